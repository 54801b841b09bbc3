/** A row or a column that scrolls says on which sides it runs on: `{@attach runsOn}`, `{@attach runsDown}`. */

import "./runs-on.css";

const NEAR = 2; // px from an end that count as there

export const runsOn = (row: HTMLElement): (() => void) =>
  watch(row, () => ({ left: row.scrollLeft > NEAR, right: row.scrollLeft + row.clientWidth < row.scrollWidth - NEAR }));

export const runsDown = (column: HTMLElement): (() => void) =>
  watch(column, () => ({ up: column.scrollTop > NEAR, down: column.scrollTop + column.clientHeight < column.scrollHeight - NEAR }));

function watch(box: HTMLElement, sides: () => Record<string, boolean>): () => void {
  const tell = (): void => {
    const found = sides();
    box.dataset["more"] = Object.keys(found).filter((side) => found[side]).join(" ");
  };
  box.classList.add("runs-on");
  const sizes = new ResizeObserver(tell);
  sizes.observe(box);
  const children = new MutationObserver(tell);
  children.observe(box, { childList: true, subtree: true });
  box.addEventListener("scroll", tell, { passive: true });
  tell();
  return () => {
    sizes.disconnect();
    children.disconnect();
    box.removeEventListener("scroll", tell);
  };
}

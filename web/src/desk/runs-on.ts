/** A row or a column that scrolls says on which sides it runs on: `{@attach runsOn}`, `{@attach runsDown}`. The wheel moves a row, too. */

import "./runs-on.css";

const NEAR = 2; // px from an end that count as there
const LINE = 16; // px of a wheel that counts in lines

export function runsOn(row: HTMLElement): () => void {
  const end = watch(row, () => ({ left: row.scrollLeft > NEAR, right: row.scrollLeft + row.clientWidth < row.scrollWidth - NEAR }));
  const turned = (event: WheelEvent): void => push(row, event);
  row.addEventListener("wheel", turned, { passive: false });
  return () => {
    end();
    row.removeEventListener("wheel", turned);
  };
}

export const runsDown = (column: HTMLElement): (() => void) =>
  watch(column, () => ({ up: column.scrollTop > NEAR, down: column.scrollTop + column.clientHeight < column.scrollHeight - NEAR }));

/** A plain mouse has a wheel for up and down only: over a row it goes along, and at the row's end it moves the page again. */
function push(row: HTMLElement, event: WheelEvent): void {
  if (event.ctrlKey || event.shiftKey || Math.abs(event.deltaX) >= Math.abs(event.deltaY)) return;
  const before = row.scrollLeft;
  row.scrollBy({ left: event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1), behavior: "instant" });
  if (row.scrollLeft !== before) event.preventDefault();
}

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

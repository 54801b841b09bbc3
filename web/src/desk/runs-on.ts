/** A row that scrolls says on which sides it runs on: `{@attach runsOn}`. */

import "./runs-on.css";

const NEAR = 2; // px from an end that count as there

export function runsOn(row: HTMLElement): () => void {
  const tell = (): void => {
    const left = row.scrollLeft > NEAR;
    const right = row.scrollLeft + row.clientWidth < row.scrollWidth - NEAR;
    row.dataset["more"] = [left && "left", right && "right"].filter(Boolean).join(" ");
  };
  row.classList.add("runs-on");
  const sizes = new ResizeObserver(tell);
  sizes.observe(row);
  const children = new MutationObserver(tell);
  children.observe(row, { childList: true, subtree: true });
  row.addEventListener("scroll", tell, { passive: true });
  tell();
  return () => {
    sizes.disconnect();
    children.disconnect();
    row.removeEventListener("scroll", tell);
  };
}

/** Whether there is room for three columns. */

const query = matchMedia("(min-width: 1080px)");
const screen = $state({ wide: query.matches });
query.addEventListener("change", () => (screen.wide = query.matches));

export function isWide(): boolean {
  return screen.wide;
}

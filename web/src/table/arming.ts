/**
 * Quick clicks answer one question. A button that comes to lie where another one just was is not armed for a moment: it
 * shows that, and a press does nothing yet. The keyboard goes by focus, not by place, and is not held up.
 */

const WAIT = 700; // ms

/** Where a button was until some moment; `what` it did is its `data-what`. */
interface Trace {
  what: string;
  box: DOMRect;
  until: number;
}

/** For an element with buttons that say in `data-what` what they do; those without it stay what they are. */
export function arming(row: HTMLElement): () => void {
  let here = new Map<HTMLElement, Trace>();
  let traces: Trace[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look(): void {
    const now = performance.now();
    const before = here;
    here = new Map();
    for (const button of row.querySelectorAll<HTMLElement>("[data-what]"))
      here.set(button, { what: button.dataset["what"] ?? "", box: button.getBoundingClientRect(), until: now + WAIT });
    for (const [button, was] of before) {
      const is = here.get(button);
      if (is?.what !== was.what || !same(is.box, was.box)) traces.push({ ...was, until: now + WAIT });
    }
    arm();
  }

  /** Arm what lies where nothing else was; look again when the next trace fades. */
  function arm(): void {
    const now = performance.now();
    traces = traces.filter(({ until }) => until > now);
    for (const [button, { what, box }] of here) {
      const waits = traces.filter((trace) => trace.what !== what && overlaps(trace.box, box));
      if (waits.length) button.setAttribute("aria-disabled", "true");
      else button.removeAttribute("aria-disabled");
    }
    clearTimeout(timer);
    if (traces.length) timer = setTimeout(arm, Math.min(...traces.map(({ until }) => until)) - now + 1);
  }

  function press(event: MouseEvent): void {
    const button = (event.target as Element).closest("[data-what]");
    if (event.detail === 0 || button?.getAttribute("aria-disabled") !== "true") return;
    event.preventDefault();
    event.stopPropagation();
  }

  const changes = new MutationObserver(look);
  changes.observe(row, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-what"] });
  const sizes = new ResizeObserver(look);
  sizes.observe(row);
  row.addEventListener("click", press, { capture: true });
  look();
  return () => {
    clearTimeout(timer);
    changes.disconnect();
    sizes.disconnect();
    row.removeEventListener("click", press, { capture: true });
  };
}

function same(a: DOMRect, b: DOMRect): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}

function overlaps(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

// Walks the page and says what a person would call broken: one line for each finding.
// Called with whether the page is touched; every element takes part in hit tests while it looks at texts.
(touch) => {
  const SLACK = 2; // px that a glyph may stand out
  const TARGET = "button, a[href], input, select, textarea, summary, [role=button], [role=link], [role=slider], [role=switch], [role=tab]";
  const LEAST = touch && Math.min(innerWidth, innerHeight) < 600 ? 12 : 0; // px of type on a phone
  const ALIKE = 24;
  const found = new Set();

  const styled = (css) => {
    const style = document.createElement("style");
    style.textContent = css;
    document.head.append(style);
    return style;
  };
  const whole = styled("* { content-visibility: visible !important }");
  const style = styled("* { pointer-events: auto !important }");

  const known = (answer) => {
    const answers = new Map();
    return (element) => {
      if (!answers.has(element)) answers.set(element, answer(element));
      return answers.get(element);
    };
  };
  // Asked of the same boxes again and again, while texts are looked at and nothing is scrolled
  const looks = known((box) => {
    const { overflowX, overflowY, textOverflow, position, width, height } = getComputedStyle(box);
    return { overflowX, overflowY, textOverflow, position, least: Math.min(parseFloat(width), parseFloat(height)) };
  });
  const edgeOf = known((box) => box.getBoundingClientRect());

  const name = (element) => {
    const told = element.getAttribute("aria-label") ?? element.textContent ?? "";
    const classes = [...element.classList].filter((one) => !one.startsWith("s-") && !one.startsWith("svelte-")).join(".");
    return `<${element.tagName.toLowerCase()}${classes && `.${classes}`}> “${told.trim().replace(/\s+/g, " ").slice(0, 40)}”`;
  };
  /** For screen readers only: a dot, whatever it says. */
  const unseen = known((element) => {
    if (!element || element === document.body) return false;
    const { overflowX, least } = looks(element);
    return (overflowX !== "visible" && least <= 1) || unseen(element.parentElement);
  });
  const shown = known((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !unseen(element));
  const parts = (rect) => ({ left: Math.round(rect.left), top: Math.round(rect.top), width: Math.round(rect.width), height: Math.round(rect.height) });
  const where = (rect) => Object.values(parts(rect)).join(" ");

  /** What is left of a box once everything that cuts or scrolls has cut it. */
  const inSight = (element, rect) => {
    let { left, top, right, bottom } = rect;
    for (let box = element; box && box !== document.documentElement; box = box.parentElement) {
      if (box === element && !(box instanceof HTMLElement)) continue;
      const { overflowX, overflowY, position } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      if (overflowX !== "visible") [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (overflowY !== "visible") [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      if (position === "fixed") break;
    }
    return { left, top, right, bottom, width: right - left, height: bottom - top };
  };

  /** The nearest ancestor that cuts off what stands out of it, and does not scroll. */
  const cutBy = (element, rect) => {
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, textOverflow, position } = looks(box);
      const edge = edgeOf(box);
      const scrolls = [overflowX, overflowY].some((one) => one === "auto" || one === "scroll");
      if (scrolls) return null; // it can be brought into sight
      if (textOverflow === "ellipsis") return null; // it says itself that there is more
      const across = overflowX !== "visible" && (rect.left < edge.left - SLACK || rect.right > edge.right + SLACK);
      const down = overflowY !== "visible" && (rect.top < edge.top - SLACK - 2 || rect.bottom > edge.bottom + SLACK + 2);
      if (across || down) return box;
      if (position === "fixed") return null;
    }
    return null;
  };
  const scrolled = (element) => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = looks(box);
      if ([overflowX, overflowY].some((one) => one === "auto" || one === "scroll")) return true;
    }
    return false;
  };

  const modal = [...document.querySelectorAll("dialog:modal")].at(-1);
  /** What lies under an open dialog is not looked at: it is dimmed, and nothing there can be pressed. */
  const behind = (element) => modal !== undefined && !modal.contains(element);

  /** How large type is on the screen, drawings scaled as they are. */
  const typeSize = known((element) => {
    const scale = element instanceof SVGGraphicsElement ? Math.hypot(element.getScreenCTM().a, element.getScreenCTM().b) : 1;
    return parseFloat(getComputedStyle(element).fontSize) * scale;
  });

  const start = { x: scrollX, y: scrollY };

  // Texts

  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !shown(element) || behind(element) || element.closest("script, style, select, noscript, title")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((rect) => rect.width > 1 && rect.height > 1);
    if (!lines.length) continue;
    const { textOverflow, paddingRight } = getComputedStyle(element);
    const end = textOverflow === "ellipsis" ? element.getBoundingClientRect().right - parseFloat(paddingRight) : Infinity;
    for (const { left, right, top, bottom, height } of lines) texts.push({ element, rect: { left, right: Math.min(right, end), top, bottom, height } });

    const size = typeSize(element);
    // A tile of a city keeps its name whole, and a finger brings it nearer
    if (size < LEAST - 0.1 && !element.closest(".city, .tile")) found.add(`type of ${size.toFixed(1)} px: ${name(element)}`);

    const around = range.getBoundingClientRect();
    const cutter = cutBy(element, around);
    if (cutter) found.add(`clipped: ${name(element)} at ${where(around)} by ${name(cutter).split(" “")[0]}`);

    if (lines.length < 2 || element.closest("svg")) continue;
    // A word that is narrower than a line was not too long for one: only where it may be broken anyway, it is looked at
    const { hyphens, wordBreak } = getComputedStyle(element);
    const room = hyphens === "auto" || wordBreak === "break-all" ? 0 : Math.max(...lines.map(({ width }) => width)) / size;
    for (const word of node.data.matchAll(/[\p{L}\p{M}\p{N}\u00ad’']{2,}/gu)) {
      if (word[0].length < room && !word[0].includes("\u00ad")) continue;
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const tops = new Set([...range.getClientRects()].filter((rect) => rect.width > 0).map((rect) => Math.round(rect.top / 4)));
      if (tops.size > 1) found.add(`broken word: “${word[0].replaceAll("\u00ad", "-")}” in ${name(element)}`);
    }
  }

  // Texts over texts

  const opaque = (element) => {
    const { backgroundColor, backgroundImage, fill, fillOpacity } = getComputedStyle(element);
    if (element instanceof SVGElement && !(element instanceof SVGSVGElement))
      return !(element instanceof SVGTextContentElement) && fill !== "none" && Number(fillOpacity) > 0.5 && !/, 0(\.[0-4]\d*)?\)$/.test(fill);
    return backgroundImage !== "none" || !/(, 0(\.[0-4]\d*)?\)|transparent|\/ 0(\.[0-4]\d*)?\))$/.test(backgroundColor);
  };
  /** What lies at a point of the page, which is scrolled there: all is measured from where it stood at first. */
  const seenAt = (x, y) => {
    scrollTo({ left: start.x, top: start.y, behavior: "instant" });
    if (y >= 0 && y < innerHeight) return document.elementsFromPoint(x, y);
    scrollTo({ left: start.x, top: start.y + y - innerHeight / 2, behavior: "instant" });
    return document.elementsFromPoint(x, y - (scrollY - start.y));
  };
  texts.sort((a, b) => a.rect.top - b.rect.top);
  texts.forEach((one, n) => {
    for (let m = n + 1; m < texts.length && texts[m].rect.top < one.rect.bottom; m++) {
      const other = texts[m];
      if (one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const left = Math.max(one.rect.left, other.rect.left), right = Math.min(one.rect.right, other.rect.right);
      const top = Math.max(one.rect.top, other.rect.top), bottom = Math.min(one.rect.bottom, other.rect.bottom);
      const [wide, high] = [right - left, bottom - top];
      const small = Math.min(one.rect.height, other.rect.height);
      if (wide < 4 || high < small * 0.4) continue;
      if (one.element.closest("[data-printed]") || other.element.closest("[data-printed]")) continue; // pieces lie on the ground
      const stack = seenAt((left + right) / 2, (top + bottom) / 2);
      const [a, b] = [stack.indexOf(one.element), stack.indexOf(other.element)];
      if (a < 0 || b < 0) continue; // scrolled away, or cut off
      const between = stack.slice(Math.min(a, b), Math.max(a, b));
      if (!between.some(opaque)) found.add(`overlap: ${name(one.element)} and ${name(other.element)} at ${where({ left, top, width: wide, height: high })}`);
    }
  });

  style.remove();

  // Targets, as presses reach them; boxes that are scrolled for it are put back

  const boxes = [...document.querySelectorAll("body *")].filter((box) => box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth);
  const stood = boxes.map((box) => ({ left: box.scrollLeft, top: box.scrollTop, behavior: "instant" }));
  /** Whether presses around its middle reach a target that looks smaller: pseudo-elements may make it larger. */
  const reached = (element, far) => {
    const rect = element.getBoundingClientRect();
    return [[-far, 0], [far, 0], [0, -far], [0, far]].every(([x, y]) => {
      const hit = document.elementFromPoint(rect.left + rect.width / 2 + x, rect.top + rect.height / 2 + y);
      return hit !== null && element.contains(hit);
    });
  };
  const reaches = (element, far) => {
    if (reached(element, far)) return true;
    element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" }); // from under what stays in place
    return reached(element, far);
  };
  const small = new Map(); // by kind
  for (const element of document.querySelectorAll(TARGET)) {
    if (!shown(element) || element.disabled || element.tabIndex < 0 || behind(element)) continue;
    const inText = element.matches("a") && getComputedStyle(element).display === "inline";
    const label = element.matches("input") ? (element.closest("label") ?? element) : element;
    const rect = label.getBoundingClientRect();
    if (inText || !rect.width || !rect.height) continue;
    const onBoard = element instanceof SVGElement || element.closest(".board");
    const least = touch && !onBoard ? 44 : 24;
    if (Math.min(rect.width, rect.height) >= least - 0.5) continue;
    const kind = [element, element.parentElement].map((one) => `${one.tagName} ${one.getAttribute("class")}`).join(" in ");
    const room = element.parentElement.getBoundingClientRect().height;
    small.set(kind, [...(small.get(kind) ?? []), { element, least, rect, room }]);
  }
  // Of hundreds alike, as the numbers of rules, those with the least room about them: every look takes its time
  for (const alike of small.values())
    for (const { element, least, rect } of alike.sort((a, b) => a.room - b.room).slice(0, ALIKE))
      if (!reaches(element, least / 2 - 1)) found.add(`target of ${Math.round(rect.width)}×${Math.round(rect.height)}: ${name(element)}`);

  boxes.forEach((box, n) => box.scrollTo(stood[n]));
  scrollTo({ left: start.x, top: start.y, behavior: "instant" });

  // The window

  for (const box of document.querySelectorAll("body *")) {
    const { overflowX, overflowY } = getComputedStyle(box);
    if (![overflowX, overflowY].includes("auto") || !shown(box)) continue;
    if (overflowX !== "hidden" && box.scrollWidth > box.clientWidth + SLACK && box.scrollHeight > box.clientHeight + SLACK) found.add(`scrolls both ways: ${name(box).split(" “")[0]} is ${box.scrollWidth} wide in ${box.clientWidth}`);
  }
  const { clientWidth } = document.documentElement;
  if (document.documentElement.scrollWidth > clientWidth + 1) found.add(`the page is ${document.documentElement.scrollWidth} wide in a window of ${clientWidth}`);
  for (const { element, rect } of texts) {
    if ((rect.right > clientWidth + SLACK || rect.left < -SLACK) && !scrolled(element)) found.add(`outside the window: ${name(element)} at ${where({ ...rect, width: rect.right - rect.left })}`);
  }
  for (const asked of document.querySelectorAll(".question button, .question [role=status]")) {
    if (!shown(asked)) continue;
    const sight = inSight(asked, asked.getBoundingClientRect());
    const high = Math.min(sight.bottom, innerHeight) - Math.max(sight.top, 0);
    if (high < asked.getBoundingClientRect().height - SLACK) found.add(`out of sight: ${name(asked)}`);
  }

  whole.remove();
  return [...found];
}

import { beforeEach, describe, expect, test, vi } from "vitest";
import { Desk, type Target } from "../src/desk/desk.svelte";
import { takeOffs } from "../src/desk/flights";
import { paired, widest } from "../src/desk/whole";
import type { Asked, BoardProps } from "../src/games/types";

type Move = { kind: "take"; goods: string } | { kind: "begin" } | { kind: "end" };
interface Stall {
  view: { open: boolean };
  components: object;
  move: Move;
  thing: { kind: string; id: string };
}

const take = (goods: string): Move => ({ kind: "take", goods });
const AT = { x: 3, y: 4 };
const ASKED: Asked = { id: 9, seat: 0, kind: "goods", context: {} };

/** A stall: goods are taken at their places, two kinds of fish at one; the sign is a short way to begin and take tea. */
function stall(more: Partial<BoardProps<Stall>> = {}) {
  const props: BoardProps<Stall> = {
    view: { open: true }, components: {}, seat: 0, shown: 0, names: ["Anna"], asked: ASKED, standing: [], after: null, ghost: null, next: null, focus: null, fresh: [],
    legal: [{ action: 1, move: take("tea") }, { action: 2, move: take("cod") }, { action: 3, move: take("eel") }, { action: 4, move: { kind: "begin" } }],
    t: Object.assign((key: string) => key, { has: () => true, lang: "en" }) as unknown as BoardProps["t"], reduced: false,
    pick: vi.fn(), hover: vi.fn(), why: vi.fn(), ...more,
  }; // prettier-ignore
  const chosen = vi.fn();
  const leave = vi.fn();
  const desk = new Desk<Stall>(() => props, {
    game: "stall",
    answers(legal) {
      const found = new Map<string, Target<Move>[]>();
      for (const { action, move } of legal) {
        if (move.kind !== "take") continue;
        const place = move.goods === "tea" ? "tea" : "fish";
        found.set(place, [...(found.get(place) ?? []), { action, move }]);
      }
      return found;
    },
    shortcuts: (legal) => new Map(legal.flatMap(({ action, move }) => (move.kind === "begin" ? [["sign", { action, move, then: take("tea") }]] : []))),
    meant: (place, own) => (own && place === "salt" ? take(place) : null),
    isNoted: (place, notes) => notes.has(`goods/${place}`),
    press: (place) => place === "bell",
    chosen,
    leave,
  });
  return { desk, props, chosen, leave };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (does: () => void) => does());
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

describe("pointing", () => {
  test("shows what the one answer of a place would do", () => {
    const { desk, props } = stall();
    desk.over("tea");
    expect(props.hover).toHaveBeenLastCalledWith(1, null);
    desk.over(null);
    expect(props.hover).toHaveBeenLastCalledWith(null, null);
  });

  test("shows nothing where several answers are given, or none", () => {
    const { desk, props } = stall();
    desk.over("fish");
    desk.over("salt");
    expect(props.hover).not.toHaveBeenCalled();
  });

  test("places are lit by what was recommended, and by notes under either name", () => {
    const { desk } = stall({ advised: 2, point: ["bell", "goods/tea"] });
    expect(["tea", "fish", "bell", "salt"].filter((place) => desk.lit(place))).toEqual(["tea", "fish", "bell"]);
    expect(stall().desk.lit("tea")).toBe(false);
  });
});

describe("pressing", () => {
  test("a place answers with one click", () => {
    const { desk, props, chosen } = stall();
    desk.press("tea", AT);
    expect(props.pick).toHaveBeenCalledExactlyOnceWith(1, undefined);
    expect(chosen).toHaveBeenCalledOnce();
  });

  test("a finger sees first what it would do", () => {
    const { desk, props } = stall();
    desk.touched = true;
    desk.press("tea", AT);
    expect(props.pick).not.toHaveBeenCalled();
    expect(props.hover).toHaveBeenLastCalledWith(1, null);
    props.focus = 1;
    desk.press("tea", AT);
    expect(props.pick).toHaveBeenCalledExactlyOnceWith(1, undefined);
  });

  test("a short way means two answers", () => {
    const { desk, props } = stall();
    desk.press("sign", AT);
    expect(props.pick).toHaveBeenCalledExactlyOnceWith(4, take("tea"));
  });

  test("pointing at a short way asks what both answers bring", () => {
    const { desk, props } = stall();
    desk.over("sign");
    expect(props.hover).toHaveBeenLastCalledWith(4, take("tea"));
  });

  test("a finger takes a short way where it touched first, not where the answer happens to be in focus", () => {
    const { desk, props } = stall({ focus: 4 });
    desk.touched = true;
    desk.press("sign", AT);
    expect(props.pick).not.toHaveBeenCalled();
    expect(props.hover).toHaveBeenLastCalledWith(4, take("tea"));
    desk.press("sign", AT);
    expect(props.pick).toHaveBeenCalledExactlyOnceWith(4, take("tea"));
  });

  test("several answers are listed, and one of the list is chosen", () => {
    const { desk, props } = stall();
    desk.press("fish", AT);
    expect(desk.open).toBe("fish");
    expect(props.pick).not.toHaveBeenCalled();
    desk.answer(desk.targets("fish")[1]!);
    expect(props.pick).toHaveBeenCalledExactlyOnceWith(3, undefined);
    expect(desk.open).toBeNull();
  });

  test("a list is closed by a second press, by a press elsewhere, and by Escape", () => {
    const { desk, leave } = stall();
    const close = [() => desk.press("fish", AT), () => desk.press("salt", AT), () => desk.press("tea", AT), () => desk.escape()];
    for (const closes of close) {
      desk.press("fish", AT);
      expect(desk.open).toBe("fish");
      closes();
      expect(desk.open).toBeNull();
    }
    expect(leave).toHaveBeenCalledWith("Escape");
  });

  test("a finger that looks at another place closes a list as well", () => {
    const { desk } = stall();
    desk.touched = true;
    desk.press("fish", AT);
    desk.press("tea", AT);
    expect(desk.open).toBeNull();
  });

  test("what is no answer shakes, and asks why", () => {
    const { desk, props, leave } = stall();
    desk.press("salt", AT);
    expect(desk.shaken).toBe("salt");
    expect(props.why).toHaveBeenCalledExactlyOnceWith(take("salt"), AT);
    expect(leave).toHaveBeenCalledWith("refusal");
    vi.advanceTimersByTime(400);
    expect(desk.shaken).toBeNull();
  });

  test("nothing shakes where no move comes to mind, or another seat is asked", () => {
    const { desk, props } = stall();
    desk.press("wall", AT);
    const other = stall({ asked: { seat: 1, kind: "goods", context: {} } });
    other.desk.press("salt", AT);
    expect([desk.shaken, other.desk.shaken]).toEqual([null, null]);
    expect(props.why).not.toHaveBeenCalled();
    expect(other.props.why).not.toHaveBeenCalled();
  });

  test("a place may do something of its own", () => {
    const { desk, props, leave } = stall();
    desk.press("bell", AT);
    expect(props.why).not.toHaveBeenCalled();
    expect(leave).not.toHaveBeenCalled();
  });
});

describe("while an answer is on its way", () => {
  test("no place has an answer to be seen", () => {
    const { desk } = stall({ waiting: true, advised: 1 });
    expect(desk.legal).toEqual([]);
    expect(desk.targets("tea")).toEqual([]);
    expect(desk.shortcut("sign")).toBeUndefined();
    expect(desk.lit("tea")).toBe(false);
  });

  test("a press means the answer that was there", () => {
    const { desk, props } = stall({ waiting: true });
    desk.press("tea", AT);
    expect(props.pick).toHaveBeenCalledExactlyOnceWith(1, undefined);
    desk.press("sign", AT);
    expect(props.pick).toHaveBeenLastCalledWith(4, take("tea"));
  });

  test("nothing is listed, refused or done beside", () => {
    const { desk, props, leave } = stall({ waiting: true });
    for (const place of ["fish", "salt", "bell"]) desk.press(place, AT);
    expect(desk.open).toBeNull();
    expect(desk.shaken).toBeNull();
    for (const heard of [props.pick, props.why, leave]) expect(heard).not.toHaveBeenCalled();
  });
});

test("all pieces land in time, and few do not dawdle", () => {
  expect(takeOffs(1)).toEqual([0]);
  expect(takeOffs(3)).toEqual([0, 130, 260]);
  expect(takeOffs(11).at(-1)).toBe(500);
});

describe("reading", () => {
  const thing = { kind: "goods", id: "salt" };
  const event = (kind: string, more: object = {}): never => ({ pointerType: "touch", isPrimary: true, clientX: 5, clientY: 5, detail: 1, currentTarget: at, ...more, type: kind }) as never;
  const at = { getBoundingClientRect: () => ({ x: 0, y: 0, width: 10, height: 10 }), isConnected: true, matches: () => false } as unknown as Element;

  function table(moves: string[], touched = true) {
    const made = stall({ asked: { ...ASKED, moves } });
    made.desk.root = { getBoundingClientRect: () => ({}), querySelectorAll: () => [], contains: () => true } as unknown as HTMLElement;
    made.desk.touched = touched;
    return made;
  }

  test("a tap on what is not asked about shows its face, and why it is no answer only if that is wanted", () => {
    const { desk, props } = table(["begin"]);
    desk.clicked(event("click"), "salt", thing);
    expect(desk.close.near).toMatchObject({ thing, held: true });
    expect(props.why).not.toHaveBeenCalled();
    desk.close.near?.why?.();
    expect(props.why).toHaveBeenCalledOnce();
    expect(desk.close.near).toBeNull();
  });

  test("a tap on a wrong answer is refused, and so is a click", () => {
    const asked = table(["take"]);
    asked.desk.clicked(event("click"), "salt", thing);
    expect(asked.props.why).toHaveBeenCalledOnce();
    const clicked = table(["begin"], false);
    clicked.desk.clicked(event("click", { pointerType: "mouse" }), "salt", thing);
    expect(clicked.props.why).toHaveBeenCalledOnce();
  });

  test("a finger that rests on an answer shows its face, and its click answers nothing", () => {
    const { desk, props } = table(["take"]);
    const heard = desk.spot("tea", thing) as Record<string, (event: never) => void>;
    heard["onpointerdown"]!(event("pointerdown"));
    vi.advanceTimersByTime(500);
    expect(desk.close.near?.held).toBe(true);
    heard["onclick"]!(event("click"));
    expect(props.pick).not.toHaveBeenCalled();
    expect(props.hover).not.toHaveBeenCalled();
    heard["onclick"]!(event("click"));
    expect(props.hover).toHaveBeenCalledWith(1, null);
  });

  test("a finger that moves on does not rest", () => {
    const { desk } = table(["take"]);
    const heard = desk.spot("tea", thing) as Record<string, (event: never) => void>;
    heard["onpointerdown"]!(event("pointerdown"));
    heard["onpointermove"]!(event("pointermove", { clientY: 40 }));
    vi.advanceTimersByTime(500);
    expect(desk.close.near).toBeNull();
  });
});

test("a name is as wide as its widest word, by its letters", () => {
  expect(widest("Train Station (south)")).toBe(widest("(south)"));
  expect(widest("Covent-Garden")).toBe(widest("Covent-"));
  expect(widest("Wm")).toBeGreaterThan(1.8);
  expect(widest("ill")).toBeLessThan(0.9);
  expect(widest("Рыботорговцы")).toBeGreaterThan(widest("Fishmongers"));
});

test("where two lines are all, the wider line counts, however it is parted best", () => {
  expect(widest("Church of St Lawrence Jewry", 2)).toBeCloseTo(widest("Lawrence\u00a0Jewry"));
  expect(widest("Tallow Chandlers", 2)).toBe(widest("Chandlers"));
  expect(widest("Fishmongers", 2)).toBe(widest("Fishmongers"));
});

test("a short word stays with the word before it", () => {
  expect(paired("Southwark & Bermondsey")).toBe("Southwark\u00a0& Bermondsey");
  expect(paired("Covent Garden Market")).toBe("Covent Garden Market");
});

/** The server by REST. What it refuses becomes a `Refused` with the rule, so that pages can word it. */

import type { Words } from "../games/types";
import type {
  AnalysisInfo,
  AskedThen,
  ChangeSeat,
  ChapterInfo,
  ComponentsInfo,
  Fitting,
  Frame,
  GameInfo,
  Join,
  Kept,
  LessonInfo,
  Link,
  NewTable,
  Offered,
  OwnTable,
  PackInfo,
  PlayOn,
  Problem,
  Reach,
  ReplayInfo,
  Story,
  TableInfo,
  Wanted,
} from "./protocol";
import type { ContestInfo } from "../people/shapes";
import { isLine } from "./speech";
import { facts } from "./words";

export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.error);
  }
}

/** The server did not answer at all. */
export class Unreachable extends Error {}

export async function call<T>(method: "GET" | "POST" | "DELETE", path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
    });
  } catch {
    throw new Unreachable(path);
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem: Partial<Problem> = await answer.json().catch(() => ({}));
  const args = await worded(problem.args ?? {});
  throw new Refused({ error: problem.error ?? "", rule: problem.rule ?? null, args, key: problem.key ?? null }, answer.status);
}

/** What the library found wrong comes as a line; its words are fetched when one does. */
async function worded(args: Problem["args"]): Promise<Problem["args"]> {
  if (!Object.values(args).some(isLine)) return args;
  const [{ inWords }, { language }] = await Promise.all([import("./told"), import("./prefs.svelte")]);
  return inWords(args, language());
}

const at = (id: string, rest = ""): string => `/api/tables/${encodeURIComponent(id)}${rest}`;

export const api = {
  games: () => (games ??= call<GameInfo[]>("GET", "/api/games").catch(forget)),
  /** Games that cannot be played, each with the reason, in sentences. */
  leftOut: (lang: string) => call<string[]>("GET", `/api/left-out?lang=${lang}`),
  tables: () => call<TableInfo[]>("GET", "/api/tables"),
  mine: () => call<OwnTable[]>("GET", "/api/mine"),
  /** The daily game and the weekly ones. */
  contests: () => call<ContestInfo[]>("GET", "/api/contests"),
  table: (id: string) => call<TableInfo>("GET", at(id)),
  /** Whether a table could be set up like this. */
  fits: (game: string, wanted: Wanted) => call<Fitting>("POST", `/api/games/${encodeURIComponent(game)}/options`, wanted),
  /** Who can sit at a table besides people: levels, and programs of the host by name. */
  bots: () => call<Offered>("GET", "/api/bots"),
  /** Where others in the network reach the server. */
  reach: () => call<Reach>("GET", "/api/reach"),
  make: (wanted: NewTable) => call<TableInfo>("POST", "/api/tables", wanted),
  join: (id: string, wanted: Join) => call<TableInfo>("POST", at(id, "/join"), wanted),
  seat: (id: string, seat: number, wanted: ChangeSeat) => call<TableInfo>("POST", at(id, `/seats/${seat}`), wanted),
  leave: (id: string, seat: number) => call<TableInfo>("POST", at(id, `/seats/${seat}/leave`)),
  back: (id: string, seat: number) => call<TableInfo>("POST", at(id, `/seats/${seat}/back`)),
  goOn: (id: string) => call<TableInfo>("POST", at(id, "/go-on")),
  end: (id: string) => call<TableInfo>("POST", at(id, "/end")),
  unclock: (id: string) => call<TableInfo>("POST", at(id, "/unclock")),
  timeOut: (id: string) => call<TableInfo>("POST", at(id, "/time-out")),
  start: (id: string) => call<TableInfo>("POST", at(id, "/start")),
  rematch: (id: string) => call<TableInfo>("POST", at(id, "/rematch")),
  link: (id: string, seat: number) => call<Link>("POST", at(id, `/seats/${seat}/link`)),
  /** No other browser holds the seat any more. */
  revoke: (id: string, seat: number) => call<TableInfo>("DELETE", at(id, `/seats/${seat}/link`)),
  /** A personal link was opened. */
  open: (token: string) => call<TableInfo>("POST", `/api/links/${encodeURIComponent(token)}`),
  /** To the place of a bot, for somebody new. */
  invite: (id: string, seat: number) => call<Link>("POST", at(id, `/seats/${seat}/invitation`)),
  callBack: (id: string, seat: number) => call<TableInfo>("DELETE", at(id, `/seats/${seat}/invitation`)),
  record: (id: string) => at(id, "/record"),
  rules: (game: string, lang: string) => call<ChapterInfo[]>("GET", `/api/rules/${encodeURIComponent(game)}?lang=${lang}`),
  components: (game: string, data: string) => read(`/api/games/${encodeURIComponent(game)}/components/${encodeURIComponent(data)}`),
  /** How components differ from the game as shipped. */
  pack: (game: string, data: string) => call<PackInfo>("GET", packed(game, `/${encodeURIComponent(data)}`)),
  packFile: (game: string, data: string) => packed(game, `/${encodeURIComponent(data)}/file`),
  packText: async (game: string, data: string) => new Blob([JSON.stringify(await call<unknown>("GET", api.packFile(game, data)))]),
  /** Components from a file: checked and kept, so that a table can be made with them. */
  bring: (game: string, file: Blob) => call<PackInfo>("POST", packed(game), file),
  lesson: (id: string) => call<LessonInfo>("GET", `/api/lessons/${encodeURIComponent(id)}`),
  /** Without a viewer, the server chooses: the own seat, else a spectator. */
  replay: (id: string, seat?: number | null) => call<ReplayInfo>("GET", replayed(id, "", seat === undefined ? {} : viewer(seat))),
  frames: (id: string, seat: number | null, start: number, count: number) =>
    call<Frame[]>("GET", replayed(id, "/frames", { ...viewer(seat), start: String(start), count: String(count) })),
  /** Of a game that is over. */
  story: (id: string) => call<Story>("GET", replayed(id, "/story", {})),
  /** How far the coach is with a game; the report is left out where as many decisions are `known`. */
  analysis: (id: string, known: number) => call<AnalysisInfo>("GET", replayed(id, "/analysis", { known: String(known) })),
  analyse: (id: string) => call<AnalysisInfo>("POST", replayed(id, "/analysis", {})),
  asked: (id: string, at: number, seat: number) => call<AskedThen>("GET", replayed(id, "/asked", { at: String(at), seat: String(seat) })),
  playOn: (id: string, wanted: PlayOn) => call<TableInfo>("POST", replayed(id, "/play-on", {}), wanted),
  keep: (record: Blob) => call<Kept>("POST", "/api/records", record),
};

function packed(game: string, rest = ""): string {
  return `/api/games/${encodeURIComponent(game)}/packs${rest}`;
}

function viewer(seat: number | null): Record<string, string> {
  return { seat: seat === null ? "none" : String(seat) };
}

function replayed(id: string, rest: string, query: Record<string, string>): string {
  const asked = new URLSearchParams(query).toString();
  return `/api/replays/${encodeURIComponent(id)}${rest}${asked && `?${asked}`}`;
}

/** All that a replay needs through the eyes it is seen with, its frames in windows of a few steps. */
export function replayPaths({ id, game, data, seat, count }: ReplayInfo, window: number): string[] {
  const starts = Array.from({ length: Math.floor(count / window) + 1 }, (_, n) => String(n * window));
  return [
    replayed(id, "", {}),
    replayed(id, "", viewer(seat)),
    "/api/games",
    `/api/games/${encodeURIComponent(game)}/components/${encodeURIComponent(data)}`,
    ...starts.map((start) => replayed(id, "/frames", { ...viewer(seat), start, count: String(window) })),
    replayed(id, "/story", {}),
  ];
}

/** Components never change under their name, so one reading serves all pages. */
const boxes = new Map<string, Promise<ComponentsInfo>>();

function read(path: string): Promise<ComponentsInfo> {
  let box = boxes.get(path);
  if (!box) {
    box = call<ComponentsInfo>("GET", path);
    box.catch(() => boxes.delete(path));
    boxes.set(path, box);
  }
  return box;
}

let games: Promise<GameInfo[]> | null = null;

function forget(error: unknown): never {
  games = null;
  throw error;
}

/** An error in words, for the place where the person looks; the server's own sentence is for machines. */
export function sentence(error: unknown, t: Words): string {
  if (error instanceof Refused) {
    const { rule, args, key, error: text } = error.problem;
    if (error.status === 429) return t("web-error-too-many");
    if (rule && t.has(`${rule}.no`)) return t(`${rule}.no`, facts(args));
    if (key && t.has(key)) return t(key, facts(args ?? {}));
    if (rule && text) return text; // of a game whose words are not here
    return t(error.status === 404 ? "web-error-missing" : "web-error-server");
  }
  return t(error instanceof Unreachable ? "web-error-unreachable" : "web-error-server");
}

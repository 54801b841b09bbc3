/** The server by REST. What it refuses becomes a `Refused` with the rule, so that pages can word it. */

import type { Words } from "../games/types";
import type {
  ChangeSeat,
  ChapterInfo,
  GameInfo,
  Join,
  Link,
  NewTable,
  Problem,
  TableInfo,
} from "./protocol";
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

async function call<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Unreachable(path);
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem: Partial<Problem> = await answer.json().catch(() => ({}));
  throw new Refused({ error: problem.error ?? "", rule: problem.rule ?? null, args: problem.args ?? {} }, answer.status);
}

const at = (id: string, rest = ""): string => `/api/tables/${encodeURIComponent(id)}${rest}`;

export const api = {
  games: () => (games ??= call<GameInfo[]>("GET", "/api/games").catch(forget)),
  tables: () => call<TableInfo[]>("GET", "/api/tables"),
  mine: () => call<TableInfo[]>("GET", "/api/mine"),
  table: (id: string) => call<TableInfo>("GET", at(id)),
  make: (wanted: NewTable) => call<TableInfo>("POST", "/api/tables", wanted),
  join: (id: string, wanted: Join) => call<TableInfo>("POST", at(id, "/join"), wanted),
  seat: (id: string, seat: number, wanted: ChangeSeat) => call<TableInfo>("POST", at(id, `/seats/${seat}`), wanted),
  start: (id: string) => call<TableInfo>("POST", at(id, "/start")),
  rematch: (id: string) => call<TableInfo>("POST", at(id, "/rematch")),
  link: (id: string, seat: number) => call<Link>("POST", at(id, `/seats/${seat}/link`)),
  record: (id: string) => at(id, "/record"),
  rules: (game: string) => call<ChapterInfo[]>("GET", `/api/rules/${encodeURIComponent(game)}`),
};

let games: Promise<GameInfo[]> | null = null;

function forget(error: unknown): never {
  games = null;
  throw error;
}

/** An error in words, for the place where the person looks. */
export function sentence(error: unknown, t: Words): string {
  if (error instanceof Refused) {
    const { rule, args, error: text } = error.problem;
    if (rule && t.has(`${rule}.no`)) return t(`${rule}.no`, facts(args));
    if (text) return text;
    return t(error.status === 404 ? "web-error-missing" : "web-error-server");
  }
  return t(error instanceof Unreachable ? "web-error-unreachable" : "web-error-server");
}

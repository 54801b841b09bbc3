/** What the workshop asks the server. */

import { call } from "../lib/api";
import type { BoxChecked, CheckInfo, CheckKept, Link, OwnedBox, PackInfo } from "../lib/protocol";
import type { Checked, Edit, Form, Merged, Order, Place, Shares, Side } from "./shapes";

const at = (game: string, rest: string): string => `/api/games/${encodeURIComponent(game)}${rest}`;

/** One after another: somebody who types fast does not keep the server busy with what is no longer there. */
let turn: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = turn.then(work, work);
  turn = mine;
  return mine;
}

export const workshop = {
  form: (game: string) => call<Form>("GET", at(game, "/workshop/form")),
  order: (game: string) => call<Order>("GET", at(game, "/workshop/order")),
  /** What is wrong with these edits, what adds up, and what the edited components say; null where nobody waits for it any more. */
  check: (game: string, edits: Edit[], place: Place | null, wanted = (): boolean => true): Promise<Checked | null> =>
    inTurn(async () => (wanted() ? call<Checked>("POST", at(game, "/workshop/check"), { data: null, edits, place }) : null)),
  /** Edits and what was found right as components to play with. */
  pack: (game: string, edits: Edit[], checked: Place[], owner: OwnedBox & { box: string }, name: string) =>
    call<PackInfo>("POST", at(game, "/workshop/pack"), { data: null, edits, checked, owner, name }),
  /** The same as a file that says who has compared what, also where nothing differs. */
  file: (game: string, edits: Edit[], checked: Place[], owner: OwnedBox & { box: string }, name: string) =>
    call<object>("POST", at(game, "/workshop/file"), { data: null, edits, checked, owner, name }),
  /** Two packs, each a hash or a whole file. */
  merge: (game: string, ours: string | object, theirs: string | object, choices: Record<string, Side>, name: string) =>
    call<Merged>("POST", at(game, "/workshop/merge"), { ours, theirs, choices, name }),
  shares: (game: string, data = "") => call<Shares>("GET", at(game, `/workshop/shares${data && `?data=${encodeURIComponent(data)}`}`)),
  // The check in progress
  read: (game: string) => call<CheckInfo>("GET", at(game, "/check")),
  begin: (game: string, owned: OwnedBox) => call<CheckInfo>("POST", at(game, "/check"), owned),
  answer: (game: string, answers: BoxChecked[]) => call<CheckKept>("POST", at(game, "/check/answers"), answers),
  forget: (game: string) => call<CheckInfo>("DELETE", at(game, "/check")),
  link: (game: string) => call<Link>("POST", at(game, "/check/link")),
  take: (token: string) => call<CheckInfo>("POST", `/api/checks/${encodeURIComponent(token)}`),
};

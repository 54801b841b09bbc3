/** Games of other packages: on the board that their package brings, else on the plain one.
 * Such a board is built apart from this client, so it is no component but a function that draws. */

import type { Component } from "svelte";
import { api } from "../lib/api";
import Mounted from "./Mounted.svelte";
import plain from "./plain";
import type { BoardProps, Brought, GameModule } from "./types";

export async function broughtModule(id: string): Promise<GameModule> {
  const board = (await api.games()).find((game) => game.id === id)?.board;
  if (!board) return plain;
  const { mount, ...rest }: Brought = (await import(/* @vite-ignore */ board)).default;
  const Board: Component<BoardProps> = (anchor, props) => Mounted(anchor, Object.create(props, { mount: { value: mount } }));
  return { ...plain, ...rest, Board };
}

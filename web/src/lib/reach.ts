/** Where others reach the pages of this server: a host that looks at it from its own machine has another address. */

import { api } from "./api";

/** `own`: the address of this page does. `network`: the machine's address in its network. `nowhere`: nobody else can. */
export interface Reached {
  how: "own" | "network" | "nowhere";
  origin: string;
}

/** Whether an address means the machine itself, whoever uses it. */
export function onLoopback(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127(\.\d+){3}$/.test(host);
}

let asked: Promise<Reached> | null = null;

export function reached(): Promise<Reached> {
  return (asked ??= find());
}

async function find(): Promise<Reached> {
  const { origin, hostname } = location;
  if (!onLoopback(hostname)) return { how: "own", origin };
  try {
    const [address] = (await api.reach()).addresses;
    return address ? { how: "network", origin: address } : { how: "nowhere", origin };
  } catch {
    asked = null;
    return { how: "own", origin }; // it will be asked again, and until then nothing is claimed
  }
}

/** Which page an address shows. */

export type Page =
  | { page: "lobby" }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  | { page: "seat"; token: string }
  | { page: "replays" }
  | { page: "replay"; id: string }
  | { page: "rules"; game: string }
  | { page: "components"; game: string; data: string }
  | { page: "learn"; id: string }
  | { page: "preferences" }
  | { page: "nowhere" };

/** What a path shows. */
export function pageOf(path: string): Page {
  const [first = "", second = "", third = "", fourth] = path.split("/").filter(Boolean).map(decode);
  if (fourth !== undefined) return { page: "nowhere" };
  if (first === "components" && second) return { page: "components", game: second, data: third };
  if (third) return { page: "nowhere" };
  if (first === "") return { page: "lobby" };
  if (first === "new" && second) return { page: "new", game: second };
  if (first === "t" && second) return { page: "table", id: second };
  if (first === "seat" && second) return { page: "seat", token: second };
  if (first === "replay") return second ? { page: "replay", id: second } : { page: "replays" };
  if (first === "rules" && second) return { page: "rules", game: second };
  if (first === "learn" && second) return { page: "learn", id: second };
  if (first === "preferences" && !second) return { page: "preferences" };
  return { page: "nowhere" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Which page an address shows. */

export type Page =
  | { page: "lobby" }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  | { page: "seat"; token: string }
  | { page: "replays" }
  | { page: "replay"; id: string }
  | { page: "analysis"; id: string }
  | { page: "again"; id: string }
  | { page: "rules"; game: string }
  | { page: "components"; game: string; data: string }
  | { page: "workshop"; game: string }
  | { page: "merge"; game: string }
  | { page: "learn"; id: string }
  | { page: "preferences" }
  | { page: "contest"; game: string; day: string }
  | { page: "games" }
  | { page: "profile" }
  | { page: "person" }
  | { page: "reminded"; what: "off" | "confirm"; token: string }
  | { page: "ladder"; game: string }
  | { page: "find" }
  | { page: "tournament"; id: string }
  | { page: "nowhere" };

/** The game that everybody plays alike every day; the others have one every week. */
export const DAILY = "next-station";

/** Where the daily game is, or a weekly one; of a day, or of now. */
export function contestPath(game: string, day = ""): string {
  return [game === DAILY ? "/daily" : `/weekly/${game}`, day].filter(Boolean).join("/");
}

/** What a path shows. */
export function pageOf(path: string): Page {
  const [first = "", second = "", third = "", fourth] = path.split("/").filter(Boolean).map(decode);
  if (fourth !== undefined) return { page: "nowhere" };
  if (first === "components" && second) return { page: "components", game: second, data: third };
  if (first === "weekly" && second) return { page: "contest", game: second, day: third };
  if (first === "replay" && (third === "analysis" || third === "again")) return { page: third, id: second };
  if (first === "reminders" && (second === "off" || second === "confirm") && third) return { page: "reminded", what: second, token: third };
  if (first === "workshop" && second && third === "merge") return { page: "merge", game: second };
  if (third) return { page: "nowhere" };
  if (first === "") return { page: "lobby" };
  if (first === "new" && second) return { page: "new", game: second };
  if (first === "t" && second) return { page: "table", id: second };
  if (first === "seat" && second) return { page: "seat", token: second };
  if (first === "replay") return second ? { page: "replay", id: second } : { page: "replays" };
  if (first === "rules" && second) return { page: "rules", game: second };
  if (first === "workshop" && second) return { page: "workshop", game: second };
  if (first === "learn" && second) return { page: "learn", id: second };
  if (first === "daily") return { page: "contest", game: DAILY, day: second };
  if (first === "find" && !second) return { page: "find" };
  if (first === "tournament") return { page: "tournament", id: second };
  if (first === "ladder" && second) return { page: "ladder", game: second };
  if (first === "games" && !second) return { page: "games" };
  if (first === "people" && !second) return { page: "person" };
  if (first === "profile" && !second) return { page: "profile" };
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

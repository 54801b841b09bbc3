/** Words that a game of another package needs: its own, which the server has, and those of the plain board. */

const PLAIN = import.meta.glob<string>("../../../locale/*/plain.ftl", { query: "?raw", import: "default" });
const texts = new Map<string, Promise<string>>();

/** The text at a path of the server, or the plain board's words in a language; "" where there is none. */
export function text(wanted: string): Promise<string> {
  let found = texts.get(wanted);
  if (!found) {
    found = (wanted.startsWith("/") ? ask(wanted) : (PLAIN[`../../../locale/${wanted}/plain.ftl`]?.() ?? Promise.resolve(""))).catch(() => {
      texts.delete(wanted);
      return "";
    });
    texts.set(wanted, found);
  }
  return found;
}

async function ask(path: string): Promise<string> {
  const answer = await fetch(path);
  return answer.ok ? answer.text() : "";
}

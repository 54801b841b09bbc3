import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const CARD = /^(title|about|board-length|board-lesson-|bot-|offer-|progress|scenario-|stage-)/;

/** `games/<game>.ftl?card`: of a game's words those that the lobby says, so that nobody waits there for a whole game. */
export function cardWords(): Plugin {
  return {
    name: "card-words",
    load(id) {
      const [file, query] = id.split("?");
      if (query !== "card" || !file?.endsWith(".ftl")) return null;
      const lines = readFileSync(file, "utf8").split("\n").filter((line) => line.trim() && !line.startsWith("#"));
      const messages = lines.join("\n").split(/\n(?=[a-z-])/i);
      return `export default ${JSON.stringify(messages.filter((one) => CARD.test(one)).join("\n"))}`;
    },
  };
}

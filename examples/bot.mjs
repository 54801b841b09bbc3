// A bot for Londinium in JavaScript: `londinium simulate london --bots "cmd:node examples/bot.mjs,random"`.
// It wants to do things rather than pass, and knows no game. docs/bot-protocol.md explains every message.
import { createInterface } from "node:readline";

const PROTOCOL = "londinium-bot/1";
const IDLE = new Set(["pass", "stop", "discard"]); // kinds of move that do nothing, or throw something away

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

/** The number of an answer: `view` is what the seat sees, `ask` the question, `legal` its answers, `ms` the time. */
function choose({ id, ask, legal }) {
  const active = legal.filter(({ move }) => ask.moves.includes(move.kind));
  const busy = active.filter(({ move }) => !IDLE.has(move.kind));
  const liked = [busy, active, legal].find((answers) => answers.length);
  return liked[id % liked.length].action; // now this one, now that
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    if (message.protocol !== PROTOCOL) throw new Error(`This bot speaks ${PROTOCOL}, not ${message.protocol}.`);
    say({ type: "ready", protocol: PROTOCOL, name: "busy" });
  } else if (message.type === "choose") {
    say({ type: "choice", id: message.id, action: choose(message) });
  } // messages of other types come with later versions: pass over them
}

// boardgame.io's own server with its file store, for bench/server.py: a game of four who act at once.
//
//     node server.js PORT FOLDER [delta]    `delta`: its patches instead of whole states
//
// In every turn each of the four draws one section; when all have, a card is turned over and the next turn begins. The
// state has the shape and the size of what Next Station shows, a move changes as much of it, and each player is told
// their own answers. Its rules are next to nothing: whatever is drawn is allowed.

const { FlatFile, Server } = require("boardgame.io/server");
const { ActivePlayers, INVALID_MOVE } = require("boardgame.io/core");

const PENCILS = ["green", "blue", "pink", "purple"];
const CARDS = ["circle", "pentagon", "square", "triangle", "joker"].flatMap((symbol) => [`street_${symbol}`, `underground_${symbol}`]);
const SECTIONS = 4; // of a line, in the middle of a game
const CLOSED = 24;
const ANSWERS = 6;

const upTo = (n, of) => Array.from({ length: n }, (_, at) => of(at));

const line = (pencil, at) => ({
  pencil,
  begun: true,
  departure: 13 + at,
  sections: upTo(SECTIONS, (n) => [10 + n, 11 + n]),
  stations: upTo(SECTIONS + 1, (n) => 10 + n),
  ends: [10, 10 + SECTIONS],
  mark: null,
  districts: 3,
  most: 2,
  thames: 1,
  tourist: 0,
  points: 8,
});

const sheet = (seat) => ({
  seat,
  pencil: PENCILS[seat],
  power: null,
  power_used: false,
  lines: PENCILS.map(line),
  closed: upTo(CLOSED, (n) => 30 + 4 * n),
  visits: 2,
  coming: 0,
  interchanges: { 2: 2, 3: 0, 4: 0 },
  objectives: [],
  points: { lines: 24, tourist: 2, interchanges: 4 },
  total: 30,
  figures: ["plate-points", `pencil-${PENCILS[seat]}`, "plate-visits"].map((key) => ({ key, n: 12 })),
});

const answers = (turn) => upTo(ANSWERS, (n) => ({ action: 7 * n + (turn % 7), move: { kind: "draw", from: n, to: turn % 53 } }));

const keep = (list, value, most) => {
  list.push(value);
  if (list.length > most) list.shift();
};

const marks = {
  name: "marks",
  minPlayers: 4,
  maxPlayers: 4,
  deltaState: process.argv[4] === "delta",
  setup: () => ({
    turn: 1,
    done: [0, 0, 0, 0],
    last: null,
    round: 1,
    revealed: CARDS.slice(0, 3),
    deck: CARDS.slice(3),
    asked: upTo(4, (seat) => ({ seat, kind: "section", context: { round: 1, turn: 1, last: false, pencil: PENCILS[seat], symbol: "circle", switch: false } })),
    sheets: upTo(4, sheet),
    answers: upTo(4, () => answers(1)),
  }),
  playerView: ({ G, playerID }) => ({ ...G, answers: playerID === null ? [] : G.answers[Number(playerID)] }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    mark: {
      move: ({ G, playerID }, place) => {
        const seat = Number(playerID);
        if (G.done[seat] >= G.turn) return INVALID_MOVE;
        G.done[seat] = G.turn;
        G.last = seat;
        const own = G.sheets[seat];
        const drawn = own.lines[G.round % PENCILS.length];
        keep(drawn.sections, [place, (place + 9) % 53], SECTIONS);
        keep(drawn.stations, place, SECTIONS + 1);
        drawn.ends = [drawn.stations[0], place];
        drawn.points = (drawn.points % 20) + 1;
        keep(own.closed, place, CLOSED);
        own.points.lines = (own.points.lines % 90) + 1;
        own.total = (own.total % 120) + 1;
        for (const figure of own.figures) figure.n = (figure.n % 90) + 1;
        G.answers[seat] = [];
        G.asked = G.asked.filter((one) => one.seat !== seat);
        if (!G.done.every((turn) => turn === G.turn)) return;
        G.turn += 1;
        G.round = Math.ceil(G.turn / 8);
        keep(G.deck, G.revealed[0], CARDS.length - 3);
        keep(G.revealed, CARDS[G.turn % CARDS.length], 3);
        G.answers = upTo(4, () => answers(G.turn));
        G.asked = upTo(4, (one) => ({ seat: one, kind: "section", context: { round: G.round, turn: G.turn, last: false, pencil: PENCILS[one], symbol: "circle", switch: false } }));
      },
      ignoreStaleStateID: true, // the four do not wait for each other
    },
  },
};

const db = new FlatFile({ dir: process.argv[3] });
Server({ games: [marks], db, origins: [/localhost/, /127\.0\.0\.1/] }).run({ port: Number(process.argv[2]) });

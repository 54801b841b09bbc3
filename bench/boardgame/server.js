// boardgame.io's own server with its in-memory store, for bench/server.py: a game of four who act at once.
//
// In every turn each of the four makes one mark; when all have, the next turn begins. That is the shape of Next
// Station's turns, with far less to compute and to send.

const { Server } = require("boardgame.io/server");
const { ActivePlayers, INVALID_MOVE } = require("boardgame.io/core");

const KEPT = 40; // marks of a seat, about as many as a real sheet has sections

const marks = {
  name: "marks",
  minPlayers: 4,
  maxPlayers: 4,
  setup: () => ({ turn: 1, done: [0, 0, 0, 0], last: null, marks: [[], [], [], []] }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    mark: {
      move: ({ G, playerID }, place) => {
        const seat = Number(playerID);
        if (G.done[seat] >= G.turn) return INVALID_MOVE;
        G.done[seat] = G.turn;
        G.last = seat;
        G.marks[seat].push(place);
        if (G.marks[seat].length > KEPT) G.marks[seat].shift();
        if (G.done.every((turn) => turn === G.turn)) G.turn += 1;
      },
      ignoreStaleStateID: true, // the four do not wait for each other
    },
  },
};

Server({ games: [marks], origins: [/localhost/, /127\.0\.0\.1/] }).run({ port: Number(process.argv[2]) });

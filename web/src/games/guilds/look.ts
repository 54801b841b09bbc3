/** Guilds in a picture: a row of shields in the five liveries, hatched as old engravings are. */

import type { Look } from "../types";

const LIVERIES = ["#b23a2e", "#2b5c9c", "#2f7144", "#c9971d", "#6d3f8c"];
const WIDTH = 60;

export const look: Look = {
  ground: "#e9e8dc",
  accent: "#3d4a34",
  frieze(to, width, height) {
    to.fillStyle = "#b9bbab";
    to.fillRect(0, height * 0.75, width, height * 0.25);
    const shield = new Path2D(`M2 6h${WIDTH - 4}v${height * 0.42}q0 ${height * 0.3} ${2 - WIDTH / 2} ${height * 0.42}q${2 - WIDTH / 2} ${-height * 0.12} ${2 - WIDTH / 2} ${-height * 0.42}Z`);
    for (let x = 14, n = 0; x + WIDTH < width; x += WIDTH + 15, n++) {
      to.save();
      to.translate(x, 0);
      to.fillStyle = LIVERIES[n % LIVERIES.length]!;
      to.fill(shield);
      to.clip(shield);
      to.strokeStyle = "#fff5";
      to.lineWidth = 1.5;
      to.beginPath();
      for (let at = -height; at < WIDTH + height; at += 8) {
        const [dx, dy] = [[0, height], [WIDTH, 0], [height, height], [0, height], [-height, height]][n % 5]!;
        const from = n % 5 === 1 ? { x: 0, y: at } : { x: at, y: 0 };
        to.moveTo(from.x, from.y);
        to.lineTo(from.x + dx!, from.y + dy!);
      }
      to.stroke();
      to.restore();
      to.strokeStyle = "#9a6b0b";
      to.lineWidth = 3;
      to.save();
      to.translate(x, 0);
      to.stroke(shield);
      to.restore();
    }
  },
};

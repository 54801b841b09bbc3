/** Next Station in a picture, the four pencils running along the Thames with stations on them; and in sounds. */

import type { Sound } from "../../lib/sounds";
import type { EventView, Look } from "../types";

const PENCILS = ["#1d8a4b", "#1878c4", "#d8478f", "#6a3da0"];
const STATION = 150; // between two

export const look: Look = {
  ground: "#f6f3ea",
  accent: "#16397f",
  frieze(to, width, height) {
    to.fillStyle = "#c3e0f0";
    to.fillRect(0, height * 0.3, width, height * 0.7);
    to.lineWidth = 7;
    to.lineCap = to.lineJoin = "round";
    PENCILS.forEach((ink, n) => {
      const y = height * 0.45 + n * 11;
      const bend = STATION * (1.5 + 1.6 * n);
      to.strokeStyle = ink;
      to.beginPath();
      to.moveTo(-10, y);
      to.lineTo(bend, y);
      to.lineTo(bend + height * 0.3, y - height * 0.3);
      to.lineTo(width + 10, y - height * 0.3);
      to.stroke();
    });
    to.lineWidth = 4;
    to.strokeStyle = "#1c1c22";
    to.fillStyle = "#fffef9";
    for (let x = STATION / 2; x < width; x += STATION) {
      to.beginPath();
      to.arc(x, height * (x <= STATION * 1.5 ? 0.45 : 0.15), 9, 0, 7);
      to.fill();
      to.stroke();
    }
  },
};

/** A pencil on paper, and a card that is revealed. */
export function sound(event: EventView): Sound | null {
  if (event.kind === "did") return event.move?.["kind"] === "draw" ? "stroke" : null;
  return event.kind === "put" && event.to === "revealed" ? "card" : null;
}

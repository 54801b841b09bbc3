/** D.E.I. in a picture: roofs under snow, the street in shadow, a signal here and there. */

import type { Look } from "../types";

export const look: Look = {
  ground: "#e6edf2",
  accent: "#24323e",
  frieze(to, width, height) {
    to.fillStyle = "#63788a";
    to.fillRect(0, height * 0.8, width, height * 0.2);
    for (let x = -10, n = 0; x < width; n++) {
      const wide = 58 + 23 * ((n * 5) % 4);
      const high = height * (0.35 + 0.14 * ((n * 3) % 4));
      to.fillStyle = n % 2 ? "#a9b9c6" : "#8397a8";
      to.fillRect(x, height - high, wide, high);
      to.fillStyle = "#fcfeff";
      to.fillRect(x - 3, height - high - 7, wide + 6, 9);
      if (n % 4 === 1) {
        to.strokeStyle = "#24323e";
        to.lineWidth = 3;
        to.beginPath();
        to.moveTo(x + wide / 2, height - high - 7);
        to.lineTo(x + wide / 2, height - high - 26);
        to.stroke();
        to.fillStyle = "#ff9350";
        to.fillRect(x + wide / 2, height - high - 27, 17, 11);
      }
      x += wide + 12;
    }
  },
};

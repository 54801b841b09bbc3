/** London in a picture: courses of brick under a row of chimneys. */

import type { Look } from "../types";

const BRICK = { width: 46, height: 18 };

export const look: Look = {
  ground: "#efe9e0",
  accent: "#7d3323",
  frieze(to, width, height) {
    const top = height * 0.4;
    to.fillStyle = "#8a3f2c";
    for (let x = 24, n = 0; x < width; x += 130 + 37 * (n % 3), n++) {
      const high = 16 + 9 * ((n * 7) % 3);
      to.fillRect(x, top - high, 34, high);
      for (const pot of [5, 20]) to.fillRect(x + pot, top - high - 8, 9, 8);
    }
    to.fillStyle = "#d8b8a2";
    to.fillRect(0, top, width, height - top);
    to.fillStyle = "#a4503a";
    for (let y = top, row = 0; y < height; y += BRICK.height, row++) {
      for (let x = row % 2 ? -BRICK.width / 2 : 0; x < width; x += BRICK.width) to.fillRect(x, y, BRICK.width - 2, BRICK.height - 2);
    }
  },
};

/** Short sounds, made here: a card, a coin, a pencil stroke, one's turn, the end. */

import type { EventView } from "./protocol";

export type Sound = "card" | "coin" | "stroke" | "turn" | "end";

const LOUD = 0.14;
const GAP = 0.09; // seconds between two that come together
const MOST = 3; // of them

let audio: AudioContext | null = null;

/** What a sound is made of, from a moment on: notes (pitch, after how long, how long), or a rustle (of how high, how long). */
const SCORE: Record<Sound, (to: AudioContext, at: number) => void> = {
  turn: (to, at) => notes(to, at, [[659.25, 0, 0.5], [523.25, 0.18, 0.5]]),
  end: (to, at) => notes(to, at, [[523.25, 0, 0.5], [659.25, 0.16, 0.5], [783.99, 0.32, 0.9]]),
  coin: (to, at) => notes(to, at, [[1760, 0, 0.12], [2349.3, 0.05, 0.22]], 0.35),
  card: (to, at) => rustle(to, at, 2400, 0.09),
  stroke: (to, at) => rustle(to, at, 5200, 0.22),
};

/** No browser lets a page sound before it was touched; without a device there is none either. */
export function sound(...all: Sound[]): void {
  if (navigator.userActivation?.hasBeenActive === false) return;
  try {
    audio ??= new AudioContext();
    void audio.resume();
    const start = audio.currentTime + 0.02;
    [...new Set(all)].slice(0, MOST).forEach((one, n) => SCORE[one](audio!, start + n * GAP));
  } catch {
    // The game goes on in silence.
  }
}

/** What an event sounds like, where its game does not say otherwise: a piece is put somewhere, something is gained. */
export function soundOf(event: EventView): Sound | null {
  if (event.kind === "put") return "card";
  return event.kind === "gain" && (event.n ?? 0) > 0 ? "coin" : null;
}

function notes(to: AudioContext, at: number, all: [pitch: number, after: number, long: number][], loud = 1): void {
  for (const [pitch, after, long] of all) {
    const tone = to.createOscillator();
    tone.type = "sine";
    tone.frequency.value = pitch;
    tone.connect(swell(to, at + after, long, LOUD * loud));
    tone.start(at + after);
    tone.stop(at + after + long + 0.05);
  }
}

/** Noise in a narrow band: paper on paper, graphite on paper. */
function rustle(to: AudioContext, at: number, pitch: number, long: number): void {
  const buffer = to.createBuffer(1, Math.ceil(to.sampleRate * long), to.sampleRate);
  buffer.getChannelData(0).forEach((_, n, samples) => (samples[n] = Math.random() * 2 - 1));
  const noise = to.createBufferSource();
  noise.buffer = buffer;
  const band = to.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  band.Q.value = 0.8;
  noise.connect(band).connect(swell(to, at, long, LOUD * 0.8));
  noise.start(at);
}

/** Up at once, then away. */
function swell(to: AudioContext, at: number, long: number, loud: number): GainNode {
  const volume = to.createGain();
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + long);
  volume.connect(to.destination);
  return volume;
}

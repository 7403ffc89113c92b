// Short sounds by kind of event, vibration, and a screen that stays awake: each only if this phone wishes it.

import { state, wish } from "./store.js";

/** For each kind of event: tones in hertz, how long each lasts in seconds, and how the phone shakes (ms). */
const CUES = {
  turn: { tones: [660], each: 0.07, shake: [20] },
  place: { tones: [660], each: 0.07, shake: [20] },
  move: { tones: [587, 698], each: 0.07, shake: [20] },
  capture: { tones: [698, 440, 349], each: 0.08, shake: [40, 40, 40] },
  mill: { tones: [523, 659, 784], each: 0.09, shake: [30, 40, 60] },
  owed: { tones: [587, 587], each: 0.1, shake: [60] },
  illegal: { tones: [196, 165], each: 0.2, shake: [150, 80, 150] },
  restored: { tones: [392, 523], each: 0.1, shake: [30] },
  question: { tones: [440, 554], each: 0.12, shake: [60, 60, 60] },
  correction: { tones: [494, 440], each: 0.12, shake: [60] },
  taken_back: { tones: [440, 330], each: 0.1, shake: [40] },
  trouble: { tones: [220, 220, 220], each: 0.12, shake: [120] },
  flag: { tones: [784, 392, 784, 392], each: 0.16, shake: [200, 80, 200] },
  low: { tones: [988, 988], each: 0.08, shake: [40] },
  over: { tones: [523, 659, 784, 1047], each: 0.14, shake: [80, 60, 80, 60, 200] },
};
const GAIN = 0.16, SOFT_S = 0.015;

let speaker = null, lock = null;

/** Sound and shake for what was just said: once, for the most urgent. */
export function cue(news) {
  const [one] = [...news].filter(({ kind }) => kind in CUES).sort((a, b) => b.priority - a.priority);
  if (!one || document.hidden) return;
  const heard = CUES[one.kind === "turn" ? acted(state.turns.at(-1)) : one.kind];
  if (wish("shake") === "on") navigator.vibrate?.(heard.shake);
  if (wish("sounds") === "on") play(heard);
}

/** Return what was done in a turn: something was taken, put down or moved. */
function acted(turn) {
  const acts = (turn?.steps ?? []).map(([act]) => act);
  return acts.includes("remove") ? "capture" : acts[0] === "place" ? "place" : acts[0] === "move" ? "move" : "turn";
}

function play({ tones, each }) {
  speaker ??= new AudioContext();
  speaker.resume();
  tones.forEach((hertz, n) => {
    const tone = speaker.createOscillator(), loud = speaker.createGain(), at = speaker.currentTime + n * each;
    tone.frequency.value = hertz;
    loud.gain.setValueAtTime(0, at);
    loud.gain.linearRampToValueAtTime(GAIN, at + SOFT_S);
    loud.gain.linearRampToValueAtTime(0, at + each);
    tone.connect(loud).connect(speaker.destination);
    tone.start(at);
    tone.stop(at + each);
  });
}

/** Let this phone hear how a kind of event sounds. */
export function sample(kind = "mill") {
  play(CUES[kind]);
}

/** Keep the screen awake while a game is played, where the phone allows it. */
export async function stayAwake() {
  const wanted = wish("awake") === "on" && state?.stage === "play" && !document.hidden;
  if (wanted && !lock && navigator.wakeLock) {
    lock = await navigator.wakeLock.request("screen").catch(() => null);
    lock?.addEventListener("release", () => { lock = null; });
  } else if (!wanted && lock) { lock.release(); lock = null; }
}

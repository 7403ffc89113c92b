// What the clocks show, counted on by this phone between two words of the machine.

import { machineNow, state, wish } from "./store.js";

const SHORT_S = 20; // from here on tenths are shown
const WARNS_S = [30, 10]; // so much is left when it is heard
let left = {}; // what each side had left when it was last looked at
let shown = { of: null, faces: {} }; // within a turn no clock goes back

/** Return each side's time in seconds: what is left of it, or what was used where there is no time control. */
export function clocksNow() {
  const time = state?.clock;
  if (!time || !state.game) return {};
  const down = time.control !== null;
  const moved = Object.values(time.moves ?? {}).reduce((sum, one) => sum + one, 0);
  const of = [state.game.name, time.control, moved, time.pressed].join("/");
  if (shown.of !== of) shown = { of, faces: {} };
  for (const [side, told] of Object.entries(time.shows_s ?? {})) {
    const passed = side === time.side ? Math.max(0, sinceTold() - (time.waits_s ?? 0)) : 0;
    const now = down ? told - passed : told + passed, before = shown.faces[side] ?? now;
    shown.faces[side] = down ? Math.min(before, now) : Math.max(before, now);
  }
  return shown.faces;
}

/** Return how long this phone has counted since the machine told the clocks, in seconds of the table. */
export function sinceTold() {
  const time = state.clock;
  return time.running && !time.stopped ? Math.max(0, machineNow() - time.since) * pace(time.side) : 0;
}

/** Return how fast time goes: at a simulated table people think in their own time. */
function pace(side) {
  const table = state.machine.simulated;
  return table && state.companion?.seats[side]?.by !== "person" ? table.speed || 1 : 1;
}

/** Return seconds as a clock shows them: '14:55', '1:00:00', and '9.4' when little is left. */
export function faceOf(seconds, down = state?.clock?.control) {
  const left = Math.max(0, seconds);
  if (down && left < SHORT_S) return (Math.floor(left * 10) / 10).toFixed(1);
  const whole = down ? Math.ceil(left) : Math.floor(left);
  const hours = Math.floor(whole / 3600), minutes = Math.floor(whole / 60) % 60, rest = String(whole % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}

/** Sound once when little is left to whose time runs, if this phone wishes sounds. */
async function warn(now) {
  const { side, control } = state.clock, before = left[side], is = now[side];
  left = { ...now };
  const heard = control && wish("sounds") === "on" && WARNS_S.some((at) => before > at && is <= at);
  if (heard) (await import("./sounds.js")).sample("low");
}

/** Write each side's time into the elements that wait for it. */
export function drawClocks(main) {
  const faces = clocksNow();
  for (const face of main.querySelectorAll("[data-clock]")) {
    const seconds = faces[face.dataset.clock], text = seconds === undefined ? "" : faceOf(seconds);
    if (face.textContent !== text) face.textContent = text;
    face.classList.toggle("is-short", Boolean(state.clock?.control && seconds < SHORT_S));
    face.classList.toggle("is-out", Boolean(state.clock?.flags?.includes(face.dataset.clock)));
  }
  if (state?.clock) warn(faces);
}

// The clock on a second phone: each half is a side's, and says "my turn is over" when it is pressed.

import { h, part, put } from "./dom.js";
import { drawClocks } from "./clockface.js";
import { button, command, dot, note, sheet, sign } from "./parts.js";
import { post } from "./net.js";
import { askRight, begin, follow, linked, may, said, setWish, state, tongue, wish } from "./store.js";
import { capital, houseWords, outcome, preferred, side as sideName, speak, t, wordsOf } from "./words.js";

let lock = null;

/** Return who sits where: of two the first side below, or at the left, unless the places were changed. */
function seats() {
  const sides = [...(state.sides ?? state.game.sides)];
  return (wish("clock") === "turned") === (sides.length === 2) ? sides : sides.reverse();
}

function half(side, { running, flags, pressed, moves, players, over }, upside) {
  const kind = ["half", running === side && "is-running", flags.includes(side) && "is-out", pressed === side && "is-pressed", upside && "is-upside"].filter(Boolean).join(" ");
  return h("button", { type: "button", class: kind, "data-key": `half-${side}`, disabled: over, on: { click: () => press(side) } },
    h("span", { class: "half-name" }, dot(side, "dot-big"), players[side] ? `${players[side]} (${capital(sideName(side))})` : capital(sideName(side))),
    h("span", { class: "half-time", "data-clock": side }),
    h("span", { class: "half-facts" }, flags.includes(side) ? [sign("flag"), t("clock-fallen")] : t("clock-moves", { count: moves[side] ?? 0 })));
}

async function press(side) {
  navigator.vibrate?.(30);
  await command("press", { side });
}

/** Return the one line between the halves: what has to be known before anything else. */
function line() {
  const { result, question, dispute, trouble, owed, paused, clock, to_move } = state;
  if (!linked) return { text: t("page-lost"), kind: "is-wrong" };
  if (result) return { text: outcome(result), kind: "" };
  const one = question ?? dispute ?? trouble;
  if (one) return { text: said(one), lang: tongue(one), kind: "is-wrong" };
  if (paused) return { text: t("page-paused"), kind: "" };
  if (owed) return { text: said(owed), lang: tongue(owed), kind: "is-owed" };
  if (clock.pressed) return { text: t("clock-pressed", { side: capital(sideName(clock.pressed)) }), kind: "is-owed" };
  if (clock.control && !clock.running) return { text: t("clock-begin", { side: capital(sideName(to_move)) }), kind: "" };
  return { text: [clock.control, state.game.title].filter(Boolean).join(" · "), kind: "" };
}

function middle({ said: { text, kind, lang }, paused, over }) {
  return [h("p", { class: `clock-line ${kind}`, lang: lang ?? null, role: "status", text }),
    h("div", { class: "clock-tools" },
      !over && button(t(paused ? "page-wish-play" : "page-wish-pause"), () => command(paused ? "play" : "pause"), { icon: paused ? "play" : "pause", key: "pause" }),
      h("button", { type: "button", class: "icon-button", "aria-label": t("clock-turn"), title: t("clock-turn"), "data-key": "turn", on: { click: () => setWish("clock", wish("clock") === "turned" ? "" : "turned") } }, sign("turn")),
      h("button", { type: "button", class: "icon-button", "aria-label": t("house-more-sounds"), title: t("house-more-sounds"), "aria-pressed": String(wish("sounds") === "on"), "data-key": "sounds", on: { click: () => setWish("sounds", wish("sounds") === "on" ? "off" : "on") } }, sign(wish("sounds") === "on" ? "voice" : "mute")))];
}

/** Keep the screen awake while the clock is looked at, where the phone allows it. */
async function stayAwake() {
  if (document.hidden || lock || !navigator.wakeLock) return;
  lock = await navigator.wakeLock.request("screen").catch(() => null);
  lock?.addEventListener("release", () => { lock = null; });
}

/** Let a phone in that was invited: one tap, so that no preview of a link uses the address up. */
function joining(token) {
  history.replaceState(null, "", "/clock"); // it is good once, and nobody needs to read it
  const { close } = sheet(t("clock-title"), h("div", { class: "stack" }, h("p", { text: t("clock-help") }), button(t("clock-join"), async () => {
    close();
    try { await post("/api/session/once", { token, name: "" }); await askRight(); } catch { note(t("house-unlock-failed"), "bad"); }
  }, { kind: "main", icon: "check" })));
}

async function start() {
  document.documentElement.dataset.theme = wish("theme");
  const heard = begin();
  await speak(preferred());
  await Promise.all([wordsOf("clock"), houseWords()]);
  const halves = h("div", { class: "halves" }), strip = h("div", { class: "clock-middle" });
  const empty = h("div", { class: "clock-idle", hidden: true }, h("p", { text: t("clock-none") }), h("a", { class: "button button-main", href: "/" }, t("clock-page")));
  const main = h("main", { id: "main" }, h("h1", { class: "away", text: t("clock-title") }), empty, halves, strip);
  const urgent = h("div", { class: "away", "aria-live": "assertive" });
  put(document.getElementById("app"), main, urgent, h("div", { id: "notes" }));
  const drawHalves = part(halves, ({ order, ...data }) => order.map((side, n) => half(side, data, order.length === 2 && n === 0)));
  const drawMiddle = part(strip, middle);
  const draw = (news = []) => {
    document.documentElement.dataset.theme = wish("theme");
    if (!state) return;
    empty.hidden = Boolean(state.game);
    halves.hidden = strip.hidden = !state.game;
    if (!state.game) return;
    const { clock, result, choice, paused } = state, over = Boolean(result);
    drawHalves({ order: seats(), running: clock.running ? clock.side : null, flags: clock.flags ?? [], pressed: clock.pressed, moves: clock.moves ?? {}, players: choice?.players ?? {}, over });
    halves.dataset.seats = seats().length;
    drawMiddle({ said: line(), paused, over, sounds: wish("sounds") });
    drawClocks(main);
    for (const one of news.filter(({ priority }) => priority >= 2)) urgent.replaceChildren(h("p", { text: said(one), lang: tongue(one) }));
  };
  follow(draw);
  draw();
  setInterval(() => drawClocks(main), 100);
  document.addEventListener("visibilitychange", stayAwake);
  addEventListener("click", stayAwake);
  stayAwake();
  await heard;
  const [word, token] = location.hash.slice(1).split("/");
  if (word === "join" && token) joining(token);
  else if (may.role === "nobody") (await import("./views/pin.js")).shut();
}

start();

// The machine as a player and a teacher: it takes a side, gives a hint, says whether a turn was good.

import { h } from "../dom.js";
import { button, command, sheet, sign, sure } from "../parts.js";
import { state } from "../store.js";
import { capital, side as sideName, t, wordsOf } from "../words.js";

/** Return the row of what may be asked of the machine. */
export async function machine({ side, lesson }) {
  await wordsOf("machine");
  if (lesson) return h("div", { class: "wish-grid" }, tile("search", "machine-hint", () => command("hint")), tile("close", "machine-learn-stop", () => command("stop_learning")));
  return h("div", { class: "wish-grid" },
    tile("star", "machine-learn-begin", learn),
    side
      ? tile("close", "machine-stop", () => command("play_against", { side: null }))
      : tile("hand", "machine-play", () => choose()),
    tile("search", "machine-hint", () => command("hint")),
    tile("check", "machine-good", () => command("was_that_good")));
}

/** Begin the course. It lays the board anew, so a game that has begun is not ended without a question. */
async function learn() {
  if (!state.turns.length || await sure(t("machine-learn-begin"), t("machine-sure-learn"), t("page-yes"))) await command("learn");
}

function tile(icon, word, call) {
  return h("button", { type: "button", class: "wish", "data-key": word, on: { click: call } }, sign(icon), h("span", { text: t(word) }));
}

/** Ask how well the machine is to play, then which side. */
function choose() {
  const { levels } = state.companion, sides = state.sides ?? state.game.sides;
  let level = Math.min(2, levels);
  const shown = h("output", { class: "fill", text: String(level) });
  const by = (step) => { level = Math.min(levels, Math.max(1, level + step)); shown.textContent = String(level); };
  const adapts = h("input", { type: "checkbox", "data-key": "machine-adapts" });
  const { close } = sheet(t("machine-play"), h("div", { class: "stack" },
    h("p", { text: t("machine-levels", { best: String(levels) }) }),
    h("div", { class: "row row-centre" },
      button("−", () => by(-1), { "aria-label": t("machine-easier"), key: "machine-easier" }), shown,
      button("+", () => by(1), { "aria-label": t("machine-harder"), key: "machine-harder" })),
    h("label", { class: "check-line" }, adapts, h("span", { text: t("machine-adapts") })),
    (sides.length === 2 ? [...sides].reverse() : sides).map((side) => button(seat(side, sides),
      async () => { close(); await command("play_against", { side, level: adapts.checked ? 0 : level }); }, { kind: "main", key: `machine-${side}` }))));
}

/** Return what a button says by which the machine takes a side: of two, which is then yours. */
function seat(side, sides) {
  const other = sides.length === 2 && sides.find((one) => one !== side);
  return other ? t("machine-you", { side: capital(sideName(other)) }) : t("machine-takes", { side: capital(sideName(side)) });
}

/** Return the button that has the machine say, and light, where a touched piece can go. */
export async function shows(site) {
  await wordsOf("machine");
  return button(t("machine-show"), () => command("show_turns", { site }), { kind: "quiet", icon: "search", key: "machine-show" });
}

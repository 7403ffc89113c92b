// The machine as a player and a teacher: it takes a side, gives a hint, says whether a turn was good.

import { h } from "../dom.js";
import { button, command, sheet, sign, sure } from "../parts.js";
import { state } from "../store.js";
import { t, wordsOf } from "../words.js";
import { seatFields, usualSeat } from "./seats.js";

/** Return the row of what may be asked of the machine. */
export async function machine({ lesson }) {
  await wordsOf("machine");
  if (lesson) return h("div", { class: "wish-grid" }, tile("search", "machine-hint", () => command("hint")), tile("close", "machine-learn-stop", () => command("stop_learning")));
  return h("div", { class: "wish-grid" },
    tile("star", "machine-learn-begin", learn),
    tile("hand", "machine-who", choose),
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

/** Ask who plays each side from now on. */
function choose() {
  const sides = state.sides ?? state.game.sides;
  const seats = Object.fromEntries(sides.map((side) => [side, state.companion.seats[side] ?? usualSeat()]));
  const { close } = sheet(t("machine-who"), h("div", { class: "stack" },
    seatFields(sides, seats, (side, seat) => { seats[side] = seat; }, false),
    button(t("machine-play-so"), async () => { close(); await command("who_plays", { seats }); }, { kind: "main", key: "machine-play-so" })));
}

/** Return the button that has the machine say, and light, where a touched piece can go. */
export async function shows(site) {
  await wordsOf("machine");
  return button(t("machine-show"), () => command("show_turns", { site }), { kind: "quiet", icon: "search", key: "machine-show" });
}

// Check-in: who is here for the next round, before it is paired.

import { h } from "/static/js/dom.js";
import { t } from "/static/js/words.js";

const AWAY = ["H", "Z"]; // a bye of half a point, or of none

/** Return the list by which an arbiter checks players in, folded; null where no round is to be paired. */
export function checkIn({ one, done, act }) {
  if ((done && !done.over) || one.paired >= one.rounds) return null;
  const round = one.paired + 1, here = one.players.filter((player) => !player.absent[round]).length;
  return h("details", { class: "fold card by-hand", "data-key": "check-in" },
    h("summary", { "data-key": "check-in-head", text: `${t("desk-check-in", { round })}: ${t("desk-here-of", { here, count: one.players.length })}` }),
    h("ul", { class: "check-in" }, one.players.map((player) => row(player, round, act))));
}

function row(player, round, act) {
  const mark = player.absent[round] ?? "";
  const pick = h("select", { "data-key": `here-${player.number}` },
    [["", "desk-here"], ...AWAY.map((each) => [each, `desk-away-${each.toLowerCase()}`])].map(([value, word]) => h("option", { value, selected: value === mark, text: t(word) })));
  pick.addEventListener("change", () => act(`/players/${player.number}/absent`, { first: round, last: round, mark: pick.value || null }));
  return h("li", { class: mark ? "is-away" : "" }, h("label", {}, h("span", { text: player.name }), pick));
}

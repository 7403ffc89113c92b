// Pairing by hand: two players exchange their places, somebody comes late, or the standings alone decide.

import { h } from "/static/js/dom.js";
import { t } from "/static/js/words.js";

/** Return what an arbiter may pair by hand in a tournament, folded; null where nothing can be. */
export function byHand({ one, done, number, act }) {
  const parts = [];
  if (done && !done.over && number === one.paired) parts.push(exchange(done, number, act));
  if (one.kind === "swiss" && !one.teams.length) parts.push(late(one, done, number, act));
  if (one.kind === "swiss" && (!done || done.over) && one.paired < one.rounds) parts.push(inOrder(act));
  return parts.length ? h("details", { class: "fold card by-hand", "data-key": "by-hand" }, h("summary", { text: t("desk-by-hand"), "data-key": "by-hand-head" }), parts) : null;
}

function form(title, fields, word, act) {
  const why = h("input", { name: "why", required: true, maxlength: "300" });
  const made = h("form", { class: "decide" }, h("h3", { text: title }), fields, h("label", {}, t("desk-why"), why),
    h("div", { class: "row" }, h("button", { class: "button", type: "submit", text: t(word) })));
  made.addEventListener("submit", (event) => { event.preventDefault(); act(why.value); });
  return made;
}

function exchange(done, number, act) {
  const free = done.pairings.filter((each) => !each.marks || each.came === "pairing");
  const players = free.flatMap((each) => [each.first, each.second].filter(Boolean).map((player) => ({ ...player, table: each.table })));
  const pick = () => h("select", {}, players.map((player) => h("option", { value: String(player.number), text: `${player.table}: ${player.name}` })));
  const first = pick(), second = pick();
  if (players.length > 1) second.selectedIndex = 1;
  return form(t("desk-exchange"), [h("label", {}, t("desk-one-player"), first), h("label", {}, t("desk-other-player"), second)], "desk-exchange",
    (why) => act(`/rounds/${number}/swap`, { one: Number(first.value), other: Number(second.value), why }));
}

/** Somebody new, or who sits nowhere: from the next round on, or in this one. */
function late(one, done, number, act) {
  const there = new Set((done?.pairings || []).flatMap((each) => [each.first.number, each.second?.number]));
  const away = one.players.filter((player) => !there.has(player.number));
  const name = h("input", { name: "late", maxlength: "80" });
  const who = h("select", {}, h("option", { value: "", text: t("desk-somebody-new") }), (done ? away : []).map((player) => h("option", { value: String(player.number), text: player.name })));
  const newName = h("label", {}, t("desk-name"), name);
  who.addEventListener("change", () => { newName.hidden = Boolean(who.value); });
  return form(t("desk-comes-late"), [h("label", {}, t("desk-who"), who), newName], "desk-let-play", async (why) => {
    if (!who.value) { if (name.value.trim()) await act("/players", { name: name.value.trim() }); return; }
    await act(`/rounds/${number}/late`, { player: Number(who.value), why });
  });
}

function inOrder(act) {
  return form(t("desk-in-order"), [h("p", { class: "quiet", text: t("desk-in-order-text") })], "desk-in-order", (why) => act("/rounds/by-hand", { why }));
}

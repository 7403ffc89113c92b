// The score sheet of a game: black on white, for paper. It is only seen where it is printed.

import { h } from "../dom.js";
import { labelled } from "../labels.js";
import { said, tongue } from "../store.js";
import { capital, clock, has, moment, outcome, side as sideName, t } from "../words.js";

const ENDINGS = [["corrected", "page-corrected"], ["unseen", "page-unseen"], ["stood", "page-stood"]];

/** Print a game's score sheet; it stays on the page, unseen, until the next one is printed. */
export function print(past) {
  layOut(past);
  window.print();
}

/** Print the score sheet whenever the page is printed, by its keys too; return what ends that. */
export function printsAs(past) {
  const lay = () => layOut(past);
  addEventListener("beforeprint", lay);
  return () => {
    removeEventListener("beforeprint", lay);
    document.querySelector(".score-sheet")?.remove();
  };
}

function layOut(past) {
  document.querySelector(".score-sheet")?.remove();
  document.body.append(scoreSheet(past));
  const title = document.title, named = [past.game.title, (past.game.started ?? "").slice(0, 10)].filter(Boolean).join(", "); // the file's name, where it is kept as PDF
  if (title === named) return;
  document.title = named;
  addEventListener("afterprint", () => { document.title = title; }, { once: true });
}

/** Return the score sheet of a game's diary. */
export function scoreSheet(past) {
  const { game, header, result, turns, rulings } = past;
  const named = (side) => { const name = header.players?.[side] || header.teams?.[side]?.join(", "); return name && name !== side ? `${name} (${capital(sideName(side))})` : capital(sideName(side)); };
  const fact = (word, text, blank = false) => [h("dt", { text: t(word) }), h("dd", { class: blank ? "score-blank" : null, text })];
  return h("section", { class: "score-sheet", "aria-label": t("house-score-title") },
    h("header", {}, h("h1", { text: game.title }), h("p", { text: t("house-score-title") })),
    h("dl", { class: "score-facts" },
      game.sides.map((side) => [h("dt", { text: capital(sideName(side)) }), h("dd", { class: header.players?.[side] || header.teams?.[side] ? null : "score-blank", text: header.players?.[side] || header.teams?.[side]?.join(", ") || "" })]),
      fact("house-score-date", moment(game.started)), fact("house-score-place", header.place ?? "", !header.place),
      fact("house-score-result", result ? [outcome(result), ...Object.entries(result.scores ?? {}).map(([side, n]) => `${capital(sideName(side))} ${n}`)].join(", ") : t("page-past-unfinished")),
      header.clock ? fact("house-score-time", header.clock) : game.limit_s ? fact("house-score-time", t("house-score-limit", { time: clock(game.limit_s) })) : null),
    table(game, turns, past.frames, Boolean(header.clock || game.limit_s)),
    rulings.length ? [h("h2", { text: t("house-score-rulings") }), h("ol", { class: "score-rulings" }, rulings.map((one) => h("li", {},
      h("b", { text: `${t("house-score-before", { n: one.n })}, ${capital(sideName(one.side))}: ${has(`page-rule-${one.rule}`) ? t(`page-rule-${one.rule}`, { pieces: said(game.pieces) }) : t("page-rule-any")}. ` }),
      h("span", { lang: tongue(one), text: said(one) }), " ", h("cite", { lang: tongue(one.law), text: said(one.law) }))))] : null,
    h("div", { class: "score-signed" }, game.sides.map((side) => h("p", { text: t("house-score-signature", { who: named(side) }) })), h("p", { text: t("house-score-signature", { who: capital(t("house-role-arbiter")) }) })));
}

/** Return the turns, a column for each side: a new row where a side would stand before the one that played last. */
function table(game, turns, frames, timed) {
  const rows = [];
  let column = game.sides.length;
  for (const turn of turns) {
    const at = Math.max(0, game.sides.indexOf(turn.side));
    if (at <= column || !rows.length) rows.push([]);
    rows.at(-1)[at] = turn;
    column = at;
  }
  return h("table", { class: "score-turns" },
    h("colgroup", {}, game.sides.flatMap(() => [h("col", { class: "score-n" }), h("col", {}), timed && h("col", { class: "score-n" })])),
    h("thead", {}, h("tr", {}, game.sides.map((side) => h("th", { scope: "col", colspan: timed ? 3 : 2, text: capital(sideName(side)) })))),
    h("tbody", {}, rows.map((row) => h("tr", {}, game.sides.flatMap((_, at) => cells(row[at], timed, frames))))));
}

function cells(turn, timed, frames) {
  if (!turn) return [h("td", {}), h("td", {}), timed && h("td", {})];
  const notes = ENDINGS.filter(([key]) => turn[key]).map(([, word]) => t(word));
  if (turn.by === "hand") notes.push(t("page-by-hand"));
  return [h("td", { class: "score-n", text: String(turn.n) }), h("td", {}, h("b", { text: turn.written ?? labelled(turn.turn) }), notes.length ? h("small", { text: ` ${notes.join(", ")}` }) : null),
    timed && h("td", { class: "score-n", text: timeOf(turn, frames) })];
}

/** Return what a clock showed after a turn; without one, how long the turn was thought about. */
function timeOf(turn, frames) {
  const after = (n) => frames.findLast((frame) => frame.n === n && (frame.type === "turn" || frame.type === "start"));
  const left = after(turn.n)?.clocks?.[turn.side];
  if (left !== undefined) return clock(left);
  const before = after(turn.n - 1);
  return before ? clock(turn.t - before.t) : "";
}

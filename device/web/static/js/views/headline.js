// The headline: what is to be done now, and under it whose turn it is.

import { h } from "../dom.js";
import { label } from "../labels.js";
import { dot } from "../parts.js";
import { said } from "../store.js";
import { capital, outcome, side as sideName, t } from "../words.js";

const LONG = 22; // letters, from which on it is written smaller

/** Return the headline of the game as it stands. */
export function headline({ to_move, players = {}, plays, task, step: lesson, owed, result, text, paused, person, question, guide, trouble, ended, lost }) {
  if (result) return [box("banner-over", outcome(result), text, result.winners)];
  if (lost) return [box("banner-wrong", t("page-stuck-camera"), "")];
  if (!to_move) return [box("", t("page-starting"), "")];
  const turn = t("page-turn-of", { side: called(to_move, players) });
  const now = ended ? [t("page-stuck-film"), ""] : question ? [question, "banner-owed"] : guide ? [guide, "banner-wrong"] : trouble ? [trouble, "banner-wrong"] : paused ? [t("page-paused"), ""] : owed ? [owed, "banner-owed"] : plays ? [plays, "banner-owed"] : task ? [task, "banner-owed"] : [turn, ""];
  const under = now[0] === plays ? t("page-machine-do-it") : now[0] === turn ? person || "" : [task && `${lesson.at} / ${lesson.of}`, turn, person].filter(Boolean).join(" · ");
  return [box(now[1], now[0], under, [to_move], true)];
}

function box(kind, text, under, sides = [], timed = false) {
  return h("div", { class: `banner ${kind}${text.length > LONG ? " banner-long" : ""}` }, sides.map((side) => dot(side, "dot-big")),
    h("div", { class: "banner-words" }, h("h2", { text }), under && h("p", { class: "banner-sub", text: under })),
    timed && h("p", { class: "banner-clock", "data-limit": "", "aria-hidden": "true" }));
}

/** Return what whoever plays a side is called: by the name that was given, else by the side. */
export function called(side, players) {
  return players[side] || capital(sideName(side));
}

/** Return what has to be done first to put the board right; null where nothing stands in the way. */
export function firstToDo(dispute) {
  if (!dispute) return null;
  const acts = dispute.is_long ? [] : dispute.mends ?? [];
  const sites = (dispute.sites ?? []).slice(0, 2);
  if (!acts.length) return sites.length && !dispute.is_long ? t("page-guided-sites", { sites: sites.map(label).join(", ") }) : t("page-guided");
  return acts.map(said).join(" · ");
}

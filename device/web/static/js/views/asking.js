// Questions of somebody who does not see the board: what stands there, what can move, one row after another.

import { h, put } from "../dom.js";
import { sayNow } from "../aloud.js";
import { label, parts } from "../labels.js";
import { button, sheet } from "../parts.js";
import { boardOf, state } from "../store.js";
import { get } from "../net.js";
import { written } from "../turns.js";
import { at, piecesOf, QUESTIONS } from "./answers.js";
import { capital, houseWords, language, side as sideName, t } from "../words.js";

const MOST = 12; // turns are told one by one; of more, from where they begin

/** Open the sheet of questions; answers are written, read by readers and said by the phone. */
export async function asking() {
  const [spec] = await Promise.all([boardOf(state.game.board), houseWords()]);
  const answer = h("p", { class: "says-words", role: "status" });
  const tell = (text) => { answer.textContent = text; sayNow(text, language()); };
  const site = h("input", { id: "ask-site", autocomplete: "off", autocapitalize: "off", maxlength: 4, placeholder: label(spec.sites[0].name) });
  const row = h("select", { id: "ask-row" }, rows(spec).map(([name]) => h("option", { value: name, text: name })));
  const form = h("form", { class: "stack", on: { submit: (event) => { event.preventDefault(); tell(standing(spec, site.value.trim())); site.select(); } } },
    h("label", { for: "ask-site", text: t("house-ask-site") }), site, h("button", { type: "submit", class: "button button-main" }, h("span", { text: t("house-ask-tell") })));
  const { body } = sheet(t("house-ask-board"), answer, form);
  body.append(h("div", { class: "stack" }, h("label", { for: "ask-row", text: t("house-ask-row") }), row,
    button(t("house-ask-say-row"), () => tell(rows(spec).find(([name]) => name === row.value)[1].map((one) => at(one)).join(". "))),
    button(t("house-ask-moves"), async () => tell(await moves())),
    ...Object.entries(QUESTIONS).map(([key, { word, answer: answered }]) => button(t(word), async () => tell(await answered()), { key: `ask-${key}` })),
    ...state.game.sides.map((side) => button(t("house-ask-pieces", { side: capital(sideName(side)) }), () => tell(piecesOf(side))))));
  site.focus();
}

/** Return the rows of a board: those with the same number, of pits the same letter. */
function rows(spec) {
  const found = new Map();
  for (const { name } of spec.sites) {
    const row = parts(name)[spec.kind === "rows" ? 0 : 1];
    found.set(row, [...(found.get(row) ?? []), name]);
  }
  return [...found].sort(([a], [b]) => a.localeCompare(b, "en", { numeric: true }));
}

function standing(spec, wanted) {
  const found = spec.sites.find(({ name }) => label(name).toLowerCase() === wanted.toLowerCase());
  return found ? at(found.name) : t("house-ask-unknown", { site: wanted });
}

async function moves() {
  const { side, turns } = await get("/api/legal").catch(() => ({ side: null, turns: [] }));
  if (!turns.length) return t("house-ask-no-moves");
  const told = turns.length <= MOST ? turns.map((turn) => written(turn)) : [...new Set(turns.map((turn) => label(turn.sites[0])))];
  return `${capital(sideName(side))}: ${told.join(", ")}`;
}

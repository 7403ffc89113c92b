// What a game leaves to choose, as fields of a form: on the page, and at a hall's desk.

import { h } from "./dom.js";
import { capital, gameName, has, t } from "./words.js";

/** With more settings than these, an option is a number to be typed. */
const MANY = 20;

/** Return a field for each option of a game; `answers` holds what is set, `call` is told of a change. */
export function optionFields(game, answers, call = () => {}) {
  return game.options.map(({ name, settings, usual, titles }) => {
    answers[name] = usual;
    const set = (value) => { answers[name] = value; call(); };
    if (settings.length > MANY) return numberField(`option-${name}`, word(`house-option-${name}`, name), settings, usual, set);
    return select(`option-${name}`, word(`house-option-${name}`, name), settings.map((one, at) => [String(one), titles ? gameName(titles[at]) : settingName(name, String(one))]), String(usual),
      (value) => set(settings.find((one) => String(one) === value)));
  });
}

/** Return the boards that a game can be played on as its options are set, its own first. */
export function boardsOf(game, answers) {
  return game.options.reduce((boards, { name, settings, boards: own }) => own[settings.indexOf(answers[name])] ?? boards, game.boards);
}

/** Return what of the answers is not as usual. */
export function changed(game, answers) {
  return Object.fromEntries(game.options.filter(({ name, usual }) => answers[name] !== usual).map(({ name }) => [name, answers[name]]));
}

/** Return what a setting is called: by its option where another option has one of that id, a size as '8 × 8'. */
function settingName(option, one) {
  const own = `house-setting-${option}-${one}`;
  return word(has(own) ? own : `house-setting-${one}`, one.replace(/^(\d+)x(\d+)$/, "$1 × $2"));
}

function word(key, name) {
  return has(key) ? t(key) : capital(name.replaceAll("_", " "));
}

/** Return a field of a form in which one of several is chosen. */
export function select(id, label, choices, chosen, call) {
  return h("div", { class: "field" }, labelled(id, label, choices, chosen, call));
}

/** Return a label, and its choices. */
export function labelled(id, label, choices, chosen, call) {
  return [h("label", { for: id, text: label }),
    h("select", { id, on: { change: (event) => call(event.target.value) } }, choices.map(([value, text]) => h("option", { value, selected: value === chosen, text })))];
}

/** Return a field for one of a long run of numbers; what is none of them changes nothing. */
function numberField(id, label, settings, chosen, call) {
  const range = { min: Math.min(...settings), max: Math.max(...settings) };
  return h("div", { class: "field" }, h("label", { for: id, text: `${label} (${range.min}\u2013${range.max})` }),
    h("input", { id, type: "number", ...range, value: chosen, on: { input: (event) => { const value = Number(event.target.value); if (event.target.value && settings.includes(value)) call(value); } } }));
}

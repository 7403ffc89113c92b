// The page's words in five languages: one JSON file each, loaded when it is spoken.

export const LANGUAGES = { en: "English", sw: "Kiswahili", es: "Español", fr: "Français", de: "Deutsch" };

let words = {};
let plurals = new Intl.PluralRules("en");
let chosen = "en";

/** Return the language that this phone speaks, or was told to. */
export function preferred() {
  const asked = new URLSearchParams(location.search).get("language"); // a screen that nobody sets is told by its address
  if (asked in LANGUAGES) return asked;
  const kept = localStorage.getItem("language");
  if (kept in LANGUAGES) return kept;
  const wished = (navigator.languages || [navigator.language]).map((tag) => tag.slice(0, 2).toLowerCase());
  return wished.find((tag) => tag in LANGUAGES) || "en";
}

/** Speak a language from now on. */
export async function speak(language) {
  speakWith(language, await (await fetch(`/static/words/${language}.json`)).json());
}

/** Speak a language from now on, whose words are told. */
export function speakWith(language, told) {
  words = told;
  chosen = language;
  plurals = new Intl.PluralRules(language);
  document.documentElement.lang = language;
}

/** Load the words of what is seldom looked at: the door, the house, past games. */
export async function houseWords() {
  if ("pin" in words) return;
  const answer = await fetch(`/static/words/house/${chosen}.json`);
  const more = await answer.json();
  words = { ...words, ...more };
}

/** Load the words of a part of the page that has its own, or of another program's page. */
export async function wordsOf(room, folder = "/static/words") {
  const more = await (await fetch(`${folder}/${room}/${chosen}.json`)).json();
  words = { ...more, ...words };
}

/** Return the language that is spoken. */
export function language() {
  return chosen;
}

/** Return whether there is a word of that name. */
export function has(name) {
  return name in words;
}

/**
 * Return a word or sentence, its `{gaps}` filled.
 *
 * With a gap `count` the plural form is chosen: `name.one`, `name.other`.
 */
export function t(name, gaps = {}) {
  let text = words[name];
  if ("count" in gaps) text = words[`${name}.${plurals.select(gaps.count)}`] ?? words[`${name}.other`] ?? text;
  if (text === undefined) return name.split(".").at(-1).replaceAll("_", " ");
  return text.replace(/\{(\w+)\}/g, (gap, key) => (key in gaps ? gaps[key] : gap));
}

/** Return the name of a game, a choice or a past game in this language. */
export function gameName({ title, titles }) {
  return titles?.[chosen] ?? title;
}

/** Return the name of a side or a colour in this language. */
export function side(name) {
  const [colour, kind] = name.split(":");
  return [words[`side.${colour}`] ?? colour, kind].filter(Boolean).join(" ");
}

/** Return a text with a capital first letter. */
export function capital(text) {
  return text.charAt(0).toLocaleUpperCase(chosen) + text.slice(1);
}

/** Return a number of seconds as a clock shows them. */
export function clock(seconds) {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** Return a moment (ISO text) as people write it. */
export function moment(iso) {
  if (!iso) return "";
  const at = new Date(iso);
  return new Intl.DateTimeFormat(chosen, { dateStyle: "medium", timeStyle: "short" }).format(at);
}

/** Return how a game ended, in a few words. */
export function outcome(result) {
  return result.winners.length ? t("won", { side: result.winners.map((one) => capital(side(one))).join(", ") }) : t("drawn");
}

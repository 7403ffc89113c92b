// The page's messages in five languages: the catalogue's, compiled to JSON by scope.

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
  speakWith(language, await messagesOf("page", language));
}

/** Speak a language from now on, whose messages are given. */
export function speakWith(language, messages) {
  words = messages;
  chosen = language;
  plurals = new Intl.PluralRules(language);
  document.documentElement.lang = language;
}

/** Load the messages of what is seldom looked at: the door, the house, past games. */
export async function houseWords() {
  if (!("house-pin" in words)) await wordsOf("house");
}

/** Load the messages of a scope besides that of the first view. */
export async function wordsOf(scope) {
  words = { ...await messagesOf(scope, chosen), ...words };
}

async function messagesOf(scope, language) {
  return (await fetch(`/words/${scope}/${language}.json`)).json();
}

/** Return the language that is spoken. */
export function language() {
  return chosen;
}

/** Return whether there is a message of that key. */
export function has(key) {
  return named(key) in words;
}

/** Return a message with its variables filled: '' for an unknown one. */
export function t(key, values = {}) {
  return filled(words[named(key)] ?? "", values);
}

/** Return a key; the ids that end it may have underscores. */
function named(key) {
  return key.replaceAll("_", "-");
}

/** Return a message as words/page.py compiles it: a text, several parts, or a choice of texts by a variable. */
function filled(pattern, values) {
  if (typeof pattern === "string") return pattern.replace(/\{(\w+)\}/g, (gap, name) => values[name] ?? gap);
  if (Array.isArray(pattern)) return pattern.map((one) => filled(one, values)).join("");
  const { by, of, else: usual } = pattern, value = values[by];
  return filled(of[value] ?? of[plurals.select(value)] ?? of[usual], values);
}

/** Return the name of a game, a choice or a past game in this language. */
export function gameName({ title, titles }) {
  return titles?.[chosen] ?? title;
}

/** Return the name of a side or a colour in this language. */
export function side(name) {
  const [colour, kind] = name.split(":");
  return [words[`page-side-${colour}`] ?? colour, kind].filter(Boolean).join(" ");
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
  return result.winners.length ? t("page-won", { side: result.winners.map((one) => capital(side(one))).join(", ") }) : t("page-drawn");
}

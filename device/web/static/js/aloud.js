// The phone as loudspeaker: what the referee says, spoken by the phone's own voice.

import { said, tongue, wish } from "./store.js";

const voice = window.speechSynthesis;
const LATE = 2; // sentences waiting; older ones are dropped, so that speech never lags behind the game

let waiting = [];

/** Say new sentences, if that is wished; a more urgent one cuts a lesser one short. */
export function hearAloud(news) {
  if (!voice || wish("aloud") !== "on") return;
  for (const one of news) {
    if (one.priority >= 2) { waiting = []; voice.cancel(); }
    waiting.push(one);
  }
  waiting = waiting.slice(-LATE);
  next();
}

function next() {
  if (voice.speaking || waiting.length === 0) return;
  const one = waiting.shift();
  const words = new SpeechSynthesisUtterance(said(one));
  words.lang = tongue(one);
  words.onend = words.onerror = next;
  voice.speak(words);
}

/** Return whether this phone can speak. */
export function canSpeak() {
  return Boolean(voice);
}

/** Fall silent; or say a sentence at once, which phones allow only after a tap. */
export function sayNow(text, language) {
  if (!voice) return;
  waiting = [];
  voice.cancel();
  if (!text) return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = language;
  voice.speak(words);
}

// The rules of a game in full; with the law of a board's open ruling in front, where a ruling leads here.

import { h, put } from "/static/js/dom.js";
import { get } from "/static/js/net.js";
import { said, tongue } from "/static/js/store.js";
import { gameName, language, t } from "/static/js/words.js";

/** Return the view of a game's rules; `board` is the one whose ruling is about them, if any. */
export function rulesView(kind, board = null) {
  const element = h("main", { class: "hall-main rules" });
  async function show() {
    let game, law = null;
    try {
      game = await get(`/api/games/${encodeURIComponent(kind)}`);
      if (board !== null) law = (await get(`/api/table/${board}?language=${language()}`)).shown?.dispute?.law;
    } catch (error) { if (!game) { put(element, h("p", { class: "quiet", text: error.message })); return; } }
    const paragraphs = (texts) => h("div", { lang: language() }, texts[language()].map((text) => h("p", { text })));
    put(element, h("h2", { text: gameName(game) }),
      board === null ? null : h("p", {}, h("a", { href: `#/table/${board}`, text: t("desk-board", { board }) })),
      law ? h("blockquote", { class: "card law", lang: tongue(law), text: said(law) }) : null,
      h("section", { class: "card" }, paragraphs(game.rules)),
      game.notes[language()].length ? h("section", { class: "card" }, h("h3", { text: t("desk-readings") }), paragraphs(game.notes)) : null,
      h("p", { class: "quiet" }, h("cite", { lang: "en", text: game.source })));
  }
  show();
  return { element, stop: () => {} };
}

// A ruling: what was done, which rule it breaks, where that rule stands, and the pictures before and after.

import { h } from "../dom.js";
import { button, command, dot, sheet, sign } from "../parts.js";
import { may, said, state, tongue } from "../store.js";
import { capital, has, language, side as sideName, t } from "../words.js";

/** Return a card that shows a ruling; one that stands asks for the board to be put back. */
export function ruling(one, { standing, spectator = false, pieces = state?.game?.pieces, sees = may.sees_pictures }) {
  const name = has(`page-rule-${one.rule}`) ? t(`page-rule-${one.rule}`, { pieces: said(pieces) }) : language() === "en" ? capital(one.rule.replaceAll("_", " ")) : t("page-rule-any");
  return h("section", { class: `card card-ruling${standing ? " is-standing" : ""}`, "aria-label": t("page-ruling") },
    h("h2", { class: "card-title" }, sign("alert"), h("span", { text: name })),
    h("p", { class: "ruling-text", lang: tongue(one), text: said(one) }),
    h("p", { class: "ruling-source" }, dot(one.side), h("span", { text: `${capital(sideName(one.side))} · ` }), h("cite", { lang: tongue(one.law), text: said(one.law) })),
    !standing && one.mends?.length && !one.is_long ? h("ul", { class: "guide", lang: tongue(one.mends[0]) }, one.mends.map((act, i) => h("li", {}, sign(one.guide[i][1] ? "next" : "close"), h("span", { text: said(act) })))) : null,
    sees && (one.before || one.after) ? h("div", { class: "evidence-pair" }, picture(one.before, "page-ruling-before", one.sites), picture(one.after, "page-ruling-after", one.sites)) : null,
    standing && !spectator ? h("div", { class: "row" }, button(t("page-ruling-again"), () => command("call_ruling"), { icon: "voice", key: "again" }), button(t("page-adopt"), adopt, { icon: "check", key: "adopt" })) : null);
}

/** Ask who is to play from the board as it stands. */
function adopt() {
  const { close } = sheet(t("page-adopt"), h("p", { text: t("page-adopt-text") }), h("div", { class: "stack" }, state.game.sides.map((side) =>
    button(t("page-turn-of", { side: capital(sideName(side)) }), async () => { close(); await command("adopt", { to_move: side }); }, { key: `adopt-${side}` }))));
}

function picture(url, word, sites) {
  if (!url) return null;
  const figure = h("figure", {}, h("figcaption", { text: t(word) }));
  import("./picture.js").then(({ evidence }) => figure.prepend(evidence(url, t(word), sites)), () => {});
  return figure;
}

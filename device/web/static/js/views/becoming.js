// What a piece has become: a camera cannot see it, so the last turn offers what else it may be.

import { h } from "../dom.js";
import { command } from "../parts.js";
import { signInText } from "../pieces.js";
import { said, state } from "../store.js";
import { capital, has, t } from "../words.js";

/** Return the choice for a turn: one tap mends it. */
export function becoming({ n, side, turn, becomes }) {
  const { kinds } = state.game;
  const name = (kind) => (kinds[kind] ? said(kinds[kind]) : kind);
  const now = becomes.find((one) => one.turn === turn);
  const offers = becomes.filter((one) => one !== now).map((one) => h("button", { type: "button", class: "button button-plain", "data-key": `becomes-${one.kind}`, on: { click: () => command("amend", { n, turn: one.turn }) } },
    kinds[one.kind] && signInText(kinds[one.kind].signs[side]), h("span", { text: has(`page-becomes-${one.kind}`) ? t(`page-becomes-${one.kind}`) : capital(name(one.kind)) })));
  return h("section", { class: "card card-becomes", "aria-label": t("page-becomes") }, now && h("p", { text: t("page-becomes-now", { kind: name(now.kind) }) }), h("div", { class: "row" }, offers));
}

// The rarer wishes, and all rulings of the game, each on a sheet.

import { h, put, styles } from "../dom.js";
import { act, button, command, later, linkButton, sheet, sure } from "../parts.js";
import { get } from "../net.js";
import { state } from "../store.js";
import { ruling } from "./ruling.js";
import { capital, has, houseWords, side as sideName, t } from "../words.js";

/** Open the sheet of wishes that are rarer. */
export function furtherWishes() {
  const { body, close } = sheet(t("page-wish-more"));
  const wishTo = (word, icon, call, kind = "plain") => button(t(word), async () => { close(); await call(); }, { kind, icon });
  put(body, h("div", { class: "stack" },
    wishTo("page-wish-confirm", "check", () => command("confirm")),
    wishTo("page-wish-call-ruling", "voice", () => command("call_ruling")),
    wishTo("page-wish-ask", "search", async () => (await import("./asking.js")).asking()),
    wishTo("page-wish-say-board", "voice", () => command("say_board")),
    state.rulings.length ? wishTo("page-wish-rulings", "alert", () => rulings()) : null,
    later(Promise.all([import("./clocklink.js"), houseWords()]), ([view]) => h("div", { class: "stack" }, view.clockLinks())),
    state.turns.length ? wishTo("page-score-print", "print", () => printed()) : null,
    linkButton(t("page-wish-rules"), `#/games/${state.game.id}`, { icon: "games", onclick: null }),
    wishTo("page-wish-agree-draw", "flag", async () => { if (await sure(t("page-wish-agree-draw"), t("page-sure-draw"), t("page-yes"))) await command("agree_draw"); }),
    ...(state.claims || []).map((rule) => button(claimed(rule), async () => { close(); if (await sure(claimed(rule), t("page-sure-claim"), t("page-yes"))) await command("claim", { rule }); }, { icon: "flag" })),
    ...(state.game.sides || []).map((side) => button(t("page-wish-concede", { side: capital(sideName(side)) }), async () => { close(); if (await sure(t("page-wish-concede", { side: capital(sideName(side)) }), t("page-sure-concede"), t("page-yes"))) await command("concede", { side }); }, { icon: "flag" })),
    wishTo("page-wish-new-game", "play", async () => { if (await sure(t("page-wish-new-game"), t("page-sure-new-game"), t("page-yes"))) await command("new_game"); }),
    wishTo("page-wish-leave", "close", async () => { if (await sure(t("page-wish-leave"), t("page-sure-leave"), t("page-yes"))) await act("/api/table/leave"); }, "danger")));
  body.querySelector("a")?.addEventListener("click", close);
}

function claimed(rule) {
  return t("page-wish-claim", { rule: has(`page-claim-${rule}`) ? t(`page-claim-${rule}`) : rule.replaceAll("_", " ") });
}

/** Open the sheet of all rulings of the game. */
export function rulings() {
  sheet(t("page-wish-rulings"), ...[...state.rulings].reverse().map((one) => ruling(one, { standing: false })));
}

/** Print the score sheet of the game on the table, as far as it has come. */
export async function printed() {
  const [past, sheets] = await Promise.all([get(`/api/past/${encodeURIComponent(state.game.name)}`), import("./scoresheet.js"), houseWords(), styles("replay")]);
  sheets.print(past);
}

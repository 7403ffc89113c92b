// The rarer wishes, and all rulings of the game, each on a sheet.

import { h, put } from "../dom.js";
import { act, button, command, later, linkButton, sheet, sure } from "../parts.js";
import { state } from "../store.js";
import { ruling } from "./ruling.js";
import { capital, has, houseWords, side as sideName, t } from "../words.js";

/** Open the sheet of wishes that are rarer. */
export function furtherWishes() {
  const { body, close } = sheet(t("wish.more"));
  const wishTo = (word, icon, call, kind = "plain") => button(t(word), async () => { close(); await call(); }, { kind, icon });
  put(body, h("div", { class: "stack" },
    wishTo("wish.confirm", "check", () => command("confirm")),
    wishTo("wish.call_ruling", "voice", () => command("call_ruling")),
    wishTo("wish.ask", "search", async () => (await import("./asking.js")).asking()),
    wishTo("wish.say_board", "voice", () => command("say_board")),
    state.rulings.length ? wishTo("wish.rulings", "alert", () => rulings()) : null,
    later(Promise.all([import("./clocklink.js"), houseWords()]), ([view]) => h("div", { class: "stack" }, view.clockLinks())),
    linkButton(t("wish.rules"), `#/games/${state.game.id}`, { icon: "games", onclick: null }),
    wishTo("wish.agree_draw", "flag", async () => { if (await sure(t("wish.agree_draw"), t("sure.draw"), t("yes"))) await command("agree_draw"); }),
    ...(state.claims || []).map((rule) => button(claimed(rule), async () => { close(); if (await sure(claimed(rule), t("sure.claim"), t("yes"))) await command("claim", { rule }); }, { icon: "flag" })),
    ...(state.game.sides || []).map((side) => button(t("wish.concede", { side: capital(sideName(side)) }), async () => { close(); if (await sure(t("wish.concede", { side: capital(sideName(side)) }), t("sure.concede"), t("yes"))) await command("concede", { side }); }, { icon: "flag" })),
    wishTo("wish.new_game", "play", async () => { if (await sure(t("wish.new_game"), t("sure.new_game"), t("yes"))) await command("new_game"); }),
    wishTo("wish.leave", "close", async () => { if (await sure(t("wish.leave"), t("sure.leave"), t("yes"))) await act("/api/table/leave"); }, "danger")));
  body.querySelector("a")?.addEventListener("click", close);
}

function claimed(rule) {
  return t("wish.claim", { rule: has(`claim.${rule}`) ? t(`claim.${rule}`) : rule.replaceAll("_", " ") });
}

/** Open the sheet of all rulings of the game. */
export function rulings() {
  sheet(t("wish.rulings"), ...[...state.rulings].reverse().map((one) => ruling(one, { standing: false })));
}

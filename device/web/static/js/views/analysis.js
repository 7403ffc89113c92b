// After a game: a curve of who stood how, and the turns that decided it, each with a better one.

import { h, put } from "../dom.js";
import { act, button, card, command } from "../parts.js";
import { said } from "../store.js";
import { get } from "../net.js";
import { capital, side as sideName, t, wordsOf } from "../words.js";

const EVERY_MS = 1000;

/** Return the place of what was thought of a game; a tap asks for it. */
export async function analysis(name) {
  await wordsOf("machine");
  const path = `/api/past/${encodeURIComponent(name)}/analysis`;
  const place = h("div", { class: "after-game", "aria-live": "polite" });

  async function look() {
    const found = await get(path).catch(() => ({ state: "failed" }));
    put(place, shown(found));
    if (found.state === "thinking") setTimeout(() => place.isConnected && look(), EVERY_MS);
  }

  function shown(found) {
    if (found.state === "done") return [drawn(found), found.puzzles.length > 0 && card(t("machine-puzzles-title"), puzzles(found.puzzles, name))];
    if (found.state === "thinking") return h("p", { class: "quiet", "aria-busy": "true", text: t("machine-after-busy", found) });
    const ask = h("div", { class: "row" }, button(t("machine-after-ask"), async () => { if (await act(path)) look(); }, { icon: "search", key: "after-ask" }));
    return [found.state === "failed" && h("p", { class: "bad", text: t("machine-after-failed") }), ask];
  }

  await look();
  return place;
}

/** Return what was thought of a game as a card. */
export function drawn({ svg, sides, deciders }) {
  const curve = document.importNode(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement, true);
  curve.setAttribute("role", "img");
  curve.setAttribute("aria-label", t("machine-after-title"));
  const named = (side) => capital(sideName(side));
  const key = sides.length > 2 ? t("machine-after-each", { side: sides.map(named).join(", ") }) : t("machine-after-up", { side: named(sides[0]) });
  return card(t("machine-after-title"), curve, h("p", { class: "quiet", text: key }),
    deciders.length
      ? h("ul", { class: "after-turns" }, deciders.map(({ n, side, turn, better }) => h("li", {}, h("span", { text: t("machine-after-turn", { n, side: named(side), turn }) }), " ", h("b", { text: t("machine-after-better", { better }) }))))
      : h("p", { text: t("machine-after-none") }));
}

/** Return the puzzles of a game; a tap has the board of one asked for at the table. */
function puzzles(found, log) {
  return h("ul", { class: "after-turns" }, found.map((one, at) => h("li", {}, h("span", { text: `${one.n}. ${said(one)}` }), " ",
    button(t("machine-puzzles-set-up"), async () => { if (await command("learn", { log, puzzle: at + 1 })) location.hash = "#/"; }, { icon: "star", key: `puzzle-${at + 1}` }))));
}

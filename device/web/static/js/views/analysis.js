// After a game: a curve of who stood how, and the turns that decided it, each with a better one. Where the game is played again beside it, both follow each other.

import { h, put, s, styles } from "../dom.js";
import { act, button, card, command } from "../parts.js";
import { said } from "../store.js";
import { get } from "../net.js";
import { ways, written } from "../turns.js";
import { capital, side as sideName, t, wordsOf } from "../words.js";

const EVERY_MS = 1000;
/** From which worth on a side is said to stand so; below the first both stand alike. */
const GRADES = [["won", 0.85], ["much", 0.4], ["little", 0.12]];

/** Return the place of what was thought of a game; a tap asks for it. `beside`, {playing, past}, is the game as it is played again there. */
export async function analysis(name, beside = null) {
  await Promise.all([wordsOf("machine"), styles("replay")]);
  const path = `/api/past/${encodeURIComponent(name)}/analysis`;
  const place = h("div", { class: "after-game", "aria-live": "polite" });

  async function look() {
    const found = await get(path).catch(() => ({ state: "failed" }));
    put(place, shown(found));
    if (found.state === "thinking") setTimeout(() => place.isConnected && look(), EVERY_MS);
  }

  function shown(found) {
    if (found.state === "done") return [drawn(found, beside ?? { name }), found.puzzles.length > 0 && card(t("machine-puzzles-title"), puzzles(found.puzzles, name, beside?.playing))];
    if (found.state === "thinking") return h("p", { class: "quiet", "aria-busy": "true", text: t("machine-after-busy", found) });
    const ask = h("div", { class: "row" }, button(t("machine-after-ask"), async () => { if (await act(path)) look(); }, { icon: "search", key: "after-ask" }));
    return [found.state === "failed" && h("p", { class: "bad", text: t("machine-after-failed") }), ask];
  }

  await look();
  return place;
}

/** Return what was thought of a game as a card: beside a game that is played again, else with ways to it by the game's `name`. */
export function drawn(found, { playing = null, past = null, name = "" } = {}) {
  const { sides, deciders } = found, named = (side) => capital(sideName(side));
  const key = sides.length > 2 ? t("machine-after-each", { side: sides.map(named).join(", ") }) : t("machine-after-up", { side: named(sides[0]) });
  const stands = h("p", { class: "after-stands" }), curve = curveOf(found, playing);
  playing?.follow(({ n }) => { curve.at(n); stands.textContent = standing(found, past, n); });
  return card(t("machine-after-title"), curve.element, playing && stands, h("p", { class: "quiet", text: key }),
    deciders.length ? h("ul", { class: "after-turns" }, deciders.map((one) => h("li", {}, decider(one, playing, name)))) : h("p", { text: t("machine-after-none") }));
}

/** Return a turn that decided the game; a tap shows the board before it, and arrows for the better one. */
function decider({ n, side, played, instead }, playing, name) {
  const words = [h("span", { text: t("machine-after-turn", { n, side: capital(sideName(side)), turn: written(played) }) }), " ", h("b", { text: t("machine-after-better", { better: written(instead) }) })];
  return playing ? h("button", { type: "button", class: "after-turn", on: { click: () => playing.goTo(n - 1, ways(instead.steps)) } }, words)
    : h("a", { class: "after-turn", href: `#/past/${encodeURIComponent(name)}/${n - 1}` }, words);
}

/** Return the curve: {element, at}. It follows the game that is played again, and the game follows a finger on it. */
function curveOf({ svg, edge, points }, playing) {
  const element = document.importNode(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement, true);
  element.setAttribute("role", "img");
  element.setAttribute("aria-label", t("machine-after-title"));
  if (!playing) return { element, at: () => {} };
  const last = Math.max(1, ...points.map(({ n }) => n)), { width, height } = element.viewBox.baseVal;
  const here = s("path", { class: "curve-at" });
  element.append(here);
  element.classList.add("curve-live");
  const follow = (event) => {
    if (!event.buttons) return;
    const { left, width: wide } = element.getBoundingClientRect();
    const part = ((event.clientX - left) / wide - edge) / (1 - 2 * edge);
    playing.goTo(Math.round(Math.min(1, Math.max(0, part)) * last));
  };
  for (const kind of ["pointerdown", "pointermove"]) element.addEventListener(kind, follow);
  return { element, at: (n) => here.setAttribute("d", `M${width * (edge + (1 - 2 * edge) * Math.min(1, n / last))} 0v${height}`) };
}

/** Return in words how a game stands after `n` turns: who is better, and by how many pieces or seeds more were taken. */
function standing({ sides, points }, { game, turns }, n) {
  const told = points.findLast((point) => point.n <= n);
  if (!told || sides.length !== 2) return "";
  const worth = told.worth[sides[0]] ?? 0, better = sides[worth > 0 ? 0 : 1];
  const grade = GRADES.find(([, from]) => Math.abs(worth) >= from)?.[0];
  const taken = (side) => turns.slice(0, n).filter((turn) => turn.side === side).flatMap(({ steps }) => steps ?? []).reduce((sum, [kind, , count]) => sum + (kind === "remove" ? 1 : kind === "take" ? count : 0), 0);
  const more = taken(sides[0]) - taken(sides[1]), ahead = sides[more > 0 ? 0 : 1];
  return [grade ? t(`machine-stands-${grade}`, { side: capital(sideName(better)) }) : t("machine-stands-even"),
    more && t("machine-stands-taken", { side: capital(sideName(ahead)), count: Math.abs(more), pieces: capital(said(game.pieces)) })].filter(Boolean).join(" ");
}

/** Return the puzzles of a game; a tap has the board of one asked for at the table, or shows it where the game is played again. */
function puzzles(found, log, playing) {
  const words = (one) => `${one.n}. ${said(one)}`;
  return h("ul", { class: "after-turns" }, found.map((one, at) => h("li", {},
    playing ? h("button", { type: "button", class: "after-turn", on: { click: () => playing.goTo(one.n - 1, []) } }, words(one)) : h("span", { text: words(one) }), " ",
    button(t("machine-puzzles-set-up"), async () => { if (await command("learn", { log, puzzle: at + 1 })) location.hash = "#/"; }, { icon: "star", key: `puzzle-${at + 1}` }))));
}

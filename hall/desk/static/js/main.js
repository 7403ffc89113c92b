// The hall's page: one view at a time, by the address behind '#'.

import { h, put } from "/static/js/dom.js";
import { houseWords, preferred, speak, t, wordsOf } from "/static/js/words.js";
import { searchView } from "./games.js";
import { begin as hear, decides, follow, linked, me, waiting, whoAmI } from "./hall.js";
import { peopleView } from "./people.js";
import { rulesView } from "./rules.js";
import { callsView, tableView } from "./table.js";
import { tournamentsView, tournamentView } from "./tournament.js";
import { wallView } from "./wall.js";

let view = null;

function chosen() {
  const [room, which, game] = location.hash.replace(/^#\//, "").split("/");
  if (room === "table" && /^\d+$/.test(which)) return tableView(Number(which), game && decodeURIComponent(game));
  if (room === "calls") return callsView();
  if (room === "rules" && which) return rulesView(decodeURIComponent(which), /^\d+$/.test(game) ? Number(game) : null);
  if (room === "search") return searchView();
  if (room === "tournaments") return tournamentsView();
  if (room === "tournament" && /^\d+$/.test(which)) return tournamentView(Number(which));
  if (room === "people") return peopleView();
  return wallView();
}

function links() {
  const here = location.hash.replace(/^#\//, "").split("/")[0] || "wall";
  const calls = waiting();
  const link = (room, text, badge = 0) => h("a", { href: `#/${room === "wall" ? "" : room}`, "aria-current": here === room ? "page" : null }, text, badge ? h("span", { class: "count-badge", text: String(badge) }) : null);
  return [link("wall", t("desk-wall")), decides() ? link("calls", t("desk-calls"), calls) : null, link("tournaments", t("desk-tournaments")), link("search", t("desk-search")), link("people", me.name || t("desk-sign-in"))];
}

async function begin() {
  await speak(preferred());
  await Promise.all([wordsOf("desk"), houseWords()]);
  const nav = h("nav", { class: "hall-nav", "aria-label": t("desk-rooms") });
  const away = h("p", { class: "hall-away", role: "status" });
  const place = h("div", {});
  put(document.getElementById("hall"), h("header", { class: "bar hall-bar" }, h("h1", { class: "bar-title", text: t("desk-title") }), nav), away, place);
  const frame = () => {
    const told = JSON.stringify([location.hash, waiting(), me, decides()]);
    if (nav.dataset.told !== told) { nav.dataset.told = told; put(nav, links()); }
    away.textContent = linked ? "" : t("desk-away");
    document.title = waiting() ? `(${waiting()}) ${t("desk-title")}` : t("desk-title");
  };
  const go = () => { view?.stop(); view = chosen(); put(place, view.element); frame(); };
  addEventListener("hashchange", go);
  follow(frame);
  hear();
  await whoAmI();
  go();
}

begin();

// The file that a game is taken home in: the page's own replay, with all that it needs in it, asking nothing of anybody.

import { h, put } from "./dom.js";
import { button } from "./parts.js";
import { said } from "./store.js";
import { capital, moment, outcome, preferred, side as sideName, speakWith, t } from "./words.js";
import { loadSigns } from "./wood.js";
import { drawn } from "./views/analysis.js";
import { player } from "./views/player.js";
import { print, printsAs } from "./views/scoresheet.js";

const held = (id) => JSON.parse(document.getElementById(id).textContent);

async function show() {
  const past = held("diary"), words = held("words"), { game, header } = past;
  const language = preferred();
  speakWith(language, words[language]);
  await loadSigns(game.kinds);
  printsAs(past);
  const playing = player(past, { from: location.hash.slice(1) });
  const players = game.sides.map((side) => header.players?.[side] || header.teams?.[side]?.join(", ") || capital(sideName(side))).join(" – ");
  put(document.getElementById("app"),
    h("header", { class: "file-head" }, h("h1", { class: "view-title", text: game.title }), h("p", { text: players }),
      h("p", { class: "quiet", text: [moment(game.started), past.result ? outcome(past.result) : t("page-past-unfinished")].filter(Boolean).join(" · ") })),
    h("main", { class: "two" }, playing.board,
      h("div", { class: "replay-beside" }, playing.told, h("div", { class: "replay-acts" }, button(t("page-score-print"), () => print(past), { icon: "print" }), button(t("house-replay-save"), () => save(past.name), { icon: "save" })),
        past.analysis ? drawn(past.analysis, { playing, past }) : null, playing.list)),
    h("footer", { class: "file-foot" }, h("p", { text: t("house-replay-keys") }), h("p", { lang: "en", text: t("house-replay-rules", { source: past.source }) })));
}

/** Save the game log, which the file holds as it is. */
function save(name) {
  const lines = document.getElementById("log").textContent.trimStart();
  const link = h("a", { href: URL.createObjectURL(new Blob([lines], { type: "application/x-ndjson" })), download: `${name}.jsonl` });
  link.click();
  URL.revokeObjectURL(link.href);
}

show();

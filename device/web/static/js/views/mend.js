// Mending a misread: tap the turn, tap what it really was.

import { h, put } from "../dom.js";
import { labelled } from "../labels.js";
import { button, command, dot, later, note, sheet } from "../parts.js";
import { get } from "../net.js";
import { may, state } from "../store.js";
import { written } from "../turns.js";
import { capital, side as sideName, t } from "../words.js";

const LIKELY = 4;

/** Open the sheet in which turn `n` (the last, unless told) is put right; `onBoard` lets people tap it on the board. */
export function mend(n = state.turns.at(-1)?.n, onBoard = null) {
  if (!n) { note(t("page-mend-none")); return; }
  const turn = state.turns.find((one) => one.n === n);
  const { body, close } = sheet(t("page-mend-title", { n, side: capital(sideName(turn.side)) }));
  const amend = async (text) => { close(); await command("amend", { n, turn: text }); };
  put(body,
    h("p", { class: "mend-now" }, dot(turn.side), h("span", { text: t("page-mend-now", { turn: written(turn) }) })),
    turn.picture && may.sees_pictures && h("img", { class: "evidence", src: turn.picture, alt: t("page-mend-picture", { n }), loading: "lazy" }),
    onBoard && button(t("page-mend-on-board"), () => { close(); onBoard(n); }, { icon: "hand" }),
    later(get(`/api/likely?n=${n}`), (found) => offers(found, turn, amend)),
    n === state.turns.at(-1)?.n && button(t("page-wish-take-back"), async () => { close(); await command("take_back"); }, { kind: "quiet", icon: "undo" }));
}

function offers({ turns, more }, turn, amend) {
  const others = turns.filter((one) => one.turn !== turn.turn);
  const first = others.slice(0, LIKELY), rest = others.slice(LIKELY);
  const list = h("div", { class: "offer-grid" });
  const field = h("input", { type: "search", id: "mend-find", autocomplete: "off", placeholder: t("page-mend-find-hint"), on: { input: () => fillList() } });
  const offer = (one, kind) => button(written(one), () => amend(one.turn), { kind });
  function fillList() {
    const wanted = field.value.trim().toLowerCase();
    put(list, ...rest.filter((one) => `${labelled(one.turn)} ${written(one)}`.toLowerCase().includes(wanted)).slice(0, 120).map((one) => offer(one, "plain")));
  }
  fillList();
  return [
    h("h3", { text: t("page-mend-was") }),
    others.length ? h("div", { class: "stack" }, first.map((one, at) => offer(one, at === 0 ? "main" : "plain"))) : h("p", { text: t("page-mend-no-other") }),
    rest.length ? h("details", { class: "fold" }, h("summary", { text: t("page-mend-rest", { count: rest.length }) }), h("label", { for: "mend-find", text: t("page-mend-find") }), field, list, more && h("p", { class: "quiet", text: t("page-mend-more") })) : null,
  ];
}

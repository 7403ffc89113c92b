// One past game on the page: played again, shared, printed, taken home.

import { h, put } from "../dom.js";
import { loadSigns } from "../wood.js";
import { act, askPin, button, card, later, sign } from "../parts.js";
import { get } from "../net.js";
import { may, said, setWish, state, wish } from "../store.js";
import { forgetGame } from "./who.js";
import { player } from "./player.js";
import { share } from "./share.js";
import { gameName, moment, outcome, t } from "../words.js";

/** Show a game, from turn `from` on; return what ends it. The address names the turn that is shown: it can be shared. */
export function replay(main, name, from) {
  const path = `/api/past/${encodeURIComponent(name)}`, address = `#/past/${encodeURIComponent(name)}`;
  let leave = () => {};
  put(main, h("p", { class: "quiet", "aria-busy": "true", text: t("page-loading") }));
  Promise.all([get(path), get("/api/past/formats")]).then(async ([past, formats]) => { await loadSigns(past.game.kinds); draw(past, formats, from); }).catch((error) => put(main, h("p", { class: "bad", role: "alert", text: error.message })));

  /** Say why no picture is shown, and let the phone in that may see them. */
  function closed(past, formats) {
    return h("div", { class: "warning is-calm" }, sign("key"), h("span", { text: t("page-camera-closed") }),
      button(t("house-pin-show"), async () => { if (await askPin(may.pictures_for ?? "play") && may.sees_pictures) { leave(); draw(past, formats, location.hash.split("/")[3]); } }, { kind: "quiet" }));
  }

  function draw(past, formats, at) {
    const { game } = past;
    const playing = player(past, {
      rotate: Number(wish("rotate")), from: at, sees: may.sees_pictures, closed: () => closed(past, formats), turned: (way) => setWish("rotate", String(way)),
      shown: (frame) => { if (location.hash.startsWith(address)) history.replaceState(null, "", frame.n ? `${address}/${frame.n}` : address); },
    });
    const sheet = import("./scoresheet.js").then(({ printsAs }) => printsAs(past));
    leave = () => { playing.stop(); sheet.then((end) => end()); };
    put(main,
      h("p", { class: "crumb" }, h("a", { href: "#/past" }, sign("prev"), t("page-past-title"))),
      h("h2", { class: "view-title", text: gameName(game) }),
      h("p", { class: "quiet", text: [moment(game.started ?? past.header?.started), past.result ? said(past.result) || outcome(past.result) : t("page-past-unfinished")].join(" · ") }),
      h("div", { class: "two" },
        playing.board,
        h("div", { class: "replay-beside" }, playing.told,
          h("div", { class: "replay-acts" },
            button(t("house-share-moment"), () => share(gameName(game), location.href), { icon: "share" }),
            button(t("page-score-print"), async () => (await import("./scoresheet.js")).print(past), { icon: "print" })),
          later(import("./analysis.js").then((view) => view.analysis(name, { playing, past })), (row) => row),
          playing.list,
          !past.result && state?.game?.name !== name ? button(t("page-past-resume"), async () => { if (await act("/api/table/resume", { name })) location.hash = "#/"; }, { kind: "main", icon: "play" }) : null,
          card(t("page-downloads"), h("ul", { class: "downloads" }, formats.map(({ format }) => h("li", {}, h("a", { class: "button button-plain", href: `${path}/download?format=${format}`, download: true }, sign("save"), h("span", {}, h("b", { text: format.toUpperCase() }), h("small", { text: t(`house-format-${format}`) }))))))),
          may.role === "owner" && state?.game?.name !== name ? button(t("house-forget-game"), () => forgetGame(name), { kind: "danger" }) : null)));
  }
  return () => leave();
}

// Who plays each side: a person, the machine at a level, or a simulated table's own player.

import { h } from "../dom.js";
import { state } from "../store.js";
import { capital, side as sideName, t } from "../words.js";

/** Return who plays a side of which nobody has said anything. */
export function usualSeat() {
  return { by: state?.machine?.simulated ? "simulated" : "person" };
}

/** Return a field for each side; `call` is told the side and its seat; a sheet has the title already. It needs the words of the scope machine. */
export function seatFields(sides, now, call, titled = true) {
  const levels = state.machine.levels, usual = usualSeat();
  const ways = [["person", t("machine-person")], ...Array.from({ length: levels }, (_, n) => [`machine:${n + 1}`, t("machine-level", { n: String(n + 1), best: String(levels) })]), ["machine:0", t("machine-own-level")], ...(usual.by === "simulated" ? [["simulated", t("machine-simulated")]] : [])];
  return h("fieldset", { class: "field", "data-key": "who-plays" }, h("legend", { class: titled ? null : "away", text: t("machine-who") }), sides.map((side) => {
    const id = `seat-${side}`, { by, level } = now[side] ?? usual, chosen = by === "machine" ? `machine:${level}` : by;
    return [h("label", { for: id, text: capital(sideName(side)) }),
      h("select", { id, on: { change: ({ target }) => { const [who, at] = target.value.split(":"); call(side, { by: who, ...(at ? { level: Number(at) } : {}) }); } } },
        ways.map(([value, text]) => h("option", { value, selected: value === chosen, text })))];
  }));
}

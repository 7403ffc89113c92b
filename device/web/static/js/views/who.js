// Who did something, in words; and a game that its owner deletes.

import { note, sure } from "../parts.js";
import { post } from "../net.js";
import { t } from "../words.js";

/** Return who did something: a name, and as what. */
export function who({ role, name }) {
  return name ? `${name} (${t(`role.${role}`)})` : t(`role.${role}`);
}

/** Delete a past game for good, if that is really meant. */
export async function forgetGame(name) {
  if (!await sure(t("forget.game"), t("forget.game.text"), t("forget.yes"))) return;
  try {
    await post("/api/forget/game", { name });
    note(t("forget.done"));
    location.hash = "#/past";
  } catch (error) { note(error.message, "bad"); }
}

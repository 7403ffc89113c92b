// Who did something, in words; and a game that its owner deletes.

import { note, sure } from "../parts.js";
import { post } from "../net.js";
import { t } from "../words.js";

/** Return who did something: a name, and as what. */
export function who({ role, name }) {
  return name ? `${name} (${t(`house-role-${role}`)})` : t(`house-role-${role}`);
}

/** Delete a past game for good, if that is really meant. */
export async function forgetGame(name) {
  if (!await sure(t("house-forget-game"), t("house-forget-game-text"), t("house-forget-yes"))) return;
  try {
    await post("/api/forget/game", { name });
    note(t("house-forget-done"));
    location.hash = "#/past";
  } catch (error) { note(error.message, "bad"); }
}

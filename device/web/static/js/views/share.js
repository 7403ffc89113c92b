// The address of what is shown, given to somebody: by the phone's own way of sharing, else copied.

import { h } from "../dom.js";
import { note, sheet } from "../parts.js";
import { t } from "../words.js";

/** Share an address. Where a browser neither shares nor copies for a page like this, it is shown. */
export async function share(title, url) {
  try {
    if (navigator.share) return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    return note(t("house-share-copied"));
  } catch (error) {
    if (error?.name === "AbortError") return null; // people thought better of it
    return shown(url);
  }
}

function shown(url) {
  const field = h("input", { id: "share-address", readonly: true, value: url });
  sheet(t("house-share-moment"), h("label", { for: "share-address", text: t("house-share-copy") }), field);
  field.select();
  return null;
}

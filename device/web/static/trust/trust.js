// Looks whether this device trusts the machine already; if it does, the way is short.

const main = document.querySelector("main");
const safe = main.dataset.safe;

async function look() {
  try {
    await fetch(new URL("/api/trusted", safe), { mode: "no-cors", cache: "no-store" });
  } catch {
    return;  // not trusted yet
  }
  document.querySelector(".trusted").hidden = false;
  if (!location.search) location.replace(safe);
}

look();
document.addEventListener("visibilitychange", () => { if (!document.hidden) look(); });

// On every page: how long the rules have been kept on this device. Without network Python is started; with it, boards that
// were saved here are brought to the server, and newer rules are offered.

import { toast } from "../announce.js";
import { bringBoards } from "./bringing.js";
import { keptState } from "./kept.js";
import { newerThan } from "./newer.js";
import { wake } from "./waking.js";

const DAY_MS = 24 * 3600 * 1000;
const HERE = "this-device";
const state = await keptState();
/** Whether this page was answered without network. */
const isFromHere = performance.getEntriesByType("navigation").some((one) => one.serverTiming?.some(({ name }) => name === HERE));

function since(kept) {
  const days = Math.floor((Date.now() - kept) / DAY_MS);
  if (days < 1) return "kept today";
  return days === 1 ? "kept yesterday" : `kept ${days} days ago`;
}

async function withNetwork() {
  try {
    const count = await bringBoards();
    if (count) toast(count === 1 ? "A board saved here was brought to the server" : `${count} boards saved here were brought to the server`);
    const newer = await newerThan(state);
    const place = document.querySelector("[data-newer]");
    if (!newer.length || !place) return;
    place.textContent = `Newer on the server: ${newer.join("; ")}.`;
    place.hidden = false;
  } catch {
    await wake(); // no network after all
  }
}

if (state) {
  const place = document.querySelector("[data-kept-since]");
  if (place) place.textContent = `· ${since(state.kept)}`;
  addEventListener("offline", wake);
  navigator.serviceWorker?.addEventListener("message", ({ data }) => data.wake && wake());
  navigator.serviceWorker?.startMessages();
  addEventListener("online", withNetwork);
  if (document.getElementById("results")) await import("./searching.js");
  if (navigator.onLine && !isFromHere) await withNetwork();
  else await wake();
}

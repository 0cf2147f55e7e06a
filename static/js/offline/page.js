// On every page: how long the rules have been kept on this device; Python is started where the network is gone.

import { keptState } from "./kept.js";
import { wake } from "./waking.js";

const DAY_MS = 24 * 3600 * 1000;

function since(kept) {
  const days = Math.floor((Date.now() - kept) / DAY_MS);
  if (days < 1) return "kept today";
  return days === 1 ? "kept yesterday" : `kept ${days} days ago`;
}

const state = await keptState();
const place = document.querySelector("[data-kept-since]");
if (place && state) place.textContent = `· ${since(state.kept)}`;
if (state?.python && !navigator.onLine) await wake();
addEventListener("offline", wake);

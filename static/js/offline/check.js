// Measures this device: how long the start takes, one challenge, one search, and how much memory it all needs.

import { keptState, pythonNow } from "./kept.js";
import { listen, wake } from "./waking.js";

const page = document.getElementById("check");
const said = page.querySelector("[data-said]");
const start = page.querySelector("[data-start]");
const table = page.querySelector("table");

const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;

async function timed(work) {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

async function asked(address) {
  const response = await fetch(address, { headers: { "X-From": "this-device" }, cache: "no-store" });
  if (!response.ok) throw new Error(`${address.slice(0, 40)}: ${response.status}`);
  return response.text();
}

function ready() {
  return new Promise((resolve, reject) => {
    const stop = listen(async (state) => {
      if (state.doing) said.textContent = `${state.doing} …`;
      if (!state.isReady && !state.failed) return;
      stop();
      if (state.failed) reject(new Error(state.failed));
      else resolve();
    });
    wake();
  });
}

async function measure() {
  start.hidden = true;
  const state = await keptState();
  if (!state?.python) throw new Error("this device is not prepared: see Use without network");
  const found = {};
  if ((await pythonNow()) === "ready") found.start = "was running";
  else found.start = seconds(await timed(ready));
  const board = page.dataset.board;
  found["first challenge"] = seconds(await timed(() => asked(board)));
  found["first search"] = seconds(await timed(() => asked("/results?q=stealth+claim")));
  found["challenge again"] = seconds(await timed(() => asked(`${board}?at=end`)));
  found["another search"] = seconds(await timed(() => asked("/results?q=duplicate+saves")));
  const { usage } = await navigator.storage.estimate();
  found.kept = `${Math.round(usage / 1e6)} MB`;
  if (performance.memory) found.memory = `${Math.round(performance.memory.totalJSHeapSize / 1e6)} MB of script on this page`;
  if (navigator.deviceMemory) found["memory of the device"] = `${navigator.deviceMemory} GB or more`;
  return { found, bundle: state.id };
}

start.addEventListener("click", async () => {
  try {
    const { found, bundle } = await measure();
    const rows = Object.entries(found).map(([name, value]) => {
      const row = document.createElement("tr");
      row.append(...[name, value].map((words) => Object.assign(document.createElement("td"), { textContent: words })));
      return row;
    });
    table.querySelector("tbody").replaceChildren(...rows);
    table.hidden = false;
    const words = Object.entries(found).map(([name, value]) => `${name}: ${value}`);
    page.querySelector("textarea").value = [`bundle ${bundle}`, ...words, navigator.userAgent].join("; ");
    said.textContent = "Measured.";
    page.dataset.state = "measured";
  } catch (fault) {
    said.textContent = `Not measured: ${fault.message}.`;
  } finally {
    start.hidden = false;
  }
});
start.hidden = false;
said.textContent = "";

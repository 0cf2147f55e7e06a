// The page of what waits on this device: shown by the server or by Python, as far as either answers; sent, saved, forgotten.

import { addedHere, forgetAdded } from "./desk-kept.js";
import { exchange } from "./desk-exchange.js";

const FORMAT = "agot-judge event 1";
const page = document.getElementById("waiting");
const { event } = page.dataset;
const list = document.getElementById("waiting-list");
const said = document.getElementById("waiting-said");

async function show() {
  const added = await addedHere(event);
  document.getElementById("waiting-do").hidden = !added.length;
  const sent = added.map(({ entry, sends, refused }) => ({ entry, sends, refused: refused ?? "" }));
  const answer = await fetch(page.dataset.list, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ added: sent }) });
  if (answer.ok) list.replaceChildren(...new DOMParser().parseFromString(await answer.text(), "text/html").body.childNodes);
  else said.textContent = `${added.length} entries are kept on this device. They cannot be shown just now: save them to a file.`;
}

document.getElementById("waiting-send").addEventListener("click", async () => {
  try {
    const { sent, refused } = await exchange(event);
    said.textContent = `${sent} sent${refused ? `, ${refused} not taken` : ""}.`;
  } catch {
    said.textContent = "The server does not answer. They stay on this device.";
  }
  await show();
});

document.getElementById("waiting-save").addEventListener("click", async () => {
  const entries = (await addedHere(event)).map(({ entry }) => entry);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify({ format: FORMAT, event, entries }, null, 1)], { type: "application/json" }));
  link.download = `rulings-${event}-not-sent.json`;
  link.click();
  URL.revokeObjectURL(link.href);
});

list.addEventListener("click", async ({ target }) => {
  const uuid = target.closest("[data-forget]")?.dataset.forget;
  if (!uuid || !confirm("Forget this entry? It is nowhere else, unless you saved it to a file.")) return;
  await forgetAdded(event, uuid);
  await show();
});

await show();

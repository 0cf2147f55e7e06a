// Rulings outside events: their entries are kept in this browser; the server is asked to show them and keeps none.

import { announce, toast } from "./announce.js";

const KEY = "agot-judge.rulings";
const FORMAT = "agot-judge event 1";
const EVENT = "00000000";

const read = () => {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
};

const write = (entries) => {
  try {
    localStorage.setItem(KEY, JSON.stringify(entries));
    return true;
  } catch {
    toast("This browser keeps no more: save the rulings to a file.");
    return false;
  }
};

const merged = (...lists) => [...new Map(lists.flat().map((one) => [one.uuid, one])).values()];

// A ruling that was just made: a page that is opened again has the same entries, so they count once.
const made = document.getElementById("own-entries");
if (made && write(merged(read(), JSON.parse(made.value)))) announce("Kept in this browser.");

const list = document.getElementById("own-list");

const ask = async (address, more) => {
  const answer = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ entries: read(), ...more }),
  });
  if (!answer.ok) throw new Error(String(answer.status));
  return new DOMParser().parseFromString(await answer.text(), "text/html").body.childNodes;
};

const show = async () => {
  try {
    list.replaceChildren(...(await ask(list.dataset.list, { q: document.getElementById("own-q").value })));
  } catch {
    list.textContent = "The rulings cannot be shown just now. They are kept in this browser.";
  }
};

if (list) {
  document.getElementById("own").hidden = false;
  show();
  document.getElementById("own-search").addEventListener("submit", (event) => {
    event.preventDefault();
    show();
  });
  list.addEventListener("click", async (event) => {
    const { number } = event.target.closest("[data-number]")?.dataset ?? {};
    if (!number) return;
    const place = document.getElementById("own-slip");
    place.replaceChildren(...(await ask(list.dataset.slip, { number })));
    place.scrollIntoView();
  });
  document.getElementById("own-export").addEventListener("click", () => {
    const link = document.createElement("a");
    const file = { format: FORMAT, event: EVENT, entries: read() };
    link.href = URL.createObjectURL(new Blob([JSON.stringify(file, null, 1)], { type: "application/json" }));
    link.download = "agot-judge-rulings.json";
    link.click();
    URL.revokeObjectURL(link.href);
  });
  document.getElementById("own-import").addEventListener("change", async (event) => {
    const [file] = event.target.files;
    if (!file) return;
    try {
      const found = JSON.parse(await file.text());
      if (found.format !== FORMAT || found.event !== EVENT || !found.entries.every((one) => one.uuid && one.kind)) throw new TypeError();
      if (write(merged(read(), found.entries))) show();
    } catch {
      toast(`“${file.name}” is no file of rulings. Choose one that “Save to a file” has made.`);
    }
    event.target.value = "";
  });
  document.getElementById("own-forget").addEventListener("click", () => {
    if (!confirm("Forget every ruling in this browser?")) return;
    localStorage.removeItem(KEY);
    show();
  });
}

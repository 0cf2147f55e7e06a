// Results while one types. The address follows, so that back and reload show the same; an answer that comes late is
// dropped; without a connection the list stays and says so.

import { announce, toast } from "./announce.js";
import { copyText } from "./copy.js";

const PAUSE_MS = 110;

const form = document.getElementById("search");
const field = document.getElementById("q");
const edition = form.elements.edition;
const results = document.getElementById("results");
let waiting = 0;
let asking = null;
let shown = location.search;

const address = (base) => {
  const asked = new URLSearchParams();
  if (field.value.trim()) asked.set("q", field.value);
  if (edition.value) asked.set("edition", edition.value);
  const words = asked.toString();
  return words ? `${base}?${words}` : base;
};

// The server keeps the choice where it reads it in the address; here no address says that all are meant.
function choose(value) {
  edition.value = value;
  edition.disabled = !value;
  document.cookie = `edition=${value}; path=/; samesite=lax; max-age=${value ? 31536000 : 0}`;
}

/** What was found; on a device without network, until Python answers there, results made here. */
async function answered(response) {
  const kept = response.headers.get("X-Quick-Results");
  results.toggleAttribute("data-quick", kept !== null);
  if (kept === null) return response.text();
  const { quickResults } = await import("./offline/quick.js");
  return quickResults(kept, field.value, edition.value);
}

/** Search again for what stands in the field, though it was searched before. */
export function again() {
  shown = null;
  return show();
}

async function show() {
  clearTimeout(waiting);
  const place = address(results.dataset.lookUp);
  const search = new URL(place, location.href).search;
  if (search === shown && !asking) return;
  asking?.abort();
  const mine = new AbortController();
  asking = mine;
  results.setAttribute("aria-busy", "true");
  try {
    const response = await fetch(address(results.dataset.results), { signal: mine.signal });
    const words = await answered(response);
    if (mine !== asking) return;
    if (!response.ok) throw new Error(String(response.status));
    results.innerHTML = words;
    shown = search;
    history.replaceState(null, "", place);
    document.title = field.value.trim() ? `${field.value.trim()} · AGOT Judge` : "AGOT Judge";
    announce(results.querySelector("[data-announce]")?.textContent.trim() ?? "");
  } catch (fault) {
    if (mine === asking && fault.name !== "AbortError") toast("No answer from the server; what is shown may be old.");
  } finally {
    if (mine === asking) {
      asking = null;
      results.removeAttribute("aria-busy");
    }
  }
}

field.addEventListener("input", () => {
  clearTimeout(waiting);
  waiting = setTimeout(show, PAUSE_MS);
});

form.addEventListener("submit", (event) => {
  event.preventDefault();
  show();
  if (matchMedia("(pointer: coarse)").matches) field.blur(); // the keyboard would cover the results
});

results.addEventListener("click", (event) => {
  const chip = event.target.closest("a[data-edition]");
  if (!chip || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  choose(chip.dataset.edition);
  show().then(() => results.querySelector(`a[data-edition="${chip.dataset.edition}"]`)?.focus());
});

// ---- keys: arrows move, Enter opens (it is a link), c copies, Escape goes back to the field ----------------

const hits = () => [...results.querySelectorAll(".hit__text")];

function move(by) {
  const all = hits();
  const at = all.indexOf(document.activeElement);
  if (at + by < 0 || !all.length) {
    field.focus();
    return;
  }
  const next = all[Math.min(at + by, all.length - 1)];
  next.focus();
  next.scrollIntoView({ block: "nearest" });
}

document.addEventListener("keydown", async (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  const inField = event.target === field;
  const onHit = event.target.closest?.(".hit");
  if (event.key === "ArrowDown" && (inField || onHit || event.target === document.body)) {
    event.preventDefault();
    move(1);
  } else if (event.key === "ArrowUp" && onHit) {
    event.preventDefault();
    move(-1);
  } else if (event.key === "Escape" && onHit) {
    field.focus();
  } else if (event.key === "c" && !inField && String(getSelection()) === "") {
    const hit = onHit ?? results.querySelector(".hit");
    if (!hit || event.target.closest?.("input, textarea, select")) return;
    event.preventDefault();
    if (await copyText(hit.dataset.quotation)) toast("Copied with its citation");
  }
});

// A browser may restore what was typed without the results that belonged to it.
addEventListener("pageshow", () => {
  const asked = new URLSearchParams(location.search);
  if (field.value !== (asked.get("q") ?? "") && document.activeElement !== field) field.value = asked.get("q") ?? "";
});
if (!field.value && matchMedia("(hover: hover)").matches) field.focus();

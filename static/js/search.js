// Results while one types. The address follows, so that back and reload show the same.

import { announce, toast } from "./announce.js";
import { copyText } from "./copy.js";
import { followed, keepEdition } from "./results.js";

const form = document.getElementById("search");
const field = document.getElementById("q");
const edition = form.elements.edition;
const results = document.getElementById("results");

function asked() {
  const words = new URLSearchParams();
  if (field.value.trim()) words.set("q", field.value);
  words.set("edition", edition.value);
  return words;
}

const list = followed(results, results.dataset.results, asked, (wanted) => {
  history.replaceState(null, "", wanted.has("q") ? `${results.dataset.lookUp}?${wanted}` : results.dataset.lookUp);
  document.title = wanted.has("q") ? `${wanted.get("q").trim()} · AGOT Judge` : "AGOT Judge";
  announce(results.querySelector("[data-announce]")?.textContent.trim() ?? "");
});
list.holds(asked());

/** Search again for what stands in the field, though it was searched before. */
export const again = list.again;

field.addEventListener("input", list.soon);

form.addEventListener("submit", (event) => {
  event.preventDefault();
  list.show();
  if (matchMedia("(pointer: coarse)").matches) field.blur(); // the keyboard would cover the results
});

results.addEventListener("click", (event) => {
  const chip = event.target.closest("a[data-edition]");
  if (!chip || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  edition.value = chip.dataset.edition || "any";
  keepEdition(edition.value);
  list.show().then(() => results.querySelector(`a[data-edition="${chip.dataset.edition}"]`)?.focus());
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
  const words = new URLSearchParams(location.search);
  if (field.value !== (words.get("q") ?? "") && document.activeElement !== field) field.value = words.get("q") ?? "";
});
if (!field.value && matchMedia("(hover: hover)").matches) field.focus();

// Names of cards while one types them: the server knows them, the browser's own list shows each with its pack. What is
// filled in has the pack only where several cards bear the name. Without script, or without an answer, the field is a field.

const PAUSE_MS = 120;
const LEAST = 2;

const known = new Map(); // what was asked before, so that going back over letters asks nothing

/** The words at the end of a field that may become a name: behind other cards, a number of copies, "on". */
const typedName = (value) => value.split(/[;,\n]| on /).at(-1).replace(/^\s*(\d+\s*[x×]?\s+)?/, "");

async function names(address, typed) {
  if (!known.has(typed)) {
    const response = await fetch(`${address}?${new URLSearchParams({ q: typed, limit: 12 })}`);
    if (!response.ok) return [];
    known.set(typed, (await response.json()).names);
  }
  return known.get(typed);
}

let waiting = 0;

document.addEventListener("input", (event) => {
  const field = event.target.closest?.("input[data-complete]");
  if (!field) return;
  clearTimeout(waiting);
  const typed = typedName(field.value);
  if (typed.length < LEAST || /[:<>"]/.test(typed)) return;
  waiting = setTimeout(async () => {
    const found = await names(field.dataset.complete, typed).catch(() => []);
    if (typedName(field.value) !== typed || !field.list) return;
    const before = field.value.slice(0, field.value.length - typed.length);
    const options = found.map(({ name, label }) =>
      Object.assign(document.createElement("option"), { value: before + name, label }),
    );
    for (const old of field.list.querySelectorAll("option[data-found]")) old.remove();
    for (const option of options) option.dataset.found = "";
    field.list.append(...options);
  }, PAUSE_MS);
});

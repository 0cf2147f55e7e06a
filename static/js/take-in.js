// A file of rulings that is larger than the server reads at once goes there in pieces, each of whole entries. Taken in twice
// they count once, so a press that breaks off is pressed again.

import { announce } from "./announce.js";

/** The server reads 4 MB; a piece is smaller, since a form adds something. */
const MOST_BYTES = 3_000_000;

for (const form of document.querySelectorAll("form[data-take-in]")) {
  form.addEventListener("submit", async (event) => {
    const [file] = form.elements.file.files;
    if (!file || file.size <= MOST_BYTES) return;
    event.preventDefault();
    const said = form.querySelector("[data-take-in-said]");
    const say = (words) => {
      said.textContent = words;
      announce(words);
    };
    try {
      await takeIn(form, file, say);
    } catch (fault) {
      say(`${fault.message} What was taken in stays; press again for the rest.`);
    }
  });
}

async function takeIn(form, file, say) {
  const { entries, ...about } = await read(file);
  let [added, there, sent] = [0, 0, 0];
  const left = [];
  for (const some of pieces(entries)) {
    const data = new FormData();
    data.append("file", new File([JSON.stringify({ ...about, entries: some })], file.name));
    const answer = await fetch(form.action, { method: "POST", body: data });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const taken = page.querySelector("[data-testid='taken']");
    // A piece may hold nothing that this member may bring, and others may.
    if (!taken && answer.status !== 403) throw new Error(page.querySelector("main")?.textContent.trim() ?? `The server answers ${answer.status}.`);
    if (!taken) left.push(page.querySelector("main").textContent.trim());
    added += Number(taken?.dataset.added ?? 0);
    there += Number(taken?.dataset.there ?? 0);
    left.push(...[...(taken?.querySelectorAll("[data-testid='left-out']") ?? [])].map((one) => one.textContent.trim()));
    sent += some.length;
    say(`${sent} of ${entries.length} entries were read …`);
  }
  say(`Taken in: ${added} entries are new, ${there} were here already. ${[...new Set(left)].join(" ")}`);
}

async function read(file) {
  try {
    const found = JSON.parse(await file.text());
    if (!Array.isArray(found.entries)) throw new TypeError();
    return found;
  } catch {
    throw new Error(`“${file.name}” is no file of rulings: choose one that “Everything (JSON)” has made.`);
  }
}

function* pieces(entries) {
  let some = [];
  let bytes = 0;
  for (const one of entries) {
    const { length } = new TextEncoder().encode(JSON.stringify(one));
    if (some.length && bytes + length > MOST_BYTES) {
      yield some;
      [some, bytes] = [[], 0];
    }
    some.push(one);
    bytes += length;
  }
  if (some.length) yield some;
}

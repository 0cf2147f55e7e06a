// Quick results: MiniSearch over the fields of the index, for as long as Python does not answer on this device.

import { keepPart, keptPart, placeOf } from "./kept.js";

const INDEX = "quick-index.json";
const MOST = 10;
const WORD = /\d+(?:\.\d+)+|[\p{L}\p{N}_]+(?:['’][\p{L}\p{N}_]+)*/gu;
const EXACT = /^\(?(\d+(?:\.\d+)*)\)?$/;
const BOOST = { asked: 4, title: 3, aliases: 2, text: 1 };

let opened = null;

async function open(id) {
  const [{ default: MiniSearch }, kept, made] = await Promise.all([
    import(placeOf(id, "minisearch.js")),
    keptPart(id, "quick.json").then((part) => part.json()),
    keptPart(id, INDEX).then((part) => part?.text()),
  ]);
  const joining = new Set(kept.joining);
  const stem = (word) => {
    const plain = word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/['’]s$/, "").replace(/['’]/g, "");
    return kept.stems[plain] ?? plain;
  };
  const options = {
    fields: Object.keys(BOOST),
    tokenize: (text) => text.match(WORD) ?? [],
    processTerm: stem,
    searchOptions: { boost: BOOST, prefix: (term) => term.length > 3, fuzzy: (term) => (term.length > 5 ? 0.2 : false) },
  };
  const index = made ? MiniSearch.loadJSON(made, options) : new MiniSearch(options);
  if (!made) {
    index.addAll(kept.documents);
    // Reading it again takes a fifth of making it. A full device does without.
    await keepPart(id, INDEX, JSON.stringify(index), "application/json").catch(() => {});
  }
  return { index, joining, byId: new Map(kept.documents.map((one) => [one.id, one])), documents: kept.documents };
}

/** Make what quick results are found with, so that the first ones are there at once. */
export async function prepareQuick(id) {
  opened ??= await open(id);
}

/** The paragraphs for what was typed, best first. */
export async function quickHits(id, typed, edition) {
  await prepareQuick(id);
  const fits = (one) => !edition || one.edition === edition;
  const exact = EXACT.exec(typed.trim())?.[1];
  const named = opened.documents.filter((one) => fits(one) && (one.id === typed.trim() || (exact && one.number === exact)));
  const words = (typed.match(WORD) ?? []).filter((word) => !opened.joining.has(word.toLowerCase()));
  const query = words.length ? words.join(" ") : typed;
  const found = opened.index.search(query, { filter: ({ id: one }) => fits(opened.byId.get(one)) });
  return [...new Set([...named, ...found.map(({ id: one }) => opened.byId.get(one))])].slice(0, MOST);
}

/** The results as they stand on the page until the full ones take their place. */
export async function quickResults(id, typed, edition) {
  const list = document.createElement("ol");
  list.className = "hits";
  const filtered = /\w+:|"/.test(typed);
  for (const one of filtered || !typed.trim() ? [] : await quickHits(id, typed, edition)) {
    const item = document.createElement("li");
    item.className = "hit";
    item.dataset.quotation = `${one.text} [${one.label}]`;
    const link = document.createElement("a");
    link.className = "hit__text prose";
    link.href = `/r/${one.id}`;
    link.textContent = one.text;
    const foot = document.createElement("p");
    foot.className = "hit__foot";
    const chip = document.createElement("a");
    chip.className = "chip";
    chip.href = link.href;
    chip.dataset.cite = one.id;
    chip.textContent = one.label;
    foot.append(chip);
    item.append(link, foot);
    list.append(item);
  }
  const said = document.createElement("p");
  said.dataset.announce = "";
  said.className = "soft";
  said.textContent = filtered
    ? "Filters and quoted words need the full search; it is starting."
    : "Quick results; the full search is starting.";
  return said.outerHTML + list.outerHTML;
}

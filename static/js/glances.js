// A glance at what a citation says while the pointer rests on it. A tap or Enter opens the whole paragraph over the page
// (citations.js), so nothing is lost to those who have no pointer: the glance is not told to screen readers.

const REST_MS = 250;
const LEAVE_MS = 200;
const MOST_PARAGRAPHS = 3;
const GAP_PX = 8;

const seen = new Map();
let glance = null;
let link = null;
let waiting = 0;

let resting = { x: NaN, y: NaN };

document.addEventListener("pointermove", (event) => {
  resting = { x: event.clientX, y: event.clientY };
});
document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch") return;
  // Where the page has changed under a pointer that rests, nobody pointed at what is there now.
  if (event.clientX === resting.x && event.clientY === resting.y) return;
  const over = event.target.closest?.("a[data-cite]");
  if (over && !over.dataset.cite.startsWith("card:")) {
    if (over === link && glance) clearTimeout(waiting);
    else rest(over);
  } else if (glance?.contains(event.target)) {
    clearTimeout(waiting);
  } else if (link) {
    clearTimeout(waiting);
    waiting = setTimeout(hide, LEAVE_MS);
  }
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") hide();
});
document.addEventListener("click", hide);
addEventListener("scroll", hide, { passive: true });

function rest(over) {
  clearTimeout(waiting);
  link = over;
  waiting = setTimeout(() => show(over), REST_MS);
}

async function show(over) {
  const words = await wordsOf(over.getAttribute("href").replace("/r/", "/preview/"));
  if (words === null || over !== link || !over.isConnected) return;
  glance?.remove();
  glance = document.createElement("div");
  glance.className = "glance";
  glance.setAttribute("aria-hidden", "true");
  glance.append(words.cloneNode(true));
  (over.closest("dialog[open]") ?? document.body).append(glance);
  place(over);
}

function hide() {
  clearTimeout(waiting);
  glance?.remove();
  glance = null;
  link = null;
}

/** The title, what overrides the paragraph, and its words; null where they cannot be had. */
async function wordsOf(address) {
  if (seen.has(address)) return seen.get(address);
  try {
    const response = await fetch(address);
    if (!response.ok) return null;
    const preview = new DOMParser().parseFromString(await response.text(), "text/html");
    const words = document.createDocumentFragment();
    add(words, "strong", preview.querySelector("h2"));
    for (const one of preview.querySelectorAll(".overriding .notice__title")) add(words, "p", one, "glance__overridden");
    for (const one of [...preview.querySelectorAll(".paragraph__body")].slice(0, MOST_PARAGRAPHS)) add(words, "p", one, "prose");
    seen.set(address, words);
    return words;
  } catch {
    return null; // no connection: the link still leads where it led
  }
}

function add(words, tag, from, name = "") {
  if (!from) return;
  const element = document.createElement(tag);
  element.className = name;
  element.textContent = from.textContent.replace(/\s+/g, " ").trim();
  words.append(element);
}

/** Below the link where there is room, else above it; never beyond the edges of the window, nor over an answer. */
function place(over) {
  const around = over.getClientRects()[0] ?? over.getBoundingClientRect();
  const own = glance.getBoundingClientRect();
  const left = Math.min(around.left, document.documentElement.clientWidth - own.width - GAP_PX);
  const below = around.bottom + GAP_PX;
  const answers = [...document.querySelectorAll("[data-answer], [data-testid=answers] button")].map((one) => one.getBoundingClientRect());
  const covers = (top) => answers.some((one) => one.top < top + own.height && one.bottom > top && one.left < left + own.width && one.right > left);
  const fits = below + own.height <= innerHeight && !covers(below);
  glance.style.left = `${Math.max(GAP_PX, left)}px`;
  glance.style.top = `${fits ? below : Math.max(GAP_PX, around.top - own.height - GAP_PX)}px`;
}

// Saying what has changed: to screen readers through the live region of the page, and to eyes for a moment.

const region = document.getElementById("said");
/** Nobody reads faster than that: a moment to look there, and time for each letter. */
const LOOKING_MS = 1500;
const LETTER_MS = 70;
let shown = null;

/** Tell those who listen. The same words twice are said twice. */
export function announce(words) {
  region.textContent = "";
  requestAnimationFrame(() => {
    region.textContent = words;
  });
}

/** Tell everybody, and take it away again. */
export function toast(words) {
  announce(words);
  shown?.remove();
  shown = document.createElement("div");
  shown.className = "toast";
  shown.setAttribute("aria-hidden", "true"); // it has been said already
  shown.textContent = words;
  (document.querySelector("dialog[open]") ?? document.body).append(shown);
  const mine = shown;
  setTimeout(() => mine.remove(), LOOKING_MS + LETTER_MS * words.length);
}

// A citation opens its paragraph over the page, so that nobody loses a board or a list by looking something up.
// A click with a modifier key, or a page without script, follows the link as usual.

import { announce } from "./announce.js";

let sheet = null;
let latest = 0;

document.addEventListener("click", (event) => {
  const chip = event.target.closest("a[data-cite]");
  if (!chip || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (chip.dataset.cite.startsWith("card:")) return;
  event.preventDefault();
  open(chip);
});

async function open(chip) {
  const asked = ++latest;
  const address = chip.getAttribute("href").replace("/r/", "/preview/");
  let words = null;
  try {
    const response = await fetch(address);
    if (response.ok) words = await response.text();
  } catch {
    // no connection: the link itself may still be in the browser's store
  }
  if (asked !== latest) return;
  if (words === null) {
    location.assign(chip.href);
    return;
  }
  sheet ??= makeSheet();
  sheet.querySelector(".sheet__content").innerHTML = words;
  if (!sheet.open) sheet.showModal();
  sheet.scrollTop = 0;
  announce(chip.textContent.trim());
}

function makeSheet() {
  const made = document.createElement("dialog");
  made.className = "sheet";
  made.setAttribute("aria-label", "Paragraph");
  made.dataset.testid = "sheet";
  made.innerHTML =
    '<div class="sheet__bar"><strong>Paragraph</strong>' +
    '<button class="button button--quiet" type="button" data-close>Close</button></div>' +
    '<div class="sheet__content"></div>';
  made.addEventListener("click", (event) => {
    if (event.target === made || event.target.closest("[data-close]")) made.close();
  });
  made.addEventListener("close", () => latest++);
  document.body.append(made);
  return made;
}

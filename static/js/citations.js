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
  openParagraph(chip, chip.getAttribute("href").replace("/r/", "/preview/"));
});

/** Show what stands at an address over the page; where the server does not answer, say so there and leave the page alone. */
export async function openParagraph(link, address) {
  const asked = ++latest;
  let words = null;
  let isGone = false;
  try {
    const response = await fetch(address);
    if (response.ok) words = await response.text();
    else isGone = true;
  } catch {
    // no connection
  }
  if (asked !== latest) return;
  if (isGone) {
    location.assign(link.href);
    return;
  }
  sheet ??= makeSheet();
  const content = sheet.querySelector(".sheet__content");
  if (words === null) content.replaceChildren(unanswered(link, address));
  else content.innerHTML = words;
  if (!sheet.open) sheet.showModal();
  sheet.scrollTop = 0;
  announce(words === null ? content.textContent : link.textContent.trim());
}

function unanswered(link, address) {
  const notice = document.createElement("div");
  notice.className = "notice notice--warn";
  notice.dataset.testid = "unanswered";
  const words = document.createElement("p");
  words.className = "notice__title";
  words.textContent = `No answer from the server, so ${link.dataset.cite ? link.textContent.trim() : "this paragraph"} cannot be shown now.`;
  const again = document.createElement("button");
  again.type = "button";
  again.className = "button";
  again.textContent = "Try again";
  again.addEventListener("click", () => openParagraph(link, address));
  notice.append(words, again);
  return notice;
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

// Looking up beside a page, so that nobody leaves a board to read a rule: what is typed into the search field of any page
// is found below it, and a result opens its paragraph over the page. Without script the field leads to the results' page.

import { announce } from "./announce.js";
import { openParagraph } from "./citations.js";
import { followed, keepEdition } from "./results.js";

const form = document.getElementById("search");
const field = document.getElementById("q");
const top = form?.closest(".top");
const isOwnPage = document.getElementById("results") !== null;
let panel = null;
let list = null;
let edition = "";
let cameFrom = null;

/** The edition of the board that is looked at, else the one that was chosen last, which the server knows. */
const editionHere = () => document.getElementById("swap")?.dataset.edition ?? "";

function asked() {
  const words = new URLSearchParams({ q: field.value });
  if (edition) words.set("edition", edition);
  return words;
}

function open() {
  if (!panel) {
    const styles = document.createElement("link");
    [styles.rel, styles.href] = ["stylesheet", form.dataset.styles];
    document.head.append(styles);
    panel = document.createElement("section");
    panel.id = "looked-up";
    panel.className = "looked-up";
    panel.setAttribute("aria-label", "Look up");
    panel.dataset.testid = "looked-up";
    panel.innerHTML =
      '<div class="looked-up__bar"><a class="button button--quiet" target="_blank" rel="noopener">As a page</a>' +
      '<button class="button button--quiet" type="button" data-close>Close</button></div><div class="looked-up__results"></div>';
    panel.addEventListener("click", follow);
    list = followed(panel.querySelector(".looked-up__results"), form.dataset.results, asked, (wanted, place) => {
      panel.querySelector(".looked-up__bar a").href = `${form.action}?${wanted}`;
      announce(place.querySelector("[data-announce]")?.textContent.trim() ?? "");
    });
  }
  if (!panel.isConnected) {
    edition = editionHere();
    top.append(panel);
  }
  document.body.classList.add("is-looking-up");
}

function close() {
  if (!panel?.isConnected && !document.body.classList.contains("is-looking-up")) return false;
  panel?.remove();
  document.body.classList.remove("is-looking-up");
  field.blur();
  cameFrom?.focus({ preventScroll: true });
  cameFrom = null;
  return true;
}

function follow(event) {
  if (event.target.closest("[data-close]")) close();
  const link = event.target.closest("a[href]");
  if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const hit = link.closest(".hit") ?? (link.closest(".entry__title") && link.closest(".entry").querySelector(".hit"));
  const address = new URL(link.href);
  if (hit && !link.dataset.cite) {
    event.preventDefault();
    openParagraph(link, `/preview/${hit.dataset.id}`);
  } else if (address.pathname === new URL(form.action).pathname && link.target !== "_blank") {
    event.preventDefault();
    field.value = address.searchParams.get("q") ?? field.value;
    edition = address.searchParams.get("edition") ?? edition;
    if (link.dataset.edition !== undefined && !editionHere()) keepEdition(edition);
    list.show();
  } else if (!link.dataset.cite) {
    link.target = "_blank"; // a card's page, beside the board and not instead of it
  }
}

if (form && !isOwnPage) {
  field.addEventListener("input", () => {
    if (!field.value.trim()) return;
    open();
    list.soon();
  });
  form.addEventListener("submit", (event) => {
    if (!field.value.trim()) return;
    event.preventDefault();
    open();
    list.show();
    if (matchMedia("(pointer: coarse)").matches) field.blur();
  });
  document.addEventListener("click", (event) => {
    const link = event.target.closest("[data-look-up]");
    if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    cameFrom = link;
    document.body.classList.add("is-looking-up");
    field.focus();
    if (field.value.trim()) field.dispatchEvent(new Event("input"));
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || document.querySelector("dialog[open]")) return;
    if (close()) event.preventDefault();
  });
  document.addEventListener("keydown", (event) => {
    const hits = panel?.isConnected ? [...panel.querySelectorAll(".hit__text")] : [];
    if (!hits.length || !/^Arrow(Down|Up)$/.test(event.key) || !top.contains(event.target)) return;
    event.preventDefault();
    const at = hits.indexOf(document.activeElement) + (event.key === "ArrowDown" ? 1 : -1);
    (at < 0 ? field : hits[Math.min(at, hits.length - 1)]).focus();
  });
}

// What every page can do: the search key, the appearance without a new page, copying, citations over the page.

import { announce, toast } from "./announce.js";
import { copyText } from "./copy.js";
import "./appearance.js";
import "./beside.js";
import "./citations.js";
import "./glances.js";

const field = document.getElementById("q");

const isTyping = (target) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  if (event.key === "/" && field) {
    event.preventDefault();
    field.focus();
    field.select();
  } else if (event.key === "?") {
    document.getElementById("keys").showModal();
  } else if (event.key === "c" && String(getSelection()) === "") {
    const button = document.querySelector("dialog[open] [data-copy], main [data-copy]:not([hidden])");
    if (button) button.click();
  }
});

// Buttons that copy do nothing without script, so they wait hidden; the text stands in a field beside them.
for (const button of document.querySelectorAll("[data-copy][hidden]")) button.hidden = false;

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  const source = document.getElementById(button.dataset.copy);
  const copied = await copyText(source.value);
  if (copied) toast(button.dataset.copied ?? "Copied with its citation");
  else announce("The browser does not allow copying; the text is in the field below.");
});

// A menu closes when one presses Escape or goes elsewhere.
for (const menu of document.querySelectorAll("details.menu")) {
  document.addEventListener("click", (event) => {
    if (!menu.contains(event.target)) menu.open = false;
  });
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary").focus();
  });
}

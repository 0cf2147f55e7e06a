// The board: links and forms of the sandbox change the page in place, keys press what stands on it. Without script the
// same links and forms load whole pages; every state is an address either way.

import { announce, toast } from "./announce.js";
import { keepPlace } from "./sandbox-focus.js";
import { mindAnswers } from "./sandbox-answers.js";
import { pressKey } from "./sandbox-keys.js";

const BUSY_AFTER_MS = 250;
let latest = 0;

const root = () => document.getElementById("swap");

/** Load an address, or send a form, and show the page that comes back. */
async function go(address, { body = null, from = null, keepHistory = false } = {}) {
  const mine = ++latest;
  const page = root();
  const waiting = setTimeout(() => page.setAttribute("aria-busy", "true"), BUSY_AFTER_MS);
  try {
    const response = await fetch(address, body ? { method: "POST", body } : {});
    const words = await response.text();
    if (mine !== latest) return;
    const next = new DOMParser().parseFromString(words, "text/html");
    if (!next.getElementById("swap")) {
      if (body) showWhole(next, response);
      else location.assign(address);
      return;
    }
    show(next, from);
    if (!keepHistory && response.ok && response.url !== location.href) history.pushState(null, "", response.url);
  } catch {
    if (mine === latest) toast("No answer from the server. Nothing is lost: try again.");
  } finally {
    clearTimeout(waiting);
    root()?.removeAttribute("aria-busy");
  }
}

/** A page that is none of the sandbox's, such as an error: its message over the page, so that what was typed stays. */
function showWhole(next, response) {
  const title = next.querySelector("main h1")?.textContent ?? `Error ${response.status}`;
  const message = next.querySelector("main .prose")?.textContent ?? "";
  toast(`${title}. ${message}`);
}

function show(next, from) {
  const fresh = next.getElementById("swap");
  const old = root();
  const isSamePage = fresh.dataset.page === old.dataset.page;
  const restore = keepPlace(old, from);
  document.title = next.title;
  for (const open of old.querySelectorAll("details[open][id]")) {
    const same = isSamePage && fresh.querySelector(`details[id="${CSS.escape(open.id)}"]`);
    if (same && !open.classList.contains("menu")) same.open = true;
  }
  old.replaceWith(fresh);
  ready(fresh);
  if (isSamePage) restore(fresh);
  else {
    scrollTo(0, 0);
    (fresh.querySelector("#decision") ?? document.getElementById("main")).focus({ preventScroll: true });
  }
  announce(fresh.dataset.announcement ?? "");
}

/** What a page needs besides its words: copy buttons shown, the present line and step in view, answers counted. */
function ready(page) {
  for (const button of page.querySelectorAll("[data-copy][hidden]")) button.hidden = false;
  const steps = page.querySelector(".ribbon__steps");
  const step = steps?.querySelector(".is-here");
  if (step) steps.scrollLeft = step.offsetLeft - steps.clientWidth / 2 + step.clientWidth / 2;
  const trace = page.querySelector(".trace");
  const line = trace?.querySelector(".is-here");
  if (line && trace.scrollHeight > trace.clientHeight) {
    trace.scrollTop = line.offsetTop - trace.clientHeight / 2;
  }
  mindAnswers(page);
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("#swap a[data-nav]");
  if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.href, { from: link });
});

document.addEventListener("submit", (event) => {
  const form = event.target.closest("#swap form[data-swap]");
  if (!form) return;
  event.preventDefault();
  const pressed = event.submitter;
  const body = new URLSearchParams(new FormData(form, pressed));
  const focus = pressed?.dataset.focus ? document.getElementById(pressed.dataset.focus) : pressed;
  go(form.action, { body, from: focus ?? document.activeElement });
});

// A field that changes the board at once. The one to add a card waits for its button or Enter.
document.addEventListener("change", (event) => {
  const field = event.target.closest("#swap form.build [data-auto]");
  if (!field) return;
  const form = field.form;
  // What comes after the change (a press of another button, say) goes first.
  const seen = latest;
  setTimeout(() => {
    if (seen !== latest) return;
    const body = new URLSearchParams(new FormData(form));
    body.set("do", "update");
    go(form.action, { body, from: document.activeElement === document.body ? field : document.activeElement });
  }, 60);
});

// Enter adds the card that was typed, and the line is ready for the next.
document.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || event.isComposing) return;
  const line = event.target.closest?.("#swap form.build input.input");
  if (!line) return;
  event.preventDefault();
  const body = new URLSearchParams(new FormData(line.form));
  body.set("do", "update");
  go(line.form.action, { body, from: line });
});

document.addEventListener("keydown", (event) => pressKey(event, root()));

addEventListener("popstate", () => go(location.href, { keepHistory: true }));

ready(root());

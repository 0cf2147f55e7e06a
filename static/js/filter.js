// A long list follows its filter while one types. The server filters; the address follows, so that reload and a link show
// the same. Without script the form is sent with its button.

import { announce, toast } from "./announce.js";

const PAUSE_MS = 150;

const form = document.getElementById("filter");
const field = form.elements.q;
const region = document.getElementById("filtered");
let waiting = 0;
let asking = null;

const address = () => {
  const asked = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (value.trim()) asked.set(name, value.trim());
  const words = asked.toString();
  return words ? `${form.action}?${words}` : form.action;
};

async function show() {
  clearTimeout(waiting);
  asking?.abort();
  const mine = new AbortController();
  asking = mine;
  const place = address();
  region.setAttribute("aria-busy", "true");
  try {
    const response = await fetch(place, { signal: mine.signal });
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    if (mine !== asking) return;
    region.replaceChildren(...page.getElementById("filtered").childNodes);
    history.replaceState(null, "", place);
    announce(region.querySelector("[data-announce]")?.textContent.trim() ?? "");
  } catch (fault) {
    if (mine === asking && fault.name !== "AbortError") toast("No answer from the server; what is shown may be old.");
  } finally {
    if (mine === asking) {
      asking = null;
      region.removeAttribute("aria-busy");
    }
  }
}

field.addEventListener("input", () => {
  clearTimeout(waiting);
  waiting = setTimeout(show, PAUSE_MS);
});

form.addEventListener("submit", (event) => {
  event.preventDefault();
  show();
});

// What was pressed and never reached the server stays on the page, where it can be sent again.

import { announce } from "./announce.js";

const WORDS = "No answer from the server. What you pressed was not done; nothing is lost.";

/** Say so above the decision, until it is tried again or the page changes. */
export function sayUnsent(decision, again) {
  document.querySelector("[data-testid=unsent]")?.remove();
  const notice = document.createElement("div");
  notice.className = "notice notice--warn";
  notice.dataset.testid = "unsent";
  const words = document.createElement("p");
  words.className = "notice__title";
  words.textContent = WORDS;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button";
  button.textContent = "Try again";
  button.addEventListener("click", () => {
    notice.remove();
    again();
  });
  notice.append(words, button);
  decision.before(notice);
  notice.scrollIntoView({ block: "nearest" });
  announce(WORDS);
}

// The search page without network: quick results at first, and the full ones in their place as soon as Python answers.

import { again } from "../search.js";
import { listen } from "./waking.js";

const field = document.getElementById("q");
const results = document.getElementById("results");
const asked = new URLSearchParams(location.search).get("q") ?? "";

// A page that was kept knows nothing of what is searched.
if (asked && field.defaultValue !== asked) {
  field.value = asked;
  await again();
}

async function replace() {
  const at = document.activeElement?.closest?.("#results a")?.getAttribute("href");
  const place = scrollY;
  await again();
  if (at) results.querySelector(`a[href="${CSS.escape(at)}"]`)?.focus({ preventScroll: true });
  scrollTo(0, place);
}

listen(({ isReady }) => isReady && results.hasAttribute("data-quick") && replace());

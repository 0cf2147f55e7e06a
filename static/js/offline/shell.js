// The frame around the pages where workers cannot be shared: it owns the worker, and its address is that of the page in it.

import { wake } from "./waking.js";

const page = document.getElementById("page");
page.addEventListener("load", () => {
  const inside = page.contentWindow.location;
  document.title = page.contentDocument.title;
  const place = inside.pathname + inside.search + inside.hash;
  if (inside.protocol !== "about:" && place !== location.pathname + location.search + location.hash) {
    history.replaceState(null, "", place);
  }
});
await wake();
page.src = location.href;

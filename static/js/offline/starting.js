// Shown while Python starts: what it is doing, then the page that was asked for.

import { pythonNow } from "./kept.js";
import { listen, wake } from "./waking.js";

const said = document.querySelector("[data-said]");

function go() {
  if (location.pathname === "/offline/starting") location.replace("/");
  else location.reload();
}

listen((state) => {
  if (state.doing) said.textContent = `${state.doing} …`;
  if (state.note) said.textContent = state.note;
  if (state.failed) said.textContent = `It does not start: ${state.failed}. Looking up works without it.`;
  if (state.isReady) go();
});
await wake();
if ((await pythonNow()) === "ready") go();

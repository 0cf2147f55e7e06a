// An exercise: its answer is noted in this browser's log, and what keys do.

import { isRepeating, merged, readLog, writeLog } from "./train-log.js";

const exercise = document.querySelector("[data-family]");
const { id, family } = exercise.dataset;
const began = `agot-judge.asked.${id}`;
const surely = `agot-judge.sure.${id}`;
const result = document.querySelector("[data-result]");
const sure = document.getElementById("sure");

const noteAnswer = () => {
  const asked = sessionStorage.getItem(began);
  if (!result && !asked) sessionStorage.setItem(began, String(Date.now()));
  if (!result || !asked) return;
  // Only an answer to a question that was seen counts, and only once: a page that is opened again is no answer.
  sessionStorage.removeItem(began);
  const now = Date.now();
  const answer = { exercise: id, family, at: new Date(now).toISOString(), result: result.dataset.result, ms: now - Number(asked) };
  if (sessionStorage.getItem(surely)) answer.sure = true;
  if (exercise.dataset.due) answer.due = true;
  sessionStorage.removeItem(surely);
  writeLog(merged(readLog(), [answer]));
};

const beSure = (isSure) => {
  if (!sure) return;
  sure.setAttribute("aria-pressed", String(isSure));
  if (isSure) sessionStorage.setItem(surely, "1");
  else sessionStorage.removeItem(surely);
};

const choose = (number) => {
  const choice = document.querySelectorAll("form .train-choice")[number - 1];
  if (choice?.matches("button")) choice.click();
  else if (choice?.querySelector("[type=checkbox]")) choice.querySelector("[type=checkbox]").click();
  else choice?.querySelector("select")?.focus();
};

const press = (testid) => document.querySelector(`[data-testid=${testid}]`)?.click();

noteAnswer();
if (sure) {
  sure.hidden = false;
  beSure(Boolean(sessionStorage.getItem(surely)));
  sure.addEventListener("click", () => beSure(sure.getAttribute("aria-pressed") !== "true"));
}
const returns = document.getElementById("comes-back");
if (returns && isRepeating()) returns.hidden = false;

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest("input:not([type=checkbox]), select, textarea, dialog")) return;
  if (/^[1-9]$/.test(event.key)) choose(Number(event.key));
  else if (event.key === "+") beSure(true);
  else if (event.key === "-") beSure(false);
  else if (event.key === "c") document.querySelector("[data-testid=cite] button")?.focus();
  else if (event.key === "b") press("board");
  else if (event.key === "Enter" && event.target === document.body) press("next");
  else return;
  event.preventDefault();
});

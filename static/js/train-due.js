// What comes back: the list on the page Due, its settings, its file; and the number on the page Train.

import { announce } from "./announce.js";
import { forget, isRepeating, merged, readLog, readSettings, whatIsDue, writeLog, writeSettings } from "./train-log.js";

const A_WEEK_MS = 7 * 24 * 3600 * 1000;
const list = document.getElementById("due-list");
const said = document.getElementById("due-said");
const field = (name) => document.getElementById(`due-${name}`);

const counted = (number, what) => `${number} ${what}${number === 1 ? "" : "s"}`;

const row = (one) => {
  const item = document.createElement("li");
  item.className = "due-item";
  const link = document.createElement("a");
  link.href = one.url;
  link.className = "due-item__go";
  link.textContent = one.title;
  const because = document.createElement("span");
  because.className = "small soft";
  because.textContent = one.because;
  item.append(link, because);
  return item;
};

const words = (log, found) => {
  const parts = [`${counted(log.length, "answer")}, ${found.due.length} due now.`];
  if (found.waiting) parts.push(`${found.waiting} more wait for another day.`);
  if (found.tomorrow) parts.push(`${found.tomorrow} more due by tomorrow.`);
  if (!found.due.length && found.next) parts.push(`The next comes ${new Date(found.next).toLocaleString()}.`);
  return parts.join(" ");
};

const show = async () => {
  const log = readLog();
  const settings = readSettings();
  field("on").checked = settings.on;
  field("most").value = settings.most;
  field("begin").hidden = true;
  list.replaceChildren();
  if (!settings.on) {
    said.textContent = "Repetition is off: nothing comes back. Your answers are kept all the same.";
  } else if (!isRepeating(settings)) {
    said.textContent = `Repetition rests until ${new Date(settings.pausedUntil).toLocaleDateString()}.`;
  } else if (!log.length) {
    said.textContent = "Nothing was answered in this browser yet.";
  } else {
    try {
      const found = await whatIsDue(log);
      said.textContent = words(log, found);
      list.replaceChildren(...found.due.map(row));
      const [first] = found.due;
      if (first && new URLSearchParams(location.search).has("go")) location.replace(first.url);
      field("begin").hidden = !first;
      if (first) field("begin").href = first.url;
    } catch {
      said.textContent = "What is due cannot be asked just now. Your answers are kept.";
    }
  }
};

const change = (changed) => {
  writeSettings({ ...readSettings(), ...changed });
  show();
};

const save = () => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(readLog(), null, 1)], { type: "application/json" }));
  link.download = "agot-judge-training.json";
  link.click();
  URL.revokeObjectURL(link.href);
};

const take = async (event) => {
  const [file] = event.target.files;
  if (!file) return;
  try {
    const log = JSON.parse(await file.text());
    if (!Array.isArray(log) || !log.every((one) => one?.exercise && one.family && one.at && one.result)) throw new TypeError();
    await whatIsDue(log);
    if (writeLog(merged(readLog(), log))) announce(`${counted(log.length, "answer")} taken from the file.`);
    await show();
  } catch {
    said.textContent = `“${file.name}” is no file of answers. Choose one that “Save to a file” has made.`;
  }
  event.target.value = "";
};

const showCount = async (place) => {
  const log = readLog();
  if (!log.length || !isRepeating()) return;
  try {
    const found = await whatIsDue(log);
    place.textContent = found.due.length ? String(found.due.length) : "";
  } catch {
    place.textContent = "";
  }
};

if (list) {
  field("tools").hidden = false;
  show();
  field("on").addEventListener("change", (event) => change({ on: event.target.checked, pausedUntil: "" }));
  field("most").addEventListener("change", (event) => change({ most: Math.min(200, Math.max(1, Number(event.target.value) || 1)) }));
  field("pause").addEventListener("click", () => change({ pausedUntil: new Date(Date.now() + A_WEEK_MS).toISOString() }));
  field("export").addEventListener("click", save);
  field("import").addEventListener("change", take);
  field("forget").addEventListener("click", () => {
    if (!confirm("Forget every answer in this browser?")) return;
    forget();
    show();
  });
}

const count = document.getElementById("due-count");
if (count) showCount(count);

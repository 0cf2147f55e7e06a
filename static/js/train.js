// The log of answers, which stays in this browser: what was answered, when, and with which result. Nothing is sent anywhere
// but to ask what is due, and the server keeps none of it.

import { announce } from "./announce.js";

const KEY = "agot-judge.training";

const read = () => {
  try {
    const log = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(log) ? log : [];
  } catch {
    return [];
  }
};

const write = (log) => {
  try {
    localStorage.setItem(KEY, JSON.stringify(log));
    return true;
  } catch {
    announce("This browser keeps nothing: what you answer is not remembered.");
    return false;
  }
};

const merged = (...logs) => {
  const every = new Map(logs.flat().map((one) => [`${one.exercise} ${one.at}`, one]));
  return [...every.values()].sort((one, other) => (one.at < other.at ? -1 : 1));
};

const exercise = document.querySelector("[data-family]");
if (exercise) {
  const began = `agot-judge.asked.${exercise.dataset.id}`;
  const result = document.querySelector("[data-result]");
  const asked = sessionStorage.getItem(began);
  if (!result && !asked) {
    sessionStorage.setItem(began, String(Date.now()));
  } else if (result && asked) {
    // Only an answer to a question that was seen counts, and only once: a page that is opened again is no answer.
    sessionStorage.removeItem(began);
    const now = Date.now();
    const { id, family } = exercise.dataset;
    const answer = { exercise: id, family, at: new Date(now).toISOString(), result: result.dataset.result, ms: now - Number(asked) };
    write(merged(read(), [answer]));
  }
}

const ask = async (log) => {
  const answer = await fetch("/train/schedule", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ log }),
  });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
};

const list = document.getElementById("due-list");
const said = document.getElementById("due-said");

const show = async () => {
  const log = read();
  list.replaceChildren();
  if (!log.length) {
    said.textContent = "Nothing was answered in this browser yet.";
    return;
  }
  try {
    const found = await ask(log);
    const more = found.waiting ? ` ${found.waiting} more wait for another day.` : "";
    const next = found.next ? ` The next comes ${new Date(found.next).toLocaleString()}.` : "";
    said.textContent = `${log.length} answers, ${found.due.length} due now.${more}${found.due.length ? "" : next}`;
    for (const one of found.due) {
      const item = document.createElement("li");
      const link = document.createElement("a");
      link.href = one.url;
      link.className = "button";
      link.textContent = one.title;
      const because = document.createElement("span");
      because.className = "small soft";
      because.textContent = ` ${one.because}`;
      item.append(link, because);
      list.append(item);
    }
  } catch {
    said.textContent = "What is due cannot be asked just now. Your answers are kept.";
  }
};

if (list) {
  document.getElementById("due-tools").hidden = false;
  show();
  document.getElementById("due-export").addEventListener("click", () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([JSON.stringify(read(), null, 1)], { type: "application/json" }));
    link.download = "agot-judge-training.json";
    link.click();
    URL.revokeObjectURL(link.href);
  });
  document.getElementById("due-import").addEventListener("change", async (event) => {
    const [file] = event.target.files;
    if (!file) return;
    try {
      const log = JSON.parse(await file.text());
      if (!Array.isArray(log) || !log.every((one) => one && one.exercise && one.family && one.at && one.result)) throw new TypeError();
      await ask(log);
      if (write(merged(read(), log))) announce(`${log.length} answers were taken from the file.`);
      show();
    } catch {
      said.textContent = `“${file.name}” is no file of answers. Choose one that “Save to a file” has made.`;
    }
    event.target.value = "";
  });
  document.getElementById("due-forget").addEventListener("click", () => {
    if (!confirm("Forget every answer in this browser?")) return;
    localStorage.removeItem(KEY);
    show();
  });
}

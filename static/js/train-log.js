// The log of answers and how it is repeated. Both stay in this browser: the server is asked what is due, and keeps nothing.

import { announce } from "./announce.js";

const KEY = "agot-judge.training";
const SETTINGS = "agot-judge.repetition";
const USUAL = { on: true, most: 20, pausedUntil: "" };

const stored = (key, otherwise) => {
  try {
    return JSON.parse(localStorage.getItem(key)) ?? otherwise;
  } catch {
    return otherwise;
  }
};

const store = (key, value) => {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    announce("This browser keeps nothing: what you answer is not remembered.");
    return false;
  }
};

/** Every answer, the oldest first. */
export function readLog() {
  const log = stored(KEY, []);
  return Array.isArray(log) ? log : [];
}

/** Keep the log. Gives whether the browser does. */
export function writeLog(log) {
  return store(KEY, log);
}

/** Forget every answer. */
export function forget() {
  localStorage.removeItem(KEY);
}

/** One log of all: an answer to the same exercise at the same time stands in it once. */
export function merged(...logs) {
  const every = new Map(logs.flat().map((one) => [`${one.exercise} ${one.at}`, one]));
  return [...every.values()].sort((one, other) => (one.at < other.at ? -1 : 1));
}

/** Whether what was answered comes back, how many a day at most, and until when it rests. */
export function readSettings() {
  return { ...USUAL, ...stored(SETTINGS, {}) };
}

export function writeSettings(settings) {
  store(SETTINGS, settings);
}

/** Whether anything comes back now. */
export function isRepeating(settings = readSettings()) {
  return settings.on && !(settings.pausedUntil && new Date(settings.pausedUntil) > new Date());
}

const repeatedToday = (log) => {
  const today = new Date().toDateString();
  return log.filter((one) => one.due && new Date(one.at).toDateString() === today).length;
};

/** What of the log is due: at most so many as are left of today's. Throws where the server does not answer. */
export async function whatIsDue(log) {
  const most = Math.max(0, readSettings().most - repeatedToday(log));
  const answer = await fetch("/train/schedule", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ log, most }),
  });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
}

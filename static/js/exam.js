// The time that is left of an exam; when it is up, what was answered is handed in.

import { announce } from "./announce.js";

const clock = document.querySelector("[data-ends]");
const ends = Number(clock.dataset.ends) * 1000;
const SAID_AT_MINUTES = [10, 5, 1];
let said = null;

const tick = () => {
  const left = Math.max(0, Math.ceil((ends - Date.now()) / 1000));
  if (!left) {
    location.assign(clock.dataset.handIn);
    return;
  }
  const minutes = Math.floor(left / 60);
  clock.textContent = `${minutes}:${String(left % 60).padStart(2, "0")} left`;
  if (left % 60 === 0 && SAID_AT_MINUTES.includes(minutes) && said !== minutes) {
    said = minutes;
    announce(`${minutes} minutes left`);
  }
  setTimeout(tick, 1000);
};

tick();

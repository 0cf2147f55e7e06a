// A press belongs to the decision that somebody saw when pressing. Two presses on one spot within a moment are one press
// made twice: where the page has changed between them, the second would answer a question that nobody has read.

const MOMENT_MS = 350;
const SPOT_PX = 32;

// Times are those of the presses, not those at which a busy page came to hear of them.
let last = { at: -Infinity, x: 0, y: 0, decision: "" };
let now = last;

document.addEventListener(
  "pointerdown",
  (event) => {
    last = now;
    now = { at: event.timeStamp, x: event.clientX, y: event.clientY, decision: decisionShown() };
  },
  true,
);

// Keys that are held down, or struck twice, are no second answer either.
document.addEventListener(
  "keydown",
  (event) => {
    if (event.key !== "Enter" && event.key !== " " && !/^[1-9]$/.test(event.key)) return;
    last = now;
    now = { at: event.timeStamp, x: NaN, y: NaN, key: event.key, decision: decisionShown() };
  },
  true,
);

function decisionShown() {
  return document.getElementById("swap")?.dataset.decision ?? "";
}

/** Whether the press under way repeats the one before, which was made on another decision than this. */
export function isSecondOfTwo(decision) {
  const isSameSpot = now.key ? now.key === last.key : Math.hypot(now.x - last.x, now.y - last.y) < SPOT_PX;
  return now.at - last.at < MOMENT_MS && isSameSpot && last.decision !== "" && last.decision !== decision;
}

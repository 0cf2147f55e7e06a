// While all outcomes are looked for: how much of the time that it may take is over. Whoever leaves the page ends it.

const form = document.querySelector(".outcomes__ask");
const wait = document.querySelector("#outcomes-wait");
const bar = wait.querySelector("progress");
let ticking = 0;

form.addEventListener("submit", (event) => {
  if (!wait.hidden) {
    event.preventDefault();
    return;
  }
  const began = performance.now();
  wait.hidden = false;
  form.querySelector("button").setAttribute("aria-disabled", "true");
  ticking = setInterval(() => {
    bar.value = Math.min(bar.max, (performance.now() - began) / 1000);
  }, 200);
});

// A browser that goes back shows the page as it was left.
addEventListener("pageshow", () => {
  clearInterval(ticking);
  wait.hidden = true;
  form.querySelector("button").removeAttribute("aria-disabled");
});

// Light, dark, venue: changed at once, without leaving the page; the form does the same without script.

import { announce } from "./announce.js";

const MEDIA = {
  dark: { auto: "(prefers-color-scheme: dark)", dark: "all" },
  venue: { venue: "all" },
};
const A_YEAR_S = 365 * 24 * 3600;

const menu = document.getElementById("appearance");
menu?.querySelector("form").addEventListener("submit", (event) => {
  const chosen = event.submitter;
  if (!chosen) return;
  event.preventDefault();
  const { name, value } = chosen;
  document.cookie = `${name}=${value}; path=/; max-age=${A_YEAR_S}; samesite=lax`;
  document.documentElement.dataset.appearance = value;
  for (const [sheet, media] of Object.entries(MEDIA)) {
    document.getElementById(sheet).media = media[value] ?? "not all";
  }
  for (const button of menu.querySelectorAll(`button[name="${name}"]`)) {
    button.setAttribute("aria-pressed", String(button === chosen));
  }
  menu.open = false;
  menu.querySelector("summary").focus();
  announce(`Appearance: ${chosen.firstChild.textContent.trim()}`);
});

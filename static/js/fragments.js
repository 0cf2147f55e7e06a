// ThronesDB's addresses name an entry in their fragment, which no server sees: follow it from here.

const page = document.querySelector("[data-fragments]");
const fragment = decodeURIComponent(location.hash.slice(1));
if (page && fragment && !document.getElementById(fragment)) {
  location.replace(`${page.dataset.read}${encodeURIComponent(`${page.dataset.fragments}#${fragment}`)}`);
}

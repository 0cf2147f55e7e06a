"""What assistive technology meets: axe-core on every kind of page, phone and desktop, light and dark."""

import json
from importlib.resources import files

import pytest
from selenium.webdriver import Chrome
from selenium.webdriver.common.by import By

from tests.browsing import complaints, resize, wait

SCREENS = {"phone": (390, 844, True), "desktop": (1280, 900, False)}
LOOKS: list[tuple[str, str, tuple[str, ...]]] = [
    ("desktop", "light", ()),
    ("phone", "light", ()),
    ("phone", "dark", ("color-contrast",)),
]
"""Each screen, and one of them in the dark, where only colours are other ones: only their rule is asked again."""

PAGES = {
    "look-up": "/",
    "results": "/?q=unopposed",
    "results in one edition": "/?q=stealth&edition=ccg",
    "paragraph": "/r/2e/rr/stealth/1",
    "paragraph that is overridden": "/r/2e/rr/target/4",
    "paragraph that is contradicted": "/r/2e/rr/winning-the-game/3",
    "paragraph of another printing": "/r/2e/rr-p23/used-pile/1",
    "entry": "/r/2e/rr/duplicates",
    "contents of a book": "/book/2e/rr",
    "chapter": "/book/2e/rr/glossary-s",
    "chapter with steps": "/book/2e/rr/4-challenges-phase",
    "glossary": "/glossary",
    "errata": "/errata?q=crown&edition=1e&by=set",
    "cards named": "/cards",
    "card": "/cards/Catelyn%20Stark",
    "no such card": "/cards/Nobody",
    "rules enforced": "/coverage?q=military",
    "changes": "/changes",
    "timing": "/timing",
    "timing of an edition": "/timing/2e",
    "what the JSON interface offers": "/api",
    "board to build": "/sandbox",
    "error": "/r/2e/rr/stelth",
}

THIN = """
for (const parent of document.querySelectorAll("main *"))
  for (const one of [...parent.children].slice(arguments[0], -1)) one.remove();
"""
MOST_READ = 40
"""The number of entries of a list that are read by axe, and the last one: what takes it longest are lists of hundreds."""

RUN = """
const [rules, done] = arguments;
const only = rules.length ? {runOnly: {type: "rule", values: rules}} : {};
axe.run(document, {resultTypes: ["violations"], ...only}).then(
  (found) => done(found.violations.map((one) => ({
    rule: one.id, impact: one.impact, help: one.help,
    where: one.nodes.slice(0, 5).map((node) => node.target.join(" ") + ": " + node.failureSummary),
  }))),
  (fault) => done([{rule: "axe", impact: "critical", help: String(fault), where: []}]),
);
"""


@pytest.fixture(scope="session")
def axe():
    """The source of axe-core."""
    return files("axe_core_python").joinpath("axe.min.js").read_text(encoding="utf-8")


def serious(browser: Chrome, axe: str, rules: tuple[str, ...] = ()) -> list[str]:
    """The serious and critical findings on the page that is open, each in words; of these rules where some are named."""
    if not browser.execute_script("return Boolean(window.axe)"):
        browser.execute_script(axe)
    found = browser.execute_async_script(RUN, rules)
    return [json.dumps(one, indent=1) for one in found if one["impact"] in ("serious", "critical")]


def is_too_wide(browser: Chrome) -> bool:
    """Whether one must scroll sideways; a phone's ``innerWidth`` grows with what is too wide, the root's does not."""
    return bool(
        browser.execute_script(
            "const root = document.documentElement; return root.scrollWidth > root.clientWidth"
        )
    )


def show(browser: Chrome, screen: str, scheme: str) -> None:
    """Lay pages out for a screen in a colour scheme, without the fading of colours, in which contrast has no one value."""
    resize(browser, *SCREENS[screen])
    features = [
        {"name": "prefers-color-scheme", "value": scheme},
        {"name": "prefers-reduced-motion", "value": "reduce"},
    ]
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})


@pytest.fixture
def reader(browser: Chrome):
    """A browser that forgets the colour scheme afterwards; of the pages looked at, two are missing and say so."""
    yield browser
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})
    assert [one for one in complaints(browser) if "404" not in one] == []


@pytest.mark.parametrize("name", PAGES)
def test_no_page_has_a_serious_finding_or_is_wider_than_the_screen(reader, address, axe, name):
    """The page is loaded once and shown in every look, as where a screen is turned or evening comes."""
    reader.get(address + PAGES[name])
    for screen in SCREENS:
        show(reader, screen, "light")
        assert not is_too_wide(reader), screen
    reader.execute_script(THIN, MOST_READ)
    for screen, scheme, rules in LOOKS:
        show(reader, screen, scheme)
        assert serious(reader, axe, rules) == [], (screen, scheme)


@pytest.mark.parametrize("screen", SCREENS)
def test_nor_has_the_paragraph_over_the_page(reader, address, axe, screen):
    show(reader, screen, "light")
    reader.get(f"{address}/r/2e/rr/stealth/1")
    chip = reader.find_element(By.CSS_SELECTOR, "[data-testid=relations] a.cite")
    reader.execute_script("arguments[0].scrollIntoView({block: 'center'})", chip)
    chip.click()
    wait(reader).until(lambda b: b.find_elements(By.CSS_SELECTOR, "dialog[open] [data-testid=preview]"))
    assert serious(reader, axe) == []


def test_nor_has_a_board_that_is_stepped(reader, address, axe):
    reader.get(f"{address}/sandbox")
    reader.get(reader.find_element(By.CSS_SELECTOR, ".examples a").get_attribute("href"))
    for screen, scheme, rules in LOOKS:
        show(reader, screen, scheme)
        assert serious(reader, axe, rules) == [], (screen, scheme)


def test_a_fault_is_found_so_that_finding_none_means_something(reader, address, axe):
    reader.get(f"{address}/glossary")
    reader.execute_script("document.getElementById('filter-words').labels[0].remove()")
    assert any("label" in one for one in serious(reader, axe))


def test_a_colour_too_faint_in_the_dark_alone_is_found(reader, address, axe):
    reader.get(address)
    faint = (
        "@media (prefers-color-scheme: dark) { * { color: #444 !important; background: #333 !important } }"
    )
    reader.execute_script(
        "const faint = new CSSStyleSheet(); faint.replaceSync(arguments[0]); document.adoptedStyleSheets = [faint];",
        faint,
    )
    found = {}
    for screen, scheme, rules in LOOKS:
        show(reader, screen, scheme)
        found[screen, scheme] = bool(serious(reader, axe, rules))
    assert found == {(screen, scheme): scheme == "dark" for screen, scheme, _ in LOOKS}

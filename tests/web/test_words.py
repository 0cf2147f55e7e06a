"""The words of every page: a judge reads rules, and no file format unless it is the file that was asked for (BOARD 2)."""

import re
from collections import Counter, deque
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest

from agot_judge.web.sandbox.examples import examples
from tests.web.markup import Element, read
from tests.web.six_steps import killing
from tests.web.stepping import open_board, text_of

FORBIDDEN = {
    "the name of the format": r"\bYAML\b",
    "a file": r"\b[\w-]+\.(?:ya?ml|txt|py|toml|sqlite3|json)\b",
    "a field": r"\b[a-z]+_[a-z_]+\b|\bcards\.[A-Z]\w*|\bplayers\.[A-Z]\w*|\{\w+:",
    "what a machine says": r"\bImminent:|\bInterrupts to:|\bReactions to:|\bleaves play at once \(|\b1 duplicates\b",
    "a remark on the corpus": r"no version printed|by how players ask",
}
ASKED_FOR = ("/api", "/coverage", "/static")
"""Pages whose subject is the interface for programs, or which code does what: there files and fields are named."""
OF_THE_FILE = {"source", "as-fields"}
"""What opens only for who asks for it: "As printed in the source", "Ask in the words of the file"."""
OF_A_KIND = 3
"""So many pages of one kind are read."""
MOST = 120


def words_of(element: Element) -> Iterator[str]:
    """All that is read or spoken of a page, without what is to be copied, and what is folded away as the file's."""
    if element.name in ("script", "style", "textarea") or OF_THE_FILE & set(element.attributes.values()):
        return
    yield from (
        element.attributes[name]
        for name in ("title", "placeholder", "aria-label")
        if name in element.attributes
    )
    yield " ".join(child for child in element.children if isinstance(child, str))
    for child in element.children:
        if isinstance(child, Element):
            yield from words_of(child)


def wrong_in(page: Element) -> list[str]:
    """What of a page is none of a judge's words, with what it is and where it stands."""
    return [
        f"{what}: {found.group()} in {' '.join(words.split())[:120]!r}"
        for words in words_of(page)
        for what, pattern in FORBIDDEN.items()
        for found in re.finditer(pattern, words)
    ]


def kind_of(path: str) -> str:
    """What pages are alike: those of one depth below one place, with the same last word where it is a tool's."""
    place = urlsplit(path).path.split("/")
    return f"{place[1]}/{len(place)}/{place[-1] if place[1] == 'sandbox' and len(place) > 4 else ''}"


def test_no_page_that_can_be_reached_by_links_speaks_of_files_or_fields(client):
    ahead = deque(
        ["/", "/?q=save&why=1", "/?q=Catelyn Stark", "/?q=zzzz", "/nowhere", "/sandbox", "/train", "/errata"]
    )
    ahead.extend(("/timing", "/glossary", "/cards", "/sandbox?edition=1e", "/sandbox?edition=ccg"))
    seen: set[str] = set()
    kinds: Counter[str] = Counter()
    wrong: dict[str, list[str]] = {}
    while ahead and len(wrong) < MOST:
        path = ahead.popleft()
        if path in seen or path.startswith(ASKED_FOR) or kinds[kind_of(path)] >= OF_A_KIND:
            continue
        seen.add(path)
        kinds[kind_of(path)] += 1
        response = client.get(path, follow_redirects=True)
        if response.mimetype != "text/html":
            continue
        page = read(response.text)
        if found := wrong_in(page):
            wrong[path[:60]] = found[:5]
        links = (link.attributes.get("href", "").partition("#")[0] for link in page.all("a"))
        ahead.extend(link for link in links if link.startswith("/"))
    assert wrong == {}
    assert len(kinds) >= 20


@pytest.mark.parametrize("name", [one.name for one in examples()])
def test_no_page_of_a_board_does(client, app, name):
    """Every place of its line, what is asked of a card, what is changed by hand, all outcomes, two readings."""
    page = open_board(client, app, text_of(name))
    place = urlsplit(page.address).path
    asked = [f"{place}?at={n}" for n in range(0, 40, 3)]
    asked += [f"{place}?why=0", f"{place}?do=kill", f"{place}/readings", f"{place}/outcomes", f"{place}/edit"]
    for address in asked:
        assert wrong_in(read(client.get(address).text)) == [], address
    assert wrong_in(read(client.post(f"{place}/outcomes").text)) == []


@pytest.mark.parametrize(
    ("edition", "card"), [("1e", "Cub"), ("ccg", "Cub"), ("1e", "Lady"), ("ccg", "Lady")]
)
def test_nor_does_one_of_another_edition(client, app, edition, card):
    page = open_board(client, app, killing(edition, card))
    for at in ("", *range(0, 40, 2)):
        assert wrong_in(read(client.get(f"{urlsplit(page.address).path}?at={at}").text)) == []


STRAY = """
edition: 2e
players:
  Ann: {play: [Fool]}
  Bob: {play: [Page]}
cards:
  Fool: {type: character, str: 1, text: "Action: Page dances until it is exhausted."}
  Page: {type: character, str: 1}
start: challenges
run:
  - Ann: {%s}
"""


@pytest.mark.parametrize("move", ["choose: Nobody", "play: Page", "trigger: Fool"])
def test_nor_does_one_on_which_a_move_was_not_made(client, app, move):
    """What is to be resolved by hand, and a move that is not legal, are said without the words of the file."""
    page = open_board(client, app, STRAY % move)
    assert wrong_in(read(page.text)) == []


def test_a_word_of_the_file_is_found_so_that_finding_none_means_something():
    assert wrong_in(read("<main><p>Say it in run with by_hand.</p></main>"))
    assert wrong_in(read('<main><p title="in a YAML file">Kill</p></main>'))
    assert not wrong_in(read("<main><p>Bob kills Hedge Knight (claim).</p></main>"))

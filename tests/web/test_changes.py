"""What a newer FAQ changes: the page of its changes, the list, the feeds, and what a case says of what it quoted."""

import json
import re
import shutil
from pathlib import Path
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from agot_judge.cards.pool import NO_CARDS
from agot_judge.changes.scenarios import Scenarios, compared
from agot_judge.corpus.addition import add, prepare
from agot_judge.corpus.model import body
from agot_judge.corpus.store import load_corpus
from agot_judge.errors import StorageError
from agot_judge.places import ROOT
from agot_judge.search import Search, open_index
from agot_judge.storage import ScenarioStore, database_url
from agot_judge.training.pool import build
from agot_judge.training.resting import hash_of
from agot_judge.web.changes_listed import in_words
from agot_judge.web.library import Library
from agot_judge.web.sandbox.shares import kept_board
from tests.training.boards import CLAIM, boards
from tests.web.desks import Judge, joined, organiser, words
from tests.web.markup import read
from tests.web.stepping import text_of

PHASE = "1. Interrupts to the end of phase may be used."
SAVED = "that card cannot be saved.\n"
ATOM = "{http://www.w3.org/2005/Atom}"
PAGE = "/changes/2e/faq@4.2"
REMOVED = "    • If a player controls a unique card (regardless of ownership)"


@pytest.fixture(scope="module")
def old(app):
    """The library as it is served before the newer text."""
    return app.extensions["agot_judge"]


@pytest.fixture(scope="module")
def renewed(app, old, tmp_path_factory):
    """A corpus whose FAQ has a newer text: a ruling and a step changed, a bullet gone, a ruling inserted."""
    folder: Path = tmp_path_factory.mktemp("renewed")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("AGOT_JUDGE_CACHE", str(folder / "kept"))
        root = shutil.copytree(ROOT / "corpus", folder / "corpus")
        text = load_corpus(root).source("2e/faq")
        for before, after in (
            (SAVED, "that card cannot be saved by any means.\n"),
            (
                "    (3.3) Player Choices",
                "    (3.3) Ties\n\n    A ruling that was not there before.\n\n    (3.4) Player Choices",
            ),
            (PHASE, PHASE.replace("phase", "the phase")),
            ("    (3.4) Challenge Icons", "    (3.5) Challenge Icons"),
            ("    (3.5) Multiple Copies", "    (3.6) Multiple Copies"),
        ):
            assert text.count(before) == 1, before
            text = text.replace(before, after)
        start = text.index(REMOVED)
        text = text[:start] + text[text.index("\n", start) + 1 :]
        add(root, prepare(root, text.encode(), "2e/faq", "4.2", "2026-11-20"))
        corpus = load_corpus(root)
        yield Library(corpus, Search(open_index(corpus, folder / "search")))


@pytest.fixture
def newer(app, renewed, monkeypatch):
    """The app over that corpus."""
    monkeypatch.setitem(app.extensions, "agot_judge", renewed)


def page_of(client, address=PAGE):
    response = client.get(address)
    assert response.status_code == 200, response.text[:400]
    return read(response.text)


def said(element: ElementTree.Element, name: str) -> str:
    return element.findtext(f"{ATOM}{name}", "")


def change(page, kind):
    found = [one for one in page.all(data_testid="change") if one.attributes.get("data-kind", "") == kind]
    return found[0]


def test_where_each_document_has_one_version_the_list_says_so(client):
    page = page_of(client, "/changes")
    assert words(page, "empty")[0].startswith("Every document here has one version yet")
    assert client.get("/changes/2e/faq").status_code == 200


@pytest.mark.usefixtures("newer")
def test_the_list_counts_what_each_version_changed(client):
    page = page_of(client, "/changes")
    (line,) = words(page, "version")
    assert "Frequently Asked Questions 4.2" in line
    assert "In force from 2026-11-20. It replaced 4.1: 2 changed, 1 new, 1 gone, 3 headed otherwise." in line
    assert PAGE in [link.attributes.get("href", "") for link in page.all("a")]


@pytest.mark.usefixtures("newer")
def test_old_and_new_words_stand_side_by_side(client):
    """FAQ 3.2 ¶1: what is gone is marked on the old side, what is new on the new one."""
    shown = change(page_of(client), "changed")
    assert words(shown, "before")[0].endswith("gone: saved.")
    assert words(shown, "after")[0].endswith("new: saved by any means.")
    links = [one.attributes.get("href", "") for one in shown.all("a")]
    assert links[0] == "/r/2e/faq/3.2/1@4.1"
    assert any(one.startswith("/r/2e/faq/3.2/1") and "@" not in one for one in links)


@pytest.mark.usefixtures("newer")
def test_what_is_new_and_what_is_gone_has_one_side(client):
    page = page_of(client)
    assert words(change(page, "added"), "before") == []
    assert "A ruling that was not there before." in words(change(page, "added"), "after")[0]
    assert words(change(page, "removed"), "after") == []


@pytest.mark.usefixtures("newer")
def test_below_a_change_stands_what_rests_on_it_with_links(client):
    """FAQ 3.2 ¶1 is a ruling on a card, is enforced by a rule, and is asked for in phrases."""
    shown = change(page_of(client), "changed")
    things = {" ".join(one.text.split()): one.attributes.get("href", "") for one in shown.all("a")}
    assert things["agot_judge.rules.costs.costs.payment"].startswith("/coverage?q=2e/faq/3.2/1")
    assert any(address.startswith("/?q=") for address in things.values())
    told = " ".join(shown.text.split())
    assert "Rules in code" in told
    assert "Search phrases" in told


@pytest.mark.usefixtures("newer")
def test_every_link_of_the_page_leads_somewhere(client):
    main = page_of(client).one("main")
    links = {one.attributes["href"].partition("#")[0] for one in main.all("a")} - {""}
    wrong = [link for link in sorted(links) if client.get(link).status_code >= 400]
    assert len(links) > 10
    assert wrong == []


@pytest.mark.usefixtures("newer")
def test_saved_boards_are_counted_and_their_addresses_are_not_told(app, client):
    """The example cites the step that changed: it is played and counted, and nobody's link is shown."""
    before = saved_boards(client)
    id_ = ScenarioStore(database_url()).save(text_of("end-of-phase"), "a board")
    ScenarioStore(database_url()).save(text_of("two-on-one"), "another, which does not cite it")
    assert saved_boards(client) == before + 1
    assert id_ not in client.get(PAGE).text


def saved_boards(client):
    """The number on the page once every board has been played."""
    while "more have not been played" in (told := words(page_of(client), "saved")[0]):
        pass
    found = re.search(r"cite them: (\d+)", told)
    assert found is not None
    return int(found[1])


@pytest.mark.usefixtures("newer")
def test_a_database_that_does_not_answer_leaves_the_rest_of_the_page(app, client, monkeypatch):
    def silent(_store, _most):
        raise StorageError("broken")

    monkeypatch.setattr(ScenarioStore, "newest", silent)
    page = page_of(client)
    assert "cannot be read now" in page.one(data_testid="totals").text
    assert page.all(data_testid="change")


def test_exercises_are_listed_and_a_stale_one_is_not_offered(app, client, corpus, renewed, monkeypatch):
    """What rests on the words of before is stale; what was made again of the newer words can be practised."""
    pool = build(corpus, "2e", boards(CLAIM), {str(one.id) for one in corpus.paragraphs("2e")})
    stale, fresh, *_ = (
        replace(one, rests_on=(("2e/faq/3.2/1", hash_of(of, "2e/faq/3.2/1")),))
        for one, of in zip(pool.exercises, (corpus, renewed.corpus), strict=False)
    )
    pool = replace(pool, exercises=(stale, fresh))
    monkeypatch.setitem(app.extensions, "agot_judge", renewed)
    for place in ("agot_judge.changes.exercises", "agot_judge.training.stale"):
        monkeypatch.setattr(f"{place}.kept_pool", lambda edition: pool if edition == "2e" else None)

    shown = change(page_of(client), "changed")
    assert f"{stale.id}, stale: made again by agot-judge train build" in shown.text
    links = [one.attributes.get("href", "") for one in shown.all("a")]
    assert [link for link in links if link.startswith("/train/x/")] == [f"/train/x/{fresh.id}?edition=2e"]
    assert client.get(f"/train/x/{fresh.id}?edition=2e").status_code == 200
    assert client.get(f"/train/x/{stale.id}?edition=2e").status_code == 404


def test_a_case_says_since_when_its_paragraph_reads_otherwise(app, renewed, monkeypatch):
    """A case keeps what it quoted, and says "changed since, FAQ 4.2" with the way to the change."""
    judge = organiser(app)
    number = judge.ruled("Can it be saved?", "No", ["2e/faq/3.2/1"])
    assert words(judge.case(number), "changed-since") == []
    monkeypatch.setitem(app.extensions, "agot_judge", renewed)

    case = judge.case(number)
    assert words(case, "changed-since") == ["changed since, FAQ 4.2"]
    assert f"{PAGE}#2e-faq-3.2-1" in [one.attributes.get("href", "") for one in case.all("a")]
    assert "by any means" not in words(case, "stands")[0]

    listed = judge.get("/cases")
    assert "changed since, FAQ 4.2" in listed

    shown = change(page_of(judge.client), "changed")
    assert f"/e/{judge.event}/c/{number}" in [one.attributes.get("href", "") for one in shown.all("a")]
    assert judge.client.get(PAGE).headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize(
    ("quoted", "since"),
    [
        ("2e/faq/3.2/1", "changed since, FAQ 4.2"),
        ("2e/faq/1.3/6", "gone since, FAQ 4.2"),
        ("2e/faq/3.3/1", ""),
        ("2e/rr/stealth/1", ""),
    ],
)
def test_a_slip_keeps_the_words_that_were_quoted_and_says_since_when_they_read_otherwise(
    app, corpus, renewed, monkeypatch, quoted, since
):
    """A ruling keeps its number and its words; FAQ 3.3 has another number since, and reads as it was quoted."""
    judge = organiser(app)
    number = judge.ruled("Can it be saved?", "No", [quoted])
    own = {"question": "Can it be saved?", "answer": "No", "cite": quoted}
    made = read(judge.client.post("/rulings/new", data=own).text)
    kept = {
        "entries": json.loads(made.one(id="own-entries").text),
        "number": made.one(data_testid="slip-paper").one("strong").text,
    }
    monkeypatch.setitem(app.extensions, "agot_judge", renewed)

    slip_of_own = judge.client.post("/rulings/slip", data=json.dumps(kept)).text
    for text in (judge.get(f"/c/{number}/slip"), slip_of_own):
        quotation = read(text).one("blockquote").text
        assert body(corpus.paragraph(quoted)) in quotation
        place = (
            f"{corpus.document_of(quoted).version} ({since})" if since else corpus.document_of(quoted).version
        )
        assert quotation.endswith(place)


def test_other_code_for_the_same_words_changes_no_case(app, monkeypatch):
    """An update of the program is no newer text of the rules."""
    judge = organiser(app)
    number = judge.ruled("Can it be saved?", "No", ["2e/faq/3.2/1"])
    monkeypatch.setattr("agot_judge.training.resting._code_of", lambda edition: {"2e/faq/3.2/1": (b"other",)})

    assert words(judge.case(number), "changed-since") == []


def test_a_scenario_is_run_under_both_texts(corpus, renewed):
    """What it expects in the words of the older text is cited no more; a line that rests on changed words is named."""
    text = text_of("end-of-phase")
    expecting = f'{text}\ncites: ["{PHASE[3:]}"]\n'
    same, other, fails, nothing = (
        compared(one, corpus, renewed.corpus, NO_CARDS)
        for one in (text_of("two-on-one"), text, expecting, "edition: [")
    )

    assert (same.is_same, in_words(same)) == (True, "the same under both texts")
    assert (other.is_same, other.then, other.now) == (False, "ok", "ok")
    assert in_words(other) == "differs first in line 3, Interrupts before: The challenges phase ends."
    assert (fails.then, fails.now.endswith("cites does not hold")) == ("ok", True)
    assert not nothing.is_played


@pytest.mark.usefixtures("newer")
def test_the_page_says_what_came_of_the_scenarios_some_at_a_time(app, client, monkeypatch):
    monkeypatch.setitem(app.extensions, "agot_judge.changes.scenarios", Scenarios())
    monkeypatch.setattr("agot_judge.web.changes_kept.RUN_AT_ONCE", 2)
    told = [[int(one) for one in re.findall(r"\d+", words(page_of(client), "runs")[0])] for _ in range(2)]
    assert [sum(one) for one in told] == [sum(told[0])] * 2
    assert told[0] != told[1]


def note_of(client, id_):
    return read(client.get(f"/sandbox/k/{id_}").text).all(data_testid="saved-under")


def test_a_board_saved_under_another_text_opens_with_a_note_and_its_paragraphs_pinned(
    app, client, renewed, monkeypatch
):
    """The example cites the step that changed; what was saved since, or cites nothing of the FAQ, reads as it did."""
    with app.test_request_context():
        before, other = (kept_board(text_of(name), "before").key for name in ("end-of-phase", "two-on-one"))
    assert note_of(client, before) == []
    monkeypatch.setitem(app.extensions, "agot_judge", renewed)
    with app.test_request_context():
        since = kept_board(text_of("end-of-phase"), "since").key

    (note,) = note_of(client, before)
    links = [one.attributes["href"] for one in note.all("a")]
    assert note.text.startswith(
        "Saved under FAQ 4.1, before FAQ 4.2: its lines cite 1 paragraph that reads otherwise"
    )
    step = "/r/2e/faq/end-of-phase-timing-sequence/2"
    assert links == [f"{step}@4.1", step, PAGE]
    assert all(client.get(link).status_code == 200 for link in links)
    assert "nothing that its lines cite reads otherwise" in note_of(client, other)[0].text
    assert note_of(client, since) == []


@pytest.mark.parametrize(
    ("documents", "said"),
    [({}, ""), ({"2e/faq": "3.9"}, "The text of before is not kept here"), ({"ccg/rules": "3.9"}, "")],
)
def test_of_a_board_whose_text_is_not_kept_or_not_known_nothing_is_made_up(client, documents, said):
    """An older program noted no versions; those of another edition do not concern it."""
    store = ScenarioStore(database_url())
    id_ = store.save(text_of("end-of-phase"), f"under {documents}", documents=documents)
    assert [said in one.text for one in note_of(client, id_)] == ([True] if said else [])


def test_who_is_no_member_sees_no_case_and_counts_those_that_are_shared(app, renewed, monkeypatch):
    sharing, closed = organiser(app, shares="yes"), organiser(app)
    numbers = [judge.ruled("Saved?", "No", ["2e/faq/3.2/1"]) for judge in (sharing, closed)]
    monkeypatch.setitem(app.extensions, "agot_judge", renewed)

    stranger = Judge(app)
    text = stranger.client.get(PAGE).text
    assert all(f"/c/{number}" not in text for number in numbers)
    shared = words(read(text), "shared")[0]
    assert "Cases of other events that share theirs:" in shared
    assert "theirs: 0." not in shared
    assert joined(app, closed).client.get(PAGE).text.count(f"/e/{closed.event}/c/") > 0


@pytest.mark.usefixtures("newer")
def test_the_feed_has_an_entry_for_each_version(client):
    """RFC 4287: an id that lasts, a title, a moment; the content names what changed."""
    response = client.get("/changes.atom")
    assert response.mimetype == "application/atom+xml"
    feed = ElementTree.fromstring(response.data)
    (entry,) = feed.findall(f"{ATOM}entry")
    assert "4.2: 2 changed, 1 new, 1 gone" in said(entry, "title")
    assert said(entry, "id").startswith("urn:uuid:")
    assert [one.get("href", "").endswith(PAGE) for one in entry.findall(f"{ATOM}link")] == [True]
    assert "saved by any means." in said(entry, "content")
    assert client.get("/changes.atom", headers={"If-None-Match": response.headers["ETag"]}).status_code == 304


@pytest.mark.usefixtures("newer")
def test_an_entry_has_a_feed_of_its_own(client):
    feeds = {
        place: ElementTree.fromstring(client.get(f"/changes/{place}.atom").data).findall(f"{ATOM}entry")
        for place in ("2e/faq", "2e/faq/3.2", "2e/faq/1.6", "2e/rr")
    }
    assert [len(found) for found in feeds.values()] == [1, 1, 0, 0]
    assert "changed" in said(feeds["2e/faq/3.2"][0], "title")
    assert "gone" not in said(feeds["2e/faq/3.2"][0], "title")
    assert "1 changed" in words(page_of(client, "/changes/2e/faq/3.2"), "version")[0]


def test_without_changes_the_feed_is_empty_and_whole(client):
    feed = ElementTree.fromstring(client.get("/changes.atom").data)
    assert feed.findall(f"{ATOM}entry") == []
    assert said(feed, "updated").endswith("Z")


@pytest.mark.usefixtures("newer")
@pytest.mark.parametrize(
    ("place", "said"),
    [
        ("2e/faq@4.1", "is the oldest version here"),
        ("2e/faq@9", "has no version"),
        ("2e/faqs@4.2", "no document has the id"),
        ("2e/faq/9.9", "no entry has the id"),
        ("2e/faq/9.9.atom", "no entry has the id"),
    ],
)
def test_what_there_is_not_is_said(client, place, said):
    response = client.get(f"/changes/{place}")
    assert response.status_code == 404
    assert said in response.text


@pytest.mark.usefixtures("newer")
def test_a_document_leads_to_its_changes_and_so_does_the_foot(client):
    for address in ("/book/2e/faq", "/r/2e/faq/3.2/1", "/r/2e/faq/3.2/1@4.1"):
        links = [
            one.attributes.get("href", "").partition("#")[0] for one in page_of(client, address).all("a")
        ]
        assert PAGE in links, address
        assert "/changes" in links

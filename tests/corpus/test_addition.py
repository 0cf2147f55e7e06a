"""A newer text of a document, from the command to the ids that it keeps, on copies of the corpus."""

import shutil

import pytest

from agot_judge.cli import main
from agot_judge.corpus import addition as adding
from agot_judge.corpus.addition import add, prepare
from agot_judge.corpus.lock import drift, lock_file, meanings, read_lock, retired_ids
from agot_judge.corpus.manifest import DEFAULT_ROOT, load
from agot_judge.corpus.store import load_corpus
from agot_judge.errors import CorpusError, UnknownParagraph

FAQ = "2e/faq"
REMOVED = (
    "    • If a player controls a unique card (regardless of ownership) that player cannot take/gain control"
)


@pytest.fixture
def root(tmp_path, monkeypatch):
    """A corpus folder of one's own, with a place of its own to keep its content."""
    monkeypatch.setenv("AGOT_JUDGE_CACHE", str(tmp_path / "kept"))
    return shutil.copytree(DEFAULT_ROOT, tmp_path / "corpus")


def replaced(text, *changes):
    """``text`` with each pair replaced, which must stand there once."""
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


@pytest.fixture
def newer(corpus):
    """The FAQ with a ruling changed, a paragraph inserted, a bullet removed, and rulings renumbered by a new one."""
    text = replaced(
        corpus.source(FAQ),
        ("that card cannot be saved.\n", "that card cannot be saved by any means.\n"),
        (
            "    • A player's power total is determined",
            "    • Tokens that no rule names are influence tokens.\n    • A player's power total is determined",
        ),
        (
            "    (3.3) Player Choices",
            "    (3.3) Ties\n\n    A ruling that was not there before.\n\n    (3.4) Player Choices",
        ),
        ("    (3.4) Challenge Icons", "    (3.5) Challenge Icons"),
        ("    (3.5) Multiple Copies", "    (3.6) Multiple Copies"),
    )
    start = text.index(REMOVED)
    return text[:start] + text[text.index("\n", start) + 1 :]


def added(root, text, version="4.2", document=FAQ):
    """The corpus at ``root`` after ``text`` was added to it."""
    add(root, prepare(root, text.encode(), document, version))
    return load_corpus(root)


def test_every_difference_is_told(root, newer):
    found = prepare(root, newer.encode(), FAQ, "4.2")

    assert {(c.kind, c.id) for c in found.changes} == {
        ("headed", "2e/faq/3.3"),
        ("headed", "2e/faq/3.4"),
        ("headed", "2e/faq/3.5"),
        ("added", "2e/faq/1.4/4"),
        ("added", "2e/faq/3.3-2/1"),
        ("removed", "2e/faq/1.3/6"),
        ("changed", "2e/faq/3.2/1"),
    }
    assert found.kept == 166
    assert found.dropped == ()


def test_the_words_of_a_change_are_told(root, newer):
    (changed,) = [c for c in prepare(root, newer.encode(), FAQ, "4.2").changes if c.kind == "changed"]

    words = [(piece.kind, piece.text) for piece in changed.words()]
    assert words[1:] == [("gone", "saved."), ("new", "saved by any means.")]


def test_ids_are_carried_over(root, newer):
    corpus = added(root, newer)

    assert corpus.paragraph("2e/faq/3.2/1").text.endswith("by any means.")
    # Renumbered: the id keeps its meaning, the number is the printed one.
    assert corpus.entry("2e/faq/3.3").title == "Player Choices While Initiating Abilities"
    assert corpus.entry("2e/faq/3.3").number == "3.4"
    assert corpus.cite_label("2e/faq/3.3/1") == "FAQ 3.4 ¶1"
    assert [entry.id for entry in corpus.resolve("(3.3)", "2e")] == ["2e/faq/3.3-2"]
    assert [entry.id for entry in corpus.resolve("(3.4)", "2e")] == ["2e/faq/3.3"]
    # Inserted: displayed where it stands, numbered after the highest.
    assert [p.id.rpartition("/")[2] for p in corpus.entry("2e/faq/1.4").paragraphs] == ["1", "4", "2", "3"]
    assert corpus.paragraph("2e/faq/1.3/7").lead_in == "2e/faq/1.3/1"
    assert [p.id.rpartition("/")[2] for p in corpus.entry("2e/faq/1.3").paragraphs] == [
        "1",
        "2",
        "3",
        "4",
        "5",
        "7",
    ]
    # Relations hold on to the ids.
    assert [p.id for p in corpus.overriding("2e/rr/target/4")] == ["2e/faq/3.3/1"]
    assert ("2e/faq/3.3", "ruling") in [(x.to, x.kind) for x in corpus.paragraph("2e/rr/target/4").links]
    assert len({p.id for p in corpus.paragraphs()}) == len(list(corpus.paragraphs()))


def test_what_was_removed_is_retired_and_remains_readable(root, newer):
    corpus = added(root, newer)

    with pytest.raises(UnknownParagraph, match=r"2e/faq/1\.3/6 is retired.*@4\.1"):
        corpus.paragraph("2e/faq/1.3/6")
    assert corpus.retired("2e/faq/1.3/6").last == "4.1"
    assert corpus.resolve("2e/faq/1.3/6") == ()
    assert "is retired" in corpus.remark("2e/faq/1.3/6")
    assert corpus.paragraph("2e/faq/1.3/6@4.1").text.startswith(
        "• If a player controls a unique card (regardless"
    )
    assert corpus.cite_label("2e/faq/1.3/6@4.1") == "FAQ 1.3 ¶6 (4.1)"
    # What leads to it is listed, not lost.
    assert any(u.reason.startswith("2e/faq/1.3/6: ") for u in corpus.unresolved)
    for paragraph in corpus.paragraphs():
        for link in paragraph.links:
            assert link.to.startswith("card:") or link.to in corpus or corpus.entry(link.to)


def test_the_older_version_is_read_as_it_was(root, newer, corpus):
    renewed = added(root, newer)
    older = renewed.at(FAQ, "4.1")

    assert [one.version for one in renewed.versions(FAQ)] == ["4.2", "4.1"]
    assert renewed.at(FAQ, "4.2") is renewed
    assert older.document(FAQ).version == "4.1"
    assert older.source(FAQ) == corpus.source(FAQ)
    assert [(p.id, p.text) for e in older.entries(FAQ) for p in e.paragraphs] == [
        (p.id, p.text) for e in corpus.entries(FAQ) for p in e.paragraphs
    ]
    assert renewed.paragraph("2e/faq/3.2/1@4.1").text.endswith("cannot be saved.")
    assert renewed.raw("2e/faq/3.2/1@4.1") == corpus.raw("2e/faq/3.2/1")
    assert renewed.document_of("2e/faq/3.2/1@4.1").version == "4.1"
    assert renewed.entry_of("2e/faq/3.3/1@4.1").number == "3.3"
    assert renewed.remark("2e/faq/3.3@4.1") == "Version 4.1; in force is 4.2"
    assert [entry.id for entry in renewed.resolve("2e/faq/1.3/6@4.1")] == ["2e/faq/1.3"]
    assert older.neighbours("2e/faq/1.3/6")[1].id == "2e/faq/1.3/7"
    assert renewed.neighbours("2e/faq/1.3/6@4.1") == older.neighbours("2e/faq/1.3/6")
    with pytest.raises(UnknownParagraph, match=r"has no version '3\.0'; it has 4\.2, 4\.1"):
        renewed.at(FAQ, "3.0")


def test_the_published_ids_follow(root, newer):
    before = read_lock(lock_file(root))
    corpus = added(root, newer)
    locked = read_lock(lock_file(root))

    found = drift(locked, meanings(corpus), retired_ids(corpus))
    assert (found.lost, found.changed, found.new) == ((), (), ())
    assert set(locked) - set(before) == {"2e/faq/1.4/4", "2e/faq/3.3-2/1"}
    assert set(before) <= set(locked)
    assert [id_ for id_ in before if before[id_] != locked[id_]] == ["2e/faq/3.2/1"]
    assert load(root)[1].version == "4.2"


def test_a_third_version_goes_on_from_the_second(root, newer):
    added(root, newer)
    third = replaced(
        newer,
        ("    • Tokens that no rule names are influence tokens.\n", ""),
        (
            "    • A player's power total is determined",
            "    • A bullet more.\n    • A player's power total is determined",
        ),
    )

    corpus = added(root, third, "4.3")

    # 4 is never given again.
    assert [p.id.rpartition("/")[2] for p in corpus.entry("2e/faq/1.4").paragraphs] == ["1", "5", "2", "3"]
    assert corpus.retired("2e/faq/1.4/4").last == "4.2"
    assert corpus.retired("2e/faq/1.3/6").last == "4.1"
    assert corpus.entry("2e/faq/3.3").number == "3.4"
    assert [one.version for one in corpus.versions(FAQ)] == ["4.3", "4.2", "4.1"]
    assert corpus.paragraph("2e/faq/1.4/4@4.2").text == "• Tokens that no rule names are influence tokens."
    assert corpus.paragraph("2e/faq/1.3/6@4.1")


def test_a_paragraph_that_went_to_another_entry_redirects(root, corpus):
    lines = corpus.source(FAQ).split("\n")
    (at,) = [
        n
        for n, line in enumerate(lines)
        if line.startswith('    If an ability cancels the "effects of an event,"')
    ]
    moved = lines.pop(at)
    (to,) = [n for n, line in enumerate(lines) if line.startswith("    (1.7) Paying Costs")]
    lines[to + 2 : to + 2] = [moved, ""]

    renewed = added(root, "\n".join(lines))

    assert renewed.paragraph("2e/faq/1.5/5").id == "2e/faq/1.7/2"
    assert [entry.id for entry in renewed.resolve("2e/faq/1.5/5")] == ["2e/faq/1.7"]
    assert renewed.retired("2e/faq/1.5/5").to == "2e/faq/1.7/2"
    assert "2e/rr/cancel/1" in [link.to for link in renewed.paragraph("2e/faq/1.7/2").links]
    assert renewed.paragraph("2e/faq/1.7/1").text.startswith("The resolution of some effects")


def test_a_paragraph_that_moved_within_its_entry_keeps_its_id(root, corpus):
    lines = corpus.source(FAQ).split("\n")
    (at,) = [n for n, line in enumerate(lines) if line.startswith("    • If an ability explicitly removes")]
    lines[at : at + 2] = [lines[at + 1], lines[at]]

    found = prepare(root, "\n".join(lines).encode(), FAQ, "4.2")

    assert {(change.kind, change.id) for change in found.changes} <= {
        ("moved", "2e/faq/2.10/4"),
        ("moved", "2e/faq/2.10/5"),
    }
    assert len(found.changes) == 1
    assert found.retired == ()


def test_corrections_move_with_their_lines(root, corpus):
    text = corpus.source("2e/rr")
    newer = replaced(
        text, ("    Glossary\n", "    A new heading line in front\n\n    Words below it.\n\n    Glossary\n")
    )

    renewed = added(root, newer, "2027", "2e/rr")

    assert renewed.entry("2e/rr/search").repaired
    assert renewed.paragraph("2e/rr/target/4").text.endswith("[Overruled by FAQ (3.3).]")
    assert len(renewed.furniture("2e/rr")) == len(corpus.furniture("2e/rr"))
    assert renewed.paragraph("2e/rr/target/4@web-text-no-version-printed").text.endswith("FAQ (3.3).]")


@pytest.mark.parametrize("document", ["1e/faq", "ccg/rules", "2e/rr-p23"])
def test_the_recognized_documents_keep_all_their_corrections(root, corpus, document):
    first = next(line for line in corpus.source(document).split("\n") if len(line) > 200)
    changed = "  the ".join(first.rsplit(" the ", 1))
    newer = "\n\n" + corpus.source(document).replace(first, changed)
    assert first != changed

    found = prepare(root, newer.encode(), document, "2")

    assert found.dropped == ()
    assert [change.kind for change in found.changes] == []


def test_where_a_lost_correction_keeps_the_text_from_being_read_it_is_named(root, corpus):
    newer = corpus.source("1e/faq").replace(
        "This section applies the material", "Here the material is applied"
    )

    with pytest.raises(CorpusError, match=r"does not have the form.*This section applies the material"):
        prepare(root, newer.encode(), "1e/faq", "2")


def test_a_correction_whose_place_is_gone_is_said(root, corpus):
    newer = replaced(corpus.source("2e/rr"), (" Overruled by FAQ (3.2).", ""))

    found = prepare(root, newer.encode(), "2e/rr", "2027")

    assert len(found.dropped) == 1
    assert found.dropped[0].startswith("“Overruled by FAQ (3.2).”")
    assert ("changed", "2e/rr/target/4") in [(change.kind, change.id) for change in found.changes]


@pytest.mark.parametrize(
    ("data", "document", "version", "said"),
    [
        (b"\xff\xfe\x00", FAQ, "4.2", "is not UTF-8"),
        (b"GIF89a\x00\x01", FAQ, "4.2", "no plain text"),
        (b"  \n\n", FAQ, "4.2", "is empty"),
        (b"To be or not to be\n", FAQ, "4.2", "only 0 % of its lines"),
        (None, "2e/rr", "9", "no text of Rules Reference"),
        (None, FAQ, "4.1", "has a version 4.1 already"),
        (None, FAQ, "4.2", "this very text"),
        (None, "2e/faqs", "4.2", "no document is called '2e/faqs'; there are 2e/rr, 2e/faq"),
        (b"x", FAQ, "??", "no name for a version"),
    ],
)
def test_nonsense_is_refused_and_nothing_is_written(root, corpus, data, document, version, said):
    before = {path: path.read_bytes() for path in root.rglob("*") if path.is_file()}
    given = corpus.source(FAQ).encode() if data is None else data

    with pytest.raises(CorpusError, match=said.replace("?", r"\?")):
        prepare(root, given, document, version)

    assert {path: path.read_bytes() for path in root.rglob("*") if path.is_file()} == before


def test_a_text_with_one_ruling_twice_is_refused(root, corpus):
    heading = "    (3.2) Saving from a Cost\n\n"
    newer = replaced(corpus.source(FAQ), (heading, f"{heading}    Once more.\n\n{heading}"))

    with pytest.raises(CorpusError, match=r"the same id: 2e/faq/3\.2"):
        prepare(root, newer.encode(), FAQ, "4.2")


def test_a_date_must_be_one(root, newer):
    with pytest.raises(CorpusError, match="is no date"):
        prepare(root, newer.encode(), FAQ, "4.2", "soon")
    assert prepare(root, newer.encode(), FAQ, "4.2", "2026-11-20").document.effective == "2026-11-20"


def test_a_text_that_is_too_long_is_refused_unread(root, monkeypatch):
    monkeypatch.setattr(adding, "LARGEST", 10)
    with pytest.raises(CorpusError, match="at most 10"):
        prepare(root, b"x" * 11, FAQ, "4.2")


def test_an_addition_to_a_corpus_that_changed_meanwhile_is_refused(root, newer):
    first = prepare(root, newer.encode(), FAQ, "4.2")
    second = prepare(root, (newer + "\n").encode(), FAQ, "4.3")
    add(root, first)

    with pytest.raises(CorpusError, match="in the meantime"):
        add(root, second)


def test_the_command_shows_and_then_adds(root, newer, tmp_path, capsys):
    file = tmp_path / "newer.txt"
    file.write_text(newer, encoding="utf-8")
    command = ["corpus", "add", str(file), "--document", FAQ, "--version", "4.2", "--root", str(root)]

    assert main([*command, "--dry-run"]) == 0
    shown = capsys.readouterr().out
    assert "166 paragraphs carried over; 1 changed, 0 moved, 2 added, 1 removed" in shown
    assert "[-saved.-] {+saved by any means.+}" in shown
    assert "rule agot_judge.rules.costs.costs.payment: 2e/faq/3.2/1" in shown
    assert "nothing was written" in shown
    assert load_corpus(root).document(FAQ).version == "4.1"

    assert main(command) == 0
    assert "Version 4.2 is in force" in capsys.readouterr().out
    assert load_corpus(root).document(FAQ).version == "4.2"

    assert main(command) != 0
    assert "has a version 4.2 already" in capsys.readouterr().err


def test_the_command_says_when_there_is_no_such_file(root, capsys):
    assert main(
        ["corpus", "add", str(root / "none"), "--document", FAQ, "--version", "9", "--root", str(root)]
    )
    assert "cannot read" in capsys.readouterr().err

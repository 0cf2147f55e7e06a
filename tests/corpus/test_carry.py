"""Which paragraph of a newer text is which: ids are kept, never doubled, never given twice."""

from hypothesis import given
from hypothesis import strategies as st

from agot_judge.citation import CitationId
from agot_judge.corpus.carried import load_carried, renamed
from agot_judge.corpus.carry import carry
from agot_judge.corpus.differences import likeness, out_of_order, word_difference
from agot_judge.corpus.model import Entry, Link, Paragraph, Parsed
from agot_judge.corpus.retired import load_retired
from agot_judge.corpus.retired import written as written_retired

SENTENCES = [
    "The first player chooses the order in which these effects resolve.",
    "A card that leaves play returns to the hand of its owner.",
    "Each opponent discards one card at random from his or her hand.",
    "No more than one limited card can be marshaled each round.",
    "Power that is moved is not considered to be gained by anybody.",
    "Standing characters count their strength for dominance only once.",
]
"""Sentences that have few words in common."""


def parsed(**entries):
    """A document ``d/d`` as its parser gives it: entries by slug, each a list of texts."""
    return Parsed(
        entries=tuple(
            Entry(
                id=f"d/d/{slug}",
                document="d/d",
                title=slug.title(),
                paragraphs=tuple(
                    Paragraph(
                        id=CitationId(f"d/d/{slug}/{n}"),
                        entry=f"d/d/{slug}",
                        text=text,
                        spans=(),
                        kind="rule",
                        ordinal=n,
                    )
                    for n, text in enumerate(texts, 1)
                ),
            )
            for slug, texts in entries.items()
        ),
        furniture=(),
    )


def carried(old, new, used=()):
    return carry(old, new, used, document="d/d", last="1")


def ids_and_texts(document):
    return [(p.id, p.text) for entry in document.entries for p in entry.paragraphs]


def test_the_same_text_keeps_every_id():
    text = parsed(a=SENTENCES[:3], b=SENTENCES[3:])

    found = carried(text, text)

    assert renamed(text, found.ids) == text
    assert (found.changes, found.retired, found.kept) == ((), (), 6)


def test_a_deleted_ordinal_is_not_given_again():
    old = parsed(a=SENTENCES[:2])
    new = parsed(a=[SENTENCES[0], SENTENCES[4]])

    found = carried(old, new, used=["d/d/a/1", "d/d/a/2", "d/d/a/7"])

    assert found.ids["d/d/a/2"] == "d/d/a/8"
    assert [one.id for one in found.retired] == ["d/d/a/2"]


def test_an_entry_with_another_title_is_known_by_its_words():
    found = carried(parsed(a=SENTENCES[:2]), parsed(b=SENTENCES[:2]))

    assert found.ids["d/d/b"] == "d/d/a"
    assert [(c.kind, c.before, c.after) for c in found.changes] == [("headed", "A", "B")]


def test_a_removed_entry_is_retired_with_its_paragraphs():
    found = carried(parsed(a=SENTENCES[:1], b=SENTENCES[2:3]), parsed(a=SENTENCES[:1]))

    assert [(one.id, one.to, one.last) for one in found.retired] == [
        ("d/d/b/1", "", "1"),
        ("d/d/b", "", "1"),
    ]


def test_an_entry_that_went_into_another_redirects_as_a_whole():
    found = carried(parsed(a=SENTENCES[:1], b=SENTENCES[2:3]), parsed(a=[SENTENCES[0], SENTENCES[2]]))

    assert {one.id: one.to for one in found.retired} == {"d/d/b/1": "d/d/a/2", "d/d/b": "d/d/a"}


def test_links_and_lead_ins_follow_the_ids():
    paragraph = Paragraph(
        id=CitationId("d/d/a/2"),
        entry="d/d/a",
        text="x",
        spans=(),
        kind="rule",
        ordinal=2,
        lead_in=CitationId("d/d/a/1"),
        links=(Link(kind="see", to="d/d/c"),),
    )
    document = Parsed(
        entries=(Entry(id="d/d/a", document="d/d", title="A", paragraphs=(paragraph,)),), furniture=()
    )

    (entry,) = renamed(
        document, {"d/d/a": "d/d/b", "d/d/a/2": "d/d/b/9", "d/d/a/1": "d/d/b/1", "d/d/c": "d/d/e"}
    ).entries

    (kept,) = entry.paragraphs
    assert (entry.id, kept.id, kept.entry, kept.ordinal) == ("d/d/b", "d/d/b/9", "d/d/b", 9)
    assert (kept.lead_in, kept.links[0].to) == ("d/d/b/1", "d/d/e")


texts = st.lists(st.sampled_from([*SENTENCES, "Short.", ""]), max_size=5)


@given(texts, texts, texts, texts)
def test_ids_are_kept_for_equal_words_and_never_doubled(old_a, old_b, new_a, new_b):
    old, new = parsed(a=old_a, b=old_b), parsed(a=new_a, b=new_b)

    found = carried(old, new)
    result = renamed(new, found.ids)

    ids = [id_ for id_, _ in ids_and_texts(result)]
    retired = [one.id for one in found.retired]
    assert len(ids) == len(set(ids))
    assert [text for _, text in ids_and_texts(result)] == [text for _, text in ids_and_texts(new)]
    before = dict(ids_and_texts(old))
    # Every old id is either kept or retired, and not both.
    assert set(before) <= {*ids, *retired}
    assert not set(ids) & set(retired)
    changed = {change.id for change in found.changes if change.kind == "changed"}
    assert all(
        before[id_] == text for id_, text in ids_and_texts(result) if id_ in before and id_ not in changed
    )


@given(st.lists(st.integers(0, 30), unique=True, max_size=12))
def test_what_is_left_when_the_moved_are_taken_away_is_in_order(places):
    moved = out_of_order(places)
    left = [place for at, place in enumerate(places) if at not in moved]

    assert left == sorted(left)
    assert (moved == set()) == (places == sorted(places))


@given(st.lists(st.sampled_from("abc"), max_size=8), st.lists(st.sampled_from("abc"), max_size=8))
def test_a_difference_holds_both_texts(old, new):
    pieces = word_difference(" ".join(old), " ".join(new))

    assert " ".join(p.text for p in pieces if p.kind != "new").split() == old
    assert " ".join(p.text for p in pieces if p.kind != "gone").split() == new
    assert (likeness(old, new) == 1) == (sorted(old) == sorted(new))


def test_retired_ids_are_read_as_they_were_written(tmp_path):
    found = carried(parsed(a=['A "quoted" word — and more of it'], b=SENTENCES[:1]), parsed(a=SENTENCES[3:4]))
    (tmp_path / "retired.toml").write_text(written_retired(found.retired), encoding="utf-8")

    assert load_retired(tmp_path) == found.retired
    assert load_retired(tmp_path / "nowhere") == ()


def test_without_carried_ids_a_document_keeps_those_of_its_parser(corpus):
    assert load_carried(corpus.root, corpus.document("2e/faq")) == {}

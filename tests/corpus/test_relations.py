"""The reviewed relations: what refines, overrides and contradicts what, in all editions; how many references resolve."""

import pytest

from agot_judge.corpus.manifest import DEFAULT_ROOT
from agot_judge.corpus.references import count_references
from agot_judge.corpus.relations import Override, Refinement, load_relations, relations_files
from agot_judge.errors import CorpusError

RELATIONS = load_relations(DEFAULT_ROOT)

RULED: list[Override | Refinement] = [*RELATIONS.override, *RELATIONS.refinement]
"""Every pair in which one paragraph overrides or refines the other."""


def same_terms(corpus, entry):
    """The entries of other editions about the same thing, each with how its rules differ."""
    links = [link for p in corpus.entry(entry).paragraphs for link in p.links if link.kind == "same-term"]
    return [(corpus.entry(link.to), link.note) for link in links]


def kinds(corpus, paragraph, to):
    return {link.kind for link in corpus.paragraph(paragraph).links if link.to == to}


def test_every_ruling_definition_and_answer_of_the_faq_is_placed(corpus):
    """Each adds to, limits or replaces something of the Rules Reference, or is said to stand alone."""
    alone = {one.entry for one in RELATIONS.alone}
    for entry in corpus.entries("2e/faq"):
        if entry.kind in ("ruling", "definition", "faq"):
            to = {
                link.to
                for paragraph in entry.paragraphs
                for link in paragraph.links
                if link.kind in ("refines", "overrides") and link.to.startswith("2e/rr/")
            }
            assert bool(to) != (entry.id in alone), entry.id


def test_every_relation_has_a_reason_and_two_ends_that_exist(corpus):
    for one in RULED:
        assert one.reason.endswith(".")
        assert one.by in corpus
        assert one.over in corpus
    for conflict in RELATIONS.conflict:
        assert conflict.reason
        assert all(id_ in corpus for id_ in conflict.between)


def test_no_pair_is_related_twice():
    pairs = [(one.by, one.over) for one in RULED]

    assert len(pairs) == len(set(pairs))


@pytest.mark.parametrize(
    ("by", "over"),
    [
        ("2e/faq/1.2/3", "2e/rr/duplicates/8"),
        ("2e/faq/dothraki-handmaiden/2", "2e/rr/marshal/2"),
        ("2e/faq/3.3/2", "2e/rr/target/3"),
        ("2e/faq/scouting-vessel/3", "2e/rr/replacement-effects/2"),
        ("2e/faq/time-of-plenty/2", "2e/rr/2.2/1"),
        ("2e/rr/assault/2", "2e/rr/4.2/7"),
        ("2e/rr/assault/4", "2e/rr/4.2.2/4"),
        ("2e/rr/4.2.3/2", "2e/faq/challenge-application-timing-sequence/3"),
        ("2e/rr/shadows.marshaling-a-card-into-shadows/4", "2e/rr/marshal/3"),
        ("2e/rr/assault/2", "2e/rr/redirect/2"),
        ("1e/faq/2.6/1", "1e/faq/action-window/3"),
        ("1e/faq/event-cards-target/2", "1e/faq/event-cards-effect/3"),
        ("1e/faq/3.20/1", "1e/faq/3.14/1"),
        ("ccg/rules/multiplayer-rules/5", "ccg/rules/in-play/1"),
        ("ccg/rules/challenges-phase-in-detail/7", "ccg/rules/stealth/1"),
    ],
)
def test_a_refinement_is_known_at_both_ends(corpus, by, over):
    assert "refines" in kinds(corpus, by, over)
    assert "refined-by" in kinds(corpus, over, by)


def test_nothing_of_one_edition_overrides_another():
    for one in RULED:
        assert one.by.split("/")[0] == one.over.split("/")[0]


def test_the_mnemonic_names_the_four_steps(corpus):
    steps = [corpus.paragraph(f"2e/faq/challenge-application-timing-sequence/{n}").links for n in range(2, 6)]

    assert [[x.to for x in links if x.kind == "step"] for links in steps] == [
        ["2e/rr/4.2.2"],
        ["2e/rr/4.2.3"],
        ["2e/rr/4.2.4"],
        ["2e/rr/4.2.5"],
    ]


def test_contradictions_are_listed_once_each_with_their_reasons(corpus):
    found = {frozenset(conflict.between): conflict.reason for conflict in corpus.conflicts()}

    assert set(found) == {frozenset(one.between) for one in RELATIONS.conflict}
    assert len(corpus.conflicts()) == len(found)
    for pair in (
        ("2e/rr/forced-interrupts-forced-reactions/2", "2e/rr/triggering-condition/5"),
        ("2e/faq/nymeria-sand/2", "2e/faq/3.4/1"),
        ("2e/rr/2.2/2", "2e/rr/winning-the-game/3"),
        ("2e/faq/2.4/2", "2e/faq/2.9/2"),
        ("1e/faq/standing-phase-chart/8", "1e/faq/taxation-phase-chart/8"),
        ("1e/faq/3.2/3", "1e/faq/3.10/3"),
        ("1e/faq/errata-jon-snow-winter-edition/1", "1e/faq/errata-jon-snow-valyrian-edition/1"),
        ("ccg/rules/the-cards/1", "ccg/rules/house-cards/1"),
    ):
        assert found[frozenset(pair)]
    assert {conflict.between[0].split("/")[0] for conflict in corpus.conflicts("1e")} == {"1e"}


def test_at_least_98_in_100_references_are_resolved(corpus):
    found = count_references(corpus)

    assert found.resolved >= 357
    assert found.share >= 0.98
    assert found.orphaned == ()
    # What is left points at books and lists that are not in the corpus, or at the appendix that the web text lacks.
    assert len(found.unresolved) == 8
    assert all("corpus" in one.reason or "not in the web text" in one.reason for one in found.unresolved)


def test_what_points_to_the_lost_chart_leads_to_its_place_and_says_that_it_is_lost(corpus):
    found = count_references(corpus)

    assert {one.to for one in found.emptied} == {"2e/rr/timing-sequence-chart"}
    assert len(found.emptied) == 6
    (link,) = [x for x in corpus.paragraph("2e/rr/actions/1").links if x.kind == "see"]
    assert (link.to, "chart is lost" in link.note) == ("2e/rr/timing-sequence-chart", True)


def test_see_appendix_i_is_followed_in_running_text(corpus):
    for paragraph in ("2e/rr/rivals/1", "2e/rr/joust-game/2", "2e/rr-p23/unopposed/1"):
        assert "see" in kinds(corpus, paragraph, "2e/rr/appendix-i-timing-and-gameplay")


def test_the_repeated_errata_show_how_they_differ(corpus):
    notes = {
        link.to: link.note
        for link in corpus.paragraph("1e/faq/errata-lord-commander-of-the-kingsguard-v1.0/1").links
        if link.kind == "printing-of"
    }

    (note,) = notes.values()
    assert note.startswith("the same erratum for another printing of the card: ")


def test_the_same_thing_in_other_editions_is_linked_both_ways(corpus):
    for term in RELATIONS.same_term:
        assert len({id_.split("/")[0] for id_ in term.entries}) > 1, term.name
        for one in term.entries:
            others = {entry.id for entry, _ in same_terms(corpus, one)}
            assert {x for x in term.entries if x.split("/")[0] != one.split("/")[0]} <= others


@pytest.mark.parametrize(
    ("entry", "other", "said"),
    [
        ("2e/rr/marshal", "1e/faq/marshalling-actions", "one l"),
        ("2e/rr/stealth", "ccg/rules/stealth", "initiated"),
        ("2e/rr/duplicates", "1e/faq/4.2", "canceled"),
        ("2e/rr/setup", "ccg/rules/game-setup-step-5", "8 gold"),
        ("2e/rr/attachment-cards", "ccg/rules/attachments", "returns to hand"),
        ("2e/rr/winning-the-game", "ccg/rules/phase-2-draw", "Elimination"),
        ("2e/rr/drawing-cards", "1e/faq/the-draw-cap", "no limit"),
        ("2e/rr/influence-tokens", "ccg/rules/influence", "Another thing"),
        ("2e/rr/reactions", "1e/faq/who-responds-first", "first player"),
        ("2e/rr/the-letter-x", "1e/faq/3.1", "0 in both"),
    ],
)
def test_how_the_editions_differ_is_said(corpus, entry, other, said):
    notes = " ".join(note for found, note in same_terms(corpus, entry) if found.id == other)

    assert said in notes


def test_at_least_24_topics_are_compared():
    assert len(RELATIONS.same_term) >= 24


def test_all_files_are_read_as_one_and_a_damaged_one_is_named(tmp_path):
    (tmp_path / "corrections").mkdir()
    for name, n in (("relations.toml", 1), ("relations-x.toml", 2)):
        (tmp_path / "corrections" / name).write_text(f'[[alone]]\nentry = "e{n}"\nreason = "r"\n')

    assert {one.entry for one in load_relations(tmp_path).alone} == {"e1", "e2"}
    assert len(relations_files(tmp_path)) == 2
    (tmp_path / "corrections" / "relations-x.toml").write_text("[[nothing]]\n")
    with pytest.raises(CorpusError, match=r"relations-x\.toml"):
        load_relations(tmp_path)

"""Paragraphs that define a term, cited where a card is refused for not being what the term means."""

import pytest

from tests.rulings.texts import PLOT, check, event, person, run, text


def cited(result, words):
    """The paragraphs that the lines with these words cite."""
    found = [line.cites for line in result.trace if words in line.text]
    assert found, [line.text for line in result.trace]
    return {cite for cites in found for cite in cites}


def _refused(words, card, ann=None, bob=None, **cards):
    """The paragraphs that the refusal to choose this card cites, another one being there that is legal."""
    result = run(
        {"hand": ["Song"], **(ann or {})},
        {"play": ["Cook"], **(bob or {})},
        "4.1",
        {"refuse": {"Ann": {"play": "Song", "choose": [card]}}},
        Song=event(f"Action: {words}"),
        Cook=person("", faction="stark"),
        Page=person(""),
        **cards,
    )
    return cited(result, "Refused")


@pytest.mark.parametrize(
    ("words", "card", "ann", "bob", "id_"),
    [
        ("Choose and kneel a neutral character.", "Cook", {"play": ["Page"]}, {}, "2e/rr/neutral/1"),
        (
            "Choose and kneel an in-faction character.",
            "Cook",
            {"faction": "tyrell", "play": ["Rose"]},
            {},
            "2e/rr/faction/2",
        ),
        (
            "Choose a character in your dead pile. Put that character into play.",
            "Page",
            {"discard": ["Page"], "dead": ["Miller"]},
            {},
            "2e/rr/dead-pile/1",
        ),
        (
            "Choose a character in your discard pile. Put that character into play.",
            "Page",
            {"dead": ["Page"], "discard": ["Miller"]},
            {},
            "2e/rr/discard-pile/1",
        ),
        (
            "Choose a character in your discard pile. Put that character into play.",
            "Page",
            {"discard": ["Miller"]},
            {"discard": ["Page"]},
            "2e/rr/ownership-and-control/3",
        ),
    ],
)
def test_a_card_that_is_not_what_the_term_means_is_refused_by_its_paragraph(words, card, ann, bob, id_):
    """RR Target ¶1: a target meets the requirements of the ability; what a word of them means, its own paragraph says."""
    assert id_ in _refused(words, card, ann, bob, Rose=person("", faction="tyrell"))


@pytest.mark.parametrize(
    ("role", "wrong", "id_"),
    [("an attacking", "Cook", "2e/rr/attacker/1"), ("a defending", "Page", "2e/rr/defender/1")],
)
def test_who_is_on_the_other_side_is_no_attacking_or_defending_character(role, wrong, id_):
    """RR Attacker ¶1, RR Defender ¶1."""
    result = run(
        {"play": ["Page"], "hand": ["Song"]},
        {"play": ["Cook"]},
        "4.1",
        {"Ann": {"challenge": {"type": "power", "with": ["Page"]}}},
        {"Bob": {"defend": ["Cook"]}},
        {"refuse": {"Ann": {"play": "Song", "choose": [wrong]}}},
        Song=event(f"Challenges Action: Choose and stand {role} character."),
        Cook=person(""),
        Page=person(""),
    )
    assert id_ in cited(result, "Refused")


@pytest.mark.parametrize(
    ("there", "choose", "paragraphs"), [(["Page"], {"choose": ["Siege"]}, (6,)), ([], {}, (5, 6))]
)
def test_neither_a_revealed_plot_card_nor_a_faction_card_leaves_play_by_an_effect(there, choose, paragraphs):
    """RR In Play and Out of Play ¶5, ¶6: a plot only when its player reveals a new one, and it enters the used pile."""
    result = run(
        {"hand": ["Song"]},
        {"play": there, "plot": "Siege"},
        "4.1",
        {"refuse": {"Ann": {"play": "Song", **choose}}},
        Song=event("Action: Choose a card. Discard that card from play."),
        Page=person(""),
        Siege=PLOT,
    )
    assert {f"2e/rr/in-play-and-out-of-play/{one}" for one in paragraphs} <= cited(result, "Refused")


def test_of_two_variants_of_no_attachments_the_one_that_forbids_it_prevails():
    """RR No Attachments ¶4."""
    result = run(
        {"play": ["Page"], "hand": ["Saddle", "Blade"], "gold": 5},
        {},
        "3.2",
        {"refuse": {"Ann": {"marshal": "Blade", "on": "Page"}}},
        {"Ann": {"marshal": "Saddle", "on": "Page"}},
        check(Saddle={"zone": "play"}),
        Page=person("No attachments except Weapon, Item.\nNo Weapon attachments."),
        Saddle=text("attachment", "", traits=["Item"]),
        Blade=text("attachment", "", traits=["Weapon"]),
    )
    assert "2e/rr/no-attachments/4" in cited(result, "Refused")


def test_a_delayed_effect_is_one_of_the_card_that_created_it():
    """FAQ 2.2 ¶1: a character that is immune to events by then ignores what an event has delayed."""
    result = run(
        {"hand": ["Loan"]},
        {"play": ["Page"], "hand": ["Bless"]},
        "4.1",
        {"Ann": {"play": "Loan", "choose": ["Page"]}},
        {"Bob": {"play": "Bless", "choose": ["Page"]}},
        {"advance": "end"},
        check("2e/faq/2.2/1", Page={"zone": "play"}),
        Page=person(""),
        Loan=event(
            "Action: Choose a character. At the end of the phase, if that character is still in play, kill it."
        ),
        Bless=event(
            'Action: Choose a character. Until the end of the round, that character gains "Immune to events."'
        ),
    )
    assert result.ok


def test_a_character_declared_as_a_defender_is_said_to_participate():
    """RR 4.2.1 ¶1, RR Participating ¶1: any character that has been declared as a defender is participating."""
    result = run(
        {"play": ["Page"]},
        {"play": ["Cook"]},
        "4.1",
        {"Ann": {"challenge": {"type": "power", "with": ["Page"]}}},
        {"Bob": {"defend": ["Cook"]}},
        check(Cook={"defending": True}),
        Page=person(""),
        Cook=person(""),
    )
    found = cited(result, "Cook is declared as a defender, and participates")
    assert {"2e/rr/4.2.1/1", "2e/rr/participating/1"} <= found

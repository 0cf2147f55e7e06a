"""Phrases of First Edition text: where they stand in a sentence, and what they mean there."""

from typing import Any

import pytest

from tests.text.first_edition.test_templates import line


@pytest.mark.parametrize(
    "text",
    [
        "Plot: Add 2 gold from the treasury to your gold pool.",
        "Any Phase: Take 2 gold from the treasury and add it to your gold pool.",
        "Any Phase: Add 2 gold tokens to your gold pool from the treasury.",
    ],
)
def test_gold_from_the_treasury_is_gained(text):
    """However it is said, and at the beginning of a sentence too (1e/faq/marshalling-phase-chart/5)."""
    (ability,) = line(text, "event").abilities
    (effect,) = ability.effects
    assert (type(effect).__name__, effect.amount) == ("GainGold", 2)


@pytest.mark.parametrize("kind", ["character", "location", "attachment"])
def test_what_is_saved_is_the_card_that_the_words_name_first(kind):
    """1e/faq/save-cancel-responses/1."""
    found = line(
        f"Response: Kneel Grey Reed to save a {kind} from being discarded from play. Then, draw 1 card."
    )
    assert found.status == "compiled"
    (ability,) = found.abilities
    assert ability.trigger.card.type == (kind,)


def test_what_follows_a_save_is_done_to_the_card_that_was_saved():
    """1e/faq/4.10/1: "then" waits for the save."""
    (ability,) = line(
        "Response: Save Grey Reed from being killed, then return him to his owner's hand."
    ).abilities
    assert [type(one).__name__ for one in (*ability.effects, *ability.then)] == ["Save", "ReturnToHand"]
    assert ability.then


def test_each_sentence_of_a_line_may_be_an_ability():
    """A passive before a constant text: neither is part of the other (1e/faq/3.10/3, 1e/faq/3.10/4)."""
    found = line("After Grey Reed enters play, draw 1 card. Grey Reed gets +1 STR.")
    assert [(one.kind, one.forced) for one in found.abilities] == [("reaction", True), ("constant", False)]


def test_a_sentence_that_goes_on_with_the_one_before_is_no_ability_of_its_own():
    found = line("After Grey Reed enters play, choose a character. That character gets +1 STR.")
    assert len(found.abilities) <= 1


@pytest.mark.parametrize(
    ("text", "judged"),
    [
        ("Response: After you win a challenge and it is Winter, draw 1 card.", "it is Winter"),
        ("Response: If it is Summer and you win a challenge, draw 1 card.", "it is Summer"),
        ("After you win a challenge and it is Summer or Winter, draw 1 card.", "it is Summer or Winter"),
    ],
)
def test_a_season_within_a_trigger_is_for_the_judge_to_find(text, judged):
    """1e/faq/3.7/1: no document says when it is Winter (A24)."""
    found = line(text)
    assert (found.status, found.cause) == ("header", "season")
    (ability,) = found.abilities
    assert (ability.trigger.event, ability.left_to_judge) == ("win challenge", judged)


def test_what_is_done_only_in_a_season_is_left_to_the_judge_behind_what_is_always_done():
    found = line("Response: After you win a challenge, draw 1 card. Then, if it is Winter, draw 1 card.")
    (ability,) = found.abilities
    assert found.status == "header"
    assert [type(one).__name__ for one in ability.effects] == ["Draw", "ByHand"]


def test_an_agenda_is_run_and_not_in_play():
    """1e/faq/4.12/1."""
    (ability,) = line("While you are running a Lord agenda, Grey Reed gets +1 STR.").abilities
    assert ability.condition.exists.zone == "agenda"
    assert ability.condition.exists.trait == ("Lord",)
    (ability,) = line(
        "Response: After an opponent running an agenda wins a challenge, draw 1 card."
    ).abilities
    assert ability.trigger.when[0].exists.zone == "agenda"


def test_the_wording_shown_for_what_was_read_names_its_crest():
    """1e/faq/3.7/1: what is understood must not look like more than is printed."""
    from agot_judge.text.unparse import unparse_line

    found = line("Any Phase: Choose and stand a Holy character.", "event")
    assert "choose a [holy] character" in unparse_line(found, "Grey Reed").lower()


def test_a_title_that_begins_like_a_keyword_is_a_title():
    """A keyword in capitals is one only where no other word of a title follows."""
    from agot_judge.cards.model import CardFace
    from tests.text.first_edition.test_templates import COMPILER

    face = CardFace(
        name="Vengeful Miller",
        type="character",
        text="After Vengeful Miller is killed, draw 1 card.\nVengeful Miller gains Stealth and Deadly.",
    )
    found: Any = COMPILER.card(face)
    passive, gained = found
    assert (passive.status, passive.abilities[0].trigger.event) == ("compiled", "kill")
    assert [str(keyword) for keyword in gained.abilities[0].effects[0].gains_keywords] == [
        "stealth",
        "deadly",
    ]


@pytest.mark.parametrize(
    ("text", "what", "amount"),
    [
        (
            "While you control a Lord character, draw 1 additional card in the draw phase.",
            "draw phase cards",
            1,
        ),
        ("When you draw during the draw phase, draw 2 additional cards.", "draw phase cards", 2),
        ("You draw 1 fewer card during the draw phase.", "draw phase cards", -1),
        ("You need 2 additional power to win the game.", "power to win", 2),
    ],
)
def test_a_number_of_the_rules_is_raised_or_lowered(text, what, amount):
    """1e/faq/draw-phase-chart/5, 1e/faq/2.8/1."""
    found = line(text)
    assert found.status == "compiled"
    (effect,) = found.abilities[0].effects
    assert (effect.what, effect.amount) == (what, amount)


def test_a_minimum_that_the_number_does_not_have_is_not_left_out():
    assert line("You draw 1 less card during the draw phase (to a minimum of 1).").status != "compiled"


def test_a_constant_text_that_a_card_gains_has_its_condition():
    """The same as the text with the condition before it (1e/faq/3.10/4)."""
    (ability,) = line(
        'If Grey Reed is the only King character in play, he gains: "Lord characters get +1 STR."'
    ).abilities
    assert ability.kind == "constant"
    assert ability.effects[0].on.trait == ("Lord",)
    assert ability.condition is not None


def test_cards_that_nobody_chose_are_killed():
    found = line(
        "When revealed, each player chooses up to 3 of his or her characters. All characters not chosen are killed "
        "(cannot be saved).",
        "plot",
    )
    assert found.status == "compiled"

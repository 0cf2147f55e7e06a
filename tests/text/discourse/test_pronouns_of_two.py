"""``it`` after a triggering condition in which one card does something to another."""

import pytest

from agot_judge.engine.ability import Discard, GainAbility, GainPower, PutIntoPlay, ReturnToHand, Save
from agot_judge.engine.ability.walk import nodes
from tests.text.reading import compiled, read

BYPASSES = "Reaction: After Old Tam bypasses a character using stealth,"
PILLAGES = "Reaction: After Old Tam discards a card using pillage,"


def _all(tree, *kinds):
    return [node for node in nodes(tree) if isinstance(node, kinds)]


@pytest.mark.parametrize(
    "text",
    [
        f"{BYPASSES} kneel it.",
        f"{BYPASSES} it gains 1 power.",
        f"{PILLAGES} it gains 1 power.",
        "Reaction: After a Ferryman character you control discards a card using pillage, it gains 1 power.",
        "Reaction: After Old Tam kneels a character using intimidate, it gains 1 power.",
    ],
)
def test_it_could_be_the_one_or_the_other_and_so_the_effect_is_resolved_by_hand(text):
    """Neither the documents nor the words around it tell which of the two cards is meant."""
    line = read(text)

    assert line.status == "header"
    assert "one thing or another" in line.cause


def test_what_is_attached_to_that_character_is_this_card():
    """A card is attached to another one (RR Attachment Cards ¶1)."""
    (ability,) = compiled(
        f'{BYPASSES} attach it to that character as a Condition attachment with the text: "Terminal."'
    ).abilities

    (effect,) = ability.effects
    assert isinstance(effect, GainAbility)
    assert (effect.on, effect.to) == ("self", "occurrence")


@pytest.mark.parametrize(
    "rest",
    [
        "put it into play under your control.",
        "if it is a character, put it into play under your control.",
        "if that card is a character, put it into play under your control.",
    ],
)
def test_what_is_put_into_play_is_not_this_card(rest):
    """A card that is in play already cannot be put into play (RR Put into Play ¶1)."""
    (ability,) = compiled(f"{PILLAGES} {rest}").abilities

    assert ability.effects == (PutIntoPlay(on="occurrence"),)


def test_that_character_is_the_one_to_which_it_was_done():
    """Only the other card was spoken of as a character."""
    (ability,) = compiled(f"{BYPASSES} that character gains 1 power.").abilities

    assert [effect.on for effect in ability.effects] == ["occurrence"]


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("Reaction: After you draw a card with insight, draw 1 card.", "unread"),
        ("Reaction: After you draw a card using insight, draw 1 card.", "compiled"),
        ("Reaction: After a character with stealth enters play, draw 1 card.", "compiled"),
    ],
)
def test_with_a_keyword_may_be_said_of_the_card_or_of_how_it_is_done(text, status):
    """RR Insight ¶1: the card that is drawn need not have it."""
    assert read(text).status == status


@pytest.mark.parametrize(
    "text",
    [
        "Action: A character you control gains 1 power for each attachment on it.",
        "Action: A character you control gains 1 power for each character with lower STR than it.",
        "Action: Each character you control gains 1 power for each attachment on that character.",
        "Action: Place 1 gold from the treasury on each character you control for each attachment on that character.",
    ],
)
def test_it_is_not_this_card_where_it_is_one_of_those_that_take_something(text):
    """``for each attachment on it``: on each of the cards of which the clause speaks, a number for each alone."""
    assert read(text).status == "header"


def test_it_is_the_card_that_was_chosen_before_it_takes_something():
    """Of the card that was chosen one number can be told."""
    assert compiled("Action: Choose a character. It gains 1 power for each attachment on it.")


@pytest.mark.parametrize(
    "text",
    [
        "Reaction: After a character is knelt, Old Tam gains 1 power. If it has 3 or more power, it gains 1 power.",
        "Action: Choose and kneel a character. At the end of the phase, if Old Tam is still in play, it gains 1 power.",
        "Reaction: After attached character is declared as an attacker, kneel Old Tam and return it to your hand to draw 1 card.",
    ],
)
def test_it_is_this_card_of_which_was_spoken_since(text):
    """Not the card of the triggering condition, nor the target: this one was named after it."""
    (ability,) = compiled(text).abilities

    *_, last = _all((ability.costs, ability.effects, ability.then), GainPower, ReturnToHand)
    assert last.on == "self"


@pytest.mark.parametrize(
    "text",
    [
        "Reaction: After a character is knelt, if Old Tam is attacking, stand it.",
        "Action: Choose a character. If Old Tam is attacking, stand it.",
        "Action: Choose a character. Stand Old Tam. Then, it gains 1 power.",
    ],
)
def test_it_could_be_this_card_as_well_as_the_one_of_which_was_spoken_first(text):
    """Both are in play, and both were spoken of: the text does not tell."""
    line = read(text)

    assert line.status == "header"
    assert "one thing or another" in line.cause


@pytest.mark.parametrize(
    ("text", "on"),
    [
        ("Action: Choose a character. Then, you may sacrifice Old Tam to discard it from play.", "target"),
        ("Interrupt: When another character would be killed, kneel Old Tam to save it.", "occurrence"),
    ],
)
def test_it_is_not_this_card_where_that_pays(text, on):
    (ability,) = compiled(text).abilities

    *_, last = _all((ability.effects, ability.then), Discard, Save)
    assert on == (getattr(last, "on", None) or "occurrence")


def test_after_a_card_was_drawn_if_something_is_so_it_could_be_that_card():
    """The text does not tell whether the second "it" is the card that was discarded, or the one drawn."""
    text = "Action: Discard the top card of your deck. If it is a character, draw 1 card. If it is a location, gain 1 gold."

    assert read(text).status == "header"


@pytest.mark.parametrize("first", ["Action: Choose a character.", "Reaction: After a character enters play,"])
def test_that_character_could_be_the_one_that_was_sacrificed_or_the_one_spoken_of_before(first):
    """Nothing that is done to a card in play can be done to a card that has left play."""
    line = read(f"{first} sacrifice a Lord character. If you do, kill that character.".replace(". s", ". S"))
    assert (line.status, line.cause) == ("header", "unclear: whether it is the card that has left play")


def test_that_character_could_be_the_one_that_pays_within_the_effect_or_the_one_that_was_chosen():
    line = read("Action: Choose a character. Kneel a character you control to stand that character.")
    assert (line.status, line.cause) == ("header", "unclear: whether it is what pays or what was chosen")

"""Numbers, totals and other things that are said of several cards together, where a single card is spoken of."""

import pytest

from agot_judge.cards.model import CardFace
from agot_judge.text.compile import compile_text
from tests.text.reading import compiled, condition, read


@pytest.mark.parametrize(
    "occurrence",
    [
        "After 2 characters are killed",
        "After 2 cards are discarded from your hand",
        "After up to 2 characters leave play",
        "After Old Tam bypasses 2 characters using stealth",
        "After Old Tam discards a random card using pillage",
        "After Old Tam bypasses any number of characters with total printed cost 6 or lower using stealth",
        "After exactly 1 power is moved from 2 characters",
    ],
)
def test_a_triggering_condition_that_counts_cards_without_more_or_exactly_is_not_read_as_one_of_one_card(
    occurrence,
):
    """RR Triggering Condition ¶1: "2 characters" are neither "a character" nor "2 or more characters"."""
    assert read(f"Reaction: {occurrence}, draw 1 card.").status == "unread"


def test_so_many_or_more_and_exactly_so_many_are_read():
    """FAQ 2.4: what happens to them together is one occurrence."""
    for many in ("2 or more", "exactly 2"):
        line = compiled(f"Reaction: After {many} characters are killed, draw 1 card.")
        assert line.trigger is not None
        assert line.trigger.at_least == 2


@pytest.mark.parametrize("what", ["2 characters", "a Lord and each Lady", "2 different characters"])
def test_a_card_is_not_several_cards(what):
    """ "If it is 2 characters" would otherwise be "if it is a character"."""
    line = read(f"Action: Reveal the top card of your deck. If it is {what}, draw it.")
    assert line.status == "header"


def test_a_trait_before_a_plain_card_type_is_no_adjective_of_it():
    """ "A Knight and a location" are two cards, of which the second need not be a Knight nor the first a location; "a Knight
    and a Lady character" are two characters."""
    knight, location = condition("If you control a Knight and a location").all_of
    assert knight == condition("If you control a Knight")
    assert location == condition("If you control a location")
    knight, _ = condition("If you control a Knight and a Lady character").all_of
    assert knight == condition("If you control a Knight character")


@pytest.mark.parametrize(
    "more",
    [
        "with total printed cost 6 or lower",
    ],
)
def test_so_many_more_targets_instead_must_be_what_is_said_of_them_together(more):
    """RR Target ¶1: a choice of up to 3 with a total, and not of any 3."""
    line = compiled(
        f"Action: Choose a character (up to 3 characters {more} instead if you are the first player). Kneel it."
    )
    (ability,) = line.abilities
    other = ability.choose[0].instead
    assert other is not None
    assert bool(other.total) or other.different


@pytest.mark.parametrize(
    "words",
    [
        "Reduce the cost of 2 characters you marshal by 1.",
        "Action: Draw X cards. X is the number of Lord characters you control and a location.",
        "Interrupt: When attached character would be killed, save that character and a location.",
        "Reaction: After a character gains power, move that power to your faction card and a location.",
        "Action: If you control a Lord and 2 characters with the same title, draw 1 card.",
        "Action: If a character in your discard pile was killed this phase, draw 1 card.",
        "Action: Search your deck for a Knight character in your hand.",
        "Action: If exactly 2 characters have 4 or more power, draw 1 card.",
        "Action: Discard 1 character and 2 characters with different titles from your hand. Draw 3 cards.",
    ],
)
def test_what_would_be_lost_is_left_to_the_judge(words):
    """A number, a place or a likeness that nothing executes is not left out."""
    assert read(words).status == "header"


def test_other_characters_on_an_agenda_are_others_than_one_that_is_not_said():
    """An agenda is no character: other than which one they are, another line says."""
    agenda = CardFace(name="Harwin's Oath", type="agenda")
    [line] = compile_text("Other characters you control cannot gain power.", agenda)
    assert line.status == "header"
    [line] = compile_text(
        "Other characters you control cannot gain power.", CardFace(name="Harwin", type="character")
    )
    assert line.status == "compiled"

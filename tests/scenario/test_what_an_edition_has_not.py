"""Characteristics in a card definition that no card of the edition has."""

import pytest

from agot_judge.scenario.execution import run_text

BOARD = """
edition: %s
players:
  Ann: {faction: stark, plot: {name: Road, gold: 5, initiative: 5, claim: 1}, play: [Sister]}
  Bob: {faction: lannister, plot: {name: Field, gold: 4, initiative: 3, claim: 1}}
first_player: Ann
cards:
  Sister: {type: character, faction: stark, str: 2, %s}
start: challenges
run:
  - check: {cards: {Sister: {zone: play}}}
"""


_INSTEAD = {
    "loyal": "A deck is restricted by the card's text: 'House Stark only.'",
    "reserve": "A plot has gold, initiative and claim.",
}


@pytest.mark.parametrize("edition", ["1e", "ccg"])
@pytest.mark.parametrize("given", ["loyal: true", "reserve: 6"])
def test_what_no_card_of_the_edition_has_is_named(edition, given):
    """Loyal cards and the reserve are the Second Edition's alone: the place is named, whose field it is, and what the cards of
    this edition have."""
    what = given.partition(":")[0]
    error = run_text(BOARD % (edition, given)).error
    assert error is not None
    assert error.message == (
        f"line 8: The card Sister: {what}: cards of the edition {edition} have none, it is a field of 2e. "
        f"Leave '{what}' out. {_INSTEAD[what]}"
    )


@pytest.mark.parametrize(
    "given", ["influence: 1", "crests: [noble]", "doomed: yes", "income: 1", "naval: [power]"]
)
def test_what_no_card_of_the_second_edition_has_is_named(given):
    """Influence, crests, doomed cards, income icons and naval icons are those of other editions: they are not passed over."""
    what = given.partition(":")[0]
    error = run_text(BOARD % ("2e", given)).error
    assert error is not None
    assert error.message.startswith(
        f"line 8: The card Sister: {what}: cards of the edition 2e have none, it is a field of 1e"
    )


@pytest.mark.parametrize("edition", ["1e", "ccg"])
def test_a_field_of_another_edition_is_not_offered_as_the_nearest(edition):
    """A slip of the pen is not answered with a field that would be refused next."""
    error = run_text(BOARD % (edition, "loyall: true")).error
    assert error is not None
    assert "'loyal'" not in error.message
    assert "Expected: name, type, faction, unique" in error.message


def test_the_edition_that_has_them_takes_them():
    """2e/rr/loyal/1: a loyal card is one of the Second Edition."""
    result = run_text(BOARD % ("2e", "loyal: true"))
    assert result.ok, result.error

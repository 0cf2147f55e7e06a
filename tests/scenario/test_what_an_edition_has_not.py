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


@pytest.mark.parametrize("edition", ["1e", "ccg"])
@pytest.mark.parametrize("given", ["loyal: true", "reserve: 6"])
def test_what_no_card_of_the_edition_has_is_named(edition, given):
    """Loyal cards and the reserve are the Second Edition's alone: no paragraph of the others has them."""
    what = given.partition(":")[0]
    error = run_text(BOARD % (edition, given)).error
    assert error is not None
    assert error.message == (
        f"line 8: The card Sister: {what}: cards of the edition {edition} have none. Leave '{what}' out."
    )


def test_the_edition_that_has_them_takes_them():
    """2e/rr/loyal/1: a loyal card is one of the Second Edition."""
    result = run_text(BOARD % ("2e", "loyal: true"))
    assert result.ok, result.error

"""The seven steps of setup."""

import pytest

from agot_judge.scenario.execution import run_text
from tests.rulings.ccg.boards import cited, said

BOARD = """
edition: ccg
players:
  Ann: {faction: stark, agenda: Oath, %s}
  Bob: {faction: lannister, deck: 20}
cards:
  Oath: {type: agenda}
  Sentry: {type: character, faction: stark, cost: 3, str: 2}
  Guard: {type: character, faction: lannister, cost: 2, str: 2}
  Wolf: {type: character, faction: stark, unique: true, cost: 2, str: 3}
  Road: {type: location, limited: true, cost: 0}
  Ring: {type: attachment, cost: 1}
  Blade: {type: attachment, cost: 1, text: "Setup."}
  Widow: {type: character, faction: stark, cost: 1, str: 1, text: "Response: After Widow enters play, draw 1 card."}
start: setup
"""
HAND = "hand: [Sentry, Guard, Wolf, Wolf, Road, Road, Ring, Blade, Widow], deck: 9"


def test_setup_goes_through_its_seven_steps():
    """ccg/rules/game-setup/1 and the steps: decks, first player and Houses, shuffling, seven cards, setup cards, seven again.

    ccg/rules/agendas/2: an agenda is announced with the House.
    """
    result = run_text(BOARD % "deck: 20" + "run:\n  - advance: end\n  - check: {players: {Ann: {hand: 7}}}\n")
    steps = [line for line in said(result) if line.startswith("Setup, step")]
    assert [line[12] for line in steps] == list("1234567")
    assert {
        "ccg/rules/game-setup/1",
        "ccg/rules/game-setup-step-1/1",
        "ccg/rules/game-setup-step-2/1",
        "ccg/rules/game-setup-step-3/1",
        "ccg/rules/game-setup-step-4/1",
        "ccg/rules/game-setup-step-5/1",
        "ccg/rules/game-setup-step-6/1",
        "ccg/rules/game-setup-step-7/1",
        "ccg/rules/agendas/2",
    } <= cited(result)


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        ("[Road#1, Road#2]", "limited"),
        ("[Sentry, Guard]", "gold"),
        ("[Wolf#1, Wolf#2]", "uplicate"),
        ("[Ring]", "Setup"),
    ],
)
def test_what_may_not_be_placed_together_is_refused(cards: str, why: str):
    """ccg/rules/game-setup-step-5/1: up to 5 gold with the penalty, one Limited card, no duplicates, no attachments."""
    result = run_text(
        BOARD % HAND + f"first_player: Ann\nrun:\n  - refuse: {{Ann: {{set_up: {cards}}}, because: {why}}}\n"
    )
    assert "ccg/rules/game-setup-step-5/1" in cited(result)


def test_setup_cards_are_revealed_and_neither_played_nor_put_into_play():
    """ccg/rules/game-setup/2, ccg/rules/setup/1: nothing answers that they enter; a card with Setup is placed too."""
    result = run_text(
        BOARD % HAND + "first_player: Ann\nrun:\n  - Ann: {set_up: [Wolf#1, Road#1, Blade, Widow]}\n"
        "  - Ann: {choose: Wolf#1}\n  - advance: end\n"
        "  - check: {cards: {Wolf#1: {zone: play}, Blade: {zone: play}}, players: {Ann: {hand: 7}}}\n"
    )
    assert {"ccg/rules/game-setup/2", "ccg/rules/game-setup-step-6/1"} <= cited(result)
    assert not any(entry.kind == "ability" for entry in result.trace)

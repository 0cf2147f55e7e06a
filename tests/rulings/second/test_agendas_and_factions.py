"""Agendas beside the faction card, and what is in or out of faction, as scenarios."""

from agot_judge.scenario.execution import run_text

BOARD = """
edition: 2e
players:
  Ann:
    faction: stark
    agenda: Old Oath
    plot: {name: Plain Plot, gold: 5, initiative: 5, claim: 1, reserve: 6}
    gold: 3
    play: [{Knight: "attacking, kneeling"}, Wolf, Rose, Stray, Cask, Net]
  Bob:
    faction: tyrell
    plot: {name: Other Plot, gold: 5, initiative: 3, claim: 1, reserve: 6}
    play: [Guard]
cards:
  Old Oath:
    type: agenda
    abilities: [{kind: constant, zone: agenda, effects: [{do: modify, on: {name: Knight}, strength: 2}]}]
  Knight: {type: character, str: 3, icons: [power]}
  Wolf: {type: character, faction: stark, str: 1}
  Rose: {type: character, faction: tyrell, str: 1}
  Stray: {type: character, str: 1}
  Guard: {type: character, faction: tyrell, str: 1}
  Cask:
    type: location
    abilities: [{kind: action, choose: [{cards: {}}], effects: [{do: gain power, on: target}]}]
  Net:
    type: location
    text: "Action: Choose and kneel an in-faction character."
challenge: {type: power, attacker: Ann, defender: Bob}
start: "4.2.1"
"""


def run(moves: str) -> list[str]:
    """What fails of a run of this board."""
    result = run_text(BOARD + moves)
    return (
        [result.error.message]
        if result.error
        else [f"{one.field}: {one.got}" for one in result.checks if not one.ok]
    )


def test_an_agenda_affects_the_game_and_is_not_in_play():
    """RR Agenda Cards ¶2 (2e/faq/a-cask-of-ale/2), In Play and Out of Play ¶1, ¶2: its text affects the game state."""
    wrong = run(
        """
run:
  - advance: next
  - check: {cards: {Knight: {str: 5}}}
  - Ann: {trigger: Cask}
  - check: {decision: {player: Ann, kind: target, choices: [Knight, Plain Plot], not_choices: [Old Oath]}}
"""
    )
    assert wrong == []


def test_neutral_cards_are_neither_in_nor_out_of_faction():
    """RR Neutral ¶1, ¶2, Faction ¶2: an in-faction card matches the affiliation of the faction card."""
    wrong = run(
        """
run:
  - Ann: {trigger: Net}
  - check: {decision: {player: Ann, kind: target, choices: [Wolf, Guard], not_choices: [Rose, Stray]}}
"""
    )
    assert wrong == []

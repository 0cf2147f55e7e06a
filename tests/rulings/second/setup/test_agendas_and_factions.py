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
    return fails(BOARD + moves)


def fails(scenario: str) -> list[str]:
    """What fails of this scenario."""
    result = run_text(scenario)
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


def test_a_neutral_character_has_no_affiliation_that_matches_no_other_card():
    """RR Neutral ¶1: a neutral card is not affiliated with any faction; an affiliated one has something to match."""
    board = """
edition: 2e
players:
  Ann:
    faction: lannister
    plot: {name: Plain Plot, gold: 5, initiative: 5, claim: 1, reserve: 6}
    deck: 10
    hand: [Stray, Wolf, Pup]
    play: [Old Mound]
  Bob:
    faction: tyrell
    plot: {name: Other Plot, gold: 5, initiative: 3, claim: 1, reserve: 6}
start: "3.2"
cards:
  Stray: {type: character, cost: 1, str: 1}
  Wolf: {type: character, faction: stark, cost: 1, str: 1}
  Pup: {type: character, faction: stark, cost: 1, str: 1}
  Old Mound:
    type: location
    text: "Reaction: After you marshal a character with a faction affiliation that does not match any other card you
      control, gain 1 gold."
run:
  - Ann: {marshal: Stray}
  - check: {window: action}
  - Ann: {marshal: Wolf}
  - check: {window: reaction, may: {Ann: [Old Mound]}}
  - Ann: {trigger: Old Mound}
  - Ann: {marshal: Pup}
  - check: {window: action, players: {Ann: {gold: 3}}}
"""
    assert fails(board) == []


HORN = """
edition: 2e
players:
  Ann: {faction: stark, plot: {name: Plain Plot, gold: 5, initiative: 5, claim: 1, reserve: 6}, deck: 5, play: [Horn]}
  Bob: {faction: tyrell, plot: {name: Other Plot, gold: 5, initiative: 3, claim: 1, reserve: 6}}
cards:
  Horn: {type: location, text: "Action: Draw 1 card. Then, kneel your faction card."}
start: challenges
run:
  - Ann: {trigger: Horn}
  - check: {decision: {player: Bob, kind: action}, players: {Ann: {hand: 1, faction_kneeling: true}}}
"""


def test_an_effect_on_your_faction_card_leaves_no_choice():
    """RR Deckbuilding: a player has exactly 1 faction card, so that nobody is asked which is meant."""
    assert not fails(HORN)

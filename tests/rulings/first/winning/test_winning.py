"""Winning and elimination: special passives that go before all others."""

from agot_judge.scenario.execution import run_text
from tests.rulings.first.boards import held, run

WIN = "1e/faq/2.8/1"


def test_the_game_is_over_at_once_with_enough_power():
    """1e/faq/2.8/1, 1e/faq/moribund/7: power on a moribund character counts; 15 is assumption A3."""
    result = run(
        "hand: [Axe]",
        "play: [Mourner: power 2], power: 12",
        """
start: challenges
run:
  - Ann: {play: Axe, choose: Mourner}
  - Bob: {trigger: Mourner}
  - check: {winner: Bob}
""",
    )
    assert result.ok, result.checks
    assert WIN in {cite for entry in result.trace for cite in entry.cites}
    assert "A3" in [entry.assumption for entry in result.trace if entry.kind == "assumption"]


def test_another_number_may_be_assumed():
    """1e/faq/2.8/1: the FAQ names no number, so a board may say one."""
    result = run(
        "hand: [Axe], play: [Widow: power 2]",
        "play: [Cub]",
        """
assume: {A3: 3}
start: challenges
run:
  - Ann: {play: Axe, choose: Cub}
  - Ann: {trigger: Widow}
  - check: {winner: Ann}
""",
    )
    assert result.ok, result.checks
    assert any("the judge assumes 3 in place of 15" in entry.text for entry in result.trace)


def test_what_is_no_assumption_is_told():
    """An unknown number, and one that sets nothing, are mistakes at their line."""
    result = run("", "", "\nassume: {A99: 3}\nstart: challenges\n")
    assert result.exit == 2
    assert result.error is not None
    assert "A99" in result.error.message
    result = run("", "", "\nassume: {A4: 3}\nstart: challenges\n")
    assert result.exit == 2
    assert result.error is not None
    assert "sets no number" in result.error.message


def test_a_player_with_five_doomed_cards_dead_is_eliminated():
    """1e/faq/2.8/1, 1e/faq/4.6/1: the number is assumption A23; the last player wins, which is A34."""
    result = run(
        "hand: [Axe]",
        "play: [Lost], dead: [Lost, Lost, Lost, Lost]",
        """
start: challenges
run:
  - Ann: {play: Axe, choose: "Lost#1"}
  - check: {winner: Ann, players: {Bob: {eliminated: yes}}}
""",
        """  Lost: {type: character, str: 1, doomed: yes}
""",
    )
    assert result.ok, (result.error, result.checks)
    assert "1e/faq/4.6/1" in {cite for entry in result.trace for cite in entry.cites}


def test_power_on_what_is_no_character_does_not_count_for_a_win():
    """1e/faq/3.23/5, 1e/faq/3.22/3: a character that is attached to another is an attachment; its power counts for nothing."""
    board = "\nstart: challenges\nrun:\n  - check: {winner: %s}\n"
    attached = "play: [King: {power: 14, attachments: [{Widow: {power: 1}}]}]"
    result = run(attached, "play: [Cub]", board % "none")
    assert result.ok, (result.error, result.checks)
    result = run("play: [King: {power: 14}, Widow: {power: 1}]", "play: [Cub]", board % "Ann")
    assert result.ok, (result.error, result.checks)


def test_every_card_of_an_eliminated_player_goes_under_its_owners_deck():
    """1e/faq/4.6/1, 1e/faq/3.29/2: owned or controlled, wherever in play; the others play on."""
    result = run_text(
        """
edition: 1e
players:
  Ann: {plot: {name: Road, gold: 5, initiative: 5, claim: 1}, hand: [Axe], play: [Captain, Page: {owner: Bob}], deck: 1}
  Bob: {plot: {name: Field, gold: 4, initiative: 3, claim: 1}, play: [Lost, Cub: {attachments: [Shield]}, Scout: {owner: Ann}],
      dead: [Lost, Lost, Lost, Lost], deck: 2}
  Eve: {plot: {name: Hill, gold: 4, initiative: 1, claim: 1}, play: [Scribe]}
first_player: Ann
cards:
  Captain: {type: character, str: 3}
  Page: {type: character, str: 1}
  Cub: {type: character, str: 1}
  Scout: {type: character, str: 1}
  Scribe: {type: character, str: 1}
  Lost: {type: character, str: 1, doomed: yes}
  Shield: {type: attachment}
  Axe: {type: event, text: "Any Phase: Choose and kill a character."}
start: challenges
run:
  - Ann: {play: Axe, choose: "Lost#1"}
  - check:
      winner: none
      players: {Bob: {eliminated: yes, deck: 5}, Ann: {eliminated: no, deck: 2}}
      cards: {Cub: {zone: deck}, Page: {zone: deck}, Scout: {zone: deck}, Shield: {zone: deck}, Captain: {zone: play}}
  - Eve: pass
"""
    )
    assert result.ok, (result.error, result.checks)
    assert "1e/faq/4.6/1" in {cite for entry in result.trace for cite in entry.cites}


def test_player_actions_end_once_those_in_the_game_have_passed():
    """1e/faq/first-actions-and-responses/3, 1e/faq/4.6/1: of three players one is eliminated; two passes in a row end them."""
    result = run_text(
        """
edition: 1e
players:
  Ann: {plot: {name: Road, gold: 5, initiative: 5, claim: 1}, hand: [Axe, Axe], play: [Captain], deck: 1}
  Bob: {plot: {name: Field, gold: 4, initiative: 3, claim: 1}, play: [Lost], dead: [Lost, Lost, Lost, Lost], deck: 2}
  Eve: {plot: {name: Hill, gold: 4, initiative: 1, claim: 1}, hand: [Axe], play: [Scribe], deck: 1}
first_player: Ann
cards:
  Captain: {type: character, str: 3, icons: [military]}
  Scribe: {type: character, str: 1}
  Lost: {type: character, str: 1, doomed: yes}
  Axe: {type: event, text: "Any Phase: Choose and kill a character."}
start: challenges
run:
  - Ann: {play: "Axe#1", choose: "Lost#1"}
  - check: {players: {Bob: {eliminated: yes}}, decision: {player: Eve, kind: action}}
  - Eve: {play: "Axe#3", choose: Scribe}
  - Ann: pass
  - Eve: pass
  - check: {decision: {player: Ann, kind: challenge}}
"""
    )
    assert result.ok, (result.error, result.checks)
    ended = [entry for entry in result.trace if entry.text.startswith("All players have passed")]
    assert "1e/faq/first-actions-and-responses/3" in ended[-1].cites


def test_power_on_a_location_is_no_part_of_the_total():
    """1e/faq/3.23/4, 1e/faq/3.23/5: what is no character keeps its power, and it does not count towards the total, neither where
    the total is shown nor where the game is won."""
    cites = held(
        "power: 3, play: [{Keep: power 12}, {Captain: power 1}]",
        "play: [Lion]",
        """
start: challenges
run:
  - check: {cards: {Keep: {power: 12}}, players: {Ann: {power: 4}}, winner: none}
""",
        "  Keep: {type: location, faction: baratheon}\n",
    )
    assert {"1e/faq/3.23/4", "1e/faq/3.23/5"} <= cites


def test_power_on_a_location_that_counts_as_a_character_is_a_part_of_the_total():
    """1e/faq/3.23/4, 1e/faq/3.23/6: while it is a character, the power that it has claimed counts."""
    held(
        "power: 3, play: [{Ship: power 2}]",
        "play: [Lion]",
        """
start: challenges
run:
  - check: {players: {Ann: {power: 3}}}
  - Ann: {trigger: Ship}
  - check: {players: {Ann: {power: 5}}}
""",
        """  Ship:
    type: location
    faction: baratheon
    abilities:
      - {kind: action, effects: [{do: modify, on: self, rules: [counts as a character], until: phase}]}
""",
    )

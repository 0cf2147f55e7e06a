"""Setup of the First Edition: what is revealed triggers nothing; how much may be placed is an assumption."""

from agot_judge.scenario.execution import run_text
from agot_judge.scenario.result import Result

BOARD = """
edition: 1e
players:
  Ann: {faction: baratheon, hand: [Herald, Old Road, Coast Road, Knight, Lord, Lord, Lion], deck: 20}
  Bob: {faction: lannister, hand: 7, deck: 20}
first_player: Ann
cards:
  Herald: {type: character, faction: baratheon, cost: 2, str: 1, text: "After Herald enters play, claim 1 power for your House."}
  Old Road: {type: location, cost: 1, text: "Limited."}
  Coast Road: {type: location, cost: 1, text: "Limited."}
  Knight: {type: character, faction: baratheon, cost: 4, str: 3}
  Lord: {type: character, faction: baratheon, unique: yes, cost: 2, str: 2}
  Lion: {type: character, faction: lannister, cost: 3, str: 2}
start: setup
run:
%s
"""


def ran(moves: str) -> Result:
    """What came of these moves; all checks hold."""
    result = run_text(BOARD % moves)
    assert result.ok, (result.error, [check for check in result.checks if not check.ok])
    return result


def test_what_is_revealed_during_setup_triggers_nothing():
    """1e/faq/2.1/1: Herald is not played, nor put into play; the hand is filled up to seven cards again."""
    result = ran("""  - Ann: {set_up: [Herald, Old Road, Lord]}
  - Bob: {set_up: []}
  - advance: end
  - check: {cards: {Herald: {zone: play}, Old Road: {zone: play}}, players: {Ann: {power: 0, hand: 7, deck: 17}}}""")
    assert "1e/faq/2.1/1" in {cite for entry in result.trace for cite in entry.cites}
    assert "A2" in [entry.assumption for entry in result.trace if entry.kind == "assumption"]


def test_no_duplicate_is_placed_in_setup():
    """1e/faq/4.2/1: a second copy of a unique card is none of the cards placed."""
    ran("""  - refuse: {Ann: {set_up: [Lord, Lord]}, because: "Duplicates"}
  - Ann: {set_up: [Lord]}
  - Bob: {set_up: []}
  - advance: end
  - check: {players: {Ann: {hand: 7}}}""")


def test_one_limited_card_and_five_gold_worth_with_the_penalty():
    """1e/faq/2.1/1, as assumed (A2): two limited cards are too many, 6 gold is too much, a card of another House costs 2 more."""
    ran("""  - refuse: {Ann: {set_up: [Old Road, Coast Road]}, because: "limited"}
  - refuse: {Ann: {set_up: [Knight, Herald]}, because: "6 gold"}
  - refuse: {Ann: {set_up: [Lion, Old Road]}, because: "6 gold"}
  - Ann: {set_up: [Lion]}
  - Bob: {set_up: []}
  - advance: end
  - check: {cards: {Lion: {zone: play}}}""")

"""Cards of other types that count as characters."""

from tests.rulings.first.boards import held

_SHIP = """  Ship:
    type: location
    faction: baratheon
    abilities:
      - kind: action
        effects:
          - {do: modify, on: self, rules: [counts as a character], set_strength: 4, gains_icons: [military, power], until: phase}
  Harbor: {type: location, faction: baratheon, text: "Any Phase: Kneel Harbor to choose and kneel a location."}
"""


def test_a_location_that_counts_as_a_character_attacks():
    """1e/faq/3.23/1: for the phase Ship is a character with 4 STR and a military icon, and no location."""
    cites = held(
        "play: [Ship, Harbor], hand: [Axe]",
        "play: [Lion]",
        """
start: challenges
run:
  - refuse: {Ann: {play: Axe, choose: Ship}}
  - Ann: {trigger: Ship}
  - check: {cards: {Ship: {str: 4}}, may: {Ann: [Axe]}}
  - refuse: {Ann: {trigger: Harbor, choose: Ship}}
  - Ann: {challenge: {type: military, against: Bob, with: [Ship]}}
  - check: {cards: {Ship: {attacking: yes, kneeling: yes}}}
""",
        _SHIP,
    )
    assert "1e/faq/3.23/1" in cites


def test_one_that_is_killed_goes_to_the_discard_pile():
    """1e/faq/3.23/2: Widow answers the kill, and Ship is in the discard pile."""
    cites = held(
        "play: [Ship, Widow]",
        "play: [Cub], hand: [Axe]",
        """
start: challenges
run:
  - Ann: {trigger: Ship}
  - Bob: {play: Axe, choose: Ship}
  - Ann: {trigger: Widow}
  - advance: next
  - check: {cards: {Ship: {zone: discard}, Widow: {power: 1}}}
""",
        _SHIP,
    )
    assert "1e/faq/3.23/2" in cites


def test_it_is_a_location_again_when_the_effect_ends():
    """1e/faq/3.23/5, 1e/faq/2.6/2: the phase ends, and Ship cannot be chosen as a character."""
    cites = held(
        "play: [Ship: {power: 2}]",
        "play: [Cub], hand: [Axe]",
        """
start: challenges
stop: standing
run:
  - Ann: {trigger: Ship}
  - advance: dominance
  - advance: next
  - check: {cards: {Ship: {power: 2}}}
  - refuse: {Bob: {play: Axe, choose: Ship}}
""",
        _SHIP,
    )
    assert "1e/faq/3.23/5" in cites


def test_its_power_counts_while_it_is_a_character():
    """1e/faq/3.23/4, 1e/faq/3.23/6: with the 2 power on Ship Ann has 15 as soon as it counts as a character."""
    cites = held(
        "power: 13, play: [Ship: {power: 2}]",
        "play: [Cub]",
        """
start: challenges
run:
  - check: {winner: none}
  - Ann: {trigger: Ship}
  - check: {winner: Ann}
""",
        _SHIP,
    )
    assert "1e/faq/2.8/1" in cites


def test_its_power_does_not_count_while_it_is_none():
    """1e/faq/3.23/5: the 2 power on Ship stays there and wins nothing; 1 more on the House card makes 14."""
    held(
        "power: 13, play: [Ship: {power: 2}], hand: [Gift]",
        "play: [Cub]",
        """
start: challenges
run:
  - Ann: {play: Gift}
  - check: {winner: none, cards: {Ship: {power: 2}}, players: {Ann: {faction_power: 14}}}
""",
        _SHIP
        + "  Gift: {type: event, abilities: [{kind: action, zone: hand, effects: [{do: gain power}]}]}\n",
    )

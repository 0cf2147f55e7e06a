"""Immunity, and what other words keep from a card."""

from tests.rulings.first.boards import held

_CARDS = """  Rock: {type: character, faction: lannister, str: 2, text: "Immune to events."}
  Own: {type: character, faction: lannister, str: 2, text: "Immune to character abilities.\\nAny Phase: Kneel
      Own to claim 1 power for your House."}
"""


def test_what_is_immune_is_not_chosen():
    """1e/faq/3.15/1: Axe may not choose Rock, but may choose Lion."""
    cites = held(
        "hand: [Axe]",
        "play: [Rock, Lion]",
        """
start: challenges
run:
  - refuse: {Ann: {play: Axe, choose: Rock}}
  - Ann: {play: Axe, choose: Lion}
  - check: {cards: {Rock: {zone: play}, Lion: {zone: dead}}}
""",
        _CARDS,
    )
    assert "1e/faq/3.15/1" in cites


def test_what_is_immune_is_left_out_of_each():
    """1e/faq/3.14/4: when Fire resolves, it is not applied to Rock."""
    cites = held(
        "hand: [Fire]",
        "play: [Rock, Lion]",
        """
start: challenges
run:
  - Ann: {play: Fire}
  - advance: end
  - check: {cards: {Rock: {zone: play}, Lion: {zone: dead}}}
""",
        _CARDS,
    )
    assert "1e/faq/3.14/1" in cites


def test_immunity_does_not_keep_a_card_from_paying():
    """1e/faq/3.16/1: Rock kneels for the cost of an event."""
    held(
        "hand: [Axe], play: [Captain, Scribe]",
        "hand: [March], play: [Rock]",
        """
start: challenges
run:
  - Ann: pass
  - Bob: {play: March, choose: Rock}
  - advance: end
  - check: {cards: {Rock: {kneeling: yes}}, players: {Bob: {hand: 1}}}
""",
        _CARDS
        + """  March: {type: event, text: "Any Phase: Kneel a character to draw 1 card."}
""",
    )


def test_a_card_is_not_immune_to_itself():
    """1e/faq/3.17/1: Own uses its own ability."""
    held(
        "play: [Captain]",
        "play: [Own]",
        """
start: challenges
run:
  - Ann: pass
  - Bob: {trigger: Own}
  - check: {players: {Bob: {faction_power: 1}}}
""",
        _CARDS,
    )

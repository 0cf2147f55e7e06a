"""Immunity, and what other words keep from a card."""

import pytest

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


_OF_ITSELF = """  Hermit: {type: character, faction: baratheon, str: 2, text: "Immune to %s.\\nAny Phase: Kneel Hermit to choose a
      character. Until the end of the phase, that character gets +2 STR."}
"""


@pytest.mark.parametrize("what", ["character abilities", "triggered effects"])
def test_a_card_may_be_chosen_by_its_own_ability_whatever_it_is_immune_to(what):
    """1e/faq/3.17/1: a card with immunity is not immune to its own abilities, so 3.15/1 does not keep it from being chosen."""
    cites = held(
        "play: [Hermit]",
        "play: [Lion]",
        """
start: challenges
run:
  - Ann: {trigger: Hermit, choose: Hermit}
  - check: {cards: {Hermit: {str: 4}}}
""",
        _OF_ITSELF % what,
    )
    assert "1e/faq/3.17/1" in cites


def test_another_copy_of_the_card_is_no_ability_of_its_own():
    """1e/faq/3.17/1, 1e/faq/3.12/1: its own abilities are those of this card; a second Hermit is immune to the first."""
    held(
        "play: [Hermit, Hermit]",
        "play: [Lion]",
        """
start: challenges
run:
  - refuse: {Ann: {trigger: "Hermit#1", choose: "Hermit#2"}, because: immune}
  - Ann: {trigger: "Hermit#1", choose: "Hermit#1"}
""",
        _OF_ITSELF % "character abilities",
    )

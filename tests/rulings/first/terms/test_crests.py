"""Crests that are gained and lost."""

from tests.rulings.first.boards import held

_CARDS = """  Ordain:
    type: event
    abilities:
      - {kind: action, zone: hand, choose: [{cards: {type: [character]}}], effects:
          [{do: modify, gains_crests: [holy], until: phase}]}
  Strip:
    type: event
    abilities:
      - {kind: action, zone: hand, choose: [{cards: {type: [character]}}], effects:
          [{do: modify, loses_crests: [holy], until: phase}]}
  Frost:
    type: event
    abilities:
      - {kind: action, zone: hand, choose: [{cards: {type: [character]}}], effects: [{do: modify, blank: true, until: phase}]}
  Prayer: {type: event, text: "Any Phase: Choose and kneel a Holy character."}
  Septon: {type: character, faction: lannister, str: 1, crests: [holy], text: "Stealth."}
"""


def test_a_crest_that_is_gained_is_one_for_what_speaks_of_it():
    """1e/faq/lasting-effects-conflict/1: until the end of the phase Cub is a Holy character."""
    held(
        "hand: [Ordain, Prayer]",
        "play: [Cub]",
        """
start: challenges
run:
  - refuse: {Ann: {play: Prayer, choose: Cub}}
  - Ann: {play: Ordain, choose: Cub}
  - Bob: pass
  - check: {cards: {Cub: {crests: [holy]}}}
  - Ann: {play: Prayer, choose: Cub}
  - check: {cards: {Cub: {kneeling: yes}}}
""",
        _CARDS,
    )


def test_a_crest_gained_and_lost_leaves_the_printed_one():
    """1e/faq/lasting-effects-conflict/1: one gained and one lost leave what is printed; one more lost leaves none."""
    held(
        "hand: [Ordain, Strip, Strip]",
        "play: [Septon]",
        """
start: challenges
run:
  - Ann: {play: Ordain, choose: Septon}
  - Bob: pass
  - Ann: {play: "Strip#1", choose: Septon}
  - Bob: pass
  - check: {cards: {Septon: {crests: [holy]}}}
  - Ann: {play: "Strip#2", choose: Septon}
  - check: {cards: {Septon: {crests: []}}}
""",
        _CARDS,
    )


def test_a_blank_card_keeps_its_crest():
    """1e/faq/3.9/1: a crest is no part of the text box."""
    held(
        "hand: [Frost]",
        "play: [Septon]",
        """
start: challenges
run:
  - Ann: {play: Frost, choose: Septon}
  - check: {cards: {Septon: {crests: [holy], keywords: []}}}
""",
        _CARDS,
    )

"""Immunity to events and to character abilities: which effects are ignored, and which are applied to somebody else."""

from tests.rulings.first.boards import held

_CARDS = """  Rock: {type: character, faction: lannister, str: 2, icons: [military], text: "Immune to events."}
  Deaf: {type: character, faction: lannister, str: 2, icons: [military], text: "Immune to character abilities."}
  Squad: {type: character, faction: baratheon, str: 1, text: "Any Phase: Kneel Squad to kill each Lannister character."}
  Chill: {type: event, text: "Any Phase: Until the end of the phase, each character gets -1 STR."}
  Chant: {type: character, faction: baratheon, str: 1, text: "Any Phase: Kneel Chant to choose a character. Kneel that
      character."}
  Truce: {type: event, text: "Challenges: Until the end of the phase, opponents cannot initiate military challenges."}
"""


def test_an_effect_on_each_card_is_asked_card_by_card():
    """1e/faq/3.14/2, 1e/faq/3.14/3, 1e/faq/3.14/4: Chill lowers Lion and leaves Rock alone."""
    cites = held(
        "hand: [Chill]",
        "play: [Rock, Lion]",
        """
start: challenges
run:
  - Ann: {play: Chill}
  - check: {cards: {Rock: {str: 2}, Lion: {str: 1}}}
""",
        _CARDS,
    )
    assert {"1e/faq/3.14/1"} <= cites


def test_a_character_ability_is_not_applied_to_who_is_immune_to_those():
    """1e/faq/3.14/5, 1e/faq/3.14/3: Squad kills Lion and not Deaf; Rock, who is immune to events alone, is killed too."""
    held(
        "play: [Squad]",
        "play: [Deaf, Lion, Rock]",
        """
start: challenges
run:
  - Ann: {trigger: Squad}
  - check: {cards: {Deaf: {zone: play}, Lion: {zone: dead}, Rock: {zone: dead}}}
""",
        _CARDS,
    )


def test_who_is_immune_to_character_abilities_is_not_chosen_by_one():
    """1e/faq/3.15/1, 1e/faq/3.14/5: Chant cannot choose Deaf, and an event can."""
    held(
        "play: [Chant], hand: [Axe]",
        "play: [Deaf, Lion]",
        """
start: challenges
run:
  - refuse: {Ann: {trigger: Chant, choose: Deaf}}
  - Ann: {play: Axe, choose: Deaf}
  - check: {cards: {Deaf: {zone: dead}}}
""",
        _CARDS,
    )


def test_an_effect_on_players_is_not_ignored_by_cards():
    """1e/faq/3.14/2, 1e/faq/3.14/7: Truce is applied to Bob, so the immunity of Rock is irrelevant."""
    held(
        "hand: [Truce]",
        "play: [Rock]",
        """
start: challenges
run:
  - Ann: {play: Truce}
  - refuse: {Bob: {challenge: {type: military, against: Ann, with: [Rock]}}}
""",
        _CARDS,
    )

"""Texts on cards that provide influence."""

from tests.rulings.first.boards import held

_CARDS = """  Well: {type: location, faction: baratheon, influence: 1}
  Mill: {type: location, faction: baratheon}
  Thief: {type: character, faction: lannister, str: 1, text: "Any Phase: Kneel Thief to choose and kneel an influence providing
      location."}
  Toll: {type: character, faction: lannister, str: 1, text: "Response: After an influence providing location enters
      play, kneel that location."}
  Call: {type: event, text: "Any Phase: Put a location into play from your hand."}
  Frost: {type: attachment, text: "Attach to a location. Treat attached location as if its printed text box were blank."}
"""


def test_only_a_location_that_provides_influence_is_chosen():
    """1e/faq/event-cards-target/1, 1e/faq/4.3/4: Well is legal, Mill is not."""
    held(
        "play: [Well, Mill]",
        "play: [Thief]",
        """
start: challenges
run:
  - Ann: pass
  - refuse: {Bob: {trigger: Thief, choose: Mill}, because: influence}
  - Bob: {trigger: Thief, choose: Well}
  - check: {cards: {Well: {kneeling: true}}}
""",
        _CARDS,
    )


def test_a_blank_location_provides_none():
    """1e/faq/3.9/1: influence is a part of the text box, so a location that is blank is none that provides it."""
    held(
        "play: [Well: {attachments: [Frost]}]",
        "play: [Thief]",
        """
start: challenges
run:
  - check: {cards: {Well: {blank: true}}, may_not: {Bob: [Thief]}}
""",
        _CARDS,
    )


def test_what_enters_play_is_looked_at_as_it_does():
    """1e/faq/response-opportunities/1, 1e/faq/4.4/3: Mill opens no opportunity for Toll, Well does."""
    held(
        "hand: [Call, Call, Well, Mill]",
        "play: [Toll]",
        """
start: challenges
run:
  - Ann: {play: "Call#1", choose: Mill}
  - check: {decision: {player: Bob, kind: action}}
  - Bob: pass
  - Ann: {play: "Call#2", choose: Well}
  - Bob: {trigger: Toll}
  - check: {cards: {Well: {kneeling: true}, Mill: {kneeling: false}}}
""",
        _CARDS,
    )

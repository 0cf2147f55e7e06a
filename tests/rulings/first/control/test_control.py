"""Control that changes hands, and what follows a card to its owner."""

from tests.rulings.first.boards import held

_CARDS = """  Bribe: {type: event, text: "Any Phase: Choose a character. Take control of that character
      until the end of the phase."}
  Ward: {type: attachment, cost: 0, text: "Take control of attached character."}
"""


def test_a_participating_character_that_changes_control_leaves_the_challenge():
    """1e/faq/3.28/1: Captain attacks, and Bob takes control of him."""
    cites = held(
        "play: [Captain, Scribe]",
        "hand: [Bribe], play: [Lion]",
        """
start: challenges
run:
  - Ann: {challenge: {type: military, with: [Captain]}}
  - Ann: pass
  - Bob: {play: Bribe, choose: Captain}
  - check: {cards: {Captain: {controller: Bob, participating: no}}}
""",
        _CARDS,
    )
    assert "1e/faq/3.28/1" in cites


def test_what_is_killed_goes_to_its_owners_dead_pile():
    """1e/faq/4.5/2, 1e/faq/3.26/1: Bob controls Captain, who is Ann's."""
    cites = held(
        "hand: [Axe], play: [Captain]",
        "hand: [Bribe], play: [Lion]",
        """
start: challenges
run:
  - Ann: pass
  - Bob: {play: Bribe, choose: Captain}
  - check: {cards: {Captain: {controller: Bob}}}
  - Ann: {play: Axe, choose: Captain}
  - check: {cards: {Captain: {zone: dead}}, players: {Ann: {dead: 1}, Bob: {dead: 0}}}
""",
        _CARDS,
    )
    assert "1e/faq/4.5/2" in cites


def test_control_ends_with_the_attachment_that_gave_it():
    """1e/faq/3.26/2: Ward is discarded, and Captain is Ann's again."""
    cites = held(
        "hand: [Rust], play: [Captain: {attachments: [Ward: {owner: Bob}]}]",
        "play: [Lion]",
        """
start: challenges
run:
  - check: {cards: {Captain: {controller: Bob}}}
  - Ann: {play: Rust, choose: Ward}
  - check: {cards: {Ward: {zone: discard}, Captain: {controller: Ann}}}
""",
        _CARDS
        + """  Rust: {type: event, text: "Any Phase: Choose and discard an attachment from play."}
""",
    )
    assert "1e/faq/3.26/2" in cites

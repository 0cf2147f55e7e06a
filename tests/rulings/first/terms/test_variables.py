"""Variables of triggered effects and passives: counted once, as the effect is initiated."""

from tests.rulings.first.boards import held, said

_CARDS = """  Guard: {type: character, faction: lannister, str: 1, text: "Response: Kneel Guard to save a character from being
      killed."}
  Toll: {type: event, text: "Any Phase: Choose and kill a character. Gain 1 gold for each standing character controlled by an
      opponent."}
  Ring: {type: attachment}
  Rally: {type: event, text: "Any Phase: Until the end of the phase, each character gets +1 STR for each attachment attached
      to it."}
"""


def test_a_variable_is_counted_before_the_saves():
    """1e/faq/3.11/2: counted when the effect is initiated, with two characters standing; that Guard kneels to save one in step 2
    changes nothing."""
    cites = held(
        "hand: [Toll]",
        "play: [Cub, Guard]",
        """
start: challenges
run:
  - Ann: {play: Toll, choose: Cub}
  - Bob: {trigger: Guard}
  - check: {cards: {Cub: {zone: play}, Guard: {kneeling: true}}, players: {Ann: {gold: 2}}}
""",
        _CARDS,
    )
    assert "1e/faq/3.11/2" in cites


def test_a_number_of_each_card_is_counted_for_each():
    """1e/faq/3.11/2: each character that gets the bonus has a number of its own."""
    held(
        "play: [{Captain: {attachments: [Ring, Ring]}}, {Scribe: {attachments: [Ring]}}], hand: [Rally]",
        "play: [Lion]",
        """
start: challenges
run:
  - Ann: {play: Rally}
  - check: {cards: {Captain: {str: 5}, Scribe: {str: 3}, Lion: {str: 2}}}
""",
        _CARDS,
    )


def test_nothing_is_said_to_be_open_that_the_document_settles():
    """1e/faq/3.11/2 says that the variable is constant throughout the duration of the effect: no reading is left open."""
    lines = said(
        "play: [{Captain: {attachments: [Ring]}}], hand: [Rally]",
        "play: [Lion]",
        """
start: challenges
run:
  - Ann: {play: Rally}
""",
        _CARDS,
    )
    assert not [line for line in lines if "leave this open" in line]
    assert [line for line in lines if line.startswith("The variable is counted once")]


def test_keywords_that_are_gained_from_a_character_are_found_once():
    """1e/faq/3.11/2: a triggered effect defines its variables once, so that it is not left open whether they change later."""
    lines = said(
        "play: [Captain, King, Herald], hand: [Mute]",
        "play: [Lion]",
        """
start: challenges
run:
  - Ann: {trigger: Herald, choose: King}
  - check: {cards: {Herald: {keywords: [renown]}}}
  - Bob: pass
  - Ann: {play: Mute, choose: King}
  - check: {cards: {King: {keywords: []}, Herald: {keywords: [renown]}}}
""",
        """  Herald: {type: character, faction: baratheon, str: 1, text: "Any Phase: Kneel Herald to choose a character. Until the
      end of the phase, Herald gains each of that character's keywords."}
  Mute: {type: event, text: "Any Phase: Choose a character. Until the end of the phase, that character loses renown."}
""",
    )
    assert "What is gained is found once." in lines
    assert not [line for line in lines if "leave this open" in line]

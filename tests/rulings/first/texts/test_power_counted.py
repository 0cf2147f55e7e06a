"""Texts that count the power on the House card."""

from tests.rulings.first.boards import held


def test_each_power_on_the_house_card_is_counted_and_none_on_characters():
    """1e/faq/3.10/4, 1e/faq/moving-power-and-claiming-power/2: Ring counts the House card alone, anew as power is moved there."""
    cites = held(
        "hand: [Seize], play: [Captain: {attachments: [Ring]}, Scribe: power 3]",
        "play: [Cub: power 2]",
        """
start: challenges
run:
  - check: {cards: {Captain: {str: 3}}}
  - Ann: {play: Seize, choose: Cub}
  - check: {cards: {Captain: {str: 4}, Cub: {power: 1}}, players: {Ann: {power: 4, faction_power: 1}}}
""",
        """  Seize: {type: event, text: "Any Phase: Choose a character. Move 1 power from that character to your House card."}
  Ring: {type: attachment, text: "Attached character gets +1 STR for each power on your House."}
""",
    )
    assert "1e/faq/3.10/4" in cites

"""Where a card is when its ability is used."""

import pytest

from agot_judge.cards.model import CardFace
from agot_judge.text.compile import compile_text


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Action: Draw 1 card.", "hand"),
        ("Reaction: After Old Song is discarded from your hand, draw 1 card.", "discard"),
        ("Reaction: After Old Song is discarded from your deck, draw 1 card.", "discard"),
        ("Reaction: After a character is killed, draw 1 card.", "hand"),
        (
            "Reaction: After you win a challenge, return Old Song from your discard pile to your hand.",
            "discard",
        ),
    ],
)
def test_an_event_is_in_hand_unless_its_text_says_where_it_went(text, zone):
    (line,) = compile_text(text, CardFace(name="Old Song", type="event"))

    assert line.status == "compiled"
    assert [ability.zone for ability in line.abilities] == [zone]

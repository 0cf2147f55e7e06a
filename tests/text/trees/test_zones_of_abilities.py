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


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Reaction: After Old Tam is killed, draw 1 card.", "dead"),
        ("Reaction: After Old Tam is sacrificed or killed, draw 1 card.", ("discard", "dead")),
        ("Reaction: After Old Tam is placed in your dead pile, draw 1 card.", "dead"),
        ("Reaction: After Old Tam enters your discard pile, draw 1 card.", "discard"),
        ("Reaction: After you draw Old Tam, you may put it into play.", "hand"),
        ("Reaction: After Old Tam leaves play, draw 1 card.", ("discard", "dead", "hand", "shadows")),
        ("Interrupt: When Old Tam is killed, draw 1 card.", "play"),
        ("Interrupt: When Old Tam would be discarded from your hand or deck, draw 1 card.", ("hand", "deck")),
        ("Reaction: After Old Tam enters play, draw 1 card.", "play"),
    ],
)
def test_what_brings_the_card_out_of_play_says_where_it_is_by_then(text, zone):
    """RR Abilities ¶5: unless they require that the card be out of play. FAQ 2.4 ¶1: in the dead pile after it was killed."""
    (line,) = compile_text(text, CardFace(name="Old Tam", type="character"))

    assert line.status == "compiled"
    assert [ability.zone for ability in line.abilities] == [zone]


@pytest.mark.parametrize(
    ("words", "zone"),
    [
        ("put Old Tam into play from your hand or discard pile", ("hand", "discard")),
        ("return Old Tam from your discard or dead pile to your hand", ("discard", "dead")),
        ("put Old Tam into play from shadows", "shadows"),
    ],
)
@pytest.mark.parametrize("rest", ["", " and whistle"])
def test_from_where_the_card_comes_is_read_also_where_the_rest_is_not_understood(words, zone, rest):
    """RR Abilities ¶5: they specifically refer to being used from an out of play area."""
    (line,) = compile_text(
        f"Reaction: After you lose a challenge, {words}{rest}.", CardFace(name="Old Tam", type="character")
    )

    assert line.status == ("header" if rest else "compiled")
    assert [ability.zone for ability in line.abilities] == [zone]

"""``after each player ..``: whether one of them is enough is not said, and so the text is not read."""

import pytest

from agot_judge.cards.model import CardFace
from agot_judge.text.compile import compile_text
from agot_judge.text.names import Names


@pytest.mark.parametrize(
    ("words", "status"),
    [
        ("each player reveals a plot card", "unread"),
        ("each opponent loses a challenge", "unread"),
        ("a player reveals a plot card", "compiled"),
        ("an opponent loses a challenge", "compiled"),
    ],
)
def test_what_each_of_several_players_must_do_is_not_heard_of_any_one_of_them(words, status):
    """RR Reactions ¶1: a reaction is used after its triggering condition is met; which that is, is left to the judge."""
    (line,) = compile_text(
        f"Reaction: After {words}, draw 1 card.", CardFace(name="Hero", type="character"), Names()
    )
    assert line.status == status

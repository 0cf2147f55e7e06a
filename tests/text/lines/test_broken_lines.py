"""A text that was broken into short lines means what it means in its printed lines."""

from pathlib import Path
from textwrap import fill

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agot_judge.cards.model import CardFace
from agot_judge.text.compile import compile_text
from tests.text.meaning import without_words
from tests.text.reading import NAMES

LINES = [
    line
    for line in Path(__file__).parents[1].joinpath("wordings.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]
WITHOUT_X = [line for line in LINES if "X" not in line and "Old Bessa" not in line]
"""What X is may stand in a line of its own."""
MILLER = CardFace(name="Harwin the Miller", type="character")


def meaning(text):
    """What the lines of a text mean, one after the other; and which of them are not understood."""
    found = compile_text(text, MILLER, NAMES)
    return (
        without_words(tuple(ability for line in found for ability in line.abilities)),
        tuple(keyword for line in found for keyword in line.keywords),
        [line.status for line in found if line.status != "compiled"],
    )


def statuses(text):
    return [line.status for line in compile_text(text, MILLER, NAMES)]


@given(
    constant=st.sampled_from([line for line in WITHOUT_X if ":" not in line][::7]),
    triggered=st.sampled_from([line for line in WITHOUT_X if line.startswith(("Action:", "Reaction:"))][::7]),
    width=st.integers(30, 90),
)
def test_lines_of_any_width_are_read_as_the_printed_ones(constant, triggered, width):
    printed = ("Stealth. Renown.", constant, triggered)

    assert meaning("\n".join(fill(line, width) for line in printed)) == meaning("\n".join(printed))


@pytest.mark.parametrize(
    "text",
    [
        "Action: Kneel Harwin\nthe Miller to\nchoose a\nFerryman\ncharacter. Until\nthe end of the phase,\nit gets +1\nSTR.",
        "While you control Old\nTam, Harwin the Miller\ngains renown.",
        "Reaction: After you\nwin a challenge, draw 1 card.\nThen, discard 1\ncard from your hand.",
        "Action: Choose a character. It gets +1 STR until the end of the phase. (+2 STR\ninstead if you are the first player.)",
        "Action: Pay 1 gold to take control of Harwin the Miller. (Any\nplayer may initiate this ability.)",
    ],
)
def test_what_is_one_sentence_or_one_ability_is_one_line(text):
    assert statuses(text) == ["compiled"]
    assert meaning(text) == meaning(" ".join(text.split()))


def test_what_is_understood_line_by_line_stays_in_its_lines():
    """Each of them could also be the end of the ability before it, or begin a longer sentence."""
    text = "Stealth.\nEach other character you control gets +1 STR.\nAction: Draw 1 card.\nYou cannot marshal locations."

    assert statuses(text) == ["compiled"] * 4


def test_a_later_sentence_of_a_broken_ability_is_none_of_its_own():
    """``You may initiate an additional challenge this phase`` can also be said by itself, as what is always true."""
    ability = "Action: Kneel Harwin the Miller. You may initiate an additional [power] challenge this phase."
    broken = ability.replace("Harwin the", "Harwin\nthe").replace(". You", ".\nYou")

    assert statuses(broken) == ["compiled"]
    assert meaning(broken) == meaning(ability)


def test_what_is_not_understood_of_a_broken_ability_leaves_all_of_it_to_the_judge():
    """It would be played without its second sentence."""
    broken = "Reaction: After you win\na challenge, draw 1 card.\nThen, dance\nwith the loser."

    assert statuses(broken) == ["header"]


def test_a_broken_sentence_that_nobody_understands_is_one_line():
    """Its end would be taken for what is always true."""
    broken = "Stealth, Renown.\nWhile you control Old\nGurn, Harwin the Miller gains\ninsight."

    assert statuses(broken) == ["compiled", "unread"]


def test_a_line_that_nobody_understands_takes_no_other_with_it():
    text = "Stealth.\nDance with the loser.\nAction: Draw 1 card.\nDance again."

    assert statuses(text) == ["compiled", "unread", "compiled", "unread"]


def test_a_text_of_many_odd_lines_is_not_tried_forever():
    text = "\n".join(f"Harwin dances {number} times" for number in range(60))

    assert set(statuses(text)) == {"unread"}

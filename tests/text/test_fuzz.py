"""Any text at all: no crash, and spans within the text."""

import re
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from agot_judge.cards.model import CardFace
from agot_judge.text.compile import compile_text
from agot_judge.text.names import Names
from tests.amounts import long

TAM = CardFace(name="Old Tam", type="character")
NAMES = Names(titles=("Wench",), traits=("Ferryman",))
SAID = """Action: Reaction: Interrupt: When Revealed: Forced After When you win a lose an the each other challenge
[military] [stark] Old Tam Ferryman character characters location you control with printed cost 3 or lower kneel
stand kill choose and to then , . ( ) draw 1 card cards gain gold power X is it that those until end of phase gets +1
STR -2 renown if while during in which is attacking participating opponent controls - • " (Limit once per round.)
instead cannot be saved its owner's hand into play from your discard pile"""
WORDS = (*SAID.split(), "\n")
TEXTS = st.lists(st.sampled_from(WORDS), max_size=25).map(" ".join)


@given(st.one_of(TEXTS, st.text(max_size=80)))
@long(400)
def test_any_text_is_answered_with_places_in_it(text):
    found = compile_text(text, TAM, NAMES)

    for line in found:
        assert line.text in text
        for span in line.unread:
            assert 0 <= span.start <= span.end <= len(line.text)
        assert (line.status == "compiled") == (not line.unread)


@given(st.lists(st.sampled_from(WORDS), min_size=1, max_size=12), st.integers(min_value=0, max_value=12))
@long(200)
def test_no_text_with_a_made_up_word_is_compiled(words, place):
    text = " ".join((*words[:place], "frobnicate", *words[place:]))

    assert any(line.status != "compiled" for line in compile_text(text, TAM, NAMES))


LINES = (Path(__file__).parent / "wordings.txt").read_text(encoding="utf-8").splitlines()
EXCHANGED = (
    *(
        ("you", "an opponent"),
        ("your", "an opponent's"),
        ("an opponent", "each opponent"),
        ("opponent", "player"),
    ),
    *(
        ("attacking", "defending"),
        ("win", "lose"),
        ("character", "location"),
        ("hand", "deck"),
        ("or", "and"),
    ),
    *(
        ("each", "a"),
        ("its", "your"),
        ("that", "this"),
        ("fewer", "more"),
        ("phase", "round"),
        ("card", "cards"),
    ),
)


@given(st.sampled_from(LINES), st.sampled_from(EXCHANGED))
@long(300)
def test_a_line_in_which_one_word_says_something_else_is_answered(line, exchanged):
    """Nearly right is what people paste: it is read or not, and never an error of the program."""
    said, other = exchanged
    compile_text(re.sub(rf"\b{said}\b", other, line), TAM, NAMES)

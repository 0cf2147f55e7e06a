"""Texts with something wrong in them: the compiler answers, at once, and never understands a made-up word."""

from time import process_time

import pytest

from agot_judge.cards.model import CardFace
from agot_judge.text.compile import compile_text
from agot_judge.text.compiled import CompiledLine
from agot_judge.text.names import Names
from benchmarks.mutated_lines import has_made_up_word, lines, mutated
from tests.amounts import share

NAMES = Names(
    titles=("Old Tam", "The Grey Ferry", "Old Bessa", "The Salt Mill", "Ashford's Ledger"),
    traits=("Ferryman",),
)
TAM = CardFace(name="Old Tam", type="character")
WHOLE = lines()
SEEDS = range(share(600))
HANG_SECONDS = 1.0


@pytest.fixture(scope="module")
def whole() -> tuple[CompiledLine, ...]:
    """The unbroken lines, compiled. After that the grammars are there, which are made when they are first used."""
    return compile_text("\n".join(WHOLE), TAM, NAMES)


@pytest.mark.long
@pytest.mark.usefixtures("whole")
def test_no_wrong_text_crashes_hangs_or_is_understood_with_a_made_up_word_in_it() -> None:
    seen = 0
    for seed in SEEDS:
        text, is_made_up = mutated(seed, WHOLE)
        start = process_time()
        found = compile_text(text, TAM, NAMES)
        assert process_time() - start < HANG_SECONDS, f"seed {seed}: {text!r}"
        seen += is_made_up
        understood = bool(found) and all(line.status == "compiled" for line in found)
        assert not (is_made_up and understood), f"seed {seed}: {text!r}"
        for line in found:
            assert all(0 <= span.start <= span.end <= len(line.text) for span in line.unread)
    assert seen > len(SEEDS) / 5


def test_every_unbroken_line_is_understood(whole: tuple[CompiledLine, ...]) -> None:
    """Otherwise the changes would prove nothing."""
    assert [line.text for line in whole if line.status != "compiled"] == []


@pytest.mark.parametrize(
    "text",
    [
        "",
        '"',
        "((((",
        "))))",
        "Action:",
        "Action: (",
        'Attached character gains: "Renown.',
        "Reaction: After , draw 1 card.",
        "X is X.",
        "Action: Draw \u0663 cards.",
        "Action: Draw 99999999999999999999 cards.",
        "[military][military][military]",
        "\u202eAction: Draw 1 card.",
        "While while while if if during, .",
        "and " * 200,
    ],
)
@pytest.mark.usefixtures("whole")
def test_odd_texts_have_an_answer(text: str) -> None:
    start = process_time()
    found = compile_text(text, TAM, NAMES)
    assert process_time() - start < HANG_SECONDS * 5
    assert all(line.status in ("compiled", "header", "unread") for line in found)


@pytest.mark.parametrize(("text", "made_up"), [("Draw glorpwim.", True), ("Draw a card.", False)])
def test_made_up_words_are_known_as_such(text: str, made_up: bool) -> None:
    assert has_made_up_word(text) is made_up

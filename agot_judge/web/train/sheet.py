"""Exercises on paper: a sheet with boards, questions and room for the paragraph, and the key to it."""

from collections.abc import Sequence

from flask import render_template
from msgspec import Struct
from msgspec.structs import replace

from agot_judge.corpus.store import Corpus
from agot_judge.training.exam import VARIANTS, choices_in_variant, in_variant
from agot_judge.training.grading import ASKED_TO_CITE
from agot_judge.training.model import Exercise
from agot_judge.web.pages import Choice
from agot_judge.web.train.exercise_page import Paragraph, kind_name, paragraph_shown
from agot_judge.web.train.position import Position, played_again, position

LETTERS = "abcdefghijklmnopqrstuvwxyz"


class SheetQuestion(Struct, frozen=True, kw_only=True):
    """A question on paper."""

    number: int
    kind: str
    takes: str
    position: Position
    prompt: str
    choices: tuple[tuple[str, str], ...]
    """Each with its letter."""
    asks_to_cite: bool


class KeyLine(Struct, frozen=True, kw_only=True):
    """The answer to a question on paper."""

    number: int
    letters: str
    """Of the right choices; where an order is asked for, in that order."""
    texts: tuple[str, ...]
    best: Paragraph
    accepted: tuple[str, ...]
    """The other paragraphs that are right as the citation, by their labels."""


class Sheet(Struct, frozen=True, kw_only=True):
    """The sheet of a variant, or its key."""

    title: str
    note: str
    variant: str
    variants: tuple[Choice, ...]
    questions: tuple[SheetQuestion, ...] = ()
    key: tuple[KeyLine, ...] = ()
    other_url: str
    """The key of a sheet, the sheet of a key."""
    back_url: str


def variant_asked(word: str) -> str:
    """The variant of an address; the first one for what is none."""
    return word if word in VARIANTS and len(word) == 1 else VARIANTS[0]


def variants_shown(url: str, current: str) -> tuple[Choice, ...]:
    """The variants to choose from."""
    return tuple(
        Choice(
            value=one,
            label=one,
            name=f"Variant {one}",
            url=f"{url}?variant={one}",
            is_current=one == current,
        )
        for one in VARIANTS
    )


def sheet_of(paper: Sheet, corpus: Corpus, exercises: Sequence[Exercise], code: str) -> str:
    """The sheet with its questions. Raises UnknownExercise for a position that cannot be played any more."""
    questions = tuple(
        SheetQuestion(
            number=number,
            kind=kind_name(one.kind),
            takes=one.takes,
            position=position(corpus, played_again(one), one),
            prompt=one.prompt,
            choices=tuple(
                (LETTERS[place], one.choices[choice].text)
                for place, choice in enumerate(choices_in_variant(one, code, paper.variant))
            ),
            asks_to_cite=one.kind in ASKED_TO_CITE,
        )
        for number, one in enumerate(in_variant(exercises, code, paper.variant), start=1)
    )
    return render_template("train/sheet.html", page=replace(paper, questions=questions))


def key_of(paper: Sheet, corpus: Corpus, exercises: Sequence[Exercise], code: str) -> str:
    """The key with its answers."""
    key = tuple(
        _key_line(corpus, number, one, choices_in_variant(one, code, paper.variant))
        for number, one in enumerate(in_variant(exercises, code, paper.variant), start=1)
    )
    return render_template("train/key.html", page=replace(paper, key=key))


def _key_line(corpus: Corpus, number: int, one: Exercise, places: tuple[int, ...]) -> KeyLine:
    letters = [LETTERS[places.index(choice)] for choice in one.key]
    return KeyLine(
        number=number,
        letters=", ".join(letters if one.takes == "order" else sorted(letters)),
        texts=tuple(one.choices[choice].text for choice in one.key),
        best=paragraph_shown(corpus, one.best),
        accepted=tuple(corpus.cite_label(cite) for cite in one.accepted if cite != one.best),
    )

"""An exercise as a page: the board, the question, and after the answer the lines and paragraphs that explain it."""

import random

from msgspec import Struct
from msgspec.structs import replace
from werkzeug.datastructures import MultiDict

from agot_judge.corpus.model import body
from agot_judge.corpus.store import Corpus
from agot_judge.training.citing import mistakable
from agot_judge.training.grading import ASKED_TO_CITE, Grade, grade
from agot_judge.training.model import Exercise, base_of, entry_of
from agot_judge.training.pool import Pool
from agot_judge.web.lookup import citation
from agot_judge.web.pages import Citation
from agot_judge.web.sandbox.shares import Standing, carried
from agot_judge.web.sandbox.shares import url as board_url
from agot_judge.web.train.choosing import Asked
from agot_judge.web.train.position import Position, ShownLine, explaining_lines, played_again, position

OFFERED_PARAGRAPHS = 6
KINDS = {
    "next": "What happens",
    "decides": "Who decides",
    "usable": "What can be used",
    "refused": "May it be used",
    "paragraph": "The paragraph",
    "order": "The order",
    "wrong-line": "The wrong line",
    "can": "Must, may, cannot",
    "contrast": "Two boards",
    "same-rule": "The same rule",
    "call": "A player asks",
}
"""The name of each kind on a page; a kind that is not among them has its own."""
SENTENCES = {
    "right": "Right.",
    "right without the paragraph": "Right, but not by this paragraph.",
    "wrong": "Not right.",
}


class Offered(Struct, frozen=True, kw_only=True):
    """A choice, and after the answer what it was."""

    value: int
    text: str
    was_given: bool = False
    is_right: bool = False
    place: int = 0
    """Where all are put in an order: which it is, from 1."""
    because: str = ""
    citations: tuple[Citation, ...] = ()


class Paragraph(Struct, frozen=True, kw_only=True):
    """A paragraph that is offered as the one that decides."""

    id: str
    citation: Citation
    text: str


class ExercisePage(Struct, frozen=True, kw_only=True):
    """One exercise: asked, then asked for the paragraph, then explained."""

    exercise: Exercise
    kind: str
    number: int
    position: Position
    choices: tuple[Offered, ...]
    given: tuple[int, ...]
    paragraphs: tuple[Paragraph, ...]
    """The paragraphs to pick from, where the paragraph is asked for now."""
    grade: Grade | None
    sentence: str
    best: Paragraph | None
    deciding: str
    """The line that decides, where it is one of those that explain the answer."""
    lines: tuple[ShownLine, ...]
    asked: Asked
    next_url: str
    board_url: str
    explain: str = ""
    """The words of the writer of a set on the exercise."""
    doubt: str = ""
    """The objection of the engine, where the writer of a set has insisted."""


Given = MultiDict[str, str]
"""The fields of an address."""


def kind_name(kind: str) -> str:
    """The name of a kind on a page."""
    return KINDS.get(kind, kind.replace("-", " ").capitalize())


def title_of(corpus: Corpus, pool: Pool, id_: str) -> str:
    """The title of an exercise: the entry of its paragraph, and the kind."""
    exercise = pool.exercise(base_of(id_))
    if exercise is None:
        return ""
    return f"{corpus.entry(entry_of(exercise.best)).title}: {kind_name(exercise.kind).lower()}"


def given_answer(exercise: Exercise, args: Given) -> tuple[int, ...]:
    """The places of the choices that an address answers with; empty for no answer, and for one that is none."""
    count = len(exercise.choices)
    if exercise.takes == "order":
        ranked = [(args.get(f"o{place}", ""), place) for place in range(count)]
        if sorted(word for word, _ in ranked) != [str(number) for number in range(1, count + 1)]:
            return ()
        return tuple(place for _, place in sorted(ranked))
    found = {int(word) for word in args.getlist("a") if word.isascii() and word.isdecimal() and len(word) < 3}
    return tuple(sorted(place for place in found if place < count))


def exercise_page(
    corpus: Corpus, exercise: Exercise, asked: Asked, args: Given, following: str
) -> ExercisePage:
    """The page of an exercise, with what its address answers; ``following`` is the address of the next exercise.

    Raises UnknownExercise where the position cannot be played any more.
    """
    given = given_answer(exercise, args)
    # The paragraph that was named, empty for none; None where none was asked for.
    cited = args.get("c")
    played = played_again(exercise)
    is_answered = bool(given)
    asks_to_cite = is_answered and exercise.kind in ASKED_TO_CITE and cited is None
    found = grade(corpus, exercise, given, cited or "") if is_answered and not asks_to_cite else None
    lines, deciding = explained(exercise, explaining_lines(corpus, played, exercise))
    return ExercisePage(
        exercise=exercise,
        kind=kind_name(exercise.kind),
        number=asked.number,
        position=position(corpus, played, exercise),
        choices=choices_shown(corpus, exercise, given, found is not None),
        given=given,
        paragraphs=paragraphs_offered(corpus, exercise) if asks_to_cite else (),
        grade=found,
        sentence=_sentence(found),
        best=paragraph_shown(corpus, exercise.best) if found else None,
        deciding=deciding.text if found and deciding else "",
        lines=lines if found else (),
        asked=asked,
        next_url=following,
        board_url=_board(exercise, deciding),
    )


def _sentence(found: Grade | None) -> str:
    if found is None:
        return ""
    near = " The paragraph is of the right entry." if found.cited == "near" else ""
    return SENTENCES[found.result] + near


def explained(
    exercise: Exercise, lines: tuple[ShownLine, ...]
) -> tuple[tuple[ShownLine, ...], ShownLine | None]:
    """The lines with one alone marked as that which decides, and that one: the line that the right choice says, else the last
    one that rests on the paragraph."""
    right = {exercise.choices[place].text for place in exercise.key}
    said = [line for line in lines if line.text in right and exercise.takes == "one"]
    resting = [line for line in lines if line.decides]
    deciding = next(iter([*said, *resting[-1:]]), None)
    return tuple(replace(line, decides=line is deciding) for line in lines), deciding


def _board(exercise: Exercise, deciding: ShownLine | None) -> str:
    """The address of the board, at the line that decides."""
    board = carried(exercise.scenario)
    at = str(deciding.number if deciding else exercise.first)
    return board_url(board, "", Standing(at=at)) if board is not None else ""


def choices_shown(
    corpus: Corpus, exercise: Exercise, given: tuple[int, ...], is_explained: bool
) -> tuple[Offered, ...]:
    """The choices; after the answer with what each was."""
    offered = []
    for value, choice in enumerate(exercise.choices):
        is_right = value in exercise.key
        offered.append(
            Offered(
                value=value,
                text=choice.text,
                was_given=value in given,
                is_right=is_right and is_explained,
                place=exercise.key.index(value) + 1 if exercise.takes == "order" and is_explained else 0,
                because=choice.because if is_explained else "",
                citations=tuple(citation(corpus, cite) for cite in choice.cites) if is_explained else (),
            )
        )
    return tuple(offered)


def paragraphs_offered(corpus: Corpus, exercise: Exercise) -> tuple[Paragraph, ...]:
    """The right one among others that could be taken for it, in an order that nobody can guess."""
    others = mistakable(corpus, exercise.accepted, frozenset(exercise.accepted))
    offered = [exercise.best, *others[: OFFERED_PARAGRAPHS - 1]]
    random.Random(exercise.id).shuffle(offered)
    return tuple(paragraph_shown(corpus, cite) for cite in offered)


def paragraph_shown(corpus: Corpus, cite: str) -> Paragraph:
    """A paragraph with its words."""
    return Paragraph(id=cite, citation=citation(corpus, cite), text=body(corpus.paragraph(cite)))

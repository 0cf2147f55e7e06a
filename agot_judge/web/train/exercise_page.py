"""An exercise as a page: the board, the question, and after the answer the lines and paragraphs that explain it."""

import random
from collections.abc import Mapping

from flask import url_for
from msgspec import Struct

from agot_judge.corpus.model import body
from agot_judge.corpus.store import Corpus
from agot_judge.engine.state.state import State
from agot_judge.errors import UnknownExercise
from agot_judge.scenario.sight import Sight
from agot_judge.training.citing import mistakable
from agot_judge.training.grading import ASKED_TO_CITE, Grade, grade
from agot_judge.training.model import Exercise, entry_of
from agot_judge.training.played import Played, play
from agot_judge.training.pool import Pool
from agot_judge.web.lookup import citation
from agot_judge.web.pages import Citation
from agot_judge.web.sandbox.shares import carried
from agot_judge.web.sandbox.shares import url as board_url
from agot_judge.web.train.choosing import Asked

OFFERED_PARAGRAPHS = 6
NOTED = "Refused: "
"""The beginning of a line that the run itself has noted: a move that its file says is not legal."""
KINDS = {
    "next": "What happens",
    "decides": "Who decides",
    "usable": "What can be used",
    "refused": "Why it is refused",
    "paragraph": "The paragraph",
    "order": "The order",
    "wrong-line": "The wrong line",
    "can": "Must, may, cannot",
    "contrast": "Two boards",
}
"""The name of each kind on a page."""
SENTENCES = {
    "right": "Right.",
    "right without the paragraph": "Right, but not by this paragraph.",
    "wrong": "Not right.",
}


class CardOnBoard(Struct, frozen=True, kw_only=True):
    """A card as the exercise shows it."""

    name: str
    marks: tuple[str, ...]
    text: str


class Side(Struct, frozen=True, kw_only=True):
    """A player's side of the board."""

    name: str
    facts: tuple[str, ...]
    play: tuple[CardOnBoard, ...]
    hand: tuple[CardOnBoard, ...]


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


class ShownLine(Struct, frozen=True, kw_only=True):
    """A line of the trace that explains the answer."""

    number: int
    depth: int
    text: str
    decides: bool
    citations: tuple[Citation, ...]


class ExercisePage(Struct, frozen=True, kw_only=True):
    """One exercise: asked, then asked for the paragraph, then explained."""

    id: str
    family: str
    title: str
    kind: str
    number: int
    challenge: str
    """The challenge under way; empty for none."""
    sides: tuple[Side, ...]
    before: tuple[ShownLine, ...]
    """The last lines before the position."""
    prompt: str
    takes: str
    choices: tuple[Offered, ...]
    load: tuple[int, int]
    given: tuple[int, ...]
    paragraphs: tuple[Paragraph, ...]
    """The paragraphs to pick from, where the paragraph is asked for now."""
    grade: Grade | None
    sentence: str
    best: Paragraph | None
    lines: tuple[ShownLine, ...]
    asked: Asked
    next_url: str
    board_url: str


def title_of(corpus: Corpus, pool: Pool, id_: str) -> str:
    """The title of an exercise: the entry of its paragraph, and the kind."""
    exercise = pool.exercise(id_)
    if exercise is None:
        return ""
    return f"{corpus.entry(entry_of(exercise.best)).title}: {KINDS[exercise.kind].lower()}"


def given_answer(exercise: Exercise, args: Mapping[str, str], several: list[str]) -> tuple[int, ...]:
    """The places of the choices that an address answers with; empty for no answer, and for one that is none."""
    count = len(exercise.choices)
    if exercise.takes == "order":
        ranked = [(args.get(f"o{place}", ""), place) for place in range(count)]
        if sorted(word for word, _ in ranked) != [str(number) for number in range(1, count + 1)]:
            return ()
        return tuple(place for _, place in sorted(ranked))
    found = {int(word) for word in several if word.isascii() and word.isdecimal() and len(word) < 3}
    return tuple(sorted(place for place in found if place < count))


def exercise_page(
    corpus: Corpus, exercise: Exercise, asked: Asked, given: tuple[int, ...], cited: str | None
) -> ExercisePage:
    """The page of an exercise. ``cited`` is the paragraph that was named, empty for none, None where none was asked for.

    Raises UnknownExercise where the position cannot be played any more.
    """
    played = play(exercise.scenario)
    if played is None:
        raise UnknownExercise(
            "The position of this exercise does not hold any more: build the exercises again."
        )
    is_answered = bool(given)
    asks_to_cite = is_answered and exercise.kind in ASKED_TO_CITE and cited is None
    found = grade(corpus, exercise, given, cited or "") if is_answered and not asks_to_cite else None
    return ExercisePage(
        id=exercise.id,
        family=exercise.family,
        title=exercise.title,
        kind=KINDS[exercise.kind],
        number=asked.number,
        challenge=_challenge(played, exercise),
        sides=_sides(played, _state(played, exercise)),
        before=_lines(
            corpus, played, exercise, max(1, _before(played, exercise) - 2), _before(played, exercise)
        ),
        prompt=exercise.prompt,
        takes=exercise.takes,
        choices=_choices(corpus, exercise, given, found is not None),
        load=(exercise.load.rules, exercise.load.reading),
        given=given,
        paragraphs=_paragraphs(corpus, exercise) if asks_to_cite else (),
        grade=found,
        sentence=_sentence(found),
        best=_paragraph(corpus, exercise.best) if found else None,
        lines=_lines(corpus, played, exercise, exercise.first, exercise.last) if found else (),
        asked=asked,
        next_url=f"{url_for('train.next_exercise')}?{asked.query(n=asked.number + 1)}",
        board_url=_board(exercise),
    )


def _sentence(found: Grade | None) -> str:
    if found is None:
        return ""
    near = " The paragraph is of the right entry." if found.cited == "near" else ""
    return SENTENCES[found.result] + near


def _board(exercise: Exercise) -> str:
    board = carried(exercise.scenario)
    return board_url(board) if board is not None else ""


def _before(played: Played, exercise: Exercise) -> int:
    """The number of lines at the position."""
    return len(_state(played, exercise).log)


def _state(played: Played, exercise: Exercise) -> State:
    if exercise.place < len(played.moments):
        return played.moments[exercise.place].state
    return played.board.state


def _challenge(played: Played, exercise: Exercise) -> str:
    challenge = _state(played, exercise).challenge
    if challenge is None:
        return ""
    attacker, defender = played.player(challenge.attacker), played.player(challenge.defender)
    return f"{challenge.type.capitalize()} challenge: {attacker} against {defender}"


def _sides(played: Played, state: State) -> tuple[Side, ...]:
    sight = Sight(played.machine, state)
    names = played.machine.game.players
    hosted = {other for card in state.cards for other in card.attachments}
    return tuple(
        Side(
            name=name,
            facts=_facts(sight, state, number),
            play=tuple(_card(sight, card) for card in state.players[number].play if card not in hosted),
            hand=tuple(_card(sight, card) for card in state.players[number].hand if card >= 0),
        )
        for number, name in enumerate(names)
    )


def _facts(sight: Sight, state: State, player: int) -> tuple[str, ...]:
    plot = state.players[player].plot
    facts = (
        [sight.machine.game.cards[plot].label, f"claim {sight.of_player(player, 'claim')}"]
        if plot >= 0
        else []
    )
    facts += [f"{sight.of_player(player, 'power')} power", f"{sight.of_player(player, 'gold')} gold"]
    if state.first_player == player:
        facts.append("first player")
    return tuple(facts)


def _card(sight: Sight, number: int) -> CardOnBoard:
    facts = sight.card_facts(number)
    face = sight.machine.game.cards[number].definition.face
    marks: list[str] = []
    if facts["zone"] == "play":
        if face.type == "character":
            marks.append(f"STR {facts['str']}")
            marks += facts["icons"]
            marks += [name for name in ("attacking", "defending", "bypassed", "blank") if facts[name]]
        marks += ["kneeling"] if facts["kneeling"] else []
        marks += [f"{facts[name]} {name}" for name in ("power", "gold") if facts[name]]
        if count := facts["duplicates"]:
            marks.append(f"{count} duplicate{'' if count == 1 else 's'}")
        marks += [f"with {one}" for one in facts["attachments"]]
    else:
        marks.append(face.type)
    marks += sorted(face.traits)
    return CardOnBoard(name=facts["name"], marks=tuple(marks), text=face.text)


def _choices(
    corpus: Corpus, exercise: Exercise, given: tuple[int, ...], is_explained: bool
) -> tuple[Offered, ...]:
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


def _paragraphs(corpus: Corpus, exercise: Exercise) -> tuple[Paragraph, ...]:
    """The right one among others that could be taken for it, in an order that nobody can guess."""
    others = mistakable(corpus, exercise.accepted, frozenset(exercise.accepted))
    offered = [exercise.best, *others[: OFFERED_PARAGRAPHS - 1]]
    random.Random(exercise.id).shuffle(offered)
    return tuple(_paragraph(corpus, cite) for cite in offered)


def _paragraph(corpus: Corpus, cite: str) -> Paragraph:
    return Paragraph(id=cite, citation=citation(corpus, cite), text=body(corpus.paragraph(cite)))


def _lines(
    corpus: Corpus, played: Played, exercise: Exercise, first: int, last: int
) -> tuple[ShownLine, ...]:
    return tuple(
        ShownLine(
            number=entry.n,
            depth=entry.depth,
            text=entry.text,
            decides=exercise.best in entry.cites,
            citations=tuple(citation(corpus, cite) for cite in entry.cites),
        )
        for entry in played.trace[first - 1 : last]
        if not entry.text.startswith(NOTED)
    )

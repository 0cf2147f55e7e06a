"""The pool: every exercise that the positions give, proved, without duplicates, kept in the instance folder."""

import random
import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from agot_judge.corpus.store import Corpus
from agot_judge.editions import folder_of
from agot_judge.places import instance_folder, instance_path
from agot_judge.sealed import opened, say_damaged, sealed
from agot_judge.training.citing import Citing
from agot_judge.training.kinds import (
    can,
    contrast,
    next_line,
    opportunity,
    order,
    paragraph,
    refused,
    usable,
    wrong_line,
)
from agot_judge.training.load import amount_to_read, reading_load, rules_load
from agot_judge.training.model import Exercise, Load, Question, entry_of, exercise_id
from agot_judge.training.played import Played, play
from agot_judge.training.validity import Asked, broken_rule

PACKAGE = Path(__file__).parent.parent
POSITIONS = PACKAGE / "training" / "positions"
_MAKING = ("editions", "engine", "explain", "rules", "scenario", "text", "training")
"""The parts of the program on which an exercise depends."""
MOST_OF_A_FAMILY = 3
"""The most exercises of one family that are kept, of different positions first (V7)."""
_OF_TRACES = (next_line, opportunity, usable, refused, order, wrong_line, can, contrast)
FIXED = ("can", "contrast")
"""The kinds whose choices are always the same, in their order."""
_NUMBERED = re.compile(r"#\d+")


class Pool(Struct, frozen=True, kw_only=True):
    """The exercises of one edition, and how they came about."""

    edition: str
    made_from: str
    """A hash of the corpus, the positions and the code: whether it would be made alike now."""
    positions: int
    exercises: tuple[Exercise, ...]
    dropped: dict[str, int]
    """The number of questions that each rule has kept out."""

    def exercise(self, id_: str) -> Exercise | None:
        """The exercise of an id; None where there is none."""
        return next((one for one in self.exercises if one.id == id_), None)


class Position(Struct, frozen=True):
    """The text of a scenario, and the lesson that it was written for; empty for none."""

    text: str
    lesson: str = ""


def positions(edition: str) -> Iterator[Position]:
    """The positions that were written for an edition."""
    for path in sorted((POSITIONS / folder_of(edition).name).rglob("*.yaml")):
        yield Position(path.read_text(encoding="utf-8"), path.parent.name)


def build(corpus: Corpus, edition: str, given: Iterable[Position], proved: Collection[str]) -> Pool:
    """The pool that the positions of an edition give. ``proved`` are the paragraphs that code does and tests show."""
    given = tuple(given)
    lessons = {position.text: position.lesson for position in given}
    played = [one for text in lessons if (one := play(text)) is not None and one.edition == edition]
    citing = Citing(played)
    dropped: Counter[str] = Counter()
    kept: list[tuple[Played, Question]] = []
    for one in played:
        for question in _questions(one, citing, corpus):
            rule = broken_rule(Asked(one, question, citing, corpus, proved))
            if rule:
                dropped[rule] += 1
            else:
                kept.append((one, question))
    apart = _without_duplicates(kept)
    dropped["V7"] = len(kept) - len(apart)
    chosen = _balanced(apart)
    dropped["V5"] += len(apart) - len(chosen)
    amounts = sorted(amount_to_read(*pair) for pair in chosen)
    return Pool(
        edition=edition,
        made_from=made_from(corpus, given),
        positions=len(played),
        exercises=tuple(
            replace(_exercise(corpus, citing, one, question, amounts), lesson=lessons[one.text])
            for one, question in chosen
        ),
        dropped=dict(dropped),
    )


def made_from(corpus: Corpus, given: Iterable[Position]) -> str:
    """The hash of all on which a pool depends."""
    digest = blake2b(corpus.fingerprint.encode(), digest_size=16)
    for position in given:
        digest.update(f"{position.lesson}\n{position.text}".encode())
    for path in sorted(PACKAGE.rglob("*.py")):
        if path.relative_to(PACKAGE).parts[0] in _MAKING:
            digest.update(path.read_bytes())
    return digest.hexdigest()


def ready(corpus: Corpus, edition: str, allowed: Callable[[], Collection[str]]) -> Pool | None:
    """The pool of the positions that come with the program, made anew where it would not be the same; None without any."""
    given = tuple(positions(edition))
    if not given:
        return None
    kept = kept_pool(edition)
    if kept is None or kept.made_from != made_from(corpus, given):
        kept = build(corpus, edition, given, allowed())
        keep(kept)
    return kept


def _questions(played: Played, citing: Citing, corpus: Corpus) -> Iterator[Question]:
    for kind in _OF_TRACES:
        yield from kind.questions(played, citing)
    yield from paragraph.questions(played, citing, corpus)


def _without_duplicates(kept: list[tuple[Played, Question]]) -> list[tuple[Played, Question]]:
    """Of questions that differ in their names only the first one, and at most three of a family (V7)."""
    told: set[tuple[str, ...]] = set()
    apart: dict[str, list[tuple[Played, Question]]] = {}
    for played, question in kept:
        key = _without_names(played, question)
        if key not in told:
            told.add(key)
            apart.setdefault(family_of(question), []).append((played, question))
    chosen: list[tuple[Played, Question]] = []
    for members in apart.values():
        by_position: Counter[str] = Counter()
        ranked: list[tuple[int, int]] = []
        for place, (played, _) in enumerate(members):
            ranked.append((by_position[played.text], place))
            by_position[played.text] += 1
        chosen += [members[place] for _, place in sorted(ranked)[:MOST_OF_A_FAMILY]]
    return chosen


def _balanced(kept: list[tuple[Played, Question]]) -> list[tuple[Played, Question]]:
    """Without so many of the ``can`` questions that no verdict is the answer of more than two in five (V5)."""
    verdicts = Counter(question.key[0] for _, question in kept if question.kind == "can")
    if not verdicts:
        return kept
    fewest = min(verdicts[verdict] for verdict in (can.MUST, can.MAY, can.CANNOT))
    most = max(1, round(fewest * 7 / 6))
    told: Counter[int] = Counter()
    chosen = []
    for played, question in kept:
        if question.kind == "can":
            told[question.key[0]] += 1
            if told[question.key[0]] > most:
                continue
        chosen.append((played, question))
    return chosen


def _without_names(played: Played, question: Question) -> tuple[str, ...]:
    game = played.machine.game
    names = sorted({*game.players, *(card.label for card in game.cards)}, key=len, reverse=True)
    texts = [question.prompt, *(choice.text for choice in question.right())]
    told = _NUMBERED.sub("", "\n".join(texts))
    for name in names:
        told = told.replace(name, "*")
    return (question.kind, question.best, told)


def family_of(question: Question) -> str:
    """The thing remembered: the rule of the best citation, and the kind."""
    return f"{entry_of(question.best)} {question.kind}"


def _exercise(
    corpus: Corpus, citing: Citing, played: Played, question: Question, amounts: list[int]
) -> Exercise:
    """The question as an exercise, its choices in an order that nobody can guess and everybody gets alike (V5)."""
    id_ = exercise_id(played, question)
    places = list(range(len(question.choices)))
    if question.kind not in FIXED:
        random.Random(id_).shuffle(places)
    if question.takes == "order" and places == sorted(places):
        places.reverse()
    rests_on = dict.fromkeys((question.best, *question.accepted))
    return Exercise(
        id=id_,
        edition=played.edition,
        kind=question.kind,
        scenario=played.text,
        title=played.loaded.scenario.title,
        place=question.moment.number,
        prompt=question.prompt,
        choices=tuple(question.choices[place] for place in places),
        key=_key(question, places),
        takes=question.takes,
        accepted=question.accepted,
        best=question.best,
        first=question.first,
        last=question.last,
        family=family_of(question),
        load=Load(
            rules_load(corpus, citing, played, question),
            reading_load(amount_to_read(played, question), amounts),
        ),
        proof=question.proof,
        rests_on=tuple((cite, hash_of(corpus, cite)) for cite in rests_on),
    )


def _key(question: Question, places: list[int]) -> tuple[int, ...]:
    found = tuple(places.index(place) for place in question.key)
    return found if question.takes == "order" else tuple(sorted(found))


def hash_of(corpus: Corpus, cite: str) -> str:
    """A hash of a paragraph's text: an exercise whose paragraph has another one is stale."""
    return blake2b(corpus.paragraph(cite).text.encode(), digest_size=8).hexdigest()


def is_stale(corpus: Corpus, exercise: Exercise) -> bool:
    """True where a paragraph on which the exercise rests has changed or is gone."""
    return any(cite not in corpus or hash_of(corpus, cite) != hash_ for cite, hash_ in exercise.rests_on)


def in_force(corpus: Corpus, pool: Pool) -> Pool:
    """The pool without the exercises that are stale: they are not offered until the pool is built again."""
    return replace(pool, exercises=tuple(one for one in pool.exercises if not is_stale(corpus, one)))


# -- kept ----------------------------------------------------------------------------------------------------------


def keep(pool: Pool) -> Path:
    """Write the pool into the instance folder; where it lies. Raises OSError."""
    folder = instance_folder() / "training"
    folder.mkdir(parents=True, exist_ok=True)
    place = folder / f"{pool.edition}.sealed"
    half = place.with_suffix(".half")
    half.write_bytes(sealed(msgspec.msgpack.encode(pool)))
    half.replace(place)
    kept_pool.cache_clear()
    return place


@cache
def kept_pool(edition: str) -> Pool | None:
    """The pool of an edition as it was built last; None where none was, or what is kept is damaged."""
    try:
        value = opened((instance_path() / "training" / f"{edition}.sealed").read_bytes())
        if value is not None:
            return msgspec.msgpack.decode(value, type=Pool)
    except (OSError, msgspec.DecodeError):
        return None
    say_damaged(f"training/{edition}.sealed", "build it again with 'agot-judge train build'")
    return None

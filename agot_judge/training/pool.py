"""The pool: every exercise that the positions give, proved, without duplicates, kept in the instance folder."""

import random
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from agot_judge.corpus.store import Corpus
from agot_judge.places import instance_folder, instance_path
from agot_judge.sealed import opened, say_damaged, sealed
from agot_judge.search import Search, open_index
from agot_judge.training import model
from agot_judge.training.citing import Citing
from agot_judge.training.disputes.proving import Proof, prove
from agot_judge.training.kinds import (
    call,
    can,
    contrast,
    next_line,
    opportunity,
    order,
    paragraph,
    refused,
    same_rule,
    usable,
    wrong_line,
)
from agot_judge.training.load import amount_to_read, reading_load, rules_load
from agot_judge.training.played import Played, play
from agot_judge.training.resting import hash_of
from agot_judge.training.selection import Candidate, covering, needed_of, without_duplicates
from agot_judge.training.shipped import DISPUTES, Position, positions
from agot_judge.training.validity import Asked, broken_rule

PACKAGE = Path(__file__).parent.parent
_MAKING = ("editions", "engine", "explain", "rules", "scenario", "search", "text", "training")
"""The parts of the program on which an exercise depends."""
_OF_TRACES = (next_line, opportunity, usable, refused, order, wrong_line)
"""The kinds that are made of one run of a position."""
KINDS = (
    "next",
    "decides",
    "usable",
    "refused",
    "paragraph",
    "order",
    "wrong-line",
    "can",
    "contrast",
    "same-rule",
    "call",
)
"""The kinds of exercises by their names."""
LEAST_CONTRASTS = 40
"""The number of contrasts that are kept, however few of them have the same answer on both boards."""
FIXED = ("can",)
"""The kinds whose choices are always the same, in their order."""


class Pool(Struct, frozen=True, kw_only=True):
    """The exercises of one edition, and how they came about."""

    edition: str
    made_from: str
    """A hash of the corpus, the positions and the code: whether it would be made alike now."""
    positions: int
    exercises: tuple[model.Exercise, ...]
    dropped: dict[str, int]
    """The number of questions that each rule has kept out."""
    traces: int = 0
    cited: dict[str, int] = {}
    """In how many of the traces each paragraph is cited."""
    amounts: tuple[int, ...] = ()
    """The amount that must be read for each exercise, in ascending order."""

    def exercise(self, id_: str) -> model.Exercise | None:
        """The exercise of an id; None where there is none."""
        return next((one for one in self.exercises if one.id == id_), None)


class Disputed(Struct, frozen=True):
    """A dispute with its proof, and the lesson that it was written for."""

    proof: Proof
    lesson: str


def no_pool(edition: str) -> Pool:
    """The pool of an edition of which no exercises are made."""
    return Pool(edition=edition, made_from="", positions=0, exercises=(), dropped={})


def build(corpus: Corpus, edition: str, given: Iterable[Position], proved: Collection[str]) -> Pool:
    """The pool that the positions of an edition give. ``proved`` are the paragraphs that code does and tests show."""
    given = tuple(given)
    lessons = {position.text: position.lesson for position in given}
    played = [one for text in lessons if (one := play(text)) is not None and one.edition == edition]
    known = {one.text for one in played}
    citing = Citing(played)
    dropped: Counter[str] = Counter()
    kept: list[tuple[Played, model.Question]] = []

    def judge(asked: Iterable[Candidate]) -> None:
        for one, question in asked:
            rule = broken_rule(Asked(one, question, citing, corpus, proved))
            if rule:
                dropped[rule] += 1
            else:
                kept.append((one, question))

    judge((one, question) for one in played for question in questions_of(one, citing))
    disputed = [
        Disputed(prove(one.text, one.dispute), one.lesson)
        for one in given
        if one.dispute is not None and one.text in known
    ]
    proved_ones = [(one, one.proof.played) for one in disputed if one.proof.played is not None]
    dropped["V6"] = len(disputed) - len(proved_ones)
    lessons |= {run.text: one.lesson for one, run in proved_ones}
    stems = {run.text: one.proof.dispute.stem for one, run in proved_ones}
    if disputed:
        judge(_asked_of_disputes(disputed, citing, corpus))
    covered = covering(without_duplicates(kept), proved)
    dropped["V7"] = len(kept) - len(covered)
    chosen = _balanced(covered, proved)
    dropped["V5"] += len(covered) - len(chosen)
    amounts = sorted(amount_to_read(*pair) for pair in chosen)
    return Pool(
        edition=edition,
        made_from=made_from(corpus, given),
        positions=len(played),
        exercises=tuple(
            replace(
                exercise_of(corpus, citing, one, question, amounts),
                lesson=lessons[one.text],
                stem=stems.get(one.text, ""),
            )
            for one, question in chosen
        ),
        dropped=dict(dropped),
        traces=citing.traces,
        cited=dict(citing.count),
        amounts=tuple(amounts),
    )


def made_from(corpus: Corpus, given: Iterable[Position]) -> str:
    """The hash of all on which a pool depends."""
    digest = blake2b(corpus.fingerprint.encode(), digest_size=16)
    for position in given:
        digest.update(f"{position.lesson}\n{position.text}".encode())
    for path in sorted([*(PACKAGE / "training" / "errors").rglob("*.toml"), *DISPUTES.rglob("*.yaml")]):
        digest.update(path.read_bytes())
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


def questions_of(played: Played, citing: Citing) -> Iterator[model.Question]:
    """Every question that one run of a position gives by itself, whether it is worth asking or not."""
    for kind in _OF_TRACES:
        yield from kind.questions(played, citing)


def questions_of_dispute(proof: Proof, citing: Citing, corpus: Corpus, search: Search) -> Iterator[Candidate]:
    """Every question that a dispute gives by itself; none where it is not proved."""
    played = proof.played
    if played is None or proof.faults:
        return
    made = (
        call.questions(proof, played),
        paragraph.questions(proof, played, citing, corpus, search),
        contrast.questions(proof, played),
        can.questions(proof, played),
    )
    for questions in made:
        for question in questions:
            yield played, question


def _asked_of_disputes(disputed: Sequence[Disputed], citing: Citing, corpus: Corpus) -> Iterator[Candidate]:
    search = Search(open_index(corpus))
    for one in disputed:
        yield from questions_of_dispute(one.proof, citing, corpus, search)
    stories = [
        same_rule.story(one.proof, one.proof.played, one.lesson)
        for one in disputed
        if one.proof.played is not None and not one.proof.faults
    ]
    yield from same_rule.questions(stories, citing, corpus)


def _balanced(kept: list[Candidate], proved: Collection[str]) -> list[Candidate]:
    """Without so many of those that ask for a verdict that one is much oftener the answer than another, or that the answer is
    much oftener another one on another board than the same (V5).

    Those go first without which every paragraph has as much as with them.
    """
    given = Counter(_verdict(question) for _, question in kept)
    needed = {id(question) for _, question in needed_of(kept, proved)}
    spare = {
        verdict: given[verdict] - max(1, int(min(given[other] for other in verdicts) * 7 / 6))
        for verdicts in (can.VERDICTS, refused.VERDICTS)
        for verdict in verdicts
    }
    spare |= _spare_contrasts(given[contrast.SAME], given[contrast.OTHER])
    left_out: set[int] = set()
    for _, question in sorted(kept, key=lambda one: id(one[1]) in needed):
        verdict = _verdict(question)
        if spare.get(verdict, 0) > 0:
            spare[verdict] -= 1
            left_out.add(id(question))
    return [one for one in kept if id(one[1]) not in left_out]


def _spare_contrasts(same: int, other: int) -> dict[str, int]:
    """The numbers of contrasts with the same answer, and with another one, that are left out: of those that stay half at most and
    three
    of ten at least have the same one, as far as so many as are kept in any case leave it."""
    most_others = max(LEAST_CONTRASTS - same, int(same * 7 / 3))
    return {
        contrast.OTHER: other - most_others,
        contrast.SAME: same - max(LEAST_CONTRASTS - other, other),
    }


def _verdict(question: model.Question) -> str:
    """The words of the right choice, where one is right; of the reasons for which a use is refused the refusal alone; of a
    contrast whether the answer is the same on both boards."""
    text = question.choices[question.key[0]].text
    if question.kind == "contrast":
        return contrast.verdict(question)
    return refused.NO if question.kind == "refused" and text != refused.YES else text


def family_of(question: model.Question) -> str:
    """The thing remembered: the rule of the best citation, and the kind."""
    return f"{model.entry_of(question.best)} {question.kind}"


def exercise_of(
    corpus: Corpus, citing: Citing, played: Played, question: model.Question, amounts: Sequence[int]
) -> model.Exercise:
    """The question as an exercise, its choices in an order that nobody can guess and everybody gets alike (V5)."""
    id_ = model.exercise_id(played, question)
    places = list(range(len(question.choices)))
    if question.kind not in FIXED and len(places) > 2:
        random.Random(id_).shuffle(places)
    if question.takes == "order" and places == sorted(places):
        places.reverse()
    rests_on = dict.fromkeys((question.best, *question.accepted))
    return model.Exercise(
        id=id_,
        edition=played.edition,
        kind=question.kind,
        scenario=played.text,
        title=played.loaded.scenario.title,
        place=question.moment.number,
        lines=model.AT_THE_DECISION if question.moment.state.asking is not None else question.moment.before,
        prompt=question.prompt,
        choices=tuple(question.choices[place] for place in places),
        key=_key(question, places),
        takes=question.takes,
        accepted=question.accepted,
        best=question.best,
        first=question.first,
        last=question.last,
        family=family_of(question),
        load=model.Load(
            rules_load(corpus, citing, played, question),
            reading_load(amount_to_read(played, question), amounts),
        ),
        proof=question.proof,
        rests_on=tuple((cite, hash_of(corpus, cite)) for cite in rests_on),
        trains=model.trained_by(played, question),
    )


def _key(question: model.Question, places: list[int]) -> tuple[int, ...]:
    found = tuple(places.index(place) for place in question.key)
    return found if question.takes == "order" else tuple(sorted(found))


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

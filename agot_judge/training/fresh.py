"""Fresh variants: an exercise asked again on a board that nobody has seen, made of its own by typed changes.

A variant is proved like any exercise: its board is played, the question is made anew by its kind, and it is held to the
rules of validity. It is of the same paragraph, kind and family; its answer is whatever the engine finds.
"""

from collections.abc import Iterator
from itertools import combinations
from random import Random

from msgspec.structs import replace

from agot_judge.corpus.store import Corpus
from agot_judge.scenario.format import read
from agot_judge.scenario.write_scenario import scenario_as_data
from agot_judge.scenario.yaml_writer import as_yaml
from agot_judge.training import renaming
from agot_judge.training.citing import Citing, grounds
from agot_judge.training.disputes.model import Dispute
from agot_judge.training.disputes.proving import Proof, prove
from agot_judge.training.disputes.renamed import renamed_dispute
from agot_judge.training.kinds import call, paragraph
from agot_judge.training.model import Exercise, Question, base_of, fresh_id, number_of
from agot_judge.training.played import Played, play
from agot_judge.training.pool import Pool, exercise_of, questions_of
from agot_judge.training.selection import Candidate
from agot_judge.training.shipped import written_position
from agot_judge.training.validity import Asked, broken_rule

RENEWED = (
    "next",
    "decides",
    "usable",
    "refused",
    "paragraph",
    "order",
    "wrong-line",
    "call",
)
"""The kinds that are asked of one run of one board; the others play it over and over, which is too slow while one waits."""
MOST_TRIED = 8
"""The most changed boards that are played until one gives the question."""


def exercise_named(corpus: Corpus, pool: Pool, id_: str) -> Exercise | None:
    """The exercise of an id, or the fresh variant that the id asks for; the exercise itself where no variant can be proved.

    None where the pool has no such exercise.
    """
    base = pool.exercise(base_of(id_))
    number = number_of(id_)
    if base is None or (number == 0 and id_ != base.id):
        return None
    return base if number == 0 else fresh(corpus, pool, base, number) or base


def fresh(corpus: Corpus, pool: Pool, base: Exercise, number: int) -> Exercise | None:
    """The variant of an exercise with a number, always the same one; None where no changed board gives the question."""
    if base.kind not in RENEWED:
        return None
    random = Random(f"{base.id} {number}")
    written = written_position(base.edition, base.lesson, base.stem) if base.stem else None
    tree = scenario_as_data(read(written.text if written is not None else base.scenario))
    names = renaming.other_names(tree, random)
    asked_as = str(renaming.renamed(base.prompt, names))
    citing = Citing((), pool.cited, pool.traces)
    changes = renaming.CHANGES if written is None else renaming.CHANGES_OF_A_DISPUTE
    for changed in _changed(tree, names, random, changes):
        text = as_yaml(changed)
        if written is None or written.dispute is None:
            found = _alike(corpus, citing, base, asked_as, text)
        else:
            found = _disputed(corpus, citing, base, asked_as, text, renamed_dispute(written.dispute, names))
        if found is not None:
            made = exercise_of(corpus, citing, *found, pool.amounts)
            return replace(
                made,
                id=fresh_id(base.id, number),
                title=found[0].loaded.scenario.title,
                lesson=base.lesson,
                stem=base.stem,
            )
    return None


def _changed(
    tree: renaming.Tree, names: dict[str, str], random: Random, possible: tuple[renaming.Change, ...]
) -> Iterator[renaming.Tree]:
    """The board with other names and two more changes, then with one of them, then with other names alone."""
    changes = list(possible)
    random.shuffle(changes)
    several = [*combinations(changes, 2), *((one,) for one in changes), ()][-MOST_TRIED:]
    for chosen in several:
        changed: renaming.Tree | None = tree
        for change in chosen:
            changed = change(changed, random) if changed is not None else None
        if changed is not None and (chosen or names):
            yield renaming.with_names(changed, names)


def _alike(corpus: Corpus, citing: Citing, base: Exercise, asked_as: str, text: str) -> Candidate | None:
    """The valid question of the kind, about the paragraph, at the place: the one that is asked in the same words, else the
    first one. Its paragraph is proved, for the exercise is."""
    played = play(text)
    if played is None or played.text == base.scenario:
        return None
    found = [
        (played, question)
        for question in questions_of(played, citing)
        if (question.kind, question.best, question.moment.number) == (base.kind, base.best, base.place)
        and not broken_rule(Asked(played, question, citing, corpus, (base.best,)))
    ]
    return next((one for one in found if one[1].prompt == asked_as), found[0] if found else None)


def _disputed(
    corpus: Corpus, citing: Citing, base: Exercise, asked_as: str, text: str, dispute: Dispute | None
) -> Candidate | None:
    """The question of the dispute on the changed board, where it is proved anew and says the same with other names."""
    proof = prove(text, dispute) if dispute is not None else None
    played = proof.played if proof is not None else None
    if proof is None or proof.faults or played is None or played.text == base.scenario:
        return None
    made = call.questions(proof, played) if base.kind == "call" else _with_paragraphs(base, proof, played)
    for question in made:
        is_valid = not broken_rule(Asked(played, question, citing, corpus, (base.best,)))
        if question.prompt == asked_as and is_valid:
            return played, question
    return None


def _with_paragraphs(base: Exercise, proof: Proof, played: Played) -> Iterator[Question]:
    """The question which paragraph decides it, with the same paragraphs to choose from, of which none else is cited."""
    right, *wrong = sorted(base.choices, key=lambda one: base.best not in one.cites)
    cited = {cite for entry in played.trace for cite in grounds(entry)}
    if not cited & {cite for one in wrong for cite in one.cites}:
        yield paragraph.question(proof, played, (right, *wrong))

"""The disputes of a lesson: each proved, and what is wrong with those that are not.

    python -m benchmarks.disputes [second/challenges ...] [--only STEM] [--show]

Prints each faulty dispute with its reason, then what may keep one from being worth asking. With --show the question as
a reader sees it, with its key. How rare a paragraph is goes by the exercises that 'agot-judge train build' made last.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator

from agot_judge.corpus.store import Corpus, load_corpus
from agot_judge.editions import EDITIONS, folder_of
from agot_judge.errors import CorpusError
from agot_judge.training.citing import Citing
from agot_judge.training.disputes.guidelines import doubts
from agot_judge.training.disputes.model import Dispute
from agot_judge.training.disputes.proving import ILLEGAL, Proof, prove
from agot_judge.training.kinds import call
from agot_judge.training.pool import exercise_of, kept_pool
from agot_judge.training.proved import proved
from agot_judge.training.shipped import DISPUTES, disputes_of, texts_of
from agot_judge.training.validity import SAID, Asked, broken_rules
from agot_judge.web import create_app
from benchmarks.blind_reading import question


def main() -> None:
    """Prove the disputes, and exit with 1 where one is faulty."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.disputes")
    parser.add_argument("lessons", nargs="*", metavar="second/LESSON")
    parser.add_argument(
        "--only", metavar="STEM", default="", help="what the name of the position begins with"
    )
    parser.add_argument("--show", action="store_true", help="print each question as a reader sees it")
    arguments = parser.parse_args()
    known = [f"{path.parent.name}/{path.stem}" for path in sorted(DISPUTES.rglob("*.yaml"))]
    corpus, found, faulty = load_corpus(), 0, 0
    tally: Counter[str] = Counter()
    for lesson in arguments.lessons or known:
        folder, _, name = lesson.removesuffix(".yaml").partition("/")
        texts = texts_of(folder, name)
        if not texts:
            sys.exit(f"There are no positions in {lesson}.")
        try:
            disputes = disputes_of(folder, name, texts)
        except CorpusError as error:
            print(error.message)
            faulty += 1
            continue
        citing = _citing(_edition(folder))
        for stem, dispute in disputes.items():
            if stem.startswith(arguments.only):
                proof = prove(texts[stem], dispute)
                found += 1
                faulty += bool(proof.faults)
                tally.update(_places(dispute, proof))
                _say(corpus, citing, proof, is_shown=arguments.show)
        missing = sorted(set(texts) - set(disputes))
        print(f"{lesson}: {len(disputes)} disputes of {len(texts)} positions")
        if missing and arguments.show:
            print(f"  without: {', '.join(missing)}")
    print(f"{found} disputes, {faulty} faulty. Right answers: {dict(tally)}")
    sys.exit(1 if faulty else 0)


def _edition(folder: str) -> str:
    return next(one for one in EDITIONS if folder_of(one).name == folder)


def _citing(edition: str) -> Citing:
    pool = kept_pool(edition)
    if pool is None:
        print(
            f"How rare a paragraph is cannot be said: run 'agot-judge train build --edition {edition}' once."
        )
        return Citing(())
    return Citing((), pool.cited, pool.traces)


def _places(dispute: Dispute, proof: Proof) -> Iterator[str]:
    if proof.key >= 0:
        yield f"place {proof.key + 1} of {len(dispute.answers)}"
        word = dispute.answers[proof.key].says.partition(":")[0].partition(",")[0].lower()
        if word in ("yes", "no"):
            yield word


def _say(corpus: Corpus, citing: Citing, proof: Proof, *, is_shown: bool) -> None:
    dispute = proof.dispute
    remarks = [f"FAULT: {one}" for one in proof.faults]
    if not proof.faults:
        remarks += [f"rule {rule}: {SAID[rule]}" for rule in _broken(corpus, citing, proof)]
    remarks += [f"doubt: {one}" for one in doubts(corpus, citing, proof)]
    if remarks or is_shown:
        print(f"\n{dispute.stem} (line {dispute.line})", *(f"  {one}" for one in remarks), sep="\n")
    if proof.faults:
        for number, (answer, tried) in enumerate(zip(dispute.answers, proof.tried, strict=True), 1):
            said = "holds" if tried.holds else tried.fault or f"entry {tried.failed} fails: {tried.why}"
            print(f"    {number}) {answer.says}  -- {said}")
    elif is_shown:
        _show(corpus, citing, proof)


def _broken(corpus: Corpus, citing: Citing, proof: Proof) -> tuple[str, ...]:
    """The rules of validity that keep the question out."""
    if proof.played is None or not citing.traces or proof.dispute.cite not in corpus:
        return ()
    allowed = proved(corpus, proof.played.edition)
    return tuple(
        rule
        for one in call.questions(proof, proof.played)
        for rule in broken_rules(Asked(proof.played, one, citing, corpus, allowed))
    )


def _show(corpus: Corpus, citing: Citing, proof: Proof) -> None:
    played = proof.played
    if played is None:
        return
    for one in call.questions(proof, played):
        print(*question(corpus, exercise_of(corpus, citing, played, one, ())), sep="\n")
        key = one.choices[proof.key]
        print(f"   KEY {key.text}  [{key.because}]")
        for choice in one.choices:
            if choice is not key:
                print(f"     not “{choice.text}”: {choice.because}")
        print(f"   CITE {one.best}: {corpus.paragraph(one.best).text}")
    if proof.dispute.but is not None:
        is_illegal = proof.but == ILLEGAL
        said = "That move is not legal there." if is_illegal else proof.dispute.answers[proof.but].says
        print(f"   BUT {proof.dispute.but.says}: {said}")


if __name__ == "__main__":
    with create_app().test_request_context():
        main()

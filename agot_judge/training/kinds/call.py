"""``call``: what a player asks at the table: the ruling, and the paragraph."""

from collections.abc import Iterator

from agot_judge.training.disputes.explained import answers, asked, deciding_line, told
from agot_judge.training.disputes.proving import Proof
from agot_judge.training.model import Question
from agot_judge.training.played import Played


def questions(proof: Proof, played: Played) -> Iterator[Question]:
    """The question of a dispute that is proved."""
    choices = answers(proof, proof.tried, proof.key, deciding_line(proof, played))
    yield asked(proof, played, "call", told(proof), choices, proof.key)

"""``contrast``: a dispute that is settled, and what is so on another board that differs in one fact."""

import re
from collections.abc import Iterator

from agot_judge.engine.state.trace import Entry
from agot_judge.scenario.entries import Move
from agot_judge.scenario.format import load
from agot_judge.training.citing import grounds
from agot_judge.training.disputes.explained import (
    answers,
    asked,
    deciding_line,
    nearest_line,
    right_answer,
    told,
)
from agot_judge.training.disputes.proving import ILLEGAL, Proof
from agot_judge.training.model import Choice, Question
from agot_judge.training.played import Played, play
from agot_judge.training.told import would

LEAST_CHOICES, MOST_CHOICES = 3, 4
_RULING = ("yes", "no")
SAME, OTHER = "the same answer", "another answer"
MOST_LETTERS = 520
"""More does not stand on one screen of a phone (V8)."""
MOST_PLAYERS = 2
"""The sides of more players, the ruling and another board do not stand on one screen of a phone (V8)."""


def questions(proof: Proof, played: Played) -> Iterator[Question]:
    """The question of a dispute that has another board."""
    but = proof.dispute.but
    if but is None or len(played.machine.game.players) > MOST_PLAYERS:
        return
    prompt = (
        f"{told(proof)} Ruling: “{right_answer(proof).says}” "
        f"On another board all is the same, but {but.says}. What is so there?"
    )
    if len(proof.dispute.answers) < LEAST_CHOICES - (proof.but == ILLEGAL or _may_add(proof)):
        return
    line = _deciding(proof, deciding_line(proof, played))
    choices = answers(proof, proof.but_tried, proof.but, line)
    key = proof.but if proof.but != ILLEGAL else len(choices)
    move = not_legal(proof)
    if proof.but == ILLEGAL:
        tried = proof.but_tried[0]
        choices = (
            *(
                Choice(text=one.text, because=tried.why, cites=tried.cites, belief=one.belief)
                for one in choices
            ),
            Choice(text=move, because=tried.why, cites=tried.cites),
        )
    elif move and len(choices) < MOST_CHOICES and _may_add(proof):
        choices = (*choices, Choice(text=move, because="It is legal there."))
    question = asked(proof, played, "contrast", prompt, choices, key)
    if len(choices) >= LEAST_CHOICES and _letters(played, question) <= MOST_LETTERS:
        yield question


def not_legal(proof: Proof) -> str:
    """The sentence that the move told last is not legal on the other board; empty where no move is told that is asked for. Of
    a board on which one is not, that one is told."""
    last = proof.but_tried[0].failed if proof.but == ILLEGAL else proof.entries
    told = load(proof.texts[proof.key]).scenario.run[proof.shown_entries : last]
    named = [(one.player, words) for one in told if isinstance(one, Move) and (words := would(one))]
    return f"{named[-1][0]} may not {named[-1][1]} there." if named else ""


def verdict(question: Question) -> str:
    """``SAME`` where the answer is the same on both boards, else ``OTHER``."""
    return SAME if f"Ruling: “{question.choices[question.key[0]].text}”" in question.prompt else OTHER


def _may_add(proof: Proof) -> bool:
    """True where no answer says yes or no: beside these a move that is not legal would say no as well."""
    first = (re.split(r"\W", one.says.lower(), maxsplit=1)[0] for one in proof.dispute.answers)
    return not any(word in _RULING for word in first)


def _letters(played: Played, question: Question) -> int:
    """The number of letters that are read: the question, its choices, and the texts of the cards in play and in hands."""
    texts = (
        played.machine.game.cards[number].definition.face.text
        for number, card in enumerate(question.moment.state.cards)
        if card.zone in ("play", "hand")
    )
    return sum(map(len, (question.prompt, *(one.text for one in question.choices), *texts)))


def _deciding(proof: Proof, own: Entry) -> Entry:
    """The line of the other board that rests on the paragraph; where none does, the one of this board."""
    other = play(proof.but_text) if proof.but >= 0 else None
    lines = [one for one in other.trace if proof.dispute.cite in grounds(one)] if other is not None else []
    return nearest_line(proof, lines) if lines else own

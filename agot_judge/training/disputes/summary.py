"""The board of a dispute in two lines, for somebody who does not see it."""

from collections.abc import Iterator

from agot_judge.scenario.sight import Sight
from agot_judge.training.disputes.explained import right_answer, told
from agot_judge.training.disputes.proving import Proof
from agot_judge.training.names import names
from agot_judge.training.played import Played, state_at

MOST_OF_A_TEXT = 110
"""A longer text of a card is left out."""
MOST_LETTERS = 240


def summary(proof: Proof, played: Played) -> str:
    """The challenge under way, and the cards that the dispute names, each with what it is and says; empty for none."""
    state = state_at(played, proof.place, proof.lines)
    challenge = state.challenge
    parts = []
    if challenge is not None:
        sides = f"{played.player(challenge.attacker)} against {played.player(challenge.defender)}"
        parts.append(f"{challenge.type.capitalize()} challenge, {sides}.")
    left = MOST_LETTERS - sum(map(len, parts))
    for card in _cards(proof, played):
        if len(card) < left:
            parts.append(card)
            left -= len(card) + 1
    return " ".join(parts)


def _cards(proof: Proof, played: Played) -> Iterator[str]:
    said = f"{told(proof)} {right_answer(proof).says}"
    sight = Sight(played.machine, state_at(played, proof.place, proof.lines))
    for number, card in enumerate(played.machine.game.cards):
        face = card.definition.face
        if not names(said, card.label) or (face.text in said and face.text):
            continue
        text = " ".join(face.text.split())
        marks = list(_marks(sight, number)) if sight.of_card(number, "zone") == "play" else []
        about = ", ".join(marks)
        if 0 < len(text) <= MOST_OF_A_TEXT:
            yield f"{card.label}{f' ({about})' if about else ''}: “{text}”"
        elif about:
            yield f"{card.label}: {about}."


def _marks(sight: Sight, card: int) -> Iterator[str]:
    if sight.machine.game.cards[card].definition.face.type == "character":
        yield f"STR {sight.of_card(card, 'str')}"
    yield from (mark for mark in ("attacking", "defending", "kneeling") if sight.of_card(card, mark))

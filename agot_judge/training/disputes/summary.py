"""The board of a dispute in two lines, for somebody who does not see it."""

from collections.abc import Iterator

from agot_judge.scenario.sight import Sight
from agot_judge.training.disputes.explained import moves, right_answer, told
from agot_judge.training.disputes.proving import Proof
from agot_judge.training.names import names
from agot_judge.training.played import Played, state_at

MOST_LETTERS = 240


def summary(proof: Proof, played: Played) -> str:
    """The challenge under way, the moves told, and the cards that the dispute names, as far as there is room for them."""
    state = state_at(played, proof.place, proof.lines)
    challenge = state.challenge
    parts = []
    if challenge is not None:
        sides = f"{played.player(challenge.attacker)} against {played.player(challenge.defender)}"
        parts.append(f"{challenge.type.capitalize()} challenge, {sides}.")
    parts += moves(proof)
    left = MOST_LETTERS - sum(len(one) + 1 for one in parts)
    for card in _cards(proof, played):
        if len(card) < left:
            parts.append(card)
            left -= len(card) + 1
    return " ".join(parts)


def _cards(proof: Proof, played: Played) -> Iterator[str]:
    """The cards that the dispute names, each with what it says, or else what it is; those with a text first."""
    said = f"{told(proof)} {right_answer(proof).says}"
    sight = Sight(played.machine, state_at(played, proof.place, proof.lines))
    named = [number for number, card in enumerate(played.machine.game.cards) if names(said, card.label)]
    for number in sorted(named, key=lambda one: not played.machine.game.cards[one].definition.face.text):
        card = played.machine.game.cards[number]
        text = " ".join(card.definition.face.text.split())
        marks = list(_marks(sight, number)) if sight.of_card(number, "zone") == "play" else []
        if text:
            yield f"{card.label}: “{text}”"
        elif marks:
            yield f"{card.label}: {', '.join(marks)}."


def _marks(sight: Sight, card: int) -> Iterator[str]:
    if sight.machine.game.cards[card].definition.face.type == "character":
        yield f"STR {sight.of_card(card, 'str')}"
    yield from (mark for mark in ("attacking", "defending", "kneeling") if sight.of_card(card, mark))

"""Characters that begin to participate while an effect has them contribute; the type of the challenge where it is changed."""

from msgspec.structs import replace

from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.state import Challenge, State
from agot_judge.engine.state.transition import say


def with_joined(state: State, challenge: Challenge, cards: tuple[int, ...]) -> Challenge:
    """The challenge that remembers that these characters contribute by participating now, after what had them do so before.

    Source: 2e/faq/2.10/3 (the most recent effect prevails; this includes becoming a participating character).
    """
    contributing = {
        card
        for effect in state.in_force
        if effect.modify is not None and effect.modify.contributes_its_strength
        for card in effect.cards
    }
    joined = tuple((card, state.serial + 1) for card in cards if card in contributing)
    if not joined:
        return challenge
    before = tuple(one for one in challenge.joined if one[0] not in cards)
    return replace(challenge, joined=(*before, *joined))


_TYPE = ("2e/rr/effects/3", "2e/rr/participating/5")


@shared.rule(*_TYPE)
def with_type(state: State, word: str) -> State:
    """The state in which the challenge is of another type; whoever participates goes on doing so."""
    assert state.challenge is not None
    text = f"The challenge is {'an' if word[:1] in 'aeiou' else 'a'} {word} challenge; who participates in it stays."
    return say(replace(state, challenge=replace(state.challenge, type=word)), "state", text, _TYPE)

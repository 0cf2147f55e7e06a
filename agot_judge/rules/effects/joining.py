"""Characters that begin to participate while an effect has them contribute their STR."""

from msgspec.structs import replace

from agot_judge.engine.state.state import Challenge, State


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

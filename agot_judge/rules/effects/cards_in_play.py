"""Effects on cards in play without moving them: kneel, stand, tokens, taking part."""

from msgspec.structs import replace

from agot_judge.engine.machine import Machine
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.events import Event, effect_source
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import say, with_card, without
from agot_judge.engine.values.values import contributions, is_prohibited
from agot_judge.explain.wording import describe
from agot_judge.rules.lasting.expiry_with_source import end_with_standing
from agot_judge.rules.prohibitions.forbidden_players import cannot_be_stood_by

_ATTACHED = ("2e/rr/attachment-cards/7",)
"""An attachment stands and kneels independently of the card that it is on."""
_WHY_KNELT = {
    "attacking": ("2e/rr/4.2/7",),
    "defending": ("2e/rr/4.2.1/1",),
    "assault": ("2e/rr/assault/4",),
    "intimidate": ("2e/rr/intimidate/1",),
    "cost": ("2e/rr/initiating-abilities-marshaling-cards/5",),
}
"""By the cause, the rule that kneels a card."""
_WHY_STOOD = {"standing phase": ("2e/rr/6.2/1",)}


@shared.event("kneel", "2e/rr/kneel/1", "2e/rr/kneel/2", "2e/rr/stand/3", *_ATTACHED)
def kneel(machine: Machine, state: State, event: Event) -> State | None:
    """A standing card kneels; a kneeling card cannot kneel again until it is standing."""
    here = state.cards[event.card]
    if (
        here.zone != "play"
        or here.kneeling
        or is_prohibited(machine.at(state), event.card, "be knelt", source=effect_source(event))
    ):
        return None
    cites = (*_WHY_KNELT.get(event.cause, ()), "2e/rr/kneel/1", *(_ATTACHED if here.host >= 0 else ()))
    state = say(state, "occurrence", describe(machine, event) + ".", cites)
    return with_card(state, event.card, replace(here, kneeling=True))


@shared.event("stand", "2e/rr/stand/1", *_ATTACHED)
def stand(machine: Machine, state: State, event: Event) -> State | None:
    """A kneeling card stands."""
    here = state.cards[event.card]
    if (
        here.zone != "play"
        or not here.kneeling
        or is_prohibited(machine.at(state), event.card, "be stood", source=effect_source(event))
        or (event.by >= 0 and cannot_be_stood_by(machine.at(state), event.by, event.card))
    ):
        return None
    cites = (*_WHY_STOOD.get(event.cause, ()), "2e/rr/stand/1", *(_ATTACHED if here.host >= 0 else ()))
    state = say(state, "occurrence", describe(machine, event) + ".", cites)
    state = with_card(state, event.card, replace(here, kneeling=False))
    return end_with_standing(machine, state, event.card)


@shared.event("place token", "2e/rr/influence-tokens/1", "2e/rr/influence-tokens/2")
def place_token(machine: Machine, state: State, event: Event) -> State | None:
    """Tokens are placed on a card."""
    here = state.cards[event.card]
    if here.zone not in ("play", "shadows", "agenda"):
        return None
    tokens = dict(here.tokens)
    tokens[event.word] = tokens.get(event.word, 0) + event.amount
    state = say(state, "occurrence", describe(machine, event) + ".", ("2e/rr/influence-tokens/2",))
    return with_card(state, event.card, replace(here, tokens=tuple(tokens.items())))


@shared.event("remove token", "2e/rr/influence-tokens/2")
def remove_token(machine: Machine, state: State, event: Event) -> State | None:
    """Tokens are removed from a card, as many as there are."""
    here = state.cards[event.card]
    tokens = dict(here.tokens)
    if not tokens.get(event.word):
        return None
    tokens[event.word] = max(0, tokens[event.word] - event.amount)
    state = say(state, "occurrence", describe(machine, event) + ".", ("2e/rr/influence-tokens/2",))
    left = tuple((name, number) for name, number in tokens.items() if number)
    return with_card(state, event.card, replace(here, tokens=left))


@shared.event("discard power", "2e/rr/treasury/1", "2e/faq/1.4/3")
def discard_power(machine: Machine, state: State, event: Event) -> State | None:
    """Power on a card returns to the treasury."""
    here = state.cards[event.card]
    if here.power < event.amount:
        return None
    state = say(state, "occurrence", describe(machine, event) + ".", ("2e/rr/treasury/1",))
    return with_card(state, event.card, replace(here, power=here.power - event.amount))


@shared.event("remove from challenge", "2e/rr/participating/3")
def remove_from_challenge(machine: Machine, state: State, event: Event) -> State | None:
    """A character that an ability removes from a challenge no longer participates in it."""
    challenge = state.challenge
    source = effect_source(event)
    if challenge is None or is_prohibited(
        machine.at(state), event.card, "be removed from the challenge", source=source
    ):
        return None
    if event.card in challenge.attackers:
        challenge = replace(challenge, attackers=without(challenge.attackers, event.card))
    elif event.card in challenge.defenders:
        challenge = replace(challenge, defenders=without(challenge.defenders, event.card))
    else:
        return None
    state = replace(state, challenge=challenge)
    counted = {
        card for player in range(len(state.players)) for card, _ in contributions(machine.at(state), player)
    }
    still = ("2e/faq/2.10/4",) if event.card in counted else ()
    return say(state, "occurrence", describe(machine, event) + ".", ("2e/rr/participating/3", *still))

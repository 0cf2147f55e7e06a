"""Playing an event: from where, for how much gold, and what else the card must fulfil as it is played."""

from collections.abc import Iterator

from msgspec.structs import replace

from agot_judge.editions.second.entering.cost_modifiers import say_modified_cost, use_up
from agot_judge.editions.second.entering.entry_prohibitions import prohibitions
from agot_judge.editions.second.entering.gold_cost import base_cost, cost_of, gold_requirement, why_so_much
from agot_judge.editions.second.entering.limited import limited_requirement
from agot_judge.editions.second.entering.permissions import has_permissions, permission, permission_used
from agot_judge.editions.second.rulebook import second
from agot_judge.engine.ability import PlayOnly
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import without_card
from agot_judge.engine.state.decision import Requirement
from agot_judge.engine.state.state import Deed, State
from agot_judge.engine.state.transition import with_card, with_player, without
from agot_judge.engine.values.conditions import holds_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.engine.values.values import has_keyword
from agot_judge.rules.costs.values_of_x import has_chosen_shadow_cost
from agot_judge.rules.effects.piles import out_of_its_zone

_PLAYED = ("2e/faq/1.5/1", "2e/rr/costs/1")
_OUT = ("2e/rr/shadows.bringing-a-card-out-of-shadows/4", "2e/rr/shadows.the-shadow-keyword/1")
_RESTRICTION = ("2e/rr/play-restrictions-and-permissions/1", "2e/rr/event-cards/2")
SHADOWS = "play from shadows"


def way_to_play(state: State, card: int) -> str:
    """The way in which an event is played from where it is: ``play from shadows`` for its shadow cost, or ``play``."""
    return SHADOWS if state.cards[card].zone == "shadows" else "play"


@second.rule(*_PLAYED, *_OUT, *_RESTRICTION)
def can_be_played_from_there(position: Position, player: int, card: int) -> bool:
    """True where an event is where the player may play it: in hand, in shadows with the keyword, or where an effect says."""
    here = position.state.cards[card]
    if here.zone == "shadows":
        return has_keyword(position, card, "shadow")
    return here.zone == "hand" or permission(position, player, card, "play") is not None


@second.rule(*_PLAYED, *_OUT, *_RESTRICTION)
def might_be_played_from_there(position: Position, card: int) -> bool:
    """True where an event is in hand, in shadows, or elsewhere while effects let cards be used from elsewhere."""
    return position.state.cards[card].zone in ("hand", "shadows") or has_permissions(position)


@second.rule(*_RESTRICTION)
def may_play_of_another(position: Position, player: int, card: int) -> bool:
    """True where an effect lets the player play this event of another player, from where it is out of play."""
    here = position.state.cards[card]
    if here.controller == player or here.zone in ("play", "hand", "shadows", "being played"):
        return False
    if not has_permissions(position):
        return False
    return permission(position, player, card, "play") is not None


@second.rule(
    *_PLAYED, *_OUT, *_RESTRICTION, "2e/rr/limited/1", "2e/rr/shadows.printed-cost-of-shadows-cards/3"
)
def play_requirements(position: Position, player: int, card: int) -> Iterator[Requirement]:
    """The card's own demands of being played, but for its gold cost: limited, restrictions, prohibitions."""
    way = way_to_play(position.state, card)
    if cost_of(position, player, card, way) is None:
        yield gold_requirement(position, player, card, way)
    limited = limited_requirement(position, player, card)
    if limited is not None:
        yield limited
    yield from prohibitions(position, player, card, way)
    scope = Scope(source=card, you=player)
    for ability in position.game.cards[card].definition.abilities:
        for effect in ability.effects if ability.kind == "constant" else ():
            if isinstance(effect, PlayOnly):
                met = holds_in(position, effect.condition, scope)
                text = f"Its play restriction holds: {ability.text or 'play only at a certain time'}"
                failing = text.replace("restriction holds", "restriction does not hold")
                yield Requirement(text=text, failing=failing, met=met, cites=_RESTRICTION, about="condition")


@second.rule(*_PLAYED, *_OUT, "2e/rr/the-letter-x/1")
def play_cost(position: Position, player: int, card: int, x: int = 0) -> int:
    """The gold that playing this event costs the player now, with all modifiers; ``x`` is what was chosen for X."""
    way, value = _way_and_value(position, card, x)
    return cost_of(position, player, card, way, value) or 0


def _way_and_value(position: Position, card: int, x: int) -> tuple[str, int]:
    way = way_to_play(position.state, card)
    chosen = position.game.cards[card].definition.face.cost == "X" and way == "play"
    return way, x if chosen or has_chosen_shadow_cost(position, card) else -1


def why_playing_costs_so_much(position: Position, player: int, card: int, x: int) -> str:
    """``; modified from 1 (Toll +1)``; empty where nothing modifies the cost of the event."""
    way, value = _way_and_value(position, card, x)
    return why_so_much(position, player, card, way, value)


def say_cost_to_play(position: Position, player: int, card: int, x: int) -> State:
    """The state with a line on what modifies the cost of the event, if anything does."""
    way, value = _way_and_value(position, card, x)
    base = base_cost(position, card, way, value) or 0
    return say_modified_cost(position, player, card, way, base, play_cost(position, player, card, x))


@second.rule("2e/faq/1.5/2", "2e/rr/shadows.bringing-a-card-out-of-shadows/7", "2e/rr/limited/1")
def being_played(machine: Machine, state: State, player: int, card: int) -> State:
    """The state in which the event is being played, in no out-of-play area; that it was played counts from here."""
    here = state.cards[card]
    way = way_to_play(state, card)
    state = use_up(machine, state, player, card, way)
    use = (
        permission_used(machine.at(state), player, card, "play")
        if here.zone not in ("hand", "shadows")
        else None
    )
    if use is not None:
        state = replace(state, uses=(*state.uses, use))
    owner = machine.game.cards[card].owner
    cards = state.players[owner]
    if here.zone == "hand":
        cards = replace(cards, hand=without(cards.hand, card))
    elif here.zone == "shadows":
        cards = replace(cards, shadows=without(cards.shadows, card))
    elif here.zone == "discard":
        cards = replace(cards, discard=without(cards.discard, card))
    elif here.zone == "dead":
        cards = replace(cards, dead=without(cards.dead, card))
    elif here.zone == "deck":
        cards = without_card(cards, card)
    state = with_player(state, owner, cards)
    if here.zone == "play":  # it lies facedown on another card
        state = out_of_its_zone(machine.at(state), card)
    turned_up = replace(here, zone="being played", tokens=(), gold=0, facedown=False, host=-1)
    state = with_card(state, card, turned_up)
    whence = "" if here.zone == "hand" else here.zone
    deed = Deed(way="play", card=card, player=player, phase=state.phase, out_of=whence)
    deeds = (*state.deeds, deed)
    if way == SHADOWS:
        deeds = (*deeds, replace(deed, way="unshadow"))
    return replace(state, deeds=deeds)


@second.rule("2e/rr/shadows.bringing-a-card-out-of-shadows/7")
def came_out_of_shadows(state: State, card: int) -> bool:
    """True where the event that is being played was in shadows: the last that was done with it says so."""
    last = next((deed.way for deed in reversed(state.deeds) if deed.card == card), "")
    return last == "unshadow"

"""Effects that last, and effects that wait: created now, in force for a time or until their moment comes."""

from typing import Any

from msgspec import structs
from msgspec.structs import replace

from agot_judge.engine import ability as tree
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.machine import Machine
from agot_judge.engine.memo import ByIdentity
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import CHALLENGE_TYPES
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Resolution
from agot_judge.engine.state.game import keyword_from
from agot_judge.engine.state.state import State
from agot_judge.engine.values.amounts import amount_of
from agot_judge.engine.values.conditions import challenges_before
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.prohibitions import is_not_raised, is_not_reduced
from agot_judge.engine.values.scope import Scope, players_said
from agot_judge.engine.values.values import strength as strength_of
from agot_judge.explain.left_open import Question, reading_of, say_open
from agot_judge.rules.effects.affecting import affected, number, saying_why
from agot_judge.rules.effects.copied import found_once
from agot_judge.rules.lasting.self_referring_effects import about_itself
from agot_judge.rules.potential.can_affect import is_open, is_reached
from agot_judge.rules.resolution.affected_once import affected_before
from agot_judge.rules.resolution.by_hand import left_to_judge
from agot_judge.rules.resolution.resolution import fail, happen
from agot_judge.rules.resolution.scope_of import scope_of_resolution
from agot_judge.rules.resolution.settled_players import (
    SEVERAL_SPOKEN_OF,
    speaks_of_roles,
    with_players_settled,
    with_roles_settled,
)

_LASTING = ("2e/rr/lasting-effects/1", "2e/rr/lasting-effects/4")
_OVER = ("2e/rr/lasting-effects/4",)
_COUNTED = ("2e/rr/modifiers/1", "2e/rr/modifiers/2")
_IN_THE_CHALLENGE = ("winner", "loser", "attacking player", "defending player")
_KNOWN_NOW = (*_IN_THE_CHALLENGE, "acting player", "controller", "owner", "its player", "host controller")
_NAMED = (
    "gains_icons",
    "loses_icons",
    "gains_keywords",
    "loses_keywords",
    "gains_traits",
    "loses_traits",
    "gains_factions",
)


@shared.effect(tree.Modify, *_LASTING, "2e/rr/event-cards/4", "2e/faq/2.5/1", "2e/rr/modifiers/2")
def modify(machine: Machine, state: State, frame: Resolution, effect: tree.Modify) -> State:
    """A lasting effect on the cards that are affected now, or on whatever is in the position that it names."""
    if not is_open(machine.at(state), effect.until):
        return fail(machine, state, frame, "its period is over: it fails to initiate.", _OVER)
    scope = scope_of_resolution(frame)
    bound = settled(machine.at(state), about_itself(effect), scope)
    assert isinstance(bound, tree.Modify)
    bound = _with_next_challenge(machine.at(state), bound, scope)
    if not machine.index.conventions.counts_once:
        state = _say_what_is_open(state, frame, effect, bound)
    state, bound = found_once(machine.at(state), bound, scope, frame.player)
    if (known := with_players_settled(machine.at(state), bound, scope)) is None:
        return left_to_judge(state, frame, SEVERAL_SPOKEN_OF)
    bound, spoken_of = known
    frame = frame if spoken_of < 0 else replace(frame, that_player=spoken_of)
    strength = number(machine.at(state), frame, effect.strength) - number(
        machine.at(state), frame, effect.lower_strength
    )
    kind = "raise strength" if strength > 0 else "lower strength" if strength < 0 else "modify"
    if names_position(effect.on):
        return happen(state, (_event(frame, kind, (), bound),))
    meant = affected(machine.at(state), frame, effect)
    cards = tuple(card for card in meant if is_reached(machine.at(state), effect, card, scope))
    state = saying_why(machine, state, effect, tuple(card for card in meant if card not in cards), scope)
    if not cards:
        return fail(machine, state, frame, "nothing is affected.")
    cards = tuple(card for card in cards if card not in affected_before(state, frame, effect, scope))
    if not cards:
        return state
    position = machine.at(state)
    kinds = {card: _kind_on(position, kind, card, frame.card) for card in cards}
    if set(kinds.values()) == {"modify"}:
        kind = "modify"
    if kind in machine.index.heard:
        # Somebody listens: what happens to each of the cards is an occurrence of its own.
        return happen(
            state,
            tuple(
                replace(
                    _event(frame, kinds[card], (card,), bound),
                    player=state.cards[card].controller,
                    flag=strength_of(position, card) > 0,
                )
                for card in cards
            ),
        )
    return happen(state, (_event(frame, kind, cards, bound),))


@shared.rule("2e/rr/cannot/1", "2e/faq/2.6/4")
def _kind_on(position: Position, kind: str, card: int, source: int) -> str:
    """The occurrence that the effect is for this card: a STR that cannot be reduced by it is not, the modifier is ignored."""
    ignored = (kind == "lower strength" and is_not_reduced(position, card, source)) or (
        kind == "raise strength" and is_not_raised(position, card, source)
    )
    return "modify" if ignored else kind


@shared.rule("2e/rr/lasting-effects/1")
def _with_next_challenge(position: Position, effect: tree.Modify, scope: Scope) -> tree.Modify:
    """The effect on the next challenge that is initiated: it is known now after how many that is."""
    during = effect.during
    if during is None or not any(getattr(node, "next_challenge", None) == -1 for node in nodes(during)):
        return effect
    return replace(effect, during=_after_those_before(position, during, scope))


def _after_those_before(position: Position, during: tree.Condition, scope: Scope) -> tree.Condition:
    found = replace(
        during, all_of=tuple(_after_those_before(position, part, scope) for part in during.all_of)
    )
    if during.next_challenge != -1:
        return found
    present = position.state.challenge
    players = players_said(position.game, position.state, during.nth_by, scope)
    under_way = present is not None and (during.nth_by == "any" or present.attacker in players)
    before = challenges_before(position, during.nth_by, scope)
    return replace(found, next_challenge=before + under_way)


@shared.rule("2e/faq/2.5/1")
def names_position(on: object) -> bool:
    """True where what is described is a position, such as a player's revealed plot card, and not a card."""
    return isinstance(on, tree.Cards) and on.type == ("plot",) and on.pick is None


def _event(frame: Resolution, kind: str, cards: tuple[int, ...], effect: Any) -> Event:
    return Event(
        kind=kind,
        card=cards[0] if cards else -1,
        cards=cards,
        source=frame.card,
        by=frame.player,
        other_player=frame.that_player,
        effect=effect,
        cause="effect",
    )


@shared.rule("2e/rr/the-letter-x/1", "2e/rr/modifiers/1")
def settled(position: Position, effect: tree.Effect, scope: Scope) -> tree.Effect:
    """The effect with what was chosen, paid or said before written into it; what is counted goes on being counted."""
    changes: dict[str, Any] = {}
    if isinstance(effect, tree.Modify) and reading_of(position.game, IS_FIXED) == _FOUND_ONCE:
        changes.update(_counted_now(position, effect, scope))
    for name in _open_fields(effect):
        value = getattr(effect, name)
        if _is_number_now(effect, value):
            changes[name] = amount_of(position, value, scope)
        elif name in _NAMED:
            named = words_of_kind(name, scope.words)
            changes[name] = tuple(word for word in value if word != "chosen") + named
        elif name == "type":
            changes[name] = scope.words[0] if scope.words else ""
        else:
            changes[name] = scope.words
    return replace(effect, **changes) if changes else effect


def _counted_now(position: Position, effect: tree.Modify, scope: Scope) -> dict[str, int]:
    """Everything that is counted, as numbers of this moment; a number of each of the cards that change is another one for
    each."""
    values = {name: getattr(effect, name) for name in _counted_fields(effect)}
    return {
        name: amount_of(position, value, scope)
        for name, value in values.items()
        if not isinstance(value.of if isinstance(value, tree.Capped) else value, tree.CardNumber)
    }


def words_of_kind(field: str, words: tuple[str, ...]) -> tuple[str, ...]:
    """The chosen words that are of the kind of the field: ``a Trait and challenge icon of your choice``."""
    if field == "loses_keywords":
        return tuple(keyword_from(word).name for word in words)
    if field in ("gains_icons", "loses_icons"):
        return tuple(word for word in words if word in CHALLENGE_TYPES)
    return tuple(word for word in words if word not in CHALLENGE_TYPES)


def _is_number_now(effect: tree.Effect, value: object) -> bool:
    """True where it is a number that is found once, as the effect comes into force.

    So is how many of the cards on which the effect before worked fit a description ("discarded this way"); not what is
    said of each of the cards that change ("each Knight gets +1 STR for each gold on it"): those differ.
    """
    number = value.of if isinstance(value, tree.Capped) else value
    if isinstance(number, tree.CardNumber) and number.on == "those" and _is_described(effect):
        return False
    if isinstance(number, tree.Count):
        return number.cards.among is not None
    return isinstance(number, tree.CardNumber | tree.Paid | tree.ThatMany)


def _is_described(effect: tree.Effect) -> bool:
    """True where it changes cards by a description, and none that was named before."""
    return isinstance(effect, tree.Modify) and isinstance(effect.on, tree.Cards)


IS_FIXED = Question(
    id="Q3",
    asked="whether the number of a lasting effect is fixed",
    readings=("it is found once", "it goes on being counted"),
    cites=_COUNTED,
    followed=2,
)
_FOUND_ONCE = 1
"""The reading by which what is counted is a number from then on."""


@shared.rule(*_COUNTED)
def _say_what_is_open(state: State, frame: Resolution, effect: tree.Modify, bound: tree.Modify) -> State:
    """No document decides if the number by which something changes is found once or goes on being counted: that is
    said with what is done here. A number of one card is found once, what is counted goes on being counted."""
    for name in _counted_fields(effect):
        followed = 0 if isinstance(getattr(bound, name), int) else 1
        state = say_open(state, IS_FIXED, frame.player, followed)
    return state


def _is_counted(value: object) -> bool:
    """True where it is a number that may change while an effect is in force."""
    number = value.of if isinstance(value, tree.Capped) else value
    if isinstance(number, tree.Count):
        return number.cards.among is None
    return isinstance(number, tree.CardNumber | tree.PlayerNumber | tree.Different)


@ByIdentity
def _open_fields(effect: tree.Effect) -> tuple[str, ...]:
    """The fields of an effect that say something which is only known when it comes into force."""
    found: list[str] = []
    for name in effect.__struct_fields__:
        value = getattr(effect, name)
        is_word = name == "type" and value == "chosen"
        is_named = name in _NAMED and "chosen" in value
        is_challenge = name == "challenge" and isinstance(value, tuple) and "chosen" in value
        if _is_number_now(effect, value) or is_word or is_named or is_challenge:
            found.append(name)
    return tuple(found)


@ByIdentity
def _counted_fields(effect: tree.Modify) -> tuple[str, ...]:
    """The fields of an effect with a number that may change while it is in force."""
    return tuple(name for name in effect.__struct_fields__ if _is_counted(getattr(effect, name)))


def _put_in_force(
    machine: Machine,
    state: State,
    frame: Resolution,
    effect: tree.Cost | tree.Forbid | tree.Permit | tree.Adjust,
) -> State:
    """A lasting effect on what players may or cannot do, or on what cards cost."""
    position = machine.at(state)
    if not is_open(position, effect.until):
        return fail(machine, state, frame, "its period is over: it fails to initiate.", _OVER)
    scope = scope_of_resolution(frame)
    bound = settled(position, effect, scope)
    spoken_of = -1
    if isinstance(bound, tree.Cost) and bound.player == "you":
        if (known := with_players_settled(position, bound, scope)) is None:
            return left_to_judge(state, frame, SEVERAL_SPOKEN_OF)
        bound, spoken_of = known
        frame = frame if spoken_of < 0 else replace(frame, that_player=spoken_of)
    one_by_one = (
        isinstance(bound, tree.Cost) and bound.next is not None and spoken_of < 0
    )  # own next card of each
    settled_now = speaks_of_roles(effect) and isinstance(
        bound, tree.Forbid | tree.Cost | tree.Permit | tree.Adjust
    )
    one_by_one = one_by_one or settled_now
    if isinstance(bound, tree.Forbid | tree.Cost | tree.Permit | tree.Adjust) and (
        bound.player in _KNOWN_NOW or one_by_one
    ):
        # Who that is is known now; the challenge, and what the ability reacted to, will be gone.
        concerned = players_said(machine.game, state, bound.player, scope)
        if not concerned:
            return fail(machine, state, frame, "nobody is affected.")
        events: list[Event] = []
        for player in concerned:
            seen = replace(scope, this_opponent=player)
            of_each = with_roles_settled(position, bound, seen) if settled_now else bound
            change = _event(frame, "change rules", (), replace(of_each, player="that player"))
            events.append(replace(change, other_player=player))
        return happen(state, tuple(events))
    cards = bound.cards if isinstance(bound, tree.Permit | tree.Cost | tree.Forbid) else None
    if cards is not None and cards.controller in _KNOWN_NOW:
        whose = players_said(machine.game, state, cards.controller, scope)
        if len(whose) != 1:
            return fail(machine, state, frame, "nothing is affected.")
        theirs = structs.replace(bound, cards=replace(cards, controller="that player"))
        return happen(state, (replace(_event(frame, "change rules", (), theirs), other_player=whose[0]),))
    return happen(state, (_event(frame, "change rules", (), bound),))


shared.effect(tree.Cost, *_LASTING, "2e/rr/initiating-abilities-marshaling-cards/4")(_put_in_force)
shared.effect(tree.Forbid, *_LASTING, "2e/rr/cannot/1")(_put_in_force)
shared.effect(tree.Permit, *_LASTING, "2e/rr/play-restrictions-and-permissions/1")(_put_in_force)
shared.effect(tree.Adjust, *_LASTING, "2e/rr/modifiers/2")(_put_in_force)


@shared.effect(tree.InitiateChallenge, *_LASTING, "2e/rr/4.2/5")
def additional_challenge(
    machine: Machine, state: State, frame: Resolution, effect: tree.InitiateChallenge
) -> State:
    """The player may initiate more challenges, this phase where the card does not say for how long."""
    until = effect.until or "phase"
    scope = scope_of_resolution(frame)
    if effect.against in _IN_THE_CHALLENGE:  # who that is is known now
        concerned = players_said(machine.game, state, effect.against, scope)
        if not concerned:
            return fail(machine, state, frame, "nobody is affected.")
        bound = settled(machine.at(state), replace(effect, until=until, against="that player"), scope)
        event = _event(frame, "change rules", (), bound)
        return happen(state, (replace(event, other_player=concerned[0]),))
    bound = settled(machine.at(state), replace(effect, until=until), scope)
    return happen(state, (_event(frame, "change rules", (), bound),))


@ByIdentity
def speaks_of_cards(effect: tree.Delayed | tree.Later) -> bool:
    """True where a delayed effect concerns cards: it expires for those that leave play (2e/rr/leaves-play/6)."""
    if not isinstance(effect.on, str) or (
        isinstance(effect, tree.Delayed) and (effect.if_in_play or effect.if_with_token)
    ):
        return True
    if any(isinstance(node, tree.Changes) and node.there for node in nodes(effect.effects)):
        return True
    waits_for = effect.trigger if isinstance(effect, tree.Later) else effect.condition
    return any(
        effect.on in structs.astuple(node) for part in (effect.effects, waits_for) for node in nodes(part)
    )


@shared.effect(tree.Delayed, "2e/rr/delayed-effects/1", "2e/rr/lasting-effects/4")
def delay(machine: Machine, state: State, frame: Resolution, effect: tree.Delayed) -> State:
    """A delayed effect waits for the end of its period."""
    cards = affected(machine.at(state), frame, effect) if speaks_of_cards(effect) else ()
    return happen(state, (_event(frame, "delay", cards, effect),))


@shared.effect(tree.Later, "2e/rr/delayed-effects/1")
def wait_for(machine: Machine, state: State, frame: Resolution, effect: tree.Later) -> State:
    """A delayed effect waits for an occurrence."""
    if not is_open(machine.at(state), effect.until):
        return fail(machine, state, frame, "its period is over: it fails to initiate.", _OVER)
    cards = affected(machine.at(state), frame, effect) if speaks_of_cards(effect) else ()
    return happen(state, (_event(frame, "delay", cards, effect),))

"""True where an effect has the potential to change the game state."""

from collections.abc import Iterator

from msgspec.structs import replace

from agot_judge.engine import ability as tree
from agot_judge.engine.ability.later_choices import is_of_cards
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.ability.words import DEEDS
from agot_judge.engine.memo import ByIdentity
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.events import Event, facets
from agot_judge.engine.state.state import UNKNOWN, InForce, State
from agot_judge.engine.state.transition import put_in_force
from agot_judge.engine.values.conditions import holds_in
from agot_judge.engine.values.matching import each_in, without_extremes
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.engine.values.values import is_prohibited, strength
from agot_judge.rules.effects.leaving_by_text import is_said_to_leave
from agot_judge.rules.effects.places import sent_to
from agot_judge.rules.effects.saving import may_be_saved
from agot_judge.rules.potential.can_affect import could_affect
from agot_judge.rules.potential.duplicating import against_duplicates
from agot_judge.rules.potential.moves import has_agenda
from agot_judge.rules.potential.player_potential import TESTS, Test, any_settled, is_of_nothing
from agot_judge.rules.potential.possible_scope import LATER, holds_unknown, players_who, seen_by
from agot_judge.rules.resolution.chosen_once import ways_left
from agot_judge.rules.targets.choosing import choice_now
from agot_judge.rules.targets.whose_cards import whose_target


def could_change_any(position: Position, effects: tuple[tree.Effect, ...], scope: Scope) -> bool:
    """True where any of the effects has the potential to change the game state."""
    return any(could_change_in(position, effect, scope) for effect in on_their_own(effects))


def on_their_own(effects: tuple[tree.Effect, ...]) -> Iterator[tree.Effect]:
    """The effects without what is done only where the one before it succeeds ("if you do"): that has no potential where
    that one has none. What is done otherwise stands in its place. Nor has what waits for the card itself, which the
    effect before it is to put into play ("put X into play. At the end of the phase, .. X ..")."""
    comes = False
    for index, effect in enumerate(effects):
        if index and isinstance(effect, tree.If) and effect.condition.succeeded:
            yield from effect.otherwise
        elif not (comes and isinstance(effect, tree.Delayed | tree.Later) and effect.on == "self"):
            yield effect
        comes = comes or (isinstance(effect, tree.PutIntoPlay) and effect.on == "self")


@shared.rule("2e/rr/abilities/6", "2e/rr/costs/7")
def could_change(
    position: Position,
    effect: tree.Effect,
    player: int,
    card: int,
    ability: tree.Ability,
    event: Event | None,
    target: int | None = None,
    x: int = 0,
    paid: tuple[int, ...] = (),
    targets: tuple[tuple[int, ...], ...] = (),
    words: tuple[str, ...] = (),
    chosen: int = -1,
) -> bool:
    """True where the effect of an ability could change the game state; with ``target``, by affecting that card; with this X
    and these cards as payment, among these targets, with this named, and this player chosen.
    """
    triggering = -1 if event is None else event.card
    gone = (triggering,) if ability.kind == "reaction" and _is_elsewhere(position.state, event) else ()
    scope = Scope(
        source=card,
        you=player,
        triggered=ability.kind != "constant",
        trigger=event,
        x=x,
        paid=paid,
        targets=targets,
        card=_spoken_of(ability, triggering, targets),
        words=words,
        chosen_player=chosen,
        its_player=whose_target(position.game, position.state, ability.choose, targets),
        gone=gone,
    )
    if isinstance(effect, tree.Save):
        return _could_save(position, ability, card, event)
    if isinstance(effect, tree.Cancel):
        return event is not None and event.kind == "initiate" and not event.flag
    if target is not None:
        return could_affect(position, effect, target, scope)
    return could_change_in(position, effect, scope)


def _spoken_of(ability: tree.Ability, triggering: int, targets: tuple[tuple[int, ...], ...]) -> int:
    """The card whose controller or owner would be meant: a target before the card of the occurrence; -1 before there is
    one."""
    if targets and targets[0]:
        return targets[0][0]
    return -1 if any(is_of_cards(choose) for choose in ability.choose) else triggering


def _on_saved(
    position: Position, effects: tuple[tree.Effect, ...], card: int, saved: int
) -> Iterator[tree.Modify]:
    """The changes that the other aspects of a save make about the card that is saved, also as the text of an attachment, if it
    can
    be attached there."""
    for effect in effects:
        if isinstance(effect, tree.Modify):
            if effect.on == "occurrence" or (effect.on == "self" and card == saved):
                yield effect
        elif isinstance(effect, tree.GainAbility) and effect.to == "occurrence":
            if position.entry_rules.against_becoming_attached(position, effect.traits, card, saved):
                continue
            for ability in effect.abilities:
                for one in ability.effects:
                    if isinstance(one, tree.Modify) and one.on == "host":
                        yield one


_NO_SAVE = {"sacrifice": "2e/rr/sacrifice/4", "kill": "2e/rr/save/3"}
_NOT_REMEDIED = ("2e/rr/save/4", "2e/faq/3.1/1")


@shared.rule("2e/faq/2.4/1", "2e/faq/2.4/2")
def _is_elsewhere(state: State, event: Event | None) -> bool:
    """True where the card of the occurrence is no longer where the occurrence sent it."""
    if event is None or event.card < 0:
        return False
    return state.cards[event.card].zone != (sent_to(event) or state.cards[event.card].zone)


def has_gone(state: State, effects: tuple[tree.Effect, ...], event: Event) -> bool:
    """True where a card with which a reaction would interact is no longer where the occurrence sent it."""
    return _is_elsewhere(state, event) and any(
        getattr(effect, "on", None) == "occurrence" for effect in effects
    )


def could_change_in(position: Position, effect: tree.Effect, scope: Scope) -> bool:
    """The same for one effect as it is seen from an ability; what is not chosen yet may turn out any way."""
    state = position.state
    if is_of_nothing(position, effect, scope):
        return False
    test = _TESTS.get(type(effect))
    if test is not None:
        return test(position, effect, scope)
    on = getattr(effect, "on", None)
    if on is None:
        return True
    if isinstance(on, tree.Cards):
        if isinstance(effect, tree.Modify) and _is_position_of_a_later_challenge(state, effect, on):
            return True
        on = on if scope.words else _whatever_is_named(on)
        if isinstance(effect, tree.Attach) and against_duplicates(position, effect, UNKNOWN, scope):
            return False
        return holds_unknown(position, on, scope) or any(
            could_affect(position, effect, card, seen)
            for seen in seen_by(position, on, scope)
            for card in each_in(position, without_extremes(on) if on.eligible else on, seen)
            if not isinstance(effect, tree.Sacrifice)
            or state.cards[card].controller in _pickers(position, on, seen)
            if not _is_played_now(position, card, scope)
        )
    if isinstance(effect, tree.Participate | tree.RemoveFromChallenge) and state.challenge is None:
        return False
    return any_settled(position, on, scope, lambda card: could_affect(position, effect, card, scope))


@shared.rule("2e/rr/abilities/6")
def _is_played_now(position: Position, card: int, scope: Scope) -> bool:
    """True where it is the very event, which has left the hand when its effects resolve (2e/faq/1.5/2)."""
    is_event = position.game.cards[card].definition.face.type == "event"
    return card == scope.source and is_event and position.state.cards[card].zone == "hand"


@ByIdentity
def _whatever_is_named(on: tree.Cards) -> tree.Cards:
    """The description as long as nothing has been named: any Trait, icon or title may be."""
    words = {
        name: tuple(word for word in getattr(on, name) if word != "chosen")
        for name in ("type", "trait", "faction", "icon", "keyword")
        if "chosen" in getattr(on, name)
    }
    named = replace(on, **words) if words else on
    return replace(named, name=None) if on.name == "chosen" else named


@shared.rule("2e/rr/sacrifice/1")
def _pickers(position: Position, on: tree.Cards, scope: Scope) -> tuple[int, ...]:
    """Who would sacrifice: the player who picks a card that he or she controls; whoever may yet be chosen.

    Where each of the cards is sacrificed, the description says whose they are.
    """
    if on.pick is None:
        return tuple(range(len(position.state.players)))
    if on.pick.by == "you":
        return (scope.you,)
    return players_who(position, on.pick.by, scope)


@shared.rule("2e/faq/2.5/1", "2e/rr/abilities/6")
def _is_position_of_a_later_challenge(state: State, effect: tree.Modify, on: tree.Cards) -> bool:
    """True where a lasting effect is on a position that a player has in a challenge: it waits for whatever will be there
    (``the attacking player's revealed plot card``)."""
    return (
        effect.until is not None
        and state.challenge is None
        and on.type == ("plot",)
        and on.controller in ("attacking player", "defending player", "winner", "loser")
    )


def _could_save(position: Position, ability: tree.Ability, card: int, event: Event | None) -> bool:
    if event is None or not may_be_saved(event):
        return False
    remedied = event.cause != "terminal condition" or remedies(position, ability, card, event.card)
    return remedied and not is_prohibited(position, event.card, "be saved")


@shared.rule("2e/rr/save/3", "2e/rr/save/4")
def saves_in_vain(position: Position, ability: tree.Ability, card: int, event: Event | None) -> bool:
    """True where a save is among the effects and what would leave play cannot be saved: that is not even attempted, whatever
    else the ability does."""
    is_save = any(isinstance(effect, tree.Save) for effect in ability.effects)
    return is_save and not _could_save(position, ability, card, event)


@shared.rule(*_NO_SAVE.values(), *_NOT_REMEDIED, "2e/faq/3.2/1", "2e/faq/2.1/1")
def why_no_save(position: Position, event: Event | None) -> tuple[str, ...]:
    """The paragraphs because of which what is about to happen to a card is nothing from which it can be saved."""
    if event is None or event.card < 0 or "leave play" not in facets(event.kind):
        return ()
    if is_prohibited(position, event.card, "be saved"):
        return ("2e/rr/cannot/1", "2e/faq/2.1/1")
    if not may_be_saved(event):
        if event.cause == "cost":
            return ("2e/faq/3.2/1",)
        return (_NO_SAVE.get(event.kind, _NO_SAVE["kill"]),)
    return _NOT_REMEDIED if event.cause == "terminal condition" else ()


@shared.rule("2e/rr/save/4", "2e/faq/3.1/1")
def remedies(position: Position, ability: tree.Ability, card: int, saved: int) -> bool:
    """True where the other aspects of a save would end the terminal condition on the card that is saved, or take it out of
    play, where no condition reaches it."""
    state = position.state
    aspects = (*ability.effects, *ability.then)
    if any(isinstance(one, tree.ReturnToHand | tree.Move) and one.on == "occurrence" for one in aspects):
        return True
    for effect in _on_saved(position.at(state), aspects, card, saved):
        state = put_in_force(state, InForce(serial=0, cards=(saved,), modify=effect, source=card))
    if is_said_to_leave(position.at(state), saved):
        return False
    return strength(position.at(state), saved) > 0 or is_prohibited(position.at(state), saved, "be killed")


def _is_open_question(condition: tree.Condition, scope: Scope) -> bool:
    """True where the condition speaks of something that is not settled before the effect resolves."""
    for node in nodes(condition):
        for name in ("card", "on", "attached_to", "of", "among"):
            ref = getattr(node, name, None)
            if ref in LATER or (ref == "those" and not scope.those) or (ref in DEEDS and not scope.deeds):
                return True
        for name in ("player", "controller", "owner"):
            if _is_open_player(getattr(node, name, None), scope):
                return True
        if isinstance(node, tree.Condition) and node.succeeded is not None:
            return True
    return False


def _is_open_player(who: object, scope: Scope) -> bool:
    if who == "chosen player":
        return scope.chosen_player < 0
    if who == "that player":
        return scope.that_player < 0 and scope.trigger is None
    if who == "its player":
        return scope.its_player < 0
    return who in ("controller", "owner") and scope.card < 0


def _asks_about_the_chosen_player(condition: tree.Condition) -> bool:
    return any(
        getattr(node, name, None) == "chosen player"
        for node in nodes(condition)
        for name in ("player", "controller", "owner")
    )


def _if(position: Position, effect: tree.If, scope: Scope) -> bool:
    if _is_open_question(effect.condition, scope):
        if scope.chosen_player < 0 and _asks_about_the_chosen_player(effect.condition):
            chosen = (replace(scope, chosen_player=player) for player in players_who(position, "any", scope))
            return any(_if(position, effect, one) for one in chosen)
        return could_change_any(position, (*effect.effects, *effect.otherwise), scope)
    holds = holds_in(position, effect.condition, scope)
    return could_change_any(position, effect.effects if holds else effect.otherwise, scope)


def _may(position: Position, effect: tree.May, scope: Scope) -> bool:
    return could_change_any(position, (*effect.effects, *effect.otherwise), scope)


def _either(position: Position, effect: tree.Either, scope: Scope) -> bool:
    return any(
        could_change_any(position, effect.options[way], scope) for way in ways_left(position, effect, scope)
    )


def _at_once(position: Position, effect: tree.AtOnce, scope: Scope) -> bool:
    return any(could_change_any(position, one, scope) for one in effect.each)


def _for_each(position: Position, effect: tree.ForEach, scope: Scope) -> bool:
    if effect.cards is not None:
        return any_settled(
            position,
            effect.cards,
            scope,
            lambda card: could_change_any(position, effect.effects, replace(scope, those=(card,), card=card)),
        )
    return any(
        could_change_any(position, effect.effects, replace(scope, that_player=player))
        for player in players_who(position, effect.player or "any", scope)
        if effect.where is None
        or holds_in(position, effect.where, replace(scope, this_opponent=player, that_player=player))
    )


def _choose_now(position: Position, effect: tree.ChooseNow, scope: Scope) -> bool:
    choose = effect.choose
    if choose.word or choose.player is not None:
        return could_change_any(position, effect.effects, scope)
    seen = (
        scope
        if choose.by == "you"
        else replace(scope, that_player=next(iter(players_who(position, choose.by, scope)), -1))
    )
    return bool(each_in(position, choice_now(position, choose, seen).cards, seen))


_ELSEWHERE = ("return to hand", "put into deck", "return to shadows", "remove from play")
"""The kinds of event in which cards leave play and go to no pile: there is no placement in one to replace."""


def _instead(position: Position, effect: tree.Instead, scope: Scope) -> bool:
    """True where there is something to replace: ``instead of placing it in its owner's discard pile``."""
    event = scope.trigger
    if event is None:
        return bool(position.state.stack)
    return effect.of != "placement" or (
        event.kind not in _ELSEWHERE and has_agenda(position, effect, scope, event)
    )


_TESTS: dict[type, Test] = {
    **TESTS,
    tree.If: _if,
    tree.May: _may,
    tree.Either: _either,
    tree.AtOnce: _at_once,
    tree.ForEach: _for_each,
    tree.ChooseNow: _choose_now,
    tree.Instead: _instead,
}

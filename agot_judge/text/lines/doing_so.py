"""``Each player may discard 1 card. If he or she does, ..``: what is said of each of those who do."""

from collections.abc import Sequence

from msgspec.structs import astuple, replace

from agot_judge.engine.ability import (
    Cards,
    ChooseNow,
    Delayed,
    Draw,
    ForEach,
    GainGold,
    If,
    Instead,
    Later,
    May,
    Permit,
    Pick,
)
from agot_judge.engine.ability.cards import CardNumber, Condition, ThatMany
from agot_judge.engine.ability.effects_on_cards import LookAt, Move, Reveal
from agot_judge.engine.ability.effects_on_players import DiscardCards
from agot_judge.engine.ability.later_choices import TARGETS, chosen_then, mentions
from agot_judge.engine.ability.triggers import Choose
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.ability.words import WORKED_ON
from agot_judge.text.discourse.reading import Unclear
from agot_judge.text.discourse.whom_it_is_true_of import speaks_of_one, speaks_of_this_opponent
from agot_judge.text.grammar.sentences import Effects

DONE = Condition(succeeded=True)
NOT_DONE = Condition(succeeded=False)


def followed(effects: Effects, more: Effects) -> Effects:
    """The effects, followed by those of the next sentence. Raises Unclear: which of several players does it or not."""
    each = effects[-1] if effects else None
    replaced = next((at for at, one in enumerate(effects) if isinstance(one, Instead)), -1)
    instead = effects[replaced] if replaced >= 0 else None
    if isinstance(instead, Instead) and (_speaks_of_those(more) or _is_of_shown_hand(instead, more)):
        within = (*instead.effects, *effects[replaced + 1 :], *more)
        return (*effects[:replaced], replace(instead, effects=within))
    if isinstance(each, If) and _asks_of_those(each) and _draws(each) and _asks_or_speaks_of_those(more):
        raise Unclear("whether it is the card that was drawn")
    following = more[0] if more else None
    if isinstance(each, ForEach) and not each.effects:
        raise Unclear("what is done for each of them")
    chosen = each.effects[0] if isinstance(each, ForEach) and each.cards is not None else None
    if isinstance(each, ForEach) and isinstance(chosen, ChooseNow) and not chosen.effects:
        done = chosen_then(
            chosen.choose, more, 0
        )  # "for each of them, choose a character. That character .."
        return (*effects[:-1], replace(each, effects=(done,)))
    if isinstance(each, Permit) and isinstance(following, If) and following.condition in (DONE, NOT_DONE):
        return (*effects[:-1], *_used(effects, each, following), *more[1:])
    if (
        isinstance(each, Delayed | Later)
        and isinstance(following, If)
        and following.condition in (DONE, NOT_DONE)
    ):
        return (*effects[:-1], _in_time(each, following), *more[1:])
    if isinstance(each, If) and each.condition.succeeded is None and _says_if_not(following):
        raise Unclear(
            "what is not done, or what is not true"
        )  # "if you control it, stand it. If you do not, kneel it"
    if not isinstance(each, ForEach) or each.player is None:
        return (*effects, *more)
    said_of_each = isinstance(following, ForEach) and following.where in (DONE, NOT_DONE)
    if isinstance(following, ForEach) and said_of_each and following.player == each.player:
        following = If(condition=following.where or DONE, effects=following.effects)
    if not isinstance(following, If) or following.condition.succeeded is None:
        return (*effects, *more)
    by_each = said_of_each or all(getattr(one, "player", None) == "that player" for one in following.effects)
    if each.where is not None and following.condition == NOT_DONE:
        raise Unclear("whether those of whom it is not true are meant as well")
    if len(more) > 1 or following.otherwise or not by_each or each.one:
        raise Unclear("which of several players does it")
    return (*effects[:-1], replace(each, effects=_then(each.effects, following)))


def _what_is_not_done_is_known(conditions: Sequence[Condition], effects: Effects) -> None:
    """The same of a condition before all effects: "Action: If you control a Knight, draw 1 card. If you do not, ..". Raises
    Unclear unless the player may do it."""
    if conditions and len(effects) > 1 and not isinstance(effects[0], May) and _says_if_not(effects[1]):
        raise Unclear("what is not done, or what is not true")


def _says_if_not(effect: object) -> bool:
    return isinstance(effect, If) and effect.condition == NOT_DONE


def _in_time(delayed: Delayed | Later, following: If) -> Delayed | Later:
    """``At the end of the phase, kill it. If you do, ..``: that is asked when it is done. Raises Unclear where it may not come
    to that: ``if you win this challenge, .. If you do not, ..``."""
    conditional = isinstance(delayed, Later) or delayed.condition is not None or delayed.if_in_play
    if following.condition == NOT_DONE and conditional:
        raise Unclear("what does not come to pass")
    return replace(delayed, effects=(*delayed.effects, following))


def _used(effects: Effects, permit: Permit, following: If) -> Effects:
    """``you may play that event as if it were in your hand. If you do, remove it from the game instead of placing it in your
    discard pile``. Raises Unclear for anything else that comes of what players may do for a time."""
    instead = following.effects[0] if following.effects else None
    moved = instead.effects[0] if isinstance(instead, Instead) and instead.of == "placement" else None
    of_one = len(following.effects) == 1 and isinstance(instead, Instead) and len(instead.effects) == 1
    card = permit.cards.among if permit.cards is not None else None
    one = card in TARGETS and permit.may == "play"
    if not (one and of_one and following.condition == DONE and not following.otherwise):
        raise Unclear("whether what may be done was done")
    if not isinstance(moved, Move) or moved != Move(on=moved.on, to=moved.to) or moved.on != card:
        raise Unclear("where which card is placed")
    if moved.to not in ("out of game", "bottom of deck"):
        raise Unclear("where it is placed")
    return (replace(permit, afterwards=moved.to),)


def _speaks_of_those(effects: Effects) -> bool:
    """True where they are about the cards on which the effect before worked, or which it showed: they come after it."""
    return any(
        getattr(node, "on", None) in WORKED_ON or getattr(node, "among", None) in (*WORKED_ON, "shown")
        for node in nodes(effects)
    )


def _then(done: Effects, following: If) -> Effects:
    """The effects of each player, and the effects that follow if the last of them was done or if it was not. Raises Unclear where
    it is not certain which player does the last one."""
    option = done[-1]
    if not isinstance(option, May):
        return (*done, following)
    if option.player != "that player" or option.otherwise:
        raise Unclear("which of several players does it")
    if following.condition == NOT_DONE:
        return (*done, following)
    return (*done[:-1], replace(option, effects=(*option.effects, following)))


def _is_of_shown_hand(instead: Instead, effects: Effects) -> bool:
    """True where they discard what is chosen in the hand that is looked at instead."""
    shown = instead.effects[-1] if instead.effects else None
    shows = isinstance(shown, LookAt | Reveal) and isinstance(shown.on, Cards) and shown.on.zone == "hand"
    return shows and len(effects) == 1 and isinstance(effects[0], DiscardCards)


def _asks_of_those(effect: If) -> bool:
    return any(getattr(node, "card", None) in WORKED_ON for node in nodes(effect.condition))


def _draws(effect: If) -> bool:
    return any(isinstance(one, Draw) for one in (*effect.effects, *effect.otherwise))


def _asks_or_speaks_of_those(effects: Effects) -> bool:
    return _speaks_of_those(effects) or any(isinstance(one, If) and _asks_of_those(one) for one in effects)


def _then_in_time(effects: Effects, then: Effects) -> tuple[Effects, Effects]:
    """``At the end of the phase, kill it. Then, draw 1 card``: what is said before the word must have been resolved in full
    first (2e/rr/the-word-then/1), so that the rest is done at that time, too. Where other effects came before it is left open."""
    last = effects[-1] if effects else None
    if not then or not isinstance(last, Delayed) or isinstance(last.on, Cards):
        return effects, then
    follows = len(effects) == 1 or (len(effects) == 2 and last.on in WORKED_ON)
    chosen_then = any(mentions(then, at) and not mentions(effects, at) for at in range(len(TARGETS)))
    if not follows or chosen_then:
        return effects, then
    waiting = replace(last, effects=(*last.effects, If(condition=DONE, effects=then)))
    return (*effects[:-1], waiting), ()


def what_follows(
    effects: Effects,
    then: Effects,
    choices: Sequence[Choose] = (),
    conditions: Sequence[Condition] = (),
    costs: Effects = (),
) -> tuple[Effects, Effects]:
    """The effects, and the effects that follow ``then``. Raises Unclear where the latter could come after what is done later or
    right after that is said: "Kneel it. At the end of the phase, kill it. Then, draw 1 card"; where ``that many`` could be what
    paid or what was done since; and where it is not known who does something."""
    effects, then = _then_in_time(effects, then)
    if then and effects and isinstance(effects[-1], Delayed | Later):
        raise Unclear("whether that is done later, too")
    if any(map(_varies, costs)) and _speaks_late_of_that_many((*effects, *then)):
        raise Unclear("how many that is")
    who_does_is_known((*effects, *then), choices, conditions)
    return effects, then


def _varies(cost: object) -> bool:
    """True where a player chooses how many pay: ``discard any number of cards``, ``kneel up to 2 characters``."""
    return any(
        getattr(node, "any_number", False)
        or getattr(node, "up_to", False)
        or getattr(node, "at_least", None) is not None
        or (isinstance(node, Pick) and node.least != node.most)
        for node in nodes(cost)
    )


def _speaks_late_of_that_many(effects: Effects) -> bool:
    """True where ``that many`` is first said after something else was done: "to gain 1 gold. Draw that many cards"."""
    said = [any(isinstance(node, ThatMany) for node in nodes(effect)) for effect in effects]
    return any(said) and not said[0]


def who_does_is_known(
    effects: Effects, choices: Sequence[Choose] = (), conditions: Sequence[Condition] = ()
) -> None:
    """Raises Unclear where ``each player who does`` is left in them: nothing of the kind was said before; and where
    ``that player`` is one of those of whom each did or chose something before; and where a card is only described as one
    of the opponent of whom something is true."""
    _what_is_not_done_is_known(conditions, effects)
    if any(isinstance(node, ForEach) and node.where in (DONE, NOT_DONE) for node in nodes(effects)):
        raise Unclear("which of several players does it")
    if _is_more_or_less(effects):
        raise Unclear("whether it is done instead")
    if any(_are_those_who_did(node) for node in nodes(effects)):
        raise Unclear("how many of several players do it")
    for node in nodes(effects):
        of_them = node.effects if isinstance(node, ForEach) and node.player is not None else ()
        if any("opponent" in astuple(part) for part in nodes(of_them)):
            raise Unclear("whose opponent")
    if speaks_of_this_opponent(effects):
        raise Unclear("whose card that is")
    by_each = False
    for effect in effects:
        if not isinstance(effect, ForEach) or effect.player is None:
            continue
        if by_each and _asks_a_number_of_those(effect.effects[:1]):
            raise Unclear("which of the cards of several players")
        by_each = True
    of_each = any(choose.each_of for choose in choices)
    for effect in effects:
        if of_each and speaks_of_one(effect):
            raise Unclear("which of several players")
        of_each = of_each or (isinstance(effect, ForEach) and effect.player is not None)


def _asks_a_number_of_those(effects: Effects) -> bool:
    """``each player sacrifices a character. Each player gains gold equal to the sacrificed character's printed cost``."""
    return any(isinstance(node, CardNumber) and node.on in WORKED_ON for node in nodes(effects))


def _is_more_or_less(effects: Effects) -> bool:
    """``that player draws 1 less card``, of which nothing says that it is done instead: it would be done besides."""
    return any(
        isinstance(node, Draw | GainGold) and isinstance(node.amount, ThatMany) and node.amount.plus != 0
        for node in nodes(effects, outside=(Instead,))
    )


def _are_those_who_did(node: object) -> bool:
    """``for each opponent who does not``: nothing keeps of how many players that is true."""
    who = node.controller_where if isinstance(node, Cards) else None
    return any(isinstance(one, Condition) and one.succeeded is not None for one in nodes(who))


def chooses_for_each(effects: Effects, said: bool) -> None:
    """Raises Unclear where something is chosen for each of some cards and it is not ``said`` that it may be the same again."""
    each = any(
        isinstance(one, ForEach)
        and one.cards is not None
        and any(isinstance(part, ChooseNow) for part in one.effects)
        for one in effects
    )
    if each != said:
        raise Unclear("whether the same is chosen again")

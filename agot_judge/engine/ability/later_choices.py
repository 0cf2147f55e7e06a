"""Choices that are made when they are due: for what follows "then", and for what a delayed effect does.

Targets of post-then effects and of delayed effects are chosen after the initiation.
"""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability.ability import Ability, ChooseNow, Effect, ForEach, If, Instead
from agot_judge.engine.ability.cards import Cards, ThatMany
from agot_judge.engine.ability.effects_on_cards import LookAt, Reveal
from agot_judge.engine.ability.triggers import Choose
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.ability.words import WORKED_ON, Ref, Who

TARGETS: tuple[Ref, ...] = ("target", "target 2", "target 3", "target 4")
"""The words by which effects speak of the targets of each choice."""
_REFERRING = ("on", "source", "to", "card", "cards", "among", "of", "attached_to", "word_of")


def with_choices_in_time(ability: Ability, before_then: int = 0) -> Ability:
    """The ability with each choice of cards that is said after "then" and needed there only, or that is among what was shown or
    chosen, in its place; the first said is the first that is made. ``before_then``: so many are said before "then"."""
    for number, choose in reversed(tuple(enumerate(ability.choose))):
        if not is_of_cards(choose):
            continue
        index = sum(is_of_cards(one) for one in ability.choose[:number])
        rest = (*ability.choose[:number], *ability.choose[number + 1 :])
        said_then = number >= before_then and mentions(ability.then, index)
        if said_then and not mentions(ability.effects, index):
            then = _in_place(choose, ability.then, index)
            moved = replace(ability, choose=rest, effects=_outside(ability.effects, index), then=then)
            return with_choices_in_time(moved, before_then)
        at = _first_mention(ability.effects, index)
        shown = _speaks_of_those(choose) or _is_of_what_was_shown(choose, ability.effects[:at])
        if (at > 0 and shown) or (at >= 0 and is_too_early(choose)):
            effects = _in_place(choose, ability.effects, index)
            moved = replace(ability, choose=rest, effects=effects)
            return with_choices_in_time(moved, before_then - (number < before_then))
        within = _in_place_within(choose, ability.effects, index, at) if at >= 0 else None
        if within is not None and not mentions(ability.then, index):
            then = _outside(ability.then, index)
            moved = replace(ability, choose=rest, effects=within, then=then)
            return with_choices_in_time(moved, before_then - (number < before_then))
    return ability


def chosen_in_time(ability: Ability, before_then: int) -> Ability:
    """The ability with what is chosen as it resolves, cards and players, chosen then."""
    return with_players_in_time(with_choices_in_time(ability, before_then), before_then)


def with_players_in_time(ability: Ability, before_then: int) -> Ability:
    """The ability with a player who is chosen after the word "then", and spoken of only there, chosen as that
    resolves: a target of the effects that come then."""
    last = ability.choose[-1] if len(ability.choose) > before_then else None
    if last is None or last.player is None or last.implied or not ability.then:
        return ability
    if "chosen player" in repr((ability.effects, ability.choose[:-1])):
        return ability
    return replace(ability, choose=ability.choose[:-1], then=(ChooseNow(choose=last, effects=ability.then),))


def _in_place_within(
    choose: Choose, effects: tuple[Effect, ...], index: int, at: int
) -> tuple[Effect, ...] | None:
    """The effects with the choice among what one of them shows that holds others: ``look at the top 2 cards instead. Choose 1
    of those cards``; None: it is not such a choice."""
    holding = effects[at]
    others = (*effects[:at], *effects[at + 1 :])
    if not isinstance(holding, Instead | If) or mentions((replace(holding, effects=()), *others), index):
        return None
    first = _first_mention(holding.effects, index)
    shown = _speaks_of_those(choose) or _is_of_what_was_shown(choose, holding.effects[:first])
    if first < 1 or not shown:
        return None
    inner = replace(holding, effects=_in_place(choose, holding.effects, index))
    (outer,) = _outside((replace(holding, effects=()),), index)
    return (
        *_outside(effects[:at], index),
        replace(outer, effects=inner.effects),
        *_outside(effects[at + 1 :], index),
    )


def with_late_choices(ability: Ability, first: int) -> Ability:
    """The ability with its choices of cards from the ``first`` on made in their place: they are said after "then"."""
    for number in range(len(ability.choose) - 1, first - 1, -1):
        choose = ability.choose[number]
        index = sum(is_of_cards(one) for one in ability.choose[:number])
        if is_of_cards(choose) and mentions(ability.effects, index):
            rest = (*ability.choose[:number], *ability.choose[number + 1 :])
            ability = replace(ability, choose=rest, effects=_in_place(choose, ability.effects, index))
    return ability


def _in_place(choose: Choose, effects: tuple[Effect, ...], index: int) -> tuple[Effect, ...]:
    """The effects with the choice where they first speak of it: what needs nothing of it is done also where nothing can be
    chosen, or nothing is."""
    at = _first_mention(effects, index)
    last = max(number for number, one in enumerate(effects) if mentions((one,), index)) + 1
    now = _chosen_as_resolved(choose, effects[at:last], index)
    return (*_outside(effects[:at], index), now, *_outside(effects[last:], index))


def _chosen_as_resolved(choose: Choose, effects: tuple[Effect, ...], index: int) -> Effect:
    """The effects with the choice in them; within ``if ..`` nothing is chosen where that is not so."""
    only = effects[0]
    if len(effects) > 1 or not isinstance(only, If) or only.otherwise or mentions(only.condition, index):
        return ChooseNow(choose=choose, effects=inside(effects, index))
    (whole,) = _outside((replace(only, effects=()),), index)
    return replace(whole, effects=(ChooseNow(choose=choose, effects=inside(only.effects, index)),))


def choosing_now(
    choices: tuple[Choose, ...], effects: tuple[Effect, ...], index: int, then: tuple[Effect, ...] = ()
) -> tuple[Effect, ...]:
    """The effects with these choices made as they resolve; ``position``: how many choices of cards come before;
    ``then``: what follows the word "then"."""
    for number in range(len(choices) - 1, -1, -1):
        before = sum(is_of_cards(one) for one in choices[:number])
        if is_of_cards(choices[number]):
            effects, then = inside(effects, index + before), inside(then, index + before)
        effects, then = (ChooseNow(choose=choices[number], effects=effects, then=then),), ()
    return effects


def is_too_early(choose: Choose) -> bool:
    """True where the choice is among what another choice of the same initiation has yet to single out."""
    return choose.cards.among in TARGETS


def is_of_open_number(ability: Ability) -> bool:
    """True where so many are chosen as an effect will have concerned, which is not known yet: nothing pays, and nothing has
    happened, that could say how many those are."""
    if ability.costs or ability.trigger is not None:
        return False
    numbers = tuple(nodes(tuple((choose.least, choose.most) for choose in ability.choose)))
    return any(
        isinstance(one, ThatMany) or (isinstance(one, Cards) and one.among in WORKED_ON) for one in numbers
    )


def is_of_cards(choose: Choose) -> bool:
    """True where cards are chosen, and not a player or a word: only such choices are counted as targets."""
    return not choose.word and choose.player is None


def _first_mention(effects: tuple[Effect, ...], index: int) -> int:
    """The number of the first effect that speaks of these targets; -1: none."""
    return next((at for at, effect in enumerate(effects) if mentions((effect,), index)), -1)


def _speaks_of_those(choose: Choose) -> bool:
    """True where the choice is among what an effect before has shown (``1 character revealed this way``)."""
    return any(
        getattr(node, name, None) in (*WORKED_ON, "shown")
        for node in nodes(choose)
        for name in ("among", "of", "attached_to", "on")
    )


def _is_of_what_was_shown(choose: Choose, before: tuple[Effect, ...]) -> bool:
    """True where it is of a hand or a deck that the effects before show: ``look at that hand. Choose a card in it``."""
    where = (choose.cards.zone, choose.cards.controller)
    return where[0] in ("hand", "deck", "plot deck") and any(_shows(effect) == where for effect in before)


def _shows(effect: Effect) -> tuple[str | tuple[str, ...], Who] | None:
    """The zone that is shown, and of whom: ``look at that player's hand``, ``each opponent reveals his or her hand``; None:
    nothing."""
    of_each = isinstance(effect, ForEach) and effect.where is None and len(effect.effects) == 1
    shown = effect.effects[0] if isinstance(effect, ForEach) and of_each else effect
    if not isinstance(shown, LookAt | Reveal) or not isinstance(shown.on, Cards):
        return None
    who = shown.on.controller
    if isinstance(effect, ForEach) and effect.player is not None and who == "that player":
        who = effect.player
    return shown.on.zone, who


def chosen_then(choose: Choose, effects: tuple[Effect, ...], index: int) -> ChooseNow:
    """The effects with the choice, until now the one at ``position``, that is made as they resolve."""
    return ChooseNow(choose=choose, effects=inside(effects, index))


def mentions(tree: Any, index: int) -> bool:
    """True where a tree speaks of the targets of this choice of cards."""
    if isinstance(tree, tuple):
        return any(mentions(part, index) for part in tree)
    if not isinstance(tree, Struct):
        return False
    if isinstance(tree, ChooseNow) and is_of_cards(tree.choose):
        return mentions(tree.choose, index) or _mentions_within(tree, index + 1)
    return any(
        value == TARGETS[index] if name in _REFERRING and isinstance(value, str) else mentions(value, index)
        for name in tree.__struct_fields__
        for value in (getattr(tree, name),)
    )


def _mentions_within(chosen: ChooseNow, index: int) -> bool:
    """True where what is done with the chosen card speaks of these targets, which come after it there."""
    within = (*chosen.effects, *chosen.then)
    return index < len(TARGETS) and mentions(within, index)


def inside(effects: tuple[Effect, ...], index: int) -> tuple[Effect, ...]:
    """The effects within the choice, whose targets come first there."""
    before = {TARGETS[at]: TARGETS[at + 1] for at in range(index)}
    within: tuple[Effect, ...] = renamed(effects, {**before, TARGETS[index]: TARGETS[0]})
    return within


def _outside(effects: tuple[Effect, ...], index: int) -> tuple[Effect, ...]:
    """The effects without the choice, of which the later ones move up."""
    names = {TARGETS[at]: TARGETS[at - 1] for at in range(index + 1, len(TARGETS))}
    without: tuple[Effect, ...] = renamed(effects, names)
    return without


def renamed(tree: Any, names: dict[Ref, Ref]) -> Any:
    """The tree in which cards are meant by other words."""
    if isinstance(tree, tuple):
        return tuple(renamed(part, names) for part in tree)
    if not isinstance(tree, Struct) or not names:
        return tree
    if isinstance(tree, ChooseNow) and is_of_cards(tree.choose):
        within = _after_another(names)
        return replace(
            tree,
            choose=renamed(tree.choose, names),
            effects=renamed(tree.effects, within),
            then=renamed(tree.then, within),
        )
    changes: dict[str, Any] = {}
    for name in tree.__struct_fields__:
        value = getattr(tree, name)
        if isinstance(value, str):
            if name in _REFERRING and value in names:
                changes[name] = names[value]
        elif isinstance(value, tuple | Struct):
            changed = renamed(value, names)
            if changed != value:
                changes[name] = changed
    return replace(tree, **changes) if changes else tree


def _after_another(names: dict[Ref, Ref]) -> dict[Ref, Ref]:
    """The same renaming within one more choice, before whose target the others are the later ones. A text has at most as
    many choices as there are words for, so that the last word means none of those outside."""
    last = TARGETS[-1]
    return {_next(old): _next(new) for old, new in names.items() if old != last and new != last}


def _next(word: Ref) -> Ref:
    """The word for the same cards within one more choice."""
    return TARGETS[TARGETS.index(word) + 1] if word in TARGETS else word

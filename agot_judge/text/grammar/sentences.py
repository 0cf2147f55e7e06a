"""Sentences: costs and effects, limits, what X is."""

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability.ability import AtOnce, Delayed, Effect, Either, ForEach, If, May, Modify
from agot_judge.engine.ability.cards import Condition
from agot_judge.engine.ability.later_choices import TARGETS
from agot_judge.engine.ability.triggers import Limit
from agot_judge.engine.ability.walk import nodes
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.discourse.whom_it_is_true_of import done_by_one
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import ALL, FIRST, READING, SECOND, THIRD, call, joined
from agot_judge.text.trees.marks import is_marked, while_marked
from agot_judge.text.trees.payments import is_of_another, paid_by
from agot_judge.text.trees.printed_x import X_IS_NOT_0
from agot_judge.text.trees.substitution import spoken_of

sentences = Fragment(__name__, "costs", "sentence", "definition", "limit", "often", "remark")

Effects = tuple[Effect, ...]


class Sentence(Struct, frozen=True):
    """The effects of one sentence of an ability."""

    effects: Effects = ()
    then: bool = False
    """It begins with ``then``: only if what comes before resolved in full."""


@sentences.rule
def done_then(reading: Reading, *found: Effects | None) -> Effects:
    """``it gets +2 STR, then attach ..``: the latter if the former was done in full (2e/rr/the-word-then/1)."""
    before, after = _parted(reading, found)
    return (*before, If(condition=Condition(succeeded=True), effects=after))


def _parted(reading: Reading, found: tuple[Effects | None, ...]) -> tuple[Effects, Effects]:
    """The effects before and after ``then``, or ``to``, which has none. Raises Unclear for a choice in place of effects."""
    at = found.index(None)
    before = effects(reading, *(one for one in found[:at] if one is not None))
    after = effects(reading, *(one for one in found[at + 1 :] if one is not None))
    if not before or not after:
        raise Unclear("a choice within the effects")
    return before, after


@sentences.rule
def conditional(reading: Reading, condition: Condition, found: Effects) -> Sentence:
    """The sentence under a condition: ``if .., draw 1 card``."""
    if not found:
        raise Unclear("a choice that is made only if something is true")
    is_while = reading.clause.words.lower().startswith("while")
    if is_while and is_marked(condition):
        return Sentence(while_marked(condition, found))
    if is_while and any(isinstance(effect, Modify) and effect.until is None for effect in found):
        raise Unclear("for how long")
    by_one = done_by_one(condition, found)
    if by_one is not None:
        return Sentence(by_one)
    return Sentence((If(condition=condition, effects=_chosen_if_able(reading, found)),))


def _chosen_if_able(reading: Reading, found: Effects) -> Effects:
    """``if your reserve value is 10 or higher, choose and stand .., if able``: chosen only then, and it needs not be there
    for the ability to be used."""
    new = {one.ref for one in reading.discourse.mentions if one.chosen_in == reading.discourse.sentence}
    before = len(reading.choices) - len(new)
    if not new or not all(one.apart_if_able and one.by == "you" for one in reading.choices[before:]):
        return found
    reading.chosen_before = before
    return reading.choosing_now(found)


@sentences.rule
def conditional_last(reading: Reading, found: Effects, condition: Condition) -> Sentence:
    """The sentence with its condition last: ``draw 1 card if ..``."""
    if any(isinstance(effect, Delayed) for effect in found):
        raise Unclear("whether it must be so now or then")
    where = spoken_of(condition, "this opponent", "that player")
    each = found[0] if len(found) == 1 else None
    alone = isinstance(each, ForEach) and len(each.effects) == 1 and not each.one
    if alone and where != condition and isinstance(each, ForEach) and each.player and each.where is None:
        return Sentence((replace(each, where=where),))  # "each player draws 1 card if he or she controls .."
    if where != condition and (
        any(isinstance(one, ForEach) for one in found) or any(one.each_of for one in reading.choices)
    ):
        raise Unclear("of which player it must be so")
    return conditional(reading, condition, found)


def _changed(reading: Reading, found: Effects, change: Callable[[Reading, Effects], Effects]) -> Effects:
    """The effects, changed by what happens instead: ``If it is a location, draw it (put it into play instead if ..).``"""
    return change(reading, found)


@sentences.rule
def then_conditional(reading: Reading, condition: Condition, found: Effects) -> Sentence:
    """The sentence after ``then``, under a condition."""
    by_one = done_by_one(condition, found)
    return Sentence((If(condition=condition, effects=found),) if by_one is None else by_one, then=True)


@sentences.rule
def effects(reading: Reading, *found: Effects) -> Effects:
    """The effects, one after another."""
    if any(one and (isinstance(one[-1], Either) or _is_optional(one[-1])) for one in found[:-1]):
        raise Unclear("who does what follows, and whether it is done whatever is chosen")
    return tuple(effect for one in found for effect in one)


@sentences.rule
def and_to(reading: Reading) -> None:
    """The effects after a payment, if it was made."""
    reading.chosen_before = len(reading.choices)


@sentences.rule
def paid_within(reading: Reading, *found: Effects | None) -> Effects:
    """``then, sacrifice it to gain 3 power``: the cost is paid while the effects resolve (2e/faq/1.7/1)."""
    paid, after = _parted(reading, found)
    if any(one.chosen_in == reading.discourse.sentence for one in reading.discourse.mentions):
        raise Unclear("whether what is chosen there is a target, and when it is chosen")
    if len(reading.choices) > reading.chosen_before:
        raise Unclear("when it is chosen")
    targets = reading.targets
    for one in paid:
        if isinstance(one, AtOnce | ForEach) or is_of_another(one):
            raise Unclear("who pays, and who does what is paid for")
        on = getattr(one, "on", None)
        if on in TARGETS and targets[TARGETS.index(on)].cards.controller != "you":
            raise Unclear("whose card pays")  # none of an opponent (2e/rr/costs/3)
    if targets and any(getattr(node, "on", None) == "those" for node in nodes(after)):
        raise Unclear("whether it is what pays or what was chosen")
    return (*paid_by("you", paid), If(condition=Condition(succeeded=True), effects=after))


def _is_optional(effect: Effect) -> bool:
    """True where a player may do it: ``each opponent may return a card and draw 1 card``."""
    inner = effect.effects[-1] if isinstance(effect, ForEach) else effect
    return isinstance(inner, May) and not inner.otherwise


SAME_AGAIN = "the same again"


@sentences.rule
def x_at_least(reading: Reading, many: int) -> str:
    """The remark ``(X cannot be 0)``."""
    if many:
        raise Unclear("X cannot be some number")
    return X_IS_NOT_0


sentences.means(
    one_cost=FIRST,
    one_of_costs=(Either(options=ALL),),  # "sacrifice a location or pay 2 gold"
    plain=Sentence(FIRST),
    with_alternative=Sentence(call(_changed, READING, FIRST, SECOND)),
    conditional_with_alternative=call(conditional, READING, FIRST, call(_changed, READING, SECOND, THIRD)),
    then_done=None,
    then=Sentence(FIRST, then=True),
    definition=FIRST,
    # "(You may choose the same character more than once.)": it is then affected each time
    same_again=SAME_AGAIN,
    once=1,
    twice=2,
    cannot_be_canceled="cannot be canceled",
    any_player="any player",
    limit=Limit(times=FIRST, period=SECOND),  # The limit of uses: "(limit twice per round)"
    # The limit, and the conditions under which it is done: "once per marshaling phase"
    often=(Limit(times=FIRST, period=SECOND), ()),
    often_in_phase=(Limit(times=FIRST, period="phase"), (Condition(phase=(SECOND,)),)),
    # The limit of one use for each opponent
    for_each_opponent=Limit(times=1, period=FIRST, for_each_opponent=True),
    maximum=Limit(
        times=FIRST, period=SECOND, per_title=True
    ),  # The limit for all copies: "(max once per round)"
    several_costs=call(joined, ALL),  # The costs, all to be paid
    times=FIRST,  # The number of times: "3 times"
)

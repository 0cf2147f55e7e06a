"""The paragraphs about what an ability is: its type, its limit, its choices, who may use it."""

from agot_judge.engine import ability as tree
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.memo import ByIdentity
from agot_judge.engine.shared_rules import shared

_KINDS = {
    "action": ("2e/rr/actions/1",),
    "interrupt": ("2e/rr/interrupts/2", "2e/rr/interrupts/1"),
    "reaction": ("2e/rr/reactions/2", "2e/rr/reactions/1"),
    "when revealed": ("2e/rr/when-revealed/1", "2e/rr/abilities/3"),
}
_PHASE = ("2e/rr/actions/2",)
_FORCED = ("2e/rr/forced-interrupts-forced-reactions/1", "2e/rr/abilities/3")
_RESTRICTION = ("2e/rr/play-restrictions-and-permissions/1",)
_COSTS = ("2e/rr/costs/2",)
_LIMIT = ("2e/rr/limits-and-maxima/1",)
_MAXIMUM = ("2e/rr/limits-and-maxima/3",)
_ANYBODY = ("2e/faq/2.7/2",)
_QUALIFIERS = ("2e/rr/qualifiers/1",)
_QUALIFYING = ("unique", "loyal", "limited", "faction", "trait", "kneeling")


@ByIdentity
@shared.rule(
    *(cite for cites in _KINDS.values() for cite in cites),
    *_PHASE, *_FORCED, *_RESTRICTION, *_COSTS, *_LIMIT, *_MAXIMUM, *_ANYBODY, *_QUALIFIERS,
)  # fmt: skip
def about(ability: tree.Ability) -> tuple[str, ...]:
    """The paragraphs on which the parts of an ability rest."""
    kind = _KINDS.get(ability.kind, ())
    cites: tuple[str, ...] = (*_FORCED, *kind[:1]) if ability.forced else kind
    cites += _PHASE if ability.phase is not None else ()
    cites += _RESTRICTION if ability.condition is not None else ()
    cites += _COSTS if ability.costs else ()
    if ability.limit is not None:
        cites += _MAXIMUM if ability.limit.per_title else _LIMIT
    cites += _QUALIFIERS if any(_is_qualified(node) for node in nodes(ability)) else ()
    return cites + (_ANYBODY if ability.initiated_by != "controller" else ())


def _is_qualified(node: object) -> bool:
    """True where one qualifier is said of cards of several types: ``each unique character and location``."""
    return (
        isinstance(node, tree.Cards)
        and len(node.type) > 1
        and any(getattr(node, field) not in (None, ()) for field in _QUALIFYING)
    )


_OUT_OF_PLAY = "2e/rr/costs/4"
_TOKENS = "2e/faq/1.4/3"
_OF_COSTS: dict[type, tuple[str, ...]] = {
    tree.Kneel: ("2e/rr/kneel/2",),
    tree.DiscardFromHand: (_OUT_OF_PLAY,),
    tree.DiscardFromDeck: (_OUT_OF_PLAY,),
    tree.DiscardPower: (_TOKENS,),
    tree.DiscardGold: (_TOKENS,),
    tree.MoveGold: (_TOKENS,),
    tree.MovePower: (_TOKENS,),
    tree.RemoveToken: (_TOKENS,),
}


@shared.rule(_OUT_OF_PLAY, _TOKENS, "2e/rr/kneel/2")
def about_cost(cost: tree.Effect) -> tuple[str, ...]:
    """The paragraphs about what can pay a cost of this kind."""
    return _OF_COSTS.get(type(cost), ())

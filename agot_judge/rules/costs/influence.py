"""Influence as a cost: own standing cards kneel that provide at least as much together; what is too much is lost."""

from collections.abc import Iterable

from agot_judge.engine.ability import Kneel
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import controlled
from agot_judge.engine.state.decision import Requirement
from agot_judge.engine.values.influence import influence
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.rules.potential.can_affect import could_happen

INFLUENCE = ("1e/faq/3.2/1", "ccg/rules/influence/2")
_OWN = ("1e/faq/paying-with-an-opponents-card/2",)
_PROVIDED = ("1e/faq/3.9/1", "1e/faq/3.2/4", "ccg/rules/influence/1")
_BLANK = ("1e/faq/3.9/1",)
_ONE_EFFECT = ("1e/faq/3.3/1",)
_KNEEL = Kneel(on="self")


@shared.rule(*INFLUENCE, *_PROVIDED, *_OWN, "1e/faq/3.16/1")
def providers(position: Position, player: int) -> tuple[int, ...]:
    """The player's own standing cards in play that provide influence, whatever they are immune to."""
    return tuple(
        card
        for card in controlled(position.state, player)
        if influence(position, card) > 0
        and could_happen(position, _KNEEL, card, Scope(source=card, you=player))
    )


@shared.rule(*INFLUENCE, "1e/faq/3.3/1")
def is_enough(
    position: Position, cards: Iterable[int], amount: int, knelt: Iterable[tuple[int, ...]]
) -> bool:
    """True where these cards provide so much influence beside those that kneel for other costs, one out of each pool."""
    cards, pools = tuple(cards), tuple(knelt)
    if not pools:
        return sum(influence(position, card) for card in cards) >= amount
    pool, *rest = pools
    return any(
        is_enough(
            position,
            (one for one in cards if one != card),
            amount,
            tuple(tuple(one for one in other if one != card) for other in rest),
        )
        for card in dict.fromkeys(pool)
    )


def influence_requirement(
    position: Position, player: int, amount: int, knelt: Iterable[tuple[int, ...]]
) -> Requirement:
    """The requirement that so much influence can be knelt beside what else kneels to pay."""
    cards = providers(position, player)
    there = sum(influence(position, card) for card in cards)
    met = is_enough(position, cards, amount, knelt)
    blank = any(
        position.game.cards[card].definition.face.influence and not influence(position, card)
        for card in controlled(position.state, player)
    )
    cites = (*INFLUENCE, *_OWN, *(_BLANK if blank else ()))
    who = position.game.players[player]
    return Requirement(
        text=f"{amount} influence can be knelt ({who}'s standing cards provide {there}).",
        failing=f"It costs {amount} influence ({who}'s standing cards provide {there}"
        f"{' with what kneels to pay besides' if there >= amount else ''}).",
        met=met,
        cites=(*cites, *(_ONE_EFFECT if there >= amount and not met else ())),
        about="cost",
        remedy=f"standing cards that provide {amount - there} more influence" if there < amount else "",
    )

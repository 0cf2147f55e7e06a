"""On which cards a constant ability works, and from where it looks at each."""

from msgspec.structs import replace

from agot_judge.engine.ability import Cards, Modify, On
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.memo import ByIdentity
from agot_judge.engine.values.matching import cards_meant, matches_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope, players_said
from agot_judge.engine.values.undetermined_opponent import is_plot_of_one


def reaches(position: Position, on: On, card: int, scope: Scope) -> bool:
    """True where what a constant ability works on is (or is among others) this card."""
    if on == "self":
        return card == scope.source
    if isinstance(on, Cards):
        if is_plot_of_one(on) and len(players_said(position.game, position.state, "opponent", scope)) > 1:
            return False  # which opponent's is not said
        return matches_in(position, on, card, scope)
    return card in cards_meant(position, on, scope)


@ByIdentity
def _speaks_of_its_controller(modify: Modify) -> bool:
    """True where it depends on something about the controller or owner of the card that it changes."""
    found = nodes((modify.condition, modify.during, modify.unless))
    return any(
        getattr(node, name, None) in ("controller", "owner")
        for node in found
        for name in ("player", "controller", "owner")
    )


@ByIdentity
def _speaks_of_itself(modify: Modify) -> bool:
    """True where it changes a card by something that is true of that card: ``each Knight gets +1 STR while it is attacking``."""
    told = isinstance(modify.on, Cards) or modify.on in ("occurrence", "doer", "cost")
    return told and any(
        "those" in (getattr(node, "card", None), getattr(node, "on", None), getattr(node, "of", None))
        for node in nodes((modify.condition, modify.during, modify.unless))
    )


def seen_by(modify: Modify, scope: Scope, card: int) -> Scope:
    """The scope in which a change of this card is looked at."""
    if _speaks_of_itself(modify):
        return replace(scope, card=card, those=(card,))
    return replace(scope, card=card) if _speaks_of_its_controller(modify) else scope


def sees_each(modify: Modify) -> bool:
    """True where the scope of a change is another one for each card."""
    return _speaks_of_itself(modify) or _speaks_of_its_controller(modify)

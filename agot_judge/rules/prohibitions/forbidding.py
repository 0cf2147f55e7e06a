"""The card that forbids something, with its text: the reason that a judge gives (2e/rr/cannot/1)."""

from agot_judge.engine.ability import Forbid, Modify
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import label
from agot_judge.engine.state.decision import Requirement
from agot_judge.engine.state.game import Game
from agot_judge.engine.values.continuous import modifiers
from agot_judge.engine.values.immunity import is_immune_to
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.engine.values.values import is_prohibited

_CANNOT = ("2e/rr/cannot/1",)
_OF_CARDS = (*_CANNOT, "2e/faq/2.1/1")
"""A card that cannot be .. by something is not chosen for it, and ignores it."""
_IMMUNE = ("2e/rr/immune/1", "2e/rr/keywords/1")


def who_forbids(game: Game, source: int, said: Forbid | Modify) -> str:
    """The card by title, and its ability that forbids this in quotation marks, where it is one of the card's own."""
    if source < 0:
        return "an effect in force"
    name = label(game, source)
    for ability in game.cards[source].definition.abilities:
        if ability.text and any(_is_same(node, said) for node in nodes(ability)):
            return f'{name}: "{ability.text}"'
    return name


def stopped(words: str) -> str:
    """The words as the end of a sentence: a quotation that ends with a full stop needs no other."""
    return words if words.endswith('."') else f"{words}."


def not_forbidden(
    position: Position, card: int, what: str, cites: tuple[str, ...] = (), source: int = -1
) -> Requirement:
    """The requirement that nothing says that the card cannot ``be killed``, or whatever else; where something does, what it is.

    ``source`` is the card by whose effect it would; -1: by no card effect.
    """
    met = not is_prohibited(position, card, what, source=source)
    by = "" if met else f" ({forbidden_by(position, card, what)})"
    text = f"Nothing says that {label(position.game, card)} cannot {what}{by}."
    failing = "" if met else f"{label(position.game, card)} cannot {what}{by}."
    return Requirement(text=text, failing=failing, met=met, cites=cites or _why_cannot(what))


@shared.rule(*_OF_CARDS)
def _why_cannot(what: str) -> tuple[str, ...]:
    """The paragraphs about a card that cannot do this, or to which it cannot be done: ``be killed``, ``be knelt``."""
    return _OF_CARDS if what.startswith("be ") else _CANNOT


def forbidden_by(position: Position, card: int, what: str) -> str:
    """The cards by whose texts the card cannot ``be killed``, or whatever else, each with its text."""
    by = {
        who_forbids(position.game, change.scope.source, change.modify): None
        for change in modifiers(position, card, "cannot")
        if what in change.modify.cannot
    }
    return "; ".join(by)


@shared.rule(*_IMMUNE)
def not_immune(position: Position, card: int, scope: Scope) -> Requirement:
    """The requirement that the card is not immune to an ability: that of a card text, or a keyword, which is one."""
    text = (
        f"{label(position.game, card)} is not immune to the effects of {label(position.game, scope.source)}."
    )
    failing = text.replace(" is not immune", " is immune")
    return Requirement(text=text, failing=failing, met=not is_immune_to(position, card, scope), cites=_IMMUNE)


def _is_same(node: object, said: Forbid | Modify) -> bool:
    """True where it is that prohibition; in force, what was open in it has been written into it."""
    return node is said or (type(node) is type(said) and getattr(node, "cannot", None) == said.cannot)

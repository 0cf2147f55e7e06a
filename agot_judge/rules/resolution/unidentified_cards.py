"""Effects that ask what cards are that nobody has identified: the judge resolves them."""

from collections.abc import Iterator

from msgspec.structs import replace

from agot_judge.engine import ability as tree
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.frames import Resolution
from agot_judge.engine.state.state import UNKNOWN
from agot_judge.engine.values.amounts import is_those_of_somebody
from agot_judge.engine.values.position import Position
from agot_judge.rules.potential.possible_scope import holds_unknown
from agot_judge.rules.resolution.effect_results import parts_about_those, speaks_of_those
from agot_judge.rules.resolution.scope_of import scope_of_resolution

HOLDING = (tree.If, tree.May, tree.Either, tree.ForEach, tree.AtOnce, tree.ChooseNow)
"""Effects that hold others: they change nothing themselves, and what was said before still stands."""
_PILES = ("hand", "discard", "dead")


@shared.rule("2e/rr/effects/3")
def asks_of_unidentified(position: Position, frame: Resolution, effect: tree.Effect) -> bool:
    """True where the effect cannot be carried out without knowing what some unidentified card is."""
    if frame.unidentified and speaks_of_those((effect,)) and not _asks_how_many(frame, effect):
        return True
    if any(UNKNOWN in cards for cards in frame.paid) and _asks_what_it_is(effect, "cost"):
        return True
    if any(did.unidentified and _asks_what_it_is(effect, did.deed) for did in frame.deeds):
        return True
    if not any(UNKNOWN in getattr(player, pile) for player in position.state.players for pile in _PILES):
        return False
    scope = scope_of_resolution(frame)
    return any(holds_unknown(position, cards, scope) for cards in _counted(effect))


def _asks_how_many(frame: Resolution, effect: tree.Effect) -> bool:
    """True where it asks of the cards on which the effect before worked only how many they were, and that is known."""
    counted = [
        node.cards
        for node in nodes(effect)
        if isinstance(node, tree.Count) and is_those_of_somebody(node.cards)
    ]
    if len(counted) != sum(1 for _ in parts_about_those((effect,))):
        return False
    of_each = dict(frame.many_of_each)
    known = bool(of_each) if isinstance(effect, tree.ForEach) else frame.that_player in of_each
    return all(known if cards.owner != "any" else not of_each for cards in counted)


def _asks_what_it_is(effect: tree.Effect, ref: tree.Ref) -> bool:
    """True where the effect speaks of the cards that this means, other than of how many they are."""
    if isinstance(effect, HOLDING) and not isinstance(effect, tree.If):
        return False
    for node in nodes(effect.condition if isinstance(effect, tree.If) else effect):
        if isinstance(node, tree.Cards) and node.among == ref and node != tree.Cards(among=ref, zone="any"):
            return True
        if ref in (getattr(node, "on", None), getattr(node, "cards", None), getattr(node, "card", None)):
            return True
    return False


def _counted(effect: tree.Effect) -> Iterator[tree.Cards]:
    """The cards out of play that the effect counts, or asks for, by more than the place where they are."""
    asked: object = effect
    if isinstance(effect, tree.If):
        asked = effect.condition
    elif isinstance(effect, HOLDING):
        return
    for node in nodes(asked):
        if isinstance(node, tree.Count):
            cards = node.cards
        elif isinstance(node, tree.Condition) and node.exists is not None:
            cards = node.exists
        else:
            continue
        if cards.zone in _PILES and replace(cards, zone="play", controller="any") != tree.Cards():
            yield cards

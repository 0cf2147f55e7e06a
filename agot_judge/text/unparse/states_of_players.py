"""Conditions about players: numbers beside others."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import (
    Amount,
    CardNumber,
    Compare,
    Count,
    Different,
    PlayerNumber,
)
from agot_judge.engine.ability.words import Relation
from agot_judge.text.grammar.numbers.comparisons import TURNED
from agot_judge.text.unparse.amounts import OWNED, VALUES, amount
from agot_judge.text.unparse.cards import bare
from agot_judge.text.unparse.measures import MEASURES, RELATIONS
from agot_judge.text.unparse.states_of_cards import quantity, there_are
from agot_judge.text.unparse.wording import Wording, has, who, whose

DIFFERENT = {"faction": "factions", "trait": "traits", "type": "cardtypes", "name": "titles"}


LYING = ("gold", "power", "tokens")

UNCOUNTED = ("gold", "power", "faction power")
"""Of these a player has more or less, not more or fewer."""


def compare(wording: Wording, found: Compare, *, no_opponent: bool = False) -> str:
    """One number beside another."""
    left, right = found.left, found.right
    other = {"an opponent": "an opponent", "each opponent": "each opponent"}.get(found.versus, "")
    other = "no opponent" if no_opponent else other
    if isinstance(left, int) and isinstance(right, PlayerNumber) and found.versus:
        relation = TURNED.get(found.relation, found.relation)
        return _beside_number(f"{other} has", f"{other}'s", relation, left, right)
    if isinstance(left, int) and isinstance(right, Count) and found.versus:
        said = quantity(TURNED.get(found.relation, found.relation), left)
        if right.cards.zone == "shadows":
            cards = bare(wording, replace(right.cards, controller="any"))
            return f"{other} controls {said} {cards}"
        theirs = there_are(wording, replace(right.cards, controller="opponent"), said)
        return theirs.replace("an opponent", other, 1)
    if isinstance(left, Count) and isinstance(right, int) and found.relation == "exactly":
        return there_are(wording, left.cards, quantity("exactly", right))
    if isinstance(left, Different) and found.relation == "at least" and left.what in DIFFERENT:
        among = f"{DIFFERENT[left.what]} among {bare(wording, left.cards)}"
        return f"there are {amount(wording, right)} or more different {among}"
    if isinstance(left, CardNumber) and isinstance(right, int) and left.what in LYING:
        what = f"{left.token} tokens" if left.what == "tokens" else left.what
        where = wording.reference(left.on) if isinstance(left.on, str) else bare(wording, left.on)
        many = f"{right} or more" if found.relation == "at least" else quantity(found.relation, right)
        return f"there are {many} {what} on {where}"
    if isinstance(left, PlayerNumber) and isinstance(right, int):
        return _beside_number(has(left.player), whose(left.player), found.relation, right, left)
    if isinstance(left, PlayerNumber) and isinstance(right, PlayerNumber) and right.of_several != "total":
        if left.what in VALUES:
            return f"{has(left.player)} the {right.of_several} {VALUES[left.what]}"
        most = "the most" if right.of_several == "highest" else "the fewest"
        return f"{has(left.player)} {most} {OWNED.get(left.what, left.what)}"
    if isinstance(left, PlayerNumber) and isinstance(right, PlayerNumber) and left.what == right.what:
        return _beside_player(found, left, right, other or who(right.player))
    if isinstance(left, Count) and isinstance(right, Count) and right.of_several != "total":
        most = "the most" if right.of_several == "highest" else "the fewest"
        return f"{who(left.cards.controller)} controls {most} {bare(wording, right.cards)}"
    if isinstance(left, Count) and isinstance(right, Count) and found.relation != "exactly":
        more, than_as = _relative(found.relation, right.plus)
        one, two = left.cards, right.cards
        if one.controller != "any" and replace(one, controller="any") == replace(two, controller="any"):
            if one.zone in ("used", "dead", "discard"):
                return f"{has(one.controller)} {more} {bare(wording, one)} {than_as} {other or who(two.controller)}"
            verb = "control" if one.controller == "you" else "controls"
            rest = bare(wording, replace(one, controller="any"))
            return f"{who(one.controller)} {verb} {more} {rest} {than_as} {other or who(two.controller)}"
        if other and not right.plus:
            theirs = bare(wording, replace(two, controller="any"))
            more = RELATIONS[found.relation]
            return (
                f"the number of {bare(wording, one)} is {more} than the number of {theirs} {other} controls"
            )
        return f"there are {more} {bare(wording, one)} {than_as} {bare(wording, two)}"
    if isinstance(left, Count) and isinstance(right, PlayerNumber) and right.what in VALUES:
        owner = f"{other}'s" if other else whose(right.player)
        than = {
            "more than": "higher",
            "less than": "lower",
            "at least": "equal or higher",
            "at most": "equal or lower",
        }
        if found.relation == "exactly":
            return f"the number of {bare(wording, left.cards)} is equal to {owner} {VALUES[right.what]}"
        said = than[found.relation]
        return f"the number of {bare(wording, left.cards)} is {said} than {owner} {VALUES[right.what]}"
    if isinstance(left, CardNumber) and isinstance(left.on, str) and isinstance(right, int):
        total = f"the total {MEASURES[left.what]} of {wording.reference(left.on)}"
        return f"{total} is {_relation(wording, found.relation, right)}"
    said = f"{amount(wording, left)} is {_relation(wording, found.relation, right)}"
    return said.replace(who("this opponent"), other) if other else said


def _relation(wording: Wording, relation: Relation, right: Amount) -> str:
    """``higher than the number of Knights you control``, ``5 or higher``."""
    if isinstance(right, int) and relation in ("at least", "at most"):
        return f"{right} {'or higher' if relation == 'at least' else 'or lower'}"
    than = {
        "more than": "higher",
        "less than": "lower",
        "at least": "equal or higher",
        "at most": "equal or lower",
    }
    if relation not in than:
        return f"equal to {amount(wording, right)}"
    return f"{than[relation]} than {amount(wording, right)}"


def won_by(relation: str, number: int) -> str:
    """``by 5 or more STR``."""
    said = {
        "at most": f"{number} or fewer",
        "less than": f"fewer than {number}",
        "more than": f"more than {number}",
        "exactly": f"exactly {number}",
    }
    return f"by {said.get(relation, f'{number} or more')} STR"


def _beside_number(has_: str, owner: str, relation: str, number: int, what: PlayerNumber) -> str:
    """``you have 4 or more gold``, ``your claim value is 2``."""
    if what.what in VALUES:
        ending = {"at least": " or higher", "at most": " or lower"}.get(relation, "")
        return f"{owner} {VALUES[what.what]} is {number}{ending}"
    if what.what == "winning STR":
        won = "the challenge was won" if what.player == "winner" else "you won"
        return f"{won} {won_by(relation, number)}"
    owned = OWNED.get(what.what, what.what)
    if relation == "exactly" and number == 0:
        return f"{has_} no {owned}"
    many = {
        "at least": f"{number} or more",
        "more than": f"more than {number}",
        "less than": f"fewer than {number}",
        "exactly": f"exactly {number}",
    }
    return f"{has_} {many.get(relation, f'{number} or fewer')} {owned}"


def _beside_player(found: Compare, left: PlayerNumber, right: PlayerNumber, other: str) -> str:
    """``you have more gold than each opponent``, ``your initiative is higher than an opponent's``."""
    if left.what in VALUES:
        than = {
            "more than": "higher",
            "less than": "lower",
            "at least": "equal or higher",
            "at most": "equal or lower",
        }
        if other == "no opponent" and left.player == "you" and found.relation in ("more than", "less than"):
            lower = "lower" if found.relation == "more than" else "higher"
            return f"no opponent has a {lower} {VALUES[left.what]} than you"
        owner = f"{other}'s" if other != "you" else "yours"
        return f"{whose(left.player)} {VALUES[left.what]} is {than.get(found.relation, 'equal')} than {owner}"
    if other == "no opponent" and left.player == "you" and found.relation in ("more than", "less than"):
        fewer = "less" if left.what in UNCOUNTED else "fewer"
        more = fewer if found.relation == "more than" else "more"
        return f"no opponent has {more} {OWNED.get(left.what, left.what)} than you"
    more, than_as = _relative(found.relation, right.plus)
    if left.what in UNCOUNTED:
        more = more.replace("fewer", "less").replace("many", "much")
    return f"{has(left.player)} {more} {OWNED.get(left.what, left.what)} {than_as} {other}"


def _relative(relation: Relation, plus: int) -> tuple[str, str]:
    """``more .. than``, ``at least 2 fewer .. than``, ``at least as many .. as``."""
    if relation in ("more than", "less than"):
        return "more" if relation == "more than" else "fewer", "than"
    if plus:
        return f"at least {abs(plus)} {'more' if plus > 0 else 'fewer'}", "than"
    return f"{relation} as many", "as"

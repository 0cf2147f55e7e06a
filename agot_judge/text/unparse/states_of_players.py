"""Conditions about numbers: of players, of cards, one beside another."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Amount, CardNumber, Compare, Count, Different, PlayerNumber
from agot_judge.engine.ability.words import Relation
from agot_judge.text.grammar.numbers.comparisons import TURNED
from agot_judge.text.unparse.amounts import amount
from agot_judge.text.unparse.cards import bare
from agot_judge.text.unparse.measures import MEASURES
from agot_judge.text.unparse.states_of_cards import quantity, there_are
from agot_judge.text.unparse.wording import THIS_OPPONENT, WORDS, Wording, does, who, whose

UNCOUNTED = ("gold", "power", "faction power")
"""Of these a player has more or less, not more or fewer."""


def compare(wording: Wording, found: Compare) -> str:
    """One number beside another."""
    return _beside(wording, found, found.versus)


def compare_with_none(wording: Wording, found: Compare) -> str:
    """The denial that an opponent has such a number."""
    return _beside(wording, found, "no opponent")


def _beside(wording: Wording, found: Compare, other: str) -> str:
    left, right = found.left, found.right
    if isinstance(left, int) and found.versus:
        if isinstance(right, PlayerNumber):
            return _beside_number(
                f"{other} has", f"{other}'s", TURNED.get(found.relation, found.relation), left, right
            )
        if isinstance(right, Count):
            return _of_opponents(wording, found, left, right, other)
    if isinstance(left, PlayerNumber):
        return _of_player(wording, found, left, other)
    if isinstance(left, Count):
        return _of_cards(wording, found, left, other)
    if isinstance(left, Different) and found.relation == "at least":
        among = f"{WORDS.characteristics[left.what]} among {bare(wording, left.cards)}"
        return f"there are {amount(wording, right)} or more different {among}"
    if isinstance(left, CardNumber) and isinstance(right, int):
        where = wording.reference(left.on) if isinstance(left.on, str) else bare(wording, left.on)
        if left.what in ("gold", "power", "tokens"):
            what = f"{left.token} tokens" if left.what == "tokens" else left.what
            many = f"{right} or more" if found.relation == "at least" else quantity(found.relation, right)
            return f"there are {many} {what} on {where}"
        if isinstance(left.on, str):
            return (
                f"the total {MEASURES[left.what]} of {where} is {_relation(wording, found.relation, right)}"
            )
    return _is(wording, found, other)


def _is(wording: Wording, found: Compare, other: str) -> str:
    said = f"{amount(wording, found.left)} is {_relation(wording, found.relation, found.right)}"
    return said.replace(who(THIS_OPPONENT), other) if other else said


def _relation(wording: Wording, relation: Relation, right: Amount) -> str:
    """The relation with its number: ``higher than the number of Knights you control``, ``5 or higher``."""
    if isinstance(right, int) and relation in ("at least", "at most"):
        return f"{right} {'or higher' if relation == 'at least' else 'or lower'}"
    if relation not in WORDS.relations:
        return f"equal to {amount(wording, right)}"
    return f"{WORDS.relations[relation]} than {amount(wording, right)}"


def _of_opponents(wording: Wording, found: Compare, left: int, right: Count, other: str) -> str:
    """The cards of opponents: ``each opponent controls 2 or more characters``."""
    said = quantity(TURNED.get(found.relation, found.relation), left)
    if right.cards.zone == "shadows":
        return f"{other} controls {said} {bare(wording, replace(right.cards, controller='any'))}"
    theirs = there_are(wording, replace(right.cards, controller="opponent"), said)
    return theirs.replace("an opponent", other, 1)


def _of_player(wording: Wording, found: Compare, left: PlayerNumber, other: str) -> str:
    """The number of a player, beside a number or the numbers of others."""
    right, value = found.right, WORDS.values.get(left.what)
    if isinstance(right, int):
        return _beside_number(does(left.player, "have"), whose(left.player), found.relation, right, left)
    if isinstance(right, PlayerNumber) and right.of_several != "total":
        most = "the most" if right.of_several == "highest" else "the fewest"
        what = f"the {right.of_several} {value}" if value else f"{most} {_owned(left)}"
        return f"{does(left.player, 'have')} {what}"
    if isinstance(right, PlayerNumber) and left.what == right.what:
        return _beside_player(found, left, right, other or who(right.player))
    return _is(wording, found, other)


def _owned(number: PlayerNumber) -> str:
    return WORDS.owned.get(number.what, number.what)


def _of_cards(wording: Wording, found: Compare, left: Count, other: str) -> str:
    """The number of cards, beside a number or other cards."""
    right, cards = found.right, left.cards
    number = f"the number of {bare(wording, cards)} is"
    if isinstance(right, int) and found.relation == "exactly":
        return there_are(wording, cards, quantity("exactly", right))
    if isinstance(right, PlayerNumber) and right.what in WORDS.values:
        owner = f"{other}'s" if other else whose(right.player)
        than = "equal to" if found.relation == "exactly" else f"{WORDS.relations[found.relation]} than"
        return f"{number} {than} {owner} {WORDS.values[right.what]}"
    if not isinstance(right, Count):
        return _is(wording, found, other)
    if right.of_several != "total":
        most = "the most" if right.of_several == "highest" else "the fewest"
        return f"{who(cards.controller)} controls {most} {bare(wording, right.cards)}"
    if found.relation == "exactly":
        return _is(wording, found, other)
    more, than_as = _relative(found.relation, right.plus)
    of_any, theirs = replace(cards, controller="any"), replace(right.cards, controller="any")
    if cards.controller != "any" and of_any == theirs:
        in_pile = cards.zone in ("used", "dead", "discard")
        has = does(cards.controller, "have" if in_pile else "control")
        what = bare(wording, cards if in_pile else of_any)
        return f"{has} {more} {what} {than_as} {other or who(right.cards.controller)}"
    if other and not right.plus:
        than = f"{WORDS.relations[found.relation]} than the number of {bare(wording, theirs)}"
        return f"{number} {than} {other} controls"
    return f"there are {more} {bare(wording, cards)} {than_as} {bare(wording, right.cards)}"


def won_by(relation: str, number: int) -> str:
    """The margin of a victory: ``by 5 or more STR``."""
    return f"by {_numbers(relation, number, f'{number} or more')} STR"


def _numbers(relation: str, number: int, others: str) -> str:
    said = {
        "at least": f"{number} or more",
        "at most": f"{number} or fewer",
        "less than": f"fewer than {number}",
        "more than": f"more than {number}",
        "exactly": f"exactly {number}",
    }
    return said.get(relation, others)


def _beside_number(has: str, owner: str, relation: Relation, number: int, what: PlayerNumber) -> str:
    """The number of a player beside an amount: ``you have 4 or more gold``, ``your claim value is 2``."""
    if what.what in WORDS.values:
        ending = {"at least": " or higher", "at most": " or lower"}.get(relation, "")
        return f"{owner} {WORDS.values[what.what]} is {number}{ending}"
    if what.what == "winning STR":
        won = "the challenge was won" if what.player == "winner" else "you won"
        return f"{won} {won_by(relation, number)}"
    if relation == "exactly" and number == 0:
        return f"{has} no {_owned(what)}"
    return f"{has} {_numbers(relation, number, f'{number} or fewer')} {_owned(what)}"


def _beside_player(found: Compare, left: PlayerNumber, right: PlayerNumber, other: str) -> str:
    """The number of a player beside others: ``you have more gold than each opponent``."""
    value, more_than = WORDS.values.get(left.what), found.relation == "more than"
    uncounted = left.what in UNCOUNTED
    if other == "no opponent" and left.player == "you" and found.relation in ("more than", "less than"):
        if value:
            return f"no opponent has a {'lower' if more_than else 'higher'} {value} than you"
        fewer = "less" if uncounted else "fewer"
        return f"no opponent has {fewer if more_than else 'more'} {_owned(left)} than you"
    if value:
        owner = f"{other}'s" if other != "you" else "yours"
        relation = WORDS.relations.get(found.relation, "equal")
        return f"{whose(left.player)} {value} is {relation} than {owner}"
    more, than_as = _relative(found.relation, right.plus)
    more = more.replace("fewer", "less").replace("many", "much") if uncounted else more
    return f"{does(left.player, 'have')} {more} {_owned(left)} {than_as} {other}"


def _relative(relation: Relation, plus: int) -> tuple[str, str]:
    """The words around what is compared: ``more .. than``, ``at least 2 fewer .. than``, ``at least as many .. as``."""
    if relation in ("more than", "less than"):
        return "more" if relation == "more than" else "fewer", "than"
    if plus:
        return f"at least {abs(plus)} {'more' if plus > 0 else 'fewer'}", "than"
    return f"{relation} as many", "as"

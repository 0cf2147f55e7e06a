"""Conditions about numbers: of players, of cards, one beside another."""

from collections.abc import Callable

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Amount, Compare, Count, Different, PlayerNumber
from agot_judge.engine.ability.words import Relation
from agot_judge.text.grammar.numbers.comparisons import TURNED
from agot_judge.text.unparse.amounts import amount
from agot_judge.text.unparse.cards import bare
from agot_judge.text.unparse.states_of_cards import quantity, there_are
from agot_judge.text.unparse.wording import (
    THIS_OPPONENT,
    WORDS,
    Unworded,
    Wording,
    does,
    possessive,
    who,
    whose,
    words_for,
)

UNCOUNTED = ("gold", "power", "faction power")
"""Of these a player has more or less, not more or fewer."""
_OR_MORE: dict[Relation, str] = {"at least": "or higher", "at most": "or lower", "exactly": ""}
_MORE: dict[Relation, str] = {"more than": "more", "less than": "fewer"}


def compare(wording: Wording, found: Compare) -> str:
    """One number beside another."""
    left, relation, right, other = found.left, found.relation, found.right, found.versus
    if isinstance(left, int):  # said of what opponents have
        if not other:
            raise Unworded
        left, relation, right = right, TURNED.get(relation, relation), left
    say = _SAID.get((type(left), type(right)), _is)
    return say(wording, left, relation, right, other)


def _is(wording: Wording, left: Amount, relation: Relation, right: Amount, other: str) -> str:
    said = f"{amount(wording, left)} is {_than(relation)} {amount(wording, right)}"
    return said.replace(who(THIS_OPPONENT), other) if other else said


def _than(relation: Relation) -> str:
    return "equal to" if relation == "exactly" else f"{WORDS.relations[relation]} than"


def won_by(relation: Relation, number: int) -> str:
    """The margin of a victory: ``by 5 or more STR``."""
    return f"by {words_for(WORDS.quantities, relation).format(number)} STR"


def _owned(number: PlayerNumber) -> str:
    return WORDS.owned.get(number.what, number.what)


def _of_player(wording: Wording, left: PlayerNumber, relation: Relation, right: int, other: str) -> str:
    """The number of a player: ``you have 4 or more gold``, ``your claim value is 2``."""
    if left.what in WORDS.values:
        owner = possessive(other) if other else whose(left.player)
        return f"{owner} {WORDS.values[left.what]} is {right} {words_for(_OR_MORE, relation)}".rstrip()
    if left.what == "winning STR":
        won = "the challenge was won" if left.player == "winner" else "you won"
        return f"{won} {won_by(relation, right)}"
    none = relation == "exactly" and right == 0
    many = "no" if none else words_for(WORDS.quantities, relation).format(right)
    return f"{f'{other} has' if other else does(left.player, 'have')} {many} {_owned(left)}"


def _of_cards(wording: Wording, left: Count, relation: Relation, right: int, other: str) -> str:
    """The number of cards: ``you control exactly 2 characters``, ``each opponent controls 2 or more characters``."""
    said = quantity(relation, right)
    if not other:
        return there_are(wording, left.cards, said)
    theirs = there_are(wording, replace(left.cards, controller="opponent"), said)
    return theirs.replace("an opponent", other, 1)


def _different(wording: Wording, left: Different, relation: Relation, right: int, other: str) -> str:
    among = f"{WORDS.characteristics[left.what]} among {bare(wording, left.cards)}"
    return f"there are {words_for(WORDS.quantities, relation).format(right)} different {among}"


def _of_both(
    wording: Wording, left: PlayerNumber, relation: Relation, right: PlayerNumber, other: str
) -> str:
    """The number of a player beside others: ``you have more gold than each opponent``."""
    value = WORDS.values.get(left.what)
    if right.of_several != "total":
        most = f"the {right.of_several} {value}" if value else f"the most {_owned(left)}"
        return f"{does(left.player, 'have')} {most}"
    if left.what != right.what:
        return _is(wording, left, relation, right, other)
    other = other or who(right.player)
    if value:
        theirs = "yours" if other == "you" else possessive(other)
        return f"{whose(left.player)} {value} is {_than(relation)} {theirs}"
    if right.plus:
        raise Unworded
    more = words_for(_MORE, relation)
    more = more.replace("fewer", "less") if left.what in UNCOUNTED else more
    return f"{does(left.player, 'have')} {more} {_owned(left)} than {other}"


def _of_value(wording: Wording, left: Count, relation: Relation, right: PlayerNumber, other: str) -> str:
    """The number of cards beside a value: ``the number of characters you control is higher than your claim value``."""
    owner = possessive(other) if other else whose(right.player)
    value = words_for(WORDS.values, right.what)
    return f"the number of {bare(wording, left.cards)} is {_than(relation)} {owner} {value}"


def _of_others(wording: Wording, left: Count, relation: Relation, right: Count, other: str) -> str:
    """The number of cards beside that of others: ``you control more characters than each opponent``."""
    if right.of_several != "total" or right.plus:
        raise Unworded
    cards, more = left.cards, words_for(_MORE, relation)
    of_any, theirs = replace(cards, controller="any"), replace(right.cards, controller="any")
    if cards.controller != "any" and of_any == theirs and cards.zone not in ("used", "dead", "discard"):
        has = does(cards.controller, "control")
        return f"{has} {more} {bare(wording, of_any)} than {other or who(right.cards.controller)}"
    if other:
        raise Unworded
    return f"there are {more} {bare(wording, cards)} than {bare(wording, right.cards)}"


_SAID: dict[tuple[type, type], Callable[..., str]] = {
    (PlayerNumber, int): _of_player,
    (Count, int): _of_cards,
    (Different, int): _different,
    (PlayerNumber, PlayerNumber): _of_both,
    (Count, PlayerNumber): _of_value,
    (Count, Count): _of_others,
}
"""The words for two numbers by what they are; all others are said as amounts."""

"""Conditions about cards, that there are such and what is true of them, and about numbers, one beside another."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability import Amount, Cards, Compare, Condition, Count, PlayerNumber
from agot_judge.engine.ability.words import Relation
from agot_judge.text.grammar.numbers.comparisons import TURNED
from agot_judge.text.unparse.amounts import amount
from agot_judge.text.unparse.cards import a, bare, having, noun, single
from agot_judge.text.unparse.descriptions import CHOSEN, PLAIN, ROLES, best_of, given_of
from agot_judge.text.unparse.templates import FORMS, PARTS, filled, names_in, said_of
from agot_judge.text.unparse.wording import (
    THIS_OPPONENT,
    WORDS,
    Unworded,
    Wording,
    does,
    place,
    possessive,
    who,
    whose,
    words_for,
)


def exists(wording: Wording, cards: Cards, least: int, most: int | None) -> str:
    """The existence of such cards, so many of them."""
    many = quantity("at least", least) if most is None else quantity("at most", most)
    if cards.controller == "opponent" and many != "a":  # of all opponents together
        return f"there are {noun(wording, cards, many)}"
    return there_are(wording, cards, many)


def quantity(relation: Relation, many: int) -> str:
    """The quantity of cards: ``a``, ``no``, ``2 or more``, ``exactly 1``."""
    if many == 0 and relation in ("exactly", "at most"):
        return "no"
    return "a" if (relation, many) == ("at least", 1) else words_for(WORDS.quantities, relation).format(many)


def there_are(wording: Wording, cards: Cards, quantity: str) -> str:
    """The existence of so many such cards, or a player who has or controls them."""
    if cards.zone == "agenda" and not cards.facedown:
        runs = "you are" if cards.controller in ("any", "you") else f"{who(cards.controller)} is"
        agenda = cards.name or a(wording, replace(cards, zone="play", controller="any"))
        return f"{runs}{' not' if quantity == 'no' else ''} running {agenda}"
    if quantity == "a" and (certain := _on_pile(wording, cards) or _certain(wording, cards)):
        return certain
    there = f"there {'is' if quantity == 'a' else 'are'}"
    if cards.controller == "any":
        return f"{there} {noun(wording, cards, quantity)}"
    if cards.zone not in ("play", "any"):
        return f"{does(cards.controller, 'have') if cards.type else there} {noun(wording, cards, quantity)}"
    rest = replace(cards, controller="any")
    said = a(wording, rest) if quantity == "a" else noun(wording, rest, quantity)
    return f"{does(cards.controller, 'control')} {said}"


def _on_pile(wording: Wording, cards: Cards) -> str:
    """The state of a card of a pile: ``the top card of your discard pile is a character``; empty where none is meant."""
    subject = single(wording, replace(cards, any_of=())) if cards.top == 1 and len(cards.any_of) == 1 else ""
    return f"{subject} is {a(wording, replace(cards.any_of[0], zone='play'))}" if subject else ""


def _certain(wording: Wording, cards: Cards) -> str:
    """The state of this card, the attached one or one by name; empty of any other."""
    subject = single(wording, replace(PLAIN, this=cards.this, host=cards.host, name=cards.name))
    if not subject:
        return ""
    rest = replace(cards, this=None, host=None, name=None)
    said = controls(subject, rest) or holds(wording, subject, rest, "is", "has")
    return said or f"{subject} is {a(wording, rest)}"


def controls(subject: str, rest: Cards) -> str:
    """The controller of the card; empty where something else is said of it."""
    if rest.controller == "any" or replace(rest, controller="any") != PLAIN:
        return ""
    return f"{does(rest.controller, 'control')} {subject}"


def holds(wording: Wording, subject: str, fields: Cards, is_: str, has_: str) -> str:
    """The state of a card that is named; empty where it cannot be said of it."""
    said = given_of(fields).keys() - {"zone"}
    verbs = {"is": is_, "has": has_, "was": "was" if is_ == "is" else "was not"}
    for name in WORDS.held:
        template = WORDS.template("held", name, fields) if name in said else ""
        if template and said <= names_in(template):
            verb, _, rest = template.partition(" ")
            return f"{subject} {verbs[verb]} {filled(rest, wording, fields)}"
    if said == {"any_of"} and best_of(fields) is not None and is_ == "is":
        return f"{subject} has {having(wording, fields)[0]}"
    attributes = having(wording, fields)
    if attributes and said <= _ATTRIBUTES:
        return f"{subject} {has_} {_things_on(subject, fields) or ' and '.join(attributes)}"
    if fields.zone not in ("play", "any") and said <= {"controller"}:
        return f"{subject} {is_} in {place(fields.zone, fields.controller)}"
    if fields == PLAIN:
        return f"{subject} {'is no longer' if is_ == 'is not' else f'{is_} still'} in play"
    return ""


_ATTRIBUTES = {"where", "icon", "keyword", "highest", "lowest", "attachment", "trait", "type", "name"}


def _things_on(subject: str, fields: Cards) -> str:
    """The power, gold or duplicates on a card: ``2 or more power on X``; empty where more or something else is said."""
    one = fields.where[0] if len(fields.where) == 1 and len(given_of(fields).keys() - {"zone"}) == 1 else None
    if one is None or one.of not in ("power", "gold", "duplicates") or not isinstance(one.amount, int):
        return ""
    if one.relation not in ("at least", "at most"):
        return ""
    many = WORDS.quantities[one.relation].format(one.amount)
    return f"{many} {one.of}{f' on {subject}' if one.relation == 'at least' else ''}"


def fits(wording: Wording, found: Condition, is_: str, has_: str) -> str:
    """The description that a card that was spoken of fits: ``the target is a Knight``."""
    if found.card is None or found.fits is None:
        raise Unworded
    subject, cards = wording.reference(found.card), found.fits
    said = ""
    if (not cards.type and not cards.name) or cards.type == CHOSEN:
        said = controls(subject, cards) if is_ == "is" else ""
        said = said or holds(wording, subject, cards, is_, has_)
    return said or f"{subject} {is_} {a(wording, cards)}"


def taking_part(wording: Wording, found: Condition) -> str:
    """The role of cards: ``a Knight you control is attacking``; empty where the condition says something else."""
    cards, least = found.exists, found.count_at_least
    role = next((role for role in ROLES if cards is not None and getattr(cards, role)), None)
    if cards is None or role is None or found != Condition(exists=cards, count_at_least=least):
        return ""
    rest = replace(cards, alone=None, **{role: None})
    said = a(wording, rest) if least == 1 else noun(wording, rest, f"{least} or more")
    return f"{said} {'is' if least == 1 else 'are'} {role}{' alone' if cards.alone else ''}"


UNCOUNTED = ("gold", "power", "faction power")
"""Of these a player has more or less, not more or fewer."""
_OR_MORE: dict[Relation, str] = {"at least": " or higher", "at most": " or lower", "exactly": ""}
_MORE: dict[Relation, str] = {"more than": "more", "less than": "fewer"}


def compare(wording: Wording, found: Compare) -> str:
    """One number beside another."""
    left, relation, right, other = found.left, found.relation, found.right, found.versus
    if isinstance(left, int):  # said of what opponents have
        if not other:
            raise Unworded
        left, relation, right = right, TURNED.get(relation, relation), left
    if say := _SAID.get((type(left), type(right))):
        return say(wording, left, relation, right, other)
    name = f"{type(left).__name__} beside {type(right).__name__}"
    if name in WORDS.comparisons:
        return said_of(
            "comparisons", name, wording, replace(found, left=left, relation=relation, right=right)
        )
    return _is(wording, left, relation, right, other)


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


def _of_cards(wording: Wording, left: Count, relation: Relation, right: int, other: str) -> str:
    """The number of cards: ``you control exactly 2 characters``, ``each opponent controls 2 or more characters``."""
    said = quantity(relation, right)
    if not other:
        return there_are(wording, left.cards, said)
    theirs = there_are(wording, replace(left.cards, controller="opponent"), said)
    return theirs.replace("an opponent", other, 1)


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
    (Count, int): _of_cards,
    (PlayerNumber, PlayerNumber): _of_both,
    (Count, Count): _of_others,
}
"""The words for two numbers by what they are; of others the lexicon has them, or they are said as amounts."""


def _so_many(wording: Wording, found: Any) -> str:
    """The number on the right with the relation to it: ``no``, ``2 or more``."""
    none = isinstance(found.left, PlayerNumber) and (found.relation, found.right) == ("exactly", 0)
    return "no" if none else words_for(WORDS.quantities, found.relation).format(found.right)


PARTS.update(
    has=lambda wording, found: f"{found.versus} has" if found.versus else does(found.left.player, "have"),
    or_more=lambda wording, found: words_for(_OR_MORE, found.relation),
    quantity=_so_many,
    than=lambda wording, found: _than(found.relation),
)
FORMS.update(
    owned=lambda wording, what: WORDS.owned.get(what, what),
    value=lambda wording, what: words_for(WORDS.values, what),
)
FORMS["whence"] = lambda wording, zone: place(zone, "any" if zone == "shadows" else "you")

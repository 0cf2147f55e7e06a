"""Conditions about cards: that there are such, that they are in a role, have something."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards, Condition
from agot_judge.engine.ability.words import Relation
from agot_judge.text.unparse.adjectives import CHOSEN, PLAIN, ROLES, best_of, faction, given_of
from agot_judge.text.unparse.cards import a, having, noun, one_of, single
from agot_judge.text.unparse.places import place
from agot_judge.text.unparse.wording import WORDS, Unworded, Wording, does, who, words_for


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
        return f"{runs}{' not' if quantity == 'no' else ''} running {running(wording, cards)}"
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


def running(wording: Wording, agenda: Cards) -> str:
    """The agenda that a player runs: by its title, or ``a Banner agenda``."""
    return agenda.name or a(wording, replace(agenda, zone="play", controller="any"))


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
    role = next((one for one in ROLES if getattr(fields, one)), None)
    if role is not None and said <= {role, "alone"}:
        return f"{subject} {is_} {role}{' alone' if fields.alone else ''}"
    if said == {"kneeling"}:
        return f"{subject} {is_} {'kneeling' if fields.kneeling else 'standing'}"
    if said == {"played_from"}:
        whence = place(fields.played_from, "any" if fields.played_from == "shadows" else "you")
        return f"{subject} {'was' if is_ == 'is' else 'was not'} played from {whence}"
    if said == {"trait"} and fields.trait != CHOSEN:
        return f"{subject} {has_} the {' or '.join(fields.trait)} trait"
    if said == {"faction"}:
        return f"{subject} {has_} the {faction(fields.faction[0])} affiliation"
    if fields.attached_to is not None and said == {"attached_to"}:
        return f"{subject} {is_} attached to {one_of(wording, fields.attached_to)}"
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

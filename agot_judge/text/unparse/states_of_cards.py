"""Conditions about cards: that there are such, that they are in a role, have something."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards, Condition
from agot_judge.engine.ability.words import Relation
from agot_judge.text.unparse.adjectives import CHOSEN, PLAIN, faction, given_of
from agot_judge.text.unparse.any_of import best_of
from agot_judge.text.unparse.cards import a, each, having, noun, one_of, single
from agot_judge.text.unparse.challenges import ROLES
from agot_judge.text.unparse.places import place
from agot_judge.text.unparse.wording import Wording, has, who


def exists(wording: Wording, found: Condition) -> str:
    """That there are such cards, so many of them."""
    cards = found.exists
    assert cards is not None
    many = quantity("at least", found.count_at_least)
    if found.count_at_most is not None:
        many = quantity("at most", found.count_at_most)
    if found.count_at_most == 0 and len(cards.excluding) == 1 and cards.excluding[0].any_of:
        kinds = [a(wording, one) for one in cards.excluding[0].any_of]
        return f"{each(wording, replace(cards, excluding=()))} is {' or '.join(kinds)}"
    if cards.controller == "opponent" and many != "a":  # of all opponents together
        return f"there are {noun(wording, cards, many)}"
    return there_are(wording, cards, many)


def quantity(relation: Relation, many: int) -> str:
    """``a``, ``no``, ``2 or more``, ``exactly 1``."""
    if many == 0:
        return "no"
    if relation == "at least":
        return "a" if many == 1 else f"{many} or more"
    return f"exactly {many}" if relation == "exactly" else f"{many} or fewer"


def there_are(wording: Wording, cards: Cards, quantity: str) -> str:
    """That there are so many such cards, or that a player has or controls them."""
    if cards.zone == "agenda" and not cards.facedown:
        runs = "you are" if cards.controller in ("any", "you") else f"{who(cards.controller)} is"
        return f"{runs}{' not' if quantity == 'no' else ''} running {running(wording, cards)}"
    if quantity == "a":
        certain = _on_pile(wording, cards) or _certain(wording, cards)
        if certain:
            return certain
    verb = "is" if quantity == "a" else "are"
    if cards.zone not in ("play", "any") and cards.controller != "any" and cards.type:
        return f"{has(cards.controller)} {noun(wording, cards, quantity)}"
    if cards.controller == "any" or cards.zone not in ("play", "any"):
        return f"there {verb} {noun(wording, cards, quantity)}"
    rest = replace(cards, controller="any")
    said = a(wording, rest) if quantity == "a" else noun(wording, rest, quantity)
    return f"{who(cards.controller)} {'control' if cards.controller == 'you' else 'controls'} {said}"


def running(wording: Wording, agenda: Cards) -> str:
    """The agenda that a player runs: by its title, or ``a Banner agenda``."""
    return agenda.name or a(wording, replace(agenda, zone="play", controller="any"))


def _on_pile(wording: Wording, cards: Cards) -> str:
    """``the top card of your discard pile is a character``; empty where no card of a pile is meant."""
    subject = single(wording, replace(cards, any_of=())) if cards.top == 1 and len(cards.any_of) == 1 else ""
    return f"{subject} is {a(wording, replace(cards.any_of[0], zone='play'))}" if subject else ""


def _certain(wording: Wording, cards: Cards) -> str:
    """Of this card, the attached one or one by name: that it is in a role, kneels, has something, is somewhere."""
    fields = {"this": cards.this, "host": cards.host, "name": cards.name}
    subject = single(wording, replace(PLAIN, **fields))
    if not subject:
        return ""
    rest = replace(cards, this=None, host=None, name=None)
    if rest.controller != "any" and replace(rest, controller="any") == PLAIN:
        return f"{who(rest.controller)} {'control' if rest.controller == 'you' else 'controls'} {subject}"
    if best_of(rest) is not None and replace(rest, any_of=()) == PLAIN:
        return f"{subject} has {having(wording, rest)[0]}"
    return holds(wording, subject, rest, "is", "has") or ""


def holds(wording: Wording, subject: str, fields: Cards, is_: str, has_: str) -> str:
    """That the fields hold of what is named; empty where it cannot be said of it."""
    given = {name for name in given_of(fields) if name != "zone"}
    role = next((one for one in ROLES if getattr(fields, one)), None)
    if role is not None and given <= {role, "alone"}:
        return f"{subject} {is_} {role}{' alone' if fields.alone else ''}"
    if given == {"kneeling"}:
        return f"{subject} {is_} {'kneeling' if fields.kneeling else 'standing'}"
    if given in ({"unique"}, {"loyal"}) and (fields.unique or fields.loyal):
        return f"{subject} {is_} {'unique' if fields.unique else 'loyal'}"
    if given == {"played_from"}:
        whence = place(fields.played_from, "any" if fields.played_from == "shadows" else "you")
        return f"{subject} {'was' if is_ == 'is' else 'was not'} played from {whence}"
    if given in ({"facedown"}, {"revealed"}) and (fields.facedown or fields.revealed):
        return f"{subject} {is_} {'facedown' if fields.facedown else 'revealed'}"
    if given == {"trait"} and fields.trait != CHOSEN:
        return f"{subject} {has_} the {' or '.join(fields.trait)} trait"
    if (
        given == {"same", "of"}
        and fields.same in ("trait", "faction")
        and fields.of is not None
        and is_ == "is"
    ):
        return f"{subject} shares a {fields.same} with {one_of(wording, fields.of)}"
    if given == {"faction"}:
        return f"{subject} {has_} the {faction(fields.faction[0])} affiliation"
    if fields.attached_to is not None and given == {"attached_to"}:
        to = fields.attached_to
        return (
            f"{subject} {is_} attached to {wording.reference(to) if isinstance(to, str) else a(wording, to)}"
        )
    if given == {"where"} and len(fields.where) == 1:
        one = fields.where[0]
        if one.of in ("power", "gold", "duplicates") and isinstance(one.amount, int):
            if one.amount == 0 and one.relation == "exactly":
                return f"{subject} {has_} no {one.of}"
            if one.relation in ("at least", "at most"):
                least = one.relation == "at least"
                more = f"or more {one.of} on {subject}" if least else f"or fewer {one.of}"
                return f"{subject} {has_} {one.amount} {more}"
    attributes = having(wording, fields)
    if attributes and given <= {
        "where",
        "icon",
        "keyword",
        "highest",
        "lowest",
        "attachment",
        "trait",
        "type",
        "name",
    }:
        return f"{subject} {has_} {' and '.join(attributes)}"
    if fields.zone not in ("play", "any") and given <= {"controller"}:
        return f"{subject} {is_} in {place(fields.zone, fields.controller)}"
    if fields == PLAIN:
        return f"{subject} {'is no longer' if is_ == 'is not' else f'{is_} still'} in play"
    return ""


def fits(wording: Wording, found: Condition, is_: str, has_: str) -> str:
    """That the card that was spoken of is such a one."""
    assert found.card is not None
    assert found.fits is not None
    subject = wording.reference(found.card)
    cards = found.fits
    if (not cards.type and not cards.name) or cards.type == CHOSEN:
        if cards.controller != "any" and replace(cards, controller="any") == PLAIN:
            player = cards.controller
            if is_ == "is":
                return f"{who(player)} {'control' if player == 'you' else 'controls'} {subject}"
            return f"{who(player)} {'do' if player == 'you' else 'does'} not control {subject}"
        said = holds(wording, subject, cards, is_, has_)
        if said:
            return said
    return f"{subject} {is_} {a(wording, cards)}"


def taking_part(wording: Wording, condition: Condition) -> str:
    """``a Knight you control is attacking``; empty where the condition is no such."""
    cards = condition.exists
    role = next((role for role in ROLES if cards is not None and getattr(cards, role)), None)
    if (
        cards is None
        or role is None
        or condition != Condition(exists=cards, count_at_least=condition.count_at_least)
    ):
        return ""
    rest = replace(cards, alone=None, **{role: None})
    said = a(wording, rest) if condition.count_at_least == 1 else ""
    if not said:
        said = noun(wording, rest, f"{condition.count_at_least} or more")
    verb = "is" if condition.count_at_least == 1 else "are"
    return f"{said} {verb} {role}{' alone' if cards.alone else ''}"

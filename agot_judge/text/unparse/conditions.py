"""Conditions: what must be true, without ``if`` or ``while``."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards, Count, PlayerNumber
from agot_judge.engine.ability.conditions import Compare, Condition, Happened
from agot_judge.text.unparse.amounts import OWNED, VALUES, amount
from agot_judge.text.unparse.cards import PLAIN, a, bare, faction, given_of, having, noun, place, single
from agot_judge.text.unparse.challenges import ROLES, challenge, plural, present, taking_part
from agot_judge.text.unparse.wording import Wording, has, who, whose

HAPPENED = {
    "enter play": "entered play",
    "come out of shadows": "came out of shadows",
    "kill": "was killed",
    "sacrifice": "was sacrificed",
    "discard": "was discarded",
}
DONE = {"win challenge": "won", "lose challenge": "lost", "initiate challenge": "initiated"}
BESIDE = {"more than": "more", "less than": "fewer"}


def condition(wording: Wording, found: Condition, word: str = "if") -> str:
    """With its ``if`` or ``while``, or ``during`` a challenge or phase."""
    if found.challenge and set(_given(found)) <= {"challenge", "unopposed", "all_of"}:
        return f"during {present(wording, found)}"
    if found.phase and set(_given(found)) == {"phase"}:
        return "during setup" if found.phase == ("setup",) else f"during the {found.phase[0]} phase"
    return f"{word} {state(wording, found)}"


def conditions(wording: Wording, found: Condition) -> list[str]:
    """One after another, as they stand before a comma: several where all of them must hold."""
    if set(_given(found)) == {"all_of"}:
        return [condition(wording, one) for one in found.all_of]
    return [condition(wording, found)]


def _given(found: Condition) -> dict[str, object]:
    none = Condition()
    return {
        name: value
        for name in found.__struct_fields__
        if (value := getattr(found, name)) != getattr(none, name)
    }


def state(wording: Wording, found: Condition) -> str:
    """What must be true."""
    given = set(_given(found))
    if found.challenge:
        return f"it is {present(wording, found)}"
    if given == {"phase"}:
        return f"it is the {found.phase[0]} phase"
    if given == {"all_of"}:
        return _all(wording, found.all_of)
    if given == {"any_of"}:
        return _any(wording, found.any_of)
    if given == {"none_of"} and len(found.none_of) == 1:
        return denied(wording, found.none_of[0])
    if found.exists is not None:
        return exists(wording, found)
    if found.card is not None and found.fits is not None:
        return fits(wording, found, "is", "has")
    if found.compare is not None:
        return compare(wording, found.compare)
    if found.happened is not None:
        return happened(wording, found.happened)
    if found.you_are == "not first player":
        return "you are not the first player"
    if found.you_are is not None:
        return f"you are the {_role(found.you_are)}"
    if found.player is not None:
        return f"{who(found.player)} is the {_role(found.player_is)}"
    if found.succeeded is not None:
        return "you do" if found.succeeded else "you do not"
    return "it is so"


def _role(role: str) -> str:
    return {"winner": "winning player", "loser": "losing player"}.get(role, role)


def _all(wording: Wording, found: tuple[Condition, ...]) -> str:
    return " and ".join(state(wording, one) for one in found)


def _any(wording: Wording, found: tuple[Condition, ...]) -> str:
    """One of them at least; what is said of the same card names it once."""
    said = [state(wording, one) for one in found]
    card = found[0].card
    if card is not None:
        subject = f"{wording.reference(card)} "
        said = [said[0], *(one.removeprefix(subject) for one in said[1:])]
    return " or ".join(said)


def denied(wording: Wording, found: Condition) -> str:
    """That it is not true."""
    if found.card is not None and found.fits is not None:
        return fits(wording, found, "is not", "does not have")
    if found.happened is not None:
        return happened(wording, found.happened, done=False)
    if found.player is not None and found.player_is:
        return f"{who(found.player)} is not the {_role(found.player_is)}"
    if set(_given(found)) == {"phase"}:
        return f"it is not the {found.phase[0]} phase"
    if found.exists is not None and found.count_at_most is None and found.count_at_least == 1:
        cards = found.exists
        if cards.controller == "opponent":
            return f"no opponent controls {a(wording, replace(cards, controller='any'))}"
        if taking_part(wording, found):
            return taking_part(wording, found).replace(" is ", " is not ", 1)
        subject = f"{who(cards.controller)} {'do' if cards.controller == 'you' else 'does'}"
        if cards.controller != "any" and cards.zone not in ("play", "any") and cards.type:
            return f"{subject} not have {a(wording, cards)}"
        if cards.controller != "any" and cards.zone == "play":
            return f"{subject} not control {a(wording, replace(cards, controller='any'))}"
    if found.compare is not None and found.compare.versus == "an opponent":
        left, right = found.compare.left, found.compare.right
        if isinstance(right, PlayerNumber):
            return compare(wording, replace(found.compare, left=left), no_opponent=True)
    return f"it is not true that {state(wording, found)}"


# -- cards ---------------------------------------------------------------------------------------------------------


def exists(wording: Wording, found: Condition) -> str:
    """That there are such cards, so many of them."""
    cards = found.exists
    assert cards is not None
    if found.count_at_most == 0:
        quantity = "no"
    elif found.count_at_most is not None and found.count_at_least == found.count_at_most:
        quantity = f"exactly {found.count_at_most}"
    elif found.count_at_most is not None:
        quantity = f"{found.count_at_most} or fewer"
    else:
        quantity = "a" if found.count_at_least == 1 else f"{found.count_at_least} or more"
    if quantity == "a":
        certain = _certain(wording, cards)
        if certain:
            return certain
    verb = "is" if quantity == "a" else "are"
    for end in ("top", "bottom"):
        pile = replace(PLAIN, zone=cards.zone, controller=cards.controller, **{end: getattr(cards, end)})
        if getattr(cards, end) is not None and cards != pile and single(wording, pile):
            rest = replace(cards, zone="play", controller="any", **{end: None})
            return f"{single(wording, pile)} is {a(wording, rest)}"
    if cards.zone not in ("play", "any") and cards.controller != "any" and cards.type:
        return f"{has(cards.controller)} {noun(wording, cards, quantity)}"
    if cards.controller == "any" or cards.zone not in ("play", "any"):
        return f"there {verb} {noun(wording, cards, quantity)}"
    rest = replace(cards, controller="any")
    said = a(wording, rest) if quantity == "a" else noun(wording, rest, quantity)
    return f"{who(cards.controller)} {'control' if cards.controller == 'you' else 'controls'} {said}"


def _certain(wording: Wording, cards: Cards) -> str:
    """Of this card, the attached one or one by name: that it is in a role, kneels, has something, is somewhere."""
    fields = {"this": cards.this, "host": cards.host, "name": cards.name}
    subject = single(wording, replace(PLAIN, **fields))
    if not subject:
        return ""
    rest = replace(cards, this=None, host=None, name=None)
    if rest.controller != "any" and replace(rest, controller="any") == PLAIN:
        return f"{who(rest.controller)} {'control' if rest.controller == 'you' else 'controls'} {subject}"
    return holds(wording, subject, rest, "is", "has") or ""


def holds(wording: Wording, subject: str, fields: Cards, is_: str, has_: str) -> str:
    """That the fields hold of what is named; empty where it cannot be said of it."""
    given = {name for name in given_of(fields) if name != "zone"}
    role = next((one for one in ROLES if getattr(fields, one)), None)
    if role is not None and given <= {role, "alone"}:
        return f"{subject} {is_} {role}{' alone' if fields.alone else ''}"
    if given == {"kneeling"}:
        return f"{subject} {is_} {'kneeling' if fields.kneeling else 'standing'}"
    if given == {"facedown"}:
        return f"{subject} {is_} facedown"
    if given == {"trait"}:
        return f"{subject} {has_} the {' or '.join(fields.trait)} trait"
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
            more = f"or more {one.of} on {subject}" if one.relation == "at least" else f"or fewer {one.of}"
            return f"{subject} {has_} {one.amount} {more}"
    attributes = having(wording, fields)
    if attributes and given <= {"where", "icon", "keyword", "highest", "lowest", "attachment"}:
        return f"{subject} {has_} {' and '.join(attributes)}"
    if fields.zone not in ("play", "any") and given <= {"controller"}:
        return f"{subject} {is_} in {place(fields.zone, fields.controller)}"
    if fields == PLAIN:
        return f"{subject} {is_} still in play"
    return ""


def fits(wording: Wording, found: Condition, is_: str, has_: str) -> str:
    """That the card that was spoken of is such a one."""
    assert found.card is not None
    assert found.fits is not None
    subject = wording.reference(found.card)
    cards = found.fits
    if not cards.type and not cards.name:
        if cards.controller != "any" and replace(cards, controller="any") == PLAIN:
            player = cards.controller
            if is_ == "is":
                return f"{who(player)} {'control' if player == 'you' else 'controls'} {subject}"
            return f"{who(player)} {'do' if player == 'you' else 'does'} not control {subject}"
        said = holds(wording, subject, cards, is_, has_)
        if said:
            return said
    return f"{subject} {is_} {a(wording, cards)}"


# -- players -------------------------------------------------------------------------------------------------------


def compare(wording: Wording, found: Compare, *, no_opponent: bool = False) -> str:
    """One number beside another."""
    left, right = found.left, found.right
    other = {"an opponent": "an opponent", "each opponent": "each opponent"}.get(found.versus, "")
    other = "no opponent" if no_opponent else other
    if isinstance(left, int) and isinstance(right, PlayerNumber) and found.versus:
        turned = {
            "at least": "at most",
            "at most": "at least",
            "more than": "less than",
            "less than": "more than",
        }
        return _beside_number(
            f"{other} has", f"{other}'s", turned.get(found.relation, found.relation), left, right
        )
    if isinstance(left, PlayerNumber) and isinstance(right, int):
        return _beside_number(has(left.player), whose(left.player), found.relation, right, left)
    if isinstance(left, PlayerNumber) and isinstance(right, PlayerNumber) and left.what == right.what:
        return _beside_player(found, left, right, other or who(right.player))
    if isinstance(left, Count) and isinstance(right, Count) and found.relation in BESIDE:
        more = BESIDE[found.relation]
        one, two = left.cards, right.cards
        if one.controller != "any" and replace(one, controller="any") == replace(two, controller="any"):
            verb = "control" if one.controller == "you" else "controls"
            rest = bare(wording, replace(one, controller="any"))
            return f"{who(one.controller)} {verb} {more} {rest} than {other or who(two.controller)}"
        return f"there are {more} {bare(wording, one)} than {bare(wording, two)}"
    if isinstance(left, Count) and isinstance(right, PlayerNumber) and right.what in VALUES:
        owner = f"{other}'s" if other else whose(right.player)
        than = {
            "more than": "higher",
            "less than": "lower",
            "at least": "equal or higher",
            "at most": "equal or lower",
        }
        said = than.get(found.relation, "equal")
        return f"the number of {bare(wording, left.cards)} is {said} than {owner} {VALUES[right.what]}"
    return f"{amount(wording, left)} is {found.relation} {amount(wording, right)}"


def _beside_number(has_: str, owner: str, relation: str, number: int, what: PlayerNumber) -> str:
    """``you have 4 or more gold``, ``your claim value is 2``."""
    if what.what in VALUES:
        ending = {"at least": " or higher", "at most": " or lower"}.get(relation, "")
        return f"{owner} {VALUES[what.what]} is {number}{ending}"
    if what.what == "winning STR":
        return f"the challenge was won by {number} or more STR"
    owned = OWNED.get(what.what, what.what)
    if relation == "exactly" and number == 0:
        return f"{has_} no {owned}"
    if relation == "less than":
        return f"{has_} fewer than {number} {owned}"
    return f"{has_} {number} {'or more' if relation == 'at least' else 'or fewer'} {owned}"


def _beside_player(found: Compare, left: PlayerNumber, right: PlayerNumber, other: str) -> str:
    """``you have more gold than each opponent``, ``your initiative is higher than an opponent's``."""
    if left.what in VALUES:
        than = {
            "more than": "higher",
            "less than": "lower",
            "at least": "equal or higher",
            "at most": "equal or lower",
        }
        owner = f"{other}'s" if other != "you" else "your"
        return f"{whose(left.player)} {VALUES[left.what]} is {than.get(found.relation, 'equal')} than {owner}"
    more = BESIDE.get(found.relation, found.relation)
    return f"{has(left.player)} {more} {OWNED.get(left.what, left.what)} than {other}"


def happened(wording: Wording, found: Happened, *, done: bool = True) -> str:
    """What has happened."""
    if found.card is not None:
        said = f"{a(wording, replace(found.card, zone='play'))} {HAPPENED.get(found.event, found.event)}"
        return f"{said} this {found.period}"
    subject = f"{has(found.player)}{'' if done else ' not'}"
    if found.event in DONE:
        number = f"{found.at_least} or more " if found.at_least > 1 else ""
        which = plural(found.challenge) if number else challenge(found.challenge)
        side = f" as the {found.as_player}" if found.as_player else ""
        return f"{subject} {DONE[found.event]} {number}{which}{side} this {found.period}"
    if found.event in ("win dominance", "win initiative"):
        return f"{subject} {found.event.replace('win', 'won')} this {found.period}"
    return f"{found.event} happened this {found.period}"

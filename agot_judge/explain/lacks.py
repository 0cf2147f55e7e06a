"""The parts of a description that a card does not fulfil, in words: why it is no target."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards, Comparison, Condition, PlayerNumber
from agot_judge.engine.values.matching import cards_meant, matches_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope

_ANY = Cards()
_OF_OTHER_FIELDS = ("zone", "of", "history_period", "pick")
"""The fields that say a part of what other fields say, or of how many cards are meant."""

_YES = {
    "this": "this card itself",
    "host": "the card that it is attached to",
    "alone": "participating alone",
    "topmost": "the topmost one",
}
_NO = {"this": "another card", "kneeling": "standing", "unique": "non-unique", "revealed": "not revealed"}
_WHOSE = {
    "you": "your",
    "opponent": "an opponent's",
    "winner": "the winning opponent's",
    "loser": "the losing opponent's",
    "controller": "that card's controller's",
    "owner": "that card's owner's",
    "its player": "that player's",
    "host controller": "its host's controller's",
}
_ZONES = {
    "discard": "the discard pile",
    "dead": "the dead pile",
    "used": "the used pile",
    "out of game": "what is out of the game",
}
_HAPPENED = {
    "kill": "killed",
    "sacrifice": "sacrificed",
    "discard": "discarded",
    "kneel": "knelt",
    "save": "saved",
    "enter play": "having entered play",
    "marshal": "marshaled",
    "come out of shadows": "having come out of shadows",
    "declare attacker": "declared as an attacker",
    "declare defender": "declared as a defender",
    "participate": "having come to participate",
}
_AMONG = {
    "occurrence": "the card of the triggering condition",
    "doer": "the card that brought it about",
    "target": "the card that was chosen",
    "cost": "what paid the cost",
    "shown": "one of the cards that were revealed or found",
    "searched": "one of the cards that were searched",
}
_RELATIONS = {
    "at least": "{} or higher",
    "at most": "{} or lower",
    "exactly": "{}",
    "more than": "more than {}",
    "less than": "less than {}",
    "not": "not {}",
}


def lacks(position: Position, cards: Cards, card: int, scope: Scope) -> tuple[str, ...]:
    """The parts of the description that the card does not fit, each in a few words.

    Empty where it fits, and where only all of it together does not.
    """
    if matches_in(position, cards, card, scope):
        return ()
    here = replace(_ANY, zone=cards.zone, of=cards.of, history_period=cards.history_period)
    if not matches_in(position, replace(_ANY, zone=cards.zone), card, scope):
        return (f"{_zone(cards.zone)}, not {_zone(position.state.cards[card].zone)}",)
    found = [
        said for part, said in _parts(cards) if not matches_in(position, replace(here, **part), card, scope)
    ]
    return tuple(dict.fromkeys(found)) + _shared(position, cards, found, scope)


def _shared(position: Position, cards: Cards, found: list[str], scope: Scope) -> tuple[str, ...]:
    """With what card it would have to share something, where it does not; of a cardtype, which it is."""
    if not cards.same or cards.of is None or f"same {cards.same}" not in found:
        return ()
    others = cards_meant(position, cards.of, scope)
    faces = [position.game.cards[other].definition.face for other in others]
    return tuple(f"{face.name} is {face.type}" if cards.same == "type" else face.name for face in faces[:3])


_PRINTED = {
    "printed_keyword": " (printed keyword)",
    "printed_type": " (printed cardtype)",
}


def _parts(cards: Cards) -> list[tuple[dict[str, Any], str]]:
    """Each thing that the description asks for, as a description of its own, and its words."""
    parts: list[tuple[dict[str, Any], str]] = []
    for field in cards.__struct_fields__:
        value = getattr(cards, field)
        if value == getattr(_ANY, field) or field in _OF_OTHER_FIELDS:
            continue
        if field == "where":
            parts += [({"where": (one,)}, _comparison(one)) for one in value]
        elif field == "controller":
            parts.append(({field: value}, _under_control(value, cards.zone)))
        elif field == "in_history":
            parts.append(({field: value}, f"{_HAPPENED.get(value, value)} this {cards.history_period}"))
        elif field in ("highest", "lowest"):
            # Among those that the rest describes.
            parts.append(
                ({name: getattr(cards, name) for name in cards.__struct_fields__}, f"{field} {value}")
            )
        else:
            parts.append(({field: value}, _said(field, value)))
    return parts


def _said(field: str, value: object) -> str:
    if field == "any_of" and isinstance(value, tuple):
        return " or ".join(_all(one) for one in value)
    if field == "excluding" and isinstance(value, tuple):
        return " and ".join(f"not {_all(one)}" for one in value)
    if isinstance(value, bool):
        word = field.replace("_", " ")
        return _YES.get(field, word) if value else _NO.get(field, f"not {word}")
    if field == "controller_where" and isinstance(value, Condition):
        return _controlled_by(value)
    if field == "owner":
        return "owned by you" if value == "you" else f"{_whose(value)} own"
    if field in ("attached_to", "attachment"):
        words = _all(value) if isinstance(value, Cards) else "that card"
        return f"attached to {words}" if field == "attached_to" else f"with an attachment: {words}"
    if isinstance(value, tuple) and all(isinstance(one, str) for one in value):
        kind = {"icon": " icon", "keyword": " (keyword)", **_PRINTED}.get(field, "")
        return f"{' or '.join(value)}{kind}"
    if field == "name":
        return str(value)
    if field == "among":
        return _AMONG.get(str(value), "one of those cards")
    if field in ("top", "bottom"):
        return f"at the {field}"
    if field in ("same", "different"):
        return f"{field} {'title' if value == 'name' else value}"
    return field.replace("_", " ")


def _under_control(player: object, zone: str | tuple[str, ...]) -> str:
    """Out of play it is said by the place: ``in your dead pile``."""
    if isinstance(zone, str) and zone not in ("play", "any", "out of game"):
        return f"in {_whose(player)} {_ZONES.get(zone, zone).removeprefix('the ')}"
    return f"under {_whose(player)} control"


def _controlled_by(where: Condition) -> str:
    """The demand on the player who controls it: a number is named."""
    number = where.compare.left if where.compare is not None else None
    whose = f" ({number.what.replace('_', ' ')})" if isinstance(number, PlayerNumber) else ""
    return f"controlled by such a player as it says{whose}"


def _whose(player: object) -> str:
    who = str(player)
    return _WHOSE.get(who) or (f"{who}'s" if who.startswith("that ") else f"the {who}'s")


def _all(cards: Cards) -> str:
    return " ".join(said for _, said in _parts(cards)) or "such a card"


def _comparison(one: Comparison) -> str:
    amount = str(one.amount) if isinstance(one.amount, int | str) else "as much as said"
    return f"{one.token} {one.of}".strip() + f" {_RELATIONS[one.relation].format(amount)}"


def _zone(zone: str | tuple[str, ...]) -> str:
    zones = (zone,) if isinstance(zone, str) else zone
    return f"in {' or '.join(_ZONES.get(one, one) for one in zones)}"

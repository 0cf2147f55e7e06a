"""Power, gold and tokens, to which a triggering condition refers."""

from msgspec.structs import replace

from agot_judge.engine.ability.triggers import Trigger
from agot_judge.text.unparse.cards import a, noun
from agot_judge.text.unparse.occurrences import by_what
from agot_judge.text.unparse.wording import Wording, who, whose

TREASURES = (
    "gain power",
    "move power",
    "discard power",
    "place gold",
    "discard gold",
    "move gold",
    "return gold",
    "place token",
    "remove token",
)


def of_treasure(wording: Wording, found: Trigger) -> str:
    """What happens to power, gold or tokens."""
    return f"{_what(wording, found)}{by_what(wording, found)}"


def _what(wording: Wording, found: Trigger) -> str:
    if found.event == "gain power":
        return _power_gained(wording, found)
    if found.event == "return gold":
        return _gold_returned(found)
    if found.event == "move gold" and found.card is None:
        return _gold_moved(found)
    card = "" if found.card is None else a(wording, found.card)
    if found.event == "discard power" and "move power" in found.or_events:
        return f"{card} loses {_many(found, 'power')}"
    if found.event == "discard power":
        return f"{_many(found, 'power')} {_be(found)} discarded from {card}"
    if found.event == "move power":
        start = f" from {card}" if card else ""
        onto = f" to {a(wording, found.onto)}" if found.onto is not None else ""
        return f"{_many(found, 'power')} {_be(found)} moved{start}{onto}"
    if found.event.endswith("gold"):
        deed = {"place gold": "placed on", "discard gold": "discarded from", "move gold": "moved from"}
        to = " to your own" if found.event == "move gold" and found.other_player == "you" else ""
        return f"{_many(found, 'gold')} {_be(found)} {deed[found.event]} {card}{to}"
    kind = f"{found.word} " if found.word else ""
    tokens = f"{found.at_least} or more {kind}tokens are" if found.at_least else f"a {kind}token is"
    return f"{tokens} {'placed on' if found.event == 'place token' else 'removed from'} {card}"


def _many(found: Trigger, what: str) -> str:
    if found.exactly:
        return f"exactly {found.at_least} {what}"
    return f"{found.at_least} or more {what}" if found.at_least else what


def _be(found: Trigger) -> str:
    return "would be" if found.would else "is"


def _power_gained(wording: Wording, found: Trigger) -> str:
    power = _many(found, "power")
    if "move power" in found.or_events and found.card is not None:
        return f"{power} {_be(found)} gained by or moved to {a(wording, found.card)}"
    if found.card is None and found.player == "any":
        return f"{power} {_be(found)} gained"
    plain = found.would or found.player == "you" or found.one_or_more
    subject = who(found.player) if found.card is None else _subject(wording, found)
    return f"{subject} {'would ' if found.would else ''}{'gain' if plain else 'gains'} {power}"


def _subject(wording: Wording, found: Trigger) -> str:
    assert found.card is not None
    if not found.one_or_more:
        return a(wording, found.card)
    return noun(wording, replace(found.card, pick=None), "1 or more")


def _gold_returned(found: Trigger) -> str:
    if found.player == "any":
        return f"{_many(found, 'gold')} {'would be' if found.would else 'is'} returned to the treasury"
    if found.would:
        return f"{who(found.player)} would return gold to the treasury"
    return f"{who(found.player)} {'return' if found.player == 'you' else 'returns'} gold to the treasury"


def _gold_moved(found: Trigger) -> str:
    said = f"{_many(found, 'gold')} is moved"
    if found.player != "any" or found.other_player == "any":
        said += f" from {whose(found.player)} gold pool"
    if found.other_player == "you" and "from" in said:
        return f"{said} to your own"
    return f"{said} to {whose(found.other_player)} gold pool" if found.other_player != "any" else said

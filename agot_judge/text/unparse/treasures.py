"""Power, gold and tokens, to which a triggering condition refers."""

from agot_judge.engine.ability.triggers import Trigger
from agot_judge.text.unparse.cards import a, noun
from agot_judge.text.unparse.wording import Wording, who, whose

DEEDS = {
    "discard power": "discarded from",
    "place gold": "placed on",
    "discard gold": "discarded from",
    "move gold": "moved from",
    "place token": "placed on",
    "remove token": "removed from",
}
TREASURES = (*DEEDS, "gain power", "move power", "return gold")


def of_treasure(wording: Wording, found: Trigger) -> str:
    """The occurrence of power, gold or tokens."""
    card = "" if found.card is None else a(wording, found.card)
    be = "would be" if found.would else "is"
    if found.event == "gain power":
        return _power_gained(wording, found, card, be)
    if found.event == "return gold":
        return _gold_returned(found, be)
    if found.event == "move gold" and found.card is None:
        return _gold_moved(found)
    if found.event == "discard power" and "move power" in found.or_events:
        return f"{card} loses {_many(found, 'power')}"
    if found.event == "move power":
        onto = f" to {a(wording, found.onto)}" if found.onto is not None else ""
        return f"{_many(found, 'power')} {be} moved{f' from {card}' if card else ''}{onto}"
    if found.event.endswith("token"):
        kind = f"{found.word} " if found.word else ""
        tokens = f"{found.at_least} or more {kind}tokens are" if found.at_least else f"a {kind}token is"
        return f"{tokens} {DEEDS[found.event]} {card}"
    to = " to your own" if found.event == "move gold" and found.other_player == "you" else ""
    return f"{_many(found, found.event.partition(' ')[2])} {be} {DEEDS[found.event]} {card}{to}"


def _many(found: Trigger, what: str) -> str:
    if found.exactly:
        return f"exactly {found.at_least} {what}"
    return f"{found.at_least} or more {what}" if found.at_least else what


def _power_gained(wording: Wording, found: Trigger, card: str, be: str) -> str:
    power = _many(found, "power")
    if "move power" in found.or_events and card:
        return f"{power} {be} gained by or moved to {card}"
    if not card and found.player == "any":
        return f"{power} {be} gained"
    if found.card is not None and found.one_or_more:
        card = noun(wording, found.card, "1 or more")
    plain = found.would or found.player == "you" or found.one_or_more
    return (
        f"{card or who(found.player)} {'would ' if found.would else ''}{'gain' if plain else 'gains'} {power}"
    )


def _gold_returned(found: Trigger, be: str) -> str:
    if found.player == "any":
        return f"{_many(found, 'gold')} {be} returned to the treasury"
    returns = "would return" if found.would else "return" if found.player == "you" else "returns"
    return f"{who(found.player)} {returns} gold to the treasury"


def _gold_moved(found: Trigger) -> str:
    from_pool = found.player != "any" or found.other_player == "any"
    start = f" from {whose(found.player)} gold pool" if from_pool else ""
    if found.other_player == "you" and start:
        return f"{_many(found, 'gold')} is moved{start} to your own"
    to = f" to {whose(found.other_player)} gold pool" if found.other_player != "any" else ""
    return f"{_many(found, 'gold')} is moved{start}{to}"

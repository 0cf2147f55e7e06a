"""Descriptions one of which fits at least: alternatives, the ways to take part, the best among some cards."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.state.events import TAKING_PART
from agot_judge.text.unparse.adjectives import PLAIN, given_of


def alternatives(cards: Cards) -> list[Cards]:
    """``a Dragon character or a location``: the nouns, if it is such a description."""
    rest = replace(cards, any_of=(), zone="play", type=())
    if len(cards.any_of) < 2 or rest != PLAIN:
        return []
    types = tuple(dict.fromkeys(kind for part in cards.any_of for kind in part.type))
    if not all(part.type for part in cards.any_of):
        types = ()  # one by its title, of whatever type
    adjectives = not any(part.type or part.name or part.this for part in cards.any_of)
    if types != cards.type or adjectives:
        return []
    if cards.zone == "any":
        return list(cards.any_of)  # each says itself where it is
    return [replace(part, zone=cards.zone) for part in cards.any_of]


def participated(cards: Cards) -> str:
    """``participated in the challenge``: any of the ways to; empty where nothing of it is said."""
    periods = {part.history_period for part in cards.any_of}
    events = tuple(part.in_history for part in cards.any_of)
    alone = all(set(given_of(part)) <= {"in_history", "history_period"} for part in cards.any_of)
    if events != TAKING_PART or len(periods) != 1 or not alone:
        return ""
    (period,) = periods
    if period == "challenge":
        return "participated in the challenge"
    return f"participated in a challenge this {period}"


HISTORY = {
    "kill": "was killed",
    "sacrifice": "was sacrificed",
    "discard": "was discarded",
    "discard from play": "was discarded from play",
    "kneel": "was knelt",
    "save": "was saved",
    "assault": "was targeted by assault",
    "enter play": "entered play",
    "marshal": "was marshaled",
    "play event": "was played",
    "declare attacker": "was declared as an attacker",
    "declare defender": "was declared as a defender",
    "come out of shadows": "came out of shadows",
    "reveal plot": "was revealed",
}
_DECLARED = {"declare attacker": "an attacker", "declare defender": "a defender"}


def declared_either(cards: Cards) -> str:
    """``was declared as an attacker or a defender this phase``, ``was killed or sacrificed this phase``; empty where it is
    not said."""
    periods = {part.history_period for part in cards.any_of}
    events = tuple(part.in_history for part in cards.any_of)
    alone = all(set(given_of(part)) <= {"in_history", "history_period"} for part in cards.any_of)
    if len(periods) != 1 or not alone:
        return ""
    if events == tuple(_DECLARED):
        return f"was declared as {' or '.join(_DECLARED.values())} this {periods.pop()}"
    done = [
        HISTORY[event].removeprefix("was ") for event in events if HISTORY.get(event, "").startswith("was ")
    ]
    return f"was {' or '.join(done)} this {periods.pop()}" if len(done) == len(events) == 2 else ""


def not_declared(part: Cards) -> str:
    """Of what cards are not: ``that was not declared as an attacker this phase``; empty where it is something else."""
    if part.in_history not in _DECLARED or not set(given_of(part)) <= {"in_history", "history_period"}:
        return ""
    return f"that was not declared as {_DECLARED[part.in_history]} this {part.history_period}"


def best_of(cards: Cards) -> Cards | None:
    """``with the lowest STR among ..``: the cards among which it is."""
    if len(cards.any_of) != 1 or not (cards.any_of[0].highest or cards.any_of[0].lowest):
        return None
    return cards.any_of[0]

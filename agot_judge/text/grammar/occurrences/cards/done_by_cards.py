"""The verbs of occurrences in which cards do something."""

from typing import Any

from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.occurrences.cards import occurrences_of_cards
from agot_judge.text.grammar.occurrences.cards.done_to_cards import into
from agot_judge.text.grammar.places.zones import Zone
from agot_judge.text.parsing.template import FIRST
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person

Fields = dict[str, Any]


@occurrences_of_cards.rule
def enters(reading: Reading, to: Zone, start: Zone | None, control: Person | None) -> Fields:
    """The occurrence of entering a place."""
    from_play = start is not None and start.places == ("play",) and to.places == ("discard",)
    if from_play:
        raise Unclear("from where to where")
    found = into(to)
    if start is not None:
        if len(start.places) != 1 and to.places != ("play",):
            raise Unclear("from which place")
        found["_from"] = start
    if control is not None:
        found["_controller"] = control.who
        reading.player = control.in_turn
    return found


@occurrences_of_cards.rule
def enters_too(reading: Reading, zone: Zone) -> Fields:
    """``enters play under your control or your discard pile``."""
    return {**into(zone), "_enters_too": True}


@occurrences_of_cards.rule
def comes_out(reading: Reading, control: Person | None) -> Fields:
    """The occurrence ``comes out of shadows``."""
    found: Fields = {"event": "come out of shadows"}
    if control is not None:
        found["_controller"] = control.who
    return found


@occurrences_of_cards.rule
def pillages(reading: Reading, other: Noun) -> Fields:
    """The occurrence of discarding a card using pillage."""
    reading.player = "that player"  # from whose deck it is
    return {"event": "discard from deck", "cause": "pillage", "_other": other}


@occurrences_of_cards.rule
def loses_characteristic(reading: Reading, found: Fields) -> Fields:
    """The occurrence of losing an icon or keyword."""
    return {**found, "event": f"lose {found['event']}"}


occurrences_of_cards.means(
    intimidates={"event": "kneel", "cause": "intimidate", "_other": FIRST},
    gains_much_power={"event": "gain power", "at_least": FIRST},
    gains_just_so_much_power={"event": "gain power", "at_least": FIRST, "exactly": True},
    bypasses={"event": "bypass", "_other": FIRST},
    leaves={"event": "leave play"},
    draws_by_insight={"event": "draw", "cause": "insight", "_other": Noun()},
    gains_power={"event": "gain power"},
    any_icon={"event": "icon"},
)

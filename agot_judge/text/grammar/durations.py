"""The durations of lasting effects."""

from agot_judge.engine.ability.words import Duration
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST, call
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person

durations = Fragment(__name__, "duration")


@durations.rules(leaves_play="this leaves play", stands="this stands")
def while_it_is_so(reading: Reading, ends: Duration, noun: Noun) -> Duration:
    """The duration until this card leaves play; or until it ``stands or leaves play``: out of play it does not kneel either."""
    if noun.ref != "self":
        raise Unclear("another card than this one")
    return ends


@durations.rule
def end_or_leaves_play(reading: Reading, period: str, noun: Noun) -> Duration:
    """``until the end of the round or until this card leaves play``: until whichever comes first. Raises Unclear for other
    periods than those in which a card can leave play without their ending."""
    if period == "game":
        raise Unclear("what comes after the end of the game")
    return f"{period} or {while_it_is_so(reading, 'this leaves play', noun)}"


@durations.rule
def new_plot_of(reading: Reading, person: Person) -> Duration:
    """``until that player reveals a new plot card``: the one who was chosen."""
    if person.who != "chosen player":
        raise Unclear("until who reveals a new plot card")
    return "their next plot"


durations.means(
    next_phase="next phase",  # "until the beginning of the next phase": of whichever comes next
    new_plot="next plot",
    end_of=FIRST,  # The duration to the end of a period
    beginning_of_phase=call("beginning of {}".format, FIRST),
)

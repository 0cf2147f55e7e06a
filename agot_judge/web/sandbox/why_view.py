"""The answer to whether a card could be used where a board stands: one sentence, then what is in the way, then the rest."""

from collections.abc import Iterator

from agot_judge.engine.state.decision import Requirement, Way
from agot_judge.web.sandbox.chips import Chips
from agot_judge.web.sandbox.line_of_play import Line
from agot_judge.web.sandbox.not_understood import use_hangs_on
from agot_judge.web.sandbox.pages import Needed, WayShown, WhyNot
from agot_judge.web.sandbox.positions import Position


def why_not(line: Line, place: Position, card: int, chips: Chips, close_url: str) -> WhyNot:
    """The requirements of using the card at this place, for the player who controls it."""
    machine, state = line.board.machine, place.state
    player = state.cards[card].controller
    ways = sorted(machine.ways(state, player, card), key=_how_far)
    who, name = machine.game.players[player], machine.game.cards[card].label
    hindering = next((one for one in ways[0].requirements if not one.met), None) if ways else None
    hangs_on = use_hangs_on(line, place, player, card)
    if hindering is None:
        answer = f"Yes: {who} could use {name} here ({_lower(ways[0].text)})." if ways else ""
    else:
        answer = f"No: {_lower(hindering.found)}"
    return WhyNot(
        card=name,
        player=who,
        answer="" if hangs_on else answer,
        answer_citations=chips.of(hindering.cites)[:1] if hindering is not None else (),
        ways=tuple(WayShown(way.text, way.is_legal, tuple(_needed(way, chips))) for way in ways),
        unread=machine.game.cards[card].definition.unread,
        hangs_on=hangs_on,
        close_url=close_url,
    )


def _how_far(way: Way) -> int:
    """The number of requirements that are not met: the way that is nearest to being legal answers the question."""
    return sum(not one.met for one in way.requirements)


def _needed(way: Way, chips: Chips) -> Iterator[Needed]:
    """The requirements that are not met first. That an effect could change nothing is no reason of its own where it has
    no target."""
    has_no_target = any(one.about == "target" and not one.met for one in way.requirements)
    for one in sorted(way.requirements, key=lambda one: one.met):
        if one.met or not (one.about == "change" and has_no_target):
            yield Needed(
                text=one.found,
                met=one.met,
                citations=chips.of(one.cites),
                remedy=_remedy(one),
                tried=() if one.met else tuple(part.text for part in one.parts),
            )


def _remedy(one: Requirement) -> str:
    """The remedy that would make it hold, unless that only says again what does not hold."""
    says_it_again = one.remedy.rstrip(".") in (one.text.rstrip("."), one.found.rstrip("."))
    return "" if one.met or says_it_again else one.remedy


def _lower(words: str) -> str:
    """A sentence within another one: ``It is kneeling.`` after a colon."""
    begins_so = words.startswith(("It ", "The ", "There ", "A ", "An ", "No ", "Its ", "Use "))
    return words[:1].lower() + words[1:] if begins_so else words

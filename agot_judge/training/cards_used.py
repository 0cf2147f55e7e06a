"""The ways in which a player might use a card of its own accord, and what keeps him from it."""

import re

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import DUPLICATE, Requirement, Way
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.state import State
from agot_judge.engine.values.titles import TITLE_ABILITY
from agot_judge.training.played import Moment, Played

AT_A_GLANCE = ("window", "ability", "zone", "type", "turn", "timing", "gold", "phase", "kneeling")
"""Matters that are read off the board (V3): how much gold there is, which phase or window it is, which card kneels."""
_RULED = ("used", "limit", "limited", "unique", "blank")
"""Matters that a rule settles and no condition in the card's own text: how often it may be used, which copies count."""
MISSED = "missed"
"""The matter of a triggering condition that has been met before, when nobody used the card."""
LEAST_CITES_OF_NO_CHANGE = 2
"""The paragraphs that say of any ability that it must be able to change something: a further one says why it cannot here."""
_NOT_INITIATED = ("constant", "when revealed", "forced interrupt", "forced reaction")
_LIMIT = re.compile(r"(?P<word>Limit|Max) .* per (?P<period>\w+) \(.*used (?P<often>\d+ times?)")
_FACTS = {
    "used": "{card} has been used on this already",
    "limited": "{player} has marshaled another limited card this round",
    "blank": "the text box of {card} is blank",
    "change": "it would change nothing",
    MISSED: "the moment for it has passed",
}


def initiated(machine: Machine, state: State, player: int, card: int) -> tuple[Way, ...]:
    """The ways to use the card that a player may think of: not what works or resolves without anybody."""
    return tuple(way for way in machine.ways(state, player, card) if _is_initiated(machine, card, way))


def matter(missing: Requirement) -> str:
    """The matter of a requirement that is not met; ``kneeling`` where a card that must kneel as a cost kneels already."""
    return "kneeling" if missing.about == "cost" and "is kneeling" in missing.found else missing.about


def ruled(played: Played, moment: Moment, card: int, way: Way) -> str:
    """The matter of the one requirement that is not met, where a rule and not the card's own text settles it; else empty."""
    missing = [one for one in way.requirements if not one.met]
    if len(missing) != 1:
        return ""
    (one,) = missing
    if one.about in _RULED or (one.about == "change" and len(one.cites) > LEAST_CITES_OF_NO_CHANGE):
        return one.about
    is_answering = moment.decision.kind in ("interrupt", "reaction")
    if is_answering and one.about == "trigger" and _was_possible(played, moment, card, way):
        return MISSED
    return ""


def fact(played: Played, moment: Moment, card: int, way: Way) -> str:
    """The fact that keeps the card from being used by ``ruled``, as the rest of a sentence after "because"."""
    missing = next(one for one in way.requirements if not one.met)
    about = ruled(played, moment, card, way)
    if about == "unique":
        return _other_copy(moment.state, played.machine.game, moment.decision.player, card)
    label, who = played.machine.game.cards[card].label, played.player(moment.decision.player)
    found = _LIMIT.match(missing.found) if about == "limit" else None
    if found is not None:
        what = "played a copy of it" if found["word"] == "Max" else "used it"
        return f"{who} has {what} {found['often']} this {found['period']}"
    return _FACTS[about].format(card=label, player=who) if about in _FACTS else ""


def _other_copy(state: State, game: Game, player: int, card: int) -> str:
    """The other copy that keeps a unique card out (RR Unique Cards ¶1, ¶4)."""
    name, own = game.cards[card].definition.face.name, game.players[player]
    for number, one in enumerate(state.cards):
        if number == card or game.cards[number].definition.face.name != name:
            continue
        if one.zone == "dead" and one.controller == player:
            return f"another {name} is in {own}'s dead pile"
        if one.zone == "play" and one.controller == player != game.cards[number].owner:
            return f"{own} controls another {name} that {game.players[game.cards[number].owner]} owns"
        if one.zone == "play" and one.controller != player == game.cards[number].owner:
            return f"{game.players[one.controller]} controls another {name} that {own} owns"
    return ""


def _was_possible(played: Played, moment: Moment, card: int, way: Way) -> bool:
    """True where the same could have been used at an earlier decision, and nobody did: its moment has passed."""
    player = moment.decision.player
    for before in played.moments[: moment.number]:
        if before.decision.player == player and before.decision.kind != moment.decision.kind:
            earlier = initiated(played.machine, before.state, player, card)
            if any(one.is_legal and one.ability == way.ability for one in earlier):
                return True
    return False


def _is_initiated(machine: Machine, card: int, way: Way) -> bool:
    if way.ability < 0:
        return machine.game.cards[card].definition.face.type != "plot"
    if way.ability in (DUPLICATE, TITLE_ABILITY):
        return False
    return machine.ability(card, way.ability).kind not in _NOT_INITIATED

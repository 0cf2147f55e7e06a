"""Every way in which a player might use a card where the game stands, each with all that it takes.

Each requirement is the one by which the engine finds what is legal: it is only gathered here, not decided anew.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from agot_judge.editions.second.challenges.challenge_limits import (
    number_requirement,
    opponent_requirements,
    prohibitions,
)
from agot_judge.editions.second.challenges.declaration import attacker_requirements
from agot_judge.editions.second.challenges.defenders import defender_requirements
from agot_judge.editions.second.conventions import WOULD, group_of
from agot_judge.editions.second.entering.entry_requirements import (
    TYPES,
    entry_requirements,
    opportunity,
    ways_to_explain,
)
from agot_judge.editions.second.melee.redirect import redirect_requirements, redirect_timing
from agot_judge.editions.second.rulebook import second
from agot_judge.editions.second.timing.opportunities import (
    DUPLICATE_CITES,
    GROUPS,
    events_open_to,
    opportunities,
)
from agot_judge.engine.ability import Ability
from agot_judge.engine.gained import gained_by
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label
from agot_judge.engine.state.decision import DUPLICATE, Requirement, Way
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import ActionWindow, Occurrence, Step
from agot_judge.engine.state.state import State
from agot_judge.engine.values.position import Position
from agot_judge.rules.initiation.explaining import Explainer
from agot_judge.rules.initiation.requirements import may_initiate
from agot_judge.rules.initiation.triggering import is_met, told_of_where_it_goes
from agot_judge.rules.initiation.ways import as_option, none_at_all, with_remedies
from agot_judge.rules.potential.no_potential import quoting
from agot_judge.rules.potential.potential import why_no_save

CHALLENGES = ("military", "intrigue", "power")
OPPORTUNITIES = ("action", "interrupt", "reaction", "cancel")
TIMING = {
    "action": ("2e/rr/actions/1", "2e/rr/action-windows/1"),
    "interrupt": ("2e/rr/interrupts/2", "2e/rr/interrupts/3"),
    "reaction": ("2e/rr/reactions/2", "2e/rr/reactions/3"),
    "when revealed": ("2e/rr/when-revealed/1",),
    "constant": ("2e/rr/constant-abilities/1",),
}
_TURNS = ("2e/rr/action-windows/1", "2e/rr/interrupts/4", "2e/rr/reactions/4")
_ONCE = {"interrupt": ("2e/rr/interrupts/2", "2e/rr/interrupts/5"), "reaction": ("2e/rr/reactions/2",)}
_CLOSED = {"interrupt": ("2e/rr/interrupts/5",), "reaction": ("2e/rr/reactions/5",)}
"""Once the window has closed, nothing is initiated to what opened it."""
_FORCED = ("2e/rr/forced-interrupts-forced-reactions/1", "2e/rr/forced-interrupts-forced-reactions/2")
_ATTACK = ("2e/rr/4.2/1", "2e/rr/4.2/7", "2e/rr/active-player/3")
_DEFEND = ("2e/rr/4.2.1/1",)
_WORDS = {
    "marshal": "Marshal it",
    "duplicate": "Marshal it as a duplicate",
    "shadow": "Marshal it into shadows",
    "unshadow": "Bring it out of shadows",
    "ambush": "Use its ambush",
}


def innermost_window(state: State) -> ActionWindow | Occurrence | None:
    """The frame of the innermost open window. One whose occurrence is still being carried out is not open yet."""
    for depth, frame in enumerate(reversed(state.stack)):
        if isinstance(frame, ActionWindow):
            return frame if frame.turn >= 0 else None
        if isinstance(frame, Occurrence):
            is_open = depth == 0 or frame.turn >= 0 or frame.used or frame.order
            if frame.stage in GROUPS and is_open:
                return frame
        if isinstance(frame, Step):
            return None
    return None


@second.rule(
    *_TURNS,
    *_ONCE["interrupt"],
    *_ONCE["reaction"],
    *_CLOSED["interrupt"],
    *_CLOSED["reaction"],
    *_FORCED,
    *TIMING["action"],
    *TIMING["constant"],
)
def ways(machine: Machine, state: State, player: int, card: int) -> tuple[Way, ...]:
    """Each way for this player to use this card now: as a card, by its abilities and duplicates, in a challenge."""
    position = machine.at(state)
    entering = ways_to_explain(position, player, card)
    found = [_entering(position, player, card, way) for way in entering]
    if machine.game.cards[card].definition.title.redirects:
        found.append(_redirecting(position, player, card))
    for number, ability in enumerate(machine.game.cards[card].definition.abilities):
        is_of_play = ability.zone == "play" or ability.kind in ("constant", "when revealed")
        if not (entering and is_of_play):
            found.append(_ability(machine, state, player, card, number))
    found += (_ability(machine, state, player, card, number) for number in gained_by(position, card))
    if state.cards[card].duplicates:
        found.append(_duplicate(position, player, card))
    found += _option(machine, state, player, card)
    can_participate = machine.game.cards[card].definition.face.type == "character"
    is_declaring = state.asking is not None and state.asking.kind in ("challenge", "defenders")
    if can_participate and state.cards[card].zone == "play" and (is_declaring or not found):
        found += _participating(position, player, card)
    if not found and is_out_of_play(position, card):
        found.append(_entering(position, player, card, "marshal"))
    if not any(way.verb not in ("challenge", "defend") for way in found):
        failing = "It has no ability, keyword or duplicate that a player can use."
        remedy = "an ability, a keyword or a duplicate that a player can use; it has none"
        found.append(none_at_all(failing, TIMING["action"], remedy))
    return with_remedies(found)


def is_out_of_play(position: Position, card: int) -> bool:
    """True where it is a card that could be marshaled, were it in hand: in a pile, or in a deck."""
    return (
        position.state.cards[card].zone in ("discard", "dead", "deck")
        and position.game.cards[card].definition.face.type in TYPES
    )


def _entering(position: Position, player: int, card: int, way: str) -> Way:
    requirements = (
        opportunity(position, player),
        *_turn(position, player),
        *entry_requirements(position, player, card, way),
    )
    return Way(verb=way, text=_WORDS[way], requirements=requirements)


def _redirecting(position: Position, player: int, card: int) -> Way:
    requirements = (redirect_timing(position.state), *redirect_requirements(position, player, card))
    return Way(verb="trigger", text="Redirect the challenge", requirements=requirements)


def _turn(position: Position, player: int) -> Iterator[Requirement]:
    """The requirement that the player has the opportunity, where a window is open."""
    decision = position.state.asking
    if decision is None or decision.kind not in OPPORTUNITIES or innermost_window(position.state) is None:
        return
    names = position.game.players
    mine = decision.player == player
    other = "" if mine else f"{names[decision.player]} to pass or act; opportunities go on in player order"
    yield Requirement(
        text=f"It is {names[player]}'s opportunity.",
        failing=f"It is {names[decision.player]}'s opportunity, not {names[player]}'s.",
        met=mine,
        cites=_TURNS,
        about="turn",
        remedy=other,
    )


# -- abilities -----------------------------------------------------------------------------------------------------


def _ability(machine: Machine, state: State, player: int, card: int, number: int) -> Way:
    position = machine.at(state)
    definition = machine.game.cards[card].definition
    ability = machine.ability(card, number)
    is_event = definition.face.type == "event" and ability.zone == "hand"
    explainer = Explainer(machine, state, player, card, number)
    event: Event | None = None
    found: list[Requirement] = []
    if ability.kind in ("constant", "when revealed"):
        found.append(_not_used(ability))
    elif ability.trigger is None:
        found.append(opportunity(position, player))
    else:
        frame = innermost_window(state)
        found.append(_window(frame, ability))
        if isinstance(frame, Occurrence):
            trigger = ability.trigger
            events = events_open_to(frame)
            found.append(explainer.condition_met_by(trigger, events))
            fitting = [
                index for index, one in enumerate(events) if is_met(position, trigger, one, card, player)
            ]
            usable = (
                index
                for index in fitting
                if may_initiate(
                    position,
                    player,
                    card,
                    number,
                    told_of_where_it_goes(state, trigger, events[index]),
                )
            )
            event = (
                told_of_where_it_goes(state, trigger, events[next(usable, fitting[0])]) if fitting else None
            )
            found.append(_unused(frame, ability, card, number, fitting))
    if not ability.forced:
        found += _turn(position, player)
    found += explainer.requirements(event)
    return Way(
        verb="play" if is_event else "trigger",
        text=ability.text or f"Its {ability.kind} ability",
        requirements=tuple(found),
        ability=number,
    )


def _not_used(ability: Ability) -> Requirement:
    why = (
        "a constant ability is active as long as its card is in play."
        if ability.kind == "constant"
        else "a when revealed ability resolves when its plot is revealed."
    )
    return Requirement(
        text=f"It is initiated by a player; {why}",
        failing=f"It is not initiated by a player: {why}",
        met=False,
        cites=TIMING[ability.kind],
        about="timing",
    )


def _named(group: str) -> str:
    """The abilities of a group as a judge names them: ``forced reactions``, ``"would" interrupts``."""
    return '"would" interrupts' if group == WOULD else f"{group}s"


def _window(frame: ActionWindow | Occurrence | None, ability: Ability) -> Requirement:
    """The requirement that the open window is one for abilities of this kind."""
    group = group_of(ability)
    kind = f"{'forced ' * ability.forced}{ability.kind}s" if group != WOULD else _named(group)
    is_open = isinstance(frame, Occurrence) and GROUPS[frame.stage] == group
    open_now = (
        ""
        if frame is None
        else "an action window is open"
        if isinstance(frame, ActionWindow)
        else f"the one for {_named(GROUPS[frame.stage])} is open"
    )
    closed = () if is_open else _CLOSED.get(ability.kind, ())
    cites = (*TIMING[ability.kind], *closed, *(_FORCED if ability.forced else ()))
    return Requirement(
        text=quoting(f"A window for {kind} is open", ability, met=is_open),
        failing=quoting(
            ": ".join(filter(None, (f"No window for {kind} is open", open_now))), ability, met=False
        ),
        met=is_open,
        cites=cites,
        about="window",
        remedy=""
        if is_open
        else "; ".join(filter(None, (f"a window for {kind} to its triggering condition", open_now))),
    )


def _unused(frame: Occurrence, ability: Ability, card: int, number: int, fitting: list[int]) -> Requirement:
    """An interrupt or reaction may be initiated once each time its triggering condition occurs."""
    used = [one[2] for one in frame.used if one[:2] == (card, number)]
    met = not used or any(index not in used for index in fitting)
    return Requirement(
        text="It has not been used yet for this triggering condition.",
        failing="It has been used for this triggering condition.",
        met=met,
        cites=_ONCE[ability.kind],
        about="used",
        remedy="" if met else "another occurrence of its triggering condition",
    )


def _duplicate(position: Position, player: int, card: int) -> Way:
    frame = innermost_window(position.state)
    open_ = opportunities(position, frame, player) if isinstance(frame, Occurrence) else ()
    saving = any(option.card == card and option.ability == DUPLICATE for option in open_)
    about = () if saving or not isinstance(frame, Occurrence) else frame.events
    against = (cite for event in about if event.card == card for cite in why_no_save(position, event))
    need = Requirement(
        text="It would leave play, and its duplicate can save it.",
        failing="There is nothing now from which its duplicate can save it.",
        met=saving,
        cites=tuple(dict.fromkeys((*DUPLICATE_CITES, *against))),
        about="save",
        remedy="" if saving else 'the moment when it would leave play ("cannot be saved" aside)',
    )
    requirements = (need, *_turn(position, player))
    return Way(
        verb="trigger", text="Discard a duplicate to save it", requirements=requirements, ability=DUPLICATE
    )


# -- challenges ----------------------------------------------------------------------------------------------------


def _participating(position: Position, player: int, card: int) -> Iterator[Way]:
    """Declaring a character as an attacker, or while a challenge is under way as a defender."""
    state = position.state
    decision = state.asking
    kind = decision.kind if decision is not None else ""
    is_asked = decision is not None and decision.player == player
    name = label(position.game, card)
    who = position.game.players
    if state.challenge is not None and kind != "challenge":
        acting = Requirement(
            text=f"{who[player]} declares defenders now.",
            failing=f"{who[player]} does not declare defenders now.",
            met=kind == "defenders" and is_asked,
            cites=_DEFEND,
            about="turn",
            remedy=""
            if kind == "defenders" and is_asked
            else f"{who[player]} declaring defenders, in step 4.2.1",
        )
        needed = [acting, *defender_requirements(position, player, state.challenge.type, card)]
        yield Way(verb="defend", text=f"Declare {name} as a defender", requirements=tuple(needed))
        return
    acting = Requirement(
        text=f"{who[player]} may initiate a challenge now.",
        failing=f"{who[player]} has no opportunity to initiate a challenge now.",
        met=kind == "challenge" and is_asked,
        cites=_ATTACK,
        about="turn",
        remedy=""
        if kind == "challenge" and is_asked
        else f"{who[player]}'s opportunity to initiate a challenge, in step 4.2",
    )
    opponents = tuple(other for other in range(len(who)) if other != player)
    for type_ in CHALLENGES:
        against = opponents[0] if len(opponents) == 1 else -1
        needed = [acting, *attacker_requirements(position, player, type_, against, card)]
        if len(opponents) == 1:
            needed.append(number_requirement(position, player, type_, opponents[0]))
            needed += opponent_requirements(position, player, opponents[0])
            needed += prohibitions(position, player, type_, opponents[0])
        text = f"Declare {name} as an attacker in a challenge of the type {type_}"
        yield Way(verb="challenge", text=text, requirements=tuple(needed))


def _option(machine: Machine, state: State, player: int, card: int) -> Iterator[Way]:
    """Choosing the card at the decision that is awaited."""
    way, decision = as_option(machine, state, card, OPPORTUNITIES), state.asking
    if way is None or decision is None:
        return
    acting = Requirement(
        text=f"{machine.game.players[player]} decides now.",
        failing=f"{machine.game.players[decision.player] if decision.player >= 0 else 'The judge'} decides now.",
        met=decision.player == player,
        cites=decision.cites,
        about="turn",
    )
    yield replace(way, requirements=(acting, *way.requirements))

"""Marshaling a card, ambushing it or bringing it out of shadows: the steps of Initiating Abilities / Marshaling Cards."""

from collections.abc import Iterator

from msgspec.structs import replace

from agot_judge.editions.second.entering.cost_modifiers import say_modified_cost, use_up
from agot_judge.editions.second.entering.entry_requirements import entry_requirements, may_enter
from agot_judge.editions.second.entering.gold_cost import (
    KEYWORDS,
    base_cost,
    cost_of,
    has_chosen_x,
    instances,
    payable_values,
)
from agot_judge.editions.second.entering.limited import is_limited
from agot_judge.editions.second.entering.permissions import permission_used, permitted_below
from agot_judge.editions.second.frames import Entering
from agot_judge.editions.second.rulebook import second
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import card_options, label
from agot_judge.engine.state.decision import Answer, Decision, Option
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Occurrence
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import ask, push, say, settle
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.values import has_keyword
from agot_judge.rules.attachments import attached, duplicated, legal_hosts
from agot_judge.rules.prohibitions.prohibitions import NO_CARD_ABILITY, forbids_triggering
from agot_judge.rules.targets.where_it_goes import which_host

STEPS = "2e/rr/initiating-abilities-marshaling-cards"
_INTENT = (f"{STEPS}/1", f"{STEPS}/2", f"{STEPS}/3")
_PAY = (f"{STEPS}/5", "2e/rr/marshaling-phase-player-action-window/4", "2e/rr/gold/2")
_HOST = (f"{STEPS}/6", "2e/rr/marshaling-phase-player-action-window/7")
_AS_IN_STEP_1 = ("2e/faq/3.3/1",)
_PERMITTED = ("2e/rr/play-restrictions-and-permissions/1",)
_X = ("2e/rr/the-letter-x/1",)
_WHICH = {
    "ambush": ("2e/rr/ambush/2",),
    "unshadow": ("2e/rr/shadows.bringing-a-card-out-of-shadows/5",),
}
_WAYS = {
    "marshal": ("marshals {card}", ("2e/rr/marshal/1",)),
    "duplicate": ("marshals {card} as a duplicate, at no cost", ("2e/rr/duplicates/1", "2e/faq/1.2/1")),
    "shadow": (
        "marshals a card into shadows",
        (
            "2e/rr/shadows.the-shadow-keyword/1",
            "2e/rr/shadows.marshaling-a-card-into-shadows/1",
            "2e/rr/shadows.marshaling-a-card-into-shadows/2",
        ),
    ),
    "ambush": ("uses the ambush of {card}", ("2e/rr/ambush/1",)),
    "unshadow": (
        "brings {card} out of shadows",
        (
            "2e/rr/shadows.the-shadow-keyword/1",
            "2e/rr/shadows.bringing-a-card-out-of-shadows/2",
            "2e/rr/shadows.bringing-a-card-out-of-shadows/1",
            "2e/rr/shadows.printed-cost-of-shadows-cards/2",
        ),
    ),
}
_DUPLICATES = (
    "2e/rr/duplicates/3",
    "2e/rr/duplicates/8",
    "2e/rr/unique-cards/2",
    "2e/rr/marshaling-phase-player-action-window/8",
)
UNIQUE_IN_SHADOWS = "2e/rr/shadows.unique-cards-and-shadows"
_KEYWORDS = {"shadow": "shadow", "ambush": "ambush", "unshadow": "shadow"}
"""The keyword that a way of using a card rests on: it may be gained as well as printed."""
EVENTS = {
    "marshal": "marshal",
    "duplicate": "marshal duplicate",
    "shadow": "marshal into shadows",
    "ambush": "ambush",
    "unshadow": "bring out of shadows",
}
"""The occurrence that each way ends in."""


@second.frame(Entering, *_INTENT, f"{STEPS}/4", *_PAY, *_HOST, f"{STEPS}/7")
def enter(machine: Machine, state: State, frame: Entering) -> State:
    """Carry it on from the step that it has reached."""
    if frame.stage == 1:
        return _declare(machine, state, frame)
    if frame.stage == 2:
        return _choose_value(machine, state, frame)
    if frame.stage == 4:
        return _pay(machine, state, frame)
    return _choose_host(machine, state, frame)


def _declare(machine: Machine, state: State, frame: Entering) -> State:
    """Steps 1 to 3. What is not legal leaves no trace."""
    player, card = frame.player, frame.card
    if not may_enter(machine.at(state), player, card, frame.way):
        return state
    words, cites = _WAYS[frame.way]
    text = f"{machine.game.players[player]} {words.format(card=label(machine.game, card))}."
    cites = (*cites, _INTENT[0], *_also(machine.at(state), frame))
    state = say(state, "ability", text, tuple(dict.fromkeys(cites)), player)
    hosts = legal_hosts(machine.at(state), player, card) if _attaches(machine.at(state), frame) else ()
    return push(state, replace(frame, stage=2, legal_hosts=hosts))


@second.rule(
    *_DUPLICATES,
    f"{UNIQUE_IN_SHADOWS}/1",
    f"{UNIQUE_IN_SHADOWS}/2",
    "2e/rr/shadows.printed-cost-of-shadows-cards/1",
    "2e/rr/limited/2",
    "2e/faq/limited-card-as-duplicate/2",
    "2e/faq/1.2/3",
    "2e/rr/gains/4",
    *_PERMITTED,
)
def _also(position: Position, frame: Entering) -> Iterator[str]:
    """The facts on which this card rests besides: that it is unique or limited, that it needs something to be attached to."""
    player, card, way = frame.player, frame.card, frame.way
    for one in entry_requirements(position, player, card, way):
        if one.about in ("limited", "attachment") or (
            one.about == "unique" and _has_copies(position.game, card)
        ):
            yield from one.cites
    face = position.game.cards[card].definition.face
    limited = is_limited(position, card)
    if way == "marshal" and has_keyword(position, card, "shadow"):
        yield "2e/rr/shadows.printed-cost-of-shadows-cards/1"
    word = _KEYWORDS.get(way)
    if word is not None and all(
        keyword.name != word for keyword in position.game.cards[card].definition.keywords
    ):
        yield "2e/rr/gains/4"
    if way != "unshadow" and position.state.cards[card].zone != "hand":
        yield from _PERMITTED
    if way == "duplicate":
        yield from (_DUPLICATES[0], _DUPLICATES[3])
        below = duplicated(position, player, card)
        if below >= 0 and position.game.cards[below].definition.face != face:
            yield "2e/rr/duplicates/7"
        if limited:
            yield from ("2e/faq/limited-card-as-duplicate/2", "2e/faq/1.2/3")
    elif way == "shadow" and face.unique:
        yield f"{UNIQUE_IN_SHADOWS}/1"
    elif way == "unshadow":
        if duplicated(position, player, card) >= 0:
            yield f"{UNIQUE_IN_SHADOWS}/2"
        elif face.type == "attachment":
            yield "2e/rr/shadows.bringing-a-card-out-of-shadows/3"
    elif way == "ambush":
        yield from ("2e/rr/limited/2",) if limited else ()
        yield from NO_CARD_ABILITY if forbids_triggering(position) else ()


def _has_copies(game: Game, card: int) -> bool:
    """True where another copy of the card is known anywhere: there is nothing to say of a unique card otherwise."""
    name = game.cards[card].definition.face.name
    return any(one != card and other.definition.face.name == name for one, other in enumerate(game.cards))


def _attaches(position: Position, frame: Entering) -> bool:
    """True where the card has to be attached to something."""
    if frame.way in ("duplicate", "shadow") or duplicated(position, frame.player, frame.card) >= 0:
        return False
    return position.game.cards[frame.card].definition.face.type == "attachment"


@second.rule(*_X, "2e/rr/ambush/2", "2e/rr/shadows.bringing-a-card-out-of-shadows/5")
def _choose_value(machine: Machine, state: State, frame: Entering) -> State:
    """The instance of the keyword that is used, or the number for X, where there is a choice."""
    values = payable_values(machine.at(state), frame.player, frame.card, frame.way)
    of_x = has_chosen_x(machine.at(state), frame.card, frame.way)
    keyword = KEYWORDS.get(frame.way)
    several = bool(values)
    if keyword is not None and not of_x:
        several = len(instances(machine.at(state), frame.card, frame.way)) > 1
    name = label(machine.game, frame.card)
    text = f"What is X for the cost of {name}?"
    if keyword is not None:
        text = f"What is X of {keyword} (X) of {name}?" if of_x else f"Which {keyword} (X) of {name} is used?"
    decision = Decision(
        player=frame.player,
        kind="number",
        text=text,
        options=tuple(Option(label=str(value), word=str(value)) for value in values),
        cites=_X if of_x else _WHICH.get(frame.way, _X),
    )
    if not several:
        state = settle(state, decision) if values else state
        return push(state, replace(frame, stage=4, value=values[0] if values else -1))
    return ask(state, frame, decision)


@second.rule(*_PAY, f"{STEPS}/4", "2e/rr/costs/5")
def _pay(machine: Machine, state: State, frame: Entering) -> State:
    """Steps 3 and 4: the cost with everything that modifies it, returned to the treasury."""
    player, card, way = frame.player, frame.card, frame.way
    cost = cost_of(machine.at(state), player, card, way, frame.value) or 0
    base = base_cost(machine.at(state), card, way, frame.value) or 0
    state = say_modified_cost(machine.at(state), player, card, way, base, cost)
    state = use_up(machine, state, player, card, way)
    use = permission_used(machine.at(state), player, card, way)
    if use is not None:
        state = replace(state, uses=(*state.uses, use))
    state = push(state, replace(frame, stage=5))
    if cost == 0:
        return state
    marks = ("gold cost",) if way == "marshal" else ()
    paid = Event(
        kind="pay gold", player=player, amount=cost, source=card, by=player, cause="cost", marks=marks
    )
    return push(state, Occurrence(events=(paid,)))


@second.rule(*_HOST, *_AS_IN_STEP_1, "2e/faq/3.3/2", "2e/rr/shadows.bringing-a-card-out-of-shadows/3")
def _choose_host(machine: Machine, state: State, frame: Entering) -> State:
    """Step 5, for an attachment: what it is attached to, among what was legal in step 1 and still is; for a duplicate on which
    card it is placed, where a text leaves the choice."""
    if frame.way == "duplicate":
        return _choose_card_below(machine, state, frame)
    if not _attaches(machine.at(state), frame):
        return _enters(state, frame, -1)
    now = legal_hosts(machine.at(state), frame.player, frame.card)
    hosts = tuple(host for host in frame.legal_hosts if host in now)
    if not hosts:
        return _nothing_to_attach_to(machine, state, frame)
    cites = _HOST if len(hosts) == len(now) else (*_HOST, *_AS_IN_STEP_1)
    decision = which_host(machine.game, frame.player, frame.card, hosts, cites)
    return ask(state, frame, decision)


@second.rule("2e/rr/play-restrictions-and-permissions/1", "2e/rr/duplicates/3")
def _choose_card_below(machine: Machine, state: State, frame: Entering) -> State:
    """A copy of the card in play, or one on which a text lets it be placed."""
    copy = duplicated(machine.at(state), frame.player, frame.card)
    below = permitted_below(machine.at(state), frame.player, frame.card)
    hosts = below if copy < 0 or copy in below else (copy, *below)
    if not hosts:
        return _enters(state, frame, -1)
    decision = Decision(
        player=frame.player,
        kind="target",
        text=f"On which card is {label(machine.game, frame.card)} placed as a duplicate?",
        options=card_options(machine.game, hosts),
        cites=_PERMITTED,
    )
    if len(hosts) == 1:
        return _enters(settle(state, decision), frame, hosts[0])
    return ask(state, frame, decision)


def _nothing_to_attach_to(machine: Machine, state: State, frame: Entering) -> State:
    name = label(machine.game, frame.card)
    text = f"There is nothing to which {name} can be attached."
    if frame.way != "unshadow":
        return say(state, "ability", text, ("2e/faq/3.3/2", "2e/rr/attachment-cards/1"), frame.player)
    cites = ("2e/rr/shadows.bringing-a-card-out-of-shadows/3",)
    state = say(state, "ability", text, cites, frame.player)
    gone = Event(kind="discard from shadows", card=frame.card, player=frame.player)
    return push(state, Occurrence(events=(gone,)))


@second.frame_answer(Entering, *_HOST, *_X)
def chosen(machine: Machine, state: State, frame: Entering, decision: Decision, given: Answer) -> State:
    """The value of X, or the card to which an attachment is attached."""
    option = decision.options[given.options[0]]
    who = machine.game.players[decision.player]
    for_x = " for X" if decision.kind == "number" and decision.cites == _X else ""
    state = say(state, "decision", f"{who} chooses {option.label}{for_x}.", decision.cites, decision.player)
    if decision.kind == "number":
        return push(state, replace(frame, stage=4, value=int(option.word)))
    return _enters(state, frame, option.card)


@second.rule(f"{STEPS}/7", "2e/rr/marshal/2", "2e/rr/enters-play/1")
def _enters(state: State, frame: Entering, host: int) -> State:
    """Step 6: the card is marshaled, or comes into play."""
    is_in_play = frame.way == "marshal" and state.cards[frame.card].zone == "play"
    event = Event(
        kind="marshal in play" if is_in_play else EVENTS[frame.way],
        card=frame.card,
        player=frame.player,
        other_card=host,
        by=frame.player,
        source=frame.card,
        amount=max(0, frame.value) if frame.way == "unshadow" else 0,
        cause="ambush" if frame.way == "ambush" else "",
    )
    events = (event,) if host < 0 or frame.way == "duplicate" else (event, attached(event, 0))
    return push(state, Occurrence(events=events))


second.rule("2e/rr/attachment-cards/1")(attached)

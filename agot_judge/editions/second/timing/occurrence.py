"""An occurrence and the seven steps around it: imminent, "would", forced interrupts, interrupts, it occurs, forced
reactions, reactions."""

from msgspec.structs import replace

from agot_judge.editions.second.challenges.challenge_keywords import RULES
from agot_judge.editions.second.leaving.deck_order import placed_in_decks
from agot_judge.editions.second.leaving.leaving_play import what_leaves_with_it
from agot_judge.editions.second.rulebook import second
from agot_judge.editions.second.timing.forced_order import order_given
from agot_judge.editions.second.timing.imminent import brought_up_to_date, named
from agot_judge.editions.second.timing.opportunities import anybody_listens, events_open_to, opportunities
from agot_judge.editions.second.timing.saves import save_by_duplicate
from agot_judge.editions.second.timing.state_checks import aftermath
from agot_judge.editions.second.timing.unpaid_costs import end_unpaid
from agot_judge.editions.second.timing.unusable_triggers import say_what_is_gone, say_what_was_due
from agot_judge.editions.second.timing.window_cites import (
    FIRST_OPPORTUNITY,
    around_an_end,
    before_ordinary_interrupts,
    of_one_occurrence,
    who_is_first,
    window_cites,
)
from agot_judge.engine.ability import Later
from agot_judge.engine.index import Index
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import (
    DUPLICATE,
    PASS,
    Answer,
    Decision,
    Option,
    in_which_order,
    opportunity_for,
)
from agot_judge.engine.state.events import ENTER_PILE, LEAVING, STRENGTHS, Event
from agot_judge.engine.state.frames import Initiation, Occurrence, Resolution
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import ask, push, say, settle
from agot_judge.engine.values.as_it_was import with_board_left, without_boards
from agot_judge.engine.values.history import noted
from agot_judge.explain.wording import describe
from agot_judge.rules.by_hand.despite import made_to_happen
from agot_judge.rules.effects.hand_and_deck import FROM_DECKS, about_to_fall, identified
from agot_judge.rules.effects.pile_order import placed_together
from agot_judge.rules.effects.places import from_where, placed_in_piles
from agot_judge.rules.initiation.said_at_first import of_all, reacted_to
from agot_judge.rules.lasting.delayed import replace_imminent
from agot_judge.rules.lasting.gained_and_lost import CHANGED, gained_and_lost
from agot_judge.rules.lasting.strength_changed import marked_at_zero, strength_changed
from agot_judge.rules.prohibitions.prohibitions import (
    saying_what_is_kept,
)
from agot_judge.rules.resolution.effect_results import remembered
from agot_judge.rules.resolution.same_deed import NOTHING, remains_in_play

SEQUENCE = "2e/rr/triggering-condition"
NESTED = "2e/rr/nested-ability-sequences"
_FIRST_IN_EACH = (f"{NESTED}/4",)
IMMINENT = (f"{SEQUENCE}/4",)
WOULD = (f"{SEQUENCE}/5", "2e/rr/the-word-would/2", "2e/rr/the-word-would/1")
_MUST = (
    "2e/rr/forced-interrupts-forced-reactions/1",
    "2e/rr/forced-interrupts-forced-reactions/2",
    "2e/rr/abilities/3",
)
FORCED_INTERRUPTS = (f"{SEQUENCE}/6", *_MUST)
INTERRUPTS = (f"{SEQUENCE}/7", "2e/rr/interrupts/1", "2e/rr/interrupts/3", "2e/rr/interrupts/4")
OCCURS = (f"{SEQUENCE}/8", "2e/rr/interrupts/1")
FORCED_REACTIONS = (f"{SEQUENCE}/9", *_MUST)
REACTIONS = (f"{SEQUENCE}/10", "2e/rr/reactions/1", "2e/rr/reactions/3", "2e/rr/reactions/4")
PASSING = ("2e/rr/pass/1", "2e/rr/pass/2")
ORDER = (
    "2e/rr/forced-interrupts-forced-reactions/3",
    "2e/rr/priority-of-simultaneous-resolution/2",
    "2e/rr/forced-interrupts-forced-reactions/4",
)
STEP_CITES = {
    2: WOULD[:2],
    3: FORCED_INTERRUPTS[:3],
    4: (INTERRUPTS[0], INTERRUPTS[2]),
    6: FORCED_REACTIONS[:3],
    7: (REACTIONS[0], REACTIONS[2]),
}
KINDS = {2: "interrupt", 4: "interrupt", 7: "reaction"}


@second.frame(
    Occurrence,
    *IMMINENT,
    *OCCURS,
    f"{SEQUENCE}/2",
    f"{SEQUENCE}/3",
    f"{NESTED}/1",
    f"{NESTED}/2",
    f"{NESTED}/3",
)
def carry_on(machine: Machine, state: State, occurrence: Occurrence) -> State:
    """Take an occurrence to the next point where something is done or somebody must decide."""
    if occurrence.stage == 1:
        state, occurrence = _become_imminent(machine, state, occurrence)
        if machine.index.awaits_imminent and (state.in_force or Later in machine.index.standing):
            due = replace_imminent(machine, push(state, replace(occurrence, stage=2)), occurrence.events)
            if len(due.stack) > len(state.stack) + 1:
                return due
    elif occurrence.stage <= 5:
        occurrence = brought_up_to_date(machine.at(state), occurrence)
    while occurrence.stage <= 7:
        if occurrence.stage == 5:
            return _occur(machine, state, occurrence)
        if occurrence.stage > 5 and not _is_reacted_to(machine.index, occurrence):
            break
        state = say_what_was_due(machine, state, occurrence)
        waiting = _open(machine, state, occurrence)
        if waiting is not None:
            return waiting
        state = say_what_is_gone(machine, state, occurrence)
        occurrence = _next_stage(occurrence)
    return _finish(machine, state, occurrence)


def _next_stage(occurrence: Occurrence) -> Occurrence:
    if occurrence.turn < 0 and not occurrence.used and not occurrence.order:
        return replace(occurrence, stage=occurrence.stage + 1)
    return replace(occurrence, stage=occurrence.stage + 1, turn=-1, passes=0, used=(), order=())


@second.rule(*IMMINENT, "2e/rr/leaves-play/5", "2e/rr/attachment-cards/4")
def _become_imminent(machine: Machine, state: State, occurrence: Occurrence) -> tuple[State, Occurrence]:
    """Step 1. What leaves play takes its attachments with it, simultaneously; nobody listens: straight to step 5."""
    events = occurrence.events
    for index, event in enumerate(events):
        if event.parent < 0 and event.kind in LEAVING:
            events += what_leaves_with_it(machine.at(state), event, index)
    if not any(_may_be_interrupted(machine.index, state, event) for event in events):
        return state, replace(occurrence, events=events, stage=5)
    events = about_to_fall(state, events)
    text = f"About to happen: {'; '.join(describe(machine, event) for event in events)}."
    by_keyword = dict.fromkeys(cite for event in events for cite in RULES.get(event.cause, ()))
    state = say(state, "occurrence", text, (*IMMINENT, *of_one_occurrence(events), *by_keyword))
    return state, replace(occurrence, events=events, stage=2)


def _may_be_interrupted(index: Index, state: State, event: Event) -> bool:
    """True where any card has an ability that is used before such an event happens, or a duplicate could save from it."""
    if event.kind in index.interrupted:
        return True
    return event.kind in LEAVING and event.card >= 0 and bool(state.cards[event.card].duplicates)


def _open(machine: Machine, state: State, occurrence: Occurrence) -> State | None:
    """The state in which somebody uses or decides something in the present step; None when nobody does."""
    stage = occurrence.stage
    if (stage >= 6 and occurrence.nested) or not anybody_listens(machine.at(state), occurrence):
        return None
    if stage in (3, 6):
        return _forced(machine, state, occurrence)
    if stage == 2:
        forced_first = _forced(machine, state, occurrence)
        if forced_first is not None:
            return forced_first
    return _offer(machine, state, occurrence)


@second.rule(f"{NESTED}/1", f"{NESTED}/2", f"{NESTED}/3", f"{NESTED}/4")
def _nesting(state: State) -> tuple[str, ...]:
    """The paragraphs to cite where a window opens while another one pauses: last in, first out, the first player first in
    each."""
    pausing = any(type(frame) is Occurrence and (frame.used or frame.turn >= 0) for frame in state.stack)
    return (f"{NESTED}/2", f"{NESTED}/3") if pausing else ()


def _is_reacted_to(index: Index, occurrence: Occurrence) -> bool:
    """True where any card has an ability that is used after something of what has happened."""
    reacted_to = index.reacted_to
    return bool(reacted_to) and any(event.kind in reacted_to for event in occurrence.happened)


@second.rule(
    *ORDER, *FORCED_INTERRUPTS, *FORCED_REACTIONS, "2e/rr/forced-interrupts-forced-reactions/4",
)  # fmt: skip
def _forced(machine: Machine, state: State, occurrence: Occurrence) -> State | None:
    """Forced abilities initiate one after the other, in the order that the first player determines."""
    due = opportunities(machine.at(state), occurrence, None, forced=True)
    if not due:
        return None
    keys = {(option.card, option.ability, option.event): option for option in due}
    order = occurrence.order
    if not occurrence.used:
        kind = "reactions after" if occurrence.stage == 6 else "interrupts before"
        what = "; ".join(describe(machine, event) for event in named(events_open_to(occurrence)))
        text = f"Forced {kind}: {what}."
        ordered = ORDER[:1] if len(due) > 1 else ()
        cites = (*STEP_CITES[occurrence.stage], *ordered, *_nesting(state), *around_an_end(occurrence))
        state = say(state, "window", text, cites)
    text = "In which order do these forced abilities initiate?"
    decision = in_which_order(state.first_player, text, due, ORDER)
    if len(due) > 1 and set(order) != set(keys):
        return ask(state, occurrence, decision)
    if len(due) == 1 and not order:
        state = settle(state, decision)
    first = keys[order[0]] if len(due) > 1 else due[0]
    controller = state.cards[first.card].controller
    return _initiate(machine, state, replace(occurrence, order=order[1:]), first, controller)


@second.rule(
    *INTERRUPTS, *REACTIONS, *PASSING, f"{NESTED}/4", "2e/rr/interrupts/2", "2e/rr/interrupts/5",
    "2e/rr/interrupts/6", "2e/rr/interrupts/7", "2e/rr/reactions/2", "2e/rr/reactions/5", "2e/rr/reactions/6",
    "2e/rr/reactions/7", "2e/rr/reactions-and-interrupts/1", "2e/rr/reactions-and-interrupts/2", *WOULD,
    "2e/rr/the-word-would/2",
)  # fmt: skip
def _offer(machine: Machine, state: State, occurrence: Occurrence) -> State | None:
    """The first player has the first opportunity; it goes on in player order until all pass consecutively."""
    players = len(state.players)
    turn = state.first_player if occurrence.turn < 0 else occurrence.turn
    for waited in range(occurrence.passes, players):
        options = opportunities(machine.at(state), occurrence, turn)
        if options:
            cancels = any(event.kind == "initiate" for event in occurrence.events)
            kind = "cancel" if occurrence.stage == 2 and cancels else KINDS[occurrence.stage]
            what = "; ".join(describe(machine, event) for event in named(events_open_to(occurrence)))
            relation = "Reactions after" if occurrence.stage == 7 else "Interrupts before"
            cites = STEP_CITES[occurrence.stage]
            text = f"{relation}: {what}"
            if occurrence.turn < 0:
                first, why = who_is_first(machine, state, occurrence, turn)
                nesting = _nesting(state)
                why += _FIRST_IN_EACH if why and nesting else ()
                why += before_ordinary_interrupts(machine.at(state), occurrence)
                besides = (*why, *nesting, *window_cites(machine.game, occurrence, options))
                state = say(state, "window", f"{text}{first}.", (*cites, *besides))
            frame = replace(occurrence, turn=turn, passes=waited)
            decision = opportunity_for(
                turn, kind, f"{text}.", options, (*cites, *FIRST_OPPORTUNITY[occurrence.stage])
            )
            return ask(state, frame, decision)
        turn = (turn + 1) % players
    return None


@second.frame_answer(Occurrence, *PASSING)
def answer(
    machine: Machine, state: State, occurrence: Occurrence, decision: Decision, given: Answer
) -> State:
    """An order of forced abilities, a pass, or the use of an ability."""
    if decision.kind == "order":
        chosen = tuple(decision.options[option] for option in given.options)
        names = ", ".join(option.label for option in chosen)
        player = machine.game.players[decision.player]
        state = say(state, "decision", f"{player} orders: {names}.", decision.cites, decision.player)
        return push(state, replace(occurrence, order=order_given(occurrence, chosen)))
    following = (decision.player + 1) % len(state.players)
    if given == PASS:
        text = f"{machine.game.players[decision.player]} passes."
        state = say(state, "decision", text, PASSING[:1], decision.player)
        return push(state, replace(occurrence, turn=following, passes=occurrence.passes + 1))
    option = decision.options[given.options[0]]
    occurrence = replace(occurrence, turn=following, passes=0)
    return _initiate(machine, state, occurrence, option, decision.player)


def _initiate(machine: Machine, state: State, occurrence: Occurrence, option: Option, player: int) -> State:
    used = (*occurrence.used, (option.card, option.ability, option.event))
    if option.ability == DUPLICATE:
        return save_by_duplicate(machine, state, occurrence, option, player)
    events = events_open_to(occurrence)
    ability = machine.ability(option.card, option.ability)
    first = events[option.event]
    trigger = of_all(machine.at(state), ability.trigger, first, events, option.card, player)
    frame = Initiation(
        player=player,
        card=option.card,
        ability=option.ability,
        event=option.event,
        trigger=trigger,
        that_many=reacted_to(machine.at(state), ability, option.card, player, trigger, events),
    )
    return push(state, replace(occurrence, used=used), frame)


@second.rule("2e/rr/leaves-play/5")
def _has_gone_elsewhere(state: State, occurrence: Occurrence, event: Event) -> bool:
    """True where an attachment was to leave play with its card and is not on it any more, by an interrupt."""
    if event.parent < 0 or event.cause != "its card leaves play":
        return False
    return state.cards[event.card].host != occurrence.events[event.parent].card


def _occur(machine: Machine, state: State, occurrence: Occurrence) -> State:
    """Step 5: everything that is still imminent happens, together."""
    if occurrence.canceled:
        return _finish(machine, state, occurrence)
    below = len(state.stack)
    all_before = state
    state, events = _leaving_a_board(machine, state, occurrence)
    happened = occurrence.happened
    replaced = dict(occurrence.replaced)
    stays: set[int] = set()
    failed = False
    for index, imminent in enumerate(events):
        if imminent.parent in stays or _has_gone_elsewhere(all_before, occurrence, imminent):
            continue
        event = identified(state, imminent) if imminent.kind in FROM_DECKS else imminent
        if machine.index.asks_whence:
            event = from_where(machine.at(state), event)
        before = state
        acting = replaced.get(index, event)
        if acting.replaces is not None:
            acting = replace(acting, replaces=event)
        after = made_to_happen(machine, state, acting)
        if after is None:
            state = saying_what_is_kept(machine.at(state), acting, (occurrence.events[one] for one in stays))
            stays.add(index)
            failed |= imminent.parent < 0
        else:
            failed |= acting.kind == "save"
            if remains_in_play(after, acting):
                stays.add(index)
            state = noted(machine.at(after), acting) if machine.index.remembered else after
            happened = happened if acting.effect == NOTHING else (*happened, event)
            if not CHANGED.isdisjoint(machine.index.awaited):
                happened += tuple(gained_and_lost(machine, before, state, event, index))
            if not STRENGTHS.isdisjoint(machine.index.awaited):
                happened += tuple(strength_changed(machine, before, state, event, index))
            if ENTER_PILE in machine.index.awaited:
                happened += placed_in_piles(machine.game, before, state, event, index)
    if "lower strength" in machine.index.awaited:
        happened = marked_at_zero(machine.at(state), happened)
    frame = replace(
        occurrence, stage=6, happened=happened, turn=-1, passes=0, used=(), order=(), failed=failed
    )
    stack = state.stack
    placing = (
        *placed_together(machine.index, all_before, state),
        *placed_in_decks(machine, state, happened[len(occurrence.happened) :]),
    )
    state = replace(state, stack=(*stack[:below], frame, *placing, *stack[below:]))
    state = aftermath(machine, state, happened)
    is_next = bool(state.stack) and state.stack[-1] is frame
    if is_next and state.asking is None and not _is_reacted_to(machine.index, frame):
        return _finish(machine, replace(state, stack=state.stack[:-1]), frame)
    return state


@second.rule("2e/rr/leaves-play/1", "2e/rr/gains/4")
def _leaving_a_board(
    machine: Machine, state: State, occurrence: Occurrence
) -> tuple[State, tuple[Event, ...]]:
    """The state that keeps the board which cards are about to leave, and the events that know it: what reacts to them, or
    speaks of them afterwards, asks what they were there."""
    if not machine.index.asks_of_departed:
        return state, occurrence.events
    leaving = tuple(
        event.card
        for event in occurrence.events
        if event.kind in LEAVING and event.card >= 0 and state.cards[event.card].zone == "play"
    )
    if not leaving:
        return state, occurrence.events
    number = len(state.departures)
    events = (
        replace(event, departure=number) if event.kind in LEAVING and event.card in leaving else event
        for event in occurrence.events
    )
    return with_board_left(state, leaving), tuple(events)


@second.rule("2e/faq/1.8/1", "2e/rr/event-cards/3", f"{NESTED}/3")
def _finish(machine: Machine, state: State, occurrence: Occurrence) -> State:
    """The end of an occurrence: within another sequence it is reacted to in its windows; a failure is noted for "then"."""
    if not occurrence.nested:
        return without_boards(end_unpaid(machine, state, occurrence))
    stack = list(state.stack)
    if stack:
        stack[-1] = remembered(state, stack[-1], occurrence)
    for index in range(len(stack) - 1, -1, -1):
        frame = stack[index]
        if type(frame) is Resolution and occurrence.failed:
            stack[index] = replace(frame, succeeded=False)
        if type(frame) is Occurrence:
            stack[index] = replace(frame, happened=frame.happened + occurrence.happened)
            break
    return replace(state, stack=tuple(stack))

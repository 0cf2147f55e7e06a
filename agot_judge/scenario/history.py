"""Happenings before a run starts that still count."""

from msgspec.structs import replace

from agot_judge.counted import counted
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.events import Event, facets
from agot_judge.engine.state.state import NOBODY, Deed, Happening, PastChallenge, State, Use
from agot_judge.engine.state.transition import say
from agot_judge.engine.values.history import noted
from agot_judge.engine.values.titles import TITLE_ABILITY
from agot_judge.errors import ScenarioError
from agot_judge.scenario import model
from agot_judge.scenario.format import Loaded
from agot_judge.scenario.roster import Roster


def with_history(loaded: Loaded, roster: Roster, machine: Machine, state: State) -> State:
    """The state that remembers what the scenario says of the time before.

    Raises ScenarioError, with the line, for what cannot be told.
    """
    names = [player.name for player in loaded.scenario.players]
    for number, past in enumerate(loaded.scenario.history):
        line = loaded.line("history", number)
        if isinstance(past, model.PastChallenge):
            state = replace(state, past=(*state.past, _challenge(past, names, machine)))
        elif isinstance(past, model.PastUse):
            state = _with_use(past, names, roster, machine, state, line)
        elif isinstance(past, model.PastMarshal):
            state = replace(state, deeds=(*state.deeds, _marshaled(past, names, roster, machine, state)))
        elif isinstance(past, model.PastLeaving):
            state = replace(state, history=(*state.history, _left(past, names, roster, machine, state)))
        else:
            state = replace(state, history=(*state.history, *_drawn(past, names, state, line)))
    return _taking_part(machine, state)


def _taking_part(machine: Machine, state: State) -> State:
    """Who takes part in the challenge under way has participated in it, whether declared or by an effect."""
    challenge = state.challenge
    phase = state.phase
    theirs = _challenge_phase(machine)
    for card in () if challenge is None else (*challenge.attackers, *challenge.defenders):
        event = Event(kind="participate", card=card, player=state.cards[card].controller)
        state = noted(machine.at(replace(state, phase=theirs)), event)
    return replace(state, phase=phase)


def _challenge_phase(machine: Machine) -> str:
    challenges = machine.rulebook.framework.challenges
    return challenges.phase if challenges is not None else ""


def _challenge(past: model.PastChallenge, names: list[str], machine: Machine) -> PastChallenge:
    attacker, defender = names.index(past.attacker), names.index(past.defender)
    winner = names.index(past.winner) if past.winner in names else NOBODY
    loser = NOBODY
    if winner >= 0:
        loser = defender if winner == attacker else attacker
    return PastChallenge(
        type=past.type,
        attacker=attacker,
        defender=defender,
        winner=winner,
        loser=loser,
        phase=past.phase or _challenge_phase(machine),
        unopposed=past.unopposed,
    )


def _marshaled(
    past: model.PastMarshal, names: list[str], roster: Roster, machine: Machine, state: State
) -> Deed:
    """One copy is as good as another: what counts is that such a card was marshaled, by its controller unless said."""
    found = roster.find(past.card)
    card = next((card for card in found if state.cards[card].zone == "play"), found[0])
    here = state.cards[card]
    way = machine.rulebook.framework.way("marshal")
    return Deed(
        way="marshal",
        card=card,
        player=names.index(past.by) if past.by else here.controller,
        phase=past.phase or (way.phase if way is not None else ""),
        copy=here.entered,
    )


def _left(
    past: model.PastLeaving, names: list[str], roster: Roster, machine: Machine, state: State
) -> Happening:
    """A card that was killed or discarded from play; of several copies one that is out of play now."""
    found = roster.find(past.card)
    card = next((one for one in found if state.cards[one].zone != "play"), found[0])
    kind = "kill" if past.what == "killed" else "discard from play"
    by = names.index(past.by) if past.by else -1
    owner = machine.game.cards[card].owner
    return Happening(
        kinds=tuple(sorted(facets(kind))), card=card, player=owner, by=by, phase=past.phase, round=state.round
    )


def _drawn(past: model.PastDraw, names: list[str], state: State, line: int) -> tuple[Happening, ...]:
    """One for each card drawn by a card effect."""
    if not past.by and len(names) > 1:
        raise ScenarioError("It must be said who has drawn the cards: add 'by: PLAYER'.", line)
    player = names.index(past.by) if past.by else 0
    drawn = Happening(kinds=("draw",), player=player, by=player, phase=past.phase, round=state.round)
    return (drawn,) * past.count


def _that_were_used(
    past: model.PastUse, names: list[str], found: tuple[int, ...], machine: Machine, state: State
) -> tuple[int, ...]:
    """The copy that is meant of several: that of the player who used it; with a maximum by title, or where nobody
    understands the text, one is as good as another."""
    if len(found) > 1 and past.by:
        player = names.index(past.by)
        found = tuple(card for card in found if state.cards[card].controller == player) or found
    limits = [
        ability.limit
        for card in found
        for ability in machine.game.cards[card].definition.abilities
        if ability.limit is not None
    ]
    is_maximum = bool(limits) and all(limit.per_title for limit in limits)
    is_unread = not limits and any(machine.game.cards[card].definition.unread for card in found)
    return found[:1] if is_maximum or is_unread else found


def _with_use(
    past: model.PastUse, names: list[str], roster: Roster, machine: Machine, state: State, line: int
) -> State:
    """The state in which the limited ability of the card counts as used that often."""
    found = _that_were_used(past, names, roster.find(past.card), machine, state)
    if len(found) != 1:
        labels = ", ".join(roster.positions[card].label for card in found)
        raise ScenarioError(f"{past.card!r} can mean {labels}. Name one.", line)
    card = found[0]
    definition = machine.game.cards[card].definition
    if definition.title.redirects:
        player = names.index(past.by) if past.by else state.cards[card].controller
        use = Use(
            card=card,
            title=definition.face.name,
            ability=TITLE_ABILITY,
            player=player,
            period="round",
            times=past.times,
        )
        return replace(state, uses=(*state.uses, use))
    limited = [number for number, ability in enumerate(definition.abilities) if ability.limit is not None]
    if not limited:
        if definition.unread:
            text = f"Used {counted(past.times, 'time')} before, but its text is not understood: {past.card}."
            return say(state, "by-hand", text, ())
        raise ScenarioError(
            f"{past.card} has no ability with a limit: that it was used counts for nothing.", line
        )
    uses = tuple(
        Use(
            card=card,
            title=definition.face.name,
            ability=number,
            player=names.index(past.by) if past.by else state.cards[card].controller,
            period=limit.period,
            times=past.times,
            copy=state.cards[card].entered,
            phase=past.phase,
        )
        for number in limited
        if (limit := definition.abilities[number].limit) is not None
    )
    return replace(state, uses=state.uses + uses)

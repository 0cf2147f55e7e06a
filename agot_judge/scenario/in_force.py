"""Effects that are in force when a run starts."""

from msgspec.structs import replace

from agot_judge.engine import ability as tree
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.state import NOBODY, InForce, State
from agot_judge.engine.state.transition import put_in_force, say
from agot_judge.engine.values.continuous import scope_of_lasting
from agot_judge.engine.values.matching import each_in
from agot_judge.engine.values.position import Position
from agot_judge.errors import NotSupportedYet, ScenarioError
from agot_judge.scenario.format import Loaded
from agot_judge.scenario.model import GivenEffect
from agot_judge.scenario.roster import Roster

WITHOUT_WORDS = ("a delayed effect", "a lasting effect")
"""The names of effects of which the scenario gives the structure alone."""
SPOKEN_OF = ("target", "those", "occurrence")
"""The words by which effects speak of cards that were chosen, or concerned, when the effect came into force."""
RULES = (tree.Adjust, tree.Cost, tree.Forbid, tree.InitiateChallenge, tree.Permit, tree.TakeControl)
"""Effects that let or forbid players to do something, or change what cards cost: not on cards that are named."""
Rule = tree.Adjust | tree.Cost | tree.Forbid | tree.InitiateChallenge | tree.Permit | tree.TakeControl


def with_effects_in_force(loaded: Loaded, roster: Roster, machine: Machine, state: State) -> State:
    """The state with what is in force, in the order listed.

    What has only words is not followed: a line of the trace says so. Raises NotSupportedYet for a structured effect
    that cannot be in force, and ScenarioError for a name that means several cards.
    """
    for number, given in enumerate(loaded.scenario.in_force):
        if not given.effects:
            on = f" (on {', '.join(given.on)})" if given.on else ""
            why = f" ({given.why_not})" if given.why_not else ""
            text = f"In force, not understood{why}, so not followed: {given.text}{on}"
            if given.source and given.source in loaded.scenario.ignore:
                text = f"The judge rules out ('ignore') that this bears on anything here: {given.text}{on}"
            state = say(state, "by-hand", text, ())
            continue
        cards = tuple(_card(loaded, roster, name, number) for name in given.on)
        for effect in given.effects:
            line = loaded.line("in_force", number, "effects" if _is_structured(loaded, number) else "text")
            if not isinstance(effect, (tree.Modify, tree.Delayed, tree.Later, *RULES)):
                raise NotSupportedYet(f"not supported yet: {effect} cannot be in force.", line)
            found = _in_force(loaded, roster, given, effect, cards)
            record = found if cards else _on_what_it_describes(machine.at(state), effect, found)
            if record is None:
                raise NotSupportedYet(
                    "not supported yet: an effect in force on no cards. Say 'on: [...]'.", line
                )
            state = put_in_force(state, record)
    return state


def _on_what_it_describes(position: Position, effect: tree.Effect, record: InForce) -> InForce | None:
    """The record of an effect for which no cards are named: on those that its own words describe.

    A lasting effect is on the cards that are there, unless it names a position; a constant one on
    whatever card fits as the game goes on. None where its words speak of cards that only the file can name.
    """
    if isinstance(effect, RULES):
        return None if isinstance(effect, tree.TakeControl) else record
    on = getattr(effect, "on", None)
    if isinstance(effect, tree.Delayed | tree.Later):
        return record if not _speaks_of(effect.effects, SPOKEN_OF) else None
    if on == "self" and record.source >= 0:
        return replace(record, cards=(record.source,))
    if not isinstance(effect, tree.Modify) or not isinstance(on, tree.Cards) or on.pick is not None:
        return None
    if effect.until is None or on.type == ("plot",):
        return replace(record, position=on)
    scope = scope_of_lasting(record)
    return replace(record, cards=each_in(position, on, scope))


def _speaks_of(effects: tuple[tree.Effect, ...], cards: tuple[str, ...]) -> bool:
    return any(getattr(node, "on", None) in cards for effect in effects for node in nodes(effect))


def _is_structured(loaded: Loaded, number: int) -> bool:
    return loaded.line("in_force", number, "effects") != loaded.line("in_force", number)


def _in_force(
    loaded: Loaded, roster: Roster, given: GivenEffect, effect: tree.Effect, cards: tuple[int, ...]
) -> InForce:
    names = [player.name for player in loaded.scenario.players]
    source = roster.find(given.source)
    controller = names.index(given.controller) if given.controller else NOBODY
    found = InForce(
        serial=0,
        cards=cards,
        source=source[0] if len(source) == 1 else -1,
        controller=controller,
        chosen_player=_opponent(loaded, controller),
        text=given.text or (WITHOUT_WORDS[0] if isinstance(effect, tree.Delayed) else WITHOUT_WORDS[1]),
    )
    if isinstance(effect, tree.Modify):
        return replace(found, modify=effect, until=effect.until or "game")
    if isinstance(effect, tree.Delayed):
        return replace(
            found,
            effects=effect.effects,
            if_with_token=effect.if_with_token or "",
            if_in_play=effect.if_in_play,
            condition=effect.condition,
            until=effect.period,
            of_phase=effect.phase,
        )
    if isinstance(effect, tree.Later):
        return replace(
            found, effects=effect.effects, trigger=effect.trigger, once=effect.once, until=effect.until
        )
    assert isinstance(effect, RULES)
    return replace(
        found,
        rule=_of_the_opponent(loaded, effect),
        until=effect.until or "game",
        that_player=found.controller
        if isinstance(effect, tree.TakeControl)
        else _opponent(loaded, found.controller),
        left=effect.next or 0 if isinstance(effect, tree.Cost) else 0,
    )


def _opponent(loaded: Loaded, player: int) -> int:
    """The only opponent of a player; nobody where there are several, or where nobody controls the effect."""
    return 1 - player if len(loaded.scenario.players) == 2 and player != NOBODY else player


def _of_the_opponent(loaded: Loaded, effect: Rule) -> Rule:
    """The rule about a player by a challenge that is over: of the only opponent there is."""
    is_over = isinstance(effect, tree.Forbid) and effect.player in ("winner", "loser")
    return replace(effect, player="opponent") if is_over and len(loaded.scenario.players) == 2 else effect


def _card(loaded: Loaded, roster: Roster, name: str, number: int) -> int:
    found = roster.find(name)
    if len(found) != 1:
        labels = ", ".join(roster.positions[card].label for card in found)
        raise ScenarioError(f"{name!r} can mean {labels}. Name one.", loaded.line("in_force", number, "on"))
    return found[0]

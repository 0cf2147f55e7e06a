"""Effects on what is about to happen and on the course of the game: saves, cancels, replacements, claim, plots."""

from msgspec.structs import replace

from agot_judge.editions.second.challenges.claim import value_of_claim
from agot_judge.editions.second.frames import Claim
from agot_judge.editions.second.round.plot_reveal import revealing
from agot_judge.editions.second.rulebook import second
from agot_judge.engine import ability as tree
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import ActionWindow, Occurrence, Resolution, Step
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import in_player_order, push, say
from agot_judge.engine.values.history import noted
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.values import claim_of, is_prohibited
from agot_judge.explain.sums import say_plot_value
from agot_judge.rules.costs.costs import is_played
from agot_judge.rules.effects.affecting import meant
from agot_judge.rules.effects.joining import with_type
from agot_judge.rules.effects.saving import may_be_saved
from agot_judge.rules.effects.saving import save as saved
from agot_judge.rules.lasting.replacing import instead_of
from agot_judge.rules.resolution.by_hand import ask_judge
from agot_judge.rules.resolution.resolution import fail, happen, insert
from agot_judge.rules.resolution.same_deed import NOTHING, is_by_comparison, replaced_along
from agot_judge.rules.targets.picking import slots_of

_AS_MUCH = "2e/rr/effects/3"
_WHISPERS = "2e/faq/master-of-whispers-trial-by-combat"
_INSTEAD_OF_EACH = (f"{_WHISPERS}/2", f"{_WHISPERS}/3")
_INSTEAD_OF_ONE = (f"{_WHISPERS}/2", f"{_WHISPERS}/4")
_THE_SAME_PLAYERS = ("loser", "any")
"""To whom claim is applied, in the words of an effect that changes only how, and not on whom."""
_REPLACED = ("2e/rr/replacement-effects/1", "2e/rr/replacement-effects/2")
_SAVED = ("2e/rr/the-word-would/3", "2e/rr/triggering-condition/5", "2e/rr/save/1")
_REMEDIED = ("2e/rr/save/4", "2e/faq/3.1/1")
_CANCELED = ("2e/rr/cancel/1", "2e/rr/cancel/2")
_STAYS_USED = ("2e/rr/cancel/3",)
_ANY_ABILITY_OF_AN_EVENT = ("2e/faq/1.5/5",)
_EVENT_CANCELED = ("2e/rr/cancel/4", "2e/rr/event-cards/5", *_ANY_ABILITY_OF_AN_EVENT)
_STILL_COUNTED = ("2e/rr/limits-and-maxima/5",)


def interrupted(state: State) -> int:
    """Where on the stack the occurrence is that is being interrupted; -1: none."""
    for index in range(len(state.stack) - 1, -1, -1):
        frame = state.stack[index]
        if type(frame) is Occurrence and frame.stage < 5:
            return index
    return -1


def _with_frame(state: State, index: int, frame: Occurrence) -> State:
    return replace(state, stack=(*state.stack[:index], frame, *state.stack[index + 1 :]))


@second.effect(tree.Save, "2e/rr/save/1", "2e/rr/triggering-condition/5", *_REMEDIED)
def save(machine: Machine, state: State, frame: Resolution, effect: tree.Save) -> State:
    """The card that would leave play is about to be saved instead."""
    index = interrupted(state)
    below = state.stack[index]
    if index < 0 or type(below) is not Occurrence or frame.event < 0:
        return fail(machine, state, frame, "nothing is about to leave play.")
    together = () if frame.trigger is None else frame.trigger.together
    for place, event in enumerate(below.events):
        beside = event.card in together and may_be_saved(event)
        if place != frame.event and (not beside or is_prohibited(machine.at(state), event.card, "be saved")):
            continue
        below = saved(below, place, frame.player)
        cites = _SAVED + (_REMEDIED if event.cause == "terminal condition" else ())
        state = say(
            state,
            "effect",
            f"{label(machine.game, event.card)} is about to be saved: no further interrupt to its leaving play is possible.",
            cites,
        )
    return _with_frame(state, index, below)


@second.effect(tree.Cancel, "2e/rr/cancel/1", "2e/rr/cancel/2", "2e/rr/cancel/3")
def cancel(machine: Machine, state: State, frame: Resolution, effect: tree.Cancel) -> State:
    """The effects that were about to initiate are no longer imminent; costs stay paid and the use counts."""
    index = interrupted(state)
    below = state.stack[index]
    if index < 0 or type(below) is not Occurrence:
        return fail(machine, state, frame, "nothing is about to initiate.")
    return happen(
        state,
        (
            replace(
                below.events[0],
                kind="cancel",
                source=frame.card,
                by=frame.player,
                player=frame.player,
                other_player=below.events[0].player,
                cause="effect",
            ),
        ),
    )


@second.event("cancel", "2e/rr/cancel/1", "2e/rr/cancel/2", "2e/rr/cancel/3")
def are_canceled(machine: Machine, state: State, event: Event) -> State | None:
    """The effects are no longer imminent."""
    index = interrupted(state)
    below = state.stack[index]
    if index < 0 or type(below) is not Occurrence:
        return None
    said, cites = _canceled(machine, event.card, event.amount)
    text = f"The effects of {label(machine.game, event.card)} are canceled and no longer imminent: {said}."
    state = say(state, "effect", text, cites, event.by)
    return _with_frame(state, index, replace(below, canceled=True, stage=5))


@second.rule(*_CANCELED, *_STAYS_USED, *_EVENT_CANCELED, *_STILL_COUNTED)
def _canceled(machine: Machine, card: int, ability: int) -> tuple[str, tuple[str, ...]]:
    """The words and paragraphs of what a cancel leaves: the use, the event that was played, the count against a limit."""
    used = machine.ability(card, ability)
    limit = used.limit
    played = is_played(machine.game, card, used)
    of_an_event = _EVENT_CANCELED if played else _ANY_ABILITY_OF_AN_EVENT
    is_event = machine.game.cards[card].definition.face.type == "event"
    counted = "" if limit is None else f", and counts against its {'maximum' if limit.per_title else 'limit'}"
    paid = ", its costs stay paid" if played or used.costs else ""
    said = f"{'the event has been played' if played else 'the ability has been used'} all the same{paid}{counted}"
    kept = (*_STAYS_USED, *(of_an_event if is_event else ()))
    return said, (*_CANCELED, *kept, *(() if limit is None else _STILL_COUNTED))


@second.effect(tree.Instead, *_REPLACED)
def replace_occurrence(machine: Machine, state: State, frame: Resolution, effect: tree.Instead) -> State:
    """The state in which the imminent occurrence will still be considered to occur, but will resolve otherwise; the most recent
    replacement counts."""
    if effect.of == "placement" and state.cards[frame.card].zone == "being played" and _is_on_itself(effect):
        # It is the event's own placement in the discard pile that is replaced, when it has been played.
        return insert(state, effect.effects)
    index = interrupted(state)
    below = state.stack[index]
    if index < 0 or type(below) is not Occurrence or frame.event < 0:
        return fail(machine, state, frame, "nothing is about to happen that could be replaced.")
    original = below.events[frame.event]
    along = replaced_along(machine, below, frame)
    imminent = sum(below.events[place].amount or 1 for place in (frame.event, *along))
    instead = instead_of(original, frame, effect, imminent if is_by_comparison(effect) else frame.that_many)
    taken = tuple((place, replace(instead, effect=NOTHING, replaces=below.events[place])) for place in along)
    kept = tuple(one for one in below.replaced if one[0] not in (frame.event, *along))
    again = len(kept) < len(below.replaced)
    changed = replace(below, replaced=(*kept, (frame.event, instead), *taken))
    text = f"{label(machine.game, frame.card)} will replace how this resolves."
    state = say(state, "effect", text, _REPLACED if again else _REPLACED[:1], frame.player)
    return _with_frame(state, index, changed)


def _is_on_itself(effect: tree.Instead) -> bool:
    return all(getattr(one, "on", None) == "self" for one in effect.effects)


@second.effect(
    tree.ApplyClaim,
    "2e/rr/4.2.4/1",
    "2e/rr/claim-or-claim-value/2",
    *_REPLACED,
    *_INSTEAD_OF_EACH,
    *_INSTEAD_OF_ONE,
)
def apply_claim(machine: Machine, state: State, frame: Resolution, effect: tree.ApplyClaim) -> State:
    """Claim of this type is applied to the players to whom the claim it replaces would be, or to the one meant, and is
    remembered as claim of this type.

    Outside of a challenge it is the claim of the player whose effect it is, who is as good as the winning opponent.
    """
    challenge = state.challenge
    event = frame.trigger
    amount = claim_of(machine.at(state), frame.player if challenge is None else challenge.attacker)
    hit: tuple[int, ...]
    if event is not None and event.kind == "claim":
        hit, amount = (
            _hit_instead(machine.at(state), frame, effect, event),
            value_of_claim(machine.at(state), event),
        )
    else:
        hit = meant(machine.at(state), frame, effect.player)
    if not hit:
        return fail(machine, state, frame, "there is nobody to apply claim to.")
    state = say_plot_value(
        machine.at(state), frame.player if challenge is None else challenge.attacker, "claim"
    )
    named = frame.words[0] if effect.type == "chosen" and frame.words else effect.type
    text = f"{named.capitalize()} claim {amount} is applied."
    cites: tuple[str, ...] = ("2e/rr/4.2.4/1",)
    if event is not None and event.players:
        cites += _INSTEAD_OF_EACH if effect.player in _THE_SAME_PLAYERS else _INSTEAD_OF_ONE
    state = say(state, "effect", text, cites, hit[0])
    winner = frame.player if challenge is None else challenge.attacker
    for player in hit:
        applied = Event(kind="claim", player=player, other_player=winner, word=named, amount=amount)
        state = noted(machine.at(state), applied)
    to = frame.player if challenge is None else -1
    return push(state, Claim(type=named, player=hit[0], amount=amount, following=hit[1:], to=to))


@second.rule(*_INSTEAD_OF_EACH, *_INSTEAD_OF_ONE)
def _hit_instead(
    position: Position, frame: Resolution, effect: tree.ApplyClaim, event: Event
) -> tuple[int, ...]:
    """On whom claim is applied in place of the claim that is replaced, each player once.

    Who was one of several to suffer it is replaced by the player whom he or she chose; the others suffer it as ever.
    """
    before = event.players or (event.player,)
    hit = set(before)
    if effect.player not in _THE_SAME_PLAYERS:
        hit = set(meant(position, frame, effect.player))
        if frame.player in event.players:
            hit |= {player for player in before if player != frame.player}
    return tuple(player for player in in_player_order(position.state) if player in hit)


@second.effect(tree.RevealPlot, _AS_MUCH, "2e/rr/plot-card/3", "2e/faq/at-prince-dorans-behest/2")
def reveal_plot(machine: Machine, state: State, frame: Resolution, effect: tree.RevealPlot) -> State:
    """Each player reveals the plot card that he or she has chosen."""
    events: list[Event] = []
    for slot, cards in zip(slots_of(machine.at(state), frame, effect), frame.picked, strict=True):
        if cards:
            events += revealing(machine.at(state), slot.decision.player, cards[0])
    if not events:
        return fail(machine, state, frame, "there is no plot card to reveal.")
    return happen(state, tuple(events))


@second.effect(tree.ChangeType, "2e/rr/effects/3", "2e/rr/participating/5")
def change_type(machine: Machine, state: State, frame: Resolution, effect: tree.ChangeType) -> State:
    """The challenge under way is of another type from now on; who participates in it stays."""
    if state.challenge is None or state.challenge.type == effect.type:
        return fail(machine, state, frame, "the type of no challenge is changed.")
    return with_type(state, effect.type)


@second.effect(tree.EndChallenge, "2e/rr/4.2.6/1", "2e/rr/winning-a-challenge/5")
def end_challenge(machine: Machine, state: State, frame: Resolution, effect: tree.EndChallenge) -> State:
    """The challenge ends with no winner or loser: what was to come of it does not, its end does."""
    challenge = state.challenge
    if challenge is None:
        return fail(machine, state, frame, "there is no challenge.")
    stack = tuple(_ended(below) for below in state.stack)
    ended = replace(challenge, determined=True, winner=-1, loser=-1)
    state = replace(state, stack=tuple(below for below in stack if below is not None), challenge=ended)
    return say(state, "effect", "The challenge ends with no winner or loser.", ("2e/rr/4.2.6/1",))


def _ended(frame: object) -> object:
    """The rest of a frame of the challenge that has been ended."""
    if isinstance(frame, Step) and frame.number.startswith("4.2."):
        return Step(number="4.2.6")
    if isinstance(frame, ActionWindow) and frame.after in ("4.2", "4.2.1"):
        return None
    return frame


@second.effect(tree.BecomeFirst, _AS_MUCH, "2e/rr/first-player/1")
def become_first(machine: Machine, state: State, frame: Resolution, effect: tree.BecomeFirst) -> State:
    """The player takes the first player token, or gives it to the one chosen."""
    players = tuple(one for answer in frame.picked for one in answer)
    if not effect.chooses:
        players = meant(machine.at(state), frame, effect.player)
    if not players or players[0] == state.first_player:
        return fail(machine, state, frame, "the first player stays the same.")
    event = Event(
        kind="become first player", player=players[0], source=frame.card, by=frame.player, cause="effect"
    )
    return happen(state, (event,))


@second.effect(tree.ByHand, _AS_MUCH)
def by_hand(machine: Machine, state: State, frame: Resolution, effect: tree.ByHand) -> State:
    """The judge says what this effect does; the timing around it is enforced."""
    return ask_judge(state, effect.text)

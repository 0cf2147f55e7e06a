"""Step 6.2: each kneeling card in play stands, all players' cards simultaneously; and cards that effects stand."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.editions.second.frames import StandingUp
from agot_judge.editions.second.rulebook import second
from agot_judge.engine.ability import Cards, Forbid, Permit, Stand
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import card_options, controlled, in_play, label, labels
from agot_judge.engine.state.decision import Answer, Decision
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import ActionWindow, Occurrence, Resolution, Step
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import ask, in_player_order, push, say
from agot_judge.engine.values.amounts import amount_of
from agot_judge.engine.values.matching import matches_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope, players_said
from agot_judge.engine.values.standing import active
from agot_judge.engine.values.values import is_prohibited
from agot_judge.explain.left_open import Question
from agot_judge.rules.effects.affecting import affected, on_cards
from agot_judge.rules.potential.can_affect import could_affect
from agot_judge.rules.prohibitions.forbidden_players import cannot_be_stood_by, forbidden_to
from agot_judge.rules.resolution.by_hand import left_open
from agot_judge.rules.resolution.scope_of import scope_of_resolution

STAND = ("2e/rr/6.2/1",)
_CANNOT = ("2e/rr/cannot/1", "2e/rr/the-golden-rules/2", *STAND)
_CHOOSE = ("2e/rr/priority-of-simultaneous-resolution/1", *STAND)


class Choice(Struct, frozen=True):
    """A player chooses among his or her kneeling cards: those that stand, or those that stay kneeling."""

    player: int
    cards: tuple[int, ...]
    least: int
    most: int
    stand: bool


@second.step("6.2", "Stand cards", *STAND)
def stand_cards(machine: Machine, state: State, step: Step) -> State:
    """One occurrence for all players together; an action window follows."""
    state = replace(state, step="6.2")
    state = say(state, "framework", "6.2 Stand cards", STAND)
    staying: list[int] = []
    for card in in_play(state):
        if state.cards[card].kneeling and _cannot_stand(machine.at(state), card):
            staying.append(card)
            state = say(state, "effect", f"{label(machine.game, card)} cannot stand.", _CANNOT)
    return push(state, Step(number="6.3"), ActionWindow(after="6.2"), StandingUp(staying=tuple(staying)))


@second.rule(*_CANNOT)
def _cannot_stand(position: Position, card: int) -> bool:
    """True where something in force keeps the card from standing, or its controller from standing it."""
    if is_prohibited(position, card, "stand") or is_prohibited(position, card, "be stood"):
        return True
    return cannot_be_stood_by(position, position.state.cards[card].controller, card)


@second.frame(StandingUp, *_CHOOSE)
def stand_up(machine: Machine, state: State, frame: StandingUp) -> State:
    """Players choose first where a card says so, in player order; then everything stands together."""
    for number, choice in enumerate(_choices(machine.at(state), frame.staying)):
        if number == frame.asked:
            return _ask(machine.at(state), replace(frame, asked=number + 1), choice)
    events = tuple(
        Event(kind="stand", card=card, player=state.cards[card].controller, cause="standing phase")
        for card in in_play(state)
        if state.cards[card].kneeling and card not in frame.staying
    )
    return push(state, Occurrence(events=events)) if events else state


@second.rule(*_CHOOSE[:1])
def _choices(position: Position, staying: tuple[int, ...]) -> Iterator[Choice]:
    """The choices that are left to players: which cards stand, where no more than so many can; which need not stand."""
    if not {Forbid, Permit} & position.index.standing.keys() and not position.state.in_force:
        return
    for player in in_player_order(position.state):
        for forbid, scope in forbidden_to(position, player, _limits_standing):
            assert forbid.more_than is not None
            most = max(0, amount_of(position, forbid.more_than, scope))
            cards = _kneeling(position, player, forbid.cards, scope)
            able = tuple(card for card in cards if card not in staying)
            yield Choice(player, able, min(most, len(able)), min(most, len(able)), stand=True)
        for permit, scope, _ in active(position, Permit):
            if permit.may == "choose not to stand" and _concerns(position, player, permit, scope):
                cards = _kneeling(position, player, permit.cards, scope)
                able = tuple(card for card in cards if card not in staying)
                yield Choice(player, able, 0, len(able), stand=False)


def _limits_standing(forbid: Forbid) -> bool:
    return forbid.cannot == "stand" and forbid.more_than is not None


def _concerns(position: Position, player: int, effect: Permit, scope: Scope) -> bool:
    return player in players_said(position.game, position.state, effect.player, scope)


def _kneeling(position: Position, player: int, cards: Cards | None, scope: Scope) -> tuple[int, ...]:
    """The player's kneeling cards that fit a description."""
    return tuple(
        card
        for card in controlled(position.state, player)
        if position.state.cards[card].kneeling and (cards is None or matches_in(position, cards, card, scope))
    )


def _ask(position: Position, frame: StandingUp, choice: Choice) -> State:
    """Ask where there is something to choose; a limit that is not reached leaves nothing."""
    if not choice.cards or (choice.stand and choice.most == len(choice.cards)):
        return push(position.state, frame)
    name = position.game.players[choice.player]
    what = (
        f"which {choice.most} of these cards stand" if choice.stand else "which of these cards do not stand"
    )
    return ask(
        position.state,
        replace(frame, among=choice.cards if choice.stand else ()),
        Decision(
            player=choice.player,
            kind="target",
            text=f"{name} chooses {what}.",
            options=card_options(position.game, choice.cards),
            least=choice.least,
            most=choice.most,
            may_pass=not choice.stand,
            cites=_CHOOSE,
        ),
    )


@second.frame_answer(StandingUp, *_CHOOSE[:1])
def chosen(machine: Machine, state: State, frame: StandingUp, decision: Decision, given: Answer) -> State:
    """The cards that stand, or those that stay kneeling."""
    cards = tuple(decision.options[option].card for option in given.options)
    verb = "chooses to stand" if frame.among else "does not stand"
    text = f"{machine.game.players[decision.player]} {verb}: {labels(machine.game, cards)}."
    state = say(state, "decision", text, decision.cites, decision.player)
    stay = tuple(card for card in frame.among if card not in cards) if frame.among else cards
    return push(state, replace(frame, staying=(*frame.staying, *stay), among=()))


BEYOND_THE_LIMIT = Question(
    asked="whether what an effect stands counts where a player cannot stand more than so many cards in the standing phase",
    readings=(
        "it counts, and the player cannot stand what is beyond that number",
        "only what the player stands in the step is counted, and the effect stands the card",
    ),
    cites=("2e/rr/cannot/1", "2e/rr/6.2/1"),
)


@second.effect(Stand, "2e/rr/effects/3", "2e/rr/stand/1", *BEYOND_THE_LIMIT.cites)
def stand(machine: Machine, state: State, frame: Resolution, effect: Stand) -> State:
    """The cards stand; beyond a number that the player cannot exceed the judge says what the prohibition means."""
    position = machine.at(state)
    scope = scope_of_resolution(frame)
    cards = affected(position, frame, effect)
    able = tuple(card for card in cards if card >= 0 and could_affect(position, effect, card, scope))
    limits = () if frame.by_hand else _limits(position, frame.player)
    if any(_exceeds(position, frame.player, able, *limit) for limit in limits):
        return left_open(state, frame, BEYOND_THE_LIMIT)
    return on_cards(machine, state, frame, effect)


def _limits(position: Position, player: int) -> tuple[tuple[Forbid, Scope], ...]:
    """The prohibitions that leave the player a number of cards to stand in this phase."""
    found = forbidden_to(position, player, lambda one: one.cannot == "stand" and one.more_than is not None)
    return tuple(found)


def _exceeds(position: Position, player: int, cards: tuple[int, ...], forbid: Forbid, scope: Scope) -> bool:
    """True where these come on top of as many as the player cannot exceed, with what he or she has stood in this phase."""
    assert forbid.more_than is not None
    state = position.state
    stood = (
        happening.card
        for happening in state.history
        if "stand" in happening.kinds
        and (happening.round, happening.phase) == (state.round, state.this_phase)
        and state.cards[happening.card].controller == player
    )
    concerned = [
        card
        for card in (*stood, *cards)
        if forbid.cards is None or matches_in(position, forbid.cards, card, scope)
    ]
    added = any(forbid.cards is None or matches_in(position, forbid.cards, card, scope) for card in cards)
    return added and len(concerned) > amount_of(position, forbid.more_than, scope)

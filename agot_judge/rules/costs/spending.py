"""Gold that a player may spend: in the gold pool, and on cards whose gold an effect lets him or her spend as if it were
there."""

from msgspec.structs import replace

from agot_judge.engine.ability import Permit
from agot_judge.engine.machine import Machine
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import controlled, in_play, label
from agot_judge.engine.state.decision import Answer, Decision, Option
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Spending
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import ask, push, say, with_card, with_player
from agot_judge.engine.values.matching import matches_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope, players_said
from agot_judge.engine.values.standing import active

_ON_CARDS = ("2e/rr/bestow/3",)
_BY_TEXT = ("2e/rr/the-golden-rules/2", "2e/rr/costs/3")
_SPENT = ("2e/faq/2.8/1",)


@shared.rule(*_SPENT)
def purses(position: Position, player: int) -> tuple[int, ...]:
    """The cards with gold that the player may spend as if it were in his or her gold pool."""
    state = position.state
    if Permit not in position.index.standing and not state.in_force:
        return ()
    permits = [
        (effect, replace(scope, that_player=player))
        for effect, scope, _ in active(position, Permit)
        if effect.may == "spend gold"
        and effect.cards is not None
        and player in players_said(position.game, state, effect.player, scope)
    ]
    if not permits:
        return ()
    return tuple(
        card
        for card in (*in_play(state), *state.players[player].agendas)
        if state.cards[card].gold
        and any(_lets_spend(position, effect, card, scope) for effect, scope in permits)
    )


def _lets_spend(position: Position, effect: Permit, card: int, scope: Scope) -> bool:
    """True where the permission means the card. An agenda that speaks of itself is not in play."""
    cards = effect.cards
    if cards is None:
        return False
    return card == scope.source if cards.this else matches_in(position, cards, card, scope)


@shared.rule(*_BY_TEXT, "2e/rr/gold/1")
def pool_that_pays(position: Position, player: int, card: int, event: Event | None = None) -> int:
    """The player whose gold pool pays for the card: the one who plays it, or another of whom its text says so; -1 where
    there is no such player."""
    for ability in position.game.cards[card].definition.abilities:
        for effect in ability.effects if ability.kind == "constant" else ():
            if isinstance(effect, Permit) and effect.may == "pay with gold of another" and effect.whose:
                scope = Scope(source=card, you=player, trigger=event)
                return next(iter(players_said(position.game, position.state, effect.whose, scope)), -1)
    return player


@shared.rule("2e/rr/gold/1", *_BY_TEXT)
def gold_to_pay_with(position: Position, player: int, card: int, event: Event | None = None) -> int:
    """The gold with which the player can pay for playing the card."""
    pays = pool_that_pays(position, player, card, event)
    if pays == player:
        return spendable(position, player)
    return position.state.players[pays].gold if pays >= 0 else 0


@shared.rule("2e/rr/gold/1", "2e/rr/bestow/3", "2e/rr/costs/3", *_SPENT)
def spendable(position: Position, player: int) -> int:
    """The gold that the player can spend: in the gold pool, and on cards only where an effect lets him or her spend it."""
    return position.state.players[player].gold + sum(
        position.state.cards[card].gold for card in purses(position, player)
    )


@shared.rule(*_ON_CARDS)
def about_gold_on_cards(state: State, player: int, amount: int) -> tuple[str, ...]:
    """The paragraphs to cite where the player, who has less to spend, could pay so much with the gold on his or her cards: it is
    not
    in the gold pool."""
    on_cards = sum(state.cards[card].gold for card in controlled(state, player))
    return _ON_CARDS if state.players[player].gold + on_cards >= amount else ()


@shared.rule(*_SPENT)
def spend(position: Position, player: int, amount: int) -> State:
    """The state in which so much gold, which there must be, is spent; where there is a choice, the player is asked."""
    cards = purses(position, player)
    if cards:
        return push(position.state, Spending(player=player, amount=amount, cards=cards))
    return from_pool(position.state, player, amount)


def from_pool(state: State, player: int, amount: int) -> State:
    """The state in which so much gold of the player's gold pool is spent."""
    here = state.players[player]
    return with_player(state, player, replace(here, gold=here.gold - amount))


@shared.frame(Spending, *_SPENT)
def spending(machine: Machine, state: State, frame: Spending) -> State:
    """Ask for each card how much of its gold is spent; the rest comes from the gold pool."""
    if not frame.cards or frame.amount == 0:
        return from_pool(state, frame.player, frame.amount)
    card = frame.cards[0]
    elsewhere = state.players[frame.player].gold + sum(state.cards[other].gold for other in frame.cards[1:])
    least, most = max(0, frame.amount - elsewhere), min(frame.amount, state.cards[card].gold)
    if least == most:
        return _take(machine, state, frame, most)
    decision = Decision(
        player=frame.player,
        kind="number",
        text=f"How much of the {frame.amount} gold is spent from {label(machine.game, card)}?",
        options=tuple(Option(label=str(number), word=str(number)) for number in range(least, most + 1)),
        cites=_SPENT,
    )
    return ask(state, frame, decision)


@shared.frame_answer(Spending, *_SPENT)
def chosen(machine: Machine, state: State, frame: Spending, decision: Decision, given: Answer) -> State:
    """The state in which a chosen amount comes from this card."""
    return _take(machine, state, frame, int(decision.options[given.options[0]].word))


def _take(machine: Machine, state: State, frame: Spending, amount: int) -> State:
    card = frame.cards[0]
    here = state.cards[card]
    if amount:
        text = f"{amount} gold on {label(machine.game, card)} is spent."
        state = say(state, "state", text, _SPENT, frame.player)
        state = with_card(state, card, replace(here, gold=here.gold - amount))
    return push(state, replace(frame, amount=frame.amount - amount, cards=frame.cards[1:]))

"""The order in which several cards lie that come to the top or the bottom of one deck simultaneously."""

from msgspec.structs import replace

from agot_judge.editions.second.frames import PlacingInDeck
from agot_judge.editions.second.rulebook import second
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import known_cards, label, labels, with_known_cards
from agot_judge.engine.state.decision import Answer, Decision, Option, in_which_order
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import ask, in_player_order, say, with_player
from agot_judge.explain.left_open import Question, reading_of, say_open

ENDS = {"top of deck": "on top of", "bottom of deck": "on the bottom of"}
ANY_ORDER, AT_RANDOM = "in any order", "in a random order"
"""Marks of an occurrence for the order that the text says."""
_AS_THE_TEXT_SAYS = ("2e/rr/effects/3",)
_AS_IN_A_PILE = ("2e/rr/dead-pile/7", "2e/rr/discard-pile/5")
WHO_ORDERS = Question(
    id="Q4",
    asked="who says in which order cards lie that come to the top or the bottom of one deck simultaneously, where the text does"
    " not say it",
    readings=("their owner does, as in a pile", "the player does whose effect it is"),
    cites=_AS_IN_A_PILE,
    followed=1,
)
_MOST_EXPLORED = 3
"""The most cards at the bottom of a deck of which an exploration follows each order."""
_THE_OWNER = 1
"""The reading by which the owner of the deck says the order."""


@second.rule(*_AS_IN_A_PILE, *_AS_THE_TEXT_SAYS)
def placed_in_decks(machine: Machine, state: State, happened: tuple[Event, ...]) -> tuple[PlacingInDeck, ...]:
    """The frames in which a player says the order of cards that came to one end of one deck, the one asked first last; none of a
    single card, and none for the bottom of a deck of unknown size, which is never reached."""
    together: dict[tuple[int, str], list[Event]] = {}
    for event in happened:
        if event.to in ENDS and event.card >= 0:
            together.setdefault((machine.game.cards[event.card].owner, event.to), []).append(event)
    found: list[PlacingInDeck] = []
    for (owner, end), events in together.items():
        known = known_cards(state.players[owner])
        cards = tuple(event.card for event in events if event.card in known)
        if len(cards) < 2:
            continue
        said = next((mark for mark in events[0].marks if mark in (ANY_ORDER, AT_RANDOM)), "")
        cards = tuple(sorted(cards, key=known.index))
        player = _who_orders(machine.game, owner, events[0], said)
        found.append(PlacingInDeck(player=player, owner=owner, end=end, said=said, cards=cards))
    order = in_player_order(state)
    found.sort(key=lambda frame: order.index(frame.owner))
    opens = next((number for number, frame in enumerate(found) if not frame.said), -1)
    frames = (replace(frame, opens=number == opens) for number, frame in enumerate(found))
    return tuple(frames)[::-1]


def _who_orders(game: Game, owner: int, event: Event, said: str) -> int:
    if said and event.players:
        return event.players[0]
    is_the_owners = not said and reading_of(game, WHO_ORDERS) == _THE_OWNER
    return owner if is_the_owners or event.by < 0 else event.by


@second.frame(PlacingInDeck, *_AS_IN_A_PILE, *_AS_THE_TEXT_SAYS)
def place_in_deck(machine: Machine, state: State, frame: PlacingInDeck) -> State:
    """Who may say it is asked; where a run says nothing, they lie as they came. A random order is nobody's to say.

    An exploration, which writes no log, follows no orders of many cards at the bottom: 8 of them have 40,320.
    """
    if not state.log.is_kept and frame.end == "bottom of deck" and len(frame.cards) > _MOST_EXPLORED:
        return state
    if frame.said == AT_RANDOM:
        names = labels(machine.game, frame.cards)
        text = f"Of the random order nothing is said, so one is taken, top first: {names}."
        return say(state, "decision", text, _AS_THE_TEXT_SAYS, frame.player)
    if frame.opens:
        followed = reading_of(machine.game, WHO_ORDERS) - 1
        state = say_open(state, WHO_ORDERS, frame.player, followed)
    options = tuple(Option(label=label(machine.game, card), card=card) for card in frame.cards)
    whose = machine.game.players[frame.owner]
    text = f"In which order (top first) do these cards lie {ENDS[frame.end]} {whose}'s deck?"
    cites = _AS_THE_TEXT_SAYS if frame.said else _AS_IN_A_PILE
    decision = in_which_order(frame.player, text, options, cites)
    return ask(state, frame, replace(decision, default=tuple(range(len(options)))))


@second.frame_answer(PlacingInDeck, *_AS_IN_A_PILE, *_AS_THE_TEXT_SAYS)
def placed_in_deck(
    machine: Machine, state: State, frame: PlacingInDeck, decision: Decision, given: Answer
) -> State:
    """They take each other's places in the deck."""
    player = state.players[frame.owner]
    chosen = [decision.options[option] for option in given.options]
    downwards = iter(option.card for option in chosen)
    deck = tuple(next(downwards) if card in frame.cards else card for card in known_cards(player))
    names = ", ".join(option.label for option in chosen)
    who = machine.game.players[frame.player]
    text = f"{who} places {ENDS[frame.end]} the deck, top first: {names}."
    if given.is_unsaid:
        text = f"{who} may say in which order these cards lie {ENDS[frame.end]} the deck; top first it is taken as: {names}."
    state = with_player(state, frame.owner, with_known_cards(player, deck))
    return say(state, "decision", text, decision.cites, frame.player)

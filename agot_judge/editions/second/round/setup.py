"""Setup, steps 1 to 7: the format, the first player, factions, treasury, plot decks, draw decks, hands, mulligans."""

from msgspec.structs import replace

from agot_judge.editions.second.frames import NewHand
from agot_judge.editions.second.rulebook import second
from agot_judge.engine.ability import Later
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import labels
from agot_judge.engine.state.decision import JUDGE, PASS, Answer, Decision, Option
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Occurrence, Step
from agot_judge.engine.state.state import UNKNOWN, CardState, State
from agot_judge.engine.state.transition import ask, in_player_order, push, say, settle, with_card, with_player

SETUP = "2e/rr/setup"
HAND = 7
"""The number of cards of a setup hand, and of an opening hand after step 10 (2e/rr/setup/8, 2e/rr/setup/16)."""
_FORMAT = {"joust": (f"{SETUP}/2", "2e/rr/joust-game/1"), "melee": (f"{SETUP}/2", "2e/rr/melee-game/1")}
_FIRST_PLAYER = (f"{SETUP}/3", "2e/rr/first-player/1")
_HANDS = (f"{SETUP}/8",)
_MULLIGAN = (f"{SETUP}/8", "2e/rr/mulligan/1", "2e/rr/mulligan/2")


@second.step(
    "setup 1", "Determine game format and select decks", f"{SETUP}/1", *_FORMAT["joust"], *_FORMAT["melee"]
)
def determine_format(machine: Machine, state: State, step: Step) -> State:
    """Two players play joust, three or more melee."""
    text = f"Setup 1: the format is {machine.game.format}."
    cites = (f"{SETUP}/1", *_FORMAT[machine.game.format])
    state = say(replace(state, step="setup 1"), "framework", text, cites)
    return push(state, Step(number="setup 2"))


@second.step("setup 2", "Determine first player", *_FIRST_PLAYER)
def determine_first_player(machine: Machine, state: State, step: Step) -> State:
    """A player is randomly determined, unless the table says already who it is."""
    state = replace(state, step="setup 2")
    if state.first_player >= 0:
        return _first_player(machine, state, state.first_player)
    return ask(
        state,
        step,
        Decision(
            player=JUDGE,
            kind="random",
            text="Which player is randomly determined as the first player during setup?",
            options=tuple(
                Option(label=name, player=number) for number, name in enumerate(machine.game.players)
            ),
            cites=_FIRST_PLAYER,
        ),
    )


@second.step_answer("setup 2", *_FIRST_PLAYER)
def first_player_is_determined(
    machine: Machine, state: State, step: Step, decision: Decision, given: Answer
) -> State:
    """The player on whom the lot falls takes the first player token."""
    return _first_player(machine, state, decision.options[given.options[0]].player)


def _first_player(machine: Machine, state: State, player: int) -> State:
    text = f"Setup 2: {machine.game.players[player]} is the first player."
    state = say(state, "framework", text, _FIRST_PLAYER, player)
    return push(replace(state, first_player=player, active_player=player), Step(number="setup 3"))


@second.step("setup 3", "Announce factions and agendas", f"{SETUP}/4", "2e/rr/agenda-cards/1")
def announce_factions(machine: Machine, state: State, step: Step) -> State:
    """In player order, each player announces faction and agenda; then abilities that refer to that may be used."""
    state = replace(state, step="setup 3")
    for player in in_player_order(state):
        cards = state.players[player]
        faction = machine.game.cards[cards.faction].definition.face.name
        with_agenda = f", with {labels(machine.game, cards.agendas)}" if cards.agendas else ""
        text = f"Setup 3: {machine.game.players[player]} announces {faction}{with_agenda}."
        state = say(state, "framework", text, (f"{SETUP}/4", "2e/rr/agenda-cards/1"), player)
    state = push(state, Step(number="setup 4"))
    return push(state, Occurrence(events=(Event(kind="announce agendas"),)))


@second.event("announce agendas", f"{SETUP}/4", "2e/faq/1.9/1")
def agendas_are_announced(machine: Machine, state: State, event: Event) -> State | None:
    """A timing point during setup: abilities that reference it are active."""
    return state


@second.event("place setup cards", f"{SETUP}/9", "2e/faq/1.9/1")
def setup_cards_are_about_to_be_placed(machine: Machine, state: State, event: Event) -> State | None:
    """The time before setup cards are placed, to which abilities may refer."""
    text = "Setup cards are about to be placed: abilities that refer to this time are active."
    return say(state, "state", text, ("2e/faq/1.9/1", f"{SETUP}/9"))


@second.step("setup 4", "Create treasury", f"{SETUP}/5")
def create_treasury(machine: Machine, state: State, step: Step) -> State:
    """All tokens that nobody has are in the treasury."""
    text = "Setup 4: the treasury is created."
    state = say(replace(state, step="setup 4"), "framework", text, (f"{SETUP}/5",))
    return push(state, Step(number="setup 5"))


@second.step("setup 5", "Place plot decks", f"{SETUP}/6")
def place_plot_decks(machine: Machine, state: State, step: Step) -> State:
    """Each plot deck lies facedown; none of its cards is revealed."""
    text = "Setup 5: the plot decks are placed facedown."
    state = say(replace(state, step="setup 5"), "framework", text, (f"{SETUP}/6",))
    return push(state, Step(number="setup 6"))


@second.step("setup 6", "Shuffle draw decks", f"{SETUP}/7")
def shuffle_draw_decks(machine: Machine, state: State, step: Step) -> State:
    """The draw decks are shuffled: the order in which the table has them is what came of it."""
    text = "Setup 6: the draw decks are shuffled; their order is as the table says."
    state = say(replace(state, step="setup 6"), "framework", text, (f"{SETUP}/7",))
    return push(state, Step(number="setup 7"))


@second.step("setup 7", "Draw setup hands", *_HANDS)
def draw_setup_hands(machine: Machine, state: State, step: Step) -> State:
    """Each player draws seven cards; no ability is active that could look at it."""
    state = say(replace(state, step="setup 7"), "framework", "Setup 7: draw setup hands", _HANDS[:1])
    for player in in_player_order(state):
        state = draw_up_to_seven(machine, state, player)
    return push(state, Step(number="mulligan"))


@second.rule(*_HANDS, f"{SETUP}/16", "2e/rr/drawing-cards/1")
def draw_up_to_seven(machine: Machine, state: State, player: int) -> State:
    """The state in which the player has drawn until there are seven cards in hand, or none left to draw."""
    cards = state.players[player]
    wanted = max(0, HAND - len(cards.hand))
    drawn = (UNKNOWN,) * wanted if cards.deck is None else cards.deck[:wanted]
    if not drawn:
        return state
    what = "a card" if len(drawn) == 1 else f"{len(drawn)} cards"
    text = f"{machine.game.players[player]} draws {what}."
    together = ("2e/rr/drawing-cards/2",) if len(drawn) > 1 else ()
    why = (f"{SETUP}/16",) if state.step == "setup 10" else _HANDS[:1]
    cites = (*why, *together, "2e/rr/drawing-cards/3")
    state = say(state, "occurrence", text, cites, player)
    for card in drawn:
        if card >= 0:
            state = with_card(state, card, replace(state.cards[card], zone="hand"))
    deck = None if cards.deck is None else cards.deck[len(drawn) :]
    return with_player(state, player, replace(cards, hand=(*cards.hand, *drawn), deck=deck))


@second.step("mulligan", "Mulligans", *_MULLIGAN)
def offer_mulligans(machine: Machine, state: State, step: Step) -> State:
    """Each player, in player order, has the option to take a single mulligan."""
    state = replace(state, step="setup 7")
    order = in_player_order(state)
    if step.stage >= len(order):
        state = push(state, Step(number="setup 8"))
        before = Occurrence(events=(Event(kind="place setup cards"),))
        return push(state, before) if Later in machine.index.standing else state
    player = order[step.stage]
    name = machine.game.players[player]
    return ask(
        state,
        replace(step, stage=step.stage + 1),
        Decision(
            player=player,
            kind="yes or no",
            text=f"Does {name} take a mulligan?",
            options=(Option(label="yes", word="yes"), Option(label="no", word="no")),
            may_pass=True,
            cites=_MULLIGAN,
        ),
    )


@second.step_answer("mulligan", *_MULLIGAN)
def mulligan(machine: Machine, state: State, step: Step, decision: Decision, given: Answer) -> State:
    """Who takes a mulligan shuffles the hand into the deck and draws seven new cards, which must be kept."""
    player = decision.player
    name = machine.game.players[player]
    state = push(state, step)
    if given == PASS or decision.options[given.options[0]].word == "no":
        return say(state, "decision", f"{name} keeps the setup hand.", _MULLIGAN, player)
    state = say(state, "decision", f"{name} takes a mulligan.", _MULLIGAN, player)
    unknown = state.players[player].deck is None
    return push(_shuffle_into_deck(state, player), NewHand(player=player, of_unknown_size=unknown))


@second.rule("2e/rr/mulligan/1")
def _shuffle_into_deck(state: State, player: int) -> State:
    """The hand is in the deck again."""
    cards = state.players[player]
    for card in cards.hand:
        if card >= 0:
            state = with_card(state, card, CardState(zone="deck", controller=player))
    deck = cards.deck
    if deck is None:
        # Seven more are enough to draw from: each card of the new hand is one of those shuffled in, or any other.
        deck = (UNKNOWN,) * HAND
    return with_player(state, player, replace(cards, hand=(), deck=(*cards.hand, *deck)))


@second.frame(NewHand, "2e/rr/mulligan/1")
def new_hand(machine: Machine, state: State, frame: NewHand) -> State:
    """Ask the judge which cards were drawn; where all are alike, or all are drawn, there is nothing to ask."""
    deck = state.players[frame.player].deck or ()
    count = min(HAND, len(deck))
    name = machine.game.players[frame.player]
    decision = Decision(
        player=JUDGE,
        kind="random",
        text=f"Which {count} cards does {name} draw as the new hand?",
        options=tuple(Option(label=labels(machine.game, (card,)), card=card) for card in deck),
        least=count,
        most=count,
        cites=_MULLIGAN,
    )
    if count == len(deck) or len(set(deck)) == 1:
        return _draw(machine, settle(state, decision), frame, deck[:count])
    return ask(state, frame, decision)


@second.frame_answer(NewHand, "2e/rr/mulligan/1")
def new_hand_is_drawn(
    machine: Machine, state: State, frame: NewHand, decision: Decision, given: Answer
) -> State:
    """The cards that were drawn are the new hand."""
    cards = tuple(decision.options[option].card for option in given.options)
    return _draw(machine, state, frame, cards)


def _draw(machine: Machine, state: State, frame: NewHand, cards: tuple[int, ...]) -> State:
    player = frame.player
    name = machine.game.players[player]
    text = f"{name} draws a new hand: {labels(machine.game, cards)}."
    state = say(state, "state", text, ("2e/rr/mulligan/1",), player)
    deck = list(state.players[player].deck or ())
    for card in cards:
        deck.remove(card)
        if card >= 0:
            state = with_card(state, card, replace(state.cards[card], zone="hand"))
    left = None if frame.of_unknown_size else tuple(deck)
    return with_player(state, player, replace(state.players[player], hand=cards, deck=left))

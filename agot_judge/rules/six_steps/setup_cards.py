"""Cards placed before the first round: what may be placed, laid facedown, revealed together, and hands filled again."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.machine import Machine
from agot_judge.engine.rulebook import Rulebook
from agot_judge.engine.state.board import label, labels
from agot_judge.engine.state.decision import PASS, Answer, Decision, Option, Requirement, opportunity_for
from agot_judge.engine.state.frames import Step
from agot_judge.engine.state.state import UNKNOWN, CardState, State
from agot_judge.engine.state.transition import (
    ask,
    in_player_order,
    push,
    say,
    settle,
    with_card,
    with_player,
    without,
)
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.values import has_keyword
from agot_judge.rules.attachments import legal_hosts
from agot_judge.rules.six_steps.assumed import assume
from agot_judge.rules.six_steps.entering.costs import of_its_house, penalty
from agot_judge.rules.six_steps.round.chart import chart_of
from agot_judge.rules.targets.where_it_goes import which_host

HAND = 7
GOLD = 5


class Setup(Struct, frozen=True, kw_only=True):
    """The setup of an edition: its steps in which cards are drawn and placed, and the paragraphs on which they rest."""

    first: str
    """The step where setup begins."""
    drawing: str
    """The step in which hands are drawn; ``placing``, ``filling``: in which cards are placed, and hands are filled up."""
    placing: str
    filling: str
    after_filling: str = ""
    """The step after these; empty: the first round begins."""
    titles: tuple[str, str, str]
    """The titles of the three."""
    draw: tuple[str, ...]
    place: tuple[str, ...]
    fill: tuple[str, ...]
    keyword: tuple[str, ...]
    """The paragraphs by which a card with Setup may be placed."""
    not_played: tuple[str, ...]
    """The paragraphs by which a revealed card has been neither played nor put into play."""
    no_duplicates: tuple[str, ...]
    together: tuple[str, ...]
    """The paragraphs on which it rests which cards are placed together."""
    assumes: str = ""
    """The name of the assumption on which it rests, where the documents hardly speak of setup."""
    no_mulligan: str
    """The sentence that refuses a mulligan."""


_SETUPS: dict[str, Setup] = {}


def setup_of(edition: str) -> Setup:
    """The setup of an edition that is played in windows of six steps."""
    return _SETUPS[edition]


def declare_setup(rulebook: Rulebook[Machine], setup: Setup) -> None:
    """Declare the setup of an edition: its rulebook has the rules below, on the paragraphs of its own."""
    _SETUPS[rulebook.edition] = setup
    drawing, placing, filling = setup.titles
    rulebook.step(setup.drawing, drawing, *setup.draw)(draw_hands)
    rulebook.step(setup.placing, placing, *setup.place)(place)
    rulebook.step_answer(setup.placing, *setup.place, *setup.not_played)(placed)
    rulebook.step(setup.filling, filling, *setup.fill)(fill_hands)
    rulebook.objection("setup", *setup.place, *setup.together)(objections)
    rulebook.rule(*setup.place, *setup.keyword)(placing_requirements)
    rulebook.rule(*setup.place, *setup.not_played, *setup.keyword)(_revealed)


def begin(state: State, number: str, text: str, *cites: str) -> State:
    """The state in which a step of setup has begun."""
    step = f", step {number.rpartition(' ')[2]}" if number[-1].isdigit() else ""
    return say(replace(state, step=number, phase=""), "framework", f"Setup{step}: {text}.", cites)


def draw_hands(machine: Machine, state: State, step: Step) -> State:
    """Each player draws seven cards."""
    setup = setup_of(machine.edition)
    state = begin(state, setup.drawing, "seven cards are drawn", *setup.draw)
    for player in in_player_order(state):
        state = draw_up(machine, state, player, setup.draw)
    return push(state, Step(number=setup.placing))


def place(machine: Machine, state: State, step: Step) -> State:
    """From the first player on, each may place cards facedown."""
    setup = setup_of(machine.edition)
    if step.stage == 0:
        if setup.assumes:
            state = assume(machine, replace(state, step=setup.placing), setup.assumes)
        words = setup.titles[1].removeprefix("Setup: ")
        state = begin(state, setup.placing, f"{words[0].lower()}{words[1:]}", *setup.place)
    order = in_player_order(state)
    if step.stage >= len(order):
        return _revealed(machine, state)
    decision = which_cards(machine, state, order[step.stage], setup)
    return ask(state, replace(step, stage=step.stage + 1), decision)


def objections(machine: Machine, state: State, decision: Decision, given: Answer) -> list[Requirement]:
    """The requirements of the cards placed together: their gold, one Limited card, no duplicates."""
    cards = [decision.options[one].card for one in given.options if 0 <= one < len(decision.options)]
    return what_is_placed_together(machine, state, decision, cards, setup_of(machine.edition))


def placed(machine: Machine, state: State, step: Step, decision: Decision, given: Answer) -> State:
    """The cards lie facedown until all have placed theirs; or what an attachment goes on has been chosen."""
    setup = setup_of(machine.edition)
    player, name = decision.player, machine.game.players[decision.player]
    if decision.kind == "target":
        option = decision.options[given.options[0]]
        state = say(state, "decision", f"{name} chooses {option.label}.", setup.keyword, player)
        return _revealed(machine, attached(state, step.stage, option.card))
    state = push(state, step)
    if given == PASS or not given.options:
        return say(state, "decision", f"{name} places no setup cards.", setup.place, player)
    cards = tuple(decision.options[one].card for one in given.options)
    cost = sum(placing_cost(machine.at(state), player, card) for card in cards)
    more = tuple(cite for card in cards for cite in of_house(machine.at(state), player, card))
    text = f"{name} places {labels(machine.game, cards)}, facedown: {cost} gold worth."
    state = say(state, "decision", text, tuple(dict.fromkeys((*setup.place, *more))), player)
    return laid_facedown(state, player, cards)


def _revealed(machine: Machine, state: State) -> State:
    """All are revealed together; they have been neither played nor put into play. Attachments are attached."""
    setup = setup_of(machine.edition)
    state, card, decision = turned_up(machine, state, setup)
    if decision is not None:
        return ask(state, Step(number=setup.placing, stage=card), decision)
    return push(state, Step(number=setup.filling))


def fill_hands(machine: Machine, state: State, step: Step) -> State:
    """Each player draws until there are seven cards in hand once more."""
    setup = setup_of(machine.edition)
    state = begin(state, setup.filling, "hands are filled up to seven cards", *setup.fill)
    for player in in_player_order(state):
        state = draw_up(machine, state, player, setup.fill)
    return push(state, Step(number=setup.after_filling)) if setup.after_filling else over(machine, state)


def over(machine: Machine, state: State) -> State:
    """The state after setup: the first round begins, unless only setup was to be played."""
    return state if state.stop == "setup" else push(state, Step(number=chart_of(machine.edition).first))


def draw_up(machine: Machine, state: State, player: int, cites: tuple[str, ...]) -> State:
    """The state in which the player has seven cards in hand, or no card left to draw."""
    cards = state.players[player]
    wanted = max(0, HAND - len(cards.hand))
    drawn = (UNKNOWN,) * wanted if cards.deck is None else cards.deck[:wanted]
    if not drawn:
        return state
    text = f"{machine.game.players[player]} draws {len(drawn)} card{'s' if len(drawn) > 1 else ''}."
    state = say(state, "occurrence", text, cites, player)
    for card in drawn:
        if card >= 0:
            state = with_card(state, card, replace(state.cards[card], zone="hand"))
    deck = None if cards.deck is None else cards.deck[len(drawn) :]
    return with_player(state, player, replace(cards, hand=(*cards.hand, *drawn), deck=deck))


def which_cards(machine: Machine, state: State, player: int, setup: Setup) -> Decision:
    """The question which cards the player places."""
    options = tuple(
        Option(label=label(machine.game, card), card=card)
        for card in state.players[player].hand
        if card >= 0 and all(one.met for one in placing_requirements(machine.at(state), player, card, setup))
    )
    return opportunity_for(
        player,
        "setup",
        f"{machine.game.players[player]} may place up to {GOLD} gold worth of cards.",
        options,
        setup.place,
        most=len(options),
    )


def placing_requirements(position: Position, player: int, card: int, setup: Setup) -> Iterator[Requirement]:
    """The requirements of a card to be placed: it is a character or a location, or has Setup."""
    name, face = label(position.game, card), position.game.cards[card].definition.face
    has_it = has_keyword(position, card, "setup")
    yield Requirement(
        text=f"{name} is in hand.",
        failing=f"{name} is not in hand.",
        met=card in position.state.players[player].hand,
        cites=setup.place,
    )
    yield Requirement(
        text=f"{name} is a character or location, or has Setup.",
        failing=f"{name} is no character or location, and does not have Setup.",
        met=face.type in ("character", "location") or (has_it and face.type == "attachment"),
        cites=(*setup.place, *setup.keyword) if has_it or face.type == "attachment" else setup.place,
    )
    cost = placing_cost(position, player, card)
    yield Requirement(
        text=f"{name} costs no more than {GOLD} gold.",
        failing=f"{name} costs {cost} gold, more than {GOLD}.",
        met=cost <= GOLD,
        cites=(*setup.place, *of_house(position, player, card)),
    )


def placing_cost(position: Position, player: int, card: int) -> int:
    """The gold worth of a card: its printed cost, and the gold penalty for one of another House."""
    printed = position.game.cards[card].definition.face.cost
    return (printed if isinstance(printed, int) else 0) + penalty(position, player, card)


def of_house(position: Position, player: int, card: int) -> tuple[str, ...]:
    """The paragraphs on the House of a card that costs more for it."""
    return of_its_house(position, player, card) if penalty(position, player, card) else ()


def what_is_placed_together(
    machine: Machine, state: State, decision: Decision, placed: list[int], setup: Setup
) -> list[Requirement]:
    """The requirements of the cards placed together: their gold, one Limited card, no duplicates."""
    position, player = machine.at(state), decision.player
    total = sum(placing_cost(position, player, card) for card in placed)
    limited = [card for card in placed if has_keyword(position, card, "limited")]
    titles = [
        machine.game.cards[card].definition.face.name
        for card in placed
        if machine.game.cards[card].definition.face.unique
    ]
    more = tuple(cite for card in placed for cite in of_house(position, player, card))
    return [
        Requirement(
            text=f"They are worth {total} gold, no more than {GOLD}.",
            failing=f"They are worth {total} gold, and {GOLD} may be placed.",
            met=total <= GOLD,
            cites=tuple(dict.fromkeys((*setup.place, *more))),
        ),
        Requirement(
            text="No more than one limited card is placed.",
            failing=f"Only one limited card may be placed, and {labels(machine.game, limited)} are limited.",
            met=len(limited) <= 1,
            cites=setup.place,
        ),
        Requirement(
            text="No duplicates of unique cards are placed.",
            failing="Duplicates of unique cards may not be placed.",
            met=len(set(titles)) == len(titles),
            cites=setup.no_duplicates,
        ),
        Requirement(
            text="Each card is placed once.",
            failing="A card is placed twice.",
            met=len(set(placed)) == len(placed),
            cites=setup.place,
        ),
    ]


def laid_facedown(state: State, player: int, cards: tuple[int, ...]) -> State:
    """The state in which these cards of the player's hand lie facedown in play."""
    here = state.players[player]
    hand = here.hand
    for card in cards:
        hand = without(hand, card)
        serial = state.serial + 1
        there = CardState(zone="play", controller=player, facedown=True, entered=serial)
        state = with_card(replace(state, serial=serial), card, there)
    return with_player(state, player, replace(here, hand=hand, play=(*here.play, *cards)))


def turned_up(machine: Machine, state: State, setup: Setup) -> tuple[State, int, Decision | None]:
    """The state with all of them faceup and attached where one place is legal; an attachment with several, and the question."""
    shown = [card for player in state.players for card in player.play if state.cards[card].facedown]
    if shown:
        text = f"Setup cards are revealed: {labels(machine.game, shown)}; they are not played, nor put into play."
        state = say(state, "framework", text, (*setup.place, *setup.not_played))
    for card in shown:
        state = with_card(state, card, replace(state.cards[card], facedown=False))
    for player in in_player_order(state):
        for card in state.players[player].play:
            is_attachment = machine.game.cards[card].definition.face.type == "attachment"
            if not is_attachment or state.cards[card].host >= 0:
                continue
            hosts = legal_hosts(machine.at(state), player, card)
            decision = which_host(machine.game, player, card, hosts, setup.keyword)
            if len(hosts) > 1:
                return state, card, decision
            if hosts:
                state = attached(settle(state, decision), card, hosts[0])
    return state, -1, None


def attached(state: State, card: int, host: int) -> State:
    """The state with the card on its host."""
    there = state.cards[host]
    state = with_card(state, host, replace(there, attachments=(*there.attachments, card)))
    return with_card(state, card, replace(state.cards[card], host=host))

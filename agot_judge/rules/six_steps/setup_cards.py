"""Cards placed before the first round: what may be placed, laid facedown, revealed together, and hands filled again."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label, labels
from agot_judge.engine.state.decision import Decision, Option, Requirement
from agot_judge.engine.state.state import UNKNOWN, CardState, State
from agot_judge.engine.state.transition import in_player_order, say, settle, with_card, with_player, without
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.values import has_keyword
from agot_judge.rules.six_steps.entering.attaching import legal_hosts
from agot_judge.rules.six_steps.entering.costs import of_its_house, penalty
from agot_judge.rules.targets.where_it_goes import which_host

HAND = 7
GOLD = 5


class Grounds(Struct, frozen=True, kw_only=True):
    """The paragraphs of an edition on which setup rests."""

    place: tuple[str, ...]
    keyword: tuple[str, ...]
    """The paragraphs by which a card with Setup may be placed."""
    not_played: tuple[str, ...]
    """The paragraphs by which a revealed card has been neither played nor put into play."""
    no_duplicates: tuple[str, ...]


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


def which_cards(machine: Machine, state: State, player: int, grounds: Grounds) -> Decision:
    """The question which cards the player places."""
    options = tuple(
        Option(label=label(machine.game, card), card=card)
        for card in state.players[player].hand
        if card >= 0
        and all(one.met for one in placing_requirements(machine.at(state), player, card, grounds))
    )
    return Decision(
        player=player,
        kind="setup",
        text=f"{machine.game.players[player]} may place up to {GOLD} gold worth of cards.",
        options=options,
        least=0,
        most=len(options),
        may_pass=True,
        cites=grounds.place,
    )


def placing_requirements(
    position: Position, player: int, card: int, grounds: Grounds
) -> Iterator[Requirement]:
    """The requirements of a card to be placed: it is a character or a location, or has the keyword for it."""
    name, face = label(position.game, card), position.game.cards[card].definition.face
    has_it = has_keyword(position, card, "setup")
    yield Requirement(
        text=f"{name} is in hand.",
        failing=f"{name} is not in hand.",
        met=card in position.state.players[player].hand,
        cites=grounds.place,
    )
    yield Requirement(
        text=f"{name} is a character or location, or has Setup.",
        failing=f"{name} is no character or location, and does not have Setup.",
        met=face.type in ("character", "location") or (has_it and face.type == "attachment"),
        cites=(*grounds.place, *grounds.keyword) if has_it or face.type == "attachment" else grounds.place,
    )
    cost = placing_cost(position, player, card)
    yield Requirement(
        text=f"{name} costs no more than {GOLD} gold.",
        failing=f"{name} costs {cost} gold, more than {GOLD}.",
        met=cost <= GOLD,
        cites=(*grounds.place, *of_house(position, player, card)),
    )


def placing_cost(position: Position, player: int, card: int) -> int:
    """The gold worth of a card: its printed cost, and the gold penalty for one of another House."""
    printed = position.game.cards[card].definition.face.cost
    return (printed if isinstance(printed, int) else 0) + penalty(position, player, card)


def of_house(position: Position, player: int, card: int) -> tuple[str, ...]:
    """The paragraphs on the House of a card that costs more for it."""
    return of_its_house(position, player, card) if penalty(position, player, card) else ()


def what_is_placed_together(
    machine: Machine, state: State, decision: Decision, placed: list[int], grounds: Grounds
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
            cites=tuple(dict.fromkeys((*grounds.place, *more))),
        ),
        Requirement(
            text="No more than one limited card is placed.",
            failing=f"Only one limited card may be placed, and {labels(machine.game, limited)} are limited.",
            met=len(limited) <= 1,
            cites=grounds.place,
        ),
        Requirement(
            text="No duplicates of unique cards are placed.",
            failing="Duplicates of unique cards may not be placed.",
            met=len(set(titles)) == len(titles),
            cites=grounds.no_duplicates,
        ),
        Requirement(
            text="Each card is placed once.",
            failing="A card is placed twice.",
            met=len(set(placed)) == len(placed),
            cites=grounds.place,
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


def turned_up(machine: Machine, state: State, grounds: Grounds) -> tuple[State, int, Decision | None]:
    """The state with all of them faceup and attached where one place is legal; an attachment with several, and the question."""
    shown = [card for player in state.players for card in player.play if state.cards[card].facedown]
    if shown:
        text = f"Setup cards are revealed: {labels(machine.game, shown)}; they are not played, nor put into play."
        state = say(state, "framework", text, (*grounds.place, *grounds.not_played))
    for card in shown:
        state = with_card(state, card, replace(state.cards[card], facedown=False))
    for player in in_player_order(state):
        for card in state.players[player].play:
            is_attachment = machine.game.cards[card].definition.face.type == "attachment"
            if not is_attachment or state.cards[card].host >= 0:
                continue
            hosts = legal_hosts(machine.at(state), player, card)
            decision = which_host(machine.game, player, card, hosts, grounds.keyword)
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

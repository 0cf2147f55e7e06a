"""Setup, step 8: each player may place cards of up to 8 total cost; what may be placed, and together with what."""

from collections.abc import Iterator

from msgspec.structs import replace

from agot_judge.editions.second.entering.attaching import attachment_requirements, fits_nowhere, may_attach
from agot_judge.editions.second.entering.entering_play import into_shadows
from agot_judge.editions.second.entering.limited import is_limited
from agot_judge.editions.second.rulebook import second
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label, labels
from agot_judge.engine.state.decision import PASS, Answer, Decision, Option, Requirement, opportunity_for
from agot_judge.engine.state.frames import Step
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.state import CardState, State
from agot_judge.engine.state.transition import (
    ask,
    in_player_order,
    push,
    say,
    with_card,
    with_player,
    without,
)
from agot_judge.engine.values.adjustments import number_as_changed
from agot_judge.engine.values.matching import matches_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.values import has_keyword
from agot_judge.rules.prohibitions.forbidden_players import forbidden_to
from agot_judge.rules.prohibitions.forbidding import who_forbids
from agot_judge.rules.prohibitions.prohibitions import is_forbidden

SETUP = "2e/rr/setup"
MOST_COST = 8
SHADOW_COST = 2
SHADOWS = "shadows"
_PLACE = (f"{SETUP}/9",)
_COST = (f"{SETUP}/9", f"{SETUP}/10")
_LIMITED = (f"{SETUP}/11", "2e/rr/limited/1")
_TYPES = (f"{SETUP}/12",)
_ATTACHMENT = (f"{SETUP}/13", "2e/faq/attachments-in-setup/2")
_TOGETHER = ("2e/faq/attachments-in-setup-2/2",)
_DUPLICATE = (f"{SETUP}/14",)
_CANNOT = ("2e/rr/cannot/1",)
_INACTIVE = ("2e/faq/1.9/1",)
_SHADOWS = (
    "2e/rr/shadows.marshaling-a-card-into-shadows/4",
    "2e/rr/shadows.printed-cost-of-shadows-cards/2",
)
_NO_COST = ("2e/rr/shadows.printed-cost-of-shadows-cards/3",)
PLACEABLE = ("character", "location", "attachment")


@second.step("setup 8", "Place setup cards", *_PLACE, *_COST, *_TYPES)
def place_setup_cards(machine: Machine, state: State, step: Step) -> State:
    """Each player, in player order, may place cards facedown."""
    if step.stage == 0:
        state = say(replace(state, step="setup 8"), "framework", "Setup 8: place setup cards", _PLACE)
    order = in_player_order(state)
    if step.stage >= len(order):
        return push(state, Step(number="setup 9"))
    player = order[step.stage]
    name = machine.game.players[player]
    if is_forbidden(machine.at(state), player, "set up cards"):
        text = f"{name} cannot place setup cards."
        state = say(state, "decision", text, (*_PLACE, "2e/rr/cannot/1", *_INACTIVE), player)
        return push(state, replace(step, stage=step.stage + 1))
    options = tuple(_options(machine.at(state), player))
    return ask(
        state,
        replace(step, stage=step.stage + 1),
        opportunity_for(
            player,
            "setup",
            f"{name} may place setup cards, up to {setup_gold(machine.at(state), player)} total cost.",
            options,
            _PLACE,
            most=len(options),
        ),
    )


def _options(position: Position, player: int) -> Iterator[Option]:
    """Each way in which a card of the hand may be placed: faceup in the next step, or into shadows."""
    for card in position.state.players[player].hand:
        if card < 0:
            continue
        name = label(position.game, card)
        if all(one.met for one in placing_requirements(position, player, card)):
            yield Option(label=name, card=card)
        if all(one.met for one in hiding_requirements(position, player, card)):
            yield Option(label=f"{name} (into shadows)", card=card, word=SHADOWS, cites=_SHADOWS)


@second.rule(*_TYPES, *_NO_COST, f"{SETUP}/10")
def placing_requirements(position: Position, player: int, card: int) -> tuple[Requirement, ...]:
    """The requirements of one card to be placed as a setup card, other than into shadows."""
    face = position.game.cards[card].definition.face
    name = label(position.game, card)
    return (
        _in_hand(position, player, card),
        *_forbidden(position, player, card),
        Requirement(
            text=f"{name} is a character, location or attachment.",
            failing=f"{name} is no character, location or attachment.",
            met=face.type in PLACEABLE,
            cites=_TYPES,
        ),
        Requirement(
            text=f"{name} has a printed cost.",
            failing=f"{name} has no printed cost.",
            met=face.cost is not None,
            cites=_NO_COST,
        ),
        Requirement(
            text=f"{name} costs no more than {MOST_COST}.",
            failing=f"{name} costs more than {MOST_COST}.",
            met=not isinstance(face.cost, int)
            or face.cost <= MOST_COST
            or _is_copied(position, player, card),
            cites=_COST,
        ),
    )


@second.rule(*_SHADOWS, "2e/rr/shadows.marshaling-a-card-into-shadows/3")
def hiding_requirements(position: Position, player: int, card: int) -> tuple[Requirement, ...]:
    """The requirements of one card to be placed into shadows as a setup card."""
    name = label(position.game, card)
    return (
        _in_hand(position, player, card),
        *_forbidden(position, player, card),
        Requirement(
            text=f"{name} has the shadow keyword.",
            failing=f"{name} does not have the shadow keyword.",
            met=has_keyword(position, card, "shadow"),
            cites=(_SHADOWS[0], "2e/rr/shadows.marshaling-a-card-into-shadows/3"),
        ),
    )


@second.rule(*_PLACE)
def _in_hand(position: Position, player: int, card: int) -> Requirement:
    """Setup cards are placed from the hand."""
    name = label(position.game, card)
    met = card in position.state.players[player].hand
    return Requirement(text=f"{name} is in hand.", failing=f"{name} is not in hand.", met=met, cites=_PLACE)


@second.rule(*_CANNOT, *_INACTIVE)
def _forbidden(position: Position, player: int, card: int) -> Iterator[Requirement]:
    """One requirement, not met, for each ability that keeps the card from being placed: it refers to setup."""
    name = label(position.game, card)
    for effect, scope in forbidden_to(position, player, lambda one: one.cannot == "place in setup"):
        if effect.cards is None or matches_in(position, effect.cards, card, scope):
            source = who_forbids(position.game, scope.source, effect)
            yield Requirement(
                text=f"{name} can be placed during setup (forbidden by {source}).",
                failing=f"{name} cannot be placed during setup: {source}.",
                met=False,
                cites=(*_CANNOT, *_INACTIVE),
                about="forbidden",
            )


def _is_copied(position: Position, player: int, card: int) -> bool:
    """True where another copy in hand could be placed, of which this card would be a duplicate."""
    face = position.game.cards[card].definition.face
    return face.unique and any(
        other >= 0 and other != card and position.game.cards[other].definition.face.name == face.name
        for other in position.state.players[player].hand
    )


@second.rule(f"{SETUP}/14")
def duplicates(
    machine: Machine, cards: tuple[int, ...], attach: tuple[tuple[int, int], ...] = ()
) -> dict[int, int]:
    """The duplicates among the cards placed, each with its card: the first one of a title is the active version."""
    said = dict(attach)
    first: dict[str, int] = {}
    found: dict[int, int] = {}
    faces = {card: machine.game.cards[card].definition.face for card in cards}
    for card in sorted(
        cards, key=lambda card: _names_its_copy(faces[card].name, said.get(card, -1), machine)
    ):
        face = faces[card]
        if face.name in first and face.unique:
            found[card] = first[face.name]
        elif face.unique:
            first[face.name] = card
    return found


def _names_its_copy(name: str, host: int, machine: Machine) -> bool:
    return host >= 0 and machine.game.cards[host].definition.face.name == name


@second.rule(*_COST, *_SHADOWS, f"{SETUP}/14")
def setup_cost(game: Game, card: int, in_shadows: bool, is_duplicate: bool) -> int:
    """The amount that a placed card takes of the 8: its printed cost, 2 for one placed into shadows, nothing for a duplicate."""
    if in_shadows:
        return SHADOW_COST
    cost = game.cards[card].definition.face.cost
    return cost if isinstance(cost, int) and not is_duplicate else 0


@second.rule(*_COST, "2e/faq/1.9/1")
def setup_gold(position: Position, player: int) -> int:
    """The total cost of cards that the player may place: 8, unless an ability that refers to setup says otherwise."""
    return number_as_changed(position, player, "setup gold", MOST_COST)


def _total_cost(game: Game, placed: tuple[int, ...], hidden: tuple[int, ...], below: dict[int, int]) -> int:
    total = sum(setup_cost(game, card, False, card in below) for card in placed)
    return total + sum(setup_cost(game, card, True, False) for card in hidden)


@second.objection("setup", *_COST, *_LIMITED, *_ATTACHMENT, *_TOGETHER, *_DUPLICATE, *_SHADOWS, *_INACTIVE)
def objections(machine: Machine, state: State, decision: Decision, given: Answer) -> list[Requirement]:
    """The requirements of the cards placed together."""
    chosen = [decision.options[one] for one in given.options if 0 <= one < len(decision.options)]
    placed = tuple(option.card for option in chosen if option.word != SHADOWS)
    hidden = tuple(option.card for option in chosen if option.word == SHADOWS)
    below = duplicates(machine, placed, given.attach)
    total = _total_cost(machine.game, placed, hidden, below)
    limited = [card for card in placed if card not in below and is_limited(machine.at(state), card)]
    most = setup_gold(machine.at(state), decision.player)
    found = [
        Requirement(
            text=f"No more than {most} total cost may be placed: these cost {total}.",
            met=total <= most,
            cites=_COST,
        ),
        Requirement(
            text=f"No more than 1 limited card may be placed: these are {len(limited)}.",
            met=len(limited) <= 1,
            cites=_LIMITED,
        ),
        Requirement(
            text="Each card is placed once.",
            failing="A card is placed twice.",
            met=len(set(placed) | set(hidden)) == len(chosen),
            cites=(*_PLACE, *_SHADOWS[1:]),
        ),
    ]
    shown = in_play_area(state, decision.player, placed, below, facedown=False)
    attached = [
        card
        for card in placed
        if machine.game.cards[card].definition.face.type == "attachment" and card not in below
    ]
    cites = (*_ATTACHMENT, *(_TOGETHER if len(attached) > 1 else ()))
    for card in attached:
        said = dict(given.attach).get(card, -1)
        found.append(_target(machine, shown, decision.player, card, said, cites))
    return found


@second.rule(*_ATTACHMENT, *_INACTIVE)
def _target(
    machine: Machine, shown: State, player: int, card: int, said: int, cites: tuple[str, ...]
) -> Requirement:
    """An attachment must have an eligible target among its owner's cards, without the help of any other ability."""
    name = label(machine.game, card)
    hosts = setup_hosts(machine, shown, player, card)
    if said < 0:
        text = f"There is an eligible target for {name} among its owner's cards."
        met, tried = bool(hosts), tuple(host for host in shown.players[player].play if host != card)
    else:
        text = f"{label(machine.game, said)} is an eligible target for {name}, under its owner's control."
        met, tried = said in hosts, (said,)
    if met:
        return Requirement(text=text, met=True, cites=cites)
    if any(may_attach(machine.at(shown), player, card, host) for host in tried):
        cites = (*cites, *_INACTIVE)  # only an ability would make it legal, and none is active
    silent = machine.without_abilities()
    against = [
        one
        for host in tried
        for one in attachment_requirements(silent.at(shown), player, card, host)
        if not one.met
    ]
    return fits_nowhere(text, cites, against)


@second.rule(*_ATTACHMENT, *_INACTIVE)
def setup_hosts(machine: Machine, state: State, player: int, card: int) -> tuple[int, ...]:
    """The cards under the player's control to which the attachment can be attached while no ability is active."""
    silent = machine.without_abilities()
    cards = state.players[player]
    return tuple(
        host
        for host in (cards.faction, *cards.play)
        if state.cards[host].controller == player
        and state.cards[host].host < 0  # a further copy is about to lie beneath its card
        and may_attach(silent.at(state), player, card, host)
    )


@second.rule(f"{SETUP}/9")
def in_play_area(
    state: State, player: int, cards: tuple[int, ...], below: dict[int, int], facedown: bool
) -> State:
    """The state with these cards of the player's hand in his or her play area; a duplicate's card is its host."""
    here = state.players[player]
    hand = here.hand
    for card in cards:
        hand = without(hand, card)
        placed = CardState(zone="play", controller=player, facedown=facedown, host=below.get(card, -1))
        state = with_card(state, card, placed)
    return with_player(state, player, replace(here, hand=hand, play=(*here.play, *cards)))


@second.step_answer("setup 8", *_PLACE, *_SHADOWS)
def cards_are_placed(machine: Machine, state: State, step: Step, decision: Decision, given: Answer) -> State:
    """The cards lie facedown, with what has been said of what they go on; those in shadows stay there."""
    player = decision.player
    name = machine.game.players[player]
    state = push(state, step)
    if given == PASS or not given.options:
        return say(state, "decision", f"{name} places no setup cards.", _PLACE, player)
    chosen = [decision.options[one] for one in given.options]
    placed = tuple(option.card for option in chosen if option.word != SHADOWS)
    hidden = tuple(option.card for option in chosen if option.word == SHADOWS)
    below = duplicates(machine, placed, given.attach)
    cost = _total_cost(machine.game, placed, hidden, below)
    text = f"{name} places {labels(machine.game, (*placed, *hidden))}, facedown: total cost {cost}."
    cites = [*_COST, *(_SHADOWS if hidden else ()), *(_DUPLICATE if below else ())]
    if any(machine.game.cards[card].definition.face.type == "attachment" for card in placed):
        cites += _ATTACHMENT[:1]
    if any(card not in below and is_limited(machine.at(state), card) for card in placed):
        cites += _LIMITED
    state = say(state, "decision", text, tuple(cites), player)
    state = in_play_area(state, player, placed, dict(given.attach) | below, facedown=True)
    for card in hidden:
        state = into_shadows(machine, state, card)
    return state

"""From a scenario to the game and the state in which its run starts."""

from collections.abc import Hashable

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.cards.model import CardFace
from agot_judge.editions import framework_for, rulebook_for
from agot_judge.engine.ability import Ability
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.game import CardDefinition, Game, GameCard
from agot_judge.engine.state.state import UNKNOWN, CardState, Challenge, PlayerState, State
from agot_judge.engine.state.transition import say
from agot_judge.engine.values.titles import TITLE_POOL
from agot_judge.errors import NotSupportedYet, ScenarioError
from agot_judge.kept import is_keeping, kept_or_made
from agot_judge.scenario.by_hand import effects_by_hand
from agot_judge.scenario.definitions import Definitions, defined_title, find_defined_twice, title_definition
from agot_judge.scenario.entries import ByHand
from agot_judge.scenario.format import Loaded
from agot_judge.scenario.history import with_history
from agot_judge.scenario.impossible import Remark, find_impossible
from agot_judge.scenario.in_force import with_effects_in_force
from agot_judge.scenario.model import GivenChallenge, Player, Scenario, Unidentified
from agot_judge.scenario.not_followed import not_followed
from agot_judge.scenario.opening import start_run
from agot_judge.scenario.remembering import RememberingMachine
from agot_judge.scenario.roster import Position, Roster, is_melee
from agot_judge.scenario.understanding import understood
from agot_judge.scenario.vocabulary import FACTION_CARDS

ZONES = {
    "play": "play",
    "plot": "play",
    "attachment": "play",
    "duplicate": "play",
    "faction_attachments": "play",
    "title": "play",
    "agenda": "agenda",
    "plots": "plot deck",
}
"""The zone of what is in a player's list; a list that is not named here is the zone of that name."""
CARD_BYTES = 8000
"""About what a built board takes for each card, its part of the index among it."""
FACTION_NAMES = {faction: name for name, faction in FACTION_CARDS.items()}


class Board(Struct, frozen=True):
    """A scenario ready to run: its names, its machine, and the state at the start, nothing of it done."""

    loaded: Loaded
    roster: Roster
    machine: Machine
    state: State
    remarks: tuple[Remark, ...]
    """The remarks on what of the board could not have come about by the rules, and on what the file says in two ways."""
    has_unread: bool
    """True where a text of its cards, or of what is in force, is not understood in full."""


def build(loaded: Loaded) -> Board:
    """The board of a scenario.

    Raises NotSupportedYet, with the line, for what nothing here executes yet, and ScenarioError for a start that the
    rest of the scenario does not allow.
    """
    if not is_keeping():
        return _built(loaded)
    board = kept_or_made(("board", *all_but_the_moves(loaded)), lambda: _remembering(_built(loaded)), _weigh)
    start, in_force = board.loaded.scenario.start, board.loaded.scenario.in_force
    understood_in = replace(loaded.scenario, start=start, in_force=in_force)
    return replace(board, loaded=replace(loaded, scenario=understood_in))


def all_but_the_moves(loaded: Loaded) -> tuple[Hashable, Hashable]:
    """The parts of which a board is built: of the run only what the judge says in it, and of the text the lines of the rest."""
    scenario = loaded.scenario
    said = tuple(entry for entry in scenario.run if isinstance(entry, ByHand))
    lines = tuple(entry for entry in loaded.tree.entries if entry[0].text != "run")
    return replace(scenario, run=said), lines


def _remembering(board: Board) -> Board:
    """The board with a machine that remembers where its states have led."""
    return replace(board, machine=RememberingMachine(board.machine))


def _weigh(board: Board) -> int:
    """About how many bytes it takes, growing while it is played."""
    machine = board.machine
    remembered = machine.bytes_taken if isinstance(machine, RememberingMachine) else 0
    return CARD_BYTES * len(machine.game.cards) + remembered


def _built(loaded: Loaded) -> Board:
    scenario = loaded.scenario
    try:
        rulebook = rulebook_for(scenario.edition)
    except NotSupportedYet as error:
        raise NotSupportedYet(error.message, loaded.line("edition")) from None
    made = Definitions.of(scenario)
    scenario = understood(scenario, made)
    loaded = replace(loaded, scenario=scenario)
    roster = Roster(scenario)
    machine = Machine(rulebook, _with_what_is_said_besides(_game(scenario, roster, made), scenario))
    state = _state(loaded, roster, machine.game)
    state = with_effects_in_force(loaded, roster, machine, state)
    state = with_history(loaded, roster, machine, state)
    remarks = find_impossible(loaded, roster, machine, state)
    for remark in remarks:
        state = say(state, "state", f"The table says so: {remark.text}", remark.cites)
    twice = tuple(find_defined_twice(loaded, roster))
    for remark in twice:
        state = say(state, "by-hand", remark.text, remark.cites)
    state = _say_what_is_not_understood(machine, scenario.ignore, state)
    state = _say_what_the_library_does_not_know(scenario, state)
    state = _say_what_is_assumed(machine, state)
    has_unread = made.has_unread or any(not given.effects for given in scenario.in_force)
    return Board(
        loaded, roster, machine, start_run(loaded, roster, machine, state), (*remarks, *twice), has_unread
    )


def _game(scenario: Scenario, roster: Roster, made: Definitions) -> Game:
    titles = framework_for(scenario.edition).titles
    definitions = {one.key: defined_title(one, titles) or made.card(one) for one in scenario.cards}
    of_titles = {title.face.name: title_definition(title) for title in titles}
    of_titles |= {one.key: definitions[one.key] for one in scenario.cards if one.face.type == "title"}
    owners = owners_of(scenario, roster)
    cards = [
        GameCard(
            definition=made.card(index.definition)
            if index.definition is not None
            else (of_titles if index.key in ("title", TITLE_POOL) else definitions)[index.name],
            owner=owners[card],
            label=index.label,
        )
        for card, index in enumerate(roster.positions)
    ]
    cards += [
        GameCard(definition=_faction_card(player), owner=number, label=f"{player.name}'s faction card")
        for number, player in enumerate(scenario.players)
    ]
    return Game(
        edition=scenario.edition,
        format="melee" if is_melee(scenario) else "joust",
        players=tuple(player.name for player in scenario.players),
        cards=tuple(cards),
    )


def _with_what_is_said_besides(game: Game, scenario: Scenario) -> Game:
    """The game with what is in force at the start and what the judge says: cards may be changed in ways that none of them
    speaks of."""
    in_force = tuple(effect for given in scenario.in_force for effect in given.effects)
    by_hand = effects_by_hand(game, scenario)
    abilities = tuple(Ability(kind="action", effects=effects) for effects in (in_force, by_hand) if effects)
    return replace(game, besides=abilities, assumed=scenario.assume)


def _faction_card(player: Player) -> CardDefinition:
    name = FACTION_NAMES.get(player.faction, "Faction")
    factions = (player.faction,) if player.faction in FACTION_NAMES else ()
    return CardDefinition(face=CardFace(name=name, type="faction", factions=factions))


def owners_of(scenario: Scenario, roster: Roster) -> list[int]:
    """The owner of each card: whose list it is in unless said; a duplicate's is its card's."""
    numbers = {player.name: number for number, player in enumerate(scenario.players)}
    owners: list[int] = []
    for index in roster.positions:
        if index.key == "duplicate":
            owners.append(owners[index.host])
        else:
            owners.append(numbers.get(index.marks.owner, index.player))
    return owners


def _controllers(scenario: Scenario, roster: Roster, owners: list[int]) -> list[int]:
    """Who controls each card: in play the player in whose list it is, of an attachment its owner, unless said."""
    numbers = {player.name: number for number, player in enumerate(scenario.players)}
    controllers: list[int] = []
    for card, index in enumerate(roster.positions):
        if index.key == "duplicate":
            controllers.append(controllers[index.host])
        elif index.marks.controller:
            controllers.append(numbers[index.marks.controller])
        else:
            controllers.append(index.player if index.key == "play" else owners[card])
    return controllers


def _state(loaded: Loaded, roster: Roster, game: Game) -> State:
    scenario = loaded.scenario
    count = len(roster.positions)
    owners = owners_of(scenario, roster)
    controllers = _controllers(scenario, roster, owners)
    cards = [
        _card(card, index, controllers[card], roster, count) for card, index in enumerate(roster.positions)
    ]
    for number, player in enumerate(scenario.players):
        attached = tuple(
            card
            for card, index in enumerate(roster.positions)
            if index.key == "faction_attachments" and index.player == number
        )
        cards.append(
            CardState(
                zone="play",
                controller=number,
                kneeling=player.faction_kneeling,
                power=player.power,
                tokens=player.tokens,
                attachments=attached,
            )
        )
    names = [player.name for player in scenario.players]
    first = names.index(scenario.first_player) if scenario.first_player else 0
    return State(
        players=tuple(
            _player(number, player, roster, controllers, count + number)
            for number, player in enumerate(scenario.players)
        ),
        cards=tuple(cards),
        challenge=_challenge(loaded, roster),
        first_player=first,
        active_player=names.index(scenario.active_player) if scenario.active_player else first,
        round=scenario.round,
    )


def _card(card: int, index: Position, controller: int, roster: Roster, count: int) -> CardState:
    lying = [(other, below) for other, below in enumerate(roster.positions) if below.host == card]
    host = count + index.player if index.key == "faction_attachments" else index.host
    marks = index.marks
    return CardState(
        zone=ZONES.get(index.key, index.key),
        controller=controller,
        kneeling=marks.kneeling,
        facedown=marks.facedown,
        blank=marks.blank,
        power=marks.power,
        gold=marks.gold,
        x=marks.x,
        tokens=marks.tokens,
        host=host,
        attachments=tuple(other for other, below in lying if below.key == "attachment"),
        duplicates=tuple(other for other, below in lying if below.key == "duplicate"),
    )


def _player(number: int, player: Player, roster: Roster, controllers: list[int], faction: int) -> PlayerState:
    def cards(key: str) -> tuple[int, ...]:
        """The numbers in one of the player's lists, unidentified cards among them."""
        found: list[int] = []
        listed = iter(
            card for card, index in enumerate(roster.positions) if index.player == number and index.key == key
        )
        for cards in player.lists:
            if cards.key == key:
                for entry in cards.cards:
                    found += [UNKNOWN] * entry.count if isinstance(entry, Unidentified) else [next(listed)]
        return tuple(found)

    in_play = tuple(
        card
        for card, index in enumerate(roster.positions)
        if index.key in ("play", "attachment", "faction_attachments") and controllers[card] == number
    )
    titles = [
        card for card, index in enumerate(roster.positions) if index.key == "title" and index.player == number
    ]
    has_deck = any(cards.key == "deck" for cards in player.lists)
    return PlayerState(
        faction=faction,
        plot=next(iter(cards("plot")), -1),
        agendas=cards("agenda"),
        title=titles[0] if titles else -1,
        gold=player.gold,
        play=in_play,
        hand=cards("hand"),
        deck=cards("deck") if has_deck else None,
        discard=cards("discard"),
        dead=cards("dead"),
        shadows=cards("shadows"),
        plots=cards("plots"),
        used=cards("used"),
    )


def _challenge(loaded: Loaded, roster: Roster) -> Challenge | None:
    given = loaded.scenario.challenge
    if given is None:
        return None
    names = [player.name for player in loaded.scenario.players]
    attackers = tuple(card for card, index in enumerate(roster.positions) if index.marks.attacking)
    defenders = tuple(card for card, index in enumerate(roster.positions) if index.marks.defending)
    challenge = Challenge(
        type=given.type,
        attacker=names.index(given.attacker),
        defender=names.index(given.defender),
        attackers=attackers,
        defenders=defenders,
        stealth=tuple(
            (_one(loaded, roster, attacker, "stealth"), _one(loaded, roster, bypassed, "stealth"))
            for attacker, bypassed in given.stealth
        ),
        assault=tuple(_one(loaded, roster, location, "assault") for location in given.assault),
        by=given.by,
    )
    return _with_result(given, challenge)


def _with_result(given: GivenChallenge, challenge: Challenge) -> Challenge:
    if not given.winner:
        return challenge
    if given.winner == "none":
        return replace(challenge, determined=True)
    attacker_wins = given.winner == given.attacker
    winner, loser = challenge.attacker, challenge.defender
    if not attacker_wins:
        winner, loser = loser, winner
    return replace(challenge, determined=True, winner=winner, loser=loser)


def _one(loaded: Loaded, roster: Roster, name: str, key: str) -> int:
    """The one card in play that a name of the challenge means."""
    found = [card for card in roster.find(name) if ZONES.get(roster.positions[card].key) == "play"]
    if len(found) != 1:
        labels = ", ".join(roster.positions[card].label for card in found) or "none in play"
        raise ScenarioError(
            f"{name!r} must mean one card in play, not {len(found)} ({labels}).",
            loaded.line("challenge", key),
        )
    return found[0]


def _say_what_is_not_understood(machine: Machine, ruled_out: tuple[str, ...], state: State) -> State:
    """One line for each text that the run will not follow, so that nobody takes it for followed, or that is ruled out."""
    unread = {card.definition.face.name: not_followed(card.definition) for card in machine.game.cards}
    why = {card.definition.face.name: card.definition.why_unread for card in machine.game.cards}
    for name, lines in unread.items():
        if not lines:
            continue
        text = f"Not understood, so not followed: {name}: {' '.join((*lines, *why[name]))}"
        if name in ruled_out:
            text = (
                f"The judge rules out ('ignore') that this bears on anything here: {name}: {' '.join(lines)}"
            )
        state = say(state, "by-hand", text, ())
    return state


def _say_what_is_assumed(machine: Machine, state: State) -> State:
    """One line for each assumption in whose place the judge puts another number."""
    assumed = dict(machine.game.assumed)
    for one in machine.rulebook.assumptions:
        if one.id in assumed:
            text = f"Assumption {one.id}, not in the documents: the judge assumes {assumed[one.id]} in place of {one.value}."
            if one.readings:
                text = f"{one.text} The judge reads that {one.readings[assumed[one.id] - 1]}."
            state = say(state, "assumption", text, (one.anchor,))
    return state


def _say_what_the_library_does_not_know(scenario: Scenario, state: State) -> State:
    """One line for each card of the library that is not known for certain in every part."""
    for definition in scenario.cards:
        if definition.unsure:
            parts = ", ".join(definition.unsure)
            text = f"Not known for certain to the library: {definition.face.name}: {parts}"
            state = say(state, "by-hand", text, ())
    return state

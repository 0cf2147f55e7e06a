"""What a press on the building page does: fields, quick lines and one button, put into the scenario."""

import re
from collections.abc import Callable

from msgspec import Struct, field
from msgspec.structs import replace

from agot_judge.cards.pool import NO_CARDS, CardPool, Pools, facts, plain, told_apart
from agot_judge.catalog.decks import TakenLine
from agot_judge.corpus.store import Corpus
from agot_judge.editions import DEFAULT_EDITION, EDITIONS, has_engine
from agot_judge.errors import CardDataError
from agot_judge.scenario.model import Definition, Marks, Placed, Scenario
from agot_judge.spelling import nearest
from agot_judge.web.sandbox.board_changes import (
    add_card,
    cards_in,
    plot_of,
    remove_attachment,
    remove_card,
    with_defined_plot,
    with_marks,
    with_player,
    with_plot,
    with_unidentified,
)
from agot_judge.web.sandbox.board_form import Form, fill
from agot_judge.web.sandbox.deck_lists import SeveralDecks, read_deck, with_deck
from agot_judge.web.sandbox.examples import empty_board
from agot_judge.web.sandbox.naming import in_play, known_names, meaning, on_board
from agot_judge.web.sandbox.near_names import nearest_names
from agot_judge.web.sandbox.quick_line import (
    MARK_WORDS,
    PLOT_ZONES,
    CannotUnderstand,
    QuickCard,
    QuickNumber,
    read_line,
    with_words,
)
from agot_judge.web.sandbox.spelt import with_spelling

MOST_PLAYERS = 6
MOST_CARDS = 200
NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal")
NOT_IN_PLAY = {"event": "hand", "agenda": "agenda"}
"""Where cards go that are not put into play, unless a line says where."""
FLAGS = ("kneeling", "attacking", "defending", "blank")
COUNTS = {"more-duplicates": 1, "fewer-duplicates": -1, "more-power": 1, "fewer-power": -1}
LARGEST_COUNT = {"duplicates": 10, "power": 99}

_ON_A_CARD = re.compile(r"(?P<verb>[a-z-]+):(?P<place>\d):(?P<position>\d{1,3})(?::(?P<attached>\d{1,3}))?")
_LINE_INSTEAD = re.compile(r"line:(?P<place>\d):(?P<line>.{1,400})")
_TAKE_DECK = re.compile(r"deck:(?P<place>\d)(?::(?P<number>\d{1,2}))?")
_IN_A_LIST = re.compile(r"remove:(?P<place>\d):(?P<key>[a-z_]+):(?P<position>\d{1,3})")


class Instead(Struct, frozen=True):
    """Something that a button puts in place of what was typed."""

    words: str
    """The words of the button."""
    line: str = ""
    """The whole line then."""
    card: str = ""
    """The name of the card that is told from others by its facts; empty where none is."""


class Built(Struct, frozen=True):
    """The scenario after a press, and what is wrong by the field's name."""

    scenario: Scenario
    wrong: dict[str, str]
    instead: dict[str, tuple[Instead, ...]] = field(default_factory=dict)
    """Lines that could be meant, by the field's name; of a deck list its decks, where it has several."""
    taken: dict[str, tuple[TakenLine, ...]] = field(default_factory=dict)
    """What each line of a deck list was taken for, by the field's name."""


def press(form: Form, scenario: Scenario, pool: CardPool = NO_CARDS) -> Built:
    """The scenario with the form's fields and quick lines, and with what its button does; lines may name cards of ``pool``."""
    filled = fill(form, scenario)
    wrong = dict(filled.wrong)
    instead: dict[str, tuple[Instead, ...]] = {}
    changed = filled.scenario
    chosen = _LINE_INSTEAD.fullmatch(form.get("do", ""))
    for place in range(len(changed.players)):
        name = f"p{place}-quick"
        line = chosen["line"] if chosen and int(chosen["place"]) == place else form.get(name, "")
        if line.strip():
            try:
                changed = _with_line(changed, place, line, pool)
            except CannotUnderstand as error:
                wrong[name] = error.message
                instead[name] = _instead(error, line)
    if not wrong:
        changed = _button(form.get("do", ""), changed)
    return Built(changed, wrong, instead)


def _instead(error: CannotUnderstand, line: str) -> tuple[Instead, ...]:
    offered = [
        Instead(own.removeprefix("on "), with_words(line, error.name, own), own.removeprefix("on "))
        for own in error.meant
    ]
    name, kind = error.blank
    if name:
        words = f"Add “{name}” as a blank {kind}"
        offered.append(Instead(words, with_words(line, name, f"{name} {kind}")))
    return tuple(offered)


def take_deck(form: Form, scenario: Scenario, pools: Pools, corpus: Corpus) -> Built:
    """The scenario with the deck list of the side whose button was pressed; as it is where none was."""
    found = _TAKE_DECK.fullmatch(form.get("do", ""))
    if found is None or int(found["place"]) >= len(scenario.players):
        return Built(scenario, {})
    place = int(found["place"])
    name = f"p{place}-deck"
    number = int(found["number"]) if found["number"] else None
    try:
        deck = read_deck(form.get(name, ""), number, pools, corpus, scenario.edition)
    except SeveralDecks as error:
        decks = tuple(Instead(one) for one in error.names)
        return Built(scenario, {name: error.message}, {name: decks})
    except CardDataError as error:
        return Built(scenario, {name: error.message})
    return Built(with_deck(scenario, place, deck, pools.of(scenario.edition)), {}, taken={name: deck.lines})


def _with_line(scenario: Scenario, place: int, line: str, pool: CardPool) -> Scenario:
    for one in read_line(line, known_names(scenario, pool), in_play(scenario)):
        scenario = _with_one(scenario, place, one, pool)
    if any(len(cards.cards) > MOST_CARDS for player in scenario.players for cards in player.lists):
        raise CannotUnderstand(f"A list holds at most {MOST_CARDS} cards here.")
    return scenario


def _with_one(scenario: Scenario, place: int, one: QuickCard | QuickNumber, pool: CardPool) -> Scenario:
    if isinstance(one, QuickNumber):
        return _with_number(scenario, place, one)
    return _with_card(scenario, place, one, pool)


def _with_card(scenario: Scenario, place: int, card: QuickCard, pool: CardPool) -> Scenario:
    """The scenario with this card where a card of its type belongs. Raises CannotUnderstand for a name that nobody bears
    and of which the line does not say what it is: a misspelt name is no blank card."""
    if card.on and card.on not in in_play(scenario):
        card = replace(card, on=card.on.partition(" (")[0])  # a card of this line stands by its bare name
    here = on_board(scenario, card.name)
    if len(here) == 1:
        return _added(scenario, place, card, here[0])
    meant = here or meaning(card.name, scenario, pool)
    if len(meant) > 1:
        own = tuple(one.key for one in here) or told_apart(one.face for one in meant)
        raise CannotUnderstand(f"Which {card.name}?", card.name, own)
    if meant:
        return _added(scenario, place, card, _as_defined(scenario, meant[0], card.name))
    if card.facts.type or card.facts.strength is not None:
        return add_card(scenario, place, card)
    raise _unknown(card, scenario, pool)


def _as_defined(scenario: Scenario, definition: Definition, name: str) -> Definition:
    """The card as the board has it, or is to have it: by its bare name where no other card of the board bears that."""
    face = definition.face
    same = [one for one in scenario.cards if plain(one.face.name) == plain(face.name)]
    present = next((one for one in same if facts(one.face) == facts(face)), None)
    if present is not None:
        return present
    if definition.abilities is not None:
        # What is written on the board is what a scenario can say of a card of the library.
        face = replace(face, code="", pack="")
    return replace(definition, key=name if same else face.name, face=face, unsure=())


def _added(scenario: Scenario, place: int, card: QuickCard, definition: Definition) -> Scenario:
    face = definition.face
    card = replace(card, name=definition.key)
    if face.type == "plot" and card.zone not in PLOT_ZONES:
        return with_defined_plot(scenario, place, definition)
    zone = NOT_IN_PLAY.get(face.type, card.zone) if card.zone == "play" else card.zone
    return add_card(scenario, place, replace(card, zone=zone), (definition,))


def _unknown(card: QuickCard, scenario: Scenario, pool: CardPool) -> CannotUnderstand:
    """No card has this name: the nearest ones, and the card as a blank one of a type that is said."""
    bare, _, pack = card.name.rpartition(" ")
    others = meaning(bare, scenario, pool)
    if others:
        said = f"No “{bare}” is of the pack {pack}. There is:"
        return CannotUnderstand(said, card.name, told_apart(one.face for one in others))
    names = known_names(scenario, pool)
    words = card.name.split()
    # What stands behind the name may be a misspelt mark.
    while len(words) > 1 and not nearest_names(" ".join(words), names) and nearest(words[-1], MARK_WORDS):
        words.pop()
    name = " ".join(words)
    near = nearest_names(name, names)
    kind = "attachment" if card.on else "plot" if card.zone in PLOT_ZONES else "character"
    asked = " Is one of these meant?" if near else ""
    return CannotUnderstand(f"No card is known as “{card.name}”.{asked}", name, near, (card.name, kind))


def with_imported(scenario: Scenario, code: str, pools: Pools) -> Scenario:
    """The scenario with this imported card on the first player's side, as it is where no card of its edition has the code."""
    pool = pools.of(scenario.edition)
    card = pool.code(code)
    if card is None:
        return scenario
    return _with_card(scenario, 0, QuickCard(name=pool.label(card.face)), pools)


def _with_number(scenario: Scenario, place: int, number: QuickNumber) -> Scenario:
    player = scenario.players[place]
    if number.what == "hand":
        return with_player(scenario, place, with_unidentified(player, "hand", min(number.value, MOST_CARDS)))
    if number.what == "gold":
        return with_player(scenario, place, replace(player, gold=number.value))
    if number.what == "power":
        return with_player(scenario, place, replace(player, power=number.value))
    key = {"income": "gold"}.get(number.what, number.what)
    return with_plot(scenario, place, replace(plot_of(player, scenario), **{key: number.value}))


def _button(do: str, scenario: Scenario) -> Scenario:
    """The scenario after a button. One that means nothing here changes nothing: the page may be an old one."""
    simple: dict[str, Callable[[Scenario], Scenario]] = {
        "add-player": _with_another_player,
        "forget-run": lambda scenario: replace(scenario, run=()),
        "empty": lambda scenario: empty_board(scenario.edition),
    }
    if do in simple:
        return simple[do](scenario)
    if do.startswith("spell:"):
        return with_spelling(scenario, do)
    listed = _IN_A_LIST.fullmatch(do)
    if listed is not None:
        place, index = int(listed["place"]), int(listed["position"])
        if place < len(scenario.players) and index < len(cards_in(scenario.players[place], listed["key"])):
            return remove_card(scenario, place, listed["key"], index)
        return scenario
    found = _ON_A_CARD.fullmatch(do)
    if found is None:
        return scenario
    place, index = int(found["place"]), int(found["position"])
    cards = cards_in(scenario.players[place], "play") if place < len(scenario.players) else ()
    card = cards[index] if index < len(cards) else None
    if not isinstance(card, Placed):
        return scenario
    if found["verb"] == "remove":
        return remove_card(scenario, place, "play", index)
    if found["verb"] == "detach":
        attached = int(found["attached"] or 0)
        return remove_attachment(scenario, place, index, attached)
    return with_marks(scenario, place, index, _marked(card.marks, found["verb"]))


def _marked(marks: Marks, verb: str) -> Marks:
    if verb in FLAGS:
        changed = replace(marks, **{verb: not getattr(marks, verb)})
        # Who attacks or defends was knelt for it, and is on one side only; taken back, the card stands again.
        other = {"attacking": "defending", "defending": "attacking"}.get(verb)
        if other is None:
            return changed
        takes_part = getattr(changed, verb)
        return replace(changed, kneeling=takes_part, **({other: False} if takes_part else {}))
    if verb in COUNTS:
        what = verb.partition("-")[2]
        count = getattr(marks, what) + COUNTS[verb]
        return replace(marks, **{what: min(max(count, 0), LARGEST_COUNT[what])})
    return marks


def _with_another_player(scenario: Scenario) -> Scenario:
    taken = {player.name for player in scenario.players}
    if len(taken) >= MOST_PLAYERS:
        return scenario
    name = next(
        name for name in (*NAMES, *(f"Player {number}" for number in range(1, 20))) if name not in taken
    )
    other = empty_board(scenario.edition).players[0]
    face = replace(plot_of(other, scenario), name=f"Plot of {name}")
    place = len(scenario.players)
    grown = replace(scenario, players=(*scenario.players, replace(other, name=name)))
    return with_plot(grown, place, face)


def begun(start: str, edition: str = DEFAULT_EDITION) -> Scenario:
    """An empty board that starts at this point of the form, or at the first that is offered where there is none such."""
    form = Form([("start", start)])
    scenario = empty_board(edition if edition in EDITIONS and has_engine(edition) else DEFAULT_EDITION)
    filled = fill(form, scenario)
    return filled.scenario if not filled.wrong else scenario

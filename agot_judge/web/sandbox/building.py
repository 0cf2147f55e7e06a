"""A press on the building page: fields, quick lines and one button, put into the scenario."""

import re

from msgspec import Struct, field
from msgspec.structs import replace

from agot_judge.cards.pool import NO_CARDS, CardPool, Pools, facts, plain, told_apart
from agot_judge.corpus.store import Corpus
from agot_judge.editions import DEFAULT_EDITION, EDITIONS, framework_for, has_engine
from agot_judge.errors import CardDataError
from agot_judge.scenario.model import Definition, Placed, Scenario
from agot_judge.spelling import nearest
from agot_judge.web.sandbox.board_buttons import with_button
from agot_judge.web.sandbox.board_changes import (
    add_card,
    cards_in,
    plot_of,
    with_defined_plot,
    with_marks,
    with_player,
    with_plot,
    with_unidentified,
)
from agot_judge.web.sandbox.board_form import Form, fill
from agot_judge.web.sandbox.deck_lists import SeveralDecks, TakenList, read_deck, with_deck
from agot_judge.web.sandbox.examples import empty_board
from agot_judge.web.sandbox.in_force_form import NotFilledIn
from agot_judge.web.sandbox.in_hand import asked_in_hand
from agot_judge.web.sandbox.naming import in_play, known_names, meaning, on_board
from agot_judge.web.sandbox.near_names import nearest_names
from agot_judge.web.sandbox.quick_line import (
    MARK_WORDS,
    NUMBERS,
    PLOT_ZONES,
    CannotUnderstand,
    QuickCard,
    QuickNumber,
    marked_alone,
    read_line,
    with_words,
)

MOST_CARDS = 200
NOT_IN_PLAY = {"event": "hand", "agenda": "agenda"}
"""Where cards go that are not put into play, unless a line says where."""

_LINE_INSTEAD = re.compile(r"line:(?P<place>\d):(?P<line>.{1,400})")
_TAKE_DECK = re.compile(r"deck:(?P<place>\d)(?::(?P<number>\d{1,2}))?")
_DECK_LINE = re.compile(r"deck-line:(?P<place>\d):(?P<line>[^:]{1,40}):(?P<name>[^\n]{0,120})")
_INSTEAD_FIELD = re.compile(r"p(?P<place>\d)-deck-for:(?P<line>.{1,40})")


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
    taken: dict[str, TakenList] = field(default_factory=dict)
    """The deck lists that were taken, by the field's name."""


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
                marked = _marked_in_hand(form, changed, place, line)
                changed = marked or _with_line(changed, place, line, pool)
            except CannotUnderstand as error:
                wrong[name] = error.message
                instead[name] = _instead(error, line)
    if not wrong:
        try:
            changed = with_button(form, changed)
        except NotFilledIn as error:
            wrong[error.field] = error.message
    return Built(changed, wrong, instead)


def _marked_in_hand(form: Form, scenario: Scenario, place: int, line: str) -> Scenario | None:
    """The scenario with the marks of a line that has no card: they are those of the card that was added last on this side.

    None for another line, a number of the player's such as ``power 2`` among them.
    """
    side, _, index = asked_in_hand(form).card.partition(":")
    cards = cards_in(scenario.players[place], "play")
    if side != str(place) or int(index) >= len(cards) or line.split()[0].lower() in NUMBERS:
        return None
    card = cards[int(index)]
    marks = marked_alone(line, card.marks) if isinstance(card, Placed) else None
    return None if marks is None else with_marks(scenario, place, int(index), marks)


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


def takes_deck(do: str) -> bool:
    """True for a button that takes a deck list, or says what a line of it means."""
    return do.startswith(("deck:", "deck-line:"))


def take_deck(form: Form, scenario: Scenario, pools: Pools, corpus: Corpus) -> Built:
    """The scenario with the deck list of the side whose button was pressed; as it is where none was."""
    do = form.get("do", "")
    found = _TAKE_DECK.fullmatch(do)
    line = _DECK_LINE.fullmatch(do)
    pressed = found or line
    if pressed is None or int(pressed["place"]) >= len(scenario.players):
        return Built(scenario, {})
    place = int(pressed["place"])
    name = f"p{place}-deck"
    instead = said_of_lines(form, place)
    if line is not None:
        instead[line["line"]] = line["name"]
    typed = found["number"] if found is not None else form.get(f"p{place}-deck-number", "")
    number = int(typed) if typed and typed.isascii() and typed.isdigit() and len(typed) < 3 else None
    try:
        read = read_deck(form.get(name, ""), number, pools, corpus, scenario.edition, instead)
    except SeveralDecks as error:
        decks = tuple(Instead(one) for one in error.names)
        return Built(scenario, {name: error.message}, {name: decks})
    except CardDataError as error:
        return Built(scenario, {name: error.message})
    taken = TakenList(
        text=form.get(name, ""),
        number="" if number is None else str(number),
        lines=read.deck.lines,
        unclear=read.unclear,
        notes=read.notes,
        instead=tuple(instead.items()),
    )
    return Built(with_deck(scenario, place, read.deck, pools.of(scenario.edition)), {}, taken={name: taken})


def said_of_lines(form: Form, place: int) -> dict[str, str]:
    """The meanings of lines of a side's deck list that were said before, by the place of the line."""
    return {
        found["line"]: value
        for name, value in form.items()
        if (found := _INSTEAD_FIELD.fullmatch(name)) and int(found["place"]) == place
    }


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
        zone = NOT_IN_PLAY.get(card.facts.type, card.zone) if card.zone == "play" else card.zone
        return add_card(scenario, place, replace(card, zone=zone))
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
    if (of_others := framework_for(scenario.edition).of_others(key)) is not None:
        raise CannotUnderstand(
            f"No plot of the edition {scenario.edition} has a {key}, which is a value of {of_others.editions}. "
            f"{of_others.instead}"
        )
    return with_plot(scenario, place, replace(plot_of(player, scenario), **{key: number.value}))


def begun(start: str, edition: str = DEFAULT_EDITION) -> Scenario:
    """An empty board that starts at this point of the form, or at the first that is offered where there is none such."""
    form = Form([("start", start)])
    scenario = empty_board(edition if edition in EDITIONS and has_engine(edition) else DEFAULT_EDITION)
    filled = fill(form, scenario)
    return filled.scenario if not filled.wrong else scenario

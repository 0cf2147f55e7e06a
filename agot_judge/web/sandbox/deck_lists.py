"""A pasted deck list put on a player's side: faction, agenda, plot deck and deck."""

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace
from werkzeug.datastructures import FileStorage, MultiDict

from agot_judge.cards.card import Card
from agot_judge.cards.deck_list import DeckLine, DeckList, Reading
from agot_judge.cards.importers.shapes import read_data
from agot_judge.cards.pool import Pool, Pools
from agot_judge.catalog.decks import FEW, Deck, TakenLine, UnclearDeck, UnclearLine, deck_of
from agot_judge.corpus.store import Corpus
from agot_judge.errors import CardDataError
from agot_judge.scenario.model import Definition, Placed, Scenario
from agot_judge.web.sandbox.board_changes import with_cards, with_player
from agot_judge.web.sandbox.pages import Notice

MOST_BYTES = 256 * 1024
"""A list of some hundred lines has a fiftieth of it; read on, it would only be refused later."""
_FILE = "-deck-file"

PASTED = "the deck list"


class SeveralDecks(CardDataError):
    """A pasted list has several decks; ``names`` are theirs, in its order."""

    def __init__(self, message: str, names: tuple[str, ...]) -> None:
        super().__init__(message)
        self.names = names


class ReadDeck(Struct, frozen=True):
    """A deck as far as its list is clear, and the lines that are not."""

    deck: Deck
    unclear: tuple[UnclearLine, ...] = ()
    notes: tuple[str, ...] = ()
    """Sentences about the list as a whole where lines are not clear."""


class TakenList(Struct, frozen=True, kw_only=True):
    """A deck list that was taken as far as it is clear."""

    text: str
    number: str
    """The deck among several of the list; empty where there is one."""
    lines: tuple[TakenLine, ...]
    unclear: tuple[UnclearLine, ...]
    notes: tuple[str, ...]
    instead: tuple[tuple[str, str], ...]
    """Answers for lines that were not clear, by their places."""


def read_deck(
    text: str, number: int | None, pools: Pools, corpus: Corpus, edition: str, instead: Mapping[str, str]
) -> ReadDeck:
    """The deck of the edition that a pasted list names; of several the one with this number, from 0.

    ``instead`` says by the place of a line which card it means, or that it is left out (no name). Raises CardDataError
    where it is no list of such a deck, SeveralDecks where no number says which.
    """
    if not text.strip():
        raise CardDataError("Paste a deck list here first: lines such as '3x Hedge Knight (Core)'.")
    listed = read_data(PASTED, text.encode("utf-8", "replace")).decks
    if not listed:
        raise CardDataError(f"{PASTED} holds cards, not a deck. Import them with `agot-judge cards import`.")
    if number is None and len(listed) > 1:
        raise SeveralDecks(f"There are {len(listed)} decks in this list. Take one of them:", _names(listed))
    chosen = listed[number] if number is not None and number < len(listed) else listed[0]
    chosen = replace(chosen, lines=tuple(_meant(line, instead) for line in chosen.lines))
    try:
        return ReadDeck(deck_of(PASTED, chosen, pools, corpus, edition))
    except UnclearDeck as error:
        if not (error.deck.cards or error.deck.agendas) and len(error.lines) > FEW:
            raise CardDataError(_shown(error.message)) from error
        return ReadDeck(error.deck, error.lines, tuple(map(_shown, error.notes)))
    except CardDataError as error:
        raise CardDataError(_shown(error.message)) from error


def _meant(line: DeckLine, instead: Mapping[str, str]) -> DeckLine:
    """The line as somebody said it is meant, where somebody did."""
    if line.place not in instead:
        return line
    name = instead[line.place]
    if not name:
        return replace(line, kind="said", says="left out", readings=())
    copies = line.readings[0].copies if line.readings else 1
    return replace(line, kind="card", readings=(Reading(copies=copies, name=name),))


def _shown(message: str) -> str:
    """The message with lines named as they stand in the field, whose name need not be said."""
    return message.replace(f"{PASTED}, line", "line").replace(f"{PASTED}: ", "")


def _names(listed: tuple[DeckList, ...]) -> tuple[str, ...]:
    """The name of each deck: its name, or the words on top of it."""
    tops = (next((line.words for line in one.lines if line.kind != "said"), "") for one in listed)
    return tuple(one.name if one.is_named else top for one, top in zip(listed, tops, strict=True))


def with_deck(scenario: Scenario, place: int, deck: Deck, pool: Pool) -> Scenario:
    """The scenario with this deck on the player's side, in the order of the list; what was in its place is gone."""
    every = (*((card, 1) for card in deck.agendas), *deck.plots, *deck.cards)
    names = {card.face.code: pool.label(card.face) for card, _ in every}
    defined = {one.key for one in scenario.cards}
    new = {names[card.face.code]: card for card, _ in every if names[card.face.code] not in defined}
    scenario = replace(
        scenario,
        cards=(*scenario.cards, *(Definition(key=name, face=card.face) for name, card in new.items())),
    )

    def placed(cards: tuple[tuple[Card, int], ...]) -> tuple[Placed, ...]:
        return tuple(Placed(names[card.face.code]) for card, copies in cards for _ in range(copies))

    player = scenario.players[place]
    if deck.faction:
        player = replace(player, faction=deck.faction)
    player = with_cards(player, "agenda", placed(tuple((card, 1) for card in deck.agendas)))
    player = with_cards(player, "plots", placed(deck.plots))
    player = with_cards(player, "deck", placed(deck.cards))
    return with_player(scenario, place, player)


def with_uploaded_lists(form: MultiDict[str, str], files: MultiDict[str, FileStorage]) -> MultiDict[str, str]:
    """The form with each deck list that was sent as a file in the field where it is pasted."""
    filled = MultiDict(form)
    for name, sent in files.items():
        if name.endswith(_FILE) and sent.filename:
            text = sent.read(MOST_BYTES).decode("utf-8", "replace")
            filled[name.removesuffix("-file")] = text
    return filled


def notice_of_deck(taken: TakenList) -> Notice:
    """The cards taken of a list, and everything left to say of it."""
    unclear = len(taken.unclear)
    if not unclear:
        return Notice(
            title="The deck is taken",
            text="Under “Deck lists” stands what each line of it was taken for.",
            level="good",
        )
    lines, stands = ("1 line", "It stands") if unclear == 1 else (f"{unclear} lines", "They stand")
    return Notice(
        title=f"The deck is taken but for {lines}",
        text=f"{stands} under “Deck lists”, with the cards that could be meant.",
        level="warn",
    )

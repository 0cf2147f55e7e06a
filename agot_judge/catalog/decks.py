"""Deck lists for a board: each card of the list found among the imported ones."""

from msgspec import Struct

from agot_judge.cards.card import Card
from agot_judge.cards.importers.sources import DeckList
from agot_judge.cards.pool import Pool
from agot_judge.errors import CardDataError
from agot_judge.spelling import perhaps, shown


class Deck(Struct, frozen=True, kw_only=True):
    """A deck of known cards."""

    name: str
    faction: str
    agendas: tuple[Card, ...]
    plots: tuple[tuple[Card, int], ...]
    """Each with its copies."""
    cards: tuple[tuple[Card, int], ...]
    """The draw deck."""


def deck_of(source: str, listed: DeckList, pool: Pool) -> Deck:
    """The deck with its cards looked up. Raises CardDataError with every card that is unknown or not told from others."""
    by_octgn = {card.octgn_id: card for card in pool.cards if card.octgn_id}
    wrong: list[str] = []

    def known(name: str, place: str) -> Card | None:
        own = by_octgn.get(name)
        found = (own,) if own is not None else pool.printings(name)
        # An OCTGN file has the name behind the id, for cards whose id the import did not tell.
        if not found and ", " in place:
            found = pool.printings(place.partition(", ")[2])
        if len(found) == 1 or (found and len(pool.named(name)) == 1):
            return found[0]
        if found:
            labels = ", ".join(card.label for card in found)
            wrong.append(f"{source}, {place}: {shown(name)} can mean {labels}. Name one so.")
        else:
            hint = perhaps(name, pool.names()) if pool.cards else "Import the cards first."
            wrong.append(f"{source}, {place}: there is no card {shown(name)}. {hint}".rstrip())
        return None

    agendas = [known(name, "agenda") for name in listed.agendas]
    cards = [(known(name, place), copies) for name, copies, place in listed.cards]
    if wrong:
        raise CardDataError("\n".join(wrong))
    found_cards = [(card, copies) for card, copies in cards if card is not None]
    among = [card for card, _ in found_cards if card.face.type == "agenda"]
    return Deck(
        name=listed.name,
        faction=listed.faction,
        agendas=(*(card for card in agendas if card is not None), *among),
        plots=tuple(one for one in found_cards if one[0].face.type == "plot"),
        cards=tuple(one for one in found_cards if one[0].face.type not in ("plot", "agenda")),
    )

"""The words of a board that are the same in every edition: the places of cards, its lists, piles and rows, decisions."""

from agot_judge.engine.framework import CardList

ZONES = (
    *("play", "hand", "deck", "discard", "dead", "shadows"),
    *("plot deck", "used", "out of game", "being played"),
)
PILES = ("hand", "deck", "discard", "dead", "shadows", "used")
ROWS = (("character", "Characters"), ("location", "Locations"), ("attachment", "Attachments"))

NOT_CHECKED = ("keyword", "random", "by hand", "pause")
"""The kinds of decisions that no check names: what the judge says, and single instances of a keyword."""


def lists(on_faction_card: str) -> tuple[CardList, ...]:
    """The lists of a player's cards, and the heading of what is attached to the faction card."""
    return (
        CardList(key="plot"),
        CardList(key="agenda", name="Agenda"),
        CardList(key="plots", name="Plot deck"),
        CardList(key="used", name="Used pile"),
        CardList(key="hand", name="Hand"),
        CardList(key="deck", name="Deck"),
        CardList(key="discard", name="Discard pile"),
        CardList(key="dead", name="Dead pile"),
        CardList(key="shadows", name="Shadows"),
        CardList(key="play"),
        CardList(key="faction_attachments", name=on_faction_card),
    )

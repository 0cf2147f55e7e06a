"""Importing cards on the page: a file that whoever runs the server chooses, where the server was started for that."""

import os

from flask import Request
from msgspec import Struct

from agot_judge.cards.importers.shapes import read_data
from agot_judge.catalog.documents import errata_of
from agot_judge.catalog.importing import import_data
from agot_judge.errors import CardDataError
from agot_judge.scenario.library import whole_library
from agot_judge.web.card_library import pools_while_reachable, stored
from agot_judge.web.library import library
from agot_judge.web.on_device import is_on_device

IMPORT = "AGOT_JUDGE_IMPORT"
"""The setting with which the page takes files: ``yes``."""
MOST_BYTES = 32 * 1024 * 1024
"""A list of all cards of an edition has some four million characters."""
LIST_ADDRESS = "https://thronesdb.com/api/public/cards/"
"""ThronesDB's public list of all cards of the Second Edition."""


class KnownCards(Struct, frozen=True, kw_only=True):
    """The number of cards that are known without and with an import, and how more become known."""

    named: int
    """The cards of the library: the documents name them."""
    imported: int
    command: str
    """The line that imports the public list."""
    takes_files: bool
    is_on_device: bool


def known_cards_counted() -> KnownCards:
    """The number of cards that are known here now."""
    pools = pools_while_reachable()
    return KnownCards(
        named=sum(card.can_be_played for card in whole_library()),
        imported=sum(len(pools.of(edition).cards) for edition in pools.editions),
        command=f"agot-judge cards import {LIST_ADDRESS}",
        takes_files=takes_files(),
        is_on_device=is_on_device(),
    )


def takes_files() -> bool:
    """True where the page takes files: on a device, which is one person's own; of a server only where it was started so, since
    whoever reaches it can press there."""
    return is_on_device() or os.environ.get(IMPORT, "").lower() in ("yes", "true", "1")


def import_uploaded(request: Request) -> int:
    """The number of cards that the file of the form had, all of them imported. Raises CardDataError, StorageError."""
    request.max_content_length = MOST_BYTES
    sent = request.files.get("file")
    if sent is None or not sent.filename:
        raise CardDataError("No file was chosen. Choose a list of cards, such as ThronesDB's.")
    data = read_data(sent.filename, sent.read())
    if data.decks:
        raise CardDataError(f"{sent.filename} is a deck list. A deck is taken where a board is built.")
    if not data.cards:
        raise CardDataError(f"{sent.filename} has no cards: it is {data.shape}.")
    import_data(stored().store, [data], errata_of(library().corpus))
    return len(data.cards)

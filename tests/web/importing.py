"""An app with a small import of made-up cards, for tests of its pages and of the API."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from flask import Flask

from agot_judge.cards.errata import Erratum
from agot_judge.cards.importers.shapes import read_data
from agot_judge.catalog.importing import import_data
from agot_judge.catalog.stored import stored_cards
from agot_judge.web import create_app
from tests.cards.made_up import as_file, little_library, thronesdb

LISTS = [
    {
        "name": "Spring",
        "issuer": "The Club",
        "date": "2033",
        "formats": [{"name": "joust", "banned": ["90005"]}],
    },
]


@contextmanager
def app_with_cards(folder: Path) -> Iterator[Flask]:
    """The app over an instance of its own, with the little library, a card with an erratum and a restricted list.

    ``AGOT_JUDGE_INSTANCE`` must name the folder already.
    """
    cudgel = thronesdb(
        "90112",
        "Driftwood Cudgel",
        type_code="attachment",
        strength=None,
        text="<b>Interrupt:</b> When the day ends, <i>hum</i> for [power] & [stark]. <u>Then</u> [odd].",
        traits="Weapon.",
    )
    stored = stored_cards()
    assert str(folder) in stored.store.url
    erratum = Erratum(
        edition="2e",
        title="Driftwood Cudgel",
        number=112,
        text='Interrupt ability should have the text: "(Limit once per phase.)"',
        cite="2e/faq/errata-driftwood-cudgel/1",
    )
    files = [
        read_data("cards.json", as_file([*little_library(), cudgel])),
        read_data("lists.json", as_file(LISTS)),
    ]
    import_data(stored.store, files, [erratum])
    app = create_app()
    app.testing = True
    yield app
    stored.store.close()

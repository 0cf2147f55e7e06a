"""throneteki's pack files: one pack with its cards."""

from collections import Counter
from functools import partial

from agot_judge.cards.card import Card
from agot_judge.cards.importers.faces import code_of, each_card, printed_alike
from agot_judge.cards.importers.fields import Fields
from agot_judge.cards.model import CardFace

ICONS = ("military", "intrigue", "power")


def read_pack(place: str, data: object, unused: Counter[str]) -> tuple[Card, ...]:
    """The cards of a pack; fields that nothing is kept of are counted in ``unused``. Raises CardDataError."""
    fields = Fields(place, data)
    code = code_of(fields)
    name = fields.required("name")
    read = partial(_read_card, pack=code, pack_name=name, released=fields.line("releaseDate"))
    listed = fields.list("cards")
    if not listed:
        raise fields.wrong("cards", "the list is empty.")
    unused.update(fields.unused())
    return tuple(each_card(place, listed, read, unused))


def _read_card(fields: Fields, pack: str, pack_name: str, released: str) -> Card:
    code = code_of(fields)
    alike = printed_alike(fields, "faction", "type")
    icons = fields.part("icons")
    plot = fields.part("plotStats")
    face = CardFace(
        **alike,
        loyal=fields.flag("loyal"),
        unique=fields.flag("unique"),
        icons=tuple(icon for icon in ICONS if icons.flag(icon)),
        traits=fields.texts("traits"),
        gold=plot.number("income"),
        initiative=plot.number("initiative"),
        claim=plot.number("claim"),
        reserve=plot.number("reserve"),
        code=code,
        pack=pack,
        deck_limit=fields.count("deckLimit"),
    )
    return Card(
        face=face,
        pack_name=pack_name,
        released=released,
        quantity=fields.count("quantity"),
        illustrator=fields.line("illustrator"),
        designer=fields.line("designer"),
        flavor=fields.text("flavor"),
        octgn_id=fields.line("octgnId"),
        has_own_errata=bool(fields.list("errata")),
    )

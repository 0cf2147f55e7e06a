"""ThronesDB's public API: its list of cards, in the first version's shape and the second's, and its list of packs."""

from collections import Counter

from agot_judge.cards.card import Card
from agot_judge.cards.importers.faces import code_of, each_card, printed_alike
from agot_judge.cards.importers.fields import Fields
from agot_judge.cards.importers.sources import PackFacts
from agot_judge.cards.model import CardFace

ICONS = ("military", "intrigue", "power")


def read_cards(place: str, listed: list[object], unused: Counter[str]) -> tuple[Card, ...]:
    """The cards of a list; fields that nothing is kept of are counted in ``unused``.

    The second version writes numbers as texts: both are read. Raises CardDataError.
    """
    return tuple(each_card(place, listed, read_card, unused))


def read_card(fields: Fields) -> Card:
    """One card. Raises CardDataError."""
    code = code_of(fields)
    face = CardFace(
        **printed_alike(fields, "faction_code", "type_code"),
        loyal=fields.flag("is_loyal"),
        unique=fields.flag("is_unique"),
        icons=tuple(icon for icon in ICONS if fields.flag(f"is_{icon}")),
        traits=_traits(fields),
        gold=fields.number("income"),
        initiative=fields.number("initiative"),
        claim=fields.number("claim"),
        reserve=fields.number("reserve"),
        code=code,
        pack=code_of(fields, "pack_code"),
        deck_limit=fields.count("deck_limit"),
    )
    return Card(
        face=face,
        pack_name=fields.line("pack_name"),
        quantity=fields.count("quantity"),
        illustrator=fields.line("illustrator"),
        designer=fields.line("designer"),
        flavor=fields.text("flavor"),
        octgn_id=fields.line("octgn_id"),
        has_own_errata=fields.flag("errataed"),
    )


def _traits(fields: Fields) -> tuple[str, ...]:
    """``Lord. King.`` as two; a list as it is."""
    if isinstance(fields.data.get("traits"), list):
        return fields.texts("traits")
    parts = (part.strip() for part in fields.line("traits").split("."))
    return tuple(part for part in parts if part)


def read_packs(place: str, listed: list[object], unused: Counter[str]) -> tuple[PackFacts, ...]:
    """The packs of a list; fields that nothing is kept of are counted in ``unused``. Raises CardDataError."""
    found = []
    for number, data in enumerate(listed, 1):
        fields = Fields(f"{place}, pack {number}", data)
        found.append(
            PackFacts(
                code=code_of(fields),
                name=fields.required("name"),
                released=fields.line("available"),
                cycle=fields.count("cycle_position"),
            )
        )
        unused.update(fields.unused())
    return tuple(found)

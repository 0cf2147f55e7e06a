"""Lists of First Edition cards, with the fields as they were published: house, crest, income, influence, rules text."""

import re
from collections import Counter

from agot_judge.cards.card import Card
from agot_judge.cards.importers.faces import code_of, each_card, is_limited
from agot_judge.cards.importers.fields import Fields
from agot_judge.cards.model import CardFace, CardType
from agot_judge.spelling import did_you_mean, shown

EDITION = "1e"
FIELDS = frozenset({"crest", "house", "influence"})
"""The fields of a card of the First Edition that none of the Second has."""
HOUSES = ("stark", "lannister", "baratheon", "targaryen", "greyjoy", "martell", "neutral")
CRESTS = ("holy", "learned", "noble", "war", "shadow", "summer", "winter")
ICONS = ("military", "intrigue", "power")
TYPES: dict[str, CardType] = {
    **{kind: kind for kind in ("character", "location", "attachment", "event", "plot", "agenda", "title")},
    "house": "faction",
}
_SYMBOL = re.compile(r"\[([A-Z][a-z]+)\]")
_DOOMED = re.compile(r"(?:^|[.\n]\s*)Doomed\.")
_NAVAL = re.compile(r"\s*\(naval\)$")


def read_cards(place: str, listed: list[object], unused: Counter[str]) -> tuple[Card, ...]:
    """The cards of a list; fields that nothing is kept of are counted in ``unused``. Raises CardDataError."""
    return tuple(each_card(place, listed, read_card, unused))


def read_card(fields: Fields) -> Card:
    """One card. Raises CardDataError."""
    kind = _type(fields)
    text = _text(fields)
    pack = fields.required("set")
    is_plot = kind == "plot"
    income = fields.number("income")
    icons = _lowered(fields, "icons", (*ICONS, *(f"{icon} (naval)" for icon in ICONS)))
    face = CardFace(
        name=fields.required("name"),
        type=kind,
        factions=tuple(house for house in _lowered(fields, "house", HOUSES) if house != "neutral"),
        unique=fields.flag("unique"),
        limited=is_limited(text),
        cost=fields.number("cost"),
        strength=fields.number("strength"),
        icons=tuple(_NAVAL.sub("", icon) for icon in icons),
        naval=tuple(_NAVAL.sub("", icon) for icon in icons if _NAVAL.search(icon)),
        traits=fields.texts("traits"),
        gold=income if is_plot else None,
        income=None if is_plot else income,
        initiative=fields.number("initiative"),
        claim=fields.number("claim"),
        influence=fields.count("influence") or 0,
        crests=_lowered(fields, "crest", CRESTS),
        doomed=_DOOMED.search(text) is not None,
        text=text,
        code=code_of(fields, "id"),
        pack=pack,
        deck_limit=fields.count("limit"),
    )
    return Card(
        face=face,
        edition=EDITION,
        pack_name=pack,
        quantity=fields.count("quantity"),
        has_own_errata=bool(fields.list("erratas")),
    )


def _type(fields: Fields) -> CardType:
    word = fields.required("card_type")
    found = TYPES.get(word.lower())
    if found is None:
        known = [kind.capitalize() for kind in TYPES]
        raise fields.wrong("card_type", f"{shown(word)} is not known. {did_you_mean(word, known)}")
    return found


def _text(fields: Fields) -> str:
    """The rules text, its symbols written as in the scenario format: ``[military]``."""
    return _SYMBOL.sub(lambda found: f"[{found[1].lower()}]", fields.text("rules_text"))


def _lowered(fields: Fields, key: str, known: tuple[str, ...]) -> tuple[str, ...]:
    """The words of a list, each of which must be known."""
    words = tuple(word.lower() for word in fields.texts(key))
    for word in words:
        if word not in known:
            raise fields.wrong(key, f"{shown(word)} is not known. {did_you_mean(word, known)}")
    return words

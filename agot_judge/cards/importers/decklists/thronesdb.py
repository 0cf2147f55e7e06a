"""Deck lists of ThronesDB's API: copies by code."""

from agot_judge.cards.deck_list import DeckLine, DeckList, Reading
from agot_judge.cards.importers.factions import faction_named
from agot_judge.cards.importers.fields import Fields

MOST_COPIES = 100


def read_json(place: str, data: object, name: str) -> DeckList:
    """The deck of an API answer: ``slots`` with the copies by code. Raises CardDataError."""
    fields = Fields(place, data)
    slots = Fields(f"{place}, 'slots'", fields.data.get("slots") or {})
    agendas = fields.texts("agendas") or tuple(code for code in (fields.line("agenda_code"),) if code)
    lines: list[DeckLine] = []
    faction = fields.line("faction_code")
    if faction:
        faction_named(f"{place}, 'faction_code'", faction)
        lines.append(DeckLine(place="'faction_code'", words=faction, kind="faction", faction=faction))
    lines += [
        DeckLine(place="'agendas'", words=code, kind="agenda", readings=(Reading(copies=1, name=code),))
        for code in agendas
    ]
    for code in slots.data:
        copies = slots.count(code)
        if copies is None or not 0 <= copies <= MOST_COPIES:
            raise slots.wrong(code, f"expected 1 to {MOST_COPIES} copies.")
        # The API lists the agenda among the slots too.
        if copies and code not in agendas:
            readings = (Reading(copies=copies, name=code),)
            lines.append(
                DeckLine(place=f"'slots', {code}", words=f"{copies}x {code}", kind="card", readings=readings)
            )
    if not any(line.kind == "card" for line in lines):
        raise fields.wrong("slots", "there is no card in it.")
    return DeckList(name=fields.line("name") or name, lines=tuple(lines), is_named=True)

"""Card definitions, as the file gives them."""

from typing import cast

from agot_judge.cards.model import CardFace, CardType, Number
from agot_judge.cards.printed_icons import printed
from agot_judge.scenario.model import Definition
from agot_judge.scenario.reading import Reader
from agot_judge.scenario.structured import read_abilities
from agot_judge.scenario.vocabulary import CARD_TYPES, CRESTS, FACTIONS, ICONS
from agot_judge.scenario.yaml_reader import Node, Scalar

KEYS = (
    *("name", "type", "faction", "loyal", "unique", "limited", "cost", "str", "icons", "traits"),
    *("gold", "initiative", "claim", "reserve", "rivals", "opposes", "supports"),
    *("income", "influence", "crests", "naval", "houses", "doomed", "text", "abilities"),
)


def read_definition(reader: Reader, key: str, node: Node, default_type: str = "") -> Definition:
    """The card that a mapping defines; ``key`` is the name by which the file refers to it."""
    what = f"The card {key}" if key else "The card"
    own = tuple(key for key in KEYS if reader.framework.of_others(key) is None)
    fields = reader.fields(node, what, KEYS, own)
    for field, given in fields.items():
        if (of_others := reader.framework.of_others(field)) is not None:
            reader.wrong(
                given,
                f"{what}: {field}: cards of the edition {reader.edition} have none, it is a field of {of_others.editions}.",
                f"Leave '{field}' out. {of_others.instead}",
            )

    def number(field: str) -> Number:
        return _number(reader, fields[field], f"{what}: {field}") if field in fields else None

    def flag(field: str) -> bool:
        return field in fields and reader.flag(fields[field], f"{what}: {field}")

    def texts(field: str) -> tuple[str, ...]:
        return reader.texts(fields[field], f"{what}: {field}") if field in fields else ()

    def words(field: str, known: tuple[str, ...]) -> tuple[str, ...]:
        return reader.words(fields[field], f"{what}: {field}", known) if field in fields else ()

    if "type" in fields:
        card_type = reader.word(fields["type"], f"{what}: type", CARD_TYPES)
    else:
        card_type = default_type
        if not default_type:
            reader.wrong(node, f"{what} has no type.", f"Add 'type:' with one of: {', '.join(CARD_TYPES)}.")
    if "faction" in fields and "houses" in fields:
        reader.wrong(
            fields["houses"], f"{what}: 'houses' is another name for 'faction'.", "Give one of the two."
        )
    factions = words("faction", FACTIONS) or words("houses", FACTIONS)
    name = reader.text(fields["name"], f"{what}: name") if "name" in fields else key
    if not name.strip():
        reader.wrong(node, "A card that is defined needs a name.", "Add 'name:'.")
    text = _text(reader, fields["text"], what) if "text" in fields else ""
    face = CardFace(
        name=name,
        type=cast(CardType, card_type or "character"),
        factions=tuple(faction for faction in factions if faction != "neutral"),
        loyal=flag("loyal"),
        unique=flag("unique"),
        limited=flag("limited"),
        cost=number("cost"),
        strength=number("str"),
        icons=words("icons", ICONS),
        naval=words("naval", ICONS),
        traits=texts("traits"),
        gold=number("gold"),
        income=number("income"),
        initiative=number("initiative"),
        claim=number("claim"),
        reserve=number("reserve"),
        rivals=texts("rivals") or texts("opposes"),
        supports=texts("supports"),
        influence=reader.number(fields["influence"], f"{what}: influence")
        if "influence" in fields
        else printed(text, "Influence") or 0,
        crests=words("crests", CRESTS),
        doomed=flag("doomed"),
        text=text,
    )
    abilities = read_abilities(reader, fields["abilities"]) if "abilities" in fields else None
    return Definition(key=key or name, face=face, abilities=abilities)


def _number(reader: Reader, node: Node, what: str) -> Number:
    """A printed number, ``X``, or None for a dash."""
    if isinstance(node, Scalar):
        if node.value is None or node.text == "-":
            return None
        if node.text == "X":
            return "X"
    return reader.number(node, what)


def _text(reader: Reader, node: Node, what: str) -> str:
    if isinstance(node, Scalar) and node.value is None:
        return ""
    return reader.text(node, f"{what}: text").strip("\n")

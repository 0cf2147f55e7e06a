"""Trees written by hand beside what the compiler makes of the printed text of the same card."""

from msgspec import Struct, structs

from agot_judge.cards.importers.shapes import read_data
from agot_judge.engine.ability import Ability, ByHand, DeckBuilding
from agot_judge.scenario.library import whole_library
from agot_judge.text.compile import compile_card
from agot_judge.text.names import Names
from agot_judge.text.unparse import unparse

SAID_IN_ANOTHER_WAY = {
    "Dothraki Steed": "what is so instead is an ability of its own there, with a condition of its own",
    "Lady Sansa's Rose": "'that character' is no choice: a single one can be attacking or defending alone",
}
"""Cards whose tree differs from the compiler's, which is right as well, or not as exact."""


def printed(shared):
    """Each card of the library that is among the printed cards, with its face."""
    files = sorted((shared / "cards").glob("*.json"))
    read = [card for path in files for card in read_data(path.name, path.read_bytes()).cards]
    faces = {card.face.code: card.face for card in read}
    for card in whole_library():
        face = faces.get(card.definition.face.code)
        if face is not None and card.definition.abilities is not None:
            yield card, face


def compared(shared):
    """Each of them with the lines that the compiler made of its text."""
    known = list(printed(shared))
    names = Names.of(face for _, face in known)
    for card, face in known:
        yield card, compile_card(face, names)


def wordings(card, abilities):
    """The abilities in canonical wording: trees that say the same in two ways have one."""
    return {unparse(ability, card.name) for ability in abilities}


def same(tree):
    """The tree without its wording, and without what may be said in several ways."""
    if isinstance(tree, tuple):
        return tuple(same(part) for part in tree)
    if not isinstance(tree, Struct):
        return tree
    values = {field.name: same(getattr(tree, field.name)) for field in structs.fields(tree)}
    if isinstance(tree, Ability | DeckBuilding | ByHand):
        values["text"] = ""
    return type(tree), tuple(values.items())


def test_the_facts_of_the_library_are_those_of_the_card(shared):
    wrong = []
    for card, face in printed(shared):
        for field in structs.fields(face):
            if field.name in ("text", "deck_limit", "name", "limited"):
                continue
            ours, theirs = getattr(card.definition.face, field.name), getattr(face, field.name)
            if ours != theirs:
                wrong.append((card.name, field.name, ours, theirs))
    assert wrong == []


def test_where_the_whole_text_compiles_the_hand_written_trees_are_the_same(shared):
    differing = {}
    count = 0
    for card, lines in compared(shared):
        if any(line.status != "compiled" for line in lines) or card.name in SAID_IN_ANOTHER_WAY:
            continue
        count += 1
        ours = card.definition.abilities or ()
        theirs = [ability for line in lines for ability in line.abilities]
        if {same(ability) for ability in ours} != {same(ability) for ability in theirs}:
            differences = wordings(card, theirs) ^ wordings(card, ours)
            if differences:
                differing[card.name] = differences
    assert count > 15
    assert differing == {}

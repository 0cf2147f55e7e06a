"""The judge's assumptions in place of those that an edition declares where its documents are silent."""

from agot_judge.editions import EDITIONS, has_engine, rulebook_for
from agot_judge.scenario.names import did_you_mean, shown
from agot_judge.scenario.reading import Reader
from agot_judge.scenario.yaml_reader import Node


def read_assumed(reader: Reader, node: Node) -> tuple[tuple[str, int], ...]:
    """Each assumption by its number, with the number that is assumed: ``{A3: 12}``. One that the edition does not declare, or
    that sets no number, is a mistake."""
    edition = reader.edition
    declared = rulebook_for(edition).assumptions if edition in EDITIONS and has_engine(edition) else ()
    numbers = {one.id: one.value for one in declared}
    readings = {one.id: len(one.readings) for one in declared}
    found: list[tuple[str, int]] = []
    for key, value in reader.entries(node, "assume"):
        if key.text not in numbers:
            message = f"{shown(key.text)} is no assumption of this edition."
            reader.wrong(key, message, did_you_mean(key.text, tuple(numbers)) or "None is declared.")
        elif numbers[key.text] is None:
            reader.wrong(key, f"{key.text} sets no number: no other can be assumed in its place.")
        else:
            number = reader.number(value, key.text)
            if 0 < readings[key.text] < number or (readings[key.text] and not number):
                message = (
                    f"{key.text} has {readings[key.text]} readings: {shown(str(number))} is none of them."
                )
                reader.wrong(value, message, f"Write a number from 1 to {readings[key.text]}.")
            found.append((key.text, number))
    return tuple(found)

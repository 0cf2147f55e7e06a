"""A case as the bytes of a code: whole on the other device, or refused."""

import pytest
from msgspec.structs import replace

from agot_judge.errors import EntryError
from agot_judge.events.bodies import Frozen
from agot_judge.events.carried import case_entries, packed_case
from tests.events.entries import EVENT, Device, cited, uuid

CASE = uuid(1)
HERE = cited()


def here(id_):
    """The paragraphs of a device that has one."""
    return HERE if id_ == HERE.id else None


def nowhere(_):
    """Those of a device that has none."""


@pytest.fixture
def entries():
    device = Device("phone", uuid(2))
    made = [
        device.open(
            CASE, table="12", board=Frozen(text="edition: 2e\nplayers:\n  Ann:\n    faction: stark\n")
        ),
        device.rule(CASE, "Yes.", cites=[HERE, replace(HERE, quote="Other words.")], received=7),
        device.amend(CASE, "No.", [device.rule(CASE, "Yes.")]),
    ]
    return tuple(replace(one, uuid=uuid(10 + number)) for number, one in enumerate(made))


def test_a_case_arrives_whole(entries):
    """Every field, with the words of a paragraph that the other device has otherwise."""
    assert case_entries(EVENT, packed_case(entries, here), here) == entries


def test_a_paragraph_that_both_have_travels_by_its_id(entries):
    """Its words stand in the code only where they are other than here."""
    long = replace(HERE, quote="A long paragraph, " * 30)
    ruled = (replace(entries[1], body=replace(entries[1].body, cites=(long,))),)

    assert len(packed_case(ruled, lambda _: long)) < len(packed_case(ruled, nowhere))


def test_a_paragraph_that_is_not_here_is_named(entries):
    """The other device has no such paragraph: a file carries the words."""
    with pytest.raises(EntryError, match=r"quotes 2e/rr/save/1.*carry it by a file"):
        case_entries(EVENT, packed_case(entries, here), nowhere)


def test_no_byte_is_read_wrong_without_a_word(entries):
    """Whichever byte of a code is another one, it is refused."""
    packed = packed_case(entries, here)
    for place in range(len(packed)):
        wrong = packed[:place] + bytes([packed[place] ^ 0x55]) + packed[place + 1 :]
        with pytest.raises(EntryError):
            case_entries(EVENT, wrong, here)

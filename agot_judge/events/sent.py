"""JSON that somebody sends, read: whatever it is, it is taken or refused with a sentence."""

from typing import TypeVar

import msgspec

from agot_judge.errors import EntryError

Kind = TypeVar("Kind")


def decoded(data: bytes | str, kind: type[Kind], expected: str) -> Kind:
    """The JSON as this type. Raises EntryError: that it is not what was ``expected``, and where."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise EntryError(f"This is no {expected}: {error}.") from error
    except RecursionError as error:
        raise EntryError(f"This is no {expected}: lists stand in lists too deep to be read.") from error

"""Tables by Lark, kept in the instance folder: Lark takes some seconds for all grammars, and a table is read at once."""

from functools import cache
from hashlib import sha256
from importlib.metadata import version

import msgspec

from agot_judge.places import instance_path
from agot_judge.text.cache import InDirectory, Keeper
from agot_judge.text.parsing.table import Table

_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(Table)
_LAYOUT = "1"
"""Changes with what a kept table is like."""


def table_of(grammar: str, starts: tuple[str, ...], keeper: Keeper | None = None) -> Table:
    """The table of a grammar, made when none is kept; without a keeper those of the instance folder.

    Raises lark.exceptions.GrammarError where the grammar has a conflict.
    """
    keeper = keeper or InDirectory(instance_path() / "compiled")
    key = sha256("\0".join((_made_by(), *starts, grammar)).encode()).hexdigest()
    kept = keeper.get(key)
    if kept is not None:
        try:
            return _DECODER.decode(kept)
        except msgspec.DecodeError:
            pass  # damaged: made again and replaced
    from agot_judge.text.parsing.lalr import made_table  # Lark: not where all tables are kept

    table = made_table(grammar, starts)
    keeper.put(key, _ENCODER.encode(table))
    return table


@cache
def _made_by() -> str:
    return f"{_LAYOUT} {version('lark')}"

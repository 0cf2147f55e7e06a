"""Ids that are published and that no paragraph has any more: where each of them leads.

``corpus/retired.toml``, written by ``agot-judge corpus add``.
"""

import json
from collections.abc import Iterable
from pathlib import Path

import msgspec
from msgspec import Struct

from agot_judge.corpus.model import Retired
from agot_judge.toml_files import read_toml

_HEAD = """# Published ids that no paragraph of a version in force has. `to` is where the words went or what took their place;
# without it nothing did. The words themselves remain readable at the pinned id, `<id>@<last>`. Written by
# `agot-judge corpus add`; `to` and `reason` may be reviewed by hand.
"""


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    retired: tuple[Retired, ...] = ()


def retired_file(root: Path) -> Path:
    """Where the retired ids are kept below the corpus folder ``root``."""
    return root / "retired.toml"


def load_retired(root: Path) -> tuple[Retired, ...]:
    """The retired ids in the order of their retirement; none where there is no file. Raises CorpusError."""
    path = retired_file(root)
    return read_toml(path, _File).retired if path.exists() else ()


def written(retired: Iterable[Retired]) -> str:
    """The text of the file that lists ``retired``."""
    tables = []
    for one in retired:
        # A JSON string is a TOML string.
        lines = (
            f"{key} = {json.dumps(value, ensure_ascii=False)}"
            for key, value in msgspec.structs.asdict(one).items()
            if value
        )
        tables.append("\n".join(("", "[[retired]]", *lines, "")))
    return _HEAD + "".join(tables)

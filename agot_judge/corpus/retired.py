"""Ids that are published and that no paragraph has any more: where each of them leads.

``corpus/retired.toml``, written by ``agot-judge corpus add``.
"""

import json
import tomllib
from collections.abc import Iterable
from pathlib import Path

import msgspec
from msgspec import Struct

from agot_judge.corpus.model import Retired
from agot_judge.errors import CorpusError

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
    if not path.exists():
        return ()
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _File).retired
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as fault:
        raise CorpusError(f"{path.name}: {fault}") from fault


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

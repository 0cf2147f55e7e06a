"""A dispute told with other names: in its words, in the entries of its answers and on its other board."""

import re
from collections.abc import Mapping
from typing import cast

from msgspec.structs import replace

from agot_judge.scenario.yaml_writer import Data
from agot_judge.training.disputes.model import Dispute, Other
from agot_judge.training.renaming import renamed

_LEAST = 4
"""A shorter part of a name, as ``of``, is no name by itself."""


def renamed_dispute(dispute: Dispute, names: Mapping[str, str]) -> Dispute | None:
    """The dispute with other names; None where its words call a card by a part of its name, which is no name to be changed."""

    def said(text: str) -> str:
        return str(renamed(text, names))

    found = replace(
        dispute,
        asks=said(dispute.asks),
        answers=tuple(
            replace(
                one,
                says=said(one.says),
                holds=tuple(renamed(entry, names) for entry in one.holds),
                error=said(one.error),
            )
            for one in dispute.answers
        ),
        but=_renamed_other(dispute.but, names) if dispute.but is not None else None,
    )
    words = " ".join((found.asks, *(f"{one.says} {one.error}" for one in found.answers)))
    left = {part for name in names for part in name.split() if len(part) >= _LEAST and part[0].isupper()} - {
        part for name in names.values() for part in name.split()
    }
    return None if any(re.search(rf"\b{re.escape(part)}\b", words) for part in left) else found


def _renamed_other(other: Other, names: Mapping[str, str]) -> Other:
    change = cast(dict[str, Data], renamed(other.change, names))
    return Other(says=str(renamed(other.says, names)), change=change)

"""Where a retired id leads."""

from collections.abc import Mapping

from agot_judge.corpus.model import Retired


def followed(id_: str, gone: Mapping[str, Retired]) -> str:
    """Where a link to ``id_`` leads now: itself where it is not retired, empty where nothing took its place."""
    seen = set()
    while id_ in gone and id_ not in seen:
        seen.add(id_)
        id_ = gone[id_].to
    return "" if id_ in seen else id_

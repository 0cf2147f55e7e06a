"""The version of the compiler, by which kept meanings of texts are found."""

from functools import cache
from hashlib import sha256
from pathlib import Path

from agot_judge.engine import ability

READ_BY = (Path(__file__).parent, Path(ability.__file__).parent)
"""Where all stands on which a meaning depends: the compiler with its grammars and tables of words, and the nodes of trees."""


@cache
def grammar_version() -> str:
    """Changes whenever what the compiler makes of a text may change."""
    digest = sha256()
    for folder in READ_BY:
        for file in sorted(folder.rglob("*")):
            if file.suffix in (".py", ".lark", ".txt", ".toml"):
                digest.update(file.read_bytes())
    return digest.hexdigest()

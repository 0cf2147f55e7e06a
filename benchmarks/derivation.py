"""The rules by which a line is read, and what each of them means: ``python -m benchmarks.derivation LINE [--title X]``.

One row a rule, in the order in which meanings are asked for: the words, the rule, where it stands in its grammar, the
function or row of a table that is its meaning, and what came of it. At the end the status of the line and its tree, or why there
is none.
"""

import argparse
import sys
from inspect import getsourcefile, getsourcelines, unwrap
from pathlib import Path
from typing import Any, get_args

from msgspec import Struct

import agot_judge.text
import agot_judge.text.grammar  # every fragment registers itself
from agot_judge.cards.model import CardFace, CardType
from agot_judge.text.compile import compile_text
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import Meaning

TEXT = Path(agot_judge.text.__file__).parent
MOST = 160
"""The number of letters of a meaning that are shown."""


def main(words: list[str]) -> int:
    """Print the derivation and the status of the line; 1 where it is not understood in full."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.derivation")
    parser.add_argument("line", metavar="LINE")
    parser.add_argument("--title", default="X", help="the card that has the line (X)")
    parser.add_argument("--type", default="character", choices=get_args(CardType), dest="kind")
    given = parser.parse_args(words)
    kept = {fragment.name: fragment.meanings for fragment in Fragment.all.values()}
    for fragment in Fragment.all.values():
        fragment.meanings = {name: _shown(fragment, name, one) for name, one in fragment.meanings.items()}
    try:
        found = compile_text(given.line, CardFace(name=given.title, type=given.kind))
    finally:
        for fragment in Fragment.all.values():
            fragment.meanings = kept[fragment.name]
    for line in found:
        print(line.status, line.message.replace("\n", "\n    "))
        for ability in line.abilities:
            print(f"    {_said(ability)}")
    return int({line.status for line in found} != {"compiled"})


def _shown(fragment: Fragment, name: str, meaning: Meaning) -> Meaning:
    """The meaning of a rule, which prints its row as it is asked for."""

    def asked(reading: Any, *parts: Any) -> Any:
        value = meaning(reading, *parts)
        print(f"{fragment.name}.{name}  in: {reading.clause.words}")
        print(f"    {_in_grammar(fragment, name)}  {_place(fragment, name, meaning)}")
        print(f"    {_said(value)[:MOST]}")
        return value

    return asked


def _in_grammar(fragment: Fragment, name: str) -> str:
    """Where the rule stands in the grammar: as a name after an arrow, or as a rule of its own."""
    file = fragment.file.relative_to(TEXT)
    for number, line in enumerate(fragment.source.splitlines(), 1):
        if line.rstrip().endswith(f"-> {name}") or line.lstrip("?").startswith(f"{name}:"):
            return f"{file}:{number}"
    return str(file)


def _place(fragment: Fragment, name: str, meaning: Meaning) -> str:
    """The file and line of the function, or of the row of a table."""
    function = unwrap(meaning)
    if function.__name__ == function.__code__.co_name:
        return f"{Path(getsourcefile(function) or '').relative_to(TEXT)}:{getsourcelines(function)[1]}"
    for file in sorted(fragment.file.parent.glob("*.py")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if line.startswith(f"    {name}="):
                return f"{file.relative_to(TEXT)}:{number} (a row)"
    return str(function.__doc__)[:MOST]


def _said(value: object) -> str:
    """The meaning in words, without the fields that say nothing."""
    if type(value) is tuple:
        return f"({', '.join(map(_said, value))})"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{name}: {_said(one)}' for name, one in value.items())}}}"
    if not isinstance(value, Struct):
        return str(value)
    fields = {name: getattr(value, name) for name in value.__struct_fields__}
    given = (f"{name}={_said(one)}" for name, one in fields.items() if one not in ((), None, False, "", 0))
    return f"{type(value).__name__}({', '.join(given)})"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

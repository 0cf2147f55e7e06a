"""The parse table of a grammar, by Lark: LALR, and strict, so that no conflict is resolved by chance."""

from collections.abc import Iterator
from typing import Any

from lark import Lark
from lark.grammar import Rule, Terminal
from lark.lexer import Lexer, Token
from lark.parsers.lalr_analysis import Shift

from agot_judge.text.parsing.table import Form, Production, Table


class Elsewhere(Lexer):
    """Lark asks for a lexer; words come from ``text.lexer``, and Lark reads none."""

    def __init__(self, conf: object) -> None:
        """Nothing to prepare."""

    def lex(self, lexer_state: object, parser_state: object) -> Iterator[Token]:
        """No words."""
        return iter(())


def made_table(grammar: str, starts: tuple[str, ...]) -> Table:
    """The table of the grammar. Raises lark.exceptions.GrammarError where the grammar has a conflict."""
    lark = Lark(
        grammar, parser="lalr", lexer=Elsewhere, start=list(starts), strict=True, maybe_placeholders=True
    )
    made = lark.parse_interactive(start=starts[0]).parser_state.parse_conf.parse_table
    numbers = {id(rule): number for number, rule in enumerate(lark.rules)}

    def action(found: Any, argument: Any) -> int:
        return int(argument) if found is Shift else ~numbers[id(argument)]

    return Table(
        forms=tuple(
            Form(terminal.name, terminal.pattern.value, terminal.pattern.type == "re")
            for terminal in lark.terminals
        ),
        productions=tuple(_production(rule) for rule in lark.rules),
        states=tuple(
            {str(name): action(*found) for name, found in made.states[number].items()}
            for number in range(len(made.states))
        ),
        starts={str(start): int(number) for start, number in made.start_states.items()},
        ends={str(start): int(number) for start, number in made.end_states.items()},
    )


def _production(rule: Rule) -> Production:
    """The parts that Lark keeps: words of the templates are left out, and what begins with ``_`` is spliced in."""
    absent = rule.options.empty_indices or [False] * len(rule.expansion)
    kept: list[int | None] = []
    parts = iter(enumerate(rule.expansion))
    for is_absent in absent:
        if is_absent:
            kept.append(None)
            continue
        index, part = next(parts)
        if isinstance(part, Terminal):
            kept += [] if part.filter_out and not rule.options.keep_all_tokens else [index]
        else:
            kept.append(~index if part.name.startswith("_") else index)
    return Production(
        origin=str(rule.origin.name),
        name=str(rule.alias or rule.origin.name),
        size=len(rule.expansion),
        kept=tuple(kept),
        is_transparent=bool(rule.options.expand1 and not rule.alias),
    )

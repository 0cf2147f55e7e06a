"""Melee titles."""

from typing import Any

from agot_judge.engine.ability.ability import Modify
from agot_judge.engine.ability.about_the_card import Rivalry, TitleRight
from agot_judge.engine.ability.cards import Cards, Condition
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.replacements.interrupts.instead import TYPES
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import ALL, FIRST, call

titles = Fragment(__name__, "rivalry", "modifier", "right")


Titles = tuple[str, ...]


@titles.rule
def strength(reading: Reading, change: str, icon: str) -> Effects:
    """STR for the bearer's side in such challenges in which he or she takes part (2e/rr/title-cards/5 to 7)."""
    takes_part = Condition(challenge=(icon,), exists=Cards(participating=True, controller="you"))
    return (Modify(on="self", contributes=_plus(change), condition=takes_part),)


def _of_a_title(reading: Reading) -> None:
    """Raises Unclear on any other card: who uses it when is a rule about titles."""
    if reading.card_type != "title":
        raise Unclear("what only a title lets its bearer do")


@titles.rule
def redirect(reading: Reading, times: int) -> Effects:
    """``You may redirect 1 challenge this round`` (2e/rr/redirect/1)."""
    _of_a_title(reading)
    return (TitleRight(may="redirect", times=times),)


@titles.rules(claim_against_any="claim against any number", additional_challenge="additional challenge")
def in_challenges(reading: Reading, may: Any, icon: str) -> Effects:
    """The right to claim against several opponents, or to another challenge of a type."""
    _of_a_title(reading)
    return (TitleRight(may=may, challenge=TYPES[icon]),)


def _plus(change: str) -> int:
    if not change.startswith("+") or change == "+X":
        raise Unclear("how much STR")
    return int(change)


titles.means(
    rivals=(Rivalry(titles=FIRST, relation="rivals"),),
    supports=(Rivalry(titles=FIRST, relation="supports"),),
    supported_by=(Rivalry(titles=FIRST, relation="supported by"),),
    nobody=(),  # No titles: "none"
    named=ALL,
    dominance=(Modify(on="self", dominance=call(_plus, FIRST)),),  # The STR that it adds for dominance
)

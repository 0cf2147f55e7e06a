"""Melee titles."""

from agot_judge.engine.ability.ability import Modify
from agot_judge.engine.ability.about_the_card import Rivalry, TitleRight
from agot_judge.engine.ability.cards import Cards, Condition
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import ALL, FIRST, READING, SECOND, call

titles = Fragment(__name__, "rivalry", "modifier", "right")


def _right(reading: Reading, right: TitleRight) -> Effects:
    """Things that a title lets its bearer do. Raises Unclear on any other card: who uses it when is a rule about titles."""
    if reading.card_type != "title":
        raise Unclear("what only a title lets its bearer do")
    return (right,)


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
    # STR for the bearer's side in such challenges in which he or she takes part (2e/rr/title-cards/5 to 7)
    strength=(
        Modify(
            on="self",
            contributes=call(_plus, FIRST),
            condition=Condition(challenge=(SECOND,), exists=Cards(participating=True, controller="you")),
        ),
    ),
    # "You may redirect 1 challenge this round" (2e/rr/redirect/1)
    redirect=call(_right, READING, TitleRight(may="redirect", times=FIRST)),
    claim_against_any=call(_right, READING, TitleRight(may="claim against any number", challenge=FIRST)),
    additional_challenge=call(_right, READING, TitleRight(may="additional challenge", challenge=FIRST)),
)

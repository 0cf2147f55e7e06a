"""Melee titles."""

from agot_judge.engine.ability.ability import Modify
from agot_judge.engine.ability.about_the_card import Rivalry
from agot_judge.engine.ability.cards import Cards, Condition
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topic import Topic
from agot_judge.text.topics.sentences import Effects

titles = Topic("titles", "rivalry", "modifier")

Titles = tuple[str, ...]


@titles.rule
def rivals(reading: Reading, names: Titles) -> Effects:
    return (Rivalry(titles=names, relation="rivals"),)


@titles.rule
def supports(reading: Reading, names: Titles) -> Effects:
    return (Rivalry(titles=names, relation="supports"),)


@titles.rule
def supported_by(reading: Reading, names: Titles) -> Effects:
    return (Rivalry(titles=names, relation="supported by"),)


@titles.rule
def nobody(reading: Reading) -> Titles:
    return ()


@titles.rule
def named(reading: Reading, *names: str) -> Titles:
    return names


@titles.rule
def strength(reading: Reading, change: str, icon: str) -> Effects:
    """STR for the bearer's side in such challenges in which he or she takes part (2e/rr/title-cards/5 to 7)."""
    takes_part = Condition(challenge=(icon,), exists=Cards(participating=True, controller="you"))
    return (Modify(on="self", contributes=_plus(change), condition=takes_part),)


@titles.rule
def dominance(reading: Reading, change: str) -> Effects:
    return (Modify(on="self", dominance=_plus(change)),)


def _plus(change: str) -> int:
    if not change.startswith("+") or change == "+X":
        raise Unclear("how much STR")
    return int(change)

"""Each card of a description that was knelt or stood: ``those characters`` are all of them, those that were so before too.

``Knelt this way`` are only those to which it happened (2e/rr/kneel/2).
"""

from collections.abc import Sequence

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Delayed, Later
from agot_judge.engine.ability.cards import Cards, On
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.ability.words import Ref
from agot_judge.text.discourse.mention import Mention, is_title
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Unclear

TURNED = "turned"
"""The part in which a group is mentioned by its description again."""


def spoken_of_itself(fitting: list[Mention]) -> list[Mention]:
    """The mentions without those that were only described, where a card was chosen or concerned: ``Choose a character. If you
    control a Dragon character, kill that character`` kills the one chosen."""
    told = any(one.ref is not None and not one.named for one in fitting)
    return [one for one in fitting if one.ref or one.named or not told or one.part == TURNED or is_title(one)]


def turned_group(what: str, on: On, mentions: Sequence[Mention], step: int) -> list[Mention]:
    """The mentions of the group by its description; none where kneeling and standing is no matter.

    Where the description says itself whether they are kneeling, it fits other cards once they are turned.
    """
    if what not in ("knelt", "stood") or not isinstance(on, Cards) or on.pick is not None:
        return []
    said = [node for node in nodes(on) if isinstance(node, Cards)]
    if any(one.kneeling is not None or "those" in (one.among, one.of, one.attached_to) for one in said):
        return []
    group = Noun(cards=on, quantity="each", plural=True)
    return [
        replace(one, ref=None, noun=group, part=TURNED)
        for one in mentions
        if one.ref == "those" and one.plural and one.step == step
    ]


def without_those_turned(fitting: list[Mention], first: tuple[Ref, ...]) -> list[Mention]:
    """The mentions that can be meant: of a group that was turned all, unless those to which it happened are asked for."""
    steps = {one.step for one in fitting if one.part == TURNED}
    if "those" in first:
        return [one for one in fitting if one.part != TURNED]
    return [one for one in fitting if one.ref != "those" or one.step not in steps]


def must_be_done_now(sentence: object) -> None:
    """Raises Unclear where something waits: other cards may fit the description by then."""
    if any(isinstance(node, Delayed | Later) for node in nodes(sentence)):
        raise Unclear("whether these are those that were knelt or stood")

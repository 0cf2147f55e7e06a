"""The shared rules that the Iron Throne Edition takes as they are, each with the paragraphs of its own on which it rests."""

from agot_judge.editions.ccg.rulebook import ccg
from agot_judge.editions.ccg.same_words import SAME
from agot_judge.engine.machine import Machine
from agot_judge.engine.rulebook import Registered, RuleSet

RULES = "ccg/rules"
CARRIED_OUT = (f"{RULES}/actions-and-passive-abilities/2",)
"""On what a deed rests of which the booklet says nothing: effects are completely resolved."""
NOT_TAKEN = frozenset({"end_if_empty", "rotations", "rotate", "return_used_pile"})
"""Rules of other editions that this one does not have, though a paragraph of theirs has its like here."""
OF_ABILITIES = ("effect", "event", "frame", "frame answer", "objection")


def take_shared_rules(*sets: RuleSet[Machine]) -> None:
    """Take each rule of these sets, but where the edition has a rule of its own."""
    for shared in sets:
        for one in shared.registered:
            if one.rule.__name__ not in NOT_TAKEN and one.about not in ("step", "step answer"):
                ccg.take(one, *_grounds(one))


def _grounds(one: Registered) -> tuple[str, ...]:
    """The paragraphs of the booklet that the rule cites; else those that say the same as what it cites."""
    own = tuple(cite for cite in one.cites if cite.startswith(f"{RULES}/"))
    same = own or tuple(dict.fromkeys(paragraph for cite in one.cites for paragraph in SAME.get(cite, ())))
    return same or (CARRIED_OUT if one.about in OF_ABILITIES else ())

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
BESIDES: dict[str, tuple[str, ...]] = {
    "gain_power": (f"{RULES}/claiming-power/1", f"{RULES}/claiming-power/2"),
    "count_income": (f"{RULES}/phase-3-marshalling/3", f"{RULES}/master-of-coin/1"),
    "draw_two": (f"{RULES}/master-of-laws/1",),
    "_of_titles": (
        f"{RULES}/crown-regent/1",
        f"{RULES}/lord-commander-of-the-kingsguard/1",
        f"{RULES}/master-of-whispers/1",
    ),
    "providers": (f"{RULES}/hand-of-the-king/1",),
    "as_duplicate": (f"{RULES}/duplicates/3", f"{RULES}/duplicates/5"),
    "challenge_result": tuple(f"{RULES}/resolving-challenges/{line}" for line in range(1, 5)),
    "check_victory": (f"{RULES}/introduction/3",),
    "income": (f"{RULES}/card-anatomy/14",),
    "choose_plots": (f"{RULES}/plot-cards/1",),
    "cost_of": (f"{RULES}/card-anatomy/1", f"{RULES}/locations/1"),
    "penalty": (f"{RULES}/house-cards/1", f"{RULES}/card-anatomy/2"),
    "event_resolved": (f"{RULES}/events/1",),
}
"""By shared rule: further paragraphs of the booklet on which it rests here."""
GENERAL = frozenset(
    {
        f"{RULES}/actions-and-passive-abilities/2",
        f"{RULES}/the-golden-rule/1",
        f"{RULES}/lasting-effects/2",
    }
)
"""Paragraphs that say what holds of all effects: what merely helps to carry one out does not rest on them."""
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
    if not own and not one.about:
        same = tuple(paragraph for paragraph in same if paragraph not in GENERAL)
    found = same or (CARRIED_OUT if one.about in OF_ABILITIES else ())
    return (*found, *BESIDES.get(one.rule.__name__, ()))

"""The shared rules that the First Edition takes as they are, each with the paragraphs of its own on which it rests there."""

from agot_judge.editions.first.rulebook import first
from agot_judge.engine.machine import Machine
from agot_judge.engine.rulebook import RuleSet

FAQ = "1e/faq"
_EXECUTED = (f"{FAQ}/action-window-step-3/1", f"{FAQ}/4.10/1")
_THEN = (f"{FAQ}/4.10/1", f"{FAQ}/4.10/2")
_LASTING = (f"{FAQ}/general/2", f"{FAQ}/lasting-effects-conflict/1", f"{FAQ}/lasting-effects-conflict/2")
_CONTROL = (
    f"{FAQ}/3.25/1",
    f"{FAQ}/3.25/2",
    f"{FAQ}/3.26/1",
    f"{FAQ}/3.28/1",
    f"{FAQ}/taking-control-of-an-attacker/2",
)
_CHALLENGE = (f"{FAQ}/icon-lost-mid-challenge/2",)
_POWER = (f"{FAQ}/moving-power-and-claiming-power/2",)
_HAND = (f"{FAQ}/4.13/1",)
_COST = (f"{FAQ}/action-window-step-1/7",)
_REVEAL = (f"{FAQ}/1.3/1", f"{FAQ}/4.13/2", f"{FAQ}/4.13/3")
_SEARCH = (f"{FAQ}/1.2/1", f"{FAQ}/verifying-a-card-searched-for/2")
_OWN_CARDS = (
    f"{FAQ}/paying-with-an-opponents-card/2",
    f"{FAQ}/discarding-an-opponents-card-as-a-cost/2",
)
_REPLACED = (f"{FAQ}/3.21/1",)

GROUNDS: dict[str, dict[str, tuple[str, ...]]] = {
    "frame": {
        "Resolution": (
            *_THEN,
            f"{FAQ}/event-cards-effect/1",
            f"{FAQ}/event-cards-effect/2",
            f"{FAQ}/character-abilities-effect/1",
            f"{FAQ}/character-abilities-effect/2",
        ),
        "Together": _EXECUTED,
        "RandomDiscard": (f"{FAQ}/challenges-phase-chart/17", *_EXECUTED),
        "Spending": _COST,
        "Awaited": (f"{FAQ}/action-window-step-4/1",),
    },
    "effect": {
        **dict.fromkeys(
            (
                *("Changes", "DiscardFromDeck", "May", "Either", "AtOnce", "ForEach", "DiscardCards"),
                *("Kneel", "Stand", "PlaceToken", "RemoveToken", "PlaceGold", "DiscardGold", "GainPower"),
                *("DiscardPower", "GainGold", "LoseGold", "MoveGold", "Rearrange", "Switch"),
                "BecomeTarget",
            ),
            _EXECUTED,
        ),
        "Draw": (f"{FAQ}/1.1/1", f"{FAQ}/the-draw-cap/2"),
        "DiscardRandom": _HAND,
        "DiscardFromHand": _HAND,
        "If": _THEN,
        "ChooseNow": (f"{FAQ}/4.10/1",),
        **dict.fromkeys(("Modify", "Permit", "Adjust", "InitiateChallenge"), _LASTING),
        "Cost": (f"{FAQ}/3.5/1",),
        "Forbid": (f"{FAQ}/4.3/1",),
        "Delayed": (f"{FAQ}/2.6/3",),
        "Later": (f"{FAQ}/general/2",),
        "Kill": (f"{FAQ}/4.5/2", *_EXECUTED),
        "Sacrifice": (f"{FAQ}/4.5/3", *_EXECUTED),
        "Discard": (f"{FAQ}/4.5/3", *_EXECUTED),
        "ReturnToHand": (f"{FAQ}/3.13/3", *_EXECUTED),
        "Move": (f"{FAQ}/3.29/2", *_EXECUTED),
        "RemoveFromChallenge": _CHALLENGE,
        "Participate": _CHALLENGE,
        "TakeControl": _CONTROL,
        "PayGold": _COST,
        "MovePower": _POWER,
        "Reveal": _REVEAL,
        "LookAt": _REVEAL,
        "Search": _SEARCH,
        "Shuffle": _SEARCH,
        "DrawCards": (f"{FAQ}/1.1/1",),
        "GainAbility": (f"{FAQ}/3.22/3",),
    },
    "event": {
        "take control": _CONTROL,
        **dict.fromkeys(
            (
                *("move unidentified", "kneel", "stand", "place token", "remove token", "discard power"),
                *("place gold", "discard gold", "lose gold", "move gold", "give gold", "discard from deck"),
                *("gain power", "gain gold", "switch"),
            ),
            _EXECUTED,
        ),
        "reveal unidentified": _REVEAL,
        "reveal": _REVEAL,
        "attach as duplicate": (f"{FAQ}/3.27/3",),
        "remove from challenge": _CHALLENGE,
        "participate": _CHALLENGE,
        "discard from hand": _HAND,
        "move power": _POWER,
        "pay gold": _COST,
        **dict.fromkeys(
            (
                *("gain icon", "gain keyword", "gain trait", "lose icon", "lose keyword", "lose trait"),
                *("modify", "raise strength", "lower strength", "change rules"),
            ),
            _LASTING,
        ),
        "delay": (f"{FAQ}/2.6/3",),
        "instead": _REPLACED,
        "enter pile": (f"{FAQ}/moribund/2",),
        "become attachment": (f"{FAQ}/3.22/3",),
    },
    "objection": {
        "by hand": _EXECUTED,
        "cost": _COST,
        "target": (f"{FAQ}/action-window-step-1/8",),
    },
}
"""By what is ruled and about what: the paragraphs. An answer to a frame rests on those of its frame."""


FUNCTIONS: dict[str, tuple[str, ...]] = {
    "show_loop": (f"{FAQ}/2.7/2",),
    "state_times": (f"{FAQ}/2.7/3",),
    "execute_loop": (f"{FAQ}/2.7/3",),
    "could_affect": (
        f"{FAQ}/3.14/1",
        f"{FAQ}/3.14/2",
        f"{FAQ}/3.14/3",
        f"{FAQ}/3.14/4",
        f"{FAQ}/3.14/5",
        f"{FAQ}/4.3/1",
    ),
    "legal_targets": (
        f"{FAQ}/3.15/1",
        f"{FAQ}/4.3/4",
        f"{FAQ}/event-cards-target/1",
        f"{FAQ}/character-abilities-target/1",
    ),
    "payers": (f"{FAQ}/3.16/1", *_OWN_CARDS),
    "payer_requirements": _OWN_CARDS,
    "cost_requirements": (
        f"{FAQ}/event-cards-cost/2",
        f"{FAQ}/character-abilities-cost/2",
    ),
    "payment_of": (f"{FAQ}/3.2/2",),
    "payment": (
        f"{FAQ}/action-window-step-1/7",
        f"{FAQ}/3.3/1",
        f"{FAQ}/event-cards-cost/1",
        f"{FAQ}/character-abilities-cost/1",
    ),
    "initiation_requirements": (
        f"{FAQ}/3.8/1",
        f"{FAQ}/3.13/1",
        f"{FAQ}/event-cards-play-restrictions/1",
        f"{FAQ}/event-cards-play-restrictions/2",
        f"{FAQ}/character-abilities-play-restrictions/1",
        f"{FAQ}/character-abilities-play-restrictions/2",
        f"{FAQ}/event-cards-target/2",
        f"{FAQ}/character-abilities-target/2",
        f"{FAQ}/event-cards-effect/3",
        f"{FAQ}/character-abilities-effect/3",
    ),
    "limit_requirement": (
        f"{FAQ}/event-cards-play-restrictions/2",
        f"{FAQ}/character-abilities-play-restrictions/2",
    ),
    "is_met": (f"{FAQ}/response-opportunities/1", f"{FAQ}/3.24/1", f"{FAQ}/3.24/2"),
    "change_control": _CONTROL,
    "revert_control": (f"{FAQ}/3.26/1", f"{FAQ}/3.26/2"),
    "constant_control": (f"{FAQ}/3.26/2", f"{FAQ}/3.10/4"),
    "with_cost_chosen": (f"{FAQ}/action-window-step-1/3",),
}
"""By shared function that stands in no table: the paragraphs."""


def take_shared_rules(shared: RuleSet[Machine]) -> None:
    """Take each of these rules, but where the edition has a rule of its own."""
    for one in shared.registered:
        name = one.key.__name__ if isinstance(one.key, type) else str(one.key)
        about = "frame" if one.about == "frame answer" else one.about
        cites = GROUNDS.get(about, {}).get(name, ()) if about else FUNCTIONS.get(one.rule.__name__, ())
        first.take(one, *cites)

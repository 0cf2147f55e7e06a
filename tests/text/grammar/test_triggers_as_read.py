"""Triggering conditions of made-up cards in the wording of printed ones: the occurrence that each names."""

import pytest

from agot_judge.engine.ability.cards import Cards, Condition
from agot_judge.engine.ability.triggers import Trigger
from tests.text.reading import characters, read, trigger

SELF = Cards(this=True)
HOST = Cards(host=True)


TRIGGERS = {
    "After you win a challenge": Trigger(event="win challenge", player="you"),
    "After you win an [intrigue] or [power] challenge as the attacking player": Trigger(
        event="win challenge",
        player="you",
        challenge=("intrigue", "power"),
        as_player="attacking player",
    ),
    "After you lose an unopposed challenge": Trigger(event="lose challenge", player="you", unopposed=True),
    "After you win a [military] challenge by 5 or more STR in which Old Tam is attacking": Trigger(
        event="win challenge",
        player="you",
        challenge=("military",),
        by_at_least=5,
        when=(Condition(exists=Cards(this=True, attacking=True)),),
    ),
    "After you win a challenge in which you control 2 or more attacking Ferryman characters": Trigger(
        event="win challenge",
        player="you",
        when=(
            Condition(
                exists=characters(trait=("Ferryman",), attacking=True, controller="you"), count_at_least=2
            ),
        ),
    ),
    "After an opponent initiates a [power] challenge against you": Trigger(
        event="initiate challenge", player="opponent", challenge=("power",), other_player="you"
    ),
    "After you marshal Old Tam": Trigger(event="marshal", player="you", card=SELF),
    "After you marshal or play a [stark] card": Trigger(
        event="marshal", or_events=("play event",), player="you", card=Cards(faction=("stark",))
    ),
    "After Old Tam enters play using ambush": Trigger(event="ambush", card=SELF),
    "After a card comes out of shadows under your control": Trigger(
        event="come out of shadows", card=Cards(controller="you")
    ),
    "When a character you control would be killed or discarded from play": Trigger(
        event="kill",
        or_events=("discard from play",),
        would=True,
        card=characters(controller="you"),
    ),
    "When attached character leaves play": Trigger(event="leave play", card=HOST),
    "After a character is killed for [military] claim": Trigger(
        event="kill", card=characters(), cause="claim", challenge=("military",)
    ),
    "After attached character is declared as an attacker or defender": Trigger(
        event="declare attacker", or_events=("declare defender",), card=HOST
    ),
    "After Old Tam bypasses a character using stealth": Trigger(
        event="bypass", card=characters(), source=SELF
    ),
    "After a character you control discards an event using pillage": Trigger(
        event="discard from deck",
        card=Cards(type=("event",)),
        cause="pillage",
        source=characters(controller="you"),
    ),
    "After the challenges phase begins": Trigger(event="phase begins", phase=("challenges",)),
    "When the effects of an opponent's event would initiate": Trigger(
        event="initiate", would=True, player="opponent", card=Cards(type=("event",), zone="any")
    ),
    "When the effects of an opponent's event or triggered location ability would initiate": Trigger(
        event="initiate", would=True, player="opponent", card=Cards(type=("event", "location"), zone="any")
    ),
    "When the effects of a triggered character ability would initiate": Trigger(
        event="initiate", would=True, card=characters(zone="any")
    ),
    "After 1 or more cards are discarded from your hand": Trigger(
        event="discard from hand", player="you", card=Cards(), one_or_more=True
    ),
    "When claim is applied for a [military] challenge in which you are the attacking player": Trigger(
        event="claim", challenge=("military",), when=(Condition(you_are="attacking player"),)
    ),
    "After a Ferryman plot card is revealed": Trigger(
        event="reveal plot", card=Cards(type=("plot",), trait=("Ferryman",))
    ),
    "After Old Tam stands during the challenges phase": Trigger(
        event="stand", card=SELF, phase=("challenges",)
    ),
}


@pytest.mark.parametrize("text", TRIGGERS)
def test_a_triggering_condition_is_the_occurrence_it_names(text):
    assert trigger(text) == TRIGGERS[text]


@pytest.mark.parametrize(
    "text",
    [
        "After no character is killed",
        "After each Ferryman character enters play",
        "After you marshal no location",
    ],
)
def test_what_is_said_of_all_or_of_none_is_not_heard_of_any_one(text):
    """RR Triggering Condition ¶1: the condition is what the text says, and not a part of it."""
    assert read(f"Reaction: {text}, draw 1 card.").cause == "unclear: all of them at once, or any of them"

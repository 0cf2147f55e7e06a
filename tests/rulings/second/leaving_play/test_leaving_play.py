"""Leaving play: killed, sacrificed, discarded, returned, and what goes with the card."""

import pytest

from agot_judge.engine.state.game import Keyword
from tests.rulings.abilities import (
    DRAW,
    GOLD,
    KNEEL,
    POWER,
    action,
    cancel,
    delayed,
    duck,
    interrupt,
    lasting,
    one,
    reaction,
    window,
)
from tests.rulings.cards import Card, attachment, character, event, location
from tests.rulings.play import Side, Table


def alone(*cards, **other):
    """A table on which only Ann has these cards."""
    return Table(sides={"Ann": Side(play=cards), "Bob": Side()}, **other)


def test_a_killed_character_is_placed_on_top_of_its_owners_dead_pile():
    """RR Kill ¶1, Dead Pile ¶2, Leaves Play ¶1, In Play and Out of Play ¶4: on top of the dead pile."""
    first = alone(character("Cook"), character("Page")).occurrence("kill", "Cook")
    axe = location("Axe", action({"do": "kill"}, choose={"cards": {"name": "Page"}}))
    play = window(axe, character("Cook", kneeling=True), character("Page", kneeling=True))

    killed = play.choose("Axe").choose("Page")

    assert first.zone("Cook") == "dead"
    assert first.cites("2e/rr/kill/1")
    assert killed.state.players[0].dead == (killed.card("Page"),)
    assert killed.card("Page") not in killed.state.players[0].play


def test_what_lies_on_a_card_goes_with_it():
    """RR Leaves Play ¶2, ¶3, ¶4, ¶5, Treasury ¶3: tokens to the treasury, duplicates discarded, attachments returned."""
    lord = character(
        "Lord",
        power=2,
        tokens=(("poison", 1),),
        duplicates=1,
        attachments=(attachment("Sword"), attachment("Poison", keywords="terminal")),
    )
    killed = alone(lord).occurrence("kill", "Lord").pass_()

    assert (killed.power_on("Lord"), killed.state.cards[killed.card("Lord")].tokens) == (0, ())
    assert (killed.zone("Sword"), killed.zone("Poison")) == ("hand", "discard")
    assert len(killed.state.players[0].discard) == 1 + 1
    for paragraph in ("leaves-play/3", "leaves-play/4", "leaves-play/5", "terminal/1"):
        assert killed.cites(f"2e/rr/{paragraph}")


def test_attachments_leave_play_simultaneously_with_their_card():
    """RR Attachment Cards ¶4, Leaves Play ¶2: both are reacted to in one window, and neither is there any more."""
    mourner = location("Mourner", reaction("leave play", trigger={"card": {"type": ["attachment"]}}))
    weeper = location("Weeper", reaction("kill"))
    play = alone(character("Lord", attachments=(attachment("Sword"),)), mourner, weeper).occurrence(
        "kill", "Lord"
    )

    assert play.choices == ["Mourner", "Weeper"] or play.choices == ["Weeper", "Mourner"]
    assert play.cites("2e/rr/attachment-cards/4")


def test_effects_on_a_card_expire_for_it_as_it_leaves_play():
    """RR Leaves Play ¶6: all lasting and delayed effects affecting the card expire for that card."""
    both = {"on": ["Lord", "Page"], "modify": {"do": "modify", "strength": 2}, "until": "round"}
    table = alone(
        character("Lord", 3), character("Page", 1), in_force=(both, delayed("Lord", {"do": "kill"}))
    )

    play = table.occurrence("return to hand", "Lord")

    assert [effect.cards for effect in play.state.in_force] == [(play.card("Page"),)]
    assert play.strength("Page") == 1 + 2


def test_a_participant_that_leaves_play_or_is_removed_participates_no_longer():
    """RR Participating ¶3, ¶4: neither counts its STR for its side any more."""
    axe = location("Axe", action({"do": "kill"}, choose={"cards": {"name": "Squire"}}))
    plea = location(
        "Plea", action({"do": "remove from challenge"}, choose={"cards": {"participating": True}})
    )
    play = window(axe, plea, character("Squire", 2, attacking=True))

    killed = play.choose("Axe").choose("Squire")
    removed = play.choose("Plea").choose("Squire")

    assert killed.challenge.attackers == (killed.card("Knight"),)
    assert removed.challenge.attackers == (removed.card("Knight"),)
    assert removed.zone("Squire") == "play"
    assert removed.cites("2e/rr/participating/3")
    assert removed.until("4.2.3").challenge.attacking_strength == 3
    assert killed.until("4.2.3").challenge.attacking_strength == 3


def test_a_sacrifice_places_a_card_in_the_discard_pile_and_is_no_kill():
    """RR Sacrifice ¶1, ¶3: sacrificing does not satisfy any other means (such as "kill") of leaving play."""
    mourner = location("Mourner", reaction("kill"))
    leaver = location("Leaver", reaction("leave play"))
    play = alone(character("Cook"), mourner, leaver).occurrence("sacrifice", "Cook")

    assert play.zone("Cook") == "discard"
    assert play.choices == ["Leaver"]
    assert play.cites("2e/rr/sacrifice/1")


def test_a_sacrifice_that_does_not_happen_is_not_made():
    """RR Sacrifice ¶2, Costs ¶6: if the chosen card does not leave play, the sacrifice is not made, the cost not paid."""
    keep = location("Keep", interrupt(
        "sacrifice", {"do": "modify", "on": "occurrence", "cannot": ["leave play"], "until": "phase"}))  # fmt: skip
    altar = location("Altar", action(POWER, costs=[one("sacrifice", name="Cook")]))
    play = window(keep, altar, character("Cook")).choose("Altar").choose("Cook")

    kept = play.choose("Keep")

    assert (kept.zone("Cook"), kept.power("Ann")) == ("play", 0)
    assert kept.cites("2e/rr/costs/6")


@pytest.mark.parametrize("do", ["kill", "discard from play", "return to hand"])
def test_a_card_that_cannot_be_saved_is_not_saved(do):
    """RR Save ¶3: followed by the text "cannot be saved", players cannot attempt to save that card."""
    tree = action({"do": do, "can_be_saved": False}, choose={"cards": {"name": "Lord"}})
    play = window(location("Doom", tree), bob=(character("Lord", kneeling=True, duplicates=1),))

    assert play.choose("Doom").choose("Lord").asked == ("Bob", "action")
    assert play.choose("Doom").choose("Lord").zone("Lord") != "play"


def test_what_would_leave_play_may_be_saved_by_a_duplicate_which_cannot_be_canceled():
    """RR Duplicates ¶2, Save ¶1, 2e/rr/the-word-would/3: the duplicate is discarded, the save cannot be canceled."""
    hand = (event("Judgment", cancel()),)
    axe = location("Axe", action({"do": "kill"}, choose={"cards": {"name": "Lord"}}))
    play = window(axe, hand=hand, bob=(character("Lord", kneeling=True, duplicates=2),)).choose("Axe")

    saved = play.choose("Lord").choose("Lord")

    assert saved.asked == ("Bob", "action"), "Ann is not asked for a cancel, and no second save"
    assert saved.zone("Lord") == "play"
    assert len(saved.state.cards[saved.card("Lord")].duplicates) == 2 - 1
    assert saved.cites("2e/rr/save/1")
    assert saved.cites("2e/rr/duplicates/2")


def test_a_saved_card_is_not_considered_killed_and_keeps_what_lies_on_it():
    """RR Save ¶1, Triggering Condition ¶5: the kill is no longer imminent, nor is what went with it."""
    mourner = location("Mourner", reaction("kill"), interrupt("kill", DRAW))
    lord = character("Lord", power=1, duplicates=1, attachments=(attachment("Sword"),))

    saved = alone(lord, mourner).occurrence("kill", "Lord").choose("Lord")

    assert saved.is_over
    assert (saved.zone("Lord"), saved.zone("Sword"), saved.power_on("Lord")) == ("play", "play", 1)


def test_a_saved_choice_still_serves_for_claim():
    """RR Save ¶2, Military Claim ¶4: it is still counted towards the fulfillment of the claim."""
    play = duck(bob=(character("Lord", duplicates=1), character("Cook")), type_="military")

    saved = play.choose("Lord").choose("Lord").until("4.2.5")

    assert (saved.zone("Lord"), saved.zone("Cook")) == ("play", "play")
    assert saved.cites("2e/rr/save/2")


def test_a_save_that_leaves_the_ongoing_condition_cannot_be_initiated():
    """RR Save ¶4, FAQ 3.1 ¶1: neither a duplicate nor a save without remedy; one that raises STR may."""
    rise = interrupt("kill", {"do": "save"}, {"do": "modify", "on": "occurrence", "strength": 1, "until": "phase"},
                     trigger={"would": True})  # fmt: skip
    vain = interrupt("kill", {"do": "save"}, trigger={"would": True})
    burn = {"do": "modify", "strength": -3, "killed_at_zero": True, "until": "phase"}
    curse = location("Curse", action(burn, choose={"cards": {"name": "Lord"}}))
    lord = character("Lord", 3, kneeling=True, duplicates=1)

    dying = (
        window(curse, bob=(lord, location("Sea", rise), location("Vain", vain)))
        .choose("Curse")
        .choose("Lord")
    )

    assert dying.asked == ("Bob", "interrupt")
    assert dying.choices == ["Sea"]
    assert dying.choose("Sea").strength("Lord") == 1


def test_faction_cards_and_plots_do_not_leave_play():
    """RR In Play and Out of Play ¶5, ¶6: a faction card cannot leave play, nor a plot by any other way than its own."""
    play = alone(location("Inn")).occurrence("return to hand", "plot 0", "faction 0", "Inn")

    assert (play.zone("plot 0"), play.zone("faction 0"), play.zone("Inn")) == ("play", "play", "hand")
    assert play.hand("Ann") == 1


def test_a_card_goes_to_its_owners_pile_whoever_controlled_it():
    """RR Ownership and Control ¶1, ¶4: placed in its owner's equivalent area; it counts as the controller's."""
    mourner = location("Mourner", reaction("kill", trigger={"card": {"controller": "you"}}))
    table = alone(character("Ward"), mourner, owners={"Ward": "Bob"})

    killed = table.occurrence("kill", "Ward")
    returned = table.occurrence("return to hand", "Ward")

    assert killed.asked == ("Ann", "reaction"), "a character that Ann controlled was killed"
    assert killed.state.players[1].dead == (killed.card("Ward"),)
    assert returned.state.players[1].hand == (returned.card("Ward"),)


def test_tokens_are_placed_and_removed():
    """RR Influence Tokens ¶1, ¶2: a token tracks the presence of what a card defines."""
    brew = location(
        "Brew",
        action({"do": "place token", "token": "poison", "amount": 2}, choose={"cards": {"name": "Cook"}}),
    )
    cure = location(
        "Cure", action({"do": "remove token", "token": "poison"}, choose={"cards": {"with_token": "poison"}})
    )
    play = window(brew, cure, character("Cook"))

    assert play.choices == ["Brew"], "there is no poison to remove"
    poisoned = play.choose("Brew").choose("Cook").pass_()
    cured = poisoned.choose("Cure").choose("Cook")

    assert poisoned.state.cards[poisoned.card("Cook")].tokens == (("poison", 2),)
    assert cured.state.cards[cured.card("Cook")].tokens == (("poison", 2 - 1),)
    assert cured.cites("2e/rr/influence-tokens/2")


def test_power_on_a_card_pays_a_cost_from_that_card_only():
    """FAQ 1.4 ¶3, RR Treasury ¶1: a player may only use tokens on cards that he or she controls to pay costs."""
    tree = action(DRAW, costs=[{"do": "discard power", "amount": 1, "on": "self"}])
    play = window(
        location("Shrine", tree, power=1), location("Ruin", tree), bob=(character("Lord", power=2),)
    )

    assert play.choices == ["Shrine"]
    used = play.choose("Shrine")
    assert (used.power_on("Shrine"), used.hand("Ann")) == (0, 1)
    assert used.cites("2e/rr/treasury/1")


@pytest.mark.parametrize(
    ("effect", "zone", "kneeling"),
    [
        ({"do": "kill"}, "dead", False),
        ({"do": "sacrifice"}, "discard", False),
        ({"do": "discard from play"}, "discard", False),
        ({"do": "return to hand"}, "hand", False),
        ({"do": "kneel"}, "play", True),
    ],
)
def test_an_effect_does_as_much_as_it_can(effect, zone, kneeling):
    """RR Effects ¶3: players must resolve as much of each aspect of the effect as they are able."""
    tree = action(effect | {"on": {"type": ["character"], "controller": "opponent"}}, GOLD)
    play = window(location("Rite", tree), bob=(character("Cook"), character("Page"))).choose("Rite")

    assert [play.zone(name) for name in ("Cook", "Page")] == [zone, zone]
    assert play.is_kneeling("Cook") == kneeling
    assert play.state.players[0].gold == 3 + 1


def test_a_standing_card_is_upright_and_one_that_stands_can_kneel_again():
    """RR Stand ¶1, Kneel ¶1: a kneeling card is rotated back to be standing."""
    call = location("Call", action({"do": "stand", "on": {"type": ["character"]}}))

    stood = window(call, character("Squire", kneeling=True)).choose("Call")

    assert not stood.is_kneeling("Squire")
    assert stood.cites("2e/rr/stand/1")


def test_what_cannot_leave_play_stays_whatever_happens_to_it():
    """RR Cannot ¶1: the word "cannot" is absolute."""
    for kind in ("kill", "sacrifice", "discard from play", "return to hand"):
        play = alone(character("Lord"), in_force=(lasting("Lord", cannot=["leave play"]),)).occurrence(
            kind, "Lord"
        )
        assert play.zone("Lord") == "play", kind
    for kind, what in (
        ("sacrifice", "be sacrificed"),
        ("discard from play", "be discarded"),
        ("kill", "be killed"),
    ):
        play = alone(character("Lord"), in_force=(lasting("Lord", cannot=[what]),)).occurrence(kind, "Lord")
        assert play.zone("Lord") == "play", kind


def test_power_gained_goes_to_the_card_or_to_the_faction():
    """RR Gains ¶2, ¶3, For Your Faction ¶1: to the card named, or to the player's faction card; gold to the pool."""
    tree = action(POWER, {"do": "gain power", "on": "self", "amount": 2}, GOLD)

    play = window(location("Feast", tree)).choose("Feast")

    assert (play.power_on("faction 0"), play.power_on("Feast")) == (1, 2)
    assert play.state.players[0].gold == 3 + 1
    for paragraph in ("gains/2", "gains/3", "for-your-faction/1"):
        assert play.cites(f"2e/rr/{paragraph}")


def test_cards_are_drawn_from_the_top_all_at_once_as_many_as_there_are():
    """RR Drawing Cards ¶1, ¶2, ¶3, Effects ¶4: simultaneously, from the top of the deck, into the hand."""
    study = location("Study", action({"do": "draw", "amount": 2}), interrupt("draw", KNEEL))
    deck = (character("First"), character("Second"), character("Third"))

    play = window(study, deck=deck).choose("Study")
    assert play.line("About to happen: Ann draws a card; Ann draws a card.")
    drawn = play.pass_()

    assert (drawn.zone("First"), drawn.zone("Second"), drawn.zone("Third")) == ("hand", "hand", "deck")
    assert drawn.cites("2e/rr/drawing-cards/1")
    short = window(location("Study", action({"do": "draw", "amount": 5})), deck=deck).choose("Study")
    assert short.hand("Ann") == 3


def test_prized_instances_are_cumulative():
    """RR Prized ¶4: if a card has multiple instances of the prized (X) keyword, those instances are cumulative."""
    crown = Card(face=character("Crown").face, keywords=(Keyword("prized", 1), Keyword("prized", 2)))
    play = alone(crown).occurrence("kill", "Crown")

    assert play.power("Bob") == 1 + 2


def test_discarded_cards_lie_on_top_of_the_pile_wherever_they_come_from():
    """RR Discard Pile ¶2, ¶4: from play, from the hand or from the deck, placed on top of its owner's discard pile."""
    axe = location("Axe", action({"do": "discard from play"}, choose={"cards": {"name": "Inn"}}))
    rite = location("Rite", action(GOLD, costs=[{"do": "discard from hand", "amount": 1}]))
    old = (character("Old"),)
    played = window(axe, location("Inn"), discard=old).choose("Axe").choose("Inn")
    paid = window(rite, hand=(character("Page"),), discard=old).choose("Rite")
    paid = paid.choose("Page") if paid.asked[1] == "cost" else paid
    raider = character("Raider", keywords="pillage", attacking=True)
    raided = duck(raider, bob_deck=(character("Top"), 2), bob_discard=old).choose("Raider").until("4.2.6")

    for play, player, name in ((played, 0, "Inn"), (paid, 0, "Page"), (raided, 1, "Top")):
        assert play.state.players[player].discard == (play.card(name), play.card("Old"))
        assert play.cites("2e/rr/discard-pile/2")


def test_tokens_and_standing_cards_are_as_much_as_an_effect_can_do():
    """RR Effects ¶3: on every card that it can affect."""
    everybody = {"on": {"type": ["character"], "controller": "opponent"}}
    ash = {"do": "place token", "token": "ash", "amount": 2} | everybody
    marks = location("Marks", action(ash, {"do": "remove token", "token": "ash"} | everybody))
    call = location("Call", action({"do": "stand"} | everybody))
    cooks = (character("Cook", kneeling=True), character("Page", kneeling=True))

    marked = window(marks, bob=cooks).choose("Marks")
    stood = window(call, bob=cooks).choose("Call")

    assert [marked.state.cards[marked.card(name)].tokens for name in ("Cook", "Page")] == [(("ash", 1),)] * 2
    assert [stood.is_kneeling(name) for name in ("Cook", "Page")] == [False, False]


def test_cards_discarded_by_an_effect_fall_at_random_as_many_as_there_are():
    """RR Effects ¶3, ¶4, Intrigue Claim ¶2: the effect engages as many entities as possible."""
    theft = location("Theft", action({"do": "discard at random", "amount": 2}))

    few = window(theft, bob_hand=(1,)).choose("Theft")
    asked = window(theft, bob_hand=(character("Cook"), character("Page"), 1)).choose("Theft")

    assert few.hand("Bob") == 0
    assert asked.asked == ("judge", "random")
    assert asked.choose("Cook", "Page").hand("Bob") == 1


def test_the_dead_pile_keeps_its_order():
    """RR Dead Pile ¶2, ¶6: the order of the cards may not be altered; a new one lies on top."""
    axe = location("Axe", action({"do": "kill"}, choose={"cards": {"name": "Page"}}))
    play = window(axe, character("Page", kneeling=True), dead=(character("Last"), character("First")))

    killed = play.choose("Axe").choose("Page")

    assert [killed.machine.game.cards[card].label for card in killed.state.players[0].dead] == [
        "Page",
        "Last",
        "First",
    ]

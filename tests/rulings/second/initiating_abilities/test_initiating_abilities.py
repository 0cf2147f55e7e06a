"""The seven steps of initiating an ability: restrictions, costs, targets, the attempt, the resolution."""

import pytest

from agot_judge.engine.ability import Change
from agot_judge.engine.state.decision import Answer
from agot_judge.errors import IllegalMove
from tests.rulings.abilities import (
    CHARACTER,
    DRAW,
    GOLD,
    KNEEL,
    POWER,
    action,
    cancel,
    interrupt,
    one,
    reaction,
    window,
)
from tests.rulings.cards import character, event, location

STEPS = "2e/rr/initiating-abilities-marshaling-cards"
KNEEL_ONE = one("kneel", type=["character"])


def test_the_steps_of_initiating_an_ability_are_observed_in_order():
    """RR Initiating Abilities ¶1, ¶5, ¶6, ¶9, Pass ¶1: the intent, payment, targets, attempt."""
    tree = action(
        {"do": "kill"}, costs=[KNEEL_ONE], choose={"cards": {"type": ["character"], "controller": "opponent"}}
    )
    play = window(location("Gallows", tree), character("Squire"), bob=(character("Cook", kneeling=True),))

    intent = play.choose("Gallows")
    assert intent.asked == ("Ann", "cost")
    paid = intent.choose("Squire")
    assert (paid.asked, paid.is_kneeling("Squire")) == (("Ann", "target"), True)
    resolved = paid.choose("Cook")

    assert resolved.zone("Cook") == "dead"
    lines = [resolved.line(words) for words in ("uses Gallows", "to pay", "kneels", "as target", "is killed")]
    assert lines == sorted(lines)
    for number in (1, 5, 6):
        assert resolved.cites(f"{STEPS}/{number}")


def test_the_effects_resolve_only_when_the_attempt_was_not_canceled():
    """2e/rr/initiating-abilities-marshaling-cards/7, 2e/rr/initiating-abilities-marshaling-cards/8, RR Cancel ¶1."""
    judgment = event("Judgment", cancel())
    play = window(location("Mint", action(GOLD)), bob_hand=(judgment,)).choose("Mint")

    assert play.asked == ("Bob", "cancel")
    canceled = play.choose("Judgment")
    resolved = play.pass_()

    assert canceled.state.players[0].gold == 3
    assert canceled.cites("2e/rr/cancel/2")
    assert resolved.state.players[0].gold == 3 + 1


def test_modifiers_apply_to_no_cost_that_there_is_not():
    """2e/rr/initiating-abilities-marshaling-cards/4, RR Costs ¶1, Treasury ¶2: the printed cost of 2 gold is paid."""
    spent = window(hand=(event("Feast", action(POWER), cost=2),)).choose("Feast")

    assert spent.state.players[0].gold == 3 - 2
    assert spent.cites("2e/rr/gold/2")


def test_a_cost_that_cannot_be_paid_in_full_stops_the_initiation():
    """RR Abilities ¶7, Costs ¶1, 2e/rr/initiating-abilities-marshaling-cards/3: the cost has the potential to be paid in full."""
    play = window(hand=(event("Feast", action(POWER), cost=4), event("Snack", action(POWER), cost=3)))

    assert play.choices == ["Snack"]
    unmet = [r for r in play.machine.requirements(play.state, 0, play.card("Feast")) if not r.met]
    assert "2e/rr/abilities/7" in unmet[0].cites


def test_what_an_opponent_has_pays_no_cost():
    """RR Costs ¶3: an opponent's game elements may not be used to pay a cost."""
    altar = location("Altar", action(POWER, costs=[one("sacrifice", type=["character"])]))
    yard = location("Yard", action(POWER, costs=[{"do": "kneel", "on": {"name": "Inn", "pick": {}}}]))
    play = window(altar, yard, character("Squire"), bob=(character("Cook"), location("Inn")))

    assert play.choices == ["Altar"], "the only other location is Bob's"
    assert play.choose("Altar").choices == ["Knight", "Squire"]


def test_a_cost_out_of_play_is_paid_from_the_players_own_areas():
    """RR Costs ¶4: only game elements in his or her out of play areas; not the card that is being played itself."""
    tree = action(POWER, costs=[{"do": "discard from hand", "amount": 1}])
    play = window(
        hand=(event("Offer", tree), character("Page"), location("Inn")), bob_hand=(character("Cook"),)
    )

    asked = play.choose("Offer")

    assert asked.choices == ["Page", "Inn"]
    paid = asked.choose("Page")
    assert (paid.zone("Page"), paid.zone("Cook")) == ("discard", "hand")
    assert "Offer" not in window(hand=(event("Offer", tree),)).choices


def test_several_costs_are_paid_simultaneously():
    """RR Costs ¶5: if multiple costs require payment, those costs must be paid simultaneously."""
    watch = location("Watch", interrupt("kneel", DRAW, trigger={"cause": "cost"}))
    tree = action(POWER, costs=[KNEEL, {"do": "pay gold", "amount": 2}])
    play = window(location("Bank", tree), watch).choose("Bank")

    assert play.asked == ("Ann", "interrupt")
    assert play.line("About to happen: Bank kneels (cost); Ann pays 2 gold (cost).")
    paid = play.pass_()
    assert (paid.is_kneeling("Bank"), paid.state.players[0].gold) == (True, 3 - 2)


def test_an_ability_that_would_change_nothing_is_not_initiated_although_its_cost_could_be_paid():
    """RR Abilities ¶6, Costs ¶7: the potential is assessed without taking into account the payment of the cost."""
    yard = location("Yard", action({"do": "stand", "on": "self"}, costs=[KNEEL]))
    inn = location("Inn", action({"do": "kneel", "on": "self"}))

    play = window(yard, inn)

    assert play.choices == ["Inn"]
    unmet = [r for r in play.machine.requirements(play.state, 0, play.card("Yard")) if not r.met]
    assert "2e/rr/costs/7" in unmet[0].cites


def test_a_kneeling_card_cannot_be_knelt_for_a_cost():
    """RR Kneel ¶2, Stand ¶3: a kneeling card cannot kneel again until it is standing."""
    bank = location("Bank", action(GOLD, costs=[KNEEL]))
    used = window(bank).choose("Bank")

    assert used.is_kneeling("Bank")
    assert used.pass_().choices == []
    assert used.cites("2e/rr/kneel/1")


def test_without_a_valid_target_an_ability_cannot_be_initiated():
    """RR Target ¶3: no valid target, or not enough valid targets."""
    trap = location("Trap", action({"do": "kill"}, choose={"cards": {"name": "Cook"}}))
    two = {"cards": {"type": ["character"], "controller": "opponent"}, "least": 2, "most": 2}
    axe = location("Axe", action({"do": "kill"}, choose=two))

    assert window(trap, axe).choices == []
    one = window(trap, axe, bob=(character("Cook", kneeling=True),))
    assert one.choices == ["Trap"]
    unmet = [r for r in one.machine.requirements(one.state, 0, one.card("Axe")) if not r.met]
    assert any("2e/rr/target/3" in r.cites for r in unmet)


def test_several_targets_are_chosen_simultaneously_by_the_controller():
    """RR Target ¶2, ¶5, Choose ¶1, FAQ Choose ¶1: the controller chooses all targets, simultaneously."""
    two = {"cards": {"type": ["character"], "controller": "opponent"}, "least": 2, "most": 2}
    axe = location("Axe", action({"do": "kill"}, choose=two))
    cooks = tuple(character(name, kneeling=True) for name in ("Cook", "Page", "Maid"))

    asked = window(axe, bob=cooks).choose("Axe")

    assert asked.asked == ("Ann", "target")
    assert (asked.decision.least, asked.decision.most) == (2, 2)
    killed = asked.choose("Maid", "Cook")
    assert [killed.zone(name) for name in ("Cook", "Page", "Maid")] == ["dead", "play", "dead"]


def test_a_target_that_could_not_be_affected_is_not_eligible():
    """RR Target ¶8: a kneeling character cannot be chosen for "choose and kneel a character"; nor one already standing."""
    net = location("Net", action({"do": "kneel"}, choose=CHARACTER))
    call = location("Call", action({"do": "stand"}, choose=CHARACTER))

    play = window(net, call, character("Squire"), bob=(character("Cook", kneeling=True),))

    assert play.choose("Net").choices == ["Squire"]
    assert play.choose("Call").choices == ["Knight", "Cook"]


def test_what_cannot_be_killed_is_neither_chosen_to_be_killed_nor_killed_with_the_others():
    """RR Cannot ¶1, FAQ 2.1 ¶1, ¶2: it cannot be chosen for claim or by an ability, and ignores "kill each character"."""
    safe = character(
        "Saint",
        kneeling=True,
        abilities=(
            {"kind": "constant", "effects": [{"do": "modify", "on": "self", "cannot": ["be killed"]}]},
        ),
    )
    axe = location(
        "Axe", action({"do": "kill"}, choose={"cards": {"type": ["character"], "controller": "opponent"}})
    )
    fire = location("Fire", action({"do": "kill", "on": {"type": ["character"], "controller": "opponent"}}))
    play = window(axe, fire, bob=(safe, character("Cook", kneeling=True)))

    assert play.choose("Axe").choices == ["Cook"]
    burnt = play.choose("Fire")
    assert (burnt.zone("Saint"), burnt.zone("Cook")) == ("play", "dead")
    assert window(axe, fire, bob=(safe,)).choices == []


def test_a_canceled_event_has_been_played_and_its_costs_stay_paid():
    """RR Cancel ¶3, ¶4, Event Cards ¶5: only the effects are canceled; it is placed in its owner's discard pile."""
    bard = location("Bard", reaction("play event", POWER, trigger={"player": "you"}))
    play = window(
        bard,
        hand=(event("Feast", action(DRAW), cost=2),),
        bob_hand=(event("Judgment", cancel()),),
    ).choose("Feast")

    canceled = play.choose("Judgment")

    assert (canceled.zone("Feast"), canceled.hand("Ann")) == ("discard", 0)
    assert canceled.state.players[0].gold == 3 - 2
    assert canceled.asked == ("Ann", "reaction")
    assert canceled.choose("Bard").power("Ann") == 1
    assert canceled.cites("2e/rr/cancel/3")


def test_what_is_canceled_cannot_be_canceled_again():
    """RR Cancel ¶2: the effect is no longer imminent, and further interrupts to it cannot be initiated."""
    hand = (event("Judgment", cancel()), event("Verdict", cancel()))
    play = window(location("Mint", action(GOLD)), bob_hand=hand).choose("Mint")

    assert play.choices == ["Judgment", "Verdict"]
    canceled = play.choose("Judgment")

    assert canceled.asked == ("Bob", "action"), "nobody is asked about Verdict"
    assert canceled.zone("Verdict") == "hand"


def test_a_use_that_was_canceled_counts_against_the_limit():
    """RR Limits and Maxima ¶5: if the effects are canceled, it is still counted against the limit."""
    mint = location("Mint", action(GOLD, limit={"times": 1, "period": "round"}))
    play = window(mint, bob_hand=(event("Judgment", cancel()),)).choose("Mint").choose("Judgment")

    assert play.pass_().choices == []


def test_a_maximum_counts_all_copies_by_title_but_each_player_for_himself():
    """RR Limits and Maxima ¶3, ¶4: initiating one copy counts for all copies; limits and maxima are player specific."""
    feast = event("Feast", action(GOLD, limit={"times": 1, "period": "round", "per_title": True}))
    play = window(hand=(feast, feast), bob_hand=(feast,))

    assert play.choices == ["Feast", "Feast"]
    theirs = play.choose("Feast")
    assert theirs.asked == ("Bob", "action")
    assert theirs.choices == ["Feast"]
    assert theirs.choose("Feast").choices == []


def test_an_event_is_played_from_the_hand_and_is_in_no_area_while_it_resolves():
    """FAQ 1.5 ¶1, ¶2: revealed from the hand, paid for, resolved, then placed in its owner's discard pile."""
    watch = location("Watch", interrupt("gain gold", DRAW))
    play = window(watch, hand=(event("Feast", action(GOLD), cost=1),)).choose("Feast")

    assert play.asked == ("Ann", "interrupt")
    assert (play.zone("Feast"), play.hand("Ann")) == ("being played", 0)
    ended = play.pass_()
    assert ended.zone("Feast") == "discard"
    assert ended.cites("2e/faq/1.5/2")


def test_an_ability_of_an_event_out_of_the_hand_is_not_played():
    """FAQ 1.5 ¶3, ¶4: it needs only the cost of that ability, not the event's normal cost."""
    plan = event("Plan", action(DRAW, costs=[{"do": "pay gold", "amount": 1}], zone="discard"), cost=9)
    bard = location("Bard", reaction("play event", POWER))

    used = window(bard, discard=(plan,)).choose("Plan")

    assert used.state.players[0].gold == 3 - 1
    assert (used.asked, used.zone("Plan")) == (("Bob", "action"), "discard")


def test_a_reaction_to_playing_an_event_comes_after_its_effect():
    """FAQ Melisandre / Seen in Flames ¶2 (2e/faq/melisandre-seen-in-flames/2), RR Event Cards ¶3."""
    witch = location("Witch", reaction("play event", POWER, trigger={"player": "you"}))
    play = window(witch, hand=(event("Flames", action(GOLD)),)).choose("Flames")

    assert play.asked == ("Ann", "reaction")
    assert (play.state.players[0].gold, play.zone("Flames")) == (3 + 1, "discard")
    assert play.choose("Witch").power("Ann") == 1
    assert play.cites("2e/rr/event-cards/3")


def test_an_event_in_the_process_of_being_played_cannot_cancel_its_own_cancel():
    """FAQ The Hand's Judgment ¶2 (2e/faq/the-hands-judgment/2), FAQ 1.5 ¶2: it is no longer in the hand."""
    judgment = event("Judgment", cancel())
    play = window(
        location("Mint", action(GOLD)), hand=(event("Counter", cancel()),), bob_hand=(judgment, judgment)
    )

    countered = play.choose("Mint").choose("Judgment").choose("Counter")

    assert countered.asked == ("Bob", "cancel"), "the other copy may be played"
    assert len(countered.choices) == 1
    assert countered.cites("2e/faq/1.5/2") is False


def test_targets_are_constrained_to_those_that_were_legal_when_the_initiation_was_checked():
    """FAQ 3.3 ¶1: choices are constrained to those that were established as legal options in step 1."""
    tree = action(
        {"do": "stand"}, costs=[KNEEL_ONE], choose={"cards": {"type": ["character"], "controller": "you"}}
    )
    play = window(location("Yard", tree), character("Fresh"), character("Tired", kneeling=True))

    chosen = play.choose("Yard").choose("Fresh")

    assert chosen.choices == ["Knight", "Tired"]
    assert chosen.choose("Tired").cites("2e/faq/3.3/1")


def test_a_referential_target_need_not_be_affected():
    """FAQ 2.3 ¶1: a target chosen as a reference point is not bound by the rule that the effect must affect it."""
    tree = action(
        {"do": "gain power", "on": "self"}, choose={"cards": {"type": ["character"], "kneeling": True}}
    )

    play = window(location("Idol", tree), bob=(character("Cook", kneeling=True),)).choose("Idol")

    assert play.choices == ["Knight", "Cook"]
    assert play.choose("Cook").power_on("Idol") == 1


def test_an_action_is_used_only_in_an_action_window_and_in_its_phase():
    """RR Actions ¶1, ¶2, Event Cards ¶2, Play Restrictions and Permissions ¶1: an action window in the specified phase."""
    now = location("Now", action(GOLD, phase="challenges"))
    later = location("Later", action(GOLD, phase="dominance"))
    alone = location(
        "Alone",
        action(GOLD, condition={"exists": {"type": ["character"], "attacking": True}, "count_at_least": 2}),
    )

    play = window(now, later, alone)

    assert play.choices == ["Now"]
    unmet = [r for r in play.machine.requirements(play.state, 0, play.card("Later")) if not r.met]
    assert "2e/rr/actions/2" in unmet[0].cites
    unmet = [r for r in play.machine.requirements(play.state, 0, play.card("Alone")) if not r.met]
    assert "2e/rr/play-restrictions-and-permissions/1" in unmet[0].cites


def test_an_action_resolves_completely_before_the_next_one():
    """RR Actions ¶3, Action Windows ¶2: an action must be resolved completely before the next action opportunity."""
    mint = location("Mint", action(GOLD))
    gift = location("Gift", reaction("gain gold", POWER))
    play = window(mint, gift, bob=(location("Inn", action(GOLD)),)).choose("Mint")

    assert play.asked == ("Ann", "reaction"), "what the action did is reacted to before Bob may act"
    assert play.pass_().asked == ("Bob", "action")
    assert play.pass_().choose("Inn").asked == ("Ann", "reaction")


def test_an_effect_that_is_not_understood_is_resolved_by_hand_as_far_as_it_can_be():
    """RR Effects ¶3: once initiated, players must resolve as much of each aspect of the effect as they are able."""
    odd = location("Odd", action({"do": "by hand", "text": "Do something odd."}))
    play = window(odd, bob=(character("Cook", kneeling=True),)).choose("Odd")

    assert play.asked == ("judge", "by hand")
    with pytest.raises(IllegalMove) as refused:
        play.answer(Answer())
    assert "2e/rr/effects/3" in refused.value.cites
    done = play.answer(
        Answer(by_hand=(Change(do="kill", cards=(play.card("Cook"),)), Change(do="draw", player=0, amount=2)))
    )

    assert (done.zone("Cook"), done.hand("Ann")) == ("dead", 2)
    assert done.cites("2e/rr/effects/3")

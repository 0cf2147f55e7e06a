"""Triggering conditions, windows within windows, and who may use what when."""

from tests.rulings.abilities import (
    DRAW,
    GOLD,
    KNEEL,
    POWER,
    action,
    constant,
    duck,
    interrupt,
    lasting,
    reaction,
    window,
)
from tests.rulings.cards import attachment, character, location
from tests.rulings.play import Side, Table


def test_interrupts_then_the_occurrence_then_reactions():
    """RR Triggering Condition ¶3, ¶4, ¶5, ¶6, ¶7, ¶8, ¶9, ¶10, Nested Ability Sequences ¶1: the seven steps in their order."""
    tower = location(
        "Tower",
        interrupt("kneel", {"do": "gain gold"}, trigger={"card": {"name": "Cook"}}),
        interrupt("kneel", DRAW, trigger={"card": {"name": "Cook"}}, forced=True),
        reaction("kneel", POWER, trigger={"card": {"name": "Cook"}}, forced=True),
        reaction("kneel", {"do": "gain power", "on": "self"}, trigger={"card": {"name": "Cook"}}),
    )
    play = Table(sides={"Ann": Side(play=(tower,)), "Bob": Side(play=(character("Cook"),))}).occurrence(
        "kneel", "Cook"
    )

    assert play.asked == ("Ann", "interrupt")
    assert (play.hand("Ann"), play.is_kneeling("Cook")) == (1, False), "the forced interrupt comes first"
    reacting = play.choose("Tower")
    assert reacting.asked == ("Ann", "reaction")
    assert (reacting.power("Ann"), reacting.is_kneeling("Cook")) == (1, True), (
        "and so does the forced reaction"
    )
    ended = reacting.choose("Tower")
    steps = (
        "Forced interrupts",
        "draws",
        "gains 1 gold",
        "Forced reactions",
        "Ann gains 1 power",
    )
    lines = [ended.line(words, after="About to happen: Cook kneels.") for words in steps]
    assert lines == sorted(lines)
    for number in (4, 6, 7, 9, 10):
        assert ended.cites(f"2e/rr/triggering-condition/{number}")


def test_an_ability_answers_only_what_its_triggering_condition_says():
    """RR Triggering Condition ¶1: the element that references an occurrence, indicating when the ability may be used."""
    mine = location("Mine", reaction("kneel", trigger={"card": {"controller": "you"}}))
    claimed = location("Claimed", reaction("kneel", trigger={"cause": "claim"}))
    lords = location("Lords", reaction("kneel", trigger={"card": {"trait": ["Lord"]}}))
    killed = location("Killed", reaction("kill"))
    table = Table(
        sides={
            "Ann": Side(play=(mine, claimed, lords, killed)),
            "Bob": Side(play=(character("Cook", traits=("Lord",)),)),
        }
    )

    assert table.occurrence("kneel", "Cook").choices == ["Lords"]


def test_events_of_one_occurrence_share_their_windows():
    """RR Triggering Condition ¶2: abilities that refer to any of the triggering conditions may be used in one window."""
    saint = character("Saint", abilities=(interrupt("kill", GOLD, trigger={"card": {"this": True}}),))
    court = location("Court", reaction("kill", trigger={"card": {"name": "Cook"}}))
    crypt = location("Crypt", reaction("leave play", trigger={"card": {"name": "Saint"}}))
    table = Table(sides={"Ann": Side(play=(court, crypt)), "Bob": Side(play=(saint, character("Cook")))})

    play = table.occurrence("kill", "Saint", "Cook")

    assert play.asked == ("Bob", "interrupt")
    reacting = play.choose("Saint")
    assert (reacting.zone("Saint"), reacting.zone("Cook")) == ("dead", "dead")
    assert sorted(reacting.choices) == ["Court", "Crypt"]
    assert reacting.choose("Court").choices == ["Crypt"], "the window is still open"


def test_an_interrupt_resolves_before_the_condition_and_each_completely():
    """RR Interrupts ¶1, ¶3, ¶6, Reactions and Interrupts ¶2: each resolves completely, and before the condition."""
    tower = location("Tower", interrupt("kill", KNEEL))
    watch = location("Watch", reaction("kneel", POWER, trigger={"card": {"name": "Tower"}}))
    gate = location("Gate", interrupt("kill", GOLD))
    play = Table(sides={"Ann": Side(play=(tower, watch, gate, character("Cook"))), "Bob": Side()}).occurrence(
        "kill", "Cook"
    )

    assert sorted(play.choices) == ["Gate", "Tower"]
    nested = play.choose("Tower")
    assert nested.asked == ("Ann", "reaction"), (
        "what the interrupt did is reacted to before the next interrupt"
    )
    assert nested.zone("Cook") == "play"
    assert nested.choose("Watch").choices == ["Gate"]
    assert nested.cites("2e/rr/interrupts/1")


def test_the_first_player_first_and_a_pass_does_not_end_it():
    """RR Interrupts ¶4, Nested Ability Sequences ¶4, Pass ¶1, ¶2, First Player ¶3: until all players consecutively pass."""
    sides = {
        "Ann": Side(play=(location("Gate", interrupt("kill")), character("Cook"))),
        "Bob": Side(play=(location("Tower", interrupt("kill")),)),
    }
    play = Table(sides=sides, first_player="Bob").occurrence("kill", "Cook")

    assert play.asked == ("Bob", "interrupt")
    passed = play.pass_()
    assert passed.asked == ("Ann", "interrupt")
    again = passed.choose("Gate")
    assert again.asked == ("Bob", "interrupt"), "he may act after all, because not all have passed in a row"
    assert again.choose("Tower").is_over
    assert passed.pass_().zone("Cook") == "dead"
    assert again.cites("2e/rr/interrupts/4")
    assert again.choose("Tower").cites("2e/rr/pass/2")


def test_each_copy_of_an_interrupt_or_reaction_is_used_once():
    """RR Interrupts ¶2, ¶7, Reactions ¶2, ¶6, ¶7: each copy may be initiated once each time the condition occurs."""
    twice = tuple(location(name, interrupt("kill"), reaction("kill")) for name in ("Gate", "Tower"))
    play = Table(sides={"Ann": Side(play=(*twice, character("Cook"))), "Bob": Side()}).occurrence(
        "kill", "Cook"
    )

    assert play.choices == ["Gate", "Tower"]
    once = play.choose("Gate")
    assert once.choices == ["Tower"]
    unmet = [r for r in once.machine.requirements(once.state, 0, once.card("Gate")) if not r.met]
    assert any("2e/rr/interrupts/2" in r.cites for r in unmet)
    reacting = once.choose("Tower")
    assert reacting.asked == ("Ann", "reaction")
    assert reacting.choose("Tower").choose("Gate").state.players[0].gold == 4


def test_an_interrupt_comes_too_late_once_its_window_has_closed():
    """RR Interrupts ¶5, Reactions ¶1, ¶3, ¶5: once a window closes, further interrupts or reactions cannot be used."""
    gate = location("Gate", interrupt("kill", GOLD))
    tower = location("Tower", reaction("kill", GOLD))
    play = Table(sides={"Ann": Side(play=(gate, tower, character("Cook"))), "Bob": Side()}).occurrence(
        "kill", "Cook"
    )

    reacting = play.pass_()

    assert reacting.asked == ("Ann", "reaction")
    assert reacting.choices == ["Tower"]
    unmet = [r for r in reacting.machine.requirements(reacting.state, 0, reacting.card("Gate")) if not r.met]
    assert "Gate" not in reacting.choices
    assert unmet[0].cites[0].startswith("2e/rr/interrupts/")
    assert reacting.cites("2e/rr/reactions/3")
    assert reacting.pass_().is_over


def test_nested_sequences_are_completed_last_in_first_out():
    """RR Nested Ability Sequences ¶2, ¶3: each nested sequence must complete before returning to the one that spawned it."""
    one = location("One", reaction("kneel", KNEEL, trigger={"card": {"name": "Cook"}}))
    two = location("Two", reaction("kneel", KNEEL, trigger={"card": {"name": "One"}}))
    three = location("Three", reaction("kneel", GOLD, trigger={"card": {"name": "Two"}}))
    last = location("Last", reaction("kneel", POWER, trigger={"card": {"name": "Cook"}}))
    play = Table(
        sides={"Ann": Side(play=(one, two, three, last, character("Cook"))), "Bob": Side()}
    ).occurrence("kneel", "Cook")

    assert play.choices == ["One", "Last"]
    deep = play.choose("One").choose("Two")
    assert deep.choices == ["Three"]
    back = deep.choose("Three")
    assert back.choices == ["Last"]
    depth = {entry.text: entry.depth for entry in back.state.log.entries()}
    assert depth["Ann uses One."] < depth["Ann uses Two."] < depth["Ann uses Three."]


def test_forced_abilities_resolve_first_and_one_after_the_other():
    """RR Forced Interrupts / Forced Reactions ¶1, ¶2, ¶3, ¶4: must be resolved; the first player orders; each completely."""
    forced = tuple(location(name, reaction("kill", KNEEL, forced=True)) for name in ("Gate", "Tower"))
    watch = location("Watch", reaction("kneel", POWER))
    table = Table(
        sides={"Ann": Side(play=(*forced, character("Cook"))), "Bob": Side(play=(watch,))}, first_player="Bob"
    )
    play = table.occurrence("kill", "Cook")

    assert play.asked == ("Bob", "order")
    first = play.choose("Tower", "Gate")
    assert first.asked == ("Bob", "reaction")
    assert (first.is_kneeling("Tower"), first.is_kneeling("Gate")) == (True, False)
    ended = first.pass_().pass_()
    assert ended.is_kneeling("Gate")
    assert ended.cites("2e/rr/forced-interrupts-forced-reactions/3")


def test_a_player_who_passed_may_still_act_until_all_pass_in_a_row():
    """RR Action Windows ¶1, Pass ¶2, First Player ¶3: opportunities rotate until all players consecutively pass."""
    play = window(location("Mint", action(GOLD)), bob=(location("Inn", action(GOLD)),))

    acted = play.pass_().choose("Inn")

    assert acted.asked == ("Ann", "action")
    assert acted.choose("Mint").asked == ("Bob", "action")
    assert not acted.cites("2e/rr/4.2.2/1")
    assert acted.pass_().pass_().cites("2e/rr/4.2.2/1"), "the window has closed"
    assert acted.cites("2e/rr/action-windows/1")


def test_then_needs_all_that_stands_before_it():
    """RR the word then ¶1, ¶2, ¶3: only if the text before it is successfully resolved in full."""
    tree = action({"do": "draw", "amount": 2}, then=[POWER])

    full = window(location("Study", tree), deck=(3,)).choose("Study")
    short = window(location("Study", tree), deck=(1,)).choose("Study")

    assert full.power("Ann") == 1
    assert full.cites("2e/rr/the-word-then/2")
    assert short.power("Ann") == 0


def test_what_comes_before_and_after_then_is_interrupted_apart_and_reacted_to_together():
    """FAQ 1.8 ¶1: a common reaction window after the entire effect; interrupts whenever their condition occurs."""
    bank = location("Bank", action(GOLD, then=[POWER]))
    clerk = location(
        "Clerk", reaction("gain gold", DRAW), reaction("gain power", DRAW), interrupt("gain power", DRAW)
    )
    play = window(bank, clerk).choose("Bank")

    assert play.asked == ("Ann", "interrupt")
    assert play.state.players[0].gold == 3 + 1, "the part before then has resolved, and nobody could react"
    reacting = play.pass_()
    assert reacting.asked == ("Ann", "reaction")
    assert reacting.choices == ["Clerk", "Clerk"]
    assert reacting.cites("2e/rr/the-word-then/2")


def test_values_are_recalculated_from_the_start_with_all_that_modifies_them():
    """RR Modifiers ¶2, ¶6: from the unmodified base value and all active modifiers; below zero is treated as zero."""
    strong = location(
        "Strong",
        action({"do": "modify", "strength": 4, "until": "phase"}, choose={"cards": {"name": "Squire"}}),
    )

    play = window(strong, character("Squire", 2), in_force=(lasting("Squire", strength=-5),))

    assert play.strength("Squire") == 0
    assert play.choose("Strong").choose("Squire").strength("Squire") == 2 - 5 + 4
    assert play.choose("Strong").choose("Squire").cites("2e/rr/modifiers/2")


def test_what_is_not_legally_attached_is_discarded():
    """RR Attachment Cards ¶5: if a situation arises in which an attachment is not legally attached, discard it."""
    keeper = location("Keeper", interrupt("return to hand", {"do": "save"}, trigger={"would": True}))
    lord = character("Lord", attachments=(attachment("Sword"),))

    ended = (
        Table(sides={"Ann": Side(play=(keeper, lord)), "Bob": Side()})
        .occurrence("kill", "Lord")
        .choose("Keeper")
    )

    assert ended.zone("Sword") == "discard"
    assert ended.cites("2e/rr/attachment-cards/5")


def test_a_constant_ability_is_active_while_its_card_is_in_play_and_each_instance_counts():
    """RR Constant Abilities ¶1, ¶2, ¶3, Abilities ¶3: while its condition is met; each instance counts."""
    banner = location("Banner", constant({"name": "Squire"}, strength=1))
    duty = location("Duty", {"kind": "constant", "condition": {"you_are": "attacking player"},
                             "effects": [{"do": "modify", "on": {"name": "Squire"}, "strength": 3}]})  # fmt: skip
    axe = location("Axe", action({"do": "sacrifice", "on": {"name": "Banner"}}))

    play = window(banner, banner, duty, axe, character("Squire", 1))

    assert play.strength("Squire") == 1 + 1 + 1 + 3
    assert play.choose("Axe").strength("Squire") == 1 + 3
    assert play.until("4.2").strength("Squire") == 1 + 1 + 1


def test_forced_abilities_are_mandatory_and_others_are_not():
    """RR Forced Interrupts / Forced Reactions ¶1: interrupts and reactions are optional, forced ones are not."""
    feast = location("Feast", reaction("win challenge", GOLD))
    toll = location("Toll", reaction("win challenge", KNEEL, forced=True))

    declined = duck(feast, toll).pass_().until("4.2.3")

    assert declined.is_kneeling("Toll")
    assert declined.state.players[0].gold == 0


def test_only_who_controls_a_card_may_use_its_ability():
    """RR Abilities ¶2: the player who controls the card determines whether or not to use that ability."""
    play = window(location("Mint", action(GOLD)), bob=(location("Inn", action(GOLD)),))

    assert play.choices == ["Mint"]
    assert play.pass_().choices == ["Inn"]


def test_the_winner_and_the_loser_of_a_challenge_are_those_of_step_4_2_2():
    """RR Winning a Challenge ¶1, 4.2.2 ¶4, 4.1 ¶1: winning and losing are conditions of their own."""
    feast = location("Feast", reaction("win challenge", GOLD, trigger={"player": "you"}))
    grief = location("Grief", reaction("lose challenge", GOLD, trigger={"player": "you"}))

    won = duck(feast, grief, bob=(feast, grief))

    assert (won.asked, won.choices) == (("Ann", "reaction"), ["Feast"])
    lost = won.pass_()
    assert (lost.asked, lost.choices) == (("Bob", "reaction"), ["Grief"])


def test_would_interrupts_come_before_those_without_would():
    """2e/rr/the-word-would/1, 2e/rr/the-word-would/2: all "would be X" interrupts are used before any "is X" interrupts."""
    tower = location("Tower", interrupt("kill", GOLD), interrupt("kill", DRAW, trigger={"would": True}))
    play = Table(sides={"Ann": Side(play=(tower, character("Cook"))), "Bob": Side()}).occurrence(
        "kill", "Cook"
    )

    assert len(play.choices) == 1
    first = play.choose("Tower")
    assert (first.hand("Ann"), first.state.players[0].gold) == (1, 0)
    second = first.choose("Tower")
    assert (second.hand("Ann"), second.state.players[0].gold) == (1, 1)
    assert second.cites("2e/rr/the-word-would/2")

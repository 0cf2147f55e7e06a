"""What expires and what waits, at the ends of challenges and phases."""

from tests.rulings.abilities import (
    DRAW,
    GOLD,
    action,
    interrupt,
    lasting,
    reaction,
    window,
)
from tests.rulings.cards import character, event, location
from tests.rulings.play import Side, Table
from tests.rulings.texts import ICONS, check, run, text


def test_a_lasting_effect_goes_on_without_its_source():
    """RR Lasting Effects ¶1, ¶2: for the duration specified, regardless of whether the card that created it is in play."""
    rite = location("Rite", action(
        {"do": "modify", "on": {"type": ["character"], "controller": "you"}, "strength": 2, "until": "phase"},
        costs=[{"do": "sacrifice", "on": "self"}]))  # fmt: skip

    used = window(rite, character("Squire", 1)).choose("Rite")

    assert used.zone("Rite") == "discard"
    assert used.strength("Squire") == 1 + 2
    assert used.cites("2e/rr/lasting-effects/1")


def test_an_effect_until_the_end_of_what_has_ended_fails_to_initiate():
    """RR Lasting Effects ¶4: it would expire immediately without affecting the game state, and therefore fails."""
    change = {"do": "modify", "on": {"type": ["character"]}, "strength": 1}
    late = location("Late", reaction("phase ends", change | {"until": "phase"}))
    later = location("Later", reaction("phase ends", change | {"until": "round"}))
    sides = {"Ann": Side(play=(late, later, character("Squire"))), "Bob": Side()}

    play = Table(sides=sides).start("end-of-phase challenges")

    assert play.choices == ["Later"]
    assert play.choose("Later").strength("Squire") == 3 + 1


def test_the_expiration_of_an_effect_is_no_change_by_a_card_effect():
    """RR Effects ¶5: a loss of STR by expiry is not "lowered" by an effect; FAQ End of Phase Timing Sequence ¶3."""
    watch = location("Watch", reaction("lower strength"), reaction("phase ends", DRAW))
    sides = {"Ann": Side(play=(watch, character("Squire"))), "Bob": Side()}

    play = Table(sides=sides, in_force=(lasting("Squire", strength=3),)).start("end-of-phase challenges")

    assert play.asked == ("Ann", "reaction")
    assert len(play.choices) == 1, "only the end of the phase is reacted to"
    assert play.strength("Squire") == 3
    assert play.cites("2e/rr/effects/5")


def test_a_delayed_effect_waits_and_is_no_new_triggered_ability():
    """RR Delayed Effects ¶1, ¶2, ¶3: it resolves at its time, before reactions to it, and cannot be canceled then."""
    doom = location("Doom", action(
        {"do": "at the end of", "period": "phase", "effects": [{"do": "kill"}]}, choose={"cards": {"name": "Cook"}}))  # fmt: skip
    stop = event("Stop", interrupt("initiate", {"do": "cancel"}, trigger={"player": "opponent"}))
    watch = location("Watch", reaction("phase ends", DRAW))
    play = (
        window(doom, watch, bob=(character("Cook", kneeling=True),), bob_hand=(stop,))
        .choose("Doom")
        .choose("Cook")
        .pass_()
    )

    ended = play.until_asked("reaction") if play.asked[1] != "reaction" else play
    assert ended.zone("Cook") == "dead"
    assert ended.zone("Stop") == "hand", "only the ability that created it could be canceled"
    assert ended.choices == ["Watch"]
    assert ended.cites("2e/rr/delayed-effects/1")
    assert ended.cites("2e/rr/delayed-effects/2")


def test_interrupts_expiry_delayed_effects_reactions_at_the_end_of_a_challenge_too():
    """FAQ End of Phase Timing Sequence ¶2, ¶3, ¶4, ¶5, ¶6: the same sequence ends a challenge."""
    watch = location("Watch", interrupt("challenge ends", GOLD), reaction("challenge ends", DRAW))
    table = Table(
        sides={
            "Ann": Side(play=(character("Knight", attacking=True), watch)),
            "Bob": Side(play=(character("Cook"),)),
        },
        challenge="power",
        in_force=(
            lasting("Cook", "challenge", cannot=["be killed"]),
            {"on": ["Cook"], "effects": [{"do": "kill", "on": "target"}], "until": "challenge"},
        ),
    )
    play = table.start("4.2.6")

    assert play.asked == ("Ann", "interrupt")
    assert play.zone("Cook") == "play"
    reacting = play.choose("Watch")
    assert reacting.asked == ("Ann", "reaction")
    assert reacting.zone("Cook") == "dead"
    assert reacting.line("expires") < reacting.line("Cook is killed")


def test_the_terminal_burn_sequence():
    """FAQ 2.6 ¶1, ¶2, ¶3, ¶4, ¶5, ¶6, ¶7, ¶8, ¶9: interrupts to the reduction, STR 0, interrupts to the kill, the kill."""
    burn = location("Burn", action(
        {"do": "modify", "strength": -3, "killed_at_zero": True, "until": "phase"},
        choose={"cards": {"name": "Cook"}}))  # fmt: skip
    watch = location(
        "Watch",
        interrupt("lower strength", GOLD),
        interrupt("kill", GOLD),
        reaction("lower strength"),
        reaction("kill"),
    )
    play = window(burn, watch, bob=(character("Cook", 3, kneeling=True),)).choose("Burn").choose("Cook")

    assert (play.asked, play.strength("Cook")) == (("Ann", "interrupt"), 3)
    dying = play.pass_()
    assert (dying.asked, dying.strength("Cook"), dying.zone("Cook")) == (("Ann", "interrupt"), 0, "play")
    dead = dying.pass_()
    assert (dead.asked, dead.zone("Cook")) == (("Ann", "reaction"), "dead")
    assert dead.choices == ["Watch", "Watch"]
    for number in (1, 5, 6, 7, 8):
        assert dead.cites(f"2e/faq/2.6/{number}")


def test_the_end_of_a_phase_step_by_step():
    """FAQ End of Phase Timing Sequence ¶1, ¶2, ¶3, ¶4, ¶5: interrupts, expiry, delayed effects, reactions."""
    watch = location("Watch", interrupt("phase ends", GOLD), reaction("phase ends", DRAW))
    sides = {"Ann": Side(play=(watch,)), "Bob": Side(play=(character("Cook"),))}
    doomed = {"on": ["Cook"], "effects": [{"do": "kill", "on": "target"}], "until": "phase"}
    play = Table(sides=sides, in_force=(lasting("Cook", cannot=["be killed"]), doomed)).start(
        "end-of-phase challenges"
    )

    assert (play.asked, play.zone("Cook")) == (("Ann", "interrupt"), "play")
    reacting = play.choose("Watch")
    assert (reacting.asked, reacting.zone("Cook")) == (("Ann", "reaction"), "dead")
    assert reacting.state.phase == "", "what follows is outside of the phase"
    assert reacting.cites("2e/faq/end-of-phase-timing-sequence/3")
    assert reacting.cites("2e/faq/end-of-phase-timing-sequence/4")


def test_what_lasts_until_a_card_stands_ends_as_it_stands():
    """RR Lasting Effects ¶3, RR Effects ¶5: the duration is over; it also is when the card leaves play."""
    for way, ended in (("Bell", {"str": 3}), ("Axe", {"str": 3}), ("Rest", {"str": 1})):
        run(
            {"play": ["Jailer"], "hand": [way]},
            {"play": ["Miller"]},
            "4.1",
            {"Ann": {"trigger": "Jailer", "choose": ["Miller"]}},
            check(Miller={"str": 1}),
            {"Ann": {"play": way, "choose": ["Jailer"]}},
            check(*(("2e/rr/lasting-effects/3",) if way != "Rest" else ()), Miller=ended),
            Jailer=text(
                "character",
                "Action: Kneel Jailer to choose a character. Until Jailer stands or leaves play, that character gets "
                "-2 STR.",
                str=2,
                icons=ICONS,
            ),
            Bell=text("event", "Action: Choose a character. Stand that character."),
            Axe=text("event", "Action: Choose a character. Kill that character."),
            Rest=text(
                "event", "Action: Choose a character. That character gets +1 STR until the end of the phase."
            ),
        )


def test_what_reacts_to_the_end_of_a_challenge_knows_who_won_it():
    """RR 4.2.6 ¶1: the reaction is to the end of that challenge."""
    toll = text("location", "Reaction: After a challenge you won ends, gain 2 gold.")
    run(
        {"play": ["Toll", "Miller"]},
        {"play": ["Baker"]},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Miller"]}}},
        {"advance": "4.2.6"},
        {"Ann": {"trigger": "Toll"}},
        {"check": {"players": {"Ann": {"gold": 2}}, "cites": ["2e/rr/4.2.6/1"]}},
        Toll=toll,
    )


def test_who_lost_the_last_challenge_cannot_react_as_its_winner():
    """RR 4.2.6 ¶1, Play Restrictions and Permissions ¶1: an earlier challenge of the phase is another one."""
    toll = text("location", "Reaction: After a challenge you won ends, gain 2 gold.")
    run(
        {"play": ["Toll", "Baker"]},
        {"play": ["Miller"]},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Baker"]}}},
        {"Bob": {"defend": ["Miller"]}},
        {"advance": "4.2.6"},
        {"refuse": {"Ann": {"trigger": "Toll"}, "because": "condition"}},
        Toll=toll,
    )

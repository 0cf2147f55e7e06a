"""The end of a phase, of a challenge and of the round."""

from tests.rulings.cards import character, location
from tests.rulings.play import Side, Table

KILL_AT_END = {"on": ["Lord"], "effects": [{"do": "kill", "on": "target"}], "until": "phase"}


def lasting(until="phase", **change):
    """A lasting effect on Lord."""
    return {"on": ["Lord"], "modify": {"do": "modify"} | change, "until": until}


def ending(*in_force, lord=None, ann=(), point="end-of-phase challenges", first_player="Ann"):
    """The end of the challenges phase with these effects in force on Bob's Lord."""
    return Table(
        sides={"Ann": Side(play=tuple(ann)), "Bob": Side(play=(lord or character("Lord", 2),))},
        in_force=in_force,
        first_player=first_player,
    ).start(point)


def test_until_the_end_of_the_phase_expires_before_at_the_end_of_the_phase_resolves():
    """FAQ End of Phase 2 and 3: "cannot be killed until the end of the phase" is gone when the kill resolves."""
    ended = ending(lasting(cannot=["be killed"]), KILL_AT_END)

    assert ended.zone("Lord") == "dead"
    assert ended.cites("2e/faq/end-of-phase-timing-sequence/3")
    assert ended.cites("2e/faq/end-of-phase-timing-sequence/4")
    assert ended.line("expires") < ended.line("is killed")


def test_interrupts_to_the_end_of_the_phase_come_before_the_expiry():
    """FAQ End of Phase 1: interrupts to the end of phase may be used."""
    wall = location(
        "Wall",
        {
            "kind": "interrupt",
            "trigger": {"event": "phase ends"},
            "costs": [{"do": "kneel", "on": "self"}],
            "effects": [{"do": "gain power", "amount": 2}],
        },
    )
    play = ending(lasting(strength=3), ann=[wall])

    assert play.asked == ("Ann", "interrupt")
    assert play.strength("Lord") == 2 + 3
    ended = play.choose("Wall")

    assert ended.strength("Lord") == 2
    assert ended.power("Ann") == 2
    assert ended.line("Ann gains 2 power") < ended.line("expires")


def test_reactions_to_the_end_of_the_phase_come_last():
    """FAQ End of Phase 4: reactions to the end of the phase, after the delayed effects."""
    crypt = location(
        "Crypt",
        {"kind": "reaction", "trigger": {"event": "phase ends"}, "effects": [{"do": "gain gold"}]},
    )
    play = ending(KILL_AT_END, ann=[crypt])

    assert play.zone("Lord") == "dead"
    assert play.asked == ("Ann", "reaction")


def test_the_delayed_kill_can_be_interrupted_by_a_duplicate():
    """RR Duplicates ¶2: when the overlapping unique card would leave play, whatever drives it out."""
    play = ending(KILL_AT_END, lord=character("Lord", duplicates=1))

    assert play.asked == ("Bob", "interrupt")
    saved = play.choose("Lord")

    assert saved.zone("Lord") == "play"
    assert saved.is_over


def test_a_delayed_effect_with_a_token_looks_for_the_token_when_it_resolves():
    """RR Delayed Effects ¶1: a condition is checked at that time."""
    poison = KILL_AT_END | {"if_with_token": "poison"}

    without = ending(poison)
    with_token = ending(poison, lord=character("Lord", tokens=(("poison", 1),)))

    assert without.zone("Lord") == "play"
    assert with_token.zone("Lord") == "dead"


def test_the_first_player_orders_delayed_effects():
    """RR Priority of Simultaneous Resolution ¶2: the first player decides the order of delayed effects."""
    power = {"on": ["Lord"], "effects": [{"do": "gain power", "on": "target"}], "until": "phase"}
    play = ending(KILL_AT_END, power, first_player="Bob")

    assert play.asked == ("Bob", "order")
    assert play.cites("2e/rr/priority-of-simultaneous-resolution/2") is False
    ended = play.answer(play.picking(*play.choices).__class__(options=(1, 0)))

    assert ended.line("gains 1 power") < ended.line("is killed")
    assert ended.cites("2e/rr/priority-of-simultaneous-resolution/2")


def test_the_end_of_the_round_is_the_end_of_the_taxation_phase():
    """RR 7.5 ¶2: any active "until the end of the round" lasting effects expire at this time."""
    kill = KILL_AT_END | {"until": "round"}

    ended = ending(lasting("round", cannot=["be killed"]), kill, point="end-of-round")

    assert ended.zone("Lord") == "dead"
    assert ended.cites("2e/rr/7.5/2")


def test_the_end_of_a_phase_leaves_what_lasts_for_the_round():
    """RR Lasting Effects ¶3: a lasting effect expires as soon as the timing point of its duration is reached."""
    ended = ending(lasting("round", strength=1))

    assert ended.strength("Lord") == 2 + 1


def test_until_the_end_of_the_challenge_expires_in_step_4_2_6():
    """RR 4.2.6, FAQ End of Phase ¶6: the sequence is generalized to the end of a challenge."""
    table = Table(
        sides={
            "Ann": Side(play=(character("Knight", attacking=True),)),
            "Bob": Side(play=(character("Lord", 2),)),
        },
        challenge="power",
        in_force=(lasting("challenge", strength=4),),
    )

    play = table.start("4.2.6")

    assert play.strength("Lord") == 2
    assert play.state.challenge is None
    assert play.asked == ("Ann", "action")
    assert play.cites("2e/rr/lasting-effects/3")


def test_an_effect_until_the_end_of_the_phase_fails_once_the_phase_has_ended():
    """RR Lasting Effects ¶4: effects that would initiate after the end of X fail to initiate."""
    late = location(
        "Late",
        {
            "kind": "reaction",
            "trigger": {"event": "phase ends"},
            "effects": [{"do": "modify", "on": {"type": ["character"]}, "strength": 1, "until": "phase"}],
        },
    )

    ended = ending(ann=[late])

    assert ended.is_over, "a reaction without the potential to change anything is not offered"


def test_str_reduced_to_zero_kills_before_any_reaction():
    """FAQ 2.6: the terminal kill resolves before reactions to the STR being reduced."""
    burn = {
        "kind": "action",
        "choose": {"cards": {"type": ["character"]}},
        "effects": [{"do": "modify", "strength": -4, "killed_at_zero": True, "until": "phase"}],
    }
    mourner = location(
        "Mourner",
        {"kind": "reaction", "trigger": {"event": "kill"}, "effects": [{"do": "gain gold"}]},
        {"kind": "reaction", "trigger": {"event": "lower strength"}, "effects": [{"do": "draw"}]},
    )
    lord = character("Lord", 4, duplicates=1)
    ann = (character("Dragon", abilities=(burn,)), character("Knight", attacking=True), mourner)
    table = Table(sides={"Ann": Side(play=ann), "Bob": Side(play=(lord,))}, challenge="military")

    play = table.start("4.2.1").pass_().choose("Dragon").choose("Lord")

    assert play.zone("Lord") == "dead", "the duplicate does not remedy the condition (RR Save ¶4)"
    assert play.asked == ("Ann", "reaction")
    assert play.choices == ["Mourner", "Mourner"], "both share one window (FAQ 2.6, step 7)"
    assert play.cites("2e/faq/2.6/5")


def test_a_terminal_condition_does_not_kill_what_cannot_be_killed():
    """FAQ 2.1: a card that cannot be killed ignores an effect that would kill it."""
    burn = lasting(strength=-2, killed_at_zero=True)
    ended = ending(burn, lasting("round", cannot=["be killed"]), lord=character("Lord", 2))

    assert ended.is_over
    assert ended.zone("Lord") == "play"

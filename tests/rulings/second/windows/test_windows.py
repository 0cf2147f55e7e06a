"""The seven steps around a triggering condition, and action windows."""

from tests.rulings.cards import character, event, location
from tests.rulings.play import Side, Table

POWER = {"do": "gain power"}
DRAW = {"do": "draw"}


def wins(*effects, **other):
    """A reaction to winning a challenge."""
    trigger = {"event": "win challenge", "player": "you"}
    return {"kind": "reaction", "trigger": trigger, "effects": list(effects)} | other


def loses(*effects, **other):
    """A reaction to losing a challenge."""
    trigger = {"event": "lose challenge", "player": "you"}
    return {"kind": "reaction", "trigger": trigger, "effects": list(effects)} | other


def duck(ann=(), bob=(), first_player="Ann", **hands):
    """Ann's power challenge by 3 STR, about to be determined; there is no power to claim."""
    knight = character("Knight", 4, attacking=True)
    guard = character("Guard", 1, defending=True)
    sides = {
        "Ann": Side(play=(knight, *ann), hand=hands.get("ann_hand", ()), gold=5),
        "Bob": Side(play=(guard, *bob), hand=hands.get("bob_hand", ()), gold=5),
    }
    return Table(sides=sides, challenge="power", first_player=first_player).start("duck")


def test_the_first_player_has_the_first_opportunity_and_passing_does_not_end_it():
    """RR Reactions ¶4: passing does not prevent a player from initiating an eligible reaction later."""
    play = duck([location("Port", wins(POWER))], [location("Grey", loses(DRAW))])

    assert play.asked == ("Ann", "reaction")
    passed = play.pass_()
    assert passed.asked == ("Bob", "reaction")
    used = passed.choose("Grey")

    assert used.asked == ("Ann", "reaction")
    assert used.choose("Port").power("Ann") == 1
    assert used.cites("2e/rr/reactions/4")


def test_the_window_closes_when_all_players_pass_consecutively():
    """RR Reactions ¶5: once a reaction window closes, further reactions cannot be initiated."""
    play = duck([location("Port", wins(POWER))], [location("Grey", loses(DRAW))])

    ended = play.pass_().pass_()

    assert ended.is_over
    assert ended.hand("Bob") == 0


def test_each_reaction_may_be_used_once_each_time():
    """RR Reactions ¶7: if multiple copies are eligible, each copy may be initiated once."""
    play = duck([location("Port", wins(POWER)), location("Dock", wins(POWER))])

    first = play.choose("Port")
    assert first.choices == ["Dock"]
    ended = first.choose("Dock").until("4.2.3")

    assert ended.power("Ann") == 1 + 1


def test_forced_reactions_come_before_the_others_in_the_first_players_order():
    """RR Forced Interrupts / Forced Reactions ¶2, ¶3: forced first, the first player determines their order."""
    forced = [location(name, loses({"do": "kneel", "on": "self"}, forced=True)) for name in ("Wall", "Gate")]
    play = duck([location("Port", wins(POWER))], forced)

    assert play.asked == ("Ann", "order")
    ordered = play.choose("Gate", "Wall")

    assert ordered.asked == ("Ann", "reaction")
    assert ordered.line("Gate kneels") < ordered.line("Wall kneels")
    assert ordered.cites("2e/rr/forced-interrupts-forced-reactions/3")


def test_would_interrupts_come_before_forced_interrupts():
    """RR The word "Would", Triggering Condition steps 2 and 3: would has the higher priority."""
    martyr = character(
        "Martyr",
        duplicates=1,
        abilities=(
            {
                "kind": "interrupt",
                "forced": True,
                "trigger": {"event": "kill", "card": {"this": True}},
                "effects": [POWER],
            },
        ),
    )
    play = Table(sides={"Ann": Side(), "Bob": Side(play=(martyr,))}).occurrence("kill", "Martyr")

    assert play.asked == ("Bob", "interrupt")
    saved = play.choose("Martyr")
    killed = play.pass_()

    assert (saved.zone("Martyr"), saved.power("Bob")) == ("play", 0)
    assert (killed.zone("Martyr"), killed.power("Bob")) == ("dead", 1)
    assert killed.cites("2e/rr/triggering-condition/6")


def test_an_interrupt_resolves_before_what_it_interrupts():
    """RR Interrupts ¶1: always resolve interrupts before resolving the triggering condition itself."""
    shireen = character(
        "Shireen",
        1,
        abilities=(
            {
                "kind": "interrupt",
                "trigger": {"event": "kill", "card": {"this": True}},
                "choose": {"cards": {"type": ["character"]}},
                "effects": [{"do": "kneel"}],
            },
        ),
    )
    table = Table(sides={"Ann": Side(play=(character("Cook"),)), "Bob": Side(play=(shireen,))})
    play = table.occurrence("kill", "Shireen")

    ended = play.choose("Shireen").choose("Cook").end()

    assert ended.is_kneeling("Cook")
    assert ended.line("Cook kneels") < ended.line("Shireen is killed", after="Interrupts before")


def test_nested_sequences_are_last_in_first_out():
    """RR Nested Ability Sequences ¶3: each nested sequence must complete before returning to the one below."""
    avenger = location(
        "Court",
        {
            "kind": "reaction",
            "trigger": {"event": "kneel", "cause": "effect"},
            "effects": [{"do": "gain gold"}],
        },
    )
    wall = location("Wall", loses({"do": "kneel", "on": "self"}))
    play = duck([avenger, location("Port", wins(POWER))], [wall], first_player="Bob")

    nested = play.choose("Wall")

    assert nested.asked == ("Ann", "reaction")
    assert nested.choices == ["Court"], "reactions to kneeling, not yet those to the challenge"
    back = nested.choose("Court")
    assert back.choices == ["Port"]
    depths = {entry.text: entry.depth for entry in back.state.log.entries()}
    assert depths["Wall kneels."] > depths["Ann wins the challenge by 3 STR."]


def test_a_cancel_leaves_costs_paid_and_the_limit_used():
    """RR Cancel ¶3, Limits and Maxima ¶5: still used, costs still paid, counted against the limit."""
    port = location(
        "Port", wins(DRAW, costs=[{"do": "kneel", "on": "self"}], limit={"times": 1, "period": "round"})
    )
    judgment = event(
        "Judgment",
        {
            "kind": "interrupt",
            "trigger": {"event": "initiate", "player": "opponent"},
            "effects": [{"do": "cancel"}],
        },
        cost=1,
    )
    play = duck([port], bob_hand=(judgment,)).choose("Port")

    assert play.asked == ("Bob", "cancel")
    canceled = play.choose("Judgment")

    assert canceled.hand("Ann") == 0
    assert canceled.is_kneeling("Port")
    assert len(canceled.state.uses) == 1
    assert canceled.zone("Judgment") == "discard"
    assert canceled.state.players[1].gold == 5 - 1
    assert canceled.cites("2e/rr/cancel/3")


def test_an_event_that_is_being_played_is_in_no_area_and_cannot_be_played_again():
    """FAQ The Hand's Judgment: in the process of being played it is no longer in your hand."""
    tree = {
        "kind": "interrupt",
        "trigger": {"event": "initiate", "player": "opponent"},
        "effects": [{"do": "cancel"}],
    }
    play = duck(
        [location("Port", wins(DRAW))],
        ann_hand=(event("Counter", tree),),
        bob_hand=(event("Judgment", tree),),
    ).choose("Port")

    countered = play.choose("Judgment")

    assert countered.asked == ("Ann", "cancel")
    assert countered.zone("Judgment") == "being played"
    resolved = countered.choose("Counter")
    assert resolved.hand("Ann") == 1, "the draw resolves: its cancel was canceled"
    assert resolved.zone("Judgment") == "discard"


def test_an_event_is_discarded_before_reactions_to_what_it_did():
    """RR Event Cards ¶3: placed in the discard pile prior to opening the reaction window."""
    cheer = event("Cheer", wins({"do": "gain power"}))
    watcher = location(
        "Watcher",
        {"kind": "reaction", "trigger": {"event": "gain power"}, "effects": [{"do": "gain gold"}]},
    )
    play = duck([watcher], ann_hand=(cheer,)).choose("Cheer")

    assert play.choices == ["Watcher"]
    assert play.zone("Cheer") == "discard"


def test_a_limit_of_once_per_round_refuses_the_second_use():
    """RR Limits and Maxima ¶1: each copy of an ability with such a limit may be used X times."""
    squire = character(
        "Squire",
        abilities=(
            {"kind": "action", "effects": [{"do": "gain gold"}], "limit": {"times": 1, "period": "round"}},
        ),
    )
    table = Table(
        sides={"Ann": Side(play=(squire, character("Knight", attacking=True))), "Bob": Side()},
        challenge="power",
    )
    play = table.start("4.2.1")

    assert play.choices == ["Squire"]
    used = play.choose("Squire")
    again = used.pass_()

    assert (used.asked, again.asked) == (("Bob", "action"), ("Ann", "action"))
    assert again.choices == []
    unmet = [r for r in again.machine.requirements(again.state, 0, again.card("Squire")) if not r.met]
    assert "2e/rr/limits-and-maxima/1" in unmet[0].cites


def test_the_action_window_starts_with_the_first_player_even_if_the_opponent_is_active():
    """RR Action Windows ¶1: the first player has the first opportunity to initiate an action, or pass."""
    table = Table(
        sides={"Ann": Side(play=(character("Knight", attacking=True),)), "Bob": Side()},
        challenge="power",
        first_player="Bob",
    )

    play = table.start("4.2.1")

    assert play.asked == ("Bob", "action")
    assert play.pass_().asked == ("Ann", "action")
    assert play.cites("2e/rr/action-windows/1")


def test_then_resolves_only_after_all_before_it_did():
    """RR The word "Then" ¶3: not successfully resolved in full, the post-then aspect does not attempt to resolve."""
    tree = wins(
        {"do": "kill"},
        choose={"cards": {"type": ["character"], "controller": "opponent"}},
        then=[{"do": "gain power", "amount": 3}],
    )
    lord = character("Lord", duplicates=1)
    play = duck([location("Headsman", tree)], [lord]).choose("Headsman").choose("Lord")

    saved = play.choose("Lord").until("4.2.3")
    killed = play.pass_().until("4.2.3")

    assert saved.power("Ann") == 0
    assert saved.cites("2e/rr/the-word-then/3")
    assert killed.power("Ann") == 3
    assert killed.cites("2e/rr/the-word-then/2")


def test_before_and_after_then_share_one_reaction_window():
    """FAQ 1.8: the pre-then and post-then aspects share a common reaction window after the entire effect."""
    tree = wins({"do": "gain gold"}, then=[{"do": "draw"}])
    clerk = location(
        "Clerk",
        {"kind": "reaction", "trigger": {"event": "gain gold"}, "effects": [{"do": "gain power"}]},
    )
    play = duck([location("Bank", tree), clerk]).choose("Bank")

    assert play.choices == ["Clerk"]
    assert play.hand("Ann") == 1, "the part after then has resolved already"


def test_what_leaves_play_as_a_cost_cannot_be_saved():
    """FAQ 3.2: if a card would leave play as part of the cost, that card cannot be saved."""
    tree = wins({"do": "gain power"}, costs=[{"do": "sacrifice", "on": {"type": ["character"], "pick": {}}}])
    play = duck([location("Altar", tree), character("Lord", duplicates=1)]).choose("Altar")

    assert play.asked == ("Ann", "cost")
    paid = play.choose("Lord").until("4.2.3")

    assert paid.zone("Lord") == "discard"
    assert paid.power("Ann") == 1


def test_only_targets_that_were_legal_in_step_1_may_be_chosen():
    """FAQ 3.3: choices are constrained to those that were established as legal options in step 1."""
    tree = {
        "kind": "action",
        "costs": [{"do": "kneel", "on": {"type": ["character"], "controller": "you", "pick": {}}}],
        "choose": {"cards": {"type": ["character"], "controller": "you"}},
        "effects": [{"do": "stand"}],
    }
    ann = (
        location("Yard", tree),
        character("Tired", kneeling=True),
        character("Fresh"),
        character("Knight", attacking=True, kneeling=True),
    )
    table = Table(sides={"Ann": Side(play=ann), "Bob": Side()}, challenge="power")
    play = table.start("4.2.1").choose("Yard").choose("Fresh")

    assert play.asked == ("Ann", "target")
    assert play.choices == ["Tired", "Knight"], "Fresh kneels only since its cost was paid"
    assert play.cites("2e/faq/3.3/1") is False
    assert play.choose("Tired").cites("2e/faq/3.3/1")


def test_a_duplicate_has_no_ability_of_its_own():
    """RR Duplicates ¶5: duplicates have no text; only the card above it may be used."""
    squire = character(
        "Squire", duplicates=1, abilities=({"kind": "action", "effects": [{"do": "gain gold"}]},)
    )
    table = Table(
        sides={"Ann": Side(play=(squire, character("Knight", attacking=True))), "Bob": Side()},
        challenge="power",
    )

    play = table.start("4.2.1")

    assert play.choices == ["Squire"]
    assert play.decision.options[0].card == play.card("Squire")

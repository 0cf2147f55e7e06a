"""Step 4.2.4: the claim result by type of challenge."""

import pytest

from agot_judge.errors import IllegalMove
from tests.rulings.cards import attachment, character, location
from tests.rulings.play import Side, Table


def duck(challenge, defending_side, claim=1, **other):
    """An unopposed challenge about to be determined."""
    attacking_side = Side(play=(character("Knight", 3, attacking=True),), claim=claim)
    return Table(sides={"Ann": attacking_side, "Bob": defending_side}, challenge=challenge, **other).start(
        "duck"
    )


def test_the_defending_player_chooses_also_a_character_that_took_no_part():
    """RR 4.2.4 ¶2: the chosen characters do not have to be characters that participated in the challenge."""
    play = duck("military", Side(play=(character("Guard", 1, defending=True), character("Cook"))))

    assert play.asked == ("Bob", "claim")
    assert play.choices == ["Guard", "Cook"]
    ended = play.choose("Cook").until("4.2.5")

    assert (ended.zone("Cook"), ended.zone("Guard")) == ("dead", "play")
    assert ended.cites("2e/rr/4.2.4/2")


def test_the_same_character_cannot_be_chosen_twice_for_claim():
    """RR Military Claim ¶3: the same character cannot be chosen more than once for a single challenge."""
    play = duck("military", Side(play=(character("Guard"), character("Cook"))), claim=2)

    refused = play.refusal(play.picking("Cook", "Cook"))

    assert "2e/rr/military-claim/3" in refused
    with pytest.raises(IllegalMove):
        play.choose("Cook", "Cook")


def test_a_save_still_serves_to_satisfy_claim():
    """RR Military Claim ¶4: if the chosen character is saved, the choice still serves to satisfy the claim."""
    play = duck("military", Side(play=(character("Lord", duplicates=1), character("Cook"))))

    saved = play.choose("Lord").choose("Lord").until("4.2.5")

    assert (saved.zone("Lord"), saved.zone("Cook")) == ("play", "play")
    assert saved.state.cards[saved.card("Lord")].duplicates == ()
    assert saved.cites("2e/rr/military-claim/4")


def test_a_save_that_is_passed_is_no_save():
    """RR Abilities ¶2: the initiation of interrupt abilities is optional."""
    play = duck("military", Side(play=(character("Lord", duplicates=2),)))

    killed = play.choose("Lord").pass_().until("4.2.5")

    assert killed.zone("Lord") == "dead"
    assert len(killed.state.players[1].discard) == 2
    assert killed.cites("2e/rr/leaves-play/4")


def test_as_much_of_military_claim_as_possible_is_satisfied():
    """RR Military Claim ¶2: fewer characters than claim: as much as possible must be satisfied."""
    play = duck("military", Side(play=(character("Cook"),)), claim=3)

    ended = play.choose("Cook").until("4.2.5")

    assert ended.zone("Cook") == "dead"
    assert ended.cites("2e/rr/military-claim/2")


def test_a_character_that_cannot_be_killed_cannot_be_chosen_for_claim():
    """FAQ 2.1: it cannot be chosen to be killed to satisfy military challenge claim."""
    effect = {"on": ["Lord"], "modify": {"do": "modify", "cannot": ["be killed"]}, "until": "phase"}
    play = duck("military", Side(play=(character("Lord"), character("Cook"))), claim=2, in_force=(effect,))

    assert play.choices == ["Cook"]


def test_killed_characters_leave_play_together_with_what_is_on_them():
    """RR Leaves Play: tokens to the treasury, duplicates discarded, attachments to their owners' hands."""
    lord = character("Lord", power=2, attachments=(attachment("Sword"), attachment("Chain", "terminal")))
    play = duck("military", Side(play=(lord,)))

    ended = play.choose("Lord").until("4.2.5")

    assert (ended.zone("Lord"), ended.zone("Sword"), ended.zone("Chain")) == ("dead", "hand", "discard")
    assert ended.power("Bob") == 0
    assert ended.cites("2e/rr/leaves-play/5")
    assert ended.cites("2e/rr/terminal/1")


def test_two_characters_die_in_one_shared_window():
    """RR Triggering Condition ¶2: two characters killed by claim 2 share their interrupt and reaction windows."""
    nurse = location(
        "Sept",
        {
            "kind": "reaction",
            "trigger": {"event": "kill", "player": "you"},
            "effects": [{"do": "gain power"}],
        },
    )
    guards = (character("Guard", duplicates=1), character("Cook", duplicates=1))
    play = duck("military", Side(play=(*guards, nurse)), claim=2)

    both = play.choose("Guard", "Cook")
    assert both.choices == ["Guard", "Cook"]
    reacting = both.pass_()

    assert reacting.asked == ("Bob", "reaction")
    assert reacting.choices == ["Sept", "Sept"]


def test_intrigue_claim_falls_at_random_and_the_judge_says_which():
    """RR Intrigue Claim ¶1: a number of random cards equal to the claim value."""
    hand = (character("Spy"), character("Cook"), 1)
    play = duck("intrigue", Side(hand=hand), claim=2)

    assert play.asked == ("judge", "random")
    ended = play.choose("Cook", "an unidentified card").until("4.2.5")

    assert (ended.zone("Cook"), ended.zone("Spy"), ended.hand("Bob")) == ("discard", "hand", 1)
    assert ended.cites("2e/rr/intrigue-claim/1")


def test_cards_that_nobody_can_tell_apart_need_no_answer():
    """RR Intrigue Claim ¶2: as much of the claim as possible must be satisfied."""
    ended = duck("intrigue", Side(hand=(1,)), claim=2).until("4.2.5")

    assert ended.hand("Bob") == 0
    assert ended.cites("2e/rr/intrigue-claim/2")


def test_power_claim_moves_power_from_the_faction_card_only():
    """RR Power Claim: power is removed from the faction card; as much as possible; moved power is not gained."""
    side = Side(play=(character("Lord", power=2),), power=1)
    ended = duck("power", side, claim=2).until("4.2.5")

    assert ended.power("Bob") == 2
    assert ended.power("Ann") == 1 + 1
    assert ended.cites("2e/rr/power-claim/2")
    assert ended.cites("2e/rr/moving-power/1")


def test_reactions_to_claim_share_the_window_with_reactions_to_what_claim_did():
    """RR Nested Ability Sequences ¶3, Triggering Condition ¶2: the kills happen within the claim's own sequence."""
    throne = location(
        "Throne",
        {"kind": "reaction", "trigger": {"event": "claim"}, "effects": [{"do": "gain gold"}]},
        {"kind": "reaction", "trigger": {"event": "kill"}, "effects": [{"do": "draw"}]},
    )
    table = Table(
        sides={
            "Ann": Side(play=(character("Knight", 3, attacking=True), throne)),
            "Bob": Side(play=(character("Cook"),)),
        },
        challenge="military",
    )

    play = table.start("duck").choose("Cook")

    assert play.asked == ("Ann", "reaction")
    assert {option.ability for option in play.decision.options} == {0, 1}


def test_the_owner_keeps_the_duplicate_of_a_stolen_character():
    """FAQ 1.2, RR Attachment Cards ¶6: control of the character changes; its duplicate stays with its owner."""
    table = Table(sides={"Ann": Side(), "Bob": Side(play=(character("Lord", duplicates=1),))})
    table.owners["Lord"] = "Ann"

    play = table.occurrence("kill", "Lord")

    assert play.asked == ("Ann", "interrupt")
    saved = play.choose("Lord")
    assert saved.controls("Bob", "Lord")
    assert len(saved.state.players[0].discard) == 1

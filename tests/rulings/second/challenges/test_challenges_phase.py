"""The challenges phase step by step: initiating, defending, comparing STR, bonuses, claim, the end."""

import pytest

from agot_judge.cards.titles import core_titles
from tests.rulings.abilities import (
    DRAW,
    GOLD,
    KNEEL,
    action,
    constant,
    duck,
    interrupt,
    lasting,
    reaction,
    window,
)
from tests.rulings.cards import character, location
from tests.rulings.play import Play, Side, Table


def opportunity(*ann, bob=(), point="4.2", **other):
    """Ann's opportunity to initiate a challenge."""
    return Table(sides={"Ann": Side(play=ann), "Bob": Side(play=tuple(bob))}, **other).start(point)


def test_the_phase_begins_and_the_first_player_is_active_first():
    """RR 4.1 ¶1, 4.2 ¶1, Active Player ¶3: the first player is the first to be the active player."""
    dawn = location("Dawn", reaction("phase begins"))
    table = Table(
        sides={"Ann": Side(play=(character("Knight"), dawn)), "Bob": Side(play=(character("Guard"),))},
        first_player="Bob",
    )
    play = table.start("challenges")

    assert play.asked == ("Ann", "reaction")
    assert play.choose("Dawn").state.players[0].gold == 1
    initiating = play.pass_().pass_().pass_()
    assert initiating.asked == ("Bob", "challenge")
    assert initiating.cites("2e/rr/4.1/1")
    assert initiating.cites("2e/rr/4.2/1")


def test_one_challenge_of_each_type_may_be_initiated():
    """RR 4.2 ¶2: one military, one intrigue, and one power challenge, in any order."""
    play = opportunity(character("Knight"), character("Squire"), character("Page"))

    first = play.attack("intrigue", "Bob", "Knight").until_asked("challenge")

    assert [label for label in first.choices if label in ("military", "intrigue", "power")] == [
        "military",
        "power",
    ]
    assert "2e/rr/4.2/2" in first.refusal(first.declaring("intrigue", "Bob", "Squire"))
    assert first.attack("power", "Bob", "Squire").cites("2e/rr/4.2/2")


def test_who_passes_the_opportunity_initiates_no_further_challenge():
    """RR 4.2 ¶3, 4.3 ¶1: if the active player passes, proceed to step 4.3: the next player becomes active."""
    passed = opportunity(character("Knight"), bob=[character("Guard")]).pass_()

    assert passed.state.active_player == 1
    assert passed.asked == ("Ann", "action")
    assert passed.until_asked("challenge").asked == ("Bob", "challenge")
    assert passed.cites("2e/rr/4.2/3")


def test_all_that_is_announced_is_announced_at_once_and_reacted_to_in_one_window():
    """RR 4.2 ¶4, ¶5, ¶6, ¶8: performed atomically; then reactions to any of the announcements may be initiated."""
    bells = location(
        "Bells", reaction("initiate challenge", trigger={"player": "you", "challenge": ["military"]})
    )
    drums = location("Drums", reaction("declare attacker"))
    horns = location("Horns", reaction("bypass"))
    play = opportunity(character("Sneak", keywords="stealth"), bells, drums, horns, bob=[character("Guard")])

    declared = play.attack("military", "Bob", "Sneak", stealth={"Sneak": "Guard"})

    assert declared.asked == ("Ann", "reaction")
    assert sorted(declared.choices) == ["Bells", "Drums", "Horns"]
    assert (declared.challenge.type, declared.challenge.defender) == ("military", 1)
    assert declared.is_kneeling("Sneak")
    for number in (4, 5, 6, 7):
        assert declared.cites(f"2e/rr/4.2/{number}") or number in (5, 6)


def test_a_challenge_is_resolving_until_it_ends():
    """RR 4.2 ¶9, 4.2.6 ¶1: resolving until the challenge ends in step 4.2.6; then nobody participates."""
    now = location("Now", action(GOLD, condition={"challenge": ["any"]}))
    play = opportunity(character("Knight"), now).attack("power", "Bob", "Knight")

    assert play.choices == ["Now"]
    ended = play.until("4.2.6")
    ended = Play(ended.machine, ended.machine.run(ended.state))
    assert ended.cites("2e/rr/4.2/9")
    assert ended.state.challenge is None
    assert ended.cites("2e/rr/4.2.6/1")


def test_defenders_have_the_icon_stand_and_kneel_simultaneously():
    """RR 4.2.1 ¶1, Challenge Icons ¶1: eligible are standing characters with the icon; they are knelt."""
    watch = location("Watch", reaction("declare defender"))
    guards = [
        character("Guard"),
        character("Monk", icons="intrigue"),
        character("Tired", kneeling=True),
        character("Archer"),
        watch,
    ]
    table = Table(
        sides={"Ann": Side(play=(character("Knight", attacking=True),)), "Bob": Side(play=tuple(guards))},
        challenge="military",
    )
    play = table.start("4.2.1")

    assert play.asked == ("Bob", "defenders")
    assert play.choices == ["Guard", "Archer"]
    declared = play.choose("Guard", "Archer")
    assert len(declared.challenge.defenders) == 2
    assert declared.is_kneeling("Guard")
    assert declared.is_kneeling("Archer")
    assert declared.asked == ("Bob", "reaction")
    assert declared.cites("2e/rr/4.2.1/1")
    assert play.pass_().challenge.defenders == ()


def test_the_side_with_the_higher_total_wins():
    """RR 4.2.2 ¶1, ¶2, Winning a Challenge ¶1, ¶2, Strength ¶2, ¶3: the sums of all participants on each side."""

    def won(*defenders):
        ann = (character("Knight", 3, attacking=True), character("Squire", 2, attacking=True))
        sides = {"Ann": Side(play=ann), "Bob": Side(play=defenders)}
        return Table(sides=sides, challenge="power").start("duck").until("4.2.3")

    lost = won(character("Guard", 4, defending=True), character("Archer", 2, defending=True))
    kept = won(character("Guard", 4, defending=True), character("Archer", 2))

    assert (lost.challenge.winner, lost.challenge.by) == (1, 4 + 2 - 3 - 2)
    assert (kept.challenge.winner, kept.challenge.by) == (0, 3 + 2 - 4)
    assert lost.cites("2e/rr/4.2.2/1")
    assert lost.cites("2e/rr/winning-a-challenge/1")


def test_without_a_participant_nobody_wins_for_a_side():
    """RR 4.2.2 ¶2, Winning a Challenge ¶3, ¶5: there must be at least 1 participating character on his or her side."""
    sides = {"Ann": Side(), "Bob": Side(play=(character("Guard", 0, defending=True),))}

    play = Table(sides=sides, challenge="power").start("duck").until("4.2.3")

    assert play.challenge.winner == -1
    assert play.cites("2e/rr/winning-a-challenge/5")


def test_reactions_to_winning_and_losing_share_the_window_after_the_comparison():
    """RR 4.2.2 ¶4 (2e/rr/reactions-and-interrupts/3): after the completion of step 4.2.2, before any bonus."""
    play = duck(
        location("Feast", reaction("win challenge")), bob=(location("Grief", reaction("lose challenge")),)
    )

    assert play.asked == ("Ann", "reaction")
    assert play.power("Ann") == 0, "the unopposed bonus comes later"
    assert play.choose("Feast").asked == ("Bob", "reaction")


def test_an_unopposed_challenge_gives_1_power_for_the_faction():
    """RR 4.2.2 ¶3, 4.2.3 ¶1, Unopposed ¶1, ¶2: the defending side counts 0 STR and the attacking player wins."""
    play = duck().until("4.2.4")

    assert play.challenge.unopposed
    assert play.power_on("faction 0") == 1
    assert play.cites("2e/rr/unopposed/2")


@pytest.mark.parametrize(
    ("title", "type_", "cite"),
    [
        ("Hand of the King", "power", "2e/rr/title-cards/5"),
        ("Master of Ships", "military", "2e/rr/title-cards/6"),
        ("Master of Whispers", "intrigue", "2e/rr/title-cards/7"),
    ],
)
def test_a_title_contributes_1_str_to_its_type_of_challenge(title, type_, cite):
    """RR Title Cards ¶5, ¶6, ¶7: 1 additional STR during any such challenge in which he or she participates."""

    def total(challenge):
        knight = character("Knight", 3, attacking=True)
        sides = {"Ann": Side(play=(knight,), title=core_titles()[title].face), "Bob": Side(), "Cat": Side()}
        play = Table(sides=sides, challenge=challenge).start("duck").until("4.2.3")
        return play.challenge.attacking_strength

    others = {"power", "military", "intrigue"} - {type_}
    assert total(type_) == 3 + 1, cite
    assert [total(other) for other in others] == [3, 3]


def test_the_claim_value_of_the_attackers_plot_with_its_modifiers_is_the_potency():
    """RR 4.2.4 ¶1, Claim or Claim Value ¶1, ¶2, ¶3: which incorporates all relevant claim modifiers."""
    war = location("War", constant({"type": ["plot"], "controller": "you"}, claim=1))
    play = duck(war, bob=(character("Cook"), character("Page"), character("Maid")), type_="military")

    assert play.asked == ("Bob", "claim")
    assert (play.decision.least, play.decision.most) == (1 + 1, 1 + 1)
    killed = play.choose("Cook", "Maid").until("4.2.5")
    assert [killed.zone(name) for name in ("Cook", "Page", "Maid")] == ["dead", "play", "dead"]
    assert killed.cites("2e/rr/claim-or-claim-value/2")


def test_characters_killed_for_claim_are_killed_simultaneously():
    """RR Military Claim ¶1, 4.2.4 ¶2: the defending player chooses them; all are killed simultaneously."""
    watch = location("Watch", interrupt("kill", KNEEL))
    play = duck(bob=(character("Cook"), character("Page"), watch), type_="military", ann_claim=2)

    killing = play.choose("Cook", "Page")

    assert killing.asked == ("Bob", "interrupt")
    assert killing.line("About to happen: Cook is killed (claim); Page is killed (claim).")
    assert killing.cites("2e/rr/military-claim/1")


def test_the_same_character_does_not_count_twice_and_what_cannot_be_killed_is_no_choice():
    """RR Military Claim ¶3, FAQ 2.1 ¶1, ¶2: different characters; one that cannot be killed cannot be chosen."""
    saint = lasting("Saint", cannot=["be killed"])
    play = duck(
        bob=(character("Saint"), character("Cook"), character("Page")), type_="military", in_force=(saint,)
    )

    assert play.choices == ["Cook", "Page"]
    two = duck(bob=(character("Cook"), character("Page")), type_="military", ann_claim=2)
    assert "2e/rr/military-claim/3" in two.refusal(two.picking("Cook", "Cook"))


def test_intrigue_claim_discards_at_random():
    """RR 4.2.4 ¶3, Intrigue Claim ¶1, ¶2: at random from the hand, as many as the claim value, or as there are."""
    hand = (character("Cook"), character("Page"), character("Maid"))
    play = duck(type_="intrigue", bob_hand=hand, ann_claim=2)

    assert play.asked == ("judge", "random")
    fallen = play.choose("Cook", "Maid").until("4.2.5")
    assert [fallen.zone(name) for name in ("Cook", "Page", "Maid")] == ["discard", "hand", "discard"]
    assert fallen.cites("2e/rr/4.2.4/3")
    few = duck(type_="intrigue", bob_hand=(3,), ann_claim=4).until("4.2.5")
    assert few.hand("Bob") == 0
    assert few.cites("2e/rr/intrigue-claim/2")


def test_power_claim_moves_power_which_is_not_gained():
    """RR 4.2.4 ¶4, Power Claim ¶1, ¶2, Moving Power ¶1: moved from faction card to faction card, as much as there is."""
    feast = location("Feast", reaction("gain power"))
    play = duck(feast, bob_power=5, ann_claim=2).until_asked("reaction")

    assert play.power("Ann") == 1, "the window is that of the unopposed bonus"
    moved = play.pass_().until("4.2.5")
    assert (moved.power("Ann"), moved.power("Bob")) == (1 + 2, 5 - 2)
    assert moved.cites("2e/rr/moving-power/1")
    few = duck(bob_power=1, ann_claim=3).until("4.2.5")
    assert (few.power("Ann"), few.power("Bob")) == (1 + 1, 0)
    assert few.cites("2e/rr/power-claim/2")


def test_the_first_to_have_15_power_wins_at_once():
    """RR Winning the Game ¶1, Power ¶1, FAQ 1.4 ¶2: all power on cards under the player's control counts."""
    lord = character("Lord", power=6)

    won = duck(lord, ann_power=8)

    assert won.state.winner == 0
    assert won.is_over
    assert won.cites("2e/rr/winning-the-game/1")
    assert won.cites("2e/rr/4.2.3/1")
    assert not won.cites("2e/rr/4.2.4/1"), "nothing of the step after it happens"


def test_the_first_player_determines_the_winner_among_several():
    """RR Winning the Game ¶2: if multiple players would reach this victory condition simultaneously."""
    feast = location("Feast", action({"do": "gain power", "player": "any"}))

    play = window(feast, power=14, bob_power=14).choose("Feast")

    assert play.asked == ("Ann", "winner")
    assert play.choose("Bob").state.winner == 1
    assert play.choose("Bob").cites("2e/rr/winning-the-game/2")


def test_the_deck_that_ends_with_a_draw_ends_the_game_for_its_player():
    """RR Winning the Game ¶3: eliminated when the draw deck has no cards remaining; the remaining player wins."""
    study = location("Study", action(DRAW))

    won = window(study, deck=(character("Last"),)).choose("Study")

    assert won.state.winner == 1
    assert won.cites("2e/rr/winning-the-game/3")


def test_challenge_resolution_keywords_are_processed_by_type_in_the_first_players_order():
    """RR 4.2.5 ¶1, Insight ¶1, Renown ¶1, FAQ Challenge Application Timing Sequence ¶5: after claim, by type."""
    king = character("King", 4, keywords="renown insight", attacking=True)
    sides = {"Ann": Side(play=(king,), deck=(character("Top"), 1)), "Bob": Side(power=1)}
    play = Table(sides=sides, challenge="power", first_player="Bob").start("duck")

    assert play.asked == ("Bob", "keyword type")
    assert play.power("Ann") == 1 + 1, "unopposed and claim come first"
    ended = play.choose("insight").choose("King").choose("King").until("4.2.6")
    assert (ended.zone("Top"), ended.power_on("King")) == ("hand", 1)
    assert ended.line("draws a card") < ended.line("King gains 1 power")
    assert ended.cites("2e/faq/challenge-application-timing-sequence/5")
    assert ended.cites("2e/rr/insight/1")


def test_intimidate_kneels_one_character_of_the_loser_once():
    """RR Intimidate ¶1, ¶2: STR no higher than the amount by which the challenge was won; no more than one instance."""
    two = [character(name, 2, keywords="intimidate", attacking=True) for name in ("Wolf", "Bear")]
    bob = (
        character("Cook", 4),
        character("Giant", 5),
        character("Tired", 1, kneeling=True),
        character("Page", 1),
    )
    sides = {"Ann": Side(play=tuple(two)), "Bob": Side(play=bob)}
    play = Table(sides=sides, challenge="power").start("duck")

    assert play.asked == ("Ann", "target")
    assert play.choices == ["Cook", "Page"]
    ended = play.choose("Cook")
    assert ended.is_kneeling("Cook")
    assert not ended.is_kneeling("Page")
    assert ended.is_over, "the other instance does not resolve"
    assert ended.cites("2e/rr/intimidate/1")


def test_keywords_whose_description_says_may_are_optional():
    """RR Abilities ¶4, May ¶1: the controller of the card has the option."""
    play = duck(character("Loras", keywords="renown", attacking=True))

    declined = play.pass_().until("4.2.6")

    assert play.asked == ("Ann", "keyword")
    assert declined.power_on("Loras") == 0
    assert declined.cites("2e/rr/abilities/4")


def test_the_controller_orders_the_instances_of_pillage_not_the_first_player():
    """FAQ Resolving Keywords ¶2: as the controller of the two characters, you choose the order."""
    raiders = tuple(character(name, keywords="pillage", attacking=True) for name in ("Gregor", "Euron"))
    side = Side(deck=(character("Top"), character("Next"), 3))
    table = Table(sides={"Ann": Side(play=raiders), "Bob": side}, challenge="power", first_player="Bob")

    play = table.start("duck")

    assert play.asked == ("Ann", "keyword")
    assert play.decision.ordered
    ordered = play.choose("Euron", "Gregor").until("4.2.6")
    assert (ordered.zone("Top"), ordered.zone("Next")) == ("discard", "discard")
    assert ordered.cites("2e/rr/pillage/1")


def test_a_type_of_keyword_is_processed_once():
    """FAQ Processing Keywords ¶2: gained after its type has been processed, that instance does not resolve."""
    gift = location("Gift", reaction(
        "draw", {"do": "modify", "gains_keywords": ["renown"], "until": "challenge"},
        trigger={"cause": "insight"}, choose={"cards": {"name": "Page"}}))  # fmt: skip
    lord = character("Lord", 4, keywords="renown insight", attacking=True)
    sides = {"Ann": Side(play=(lord, character("Page", 1, attacking=True), gift)), "Bob": Side()}
    play = Table(sides=sides, challenge="power").start("duck")

    late = play.choose("renown").choose("Lord").choose("Lord").choose("Gift").choose("Page")
    early = play.choose("insight").choose("Lord").choose("Gift").choose("Page")

    assert late.is_over
    assert late.power_on("Page") == 0
    assert early.choices == ["Lord", "Page"]
    assert early.cites("2e/faq/processing-keywords/2")

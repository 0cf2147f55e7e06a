"""Effects on the challenge under way, on players and on what they control."""

from dataclasses import replace

from tests.rulings.abilities import (
    DRAW,
    GOLD,
    action,
    does,
    duck,
    interrupt,
    reaction,
    window,
)
from tests.rulings.cards import ability, attachment, character, location, plot
from tests.rulings.play import Side, Table


def test_a_challenge_that_an_effect_ends_has_no_winner():
    """RR 4.2.6 ¶1, Winning a Challenge ¶5: it ends at once."""
    ended = window(does({"do": "end challenge"})).choose("Rite")

    assert ended.state.challenge is None
    assert ended.power("Ann") == 0
    assert ended.cites("2e/rr/4.2.6/1")


def test_an_additional_challenge_of_a_type():
    """RR 4.2 ¶2, ¶5, Lasting Effects ¶1: the active player may initiate another one of that type."""
    tree = {"do": "additional challenge", "type": "power"}
    sides = {"Ann": Side(play=(character("Knight"), character("Squire"), does(tree))), "Bob": Side()}
    play = Table(sides=sides).start("4.2").attack("power", "Bob", "Knight")

    again = play.choose("Rite").until_asked("challenge")

    assert again.refusal(again.declaring("power", "Bob", "Squire")) == []
    once = play.until_asked("challenge")
    assert "2e/rr/4.2/2" in once.refusal(once.declaring("power", "Bob", "Squire"))


def test_claim_of_another_type_instead():
    """RR 4.2.4 ¶1, Replacement Effects ¶1: the claim result is applied, but as that of another type."""
    trial = location(
        "Trial", interrupt("claim", {"do": "instead", "effects": [{"do": "apply claim", "type": "military"}]})
    )
    play = duck(trial, bob=(character("Cook"),), bob_hand=(3,), type_="intrigue")

    instead = play.choose("Trial")

    assert instead.asked == ("Bob", "claim")
    assert instead.choose("Cook").until("4.2.5").zone("Cook") == "dead"
    assert instead.choose("Cook").until("4.2.5").hand("Bob") == 3
    assert play.pass_().until("4.2.5").hand("Bob") == 3 - 1


def test_a_player_becomes_the_first_player():
    """RR First Player ¶1, Effects ¶3: until a new first player is chosen."""
    play = window(does({"do": "first player", "player": "opponent"})).choose("Rite")

    assert play.state.first_player == 1


def test_what_players_cannot_do_lasts_without_its_source():
    """RR Lasting Effects ¶1, ¶2, Cannot ¶1: "until the end of the phase, opponents cannot draw cards"."""
    rite = does(
        {"do": "forbid", "player": "opponent", "cannot": "draw", "until": "phase"},
        costs=[{"do": "sacrifice", "on": "self"}],
    )
    study = location("Study", action(DRAW), action(GOLD))
    play = window(rite, bob=(study,)).choose("Rite")

    assert play.zone("Rite") == "discard"
    assert len(play.choices) == 1, "the other ability of Study could change nothing"
    assert len(window(rite, bob=(study,)).pass_().choices) == 2


def test_control_changes_and_takes_a_participant_out_of_the_challenge():
    """RR Ownership and Control ¶2, ¶5: a participating character that changes control is removed from the challenge."""
    rite = does({"do": "take control", "until": "game"}, choose={"cards": {"name": "Guard"}})
    sides = {
        "Ann": Side(play=(character("Knight", attacking=True), rite)),
        "Bob": Side(
            play=(character("Guard", defending=True, kneeling=True, attachments=(attachment("Sword"),)),)
        ),
    }

    taken = Table(sides=sides, challenge="power").start("4.2.1").choose("Rite").choose("Guard")

    assert taken.controls("Ann", "Guard")
    assert taken.challenge.defenders == ()
    assert taken.controls("Bob", "Sword"), "an attachment stays under its controller's control"
    assert taken.cites("2e/rr/ownership-and-control/5")


def test_a_character_participates_by_an_effect():
    """RR Participating ¶1, ¶2, FAQ 2.10 ¶1: it contributes its STR by participating."""
    rite = does({"do": "participate"}, choose={"cards": {"name": "Squire"}})

    joined = window(rite, character("Squire", 2)).choose("Rite").choose("Squire")

    assert joined.challenge.attackers == (joined.card("Knight"), joined.card("Squire"))
    assert joined.until("4.2.3").challenge.attacking_strength == 3 + 2


def test_a_character_that_participates_already_is_not_declared_as_a_defender():
    """RR Participating ¶2: a character is either participating or not; an effect had it defend before step 4.2.1."""
    knight = character("Knight", attacking=True, kneeling=True)
    bob = Side(play=(character("Squire", 2, defending=True), character("Page", 1)))

    table = Table(sides={"Ann": Side(play=(knight,)), "Bob": bob}, challenge="military")
    play = table.start("4.2.1")

    assert play.choices == ["Page"]
    assert play.choose("Page").challenge.defenders == (play.card("Squire"), play.card("Page"))


def test_a_plot_is_revealed_by_an_effect_without_comparing_initiative():
    """RR Plot Card ¶3, 1.3 ¶6, FAQ At Prince Doran's Behest ¶2 (2e/faq/at-prince-dorans-behest/2)."""
    rite = does({"do": "reveal plot"})
    new = plot("New", {"kind": "when revealed", "effects": [GOLD]}, initiative=9, claim=2)
    table = Table(
        sides={"Ann": Side(play=(character("Knight", attacking=True),), plot=plot("Calm", initiative=1)),
               "Bob": Side(play=(rite,), plot=plot("Old", initiative=0), plots=(new, 2), gold=3)},
        challenge="power",
    )  # fmt: skip
    play = table.start("4.2.1")
    play = play.pass_() if play.asked[0] == "Ann" else play

    revealed = play.choose("Rite")
    revealed = revealed.choose("New") if revealed.asked[1] == "plot" else revealed

    assert (revealed.zone("New"), revealed.zone("Old")) == ("play", "used")
    assert revealed.state.players[1].gold == 3 + 1
    assert revealed.state.first_player == 0


def test_control_by_an_attachment_lasts_as_long_as_it_is_attached():
    """FAQ Multiple Take Control Effects ¶2, RR Ownership and Control ¶2: when it ceases, control reverts."""
    ward = {"kind": "constant", "effects": [{"do": "take control", "on": {"host": True}}]}
    sword = attachment("Ward")
    ned = character("Ned", attachments=(replace(sword, abilities=(ability(ward),)),))
    axe = location("Axe", action({"do": "discard from play", "on": {"name": "Ward"}}))
    sides = {"Ann": Side(play=(character("Knight", attacking=True), axe, ned)), "Bob": Side()}
    table = Table(sides=sides, challenge="power", owners={"Ned": "Bob"})

    gone = table.start("4.2.1").choose("Axe")

    assert gone.controls("Bob", "Ned")


def test_who_does_not_win_initiative_loses_it():
    """RR Initiative ¶2: the player with the highest initiative value wins; the others may refer to losing."""
    envy = location("Envy", reaction("lose initiative", GOLD, trigger={"player": "you"}))
    sides = {"Ann": Side(play=(envy,), plots=(plot("Slow", initiative=1),)),
             "Bob": Side(play=(envy,), plots=(plot("Fast", initiative=9),))}  # fmt: skip
    play = Table(sides=sides).start("1.2").choose("Slow").choose("Fast")

    play = play.choose("Bob") if play.asked[1] == "first player" else play

    assert (play.asked, play.choices) == (("Ann", "reaction"), ["Envy"])


def test_a_player_takes_no_control_of_a_unique_card_of_which_there_is_another():
    """RR Unique Cards ¶3, FAQ 1.3 ¶1, ¶2, ¶6: not if he or she controls or owns a copy in play, or has one in the dead pile."""
    rite = does(
        {"do": "take control", "until": "game"},
        choose={"cards": {"type": ["character"], "controller": "opponent"}},
    )
    theirs = (character("Lord", unique=True, kneeling=True), character("Maid", unique=True, kneeling=True))

    def reached(*mine, **more):
        play = window(rite, *mine, bob=(*theirs, character("Cook", kneeling=True)), **more)
        return play.choose("Rite").choices

    assert reached() == ["Lord", "Maid", "Cook"]
    assert reached(character("Lord", unique=True)) == ["Maid", "Cook"]
    assert reached(dead=(character("Maid", unique=True),)) == ["Lord", "Cook"]

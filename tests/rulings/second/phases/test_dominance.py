"""The dominance phase."""

from agot_judge.cards.titles import core_titles
from tests.rulings.cards import character, location
from tests.rulings.play import Side, Table


def dominance(ann, bob, **more):
    return Table(sides={"Ann": ann, "Bob": bob}, **more).start("dominance")


def reaction(kind, player="you"):
    return {
        "kind": "reaction",
        "trigger": {"event": kind, "player": player},
        "effects": [{"do": "gain gold"}],
    }


def test_strength_of_standing_characters_and_gold_are_counted():
    """RR 5.2 ¶1: kneeling characters do not count; 1 for each gold; the winner gains 1 power."""
    ann = Side(play=(character("Knight", 2), character("Giant", 9, kneeling=True)), gold=2)
    bob = Side(play=(character("Squire", 3),))

    play = dominance(ann, bob)

    assert (play.power("Ann"), play.power("Bob")) == (1, 0)
    assert play.line("Ann counts 4")
    assert play.cites("2e/rr/5.2/1")


def test_gold_alone_wins_dominance():
    """RR 5.2 ¶1, note: with no standing characters."""
    assert dominance(Side(gold=1), Side()).power("Ann") == 1


def test_in_a_tie_nobody_wins_dominance():
    """RR 5.2 ¶2."""
    play = dominance(Side(gold=1), Side(gold=1))

    assert (play.power("Ann"), play.power("Bob")) == (0, 0)
    assert play.cites("2e/rr/5.2/2")


def test_a_tie_below_the_highest_total_does_not_matter():
    """RR 5.2 ¶2: a tie for the highest total."""
    sides = {"Ann": Side(gold=1), "Bob": Side(gold=1), "Cat": Side(gold=2)}

    assert Table(sides=sides).start("dominance").power("Cat") == 1


def test_the_crown_regent_adds_two():
    """RR Title Cards ¶4."""
    regent = core_titles()["Crown Regent"].face
    sides = {"Ann": Side(gold=1, title=regent), "Bob": Side(gold=2), "Cat": Side()}

    assert Table(sides=sides).start("dominance").power("Ann") == 1


def test_reactions_to_dominance_come_after_its_power_is_gained():
    """RR 5.2 ¶1: the player wins dominance and gains 1 power; Triggering Condition ¶2: the windows are shared."""
    joy, grief = location("Joy", reaction("win dominance")), location("Grief", reaction("lose dominance"))

    play = dominance(Side(play=(joy,), gold=1), Side(play=(grief,)))

    assert play.asked == ("Ann", "reaction")
    assert play.power("Ann") == 1
    assert play.choose("Joy").asked == ("Bob", "reaction")


def test_the_power_for_dominance_can_win_the_game():
    """RR Winning the Game ¶1: the game ends immediately."""
    play = dominance(Side(power=14, gold=1), Side())

    assert play.is_over
    assert play.state.winner == 0


def test_what_is_done_as_the_phase_begins_counts():
    """RR 5.1 ¶1: the beginning of the phase comes before dominance is determined."""
    drum = location(
        "Drum",
        {
            "kind": "reaction",
            "trigger": {"event": "phase begins", "word": "dominance"},
            "effects": [{"do": "gain gold", "amount": 3}],
        },
    )

    play = dominance(Side(play=(drum,)), Side(gold=2))

    assert play.asked == ("Ann", "reaction")
    assert play.choose("Drum").power("Ann") == 1


def test_an_action_window_follows_and_the_phase_ends():
    """RR 5.3 ¶1."""
    play = dominance(Side(), Side())

    assert play.asked == ("Ann", "action")
    assert play.pass_().pass_().is_over
    assert play.pass_().pass_().cites("2e/rr/5.3/1")


def test_cards_contribute_to_dominance_what_their_text_says():
    """RR Constant Abilities ¶1; 5.2 ¶1."""
    throne = location(
        "Throne", {"kind": "constant", "effects": [{"do": "modify", "on": "self", "dominance": 8}]}
    )
    loyal = character(
        "Guard",
        2,
        kneeling=True,
        abilities=(
            {
                "kind": "constant",
                "effects": [{"do": "modify", "on": "self", "rules": ["contributes while kneeling"]}],
            },
        ),
    )

    play = dominance(Side(play=(throne, loyal)), Side(gold=9))

    assert play.power("Ann") == 1
    assert play.line("Ann counts 10")


def test_the_losing_opponent_is_the_one_who_did_not_win_dominance():
    """RR 5.2 ¶1: with one opponent there is one who lost."""
    raven = character(
        "Raven",
        4,
        abilities=(
            {
                "kind": "reaction",
                "trigger": {"event": "win dominance", "player": "you"},
                "effects": [{"do": "discard from hand", "player": "loser"}],
            },
        ),
    )

    play = dominance(Side(play=(raven,)), Side(hand=(character("Page", 1),)))

    play = play.choose("Raven")
    assert play.asked == ("Bob", "discard")
    assert play.choose("Page").zone("Page") == "discard"

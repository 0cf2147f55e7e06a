"""Cards described beside other cards, beside the challenge, or by what has not happened to them."""

import pytest

from tests.rulings.cards import character, location
from tests.rulings.keep_as_printed import using
from tests.rulings.play import Side
from tests.rulings.texts import check, run
from tests.rulings.texts import text as card

ROY = character("Roy", 3, icons="military", traits=("Knight",))
NED = character("Ned", 3, icons="power", traits=("Fool",))
GUY = character("Guy", 5, icons="military power", traits=("Knight", "Fool"))
ALL = Side(play=(ROY, NED, GUY))


@pytest.mark.parametrize(
    ("words", "fitting"),
    [
        ("that is not a Knight", ["Ned"]),
        ("with a [military] icon but no [power] icon", ["Roy"]),
        ("with only 1 challenge icon", ["Ned", "Roy"]),
        ("that has not been declared as an attacker or defender this phase", ["Guy", "Ned", "Roy"]),
    ],
)
def test_what_is_said_of_a_character_holds_of_those_that_can_be_chosen(words, fitting):
    """RR Target ¶1: a target fulfills everything that the card says of it."""
    assert sorted(using(f"Choose a character {words}. Kneel it.", bob=ALL).choices) == fitting


def test_two_chosen_in_two_sentences_are_both_of_them():
    """RR Effects ¶3: both of the characters of which the text speaks are knelt."""
    text = "Choose a character an opponent controls. Choose a character you control. Kneel both characters."

    after = using(text, ann=Side(play=(ROY,)), bob=Side(play=(NED, GUY))).choose("Ned").choose("Roy")
    assert [after.is_kneeling(name) for name in ("Roy", "Ned", "Guy")] == [True, True, False]


def test_the_chosen_player_controls_the_character_that_is_chosen_beside_him():
    """RR Target ¶1: "that player" is the one chosen in the same sentence."""
    text = "Choose an opponent and a Knight character controlled by that player. Kneel that character."

    play = using(text, ann=Side(play=(ROY,)), bob=Side(play=(GUY,))).choose("Bob")
    assert play.choices == ["Guy"]
    assert play.choose("Guy").cites("2e/rr/target/1")


def test_a_cost_higher_by_one_is_exactly_that():
    """RR Target ¶1, Costs ¶1: beside the location that paid, of printed cost 2."""
    text = "Sacrifice a location to put a location with printed cost 1 higher into play from your hand."
    hand = (location("Inn", cost=3), location("Tower", cost=4))

    play = using(text, ann=Side(play=(location("Hut", cost=2),), hand=hand)).choose("Hut")
    after = play if play.zone("Inn") == "play" else play.choose("Inn")
    assert (after.zone("Inn"), after.zone("Tower")) == ("play", "hand")


def test_an_icon_of_the_challenges_type_is_asked_of_the_challenge_that_is_under_way():
    """RR Challenge Icons ¶1: in a power challenge a character with a power icon has the matching one."""
    words = "Challenges Action: Kneel each standing character with a matching challenge icon."
    run(
        {"play": ["Chest", "Miller"]},
        {"play": ["Cook", "Dyer"]},
        "challenges",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Miller"]}}},
        {"Ann": {"trigger": "Chest"}},
        check(Cook={"kneeling": True}, Dyer={"kneeling": False}),
        Chest=card("location", words),
        Cook={"type": "character", "str": 1, "icons": ["power"]},
        Dyer={"type": "character", "str": 1, "icons": ["military"]},
    )


def test_what_was_placed_last_in_a_pile_lies_nearest_to_its_top():
    """RR Dead Pile ¶7: the last card placed is the one on top; of the characters in the pile that is Roy."""
    text = "Each player puts into play the character in his or her dead pile that was most recently placed there."

    after = using(text, ann=Side(dead=(ROY, GUY)), bob=Side(dead=(NED,)))
    assert [after.zone(name) for name in ("Roy", "Guy", "Ned")] == ["play", "dead", "play"]


MORE = (
    "Choose a Knight character an opponent controls and kneel it. If you control a Fool character, you may choose up to"
    " 2 characters an opponent controls instead."
)


def test_more_may_be_chosen_instead_of_what_is_said_at_first():
    """RR May ¶1, Target ¶1: the player may keep to the one Knight, who can be chosen as one of the others as well."""
    alone = using(MORE, bob=ALL)
    assert sorted(alone.choices) == ["Guy", "Roy"]
    more = using(MORE, ann=Side(play=(character("Wit", traits=("Fool",)),)), bob=ALL)
    after = more.choose("Ned", "Roy")
    assert (after.is_kneeling("Ned"), after.is_kneeling("Roy")) == (True, True)
    assert more.choose("Guy").is_kneeling("Guy")


def test_only_those_of_the_chosen_that_are_so_are_knelt():
    """RR Effects ¶3: each player chooses; of the characters chosen only the Knight is meant."""
    text = "Each player chooses a character he or she controls. Kneel each chosen Knight character."

    after = using(text, ann=Side(play=(NED,)), bob=Side(play=(ROY, GUY))).choose("Ned").choose("Roy")
    assert [after.is_kneeling(name) for name in ("Ned", "Roy", "Guy")] == [False, True, False]

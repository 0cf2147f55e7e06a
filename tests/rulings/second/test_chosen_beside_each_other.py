"""Cards that are chosen together: alike or unlike, the one and the other of them, and what was not chosen."""

import pytest

from agot_judge.errors import IllegalMove
from tests.rulings.cards import character, location
from tests.rulings.keep_as_printed import able, using
from tests.rulings.play import Side
from tests.rulings.texts import check, person, run
from tests.rulings.texts import text as card

ROY = character("Roy", 3, traits=("Knight",))
NED = character("Ned", 3, traits=("Fool",))
GUY = character("Guy", 5, traits=("Knight",))


def test_cards_that_share_a_trait_share_one_with_each_other():
    """RR Target ¶1: two targets that have one Trait in common, and no two others."""
    text = "Choose 2 characters that share a Trait. Kneel those characters."

    play = using(text, bob=Side(play=(ROY, NED, GUY)))
    with pytest.raises(IllegalMove, match="a Trait in common"):
        play.choose("Roy", "Ned")
    assert play.choose("Roy", "Guy").is_kneeling("Guy")
    assert "Keep" not in able(text, bob=Side(play=(ROY, NED))).choices


def test_cards_with_different_printed_costs_have_no_two_the_same():
    """RR Target ¶1: of Roy (3), Ned (3) and Guy (5) only two can be chosen, one of which is Guy."""
    text = "Choose up to 3 characters with different printed costs. Kneel those characters."

    play = using(text, bob=Side(play=(ROY, NED, GUY)))
    with pytest.raises(IllegalMove, match="the same printed cost"):
        play.choose("Roy", "Ned")
    assert play.choose("Ned", "Guy").is_kneeling("Ned")


def test_the_second_character_is_the_one_that_is_said_second():
    """RR Target ¶1: both fulfill what is said of them, the second beside the first: with higher STR than that one."""
    text = (
        "Choose a Knight character you control and a character with higher STR controlled by an opponent."
        " Kneel the second character."
    )
    weak, strong = character("Wat", 2), character("Tom", 4)

    play = using(text, ann=Side(play=(ROY,)), bob=Side(play=(weak, strong))).choose("Roy")
    assert play.choices == ["Tom"]
    after = play.choose("Tom")
    assert (after.is_kneeling("Tom"), after.is_kneeling("Roy")) == (True, False)


def test_of_two_that_were_chosen_the_one_gains_power_and_the_other_is_killed():
    """RR Target ¶1, Effects ¶3: one of the two is chosen as the effect resolves; the other is the one that is not."""
    text = (
        "Choose 2 characters. Choose 1 of those characters to gain 3 power. Kill the other (cannot be saved)."
    )

    after = using(text, bob=Side(play=(ROY, NED, GUY))).choose("Roy", "Guy").choose("Roy")
    assert (after.zone("Roy"), after.zone("Guy"), after.zone("Ned")) == ("play", "dead", "play")
    assert after.power_on("Roy") == 3


def test_what_no_player_has_chosen_is_discarded():
    """RR Effects ¶3: each player chooses one of his or her own; all others that the text describes are discarded."""
    text = "Each player chooses a location he or she controls, if able. Discard each location not chosen."
    mine = Side(play=(location("Hut"),))
    play = using(text, ann=mine, bob=Side(play=(location("Inn"), location("Mill"))))

    after = play.choose("Hut").choose("Mill")
    zones = {name: after.zone(name) for name in ("Keep", "Hut", "Inn", "Mill")}
    assert zones == {"Keep": "discard", "Hut": "play", "Inn": "discard", "Mill": "play"}


def test_whoever_keeps_some_cards_of_a_hand_discards_as_many_as_are_left():
    """RR Effects ¶3: Bob keeps two of three cards; Ann has only one card, and discards nothing."""
    text = "Each player chooses 2 cards in his or her hand and discards the rest."
    hand = (character("Egg"), character("Dunk"), character("Aegon"))

    play = using(text, ann=Side(hand=(character("Sam"),)), bob=Side(hand=hand))
    after = play.choose("Sam").choose("Dunk", "Aegon")
    assert (after.hand("Ann"), after.hand("Bob"), after.zone("Egg")) == (1, 2, "discard")


def test_a_losing_character_participates_on_the_side_that_lost():
    """RR Winning a Challenge ¶1: who wins and loses are the players; their characters in the challenge are meant."""
    words = "Reaction: After you win a challenge, kneel Chest to kill each losing character."
    run(
        {"play": ["Chest", "Miller"]},
        {"play": ["Baker", "Cook"]},
        "challenges",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Miller"]}}},
        {"Bob": {"defend": ["Baker"]}},
        {"Ann": {"trigger": "Chest"}},
        check(Miller={"zone": "play"}, Baker={"zone": "dead"}, Cook={"zone": "play"}),
        Chest=card("location", words),
        Cook=person("", str=1),
    )


def test_what_was_killed_is_put_into_play_from_the_pile_that_is_said():
    """RR Dead Pile ¶2: a killed card is placed in its owner's dead pile: Bob's own Baker is in his, not in Ann's."""
    words = "Reaction: After a character is killed, kneel Chest to put it into play from your dead pile."
    kill = {"effect": "Choose and kill a character.", "controller": "Ann", "source": "Chest"}

    run(
        {"play": ["Chest", "Miller"]},
        {"play": ["Baker"]},
        kill,
        {"Ann": {"choose": "Miller"}},
        {"Ann": {"trigger": "Chest"}},
        check(Miller={"zone": "play"}, Chest={"kneeling": True}),
        Chest=card("location", words),
    )
    run(
        {"play": ["Chest", "Miller"]},
        {"play": ["Baker"]},
        kill,
        {"Ann": {"choose": "Baker"}},
        check(Baker={"zone": "dead"}, Chest={"kneeling": False}),
        Chest=card("location", words),
    )


def test_a_printed_keyword_is_not_one_that_is_gained():
    """RR Blank ¶1: what is printed counts, whatever the card has gained."""
    text = "Choose a character without printed renown or stealth. Kneel it."
    renowned = character("Rand", keywords="renown")
    gives = {"do": "modify", "on": {"name": "Roy"}, "gains_keywords": ["renown"]}
    giver = location("Bell", {"kind": "constant", "effects": [gives]})

    play = using(text, bob=Side(play=(renowned, ROY, giver)))
    assert play.choices == ["Roy"]

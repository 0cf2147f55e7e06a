"""Opponents of whoever chooses: not those of the player who controls the ability."""

from tests.rulings.cards import character
from tests.rulings.keep_as_printed import using
from tests.rulings.play import Side


def test_each_player_chooses_among_the_cards_of_his_or_her_own_opponents():
    """RR Target ¶5: each player chooses targets of his or her own; an opponent of Bob is Ann."""
    text = "Each player chooses and kneels a character an opponent controls."
    ann, bob = Side(play=(character("Wench"),)), Side(play=(character("Dagmer"),))

    asked = using(text, ann, bob)
    assert asked.choices == ["Dagmer"]
    asked = asked.choose("Dagmer")
    assert asked.choices == ["Wench"]
    after = asked.choose("Wench")
    assert (after.is_kneeling("Wench"), after.is_kneeling("Dagmer")) == (True, True)
    assert after.cites("2e/rr/target/5") or after.cites("2e/rr/target/2")


def test_what_each_player_does_without_a_choice_of_targets_is_done_to_those_of_others_too():
    """RR Target ¶1: without the word "choose" it is picked as it resolves, among the same cards."""
    text = "Each player kneels a character controlled by an opponent."
    ann, bob = Side(play=(character("Wench"),)), Side(play=(character("Dagmer"), character("Harlaw")))

    asked = using(text, ann, bob)
    assert sorted(asked.choices) == ["Dagmer", "Harlaw"]
    after = asked.choose("Harlaw").choose("Wench")
    assert (after.is_kneeling("Wench"), after.is_kneeling("Harlaw")) == (True, True)

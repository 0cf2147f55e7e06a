"""Effects in the words of cards, read and resolved: who chooses, who pays, and which target it is."""

from __future__ import annotations

import msgspec
import pytest

from agot_judge.cards.model import CardFace
from agot_judge.errors import IllegalMove
from agot_judge.text.compile import compile_text
from tests.rulings.cards import character, location
from tests.rulings.keep_as_printed import NAMES, able, using
from tests.rulings.play import Side

PEOPLE = (character("Dagmer", strength=3), character("Harlaw", strength=3), character("Page", strength=1))

# -- who has the most ----------------------------------------------------------------------------------------------


def test_each_player_with_the_most_cards_in_hand_is_affected_also_of_several():
    """RR Effects ¶3: who has as many as the one with the most has the most too."""
    text = "Each player with the most cards in hand discards 1 card at random from his or her hand."
    one, two = Side(hand=(character("Egg"),)), Side(hand=(character("Dunk"), character("Bran")))

    after = using(text, ann=one, bob=two).choose("Bran")
    assert (after.hand("Ann"), after.hand("Bob")) == (1, 1)
    alike = using(text, ann=one, bob=Side(hand=two.hand[:1]))
    assert (alike.hand("Ann"), alike.hand("Bob")) == (0, 0)


def test_who_has_the_most_cards_and_fewer_than_are_left_to_him_discards_none():
    """RR Effects ¶3, Abilities ¶6: 2 cards are the most, and 2 fewer than 4: there is nothing to discard, and nobody is
    asked; without the gold it could not be used."""
    text = (
        "Each player with the most cards in hand chooses and discards cards from his or her hand until he or she "
        "has 4 cards in hand."
    )
    few, none = Side(hand=(character("Egg"), character("Dunk"))), Side(hand=(character("Bran"),))

    assert "Keep" not in able(text, ann=few, bob=none).choices
    after = using(f"{text} Gain 1 gold.", ann=few, bob=none)
    assert (after.hand("Ann"), after.hand("Bob"), after.gold("Ann")) == (2, 1, 1)


def test_what_is_chosen_together_is_worth_no_more_than_the_total():
    """RR Target ¶1: 3 STR and 1 STR are 4 STR, 3 STR and 3 STR are too many."""
    text = "Choose and kneel up to 4 total STR worth of characters an opponent controls."
    people = Side(play=(character("Dagmer"), character("Harlaw"), character("Page", strength=1)))

    after = using(text, bob=people).choose("Dagmer", "Page")
    assert (after.is_kneeling("Dagmer"), after.is_kneeling("Page")) == (True, True)
    with pytest.raises(IllegalMove):
        using(text, bob=people).choose("Dagmer", "Harlaw")


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Discard any number of characters with total STR 4 or lower from play.", "discard"),
        ("Sacrifice any number of characters with total STR 4 or lower to draw 1 card.", "discard"),
        (
            "Search your deck for up to 2 characters with total STR 4 or lower and put them into play."
            " Shuffle your deck.",
            "play",
        ),
    ],
)
def test_what_is_picked_without_being_a_target_is_worth_no_more_than_the_total_either(text, zone):
    """RR Effects ¶3, Costs ¶3, Search ¶1: what is picked while an effect resolves, pays or is found fits together."""
    place = "hand" if "hand" in text else "deck" if "deck" in text else "play"
    sides = {"hand": Side(hand=PEOPLE), "deck": Side(deck=PEOPLE), "play": Side(play=PEOPLE)}

    play = using(text, ann=sides[place])
    with pytest.raises(IllegalMove):
        play.choose("Dagmer", "Harlaw")
    after = play.choose("Dagmer", "Page")
    assert (after.zone("Dagmer"), after.zone("Page"), after.zone("Harlaw")) == (zone, zone, place)


@pytest.mark.parametrize(
    "text",
    [
        "Reaction: After you kneel any number of characters with total STR 3 or lower, draw 1 card.",
        "While you control characters with total STR 10 or lower, Keep gains stealth.",
        "Each character with total STR 4 or lower gets +1 STR.",
        "Action: Kneel each character with total STR 4 or lower.",
    ],
)
def test_a_total_is_not_lost_where_nothing_is_picked(text):
    """RR Effects ¶3: what a text says of cards together is not understood where nothing in the tree can say it."""
    (line,) = compile_text(text, CardFace(name="Keep", type="location"), NAMES)
    assert line.status != "compiled"


# -- paid as it resolves, and by one of several --------------------------------------------------------------------


def test_what_may_be_paid_as_it_resolves_is_a_cost_of_what_follows():
    """FAQ 1.7 ¶1: a cost within an effect is paid in full or what it is paid for does not resolve."""
    text = "You may pay 2 gold to draw 1 card."
    mine = Side(gold=2, deck=(character("Dunk"),))

    paid = using(text, ann=mine).choose("yes")
    assert (paid.gold("Ann"), paid.hand("Ann")) == (0, 1)
    kept = using(text, ann=mine).choose("no")
    assert (kept.gold("Ann"), kept.hand("Ann")) == (2, 0)


def test_an_opponent_is_one_of_them_and_with_one_there_is_nothing_to_ask():
    """RR Effects ¶3: whoever it is, it happens once; the card that is knelt is of the player who does it."""
    text = "An opponent chooses and kneels a character he or she controls."

    play = using(text, bob=Side(play=(character("Dagmer"), character("Harlaw"))))
    assert play.asked[0] == "Bob"
    assert play.choose("Harlaw").is_kneeling("Harlaw")


# -- targets that change -------------------------------------------------------------------------------------------


def test_a_card_becomes_the_target_if_it_could_have_been_chosen():
    """RR Target ¶1, ¶2, ¶3: chosen by its controller unless a card specifies otherwise, among what is eligible."""
    shield = (
        "Interrupt: When an opponent chooses a character you control as the only target of an ability,"
        " choose a character you control to become the target of that ability instead."
    )
    (line,) = compile_text(shield, CardFace(name="Septon", type="character"), NAMES)
    septon = character("Septon", abilities=(msgspec.to_builtins(line.abilities[0]),))
    theirs = Side(play=(septon, character("Dagmer"), character("Sleeper", kneeling=True)))

    asked = using("Choose and kneel a character an opponent controls.", bob=theirs).choose("Dagmer")
    chosen = asked.choose("Septon")
    assert chosen.choices == ["Septon"]  # the sleeper is knelt already: it was no legal target
    after = chosen.choose("Septon")
    assert after.is_kneeling("Septon")
    assert not after.is_kneeling("Dagmer")
    assert after.cites("2e/rr/target/2")


def test_different_cards_have_different_titles():
    """RR Copy (of a card) ¶1: cards of the same title are copies of each other, and not different."""
    text = "Choose up to 2 different cards in your discard pile. Shuffle those cards into your deck."
    pile = Side(discard=(location("Hut"), location("Hut").copy("Hut 2"), character("Dagmer")))

    play = using(text, ann=pile)
    with pytest.raises(IllegalMove):
        play.choose("Hut", "Hut 2")
    after = play.choose("Hut", "Dagmer")
    assert (after.zone("Hut"), after.zone("Dagmer")) == ("deck", "deck")
    searched = using(
        "Search your deck for 2 different locations and add them to your hand. Shuffle your deck.",
        ann=Side(deck=pile.discard),
    )
    with pytest.raises(IllegalMove):
        searched.choose("Hut", "Hut 2")


def test_who_looks_at_a_hand_says_which_card_is_discarded_from_it():
    """RR Look ¶1: the player who looks sees the cards; the card is discarded by the effect, not by its owner's choice."""
    text = "Choose an opponent. Look at that player's hand and discard 1 card from it."
    theirs = Side(hand=(character("Egg"), character("Dunk")))

    play = using(text, bob=theirs).choose("Bob")
    assert play.asked[0] == "Ann"
    assert play.choose("Dunk").zone("Dunk") == "discard"


def test_the_others_go_to_the_bottom_also_if_none_was_chosen():
    """RR Effects ¶3: as much of the effect as can resolve does; what is left needs nothing that was chosen."""
    text = (
        "Reveal the top 2 cards of your deck. Choose up to 1 Knight character revealed this way and add it to your hand."
        " Place the other cards on the bottom of your deck."
    )
    mine = Side(deck=(location("Inn"), location("Hut"), character("Dunk")))

    play = using(text, ann=mine)
    assert play.labels(play.player("Ann").deck or ())[0] == "Dunk"
    knights = Side(deck=(character("Egg", traits=("Knight",)), location("Hut"), character("Dunk")))
    taken = using(text, ann=knights).choose("Egg")
    assert taken.zone("Egg") == "hand"
    assert taken.labels(taken.player("Ann").deck or ()) == ["Dunk", "Hut"]

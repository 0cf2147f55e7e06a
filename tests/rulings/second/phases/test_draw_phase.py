"""The draw phase."""

import pytest

from tests.rulings.cards import location
from tests.rulings.play import Side, Table


def test_all_players_draw_two_cards_simultaneously():
    """RR 2.2 ¶1; Drawing Cards ¶2: from the top of the draw deck, all at once."""
    top = tuple(location(name) for name in ("First", "Second", "Third"))
    sides = {"Ann": Side(deck=(*top, 2)), "Bob": Side(deck=(4,), hand=(1,))}

    play = Table(sides=sides).start("draw")

    assert (play.hand("Ann"), play.hand("Bob")) == (2, 3)
    assert (play.cards_in_deck("Ann"), play.cards_in_deck("Bob")) == (3, 2)
    assert (play.zone("Second"), play.zone("Third")) == ("hand", "deck")
    assert play.cites("2e/rr/2.2/1")
    assert play.cites("2e/rr/drawing-cards/1")
    assert play.asked == ("Ann", "action")


def test_drawing_in_the_draw_phase_is_reacted_to_once_for_both_cards():
    """RR Drawing Cards ¶2: they are one occurrence."""
    owl = location(
        "Owl",
        {
            "kind": "reaction",
            "trigger": {"event": "draw phase draw", "player": "you"},
            "effects": [{"do": "gain gold"}],
        },
    )
    play = Table(sides={"Ann": Side(play=(owl,), deck=(5,)), "Bob": Side()}).start("draw")

    assert play.choices == ["Owl"]
    assert play.cites("2e/rr/drawing-cards/2")
    play = play.choose("Owl")
    assert play.asked == ("Ann", "action")
    assert play.player("Ann").gold == 1


def test_who_draws_the_last_card_is_eliminated_at_once():
    """RR 2.2 ¶2; Winning the Game ¶3: the remaining player wins."""
    play = Table(sides={"Ann": Side(deck=(2,), power=14), "Bob": Side(deck=(3,))}).start("draw")

    assert play.is_over
    assert play.state.winner == 1
    assert play.player("Ann").eliminated
    assert not play.player("Bob").eliminated
    assert play.cites("2e/rr/winning-the-game/3")


def test_a_deck_of_one_card_gives_that_card():
    """RR Effects ¶4: as many as there are; then the deck has none left."""
    sides = {"Ann": Side(deck=(1,)), "Bob": Side(deck=(9,)), "Cat": Side(deck=(9,))}

    play = Table(sides=sides).start("draw")

    assert play.hand("Ann") == 1
    assert play.player("Ann").eliminated
    assert play.asked == ("Bob", "action")


def test_an_empty_deck_eliminates_although_nothing_is_drawn():
    """RR 2.2 ¶2: if there are no cards remaining in his or her deck."""
    play = Table(sides={"Ann": Side(deck=()), "Bob": Side(deck=(9,))}).start("draw")

    assert play.state.winner == 1


def test_where_all_would_be_eliminated_the_first_player_says_who_wins():
    """RR 2.2 ¶2."""
    sides = {name: Side(deck=(2,)) for name in ("Ann", "Bob", "Cat")}

    play = Table(sides=sides, first_player="Cat").start("draw")

    assert play.asked == ("Cat", "winner")
    assert play.choose("Bob").state.winner == 1


def test_the_first_player_who_is_eliminated_hands_on_the_token():
    """RR First Player ¶5: the player to his or her left becomes the first player."""
    sides = {"Ann": Side(deck=(2,)), "Bob": Side(deck=(9,)), "Cat": Side(deck=(9,))}

    play = Table(sides=sides).start("draw")

    assert play.first_player == "Bob"
    assert play.cites("2e/rr/first-player/5")


def test_the_action_window_is_after_the_draw_and_the_phase_ends_then():
    """RR 2.3 ¶1."""
    play = Table(sides={"Ann": Side(), "Bob": Side()}).start("draw").pass_().pass_()

    assert play.is_over
    assert play.cites("2e/rr/2.3/1")


def test_how_many_cards_are_drawn_can_be_changed():
    """RR Constant Abilities ¶1; 2.2 ¶1."""
    well = location(
        "Well",
        {"kind": "constant", "effects": [{"do": "adjust", "what": "draw phase cards", "amount": 1}]},
    )

    play = Table(sides={"Ann": Side(play=(well,)), "Bob": Side()}).start("draw")

    assert (play.hand("Ann"), play.hand("Bob")) == (3, 2)


def test_cards_drawn_by_an_effect_in_the_draw_phase_are_not_more():
    """FAQ Time of Plenty ¶2: only the 2 cards drawn as part of step 2.2 are modified."""
    well = location(
        "Well",
        {"kind": "constant", "effects": [{"do": "adjust", "what": "draw phase cards", "amount": 1}]},
        {"kind": "action", "effects": [{"do": "draw"}]},
    )

    play = Table(sides={"Ann": Side(play=(well,)), "Bob": Side()}).start("draw").choose("Well")

    assert play.hand("Ann") == 2 + 1 + 1
    assert play.cites("2e/rr/2.2/1")


@pytest.mark.parametrize(("fewer", "drawn"), [(1, 1), (2, 0), (3, 0)])
def test_no_fewer_than_0_cards_are_drawn(fewer, drawn):
    """RR Modifiers ¶6: a quantity is not reduced below zero; what is left of it is drawn."""
    marsh = location(
        "Marsh",
        {"kind": "constant", "effects": [{"do": "adjust", "what": "draw phase cards", "amount": -fewer}]},
    )

    play = Table(sides={"Ann": Side(play=(marsh,)), "Bob": Side()}).start("draw")

    assert (play.hand("Ann"), play.hand("Bob")) == (drawn, 2)

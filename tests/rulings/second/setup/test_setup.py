"""Setup: from the first player to the opening hands."""

from dataclasses import replace

import msgspec
from msgspec.structs import replace as replace_state

from agot_judge.engine.state.decision import PASS, Answer
from agot_judge.engine.state.game import Keyword
from tests.rulings.cards import Card, character, event, location, plot
from tests.rulings.opening_hands import KNIGHT, SQUIRE, hand, place
from tests.rulings.play import Play, Side, Table


def test_setup_begins_with_hands_of_seven_and_a_mulligan_for_each_in_player_order():
    """RR Setup ¶8; Mulligan ¶2."""
    sides = {"Ann": Side(deck=(20,), plots=(plot("A"),)), "Bob": Side(deck=(20,))}

    play = Table(sides=sides, first_player="Bob").start("setup")

    assert (play.hand("Ann"), play.hand("Bob")) == (7, 7)
    assert play.asked == ("Bob", "yes or no")
    play = play.choose("no")
    assert play.asked == ("Ann", "yes or no")
    assert play.pass_().asked == ("Bob", "setup")
    for cite in (2, 3, 4, 5, 6, 7, 8):
        assert play.cites(f"2e/rr/setup/{cite}")
    assert play.cites("2e/rr/mulligan/2")


def test_a_mulligan_is_a_new_hand_of_seven_from_the_shuffled_deck_taken_once():
    """RR Mulligan ¶1: the hand is reshuffled into the deck; the second hand must be kept."""
    cards = tuple(character(f"Card {number}") for number in range(9))
    sides = {"Ann": Side(hand=cards[:7], deck=cards[7:]), "Bob": Side(hand=(7,), deck=(20,))}

    play = Table(sides=sides).start("mulligan").choose("yes")

    assert play.asked == ("judge", "random")
    assert len(play.choices) == 9
    play = play.choose(*(f"Card {number}" for number in (8, 7, 0, 1, 2, 3, 4)))
    assert play.asked == ("Bob", "yes or no")
    assert play.zone("Card 8") == "hand"
    assert play.zone("Card 6") == "deck"
    assert (play.hand("Ann"), play.cards_in_deck("Ann")) == (7, 2)
    assert play.cites("2e/rr/mulligan/1")


def test_a_mulligan_among_cards_that_nobody_knows_needs_no_lot():
    """RR Mulligan ¶1: only one result is possible to tell."""
    sides = {"Ann": Side(hand=(7,), deck=(20,)), "Bob": Side(hand=(7,))}

    play = Table(sides=sides).start("mulligan").choose("yes").choose("yes")

    assert play.asked == ("Ann", "setup")
    assert (play.hand("Ann"), play.cards_in_deck("Ann")) == (7, 20)
    assert (play.hand("Bob"), play.player("Bob").deck) == (7, None)


def test_no_more_than_eight_total_cost_may_be_placed():
    """RR Setup ¶9, ¶10."""
    lord, lady = character("Lord", 5), character("Lady", 4)

    play = hand(lord, lady, SQUIRE, KNIGHT).start("setup")

    assert play.asked == ("Ann", "setup")
    assert "2e/rr/setup/10" in play.refusal(place(play, "Lord", "Lady"))
    assert play.refusal(place(play, "Lord", "Knight")) == []
    assert play.refusal(PASS) == []


def test_setup_cards_lie_facedown_until_all_have_placed_theirs():
    """RR Setup ¶9, ¶15: all players turn them faceup simultaneously."""
    play = hand(KNIGHT, SQUIRE).start("setup").choose("Knight")

    assert play.asked == ("Bob", "setup")
    assert play.state.cards[play.card("Knight")].facedown
    play = play.pass_()
    assert play.is_over
    assert not play.state.cards[play.card("Knight")].facedown
    assert not play.is_kneeling("Knight")
    assert play.controls("Ann", "Knight")
    assert play.cites("2e/rr/setup/15")


def test_only_characters_locations_and_attachments_may_be_placed():
    """RR Setup ¶12."""
    song = event("Song", {"kind": "action", "effects": [{"do": "draw"}]})

    play = hand(KNIGHT, location("Keep"), song).start("setup")

    assert play.choices == ["Knight", "Keep"]
    unmet = [one for one in play.machine.option_requirements(play.state, play.card("Song")) if not one.met]
    assert [one.cites for one in unmet] == [("2e/rr/setup/12",)]


def test_no_more_than_one_limited_card_may_be_placed():
    """RR Setup ¶11; Limited ¶1."""
    limited = (Keyword("limited"),)
    roads = [replace(location(name, cost=1), keywords=limited) for name in ("North Road", "South Road")]

    play = hand(*roads).start("setup")

    assert "2e/rr/setup/11" in play.refusal(place(play, "North Road", "South Road"))
    assert play.refusal(place(play, "North Road")) == []


def test_additional_copies_of_a_unique_card_are_duplicates_at_no_cost():
    """RR Setup ¶14: placed at no cost and revealed as duplicates."""
    king = character("King", 7, unique=True)

    play = hand(king, king, SQUIRE).start("setup")
    answer = Answer(options=(0, 1))

    assert play.refusal(Answer(options=(0, 2))) != []
    play = play.answer(answer).pass_()
    assert len(play.state.cards[play.card("King")].duplicates) == 1
    assert play.labels(play.player("Ann").play) == ["King"]
    assert play.cites("2e/rr/setup/14")


def test_a_limited_card_placed_as_a_duplicate_does_not_count():
    """FAQ Limited Card as Duplicate ¶2: a duplicate is not considered to have any printed keywords."""
    harbor = replace(location("Harbor", cost=2), keywords=(Keyword("limited"),))
    harbor = replace(harbor, face=msgspec.structs.replace(harbor.face, unique=True))

    play = hand(harbor, harbor).start("setup")

    assert play.refusal(Answer(options=(0, 1))) == []


def test_copies_that_are_not_unique_are_paid_for_each():
    """RR Setup ¶14: additional copies of unique cards only."""
    guard = character("Guard", 5)

    play = hand(guard, guard).start("setup")

    assert "2e/rr/setup/10" in play.refusal(Answer(options=(0, 1)))


def test_a_shadow_card_may_be_placed_into_shadows_for_two_gold():
    """RR Shadows, Marshaling a Card into Shadows ¶4: events too; it stays facedown in the shadows area."""
    shadow = (Keyword("shadow", 3),)
    spy = replace(character("Spy", 7), keywords=shadow)
    song = replace(event("Song", {"kind": "action", "effects": [{"do": "draw"}]}), keywords=shadow)

    play = hand(spy, song, SQUIRE, character("Lady", 4)).start("setup")

    assert play.choices == ["Spy", "Spy (into shadows)", "Song (into shadows)", "Squire", "Lady"]
    assert play.refusal(place(play, "Spy", "Song (into shadows)")) != []
    play = play.choose("Spy (into shadows)", "Song (into shadows)", "Lady").pass_()
    assert (play.zone("Spy"), play.zone("Song"), play.zone("Lady")) == ("shadows", "shadows", "play")
    assert play.cites("2e/rr/shadows.marshaling-a-card-into-shadows/4")
    assert play.cites("2e/rr/shadows.printed-cost-of-shadows-cards/2")


def test_a_card_is_placed_in_one_way_only():
    """RR Shadows, Printed Cost ¶2: either for its printed cost, or into shadows."""
    spy = replace(character("Spy", 3), keywords=(Keyword("shadow", 3),))

    play = hand(spy).start("setup")

    refusal = play.refusal(place(play, "Spy", "Spy (into shadows)"))
    assert "2e/rr/shadows.printed-cost-of-shadows-cards/2" in refusal


def test_nothing_enters_play_or_is_marshaled_in_setup_and_no_ability_is_active():
    """RR Setup ¶15, note; FAQ 1.9 ¶1, ¶2: not after replenishing either."""
    eager = {"effects": [{"do": "gain gold"}], "kind": "reaction"}
    scholar = character("Scholar", 2, abilities=({**eager, "trigger": {"event": "draw"}},))
    herald = character("Herald", 2, abilities=({**eager, "trigger": {"event": "enter play"}},))

    play = hand(scholar, herald).start("setup").choose("Scholar", "Herald").pass_()

    assert play.is_over
    assert play.player("Ann").gold == 0
    assert play.cites("2e/faq/1.9/1")


def test_hands_are_filled_up_to_seven():
    """RR Setup ¶16."""
    play = hand(KNIGHT, SQUIRE, 5).start("setup").choose("Knight", "Squire").pass_()

    assert (play.hand("Ann"), play.hand("Bob")) == (7, 7)
    assert play.cards_in_deck("Ann") == 18
    assert play.cites("2e/rr/setup/16")


def test_the_game_begins_after_setup_with_the_plot_phase():
    """RR Setup ¶15: what was placed is in play when the game begins; RR 1.1 ¶1."""
    sides = {"Ann": Side(hand=(KNIGHT,), deck=(20,), plots=(plot("A"),)), "Bob": Side(deck=(20,))}

    play = Table(sides=sides).start("setup", stop="phase").choose("Knight").pass_()

    assert play.asked == ("Ann", "plot")
    assert play.controls("Ann", "Knight")


def test_an_ability_that_refers_to_setup_is_active():
    """FAQ 1.9 ¶1."""
    frugal = location(
        "Frugal Faith",
        {"kind": "constant", "effects": [{"do": "adjust", "what": "setup gold", "set_to": 4}]},
    )
    table = hand(KNIGHT, SQUIRE)
    table.sides["Ann"].play = (frugal,)

    play = table.start("setup")

    assert "2e/rr/setup/10" in play.refusal(place(play, "Knight", "Squire"))
    assert play.refusal(place(play, "Knight")) == []


def test_the_steps_of_setup_are_performed_in_order():
    """RR Setup ¶1: from the format to the opening hand."""
    sides = {name: Side(deck=(20,), plots=(plot(f"Plot of {name}"),)) for name in ("Ann", "Bob")}

    play = Table(sides=sides).start("setup").end()

    lines = [play.line(f"Setup {number}") for number in range(1, 11)]
    assert lines == sorted(lines)
    assert play.cites("2e/rr/setup/1")


def test_two_players_play_joust_and_three_or_more_melee():
    """RR Setup ¶2; Joust Game ¶1; Melee Game ¶1."""
    two = Table(sides={name: Side(deck=(20,)) for name in ("Ann", "Bob")}).start("setup")
    three = Table(sides={name: Side(deck=(20,)) for name in ("Ann", "Bob", "Cat")}).start("setup")

    assert two.line("the format is joust")
    assert two.cites("2e/rr/setup/2")
    assert two.cites("2e/rr/joust-game/1")
    assert three.line("the format is melee")
    assert three.cites("2e/rr/melee-game/1")


def test_the_first_player_of_setup_is_determined_at_random():
    """RR Setup ¶3; First Player ¶1: where the table does not say who it is, the judge says on whom the lot fell."""
    play = Table(sides={name: Side(deck=(20,)) for name in ("Ann", "Bob")}).start("setup 1", stop="setup 2")
    play = Play(play.machine, play.machine.run(replace_state(play.state, first_player=-1, stop="setup")))

    assert play.asked == ("judge", "random")
    play = play.choose("Bob")
    assert play.first_player == "Bob"
    assert play.asked == ("Bob", "yes or no")
    assert play.cites("2e/rr/setup/3")


def test_factions_and_agendas_are_announced_and_what_refers_to_that_may_be_used():
    """RR Setup ¶4; Agenda Cards ¶1; FAQ 1.9 ¶1: an ability that references a timing point during setup is active."""
    oath = location(
        "Oath",
        {"kind": "reaction", "trigger": {"event": "announce agendas"}, "effects": [{"do": "gain gold"}]},
    )
    sides = {"Ann": Side(deck=(20,), play=(oath,)), "Bob": Side(deck=(20,))}

    play = Table(sides=sides).start("setup")

    assert play.asked == ("Ann", "reaction")
    assert play.line("Ann announces faction 0") < play.line("Bob announces faction 1")
    assert play.cites("2e/rr/setup/4")
    assert play.cites("2e/rr/agenda-cards/1")


def test_the_treasury_and_the_plot_decks_are_ready_before_the_draw_decks_are_shuffled():
    """RR Setup ¶5, ¶6, ¶7: plot decks lie facedown, no plot is revealed; cards are drawn in the order of the shuffle."""
    known = tuple(character(f"Card {number}") for number in range(8))
    deck: tuple[Card | int, ...] = (*known, 9)
    sides = {"Ann": Side(deck=deck, plots=(plot("A"),)), "Bob": Side(deck=(20,))}

    play = Table(sides=sides).start("setup")

    assert play.zone("A") == "plot deck"
    assert (play.zone("Card 6"), play.zone("Card 7")) == ("hand", "deck")
    assert play.line("treasury") < play.line("plot decks") < play.line("shuffled")
    assert play.cites("2e/rr/setup/5")
    assert play.cites("2e/rr/setup/6")
    assert play.cites("2e/rr/setup/7")


def test_a_card_without_printed_cost_or_of_more_than_eight_cannot_be_placed():
    """RR Shadows, Printed Cost ¶3; Setup ¶10."""
    shade = replace(character("Shade", 3), keywords=(Keyword("shadow", 3),))
    shade = replace(shade, face=msgspec.structs.replace(shade.face, cost=None))

    play = hand(shade, character("Giant", 9)).start("setup")

    unmet = {
        name: [one for one in play.machine.option_requirements(play.state, play.card(name)) if not one.met]
        for name in ("Shade", "Giant")
    }
    assert play.choices == ["Shade (into shadows)"]
    assert unmet["Shade"][0].cites == ("2e/rr/shadows.printed-cost-of-shadows-cards/3",)
    assert "2e/rr/setup/10" in unmet["Giant"][0].cites

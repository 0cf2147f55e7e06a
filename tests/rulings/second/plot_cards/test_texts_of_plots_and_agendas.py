"""Wordings of plot cards and agendas, read and played."""

import pytest

from tests.rulings.texts import CARDS, PLOT, check, event, person, run, text


def test_gold_is_moved_to_the_pool_of_the_controller_of_the_card_from_which_it_moves():
    """RR Move ¶1, FAQ 1.4 ¶1: "its controller's gold pool" is said of each of the cards."""
    run(
        {"hand": ["Audit"], "play": [{"Miller": {"gold": 2}}]},
        {"play": [{"Baker": {"gold": 1}}]},
        "challenges",
        {"Ann": {"play": "Audit"}},
        {"check": {"players": {"Ann": {"gold": 2}, "Bob": {"gold": 1}}}},
        Audit=event("Action: Move all gold from each character to its controller's gold pool."),
    )


def test_bringing_a_card_out_of_shadows_costs_its_player_more():
    """RR Bringing a card out of shadows ¶1: what modifies the cost to bring it out modifies its shadow cost, here by 1."""
    run(
        {"faction": "stark", "agenda": "Fog", "gold": 3, "shadows": ["Lurker"]},
        {"play": ["Baker"]},
        "challenges",
        {"Ann": {"unshadow": "Lurker"}},
        {"check": {"players": {"Ann": {"gold": 0}}}},
        Fog=text(
            "agenda", "Increase the cost for you to bring each out-of-faction card out of shadows by 1."
        ),
        Lurker=CARDS["Miller"] | {"faction": "greyjoy", "text": "Shadow (2)."},
    )


def test_an_additional_card_after_the_draw_is_one_card_more():
    """RR Reactions ¶1: the reaction comes after the cards were drawn; the card is drawn by an ability."""
    run(
        {"agenda": "Road", "deck": 5},
        {"deck": 5},
        "draw",
        {"Ann": {"trigger": "Road"}},
        {"check": {"players": {"Ann": {"hand": 3}}}},
        Road=text("agenda", "Reaction: After you draw cards in the draw phase, draw 1 additional card."),
    )


@pytest.mark.parametrize(
    ("words", "zone"),
    [
        (
            "Forced Interrupt: When a Scheme plot card you control leaves play, remove it from the game instead of placing "
            "it in your used pile.",
            "out of game",
        ),
        (
            "Forced Interrupt: When a Scheme plot card would be placed in your used pile, remove it from the game instead.",
            "out of game",
        ),
        (
            "Forced Reaction: After a Scheme plot card is placed in your used pile, remove it from the game.",
            "out of game",
        ),
        (
            "Forced Interrupt: When a War plot card would be placed in your used pile, remove it from the game instead.",
            "used",
        ),
        ("Forced Interrupt: When a Scheme plot card you control leaves play, gain 1 gold.", "used"),
    ],
)
def test_a_covered_plot_card_goes_where_a_replacement_says(words, zone):
    """RR In Play and Out of Play ¶6, Replacement Effects ¶1: it leaves play as a new one is revealed, for another place."""
    run(
        {"plot": "Whisper", "plots": ["Storm", "Calm"], "agenda": "Rains", "hand": ["Turn"]},
        {},
        "challenges",
        {"Ann": {"play": "Turn"}},
        {"Ann": {"choose": "Storm"}},
        {"check": {"cards": {"Whisper": {"zone": zone}, "Storm": {"zone": "play"}}}},
        Rains=text("agenda", words),
        Turn=event("Action: Reveal a new plot card."),
        Whisper=PLOT | {"traits": ["Scheme"]},
    )


def test_a_plot_card_that_left_play_was_the_revealed_one():
    """RR In Play and Out of Play ¶6: no other plot card is in play, and none leaves it."""
    run(
        {"plot": "Whisper", "plots": ["Storm", "Calm"], "agenda": "Road", "hand": ["Turn"], "deck": 5},
        {},
        "challenges",
        {"Ann": {"play": "Turn"}},
        {"Ann": {"choose": "Storm"}},
        {"Ann": {"trigger": "Road"}},
        {"check": {"players": {"Ann": {"hand": 1}}}},
        Road=text(
            "agenda",
            "Reaction: After your revealed plot card leaves play, kneel your faction card to draw 1 card.",
        ),
        Turn=event("Action: Reveal a Kingdom plot card."),
        Whisper=PLOT,
        Storm=PLOT | {"traits": ["Kingdom"]},
    )


@pytest.mark.parametrize(("answer", "zone"), [("yes", "plot deck"), ("no", "play")])
def test_a_revealed_plot_card_returns_to_the_plot_deck_where_a_text_says_so(answer, zone):
    """RR The Golden Rules ¶2: the text precedes RR In Play and Out of Play ¶6, by which it only goes to the used pile."""
    words = "Each opponent may return his or her revealed plot card to his or her plot deck and reveal a new plot card."
    run(
        {"hand": ["Turn"]},
        {"plot": "Whisper", "plots": ["Storm", "Calm"]},
        "challenges",
        {"Ann": {"play": "Turn"}},
        {"Bob": {"choose": answer}},
        *([{"Bob": {"choose": "Storm"}}] if answer == "yes" else []),
        {"check": {"cards": {"Whisper": {"zone": zone}}}},
        Turn=event(f"Action: {words}"),
        Whisper=PLOT,
    )


@pytest.mark.parametrize(
    ("words", "strength"),
    [
        ("each Summer plot card revealed and each Summer plot card in your used pile", 5),
        ("each character in your dead pile and each location in your discard pile", 6),
        ("each Summer plot card in your used pile and each location in your discard pile", 5),
    ],
)
def test_cards_of_several_places_are_counted_each_in_its_own(words, strength):
    """RR In Play and Out of Play ¶1, Used Pile ¶1: a revealed plot is in play, a used one is not; so are cards of piles."""
    run(
        {
            "plot": "Heat",
            "used": ["Haze"],
            "dead": ["Miller", "Baker"],
            "discard": ["Hut", "Saddle"],
            "play": ["Monk"],
        },
        {"used": ["Haze"], "play": ["Hut"]},
        "challenges",
        check(Monk={"str": strength}),
        Monk=person(f"Monk gets +1 STR for {words}."),
        Heat=PLOT | {"traits": ["Summer"]},
        Haze=PLOT | {"traits": ["Summer"]},
        Hut=text("location", ""),
    )


def test_gold_on_an_agenda_may_be_spent_where_it_says_so():
    """FAQ 2.8 ¶1, RR Agenda Cards ¶2: it is spent as if it were in the gold pool, although the agenda is not in play."""
    run(
        {"agenda": {"Bank": {"gold": 2}}, "plot": "Lean", "hand": ["Miller"]},
        {},
        "3.2",
        {"Ann": {"marshal": "Miller"}},
        check("2e/faq/2.8/1", Miller={"zone": "play"}, Bank={"gold": 0}),
        Lean=PLOT | {"gold": 0},
        Bank=text("agenda", "You may spend gold on Bank as if it were in your gold pool."),
    )

"""Numbers of the rules that cards change are said where they are used."""

import pytest

from tests.rulings.texts import check, run_to, text

FEAST = text("location", "Increase the number of cards you draw in the draw phase by 1.")


@pytest.mark.parametrize(("feasts", "drawn"), [(["Feast"], 3), (["Feast", "Feast"], 4)])
def test_each_instance_of_the_same_ability_changes_the_number_of_cards_drawn(feasts, drawn):
    """RR Constant Abilities ¶3: each of multiple instances affects the game state; ¶1 where there is only one."""
    cite = "2e/rr/constant-abilities/3" if len(feasts) > 1 else "2e/rr/constant-abilities/1"
    run_to(
        "2.3",
        {"play": feasts, "deck": 5},
        {"deck": 5},
        "2.2",
        {"advance": "2.3"},
        {"check": {"players": {"Ann": {"hand": drawn}, "Bob": {"hand": 2}}, "cites": [cite]}},
        Feast=FEAST,
    )


def test_a_deck_of_which_all_was_searched_is_shuffled_although_the_text_does_not_say_so():
    """RR Search ¶2: upon completion of the search; the top of the deck only is not shuffled (RR Search ¶1)."""
    for where, shuffled in (("your deck", True), ("the top 2 cards of your deck", False)):
        seeker = text(
            "character", f"Action: Search {where} for a character, reveal it, and add it to your hand."
        )
        result = run_to(
            "4.2",
            {"play": ["Seeker"], "deck": ["Miller", "Saddle", "Baker"]},
            {},
            "4.1",
            {"Ann": {"trigger": "Seeker", "choose": "Miller"}},
            check("2e/rr/search/1", Miller={"zone": "hand"}),
            Seeker=seeker,
        )
        said = any("2e/rr/search/2" in line.cites for line in result.trace)
        assert said is shuffled


def test_a_card_without_the_keyword_can_be_placed_into_shadows_by_an_effect():
    """RR Marshaling a card into shadows ¶3: it cannot be marshaled there, but card effects may place it."""
    keeper = text("character", "Action: Put a card from your hand into shadows.")
    run_to(
        "4.2",
        {"play": ["Keeper"], "hand": ["Miller"]},
        {},
        "4.1",
        {"Ann": {"trigger": "Keeper", "choose": "Miller"}},
        check("2e/rr/shadows.marshaling-a-card-into-shadows/3", Miller={"zone": "shadows"}),
        Keeper=keeper,
    )


def test_as_many_cards_are_looked_at_as_the_deck_has():
    """RR Effects ¶4: a number beyond what there is engages as many as possible; where there are enough it decides nothing."""
    for deck, cited in ((["Miller", "Saddle"], True), (["Miller", "Saddle", "Baker"], False)):
        watcher = text("character", "Action: Look at the top 3 cards of your deck.")
        result = run_to(
            "4.2",
            {"play": ["Watcher"], "deck": deck},
            {},
            "4.1",
            {"Ann": {"trigger": "Watcher"}},
            check("2e/rr/look/1", Watcher={"zone": "play"}),
            Watcher=watcher,
        )
        assert any("2e/rr/effects/4" in line.cites for line in result.trace) is cited

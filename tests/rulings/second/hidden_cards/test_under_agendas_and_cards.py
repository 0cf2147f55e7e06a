"""Cards that are placed facedown under an agenda or another card, in play from there, and in shadows."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import check, person, text

AGENDA = text("agenda", "")
THIEF = text("location", "Action: Kneel Thief to discard 1 card at random from each player's hand.")
GALLOWS = text("location", "Action: Kneel Gallows to choose and kill a character.")


def test_each_player_places_a_card_under_the_agenda_that_is_his_or_her_own():
    """RR Deck ¶1, Move ¶1: from each player's own deck, under that player's own agenda."""
    run(
        {
            "Ann": {"agenda": "Chain", "deck": ["Miller", "Baker"], "play": ["Joseran"]},
            "Bob": {"agenda": "Chain", "deck": ["Saddle", "Baker"]},
        },
        "challenges",
        {"Ann": {"trigger": "Joseran"}},
        check("2e/rr/move/1", Miller={"controller": "Ann"}, Saddle={"controller": "Bob"}),
        {"check": {"players": {"Ann": {"deck": 1}, "Bob": {"deck": 1}}}},
        cards={
            "Chain": AGENDA,
            "Joseran": person(
                "Action: Each player places the top card of their deck facedown under their agenda."
            ),
        },
    )


def test_who_has_no_agenda_places_none():
    """RR Effects ¶3: as much of the effect is resolved as can be."""
    run(
        {
            "Ann": {"agenda": "Chain", "deck": ["Miller", "Baker", "Saddle"], "play": ["Joseran"]},
            "Bob": {"deck": ["Miller", "Baker", "Saddle"]},
        },
        "challenges",
        {"Ann": {"trigger": "Joseran"}},
        {"check": {"players": {"Ann": {"deck": 2}, "Bob": {"deck": 3}}, "cites": ["2e/rr/effects/3"]}},
        cards={
            "Chain": AGENDA,
            "Joseran": person(
                "Action: Each player places the top card of their deck facedown under their agenda."
            ),
        },
    )


PYCELLE = person(
    "Interrupt: When a card is discarded from a player's hand, place it facedown under that player's agenda instead of "
    "placing it in their discard pile."
)


def test_a_discarded_card_is_placed_under_its_owners_agenda_instead():
    """RR Replacement Effects ¶1: it is discarded all the same, and goes to another place."""
    run(
        {"Ann": {"play": ["Pycelle", "Thief"]}, "Bob": {"agenda": "Chain", "hand": ["Saddle"]}},
        "challenges",
        {"Ann": {"trigger": "Thief"}},
        {"Ann": {"trigger": "Pycelle"}},
        {"check": {"players": {"Bob": {"hand": 0, "discard": 0}}, "cites": ["2e/rr/replacement-effects/1"]}},
        cards={"Chain": AGENDA, "Thief": THIEF, "Pycelle": PYCELLE},
    )


def test_nothing_is_placed_under_the_agenda_of_a_player_who_has_none():
    """RR Abilities ¶6: the ability has no potential to change the game state."""
    run(
        {"Ann": {"play": ["Pycelle", "Thief"]}, "Bob": {"hand": ["Saddle"]}},
        "challenges",
        {"Ann": {"trigger": "Thief"}},
        check("2e/rr/abilities/6", Saddle={"zone": "discard"}),
        cards={"Thief": THIEF, "Pycelle": PYCELLE},
    )


@pytest.mark.parametrize("killed", [False, True])
def test_an_ability_answers_that_its_card_came_into_play_or_into_the_dead_pile(killed):
    """RR Abilities ¶5: in play for the one, in the dead pile for the other."""
    moves = [{"Ann": {"unshadow": "Cressen"}}]
    if killed:
        moves += [{"Ann": {"trigger": "Gallows", "choose": "Cressen"}}]
    run(
        {
            "Ann": {
                "agenda": "Chain",
                "deck": ["Miller"] * 5,
                "gold": 2,
                "shadows": ["Cressen"],
                "play": ["Gallows"],
            },
            "Bob": {},
        },
        "challenges",
        *moves,
        {"Ann": {"trigger": "Cressen"}},
        {"check": {"players": {"Ann": {"deck": 3}}, "cites": ["2e/rr/reactions/1"]}},
        cards={
            "Chain": AGENDA,
            "Gallows": GALLOWS,
            "Cressen": person(
                "Shadow (2).\nReaction: After Cressen comes out of shadows or enters your dead pile, place the top 2 "
                "cards of your deck facedown under your agenda."
            ),
        },
    )


PYRAMID = text(
    "location",
    "Twice per round, you may marshal or play a facedown card under a Kingdom location you control as if it were in "
    "your hand.\nReaction: After 1 or more cards are discarded from your hand, place them facedown under Pyramid. If "
    "Pyramid leaves play, remove each card you placed under it from the game.",
    traits=["Kingdom"],
)


def test_a_card_under_a_location_is_marshaled_as_if_it_were_in_hand():
    """RR Play Restrictions and Permissions ¶1: the text lets it be marshaled from there, at its cost."""
    run(
        {"Ann": {"hand": ["Miller"], "play": ["Pyramid", "Thief"]}, "Bob": {}},
        "marshaling",
        {"Ann": {"trigger": "Thief"}},
        {"Ann": {"trigger": "Pyramid"}},
        {"Ann": {"marshal": "Miller"}},
        {"check": {"cards": {"Miller": {"zone": "play"}}, "players": {"Ann": {"gold": 3}}}},
        check(Miller={"controller": "Ann"}),
        cards={"Pyramid": PYRAMID, "Thief": THIEF},
    )


def test_what_lies_under_a_location_goes_with_it():
    """RR Delayed Effects ¶1: once the location leaves play, the cards that were placed under it are removed from the game."""
    run(
        {"Ann": {"hand": ["Miller"], "play": ["Pyramid", "Thief", "Fire"]}, "Bob": {}},
        "marshaling",
        {"Ann": {"trigger": "Thief"}},
        {"Ann": {"trigger": "Pyramid"}},
        {"Ann": {"trigger": "Fire", "choose": "Pyramid"}},
        check("2e/rr/removed-from-game/1", Miller={"zone": "out of game"}, Pyramid={"zone": "discard"}),
        cards={
            "Pyramid": PYRAMID,
            "Thief": THIEF,
            "Fire": text(
                "location", "Action: Kneel Fire to choose a location. Discard that location from play."
            ),
        },
    )


def test_an_attachment_is_put_into_play_from_under_the_card_with_the_text():
    """RR Put into Play ¶2, ¶3: X is what was paid; the attachment goes on a card to which it can be attached."""
    run(
        {"Ann": {"gold": 2, "deck": ["Saddle", "Sword", "Baker"], "play": ["Rack", "Miller"]}, "Bob": {}},
        "challenges",
        {"Ann": {"trigger": "Rack", "ability": 1}},
        {"Ann": {"trigger": "Rack", "ability": 2, "choose": 2}},
        {"Ann": {"choose": "Saddle"}},
        {"Ann": {"choose": "Miller"}},
        {"check": {"cards": {"Miller": {"attachments": ["Saddle"]}}, "players": {"Ann": {"gold": 0}}}},
        cards={
            "Sword": {"type": "attachment", "cost": 1},
            "Rack": text(
                "location",
                "Action: Place the top 2 cards of your deck facedown under Rack.\n"
                "Action: Pay X gold to put an attachment with printed cost X into play from under Rack.",
            ),
        },
    )


def test_a_facedown_card_that_is_attached_to_a_card_of_ones_own_pays():
    """RR Costs ¶2, ¶3: discarded from play; one on an opponent's card does not."""
    facedown = {"attachments": [{"Saddle": {"facedown": True}}]}
    run(
        {"Ann": {"play": ["Allard", {"Crew": facedown}]}, "Bob": {"play": [{"Crew": facedown}]}},
        "dominance",
        {"Ann": {"trigger": "Allard"}},
        {"advance": "next"},
        {
            "check": {
                "cards": {"Saddle#1": {"zone": "discard"}, "Saddle#2": {"zone": "play"}},
                "cites": ["2e/rr/costs/2"],
            }
        },
        cards={
            "Crew": person("", faction="baratheon"),
            "Allard": person(
                "Dominance Action: Discard a facedown card attached to a [baratheon] card you control to gain 1 power "
                "for your faction."
            ),
        },
    )


def test_a_card_that_is_placed_in_shadows_leaves_play():
    """RR Marshaling a card into shadows ¶3: facedown in its owner's shadows area, without the keyword too."""
    run(
        {"Ann": {"play": ["Throne", "Viper"]}, "Bob": {}},
        "challenges",
        {"Ann": {"trigger": "Throne", "choose": "Viper"}},
        check("2e/rr/shadows.marshaling-a-card-into-shadows/3", Viper={"zone": "shadows"}),
        cards={
            "Throne": text(
                "location", "Action: Kneel Throne to place a [martell] card you control in shadows."
            ),
            "Viper": person("", faction="martell"),
        },
    )


def test_one_of_the_cards_that_were_looked_at_in_shadows_returns_to_its_owners_hand():
    """RR Look ¶1, FAQ 1.7 ¶1: it is chosen once the gold is paid, among those that were looked at."""
    run(
        {"Ann": {"gold": 6, "shadows": ["Friends", "Miller"]}, "Bob": {"shadows": ["Baker", "Saddle"]}},
        "challenges",
        {"Ann": {"unshadow": "Friends"}},
        {"Ann": {"trigger": "Friends"}},
        {"Ann": {"choose": ["Baker", "Saddle"]}},
        {"Ann": {"choose": "yes"}},
        {"Ann": {"choose": "Baker"}},
        {
            "check": {
                "cards": {"Baker": {"zone": "hand"}, "Saddle": {"zone": "shadows"}},
                "players": {"Ann": {"gold": 2}},
            }
        },
        cards={
            "Friends": text(
                "location",
                "Shadow (2).\nReaction: After Friends comes out of shadows, look at up to 3 cards in shadows. Then, "
                "you may pay 2 gold to choose 1 of those cards and return it to its owner's hand.",
            )
        },
    )


def test_what_was_attached_facedown_with_terminal_is_discarded_as_its_host_leaves_play():
    """RR Terminal ¶1, Facedown Cards ¶1: it has no other attributes than those that the effect gives it."""
    run(
        {"Ann": {"play": [{"Crew": {"attacking": True}}, "Gallows"]}, "Bob": {"deck": ["Baker", "Miller"]}},
        "duck",
        {"Ann": {"trigger": "Crew"}},
        check(Baker={"zone": "play", "controller": "Ann", "owner": "Bob"}),
        {"advance": {"window": "action", "of": "Ann"}},
        {"Ann": {"trigger": "Gallows", "choose": "Crew"}},
        check("2e/rr/terminal/1", Baker={"zone": "discard"}),
        cards={
            "Gallows": GALLOWS,
            "Crew": person(
                "Reaction: After you win a challenge in which Crew is attacking, attach the top card of the losing "
                "opponent's deck to Crew facedown under your control, as an attachment with terminal."
            ),
        },
        challenge={"type": "power", "attacker": "Ann", "defender": "Bob"},
        stop="dominance",
    )


def test_what_is_discarded_is_placed_in_shadows_after_it_came_to_the_discard_pile():
    """RR Discard Pile ¶2, Shadows ¶3: a reaction, so that the card was discarded."""
    run(
        {"Ann": {"hand": ["Miller"], "play": ["Edric", "Thief"]}, "Bob": {}},
        "challenges",
        {"Ann": {"trigger": "Thief"}},
        {"Ann": {"trigger": "Edric"}},
        check("2e/rr/shadows.marshaling-a-card-into-shadows/3", Miller={"zone": "shadows"}),
        cards={
            "Thief": THIEF,
            "Edric": person(
                "Reaction: After a non-loyal card enters your discard pile, place it in shadows <em>(without that card "
                "gaining the shadow keyword.)</em>."
            ),
        },
    )

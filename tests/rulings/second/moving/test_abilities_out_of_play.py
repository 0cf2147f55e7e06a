"""Cards whose abilities are used out of play: in hand, in a pile, from shadows."""

import pytest

from tests.rulings.texts import person, run, text


def test_a_card_reacts_to_being_discarded_from_the_pile_in_which_it_lies_by_then():
    """FAQ 2.4 ¶1: a reaction to a discard implicitly interacts with the discard pile. RR Abilities ¶5: it requires that the
    card be there."""
    run(
        {"hand": ["Stray"]},
        {"hand": ["Theft"]},
        "4.1",
        {"Ann": "pass"},
        {"Bob": {"play": "Theft"}},
        {"Ann": {"trigger": "Stray"}},
        {
            "check": {
                "cards": {"Stray": {"zone": "play"}},
                "cites": ["2e/rr/put-into-play/1", "2e/rr/abilities/5"],
            }
        },
        Stray=person("Reaction: After Stray is discarded from your hand, put it into play."),
        Theft=text("event", "Action: Choose an opponent. Discard 1 card at random from that player's hand."),
    )


def test_a_card_interrupts_its_discard_from_the_hand_in_which_it_still_is():
    """RR Interrupts ¶1: before the occurrence resolves. RR Abilities ¶5: used from an out of play area."""
    run(
        {"hand": ["Stray"]},
        {"hand": ["Theft"]},
        "4.1",
        {"Ann": "pass"},
        {"Bob": {"play": "Theft"}},
        {"Ann": {"trigger": "Stray"}},
        {"check": {"cards": {"Stray": {"zone": "play"}}, "cites": ["2e/rr/abilities/5"]}},
        Stray=person(
            "Interrupt: When Stray is discarded from your hand, put it into play instead of placing it in your"
            " discard pile."
        ),
        Theft=text("event", "Action: Choose an opponent. Discard 1 card at random from that player's hand."),
    )


@pytest.mark.parametrize("pile", ["hand", "discard"])
def test_a_card_comes_from_either_of_the_areas_that_its_text_names(pile):
    """RR Abilities ¶5: the text refers to being used from an out of play area, here from one of two."""
    run(
        {"hand": ["Axe"], pile: ["Axe", "Skull"] if pile == "hand" else ["Skull"]},
        {"play": ["Miller"]},
        "4.1",
        {"Ann": {"play": "Axe"}},
        {"Ann": {"trigger": "Skull"}},
        {"check": {"cards": {"Skull": {"zone": "play"}}}},
        Skull=text(
            "location",
            "Reaction: After an opponent's character is killed, put Skull into play from your hand or discard pile.",
        ),
        Axe=text("event", "Action: Choose and kill a character."),
    )


@pytest.mark.parametrize(
    "permission",
    [
        "You may marshal Stray from your discard pile as if it were in your hand.",
    ],
)
def test_a_card_is_marshaled_from_the_pile_from_which_its_own_text_lets_it_be(permission):
    """RR Abilities ¶5: the text refers to being used from an out of play area, and says so there."""
    run(
        {"discard": ["Stray"], "gold": 5},
        {},
        "3.1",
        {"Ann": {"marshal": "Stray"}},
        {"check": {"cards": {"Stray": {"zone": "play"}}}},
        Stray=person(permission),
    )


@pytest.mark.parametrize("held", [6, 1])
def test_what_is_done_otherwise_is_done_where_the_condition_fails(held):
    """RR Play Restrictions and Permissions ¶1: the condition restricts nothing, it says which of two effects resolves."""
    run(
        {"play": ["Stray"], "hand": held, "deck": 5, "gold": 0},
        {"hand": 3},
        "4.1",
        {"Ann": {"trigger": "Stray"}},
        {"check": {"players": {"Ann": {"hand": held + (held < 3), "gold": int(held > 3)}}}},
        Stray=person(
            "Action: If you have more cards in hand than an opponent, gain 1 gold. Otherwise, draw 1 card."
        ),
    )


def test_what_was_discarded_is_put_into_play_from_that_pile_and_is_there_no_more_for_others():
    """FAQ 2.4 ¶1, ¶2: what follows a discard interacts with the card in the discard pile, while it is there."""
    run(
        {"play": ["Miller", "Grave"], "hand": ["Oath"]},
        {"deck": ["Baker", 3]},
        "4.1",
        {"Ann": {"trigger": "Grave"}},
        {"check": {"may": {"Ann": ["Oath", "Grave"]}}},
        {"Ann": {"play": "Oath"}},
        {"check": {"cards": {"Baker": {"zone": "play", "controller": "Ann", "owner": "Bob"}}}},
        {"check": {"may_not": {"Ann": ["Grave"]}}},
        Oath=text(
            "event",
            "Reaction: After a character with printed cost 3 or lower is discarded from an opponent's hand or deck, "
            "put it into play under your control from that opponent's discard pile.",
        ),
        Grave=text(
            "location",
            "Action: Kneel Grave to discard the top card of each opponent's deck.\n"
            "Reaction: After a character is discarded from an opponent's deck, place that character in its owner's "
            "dead pile.",
        ),
    )


@pytest.mark.parametrize("lies", ["discard", "play"])
@pytest.mark.parametrize("when", ["Action: If", "Reaction: After you gain gold, if"])
def test_a_card_is_used_from_the_pile_in_which_it_must_be_as_a_condition_says(when, lies):
    """RR Abilities ¶5: it refers to being used from an out of play area; from play, where it cannot be so, it is not used."""
    use = {"Ann": {"trigger": "Stray"}}
    run(
        {lies: ["Stray"], "hand": ["Tithe"]},
        {},
        "4.1",
        {"Ann": {"play": "Tithe"}},
        use if lies == "discard" else {"refuse": {**use, "because": ""}},
        {"check": {"cards": {"Stray": {"zone": "hand" if lies == "discard" else "play"}}}},
        Stray=person(f"{when} Stray is in your discard pile, return it to your hand."),
        Tithe=text("event", "Action: Gain 1 gold."),
    )

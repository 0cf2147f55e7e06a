"""Cards that are put into play where the text says nothing of who controls them."""

from tests.rulings.texts import event, person, run

WHISPER = event(
    "Action: Choose and reveal a card from each player's shadows area, if able. You may put those cards into play."
)


def test_cards_of_several_players_enter_play_under_their_owners_control():
    """RR Ownership and Control ¶2: cards by default enter play under their owner's control."""
    run(
        {"hand": ["Whisper"], "shadows": ["Nan"]},
        {"shadows": ["Pate"]},
        "4.1",
        {"Ann": {"play": "Whisper", "choose": ["Nan", "Pate"]}},
        {"Ann": {"choose": ["yes"]}},
        {
            "check": {
                "cards": {
                    "Nan": {"zone": "play", "controller": "Ann"},
                    "Pate": {"zone": "play", "controller": "Bob"},
                }
            }
        },
        Whisper=WHISPER,
        Nan=person(""),
        Pate=person(""),
    )


def test_a_card_of_an_opponent_comes_under_your_control_only_where_the_text_says_so():
    """RR Ownership and Control ¶2: some abilities cause cards to change control."""
    for words, controller in (("", "Bob"), (" under your control", "Ann")):
        run(
            {"hand": ["Whisper"]},
            {"discard": ["Pate"]},
            "4.1",
            {"Ann": {"play": "Whisper", "choose": ["Pate"]}},
            {"check": {"cards": {"Pate": {"zone": "play", "controller": controller}}}},
            Whisper=event(
                f"Action: Choose a character in an opponent's discard pile and put it into play{words}."
            ),
            Pate=person(""),
        )


def test_a_card_revealed_from_an_opponents_deck_comes_under_your_control_only_where_the_text_says_so():
    """RR Ownership and Control ¶2: cards by default enter play under their owner's control, found in whatever way."""
    for words, controller in (("", "Bob"), (" under your control", "Ann")):
        run(
            {"hand": ["Whisper"]},
            {"deck": ["Pate", 3]},
            "4.1",
            {"Ann": {"play": "Whisper", "choose": ["Bob"]}},
            {"Ann": {"choose": ["yes"]}},
            {"Ann": {"choose": ["Pate"]}},
            {
                "check": {
                    "cards": {"Pate": {"zone": "play", "controller": controller}},
                    "cites": ["2e/rr/ownership-and-control/2"],
                }
            },
            Whisper=event(
                "Action: Choose an opponent. Reveal the top card of that player's deck. "
                f"You may put a character revealed this way into play{words}."
            ),
            Pate=person(""),
        )


def test_what_an_opponent_sacrificed_comes_back_under_its_owners_control():
    """RR Ownership and Control ¶2: the card that the occurrence is about is not yours because you put it into play."""
    run(
        {"play": ["Nan"]},
        {"play": ["Pate"]},
        {"effect": "Sacrifice a character.", "controller": "Bob", "source": "Pate"},
        {"Ann": {"trigger": "Nan"}},
        {"check": {"cards": {"Pate": {"zone": "play", "controller": "Bob"}}}},
        Nan=person("Reaction: After an opponent's character is sacrificed, put that character into play."),
        Pate=person(""),
    )


def test_each_card_killed_this_phase_comes_back_from_where_it_was_sent():
    """RR Ownership and Control ¶2: under its owner's control; what lay in the dead pile before stays there."""
    run(
        {"play": ["Nan"], "hand": ["Whisper"], "dead": ["Hob"]},
        {"play": ["Pate"], "hand": ["Plague"]},
        "4.1",
        {"Ann": "pass"},
        {"Bob": {"play": "Plague"}},
        {"check": {"cards": {"Nan": {"zone": "dead"}, "Pate": {"zone": "dead"}}}},
        {"Ann": {"play": "Whisper"}},
        {
            "check": {
                "cards": {
                    "Nan": {"zone": "play", "controller": "Ann"},
                    "Pate": {"zone": "play", "controller": "Bob"},
                    "Hob": {"zone": "dead"},
                },
                "cites": ["2e/rr/ownership-and-control/2"],
            }
        },
        Nan=person(""),
        Pate=person(""),
        Hob=person(""),
        Plague=event("Action: Kill each character."),
        Whisper=event(
            "Action: Put each character that was killed this phase into play from its owner's dead pile."
        ),
    )


def test_what_each_player_chooses_in_the_own_hand_enters_play_under_the_own_control():
    """RR Ownership and Control ¶2: each chooses among the own cards only; they enter play under their owners' control."""
    run(
        {"hand": ["Whisper", "Nan", "Hob"]},
        {"hand": ["Pate"]},
        "4.1",
        {"Ann": {"play": "Whisper"}},
        {
            "check": {
                "decision": {"player": "Ann", "kind": "target", "choices": ["Nan"], "not_choices": ["Pate"]}
            }
        },
        {"Ann": {"choose": "Nan"}},
        {"Bob": {"choose": "Pate"}},
        {
            "check": {
                "cards": {
                    "Nan": {"zone": "play", "controller": "Ann"},
                    "Pate": {"zone": "play", "controller": "Bob"},
                    "Hob": {"zone": "hand"},
                },
                "cites": ["2e/rr/ownership-and-control/2"],
            }
        },
        Nan=person(""),
        Pate=person(""),
        Hob=person(""),
        Whisper=event("Action: Each player chooses a character in his or her hand and puts it into play."),
    )

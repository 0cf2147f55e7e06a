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

"""A character that is attacking or defending alone is the only one of its side: nobody is asked which."""

from typing import Any

from tests.rulings.texts import check, event, person, run

_SMITHS = {name: person("", traits=["Smith"]) for name in ("Smith", "Farrier")}
_WON = "Reaction: After you win a challenge in which you control a "


def _won(words: str, attackers: list[str], *moves: Any) -> None:
    attack = {"type": "military", "against": "Bob", "with": attackers}
    ann = {"hand": ["Song"], "play": attackers}
    run(ann, {}, "challenges", {"Ann": {"challenge": attack}}, *moves, Song=event(_WON + words), **_SMITHS)


def test_that_character_which_is_attacking_alone_is_not_asked_for():
    """FAQ Attacking Alone ¶2: at the time of the reaction there is one such character, and it has gained the power."""
    _won(
        "Smith character that is attacking or defending alone, that character gains 1 power.",
        ["Smith"],
        {"Ann": {"play": "Song"}},
        check("2e/rr/gains/3", Smith={"power": 1}, Song={"zone": "discard"}),
    )


def test_which_of_two_participating_characters_is_for_the_player_to_say():
    """RR Effects ¶3: of two that the description fits, one gains the power."""
    _won(
        "participating Smith character, that character gains 1 power.",
        ["Smith", "Farrier"],
        {"Ann": {"play": "Song"}},
        {"check": {"decision": {"player": "Ann", "choices": ["Smith", "Farrier"]}}},
        {"Ann": {"choose": "Farrier"}},
        {"advance": "4.2.3"},
        check(Smith={"power": 0}, Farrier={"power": 1}),
    )

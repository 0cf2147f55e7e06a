"""What the judge says that an effect does happens as from any effect: each kind of change, and what the rules make of it."""

import pytest

from agot_judge.scenario.execution import run_text
from tests.rulings.second.by_hand.boards import holds, said
from tests.rulings.texts import ICONS

MILITARY = {"type": "military", "attacker": "Ann", "defender": "Bob"}
UNIQUE = {"type": "character", "cost": 2, "str": 2, "unique": True, "icons": ICONS}
GREETER = {
    "type": "character",
    "cost": 3,
    "str": 3,
    "text": "Reaction: After a character enters play, draw 1 card.",
}
MERCIFUL = {
    "type": "location",
    "cost": 1,
    "text": "Interrupt: When a character would be killed, sacrifice Merciful to save that character.",
}


def test_a_character_killed_by_hand_can_be_saved():
    """RR Save ¶1: what is killed by hand is killed by an effect; an interrupt saves it."""
    result = holds(
        {},
        {"play": ["Baker", "Merciful"]},
        [{"kill": ["Baker"]}],
        {"Bob": {"trigger": "Merciful"}},
        {
            "check": {
                "cards": {"Baker": {"zone": "play"}, "Merciful": {"zone": "discard"}},
                "cites": ["2e/rr/save/1"],
            }
        },
        Merciful=MERCIFUL,
    )
    assert "The judge: Baker is killed." in said(result)


def test_cards_killed_by_two_entries_in_a_row_die_together():
    """RR Priority of Simultaneous Resolution ¶1: consecutive changes of one kind are one occurrence."""
    result = holds(
        {},
        {"play": ["Baker", "Miller", "Merciful"]},
        [{"kill": ["Baker"]}, {"kill": ["Miller"]}],
        {"check": {"window": "interrupt", "may": {"Bob": ["Merciful"]}}},
        {"Bob": {"trigger": "Merciful", "choose": "Miller"}},
        {"check": {"cards": {"Baker": {"zone": "dead"}, "Miller": {"zone": "play"}}}},
        Merciful=MERCIFUL,
    )
    assert "About to happen: Baker is killed; Miller is killed." in said(result)


def test_a_card_put_into_play_by_hand_is_reacted_to():
    """RR Put into Play ¶1, RR Enters Play ¶1: it enters play, and whatever reacts to that may be used."""
    holds(
        {"play": ["Greeter"]},
        {"hand": ["Baker"]},
        [{"put_into_play": "Baker", "player": "Bob"}],
        {
            "check": {
                "may": {"Ann": ["Greeter"]},
                "cards": {"Baker": {"zone": "play", "controller": "Bob"}},
                "cites": ["2e/rr/put-into-play/1"],
            }
        },
        {"Ann": {"trigger": "Greeter"}},
        {"check": {"players": {"Ann": {"hand": 1}}}},
        Greeter=GREETER,
    )


def test_what_an_attachment_put_into_play_is_attached_to_is_still_chosen():
    """RR Put into Play ¶3, RR Attachment Cards ¶1: it enters play attached to something."""
    holds(
        {"play": ["Miller"]},
        {"play": ["Baker"], "hand": ["Saddle"]},
        [{"put_into_play": "Saddle", "player": "Bob"}],
        {"Ann": {"choose": "Baker"}},
        {"check": {"cards": {"Baker": {"attachments": ["Saddle"]}}}},
    )


def test_an_attachment_moved_by_hand_stays_when_its_first_character_then_dies():
    """RR Terminal ¶1: terminal looks at what it is attached to as that leaves play, and it has moved before."""
    holds(
        {},
        {"play": [{"Baker": {"attachments": ["Rot"]}}, "Miller"]},
        [{"attach": "Rot", "to": "Miller"}, {"kill": ["Baker"]}],
        {
            "check": {
                "cards": {
                    "Rot": {"zone": "play"},
                    "Miller": {"attachments": ["Rot"]},
                    "Baker": {"zone": "dead"},
                },
                "cites": ["2e/rr/attachment-cards/1"],
            }
        },
        Rot={"type": "attachment", "cost": 1, "text": "Terminal."},
    )


def test_a_terminal_attachment_is_discarded_when_its_character_dies_first():
    """RR Terminal ¶1: the order in which the judge lists the changes counts."""
    holds(
        {},
        {"play": [{"Baker": {"attachments": ["Rot"]}}, "Miller"]},
        [{"kill": ["Baker"]}, {"draw": 1, "player": "Ann"}],
        {"check": {"cards": {"Rot": {"zone": "discard"}}, "cites": ["2e/rr/terminal/1"]}},
        Rot={"type": "attachment", "cost": 1, "text": "Terminal."},
    )


def test_a_terminal_condition_is_met_at_once_by_an_attachment_put_on_by_hand():
    """RR Attachment Cards ¶1: what the attachment says of its character holds from the moment it is attached."""
    holds(
        {"play": [{"Miller": {"attachments": ["Frost"]}}]},
        {"play": ["Baker"]},
        [{"attach": "Frost", "to": "Baker"}],
        {
            "check": {
                "cards": {"Baker": {"zone": "dead"}, "Frost": {"zone": "hand"}, "Miller": {"zone": "play"}}
            }
        },
        Frost={
            "type": "attachment",
            "cost": 1,
            "text": "Attached character gets -2 STR and is killed if its STR is 0.",
        },
    )


def test_control_taken_by_hand_removes_a_character_from_the_challenge():
    """RR Ownership and Control ¶5: a participating character that changes control is removed from the challenge."""
    holds(
        {"play": [{"Miller": {"attacking": True}}]},
        {"play": [{"Baker": {"defending": True}}]},
        [{"take_control": "Baker", "player": "Ann"}],
        {
            "check": {
                "cards": {"Baker": {"controller": "Ann", "owner": "Bob", "participating": False}},
                "cites": ["2e/rr/ownership-and-control/2", "2e/rr/ownership-and-control/5"],
            }
        },
        start="4.2.1",
        challenge=MILITARY,
    )


def test_control_taken_until_the_end_of_the_phase_goes_back():
    """FAQ Multiple "Take Control" Effects ¶2: when what gave it ends, control reverts to the owner."""
    holds(
        {},
        {"play": ["Baker"]},
        [{"take_control": "Baker", "player": "Ann", "until": "end of the phase"}],
        {"check": {"cards": {"Baker": {"controller": "Ann"}}}},
        {"advance": "5.1"},
        {
            "check": {
                "cards": {"Baker": {"controller": "Bob"}},
                "cites": ["2e/faq/multiple-take-control-effects/2"],
            }
        },
        stop="5.1",
    )


def test_tokens_are_placed_and_removed():
    """RR Influence Tokens ¶2: tokens of any kind lie on cards; gold and power are tokens too."""
    holds(
        {"play": [{"Miller": {"gold": 2, "tokens": {"poison": 2}}}]},
        {"play": ["Baker"]},
        [
            {"token": "poison", "card": "Miller", "amount": -1},
            {"token": "poison", "card": "Baker"},
            {"token": "gold", "card": "Miller", "amount": -2},
            {"token": "power", "card": "Baker", "amount": 2},
        ],
        {
            "check": {
                "cards": {
                    "Miller": {"tokens": {"poison": 1}, "gold": 0},
                    "Baker": {"tokens": {"poison": 1}, "power": 2},
                }
            }
        },
    )


def test_power_gained_by_hand_wins_the_game():
    """RR Winning the Game ¶1: whoever has 15 power has won, by whatever effect."""
    holds(
        {"power": 14},
        {},
        [{"gain_power": 1, "player": "Ann"}, {"gain_gold": 5, "player": "Ann"}],
        {"check": {"winner": "Ann"}},
    )


def test_both_players_reach_15_power_at_once():
    """RR Winning the Game ¶2: the first player determines who of them wins; so they did it simultaneously."""
    holds(
        {"power": 14},
        {"power": 14},
        [{"gain_power": 1, "player": "Ann"}, {"gain_power": 1, "player": "Bob"}],
        {"check": {"decision": {"player": "Ann", "kind": "winner"}, "cites": ["2e/rr/winning-the-game/2"]}},
        {"Ann": {"choose": {"winner": "Bob"}}},
        {"check": {"winner": "Bob"}},
    )


def test_a_duplicate_put_on_by_hand_can_save():
    """RR Duplicates ¶1, ¶2: beneath its unique card it is a duplicate like any other."""
    holds(
        {"play": ["Squire"], "hand": ["Squire"]},
        {},
        [{"duplicate": "Squire", "on": "Squire"}, {"kill": ["Squire"]}],
        {"Ann": {"trigger": "Squire"}},
        {
            "check": {
                "cards": {"Squire#1": {"zone": "play", "duplicates": 0}, "Squire#2": {"zone": "discard"}},
                "cites": ["2e/rr/duplicates/1"],
            }
        },
        Squire=UNIQUE,
    )


def test_a_character_removed_from_the_challenge_by_hand_counts_no_more():
    """RR Participating ¶3: a character that an ability removes is no longer participating."""
    holds(
        {"play": [{"Miller": {"attacking": True}}]},
        {"play": [{"Baker": {"defending": True}}]},
        [{"remove_from_challenge": ["Miller"]}],
        {
            "check": {
                "cards": {"Miller": {"participating": False}},
                "challenge": {"attacking_str": 0},
                "cites": ["2e/rr/participating/3"],
            }
        },
        start="4.2.1",
        challenge=MILITARY,
    )


def test_a_character_made_to_participate_by_hand_counts():
    """RR Participating ¶2: it is participating, on the side that the judge says."""
    holds(
        {"play": [{"Miller": {"attacking": True}}]},
        {"play": ["Baker"]},
        [{"participate": "Baker", "as": "defending"}],
        {
            "check": {
                "cards": {"Baker": {"defending": True}},
                "challenge": {"defending_str": 2},
                "cites": ["2e/rr/participating/2"],
            }
        },
        {"advance": "4.2.3"},
        {"check": {"challenge": {"winner": "Ann", "unopposed": False, "by": 1}}},
        start="4.2.1",
        challenge=MILITARY,
    )


def test_a_character_bypassed_by_hand_cannot_defend():
    """RR Stealth ¶1: who is bypassed cannot be declared as a defender."""
    holds(
        {"play": [{"Miller": {"attacking": True}}]},
        {"play": ["Baker", "Miller"]},
        [{"bypass": ["Baker"]}],
        {"check": {"cards": {"Baker": {"bypassed": True}}, "cites": ["2e/rr/stealth/1"]}},
        {"refuse": {"Bob": {"defend": ["Baker"]}, "because": "stealth"}},
        {"Bob": {"defend": ["Miller#2"]}},
        {"check": {"cards": {"Miller#2": {"defending": True}}}},
        challenge=MILITARY,
        start="",
    )


def test_a_plot_revealed_by_hand_covers_the_one_before():
    """RR Plot Card ¶3: it leaves the plot deck and is revealed; the one before goes to the used pile."""
    holds(
        {"plots": ["Frenzy", "Storm"]},
        {},
        [{"reveal_plot": "Frenzy"}],
        {
            "check": {
                "cards": {"Frenzy": {"zone": "play"}, "Calm#1": {"zone": "used"}},
                "players": {"Ann": {"claim": 2}},
                "cites": ["2e/rr/plot-card/3"],
            }
        },
        Frenzy={"type": "plot", "gold": 3, "initiative": 5, "claim": 2, "reserve": 4},
    )


def test_the_first_player_changes_by_hand():
    """RR First Player ¶1: the one chosen has the token from now on."""
    holds(
        {},
        {},
        [{"first_player": "Bob"}],
        {"check": {"first_player": "Bob", "cites": ["2e/rr/first-player/1"]}},
    )


def test_the_type_of_the_challenge_changes_and_with_it_the_claim():
    """RR Participating ¶5: who participates stays, whatever icon; RR 4.2.4 ¶1: claim is that of the challenge's type."""
    holds(
        {"play": [{"Miller": {"attacking": True}}]},
        {"power": 3},
        [{"challenge_type": "power"}],
        {
            "check": {
                "challenge": {"type": "power"},
                "cards": {"Miller": {"attacking": True}},
                "cites": ["2e/rr/participating/5"],
            }
        },
        {"advance": "4.2.5"},
        {"check": {"players": {"Bob": {"power": 2}, "Ann": {"power": 2}}}},
        start="4.2.1",
        challenge=MILITARY,
    )


def test_claim_changed_by_hand_is_applied_in_that_value():
    """RR Claim ¶2, RR Modifiers ¶5: a value that is set overrides the others, here until the end of the challenge."""
    result = holds(
        {"play": [{"Miller": {"attacking": True}}]},
        {"play": ["Baker", "Baker", "Baker"]},
        [{"claim": 2, "player": "Ann"}],
        {"check": {"players": {"Ann": {"claim": 2}}}},
        {"Bob": {"choose": ["Baker#1", "Baker#2"]}},
        {"advance": "4.3"},
        {"check": {"players": {"Ann": {"claim": 1}}, "cards": {"Baker#3": {"zone": "play"}}}},
        start="4.2.1",
        challenge=MILITARY,
        stop="4.3",
    )
    assert "The judge: Ann's claim value is 2 until the end of the challenge." in said(result)


def test_what_is_modified_by_hand_is_so_until_the_end_of_the_phase():
    """RR Lasting Effects ¶3: it expires as soon as the point is reached that its duration names."""
    now = {"str": 1, "icons": ["intrigue"], "keywords": ["stealth"], "traits": ["Knight"]}
    before = {"str": 3, "icons": ICONS, "keywords": [], "traits": []}
    holds(
        {},
        {"play": ["Miller"]},
        [
            {
                "modify": "Miller",
                "str": -2,
                "icons": {"lose": ["military", "power"]},
                "keywords": {"gain": ["stealth"]},
                "traits": {"gain": ["Knight"]},
                "until": "end of phase",
            }
        ],
        {"check": {"cards": {"Miller": now}, "cites": ["2e/rr/lasting-effects/1"]}},
        {"advance": "5.1"},
        {"check": {"cards": {"Miller": before}, "cites": ["2e/rr/lasting-effects/3"]}},
        stop="5.1",
    )


def test_a_character_blanked_by_hand_has_no_text():
    """RR Blank ¶1: its printed text box is treated as if it had no text."""
    holds(
        {},
        {"play": ["Spy"]},
        [{"modify": "Spy", "blank": True, "until": "end of the round"}],
        {"check": {"cards": {"Spy": {"blank": True, "keywords": []}}, "may_not": {"Bob": ["Spy"]}}},
        Spy={"type": "character", "cost": 2, "str": 2, "text": "Stealth.\nAction: Draw 1 card."},
    )


def test_a_character_whose_str_falls_to_0_by_hand_meets_its_terminal_condition():
    """RR Burn: what is killed at STR 0 is killed as soon as its STR is 0."""
    holds(
        {},
        {"play": [{"Baker": {"attachments": ["Frost"]}}]},
        [{"modify": "Baker", "str": -2, "until": "end of the phase"}],
        {"check": {"cards": {"Baker": {"zone": "dead"}}}},
        Frost={"type": "attachment", "cost": 1, "text": "Attached character is killed if its STR is 0."},
    )


def test_what_cannot_happen_by_hand_is_refused_later_with_the_paragraph():
    """RR Cannot ¶1: the word is absolute; here until the end of the phase."""
    holds(
        {"hand": ["Dirk"]},
        {"play": ["Baker"]},
        [{"cannot": "be killed", "card": "Baker", "until": "end of the phase"}],
        {"refuse": {"Ann": {"play": "Dirk", "choose": "Baker"}, "because": "cannot be killed"}},
        {"check": {"cites": ["2e/rr/cannot/1"]}},
        Dirk={"type": "event", "cost": 0, "text": "Action: Choose and kill a character."},
    )


def test_what_a_player_cannot_do_by_hand_is_refused_later():
    """RR Cannot ¶1: of a player too."""
    holds(
        {},
        {"hand": ["Tale"]},
        [{"cannot": "play events", "player": "Bob", "until": "end of the phase"}],
        {"refuse": {"Bob": {"play": "Tale"}, "because": "forbidden by Riddle"}},
        {"check": {"cites": ["2e/rr/cannot/1"]}},
        Tale={"type": "event", "cost": 0, "text": "Action: Draw 1 card."},
    )


def test_what_is_done_at_the_end_of_the_phase_can_be_saved_from():
    """RR Delayed Effects ¶2: it resolves then, before reactions; RR Save ¶1: what it kills can be saved."""
    holds(
        {},
        {"play": ["Squire", "Baker"]},
        [{"at": "end of the phase", "do": [{"kill": ["Squire", "Baker"]}, {"draw": 1, "player": "Ann"}]}],
        {"check": {"cards": {"Baker": {"zone": "play"}}}},
        {"advance": {"window": "interrupt", "of": "Bob"}},
        {"Bob": {"trigger": "Squire"}},
        {"advance": "end"},
        {
            "check": {
                "cards": {"Squire": {"zone": "play"}, "Baker": {"zone": "dead"}},
                "players": {"Ann": {"hand": 1}},
                "cites": ["2e/rr/delayed-effects/2", "2e/rr/save/1"],
            }
        },
        Squire=UNIQUE
        | {"text": "Interrupt: When Squire would be killed, kneel your faction card to save Squire."},
    )


def test_a_delayed_effect_expires_for_a_card_that_left_play():
    """RR Leaves Play ¶6: what affects a card while it is in play expires for that card."""
    holds(
        {},
        {"play": ["Baker", "Miller"]},
        [
            {"at": "end of the phase", "do": [{"move": ["Baker", "Miller"], "to": "out of game"}]},
            {"move": "Baker", "to": "hand"},
        ],
        {"advance": "5.1"},
        {"check": {"cards": {"Baker": {"zone": "hand"}, "Miller": {"zone": "out of game"}}}},
        stop="5.1",
    )


def test_printed_words_are_compiled_and_executed():
    """RR Effects ¶3: they do what they do on a card: the player chooses, and what is killed can be saved."""
    holds(
        {},
        {"play": ["Baker", "Miller", "Merciful"]},
        [{"effect": "Choose and kill a character. Then, draw 1 card.", "controller": "Ann"}],
        {"Ann": {"choose": "Miller"}},
        {"check": {"may": {"Bob": ["Merciful"]}}},
        {"advance": "next"},
        {"check": {"cards": {"Miller": {"zone": "dead"}}, "players": {"Ann": {"hand": 1}}}},
        Merciful=MERCIFUL,
    )


@pytest.mark.parametrize("words", ["Ponder further.", "."])
def test_words_that_nobody_understands_are_left_to_the_judge_again(words):
    """RR Effects ¶3: nothing is guessed; a further entry says what they do."""
    holds(
        {},
        {"play": ["Baker"]},
        [{"effect": words}],
        {"by_hand": [{"kill": ["Baker"]}]},
        {"check": {"cards": {"Baker": {"zone": "dead"}}}},
    )


@pytest.mark.parametrize("order", [0, 1])
def test_each_change_finds_the_board_as_the_one_before_left_it(order):
    """RR Effects ¶3: the changes are made in the order in which they are listed."""
    holds(
        {"play": ["Miller"], "hand": ["Baker", "Saddle"]},
        {},
        [
            {"put_into_play": "Baker"},
            {"attach": "Saddle", "to": "Baker" if order else "Miller"},
            {"kneel": ["Baker"]},
        ],
        {"check": {"cards": {"Baker": {"kneeling": True, "attachments": ["Saddle"] if order else []}}}},
    )


def test_what_a_choice_made_meanwhile_has_made_impossible_is_not_done():
    """RR Effects ¶3: as much as can be done is done; the trace says what was not, and why."""
    result = holds(
        {},
        {"play": ["Baker", "Miller"]},
        [{"effect": "Choose and kill a character.", "controller": "Ann"}, {"kneel": ["Miller"]}],
        {"Ann": {"choose": "Miller"}},
        {"check": {"cards": {"Miller": {"zone": "dead"}}, "cites": ["2e/rr/in-play-and-out-of-play/1"]}},
    )
    assert "Not done: Miller kneels. Miller is not in play: dead." in said(result)


def test_what_was_chosen_at_once_for_an_unread_effect_is_for_the_judge():
    """RR Effects ¶3: nothing asks for the target that the text would have, so the judge sees to it; the trace says so."""
    result = run_text(
        """
edition: 2e
players: {Ann: {play: [Oracle]}, Bob: {play: [Baker]}}
cards:
  Oracle: {type: character, text: "Action: Kneel Oracle to ponder a character."}
  Baker: {type: character, str: 2}
start: challenges
run:
  - Ann: {trigger: Oracle, choose: Baker}
  - by_hand: [{kill: Baker}]
  - check: {cards: {Oracle: {kneeling: yes}, Baker: {zone: dead}}}
"""
    )
    assert result.ok, result.error
    assert "Ann chooses Baker, for what is resolved by hand." in said(result)


def test_what_is_chosen_there_must_still_be_something_that_could_be_chosen():
    """An answer that nothing asks for is an error: no card and no player has that name."""
    result = run_text(
        """
edition: 2e
players: {Ann: {play: [Oracle]}, Bob: {}}
cards: {Oracle: {type: character, text: "Action: Kneel Oracle to ponder a character."}}
start: challenges
run: [{Ann: {trigger: Oracle, choose: Bakr}}, {by_hand: []}]
"""
    )
    assert result.exit == 2
    assert result.error is not None
    assert "nothing asks for Bakr" in result.error.message


def test_cards_enter_play_by_hand_under_their_owners_control():
    """RR Ownership and Control ¶2: by default a card enters play under its owner's control, whoever's effect it is."""
    holds(
        {"play": ["Miller"]},
        {"hand": ["Baker", "Saddle", "Cook"]},
        [{"put_into_play": "Baker"}, {"attach": "Saddle", "to": "Miller"}, {"move": "Cook", "to": "play"}],
        {
            "check": {
                "cards": {
                    "Baker": {"controller": "Bob"},
                    "Cook": {"controller": "Bob"},
                    "Saddle": {"controller": "Bob"},
                    "Miller": {"attachments": ["Saddle"]},
                }
            }
        },
        Cook={"type": "character", "cost": 1, "str": 1},
    )


def test_a_str_that_cannot_be_reduced_by_hand_stays():
    """RR Cannot ¶1: no card on the table speaks of it, the judge alone does."""
    holds(
        {},
        {"play": ["Baker"]},
        [
            {"cannot": "have its STR reduced", "card": "Baker", "until": "end of the phase"},
            {"modify": "Baker", "str": -1, "until": "end of the phase"},
        ],
        {"check": {"cards": {"Baker": {"str": 2}}}},
    )

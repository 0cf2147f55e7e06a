"""The step's own paragraph is cited on its line; what is true of every such line, or of another moment, is not."""

import pytest

from tests.rulings.texts import PLOT, person, run, run_to, text


def cited(result, words: str) -> list[tuple[str, ...]]:
    """The citations of each line with these words."""
    found = [line.cites for line in result.trace if words in line.text]
    assert found, [line.text for line in result.trace]
    return found


ATTACKS = {"challenge": {"type": "military", "against": "Bob", "with": ["Rider"]}}
SMITH = {"Smith": person("", str=1), "Rider": person("", str=3)}


@pytest.mark.parametrize(("step", "paragraph"), [("4.2.6", "2e/rr/4.2.6/1"), ("4.3", "2e/rr/4.3/1")])
def test_the_window_to_which_a_step_leads_back_rests_on_that_step(step: str, paragraph: str):
    """RR 4.2.6 ¶1, 4.3 ¶1: proceed to the action window between steps 4.1 and 4.2."""
    result = run({"play": ["Rider"]}, {}, "4.1", {"Ann": ATTACKS}, {"advance": "end"}, **SMITH)

    assert set(cited(result, f"An action window opens (after step {step})")) == {(paragraph,)}


def test_other_action_windows_rest_on_the_rule_about_them():
    """RR Action Windows ¶1: neither step 4.1 nor the marshaling window's own section says that one opens."""
    result = run_to("4.2", {}, {}, "3.1", {"advance": "end"})

    assert cited(result, "An action window opens (after step 3.2)")[0] == ("2e/rr/action-windows/1",)
    assert cited(result, "An action window opens (after step 4.1)") == [("2e/rr/action-windows/1",)]


def test_the_first_player_is_the_active_player_first_and_only_then_that_is_said():
    """RR 4.2 ¶1 for the first opportunity of the phase; RR 4.2 ¶2 for the one after a challenge of that player."""
    result = run({"play": ["Rider"]}, {}, "4.1", {"Ann": ATTACKS}, {"advance": "end"}, **SMITH)

    assert cited(result, "4.2 Ann may initiate a challenge") == [
        ("2e/rr/4.2/2", "2e/rr/4.2/1"),
        ("2e/rr/4.2/2",),
    ]
    assert cited(result, "4.2 Bob may initiate a challenge") == [("2e/rr/4.2/2",)]


def test_what_completes_a_step_is_not_said_as_it_begins():
    """RR 1.2 ¶1: each player chooses; that the step is complete (¶2) is of another moment."""
    result = run({"plots": ["Storm"]}, {"plots": ["Path"]}, "1.1", {"advance": "1.3"}, Path=PLOT)

    assert cited(result, "1.2 Choose plots") == [("2e/rr/1.2/1",)]


def test_a_tie_is_the_attacking_players_by_one_paragraph():
    """RR Winning a Challenge ¶4."""
    result = run(
        {"play": ["Rider"]},
        {"play": ["Smith"]},
        "4.1",
        {"Ann": ATTACKS},
        {"Bob": {"defend": ["Smith"]}},
        {"advance": "end"},
        Smith=person("", str=3),
        Rider=person("", str=3),
    )

    assert cited(result, "Ann wins the challenge by 0 STR") == [("2e/rr/winning-a-challenge/4",)]


SHIELD = text("location", "Interrupt: When a character is killed, gain 1 gold.")


def test_what_leaves_play_with_a_card_is_imminent_with_it_and_why_is_said():
    """RR Terminal ¶1, Attachment Cards ¶4, Triggering Condition ¶2: one occurrence, with shared windows."""
    result = run(
        {"play": ["Shield", {"Rider": {"attachments": ["Curse", "Banner"]}}]},
        {},
        {"event": "kill", "cards": ["Rider"]},
        {"advance": "end"},
        Shield=SHIELD,
        Curse=text("attachment", "Terminal."),
        Banner=text("attachment", ""),
        Rider=person(""),
    )

    assert cited(result, "About to happen: Rider is killed; ") == [
        (
            "2e/rr/triggering-condition/4",
            "2e/rr/terminal/1",
            "2e/rr/attachment-cards/4",
            "2e/rr/triggering-condition/2",
        )
    ]
    assert cited(result, "Curse is discarded from play (its card leaves play)")[-1] == ("2e/rr/terminal/1",)


def test_what_is_imminent_alone_is_said_to_be_imminent_and_no_more():
    """RR Triggering Condition ¶4."""
    result = run(
        {"play": ["Shield", "Rider"]},
        {},
        {"event": "kill", "cards": ["Rider"]},
        {"advance": "end"},
        Shield=SHIELD,
        Rider=person(""),
    )

    assert cited(result, "About to happen: Rider is killed.") == [("2e/rr/triggering-condition/4",)]


def test_who_is_above_the_reserve_discards_down_to_it():
    """RR 7.3 ¶2; ¶3, that nobody discards below it, on the line of who is not above it."""
    low = {"type": "plot", "gold": 5, "initiative": 0, "claim": 1, "reserve": 1}
    result = run({"plot": "Low", "hand": 2}, {"plot": "Low", "hand": 1}, "7.1", {"advance": "end"}, Low=low)

    assert cited(result, "Ann checks reserve") == [("2e/rr/7.3/2",)]
    assert cited(result, "Bob checks reserve") == [("2e/rr/7.3/3", "2e/rr/reserve-value/1")]


NO = text(
    "event",
    "Interrupt: When the effects of an opponent's event would initiate, cancel those effects.",
)


@pytest.mark.parametrize(
    ("use", "hand", "discard", "said", "paragraph"),
    [
        ("play", ["Feast"], [], "the event has been played all the same", "2e/rr/event-cards/5"),
        ("trigger", [], ["Feast"], "the ability has been used all the same", "2e/faq/1.5/5"),
    ],
)
def test_what_stays_of_an_event_whose_effects_are_canceled(
    use: str, hand: list[str], discard: list[str], said: str, paragraph: str
):
    """RR Event Cards ¶5 for one that was played; FAQ 1.5 ¶3, ¶5 for an ability used from the discard pile: it was not."""
    result = run(
        {"hand": hand, "discard": discard, "gold": 5},
        {"hand": ["No"]},
        "4.1",
        {"Ann": {use: "Feast"}},
        {"Bob": {"play": "No"}},
        {"advance": "end"},
        No=NO,
        Feast=text(
            "event",
            "Action: Gain 1 gold.\nAction: Pay 1 gold to return Feast from your discard pile to your hand.",
        ),
    )

    ((*_, decided),) = cited(result, "The effects of Feast are canceled and no longer imminent")
    assert decided == paragraph
    assert cited(result, said)


@pytest.mark.parametrize(
    ("keyword", "paragraph"), [("Bestow (2).\n", "2e/rr/bestow/4"), ("", "2e/rr/treasury/1")]
)
def test_where_gold_goes_that_is_discarded_from_a_card(keyword: str, paragraph: str):
    """RR Bestow ¶4 for a card with bestow; RR Treasury ¶1 for another one."""
    result = run(
        {"play": [{"Bank": {"gold": 2}}]},
        {},
        "4.1",
        {"Ann": {"trigger": "Bank"}},
        {"advance": "end"},
        Bank=text("location", f"{keyword}Action: Discard 1 gold from Bank to draw 1 card."),
    )

    assert cited(result, "1 gold is discarded from Bank") == [(paragraph,)]

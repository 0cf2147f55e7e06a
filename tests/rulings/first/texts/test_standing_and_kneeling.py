"""Texts on who is declared while kneeling, who does not stand, and who is blank by its own text."""

from tests.rulings.first.boards import held, run

_CARDS = """  Guard: {type: character, faction: lannister, str: 1, icons: [intrigue, military], text: "You may
      declare Guard as the defender of an Intrigue challenge against you even if he is already kneeling."}
  Clan: {type: character, faction: lannister, str: 1, icons: [intrigue, military], text: "Clan can
      attack or defend Military challenges while knelt."}
  Chain: {type: attachment, text: "Attached character does not stand during the standing phase."}
  Exile: {type: character, faction: baratheon, str: 2, icons: [intrigue], text: "Renown.\\nIf you are
      running a non-character agenda, treat Exile's printed text box (apart from this ability) as if it
      were blank.\\nExile gets +1 STR."}
  Oath: {type: agenda, text: ""}
"""


def test_who_may_defend_while_kneeling_is_declared_in_that_challenge_alone():
    """1e/faq/4.3/1, 1e/faq/challenges-phase-chart/12: the text lets Guard defend an intrigue challenge; Clan and Cub, who kneel,
    are no defenders of it."""
    held(
        "play: [Scribe]",
        "play: [Guard: kneeling, Clan: kneeling, Cub: kneeling]",
        """
start: challenges
run:
  - Ann: {challenge: {type: intrigue, against: Bob, with: [Scribe]}}
  - refuse: {Bob: {defend: [Clan]}, because: kneel}
  - refuse: {Bob: {defend: [Cub]}}
  - Bob: {defend: [Guard]}
  - check: {challenge: {type: intrigue}, cards: {Guard: {defending: true}}}
""",
        _CARDS,
    )


def test_who_does_not_stand_stays_kneeling_in_the_standing_phase():
    """1e/faq/standing-phase-chart/4, 1e/faq/4.3/1: all kneeling cards stand, but for the one of which a card says that it does
    not."""
    held(
        "play: [Captain: {kneeling: true, attachments: [Chain]}, Scribe: kneeling]",
        "",
        """
start: standing
stop: taxation
run:
  - advance: end
  - check: {cards: {Captain: {kneeling: true}, Scribe: {kneeling: false}}}
""",
        _CARDS,
    )


def test_a_text_that_blanks_the_rest_of_its_own_box_stays_in_effect():
    """1e/faq/3.8/1, 1e/faq/3.9/1: keyword and bonus go while an agenda is run; the ability that says so is apart from them."""
    board = """
start: challenges
run:
  - check: {cards: {Exile: {str: %s, keywords: [%s]}}}
"""
    assert run("agenda: Oath, play: [Exile]", "", board % (2, ""), _CARDS).ok
    assert run("play: [Exile]", "", board % (3, "renown"), _CARDS).ok

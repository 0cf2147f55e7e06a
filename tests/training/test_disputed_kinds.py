"""The kinds that are made of disputes: what each asks, that its key is what the engine has proved, and what it leaves out."""

import pytest
from msgspec.structs import replace

from agot_judge.search import Search, open_index
from agot_judge.training.citing import Citing, changing, grounds, of_named_entries, of_the_entry
from agot_judge.training.disputes.model import Dispute
from agot_judge.training.disputes.proving import prove
from agot_judge.training.disputes.renamed import renamed_dispute
from agot_judge.training.disputes.summary import summary
from agot_judge.training.kinds import call, can, contrast, paragraph, same_rule
from agot_judge.training.model import entry_of
from agot_judge.training.subject import rarest_of, stems
from tests.training.boards import CLAIM, UNOPPOSED, dispute_about, disputed


def dispute_of(text: str) -> Dispute:
    """The dispute about a board."""
    found = dispute_about(text)
    assert found is not None
    return found


def rights(question) -> list[str]:
    return [choice.text for choice in question.right()]


@pytest.fixture(scope="module")
def search(corpus):
    return Search(open_index(corpus))


def test_call_asks_what_is_asked_at_the_table_after_the_moves_told():
    """RR Military Claim ¶4: a saved character was chosen all the same; the wrong answer is told by its error."""
    (question,) = call.questions(*disputed(CLAIM))
    assert question.prompt.startswith("Bob chooses Old Lion and Clansman for military claim.")
    assert question.prompt.endswith("Must Scout die instead?”")
    assert rights(question) == ["No: Scout stays in play."]
    assert question.best == "2e/rr/military-claim/4"
    assert question.choices[0].because == (
        "Scout is in play, not in the dead pile."
        " A common error: A saved character does not count for claim, so that another must be chosen."
    )


def test_the_lines_of_the_explanation_hold_the_one_that_decides():
    proof, played = disputed(UNOPPOSED)
    (question,) = call.questions(proof, played)
    lines = played.trace[question.first - 1 : question.last]
    assert any("2e/rr/4.2.2/3" in grounds(entry) for entry in lines)
    assert set(question.accepted) > {"2e/rr/4.2.2/3"}


def test_paragraph_asks_for_what_decides_a_dispute_whose_ruling_is_not_told(corpus, search):
    """RR 4.2.2 ¶3: nothing here rests on the others, and two of them are of the entry or share its rarest words."""
    proof, played = disputed(UNOPPOSED)
    (question,) = paragraph.questions(proof, played, Citing([played]), corpus, search)
    assert question.prompt.endswith("” Which paragraph decides it?")
    assert "Ann gains 1 power" not in question.prompt
    right, *wrong = [choice.cites[0] for choice in question.choices]
    assert right == "2e/rr/4.2.2/3"
    cited = {cite for entry in played.trace for cite in grounds(entry)}
    assert not set(wrong) & (cited | changing(corpus.paragraph(right)))
    assert len(set(wrong)) == paragraph.WRONG
    rarest = rarest_of(corpus, "2e", question.prompt, question.choices[0].text)
    like = [
        one
        for one in question.choices[1:]
        if entry_of(one.cites[0]) == entry_of(right) or rarest & stems(one.text)
    ]
    assert rarest
    assert len(like) >= paragraph.LEAST_LIKE
    assert all(corpus.paragraph(cite).kind not in ("heading", "example") for cite in wrong)


def test_a_paragraph_that_is_cited_nearly_everywhere_is_not_asked_for(corpus, search):
    """V4: it tells nothing."""
    proof, played = disputed(UNOPPOSED)
    assert not list(paragraph.questions(proof, played, Citing([played] * 40), corpus, search))


def test_contrast_asks_what_is_so_on_another_board():
    """RR 4.2.2 ¶3: with a defender that counts strength the challenge is opposed."""
    (question,) = contrast.questions(*disputed(UNOPPOSED))
    assert "On another board all is the same, but Ghost has STR 1. What is so there?" in question.prompt
    assert rights(question) == ["No: nobody gains power."]
    assert len(question.choices) == contrast.LEAST_CHOICES
    assert not any(
        "may not" in choice.text for choice in question.choices
    )  # an answer that says no says as much


def test_contrast_is_not_asked_between_two_answers():
    """V5: where the ruling is given and the board differs, the other one of two is right."""
    proof, played = disputed(UNOPPOSED)
    two = replace(proof.dispute, answers=proof.dispute.answers[:2])
    assert not list(contrast.questions(replace(proof, dispute=two, but_tried=proof.but_tried[:2]), played))


def test_contrast_names_the_move_that_is_not_legal_on_the_other_board():
    """RR Duplicates ¶4: nothing is there to be discarded."""
    (question,) = contrast.questions(*disputed(CLAIM))
    assert rights(question) == ["Bob may not use Old Lion there."]


def test_can_asks_for_what_all_ways_to_play_on_have_in_common():
    """RR Military Claim ¶1: before Bob chooses, Scout may be one of his two; nobody is asked once he has chosen and saved."""
    found = {one.prompt: one for one in can.questions(*disputed(CLAIM))}
    dead = found[
        "When step 4.2.6 (Challenge ends) begins: Scout is in the dead pile. Must that be, may it, or can it not?"
    ]
    assert dead.key == (can.MAY,)
    assert dead.proof == "complete exploration"


def test_can_is_asked_before_the_moves_only_where_nothing_hidden_comes_up():
    """V10: nobody could know of a card that still lies in a plot deck."""
    proof, played = disputed(CLAIM)
    assert not can._needs_what_is_hidden(proof, played)
    scout = next(n for n, card in enumerate(played.machine.game.cards) if card.label == "Old Lion")
    state = played.board.state
    cards = tuple(
        replace(card, zone="plot deck") if number == scout else card
        for number, card in enumerate(state.cards)
    )
    hiding = replace(played, board=replace(played.board, state=replace(state, cards=cards)))
    assert can._needs_what_is_hidden(replace(proof, lines=len(played.trace) - 1), hiding) is False
    assert can._needs_what_is_hidden(proof, hiding)


def test_can_is_not_asked_where_nobody_decides_anything():
    """RR 4.2.2 ¶3: Maid is chosen, and nothing is left to be decided."""
    told = [one for one in can.questions(*disputed(UNOPPOSED)) if one.prompt.startswith("Bob chooses")]
    assert told == []


def test_what_a_line_that_is_shown_says_may_come_about_is_not_asked():
    _, played = disputed(CLAIM)
    fact = can.Fact("cards.Scout.zone", "dead", "Scout is in the dead pile", "Scout")
    entry = played.trace[0]
    assert not can._is_given_away((entry,), fact)
    assert can._is_given_away((replace(entry, text="Scout cannot be chosen for claim."),), fact)


def test_the_board_of_another_dispute_is_told_in_two_lines():
    told = summary(*disputed(UNOPPOSED))
    assert told == (
        "Military challenge, Ann against Bob. Bob chooses Maid for military claim."
        " Ghost: STR 0, defending, kneeling. Maid: STR 1."
    )


def renamed(text: str, names: dict[str, str], cite: str = "") -> same_rule.Story:
    """The story of a board under other names, about another paragraph where one is named."""
    for name, other in names.items():
        text = text.replace(name, other)
    dispute = renamed_dispute(dispute_of(CLAIM if "claim: 2" in text else UNOPPOSED), names)
    assert dispute is not None
    proof = prove(text, dispute)
    assert proof.played is not None
    story = same_rule.story(proof, proof.played)
    return replace(story, cite=cite, grounds=frozenset((cite,))) if cite else story


def test_same_rule_offers_one_dispute_of_the_same_paragraph(corpus, monkeypatch):
    """Of four disputes one is settled by RR Military Claim ¶4; the others by paragraphs on which the given one does not rest."""
    monkeypatch.setattr(same_rule, "_TOO_ALIKE", 2.0)  # they are one story under other names
    given = renamed(CLAIM, {})
    right = renamed(CLAIM, {"Scout": "Ferryman"})
    cites = ("2e/rr/renown/1", "2e/rr/ambush/1", "2e/rr/stealth/1", "2e/rr/pillage/1")
    wrong = [renamed(CLAIM, {"Scout": f"Tanner{n}"}, cite) for n, cite in enumerate(cites)]
    citing = Citing([given.played])
    found = [
        one
        for _, one in same_rule.questions((given, right, *wrong), citing, corpus)
        if one.best == given.cite
    ]
    assert [one.kind for one in found] == ["same-rule"] * 2
    texts = [choice.text for choice in found[0].choices]
    assert texts[0] == right.text
    assert given.text not in texts
    assert len({choice.cites for choice in found[0].choices}) == 4


def test_a_dispute_is_told_with_other_names_in_all_its_parts():
    dispute = renamed_dispute(dispute_of(UNOPPOSED), {"Ann": "Nora", "Ghost": "Cooper"})
    assert dispute is not None
    assert "Ann" not in str(dispute)
    assert dispute.but is not None
    assert dispute.but.change == {"cards": {"Cooper": {"str": 1}}}
    text = UNOPPOSED.replace("Ann", "Nora").replace("Ghost", "Cooper")
    assert prove(text, dispute).faults == ()


def test_a_card_that_is_called_by_a_part_of_its_name_is_not_renamed():
    """Its words would speak of a card that is not there."""
    dispute = replace(dispute_of(CLAIM), asks="Bob: “The Lion is saved. Must Scout die instead?”")
    assert renamed_dispute(dispute, {"Old Lion": "Tanner"}) is None


def test_the_entries_that_a_paragraph_names_are_of_its_edition(corpus):
    """RR Limited: its term stands in the rules of 1e and of the card game of before as well, and the editions never mix."""
    named = of_named_entries(corpus, "2e/rr/limited/2")
    assert named
    assert all(cite.startswith("2e/") for cite in named)
    assert not set(named) & set(of_the_entry(corpus, "2e/rr/limited/2"))

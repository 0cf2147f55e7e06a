"""What an attachment can be attached to, and what becomes of one that is not legally attached."""

from dataclasses import replace

import pytest

from agot_judge.cards.model import CardFace
from agot_judge.engine.state.game import NO_TRAIT_ATTACHMENTS, Keyword
from tests.rulings.cards import Card, attachment, character, plot
from tests.rulings.play import Side, Table

NONE = Keyword("no attachments")
EXCEPT_WEAPON = Keyword("no attachments", words=("Weapon",))
NO_CONDITION = Keyword(NO_TRAIT_ATTACHMENTS, words=("Condition",))
SWORD = attachment("Sword", traits=("Weapon", "Valyrian"))
FEVER = attachment("Fever", traits=("Condition",))


def attaching(card, own, bobs=()):
    """Ann is about to marshal this attachment; these cards are in play."""
    return Table(sides={"Ann": Side(hand=(card,), play=own, gold=5), "Bob": Side(play=bobs)}).start(
        "3.2", "phase"
    )


def attached(card, host, **more):
    """These are in play at the end of the challenges phase, the attachment on its card."""
    sides = {"Ann": Side(play=(replace(host, attachments=(card,)),)), "Bob": Side()}
    return Table(sides=sides, **more)


@pytest.mark.parametrize(
    ("keywords", "possible", "cited"),
    [
        ((NONE,), [], "2e/rr/no-attachments/1"),
        ((EXCEPT_WEAPON,), ["Sword"], "2e/rr/no-attachments/3"),
        ((NO_CONDITION,), ["Sword"], "2e/rr/no-attachments/2"),
        ((EXCEPT_WEAPON, NONE), [], "2e/rr/no-attachments/1"),
    ],
)
def test_each_variant_of_no_attachments_prevails(keywords, possible, cited):
    """RR No Attachments ¶1 to ¶4: any variant that would prevent an attachment prevails."""
    wolf = character("Wolf").having(*keywords)

    found = [card.face.name for card in (SWORD, FEVER) if attaching(card, (wolf,)).ways(card.face.name)]

    assert found == possible
    assert cited in attaching(FEVER, (wolf,)).why_not("marshal", "Fever", on="Wolf")


def test_a_restriction_says_where_an_attachment_goes():
    """RR Attachment Cards ¶2: a character, unless otherwise specified by the attachment's text."""
    sails = attachment("Sails", on={"type": ["location"], "trait": ["Warship"]})
    from_text = attachment("Crown", on={"type": ["character"], "trait": ["Lord"], "controller": "you"})
    warship = Card(face=CardFace(name="Ship", type="location", cost=2, traits=("Warship",)))
    lords = (character("Lord", traits=("Lord",)), character("Squire"))

    play = attaching(sails, (warship, *lords))
    assert play.use("marshal", "Sails").choices == ["Ship"]

    crown = attaching(from_text, lords, (character("Rival", traits=("Lord",)),)).use("marshal", "Crown")
    assert crown.choices == ["Lord"]
    assert "2e/rr/attachment-cards/2" in crown.why_not("marshal", "Crown", on="Squire")


def test_an_opponents_character_only():
    """RR Play Restrictions and Permissions: the restriction is seen from the player who marshals the attachment."""
    fool = attachment("Motley", on={"type": ["character"], "controller": "opponent"})

    play = attaching(fool, (character("Own"),), (character("Theirs"),)).use("marshal", "Motley")

    assert play.choices == ["Theirs"]
    assert play.choose("Theirs").controls("Ann", "Motley")


def test_there_is_no_limit_to_the_attachments_on_a_card_but_to_copies_where_the_text_says_so():
    """RR Attachment Cards ¶3; Limits and Maxima ¶2: limit X copies per card, by title."""
    free = attaching(SWORD, (character("Knight"),)).use("marshal", "Sword", "Knight")
    assert free.lying_on("Knight")[0] == ["Sword"]

    one = {"kind": "constant", "effects": [{"do": "attaches to", "cards": {}, "copies": 1}]}
    bell = attachment("Bell", abilities=(one,))
    sides = {
        "Ann": Side(hand=(bell.copy("Bell 1"), bell.copy("Bell 2")), play=(character("Braid"),), gold=5),
        "Bob": Side(),
    }
    first = Table(sides=sides).start("3.2", "phase").use("marshal", "Bell 1", "Braid").pass_()
    assert first.ways("Bell 2") == []
    assert "2e/rr/limits-and-maxima/2" in first.why_not("marshal", "Bell 2", on="Braid")


def test_an_attachment_stands_and_kneels_independently_and_stays_its_players():
    """RR Attachment Cards ¶6, ¶7: it enters play standing, also on a kneeling card of an opponent."""
    play = attaching(SWORD, (), (character("Captive", kneeling=True),)).use("marshal", "Sword", "Captive")

    assert not play.is_kneeling("Sword")
    assert play.is_kneeling("Captive")
    assert play.controls("Ann", "Sword")
    assert play.cites("2e/rr/attachment-cards/6")


def test_an_attachment_is_discarded_when_what_made_it_legal_ends():
    """RR Attachment Cards ¶5: whenever it is not legally attached; it goes to its owner's discard pile."""
    blank = {"kind": "constant", "effects": [{"do": "modify", "on": {"type": ["character"]}, "blank": True}]}
    host = character("Hound").having(NONE)
    table = attached(SWORD, host)
    table.sides["Ann"].plot = plot("Siege", blank, initiative=0)
    table.sides["Ann"].plots = (plot("Feast"), plot("Feint"))
    table.sides["Bob"].plots = (plot("Rest"),)
    begun = table.start("1.1", "phase")
    assert begun.lying_on("Hound")[0] == ["Sword"], "the keyword is blank"

    revealed = begun.choose("Feast").until("1.5")

    assert revealed.zone("Sword") == "discard"
    assert revealed.lying_on("Hound")[0] == []
    assert revealed.cites("2e/rr/attachment-cards/5")


def test_a_lasting_trait_makes_an_attachment_legal_only_while_it_lasts():
    """RR Attachment Cards ¶5: at the end of the phase the trait is gone, and the attachment is discarded at once."""
    knight = attachment("Lance", on={"type": ["character"], "trait": ["Knight"]})
    gains = {"on": ["Squire"], "modify": {"gains_traits": ["Knight"]}, "until": "phase"}

    ended = attached(knight, character("Squire"), in_force=(gains,)).start("4.4").end()

    assert ended.zone("Lance") == "discard"
    assert ended.cites("2e/rr/attachment-cards/5")


def test_one_that_cannot_be_discarded_stays_and_the_game_goes_on():
    """RR Cannot ¶1: the word is absolute, also where the rules would discard what is not legally attached."""
    stays = {
        "kind": "constant",
        "effects": [{"do": "modify", "on": {"type": ["attachment"]}, "cannot": ["be discarded"]}],
    }
    knight = attachment("Lance", on={"type": ["character"], "trait": ["Knight"]})
    table = attached(knight, character("Squire"))
    table.sides["Ann"].play += (character("Keeper", abilities=(stays,)),)

    begun = table.start("4.1")

    assert begun.lying_on("Squire")[0] == ["Lance"]
    assert begun.asked == ("Ann", "action")


def test_another_illegal_attachment_that_can_be_discarded_is():
    """RR Cannot ¶1: it is absolute for the attachment of which it is said; RR Attachment Cards ¶5 discards the other."""
    stays = {
        "kind": "constant",
        "effects": [{"do": "modify", "on": {"name": "Lance"}, "cannot": ["be discarded"]}],
    }
    for_knights = {"type": ["character"], "trait": ["Knight"]}
    host = replace(
        character("Squire"),
        attachments=(attachment("Lance", on=for_knights), attachment("Spur", on=for_knights)),
    )
    keeper = character("Keeper", abilities=(stays,))

    begun = Table(sides={"Ann": Side(play=(host, keeper)), "Bob": Side()}).start("4.1")

    assert begun.lying_on("Squire")[0] == ["Lance"]
    assert begun.zone("Spur") == "discard"
    assert begun.cites("2e/rr/attachment-cards/5")


def test_an_attachment_returns_to_hand_with_its_card_and_a_terminal_one_is_discarded():
    """RR Attachment Cards ¶4, Terminal ¶1: simultaneously with the card."""
    host = replace(character("Knight"), attachments=(SWORD, attachment("Poison", "terminal")))

    ended = Table(sides={"Ann": Side(play=(host,)), "Bob": Side()}).occurrence("kill", "Knight").end()

    assert (ended.zone("Sword"), ended.zone("Poison")) == ("hand", "discard")
    assert ended.cites("2e/rr/terminal/1")

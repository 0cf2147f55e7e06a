"""Effects of interrupts: save, cancel, and put something in place of what would happen."""

from typing import Literal

from msgspec.structs import replace

from agot_judge.engine.ability.ability import ChooseNow, Effect, Forbid, Instead, May
from agot_judge.engine.ability.cards import Amount, Cards, Condition, On, ThatMany
from agot_judge.engine.ability.effects_on_cards import InitiateRevealed, TakeControl
from agot_judge.engine.ability.effects_on_players import (
    ApplyClaim,
    Cancel,
    ChangeType,
    ChoosePlotAtRandom,
    DiscardFromDeck,
    Draw,
    EndChallenge,
    GainPower,
    RevealPlot,
    Save,
)
from agot_judge.engine.ability.later_choices import TARGETS
from agot_judge.engine.ability.triggers import Choose
from agot_judge.text.discourse.of_the_doer import by_its_controller
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.effects.doers.players import needs, player_does
from agot_judge.text.grammar.places.zones import Zone, choose_implied
from agot_judge.text.grammar.sentences import Effects, Sentence
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST, READING, call
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person

interrupts = Fragment(__name__, "effect", "clause", "sentence")

ChallengeType = Literal["military", "intrigue", "power"]

REPLACEABLE = (
    *(
        "choose plot",
        "collect income",
        "discard from deck",
        "discard from hand",
        "discard gold",
        "discard power",
        "draw",
    ),
    *("enter pile", "gain gold", "gain power", "move gold", "move power"),
    *("place gold", "return gold"),
)
"""The kinds of occurrences that happen to no card, or to whichever card, and can be replaced as a whole."""


def _must_be_about(reading: Reading, event: str) -> None:
    """Raises Unclear where the interrupt is about something else that would happen."""
    if reading.occurrence.event != event:
        raise Unclear("instead of what")


@interrupts.rule
def save(reading: Reading, noun: Noun) -> Effects:
    """The card of the occurrence; nothing else is about to leave play."""
    if reading.occurrence.card is None:
        raise Unclear("what is about to leave play")
    noun.meant()
    # What paid a cost has left play already: "it" is what would leave play.
    if noun.ref not in ("occurrence", "self", "host", "cost"):
        raise Unclear("which card is saved")
    reading.forget("cost")
    reading.mention(noun, reading.occurrence.card)
    return (Save(),)


@interrupts.rule
def cancel(reading: Reading) -> Effects:
    """The effects that would initiate: what is said of a card that is played does not say that they are about to."""
    _must_be_about(reading, "initiate")
    return (Cancel(),)


@interrupts.rule
def placed_elsewhere(reading: Reading, found: Effects, noun: Noun, zone: Zone) -> Effects:
    """The place that takes the place of another."""
    if len(found) != 1 or noun.ref is None:
        raise Unclear("what is placed elsewhere")
    if " of placing it in " in reading.clause.words.lower():
        raise Unclear("what it is")  # read in another way
    return _placed_elsewhere(reading, found, noun, zone)


def _placed_elsewhere(reading: Reading, found: Effects, noun: Noun, zone: Zone) -> Effects:
    if len(zone.places) != 1 and set(zone.places) != {"discard", "dead"}:  # whichever of these it is
        raise Unclear("where it would be placed")
    if noun.ref in TARGETS and getattr(found[0], "on", None) != noun.ref:
        raise Unclear("where which card is placed")  # one is chosen, another is moved
    if noun.ref == "self" and zone.places == ("discard",) and reading.occurrence.card != "self":
        return found  # an event that is being played: it goes elsewhere before it is placed
    return (Instead(effects=found, of="placement"),)


@interrupts.rule
def it_placed_elsewhere(reading: Reading, found: Effects, zone: Zone) -> Effects:
    """``return this card to your hand instead of placing it ..``: what is moved, whatever was spoken of before."""
    moved: On | None = getattr(found[0], "on", None) if len(found) == 1 else None
    if not isinstance(moved, str):
        raise Unclear("what is placed elsewhere")
    return _placed_elsewhere(reading, found, Noun(ref=moved), zone)


@interrupts.rule
def instead_of_it(reading: Reading, found: Effects) -> Effects:
    """The effects in place of what would happen."""
    if "additional" in reading.clause.words.lower().split():
        raise Unclear("how many in all")  # "draw 1 additional card instead": one more than would be drawn
    by_the_rules = _is_gained_by_the_rules(reading) or reading.occurrence.event == "choose plot"
    whole = (reading.occurrence.would or by_the_rules) and reading.occurrence.event in REPLACEABLE
    is_known = reading.occurrence.card is not None or whole
    if not is_known or reading.acted or reading.occurrence.event in ("initiate", "claim"):
        raise Unclear("instead of what")
    return (Instead(effects=needs(found)),)


def _is_gained_by_the_rules(reading: Reading) -> bool:
    """True where power is gained for an unopposed challenge or for dominance."""
    return reading.occurrence.event == "gain power" and reading.occurrence.cause in ("unopposed", "dominance")


@interrupts.rule
def pillage_so_many(reading: Reading, many: int) -> Effects:
    """Using pillage: so many from the same deck (2e/faq/scouting-vessel/2)."""
    if reading.occurrence.cause != "pillage":
        raise Unclear("from where they are discarded")
    return (Instead(effects=(DiscardFromDeck(amount=many, player="loser"),)),)


@interrupts.rule
def satisfies_chosen(reading: Reading, person: Person) -> Effects:
    """Claim of the type chosen, without a challenge: that of the player whose effect it is."""
    if not reading.knows_type():
        raise Unclear("which claim")
    return (ApplyClaim(type="chosen", player=person.another),)


@interrupts.rule
def choose_plot_at_random(reading: Reading) -> Effects:
    """The revealing in place of a choice: ``choose a plot card to reveal at random``."""
    _must_be_about(reading, "choose plot")
    if reading.subject != "you":
        raise Unclear("when a plot card is chosen")
    return (ChoosePlotAtRandom(),)


@interrupts.rule
def change_type(reading: Reading, icon: ChallengeType) -> Effects:
    """``change the challenge type to [power]``: of the present challenge."""
    if reading.clause.part == "cost" or not reading.occurrence.of_challenge:
        raise Unclear("of which challenge")
    return (ChangeType(type=icon),)


@interrupts.rule
def reveal_as_next(reading: Reading, noun: Noun) -> Effects:
    """``that player must reveal that plot as his or her next plot card``: no other one, as long as it is in the plot deck."""
    chosen = reading.chosen_as(noun.ref) if noun.ref is not None else None
    if chosen is None or chosen.type != ("plot",) or noun.ref is None or reading.subject != "chosen player":
        raise Unclear("who reveals which plot card")
    there = Condition(card=noun.ref, fits=Cards(zone="plot deck"))
    others = Cards(zone="any", excluding=(Cards(zone="any", among=noun.ref),))
    return (
        Forbid(
            player=reading.subject,
            cannot="choose plots",
            cards=others,
            unless=Condition(none_of=(there,)),
            until="their next plot",
        ),
    )


@interrupts.rule
def may_apply_other_claim(reading: Reading, person: Person, type_: ChallengeType) -> Effects:
    """``the attacking player may choose to apply [military] claim instead``."""
    other = Instead(effects=(ApplyClaim(type=type_),), of="claim")
    return (May(player=person.one, effects=(other,), label=f"apply [{type_}] claim instead"),)


@interrupts.rule
def give_control(reading: Reading, noun: Noun, person: Person) -> Effects:
    """The change of control to another player."""
    if person.who == "opponent" and not person.every and reading.clause.part == "effect":
        if noun.cards.controller not in ("you", "any"):
            raise Unclear("whose opponent")
        choose_implied(reading, "opponent")
        return (TakeControl(on=reading.on(noun), player="chosen player"),)
    return (TakeControl(on=by_its_controller(reading.on(noun)), player=person.one),)


@interrupts.rule
def reveal_plot(reading: Reading) -> Effects:
    """The plot card that is revealed."""
    _speak_of_plot(reading)
    return (RevealPlot(player=reading.subject),)


def _speak_of_plot(reading: Reading) -> None:
    """From here on "that card" is the plot card that is revealed."""
    reading.forget("those")
    reading.mention(Noun(cards=Cards(type=("plot",)), quantity="the"), "those")


@interrupts.rule
def reveal_such_plot(reading: Reading, noun: Noun) -> Effects:
    """``reveal a new Scheme plot card from your plot deck``."""
    one = noun.quantity in ("bare", "some") and not noun.plural and noun.most == 1
    if noun.types != ("plot",) or not one or noun.described.zone != "play":
        raise Unclear("which plot card")
    such = None if noun.cards == Cards(type=("plot",)) else replace(noun.cards, zone="plot deck")
    _speak_of_plot(reading)
    return (RevealPlot(cards=such, player=reading.subject),)


@interrupts.rule
def initiate_again(reading: Reading) -> Effects:
    """``initiate this effect again``, of a plot card: its when revealed ability."""
    if reading.card_type != "plot":
        raise Unclear("which effect")
    return (InitiateRevealed(on="self"),)


@interrupts.rule
def initiate_revealed(reading: Reading, noun: Noun) -> Effects:
    """The When Revealed ability that is initiated."""
    if noun.plural:
        raise Unclear("several plot cards")
    return (InitiateRevealed(on=reading.on(noun)),)


@interrupts.rule
def then_player_does_instead(reading: Reading, person: Person, found: Effects) -> Sentence:
    """``Kneel attached character. Then, that player draws 1 less card instead.``"""
    if person.is_one_of_several:
        raise Unclear("which player does it")
    if not reading.occurrence.would or reading.occurrence.event in ("initiate", "claim"):
        raise Unclear("instead of what")
    # If what comes before was done: the part before is not replaced.
    return Sentence((Instead(effects=needs(player_does(reading, person, found))),), then=True)


@interrupts.rule
def draw_rather(reading: Reading, many: int, than: str) -> Effects:
    """``draws 1 less card instead``: than would be drawn."""
    _must_be_about(reading, "draw")
    if not reading.occurrence.would:
        raise Unclear("than how many")
    rather = ThatMany(plus=many if than == "more" else -many)
    return (Draw(amount=rather, player=reading.subject),)


@interrupts.rule
def gain_other_power(reading: Reading, many: Amount) -> Effects:
    """``when you would gain 1 power for winning an unopposed challenge, gain 2 power instead``: for the faction as well."""
    if not _is_gained_by_the_rules(reading):
        raise Unclear("for what it is gained")
    return (GainPower(amount=many, player=reading.subject),)


def _as_claim(reading: Reading, effect: Effect) -> Effect:
    """The effect, of a challenge: of which claim is applied. Raises Unclear."""
    if not reading.occurrence.of_challenge and reading.occurrence.event != "claim":
        raise Unclear("which claim")
    return effect


_CLAIM_OF_ANOTHER_TYPE = call(
    _as_claim,
    READING,
    ChooseNow(
        choose=Choose(word="challenge type", other_than="present"), effects=(ApplyClaim(type="chosen"),)
    ),
)
"""``apply the claim of another challenge type``: of which is chosen as it is applied."""

interrupts.means(
    end_challenge=(EndChallenge(),),
    # The sentence in place of what would happen
    sentence_instead=Sentence(call(instead_of_it, READING, FIRST)),
    instead_of_claim=(Instead(effects=call(needs, FIRST), of="claim"),),
    claim=(ApplyClaim(type=FIRST),),
    other_claim=(Instead(effects=(ApplyClaim(type=FIRST),), of="claim"),),
    claim_of_another_type=(_CLAIM_OF_ANOTHER_TYPE,),
    other_claim_of_another_type=(Instead(effects=(_CLAIM_OF_ANOTHER_TYPE,), of="claim"),),
    # Claim of the type of the challenge, for another player to satisfy
    satisfied_by=(
        Instead(
            effects=(call(_as_claim, READING, ApplyClaim(type="chosen", player=FIRST.another)),), of="claim"
        ),
    ),
)

"""The cards on which an effect works, those that are chosen, and what is done to them where they are."""

from collections.abc import Callable

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Effect, If
from agot_judge.engine.ability.cards import CardNumber, Cards, On
from agot_judge.engine.ability.effects_on_cards import (
    BecomeTarget,
    Discard,
    Kill,
    Kneel,
    Move,
    Participate,
    RemoveFromChallenge,
    Sacrifice,
    Stand,
)
from agot_judge.engine.ability.later_choices import TARGETS
from agot_judge.engine.ability.walk import nodes
from agot_judge.text.discourse.of_the_doer import by_subject, picked_by_another, to_be_sacrificed
from agot_judge.text.discourse.one_deed import done_at_once
from agot_judge.text.discourse.reading import Reading, Unclear, choice_of
from agot_judge.text.discourse.singled_out import (
    choose_where_it_is,
    is_beside_itself,
    of_that_hand,
    was_knelt_for_another,
)
from agot_judge.text.grammar.challenges.challenge import Challenge
from agot_judge.text.grammar.effects.on_cards import effects_on_cards
from agot_judge.text.grammar.places.zones import Zone
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.lexicon import lexicon
from agot_judge.text.parsing.template import FIRST, READING, SECOND, THIRD, call
from agot_judge.text.phrases.noun import Noun

VERBS: dict[str, Callable[[On, bool], Effect]] = {
    "kneel": lambda on, saved: Kneel(on=on),
    "stand": lambda on, saved: Stand(on=on),
    "kill": lambda on, saved: Kill(on=on, can_be_saved=saved),
    "sacrifice": lambda on, saved: Sacrifice(on=on),
    "discard": lambda on, saved: Discard(on=on, can_be_saved=saved),
    "remove": lambda on, saved: Move(on=on, to="out of game", can_be_saved=saved),
}
"""The effect of each verb, on cards that can be saved or not."""


def affected(reading: Reading, noun: Noun, chosen: str | None = None) -> On:
    """The cards on which a verb works: targets after "choose and" (``chosen``), but in a cost or where it
    may be left out; else those picked or meant."""
    if noun.picked_by != "you":
        return picked_by_another(reading, noun, chosen)
    if noun.each_of and noun.quantity == "some" and (chosen is None or reading.clause.optional):
        raise Unclear("a pick of the cards of each of several players")
    if chosen is None or reading.clause.optional or reading.clause.part == "cost":
        return by_subject(reading, reading.on(noun))
    target = reading.choose(choice_of(noun, reading.subject), noun)
    if target is None:
        raise Unclear("what is chosen")
    return target


def _known(reading: Reading, noun: Noun) -> On:
    """The cards that were named before. Raises Unclear for others."""
    if noun.ref is None:
        raise Unclear("which cards")
    return reading.on(noun)


@effects_on_cards.rule
def do(reading: Reading, chosen: str | None, verb: str, noun: Noun, unsaved: bool | None) -> Effects:
    """The effects of the verb on the cards: ``kill a character``."""
    name = verb.removesuffix("s")
    if unsaved and name in ("kneel", "stand", "sacrifice"):
        raise Unclear("only what leaves play can be saved")
    nouns = noun.conjuncts
    if chosen is not None and noun.also and noun.each_of:
        raise Unclear("two kinds of cards of several players")
    if name == "sacrifice":
        nouns = to_be_sacrificed(reading, nouns, chosen)
    done = lexicon().verbs[name].participle
    if name == "stand" and was_knelt_for_another(reading, noun):
        raise Unclear("whether it is what pays or what was chosen")
    effects = [
        VERBS[name](reading.was_done(done, affected(reading, one, chosen)), not unsaved) for one in nouns
    ]
    return done_at_once(reading, tuple(effects))


@effects_on_cards.rule
def do_both(reading: Reading, first: str, second: str, noun: Noun) -> Effects:
    """The two effects on the same cards: ``kneel and sacrifice``."""
    on = _not_picked(affected(reading, noun))
    return tuple(VERBS[verb.removesuffix("s")](on, True) for verb in (first, second))


@effects_on_cards.rule
def do_and_remove(reading: Reading, verb: str, noun: Noun) -> Effects:
    """``stand and remove it from the challenge``."""
    on = _not_picked(affected(reading, noun))
    return (VERBS[verb.removesuffix("s")](on, True), RemoveFromChallenge(on=on))


def _not_picked(on: On) -> On:
    """The same cards, of which all are meant. Raises Unclear for some that are picked."""
    if isinstance(on, Cards) and on.pick is not None:
        raise Unclear("which of them")
    return on


@effects_on_cards.rule
def are_discarded(reading: Reading, noun: Noun) -> Effects:
    """``each location not chosen is discarded from play``: by whom is not said."""
    on = _not_picked(reading.on(noun))
    if isinstance(on, Cards) and noun.quantity not in ("each", "the"):
        raise Unclear("which of them")
    return (Discard(on=on),)


@effects_on_cards.rule
def participate(reading: Reading, noun: Noun, challenge: Challenge) -> Effects:
    """``have it participate in a challenge in which you control a Knight``: in the present one, on the side of the player whose
    effect it is; only if it is such a challenge."""
    if noun.ref in TARGETS and not reading.choices:
        raise Unclear("who participates")
    chosen = reading.chosen_as(noun.ref) if noun.ref is not None else None
    if (chosen or noun.cards).controller == "opponent":
        raise Unclear("no document says how a character participates on the side of who does not control it")
    found = Participate(on=reading.on(noun))
    if challenge in (Challenge(), Challenge(definite=True)):
        return (found,)
    return (If(condition=challenge.condition(), effects=(found,)),)


@effects_on_cards.rule
def now_participating(reading: Reading, noun: Noun, role: str) -> Effects:
    """As an attacker it is on the attacking player's side; the effect is on the side of its controller."""
    return (Participate(on=_known(reading, noun), defending=role.startswith("defend")),)


@effects_on_cards.rule
def from_challenge(reading: Reading, chosen: str | None, noun: Noun) -> Effects:
    """The removal of cards from the challenge."""
    removed = tuple(RemoveFromChallenge(on=affected(reading, one, chosen)) for one in noun.conjuncts)
    return done_at_once(reading, removed)


def there(reading: Reading, noun: Noun, zone: Zone) -> Noun:
    """The noun where it is said to be: ``1 character and 1 event from your discard pile`` both."""
    return replace(_there(reading, noun, zone), also=tuple(_there(reading, one, zone) for one in noun.also))


def _there(reading: Reading, noun: Noun, zone: Zone) -> Noun:
    if noun.ref is None and noun.cards.zone != "play":
        raise Unclear("where it is")
    if noun.ref == "self":
        reading.zone = zone.field
    elif noun.ref is None:
        return in_zone(noun, zone)
    return noun


def in_zone(noun: Noun, zone: Zone) -> Noun:
    """The noun in that place; ``from each player's discard pile``: of each of them."""
    found = replace(noun, cards=replace(noun.cards, zone=zone.field, controller=zone.who))
    return replace(found, each_of=zone.who) if zone.every else found


@effects_on_cards.rule
def choose(reading: Reading, noun: Noun) -> Effects:
    """No effects: the cards are chosen as targets."""
    if reading.clause.part == "cost" or reading.clause.optional:
        raise Unclear("when it is chosen")
    for said in noun.conjuncts:
        one = of_that_hand(reading, said)
        # Refused: "a card", where some were shown and others are in play.
        if reading.discourse.shown.zone and one.ref is None and one.cards == Cards():
            raise Unclear("from where it is chosen")
        if any(isinstance(node, CardNumber) and is_beside_itself(node.on) for node in nodes(one.cards)):
            # "with lower STR than each other character": than the one chosen
            raise Unclear("another than which card")
        choose_where_it_is(reading, one)
    return ()


@effects_on_cards.rule
def choose_from(reading: Reading, noun: Noun, zone: Zone) -> Effects:
    """No effects: the cards of a place are chosen as targets."""
    if zone.places == ("play",) or any(one.ref is not None for one in noun.conjuncts):
        raise Unclear("from where it is chosen")
    return choose(reading, there(reading, noun, zone))


@effects_on_cards.rule
def out_of_game_facedown(reading: Reading, noun: Noun) -> Effects:
    """Nobody is shown what is removed from a hidden area."""
    if noun.described.zone not in ("deck", "hand"):
        raise Unclear("what is hidden that was not")
    return (Move(on=affected(reading, noun), to="out of game", facedown=True),)


effects_on_cards.means(
    discard_from_play=call(do, READING, FIRST, "discard", SECOND, THIRD),
    out_of_game=call(do, READING, FIRST, "remove", SECOND, THIRD),
    # The removal of cards from the game for a time
    out_of_game_until=(Move(on=call(affected, READING, SECOND, FIRST), to="out of game", until=THIRD),),
    at_least=FIRST,
    unsaved=True,  # The mark "(cannot be saved)"
    # "choose a Knight to become the target of that ability instead"
    become_target=(BecomeTarget(on=call(affected, READING, FIRST, "choose and")),),
    becomes_target=(BecomeTarget(on=call(_known, READING, FIRST)),),
)

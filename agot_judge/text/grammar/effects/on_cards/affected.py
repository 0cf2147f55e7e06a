"""The cards on which an effect works, and what is done to them where they are."""

from collections.abc import Callable

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Effect
from agot_judge.engine.ability.cards import On
from agot_judge.engine.ability.effects_on_cards import (
    Discard,
    Kill,
    Kneel,
    Move,
    Participate,
    RemoveFromChallenge,
    Sacrifice,
    Stand,
)
from agot_judge.text.discourse.of_the_doer import by_subject, picked_by_another, to_be_sacrificed
from agot_judge.text.discourse.one_deed import done_at_once
from agot_judge.text.discourse.reading import Reading, Unclear, choice_of
from agot_judge.text.discourse.singled_out import was_knelt_for_another
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
}


def affected(reading: Reading, noun: Noun, chosen: str | None) -> On:
    """The cards on which a verb works: targets after "choose and" (``chosen``), else those picked or meant."""
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


def one_by_one(noun: Noun) -> tuple[Noun, ...]:
    """``this card and that character``: each of them."""
    return (replace(noun, also=()), *noun.also)


def to_each(reading: Reading, noun: Noun, chosen: str | None, done: Callable[[On], Effect]) -> Effects:
    """The same done to each of the cards that are named, at once."""
    return done_at_once(reading, tuple(done(affected(reading, one, chosen)) for one in one_by_one(noun)))


@effects_on_cards.rule
def do(reading: Reading, chosen: str | None, verb: str, noun: Noun, unsaved: bool | None) -> Effects:
    """The effects of the verb on the cards: ``kill a character``."""
    name = verb.removesuffix("s")
    if unsaved and name != "kill":
        raise Unclear("only what leaves play can be saved")
    nouns = one_by_one(noun)
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
def discard_from_play(reading: Reading, chosen: str | None, noun: Noun, unsaved: bool | None) -> Effects:
    """The discarding of cards from play."""
    saved = not unsaved
    return to_each(
        reading, noun, chosen, lambda on: Discard(on=reading.was_done("discarded", on), can_be_saved=saved)
    )


@effects_on_cards.rule
def now_participating(reading: Reading, noun: Noun, role: str) -> Effects:
    """As an attacker it is on the attacking player's side; the effect is on the side of its controller."""
    if noun.ref is None:
        raise Unclear("which cards")
    return (Participate(on=reading.on(noun), defending=role.startswith("defend")),)


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
def out_of_game(reading: Reading, chosen: str | None, noun: Noun, unsaved: bool | None) -> Effects:
    """The removal of cards from the game."""
    saved = not unsaved
    return to_each(
        reading,
        noun,
        chosen,
        lambda on: Move(on=reading.was_done("removed", on), to="out of game", can_be_saved=saved),
    )


@effects_on_cards.rule
def out_of_game_facedown(reading: Reading, noun: Noun) -> Effects:
    """Nobody is shown what is removed from a hidden area."""
    if noun.also or noun.ref is not None or noun.cards.zone not in ("deck", "hand"):
        raise Unclear("what is hidden that was not")
    return (Move(on=affected(reading, noun, None), to="out of game", facedown=True),)


@effects_on_cards.rule
def from_challenge(reading: Reading, chosen: str | None, noun: Noun) -> Effects:
    """The removal of cards from the challenge."""
    return to_each(reading, noun, chosen, lambda on: RemoveFromChallenge(on=on))


effects_on_cards.means(
    # The removal of cards from the game for a time
    out_of_game_until=(Move(on=call(affected, READING, SECOND, FIRST), to="out of game", until=THIRD),),
    unsaved=True,  # The mark "(cannot be saved)"
)

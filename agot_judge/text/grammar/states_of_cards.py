"""That there are such cards, or that cards are, have or did something."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.cards import CardNumber, Cards, Comparison, Condition, Measure
from agot_judge.engine.ability.later_choices import TARGETS
from agot_judge.engine.ability.walk import nodes
from agot_judge.text.description import Patch, described, excluding, negated
from agot_judge.text.fragment import Fragment
from agot_judge.text.grammar.attacks import DEFENDER, beside
from agot_judge.text.grammar.challenges import Challenge, exists
from agot_judge.text.grammar.states_of_players import of_several
from agot_judge.text.grammar.zones import Zone
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear

states_of_cards = Fragment(__name__, "state")

Fields = dict[str, Any]

THINGS: dict[str, Measure] = {"power": "power", "gold": "gold", "duplicates": "duplicates"}


# -- there are -----------------------------------------------------------------------------------------------------


@states_of_cards.rule
def controls(reading: Reading, person: Person, noun: Noun) -> Condition:
    return _of_player(reading, person, noun)


@states_of_cards.rule
def does_not_control(reading: Reading, person: Person, noun: Noun) -> Condition:
    if person.who in ("any", "opponent"):
        raise Unclear("one of several players does not")
    return Condition(none_of=(_of_player(reading, person, noun),))


@states_of_cards.rule
def has_cards(reading: Reading, person: Person, noun: Noun) -> Condition:
    """``you have a Winter plot card revealed``; how many cards a hand has is a number of the player."""
    if not noun.types and noun.cards.zone != "play" and not noun.is_any_one:
        raise Unclear("a number of cards")
    return _of_player(reading, person, noun)


@states_of_cards.rule
def has_there(reading: Reading, person: Person, noun: Noun, zone: Zone) -> Condition:
    """``you have Old Bessa in your hand``."""
    if noun.ref is not None or noun.cards.zone != "play" or noun.also:
        raise Unclear("which card is there")
    if zone.who != person.who or len(zone.places) != 1 or zone.places == ("play",):
        raise Unclear("in whose hand or pile it is")
    there = replace(noun.cards, zone=zone.places[0], controller=zone.who)
    return _of_player(reading, person, replace(noun, cards=there))


def _of_player(reading: Reading, person: Person, noun: Noun) -> Condition:
    """That the player has such cards; ``no opponent``: that none of them has."""
    who = person.who_if_any
    if noun.also and who in ("opponent", "any"):
        raise Unclear("whether one and the same player has both")
    if noun.quantity == "each":
        raise Unclear("all of them, if there are any")
    in_own_pile = noun.cards.controller == "that player" and noun.cards.zone != "play" and who != "you"
    if noun.ref is None and noun.cards.controller not in ("any", who) and not in_own_pile:
        raise Unclear("who controls what")
    found = exists(reading, noun, controller=who)
    if noun.ref is not None and noun.ref not in ("self", "host"):
        if person.every or person.none:
            raise Unclear("each of several players, or none of them")
        return Condition(card=noun.ref, fits=Cards(controller=who))
    if who in ("opponent", "any") and (person.every or not is_any(found)):
        return of_several(person, found)
    return Condition(none_of=(found,)) if person.none else found


def is_any(found: Condition) -> bool:
    """Whether one such card is enough: then it does not matter of which of several players it is."""
    return found.exists is not None and found.count_at_most is None and found.count_at_least == 1


# -- what cards are ------------------------------------------------------------------------------------------------


def holds(reading: Reading, noun: Noun, **fields: Any) -> Condition:
    """That the fields hold of the cards: of those that were named, of each, or of so many."""
    if noun.ref is not None and noun.ref not in ("self", "host"):
        zone = fields.pop("zone", "any")
        return Condition(card=noun.ref, fits=Cards(zone=zone, **fields))
    if noun.quantity in ("each", "bare") and noun.ref is None:
        if "zone" in fields:
            raise Unclear("whether each of which cards is there")
        not_so = described(noun.cards, [negated(fields)])
        reading.happens_to(noun)
        return Condition(exists=not_so, count_at_most=0)
    return exists(reading, noun, **fields)


Opposite = Callable[[Fields], tuple[Condition, ...]]
"""Of a part in the challenge, what must be true of the player on the other side of it."""


def _is_so_still(reading: Reading, noun: Noun) -> None:
    """Raises Unclear for ``it was attacking`` of what has left play or been changed since: only the present is known."""
    if "was" not in reading.words.lower().split() or noun.ref in (None, "self", "host"):
        return
    if any(noun.ref in refs for refs in reading.done.values()) or not reading.is_in_play(noun.ref):
        raise Unclear("what it was before")


@states_of_cards.rule
def in_role(reading: Reading, noun: Noun, role: Fields, *where: Condition | Opposite) -> Condition:
    _is_so_still(reading, noun)
    found = holds(reading, noun, **role)
    rest = [part for one in where for part in (one(role) if callable(one) else (one,))]
    return Condition(all_of=(found, *rest)) if rest else found


@states_of_cards.rule
def are(reading: Reading, noun: Noun, posture: Fields) -> Condition:
    _is_so_still(reading, noun)
    return holds(reading, noun, **posture)


@states_of_cards.rule
def any_in_play(reading: Reading, noun: Noun) -> Condition:
    """``if any of those characters are still in play``: those that are."""
    if noun.ref is None or not noun.plural:
        raise Unclear("any of which cards")
    return in_play(reading, noun)


@states_of_cards.rule
def in_play(reading: Reading, noun: Noun) -> Condition:
    found = holds(reading, noun, zone="play")
    reading.ask_whether_there(noun)
    return found


@states_of_cards.rule
def in_play_unattached(reading: Reading, noun: Noun, host: Noun) -> Condition:
    """``if that card is still in play and not attached to Daenerys Targaryen``."""
    if noun.ref is None or host.also:
        raise Unclear("which card is attached to what")
    return Condition(all_of=(in_play(reading, noun), unattached(reading, noun, host)))


@states_of_cards.rule
def unattached(reading: Reading, noun: Noun, host: Noun) -> Condition:
    if noun.ref is None or host.also:
        raise Unclear("which card is attached to what")
    reading.step += 1  # "it" is that card, not the one to which it may be attached
    reading.mention(noun, noun.ref)
    return Condition(none_of=(Condition(card=noun.ref, fits=Cards(zone="any", attached_to=host.meant())),))


@states_of_cards.rule
def in_zone(reading: Reading, noun: Noun, zone: Zone) -> Condition:
    fields: Fields = {"zone": zone.field}
    if zone.who != "any":
        fields["controller"] = zone.who
    return holds(reading, noun, **fields)


@states_of_cards.rule
def is_such(reading: Reading, noun: Noun, such: Noun) -> Condition:
    """``attached character is Khal Drogo``, ``that card is a character``."""
    if such.ref is None and such.quantity == "the" and (such.cards.highest or such.cards.lowest):
        return have(reading, noun, {"_best": such.cards})  # "the attacking character with the highest STR"
    if such.ref is not None or (not such.named and such.quantity not in ("some", "bare")):
        raise Unclear("is what")
    said = such.of_one()
    fits = said if said.zone != "play" else replace(said, zone="any")
    ref = noun.ref
    if noun.quantity == "each" and ref is None and not such.named:
        if reading.shown or noun.also or not noun.types:  # a plot card and a faction card are in play, too
            raise Unclear("which cards")
        return Condition(exists=described(noun.cards, [{"_excluding": such.cards}]), count_at_most=0)
    if such.headless and fits == Cards(zone="any", trait=fits.trait):  # "is a Knight": it has the trait
        return have(reading, noun, {"trait": fits.trait})
    if ref is None and noun.cards.top == 1 and not noun.plural:  # the top card of a deck
        reading.describe(replace(noun, quantity="some"), noun.cards)
        return Condition(exists=replace(noun.cards, any_of=(replace(fits, zone="any"),)))
    among_shown = ref is None and noun.cards.among is not None and noun.quantity == "some" and noun.most == 1
    if among_shown and not such.named:  # "if a card revealed this way is a Knight, put it into play"
        return have(reading, noun, _said_of(fits, "zone"))
    if ref is None and noun.cards.revealed and noun.cards.controller != "any" and not noun.plural:
        more = _said_of(fits, "zone", "type")
        if any(getattr(noun.cards, name) != getattr(Cards(), name) for name in more):
            raise Unclear("is what")
        return Condition(exists=replace(noun.cards, **more))
    if ref is None:
        raise Unclear("which card")
    if ref != "self":
        now = replace(noun.cards, type=noun.types or such.types)
        reading.mention(replace(noun, cards=now, named=such.named or noun.named), ref)
    return Condition(card=ref, fits=fits)


def _said_of(cards: Cards, *without: str) -> Patch:
    """What is asked of the cards, but for these fields."""
    plain = Cards()
    return {
        name: value
        for name in Cards.__struct_fields__
        if (value := getattr(cards, name)) != getattr(plain, name) and name not in without
    }


@states_of_cards.rule
def revealed_same_type(reading: Reading, person: Person) -> Condition:
    """``if no opponent revealed a card with the same cardtype as you``: of the cards that each player chose and that were
    revealed."""
    ref = reading.meant(plural=True)
    if not person.none or person.who_if_any != "opponent" or ref not in TARGETS:
        raise Unclear("what was revealed by whom")
    yours = Cards(among=ref, owner="you", zone="any")
    same = Cards(among=ref, owner="opponent", same="type", of=yours, zone="any")
    return Condition(exists=same, count_at_most=0)


@states_of_cards.rule
def is_of_trait(reading: Reading, noun: Noun, trait: str) -> Condition:
    """``that location is Contested``: it has the trait."""
    if noun.plural:
        raise Unclear("which cards they are")  # "are Knights"
    return have(reading, noun, {"trait": (trait,)})


@states_of_cards.rule
def is_not_such(reading: Reading, noun: Noun, such: Noun) -> Condition:
    return Condition(none_of=(is_such(reading, noun, such),))


@states_of_cards.rule
def is_not_of_quality(reading: Reading, noun: Noun, quality: str) -> Condition:
    """``if it is non-limited``."""
    if noun.ref is None or noun.plural:
        raise Unclear("which card")
    reading.happens_to(noun)
    return Condition(card=noun.ref, fits=replace(Cards(zone="any"), **{quality: False}))


@states_of_cards.rule
def is_such_or_has(reading: Reading, noun: Noun, such: Noun, patch: Patch) -> Condition:
    """``attached character is Wench or has the Ferryman trait``."""
    return Condition(any_of=(is_such(reading, noun, such), have(reading, noun, patch)))


@states_of_cards.rule
def have(reading: Reading, noun: Noun, patch: Patch) -> Condition:
    """``has 4 or more power``, ``each character you control has the [stark] affiliation``."""
    if described(Cards(), [patch]) == Cards():
        raise Unclear("what each of them has beside others")
    if noun.ref is not None and noun.ref not in ("self", "host"):
        reading.happens_to(noun)
        fits = described(Cards(zone="any"), [patch])
        if any(isinstance(one, CardNumber) and one.on == noun.ref for one in nodes(fits)):
            raise Unclear("than which card")  # nothing is compared with itself
        return Condition(card=noun.ref, fits=fits)
    if noun.quantity in ("each", "bare") and noun.ref is None:
        cards = described(noun.cards, [excluding(patch)])
        return Condition(exists=cards, count_at_most=0)
    if noun.also:
        raise Unclear("which of them has it")
    if reading.shown and noun.cards == Cards(controller=noun.cards.controller) and noun.ref is None:
        raise Unclear("which card")  # "your card": the one in play, or the one that was shown
    known = len(reading.mentions)
    found = exists(reading, noun)
    if found.exists is None:
        raise Unclear("how many of them have it")
    such = described(found.exists, [patch])
    if (
        noun.ref is None and not noun.named
    ):  # "if a card revealed this way has ..., put it into play": one that has it
        reading.mentions = reading.mentions[:known]
        reading.describe(noun, such)
    return replace(found, exists=such)


@states_of_cards.rule
def do_not_have(reading: Reading, noun: Noun, patch: Patch) -> Condition:
    found = have(reading, noun, patch)
    if noun.ref is None and noun.quantity == "some":
        reading.mentions = [one for one in reading.mentions if one.noun.cards != found.exists]
    return Condition(none_of=(found,))


@states_of_cards.rule
def each_declared_has(reading: Reading, patch: Patch) -> Condition:
    """``each character you declare as an attacker has the Army trait``: as they are declared they are attacking."""
    declared = Cards(type=("character",), attacking=True, controller="you")
    return Condition(exists=described(declared, [excluding(patch)]), count_at_most=0)


# -- where, and how ------------------------------------------------------------------------------------------------


@states_of_cards.rule
def in_challenge(reading: Reading, challenge: Challenge) -> Condition:
    return challenge.condition()


@states_of_cards.rule
def attacked(reading: Reading, person: Person) -> Opposite:
    """``attacking a player with more power than you``."""

    def opposite(role: Fields) -> tuple[Condition, ...]:
        if role != {"attacking": True}:
            raise Unclear("against whom")
        return beside(person, DEFENDER)

    return opposite


@states_of_cards.rule
def standing(reading: Reading) -> Fields:
    return {"kneeling": False}


@states_of_cards.rule
def kneeling(reading: Reading) -> Fields:
    return {"kneeling": True}


# -- what cards have -----------------------------------------------------------------------------------------------


@states_of_cards.rule
def at_least(reading: Reading, many: int, thing: str, on: Noun | None) -> Patch:
    return {"where": (Comparison(of=THINGS[thing], relation="at least", amount=many),)}


@states_of_cards.rule
def none(reading: Reading, thing: str) -> Patch:
    return {"where": (Comparison(of=THINGS[thing], relation="exactly", amount=0),)}


@states_of_cards.rule
def at_least_tokens(reading: Reading, many: int, token: str, on: Noun | None) -> Patch:
    return {"where": (Comparison(of="tokens", relation="at least", amount=many, token=token),)}


@states_of_cards.rule
def a_token(reading: Reading, token: str, on: Noun | None) -> Patch:
    return at_least_tokens(reading, 1, token, on)


@states_of_cards.rule
def duplicate(reading: Reading) -> Patch:
    return {"where": (Comparison(of="duplicates", relation="at least", amount=1),)}

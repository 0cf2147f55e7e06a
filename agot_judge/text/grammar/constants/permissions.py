"""Permissions of players, besides what the rules allow."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Permit
from agot_judge.engine.ability.cards import Amount, Cards, Paid
from agot_judge.engine.ability.changed_numbers import Adjust
from agot_judge.engine.ability.effects_on_players import InitiateChallenge
from agot_judge.engine.ability.triggers import Limit
from agot_judge.engine.ability.words import Period, Who
from agot_judge.text.discourse.reading import Reading, Unclear, cards_of
from agot_judge.text.grammar.effects.lasting import lasts
from agot_judge.text.grammar.places.zones import Zone
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST, SECOND, THIRD, call, joined
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person
from agot_judge.text.trees.substitution import scaled

permissions = Fragment(__name__, "permitted", "constant", "effect")


RIGHTS: dict[str, Any] = {
    "initiative": "decide ties for initiative",
    "dominance": "decide ties for dominance",
    "insight": "use insight of the losing player",
    "renown": "use renown of the losing player",
}


@permissions.rule
def constant_this(reading: Reading, found: Effects, period: str) -> Effects:
    """``you may initiate an additional challenge this round``: as long as the ability is active. Raises Unclear for cards
    that are limited by round, where it is said of a phase: a constant ability is active in each of them."""
    if period == "phase" and any(isinstance(one, Adjust) and one.what == "limited cards" for one in found):
        raise Unclear("in which phase")
    return found


@permissions.rule
def once_until(reading: Reading, period: Period, found: Effects) -> Effects:
    """``Once this phase, you may play that event as if it were in your hand``. Raises Unclear for other permissions."""
    if (
        len(found) != 1
        or not isinstance(found[0], Permit)
        or found[0].may not in ("marshal", "play", "ambush")
    ):
        raise Unclear("how often what may be done")
    return lasts((replace(found[0], limit=Limit(times=1, period=period)),), period)


@permissions.rule
def additional(reading: Reading, person: Person, *said: tuple[InitiateChallenge, ...]) -> Effects:
    """``an additional [military] challenge and an additional [intrigue] challenge against ..``: both against that player.

    What is said last of all of them holds for those without it.
    """
    extra = [one for several in said for one in several]
    against = extra[-1].against
    if any(one.against not in (None, against) for one in extra):
        raise Unclear("against which opponent")
    return tuple(replace(one, player=person.who, against=against) for one in extra)


@permissions.rule
def of_that_type(reading: Reading) -> str:
    """The type that was chosen."""
    if not reading.knows_type():
        raise Unclear("no type of challenge was chosen")
    return "chosen"


@permissions.rule
def as_if_in_hand(reading: Reading, person: Person, *said: Any) -> Effects:
    """The permissions to use cards as if in hand."""
    *ways, noun = said
    return tuple(Permit(player=person.who, may=way, cards=_cards(reading, noun)) for way in ways)


@permissions.rule
def as_if_in_hand_from(reading: Reading, person: Person, *said: Any) -> Effects:
    """The permissions to use cards of a place as if in hand."""
    *ways, noun, zone = said
    return tuple(Permit(player=person.who, may=way, cards=_cards_in(noun, zone)) for way in ways)


def _cards_in(noun: Noun, zone: Zone) -> Cards:
    if noun.ref not in (None, "self") or noun.also:
        raise Unclear("which cards")
    found = Cards(this=True) if noun.ref == "self" else noun.cards
    return replace(found, zone=zone.field, controller=zone.who, pick=None)


def _cards(reading: Reading, noun: Noun) -> Cards:
    if noun.ref == "self":
        raise Unclear("where this card is")
    if noun.ref is not None and not noun.also:  # a card that was chosen, for as long as it stays where it was
        zone = reading.zone_of(noun.ref)
        if zone in ("", "play", "any") or not isinstance(zone, str):
            raise Unclear("from where the cards would be used")
        return Cards(among=noun.ref, zone=zone)
    on_a_card = noun.cards.facedown and noun.cards.attached_to is not None
    if noun.also or (noun.cards.zone == "play" and not on_a_card):
        raise Unclear("from where the cards would be used")
    return replace(noun.cards, pick=None)


@permissions.rule
def as_duplicate_on(reading: Reading, noun: Noun, host: Noun) -> Effects:
    """Raises Unclear for other cards than this one, and for a card on which it would be that was spoken of before."""
    if noun.ref != "self" or noun.also or host.ref is not None or host.also:
        raise Unclear("which card is marshaled as a duplicate, and on which")
    this = Cards(this=True, zone="hand", controller="you")
    return (Permit(may="duplicate", cards=this, onto=replace(host.cards, pick=None)),)


@permissions.rule
def look_at_chosen_plot(reading: Reading, person: Person, owner: Person, period: str) -> Effects:
    """``you may look at that player's chosen plot card before you choose a plot card to reveal this phase``."""
    if person.who != "you" or owner.who != "chosen player" or period != "phase":
        raise Unclear("who looks at whose plot card")
    return (Permit(may="look at chosen plot", whose=owner.who, until="phase"),)


@permissions.rule
def choose_not_to_stand(reading: Reading, person: Person, noun: Noun) -> Effects:
    """``you``, or the controller of the card: who else could let it stand."""
    yours = person.who == "you"
    if not yours and (noun.ref != "host" or person.who not in ("controller", "host controller")):
        raise Unclear("whose cards stand")
    return (Permit(player="you" if yours else "any", may="choose not to stand", cards=cards_of(noun)),)


@permissions.rules(decides_ties="you", resolve_for_the_loser="any")
def decided_otherwise(reading: Reading, player: Who, *words: str) -> Effects:
    """``You choose which player wins ties for initiative and dominance``; ``insight and renown resolve for the losing player
    instead of the winning player``."""
    return tuple(Permit(player=player, may=RIGHTS[word]) for word in words)


@permissions.rule
def pay_only_from(reading: Reading, person: Person, owner: Person, noun: Noun) -> Effects:
    """``you may only use gold from the losing opponent's gold pool to pay for this card``."""
    if person.who != "you" or noun.ref != "self":
        raise Unclear("whose gold pays for what")
    return (Permit(may="pay with gold of another", whose=owner.another, cards=cards_of(noun)),)


@permissions.rule
def considered(reading: Reading, person: Person, many: Amount, more: str, noun: Noun) -> Effects:
    """``you are considered to have 1 fewer plot card in your used pile``, of a trait or of any; cards in hand."""
    cards = noun.described
    plain = replace(cards, zone="play", controller="any", trait=())
    in_hand = cards.zone == "hand" and plain == Cards() and not cards.trait
    in_used_pile = cards.zone == "used" and plain == Cards(type=("plot",))
    if not (in_hand or in_used_pile):
        raise Unclear("what a player is considered to have")
    if not isinstance(many, int | Paid):
        raise Unclear("how many")
    if more in ("fewer", "less"):
        many = scaled(many, -1)
    of = Cards(trait=cards.trait) if cards.trait else None
    return (Adjust(player=person.who, what="hand" if in_hand else "used", amount=many, cards=of),)


def _more(type_: str | None, against: Who | None) -> tuple[InitiateChallenge, ...]:
    """One more challenge that may be initiated, of a type or of any."""
    return (InitiateChallenge(type=type_ or "", against=against),)


permissions.means(
    constant=FIRST,
    effect=FIRST,
    until=call(lasts, FIRST, SECOND),  # The permissions for a time
    until_first=call(lasts, SECOND, FIRST),  # The permissions for a time that is said first
    extra=call(_more, FIRST, SECOND),
    # "an additional [military] and [intrigue] challenge"
    one_of_each=call(joined, (call(_more, FIRST, THIRD), call(_more, SECOND, THIRD))),
    against=FIRST.another,
    into_shadows_from=(
        Permit(player=FIRST.who, may="marshal into shadows", cards=call(_cards_in, SECOND, THIRD)),
    ),
    spend_gold=(Permit(player=FIRST.who, may="spend gold", cards=call(cards_of, SECOND)),),
    look=(Permit(player=FIRST.who, may="look at top of deck"),),
    revealed=(Permit(player=FIRST.who, may="play with top of deck revealed"),),
    shadows_revealed=(Permit(player=FIRST.who, may="play with shadows revealed"),),
    limited=(Adjust(player=FIRST.who, what="limited cards", amount=SECOND),),
    # The change of the gold for setup
    setup_at_most=(Adjust(player=FIRST.who, what="setup gold", set_to=SECOND),),
)

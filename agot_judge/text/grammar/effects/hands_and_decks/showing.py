"""Cards that are drawn, searched for, revealed or looked at; decks that are shuffled; parts of the round that a player carries
out."""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import ForEach
from agot_judge.engine.ability.cards import Amount, Cards, Pick, PlayerMeasure, PlayerNumber
from agot_judge.engine.ability.effects_on_cards import LookAt, Reveal, Search, Shuffle
from agot_judge.engine.ability.effects_on_players import BecomeFirst, CarryOut, Draw, DrawCards
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.effects.hands_and_decks import hands_and_decks
from agot_judge.text.grammar.effects.on_cards.affected import affected, in_zone
from agot_judge.text.grammar.numbers.per import Per, for_each, x_capped
from agot_judge.text.grammar.places.zones import Zone, of_one
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.parsing.template import FIRST, READING, SECOND, SUBJECT, THIRD, call
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person


@hands_and_decks.rule
def draw(reading: Reading, many: Amount, per: Per | None) -> Effects:
    """The drawing of cards."""
    reading.mention_unseen(Noun(quantity="the", plural=many != 1))
    reading.was_done("drawn", "those")
    return (Draw(amount=for_each(many, per), player=reading.subject),)


@hands_and_decks.rule
def draw_those(reading: Reading, noun: Noun) -> Effects:
    """``reveal the top card of your deck. If .., draw it``, ``draw 1 of those cards, and place the other on the bottom``: from
    the top of the deck of the player who draws (2e/rr/drawing-cards/1), and it was drawn."""
    shown = ("those", "shown")
    own_deck = reading.discourse.shown.zone == "deck" and reading.places.get("deck") == reading.subject
    if not own_deck or (noun.ref not in shown and noun.cards.among not in shown):
        raise Unclear("which cards are drawn")
    return (DrawCards(on=affected(reading, noun), player=reading.subject),)


@hands_and_decks.rule
def draw_until(
    reading: Reading, owner: Person, what: PlayerMeasure, other: Person, limit: PlayerMeasure
) -> Effects:
    """``draw cards until your hand size is equal to your reserve value``."""
    if (what, limit) != ("hand", "reserve") or {owner.who, other.who} != {reading.subject}:
        raise Unclear("until when cards are drawn")
    number = PlayerNumber(what="short of reserve", player=reading.subject)
    return draw(reading, number, None)


@hands_and_decks.rule
def search(reading: Reading, zone: Zone, noun: Noun, top: Amount | None = None) -> Effects:
    """The searching of a deck, or of its top cards."""
    is_placed = any(one.cards.zone != "play" for one in noun.conjuncts)
    if is_placed or noun.ref is not None or (noun.quantity != "some" and not noun.named):
        raise Unclear("what is searched for")
    if top is not None:
        zone.only("deck")
    zone = of_one(reading, zone)
    kinds = tuple(
        replace(
            _of_another_title(reading, one.cards),
            zone=zone.field,
            controller=zone.who,
            top=top,
            pick=Pick(
                least=0,
                most=one.most,
                any_number=one.any_number,
                by=reading.subject,
                different=one.different,
                total=one.total,
            ),
        )
        for one in noun.conjuncts
    )
    reading.searches(noun, zone.field, top=top is not None)
    return (Search(cards=kinds[0], each=kinds[1:], either=noun.either, player=reading.subject),)


def _of_another_title(reading: Reading, found: Cards) -> Cards:
    """``for a different attachment``: the one that was spoken of is elsewhere; a copy of it is no different card."""
    for one in found.excluding:
        if (
            "different" in reading.clause.words.lower()
            and found.of is None
            and one == Cards(among=one.among, zone="any")
        ):
            rest = tuple(other for other in found.excluding if other != one)
            return replace(found, excluding=rest, different="name", of=one.among)
    return found


@hands_and_decks.rule
def reveal_at_random(reading: Reading, many: Amount, zone: Zone) -> Effects:
    """The revealing of cards at random."""
    reading.mention_unseen(Noun(quantity="the", plural=many != 1 or zone.every))
    picked = Pick(least=many, most=many, at_random=True)
    cards = replace(_all_in(reading, of_one(reading, zone)), pick=picked)
    if zone.every:
        return (ForEach(player=zone.who, effects=(Reveal(on=replace(cards, controller="that player")),)),)
    return (Reveal(on=cards),)


@hands_and_decks.rule
def reveal(reading: Reading, chosen: str | None, noun: Noun) -> Effects:
    """The revealing of cards."""
    if noun.types == ("plot",) and noun.ref != "those":
        raise Unclear("whether it becomes the revealed plot card")
    if noun.elsewhere.ref != "those" and noun.cards.among is None:  # otherwise they were shown before
        alone = reading.clause.part == "cost" and not noun.plural  # nothing is chosen from among one card
        zone = noun.cards.zone if noun.ref is None and not alone else ""
        reading.shows(zone, of_several=noun.cards.controller in ("any", "opponent"))
    on = reading.was_done("revealed", affected(reading, noun, chosen))
    reading.are_unseen()
    return (Reveal(on=on),)


@hands_and_decks.rule
def reveal_from(reading: Reading, chosen: str | None, noun: Noun, zone: Zone) -> Effects:
    """The revealing of cards of a place."""
    if noun.ref is not None or zone.places == ("plot deck",):  # a plot card comes into play as it is revealed
        raise Unclear("what is revealed")
    found = in_zone(noun, zone)
    reading.shows("" if reading.clause.part == "cost" and not noun.plural else zone.field)
    return (Reveal(on=reading.was_done("revealed", affected(reading, found, chosen))),)


@hands_and_decks.rule
def reveal_zone(reading: Reading, zone: Zone, at_least: int | None) -> Effects:
    """The revealing of all cards of a place; of a hand with a card at least."""
    if at_least not in (None, 1):
        raise Unclear("so many cards at least")
    return (Reveal(on=reading.was_done("revealed", _all_in(reading, of_one(reading, zone)))),)


@hands_and_decks.rule
def look(reading: Reading, noun: Noun) -> Effects:
    """The looking at cards."""
    if noun.at_random and noun.cards == Cards(zone="hand", controller=noun.cards.controller):
        raise Unclear("a random card in a hand")  # read in another way
    zone = noun.cards.zone if noun.ref is None else ""
    reading.shows(zone, of_several=noun.cards.controller in ("any", "opponent"))
    on = affected(reading, noun)
    reading.are_unseen()
    return (LookAt(on=on, player=reading.subject),)


def _all_in(reading: Reading, zone: Zone) -> Cards:
    if zone.places == ("play",) or zone.pronoun:
        raise Unclear("what is shown")
    reading.shows(zone.field, of_several=zone.every)
    return Cards(zone=zone.field, controller=zone.who)


hands_and_decks.means(
    draw_capped=call(draw, READING, call(x_capped, FIRST, SECOND), None),  # "X cards (to a maximum of 5)"
    search_top=call(search, READING, SECOND, THIRD, FIRST),  # The searching of the top cards of a deck
    # The looking at all cards of a place
    look_zone=(LookAt(on=call(_all_in, READING, call(of_one, READING, FIRST)), player=SUBJECT),),
    shuffle=(Shuffle(player=call(Zone.only, call(of_one, READING, FIRST), "deck")),),
    become_first=(BecomeFirst(player=SUBJECT),),
    determine_dominance=(CarryOut(what="determine dominance"),),
    check_reserve=(CarryOut(what="check reserve", player=SUBJECT),),
    at_least=FIRST,
)

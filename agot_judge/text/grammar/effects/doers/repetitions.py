"""``for each character sacrificed this way, draw 1 card``: once for each of some cards."""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import ChooseNow, ForEach, May
from agot_judge.engine.ability.cards import Cards, On, Pick
from agot_judge.engine.ability.effects_on_cards import PutIntoPlay
from agot_judge.engine.ability.effects_on_players import DiscardCards
from agot_judge.engine.ability.later_choices import TARGETS, chosen_then
from agot_judge.engine.ability.triggers import Choose
from agot_judge.text.discourse.reading import Reading, Unclear, choice_of
from agot_judge.text.grammar.effects.doers import doers
from agot_judge.text.grammar.effects.doers.players import after, player_does
from agot_judge.text.grammar.nouns.history import what_was_done
from agot_judge.text.grammar.numbers.multiplied import times
from agot_judge.text.grammar.numbers.per import for_each_card as for_each_counted
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.parsing.template import FIRST, SECOND
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person

CHOSEN_LATER = ChooseNow(choose=Choose(), effects=())


@doers.rule
def for_each_card(reading: Reading, noun: Noun, found: Effects) -> Effects:
    """Once for each of the cards: of them, what is done speaks as ``those``."""
    if noun.also or noun.quantity not in ("bare", "the", "some"):
        raise Unclear("for each of what")
    if not found or any(one.chosen_in == reading.discourse.sentence for one in reading.discourse.mentions):
        raise Unclear("a choice within the effects")
    cards = noun.ref or replace(noun.cards, pick=None)
    if isinstance(cards, Cards) and cards.among is not None and cards == Cards(among=cards.among, zone="any"):
        cards = cards.among  # "for each card sacrificed this way": each of those cards
    return (ForEach(cards=cards, effects=found),)


@doers.rule
def choose_for_each(reading: Reading, noun: Noun, chosen: Noun) -> Effects:
    """``for each card revealed this way, choose a character``: in play, not one of those that are shown; what the next sentence
    says is done to each that is chosen."""
    (each,) = for_each_card(reading, noun, (CHOSEN_LATER,))
    if chosen.described.zone != "play" or not chosen.types:
        raise Unclear("from where it is chosen")
    if reading.choices or reading.clause.part != "effect" or chosen.plural:
        raise Unclear("a choice within the effects")
    choice = choice_of(chosen, reading.subject)
    reading.choose(choice, chosen)
    reading.unchoose([choice])
    return (replace(each, effects=(ChooseNow(choose=choice, effects=()),)),)


@doers.rule
def may_discard_of_each(reading: Reading, many: int) -> Effects:
    """``You may choose and discard 1 revealed card from any number of those hands``, which each opponent has just revealed."""
    revealed = next((choice for choice in reading.choices if choice.each_of is not None), None)
    of_each = revealed is not None and revealed.each_of == "opponent"
    if not of_each or reading.discourse.shown.zone != "hand" or many != 1:
        raise Unclear("from which hands")
    reading.was_done("discarded", Cards(zone="hand"))
    choice = Choose(
        cards=Cards(zone="any", controller="opponent", among="shown"), least=0, each_of="opponent"
    )
    return (chosen_then(choice, (DiscardCards(on=TARGETS[1]),), 1),)


@doers.rule
def revealer_may_put(reading: Reading, noun: Noun, that: Noun) -> Effects:
    """``Each player who revealed a character with the lowest printed cost may put that character into play``: each has revealed
    one card, and of all that are revealed it has the lowest."""
    every = next((choice for choice in reading.choices if choice.each_of is not None), None)
    one_each = every is not None and every.each_of == "any" and every.most == 1 and every.by == "that player"
    cards = noun.cards
    plain = replace(cards, lowest=None, highest=None)
    if not one_each or "revealed" not in reading.discourse.effects.done or not noun.is_any_one or noun.also:
        raise Unclear("who revealed what")
    if plain != Cards(type=cards.type) or not cards.type or plain == cards:
        raise Unclear("which card each of them revealed")
    if that.ref is None and that.cards != plain:
        raise Unclear("which card is put into play")
    extreme = replace(cards, zone="any", among="shown")
    theirs = Cards(
        zone="any", controller="that player", among="shown", any_of=(extreme,), pick=Pick(by="that player")
    )
    enters = PutIntoPlay(on=theirs, under="that player")
    may = May(player="that player", effects=(enters,), label=after(reading, "may"))
    return (ForEach(player="any", effects=(may,)),)


@doers.rule
def each_sacrificed(reading: Reading, noun: Noun) -> On:
    """``for each location sacrificed``, by the effect before: what is done speaks of each of them."""
    if noun.described != Cards(type=noun.types) or not noun.types:
        raise Unclear("for each of what")
    cards = what_was_done(reading, "sacrificed")
    reading.mention(Noun(cards=noun.cards, quantity="the"), "those", nearer=True)
    return cards


@doers.rule
def player_does_for_each(reading: Reading, noun: Noun, person: Person, found: Effects) -> Effects:
    """``for each character in his or her dead pile, each opponent discards the top 2 cards of his or her deck``."""
    if len(found) != 1:
        raise Unclear("which number is meant for each")
    return player_does(reading, person, (times(reading, found[0], for_each_counted(reading, noun)),))


doers.means(
    for_each_sacrificed=(ForEach(cards=FIRST, effects=SECOND),),
)

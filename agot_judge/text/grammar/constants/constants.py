"""Constant abilities; ``immune to``: the cards whose effects do nothing to the immune one."""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Effect, Forbid, Modify
from agot_judge.engine.ability.cards import Amount, Cards, Condition, On, Paid
from agot_judge.engine.ability.changed_numbers import Adjust
from agot_judge.engine.ability.effects_on_cards import Kill, Sacrifice, TakeControl
from agot_judge.engine.ability.walk import given
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.challenges.occasions import TakingPart
from agot_judge.text.grammar.challenges.phrases import conjuncts
from agot_judge.text.grammar.constants.changes.parts import Apart, Change, Changes, added
from agot_judge.text.grammar.numbers.per import Per, times
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.lexicon import lexicon
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST, READING, SECOND, THIRD, call
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person
from agot_judge.text.trees.gained_values import PLOT_VALUES, YOUR_PLOT, check_who_gains
from agot_judge.text.trees.substitution import spoken_of, with_x

constants = Fragment(__name__, "constant", "modifier", "blanked", "immunity", "triggered_effects")

_ANY = Cards(zone="any")

USES = {said: use for use, said in lexicon().itself_cannot.items()}
"""The acts that players cannot do with a card that is not in play yet, each by what is said of the card: ``be marshaled``."""


def modifies(on: On | tuple[On, ...], changes: Changes) -> Effects:
    """The changes: one that always holds, and each that has its own time; of several cards chosen one by one for each."""
    if isinstance(on, tuple):
        return tuple(effect for one in on for effect in modifies(one, changes))
    return tuple(effect for one in changes for effect in _forbidding(_of(on, one)))


def _of(on: On, change: Change) -> Modify:
    """The change of these cards."""
    role, change = (change.role, change.change) if isinstance(change, Apart) else (None, change)
    check_who_gains(on, change)
    found = replace(change, on=on)
    return found if role is None else taking_part(found, role)


def taking_part(found: Modify, part: TakingPart) -> Modify:
    """``each Knight you control gains renown while attacking``: those that are; of one card, while it is."""
    on = found.on
    described = isinstance(on, Cards) and on.name is None and not on.this and not on.host
    if isinstance(on, Cards) and described and not part.lasts:
        return replace(found, on=replace(on, **part.role), condition=part.challenge)
    if on in ("self", "host"):
        on = Cards(this=True) if on == "self" else Cards(host=True)
    fits = Cards(zone="any", **part.role)
    if isinstance(on, Cards):
        role = Condition(card="those", fits=fits) if described else Condition(exists=replace(on, **part.role))
    else:
        role = Condition(card=on, fits=fits)
    both = role if part.challenge is None else Condition(all_of=(role, *conjuncts(part.challenge)))
    return _so_long(found, both)


def _so_long(found: Modify, when: Condition) -> Modify:
    """The change with the time at which it holds: where it says only what cannot happen, or which rules do not hold, one of
    their own."""
    is_rule = Modify(on=found.on, cannot=found.cannot, rules=found.rules, by=found.by) == found
    return replace(found, during=when) if is_rule else replace(found, condition=when)


def _forbidding(found: Modify) -> Effects:
    """``limited cards cannot be marshaled``: no player can marshal them, wherever they are."""
    uses = [word for word in found.cannot if word in USES]
    if len(uses) < len(found.cannot) and isinstance(found.on, Cards) and found.on.zone not in ("play", "any"):
        raise Unclear("what cannot happen to cards that are not in play")
    if not uses:
        return (found,)
    if found.condition is not None:
        raise Unclear("a prohibition with a condition of its own")
    if found.by is not None and (found.by != Cards(zone="any") or found.cannot != ("be put into play",)):
        raise Unclear("by which card effects")  # only card effects put anything into play
    cards = found.on if isinstance(found.on, Cards) else Cards(among=found.on)
    cards = replace(cards, zone="any" if cards.zone == "play" else cards.zone)
    forbidden = tuple(
        Forbid(player="any", cannot=USES[word], cards=cards, unless=found.unless, during=found.during)
        for word in uses
    )
    rest = replace(found, cannot=tuple(word for word in found.cannot if word not in USES))
    none = Modify(on=found.on, by=found.by, unless=found.unless, during=found.during)
    return forbidden if rest == none else (rest, *forbidden)


@constants.rule
def power_not_counted(reading: Reading, on: On) -> Effects:
    """``power on Lord characters does not count towards their controllers' power total``."""
    if not isinstance(on, Cards):
        raise Unclear("on which cards")
    return (Adjust(player="any", what="power left out", cards=on),)


@constants.rule
def not_in_plot_deck(reading: Reading, noun: Noun) -> Effects:
    """``Scheme cards are not considered to be in your plot deck``: while that is so they cannot be chosen, nor do they keep
    the used pile from returning."""
    if noun.quantity != "bare":
        raise Unclear("which plot cards")
    cards = replace(noun.described, zone="plot deck", type=("plot",))
    return (Forbid(player="you", cannot="have in plot deck", cards=cards),)


@constants.rule
def subject(reading: Reading, noun: Noun) -> On:
    """The cards, before what is said of them."""
    if noun.quantity == "some" and not noun.named:
        if noun.cards.controller in ("any", "opponent") or not noun.cards.is_one_a_player_has:
            raise Unclear("one of several cards, for as long as an ability is active")
        return noun.cards  # "your revealed plot card", "your faction card": a player has one, whatever it is
    found = _all_of(reading, noun)
    if noun.ref is None and noun.quantity in ("bare", "each"):  # "that card": whichever of them
        reading.mention(replace(noun, quantity="the", plural=False), "those")
    return found


def _all_of(reading: Reading, noun: Noun) -> On:
    """The cards on which a constant ability works: every card of a title that the ability names, and nothing is picked."""
    found = reading.on(noun)
    return noun.cards if noun.is_one_by_title else found


@constants.rule
def cards_of_such_change(reading: Reading, person: Person, on: On, changes: Changes) -> Effects:
    """``while a player does not control a King, characters he or she controls ..``: those of each such player."""
    if not isinstance(on, Cards) or on.controller != "that player" or person.where is None:
        raise Unclear("whose cards")
    on = replace(on, controller=person.whoever, controller_where=person.where)
    return cards_change(reading, on, spoken_of(changes, "controller", "that player"))


@constants.rule
def cards_change(reading: Reading, on: On, changes: Changes) -> Effects:
    """The changes of the cards: ``each Knight gets +1 STR``."""
    found = modifies(on, changes)
    out_of_play = isinstance(on, Cards) and on.zone != "play"
    if out_of_play and any(isinstance(one, Modify) and one.dominance is not None for one in found):
        raise Unclear("what a card out of play contributes")  # counted for the player instead
    return found


@constants.rule
def it_gets_strength(reading: Reading, change: str) -> Effects:
    """Of a location or an attachment ``it`` is no card that has STR: the character of which the condition speaks."""
    has_none = reading.card_type in ("location", "attachment", "agenda")
    if not has_none or not reading.discourse.speaks_of(("character",)):
        raise Unclear("which card gets it")
    noun = reading.noun_meant(types=("character",), named=False)
    if noun.ref is not None:
        raise Unclear("which card gets it")  # read in another way
    return modifies(_all_of(reading, replace(noun, quantity="the")), (added(change),))


@constants.rule
def cards_change_when(reading: Reading, on: On, changes: Changes, when: Condition) -> Effects:
    """The changes of the cards at some time."""
    if any(isinstance(one, Apart) for one in changes):
        raise Unclear("two times at which it holds")
    return tuple(_at_time(effect, when) for effect in cards_change(reading, on, changes))


def _at_time(effect: Effect, when: Condition) -> Effect:
    if isinstance(effect, Forbid):
        return replace(effect, during=when)
    if not isinstance(effect, Modify):
        raise Unclear("when it holds")
    return _so_long(effect, when)


COUNTED = {"strength", "lower_strength", "gold", "initiative", "claim", "reserve", "contributes", "dominance"}


@constants.rule
def cards_change_for_each(reading: Reading, per: Per, on: On, changes: Changes) -> Effects:
    """``for each location you control, this card gets +1 STR``: each number that is said, so many times."""
    change = changes[0]
    if isinstance(change, Apart):
        raise Unclear("what is done for each of them")
    numbers = given(change)
    if (
        len(changes) > 1
        or not numbers.keys() <= COUNTED
        or not all(isinstance(one, int) for one in numbers.values())
    ):
        raise Unclear("what is done for each of them")
    return cards_change(
        reading, on, (replace(change, **{name: times(per, one) for name, one in numbers.items()}),)
    )


@constants.rule
def modifier(reading: Reading, change: str, value: str) -> Effects:
    """``+1 Income.``: on the controller's revealed plot card."""
    amount: Amount = Paid(times=1 if change[0] == "+" else -1) if change[1:] == "X" else int(change)
    return (replace(Modify(on=YOUR_PLOT), **{PLOT_VALUES.get(value, value): amount}),)


@constants.rules(
    strength_kept=("have its STR reduced",),
    strength_not_modified=("have its STR reduced", "have its STR raised"),
)
def strength_cannot(
    reading: Reading, what: tuple[str, ...], noun: Noun, sources: Cards | None = None
) -> Effects:
    """The prohibition that their STR changes, or is reduced: all that changes a STR is a card effect. ``sources``: only the
    effects of such cards cannot."""
    by = None if sources == Cards(zone="any") else sources
    return (Modify(on=_all_of(reading, noun), cannot=what, by=by),)


def _certain(reading: Reading, noun: Noun) -> On:
    """The card that leaves play as soon as the condition is true; nothing is chosen."""
    if noun.ref not in ("self", "host"):
        raise Unclear("which card leaves play")
    return _all_of(reading, noun)


def _of_player(whose: Person | None, sources: Cards) -> Cards:
    """The cards whose effects do nothing, as far as they are of that player: ``opponents' events``."""
    return sources if whose is None else replace(sources, controller=whose.who)


constants.means(
    # "While another Fool has a challenge icon, X gains that challenge icon": each that any of them has
    copies_icons=(Modify(on=SECOND, icons_of=FIRST.described),),
    copies_keywords=(Modify(on=SECOND, keywords_of=FIRST.described),),
    blank=(FIRST,),
    # "gets +X STR, where X is ..".
    cards_change_by_x=call(with_x, call(cards_change, READING, FIRST, SECOND), THIRD),
    # The change of cards that are treated as if blank
    blanked=Modify(on=call(_all_of, READING, FIRST), blank=True, except_traits=True),
    pronoun=call(Reading.noun_meant, READING),  # "its printed text box": of the card spoken of
    control=(TakeControl(on=call(_all_of, READING, FIRST)),),  # The change of control while it is constant
    sacrificed=(Sacrifice(on=call(_certain, READING, FIRST)),),  # The sacrifice of a card that is certain
    killed=(Kill(on=call(_certain, READING, FIRST)),),  # The killing of a card that is certain
    immune=(Modify(on="self", immune_to=(FIRST,)),),
    immune_to_triggered=(Modify(on="self", immune_to_triggered=(FIRST,)),),
    immunity=call(_of_player, FIRST, SECOND),
    of_triggered=call(_of_player, FIRST, _ANY),  # The cards whose triggered abilities are meant
    kind=call(str.removesuffix, FIRST, "s"),
    any_card=_ANY,  # The cards of every type: "card effects"
    of_type=Cards(zone="any", type=(FIRST,)),  # "events' effects"; "immune to events": to what such cards do
    other_cards=Cards(zone="any", excluding=(Cards(zone="any", type=(FIRST,)),)),  # "non-event card effects"
    of_trait=Cards(zone="any", trait=(FIRST,)),
    of_trait_and_type=Cards(zone="any", trait=(FIRST,), type=(SECOND,)),  # "Song event effects"
)

"""What is done to cards. The player who does it is ``reading.subject``."""

from collections.abc import Callable
from typing import Literal

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Effect, Either
from agot_judge.engine.ability.cards import CardNumber, Cards, On
from agot_judge.engine.ability.effects_on_cards import (
    Attach,
    BecomeTarget,
    Discard,
    Kill,
    Kneel,
    Move,
    Participate,
    PlaceToken,
    RemoveFromChallenge,
    ReturnToHand,
    Sacrifice,
    Stand,
    TakeControl,
)
from agot_judge.engine.ability.effects_on_players import Rearrange
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.ability.words import Duration
from agot_judge.text.at_once import done_at_once
from agot_judge.text.fragment import Fragment
from agot_judge.text.grammar.nouns.others import OTHERS_IN_A_DECK, SEARCHED
from agot_judge.text.grammar.places import Place, to_zone
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.grammar.zones import Zone
from agot_judge.text.moved_to import must_be_its_owner, must_be_of_the_player, must_come_under_yours
from agot_judge.text.noun import Noun
from agot_judge.text.picked_by import by_subject, picked_by_another
from agot_judge.text.reading import Reading, Unclear, choice_of
from agot_judge.text.sacrifices import to_be_sacrificed
from agot_judge.text.singled_out import (
    choose_where_it_is,
    is_beside_itself,
    of_that_hand,
    was_knelt_for_another,
)

deeds = Fragment(__name__, "clause", "put_how")

VERBS: dict[str, Callable[[On, bool], Effect]] = {
    "kneel": lambda on, saved: Kneel(on=on),
    "stand": lambda on, saved: Stand(on=on),
    "kill": lambda on, saved: Kill(on=on, can_be_saved=saved),
    "sacrifice": lambda on, saved: Sacrifice(on=on),
}
PARTICIPLES = {"kneel": "knelt", "stand": "stood", "kill": "killed", "sacrifice": "sacrificed"}


def affected(reading: Reading, noun: Noun, chosen: str | None) -> On:
    """What a deed works on: targets, after ``choose and``; otherwise what is picked or meant."""
    if noun.picked_by != "you":
        return picked_by_another(reading, noun, chosen)
    if noun.each_of and noun.quantity == "some" and (chosen is None or reading.optional):
        raise Unclear("a pick of the cards of each of several players")
    if chosen is None or reading.optional or reading.part == "cost":
        return by_subject(reading, reading.on(noun))
    target = reading.choose(choice_of(noun, reading.subject), noun)
    if target is None:
        raise Unclear("what is chosen")
    return target


def one_by_one(noun: Noun) -> tuple[Noun, ...]:
    """``this card and that character``: each of them."""
    return (replace(noun, also=()), *noun.also)


@deeds.rule
def do(reading: Reading, chosen: str | None, verb: str, noun: Noun, unsaved: bool | None) -> Effects:
    name = verb.removesuffix("s")
    if unsaved and name != "kill":
        raise Unclear("only what leaves play can be saved")
    nouns = one_by_one(noun)
    if chosen is not None and noun.also and noun.each_of:
        raise Unclear("two kinds of cards of several players")
    if name == "sacrifice":
        nouns = to_be_sacrificed(reading, nouns, chosen)
    done = PARTICIPLES[name]
    if name == "stand" and was_knelt_for_another(reading, noun):
        raise Unclear("whether it is what pays or what was chosen")
    effects = [
        VERBS[name](reading.was_done(done, affected(reading, one, chosen)), not unsaved) for one in nouns
    ]
    return done_at_once(reading, tuple(effects))


@deeds.rule
def choose(reading: Reading, noun: Noun) -> Effects:
    if reading.part == "cost" or reading.optional:
        raise Unclear("when it is chosen")
    for said in one_by_one(noun):
        one = of_that_hand(reading, said)
        if reading.shown and one.ref is None and one.cards == Cards():  # in play, or among what was shown
            raise Unclear("from where it is chosen")
        if any(isinstance(node, CardNumber) and is_beside_itself(node.on) for node in nodes(one.cards)):
            raise Unclear(
                "another than which card"
            )  # "with lower STR than each other character": than the one chosen
        choose_where_it_is(reading, one)
    return ()


@deeds.rule
def become_target(reading: Reading, noun: Noun) -> Effects:
    """``choose a Knight to become the target of that ability instead``."""
    return (BecomeTarget(on=affected(reading, noun, "choose and")),)


@deeds.rule
def becomes_target(reading: Reading, noun: Noun) -> Effects:
    if noun.ref is None:
        raise Unclear("which card becomes the target")
    return (BecomeTarget(on=reading.on(noun)),)


@deeds.rule
def choose_from(reading: Reading, noun: Noun, zone: Zone) -> Effects:
    if zone.places == ("play",) or any(one.ref is not None for one in one_by_one(noun)):
        raise Unclear("from where it is chosen")
    return choose(reading, there(reading, noun, zone))


@deeds.rule
def unsaved(reading: Reading) -> bool:
    return True


@deeds.rule
def discard_from_play(reading: Reading, chosen: str | None, noun: Noun, unsaved: bool | None) -> Effects:
    effects = [
        Discard(on=reading.was_done("discarded", affected(reading, one, chosen)), can_be_saved=not unsaved)
        for one in one_by_one(noun)
    ]
    return done_at_once(reading, tuple(effects))


@deeds.rule
def move_to_card(reading: Reading, chosen: str | None, noun: Noun, host: Noun) -> Effects:
    """An attachment is moved to another card."""
    if noun.ref == "self" and reading.card_type == "attachment":
        return attach(reading, noun, host)
    if noun.types != ("attachment",) or (noun.ref is None and noun.cards.zone != "play"):
        raise Unclear("only attachments are moved to cards")
    return (Attach(on=affected(reading, noun, chosen), to=another_host(host).host()),)


def another_host(host: Noun) -> Noun:
    """``another character`` for an attachment in play: than the one it is on, and none is attached anew to the same."""
    return replace(host, cards=replace(host.cards, this=None)) if host.cards.this is False else host


@deeds.rule
def now_participating(reading: Reading, noun: Noun, role: str) -> Effects:
    """As an attacker it is on the attacking player's side; the effect is on the side of its controller."""
    if noun.ref is None:
        raise Unclear("which cards")
    return (Participate(on=reading.on(noun), defending=role.startswith("defend")),)


@deeds.rule
def attach_from(reading: Reading, noun: Noun, zone: Zone, host: Noun) -> Effects:
    found = there(reading, noun, zone)
    must_come_under_yours(reading, found)
    return (Attach(on=affected(reading, found, None), to=host.host()),)


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


@deeds.rule
def move(
    reading: Reading, chosen: str | None, noun: Noun, place: Place, unsaved: bool | None = None
) -> Effects:
    if place.or_bottom:
        return _on_either_end(reading, chosen, noun, place)
    found: tuple[Effect, ...] = ()
    if place.ordered and chosen is None and _is_from_deck(reading, noun):
        end: Literal["top of deck", "bottom of deck"] = (
            "top of deck" if place.to == "top of deck" else "bottom of deck"
        )
        return (Rearrange(on=reading.on(noun), to=end, player=reading.subject),)
    for one in one_by_one(noun):
        if place.to == "owner's agenda":
            must_be_its_owner(reading, one, place.who)
        else:
            must_be_of_the_player(reading, one, place.who)
        on = reading.moves(affected(reading, one, chosen))
        if place.to == "hand":
            found += (ReturnToHand(on=reading.was_done("returned", on), can_be_saved=not unsaved),)
        else:
            beneath = place.to in ("agenda", "owner's agenda", "under this card")
            found += (Move(on=on, to=place.to, facedown=beneath, can_be_saved=not unsaved),)
    return done_at_once(reading, found)


def _on_either_end(reading: Reading, chosen: str | None, noun: Noun, place: Place) -> Effects:
    """``place that card on the top or bottom of its owner's deck``: the player says which, of one card."""
    if noun.also or noun.plural or (chosen is None and noun.quantity not in ("the", "some")):
        raise Unclear("which of several cards goes where")
    top = move(reading, chosen, noun, replace(place, or_bottom=False))
    bottom = tuple(replace(one, to="bottom of deck") for one in top if isinstance(one, Move))
    return (Either(options=(top, bottom), player=reading.subject, labels=("on top", "on the bottom")),)


@deeds.rule
def move_with_token(
    reading: Reading, chosen: str | None, noun: Noun, place: Place, token: str, unsaved: bool | None = None
) -> Effects:
    """``place that card in shadows with a shadow token on it``."""
    found = move(reading, chosen, noun, place, unsaved)
    if len(found) != 1 or not isinstance(found[0], Move) or noun.plural:
        raise Unclear("on what the token is placed")
    reading.token_placed = token
    return (*found, PlaceToken(token=token, on="those"))


@deeds.rule
def into_shadows_with_token(reading: Reading, chosen: str | None, noun: Noun) -> Effects:
    """``place a card you control in shadows with a shadow token on it``: where it is said to be is where it goes; so too
    ``place a [martell] card you control in shadows``."""
    tokens = [one.token for one in noun.cards.where if one.token and one.relation == "at least"]
    if (noun.cards.zone, noun.cards.controller, tokens) == ("shadows", "you", []):
        return move(reading, chosen, replace(noun, cards=replace(noun.cards, zone="play")), Place("shadows"))
    if noun.cards.zone != "shadows" or noun.cards.controller != "you" or len(tokens) != 1:
        raise Unclear("where it is placed")
    rest = tuple(one for one in noun.cards.where if not one.token)
    there = replace(noun, cards=replace(noun.cards, zone="play", where=rest))
    return move_with_token(reading, chosen, there, Place("shadows"), tokens[0])


@deeds.rule
def move_both(reading: Reading, first: Noun, place: Place, second: Noun, other: Place) -> Effects:
    """``place 1 in shadows, and the other on the bottom of your deck``."""
    return (*move(reading, None, first, place), *move(reading, None, second, other))


def _is_from_deck(reading: Reading, noun: Noun) -> bool:
    """Whether these are all of certain cards of a deck that were shown or searched: they go back into it."""
    if reading.shown != "deck":
        return False
    of_all = noun.quantity in ("each", "the")
    return noun.ref == "those" or (of_all and noun.cards in OTHERS_IN_A_DECK)


@deeds.rule
def move_from(reading: Reading, chosen: str | None, noun: Noun, zone: Zone, place: Place) -> Effects:
    return move(reading, chosen, there(reading, noun, zone), place)


@deeds.rule
def move_out_of(reading: Reading, chosen: str | None, noun: Noun, place: Place, zone: Zone) -> Effects:
    return move_from(reading, chosen, noun, zone, place)


@deeds.rule
def kneel_and_return(reading: Reading, noun: Noun, zone: Zone) -> Effects:
    on = affected(reading, noun, None)
    return (Kneel(on=on), *move(reading, None, noun, to_zone(reading, zone)))


@deeds.rule
def shuffle_into(
    reading: Reading, chosen: str | None, noun: Noun, zone: Zone, unsaved: bool | None
) -> Effects:
    to: Literal["deck", "plot deck"] = "plot deck" if zone.places == ("plot deck",) else "deck"
    wrong = any(_is_plot(reading, one) != (to == "plot deck") for one in one_by_one(noun))
    if zone.places != (to,) or wrong or noun.cards == SEARCHED:
        raise Unclear("into what it is shuffled")
    for one in one_by_one(noun):
        must_be_of_the_player(reading, one, zone.who)
    effects = [
        Move(on=affected(reading, one, chosen), to=to, can_be_saved=not unsaved) for one in one_by_one(noun)
    ]
    return done_at_once(reading, tuple(effects))


def _is_plot(reading: Reading, noun: Noun) -> bool:
    """Whether it is a plot card out of play: one is only ever in a plot deck and in a used pile."""
    where = noun.cards.zone if noun.ref is None else reading.zone_of(noun.ref)
    return where in ("used", "plot deck")


@deeds.rule
def shuffle_from(reading: Reading, chosen: str | None, noun: Noun, zone: Zone, into: Zone) -> Effects:
    return shuffle_into(reading, chosen, there(reading, noun, zone), into, None)


@deeds.rule
def out_of_game(reading: Reading, chosen: str | None, noun: Noun, unsaved: bool | None) -> Effects:
    effects = [
        Move(
            on=reading.was_done("removed", affected(reading, one, chosen)),
            to="out of game",
            can_be_saved=not unsaved,
        )
        for one in one_by_one(noun)
    ]
    return done_at_once(reading, tuple(effects))


@deeds.rule
def out_of_game_facedown(reading: Reading, noun: Noun) -> Effects:
    """Nobody is shown what is removed from a hidden area."""
    if noun.also or noun.ref is not None or noun.cards.zone not in ("deck", "hand"):
        raise Unclear("what is hidden that was not")
    return (Move(on=affected(reading, noun, None), to="out of game", facedown=True),)


@deeds.rule
def out_of_game_until(reading: Reading, chosen: str | None, noun: Noun, until: Duration) -> Effects:
    return (Move(on=affected(reading, noun, chosen), to="out of game", until=until),)


@deeds.rule
def from_challenge(reading: Reading, chosen: str | None, noun: Noun) -> Effects:
    effects = [RemoveFromChallenge(on=affected(reading, one, chosen)) for one in one_by_one(noun)]
    return done_at_once(reading, tuple(effects))


@deeds.rule
def attach(reading: Reading, noun: Noun, host: Noun) -> Effects:
    if noun.ref == "self" and any("host" in reading.done.get(done, ()) for done in ("killed", "sacrificed")):
        raise Unclear("whether it is still attached when its character has left play")
    # What something happens to may be on its way out of play, and is still attached.
    is_attached = noun.cards.zone == "play" if noun.ref is None else reading.is_in_play(noun.ref)
    if not is_attached and noun.cards.this is not True and noun.cards.among is None:
        must_come_under_yours(reading, noun)
    if is_attached or noun.ref == "occurrence":
        host = another_host(host)
    if host.ref is None and reading.subject != "you":
        raise Unclear("who chooses to what it is attached")
    on = affected(reading, noun, None)
    if on == "self" and host.ref is None:
        reading.mention(host, "host")  # "attach this card to another character. If that character .."
    return (Attach(on=on, to=host.host()),)


# -- control ---------------------------------------------------------------------------------------------------------


@deeds.rule
def choose_control(reading: Reading, noun: Noun) -> Effects:
    return (TakeControl(on=affected(reading, noun, "choose and"), player=reading.subject),)


@deeds.rule
def control(reading: Reading, noun: Noun) -> Effects:
    return (TakeControl(on=affected(reading, noun, None), player=reading.subject),)


@deeds.rule
def control_until(reading: Reading, noun: Noun, until: Duration) -> Effects:
    return (TakeControl(on=affected(reading, noun, None), player=reading.subject, until=until),)

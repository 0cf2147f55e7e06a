"""Triggering conditions, after ``After`` or ``When``: what happens to cards, what they do and what players do."""

from msgspec.structs import replace

from agot_judge.engine.ability import Cards, Condition, Delayed, Effect, Forbid, Instead, Later, Trigger
from agot_judge.engine.ability.words import OR_LEAVES
from agot_judge.text.grammar.effects.delayed import UNTIL
from agot_judge.text.keywords import NAMES
from agot_judge.text.lexicon import is_given
from agot_judge.text.unparse.cards import a, kind, noun, one_of
from agot_judge.text.unparse.conditions import challenge, in_which, present, so_manyth, state
from agot_judge.text.unparse.descriptions import PLAIN
from agot_judge.text.unparse.templates import FORMS, OF_PARTS, PARTS, filled, names_in, said_of
from agot_judge.text.unparse.wording import (
    WORDS,
    Unworded,
    Wording,
    article,
    inflected,
    listed,
    place,
    who,
    whose,
    words_for,
)


def trigger(wording: Wording, found: Trigger) -> str:
    """The occurrence without its first word."""
    if len(found.or_else) == 1 and (said := _in_one(wording, replace(found, or_else=()), found.or_else[0])):
        return said
    if found.or_else:
        first, *others = [trigger(wording, one) for one in (replace(found, or_else=()), *found.or_else)]
        player = f"{who(found.player)} "
        if first.startswith(player):  # said once: what both are about is not one card
            others = [one.removeprefix(player) for one in others]
        return " or ".join((first, *others))
    said = occurrence(wording, found)
    if found.phase and found.event not in ("phase begins", "phase ends"):
        said += f" during the {found.phase[0]} phase"
    return said


def _in_one(wording: Wording, first: Trigger, other: Trigger) -> str:
    """Two occurrences in one: ``enters play under your control or your discard pile``; empty for others."""
    card = other.card
    if first.card is not None and other == Trigger(
        event="initiate", would=True, player=first.player, ability_kind="when revealed"
    ):
        return f"the effects of {ability(wording, first)} or when revealed ability would initiate"
    if card is None or first != Trigger(event="enter play", card=replace(card, controller="you")):
        return ""
    if other != Trigger(event="enter pile", card=card, player="you", to="discard"):
        return ""
    return f"{a(wording, card)} enters play under your control or your discard pile"


def occurrence(wording: Wording, found: Trigger) -> str:
    """The occurrence, without another that does as well."""
    if found.card is None or found.event == "initiate":
        return of_event(wording, found)
    return of_card(wording, found, found.card) + meanwhile(wording, found)


DECLARED = ("declare attacker", "declare defender")
FROM = "discard from "
ONE = " _"
"""The end of what is done with cards in one word."""


def of_event(wording: Wording, found: Trigger) -> str:
    """The occurrence as the lexicon says it, where no card is named. Raises Unworded where the trigger has more than is said."""
    template = WORDS.template("occurrences", found.event, found) or "{event} happens<would?><player?>"
    verb, space, rest = template.partition(" ")
    said = names_in(template)
    if verb in WORDS.verbs:
        template, said = f"{subject(found)}{_form(found, verb)}{space}{rest}", said | {"player", "would"}
    given = {name for name in found.__struct_fields__ if is_given(found, name)}
    if given - said - {"event", "when", "phase"}:
        raise Unworded
    return filled(template, wording, found) + ("" if "when" in said else meanwhile(wording, found))


def meanwhile(wording: Wording, found: Trigger) -> str:
    """The conditions at that time; one about the challenge for which cards are declared is said with it."""
    declared_in = bool(found.challenge) and found.event.startswith("declare ")
    when = [one for one in found.when if not (declared_in and one.challenge)]
    return "".join(f" {_at_that_time(wording, one)}" for one in when)


def _at_that_time(wording: Wording, one: Condition) -> str:
    if one.challenge:
        return f"during {present(wording, one)}"
    past = one.happened
    if past is not None and past.card is not None and past.event in NAMES:
        return f"in which {a(wording, replace(past.card, zone='play'))} entered play using {past.event}"
    return f"while {state(wording, one)}"


def _the_challenge(wording: Wording, found: Trigger) -> str:
    """The challenge that is won, lost, initiated or ends: ``a [power] challenge by 5 or more STR as the attacking player``."""
    either = found.when[0].any_of if len(found.when) == 1 else ()
    if either and not found.challenge:
        return " or ".join(present(wording, one) for one in either)
    numbered = next((one for one in found.when if one.nth_challenge is not None), None)
    said = challenge(found.challenge, unopposed=found.unopposed) if numbered is None else so_manyth(numbered)
    parts = [said, *(_of_it(wording, one) for one in found.when if one is not numbered)]
    return " ".join(parts) + filled("< by {by_at_least} or more STR>< as the {as_player}>", wording, found)


def _of_it(wording: Wording, one: Condition) -> str:
    """``against you`` would be said of the other player."""
    if one == Condition(you_are="defending player"):
        return "in which you are the defending player"
    return in_which(wording, one)


def _in_it(wording: Wording, found: Trigger, word: str) -> str:
    """The present challenge after a word; nothing where none is meant."""
    if not (found.challenge or found.when or found.unopposed):
        return ""
    here = Condition(challenge=found.challenge or ("any",), unopposed=found.unopposed, all_of=found.when)
    return f" {word} {present(wording, here)}"


def subject(found: Trigger) -> str:
    """The player who does it, with ``would``: ``you would``."""
    return f"{who(found.player)} {'would ' if found.would else ''}"


def _form(found: Trigger, verb: str) -> str:
    return verb if found.would else inflected(verb, found.player)


def of_card(wording: Wording, found: Trigger, card: Cards) -> str:
    """The occurrence of cards: done to them, by them, or with them."""
    events = (found.event, *found.or_events)
    if template := WORDS.template("between_cards", found.event, found):
        return filled(template, wording, found)
    templates = [WORDS.with_cards.get(event, "") for event in events]
    in_one_word = all(one.endswith(ONE) and one.count(" ") == 1 for one in templates)
    by_player = found.player != "any" or found.event in ("draw", "bring out of shadows")
    revealed = found.event == "reveal" and card.zone != "play"
    alone = len(events) == 1 and templates[0] and not found.challenge
    always = found.event in ("take control", "marshal into shadows")
    if always or (by_player and not revealed and (in_one_word or alone)):
        return _done_by(wording, found, card, templates if in_one_word else templates[:1])
    return f"{_happens(wording, found, card, events)}{_whence(found, card)}{by_what(wording, found)}"


def _done_by(wording: Wording, found: Trigger, card: Cards, templates: list[str]) -> str:
    """The deed of a player with cards: ``you play an event``, ``an opponent puts a character into play``."""
    if found.out_of:
        raise Unworded
    acts = [WORDS.act(template) for template in templates]
    forms = listed([_form(found, act.base) for act in acts], "or")
    return f"{subject(found)}{acts[0].said(forms, _cards(wording, found, card))}{by_what(wording, found)}"


def _be(found: Trigger) -> str:
    return "would be" if found.would else "are" if found.one_or_more else "is"


def _happens(wording: Wording, found: Trigger, card: Cards, events: tuple[str, ...]) -> str:
    cards = _subject(wording, found, replace(card, zone="play") if events == ("reveal",) else card)
    if template := WORDS.template("of_cards", found.event, found):
        if found.word or found.one_or_more:
            raise Unworded
        return f"{cards}{filled(template, wording, found)}"
    if found.event == "attach" and card.attached_to is not None:
        return _attached(wording, found, card)
    said = [_does_or_is(found, card, event) for event in events]
    if not any(event in WORDS.by_cards for event in events):
        said = [f"{_be(found)} {_places(said)}"]
    elif found.would:  # "would leave play or be sacrificed"
        said = [f"would {said[0]}", *said[1:]]
    if found.event == "gain power" and found.at_least:
        many = f"exactly {found.at_least}" if found.exactly else f"{found.at_least} or more"
        said = [one.replace("power", f"{many} power") for one in said]
    if set(events) <= set(DECLARED) and (found.challenge or len(events) > 1):
        roles = " or ".join(event.partition(" ")[2] for event in events)
        here = next((one for one in found.when if one.challenge), None)
        in_it = _in_it(wording, found, "in") if here is None else f" in {present(wording, here)}"
        said = [f"{_be(found)} declared as {article(roles)} {roles}{in_it}"]
    return f"{cards} {' or '.join(said)}"


def _does_or_is(found: Trigger, card: Cards, event: str) -> str:
    """The words of one of several occurrences, of which some need a word for "be" and some do not."""
    if event in WORDS.by_cards:
        return WORDS.act(WORDS.by_cards[event]).forms[found.would or found.one_or_more]
    if any(one in WORDS.by_cards for one in (found.event, *found.or_events)):
        return f"{'be' if found.would else _be(found)} {_passive(found, card, event)}"
    return _passive(found, card, event)


def _attached(wording: Wording, found: Trigger, card: Cards) -> str:
    alone = _subject(wording, found, replace(card, attached_to=None))
    to = one_of(wording, card.attached_to or "host")
    if found.player != "any" and not found.would:
        return f"{who(found.player)} {inflected('attach', found.player)} {alone} to {to}"
    return f"{alone} {_be(found)} attached to {to}"


def _places(said: list[str]) -> str:
    """The participles in one, the places of one player together: ``discarded from your hand or deck``."""
    start = said[0].rpartition(" ")[0]
    if start.startswith("discarded from ") and all(one.rpartition(" ")[0] == start for one in said):
        return f"{start} {listed([one.rpartition(' ')[2] for one in said], 'or')}"
    return listed(said, "or")


def _passive(found: Trigger, card: Cards, event: str) -> str:
    """The participle of an occurrence: ``discarded at random from your hand``."""
    if event.startswith(FROM) and event != "discard from play":
        name = WORDS.places[event.removeprefix(FROM)]
        return f"discarded{' at random' if found.at_random else ''} from {whose(found.player)} {name}"
    if event == "return to hand" and card.owner not in ("any", "owner"):
        return f"returned to {whose(card.owner)} hand"
    said = words_for(WORDS.done, event)
    if event == "reveal" and card.zone != "play" and not found.or_events:
        said += f" from {place(card.zone, found.player)}"
    return said


def _subject(wording: Wording, found: Trigger, card: Cards) -> str:
    """The card of which it is said; its controller and owner where the words after it say whose it is."""
    if found.out_of or (found.event == "return to hand" and card.owner != "owner"):
        card = replace(card, owner="any")
    if card.this or card.host:
        card = replace(card, controller="any", attached_to=None)
    return _cards(wording, found, card)


def _cards(wording: Wording, found: Trigger, card: Cards) -> str:
    """The card, or so many cards."""
    if not found.one_or_more:
        return a(wording, card)
    many = max(found.at_least, 1)
    return noun(wording, card, f"exactly {many}" if found.exactly else f"{many} or more")


def _whence(found: Trigger, card: Cards) -> str:
    """The place from which it comes, and under whose control."""
    said = f" from {place(found.out_of, card.owner)}" if found.out_of else ""
    if (card.this or card.host) and card.controller != "any":
        said += f" under {whose(card.controller)} control"
    return said


def by_what(wording: Wording, found: Trigger) -> str:
    """The cause: ``by an opponent's card effect``, ``for [military] claim``, ``using stealth``."""
    by = f" by {who(found.by)}" if found.by != "any" else ""
    if found.cause in ("claim", "reserve") and found.event in ("kill", "discard") and found.player != "any":
        by = f" by {who(found.player)}"
    if found.cause is None or found.event == "bypass":
        return by
    known = WORDS.template("causes", found.cause, found) is not None
    said = said_of("causes", found.cause if known else "any other", wording, found)
    return f" {said}{'' if found.cause == 'effect' and found.source is None else by}"


# -- abilities that initiate -------------------------------------------------------------------------------------------


def ability(wording: Wording, found: Trigger) -> str:
    """The ability that initiates: ``an opponent's event``, ``a character or location ability``, ``a triggered ability``."""
    owner, thing = "" if found.player == "any" else whose(found.player), ""
    card = found.card
    if card is None:
        thing = said_of("abilities", "ability", wording, found)
    elif found.only_target or found.reacts_to or found.ability_kind or found.with_word:
        raise Unworded
    elif card.excluding and not card.type:
        thing = f"{', '.join(f'non-{kind}' for part in card.excluding for kind in part.type)} ability"
    elif owner and replace(card, zone="play") == replace(PLAIN, type=("event",)):
        thing = "event"
    elif card.type == ("event",):
        owner, thing = "", kind(wording, replace(card, zone="play", controller=found.player))
    elif card == Cards(type=card.type, zone="any"):
        thing = f"{listed(list(card.type), 'or')} ability"
    else:
        raise Unworded
    thing = f"triggered {thing}" if found.triggered else thing
    return f"{owner or article(thing)} {thing}"


def _card_ability(wording: Wording, found: Trigger) -> str:
    """An ability of a card of a type that a player triggers: ``a character ability``."""
    if found.card is None or found.card != Cards(type=found.card.type, zone="any"):
        raise Unworded
    thing = " ".join((*found.card.type, "ability"))
    return f"{article(thing)} {thing}"


PARTS.update(
    ability=ability,
    pile=lambda wording, found: place(found.to, found.player),
    by_what=by_what,
    card_ability=_card_ability,
    be=lambda wording, found: _be(found),
    for_it=lambda wording, found: _in_it(wording, found, "for"),
    in_it=lambda wording, found: _in_it(wording, found, "in"),
    the_challenge=_the_challenge,
)
OF_PARTS.update(
    ability=("player", "card", "ability_kind", "triggered", "reacts_to", "with_word", "only_target"),
    be=("would",),
    by_what=("cause", "by", "source"),
    card_ability=("card",),
    for_it=("challenge", "unopposed", "when"),
    in_it=("challenge", "unopposed", "when"),
    the_challenge=("challenge", "unopposed", "when", "by_at_least", "as_player"),
)


# -- what waits -------------------------------------------------------------------------------------------------------

THROUGH = "through "


def when_due(wording: Wording, found: Delayed | Later, said: str) -> str:
    """The effects, ``said`` in words of their own, after the time for which they wait."""
    return _later(wording, found, said) if isinstance(found, Later) else _delayed(wording, found, said)


def _later(wording: Wording, found: Later, said: str) -> str:
    one: Effect | None = found.effects[0] if len(found.effects) == 1 else None
    if isinstance(one, Forbid) and one.cannot == "reveal plots":
        return f"{who(one.player)} cannot reveal a new plot card during the next plot phase"
    waits, when = found.trigger, trigger(wording, found.trigger)
    if isinstance(one, Instead):
        time = f"the next time {when} this {found.until}" if found.once else f"if {when}"
        return f"{time}, {said.removeprefix('instead ')} instead"
    if not found.once:
        return f"each time {when} this {found.until}, {said}"
    time = f"the next time {when} this {found.until}"
    if UNTIL.get(waits.event) == found.until and waits.card is None:
        time = f"if {when.replace(' a challenge', ' this challenge')}"
    elif found.until.startswith(THROUGH):
        what = trigger(wording, replace(waits, phase=()))
        time = f"if {what} during the next {found.until.removeprefix(THROUGH)} phase"
    return f"{time}, {said}"


def _delayed(wording: Wording, found: Delayed, said: str) -> str:
    if found.on == "moved" and found.period.endswith(OR_LEAVES):
        said = said.replace(wording.reference("moved"), f"each card you placed under {wording.title}")
    return f"{said_of('effects', 'Delayed', wording, found)}, {said}"


FORMS["period"] = lambda wording, period: period.removesuffix(OR_LEAVES)
PARTS["or_leaves"] = lambda wording, found: (
    f", or if {wording.title} leaves play" if found.period.endswith(OR_LEAVES) else ""
)

"""Triggering conditions: after ``After`` or ``When``."""

from msgspec.structs import replace

from agot_judge.engine.ability import Cards, Condition, Delayed, Effect, Forbid, Instead, Later, Trigger
from agot_judge.engine.ability.words import OR_LEAVES
from agot_judge.text.grammar.effects.delayed import UNTIL
from agot_judge.text.keywords import NAMES
from agot_judge.text.unparse.cards import a
from agot_judge.text.unparse.conditions import challenge, condition, in_which, present, so_manyth, state
from agot_judge.text.unparse.descriptions import PLAIN
from agot_judge.text.unparse.occurrences import of_card, of_player, subject
from agot_judge.text.unparse.wording import WORDS, Unworded, Wording, article, inflected, listed, who, whose

CHALLENGES = ("win challenge", "lose challenge", "initiate challenge")
WOULD_INITIATE = " would initiate"


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
        return f"the effects of {ability(wording, first)} or when revealed ability{WOULD_INITIATE}"
    if card is None or first != Trigger(event="enter play", card=replace(card, controller="you")):
        return ""
    if other != Trigger(event="enter pile", card=card, player="you", to="discard"):
        return ""
    return f"{a(wording, card)} enters play under your control or your discard pile"


def occurrence(wording: Wording, found: Trigger) -> str:
    """The occurrence, without another that does as well."""
    if found.event in CHALLENGES or found.event == "challenge ends":
        return of_challenge(wording, found)
    if found.event in ("phase begins", "phase ends"):
        return of_phase(wording, found)
    here = Condition(challenge=found.challenge or ("any",), unopposed=found.unopposed, all_of=found.when)
    told = present(wording, here) if found.challenge or found.when or found.unopposed else ""
    if found.event == "claim":
        against = f" against {who(found.player)}" if found.player != "any" else ""
        be = "would be" if found.would else "is"
        return f"claim {be} applied{against}{f' for {told}' if told else ''}"
    if found.event == "declare no defenders":
        return f"no defenders are declared{f' in {told}' if told else ''}"
    return f"{_what(wording, found)}{_meanwhile(wording, found)}"


def _what(wording: Wording, found: Trigger) -> str:
    if found.event == "initiate":
        return _initiated(wording, found)
    if found.event in WORDS.framework and found.player == "any":
        return WORDS.framework[found.event].replace(" is ", " would be " if found.would else " is ")
    return of_player(wording, found) if found.card is None else of_card(wording, found, found.card)


def _initiated(wording: Wording, found: Trigger) -> str:
    """An ability that initiates, by its effects, its only target, or whose it is."""
    if found.would:
        return f"the effects of {ability(wording, found)}{WOULD_INITIATE}"
    if found.only_target is not None:
        if found.player == "any" or found.card is not None:
            raise Unworded
        return f"{_does(found, 'choose')} {a(wording, found.only_target)} as the only target of an ability"
    if found.card is None or len(found.card.type) > 1:
        return f"{ability(wording, found)} is initiated"
    if found.card != Cards(type=found.card.type, zone="any"):
        raise Unworded
    thing = " ".join((*found.card.type, "ability"))
    return f"{_does(found, 'trigger')} {article(thing)} {thing}"


def _meanwhile(wording: Wording, found: Trigger) -> str:
    """The conditions at that time; one about the challenge for which cards are declared is said with it."""
    declared_in = bool(found.challenge) and found.event.startswith("declare ")
    when = [one for one in found.when if not (declared_in and one.challenge)]
    return "".join(
        f" during {present(wording, one)}" if one.challenge else f" while {state(wording, one)}"
        for one in when
    )


def _does(found: Trigger, verb: str) -> str:
    """The player who does it, and what: ``an opponent wins``, ``you would win``."""
    return f"{subject(found)}{verb if found.would else inflected(verb, found.player)}"


def of_challenge(wording: Wording, found: Trigger) -> str:
    """A challenge that is won, lost, initiated or ends."""
    if found.or_events:
        raise Unworded
    verb = _does(found, found.event.partition(" ")[0]) if found.event in CHALLENGES else ""
    either = found.when[0].any_of if len(found.when) == 1 else ()
    if either and not found.challenge:
        return f"{verb} {' or '.join(present(wording, one) for one in either)}"
    numbered = next((one for one in found.when if one.nth_challenge is not None), None)
    said = challenge(found.challenge, unopposed=found.unopposed) if numbered is None else so_manyth(numbered)
    parts = [said, *(_of_it(wording, one) for one in found.when if one is not numbered)]
    parts += [f"by {found.by_at_least} or more STR"] if found.by_at_least else []
    parts += [f"as the {found.as_player}"] if found.as_player else []
    whole = " ".join(parts)
    against = f" against {who(found.other_player)}" if found.other_player != "any" else ""
    if found.event == "challenge ends":
        return f"{whole} ends"
    if found.event == "initiate challenge" and found.player == "any":
        return f"{whole} is initiated{against}"
    return f"{verb} {whole}{against}"


def _of_it(wording: Wording, one: Condition) -> str:
    """``against you`` would be said of the other player."""
    if one == Condition(you_are="defending player"):
        return "in which you are the defending player"
    return in_which(wording, one)


def of_phase(wording: Wording, found: Trigger) -> str:
    """A phase that begins or ends."""
    ends = "begins or ends" if found.or_events else found.event.removeprefix("phase ")
    said = f"{f'the {found.phase[0]} phase' if found.phase else 'a phase'} {ends}"
    for one in found.when:
        if one.happened is not None and one.happened.card is not None and one.happened.event in NAMES:
            card = a(wording, replace(one.happened.card, zone="play"))
            said += f" in which {card} entered play using {one.happened.event}"
        else:
            said += f" while {state(wording, one)}"
    return said


def ability(wording: Wording, found: Trigger) -> str:
    """The ability that initiates: ``an opponent's event``, ``a character or location ability``, ``a triggered ability``."""
    said = _ability(wording, found)
    if not found.triggered:
        return said
    if found.player == "any":
        return f"a triggered {said.partition(' ')[2]}"
    whom = whose(found.player)
    return f"{whom} triggered{said.removeprefix(whom)}"


def _ability(wording: Wording, found: Trigger) -> str:
    card = found.card

    def own(thing: str) -> str:
        return f"{article(thing) if found.player == 'any' else whose(found.player)} {thing}"

    if found.reacts_to:
        return own(f"reaction to {'winning' if found.reacts_to == 'win challenge' else 'losing'} a challenge")
    if found.only_target is not None:
        if card is not None:
            raise Unworded
        return f"{own('ability')} that chooses {a(wording, found.only_target)} as its only target"
    if card is None:
        with_word = f' with the word "{found.with_word}" in it' if found.with_word else ""
        return f"{own(' '.join((*filter(None, [found.ability_kind]), 'ability')))}{with_word}"
    if found.ability_kind or found.with_word:
        raise Unworded
    if card.excluding and not card.type:
        return own(f"{', '.join(f'non-{kind}' for part in card.excluding for kind in part.type)} ability")
    if card.type == ("event",):
        plain = found.player != "any" and replace(card, zone="play") == replace(PLAIN, type=("event",))
        event = a(wording, replace(card, zone="play", controller=found.player))
        return f"{whose(found.player)} event" if plain else event
    if card != Cards(type=card.type, zone="any"):
        raise Unworded
    return own(f"{listed(list(card.type), 'or')} ability")


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
    period = found.period.removesuffix(OR_LEAVES)
    start = f"at the end of the {found.phase} {period}".replace("  ", " ")
    if period != found.period:
        start += f", or if {wording.title} leaves play"
        placed = wording.reference("moved") if found.on == "moved" else ""
        said = said.replace(placed, f"each card you placed under {wording.title}") if placed else said
    card = wording.reference(found.on) if isinstance(found.on, str) else ""
    if found.if_in_play and card:
        start += f", if {card} is still in play"
    elif found.if_with_token and card:
        start += f", if {card} still has a {found.if_with_token} token"
    elif found.condition is not None:
        start += f", {condition(wording, found.condition)}"
    return f"{start}, {said}"

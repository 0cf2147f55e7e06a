"""Triggering conditions: after ``After`` or ``When``."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.conditions import Condition
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.text.unparse.adjectives import PLAIN
from agot_judge.text.unparse.cards import a, bare, noun, place
from agot_judge.text.unparse.challenges import challenge
from agot_judge.text.unparse.conditions import in_which, present
from agot_judge.text.unparse.wording import Wording, listed, who, whose

PASSIVE = {
    "kill": "killed",
    "sacrifice": "sacrificed",
    "save": "saved",
    "kneel": "knelt",
    "stand": "stood",
    "play event": "played",
    "marshal": "marshaled",
    "discard": "discarded",
    "return to hand": "returned to its owner's hand",
    "remove from challenge": "removed from a challenge",
    "leave game": "removed from the game",
    "put into play": "put into play",
    "reveal": "revealed",
    "reveal plot": "revealed",
    "bypass": "bypassed by stealth",
}
DOES = {
    "enter play": ("enters play", "enter play"),
    "leave play": ("leaves play", "leave play"),
    "come out of shadows": ("comes out of shadows", "come out of shadows"),
    "gain power": ("gains power", "gain power"),
    "ambush": ("enters play using ambush", "enter play"),
}
DISCARDED = {
    "discard from play": "play",
    "discard from hand": "hand",
    "discard from deck": "deck",
    "discard from shadows": "shadows",
}
CHALLENGES = {
    "win challenge": ("wins", "win"),
    "lose challenge": ("loses", "lose"),
    "initiate challenge": ("initiates", "initiate"),
}
OF_PLAYERS = {
    "win dominance": ("wins dominance", "win dominance"),
    "lose dominance": ("loses dominance", "lose dominance"),
    "win initiative": ("wins initiative", "win initiative"),
    "lose initiative": ("loses initiative", "lose initiative"),
    "collect income": ("collects income", "collect income"),
    "gain gold": ("gains gold", "gain gold"),
    "draw phase draw": ("draws cards", "draw cards"),
    "check reserve": ("checks reserve", "check reserve"),
    "become first player": ("becomes the first player", "become the first player"),
    "choose plot": ("chooses a plot card to reveal", "choose a plot card to reveal"),
}
OF_PLAYERS_AND_CARDS = {
    "marshal": ("marshals", "marshal"),
    "play event": ("plays", "play"),
    "ambush": ("ambushes", "ambush"),
    "draw": ("draws", "draw"),
    "reveal": ("reveals", "reveal"),
    "reveal plot": ("reveals", "reveal"),
    "sacrifice": ("sacrifices", "sacrifice"),
}
FRAMEWORK = {
    "claim": "claim is applied",
    "determine dominance": "dominance is determined",
    "compare initiative": "initiative is determined",
    "reveal plots": "plots are revealed",
    "round begins": "the round begins",
    "round ends": "the round ends",
}


def trigger(wording: Wording, found: Trigger) -> str:
    """Without its first word."""
    said = occurrence(wording, found)
    if found.phase and found.event not in ("phase begins", "phase ends"):
        said += f" during the {found.phase[0]} phase"
    return said


def occurrence(wording: Wording, found: Trigger) -> str:
    """What happens."""
    if found.event == "initiate" and found.would:
        return initiation(wording, found)
    if found.event in CHALLENGES or found.event == "challenge ends":
        return of_challenge(wording, found)
    if found.event in ("phase begins", "phase ends"):
        return of_phase(wording, found)
    if found.event == "claim" and (found.challenge or found.when or found.unopposed):
        here = Condition(challenge=found.challenge or ("any",), unopposed=found.unopposed, all_of=found.when)
        return f"claim is applied for {present(wording, here)}"
    if found.event == "move gold":
        return f"gold is moved from {whose(found.player)} gold pool to your own"
    if found.event == "initiate" and found.card is not None:
        kind = f"{found.card.type[0]} " if found.card.type else ""
        return f"{_does(found, ('triggers', 'trigger'))} a {kind}ability"
    if found.card is None:
        if found.event in OF_PLAYERS:
            said = _does(found, OF_PLAYERS[found.event])
            return f"{said} by {found.by_at_least} or more STR" if found.by_at_least else said
        if found.event == "compare initiative" and found.player != "any":
            return _does(found, ("compares initiative", "compare initiative"))
        if found.event in FRAMEWORK:
            return FRAMEWORK[found.event]
        return f"{found.event} happens"
    return of_card(wording, found)


def _does(found: Trigger, verb: tuple[str, str]) -> str:
    """``an opponent wins``, ``you would win``."""
    form = verb[1] if found.would or found.player == "you" else verb[0]
    return f"{who(found.player)} {'would ' if found.would else ''}{form}"


def of_challenge(wording: Wording, found: Trigger) -> str:
    """A challenge that is won, lost, initiated or ends."""
    either = found.when[0].any_of if len(found.when) == 1 else ()
    if either and not found.challenge:
        which = " or ".join(present(wording, one) for one in either)
        return f"{_does(found, CHALLENGES[found.event])} {which}"
    said = challenge(found.challenge, unopposed=found.unopposed)
    parts = [in_which(wording, one) for one in found.when]
    if found.by_at_least:
        parts.append(f"by {found.by_at_least} or more STR")
    if found.as_player:
        parts.append(f"as the {found.as_player}")
    whole = " ".join((said, *parts))
    if found.event == "challenge ends":
        return f"{whole} ends"
    if found.event == "initiate challenge" and found.player == "any":
        against = f" against {who(found.other_player)}" if found.other_player != "any" else ""
        return f"{whole} is initiated{against}"
    against = f" against {who(found.other_player)}" if found.other_player != "any" else ""
    return f"{_does(found, CHALLENGES[found.event])} {whole}{against}"


def of_phase(wording: Wording, found: Trigger) -> str:
    """A phase that begins or ends."""
    name = f"the {found.phase[0]} phase" if found.phase else "a phase"
    said = f"{name} {'begins' if found.event == 'phase begins' else 'ends'}"
    for one in found.when:
        if one.happened is not None and one.happened.card is not None:
            said += f" in which {a(wording, replace(one.happened.card, zone='play'))} entered play"
            if one.happened.event != "enter play":
                said += f" using {one.happened.event}"
    return said


def initiation(wording: Wording, found: Trigger) -> str:
    """``the effects of an opponent's event would initiate``."""
    owner = "an" if found.player == "any" else whose(found.player)
    if found.reacts_to:
        what = f"{'a' if found.player == 'any' else owner} reaction to winning a challenge"
    elif found.ability_kind:
        what = f"{'a' if found.player == 'any' else owner} {found.ability_kind} ability"
    elif found.only_target is not None:
        what = f"{owner} ability that chooses {a(wording, found.only_target)} as its only target"
    elif found.with_word:
        what = f'{owner} ability with the word "{found.with_word}" in it'
    elif found.card is None:
        what = f"{owner} ability"
    elif found.card.excluding and not found.card.type:
        kinds = [f"non-{kind}" for part in found.card.excluding for kind in part.type]
        what = f"{'a' if found.player == 'any' else owner} {', '.join(kinds)} ability"
    elif found.card.type == ("event",):
        what = a(wording, replace(found.card, zone="play", controller=found.player))
        if found.player != "any" and replace(found.card, zone="play") == replace(PLAIN, type=("event",)):
            what = f"{whose(found.player)} event"
    else:
        kinds = list(found.card.type)
        start = "a" if found.player == "any" else owner
        if start == "a" and kinds and kinds[0][0] in "aeiou":
            start = "an"
        what = f"{start} {listed(kinds, 'or')} ability"
    return f"the effects of {what} would initiate"


def of_card(wording: Wording, found: Trigger) -> str:
    """What happens to cards, what they do, what is done with them."""
    card = found.card
    assert card is not None
    events = (found.event, *found.or_events)
    if found.source is not None and found.event == "bypass":
        return f"{a(wording, found.source)} bypasses {a(wording, card)} using stealth"
    if found.source is not None and found.cause == "pillage":
        return f"{a(wording, found.source)} discards {a(wording, card)} using pillage"
    revealed = found.event == "reveal" and card.zone != "play"
    if found.player != "any" and set(events) <= set(OF_PLAYERS_AND_CARDS) and not revealed:
        return done_with(wording, found, events)
    where = whereabouts(found)
    if found.event == "bring out of shadows":
        return f"{_does(found, ('brings', 'bring'))} {_subject(wording, found, card)} out of shadows"
    moved = where or _cause(found)
    subject = _subject(wording, found, replace(card, zone="play") if "reveal" in events else card)
    if events == ("gain power", "move power"):
        return f"power is gained by or moved to {subject}"
    if found.event in ("raise strength", "lower strength"):
        return f"{subject}'s STR is {'increased' if found.event == 'raise strength' else 'reduced'}{_cause(found)}"
    are = "are" if found.one_or_more else "is"
    if all(event in PASSIVE or event in DISCARDED for event in events) and found.event not in DISCARDED:
        if "reveal" in events and card.zone != "play" and found.event == "reveal":
            where = f" from {place(card.zone, found.player)}"
        said = listed(
            [PASSIVE.get(event) or f"discarded from {_place(found, event)}" for event in events], "or"
        )
        return _happens(
            wording, found, f"{subject} {'would be' if found.would else are} {said}{where}{_cause(found)}"
        )
    if all(event in DISCARDED for event in events):
        places = listed([DISCARDED[event] for event in events], "or")
        whole = places if places in ("play", "shadows") else f"{whose(found.player)} {places}"
        would = "would be" if found.would else are
        return _happens(wording, found, f"{subject} {would} discarded from {whole}{_cause(found)}")
    if set(events) <= {"declare attacker", "declare defender"}:
        roles = [event.replace("declare ", "an " if event.endswith("attacker") else "a ") for event in events]
        said = " or ".join(roles).replace("or a defender", "or defender")
        in_ = ""
        if found.challenge or found.when:
            here = next((one for one in found.when if one.challenge), None)
            here = here or Condition(challenge=found.challenge or ("any",), all_of=found.when)
            in_ = f" in {present(wording, here)}"
        return f"{subject} {are} declared as {said}{in_}"
    if found.event == "enter pile":
        return f"{subject} {are} placed in {place(found.to, found.player)}{where}{_cause(found)}"
    forms = [
        DOES.get(event, (event, event))[1 if found.would or found.one_or_more else 0] for event in events
    ]
    said = " or ".join(forms)
    if found.event == "gain power" and found.at_least:
        said = f"gains {found.at_least} or more power"
    return _happens(
        wording, found, f"{subject} {'would ' if found.would else ''}{said}{moved}{_cause(found)}"
    )


def _place(found: Trigger, event: str) -> str:
    name = DISCARDED[event]
    return name if name in ("play", "shadows") else f"{whose(found.player)} {name}"


def _happens(wording: Wording, found: Trigger, said: str) -> str:
    """With the challenge during which it happens."""
    for one in found.when:
        said += (
            f" during {present(wording, one)}" if one.challenge else f" such that {in_which(wording, one)}"
        )
    return said


def _subject(wording: Wording, found: Trigger, card: Cards) -> str:
    """The card of which it is said; its controller and owner where the words after it say whose it is."""
    if found.out_of:
        card = replace(card, owner="any")
    if found.one_or_more:
        return noun(wording, card, f"{max(found.at_least, 1)} or more")
    return a(wording, card)


def whereabouts(found: Trigger) -> str:
    """From where it comes."""
    if not found.out_of or found.card is None:
        return ""
    return f" from {place(found.out_of if len(found.out_of) > 1 else found.out_of[0], found.card.owner)}"


def _cause(found: Trigger) -> str:
    """What brings it about."""
    if found.cause == "claim":
        return f" for [{found.challenge[0]}] claim" if found.challenge else " for claim"
    if found.cause == "effect":
        return " by a card effect" if found.by == "any" else f" by {whose(found.by)} card effect"
    if found.cause == "assault":
        return " by assault"
    return f" using {found.cause}" if found.cause else ""


def done_with(wording: Wording, found: Trigger, events: tuple[str, ...]) -> str:
    """``you play an event``."""
    card = found.card
    assert card is not None
    forms = [
        OF_PLAYERS_AND_CARDS[event][1 if found.would or found.player == "you" else 0] for event in events
    ]
    said = f"{who(found.player)} {'would ' if found.would else ''}{' or '.join(forms)}"
    start = f" from {place(card.zone, card.controller)}" if card.zone not in ("play", "any") else ""
    card = replace(card, zone="play", controller="any") if start else card
    if found.one_or_more:
        return f"{said} {noun(wording, card, '1 or more')}{start}"
    return f"{said} {a(wording, card)}{start}"


__all__ = ["bare", "trigger"]

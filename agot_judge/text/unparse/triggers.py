"""Triggering conditions: after ``After`` or ``When``."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards, Condition
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.text.keywords import NAMES
from agot_judge.text.unparse.adjectives import PLAIN
from agot_judge.text.unparse.cards import a, bare
from agot_judge.text.unparse.challenges import challenge, so_manyth
from agot_judge.text.unparse.conditions import in_which, present, state
from agot_judge.text.unparse.occurrences import of_card, of_player
from agot_judge.text.unparse.treasures import TREASURES, of_treasure
from agot_judge.text.unparse.wording import Wording, article, listed, who, whose

CHALLENGES = {
    "win challenge": ("wins", "win"),
    "lose challenge": ("loses", "lose"),
    "initiate challenge": ("initiates", "initiate"),
}
WON_OR_LOST = ("wins or loses", "win or lose")
FRAMEWORK = {
    "determine dominance": "dominance is determined",
    "compare initiative": "initiative is determined",
    "reveal plots": "plots are revealed",
    "determine winner": "the winner of the challenge is determined",
    "announce agendas": "all agendas are announced",
    "round begins": "the round begins",
    "round ends": "the round ends",
}


def trigger(wording: Wording, found: Trigger) -> str:
    """Without its first word."""
    if len(found.or_else) == 1 and (card := _enters_too(found, found.or_else[0])) is not None:
        return f"{a(wording, card)} enters play under your control or your discard pile"
    if found.or_else:
        if found.event == "initiate" and (whole := _either_initiates(wording, found)):
            return whole
        first, *others = [trigger(wording, one) for one in (replace(found, or_else=()), *found.or_else)]
        subject = f"{who(found.player)} "
        if first.startswith(subject):  # said once: what both are about is not one card
            others = [one.removeprefix(subject) for one in others]
        return " or ".join((first, *others))
    said = occurrence(wording, found)
    if found.phase and found.event not in ("phase begins", "phase ends"):
        said += f" during the {found.phase[0]} phase"
    return said


def _either_initiates(wording: Wording, found: Trigger) -> str:
    """``the effects of an opponent's event or when revealed ability would initiate``; empty where it is something else."""
    first, *others = (replace(found, or_else=()), *found.or_else)
    revealed = Trigger(event="initiate", would=True, player=found.player, ability_kind="when revealed")
    if others != [revealed] or first.card is None or first.card != Cards(type=first.card.type, zone="any"):
        return ""
    return f"{initiation(wording, first).removesuffix(' would initiate')} or when revealed ability would initiate"


def _enters_too(first: Trigger, other: Trigger) -> Cards | None:
    """What enters play under your control, or your discard pile, where both are about the same cards."""
    card = other.card
    if card is None or other != Trigger(event="enter pile", card=card, player="you", to="discard"):
        return None
    entering = Trigger(event="enter play", card=replace(card, controller="you"))
    return card if replace(first, or_else=()) == entering else None


def occurrence(wording: Wording, found: Trigger) -> str:
    """What happens."""
    if found.event in CHALLENGES or found.event == "challenge ends":
        return of_challenge(wording, found)
    if found.event in ("phase begins", "phase ends"):
        return of_phase(wording, found)
    if found.event == "round ends" and found.when:
        return FRAMEWORK[found.event] + "".join(_in_which_it_happened(wording, one) for one in found.when)
    if found.event == "claim":
        return of_claim(wording, found)
    if found.event == "declare no defenders":
        here = Condition(challenge=found.challenge or ("any",), all_of=found.when)
        said = f" in {present(wording, here)}" if found.challenge or found.when else ""
        return f"no defenders are declared{said}"
    return f"{_what(wording, found)}{_meanwhile(wording, found)}"


def _what(wording: Wording, found: Trigger) -> str:
    if found.event == "initiate" and found.would:
        return initiation(wording, found)
    if found.event == "cancel":
        what = initiation(wording, replace(found, player=found.other_player)).removesuffix(" would initiate")
        if found.player == "any":
            return f"{what} are canceled"
        return f"{who(found.player)} {'cancel' if found.player == 'you' else 'cancels'} {what}"
    if found.event == "initiate" and found.only_target is not None:
        chooses = "choose" if found.player == "you" else "chooses"
        target = a(wording, found.only_target)
        if found.player == "any" or found.card is not None:
            ability = initiation(wording, replace(found, only_target=None)).removesuffix(" would initiate")
            return f"{target} is chosen as the only target of {ability.removeprefix('the effects of ')}"
        return f"{who(found.player)} {chooses} {target} as the only target of an ability"
    if found.event in TREASURES:
        return of_treasure(wording, found)
    if found.event == "initiate" and (found.card is None or len(found.card.type) > 1):
        ability = initiation(wording, found).removesuffix(" would initiate")
        return f"{ability.removeprefix('the effects of ')} is initiated"
    if found.event == "initiate" and found.card is not None:
        kind = f"{found.card.type[0]} " if found.card.type else ""
        verb = "trigger" if found.player == "you" or found.would else "triggers"
        does = f"{who(found.player)} {'would ' if found.would else ''}{verb}"
        if found.card != Cards(type=found.card.type, zone="any"):
            return f"{does} an ability on {a(wording, replace(found.card, zone='play'))}"
        return f"{does} {article(kind or 'ability')} {kind}ability"
    if found.event in FRAMEWORK and found.player == "any":
        return FRAMEWORK[found.event].replace(" is ", " would be " if found.would else " is ")
    return of_player(wording, found) if found.card is None else of_card(wording, found)


def _meanwhile(wording: Wording, found: Trigger) -> str:
    """What is true at that time."""
    declared_in = bool(found.challenge) and found.event.startswith("declare ")
    said = ""
    for one in found.when:
        if declared_in and one.challenge:
            continue  # said with what they are declared for
        without = one.none_of[0].phase if len(one.none_of) == 1 else ()
        if without and one == Condition(none_of=(Condition(phase=without),)):
            said += f" outside of the {without[0]} phase"
        elif one.challenge:
            said += f" during {present(wording, one)}"
        else:
            said += f" while {state(wording, one)}"
    return said


def of_claim(wording: Wording, found: Trigger) -> str:
    """Claim that is applied, to whom, for which challenge."""
    said = "claim would be applied" if found.would else "claim is applied"
    if found.player != "any":
        said += f" against {who(found.player)}"
    if found.challenge or found.when or found.unopposed:
        here = Condition(challenge=found.challenge or ("any",), unopposed=found.unopposed, all_of=found.when)
        said += f" for {present(wording, here)}"
    return said


def _does(found: Trigger, verb: tuple[str, str]) -> str:
    """``an opponent wins``, ``you would win``."""
    form = verb[1] if found.would or found.player == "you" else verb[0]
    return f"{who(found.player)} {'would ' if found.would else ''}{form}"


def of_challenge(wording: Wording, found: Trigger) -> str:
    """A challenge that is won, lost, initiated or ends."""
    verb = WON_OR_LOST if found.or_events else CHALLENGES.get(found.event, ("", ""))
    either = found.when[0].any_of if len(found.when) == 1 else ()
    if either and not found.challenge:
        which = " or ".join(present(wording, one) for one in either)
        return f"{_does(found, verb)} {which}"
    said = challenge(found.challenge, unopposed=found.unopposed)
    numbered = next((one for one in found.when if one.nth_challenge is not None), None)
    if numbered is not None:
        said = so_manyth(numbered)
    parts = [_of_it(wording, one) for one in found.when if one is not numbered]
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
    return f"{_does(found, verb)} {whole}{against}"


def _of_it(wording: Wording, one: Condition) -> str:
    """``against you`` would be said of the other player."""
    if one == Condition(you_are="defending player"):
        return "in which you are the defending player"
    return in_which(wording, one)


def of_phase(wording: Wording, found: Trigger) -> str:
    """A phase that begins or ends."""
    name = f"the {found.phase[0]} phase" if found.phase else "a phase"
    ends = "begins or ends" if found.or_events else "ends" if found.event == "phase ends" else "begins"
    said = f"{name} {ends}"
    for one in found.when:
        if one.happened is not None and one.happened.card is not None and one.happened.event in NAMES:
            card = a(wording, replace(one.happened.card, zone="play"))
            said += f" in which {card} entered play using {one.happened.event}"
        elif one.happened is not None or (one.none_of and one.none_of[0].happened is not None):
            said += _in_which_it_happened(wording, one)
        else:
            said += f" while {state(wording, one)}"
    return said


def _in_which_it_happened(wording: Wording, one: Condition) -> str:
    return f" in which {state(wording, one).removesuffix(' this phase').removesuffix(' this round')}"


def initiation(wording: Wording, found: Trigger) -> str:
    """``the effects of an opponent's event would initiate``."""
    owner = "an" if found.player == "any" else whose(found.player)
    if found.reacts_to:
        result = "winning" if found.reacts_to == "win challenge" else "losing"
        what = f"{'a' if found.player == 'any' else owner} reaction to {result} a challenge"
    elif found.only_target is not None:
        kind = f"{found.card.type[0]} " if found.card is not None and found.card.type else ""
        thing = "event" if kind == "event " else f"{kind}ability"
        owner = article(thing) if found.player == "any" else owner
        what = f"{owner} {thing} that chooses {a(wording, found.only_target)} as its only target"
    elif found.ability_kind and found.card is not None and found.card.controller != "any":
        what = f"a {found.ability_kind} ability on {a(wording, replace(found.card, zone='play'))}"
    elif found.ability_kind and found.card is not None:
        what = f"{a(wording, replace(found.card, zone='play', controller=found.player))}'s {found.ability_kind} ability"
    elif found.ability_kind:
        article_ = article(found.ability_kind)
        what = f"{article_ if found.player == 'any' else owner} {found.ability_kind} ability"
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
    elif found.card != Cards(type=found.card.type, zone="any"):
        what = a(wording, replace(found.card, zone="play", controller=found.player))
        if found.card.type != ("event",):
            card = found.card if found.card.zone != "any" else replace(found.card, zone="play")
            what = f"{owner} ability on {a(wording, card)}"
    else:
        kinds = list(found.card.type)
        start = article(listed(kinds, "or")) if found.player == "any" else owner
        what = f"{start} {listed(kinds, 'or')} ability"
    return f"the effects of {what} would initiate"


__all__ = ["bare", "trigger"]

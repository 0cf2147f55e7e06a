"""Occurrences to which a triggering condition refers: what happens to cards, what they do and what players do."""

from msgspec.structs import replace

from agot_judge.engine.ability import Cards, Condition, Trigger
from agot_judge.text.lexicon import Act
from agot_judge.text.unparse.cards import a, noun
from agot_judge.text.unparse.conditions import present
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

DECLARED = ("declare attacker", "declare defender")
FROM = "discard from "
ONE = " _"
"""The end of what is done with cards in one word."""


def of_player(wording: Wording, found: Trigger) -> str:
    """The occurrence of a player, in which no card is named."""
    if found.event in ("move power", "move gold"):
        return moved(wording, found)
    if found.or_events or found.at_least or found.exactly or found.challenge:
        raise Unworded
    if found.event not in WORDS.by_players:
        plain = Trigger(event=found.event, would=found.would, player=found.player, when=found.when)
        if found != plain:
            raise Unworded
        return f"{found.event} happens"
    act = WORDS.act(WORDS.by_players[found.event])
    by_so_much = f" by {found.by_at_least} or more STR" if found.by_at_least else ""
    return f"{subject(found)}{act.said(_form(found, act))}{by_what(wording, found)}{by_so_much}"


def moved(wording: Wording, found: Trigger) -> str:
    """Power or gold that is moved: ``gold is moved from your gold pool to an opponent's gold pool``."""
    what = found.event.removeprefix("move ")
    if found.at_least or found.or_events or found.cause or found.by != "any":
        raise Unworded
    if found.onto is not None:
        return f"{what} is moved to {a(wording, found.onto)}"
    if what == "power" or found.other_player == "any":
        raise Unworded
    to = "your own" if found.other_player == "you" else f"{whose(found.other_player)} gold pool"
    return f"{what} is moved from {whose(found.player)} gold pool to {to}"


def subject(found: Trigger) -> str:
    """The player who does it, with ``would``: ``you would``."""
    return f"{who(found.player)} {'would ' if found.would else ''}"


def _form(found: Trigger, act: Act) -> str:
    return act.base if found.would or found.player == "you" else act.verb.third


def of_card(wording: Wording, found: Trigger, card: Cards) -> str:
    """The occurrence of cards: done to them, by them, or with them."""
    events = (found.event, *found.or_events)
    if events == ("gain power", "move power"):
        return f"power is gained by or moved to {a(wording, card)}"
    if found.source is not None and (said := _by_keyword(wording, found, card)):
        return said
    templates = [WORDS.with_cards.get(event, "") for event in events]
    in_one_word = all(one.endswith(ONE) and one.count(" ") == 1 for one in templates)
    by_player = found.player != "any" or found.event in ("draw", "bring out of shadows")
    revealed = found.event == "reveal" and card.zone != "play"
    alone = len(events) == 1 and templates[0] and not found.challenge
    always = found.event in ("take control", "marshal into shadows")
    if always or (by_player and not revealed and (in_one_word or alone)):
        return _done_by(wording, found, card, templates if in_one_word else templates[:1])
    return f"{_happens(wording, found, card, events)}{_whence(found, card)}{by_what(wording, found)}"


def _by_keyword(wording: Wording, found: Trigger, card: Cards) -> str:
    """The use of a keyword: ``a character bypasses X using stealth``; empty where the card does something else."""
    source = a(wording, found.source or Cards())
    if found.event == "bypass":
        return f"{source} {'would bypass' if found.would else 'bypasses'} {a(wording, card)} using stealth"
    return f"{source} draws a card using insight" if (found.event, found.cause) == ("draw", "insight") else ""


def _done_by(wording: Wording, found: Trigger, card: Cards, templates: list[str]) -> str:
    """The deed of a player with cards: ``you play an event``, ``an opponent puts a character into play``."""
    if found.out_of:
        raise Unworded
    acts = [WORDS.act(template) for template in templates]
    forms = listed([_form(found, act) for act in acts], "or")
    return f"{subject(found)}{acts[0].said(forms, _cards(wording, found, card))}{by_what(wording, found)}"


def _be(found: Trigger) -> str:
    return "would be" if found.would else "are" if found.one_or_more else "is"


def _happens(wording: Wording, found: Trigger, card: Cards, events: tuple[str, ...]) -> str:
    cards = _subject(wording, found, replace(card, zone="play") if events == ("reveal",) else card)
    verb, _, what = found.event.partition(" ")
    if what in ("icon", "keyword", "trait") and verb in ("gain", "lose"):
        if found.word:
            raise Unworded
        return f"{cards} {verb}{'' if found.one_or_more else 's'} a{'n' if what == 'icon' else ''} {what}"
    if what == "strength":
        raised = "increased" if verb == "raise" else "reduced"
        return f"{cards}'s STR is {raised}{' to 0' if found.to_zero else ''}"
    if found.event == "enter pile":
        return f"{cards} {_be(found)} placed in {place(found.to, found.player)}"
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
        said = [f"{_be(found)} declared as {article(roles)} {roles}{_in_challenge(wording, found)}"]
    return f"{cards} {' or '.join(said)}"


def _does_or_is(found: Trigger, card: Cards, event: str) -> str:
    """The words of one of several occurrences, of which some need a word for "be" and some do not."""
    if event in WORDS.by_cards:
        return WORDS.act(WORDS.by_cards[event]).forms[found.would or found.one_or_more]
    if any(one in WORDS.by_cards for one in (found.event, *found.or_events)):
        return f"{'be' if found.would else _be(found)} {_passive(found, card, event)}"
    return _passive(found, card, event)


def _attached(wording: Wording, found: Trigger, card: Cards) -> str:
    host, alone = card.attached_to, _subject(wording, found, replace(card, attached_to=None))
    to = (
        a(wording, replace(host, pick=None)) if isinstance(host, Cards) else wording.reference(host or "host")
    )
    if found.player != "any" and not found.would:
        return f"{who(found.player)} {inflected('attach', found.player)} {alone} to {to}"
    return f"{alone} {_be(found)} attached to {to}"


def _in_challenge(wording: Wording, found: Trigger) -> str:
    here = next((one for one in found.when if one.challenge), None)
    if not found.challenge and here is None:
        return ""
    return f" in {present(wording, here or Condition(challenge=found.challenge, all_of=found.when))}"


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
    source = "" if found.source is None else f"{a(wording, found.source)}'s "
    by = f" by {who(found.by)}" if found.by != "any" else ""
    if found.cause in ("claim", "reserve") and found.event in ("kill", "discard") and found.player != "any":
        by = f" by {who(found.player)}"
    if found.cause is None or found.event == "bypass":
        return by
    if found.cause == "claim":
        return f" for {f'[{found.challenge[0]}] ' if found.challenge else ''}claim{by}"
    if found.cause == "effect" and not source:
        return " by a card effect" if found.by == "any" else f" by {whose(found.by)} card effect"
    if source:
        return f" by {source}{found.cause}{by}"
    return f" {WORDS.causes.get(found.cause, f'using {found.cause}')}{by}"

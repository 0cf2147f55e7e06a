"""What happens to cards, what they do and what players do, to which a triggering condition refers."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards, Condition
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.text.lexicon import Act
from agot_judge.text.unparse.cards import a, noun
from agot_judge.text.unparse.challenges import types_of
from agot_judge.text.unparse.conditions import present
from agot_judge.text.unparse.places import place
from agot_judge.text.unparse.wording import WORDS, Wording, inflected, listed, who, whose

DECLARED = ("declare attacker", "declare defender")
FROM = "discard from "


def of_player(wording: Wording, found: Trigger) -> str:
    """The occurrence of a player, in which no card is named."""
    if found.event == "return used pile":
        return f"{whose(found.player)} plot deck is emptied"
    if found.event not in WORDS.by_players:
        return f"{found.event} happens"
    act = WORDS.act(WORDS.by_players[found.event])
    form = _form(found, act)
    if found.or_events and found.event.startswith("win "):
        form = f"{form} or {'lose' if form == 'win' else 'loses'}"
    said = act.said(form)
    if found.at_least:
        said = said.replace(" gold", f" {found.at_least} or more gold")
    if found.challenge:
        said = said.replace("a challenge", f"a {types_of(found.challenge)} challenge")
    by_so_much = f" by {found.by_at_least} or more STR" if found.by_at_least else ""
    return f"{subject(found)}{said}{by_what(wording, found)}{by_so_much}"


def subject(found: Trigger) -> str:
    """The player who does it, with ``would``: ``you would``."""
    return f"{who(found.player)} {'would ' if found.would else ''}"


def _form(found: Trigger, act: Act) -> str:
    return act.base if found.would or found.player == "you" else act.verb.third


def of_card(wording: Wording, found: Trigger) -> str:
    """The occurrence of cards: done to them, by them, or with them."""
    card = found.card
    assert card is not None
    events = (found.event, *found.or_events)
    if found.source is not None and (said := _by_keyword(wording, found, card)):
        return said
    by_player = found.player != "any" or found.event in ("draw", "bring out of shadows")
    always = found.event in ("take control", "marshal into shadows")
    templates = [WORDS.with_cards.get(event, "") for event in events]
    revealed = found.event == "reveal" and card.zone != "play"
    if (
        by_player
        and not revealed
        and all(one.endswith(" _") and one != "take control of _" for one in templates)
    ):
        return _done_by(wording, found, card, templates)
    if always or (by_player and len(events) == 1 and templates[0] and not (found.challenge or revealed)):
        return _done_by(wording, found, card, templates[:1])
    placed = ""
    if found.event == "discard from play" and found.or_events == ("sacrifice",) and card.owner == "you":
        # Whichever way it goes there from play.
        placed, whence = _cards(wording, found, replace(card, owner="any")), "play"
    elif card.this and card.owner == "you" and set(events) <= {"discard from hand", "discard from deck"}:
        placed, whence = wording.title, f"your {' or '.join(event.removeprefix(FROM) for event in events)}"
    if placed:
        said = f"{placed} {_be(found)} placed in your discard pile from {whence}"
    else:
        said = f"{_happens(wording, found, card, events)}{_whence(found, card)}"
    return f"{said}{by_what(wording, found)}"


def _by_keyword(wording: Wording, found: Trigger, card: Cards) -> str:
    """The use of a keyword: ``a character bypasses X using stealth``; empty where the card does something else."""
    source = a(wording, found.source or Cards())
    if found.event == "bypass":
        return f"{source} {'would bypass' if found.would else 'bypasses'} {a(wording, card)} using stealth"
    if found.event == "assault" and not found.would:
        return f"{source} targets {a(wording, card)} using assault"
    return f"{source} draws a card using insight" if (found.event, found.cause) == ("draw", "insight") else ""


def _done_by(wording: Wording, found: Trigger, card: Cards, templates: list[str]) -> str:
    """The deed of a player with cards: ``you play an event``, ``an opponent puts a character into play``."""
    start, acts = "", [WORDS.act(template) for template in templates]
    if found.out_of:
        start, card = _whence(found, card), replace(card, owner="any")
    elif card.zone not in ("play", "any") and templates[0].endswith(" _"):
        start = f" from {place(card.zone, card.controller)}"
        card = replace(card, zone="play", controller="any")
    forms = listed([_form(found, act) for act in acts], "or")
    said = acts[0].said(forms, _cards(wording, found, card))
    cause = replace(found, cause=None) if found.event == "bypass" else found
    return f"{subject(found)}{said}{start}{by_what(wording, cause)}"


def _be(found: Trigger) -> str:
    return "would be" if found.would else "are" if found.one_or_more else "is"


def _happens(wording: Wording, found: Trigger, card: Cards, events: tuple[str, ...]) -> str:
    declared = set(events) <= set(DECLARED)
    if card.alone and declared:
        return f"{_happens(wording, found, replace(card, alone=None), events)} alone"
    cards = _subject(wording, found, replace(card, zone="play") if events == ("reveal",) else card)
    verb, _, what = found.event.partition(" ")
    if what in ("icon", "keyword", "trait") and verb in ("gain", "lose"):
        named = {"icon": f"a [{found.word}] icon", "trait": f"the {found.word} trait"}
        any_such = f"a{'n' if what == 'icon' else ''} {what}"
        has = named.get(what, found.word) if found.word else any_such
        return f"{cards} {verb}{'' if found.one_or_more else 's'} {has}"
    if what == "strength":
        raised = "increased" if verb == "raise" else "reduced"
        return f"{cards}'s STR is {raised}{' to 0' if found.to_zero else ''}"
    if found.event == "enter pile":
        return f"{cards} {_be(found)} placed in {place(found.to, found.player)}"
    if found.event == "attach" and card.attached_to is not None:
        return _attached(wording, found, replace(card, attached_to=None), _host(wording, card))
    said = [_does_or_is(found, card, event) for event in events]
    if not any(event in WORDS.by_cards for event in events):
        said = [f"{_be(found)} {_places(said)}"]
    elif found.would:  # "would leave play or be sacrificed"
        said = [f"would {said[0]}", *said[1:]]
    if declared and (found.challenge or len(events) > 1):
        roles = " or ".join(event.partition(" ")[2] for event in events)
        article = "an" if found.event == DECLARED[0] else "a"
        said = [f"{_be(found)} declared as {article} {roles}{_in_challenge(wording, found)}"]
    return f"{cards} {' or '.join(said)}"


def _does_or_is(found: Trigger, card: Cards, event: str) -> str:
    """The words of one of several occurrences, of which some need a word for "be" and some do not."""
    if event in WORDS.by_cards:
        return WORDS.act(WORDS.by_cards[event]).forms[found.would or found.one_or_more]
    if any(one in WORDS.by_cards for one in (found.event, *found.or_events)):
        return f"{'be' if found.would else _be(found)} {_passive(found, card, event)}"
    return _passive(found, card, event)


def _attached(wording: Wording, found: Trigger, card: Cards, host: str) -> str:
    alone = _subject(wording, found, card)
    if found.player != "any" and not found.would:
        return f"{who(found.player)} {inflected('attach', found.player)} {alone} to {host}"
    return f"{alone} {_be(found)} attached to {host}"


def _in_challenge(wording: Wording, found: Trigger) -> str:
    here = next((one for one in found.when if one.challenge), None)
    if not found.challenge and here is None:
        return ""
    here = here or Condition(challenge=found.challenge, all_of=found.when)
    return f" in {present(wording, here)}"


def _host(wording: Wording, card: Cards) -> str:
    host = card.attached_to
    assert host is not None
    return a(wording, replace(host, pick=None)) if isinstance(host, Cards) else wording.reference(host)


def _places(said: list[str]) -> str:
    """The participles in one, the places of one player together: ``discarded from your hand or deck``."""
    start = said[0].rpartition(" ")[0]
    if start.startswith("discarded from ") and all(one.rpartition(" ")[0] == start for one in said):
        return f"{start} {listed([one.rpartition(' ')[2] for one in said], 'or')}"
    if all(one.startswith("discarded from ") for one in said):
        return " or ".join((said[0], *(one.removeprefix("discarded ") for one in said[1:])))
    return listed(said, "or")


def _passive(found: Trigger, card: Cards, event: str) -> str:
    """The participle of an occurrence: ``discarded at random from your hand``."""
    if event.startswith(FROM) and event != "discard from play":
        name = WORDS.places[event.removeprefix(FROM)]
        return f"discarded{' at random' if found.at_random else ''} from {whose(found.player)} {name}"
    if event == "return to hand" and card.owner not in ("any", "owner"):
        return f"returned to {whose(card.owner)} hand"
    said = WORDS.done.get(event, event)
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
    said = ""
    if found.out_of == ("being played",):
        said = " after being played"
    elif found.out_of:
        said = f" from {place(found.out_of if len(found.out_of) > 1 else found.out_of[0], card.owner)}"
    if (card.this or card.host) and card.controller != "any":
        said += f" under {whose(card.controller)} control"
    return said


def by_what(wording: Wording, found: Trigger) -> str:
    """The cause: ``by an opponent's card effect``, ``for [military] claim``, ``using stealth``."""
    source = "" if found.source is None else f"{a(wording, found.source)}'s "
    by = f" by {who(found.by)}" if found.by != "any" else ""
    if found.cause in ("claim", "reserve") and found.event in ("kill", "discard") and found.player != "any":
        by = f" by {who(found.player)}"
    if found.cause is None:
        return by
    if found.cause == "claim":
        return f" for {f'[{found.challenge[0]}] ' if found.challenge else ''}claim{by}"
    if found.cause == "effect" and not source:
        return " by a card effect" if found.by == "any" else f" by {whose(found.by)} card effect"
    if source:
        return f" by {source}{found.cause}{by}"
    return f" {WORDS.causes.get(found.cause, f'using {found.cause}')}{by}"

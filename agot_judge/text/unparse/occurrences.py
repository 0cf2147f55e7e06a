"""What happens to cards, what they do and what players do, to which a triggering condition refers."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards, Condition
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.text.unparse.cards import a, noun
from agot_judge.text.unparse.challenges import types_of
from agot_judge.text.unparse.conditions import present
from agot_judge.text.unparse.participles import PARTICIPLES
from agot_judge.text.unparse.places import place
from agot_judge.text.unparse.wording import Wording, inflected, listed, who, whose

DOES = {
    "enter play": ("enters play", "enter play"),
    "leave play": ("leaves play", "leave play"),
    "come out of shadows": ("comes out of shadows", "come out of shadows"),
    "ambush": ("enters play using ambush", "enter play using ambush"),
}
DECLARED = {"declare attacker": "an attacker", "declare defender": "a defender"}
DISCARDED = {
    "discard from play": "play",
    "discard from hand": "hand",
    "discard from deck": "deck",
    "discard from shadows": "shadows area",
}
OF_PLAYERS = {
    "win dominance": ("wins dominance", "win dominance"),
    "lose dominance": ("loses dominance", "lose dominance"),
    "win initiative": ("wins initiative", "win initiative"),
    "lose initiative": ("loses initiative", "lose initiative"),
    "collect income": ("collects income", "collect income"),
    "gain gold": ("gains gold", "gain gold"),
    "compare initiative": ("compares initiative", "compare initiative"),
    "pay gold": ("pays gold", "pay gold"),
    "draw phase draw": ("draws cards", "draw cards"),
    "check reserve": ("checks reserve", "check reserve"),
    "become first player": ("becomes the first player", "become the first player"),
    "choose plot": ("chooses a plot card to reveal", "choose a plot card to reveal"),
    "select title": ("chooses a title", "choose a title"),
    "return used pile": ("", ""),
    "redirect challenge": ("redirects a challenge", "redirect a challenge"),
}
OF_PLAYERS_AND_CARDS = {
    "marshal": ("marshals", "marshal"),
    "marshal duplicate": ("marshals", "marshal"),
    "play event": ("plays", "play"),
    "ambush": ("ambushes", "ambush"),
    "draw": ("draws", "draw"),
    "reveal": ("reveals", "reveal"),
    "reveal plot": ("reveals", "reveal"),
    "sacrifice": ("sacrifices", "sacrifice"),
    "kneel": ("kneels", "kneel"),
    "stand": ("stands", "stand"),
    "save": ("saves", "save"),
}
"""What players do with cards; the words after the cards are those of ``AFTER``."""
WITH_MORE = {
    "put into play": ("puts", "put", " into play"),
    "bring out of shadows": ("brings", "bring", " out of shadows"),
    "marshal into shadows": ("marshals", "marshal", " into shadows"),
    "take control": ("takes control of", "take control of", ""),
    "bypass": ("bypasses", "bypass", " using stealth"),
    "declare attacker": ("declares", "declare", " as an attacker"),
    "declare defender": ("declares", "declare", " as a defender"),
}
CAUSES = {
    "reserve": " for reserve",
    "dominance": " for dominance",
    "unopposed": " for an unopposed challenge",
    "assault": " by assault",
    "cost": " as a cost",
}


def of_player(wording: Wording, found: Trigger) -> str:
    """What a player does, in which no card is named."""
    if found.event not in OF_PLAYERS:
        return f"{found.event} happens"
    if found.event == "return used pile":
        return f"{whose(found.player)} plot deck is emptied"
    singular, plain = OF_PLAYERS[found.event]
    form = plain if found.would or found.player == "you" else singular
    if found.at_least:
        form = form.replace(" gold", f" {found.at_least} or more gold")
    if found.or_events and found.event.startswith("win "):
        form = form.replace("wins", "wins or loses").replace("win ", "win or lose ")
    if found.challenge:
        form = form.replace("a challenge", f"a {types_of(found.challenge)} challenge")
    said = f"{who(found.player)} {'would ' if found.would else ''}{form}{by_what(wording, found)}"
    return f"{said} by {found.by_at_least} or more STR" if found.by_at_least else said


def of_card(wording: Wording, found: Trigger) -> str:
    """What happens to cards, what they do, what is done with them."""
    card = found.card
    assert card is not None
    events = (found.event, *found.or_events)
    if found.source is not None and found.event == "bypass":
        bypass = "would bypass" if found.would else "bypasses"
        return f"{a(wording, found.source)} {bypass} {a(wording, card)} using stealth"
    if found.source is not None and found.event == "assault" and not found.would:
        return f"{a(wording, found.source)} targets {a(wording, card)} using assault"
    if found.source is not None and found.event == "draw" and found.cause == "insight":
        return f"{a(wording, found.source)} draws a card using insight"
    by_player = found.player != "any" or found.event in ("draw", "bring out of shadows")
    if found.event in ("take control", "marshal into shadows") or (
        by_player and len(events) == 1 and found.event in WITH_MORE and not found.challenge
    ):
        return _done_with_more(wording, found)
    revealed = found.event == "reveal" and card.zone != "play"
    if by_player and set(events) <= set(OF_PLAYERS_AND_CARDS) and not revealed:
        return done_with(wording, found, events)
    if found.event == "discard from play" and found.or_events == ("sacrifice",) and card.owner == "you":
        # Whichever way it goes there from play.
        said = f"{_subject(wording, found, replace(card, owner='any'))} {_be(found)} placed in your discard pile from play"
        return f"{said}{by_what(wording, found)}"
    if card.this and card.owner == "you" and set(events) <= {"discard from hand", "discard from deck"}:
        start = " or ".join(DISCARDED[event] for event in events)
        said = f"{wording.title} {_be(found)} placed in your discard pile from your {start}"
        return f"{said}{by_what(wording, found)}"
    return f"{_happens(wording, found, events)}{_whence(found)}{by_what(wording, found)}"


def _be(found: Trigger) -> str:
    return "would be" if found.would else "are" if found.one_or_more else "is"


def _characteristic(what: str, word: str) -> str:
    """``a [power] icon``, ``renown``, ``the Lord trait``; of no word: any."""
    if not word:
        return f"a{'n' if what == 'icon' else ''} {what}"
    return {"icon": f"a [{word}] icon", "keyword": word, "trait": f"the {word} trait"}[what]


def _happens(wording: Wording, found: Trigger, events: tuple[str, ...]) -> str:
    card = found.card
    assert card is not None
    if card.alone and set(events) <= set(DECLARED):
        return f"{_happens(wording, replace(found, card=replace(card, alone=None)), events)} alone"
    subject = _subject(wording, found, replace(card, zone="play") if events == ("reveal",) else card)
    verb, _, what = found.event.partition(" ")
    if what in ("icon", "keyword", "trait") and verb in ("gain", "lose"):
        return f"{subject} {verb}{'' if found.one_or_more else 's'} {_characteristic(what, found.word)}"
    if found.event in ("raise strength", "lower strength"):
        to_zero = " to 0" if found.to_zero else ""
        return f"{subject}'s STR is {'increased' if found.event == 'raise strength' else 'reduced'}{to_zero}"
    if found.event == "enter pile":
        return f"{subject} {_be(found)} placed in {place(found.to, found.player)}"
    if found.event == "attach" and card.attached_to is not None:
        alone = _subject(wording, found, replace(card, attached_to=None))
        if found.player != "any" and not found.would:
            return (
                f"{who(found.player)} {inflected('attach', found.player)} {alone} to {_host(wording, card)}"
            )
        return f"{alone} {_be(found)} attached to {_host(wording, card)}"
    plain = found.would or found.one_or_more
    if all(event in DOES for event in events):
        forms = [DOES[event][plain] for event in events]
        return f"{subject} {'would ' if found.would else ''}{' or '.join(forms)}"
    said = []
    for event in events:
        if event in DOES:
            said.append(DOES[event][plain])
        elif found.would and said:
            said.append(f"be {_passive(found, event)}")
        else:
            said.append(f"{_be(found)} {_passive(found, event)}")
    if not any(event in DOES for event in events):
        said = [f"{_be(found)} {_listed([_passive(found, event) for event in events])}"]
    if set(events) <= set(DECLARED) and (found.challenge or len(events) > 1):
        said = [f"{_be(found)} declared as {' or '.join(DECLARED[event] for event in events)}"]
        said[0] = said[0].replace("or a defender", "or defender") + _in_challenge(wording, found)
    return f"{subject} {' or '.join(said)}"


def _in_challenge(wording: Wording, found: Trigger) -> str:
    if not found.challenge and not any(one.challenge for one in found.when):
        return ""
    here = next((one for one in found.when if one.challenge), None)
    here = here or Condition(challenge=found.challenge or ("any",), all_of=found.when)
    return f" in {present(wording, here)}"


def _host(wording: Wording, card: Cards) -> str:
    host = card.attached_to
    if isinstance(host, Cards):
        return a(wording, replace(host, pick=None))
    assert host is not None
    return wording.reference(host)


def _listed(said: list[str]) -> str:
    places = [one.removeprefix("discarded from ") for one in said]
    if len(said) > 1 and all(one.startswith("discarded from ") for one in said):
        owner = places[0].rsplit(" ", 1)[0]
        return (
            f"discarded from {listed([places[0], *(one.rsplit(' ', 1)[1] for one in places[1:])], 'or')}"
            if all(one.rsplit(" ", 1)[0] == owner for one in places)
            else f"discarded from {' or from '.join(places)}"
        )
    return listed(said, "or")


def _passive(found: Trigger, event: str) -> str:
    card = found.card
    assert card is not None
    if event in DISCARDED:
        name = DISCARDED[event]
        how = " at random" if found.at_random else ""
        return (
            "discarded from play" if name == "play" else f"discarded{how} from {whose(found.player)} {name}"
        )
    if event == "return to hand" and card.owner not in ("any", "owner"):
        return f"returned to {whose(card.owner)} hand"
    said = PARTICIPLES.get(event, event)
    if event == "reveal" and card.zone != "play" and not found.or_events:
        said += f" from {place(card.zone, found.player)}"
    return said


def _subject(wording: Wording, found: Trigger, card: Cards) -> str:
    """The card of which it is said; its controller and owner where the words after it say whose it is."""
    if found.out_of or (found.event == "return to hand" and card.owner != "owner"):
        card = replace(card, owner="any")
    if card.this or card.host:
        card = replace(card, controller="any", attached_to=None)
    if found.one_or_more:
        many = max(found.at_least, 1)
        return noun(wording, card, f"exactly {many}" if found.exactly else f"{many} or more")
    return a(wording, card)


def _whence(found: Trigger) -> str:
    """From where it comes, and under whose control."""
    card = found.card
    assert card is not None
    said = ""
    if found.out_of == ("being played",):
        said = " after being played"
    elif found.out_of:
        said = f" from {place(found.out_of if len(found.out_of) > 1 else found.out_of[0], card.owner)}"
    if (card.this or card.host) and card.controller != "any":
        said += f" under {whose(card.controller)} control"
    return said


def by_what(wording: Wording, found: Trigger) -> str:
    """What brings it about."""
    source = "" if found.source is None else f"{a(wording, found.source)}'s "
    by = f" by {who(found.by)}" if found.by != "any" else ""
    if found.cause in ("claim", "reserve") and found.event in ("kill", "discard") and found.player != "any":
        by = f" by {who(found.player)}"
    if found.cause is None:
        return by
    if found.cause == "claim":
        return f" for [{found.challenge[0]}] claim{by}" if found.challenge else f" for claim{by}"
    if found.cause == "effect":
        if source:
            return f" by {source}effect{by}"
        return " by a card effect" if found.by == "any" else f" by {whose(found.by)} card effect"
    if source:
        return f" by {source}{found.cause}{by}"
    return CAUSES.get(found.cause, f" using {found.cause}") + by


def _done_with_more(wording: Wording, found: Trigger) -> str:
    singular, plain, more = WITH_MORE[found.event]
    card = found.card
    assert card is not None
    start = ""
    if found.out_of:
        start = f" from {place(found.out_of if len(found.out_of) > 1 else found.out_of[0], card.owner)}"
        card = replace(card, owner="any")
    form = plain if found.would or found.player == "you" else singular
    said = f"{who(found.player)} {'would ' if found.would else ''}{form} {_some(wording, found, card)}{more}{start}"
    return said + by_what(wording, replace(found, cause=None) if found.event == "bypass" else found)


def _some(wording: Wording, found: Trigger, card: Cards) -> str:
    if found.one_or_more:
        many = max(found.at_least, 1)
        return noun(wording, card, f"exactly {many}" if found.exactly else f"{many} or more")
    return a(wording, card)


def done_with(wording: Wording, found: Trigger, events: tuple[str, ...]) -> str:
    """``you play an event``."""
    card = found.card
    assert card is not None
    forms = [
        OF_PLAYERS_AND_CARDS[event][1 if found.would or found.player == "you" else 0] for event in events
    ]
    said = f"{who(found.player)} {'would ' if found.would else ''}{listed(forms, 'or')}"
    start = f" from {place(card.zone, card.controller)}" if card.zone not in ("play", "any") else ""
    card = replace(card, zone="play", controller="any") if start else card
    if found.out_of:
        start, card = _whence(found), replace(card, owner="any")
    return f"{said} {_some(wording, found, card)}{start}{by_what(wording, found)}"

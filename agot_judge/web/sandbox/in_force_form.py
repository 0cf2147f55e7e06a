"""Effects in force and occurrences of this round, put on a board by the form: templates, and wording that was pasted.

A template writes the wording that cards have for it; what the board makes of the wording is said on the page.
"""

import re
from collections.abc import Callable
from typing import Literal

from msgspec.structs import replace

from agot_judge.editions import framework_for
from agot_judge.errors import AgotJudgeError
from agot_judge.scenario import model
from agot_judge.scenario.roster import Roster
from agot_judge.scenario.vocabulary import ICONS
from agot_judge.scenario.yaml_reader import FORBIDDEN
from agot_judge.text.keywords import PLAIN as KEYWORDS
from agot_judge.web.sandbox.board_form import LONGEST_TEXT, UNPRINTABLE, Form
from agot_judge.web.sandbox.build_models import EffectsOffered

PERIODS = ("phase", "challenge", "round")
LASTS = "as long as it is in play"
"""The form's word for an effect that no period ends."""
GAINS = (*(f"{icon} icon" for icon in ICONS), *KEYWORDS)
CANNOT = (
    *("be killed", "be saved", "be knelt", "be stood", "be discarded", "be sacrificed", "gain power"),
    *("leave play", "participate", "be declared as an attacker", "be declared as a defender"),
)
AT_THE_END = {
    "kill": "kill that {type}",
    "return to hand": "return that {type} to its owner's hand",
    "discard": "discard that {type} from play",
    "sacrifice": "sacrifice that {type}",
    "kneel": "kneel that {type}",
    "stand": "stand that {type}",
}
"""The things that are done to a card when a period ends, and their words."""
OF_A_CARD = {
    "used": "its ability was used",
    "marshaled": "was marshaled",
    "killed": "was killed",
    "discarded": "was discarded",
}
"""The things that can have happened with a card, and their words."""
LARGEST = 99
_REMOVE = re.compile(r"(?P<what>in-force|past)-remove:(?P<number>\d{1,3})")
_STRENGTH = re.compile(r"[+−-]?\d{1,2}")


class NotFilledIn(AgotJudgeError):
    """A field of the form that is needed is empty or wrong; ``field`` is its name."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(message)
        self.field = field


def with_in_force_button(form: Form, scenario: model.Scenario) -> model.Scenario:
    """The scenario with one more effect or happening, or without one of them. Raises NotFilledIn."""
    do = form.get("do", "")
    removed = _REMOVE.fullmatch(do)
    if removed is not None:
        return _without(scenario, removed["what"], int(removed["number"]))
    what, _, kind = do.partition(":")
    if what == "in-force" and kind in _WORDINGS:
        given = _WORDINGS[kind](form, scenario)
        return replace(scenario, in_force=(*scenario.in_force, given))
    if what == "past" and kind in _HAPPENINGS:
        return replace(scenario, history=(*scenario.history, _HAPPENINGS[kind](form, scenario)))
    return scenario


def effects_offered(edition: str) -> EffectsOffered:
    """The choices that the form offers on a board of the edition."""
    framework = framework_for(edition)
    has_challenges = framework.challenges is not None
    periods = tuple(one for one in PERIODS if has_challenges or one != "challenge")
    verbs = {way.verb for way in framework.ways}
    return EffectsOffered(
        periods=periods,
        until=(*periods, LASTS),
        gains=GAINS,
        cannot=CANNOT,
        at_the_end=tuple(AT_THE_END),
        of_a_card=tuple(
            (what, words) for what, words in OF_A_CARD.items() if what != "marshaled" or "marshal" in verbs
        ),
    )


def cards_to_name(scenario: model.Scenario) -> tuple[str, ...]:
    """The cards in play as the file names them, attachments among them."""
    found = (one.label for one in Roster(scenario).positions if one.key in ("play", "attachment"))
    return tuple(dict.fromkeys(found))


def _without(scenario: model.Scenario, what: str, number: int) -> model.Scenario:
    if what == "past":
        return replace(scenario, history=scenario.history[:number] + scenario.history[number + 1 :])
    return replace(scenario, in_force=scenario.in_force[:number] + scenario.in_force[number + 1 :])


# ---- what is in force ---------------------------------------------------------------------------------------------


def _on(form: Form, scenario: model.Scenario) -> str:
    name = form.get("in-force-on", "")
    if name not in cards_to_name(scenario):
        raise NotFilledIn("in-force-on", "Choose the card first that it works on.")
    return name


def _type(name: str, scenario: model.Scenario) -> str:
    """The word by which cards speak of it: ``character``, ``location``."""
    bare = name.partition("#")[0]
    return next((one.face.type for one in scenario.cards if one.key == bare), "character")


def _until(form: Form, scenario: model.Scenario, words: str) -> str:
    """The words with how long they hold before them."""
    until = form.get("in-force-until", LASTS)
    return f"Until the end of the {until}, {words}" if until in PERIODS else f"{words[0].upper()}{words[1:]}"


def _given(form: Form, scenario: model.Scenario, text: str, on: tuple[str, ...]) -> model.GivenEffect:
    source = " ".join(form.get("in-force-from", "").split())
    known = {one.key for one in scenario.cards} | {one.name for one in Roster(scenario).positions}
    if source and source not in known:
        raise NotFilledIn(
            "in-force-from", f"“{source[:60]}” is no card of this board. Choose one, or leave it out."
        )
    by = form.get("in-force-by", "")
    names = [player.name for player in scenario.players]
    return model.GivenEffect(text=text, on=on, source=source, controller=by if by in names else names[0])


def _lasting(form: Form, scenario: model.Scenario, words: Callable[[str], str]) -> model.GivenEffect:
    """The effect that holds for the chosen card, in words that are made of the word by which cards speak of it."""
    on = _on(form, scenario)
    return _given(form, scenario, _until(form, scenario, f"{words(f'that {_type(on, scenario)}')}."), (on,))


def _strength(form: Form, scenario: model.Scenario) -> model.GivenEffect:
    typed = form.get("in-force-str", "").replace(" ", "")
    if not _STRENGTH.fullmatch(typed) or not int(typed.replace("−", "-")):
        raise NotFilledIn("in-force-str", "A number of STR such as -3 or +2.")
    number = int(typed.replace("−", "-"))
    return _lasting(form, scenario, lambda it: f"{it} gets {number:+} STR")


def _gains(form: Form, scenario: model.Scenario, verb: str) -> model.GivenEffect:
    what = _one_of(form, f"in-force-{verb}", GAINS)
    icon = what.removesuffix(" icon")
    said = f"a [{icon}] icon" if icon in ICONS and icon != what else what
    return _lasting(form, scenario, lambda it: f"{it} {verb} {said}")


def _cannot(form: Form, scenario: model.Scenario) -> model.GivenEffect:
    what = _one_of(form, "in-force-cannot", CANNOT)
    return _lasting(form, scenario, lambda it: f"{it} cannot {what}")


def _blank(form: Form, scenario: model.Scenario) -> model.GivenEffect:
    return _lasting(
        form, scenario, lambda it: f"treat {it} as if its printed text box were blank (except for Traits)"
    )


def _at_the_end(form: Form, scenario: model.Scenario) -> model.GivenEffect:
    what = _one_of(form, "in-force-end", tuple(AT_THE_END))
    period = _one_of(form, "in-force-period", PERIODS)
    on = _on(form, scenario)
    words = AT_THE_END[what].format(type=_type(on, scenario))
    return _given(form, scenario, f"At the end of the {period}, {words}.", (on,))


def _in_words(form: Form, scenario: model.Scenario) -> model.GivenEffect:
    text = " ".join(form.get("in-force-text", "").split())
    if not text or len(text) > LONGEST_TEXT:
        raise NotFilledIn("in-force-text", f"The words of the effect, at most {LONGEST_TEXT} characters.")
    if FORBIDDEN.search(text):
        raise NotFilledIn("in-force-text", UNPRINTABLE)
    on = form.get("in-force-on", "")
    return _given(form, scenario, text, (on,) if on in cards_to_name(scenario) else ())


def _one_of(form: Form, name: str, words: tuple[str, ...]) -> str:
    typed = form.get(name, "")
    if typed not in words:
        raise NotFilledIn(name, "Choose one of the list.")
    return typed


_WORDINGS: dict[str, Callable[[Form, model.Scenario], model.GivenEffect]] = {
    "str": _strength,
    "gains": lambda form, scenario: _gains(form, scenario, "gains"),
    "loses": lambda form, scenario: _gains(form, scenario, "loses"),
    "cannot": _cannot,
    "blank": _blank,
    "end": _at_the_end,
    "text": _in_words,
}


# ---- what has happened --------------------------------------------------------------------------------------------


def _challenge(form: Form, scenario: model.Scenario) -> model.Past:
    names = tuple(player.name for player in scenario.players)
    attacker = _one_of(form, "past-attacker", names)
    defender = _one_of(form, "past-defender", names)
    if attacker == defender:
        raise NotFilledIn("past-defender", "Attacker and defender are different players.")
    winner = _one_of(form, "past-winner", ("none", "attacker", "defender"))
    won = {"attacker": attacker, "defender": defender}.get(winner, winner)
    return model.PastChallenge(
        type=_one_of(form, "past-type", ICONS),
        attacker=attacker,
        defender=defender,
        winner=won,
        unopposed="past-unopposed" in form and winner == "attacker",
    )


def _of_a_card(form: Form, scenario: model.Scenario) -> model.Past:
    what = _one_of(form, "past-what", tuple(OF_A_CARD))
    name = form.get("past-card", "")
    if name not in {one.label for one in Roster(scenario).positions}:
        raise NotFilledIn("past-card", "Choose the card of which it is said.")
    if what == "used":
        return model.PastUse(card=name)
    if what == "marshaled":
        return model.PastMarshal(card=name)
    left: Literal["killed", "discarded"] = "killed" if what == "killed" else "discarded"
    return model.PastLeaving(what=left, card=name)


def _drawn(form: Form, scenario: model.Scenario) -> model.Past:
    typed = form.get("past-drawn", "").strip()
    if not (typed.isascii() and typed.isdigit()) or not 0 < int(typed[:9]) <= LARGEST:
        raise NotFilledIn("past-drawn", f"A number of cards from 1 to {LARGEST}.")
    by = _one_of(form, "past-by", tuple(player.name for player in scenario.players))
    return model.PastDraw(count=int(typed), by=by)


_HAPPENINGS: dict[str, Callable[[Form, model.Scenario], model.Past]] = {
    "challenge": _challenge,
    "card": _of_a_card,
    "drawn": _drawn,
}

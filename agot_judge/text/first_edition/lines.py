"""A line of First Edition text, from its header on, as a line that the grammars read."""

import re

from agot_judge.cards.model import CardFace
from agot_judge.text.first_edition.played import as_marshaled
from agot_judge.text.first_edition.printed import as_attachments, with_quoted, without_slips
from agot_judge.text.first_edition.replaced import with_instead_last
from agot_judge.text.first_edition.wording import said_otherwise

_PHASE = re.compile(
    r"(?P<phase>Any Phase|Plot|Draw|Marshall?ing|Challenges|Dominance|Standing|Taxation): ?(?P<body>.+)",
    re.IGNORECASE | re.DOTALL,
)
_RESPONSE = re.compile(r"(?:Limited )?Response: ?(?P<body>.+)", re.IGNORECASE | re.DOTALL)
_FROM = r"from being (?P<how>killed or discarded(?: from play)?|killed|discarded(?: from play)?)(?P<rest>[.,].*|$)"
_SAVE = re.compile(rf"(?:(?P<cost>.+?) to s|S)ave (?P<what>.+?) {_FROM}", re.DOTALL)
_THEN = re.compile(r"^, (?P<then>then|and) (?P<does>.+)", re.DOTALL)
_PRONOUN = re.compile(r"\b(?:him|her(?! \w+'?s? )|it)\b")
_KINDS_SAVED = re.compile(r"\b(?:character|location|attachment|card)\b")
_CANCEL = re.compile(
    r"(?:(?P<cost>.+?) to c|C)ancel (?:the )?effects? of (?P<what>an event(?: card)?|a triggered character ability|"
    r"a character ability|a location ability|an attachment ability|a location card|an attachment card)"
    r"(?: just (?:played|triggered))?(?P<rest>\..*|$)",
    re.DOTALL,
)
_CANCEL_TRIGGERED = re.compile(
    r"(?:(?P<cost>.+?) to c|C)ancel (?:a triggered effect|1 effect triggered)(?P<which> that chooses [^.]+? as its only target)?"
    r"(?P<during> during an? [^.]+? challenge)?(?P<rest>\..*|$)",
    re.DOTALL,
)
"""Any effect that a player executes: of an event, or of an ability with a phase or "Response:" (1e/faq/3.6/1)."""
_MOMENT = re.compile(
    r"At the (?P<which>beginning|end) of (?:the |each )?(?P<phase>\w+) phase, (?P<rest>.+)", re.DOTALL
)
_WHEN_REVEALED = re.compile(r"When revealed, (?P<rest>.+)", re.IGNORECASE | re.DOTALL)
_AFTER = re.compile(r"(?:After|When|Whenever|Each time) (?P<rest>[^,]+, .+)", re.DOTALL)
_IF = re.compile(
    r"If (?P<rest>[^,]+ (?:leaves play|enters play|is killed|is discarded from play), .+)", re.DOTALL
)
_RESULT = re.compile(r"If (?P<rest>(?:you|an opponent) (?:win|lose)s? [^,]*challenge[^,]*, .+)", re.DOTALL)
_TRAILING = re.compile(
    r"(?P<effect>[^.]+?) (?:when|after|whenever) (?P<when>he|she|it) (?P<event>[^.]+)\.?", re.DOTALL
)
_USED_IF = re.compile(
    r"(?P<header>[A-Z][a-z]+(?: [A-Z][a-z]+)?): (?P<body>[^:]+?\.) Use this ability (?:only )?if (?P<when>[^.]+)\.",
    re.DOTALL,
)
_HAD_POWER = re.compile(
    r"(?P<before>Response: [Aa]fter [^,]+?) (?P<how>is (?:killed|discarded from play)|leaves play), (?P<rest>[^.]+?) "
    r"if (?:that|the) character had any power on it(?: when it died)?\.",
    re.DOTALL,
)
_WON_DOMINANCE = re.compile(r"^After you win dominance,", re.IGNORECASE)
"""Before an action of the dominance phase: then it has been won (1e/faq/action-before-dominance-is-counted/2)."""
_KNEELS = re.compile(r"(?<=: )(?P<kneel>Kneel) to\b")
_KNEELS_AND_LEAVES = re.compile(r"(?<=: )Kneel and discard from play\b")
_GAINS_CONSTANT = re.compile(
    r"(?:If|While) (?P<when>[^\"]+), (?P<who>[^\",]+) gains:? \"(?P<inner>[^\".]+\.)\"\.?", re.DOTALL
)
_NOT_CONSTANT = re.compile(
    r"[^.]*?:|(?:After|When|Whenever|If|Each time|At the)\b|(?:immune|cannot|does not|House)\b|[A-Z]\w+( \d+)?\.$",
    re.IGNORECASE,
)
"""Gained texts in quotation marks that are no constant sentence: an ability with a header, a passive, a keyword."""
_PLAIN_WORD = re.compile(
    r"(?:All|Attached|Cards|Characters|During|Each|Increase|Locations|Lower|Non-|Opponents?|Participating|Players?|Raise|Reduce|"
    r"The|Unique|You|Your)\b"
)
"""Words that begin a constant sentence and are no names."""
_PLAYED_AFTER = re.compile(r"Play (?P<when>after [^.]+)\. (?P<body>.+)", re.DOTALL)
_ATTACHED = {
    "an event": "an event",
    "an event card": "an event",
    "a triggered character ability": "a character ability",
    "a location card": "a location",
    "an attachment card": "an attachment",
}


def as_read(line: str, face: CardFace) -> str | None:
    """The line as the grammars read it; None where its template is not known to mean the same."""
    line = _with_gained_constant(as_attachments(without_slips(line)), face)
    line = with_quoted(line, lambda inner: _quoted(inner, face))
    line = as_marshaled(_of_itself(_with_condition_first(line), face.name), face)
    phase = _PHASE.fullmatch(line)
    if phase is not None:
        word = phase["phase"].lower().replace("marshalling", "marshaling")
        header = "Action" if word == "any phase" else f"{word.capitalize()} Action"
        body = _WON_DOMINANCE.sub("If you won dominance this phase,", phase["body"].strip())
        return f"{header}: {said_otherwise(capital(body))}"
    response = _RESPONSE.fullmatch(line)
    if response is not None:
        return _response(response["body"].strip(), face.name)
    return _without_header(line, face.name)


def _with_gained_constant(line: str, face: CardFace) -> str:
    """A constant text that the card itself gains while something is so, as one with that condition."""
    found = _GAINS_CONSTANT.fullmatch(line)
    if (
        found is None
        or found["who"] not in (face.name, "he", "she", "it")
        or _NOT_CONSTANT.match(found["inner"])
    ):
        return line
    inner = found["inner"]
    return f"While {found['when']}, {_small(inner) if _PLAIN_WORD.match(inner) else inner}"


def _quoted(inner: str, face: CardFace) -> str:
    """The ability that is quoted, as the grammars read it."""
    return as_read(inner, face) or inner


def _of_itself(line: str, name: str) -> str:
    """The line with the card's title where only a cost is said: ``Kneel to lower the cost ..``."""
    line = _KNEELS.sub(rf"\g<kneel> {name} to", line)
    return _KNEELS_AND_LEAVES.sub(f"Kneel {name} and discard it from play", line)


def _with_condition_first(line: str) -> str:
    """The line with what must be true for its use before what it does, and with that of a killed card beside the card."""
    used = _USED_IF.fullmatch(line)
    if used is not None:
        line = f"{used['header']}: If {used['when']}, {_small(used['body'])}"
    died = _HAD_POWER.fullmatch(line)
    if died is not None:
        line = f"{died['before']} with 1 or more power on it {died['how']}, {died['rest']}."
    return line


def capital(body: str) -> str:
    """The words as a sentence begins with them."""
    body = body.strip()
    return body[:1].upper() + body[1:]


def _small(words: str) -> str:
    return words[:1].lower() + words[1:]


def _response(body: str, name: str) -> str | None:
    played = _PLAYED_AFTER.fullmatch(body)
    if played is not None:
        body = f"{capital(played['when'])}, {_small(played['body'])}"
    save = _SAVE.fullmatch(body)
    if save is not None:
        what = said_otherwise(save["what"])
        saved = f"{_cost(save)}save {_saved(what, name)}{_after_save(save['rest'], what, name)}"
        return f"Interrupt: When {what} would be {save['how']}, {saved}"
    cancel = _CANCEL.fullmatch(body)
    if cancel is not None:
        what = _ATTACHED.get(cancel["what"], cancel["what"])
        return _canceled(cancel, f"When the effects of {what} would initiate")
    triggered = _CANCEL_TRIGGERED.fullmatch(body)
    if triggered is not None:
        which, during = (said_otherwise(triggered[name] or "") for name in ("which", "during"))
        return _canceled(triggered, f"When the effects of a card ability{which} would initiate{during}")
    if body.lower().startswith("after "):
        return f"Reaction: {said_otherwise(capital(body))}"
    return None


def _canceled(found: re.Match[str], when: str) -> str:
    return f"Interrupt: {when}, {_cost(found)}cancel those effects{said_otherwise(found['rest'] or '.')}"


def _cost(found: re.Match[str]) -> str:
    """The cost of a save or cancel, with "to"; empty where nothing is paid."""
    return _small(f"{said_otherwise(found['cost'] + ' to')} ") if found["cost"] else ""


def _saved(what: str, name: str) -> str:
    """The words for the card that is saved: its title, or its kind as the first noun says it, a character where no noun does."""
    if what == name:
        return name
    said = _KINDS_SAVED.search(what)
    return f"that {said[0] if said is not None else 'character'}"


def _after_save(rest: str, what: str, name: str) -> str:
    """The text behind a save, as sentences of its own; a pronoun there is replaced by the card that was saved."""
    then = _THEN.match(rest)
    if then is not None:
        does = _PRONOUN.sub(_saved(what, name), then["does"], count=1)
        rest = f". Then, {does}" if then["then"] == "then" else f". {capital(does)}"
    return said_otherwise(rest or ".")


def _without_header(line: str, name: str) -> str:
    revealed = _WHEN_REVEALED.fullmatch(line)
    if revealed is not None:
        return f"When Revealed: {said_otherwise(capital(revealed['rest']))}"
    moment = _MOMENT.fullmatch(line)
    if moment is not None:
        does = "begins" if moment["which"] == "beginning" else "ends"
        phase = moment["phase"].lower().replace("marshalling", "marshaling")
        return f"Forced Reaction: After the {phase} phase {does}, {said_otherwise(moment['rest'])}"
    line = said_otherwise(with_instead_last(line))
    for template in (_IF, _RESULT, _AFTER):
        found = template.fullmatch(line)
        if found is not None:
            return f"Forced Reaction: After {found['rest']}"
    trailing = _TRAILING.fullmatch(line)
    if trailing is not None and trailing["effect"].startswith(name):
        effect = trailing["when"] + trailing["effect"].removeprefix(name)
        return f"Forced Reaction: After {name} {trailing['event']}, {effect}."
    return line

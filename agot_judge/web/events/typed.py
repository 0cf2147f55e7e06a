"""The fields of a form of the desk: texts within their length, names that stand in them found before they are kept."""

from collections.abc import Iterable
from uuid import UUID, uuid4

from msgspec import Struct
from werkzeug.datastructures import MultiDict

from agot_judge.errors import AgotJudgeError
from agot_judge.events.names import named_in, with_references
from agot_judge.events.state import Event

SHORT = 200
LONG = 4000
TEXTS = ("question", "answer", "reason", "why", "grounds", "text", "table", "round", "by")
"""Fields in which a name may be typed by mistake."""

Form = MultiDict[str, str]


class Refused(AgotJudgeError):
    """A form that is not taken as it is: the message says what is missing."""


class NamesFound(AgotJudgeError):
    """Names of people stand in what was typed: it is asked first whether they are to stay."""

    def __init__(self, people: tuple[str, ...]) -> None:
        super().__init__("A name stands in what you typed.")
        self.people = people


class Typed(Struct, frozen=True, kw_only=True):
    """A form that was sent and is shown again: what stood in it, what is wrong, what it found."""

    do: str = ""
    """The form's name; empty where none was sent."""
    form: dict[str, str] = {}
    cites: tuple[str, ...] = ()
    problem: str = ""
    names: tuple[str, ...] = ()
    """The names that stand in it."""

    def value(self, field: str, otherwise: str = "") -> str:
        """The text of a field; ``otherwise`` where no form was sent."""
        return self.form.get(field, otherwise) if self.do else otherwise


NOTHING_TYPED = Typed()


def typed(do: str, form: Form, problem: str = "", names: tuple[str, ...] = ()) -> Typed:
    """The form as it was sent."""
    return Typed(
        do=do,
        form={key: value for key, value in form.items() if key != "cite"},
        cites=cites_of(form),
        problem=problem,
        names=names,
    )


def cites_of(form: Form) -> tuple[str, ...]:
    """The ids of the paragraphs that were ticked."""
    return tuple(dict.fromkeys(one[:SHORT] for one in form.getlist("cite")))[:40]


def short(form: Form, field: str) -> str:
    """A short text in one line. Raises Refused where it is too long."""
    return _within(" ".join(form.get(field, "").split()), field, SHORT)


def long(form: Form, field: str) -> str:
    """A text. Raises Refused where it is too long."""
    return _within(form.get(field, "").replace("\r\n", "\n").strip(), field, LONG)


def needed(form: Form, field: str, what: str) -> str:
    """A text that must not be missing. Raises Refused, which says ``what`` it is."""
    found = long(form, field)
    if not found:
        raise Refused(f"{what} is missing: type it in, in a line.")
    return found


def uuid_of(form: Form, field: str = "entry") -> str:
    """The uuid that a form was given when it was shown, so that it counts once however often it is sent; else a new one."""
    try:
        return str(UUID(form.get(field, "")))
    except ValueError:
        return str(uuid4())


def without_names(event: Event, form: Form, fields: Iterable[str] = TEXTS) -> Form:
    """The form with references for names, where that was pressed. Raises NamesFound where it has not been asked yet."""
    fresh = MultiDict(form)
    chosen = form.get("names", "")
    people: dict[str, None] = {}
    for field in fields:
        found = named_in(form.get(field, ""), event)
        people.update(dict.fromkeys(found))
        if found and chosen == "replace":
            fresh[field] = with_references(form[field], event, found)
    if people and chosen not in ("keep", "replace"):
        raise NamesFound(tuple(people))
    return fresh


def _within(text: str, field: str, most: int) -> str:
    if len(text) > most:
        raise Refused(f"The {field} has {len(text)} characters, and {most} are allowed: shorten it.")
    return text

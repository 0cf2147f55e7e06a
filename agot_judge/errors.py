"""Every exception that this program raises on purpose.

AgotJudgeError
├── CorpusError            the documents or the data beside them do not fit together
├── UnknownParagraph       an id that no document has
├── CardDataError          a file of card data cannot be read: the file, the place, the nearest right thing
├── QueryError             a card query cannot be read: the position, what could stand there
├── ScenarioError          a scenario cannot be read: the place, what was expected, the nearest right thing
├── UnknownRule            no rule of an engine rests on this or has these words: the nearest right thing, or why none does
├── NotSupportedYet        well formed, but nothing here executes it yet: refused, never ignored
├── IllegalMove            the rules forbid it now: each reason with its citations
├── UnansweredDecision     a run needs a decision that nothing answers
├── NeedsHand              an effect must be resolved by hand
├── MachineError           our machine is wrong: a rule is missing or contradicts another
├── OutOfBudget            a bound on steps or size was reached
├── StorageError           the database does not answer, or its setting is wrong
│   ├── KeptByAnotherVersion  what is kept cannot be read any more
│   ├── ImportedMeanwhile  cards were imported since they were compared
│   ├── DamagedScenario    what is kept under this id is not what was saved
│   ├── UnknownScenario    no scenario was saved under this id
│   ├── TooLongToSave      a text is over the limit for saving
│   └── NoRoom             a quota of what may be saved is used up
├── EntryError             an entry of an event cannot be read: the field, what was expected
├── NotAllowed             a member, or nobody, may not do this at an event
├── UnknownEvent           no event, case or invitation bears this id
├── CannotBundle           what is used without network cannot be put together: what is missing
└── CannotServe            the address to serve at cannot be had
"""


class AgotJudgeError(Exception):
    """The root: ``message`` says what is wrong and what to do about it."""

    def __init__(self, message: str, cites: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.message = message
        self.cites = cites


class CorpusError(AgotJudgeError):
    """The documents or the data beside them do not fit together."""


class UnknownParagraph(AgotJudgeError):
    """An id that no document has; the message names the nearest one."""


class CardDataError(AgotJudgeError):
    """A file of card data cannot be read; the message names the file, the place and the nearest right thing."""


class QueryError(AgotJudgeError):
    """A card query cannot be read. ``position`` counts characters from 0; ``length`` of them are meant.

    ``instead`` is what stands there in the nearest query that can be read; empty where none is near.
    """

    def __init__(self, message: str, position: int = 0, length: int = 0, instead: str = "") -> None:
        super().__init__(message)
        self.position = position
        self.length = length
        self.instead = instead


class ScenarioError(AgotJudgeError):
    """A scenario cannot be read. ``line`` counts from 1; 0 where no line is known."""

    def __init__(self, message: str, line: int = 0, cites: tuple[str, ...] = ()) -> None:
        super().__init__(message, cites)
        self.line = line


class UnknownRule(AgotJudgeError):
    """No rule of an engine rests on a paragraph or has a word; the message names the nearest one, or why there is none."""


class NotSupportedYet(ScenarioError):
    """Well formed, but nothing here executes it yet: refused, never ignored."""


class IllegalMove(AgotJudgeError):
    """The rules forbid it now; ``cites`` are the paragraphs that say so."""


class UnansweredDecision(AgotJudgeError):
    """A run needs a decision that no move answers; the message lists the legal answers."""


class NeedsHand(AgotJudgeError):
    """An effect must be resolved by hand, and the run does not say how."""


class MachineError(AgotJudgeError):
    """Our machine is wrong: a rule is missing or contradicts another."""


class OutOfBudget(AgotJudgeError):
    """A bound on steps or size was reached; the message says which."""


class StorageError(AgotJudgeError):
    """The database does not answer, or its setting is wrong; nothing that was confirmed is lost.

    ``shown`` is what a page says of it: without folders, addresses and the database's own words.
    """

    def __init__(self, message: str, shown: str = "") -> None:
        super().__init__(message)
        self.shown = shown or message


class NewerDatabase(StorageError):
    """The database has the schema of a newer version of the program."""


class BackupError(AgotJudgeError):
    """A backup cannot be made or restored; the message says what is there now, and what to do."""


class KeptByAnotherVersion(StorageError):
    """The kept records were written by another version of the program, whose records had another form."""


class ImportedMeanwhile(StorageError):
    """Cards were imported since those that are kept were compared with: compare again."""


class DamagedScenario(StorageError):
    """The scenario kept under this id is not the one that was saved."""


class UnknownScenario(StorageError):
    """No scenario was saved under this id."""


class TooLongToSave(StorageError):
    """A text is over the limit for saving; the message names the limit."""


class NoRoom(StorageError):
    """A quota of what may be saved is used up; the message names it, and how to keep the scenario all the same."""


class UnknownExercise(AgotJudgeError):
    """No exercise bears this id, or its position cannot be played any more."""


class EntryError(AgotJudgeError):
    """An entry of an event cannot be read; the message names the field and what was expected there."""


class NotAllowed(AgotJudgeError):
    """A member, or who is none, may not do this at an event; the message says who may."""


class UnknownEvent(AgotJudgeError):
    """No event, case or invitation bears this id."""


class CannotBundle(AgotJudgeError):
    """The bundle for use without network cannot be put together; the message says what is missing and how to get it."""


class CannotServe(AgotJudgeError):
    """The address to serve at cannot be had; the message says how to choose another."""

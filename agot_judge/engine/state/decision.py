"""A point where somebody must decide, the legal answers, and an answer."""

from msgspec import Struct

from agot_judge.engine.ability.ability import Change

JUDGE = -1
"""The player number of decisions that the judge takes: random results and effects resolved by hand."""


class Option(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing that may be part of a legal answer."""

    label: str
    """The words that a reader sees and that a scenario's words are matched against: a card's name, a type, a keyword."""
    card: int = -1
    ability: int = -1
    """The ability of the card: an index into its abilities; ``DUPLICATE`` for the game ability of a duplicate."""
    player: int = -1
    event: int = -1
    """Where one ability could answer several events of one occurrence: the index of the event."""
    word: str = ""
    """A type of challenge, a keyword, ``yes`` or ``no``, a number in digits."""
    cites: tuple[str, ...] = ()
    left_to_judge: str = ""
    """A condition in the printed words that the judge must find to be true: the program does not understand it."""


DUPLICATE = 1000
"""The ability number of the interrupt that a duplicate grants."""


class Decision(Struct, frozen=True, kw_only=True):
    """A decision that must be made now. An answer takes ``least`` to ``most`` different options, in an order that counts
    where ``ordered``."""

    player: int
    kind: str
    """One of the kinds that the rulebook declares."""
    text: str
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    may_pass: bool = False
    ordered: bool = False
    default: tuple[int, ...] | None = None
    """The answer taken where a run says nothing: all instances of an optional keyword."""
    keyword: str = ""
    """For a decision of kind ``keyword``: which one is being processed."""
    cites: tuple[str, ...] = ()

    @property
    def is_forced(self) -> bool:
        """True where one answer alone is legal: all of the options."""
        is_of_all = len(self.options) == self.least == self.most
        return is_of_all and not self.may_pass and not (self.ordered and self.least > 1)

    @property
    def is_order(self) -> bool:
        """True where all of the options are put into an order, and nothing else is chosen."""
        return self.ordered and self.least == len(self.options)


def in_which_order(player: int, text: str, options: tuple[Option, ...], cites: tuple[str, ...]) -> Decision:
    """A decision in which order all of these come."""
    return Decision(
        player=player,
        kind="order",
        text=text,
        options=options,
        least=len(options),
        most=len(options),
        ordered=True,
        cites=cites,
    )


def opportunity_for(
    player: int, kind: str, text: str, options: tuple[Option, ...], cites: tuple[str, ...], most: int = 1
) -> Decision:
    """The decision of a player who may choose one of the options, or up to so many of them, or pass."""
    return Decision(
        player=player, kind=kind, text=text, options=options, least=0, most=most, may_pass=True, cites=cites
    )


class Declaration(Struct, frozen=True, kw_only=True):
    """A challenge as declared, all at once: cards and players are numbers."""

    type: str
    against: int
    attackers: tuple[int, ...]
    stealth: tuple[tuple[int, int], ...] = ()
    """Pairs: the character with stealth, the character that it bypasses."""
    assault: tuple[tuple[int, int], ...] = ()
    """Pairs: the character with assault, the location that it targets (at most one, unless a card says otherwise)."""


class Answer(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An answer: indexes into the decision's options, nothing at all for a pass, or a whole declaration."""

    options: tuple[int, ...] = ()
    declaration: Declaration | None = None
    by_hand: tuple[Change, ...] | None = None
    after_line: int = 0
    """Of changes by hand between two decisions: how many lines of the trace are written when they are made."""
    is_unsaid: bool = False
    """True where nobody has said in which order: it is the decision's default."""
    attach: tuple[tuple[int, int], ...] = ()
    """For a decision of kind ``setup``: pairs of an attachment or duplicate and the card that it goes on, where that is
    said already."""


PASS = Answer()


def by_default(decision: Decision) -> Answer:
    """The answer taken where a run says nothing; of an order that nobody has said, noted as such."""
    assert decision.default is not None
    return Answer(options=decision.default, is_unsaid=decision.is_order)


class Requirement(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that must hold for a move to be legal, whether it does, and the paragraphs that demand it."""

    text: str
    met: bool
    cites: tuple[str, ...] = ()
    about: str = ""
    """The subject of the requirement, in a word or two: ``zone``, ``limit``, ``gold``, ``target`` ..."""
    failing: str = ""
    """The sentence that is true where the requirement does not hold: "It is kneeling." Empty: ``text`` says that as well."""
    remedy: str = ""
    """The deed that would make the requirement hold, where it does not and the rules know one."""
    parts: tuple["Requirement", ...] = ()
    """The requirements that were tried for this one: each card that might have been a target, each part of a condition."""

    @property
    def found(self) -> str:
        """The fact, as a sentence: that it holds, or what there is instead."""
        return self.text if self.met else self.failing or self.text


class Way(Struct, frozen=True, kw_only=True):
    """One way for a player to use a card, and everything that it needs."""

    verb: str
    """As a scenario has it: ``trigger``, ``play``, ``marshal``, ``challenge``, ``defend``, ``choose`` ..."""
    text: str
    requirements: tuple[Requirement, ...]
    ability: int = -1
    """The ability's number on the card; ``DUPLICATE`` for the save that a duplicate grants; -1 for no ability."""

    @property
    def is_legal(self) -> bool:
        """True where every requirement is met."""
        return all(one.met for one in self.requirements)

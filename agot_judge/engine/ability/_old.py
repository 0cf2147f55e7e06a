"""The ability tree: what a card does, as data that the machine executes.

It is the same tree whether it was written by hand (YAML) or compiled from printed text. Every node is a frozen
record; effects and costs are told apart by ``do``.
"""

from typing import Literal

from msgspec import Struct

Who = Literal["you", "opponent", "any", "winner", "loser", "attacking player", "defending player"]
"""A player seen from the controller of the ability, or by the part played in the challenge."""
Period = Literal["challenge", "phase", "round", "game"]
Duration = Literal["challenge", "phase", "round", "game"]


class Cards(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which cards: every field that is given must hold. An empty one means every card in play."""

    this: bool | None = None
    """True: only the card with the ability; False: only other cards."""
    host: bool | None = None
    """True: the card to which the card with the ability is attached."""
    name: str | None = None
    type: tuple[str, ...] = ()
    zone: str = "play"
    controller: Who = "any"
    faction: tuple[str, ...] = ()
    trait: tuple[str, ...] = ()
    icon: tuple[str, ...] = ()
    without_icon: tuple[str, ...] = ()
    keyword: tuple[str, ...] = ()
    unique: bool | None = None
    loyal: bool | None = None
    kneeling: bool | None = None
    attacking: bool | None = None
    defending: bool | None = None
    participating: bool | None = None
    strength_at_least: int | None = None
    strength_at_most: int | None = None
    with_token: str | None = None


On = Literal["target", "self", "occurrence"] | Cards
"""What an effect works on: the chosen targets, this card, the cards of the occurrence, or each card described."""


class Condition(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that must be true: of the challenge, of the phase, of the cards there are."""

    exists: Cards | None = None
    count_at_least: int = 1
    phase: tuple[str, ...] = ()
    challenge: tuple[str, ...] = ()
    """Types, one of which the present challenge must have; ``any`` for every type."""
    you_are: Literal["attacking player", "defending player", "winner", "loser", "first player"] | None = None


class Trigger(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A triggering condition: an occurrence of this kind in which every field that is given holds."""

    event: str
    """The kind of occurrence (see ``engine.events``)."""
    would: bool = False
    """The text says ``would``: timing priority over the others (interrupts only)."""
    card: Cards | None = None
    """The card to which it happens."""
    player: Who = "any"
    """The player to whom it happens."""
    challenge: tuple[str, ...] = ()
    unopposed: bool | None = None
    as_player: Literal["attacking player", "defending player"] | None = None
    cause: str | None = None
    """``claim``, ``effect``, a keyword's name: what brings it about."""


class Limit(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``(Limit twice per round.)``: each copy; ``per_title``: a maximum over all copies by title."""

    times: int = 1
    period: Period = "round"
    per_title: bool = False


class Choose(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Targets: ``choose up to 2 characters``."""

    cards: Cards
    least: int = 1
    most: int = 1
    by: Who = "you"


# -- costs -------------------------------------------------------------------------------------------------------


class KneelCost(Struct, frozen=True, kw_only=True, tag_field="do", tag="kneel", forbid_unknown_fields=True):
    """Kneel this card, or a standing card that the player controls."""

    cards: Cards = Cards(this=True)


class SacrificeCost(
    Struct, frozen=True, kw_only=True, tag_field="do", tag="sacrifice", forbid_unknown_fields=True
):
    """Sacrifice this card, or one that the player controls."""

    cards: Cards = Cards(this=True)


class GoldCost(Struct, frozen=True, kw_only=True, tag_field="do", tag="pay gold", forbid_unknown_fields=True):
    """Pay gold from the gold pool."""

    amount: int


class PowerCost(
    Struct, frozen=True, kw_only=True, tag_field="do", tag="discard power", forbid_unknown_fields=True
):
    """Discard power from this card."""

    amount: int = 1


class DiscardCost(
    Struct, frozen=True, kw_only=True, tag_field="do", tag="discard from hand", forbid_unknown_fields=True
):
    """Discard cards from the player's hand, which the player chooses."""

    amount: int = 1


Cost = KneelCost | SacrificeCost | GoldCost | PowerCost | DiscardCost


# -- effects -----------------------------------------------------------------------------------------------------


class Kill(Struct, frozen=True, kw_only=True, tag_field="do", tag="kill", forbid_unknown_fields=True):
    """Kill the characters."""

    on: On = "target"
    can_be_saved: bool = True


class Sacrifice(
    Struct, frozen=True, kw_only=True, tag_field="do", tag="sacrifice", forbid_unknown_fields=True
):
    """Sacrifice the cards, each by its controller."""

    on: On = "target"


class Discard(
    Struct, frozen=True, kw_only=True, tag_field="do", tag="discard from play", forbid_unknown_fields=True
):
    """Discard the cards from play."""

    on: On = "target"
    can_be_saved: bool = True


class ReturnToHand(
    Struct, frozen=True, kw_only=True, tag_field="do", tag="return to hand", forbid_unknown_fields=True
):
    """Return the cards from play to their owners' hands."""

    on: On = "target"
    can_be_saved: bool = True


class Kneel(Struct, frozen=True, kw_only=True, tag_field="do", tag="kneel", forbid_unknown_fields=True):
    """Kneel the cards."""

    on: On = "target"


class Stand(Struct, frozen=True, kw_only=True, tag_field="do", tag="stand", forbid_unknown_fields=True):
    """Stand the cards."""

    on: On = "target"


class GainPower(
    Struct, frozen=True, kw_only=True, tag_field="do", tag="gain power", forbid_unknown_fields=True
):
    """The cards gain power; without ``on`` the player gains it for his or her faction."""

    amount: int = 1
    on: On | None = None
    player: Who = "you"


class GainGold(
    Struct, frozen=True, kw_only=True, tag_field="do", tag="gain gold", forbid_unknown_fields=True
):
    """The player gains gold from the treasury."""

    amount: int = 1
    player: Who = "you"


class Draw(Struct, frozen=True, kw_only=True, tag_field="do", tag="draw", forbid_unknown_fields=True):
    """The player draws cards, all at once."""

    amount: int = 1
    player: Who = "you"


class DiscardRandom(
    Struct, frozen=True, kw_only=True, tag_field="do", tag="discard at random", forbid_unknown_fields=True
):
    """The player discards cards at random from his or her hand."""

    amount: int = 1
    player: Who = "opponent"


class PlaceToken(
    Struct, frozen=True, kw_only=True, tag_field="do", tag="place token", forbid_unknown_fields=True
):
    """Place tokens of a kind on the cards."""

    token: str
    amount: int = 1
    on: On = "target"


class RemoveToken(
    Struct, frozen=True, kw_only=True, tag_field="do", tag="remove token", forbid_unknown_fields=True
):
    """Remove tokens of a kind from the cards."""

    token: str
    amount: int = 1
    on: On = "target"


class RemoveFromChallenge(
    Struct, frozen=True, kw_only=True, tag_field="do", tag="remove from challenge", forbid_unknown_fields=True
):
    """The characters no longer participate in the challenge."""

    on: On = "target"


class Save(Struct, frozen=True, kw_only=True, tag_field="do", tag="save", forbid_unknown_fields=True):
    """Save the card that would leave play."""


class Cancel(Struct, frozen=True, kw_only=True, tag_field="do", tag="cancel", forbid_unknown_fields=True):
    """Cancel the effects that are about to initiate."""


class Modify(Struct, frozen=True, kw_only=True, tag_field="do", tag="modify", forbid_unknown_fields=True):
    """The cards' characteristics change: as a lasting effect for ``until``, or for as long as the ability is active."""

    on: On = "target"
    strength: int = 0
    strength_per: Cards | None = None
    """Where given, ``strength`` counts once for each card described."""
    set_strength: int | None = None
    claim: int = 0
    gains_icons: tuple[str, ...] = ()
    loses_icons: tuple[str, ...] = ()
    gains_keywords: tuple[str, ...] = ()
    loses_keywords: tuple[str, ...] = ()
    gains_traits: tuple[str, ...] = ()
    loses_traits: tuple[str, ...] = ()
    blank: bool = False
    except_traits: bool = False
    """The text box is blank "(except for Traits)"."""
    cannot: tuple[str, ...] = ()
    """What cannot happen to the cards: ``be killed``, ``be discarded``, ``be sacrificed``, ``be saved``, ``be knelt``,
    ``be stood``, ``leave play``, ``be declared as an attacker``, ``be declared as a defender``."""
    killed_at_zero: bool = False
    """The terminal condition ``is killed if its STR is 0``."""
    until: Duration | None = None


class Delayed(
    Struct, frozen=True, kw_only=True, tag_field="do", tag="at the end of", forbid_unknown_fields=True
):
    """A delayed effect: at the end of the period named, if its condition holds, its effects resolve."""

    period: Duration = "phase"
    effects: tuple["Effect", ...]
    on: On = "target"
    if_with_token: str | None = None


class ByHand(Struct, frozen=True, kw_only=True, tag_field="do", tag="by hand", forbid_unknown_fields=True):
    """An effect that the program does not understand: the judge resolves it, the timing around it is enforced."""

    text: str


Effect = (
    Kill
    | Sacrifice
    | Discard
    | ReturnToHand
    | Kneel
    | Stand
    | GainPower
    | GainGold
    | Draw
    | DiscardRandom
    | PlaceToken
    | RemoveToken
    | RemoveFromChallenge
    | Save
    | Cancel
    | Modify
    | Delayed
    | ByHand
)


class Ability(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One ability of a card."""

    kind: Literal["action", "interrupt", "reaction", "when revealed", "constant"]
    forced: bool = False
    phase: str | None = None
    """``Challenges Action``: the only phase in which it may be used."""
    trigger: Trigger | None = None
    condition: Condition | None = None
    """A play restriction, or for a constant ability the condition under which it is active."""
    costs: tuple[Cost, ...] = ()
    choose: Choose | None = None
    effects: tuple[Effect, ...] = ()
    then: tuple[Effect, ...] = ()
    """What follows the word ``then``: resolved only when ``effects`` resolved successfully in full."""
    limit: Limit | None = None
    zone: str = "play"
    """Where the card must be for its ability to be used: ``play``, ``hand`` (events), ``discard``, ``dead``, ``agenda``."""
    text: str = ""
    """The printed text, or the wording that stands for it in the trace."""

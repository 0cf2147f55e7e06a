"""An ability, and the effects that hold other effects or whole abilities."""

from typing import Literal

from agot_judge.engine.ability.about_the_card import AttachesTo, DeckBuilding, PlayOnly, Rivalry, TitleRight
from agot_judge.engine.ability.cards import Amount, Cards, Condition, On
from agot_judge.engine.ability.changed_numbers import Adjust, Cost
from agot_judge.engine.ability.effects_on_cards import EffectOnCards
from agot_judge.engine.ability.effects_on_players import EffectOnPlayers
from agot_judge.engine.ability.node import EffectNode, Node
from agot_judge.engine.ability.triggers import Choose, Limit, Trigger
from agot_judge.engine.ability.words import Duration, Period, Who

# -- continuous changes ------------------------------------------------------------------------------------------


class Modify(EffectNode, frozen=True, kw_only=True, tag="modify"):
    """The cards' characteristics change: as a lasting effect for ``until``, or for as long as the ability is active."""

    on: On = "target"
    strength: Amount = 0
    """Added; below 0: taken away."""
    lower_strength: Amount = 0
    """Taken away: ``-1 STR for each ..``."""
    set_strength: Amount | None = None
    multiply_strength: int = 1
    halve_strength: Literal["", "up", "down"] = ""
    gold: Amount = 0
    initiative: Amount = 0
    claim: Amount = 0
    reserve: Amount = 0
    to_a_minimum_of: int = 0
    """Values of plot cards: added; nothing is taken away beyond a minimum (``to a minimum of 2``)."""
    set_gold: Amount | None = None
    set_initiative: Amount | None = None
    set_claim: Amount | None = None
    set_reserve: Amount | None = None
    set_cost: Amount | None = None
    """The value of the letter X that is printed as the cost of this card."""
    base_value: bool = False
    """True where the value that is set is the base value (``treat the base gold value as if it were 0``)."""
    gains_icons: tuple[str, ...] = ()
    """``chosen``: the icon named or chosen."""
    loses_icons: tuple[str, ...] = ()
    gains_keywords: tuple[str, ...] = ()
    """As printed: ``renown``, ``ambush (2)``, ``no attachments except Weapon``."""
    keyword_number: Amount | None = None
    """The value of X in a keyword gained (``ambush (X)``, ``shadow (X)``)."""
    loses_keywords: tuple[str, ...] = ()
    icons_of: Cards | None = None
    """It gains each challenge icon that such a card has; ``keywords_of``: each keyword; ``traits_of``: each trait."""
    keywords_of: Cards | None = None
    printed_of: Cards | None = None
    """It gains each challenge icon, keyword, affiliation and Trait that is printed on such a card, when it comes into force."""
    gains_traits: tuple[str, ...] = ()
    loses_traits: tuple[str, ...] = ()
    gains_crests: tuple[str, ...] = ()
    loses_crests: tuple[str, ...] = ()
    gains_factions: tuple[str, ...] = ()
    loses_factions: bool = False
    """It loses all (other) affiliations."""
    gains_abilities: tuple["Ability", ...] = ()
    immune_to: tuple[Cards, ...] = ()
    """Cards, in any zone, to whose effects it is immune; ``_triggered``: to those of their triggered abilities."""
    immune_to_triggered: tuple[Cards, ...] = ()
    loses_immunities: bool = False
    """It loses all immunities."""
    blank: bool = False
    except_traits: bool = False
    """The text box is blank "(except for Traits)"."""
    cannot: tuple[str, ...] = ()
    """The things that cannot happen to the cards or be done by them (``words_of_prohibition``): ``be killed``, ``be saved``, ``be
    knelt``, ``stand``, ``leave play``, ``be declared as an attacker``, ``gain power``, ``be bypassed``, ``have its STR reduced``,
    ``lose icons``, ``lose keywords``, ``lose military``, ``lose renown``, ``gain renown`` ..."""
    by: Cards | None = None
    """The cards, in any zone, by whose effects alone it ``cannot``: ``cannot be killed by opponents' card effects``."""
    unless: Condition | None = None
    """When it does not hold: ``cannot be killed unless ..``."""
    during: Condition | None = None
    """The only time at which ``cannot`` and ``rules`` hold: ``during the standing phase``."""
    rules: tuple[str, ...] = ()
    """Exceptions to the rules for it: ``does not kneel as an attacker``, ``does not kneel as a defender``,
    ``may attack while kneeling``, ``may defend while kneeling``, ``enters play knelt``, ``does not contribute STR``,
    ``needs no icon as a defender``, ``contributes while kneeling`` (dominance), ``contributes double STR to dominance``,
    ``is considered loyal``, ``is considered to be participating``, ``must be declared``, ``must be defended``,
    ``must be chosen for claim``, ``does not provide positive gold modifiers``, ``counts as a character``,
    ``bypasses an additional`` (using stealth; once for each), ``discards an additional`` (pillage),
    ``draws an additional`` (insight), ``gains an additional`` (renown), ``targets an additional`` (assault)."""
    contributes: Amount | None = None
    """STR that it contributes to its controller's side of the challenge."""
    contributes_its_strength: bool = False
    dominance: Amount | None = None
    """STR that it contributes to its controller's total for dominance."""
    killed_at_zero: bool = False
    """The terminal condition ``is killed if its STR is 0``."""
    condition: Condition | None = None
    """For a lasting effect: only while this is true; for one of several parts of a constant ability, its own ``while``."""
    until: Duration | None = None


class Forbid(EffectNode, frozen=True, kw_only=True, tag="forbid"):
    """Players cannot do something, for ``until`` or while the ability is active."""

    player: Who
    cannot: str
    """``initiate challenges``, ``play``, ``marshal``, ``put into play``, ``trigger``, ``cancel``, ``draw``, ``search``,
    ``gain gold``, ``gain power``, ``gain power for unopposed`` (``faction``, ``challenge bonuses``, ``dominance``,
    ``renown``), ``bring out of shadows``, ``declare attackers``, ``declare defenders``, ``win``, ``spend gold``,
    ``choose plots``, ``lose challenges``, ``place in setup``, ``have in plot deck``, ``have a standing phase``,
    ``choose oneself as the first player`` ..."""
    cards: Cards | None = None
    reacts_to: tuple[str, ...] = ()
    """The cards: to play, marshal, trigger; to trigger: only reactions to these kinds of occurrences."""
    by: Cards | None = None
    """The cards, in any zone, by whose effects alone they cannot: ``cannot gain gold from card effects``."""
    challenge: tuple[str, ...] = ()
    against: Who | None = None
    more_than: Amount | None = None
    """No more than so many (in each ``period``)."""
    period: Period | None = None
    unless: Condition | None = None
    during: Condition | None = None
    until: Duration | None = None


class Permit(EffectNode, frozen=True, kw_only=True, tag="permit"):
    """Players may do something that the rules do not allow: play cards from elsewhere ``as if they were in hand``."""

    player: Who = "you"
    may: Literal[
        "marshal",
        "play",
        "ambush",
        "marshal into shadows",
        "look at",
        "look at top of deck",
        "play with top of deck revealed",
        "play with hand revealed",
        "play with shadows revealed",
        "choose not to stand",
        "duplicate",
        "spend gold",
        "pay with gold of another",
        "decide ties for initiative",
        "decide ties for dominance",
        "look at chosen plot",
        "use insight of the losing player",
        "use renown of the losing player",
    ]
    whose: Who | None = None
    """The player whose gold pool alone pays for the card, in place of the player's own; whose chosen plot card is looked at."""
    cards: Cards | None = None
    onto: Cards | None = None
    """The cards on one of which a duplicate may be placed that is no copy of it."""
    afterwards: Literal["out of game", "bottom of deck"] | None = None
    """Where an event that is played so is placed instead of in its owner's discard pile."""
    limit: Limit | None = None
    until: Duration | None = None


# -- effects that hold effects -----------------------------------------------------------------------------------


class Delayed(EffectNode, frozen=True, kw_only=True, tag="at the end of"):
    """A delayed effect: at the end of the period named, if its condition holds, its effects resolve."""

    period: Duration = "phase"
    phase: str = ""
    """The phase of this round (``at the end of the challenges phase``); empty: the present one."""
    effects: tuple["Effect", ...]
    on: On = "target"
    if_with_token: str | None = None
    if_in_play: bool = False
    """``if that card is still in play``."""
    condition: Condition | None = None


class Later(EffectNode, frozen=True, kw_only=True, tag="when"):
    """A delayed effect that waits for an occurrence: ``if you win this challenge by 5 or more STR, ..``."""

    trigger: Trigger
    effects: tuple["Effect", ...]
    on: On = "target"
    until: Duration = "challenge"
    once: bool = True


class If(EffectNode, frozen=True, kw_only=True, tag="if"):
    """The effects resolve if the condition is true, otherwise the others: ``(6 gold instead if ..)``."""

    condition: Condition
    effects: tuple["Effect", ...]
    otherwise: tuple["Effect", ...] = ()


class May(EffectNode, frozen=True, kw_only=True, tag="may"):
    """The player may have the effects resolve; if not, ``otherwise`` (``unless that player ..``)."""

    player: Who = "you"
    effects: tuple["Effect", ...]
    otherwise: tuple["Effect", ...] = ()
    label: str = ""
    """The printed words for what may be done; empty: in words made from the effects."""


class Either(EffectNode, frozen=True, kw_only=True, tag="either"):
    """One of several, as the player chooses: ``either: draw 1 card, or gain 1 gold``. One that changes nothing cannot
    be chosen while another would."""

    options: tuple[tuple["Effect", ...], ...]
    player: Who = "you"
    labels: tuple[str, ...] = ()
    """Each option in the printed words; none given: in words made from its effects."""
    anew: Period | None = None
    """Only what this card's player has not chosen before in this time: ``choose 1 that you have not chosen this round``."""


class ForEach(EffectNode, frozen=True, kw_only=True, tag="for each"):
    """The effects resolve for each of the players (who is then ``that player``) or cards (then ``those``)."""

    player: Who | None = None
    one: bool = False
    """Only one of the players, as the ability's player says: ``an opponent discards ..``."""
    where: Condition | None = None
    """Only players of whom this is true (each is ``this opponent`` in it)."""
    the_one: bool = False
    """Said as if it were true of only one (``the player with the most gold``): of several no paragraph says which."""
    cards: On | None = None
    effects: tuple["Effect", ...]


class AtOnce(EffectNode, frozen=True, kw_only=True, tag="at once"):
    """The same done to each of several cards that are named on their own, all of it simultaneously: ``kill those characters``,
    of two choices; ``kill this card and that character``."""

    each: tuple[tuple["Effect", ...], ...]


class ChooseNow(EffectNode, frozen=True, kw_only=True, tag="choose"):
    """Something is chosen while the effects resolve (after ``then``, by another player): ``choose and discard a card``."""

    choose: Choose
    effects: tuple["Effect", ...]
    then: tuple["Effect", ...] = ()
    """The effects that follow the word ``then``: resolved only when ``effects`` resolved successfully in full."""


class Instead(EffectNode, frozen=True, kw_only=True, tag="instead"):
    """A replacement effect: what would happen does not; these effects resolve in its place."""

    effects: tuple["Effect", ...]
    of: Literal["occurrence", "placement", "claim"] = "occurrence"
    """The part that is replaced: all of the occurrence; the placement of the card (``instead of placing it in your dead pile``:
    the card is killed all the same); the normal claim effects."""


class Change(Node, frozen=True, kw_only=True, omit_defaults=True):
    """One change that the judge makes by hand. Cards and players are numbers; -1 stands for none."""

    do: Literal[
        "kill", "sacrifice", "discard", "kneel", "stand", "draw", "gain power", "gain gold", "move", "put into play",
        "take control", "attach", "duplicate", "token", "remove from challenge", "participate", "bypass", "reveal plot",
        "first player", "challenge type", "claim", "modify", "cannot", "at", "effect",
    ]  # fmt: skip
    cards: tuple[int, ...] = ()
    """The cards to which it happens, all at once."""
    on: int = -1
    """The card on which they go."""
    player: int = -1
    amount: int = 0
    """Of tokens that are removed: below 0."""
    to: str = ""
    """The zone into which they move."""
    word: str = ""
    """A kind of token, a side of the challenge, a type of challenge, what cannot be, the printed wording of an effect."""
    until: str = ""
    """The period for which the change lasts (``at``: the period at whose end it is done); empty: as long as the card is in
    play."""
    effects: tuple["Effect", ...] = ()
    """The effects that ``modify``, or the printed wording, says."""
    then: tuple["Effect", ...] = ()
    changes: tuple["Change", ...] = ()
    """The changes that are made at the end of the period."""
    anyway: bool = False
    """The table did it, even if a rule forbids it."""


class Changes(EffectNode, frozen=True, kw_only=True, tag="changes"):
    """Changes that the judge makes by hand, one after the other; consecutive ones of one kind at once."""

    changes: tuple[Change, ...]
    there: tuple[int, ...] = ()
    """Of a delayed effect: the cards that were in play when it was created, which it no longer concerns once they left."""


class GainAbility(EffectNode, frozen=True, kw_only=True, tag="becomes"):
    """The card becomes an attachment with this text (``attach it as a Condition attachment with the text ..``)."""

    on: On = "self"
    to: On = "target"
    traits: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    abilities: tuple["Ability", ...] = ()


Effect = (
    EffectOnCards
    | EffectOnPlayers
    | Modify
    | Cost
    | Forbid
    | Permit
    | Adjust
    | AttachesTo
    | PlayOnly
    | DeckBuilding
    | Rivalry
    | TitleRight
    | Delayed
    | Later
    | If
    | May
    | Either
    | ForEach
    | AtOnce
    | ChooseNow
    | Instead
    | Changes
    | GainAbility
)


class Ability(Node, frozen=True, kw_only=True):
    """One ability of a card."""

    kind: Literal["action", "interrupt", "reaction", "when revealed", "constant"]
    forced: bool = False
    phase: str | None = None
    """``Challenges Action``: the only phase in which it may be used."""
    trigger: Trigger | None = None
    condition: Condition | None = None
    """A play restriction, or for a constant ability the condition under which it is active."""
    costs: tuple[Effect, ...] = ()
    """Each ``on`` this card (``self``), on cards with a ``pick``, or of the player's gold, hand and so on."""
    choose: tuple[Choose, ...] = ()
    """Targets; of the second choice the effects speak as ``target 2``."""
    effects: tuple[Effect, ...] = ()
    then: tuple[Effect, ...] = ()
    """The effects that follow the word ``then``: resolved only when ``effects`` resolved successfully in full."""
    limit: Limit | None = None
    cannot_be_canceled: bool = False
    initiated_by: Literal["controller", "any player", "opponent"] = "controller"
    zone: str | tuple[str, ...] = "play"
    """Where the card must be for its ability to be used: ``play``, ``hand`` (events), ``discard``, ``dead``, ``agenda``;
    several: in any of them (``from your hand or discard pile``)."""
    text: str = ""
    """The printed text, or the wording that stands for it in the trace."""
    left_to_judge: str = ""
    """A condition of its use that the program does not understand: the judge decides whether it is true."""

    @property
    def zones(self) -> tuple[str, ...]:
        """The zones in one of which the card must be."""
        return (self.zone,) if isinstance(self.zone, str) else self.zone

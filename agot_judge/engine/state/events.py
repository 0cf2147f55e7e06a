"""Occurrences: what can happen in a game, as small records. Kinds are named with the rules' words."""

from msgspec import Struct

from agot_judge.engine import ability as tree

AT_RANDOM = "at random"
"""The mark of what chance has decided: which card is discarded from a hand."""
TO_ZERO = "to 0"
"""The mark of STR that has been lowered from above 0 to 0: it stays so whatever becomes of the card."""


class Event(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing that is about to happen, or has happened. Cards and players are numbers; -1 stands for none."""

    kind: str
    card: int = -1
    """The card to which it happens."""
    player: int = -1
    """The player to whom it happens, or who does it."""
    amount: int = 0
    source: int = -1
    """The card whose effect brings it about; -1: a framework effect."""
    by: int = -1
    """The player whose effect it is; -1: by no player's effect."""
    cause: str = ""
    """``claim``, ``cost``, ``effect``, or a keyword's name."""
    to: str = ""
    """A destination: a zone."""
    out_of: str = ""
    """The zone from which the card came, where an ability of the game asks for it."""
    parent: int = -1
    """Index, in the occurrence, of the event that brings this one with it (an attachment leaving with its host)."""
    can_be_saved: bool = True
    other_card: int = -1
    other_player: int = -1
    players: tuple[int, ...] = ()
    """The opponents on whom claim is applied together, where the attacking player chose them; ``player`` otherwise. The player
    who says in which order cards lie that come into a deck, where the text says it."""
    word: str = ""
    """A type of challenge, a phase, a keyword."""
    flag: bool = False
    """For a challenge won or lost, its claim and end: it was unopposed. For power from prized: by several instances. For STR
    that is lowered: it was above 0."""
    marks: tuple[str, ...] = ()
    """The ways in which a card enters play, where not faceup and standing: ``facedown``, ``kneeling``, ``attacking``,
    ``defending``."""
    cards: tuple[int, ...] = ()
    """The cards on which a lasting or delayed effect is put."""
    departure: int = -1
    """Its card has left play by this: the index of the board that it left, where that is kept; -1: it is not."""
    together: tuple[int, ...] = ()
    """The cards to which it happens at once, where an ability is used once for all of them: ``1 or more characters``."""
    effect: (
        tree.Modify
        | tree.Delayed
        | tree.Later
        | tree.Cost
        | tree.Forbid
        | tree.Permit
        | tree.Adjust
        | tree.InitiateChallenge
        | tree.Instead
        | tree.GainAbility
        | None
    ) = None
    """The lasting or delayed effect that comes into force, or what replaces an occurrence."""
    replaces: "Event | None" = None
    """The event that a replacement effect replaces."""


def happened_to(event: Event) -> tuple[int, ...]:
    """The cards to which it happens, all of those of which an ability speaks together."""
    return event.together or ((event.card,) if event.card >= 0 else ())


def effect_source(event: Event) -> int:
    """The card whose effect it is; -1: a framework effect, or a cost, which is no effect."""
    return -1 if event.cause in ("cost", "claim") else event.source


def brought_about_by(event: Event) -> int:
    """The card whose effect or keyword it is; of a bypass and an assault the character with the keyword."""
    return event.other_card if event.kind in ("bypass", "assault") else event.source


FACETS: dict[str, tuple[str, ...]] = {
    "kill": ("kill", "leave play"),
    "sacrifice": ("sacrifice", "leave play"),
    "discard from play": ("discard from play", "discard", "leave play"),
    "return to hand": ("return to hand", "leave play"),
    "put into deck": ("put into deck", "leave play"),
    "return to shadows": ("return to shadows", "leave play"),
    "remove from play": ("remove from game", "leave game", "leave play"),
    "remove from game": ("remove from game", "leave game"),
    "leave play for": ("leave play",),
    "become attachment": ("enter play",),
    "discard from hand": ("discard from hand", "discard"),
    "discard from deck": ("discard from deck", "discard"),
    "discard from shadows": ("discard from shadows", "discard"),
    "marshal": ("marshal", "enter play"),
    "marshal in play": ("marshal",),
    "marshal duplicate": ("marshal duplicate", "enter play"),
    "put into play": ("put into play", "enter play"),
    "ambush": ("ambush", "put into play", "enter play"),
    "bring out of shadows": ("bring out of shadows", "come out of shadows", "enter play"),
    "put into play from shadows": (
        "bring out of shadows",
        "put into play",
        "come out of shadows",
        "enter play",
    ),
    "play event from shadows": ("play event", "bring out of shadows", "come out of shadows"),
    "collect income": ("collect income", "gain gold"),
    "give gold": ("give gold", "move gold"),
    "select title": ("select title", "enter play"),
    "leave game": ("leave game", "leave play"),
    "return title": ("return title", "leave play"),
    "put into used pile": ("put into used pile", "leave play"),
}
"""The triggering conditions that one occurrence creates besides its own: a killed character also leaves play."""

LEAVING = frozenset(kind for kind, conditions in FACETS.items() if "leave play" in conditions)
"""The kinds of occurrences in which a card leaves play."""

OF_CARDS_IN_PLAY = LEAVING | {
    "kneel",
    "stand",
    "place token",
    "remove token",
    "participate",
    "remove from challenge",
    "bypass",
    "assault",
    "take control",
    "attach",
    "save",
    "gain icon",
    "lose icon",
    "gain keyword",
    "lose keyword",
    "gain trait",
    "lose trait",
    "gain power",
    "move power",
    "discard power",
    "place gold",
    "discard gold",
}
"""The kinds of occurrences that can happen to a card only as long as it is in play."""
STRENGTHS = frozenset({"raise strength", "lower strength"})
STAYING = (OF_CARDS_IN_PLAY - LEAVING) | STRENGTHS | {"declare attacker", "declare defender"}
"""The kinds of event of a card in play that stays there: when one is reacted to, the card may have left play by something
else."""
NO_LONGER = Event(kind="nothing")
"""The event in place of one that was imminent and is not any more: its card was saved with the card with which it was to leave,
or has left."""


def no_longer(event: Event) -> Event:
    """The same of this event; it remains part of a cost, which is not paid then, and what went with another one still does."""
    return Event(
        kind=NO_LONGER.kind,
        parent=event.parent,
        cause="cost" if event.cause == "cost" else "",
        word=event.kind if event.cause == "cost" else "",
    )


TAKING_PART = ("declare attacker", "declare defender", "participate")
"""A character participates once it is declared, or made to by an effect."""


AS_ONE = "as one"
"""The mark of what happens to several cards as a single entity, where the edition knows that: to a hand."""
ENTER_PILE = "enter pile"
PILES = {
    "kill": "dead",
    "sacrifice": "discard",
    "discard from play": "discard",
    "discard from hand": "discard",
    "discard from deck": "discard",
    "discard from shadows": "discard",
    "put into used pile": "used",
    "return to shadows": "shadows",
}
"""By kind of occurrence: the pile in which the card is about to be placed."""


def facets(kind: str) -> tuple[str, ...]:
    """The triggering conditions that an occurrence of this kind creates."""
    return FACETS.get(kind) or (kind,)


KINDS: tuple[tuple[str, str], ...] = (
    ("announce agendas", "All factions and agendas have been announced during setup."),
    ("place setup cards", "Setup cards are about to be placed."),
    # -- the round ---------------------------------------------------------------------------------------------------
    ("round begins", "A game round begins, together with its first phase."),
    ("round ends", "The round ends, together with its last phase."),
    (
        "phase begins",
        "The phase ``word`` begins.",
    ),
    ("phase ends", "The phase ``word`` ends."),
    ("choose plot", "``player`` has chosen a plot card, facedown, to be revealed next."),
    (
        "reveal plot",
        "``player`` reveals the plot ``card``; in the plot phase it can be reacted to later.",
    ),
    ("reveal plots", "All players have revealed the plots that they chose: a framework event."),
    ("put into used pile", "``player``'s plot ``card`` leaves play for the used pile, covered by a new one."),
    ("return used pile", "``player``'s used pile returns to his or her plot deck."),
    ("compare initiative", "The players compare initiative."),
    ("win initiative", "``player`` wins initiative, of the value ``amount``."),
    ("lose initiative", "``player`` has not won initiative; ``other_player`` has."),
    ("become first player", "``player`` takes the first player token."),
    ("select title", "``player`` selects the title ``card``, which enters play (melee)."),
    (
        "draw phase draw",
        "``player`` has drawn his or her ``amount`` cards of the draw phase, once for all of them.",
    ),
    ("collect income", "``player`` collects ``amount`` gold as income."),
    ("determine dominance", "Dominance is determined."),
    ("win dominance", "``player`` wins dominance by ``amount`` STR."),
    ("lose dominance", "Another player, ``other_player``, wins dominance by ``amount`` STR."),
    ("return gold", "``player`` returns ``amount`` unspent gold to the treasury in the taxation phase."),
    ("check reserve", "``player`` checks his or her reserve."),
    ("return title", "``player``'s title ``card`` leaves play for the title pool (melee)."),
    # -- challenges --------------------------------------------------------------------------------------------------
    ("initiate challenge", "``player`` initiates a challenge of the type ``word`` against ``other_player``."),
    ("declare attacker", "``player`` declares ``card`` as an attacker."),
    ("declare defender", "``player`` declares ``card`` as a defender."),
    ("declare no defenders", "``player`` declares no defenders in the challenge of the type ``word``."),
    ("bypass", "``card`` is bypassed by the stealth of ``other_card``."),
    ("assault", "The location ``card`` is targeted by the assault of ``other_card``."),
    ("redirect challenge", "``player`` redirects the challenge of the type ``word`` to ``other_player``."),
    ("determine winner", "The winner of the challenge is determined."),
    (
        "win challenge",
        "``player`` wins the challenge against ``other_player`` by ``amount`` STR; ``flag``: unopposed.",
    ),
    ("lose challenge", "``player`` loses the challenge to ``other_player`` by ``amount`` STR."),
    ("claim", "The claim result ``word`` of the value ``amount`` is applied to ``player``."),
    ("challenge ends", "The challenge of the type ``word`` ends."),
    ("remove from challenge", "``card`` is removed from the challenge."),
    # -- cards entering and leaving play -----------------------------------------------------------------------------
    ("enter play", "A facet: ``card`` enters play, in whatever way."),
    ("marshal", "``player`` marshals ``card``."),
    ("marshal in play", "``player`` marshals ``card``, which was in play facedown: it does not enter play."),
    ("marshal duplicate", "``player`` marshals ``card`` as a duplicate."),
    ("marshal into shadows", "``player`` marshals ``card`` into shadows."),
    ("put into play", "``card`` is put into play."),
    ("ambush", "``player`` uses ambush: ``card`` is put into play."),
    ("bring out of shadows", "``player`` brings ``card`` out of shadows for its shadow cost."),
    ("put into play from shadows", "An effect puts ``card`` into play from shadows."),
    ("attach", "``card`` becomes attached to ``other_card``."),
    ("bestow", "``player`` moves ``amount`` gold to ``card`` as it enters play."),
    ("come out of shadows", "A facet: ``card`` comes out of shadows, in whatever way."),
    ("leave play", "A facet: ``card`` leaves play, in whatever way."),
    ("kill", "``card`` is killed."),
    ("sacrifice", "``card`` is sacrificed."),
    ("discard", "A facet: ``card`` is discarded, from wherever."),
    ("discard from play", "``card`` is discarded from play."),
    ("return to hand", "``card`` is returned from play to its owner's hand."),
    (
        "put into deck",
        "``card`` leaves play for its owner's deck: ``to`` its top, its bottom, or shuffled into it.",
    ),
    ("return to shadows", "``card`` leaves play for its owner's shadows area."),
    ("remove from play", "``card`` leaves play and is out of the game."),
    ("leave play for", "``card`` leaves play for the place ``to``."),
    (
        "move unidentified",
        "``amount`` cards that nobody identified move from the pile ``word`` of ``player`` to ``to``.",
    ),
    ("move card", "``card`` moves from one out-of-play area to another, ``to``."),
    ("switch", "``card`` and ``other_card``, both out of play, switch places."),
    ("remove from game", "``card`` is removed from the game, from wherever."),
    ("attach as duplicate", "``card`` becomes a duplicate beneath ``other_card``, by an effect."),
    (
        "become attachment",
        "``card`` enters play attached to ``other_card``, as an attachment with a text given to it.",
    ),
    ("take control", "``player`` takes control of ``card`` from ``other_player``."),
    ("leave game", "``card`` is removed from the game, or leaves it with its owner."),
    ("save", "``card`` is saved."),
    ("nothing", "What was imminent and is not any more: a card was saved, or has left play before."),
    (
        "enter pile",
        "``card`` is placed in ``player``'s pile ``to`` (``discard``, ``dead``, or another place out of play).",
    ),
    # -- cards in play -----------------------------------------------------------------------------------------------
    ("kneel", "``card`` kneels."),
    ("stand", "``card`` stands; in the standing phase with the cause ``standing phase``."),
    ("place token", "``amount`` tokens ``word`` are placed on ``card``."),
    ("remove token", "``amount`` tokens ``word`` are removed from ``card``."),
    ("participate", "``card`` participates in the challenge by an effect, on the side of ``other_player``."),
    ("modify", "A lasting effect comes into force on ``cards``."),
    ("raise strength", "A lasting effect that raises STR comes into force on ``cards``."),
    ("lower strength", "A lasting effect that lowers STR comes into force on ``cards``."),
    ("gain icon", "``card`` gains the challenge icon ``word`` by a card effect."),
    ("lose icon", "``card`` loses the challenge icon ``word`` by a card effect."),
    ("gain keyword", "``card`` gains the keyword ``word`` by a card effect."),
    ("lose keyword", "``card`` loses the keyword ``word`` by a card effect."),
    ("gain trait", "``card`` gains the trait ``word`` by a card effect."),
    ("lose trait", "``card`` loses the trait ``word`` by a card effect."),
    ("change rules", "A lasting effect on what players may or cannot do, or on costs, comes into force."),
    ("delay", "A delayed effect comes into force."),
    ("instead", "A replacement effect resolves in place of what it replaces."),
    # -- hand and deck -----------------------------------------------------------------------------------------------
    ("draw", "``player`` draws ``card``; in the draw phase with the cause ``draw phase``."),
    ("reveal", "``card`` is revealed by an effect, where it is."),
    (
        "reveal unidentified",
        "``amount`` cards of ``player`` that nobody identified are revealed, where they are.",
    ),
    (
        "discard from hand",
        "``player`` discards ``card`` from hand; above the reserve value with the cause ``reserve``.",
    ),
    ("discard from shadows", "``card`` is discarded from shadows."),
    ("discard from deck", "``card`` is discarded from the top of ``player``'s deck."),
    # -- power and gold ----------------------------------------------------------------------------------------------
    (
        "gain power",
        "``card``, or ``player``'s faction, gains ``amount`` power; for dominance with that cause.",
    ),
    (
        "move power",
        "``amount`` power moves from ``card``, or ``player``'s faction card, to ``other_card``, or ``other_player``'s.",
    ),
    ("discard power", "``amount`` power is discarded from ``card``."),
    ("gain gold", "``player`` gains ``amount`` gold."),
    ("lose gold", "``player`` returns ``amount`` gold to the treasury by an effect."),
    ("place gold", "``amount`` gold from the treasury is placed on ``card``."),
    ("discard gold", "``amount`` gold on ``card`` is discarded."),
    (
        "move gold",
        "``amount`` gold moves from ``card``, or ``player``'s gold pool, to ``other_card``, or ``other_player``'s.",
    ),
    ("give gold", "``player`` gives ``amount`` gold from his or her gold pool to ``other_player``."),
    ("pay gold", "``player`` pays ``amount`` gold."),
    # -- abilities ---------------------------------------------------------------------------------------------------
    ("initiate", "The effects of an ability of ``card`` would initiate."),
    ("cancel", "``player`` cancels the effects of an ability of ``card`` that ``other_player`` uses."),
    ("play event", "``player`` has played the event ``card``."),
    ("play event from shadows", "``player`` has played the event ``card`` out of shadows."),
)
"""The kinds of event that can happen, each with its meaning: the words in which triggering conditions are written."""

"""Scenarios of every shape for Hypothesis: valid ones, in which every name is known."""

from typing import Any, get_args

from hypothesis import strategies as st
from msgspec.structs import replace

from agot_judge.cards.model import CardFace, CardType
from agot_judge.editions import framework_for
from agot_judge.engine.ability import (
    Cards,
    Kill,
    Modify,
    Stand,
)
from agot_judge.scenario.entries import (
    AdvanceNext,
    AdvanceTo,
    AdvanceToWindow,
    ByHand,
    CardsOf,
    Check,
    Choose,
    DeclareChallenge,
    Decline,
    Defend,
    Expectations,
    Expected,
    ExpectedDecision,
    Mulligan,
    Pass,
    Random,
    Refuse,
    SetUp,
    SetUpCard,
    Use,
    WhyNot,
)
from agot_judge.scenario.hand_changes import CHALLENGE_TYPES, CHANGES, MOVE_TO, ON_CARDS, SIDES, HandChange
from agot_judge.scenario.model import (
    CardList,
    Definition,
    GivenChallenge,
    GivenEffect,
    Inline,
    Marks,
    PastChallenge,
    PastDraw,
    PastMarshal,
    PastUse,
    Placed,
    Player,
    Scenario,
    Unidentified,
)
from agot_judge.scenario.points import Again, At, EffectStart, EndOfPhase, EventStart
from agot_judge.scenario.roster import Roster
from agot_judge.scenario.structured_words import PROHIBITIONS
from agot_judge.scenario.vocabulary import FACTIONS, ICONS, OCCURRENCES, USES
from tests.scenario.abilities import ABILITIES

SECOND = framework_for("2e")
LISTS = tuple(one.key for one in SECOND.lists)
SEQUENCES = tuple(one.name for one in SECOND.sequences)

PRINTABLE = st.characters(exclude_categories=("Cc", "Cs", "Cn", "Zl", "Zp"), exclude_characters="#￾￿")
TEXT = st.text(PRINTABLE, min_size=1, max_size=12)
LINES = st.lists(TEXT, max_size=3).map("\n".join)
SMALL = st.integers(0, 12)
ICON_SETS = st.lists(st.sampled_from(ICONS), unique=True, max_size=3).map(tuple)
CARD_NAMES = (
    "Grey Hound",
    "Old Nurse",
    "Heavy Cloak: it is warm",
    "Yes",
    "12",
    'The "Wolf"',
    "Bitter Cup, half full",
)
PLAYER_NAMES = ("Ann", "Bob", "no", "D'Arcy: the 4th")

EFFECTS = st.lists(
    st.sampled_from([Kill(), Modify(strength=1, until="phase"), Stand(on=Cards(type=("character",)))]),
    max_size=2,
).map(tuple)

NUMBERS = st.none() | st.just("X") | SMALL
FACES = st.builds(
    CardFace,
    name=TEXT,
    type=st.sampled_from(get_args(CardType)),
    factions=st.lists(st.sampled_from(FACTIONS[:-1]), unique=True, max_size=2).map(tuple),
    loyal=st.booleans(),
    unique=st.booleans(),
    limited=st.booleans(),
    cost=NUMBERS,
    strength=NUMBERS,
    icons=ICON_SETS,
    traits=st.lists(TEXT, max_size=2).map(tuple),
    gold=NUMBERS,
    claim=NUMBERS,
    rivals=st.lists(TEXT, max_size=1).map(tuple),
    text=LINES.map(lambda text: text.strip("\n")),
)


def definitions(key: str) -> st.SearchStrategy[Definition]:
    abilities = st.none() | st.lists(st.sampled_from(ABILITIES), max_size=2).map(tuple)
    return st.builds(Definition, key=st.just(key), face=FACES, abilities=abilities)


def marks(players: tuple[str, ...]) -> st.SearchStrategy[Marks]:
    attached = st.builds(
        Placed, st.sampled_from(CARD_NAMES), st.builds(Marks, owner=st.sampled_from(("", *players)))
    )
    return st.builds(
        Marks,
        kneeling=st.booleans(),
        attacking=st.booleans(),
        blank=st.booleans(),
        power=st.integers(0, 3),
        gold=st.integers(0, 3),
        x=st.integers(0, 3),
        duplicates=st.integers(0, 2),
        tokens=st.dictionaries(TEXT, st.integers(1, 3), max_size=2).map(lambda found: tuple(found.items())),
        attachments=st.lists(attached, max_size=1).map(tuple),
        owner=st.sampled_from(("", *players)),
        controller=st.sampled_from(("", *players)),
    )


@st.composite
def card_lists(draw: st.DrawFn, key: str, players: tuple[str, ...]) -> CardList:
    if key == "plot":
        inline = st.builds(Inline, FACES.map(lambda face: Definition(key=face.name, face=face)))
        return CardList(key, (draw(st.builds(Placed, st.sampled_from(CARD_NAMES)) | inline),))
    listed = st.builds(Placed, st.sampled_from(CARD_NAMES), st.just(Marks()) | marks(players))
    if key not in ("play", "agenda", "faction_attachments"):
        return CardList(key, tuple(draw(st.lists(listed | st.builds(Unidentified, SMALL), max_size=3))))
    return CardList(key, tuple(draw(st.lists(listed, max_size=3))))


@st.composite
def players(draw: st.DrawFn, name: str, everybody: tuple[str, ...]) -> Player:
    keys = draw(st.lists(st.sampled_from(LISTS), unique=True, max_size=4))
    return Player(
        name=name,
        faction=draw(st.sampled_from(("", *FACTIONS))),
        gold=draw(SMALL),
        power=draw(SMALL),
        faction_kneeling=draw(st.booleans()),
        tokens=tuple(draw(st.dictionaries(TEXT, st.integers(1, 3), max_size=1)).items()),
        lists=tuple(draw(card_lists(key, everybody)) for key in keys),
    )


def moves(names: tuple[str, ...], cards: tuple[str, ...]) -> st.SearchStrategy[object]:
    player, card = st.sampled_from(names), st.sampled_from(cards)
    some = st.lists(card, max_size=3).map(tuple)
    set_up = st.builds(SetUpCard, card=card, zone=st.sampled_from(("", "shadows")))
    pairs = st.dictionaries(card, card, max_size=2).map(lambda found: tuple(found.items()))
    answers = st.lists(card | TEXT | st.sampled_from(("yes", "no", "3", *names)), max_size=3).map(tuple)
    return st.one_of(
        st.builds(Pass, player),
        st.builds(
            Use,
            player=player,
            verb=st.sampled_from((*USES, *SECOND.verbs)),
            card=card,
            ability=st.integers(0, 3),
            choose=answers,
            on=st.just("") | card,
        ),
        st.builds(
            DeclareChallenge,
            player=player,
            type=st.sampled_from(ICONS),
            against=player,
            attackers=some,
            stealth=pairs,
            assault=pairs,
        ),
        st.builds(Defend, player, some),
        st.builds(Choose, player, answers),
        st.builds(lambda who, whom, role: Choose(who, (whom,), role), player, player, st.sampled_from(["winner", "eliminated"])),
        st.builds(Decline, player, card | st.just("renown")),
        st.builds(Mulligan, player, st.booleans()),
        st.builds(SetUp, player, st.lists(set_up, max_size=2).map(tuple)),
    )  # fmt: skip


POINTS = st.builds(At, st.sampled_from((*SECOND.numbers, *SECOND.phase_names, *SEQUENCES))) | st.builds(
    EndOfPhase, st.sampled_from(SECOND.phase_names)
)


def expected(found: dict[str, Any]) -> tuple[Expected, ...]:
    return tuple(Expected(field, value) for field, value in found.items())


def checks(names: tuple[str, ...], cards: tuple[str, ...]) -> st.SearchStrategy[Check]:
    player, card = st.sampled_from(names), st.sampled_from(cards)
    fields = st.fixed_dictionaries(
        {},
        optional={
            "zone": st.sampled_from(SECOND.zones),
            "kneeling": st.booleans(),
            "str": SMALL,
            "icons": ICON_SETS,
            "traits": st.lists(TEXT, max_size=2).map(tuple),
            "attachments": st.lists(card, max_size=2).map(tuple),
            "controller": player,
            "tokens": st.dictionaries(TEXT, SMALL, min_size=1, max_size=2).map(
                lambda found: tuple(found.items())
            ),
            "moribund": st.just(False) | st.just("dead"),
        },
    ).map(expected)
    of_players = st.fixed_dictionaries(
        {}, optional={"power": SMALL, "eliminated": st.booleans(), "title": TEXT}
    ).map(expected)
    choices = st.none() | st.lists(card | TEXT, max_size=2).map(tuple)
    cards_of = st.dictionaries(player, st.lists(card, max_size=2).map(tuple), max_size=2).map(
        lambda found: tuple(CardsOf(who, what) for who, what in found.items())
    )
    return st.builds(
        Check,
        plain=st.fixed_dictionaries(
            {},
            optional={
                "step": st.sampled_from(SECOND.numbers),
                "phase": st.sampled_from(SECOND.phase_names),
                "window": st.sampled_from(SECOND.windows),
                "winner": player | st.just("none"),
            },
        ).map(expected),
        decision=st.none()
        | st.builds(
            ExpectedDecision,
            player=st.just("") | player,
            kind=st.sampled_from(("", *SECOND.decisions)),
            choices=choices,
            not_choices=choices,
        ),
        may=cards_of,
        may_not=cards_of,
        why_not=st.dictionaries(player, TEXT, max_size=2).map(
            lambda found: tuple(WhyNot(who, cards[0], words) for who, words in found.items())
        ),
        cards=st.dictionaries(card, fields, max_size=2).map(
            lambda found: tuple(Expectations(name, of) for name, of in found.items())
        ),
        players=st.dictionaries(player, of_players, max_size=2).map(
            lambda found: tuple(Expectations(name, of) for name, of in found.items())
        ),
        challenge=st.none() | st.just(()) | st.builds(lambda who: (Expected("attacker", who),), player),
        cites=st.lists(TEXT, max_size=2).map(tuple),
    )


def hand_changes(
    player: st.SearchStrategy[str], card: st.SearchStrategy[str]
) -> st.SearchStrategy[HandChange]:
    """A change by hand of any kind."""
    several = st.lists(card, max_size=2).map(tuple)
    one = card.map(lambda name: (name,))
    until = st.sampled_from(("", "challenge", "phase", "round", "game", "end of challenges"))
    number = st.integers(-9, 9).filter(bool)
    gains = st.lists(
        st.sampled_from((("icons", "military"), ("keywords", "renown"), ("traits", "Lord"))), unique=True
    ).map(lambda found: tuple(sorted(found)))
    fields: dict[str, dict[str, st.SearchStrategy[object]]] = {
        **{do: {"cards": several} for do in ON_CARDS},
        "draw": {"amount": SMALL, "player": player},
        "gain_gold": {"amount": SMALL, "player": player},
        "gain_power": {"amount": SMALL, "cards": one},
        "move": {"cards": several, "to": st.sampled_from(MOVE_TO)},
        "put_into_play": {"cards": one, "player": st.just("") | player},
        "take_control": {"cards": one, "player": player, "until": until},
        "attach": {"cards": one, "on": card},
        "duplicate": {"cards": one, "on": card},
        "token": {"word": st.sampled_from(("poison", "gold")), "cards": one, "amount": number},
        "participate": {"cards": one, "word": st.sampled_from(SIDES)},
        "reveal_plot": {"cards": one, "player": st.just("") | player},
        "first_player": {"player": player},
        "challenge_type": {"word": st.sampled_from(CHALLENGE_TYPES)},
        "claim": {"amount": SMALL, "player": player, "until": until},
        "modify": {
            "cards": one,
            "strength": number,
            "gains": gains,
            "loses": gains,
            "blank": st.booleans(),
            "until": until,
        },
        "cannot": {"cards": one, "word": st.sampled_from(PROHIBITIONS), "until": until},
        "effect": {"word": TEXT.filter(str.strip), "player": st.just("") | player},
    }
    assert {*fields, "at"} == {*CHANGES}
    kinds = [
        st.builds(HandChange, do=st.just(do), anyway=st.booleans(), **found) for do, found in fields.items()
    ]
    at_once = st.one_of(*kinds)
    later = st.builds(
        HandChange,
        do=st.just("at"),
        until=until.filter(bool),
        changes=st.lists(at_once, min_size=1, max_size=2).map(tuple),
    )
    return at_once | later


def entries(names: tuple[str, ...], cards: tuple[str, ...]) -> st.SearchStrategy[object]:
    player, card = st.sampled_from(names), st.sampled_from(cards)
    move = moves(names, cards)
    change = hand_changes(player, card)
    return st.one_of(
        move,
        st.builds(AdvanceTo, POINTS | st.just(At("end"))),
        st.builds(AdvanceNext),
        st.builds(AdvanceToWindow, window=st.sampled_from(SECOND.windows), of=st.just("") | player),
        st.builds(Refuse, move, st.just("") | TEXT),
        st.builds(Random, st.lists(card, max_size=2).map(tuple)),
        st.builds(ByHand, st.lists(change, max_size=2).map(tuple)),
        checks(names, cards),
    )


@st.composite
def scenarios(draw: st.DrawFn) -> Scenario:
    """A valid scenario."""
    names = tuple(draw(st.lists(st.sampled_from(PLAYER_NAMES), unique=True, min_size=2, max_size=3)))
    player = st.sampled_from(names)
    scenario = Scenario(
        edition="2e",
        title=draw(st.just("") | TEXT),
        note=draw(st.just("") | TEXT),
        players=tuple(draw(players(name, names)) for name in names),
        first_player=draw(st.just("") | player),
        round=draw(st.integers(1, 9)),
        cards=tuple(draw(definitions(key)) for key in CARD_NAMES),
        stop=draw(st.none() | POINTS | st.builds(Again, POINTS, st.integers(2, 3))),
        cites=tuple(draw(st.lists(TEXT, max_size=2))),
    )
    cards = tuple(position.label for position in Roster(scenario).positions)
    start = draw(st.none() | POINTS)
    if not cards:
        return replace(scenario, start=start)
    card = st.sampled_from(cards)
    effects = st.builds(
        EffectStart, text=TEXT, effects=EFFECTS, controller=st.just("") | player, source=st.just("") | card
    )
    events = st.builds(
        EventStart,
        event=st.sampled_from(OCCURRENCES),
        cards=st.lists(card, min_size=1, max_size=2).map(tuple),
        controller=st.just("") | player,
    )
    past = st.one_of(
        st.builds(
            PastChallenge, type=st.sampled_from(ICONS), attacker=player, defender=player, winner=player
        ),
        st.builds(PastUse, card=card, times=st.integers(1, 3), by=st.just("") | player),
        st.builds(PastMarshal, card=card, phase=st.sampled_from(("", *SECOND.phase_names))),
        st.builds(PastDraw, count=SMALL, by=player),
    )
    challenge = st.builds(
        GivenChallenge,
        type=st.sampled_from(ICONS),
        attacker=st.just(names[0]),
        defender=st.just(names[1]),
        stealth=st.dictionaries(card, card, max_size=1).map(lambda found: tuple(found.items())),
        assault=st.lists(card, max_size=1).map(tuple),
        winner=st.sampled_from(("", "none", names[0])),
        by=SMALL,
    )
    return replace(
        scenario,
        start=draw(st.just(start) | effects | events),
        challenge=draw(st.none() | challenge),
        in_force=tuple(
            draw(
                st.lists(
                    st.builds(
                        GivenEffect,
                        text=TEXT,
                        effects=EFFECTS,
                        on=st.lists(card, max_size=2).map(tuple),
                        controller=player,
                    ),
                    max_size=2,
                )
            )
        ),
        history=tuple(draw(st.lists(past, max_size=2))),
        run=tuple(draw(st.lists(entries(names, cards), max_size=5))),
    )

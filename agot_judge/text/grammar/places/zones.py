"""Where cards are."""

from typing import Any

from msgspec import Struct

from agot_judge.engine.ability.triggers import Choose
from agot_judge.engine.ability.words import Who
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import READING, call
from agot_judge.text.phrases.person import Person

zones = Fragment(__name__, "zone")


class Zone(Struct, frozen=True):
    """Places, and whose they are."""

    places: tuple[str, ...]
    who: Who = "any"
    every: bool = False
    """Of each of these players."""
    of_any_player: bool = False
    """``a player's hand``: that of one player, whoever it is."""
    single: bool = False
    """All of one and the same player: ``in a single discard pile``."""
    pronoun: bool = False
    """Said as ``it``: cards are from it or in it, but "reveal it" is about a card."""

    @property
    def field(self) -> str | tuple[str, ...]:
        """As ``Cards.zone`` has it."""
        return self.places[0] if len(self.places) == 1 else self.places

    @property
    def fields(self) -> dict[str, Any]:
        """As ``Cards`` has them: the place, and whose it is."""
        return {"zone": self.field} | ({} if self.who == "any" else {"controller": self.who})

    def only(self, place: str) -> Who:
        """The player whose hand, deck or pile it is. Raises Unclear for another place."""
        if self.places != (place,):
            raise Unclear(f"which {place}")
        return self.who


@zones.rule
def owned(reading: Reading, person: Person, *places: str) -> Zone:
    """The places of a player: ``your hand``, ``an opponent's hand and discard pile``."""
    before = {name: who for name, who in reading.places.items() if name not in places}
    unknown = person.is_one_of_several and reading.clause.part == "effect"
    known = {} if unknown else dict.fromkeys(places, person.in_turn)
    reading.places = {**before, **known}
    if reading.clause.part == "effect" and person.whoever in ("controller", "owner"):
        reading.player = person.whoever  # "look at its controller's hand. .. that player's hand"
    of_any_player = person.whoever == "any" and not person.every
    return Zone(places, person.who, person.every, of_any_player)


def choose_implied(reading: Reading, who: Who) -> None:
    """Of several players one is meant, who is chosen though the text does not say so; "that player" is then that one."""
    if reading.clause.optional or any(choice.player is not None for choice in reading.choices):
        raise Unclear("which player")
    reading.choose(Choose(player=who, implied=True))


def of_one(reading: Reading, zone: Zone) -> Zone:
    """``an opponent's hand``, all of it: of one of them, who is chosen; "that player" is then the one chosen."""
    if zone.who not in ("opponent", "any") or zone.every or reading.clause.part != "effect":
        return zone
    choose_implied(reading, zone.who)
    reading.places = {**reading.places, **dict.fromkeys(zone.places, "chosen player")}
    return Zone(zone.places, "chosen player")


@zones.rule
def that_deck(reading: Reading) -> Zone:
    """The deck that was spoken of: ``that deck``."""
    spoken_of = [place for place in reading.places if place in ("deck", "plot deck")]
    return that(reading, "plot deck" if spoken_of[-1:] == ["plot deck"] else "deck")


@zones.rule
def it(reading: Reading) -> Zone:
    """``look at that player's hand and discard a card from it``: the place that was spoken of last."""
    if not reading.places:
        raise Unclear("what it is")
    place, who = list(reading.places.items())[-1]
    return Zone((place,), who, pronoun=True)


def that(reading: Reading, place: str) -> Zone:
    """The one that was spoken of, or that of the player who was. Raises Unclear where there is no such."""
    who = reading.places.get(place) or reading.player
    if who is None:
        raise Unclear(f"whose {place}")
    return Zone((place,), who)


zones.means(
    any_discard=Zone(("discard",)),
    single_discard=Zone(("discard",), single=True),
    any_dead=Zone(("dead",)),
    play=Zone(("play",)),
    shadows=Zone(("shadows",)),
    hand="hand",
    deck="deck",
    discard="discard",
    dead="dead",
    shadows_area="shadows",
    plot_deck="plot deck",
    used="used",
    that_hand=call(that, READING, "hand"),  # The hand that was spoken of: "that hand"
)

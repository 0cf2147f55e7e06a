"""What is chosen: cards, a player, a word."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.triggers import Choose
from agot_judge.text.phrases.described import OF_PLAYERS
from agot_judge.text.unparse.cards import noun
from agot_judge.text.unparse.conditions import state, whoever
from agot_judge.text.unparse.how_many import how_many
from agot_judge.text.unparse.measures import in_total
from agot_judge.text.unparse.places import whereabouts
from agot_judge.text.unparse.wording import EACH, Wording, inflected, listed, upper_first, who


def chosen(wording: Wording, choice: Choose) -> str:
    """``choose a character``, ``the losing player chooses a card in hand``."""
    if choice.word and choice.by == "you" and (choice.cards != Cards() or choice.word == "trait"):
        return f"name {what(wording, choice)}"
    if choice.word and choice.by != "you":
        return f"{who(choice.by)} names {what(wording, choice)}"
    subject = "" if choice.by == "you" else f"{who(choice.by)} "
    if choice.each_of is not None and choice.by != "you":
        subject = f"{EACH.get(choice.each_of, who(choice.each_of))} "
    if choice.implied:
        return f"single out {what(wording, choice)}"
    verb = inflected("choose", choice.by)
    return f"{subject}{verb} {what(wording, choice)}"


def choice_of(wording: Wording, choice: Choose) -> list[str]:
    """What is chosen; and in parentheses what is chosen instead."""
    said = [chosen(wording, choice)]
    if choice.instead is not None and choice.instead_if is not None:
        other = upper_first(what(wording, choice.instead))
        said.append(f"({other} instead if {state(wording, choice.instead_if)}.)")
    return said


def a_word(kind: str) -> str:
    """``a keyword``, ``a challenge icon``."""
    return f"a {'challenge icon' if kind == 'icon' else kind}"


def what(wording: Wording, choice: Choose) -> str:
    """What is chosen."""
    if choice.word:
        if choice.word == "title" and choice.cards != Cards():
            return noun(wording, replace(choice.cards, zone="play"), "a")
        if choice.word == "trait" and choice.words:
            return listed(list(choice.words), "or")
        if choice.word_of is not None:
            return f"{a_word(choice.word)} on {wording.reference(choice.word_of)}"
        words = f": {listed(list(choice.words), 'or')}" if choice.words else ""
        if choice.word == "card type" and choice.words:
            words = f" ({', '.join(choice.words[:-1])}, or {choice.words[-1]})"
        if choice.other_than == "present":
            return "a different challenge type"
        if choice.other_than:
            return f"a {choice.word} that has not been initiated against you this phase"
        return f"{a_word(choice.word)}{words}"
    if choice.player is not None and choice.player_where is not None:
        return whoever(wording, choice.player, choice.player_where, "this opponent")
    if choice.player is not None:
        return who(choice.player)
    quantity = how_many(wording, choice.least, choice.most, any_number=choice.any_number)
    if choice.different:
        quantity = f"{quantity} different"
    said = noun(wording, choice.cards, quantity)
    if choice.of_same_player:
        return _of_same_player(wording, choice.cards, quantity) + in_total(wording, choice.total)
    if choice.each_of is not None and choice.by == "you":
        if_able = ", if able" if choice.apart_if_able else ""
        plain = replace(choice.cards, controller="any", zone="play")
        if choice.cards.zone == "play":
            said = f"{noun(wording, plain, quantity)} {whereabouts(choice.cards, of_each=True)[0]}"
        else:
            said = f"{noun(wording, plain, quantity)} {' '.join(whereabouts(choice.cards, of_each=True))}"
        return said + in_total(wording, choice.total) + if_able
    if_able = ", if able" if choice.apart_if_able else ""
    return said + in_total(wording, choice.total) + if_able


def _of_same_player(wording: Wording, cards: Cards, quantity: str) -> str:
    """``2 characters controlled by the same opponent``."""
    if cards.zone == "discard" and cards.controller == "any":
        return noun(wording, cards, quantity).replace("in a discard pile", "in a single discard pile")
    if cards.zone in OF_PLAYERS:  # "3 cards in an opponent's discard pile": that of one
        return noun(wording, cards, quantity)
    whose = "opponent" if cards.controller == "opponent" else "player"
    return f"{noun(wording, replace(cards, controller='any'), quantity)} controlled by the same {whose}"

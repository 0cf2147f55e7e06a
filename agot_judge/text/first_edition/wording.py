"""Phrases of First Edition text and the phrases of the grammars that mean the same."""

import re
from collections.abc import Callable

from agot_judge.text.first_edition.declared_kneeling import DECLARED_KNEELING
from agot_judge.text.first_edition.stand_ins import PROVIDING_INFLUENCE

_ICONS = "Military|Intrigue|Power"
_CARDS = "character|location|attachment|card"
_NUMBER = r"\d+|X|an?|one|two|three"
Said = str | Callable[[re.Match[str]], str]
_CHALLENGES: tuple[tuple[str, Said], ...] = (
    (r"\bchallenge phase\b", "challenges phase"),
    (rf"\b({_ICONS}) (icon|challenge)", r"[\1] \2"),
    (r"(\[\w+\] |\b)challenge as the (attack|defend)er\b", r"\1challenge as the \2ing player"),
    (r"\bby (\d+) or more(?: total)? STR\b", r"by \1 or more STR"),
    (
        r"\b(win|lose)s? (an?(?: unopposed| \[\w+\])* challenge) in which ([^,.]+?) by (\d+ or more STR)",
        r"\1 \2 by \4 in which \3",
    ),
    (r"\bin which ([^,.]+?) participate[sd]( alone)?(?= |,)", r"in which \1 is participating\2"),
    (r"\bis participating as (?:an?|the) (attack|defend)er\b", r"is \1ing"),
    (r"\bin which ([^,.]+?) (attack|defend)ed(?= |,)", r"in which \1 is \2ing"),
    (r"\bfrom the current challenge\b", "from the challenge"),
    (r"\b[Ff]or the duration of the challenge", "until the end of the challenge"),
    (r"\bwins? (an?) challenge\b", r"win \1 challenge"),
    (r"\bdoes not count its STR\b(?! to)", "does not contribute its STR to the challenge"),
    (r"\bdo not count their STR\b(?! to)", "do not contribute their STR to the challenge"),
    (
        r"\bdeclare(d?)(?= (?:an? |any |an additional |1 additional )?(?:\[\w+\] )?challenges?\b)",
        r"initiate\1",
    ),
    (r"\b(challenges?) declared (?=against\b)", r"\1 initiated "),
    (r"\bagainst one another\b", "against each other"),
    (r"\bthe (attack|defend)er player's\b", r"the \1ing player's"),
    (r"\bmore than one opponent\b", "more than 1 opponent"),
    (r"\bin the draw phase\b", "during the draw phase"),
    (
        r"\bin which ([^,.]+?) (?:attacked or defended|defended or attacked)( alone)?(?= |,)",
        r"in which \1 is participating\2",
    ),
    (
        r"\bto have (it|him|her) participate as (?:an|the) (attack|defend)er in the (?:current )?challenge\b",
        r"to have \1 participate in the current challenge as an \2er",
    ),
    (
        r"\b(do(?:es)?) not kneel to attack or defend\b",
        r"\1 not kneel when declared as an attacker or defender",
    ),
    (r"\b(do(?:es)?) not kneel to attack\b", r"\1 not kneel when declared as an attacker"),
    (r"\b(do(?:es)?) not kneel to defend\b", r"\1 not kneel when declared as a defender"),
)
_MORE = r"(?P<many>\d+|an|one) (?P<how>additional|more|fewer|less) cards?"
_PLAIN_END = r"(?! \(to a (?:min|max))"
_DRAWN: tuple[tuple[str, Said], ...] = (
    (
        rf"\b[Ww]hen you draw during the draw phase, draw {_MORE}{_PLAIN_END}",
        lambda found: _drawn(found, "you draw"),
    ),
    (
        rf"\b(?:[Yy]ou )?[Dd]raw {_MORE} during the draw phase{_PLAIN_END}",
        lambda found: _drawn(found, "you draw"),
    ),
    (
        rf"\b(?:[Pp]layers draw|[Ee]ach player draws) {_MORE} during the draw phase{_PLAIN_END}",
        lambda found: _drawn(found, "each player draws"),
    ),
    (
        r"\b[Yy]ou need (\d+) (additional|more|fewer|less) power to win the game(?! \(to a (?:min|max))",
        lambda found: f"{_direction(found[2])} the amount of power you need to win the game by {found[1]}",
    ),
)
_VALUES: tuple[tuple[str, Said], ...] = (
    (r"\bClaim value\b", "claim value"),
    (
        r"\bthe claim value on ([^.,]+? plot card) is (increas|rais|lower|reduc)ed by (\d)\b",
        lambda found: (
            f"{'reduce' if found[2] in ('lower', 'reduc') else 'raise'} the claim value on {found[1]} by {found[3]}"
        ),
    ),
    (
        r"^(?:[Ii]ncrease|[Rr]aise) the claim value on your revealed plot card by (\d) when attacking (an opponent[^.,]*)",
        r"While you are attacking \2, raise the claim value on your revealed plot card by \1",
    ),
    (r"\b([Ii]f|[Ww]hile) any opponent\b", r"\1 an opponent"),
    (
        r"\blower (an opponent's|your|that player's) claim(?: value)? by",
        r"reduce the claim value on \1 revealed plot card by",
    ),
    (
        r"\braise (an opponent's|your|that player's) claim(?: value)? by",
        r"raise the claim value on \1 revealed plot card by",
    ),
    (
        r"\bincrease (an opponent's|your|that player's) claim(?: value)? by",
        r"raise the claim value on \1 revealed plot card by",
    ),
    (r"\bgains ([+-](?:\d+|X) STR)\b", r"gets \1"),
    (r"\bgain ([+-](?:\d+|X) STR)\b", r"get \1"),
    (r"\b(gain)(s?) ([^.,\"]+(?:, (?!and)[^.,\"]+)*),? and ([+-]\d+ STR)\b", r"get\2 \4 and \1\2 \3"),
    (
        r"\bget(s?) ([+-]\d+ STR)(?:,? and|,) (?=(?:an?|the) (?:\[?\w+\]?) (?:icon|crest)\b)",
        r"get\1 \2 and gain\1 ",
    ),
    (r"\b[Ll]ower the cost to\b", "Reduce the cost to"),
    (r"\blower the cost of\b", "reduce the cost of"),
)
_GOLD_AND_POWER: tuple[tuple[str, str], ...] = (
    (r"\ba gold tokens?\b", "1 gold"),
    (r"\bgold tokens?\b", "gold"),
    (rf"\badd ({_NUMBER}) gold to your gold pool(?: from the treasury)?", r"gain \1 gold"),
    (rf"\badd ({_NUMBER}) gold from the treasury to your gold pool", r"gain \1 gold"),
    (rf"\badd ({_NUMBER}) gold to your gold pool from the treasury", r"gain \1 gold"),
    (rf"\btake ({_NUMBER}) gold from the treasury and add (?:it|them) to your gold pool", r"gain \1 gold"),
    (
        rf"\btake ({_NUMBER}) gold from the treasury and place (?:it|them) on ([^.,]+)",
        r"place \1 gold from the treasury on \2",
    ),
    (
        rf"\b(add|put|place) ({_NUMBER}) gold from the treasury (?:to|on) ",
        r"place \2 gold from the treasury on ",
    ),
    (r"\b(pays? (?:\d+|X) gold) to the treasury\b", r"\1"),
    (
        rf"\b(?:take|choose and take) ({_NUMBER}) gold from (an opponent's|that player's|the losing opponent's) gold pool "
        r"and add it to (?:your own|your gold pool)",
        r"move \1 gold from \2 gold pool to your own",
    ),
    (r"\bto have them (?:each )?claim (\d+) power(?: each)?", r"to have each of them gain \1 power"),
    (r"\bclaims power for renown", "gains power using renown"),
    (r"\bclaims power(?=,)", "gains power"),
    (
        r"\bchoose ((?:up to )?\S+ [^.]+?) to claim (\d+) power each",
        r"choose \1. Each of those characters gains \2 power",
    ),
    (r"\bclaims? (\d+|X) power for (?:your|his or her) [Hh]ouse( card)?", r"gain \1 power for your faction"),
    (r"\bclaim power for your House", "gain power for your faction"),
    (r"\bclaims an additional power", "gains 1 power"),
    (r"\bclaims (\d+|X) power\b", r"gains \1 power"),
    (r"\bclaim (\d+|X) power\b", r"gain \1 power"),
    (r"\bto claim (\d+) power each", r"to each gain \1 power"),
    (r"\bthe (losing|winning) opponent's House(?: card)?\b", r"the \1 opponent's faction card"),
    (r"\b(your|opponent's|opponents'|player's|their) House card", r"\1 faction card"),
    (r"\bpower on your House\b(?! )", "power on your faction card"),
    (r"\b[Hh]ouse card\b", "faction card"),
    (r"\bHouse Card\b", "faction card"),
    (r"\b(House \w+) or a (House \w+ faction card)", r"\1 or \2"),
    (r"\b[Pp]ay (\d+) gold or discard ([^.]+?) from play\.", r"either pay \1 gold or discard \2 from play."),
)
_CARDS_IN_PLAY: tuple[tuple[str, Said], ...] = (
    (rf"\b[Ii]nfluence[- ](?:providing|producing) ({_CARDS})(s?)\b", rf"{PROVIDING_INFLUENCE} \1\2"),
    (r"\byou are playing an? (House \w+ faction card)\b", r"you control a \1"),
    (r"\brunning a non-character agenda\b", "running an agenda"),
    (r"(?<=printed text box) \(apart from this ability\)(?= as)", ""),
    (r"\b(do(?:es)?) not stand(?= during the standing phase\b)", "cannot stand"),
    (rf"\beach of your ((?:\S+ ){{0,3}}?)({_CARDS})s\b", r"each \1\2 you control"),
    (rf"\bone of your ((?:\S+ ){{0,3}}?)({_CARDS})s\b", r"a \1\2 you control"),
    (rf"\b(\d+|X) of your ((?:\S+ ){{0,3}}?)({_CARDS})s\b", r"\1 \2\3s you control"),
    (
        r"\b[Ii]f (an? [^.,]+?) was killed this phase, move it from your dead(?: pile)? to (?:your )?discard pile",
        r"Move \1 in your dead pile that was killed this phase to your discard pile",
    ),
    (r"\b([Ww]hile|[Ii]f) ([^,.]*?) (is|are) knelt\b(?! as)", r"\1 \2 \3 kneeling"),
    (r"\bwhile knelt\b", "while kneeling"),
    (r"\b([Aa]fter|[Ww]henever) ([^,.]*?) kneels, ", r"\1 \2 is knelt, "),
    (r"\breveal (it|that card) to all players\b", r"reveal \1"),
    (
        r"\b(discards?) from play (?!\()((?:up to )?[^.,]+?)(?= if able|,|\.|$)",
        r"\1 \2 from play",
    ),
    (
        r"\b(at the end of the (?:phase|challenge), )(discard|return|kill) (that (?:character|location|card))"
        r"([^.,]*?) if (?:it is|he is|she is|that (?:character|location|card) is) still in play\b",
        r"\1if \3 is still in play, \2 it\4",
    ),
    (r"\bis still in play, discard it(?! from)", "is still in play, discard it from play"),
    (r"\bwith (?:at least 1|1 or more|one or more) ((?:\w+ )?)attachments?\b", r"with a \1attachment"),
    (r"\bwithout (\w+) attachments\b", r"without a \1 attachment"),
    (r"\bwithout attachments\b", "with no attachments"),
    (
        rf"\b({_CARDS})(s?) with (?:the |an? )?(\[?(?:War|Noble|Holy|Learned|Shadow|war|noble|holy|learned|shadow)\]?) crest\b",
        r"\3 \1\2",
    ),
    (
        r"\b(?:an?|the) (\[?(?:War|Noble|Holy|Learned|Shadow|war|noble|holy|learned|shadow)\]? crest)\b(?! trait)",
        r"the \1 trait",
    ),
    (r"\bwith more than 1 icon\b", "with 2 or more challenge icons"),
    (rf"\b[Pp]rized ({_CARDS})(s?)\b", r"\1\2 with prized"),
    (r"\bchoose one: ([^.:]+ or [^.:]+)\.", r"either \1."),
    (r"\bto the saved (character|location|card)\b", r"to that \1"),
    (r"\b(?:chooses? and )?(discards?) a card at random\b", r"\1 1 card at random"),
    (r"\brandomly (discards?) (\d cards?) from ([^.,]+? hand)\b", r"\1 \2 at random from \3"),
    (r"\b([Hh]ouse|faction) card to yours\b", "faction card to your own"),
    (r"\bcannot trigger effects\b", "cannot trigger card abilities"),
    (
        rf"\b[Aa]ll ((?:[^\s.,]+ ){{0,2}}?)({_CARDS})s not chosen are (killed|discarded from play)( \(cannot be saved\))?",
        lambda found: _not_chosen(*found.groups()),
    ),
    (
        rf"\b(\d|one|up to \d) of his or her ((?:\S+ ){{0,2}}?)({_CARDS})s\b",
        r"\1 \2\3s he or she controls",
    ),
    (r"\bbypassed with stealth\b", "bypassed by stealth"),
    (
        r"\b(?:that player|the defending player) cannot declare defenders\b",
        "each character controlled by the defending player cannot be declared as a defender",
    ),
    (r"\bfor each card you have in [Ss]hadows\b", "for each card you control in shadows"),
    (
        r"\b([Tt]hat character|[Tt]hose characters) cannot stand during the standing phase this round\b",
        lambda found: (
            f"until the end of the round, {found[1].lower()} cannot stand during the standing phase"
        ),
    ),
    (
        r"\bget(s?) ([+-]\d+ STR) during ((?:\[\w+\] )?challenges) for each ([^.,]+)",
        r"get\1 \2 for each \4 during \3",
    ),
    (r"\bany player's\b", "a player's"),
    (r"\b(?:any|a single|one) opponent's\b", "an opponent's"),
    (r"\b(he|she|it) also (gains|gets)\b", r"\1 \2"),
    (r"\bwith at least 1 power\b(?! on)", "with 1 or more power"),
    (r"\b(with|of) cost (\d+|X) or (lower|less|higher)\b", r"with printed cost \2 or \3"),
    (r"\b(put) into play ((?:up to )?(?:an?|\d) [^.,]*?) from\b", r"\1 \2 into play from"),
    (
        rf"\bchoose and put into play ((?:an?|1) [^.,]*?({_CARDS})[^.,]*)(?=[.,]|$)",
        r"choose \1. Put that \2 into play",
    ),
    (r"\b(opponent) running an agenda\b", r"\1 with an agenda"),
    (r"\bagenda you are running\b", "agenda you control"),
    (r"\b(discards?) all power on\b", r"\1 all power from"),
    (r"\benters or leaves play", "enters play or leaves play"),
    (r"\bin which every ([^,.]+?) has the (\w+) trait", r"in which each \1 is a \2"),
    (r"\b(in|out-of)-House\b", r"\1-faction"),
    (
        rf"\b([Cc])hoose and stand or kneel ((?:an?|1) [^.]*?({_CARDS})[^.]*)\.",
        r"\1hoose \2. Either stand that \3 or kneel that \3.",
    ),
    (rf"\b[Ss]tand or kneel that ({_CARDS})\b", r"either stand that \1 or kneel that \1"),
    (
        r"\b(?:[Aa]ll players|[Ee]ach player) (?:must )?shuffle their (dead|discard) piles(?: back)? into their decks",
        r"each player shuffles his or her \1 pile into his or her deck",
    ),
    (r"\bis considered to have the (\S+) [Tt]rait", r"gains the \1 trait"),
    (
        r"\b[Cc]ount(s?) (its|their) STR toward dominance while (?:knelt|kneeling)",
        r"contribute\1 \2 STR to dominance while kneeling",
    ),
    (
        r"^While (participating|attacking|defending)( in an? [^,]*?challenge)?( alone)?, (attached character)\b",
        r"While \4 is \1\3\2, it",
    ),
    (r"^(During (?:\[\w+\] )?challenges) (?=your|each|attached)", r"\1, "),
    (r"\bcomes into play", "enters play"),
    (r"\bcome into play", "enter play"),
    (r"\bcame into play", "entered play"),
    (r" just (?:played|triggered)\b", ""),
    (
        r"\bchoose and take control of (an? [^.]+?) until\b",
        r"choose \1. Take control of that character until",
    ),
    (r"\bis killed for the duration\b", "is killed"),
    (r"\bas (?:though|if) its (?:printed )?text box were blank", "as if its printed text box were blank"),
    (r"\b(kneel|Kneel) and discard (\S[^.]*?) from play\b", r"\1 \2 and discard it from play"),
    (
        r"\b([Dd]iscard) ([^.,]+?)(?<!from play) \(cannot be saved\) to\b",
        r"\1 \2 from play (cannot be saved) to",
    ),
    (
        r"\b([Kk])neel (\S[^.]*?) and discard it from play \(cannot be saved\) and pay (\d+) gold to\b",
        r"\1neel \2, pay \3 gold, and discard it from play (cannot be saved) to",
    ),
    (r"\. \([Cc]annot be saved\.?\)\.?", " (cannot be saved)."),
    (
        rf"\b[Aa]ll ((?:[^\s.,]+ ){{0,5}}?)({_CARDS})s( (?:you control|in play|you control in play))? get\b",
        r"each \1\2\3 gets",
    ),
    (rf"\b[Aa]ll ((?:[^\s.,]+ ){{0,5}}?)({_CARDS})s( (?:you control|in play))? gain\b", r"each \1\2\3 gains"),
    (rf"(?<=[a-z] )all ((?:(?!your|other|of)[^\s.,]+ ){{0,3}}?)({_CARDS})s\b", r"each \1\2"),
    (r"\b[Aa]ll players must\b", "each player must"),
    (r"\bgain(s?) or loses? a Traits? of your choice", "gains the Gainedorlost Trait"),
    (r"\bwith (?:an? )?Banner attachments? attached", "with a Banner attachment"),
)
_OF_THE_BOOKLET: tuple[tuple[str, str], ...] = (
    (r"\b([Aa])n attacking or defending\b", r"\1 participating"),
    (
        r"\b((?:an?|each|another|all|\d) (?:\w+ )*?)(\[(?:military|power)\]) (characters?)\b",
        r"\1\3 with a \2 icon",
    ),
    (r"\b(an?) (\[intrigue\]) character\b", r"a character with an \2 icon"),
    (
        r"\b((?:each|another|all|\d|an?(?: \w+)+) (?:\w+ )*?)(\[intrigue\]) (characters?)\b",
        r"\1\3 with an \2 icon",
    ),
    (r"\bis played from (?:your|its owner's) hand or put into play\b", "enters play"),
)
"""Phrases that the booklet of the Iron Throne Edition prints."""
_KEYWORDS: tuple[tuple[str, Said], ...] = (
    (r"\bwith the (\w+) keyword\b", r"with \1"),
    (
        r"(?<=[a-z,] )(Ambush|Deadly|Deathbound|Infamy|Intimidate|Renown|Stalwart|Stealth|Vengeful|Vigilant)\b(?! [A-Z])(?!')",
        lambda found: found[0].lower(),
    ),
)
_LIMITS: tuple[tuple[str, str], ...] = (
    (r"\(?\b[Ll]imit (?:once|one) per (phase|round|challenge|game)\b\.?\)?\.?", r"(Limit once per \1.)"),
    (
        r"\(?\b[Ll]imit (\d)(?: times?)? per (phase|round|challenge|game)\b\.?\)?\.?",
        r"(Limit \1 times per \2.)",
    ),
    (r"\(Limit 1 times per", "(Limit once per"),
    (r"(?<=[a-z]) \(Limit\b", ". (Limit"),
)
_NAMES: tuple[tuple[str, str], ...] = (
    (r"\b[Mm]arshalling\b", "marshaling"),
    (r"\bCancel the effects? of an? event\b", "cancel those effects"),
    (r"\bcancelled\b", "canceled"),
)
_PHRASES = (
    *_CHALLENGES,
    *DECLARED_KNEELING,
    *_DRAWN,
    *_VALUES,
    *_GOLD_AND_POWER,
    *_CARDS_IN_PLAY,
    *_KEYWORDS,
    *_LIMITS,
    *_NAMES,
    *_OF_THE_BOOKLET,
)
_COMPILED = tuple((re.compile(pattern), said) for pattern, said in _PHRASES)


_VERBS = "Add|Attach|Choose|Claim|Declare|Discard|Give|Increase|Kneel|Lower|Pay|Place|Put|Raise|Remove|Return|Reveal|Stand|Take"
_VERB_FIRST = re.compile(rf"(?:^|(?<=[.:] )|(?<=\.\) ))({_VERBS})\b")
"""The verb with which an order begins: the phrases have the verb as it is written within a sentence."""
_SENTENCE_BEGINS = re.compile(r"(?:^|(?<=[.:] )|(?<=\.\) ))[a-z]")


def said_otherwise(text: str) -> str:
    """The text with these phrases in the words of the grammars."""
    has_capital = text[:1].isupper()
    text = _VERB_FIRST.sub(_lowered, text)
    for pattern, said in _COMPILED:
        text = pattern.sub(said, text)
    text = _SENTENCE_BEGINS.sub(
        lambda found: found[0].upper() if found.start() or has_capital else found[0], text
    )
    return _IN_BRACKETS.sub(_lowered, text)


def _drawn(found: re.Match[str], whose: str) -> str:
    """The order to raise or lower the number of cards that are drawn in the draw phase."""
    many = {"an": "1", "one": "1"}.get(found["many"], found["many"])
    return f"{_direction(found['how'])} the number of cards {whose} in the draw phase by {many}"


def _direction(how: str) -> str:
    return "increase" if how in ("additional", "more") else "reduce"


def _not_chosen(what: str, kind: str, how: str, unsaved: str | None) -> str:
    """The order to kill or discard the cards that nobody chose."""
    does = f"kill each {what}{kind} not chosen" if how == "killed" else ""
    return (does or f"discard each {what}{kind} not chosen from play") + (unsaved or "")


def _lowered(found: re.Match[str]) -> str:
    return found[0].lower()


_IN_BRACKETS = re.compile(r"\[[^\]]*\]")
"""Text in brackets, which is written in small letters."""

"""Card text: what a printed wording says, read without guessing.

The way of a line, and the file in which each step stands:

1. ``lines/splitting``: the lines of a text; ``parsing/normalize`` and ``parsing/lexer``: the words of a line, with their places.
2. ``lines/header``: the words before the colon. A line with a header goes on in ``lines/triggered_lines``, one without in
   ``lines/constant_lines``: they ask for its parts, a triggering condition, costs, sentences.
3. ``parsing/lattice`` reads a part by the fragments of ``grammar``; a part that a fragment has read is one word for the others.
4. ``lines/complete_parses`` takes the readings of the whole part, and sees where two of them mean different things.
5. ``discourse/meanings`` asks each rule what it means, from left to right: the function of its name beside the grammar, or its
   row in a table where its parts only fill blanks. ``discourse/discourse`` is what was spoken of, shown and done so far,
   ``discourse/pronouns`` says which of it a pronoun means.
6. ``trees`` changes what came of it where a later part says something of an earlier one.

How a line is read
------------------
*Reaction: After you win a challenge in which X is participating, choose a character controlled by the losing opponent. Kneel
that character.* These eight files tell it, in this order; ``python -m benchmarks.derivation LINE`` prints every rule of a line
with its place.

1. This one.
2. ``compile.py``: the line becomes words, and a lattice in which parts are looked for. It has a header, ``Reaction:``.
3. ``lines/triggered_lines.py``: ``take_trigger`` asks for a triggering condition up to the comma; then come two sentences.
4. ``grammar/occurrences/players/doing.py``: ``win`` makes the fields of the occurrence "win challenge", and says who "the losing
   opponent" and "that player" are from here on; ``player_does`` makes a ``Trigger`` of them, with "you" as the player.
5. ``grammar/challenges/phrases.py``: "a challenge" has any type (``any_type``); ``in_which`` and ``such_that`` add the
   condition that X is participating. The words have both readings and one meaning, so that nothing is unclear.
6. ``grammar/effects/on_cards/choosing.py``: ``choose`` keeps the character as a target; nothing is done yet. "controlled by the
   losing opponent" is an ending of the noun: a field of the description of the cards, ``controller="loser"``.
7. ``discourse/pronouns.py``: "that character" is the latest that was spoken of and is a character: the target. Were there two, it
   would be unclear, and the line would be left to the judge from here on.
8. ``grammar/effects/on_cards/affected.py``: ``do`` makes of "kneel" and the target the effect ``Kneel(on="target")``.
"""

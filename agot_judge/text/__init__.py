"""Card text: what a printed wording says, read without guessing.

The way of a line, and the file in which each step stands:

1. ``lines/splitting``: the lines of a text; ``parsing/normalize`` and ``parsing/lexer``: the words of a line, with their places.
2. ``lines/header``: the words before the colon. A line with a header goes on in ``lines/triggered_lines``, one without in
   ``lines/constant_lines``: they ask for its parts, a triggering condition, costs, sentences.
3. ``parsing/lattice`` reads a part by the fragments of ``grammar``; a part that a fragment has read is one word for the others.
4. ``lines/complete_parses`` takes the readings of the whole part, and sees where two of them mean different things.
5. ``discourse/reading`` asks each rule what it means, from left to right: the function of its name, beside the grammar.
   ``discourse/referents`` knows what was spoken of, and so what a pronoun means.
6. ``trees`` changes what came of it where a later part says something of an earlier one.
"""

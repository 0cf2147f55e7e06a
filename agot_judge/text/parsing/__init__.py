"""From printed text to the parts of sentences: words, grammars, parse tables."""

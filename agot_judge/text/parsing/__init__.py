"""Parsing of printed text into the parts of sentences: words, grammars, parse tables."""

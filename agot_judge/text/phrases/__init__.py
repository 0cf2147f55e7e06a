"""Meanings of phrases, before it is known what is done with them."""

"""The abstract machine: it knows no edition, no corpus and no web."""

"""Readers of deck lists: text as sites and players write it, ThronesDB's JSON, OCTGN's XML."""

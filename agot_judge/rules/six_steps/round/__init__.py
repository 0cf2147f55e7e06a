"""The phases as framework actions, with the segments of player actions between them."""

"""Ways in which cards come into play: played, put into play, as duplicates and attachments."""

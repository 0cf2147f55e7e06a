"""What cannot be done because something in force says so: to whom it applies, and the card that says it."""

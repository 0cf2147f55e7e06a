"""What a newer text of a document touches: everything of the program, and of what is kept, that rests on its paragraphs."""

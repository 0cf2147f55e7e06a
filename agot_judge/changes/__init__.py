"""All that a newer text of a document touches: of the program, and of what is kept, where it rests on its paragraphs."""

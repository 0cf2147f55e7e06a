"""An instructor's own set of exercises: its file, its zip, its proofs, its cards for Anki."""

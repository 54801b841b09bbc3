"""The rules of the campaign's own questions, chapter by chapter, and those that are named out of time."""

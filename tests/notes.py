"""The keys under which notes of provenance are worded, as `web/src/lib/provenance.ts` makes them."""

import re


def note_key(note: str) -> str:
    """The first words of the English note, and a digest of all of it: FNV-1a with 32 bits."""
    digest = 0x811C9DC5
    for byte in note.encode():
        digest = (digest ^ byte) * 0x01000193 & 0xFFFFFFFF
    begin = "-".join(re.findall("[a-z0-9]+", note.lower())[:5])
    return f"note-{begin}-{digest:08x}"

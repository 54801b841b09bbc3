"""The README's pictures in few colours: nothing of a plain picture changes, and a rich one stays what it was."""

import struct
import zlib

import numpy as np
import pytest

from tests.browser.palette import Pixels, _nearest, read, shrunk, written


def png(pixels: Pixels, filters: tuple[int, ...] = (0,)) -> bytes:
    """A PNG as a browser writes it, each row with the next of these filters."""
    height, width, each = pixels.shape
    rows = pixels.reshape(height, -1).astype(int)
    lines = bytearray()
    for y, row in enumerate(rows):
        up = rows[y - 1] if y else np.zeros_like(row)
        left, corner = (np.concatenate([np.zeros(each, int), one[:-each]]) for one in (row, up))
        kind = filters[y % len(filters)]
        nearest = [_nearest(*three) for three in zip(left.tolist(), up.tolist(), corner.tolist(), strict=True)]
        guess = (0 * row, left, up, (left + up) // 2, np.array(nearest))[kind]
        lines += bytes([kind, *((row - guess) % 256).tolist()])
    header = struct.pack(">IIBBBBB", width, height, 8, 2 if each == 3 else 6, 0, 0, 0)
    parts = ((b"IHDR", header), (b"IDAT", zlib.compress(bytes(lines))), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(written(kind, data) for kind, data in parts)


def shown(picture: bytes) -> Pixels:
    """The pixels of a picture with a palette."""
    width, height = struct.unpack(">II", picture[16:24])
    at, end = picture.index(b"PLTE"), picture.index(b"IDAT")
    palette = np.frombuffer(picture[at + 4 : end - 8], np.uint8).reshape(-1, 3)
    length = struct.unpack(">I", picture[end - 4 : end])[0]
    rows = np.frombuffer(zlib.decompress(picture[end + 4 : end + 4 + length]), np.uint8).reshape(height, width + 1)
    return palette[rows[:, 1:]]


@pytest.mark.parametrize("each", [3, 4])
def test_every_filter_is_read(each: int) -> None:
    pixels = np.random.default_rng(3).integers(0, 256, (12, 9, each), np.uint8)
    assert (read(png(pixels, (0, 1, 2, 3, 4))) == pixels[:, :, :3]).all()


def test_a_plain_picture_keeps_every_pixel() -> None:
    colours = np.random.default_rng(5).integers(0, 256, (200, 3), np.uint8)
    pixels = colours[np.random.default_rng(6).integers(0, 200, (40, 50))]
    assert (shown(shrunk(png(pixels))) == pixels).all()


def test_a_rich_picture_stays_close_and_gets_smaller() -> None:
    y, x = np.mgrid[0:256, 0:256]
    pixels = np.stack([x, y, (x + y) // 2], axis=2).astype(np.uint8)
    small = shrunk(png(pixels))
    assert np.abs(shown(small).astype(int) - pixels).max() <= 16
    assert len(small) < pixels.size / 8


def test_a_picture_of_another_kind_is_refused() -> None:
    grey = png(np.zeros((2, 2, 3), np.uint8)).replace(struct.pack(">BB", 8, 2), struct.pack(">BB", 8, 0), 1)
    with pytest.raises(ValueError, match="red, green and blue"):
        read(grey)

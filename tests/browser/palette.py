"""A screenshot with 256 colours, for a repository that stays small: `shrunk` reads a PNG and writes one."""

import struct
import zlib
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

MOST = 256
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_CHANNELS = {2: 3, 6: 4}  # by the kind of colours: with or without transparency

Pixels = NDArray[np.uint8]


def shrunk(picture: bytes) -> bytes:
    """The picture in the 256 colours that fit it best."""
    pixels = read(picture)
    height, width, _ = pixels.shape
    packed = pixels.astype(np.uint32) @ np.array([1 << 16, 1 << 8, 1], np.uint32)
    colours, place, count = np.unique(packed.ravel(), return_inverse=True, return_counts=True)
    shades = np.stack([colours >> 16, colours >> 8 & 255, colours & 255], axis=1).astype(np.float64)
    palette, box_of = _chosen(shades, count)
    rows = np.zeros((height, width + 1), np.uint8)  # each begins with its filter: none
    rows[:, 1:] = box_of[place].reshape(height, width)
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = (
        (b"IHDR", header),
        (b"PLTE", palette.tobytes()),
        (b"IDAT", zlib.compress(rows.tobytes(), 9)),
        (b"IEND", b""),
    )
    return _SIGNATURE + b"".join(written(kind, data) for kind, data in parts)


def _chosen(shades: NDArray[np.float64], count: NDArray[np.int64]) -> tuple[Pixels, Pixels]:
    """The colours of the palette, and for each shade which one stands for it: the widest heap is halved, again and
    again, where half of its pixels lie on either side."""
    heaps = [np.arange(len(shades))]
    spread = [_spread(shades, count, heaps[0])]
    while len(heaps) < MOST and max(spread) > 0:
        n = int(np.argmax(spread))
        heap = heaps[n]
        axis = int(np.argmax(np.ptp(shades[heap], axis=0)))
        heap = heap[np.argsort(shades[heap, axis], kind="stable")]
        half = int(np.searchsorted(np.cumsum(count[heap]), count[heap].sum() / 2))
        cut = min(max(half, 1), len(heap) - 1)
        heaps[n : n + 1] = [heap[:cut], heap[cut:]]
        spread[n : n + 1] = [_spread(shades, count, one) for one in (heap[:cut], heap[cut:])]
    box_of = np.zeros(len(shades), np.uint8)
    for n, heap in enumerate(heaps):
        box_of[heap] = n
    means = [np.average(shades[heap], axis=0, weights=count[heap]) for heap in heaps]
    return np.rint(means).astype(np.uint8), box_of


def _spread(shades: NDArray[np.float64], count: NDArray[np.int64], heap: NDArray[np.int64]) -> float:
    """How wide a heap of shades is; many pixels make a difference more plain, but not in proportion."""
    return float(np.ptp(shades[heap], axis=0).max() * np.sqrt(np.sqrt(count[heap].sum())))


# PNG


def written(kind: bytes, data: bytes) -> bytes:
    """A part of a PNG."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def read(picture: bytes) -> Pixels:
    """The red, green and blue of a PNG as a browser writes it: 8 bits a channel, not interlaced."""
    parts = list(_parts(picture))
    width, height, bits, kind, *_, interlaced = struct.unpack(">IIBBBBB", parts[0][1])
    if bits != 8 or kind not in _CHANNELS or interlaced:
        raise ValueError("only pictures of 8 bits a channel in red, green and blue are read")
    each = _CHANNELS[kind]
    lines = np.frombuffer(zlib.decompress(b"".join(data for name, data in parts if name == b"IDAT")), np.uint8)
    lines = lines.reshape(height, width * each + 1)
    found = np.zeros((height, width * each), np.uint8)
    above = np.zeros(width * each, np.uint8)
    for n, line in enumerate(lines):
        above = found[n] = _unfiltered(int(line[0]), line[1:], above, each)
    return found.reshape(height, width, each)[:, :, :3]


def _parts(picture: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(_SIGNATURE)
    while at < len(picture):
        (length,) = struct.unpack(">I", picture[at : at + 4])
        yield picture[at + 4 : at + 8], picture[at + 8 : at + 8 + length]
        at += length + 12


def _unfiltered(kind: int, line: Pixels, above: Pixels, each: int) -> Pixels:
    """A row of pixels from how it differs from its neighbours: left, above, their mean, or the nearest (Paeth)."""
    if kind == 0:
        return line
    if kind == 1:
        return np.cumsum(line.reshape(-1, each), axis=0, dtype=np.uint8).ravel()
    if kind == 2:
        return line + above
    out, up = line.tolist(), above.tolist()
    for n in range(len(out)):
        left, corner = (out[n - each], up[n - each]) if n >= each else (0, 0)
        out[n] = out[n] + (left + up[n] >> 1 if kind == 3 else _nearest(left, up[n], corner)) & 255
    return np.array(out, np.uint8)


def _nearest(left: int, up: int, corner: int) -> int:
    guess = left + up - corner
    return min((left, up, corner), key=lambda one: abs(guess - one))

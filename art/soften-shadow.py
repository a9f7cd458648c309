"""Soften the shadow of a finished picture: swapped/<name>.png, in place. Needs numpy and PIL.

    python3 soften-shadow.py hero-en 0.6        (the share of its darkness that stays)
"""
import os
import sys

import numpy as np
from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))


def blurred(values, radius):
    """Three box blurs along each axis: close to a Gaussian."""
    r = round(radius)
    for axis in (0, 1) * 3:
        padded = np.pad(values, [(r + 1, r) if k == axis else (0, 0) for k in range(2)], mode="edge").cumsum(axis, dtype=np.float64)
        n = values.shape[axis]
        values = (np.take(padded, range(2 * r + 1, 2 * r + 1 + n), axis) - np.take(padded, range(n), axis)) / (2 * r + 1)
    return values


def main():
    name, strength = sys.argv[1], float(sys.argv[2])
    path = os.path.join(HERE, "swapped", f"{name}.png")
    pixels = np.asarray(Image.open(path), np.float64) / 255
    alpha, h, w = pixels[..., 3], *pixels.shape[:2]
    clear = (blurred((alpha > 0.6).astype(float), 1) < 1e-6).astype(float)     # away from the objects' edges
    sharp = np.where(clear > 0, alpha, blurred(alpha * clear, 3) / np.maximum(blurred(clear, 3), 1e-6))
    cover = np.clip((alpha - sharp) / np.maximum(1 - sharp, 1e-6), 0, 1) * (clear == 0)
    wide = blurred(alpha * clear, w / 40) / np.maximum(blurred(clear, w / 40), 0.05)
    edge = lambda n: np.clip(np.minimum(np.arange(n), np.arange(n)[::-1]) / (h * 0.12), 0, 1)
    shadow = wide * strength * np.outer(edge(h), edge(w))
    out = cover + (1 - cover) * shadow
    color = pixels[..., :3] * (alpha / np.maximum(out, 1e-4))[..., None] * (cover > 0)[..., None]
    # Inside an edge pixel the old colour holds some of the old shadow, which is black: only its share changes.
    result = np.concatenate((np.clip(color, 0, 1), out[..., None]), 2)
    Image.fromarray((result * 255 + 0.5).astype(np.uint8), "RGBA").save(path)


main()

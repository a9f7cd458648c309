"""The rightmost object of a finished picture alone, in the middle of a 4:3 picture: swapped/<name>.png -> swapped/<out>.png

    python3 cut-out.py hero-en 1050 480 wren-one-front-en        (a point inside the object, in pixels)
"""
import os
import sys

import numpy as np
from PIL import Image, ImageDraw

HERE = os.path.dirname(os.path.abspath(__file__))


def main():
    name, x, y, out = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4]
    pixels = np.array(Image.open(f"{HERE}/swapped/{name}.png"))
    solid = Image.fromarray(np.where(pixels[..., 3] > 128, 255, 0).astype(np.uint8)).copy()
    ImageDraw.floodfill(solid, (x, y), 128)
    kept = np.asarray(solid) == 128
    rows, columns = np.nonzero(kept.any(1))[0], np.nonzero(kept.any(0))[0]
    top, bottom, left, right = rows[0], rows[-1], columns[0], columns[-1]
    # Left of it everything goes, the shadows of others too; below it the shadow begins gently.
    starts = np.where(kept.any(1), kept.argmax(1) - 1, left)[:, None]
    across = np.arange(pixels.shape[1])[None, :]
    below = np.clip((across - left) / 300, 0, 1)
    share = np.where(kept.any(1)[:, None], across >= starts, below) * np.where(kept, 1, np.maximum(below, across > (left + right) / 2))
    edge = kept | ((across == starts) & kept.any(1)[:, None])
    share = share * (np.arange(pixels.shape[0]) >= top)[:, None]
    pixels[..., 3] = (pixels[..., 3] * np.where(edge, 1, share)).astype(np.uint8)
    height = round((bottom - top) * 1.16)
    width = round(height * 4 / 3)
    cx, cy = (left + right) // 2, (top + bottom) // 2
    Image.fromarray(pixels).crop((cx - width // 2, cy - height // 2, cx + width // 2, cy + height // 2)).save(f"{HERE}/swapped/{out}.png")


main()

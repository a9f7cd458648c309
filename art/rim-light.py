"""A rim light for dark pages: swapped/<name>.png, else png/<name>.png -> swapped/<name>-dark.png

    python3 rim-light.py wren-one

Brightens the inner edge of every silhouette, most at the top; graphite would sink into a dark page without it.
"""
import os
import sys

import numpy as np
from PIL import Image, ImageFilter

HERE = os.path.dirname(os.path.abspath(__file__))
LIGHT = np.array([0.80, 0.83, 0.88])


def main():
    for name in sys.argv[1:]:
        found = next(f"{HERE}/{folder}/{name}.png" for folder in ("swapped", "png") if os.path.exists(f"{HERE}/{folder}/{name}.png"))
        picture = Image.open(found)
        pixels = np.asarray(picture, np.float64) / 255
        solid = Image.fromarray(((pixels[..., 3] > 0.9) * 255).astype(np.uint8))
        radius = picture.width / 500
        inside = np.asarray(solid.filter(ImageFilter.GaussianBlur(radius)), np.float64) / 255
        edge = np.clip((1 - inside) * 2, 0, 1) ** 1.3 * (pixels[..., 3] > 0.5)
        fall = np.linspace(0.75, 0.4, picture.height)[:, None]
        amount = (edge * fall)[..., None]
        color = pixels[..., :3] * (1 - amount) + LIGHT * amount
        result = np.concatenate((color, pixels[..., 3:]), 2)
        Image.fromarray((result * 255 + 0.5).astype(np.uint8), "RGBA").save(f"{HERE}/swapped/{name}-dark.png")


main()

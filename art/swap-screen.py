"""Put another lock screen into a finished picture, without rendering it again: png/<picture>.png -> swapped/<out>.png

    python3 swap-screen.py hero lock-one lock-one-en hero-en        (picture, its lock screen, the new one, out)

The place of the display follows from the scene (PLACES, as in render.py). Its reflections are kept: they are the
smooth difference between the picture and the old lock screen.
"""
import os
import sys

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

HERE = os.path.dirname(os.path.abspath(__file__))
FINE = 3  # drawn at this many times the size, then reduced
# size of the phone when the picture was made (cm), its place and turn, the camera and its target
ONE, MINI, SLATE = (7.15, 14.7, 0.80, 1.15), (6.80, 12.2, 0.88, 1.10), (8.00, 15.8, 0.86, 1.20)


def pair(size, distance, lift=0.0):
    w, h = size[:2]
    z = h / 2 + lift
    return size, (w * 0.44, -2.4, z), (90, 0, 26), (0, -distance, z + 3.4), (0.1, 0, z - 0.15)


PLACES = {
    "hero": ((7.20, *ONE[1:]), (-2.6, -3.5, 0.1), (84, -18, 56), (0.2, -67, 0), (0.2, 0, 0)),
    "wren-one": pair(ONE, 58),
    "wren-one-white": pair(ONE, 58),
    "wren-one-red": pair(ONE, 58),
    "wren-mini": pair(MINI, 54),
    "wren-slate": pair(SLATE, 61),
    "case": pair(ONE, 59.5, 0.17),
}


def turned(degrees):
    a, b, c = np.radians(degrees)
    x = np.array([[1, 0, 0], [0, np.cos(a), -np.sin(a)], [0, np.sin(a), np.cos(a)]])
    y = np.array([[np.cos(b), 0, np.sin(b)], [0, 1, 0], [-np.sin(b), 0, np.cos(b)]])
    z = np.array([[np.cos(c), -np.sin(c), 0], [np.sin(c), np.cos(c), 0], [0, 0, 1]])
    return z @ y @ x


def projection(place, width, height):
    """Points of the display (cm from its middle) to pixels, through Blender's 85 mm camera."""
    size, loc, rot, eye, target = place
    forward = np.subtract(target, eye) / np.linalg.norm(np.subtract(target, eye))
    right = np.cross(forward, (0, 0, 1))
    right /= np.linalg.norm(right)
    up = np.cross(right, forward)
    spin = turned(rot)

    def project(points):
        at = np.array([spin @ (x, y, size[2] + 0.0206) + loc - eye for x, y in points])
        scale = 85 / 36 * width / (at @ forward)
        return np.stack((width / 2 + at @ right * scale, height / 2 - at @ up * scale), 1)
    return project


def outline(w, h, r, n=20, power=2.35):
    points = []
    for quadrant, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for i in range(n + 1):
            a = np.pi / 2 * (i / n if quadrant % 2 == 0 else 1 - i / n)
            x, y = r * max(np.cos(a), 0) ** (2 / power), r * max(np.sin(a), 0) ** (2 / power)
            points.append((sx * (w / 2 - r + x), sy * (h / 2 - r + y)))
    return points


def warped(texture, corners, size):
    """The texture drawn onto four corners of the picture."""
    w, h = (round(max(np.ptp(corners[:, k]), 1)) * FINE for k in (0, 1))
    texture = texture.resize((max(w, 64), max(h, 64)), Image.LANCZOS)
    w, h = texture.size
    rows, values = [], []
    for (x, y), (u, v) in zip(corners * FINE, ((0, 0), (w, 0), (w, h), (0, h))):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        values += [u, v]
    drawn = texture.transform((size[0] * FINE, size[1] * FINE), Image.PERSPECTIVE, np.linalg.solve(rows, values), Image.BICUBIC)
    return np.asarray(drawn.resize(size, Image.BOX), np.float32)[..., :3] / 255


def lit(srgb):
    """How render.py and post.py show a texture: emission of 0.92, then a soft shoulder."""
    x = 0.92 * np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4)
    x = np.where(x > 0.72, 0.72 + 0.28 * (1 - np.exp(-(x - 0.72) / 0.28)), x)
    return np.where(x <= 0.0031308, 12.92 * x, 1.055 * np.maximum(x, 1e-8) ** (1 / 2.4) - 0.055)


def covered(points, size):
    mask = Image.new("L", (size[0] * FINE, size[1] * FINE))
    ImageDraw.Draw(mask).polygon([tuple(p) for p in points * FINE], fill=255)
    return mask.resize(size, Image.BOX)


def blurred(values, radius):
    """Three box blurs along each axis: close to a Gaussian, and numpy has no other."""
    r = round(radius)
    for axis in (0, 1) * 3:
        padded = np.pad(values, [(r + 1, r) if k == axis else (0, 0) for k in range(3)], mode="edge").cumsum(axis, dtype=np.float64)
        n = values.shape[axis]
        values = (np.take(padded, range(2 * r + 1, 2 * r + 1 + n), axis) - np.take(padded, range(n), axis)) / (2 * r + 1)
    return values


def main():
    name, old, new, out = sys.argv[1:]
    picture = Image.open(os.path.join(HERE, "png", f"{name}.png"))
    place, size = PLACES[name], picture.size
    project = projection(place, *size)
    w, h, _, r = place[0]
    w, h, r = w - 0.56, h - 0.56, r - 0.26
    corners = project([(-w / 2, h / 2), (w / 2, h / 2), (w / 2, -h / 2), (-w / 2, -h / 2)])
    before, after = (lit(warped(Image.open(f"{HERE}/textures/{file}.png").convert("RGB"), corners, size)) for file in (old, new))
    display = covered(project(outline(w, h, r)), size)
    lens = covered(project([(0.19 * np.cos(a), h / 2 - 0.36 + 0.19 * np.sin(a)) for a in np.linspace(0, 2 * np.pi, 40)]), size)
    shown = (np.asarray(display, np.float32) / 255 * (1 - np.asarray(lens, np.float32) / 255))[..., None]
    inner = (np.asarray(display.filter(ImageFilter.MinFilter(5)), np.float32) / 255)[..., None] * (shown > 0.99)
    inner = np.ascontiguousarray(inner, np.float32)

    pixels = np.asarray(picture, np.float32) / 255
    radius = size[0] / 50
    sheen = blurred((pixels[..., :3] - before).mean(2, keepdims=True) * inner, radius) / np.maximum(blurred(inner, radius), 1e-3)
    color = pixels[..., :3] * (1 - shown) + np.clip(after + sheen, 0, 1) * shown
    result = np.concatenate((color, pixels[..., 3:]), 2)
    os.makedirs(os.path.join(HERE, "swapped"), exist_ok=True)
    Image.fromarray((result * 255 + 0.5).astype(np.uint8), "RGBA").save(os.path.join(HERE, "swapped", f"{out}.png"))


main()

"""Heads: faces and hair. A head looks along +y, around the origin of its frame.

`looks` is a `Looks` from kit.people; its `hair` names one of the cuts in `HAIR`.
"""

import math

from kit.palette import mixed
from kit.shapes import ball, lathe, ring, stroke

HEAD = 0.178


def on_face(azimuth, height, reach=1.0):
    """A point on the head's surface, by degrees to the right and upwards."""
    a, h = math.radians(azimuth), math.radians(height)
    r = HEAD * reach
    return (r * math.sin(a) * math.cos(h), r * math.cos(a) * math.cos(h), r * math.sin(h))


def head(looks, mouth="smile"):
    """A head around the frame's origin, with its face to +y."""
    ball(0, 0, 0, HEAD, looks.skin, squash=(1, 0.98, 1.03), fine=4)
    for side in (-1, 1):
        ball(side * HEAD * 0.98, 0, -0.01, 0.036, looks.skin, squash=(0.5, 0.8, 1))
        eye(side)
        brow(side, looks)
    ball(*on_face(0, -9, 1.0), 0.021, mixed(looks.skin, "#5A2F1C", 0.16), squash=(1, 0.8, 0.9))
    smile(mouth)
    if looks.moustache:
        stroke(
            [on_face(a, -17 - (a / 13) ** 2 * 2.5, 1.015) for a in range(-15, 16, 3)],
            looks.hair_colour,
            0.012,
        )
    if looks.glasses:
        glasses()
    HAIR[looks.hair](looks)


def eye(side):
    """One eye: a dark oval with a glint."""
    x, y, z = on_face(side * 23, 2, 0.975)
    ball(x, y, z, 0.029, "eye", squash=(0.8, 0.5, 1.15), turn=-side * 23)
    x, y, z = on_face(side * 23 - 3, 6, 1.045)
    ball(x, y, z, 0.0072, "white", glow=0.9, fine=2)


def brow(side, looks):
    """One eyebrow."""
    colour = "hair grey" if looks.hair_colour == "hair grey" else "hair"
    points = [on_face(side * a, 21 - ((a - 22) / 10) ** 2 * 2.6, 1.01) for a in range(12, 34, 4)]
    stroke(points, colour, 0.0072)


def smile(mouth):
    """A line that turns up at its ends, or a small open mouth."""
    if mouth == "open":
        ball(*on_face(0, -28, 0.985), 0.028, "lip", squash=(1.1, 0.45, 0.9))
        return
    points = [on_face(a, -30 + (a / 15) ** 2 * 6.5, 1.005) for a in range(-17, 18, 3)]
    stroke(points, "lip", 0.0075)


def glasses():
    """Round spectacles with their temples."""
    for side in (-1, 1):
        x, y, z = on_face(side * 23, 2, 1.08)
        ring(x, y, z, 0.05, 0.0065, "dark", turn=-side * 20, pitch=90)
        stroke([on_face(side * a, 3, 1.1) for a in range(40, 96, 8)], "dark", 0.0055)
    stroke([on_face(a, 4, 1.12) for a in range(-9, 10, 3)], "dark", 0.0055)


# ---------- hair ----------


def cap(looks, thick=1.05, back=0.046, up=0.046):
    """The hair over crown and neck; the face stays free in front."""
    ball(0, -back, up, HEAD * thick, looks.hair_colour, squash=(1, 1, 0.99), fine=4)


def short_hair(looks):
    """A boy's cut with a parting."""
    cap(looks)
    ball(0.045, 0.095, 0.148, 0.07, looks.hair_colour, squash=(1.5, 0.9, 0.6), roll=18)
    ball(-0.06, 0.085, 0.15, 0.06, looks.hair_colour, squash=(1.1, 0.9, 0.6), roll=-22)


def cropped_hair(looks):
    """Hair cut close."""
    cap(looks, thick=1.015, back=0.034, up=0.036)


def quiff_hair(looks):
    """Hair that stands up in front."""
    cap(looks)
    for x, size in ((-0.07, 0.05), (-0.02, 0.062), (0.04, 0.066), (0.09, 0.05)):
        ball(x, 0.075, 0.168, size, looks.hair_colour, squash=(1, 1, 0.95))


def curly_hair(looks):
    """A head of curls."""
    cap(looks, thick=1.02)
    for i in range(46):
        height = 1 - 1.25 * i / 46
        angle = i * 2.4
        wide = math.sqrt(max(0, 1 - height * height))
        x, y, z = wide * math.cos(angle), wide * math.sin(angle), height
        if y > 0.35 and z < 0.55:
            continue
        ball(x * 0.178, y * 0.178 - 0.02, z * 0.178 + 0.035, 0.046, looks.hair_colour, fine=2)


def plaits(looks):
    """Two plaits with ribbons, looped up as schoolgirls wear them."""
    cap(looks)
    parting(looks)
    for side in (-1, 1):
        for i in range(6):
            ball(
                side * (0.168 + 0.012 * math.sin(i)),
                -0.055 + 0.012 * i,
                -0.06 - 0.052 * i,
                0.046 - 0.003 * i,
                looks.hair_colour,
                squash=(0.9, 0.9, 0.85),
            )
        bow(side * 0.18, -0.045, -0.085, looks.ribbon)
        bow(side * 0.175, 0.01, -0.335, looks.ribbon, 0.75)


def one_plait(looks):
    """A thick plait down the back, with a ribbon."""
    cap(looks)
    parting(looks)
    for i in range(8):
        ball(0.02 * (-1) ** i, -0.19 - 0.004 * i, -0.06 - 0.05 * i, 0.056 - 0.003 * i, looks.hair_colour)
    bow(0, -0.235, -0.4, looks.ribbon)


def ponytail(looks):
    """Hair tied high."""
    cap(looks)
    ball(0, -0.2, 0.1, 0.05, looks.ribbon, squash=(1, 0.7, 1))
    for i in range(5):
        ball(0, -0.225 - 0.02 * math.sin(i * 0.8), 0.06 - 0.055 * i, 0.062 - 0.006 * i, looks.hair_colour)


def bob(looks):
    """Hair to the chin, with a band."""
    cap(looks)
    ball(0, -0.055, -0.045, HEAD * 1.06, looks.hair_colour, squash=(1.06, 0.9, 1), fine=4)
    points = []
    for a in range(-90, 91, 10):
        t = math.radians(a)
        points.append((HEAD * 1.12 * math.sin(t), 0.03, 0.03 + HEAD * 1.1 * math.cos(t)))
    stroke(points, looks.ribbon if looks.ribbon != "white" else "orange", 0.012)


def bun(looks):
    """A low knot with temple flowers in it."""
    cap(looks)
    parting(looks)
    ball(0, -0.215, -0.02, 0.095, looks.hair_colour, squash=(1.1, 0.8, 1))
    for i in range(5):
        angle = math.radians(20 + i * 32)
        ball(
            0.1 * math.cos(angle),
            -0.215,
            -0.02 + 0.095 * math.sin(angle),
            0.027,
            "white" if i % 2 else "yellow",
            fine=2,
        )


def scarf(looks):
    """A white headscarf that frames the face and falls on the shoulders."""
    ball(0, -0.052, 0.026, HEAD * 1.12, "ivory", squash=(1, 1, 1.02), fine=4)
    lathe(
        0,
        -0.025,
        -0.34,
        [(0.2, 0), (0.215, 0.03), (0.185, 0.12), (0.165, 0.2), (0.14, 0.26)],
        "ivory",
        squash=(1, 0.92),
    )


def thin_hair(looks):
    """What is left at the sides, on an elder's head."""
    ball(0, -0.05, -0.005, HEAD * 1.03, looks.hair_colour, squash=(1.04, 0.95, 0.8), fine=4)


def parting(looks):
    """The line of a middle parting."""
    points = [on_face(0, h, 1.0) for h in range(38, 100, 10)]
    lifted = [(x, y - 0.034, z + 0.046 + HEAD * 0.05) for x, y, z in points]
    stroke(lifted, looks.skin, 0.005)


def bow(x, y, z, colour, scale=1.0):
    """A ribbon tied in a bow."""
    for side in (-1, 1):
        ball(
            x + side * 0.036 * scale,
            y,
            z + 0.006,
            0.036 * scale,
            colour,
            squash=(1.05, 0.6, 0.72),
            roll=side * 24,
        )
    ball(x, y, z, 0.018 * scale, colour)


HAIR = {
    "short": short_hair,
    "cropped": cropped_hair,
    "quiff": quiff_hair,
    "curly": curly_hair,
    "plaits": plaits,
    "one plait": one_plait,
    "ponytail": ponytail,
    "bob": bob,
    "bun": bun,
    "scarf": scarf,
    "thin": thin_hair,
}

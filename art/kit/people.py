"""Pupils, teachers and helpers. Everybody looks along +y of the frame that they are placed in.

A person is a record of looks (`Looks`) and a pose; the pose says where the hands are and where the
head turns. Hands are given in the person's own frame, and the elbows follow.
"""

import math
from dataclasses import dataclass

from mathutils import Matrix, Vector

from kit.heads import head
from kit.palette import mixed
from kit.shapes import ball, block, lathe, limb, placed, ring, ribbon, stroke, turned


@dataclass
class Looks:
    """What a person looks like, whatever they do."""

    skin: str = "skin a"
    hair: str = "short"
    hair_colour: str = "hair"
    top: str = "uniform"
    legs: str = "uniform"
    skirt: bool = False
    tie: str = ""
    glasses: bool = False
    ribbon: str = "white"
    moustache: bool = False
    shoes: str = "dark"


@dataclass
class Pose:
    """What a person does. Degrees: lean forward, twist of the shoulders to the left, and the head's
    turn to the left, nod downwards and tilt. Hands are points in the person's frame."""

    lean: float = 6
    twist: float = 0
    head_turn: float = 0
    nod: float = 0
    tilt: float = 0
    right: tuple = (0.13, 0.36, 0.76)
    left: tuple = (-0.13, 0.36, 0.76)
    mouth: str = "smile"


WRITE = Pose(lean=12, nod=12, right=(0.11, 0.4, 0.775), left=(-0.17, 0.38, 0.77))
RAISE = Pose(lean=0, nod=-14, right=(0.35, 0.06, 1.3), left=(-0.13, 0.36, 0.77), mouth="open")
LISTEN = Pose(lean=8, nod=-10, right=(0.05, 0.38, 0.775), left=(-0.06, 0.36, 0.775))
READ = Pose(lean=6, nod=12, right=(0.12, 0.36, 0.86), left=(-0.12, 0.36, 0.86))
THINK = Pose(lean=12, nod=-8, tilt=8, right=(0.08, 0.24, 0.96), left=(-0.14, 0.36, 0.77))
TYPE = Pose(lean=6, nod=-2, right=(0.1, 0.36, 0.775), left=(-0.1, 0.36, 0.775))
MOUSE = Pose(lean=4, nod=-4, right=(0.3, 0.34, 0.775), left=(-0.1, 0.36, 0.775))
POINT = Pose(lean=8, nod=-6, right=(0.12, 0.5, 1.0), left=(-0.12, 0.36, 0.775), mouth="open")


def to_the_left(share=1.0):
    """Turned to the neighbour on the left, one arm on the table."""
    return Pose(
        lean=4,
        twist=28 * share,
        head_turn=42 * share,
        nod=-4,
        right=(0.02, 0.36, 0.77),
        left=(-0.22, 0.3, 0.775),
    )


def to_the_right(share=1.0):
    """Turned to the neighbour on the right, one arm on the table."""
    return Pose(
        lean=4,
        twist=-28 * share,
        head_turn=-42 * share,
        nod=-4,
        right=(0.22, 0.3, 0.775),
        left=(-0.02, 0.36, 0.77),
    )


# ---------- arms ----------


def arm(shoulder, hand, side, looks, sleeve=0.75, upper=0.215, fore=0.215):
    """An arm from shoulder to hand, bent at the elbow outwards and down; a raised one is stretched."""
    shoulder, hand = Vector(shoulder), Vector(hand)
    if hand.z > shoulder.z + 0.25:
        upper, fore = upper * 1.15, fore * 1.15
    reach = hand - shoulder
    distance = min(reach.length, (upper + fore) * 0.995)
    hand = shoulder + reach.normalized() * distance
    along = (upper**2 - fore**2 + distance**2) / (2 * distance)
    out = math.sqrt(max(0, upper**2 - along**2))
    pole = Vector((side * 0.75, -0.25, -0.8))
    direction = reach.normalized()
    pole = (pole - direction * pole.dot(direction)).normalized()
    elbow = shoulder + direction * along + pole * out
    limb(shoulder, elbow, 0.043, looks.skin, 0.037)
    limb(elbow, hand, 0.037, looks.skin, 0.03)
    ball(*hand, 0.046, looks.skin, squash=(0.95, 1.05, 0.85))
    cuff = shoulder + (elbow - shoulder) * sleeve
    limb(shoulder, cuff, 0.06, looks.top, 0.058)
    return hand


# ---------- sitting ----------


def sitting(looks, pose, seat=0.46):
    """A person on a seat; the frame's origin is on the floor under the hips.

    Returns the two hands, right first, in the person's frame.
    """
    trunk = Matrix.Translation((0, -0.02, seat)) @ turned(pose.twist, -pose.lean)
    legs_sitting(looks, seat)
    with placed(0, -0.02, seat, turn=pose.twist, pitch=-pose.lean):
        bust(looks)
    hands = []
    for side, target in ((1, pose.right), (-1, pose.left)):
        shoulder = trunk @ Vector((side * 0.142, 0, 0.385))
        hands.append(arm(shoulder, target, side, looks))
    neck = trunk @ Vector((0, 0.005, 0.63))
    with placed(*neck, turn=pose.twist + pose.head_turn, pitch=-pose.nod, roll=pose.tilt):
        head(looks, pose.mouth)
    return hands


def bust(looks):
    """From hips to neck, with collar and tie."""
    profile = [
        (0, 0),
        (0.15, 0),
        (0.168, 0.05),
        (0.165, 0.16),
        (0.155, 0.28),
        (0.145, 0.37),
        (0.115, 0.425),
        (0.062, 0.45),
        (0, 0.45),
    ]
    lathe(0, 0, 0, profile, looks.top, squash=(1, 0.84))
    for side in (-1, 1):
        ball(side * 0.128, 0, 0.378, 0.066, looks.top)
    limb((0, 0, 0.42), (0, 0.004, 0.5), 0.052, looks.skin)
    if looks.top == "uniform":
        for side in (-1, 1):
            block(
                side * 0.045,
                0.062,
                0.415,
                0.075,
                0.07,
                0.026,
                "white",
                0.01,
                turn=side * -24,
                pitch=-28,
                roll=side * 14,
            )
    if looks.tie:
        ribbon(
            [(0, 0.1, 0.425), (0, 0.128, 0.36), (0, 0.148, 0.24), (0, 0.154, 0.14)],
            (1, 0, 0),
            0.052,
            0.016,
            looks.tie,
        )
        ball(0, 0.098, 0.42, 0.03, looks.tie, squash=(1, 0.7, 0.9))


def legs_sitting(looks, seat):
    """Thighs on the seat, shins down, feet on the floor."""
    upper = looks.legs
    for side in (-1, 1):
        hip, knee = (side * 0.085, 0, seat + 0.055), (side * 0.095, 0.32, seat + 0.045)
        limb(hip, knee, 0.082, upper, 0.072)
        shin = looks.skin if looks.skirt else upper
        limb(knee, (side * 0.095, 0.34, 0.1), 0.055, shin, 0.045)
        if looks.skirt:
            limb((side * 0.095, 0.34, 0.17), (side * 0.095, 0.34, 0.09), 0.05, "white", 0.05)
        shoe(side * 0.095, 0.37, 0, looks.shoes)
    if looks.skirt:
        block(0, 0.17, seat - 0.02, 0.34, 0.4, 0.15, upper, 0.06)


def shoe(x, y, z, colour, turn=0):
    """One shoe, its toe to +y."""
    block(x, y, z, 0.09, 0.19, 0.075, colour, 0.032, turn)


# ---------- standing ----------


def standing(looks, pose, height=1.0, legs=True):
    """A person on their feet in shirt and trousers, or in a skirt or sarong."""
    with placed(scale=height):
        if looks.skirt:
            profile = [(0, 0.06), (0.2, 0.06), (0.205, 0.1), (0.18, 0.5), (0.165, 0.84), (0, 0.84)]
            lathe(0, 0, 0, profile, looks.legs, squash=(1, 0.86))
        else:
            for side in (-1, 1):
                limb((side * 0.085, 0, 0.8), (side * 0.09, 0, 0.1), 0.088, looks.legs, 0.07)
        for side in (-1, 1):
            shoe(side * 0.085, 0.035, 0, looks.shoes)
        return upper_body(looks, pose)


def upper_body(looks, pose, hips=0.78):
    """Bust, arms and head of a standing person."""
    trunk = Matrix.Translation((0, 0, hips)) @ turned(pose.twist, -pose.lean)
    with placed(0, 0, hips, turn=pose.twist, pitch=-pose.lean):
        bust(looks)
    hands = []
    for side, target in ((1, pose.right), (-1, pose.left)):
        shoulder = trunk @ Vector((side * 0.142, 0, 0.385))
        hands.append(arm(shoulder, target, side, looks))
    neck = trunk @ Vector((0, 0.005, 0.63))
    with placed(*neck, turn=pose.twist + pose.head_turn, pitch=-pose.nod, roll=pose.tilt):
        head(looks, pose.mouth)
    return hands


def in_saree(looks, pose, saree="maroon", border="yellow", height=1.0):
    """A woman in a Kandyan saree: frill at the waist, the fall over the left shoulder."""
    with placed(scale=height):
        skirt = [
            (0, 0.015),
            (0.235, 0.015),
            (0.24, 0.03),
            (0.21, 0.34),
            (0.175, 0.72),
            (0.155, 0.84),
            (0, 0.84),
        ]
        lathe(0, 0, 0, skirt, saree, squash=(1, 0.9), sides=40)
        lathe(
            0,
            0,
            0.018,
            [(0.241, 0), (0.243, 0.01), (0.234, 0.075), (0.2, 0.078)],
            border,
            squash=(1, 0.9),
            sides=40,
        )
        pleats(saree, border)
        frill(saree, border)
        hands = upper_body(looks, pose)
        fall(pose, saree, border)
        return hands


def pleats(saree, border):
    """The folds in front of a saree."""
    for i in range(4):
        x = -0.07 + i * 0.04
        foot = 0.208 - abs(x) * 0.25
        ribbon(
            [(x, foot + 0.012, 0.1), (x, 0.165, 0.45), (x * 0.7, 0.142, 0.8)],
            (1, 0.2, 0),
            0.022,
            0.014,
            mixed(saree, "#000000", 0.16),
        )


def frill(saree, border):
    """The short frill over the hips of a Kandyan saree."""
    frilled = [(0.158, 0.13), (0.17, 0.1), (0.2, 0.03), (0.218, 0.0), (0.206, 0.005), (0.15, 0.12)]
    lathe(0, 0, 0.72, frilled, mixed(saree, "#FFFFFF", 0.1), squash=(1, 0.9), sides=32)
    ring(0, 0, 0.722, 0.208, 0.009, border)


def fall(pose, saree, border):
    """The end of the saree: across the breast, over the left shoulder and down the back."""
    across = [
        (0.155, 0.06, 0.86),
        (0.09, 0.142, 0.95),
        (0.0, 0.158, 1.04),
        (-0.08, 0.125, 1.14),
        (-0.12, 0.05, 1.215),
        (-0.125, -0.03, 1.22),
    ]
    down = [
        (-0.125, -0.03, 1.22),
        (-0.125, -0.12, 1.13),
        (-0.13, -0.19, 0.9),
        (-0.13, -0.225, 0.6),
        (-0.13, -0.24, 0.42),
    ]
    with placed(turn=pose.twist):
        ribbon(across, (0.35, 0.1, 0.9), 0.12, 0.02, mixed(saree, "#FFFFFF", 0.1))
        ribbon(down, (1, 0, 0), 0.15, 0.02, mixed(saree, "#FFFFFF", 0.1))
        edge = [(x - 0.035, y + 0.008, z + 0.055) for x, y, z in across[:-1]]
        stroke(edge, border, 0.011)
        ribbon(down[-2:], (1, 0, 0), 0.152, 0.026, border)

"""The conference hall: a talk for parents and students, speaker and guests on the stage.

To make you smile: a gecko that walks across the projected slide.
"""

import math

from kit.fittings import clock, gecko, wall_fan
from kit.furniture import chair, cup, paper, steam
from kit.look import afternoon
from kit.people import LISTEN, Looks, Pose, in_saree, sitting, to_the_right
from kit.shapes import ball, block, lathe, limb, placed, stroke, tube, writing
from kit.shell import on_back_wall, on_window_wall, shell

WINDOWS = ((0.75, 2.25), (2.95, 4.45))
CROPS = {}
STAGE = 0.24
CENTRE = (5.9, 6.1)


def build():
    """Everything in the room."""
    shell(WINDOWS, floor="#D9B98F", boards="#CFAC7E")
    afternoon(WINDOWS)
    stage()
    slide()
    speaker()
    guests()
    for seat in AUDIENCE:
        place_listener(*seat)
    oil_lamp_and_flowers()
    tea_table()
    walls()


# ---------- the stage ----------


def stage():
    """A low wooden stage along the back wall, with two steps and a curtain at its side."""
    block(4.1, 5.55, 0, 4.9, 1.3, STAGE, "wood", 0.012)
    block(4.1, 5.55, STAGE, 4.9, 1.3, 0.02, "wood dark", 0.006)
    block(4.1, 4.9, 0.0, 4.9, 0.02, STAGE, "teal dark", 0.004)
    block(5.9, 4.74, 0, 0.8, 0.3, 0.12, "wood", 0.01)
    curtain(1.45)
    curtain(6.33)


def curtain(x):
    """Maroon folds beside the screen, tied with a golden cord."""
    with on_back_wall(x):
        for i in range(5):
            tube(-0.2 + i * 0.1, -0.1 - 0.02 * (i % 2), 0.26, 0.062, 2.4, "maroon", sides=14)
        limb((-0.3, -0.1, 2.66), (0.3, -0.1, 2.66), 0.03, "brass")
        block(0, -0.13, 1.2, 0.52, 0.12, 0.06, "yellow", 0.02)


def slide():
    """The projected slide: a heading, three ticked lines, and the gecko."""
    with on_back_wall(3.75):
        block(0, -0.03, 1.02, 3.16, 0.04, 1.66, "dark", 0.012)
        block(0, -0.055, 1.08, 3.04, 0.01, 1.54, "#F4FBFC", 0, glow=0.95)
        block(0, -0.062, 2.34, 3.04, 0.004, 0.28, "teal dark", 0, glow=0.9)
        with placed(0, -0.066, 0):
            writing("Choosing your A Level subjects", -1.4, 2.405, 0.18, "white", glow=0.95)
        for i, words in enumerate(("What do you enjoy?", "What does the course ask?", "Who can help you?")):
            z = 2.02 - i * 0.33
            with placed(0, -0.066, 0):
                stroke(
                    [(-1.34, 0, z + 0.06), (-1.28, 0, z), (-1.16, 0, z + 0.15)], "orange", 0.018, glow=0.95
                )
                writing(words, -1.05, z, 0.18, "#00353F", glow=0.9)
        with placed(1.02, -0.062, 1.88, roll=-42, scale=1.75):
            gecko("#8A7A52")


def speaker():
    """The speaker at the lectern, one hand raised."""
    with placed(2.25, 5.42, STAGE + 0.02, turn=20):
        lectern()
        looks = Looks("skin a", "bob", top="#5B4699", legs="#5B4699", hair_colour="hair")
        pose = Pose(
            lean=2, nod=2, head_turn=4, right=(0.42, 0.22, 1.32), left=(-0.1, 0.34, 1.06), mouth="open"
        )
        with placed(0, 0.42, 0, turn=180):
            in_saree(looks, pose, saree="violet", border="orange", height=1.08)


def lectern():
    """A lectern with a microphone; the school's tick on its front."""
    block(0, 0, 0, 0.5, 0.36, 0.06, "wood dark", 0.012)
    block(0, 0, 0.06, 0.42, 0.28, 0.9, "wood", 0.014)
    block(0, 0.02, 0.96, 0.56, 0.42, 0.04, "wood dark", 0.012, pitch=14)
    block(0, -0.146, 0.5, 0.28, 0.012, 0.28, "teal dark", 0.03)
    stroke([(-0.07, -0.16, 0.64), (-0.015, -0.16, 0.58), (0.085, -0.16, 0.71)], "orange", 0.02)
    stroke([(0.16, -0.02, 1.0), (0.16, -0.03, 1.2), (0.1, 0.06, 1.3)], "dark", 0.009)
    ball(0.09, 0.075, 1.31, 0.028, "dark")
    paper(-0.08, 0.02, 1.01, 0)


def guests():
    """Two guests at the table on the stage, with water and a name card each."""
    with placed(4.55, 5.38, STAGE + 0.02):
        block(0, 0, 0, 1.9, 0.5, 0.7, "teal", 0.03)
        block(0, 0, 0.7, 1.96, 0.56, 0.04, "white", 0.012)
        block(0, -0.27, 0.5, 1.96, 0.012, 0.22, "white", 0.004)
        for x, looks, pose in (
            (
                -0.45,
                Looks(
                    "skin c",
                    "thin",
                    top="white",
                    legs="#3B4654",
                    hair_colour="hair grey",
                    glasses=True,
                    moustache=True,
                ),
                LISTEN,
            ),
            (0.45, Looks("skin b", "bun", top="green", legs="green"), to_the_right(0.7)),
        ):
            with placed(x, 0.5, 0, turn=180):
                chair("maroon")
                sitting(looks, pose)
            with placed(x, -0.18, 0.74, turn=0):
                block(0, 0, 0, 0.26, 0.08, 0.1, "white", 0.004)
            glass(x + 0.24, -0.04, 0.74)
            microphone(x - 0.1, -0.08, 0.74)
        flowers(0, -0.05, 0.74, 0.75)


def glass(x, y, z):
    """A glass of water."""
    lathe(x, y, z, [(0, 0), (0.03, 0), (0.036, 0.1), (0, 0.1)], "#CFEFF6", sides=16)


def microphone(x, y, z):
    """A microphone on a bent neck."""
    tube(x, y, z, 0.045, 0.012, "dark")
    stroke([(x, y, z), (x, y, z + 0.12), (x + 0.02, y + 0.06, z + 0.19)], "dark", 0.008)
    ball(x + 0.022, y + 0.068, z + 0.2, 0.022, "dark")


def flowers(x, y, z, scale=1.0):
    """A bowl of temple flowers and leaves."""
    with placed(x, y, z, scale=scale):
        lathe(0, 0, 0, [(0, 0), (0.08, 0), (0.14, 0.09), (0.125, 0.1), (0, 0.06)], "brass")
        for i in range(16):
            angle, reach = i * 2.4, 0.03 + 0.1 * (i / 16)
            height = 0.24 - reach * 0.7
            px, py = reach * math.cos(angle), reach * math.sin(angle)
            if i % 4 == 3:
                ball(
                    px * 1.4,
                    py * 1.4,
                    height - 0.05,
                    0.06,
                    "leaf",
                    squash=(1, 0.5, 0.5),
                    turn=math.degrees(angle),
                )
                continue
            ball(px, py, height, 0.046, "white", squash=(1, 1, 0.6))
            ball(px, py, height + 0.022, 0.02, "yellow", fine=2)


def oil_lamp_and_flowers():
    """The tall brass oil lamp that is lit when a meeting opens, with its cockerel."""
    with placed(0.95, 5.0):
        lathe(
            0,
            0,
            0,
            [
                (0, 0),
                (0.24, 0),
                (0.25, 0.03),
                (0.18, 0.06),
                (0.06, 0.1),
                (0.045, 0.16),
                (0.06, 0.2),
                (0.035, 0.25),
                (0.03, 0.5),
                (0.05, 0.54),
                (0.03, 0.58),
                (0.028, 0.9),
                (0.055, 0.93),
                (0.21, 0.97),
                (0.225, 1.0),
                (0.2, 1.01),
                (0.04, 1.0),
                (0.03, 1.06),
                (0.03, 1.22),
                (0.0, 1.24),
            ],
            "brass",
            sides=36,
        )
        for i in range(7):
            angle = i * 2 * math.pi / 7
            x, y = 0.19 * math.cos(angle), 0.19 * math.sin(angle)
            lathe(
                x,
                y,
                1.0,
                [(0, 0), (0.022, 0.02), (0.026, 0.045), (0.012, 0.085), (0, 0.11)],
                "#FFB52E",
                sides=12,
                glow=1.0,
            )
        with placed(0, 0, 1.22, turn=-60):
            ball(0, 0, 0.06, 0.062, "brass", squash=(0.8, 1.25, 0.9))
            limb((0, 0.05, 0.09), (0, 0.085, 0.17), 0.03, "brass", 0.024)
            ball(0, 0.1, 0.19, 0.032, "brass")
            ball(0, 0.092, 0.225, 0.02, "red", squash=(0.5, 1.2, 1))
            for lift in (0.08, 0.13, 0.18):
                stroke([(0, -0.05, 0.07), (0, -0.1, 0.06 + lift), (0, -0.15, 0.02 + lift)], "brass", 0.016)
        for i in range(12):
            angle = i * math.pi / 6
            ball(
                0.34 * math.cos(angle),
                0.34 * math.sin(angle),
                0.02,
                0.042,
                "white" if i % 2 else "yellow",
                squash=(1, 1, 0.5),
            )


# ---------- the audience ----------

GIRL = {"skirt": True, "tie": "tie"}
BOY = {"tie": "tie"}
HANDS = {"right": (0.08, 0.3, 0.62), "left": (-0.08, 0.3, 0.62)}
HEARS = Pose(lean=2, nod=-12, **HANDS)
NODS = Pose(lean=6, nod=2, tilt=6, **HANDS)
ASKS = Pose(lean=0, nod=-14, right=(0.35, 0.06, 1.3), left=(-0.1, 0.3, 0.62), mouth="open")
WHISPERS = Pose(lean=2, twist=-24, head_turn=-44, nod=-2, right=(0.12, 0.28, 0.62), left=(-0.02, 0.3, 0.64))
LISTENS = Pose(lean=2, twist=18, head_turn=26, nod=-4, right=(0.06, 0.3, 0.64), left=(-0.12, 0.28, 0.62))
NOTES = Pose(lean=10, nod=12, right=(0.1, 0.34, 0.72), left=(-0.1, 0.34, 0.7))


def mother(skin, colour, hair="bun"):
    """A mother in a bright saree or dress."""
    return Looks(skin, hair, top=colour, legs=colour, skirt=True)


def father(skin, colour, hair="short", **more):
    """A father in a coloured shirt."""
    return Looks(skin, hair, top=colour, legs="#3B4654", **more)


# Radius and bearing from the centre of the arcs, looks, pose.
AUDIENCE = (
    (2.75, 206, mother("skin c", "#D9607E"), HEARS),
    (2.75, 226, Looks("skin a", "plaits", ribbon="orange", **GIRL), ASKS),
    (2.75, 246, father("skin b", "#3E86BF", moustache=True), WHISPERS),
    (2.75, 266, Looks("skin a", "quiff", **BOY), NOTES),
    (3.85, 203, father("skin a", "#F2E2B8", glasses=True), HEARS),
    (3.85, 217.5, Looks("skin b", "curly", **BOY), HEARS),
    (3.85, 232, mother("skin a", "#FA9524", "one plait"), WHISPERS),
    (3.85, 246.5, Looks("skin c", "bob", **GIRL), LISTENS),
    (3.85, 261, mother("skin b", "#2F8557"), HEARS),
    (3.85, 275.5, Looks("skin a", "short", glasses=True, **BOY), WHISPERS),
    (4.95, 206, Looks("skin b", "scarf", **GIRL), HEARS),
    (4.95, 217.5, mother("skin c", "#8C2343", "scarf"), NODS),
    (4.95, 229, Looks("skin a", "cropped", **BOY), NOTES),
    (4.95, 240.5, father("skin c", "#7FA65A", "thin", hair_colour="hair grey", moustache=True), WHISPERS),
    (4.95, 252, Looks("skin b", "ponytail", ribbon="yellow", **GIRL), LISTENS),
    (4.95, 263.5, mother("skin a", "#5B4699"), HEARS),
    (4.95, 275, Looks("skin c", "quiff", **BOY), HEARS),
)


def place_listener(radius, bearing, looks, pose):
    """A chair with a listener on an arc around the stage."""
    angle = math.radians(bearing)
    x = CENTRE[0] + radius * math.cos(angle)
    y = CENTRE[1] + radius * math.sin(angle)
    with placed(x, y, 0, turn=bearing - 270, scale=1.06):
        chair("teal")
        hands = sitting(looks, pose)
        if pose is NOTES:
            hx, hy, hz = hands[1]
            block(hx + 0.1, hy + 0.02, hz, 0.2, 0.26, 0.016, "yellow", 0.004, pitch=20)


# ---------- at the sides ----------


def tea_table():
    """Tea and short eats for the interval, steaming."""
    with placed(0.62, 2.7, 0, turn=90):
        block(0, 0, 0, 1.9, 0.56, 0.76, "white", 0.02)
        block(0, 0, 0.76, 1.96, 0.62, 0.03, "orange", 0.01)
        urn()
        for row in range(2):
            for i in range(4):
                cup(-0.2 + i * 0.17, -0.18 + row * 0.17, 0.79)
        steam(-0.03, -0.18, 0.86)
        steam(0.14, -0.01, 0.86)
        short_eats()


def urn():
    """A tea urn with its tap."""
    lathe(
        -0.62,
        0.02,
        0.79,
        [(0, 0), (0.14, 0), (0.15, 0.03), (0.15, 0.36), (0.12, 0.4), (0.03, 0.43), (0.03, 0.46), (0, 0.47)],
        "metal light",
    )
    limb((-0.62, -0.13, 0.87), (-0.62, -0.2, 0.87), 0.014, "dark")
    limb((-0.62, -0.19, 0.9), (-0.62, -0.19, 0.84), 0.01, "dark")


def short_eats():
    """A plate of patties and a plate of rolls."""
    for x, shape in ((0.6, "patty"), (0.84, "roll")):
        tube(x, 0.0, 0.79, 0.12, 0.014, "white")
        for i in range(6):
            angle = i * math.pi / 3
            px, py = x + 0.06 * math.cos(angle), 0.06 * math.sin(angle)
            if shape == "patty":
                ball(px, py, 0.815, 0.036, "cane", squash=(1.1, 0.7, 0.5), turn=math.degrees(angle))
            else:
                limb((px - 0.03, py, 0.82), (px + 0.03, py, 0.82), 0.02, "curry")


def walls():
    """Clock, fan, and a garland over the screen."""
    with on_window_wall(2.6, 2.25):
        wall_fan(turn=-20)
    with on_back_wall(0.75, 2.2):
        clock(16, 30)
    with on_back_wall(3.75, 2.72):
        for swag in range(4):
            for i in range(9):
                t = i / 8
                x = -1.5 + swag * 0.75 + t * 0.75
                z = -0.14 * math.sin(math.pi * t)
                ball(x, -0.09, z + 0.04, 0.034, ("orange", "yellow", "white")[i % 3], fine=2)

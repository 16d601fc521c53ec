"""The computer lab: sixteen workstations, five on each wall and six in the middle.

Every screen looks into the room, so that all sixteen can be counted. Shoes stay at the door.
To make you smile: a rubber duck on a monitor, to which programs are explained.
"""

from kit.computers import SCREEN_FOOT, SCREEN_HEIGHT, rubber_duck, workstation
from kit.fittings import clock, notices, poster, wall_fan, whiteboard, word_line
from kit.furniture import chair, potted_plant
from kit.look import afternoon
from kit.people import MOUSE, POINT, THINK, TYPE, Looks, Pose, sitting, standing, to_the_left, to_the_right
from kit.shapes import ball, block, placed, stroke
from kit.shell import DEPTH, WIDTH, on_back_wall, on_window_wall, shell

WINDOWS = ((0.75, 2.25), (2.95, 4.45))
CROPS = {}

GIRL = {"skirt": True, "tie": "tie", "shoes": "white"}
BOY = {"tie": "tie", "shoes": "white"}

# Place of the desk, the way its user looks (degrees from +y to the left), screen, looks, pose.
WINDOW_SIDE = 90
BOARD_SIDE = 0
STATIONS = (
    (0.37, 0.75, WINDOW_SIDE, "code", Looks("skin a", "short", **BOY), TYPE),
    (0.37, 1.8, WINDOW_SIDE, "columns", Looks("skin b", "plaits", ribbon="orange", **GIRL), to_the_left()),
    (0.37, 2.85, WINDOW_SIDE, "blocks", Looks("skin c", "bob", **GIRL), MOUSE),
    (0.37, 3.9, WINDOW_SIDE, "curve", Looks("skin a", "curly", **BOY), TYPE),
    (0.37, 4.95, WINDOW_SIDE, "page", Looks("skin b", "one plait", ribbon="yellow", **GIRL), to_the_left()),
    (1.62, DEPTH - 0.37, BOARD_SIDE, "table", Looks("skin c", "quiff", **BOY), to_the_right()),
    (2.67, DEPTH - 0.37, BOARD_SIDE, "drawing", Looks("skin a", "ponytail", ribbon="orange", **GIRL), MOUSE),
    (3.72, DEPTH - 0.37, BOARD_SIDE, "code", Looks("skin b", "cropped", **BOY), TYPE),
    (4.77, DEPTH - 0.37, BOARD_SIDE, "pie", Looks("skin a", "scarf", **GIRL), to_the_right()),
    (5.82, DEPTH - 0.37, BOARD_SIDE, "flow", Looks("skin c", "short", glasses=True, **BOY), TYPE),
    (2.55, 3.55, BOARD_SIDE, "page", Looks("skin a", "quiff", **BOY), to_the_right()),
    (3.7, 3.55, BOARD_SIDE, "code", Looks("skin b", "bob", ribbon="yellow", **GIRL), THINK),
    (4.85, 3.55, BOARD_SIDE, "columns", Looks("skin a", "short", **BOY), to_the_right()),
    (2.55, 1.6, BOARD_SIDE, "curve", Looks("skin c", "plaits", ribbon="orange", **GIRL), MOUSE),
    (3.7, 1.6, BOARD_SIDE, "code", Looks("skin b", "curly", **BOY), POINT),
    (4.85, 1.6, BOARD_SIDE, "blocks", Looks("skin a", "bob", glasses=True, **GIRL), to_the_right()),
)
DUCK_STATION = 14


def build():
    """Everything in the room."""
    shell(WINDOWS, floor="#E3D3B8", boards="#D9C6A6")
    afternoon(WINDOWS)
    for number, (x, y, way, screen, looks, pose) in enumerate(STATIONS):
        with placed(x, y, 0, turn=way):
            workstation(screen)
            if number == DUCK_STATION:
                with placed(0.02, 0.13, SCREEN_FOOT + SCREEN_HEIGHT + 0.025):
                    rubber_duck()
            with placed(0, -0.58, 0, scale=1.05):
                chair("teal" if number % 2 else "orange")
                sitting(looks, pose)
    teacher()
    walls()
    by_the_door()


def teacher():
    """The teacher between the rows, pointing at a screen."""
    looks = Looks(
        "skin a", "short", top="#3E86BF", legs="#3B4654", glasses=True, moustache=True, shoes="white"
    )
    pose = Pose(lean=4, nod=2, head_turn=14, right=(0.1, 0.24, 0.98), left=(-0.16, 0.42, 1.2))
    with placed(5.85, 1.95, 0, turn=128):
        hands = standing(looks, pose, height=1.12)
        x, y, z = (c * 1.12 for c in hands[0])
        block(x - 0.05, y + 0.03, z, 0.2, 0.26, 0.02, "yellow", 0.004, pitch=50)


def walls():
    """Board, clock, air conditioner, fan and posters."""
    with on_back_wall(3.4, 0.62):
        whiteboard(2.3, 0.85)
        word_line("1010₂ = 10₁₀", -1.02, 1.45, 0.23, "navy")
        word_line("1, 1, 2, 3, 5, 8, 13", -1.02, 1.1, 0.19, "red")
        tree_of_bits(0.74, 1.16)
    with on_back_wall(1.25, 2.42):
        air_conditioner()
    with on_back_wall(5.95, 2.2):
        wall_fan(turn=25)
    with on_back_wall(5.15, 2.3):
        clock(16, 10)
    with on_window_wall(5.35, 1.5):
        keyboard_poster()
    with on_window_wall(2.6, 1.55):
        notices(("yellow",))


def tree_of_bits(x, z):
    """A small tree of circles, as one draws to explain searching."""
    with placed(x, -0.066, z):
        spots = ((0, 0.4), (-0.2, 0.2), (0.2, 0.2), (-0.3, 0), (-0.1, 0), (0.1, 0), (0.3, 0))
        for child in range(1, 7):
            parent = (child - 1) // 2
            stroke(
                [(spots[parent][0], 0, spots[parent][1]), (spots[child][0], 0, spots[child][1])],
                "dark",
                0.006,
            )
        for i, (cx, cz) in enumerate(spots):
            ball(cx, 0, cz, 0.05, "orange" if i in (0, 2, 5) else "teal", squash=(1, 0.25, 1))


def air_conditioner():
    """A split unit with its louvre."""
    block(0, -0.13, -0.14, 0.95, 0.26, 0.3, "white", 0.05)
    block(0, -0.25, -0.12, 0.82, 0.03, 0.05, "metal light", 0.01, pitch=30)
    ball(0.38, -0.262, 0.07, 0.014, "lime", glow=1.2, fine=2)
    stroke(
        [(0.42, -0.04, -0.14), (0.42, -0.03, -0.3), (0.46, -0.02, -0.36), (0.8, -0.02, -0.36)], "white", 0.02
    )


def keyboard_poster():
    """A poster of a keyboard, its rows in the colours of the fingers."""
    poster(1.15, 0.72)
    colours = ("rose", "orange", "yellow", "lime", "lime", "blue", "blue", "yellow", "orange", "rose")
    for row in range(3):
        for column, colour in enumerate(colours):
            block(
                -0.475 + column * 0.1 + row * 0.022,
                -0.014,
                0.46 - row * 0.12,
                0.084,
                0.008,
                0.095,
                colour,
                0.003,
            )
    block(0, -0.014, 0.1, 0.5, 0.008, 0.085, "teal pale", 0.003)


def by_the_door():
    """The shoe rack, a plant and the cabinet with the printer."""
    with placed(5.95, 0.42):
        shoe_rack()
    with placed(WIDTH - 0.4, 4.35):
        printer()
    with placed(0.42, DEPTH - 0.4):
        potted_plant(1.0, "clay")


def shoe_rack():
    """Two boards with pairs of school shoes."""
    for side in (-1, 1):
        block(side * 0.53, 0, 0, 0.04, 0.3, 0.44, "wood", 0.008)
    for z in (0.08, 0.28):
        block(0, 0, z, 1.04, 0.3, 0.03, "wood", 0.006)
        for i in range(4):
            pair(-0.38 + i * 0.25, z + 0.03, "dark" if (i + round(z * 10)) % 4 else "wood dark")
    with placed(-0.75, -0.05, 0, turn=20):
        pair(0, 0, "dark")


def pair(x, z, colour):
    """A pair of shoes, toes to -y."""
    for side in (-1, 1):
        block(x + side * 0.05, -0.02, z, 0.075, 0.19, 0.06, colour, 0.026)
        block(x + side * 0.05, 0.045, z + 0.03, 0.07, 0.08, 0.055, colour, 0.02)


def printer():
    """A cabinet with a printer that has just printed a page."""
    block(0, 0, 0, 0.55, 0.55, 0.6, "wood", 0.012)
    for z in (0.08, 0.34):
        block(0, -0.275, z, 0.47, 0.02, 0.22, "wood dark", 0.006)
        block(0, -0.29, z + 0.1, 0.12, 0.02, 0.02, "brass", 0.004)
    block(0, 0.03, 0.6, 0.46, 0.38, 0.22, "white", 0.03)
    block(0, -0.02, 0.78, 0.36, 0.28, 0.05, "metal light", 0.012)
    block(0, -0.2, 0.66, 0.26, 0.2, 0.006, "paper", 0, pitch=-8)
    block(0, 0.2, 0.8, 0.24, 0.02, 0.2, "paper", 0, pitch=-14)
    ball(0.17, -0.165, 0.77, 0.012, "lime", glow=1.2, fine=2)

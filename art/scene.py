"""Build one room in Blender and render it; called by render.py.

blender -b -P art/scene.py -- <room> <target.png> <width> <samples> [crop]
"""

import importlib
import os
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy

from kit.clean import clean
from kit.look import (
    CAMERA_AIM,
    CAMERA_SCALE,
    FULL_SIZE,
    empty_scene,
    quick_and_clean,
    set_camera,
    write_passes,
)


def main(room, target, width, samples, crop=None):
    """Render a room, or one of its named crops, to a PNG file."""
    module = importlib.import_module(f"rooms.{room.replace('-', '_')}")
    empty_scene()
    module.build()
    view = module.CROPS[crop] if crop else {"aim": CAMERA_AIM, "scale": CAMERA_SCALE, "size": FULL_SIZE}
    set_camera(view["aim"], view["scale"])
    full_width, full_height = view["size"]
    size = (width, round(full_height * width / full_width))
    quick_and_clean(samples, size)
    with tempfile.TemporaryDirectory() as folder:
        write_passes(folder)
        bpy.ops.render.render()
        clean(folder, target)


if __name__ == "__main__":
    words = sys.argv[sys.argv.index("--") + 1 :]
    main(words[0], words[1], int(words[2]), int(words[3]), *words[4:])

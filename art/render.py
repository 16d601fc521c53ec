"""Render the rooms: python3 art/render.py [room ...] [--draft]

Without a room it renders all of them, one after the other. Pictures land in art/out/, which stays out
of git; art/export.py turns them into the files of the site.
"""

import argparse
import os
import subprocess
import time

HERE = os.path.dirname(os.path.abspath(__file__))
OUT = os.path.join(HERE, "out")
ROOMS = ("classroom", "computer-lab", "library", "conference-hall", "dining-area")
CROPS = {"classroom": {"phone": 1200}}
DRAFT = {"width": 650, "samples": 24}
FINAL = {"width": 1300, "samples": 40}


def render(room, target, width, samples, crop=None):
    """Run Blender on one room at the lowest priority."""
    begun = time.time()
    command = ["nice", "-n", "19", "blender", "-b", "-noaudio", "-P", os.path.join(HERE, "scene.py"), "--"]
    command += [room, target, str(width), str(samples)] + ([crop] if crop else [])
    done = subprocess.run(command, capture_output=True, text=True)
    if not os.path.exists(target) or "Traceback" in done.stderr + done.stdout:
        raise SystemExit(done.stdout[-3000:] + done.stderr[-3000:])
    print(f"{os.path.relpath(target)} in {time.time() - begun:.0f} s")


def main():
    """Read the command line and render what it names."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rooms", nargs="*", metavar="room", help=", ".join(ROOMS))
    parser.add_argument("--draft", action="store_true", help="half size, few samples")
    parser.add_argument("--crop", action="store_true", help="only the crops")
    wanted = parser.parse_args()
    unknown = set(wanted.rooms) - set(ROOMS)
    if unknown:
        parser.error(f"no such room: {', '.join(sorted(unknown))}")
    os.makedirs(OUT, exist_ok=True)
    quality = DRAFT if wanted.draft else FINAL
    ending = "-draft.png" if wanted.draft else ".png"
    for room in wanted.rooms or ROOMS:
        if not wanted.crop:
            render(room, os.path.join(OUT, room + ending), **quality)
        for crop, width in CROPS.get(room, {}).items():
            if wanted.draft and not wanted.crop:
                continue
            width = width // 2 if wanted.draft else width
            render(room, os.path.join(OUT, f"{room}-{crop}{ending}"), width, quality["samples"], crop)


if __name__ == "__main__":
    main()

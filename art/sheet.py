"""Lay everything that has been rendered on one contact sheet: python3 art/sheet.py"""

import glob
import os
import subprocess

OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "out")


def main():
    """Write art/out/sheet.png."""
    target = os.path.join(OUT, "sheet.png")
    pictures = sorted(p for p in glob.glob(os.path.join(OUT, "*.png")) if p != target)
    command = [
        "montage",
        *pictures,
        "-geometry",
        "650x507+12+12",
        "-tile",
        "2x",
        "-background",
        "#F8FDFD",
        target,
    ]
    subprocess.run(command, check=True)
    print(os.path.relpath(target))


if __name__ == "__main__":
    main()

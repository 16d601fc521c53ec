"""Turn the rendered rooms into the site's files: python3 art/export.py [picture ...]

Reads art/out/<picture>.png and writes app/assets/rooms/<picture>-<width>.avif, and .webp in two
widths for browsers from before AVIF. Every width has a limit, 60 KB at full width: the quality of
the AVIF goes down until it keeps to it.
"""

import math
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
OUT = os.path.join(HERE, "out")
TARGET = os.path.join(HERE, "..", "app", "assets", "rooms")
LARGEST = {320: 15_000, 480: 24_000, 640: 30_000, 720: 35_000, 960: 48_000, 1300: 60_000}
# Under full transparency lies the colour of the plinth, so that no edge costs bytes or rings.
QUIET_GROUND = ("-background", "#00353F", "-alpha", "background")
WIDTHS = {
    "classroom": (320, 480, 640, 720, 960, 1300),
    "classroom-phone": (640, 960),
    "computer-lab": (320, 480, 640, 720, 960, 1300),
    "library": (320, 480, 640, 720, 960, 1300),
    "conference-hall": (320, 480, 640, 720, 960, 1300),
    "dining-area": (320, 480, 640, 720, 960, 1300),
}
# Two are enough: every name of a file is written into the scripts of the pages that show it.
WEBP_WIDTHS = (640, 960)


def run(*command):
    """Run a tool quietly."""
    subprocess.run(command, check=True, capture_output=True)


def encode_avif(source, target, limit):
    """The best quality, of a few, that keeps to the limit in bytes. Returns it.

    A point of quality is worth about two per cent of the size, so two or three attempts are enough.
    """
    quality = 54 if limit < 60_000 else 50
    while quality >= 24:
        run("avifenc", "--speed", "7", "--jobs", "2", "--yuv", "444", *quantizers(quality), source, target)
        size = os.path.getsize(target)
        if size <= limit:
            return quality
        quality -= max(2, round(math.log(size / limit) / 0.022))
    raise SystemExit(f"{target} is larger than {limit} bytes at the lowest quality")


def quantizers(quality):
    """avifenc's quantizers for a quality from 0 to 100; transparency stays nearly exact."""
    worst = round((100 - quality) * 63 / 100)
    return [
        "--min",
        str(max(0, worst - 6)),
        "--max",
        str(min(63, worst + 6)),
        "--minalpha",
        "0",
        "--maxalpha",
        "12",
    ]


def export(picture):
    """All sizes of one picture, each in the formats it is asked for."""
    source = os.path.join(OUT, f"{picture}.png")
    for width in WIDTHS[picture]:
        name = os.path.join(TARGET, f"{picture}-{width}")
        with tempfile.NamedTemporaryFile(suffix=".png") as scaled:
            run(
                "convert",
                source,
                "-filter",
                "Lanczos",
                "-resize",
                f"{width}x",
                *QUIET_GROUND,
                "-strip",
                scaled.name,
            )
            quality = encode_avif(scaled.name, name + ".avif", LARGEST[width])
            print(f"{picture}-{width}: avif {kilobytes(name + '.avif')} (quality {quality})")
            if width in WEBP_WIDTHS:
                run(
                    "cwebp",
                    "-q",
                    str(min(80, quality + 12)),
                    "-alpha_q",
                    "90",
                    "-m",
                    "5",
                    "-sharp_yuv",
                    scaled.name,
                    "-o",
                    name + ".webp",
                )
                print(f"{picture}-{width}: webp {kilobytes(name + '.webp')}")


def kilobytes(path):
    """The size of a file, as it is printed."""
    return f"{os.path.getsize(path) // 1000} KB"


def main():
    """Export what the command line names, or everything that has been rendered."""
    os.makedirs(TARGET, exist_ok=True)
    rendered = [name for name in WIDTHS if os.path.exists(os.path.join(OUT, f"{name}.png"))]
    for picture in sys.argv[1:] or rendered:
        export(picture)


if __name__ == "__main__":
    main()

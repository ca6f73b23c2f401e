"""Takes pictures of the pages in screens.html with Playwright in Chromium, and compares each with its
reference, as tests of pages do. `make bench` runs it.

    screenshots.py TOOLS

Each line of standard input is a list of variants that differ, such as `Inbox/7 Photos/31`; it is
answered with the seconds that all pictures took, and how many were equal to their references. The first
line records these.

A reference is compared by its pixels: both files are decoded with Pillow. Where their bytes are equal
nothing is decoded.
"""

import io
import os
import pathlib
import sys
import time

from PIL import Image, ImageChops
from playwright.sync_api import sync_playwright

from browser import chromium

PAGE = pathlib.Path(__file__).resolve().with_name("screens.html").as_uri()
NAMES = ("Inbox", "Settings", "Timetable", "Profile", "SignIn", "Photos")
VARIANTS = 50


def is_equal(one, other):
    """Whether two PNG files have the same pixels."""
    if one == other:
        return True
    old, new = (Image.open(io.BytesIO(data)).convert("RGB") for data in (one, other))
    return old.size == new.size and ImageChops.difference(old, new).getbbox() is None


def take(page, changed, references):
    """Takes all pictures; says how many were equal to their references, which it adds to."""
    equal = 0
    for name in NAMES:
        for number in range(VARIANTS):
            key = f"{name}/{number}"
            page.evaluate("([a, b, c]) => show(a, b, c)", [name, number, key in changed])
            picture = page.screenshot()
            equal += is_equal(references.setdefault(key, picture), picture)
    return equal


def main():
    program, environment = chromium(os.path.abspath(sys.argv[1]))
    references = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program, env=environment, args=["--no-sandbox"]
        )
        context = browser.new_context(
            viewport={"width": 393, "height": 852}, device_scale_factor=3
        )
        page = context.new_page()
        page.goto(PAGE)
        for line in sys.stdin:
            begin = time.perf_counter()
            equal = take(page, set(line.split()), references)
            print(time.perf_counter() - begin, equal, flush=True)
        browser.close()


if __name__ == "__main__":
    main()

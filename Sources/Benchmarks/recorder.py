"""Plays the sign-in of the Stores example in Chromium while Playwright records it: once for each line
of standard input, each answered with how long after each step its code was there, in seconds. `make
bench` runs it.

    recorder.py TOOLS

It is the recorder that `playwright codegen` has, without its window.
"""

import os
import sys
import time

from playwright.sync_api import sync_playwright

import browser

STEPS = [
    lambda page: page.get_by_test_id("otherTab").click(),
    lambda page: page.get_by_test_id("loginButton").click(),
    lambda page: page.get_by_test_id("auth.signInButton").click(),
    lambda page: page.get_by_test_id("emailTextField").press_sequentially("test@example.com"),
    lambda page: page.get_by_test_id("passwordTextField").press_sequentially("password1234"),
    lambda page: page.get_by_test_id("signInButton").click(),
]
# The longest that a step's code is waited for, in milliseconds.
PATIENCE = 5000


def start_recording(context, heard):
    """Lets the recorder tell of each piece of code when it has it."""
    channel = context._impl_obj._channel
    channel.onRecorderEvent(lambda event: heard.append((time.perf_counter(), event["code"])))

    async def start():
        await channel.startRecording(language="python")

    context._sync(start())


def sign_in(chromium):
    """Does each step, and waits for its code.

    Typing is told key by key; the latest that was told counts.
    """
    context = chromium.new_context(viewport={"width": 393, "height": 852})
    page = context.new_page()
    page.goto(browser.PAGE)
    heard = []
    start_recording(context, heard)
    seconds = []
    for step in STEPS:
        count = len(heard)
        begin = time.perf_counter()
        step(page)
        waited = 0
        while len(heard) == count and waited < PATIENCE:
            page.wait_for_timeout(5)
            waited += 5
        if len(heard) > count:
            seconds.append(heard[-1][0] - begin)
    context.close()
    return seconds


def main():
    program, environment = browser.chromium(os.path.abspath(sys.argv[1]))
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=program, env=environment, args=["--no-sandbox"]
        )
        for _ in sys.stdin:
            print(*sign_in(chromium), flush=True)
        chromium.close()


if __name__ == "__main__":
    main()

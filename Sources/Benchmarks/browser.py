"""Plays the sign-in of the Stores example with Playwright in Chromium: once for each line of standard
input, each answered with how long it took, in seconds. `make bench` runs it.

    browser.py TOOLS

Chromium is the one that is installed, or the one that was unpacked in the folder TOOLS. It is started
before and serves all times, as a host of pomelo's does; each time has a context of its own. The page is
a file, so that no network is in the way.
"""

import os
import pathlib
import platform
import shutil
import sys
import time

from playwright.sync_api import expect, sync_playwright

PAGE = pathlib.Path(__file__).resolve().with_name("signin.html").as_uri()


def sign_in(browser):
    """What `SignInTests/testSignIn` does, step by step, in a fresh context.

    `fill` is what Playwright advises, and faster than typing as the test does it.
    """
    context = browser.new_context(viewport={"width": 393, "height": 852})
    page = context.new_page()
    page.goto(PAGE)
    expect(page.get_by_test_id("homeTab")).to_be_visible()
    expect(page.get_by_test_id("otherTab")).to_be_visible()
    page.get_by_test_id("otherTab").click()
    page.get_by_test_id("loginButton").click()
    expect(page.get_by_test_id("auth.signUpButton")).to_be_visible()
    expect(page.get_by_test_id("auth.signInButton")).to_be_visible()
    page.get_by_test_id("auth.signInButton").click()
    for name in ("emailTextField", "passwordTextField", "signInButton"):
        expect(page.get_by_test_id(name)).to_be_visible()
    page.get_by_test_id("emailTextField").fill("test@example.com")
    page.get_by_test_id("passwordTextField").fill("password1234")
    page.get_by_test_id("signInButton").click()
    expect(page.get_by_test_id("accountEmail")).to_have_text("test@example.com")
    expect(page.get_by_test_id("signOutButton")).to_be_visible()
    context.close()


def chromium(tools):
    """The browser's program, and the environment that it finds its libraries with."""
    installed = shutil.which("chromium")
    if installed:
        return installed, dict(os.environ)
    libraries = f"{tools}/usr/lib/{platform.machine()}-linux-gnu"
    path = f"{libraries}:{libraries}/pulseaudio:{os.environ.get('LD_LIBRARY_PATH', '')}"
    return f"{tools}/usr/lib/chromium/chromium", dict(os.environ, LD_LIBRARY_PATH=path)


def main():
    program, environment = chromium(os.path.abspath(sys.argv[1]))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program, env=environment, args=["--no-sandbox"]
        )
        for _ in sys.stdin:
            begin = time.perf_counter()
            sign_in(browser)
            print(time.perf_counter() - begin, flush=True)
        browser.close()


if __name__ == "__main__":
    main()

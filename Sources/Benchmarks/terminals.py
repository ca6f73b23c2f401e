"""Measures terminal programs in one pseudo-terminal: pomelo, and htop, tig and a Textual app where
they are there. `make bench` runs it; standard library only.

    terminals.py --pomelo PROGRAM --project FOLDER [--rounds COUNT] [--json]

start     from exec to the end of the first frame that shows what the program is for; all programs
          start in turns
key       from writing a key to the last byte of its answer (40 ms of silence end it)
bytes     written for a key; of these, `text` are characters, the rest moves and attributes
memory    resident memory of the program itself and, after a slash, with its children
idle      times that the program's threads woke up, and its CPU time, in five untouched seconds
"""

import argparse
import fcntl
import json
import os
import pty
import re
import select
import shutil
import signal
import statistics
import struct
import subprocess
import sys
import termios
import time
import typing

ESCAPES = re.compile(
    rb"\x1b\[[0-9;:?<>=]*[ -/]*[@-~]|\x1b\][^\x07\x1b]*(\x07|\x1b\\)|\x1b[()][0-9A-B]|\x1b[=>78M]"
    rb"|[\x00-\x1a\x1c-\x1f]"
)
# What programs ask a terminal, so that none of them waits for a time-out.
ANSWERS = [
    (b"\x1b[c", b"\x1b[?62;22c"),
    (b"\x1b[0c", b"\x1b[?62;22c"),
    (b"\x1b[>c", b"\x1b[>0;276;0c"),
    (b"\x1b[6n", b"\x1b[1;1R"),
    (b"\x1b]11;?", b"\x1b]11;rgb:1818/1818/1c1c\x1b\\"),
    (b"\x1b[?2026$p", b"\x1b[?2026;2$y"),
]
DOWN, UP = b"\x1bOB", b"\x1bOA"


class Program(typing.NamedTuple):
    """A program to measure: how it is started, and what its first frame has."""

    name: str
    command: list
    pattern: bytes
    # A name, keys to repeat, a count and the silence in seconds that ends an answer.
    keys: list


class Terminal:
    """A program on a pseudo-terminal of 120 by 40 cells."""

    def __init__(self, command, environment, folder):
        self.begin = time.perf_counter()
        self.output = b""
        self.pid, self.descriptor = pty.fork()
        if self.pid == 0:
            os.chdir(folder)
            os.execvpe(command[0], command, environment)
        size = struct.pack("HHHH", 40, 120, 0, 0)
        fcntl.ioctl(self.descriptor, termios.TIOCSWINSZ, size)

    def read(self, wait):
        """Reads what comes within a time; None when nothing does, b"" at the end."""
        if not select.select([self.descriptor], [], [], max(0, wait))[0]:
            return None
        try:
            data = os.read(self.descriptor, 1 << 16)
        except OSError:
            return b""
        self.output = (self.output + data)[-400000:]
        for question, answer in ANSWERS:
            if question in data:
                os.write(self.descriptor, answer)
        return data

    def settle(self, patience, gap):
        """Reads until a silence; what came, and when the last of it did."""
        data, last = b"", None
        limit = time.perf_counter() + patience
        while True:
            wait = limit if last is None else min(limit, last + gap)
            part = self.read(wait - time.perf_counter())
            if not part:
                return data, last
            data, last = data + part, time.perf_counter()

    def wait_for(self, pattern, patience=60):
        """Reads until a pattern is on the screen and it is quiet; seconds since the start."""
        limit = time.perf_counter() + patience
        while time.perf_counter() < limit:
            part = self.read(limit - time.perf_counter())
            if part == b"":
                break
            if re.search(pattern, ESCAPES.sub(b" ", self.output)):
                end = time.perf_counter()
                _, last = self.settle(0.3, 0.1)
                return (last or end) - self.begin
        raise RuntimeError("it does not start: " + repr(self.output[-300:]))

    def processes(self):
        """The program and its children."""
        found = [self.pid]
        for pid in found:
            try:
                with open(f"/proc/{pid}/task/{pid}/children") as file:
                    found += [int(word) for word in file.read().split()]
            except OSError:
                pass
        return found

    def memory(self, pid):
        """Resident megabytes of a process."""
        try:
            with open(f"/proc/{pid}/status") as file:
                return int(re.search(r"VmRSS:\s+(\d+)", file.read()).group(1)) / 1024
        except (OSError, AttributeError):
            return 0

    def activity(self):
        """How often the program's threads woke up so far, and its CPU milliseconds."""
        switches = 0
        for task in os.listdir(f"/proc/{self.pid}/task"):
            with open(f"/proc/{self.pid}/task/{task}/status") as file:
                text = file.read()
            switches += int(re.search(r"\nvoluntary_ctxt_switches:\s+(\d+)", text).group(1))
        with open(f"/proc/{self.pid}/stat") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        ticks = int(fields[11]) + int(fields[12])
        return switches, ticks * 1000 / os.sysconf("SC_CLK_TCK")

    def close(self):
        """Ends the program."""
        for number in (signal.SIGTERM, signal.SIGKILL):
            try:
                os.kill(self.pid, number)
            except OSError:
                break
            limit = time.perf_counter() + 2
            while time.perf_counter() < limit:
                if os.waitpid(self.pid, os.WNOHANG)[0]:
                    os.close(self.descriptor)
                    return
                self.read(0.02)


def start(program, environment):
    """A program that shows what it is for, and the seconds that this took."""
    terminal = Terminal(program.command, environment, os.getcwd())
    try:
        return terminal, terminal.wait_for(program.pattern)
    except RuntimeError:
        terminal.close()
        raise


def measure_starts(programs, environment, rounds):
    """Median milliseconds of each program's start; all start in turns, as minutes differ."""
    times = {}
    for _ in range(rounds):
        for program in programs:
            try:
                terminal, seconds = start(program, environment)
            except (RuntimeError, OSError) as error:
                print(f"  {program.name}: {error}", file=sys.stderr)
                continue
            terminal.close()
            times.setdefault(program.name, []).append(seconds * 1000)
    return {name: statistics.median(values) for name, values in times.items()}


def measure(program, environment):
    """The other figures of a program."""
    terminal, _ = start(program, environment)
    figures = {"keys": {}}
    try:
        for name, repeated, count, gap in program.keys:
            delays, sizes, texts = [], [], []
            for number in range(count):
                begin = time.perf_counter()
                os.write(terminal.descriptor, repeated[number % len(repeated)])
                data, last = terminal.settle(1, gap)
                if last is not None:
                    delays.append((last - begin) * 1000)
                    sizes.append(len(data))
                    texts.append(len(ESCAPES.sub(b"", data)))
            if delays:
                figures["keys"][name] = {
                    "median": statistics.median(delays),
                    "p95": sorted(delays)[int(len(delays) * 0.95)],
                    "bytes": statistics.mean(sizes),
                    "text": statistics.mean(texts),
                    "answered": len(delays) / count,
                }
        own = terminal.memory(terminal.pid)
        figures["memory"] = own
        figures["memory of all"] = sum(map(terminal.memory, terminal.processes()))
        terminal.settle(1, 0.5)
        before = terminal.activity()
        terminal.settle(5, 5)
        after = terminal.activity()
        figures["wakes"] = after[0] - before[0]
        figures["idle CPU"] = after[1] - before[1]
    finally:
        terminal.close()
    return figures


def programs(options):
    """What is measured."""
    moves = [b"j"] * 10 + [b"k"] * 10
    yield Program(
        "pomelo",
        [options.pomelo, "explore", options.project, "--only", options.test],
        rb"1\W*App[\s\S]*s\W*step",
        [
            ("cursor", [b"2"] + moves, 61, 0.04),
            ("fold", [b"2", b"h", b"l"], 41, 0.04),
            ("page", [b"5", b"\x06", b"\x02"], 31, 0.04),
            ("step", [b"s"], 20, 0.1),
        ],
    )
    arrows = [DOWN] * 10 + [UP] * 10
    for name, command, pattern in [
        ("htop", ["htop", "-d", "100"], rb"F10\W*Quit"),
        ("tig", ["tig", "-n", "200"], rb"\[main\]"),
    ]:
        path = shutil.which(name, path=os.environ["PATH"])
        if path is None:
            print(f"  {name} is not installed: left out.", file=sys.stderr)
            continue
        yield Program(name, [path] + command[1:], pattern, [("cursor", arrows, 60, 0.04)])
    probe = subprocess.run([sys.executable, "-c", "import textual"], capture_output=True)
    if probe.returncode != 0:
        print("  Textual is not installed: left out.", file=sys.stderr)
        return
    command = [sys.executable, os.path.abspath(__file__), "--textual-app"]
    yield Program("Textual", command, rb"Row 10", [("cursor", arrows, 60, 0.04)])


def run_textual_app():
    """A table of two hundred rows, as Textual's guide writes one."""
    from textual.app import App
    from textual.widgets import DataTable, Footer, Header

    class Table(App):
        def compose(self):
            yield Header()
            yield DataTable(cursor_type="row")
            yield Footer()

        def on_mount(self):
            table = self.query_one(DataTable)
            table.add_columns("Number", "Name", "State")
            for number in range(200):
                table.add_row(str(number), f"Row {number}", "passed")

    Table().run()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--pomelo")
    parser.add_argument("--project")
    parser.add_argument("--test", default="SignInTests/testSignIn")
    parser.add_argument("--only", help="measure this program alone")
    parser.add_argument("--rounds", type=int, default=7, help="how often each is started")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--textual-app", action="store_true")
    options = parser.parse_args()
    if options.textual_app:
        return run_textual_app()
    environment = dict(os.environ, TERM="xterm-256color", LC_ALL="C.UTF-8")
    for name in ("LINES", "COLUMNS", "NO_COLOR", "POMELO_CONFIG"):
        environment.pop(name, None)
    chosen = [one for one in programs(options) if options.only in (None, one.name)]
    starts = measure_starts(chosen, environment, options.rounds)
    results = {}
    for program in chosen:
        if program.name not in starts:
            continue
        try:
            figures = {"start": starts[program.name], **measure(program, environment)}
        except (RuntimeError, OSError) as error:
            print(f"  {program.name}: {error}", file=sys.stderr)
            continue
        results[program.name] = figures
        if not options.json:
            show(program.name, figures)
    if options.json:
        print(json.dumps(results, indent=2))
    elif "pomelo" in starts and "tig" in starts:
        ratio = starts["pomelo"] / starts["tig"]
        print(f"    {'met' if ratio <= 2 else 'MISSED'}: it starts within twice the time of tig", end="")
        print(f" ({ratio:.1f} times)")


def show(name, figures):
    """Prints the figures of a program."""
    print(f"  {name:<8} start {figures['start']:7.0f} ms", end="")
    print(f"   memory {figures['memory']:.0f}/{figures['memory of all']:.0f} MB", end="")
    print(f"   idle {figures['wakes']} wake-ups, {figures['idle CPU']:.0f} ms CPU in 5 s")
    for key, one in figures["keys"].items():
        print(f"    {key:<7} {one['median']:6.2f} ms (p95 {one['p95']:6.2f})", end="")
        print(f"   {one['bytes']:6.0f} bytes a key, {one['text']:.0f} of them text", end="")
        print("" if one["answered"] > 0.9 else f"   {one['answered']:.0%} answered")


if __name__ == "__main__":
    main()

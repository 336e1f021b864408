"""Runs the tool as a user does, and says what it left."""

import json
import os
import random
import shutil
import subprocess
import threading
import time
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2]
SAMPLES = PACKAGE / "SampleData"
# The codes that `gymbo help` promises.
EXIT_CODES = {0, 1, 2, 3, 4, 5, 6, 7, 130}


class Finding(Exception):
    """gymbo did what it must not do."""


class Bench:
    """What every bench has: the tool, a folder, a seeded random generator, and how long it may go on."""

    def __init__(self, name, folder, options):
        self.folder = folder
        self.random = random.Random(f"{options.seed} {name}")
        self.size = options.size
        self.library = options.library
        self.gymbo = (options.gymbo or PACKAGE / ".build" / "release" / "gymbo").resolve()
        if not os.access(self.gymbo, os.X_OK):
            raise SystemExit(f"{self.gymbo}: there is no tool; build it: swift build -c release --product gymbo")

    def of_size(self, ci, nightly, release):
        return {"ci": ci, "nightly": nightly, "release": release}[self.size]

    def some(self, items, ci, nightly=None):
        """A few of them, other ones with each seed; all of them in a release's run."""
        items = list(items)
        count = self.of_size(ci, nightly, None)
        return items if count is None or count >= len(items) else self.random.sample(items, count)

    def remove_folder(self):
        shutil.rmtree(self.folder, ignore_errors=True)

    def new_folder(self, name):
        folder = self.folder / name
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        return folder

    def write(self, name, content):
        path = self.folder / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return path

    def run(self, *arguments, before=(), timeout=60, **options):
        """Runs the tool to its end. It must end in time, by itself and with a code that its help names."""
        command = [*map(str, before), str(self.gymbo), *map(str, arguments)]
        options.setdefault("stdin", subprocess.DEVNULL)
        if "input" in options:
            del options["stdin"]
        try:
            done = subprocess.run(command, capture_output="stdout" not in options, timeout=timeout, **options)
        except subprocess.TimeoutExpired:
            raise Finding(f"it did not end within {timeout} s: {shown(command)}") from None
        if done.returncode not in EXIT_CODES:
            raise Finding(f"it ended with {done.returncode}: {shown(command)}\n{tail(done.stderr)}")
        return done

    def json(self, *files, command="report", options=()):
        """The JSON of a report; a finding where there is none."""
        done = self.run(command, *files, "--format", "json", *options)
        if done.returncode != 0:
            raise Finding(f"{shown(files)} gives {done.returncode}: {tail(done.stderr)}")
        return json.loads(done.stdout)

    def measured(self, *arguments, timeout=60, stdin=subprocess.DEVNULL):
        """Runs the tool.
        - Returns: exit code, the end of standard error, seconds, and the most memory in MB, without the pages of mapped files."""
        start = time.monotonic()
        errors = open(self.folder / "errors", "w+b")
        process = subprocess.Popen(
            [str(self.gymbo), *map(str, arguments)], stdin=stdin, stdout=subprocess.DEVNULL, stderr=errors)
        most = [0]

        def watch():
            while process.poll() is None:
                most[0] = max(most[0], own_memory(process.pid))
                if time.monotonic() - start > timeout:
                    process.kill()
                time.sleep(0.002)

        watcher = threading.Thread(target=watch)
        watcher.start()
        process.wait()
        watcher.join()
        errors.seek(0)
        return process.returncode, tail(errors.read()), time.monotonic() - start, most[0]


def own_memory(pid):
    try:
        for line in open(f"/proc/{pid}/status"):
            if line.startswith("RssAnon:"):
                return int(line.split()[1]) / 1024
    except (OSError, ValueError):
        pass
    return 0


def shown(command):
    return " ".join(ascii(str(word))[1:-1] for word in command)


def tail(text):
    return (text or b"").decode(errors="backslashreplace").strip()[-400:]


def difference(left, right, path="", tolerance=0):
    """The first place at which two JSON values differ, or None. Numbers may differ by a relative tolerance."""
    if type(left) is not type(right) and not (isinstance(left, (int, float)) and isinstance(right, (int, float))):
        return f"{path}: {str(left)[:80]} and {str(right)[:80]}"
    if isinstance(left, dict):
        for key in sorted(left.keys() | right.keys()):
            if key not in left or key not in right:
                return f"{path}.{key} is in one only"
            found = difference(left[key], right[key], f"{path}.{key}", tolerance)
            if found:
                return found
        return None
    if isinstance(left, list):
        if len(left) != len(right):
            return f"{path}: {len(left)} and {len(right)} items"
        for index, pair in enumerate(zip(left, right)):
            found = difference(*pair, f"{path}[{index}]", tolerance)
            if found:
                return found
        return None
    same = left == right or (
        tolerance and isinstance(left, float | int) and abs(left - right) <= tolerance * max(abs(left), abs(right)))
    return None if same else f"{path}: {str(left)[:80]} and {str(right)[:80]}"

"""Killed (SIGKILL) or asked to stop (SIGTERM, SIGINT) over the results of an earlier run: at random moments, and in the
system calls that open, write, sync, rename and remove files.

Each file is the old or the new one, whole. Asked to stop, all are old or all new, nothing else is left, and the exit code says
which: 0 new, 130 old. Killed, a part of a file may be left; the next run removes it.

strace stops it in a chosen call; without it, random moments are all."""

import re
import shutil
import signal
import subprocess
import time

from tool import SAMPLES, Finding

SIGNALS = [signal.SIGKILL, signal.SIGTERM, signal.SIGINT]
CALLS = ["openat", "mkdir", "write", "fsync", "close", "renameat2", "unlink"]


def run(bench):
    count = bench.of_size(60, 1000, 10_000)
    batch = bench.new_folder("exports")
    for name in range(8):
        shutil.copy(SAMPLES / ("hevy.csv", "fitnotes.csv")[name % 2], batch / f"{name}.csv")
    works = [
        Work(bench, "batch", [batch], ["--as-of", "2026-10-01"]),
        Work(bench, "tables", [SAMPLES / "strong.csv"], ["--week", "-3"], ["--format", "csv"]),
        Work(bench, "file", [SAMPLES / "strong.csv"], ["--week", "-3"], ["--format", "json"]),
    ]
    new = 0
    for _ in range(count):
        new += bench.random.choice(works).kill(bench.random.choice(SIGNALS))
    calls = [(work, *call) for work in works for call in work.calls()] if shutil.which("strace") else []
    chosen = bench.some(calls, 60, 600)
    for work, call, place in chosen:
        new += work.kill(bench.random.choice(SIGNALS), call, place)
    inside = f"{len(chosen)} of {len(calls)} calls" if calls else "no call, there is no strace"
    return f"{count} moments and {inside}, {new} of them too late to stop anything: old or new, whole"


class Work:
    """One command, with the results of an earlier run and of a complete one."""

    def __init__(self, bench, name, files, earlier, form=()):
        self.bench, self.name = bench, name
        self.place = "out.json" if name == "file" else "out"
        self.command = ["batch" if name == "batch" else "report", *files, *form]
        self.folder = bench.new_folder(name)
        self.old = self.complete(earlier)
        start = time.monotonic()
        self.new = self.complete([])
        self.seconds = time.monotonic() - start

    def complete(self, options):
        done = self.bench.run(*self.command, "--output", self.folder / self.place, *options)
        if done.returncode != 0:
            raise Finding(f"{self.name} ends with {done.returncode}")
        return self.files()

    def files(self):
        return {str(path.relative_to(self.folder)): path.read_bytes() for path in self.folder.rglob("*.*") if path.is_file()}

    def restore(self):
        shutil.rmtree(self.folder)
        for name, content in self.old.items():
            (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
            (self.folder / name).write_bytes(content)

    def line(self):
        return [str(self.bench.gymbo), *map(str, self.command), "--output", str(self.folder / self.place)]

    def calls(self):
        """The calls that deal with files, each with its number in its thread."""
        self.restore()
        log = self.bench.folder / "calls"
        subprocess.run(
            ["strace", "-f", "-o", log, "-e", f"trace={','.join(CALLS)}", *self.line()], check=True, capture_output=True)
        found, counts = set(), {}
        for match in re.finditer(r"^(\d+) +(\w+)\(", log.read_text(errors="replace"), re.MULTILINE):
            thread, call = match.groups()
            counts[thread, call] = counts.get((thread, call), 0) + 1
            found.add((call, counts[thread, call]))
        return sorted(found)

    def kill(self, number, call=None, place=None):
        """Sends a signal, at a random moment or in a call.

        - Returns: whether it had ended before."""
        self.restore()
        log = self.bench.folder / "calls"
        inject = ["-e", f"trace={call}", "-e", f"inject={call}:signal={number.name}:when={place}"]
        process = subprocess.Popen(
            [*(["strace", "-f", "-o", log, *inject] if call else []), *self.line()],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        if not call:
            time.sleep(self.bench.random.random() * 1.3 * self.seconds)
            process.send_signal(number)
        try:
            code = process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            raise Finding(f"{self.name}: {number.name} does not end it") from None
        left = self.files()
        said = f"{self.name}, {number.name}{f' in {call} number {place}' if call else ''}, code {code}"
        # strace sends it to each thread that comes to that call, and a second signal ends the tool at once, as promised.
        at_once = number == signal.SIGKILL or call and log.read_text(errors="replace").count(f"--- {number.name} ") > 1
        if at_once and code not in (0, 130):
            for name, content in left.items():
                if not name.endswith(".part") and content not in (self.old.get(name), self.new.get(name)):
                    raise Finding(f"{said}: {name} is neither old nor new")
            if self.complete([]) != self.new:
                raise Finding(f"{said}: the next run leaves {sorted(self.files().keys() - self.new.keys())}")
            return False
        # A signal that comes before the tool listens ends it as any program.
        expected = {0: self.new, 130: self.old, -number: self.old}.get(code)
        if left != expected:
            mixed = [name for name in left if left[name] not in ((expected or {}).get(name),)]
            raise Finding(f"{said}: left are {mixed} of another run")
        return code == 0

"""Killed (SIGKILL) or asked to stop (SIGTERM, SIGINT) at a random moment over the results of an earlier run.

Each file is the old or the new one, whole. Asked to stop, all are old or all new, nothing else is left, and the exit code says
which: 0 new, 130 old. Killed, a part of a file may be left; the next run removes it."""

import shutil
import signal
import subprocess
import time

from tool import SAMPLES, Finding

SIGNALS = [signal.SIGKILL, signal.SIGTERM, signal.SIGINT]


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
    return f"{count} moments, {new} of them too late to stop anything: old or new, whole"


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

    def kill(self, number):
        """- Returns: whether it had ended before."""
        self.restore()
        process = subprocess.Popen(
            [str(self.bench.gymbo), *map(str, self.command), "--output", str(self.folder / self.place)],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(self.bench.random.random() * 1.3 * self.seconds)
        process.send_signal(number)
        try:
            code = process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            raise Finding(f"{self.name}: {number.name} does not end it") from None
        left = self.files()
        said = f"{self.name}, {number.name}, code {code}"
        if number == signal.SIGKILL and code != 0:
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

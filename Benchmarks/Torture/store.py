"""The store under harm: imports, undos and restores that are killed, whose system calls fail, and that run at once.

Each time the store verifies afterwards and holds the old or the new history; code 0 means the new one. No temporary file is left by a
command that ended by itself. Several processes lose no change."""

import re
import shutil
import signal
import subprocess
import time

from tool import EXIT_CODES, SAMPLES, Finding, tail

ERRORS = {
    "openat": ["EACCES", "EMFILE", "EIO", "EROFS"], "pread64": ["EIO"], "pwrite64": ["ENOSPC", "EIO"], "fsync": ["EIO"],
    "fdatasync": ["EIO", "ENOSPC"], "ftruncate": ["EIO"], "unlink": ["EIO", "EACCES"], "rename": ["EACCES", "ENOSPC"],
    "mkdir": ["EACCES", "ENOSPC", "EROFS"], "fcntl": ["EIO"], "write": ["ENOSPC", "EIO"], "read": ["EIO"], "fchmod": ["EPERM"],
    "newfstatat": ["EACCES"], "lseek": ["EIO"], "close": ["EIO"],
}
# The first call of the tool itself; before it the loader and the libraries begin.
FIRST_CALL = "rt_sigaction(SIGPIPE, {sa_handler=SIG_IGN"


def run(bench):
    exports(bench)
    works = [
        Work(bench, "import", ["import", bench.folder / "this.csv"]),
        Work(bench, "undo", ["store", "undo"]),
        Work(bench, "restore", ["store", "restore", bench.folder / "copy.sqlite"]),
        Work(bench, "hide", ["history", "--hide", "3"]),
    ]
    count = bench.of_size(40, 1000, 10_000)
    new = sum(bench.random.choice(works).kill() for _ in range(count))
    faults = [fault for work in works for fault in work.faults()] if shutil.which("strace") else []
    chosen = bench.some(faults, 40, 600)
    for work, *fault in chosen:
        work.fail(*fault)
    rounds = bench.of_size(3, 30, 300)
    for _ in range(rounds):
        at_once(bench)
    return (
        f"{count} kills, {new} of them too late; {len(chosen)} of {len(faults)} failing system calls; four at once {rounds} times: "
        "old or new, and an honest exit code")


def exports(bench):
    """Exports of last week and of this one, in which a workout was edited and one deleted, and a copy of a store of the first."""
    lines = (SAMPLES / "strong.csv").read_text().split("\n")
    bench.write("last.csv", "\n".join(line for line in lines if not line.startswith("2026-11-1")) + "\n")
    bench.write("this.csv", "\n".join(
        line.replace(",1,", ",2,") if line.startswith("2026-11-05 ") else line
        for line in lines if not line.startswith("2026-11-03 ")))
    shutil.copy(SAMPLES / "hevy.csv", bench.folder / "hevy.csv")
    start = bench.new_folder("start") / "gymbo.sqlite"
    for name in ("hevy.csv", "last.csv"):
        done = bench.run("import", bench.folder / name, "--store", start)
        if done.returncode != 0:
            raise Finding(f"{name} is not imported: {tail(done.stderr)}")
    shutil.copy(start, bench.folder / "start.sqlite")
    done = bench.run("import", bench.folder / "this.csv", "--store", start)
    if done.returncode != 0 or bench.run("store", "backup", bench.folder / "copy.sqlite", "--store", start).returncode != 0:
        raise Finding(f"the copy is not made: {tail(done.stderr)}")


class Work:
    """One command that changes a store."""

    def __init__(self, bench, name, command):
        self.bench, self.name, self.folder = bench, name, bench.new_folder(name)
        self.store = self.folder / "gymbo.sqlite"
        self.command = [str(bench.gymbo), *map(str, command), "--store", str(self.store)]
        self.begin()
        self.old = self.content()
        start = time.monotonic()
        subprocess.run(self.command, check=True, capture_output=True)
        self.seconds = time.monotonic() - start
        self.new = self.content()
        if self.old == self.new:
            raise Finding(f"{name} changes nothing")

    def begin(self):
        shutil.rmtree(self.folder)
        self.folder.mkdir()
        shutil.copy(self.bench.folder / "start.sqlite", self.store)

    def content(self):
        """What a report sees of it; it has to verify first."""
        verified = self.bench.run("store", "verify", "--store", self.store)
        if verified.returncode != 0:
            raise Finding(f"{self.name}: the store does not verify: {tail(verified.stdout)} {tail(verified.stderr)}")
        return self.bench.run("export", "--to", "plain", "--store", self.store).stdout

    def kill(self):
        self.begin()
        process = subprocess.Popen(
            self.command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(self.bench.random.random() * 1.3 * self.seconds)
        process.send_signal(signal.SIGKILL)
        code = process.wait(10)
        content = self.content()
        if content not in ([self.new] if code == 0 else [self.old, self.new]):
            raise Finding(f"{self.name} killed, code {code}: the store is neither old nor new")
        return code == 0

    def faults(self):
        """Every call of the tool that can fail: which, its number, with which error, and whether for good."""
        self.begin()
        log = self.bench.folder / "calls"
        subprocess.run(["strace", "-o", log, *self.command], check=True, capture_output=True)
        counts, before, began = {}, {}, False
        for line in log.read_text(errors="replace").splitlines():
            began = began or FIRST_CALL in line
            if found := re.match(r"(\w+)\(", line):
                counts[found[1]] = counts.get(found[1], 0) + 1
                if not began:
                    before[found[1]] = counts[found[1]]
        if not began:
            raise Finding(f"{self.name}: the tool's first call is not found; it is no longer {FIRST_CALL}")
        for call in sorted(counts.keys() & ERRORS.keys()):
            for place in range(before.get(call, 0) + 1, counts[call] + 1):
                for error in ERRORS[call]:
                    yield self, call, place, error, False
                    yield self, call, place, error, True

    def fail(self, call, place, error, for_good):
        self.begin()
        when = f"{place}+" if for_good else f"{place}"
        said = f"{self.name}, {call} number {when} fails with {error}"
        inject = ["strace", "-o", "/dev/null", "-e", f"trace={call}", "-e", f"inject={call}:error={error}:when={when}"]
        try:
            done = subprocess.run([*inject, *self.command], capture_output=True, timeout=30, stdin=subprocess.DEVNULL)
        except subprocess.TimeoutExpired:
            raise Finding(f"{said}: it does not end") from None
        errors = tail(done.stderr)
        if done.returncode not in EXIT_CODES:
            raise Finding(f"{said}: it ended with {done.returncode}: {errors}")
        content = self.content()
        # The change is made where only the closing words could not be printed, and where only the folder could not be synced after it;
        # then the sentence says that it may be.
        printed = done.returncode == 5 and ("Standard output" in errors or "or nothing" in errors or call == "write")
        expected = [self.new] if done.returncode == 0 else [self.old, self.new] if printed else [self.old]
        if content not in expected:
            raise Finding(f"{said}: code {done.returncode}, and the store is {'new' if content == self.new else 'another'}: {errors}")
        if call != "write" and done.returncode != 0 and "gymbo: " not in errors:
            raise Finding(f"{said}: code {done.returncode} without a word")
        parts = [path.name for path in self.folder.rglob("*.part-*")]
        if parts and call != "unlink":
            raise Finding(f"{said}: {parts} are left")


def at_once(bench):
    """Four imports into one store that is not there yet."""
    store = bench.new_folder("at-once") / "gymbo.sqlite"
    lines = [["last.csv"], ["hevy.csv"], ["last.csv", "--as", "Ann"], ["hevy.csv", "--as", "Ann"]]
    bench.random.shuffle(lines)
    processes = [
        subprocess.Popen(
            [str(bench.gymbo), "import", *line, "--store", str(store)], cwd=bench.folder, stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE)
        for line in lines]
    for line, process in zip(lines, processes):
        errors = process.communicate(timeout=60)[1]
        if process.returncode != 0:
            raise Finding(f"at once: {line} ends with {process.returncode}: {tail(errors)}")
    verified = bench.run("store", "verify", "--store", store)
    status = bench.run("store", "--store", store).stdout.decode()
    if verified.returncode != 0 or status.count("  import ") != 4:
        raise Finding(f"at once: {tail(verified.stdout)} {status}")

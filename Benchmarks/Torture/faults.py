"""Every system call of a report and of a batch fails, once and from there on; memory and disk run out; nobody reads the output.

With code 0 the results are those of an undisturbed run; with 6 each file that was left out is named; else the results of the
earlier run are there, whole, and a sentence says why. No signal, no hang, no part of a file left over.

System calls are made to fail by strace, so this bench needs it, and Linux."""

import re
import shutil
import subprocess

from tool import EXIT_CODES, SAMPLES, Finding, tail

ERRORS = {
    "openat": ["EACCES", "EMFILE", "EIO"], "read": ["EIO", "EINTR"], "write": ["ENOSPC", "EIO", "EINTR"],
    "newfstatat": ["EACCES", "EIO"], "getdents64": ["EIO"], "mmap": ["ENOMEM"], "lseek": ["EIO"],
    "fsync": ["EIO", "ENOSPC"], "close": ["EIO"], "rename": ["EACCES", "ENOSPC"], "renameat2": ["EACCES", "EINVAL"],
    "fchmod": ["EPERM"], "readlink": ["EIO"], "mkdir": ["ENOSPC"], "unlink": ["EIO"], "flock": ["ENOLCK"],
    "clone3": ["EAGAIN"], "clone": ["EAGAIN"], "sync_file_range": ["EIO"], "pread64": ["EIO"], "getcwd": ["EIO"],
    "sched_getaffinity": ["EPERM"], "madvise": ["ENOMEM"], "munmap": ["ENOMEM"], "fcntl": ["EIO"],
}
# The first call of the tool itself; before it the loader and the libraries begin.
FIRST_CALL = "rt_sigaction(SIGPIPE, {sa_handler=SIG_IGN"


def run(bench):
    if not shutil.which("strace"):
        return "not run: there is no strace"
    works = [
        Work(bench, "report", "out.json", ["report", SAMPLES / "hevy.csv", "--format", "json"]),
        Work(bench, "tables", "out", ["report", SAMPLES / "hevy.csv", "--format", "csv"]),
        Work(bench, "batch", "out", ["batch", exports(bench), "--jobs", "2", "--reports"]),
    ]
    faults = [fault for work in works for fault in work.faults()]
    chosen = bench.some(faults, 120, 2000)
    for work, *fault in chosen:
        work.fail(*fault)
    others = full_disk(bench, works) + little_memory(bench) + closed_output(bench)
    return f"{len(chosen)} of {len(faults)} failing system calls and {others} refusals: old or new, and an honest exit code"


def exports(bench):
    folder = bench.new_folder("exports")
    for name in ("Ann/a.csv", "Ann/b.csv", "Bob/c.csv"):
        (folder / name).parent.mkdir(exist_ok=True)
        shutil.copy(SAMPLES / "fitnotes.csv", folder / name)
    return folder


class Work:
    """One command over the results of an earlier run."""

    def __init__(self, bench, name, place, command):
        self.bench, self.name, self.folder = bench, name, bench.new_folder(name)
        self.place = self.folder / place
        self.command = [str(bench.gymbo), *map(str, command), "--output", str(self.place)]
        earlier = ["--as-of", "2026-03-01"]
        self.old = self.complete(earlier)
        self.new = self.complete([])

    def complete(self, options):
        subprocess.run([*self.command, *options], check=True, capture_output=True)
        return self.files()

    def files(self):
        return {str(path.relative_to(self.folder)): path.read_bytes() for path in self.folder.rglob("*") if path.is_file()}

    def restore(self, content):
        shutil.rmtree(self.folder)
        self.folder.mkdir()
        for name, bytes in content.items():
            (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
            (self.folder / name).write_bytes(bytes)

    def faults(self):
        """Every call of the tool that can fail: which, as the how many-eth of its thread, with which error, and whether for good."""
        self.restore(self.old)
        log = self.bench.folder / "calls"
        subprocess.run(["strace", "-f", "-o", log, *self.command], check=True, capture_output=True)
        counts, before, main, began = {}, {}, None, False
        for line in log.read_text(errors="replace").splitlines():
            found = re.match(r"(\d+) +(\w+)\(", line)
            if not found:
                continue
            thread, call = found.groups()
            main = main or thread
            began = began or FIRST_CALL in line
            counts[thread, call] = counts.get((thread, call), 0) + 1
            if not began:
                before[call] = counts[thread, call]
        if not began:
            raise Finding(f"{self.name}: the tool's first call is not found; it is no longer {FIRST_CALL}")
        places = sorted({
            (call, place) for (thread, call), count in counts.items() if call in ERRORS
            for place in range(before.get(call, 0) + 1 if thread == main else 1, count + 1)
            # The same number in the main thread is a call of the loader.
            if place > before.get(call, 0)})
        for call, place in places:
            for error in ERRORS[call]:
                yield self, call, place, error, False
                # What is interrupted for ever, every program tries for ever. Where no file can be renamed any more, none can be
                # put back either.
                if error != "EINTR" and call not in ("rename", "renameat2"):
                    yield self, call, place, error, True

    def fail(self, call, place, error, for_good):
        self.restore(self.old)
        when = f"{place}+" if for_good else f"{place}"
        said = f"{self.name}, {call} number {when} fails with {error}"
        inject = ["strace", "-f", "-o", "/dev/null", "-e", f"trace={call}", "-e", f"inject={call}:error={error}:when={when}"]
        try:
            done = subprocess.run([*inject, *self.command], capture_output=True, timeout=30, stdin=subprocess.DEVNULL)
        except subprocess.TimeoutExpired:
            raise Finding(f"{said}: it does not end") from None
        # Where nothing can be written or removed, no sentence can be said and no part be removed. Refused memory ends it at once:
        # the next run removes the parts.
        self.check(
            done, said, says=call != "write" or not for_good, removes=call not in ("unlink", "mmap", "munmap", "madvise"))

    def check(self, done, said, says=True, removes=True):
        errors = tail(done.stderr)
        if done.returncode not in EXIT_CODES:
            raise Finding(f"{said}: it ended with {done.returncode}: {errors}")
        left = self.files()
        if not removes:
            left = {name: content for name, content in left.items() if not name.endswith(".part")}
        if done.returncode == 0:
            expected = [self.new]
        elif says and "gymbo: " not in errors:
            raise Finding(f"{said}: code {done.returncode} without a word")
        elif done.returncode == 6:
            if any(name.endswith(".part") for name in left):
                raise Finding(f"{said}: parts are left")
            return
        else:
            expected = [self.old]
        # The output is complete where only the closing words could not be printed. Where no sentence can be said either, that is not
        # told from output that could not be written.
        if done.returncode == 5 and "Standard output" in errors:
            expected = [self.new]
        elif not says:
            expected = [self.old, self.new]
        if left not in expected:
            other = sorted(name for name in left.keys() | expected[0].keys() if left.get(name) != expected[0].get(name))
            raise Finding(f"{said}: code {done.returncode}, and these are of another run: {other}: {errors}")


def full_disk(bench, works):
    """Files may have so many bytes and no more."""
    count = 0
    for work in works:
        largest = max(map(len, work.new.values()))
        for limit in sorted({1, 2, *(bench.random.randrange(1, largest // 1024 + 2) for _ in range(bench.of_size(3, 20, 100)))}):
            work.restore(work.old)
            done = subprocess.run(
                ["bash", "-c", f'ulimit -f {limit}; exec "$0" "$@"', *work.command], capture_output=True, timeout=60)
            work.check(done, f"{work.name}, no file over {limit} KiB")
            count += 1
    with open("/dev/full", "wb") as full:
        for form in ("text", "json", "html", "csv"):
            done = bench.run("report", SAMPLES / "strong.csv", "--format", form, stdout=full, stderr=subprocess.PIPE)
            if done.returncode != 5 or b"No space left" not in done.stderr:
                raise Finding(f"report as {form} on a full device ends with {done.returncode}: {tail(done.stderr)}")
            count += 1
    return count


def little_memory(bench):
    """Memory is refused: from what lets the program start to what it needs."""
    file = SAMPLES / "strong.csv"

    def attempt(kilobytes, *arguments):
        script = f'ulimit -v {kilobytes}; exec "$0" "$@"'
        return subprocess.run(
            ["bash", "-c", script, str(bench.gymbo), *map(str, arguments)], capture_output=True, timeout=60)

    least = next(kilobytes for kilobytes in range(20_000, 400_000, 1000) if attempt(kilobytes, "--version").returncode == 0)
    most = next(
        kilobytes for kilobytes in range(least, 1_000_000, 1000)
        if attempt(kilobytes, "report", file, "--format", "json").returncode == 0)
    limits = bench.some(range(least, most, 250), 10, 50)
    for kilobytes in limits:
        done = attempt(kilobytes, "report", file, "--format", "json")
        if done.returncode not in EXIT_CODES or (done.returncode != 0 and b"gymbo: " not in done.stderr):
            raise Finding(f"with {kilobytes} kB of address space it ends with {done.returncode}: {tail(done.stderr)}")
    return len(limits)


def closed_output(bench):
    """Nobody reads on: no error. Standard output is closed: an error, and no output in another file."""
    for form in ("text", "json", "html", "csv"):
        command = f'"$0" report "$1" --format {form} | head -c 10; exit ${{PIPESTATUS[0]}}'
        done = subprocess.run(
            ["bash", "-c", command, str(bench.gymbo), str(SAMPLES / "strong.csv")], capture_output=True, timeout=60)
        if done.returncode != 0 or done.stderr:
            raise Finding(f"report as {form} | head ends with {done.returncode}: {tail(done.stderr)}")
        done = subprocess.run(
            ["bash", "-c", f'"$0" report "$1" --format {form} >&-', str(bench.gymbo), str(SAMPLES / "strong.csv")],
            capture_output=True, timeout=60)
        if done.returncode != 5:
            raise Finding(f"report as {form} >&- ends with {done.returncode}: {tail(done.stderr)}")
    return 8

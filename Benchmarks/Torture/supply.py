"""What the tool reaches, writes and carries: no socket, no file beside the output, modes by the umask, the notices of all that is linked
in; before a release also whether two builds in two folders are the same bytes."""

import hashlib
import re
import shutil
import subprocess

from tool import PACKAGE, SAMPLES, Finding, tail

# What may be linked in, by a name of its that is in the tool, and the word of its notices.
PARTS = {b"openblas": "OpenBLAS", b"LAPACKE_": "LAPACKE", b"_gfortran": "libgfortran", b"swift_retain": "Swift"}


def run(bench):
    said = [f"{len(notices(bench))} parts have their notices"]
    if shutil.which("strace"):
        said.append(f"{reached(bench)} commands open no socket and write nothing beside their output")
    else:
        said.append("system calls not looked at: there is no strace")
    if bench.size == "release":
        said.append(two_builds(bench))
    return "; ".join(said)


def notices(bench):
    text = bench.run("--version", "--notices").stdout.decode()
    linked = subprocess.run(["ldd", bench.gymbo], capture_output=True).stdout + bench.gymbo.read_bytes()
    parts = [part for mark, part in PARTS.items() if mark in linked]
    for part in parts:
        if part not in text:
            raise Finding(f"{part} is linked in, and its notices are not printed")
    return parts


def reached(bench):
    sample = SAMPLES / "hevy.csv"
    commands = [
        ["report", sample], ["report", sample, "--format", "json", "--output", "out.json"],
        ["report", sample, "--format", "csv", "--output", "out"], ["report", sample, "--format", "html", "--output", "out.html"],
        ["check", sample], ["suggest", sample], ["batch", sample, "--reports", "--output", "out"], ["exercises", sample],
    ]
    for command in commands:
        folder = bench.new_folder("work")
        log = bench.folder / "calls"
        done = bench.run(
            *command, before=["strace", "-f", "-o", log, "-e", "trace=%network,openat,open,creat,mkdir,rename,renameat2,unlink"],
            cwd=folder, umask=0o027)
        if done.returncode not in (0, 1):
            raise Finding(f"{command} ends with {done.returncode}: {tail(done.stderr)}")
        for line in log.read_text(errors="replace").splitlines():
            check_call(line, command)
        for path in folder.rglob("*"):
            mode = path.stat().st_mode & 0o777
            if mode != (0o750 if path.is_dir() else 0o640):
                raise Finding(f"{command}: {path.name} has mode {mode:o} with umask 027")
            if "--output" not in command or not str(path.relative_to(folder)).startswith("out"):
                raise Finding(f"{command} makes {path.name}")
    return len(commands)


def check_call(line, command):
    call = re.match(r"\d+ +(\w+)\(", line)
    if not call:
        return
    if call[1] in ("socket", "connect", "bind", "sendto", "socketpair"):
        raise Finding(f"{command} reaches a network: {line}")
    writes = call[1] not in ("openat", "open") or re.search(r"O_(WRONLY|RDWR|CREAT)", line)
    path = re.search(r'"([^"]*)"', line)
    if writes and path and not path[1].startswith("out") and path[1] not in ("/dev/tty", "/dev/null"):
        raise Finding(f"{command} writes beside its output: {line}")


def two_builds(bench):
    """Builds the last commit in two folders. Left out of the comparison are a hash of the compiler's arguments, in which the folder is,
    and the number that the linker makes of all bytes."""
    digests = []
    for name in ("one", "another-with-a-longer-name"):
        folder = bench.new_folder(name)
        for step in (["git", "clone", "--quiet", PACKAGE, folder / "gymbo"],
                     ["swift", "build", "-c", "release", "--product", "gymbo", "--package-path", folder / "gymbo"]):
            done = subprocess.run(step, capture_output=True)
            if done.returncode != 0:
                raise RuntimeError(tail(done.stdout + done.stderr))
        tool = folder / "gymbo" / ".build" / "release" / "gymbo"
        stripped = folder / "stripped"
        sections = [f"--remove-section={name}" for name in (".swift_modhash", ".note.gnu.build-id")]
        subprocess.run(["objcopy", "--strip-all", *sections, tool, stripped], check=True)
        digests.append(hashlib.sha256(stripped.read_bytes()).hexdigest())
    if digests[0] != digests[1]:
        raise Finding(f"two builds in two folders differ: {bench.folder}")
    return "two builds in two folders are the same bytes, but for a hash of the compiler's arguments"

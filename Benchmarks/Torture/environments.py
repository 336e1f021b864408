"""The same files and options give the same bytes, in any environment: each command in each format, in environments drawn at random."""

import hashlib
import os
import shutil

from tool import SAMPLES, Finding, shown

FILES = ["strong.csv", "hevy.csv"]
COMMANDS = [
    *(["report", *FILES, "--format", form] for form in ("text", "json", "csv", "html")),
    *(["exercise", "squat", FILES[0], "--format", form] for form in ("text", "json", "csv")),
    ["suggest", FILES[0], "--format", "json"],
    ["check", *FILES, "--format", "csv"],
    ["batch", *FILES, "--output", "tables", "--reports"],
    ["batch", *FILES, "--output", "tables", "--format", "json", "--reports", "html"],
]
VARIABLES = {
    "TZ": ["", "UTC", "Pacific/Kiritimati", "America/St_Johns", "Asia/Kathmandu", "no such zone", ":bad", "XYZ-99"],
    "LC_ALL": ["C", "C.UTF-8", "de_DE.UTF-8", "tr_TR.UTF-8", "ar_EG", "no_SUCH"],
    "LANG": ["", "C", "tr_TR.UTF-8", "zh_CN.GB18030"],
    "LANGUAGE": ["tr:de", "fr"],
    "HOME": ["", "/nowhere"],
    "PATH": ["", "/usr/bin"],
    "OPENBLAS_NUM_THREADS": ["1", "2", "64"],
    "OMP_NUM_THREADS": ["1", "8"],
    "OPENBLAS_CORETYPE": ["Prescott", "Nehalem", "Sandybridge", "Haswell", "Zen"],
    "OPENBLAS_VERBOSE": ["0"],
    "MALLOC_ARENA_MAX": ["1"],
    "MALLOC_PERTURB_": ["0", "85", "255"],
    "SWIFT_DETERMINISTIC_HASHING": ["1"],
    "TERM": ["", "dumb", "xterm-256color"],
    "NO_COLOR": ["1"],
    "POSIXLY_CORRECT": ["1"],
}


class Environment:
    """Variables, and a line of shell that runs a command otherwise."""

    def __init__(self, random):
        self.variables = {}
        if random.random() < 0.9:
            self.variables = {
                name: random.choice(values) for name, values in VARIABLES.items() if random.random() < 0.4}
        self.mask = random.choice(["000", "022", "077", "027"])
        self.limit = random.choice(["", "ulimit -s 1024; ", "ulimit -n 32; ", "ulimit -c 0; "])
        self.closed = random.choice(["", "<&-", "2>&-", "<&- 2>&-", "< /dev/zero", "3<&0 4>&1"])
        self.jobs = random.randint(1, 8)
        processors = sorted(os.sched_getaffinity(0))
        self.processors = random.choice([processors, processors[:1]])
        self.depth = random.randint(0, 12)

    def __str__(self):
        words = " ".join(f"{name}={value!r}" for name, value in self.variables.items())
        return f"{words} umask {self.mask}; {self.limit}{self.closed} jobs {self.jobs}, processors {self.processors}"


def run(bench):
    plain = Environment(bench.random)
    plain.variables, plain.limit, plain.closed, plain.mask = dict(os.environ), "", "", "022"
    expected = [result(bench, command, plain) for command in COMMANDS]
    count = bench.of_size(40, 400, 1000)
    for _ in range(count):
        environment = Environment(bench.random)
        place = bench.random.randrange(len(COMMANDS))
        if result(bench, COMMANDS[place], environment) != expected[place]:
            raise Finding(f"{shown(COMMANDS[place])} says something else in: {environment}")
    return f"{count} environments, {len(COMMANDS)} commands: the same bytes"


def result(bench, command, environment):
    """A hash of everything that a command prints and writes."""
    folder = bench.new_folder("run")
    for step in range(environment.depth):
        folder = folder / f"{step} ä"
    folder.mkdir(parents=True, exist_ok=True)
    for file in FILES:
        shutil.copy(SAMPLES / file, folder)
    if command[0] == "batch":
        command = [*command, "--jobs", str(environment.jobs)]
    script = f'umask {environment.mask}; {environment.limit}"$0" "$@" {environment.closed}'
    process = bench.run(
        *command, before=["/bin/bash", "-c", script], cwd=folder, env=environment.variables,
        preexec_fn=lambda: os.sched_setaffinity(0, environment.processors))
    if process.returncode not in (0, 1):
        raise Finding(f"{shown(command)} ends with {process.returncode} in: {environment}\n{process.stderr.decode()}")
    sums = hashlib.sha256(process.stdout)
    for file in sorted(folder.glob("tables/**/*.*")):
        sums.update(str(file.relative_to(folder)).encode() + file.read_bytes())
    return sums.hexdigest()

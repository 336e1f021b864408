"""Runs programs in turn, and prints their times and memory side by side."""

import os
import statistics
import sys
import time


class Program:
    """A command, and what its runs took. `folder` is where it writes tables that are compared with those of the others."""

    def __init__(self, name, command, folder=None, environment=None):
        self.name, self.command, self.folder = name, [str(part) for part in command], folder
        self.environment = environment or {}
        self.wall, self.processor, self.memory = [], [], []

    def clear(self):
        """Removes the tables of the run before, and lets the disk come to rest: no run pays for what another wrote."""
        for file in os.scandir(self.folder) if self.folder else ():
            if file.name.endswith(".csv"):
                os.unlink(file.path)
        os.sync()

    def run(self, log):
        self.clear()
        flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
        start = time.perf_counter()
        # The kernel counts the memory of the process that starts another as the other's first: this one stays small.
        process = os.posix_spawnp(
            self.command[0], self.command, {**os.environ, **self.environment},
            file_actions=[
                (os.POSIX_SPAWN_OPEN, 1, log, flags, 0o600), (os.POSIX_SPAWN_DUP2, 1, 2)])
        _, status, usage = os.wait4(process, 0)
        self.wall.append(time.perf_counter() - start)
        if status != 0:
            sys.exit(f"{' '.join(self.command)} failed:\n{open(log).read()}")
        self.processor.append(usage.ru_utime + usage.ru_stime)
        self.memory.append(usage.ru_maxrss / 1024)

    @property
    def seconds(self):
        return statistics.median(self.wall)

    @property
    def processor_seconds(self):
        return statistics.median(self.processor)

    @property
    def megabytes(self):
        return statistics.median(self.memory)


def busy_seconds():
    """What all processes of the machine have used so far."""
    with open("/proc/stat") as file:
        fields = [int(field) for field in file.readline().split()[1:9]]
    idle = fields[3] + fields[4]
    return (sum(fields) - idle) / os.sysconf("SC_CLK_TCK")


def in_turn(programs, rounds, log):
    """Runs each program once a round, so that a busy machine is busy for all. Says how busy it was with other things."""
    busy, start = busy_seconds(), time.perf_counter()
    for _ in range(rounds):
        for program in programs:
            program.run(log)
    elapsed = time.perf_counter() - start
    own = sum(sum(program.processor) for program in programs)
    others = max(0, busy_seconds() - busy - own) / elapsed
    print(
        f"{os.cpu_count()} processors, other programs used {others:.1f} of them on average, "
        f"load {os.getloadavg()[0]:.1f}; {rounds} runs each")


def table(programs, peers, title):
    """Prints medians; ratios are to the fastest and to the leanest of the peers. More is better for gymbo."""
    fastest = min(peers, key=lambda peer: peer.seconds)
    thriftiest = min(peers, key=lambda peer: peer.processor_seconds)
    leanest = min(peers, key=lambda peer: peer.megabytes)
    print(f"\n{title}")
    print(
        f"{'':38}{'seconds':>9}{'least':>9}{'CPU s':>9}{'MB':>8}{'faster':>9}{'less CPU':>9}{'less MB':>9}")
    for program in programs:
        print(
            f"{program.name:38}{program.seconds:9.3f}{min(program.wall):9.3f}"
            f"{program.processor_seconds:9.3f}{program.megabytes:8.0f}"
            f"{fastest.seconds / program.seconds:8.2f}x"
            f"{thriftiest.processor_seconds / program.processor_seconds:8.2f}x"
            f"{leanest.megabytes / program.megabytes:8.2f}x")
    print(f"Ratios to {fastest.name} (time), {thriftiest.name} (CPU), {leanest.name} (memory).")

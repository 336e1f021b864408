"""The C library called as no program should: null, wrong sizes, formats, words and numbers, and from eight threads at once.

Every call ends with a status; one that is not 0 has a sentence. A history gives the same report afterwards, and to each thread.
Which Arrow layouts are read, and what pickling and interrupting Python does, GymBoSharedTests tell."""

import ctypes
import multiprocessing
import threading
import time

from fuzz import JSON, File, ImportOptions, Library, ReportOptions, link
from tool import SAMPLES, Finding

WORDS = [None, b"", b"en", b"\xff\xfe", b"exercises", b"2026-01-05", b"2026-W02", b"=1+1", b"kg", b"full", b"\x1b[31m", b"x" * 100_000]
NUMBERS = [0, 1, -1, 2, 80, (1 << 31) - 1, -(1 << 31), 99999]
# The options' texts and numbers; what has pointers to other structs stays null.
TEXTS = [name for name, kind in ReportOptions._fields_ if kind is ctypes.c_char_p]
COUNTS = [name for name, kind in ReportOptions._fields_ if kind is ctypes.c_int32]
# A name, then what is given: h history, o options of a report, i options of reading, w word, f format, t text and its length,
# n a number that is handed out, s an Arrow stream, m tables, d a number, b files, c their count, z null.
FUNCTIONS = {
    "gymbo_report": "hoft", "gymbo_exercise": "hwoft", "gymbo_suggest": "hoft", "gymbo_check": "hofnt", "gymbo_table": "hwot",
    "gymbo_schema": "wt", "gymbo_history_analyze": "hom", "gymbo_tables_get": "mws", "gymbo_history_read_bytes": "bcih",
    "gymbo_insights": "hoft", "gymbo_ledger": "hdoft", "gymbo_plan": "hwzoft", "gymbo_preview": "hwzoft", "gymbo_nudges": "hzoft",
    "gymbo_swap": "hwzoft", "gymbo_generate": "hzoft",
}


def run(bench):
    library = bench.library or link(bench)
    counts, (pipe, other) = multiprocessing.Array("q", 2), multiprocessing.Pipe(False)
    child = multiprocessing.get_context("fork").Process(
        target=work, args=(library, bench.random.random(), bench.of_size(5, 120, 600), counts, other))
    child.start()
    child.join(2 * bench.of_size(5, 120, 600) + 60)
    said = pipe.recv() if pipe.poll() else None
    if said or child.exitcode != 0:
        child.kill()
        raise Finding(said or f"after {counts[0]} calls the process ended with {child.exitcode}, or hangs")
    return f"{counts[0]:,} calls, {counts[1]:,} of them refused with a sentence; eight threads got the same report"


def work(path, seed, seconds, counts, pipe):
    import random
    try:
        doors = Doors(path, random.Random(seed))
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            counts[1] += doors.call()
            counts[0] += 1
        doors.check_report()
        doors.call_from_threads()
    except Finding as finding:
        pipe.send(str(finding))


class Doors:
    def __init__(self, path, random):
        self.random, self.library = random, Library(path)
        self.c = self.library.c
        self.text = (SAMPLES / "fitnotes.csv").read_bytes()[:6000]
        files = (File * 1)(File(b"a.csv", self.text, len(self.text)))
        options = ImportOptions(ctypes.sizeof(ImportOptions))
        self.history = self.library.made("gymbo_history_read_bytes", files, ctypes.c_size_t(1), ctypes.byref(options))
        self.usual = ReportOptions(ctypes.sizeof(ReportOptions))
        self.tables = self.library.made("gymbo_history_analyze", self.history, ctypes.byref(self.usual))
        self.report = self.library.text("gymbo_report", self.history, ctypes.byref(self.usual), JSON)
        self.kept = []

    def odd(self):
        return self.random.random() < 0.3

    def options(self):
        if self.odd():
            return None
        # More bytes than the struct has: its size may say so.
        room = ctypes.create_string_buffer(4096)
        options = ReportOptions.from_buffer(room)
        options.size = self.random.choice([0, 1, 8, 9, 64, 1024, 4096]) if self.odd() else ctypes.sizeof(ReportOptions)
        for name in TEXTS:
            if self.random.random() < 0.1:
                setattr(options, name, self.random.choice(WORDS))
        for name in COUNTS:
            if self.random.random() < 0.1:
                setattr(options, name, self.random.choice(NUMBERS))
        self.kept = [room, options]
        return ctypes.byref(options)

    def call(self):
        """One call. - Returns: whether it was refused."""
        name = self.random.choice(list(FUNCTIONS))
        made, arguments = [], []
        for kind in FUNCTIONS[name]:
            arguments += self.argument(kind, kind == FUNCTIONS[name][-1], made)
        error = ctypes.c_void_p()
        wants_error = not self.odd()
        status = getattr(self.c, name)(*arguments, ctypes.byref(error) if wants_error else None)
        if status != 0 and wants_error:
            if not error:
                raise Finding(f"{name}: status {status} without an error")
            self.library.check_error(name, error)
        for out, free in made:
            if status == 0 and out:
                free(out)
        return status != 0

    def argument(self, kind, is_last, made):
        odd = self.odd()
        if kind in "hm" and not is_last:
            return [None if odd else self.history if kind == "h" else self.tables]
        if kind in "hmt":
            out, count = ctypes.c_void_p(), ctypes.c_size_t()
            if odd:
                return [None] if kind in "hm" else [None, ctypes.byref(count)]
            free = {"h": self.c.gymbo_history_free, "m": self.c.gymbo_tables_free, "t": self.c.gymbo_text_free}[kind]
            made.append((out, free))
            return [ctypes.byref(out)] if kind in "hm" else [ctypes.byref(out), None if self.odd() else ctypes.byref(count)]
        if kind == "s":
            # An Arrow stream: five pointers. Released by its own function, which is the fourth.
            stream = (ctypes.c_void_p * 5)()
            made.append((stream, lambda stream: ctypes.CFUNCTYPE(None, ctypes.c_void_p)(stream[3])(ctypes.byref(stream))))
            return [ctypes.byref(stream)]
        if kind == "b":
            return [None if odd else (File * 1)(File(self.random.choice(WORDS), self.text, len(self.text)))]
        return [{
            "o": self.options, "w": lambda: self.random.choice(WORDS), "n": lambda: None, "z": lambda: None,
            "d": lambda: self.random.choice(NUMBERS),
            "f": lambda: self.random.choice(NUMBERS[:6]) if odd else self.random.randrange(4), "c": lambda: ctypes.c_size_t(1),
            "i": lambda: None if odd else ctypes.byref(ImportOptions(self.random.choice([0, 1, 4096, ctypes.sizeof(ImportOptions)]))),
        }[kind]()]

    def check_report(self):
        if self.library.text("gymbo_report", self.history, ctypes.byref(self.usual), JSON) != self.report:
            raise Finding("after all calls the report is another")

    def call_from_threads(self):
        failed = []

        def work():
            try:
                for _ in range(20):
                    self.check_report()
            except Finding as finding:
                failed.append(finding)

        threads = [threading.Thread(target=work) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        if failed:
            raise failed[0]

"""Damaged files, programs and tables through the C library, in one process: about a thousand a second on one processor.

A child process makes the calls and writes each input down before. Where it ends or hangs, that input is the finding. Of every
input that is read: the JSON is valid, rows = sets + excluded + rejected, text and messages have no control character, CSV has
no NUL and no formula, and a second reading is the same. Inputs are mutated as bytes and as rows and cells."""

import csv
import ctypes
import io
import json
import mmap
import multiprocessing
import resource
import subprocess
import time

import tables
from exports import Export, sample_files
from tool import PACKAGE, SAMPLES, Finding

SECONDS_FOR_ONE, MEGABYTES = 2, 1024
LARGEST = 1 << 20

WORDS = [
    b'"', b'""', b"\n", b"\r", b"\0", b",", b";", b"\t", b"-", b"1e999", b"9" * 30, b"0." + b"0" * 30 + b"1", b"\xef\xbb\xbf",
    b"\xe2\x80\xaf", b"\xc3\xa9", b"\xff", b"Rest Timer", b'\n"', b'","', b"(Assisted)", b"NaN", b"inf", b":", b"," * 20,
    b"=1+1", b"\x1b]0;x\x07", b"\xe2\x80\xae", b"9999-12-31 23:59:59", b"0001-01-01", b"29 Feb 2026, 18:03", b"kg", b"lbs",
    b"W", b"F", b"warmup", b"102,5", b"-0", b"8.5", b"11", b"1" * 400, b"{~ }", b"progress: lp(5kg)", b"1 pair", b"%",
]


class ImportOptions(ctypes.Structure):
    _fields_ = [
        ("size", ctypes.c_size_t), ("input_unit", ctypes.c_int32), ("exercise_map", ctypes.c_char_p),
        ("exercise_map_text", ctypes.c_char_p), ("threads", ctypes.c_int32),
        ("date_order", ctypes.c_char_p), ("zone", ctypes.c_char_p), ("columns", ctypes.c_char_p)]


class File(ctypes.Structure):
    _fields_ = [("name", ctypes.c_char_p), ("bytes", ctypes.c_char_p), ("count", ctypes.c_size_t)]


class ReportOptions(ctypes.Structure):
    _fields_ = [
        ("size", ctypes.c_size_t), ("as_of", ctypes.c_char_p), ("week", ctypes.c_char_p), ("rule", ctypes.c_char_p),
        ("weekly_goal", ctypes.c_int32), ("unit", ctypes.c_int32), ("width", ctypes.c_int32), ("adjust_effort", ctypes.c_int32),
        ("formula", ctypes.c_char_p), ("plateau_rule", ctypes.c_char_p), ("volume_model", ctypes.c_char_p),
        ("plates", ctypes.c_char_p), ("training_maxima", ctypes.c_void_p), ("training_maximum_count", ctypes.c_size_t),
        ("target", ctypes.c_char_p), ("tables", ctypes.c_char_p), ("parts", ctypes.c_char_p), ("body_weight", ctypes.c_char_p),
        ("language", ctypes.c_char_p), ("plates_text", ctypes.c_char_p), ("program", ctypes.c_char_p)]


TEXT, JSON = 0, 1
DETAILS = [b"name", b"candidate", b"file", b"line", b"column"]


def run(bench):
    library = bench.library or link(bench)
    seconds = bench.of_size(60, 600, 3600)
    # What is tried now, for the case that the child dies of it: its length and its bytes.
    tried = mmap.mmap(-1, LARGEST + 8)
    counts = multiprocessing.Array("q", 3)
    pipe, other = multiprocessing.Pipe(False)
    seed = bench.random.random()
    child = multiprocessing.get_context("fork").Process(target=work, args=(library, seed, seconds, tried, counts, other))
    child.start()
    last, since = -1, time.monotonic()
    while child.is_alive():
        child.join(0.2)
        if counts[0] != last:
            last, since = counts[0], time.monotonic()
        elif time.monotonic() - since > 5 * SECONDS_FOR_ONE:
            child.kill()
            child.join()
    said = pipe.recv() if pipe.poll() else None
    if said or child.exitcode != 0:
        content = tried[8:8 + int.from_bytes(tried[:8], "little")]
        bench.write("input", content)
        what = said or f"the process ended with {child.exitcode}, or took over {5 * SECONDS_FOR_ONE} s"
        raise Finding(f"input number {counts[0]} (file `input`): {what}")
    return f"{counts[0]:,} inputs in {seconds} s, {counts[1]:,} of them read, {counts[2]:,} refused"


def link(bench):
    folder = bench.new_folder("library")
    build = bench.gymbo.parent
    done = subprocess.run([PACKAGE / ".ci" / "shared-library", build, folder], capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"fuzz: there is no library; swift build -c release --product GymBoC: {done.stderr}")
    return folder / "libgymbo_c.so"


def work(path, seed, seconds, tried, counts, pipe):
    import random
    chosen = random.Random(seed)
    library = Library(path)
    corpus = Corpus()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        case = corpus.case(chosen)
        content = b"\n---- next ----\n".join(part for part in case.values() if part is not None)[:LARGEST]
        tried[:8] = len(content).to_bytes(8, "little")
        tried[8:8 + len(content)] = content
        start = time.monotonic()
        try:
            was_read = library.check(**case, twice=counts[0] % 16 == 0)
            if time.monotonic() - start > SECONDS_FOR_ONE:
                raise Finding(f"it took {time.monotonic() - start:.1f} s")
            if resource.getrusage(resource.RUSAGE_SELF).ru_maxrss > MEGABYTES << 10:
                raise Finding(f"more than {MEGABYTES} MB were used")
        except Finding as finding:
            pipe.send(str(finding))
            return
        counts[0] += 1
        counts[1 if was_read else 2] += 1


class Corpus:
    """What is mutated: the beginnings of exports, the broken files, files that are no table, tables of people's own, programs and
    tables that users write."""

    def __init__(self):
        files = sample_files() + sorted((SAMPLES / "Broken").glob("*.csv"))
        self.exports = [path.read_bytes()[:3000] for path in files] + tables.LAYOUTS
        self.programs = [path.read_bytes() for path in sorted((SAMPLES / "programs").glob("*.txt"))]
        self.maps = [
            b"name,exercise\nMy bench,Bench Press (Barbell)\n", b"name,direct,indirect\nZercher,quadriceps; glutes,abs\n",
            b"name,same_as\nSquats,Squat (Barbell)\n"]
        self.plates = [b"kind,unit,weight,count\nbar,kg,20,1\nplate,kg,20,4\nplate,kg,2.5; 1.25,1 pair\ndumbbell,kg,2 to 30 by 2,\n"]

    def case(self, random):
        """One or two files, and sometimes a program, an exercise map, what there is to lift with."""
        def mutated(texts, share):
            return self.mutated(random.choice(texts), random) if random.random() < share else None
        first = self.file(random)
        columns = tables.mapping(first.decode(errors="replace"), random)
        return dict(
            first=first, second=self.file(random) if random.random() < 0.1 else None, program=mutated(self.programs, 0.15),
            map_text=mutated(self.maps, 0.1), plates=mutated(self.plates, 0.1), columns=columns and columns.encode(),
            date_order=random.choice([None, None, b"dmy", b"mdy"]),
            zone=random.choice([b"Europe/Berlin", b"America/New_York", b"x"]) if random.random() < 0.05 else None)

    def file(self, random):
        """An export or a layout, one with renamed columns, or a table of people's own: mostly changed a little more."""
        kind = random.random()
        if kind < 0.5:
            return self.mutated(random.choice(self.exports), random)
        if kind < 0.65:
            content = tables.renamed(random.choice(self.exports).decode(errors="replace"), random).encode()
        else:
            content = tables.table(random).encode()
        return self.mutated(content, random) if random.random() < 0.5 else content

    def mutated(self, content, random):
        if random.random() < 0.5:
            content = self.mutated_cells(content, random)
        content = bytearray(content)
        for _ in range(random.choice([0, 1, 1, 2, 8])):
            place = random.randrange(len(content) + 1)
            kind = random.randrange(6)
            if kind == 0 and content:
                content[place % len(content)] ^= 1 << random.randrange(8)
            elif kind == 1:
                del content[place:place + random.randrange(1, 40)]
            elif kind == 2:
                content[place:place] = random.choice(WORDS)
            elif kind == 3:
                content[place:place] = content[place:place + random.randrange(1, 300)]
            elif kind == 4 and random.random() < 0.2:
                del content[place:]
            elif kind == 5:
                other = random.choice(self.exports)
                at = random.randrange(len(other) + 1)
                content[place:place] = other[at:at + random.randrange(1, 200)]
        return bytes(content)

    def mutated_cells(self, content, random):
        """Changes whole cells, rows and columns, so that most rows are still rows."""
        export = Export(content.decode(errors="replace"))
        rows = [export.head, *export.rows]
        for _ in range(random.randint(1, 4)):
            kind, row = random.randrange(6), random.choice(rows)
            place = random.randrange(len(row))
            if kind == 0:
                row[place] = random.choice(WORDS).decode(errors="replace")
            elif kind == 1:
                row[place] = random.choice(random.choice(rows))
            elif kind == 2:
                rows.insert(random.randrange(len(rows)), list(row))
            elif kind == 3:
                other = random.choice(rows)
                if row is not other:
                    row[:], other[:] = list(other), list(row)
            elif kind == 4:
                del row[place:place + 1]
                row.extend([""] * (not row))
            elif place < min(map(len, rows)):
                for each in rows:
                    each.append(each.pop(place))
        return "\n".join(export.delimiter.join(row) for row in rows).encode()


class Library:
    def __init__(self, path):
        self.c = ctypes.CDLL(str(path))
        for function in (self.c.gymbo_error_message, self.c.gymbo_error_detail):
            function.restype = ctypes.c_char_p

    def check(self, first, second, program, map_text, plates, columns, date_order, zone, twice):
        """- Returns: whether the files were read."""
        contents = [content for content in (first, second) if content is not None]
        files = (File * len(contents))(*(File(b"%d.csv" % i, content, len(content)) for i, content in enumerate(contents)))
        reading = ImportOptions(
            ctypes.sizeof(ImportOptions), exercise_map_text=text_without_nul(map_text), columns=text_without_nul(columns),
            date_order=date_order, zone=zone)
        history = self.made("gymbo_history_read_bytes", files, ctypes.c_size_t(len(files)), ctypes.byref(reading))
        if history is None:
            return False
        try:
            options = ReportOptions(
                ctypes.sizeof(ReportOptions), language=[b"en", b"de", b"tr"][len(first) % 3], parts=b"full",
                program=text_without_nul(program), plates_text=text_without_nul(plates))
            report = self.report(history, options)
            if report is None:
                return False
            if twice:
                again = self.made("gymbo_history_read_bytes", files, ctypes.c_size_t(len(files)), ctypes.byref(reading))
                if self.report(again, options) != report:
                    raise Finding("read twice, the report is another")
                self.c.gymbo_history_free(again)
        finally:
            self.c.gymbo_history_free(history)
        return True

    def report(self, history, options):
        given = ctypes.byref(options)
        report = self.text("gymbo_report", history, given, JSON)
        if report is None:
            return None
        check_json(report)
        for function in ("gymbo_suggest", "gymbo_check"):
            more = [None] if function == "gymbo_check" else []
            check_text(self.text(function, history, given, TEXT, *more), function)
            valid_json(self.text(function, history, given, JSON, *more), function)
        check_text(self.text("gymbo_report", history, given, TEXT), "the report")
        for table in (b"sets", b"issues", b"exercises"):
            check_csv(self.text("gymbo_table", history, table, given), table.decode())
        return report

    def text(self, function, *arguments):
        text, count, error = ctypes.c_void_p(), ctypes.c_size_t(), ctypes.c_void_p()
        status = getattr(self.c, function)(
            *arguments, ctypes.byref(text), ctypes.byref(count), ctypes.byref(error))
        if status != 0:
            self.check_error(function, error)
            return None
        try:
            return ctypes.string_at(text.value, count.value)
        finally:
            self.c.gymbo_text_free(text)

    def made(self, function, *arguments):
        handle, error = ctypes.c_void_p(), ctypes.c_void_p()
        if getattr(self.c, function)(*arguments, ctypes.byref(handle), ctypes.byref(error)) == 0:
            return handle
        self.check_error(function, error)
        return None

    def check_error(self, function, error):
        message = self.c.gymbo_error_message(error)
        details = [self.c.gymbo_error_detail(error, detail, ctypes.c_size_t(0)) for detail in DETAILS]
        self.c.gymbo_error_free(error)
        if not message:
            raise Finding(f"{function} fails without a word")
        check_text(message, f"the message of {function}")
        for detail in details:
            # They are for programs, as they are written.
            (detail or b"").decode()


def text_without_nul(content):
    return None if content is None else content.replace(b"\0", b"")


def valid_json(content, what):
    def refuse(word):
        raise Finding(f"{what}: JSON has {word}")
    try:
        return json.loads(content.decode(), parse_constant=refuse)
    except (ValueError, AttributeError) as error:
        raise Finding(f"{what} is no JSON: {error}") from None


def check_json(content):
    for file in valid_json(content, "the report")["input"]["files"]:
        if file["rows"] != file["sets"] + file["excluded"] + file["rejected"]:
            raise Finding(f"rows are lost: {file}")


def check_text(content, what):
    if content is None:
        return
    text = content.decode()
    for letter in text:
        if letter != "\n" and (ord(letter) < 32 or 127 <= ord(letter) < 160 or letter in "\u202a\u202b\u202d\u202e\u2066\u2067\u2068"):
            raise Finding(f"{what} has the control character U+{ord(letter):04X}")


def check_csv(content, what):
    if content is None:
        return
    if b"\0" in content:
        raise Finding(f"{what}.csv has a NUL")
    rows = list(csv.reader(io.StringIO(content.decode(), newline="")))
    for row in rows:
        if len(row) != len(rows[0]):
            raise Finding(f"{what}.csv: a row has {len(row)} cells, the header {len(rows[0])}")
        for cell in row:
            if cell[:1] in ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠") and cell and not is_number(cell):
                raise Finding(f"{what}.csv has a formula: {cell[:60]!r}")


def is_number(text):
    try:
        float(text)
    except ValueError:
        return False
    return True

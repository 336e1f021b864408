"""Tables as people keep them themselves, and files of apps that are no table: what the fuzzer changes besides exports.

The names of columns are those that people give them, in several languages. They come again, mean the same, lie about their cells,
and are put above the columns of real exports. With them come the options that say what columns hold."""

from exports import Export, content

# By what a column holds, what people call it and what is in its cells.
COLUMNS = {
    "date": ("Date Day Datum Tag Fecha Data Tarih Jour Timestamp Start", "2026-01-05|05.01.2026|5/1/2026|13/01/2026|2026-01-05 18:00|Monday|"),
    "time": ("Time Uhrzeit Hora Saat Heure Clock", "18:00|6:30 PM|1:30|00:45|18:00:05|90|"),
    "end": ("End Ende Finish Fin", "19:05|2026-01-05 19:00|"),
    "workout": ("Workout Session Einheit Entreno Antrenman Title", "A|Push|Übung 1|"),
    "exercise": ("Exercise Lift Übung Ejercicio Exercice Hareket Name Movement", "Squat|Bench Press (Barbell)|Kniebeuge|Klimmzüge|5|"),
    "load": ("Weight Load Gewicht Peso Poids Ağırlık Wt kg Weight_(lb) Weight_(kg) Bodyweight", "100|102,5|1.080|100 kg|225 lb|-20|BW|"),
    "unit": ("Unit Einheit Unidad Birim", "kg|lb|lbs|stone|"),
    "repetitions": ("Reps Wdh Wiederholungen Repeticiones Tekrar R Rep", "5|8|12|AMRAP|5,5|3x8|"),
    "rpe": ("RPE Effort", "8|8,5|11|"),
    "rir": ("RIR Reps_in_reserve", "2|0|"),
    "seconds": ("Seconds Dauer Duration Sekunden Süre Time_(min) Sek", "60|1:30|1 h 5 min|90 s|"),
    "distance": ("Distance Strecke Distancia Mesafe Distance_(km)", "5|5 km|400 m|3.1 mi|"),
    "set": ("Set Satz Serie # Set_number", "1|2|3|W|"),
    "sets": ("Sets Sätze Setler", "3|5|"),
    "kind": ("Type Art Tipo Tür Set_type", "warmup|W|drop|failure|"),
    "superset": ("Superset Supersatz", "A|1|"),
    "note": ("Note Notizen Comment Notas Not", "schwer|felt easy|=1+1|"),
    "workout_note": ("Workout_note", "late|"),
    "athlete": ("Athlete User Sportler", "Ann|Ben|"),
    "": ("Mood Wetter x  Muscle e1RM Volume", "good|1|"),
}
NAMES = {meaning: [name.replace("_", " ") for name in names.split(" ")] for meaning, (names, _) in COLUMNS.items()}
CELLS = {meaning: cells.split("|") for meaning, (_, cells) in COLUMNS.items()}
MEANINGS = list(COLUMNS)

# Files that are no table with a row a set: the beginnings of what apps and services give.
LAYOUTS = [text.encode() for text in (
    '2026-11-20 18:03 Upper A (56 min)\n> late\nBench Press: 20x10w 80x8@8 80x8x2@8.5 "felt easy"\n+Row: 3x8 60kg 60s 5km/25:00\n',
    "unit lb\n2026-11-21\nSquat: 225x5x3 -20x8~90\n  > deep\n2026-11-22 7:00 \"B: \\\"x\\\"\"\nPlank: 1:30\n",
    '{"2026-01-15": [{"name": "Day 1", "finished_at": "2026-01-15T10:00:00Z", "records": [{"name": "Squat", "sets": [\n'
    '{"value": 100, "amount": 5, "weight_unit": "kg", "skipped": false, "archived_rpe": 8.5}]}]}]}\n',
    '[{"date": "2026-01-15T09:00:00Z", "name": "Push", "exercises": [{"exercise": {"name": "Squat"}, "sets": [\n'
    '{"reps": 5, "weight": 82.5, "unit": "kg", "rir": 2, "type": "warmup", "notes": "x"}, {"durationSeconds": 60}]}]}]\n',
    '{"results": [{"date": "2026-01-15T18:00:00+01:00", "exercise": 73, "repetitions": "5.00", "repetitions_unit": 1,\n'
    '"weight": "100.00", "weight_unit": 1}, {"date": "2026-01-15", "exercise": 74, "repetitions": 2, "weight": 0, "weight_unit": 3}]}\n',
    "### SETTING ###\nmass\nkg\n### EXERCISE LOGS ###\n_id,mydate,ename,logs,belongsession\n1,2026-01-15,Squat,\"100x5,100x4\",7\n"
    "2,2026-01-15,Row,,7\n### EXERCISE SET LOGS ###\nexercise_log_id,weight_kg,reps,set_type\n2,60,8,default\n",
    '"Legs";"2026-02-19 4:54 h";"1:02 hr"\n"1. Squat · Barbell · 8 reps";"WU1 · 37,5 kg · 9 reps"\n"#";"KG";"REPS";"RIR"\n'
    '"1";"100";"8";"2"\n"2";"+35";"7";"-"\n',
    "Date,Workout,Time,Exercise,Region,Muscle Groups (Primary),Muscle Groups (Secondary),Repetitions / Time,Weight / Distance,Notes,"
    "Skipped\n2026-01-15,A,18:00,Squat,Legs,Quads,,\"20 reps\",\"100,00 kg\",,No\n2026-01-15,A,18:05,Plank,,,,\"60 seconds\",,,No\n",
    "Date,Workout,Workout Name,Exercise,Sets×Reps,Sets×Time,Start Time (h:mm),Notes,Set 1 (Reps),Set 1 (KG),Set 2 (Reps),Set 2 (KG)\n"
    "2026-01-15,1,A,Squat,5/5,,18:00,ok,5,100,5,100\n2026-01-15,1,A,Plank,,60/-,18:00,ok,,,,\n",
    "Date,Note,Workout,Body Weight,Exercise 1,Weight (KG),Weight (LB),Set 1,Set 2,Set 3,Exercise 2,Weight (KG),Weight (LB),Set 1\n"
    "07/25/16,,A,80KG,Squat,100,220,5,5,-,Bench Press,60,132,5\n",
)]


def name(random, meaning):
    """A name for what a column holds, written somehow."""
    chosen = random.choice(NAMES[meaning])
    kind = random.randrange(8)
    if kind == 0:
        return chosen.upper()
    if kind == 1:
        return f"{chosen} {random.choice(['1', '2', '(lb)', '(kg)', '[min]', 'total', 'km', ':', '=x'])}"
    if kind == 2:
        return f"{random.choice(['My', 'Target', 'Set', 'Workout', ' '])} {chosen}"
    return chosen


def table(random):
    """A table with columns of people's own: mostly a date, an exercise and repetitions among them, some twice."""
    meanings = [random.choice(MEANINGS) for _ in range(random.randrange(8))]
    if random.random() < 0.85:
        meanings += ["date", "exercise", random.choice(["repetitions", "repetitions", "seconds", "distance"])]
    meanings += [random.choice(meanings)] * random.randrange(3) if meanings else ["date"]
    random.shuffle(meanings)
    head = [name(random, meaning) for meaning in meanings]
    if random.random() < 0.3:
        head[random.randrange(len(head))] = random.choice(head)
    # Most columns keep one way of writing, as people do.
    usual = {meaning: random.choice(CELLS[meaning]) for meaning in meanings}
    rows = []
    for _ in range(random.choice([0, 1, 3, 6, 12])):
        rows.append([
            usual[meaning] if random.random() < 0.7 else random.choice(CELLS[meaning])
            if random.random() < 0.9 else random.choice(CELLS[random.choice(MEANINGS)]) for meaning in meanings])
    delimiter = random.choice([",", ";", "\t"])
    quoted = lambda cell: f'"{cell}"' if delimiter in cell else cell
    above = random.choice([""] * 6 + [f"sep={delimiter}\n", "Training 2026\n", "\ufeff", "\n", "a\nb\nc\n"])
    return above + "".join(delimiter.join(map(quoted, row)) + "\n" for row in [head, *rows])


def renamed(text, random):
    """An export with some columns called as people call them, and some there twice."""
    export = Export(text)
    rows = [export.head, *export.rows]
    width = min(map(len, rows))
    for _ in range(random.randint(1, 4)):
        place = random.randrange(width)
        if random.random() < 0.4:
            to = random.randrange(width + 1)
            for row in rows:
                row.insert(to, row[place])
            width += 1
        if random.random() < 0.8:
            export.head[place] = name(random, random.choice(MEANINGS))
    return "\n".join(export.delimiter.join(row) for row in rows)


def mapping(text, random):
    """What is said of a file's columns: nothing, that they are as they look, or a mapping of some names of its header."""
    if random.random() < 0.5:
        return random.choice([None, "auto"])
    lines = text.removeprefix("\ufeff").split("\n")
    line = lines[0] if random.random() < 0.9 else random.choice(lines)
    head = Export(line or "a", max(",;\t", key=line.count)).head

    def column(meaning):
        """Mostly one that is called so."""
        called = [cell for cell in head if content(cell) in NAMES[meaning]]
        return content(random.choice(called if called and random.random() < 0.9 else head))
    meanings = ["date", "exercise", "repetitions", *(random.choice(MEANINGS[:-1]) for _ in range(random.randrange(4)))]
    if random.random() < 0.8:
        meanings = list(dict.fromkeys(meanings))
    said = [f"{meaning}={column(meaning)}" for meaning in meanings]
    said = [part + random.choice([""] * 20 + [":lb", ":kg", ":min", ":km", ":", ","]) for part in said]
    random.shuffle(said)
    return ",".join(said)

/// Every file of `SampleData/Broken`, in order of the table of contents: the file as a whole, its rows, its cells, its meaning.
let brokenFiles: [BrokenFile] =
  brokenAsAWhole + brokenRows + brokenCells + brokenMeaning

private let byteOrderMark: [UInt8] = [0xef, 0xbb, 0xbf]
private let header = StrongExport.header

private let brokenAsAWhole: [BrokenFile] = [
  BrokenFile("empty", .error, "empty", bytes: []),
  BrokenFile("only-bom", .error, "empty", bytes: byteOrderMark),
  BrokenFile("header-only", .noRows, "", header + "\n"),
  BrokenFile(valid: "no-final-newline", String(StrongRows.file().dropLast())),
  BrokenFile(valid: "crlf", StrongRows.file(StrongRows.more(order: "2"), end: "\r\n")),
  BrokenFile("bom", .valid, "", bytes: byteOrderMark + Array(StrongRows.file().utf8)),
  BrokenFile(
    "unknown-header", .error, "unknown-header",
    """
    Day,Session,Lift,Set No,Load,Repetitions
    2026-01-05,Upper,Bench Press,1,80,8
    2026-01-05,Upper,Bench Press,2,80,7

    """),
  BrokenFile(
    "not-a-csv", .error, "not-text",
    // The beginning of a ZIP archive, as a phone's share sheet sometimes hands over.
    bytes: [0x50, 0x4b, 0x03, 0x04, 0x14, 0, 0, 0, 0x08, 0, 0x3a, 0x9b, 0x6f, 0x5b, 0xe1, 0x07]
      + Array("strong.csv".utf8) + (0..<64).map { UInt8($0 &* 37 & 0xff) | 0x80 }),
  BrokenFile(
    "utf16", .error, "not-text",
    bytes: [0xff, 0xfe]
      + StrongRows.file().utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }),
  BrokenFile(
    valid: "one-very-long-line",
    StrongRows.file(
      then: StrongRows.set(
        "\"Squat (Barbell)\"", load: "100.0",
        notes: "\"" + String(repeating: "one more, ", count: 20_000) + "\","))),
]

private let brokenRows: [BrokenFile] = [
  BrokenFile(
    "unclosed-quote", .rowsRejected, "row.unclosed_quote",
    // In the middle: reading has to find the beginning of the next row again.
    StrongRows.file(StrongRows.more("\"Bench Press (Barbell)", order: "2"))),
  BrokenFile(
    "truncated-row", .rowsRejected, "row.field_count",
    StrongRows.file() + "2026-01-05 18:00:00,\"Upper\",1h 2m,\"Squat (Bar"
      // The quote is closed, so that the missing fields are the only defect.
      + "bell)\",1"),
  BrokenFile(
    "too-many-fields", .rowsRejected, "row.field_count",
    StrongRows.file(StrongRows.more(order: "2") + ",,7,,")),
  BrokenFile(
    valid: "bare-quote-fitnotes",
    fitNotes(["2026-01-05,Pause Deadlift 1\",Back,70.0,kgs,7,,,,\"\""])),
  BrokenFile(
    valid: "comma-in-name-fitnotes",
    fitNotes([
      "2026-01-05,Overhead Press (Each Side, Dumbbells),Shoulders,8.0,kgs,5,,,,\"slow, strict\""
    ])),
  BrokenFile(
    "duplicate-workout", .findings, "check.duplicate_workout",
    header + "\n" + workoutTwice),
]

private let brokenCells: [BrokenFile] = [
  BrokenFile(
    "nul-bytes", .findings, "cell.nul_byte",
    StrongRows.file(then: StrongRows.set("\"Squat\0(Barbell)\"", load: "100.0", notes: "\"\","))),
  BrokenFile(
    "invalid-utf8", .findings, "cell.invalid_utf8",
    bytes: Array((header + "\n" + StrongRows.set() + "\n").utf8)
      // "Bankdrücken" in Latin-1.
      + Array("2026-01-05 18:00:00,\"Upper\",1h 2m,\"Bankdr".utf8) + [0xfc]
      + Array("cken\",1,60.0,8.0,0,0.0,\"\",,\n".utf8)),
  BrokenFile(
    "bad-date", .rowsRejected, "cell.date",
    StrongRows.file(then: StrongRows.set(date: "2026-02-30 18:00:00"))),
  BrokenFile(
    "bad-number", .rowsRejected, "cell.number",
    StrongRows.file(StrongRows.more(order: "2", load: "eighty"))),
  BrokenFile(
    "negative-reps", .rowsRejected, "cell.negative",
    StrongRows.file(StrongRows.more(order: "2", repetitions: "-8.0"))),
  BrokenFile(
    "huge-number", .rowsRejected, "cell.out_of_range",
    StrongRows.file(StrongRows.more(order: "2", load: "99999999999999999999999.0"))),
  BrokenFile(
    "rpe-eleven", .findings, "cell.rpe",
    StrongRows.file(StrongRows.more(order: "2", effort: "11"))),
  BrokenFile(
    "missing-exercise", .rowsRejected, "cell.exercise_missing",
    StrongRows.file(StrongRows.more("\"\"", order: "2"))),
  BrokenFile(
    "unknown-set-kind", .findings, "cell.set_kind",
    StrongRows.file(StrongRows.more(order: "Q"))),
  BrokenFile(
    valid: "mixed-units-android",
    """
    Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;\
    Seconds;Notes;Workout Notes;Workout Duration
    2023-03-19 11:54:00;"Push";"Bench Press (Barbell)";1;80;kg;8;;;;0;"";"";1h 5m
    2023-03-19 11:54:00;"Push";"Bench Press (Barbell)";2;176;lbs;8;;;;0;"";"";1h 5m
    2023-03-19 11:54:00;"Push";"Plank";1;;;;;;km;30;"";"";1h 5m
    2023-03-19 11:54:00;"Push";"Cycling (Indoor)";1;;;;;1;mi.;240;"";"";1h 5m

    """),
  BrokenFile(
    valid: "control-characters",
    StrongRows.file(
      then: StrongRows.set(
        "\"Curl \u{1b}[31mred\u{1b}[0m \u{202e}llebrab\"", load: "30.0",
        date: "2026-01-06 18:00:00", title: "\"Pull \u{1b}]0;owned\u{7}\u{202e}yad\"",
        notes: "\"bell \u{7} here\",\"\""))),
  BrokenFile(
    valid: "spreadsheet-formula-names",
    StrongRows.file(
      then: StrongRows.set(
        "\"=HYPERLINK(\"\"http://x.example\"\",\"\"Squat\"\")\"", notes: "\"\","),
      StrongRows.set("\"+Squat\"", notes: "\"=1+1\","),
      StrongRows.set("\"-Deadlift\"", notes: "\"\","),
      StrongRows.set("\"@Row\"", notes: "\"\","))),
]

private let brokenMeaning: [BrokenFile] = [
  BrokenFile(
    "pounds-without-unit", .findings, "file.unit_looks_like_pounds",
    StrongRows.weeks(
      [
        "45.0", "95.0", "135.0", "135.0", "145.0", "155.0", "165.0", "175.0", "185.0", "185.0",
        "195.0", "205.0", "225.0", "225.0",
      ])),
  BrokenFile(
    "typing-slip-times-ten", .findings, "check.typing_slip",
    StrongRows.weeks(hundreds, secondSet: [8: "1000.0"])),
  BrokenFile(
    "kg-lb-mixup", .findings, "check.unit_mix_up",
    StrongRows.weeks(hundreds.enumerated().map { $0.offset == 8 ? "220.5" : $0.element })),
  BrokenFile(
    "absurd-duration", .findings, "check.long_duration",
    StrongRows.weeks(
      hundreds, duration: { $0 == 5 ? "264h 1m" : "58m" })),
  BrokenFile(
    "similar-names", .findings, "check.similar_names",
    StrongRows.weeks(
      hundreds,
      exercise: { $0 % 4 == 3 ? "Bench Pres (Barbell)" : "Bench Press (Barbell)" })),
]

/// Twelve weeks around 100 kg.
private let hundreds = [
  "95.0", "97.5", "97.5", "97.5", "100.0", "100.0", "97.5", "100.0", "100.0", "102.5", "100.0",
  "102.5",
]

/// The same sets saved twice, two minutes apart, as after a failed synchronization.
private let workoutTwice =
  ["2026-01-05 18:00:00", "2026-01-05 18:02:00"].map { date in
    [("80.0", "8.0"), ("80.0", "7.0"), ("77.5", "8.0")].enumerated().map { index, set in
      StrongRows.set(
        order: "\(index + 1)", load: set.0, repetitions: set.1, date: date,
        notes: index == 0 ? "\"\",\"\"" : ",") + "\n"
    }.joined()
  }.joined()

private func fitNotes(_ rows: [String]) -> String {
  let before = "2026-01-05,Barbell Squat,Legs,100.0,kgs,5,,,,\"\""
  let after = "2026-01-05,Lat Pulldown,Back,50.0,kgs,10,,,,\"\""
  return ([FitNotesExport.header, before] + rows + [after]).joined(separator: "\n") + "\n"
}

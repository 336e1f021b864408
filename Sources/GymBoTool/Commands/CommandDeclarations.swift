import GymBo

/// An option of a command line, such as `--week latest|2026-W29`.
struct OptionDeclaration {
  /// The name with its dashes.
  let name: String
  /// Another name by which it is known; help and completions do not name it.
  var otherName: String?
  /// The placeholder for its value in the help, such as `FILE`; nil for a flag.
  let value: String?
  /// A description of valid values for error messages; nil if ``value`` describes them.
  var form: String?
  /// The words that are valid values. An error message suggests the one nearest to a mistyped word.
  var words: [String] = []
  var isRepeatable = false
  /// Whether the value can be left out; then only the next word that is one of ``words`` is taken as it.
  var isValueOptional = false
  let help: String
}

/// What one wants of a command, as the help names it.
enum CommandGroup: String, CaseIterable {
  case lookBack = "Look back"
  case lookAhead = "Look ahead"
  case check = "Check"
  case keep = "Keep a history"
  case changeApps = "Change apps"
  case manyAthletes = "Many athletes"
  case reference = "Reference"
}

/// A command of the tool. Parser, help and completions read the same declarations.
struct CommandDeclaration {
  let name: String
  /// Arguments as written in the usage line.
  let arguments: String
  /// The words that are valid arguments, for completions; empty if an argument is a file or a name.
  var words: [String] = []
  let summary: String
  let options: [OptionDeclaration]
  /// What one wants of it: the help lists commands by that.
  let group: CommandGroup
  /// Command lines to begin with.
  var examples: [String] = []
  /// Further parts of the help after the options: a title, and lines or rows of two columns.
  var notes: [HelpNote] = []
}

extension OptionDeclaration {
  static let week = OptionDeclaration(
    name: "--week", value: "latest|last|-1|DATE",
    form: "latest, last or -1 (the week before), a week such as 2026-W29, or a day in it",
    words: ["latest", "last"],
    help:
      "the week to report: latest, last or -1 (the week before), -2, …, a day in it, or its name such "
      + "as 2026-W29 (default: latest)")
  static let asOf = OptionDeclaration(
    name: "--as-of", value: "DATE", form: "today, yesterday or a day such as 2026-07-19",
    words: ["today", "yesterday"],
    help:
      "the day that counts as today: today, yesterday, or one such as 2026-07-19 (default: the last "
      + "session's)")
  static let color = OptionDeclaration(
    name: "--color", value: "auto|always|never",
    help: "whether text has colour (default: auto, in terminals only)")
  static let format = OptionDeclaration(
    name: "--format", value: "text|csv|json", help: "what to print (default: text)")
  static let formatWithPage = OptionDeclaration(
    name: "--format", value: "text|csv|json|html",
    help: "what to print (default: text); html is a page with charts for a browser, in one file")
  static let table = OptionDeclaration(
    name: "--table", value: "NAME", form: "one of \(tables)",
    words: ResultTable.of(.report).map(\.rawValue), help: "CSV: one of \(tables)")
  private static let tables = ResultTable.of(.report).map(\.rawValue).joined(separator: ", ")
  static let full = OptionDeclaration(
    name: "--full", value: nil, help: "text: everything, with the statistics")
  static let only = OptionDeclaration(
    name: "--only", value: "PART,…", form: "parts separated by commas, of \(parts)",
    words: ReportText.Part.allCases.map(\.rawValue),
    help: "text: only these parts, whole: \(parts); insights are all that stands out, as JSON, too")
  private static let parts = ReportText.Part.allCases.map(\.rawValue).joined(separator: ", ")
  static let output = OptionDeclaration(
    name: "--output", value: "PATH",
    help: "write to a file; with --format csv and no --table: every table into a directory"
  )
  static let unit = OptionDeclaration(
    name: "--unit", value: "kg|lb",
    help:
      "unit of text and page (default: the one the loads were chosen in); CSV and JSON are in kg")
  static let language = OptionDeclaration(
    name: "--language", value: Language.all.map(\.code).joined(separator: "|"),
    help:
      "language of text and page (default: \(Language.standard.code)); CSV and JSON are the same in each"
  )
  static let inputUnit = OptionDeclaration(
    name: "--input-unit", value: "kg|lb", help: "unit of files that name none (default: kg)")
  static let dates = OptionDeclaration(
    name: "--dates", otherName: "--date-order", value: "dmy|mdy",
    help:
      "the order of dates such as 03/04/2026, for files in which no date tells it: dmy (day first) or "
      + "mdy")
  static let zone = OptionDeclaration(
    name: "--zone", value: "NAME",
    help:
      "your time zone, such as Europe/Berlin: for exports whose times are universal (as those of "
      + "Fitbod, Liftosaur and openweight), and for calendars, which then have instants that every computer shows right "
      + "(default: times as they are written)")
  static let columns = OptionDeclaration(
    name: "--map", value: "auto|COLUMNS",
    form:
      "auto, or what the columns hold, such as \"date=Day,exercise=Lift,load=Wt:lb,repetitions=R\"",
    words: ["auto"],
    help: "read a table that is no app's export: as its columns look, or as you say, such as "
      + "\"date=Day,exercise=Lift,load=Wt:lb,repetitions=R\"; see 'gymbo formats'")
  static let goal = OptionDeclaration(
    name: "--goal", value: "N", form: "a number from 1 to 7",
    help: "workouts a week, 1 to 7 (default: 3)")
  static let exercises = OptionDeclaration(
    name: "--exercises", value: "MAP.csv",
    help: "your own names: columns name and exercise; or name, direct and indirect (muscles, "
      + "separated by ;); or name and same_as, to count two names as one exercise")
  static let rule = OptionDeclaration(
    name: "--rule", value: "[LIFT=]NAME", form: NamedRule.form,
    words: RuleChoice.optionForms.map { String($0.prefix { $0 != ":" && $0 != "[" }) },
    isRepeatable: true,
    help: "what makes the suggestions, of all lifts or of one, such as \"squat=5/3/1:1\", once for "
      + "each (default: auto); see below")
  static let trainingMax = OptionDeclaration(
    name: "--training-max", value: "LIFT=LOAD", form: "a lift and a load, such as \"squat=140kg\"",
    isRepeatable: true,
    help: "of which percentage and 5/3/1 are taken, such as \"squat=140kg\"; once for each lift")
  static let plates = OptionDeclaration(
    name: "--plates", value: "FILE",
    help: "a table of what there is to lift with, of which suggestions are made, with the plates "
      + "for each side and a warm-up; see below")
  static let sex = OptionDeclaration(
    name: "--sex", value: "F|M",
    help: "the division, F for women or M for men (default: the profile's)")
  static let bodyWeight = OptionDeclaration(
    name: "--bodyweight", value: "LOAD", form: "a weight with its unit, such as 82.5kg or 182lb",
    help: "the lifter's, such as 82.5kg or 182lb (default: the trend of the day, of 'gymbo body')")
  static let lifterWeight = OptionDeclaration(
    name: "--bodyweight", value: "LOAD|stored",
    form: "a weight with its unit, such as 82.5kg or 182lb; or stored", words: ["stored"],
    help: "your own, which e1RM and percentages of pull-ups, dips and the like then count beside "
      + "the load in the log; stored is the trend of the day, of 'gymbo body'")
  static let total = OptionDeclaration(
    name: "--total", value: "LOAD", form: "a weight with its unit, such as 600kg or 1325lb",
    help: "needed: what was lifted, such as 600kg or 1325lb")
  static let equipment = OptionDeclaration(
    name: "--equipment", value: "raw|equipped", help: "for the IPF's points (default: raw)")
  static let event = OptionDeclaration(
    name: "--event", value: "total|bench",
    help: "squat, bench press and deadlift, or a bench press alone (default: total)")
  static let age = OptionDeclaration(
    name: "--age", value: "N", form: "full years, such as 45",
    help:
      "full years; adds the points for the age (default: by the profile, where sex or body weight are the store's)"
  )
  static let textOrJSON = OptionDeclaration(
    name: "--format", value: "text|json", help: "what to print (default: text)")
  static let schemaFormat = OptionDeclaration(
    name: "--format", value: "text|csv|json", help: "of the tables' columns (default: text)")
  static let scoreUnit = OptionDeclaration(
    name: "--unit", value: "kg|lb", help: "unit of the text (default: kg); JSON is in kg")
  static let file = OptionDeclaration(
    name: "--output", value: "PATH", help: "write to a file")
  static let directory = OptionDeclaration(
    name: "--output", value: "DIR", help: "the directory for the tables; made if it is not there")
  static let tableFormat = OptionDeclaration(
    name: "--format", value: "csv|json",
    help: "tables as CSV or as JSON Lines, one object a row (default: csv)")
  static let batchTables = OptionDeclaration(
    name: "--tables", value: "NAME,…", form: "names separated by commas, of \(batchNames)",
    help: "which tables to write, of \(batchNames) (default: all but sessions, sets, records, "
      + "expected, weeks and series; plan and adherence with --programs)")
  private static let batchNames = ResultTable.of(.batch).map(\.rawValue).joined(separator: ", ")
  static let join = OptionDeclaration(
    name: "--join", value: nil,
    help:
      "the files of a folder below PATH are one athlete's, who is called as the folder is; what "
      + "several of them have counts once")
  static let reports = OptionDeclaration(
    name: "--reports", value: "text|html", words: ["text", "html"], isValueOptional: true,
    help:
      "a report of each athlete, too, as text (default) or as pages for a browser, in DIR/reports, with "
      + "an index of who to look at first"
  )
  static let athletes = OptionDeclaration(
    name: "--athletes", value: "FILE",
    help:
      "a table with the name of each file's athlete, and the goal, unit, body weight and exercise map of each; "
      + "files of one name are joined; see below")
  static let programs = OptionDeclaration(
    name: "--programs", value: "FILE",
    help:
      "a table of who follows which training program: adds the tables plan and adherence, and the "
      + "triage tells who misses a plan; see below")
  static let jobs = OptionDeclaration(
    name: "--jobs", value: "N", form: "a number from 1 to 256",
    help: "athletes analysed at a time (default: the processors there are)")
  static let formula = OptionDeclaration(
    name: "--formula", value: "NAME", form: "the name of a formula; see 'gymbo methods'",
    words: OneRepetitionMaximumFormula.allCases.map(\.hyphenated),
    help: "of the estimated 1RM: brzycki, epley, … (default: brzycki); 'gymbo methods' lists all")
  static let adjustEffort = OptionDeclaration(
    name: "--adjust-effort", value: nil,
    help: "count repetitions in reserve, where the RPE is 6 or more, as done in the estimated 1RM")
  static let volumeModel = OptionDeclaration(
    name: "--volume-model", value: "direct|fractional[:W]|custom=FILE",
    form: "direct, fractional, fractional:0.3, or custom=FILE",
    words: ["direct", "fractional", "custom="],
    help: "how a hard set counts for the muscles: for those that do the work, and with weight W (0 "
      + "to 1, default: 0.5) for those that help; or by your own table with the columns exercise, "
      + "muscle and weight (default: fractional)")
  static let help = OptionDeclaration(name: "--help", value: nil, help: "show this help")
  static let version = OptionDeclaration(name: "--version", value: nil, help: "show the version")
}

extension CommandDeclaration {
  static let reading: [OptionDeclaration] = [
    .inputUnit, .dates, .zone, .columns, .exercises,
  ]
  /// Of commands that read the store where no file is named.
  static let readingOrStore = reading + [.store]
  static let writing: [OptionDeclaration] = [.format, .file, .unit, .language, .color]
  private static let suggesting: [OptionDeclaration] = [.rule, .trainingMax, .plates]
  private static let strength: [OptionDeclaration] = [.formula, .adjustEffort]
  static let ownStrength: [OptionDeclaration] = strength + [.lifterWeight]

  static let report = CommandDeclaration(
    name: "report", arguments: "[FILE…]",
    summary: "how the week went, whether each lift moves, what to lift next",
    options: [.week, .asOf, .goal, .full, .only, .program] + ownStrength + [.volumeModel]
      + suggesting
      + [.formatWithPage, .table, .output, .unit, .language, .color] + readingOrStore,
    group: .lookBack,
    examples: [
      "gymbo report strong.csv",
      "gymbo report strong.csv --week last --goal 4",
      "gymbo report strong.csv --only next,records",
      "gymbo report strong.csv --program program.txt",
      "gymbo report strong.csv --format html --output week.html",
      "gymbo report old.csv new.csv --format json --output week.json",
    ],
    notes: [.rules, .plates, .weights])
  static let exercise = CommandDeclaration(
    name: "exercise", arguments: "NAME [FILE…]",
    summary: "one exercise: records, series, bands, last sessions, trend, suggestion",
    options: [.asOf] + ownStrength + suggesting + [
      .formatWithPage, .file, .unit, .language, .color,
    ]
      + readingOrStore,
    group: .lookBack,
    examples: [
      "gymbo exercise squat strong.csv",
      "gymbo exercise \"bench press\" strong.csv --unit lb",
    ],
    notes: [.rules, .plates])
  static let exerciseList = CommandDeclaration(
    name: "exercises", arguments: "[FILE…]",
    summary: "every exercise: sessions, last day, best set, muscles",
    options: [.asOf] + writing + readingOrStore,
    group: .lookBack,
    examples: ["gymbo exercises strong.csv", "gymbo exercises strong.csv --format csv"])
  static let suggest = CommandDeclaration(
    name: "suggest", arguments: "[FILE…] [NAME…]",
    summary: "what to lift next, per exercise, with rule and reason; of some exercises only",
    options: [.asOf] + ownStrength + suggesting + writing + readingOrStore,
    group: .lookAhead,
    examples: [
      "gymbo suggest strong.csv",
      "gymbo suggest strong.csv squat \"bench press\"",
      "gymbo suggest strong.csv --rule double-progression:6-10",
    ],
    notes: [.rules, .plates])
  static let check = CommandDeclaration(
    name: "check", arguments: "[FILE…]",
    summary: "what is wrong or doubtful in the data, with proposals",
    options: [.asOf] + writing + readingOrStore,
    group: .check,
    examples: [
      "gymbo check strong.csv"
    ])
  static let batch = CommandDeclaration(
    name: "batch", arguments: "PATH…",
    summary: "many athletes: folders of exports, or files with a column Athlete, as tables",
    options: [
      .directory, .tableFormat, .batchTables, .reports, .unit, .language, .athletes, .programs,
      .join,
      .jobs, .asOf, .goal,
    ]
      + strength
      + [.volumeModel, .rule] + reading,
    group: .manyAthletes,
    examples: [
      "gymbo batch exports --output tables",
      "gymbo batch exports --output tables --athletes athletes.csv --reports",
      "gymbo batch exports --output tables --programs programs.csv",
    ],
    notes: [.athletes, .triage, .athleteTable, .programTable, .rules, .weights])
  static let score = CommandDeclaration(
    name: "score", arguments: "",
    summary: "a total on the scales that compare body weights: DOTS, Wilks, IPF GL, with age",
    options: [
      .sex, .bodyWeight, .total, .equipment, .event, .age, .scoreDay, .textOrJSON, .file,
      .scoreUnit, .language, .color, .store,
    ],
    group: .reference,
    examples: [
      "gymbo score --sex F --bodyweight 63.5kg --total 400kg --age 45",
      "gymbo score --total 400kg",
    ])
  static let methods = CommandDeclaration(
    name: "methods", arguments: "[NAME]",
    summary: "every formula, constant, range, evidence grade and source in use, or those of a name",
    options: [.textOrJSON, .file, .language, .color],
    group: .reference, examples: ["gymbo methods", "gymbo methods brzycki"])
  static let formats = CommandDeclaration(
    name: "formats", arguments: "", summary: "what gymbo can read, and how it recognises it",
    options: [],
    group: .reference,
    examples: [
      "gymbo formats"
    ])
  static let schema = CommandDeclaration(
    name: "schema", arguments: "[NAME]", words: PrintedCommands.schemaNames,
    summary:
      "the JSON Schema of a report's JSON; tables: every column of every table; without a name, "
      + "the names",
    options: [.schemaFormat, .file],
    group: .reference,
    examples: [
      "gymbo schema report",
      "gymbo schema tables",
    ])
  static let completions = CommandDeclaration(
    name: "completions", arguments: "SHELL", words: Shell.allCases.map(\.rawValue),
    summary: "what completes these commands in a shell: bash, zsh or fish",
    options: [.file],
    group: .reference,
    examples: [
      "gymbo completions bash"
    ])
  static let man = CommandDeclaration(
    name: "man", arguments: "", summary: "the manual page: gymbo man | man -l -",
    options: [.file],
    group: .reference,
    examples: [
      "gymbo man | man -l -"
    ])
  static let help = CommandDeclaration(
    name: "help", arguments: "[COMMAND]", summary: "this overview, or the help of a command",
    options: [],
    group: .reference,
    examples: [
      "gymbo help report"
    ])

  static let all = [
    report, exercise, exerciseList, suggest, plan, generate, swap, nudges, check, ledger, importing,
    log, workout, template, history, body, profile, store, export, batch, score, methods, formats,
    schema, completions,
    man,
    help,
  ]

  /// The error for a word that is no command.
  /// - Parameter hint: what was probably meant, where the words after it tell.
  static func unknown(_ name: String, hint: String? = nil) -> ToolError {
    let near = nearest(to: name, among: all.map(\.name)).map { " Did you mean '\($0)'?" } ?? ""
    let other = hint.map { " \($0)." } ?? ""
    return ToolError(
      message: "There is no command '\(name)'.\(near)\(other) \(Help.pointer)", code: .usage)
  }
}

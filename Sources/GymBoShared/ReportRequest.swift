import CGymBo
import GymBo

/// The options of a report, converted from the structs of the C header.
struct ReportRequest {
  enum Format {
    case text, json, csv, html, program, calendar
  }

  var analysis = AnalysisOptions()
  private(set) var inventory: Inventory?
  private var rules: [NamedRule] = []
  var unit: LoadUnit?
  var style = TextStyle(remedy: \.inDoor)
  /// What is printed of the weekly report.
  var parts = ReportText.brief
  var format = Format.text
  private var trainingMaxima: [NamedTrainingMax] = []
  /// The result tables that are made.
  var tables = ResultTable.of(.library)
  /// The lifter's training program.
  private(set) var program: TrainingProgram?

  init(
    _ pointer: UnsafePointer<gymbo_report_options>?, _ format: gymbo_format
  ) throws(DoorError) {
    try unsafe self.init(pointer)
    switch Int(format) {
    case Int(GYMBO_TEXT): self.format = .text
    case Int(GYMBO_JSON): self.format = .json
    case Int(GYMBO_CSV): self.format = .csv
    case Int(GYMBO_HTML): self.format = .html
    case Int(GYMBO_PROGRAM): self.format = .program
    case Int(GYMBO_CALENDAR): self.format = .calendar
    default:
      throw .invalid(
        "format cannot be \(format); it takes GYMBO_TEXT, GYMBO_JSON, GYMBO_CSV, GYMBO_HTML, "
          + "GYMBO_PROGRAM or GYMBO_CALENDAR.")
    }
  }

  init(_ pointer: UnsafePointer<gymbo_report_options>?) throws(DoorError) {
    let given = try unsafe OptionStruct.read(
      pointer, zero: gymbo_report_options(), "gymbo_report_options")
    analysis.asOf = try unsafe Text.word(
      given.as_of, "as_of", form: "a day such as 2026-07-19", read: { CivilDate(iso: $0) })
    analysis.week = try unsafe Text.word(
      given.week, "week", form: "a week such as 2026-W29", read: { ISOWeek($0) })
    if let day = analysis.asOf, let week = analysis.week, day < week.start {
      throw .invalid(
        "as_of \(day) lies before week \(week), which begins on \(week.start); of it there is nothing."
      )
    }
    rules =
      try unsafe Text.word(given.rule, "rule", form: NamedRule.form, read: ReportRequest.rules)
      ?? []
    let goal = unsafe Int(given.weekly_goal)
    guard (0...7).contains(goal) else {
      throw .invalid("weekly_goal cannot be \(goal); it takes 1 to 7, or 0 for the default.")
    }
    if goal > 0 { analysis.weeklyGoal = goal }
    unit = try unsafe OptionStruct.unit(given.unit, "unit")
    let width = unsafe Int(given.width)
    guard width == 0 || (20...1000).contains(width) else {
      throw .invalid("width cannot be \(width); it takes 20 to 1000, or 0 for the default.")
    }
    if width > 0 { style.width = width }
    style.language =
      try unsafe Text.word(
        given.language, "language", form: Language.all.map(\.code).joined(separator: ", "),
        read: Language.init(code:)) ?? style.language
    let names = ReportText.Part.allCases.map(\.rawValue).joined(separator: ", ")
    parts =
      try unsafe Text.word(
        given.parts, "parts", form: "full, or parts separated by commas, of \(names)",
        read: ReportRequest.parts) ?? parts
    analysis.bodyWeight = try unsafe Text.word(
      given.body_weight, "body_weight", form: "a weight from 20 to 400 kg such as 82kg or 180lb",
      read: { Load(text: $0).flatMap { AnalysisOptions.bodyWeights.contains($0) ? $0 : nil } })
    try unsafe readMethods(given)
    try unsafe readEquipment(given)
    program = try unsafe Text.program(given.program)
    let allTables = ResultTable.of(.library).map(\.rawValue).joined(separator: ", ")
    tables =
      try unsafe Text.word(
        given.tables, "tables", form: "names of tables, separated by commas, of \(allTables)",
        read: ReportRequest.tables) ?? tables
  }

  /// Reads the table of the user's equipment, and the training maxima.
  private mutating func readEquipment(_ given: gymbo_report_options) throws(DoorError) {
    inventory = try unsafe UserTable.read(
      given.plates, "plates", text: given.plates_text, Inventory.init(reading:))
    let maxima = try unsafe elements(
      given.training_maxima, given.training_maximum_count, "training_maxima")
    for index in maxima.indices {
      let text = try unsafe Text.required(maxima[index], "a training max")
      guard let named = NamedTrainingMax(text) else {
        throw .invalid("A training max cannot be \"\(text)\"; it takes \(NamedTrainingMax.form).")
      }
      trainingMaxima.append(named)
    }
    guard trainingMaxima.isEmpty || rules.contains(where: \.rule.usesTrainingMax) else {
      throw .invalid("training_maxima needs a rule that uses it: percentage:5x5@75 or 5/3/1:1.")
    }
  }

  /// The options of suggestions. The lifts that the caller named are looked up in the history.
  func suggesting(in analysis: Analysis) throws(DoorError) -> SuggestionOptions {
    do throws(NamedLiftFailure) {
      _ = try analysis.suggestionOptions(rules: rules)
    } catch {
      throw .invalid("rule: \(error.description)")
    }
    do throws(NamedLiftFailure) {
      return try analysis.suggestionOptions(
        rules: rules, trainingMaxima: trainingMaxima, inventory: inventory)
    } catch {
      throw .invalid("training_maxima: \(error.description)")
    }
  }

  /// What the lifter's program says; nil without one.
  func plan(_ analysis: Analysis, _ suggesting: SuggestionOptions) -> PlanReport? {
    program.map { analysis.plan($0, suggesting: suggesting, unit: unit) }
  }

  /// The options of suggestions for many athletes, whose histories are not known yet.
  func suggestingForAll() throws(DoorError) -> SuggestionOptions {
    guard trainingMaxima.isEmpty else {
      throw .invalid("training_maxima are one athlete's; they cannot be given for a batch.")
    }
    guard analysis.bodyWeight == nil else {
      throw .invalid("body_weight is one athlete's; it cannot be given for a batch.")
    }
    guard rules.count <= 1, rules.allSatisfy({ $0.lift == nil }) else {
      throw .invalid("rule: for a batch there is one rule, of all lifts of all athletes.")
    }
    return SuggestionOptions(rule: rules.first?.rule ?? .auto, inventory: inventory)
  }

  /// The rules of a text that has several between semicolons; nil if one cannot be read.
  private static func rules(_ text: String) -> [NamedRule]? {
    let texts = text.split(separator: ";", omittingEmptySubsequences: false)
      .map { String($0.drop(while: \.isWhitespace)) }
    let rules = texts.compactMap { NamedRule($0) }
    return rules.count == texts.count ? rules : nil
  }

  private func table<Table>(
    _ path: String, read: (InputFile) throws(ImportError) -> Table
  ) throws(DoorError) -> Table {
    do throws(ImportError) {
      return try read(InputFile.read(path: path))
    } catch {
      throw DoorError(error)
    }
  }

  /// Reads the options that choose a method by name.
  private mutating func readMethods(_ given: gymbo_report_options) throws(DoorError) {
    switch unsafe given.adjust_effort {
    case 0: analysis.adjustsForEffort = false
    case 1: analysis.adjustsForEffort = true
    default:
      throw unsafe .invalid("adjust_effort cannot be \(given.adjust_effort); it takes 0 or 1.")
    }
    let formulas = OneRepetitionMaximumFormula.allCases.map(\.hyphenated).joined(separator: ", ")
    if let formula = try unsafe Text.word(
      given.formula, "formula", form: "one of \(formulas)",
      read: OneRepetitionMaximumFormula.init(anySpelling:))
    {
      analysis.formula = formula
    }
    let option = try unsafe Text.optional(given.volume_model, "volume_model")
    if let path = option.flatMap(VolumeModel.tablePath) {
      analysis.volumeModel = VolumeModel(
        .custom(try table(path, read: CustomVolumeWeights.init(reading:))))
    } else if let model = try unsafe Text.word(
      given.volume_model, "volume_model",
      form: "direct, fractional, fractional:0.3 or custom=weights.csv",
      read: VolumeModel.init(option:))
    {
      analysis.volumeModel = model
    }
  }

  /// `full`, or the parts in a comma-separated list; nil if a name is not a part's.
  private static func parts(_ list: String) -> ReportText? {
    if list == "full" { return .full }
    let names = list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let parts = names.compactMap(ReportText.Part.init(rawValue:))
    return parts.count == names.count ? ReportText(Set(parts)) : nil
  }

  /// The tables in a comma-separated list, each once, in the order of their declaration; nil if a name is not a
  /// table's.
  private static func tables(_ list: String) -> [ResultTable]? {
    let names = list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let tables = names.compactMap(ResultTable.init(rawValue:))
    return tables.count == names.count ? ResultTable.of(.library).filter(tables.contains) : nil
  }

  /// Whether a calendar names workouts, lifts and loads.
  static func isPlain(_ given: Int32) throws(DoorError) -> Bool {
    switch given {
    case 0: return false
    case 1: return true
    default: throw .invalid("plain cannot be \(given); it takes 0 or 1.")
    }
  }

  /// The bytes of the report in the requested format.
  /// - Parameters:
  ///   - page: nil for a report that has no page.
  ///   - program: nil for one that is no program.
  ///   - calendar: nil for one that has no dates.
  func bytes(
    text: (TextStyle) -> String, json: () -> [UInt8], csv: () -> [UInt8],
    page: ((PageStyle) -> [UInt8])? = nil, program: (() -> [UInt8])? = nil,
    calendar: ((TextStyle) -> [UInt8])? = nil
  ) throws(DoorError) -> [UInt8] {
    switch format {
    case .html:
      guard let page else {
        throw .invalid("format: this has no page; a report, an exercise and a plan do.")
      }
      var pageStyle = PageStyle(remedy: \.inDoor)
      pageStyle.language = style.language
      return page(pageStyle)
    case .program:
      guard let program else {
        throw .invalid("format: only generated workouts and a plan are a program.")
      }
      return program()
    case .calendar:
      guard let calendar else {
        throw .invalid("format: only a plan and reminders are a calendar.")
      }
      return calendar(style)
    case .text: return Array(text(style).utf8)
    case .json: return json()
    case .csv: return csv()
    }
  }
}

// The functions have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CGymBo
import GymBo

@c @implementation
public func gymbo_plan(
  _ history: OpaquePointer?, _ program: UnsafePointer<CChar>?,
  _ plan: UnsafePointer<gymbo_plan_options>?, _ options: UnsafePointer<gymbo_report_options>?,
  _ format: gymbo_format, _ text: TextPointer, _ count: CountPointer, _ error: ErrorPlace
) -> gymbo_status {
  unsafe answer(error) { () throws(DoorError) in
    let place = try unsafe TextPlace(text, count)
    let request = try unsafe ReportRequest(options, format)
    let wanted = try unsafe PlanRequest(program, plan)
    let analysis = try unsafe HistoryObject.history(history).analysis(request.analysis)
    let table = try wanted.table(
      among: PlanReport.Table.allCases.map(\.rawValue), read: PlanReport.Table.init(rawValue:))
    let report = analysis.plan(
      wanted.program, start: wanted.start, maxima: wanted.maxima,
      suggesting: try request.suggesting(in: analysis), unit: request.unit)
    place.put(
      try request.bytes(
        text: report.text, json: report.json, csv: { report.csv(table ?? .plan) },
        page: report.page, program: { Array(report.programText().utf8) },
        calendar: { report.calendar($0, isPlain: wanted.isPlain) }))
  }
}

@c @implementation
public func gymbo_preview(
  _ history: OpaquePointer?, _ program: UnsafePointer<CChar>?,
  _ plan: UnsafePointer<gymbo_plan_options>?, _ options: UnsafePointer<gymbo_report_options>?,
  _ format: gymbo_format, _ text: TextPointer, _ count: CountPointer, _ error: ErrorPlace
) -> gymbo_status {
  unsafe answer(error) { () throws(DoorError) in
    let place = try unsafe TextPlace(text, count)
    let request = try unsafe ReportRequest(options, format)
    let wanted = try unsafe PlanRequest(program, plan)
    // Other formats have no tables; options with one of a plan's were always taken for them.
    let table =
      request.format == .csv
      ? try wanted.table(
        among: PreviewReport.Table.allCases.map(\.rawValue),
        read: PreviewReport.Table.init(rawValue:)) : nil
    let analysis = unsafe HistoryObject.optional(history)?.analysis(request.analysis)
    var suggesting = SuggestionOptions()
    if let analysis { suggesting = try request.suggesting(in: analysis) }
    let report = wanted.program.preview(
      maxima: wanted.maxima, analysis: analysis, suggesting: suggesting, minutes: wanted.minutes,
      unit: request.unit)
    place.put(
      try request.bytes(
        text: report.text, json: report.json, csv: { report.csv(table ?? .weeks) }))
  }
}

/// The program and the fields of the C struct, converted.
private struct PlanRequest {
  let program: TrainingProgram
  let start: CivilDate?
  private(set) var maxima: [String: Load] = [:]
  private let tableName: String?
  let minutes: Int?
  let isPlain: Bool

  init(
    _ program: UnsafePointer<CChar>?, _ pointer: UnsafePointer<gymbo_plan_options>?
  ) throws(DoorError) {
    guard let program = try unsafe Text.program(program) else { throw .isNull("program") }
    self.program = program
    let given = try unsafe OptionStruct.read(
      pointer, zero: gymbo_plan_options(), "gymbo_plan_options")
    start = try unsafe Text.word(
      given.start, "start", form: "a day such as 2026-11-02", read: { CivilDate(iso: $0) })
    tableName = try unsafe Text.optional(given.table, "table")
    let minutes = unsafe Int(given.minutes)
    guard minutes == 0 || (5...600).contains(minutes) else {
      throw .invalid("minutes cannot be \(minutes); it takes 5 to 600, or 0 for any.")
    }
    self.minutes = minutes == 0 ? nil : minutes
    isPlain = try unsafe ReportRequest.isPlain(given.plain)
    let texts = try unsafe elements(given.maxima, given.maximum_count, "maxima")
    for index in texts.indices {
      let text = try unsafe Text.required(texts[index], "a maximum")
      guard let named = NamedTrainingMax(text) else {
        throw .invalid("A maximum cannot be \"\(text)\"; it takes \(NamedTrainingMax.form).")
      }
      maxima[named.lift] = named.load.load
    }
  }

  /// The table that is asked for; nil for none.
  func table<Table>(among names: [String], read: (String) -> Table?) throws(DoorError) -> Table? {
    guard let tableName else { return nil }
    guard let table = read(tableName) else {
      throw .invalid(
        "table cannot be \"\(tableName)\"; it takes \(names.joined(separator: " or ")).")
    }
    return table
  }
}

extension Text {
  /// A training program; nil if the argument is null.
  static func program(_ pointer: UnsafePointer<CChar>?) throws(DoorError) -> TrainingProgram? {
    guard let text = try unsafe optional(pointer, "program") else { return nil }
    do throws(ProgramFault) {
      return try TrainingProgram(text)
    } catch {
      var details = ErrorDetails()
      details.line = error.line
      throw DoorError(
        status: Status.invalidArgument, message: "program: \(error.description).", details)
    }
  }
}

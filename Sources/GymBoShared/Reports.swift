// The functions have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CGymBo
import GymBo

/// The out-parameter for the text that a function makes.
public typealias TextPointer = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
public typealias CountPointer = UnsafeMutablePointer<Int>?

@c @implementation
public func gymbo_report(
  _ history: OpaquePointer?, _ options: UnsafePointer<gymbo_report_options>?,
  _ format: gymbo_format, _ text: TextPointer, _ count: CountPointer, _ error: ErrorPlace
) -> gymbo_status {
  unsafe answer(error) { () throws(DoorError) in
    let place = try unsafe TextPlace(text, count)
    let request = try unsafe ReportRequest(options, format)
    let analysis = try unsafe HistoryObject.history(history).analysis(request.analysis)
    let suggesting = try request.suggesting(in: analysis)
    var report = analysis.report(suggesting: suggesting, unit: request.unit)
    report.plan = request.plan(analysis, suggesting)
    place.put(
      try request.bytes(
        text: { [report] in report.text($0, request.parts) }, json: report.json,
        csv: { [report] in report.csv(.summary) },
        page: report.page))
  }
}

@c @implementation
public func gymbo_exercise(
  _ history: OpaquePointer?, _ name: UnsafePointer<CChar>?,
  _ options: UnsafePointer<gymbo_report_options>?, _ format: gymbo_format, _ text: TextPointer,
  _ count: CountPointer, _ error: ErrorPlace
) -> gymbo_status {
  unsafe answer(error) { () throws(DoorError) in
    let place = try unsafe TextPlace(text, count)
    let request = try unsafe ReportRequest(options, format)
    let analysis = try unsafe HistoryObject.history(history).analysis(request.analysis)
    let name = try unsafe Text.required(name, "name")
    let suggesting = try request.suggesting(in: analysis)
    let report: ExerciseReport
    do throws(ExerciseNotFound) {
      report = try analysis.exercise(
        name, suggesting: suggesting, unit: request.unit)
    } catch {
      throw DoorError(error)
    }
    place.put(
      try request.bytes(
        text: report.text, json: report.json, csv: report.csv, page: report.page))
  }
}

@c @implementation
public func gymbo_suggest(
  _ history: OpaquePointer?, _ options: UnsafePointer<gymbo_report_options>?,
  _ format: gymbo_format, _ text: TextPointer, _ count: CountPointer, _ error: ErrorPlace
) -> gymbo_status {
  unsafe answer(error) { () throws(DoorError) in
    let place = try unsafe TextPlace(text, count)
    let request = try unsafe ReportRequest(options, format)
    let analysis = try unsafe HistoryObject.history(history).analysis(request.analysis)
    let report = analysis.suggestionReport(
      suggesting: try request.suggesting(in: analysis), unit: request.unit)
    place.put(try request.bytes(text: report.text, json: report.json, csv: report.csv))
  }
}

@c @implementation
public func gymbo_check(
  _ history: OpaquePointer?, _ options: UnsafePointer<gymbo_report_options>?,
  _ format: gymbo_format, _ hasFindings: UnsafeMutablePointer<Int32>?, _ text: TextPointer,
  _ count: CountPointer, _ error: ErrorPlace
) -> gymbo_status {
  unsafe answer(error) { () throws(DoorError) in
    let place = try unsafe TextPlace(text, count)
    let request = try unsafe ReportRequest(options, format)
    let report = try unsafe HistoryObject.history(history).check(
      options: request.analysis, unit: request.unit)
    unsafe hasFindings?.pointee = report.hasFindings ? 1 : 0
    place.put(try request.bytes(text: report.text, json: report.json, csv: report.csv))
  }
}

@c @implementation
public func gymbo_table(
  _ history: OpaquePointer?, _ table: UnsafePointer<CChar>?,
  _ options: UnsafePointer<gymbo_report_options>?, _ text: TextPointer, _ count: CountPointer,
  _ error: ErrorPlace
) -> gymbo_status {
  unsafe answer(error) { () throws(DoorError) in
    let place = try unsafe TextPlace(text, count)
    let request = try unsafe ReportRequest(options)
    let analysis = try unsafe HistoryObject.history(history).analysis(request.analysis)
    let name = try unsafe Text.required(table, "table")
    let tables = ResultTable.of(.report).filter { request.program != nil || !$0.isOfProgram }
    guard let table = tables.first(where: { $0.rawValue == name }) else {
      throw .notFound("table", name, among: tables.map(\.rawValue))
    }
    let suggesting = try request.suggesting(in: analysis)
    var report = analysis.report(suggesting: suggesting, unit: request.unit)
    report.plan = request.plan(analysis, suggesting)
    place.put(report.csv(table))
  }
}

@c @implementation
public func gymbo_schema(
  _ name: UnsafePointer<CChar>?, _ text: TextPointer, _ count: CountPointer, _ error: ErrorPlace
) -> gymbo_status {
  unsafe answer(error) { () throws(DoorError) in
    let place = try unsafe TextPlace(text, count)
    let name = try unsafe Text.required(name, "name")
    guard let schema = ReportSchema(rawValue: name) else {
      throw .notFound("schema", name, among: ReportSchema.allCases.map(\.rawValue))
    }
    place.put(schema.text)
  }
}

extension DoorError {
  static func notFound(_ kind: String, _ name: String, among names: [String]) -> DoorError {
    DoorError(
      status: Status.notFound,
      message: "There is no \(kind) \"\(name)\"; there are \(names.joined(separator: ", ")).",
      ErrorDetails(name: name, candidates: names))
  }
}

// The functions have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CGymBo
import GymBo

@c @implementation
public func gymbo_nudges(
  _ history: OpaquePointer?, _ nudges: UnsafePointer<gymbo_nudge_options>?,
  _ options: UnsafePointer<gymbo_report_options>?, _ format: gymbo_format, _ text: TextPointer,
  _ count: CountPointer, _ error: ErrorPlace
) -> gymbo_status {
  unsafe answer(error) { () throws(DoorError) in
    let place = try unsafe TextPlace(text, count)
    let request = try unsafe ReportRequest(options, format)
    let given = try unsafe OptionStruct.read(
      nudges, zero: gymbo_nudge_options(), "gymbo_nudge_options")
    let now = try unsafe Text.word(
      given.now, "now", form: "a time such as 2026-11-02T12:00", read: { CivilTime(iso: $0) })
    let open = try unsafe Text.word(
      given.open, "open", form: "one such as \(OpenSession.form)", read: { OpenSession($0) })
    var zone: NamedZone?
    if let name = try unsafe Text.optional(given.zone, "zone") {
      do throws(UnknownZone) {
        zone = try NamedZone(named: name)
      } catch {
        throw .invalid("zone: \(error.description)")
      }
    }
    var analysing = request.analysis
    analysing.asOf = now?.date
    analysing.week = nil
    let history = try unsafe HistoryObject.history(history)
    let suggesting = try request.suggesting(in: history.analysis(analysing))
    let isPlain = try unsafe ReportRequest.isPlain(given.plain)
    let report = history.nudges(
      now: now, open: open, program: try unsafe Text.program(given.program), zone: zone,
      analysing: analysing, suggesting: suggesting, unit: request.unit)
    place.put(
      try request.bytes(
        text: report.text, json: { report.json(request.style) },
        csv: { report.csv(request.style) },
        calendar: { report.calendar($0, isPlain: isPlain) }))
  }
}

@c @implementation
public func gymbo_insights(
  _ history: OpaquePointer?, _ options: UnsafePointer<gymbo_report_options>?,
  _ format: gymbo_format, _ text: TextPointer, _ count: CountPointer, _ error: ErrorPlace
) -> gymbo_status {
  unsafe answer(error) { () throws(DoorError) in
    let place = try unsafe TextPlace(text, count)
    let request = try unsafe ReportRequest(options, format)
    guard request.format == .text || request.format == .json else {
      throw .invalid("format: insights are text or JSON.")
    }
    let analysis = try unsafe HistoryObject.history(history).analysis(request.analysis)
    let report = analysis.report(
      suggesting: try request.suggesting(in: analysis), unit: request.unit)
    place.put(
      try request.bytes(
        text: { report.text($0, .insights) }, json: report.insightsJSON, csv: { [] }))
  }
}

@c @implementation
public func gymbo_ledger(
  _ history: OpaquePointer?, _ days: Int32, _ options: UnsafePointer<gymbo_report_options>?,
  _ format: gymbo_format, _ text: TextPointer, _ count: CountPointer, _ error: ErrorPlace
) -> gymbo_status {
  unsafe answer(error) { () throws(DoorError) in
    let place = try unsafe TextPlace(text, count)
    let request = try unsafe ReportRequest(options, format)
    guard days == 0 || (7...3660).contains(days) else {
      throw .invalid("days cannot be \(days); they are 7 to 3660, or 0 for the default.")
    }
    let analysis = try unsafe HistoryObject.history(history).analysis(request.analysis)
    let report = analysis.ledger(
      days: days == 0 ? nil : Int(days), suggesting: try request.suggesting(in: analysis),
      unit: request.unit)
    place.put(try request.bytes(text: report.text, json: report.json, csv: report.csv))
  }
}

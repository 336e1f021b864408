import GymBoLog

/// Turns a set told by a program into what ``WrittenSet`` checks, so that the rules for cells of files hold for it too.
extension LoggedSet {
  /// A fault of the set, with the column it is in and the value that was told.
  struct Fault: Error {
    var rule: IssueRule
    var severity = Issue.Severity.error
    var column: String
    var found: String
    var proposal: Issue.Proposal?
  }

  /// The set's values as written.
  /// - Parameter kind: ``writtenKind``, which takes longer to read than all numbers.
  func written(kind: WrittenSet.Kind) -> WrittenSet {
    var set = WrittenSet()
    set.setNumber =
      switch WrittenNumber(order) {
      case .missing: .missing
      case .number(let number): .number(number)
      case .unreadable: .unreadable
      }
    set.kind = kind
    set.load = WrittenNumber(load)
    set.loadUnit = writtenLoadUnit
    set.repetitions = WrittenNumber(repetitions)
    set.duration = WrittenNumber(seconds)
    set.distance = WrittenNumber(metres)
    set.rpe = WrittenNumber(rpe)
    set.rir = WrittenNumber(rir)
    set.superset = WrittenNumber(superset)
    return set
  }

  private var writtenLoadUnit: WrittenUnit<LoadUnit> {
    guard let loadUnitWord else { return .known(loadUnit) }
    guard let word = CellBytes.trimmed(loadUnitWord) else { return .missing(assumed: loadUnit) }
    let bytes = Array(word.utf8)
    return LoadUnit(bytes.span, bytes.indices).map { .known($0) } ?? .unknown
  }

  /// The kind as written.
  var writtenKind: WrittenSet.Kind {
    switch kind {
    case .known(let kind): return .known(kind)
    case .word(let word):
      if let kind = SetKind.allCases.first(where: { $0.name == word }) { return .known(kind) }
      let bytes = Array(word.utf8)
      let range = CellBytes.trimmed(bytes.span, bytes.indices)
      if range.isEmpty { return .missing }
      guard case .kind(let kind) = SetKindWord(bytes.span, range) else { return .unknownWord }
      return .known(kind)
    }
  }

  /// Adds to a fault of the rules the column it is in and the value that was told.
  func located(_ fault: SetFault) -> Fault {
    let (column, found) = columnAndText(of: fault.value)
    return Fault(
      rule: fault.rule, severity: fault.severity, column: column, found: found,
      proposal: fault.proposal)
  }

  private func columnAndText(of value: SetFault.Value) -> (String, String) {
    func text(_ number: Double?) -> String { number.map { "\($0)" } ?? "" }
    return switch value {
    case .setNumber: ("order", text(order))
    case .kind: if case .word(let word) = kind { ("kind", word) } else { ("kind", "") }
    case .load: ("load", text(load))
    case .loadUnit: ("load_unit", loadUnitWord ?? "")
    case .repetitions: ("repetitions", text(repetitions))
    case .duration: ("duration", text(seconds))
    case .distance, .distanceUnit: ("distance", text(metres))
    case .rpe: ("rpe", text(rpe))
    case .rir: ("rir", text(rir))
    case .superset: ("superset", text(superset))
    case .workoutDuration: ("session_duration", text(sessionSeconds))
    }
  }

  /// When the workout began, and whether a time is known besides the day.
  func startTime() throws(Fault) -> (time: CivilTime, hasTime: Bool) {
    switch start {
    case .time(let time): return (time, true)
    case .day(let date): return (CivilTime(date: date, secondOfDay: 0), false)
    case .text(let text):
      let bytes = Array(text.utf8)
      guard let date = WrittenDate(bytes.span, CellBytes.trimmed(bytes.span, bytes.indices)) else {
        throw Fault(
          rule: .unreadableDate, column: "start", found: text,
          proposal: .dateAndTimeExpected)
      }
      return (date.start, date.secondOfDay != nil)
    case nil:
      throw Fault(
        rule: .unreadableDate, column: "start", found: "", proposal: .startExpected)
    }
  }

  /// The line that was told for the set: a whole number from 1.
  func place() throws(Fault) -> Int32? {
    guard let line, !line.isNaN else { return nil }
    guard let whole = Int32(exactly: line), whole >= 1 else {
      throw Fault(
        rule: .unreadableNumber, severity: .warning, column: "line", found: "\(line)",
        proposal: .indexLeftOut(1...Int(Int32.max)))
    }
    return whole
  }
}

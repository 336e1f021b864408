import GymBoLog

/// What the numbers and words of a set in code mean: the rules that hold for the cells of files.
extension LoggedSet {
  /// A fault of the set: its rule, the column it is in, and what stands there.
  struct Fault: Error {
    var rule: IssueRule
    var column: String
    var found: String
    var proposal: String
  }

  /// The start, and whether it has a time.
  func startTime() throws(Fault) -> (time: CivilTime, hasTime: Bool) {
    switch start {
    case .time(let time): return (time, true)
    case .day(let date): return (CivilTime(date: date, secondOfDay: 0), false)
    case .text(let text):
      let bytes = Array(text.utf8)
      let range = CellText.trimmed(bytes.span, 0..<bytes.count)
      guard let date = DateText(bytes.span, range) else {
        throw Fault(
          rule: .unreadableDate, column: "start", found: text,
          proposal: "write it as 2026-01-05T18:00:00")
      }
      return (date.start, date.secondOfDay != nil)
    case nil:
      throw Fault(
        rule: .unreadableDate, column: "start", found: "", proposal: "every set needs a start")
    }
  }

  /// The load in units of `Load`, and whether it is assistance.
  func loadUnits(_ exercise: ExerciseTable.Loading) throws(Fault) -> (Int64?, Bool) {
    guard let load = try number(load, "load") else { return (nil, exercise.isAssisted) }
    let units = (load * Double(loadUnit.unitsPerOne)).rounded(.toNearestOrEven)
    guard units.magnitude <= Double(Load.maximum.units) else {
      throw Fault(
        rule: .outOfRange, column: "load", found: "\(load)", proposal: "more than 10,000 kg")
    }
    guard units < 0 else { return (Int64(units), exercise.isAssisted) }
    guard exercise.isAssisted || exercise.addsToBody else {
      throw Fault(rule: .negativeNumber, column: "load", found: "\(load)", proposal: "")
    }
    return (-Int64(units), true)
  }

  /// Where the set stands, from 1.
  func place() throws(Fault) -> Int32? { try index(line, "line", from: 1) }

  /// The number of the set in its exercise, from 0.
  func setNumber() throws(Fault) -> Int32? { try index(order, "order", from: 0) }

  private func index(
    _ value: Double?, _ column: String, from first: Int32
  ) throws(Fault) -> Int32? {
    guard let value = try number(value, column) else { return nil }
    guard let index = Int32(exactly: value), index >= first else {
      throw Fault(
        rule: .unreadableNumber, column: column, found: "\(value)",
        proposal: "left out; a whole number from \(first) to \(Int32.max) is expected")
    }
    return index
  }

  func wholeRepetitions() throws(Fault) -> Int32? {
    guard let number = try quantity(repetitions, "repetitions") else { return nil }
    guard number == number.rounded() else {
      throw Fault(
        rule: .unreadableNumber, column: "repetitions", found: "\(number)",
        proposal: "a whole number is expected")
    }
    guard number <= Double(FileReader.mostRepetitions) else {
      throw Fault(
        rule: .outOfRange, column: "repetitions", found: "\(number)",
        proposal: "more than 5,000 repetitions")
    }
    return Int32(number)
  }

  func duration() throws(Fault) -> Double? { try duration(seconds, "duration") }

  /// Whole seconds.
  func sessionDuration() throws(Fault) -> Int64? {
    try duration(sessionSeconds, "session_duration").map { Int64($0.rounded()) }
  }

  private func duration(_ seconds: Double?, _ column: String) throws(Fault) -> Double? {
    guard let seconds = try quantity(seconds, column) else { return nil }
    guard seconds <= Double(FileReader.longestSeconds) else {
      throw Fault(
        rule: .outOfRange, column: column, found: "\(seconds)", proposal: "longer than 31 days")
    }
    return seconds
  }

  func distance() throws(Fault) -> Double? {
    guard let metres = try quantity(metres, "distance") else { return nil }
    guard metres <= FileReader.longestMetres else {
      throw Fault(
        rule: .outOfRange, column: "distance", found: "\(metres)",
        proposal: "more than 10,000 km")
    }
    return metres
  }

  /// RPE 1…10.
  func effort() throws(Fault) -> Double? {
    guard let rpe = try number(rpe, "rpe") else { return nil }
    guard (1...10).contains(rpe) else {
      throw Fault(
        rule: .rpeOutOfRange, column: "rpe", found: "\(rpe)", proposal: "left out; RPE is 1 to 10")
    }
    return rpe
  }

  func setKind() throws(Fault) -> SetKind {
    switch kind {
    case .known(let kind): return kind
    case .word(let word):
      if let kind = SetKind.allCases.first(where: { $0.name == word.lowercased() }) { return kind }
      let bytes = Array(word.utf8)
      let range = CellText.trimmed(bytes.span, 0..<bytes.count)
      if range.isEmpty { return .working }
      if case .kind(let kind) = SetKindWord(bytes.span, range) { return kind }
      throw Fault(
        rule: .unknownSetKind, column: "kind", found: word, proposal: "read as a working set")
    }
  }

  /// A finite number. NaN is how many tables write what is missing.
  private func number(_ number: Double?, _ column: String) throws(Fault) -> Double? {
    guard let number, !number.isNaN else { return nil }
    guard number.isFinite else {
      throw Fault(rule: .unreadableNumber, column: column, found: "\(number)", proposal: "")
    }
    return number
  }

  /// A finite number that is not below 0.
  private func quantity(_ number: Double?, _ column: String) throws(Fault) -> Double? {
    guard let number = try self.number(number, column) else { return nil }
    guard number >= 0 else {
      throw Fault(rule: .negativeNumber, column: column, found: "\(number)", proposal: "")
    }
    return number
  }
}

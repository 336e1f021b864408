internal import GymBoLog

/// A history as the file of an app, in the order of the log: one line a set, and in the text notation one line an exercise.
///
/// Numbers have as many decimals as they need, so that they are read back as they were. Cells that begin with `=`, `+`, `-` or
/// `@` get no guard against spreadsheets, because the apps would keep it.
package struct ExportedFile {
  let log: TrainingLog
  /// Of loads, where the format leaves it open.
  let unit: LoadUnit
  /// Whether the rest after a set has a row of its own, where the format has such rows.
  let timesRests: Bool
  /// The file, in UTF-8.
  package private(set) var bytes: [UInt8] = []
  /// By set of the log, the line on which it is, from 1.
  package private(set) var lines: [Int] = []
  private var line = 1

  init(_ log: TrainingLog, unit: LoadUnit, timesRests: Bool = false) {
    (self.log, self.unit, self.timesRests) = (log, unit, timesRests)
    lines.reserveCapacity(log.columns.count)
  }

  /// A set with its place among those of its session and of its exercise there.
  struct Row {
    let index: Int
    let session: Session
    /// Whether it is the first set of its session, and of its exercise's block there.
    let (isFirst, isFirstOfBlock): (Bool, Bool)
    /// Its number among the sets of its block, from 0, and among those that are no warm-ups.
    let (number, workingNumber): (Int, Int)
  }

  /// Writes a header and a line for each set.
  /// - Parameters:
  ///   - rest: the cells of the line for the rest after a set; nil for none.
  ///   - cells: of a set, in the order of the header, quoted where they need to be.
  mutating func write(
    header: String, rest: (Row) -> [String]? = { _ in nil }, cells: (Row) -> [String]
  ) {
    end(header)
    for session in log.sessions {
      var counts: [ExercisesBlock: (all: Int, working: Int)] = [:]
      for index in session.sets {
        let block = ExercisesBlock(
          exercise: log.columns.exercise[index], number: log.columns.block[index])
        let before = counts[block] ?? (0, 0)
        let isWarmUp = log.columns.kind[index] == .warmUp
        counts[block] = (before.all + 1, before.working + (isWarmUp ? 0 : 1))
        lines.append(line)
        let row = Row(
          index: index, session: session, isFirst: index == session.sets.lowerBound,
          isFirstOfBlock: before.all == 0, number: before.all, workingNumber: before.working)
        end(cells(row).joined(separator: ","))
        if let rest = rest(row) { end(rest.joined(separator: ",")) }
      }
    }
  }

  private struct ExercisesBlock: Hashable {
    let exercise: Int32
    let number: Int16
  }

  /// Writes a line on which a number of sets are.
  mutating func add(_ text: String, sets: Int = 0) {
    lines += repeatElement(line, count: sets)
    end(text)
  }

  private mutating func end(_ text: String) {
    line += 1 + text.utf8.count { $0 == UInt8(ascii: "\n") }
    bytes += text.utf8
    bytes.append(UInt8(ascii: "\n"))
  }

  // MARK: Cells

  /// The name of a set's exercise, as logged.
  func name(_ row: Row) -> String { log.exercises[Int(log.columns.exercise[row.index])].name }

  /// The load in a unit. Assistance is below 0 where the exercise's name does not say that it is assistance.
  func load(_ row: Row, in unit: LoadUnit) -> String? { load(ofSet: row.index, in: unit) }

  /// The same of a set of the log.
  func load(ofSet row: Int, in unit: LoadUnit) -> String? {
    guard let units = log.columns.load[row] else { return nil }
    let number = Load(units: units).value(in: unit)
    let facts = log.exercises[Int(log.columns.exercise[row])].facts
    let isNegative =
      log.columns.semantics[row] == .assisted && facts?.loading != .assistance && number > 0
    return MachineNumber.exact(isNegative ? -number : number)
  }

  func repetitions(_ row: Row) -> String? { log.columns.repetitions[row.index].map { "\($0)" } }
  func seconds(_ row: Row) -> String? {
    log.columns.seconds[row.index].map { MachineNumber.exact($0) }
  }
  func distance(_ row: Row, metresPerUnit: Double) -> String? {
    log.columns.metres[row.index].map { MachineNumber.exact($0 / metresPerUnit) }
  }
  func rpe(_ row: Row) -> String? { log.columns.rpe[row.index].map { MachineNumber.exact($0) } }

  /// Text in quotes, with its quotes doubled. A NUL, which no reader of CSV takes, becomes U+FFFD.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for character in text.unicodeScalars {
      switch character {
      case "\"": quoted += "\"\""
      case "\0": quoted += "\u{FFFD}"
      default: quoted.unicodeScalars.append(character)
      }
    }
    return quoted + "\""
  }

  /// Text in quotes where it needs them.
  static func cell(_ text: String?) -> String {
    guard let text, !text.isEmpty else { return "" }
    let needsQuotes = text.unicodeScalars.contains {
      $0 == "," || $0 == "\"" || $0 == "\n" || $0 == "\r" || $0 == ";" || $0 == "\0"
    }
    let isBlankAtEnds = text.first == " " || text.last == " "
    return needsQuotes || isBlankAtEnds ? quoted(text) : text
  }
}

extension MachineNumber {
  /// The shortest text that is read as the same number.
  static func exact(_ number: Double) -> String {
    guard let whole = Int64(exactly: number) else { return "\(number)" }
    return "\(whole)"
  }
}

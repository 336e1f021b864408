import GymBo

/// `gymbo import` of a table of body weights.
enum BodyImport {
  /// Takes a table into the store.
  /// - Returns: what happened, in a few lines.
  static func add(
    _ table: BodyTable, _ path: String, account: String, isTrial: Bool
  ) throws(ToolError) -> String {
    let outcome: BodyOutcome
    do throws(StoreError) {
      outcome =
        isTrial
        ? try trial(table, path, account)
        : try Store.writing(path, makes: true)
          .add(table.measurements, format: table.format, account: account, file: table.name)
    } catch {
      throw ToolError(error)
    }
    return text(table, outcome, isTrial: isTrial)
  }

  private static func trial(
    _ table: BodyTable, _ path: String, _ account: String
  ) throws(StoreError) -> BodyOutcome {
    let store: Store
    do throws(StoreError) {
      store = try Store.reading(path)
    } catch {
      guard case .missing = error else { throw error }
      return BodyOutcome(new: table.measurements.count)
    }
    return try store.trial(table.measurements, format: table.format, account: account)
  }

  /// Warns about tables that are not used, and about cells that could not be read.
  /// - Parameter isReport: whether the command is the report, the only one that shows values of a body.
  static func complain(_ tables: [BodyTable], isReport: Bool) {
    for table in tables {
      guard isReport else {
        Terminal.complain(
          "\(table.name): values of a body, which only 'gymbo report' shows; it is left out here.")
        continue
      }
      for sentence in leftOut(table) { Terminal.complain("\(table.name), \(sentence)") }
    }
  }

  /// The cells that could not be read, a few by name.
  private static func leftOut(_ table: BodyTable) -> [String] {
    let named = table.rejected.prefix(mostNamed).map { rejection in
      let reason = rejection.reason == .date ? "no date" : "no value of a person"
      return "line \(rejection.line): \"\(rejection.text)\" is \(reason); left out"
    }
    let more = table.rejected.count - named.count
    return more > 0 ? named + ["\(Count.of(more)) more are left out"] : named
  }

  /// The most cells that are named.
  private static let mostNamed = 5

  private static func text(_ table: BodyTable, _ outcome: BodyOutcome, isTrial: Bool) -> String {
    let days = table.measurements.map(\.at.date)
    let range = days.first.map { first in " (\(first) to \(days.last ?? first))" } ?? ""
    var lines = [
      "\(table.name): body values, \(table.app); \(Count.of(table.rows, "row")), "
        + "\(Count.of(days.count, "value"))\(range)"
    ]
    var parts: [String] = []
    if outcome.new > 0 { parts.append("\(Count.of(outcome.new)) new") }
    if outcome.changed > 0 { parts.append("\(Count.of(outcome.changed)) changed") }
    if outcome.unchanged > 0 || parts.isEmpty {
      parts.append(
        "\(Count.of(outcome.unchanged)) as \(outcome.unchanged == 1 ? "it was" : "they were")")
    }
    lines.append("  " + parts.joined(separator: " · "))
    lines += leftOut(table).map { "  " + $0 }
    if isTrial {
      lines.append("Nothing was written (--dry-run).")
    } else if outcome.new + outcome.changed > 0 {
      lines.append("Undo: gymbo store undo")
    }
    return TerminalText.safeLines(lines.joined(separator: "\n")) + "\n"
  }
}

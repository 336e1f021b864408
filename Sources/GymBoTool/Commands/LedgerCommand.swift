import GymBo

/// `gymbo ledger`: the tool's own suggestions in hindsight.
enum LedgerCommand {
  static func run(_ arguments: Arguments) throws(ToolError) -> ExitCode {
    var request = try Request(arguments)
    let days = try arguments.value(.ledgerDays) { text in
      Int(text).flatMap { (7...3660).contains($0) ? $0 : nil }
    }
    let analysis = try request.history(arguments.positional).analysis(request.analysis)
    let report = analysis.ledger(
      days: days, suggesting: try request.suggesting(in: analysis), unit: request.unit)
    try request.write(
      text: report.text, json: report.json, csv: report.csv, paths: arguments.positional)
    return .success
  }
}

extension OptionDeclaration {
  static let ledgerDays = OptionDeclaration(
    name: "--days", value: "N", form: "days from 7 to 3660",
    help: "how far to look back (default: 182); each day with a workout takes an analysis")
}

extension CommandDeclaration {
  static let ledger = CommandDeclaration(
    name: "ledger", arguments: "[FILE…]",
    summary: "gymbo's own suggestions in hindsight: how often they were what was done next",
    options: [
      .asOf, .ledgerDays, .rule, .plates, .format, .file, .unit, .language, .color,
    ] + readingOrStore,
    group: .check,
    examples: ["gymbo ledger strong.csv", "gymbo ledger strong.csv --days 365 --format csv"],
    notes: [.rules])
}

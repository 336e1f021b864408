import GymBo

/// `gymbo import`: takes exports into the store.
enum ImportCommand {
  static func run(_ arguments: Arguments) throws(ToolError) -> ExitCode {
    let paths = arguments.positional
    guard !paths.isEmpty else {
      throw ToolError(
        message: "Name at least one export: gymbo import FILE…", code: .usage)
    }
    var request = try Request(arguments)
    let isTrial = arguments.has(.dryRun)
    let path = try StorePath.path(arguments)
    if !arguments.has(.zone), let zone = try ProfileCommand.stored(path).zone {
      request.reading.takeUniversalTimes(in: zone)
    }
    let account = arguments.value(.account) ?? ""
    for file in paths {
      let export: ImportedExport
      switch try read(file, request.reading) {
      case .body(let table):
        let text = try BodyImport.add(table, path, account: account, isTrial: isTrial)
        try Terminal.print(Array(text.utf8))
        continue
      case .history(let history): export = history
      }
      let outcome: ImportOutcome
      do throws(StoreError) {
        outcome =
          isTrial
          ? try trial(export, path, account, replaces: arguments.has(.replace))
          : try Store.writing(path, makes: true)
            .add(export, account: account, replaces: arguments.has(.replace))
      } catch {
        throw ToolError(error)
      }
      try Terminal.print(Array(outcome.text(isTrial: isTrial, path: file).utf8))
    }
    return .success
  }

  /// What a file was recognised as.
  private enum Recognised {
    case history(ImportedExport)
    case body(BodyTable)
  }

  private static func read(
    _ path: String, _ options: ImportOptions
  ) throws(ToolError) -> Recognised {
    do throws(ImportError) {
      let file = try InputFile.read(path: path)
      if let table = try BodyTable(file, options: options) { return .body(table) }
      return .history(try ImportedExport(reading: file, options: options))
    } catch {
      throw ToolError(error)
    }
  }

  private static func trial(
    _ export: ImportedExport, _ path: String, _ account: String, replaces: Bool
  ) throws(StoreError) -> ImportOutcome {
    let store: Store
    do throws(StoreError) {
      store = try Store.reading(path)
    } catch {
      guard case .missing = error else { throw error }
      return try Store.firstTrial(export)
    }
    return try store.trial(export, account: account, replaces: replaces)
  }
}

extension ImportOutcome {
  /// The most workouts of a kind that are named.
  private static let mostNamed = 5

  /// What happened, in a few lines.
  fileprivate func text(isTrial: Bool, path: String) -> String {
    let name = TerminalText.safe(source.name)
    if let before {
      return "\(name): already imported on \(before.prefix(10)); nothing is new.\n"
    }
    let app = knownFormats.first { $0.id == source.format }?.name ?? source.format
    let range = days.map { " (\($0.lowerBound) to \($0.upperBound))" } ?? ""
    var lines = [
      "\(name): \(app), \(source.variant); \(Count.of(source.rows, "row")), "
        + "\(Count.of(workouts, "workout"))\(range)"
    ]
    var parts: [String] = []
    if new > 0 { parts.append("\(Count.of(new)) new") }
    if !changed.isEmpty { parts.append("\(Count.of(changed.count)) changed\(named(changed))") }
    if !deleted.isEmpty {
      parts.append("\(Count.of(deleted.count)) deleted in the app\(named(deleted))")
    }
    if unchanged > 0 || parts.isEmpty {
      parts.append("\(Count.of(unchanged)) as \(unchanged == 1 ? "it was" : "they were")")
    }
    lines.append("  " + parts.joined(separator: " · "))
    if isOlder {
      lines.append(
        "  An older export than one before: it only adds what that one does not reach. If it is the newer one, "
          + "add --replace.")
    }
    if missing > 0 {
      lines.append(
        "  \(Count.of(missing, "workout")) of the store \(missing == 1 ? "is" : "are") not in the file, too many to have "
          + "been deleted one by one: kept. If they are gone, add --replace.")
    }
    // Once is enough: of the weeks after it the person knows.
    if source.unit == .assumedKilograms, new == workouts {
      lines.append(
        "  The file names no unit: loads were taken as kilograms. If they are pounds, import it again with "
          + "--input-unit lb.")
    }
    if source.rejected > 0 {
      let check = Remedies.text(.check(files: [path]))
      lines.append("  \(Count.of(source.rejected, "row")) rejected: \(check)")
    }
    if isTrial {
      lines.append("Nothing was written (--dry-run).")
    } else if !changesNothing {
      lines.append("Undo: gymbo store undo")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func named(_ entries: [Entry]) -> String {
    let names = entries.prefix(ImportOutcome.mostNamed).map { entry in
      let title = entry.title.map { ", \(TerminalText.safe($0))" } ?? ""
      return "\(entry.start.date)\(title)"
    }
    let more = entries.count - names.count
    return " (\(names.joined(separator: "; "))\(more > 0 ? "; \(more) more" : ""))"
  }
}

/// Numbers of things, such as "5,927 rows".
enum Count {
  static func of(_ number: Int) -> String { NumberStyle.english.whole(number) }

  static func of(_ number: Int, _ word: String) -> String {
    "\(of(number)) \(word)\(number == 1 ? "" : "s")"
  }
}

extension OptionDeclaration {
  static let account = OptionDeclaration(
    name: "--as", value: "NAME",
    help: "an account of its own, where you have several in one app (default: none)")
  static let replace = OptionDeclaration(
    name: "--replace", value: nil,
    help: "take the file's word for every difference, also where it lacks much")
  static let dryRun = OptionDeclaration(
    name: "--dry-run", value: nil, help: "say what would happen, and write nothing")
}

extension CommandDeclaration {
  static let importing = CommandDeclaration(
    name: "import", arguments: "FILE…",
    summary: "take exports into the store: then 'gymbo report' needs no file",
    options: [.account, .replace, .dryRun, .store] + reading, group: .keep,
    examples: [
      "gymbo import strong.csv", "gymbo import strong.csv hevy.csv --dry-run",
      "gymbo import withings.csv",
    ],
    notes: [
      HelpNote(
        title: "What an import does",
        text:
          "Export again each week and import the file: workouts that are new are added, edited ones replaced, and "
          + "those that you deleted in the app go. Workouts that two apps have count once. A file that lacks many "
          + "workouts, or is another person's, takes nothing away. Each import can be taken back with 'gymbo store "
          + "undo'. Tables of body weight are taken, too (see 'gymbo help body'). The store is one file of yours; nothing is sent anywhere."
      )
    ])
}

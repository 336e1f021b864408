import GymBo

/// `gymbo store`: the file of the store itself.
enum StoreCommand {
  fileprivate static let actions = [
    "status", "verify", "backup", "restore", "recover", "undo", "compact",
  ]

  static func run(_ arguments: Arguments) throws(ToolError) -> ExitCode {
    let words = arguments.positional
    let action = words.first ?? "status"
    guard actions.contains(action) else {
      let hint = nearest(to: action, among: actions).map { " Did you mean '\($0)'?" } ?? ""
      throw ToolError(
        message: "The store has no '\(TerminalText.safe(action))'.\(hint) It has: "
          + actions.joined(separator: ", ") + ".", code: .usage)
    }
    let needsFile = ["backup", "restore", "recover"].contains(action)
    guard words.count <= (needsFile ? 2 : 1), !needsFile || words.count == 2 else {
      throw ToolError(
        message: "gymbo store \(action)\(needsFile ? " PATH" : "") takes "
          + "\(needsFile ? "one file" : "nothing more").", code: .usage)
    }
    let path = try StorePath.path(arguments)
    let file = needsFile ? try StorePath.absolute(words[1]) : ""
    let answer: (text: String, code: ExitCode)
    do throws(StoreError) {
      answer = try act(action, path, file: file)
    } catch {
      if action == "recover", case .damaged = error {
        throw ToolError(
          message:
            "\(TerminalText.safe(error.description)) Its list of tables cannot be read, so nothing can. "
            + ToolError.remedyByCopy + ".", code: .unreadable)
      }
      throw ToolError(error)
    }
    try Terminal.print(Array((TerminalText.safeLines(answer.text) + "\n").utf8))
    return answer.code
  }

  /// - Parameters:
  ///   - path: of the store.
  ///   - file: the other file, of actions that have one.
  private static func act(
    _ action: String, _ path: String, file: String
  ) throws(StoreError) -> (text: String, code: ExitCode) {
    switch action {
    case "verify":
      let found = try Store.reading(path).verify()
      return (found.text(path), found.isWhole ? .success : .findings)
    case "backup":
      try Store.reading(path).backUp(to: file)
      return ("Copied to \(file).", .success)
    case "restore":
      let before = try Store.restore(path, from: file)
      let kept = before.map { " What was there before is in \($0)." } ?? ""
      return ("The store has the content of \(file).\(kept)", .success)
    case "recover": return (try Store.recover(path, into: file).text(file), .success)
    case "undo": return (try Store.writing(path, makes: false).undo().undone, .success)
    case "compact":
      try Store.writing(path, makes: false).compact()
      return ("Old versions are forgotten; changes before now cannot be taken back.", .success)
    default: return try status(path)
    }
  }

  /// Where the store is, what changed it, and its copies: these also where it is damaged.
  private static func status(_ path: String) throws(StoreError) -> (text: String, code: ExitCode) {
    var (lines, code): ([String], ExitCode)
    do throws(StoreError) {
      (lines, code) = (try contents(path), .success)
    } catch {
      if case .missing = error { throw error }
      (lines, code) = ([error.description], .unreadable)
    }
    let backups = Store.backups(of: path)
    lines.append(backups.isEmpty ? "No copies yet." : "Copies:")
    lines += backups.map { "  \($0)" }
    return (lines.joined(separator: "\n"), code)
  }

  private static func contents(_ path: String) throws(StoreError) -> [String] {
    let store = try Store.reading(path)
    let workouts = try store.workouts()
    let hidden = workouts.count { $0.isHidden }
    let changes = try store.changes(most: 5)
    var lines = [
      "\(path): \(Count.of(workouts.count - hidden, "workout"))"
        + (hidden > 0 ? ", \(hidden) hidden" : "")
    ]
    if !changes.isEmpty { lines.append("Last changes (gymbo store undo takes back the first):") }
    lines += changes.map { "  \($0.at.prefix(10))  \($0.named)" }
    return lines
  }
}

extension Verification {
  fileprivate func text(_ path: String) -> String {
    guard !isWhole else {
      return
        "\(Count.of(workouts, "workout")), \(Count.of(sets, "set")), all as written (store \(version))."
    }
    let unread = unreadableTables.map { "The table \($0) has a part that cannot be read." }
    let lost = damaged.map { "The workout of \($0) is not as it was written." }
    let stray = strayTables.map { "The table \($0) has rows without their workout or change." }
    let lines = ["\(path): the store is damaged."] + unread + faults + stray + lost
    return (lines + [ToolError.remedyOfDamage]).joined(separator: "\n")
  }
}

extension Recovery {
  fileprivate func text(_ file: String) -> String {
    var lines = ["\(Count.of(workouts, "workout")) read into \(file). \(fate)"]
    lines += unreadTables.map { "The table \($0) cannot be read." }
    if !lost.isEmpty {
      lines[0] +=
        " Import your last export again: it may have " + (lost.count == 1 ? "it." : "them.")
    }
    return (lines + lost.map(line)).joined(separator: "\n")
  }

  /// What is known of the others.
  private var fate: String {
    let count = Count.of(lost.count, "workout")
    return switch (lost.isEmpty, isCountKnown) {
    case (true, true): "None is lost."
    case (false, true): "Lost: \(count)."
    case (true, false): "How many there were cannot be told: their lists are damaged, too."
    case (false, false):
      "Lost: at least \(count); if more, cannot be told: their lists are damaged, too."
    }
  }

  /// `  12  2026-11-20 18:03`.
  private func line(_ number: Int) -> String {
    let time = starts[number].map {
      String($0.split(separator: "T").joined(separator: " ").prefix(16))
    }
    return "  \(number)  \(time ?? "on a day that cannot be read")"
  }
}

extension StoreChange.Workout {
  /// `Upper A of 2026-11-20 18:03, 14 sets`.
  fileprivate var named: String {
    let time = start.split(separator: "T").joined(separator: " ").prefix(16)
    return "\(title.map { "\($0) " } ?? "")of \(time), \(Count.of(sets, "set"))"
  }
}

extension StoreChange {
  /// What it was, in a list.
  fileprivate var named: String {
    if let workout { return "\(what) \(workout.named)" }
    if what == "empty" { return "workout without a set" }
    return what + (file.map { " \($0)" } ?? "")
  }

  /// What was taken back.
  fileprivate var undone: String {
    switch what {
    case "hide": "The workout counts again."
    case "show": "The workout is hidden again."
    case "workout":
      "The workout \(workout.map { "\($0.named)," } ?? "of \(at.prefix(10))") is taken back, with all its events."
    case "empty":
      "The last workout had no set, so it left nothing to take back: only its events are gone. "
        + "'gymbo store' shows what undo takes back next."
    case "log": "What was typed on \(at.prefix(10)) is taken back."
    case "body" where file == nil: "The measures of \(at.prefix(10)) are taken back."
    default: "The import of \(file ?? "a file") of \(at.prefix(10)) is taken back."
    }
  }
}

extension TerminalText {
  /// A text of several lines without anything that a terminal would act on.
  static func safeLines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { safe(String($0)) }
      .joined(separator: "\n")
  }
}

extension CommandDeclaration {
  static let store = CommandDeclaration(
    name: "store", arguments: "[ACTION] [PATH]",
    words: StoreCommand.actions,
    summary: "the store itself: what changed it, copies, undo",
    options: [.store], group: .keep,
    examples: ["gymbo store", "gymbo store undo", "gymbo store verify"],
    notes: [
      HelpNote(
        title: "Actions",
        rows: [
          ("status", "where it is, its last changes and copies (default)"),
          ("undo", "take back the last import, log or workout; again for the one before"),
          ("verify", "check every byte: exit 1 where something is not as it was written"),
          (
            "backup PATH", "copy it to a new file; the first change of a day makes a copy by itself"
          ),
          ("restore COPY", "take a copy's content; what was there is kept beside it"),
          ("recover NEW", "read what can be read of a damaged store into a new file"),
          ("compact", "forget old versions, and give their room back"),
        ])
    ])
}

import GymBo
import GymBoPlatform

/// Where the store is: `--store PATH`, else `$GYMBO_STORE`, else a file in the person's data folder.
enum StorePath {
  /// The absolute path of the store of a command line.
  static func path(_ arguments: Arguments) throws(ToolError) -> String {
    if let path = arguments.value(.store) { return try absolute(path) }
    if let path = environment("GYMBO_STORE") { return try absolute(path) }
    if let folder = environment("XDG_DATA_HOME"), folder.hasPrefix("/") {
      return "\(folder)/gymbo/gymbo.sqlite"
    }
    guard let home = environment("HOME"), home.hasPrefix("/") else {
      throw ToolError(
        message: "There is no HOME to keep the store in; name a file with --store PATH.",
        code: .usage)
    }
    return "\(home)/.local/share/gymbo/gymbo.sqlite"
  }

  /// A path from the root.
  static func absolute(_ path: String) throws(ToolError) -> String {
    if path.hasPrefix("/") { return path }
    guard let folder = unsafe getcwd(nil, 0) else {
      throw ToolError(
        message: "The current folder is gone; name the store from the root.", code: .unreadable)
    }
    defer { unsafe free(folder) }
    return unsafe "\(String(cString: folder))/\(path)"
  }

  private static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }
}

extension ToolError {
  /// What can be done with a damaged store, and with one of which nothing can be read.
  static let remedyOfDamage =
    "\(remedyByCopy); 'gymbo store recover NEW' reads what can be read into a new file."
  static let remedyByCopy = "'gymbo store restore COPY' takes a copy ('gymbo store' lists them)"

  /// What a store refused, with what its person can do.
  init(_ error: StoreError) {
    let (code, remedy): (ExitCode, String?) =
      switch error {
      case .missing:
        (
          .usage,
          "'gymbo import FILE…' makes one. Most commands read files, too: 'gymbo report FILE…'."
        )
      case .unopenable, .noFile, .newer: (.unreadable, nil)
      case .foreign: (.unreadable, "If it was one, 'gymbo store' lists its copies.")
      case .damaged: (.unreadable, ToolError.remedyOfDamage)
      case .inUse: (.inUse, nil)
      case .readOnly, .full: (.cannotWrite, nil)
      case .failed: (.cannotWrite, "'gymbo store' shows which.")
      case .otherAccount: (.usage, "If both are yours, add --as NAME.")
      case .partial: (.usage, "If it is right, add --replace.")
      case .nothingToUndo, .exists: (.usage, nil)
      case .noWorkout: (.usage, "'gymbo history' shows the numbers.")
      case .refusedEvent(let refusal): (.usage, refusal.remedy)
      case .refusedTemplate(let refusal): (.usage, refusal.remedy)
      }
    let message = remedy.map { "\(error.description) \($0)" } ?? error.description
    self.init(message: TerminalText.safe(message), code: code)
  }
}

extension OptionDeclaration {
  static let store = OptionDeclaration(
    name: "--store", value: "PATH",
    help:
      "the store that is read where no file is named (default: $GYMBO_STORE, or gymbo/gymbo.sqlite in "
      + "$XDG_DATA_HOME or ~/.local/share)")
}

/// The exit codes of the tool. The numbers are published and never change, because scripts rely on them.
enum ExitCode: Int32, CaseIterable {
  case success = 0
  case findings = 1
  case usage = 2
  case unreadable = 3
  case unknownFormat = 4
  case cannotWrite = 5
  case incomplete = 6
  case inUse = 7
  case interrupted = 130

  /// What the code means, for the help.
  var meaning: String {
    switch self {
    case .success: "done; rejected rows are counted in the report"
    case .findings: "check: something in the data is wrong or doubtful"
    case .usage: "the command line is wrong, or names an exercise that is not there"
    case .unreadable: "a file could not be read"
    case .unknownFormat: "a file is no training history that gymbo knows, or has no workout"
    case .cannotWrite: "the output could not be written"
    case .incomplete: "batch: done, without the files and athletes named on standard error"
    case .inUse: "the store is in use by another gymbo"
    case .interrupted: "interrupted; nothing was written"
    }
  }
}

/// An error that ends the tool: a sentence for people, and the exit code.
struct ToolError: Error {
  var message: String
  var code: ExitCode
}

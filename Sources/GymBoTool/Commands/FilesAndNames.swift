import GymBo
import GymBoPlatform

/// Tells files from names among the arguments of a command.
enum FilesAndNames {
  /// Whether an argument is a file: one that exists, standard input, or a name that looks like a path.
  static func isFile(_ word: String) -> Bool {
    if word == "-" || exists(word) { return true }
    return word.contains("/") || looksLikeExport(word)
  }

  /// Whether there is a file or folder of this name.
  static func exists(_ path: String) -> Bool {
    unsafe access(FileName.systemBytes(of: path), F_OK) == 0
  }

  /// Whether a word ends as the names of exports do.
  static func looksLikeExport(_ word: String) -> Bool {
    let lowered = word.lowercased()
    return [".csv", ".txt", ".tsv", ".fitnotes"].contains { lowered.hasSuffix($0) }
  }

  /// The exercise and the files of `gymbo exercise NAME [FILE…]`, and of `gymbo swap NAME [FILE…]`.
  /// - Throws: with the command line that was probably meant, where a name of several words has no quotes or comes last.
  static func exercise(
    _ words: [String], for declaration: CommandDeclaration = .exercise
  ) throws(ToolError) -> (name: String, paths: [String]) {
    let command = declaration.name
    guard let first = words.first else {
      throw ToolError(
        message: "Name an exercise: gymbo \(command) \(declaration.arguments)", code: .usage)
    }
    let rest = Array(words.dropFirst())
    if words.allSatisfy(isFile) {
      throw ToolError(
        message: "Name an exercise before the file: gymbo \(command) squat "
          + words.map { Remedies.quoted($0) ?? "FILE" }.joined(separator: " ")
          + "; gymbo exercises lists them.", code: .usage)
    }
    let name = words.prefix { !isFile($0) }
    if name.count > 1 {
      let files = words.dropFirst(name.count).map { Remedies.quoted($0) ?? "FILE" }
      throw ToolError(
        message: "Put a name of several words in quotes: gymbo \(command) "
          + "\"\(name.joined(separator: " "))\" "
          + files.joined(separator: " "),
        code: .usage)
    }
    if name.isEmpty, let start = rest.firstIndex(where: { !isFile($0) }) {
      let files = words.filter(isFile).map { Remedies.quoted($0) ?? "FILE" }
      let name = rest[start...].filter { !isFile($0) }.joined(separator: " ")
      throw ToolError(
        message: "The name of the exercise comes before the files: gymbo \(command) \"\(name)\" "
          + files.joined(separator: " "),
        code: .usage)
    }
    return (first, rest)
  }

  /// Refuses a word that is no file beside one that is: it is probably an exercise.
  static func checkFiles(_ words: [String]) throws(ToolError) {
    let names = words.filter { !isFile($0) }
    guard !names.isEmpty, names.count < words.count else { return }
    throw ToolError(
      message: "\(TerminalText.safe(names[0])) is no file. \(ofExercise(words))", code: .usage)
  }

  /// How to look at an exercise, from words that are its name and files.
  static func ofExercise(_ words: [String]) -> String {
    let name = words.filter { !isFile($0) }.joined(separator: " ")
    let files = words.filter(isFile).map { Remedies.quoted($0) ?? "FILE" }
    let command = ["gymbo", "exercise", Remedies.quoted(name) ?? "NAME"] + files
    return "An exercise: \(command.joined(separator: " "))"
  }

  /// The files and the names of `gymbo suggest [FILE…] [NAME…]`.
  /// - Parameter hasStore: whether there is a history for names alone. Without one, the first word is probably a mistyped file.
  static func suggest(
    _ words: [String], hasStore: Bool
  ) -> (paths: [String], names: [String]) {
    let files = words.filter(isFile)
    guard files.isEmpty, !hasStore, let first = words.first else {
      return (files, words.filter { !isFile($0) })
    }
    return ([first], Array(words.dropFirst()))
  }
}

import GymBo

/// A parsed command line: the values of options by name, and the other arguments in order.
struct Arguments {
  /// The command, which declares the options.
  let command: CommandDeclaration
  private(set) var positional: [String] = []
  private var values: [String: [String]] = [:]

  /// - Parameters:
  ///   - words: the words after the command's name.
  ///   - command: the command, which declares the options that are allowed.
  init(_ words: ArraySlice<String>, for command: CommandDeclaration) throws(ToolError) {
    self.command = command
    let options = command.options + [.help]
    var rest = words
    while let word = rest.popFirst() {
      if word == "--" {
        positional += rest
        return
      }
      // What begins with a digit after the hyphen is a number, such as assistance: no option does.
      guard word.hasPrefix("-"), word != "-", word.dropFirst().first?.isNumber != true else {
        positional.append(word)
        continue
      }
      if word == "-h" {
        values[OptionDeclaration.help.name] = [""]
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let written = String(parts[0])
      guard
        let option = options.first(where: { $0.name == written || $0.otherName == written })
      else { throw Arguments.unknown(written, among: options.map(\.name), of: command) }
      let name = option.name
      guard option.isRepeatable || values[name] == nil else {
        throw ToolError(message: "\(name) is given twice; give it once.", code: .usage)
      }
      values[name, default: []].append(
        try Arguments.value(
          of: option, inline: parts.count > 1 ? String(parts[1]) : nil, next: &rest))
    }
  }

  private static func value(
    of option: OptionDeclaration, inline: String?, next rest: inout ArraySlice<String>
  ) throws(ToolError) -> String {
    guard let shape = option.value else {
      guard inline == nil else {
        throw ToolError(message: "\(option.name) takes no value.", code: .usage)
      }
      return ""
    }
    if let inline { return inline }
    if option.isValueOptional {
      guard let next = rest.first, option.words.contains(next) else { return "" }
      return rest.removeFirst()
    }
    guard let next = rest.popFirst() else {
      throw ToolError(
        message: "\(option.name) needs a value: \(option.form ?? shape).", code: .usage)
    }
    return next
  }

  private static func unknown(
    _ name: String, among names: [String], of command: CommandDeclaration
  ) -> ToolError {
    let hint = nearest(to: name, among: names).map { " Did you mean \($0)?" } ?? ""
    return ToolError(
      message: "There is no option \(name) in 'gymbo \(command.name)'.\(hint) "
        + "See 'gymbo help \(command.name)'.",
      code: .usage)
  }

  func has(_ option: OptionDeclaration) -> Bool { values[option.name] != nil }

  func value(_ option: OptionDeclaration) -> String? { values[option.name]?.first }

  /// All values of an option that may be given several times.
  func values(_ option: OptionDeclaration) -> [String] { values[option.name] ?? [] }

  /// The parsed value of an option.
  func value<Value>(
    _ option: OptionDeclaration, read: (String) -> Value?
  ) throws(ToolError) -> Value? {
    guard let text = value(option) else { return nil }
    guard let value = read(text) else {
      throw Arguments.unreadable(
        text, declared(option), hints: option.words.filter { read($0) != nil })
    }
    return value
  }

  /// The language that is chosen. The environment chooses none, so that a command always prints the same.
  func language() throws(ToolError) -> Language {
    try value(.language, read: Language.init(code:)) ?? .standard
  }

  /// The option as the command declares it: of formats, commands take different ones.
  func declared(_ option: OptionDeclaration) -> OptionDeclaration {
    command.options.first { $0.name == option.name } ?? option
  }

  /// The error for a value that cannot be read.
  /// - Parameters:
  ///   - word: the part of the text that is wrong; nil for all of it.
  ///   - hints: allowed values; the one nearest to the word is suggested.
  static func unreadable(
    _ text: String, _ option: OptionDeclaration, word: String? = nil, hints: [String] = []
  ) -> ToolError {
    let hint = nearest(to: word ?? text, among: hints).map { " Did you mean \($0)?" } ?? ""
    return ToolError(
      message: "\(option.name) cannot be \"\(text)\"; it takes "
        + "\(option.form ?? option.value ?? "").\(hint)",
      code: .usage)
  }
}

/// The name nearest to a mistyped word, ignoring case: at most two letters away, or beginning with the word.
func nearest(to word: String, among names: [String]) -> String? {
  let word = word.lowercased()
  let letters = Array(word.unicodeScalars)
  let ranked = names.map { name in
    (name: name, distance: editDistance(letters, Array(name.unicodeScalars), limit: 2))
  }
  if let best = ranked.min(by: { $0.distance < $1.distance }), best.distance <= 2 {
    return best.name
  }
  return word.count >= 4 ? names.first { $0.hasPrefix(word) } : nil
}

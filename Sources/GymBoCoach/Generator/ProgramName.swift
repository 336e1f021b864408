package import GymBoLog
internal import GymBoProgram

/// An exercise's name as a program writes it: `Bench Press, Barbell` for `Bench Press (Barbell)`.
package struct ProgramName: Sendable, Hashable {
  package let text: String

  /// Characters that mean something else in a program.
  private static let forbidden: Set<Character> = [
    "/", "{", "}", "(", ")", "#", "[", "]", "|", "!", ":", "\\", "\n", "\r", "\t",
  ]

  /// - Returns: nil for a name that a program cannot write, or that it would read as another exercise.
  package init?(of facts: ExerciseFacts) {
    var text = facts.name
    if text.hasSuffix(")"), let open = text.lastIndex(of: "("), open > text.startIndex {
      let base = String(text[..<open]).trimmingBlanks
      let implement = text[text.index(after: open)...].dropLast()
      text = "\(base), \(implement)"
    }
    guard !text.isEmpty, !text.contains(where: ProgramName.forbidden.contains) else { return nil }
    let read = ExerciseCatalogue.standard.resolve(text.catalogueSpelling).facts?.name ?? text
    guard read.lowercased() == facts.name.lowercased() else { return nil }
    self.text = text
  }
}

extension String {
  /// Without blanks at its end.
  fileprivate var trimmingBlanks: Substring {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return text
  }
}

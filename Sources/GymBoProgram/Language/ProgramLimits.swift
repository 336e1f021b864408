/// The largest programs that are read. Real ones are far smaller; these keep a text from filling the memory.
package enum ProgramLimits {
  /// Bytes of the text: 1 MiB.
  package static let bytes = 1 << 20
  package static let weeks = 104
  /// In a week.
  package static let days = 14
  /// In a day.
  package static let exercises = 100
  /// In a line, and of one number before the x.
  package static let sets = 100
  package static let repetitions = 1000
  /// Done of a program.
  package static let workouts = 100_000
  /// Of rest or work: a day.
  package static let seconds = 86_400
  /// Of a load in kilograms or pounds, and of a percentage.
  package static let amount = 100_000.0
  /// Of a number in a script.
  package static let number = 1_000_000_000.0
  /// Brackets, blocks and conditions within each other in a script.
  package static let depth = 100
  /// In a run of a script.
  package static let steps = 100_000
}

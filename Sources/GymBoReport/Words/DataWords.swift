internal import GymBoLog

/// What a report was computed from.
protocol DataWords: LanguageStyle {
  /// What was read, in a sentence.
  func read(_ notes: DataNotes) -> Sentence
  /// Where more is.
  func more(_ notes: DataNotes) -> Sentence
  /// The unit of loads was not in the file.
  var kilogramsAssumed: Sentence { get }
  var dataTitle: Sentence { get }
  /// `history.csv (strong): 10 rows = 9 sets + 1 left out + 0 not read`.
  func rows(of file: SourceFile) -> Sentence
  /// How the unit of a file was known; follows its rows.
  func unit(of file: SourceFile) -> Sentence
  func moreFiles(_ count: Int) -> Sentence
  /// Sets after the day of the report.
  func laterSets(_ sets: Int) -> Sentence
  func mergedNames(_ names: [MergedName], more: Int) -> Sentence
  func issues(_ notes: DataNotes) -> Sentence
  func method(_ method: DataNotes.Method) -> Sentence
}

extension LanguageStyle where Self: IssueWords {
  /// What the notes on the data are, in brackets, where they are of one kind that a few words say, and of which exercise, where
  /// it is one: ` (similar names)`, ` (Leg Press: a set far above the others)`.
  func label(_ notes: DataNotes) -> Sentence {
    let kind = notes.briefRule.flatMap { label($0) }
    return switch (notes.briefExercise, kind) {
    case (nil, nil): ""
    case (nil, let kind?): " (\(kind))"
    case (let exercise?, nil): " (\(name: exercise))"
    case (let exercise?, let kind?): " (\(name: exercise): \(kind))"
    }
  }
}

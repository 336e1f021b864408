internal import GymBoLog

/// What a report was computed from.
protocol DataWords: LanguageStyle {
  var dataTitle: Sentence { get }
  /// `history.csv (strong): 10 rows = 9 sets + 1 left out + 0 not read`.
  func rows(of file: SourceFile) -> Sentence
  /// How the unit of a file was known; follows its rows.
  func unit(of file: SourceFile) -> Sentence
  func moreFiles(_ count: Int) -> Sentence
  func mergedNames(_ names: [MergedName], more: Int) -> Sentence
  func issues(_ notes: DataNotes) -> Sentence
  func method(_ method: DataNotes.Method) -> Sentence
}

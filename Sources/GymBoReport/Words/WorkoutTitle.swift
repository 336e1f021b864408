/// A workout's title within a sentence: `Push`, and `“the best day of the year”`, which would read as a part of it.
struct WorkoutTitle {
  /// The quotation marks of the language.
  var open: String
  var close: String

  /// Words up to which a title reads as a name.
  private static let mostWordsOfName = 3

  func sentence(_ title: String) -> Sentence {
    let isName =
      title.split(separator: " ").count <= WorkoutTitle.mostWordsOfName
      && title.first { $0.isLetter }.map { !$0.isLowercase } ?? false
    return isName ? "\(name: title)" : "\(open)\(name: title)\(close)"
  }
}

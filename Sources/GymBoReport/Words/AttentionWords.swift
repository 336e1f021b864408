/// What needs attention.
protocol AttentionWords: LanguageStyle {
  var attentionTitle: Sentence { get }
  /// Nothing needs attention.
  var nothingNeedsAttention: Sentence { get }
  /// The word that an item begins with: `Falling:`.
  func lead(_ item: AttentionItem) -> Sentence
  /// What it is, and what can be done about it.
  func sentence(_ item: AttentionItem) -> Sentence
  /// The same for a page, whose reader looks for the day in its charts: each lift that is stuck is told with the day since when.
  /// - Parameter since: by lift, where it is known.
  func sentence(_ item: AttentionItem, since: [String: StuckSince]) -> Sentence
  /// The same for a short report.
  func shortSentence(_ item: AttentionItem) -> Sentence
  /// How sure it is, where that can be computed; for the full report.
  func statistics(_ item: AttentionItem) -> Sentence?
  /// Lifts, and how many more.
  func names(_ exercises: [String], more: Int) -> Sentence
  /// What an item is of, without more words: `Plateau`.
  func label(_ item: AttentionItem) -> Sentence
  /// Items that a full report does not show.
  func moreItems(_ count: Int) -> Sentence
  /// What a short report does not show, and where it is.
  func rest(_ rest: [AttentionRest]) -> Sentence
}

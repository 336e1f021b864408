/// What needs attention.
protocol AttentionWords: LanguageStyle {
  var attentionTitle: Sentence { get }
  /// Nothing needs attention.
  var nothingNeedsAttention: Sentence { get }
  /// The word that an item begins with: `Declining:`.
  func lead(_ item: AttentionItem) -> Sentence
  func sentence(_ item: AttentionItem) -> Sentence
  /// Items that are not shown.
  func moreItems(_ count: Int) -> Sentence
}

internal import GymBoAnalysis

/// What needs attention.
protocol AttentionWords: LanguageStyle {
  var attentionTitle: Sentence { get }
  /// Nothing needs attention, after the title and a colon.
  var nothing: Sentence { get }
  /// Nothing needs attention, and what was looked at.
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
  /// The side of the body that has few sets beside the other: `few sets of pull`.
  func lacking(_ balance: SetBalance) -> Sentence
  /// Lifts, and how many more.
  func names(_ exercises: [String], more: Int) -> Sentence
  /// What an item is of, without more words: `Plateau`.
  func label(_ item: AttentionItem) -> Sentence
  /// Items that a full report does not show.
  func moreItems(_ count: Int) -> Sentence
  /// What a short report does not show, by name, and where it is.
  func rest(_ rest: [AttentionRest]) -> Sentence
}

extension LanguageStyle where Self: AttentionWords & BalanceWords & MuscleWords {
  /// `Plateau (Squat, Row and 2 more), High volume (chest)`
  func names(of rest: [AttentionRest]) -> Sentence {
    rest.compactMap { kind -> Sentence? in
      guard let first = kind.items.first else { return nil }
      let named = kind.items.compactMap(subject)
      let lifts = kind.lifts.prefix(mostNamed)
      let names: Sentence =
        first.lifts != nil
        ? self.names(Array(lifts), more: kind.count - lifts.count)
        : named.isEmpty ? Sentence(numbers.whole(kind.count)) : named.joined(separator: ", ")
      return "\(label(first)) (\(names))"
    }.joined(separator: ", ")
  }

  /// Lifts of a kind that are named.
  private var mostNamed: Int { 3 }

  /// What an item is about, where a word or two say it.
  private func subject(_ item: AttentionItem) -> Sentence? {
    switch item {
    case .muchVolume(let muscle, _, _, _): name(muscle)
    case .setBalance(let balance): lacking(balance)
    case .strengthRatio(let ratio, _): name(ratio.reference)
    default: nil
    }
  }
}

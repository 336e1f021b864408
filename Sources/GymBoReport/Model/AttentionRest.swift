/// How much of one kind needs attention: lifts in a state, or other items alike.
struct AttentionRest: Sendable {
  /// The first item of the kind, by which it is named.
  var first: AttentionItem
  /// Lifts, where it is of lifts; else items.
  var count: Int

  func isOfSame(as other: AttentionRest) -> Bool {
    guard let state = first.lifts?.state else { return first.code == other.first.code }
    return state == other.first.lifts?.state
  }

  /// Items by kind, in their order.
  static func all(of items: [AttentionItem]) -> [AttentionRest] {
    items.reduce(into: []) { kinds, item in
      let one = AttentionRest(first: item, count: item.lifts.map { $0.names.count + $0.more } ?? 1)
      if let place = kinds.firstIndex(where: one.isOfSame) {
        kinds[place].count += one.count
      } else {
        kinds.append(one)
      }
    }
  }
}

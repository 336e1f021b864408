/// What a short report has no room for, of one kind: lifts in a state, or other items alike.
struct AttentionRest: Sendable {
  /// By which the kind is named.
  var items: [AttentionItem]
  /// The lifts, where it is of lifts.
  var lifts: [String] = []
  /// Lifts that no item names.
  var moreLifts = 0

  /// How many lifts, or else items.
  var count: Int { isOfLifts ? lifts.count + moreLifts : items.count }

  private var isOfLifts: Bool { items.first?.lifts != nil }

  private func isOfSame(as other: AttentionRest) -> Bool {
    guard let first = items.first, let other = other.items.first else { return false }
    guard let state = first.lifts?.state else { return first.code == other.code }
    return state == other.lifts?.state
  }

  /// Items by kind, in their order.
  private static func all(of items: [AttentionItem]) -> [AttentionRest] {
    items.reduce(into: []) { kinds, item in
      let one = AttentionRest(
        items: [item], lifts: item.lifts?.names ?? [], moreLifts: item.lifts?.more ?? 0)
      guard let place = kinds.firstIndex(where: one.isOfSame) else { return kinds.append(one) }
      kinds[place].items += one.items
      kinds[place].lifts += one.lifts
      kinds[place].moreLifts += one.moreLifts
    }
  }

  /// The items that are not among those that are shown, by kind. Of each kind the first ones are shown, or their lifts named.
  static func all(of items: [AttentionItem], besides shown: [AttentionItem]) -> [AttentionRest] {
    let told = all(of: shown)
    return all(of: items).compactMap { kind in
      guard let known = told.first(where: kind.isOfSame) else { return kind }
      let count = kind.count - known.count
      guard count > 0 else { return nil }
      guard kind.isOfLifts else {
        return AttentionRest(items: Array(kind.items.suffix(count)))
      }
      let lifts = kind.lifts.filter { !known.lifts.contains($0) }.prefix(count)
      return AttentionRest(
        items: kind.items, lifts: Array(lifts), moreLifts: count - lifts.count)
    }
  }
}

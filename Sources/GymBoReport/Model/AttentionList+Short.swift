internal import GymBoAnalysis

/// What a short report tells of the list.
extension AttentionList {
  /// The items of a short report: one of each kind of volume and balance, and none on the data of earlier weeks, whose notes
  /// are counted where the report says what was read. Where there is no room for all, of the lifts in one state the first has
  /// an item, and the others are named in one.
  func few(_ most: Int) -> [AttentionItem] { Array(chosen(most).prefix(most)) }

  /// The falling lifts that the first items do not have. They are named all the same: nobody should miss one.
  func fallingBeyond(_ most: Int) -> FallingLifts? {
    var hidden = FallingLifts()
    for item in chosen(most).dropFirst(most) {
      guard let lifts = item.lifts, lifts.state == .declining else { continue }
      hidden.add(item, lifts.names, lifts.more)
    }
    return hidden.items.isEmpty ? nil : hidden
  }

  /// The items of a short report, in order.
  private func chosen(_ most: Int) -> [AttentionItem] {
    var kinds: Set<String> = []
    let chosen = items.filter { item in
      switch item {
      case .dataCheck: false
      case .muchVolume, .setBalance, .strengthRatio: kinds.insert(item.code).inserted
      default: true
      }
    }
    return chosen.count > most ? AttentionList.condensed(chosen) : chosen
  }

  /// The items with one for the first lift in each state, and one that names the others.
  private static func condensed(_ items: [AttentionItem]) -> [AttentionItem] {
    var condensed: [AttentionItem] = []
    for item in items {
      guard let (state, names, more) = item.lifts,
        let first = condensed.firstIndex(where: { $0.lifts?.state == state })
      else {
        condensed.append(item)
        continue
      }
      let next = first + 1
      guard next < condensed.count, case .moreLifts(state, let known, let hidden) = condensed[next]
      else {
        condensed.insert(.moreLifts(state, exercises: names, more: more), at: next)
        continue
      }
      let all = known + names
      condensed[next] = .moreLifts(
        state, exercises: Array(all.prefix(mostNames(state))),
        more: hidden + more + max(0, all.count - mostNames(state)))
    }
    return condensed
  }

  /// What a short report leaves out of the list, by kind. Notes on the data of earlier weeks are
  /// counted where the report says what was read.
  func rest(besides shown: [AttentionItem]) -> [AttentionRest] {
    AttentionRest.all(of: items.filter { !$0.isOfData }, besides: shown)
  }
}

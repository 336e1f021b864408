internal import GymBoLog

extension Sequence<Load> {
  /// The different loads, ascending. Sorted instead of hashed: a lift has few loads, and sorting these is faster.
  func distinct() -> [Load] {
    // Neighbouring sets mostly have the same load: few are left to be sorted.
    var changes: [Load] = []
    for load in self where load != changes.last { changes.append(load) }
    changes.sort()
    var distinct: [Load] = []
    distinct.reserveCapacity(changes.count)
    for load in changes where load != distinct.last { distinct.append(load) }
    return distinct
  }
}

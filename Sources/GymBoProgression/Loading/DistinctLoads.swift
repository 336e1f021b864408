internal import GymBoLog

extension Sequence<Load> {
  /// The different loads, ascending. Sorted instead of hashed: a lift has few loads, and sorting these is faster.
  func distinct() -> [Load] {
    var distinct: [Load] = []
    for load in sorted() where load != distinct.last { distinct.append(load) }
    return distinct
  }
}

internal import Synchronization

/// The headers that were recognised before.
///
/// Thousands of exports of one app have one header. Comparing it with every format anew took a third of the instructions of a
/// batch of exports of 1,000 sets. `AthleteFileTests` compare with the plain way.
enum RecognisedHeaders {
  /// More headers than there are apps, and more columns than a table of sets has, are not kept.
  private static let (mostHeaders, mostColumns) = (64, 100)
  private static let maps = Mutex<[[String]: HeaderMap]>([:])

  /// - Returns: nil if no known format has such a header.
  static func map(_ names: [String]) -> HeaderMap? {
    if let known = maps.withLock({ $0[names] }) { return known }
    guard let map = HeaderMap(comparing: names) else { return nil }
    if names.count <= mostColumns {
      maps.withLock { if $0.count < mostHeaders { $0[names] = map } }
    }
    return map
  }
}

/// Days on which a lift was done, as numbers of days, ascending.
extension [Int] {
  /// Times the usual days between two sessions, from which the second is the first of a return.
  private static let longerThanUsual = 2

  /// Whether the lift paused before a day: for some days or more, and twice as long as usual between two of the days before. A low
  /// day after a pause is one of a return or of a fall, and no light one. Who does a lift every other week makes no pause of two.
  /// - Parameter days: two weeks, or three where the days after it show that it was no fall, or its sets that it was no try.
  func isReturn(at place: Int, after days: Int) -> Bool {
    guard place > 0, self[place] - self[place - 1] >= days else { return false }
    let before = self[..<place]
    let usual = zip(before.dropFirst(), before).map { $0 - $1 }.sorted().middle
    return usual.map { self[place] - self[place - 1] >= Self.longerThanUsual * $0 } ?? true
  }

  /// Of sorted numbers the one in the middle, of two the larger; nil for none.
  var middle: Int? { isEmpty ? nil : self[count / 2] }
}

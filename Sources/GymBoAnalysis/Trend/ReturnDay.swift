/// Days on which a lift was done, as numbers of days, ascending.
extension [Int] {
  /// Days without the lift after which a low day is one of a return, not a light one.
  private static let returnDays = 21

  /// Whether the last of some days, ascending, comes three weeks or more after the one before it.
  var endsWithReturn: Bool {
    guard let last, let before = dropLast().last else { return false }
    return last - before >= Self.returnDays
  }

  /// Of sorted numbers the one in the middle, of two the larger; nil for none.
  var middle: Int? { isEmpty ? nil : self[count / 2] }
}

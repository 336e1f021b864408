internal import GymBoLog

extension NumberStyle {
  /// Columns of a list of loads in a table.
  private static let widestList = 18

  /// `50/60/70`: the loads of sets in their order, without the unit.
  /// - Returns: nil where they are too long for a column.
  func list(_ loads: [Load], in unit: LoadUnit) -> String? {
    let list = loads.map { number(of: $0, in: unit) }.joined(separator: "/")
    return list.utf8.count <= NumberStyle.widestList ? list : nil
  }
}

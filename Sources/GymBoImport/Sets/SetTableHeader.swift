package import GymBoLog

/// The columns of a table that a program hands over, found by their names.
///
/// A name is looked for among those that ``SetTableColumn`` declares, then among those of the apps' exports, then among those
/// that people give their own tables. Case, blanks and punctuation make no difference: `Weight (kg)` is `weight_kg`.
package struct SetTableHeader: Sendable {
  /// Why the columns cannot be read as sets. Columns are told by their index.
  package enum Fault: Error, Sendable, Equatable {
    /// Two columns hold the same.
    case repeated(SetTableColumn, Int, Int)
    /// There is no exercise, or no start.
    case missing(SetTableColumn)
    /// No column says what was done: no load, repetitions, duration or distance.
    case noMeasure
  }

  /// The index of each column that is read.
  package private(set) var indices: [SetTableColumn: Int] = [:]
  /// The unit of loads, from the name of their column.
  package private(set) var loadUnit: LoadUnit?
  /// The unit of distances, from the name of their column.
  package private(set) var distanceUnit = DistanceUnit.metre
  /// The indices of the columns that nothing is read of.
  package private(set) var unread: [Int] = []

  package init(_ names: [String]) throws(Fault) {
    let keys = names.map(\.columnWords)
    for name in FrameColumnName.all {
      for index in keys.indices where keys[index] == name.key { try take(index, as: name, keys) }
    }
    for column in [SetTableColumn.exercise, .start] where indices[column] == nil {
      throw .missing(column)
    }
    if indices[.distance] != nil, keys.contains(SetTableHeader.distanceUnitKey) {
      // Distances in a unit that is not read would be taken for metres.
      indices[.distance] = nil
    }
    guard SetTableHeader.measures.contains(where: { indices[$0] != nil }) else { throw .noMeasure }
    unread = names.indices.filter { !indices.values.contains($0) }
  }

  /// Columns of which a table of sets has at least one.
  package static let measures: [SetTableColumn] = [.load, .repetitions, .duration, .distance]

  /// Columns of which a second one is refused, because nobody can say which of the two is meant. Of others the first counts.
  private static let unambiguous: Set<SetTableColumn> = [.load, .repetitions]

  private static let distanceUnitKey = "distance_unit"

  private mutating func take(
    _ index: Int, as name: FrameColumnName, _ keys: [String]
  ) throws(Fault) {
    if let other = indices[name.column] {
      let isDeclared = FrameColumnName.all.contains { $0.key == keys[other] && $0.isDeclared }
      guard name.isDeclared == isDeclared else { return }
      guard isDeclared || SetTableHeader.unambiguous.contains(name.column) else { return }
      throw .repeated(name.column, min(other, index), max(other, index))
    }
    indices[name.column] = index
    switch name.unit {
    case .load(let unit): loadUnit = unit
    case .distance(let unit): distanceUnit = unit
    case .duration, nil: break
    }
  }
}

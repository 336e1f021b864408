/// The values of one set as a file or a program wrote them, before anything is checked.
///
/// This is the single entry to the rules of a valid set: every reader fills one in and calls
/// ``read(_:blankRepetitions:faults:)``, so equal values become equal sets and equal issues.
package struct WrittenSet {
  /// What the source has in the place of the set's number.
  package enum SetNumber {
    case missing
    case number(DecimalNumber)
    /// Something that is not a number, or infinity.
    case unreadable
    /// Strong writes a letter for the kind in place of the number.
    case kind(SetKind)
    case unknownWord
  }

  /// What the source has in the place of the set's kind.
  package enum Kind {
    case missing
    case known(SetKind)
    case unknownWord
  }

  /// The number of the set in its exercise.
  package var setNumber = SetNumber.missing
  /// The kind of the set, from the column of kinds.
  package var kind = Kind.missing
  /// The kind of the set, from a yes-or-no column such as "warm-up". It overrides the other two.
  package var flaggedKind: SetKind?
  package var load = WrittenNumber.missing
  package var loadUnit = WrittenUnit<LoadUnit>.known(.kilogram)
  package var repetitions = WrittenNumber.missing
  /// Seconds.
  package var duration = WrittenNumber.missing
  package var distance = WrittenNumber.missing
  package var distanceUnit = WrittenUnit<DistanceUnit>.known(.metre)
  package var rpe = WrittenNumber.missing
  package var rir = WrittenNumber.missing
  package var superset = WrittenNumber.missing

  /// A set in which every value is missing.
  package init() {}
}

/// A number that may be missing, or may be no number at all.
package enum WrittenNumber {
  case missing
  case number(DecimalNumber)
  case unreadable

  /// The number of a program. NaN counts as missing, because many tables write missing numbers so; infinity is unreadable.
  package init(_ value: Double?) {
    guard let value, !value.isNaN else {
      self = .missing
      return
    }
    self = DecimalNumber(value).map { .number($0) } ?? .unreadable
  }
}

/// A unit that may be missing or unknown.
package enum WrittenUnit<Unit: Sendable> {
  case known(Unit)
  /// This row has no unit, although the file writes units in other rows.
  case missing(assumed: Unit)
  case unknown
}

/// The values of a valid set.
package struct ValidSet {
  package var kind: SetKind
  package var semantics: LoadSemantics
  /// In units of ``Load``, above 0; assistance where ``semantics`` is `assisted`.
  package var load: Int64?
  package var repetitions: Int32?
  package var seconds: Double?
  package var metres: Double?
  package var rpe: Double?
  package var superset: Int32?
  /// The number of the set in its exercise.
  package var number: Int32?
}

extension WrittenSet {
  /// Applies the rules of a valid set.
  /// - Parameters:
  ///   - exercise: what a load means for the exercise.
  ///   - blankRepetitions: how the source writes repetitions that were not entered.
  ///   - faults: receives what was left out or read differently, in the order of the checks.
  /// - Returns: nil if nothing was done. Such a row is not a set, and it is not an error either.
  /// - Throws: the first fault for which the whole set is rejected.
  package func read(
    _ exercise: LoadMeaning, blankRepetitions: BlankRepetitions, faults: inout [SetFault]
  ) throws(SetFault) -> ValidSet? {
    let kind = readKind(&faults)
    let seconds = try ValidDuration.seconds(duration)
    let load = try ValidLoad.units(load, loadUnit, exercise, faults: &faults)
    let repetitions = try ValidRepetitions.count(repetitions)
    let metres = try ValidDistance.metres(distance, distanceUnit, faults: &faults)
    let measures = SetMeasures(
      load: load.units, repetitions: repetitions, seconds: seconds, metres: metres,
      blankRepetitions: blankRepetitions)
    guard let semantics = measures.semantics(isAssisted: load.isAssistance) else { return nil }
    let rpe = ValidRPE.rpe(rpe, orRIR: rir, of: kind, faults: &faults)
    return ValidSet(
      kind: kind, semantics: semantics, load: measures.load, repetitions: measures.repetitions,
      seconds: measures.seconds, metres: measures.metres,
      rpe: rpe,
      superset: ValidSetNumber.superset(superset, faults: &faults),
      number: ValidSetNumber.number(setNumber, faults: &faults))
  }

  /// The kind of the set. A yes-or-no flag comes first, then the column of kinds, then a letter in place of the number.
  private func readKind(_ faults: inout [SetFault]) -> SetKind {
    var found = SetKind.working
    if case .kind(let letter) = setNumber { found = letter }
    if case .unknownWord = setNumber { faults.append(SetFault(.setNumber, .unknownKind)) }
    switch kind {
    case .missing: break
    case .known(let known): found = known
    case .unknownWord: faults.append(SetFault(.kind, .unknownKind))
    }
    return flaggedKind ?? found
  }
}

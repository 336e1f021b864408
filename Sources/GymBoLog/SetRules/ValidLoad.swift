/// A valid load: a number up to 10,000 kg, in a known unit. Below 0 it is assistance, where the exercise can be assisted.
package enum ValidLoad {
  /// The largest load that is accepted.
  package static let largest = Load.maximum

  /// The load in units of ``Load``, without its sign, and whether it is assistance.
  ///
  /// A load of 0 needs no unit. Units finer than a ``Load`` are rounded to the nearest one, halves up.
  /// - Returns: no load where none is written.
  static func units(
    _ load: WrittenNumber, _ unit: WrittenUnit<LoadUnit>, _ exercise: LoadMeaning,
    faults: inout [SetFault]
  ) throws(SetFault) -> (units: Int64?, isAssistance: Bool) {
    let number: DecimalNumber
    switch load {
    case .missing: return (nil, exercise.isAssistance)
    case .unreadable: throw SetFault(.load, .unreadable)
    case .number(let written): number = written
    }
    guard !number.isZero else { return (0, exercise.isAssistance) }
    let known: LoadUnit
    switch unit {
    case .known(let unit): known = unit
    case .missing(let assumed):
      known = assumed
      faults.append(SetFault(.loadUnit, .missingUnit(assumed: assumed)))
    case .unknown: throw SetFault(.loadUnit, .unknownUnit)
    }
    guard
      let units = number.magnitude(
        times: UInt64(known.unitsPerOne), atMost: UInt64(largest.units))
    else { throw SetFault(.load, .tooLarge) }
    if number.isNegative {
      guard exercise.mayBeNegative else { throw SetFault(.load, .negative) }
      faults.append(SetFault(.load, .assistance))
    }
    return (Int64(units), exercise.isAssistance || number.isNegative)
  }
}

/// What the logged load of an exercise means.
package struct LoadMeaning {
  /// Whether the load is assistance: more of it is less work.
  package let isAssistance: Bool
  /// Whether a load below 0 makes sense. It is less than the lifter's own weight, which is assistance.
  package let mayBeNegative: Bool

  /// - Parameters:
  ///   - name: as logged. The word "assisted" in it makes the load assistance.
  ///   - facts: what is known of the exercise.
  package init(name: String, facts: ExerciseFacts?) {
    let words = name.lowercased().split { !$0.isLetter }
    isAssistance = facts?.loading == .assistance || words.contains("assisted")
    mayBeNegative =
      isAssistance || facts?.loading == .added || facts?.implement == .bodyweight
  }
}

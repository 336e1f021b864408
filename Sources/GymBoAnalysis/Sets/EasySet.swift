/// Whether a set on the way up was easy: the day's heaviest set of the lift, which came after it and is heavier, shows that it had
/// more repetitions in reserve than a hard set.
///
/// Of 70 kg × 4, 90 kg × 3, 100 kg × 3 and 110 kg × 2 the first two are easy: who does 110 kg twice can do 90 kg eight times. By
/// Brzycki's formula, (37 − r) / load is one number for all sets to failure, so that the reserve is at least what is computed
/// here. Asked only of sets whose effort is not known, and of heaviest sets of up to ``mostRepetitions`` repetitions. A decision
/// of this project: most logs tag no warm-ups, and a ramp of five sets is not five hard ones.
/// - Parameters:
///   - load: of the set, below that of the heaviest, in any unit.
///   - top: the heaviest set of the lift on the day, in the same unit.
///   - mostReserve: the most repetitions in reserve of a hard set.
@inline(__always)
func isEasySet(
  repetitions: Int32, load: Int64, top: (load: Int64, repetitions: Int32), mostReserve: Double
) -> Bool {
  guard load < top.load, (1...EasySet.mostRepetitions).contains(top.repetitions) else {
    return false
  }
  let possible = 37 - Double(37 - top.repetitions) * Double(load) / Double(top.load)
  return possible - Double(repetitions) > mostReserve
}

/// The constants of ``isEasySet(repetitions:load:top:mostReserve:)``.
enum EasySet {
  /// Of more repetitions the formula says little.
  static let mostRepetitions: Int32 = 12
}

internal import GymBoLog
internal import GymBoPlatform

extension Vectors {
  /// The top sets of a lift: of each day the heaviest row with 1 to 15 repetitions, of equal ones that with most repetitions.
  /// - Parameters:
  ///   - days: whole, not descending.
  ///   - loads: kilograms. Rows without a load above 0 are passed over.
  ///   - repetitions: done.
  package static func topSets(
    days: [Double], loads: [Double], repetitions: [Double]
  ) throws(Refusal) -> [TopSet] {
    var found: [TopSet] = []
    var best = (load: Load.zero, repetitions: 0)
    var last = Int.min
    for row in days.indices where !days[row].isNaN {
      guard let day = day(days[row]), day >= last else {
        throw .daysNotAscending
      }
      guard let load = Load(kilograms: loads[row]), load > .zero,
        repetitions[row] >= 1, repetitions[row] < Double(TopSet.mostRepetitions + 1)
      else { continue }
      let count = Int(repetitions[row])
      if day > last || found.isEmpty {
        best = (.zero, 0)
      } else if (load, count) <= best {
        continue
      } else {
        found.removeLast()
      }
      best = (load, count)
      last = day
      found.append(
        TopSet(
          row: row, date: CivilDate(dayNumber: Int32(day)), logLoad: log(load.kilograms),
          repetitions: count))
    }
    guard !found.isEmpty else { throw .tooFewPoints }
    return found
  }

  /// What will be done with a load on a day, after top sets; see ``NextSet``.
  /// - Parameters:
  ///   - lifter: habits over all lifts.
  ///   - day: whole, not before the last top set's.
  ///   - load: kilograms, above 0.
  package static func nextRepetitions(
    after sets: [TopSet], lifter: RepetitionHabits, day: Double, load: Double
  ) throws(Refusal) -> ExpectedSet {
    guard !day.isNaN, !load.isNaN else { throw .missing }
    guard let kilograms = Load(kilograms: load), kilograms > .zero else {
      throw .loadNotPositive
    }
    guard let whole = Vectors.day(day), let next = NextSet(after: sets, lifter: lifter),
      let expected = ExpectedSet(
        next, load: kilograms, on: CivilDate(dayNumber: Int32(whole)))
    else { throw .dayInThePast }
    return expected
  }
}

extension RepetitionHabits {
  /// The habits of lifts, each with its top sets in order of time.
  package init(of lifts: [[TopSet]]) {
    for sets in lifts {
      for (before, after) in zip(sets, sets.dropFirst()) { add(from: before, to: after) }
    }
  }
}

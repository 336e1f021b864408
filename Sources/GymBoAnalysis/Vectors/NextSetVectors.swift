internal import GymBoKernels
internal import GymBoLog
internal import GymBoPlatform

extension Vectors {
  /// The counts that `nextRepetitions` is about: 1 to this.
  public static let mostRepetitions = CountDistribution.most

  /// The repetitions that each lift's next top set will probably have.
  ///
  /// Rows of a lift are next to each other. Of each day the heaviest set with 1 to 15 repetitions counts.
  /// - Parameters:
  ///   - days: of the sets, whole, not falling within a lift.
  ///   - loads: kilograms. Rows without a load above 0 are passed over.
  ///   - repetitions: done.
  ///   - offsets: the first row of each lift, and the number of rows.
  ///   - nextDays: one a lift, not before its last.
  ///   - nextLoads: one a lift, kilograms.
  ///   - atLeast: one a lift: the repetitions whose probability is asked for.
  ///   - lifter: over all lifts of who does them: neighbouring sessions, those of them with equal repetitions, those at the same
  ///     load, and of these the ones with equal repetitions and with exactly one more; by default those of these lifts.
  ///   - medians: with room for one a lift, like those that follow: the repetitions in the middle; NaN where there is none.
  ///   - low: the fewest of the repetitions that hold 80 % or more of the probability.
  ///   - high: the most of them.
  ///   - probabilitiesAtLeast: of `atLeast` repetitions or more.
  ///   - probabilities: with room for ``mostRepetitions`` a lift, row after row: of 1 repetition, of 2, and so on.
  ///   - refused: is told every lift without a prediction, and why.
  /// - Precondition: columns of one length, and one day and load a lift.
  public static func nextRepetitions(
    days: Span<Double>, loads: Span<Double>, repetitions: Span<Double>, offsets: Span<Int>,
    nextDays: Span<Double>, nextLoads: Span<Double>, atLeast: Span<Double>? = nil,
    lifter: (pairs: Int, equal: Int, sameLoad: Int, sameLoadEqual: Int, sameLoadOneMore: Int)? =
      nil,
    toMedians medians: inout OutputSpan<Double>, low: inout OutputSpan<Double>,
    high: inout OutputSpan<Double>, probabilitiesAtLeast: inout OutputSpan<Double>,
    probabilities: inout OutputSpan<Double>,
    refused: ((_ lift: Int, _ reason: Refusal) -> Void)? = nil
  ) {
    precondition(
      days.count == loads.count && days.count == repetitions.count, "columns of different length")
    let lifts = checkedSeries(offsets, rows: days.count)
    precondition(
      nextDays.count == lifts && nextLoads.count == lifts && (atLeast?.count ?? lifts) == lifts,
      "one day and load a lift")
    let sets = topSets(days: days, loads: loads, repetitions: repetitions, offsets: offsets)
    var habits = RepetitionHabits()
    if let lifter {
      (habits.pairs, habits.equal, habits.sameLoad) = (lifter.pairs, lifter.equal, lifter.sameLoad)
      (habits.sameLoadEqual, habits.sameLoadOneMore) = (
        lifter.sameLoadEqual, lifter.sameLoadOneMore
      )
    } else {
      habits = RepetitionHabits(of: sets.map { (try? $0.get()) ?? [] })
    }
    for lift in 0..<lifts {
      var next: ExpectedSet?
      do throws(Refusal) {
        next = try nextRepetitions(
          after: sets[lift].get(), lifter: habits, day: nextDays[lift], load: nextLoads[lift])
      } catch {
        refused?(lift, error)
      }
      medians.append(next.map { Double($0.median) } ?? .nan)
      low.append(next.map { Double($0.interval.lowerBound) } ?? .nan)
      high.append(next.map { Double($0.interval.upperBound) } ?? .nan)
      probabilitiesAtLeast.append(next?.probability(atLeast: atLeast?[lift]) ?? .nan)
      let chances = next?.probabilities ?? [Double](repeating: .nan, count: mostRepetitions)
      for chance in chances { probabilities.append(chance) }
    }
  }

  /// The repetitions that each lift's next top set will probably have; see
  /// ``nextRepetitions(days:loads:repetitions:offsets:nextDays:nextLoads:atLeast:lifter:toMedians:low:high:probabilitiesAtLeast:probabilities:refused:)``.
  public static func nextRepetitions(
    days: [Double], loads: [Double], repetitions: [Double], offsets: [Int], nextDays: [Double],
    nextLoads: [Double], atLeast: [Double]? = nil,
    lifter: (pairs: Int, equal: Int, sameLoad: Int, sameLoadEqual: Int, sameLoadOneMore: Int)? =
      nil,
    refused: ((_ lift: Int, _ reason: Refusal) -> Void)? = nil
  ) -> (
    medians: [Double], low: [Double], high: [Double], probabilitiesAtLeast: [Double],
    probabilities: [Double]
  ) {
    let lifts = max(0, offsets.count - 1)
    var others: ([Double], [Double], [Double], [Double]) = ([], [], [], [])
    let probabilities = Array(capacity: lifts * mostRepetitions) { probabilities in
      others = arrays(lifts) { medians, low, high, probabilitiesAtLeast in
        nextRepetitions(
          days: days.span, loads: loads.span, repetitions: repetitions.span,
          offsets: offsets.span, nextDays: nextDays.span, nextLoads: nextLoads.span,
          atLeast: atLeast?.span, lifter: lifter, toMedians: &medians, low: &low, high: &high,
          probabilitiesAtLeast: &probabilitiesAtLeast, probabilities: &probabilities,
          refused: refused)
      }
    }
    return (others.0, others.1, others.2, others.3, probabilities)
  }

  /// The top sets of each of many lifts.
  private static func topSets(
    days: Span<Double>, loads: Span<Double>, repetitions: Span<Double>, offsets: Span<Int>
  ) -> [Result<[TopSet], Refusal>] {
    (0..<offsets.count - 1).map { lift in
      let rows = offsets[lift]..<offsets[lift + 1]
      return topSets(
        days: days.extracting(rows), loads: loads.extracting(rows),
        repetitions: repetitions.extracting(rows))
    }
  }

  /// The top sets of a lift: of each day the heaviest row with 1 to 15 repetitions, of equal ones that with most repetitions.
  /// - Parameters:
  ///   - days: whole, not descending.
  ///   - loads: kilograms. Rows without a load above 0 are passed over.
  ///   - repetitions: done.
  package static func topSets(
    days: Span<Double>, loads: Span<Double>, repetitions: Span<Double>
  ) -> Result<[TopSet], Refusal> {
    var found: [TopSet] = []
    var best = (load: Load.zero, repetitions: 0)
    var last = Int.min
    for row in days.indices where !days[row].isNaN {
      guard let day = day(days[row]), day >= last else { return .failure(.daysNotAscending) }
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
    return found.isEmpty ? .failure(.tooFewPoints) : .success(found)
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

extension ExpectedSet {
  /// The probability of at least these repetitions, not necessarily whole; nil where none, or no number, are given.
  package func probability(atLeast repetitions: Double?) -> Double? {
    guard let repetitions, repetitions.magnitude < 1e9 else { return nil }
    return probability(atLeast: Int(repetitions.rounded(.up)))
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

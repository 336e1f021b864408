public import GymBoLog

extension Vectors {
  /// What one set of each exercise counts for each muscle, in sets: a matrix of exercises × `Muscle.allCases`, row after row.
  /// - Parameters:
  ///   - exercises: names as apps and people write them.
  ///   - model: how a set counts; by default fully for the muscles that do the work, and by half for those that help.
  /// - Returns: a row of 0 for an exercise whose muscles are not known.
  public static func muscleShares(
    exercises: [String], model: VolumeModel = .fractional
  ) -> [Double] {
    var shares = [Double](repeating: 0, count: exercises.count * Muscle.allCases.count)
    for (row, name) in exercises.enumerated() {
      let resolution = ExerciseCatalogue.standard.resolve(name)
      let exercise = LoggedExercise(name: name, resolution: resolution)
      for (muscle, hundredths) in model.shares(of: exercise).shares {
        shares[row * Muscle.allCases.count + muscle] =
          Double(hundredths) / Double(VolumeModel.whole)
      }
    }
    return shares
  }

  /// What is known of exercises by their names, as apps and people write them; see `ExerciseCatalogue.facts(named:)`. Each name is
  /// looked up once.
  /// - Returns: nil for a name that nothing is known of.
  public static func facts(ofExercises names: [String]) -> [ExerciseFacts?] {
    var known: [String: ExerciseFacts?] = [:]
    return names.map { name in
      if let facts = known[name] { return facts }
      let facts = ExerciseCatalogue.standard.resolve(name).facts
      known[name] = .some(facts)
      return facts
    }
  }

  /// The sets of each muscle in each group of sets, such as a week: a matrix of groups × `Muscle.allCases`, row after row.
  ///
  /// It is the product of the groups' sets by exercise and the exercises' shares. The sets of an exercise in a group are
  /// counted first, where there are no more of these sums than sets; else each set adds its exercise's shares. Shares count in
  /// whole hundredths: the sums are exact, and do not depend on the order of the sets.
  /// - Parameters:
  ///   - exercises: of each set, a row of the shares. Sets with another number are left out.
  ///   - groups: of each set, from 0.
  ///   - groupCount: how many groups there are. Sets of another group are left out.
  ///   - shares: of ``muscleShares(exercises:model:)``, or a program's own.
  /// - Precondition: a group and an exercise a set; whole rows of shares.
  public static func muscleSets(
    exercises: [Int], groups: [Int], groupCount: Int, shares: [Double]
  ) -> [Double] {
    precondition(exercises.count == groups.count, "columns of different length")
    var sets = MuscleSetCount(shares: shares.span, groups: groupCount, sets: exercises.count)
    sets.add(exercises: exercises.span, groups: groups.span)
    return sets.all()
  }

  /// The sets of each muscle in each group of sets; see ``muscleSets(exercises:groups:groupCount:shares:)``.
  /// The results have room for groups × `Muscle.allCases`.
  public static func muscleSets(
    exercises: Span<Int>, groups: Span<Int>, groupCount: Int, shares: Span<Double>,
    to results: inout OutputSpan<Double>
  ) {
    precondition(exercises.count == groups.count, "columns of different length")
    var sets = MuscleSetCount(shares: shares, groups: groupCount, sets: exercises.count)
    sets.add(exercises: exercises, groups: groups)
    for count in sets.all() { results.append(count) }
  }

  /// The repetition band of each set; see ``repetitionBands(_:)``.
  /// The results have room for one a set. Linear in the number of sets, without allocation.
  public static func repetitionBands(_ repetitions: Span<Double>, to results: inout OutputSpan<Int>)
  {
    for row in repetitions.indices { results.append(repetitionBand(repetitions[row])) }
  }

  /// The repetition band of each set: 1 for heavy (1–5), 2 for moderate (6–12), 3 for light (13 and more), 0 for none.
  public static func repetitionBands(_ repetitions: [Double]) -> [Int] {
    repetitions.map(repetitionBand)
  }

  /// The band of a set; see ``repetitionBands(_:)``.
  package static func repetitionBand(_ repetitions: Double) -> Int {
    guard repetitions >= 1, repetitions < 1e9 else { return 0 }
    switch RepetitionBands.Band(repetitions: Int(repetitions)) {
    case .heavy: return 1
    case .moderate: return 2
    case .light: return 3
    }
  }
}

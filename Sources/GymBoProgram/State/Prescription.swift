package import GymBoLog

/// What a program asks for on a day.
package struct Prescription: Sendable {
  package let place: DayPlace
  package let isDeload: Bool
  package let exercises: [PrescribedExercise]
}

/// An exercise of a day with its sets.
///
/// A class, because a plan that was followed for years has thousands of them, each of which is looked at several times, and an
/// exercise of a program is a dozen texts and lists to retain.
package final class PrescribedExercise: Sendable {
  package let exercise: ProgramExercise
  /// The movement in force.
  package let lift: String
  package let sets: [PrescribedSet]

  init(exercise: ProgramExercise, lift: String, sets: [PrescribedSet]) {
    self.exercise = exercise
    self.lift = lift
    self.sets = sets
  }
}

/// A set to be done.
package struct PrescribedSet: Sendable, Hashable {
  /// The set of the plan that it comes from.
  package fileprivate(set) var source: Int
  package let repetitions: Int
  package let fewest: Int?
  /// The most: of a range the upper ones, by double progression those after which the load rises.
  package let most: Int
  package let isAtLeast: Bool
  /// nil where the lifter chooses.
  package let load: Load?
  package let rpe: Double?
  /// Seconds of rest after it; nil where nothing is written.
  package let rest: Int?
  /// Seconds of work.
  package let seconds: Int?
  /// Whether the work goes on after these seconds for as long as it is good.
  package let runsOn: Bool
  package let label: String?
  /// How the load was found.
  package let reason: LoadReason
}

extension PrescribedSet {
  /// By how much a lifted load differs from what was asked for. What is asked for is the plan's load and what can be loaded of
  /// it: a load between them is no other one.
  func difference(to lifted: Load) -> Load {
    guard let load, !lifted.isSame(as: load) else { return .zero }
    let wanted = reason.wanted ?? load
    if lifted.isClearlyAbove(max(load, wanted)) {
      return Load(units: lifted.units - max(load, wanted).units)
    }
    if min(load, wanted).isClearlyAbove(lifted) {
      return Load(units: lifted.units - min(load, wanted).units)
    }
    return .zero
  }
}

/// How a prescribed load was found: base, then the week's factor, then rounding.
package struct LoadReason: Sendable, Hashable {
  /// Where the base comes from.
  package enum Source: Sendable, Hashable {
    /// The text of the program, or what its progression has made of it.
    case text
    case percent(Double, of: ProgramState.Reference)
    /// The lift's last rated session, by the chart of RPE.
    case chart(rpe: Double)
    /// What would be suggested without a program.
    case suggestion
    /// The last load done in the program.
    case lastInProgram(CivilDate)
    /// The last load of the history, at about these repetitions.
    case lastLoad(CivilDate)
    /// The best estimated maximum of the last weeks.
    case estimate(Load)
    /// Nothing says it.
    case unknown
  }

  package var source: Source
  /// Before factor and rounding.
  package var base: WrittenLoad?
  /// The percentage of a maximum that nobody knows; nil for others.
  package var percentOfUnknown: Double?
  package var factor = 1.0

  /// What is asked for, before it is rounded to what can be loaded; nil where nothing says it.
  package var wanted: Load? { base.map { ($0 * factor).load } }
}

/// A load for a set of which the program says none, or only a percentage of a maximum that nobody knows.
package struct OpenLoad: Sendable {
  package var load: WrittenLoad
  package var source: LoadReason.Source
}

/// Finds a load for a set of a lift of which the program says none, or only a percentage of a maximum that nobody knows.
package typealias OpenLoads = (ProgramExercise, _ lift: String, ProgramSet) -> OpenLoad?

/// The factors of a day: its own, else its week's.
struct DayFactors {
  /// The defaults of a deload week.
  static let deloadIntensity = 0.9
  static let deloadVolume = 0.5
  /// The hardest set of a deload week.
  static let deloadRPE = 6.0

  let isDeload: Bool
  let intensity: Double
  let volume: Double
  /// The day's target for sets without one of their own.
  let rpe: Double?

  init(_ program: Program, _ place: DayPlace) {
    let week = program.weeks[place.week].annotations
    let day = program[place].annotations
    isDeload = week.isDeload
    rpe = day.rpe
    let intensity = day.intensity ?? week.intensity
    let volume = day.volume ?? week.volume
    if week.isDeload {
      self.intensity = min(intensity ?? DayFactors.deloadIntensity, 1)
      self.volume = min(volume ?? DayFactors.deloadVolume, 1)
    } else {
      self.intensity = intensity ?? 1
      self.volume = volume ?? 1
    }
  }
}

extension ProgramState {
  /// What the program asks for on a day: base, factor and rounding of every load. O(sets).
  package func prescription(on place: DayPlace, open: OpenLoads? = nil) -> Prescription {
    let factors = DayFactors(program, place)
    return Prescription(
      place: place, isDeload: factors.isDeload,
      exercises: program[place].exercises.map { exercise in
        let (lift, sets) = inForce(exercise, on: place)
        return PrescribedExercise(
          exercise: exercise, lift: lift,
          sets: prescribed(sets, exercise, lift, factors, open: open))
      })
  }

  /// Equal sets in a row are found once.
  private func prescribed(
    _ sets: [ProgramSet], _ exercise: ProgramExercise, _ lift: String, _ factors: DayFactors,
    open: OpenLoads?
  ) -> [PrescribedSet] {
    let loads = loads.lift(lift)
    let scaled = ScaledSets.of(sets, volume: factors.volume)
    var found: [PrescribedSet] = []
    found.reserveCapacity(scaled.count)
    for place in scaled.indices {
      if place > 0, scaled[place].set == scaled[place - 1].set {
        found.append(found[place - 1])
        found[place].source = scaled[place].source
      } else {
        found.append(prescribed(scaled[place], exercise, lift, loads, factors, open: open))
      }
    }
    return found
  }

  private func prescribed(
    _ scaled: ScaledSets.Element, _ exercise: ProgramExercise, _ lift: String,
    _ loads: LiftLoads.Lift, _ factors: DayFactors, open: OpenLoads?
  ) -> PrescribedSet {
    var set = scaled.set
    if set.rpe == nil { set.rpe = factors.rpe }
    var reason = LoadReason(source: .unknown)
    reason.factor = factors.intensity
    if let base = load(of: set, exercise) {
      reason.base = base
      reason.source = .text
      if case .percent(let percent) = set.load, let reference = reference(of: lift) {
        reason.source = .percent(percent, of: reference)
      }
    } else {
      if case .percent(let percent)? = set.load { reason.percentOfUnknown = percent }
      if let found = byMaximum(set, lift) ?? open?(exercise, lift, set) {
        (reason.base, reason.source) = (found.load, found.source)
      }
    }
    let rpe =
      factors.isDeload ? min(set.rpe ?? DayFactors.deloadRPE, DayFactors.deloadRPE) : set.rpe
    let asked = set.repetitions ?? 0
    let isAtLeast = set.isAtLeast && !factors.isDeload
    var most = asked
    // Nothing progresses in a deload, and what is done as often as it goes has no upper end.
    if case .double(let rule)? = exercise.progression, !factors.isDeload, !isAtLeast {
      most = max(asked, rule.upper)
    }
    return PrescribedSet(
      source: scaled.source, repetitions: asked, fewest: set.fewest, most: most,
      isAtLeast: isAtLeast,
      load: reason.base.map { rounded($0, loads, factors) }, rpe: rpe, rest: set.rest,
      seconds: set.seconds, runsOn: set.runsOn && !factors.isDeload, label: set.label,
      reason: reason)
  }

  /// The load that the maximum allows for the repetitions at the RPE: of a lift that the program has percentages of, so that a
  /// set with an RPE alone goes with those. nil for others, whose last rated session says it.
  private func byMaximum(_ set: ProgramSet, _ lift: String) -> OpenLoad? {
    guard set.load == nil, let rpe = set.rpe, let repetitions = set.repetitions,
      hasPercentages(of: lift), let reference = reference(of: lift), reference.load.value > 0
    else { return nil }
    let share = RPECurve.share(repetitions: Double(repetitions), rpe: rpe)
    let load = reference.maximum * share
    return OpenLoad(
      load: load, source: .percent(100 * load.value / reference.load.value, of: reference))
  }

  private func rounded(
    _ base: WrittenLoad, _ loads: LiftLoads.Lift, _ factors: DayFactors
  ) -> Load {
    let target = base * factors.intensity
    guard factors.isDeload else { return loads.nearest(to: target) }
    // A deload is never heavier than the week would be without it.
    return min(loads.heaviest(atMost: target), loads.nearest(to: base))
  }
}

/// The sets of a day after the factor of volume.
enum ScaledSets {
  struct Element {
    var set: ProgramSet
    /// Its place in the plan.
    var source: Int
  }

  /// max(1, ⌊n · volume + ½⌋) sets. They are taken away one at a time from the longest run of equal sets, of equally long
  /// ones the later; added ones join that run, and none of them is for as many repetitions as possible.
  static func of(_ sets: [ProgramSet], volume: Double) -> [Element] {
    let wanted = max(1, Int((Double(sets.count) * volume + 0.5 + 1e-9).rounded(.down)))
    guard wanted != sets.count else {
      return sets.enumerated().map { Element(set: $0.element, source: $0.offset) }
    }
    var runs: [[Int]] = []
    for index in sets.indices {
      if let last = runs.last?.last, sets[last] == sets[index] {
        runs[runs.count - 1].append(index)
      } else {
        runs.append([index])
      }
    }
    var count = sets.count
    while count != wanted, !runs.isEmpty {
      var longest = 0
      for run in runs.indices where runs[run].count >= runs[longest].count { longest = run }
      if count > wanted {
        runs[longest].removeLast()
        count -= 1
        if runs[longest].isEmpty { runs.remove(at: longest) }
      } else {
        runs[longest].append(runs[longest][runs[longest].count - 1])
        count += 1
      }
    }
    return runs.flatMap { run in
      run.indices.map { index in
        var set = sets[run[index]]
        let isAdded = index > 0 && run[index - 1] == run[index]
        set.isAtLeast = set.isAtLeast && !isAdded
        return Element(set: set, source: run[index])
      }
    }
  }
}

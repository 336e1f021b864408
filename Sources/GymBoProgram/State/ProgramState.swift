package import GymBoLog

/// A program after some workouts: what its progressions have made of its sets.
///
/// State is never stored. It begins with the text, and the workouts of a history are replayed in order.
package struct ProgramState: Sendable {
  package let program: Program
  package let loads: LiftLoads
  /// What is known of the lifts, by their names as the program writes them and in lower case.
  private let lifts: [String: ProgramLift]
  /// What each exercise has become.
  var exercises: [ExerciseKey: ExerciseState] = [:]
  /// Reference loads of percentages, by the lift's name in lower case.
  private(set) var references: [String: Reference] = [:]
  /// The lifts of which the text or the caller gives a maximum, as they write them.
  private let namesOfMaxima: [String]
  /// The names under which reference loads were given, by the catalogue's names, in lower case.
  private var aliases: [String: String] = [:]
  /// The lifts that some sets have percentages of, by ``identity(of:)``.
  private var percentages: Set<String> = []
  /// The exercises with a tag.
  let tagged: [Int: [ExerciseKey]]
  /// Scripts that were given up, by the title of their exercise.
  package internal(set) var failures: [String] = []
  /// The lifter's weight, for scripts that ask for it; nil where it is not known.
  package var bodyWeight: Load?
  /// Scripts that asked for a weight that is not known, by the title of their exercise.
  package internal(set) var withoutWeight: [String] = []
  /// Scripts whose change of a load was refused, because it would have left none, by the title of their exercise.
  package internal(set) var withoutLoad: [String] = []

  /// A reference load and what it is.
  package struct Reference: Sendable, Hashable {
    package var load: WrittenLoad
    package var kind: Kind

    package init(load: WrittenLoad, kind: Kind) {
      self.load = load
      self.kind = kind
    }

    package enum Kind: Sendable, Hashable {
      case maximum
      case trainingMaximum
      /// The best estimate before the program began.
      case estimate
      /// What a script made of it.
      case script
    }

    /// The maximum itself; a training maximum is 90 % of it.
    package var maximum: WrittenLoad { kind == .trainingMaximum ? load * (1 / 0.9) : load }
  }

  /// - Parameter references: loads by lift that go before those of the text.
  package init(_ program: Program, loads: LiftLoads, references: [String: Reference] = [:]) {
    self.program = program
    self.loads = loads
    lifts = ProgramLift.all(of: program)
    namesOfMaxima = program.annotations.maxima.map(\.lift) + references.keys.sorted()
    var tagged: [Int: [ExerciseKey]] = [:]
    for place in program.days {
      for exercise in program[place].exercises {
        exercises[exercise.key, default: ExerciseState(exercise)].add(exercise, at: place)
        for tag in exercise.tags where tagged[tag]?.contains(exercise.key) != true {
          tagged[tag, default: []].append(exercise.key)
        }
      }
    }
    self.tagged = tagged
    percentages = Set(
      program.weeks.flatMap(\.days).flatMap(\.exercises).filter(\.hasPercentages)
        .flatMap(\.names).map { identity(of: $0) })
    for annotation in program.annotations.maxima where annotation.kind != .cycleStep {
      let kind: Reference.Kind = annotation.kind == .maximum ? .maximum : .trainingMaximum
      self.references[annotation.lift.lowercased()] =
        Reference(load: annotation.load, kind: kind)
    }
    for (lift, reference) in references { self.references[lift.lowercased()] = reference }
    for lift in self.references.keys.sorted() {
      if let name = lift.catalogueName?.lowercased() { aliases[name] = lift }
    }
  }

  /// The movement of an exercise that is in force.
  package func lift(of exercise: ProgramExercise) -> String {
    exercise.lift(exercises[exercise.key])
  }

  /// The movement of an exercise that is in force, and its sets on a day, before factors.
  func inForce(
    _ exercise: ProgramExercise, on place: DayPlace
  ) -> (lift: String, sets: [ProgramSet]) {
    let state = exercises[exercise.key]
    return (exercise.lift(state), state?.plan(on: place)?.sets ?? [])
  }

  /// The reference load of the lift of an exercise; nil where none is known.
  func referenceLoad(of exercise: ProgramExercise) -> WrittenLoad? {
    references.isEmpty ? nil : reference(of: lift(of: exercise))?.load
  }

  /// What is known of a lift; nil for one that the program has not.
  private func known(_ lift: String) -> ProgramLift? { lifts[lift] ?? lifts[lift.lowercased()] }

  /// What the catalogue knows of a lift.
  package func facts(of lift: String) -> ExerciseFacts? { known(lift)?.facts }

  /// What makes a lift alike to others; nil where nothing is known of it.
  func profile(of lift: String) -> ExerciseProfile? { known(lift)?.profile }

  /// What tells lifts apart: the catalogue's name, else the name as histories write it, in lower case.
  package func identity(of lift: String) -> String {
    known(lift)?.identity ?? ProgramLift.identity(of: lift, nil)
  }

  /// Whether the program has percentages of a lift.
  func hasPercentages(of lift: String) -> Bool {
    !percentages.isEmpty && percentages.contains(identity(of: lift))
  }

  /// Maxima that nothing is computed of, because the program has no such lift.
  package var foreignMaxima: [ForeignMaximum] {
    var seen = Set(lifts.values.map(\.identity))
    return namesOfMaxima.compactMap { name in
      let identity = known(name)?.identity ?? name.catalogueName?.lowercased()
      guard seen.insert(identity ?? name.catalogueSpelling.lowercased()).inserted else {
        return nil
      }
      let nearest = NearestName.of(name, in: lifts.values.map(\.written))
      return ForeignMaximum(lift: name, nearest: nearest)
    }
  }

  /// Forgets the reference load of a lift.
  mutating func forgetReference(of lift: String) {
    for name in [lift.lowercased(), identity(of: lift)] { references[name] = nil }
  }

  /// The reference load of a lift; nil where none is known.
  package func reference(of lift: String) -> Reference? {
    guard !references.isEmpty else { return nil }
    let known = known(lift)
    if let reference = references[known?.name ?? lift.lowercased()] { return reference }
    // "Squat" is also "Squat, Barbell".
    let identity = known?.identity ?? identity(of: lift)
    return references[identity] ?? aliases[identity].flatMap { references[$0] }
  }

  mutating func setReference(of lift: String, to load: WrittenLoad) {
    let (name, identity) = (lift.lowercased(), identity(of: lift))
    let names = [name, identity, aliases[identity] ?? name]
    references[names.first { references[$0] != nil } ?? name] = Reference(
      load: load, kind: .script)
  }

  /// Gives lifts without a reference load one.
  package mutating func complete(references: [String: Reference]) {
    for (lift, reference) in references where self.reference(of: lift) == nil {
      self.references[lift.lowercased()] = reference
    }
  }

  /// The sets of an exercise on a day as they are now, before factors.
  package func sets(of exercise: ProgramExercise, on place: DayPlace) -> [ProgramSet] {
    exercises[exercise.key]?.plan(on: place)?.sets ?? []
  }

  /// The load of a set before factors and rounding; nil where the program does not say it.
  package func load(of set: ProgramSet, _ exercise: ProgramExercise) -> WrittenLoad? {
    switch set.load {
    case .load(let load): load
    case .percent: set.load(of: referenceLoad(of: exercise))
    case nil: nil
    }
  }

  /// After the last day of the last week: reference loads rise by their step.
  package mutating func endCycle() {
    for step in program.annotations.maxima where step.kind == .cycleStep {
      guard let old = references[step.lift.lowercased()]?.load else { continue }
      references[step.lift.lowercased()]?.load = old + step.load
    }
  }
}

extension ProgramExercise {
  /// The movement that is in force in a state.
  fileprivate func lift(_ state: ExerciseState?) -> String {
    let index = state?.movement ?? current
    return names.indices.contains(index) ? names[index] : names[0]
  }
}

extension ProgramSet {
  /// The load; a percentage is of a reference load. nil where there is none.
  func load(of reference: WrittenLoad?) -> WrittenLoad? {
    switch load {
    case .load(let load): load
    case .percent(let percent): reference.map { $0 * (percent / 100) }
    case nil: nil
    }
  }
}

extension String {
  /// The catalogue's name of an exercise; nil for names that it does not list.
  var catalogueName: String? {
    if case .catalogue(let facts) = ExerciseCatalogue.standard.resolve(catalogueSpelling) {
      facts.name
    } else {
      nil
    }
  }
}

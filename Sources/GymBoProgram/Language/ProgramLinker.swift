internal import GymBoLog

/// Resolves what lines of exercises take from each other: repeats over weeks, properties that hold in every week, reuse.
struct ProgramLinker {
  private var weeks: [ProgramReader.WeekLines]
  /// For each exercise that reuses another: that other one.
  private var sources: [Place: Place] = [:]
  /// The catalogue's names of the exercises; nil until one is asked for.
  private var catalogueNames: [ExerciseKey: String]?

  /// Where a line is after repeating: indices of week, day and exercise.
  private struct Place: Hashable {
    var week: Int
    var day: Int
    var exercise: Int
  }

  static func link(
    _ annotations: ProgramAnnotations, _ weeks: [ProgramReader.WeekLines]
  ) throws(ProgramFault) -> Program {
    var linker = ProgramLinker(weeks: weeks)
    try linker.repeatExercises()
    let byKey = Dictionary(grouping: linker.places) { linker[$0].key }
    try linker.shareProperties(byKey)
    try linker.reuse(byKey)
    try linker.takeScripts()
    linker.takeNotes(byKey)
    let program = Program(
      annotations: annotations, weeks: try linker.linked(), places: linker.placesOfNames)
    try linker.checkWeekdays(program)
    return program
  }

  private init(weeks: [ProgramReader.WeekLines]) { self.weeks = weeks }

  /// Lent and not copied: a line has a dozen parts that a copy would retain.
  private subscript(place: Place) -> ExerciseLine {
    _read { yield weeks[place.week].days[place.day].exercises[place.exercise] }
    _modify { yield &weeks[place.week].days[place.day].exercises[place.exercise] }
  }

  /// Every exercise, in order.
  private var places: [Place] {
    weeks.indices.flatMap { week in
      weeks[week].days.indices.flatMap { day in
        weeks[week].days[day].exercises.indices.map {
          Place(week: week, day: day, exercise: $0)
        }
      }
    }
  }

  /// Where each name of an exercise is written first.
  private var placesOfNames: [String: ProgramPlace] {
    var first: [String: ProgramPlace] = [:]
    for place in places where !self[place].isRepeat {
      for (name, written) in zip(self[place].names, self[place].places) where first[name] == nil {
        first[name] = written
      }
    }
    return first
  }

  // MARK: Repeats

  /// Copies exercises into the weeks in which they are repeated, unless written there, and puts each day in order.
  private mutating func repeatExercises() throws(ProgramFault) {
    var keys = weeks.map { $0.days.map { Set($0.exercises.map(\.key)) } }
    for week in weeks.indices {
      for day in weeks[week].days.indices {
        for exercise in weeks[week].days[day].exercises where !exercise.isRepeat {
          var copy = exercise
          copy.isRepeat = true
          for other in exercise.weeks.map({ $0 - 1 }) where other != week {
            guard weeks.indices.contains(other), weeks[other].days.indices.contains(day),
              keys[other][day].insert(exercise.key).inserted
            else { continue }
            weeks[other].days[day].exercises.append(copy)
          }
        }
      }
    }
    for week in weeks.indices {
      for day in weeks[week].days.indices {
        let exercises = weeks[week].days[day].exercises
        guard exercises.count <= ProgramLimits.exercises else {
          throw ProgramFault(
            .tooMany(.exercises, most: ProgramLimits.exercises),
            .start(ofLine: weeks[week].days[day].day.line))
        }
        weeks[week].days[day].exercises = exercises.enumerated()
          .sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
          .map(\.element)
      }
    }
  }

  // MARK: Properties

  /// Gives every line of an exercise the properties that one of its lines has.
  private mutating func shareProperties(
    _ byKey: [ExerciseKey: [Place]]
  ) throws(ProgramFault) {
    for place in places where byKey[self[place].key]?.first == place {
      let lines = byKey[self[place].key] ?? []
      if lines.contains(where: { self[$0].isUnused }) {
        for line in lines { self[line].isUnused = true }
      }
      try share(
        "progress", lines, of: { $0.progression }, set: { $0.progression = $1 },
        where: { $0 != .some(Progression.none) })
      try share("update", lines, of: { $0.update }, set: { $0.update = $1 })
      try share("warmup", lines, of: { $0.warmUp }, set: { $0.warmUp = $1 })
    }
  }

  /// - Parameters:
  ///   - property: and how it is set: closures, as key paths are not inlined.
  ///   - isShared: false for a value that holds only where it is written.
  private mutating func share<Value: Hashable>(
    _ name: String, _ lines: [Place], of property: (borrowing ExerciseLine) -> Value?,
    set: (inout ExerciseLine, Value?) -> Void, where isShared: (Value?) -> Bool = { _ in true }
  ) throws(ProgramFault) {
    let given = lines.filter {
      let value = property(self[$0])
      return value != nil && !self[$0].isRepeat && isShared(value)
    }
    guard let first = given.first else { return }
    let value = property(self[first])
    if let other = given.first(where: { property(self[$0]) != value }) {
      throw ProgramFault(
        .otherProperty(
          exercise: self[other].title, property: name, line: self[first].line),
        .start(ofLine: self[other].line))
    }
    for line in lines where property(self[line]) == nil { set(&self[line], value) }
  }

  // MARK: Reuse

  private mutating func reuse(_ byKey: [ExerciseKey: [Place]]) throws(ProgramFault) {
    let places = places
    let ownProgress = Set(places.filter { self[$0].progression != nil }.map { self[$0].key })
    for place in places {
      guard let reuse = self[place].reuse else { continue }
      let found = try source(of: reuse, at: place, byKey)
      let source = self[found]
      guard source.reuse == nil || !source.stages.isEmpty else {
        throw ProgramFault(.reuseOfReuse(reuse.name), reuse.place)
      }
      sources[place] = found
      for line in byKey[self[place].key] ?? [] {
        if self[line].progression == nil, source.progression != .some(Progression.none) {
          self[line].progression = source.progression
        }
        if self[line].update == nil { self[line].update = source.update }
        if self[line].warmUp == nil { self[line].warmUp = source.warmUp }
      }
      // A week in which a template does not progress is one in which its exercises do not.
      if source.progression == .some(Progression.none), !ownProgress.contains(self[place].key) {
        self[place].progression = source.progression
      }
    }
  }

  /// The exercise that another one reuses, of its week and day.
  private mutating func source(
    of reuse: ExerciseLine.Reuse, at place: Place, _ byKey: [ExerciseKey: [Place]]
  ) throws(ProgramFault) -> Place {
    let week = (reuse.week ?? place.week + 1) - 1
    let here = { (other: Place) in
      other.week == week && other != place && (reuse.day.map { other.day == $0 - 1 } ?? true)
    }
    var found = (byKey[ProgramLinker.key(reuse.name)] ?? []).filter(here)
    if found.isEmpty {
      // "Squat" is also "Squat, Barbell".
      let same = sameExercise(as: reuse.name, byKey)
      found = same.filter(here)
    }
    guard let first = found.first else {
      let titles = Set(places.map { self[$0].title })
        .filter { $0.lowercased() != reuse.name.lowercased() }
      throw ProgramFault(
        .unknownReuse(
          name: reuse.name, week: week + 1, day: reuse.day,
          nearest: NearestName.of(reuse.name, in: Array(titles))), reuse.place)
    }
    let differs = found.dropFirst().contains {
      self[$0].stages != self[first].stages || self[$0].common != self[first].common
    }
    if differs {
      throw ProgramFault(.ambiguousReuse(name: reuse.name, week: week + 1), reuse.place)
    }
    return first
  }

  /// The exercises of the same label that the catalogue knows as the same exercise.
  private mutating func sameExercise(
    as name: String, _ byKey: [ExerciseKey: [Place]]
  ) -> [Place] {
    let key = ProgramLinker.key(name)
    guard let facts = key.name.catalogueName else { return [] }
    let names =
      catalogueNames
      ?? Dictionary(
        uniqueKeysWithValues: byKey.keys.compactMap { key in
          key.name.catalogueName.map { (key, $0) }
        })
    catalogueNames = names
    return byKey.filter { other, _ in other.label == key.label && names[other] == facts }
      .values.flatMap(\.self)
      .sorted { ($0.week, $0.day, $0.exercise) < ($1.week, $1.day, $1.exercise) }
  }

  /// The key of an exercise as another one names it: `label: name` or a name.
  private static func key(_ name: String) -> ExerciseKey {
    let parts = name.split(separator: ":", maxSplits: 1)
    let text = { (part: Substring) in Array(part.unicodeScalars).trimmed.text }
    let label = parts.count == 2 ? text(parts[0]) : nil
    let names = (parts.last ?? "").split(separator: "|").map(text)
    return ExerciseKey(label: label, names: names)
  }

  // MARK: Scripts

  /// Gives a custom progress that names another exercise the script of that exercise.
  private mutating func takeScripts() throws(ProgramFault) {
    var scripted: [ExerciseKey: Progression.CustomProgression] = [:]
    var byTitle: [String: ExerciseKey] = [:]
    for place in places {
      guard case .custom(let custom) = self[place].progression else { continue }
      let key = self[place].key
      if scripted[key] == nil { scripted[key] = custom }
      let title = self[place].title.lowercased()
      if byTitle[title] == nil { byTitle[title] = key }
    }
    for place in places {
      guard case .custom(var custom) = self[place].progression, custom.script == nil else {
        continue
      }
      var source = custom
      var seen: Set<ExerciseKey> = [self[place].key]
      while source.script == nil {
        let name = source.reuse ?? ""
        let key = byTitle[name.lowercased()] ?? ProgramLinker.key(name)
        guard let other = scripted[key] else {
          throw ProgramFault(noProgress(of: name, at: place), .start(ofLine: self[place].line))
        }
        guard seen.insert(key).inserted else {
          throw ProgramFault(.circularProgress(self[place].title), .start(ofLine: self[place].line))
        }
        source = other
        let own = Set(custom.variables.map(\.name))
        custom.variables += source.variables.filter { !own.contains($0.name) }
      }
      (custom.script, custom.reuse) = (source.script, nil)
      self[place].progression = .custom(custom)
    }
    takeUpdates()
  }

  /// What is wrong where an exercise takes the script of one that has none: mostly that one was renamed, or swapped.
  private func noProgress(of name: String, at place: Place) -> ProgramFault.Problem {
    let written = places.filter { !self[$0].isRepeat }
    let lines = written.filter {
      if case .custom(let custom) = self[$0].progression, custom.script == nil {
        custom.reuse?.lowercased() == name.lowercased()
      } else {
        false
      }
    }.map { self[$0].line }
    let source = written.first {
      if case .custom(let custom) = self[$0].progression { custom.script != nil } else { false }
    }
    return .noProgressToTake(
      name, further: Set(lines).subtracting([self[place].line]).count,
      other: source.map { .init(title: self[$0].title, line: self[$0].line) })
  }

  /// Gives an update that names another exercise the script of that exercise, where it has one.
  private mutating func takeUpdates() {
    var scripts: [String: Script] = [:]
    for place in places {
      guard let script = self[place].update?.script else { continue }
      scripts[self[place].title.lowercased()] = script
    }
    for place in places {
      guard let reuse = self[place].update?.reuse, self[place].update?.script == nil else {
        continue
      }
      guard let script = scripts[reuse.lowercased()] else { continue }
      self[place].update = CustomUpdate(script: script, reuse: nil)
    }
  }

  // MARK: Notes

  private struct DayAndKey: Hashable {
    var day: Int
    var key: ExerciseKey
  }

  /// Gives a comment that names another exercise the comments of that exercise: of the same week where it has some there.
  private mutating func takeNotes(_ byKey: [ExerciseKey: [Place]]) {
    var taken: [Place: [String]] = [:]
    for place in places where self[place].notes.contains(where: \.isReuseOfNotes) {
      taken[place] = self[place].notes.flatMap { note in
        note.isReuseOfNotes ? notes(of: note.words.dropFirst(3), for: place, byKey) : [note]
      }
    }
    // What is said of an exercise holds in later weeks until something else is said on that day; an empty comment ends it.
    var last: [DayAndKey: [String]] = [:]
    for place in places {
      let day = DayAndKey(day: place.day, key: self[place].key)
      let notes = taken[place] ?? self[place].notes
      if notes.contains(where: \.isForLifter) {
        last[day] = notes.filter { $0.isEmpty || $0.isForLifter }
      } else if let inherited = last[day], inherited.contains(where: \.saysSomething) {
        taken[place] = inherited + notes
      }
    }
    for (place, notes) in taken {
      // An empty line is between two others, as in a text.
      self[place].notes = Array(
        notes.split(separator: "").joined(separator: CollectionOfOne("")))
    }
  }

  /// - Parameter text: a name, with a day or week and day in brackets after it or without.
  private func notes(
    of text: Substring, for place: Place, _ byKey: [ExerciseKey: [Place]]
  ) -> [String] {
    let parts = text.split(separator: "[", maxSplits: 1)
    let numbers = (parts.count > 1 ? parts[1] : "").split { !$0.isNumber }.compactMap { Int($0) }
    let name = (parts.first ?? "").trimmed
    let found = (byKey[ProgramLinker.key(name)] ?? []).filter { other in
      (numbers.count < 2 || other.week == numbers[0] - 1)
        && numbers.last.map { other.day == $0 - 1 } ?? true
    }
    let own = found.map { ($0, self[$0].notes.filter { !$0.isReuseOfNotes }) }
      .filter { !$0.1.isEmpty }
    return (own.first { $0.0.week == place.week } ?? own.first)?.1 ?? []
  }

  // MARK: The program

  private func linked() throws(ProgramFault) -> [ProgramWeek] {
    let places = places
    guard places.contains(where: { !self[$0].isUnused }) else {
      let beginning = ProgramPlace(line: 1, column: 1)
      throw ProgramFault(places.isEmpty ? .noExercise : .nothingUsed, beginning)
    }
    var linked: [ProgramWeek] = []
    for week in weeks.indices {
      var result = weeks[week].week
      for day in weeks[week].days.indices {
        var linkedDay = weeks[week].days[day].day
        for exercise in weeks[week].days[day].exercises.indices {
          let place = Place(week: week, day: day, exercise: exercise)
          guard !self[place].isUnused else { continue }
          linkedDay.exercises.append(try exerciseWrittenOut(at: place))
        }
        result.days.append(linkedDay)
      }
      linked.append(result)
    }
    return linked
  }

  private func exerciseWrittenOut(at place: Place) throws(ProgramFault) -> ProgramExercise {
    let line = self[place]
    let source = sources[place].map { self[$0] }
    let stages = line.resolvedStages(from: source)
    guard !stages.isEmpty else {
      throw ProgramFault(.noSets(line.title), .start(ofLine: line.line))
    }
    return ProgramExercise(
      key: line.key, label: line.label, names: line.names, current: line.current,
      line: line.line, stages: stages,
      stage: line.stages.isEmpty ? source?.stage ?? 0 : line.stage, warmUp: line.warmUp,
      progression: line.progression == .some(Progression.none) ? nil : line.progression,
      update: line.update, tags: line.tags, superset: line.superset, notes: line.notes)
  }

  /// Where one day has a weekday, every day needs one.
  private func checkWeekdays(_ program: Program) throws(ProgramFault) {
    guard program.isByCalendar else { return }
    for day in program.weeks.flatMap(\.days) where day.annotations.weekday == nil {
      throw ProgramFault(.dayWithoutWeekday(day: day.name), .start(ofLine: day.line))
    }
  }
}

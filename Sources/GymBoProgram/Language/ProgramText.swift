internal import GymBoLog

/// Writes a program as text that is read as the same program: every set of every week, without templates and repeats.
package struct ProgramText {
  private let program: Program
  private var lines: [String] = []
  /// Exercises whose properties are written already; they hold in every week.
  private var written: Set<ExerciseKey> = []
  /// Exercises whose progress is written already.
  private var progressed: Set<ExerciseKey> = []
  /// Exercises that progress anywhere.
  private let progressing: Set<ExerciseKey>

  package static func of(_ program: Program) -> String {
    var text = ProgramText(program)
    text.write()
    return text.lines.joined(separator: "\n") + "\n"
  }

  private init(_ program: Program) {
    self.program = program
    progressing = Set(
      program.weeks.flatMap(\.days).flatMap(\.exercises)
        .filter { $0.progression != nil }.map(\.key))
  }

  private mutating func write() {
    let annotations = program.annotations
    for text in annotations.texts { annotate(text.key, text.value) }
    if let start = annotations.start { annotate("start", start.description) }
    if let done = annotations.done { annotate("done", "\(done.day) \(done.workouts)") }
    switch annotations.cycles {
    case .endless: annotate("cycles", "endless")
    case .times(let count): annotate("cycles", "\(count)")
    case nil: break
    }
    for maximum in annotations.maxima {
      annotate(maximum.kind.rawValue, "\(maximum.lift) \(maximum.load.text)")
    }
    for week in program.weeks {
      if !lines.isEmpty { lines.append("") }
      lines += week.notes
      lines.append("# \(week.name)")
      if let phase = week.annotations.phase { annotate("phase", phase) }
      annotate("intensity", week.annotations.intensity)
      annotate("volume", week.annotations.volume)
      if week.annotations.isDeload { annotate("deload", "") }
      for day in week.days { write(day) }
    }
    guard !annotations.kept.isEmpty else { return }
    lines.append("")
    for day in annotations.kept { annotate(AnnotationReader.kept, day.text) }
  }

  private mutating func annotate(_ key: String, _ value: String) {
    lines.append("\(CommentSlashes.note) @\(key)" + (value.isEmpty ? "" : " \(value)"))
  }

  private mutating func annotate(_ key: String, _ value: Double?) {
    if let value { annotate(key, ProgramNumber.text(value)) }
  }

  private mutating func write(_ day: ProgramDay) {
    lines += day.notes
    lines.append("## \(day.name)")
    if let weekday = day.annotations.weekday { annotate("weekday", weekday.programWord) }
    annotate("intensity", day.annotations.intensity)
    annotate("volume", day.annotations.volume)
    annotate("rpe", day.annotations.rpe)
    for exercise in day.exercises {
      // A note that takes the text of an exercise that is not there says nothing.
      lines += exercise.notes.filter { !$0.isReuseOfNotes }
      lines.append(line(of: exercise))
    }
  }

  private mutating func line(of exercise: ProgramExercise) -> String {
    var sections = [ProgramText.names(of: exercise)]
    for (index, stage) in exercise.stages.enumerated() {
      let isChosen = index == exercise.stage && index > 0
      sections.append((isChosen ? "! " : "") + ProgramText.text(of: stage))
    }
    let isFirst = written.insert(exercise.key).inserted
    if isFirst, let warmUp = exercise.warmUp {
      sections.append("warmup: " + ProgramText.text(of: warmUp))
    }
    if isFirst, let update = exercise.update { sections.append("update: custom() " + update.text) }
    if let progression = exercise.progression {
      // It is written once and holds in every week.
      if progressed.insert(exercise.key).inserted {
        sections.append("progress: " + ProgramText.text(of: progression))
      }
    } else if progressing.contains(exercise.key) {
      sections.append("progress: none")
    }
    if let superset = exercise.superset { sections.append("superset: \(superset)") }
    if !exercise.tags.isEmpty {
      sections.append("id: tags(\(exercise.tags.map(String.init).joined(separator: ", ")))")
    }
    return sections.joined(separator: " / ")
  }

  private static func names(of exercise: ProgramExercise) -> String {
    let names = exercise.names.enumerated().map { index, name in
      (index == exercise.current && index > 0 ? "! " : "") + name
    }
    return (exercise.label.map { "\($0): " } ?? "") + names.joined(separator: " | ")
  }

  // MARK: Sets

  /// A stage with equal sets in a row as one.
  private static func text(of stage: [ProgramSet]) -> String {
    var runs: [ProgramSet] = []
    for set in stage {
      var last = runs.last
      last?.count = 1
      if last == set { runs[runs.count - 1].count += 1 } else { runs.append(set) }
    }
    return runs.map(\.text).joined(separator: ", ")
  }

  private static func text(of warmUp: [ProgramWarmUp]) -> String {
    guard !warmUp.isEmpty else { return "none" }
    return warmUp.map { set in
      "\(set.count)x\(set.repetitions)" + (set.amount.map { " " + $0.text } ?? "")
    }
    .joined(separator: ", ")
  }

  private static func text(of progression: Progression) -> String {
    switch progression {
    case .none: return "none"
    case .linear(let rule):
      var arguments = [rule.step.text, "\(rule.successes)", "\(rule.succeeded)"]
      if let drop = rule.drop { arguments += [drop.text, "\(rule.failures)", "\(rule.failed)"] }
      return "lp(\(arguments.joined(separator: ", ")))"
    case .double(let rule): return "dp(\(rule.step.text), \(rule.lower), \(rule.upper))"
    case .sum(let repetitions, let step): return "sum(\(repetitions), \(step.text))"
    case .custom(let custom):
      let variables = custom.variables.map {
        "\($0.name)\($0.isAsked ? "+" : ""): \($0.value.text)"
      }
      let script = custom.script.map { "{~\($0.text)~}" } ?? ""
      return "custom(\(variables.joined(separator: ", "))) \(script)"
    }
  }
}

extension CustomUpdate {
  fileprivate var text: String {
    script.map { "{~\($0.text)~}" } ?? "{ ...\(reuse ?? "") }"
  }
}

extension ProgramSet {
  /// As a program writes it.
  var text: String {
    var parts: [String] = []
    if let repetitions {
      let range = (fewest.map { "\($0)-" } ?? "") + "\(repetitions)"
      parts.append("\(count)\(isOpenEnded ? "+" : "")x\(range)\(isAtLeast ? "+" : "")")
    }
    if let load {
      parts.append(load.text + (asksLoad ? "+" : ""))
    } else if asksLoad {
      parts.append("?+")
    }
    if rpe != nil || asksRPE {
      parts.append("@" + (rpe.map(ProgramNumber.text) ?? "") + (asksRPE ? "+" : ""))
    }
    if let seconds {
      parts.append("\(seconds)s\(runsOn ? "+" : "")|" + (rest.map { "\($0)s" } ?? "?"))
    } else if let rest {
      parts.append("\(rest)s")
    }
    if startsItself { parts.append("auto") }
    if let label { parts.append("(\(label))") }
    return parts.joined(separator: " ")
  }
}

extension Weekday {
  /// As an annotation writes it.
  package var programWord: String { Weekday.words[rawValue - 1] }
  /// From Monday on.
  static let words = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
}

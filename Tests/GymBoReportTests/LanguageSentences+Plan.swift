import GymBo
import GymBoLog
import TestSupport
import Testing

@testable import GymBoCoach
@testable import GymBoProgram
@testable import GymBoReport

/// What a language says of programs, generated workouts and swaps.
extension LanguageSentences {
  mutating func addPlans() throws {
    add(parts: words.plannedColumns + words.plannedDayColumns + words.planAgainstDoneColumns)
    add(parts: words.previewColumns + words.generatedColumns + words.swapColumns)
    add(parts: [
      words.adherenceTitle, words.findingsTitle, words.previewTitle(nil), words.planTitle(nil),
      words.previewTitle(Self.lift), words.previewWeek(2, isDeload: true),
      words.previewWeek(2, isDeload: false), words.rest(90), words.rest(30),
    ])
    add(sentences: [words.noFindings, words.noSwaps, words.swapNote, words.programRemedy])
    addAdherence()
    try addNotices()
    try addPlan()
    addFindings()
    addGenerator()
    try addHistories()
  }

  /// Generated workouts and swaps by a history: what is the lifter's own, and what has to rest.
  private mutating func addHistories() throws {
    let analysis = WorkoutsReportTests.analysis()
    for days in [1, 3] {
      let program = try analysis.workouts(WorkoutOptions(.strength, days: days)).program
      add(parts: [words.title(program)])
      add(sentences: [words.beginning(program, on: Self.day), words.resting(program, on: Self.day)])
      for exercise in program.workouts.flatMap(\.exercises) {
        add(parts: [words.work(exercise), words.why(exercise, program, hasHistory: true)])
      }
    }
    let report = try SwapReportTests.analysis().swap("bench press")
    add(parts: [words.swapTitle(report.swaps)])
    for row in SwapRow.all(of: report) {
      add(parts: [words.work(row)])
      add(parts: [true, false].map { words.why(row.swap, hasHistory: $0) })
    }
  }

  private mutating func addAdherence() {
    var lines: [AdherenceLine] = [
      .nothingDue, .nothingDone, .repetitions(percent: 86.4), .loads(percent: -1.4, sets: 3),
      .effort(points: 0.42, sets: 1), .drift(percentAWeek: -1.2), .oftenMissed([.friday, .monday]),
      .missed([Self.day], more: 0), .missed([Self.day, Self.day], more: 3),
    ]
    for count in Self.counts {
      lines += [
        .fulfilment(percent: 88.9, done: count, due: count + 1),
        .attendance(
          done: count, due: count, passedOver: count > 1 ? [Self.lift] : [], behind: count),
        .setsMet(count, of: count + 1),
        .loads(percent: 2, sets: count), .effort(points: -1, sets: count), .extra(count),
        .swapped(
          sets: count,
          (0..<max(1, count)).map { (done: "\(Self.lift)\($0)", planned: "\(Self.lift) \($0)") }),
      ]
    }
    add(sentences: lines.map(words.adherence) + [words.planKey])
    for count in Self.counts.dropFirst() {
      add(parts: [
        words.done(DoneRun(sets: count, set: nil)),
        words.done(
          DoneRun(sets: count, set: DoneSet(repetitions: 5, load: .kilograms(60), rpe: 8.5))),
        words.done(DoneRun(sets: count, set: DoneSet(repetitions: 1, load: nil, seconds: 30))),
      ])
    }
  }

  private static let other = OtherSuggestion(
    lift: lift, load: .kilograms(90), repetitions: 5, daysOff: 21)

  private mutating func addNotices() throws {
    let names = [Self.lift, Self.lift + "1", Self.lift + "2", "A", "B", "C"]
    for list in [[Self.lift], names] {
      add(sentences: [
        words.notice(.withoutReference(list)), words.notice(.scriptGivenUp(list)),
        words.notice(.unknownExercises(list)), words.notice(.updateNotRun(list)),
        words.notice(.noBodyWeight(list)), words.notice(.noLoad(list)),
      ])
    }
    let place = ProgramPlace(line: 12, column: 8)
    add(sentences: [
      words.notice(.misspelt(UnknownName(name: "Bench Pres", place: place, nearest: [Self.lift]))),
      words.notice(
        .misspelt(UnknownName(name: "Bench Pres", place: place, nearest: [Self.lift, "A"]))),
      words.notice(.foreignMaximum(ForeignMaximum(lift: "sqaut", nearest: Self.lift))),
      words.notice(.foreignMaximum(ForeignMaximum(lift: "sqaut", nearest: nil))),
      words.notice(.suggestedOtherwise([Self.other])),
      words.notice(.suggestedOtherwise(Array(repeating: Self.other, count: 7))),
      words.notice(.notLowered([Self.other, Self.other], days: 21)),
      words.notice(
        .jump(
          ProgramPlan.Jump(lift: Self.lift, load: .kilograms(120), before: .kilograms(100)))),
      words.notice(
        .lowered(
          lift: Self.lift, load: .kilograms(90), before: .kilograms(100),
          CivilDate(dayNumber: 20_400))
      ),
      words.notice(.roundedFar(lift: Self.lift, wanted: .kilograms(12), load: .kilograms(10))),
      words.notice(.estimatedReference(lift: Self.lift, load: .kilograms(140), hasBegun: true)),
      words.notice(.estimatedReference(lift: Self.lift, load: .kilograms(140), hasBegun: false)),
      words.notice(.startFound(Self.day, setsNear: 31, of: 40)),
    ])
    add(
      sentences: Self.counts.dropFirst().map { words.notice(.beforeStart(sessions: $0, Self.day)) })
  }

  /// Each sentence of a plan, of programs in all their states.
  private mutating func addPlan() throws {
    for day in ["2026-10-20", "2026-11-01", "2026-11-07", "2026-11-11", "2027-02-01"] {
      for text in [
        PlanReportTests.text, "/// @cycles 3\n" + PlanReportTests.text, "Squat / 3x5",
        "Squat / 3x5 (top)\nPlank / 3x1 30s+|60s",
        "Squat / 20x5\nBent Over Row / 3x5\nBench Press / 3x5",
      ] {
        let report = try PlanReportTests.report(text, asOf: day)
        add(sentences: [words.standing(PlanStanding(report.plan))])
        add(parts: [words.planWeekTitle(PlanStanding(report.plan))])
        if let next = report.plan.next {
          add(parts: [words.nextWorkout(next)])
          add(sentences: [words.planned(minutes: report.minutes(of: next))])
        }
        for planned in report.plan.days {
          add(parts: PlannedDayState.allCases.map { words.state(of: planned, $0) })
          for exercise in planned.prescription.exercises {
            let line = PlannedLine(exercise, report.plan.course.state)
            add(parts: line.runs.map(words.work) + [words.superset("A", [line.exercise])])
            add(parts: line.runs.map { words.source(of: $0.set.reason, rpe: $0.set.rpe) })
          }
        }
        add(parts: PlannedWorkoutDone.latest(of: report.plan).map(words.done))
        add(parts: PlannedWorkoutDone.latest(of: report.plan).map(words.setsDone))
      }
    }
  }

  private mutating func addFindings() {
    var findings: [PreflightFinding] = [
      .beyondMaximum(lift: Self.lift, week: 2, load: .kilograms(95), repetitions: 10, reserve: -3),
      .noReference(lift: Self.lift), .largeStep(exercise: Self.lift, percent: 12.5),
      .swallowedStep(exercise: Self.lift, step: .kilograms(1), loadable: .kilograms(5)),
      .neverProgresses(exercise: Self.lift), .scriptGivenUp(exercise: Self.lift),
      .unknownExercise(Self.lift), .raisingDeload(week: 4),
      .twiceInADay(exercise: Self.lift, day: Self.lift), .updateNotRun(exercise: Self.lift),
      .noBodyWeight(exercise: Self.lift),
      .longDay(day: Self.lift, minutes: 95),
    ]
    for family in MovementFamily.allCases {
      findings += [.missing(family), .unbalanced(family, family, ratio: 1.5)]
    }
    for muscle in Muscle.allCases {
      findings += [
        .belowMEV(muscle, sets: 3, minimum: 8), .aboveMRV(muscle, sets: 30, maximum: 20),
        .rarely(muscle),
      ]
    }
    for count in Self.counts.dropFirst() {
      findings += [
        .steepRise(week: 3, from: count, to: 2 * count), .noDeload(weeks: count),
        .manyExercises(day: Self.lift, count: count),
      ]
    }
    add(sentences: findings.map(words.finding))
    let muscles: [PreviewLine.MuscleSets] = [(.chest, 3.5, 6), (.lats, 2, 10)]
    add(sentences: [
      words.preview(.fewSets(muscles)), words.preview(.manySets(muscles)),
      words.preview(.rarely([.chest, .lats])), words.preview(.notice(.updateNotRun([Self.lift]))),
      words.preview(.largeSteps([(Self.lift, 25), (Self.lift, 12)])), words.preview(.buffer),
      words.preview(.noMaximum),
    ])
    add(sentences: Self.counts.dropFirst().map { words.preview(.inTurn(workouts: $0)) })
    let notes: [PlannedDateNote] = [.usual, .proposed, .loads(of: Self.day)]
    add(sentences: notes.map(words.planned))
  }

  private mutating func addGenerator() {
    add(parts: TrainingGoal.allCases.map(words.name) + TrainingPlace.allCases.map(words.name))
    add(parts: TrainingExperience.allCases.map(words.name) + Movement.allCases.map(words.name))
    for focus in WorkoutFocus.allCases {
      add(parts: [words.workout(focus, letter: "A", minutes: 60)])
      add(parts: [words.workout(focus, letter: nil, minutes: 21)])
    }
    for count in Self.counts.dropFirst() {
      add(sentences: TrainingExperience.allCases.map { words.experience($0, weeks: count) })
      add(sentences: [words.effort(reserve: min(count, 5)), words.pace(1.4)])
    }
    let sets: [(muscle: Muscle, sets: Double)] = [(.chest, 1), (.lats, 2.5)]
    add(parts: [words.muscles(sets, isWeek: true), words.muscles(sets, isWeek: false)])
  }
}

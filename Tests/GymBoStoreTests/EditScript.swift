import GymBoLog
import TestSupport

@testable import GymBoStore

/// What a lifter does in two apps over some weeks, drawn from a seed: workouts are added, edited, deleted and moved, and after each
/// week one app's history is exported. The script knows what the store has to hold, because it knows what the lifter did.
struct EditScript {
  enum App: String, CaseIterable { case strong, hevy }

  /// The ways in which a lifter changes workouts, beside adding some.
  enum Change: CaseIterable { case edit, rename, delete, move, shift, loseSet }

  /// An export, with all workouts of an app or those of its last weeks.
  struct Export {
    var app: App
    var workouts: [LoggedWorkout]
    /// What counts of the app after its import, where exports are imported in order.
    var expected: [LoggedWorkout]
    var name: String { "\(app.rawValue).csv" }
  }

  private(set) var exports: [Export] = []

  private var random: SplitMix64
  private let changes: Set<Change>
  private var histories: [App: [LoggedWorkout]] = [:]
  private var stored: [App: [LoggedWorkout]] = [:]
  /// How many workouts may still be deleted or moved. A store asks when more than three are missing at once.
  private var stillMissing: [App: Int] = [.strong: 3, .hevy: 3]
  private var day = 0
  private var wasPartial = false

  /// - Parameters:
  ///   - changes: what may happen.
  ///   - isPartial: whether some exports are of the last weeks only.
  init(seed: UInt64, changes: Set<Change>, weeks: Int = 5, isPartial: Bool = false) {
    random = SplitMix64(seed: seed)
    self.changes = changes
    for _ in 0..<6 { train() }
    for week in 0..<weeks {
      train()
      let app: App = week == 0 ? .strong : week == 1 ? .hevy : chance(0.7) ? .strong : .hevy
      // An export of which nothing is new has the rank of the one before, and which is newer is not known.
      day += 1
      histories[app, default: []].append(workout())
      let isPartial = isPartial && week > 2 && chance(0.3)
      if week > 1 { change(app, isPartial: isPartial) }
      export(app, isPartial: isPartial)
    }
  }

  // MARK: Training

  private mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < share
  }

  /// A week's workouts. A few are logged in both apps.
  private mutating func train() {
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      day += Int.random(in: 1...3, using: &random)
      let workout = workout()
      let isInBoth = chance(0.3)
      if isInBoth || chance(0.7) {
        histories[.strong, default: []].append(workout)
        if isInBoth { histories[.hevy, default: []].append(workout) }
      } else {
        histories[.hevy, default: []].append(workout)
      }
    }
  }

  private static let names = [
    "Bench Press (Barbell)", "Squat (Barbell)", "Pull Up", "Own Lift", "Plank",
  ]

  private mutating func workout() -> LoggedWorkout {
    let minute = Int32.random(in: 360..<1320, using: &random)
    let start = CivilTime(
      date: CivilDate(dayNumber: Int32(20_000 + day)), secondOfDay: minute * 60)
    var sets: [LoggedWorkout.Entry] = []
    for name in EditScript.names.shuffled(using: &random).prefix(2) {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        var set = LoggedWorkout.Entry(exercise: name, block: 0, kind: .working, line: 1)
        if name == "Plank" {
          set.seconds = Double.random(in: 20...90, using: &random).rounded()
        } else {
          set.load = chance(0.9) ? Int64.random(in: 20...60, using: &random) * 50_000_000_000 : nil
          set.repetitions = Int32.random(in: 1...12, using: &random)
          set.rpe = chance(0.4) ? 8.5 : nil
          set.kind = chance(0.2) ? .warmUp : .working
        }
        if chance(0.1) { set.note = "note \(day)" }
        sets.append(set)
      }
    }
    return LoggedWorkout(
      start: start, hasTime: true, title: chance(0.8) ? "Day \(day % 3)" : nil,
      note: chance(0.2) ? "slept well" : nil, duration: chance(0.8) ? 3600 : nil, sets: sets)
  }

  // MARK: Changing

  /// - Parameter isPartial: whether a partial export follows. Starts move only before whole ones: of a workout that moved across the
  /// first of an export, a store cannot know that it is the same.
  private mutating func change(_ app: App, isPartial: Bool) {
    guard var history = histories[app], history.count > 4 else { return }
    let shifts = changes.contains(.shift) && !wasPartial && !isPartial && chance(0.1)
    if shifts {
      for index in history.indices { history[index].start = shifted(history[index].start, 3600) }
    } else {
      for change in EditScript.ordinary where changes.contains(change) && chance(0.5) {
        if isPartial, change == .move { continue }
        apply(change, to: &history, app)
      }
    }
    histories[app] = history
  }

  private static let ordinary: [Change] = [.edit, .rename, .delete, .move, .loseSet]

  private mutating func apply(_ change: Change, to history: inout [LoggedWorkout], _ app: App) {
    // Neither the first nor the last workout, which say what time an export is of.
    let index = Int.random(in: 1..<(history.count - 1), using: &random)
    let place = Int.random(in: history[index].sets.indices, using: &random)
    switch change {
    case .edit:
      history[index].sets[place].repetitions = Int32.random(in: 13...20, using: &random)
      if chance(0.3) { history[index].title = "Edited \(day)" }
      if chance(0.3) { history[index].note = nil }
    case .rename:
      for index in history.indices {
        for place in history[index].sets.indices
        where history[index].sets[place].exercise.hasPrefix("Own Lift") {
          history[index].sets[place].exercise = "Own Lift \(day)"
        }
      }
    case .loseSet:
      guard history[index].sets.count > 1, takeOne(app) else { return }
      history[index].sets.remove(at: place)
    case .delete:
      if takeOne(app) { history.remove(at: index) }
    case .move:
      if takeOne(app) { history[index].start = shifted(history[index].start, 600) }
    case .shift: break
    }
  }

  private mutating func takeOne(_ app: App) -> Bool {
    guard let left = stillMissing[app], left > 0 else { return false }
    stillMissing[app] = left - 1
    return true
  }

  private func shifted(_ time: CivilTime, _ seconds: Int64) -> CivilTime {
    CivilTime(seconds: time.seconds + seconds) ?? time
  }

  // MARK: Exporting

  private mutating func export(_ app: App, isPartial: Bool) {
    let history = histories[app] ?? []
    let file = isPartial ? Array(history.suffix(max(3, history.count / 2))) : history
    wasPartial = isPartial
    guard let first = file.first?.start, let last = file.last?.start else { return }
    let outside = (stored[app] ?? []).filter { isPartial && ($0.start < first || last < $0.start) }
    let expected = (outside + file).sorted { $0.start < $1.start }
    stored[app] = expected
    exports.append(Export(app: app, workouts: file, expected: expected))
  }
}

internal import GymBoLog

/// What a script sees of a workout, and what it wants changed.
struct ScriptContext {
  /// A value of the workout as the script finds it, one a set where it is a list. Asked for when it is first read: most scripts
  /// read two or three.
  var read: (ScriptName) -> ScriptValue = { _ in .missing }
  /// The values that were read or changed.
  private var values: [ScriptName: ScriptValue] = [:]
  /// Values kept between workouts, by name.
  var state: [String: ScriptValue] = [:]
  /// The kept values of the exercises with a tag.
  var tagged: [Int: [String: ScriptValue]] = [:]
  /// The lift's reference load.
  var maximum: WrittenLoad?
  /// Rounds to a load that can be loaded.
  var round: (WrittenLoad) -> WrittenLoad = { $0 }
  /// The next load above or below one that can be loaded; nil where there is none.
  var next: (LiftLoads.Side, WrittenLoad) -> WrittenLoad? = { _, _ in nil }
  /// Whether the script read the lifter's weight, which is not known.
  var readsUnknownWeight = false
  /// Changes of the program, in order.
  private(set) var changes: [ScriptChange] = []

  mutating func change(_ change: ScriptChange) { changes.append(change) }

  /// A value as the script has made it, or finds it.
  mutating func value(_ name: ScriptName) -> ScriptValue {
    if let value = values[name] { return value }
    let value = read(name)
    values[name] = value
    return value
  }

  /// Whether the script asked for a value.
  func hasRead(_ name: ScriptName) -> Bool { values[name] != nil }

  mutating func set(_ name: ScriptName, to value: ScriptValue) { values[name] = value }
}

/// One assignment of a script to the program.
struct ScriptChange: Sendable, Hashable {
  var name: ScriptName
  /// The places in brackets, from 1; nil for all of them. The last is the innermost.
  var index: [Int?]
  /// nil for plain assignment.
  var operation: ScriptNode.Operator?
  var value: ScriptValue

  /// The place that is some places from the end: 0 for the last.
  func place(fromEnd offset: Int) -> Int? {
    offset < index.count ? index[index.count - 1 - offset] : nil
  }

  /// The new value of something that is changed.
  func applied(to old: ScriptValue, reference: WrittenLoad?) -> ScriptValue {
    operation.map { .computed($0, old, value, reference: reference) } ?? value.single
  }
}

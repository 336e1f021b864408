internal import GymBoImport
internal import GymBoLog

/// Events of a workout in progress as the store keeps them: one JSON object each. The names are frozen, for stores keep them for
/// good: loads are units of ``Load``, all else is in seconds, metres and repetitions, and what is not known is left out.
enum WorkoutEventText {
  /// `{"event":"set","exercise":"Squat","sets":[{"kind":"working","load":2000000000000,"repetitions":5}]}`.
  static func text(_ event: LiveWorkout.Event) -> String {
    switch event {
    case .start(let title, let exercises):
      object("start", ("title", quoted(title)), ("exercises", list(exercises.map(text))))
    case .set(let name, let sets):
      object("set", ("exercise", quoted(name)), ("sets", list(sets.map(text))))
    case .change(let name, let set):
      object("change", ("exercise", quoted(name)), ("set", text(set)))
    case .remove(let name, let set):
      object("remove", ("exercise", quoted(name)), ("set", number(set)))
    case .finish(let name): object("finish", ("exercise", quoted(name)))
    case .add(let exercise): object("add", ("exercise", text(exercise)))
    case .move(let name, let place):
      object("move", ("exercise", quoted(name)), ("place", number(place)))
    case .rest(let seconds): object("rest", ("by", number(seconds)))
    case .pause: object("pause")
    case .resume: object("resume")
    case .end: object("end")
    case .abort: object("abort")
    case .undo: object("undo")
    }
  }

  /// The event that a text says; nil for any other text.
  static func event(_ text: String) -> LiveWorkout.Event? {
    guard let value = try? JSONReader.value(Array(text.utf8)), let object = value.object,
      let word = object["event"].text
    else { return nil }
    let name = object["exercise"].text
    switch word {
    case "start":
      return exercises(object["exercises"]).map { .start(title: object["title"].text, $0) }
    case "set": return both(name, sets(object["sets"])).map { .set($0, $1) }
    case "change": return both(name, set(object["set"])).map { .change($0, $1) }
    case "remove": return name.map { .remove($0, set: object["set"].whole) }
    case "finish": return name.map { .finish($0) }
    case "add": return exercise(object["exercise"]).map { .add($0) }
    case "move": return both(name, object["place"].whole).map { .move($0, place: $1) }
    case "rest": return object["by"].whole.map { .rest(by: $0) }
    case "pause": return .pause
    case "resume": return .resume
    case "end": return .end
    case "abort": return .abort
    case "undo": return .undo
    default: return nil
    }
  }

  private static func both<A, B>(_ a: A?, _ b: B?) -> (A, B)? {
    guard let a, let b else { return nil }
    return (a, b)
  }

  // MARK: Writing

  private static func object(_ event: String, _ members: (String, String?)...) -> String {
    braced([("event", quoted(event))] + members)
  }

  private static func braced(_ members: [(String, String?)]) -> String {
    let known = members.compactMap { name, value in value.map { "\"\(name)\":\($0)" } }
    return "{\(known.joined(separator: ","))}"
  }

  private static func list(_ values: [String]) -> String { "[\(values.joined(separator: ","))]" }

  private static func number(_ value: (some CustomStringConvertible)?) -> String? {
    value.map { "\($0)" }
  }

  private static func quoted(_ text: String?) -> String? {
    guard let text else { return nil }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  private static func text(_ set: WorkoutSet) -> String {
    braced([
      ("kind", quoted(set.kind.name)), ("load", number(set.load?.units)),
      ("repetitions", number(set.repetitions)), ("highest", number(set.highest)),
      ("seconds", number(set.seconds)), ("metres", number(set.metres)), ("rpe", number(set.rpe)),
      ("note", quoted(set.note)),
    ])
  }

  private static func text(_ exercise: PlannedExercise) -> String {
    braced([
      ("name", quoted(exercise.name)), ("superset", number(exercise.superset)),
      ("rest", number(exercise.rest)), ("note", quoted(exercise.note)),
      ("sets", list(exercise.sets.map(text))),
      ("advised", exercise.advised.isEmpty ? nil : list(exercise.advised.map(text))),
    ])
  }

  // MARK: Reading

  /// The values of a list; nil where one cannot be read.
  private static func all<Value>(
    _ list: JSONValue, _ read: (JSONValue) -> Value?
  ) -> [Value]? {
    let values = list.elements.compactMap(read)
    return values.count == list.elements.count ? values : nil
  }

  private static func sets(_ value: JSONValue) -> [WorkoutSet]? { all(value, set) }

  private static func exercises(_ value: JSONValue) -> [PlannedExercise]? { all(value, exercise) }

  private static func set(_ value: JSONValue) -> WorkoutSet? {
    guard let object = value.object, let word = object["kind"].text,
      let kind = SetKind.allCases.first(where: { $0.name == word })
    else { return nil }
    return WorkoutSet(
      kind, load: object["load"].whole.map { Load(units: Int64($0)) },
      repetitions: object["repetitions"].whole, highest: object["highest"].whole,
      seconds: object["seconds"].real, metres: object["metres"].real, rpe: object["rpe"].real,
      note: object["note"].text)
  }

  private static func exercise(_ value: JSONValue) -> PlannedExercise? {
    guard let object = value.object, let name = object["name"].text,
      let sets = sets(object["sets"]), let advised = self.sets(object["advised"])
    else { return nil }
    var exercise = PlannedExercise(
      name, sets: sets, superset: object["superset"].whole, rest: object["rest"].whole,
      note: object["note"].text)
    exercise.advised = advised
    return exercise
  }
}

extension JSONValue {
  fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }
  fileprivate var whole: Int? { if case .number(let text) = self { Int(text) } else { nil } }
  fileprivate var real: Double? { if case .number(let text) = self { Double(text) } else { nil } }
}

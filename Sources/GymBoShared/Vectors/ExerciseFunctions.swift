// The functions have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CGymBo
import GymBo
import Synchronization

private let muscleNames = StaticWords(Muscle.allCases.map(\.rawValue))

@c @implementation
public func gymbo_muscle_name(_ index: Int) -> UnsafePointer<CChar>? { unsafe muscleNames[index] }

/// Names as C strings that are made once and never freed. The catalogue has few; what a program makes up does not come here.
private enum KnownNames {
  private static let addresses = Mutex<[String: UInt]>([:])

  static func text(_ name: String) -> UnsafePointer<CChar>? {
    let address = addresses.withLock { known in
      if let address = known[name] { return address }
      let address = unsafe UInt(bitPattern: Text.allocated(Array(name.utf8)))
      known[name] = address
      return address
    }
    return unsafe UnsafePointer(bitPattern: address)
  }
}

/// The names of an argument.
private func names(
  _ pointer: UnsafePointer<UnsafePointer<CChar>?>?, _ count: Int
) throws(DoorError) -> [String] {
  try checkCount(count)
  guard let pointer = unsafe pointer else {
    if count == 0 { return [] }
    throw .isNull("names")
  }
  var names: [String] = []
  for index in 0..<count { names.append(try unsafe Text.required(pointer[index], "a name")) }
  return names
}

@c @implementation
public func gymbo_facts(
  _ names: UnsafePointer<UnsafePointer<CChar>?>?, _ count: Int,
  _ facts: UnsafeMutablePointer<gymbo_exercise_facts>?, _ error: ErrorPlace
) -> gymbo_status {
  unsafe answer(error) { () throws(DoorError) in
    let names = try unsafe GymBoShared.names(names, count)
    guard let facts = unsafe facts else { throw .isNull("facts") }
    for (index, name) in names.enumerated() {
      unsafe facts[index] = gymbo_exercise_facts(ExerciseCatalogue.standard.resolve(name))
    }
  }
}

extension gymbo_exercise_facts {
  fileprivate init(_ resolution: ExerciseResolution) {
    unsafe self.init()
    unsafe source = KnownNames.text(resolution.name)
    guard let facts = resolution.facts else { return }
    if case .catalogue = resolution { unsafe name = KnownNames.text(facts.name) }
    unsafe movement = KnownNames.text(facts.movement.rawValue)
    unsafe mechanics = KnownNames.text(facts.mechanics.rawValue)
    unsafe region = KnownNames.text(facts.region.rawValue)
    unsafe implement = KnownNames.text(facts.implement.rawValue)
    unsafe loading = KnownNames.text(facts.loading.rawValue)
    unsafe modality = KnownNames.text(facts.modality.rawValue)
    for muscle in facts.direct { unsafe direct |= 1 << muscle.index }
    for muscle in facts.indirect { unsafe indirect |= 1 << muscle.index }
  }
}

@c @implementation
public func gymbo_muscle_shares(
  _ names: UnsafePointer<UnsafePointer<CChar>?>?, _ count: Int,
  _ volume_model: UnsafePointer<CChar>?, _ shares: NumberPlace, _ error: ErrorPlace
) -> gymbo_status {
  unsafe answer(error) { () throws(DoorError) in
    let names = try unsafe GymBoShared.names(names, count)
    guard let place = unsafe shares else { throw .isNull("shares") }
    let model = try unsafe Text.word(
      volume_model, "volume_model", form: "direct, fractional or fractional:0.3",
      read: VolumeModel.init(option:))
    let found = Vectors.muscleShares(exercises: names, model: model ?? .fractional)
    for index in found.indices { unsafe place[index] = found[index] }
  }
}

/// Sets that are copied at once, because they may lie anyhow: few enough for the processor's first cache.
private let setsAtOnce = 1024

@c @implementation
public func gymbo_muscle_sets(
  _ exercise: ColumnPlace, _ group: ColumnPlace, _ count: Int, _ shares: UnsafePointer<Double>?,
  _ exercises: Int, _ groups: Int, _ sets: NumberPlace, _ error: ErrorPlace
) -> gymbo_status {
  unsafe answer(error) { () throws(DoorError) in
    try checkCount(count)
    try checkCount(exercises, "exercises")
    try checkCount(groups, "groups")
    let exercise = try unsafe NumberColumn.required(exercise, "exercise", count: count)
    let group = try unsafe NumberColumn.required(group, "group", count: count)
    guard let shares = unsafe shares else { throw .isNull("shares") }
    guard let place = unsafe sets else { throw .isNull("sets") }
    let rows = (0..<exercises * Muscle.allCases.count).map { unsafe shares[$0] }
    var counted = MuscleSetCount(shares: rows.span, groups: groups, sets: count)
    for start in stride(from: 0, to: count, by: setsAtOnce) {
      let piece = start..<min(start + setsAtOnce, count)
      counted.add(exercises: exercise.numbers(piece), groups: group.numbers(piece))
    }
    let found = counted.all()
    for index in found.indices { unsafe place[index] = found[index] }
  }
}

@c @implementation
public func gymbo_repetition_bands(
  _ reps: ColumnPlace, _ count: Int, _ bands: BytePlace, _ error: ErrorPlace
) -> gymbo_status {
  unsafe answer(error) { () throws(DoorError) in
    try checkCount(count)
    let column = try unsafe NumberColumn.required(reps, "reps", count: count)
    guard let bands = unsafe bands else { throw .isNull("bands") }
    for row in 0..<count { unsafe bands[row] = UInt8(Vectors.repetitionBand(column[row])) }
  }
}

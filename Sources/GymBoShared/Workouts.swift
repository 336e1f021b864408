// The functions have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CGymBo
import GymBo

@c @implementation
public func gymbo_generate(
  _ history: OpaquePointer?, _ workouts: UnsafePointer<gymbo_workout_options>?,
  _ options: UnsafePointer<gymbo_report_options>?, _ format: gymbo_format, _ text: TextPointer,
  _ count: CountPointer, _ error: ErrorPlace
) -> gymbo_status {
  unsafe answer(error) { () throws(DoorError) in
    let place = try unsafe TextPlace(text, count)
    let request = try unsafe ReportRequest(options, format)
    guard unsafe workouts != nil else { throw .isNull("workouts") }
    let wanted = try unsafe WorkoutChoice(workouts)
    let options = try wanted.options(inventory: request.inventory)
    let analysis = unsafe HistoryObject.optional(history)?.analysis(request.analysis)
    let report: WorkoutsReport
    do throws(WorkoutFailure) {
      report = try WorkoutsReport(options, for: analysis, unit: request.unit)
    } catch {
      throw DoorError(error)
    }
    place.put(
      try request.bytes(
        text: report.text, json: report.json, csv: report.csv,
        program: { Array(report.programText().utf8) }))
  }
}

@c @implementation
public func gymbo_swap(
  _ history: OpaquePointer?, _ name: UnsafePointer<CChar>?,
  _ workouts: UnsafePointer<gymbo_workout_options>?,
  _ options: UnsafePointer<gymbo_report_options>?, _ format: gymbo_format, _ text: TextPointer,
  _ count: CountPointer, _ error: ErrorPlace
) -> gymbo_status {
  unsafe answer(error) { () throws(DoorError) in
    let place = try unsafe TextPlace(text, count)
    let request = try unsafe ReportRequest(options, format)
    let name = try unsafe Text.required(name, "name")
    let wanted = try unsafe WorkoutChoice(workouts)
    let analysis = unsafe HistoryObject.optional(history)?.analysis(request.analysis)
    let report: SwapReport
    do throws(UnknownExercise) {
      report = try SwapReport(
        name, for: analysis,
        options: SwapOptions(
          place: wanted.place, avoided: wanted.avoided, inventory: request.inventory),
        unit: request.unit)
    } catch {
      throw DoorError(error)
    }
    place.put(try request.bytes(text: report.text, json: report.json, csv: report.csv))
  }
}

/// The fields of the C struct, converted.
private struct WorkoutChoice {
  private var goal: TrainingGoal?
  private(set) var place = TrainingPlace.gym
  private(set) var avoided: [String] = []
  private var minutes: Int?
  private var days: Int?
  private var experience: TrainingExperience?
  private var focus: WorkoutFocus?
  private var furniture: Set<TrainingFurniture> = []

  init(_ pointer: UnsafePointer<gymbo_workout_options>?) throws(DoorError) {
    let given = try unsafe OptionStruct.read(
      pointer, zero: gymbo_workout_options(), "gymbo_workout_options")
    goal = try unsafe WorkoutChoice.word(given.goal, "goal")
    place = try unsafe WorkoutChoice.word(given.equipment, "equipment") ?? .gym
    experience = try unsafe WorkoutChoice.word(given.experience, "experience")
    focus = try unsafe WorkoutChoice.word(given.focus, "focus")
    let names = try unsafe elements(given.avoided, given.avoided_count, "avoided")
    for index in names.indices {
      avoided.append(try unsafe Text.required(names[index], "an avoided exercise"))
    }
    minutes = try WorkoutChoice.number(
      unsafe given.minutes, in: WorkoutOptions.minuteRange, "minutes")
    days = try WorkoutChoice.number(unsafe given.days, in: 1...7, "days")
    let things = TrainingFurniture.allCases.map(\.rawValue).joined(separator: ", ")
    furniture =
      try unsafe Text.word(
        given.furniture, "furniture", form: "things separated by commas, of \(things)",
        read: WorkoutChoice.furniture) ?? []
    guard focus == nil || days == nil || days == 1 else {
      throw .invalid("focus is of one workout; leave days at 0, or set them to 1.")
    }
  }

  func options(inventory: Inventory?) throws(DoorError) -> WorkoutOptions {
    guard let goal else { throw .isNull("goal") }
    var options = WorkoutOptions(
      goal, at: place, experience: experience, focus: focus, furniture: furniture,
      avoided: avoided, inventory: inventory)
    if let minutes { options.minutes = minutes }
    if let days { options.days = days }
    return options
  }

  private static func word<Word: RawRepresentable & CaseIterable>(
    _ pointer: UnsafePointer<CChar>?, _ name: String
  ) throws(DoorError) -> Word? where Word.RawValue == String {
    try unsafe Text.word(
      pointer, name, form: Word.allCases.map(\.rawValue).joined(separator: ", "),
      read: { Word(rawValue: $0) })
  }

  /// nil for 0, which means the default.
  private static func number(
    _ value: Int32, in range: ClosedRange<Int>, _ name: String
  ) throws(DoorError) -> Int? {
    guard value != 0 else { return nil }
    guard range.contains(Int(value)) else {
      throw .invalid(
        "\(name) cannot be \(value); it takes \(range.lowerBound) to \(range.upperBound), or 0 for the "
          + "default.")
    }
    return Int(value)
  }

  private static func furniture(_ list: String) -> Set<TrainingFurniture>? {
    let words = list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let known = words.compactMap(TrainingFurniture.init(rawValue:))
    return known.count == words.count ? Set(known) : nil
  }
}

extension DoorError {
  fileprivate init(_ error: UnknownExercise) {
    self.init(
      status: Status.notFound, message: error.description,
      ErrorDetails(name: error.name, candidates: error.candidates))
  }

  fileprivate init(_ error: WorkoutFailure) {
    switch error {
    case .unknown(let name): self.init(name)
    case .refused: self = .invalid(error.description)
    }
  }
}

internal import GymBoLog
public import GymBoStore

extension StoreError: CustomStringConvertible {
  /// One sentence: the place and the reason.
  public var description: String {
    switch self {
    case .missing(let path): "\(path): there is no store."
    case .unopenable(let path, let reason): "\(path): the store cannot be opened: \(reason)."
    case .noFile(let path): "\(path): this is a folder or a device; a store is a file."
    case .foreign(let path): "\(path): this is no store of gymbo; it was not touched."
    case .newer(let path, let version):
      "\(path): the store was made by a newer gymbo (store \(version)); update gymbo."
    case .inUse(let path):
      "\(path): another process has been using it for more than 10 seconds; try again."
    case .readOnly(let path):
      "\(path): nothing can be written there; check who may write to its folder. Nothing was changed."
    case .full(let path): "\(path): the disk is full; nothing was changed. Make room and try again."
    case .failed(let path, let reason):
      "\(path): reading or writing failed (\(reason)). All of the change was made, or nothing."
    case .damaged(let path, let workouts):
      "\(path): the store is damaged"
        + (workouts.isEmpty
          ? "."
          : " in \(workouts.count == 1 ? "the workout" : "the workouts") of \(Self.list(workouts)).")
    case .exists(let path): "\(path): there is a file already; name a new one."
    case .otherAccount(let file, let format, let workouts):
      "\(file): of \(workouts) workouts that the store has of \(format) in these weeks none is in the "
        + "file: it is another person's, or of another account. Nothing was changed."
    case .partial(let file, let workouts):
      "\(file): \(workouts) workouts would lose sets: the file is a part of an export. Nothing was changed."
    case .nothingToUndo: "There is no change to take back."
    case .noWorkout(let number): "There is no workout \(number)."
    case .refusedEvent(let refusal): refusal.description
    case .refusedTemplate(let refusal): refusal.description
    }
  }

  /// The most workouts that are named.
  private static let mostNamed = 5

  private static func list(_ workouts: [String]) -> String {
    let named = workouts.prefix(mostNamed).joined(separator: ", ")
    let more = workouts.count - min(workouts.count, mostNamed)
    return more > 0 ? "\(named) and \(more) more" : named
  }
}

import GymBoLog

/// What is known of the exercise names met so far, looked up once each. For the histories that one thread reads.
public final class ExerciseNames {
  struct Entry {
    var resolution: ExerciseResolution
    var loading: ExerciseTable.Loading
  }

  private var entries: [String: Entry] = [:]
  private let userMap: ExerciseMap?
  /// Names kept: the apps have some hundred, and files made to harm have millions.
  private static let mostNames = 1 << 14

  /// Nothing looked up yet.
  public init(userMap: ExerciseMap?) { self.userMap = userMap }

  func entry(_ name: String) -> Entry {
    if let entry = entries[name] { return entry }
    let resolution = userMap?.resolution(of: name) ?? ExerciseCatalogue.standard.resolve(name)
    let loading = resolution.facts?.loading
    let words = name.lowercased().split { !$0.isLetter }
    let entry = Entry(
      resolution: resolution,
      loading: ExerciseTable.Loading(
        isAssisted: loading == .assistance || words.contains("assisted"),
        addsToBody: loading == .added || resolution.facts?.implement == .bodyweight))
    if entries.count >= ExerciseNames.mostNames { entries.removeAll(keepingCapacity: true) }
    entries[name] = entry
    return entry
  }
}

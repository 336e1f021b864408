internal import GymBoLog
internal import GymBoProgression

/// How the sets of last time come again.
enum RepeatedSets: Hashable {
  case same
  /// Some of them with fewer repetitions.
  case less
  /// The weaker ones with a repetition more, or with more than one.
  case weakerByOne, weakerByMore
  /// All to these repetitions; those with this load, where there are sets of other loads, too.
  case even(repetitions: Int, load: Load?)
}

extension SuggestionList.Line {
  /// The sets of a suggestion that asks for no more than the work of last time.
  var repeatedSets: RepeatedSets {
    switch setsChange {
    case nil: .same
    case .fewer: .less
    case .more where suggestion.hasWeakerSets: weakerSets
    case .more: suggestion.repetitions.map(evenSets) ?? .same
    }
  }

  /// The sets where not every one had as many repetitions as the best, and all are to.
  func evenSets(_ repetitions: Int) -> RepeatedSets {
    suggestion.hasWeakerSets
      ? weakerSets
      : .even(repetitions: repetitions, load: suggestion.hasOtherLoads ? suggestion.load : nil)
  }

  var weakerSets: RepeatedSets {
    if case .more(2...) = setsChange { .weakerByMore } else { .weakerByOne }
  }
}

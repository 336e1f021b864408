internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgram

/// What a reader asks first after how the week went: which lift is stuck and since when, what is done next, which muscle gets
/// too little, and when the last pause was. Each answer is a line below the page's title, with a link to its part.
struct PageGlance: Sendable {
  enum Line: Sendable, Hashable, CaseIterable {
    case stuck, next, muscles, pause

    /// The part of the page that says more.
    var part: PagePart {
      switch self {
      case .stuck: .attention
      case .next: .next
      case .muscles: .muscles
      case .pause: .history
      }
    }
  }

  /// The first lift of those in a state, and how many others are in it.
  struct Stuck: Sendable {
    var exercise: String
    var state: TrendState
    var since: StuckSince?
    var others: Int
  }

  /// Lifts of the next workout, and muscles, that are named.
  static let (liftsNamed, musclesNamed) = (3, 3)

  /// Since when lifts that need attention are stuck, by name.
  let since: [String: StuckSince]
  /// By state, what falls first.
  var stuck: [Stuck]
  var next: SuggestionList
  /// The next workout of the lifter's program, which goes before; nil without one.
  var planned: ProgramPlan.Day?
  /// nil where nothing is known of muscles.
  var muscles: MusclesOfTheWeek?
  var calendar: TrainingCalendar
  /// How many active lifts have each word, in the order of the panels.
  var states: [(word: LiftWord, lifts: Int)]

  init(_ sections: WeeklySections, _ panels: LiftPanels, _ calendar: TrainingCalendar) {
    since = Dictionary(
      panels.active.compactMap { panel in panel.chart?.since.map { (panel.name, $0) } },
      uniquingKeysWith: { first, _ in first })
    next = sections.suggestions
    muscles = sections.muscles
    self.calendar = calendar
    states = panels.active.compactMap(\.word).reduce(into: []) { counts, word in
      if let place = counts.firstIndex(where: { $0.word == word }) {
        counts[place].lifts += 1
      } else {
        counts.append((word, 1))
      }
    }
    stuck = PageGlance.stuck(sections.attention.items, since, states)
  }

  /// - Parameters:
  ///   - since: by lift.
  ///   - states: of the lifts below, whose words a reader counts.
  private static func stuck(
    _ items: [AttentionItem], _ since: [String: StuckSince],
    _ states: [(word: LiftWord, lifts: Int)]
  ) -> [Stuck] {
    var stuck: [Stuck] = []
    for item in items {
      guard case .lift(let lift) = item, !stuck.contains(where: { $0.state == lift.state }) else {
        continue
      }
      let lifts = states.first { $0.word == .state(lift.state) }?.lifts ?? 1
      stuck.append(
        Stuck(
          exercise: lift.exercise, state: lift.state, since: since[lift.exercise],
          others: lifts - 1))
    }
    return stuck
  }
}

internal import GymBoAnalysis
internal import GymBoCoach
internal import GymBoLog
internal import GymBoProgram

/// What a reader asks first after how the week went: which lift is stuck and since when, what is done next, which muscle gets
/// too little, and when the last pause was. Each answer is a line below the page's title, with a link to its part.
struct PageGlance: Sendable {
  enum Line: Sendable, Hashable, CaseIterable {
    case stuck, muscles, pause, next

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

  /// A lift that is on a plateau, slips or falls.
  struct Stuck: Sendable {
    var exercise: String
    var state: TrendState
    var since: StuckSince?
  }

  /// A muscle with few sets a week over four weeks, and how many are usual at least.
  struct LowMuscle: Sendable {
    var muscle: Muscle
    var sets: Double
    var least: Double
  }

  /// Lifts of the next workout, and muscles, that are named.
  static let (liftsNamed, musclesNamed) = (10, 5)
  /// Stuck lifts that are named: all that fall up to the first number, others up to the second with them.
  private static let (mostFalling, mostStuck) = (8, 4)
  /// Lifts that can wait, or were lower lately, that are named.
  static let (mostWaiting, mostLower) = (8, 3)

  /// Since when lifts that need attention are stuck, by name.
  let since: [String: StuckSince]
  /// All that fall, then those that slip and those on a plateau, as many as there is room for.
  var stuck: [Stuck]
  /// Those that are not named.
  var moreStuck: Int
  /// Those that the list of what needs attention neither names nor counts: they are told there, too, with why they can wait.
  var waiting: [Stuck]
  /// Lifts that were lower lately, but are in no such state.
  var lower: [String]
  /// Whether no lift is judged, as none was trained for three weeks.
  var isPaused: Bool
  var next: SuggestionList
  /// The next workout of the lifter's program, which goes before; nil without one.
  var planned: ProgramPlan.Day?
  /// Of the week, or the last seven days, without the muscles that are named for four weeks; nil where nothing is known of
  /// muscles, and where all that have few sets are named already.
  var muscles: MusclesOfTheWeek?
  /// The lowest first.
  var lowMuscles: [LowMuscle]
  /// Without any set in four weeks.
  var idleMuscles: [Muscle]
  /// Whether anything is told of muscles.
  var knowsMuscles: Bool { muscles != nil || !lowMuscles.isEmpty }
  var calendar: TrainingCalendar
  /// How many active lifts have each word, in the order of the panels.
  var states: [(word: LiftWord, lifts: Int)]

  private static let daysOfMonth = 28

  /// - Parameter insights: of the report's day.
  init(
    _ findings: HistoryFindings, _ sections: WeeklySections, _ panels: LiftPanels,
    _ calendar: TrainingCalendar, _ insights: [InsightLine]
  ) {
    since = Dictionary(
      panels.active.compactMap { panel in panel.chart?.since.map { (panel.name, $0) } },
      uniquingKeysWith: { first, _ in first })
    next = sections.suggestions
    let low = insights.compactMap { line -> LowMuscle? in
      guard case .muscleLow(let muscle, let sets, let least) = line.insight.content else {
        return nil
      }
      return LowMuscle(muscle: muscle, sets: sets, least: least)
    }.sorted { $0.sets / $0.least < $1.sets / $1.least }
    let month = DayRange(
      findings.asOf.advanced(by: 1 - PageGlance.daysOfMonth), findings.asOf)
    let idle = findings.muscles(in: month).filter {
      $0.fractionalSets == 0 && $0.landmarks?.minimumEffective ?? 0 > 0
    }.map(\.muscle)
    muscles = sections.muscles.flatMap {
      low.isEmpty ? $0 : $0.further(than: low.map(\.muscle) + idle)
    }
    (lowMuscles, idleMuscles) = (low, idle)
    self.calendar = calendar
    states = panels.active.compactMap(\.word).reduce(into: []) { counts, word in
      if let place = counts.firstIndex(where: { $0.word == word }) {
        counts[place].lifts += 1
      } else {
        counts.append((word, 1))
      }
    }
    let all = PageGlance.stuck(sections.attention.items, panels, since)
    let falling = all.count { $0.state == .declining }
    stuck = Array(
      all.prefix(max(min(falling, PageGlance.mostFalling), PageGlance.mostStuck)))
    moreStuck = all.count - stuck.count
    waiting = all.filter { !sections.attention.lifts.contains($0.exercise) }
    isPaused = !panels.active.isEmpty && panels.active.allSatisfy { $0.word == .paused }
    lower = panels.active.filter { $0.word == .downAgain || $0.word == .lowerLately }.map(\.name)
  }

  /// The lifts that need attention, and those whose word below says the same.
  private static func stuck(
    _ items: [AttentionItem], _ panels: LiftPanels, _ since: [String: StuckSince]
  ) -> [Stuck] {
    let states: [TrendState] = [.declining, .notRising, .plateau]
    var names: Set<String> = []
    var stuck: [Stuck] = []
    func add(_ name: String, _ state: TrendState) {
      guard names.insert(name).inserted else { return }
      stuck.append(Stuck(exercise: name, state: state, since: since[name]))
    }
    for lifts in items.compactMap(\.lifts) {
      for name in lifts.names { add(name, lifts.state) }
    }
    for panel in panels.active {
      if case .state(let state)? = panel.word, states.contains(state) { add(panel.name, state) }
    }
    return states.flatMap { state in stuck.filter { $0.state == state } }
  }
}

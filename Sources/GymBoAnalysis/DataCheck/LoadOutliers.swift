internal import GymBoKernels
internal import GymBoLog

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Loads that do not fit the lift's neighbouring sessions: ten times too large or small (a slip of the decimal point),
/// or off by 2.2046 (kilograms entered as pounds, or the reverse).
struct LoadOutliers {
  /// The number of sessions on each side that define the usual load.
  static let neighbours = 5
  /// Neighbouring sessions needed to say anything.
  static let fewestNeighbours = 4
  /// A load of this many times the usual is ten times a usual one.
  static let tenfold = 7.0...14.0
  /// Pounds in a kilogram, and how closely a mix-up meets it.
  static let poundsPerKilogram = 2.2046226218487757
  static let mixUpTolerance = 0.015
  /// An outlier is at least this many scales from the median of its neighbours and itself, and at least a half away. The scale
  /// is larger where a lift's loads vary much.
  static let scales = 3.0
  static let leastFactor = 1.5
  /// How far a repaired load may be from the usual one.
  static let plausible = 0.6...1.5

  /// A load too light by 2.2046 may just be a light day. It counts only if at least this many lifts of a session show it, and
  /// at least this share of the lifts that could be judged.
  static let fewestLightLifts = 3
  static let lightShare = 0.75

  let log: TrainingLog

  /// What was found of one lift in one session that is not ordinary.
  private struct Judgement {
    var session: Int
    var suspicions: [Suspicion]
    var isTooLight: Bool
  }

  /// - Parameter sessions: of every lift, in order of time.
  func find(in sessions: ExerciseSessions) -> [Suspicion] {
    var judged: [Judgement] = []
    for lift in sessions.ofExercise where !isSteady(lift) { judged += judge(lift) }
    guard judged.contains(where: \.isTooLight) else { return judged.flatMap(\.suspicions) }
    // By session of the log: the lifts that could be judged, and those that are too light.
    var lifts = [Int](repeating: 0, count: log.sessions.count)
    for lift in sessions.ofExercise {
      let places = places(in: lift)
      for index in places.indices where LoadOutliers.window(around: index, of: places.count) != nil
      {
        lifts[lift[places[index]].session] += 1
      }
    }
    var lightLifts = [Int](repeating: 0, count: log.sessions.count)
    for judgement in judged where judgement.isTooLight { lightLifts[judgement.session] += 1 }
    return judged.flatMap { judgement in
      let light = lightLifts[judgement.session]
      let isSession =
        light >= LoadOutliers.fewestLightLifts
        && Double(light) >= LoadOutliers.lightShare * Double(lifts[judgement.session])
      return judgement.isTooLight && !isSession ? [] : judgement.suspicions
    }
  }

  /// Whether all sessions of a lift are ordinary: no top load is seven times another, and each is near the one before. Nearly
  /// every lift passes this test, which saves the filter below.
  private func isSteady(_ sessions: [ExerciseSession]) -> Bool {
    var (lightest, heaviest) = (Double.infinity, 0.0)
    var last: Double?
    for place in sessions.indices {
      guard let top = top(of: place, in: sessions) else { continue }
      if let last, !LoadOutliers.areNear(top, last) { return false }
      lightest = min(lightest, top)
      heaviest = max(heaviest, top)
      last = top
    }
    return heaviest < LoadOutliers.tenfold.lowerBound * lightest
  }

  /// The top load of one of a lift's sessions, in units of `Load`; nil for none.
  @inline(__always)
  private func top(of place: Int, in sessions: [ExerciseSession]) -> Double? {
    guard let row = sessions[place].topRow, log.columns.load.values[row] > 0 else { return nil }
    return Double(log.columns.load.values[row])
  }

  /// The indices of the lift's sessions that have a top load.
  private func places(in sessions: [ExerciseSession]) -> [Int] {
    sessions.indices.filter { top(of: $0, in: sessions) != nil }
  }

  /// What a top load is judged by: itself and its neighbours; nil where those are too few.
  private static func window(around index: Int, of count: Int) -> Range<Int>? {
    let window = max(0, index - neighbours)..<min(count, index + neighbours + 1)
    return window.count > fewestNeighbours ? window : nil
  }

  /// One lift's sessions that have enough neighbours to be judged, and are not ordinary.
  private func judge(_ sessions: [ExerciseSession]) -> [Judgement] {
    let places = places(in: sessions)
    let tops = places.compactMap { top(of: $0, in: sessions) }
    var found: [Judgement] = []
    for (index, place) in places.enumerated() {
      guard let window = LoadOutliers.window(around: index, of: tops.count),
        !isOrdinary(index, window, tops), isOutlier(index, window, tops)
      else { continue }
      let around = window.filter { $0 != index }.map { tops[$0] }
      guard let usual = median(around.span) else { continue }
      let mixUp = mixUpFactor(top: tops[index], around: around)
      var judgement = Judgement(
        session: sessions[place].session, suspicions: [],
        isTooLight: mixUp.map { $0 < 1 } ?? false)
      for row in sessions[place].rows where log.columns.semantics[row] == .loaded {
        let load = Double(log.columns.load.values[row])
        if let repaired = repairedSlip(load, top: tops[index], usual: usual) {
          judgement.suspicions.append(suspicion(.typingSlip, row, repaired: repaired))
        } else if let mixUp, load == tops[index] {
          judgement.suspicions.append(suspicion(.unitMixUp, row, repaired: load / mixUp))
        }
      }
      found.append(judgement)
    }
    return found
  }

  /// Whether a top load is so near its neighbours that it is neither a slip nor a mix-up. A mix-up is ruled out if one
  /// neighbour is within a half, a slip if all are within a factor of seven. Nearly all loads pass, which saves the median.
  private func isOrdinary(_ index: Int, _ range: Range<Int>, _ tops: [Double]) -> Bool {
    let top = tops[index]
    var hasNear = false
    for other in range where other != index {
      let tenfold = LoadOutliers.tenfold.lowerBound
      guard top < tenfold * tops[other], tops[other] < tenfold * top else {
        return false
      }
      if LoadOutliers.areNear(top, tops[other]) { hasNear = true }
    }
    return hasNear
  }

  /// Whether two top loads are within a half of each other.
  private static func areNear(_ top: Double, _ other: Double) -> Bool {
    top <= leastFactor * other && top >= other / leastFactor
  }

  /// Whether a top load is an outlier among its neighbours, by Hampel's filter of the loads' logarithms.
  private func isOutlier(_ index: Int, _ range: Range<Int>, _ tops: [Double]) -> Bool {
    let octaves = tops[range].map { log2($0) }
    let points = hampelFilter(
      octaves.span, reach: LoadOutliers.neighbours, threshold: LoadOutliers.scales,
      leastScale: log2(LoadOutliers.leastFactor) / LoadOutliers.scales)
    return points?[index - range.lowerBound].isOutlier ?? false
  }

  /// The intended load, if the decimal point seems to be off by one place; nil otherwise.
  func repairedSlip(_ load: Double, top: Double, usual: Double) -> Double? {
    if LoadOutliers.tenfold.contains(load / usual),
      LoadOutliers.plausible.contains(load / 10 / usual)
    {
      return load / 10
    }
    // A light set may be a warm-up or a drop set; only the day's top set can be ten times too light.
    if load == top, load > 0, LoadOutliers.tenfold.contains(usual / load),
      LoadOutliers.plausible.contains(load * 10 / usual)
    {
      return load * 10
    }
    return nil
  }

  /// The factor by which the day's top load seems to be in the other unit: it is far from all neighbours, and meets one of
  /// them when converted.
  func mixUpFactor(top: Double, around: [Double]) -> Double? {
    guard
      around.allSatisfy({
        top > LoadOutliers.leastFactor * $0 || top < $0 / LoadOutliers.leastFactor
      })
    else { return nil }
    return [LoadOutliers.poundsPerKilogram, 1 / LoadOutliers.poundsPerKilogram].first { factor in
      around.contains { (top / factor / $0 - 1).magnitude <= LoadOutliers.mixUpTolerance }
    }
  }

  private func suspicion(_ rule: IssueRule, _ row: Int, repaired: Double) -> Suspicion {
    let exercise = log.exercises[Int(log.columns.exercise[row])].name
    let logged = Load(units: log.columns.load.values[row])
    // A tenth, tenfold or 2.2-fold of a load that was read: far inside the range of Int64.
    let meant = Int64(exactly: repaired.rounded()).map(Load.init(units:))
    return Suspicion(
      issue: Issue(
        rule: rule, severity: .warning, place: log.place(ofRow: row),
        doubt: .load(logged, exercise: exercise), proposal: meant.map(Issue.Proposal.meantLoad)),
      rows: [row])
  }
}

import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

/// States that stand above the verdict, and lifts that are trained with many repetitions.
@Suite struct TrendStateTests {
  private static let squat = "Squat (Barbell)"
  private static let first = CivilDate(iso: "2026-01-05") ?? CivilDate(dayNumber: 0)

  /// A session every four days.
  private static func trend(
    count: Int, options: AnalysisOptions = AnalysisOptions(),
    _ add: (inout SessionBuilder, Int) -> Void
  ) throws -> Trend {
    var history = LogBuilder()
    for index in 0..<count {
      history.session(first.advanced(by: 4 * index).description) { add(&$0, index) }
    }
    return try #require(HistoryFindings(of: history.log, options: options)).lifts[0].trend
  }

  // MARK: Records

  @Test("In the week of a record a flat lift is at a new best, and says after how many weeks")
  func record() throws {
    // Sessions 0 to 24: the last is on 11 April, a Saturday.
    let loads = [100.0, 102.5, 100, 97.5]
    func load(_ index: Int) -> Double { index == 24 ? 104 : index == 1 ? 103 : loads[index % 4] }
    let trend = try Self.trend(count: 25) { $0.sets(Self.squat, kg: load($1), reps: 1) }
    #expect(trend.state == .record)
    #expect(trend.result.value?.state == .plateau)
    #expect(trend.record?.date == CivilDate(iso: "2026-04-11"))
    // The best before was on 9 January.
    #expect(trend.record?.weeksWithout == 13)
    #expect(trend.record?.kind == .estimate && trend.record?.value == 104)
    #expect(trend.since == nil)
  }

  @Test("Weeks in which the lift was not done are none without a best")
  func recordAfterPause() throws {
    var history = LogBuilder()
    for (day, load) in [("2026-01-05", 100.0), ("2026-01-09", 102), ("2026-02-20", 104)] {
      history.session(day) { $0.sets(Self.squat, kg: load, reps: 1) }
    }
    let trend = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
      .lifts[0].trend
    #expect(trend.record?.value == 104 && trend.record?.weeksWithout == nil)
  }

  @Test("A lift that progresses keeps that word in the week of a record")
  func progressing() throws {
    let trend = try Self.trend(count: 25) { $0.sets(Self.squat, kg: 100 + Double($1), reps: 1) }
    #expect(trend.state == .progressing && trend.record != nil)
  }

  @Test("A record of an earlier week, of volume alone, or of half a kilogram is none")
  func noRecord() throws {
    func state(_ load: @escaping (Int) -> Double, sets: @escaping (Int) -> Int = { _ in 1 }) throws
      -> TrendState
    {
      try Self.trend(count: 25) { $0.sets(Self.squat, kg: load($1), reps: 1, count: sets($1)) }
        .state
    }
    let wave = [100.0, 102.5, 100, 97.5]
    #expect(try state { $0 == 20 ? 103.5 : wave[$0 % 4] } == .plateau)
    #expect(try state({ wave[$0 % 4] }, sets: { $0 == 24 ? 6 : 1 }) == .plateau)
    #expect(try state { $0 == 24 ? 103 : wave[$0 % 4] } == .plateau)
    #expect(try state { $0 == 24 ? 103.5 : wave[$0 % 4] } == .record)
  }

  @Test("The first two sessions of a lift are no new best, the third is")
  func thirdSession() throws {
    func trend(_ count: Int) throws -> Trend {
      try Self.trend(count: count) { $0.sets(Self.squat, kg: 100 + 5 * Double($1), reps: 5) }
    }
    #expect(try trend(2).state == .new && trend(2).record == nil)
    #expect(try trend(3).state == .record && trend(3).record?.kind == .estimate)
  }

  @Test("A load that is the best for a number of repetitions only is no new best")
  func repetitionCount() throws {
    // 80 kg × 12 is the best load for twelve; its e1RM of 115.2 kg is below that of 110 kg × 5.
    let trend = try Self.trend(count: 25) {
      $0.sets(Self.squat, kg: $1 == 24 ? 80 : [110, 112, 108][$1 % 3], reps: $1 == 24 ? 12 : 5)
    }
    #expect(trend.record == nil && trend.state != .record)
  }

  @Test("The heaviest load is a new best where the best e1RM is older")
  func heaviestLoad() throws {
    let trend = try Self.trend(count: 25) {
      $0.sets(Self.squat, kg: $1 == 24 ? 120 : [100, 102, 98][$1 % 3], reps: $1 == 24 ? 1 : 8)
    }
    #expect(trend.state == .record)
    #expect(trend.record?.kind == .load && trend.record?.value == 120)
    #expect(trend.record?.weeksWithout == nil)
  }

  @Test("Repetitions are a new best of a lift without load, and with a load where none was heavier")
  func repetitionRecord() throws {
    func events(kg: [Double?], reps: [Int]) throws -> [RecordEvent] {
      var history = LogBuilder()
      for (index, load) in kg.enumerated() {
        history.session(Self.first.advanced(by: 4 * index).description) {
          $0.sets("Calf Raise", kg: load, reps: reps[index])
        }
      }
      return try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
        .recordEvents.filter { $0.kind == .repetitions && $0.isOfStrength }
    }
    #expect(try events(kg: [nil, nil, nil], reps: [10, 10, 11]).count == 1)
    #expect(try events(kg: [50, 50, 50], reps: [14, 14, 16]).count == 1)
    #expect(try events(kg: [50, 20, 22], reps: [8, 14, 16]).isEmpty)
    #expect(try events(kg: [nil, nil], reps: [10, 11]).isEmpty)
  }

  // MARK: Days without work

  @Test("A day of drop sets alone is not judged, unless the lift is always done so")
  func dropSets() throws {
    func trend(_ isDrop: @escaping (Int) -> Bool) throws -> Trend {
      try Self.trend(count: 24) {
        let day = $1
        if !isDrop(day) { $0.sets(Self.squat, kg: 100 + Double(day % 2), reps: 5) }
        $0.sets(Self.squat, kg: 60, reps: 6, kind: .drop)
      }
    }
    let one = try trend { $0 == 10 }
    #expect(one.points.count == 23)
    #expect(one.leftOut.map(\.reason) == [.dropSets])
    #expect(one.leftOut.map(\.point.date) == [Self.first.advanced(by: 40)])
    let all = try trend { _ in true }
    #expect(all.points.count == 24 && all.leftOut.isEmpty)
  }

  @Test("A day that stops at the load with which those before and after warm up is not judged")
  func warmUpAlone() throws {
    func trend(warmUp: Double, on day: Int) throws -> Trend {
      try Self.trend(count: 24) {
        $0.sets(Self.squat, kg: warmUp, reps: 3)
        if $1 != day {
          $0.sets(Self.squat, kg: 90, reps: 3)
          $0.sets(Self.squat, kg: 120 + Double($1 % 2), reps: 3)
        }
      }
    }
    let one = try trend(warmUp: 60, on: 12)
    #expect(one.leftOut.map(\.reason) == [.warmUp] && one.points.count == 23)
    // A day below the usual by a sixth is a light day.
    #expect(try trend(warmUp: 100, on: 12).leftOut.isEmpty)
    // What comes after the last day is unknown.
    #expect(try trend(warmUp: 60, on: 23).leftOut.isEmpty)
  }

  @Test("A warm-up is no point of a day whose work has many repetitions")
  func warmUpBesideWork() throws {
    let trend = try Self.trend(count: 24) {
      $0.sets(Self.squat, kg: 55, reps: 8)
      $0.sets(Self.squat, kg: 100 + Double($1 % 2), reps: $1 == 12 ? 15 : 5)
    }
    #expect(trend.leftOut.isEmpty && trend.manyRepetitions == [12])
  }

  // MARK: Lifts always logged alike

  @Test(
    "A lift with the same load and repetitions in 18 of 20 sessions is unchanged, with 17 it is judged"
  )
  func unchanged() throws {
    func state(other: Int) throws -> TrendState {
      try Self.trend(count: 24) {
        $0.sets(Self.squat, kg: 100, reps: $1 >= 6 && $1 < 6 + other ? 4 : 5)
      }.state
    }
    #expect(try state(other: 0) == .unchanged)
    #expect(try state(other: 2) == .unchanged)
    #expect(try state(other: 3) == .plateau)
  }

  @Test("Fewer sessions are unchanged where all that are judged are alike")
  func unchangedSoon() throws {
    func trend(_ count: Int, other: Int = -1) throws -> Trend {
      try Self.trend(count: count) {
        $0.sets(Self.squat, kg: 100, reps: $1 == other ? 4 : 5, count: $1 % 3 + 1)
      }
    }
    let seven = try trend(7)
    #expect(seven.state == .unchanged)
    #expect(seven.alike?.sessions == 7 && seven.alike?.compared == 7)
    #expect(try trend(7, other: 3).state != .unchanged)
    // Five sessions are too few for any verdict.
    #expect(try trend(5).state == .new)
    let twenty = try trend(24, other: 10)
    #expect(twenty.state == .unchanged)
    #expect(twenty.alike?.sessions == 19 && twenty.alike?.compared == 20)
  }

  @Test("Time and repetitions without load can be always alike, too")
  func unchangedTime() throws {
    let plank = try Self.trend(count: 20) { session, _ in session.sets("Plank", seconds: 60) }
    #expect(plank.state == .unchanged && plank.measure == .seconds)
    let dips = try Self.trend(count: 20) { session, _ in session.sets("Dip", reps: 12) }
    #expect(dips.state == .unchanged && dips.measure == .repetitions)
  }

  // MARK: Many repetitions

  @Test("A lift that is trained with 15 repetitions is followed by sets of up to 20")
  func highRepetitions() throws {
    let trend = try Self.trend(count: 20) {
      $0.sets("Calf Raise", kg: 50 + Double($1), reps: 15)
      $0.sets("Calf Raise", kg: 40 + Double($1), reps: 25)
    }
    #expect(trend.measure == .tenRepetitions && trend.state == .progressing)
    #expect(trend.points.first?.value == 56.25)
  }

  @Test("The best of such a lift is a load for ten repetitions, and its e1RM is another record")
  func bestForTenRepetitions() throws {
    let trend = try Self.trend(count: 20) {
      $0.sets(Self.squat, kg: $1 == 10 ? 108 : $1 == 19 ? 104 : 98, reps: $1 == 10 ? 12 : 15)
    }
    let record = try #require(trend.record)
    // Three quarters of 104 kg × (1 + 15 / 30), and of 108 kg × (1 + 12 / 30).
    #expect(record.kind == .tenRepetitions && (record.value - 117).magnitude < 1e-9)
    #expect((record.previous - 113.4).magnitude < 1e-9)
  }

  @Test("More repetitions than an e1RM takes, with the load of the best, are a later best")
  func bestOfMoreRepetitions() throws {
    func weeks(_ repetitions: Int) throws -> Int {
      try #require(
        try Self.trend(count: 24) {
          $0.sets(
            Self.squat, kg: [5, 18].contains($1) ? 60 : 50,
            reps: $1 == 5 ? 12 : $1 == 18 ? repetitions : 10)
        }.weeksSinceBest.value)
    }
    #expect(try weeks(13) < weeks(12))
    #expect(try weeks(11) == weeks(12))
  }

  @Test("Where two of three days have a set of 12 or fewer repetitions, the others count as 12")
  func mixed() throws {
    func trend(_ isHigh: @escaping (Int) -> Bool) throws -> Trend {
      try Self.trend(count: 24) {
        $0.sets(Self.squat, kg: 100, reps: isHigh($1) ? 15 : 5)
      }
    }
    let third = try trend { $0 % 3 == 0 }
    #expect(third.measure == .estimate && third.points.count == 23)
    #expect(third.manyRepetitions.count == 7)
    let half = try trend { $0 % 2 == 0 }
    #expect(half.measure == .tenRepetitions && half.points.count == 24)
    // Three quarters of 100 × 36 / 32 and of 100 × 1.5.
    #expect(Set(half.points.map(\.value)) == [84.375, 112.5])
  }

  @Test("Estimates of 10 repetitions are the same by both formulas, and there is none above 20")
  func ownRange() throws {
    var options = AnalysisOptions()
    options.estimateRepetitions = 1...11
    let own = try Self.trend(count: 20, options: options) { session, _ in
      session.sets(Self.squat, kg: 100, reps: 15)
    }
    // A caller's own range is obeyed.
    #expect(own.measure == nil && own.result == .missing(.noQualifiedSet))
    let ten = try Self.trend(count: 20) { session, index in
      session.sets(Self.squat, kg: 90, reps: index == 0 ? 10 : 15)
    }
    #expect(ten.points.first?.value == 90)
  }
}

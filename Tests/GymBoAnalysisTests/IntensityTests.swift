import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@Suite struct IntensityTests {
  private static func sets(_ sets: [(reps: Int, percent: Double)]) -> [LiftIntensity.RatedSet] {
    sets.enumerated().map {
      .init(row: $0.offset, session: 0, repetitions: $0.element.reps, percent: $0.element.percent)
    }
  }

  @Test(
    "INOL of sets and of a session is that of the reference (volume: inol, inol_session, prilepin_optimal_as_inol)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func inol() throws {
    let reference = try Shared.vectors("volume")
    #expect(reference["inol"].array.count == 9)
    for v in reference["inol"].array {
      let value = try #require(INOL.value(repetitions: v["reps"].int, percent: v["pct"].number))
      #expect(isClose(value, v["inol"].number, within: 1e-12))
    }
    let session = reference["inol_session"]["sets"].array.map { ($0[0].int, $0[1].number) }
    let value = try #require(INOL.value(Self.sets(session)).value)
    #expect(isClose(value, reference["inol_session"]["inol"].number, within: 1e-12))
    #expect(reference["prilepin_optimal_as_inol"].array.count == 4)
    for (row, v) in zip(Prilepin.table, reference["prilepin_optimal_as_inol"].array) {
      let value = try #require(INOL.value(repetitions: row.optimal, percent: v["at"].number))
      #expect(isClose(value, v["optimal_inol"].number, within: 1e-12))
    }
  }

  @Test(
    "Prilepin's table is that of the reference (volume: prilepin)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func prilepin() throws {
    let vectors = try Shared.vectors("volume")["prilepin"].array
    #expect(vectors.count == Prilepin.table.count)
    for (row, v) in zip(Prilepin.table, vectors) {
      #expect(row.optimal == v["optimal"].int)
      #expect(row.repetitions == v["range"][0].int...v["range"][1].int)
      #expect(row.repetitionsPerSet == v["reps_per_set"][0].int...v["reps_per_set"][1].int)
      #expect(row.zone.range.hasPrefix(v["zone"].string.filter { $0.isNumber }.prefix(2)))
    }
  }

  @Test(
    "Six triples at 82 % are within Prilepin's range, two below it, eight above; a set of 5 is outside"
  )
  func verdicts() throws {
    func row(_ count: Int, _ reps: Int) throws -> Prilepin.Row {
      let rows = Prilepin(Self.sets(Array(repeating: (reps, 82), count: count))).rows
      return try #require(rows.count == 1 ? rows.first : nil)
    }
    #expect(try row(5, 3).verdict == .within && row(2, 3).verdict == .below)
    #expect(try row(8, 3).verdict == .above && row(2, 5).setsOutside == 2)
    #expect(Prilepin(Self.sets([(10, 40)])).rows.isEmpty)
  }

  @Test("Zones begin at 55, 70, 80 and 90 %, each bound in the upper one")
  func zones() {
    typealias Zone = IntensityZones.Zone
    for (percent, zone) in [
      (0.0, Zone.below55), (54.999, .below55), (55, .from55), (69.9, .from55), (70, .from70),
      (80, .from80), (89.99, .from80), (90, .from90), (130, .from90),
    ] {
      #expect(Zone(percent: percent) == zone)
    }
  }

  @Test("From 99 % the divisor of INOL is 1, and at 100 % there is no value")
  func singular() {
    #expect(INOL.value(repetitions: 1, percent: 99) == 1)
    #expect(INOL.value(repetitions: 1, percent: 99.9) == 1)
    for percent in [100, 105, -1, Double.nan, .infinity] {
      #expect(INOL.value(repetitions: 1, percent: percent) == nil)
    }
    #expect(INOL.value(Self.sets([(5, 80), (1, 100)])) == .missing(.atMaximum))
    #expect(INOL.value([]) == .missing(.noCurrentMaximum))
  }

  @Test(
    "INOL below 0.4 is too little, up to 1 good, up to 2 tough; a week below 2 is easy, above 4 too much"
  )
  func bands() {
    let session = [0.39, 0.4, 1, 1.01, 2, 2.01].map { INOL.SessionBand($0) }
    #expect(session == [.tooLittle, .good, .good, .tough, .tough, .veryTough])
    let week = [1.99, 2, 3, 3.01, 4, 4.01].map { INOL.WeekBand($0) }
    #expect(week == [.easy, .tough, .tough, .brutal, .brutal, .tooMuch])
  }

  /// A single of 120 kg, then sessions of the reference's bench sets.
  private static func bench(gap: Int) throws -> (HistoryFindings, LiftIntensity) {
    var history = LogBuilder()
    let first = try #require(CivilDate(iso: "2026-01-05"))
    history.session(first.description) { $0.sets("Bench Press (Barbell)", kg: 120, reps: 1) }
    history.session(first.advanced(by: gap).description) {
      $0.sets("Bench Press (Barbell)", kg: 50, reps: 10)
      $0.sets("Bench Press (Barbell)", kg: 100, reps: 5, count: 2)
      $0.sets("Bench Press (Barbell)", kg: 90, reps: 8)
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    let intensity = LiftIntensity(
      of: findings.lifts[0], in: 0..<2, log: findings.log, traits: findings.traits,
      body: .zero)
    return (findings, intensity)
  }

  @Test(
    "Average intensity is that of the reference: 79.63 % of 120 kg (volume: average_intensity)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func average() throws {
    let reference = try Shared.vectors("volume")["average_intensity"]
    var history = LogBuilder()
    history.session("2026-01-05") { $0.sets("Bench Press (Barbell)", kg: 120, reps: 1) }
    history.session("2026-01-08") {
      $0.sets("Bench Press (Barbell)", kg: 100, reps: 5, count: 2)
      $0.sets("Bench Press (Barbell)", kg: 90, reps: 8)
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    let intensity = LiftIntensity(
      of: findings.lifts[0], in: 1..<2, log: findings.log, traits: findings.traits,
      body: .zero)
    let average = try #require(intensity.average.value)
    #expect(
      isClose(average / 100, reference["relative_intensity_bench_1rm120"].number, within: 1e-12))
  }

  @Test("Percent is of the best estimate before the session, never of the session itself or later")
  func noFuture() throws {
    let (_, intensity) = try Self.bench(gap: 3)
    // The first session has nothing before it; the 50 kg are an inferred warm-up.
    #expect(intensity.setsWithoutMaximum == 1 && intensity.sets.map(\.repetitions) == [5, 5, 8])
    #expect(intensity.sets.allSatisfy { $0.session == 1 && $0.percent < 84 })
    #expect(isClose(intensity.sets[0].percent, 100 * 100 / 120, within: 1e-14))
    #expect(INOL.week(intensity) == .missing(.noCurrentMaximum))
    let zones = IntensityZones(intensity)
    #expect(zones.sets == [0, 0, 1, 2, 0] && zones.repetitions == [0, 0, 8, 10, 0])
    #expect(zones.unknown == 1 && intensity.bySession.map(\.session) == [1])
  }

  @Test("A maximum counts for 42 days")
  func window() throws {
    #expect(try Self.bench(gap: 42).1.sets.count == 3)
    let late = try Self.bench(gap: 43).1
    #expect(late.sets.isEmpty && late.average == .missing(.noCurrentMaximum))
  }

  @Test(
    "Monotony and strain are those of the reference, by the sample's deviation (volume: foster, foster_constant_week, srpe)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func monotony() throws {
    let reference = try Shared.vectors("volume")
    let foster = reference["foster"]
    let week = try #require(Monotony(daily: foster["daily"].numbers, basis: .sessionRPE))
    #expect(week.daily.reduce(0, +) == foster["weekly_load"].number)
    let found = try #require(week.monotony.value)
    #expect(isClose(found, foster["monotony_sample"].number, within: 1e-12))
    #expect(
      isClose(try #require(week.strain.value), foster["strain_sample"].number, within: 1e-12))
    let constant = reference["foster_constant_week"]["daily"].numbers
    let even = try #require(Monotony(daily: constant, basis: .volume))
    #expect(even.monotony == .missing(.noSpread) && even.strain == .missing(.noSpread))
    #expect(reference["srpe"].array.count == 2)
    for v in reference["srpe"].array {
      #expect(
        Monotony.sessionLoad(rpe: v["rpe"].number, minutes: v["minutes"].number) == v["load"].number
      )
    }
  }

  @Test("A week's basis is volume unless every session has an RPE of its own and a duration")
  func basis() throws {
    var history = LogBuilder()
    history.session("2026-01-05", duration: 3600) { $0.sets("Leg Press", kg: 100, reps: 10) }
    history.session("2026-01-07", duration: 1800) { $0.sets("Leg Press", kg: 100, reps: 20) }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    let week = try #require(ISOWeek("2026-W02"))
    func monotony(asOf: CivilDate, _ rpe: @escaping (Int) -> Double? = { _ in nil }) -> Finding<
      Monotony
    > {
      Monotony.of(week, asOf: asOf, log: findings.log, traits: findings.traits, sessionRPE: rpe)
    }
    let volume = try #require(monotony(asOf: week.end).value)
    #expect(volume.basis == .volume && volume.daily == [1000, 0, 2000, 0, 0, 0, 0])
    let rated = try #require(monotony(asOf: week.end) { _ in 8 }.value)
    #expect(rated.basis == .sessionRPE && rated.daily == [480, 0, 240, 0, 0, 0, 0])
    #expect(monotony(asOf: week.end) { $0 == 0 ? 8 : nil }.value?.basis == .volume)
    #expect(monotony(asOf: week.end.advanced(by: -1)) == .missing(.weekNotOver))
    #expect(
      Monotony.of(week.next, asOf: week.next.end, log: findings.log, traits: findings.traits)
        == .missing(.noSession))
    #expect(Monotony(daily: [1, 2], basis: .volume) == nil)
    #expect(Monotony(daily: [1, 2, 3, 4, 5, 6, .nan], basis: .volume) == nil)
    #expect(Monotony.sessionLoad(rpe: 11, minutes: 60) == nil)
    #expect(Monotony.sessionLoad(rpe: 8, minutes: 0) == nil)
  }
}

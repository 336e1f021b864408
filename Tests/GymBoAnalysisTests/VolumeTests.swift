import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@Suite struct VolumeTests {
  @Test("Four sets of 90 kg × 8 are 2,880 kg, exactly")
  func exactVolume() throws {
    var history = LogBuilder()
    history.session("2026-01-05") { $0.sets("Bench Press (Barbell)", kg: 90, reps: 8, count: 4) }
    let findings = try #require(Self.findings(history))
    #expect(findings.totals.volume == .known(2880))
    #expect(findings.lifts[0].done.volume == .known(2880))
    #expect(findings.weeklyVolume.tonnage.map(\.kilograms) == [2880])
  }

  @Test("Tenths of a kilogram add up without a rounding error, in whatever order")
  func exactTenths() throws {
    var history = LogBuilder()
    history.session("2026-01-05") {
      for _ in 0..<10 { $0.sets("Lateral Raise (Dumbbell)", kg: 0.1, reps: 1) }
    }
    #expect(try #require(Self.findings(history)).totals.volume == .known(1))
  }

  @Test("Warm-ups, failed and assisted sets have no volume")
  func withoutVolume() throws {
    var history = LogBuilder()
    history.session("2026-01-05") {
      $0.sets("Bench Press (Barbell)", kg: 40, reps: 10, kind: .warmUp)
      $0.sets("Bench Press (Barbell)", kg: 120, reps: 0)
      $0.sets("Pull Up (Assisted)", kg: 20, reps: 8, semantics: .assisted)
      $0.sets("Bench Press (Barbell)", kg: 100, reps: 5, kind: .drop)
    }
    let findings = try #require(Self.findings(history))
    #expect(findings.totals.volume == .known(500))
    #expect(findings.totals.workingSets == 2)
    #expect(findings.totals.loadedSets == 1)
  }

  @Test("A history without any load has no volume, and says why")
  func missingVolume() throws {
    var history = LogBuilder()
    history.session("2026-01-05") { $0.sets("Push Up", reps: 20) }
    #expect(try #require(Self.findings(history)).totals.volume == .missing(.noLoad))
  }

  @Test("A period without training has the volume 0, and the next one is new")
  func untrainedPeriod() throws {
    var history = LogBuilder()
    history.session("2026-03-05") { $0.sets("Squat (Barbell)", kg: 100, reps: 5) }
    let month = try #require(Self.findings(history)).periods.first { $0.kind == .month }
    #expect(month?.previous.volume == .known(0))
    #expect(month?.volume.percent == .missing(.baseIsZero))
    #expect(month?.volume.change == .known(500))
  }

  @Test("A loaded carry is a hard set; a run and an unknown distance are not")
  func carries() throws {
    var history = LogBuilder()
    history.resolutions["Carry"] = .user(.example("Carry", movement: .carry))
    history.resolutions["Run"] = .user(.example("Run", modality: .cardio))
    history.session("2026-01-05") {
      for name in ["Carry", "Run", "My way to work"] {
        $0.sets(name, kg: 20, metres: 40, semantics: .distance)
      }
    }
    let findings = try #require(Self.findings(history))
    #expect(Array(findings.traits.isHard) == [true, false, false])
    // The models side by side count the same sets.
    let volume = ModelVolume(.fractional, in: 0..<1, of: findings.log, traits: findings.traits)
    #expect(volume.counted == 1)
  }

  @Test("A suspect set is nobody's top set: the honest sets are no warm-ups to it")
  func suspectTop() throws {
    var history = LogBuilder()
    for day in 1...8 {
      history.session("2026-01-0\(day)") { $0.sets("Squat (Barbell)", kg: 80, reps: 5) }
    }
    history.session("2026-01-09") {
      $0.sets("Squat (Barbell)", kg: 90, reps: 5, count: 2)
      $0.sets("Squat (Barbell)", kg: 900, reps: 5)
    }
    let findings = try #require(Self.findings(history))
    #expect(findings.traits.isInferredWarmUp.allSatisfy { !$0 })
    #expect(findings.lifts[0].series?.points.count == 9)
    let row = try #require(findings.lifts[0].weekComparison?.currentRow)
    #expect(findings.log.columns.load[row] == 1_800_000_000_000)
  }

  @Test("The top load of a day counts over its sessions")
  func warmUpOfTheDay() throws {
    var history = LogBuilder()
    history.session("2026-01-05", at: "08:00") { $0.sets("Squat (Barbell)", kg: 40, reps: 10) }
    history.session("2026-01-05", at: "18:00") { $0.sets("Squat (Barbell)", kg: 100, reps: 5) }
    #expect(try Array(#require(Self.findings(history)).traits.isInferredWarmUp) == [true, false])
  }

  @Test("A side of the balance counts a set once, fully or by half")
  func balanceSides() throws {
    var history = LogBuilder()
    history.resolutions["Row"] = .user(
      .example("Row", direct: [.lats, .upperBack], indirect: [.biceps]))
    history.resolutions["Deadlift"] = .user(
      .example("Deadlift", direct: [.hamstrings, .glutes], indirect: [.traps, .forearms]))
    history.session("2026-01-05") {
      $0.sets("Row", kg: 50, reps: 8, count: 10)
      $0.sets("Deadlift", kg: 50, reps: 8, count: 4)
    }
    let balances = try #require(Self.findings(history)).setBalances
    #expect(balances[0].second == 12)
    #expect(balances[2].first == 12 && balances[2].second == 4)
  }

  @Test(
    "Tonnage, fractional sets and repetition bands are those of the reference sets",
    .enabled(if: Shared.isPresent, Shared.absence))
  func referenceSets() throws {
    let reference = try Shared.vectors("volume")
    let names = [
      "chest": Muscle.chest, "triceps": .triceps, "front_delts": .frontDelts, "lats": .lats,
      "upper_back": .upperBack, "biceps": .biceps, "rear_delts": .rearDelts,
      "quads": .quadriceps, "glutes": .glutes, "adductors": .adductors,
      "spinal_erectors": .lowerBack,
    ]
    var history = LogBuilder()
    for (name, muscles) in reference["muscle_map"].object {
      history.resolutions[name] = .user(
        .example(
          name, direct: muscles["direct"].array.compactMap { names[$0.string] },
          indirect: muscles["indirect"].array.compactMap { names[$0.string] }))
    }
    history.session("2026-01-05") { session in
      for set in reference["sets"].array {
        session.sets(
          set["ex"].string, kg: set["w"].number, reps: set["r"].int, rpe: set["rpe"].number,
          kind: set["warmup"].bool ? .warmUp : .working)
      }
    }
    let findings = try #require(Self.findings(history))
    #expect(findings.totals.volume == .known(reference["tonnage"].number))
    // The reference counts hard sets from RIR 4, as the default does.
    for (name, expected) in reference["fractional_sets"].object {
      let muscle = try #require(names[name])
      #expect(findings.muscles[muscle.index].fractionalSets == expected.number, "\(name)")
    }
    let bands = findings.repetitionBands
    #expect(bands.sets == ["1-5", "6-12", "13+"].map { reference["rep_bands"][$0].int })
  }

  @Test("A light set before the day's top set is an inferred warm-up: volume, but no hard set")
  func inferredWarmUp() throws {
    var history = LogBuilder()
    history.session("2026-01-05") {
      $0.sets("Squat (Barbell)", kg: 59, reps: 5)
      $0.sets("Squat (Barbell)", kg: 60, reps: 5)
      $0.sets("Squat (Barbell)", kg: 100, reps: 5)
      $0.sets("Squat (Barbell)", kg: 50, reps: 5)
    }
    let findings = try #require(Self.findings(history))
    #expect(Array(findings.traits.isInferredWarmUp) == [true, false, false, false])
    #expect(findings.totals.workingSets == 4)
    // 60 kg × 5 was easy for somebody who then did 100 kg × 5.
    #expect(findings.totals.hardSets == 2)
  }

  @Test(
    "A ramp is as many hard sets as the heaviest leaves few repetitions, and a logged effort is believed"
  )
  func easyOnTheWayUp() throws {
    func hard(_ top: Int, rpe: Double? = nil) throws -> [Bool] {
      var history = LogBuilder()
      history.session("2026-01-05") {
        for (load, reps) in [(70.0, 4), (90, 3), (100, 3)] {
          $0.sets("Squat (Barbell)", kg: load, reps: reps, rpe: rpe)
        }
        $0.sets("Squat (Barbell)", kg: 110, reps: top, count: 2)
        $0.sets("Squat (Barbell)", kg: 80, reps: 4)
      }
      return Array(try #require(Self.findings(history)).traits.isHard)
    }
    #expect(try hard(2) == [false, false, true, true, true, true])
    #expect(try hard(6) == [false, false, false, true, true, true])
    #expect(try hard(2, rpe: 8) == [true, true, true, true, true, true])
  }

  @Test("Sets to failure with ever more load are all hard")
  func pyramid() throws {
    var history = LogBuilder()
    history.session("2026-01-05") {
      for (load, reps) in [(60.0, 12), (70, 10), (80, 8), (90, 5)] {
        $0.sets("Squat (Barbell)", kg: load, reps: reps)
      }
    }
    #expect(try #require(Self.findings(history)).totals.hardSets == 4)
  }

  @Test("A set is hard from RIR 4 on, and without effort data; taken to failure is RIR 0")
  func hardSets() throws {
    var history = LogBuilder()
    history.session("2026-01-05") {
      $0.sets("Leg Press", kg: 100, reps: 10, rpe: 5.5)
      $0.sets("Leg Press", kg: 100, reps: 10, rpe: 6)
      $0.sets("Leg Press", kg: 100, reps: 10)
      $0.sets("Leg Press", kg: 100, reps: 10, kind: .failure)
    }
    #expect(try Array(#require(Self.findings(history)).traits.isHard) == [false, true, true, true])
  }

  @Test("The weekly muscle table is the sum over exercises, week by week")
  func weeklyProduct() throws {
    var history = LogBuilder()
    for (name, muscle) in [("A", Muscle.chest), ("B", .lats)] {
      history.resolutions[name] = .user(.example(name, direct: [muscle], indirect: [.biceps]))
    }
    history.session("2026-01-05") { $0.sets("A", kg: 10, reps: 5, count: 3) }
    history.session("2026-01-14") {
      $0.sets("A", kg: 10, reps: 5, count: 1)
      $0.sets("B", kg: 10, reps: 5, count: 2)
    }
    let weekly = try #require(Self.findings(history)).weeklyVolume
    #expect(weekly.weeks.map(\.description) == ["2026-W02", "2026-W03"])
    let width = Muscle.allCases.count
    func sets(_ week: Int, _ muscle: Muscle) -> Double {
      weekly.fractionalSets[week * width + muscle.index]
    }
    #expect(sets(0, .chest) == 3 && sets(1, .chest) == 1)
    #expect(sets(0, .lats) == 0 && sets(1, .lats) == 2)
    #expect(sets(0, .biceps) == 1.5 && sets(1, .biceps) == 1.5)
    #expect(weekly.tonnage.map(\.kilograms) == [150, 150])
  }

  @Test("Weeks of many exercises are counted in blocks, and every block is counted right")
  func blocks() throws {
    let muscles = Muscle.allCases
    var history = LogBuilder()
    for exercise in 0..<400 {
      history.resolutions["Lift \(exercise)"] = .user(
        .example("Lift \(exercise)", direct: [muscles[exercise % muscles.count]], indirect: []))
    }
    let monday = try #require(CivilDate(iso: "2020-01-06"))
    for week in 0..<700 {
      history.session(monday.advanced(by: 7 * week).description) {
        $0.sets("Lift \(week % 400)", kg: 50, reps: 5, count: 1 + week % 3)
      }
    }
    let weekly = try #require(Self.findings(history)).weeklyVolume
    #expect(weekly.weeks.count == 700)
    #expect(weekly.fractionalSets.count == 700 * muscles.count)
    for week in 0..<700 {
      let sets = Double(1 + week % 3)
      let row = weekly.fractionalSets[week * muscles.count..<(week + 1) * muscles.count]
      #expect(row.reduce(0, +) == sets && row[row.startIndex + week % 400 % muscles.count] == sets)
      #expect(weekly.hardSets[week] == sets && weekly.workingSets[week] == sets)
    }
  }

  private static func findings(_ history: LogBuilder) -> HistoryFindings? {
    HistoryFindings(of: history.log, options: AnalysisOptions())
  }
}

import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@Suite struct VolumeModelTests {
  private static let muscles = [
    "chest": Muscle.chest, "triceps": .triceps, "front_delts": .frontDelts, "lats": .lats,
    "upper_back": .upperBack, "biceps": .biceps, "rear_delts": .rearDelts, "quads": .quadriceps,
    "glutes": .glutes, "adductors": .adductors, "spinal_erectors": .lowerBack,
  ]

  /// The sets of the reference, whose exercises have the reference's muscles.
  private static func reference() throws -> (JSON, HistoryFindings) {
    let reference = try Shared.vectors("volume")
    var history = LogBuilder()
    for (name, found) in reference["muscle_map"].object {
      history.resolutions[name] = .user(
        .example(
          name, direct: found["direct"].array.compactMap { muscles[$0.string] },
          indirect: found["indirect"].array.compactMap { muscles[$0.string] }))
    }
    history.session("2026-01-05") { session in
      for set in reference["sets"].array {
        session.sets(
          set["ex"].string, kg: set["w"].number, reps: set["r"].int, rpe: set["rpe"].number,
          kind: set["warmup"].bool ? .warmUp : .working)
      }
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    return (reference, findings)
  }

  private static func volume(_ model: VolumeModel, _ findings: HistoryFindings) -> ModelVolume {
    ModelVolume(
      model, in: 0..<findings.log.sessions.count, of: findings.log, traits: findings.traits)
  }

  @Test(
    "Fractional sets, and hard ones from RPE 7, are those of the reference (volume: fractional_sets, hard_fractional_sets_rpe_ge_7)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func fractional() throws {
    let (reference, findings) = try Self.reference()
    let all = Self.volume(.fractional, findings)
    let gate = try #require(EffortGate(mostReserve: 3))
    let hard = Self.volume(VolumeModel(.fractional(indirectHundredths: 50), gate: gate), findings)
    #expect(all.counted == 7 && hard.counted == 6 && all.unrated == 0 && all.unassigned == 0)
    for (name, muscle) in Self.muscles {
      #expect(all.sets[muscle.index] == reference["fractional_sets"][name].number)
      #expect(hard.sets[muscle.index] == reference["hard_fractional_sets_rpe_ge_7"][name].number)
    }
    // What the reports show is the fractional model with the usual gate.
    #expect(all.sets == findings.muscles.map(\.fractionalSets))
  }

  @Test(
    "Direct sets are the whole sets of the reference, and no other muscle has any",
    .enabled(if: Shared.isPresent, Shared.absence))
  func direct() throws {
    let (_, findings) = try Self.reference()
    let direct = Self.volume(.direct, findings)
    #expect(direct.sets[Muscle.chest.index] == 3 && direct.sets[Muscle.triceps.index] == 0)
    #expect(direct.sets == findings.muscles.map(\.directSets))
  }

  private static func bench() throws -> HistoryFindings {
    var history = LogBuilder()
    history.session("2026-01-05") {
      $0.sets("Bench Press (Barbell)", kg: 100, reps: 5, count: 3)
      $0.sets("Squat (Barbell)", kg: 100, reps: 5, rpe: 7, count: 2)
      $0.sets("Unheard Of Thing", kg: 10, reps: 5)
    }
    return try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
  }

  @Test("A user's weights replace those of the exercises that they name, and of no other")
  func custom() throws {
    let findings = try Self.bench()
    let weights = try CustomVolumeWeights(lines: [
      "exercise,muscle,weight", "bench press (barbell),chest,1",
      "Bench Press (Barbell),triceps,0.35", "Zercher Lunge Of Doom,glutes,1",
    ])
    let custom = Self.volume(VolumeModel(.custom(weights)), findings)
    let usual = Self.volume(.fractional, findings)
    #expect(custom.sets[Muscle.chest.index] == 3 && custom.sets[Muscle.triceps.index] == 1.05)
    #expect(custom.sets[Muscle.frontDelts.index] == 0)
    #expect(custom.sets[Muscle.quadriceps.index] == usual.sets[Muscle.quadriceps.index])
    #expect(weights.unusedNames(in: findings.log) == ["Zercher Lunge Of Doom"])
  }

  @Test(
    "More weight of helping muscles is never fewer sets, and between 0 and 1 lie direct and total")
  func monotone() throws {
    let findings = try Self.bench()
    var last = Self.volume(.direct, findings).sets
    for hundredths in stride(from: 0, through: 100, by: 10) {
      let model = VolumeModel(.fractional(indirectHundredths: hundredths))
      let sets = Self.volume(model, findings).sets
      #expect(zip(sets, last).allSatisfy { $0 >= $1 })
      last = sets
    }
  }

  @Test("The gate counts sets without an RPE unless told not to, and says how many there are")
  func gate() throws {
    let findings = try Self.bench()
    let open = Self.volume(.fractional, findings)
    #expect(open.counted == 6 && open.unrated == 4 && open.unassigned == 1)
    let strict = try #require(EffortGate(mostReserve: 2, countsUnrated: false))
    #expect(Self.volume(VolumeModel(.direct, gate: strict), findings).counted == 0)
    let rated = try #require(EffortGate(mostReserve: 3, countsUnrated: false))
    #expect(Self.volume(VolumeModel(.direct, gate: rated), findings).counted == 2)
    #expect(EffortGate(mostReserve: -1) == nil && EffortGate(mostReserve: 10) == nil)
    #expect(EffortGate(mostReserve: .nan) == nil)
  }

  @Test("A week's sets stand among the landmarks, by the model chosen")
  func landmarks() throws {
    let findings = try Self.bench()
    let direct = Self.volume(.direct, findings)
    #expect(direct.zone(of: .chest) == .belowMaintenance && direct.zone(of: .neck) == nil)
  }

  @Test("Options are read as written; a weight has at most two decimals")
  func options() {
    #expect(VolumeModel(option: "direct") == .direct)
    #expect(VolumeModel(option: "fractional") == .fractional)
    #expect(
      VolumeModel(option: "fractional:0.3") == VolumeModel(.fractional(indirectHundredths: 30)))
    for option in [
      "", "total", "direct:1", "fractional:", "fractional:2", "fractional:0.333", "fractional:nan",
    ] {
      #expect(VolumeModel(option: option) == nil, "\(option)")
    }
  }

  @Test("A fault in a table of weights names its line and what to write")
  func faults() {
    for (row, problem) in [
      ("Squat,thighs,1", .unknownMuscle("thighs")), ("Squat,glutes,2", .noShare("2")),
      ("Squat,glutes,-1", .noShare("-1")), ("Squat,,1", .missingCell(column: "muscle")),
      ("Squat,chest,0.5", .repeatedMuscle("chest", exercise: "Squat")),
    ] as [(String, UserTableError.Problem)] {
      #expect {
        try CustomVolumeWeights(lines: ["exercise,muscle,weight", "squat,chest,0.5", row])
      } throws: { error in
        guard let error = error as? UserTableError else { return false }
        return error.line == 3 && error.problem == problem
      }
    }
  }
}

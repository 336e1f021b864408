import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@Suite struct RecordsTests {
  /// What is found of the only lift of a history.
  private struct Found {
    var lift: LiftFinding
    var log: TrainingLog
    var events: [RecordEvent]
  }

  private func lift(_ build: (inout LogBuilder) -> Void) throws -> Found {
    var history = LogBuilder()
    build(&history)
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    return Found(lift: findings.lifts[0], log: findings.log, events: findings.recordEvents)
  }

  @Test("The first session sets a baseline, not a record")
  func baseline() throws {
    let found = try lift {
      $0.session("2026-01-05") { $0.sets("Squat (Barbell)", kg: 100, reps: 5, count: 3) }
    }
    #expect(found.events.isEmpty)
    #expect(found.lift.records.load?.value == 100)
    #expect(found.lift.records.load?.previous == nil)
    #expect(found.lift.records.sessionVolume?.value == 1500)
  }

  @Test("A record is strictly better than everything before; a tie is none")
  func ties() throws {
    let found = try lift {
      $0.session("2026-01-05") { $0.sets("Squat (Barbell)", kg: 100, reps: 5) }
      $0.session("2026-01-07") { $0.sets("Squat (Barbell)", kg: 100, reps: 5) }
      $0.session("2026-01-09") { $0.sets("Squat (Barbell)", kg: 102.5, reps: 5) }
    }
    let load = found.events.filter { $0.kind == .load }
    #expect(load.count == 1)
    #expect(load[0].best.value == 102.5 && load[0].best.previous == 100)
    #expect(load[0].best.date.description == "2026-01-09")
    #expect(load[0].isSignificant)
  }

  @Test("The least assistance of a set is the record of an assisted lift, whose more is none")
  func assistance() throws {
    let found = try lift { history in
      for (day, load, reps) in [("05", 40.0, 8), ("07", 45, 12), ("09", 35, 6), ("12", 0, 6)] {
        history.session("2026-01-\(day)") {
          $0.sets("Pull Up (Assisted)", kg: load, reps: reps, semantics: .assisted)
        }
      }
    }
    #expect(found.events.map(\.kind) == [.assistance])
    #expect(found.events[0].best.value == 35 && found.events[0].best.previous == 40)
    #expect(found.events[0].best.date.description == "2026-01-09")
    #expect(found.events[0].isSignificant && found.events[0].isOfStrength)
    // An assistance of 0 is one that nobody entered.
    #expect(found.lift.records.bests.map(\.kind) == [.assistance])
    #expect(found.lift.records.load == nil && found.lift.records.repetitions == nil)
  }

  @Test("Several improvements of one session are one record against the best before the session")
  func oneRecordASession() throws {
    let found = try lift {
      $0.session("2026-01-05") { $0.sets("Squat (Barbell)", kg: 100, reps: 5) }
      $0.session("2026-01-07") {
        $0.sets("Squat (Barbell)", kg: 105, reps: 5)
        $0.sets("Squat (Barbell)", kg: 110, reps: 5)
      }
    }
    let load = found.events.filter { $0.kind == .load }
    #expect(load.map(\.best.value) == [110])
    #expect(load[0].best.previous == 100)
    #expect(found.log.columns.load[try #require(load[0].best.row)] == 2_200_000_000_000)
  }

  @Test(
    "A set of eight repetitions also holds the best load for five, and one of five not for eight")
  func loadForRepetitions() throws {
    let found = try lift {
      $0.session("2026-01-05") {
        $0.sets("Squat (Barbell)", kg: 100, reps: 8)
        $0.sets("Squat (Barbell)", kg: 90, reps: 10)
        $0.sets("Squat (Barbell)", kg: 120, reps: 2)
      }
    }
    let best = found.lift.records.loadForRepetitions.map { $0?.value }
    let expected: [Double?] = [120, 120, 100, 100, 100, 100, 100, 100, 90, 90]
    #expect(Array(best.prefix(10)) == expected)
    #expect(best.dropFirst(10).allSatisfy { $0 == nil })
  }

  @Test("One set is announced for the largest repetition count that it made better")
  func announcedCount() throws {
    let found = try lift {
      $0.session("2026-01-05") { $0.sets("Squat (Barbell)", kg: 40, reps: 8) }
      $0.session("2026-01-07") {
        $0.sets("Squat (Barbell)", kg: 50, reps: 6)
        $0.sets("Squat (Barbell)", kg: 60, reps: 10)
      }
    }
    let announced = found.events.compactMap { event -> String? in
      guard case .loadFor(let repetitions) = event.kind else { return nil }
      return "\(repetitions): \(event.best.value)"
    }
    // Ten repetitions had no best before, so eight is the largest count that was made better.
    #expect(announced == ["8: 60.0"])
  }

  @Test("The heaviest load for more repetitions than an e1RM takes is a new best")
  func heaviestForMore() throws {
    func kinds(_ kg: Double) throws -> [RecordKind] {
      try lift {
        $0.session("2026-01-05") {
          $0.sets("Squat (Barbell)", kg: 60, reps: 15)
          $0.sets("Squat (Barbell)", kg: 80, reps: 12)
        }
        $0.session("2026-01-07") { $0.sets("Squat (Barbell)", kg: 80, reps: 12) }
        $0.session("2026-01-09") { $0.sets("Squat (Barbell)", kg: kg, reps: 15) }
      }.events.filter(\.isOfStrength).map(\.kind)
    }
    #expect(try kinds(80) == [.loadFor(repetitions: 15)])
    #expect(try kinds(70) == [])
  }

  @Test("More repetitions are significant only with no less load")
  func significantRepetitions() throws {
    for (load, isSignificant) in [(100.0, true), (60.0, false)] {
      let found = try lift {
        $0.session("2026-01-05") { $0.sets("Squat (Barbell)", kg: 100, reps: 5) }
        $0.session("2026-01-07") { $0.sets("Squat (Barbell)", kg: load, reps: 10) }
      }
      #expect(
        found.events.first { $0.kind == .repetitions }?.isSignificant == isSignificant)
    }
  }

  @Test("The heaviest load for its repetitions is significant, though the e1RM is hardly more")
  func heaviestForItsRepetitions() throws {
    for (before, isSignificant) in [(87.5, true), (89.6, false)] {
      let found = try lift {
        $0.session("2026-01-05") {
          $0.sets("Squat (Barbell)", kg: 98, reps: 2)
          $0.sets("Squat (Barbell)", kg: before, reps: 5)
        }
        $0.session("2026-01-07") { $0.sets("Squat (Barbell)", kg: 90, reps: 5) }
      }
      #expect(found.events.first { $0.kind == .estimate }?.isSignificant == isSignificant)
    }
  }

  @Test("Half a kilogram is half a kilogram, whatever Doubles make of it")
  func exactSignificance() throws {
    for load in [7.55, 15.6, 31.7] {
      let found = try lift {
        $0.session("2026-01-05") { $0.sets("Squat (Barbell)", kg: load, reps: 5) }
        $0.session("2026-01-07") { $0.sets("Squat (Barbell)", kg: load + 0.5, reps: 5) }
      }
      #expect(found.events.first { $0.kind == .load }?.isSignificant == false)
    }
  }

  @Test("The load of a carry or of a weighted plank is a record too")
  func loadsOfTimedWork() throws {
    let found = try lift {
      $0.session("2026-01-05") { $0.sets("Plank", kg: 20, seconds: 60, semantics: .timed) }
    }
    #expect(found.lift.records.load?.value == 20 && found.lift.records.duration?.value == 60)
  }

  @Test("A gain of half a kilogram or less is a record without significance")
  func insignificant() throws {
    let found = try lift {
      $0.session("2026-01-05") { $0.sets("Squat (Barbell)", kg: 100, reps: 5) }
      $0.session("2026-01-07") { $0.sets("Squat (Barbell)", kg: 100.5, reps: 5) }
    }
    #expect(found.events.first { $0.kind == .load }?.isSignificant == false)
  }

  @Test("Brzycki of 100 kg × 8 is 124.1 kg and names its set; 13 repetitions do not qualify")
  func estimate() throws {
    let found = try lift {
      $0.session("2026-01-05") {
        $0.sets("Bench Press (Barbell)", kg: 100, reps: 8)
        $0.sets("Bench Press (Barbell)", kg: 100, reps: 13)
      }
    }
    let best = try #require(found.lift.records.estimate)
    #expect(isClose(best.value, 100 * 36 / 29, within: 1e-12))
    #expect(found.log.columns.repetitions[try #require(best.row)] == 8)
  }

  @Test("More assistance is no record, and never an e1RM")
  func moreAssistance() throws {
    let found = try lift {
      $0.session("2026-01-05") {
        $0.sets("Pull Up (Assisted)", kg: 40, reps: 8, semantics: .assisted)
      }
      $0.session("2026-01-07") {
        $0.sets("Pull Up (Assisted)", kg: 50, reps: 9, semantics: .assisted)
      }
    }
    #expect(found.lift.records.load == nil && found.lift.records.estimate == nil)
    #expect(found.events.isEmpty)
  }

  @Test("Warm-ups set no record")
  func warmUps() throws {
    let found = try lift {
      $0.session("2026-01-05") { $0.sets("Squat (Barbell)", kg: 100, reps: 5) }
      $0.session("2026-01-07") {
        $0.sets("Squat (Barbell)", kg: 140, reps: 5, kind: .warmUp)
        $0.sets("Squat (Barbell)", kg: 90, reps: 5)
      }
    }
    #expect(found.lift.records.load?.value == 100)
  }

  @Test("A suspect set holds no record; what it would hold is listed beside the records")
  func suspectRecord() throws {
    let found = try lift {
      for day in 1...8 {
        $0.session("2026-01-0\(day)") { $0.sets("Bench Press (Barbell)", kg: 100, reps: 5) }
      }
      $0.session("2026-01-09") { $0.sets("Bench Press (Barbell)", kg: 1000, reps: 5) }
    }
    #expect(found.lift.records.load?.value == 100)
    #expect(found.lift.records.sessionVolume?.value == 500)
    #expect(found.lift.records.bests.allSatisfy { !$0.best.isSuspect })
    let load = try #require(found.lift.records.doubted.first { $0.kind == .load })
    #expect(load.best.value == 1000 && load.best.previous == 100 && load.best.isSuspect)
    #expect(found.lift.records.doubted.contains { $0.kind == .sessionVolume })
    #expect(!found.lift.records.doubted.contains { $0.kind == .repetitions })
    #expect(found.lift.trend.points.allSatisfy { $0.value < 200 })
  }

  @Test("A suspect set hides no later record, and is announced as none")
  func recordsAfterSuspect() throws {
    let loads: [Double] = [100, 100, 100, 100, 1000, 100, 105, 105, 110]
    let found = try lift {
      for (index, load) in loads.enumerated() {
        $0.session("2026-01-0\(index + 1)") {
          $0.sets("Bench Press (Barbell)", kg: load, reps: 5)
        }
      }
    }
    let announced = found.events.filter { $0.kind == .load }
    #expect(announced.map(\.best.value) == [105, 110])
    #expect(announced.map(\.best.previous) == [100, 105])
    #expect(found.lift.records.load?.value == 110)
    #expect(
      found.lift.records.doubted.first { $0.kind == .load }?.best.previous == 110)
  }

  @Test("A suspect value that true sets have passed since is no longer listed")
  func passedSuspect() throws {
    let found = try lift {
      for day in 1...6 {
        let load = day == 3 ? 110.23 : 50.0
        $0.session("2026-01-0\(day)") { $0.sets("Bench Press (Barbell)", kg: load, reps: 5) }
      }
      for month in 2...9 {
        $0.session("2026-0\(month)-01") {
          $0.sets("Bench Press (Barbell)", kg: 50 + 10 * Double(month - 1), reps: 5)
        }
      }
    }
    #expect(found.lift.records.load?.value == 130)
    #expect(found.lift.records.doubted.allSatisfy { $0.kind != .load })
  }

  @Test("A suspect set reaches no milestone")
  func suspectMilestone() throws {
    var history = LogBuilder()
    for day in 1...8 {
      history.session("2026-01-0\(day)") { $0.sets("Bench Press (Barbell)", kg: 100, reps: 5) }
    }
    history.session("2026-01-09") {
      $0.sets("Bench Press (Barbell)", kg: 1000, reps: 5, count: 2)
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    #expect(findings.totals.tonnage.kilograms == 14_000)
    #expect(
      findings.milestones.allSatisfy {
        if case .volume = $0.kind { false } else { true }
      })
  }
}

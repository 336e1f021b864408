import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@Suite struct RecordsTests {
  private func lift(_ build: (inout LogBuilder) -> Void) throws -> (LiftFinding, TrainingLog) {
    var history = LogBuilder()
    build(&history)
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    return (findings.lifts[0], findings.log)
  }

  @Test("The first session sets a baseline, not a record")
  func baseline() throws {
    let (lift, _) = try lift {
      $0.session("2026-01-05") { $0.sets("Squat (Barbell)", kg: 100, reps: 5, count: 3) }
    }
    #expect(lift.records.events.isEmpty)
    #expect(lift.records.load?.value == 100)
    #expect(lift.records.load?.previous == nil)
    #expect(lift.records.sessionVolume?.value == 1500)
  }

  @Test("A record is strictly better than everything before; a tie is none")
  func ties() throws {
    let (lift, _) = try lift {
      $0.session("2026-01-05") { $0.sets("Squat (Barbell)", kg: 100, reps: 5) }
      $0.session("2026-01-07") { $0.sets("Squat (Barbell)", kg: 100, reps: 5) }
      $0.session("2026-01-09") { $0.sets("Squat (Barbell)", kg: 102.5, reps: 5) }
    }
    let load = lift.records.events.filter { $0.kind == .load }
    #expect(load.count == 1)
    #expect(load[0].best.value == 102.5 && load[0].best.previous == 100)
    #expect(load[0].best.date.description == "2026-01-09")
    #expect(load[0].isSignificant)
  }

  @Test("Several improvements of one session are one record against the best before the session")
  func oneRecordASession() throws {
    let (lift, log) = try lift {
      $0.session("2026-01-05") { $0.sets("Squat (Barbell)", kg: 100, reps: 5) }
      $0.session("2026-01-07") {
        $0.sets("Squat (Barbell)", kg: 105, reps: 5)
        $0.sets("Squat (Barbell)", kg: 110, reps: 5)
      }
    }
    let load = lift.records.events.filter { $0.kind == .load }
    #expect(load.map(\.best.value) == [110])
    #expect(load[0].best.previous == 100)
    #expect(log.sets.load[try #require(load[0].best.row)] == 11_000_000_000)
  }

  @Test(
    "A set of eight repetitions also holds the best load for five, and one of five not for eight")
  func loadForRepetitions() throws {
    let (lift, _) = try lift {
      $0.session("2026-01-05") {
        $0.sets("Squat (Barbell)", kg: 100, reps: 8)
        $0.sets("Squat (Barbell)", kg: 90, reps: 10)
        $0.sets("Squat (Barbell)", kg: 120, reps: 2)
      }
    }
    let best = lift.records.loadForRepetitions.map { $0?.value }
    let expected: [Double?] = [120, 120, 100, 100, 100, 100, 100, 100, 90, 90]
    #expect(Array(best.prefix(10)) == expected)
    #expect(best.dropFirst(10).allSatisfy { $0 == nil })
  }

  @Test("One set is announced for the largest repetition count that it made better")
  func announcedCount() throws {
    let (lift, _) = try lift {
      $0.session("2026-01-05") { $0.sets("Squat (Barbell)", kg: 40, reps: 8) }
      $0.session("2026-01-07") {
        $0.sets("Squat (Barbell)", kg: 50, reps: 6)
        $0.sets("Squat (Barbell)", kg: 60, reps: 10)
      }
    }
    let announced = lift.records.events.compactMap { event -> String? in
      guard case .loadFor(let repetitions) = event.kind else { return nil }
      return "\(repetitions): \(event.best.value)"
    }
    // Ten repetitions had no best before, so eight is the largest count that was made better.
    #expect(announced == ["8: 60.0"])
  }

  @Test("More repetitions are significant only with no less load")
  func significantRepetitions() throws {
    for (load, isSignificant) in [(100.0, true), (60.0, false)] {
      let (lift, _) = try lift {
        $0.session("2026-01-05") { $0.sets("Squat (Barbell)", kg: 100, reps: 5) }
        $0.session("2026-01-07") { $0.sets("Squat (Barbell)", kg: load, reps: 10) }
      }
      #expect(
        lift.records.events.first { $0.kind == .repetitions }?.isSignificant == isSignificant)
    }
  }

  @Test("Half a kilogram is half a kilogram, whatever Doubles make of it")
  func exactSignificance() throws {
    for load in [7.55, 15.6, 31.7] {
      let (lift, _) = try lift {
        $0.session("2026-01-05") { $0.sets("Squat (Barbell)", kg: load, reps: 5) }
        $0.session("2026-01-07") { $0.sets("Squat (Barbell)", kg: load + 0.5, reps: 5) }
      }
      #expect(lift.records.events.first { $0.kind == .load }?.isSignificant == false)
    }
  }

  @Test("The load of a carry or of a weighted plank is a record too")
  func loadsOfTimedWork() throws {
    let (lift, _) = try lift {
      $0.session("2026-01-05") { $0.sets("Plank", kg: 20, seconds: 60, semantics: .timed) }
    }
    #expect(lift.records.load?.value == 20 && lift.records.duration?.value == 60)
  }

  @Test("A gain of half a kilogram or less is a record without significance")
  func insignificant() throws {
    let (lift, _) = try lift {
      $0.session("2026-01-05") { $0.sets("Squat (Barbell)", kg: 100, reps: 5) }
      $0.session("2026-01-07") { $0.sets("Squat (Barbell)", kg: 100.5, reps: 5) }
    }
    #expect(lift.records.events.first { $0.kind == .load }?.isSignificant == false)
  }

  @Test("Brzycki of 100 kg × 8 is 124.1 kg and names its set; 13 repetitions do not qualify")
  func estimate() throws {
    let (lift, log) = try lift {
      $0.session("2026-01-05") {
        $0.sets("Bench Press (Barbell)", kg: 100, reps: 8)
        $0.sets("Bench Press (Barbell)", kg: 100, reps: 13)
      }
    }
    let best = try #require(lift.records.estimate)
    #expect(isClose(best.value, 100 * 36 / 29, within: 1e-12))
    #expect(log.sets.repetitions[try #require(best.row)] == 8)
  }

  @Test("Assistance is never a record and never an e1RM")
  func assistance() throws {
    let (lift, _) = try lift {
      $0.session("2026-01-05") {
        $0.sets("Pull Up (Assisted)", kg: 40, reps: 8, semantics: .assisted)
      }
      $0.session("2026-01-07") {
        $0.sets("Pull Up (Assisted)", kg: 50, reps: 9, semantics: .assisted)
      }
    }
    #expect(lift.records.load == nil && lift.records.estimate == nil)
    #expect(lift.records.events.isEmpty)
  }

  @Test("Warm-ups set no record")
  func warmUps() throws {
    let (lift, _) = try lift {
      $0.session("2026-01-05") { $0.sets("Squat (Barbell)", kg: 100, reps: 5) }
      $0.session("2026-01-07") {
        $0.sets("Squat (Barbell)", kg: 140, reps: 5, kind: .warmUp)
        $0.sets("Squat (Barbell)", kg: 90, reps: 5)
      }
    }
    #expect(lift.records.load?.value == 100)
  }

  @Test("A typing slip that would be a record is marked")
  func suspectRecord() throws {
    let (lift, _) = try lift {
      for day in 1...8 {
        $0.session("2026-01-0\(day)") { $0.sets("Bench Press (Barbell)", kg: 100, reps: 5) }
      }
      $0.session("2026-01-09") { $0.sets("Bench Press (Barbell)", kg: 1000, reps: 5) }
    }
    #expect(lift.records.load?.value == 1000)
    #expect(lift.records.load?.isSuspect == true)
    #expect(lift.trend.points.allSatisfy { $0.value < 200 })
  }
}

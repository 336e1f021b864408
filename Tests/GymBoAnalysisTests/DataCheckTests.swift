import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@Suite struct DataCheckTests {
  private static func findings(_ build: (inout LogBuilder) -> Void) throws -> HistoryFindings {
    var history = LogBuilder()
    build(&history)
    return try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
  }

  private static func rules(_ findings: HistoryFindings) -> [IssueRule] {
    findings.dataCheck.suspicions.map(\.issue.rule)
  }

  /// Bench press sessions with these top loads in kilograms, every third day.
  private static func bench(_ loads: [Double]) throws -> HistoryFindings {
    let start = try #require(CivilDate(iso: "2026-01-05"))
    return try findings { history in
      for (index, load) in loads.enumerated() {
        history.session(start.advanced(by: 3 * index).description) {
          $0.sets("Bench Press (Barbell)", kg: load, reps: 5, count: 2)
        }
      }
    }
  }

  @Test("A load ten times the usual is a typing slip, with a tenth as the proposal")
  func timesTen() throws {
    let findings = try Self.bench([100, 100, 102.5, 1000, 102.5, 105, 105])
    #expect(Self.rules(findings) == [.typingSlip, .typingSlip])
    let issue = try #require(findings.dataCheck.suspicions.first?.issue)
    #expect(issue.doubt == .load(.kilograms(1000), exercise: "Bench Press (Barbell)"))
    #expect(issue.proposal == .meantLoad(.kilograms(100)))
    #expect(issue.place?.line == 8)
    #expect(findings.traits.isSuspect.count { $0 } == 2)
  }

  @Test("A tenth of the usual top load is a typing slip; a light first set is not")
  func aTenth() throws {
    #expect(
      Self.rules(try Self.bench([100, 100, 100, 10, 100, 100, 100])) == [.typingSlip, .typingSlip])
    let warmedUp = try Self.findings { history in
      for day in 1...8 {
        history.session("2026-01-0\(day)") {
          $0.sets("Squat (Barbell)", kg: 20, reps: 10)
          $0.sets("Squat (Barbell)", kg: 200, reps: 5)
        }
      }
    }
    #expect(Self.rules(warmedUp).isEmpty)
  }

  @Test("A day in pounds among days in kilograms is a unit mix-up")
  func unitMixUp() throws {
    let findings = try Self.bench([80, 80, 82.5, 181.9, 82.5, 85, 85])
    #expect(Self.rules(findings) == [.unitMixUp, .unitMixUp])
    guard case .meantLoad(let load) = findings.dataCheck.suspicions[0].issue.proposal else {
      Issue.record("no load is proposed")
      return
    }
    #expect((load.kilograms - 82.51).magnitude < 0.005)
  }

  @Test("One lift at less than half its load is a light day; the whole session is a unit mix-up")
  func lightDay() throws {
    func history(lightLifts: Int, others: [String] = []) throws -> HistoryFindings {
      try Self.findings { history in
        for day in 1...9 {
          history.session("2026-01-0\(day)") {
            let names = ["Squat", "Bench Press", "Deadlift", "Row"] + others
            for (index, name) in names.enumerated() {
              let isLight = day == 5 && index < lightLifts
              $0.sets(name, kg: isLight ? 45.36 : 100, reps: 5)
            }
          }
        }
      }
    }
    #expect(Self.rules(try history(lightLifts: 1)).isEmpty)
    #expect(Self.rules(try history(lightLifts: 4)).count == 4)
    #expect(Self.rules(try history(lightLifts: 3)).count == 3)
    // Three of five are not three in four.
    #expect(Self.rules(try history(lightLifts: 3, others: ["Dip"])).isEmpty)
  }

  @Test("Steady progress to double the load raises no doubt")
  func steadyProgress() throws {
    #expect(Self.rules(try Self.bench((0..<40).map { 40 + 2.5 * Double($0) })).isEmpty)
  }

  @Test("Twice the load is no mix-up of units in a lift whose loads go up and down by as much")
  func variedLoads() throws {
    #expect(Self.rules(try Self.bench([50, 80, 60, 115, 82.5, 181.9, 55, 100, 70, 110])).isEmpty)
  }

  @Test("The first sessions of a lift are not judged: there is nothing to compare them with")
  func fewSessions() throws {
    #expect(Self.rules(try Self.bench([10, 100])).isEmpty)
  }

  @Test("Loads and repetitions beyond any human are doubted")
  func impossible() throws {
    let findings = try Self.findings { history in
      history.session("2026-01-05") {
        $0.sets("Deadlift (Barbell)", kg: 551, reps: 1)
        $0.sets("Leg Press", kg: 800, reps: 8)
        $0.sets("Bench Press (Barbell)", kg: 60, reps: 600)
      }
    }
    #expect(Self.rules(findings) == [.impossibleValue, .impossibleValue])
  }

  @Test("The same workout twice on a day is doubted; two different ones are not")
  func duplicateWorkout() throws {
    let findings = try Self.findings { history in
      for time in ["09:00", "09:02"] {
        history.session("2026-01-05", at: time) {
          $0.sets("Squat (Barbell)", kg: 100, reps: 5, count: 5)
        }
      }
      history.session("2026-01-05", at: "18:00") {
        $0.sets("Squat (Barbell)", kg: 90, reps: 5, count: 5)
      }
    }
    #expect(Self.rules(findings) == [.duplicateWorkout])
  }

  @Test("A workout of more than six hours is doubted and stays out of the average")
  func longDuration() throws {
    let findings = try Self.findings { history in
      history.session("2026-01-05", duration: 3600) { $0.sets("Push Up", reps: 10) }
      history.session("2026-01-06", duration: 174_000) { $0.sets("Push Up", reps: 10) }
    }
    #expect(Self.rules(findings) == [.longDuration])
    #expect(findings.totals.averageDuration == .known(3600))
  }

  @Test("Names that differ by a letter are doubted, numbered and known different ones are not")
  func similarNames() throws {
    let findings = try Self.findings { history in
      history.session("2026-01-05") {
        $0.sets("Bench Press (Barbell)", kg: 100, reps: 5, count: 3)
        $0.sets("Bench Pres (Barbell)", kg: 100, reps: 5)
        $0.sets("My exercise 1", kg: 10, reps: 5)
        $0.sets("My exercise 2", kg: 10, reps: 5)
      }
    }
    #expect(Self.rules(findings) == [.similarNames])
    let issue = findings.dataCheck.suspicions[0].issue
    #expect(issue.doubt == .name("Bench Pres (Barbell)"))
    #expect(issue.proposal == .meantName("Bench Press (Barbell)"))
  }

  @Test("A name is doubted once, however many resemble it; very long ones are not compared")
  func manySimilarNames() throws {
    let long = String(repeating: "x", count: 101)
    let findings = try Self.findings { history in
      history.session("2026-01-05") {
        $0.sets("Some exercise", kg: 100, reps: 5, count: 3)
        $0.sets("Some exercice", kg: 100, reps: 5, count: 2)
        $0.sets("Some exercixe", kg: 100, reps: 5)
        $0.sets(long + "a", kg: 10, reps: 5)
        $0.sets(long + "b", kg: 10, reps: 5)
      }
    }
    let issues = findings.dataCheck.suspicions.map(\.issue)
    #expect(issues.map(\.doubt) == [.name("Some exercice"), .name("Some exercixe")])
    #expect(issues.map(\.proposal) == [.meantName("Some exercise"), .meantName("Some exercise")])
  }

  @Test("Names are alike to two letters changed, left out, added or swapped")
  func distances() throws {
    let name = "Some exercise"
    let near = [
      "Smoe exercise", "Some exrecise", "Some execise", "Some  exercises", "some exercixx",
    ]
    for other in near + ["Sum exercises!", "An exercise", "esome exerci"] {
      let findings = try Self.findings { history in
        history.session("2026-01-05") {
          $0.sets(name, kg: 100, reps: 5, count: 2)
          $0.sets(other, kg: 100, reps: 5)
        }
      }
      #expect(Self.rules(findings).isEmpty != near.contains(other), "\(other)")
    }
  }

  @Test("The same load on several bodyweight exercises of a day is probably body weight")
  func bodyWeightInLoad() throws {
    let findings = try Self.findings { history in
      for name in ["Pull Up", "Chest Dip"] {
        history.resolutions[name] = .user(.example(name, loading: .added))
      }
      history.session("2026-01-05") {
        $0.sets("Pull Up", kg: 75.75, reps: 8, count: 3)
        $0.sets("Chest Dip", kg: 75.75, reps: 10)
      }
    }
    #expect(Self.rules(findings) == [.bodyWeightInLoad])
  }
}

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

  /// Nine days of several lifts at 100 kg; on the fifth, some have another load.
  private static func lightDay(
    _ load: Double, lifts: Int, of all: Int = 4
  ) throws -> HistoryFindings {
    try findings { history in
      for day in 1...9 {
        history.session("2026-01-0\(day)") {
          let names = ["Squat", "Bench Press", "Deadlift", "Row", "Dip"].prefix(all)
          for (index, name) in names.enumerated() {
            $0.sets(name, kg: day == 5 && index < lifts ? load : 100, reps: 5)
          }
        }
      }
    }
  }

  @Test("A light day in round numbers is a light day, in one lift and in all of them")
  func lightDays() throws {
    for load in [45.0, 40, 50, 20] {
      for lifts in 1...4 { #expect(Self.rules(try Self.lightDay(load, lifts: lifts)).isEmpty) }
    }
  }

  @Test("45.36 kg among round kilograms is 100 lb, in one lift and in all of them")
  func convertedLoads() throws {
    for lifts in 1...4 {
      let findings = try Self.lightDay(45.36, lifts: lifts)
      #expect(Self.rules(findings) == Array(repeating: .unitMixUp, count: lifts))
    }
  }

  @Test("A whole session in pounds is a unit mix-up; three lifts of five are not three in four")
  func sessionInPounds() throws {
    // 225 kg is 102.06 kg in pounds: no lift alone meets a usual load.
    #expect(Self.rules(try Self.lightDay(225, lifts: 4)).count == 4)
    #expect(Self.rules(try Self.lightDay(225, lifts: 3)).count == 3)
    #expect(Set(Self.rules(try Self.lightDay(225, lifts: 3, of: 5))) == [.unlikelySet])
  }

  @Test("One set ten times too light between heavy ones is a slip; a warm-up with the bar is none")
  func slipAmongWarmUps() throws {
    func squats(_ loads: [Double]) throws -> [IssueRule] {
      Self.rules(
        try Self.findings { history in
          for day in 1...8 {
            history.session("2026-01-0\(day)") {
              for load in day == 5 ? loads : [60, 100, 140, 200, 200] {
                $0.sets("Squat (Barbell)", kg: load, reps: 5)
              }
            }
          }
        })
    }
    #expect(try squats([60, 100, 140, 20, 200]) == [.typingSlip])
    #expect(try squats([60, 100, 140, 200, 20]) == [.typingSlip])
    #expect(try squats([60, 10, 140, 200, 200]) == [.typingSlip])
    #expect(try squats([600, 100, 140, 200, 200]) == [.typingSlip])
    #expect(try squats([20, 60, 100, 140, 200]).isEmpty)
    #expect(try squats([20, 20, 20]).isEmpty)
    #expect(try squats([60, 100, 60]).isEmpty)
  }

  @Test("What comes again is a habit: a light machine, a placeholder, days with the bar alone")
  func habits() throws {
    for light in [1.0, 9, 10, 20] {
      var loads = Array(repeating: 100.0, count: 12)
      (loads[3], loads[8]) = (light, light)
      #expect(Self.rules(try Self.bench(loads)).isEmpty, "\(light)")
    }
    // A single day at 1 kg says that nothing was entered.
    #expect(Self.rules(try Self.bench([10, 10, 10, 10, 1, 10, 10, 10])).isEmpty)
    // Another machine has another load, not a tenth of a usual one.
    #expect(Self.rules(try Self.bench([70, 72.5, 70, 70, 8, 72.5, 70, 70])).isEmpty)
  }

  @Test("Sessions of another year do not say what is usual")
  func farNeighbours() throws {
    let findings = try Self.findings { history in
      for (index, day) in ["2024-01-05", "2024-01-08", "2024-01-11", "2025-11-05"].enumerated() {
        history.session(day) {
          $0.sets("Bench Press (Barbell)", kg: index == 3 ? 10 : 100, reps: 5, count: 3)
        }
      }
    }
    #expect(Self.rules(findings).isEmpty)
  }

  @Test("A test of the maximum and a drop set are no mix-ups")
  func testsAndDropSets() throws {
    func bench(_ last: (kg: Double, reps: Int)) throws -> [IssueRule] {
      Self.rules(
        try Self.findings { history in
          for day in 1...8 {
            history.session("2026-01-0\(day)") {
              $0.sets("Bench Press (Barbell)", kg: 60, reps: 12, count: 3)
              if day == 5 { $0.sets("Bench Press (Barbell)", kg: last.kg, reps: last.reps) }
            }
          }
        })
    }
    #expect(try bench((95, 1)).isEmpty)
    #expect(try bench((27.5, 15)).isEmpty)
    #expect(try bench((132.5, 12)) == [.unitMixUp])
  }

  @Test("Steady progress to double the load raises no doubt") func steadyProgress() throws {
    #expect(Self.rules(try Self.bench((0..<40).map { 40 + 2.5 * Double($0) })).isEmpty)
  }

  @Test("Twice the load is no mix-up of units in a lift whose loads go up and down by as much")
  func variedLoads() throws {
    let loads = [50, 80, 60, 115, 82.5, 181.9, 55, 100, 70, 110]
    #expect(Self.rules(try Self.bench(loads)) == [.unlikelySet])
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

  @Test("A short workout twice within half an hour is doubted, hours apart it is not")
  func shortDuplicate() throws {
    func rules(_ times: [String]) throws -> [IssueRule] {
      Self.rules(
        try Self.findings { history in
          for time in times {
            history.session("2026-01-05", at: time) {
              $0.sets("Squat (Barbell)", kg: 100, reps: 5)
            }
          }
        })
    }
    #expect(try rules(["09:00", "09:10"]) == [.duplicateWorkout])
    #expect(try rules(["09:00", "18:00"]).isEmpty)
  }

  @Test(
    "A session whose second half repeats the first is doubted; a circuit and one exercise are not")
  func doubledSession() throws {
    func rules(_ names: String...) throws -> [IssueRule] {
      Self.rules(
        try Self.findings { history in
          history.session("2026-01-05") {
            for name in names + names { $0.sets(name, kg: 100, reps: 5) }
          }
        })
    }
    #expect(try rules("Squat", "Squat", "Row") == [.duplicateWorkout])
    #expect(try rules("Squat", "Press", "Row").isEmpty)
    #expect(try rules("Squat", "Squat", "Squat").isEmpty)
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

  @Test("More than 1,500 names are not compared, and a notice says so")
  func tooManyNames() throws {
    for (count, rules) in [(1500, []), (1501, [IssueRule.namesNotCompared])] {
      let findings = try Self.findings { history in
        history.session("2026-01-05") { session in
          for number in 1...count { session.sets("My exercise \(number)", kg: 100, reps: 5) }
        }
      }
      #expect(Self.rules(findings) == rules)
    }
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

  @Test("Names of different muscles or of two real words are no misspellings of each other")
  func differentNames() throws {
    let pairs = [
      ("Spider Plank", "Side Plank"), ("Cable Internal Rotation", "Cable External Rotation"),
      ("Abduction (Machine)", "Adduction (Machine)"),
    ]
    for (first, second) in pairs {
      let findings = try Self.findings { history in
        history.session("2026-01-05") {
          $0.sets(first, kg: 20, reps: 5)
          $0.sets(second, kg: 20, reps: 5)
        }
      }
      #expect(Self.rules(findings).isEmpty, "\(first)")
    }
    for (first, second) in [("Hammer Hip Thrust", "Hamme Hip Thrust"), ("Pec Deck", "Pec Dec")] {
      let findings = try Self.findings { history in
        history.session("2026-01-05") {
          $0.sets(first, kg: 20, reps: 5)
          $0.sets(second, kg: 20, reps: 5)
        }
      }
      #expect(Self.rules(findings) == [.similarNames], "\(first)")
    }
  }

  /// Six sessions of two names, three of each, every third day; the second begins some days later.
  private static func renamed(
    _ first: String, _ second: String, after gap: Int = 3, _ kilograms: Double = 100,
    overlap: Bool = false
  ) throws -> HistoryFindings {
    let start = try #require(CivilDate(iso: "2026-01-05"))
    return try findings { history in
      for index in 0..<6 {
        let day = 3 * index + (index < 3 ? 0 : gap - 3)
        history.session(start.advanced(by: day).description) {
          $0.sets(index < 3 ? first : second, kg: index < 3 ? 100 : kilograms, reps: 5)
          if overlap, index == 4 { $0.sets(first, kg: 100, reps: 5) }
        }
      }
    }
  }

  @Test("A name that stops where another of the same exercise begins goes on as that")
  func continuedNames() throws {
    let renamings = [
      ("Bench Press (Barbell)", "Bench Press (Bar)"),
      ("Bench Press (Barbell)", "Bankdrücken (Langhantel)"),
      ("Squats", "Kniebeuge (Langhantel)"), ("My Zercher Hold Carry", "Zercher Hold Carry"),
    ]
    for (first, second) in renamings {
      let suspicions = try Self.renamed(first, second).dataCheck.suspicions
      #expect(suspicions.map(\.issue.rule) == [.continuedName], "\(second)")
      #expect(suspicions.first?.issue.doubt == .name(first))
      #expect(suspicions.first?.issue.proposal == .continuedAs(second))
    }
  }

  @Test(
    "Names trained side by side, far apart, with other loads or of other exercises do not continue")
  func otherNames() throws {
    let (bar, barbell) = ("Bench Press (Bar)", "Bench Press (Barbell)")
    #expect(Self.rules(try Self.renamed(barbell, bar, overlap: true)).isEmpty)
    #expect(Self.rules(try Self.renamed(barbell, bar, after: 120)).isEmpty)
    #expect(Self.rules(try Self.renamed(barbell, bar, 40)).isEmpty)
    #expect(Self.rules(try Self.renamed(barbell, "Bench Press (Dumbbell)")).isEmpty)
    #expect(Self.rules(try Self.renamed(barbell, "Incline Bench Press (Barbell)")).isEmpty)
    #expect(Self.rules(try Self.renamed("Spider Plank", "Side Plank")).isEmpty)
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

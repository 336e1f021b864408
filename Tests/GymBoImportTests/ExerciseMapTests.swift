import GymBoImport
import GymBoLog
import Testing

@Suite struct ExerciseMapTests {
  private func log(_ map: InputFile) throws -> TrainingLog {
    var options = ImportOptions()
    options.exerciseMap = try ExerciseMap(reading: map)
    return try read(
      StrongFormatTests.since2020,
      "2024-01-11 12:05:09,\"A\",5m,\"Ohio State\",1,100,5,0,0,\"\",\"\",", options: options)
  }

  private func error(_ lines: String...) -> ImportError? {
    do throws(ImportError) {
      _ = try ExerciseMap(
        reading: InputFile(name: "map.csv", bytes: Array(lines.joined(separator: "\n").utf8)))
      return nil
    } catch {
      return error
    }
  }

  @Test("muscles and facts of the map are those of the exercise, whatever the case of the name")
  func facts() throws {
    let log = try log(
      input(
        "map.csv", "name,direct,indirect,implement,mechanics,region,movement,loading",
        "OHIO state ,triceps + chest,\"front delts; lats\",cable,isolation,upper,elbow extension,per hand"
      ))
    guard case .user(let facts) = log.exercises[0].resolution else {
      Issue.record("\(log.exercises[0])")
      return
    }
    #expect(facts.direct == [.triceps, .chest])
    #expect(facts.indirect == [.frontDelts, .lats])
    #expect(facts.implement == .cable)
    #expect(facts.mechanics == .isolation)
    #expect(facts.movement == .elbowExtension)
    #expect(facts.loading == .perHand)
    #expect(log.exercises[0].name == "Ohio State")
  }

  @Test("an exercise mapped to assistance is read as assisted")
  func assistance() throws {
    let log = try log(input("map.csv", "name;direct;loading", "Ohio State;lats;assistance"))
    #expect(log.columns.semantics == [.assisted])
  }

  @Test("names the map does not have stay as they were")
  func otherNames() throws {
    let log = try log(input("map.csv", "name,direct", "Something,lats"))
    #expect(log.exercises[0].resolution.name != "user")
  }

  @Test(
    "a name that no exercise in the files has is a notice with its line, and the name it may mean")
  func unmatched() throws {
    let log = try log(
      input("map.csv", "name,direct", "OHIO STATE,lats", "Ohio Stat,chest", "Something else,chest"))
    let found = log.issues.filter { $0.rule == .unmatchedName }
    #expect(found.map(\.original) == ["Ohio Stat", "Something else"])
    #expect(
      found.map(\.proposal) == [
        .noSuchExercise(line: 3, file: "map.csv", nearest: "Ohio State"),
        .noSuchExercise(line: 4, file: "map.csv", nearest: nil),
      ])
    #expect(found.allSatisfy { $0.severity == .notice && $0.place == nil })
    #expect(log.issues.first?.rule == .unmatchedName)
  }

  @Test("a name that is the same as another has no series of its own, whatever comes first")
  func joined() throws {
    var options = ImportOptions()
    options.exerciseMap = try ExerciseMap(
      reading: input("map.csv", "name,same_as", "bench press (Bar) ,Bench Press (Barbell)"))
    let old = "2024-01-11 12:05:09,\"A\",5m,\"Bench Press (Bar)\",1,100,5,0,0,\"\",\"\","
    let new = "2024-01-18 12:05:09,\"A\",5m,\"Bench Press (Barbell)\",1,105,5,0,0,\"\",\"\","
    for rows in [[old, new], [old]] {
      let log = try read(
        StrongFormatTests.since2020, rows.joined(separator: "\n"), options: options)
      #expect(log.exercises.map(\.name) == ["Bench Press (Barbell)"])
      #expect(
        log.columns.exercise.allSatisfy { $0 == 0 } && log.columns.exercise.count == rows.count)
      #expect(log.exercises[0].facts?.movement == .horizontalPush)
      #expect(!log.issues.contains { $0.rule == .unmatchedName })
    }
  }

  @Test("a joined name has the facts that the map gives the other")
  func joinedFacts() throws {
    let log = try log(
      input(
        "map.csv", "name,direct,loading,same_as", "Ohio State,,,Buckeye", "Buckeye,lats,assistance,"
      ))
    #expect(log.exercises.map(\.name) == ["Buckeye"] && log.columns.semantics == [.assisted])
  }

  @Test("a name is not joined to a joined one, nor to itself, and a joined one has no facts")
  func joinedFaults() {
    typealias Fault = ImportError.ExerciseMapFault
    func fault(_ line: Int, _ fault: Fault) -> ImportError {
      .exerciseMap(name: "map.csv", line: line, fault)
    }
    #expect(error("name,same_as", "A,B", "B,C") == fault(2, .sameAsJoinedName("B")))
    #expect(error("name,same_as", "A,a") == fault(2, .sameAsJoinedName("a")))
    #expect(
      error("name,direct,same_as", "A,lats,B") == fault(2, .sameAsWithFacts(column: "direct")))
    #expect(error("name,same_as", "A,") == fault(2, .missingMuscles))
  }

  @Test("faults name the line and the words that are allowed")
  func faults() {
    typealias Fault = ImportError.ExerciseMapFault
    func fault(_ line: Int, _ fault: Fault) -> ImportError {
      .exerciseMap(name: "map.csv", line: line, fault)
    }
    let muscles = Muscle.allCases.map(\.spaced)
    #expect(muscles.contains("front delts"))
    #expect(
      error("name,direct", "A,elbow")
        == fault(2, .unknownWord("elbow", column: "direct", allowed: muscles)))
    #expect(
      error("name,direct,implement", "A,lats,spoon")
        == fault(
          2,
          .unknownWord("spoon", column: "implement", allowed: Implement.allCases.map(\.spaced))))
    #expect(error("name,direct", "A,lats", "a,chest") == fault(3, .repeatedName("a")))
    #expect(error("name,direct", ",lats") == fault(2, .missingName))
    #expect(error("name,exercise", "A,") == fault(2, .missingMuscles))
    #expect(
      error("name,exercise", "A,No Such Exercise Anywhere")
        == fault(2, .unknownExercise("No Such Exercise Anywhere")))
    #expect(error("name,direct", "A,lats,chest") == fault(2, .wrongCellCount(expected: 2)))
    guard case .exerciseMap("map.csv", 1, .unknownColumn("muscle", _)) = error("name,muscle", "A")
    else {
      Issue.record("an unknown column is read")
      return
    }
    #expect(error("name", "A") == fault(1, .missingColumns))
    #expect(error("") == .emptyFile(name: "map.csv"))
  }
}

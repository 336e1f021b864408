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

  private func error(_ lines: String...) -> String? {
    do throws(ImportError) {
      _ = try ExerciseMap(
        reading: InputFile(name: "map.csv", bytes: Array(lines.joined(separator: "\n").utf8)))
      return nil
    } catch {
      return error.description
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
    #expect(log.sets.semantics == [.assisted])
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

  @Test("faults name the line and the words that are allowed")
  func faults() {
    #expect(error("name,direct", "A,elbow")?.contains("line 2") == true)
    #expect(error("name,direct", "A,elbow")?.contains("front delts, side delts") == true)
    #expect(error("name,direct,implement", "A,lats,spoon")?.contains("barbell, dumbbell") == true)
    #expect(error("name,direct", "A,lats", "a,chest")?.contains("line 3") == true)
    #expect(error("name,direct", ",lats")?.contains("name is missing") == true)
    #expect(error("name,exercise", "A,")?.contains("line 2") == true)
    #expect(error("name,exercise", "A,No Such Exercise Anywhere")?.contains("No Such") == true)
    #expect(error("name,direct", "A,lats,chest")?.contains("2 cells") == true)
    #expect(error("name,muscle", "A,lats")?.contains("\"muscle\"") == true)
    #expect(error("name", "A")?.contains("exercise or direct") == true)
    #expect(error("")?.contains("empty") == true)
  }
}

import GymBo
import Testing

@testable import GymBoTool

@Suite("Sentences of errors")
struct ErrorSentenceTests {
  @Test("an error that a command mends names the command at the tool, and no command elsewhere")
  func remedies() throws {
    let several = ImportError.severalAthletes(name: "team.csv")
    #expect(
      several.sentence(Remedies.text)
        == "team.csv: the column Athlete names several athletes; use 'gymbo batch' for them.")
    #expect(!several.description.contains("gymbo"))
    let unknown = try #require(throws: ImportError.self) {
      try importHistory(
        [InputFile(name: "a.csv", bytes: Array("Date,Reps,Weight(kg)\n".utf8))],
        options: ImportOptions())
    }
    let sentence = unknown.sentence(Remedies.text)
    #expect(
      sentence.hasPrefix(
        "a.csv: no known export begins with \"Date,Reps,Weight(kg)\"; the nearest is Fitbod, but Exercise"
      ))
    #expect(sentence.hasSuffix(" more): 'gymbo formats'."))
    #expect(!unknown.description.contains("gymbo"))
  }

  @Test("an export that lacks a column is called by its app, and nothing is guessed")
  func nearlyAnExport() throws {
    let header =
      "Date,Workout Name,Duration,Exercise Name,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"
    let error = try #require(throws: ImportError.self) {
      try importHistory(
        [InputFile(name: "a.csv", bytes: Array(header.utf8))], options: ImportOptions())
    }
    let sentence = error.sentence(Remedies.text)
    #expect(sentence.contains("nearly an export of Strong, but Set Order is missing"))
    #expect(sentence.utf8.count < 240 && !sentence.contains("--map date"))
  }

  @Test("a program's error repeats nothing that is in a file, and says where to look")
  func forPrograms() throws {
    let secret = "quokka"
    let files = [
      "\(secret),b,c\n1,2,3\n", "2026-01-05,\(secret),100,5\n2026-01-05,\(secret),100,5\n",
      "Day,Lift,Kilos,Reps\n2026-01-05,\(secret),100,5\n",
      "date,exercise,load_kg,repetitions\n03/04/2026 \(secret),\(secret),100,5\n",
      "date,exercise,load_kg,repetitions\n03/04/2026,\(secret),100,5\n",
    ]
    var quoted = 0
    for file in files {
      let error = try #require(throws: ImportError.self) {
        let log = try importHistory(
          [InputFile(name: "a.csv", bytes: Array(file.utf8))], options: ImportOptions())
        try log.checkThatFilesAreRead()
      }
      let sentence = error.sentence(\.inCode, forPrograms: true)
      #expect(!sentence.contains(secret) && !sentence.contains("03/04"), "\(sentence)")
      #expect(sentence.hasPrefix("a.csv"))
      quoted += error.description.contains(secret) ? 1 : 0
    }
    #expect(quoted >= 3)
  }

  @Test("sizes and numbers are named")
  func limits() {
    #expect(
      ImportError.oversizedPart(name: "a", line: 7, .row(limit: 64 << 20)).description
        .hasPrefix("a, line 7: the row is larger than 64 MiB, which is no training history;"))
    #expect(
      ImportError.oversizedPart(name: "a", line: 7, .athlete(limit: 1 << 30)).description
        .contains("what stands there of one athlete is larger than 1 GiB"))
    #expect(
      ImportError.oversizedPart(name: "a", line: 7, .sets(limit: 1 << 24)).description
        .hasPrefix("a, line 7: the sets so far are larger than 16 MiB with their notes, which is"))
    #expect(
      ImportError.tooMany(name: "a", line: 7, .exerciseNames(most: 100_000)).description
        .hasPrefix("a, line 7: more than 100,000 exercise names so far"))
  }

  @Test("a fault of a user's table says what is wrong and what to write")
  func tables() {
    let fault = UserTableError(line: 3, .unknownEquipment("rod", kinds: ["bar", "plate"]))
    #expect(
      fault.description == "line 3: \"rod\" is no kind of equipment; the kinds are bar, plate")
    #expect(
      ImportError.table(name: "gym.csv", fault).description
        == "gym.csv, line 3: \"rod\" is no kind of equipment; the kinds are bar, plate.")
    #expect(
      UserTableError(line: 1, .empty(header: ["kind", "unit"])).description
        == "line 1: the table is empty; begin with the header kind,unit")
  }

  @Test("content that is no text is named for what it is, each with a remedy of its own words")
  func foreign() {
    let sentences = ImportError.ForeignContent.allCases.map {
      ImportError.notText(name: "a", $0).description
    }
    #expect(Set(sentences).count == sentences.count)
    #expect(sentences.contains { $0.contains("SQLite") })
    #expect(sentences.allSatisfy { $0.contains("not CSV; ") && $0.hasSuffix(".") })
  }
}

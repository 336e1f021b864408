import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

@Suite("What needs attention, as values")
struct AttentionTests {
  @Test("the items of the text are those of the JSON, in the same order and number")
  func sameItems() throws {
    let report = ExampleHistory.report()
    let list = try #require(report.sections).attention
    let items = try JSON(text: report.json())["attention"]["items"].array
    #expect(!items.isEmpty)
    #expect(items.map { $0["code"].string } == list.items.map(\.code))
    let text = report.text(TextStyle())
    let english = English(unit: report.unit, asOf: report.findings?.asOf)
    for item in list.items { #expect(text.contains(TextStyle().text(english.lead(item)))) }
  }

  @Test("no more than 12 items are told, and the rest is counted")
  func limit() throws {
    var history = LogBuilder()
    history.session("2026-11-09") { $0.sets("Dip", reps: 8) }
    var log = history.log
    var file = try #require(log.files.first)
    file.rejected = 1
    log.files = Array(repeating: file, count: 20)
    let findings = try #require(HistoryFindings(of: log, options: AnalysisOptions()))
    let list = AttentionList(findings, log: log, issues: [])
    #expect(list.items.count == AttentionList.mostItems)
    #expect(list.more > 0)
  }

  @Test("sets by muscle and week have a number for every week, and end with the report's")
  func muscleWeeks() throws {
    let report = ExampleHistory.report()
    let json = try JSON(text: report.json())["muscleWeeks"]
    let weeks = json["weeks"].array.map(\.string)
    #expect(!weeks.isEmpty && weeks.count <= MuscleWeeks.mostWeeks)
    #expect(weeks == weeks.sorted())
    let findings = try #require(report.findings)
    #expect(weeks.last == findings.week.week.description)
    #expect(!json["muscles"].array.isEmpty)
    for muscle in json["muscles"].array {
      #expect(muscle["sets"].array.count == weeks.count)
      let name = muscle["muscle"].string
      let now = findings.muscles.first { $0.muscle.rawValue == name }?.fractionalSets
      #expect(muscle["sets"].array.last?.number == now)
    }
  }
}

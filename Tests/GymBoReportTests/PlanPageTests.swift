import Foundation
import GymBo
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

@Suite("Pages of plans, and reports by a plan")
struct PlanPageTests {
  private func page(_ report: PlanReport, _ code: String = "en") throws -> CheckedPage {
    CheckedPage(report.page(language: try #require(Language(code: code))))
  }

  @Test(
    "A plan's page is safe, in each language, and says the same", arguments: ["en", "de", "tr"])
  func languages(code: String) throws {
    let page = try page(PlanReportTests.report(), code)
    page.expectSafe(code)
    #expect(page.text.contains("<html lang=\"\(code)\""))
    let ids = page.text.matches(of: /<section id="([a-z]+)"/).map { String($0.output.1) }
    #expect(ids == ["next", "week", "plan"])
    #expect(page.text.contains("Squat (Barbell)") || page.text.contains("Squat"))
  }

  @Test(
    "It has the next workout, what of the week is done or missed, and the plan beside what was done"
  )
  func content() throws {
    let text = try page(PlanReportTests.report()).text
      .replacing("\u{A0}", with: " ").replacing(/<[^>]*>/) { _ in "" }
    for part in [
      "Two days", "Next: A, Mo 9 Nov", "2 × 92.5 kg × 5 at RPE 6", "75 % of 140 kg, × 0.9",
      "✓ done", "! missed, Fr 6 Nov", "Workouts: 1 of 2.", "A, Mo 2 Nov: 7 of 10 sets",
      "1 × 97.5 kg × 5", "3 × 105 kg × 5 at RPE 8.5", "3 sets not done",
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test("A program that has not begun, and one that is over, have a page too")
  func ends() throws {
    let open = try page(PlanReportTests.report("Zercher Foo / 3x5\n"))
    open.expectSafe()
    #expect(!open.text.contains("<section id=\"plan\""))
    let over = try page(
      PlanReportTests.report("/// @cycles 1\n" + PlanReportTests.text, asOf: "2027-01-01"))
    over.expectSafe()
    #expect(!over.text.contains("<section id=\"next\""))
  }

  @Test("No text of a program becomes markup", arguments: PageInjectionTests.vectors)
  func injection(text: String) throws {
    let line = text.filter { !$0.isNewline }
    let name = line.filter { !"/{}()#[]|!.,:".contains($0) }
    let program = """
      /// @name \(line)
      # Week \(line)
      /// @phase \(line)
      ## \(line)
      x\(name) / 3x5 20kg
      Squat / 3x5 60kg
      """
    guard let read = try? TrainingProgram(program) else { return }
    let report = try PlanReportTests.analysis().plan(read, start: CivilDate(iso: "2026-11-02"))
    let page = try page(report)
    page.expectSafe("\(text.prefix(40))")
    #expect(page.text.utf8.count < 60_000)
  }

  @Test(
    "The report of the week by a program has its next workout and how it was kept, in all formats")
  func report() throws {
    let analysis = try PlanReportTests.analysis()
    var report = analysis.report()
    #expect(!CheckedPage(report.page()).text.contains("<section id=\"plan\""))
    report.plan = analysis.plan(try TrainingProgram(PlanReportTests.text))
    let page = CheckedPage(report.page())
    page.expectSafe()
    #expect(page.text.contains("<section id=\"plan\""))
    #expect(page.text.contains("3 sets not done"))
    #expect(report.text().contains("Next: A, Mo 9 Nov"))
    let json = report.json()
    #expect(try JSONSchema(ReportSchema.report.text).errors(in: json) == [])
    let plan = JSON(try JSONSerialization.jsonObject(with: Data(json)))["plan"]
    #expect(plan["schema"].string == "gymbo.plan/1")
    #expect(plan["adherence"]["daysDue"].int == 2)
    let alone = try JSON(text: report.plan?.json() ?? [])
    #expect(plan["next"]["name"].string == alone["next"]["name"].string)
    #expect(report.csv(.plan) == report.plan?.csv(.plan))
    #expect(try CSVReader.rows(of: report.csv(.adherence)).count == 1 + 10)
  }
}

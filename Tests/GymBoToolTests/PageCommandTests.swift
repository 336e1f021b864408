import Foundation
import TestSupport
import Testing

@Suite("Pages from the command line")
struct PageCommandTests {
  @Test("A report and an exercise come as a page, the same to a file and to standard output")
  func formats() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("week.html")
    let sample = Tool.sample("fitnotes.csv")
    let written = try Tool.run("report", sample, "--format", "html", "--output", file.path)
    #expect(written.code == 0 && written.output.isEmpty)
    let printed = try Tool.run("report", sample, "--format=html")
    #expect(printed.text.hasPrefix("<!doctype html>\n"))
    #expect(try Data(contentsOf: file) == printed.output)
    // A page is made to be sent: where the file lay is not in it.
    #expect(!printed.text.contains(Shared.packageRoot.path))
    let lift = try Tool.run(
      "exercise", "bench press", Tool.sample("strong.csv"), "--format", "html")
    #expect(lift.text.contains("<h1><bdi translate=\"no\">Bench Press (Barbell)</bdi></h1>"))
    let pounds = try Tool.run("report", sample, "--format", "html", "--unit", "lb")
    #expect(pounds.text.contains("\u{A0}lb"))
    let german = try Tool.run("report", sample, "--format", "html", "--language", "de")
    #expect(german.text.contains("<html lang=\"de\">") && german.text.contains("Übungen"))
  }

  @Test("No setting of the machine changes a byte: not the language, the time zone, the folder")
  func environment() throws {
    let arguments = ["report", Tool.sample("hevy.csv"), "--format", "html"]
    let plain = try Tool.run(arguments)
    for environment in [
      ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Tokyo"],
      ["LANG": "C", "TZ": "America/New_York", "HOME": "/", "COLUMNS": "40", "NO_COLOR": "1"],
    ] {
      let other = try Tool.run(arguments, environment: environment)
      #expect(other.code == 0 && other.output == plain.output, "\(environment)")
    }
  }

  @Test("What has no page says so", arguments: ["suggest", "check", "exercises"])
  func refusals(command: String) throws {
    let run = try Tool.run(command, Tool.sample("strong.csv"), "--format", "html")
    #expect(run.code == 2)
    #expect(run.error.contains("--format cannot be \"html\"; it takes text|csv"))
  }

  @Test("A batch writes a page an athlete, and an index that links them")
  func batch() throws {
    let folder = try TemporaryFolder()
    let run = try Tool.run(
      "batch", Tool.sample("strong.csv"), Tool.sample("fitnotes.csv"), "--output", folder.url.path,
      "--reports", "html")
    #expect(run.code == 0, "\(run.error)")
    let reports = folder.url.appendingPathComponent("reports")
    let index = try String(
      contentsOf: reports.appendingPathComponent("index.html"), encoding: .utf8)
    let links = index.matches(of: /href="\.\/([^"]*)"/).compactMap {
      String($0.output.1).removingPercentEncoding
    }
    #expect(Set(links) == ["strong.html", "fitnotes.html"])
    for link in links {
      let page = try String(contentsOf: reports.appendingPathComponent(link), encoding: .utf8)
      #expect(page.hasSuffix("</body></html>\n"))
      // Whose page it is, in the window's title and in the heading.
      let athlete = link.replacing(".html", with: "")
      #expect(page.contains("<title>\(athlete): Week "))
      #expect(page.contains("<span class=\"week\"><bdi translate=\"no\">\(athlete)</bdi>: Week "))
    }
    let text = try Tool.run(
      "batch", Tool.sample("fitnotes.csv"), "--reports", "--output", folder.url.path)
    #expect(text.code == 0)
    #expect(
      FileManager.default.fileExists(atPath: reports.appendingPathComponent("index.txt").path))
  }
}

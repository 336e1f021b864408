import Foundation
import TestSupport
import Testing

/// A mistyped year must not turn the report into one of the far future.
@Suite struct StrayDateTests {
  private static let sample = Tool.sample("strong.csv")

  private func run(_ script: String) throws -> (code: Int32, output: String) {
    try ToolShell.run("sample='\(Self.sample)'; \(script)", in: TemporaryFolder())
  }

  @Test(
    "One mistyped year among 5,927 rows: the report is of the last plausible week, and the check finds it"
  )
  func mistypedYear() throws {
    let (_, output) = try run(
      """
      sed '5001s/^202./2062/' "$sample" > f.csv
      $GYMBO report "$sample" | head -1; $GYMBO report f.csv | head -1
      $GYMBO check f.csv | grep -c 2062
      """)
    let lines = output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.first == lines.dropFirst().first)
    #expect(Int(lines.last ?? "") ?? 0 >= 1)
  }

  @Test("A lifter who comes back after two years is not doubted")
  func comeback() throws {
    let (_, output) = try run(
      """
      { head -200 "$sample"; sed -n 200,260p "$sample" | sed 's/^202./2029/'; } > f.csv
      $GYMBO check f.csv; $GYMBO report f.csv | head -1
      """)
    #expect(!output.contains("mistyped"))
    #expect(output.contains("2029"))
  }
}

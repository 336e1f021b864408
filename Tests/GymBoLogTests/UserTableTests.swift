import GymBoLog
import Testing

@Suite struct UserTableTests {
  private static let columns = ["kind", "weight", "count"]
  private static let required = ["kind", "weight"]

  private func table(_ lines: [String]) throws(UserTableError) -> UserTable {
    try UserTable(
      lines: lines, columns: Self.columns, required: Self.required)
  }

  @Test("Rows carry the line of the file and their cells by column, in whatever order")
  func rows() throws {
    let table = try table([
      "\u{FEFF}Weight, kind ,count\r", "# mine", "", "20,bar\r", "1.25, \"plate\" ,4,,", ",,",
    ])
    #expect(table.rows.map(\.line) == [4, 5])
    #expect(
      table.rows.map(\.cells) == [
        ["weight": "20", "kind": "bar"], ["weight": "1.25", "kind": "plate", "count": "4"],
      ])
  }

  @Test("A fault names its line, what is wrong and what to do")
  func faults() {
    let cases: [([String], Int, UserTableError.Problem)] = [
      ([], 1, .empty(header: Self.required)),
      (["# only a note"], 1, .empty(header: Self.required)),
      (["kind,load"], 1, .unknownColumn("load", columns: Self.columns)),
      (["kind,count"], 1, .missingColumn("weight", header: Self.columns)),
      (["", "kind,weight,kind"], 2, .repeatedColumn("kind")),
      (["kind,weight", "bar,2,5"], 2, .tooManyCells(3, columns: 2)),
    ]
    for (lines, line, problem) in cases {
      #expect {
        try table(lines)
      } throws: { error in
        guard let error = error as? UserTableError else { return false }
        return error.line == line && error.problem == problem
      }
    }
  }

  @Test("A table separated by semicolons or tabs is read, as some spreadsheets write it")
  func otherSeparators() throws {
    for lines in [["kind;weight", "bar;20,5"], ["kind\tweight", "bar\t20,5"]] {
      #expect(try table(lines).rows.map(\.cells) == [["kind": "bar", "weight": "20,5"]])
    }
  }

  @Test("A cell in quotes may hold separators and quotes")
  func quotes() throws {
    let table = try table(["kind,weight", "\"Smith, \"\"Jo\"\"\" , \"63,5\"", "5\" bar,20"])
    #expect(
      table.rows.map(\.cells) == [
        ["kind": "Smith, \"Jo\"", "weight": "63,5"], ["kind": "5\" bar", "weight": "20"],
      ])
  }

  @Test(
    "A row without a required cell says which, and a table of a hundred thousand lines is refused")
  func limits() throws {
    let found = try table(["kind,weight", ",20"])
    let row = try #require(found.rows.first)
    #expect(throws: UserTableError.self) { try row.cell("kind") }
    #expect(try row.cell("weight") == "20")
    let many = ["kind,weight"] + Array(repeating: "bar,20", count: 100_000)
    #expect(throws: UserTableError.self) { try table(many) }
  }
}

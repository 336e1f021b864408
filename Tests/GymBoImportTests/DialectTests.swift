import GymBoImport
import GymBoLog
import Testing

/// The same three tables as spreadsheets of many countries save them.
@Suite("Dialects of tables") struct DialectTests {
  private enum Cell {
    case text(String)
    /// As a number with a decimal point.
    case number(String)
    /// Of a workout, by its number.
    case date(Int)
  }

  private struct Table {
    var header: [String]
    var hasClock: Bool
    var rows: [[Cell]]
  }

  private enum Encoding: CaseIterable { case utf8, utf8Mark, wideLittle, wideBig, wideBare }
  private enum Dates: CaseIterable { case iso, dayFirst, monthFirst }

  private struct Dialect {
    var delimiter: String
    var quotesAll: Bool
    var encoding: Encoding
    var lineEnd: String
    var hasDecimalComma: Bool
    var dates: Dates
  }

  private static let tables: [Table] = [
    Table(
      header: [
        "Date", "Workout Name", "Duration", "Exercise Name", "Set Order", "Weight", "Reps",
        "Distance", "Seconds", "Notes", "Workout Notes", "RPE",
      ], hasClock: true,
      rows: [(0, "102.5", "8.5"), (0, "100", ""), (1, "97.25", "9")].map { day, load, effort in
        [
          .date(day), .text("Bein, \"schwer\" ü"), .text("1h 5m"), .text("Squat (Barbell)"),
          .text("1"), .number(load), .number("5"), .number("0"), .number("0"), .text("leicht"),
          .text(""), .number(effort),
        ]
      }),
    Table(
      header: [
        "title", "start_time", "end_time", "description", "exercise_title", "superset_id",
        "exercise_notes", "set_index", "set_type", "weight_kg", "reps", "distance_km",
        "duration_seconds", "rpe",
      ], hasClock: true,
      rows: [(0, "102.5", "8.5"), (0, "100", ""), (1, "97.25", "9")].enumerated().map {
        index, row in
        [
          .text("Bein, \"schwer\" ü"), .date(row.0), .date(row.0), .text(""),
          .text("Squat (Barbell)"), .text(""), .text("leicht"), .text("\(index % 2)"),
          .text("normal"), .number(row.1), .number("5"), .number(""), .number(""), .number(row.2),
        ]
      }),
    Table(
      header: [
        "Date", "Exercise", "Category", "Weight", "Weight Unit", "Reps", "Distance",
        "Distance Unit", "Time", "Comment",
      ], hasClock: false,
      rows: [(0, "102.5"), (0, "100"), (1, "97.25")].map { day, load in
        [
          .date(day), .text("Flat Bench Press"), .text("Brust"), .number(load), .text("kgs"),
          .number("5"), .number(""), .text(""), .text(""), .text("leicht, ü"),
        ]
      }),
  ]

  /// A number above 12 tells which of day and month is first.
  private static func date(_ number: Int, _ dates: Dates, hasClock: Bool) -> String {
    let day = number == 0 ? "05" : "25"
    let text =
      switch dates {
      case .iso: "2026-11-\(day)"
      case .dayFirst: "\(day)/11/2026"
      case .monthFirst: "11/\(day)/2026"
      }
    return text + (hasClock ? " 18:03:00" : "")
  }

  private static func text(_ table: Table, _ dialect: Dialect) -> String {
    func written(_ cell: String) -> String {
      let needsQuotes = dialect.quotesAll || cell.contains(dialect.delimiter) || cell.contains("\"")
      return needsQuotes ? "\"" + cell.replacing("\"", with: "\"\"") + "\"" : cell
    }
    let rows = table.rows.map { row in
      row.map { cell in
        switch cell {
        case .text(let text): text
        case .number(let number):
          dialect.hasDecimalComma ? number.replacing(".", with: ",") : number
        case .date(let number): date(number, dialect.dates, hasClock: table.hasClock)
        }
      }
    }
    return ([table.header] + rows)
      .map { $0.map(written).joined(separator: dialect.delimiter) + dialect.lineEnd }.joined()
  }

  private static func bytes(_ text: String, _ encoding: Encoding) -> [UInt8] {
    let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    return switch encoding {
    case .utf8: Array(text.utf8)
    case .utf8Mark: [0xEF, 0xBB, 0xBF] + Array(text.utf8)
    case .wideLittle: [0xFF, 0xFE] + little
    case .wideBig: [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    case .wideBare: little
    }
  }

  private static var dialects: [Dialect] {
    var dialects: [Dialect] = []
    for delimiter in [",", ";", "\t"] {
      for quotesAll in [false, true] {
        for encoding in Encoding.allCases {
          for lineEnd in ["\n", "\r\n", "\r"] {
            for comma in [false, true] {
              for dates in Dates.allCases {
                dialects.append(
                  Dialect(
                    delimiter: delimiter, quotesAll: quotesAll, encoding: encoding,
                    lineEnd: lineEnd, hasDecimalComma: comma, dates: dates))
              }
            }
          }
        }
      }
    }
    return dialects
  }

  @Test("delimiters, quotes, encodings, line ends, decimal marks and orders of dates, times three")
  func everyDialect() throws {
    var (read, refused) = (0, 0)
    for table in Self.tables {
      let usual = Dialect(
        delimiter: ",", quotesAll: false, encoding: .utf8, lineEnd: "\n", hasDecimalComma: false,
        dates: .iso)
      func log(_ dialect: Dialect) throws(ImportError) -> TrainingLog {
        let bytes = Self.bytes(Self.text(table, dialect), dialect.encoding)
        return try importHistory(
          [InputFile(name: "a.csv", bytes: bytes)], options: ImportOptions())
      }
      let expected = lines(try log(usual))
      #expect(expected.count == 3)
      for dialect in Self.dialects {
        do throws(ImportError) {
          #expect(lines(try log(dialect)) == expected, "\(dialect)")
          read += 1
        } catch {
          Issue.record("\(dialect): \(error)")
          refused += 1
        }
      }
    }
    print("dialects: \(read) read, \(refused) refused")
    #expect(read == 3 * 540 && refused == 0)
  }

  @Test("a decimal comma in a table of commas without quotes is never read as another number")
  func unquotedCommas() throws {
    for (index, table) in Self.tables.enumerated() {
      var table = table
      // Without texts that need quotes, every comma looks like the next.
      table.rows = table.rows.map { row in
        row.map { cell in
          if case .text(let text) = cell {
            return .text(text.filter { $0 != "," && $0 != "\"" })
          }
          return cell
        }
      }
      let dialect = Dialect(
        delimiter: ";", quotesAll: false, encoding: .utf8, lineEnd: "\n", hasDecimalComma: true,
        dates: .iso)
      let text = Self.text(table, dialect).replacing(";", with: ",")
      do throws(ImportError) {
        let log = try importHistory(
          [InputFile(name: "a.csv", bytes: Array(text.utf8))], options: ImportOptions())
        let loads = (0..<log.columns.count).compactMap { row in
          log.columns.load[row].map { Load(units: $0).kilograms }
        }
        #expect(Set(loads).isSubset(of: [102.5, 100, 97.25]), "\(index): \(loads)")
        #expect(conserves(log))
      } catch {
        #expect(error.kind == .unknownFormat, "\(index): \(error)")
      }
    }
  }
}

import Foundation
import GymBoLog
import Testing

@testable import GymBoImport

@Suite struct FormatDescriptionTests {
  @Test("every header that is shown as an example is recognised as that variant of that format")
  func examples() throws {
    #expect(Set(knownFormats.map(\.id)) == ["strong", "hevy", "fitnotes", "plain"])
    for format in knownFormats {
      #expect(!format.recognition.isEmpty)
      for variant in format.variants {
        let log = try read(variant.header)
        #expect(log.files[0].format == format.id)
        #expect(log.files[0].variant == variant.name)
      }
    }
  }

  @Test("there is room for each column, and for no more")
  func columnValues() {
    #expect(Column.Values<Bool>(repeating: false).count == Column.allCases.count)
  }

  @Test("names of columns are matched without regard to case and blanks, in any order")
  func columnNames() throws {
    let log = try read(
      " REPS ,exercise name,SET ORDER,weight,date, Workout Name",
      "5,Squat,1,100,2024-01-11 12:05:09,A")
    #expect(
      lines(log) == ["2024-01-11T12:05:09, A, Squat, working, loaded, 100.0 kg, × 5"])
  }
}

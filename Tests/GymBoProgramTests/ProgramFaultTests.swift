import Foundation
import TestSupport
import Testing

@testable import GymBoProgram

@Suite("Faults of programs")
struct ProgramFaultTests {
  @Test(
    "Every faulty text of the vectors is refused at its line and column",
    .enabled(if: Shared.isPresent, Shared.absence))
  func vectors() throws {
    let cases = try Shared.vectors("coach/program-errors")["cases"].array
    #expect(cases.count == 28)
    for one in cases {
      let name = Comment(rawValue: one["case"].string)
      let fault = #expect(throws: ProgramFault.self, name) {
        try Program(reading: Array(one["text"].string.utf8))
      }
      #expect(fault?.place.line == one["line"].int, name)
      #expect(fault?.place.column == one["column"].int, name)
    }
  }
}

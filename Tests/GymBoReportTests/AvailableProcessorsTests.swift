import Testing

@testable import GymBo

@Suite("The processors that the process may use")
struct AvailableProcessorsTests {
  @Test("They are the bits that the system allows it")
  func allowed() {
    #expect(allowedProcessors("Name:\tx\nCpus_allowed:\tf\nCpus_allowed_list:\t0-3\n") == 4)
    #expect(allowedProcessors("Cpus_allowed:\tff,00000001\n") == 9)
    #expect(allowedProcessors("Name:\tx\n") == nil && allowedProcessors("") == nil)
    #expect(availableProcessors >= 1)
  }
}

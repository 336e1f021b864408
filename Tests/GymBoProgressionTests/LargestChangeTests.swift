import GymBoLog
import GymBoProgression
import Testing

@Suite struct LargestChangeTests {
  @Test("10 % up and down are allowed, and no unit more")
  func limits() {
    for kilograms in 1...500 {
      let load = Load.kilograms(10 * kilograms)
      #expect(LargestChange.highest(after: load) == .kilograms(11 * kilograms))
      #expect(LargestChange.lowest(after: load) == .kilograms(9 * kilograms))
    }
    #expect(LargestChange.percent(from: .kilograms(80), to: .kilograms(60)) == -25)
  }
}

import GymBoLog
import Testing

@Suite struct OptionalColumnTests {
  @Test("what is missing is nil, never the filler")
  func missing() {
    var column = OptionalColumn<Double>(filler: 0)
    column.append(0)
    column.append(nil)
    column.append(7.5)
    #expect(column.count == 3)
    #expect(column[0] == 0)
    #expect(column[1] == nil)
    #expect(column[2] == 7.5)
  }

  @Test("the values stand without gaps for the kernels, fillers where they are missing")
  func values() {
    var column = OptionalColumn<Int>(filler: -1)
    for value in [3, nil, 5] { column.append(value) }
    #expect(column.values == [3, -1, 5])
    #expect(column.isPresent == [true, false, true])
  }

  @Test("a column of nothing has its rows, and takes values")
  func nothing() {
    var column = OptionalColumn<Int>(filler: 7, missing: 3)
    column[1] = 5
    #expect((0..<3).map { column[$0] } == [nil, 5, nil])
    #expect(column.values == [7, 5, 7])
  }

  @Test("a value can be taken away and given back")
  func replace() {
    var column = OptionalColumn<Int>(filler: 0)
    column.append(1)
    column[0] = nil
    #expect(column[0] == nil)
    #expect(column.values == [0])
    column[0] = 9
    #expect(column[0] == 9)
  }
}

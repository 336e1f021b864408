import Foundation
import GymBoKernels
import TestSupport
import Testing

@Suite struct LeastSquaresTests {
  @Test(
    "All eleven linear problems of NIST come out to 13 digits, in every number that is certified",
    .enabled(if: Shared.isPresent, Shared.absence))
  func nist() throws {
    let sets = try NIST.sets("linear")
    #expect(sets.count == 11)
    var table = "digits right     b     SE     SD     r²\n"
    for (name, set) in sets {
      let problem = NIST.problem(set)
      let fit = try leastSquares(problem.design, y: problem.y)
      let errors = try #require(fit.standardErrors)
      let (betas, ses) = (set["certified_beta"].array, set["certified_se"].array)
      #expect(betas.count == fit.coefficients.count && ses.count == errors.count)
      #expect(fit.count == set["n"].int)
      let digits = [
        NIST.fewestDigits(fit.coefficients, betas),
        NIST.fewestDigits(errors, ses),
        NIST.digits(try #require(fit.residualSD), set["certified_rsd"]),
        NIST.digits(try #require(fit.rSquared), set["certified_r2"]),
      ]
      for (digits, what) in zip(digits, ["coefficients", "standard errors", "SD", "r²"]) {
        #expect(digits >= 13, "\(name): \(what) \(digits)")
      }
      table += NIST.row(name, digits)
    }
    print(table)
  }

  @Test("A value that is not a number has no digits right, wherever it is among the others")
  func notANumber() {
    let certified = [JSON("2"), JSON("2"), JSON("2")]
    #expect(NIST.digits(2, certified[0]) == 15)
    #expect(NIST.fewestDigits([2, 2, 2], certified) == 15)
    for place in 0..<3 {
      var values = [2.0, 2, 2]
      values[place] = .nan
      #expect(NIST.digits(values[place], certified[place]).isNaN)
      #expect(NIST.fewestDigits(values, certified).isNaN, "NaN at \(place)")
    }
  }

  @Test(
    "Coefficients and covariance of the small systems are those of the reference (linalg)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func linearAlgebra() throws {
    let vectors = try Shared.vectors("linalg")
    let quadratic = vectors["small"]["quadratic"]
    let curve = try leastSquares(
      DesignMatrix(powersOf: quadratic["t"].numbers, degree: 2), y: quadratic["y"].numbers)
    check(curve.coefficients, quadratic["beta"].numbers, 1e-9)
    check(try #require(curve.covariance), quadratic["cov"].array.flatMap(\.numbers), 1e-9)
    let sd = try #require(curve.residualSD)
    #expect(
      isClose(sd * sd * Double(curve.degreesOfFreedom), quadratic["rss"].number, within: 1e-9))

    let longley = vectors["longley"]
    let rows = longley["X"].array.map(\.numbers)
    let economy = try leastSquares(
      DesignMatrix(rows, intercept: false), y: longley["y"].numbers)
    check(economy.coefficients, longley["beta_nist"].numbers, 1e-8)
    check(try #require(economy.standardErrors), longley["se"].numbers, 1e-8)

    let wampler = vectors["wampler1"]
    let exact = try leastSquares(
      DesignMatrix(powersOf: wampler["x"].numbers, degree: wampler["degree"].int),
      y: wampler["y"].numbers)
    #expect(exact.coefficients == wampler["beta"].numbers && exact.residualSD == 0)

    let deficient = vectors["small"]["rank_deficient_min_norm"]
    let dependent = DesignMatrix(deficient["X"].array.map(\.numbers), intercept: false)
    #expect(throws: LeastSquaresError.rankDeficient(rank: deficient["rank"].int, columns: 3)) {
      try leastSquares(dependent, y: quadratic["y"].numbers)
    }
  }

  @Test(
    "Lines with weights of a half-life of 21 days are those of the reference (trend: wls_halflife21)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func weighted() throws {
    let all = try Shared.vectors("trend")["series"].object
    #expect(all.count == 8)
    for (name, series) in all {
      let (t, y, expected) = (
        series["t_days"].numbers, series["y"].numbers, series["wls_halflife21"]
      )
      let last = try #require(t.last)
      let fit = try leastSquares(
        DesignMatrix(powersOf: t, degree: 1), y: y, weights: t.map { exp2(($0 - last) / 21) })
      #expect(isClose(fit.coefficients[0], expected["intercept"].number, within: 1e-9), "\(name)")
      #expect(isClose(fit.coefficients[1], expected["slope"].number, within: 1e-9), "\(name)")
      let errors = try #require(fit.standardErrors)
      #expect(isClose(errors[1], expected["se_slope"].number, within: 1e-9), "\(name)")
    }
  }

  private func check(_ actual: [Double], _ expected: [Double], _ tolerance: Double) {
    #expect(actual.count == expected.count)
    for (a, b) in zip(actual, expected) { #expect(isClose(a, b, within: tolerance), "\(a) \(b)") }
  }

  private let rows: [[Double]] = [
    [0.5, 3], [1, 1], [2.25, 4], [3, 1.5], [4, 9], [7, 2.6], [9, 5],
  ]
  private let y = [80.1, 81, 79.5, 84, 90.25, 83.3, 88]

  @Test("Neither the order of rows nor that of columns can show, not in a single bit")
  func permutations() throws {
    let fit = try leastSquares(DesignMatrix(rows, intercept: true), y: y)
    let order = [3, 0, 6, 2, 5, 1, 4]
    let shuffled = try leastSquares(
      DesignMatrix(order.map { rows[$0] }, intercept: true), y: order.map { y[$0] })
    #expect(shuffled == fit)
    let swapped = try leastSquares(DesignMatrix(rows.map { $0.reversed() }, intercept: true), y: y)
    let b = fit.coefficients
    #expect(swapped.coefficients == [b[0], b[2], b[1]])
    #expect(swapped.residualSD == fit.residualSD && swapped.rSquared == fit.rSquared)
  }

  @Test("Units change coefficients and errors by their factor; a level moves the intercept alone")
  func units() throws {
    let fit = try leastSquares(DesignMatrix(rows, intercept: true), y: y)
    let factor = 0x1p200
    let scaled = try leastSquares(
      DesignMatrix(rows.map { [$0[0] * factor, $0[1]] }, intercept: true), y: y.map { $0 / factor })
    let (errors, scaledErrors) = (
      try #require(fit.standardErrors), try #require(scaled.standardErrors)
    )
    #expect(scaled.coefficients[1] == fit.coefficients[1] / factor / factor)
    #expect(scaledErrors[2] == errors[2] / factor && scaledErrors[1] == errors[1] / factor / factor)
    #expect(scaled.rSquared == fit.rSquared)
    let raised = try leastSquares(
      DesignMatrix(rows, intercept: true), y: y.map { ($0 * 8).rounded() / 8 + 1024 })
    let level = try leastSquares(
      DesignMatrix(rows, intercept: true), y: y.map { ($0 * 8).rounded() / 8 })
    #expect(raised.coefficients[2] == level.coefficients[2])
    #expect(isClose(raised.coefficients[0], level.coefficients[0] + 1024, within: 1e-15))
  }

  @Test("A weight of three is the row three times over; a weight of 0 is no row")
  func weightsAsCounts() throws {
    let weights = [1.0, 3, 2, 0, 1, 1, 3]
    let fit = try leastSquares(DesignMatrix(rows, intercept: true), y: y, weights: weights)
    let repeats = rows.indices.flatMap { Array(repeating: $0, count: Int(weights[$0])) }
    let repeated = try leastSquares(
      DesignMatrix(repeats.map { rows[$0] }, intercept: true), y: repeats.map { y[$0] })
    for (a, b) in zip(fit.coefficients, repeated.coefficients) {
      #expect(isClose(a, b, within: 1e-14))
    }
    #expect(
      isClose(try #require(fit.rSquared), try #require(repeated.rSquared), within: 1e-14))
    #expect(fit.count == 6 && repeated.count == 11)
    let common = try leastSquares(
      DesignMatrix(rows, intercept: true), y: y, weights: weights.map { $0 * 0x1p-60 })
    #expect(common.covariance == fit.covariance && common.coefficients == fit.coefficients)
  }

  @Test("The line of one column is the line of the closed form, and without an intercept Σxy/Σx²")
  func lines() throws {
    let t = rows.map { $0[0] }
    let line = try #require(ordinaryLeastSquares(t: t, y: y))
    let fit = try leastSquares(DesignMatrix(powersOf: t, degree: 1), y: y)
    #expect(isClose(line.slope, fit.coefficients[1], within: 1e-13))
    #expect(
      isClose(try #require(line.slopeError), try #require(fit.standardErrors)[1], within: 1e-13))
    #expect(isClose(try #require(line.rSquared), try #require(fit.rSquared), within: 1e-13))
    let through = try leastSquares(DesignMatrix(t.map { [$0] }, intercept: false), y: y)
    let ratio = zip(t, y).reduce(0) { $0 + $1.0 * $1.1 } / t.reduce(0) { $0 + $1 * $1 }
    #expect(isClose(through.coefficients[0], ratio, within: 1e-14))
  }

  @Test("As many rows as columns are met exactly, and say nothing of errors")
  func saturated() throws {
    let fit = try leastSquares(DesignMatrix([[1], [3]], intercept: true), y: [10, 14])
    #expect(fit.coefficients == [8, 2] && fit.rSquared == 1 && fit.degreesOfFreedom == 0)
    #expect(fit.standardErrors == nil && fit.covariance == nil && fit.residualSD == nil)
    let constant = try leastSquares(DesignMatrix([[1], [3], [4]], intercept: true), y: [5, 5, 5])
    // The last bit depends on the kernel that OpenBLAS takes for the processor.
    check(constant.coefficients, [5, 0], 1e-14)
    #expect(constant.rSquared == nil)
    check(try #require(constant.standardErrors), [0, 0], 1e-14)
  }

  @Test("What cannot be fitted says why")
  func refusals() {
    let columns = [[1.0, 2], [2, 4], [5, 10], [9, 18]]
    let cases: [([[Double]], [Double], [Double]?, LeastSquaresError)] = [
      (columns, [1, 2, 3, 4], nil, .rankDeficient(rank: 2, columns: 3)),
      (columns.map { [$0[0], 7] }, [1, 2, 3, 4], nil, .rankDeficient(rank: 2, columns: 3)),
      (columns.map { [$0[0], 0] }, [1, 2, 3, 4], nil, .rankDeficient(rank: 2, columns: 3)),
      (
        columns.map { [$0[0] * 0.1, $0[0] * 0.3] }, [1, 2, 3, 4], nil,
        .rankDeficient(rank: 2, columns: 3)
      ),
      ([[1.0], [1]], [1, 2], nil, .rankDeficient(rank: 1, columns: 2)),
      ([[1.0, 5], [1, 6]], [1, 2], nil, .tooFewRows(rows: 2, columns: 3)),
      ([[1.0]], [1], nil, .tooFewRows(rows: 1, columns: 2)),
      ([], [], nil, .tooFewRows(rows: 0, columns: 1)),
      ([[1.0], [2], [3]], [1, 2, 4], [1, 0, 0], .tooFewRows(rows: 1, columns: 2)),
      ([[1.0], [2], [3]], [1, 2, 4], [1, -1, 1], .negativeWeight(row: 1)),
      ([[1.0], [2], [3]], [1, 2, 4], [1, .nan, 1], .notFinite),
      ([[1.0], [2], [3]], [1, .infinity, 4], nil, .notFinite),
      ([[1.0], [.nan], [3]], [1, 2, 4], nil, .notFinite),
      ([[1e-300], [2e-300], [4e-300]], [1e300, 2e300, 5e300], nil, .overflow),
    ]
    for (rows, y, weights, error) in cases {
      #expect(throws: error) {
        try leastSquares(DesignMatrix(rows, intercept: true), y: y, weights: weights)
      }
    }
    #expect(throws: LeastSquaresError.tooFewRows(rows: 2, columns: 0)) {
      try leastSquares(DesignMatrix([[], []], intercept: false), y: [1, 2])
    }
    #expect(throws: LeastSquaresError.notFinite) {
      try leastSquares(DesignMatrix(powersOf: [1e200, 2e200, 3e200], degree: 2), y: [1, 2, 3])
    }
  }
}

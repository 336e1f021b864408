import GymBoKernels
import TestSupport
import Testing

@Suite struct DistributionTests {
  @Test(
    "Normal probabilities and quantiles are those of the reference, in both tails",
    .enabled(if: Shared.isPresent, Shared.absence))
  func normal() throws {
    let vectors = try Shared.vectors("distributions")
    #expect(vectors["normal_cdf"].array.count == 13 && vectors["normal_ppf"].array.count == 16)
    for v in vectors["normal_cdf"].array {
      let p = try #require(normalCDF(v["x"].number))
      #expect(isClose(p, v["p"].number, within: 1e-12), "x = \(v["x"].number)")
    }
    for v in vectors["normal_ppf"].array {
      let x = try #require(normalQuantile(v["p"].number))
      #expect(isClose(x, v["x"].number, within: 1e-10), "p = \(v["p"].number)")
    }
  }

  @Test(
    "Student's probabilities and quantiles are those of the reference, also for broken degrees of freedom",
    .enabled(if: Shared.isPresent, Shared.absence))
  func studentT() throws {
    let vectors = try Shared.vectors("distributions")
    #expect(vectors["t_cdf"].array.count == 77 && vectors["t_ppf"].array.count == 55)
    for v in vectors["t_cdf"].array {
      let p = try #require(studentTCDF(v["x"].number, degreesOfFreedom: v["df"].number))
      #expect(isClose(p, v["p"].number, within: 1e-12), "df \(v["df"].number) x \(v["x"].number)")
    }
    for v in vectors["t_ppf"].array {
      let x = try #require(studentTQuantile(v["p"].number, degreesOfFreedom: v["df"].number))
      #expect(isClose(x, v["x"].number, within: 1e-10), "df \(v["df"].number) p \(v["p"].number)")
    }
  }

  @Test(
    "The incomplete beta function is that of the reference, down to 10⁻⁷⁹",
    .enabled(if: Shared.isPresent, Shared.absence))
  func incompleteBeta() throws {
    let vectors = try Shared.vectors("distributions")["betainc"].array
    #expect(vectors.count == 24)
    for v in vectors {
      let (a, b, x) = (v["a"].number, v["b"].number, v["x"].number)
      let value = try #require(regularizedIncompleteBeta(a, b, x: x, complement: 1 - x))
      #expect(isClose(value, v["v"].number, within: 1e-12), "a \(a) b \(b) x \(x)")
    }
  }

  @Test("A quantile goes back to its probability, from one degree of freedom to ten million")
  func roundTrip() throws {
    for df in [0.5, 1, 2, 3.5, 7, 30, 1000, 999_999, 1_000_001, 1e7] {
      for p in [1e-9, 0.001, 0.1, 0.4999, 0.5, 0.500001, 0.8, 0.975, 0.999999] {
        let x = try #require(studentTQuantile(p, degreesOfFreedom: df))
        let back = try #require(studentTCDF(x, degreesOfFreedom: df))
        #expect(isClose(back, p, within: 1e-9), "df \(df) p \(p) x \(x) back \(back)")
      }
    }
  }

  @Test("Student's distribution is symmetric, rises with x, and has the normal one as its limit")
  func shape() throws {
    for df in [1.0, 4, 25, 2e6] {
      var last = 0.0
      for step in -40...40 {
        let x = Double(step) / 4
        let p = try #require(studentTCDF(x, degreesOfFreedom: df))
        let mirrored = try #require(studentTCDF(-x, degreesOfFreedom: df))
        #expect(isClose(p + mirrored, 1, within: 1e-14))
        #expect(p >= last)
        last = p
      }
    }
    for x in [-3.0, -1, 0.5, 2] {
      let student = try #require(studentTCDF(x, degreesOfFreedom: 1e9))
      let normal = try #require(normalCDF(x))
      #expect(isClose(student, normal, within: 1e-7))
    }
  }

  @Test("The change to the normal approximation at a million degrees of freedom leaves no step")
  func joint() throws {
    for x in [-5.0, -2, -0.5, 0.1, 1, 3] {
      let below = try #require(studentTCDF(x, degreesOfFreedom: 999_999))
      let above = try #require(studentTCDF(x, degreesOfFreedom: 1_000_001))
      #expect(isClose(below, above, within: 1e-9), "x \(x): \(below) \(above)")
    }
  }

  @Test("Arguments outside a function's domain give nil, never a trap and never NaN")
  func domains() {
    for p in [-0.1, 0, 1, 1.1, .nan, .infinity] {
      #expect(normalQuantile(p) == nil)
      #expect(studentTQuantile(p, degreesOfFreedom: 5) == nil)
    }
    for df in [-1, 0, .nan, .infinity] {
      #expect(studentTCDF(1, degreesOfFreedom: df) == nil)
      #expect(studentTQuantile(0.9, degreesOfFreedom: df) == nil)
      #expect(regularizedIncompleteBeta(df, 1, x: 0.5, complement: 0.5) == nil)
    }
    #expect(normalCDF(.nan) == nil && studentTCDF(.nan, degreesOfFreedom: 3) == nil)
    #expect(normalCDF(-.infinity) == 0 && normalCDF(.infinity) == 1)
    #expect(studentTCDF(-.infinity, degreesOfFreedom: 3) == 0)
    #expect(studentTCDF(.infinity, degreesOfFreedom: 3) == 1)
    #expect(studentTCDF(.infinity, degreesOfFreedom: 2e6) == 1)
    #expect(studentTCDF(1e300, degreesOfFreedom: 2e6) == 1)
    #expect(studentTCDF(0, degreesOfFreedom: 3) == 0.5)
    #expect(studentTQuantile(1e-9, degreesOfFreedom: 1e-3) == nil)
    #expect(regularizedIncompleteBeta(2, 3, x: 0, complement: 1) == 0)
    #expect(regularizedIncompleteBeta(2, 3, x: 1, complement: 0) == 1)
    #expect(regularizedIncompleteBeta(2, 3, x: -0.1, complement: 1.1) == nil)
  }

  @Test("The quantiles of the smallest probabilities are numbers, and mirror those of the largest")
  func extremes() throws {
    let tiny = try #require(normalQuantile(.leastNonzeroMagnitude))
    #expect(tiny < -38 && tiny > -39)
    let near = try #require(normalQuantile(0.5.nextDown))
    #expect(near < 0 && near > -1e-15)
    let t = try #require(studentTQuantile(1e-300, degreesOfFreedom: 10))
    #expect(t < -1e29 && t.isFinite)
  }
}

internal import GymBoPlatform

/// All courses of a ``levelChange(weeks:values:prior:)``, each with all noises.
struct CourseFits {
  /// Eight sizes of noise, in percent: the courses are solved with all of them side by side.
  private typealias Noises = Lanes
  private static let noises = Noises(1, 1.4, 2, 2.8, 4, 5.6, 8, 11.2)
  private static let logNoises: Noises = {
    var logarithms = Noises()
    for index in logarithms.indices { logarithms[index] = log(noises[index]) }
    return logarithms
  }()

  /// A course: where it bends (0: nowhere), and what is believed of its slopes.
  private struct Course {
    var bend: Int
    var (now, before): (Double, Double)
    var logPrior: Double
  }

  /// Sums over the values for one place of the bend, q a value's weight: of q times the products of the columns 1, now,
  /// before with each other and with the values.
  private struct Sums {
    var (one, now, before, nowNow, nowBefore, beforeBefore) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    var (value, nowValue, beforeValue) = (0.0, 0.0, 0.0)
  }

  /// A course solved with all noises.
  private struct Solution {
    var (level, now, before): (Noises, Noises, Noises)
    var (nowVariance, beforeVariance, covariance): (Noises, Noises, Noises)
    /// The evidence without the determinant, as a logarithm, and one over the root of the determinant.
    var logEvidence: Noises
    var scale: Noises
  }

  private let prior: LevelChangePrior
  private let count: Int
  private let length: Double
  private let courses: [Course]
  private let noisePrior: Noises
  private var weights: [Double]
  private var solutions: [Solution] = []
  /// By course and noise, the share in all.
  private var shares: [Noises] = []
  private var noise = 0.0

  init(weeks: Span<Double>, prior: LevelChangePrior) {
    self.prior = prior
    count = weeks.count
    length = -weeks[0]
    weights = Array(repeating: 1, count: weeks.count)
    let (length, prior) = (length, prior)
    var after = weeks.count
    var bends: [Int] = []
    for bend in prior.bends.reversed() where length >= Double(bend) + 1 {
      after = 0
      for index in weeks.indices where weeks[index] > -Double(bend) { after += 1 }
      if after >= prior.fewestAfterBend { bends.append(bend) }
    }
    courses = CourseFits.courses(bends: bends.reversed(), prior)
    let distance = (CourseFits.logNoises - log(prior.noise)) / prior.noiseSpread
    let belief = -0.5 * distance * distance
    noisePrior = belief - log(exponential(belief).sum())
  }

  /// Straight courses, then the bent ones by their slopes, then by their bends. A course that is flat before and after its
  /// bend is the straight flat one.
  private static func courses(bends: [Int], _ prior: LevelChangePrior) -> [Course] {
    let slopes = [(prior.flat, prior.shareFlat), (prior.moving, 1 - prior.shareFlat)]
    let straight = bends.isEmpty ? 1 : 1 - prior.shareBent
    var courses = slopes.map {
      Course(bend: 0, now: $0.0, before: 1, logPrior: log($0.1 * straight))
    }
    let both = 1 - prior.shareFlat * prior.shareFlat
    for (index, now) in slopes.enumerated() {
      for (other, before) in slopes.enumerated() where index + other > 0 {
        for bend in bends {
          let share = prior.shareBent / Double(bends.count) * now.1 * before.1 / both
          courses.append(Course(bend: bend, now: now.0, before: before.0, logPrior: log(share)))
        }
      }
    }
    return courses
  }

  /// The columns of a value: what the slopes after and before the bend are multiplied by.
  @inline(__always)
  private static func columns(_ week: Double, bend: Int) -> (now: Double, before: Double) {
    bend == 0 ? (week, 0) : (max(week, -Double(bend)), min(week + Double(bend), 0))
  }

  // MARK: Solving

  mutating func solve(weeks: Span<Double>, values: Span<Double>) {
    var square = 0.0
    for index in values.indices { square += weights[index] * values[index] * values[index] }
    // By the place of the bend: courses with the same bend differ in their priors alone.
    var sums = [Sums?](repeating: nil, count: prior.bends.upperBound + 1)
    solutions.removeAll(keepingCapacity: true)
    solutions.reserveCapacity(courses.count)
    for course in courses {
      let known = sums[course.bend] ?? self.sums(weeks, values, bend: course.bend)
      sums[course.bend] = known
      solutions.append(solution(course, known, square: square))
    }
    share()
  }

  private func sums(_ weeks: Span<Double>, _ values: Span<Double>, bend: Int) -> Sums {
    var sums = Sums()
    for index in weeks.indices {
      let (now, before) = CourseFits.columns(weeks[index], bend: bend)
      let weight = weights[index]
      let value = weight * values[index]
      sums.one += weight
      sums.now += weight * now
      sums.before += weight * before
      sums.nowNow += weight * now * now
      sums.nowBefore += weight * now * before
      sums.beforeBefore += weight * before * before
      sums.value += value
      sums.nowValue += now * value
      sums.beforeValue += before * value
    }
    return sums
  }

  /// Solves B μ = h with B = XᵀqX + σ² D, for all noises σ at once, by the factors B = L d Lᵀ.
  private func solution(_ course: Course, _ sums: Sums, square: Double) -> Solution {
    let variance = CourseFits.noises * CourseFits.noises
    let (ofLevel, ofNow, ofBefore) = (
      1 / (prior.level * prior.level), 1 / (course.now * course.now),
      1 / (course.before * course.before)
    )
    let d0 = sums.one + variance * ofLevel
    let l10 = sums.now / d0
    let l20 = sums.before / d0
    let d1 = sums.nowNow + variance * ofNow - l10 * sums.now
    let l21 = (sums.nowBefore - l20 * sums.now) / d1
    let d2 = sums.beforeBefore + variance * ofBefore - l20 * sums.before - l21 * l21 * d1
    // Forwards, then backwards.
    let z1 = sums.nowValue - l10 * sums.value
    let z2 = sums.beforeValue - l20 * sums.value - l21 * z1
    let before = z2 / d2
    let now = z1 / d1 - l21 * before
    let level = sums.value / d0 - l10 * now - l20 * before
    // The lower right part of the inverse of B, times σ².
    let beforeVariance = variance / d2
    let covariance = -l21 * beforeVariance
    let nowVariance = variance / d1 - l21 * covariance

    let explained = level * sums.value + now * sums.nowValue + before * sums.beforeValue
    let loss = -0.5 * (square - explained) / variance
    let size = Noises(repeating: 0.5 * log(ofLevel * ofNow * ofBefore) + course.logPrior)
    // det A = det B / σ⁶. The root of det B is a factor and no logarithm: roots are taken of all noises at once.
    let evidence = loss - Double(count - 3) * CourseFits.logNoises
    return Solution(
      level: level, now: now, before: before, nowVariance: nowVariance,
      beforeVariance: beforeVariance, covariance: covariance,
      logEvidence: evidence + size + noisePrior, scale: 1 / (d0 * d1 * d2).squareRoot())
  }

  /// Turns the evidence of the courses into shares, and finds the expected noise.
  private mutating func share() {
    var mosts = Noises(repeating: -.infinity)
    for solution in solutions.indices {
      let evidence = solutions[solution].logEvidence
      mosts.replace(with: evidence, where: evidence .> mosts)
    }
    let most = mosts.max()
    shares.removeAll(keepingCapacity: true)
    shares.reserveCapacity(courses.count)
    var total = 0.0
    for solution in solutions.indices {
      let evidence = solutions[solution].logEvidence - most
      let share = exponential(evidence) * solutions[solution].scale
      shares.append(share)
      total += share.sum()
    }
    noise = 0
    for index in shares.indices {
      shares[index] /= total
      noise += (shares[index] * CourseFits.noises).sum()
    }
  }

  // MARK: Weights

  /// Lets values far from the expected course count less.
  mutating func reweigh(weeks: Span<Double>, values: Span<Double>) {
    // By the place of the bend, the sum of its courses, each by its share.
    var lines = [(level: Double, now: Double, before: Double)](
      repeating: (0, 0, 0), count: prior.bends.upperBound + 1)
    for index in courses.indices {
      let bend = courses[index].bend
      lines[bend].level += (shares[index] * solutions[index].level).sum()
      lines[bend].now += (shares[index] * solutions[index].now).sum()
      lines[bend].before += (shares[index] * solutions[index].before).sum()
    }
    var expected = [Double](repeating: 0, count: values.count)
    for bend in lines.indices where lines[bend] != (0, 0, 0) {
      let line = lines[bend]
      for index in expected.indices {
        let (now, before) = CourseFits.columns(weeks[index], bend: bend)
        expected[index] += line.level + line.now * now + line.before * before
      }
    }
    for index in values.indices {
      let distance = max((values[index] - expected[index]).magnitude, 1e-9 * noise)
      weights[index] = min(1, prior.bound * noise / distance)
    }
  }

  // MARK: The change

  var change: LevelChange? {
    let span = min(prior.span, length)
    var parts: [LevelChange.Part] = []
    parts.reserveCapacity(courses.count)
    var mean = 0.0
    for course in courses.indices {
      let (bend, solution, shares) = (courses[course].bend, solutions[course], shares[course])
      // The share of the span after the bend.
      let after = bend == 0 ? 1 : min(1, Double(bend) / span)
      let rest = 1 - after
      let slope = after * solution.now + rest * solution.before
      mean += (shares * slope).sum()
      guard shares.sum() > CourseFits.leastShare else { continue }
      parts.append(
        LevelChange.Part(
          bend: bend, weight: shares, mean: slope,
          deviation: (after * after * solution.nowVariance + rest * rest * solution.beforeVariance
            + 2 * after * rest * solution.covariance).squareRoot(),
          slowed: solution.before - solution.now,
          slowedDeviation: (solution.nowVariance + solution.beforeVariance
            - 2 * solution.covariance).squareRoot()))
    }
    guard mean.isFinite, noise.isFinite, !parts.isEmpty else { return nil }
    return LevelChange(parts: parts, weeks: span, noise: noise, weights: weights, mean: mean)
  }

  /// Courses below this share are left out: all together move a probability by less than 3 · 10⁻¹⁰.
  private static let leastShare = 1e-12
}

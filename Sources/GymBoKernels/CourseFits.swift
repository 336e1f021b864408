internal import Glibc

/// All courses of a ``levelChange(weeks:values:prior:)``, each with all noises.
struct CourseFits {
  /// Eight sizes of noise, in percent: the courses are solved with all of them side by side.
  private typealias Noises = SIMD8<Double>
  private static let noises = Noises(1, 1.4, 2, 2.8, 4, 5.6, 8, 11.2)

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
    var logEvidence: Noises
  }

  private let prior: LevelChangePrior
  private let count: Int
  private let length: Double
  private let courses: [Course]
  private let logNoises: Noises
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
    var (logNoises, noisePrior) = (Noises(), Noises())
    for index in Noises().indices {
      logNoises[index] = log(CourseFits.noises[index])
      let distance = (logNoises[index] - log(prior.noise)) / prior.noiseSpread
      noisePrior[index] = -0.5 * distance * distance
    }
    var total = 0.0
    for index in Noises().indices { total += exp(noisePrior[index]) }
    self.logNoises = logNoises
    self.noisePrior = noisePrior - log(total)
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
    var sums: [Int: Sums] = [:]
    solutions.removeAll(keepingCapacity: true)
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
    // ln det A = ln det B − 3 ln σ².
    let determinant = CourseFits.logarithm(d0 * d1 * d2) - 6 * logNoises
    let evidence = loss - Double(count) * logNoises - 0.5 * determinant
    return Solution(
      level: level, now: now, before: before, nowVariance: nowVariance,
      beforeVariance: beforeVariance, covariance: covariance,
      logEvidence: evidence + size + noisePrior)
  }

  private static func logarithm(_ values: Noises) -> Noises {
    var logarithms = Noises()
    for index in values.indices { logarithms[index] = log(values[index]) }
    return logarithms
  }

  /// Turns the evidence of the courses into shares, and finds the expected noise.
  private mutating func share() {
    let most = solutions.reduce(-Double.infinity) { max($0, $1.logEvidence.max()) }
    shares = solutions.map { solution in
      var share = Noises()
      for index in share.indices { share[index] = exp(solution.logEvidence[index] - most) }
      return share
    }
    let total = shares.reduce(0) { $0 + $1.sum() }
    noise = 0
    for index in shares.indices {
      shares[index] /= total
      noise += (shares[index] * CourseFits.noises).sum()
    }
  }

  // MARK: Weights

  /// Lets values far from the expected course count less.
  mutating func reweigh(weeks: Span<Double>, values: Span<Double>) {
    var expected: [(bend: Int, level: Double, now: Double, before: Double)] = []
    for (course, (solution, share)) in zip(courses, zip(solutions, shares)) {
      let part = (
        level: (share * solution.level).sum(), now: (share * solution.now).sum(),
        before: (share * solution.before).sum()
      )
      if let index = expected.firstIndex(where: { $0.bend == course.bend }) {
        expected[index].level += part.level
        expected[index].now += part.now
        expected[index].before += part.before
      } else {
        expected.append((course.bend, part.level, part.now, part.before))
      }
    }
    for index in values.indices {
      var line = 0.0
      for course in expected {
        let (now, before) = CourseFits.columns(weeks[index], bend: course.bend)
        line += course.level + course.now * now + course.before * before
      }
      let distance = max((values[index] - line).magnitude, 1e-9 * noise)
      weights[index] = min(1, prior.bound * noise / distance)
    }
  }

  // MARK: The change

  var change: LevelChange? {
    let span = min(prior.span, length)
    var parts: [LevelChange.Part] = []
    var mean = 0.0
    for (course, (solution, shares)) in zip(courses, zip(solutions, shares)) {
      // The share of the span after the bend.
      let after = course.bend == 0 ? 1 : min(1, Double(course.bend) / span)
      let rest = 1 - after
      for index in shares.indices {
        let part = LevelChange.Part(
          bend: course.bend, weight: shares[index],
          mean: after * solution.now[index] + rest * solution.before[index],
          deviation: (after * after * solution.nowVariance[index]
            + rest * rest * solution.beforeVariance[index]
            + 2 * after * rest * solution.covariance[index]).squareRoot(),
          slowed: solution.before[index] - solution.now[index],
          slowedDeviation: (solution.nowVariance[index] + solution.beforeVariance[index]
            - 2 * solution.covariance[index]).squareRoot())
        mean += part.weight * part.mean
        // Parts that cannot move a probability by 10⁻¹¹ together are left out: they are most.
        if part.weight > CourseFits.leastShare { parts.append(part) }
      }
    }
    guard mean.isFinite, noise.isFinite, !parts.isEmpty else { return nil }
    return LevelChange(parts: parts, weeks: span, noise: noise, weights: weights, mean: mean)
  }

  private static let leastShare = 1e-14
}

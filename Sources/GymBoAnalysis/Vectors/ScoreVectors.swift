extension VectorFunction {
  /// The points of a total, a body weight and a sex (``Sex/code``), and for an age if there is a column of it.
  package static func points(_ score: RelativeScore, hasAge: Bool) -> VectorFunction {
    let (ofMen, ofWomen) = (score.declaration.men, score.declaration.women)
    return unsafe VectorFunction(
      columns: hasAge ? 4 : 3,
      compute: { columns, results, count in
        let (totals, bodyWeights, sexes) = unsafe (columns.first, columns.second, columns.third)
        var (men, women) = (0, 0)
        for row in 0..<count {
          men &+= unsafe sexes[row] == Sex.male.code ? 1 : 0
          women &+= unsafe sexes[row] == Sex.female.code ? 1 : 0
        }
        // Most columns are of one sex, and need one curve.
        unsafe (women == count ? ofWomen : ofMen).fill(results, bodyWeights, count: count)
        if 1..<count ~= women {
          unsafe withChunkBuffer { points in
            unsafe ofWomen.fill(points, bodyWeights, count: count)
            for row in 0..<count {
              unsafe results[row] = sexes[row] == Sex.female.code ? points[row] : results[row]
            }
          }
        }
        for row in 0..<count {
          let (total, bodyWeight) = unsafe (totals[row], bodyWeights[row])
          let points = unsafe results[row] * total
          let isDefined =
            total > 0 && bodyWeight > 0 && bodyWeight < .infinity && points < .infinity
          unsafe results[row] = isDefined ? points : .nan
        }
        if men + women < count {
          for row in 0..<count {
            let sex = unsafe sexes[row]
            if sex != Sex.male.code && sex != Sex.female.code { unsafe results[row] = .nan }
          }
        }
        guard hasAge else { return }
        for row in 0..<count {
          unsafe results[row] *= AgeCoefficient.value(years: columns.fourth[row]) ?? .nan
        }
      },
      reason: { row in
        let sex = unsafe row.third.pointee
        guard let sex = Sex.allCases.first(where: { $0.code == sex }) else { return .unknownSex }
        do throws(ScoreRefusal) {
          _ = try unsafe score.points(
            total: row.first.pointee, bodyWeight: row.second.pointee, sex: sex)
          return hasAge ? .ageOutOfRange : .noAnswer
        } catch {
          return Vectors.Refusal(error)
        }
      })
  }
}

extension Sex {
  /// The number of the division in columns of numbers: 1 for men, 2 for women.
  public var code: Double { self == .male ? 1 : 2 }
}

extension Vectors {
  /// The points of totals on a scale that compares lifters of different body weight.
  /// - Parameters:
  ///   - totals: kilograms, above 0; a bench press for the scores named so.
  ///   - bodyWeights: kilograms, above 0; outside the range of a polynomial score its nearest bound counts.
  ///   - sexes: the divisions, each by its ``Sex/code``.
  ///   - ages: if given, points are multiplied by the Foster–McCulloch coefficient of the full years, 5 to 90. Federations
  ///     do so with DOTS and Wilks; the IPF does not with its points.
  ///   - score: see ``RelativeScore`` for sources and ranges.
  ///   - results: with room for one a row. Linear in the number of rows, without allocation.
  ///   - refused: is told every row without points, and why.
  /// - Precondition: columns of one length.
  public static func points(
    totals: Span<Double>, bodyWeights: Span<Double>, sexes: Span<Double>,
    ages: Span<Double>? = nil, score: RelativeScore = .dots, to results: inout OutputSpan<Double>,
    refused: ((_ row: Int, _ reason: Refusal) -> Void)? = nil
  ) {
    VectorFunction.points(score, hasAge: ages != nil)
      .append(totals, bodyWeights, sexes, ages, to: &results, refused: refused)
  }

  /// The points of totals; see ``points(totals:bodyWeights:sexes:ages:score:to:refused:)``.
  public static func points(
    totals: [Double], bodyWeights: [Double], sexes: [Sex], ages: [Double]? = nil,
    score: RelativeScore = .dots, refused: ((_ row: Int, _ reason: Refusal) -> Void)? = nil
  ) -> [Double] {
    VectorFunction.points(score, hasAge: ages != nil)(
      totals, bodyWeights, sexes.map { $0.code }, ages, refused: refused)
  }
}

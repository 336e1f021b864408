// The functions have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CGymBo
import GymBo

private let scoreNames = StaticWords(RelativeScore.allCases.map(\.rawValue))

@c @implementation
public func gymbo_score_name(_ index: Int) -> UnsafePointer<CChar>? { unsafe scoreNames[index] }

@c @implementation
public func gymbo_points(
  _ score: UnsafePointer<CChar>?, _ total: ColumnPlace, _ body_weight: ColumnPlace,
  _ sex: ColumnPlace, _ age: ColumnPlace, _ count: Int, _ results: ResultPlace,
  _ error: ErrorPlace
) -> gymbo_status {
  unsafe answer(error) { () throws(DoorError) in
    try checkCount(count)
    let score = try unsafe Text.word(
      score, "score", form: RelativeScore.allCases.map(\.rawValue).joined(separator: ", "),
      read: RelativeScore.init(anySpelling:))
    guard let score else { throw .isNull("score") }
    let call = try unsafe VectorCall(
      count: count, first: .required(total, "total", count: count),
      second: .required(body_weight, "body_weight", count: count),
      third: .required(sex, "sex", count: count),
      fourth: .optional(age, "age", count: count))
    try unsafe call.fill(
      ResultColumn(results, "results", count: count), by: .points(score, hasAge: age != nil))
  }
}

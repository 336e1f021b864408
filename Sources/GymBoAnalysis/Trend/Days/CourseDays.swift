internal import GymBoKernels

/// The days of a lift that tell its course over the judged weeks, and the light ones among them.
///
/// Of a lift with fewer than four sessions in five weeks they are the last four, within ten weeks and without five weeks between
/// two of them, and where the first is far below the one before it, that one, too. A day far below those around it
/// (``lightShare``) is light and left out; so is a first day somewhat below those before and after it, which would make a rise of
/// nothing. A day as far above those around it is left out, too: another machine, another way to count, a slip. So are days that are
/// no part of the level by their sets (``DaysApart``).
/// None of them is left out where other days are as low, or as high. A last day far above all others (``jump``) is left out until a
/// second one confirms it: nobody gains a quarter from one day to the next. A last low day is left out until a second one confirms
/// the fall, unless the day before had fallen, too, or a pause of the lift lies before it. The judged weeks end with the last day
/// that counts, so that a light one at the end moves nothing that is said of them.
/// A decision of this project.
struct CourseDays: Sendable, Hashable {
  /// Indices of the days that count among all points, ascending.
  let counted: [Int]
  /// Indices of the light days among all points.
  let light: [Int]
  /// Indices of the days among all points that are far above those around them.
  let high: [Int]

  /// A day below this share of the best of the two days before and of the two after it is light.
  static let lightShare = 0.85
  /// A last day by this many times above all others of the judged weeks, two or more, is none of them yet.
  private static let jump = 1.25
  /// A first day below this share of the best of the two days before and of the two after it is no beginning.
  private static let lowStartShare = 0.95
  /// A last day below this share of the middle one of three before it and of the day before it is light, too.
  private static let belowUsual = 0.9
  /// Days around one that is far above them, at least.
  private static let fewestAround = 3
  /// Another day of up to this multiple of a light one is as low.
  private static let asLow = 1.05
  /// Sessions for each light one, at least: of more light ones nobody knows which are the rule.
  private static let fewestPerLight = 3
  /// Where several days are about as low, the sessions there are for each of them, at least. With fewer, low days are a plan.
  private static let fewestPerLow = 6
  /// Days before a last one that is left out, at least.
  static let fewestBeforeEnd = 2
  /// The days that are judged, back from the last session.
  private static let judgedDays = Int(TrendRule.prior.span * 7)
  /// A lift that is done less often is told by its last sessions, of twice these days at most, without a pause as
  /// long as these.
  private static let (fewestJudged, mostJudgedDays) = (4, 2 * judgedDays)
  private static let longestPause = judgedDays - 1

  /// - Parameters:
  ///   - days: of the points that were judged, ascending, one a day.
  ///   - values: positive, as many as days; more is better.
  ///   - endsLighter: whether the last day had less load for no more repetitions than the day before, by its sets.
  ///   - apart: other days that are light or high by their sets.
  /// - Returns: nil for none.
  init?(days: [Int], values: [Double], endsLighter: Bool, apart: DaysApart) {
    guard let latest = days.indices.last, days.count == values.count else { return nil }
    let (judged, light, above) = CourseDays.choose(days, values, apart)
    // The last day may be the first of a fall or an odd one: the next will tell.
    let low = judged.count { values[$0] <= CourseDays.asLow * values[latest] }
    // After an odd high day the usual level is no low one.
    let isOddEnd =
      !above.contains(latest - 1) && judged.count - 1 - light.count >= CourseDays.fewestBeforeEnd
      && !days.isReturn(at: latest, after: Layoff.shortest)
      && (endsLighter
        || !days.isReturn(at: latest, after: TrainingBreaks.shortest)
          && low * CourseDays.fewestPerLight <= judged.count
          && CourseDays.isLight(latest, of: values))
    let others = judged.filter { $0 < latest }
    let isJump =
      others.count >= CourseDays.fewestBeforeEnd
      && others.allSatisfy { values[latest] > CourseDays.jump * values[$0] }
    guard isOddEnd || isJump else {
      counted = judged.filter { !light.contains($0) && !above.contains($0) }
      (self.light, high) = (light, above)
      return
    }
    let (before, lightBefore, highBefore) = CourseDays.choose(
      Array(days.dropLast()), Array(values.dropLast()), apart)
    counted = before.filter { !lightBefore.contains($0) && !highBefore.contains($0) }
    self.light = isOddEnd ? lightBefore + [latest] : lightBefore
    high = isOddEnd ? highBefore : highBefore + [latest]
  }

  /// The days of the judged weeks, and those among all but the last that are light or far above the others.
  private static func choose(
    _ days: [Int], _ values: [Double], _ apart: DaysApart
  ) -> (judged: [Int], light: [Int], high: [Int]) {
    guard let last = days.last else { return ([], [], []) }
    let judged = Array(CourseDays.judged(days, values, last: last))
    // Several days that are about as low are odd ones only among many others.
    func isSeldomLow(_ index: Int) -> Bool {
      let low = judged.count { values[$0] <= asLow * values[index] }
      return low == 1 || low * fewestPerLow <= judged.count
    }
    var light = judged.dropLast().filter {
      isLight($0, of: values) && isSeldomLow($0) && !days.isReturn(at: $0, after: Layoff.shortest)
    }
    if let first = judged.first, isLowStart(first, of: values), isSeldomLow(first),
      !days.isReturn(at: first, after: Layoff.shortest),
      !light.contains(first)
    {
      light.insert(first, at: 0)
    }
    let high = judged.dropLast().filter { index in
      isHigh(index, of: values) && judged.count { values[$0] * asLow >= values[index] } == 1
    }
    if light.count * fewestPerLight > judged.count { light = [] }
    let isFew = (light.count + high.count) * fewestPerLight <= judged.count
    return CourseDays.choose(judged, light, isFew ? high : [], apart, days)
  }

  /// The same, with the days that are light or high by their sets. Of more light days than others they are the rule.
  private static func choose(
    _ judged: [Int], _ light: [Int], _ high: [Int], _ apart: DaysApart, _ days: [Int]
  ) -> (judged: [Int], light: [Int], high: [Int]) {
    let between = judged.dropLast()
    let low = between.filter {
      light.contains($0)
        || apart.light.contains($0) && !days.isReturn(at: $0, after: Layoff.shortest)
    }
    let above = between.filter { high.contains($0) || apart.high.contains($0) }
    let counted = judged.count - low.count - above.count
    guard 2 * low.count <= judged.count, counted >= TrendVerdict.fewestSessions else {
      return (judged, light, high)
    }
    return (judged, low, above)
  }

  /// Whether a day is far above those around it, three at least.
  private static func isHigh(_ index: Int, of values: [Double]) -> Bool {
    let (before, after) = (values[..<index].suffix(2), values[(index + 1)...].prefix(2))
    guard before.count + after.count >= fewestAround, let most = before.max(),
      let later = after.max()
    else { return false }
    return max(most, later) < lightShare * values[index]
  }

  private static func judged(_ days: [Int], _ values: [Double], last: Int) -> Range<Int> {
    var first = days.firstIndex { last - $0 <= judgedDays } ?? days.count - 1
    while first > 0, days.count - first < fewestJudged, last - days[first - 1] <= mostJudgedDays,
      days[first] - days[first - 1] <= longestPause
    {
      first -= 1
    }
    // A rise is told from before a dip, not from its bottom.
    if first > 0, days[first] - days[first - 1] <= longestPause,
      last - days[first - 1] <= mostJudgedDays, values[first] < lightShare * values[first - 1]
    {
      first -= 1
    }
    return first..<days.count
  }

  /// Whether a day is far below those around it: it was no try at what the lift can do.
  private static func isLight(_ index: Int, of values: [Double]) -> Bool {
    let before = values[..<index].suffix(2)
    guard let most = before.max(), let last = before.last else { return false }
    guard let after = values[(index + 1)...].prefix(2).max() else {
      let usual = values[..<index].suffix(3).sorted()
      let isBelowUsual =
        usual.count == 3 && last >= belowUsual * usual[1]
        && values[index] < belowUsual * min(usual[1], last)
      return isBelowUsual
        || values[index] < lightShare * most && last >= (1 - OwnCourse.alikeShare) * most
    }
    return values[index] < lightShare * min(most, after)
  }

  /// Whether the first day of the judged weeks is below those before and after it: it is no beginning of a rise.
  private static func isLowStart(_ index: Int, of values: [Double]) -> Bool {
    guard let before = values[..<index].suffix(2).max(), let last = values[..<index].last,
      let after = values[(index + 1)...].prefix(2).max()
    else { return false }
    return values[index] < last && values[index] < lowStartShare * min(before, after)
  }
}

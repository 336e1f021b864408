internal import GymBoLog

extension Deload {
  /// How deloads are recognised, as an entry of the list of methods.
  static let method = MethodDeclaration(
    identifier: "deload_recognition", name: "Deloads in the log", kind: .trend,
    formula:
      "a light session: no lift above its best e1RM, at most q of its lifts stronger than k of usual, the middle one not "
      + "stronger than usual, more than half of them lighter, and either a of them at l of the load and e of the e1RM or less "
      + "with at most v of the volume, or at most f of sets and volume; a deload: n light sessions in d days (one where the log "
      + "says \"deload\"), two thirds of those between; no record and no more than usual volume in them; at most p light in "
      + "the g days before and after; no b days off in the o days before and a return to e of the e1RM and r of the volume "
      + "within c days after (both not asked where it is named); c days after the last; usual: median of the last m sessions in u "
      + "days, at least w; a lift that was not lighter counts as usual",
    constants: [
      .init("q", strongerShare), .init("k", stronger), .init("a", lightShare),
      .init("l", lightLoad), .init("e", lightEstimate), .init("v", lightVolume),
      .init("f", fewSets), .init("n", Double(fewestSessions)), .init("d", Double(longest)),
      .init("p", mostLightNeighbours), .init("g", Double(neighbourDays)),
      .init("b", Double(breakDays)), .init("o", Double(returnDays)), .init("r", resumedVolume),
      .init("c", Double(resumptionDays)), .init("m", Double(usualSessions)),
      .init("u", Double(usualDays)), .init("w", Double(fewestUsual)),
    ],
    range: "sessions with two loaded lifts of which the usual is known",
    rangeReason: "what is light is told against what is usual",
    unit: "sessions of lifts, which enter no trend", evidence: .opinion,
    source:
      "bounds from days that lifters named so themselves (39 in 58 real logs); Rogerson D et al. (2024) Sports Med Open 10:26 "
      + "for length and spacing",
    example: .init(
      given: "usual load 100 kg: the heaviest that is light", expected: 95, decimals: 0,
      source: "computed", answer: { 100 * lightLoad }))
}

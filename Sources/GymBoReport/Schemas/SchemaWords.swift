internal import GymBoAnalysis
internal import GymBoCoach
internal import GymBoLog
internal import GymBoProgram
internal import GymBoProgression

/// The lists of words that schemas take from enumerations of the code, so that a new case appears in every schema by itself.
///
/// A schema's file names such a list as `"enum": ["@IssueRule"]`: the name of the enumeration, and all of its words.
enum SchemaWords {
  /// The words of the enumeration with this name; nil where schemas have no such list.
  static func list(_ name: some StringProtocol) -> [String]? {
    switch name {
    case "AmountUnit": words(AmountUnit.self)
    case "BodyMetric":
      BodyMetric.allCases.filter { $0 != .bodyMass }.map(\.machineWord)
    case "BodyRegion": words(BodyRegion.self)
    case "ChoiceReason": words(ChoiceReason.self)
    case "EstimateConfidence": words(EstimateConfidence.self)
    case "Implement": words(Implement.self)
    case "InsightType": words(InsightType.self)
    case "Ledger.Movement": words(Ledger.Movement.self)
    case "Ledger.Outcome": words(Ledger.Outcome.self)
    case "Issue.Severity": words(Issue.Severity.self)
    case "IssueRule": words(IssueRule.self)
    case "LiftComparison.Verdict": words(LiftComparison.Verdict.self)
    case "LoadAdjustment.Code": words(LoadAdjustment.Code.self)
    case "Loading": words(Loading.self)
    case "Mechanics": words(Mechanics.self)
    case "Modality": words(Modality.self)
    case "Movement": words(Movement.self)
    case "Muscle": words(Muscle.self)
    case "HeldNudge.Reason": words(HeldNudge.Reason.self)
    case "Nudge.Action": words(Nudge.Action.self)
    case "NudgeOptions.Rule": words(NudgeOptions.Rule.self)
    case "OpenSession.State": words(OpenSession.State.self)
    case "PassedOver.Kind": words(PassedOver.Kind.self)
    case "ExerciseProfile.Nearness": words(ExerciseProfile.Nearness.self)
    case "Likeness.Sides": words(Likeness.Sides.self)
    case "ProgressMeasure": words(ProgressMeasure.self)
    case "RuleRefusal.Code": words(RuleRefusal.Code.self)
    case "StartSource": words(StartSource.self)
    case "SuggestedChange": words(SuggestedChange.self)
    case "SuggestionReason.Code": words(SuggestionReason.Code.self)
    case "SuggestionRule": words(SuggestionRule.self)
    case "TodaysFocus.State": words(TodaysFocus.State.self)
    case "Trend.LeftOut.Reason": words(Trend.LeftOut.Reason.self)
    case "SwapLoad.Source": words(SwapLoad.Source.self)
    case "TrendState": words(TrendState.self)
    case "Usualness.Verdict": words(Usualness.Verdict.self)
    case "TrainingExperience": words(TrainingExperience.self)
    case "TrainingGoal": words(TrainingGoal.self)
    case "TrainingPlace": words(TrainingPlace.self)
    case "VolumeLandmarks.Zone": words(VolumeLandmarks.Zone.self)
    case "WorkoutFocus": words(WorkoutFocus.self)
    case "WorkoutKind.Side": words(WorkoutKind.Side.self)
    default: nil
    }
  }

  private static func words<Word: RawRepresentable & CaseIterable>(
    _ enumeration: Word.Type
  ) -> [String] where Word.RawValue == String {
    enumeration.allCases.map(\.rawValue)
  }

  /// A schema's file with every named list replaced by its words. A name that is not known stays as it is; a test finds it.
  static func filled(_ file: [UInt8]) -> [UInt8] {
    let parts = String(decoding: file, as: UTF8.self)
      .split(separator: "\"@", omittingEmptySubsequences: false)
    var text = String(parts.first ?? "")
    for part in parts.dropFirst() {
      guard let end = part.firstIndex(of: "\""), let words = list(part[..<end]) else {
        text += "\"@" + part
        continue
      }
      text += words.map { "\"\($0)\"" }.joined(separator: ", ") + part[part.index(after: end)...]
    }
    return Array(text.utf8)
  }
}

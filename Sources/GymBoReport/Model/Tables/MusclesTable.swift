internal import GymBoAnalysis
internal import GymBoLog

/// What each muscle was trained in the reported week.
enum MusclesTable: DeclaredTable {
  static let key = ["muscle"]

  static let columns: [TableColumn<MuscleFinding>] = [
    .word("muscle", "muscle or muscle part") { $1.muscle },
    .number("direct_sets", "hard sets in which it is direct") { $1.directSets },
    .number(
      "fractional_sets", "hard sets by the volume model; by default direct 1, indirect 0.5"
    ) {
      $1.fractionalSets
    },
    .number("share_of_sets_percent", in: .percent, "of all muscles' fractional sets") {
      $1.shareOfSets.value
    },
    .number("share_of_volume_percent", in: .percent, "of volume, attributed as the sets are") {
      $1.shareOfVolume.value
    },
    .number("percent_of_largest", in: .percent, "of the muscle with most fractional sets") {
      $1.percentOfLargest.value
    },
    .count("days", in: .days, "days with a direct hard set") { $1.days },
    .number("maintenance_sets", in: .setsPerWeek, "landmark; opinion, an editable default") {
      $1.landmarks?.maintenance
    },
    .number("minimum_effective_sets", in: .setsPerWeek, "landmark") {
      $1.landmarks?.minimumEffective
    },
    .number("maximum_recoverable_sets", in: .setsPerWeek, "landmark") {
      $1.landmarks?.maximumRecoverable
    },
    .word("zone", "where the fractional sets lie between the landmarks") { _, muscle in
      muscle.landmarks?.zone(of: muscle.fractionalSets)
    },
    .number("target_sets", in: .setsPerWeek, "what to aim at; an editable default") {
      $1.landmarks?.target
    },
    .number("percent_of_target", in: .percent, "fractional sets against target_sets") {
      $1.percentOfTarget.value
    },
  ]

  static func rows(of source: TableSource) -> [MuscleFinding] { source.findings?.muscles ?? [] }
}

/// The catalogue's own data. Direct muscles are those a set of the exercise is meant for, or that carry a
/// compound lift; indirect are those that work hard beside them (1 and ½ set of volume). The lines are
/// described at ``CatalogueLine``.
enum CatalogueTables {
  static let movements = [
    chest, shoulders, back, arms, legs, hips, core, wholeBody, endurance,
  ]
}

/// The data of the catalogue. Direct muscles are the target of an exercise, or the prime movers of a compound lift;
/// one set counts as 1 set for them. Indirect muscles work hard as helpers; one set counts as ½ set for them.
/// ``CatalogueLine`` describes the format of a line.
enum CatalogueTables {
  static let movements = [
    chest, shoulders, back, arms, legs, hips, core, wholeBody, endurance,
  ]
}

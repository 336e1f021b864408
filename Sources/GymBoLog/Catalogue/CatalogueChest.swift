extension CatalogueTables {
  /// Presses, flies, push-ups and dips.
  static let chest = """
    Bench Press | barbell, dumbbell, smith machine, machine, cable, band, kettlebell | chest | triceps, front delts | horizontal push | compound, upper | bench; flat bench; flat bench press; flat dumbbell press; flat barbell press; supine bench press
    Paused Bench Press | barbell, dumbbell | chest | triceps, front delts | horizontal push | compound, upper | paused bench
    Incline Bench Press | barbell, dumbbell, smith machine, machine, cable | chest | front delts, triceps | horizontal push | compound, upper | incline bench; incline press
    Decline Bench Press | barbell, dumbbell, smith machine, machine, cable | chest | triceps, front delts | horizontal push | compound, upper | decline bench; decline press
    Close Grip Bench Press | barbell, dumbbell, smith machine, ez bar | triceps, chest | front delts | horizontal push | compound, upper | close grip bench; narrow grip bench press; close grip press
    Wide Grip Bench Press | barbell, smith machine | chest | triceps, front delts | horizontal push | compound, upper | -
    Reverse Grip Bench Press | barbell, dumbbell, smith machine | chest | triceps, front delts | horizontal push | compound, upper | underhand bench press
    Reverse Band Bench Press | barbell | chest | triceps, front delts | horizontal push | compound, upper | -
    Floor Press | barbell, dumbbell, kettlebell | chest | triceps, front delts | horizontal push | compound, upper | -
    Board Press | barbell | chest, triceps | front delts | horizontal push | compound, upper | -
    Pin Press | barbell | chest, triceps | front delts | horizontal push | compound, upper | pin bench press; dead bench press
    Spoto Press | barbell | chest | triceps, front delts | horizontal push | compound, upper | spoto bench press
    Larsen Press | barbell | chest | triceps, front delts | horizontal push | compound, upper | larsen bench press; feet up bench press
    Guillotine Press | barbell | chest | triceps, front delts | horizontal push | compound, upper | guillotine bench press; neck press
    Squeeze Press | dumbbell | chest | triceps, front delts | horizontal push | compound, upper | squeeze bench press; crush press
    Incline Squeeze Press | dumbbell | chest | triceps, front delts | horizontal push | compound, upper | -
    Svend Press | plate: total | chest | front delts, triceps | horizontal push | isolation, upper | -
    Incline Svend Press | plate: total | chest | front delts, triceps | horizontal push | isolation, upper | -
    Chest Press | machine, cable, band, dumbbell, smith machine, suspension | chest | triceps, front delts | horizontal push | compound, upper | seated chest press; horizontal chest press; converging chest press
    Iso-Lateral Chest Press | machine | chest | triceps, front delts | horizontal push | compound, upper | iso-lateral horizontal bench press; iso-lateral bench press; iso bench press; iso chest press
    Incline Chest Press | machine, cable, band, dumbbell | chest | front delts, triceps | horizontal push | compound, upper | -
    Iso-Lateral Incline Chest Press | machine | chest | front delts, triceps | horizontal push | compound, upper | iso-lateral incline press
    Decline Chest Press | machine, cable, band | chest | triceps, front delts | horizontal push | compound, upper | -
    Chest Fly | dumbbell, machine, cable, band, suspension | chest | front delts | chest fly | isolation, upper | fly; dumbbell crossover; flat fly; flat chest fly; seated chest fly; seated fly
    Pec Deck | machine | chest | front delts | chest fly | isolation, upper | butterfly; butterfly pec deck; pec deck fly; pec fly; pec deck butterfly
    Incline Chest Fly | dumbbell, cable, machine | chest | front delts | chest fly | isolation, upper | incline fly; upper chest fly
    Decline Chest Fly | dumbbell, cable | chest | front delts | chest fly | isolation, upper | decline fly
    Low Cable Fly | cable | chest | front delts | chest fly | isolation, upper | low chest fly; low cable chest fly; low fly crossover; low cable crossover
    High Cable Fly | cable | chest | front delts | chest fly | isolation, upper | lower chest fly; high cable crossover; high chest fly
    Cable Crossover | cable | chest | front delts | chest fly | isolation, upper | crossover; cable iron cross; fly crossover @ cable
    Single Arm Chest Fly | cable, dumbbell, machine | chest | front delts | chest fly | isolation, upper | single arm fly; single arm crossover; unilateral fly
    Around the World | dumbbell: total, plate | chest | front delts, side delts | chest fly | isolation, upper | -
    Push Up | bodyweight, band: added, suspension | chest | triceps, front delts | horizontal push | compound, upper | -
    Incline Push Up | bodyweight | chest | triceps, front delts | horizontal push | compound, upper | -
    Decline Push Up | bodyweight, suspension | chest | front delts, triceps | horizontal push | compound, upper | push up with feet elevated
    Diamond Push Up | bodyweight | triceps, chest | front delts | horizontal push | compound, upper | close grip push up; triceps push up; push up close hands; narrow push up
    Incline Triceps Push Up | bodyweight | triceps, chest | front delts | horizontal push | compound, upper | incline close grip push up
    Wide Push Up | bodyweight | chest | triceps, front delts | horizontal push | compound, upper | wide grip push up
    Knee Push Up | bodyweight | chest | triceps, front delts | horizontal push | compound, upper | push up on knees; kneeling push up; modified push up
    One Arm Push Up | bodyweight | chest | triceps, front delts, abs | horizontal push | compound, upper | one armed push up; single push up
    Archer Push Up | bodyweight | chest | triceps, front delts | horizontal push | compound, upper | -
    Plyo Push Up | bodyweight | chest | triceps, front delts | horizontal push | compound, upper | clap push up; clapping push up; plyometric push up; explosive push up
    Hand Release Push Up | bodyweight | chest | triceps, front delts | horizontal push | compound, upper | -
    Spiderman Push Up | bodyweight | chest | triceps, front delts, obliques | horizontal push | compound, upper | -
    Hindu Push Up | bodyweight | chest, front delts | triceps | horizontal push | compound, upper | downward dog push up; dive bomber push up
    Rotation Push Up | bodyweight | chest | triceps, front delts, obliques | horizontal push | compound, upper | push up with rotation; t push up
    Atomic Push Up | suspension | chest | triceps, front delts, abs, hip flexors | horizontal push | compound, upper | -
    Medicine Ball Push Up | medicine ball: added | chest | triceps, front delts | horizontal push | compound, upper | alternating medicine ball push up
    Medicine Ball Chest Pass | medicine ball | chest | triceps, front delts | horizontal push | compound, upper | partner medicine ball chest pass
    Dip | bodyweight, suspension, band: assistance | chest, triceps | front delts | vertical push | compound, upper | parallel bar dip; bar dip
    Chest Dip | bodyweight, band: assistance | chest | triceps, front delts | vertical push | compound, upper | -
    Triceps Dip | bodyweight, band: assistance | triceps | chest, front delts | vertical push | compound, upper | parallel bar triceps dip
    Bench Dip | bodyweight | triceps | chest, front delts | vertical push | compound, upper | chair dip
    Seated Dip | machine | triceps | chest, front delts | vertical push | compound, upper | dip machine; triceps dip machine; seated triceps dip machine
    Pullover | dumbbell: total, machine, cable, barbell, kettlebell, ez bar, band | lats | chest, triceps | vertical pull | isolation, upper | lat pullover; straight arm pullover; bent arm pullover
    """
}

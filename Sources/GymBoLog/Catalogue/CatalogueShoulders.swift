extension CatalogueTables {
  /// Overhead presses, raises, reverse flies, upright rows and shrugs.
  static let shoulders = """
    Overhead Press | barbell, dumbbell, smith machine, kettlebell, machine, cable, band, ez bar, trap bar | front delts | triceps, side delts | vertical push | compound, upper | military press; strict press; strict military press; strict overhead press; standing overhead press; standing shoulder press; standing military press; standing press; kettlebell press
    Paused Overhead Press | barbell | front delts | triceps, side delts | vertical push | compound, upper | -
    Seated Overhead Press | barbell, dumbbell, smith machine, kettlebell, machine, cable | front delts | triceps, side delts | vertical push | compound, upper | seated military press; overhead seated
    Single Arm Overhead Press | dumbbell, kettlebell, cable | front delts | triceps, side delts, obliques | vertical push | compound, upper | single arm shoulder press
    Kneeling Overhead Press | dumbbell, barbell, kettlebell | front delts | triceps, side delts | vertical push | compound, upper | half kneeling overhead press; kneeling shoulder press
    Shoulder Press | dumbbell, machine, barbell, smith machine, kettlebell, cable, band, trap bar | front delts | triceps, side delts | vertical push | compound, upper | delt press; converging shoulder press @ machine
    Seated Shoulder Press | dumbbell, machine, barbell, smith machine, cable, kettlebell | front delts | triceps, side delts | vertical push | compound, upper | seated dumbbell press
    Iso-Lateral Shoulder Press | machine | front delts | triceps, side delts | vertical push | compound, upper | -
    Arnold Press | dumbbell, kettlebell | front delts | triceps, side delts | vertical push | compound, upper | arnold shoulder press
    Standing Arnold Press | dumbbell | front delts | triceps, side delts | vertical push | compound, upper | -
    Push Press | barbell, dumbbell, kettlebell | front delts | triceps, side delts, quadriceps | vertical push | compound, upper | -
    Behind the Neck Press | barbell, smith machine | front delts, side delts | triceps | vertical push | compound, upper | press behind neck; behind the neck shoulder press; behind neck overhead press
    Z Press | barbell, dumbbell, kettlebell | front delts | triceps, side delts, abs | vertical push | compound, upper | -
    Bradford Press | barbell | front delts, side delts | triceps | vertical push | compound, upper | bradford rocky press
    Viking Press | machine | front delts | triceps, side delts | vertical push | compound, upper | -
    Landmine Press | barbell | front delts, chest | triceps | vertical push | compound, upper | landmine shoulder press; landmine shoulder push; land mine press
    Single Arm Landmine Press | barbell | front delts, chest | triceps | vertical push | compound, upper | -
    Bottoms Up Press | kettlebell | front delts | triceps, side delts, forearms | vertical push | compound, upper | -
    Pike Push Up | bodyweight | front delts | triceps, chest | vertical push | compound, upper | pike press
    Handstand Push Up | bodyweight | front delts | triceps, side delts | vertical push | compound, upper | wall handstand push up
    Kipping Handstand Push Up | bodyweight | front delts | triceps, side delts | vertical push | compound, upper | -
    Handstand Hold | bodyweight: none | front delts | triceps, abs | vertical push | compound, upper | handstand; wall handstand hold
    Lateral Raise | dumbbell, cable, machine, band, kettlebell, plate: per hand | side delts | - | shoulder isolation | isolation, upper | side lateral raise; side raise; side lateral; lat raise; standing lateral raise
    Single Arm Lateral Raise | cable, dumbbell, machine, kettlebell | side delts | - | shoulder isolation | isolation, upper | single arm side lateral raise; unilateral lateral raise
    Seated Lateral Raise | dumbbell, machine, cable | side delts | - | shoulder isolation | isolation, upper | seated side lateral raise
    Incline Lateral Raise | dumbbell, cable | side delts | - | shoulder isolation | isolation, upper | -
    Leaning Lateral Raise | dumbbell, cable | side delts | - | shoulder isolation | isolation, upper | leaning single arm lateral raise
    Lying Lateral Raise | dumbbell, cable | side delts | rear delts | shoulder isolation | isolation, upper | side lying lateral raise
    Lu Raise | dumbbell, plate | side delts | front delts, traps | shoulder isolation | isolation, upper | -
    Front Raise | dumbbell, cable, plate, barbell, machine, band, kettlebell, ez bar | front delts | side delts | shoulder isolation | isolation, upper | front delt raise; front shoulder raise
    Single Arm Front Raise | cable, dumbbell | front delts | side delts | shoulder isolation | isolation, upper | -
    Side Lateral to Front Raise | dumbbell | side delts, front delts | - | shoulder isolation | isolation, upper | lateral raise to front raise; front and lateral raise
    Scaption | dumbbell | side delts, front delts | - | shoulder isolation | isolation, upper | full can; scaption raise
    Y Raise | dumbbell, cable, plate: per hand, suspension | side delts, traps | rear delts | shoulder isolation | isolation, upper | chest supported y raise; incline y raise
    Reverse Fly | dumbbell, machine, cable, band, suspension | rear delts | upper back | shoulder isolation | isolation, upper | rear delt fly; rear delt reverse fly; rear delt raise; rear raise; back fly; reverse delt fly; rear lateral raise; rear delt lateral raise; bent over fly; bent over reverse fly; bent over lateral raise; bent over rear delt raise; bent over rear delt fly; reverse chest fly; reverse pec deck @ machine; reverse butterfly @ machine; rear delt machine; t deltoid fly @ suspension
    Seated Reverse Fly | dumbbell, machine, cable | rear delts | upper back | shoulder isolation | isolation, upper | seated rear delt raise; seated rear delt fly; seated bent over rear delt raise; seated rear lateral raise
    Single Arm Reverse Fly | cable, dumbbell, machine | rear delts | upper back | shoulder isolation | isolation, upper | single rear delt reverse fly; single arm rear delt fly; single rear delt fly; unilateral reverse fly
    Incline Reverse Fly | dumbbell | rear delts | upper back | shoulder isolation | isolation, upper | chest supported reverse fly; incline rear delt fly; incline rear delt raise; chest supported rear delt fly; chest supported rear delt raise
    Underhand Rear Delt Raise | dumbbell | rear delts | upper back | shoulder isolation | isolation, upper | -
    Face Pull | cable, band, suspension | rear delts | upper back, traps | horizontal pull | compound, upper | rope face pull; standing face pull
    Single Arm Face Pull | cable | rear delts | upper back, traps | horizontal pull | compound, upper | -
    Band Pull Apart | band | rear delts | upper back, traps | shoulder isolation | isolation, upper | pull apart
    Upright Row | barbell, dumbbell, cable, kettlebell, smith machine, ez bar, band, plate | side delts, traps | front delts, biceps | vertical pull | compound, upper | -
    Shrug | dumbbell, barbell, machine, smith machine, cable, trap bar, kettlebell, plate: per hand | traps | - | shrug | isolation, upper | shoulder shrug; trap shrug
    Behind the Back Shrug | barbell, smith machine | traps | - | shrug | isolation, upper | -
    Cuban Press | dumbbell, barbell | rear delts, side delts | front delts, traps | shoulder isolation | compound, upper | -
    Iron Cross | dumbbell | side delts | front delts, chest | shoulder isolation | isolation, upper | -
    External Rotation | cable, band, dumbbell | - | - | shoulder isolation | isolation, upper | rotator cuff external rotation; shoulder external rotation; external rotation arm at body; rotator cuff; rotator cuff pull
    Internal Rotation | cable, band, dumbbell | - | - | shoulder isolation | isolation, upper | shoulder internal rotation
    Halo | kettlebell, plate | - | - | mobility | compound, upper | shoulder halo; haloe
    """
}

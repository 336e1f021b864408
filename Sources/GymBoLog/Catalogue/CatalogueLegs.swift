extension CatalogueTables {
  /// Squats, lunges, presses, and machines for the thigh and the calf.
  static let legs = """
    Squat | barbell, smith machine, dumbbell, kettlebell, bodyweight, band, trap bar | quadriceps, glutes | adductors, lower back | squat | compound, lower | back squat; full squat; air squat @ bodyweight
    High Bar Squat | barbell | quadriceps, glutes | adductors, lower back | squat | compound, lower | high bar back squat
    Low Bar Squat | barbell | quadriceps, glutes | adductors, lower back | squat | compound, lower | low bar back squat
    Paused Squat | barbell | quadriceps, glutes | adductors, lower back | squat | compound, lower | pause back squat
    Front Squat | barbell, dumbbell, kettlebell, smith machine | quadriceps, glutes | adductors, lower back | squat | compound, lower | clean grip front squat; dual kettlebell front squat; double kettlebell front squat
    Paused Front Squat | barbell | quadriceps, glutes | adductors, lower back | squat | compound, lower | -
    Box Squat | barbell, dumbbell, bodyweight | quadriceps, glutes | adductors, lower back | squat | compound, lower | squat to a bench; chair squat @ bodyweight
    Box Front Squat | barbell | quadriceps, glutes | adductors, lower back | squat | compound, lower | -
    Pin Squat | barbell | quadriceps, glutes | adductors, lower back | squat | compound, lower | anderson squat
    Safety Bar Squat | barbell | quadriceps, glutes | adductors, lower back | squat | compound, lower | safety squat; ssb squat
    Zercher Squat | barbell | quadriceps, glutes | adductors, lower back, upper back | squat | compound, lower | -
    Overhead Squat | barbell, dumbbell, kettlebell | quadriceps, glutes | adductors, lower back, front delts | squat | compound, lower | -
    Goblet Squat | dumbbell: total, kettlebell, plate | quadriceps, glutes | adductors | squat | compound, lower | -
    Sumo Squat | dumbbell: total, kettlebell, barbell, bodyweight | quadriceps, glutes, adductors | - | squat | compound, lower | plie squat; wide stance squat; single dumbbell sumo squat
    Landmine Squat | barbell | quadriceps, glutes | adductors | squat | compound, lower | -
    Machine Squat | machine | quadriceps, glutes | adductors | squat | compound, lower | squat press machine; v squat
    Hack Squat | machine, barbell, smith machine | quadriceps, glutes | adductors | squat | compound, lower | hack squat plate loaded
    Reverse Hack Squat | machine | quadriceps, glutes | adductors | squat | compound, lower | -
    Pendulum Squat | machine | quadriceps, glutes | adductors | squat | compound, lower | -
    Belt Squat | machine, cable | quadriceps, glutes | adductors | squat | compound, lower | hip belt squat
    Sissy Squat | bodyweight, machine | quadriceps | - | knee extension | isolation, lower | -
    Jump Squat | bodyweight, barbell: total, dumbbell: per hand, trap bar: total | quadriceps, glutes | calves | squat | compound, lower | squat jump; trap bar jump
    Single Leg Squat | bodyweight, smith machine: total, dumbbell: per hand | quadriceps, glutes | adductors | squat | compound, lower | one leg squat
    Pistol Squat | bodyweight, kettlebell: total | quadriceps, glutes | adductors, hip flexors | squat | compound, lower | -
    Shrimp Squat | bodyweight | quadriceps, glutes | adductors | squat | compound, lower | -
    Cossack Squat | bodyweight, kettlebell: total, dumbbell: total | adductors, quadriceps, glutes | - | squat | compound, lower | -
    Kneeling Squat | barbell | glutes | hamstrings, lower back | hip extension | compound, lower | -
    Wall Sit | bodyweight: none, dumbbell: total, plate: total | quadriceps | glutes | squat | isolation, lower | wall squat
    Split Squat | dumbbell, barbell, bodyweight, smith machine, kettlebell | quadriceps, glutes | adductors, hamstrings | lunge | compound, lower | atg split squat; contralateral split squat
    Bulgarian Split Squat | dumbbell, barbell, bodyweight, smith machine, kettlebell | quadriceps, glutes | adductors, hamstrings | lunge | compound, lower | bulgarian squat; rear foot elevated split squat; bulgarian lunge; elevated back lunge
    Jump Split Squat | bodyweight | quadriceps, glutes | hamstrings, calves | lunge | compound, lower | split squat jump; lunge jump; jumping lunge
    Lunge | bodyweight, dumbbell, barbell, kettlebell, smith machine, suspension, cable | quadriceps, glutes | adductors, hamstrings | lunge | compound, lower | forward lunge; stationary lunge
    Walking Lunge | bodyweight, dumbbell, barbell, kettlebell | quadriceps, glutes | adductors, hamstrings | lunge | compound, lower | -
    Reverse Lunge | bodyweight, dumbbell, barbell, kettlebell, smith machine | quadriceps, glutes | adductors, hamstrings | lunge | compound, lower | rear lunge; backward lunge
    Safety Bar Reverse Lunge | barbell | quadriceps, glutes | adductors, hamstrings | lunge | compound, lower | -
    Side Lunge | bodyweight, dumbbell, kettlebell, barbell | quadriceps, glutes, adductors | hamstrings | lunge | compound, lower | lateral lunge
    Curtsy Lunge | bodyweight, dumbbell, kettlebell | quadriceps, glutes | adductors, abductors | lunge | compound, lower | -
    Lunge with Twist | bodyweight, medicine ball: total | quadriceps, glutes | adductors, hamstrings, obliques | lunge | compound, lower | forward lunge with twist
    Pulse Lunge | bodyweight | quadriceps, glutes | adductors, hamstrings | lunge | compound, lower | -
    Step Up | bodyweight, dumbbell, barbell, kettlebell | quadriceps, glutes | hamstrings | lunge | compound, lower | box step up
    Box Jump | bodyweight | quadriceps, glutes | calves, hamstrings | other | compound, lower | box jump with height
    Tuck Jump | bodyweight | quadriceps, glutes | calves, hip flexors | other | compound, lower | -
    Leg Press | machine, smith machine | quadriceps, glutes | adductors | squat | compound, lower | sled leg press; hydraulic leg press; 45 leg press; 45 degree leg press; incline leg press
    Seated Leg Press | machine | quadriceps, glutes | adductors | squat | compound, lower | close seated leg press; seated leg press quad focus
    Horizontal Leg Press | machine | quadriceps, glutes | adductors | squat | compound, lower | lying leg press
    Single Leg Press | machine | quadriceps, glutes | adductors | squat | compound, lower | single leg leg press; one leg press; leg press 45 unilateral
    Iso-Lateral Leg Press | machine | quadriceps, glutes | adductors | squat | compound, lower | -
    Leg Extension | machine, band, cable, bodyweight | quadriceps | - | knee extension | isolation, lower | quad extension; knee extension; seated leg extension
    Single Leg Extension | machine, cable | quadriceps | - | knee extension | isolation, lower | single leg leg extension; one leg extension
    Leg Curl | machine, band, cable, dumbbell: total | hamstrings | calves | knee flexion | isolation, lower | hamstring curl
    Lying Leg Curl | machine, dumbbell: total, band | hamstrings | calves | knee flexion | isolation, lower | lying hamstring curl; prone leg curl
    Seated Leg Curl | machine, band | hamstrings | calves | knee flexion | isolation, lower | seated hamstring curl
    Standing Leg Curl | machine, cable | hamstrings | calves | knee flexion | isolation, lower | standing hamstring curl
    Single Leg Curl | machine, cable | hamstrings | calves | knee flexion | isolation, lower | single leg leg curl; one leg curl; single leg hamstring curl
    Stability Ball Leg Curl | bodyweight | hamstrings | glutes, calves | knee flexion | isolation, lower | exercise ball leg curl; swiss ball leg curl; physioball leg curl; ball leg curl; stability ball hamstring curl
    Hamstring Slide | bodyweight | hamstrings | glutes | knee flexion | isolation, lower | sliding leg curl; slider leg curl; hamstring slider
    Nordic Curl | bodyweight, band: assistance | hamstrings | calves | knee flexion | isolation, lower | nordic hamstring curl; nordic; nordic ham curl
    Reverse Nordic Curl | bodyweight | quadriceps | hip flexors | knee extension | isolation, lower | reverse nordic
    Glute Ham Raise | bodyweight, machine | hamstrings | glutes, lower back, calves | knee flexion | compound, lower | glute ham; ghd raise
    Hip Abduction | machine, cable, band, bodyweight | abductors | glutes | hip abduction | isolation, lower | hip abductor; leg abduction; thigh abductor; seated hip abduction; outer thigh; standing hip abduction
    Hip Adduction | machine, cable, band | adductors | - | hip adduction | isolation, lower | hip adductor; leg adduction; thigh adductor; seated hip adduction; inner thigh
    Clamshell | bodyweight, band: none | abductors | glutes | hip abduction | isolation, lower | clam shell; clam
    Monster Walk | band: none | abductors | glutes | hip abduction | isolation, lower | lateral band walk; x walk; band walk; banded side step
    Hip Flexion | band, cable, bodyweight | hip flexors | - | other | isolation, lower | hip flexor raise; standing hip flexion; psoas march
    Standing Calf Raise | machine, bodyweight, dumbbell, barbell, smith machine | calves | - | calf raise | isolation, lower | -
    Single Leg Standing Calf Raise | bodyweight, dumbbell, machine, smith machine | calves | - | calf raise | isolation, lower | single leg calf raise; one leg calf raise
    Seated Calf Raise | machine, dumbbell, barbell, bodyweight | calves | - | calf raise | isolation, lower | -
    Calf Raise | machine, bodyweight, barbell, dumbbell, smith machine, band | calves | - | calf raise | isolation, lower | calf; toe raise on calf machine
    Calf Press | machine, smith machine | calves | - | calf raise | isolation, lower | calf press on leg press; calf press on seated leg press; calf extension; leg press calf raise; calf raise on leg press; standing calf press; seated calf press; seated calf extension; toe press
    Donkey Calf Raise | machine, bodyweight | calves | - | calf raise | isolation, lower | donkey raise
    Tibialis Raise | machine, bodyweight | - | - | other | isolation, lower | tib raise; shin raise; shin curl
    """

  /// Deadlifts, thrusts, bridges and swings.
  static let hips = """
    Deadlift | barbell, dumbbell, kettlebell, smith machine, band, cable, machine | hamstrings, glutes, lower back | quadriceps, traps, forearms | hinge | compound, lower | conventional deadlift
    Paused Deadlift | barbell | hamstrings, glutes, lower back | quadriceps, traps, forearms | hinge | compound, lower | -
    Deficit Deadlift | barbell | hamstrings, glutes, lower back | quadriceps, traps, forearms | hinge | compound, lower | elevated platform deadlift
    Snatch Grip Deadlift | barbell | hamstrings, glutes, lower back | quadriceps, traps, upper back, forearms | hinge | compound, lower | -
    Trap Bar Deadlift | trap bar | quadriceps, glutes, hamstrings | lower back, traps, forearms | hinge | compound, lower | hexagonal bar deadlift
    Sumo Deadlift | barbell, dumbbell: total, kettlebell, smith machine | glutes, quadriceps, hamstrings | adductors, lower back, traps, forearms | hinge | compound, lower | practice sumo
    Paused Sumo Deadlift | barbell | glutes, quadriceps, hamstrings | adductors, lower back, traps, forearms | hinge | compound, lower | -
    Romanian Deadlift | barbell, dumbbell, smith machine, kettlebell, cable, trap bar, band, machine | hamstrings, glutes | lower back, forearms | hinge | compound, lower | romanian dead
    Elevated Platform Romanian Deadlift | barbell | hamstrings, glutes | lower back, forearms | hinge | compound, lower | deficit romanian deadlift
    Single Leg Romanian Deadlift | dumbbell, barbell, kettlebell, bodyweight, cable | hamstrings, glutes | lower back, forearms | hinge | compound, lower | one leg romanian deadlift; b stance romanian deadlift
    Landmine Romanian Deadlift | barbell | hamstrings, glutes | lower back, forearms | hinge | compound, lower | -
    Landmine Single Leg Romanian Deadlift | barbell | hamstrings, glutes | lower back, forearms | hinge | compound, lower | -
    Stiff Leg Deadlift | barbell, dumbbell, smith machine, kettlebell | hamstrings, glutes | lower back, forearms | hinge | compound, lower | straight leg deadlift
    Single Leg Deadlift | dumbbell, kettlebell, barbell, bodyweight | hamstrings, glutes | lower back, forearms | hinge | compound, lower | one leg deadlift
    Suitcase Deadlift | dumbbell, kettlebell, barbell | hamstrings, glutes, lower back | quadriceps, obliques, forearms | hinge | compound, lower | one arm deadlift; single arm deadlift
    Jefferson Deadlift | barbell | quadriceps, glutes, hamstrings | adductors, lower back, forearms | hinge | compound, lower | jefferson squat; jefferson lift
    Rack Pull | barbell, smith machine | lower back, glutes, hamstrings | traps, upper back, forearms | hinge | compound, lower | block pull; rack deadlift; block deadlift
    Good Morning | barbell, dumbbell, smith machine, band, bodyweight | hamstrings, lower back | glutes | hinge | compound, lower | stiff leg good morning; barbell stiff leg good morning
    Seated Good Morning | barbell | lower back | glutes, hamstrings | hinge | compound, lower | -
    Pull Through | cable, band | glutes, hamstrings | lower back | hip extension | compound, lower | -
    Kettlebell Swing | kettlebell | glutes, hamstrings | lower back, front delts | hinge | compound, lower | russian kettlebell swing; american kettlebell swing; two hand kettlebell swing
    Dumbbell Swing | dumbbell: total | glutes, hamstrings | lower back, front delts | hinge | compound, lower | -
    One Arm Kettlebell Swing | kettlebell | glutes, hamstrings | lower back, front delts, forearms | hinge | compound, lower | one hand kettlebell swing; alternating single arm kettlebell swing; single hand kettlebell swing
    Hip Thrust | barbell, machine, dumbbell: total, smith machine, bodyweight, band, cable, kettlebell | glutes | hamstrings | hip extension | compound, lower | glute thrust
    Single Leg Hip Thrust | bodyweight, dumbbell: total, barbell: total, machine | glutes | hamstrings | hip extension | compound, lower | -
    Glute Bridge | bodyweight, barbell: total, dumbbell: total, machine, smith machine: total, band, kettlebell: total | glutes | hamstrings | hip extension | compound, lower | hip bridge; floor bridge; butt lift; stability ball hip bridge; elevated hip bridge
    Single Leg Glute Bridge | bodyweight, dumbbell: total | glutes | hamstrings | hip extension | compound, lower | single leg hip bridge; single leg glute bridge and squeeze
    Frog Pump | bodyweight, dumbbell: total | glutes | - | hip extension | isolation, lower | -
    Glute Kickback | machine, cable, band, bodyweight | glutes | hamstrings | hip extension | isolation, lower | leg kickback; rear kick; single leg kickback @ bodyweight; straight leg kickback @ bodyweight; standing glute kickback; standing cable glute kickback; donkey kick @ bodyweight; cable leg kickback
    Hip Extension | machine, cable, band, bodyweight | glutes | hamstrings | hip extension | isolation, lower | standing hip extension
    """
}

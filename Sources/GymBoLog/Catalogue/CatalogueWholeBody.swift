extension CatalogueTables {
  /// The Olympic lifts and their parts, carries, throws and mixtures.
  static let wholeBody = """
    Clean | barbell, dumbbell, kettlebell | quadriceps, glutes, hamstrings, traps | lower back, upper back, front delts, forearms | olympic | compound, whole body | squat clean; full clean
    Power Clean | barbell, dumbbell, kettlebell | quadriceps, glutes, hamstrings, traps | lower back, upper back, front delts, forearms | olympic | compound, whole body | -
    Hang Clean | barbell, dumbbell, kettlebell | quadriceps, glutes, hamstrings, traps | lower back, upper back, front delts, forearms | olympic | compound, whole body | -
    Hang Power Clean | barbell, dumbbell | quadriceps, glutes, hamstrings, traps | lower back, upper back, front delts, forearms | olympic | compound, whole body | power hang clean
    Tall Clean | barbell | quadriceps, traps | front delts, upper back, glutes | olympic | compound, whole body | -
    Clean Pull | barbell | hamstrings, glutes, quadriceps, traps | lower back, forearms | olympic | compound, whole body | hang clean pull
    Clean and Jerk | barbell, kettlebell, dumbbell | quadriceps, glutes, hamstrings, traps, front delts | lower back, upper back, triceps, forearms | olympic | compound, whole body | kettlebell long cycle; one hand kettlebell long cycle; one arm kettlebell long cycle
    Clean and Press | barbell, dumbbell, kettlebell | quadriceps, glutes, hamstrings, traps, front delts | lower back, upper back, triceps, side delts | olympic | compound, whole body | -
    Snatch | barbell, dumbbell, kettlebell | quadriceps, glutes, hamstrings, traps | lower back, upper back, side delts, front delts, forearms | olympic | compound, whole body | squat snatch; full snatch
    Power Snatch | barbell, dumbbell, kettlebell | quadriceps, glutes, hamstrings, traps | lower back, upper back, side delts, front delts, forearms | olympic | compound, whole body | -
    Hang Snatch | barbell, dumbbell, kettlebell | quadriceps, glutes, hamstrings, traps | lower back, upper back, side delts, front delts, forearms | olympic | compound, whole body | -
    Hang Power Snatch | barbell | quadriceps, glutes, hamstrings, traps | lower back, upper back, side delts, front delts, forearms | olympic | compound, whole body | power hang snatch
    Muscle Snatch | barbell | traps, side delts, front delts | hamstrings, glutes, upper back | olympic | compound, whole body | -
    Snatch Pull | barbell | hamstrings, glutes, quadriceps, traps | lower back, upper back, forearms | olympic | compound, whole body | -
    Snatch Balance | barbell | quadriceps, glutes | front delts, triceps | olympic | compound, whole body | snatch ballance; heaving snatch balance
    Jerk | barbell, dumbbell, kettlebell | front delts, quadriceps | triceps, glutes | olympic | compound, whole body | push jerk; power jerk
    Split Jerk | barbell, kettlebell | front delts, quadriceps | triceps, glutes | olympic | compound, whole body | -
    High Pull | barbell, kettlebell, dumbbell | traps, side delts | glutes, hamstrings, upper back | olympic | compound, whole body | sumo high pull; hang high pull
    Thruster | barbell, dumbbell, kettlebell, band | quadriceps, glutes, front delts | triceps, side delts | squat | compound, whole body | squat to press; squat to shoulder press; squat to overhead press
    Landmine Squat to Press | barbell | quadriceps, glutes, front delts | triceps, chest | squat | compound, whole body | landmine thruster
    Clean Thruster | barbell, dumbbell | quadriceps, glutes, front delts, traps | hamstrings, triceps, side delts | olympic | compound, whole body | power clean thruster; cluster thruster
    Curl to Press | dumbbell, barbell, kettlebell | biceps, front delts | triceps, side delts | other | compound, upper | biceps curl to shoulder press; curl to overhead press; curl and press
    Romanian Deadlift to Row | dumbbell, barbell | hamstrings, glutes, lats, upper back | lower back, biceps, rear delts | hinge | compound, whole body | romanian deadlift to bent over row
    Romanian Deadlift to Shrug | dumbbell, barbell | hamstrings, glutes, traps | lower back, forearms | hinge | compound, whole body | -
    Romanian Deadlift to Calf Raise | dumbbell, barbell | hamstrings, glutes, calves | lower back, forearms | hinge | compound, lower | -
    Deadlift to Calf Raise | dumbbell, barbell | hamstrings, glutes, lower back, calves | quadriceps, forearms | hinge | compound, lower | -
    Row with Squat | cable | lats, upper back, quadriceps, glutes | biceps, rear delts | other | compound, whole body | squat row; squat to row
    Turkish Get Up | kettlebell, dumbbell: total | front delts, abs | obliques, glutes, quadriceps, triceps | other | compound, whole body | get up
    Man Maker | dumbbell | chest, lats, front delts, quadriceps | triceps, glutes, abs | other | compound, whole body | -
    Wall Ball | medicine ball | quadriceps, glutes, front delts | triceps | squat | compound, whole body | -
    Ball Slam | medicine ball | abs, lats | front delts, triceps | other | compound, whole body | medicine ball slam; slam
    Farmer's Walk | dumbbell, kettlebell, trap bar | forearms, traps | abs, obliques | carry | compound, whole body | farmer; farmer carry; farmer's carries; carry
    Suitcase Carry | dumbbell, kettlebell | forearms, obliques | traps, abs | carry | compound, whole body | suit case carry
    Sled Push | other: total | quadriceps, glutes | calves, hamstrings | carry | compound, lower | prowler push; sled push pull
    Sled Drag | other: total | quadriceps, glutes | calves, hamstrings | carry | compound, lower | backward sled drag; sled pull; reverse sled drag
    Tire Flip | other: total | glutes, hamstrings, lower back | quadriceps, chest, front delts, forearms | other | compound, whole body | -
    """

  /// Endurance work and stretching: never hard sets, so that no muscles are counted for it.
  static let endurance = """
    Running | other: none | - | - | cardio | compound, lower, cardio | run; treadmill; treadmill run; outdoor run; indoor run; trail run; running trueform; running machine
    Walking | other: none | - | - | cardio | compound, lower, cardio | walk; treadmill walk; incline walk; incline treadmill walk; outdoor walk; backward walk
    Hiking | other: none | - | - | cardio | compound, lower, cardio | hike; rucking; ruck
    Sprint | other: none | - | - | cardio | compound, lower, cardio | sprints; wind sprint; hill sprint; 15 yard sprint; wall sprint
    Cycling | other: none | - | - | cardio | compound, lower, cardio | bike; bicycle; indoor cycling; outdoor cycling; stationary bike; exercise bike; spinning; peloton; recumbent bike; upright bike; mountain bike; ergometer; spin bike; machine bike
    Air Bike | machine: none | - | - | cardio | compound, whole body, cardio | assault bike; echo bike; airbike
    Rowing | machine: none | - | - | cardio | compound, whole body, cardio | rowing ergometer; rower; indoor rowing; row erg; concept 2 rower
    Ski Erg | machine: none | - | - | cardio | compound, whole body, cardio | skierg
    Elliptical | machine: none | - | - | cardio | compound, whole body, cardio | elliptical trainer; cross trainer
    Stair Machine | machine: none | - | - | cardio | compound, lower, cardio | stair stepper; stair climber; stairmaster; stair master; stepper; stair machine floors; stair machine steps; step mill; stair climb; stairs
    Jump Rope | other: none | - | - | cardio | compound, lower, cardio | rope jumping; skipping; rope skipping; skip rope; double under
    Swimming | other: none | - | - | cardio | compound, whole body, cardio | swim; swimming laps
    Climbing | other: none | - | - | cardio | compound, whole body, cardio | rock climbing; bouldering; indoor climbing
    Aerobics | other: none | - | - | cardio | compound, whole body, cardio | aerobic; zumba; dance; dancing; hiit; step aerobics; cardio
    Boxing | other: none | - | - | cardio | compound, whole body, cardio | kickboxing; punching bag; heavy bag; shadow boxing
    Skating | other: none | - | - | cardio | compound, lower, cardio | ice skating; inline skating; roller skating
    Skiing | other: none | - | - | cardio | compound, lower, cardio | snowboarding; cross country skiing
    Sports | other: none | - | - | cardio | compound, whole body, cardio | football; soccer; basketball; volleyball; tennis; badminton; squash sport; handball; hockey
    Battle Ropes | other: none | - | - | cardio | compound, whole body, cardio | battling rope; battle rope
    Burpee | bodyweight: none | - | - | cardio | compound, whole body, cardio | burpee jump
    Jumping Jack | bodyweight: none | - | - | cardio | compound, whole body, cardio | star jump
    High Knee | bodyweight: none | - | - | cardio | compound, lower, cardio | high knee run; high knee skip
    Warm Up | other: none | - | - | mobility | compound, whole body, stretching | general warm up; mobility warm up
    Stretching | other: none | - | - | mobility | compound, whole body, stretching | stretch; dynamic stretching; static stretching; full body stretch
    Mobility | other: none | - | - | mobility | compound, whole body, stretching | mobility work; mobility drill
    Foam Rolling | other: none | - | - | mobility | compound, whole body, stretching | foam roll; foam roller
    Yoga | bodyweight: none | - | - | mobility | compound, whole body, stretching | downward dog; child's pose; cobra; pigeon pose
    Pilates | bodyweight: none | - | - | mobility | compound, whole body, stretching | -
    Cat Cow | bodyweight: none | - | - | mobility | compound, core, stretching | cat camel
    """
}

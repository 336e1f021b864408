extension CatalogueTables {
  /// Pull-ups, pulldowns, rows and extensions of the back.
  static let back = """
    Pull Up | bodyweight, band: assistance, suspension | lats | biceps, upper back | vertical pull | compound, upper | overhand pull up; regular pull up
    Wide Pull Up | bodyweight, band: assistance | lats | biceps, upper back | vertical pull | compound, upper | wide grip pull up
    Neutral Grip Pull Up | bodyweight, band: assistance | lats | biceps, upper back | vertical pull | compound, upper | hammer grip pull up; parallel grip pull up
    V-Bar Pull Up | bodyweight | lats | biceps, upper back | vertical pull | compound, upper | close grip pull up
    Negative Pull Up | bodyweight | lats | biceps, upper back | vertical pull | compound, upper | eccentric pull up; pull up negative
    Chin Up | bodyweight, band: assistance, cable, suspension | lats | biceps, upper back | vertical pull | compound, upper | underhand pull up; reverse grip pull up
    Muscle Up | bodyweight, suspension, band: assistance | lats, chest, triceps | biceps, upper back, front delts | vertical pull | compound, upper | bar muscle up
    Archer Pull Up | bodyweight | lats | biceps, upper back | vertical pull | compound, upper | -
    Kipping Pull Up | bodyweight | lats | biceps, upper back | vertical pull | compound, upper | -
    Chest to Bar Pull Up | bodyweight | lats | biceps, upper back | vertical pull | compound, upper | -
    Commando Pull Up | bodyweight | lats | biceps, upper back | vertical pull | compound, upper | -
    Plyo Pull Up | bodyweight | lats | biceps, upper back | vertical pull | compound, upper | explosive pull up
    Lat Pulldown | cable, machine, band | lats | biceps, upper back | vertical pull | compound, upper | pulldown; front pulldown; front lat pulldown; lat pull; pull down front
    Wide Grip Lat Pulldown | cable, machine | lats | biceps, upper back | vertical pull | compound, upper | wide grip pulldown
    Close Grip Lat Pulldown | cable, machine | lats | biceps, upper back | vertical pull | compound, upper | v-bar pulldown; v-bar lat pulldown; close grip pulldown; triangle pulldown; short grip pulldown; narrow grip lat pulldown
    Neutral Grip Lat Pulldown | cable, machine | lats | biceps, upper back | vertical pull | compound, upper | neutral grip pulldown; parallel grip lat pulldown; hammer grip lat pulldown
    Reverse Grip Lat Pulldown | cable, machine, band | lats | biceps, upper back | vertical pull | compound, upper | underhand lat pulldown; reverse grip pulldown; underhand pulldown
    Single Arm Lat Pulldown | cable, machine, band | lats | biceps, upper back | vertical pull | compound, upper | single arm pulldown; unilateral lat pulldown; sitting single arm lat pulldown; iliac pulldown
    Kneeling Lat Pulldown | cable | lats | biceps, upper back | vertical pull | compound, upper | kneeling pulldown; knelt pulldown; kneeling single arm lat pulldown
    Behind the Neck Pulldown | cable | lats | biceps, upper back | vertical pull | compound, upper | behind neck lat pulldown; lat pulldown behind the neck
    Iso-Lateral Front Lat Pulldown | machine | lats | biceps, upper back | vertical pull | compound, upper | iso-lateral lat pulldown; iso-lateral pulldown; diverging lat pulldown; iso-lateral wide pulldown
    Straight Arm Pulldown | cable, band | lats | - | vertical pull | isolation, upper | straight arm lat pulldown; rope straight arm pulldown; rope straight arm lat pulldown; straight arm pushdown; straight pulldown; lat pushdown; lat prayer; stiff arm pulldown; stiff arm lat pulldown
    Bent Over Row | barbell, dumbbell, smith machine, cable, kettlebell, machine, ez bar, trap bar, band, plate | lats, upper back | biceps, rear delts | horizontal pull | compound, upper | bent row; barbell row; kettlebell row; smith machine row; ez bar row
    Paused Bent Over Row | barbell | lats, upper back | biceps, rear delts | horizontal pull | compound, upper | -
    Underhand Bent Over Row | barbell, dumbbell, smith machine | lats, upper back | biceps, rear delts | horizontal pull | compound, upper | reverse grip bent over row; underhand barbell row; reverse grip barbell row; yates row @ barbell
    Pendlay Row | barbell, dumbbell | lats, upper back | biceps, rear delts | horizontal pull | compound, upper | -
    One Arm Row | dumbbell, kettlebell, cable, machine, barbell, band | lats, upper back | biceps, rear delts | horizontal pull | compound, upper | bent over one arm row; dumbbell row; single arm bent over row; kroc row @ dumbbell; unilateral row
    Single Arm Seated Row | cable, machine | lats, upper back | biceps, rear delts | horizontal pull | compound, upper | one arm seated cable row; unilateral seated row
    Meadows Row | barbell | lats, upper back | biceps, rear delts | horizontal pull | compound, upper | -
    Seal Row | barbell, dumbbell | lats, upper back | biceps, rear delts | horizontal pull | compound, upper | -
    Gorilla Row | kettlebell, dumbbell | lats, upper back | biceps, rear delts | horizontal pull | compound, upper | -
    Renegade Row | dumbbell, kettlebell | lats, upper back | biceps, rear delts, abs, triceps | horizontal pull | compound, upper | -
    T Bar Row | barbell, machine | lats, upper back | biceps, rear delts | horizontal pull | compound, upper | t-bar row with handle
    Chest Supported T Bar Row | machine | lats, upper back | biceps, rear delts | horizontal pull | compound, upper | lying t-bar row
    Landmine Row | barbell | lats, upper back | biceps, rear delts | horizontal pull | compound, upper | -
    Single Arm Landmine Row | barbell | lats, upper back | biceps, rear delts | horizontal pull | compound, upper | -
    Incline Row | dumbbell, barbell, cable, machine | lats, upper back | biceps, rear delts | horizontal pull | compound, upper | chest supported incline row; incline bench row; lying on incline bench row
    Chest Supported Row | machine, dumbbell, barbell, cable, kettlebell | lats, upper back | biceps, rear delts | horizontal pull | compound, upper | seated chest supported row
    Prone Row | dumbbell, barbell | lats, upper back | biceps, rear delts | horizontal pull | compound, upper | prone row on physio ball
    Seated Row | cable, machine, band | lats, upper back | biceps, rear delts | horizontal pull | compound, upper | cable row; machine row; band row; seated pulley row
    Seated Cable Row - V Grip | cable | lats, upper back | biceps, rear delts | horizontal pull | compound, upper | v-bar row; close grip seated row; seated row close grip; v-grip row; close grip cable row; narrow grip seated row
    Wide Grip Seated Row | cable, machine | lats, upper back | biceps, rear delts | horizontal pull | compound, upper | wide grip cable row; wide grip row; seated cable row - bar wide grip
    Underhand Seated Row | cable, machine | lats, upper back | biceps, rear delts | horizontal pull | compound, upper | supinated seated row; reverse grip seated row
    High Seated Row | machine, cable | lats, upper back | biceps, rear delts | horizontal pull | compound, upper | seated high row
    Iso-Lateral Row | machine | lats, upper back | biceps, rear delts | horizontal pull | compound, upper | iso row; iso-lateral seated row
    Iso-Lateral High Row | machine | lats, upper back | biceps, rear delts | horizontal pull | compound, upper | iso high row
    Low Row | machine, cable | lats, upper back | biceps, rear delts | horizontal pull | compound, upper | seated low row
    High Row | machine, cable | lats, upper back | biceps, rear delts | horizontal pull | compound, upper | -
    Iso-Lateral Low Row | machine | lats, upper back | biceps, rear delts | horizontal pull | compound, upper | iso low row
    Kneeling Row | cable, band | lats, upper back | biceps, rear delts | horizontal pull | compound, upper | kneeling high pulley row; kneeling single arm high pulley row; kneeling single arm row
    Shotgun Row | cable | lats, upper back | biceps, rear delts | horizontal pull | compound, upper | -
    Rear Delt Row | dumbbell, cable, machine, barbell | rear delts, upper back | biceps, lats | horizontal pull | compound, upper | rear delt pull; rope rear delt row
    Inverted Row | bodyweight, suspension, smith machine: added | lats, upper back | biceps, rear delts | horizontal pull | compound, upper | australian pull up; australian chin up; body row; ring row; trx row; suspended row; bodyweight row
    Upper Back Machine | machine | upper back | rear delts, biceps | horizontal pull | compound, upper | -
    Back Extension | bodyweight, machine, plate: added, band: added, barbell: added | lower back | glutes, hamstrings | hip extension | compound, lower | hyperextension; hyperextension back extension; roman chair; roman chair back extension; ghd back extension; ghd hyperextension; incline back extension; lower back extension; 45 degree back extension; 45 back extension; prone back extension
    Seated Back Extension | machine | lower back | glutes, hamstrings | hip extension | compound, lower | -
    Stability Ball Back Extension | bodyweight | lower back | glutes, hamstrings | hip extension | compound, lower | exercise ball back extension; stability ball hyperextension
    Reverse Hyperextension | machine, bodyweight, band | glutes, hamstrings | lower back | hip extension | compound, lower | reverse hyper
    Superman | bodyweight, medicine ball: added, dumbbell: added | lower back | glutes | hip extension | compound, core | superman hold; alternating superman; superman with scaption
    Dead Hang | bodyweight | forearms | lats | other | isolation, upper | hang; bar hang; pull up hang; passive hang; false grip hang
    Rope Climb | other: added | lats | biceps, forearms, upper back | vertical pull | compound, upper | -
    """
}

extension CatalogueTables {
  /// Abdominals and obliques.
  static let core = """
    Crunch | bodyweight, machine, plate: added, dumbbell: added, band | abs | - | core | isolation, core | ab crunch; abdominal crunch; floor crunch; seated crunch @ machine
    Cable Crunch | cable | abs | - | core | isolation, core | kneeling cable crunch; rope crunch; standing cable crunch; ab pulldown
    Decline Crunch | bodyweight | abs | - | core | isolation, core | -
    Reverse Crunch | bodyweight, cable, suspension | abs | hip flexors | core | isolation, core | decline reverse crunch
    Bicycle Crunch | bodyweight | abs, obliques | hip flexors | core | isolation, core | elbow to knee crunch; abs bike; cross body crunch
    Oblique Crunch | bodyweight, cable | obliques | abs | core | isolation, core | standing oblique crunch; side crunch
    Tuck Crunch | bodyweight | abs | hip flexors | core | isolation, core | -
    Exercise Ball Crunch | bodyweight | abs | - | core | isolation, core | stability ball crunch; swiss ball crunch; balance trainer crunch; bosu crunch
    Spiderman Plank Crunch | bodyweight | abs, obliques | hip flexors | core | compound, core | -
    Sit Up | bodyweight, plate: added, band: added, machine | abs | hip flexors | core | isolation, core | three quarter sit up; roman chair sit up; romanian chair sit up
    Decline Sit Up | bodyweight, plate: added | abs | hip flexors | core | isolation, core | -
    GHD Sit Up | bodyweight | abs | hip flexors | core | isolation, core | -
    Jackknife Sit Up | bodyweight | abs | hip flexors | core | isolation, core | jack knife; v up; jackknife
    Curl Up | bodyweight | abs | - | core | isolation, core | mcgill curl up
    Leg Raise | bodyweight | abs | hip flexors | core | isolation, core | lying leg raise; flat leg raise; floor leg raise; inclined leg raise; leg lift; leg raise with stability ball
    Hanging Leg Raise | bodyweight | abs | hip flexors | core | isolation, core | hanging straight leg raise; hanging leg raise l
    Hanging Knee Raise | bodyweight | abs | hip flexors | core | isolation, core | hanging knee tuck
    Vertical Knee Raise | bodyweight | abs | hip flexors | core | isolation, core | knee raise captain's chair; captain's chair knee raise; roman chair knee raise; knee raise parallel bars; knee raise; knee hip raise on parallel bars; lying knee raise
    Vertical Leg Raise | bodyweight | abs | hip flexors | core | isolation, core | leg raise captain's chair; leg raise parallel bars; leg raise elbows; forearm leg raise; roman chair leg raise
    Toes to Bar | bodyweight | abs | hip flexors, lats | core | compound, core | -
    Knees to Elbows | bodyweight | abs | hip flexors, lats | core | compound, core | -
    Leg Pull-In | bodyweight | abs | hip flexors | core | isolation, core | seated leg pull in; flat bench leg pull in; seated leg tuck; knee tuck; seated knee tuck; exercise ball pull in
    Flutter Kick | bodyweight | abs | hip flexors | core | isolation, core | -
    Scissor Kick | bodyweight | abs | hip flexors | core | isolation, core | scissors; scissor crossover kick; leg scissor
    Toe Touch | bodyweight | abs | - | core | isolation, core | toe toucher; opposite leg toe touch; toe touch crunch
    Heel Touch | bodyweight | obliques | abs | core | isolation, core | alternate heel touch; heel toucher; alternate heel toucher
    Mountain Climber | bodyweight: none | abs | hip flexors, front delts | core | compound, core | mountain climbers; balance trainer mountain climber
    Cross Body Mountain Climber | bodyweight: none | abs, obliques | hip flexors, front delts | core | compound, core | -
    Plank | bodyweight: none, plate: total | abs | obliques | core | isolation, core | front plank; elbow plank; forearm plank; balance trainer plank; stability ball plank; forward stability ball plank; plank fitball; plank tabata; tabata plank; plank hold; high plank
    Side Plank | bodyweight: none | obliques | abs | core | isolation, core | side bridge; side plank hold
    Side Plank Lift | bodyweight: none | obliques | abs | core | isolation, core | side plank hip dip; side plank raise
    Plank Hip Dip | bodyweight: none | obliques, abs | - | core | isolation, core | -
    Plank Up | bodyweight: none | abs | obliques, triceps, chest | core | compound, core | plank up down; up down plank; plank to push up; plank surrender
    Plank Jack | bodyweight: none | abs | abductors | core | compound, core | plank jack on elbow
    Stir the Pot | bodyweight: none | abs | obliques | core | isolation, core | -
    Hollow Hold | bodyweight: none | abs | hip flexors | core | isolation, core | hollow body hold; hollow rock
    L Sit | bodyweight: none | abs | hip flexors, triceps | core | isolation, core | l sit hold
    Dragon Flag | bodyweight | abs | obliques, hip flexors | core | compound, core | dragon flag hold
    Dead Bug | bodyweight | abs | hip flexors | core | isolation, core | -
    Bird Dog | bodyweight | lower back, glutes | abs | core | compound, core | -
    Bear Crawl | bodyweight: none | abs | front delts, quadriceps | core | compound, core | -
    Ab Wheel | bodyweight, barbell: none, suspension | abs | obliques, lats | core | compound, core | ab rollout; ab roller; ab wheel rollout; ab roll; wheel rollout; rollout; kneeling ab rollout
    Russian Twist | bodyweight, medicine ball: total, plate, dumbbell: total, kettlebell: total, cable | obliques | abs | core | isolation, core | decline russian twist; seated russian twist
    Twist | cable, machine, plate, barbell, band, suspension | obliques | abs | core | isolation, core | torso twist; torso rotation; cable twist up to down; cable twist down to up; ab twist; trunk rotation; rotary torso; oblique twist; seated barbell twist; trx rotation @ suspension; core rotation
    Landmine Twist | barbell | obliques | abs, front delts | core | compound, core | landmine 180; landmine core rotation; landmine rotation
    Wood Chop | cable, dumbbell: total, medicine ball, band | obliques | abs, front delts | core | compound, core | standing cable lift; cable chop
    Pallof Press | cable, band | obliques, abs | - | core | isolation, core | paloff press; palloff press; core pallof press; core palloff press; pallor press; pallof press with rotation; pallof hold
    Side Bend | dumbbell: total, cable, barbell, plate, kettlebell, band | obliques | - | core | isolation, core | oblique side bend
    Windmill | kettlebell, dumbbell: total, bodyweight | obliques | front delts, hamstrings | core | compound, core | -
    Abdominal Machine | machine | abs | - | core | isolation, core | ab machine; total abdominal
    """
}

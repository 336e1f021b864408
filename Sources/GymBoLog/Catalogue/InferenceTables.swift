enum InferenceTables {
  /// The rules of ``MuscleInference``, in the format of ``CatalogueLine``; the name field holds the words to find. A rule
  /// without muscles marks words from which nothing can be inferred.
  static let rules = """
    curl | dumbbell | biceps | forearms | elbow flexion | isolation, upper | -
    hammer curl | dumbbell | biceps, forearms | - | elbow flexion | isolation, upper | -
    reverse curl | barbell | forearms | biceps | elbow flexion | isolation, upper | -
    leg curl | machine | hamstrings | calves | knee flexion | isolation, lower | -
    hamstring curl | machine | hamstrings | calves | knee flexion | isolation, lower | -
    nordic | bodyweight | hamstrings | calves | knee flexion | isolation, lower | -
    wrist | other | forearms | - | wrist | isolation, upper | -
    wrist curl | barbell | forearms | - | wrist | isolation, upper | -
    forearm curl | barbell | forearms | - | wrist | isolation, upper | -
    neck curl | other | neck | - | neck | isolation, upper | -
    neck extension | other | neck | - | neck | isolation, upper | -
    row | other | lats, upper back | biceps, rear delts | horizontal pull | compound, upper | -
    upright row | barbell | side delts, traps | front delts, biceps | vertical pull | compound, upper | -
    rear delt row | dumbbell | rear delts, upper back | biceps, lats | horizontal pull | compound, upper | -
    pulldown | cable | lats | biceps, upper back | vertical pull | compound, upper | -
    straight arm pulldown | cable | lats | - | vertical pull | isolation, upper | -
    pull up | bodyweight | lats | biceps, upper back | vertical pull | compound, upper | -
    chin up | bodyweight | lats | biceps, upper back | vertical pull | compound, upper | -
    muscle up | bodyweight | lats, chest, triceps | biceps, upper back, front delts | vertical pull | compound, upper | -
    lat pull through | cable | lats | - | vertical pull | isolation, upper | -
    pullover | dumbbell | lats | chest, triceps | vertical pull | isolation, upper | -
    face pull | cable | rear delts | upper back, traps | horizontal pull | compound, upper | -
    rear delt | other | rear delts | upper back | shoulder isolation | isolation, upper | -
    extension | other | - | - | other | isolation, upper | -
    triceps extension | cable | triceps | - | elbow extension | isolation, upper | -
    overhead extension | cable | triceps | - | elbow extension | isolation, upper | -
    leg extension | machine | quadriceps | - | knee extension | isolation, lower | -
    quad extension | machine | quadriceps | - | knee extension | isolation, lower | -
    back extension | bodyweight | lower back | glutes, hamstrings | hip extension | compound, lower | -
    hyperextension | bodyweight | lower back | glutes, hamstrings | hip extension | compound, lower | -
    reverse hyperextension | machine | glutes, hamstrings | lower back | hip extension | compound, lower | -
    hip extension | cable | glutes | hamstrings | hip extension | isolation, lower | -
    pushdown | cable | triceps | - | elbow extension | isolation, upper | -
    incline pushdown | cable | - | - | other | isolation, upper | -
    lat pushdown | cable | lats | - | vertical pull | isolation, upper | -
    lateral pushdown | cable | - | - | other | isolation, upper | -
    straight arm pushdown | cable | lats | - | vertical pull | isolation, upper | -
    skullcrusher | barbell | triceps | - | elbow extension | isolation, upper | -
    kickback | other | - | - | other | isolation, upper | -
    triceps kickback | dumbbell | triceps | - | elbow extension | isolation, upper | -
    glute kickback | machine | glutes | hamstrings | hip extension | isolation, lower | -
    leg kickback | machine | glutes | hamstrings | hip extension | isolation, lower | -
    press | other | - | - | other | compound, upper | -
    bench press | barbell | chest | triceps, front delts | horizontal push | compound, upper | -
    chest press | machine | chest | triceps, front delts | horizontal push | compound, upper | -
    pec press | machine | chest | triceps, front delts | horizontal push | compound, upper | -
    incline press | barbell | chest | triceps, front delts | horizontal push | compound, upper | -
    decline press | barbell | chest | triceps, front delts | horizontal push | compound, upper | -
    floor press | barbell | chest | triceps, front delts | horizontal push | compound, upper | -
    french press | barbell | triceps | - | elbow extension | isolation, upper | -
    incline french press | barbell | triceps | - | elbow extension | isolation, upper | -
    decline french press | barbell | triceps | - | elbow extension | isolation, upper | -
    close bench press | barbell | triceps, chest | front delts | horizontal push | compound, upper | -
    shoulder press | dumbbell | front delts | triceps, side delts | vertical push | compound, upper | -
    overhead press | barbell | front delts | triceps, side delts | vertical push | compound, upper | -
    military press | barbell | front delts | triceps, side delts | vertical push | compound, upper | -
    behind neck press | barbell | front delts, side delts | triceps | vertical push | compound, upper | -
    arnold press | dumbbell | front delts | triceps, side delts | vertical push | compound, upper | -
    push press | barbell | front delts | triceps, side delts, quadriceps | vertical push | compound, upper | -
    leg press | machine | quadriceps, glutes | adductors | squat | compound, lower | -
    calf press | machine | calves | - | calf raise | isolation, lower | -
    calf leg press | machine | calves | - | calf raise | isolation, lower | -
    calf extension | machine | calves | - | calf raise | isolation, lower | -
    pallof press | cable | obliques, abs | - | core | isolation, core | -
    push up | bodyweight | chest | triceps, front delts | horizontal push | compound, upper | -
    pike push up | bodyweight | front delts | triceps, chest | vertical push | compound, upper | -
    handstand push up | bodyweight | front delts | triceps, side delts | vertical push | compound, upper | -
    diamond push up | bodyweight | triceps, chest | front delts | horizontal push | compound, upper | -
    close push up | bodyweight | triceps, chest | front delts | horizontal push | compound, upper | -
    triceps push up | bodyweight | triceps, chest | front delts | horizontal push | compound, upper | -
    dip | bodyweight | chest, triceps | front delts | vertical push | compound, upper | -
    chest dip | bodyweight | chest | triceps, front delts | vertical push | compound, upper | -
    triceps dip | bodyweight | triceps | chest, front delts | vertical push | compound, upper | -
    bench dip | bodyweight | triceps | chest, front delts | vertical push | compound, upper | -
    hip dip | bodyweight | obliques, abs | - | core | isolation, core | -
    fly | other | chest | front delts | chest fly | isolation, upper | -
    delt fly | other | - | - | shoulder isolation | isolation, upper | -
    shoulder fly | other | - | - | shoulder isolation | isolation, upper | -
    rear fly | other | rear delts | upper back | shoulder isolation | isolation, upper | -
    rear delt fly | other | rear delts | upper back | shoulder isolation | isolation, upper | -
    reverse fly | other | rear delts | upper back | shoulder isolation | isolation, upper | -
    back fly | other | rear delts | upper back | shoulder isolation | isolation, upper | -
    pec deck | machine | chest | front delts | chest fly | isolation, upper | -
    cable crossover | cable | chest | front delts | chest fly | isolation, upper | -
    raise | other | - | - | other | isolation, upper | -
    lateral raise | dumbbell | side delts | - | shoulder isolation | isolation, upper | -
    lat raise | dumbbell | side delts | - | shoulder isolation | isolation, upper | -
    side raise | dumbbell | side delts | - | shoulder isolation | isolation, upper | -
    rear lateral raise | dumbbell | rear delts | upper back | shoulder isolation | isolation, upper | -
    bent lateral raise | dumbbell | rear delts | upper back | shoulder isolation | isolation, upper | -
    rear delt raise | dumbbell | rear delts | upper back | shoulder isolation | isolation, upper | -
    front raise | dumbbell | front delts | side delts | shoulder isolation | isolation, upper | -
    calf raise | machine | calves | - | calf raise | isolation, lower | -
    leg calf raise | machine | calves | - | calf raise | isolation, lower | -
    glute ham raise | bodyweight | hamstrings | glutes, lower back, calves | knee flexion | compound, lower | -
    leg raise | bodyweight | abs | hip flexors | core | isolation, core | -
    knee raise | bodyweight | abs | hip flexors | core | isolation, core | -
    leg side raise | bodyweight | - | - | hip abduction | isolation, lower | -
    shrug | dumbbell | traps | - | shrug | isolation, upper | -
    squat | barbell | quadriceps, glutes | adductors, lower back | squat | compound, lower | -
    split squat | dumbbell | quadriceps, glutes | adductors, hamstrings | lunge | compound, lower | -
    jump squat | bodyweight | quadriceps, glutes | calves | squat | compound, lower | -
    sumo squat | dumbbell | quadriceps, glutes, adductors | - | squat | compound, lower | -
    sissy squat | bodyweight | quadriceps | - | knee extension | isolation, lower | -
    lunge | bodyweight | quadriceps, glutes | adductors, hamstrings | lunge | compound, lower | -
    side lunge | bodyweight | quadriceps, glutes, adductors | hamstrings | lunge | compound, lower | -
    step up | bodyweight | quadriceps, glutes | hamstrings | lunge | compound, lower | -
    deadlift | barbell | hamstrings, glutes, lower back | quadriceps, traps, forearms | hinge | compound, lower | -
    romanian deadlift | barbell | hamstrings, glutes | lower back, forearms | hinge | compound, lower | -
    stiff leg deadlift | barbell | hamstrings, glutes | lower back, forearms | hinge | compound, lower | -
    straight leg deadlift | barbell | hamstrings, glutes | lower back, forearms | hinge | compound, lower | -
    single leg deadlift | dumbbell | hamstrings, glutes | lower back, forearms | hinge | compound, lower | -
    sumo deadlift | barbell | glutes, quadriceps, hamstrings | adductors, lower back, traps, forearms | hinge | compound, lower | -
    good morning | barbell | hamstrings, lower back | glutes | hinge | compound, lower | -
    hip thrust | barbell | glutes | hamstrings | hip extension | compound, lower | -
    glute bridge | bodyweight | glutes | hamstrings | hip extension | compound, lower | -
    hip bridge | bodyweight | glutes | hamstrings | hip extension | compound, lower | -
    swing | kettlebell | glutes, hamstrings | lower back, front delts | hinge | compound, lower | -
    clean | barbell | quadriceps, glutes, hamstrings, traps | lower back, upper back, front delts, forearms | olympic | compound, whole body | -
    snatch | barbell | quadriceps, glutes, hamstrings, traps | lower back, upper back, side delts, front delts, forearms | olympic | compound, whole body | -
    jerk | barbell | front delts, quadriceps | triceps, glutes | olympic | compound, whole body | -
    crunch | bodyweight | abs | - | core | isolation, core | -
    oblique crunch | bodyweight | obliques | abs | core | isolation, core | -
    sit up | bodyweight | abs | hip flexors | core | isolation, core | -
    rollout | bodyweight | abs | obliques, lats | core | compound, core | -
    get up | kettlebell | front delts, abs | obliques, glutes, quadriceps, triceps | other | compound, whole body | -
    plank | bodyweight: none | abs | obliques | core | isolation, core | -
    side plank | bodyweight: none | obliques | abs | core | isolation, core | -
    ab rollout | bodyweight | abs | obliques, lats | core | compound, core | -
    twist | other | obliques | abs | core | isolation, core | -
    russian twist | bodyweight | obliques | abs | core | isolation, core | -
    side bend | dumbbell | obliques | - | core | isolation, core | -
    farmer | dumbbell | forearms, traps | abs, obliques | carry | compound, whole body | -
    carry | dumbbell | forearms, traps | abs, obliques | carry | compound, whole body | -
    lower back | other | lower back | - | hip extension | isolation, core | -
    middle back | other | upper back | - | horizontal pull | compound, upper | -
    upper back | other | upper back | - | horizontal pull | compound, upper | -
    hip flexor | other | hip flexors | - | other | isolation, lower | -
    scapular | other | - | - | other | isolation, upper | -
    serratus | other | - | - | other | isolation, upper | -
    rotator cuff | other | - | - | other | isolation, upper | -
    rotation | other | - | - | other | isolation, upper | -
    thoracic | other | - | - | mobility | isolation, upper | -
    tibialis | other | - | - | other | isolation, lower | -
    throw | other | - | - | other | compound, whole body | -
    jump | other | - | - | other | compound, whole body | -
    run | other: none | - | - | cardio | compound, lower, cardio | -
    treadmill | other: none | - | - | cardio | compound, lower, cardio | -
    sprint | other: none | - | - | cardio | compound, lower, cardio | -
    bike | other: none | - | - | cardio | compound, lower, cardio | -
    elliptical | machine: none | - | - | cardio | compound, whole body, cardio | -
    rowing | machine: none | - | - | cardio | compound, whole body, cardio | -
    swim | other: none | - | - | cardio | compound, whole body, cardio | -
    cardio | other: none | - | - | cardio | compound, whole body, cardio | -
    jump rope | other: none | - | - | cardio | compound, lower, cardio | -
    stretch | other: none | - | - | mobility | compound, whole body, stretching | -
    foam roll | other: none | - | - | mobility | compound, whole body, stretching | -
    foam roller | other: none | - | - | mobility | compound, whole body, stretching | -
    mobility | other: none | - | - | mobility | compound, whole body, stretching | -
    mobilization | other: none | - | - | mobility | compound, whole body, stretching | -
    warm up | other: none | - | - | mobility | compound, whole body, stretching | -
    """

  /// Words that name one or several muscles. If the name has no other words and the word names a single muscle, the exercise
  /// is assigned to it.
  static let muscleWords = """
    chest | chest
    pec | chest
    lat | lats
    trap | traps
    shoulder | front delts, side delts, rear delts
    delt | front delts, side delts, rear delts
    biceps | biceps
    triceps | triceps
    forearm | forearms
    arm | biceps, triceps, forearms, front delts, side delts, rear delts, lats, upper back, chest
    ab | abs
    oblique | obliques
    core | abs, obliques, lower back
    leg | quadriceps, hamstrings, glutes, adductors, abductors, calves, hip flexors
    quad | quadriceps
    hamstring | hamstrings
    glute | glutes
    calf | calves
    hip | glutes, abductors, adductors, hip flexors
    peito, pecho, brust, poitrine | chest
    ombro, hombro, schulter, epaule | front delts, side delts, rear delts
    bizep | biceps
    trizep | triceps
    perna, pierna, bein, jambe | quadriceps, hamstrings, glutes, adductors, abductors
    gluteo, gesass, fessier | glutes
    panturrilha, gemelo, wade, mollet | calves
    adductor | adductors
    abductor | abductors
    neck | neck
    """
}

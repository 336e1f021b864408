enum VocabularyTables {
  /// Alternative spellings, each with the word or words that replace it. A spelling of two words matches only if the
  /// words are adjacent. Single words are replaced first, so pairs must be written with the replaced words.
  static let spellings = """
    db, dumbell, dumbel, dumbbel, halter, haltere, mancuerna, kurzhantel, dambil = dumbbell
    bb, barbel, barra, barre, langhantel, halterli = barbell
    kb, kettlebel = kettlebell
    maquina, maschine, gerat, makine, appareil, hammerstrength, lever, leverage = machine
    technogym, panatta, lifefitness, freemotion = machine
    hammer strength = machine
    plate loaded, loaded plate, machine plate = machine
    placa, scheibe, disco, disque = plate
    polia, polea, poulie, pulley, kabel, kabelzug, cabo, kablo, easycable = cable
    corda, cuerda, seil, corde = rope
    smithmachine, multipower, multipresse = smith
    smith machine = smith
    ezbar, szbar, sz = ez
    ez bar, curl bar, ez barbell = ez
    trap bar, hex bar, hex = trapbar
    medicine ball, med ball, slam ball = medicineball
    trx, ring, suspended = suspension
    banded = band
    resistance band, loop band = band
    bw, peso corporal, bodyweighted = bodyweight
    body weighted, body weight = bodyweight
    assist, assistida, assistido, asistida, asistido, unterstutzt = assisted
    weight, lastrada, lastrado, lastre, gewichtet = weighted
    one, 1, unilateral, onearm = single
    isolateral = iso lateral
    iso lateral = isolateral
    each side = filler
    straight bar, lat bar = filler
    flye, flie, flue = fly
    crunche = crunch
    stretche = stretch
    presse = press
    calve = calf
    abdominal = ab
    pectoral = pec
    deltoid, delt = delt
        quadricep = quad
    bi = bicep
    tri = tricep
    ham = hamstring
    adduction, adducter = adductor
    abduction, abducter = abductor
    legged = leg
    armed = arm
    handed = hand
    inclined = incline
    declined = decline
    laying = lying
    chest support, chest supported = chestsupported
    pause, paused = pause
    warmup = warm up
    warm up = warmup
    supinated, supinate, underhand, undergrip = underhand
    pronated, pronate, overhand = overhand
    lunging = lunge
    squatting = squat
    running, jogging, jog = run
    cycling, biking, bicycling, bicicleta = bike
    walking = walk
    climbing = climb
    jumping = jump
    stretching = stretch
    pullup = pull up
    pushup = push up
    chinup = chin up
    situp = sit up
    stepup = step up
    muscleup = muscle up
    pulldown, pulldoen = pull down
    pushdown = push down
    pressdown = press down
    facepull = face pull
    skullcrusher = skull crusher
    crossover = cross over
    kickback = kick back
    pullover = pull over
    pullthrough = pull through
    rollout = roll out
    deadhang = dead hang
    legpress = leg press
    woodchop, woodchopper = wood chop
    goodmorning = good morning
    pull up = pullup
    push up = pushup
    press up = pushup
    chin up = chinup
    sit up = situp
    step up = stepup
    muscle up = muscleup
    pull down = pulldown
    push down = pushdown
    press down = pushdown
    face pull = facepull
    skull crusher, skull crush = skullcrusher
    cross over = crossover
    kick back = kickback
    pull over = pullover
    pull through = pullthrough
    roll out = rollout
    dead hang = deadhang
    hip thruster = hip thrust
    dead lift = deadlift
    wood chop, wood chopping, wood chopper = woodchop
    good morning = goodmorning
    get up = getup
    t bar = tbar
    v bar = vbar
    v grip = vbar
    rdl = romanian deadlift
    sldl = stiff leg deadlift
    ohp = overhead press
    cgbp = close bench press
    rfess = bulgarian split squat
    bss = bulgarian split squat
    ghr = hamstring glute raise
    hyperextension = hyper extension
    hyper extension = hyperextension
    farmer walk, farmer carry, farmer carrie = farmer
    """

  static let implements: [(Implement, String)] = [
    (.barbell, "barbell"), (.dumbbell, "dumbbell"), (.kettlebell, "kettlebell"),
    (.machine, "machine"), (.cable, "cable"), (.smithMachine, "smith"), (.ezBar, "ez"),
    (.trapBar, "trapbar"), (.plate, "plate"), (.band, "band"), (.bodyweight, "bodyweight"),
    (.suspension, "suspension"), (.medicineBall, "medicineball"),
  ]

  /// Fillers: words that are ignored in names, in the languages of the catalogue.
  static let fillers = """
    filler the a an on with to of and in at for from by bar grip custom exercise
    de do da del la el en con com no na au aux le les et mit der die das am an im auf
    """

  /// Modifiers: words that distinguish exercises but do not change the muscles trained.
  static let modifiers = """
    single arm double dual two alternating alternate isolateral seated standing kneeling sitting
    pause tempo eccentric negative heavy light easy hard explosive practice slow speed strict
    wide close narrow neutral vbar medium short half quarter deep partial pulse cluster
    high low bigger converging diverging lying iso superset time zeit dauer
    """
}

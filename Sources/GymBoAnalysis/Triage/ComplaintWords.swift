/// The words by which a note speaks of pain or an injury, or of an illness, as data by language.
///
/// A word is here if a lifter who writes it is hurt or ill, and if it means nothing else in a training note of any of these
/// languages, because a note does not say its language. So "hasta" (Turkish: ill; Spanish: until), "grip" (Turkish: flu), "ill"
/// (as in "I'll"), "sick" (a sick pump), "broken" (a broken record), "strappo" (Italian: strain; snatch) and "cold" are not
/// words of their own but parts of phrases, and sore muscles ("Muskelkater", "dolorido") are not here at all: everybody has
/// them. All is in lower case and without apostrophes.
///
/// The lists come from the notes of the shared exports and from common speech. They are a decision of this project and kept
/// small: a note that is missed costs less than a coach who no longer reads the notes that are shown.
struct ComplaintWords {
  /// Whole words.
  private let words: Set<String>
  /// Prefixes of words that have several endings.
  private let beginnings: [String]
  /// Ends of German compounds such as "Rückenschmerzen".
  private let ends: [String]
  /// Several words in a row, by the first of them.
  private let phrases: [String: [[String]]]

  /// Words that speak for themselves only where nothing is said beside them.
  private let alone: Set<String>

  private init(
    words: [String], beginnings: [String], ends: String, phrases: [String], alone: String = ""
  ) {
    self.alone = Set(ComplaintWords.split([alone]))
    self.words = Set(ComplaintWords.split(words))
    self.beginnings = ComplaintWords.split(beginnings)
    self.ends = ComplaintWords.split([ends])
    self.phrases = Dictionary(grouping: phrases.map { ComplaintWords.split([$0]) }) { $0[0] }
  }

  /// Joints with what is said of one that hurts: "ankle limited". Grip, cardio and machines limit a set too, and are no injury.
  private static let joints = split(["ankle knee shoulder elbow wrist hip neck back"]).flatMap {
    joint in
    split(["limited issue issues problem problems bothering bothered bothers discomfort clicking"])
      .map { "\(joint) \($0)" }
  }

  private static func split(_ lists: [String]) -> [String] {
    lists.flatMap { $0.split(separator: " ").map(String.init) }
  }

  /// How many words the phrase has that begins at one of a statement; nil where none does.
  func phrase(at index: Int, of statement: [String]) -> Int? {
    phrases[statement[index]]?.first { statement[index...].starts(with: $0) }?.count
  }

  /// Whether a statement is one word that speaks for itself where nothing is said beside it: "Sick".
  func isAlone(_ statement: [String]) -> Bool {
    statement.count == 1 && alone.contains(statement[0])
  }

  /// Whether a word speaks for itself.
  func contains(_ word: String) -> Bool {
    let isListed =
      words.contains(word) || beginnings.contains(where: word.hasPrefix)
      || ends.contains(where: word.hasSuffix)
    return isListed && !ComplaintWords.exceptions.contains(where: word.hasPrefix)
  }

  /// Operations: they are about the whole person, be they noted for one lift.
  static let operation = ComplaintWords(
    words: [operationWords], beginnings: [operationBeginnings], ends: "", phrases: operationPhrases)

  private static let operationWords = "surgery cirugía cirurgia chirurgie"
  private static let operationBeginnings = "operier operad ameliyat"
  private static let operationPhrases = [
    // English
    "after op", "post op", "since op", "after operation", "after the operation",
    "since the operation",
    // German
    "nach op", "nach der op", "nach meiner op", "seit op", "seit der op", "nach operation",
    "nach der operation", "seit der operation",
  ]

  /// Pain, injuries, and operations.
  static let pain = ComplaintWords(
    words: [
      operationWords,
      // English
      "pain pains painful hurt hurts hurting ache aches aching tweaked strained concussion physio sciatica",
      "hernia bursitis",
      // German
      "zerrung gezerrt verstaucht verrenkt ausgekugelt geprellt prellung entzündet weh wehgetan zwickt hexenschuss",
      "ischias reha",
      // Spanish
      "dolor dolores duele duelen dolió dolía doliendo molestia molestias lesión lesiones lesioné lastimé esguince",
      "desgarro contractura ciática lumbalgia fisio",
      // Portuguese
      "dor dores doeu doendo dói doi dodói lesão lesao lesões lesionei machuquei machucado machucada machucou",
      "distensão hérnia incomodando incomodou",
      // French
      "douleur douleurs blessure blessures blessé blessée entorse claquage élongation déchirure sciatique lumbago",
      "hernie kiné",
      // Italian
      "dolore dolori contrattura distorsione ernia lombalgia",
      // Turkish
      "acıyor acıdı agri agrisi agriyor incittim burktum yırtık yırtıldı fıtık fıtığı",
    ],
    beginnings: [
      operationBeginnings,
      "injur sprain tendinit tendonit tendinopath impinge dislocat fractur physiother",  // English
      "schmerz verletz entzündung bandscheibe",  // German
      "lesionad lastimad fisioterap",  // Spanish, Portuguese
      "doulour tendinopat infortun",  // French, Italian
      "ağrı ağri sancı sakat incin burkul zedelen",  // Turkish
    ],
    ends: "schmerz schmerzen verletzung entzündung faserriss bänderriss bandriss",
    phrases: [
      // English
      "acting up", "pulled a muscle", "pulled something", "pulled my hamstring", "pulled my groin",
      "pulled my calf", "pulled my quad", "pulled my back", "pulled my pec", "pulled my neck",
      "pinched nerve", "slipped disc", "bad back", "bad knee", "bad shoulder", "bad elbow",
      "bad wrist", "bad hip", "physical therapy",
      // Spanish
      "hice daño", "hecho daño",
      // Portuguese
      "pela lombar", "lombar travada", "lombar travou", "costas travadas", "costas travaram",
      // French
      "mal au", "mal aux", "mal à", "mal a la", "mal de dos",
      // Italian
      "fa male", "fanno male", "faceva male", "fatto male", "male al", "male alla", "male alle",
      "male ai", "mal di schiena",
      // Turkish
      "fizik tedavi", "belim tutuldu", "boynum tutuldu", "sırtım tutuldu",
    ] + operationPhrases + joints)

  /// Illness.
  static let illness = ComplaintWords(
    words: [
      // English
      "unwell illness flu covid fever dizzy dizziness nausea nauseous migraine headache headaches",
      // German
      "kopfweh bauchweh grippe fieber corona unwohl übelkeit schwindel schwindlig schwindelig migräne",
      // Spanish
      "enfermo enferma enfermedad gripe resfriado resfriada fiebre mareo mareado mareada",
      // Portuguese
      "doente doentes gripado gripada febre dengue tontura enjoo enxaqueca",
      // French
      "malade malades maladie rhume fièvre nausée nausées vertige vertiges",
      // Italian
      "malato malata ammalato ammalata influenza febbre raffreddore raffreddato raffreddata vertigini",
      // Turkish
      "nezle nezleyim gribim ateşim ateşliyim ateşliydim üşüttüm migren",
    ],
    beginnings: ["vomit krank erkält hastalı hastalan hastay halsiz bulantı"],
    ends: "",
    phrases: [
      // English
      "not feeling well", "not feeling good", "not feel well", "dont feel well",
      "didnt feel well", "feeling ill", "felt ill", "was ill", "am ill", "im ill", "been ill",
      "fell ill", "was sick", "am sick", "im sick", "been sick", "got sick", "feeling sick",
      "felt sick", "being sick", "still sick", "after sick", "sick week", "sick leave", "sick day",
      "sick days", "have a cold", "with a cold", "caught a cold", "head cold", "food poisoning",
      "stomach bug", "under the weather", "threw up", "bit sick", "little sick", "slightly sick",
      "bit ill", "little ill", "slightly ill",
      // German, Spanish, Portuguese
      "nicht wohl", "siento mal", "encuentro mal", "passando mal", "passei mal",
      // French, Italian
      "mal de tête", "mal de ventre", "mal di testa", "mal di gola",
      // Turkish
      "biraz hasta", "çok hasta", "hala hasta", "hâlâ hasta", "hasta gibi", "hasta oldum",
      "hasta oldu", "hasta olduğum", "hasta hissediyorum", "grip oldum",
      "grip olmuşum", "soğuk algınlığı", "baş dönmesi", "iyi hissetmiyorum", "kötü hissediyorum",
    ], alone: "sick ill hasta")

  /// Words that say by themselves that there is nothing.
  private static let exceptions = split(["ağrısız ağrisiz schmerzfrei schmerzlos krankheitsfrei"])

  /// Words that take back one after them: "no pain", "no more knee pain", "nicht mehr krank", "avoid injury".
  static let denials = Set(
    split([
      "no not never without zero dont didnt doesnt isnt wasnt avoid avoiding prevent preventing",
      "kein keine keinen keinerlei nicht nie ohne", "nada não nao nunca sem sin", "pas sans",
      "non niente senza", "hiç",
    ]))

  /// Words that take back a denial: "can't press without pain".
  static let doubleDenials = denials.union(["cant", "cannot", "couldnt"])

  /// Words directly after it that take it back: "pain free", "ağrı yok", "injury prevention".
  static let endings = Set(split(["free frei prevention yok değil hiç"]))

  /// Words soon after it by which it is over: "pain is gone", "ağrı geçti".
  static let overs = Set(
    split(["gone weg vorbei geçti kalmadı passou passato passata desapareció"]))

  /// Words between two statements: a denial before one says nothing of what comes after.
  static let joining = Set(
    split(["and but or und aber oder y pero e mas et mais ma ve ama because weil porque pq"]))
}

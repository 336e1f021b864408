import GymBoLog
import Testing

/// Names in other languages whose words, one by one, could mean another muscle.
@Suite struct ForeignNameTrapTests {
  private let catalogue = ExerciseCatalogue.standard

  @Test(
    "the words around a word decide which movement it is",
    arguments: [
      ("Rudern (Langhantel)", [Muscle.lats, .upperBack]),
      ("Aufrechtes Rudern", [.sideDelts, .traps]),
      ("Beinheben", [.abs]), ("Beinstrecker", [.quadriceps]), ("Beinbeuger", [.hamstrings]),
      ("Armbeugen", [.biceps]), ("Trizepsstrecker", [.triceps]), ("Rückenstrecker", [.lowerBack]),
      ("Schulterheben", [.traps]), ("Seitheben", [.sideDelts]),
      ("Vorgebeugtes Seitheben", [.rearDelts]), ("Butterfly Reverse", [.rearDelts]),
      ("Curl de pierna", [.hamstrings]), ("Curl de muñeca", [.forearms]),
      ("Curl nórdico", [.hamstrings]), ("Flexión de pierna", [.hamstrings]),
      ("Flexión", [.chest]), ("Press de pierna", [.quadriceps, .glutes]),
      ("Remo al mentón (Mancuerna)", [.sideDelts, .traps]),
      ("Peso muerto rumano (Mancuerna)", [.hamstrings, .glutes]), ("Dominadas con peso", [.lats]),
      ("Elevación de talones (Barra)", [.calves]), ("Elevación de piernas colgado", [.abs]),
      ("Remada alta", [.sideDelts, .traps]), ("Remada alta iso-lateral", [.lats, .upperBack]),
      ("Rosca de punho", [.forearms]), ("Rosca de perna", [.hamstrings]),
      ("Tríceps coice", [.triceps]), ("Coice de glúteo no cabo", [.glutes]),
      ("Kickback tríceps", [.triceps]), ("Kickback glúteo", [.glutes]),
      ("Elevação pélvica no Smith", [.glutes]), ("Elevação de pernas", [.abs]),
      ("Cadeira flexora unilateral", [.hamstrings]), ("Cadeira extensora", [.quadriceps]),
      ("Élévation latérale", [.sideDelts]), ("Élévations de jambes", [.abs]),
      ("Tirage menton", [.sideDelts, .traps]), ("Tirage visage", [.rearDelts]),
      ("Rowing haltère", [.lats, .upperBack]), ("Extension mollets", [.calves]),
      ("Curl jambe", [.hamstrings]), ("Mollets à la presse", [.calves]),
      ("Curl gambe", [.hamstrings]), ("Curl ai polsi", [.forearms]),
      ("Curl supino", [.biceps]), ("Alzate gambe", [.abs]), ("Alzate laterali", [.sideDelts]),
      ("Pressa per spalle", [.frontDelts]), ("Calf alla pressa", [.calves]),
      ("Slanci posteriori", [.glutes]), ("French press panca inclinata", [.triceps]),
      ("Pull-over (Manubrio)", [.lats]), ("Polpacci", [.calves]),
      ("Bacak bükme", [.hamstrings]), ("Bacak kaldırma", [.abs]), ("Kol bükme", [.biceps]),
      ("Bacak uzatma", [.quadriceps]), ("Arka kol uzatma", [.triceps]),
      ("Arka omuz açış", [.rearDelts]), ("Göğüs açış", [.chest]),
      ("Dik çekiş", [.sideDelts, .traps]),
      ("Ön kol", [.forearms]),
    ])
  func wordsTogether(name: String, muscles: [Muscle]) {
    #expect(catalogue.resolve(name).facts?.direct == muscles)
  }

  @Test(
    "a name that may mean several muscles, or none, stays unassigned",
    arguments: [
      "Bein", "Kabelzug", "Patada", "Extensión", "Elevación", "Tirón", "Coice", "Cadeira", "Barra",
      "Tirage", "Développé", "Couché", "Extension poulie", "Alzate", "Slanci", "Spinte",
      "Kickback ai cavi", "Ters mekik", "Kaldırma", "Oturarak", "Halter", "Sırt", "Mano", "Banco",
      "Curl gambe spalle", "Remo (Máquina)",
    ])
  func ambiguousNames(name: String) {
    #expect(catalogue.resolve(name) == .unassigned)
  }

  @Test(
    "a word that nobody knows leaves a name of another language unassigned",
    arguments: ["Rosca de zumbido", "Alzate zumbide laterali", "Curl de pierna zumbido"])
  func unknownWords(name: String) {
    #expect(catalogue.resolve(name) == .unassigned)
  }

  @Test(
    "cardio in other languages is no strength work",
    arguments: [
      "Rudergerät", "Laufband", "Cinta de correr", "Esteira", "Tapis roulant", "Koşu bandı",
      "Vogatore", "Rameur", "Kürek makinesi", "Cyclette",
    ])
  func cardio(name: String) {
    #expect(catalogue.resolve(name).facts?.modality == .cardio)
  }

  @Test(
    "accents, case, plural, order and brackets make no difference",
    arguments: [
      "Alzate Laterali (Manubri)", "ALZATE LATERALI MANUBRI", "alzata laterale con manubrio",
      "Manubrio: alzate laterali", "Elevação Lateral (Halter)", "elevacoes laterais com halteres",
      "ELEVACIÓN LATERAL - MANCUERNA", "Elevaciones laterales con mancuernas",
      "Élévations latérales (haltères)", "elevation laterale haltere", "Kurzhantel-Seitheben",
      "Seitheben mit Kurzhanteln", "Dambıl Yana Kaldırma", "DAMBIL YANA AÇIŞ",
    ])
  func spelling(name: String) throws {
    let facts = try #require(catalogue.resolve(name).facts)
    #expect(facts.direct == [.sideDelts])
    #expect(facts.implement == .dumbbell)
    #expect(facts.loading == .perHand)
  }

  @Test("equipment is read in the language of the name")
  func implements() {
    let names: [(String, Implement)] = [
      ("Eğimli Bench Press (Halter)", .barbell), ("Agachamento Sumô (Halter)", .dumbbell),
      ("Panca inclinata (Manubri)", .dumbbell), ("Croci ai cavi", .cable),
      ("Kurzhantelrudern", .dumbbell), ("Brustpresse an der Maschine", .machine),
      ("Curl (Bilanciere EZ)", .ezBar), ("Squat guidé", .smithMachine),
      ("Hüftheben mit dem Widerstandsband", .band), ("Squat (Corpo Libero)", .bodyweight),
    ]
    for (name, implement) in names {
      #expect(catalogue.resolve(name).facts?.implement == implement, "\(name)")
    }
  }

  @Test("help and added load are read in the language of the name")
  func loading() {
    for name in ["Trazioni assistite", "Klimmzüge unterstützt mit Untergriff", "Destekli barfiks"] {
      #expect(catalogue.resolve(name).facts?.loading == .assistance, "\(name)")
    }
    for name in [
      "Trazioni zavorrate", "Tractions lestées", "Dominadas lastradas", "Ağırlıklı barfiks",
    ] {
      #expect(catalogue.resolve(name).facts?.loading == .added, "\(name)")
    }
  }

  @Test(
    "an exercise of the catalogue in brackets explains a name that is unclear, an implement does not",
    arguments: [
      ("Trapez zımbırtı çekişi (Shrugs)", "Shrug"),
      ("Bacak Açma Makinesi (Leg Extension)", "Leg Extension"),
      ("Alzate zumbide (Lateral Raise)", "Lateral Raise"), ("Alzate zumbide (Manubri)", nil),
      ("Alzate zumbide (Cable)", nil), ("Alzate zumbide (", nil), ("Alzate zumbide )(", nil),
    ])
  func brackets(name: String, english: String?) {
    let facts = english.flatMap { catalogue.resolve($0).facts }
    #expect(catalogue.resolve(name).facts?.direct == facts?.direct)
  }

  @Test("the name stays as it is logged")
  func keepsItsName() {
    #expect(catalogue.resolve(" Panca piana ").facts?.name == "Panca piana")
  }
}

import GymBoLog
import Testing

/// The lifts that are done most, as an app would call them in another language: made up here by translating each English name with
/// its implement in brackets, as the apps do.
@Suite struct TranslatedNamesTests {
  private static let english = [
    "Bench Press (Barbell)", "Squat (Barbell)", "Deadlift (Barbell)", "Lat Pulldown (Cable)",
    "Shoulder Press (Dumbbell)", "Lateral Raise (Dumbbell)", "Leg Press (Machine)",
    "Leg Extension (Machine)", "Seated Leg Curl (Machine)", "Pull Up", "Bicep Curl (Dumbbell)",
    "Triceps Pushdown (Cable)", "Incline Bench Press (Dumbbell)", "Chest Fly (Machine)",
    "Romanian Deadlift (Barbell)", "Seated Row (Cable)", "Face Pull", "Hammer Curl (Dumbbell)",
    "Hip Thrust (Barbell)", "Standing Calf Raise (Machine)", "Crunch", "Plank", "Push Up",
    "Bent Over Row (Barbell)", "Bulgarian Split Squat", "Hack Squat (Machine)",
    "Triceps Extension (Cable)", "Reverse Fly (Machine)", "Hanging Leg Raise",
    "Shrug (Dumbbell)", "Lying Leg Curl (Machine)", "Overhead Press (Barbell)", "Dip",
    "Lunge (Dumbbell)", "Preacher Curl (Barbell)", "Hip Abduction (Machine)",
  ]

  private static let translated: [(language: String, names: [String])] = [
    (
      "Turkish",
      [
        "Bench Press (Halter)", "Squat (Halter)", "Deadlift (Halter)", "Lat Pulldown (Kablo)",
        "Omuz Press (Dumbbell)", "Yana Açış (Dumbbell)", "Bacak Press (Makine)",
        "Bacak Uzatma (Makine)", "Oturarak Bacak Bükme (Makine)", "Barfiks",
        "Biceps Curl (Dumbbell)", "Triceps Pushdown (Kablo)", "Eğimli Bench Press (Dambıl)",
        "Göğüs Fly (Makine)", "Romanya Deadlift (Halter)", "Oturarak Kürek Çekme (Kablo)",
        "Yüze Çekiş", "Çekiç Curl (Dambıl)", "Kalça İtişi (Halter)",
        "Ayakta Baldır Kaldırma (Makine)", "Mekik", "Plank", "Şınav",
        "Öne Eğilerek Kürek Çekme (Halter)", "Bulgar Split Squat", "Hack Squat (Makine)",
        "Triceps Uzatma (Kablo)", "Ters Fly (Makine)", "Asılı Bacak Kaldırma",
        "Omuz Silkme (Dambıl)", "Yatarak Bacak Bükme (Makine)", "Baş Üstü Press (Halter)",
        "Dips", "Lunge (Dambıl)", "Preacher Curl (Halter)", "Kalça Açma (Makine)",
      ]
    ),
    (
      "Portuguese",
      [
        "Supino Reto (Barra)", "Agachamento (Barra)", "Levantamento Terra (Barra)",
        "Puxada (Cabo)", "Desenvolvimento de Ombros (Halter)", "Elevação Lateral (Halter)",
        "Leg Press (Máquina)", "Cadeira Extensora (Máquina)", "Cadeira Flexora (Máquina)",
        "Barra Fixa", "Rosca Direta (Halter)", "Tríceps Pulley (Cabo)",
        "Supino Inclinado (Halter)", "Crucifixo (Máquina)", "Levantamento Terra Romeno (Barra)",
        "Remada Sentada (Cabo)", "Face Pull", "Rosca Martelo (Halter)",
        "Elevação Pélvica (Barra)", "Panturrilha em Pé (Máquina)", "Abdominal", "Prancha",
        "Flexão de Braço", "Remada Curvada (Barra)", "Agachamento Búlgaro",
        "Agachamento Hack (Máquina)", "Extensão de Tríceps (Cabo)",
        "Crucifixo Inverso (Máquina)", "Elevação de Pernas Suspenso", "Encolhimento (Halter)",
        "Mesa Flexora (Máquina)", "Desenvolvimento (Barra)", "Mergulho", "Afundo (Halter)",
        "Rosca Scott (Barra)", "Cadeira Abdutora",
      ]
    ),
    (
      "Spanish",
      [
        "Press de Banca (Barra)", "Sentadilla (Barra)", "Peso Muerto (Barra)",
        "Jalón al Pecho (Cable)", "Press de Hombros (Mancuerna)",
        "Elevación Lateral (Mancuerna)", "Prensa de Piernas (Máquina)",
        "Extensión de Piernas (Máquina)", "Curl de Piernas Sentado (Máquina)", "Dominadas",
        "Curl de Bíceps (Mancuerna)", "Extensión de Tríceps en Polea",
        "Press de Banca Inclinado (Mancuerna)", "Aperturas de Pecho (Máquina)",
        "Peso Muerto Rumano (Barra)", "Remo Sentado (Cable)", "Face Pull",
        "Curl Martillo (Mancuerna)", "Empuje de Cadera (Barra)",
        "Elevación de Talones de Pie (Máquina)", "Abdominales", "Plancha", "Flexiones",
        "Remo Inclinado (Barra)", "Sentadilla Búlgara", "Sentadilla Hack (Máquina)",
        "Extensión de Tríceps (Cable)", "Pájaros (Máquina)", "Elevación de Piernas Colgado",
        "Encogimiento de Hombros (Mancuerna)", "Curl de Piernas Tumbado (Máquina)",
        "Press Militar (Barra)", "Fondos", "Zancadas (Mancuerna)", "Curl Predicador (Barra)",
        "Abducción de Cadera (Máquina)",
      ]
    ),
    (
      "French",
      [
        "Développé Couché (Barre)", "Squat (Barre)", "Soulevé de Terre (Barre)",
        "Tirage Vertical (Poulie)", "Développé Épaules (Haltère)",
        "Élévation Latérale (Haltère)", "Presse à Cuisses (Machine)", "Leg Extension (Machine)",
        "Leg Curl Assis (Machine)", "Tractions", "Curl Biceps (Haltère)",
        "Extension Triceps à la Poulie", "Développé Incliné (Haltère)",
        "Écarté Pectoraux (Machine)", "Soulevé de Terre Roumain (Barre)",
        "Tirage Horizontal (Poulie)", "Face Pull", "Curl Marteau (Haltère)",
        "Hip Thrust (Barre)", "Extension Mollets Debout (Machine)", "Crunch", "Planche",
        "Pompes", "Rowing Barre", "Squat Bulgare", "Hack Squat (Machine)",
        "Extension Triceps (Poulie)", "Oiseau (Machine)", "Relevé de Jambes Suspendu",
        "Haussement d'Épaules (Haltère)", "Leg Curl Allongé (Machine)",
        "Développé Militaire (Barre)", "Dips", "Fentes (Haltère)", "Curl Pupitre (Barre)",
        "Abduction de Hanche (Machine)",
      ]
    ),
    (
      "Italian",
      [
        "Panca Piana (Bilanciere)", "Squat (Bilanciere)", "Stacco da Terra (Bilanciere)",
        "Lat Machine (Cavo)", "Lento Avanti (Manubri)", "Alzate Laterali (Manubri)",
        "Leg Press (Macchina)", "Leg Extension (Macchina)", "Leg Curl da Seduto (Macchina)",
        "Trazioni", "Curl Bicipiti (Manubri)", "Pushdown Tricipiti (Cavo)",
        "Panca Inclinata (Manubri)", "Croci (Macchina)", "Stacco Rumeno (Bilanciere)",
        "Pulley Basso (Cavo)", "Face Pull", "Curl a Martello (Manubri)",
        "Hip Thrust (Bilanciere)", "Calf in Piedi (Macchina)", "Crunch", "Plank", "Piegamenti",
        "Rematore (Bilanciere)", "Squat Bulgaro", "Hack Squat (Macchina)",
        "Estensioni Tricipiti (Cavo)", "Croci Inverse (Macchina)", "Alzate Gambe alla Sbarra",
        "Scrollate (Manubri)", "Leg Curl da Sdraiato (Macchina)", "Military Press (Bilanciere)",
        "Dip", "Affondi (Manubri)", "Panca Scott (Bilanciere)", "Abductor Machine",
      ]
    ),
    (
      "German",
      [
        "Bankdrücken (Langhantel)", "Kniebeugen (Langhantel)", "Kreuzheben (Langhantel)",
        "Latzug (Kabel)", "Schulterdrücken (Kurzhantel)", "Seitheben (Kurzhantel)",
        "Beinpresse (Maschine)", "Beinstrecker (Maschine)", "Beinbeuger sitzend (Maschine)",
        "Klimmzüge", "Bizepscurls (Kurzhantel)", "Trizepsdrücken (Kabel)",
        "Schrägbankdrücken (Kurzhantel)", "Butterfly (Maschine)",
        "Rumänisches Kreuzheben (Langhantel)", "Rudern sitzend (Kabel)", "Face Pull",
        "Hammercurls (Kurzhantel)", "Hüftheben (Langhantel)", "Wadenheben stehend (Maschine)",
        "Crunch", "Unterarmstütz", "Liegestütze", "Vorgebeugtes Rudern (Langhantel)",
        "Bulgarische Kniebeuge", "Hackenschmidt-Kniebeuge (Maschine)", "Trizepsstrecken (Kabel)",
        "Reverse Butterfly (Maschine)", "Hängendes Beinheben", "Schulterheben (Kurzhantel)",
        "Beinbeuger liegend (Maschine)", "Überkopfdrücken (Langhantel)", "Dips",
        "Ausfallschritte (Kurzhantel)", "Scottcurls (Langhantel)", "Abduktion (Maschine)",
      ]
    ),
  ]

  @Test(
    "nine of ten names of the usual lifts mean the muscles of the English name, in six languages")
  func muscles() {
    #expect(Self.translated.count == 6)
    for (language, names) in Self.translated {
      #expect(names.count == Self.english.count, "\(language)")
      let same = zip(Self.english, names).filter { english, name in
        let facts = ExerciseCatalogue.standard.resolve(name).facts
        return facts?.direct == ExerciseCatalogue.standard.resolve(english).facts?.direct
      }
      print("\(language): \(same.count) of \(names.count) names")
      #expect(same.count * 10 >= names.count * 9, "\(language)")
    }
  }
}

extension CatalogueTables {
  /// Names of common lifts in German, Spanish, French, Portuguese and Turkish, as the apps translate them.
  static let translations = """
    Bench Press | Bankdrücken; Flachbankdrücken; Press de Banca; Press Banca; Développé Couché; Supino; Supino Reto; Supino Plano; Göğüs Press Sehpa
    Incline Bench Press | Schrägbankdrücken; Press de Banca Inclinado; Press Inclinado; Développé Incliné; Développé Couché Incliné; Supino Inclinado
    Decline Bench Press | Negativbankdrücken; Press de Banca Declinado; Press Declinado; Développé Décliné; Supino Declinado
    Close Grip Bench Press | Enges Bankdrücken; Press de Banca Agarre Cerrado; Développé Couché Prise Serrée; Supino Fechado
    Chest Press | Brustpresse; Brustdrücken; Press de Pecho; Supino Sentado; Développé Assis Machine
    Chest Fly | Fliegende; Butterfly Fliegende; Aperturas; Aperturas de Pecho; Écarté; Écarté Couché; Crucifixo
    Pec Deck | Crucifixo no Voador; Voador; Contractora; Peck Deck
    Push Up | Liegestütz; Liegestütze; Liegestützen; Flexión; Flexiones; Flexión de Brazos; Pompes; Flexão; Flexão de Braço; Şınav
    Dip | Barrenstütz; Fondos; Fondos en Paralelas; Dips aux Barres Parallèles; Paralelas; Mergulho nas Paralelas
    Seated Dip | Máquina de Fundos Sentado; Fundos Sentado
    Overhead Press | Überkopfdrücken; Schulterdrücken Stehend; Press Militar; Développé Militaire; Desenvolvimento Militar
    Shoulder Press | Schulterdrücken; Press de Hombros; Press Hombro; Développé Épaules; Desenvolvimento; Desenvolvimento de Ombros; Omuz Press
    Lateral Raise | Seitheben; Elevaciones Laterales; Élévations Latérales; Élévation Latérale; Elevação Lateral; Yana Açış
    Single Arm Lateral Raise | Elevação Lateral Unilateral; Elevación Lateral Unilateral
    Front Raise | Frontheben; Elevaciones Frontales; Élévations Frontales; Elevação Frontal
    Reverse Fly | Pájaros; Oiseau; Crucifixo Inverso; Crucifixo Invertido
    Upright Row | Aufrechtes Rudern; Remo al Mentón; Rowing Menton; Remada Alta
    Shrug | Schulterheben; Encogimientos; Encogimiento de Hombros; Haussements d'Épaules; Encolhimento; Encolhimento de Ombros
    Pull Up | Klimmzug; Klimmzüge; Dominadas; Dominada; Tractions; Traction; Barra Fixa; Barra Fixa Pronada; Barfiks
    Lat Pulldown | Latzug; Latziehen; Jalón al Pecho; Jalones al Pecho; Tirage Vertical; Tirage Poitrine; Puxada; Puxada Alta; Puxada Alta na Polia; Puxada Frontal
    Close Grip Lat Pulldown | Enger Latzug; Puxada Alta Pegada Triângulo; Puxada Triângulo
    Straight Arm Pulldown | Pulldown Corda
    Bent Over Row | Vorgebeugtes Rudern; Langhantelrudern; Remo con Barra; Remo Inclinado; Rowing Barre; Remada Curvada
    One Arm Row | Rowing Haltère; Rowing Haltère Unilatéral
    Seated Row | Rowing Poulie; Rudern Sitzend; Sitzendes Rudern; Kabelrudern; Remo Sentado; Tirage Horizontal; Remada Sentada; Remada Baixa; Remadas Máquina; Remada Máquina
    Iso-Lateral High Row | Remada Alta Iso-Lateral
    Iso-Lateral Row | Remadas Iso-Lateral
    Iso-Lateral Low Row | Remada Baixa Iso-Lateral
    Back Extension | Rückenstrecker; Extensión Lumbar; Extensions Lombaires; Extensão Lombar; Hiperextensiones; Hiperextensión; Hiperextensão
    Bicep Curl | Bizepscurl; Bizepscurls; Bizeps Curl; Curl de Bíceps; Curl Biceps; Rosca Direta; Rosca Bíceps; Rosca Direta na Polia
    Single Arm Curl | Rosca Unilateral
    Hammer Curl | Hammercurl; Hammercurls; Curl Martillo; Curl Marteau; Rosca Martelo
    Preacher Curl | Scottcurl; Curl Predicador; Curl Pupitre; Rosca Scott
    Concentration Curl | Konzentrationscurl; Curl Concentrado; Curl Concentré; Rosca Concentrada
    Triceps Pushdown | Trizepsdrücken; Trizepsdrücken am Kabel; Tríceps na Polia; Tríceps Pulley
    Triceps Rope Pushdown | Tríceps na Polia com Corda; Tríceps Corda; Tríceps Corda na Polia
    Triceps Extension | Trizepsstrecken; Extensão de Tríceps
    Overhead Triceps Extension | Trizepsstrecken Überkopf; Cable Overhead Extensión de Triceps
    French Press | Tríceps Francês; Press Francés; Barre au Front
    Squat | Kniebeuge; Kniebeugen; Sentadilla; Sentadillas; Agachamento; Agachamento Livre; Çömelme
    Front Squat | Frontkniebeuge; Frontkniebeugen; Sentadilla Frontal; Agachamento Frontal; Squat Avant
    Bulgarian Split Squat | Bulgarische Kniebeuge; Sentadilla Búlgara; Agachamento Búlgaro; Squat Bulgare
    Hack Squat | Agachamento Hack; Sentadilla Hack; Hackenschmidt Kniebeuge
    Lunge | Ausfallschritt; Ausfallschritte; Zancadas; Zancada; Fentes; Fente; Afundo; Avanço; Passada
    Leg Press | Beinpresse; Prensa de Piernas; Prensa; Presse à Cuisses; Presse à Jambes; Bacak Press; Leg Press 45
    Leg Extension | Beinstrecker; Extensión de Piernas; Extensión de Cuádriceps; Extensions de Jambes; Cadeira Extensora; Extensora
    Single Leg Extension | Cadeira Extensora Unilateral; Extensão de Perna Unilateral
    Leg Curl | Beinbeuger; Curl Femoral; Curl de Piernas; Flexora; Leg Curl Ischio
    Lying Leg Curl | Beinbeuger Liegend; Curl Femoral Tumbado; Mesa Flexora; Leg Curl Allongé
    Seated Leg Curl | Beinbeuger Sitzend; Curl Femoral Sentado; Cadeira Flexora; Leg Curl Assis
    Hip Abduction | Abduktoren; Abduktion; Abducción de Cadera; Abdução de Quadril; Abdução de Quadril no Cabo; Cadeira Abdutora
    Hip Adduction | Adduktoren; Adduktion; Aducción de Cadera; Adução de Quadril; Cadeira Adutora
    Standing Calf Raise | Wadenheben Stehend; Elevación de Talones de Pie; Mollets Debout; Elevação de Panturrilha em Pé
    Seated Calf Raise | Wadenheben Sitzend; Elevación de Talones Sentado; Mollets Assis; Elevação de Panturrilha Sentado
    Calf Raise | Wadenheben; Elevación de Talones; Mollets; Elevação de Panturrilha; Panturrilha
    Calf Press | Panturrilha no Leg Press; Panturrilha no Leg Press 45; Panturrilha no Leg Press Horizontal; Extensão de Panturrilha
    Deadlift | Kreuzheben; Peso Muerto; Soulevé de Terre; Levantamento Terra
    Romanian Deadlift | Rumänisches Kreuzheben; Peso Muerto Rumano; Soulevé de Terre Roumain; Levantamento Terra Romeno
    Stiff Leg Deadlift | Kreuzheben mit Gestreckten Beinen; Peso Muerto Piernas Rígidas; Soulevé de Terre Jambes Tendues; Stiff; Peso Morto com Pernas Esticadas
    Sumo Deadlift | Sumo Kreuzheben; Peso Muerto Sumo; Soulevé de Terre Sumo; Levantamento Terra Sumô
    Hip Thrust | Beckenheben; Empuje de Cadera; Elevação Pélvica; Poussée de Hanches
    Hip Extension | Extensão de Quadril; Hiperextensão de Quadril; Extensión de Cadera; Hüftstrecken
    Glute Kickback | Glúteo Coice; Patada de Glúteo; Coice de Glúteo
    Crunch | Bauchpresse; Abdominales; Encogimiento Abdominal; Mekik
    Plank | Unterarmstütz; Plancha; Planche Abdominale; Prancha
    Running | Laufen; Joggen; Laufband; Correr; Cinta de Correr; Course à Pied; Corrida; Esteira; Koşu
    Cycling | Radfahren; Fahrrad; Ciclismo; Vélo; Bicicleta; Bisiklet
    Rowing | Rudergerät; Rameur
    Walking | Gehen; Caminar; Caminata; Marche; Caminhada; Yürüyüş
    Swimming | Schwimmen; Nadar; Natación; Natation; Natação; Yüzme
    Jump Rope | Seilspringen; Saltar la Cuerda; Corde à Sauter; Pular Corda; Huppelen
    """
}

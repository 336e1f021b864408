import GymBoLog

extension FormatDeclaration {
  /// Strong (strong.app), every generation since 2015. Names in English, German and French; the Italian, Spanish and
  /// Russian files seen carry English headers.
  static let strong = FormatDeclaration(
    id: "strong", name: "Strong",
    recognition: "a header with Date, Workout Name, Exercise Name and Set Order, "
      + "or their German or French names",
    columnNames: [
      ColumnName("Date", .start), ColumnName("Datum", .start),
      ColumnName("Workout #", .workoutNumber),
      ColumnName("Workout Name", .title), ColumnName("Workout-Name", .title),
      ColumnName("Nom de l'entraînement", .title),
      ColumnName("Duration", .duration), ColumnName("Duration (sec)", .duration),
      ColumnName("Workout Duration", .duration), ColumnName("Dauer", .duration),
      ColumnName("Workout-Dauer", .duration), ColumnName("Durée", .duration),
      ColumnName("Exercise Name", .exercise), ColumnName("Name der Übung", .exercise),
      ColumnName("Nom de l'exercice", .exercise),
      ColumnName("Set Order", .order), ColumnName("Reihenfolge festlegen", .order),
      ColumnName("Ordre de la série", .order),
      ColumnName("Weight", .load), ColumnName("Gewicht", .load), ColumnName("Poids", .load),
      ColumnName("Weight (kg)", .load, .kilograms), ColumnName("Weight (lb)", .load, .pounds),
      ColumnName("Weight (lbs)", .load, .pounds), ColumnName("kg", .load, .kilograms),
      ColumnName("lb", .load, .pounds), ColumnName("lbs", .load, .pounds),
      ColumnName("Weight Unit", .loadUnit),
      ColumnName("Reps", .repetitions), ColumnName("Wiederh.", .repetitions),
      ColumnName("Réps", .repetitions),
      ColumnName("RPE", .rpe),
      ColumnName("Distance", .distance), ColumnName("Entfernung", .distance),
      ColumnName("Distance (meters)", .distance, .distance(.metre)),
      ColumnName("km", .distance, .distance(.kilometre)),
      ColumnName("mi", .distance, .distance(.mile)),
      ColumnName("Distance Unit", .distanceUnit),
      ColumnName("Seconds", .seconds), ColumnName("Sekunden", .seconds),
      ColumnName("Secondes", .seconds),
      ColumnName("Notes", .note), ColumnName("Notizen", .note),
      ColumnName("Workout Notes", .workoutNote), ColumnName("Workout-Notizen", .workoutNote),
      ColumnName("Notes d'entraînement", .workoutNote),
    ],
    required: [.start, .title, .exercise, .order, .load, .repetitions],
    facts: FormatFacts(
      effort: "RPE, since 2019",
      unit: "in the rows or the name of the column on Android; on iOS not in the "
        + "file since 2017: say it where it is not kilograms",
      clock: FormatFacts.lifterClock,
      source: "in the app: settings, export data"),
    variants: [
      FormatVariant(
        name: "iOS, since 2020",
        header: "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,"
          + "Seconds,Notes,Workout Notes,RPE"),
      FormatVariant(
        name: "iOS, since 2024, without notes",
        header: "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,"
          + "Seconds,RPE"),
      FormatVariant(
        name: "iOS, 2019–2020",
        header: "Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,"
          + "Workout Notes,RPE"),
      FormatVariant(
        name: "iOS, 2017–2019",
        header: "Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,"
          + "Workout Notes"),
      FormatVariant(
        name: "iOS, 2015–2018, units as column names",
        header: "Date,Workout Name,Exercise Name,Set Order,kg,Reps,km,Seconds,Notes"),
      FormatVariant(
        name: "iOS, 2016–2018, units as column names, without notes",
        header: "Date,Workout Name,Exercise Name,Set Order,lb,Reps,mi,Seconds"),
      FormatVariant(
        name: "iOS, German",
        header: "Datum,Workout-Name,Dauer,Name der Übung,Reihenfolge festlegen,Gewicht,Wiederh.,"
          + "Entfernung,Sekunden,Notizen,Workout-Notizen,RPE"),
      FormatVariant(
        name: "iOS, French",
        header: "Date,Nom de l'entraînement,Durée,Nom de l'exercice,Ordre de la série,Poids,"
          + "Réps,Distance,Secondes,Notes,Notes d'entraînement,RPE"),
      FormatVariant(
        name: "iOS, unit columns",
        header: "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Weight Unit,Reps,RPE,"
          + "Distance,Distance Unit,Seconds,Notes,Workout Notes"),
      FormatVariant(
        name: "Android, 2018–2020",
        header: "Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;"
          + "Distance Unit;Seconds;Notes;Workout Notes"),
      FormatVariant(
        name: "Android, 2021–2024",
        header: "Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;"
          + "Distance Unit;Seconds;Notes;Workout Notes;Workout Duration"),
      FormatVariant(
        name: "Android, all cells quoted",
        header: "\"Workout #\";\"Date\";\"Workout Name\";\"Duration (sec)\";\"Exercise Name\";"
          + "\"Set Order\";\"Weight (kg)\";\"Reps\";\"RPE\";\"Distance (meters)\";\"Seconds\";"
          + "\"Notes\";\"Workout Notes\""),
    ],
    noteScope: .exercise, blankRepetitions: .emptyOrZero, escapesLineBreaks: true)
}

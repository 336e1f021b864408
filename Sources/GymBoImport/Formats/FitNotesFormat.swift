import GymBoLog

extension FormatDeclaration {
  /// FitNotes for Android since 2015, FitNotes 2 for iOS, and the "Fit Notes" workouts export of another maker.
  ///
  /// The Android app quotes nothing but the comment: a comma in an exercise name gives the row more cells than the
  /// header, and a quote in one is an ordinary character.
  static let fitNotes = FormatDeclaration(
    id: "fitnotes", name: "FitNotes",
    recognition: "a header with Date, Exercise, Category, Weight and Reps, "
      + "or with StartTime, Exercise, Categories, Weight and Reps",
    columnNames: [
      ColumnName("Date", .start), ColumnName("StartTime", .start), ColumnName("EndTime", .end),
      ColumnName("Name", .title), ColumnName("Exercise", .exercise),
      ColumnName("Category", .category), ColumnName("Categories", .category),
      ColumnName("Weight", .load), ColumnName("Weight (kgs)", .load, .kilograms),
      ColumnName("Weight (kg)", .load, .kilograms), ColumnName("Weight (lbs)", .load, .pounds),
      ColumnName("Weight Unit", .loadUnit), ColumnName("Reps", .repetitions),
      ColumnName("Distance", .distance), ColumnName("Distance Unit", .distanceUnit),
      ColumnName("Time", .seconds), ColumnName("Comment", .note), ColumnName("Notes", .note),
      ColumnName("Note", .note), ColumnName("Status", .status), ColumnName("IsWarmup", .isWarmUp),
      ColumnName("RPE", .rpe), ColumnName("RIR", .rir),
    ],
    required: [.start, .exercise, .category, .load, .repetitions],
    facts: FormatFacts(
      effort: "none; RPE and RIR in the workouts of the other product",
      unit: "in each row or the name of the column",
      clock: "the day alone; universal in the workouts of the other product",
      source: "in the app: settings, spreadsheet export, workout data"),
    variants: [
      FormatVariant(
        name: "Android, since 2023, with comments",
        header: "Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,"
          + "Comment"),
      FormatVariant(
        name: "Android, since 2023",
        header: "Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time"),
      FormatVariant(
        name: "Android, 2017–2020, pounds",
        header: "Date,Exercise,Category,Weight (lbs),Reps,Distance,Distance Unit,Time"),
      FormatVariant(
        name: "Android, 2017, kilograms",
        header: "Date,Exercise,Category,Weight (kgs),Reps,Distance,Distance Unit,Time"),
      FormatVariant(
        name: "Android, 2015–2016, with comments",
        header: "Date,Exercise,Category,Weight (kgs),Reps,Distance,Distance Unit,Time,Comment"),
      FormatVariant(
        name: "FitNotes 2, iOS",
        header: "Date,Exercise,Category,Weight (kg),Weight (lbs),Reps,Distance,Distance Unit,"
          + "Time,Notes,Kind"),
      FormatVariant(
        name: "Fit Notes workouts (another product)",
        header: "Name,StartTime,EndTime,BodyWeight,Exercise,Equipment,Reps,Weight,Time,Distance,"
          + "Status,IsWarmup,RPE,RIR,Categories,Note"),
    ],
    noteScope: .set, blankRepetitions: .empty, escapesLineBreaks: false,
    rawTexts: [.exercise, .note])
}

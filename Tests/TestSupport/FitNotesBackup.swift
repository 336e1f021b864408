import Foundation
import GymBoSQLite

/// Backups of FitNotes, made up after a description of the format; no real one is among the tests.
public enum FitNotesBackup {
  /// The tables that are read, as the app has them: SQLite keeps values of any type in any column.
  private static let tables = """
    CREATE TABLE android_metadata (locale TEXT);
    CREATE TABLE exercise (
      _id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, category_id INTEGER, exercise_type_id INTEGER);
    CREATE TABLE training_log (
      _id INTEGER PRIMARY KEY AUTOINCREMENT, exercise_id INTEGER NOT NULL, date DATE NOT NULL,
      metric_weight INTEGER NOT NULL DEFAULT 0, reps INTEGER NOT NULL DEFAULT 0, unit INTEGER NOT NULL DEFAULT 0,
      distance INTEGER NOT NULL DEFAULT 0, duration_seconds INTEGER NOT NULL DEFAULT 0);
    CREATE INDEX training_log_date ON training_log (date);
    CREATE TABLE Comment (
      _id INTEGER PRIMARY KEY, date TEXT, owner_type_id INTEGER, owner_id INTEGER, comment TEXT);
    CREATE TABLE WorkoutComment (_id INTEGER PRIMARY KEY, date TEXT, comment TEXT);
    CREATE TABLE WorkoutTime (
      _id INTEGER PRIMARY KEY, date TEXT, start_date_time TEXT, end_date_time TEXT);
    INSERT INTO exercise (_id, name) VALUES
      (1, 'Flat Barbell Bench Press'), (2, 'Plank'), (3, 'Cycling'), (4, 'Pull Up');
    """

  /// A few days with what the format is known to have.
  public static let days = """
    INSERT INTO training_log (exercise_id, date, metric_weight, reps, unit, distance, duration_seconds) VALUES
      (1, '2026-08-10', 60, 8, 0, 0, 0), (1, '2026-08-10', 61.2349731, 5, 2, 0, 0),
      (2, '2026-08-10', 0, 0, 0, 0, 65), (3, '2026-08-10', 0, 0, 0, 5000, 1200),
      (4, '2026-08-12', 0, 10, 0, 0, 0), (4, '2026-08-12', 0, 0, 0, 0, 0),
      (4, '2026-08-11', 2.5, 6, 0, 0, 0);
    INSERT INTO Comment (date, owner_type_id, owner_id, comment) VALUES
      ('2026-08-10 14:00:00', 1, 1, 'easy, "so"' || char(10) || 'then hard'), ('', 2, 1, 'of a routine');
    INSERT INTO WorkoutComment (date, comment) VALUES ('2026-08-10', 'slept well');
    INSERT INTO WorkoutTime (date, start_date_time, end_date_time) VALUES
      ('2026-08-10', '2026-08-10 18:00:00', '2026-08-10 19:05:00');
    """

  /// The bytes of a backup.
  /// - Parameter sql: what is in it beside its tables.
  public static func bytes(_ sql: String = days) throws -> [UInt8] {
    try file(tables + sql)
  }

  /// The bytes of an SQLite file.
  public static func file(_ sql: String) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let file = try folder.file("made", "")
    let database = try Database(opening: file.path, for: .writing)
    try database.execute(sql)
    return Array(try Data(contentsOf: file))
  }
}

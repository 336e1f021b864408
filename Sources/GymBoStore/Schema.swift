/// The tables of the store: store.md §3. A text that was released is never changed; the next version adds another.
enum Schema {
  /// Major × 1000 + minor. Reading needs the same major, writing a minor that is known, too.
  static let version: Int64 = 1002

  /// The statements that make each version from the one before. The first makes a store from nothing.
  static let migrations = [first, second, third]

  /// Profile and body: 1.1.
  private static let second = """
    CREATE TABLE profile (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE measurements (  -- of one time and source the one of the last change counts
      id INTEGER PRIMARY KEY, change INTEGER NOT NULL REFERENCES changes ON DELETE CASCADE, metric TEXT NOT NULL,
      at TEXT NOT NULL CHECK (length(at) IN (10, 19)), until TEXT NOT NULL DEFAULT '', origin TEXT NOT NULL DEFAULT '',
      value REAL NOT NULL, UNIQUE (metric, at, until, origin, change)) STRICT;
    CREATE INDEX measurements_change ON measurements (change);
    """

  /// Templates and workouts in progress: 1.2.
  private static let third = """
    CREATE TABLE folders (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, position INTEGER NOT NULL) STRICT;
    CREATE TABLE templates (
      id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, folder INTEGER REFERENCES folders ON DELETE SET NULL,
      position INTEGER NOT NULL, is_favorite INTEGER NOT NULL DEFAULT 0 CHECK (is_favorite IN (0, 1)),
      rest_s INTEGER NOT NULL DEFAULT 90, note TEXT) STRICT;
    CREATE TABLE template_exercises (
      template INTEGER NOT NULL REFERENCES templates ON DELETE CASCADE,
      position INTEGER NOT NULL CHECK (position BETWEEN 0 AND 14), exercise INTEGER NOT NULL REFERENCES exercises,
      superset INTEGER, rest_s INTEGER, note TEXT, PRIMARY KEY (template, position),
      UNIQUE (template, exercise)) STRICT, WITHOUT ROWID;
    CREATE TABLE template_sets (
      template INTEGER NOT NULL, exercise INTEGER NOT NULL, position INTEGER NOT NULL,
      kind INTEGER NOT NULL REFERENCES kinds, lowest INTEGER, highest INTEGER, load INTEGER, seconds REAL, metres REAL,
      rpe REAL, CHECK (lowest <= highest), PRIMARY KEY (template, exercise, position),
      FOREIGN KEY (template, exercise) REFERENCES template_exercises (template, exercise) ON DELETE CASCADE)
      STRICT, WITHOUT ROWID;
    CREATE TABLE workouts (  -- what is known of one follows from its events
      id INTEGER PRIMARY KEY, state TEXT NOT NULL CHECK (state IN ('open', 'completed', 'aborted')),
      template INTEGER REFERENCES templates ON DELETE SET NULL,
      session INTEGER REFERENCES sessions ON DELETE SET NULL) STRICT;
    CREATE UNIQUE INDEX workouts_open ON workouts (state) WHERE state = 'open';  -- one at a time
    CREATE INDEX workouts_session ON workouts (session) WHERE session IS NOT NULL;
    CREATE TABLE workout_events (  -- the event as JSON
      workout INTEGER NOT NULL REFERENCES workouts ON DELETE CASCADE, number INTEGER NOT NULL, at TEXT NOT NULL,
      event TEXT NOT NULL, PRIMARY KEY (workout, number)) STRICT, WITHOUT ROWID;
    """

  private static let first = """
    CREATE TABLE sources (
      id INTEGER PRIMARY KEY, format TEXT NOT NULL, account TEXT NOT NULL DEFAULT '',
      UNIQUE (format, account)) STRICT;
    CREATE TABLE changes (  -- of the history: the provenance of every session
      id INTEGER PRIMARY KEY AUTOINCREMENT, at TEXT NOT NULL, what TEXT NOT NULL, source INTEGER REFERENCES sources,
      file TEXT, bytes INTEGER, sha256 BLOB CHECK (length(sha256) = 32), content INTEGER, variant TEXT, unit TEXT,
      rows INTEGER, sets INTEGER, excluded INTEGER, rejected INTEGER, first TEXT, last TEXT, sessions INTEGER,
      session INTEGER) STRICT;  -- the workout that was hidden or shown
    CREATE TABLE exercises (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
    CREATE TABLE kinds (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
    CREATE TABLE sessions (  -- versions: never changed, only added and gone
      id INTEGER PRIMARY KEY, source INTEGER NOT NULL REFERENCES sources,
      start TEXT NOT NULL CHECK (length(start) IN (10, 19)), ordinal INTEGER NOT NULL DEFAULT 0, title TEXT, note TEXT,
      duration_s INTEGER, line INTEGER, content INTEGER NOT NULL, added_by INTEGER NOT NULL REFERENCES changes,
      gone_by INTEGER REFERENCES changes, gone_why TEXT, same_as INTEGER REFERENCES sessions ON DELETE SET NULL,
      hidden INTEGER NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1)),
      CHECK ((gone_by IS NULL) = (gone_why IS NULL))) STRICT;
    CREATE UNIQUE INDEX sessions_live ON sessions (source, start, ordinal) WHERE gone_by IS NULL;
    CREATE INDEX sessions_added ON sessions (added_by);
    CREATE INDEX sessions_gone ON sessions (gone_by) WHERE gone_by IS NOT NULL;
    CREATE TABLE sets (
      session INTEGER NOT NULL REFERENCES sessions ON DELETE CASCADE, position INTEGER NOT NULL,
      exercise INTEGER NOT NULL REFERENCES exercises, block INTEGER NOT NULL, kind INTEGER NOT NULL REFERENCES kinds,
      load INTEGER CHECK (load BETWEEN -200000000000000 AND 200000000000000 AND load <> 0),
      repetitions INTEGER CHECK (repetitions BETWEEN 0 AND 5000), rpe REAL CHECK (rpe BETWEEN 1 AND 10),
      line INTEGER NOT NULL, PRIMARY KEY (session, position)) STRICT, WITHOUT ROWID;
    CREATE TABLE set_details (  -- what few sets have
      session INTEGER NOT NULL, position INTEGER NOT NULL, seconds REAL, metres REAL, rest_s REAL, superset INTEGER,
      note TEXT, PRIMARY KEY (session, position),
      FOREIGN KEY (session, position) REFERENCES sets ON DELETE CASCADE) STRICT, WITHOUT ROWID;
    CREATE TABLE issues (  -- found while reading the file of an import
      change INTEGER NOT NULL REFERENCES changes ON DELETE CASCADE, rule TEXT NOT NULL, severity TEXT NOT NULL,
      line INTEGER NOT NULL, field INTEGER, column_name TEXT, byte INTEGER NOT NULL, original TEXT NOT NULL) STRICT;
    CREATE INDEX issues_change ON issues (change);
    CREATE VIEW training AS
      SELECT substr(e.start, 1, 10) || coalesce(' ' || nullif(substr(e.start, 12), ''), '') AS date,
        e.title AS session_title, e.duration_s AS session_duration_s, e.note AS session_note, x.name AS exercise,
        d.superset AS superset, s.position + 1 AS "set", k.name AS kind, s.load / 20000000000.0 AS load_kg,
        s.repetitions AS repetitions, s.rpe AS rpe, d.seconds AS duration_s, d.metres AS distance_m, d.note AS note
      FROM sessions e JOIN sets s ON s.session = e.id JOIN exercises x ON x.id = s.exercise
        JOIN kinds k ON k.id = s.kind LEFT JOIN set_details d ON d.session = s.session AND d.position = s.position
      WHERE e.gone_by IS NULL AND e.same_as IS NULL AND e.hidden = 0
      ORDER BY e.start, e.id, s.position;
    INSERT INTO kinds VALUES (0, 'working'), (1, 'warm_up'), (2, 'drop'), (3, 'failure');
    """
}

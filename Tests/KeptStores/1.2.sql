-- A store as the release with tables 1.2 wrote it, of made-up workouts: later releases have to read it, so it is never changed.
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE sources (
  id INTEGER PRIMARY KEY, format TEXT NOT NULL, account TEXT NOT NULL DEFAULT '',
  UNIQUE (format, account)) STRICT;
INSERT INTO sources VALUES(1,'strong','');
INSERT INTO sources VALUES(2,'hevy','');
INSERT INTO sources VALUES(3,'log','');
CREATE TABLE changes (  -- of the history: the provenance of every session
  id INTEGER PRIMARY KEY AUTOINCREMENT, at TEXT NOT NULL, what TEXT NOT NULL, source INTEGER REFERENCES sources,
  file TEXT, bytes INTEGER, sha256 BLOB CHECK (length(sha256) = 32), content INTEGER, variant TEXT, unit TEXT,
  rows INTEGER, sets INTEGER, excluded INTEGER, rejected INTEGER, first TEXT, last TEXT, sessions INTEGER,
  session INTEGER) STRICT;
INSERT INTO changes VALUES(1,'2026-12-01T04:42:01','import',1,'strong.csv',1637,X'763f5847828d9f596b1ed58639a96169081c3d1db62843d8e8737dd8afc36958',-2905902186967393472,'iOS, since 2020','assumed',21,21,0,0,'2026-10-05T18:03:12','2026-10-19T18:02:30',5,NULL);
INSERT INTO changes VALUES(2,'2026-12-01T04:42:01','import',1,'strong2.csv',1685,X'0e6d1eaa2aa37d4f61761ef5717ed8a8aaf2ba3dd807450b33d148b75d51ef70',-2396874145919965237,'iOS, since 2020','assumed',21,21,0,0,'2026-10-05T18:03:12','2026-10-22T18:00:00',5,NULL);
INSERT INTO changes VALUES(3,'2026-12-01T04:42:02','import',2,'hevy.csv',838,X'7cda8492a3ec5c3e961bd37a7b672558f1b04f05c0b46fe587d222748e68a079',-6446869751544493363,'kilograms and kilometres','stated',6,6,0,0,'2026-10-19T18:02:00','2026-10-26T18:10:00',2,NULL);
INSERT INTO changes VALUES(4,'2026-12-01T04:42:03','log',3,NULL,NULL,NULL,NULL,'text','stated',NULL,NULL,0,0,'2026-10-29T18:00:00','2026-10-29T18:00:00',1,NULL);
INSERT INTO changes VALUES(5,'2026-12-01T04:42:03','body',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO changes VALUES(6,'2026-12-01T04:42:03','body',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO changes VALUES(7,'2026-12-01T04:42:03','body',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO changes VALUES(8,'2026-12-01T04:42:06','workout',3,NULL,NULL,NULL,NULL,'live','stated',NULL,NULL,0,0,'2026-11-02T18:00:00','2026-11-02T18:00:00',1,NULL);
INSERT INTO changes VALUES(9,'2026-12-01T04:42:07','hide',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,4);
CREATE TABLE exercises (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
INSERT INTO exercises VALUES(1,'Squat (Barbell)');
INSERT INTO exercises VALUES(2,'Plank');
INSERT INTO exercises VALUES(3,'Bench Press (Barbell)');
INSERT INTO exercises VALUES(4,'Rowing (Machine)');
INSERT INTO exercises VALUES(5,'Bicep Curl (Dumbbell)');
INSERT INTO exercises VALUES(6,'Triceps Pushdown');
INSERT INTO exercises VALUES(7,'Pull Up');
INSERT INTO exercises VALUES(8,'Bent Over Row (Barbell)');
CREATE TABLE kinds (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
INSERT INTO kinds VALUES(0,'working');
INSERT INTO kinds VALUES(1,'warm_up');
INSERT INTO kinds VALUES(2,'drop');
INSERT INTO kinds VALUES(3,'failure');
CREATE TABLE sessions (  -- versions: never changed, only added and gone
  id INTEGER PRIMARY KEY, source INTEGER NOT NULL REFERENCES sources,
  start TEXT NOT NULL CHECK (length(start) IN (10, 19)), ordinal INTEGER NOT NULL DEFAULT 0, title TEXT, note TEXT,
  duration_s INTEGER, line INTEGER, content INTEGER NOT NULL, added_by INTEGER NOT NULL REFERENCES changes,
  gone_by INTEGER REFERENCES changes, gone_why TEXT, same_as INTEGER REFERENCES sessions ON DELETE SET NULL,
  hidden INTEGER NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1)),
  CHECK ((gone_by IS NULL) = (gone_why IS NULL))) STRICT;
INSERT INTO sessions VALUES(1,1,'2026-10-05T18:03:12',0,'Lower','slept badly',3120,2,2965887568490568992,1,NULL,NULL,NULL,0);
INSERT INTO sessions VALUES(2,1,'2026-10-08T18:01:40',0,'Upper',NULL,2460,7,-4116665166193599734,1,2,'deleted',NULL,0);
INSERT INTO sessions VALUES(3,1,'2026-10-12T18:05:00',0,'Lower',NULL,3300,10,96736889993468732,1,2,'edited',NULL,0);
INSERT INTO sessions VALUES(4,1,'2026-10-15T17:58:09',0,'Upper',NULL,2580,15,6976191191745782988,1,NULL,NULL,NULL,1);
INSERT INTO sessions VALUES(5,1,'2026-10-19T18:02:30',0,'Lower',NULL,3000,18,-5034378805197371331,1,NULL,NULL,8,0);
INSERT INTO sessions VALUES(6,1,'2026-10-12T18:05:00',0,'Lower','corrected',3300,7,2208590732305347518,2,NULL,NULL,NULL,0);
INSERT INTO sessions VALUES(7,1,'2026-10-22T18:00:00',0,'Upper',NULL,2640,20,6972508538843473755,2,NULL,NULL,NULL,0);
INSERT INTO sessions VALUES(8,2,'2026-10-19T18:02:00',0,'Lower',NULL,3000,2,2995742258389595333,3,NULL,NULL,NULL,0);
INSERT INTO sessions VALUES(9,2,'2026-10-26T18:10:00',0,'Arms','pump',1800,4,-3196230012332224538,3,NULL,NULL,NULL,0);
INSERT INTO sessions VALUES(10,3,'2026-10-29T18:00:00',0,NULL,NULL,NULL,1,3118793871905750668,4,NULL,NULL,NULL,0);
INSERT INTO sessions VALUES(11,3,'2026-11-02T18:00:00',0,'Upper A',NULL,1800,1,724253958618092034,8,NULL,NULL,NULL,0);
CREATE TABLE sets (
  session INTEGER NOT NULL REFERENCES sessions ON DELETE CASCADE, position INTEGER NOT NULL,
  exercise INTEGER NOT NULL REFERENCES exercises, block INTEGER NOT NULL, kind INTEGER NOT NULL REFERENCES kinds,
  load INTEGER CHECK (load BETWEEN -200000000000000 AND 200000000000000 AND load <> 0),
  repetitions INTEGER CHECK (repetitions BETWEEN 0 AND 5000), rpe REAL CHECK (rpe BETWEEN 1 AND 10),
  line INTEGER NOT NULL, PRIMARY KEY (session, position)) STRICT, WITHOUT ROWID;
INSERT INTO sets VALUES(1,0,1,0,1,800000000000,8,NULL,2);
INSERT INTO sets VALUES(1,1,1,0,0,2000000000000,5,8.0,3);
INSERT INTO sets VALUES(1,2,1,0,0,2000000000000,5,8.5,4);
INSERT INTO sets VALUES(1,3,1,0,2,1600000000000,9,NULL,5);
INSERT INTO sets VALUES(1,4,2,0,0,NULL,NULL,NULL,6);
INSERT INTO sets VALUES(2,0,3,0,0,1400000000000,8,8.0,7);
INSERT INTO sets VALUES(2,1,3,0,3,1400000000000,7,10.0,8);
INSERT INTO sets VALUES(2,2,4,0,0,NULL,NULL,NULL,9);
INSERT INTO sets VALUES(3,0,1,0,1,800000000000,8,NULL,10);
INSERT INTO sets VALUES(3,1,1,0,0,2050000000000,5,8.0,11);
INSERT INTO sets VALUES(3,2,1,0,0,2050000000000,5,8.5,12);
INSERT INTO sets VALUES(3,3,1,0,2,1650000000000,9,NULL,13);
INSERT INTO sets VALUES(3,4,2,0,0,NULL,NULL,NULL,14);
INSERT INTO sets VALUES(4,0,3,0,0,1450000000000,8,8.0,15);
INSERT INTO sets VALUES(4,1,3,0,3,1450000000000,7,10.0,16);
INSERT INTO sets VALUES(4,2,4,0,0,NULL,NULL,NULL,17);
INSERT INTO sets VALUES(5,0,1,0,1,800000000000,8,NULL,18);
INSERT INTO sets VALUES(5,1,1,0,0,2100000000000,5,8.0,19);
INSERT INTO sets VALUES(5,2,1,0,0,2100000000000,5,8.5,20);
INSERT INTO sets VALUES(5,3,1,0,2,1700000000000,9,NULL,21);
INSERT INTO sets VALUES(5,4,2,0,0,NULL,NULL,NULL,22);
INSERT INTO sets VALUES(6,0,1,0,1,800000000000,8,NULL,7);
INSERT INTO sets VALUES(6,1,1,0,0,2075000000000,5,8.0,8);
INSERT INTO sets VALUES(6,2,1,0,0,2075000000000,5,8.5,9);
INSERT INTO sets VALUES(6,3,1,0,2,1675000000000,9,NULL,10);
INSERT INTO sets VALUES(6,4,2,0,0,NULL,NULL,NULL,11);
INSERT INTO sets VALUES(7,0,3,0,0,1500000000000,8,8.0,20);
INSERT INTO sets VALUES(7,1,3,0,3,1500000000000,7,10.0,21);
INSERT INTO sets VALUES(7,2,4,0,0,NULL,NULL,NULL,22);
INSERT INTO sets VALUES(8,0,1,0,0,2100000000000,5,NULL,2);
INSERT INTO sets VALUES(8,1,1,0,0,2100000000000,5,NULL,3);
INSERT INTO sets VALUES(9,0,5,0,0,280000000000,10,8.0,4);
INSERT INTO sets VALUES(9,1,5,0,0,280000000000,9,8.5,5);
INSERT INTO sets VALUES(9,2,6,0,0,500000000000,12,8.0,6);
INSERT INTO sets VALUES(9,3,6,0,0,500000000000,11,8.5,7);
INSERT INTO sets VALUES(10,0,7,0,0,NULL,8,NULL,1);
INSERT INTO sets VALUES(10,1,7,0,0,NULL,7,NULL,1);
INSERT INTO sets VALUES(10,2,3,0,0,1520000000000,8,8.0,2);
INSERT INTO sets VALUES(11,0,3,0,0,1520000000000,9,8.0,1);
INSERT INTO sets VALUES(11,1,2,0,0,NULL,NULL,NULL,2);
CREATE TABLE set_details (  -- what few sets have
  session INTEGER NOT NULL, position INTEGER NOT NULL, seconds REAL, metres REAL, rest_s REAL, superset INTEGER,
  note TEXT, PRIMARY KEY (session, position),
  FOREIGN KEY (session, position) REFERENCES sets ON DELETE CASCADE) STRICT, WITHOUT ROWID;
INSERT INTO set_details VALUES(1,1,NULL,NULL,NULL,NULL,'belt');
INSERT INTO set_details VALUES(1,2,NULL,NULL,NULL,NULL,'belt');
INSERT INTO set_details VALUES(1,3,NULL,NULL,NULL,NULL,'belt');
INSERT INTO set_details VALUES(1,4,60.0,NULL,NULL,NULL,NULL);
INSERT INTO set_details VALUES(2,2,480.0,2000000.0,NULL,NULL,NULL);
INSERT INTO set_details VALUES(3,1,NULL,NULL,NULL,NULL,'belt');
INSERT INTO set_details VALUES(3,2,NULL,NULL,NULL,NULL,'belt');
INSERT INTO set_details VALUES(3,3,NULL,NULL,NULL,NULL,'belt');
INSERT INTO set_details VALUES(3,4,60.0,NULL,NULL,NULL,NULL);
INSERT INTO set_details VALUES(4,2,480.0,2000000.0,NULL,NULL,NULL);
INSERT INTO set_details VALUES(5,1,NULL,NULL,NULL,NULL,'belt');
INSERT INTO set_details VALUES(5,2,NULL,NULL,NULL,NULL,'belt');
INSERT INTO set_details VALUES(5,3,NULL,NULL,NULL,NULL,'belt');
INSERT INTO set_details VALUES(5,4,60.0,NULL,NULL,NULL,NULL);
INSERT INTO set_details VALUES(6,1,NULL,NULL,NULL,NULL,'belt');
INSERT INTO set_details VALUES(6,2,NULL,NULL,NULL,NULL,'belt');
INSERT INTO set_details VALUES(6,3,NULL,NULL,NULL,NULL,'belt');
INSERT INTO set_details VALUES(6,4,60.0,NULL,NULL,NULL,NULL);
INSERT INTO set_details VALUES(7,2,480.0,2000000.0,NULL,NULL,NULL);
INSERT INTO set_details VALUES(9,0,NULL,NULL,NULL,0,'slow');
INSERT INTO set_details VALUES(9,1,NULL,NULL,NULL,0,'slow');
INSERT INTO set_details VALUES(9,2,NULL,NULL,NULL,0,'slow');
INSERT INTO set_details VALUES(9,3,NULL,NULL,NULL,0,'slow');
INSERT INTO set_details VALUES(10,2,NULL,NULL,120.0,NULL,NULL);
INSERT INTO set_details VALUES(11,1,60.0,NULL,NULL,NULL,NULL);
CREATE TABLE issues (  -- found while reading the file of an import
  change INTEGER NOT NULL REFERENCES changes ON DELETE CASCADE, rule TEXT NOT NULL, severity TEXT NOT NULL,
  line INTEGER NOT NULL, field INTEGER, column_name TEXT, byte INTEGER NOT NULL, original TEXT NOT NULL) STRICT;
INSERT INTO issues VALUES(1,'file.unit_assumed','notice',1,NULL,NULL,0,'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE');
INSERT INTO issues VALUES(2,'file.unit_assumed','notice',1,NULL,NULL,0,'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE');
CREATE TABLE profile (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO profile VALUES('birth-date','1990-05-17');
INSERT INTO profile VALUES('goal','strength');
INSERT INTO profile VALUES('height','168 cm');
INSERT INTO profile VALUES('sex','F');
INSERT INTO profile VALUES('unit','kg');
INSERT INTO profile VALUES('weekly-goal','3');
CREATE TABLE measurements (  -- of one time and source the one of the last change counts
  id INTEGER PRIMARY KEY, change INTEGER NOT NULL REFERENCES changes ON DELETE CASCADE, metric TEXT NOT NULL,
  at TEXT NOT NULL CHECK (length(at) IN (10, 19)), until TEXT NOT NULL DEFAULT '', origin TEXT NOT NULL DEFAULT '',
  value REAL NOT NULL, UNIQUE (metric, at, until, origin, change)) STRICT;
INSERT INTO measurements VALUES(1,5,'body-mass','2026-10-20','','',80.40000000000000568);
INSERT INTO measurements VALUES(2,6,'body-fat','2026-10-27','','',0.17999999999999999333);
INSERT INTO measurements VALUES(3,6,'body-mass','2026-10-27','','',80.099999999999994312);
INSERT INTO measurements VALUES(4,7,'body-mass','2026-10-20','','',80.20000000000000284);
CREATE TABLE folders (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, position INTEGER NOT NULL) STRICT;
INSERT INTO folders VALUES(1,'Push Pull',0);
CREATE TABLE templates (
  id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, folder INTEGER REFERENCES folders ON DELETE SET NULL,
  position INTEGER NOT NULL, is_favorite INTEGER NOT NULL DEFAULT 0 CHECK (is_favorite IN (0, 1)),
  rest_s INTEGER NOT NULL DEFAULT 90, note TEXT) STRICT;
INSERT INTO templates VALUES(1,'Upper A',1,0,1,120,'warm up well');
CREATE TABLE template_exercises (
  template INTEGER NOT NULL REFERENCES templates ON DELETE CASCADE,
  position INTEGER NOT NULL CHECK (position BETWEEN 0 AND 14), exercise INTEGER NOT NULL REFERENCES exercises,
  superset INTEGER, rest_s INTEGER, note TEXT, PRIMARY KEY (template, position),
  UNIQUE (template, exercise)) STRICT, WITHOUT ROWID;
INSERT INTO template_exercises VALUES(1,0,3,0,NULL,NULL);
INSERT INTO template_exercises VALUES(1,1,8,0,90,NULL);
INSERT INTO template_exercises VALUES(1,2,2,NULL,NULL,NULL);
CREATE TABLE template_sets (
  template INTEGER NOT NULL, exercise INTEGER NOT NULL, position INTEGER NOT NULL,
  kind INTEGER NOT NULL REFERENCES kinds, lowest INTEGER, highest INTEGER, load INTEGER, seconds REAL, metres REAL,
  rpe REAL, CHECK (lowest <= highest), PRIMARY KEY (template, exercise, position),
  FOREIGN KEY (template, exercise) REFERENCES template_exercises (template, exercise) ON DELETE CASCADE)
  STRICT, WITHOUT ROWID;
INSERT INTO template_sets VALUES(1,2,0,0,NULL,NULL,NULL,60.0,NULL,NULL);
INSERT INTO template_sets VALUES(1,2,1,0,NULL,NULL,NULL,60.0,NULL,NULL);
INSERT INTO template_sets VALUES(1,3,0,1,10,NULL,400000000000,NULL,NULL,NULL);
INSERT INTO template_sets VALUES(1,3,1,0,8,12,NULL,NULL,NULL,8.0);
INSERT INTO template_sets VALUES(1,3,2,0,8,12,NULL,NULL,NULL,8.0);
INSERT INTO template_sets VALUES(1,3,3,0,8,12,NULL,NULL,NULL,8.0);
INSERT INTO template_sets VALUES(1,8,0,0,10,NULL,NULL,NULL,NULL,NULL);
INSERT INTO template_sets VALUES(1,8,1,0,10,NULL,NULL,NULL,NULL,NULL);
INSERT INTO template_sets VALUES(1,8,2,0,10,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE workouts (  -- what is known of one follows from its events
  id INTEGER PRIMARY KEY, state TEXT NOT NULL CHECK (state IN ('open', 'completed', 'aborted')),
  template INTEGER REFERENCES templates ON DELETE SET NULL,
  session INTEGER REFERENCES sessions ON DELETE SET NULL) STRICT;
INSERT INTO workouts VALUES(1,'completed',1,11);
INSERT INTO workouts VALUES(2,'open',NULL,NULL);
CREATE TABLE workout_events (  -- the event as JSON
  workout INTEGER NOT NULL REFERENCES workouts ON DELETE CASCADE, number INTEGER NOT NULL, at TEXT NOT NULL,
  event TEXT NOT NULL, PRIMARY KEY (workout, number)) STRICT, WITHOUT ROWID;
INSERT INTO workout_events VALUES(1,0,'2026-11-02T18:00:00+00:00','{"event":"start","title":"Upper A","exercises":[{"name":"Bench Press (Barbell)","superset":0,"rest":120,"sets":[{"kind":"warm_up","load":400000000000,"repetitions":10},{"kind":"working","repetitions":8,"highest":12,"rpe":8.0},{"kind":"working","repetitions":8,"highest":12,"rpe":8.0},{"kind":"working","repetitions":8,"highest":12,"rpe":8.0}],"advised":[{"kind":"working","load":1550000000000,"repetitions":8},{"kind":"working","load":1550000000000,"repetitions":7}]},{"name":"Bent Over Row (Barbell)","superset":0,"rest":90,"sets":[{"kind":"working","repetitions":10},{"kind":"working","repetitions":10},{"kind":"working","repetitions":10}]},{"name":"Plank","rest":120,"sets":[{"kind":"working","seconds":60.0},{"kind":"working","seconds":60.0}],"advised":[{"kind":"working","seconds":60.0}]}]}');
INSERT INTO workout_events VALUES(1,1,'2026-11-02T18:05:00+00:00','{"event":"set","exercise":"Bench Press (Barbell)","sets":[{"kind":"working","load":1520000000000,"repetitions":9,"rpe":8.0}]}');
INSERT INTO workout_events VALUES(1,2,'2026-11-02T18:12:00+00:00','{"event":"set","exercise":"Plank","sets":[{"kind":"working","seconds":60.0}]}');
INSERT INTO workout_events VALUES(1,3,'2026-11-02T18:30:00+00:00','{"event":"end"}');
INSERT INTO workout_events VALUES(2,0,'2026-11-05T18:00:00+00:00','{"event":"start","exercises":[]}');
INSERT INTO workout_events VALUES(2,1,'2026-11-05T18:05:00+00:00','{"event":"set","exercise":"Squat (Barbell)","sets":[{"kind":"working","load":2120000000000,"repetitions":5,"rpe":8.0},{"kind":"working","load":2120000000000,"repetitions":5}]}');
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('changes',9);
CREATE UNIQUE INDEX sessions_live ON sessions (source, start, ordinal) WHERE gone_by IS NULL;
CREATE INDEX sessions_added ON sessions (added_by);
CREATE INDEX sessions_gone ON sessions (gone_by) WHERE gone_by IS NOT NULL;
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
CREATE INDEX measurements_change ON measurements (change);
CREATE UNIQUE INDEX workouts_open ON workouts (state) WHERE state = 'open';
CREATE INDEX workouts_session ON workouts (session) WHERE session IS NOT NULL;
PRAGMA application_id=1199140162;
PRAGMA user_version=1002;
COMMIT;

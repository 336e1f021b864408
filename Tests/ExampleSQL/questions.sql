-- Questions to a training history in SQL, each a statement. They run in DuckDB from Python:
--
--   import duckdb, gymbo, gymbo.duckdb
--   connection = gymbo.duckdb.register(duckdb.connect())
--   sets = gymbo.read("SampleData/strong.csv").tables("sets").sets.to_arrow()
--   connection.sql("SELECT exercise, one_rep_max(load_kg, repetitions) FROM sets")

-- 1 Tonnage a week
SELECT date_trunc('week', session_start) AS week, sum(load_kg * repetitions) AS kg
FROM sets WHERE status = 'set' AND working GROUP BY week ORDER BY week;

-- 2 The best estimated 1RM of every lift, by Epley's formula, with the effort that was logged
SELECT exercise, max(coalesce(
    one_rep_max(load_kg, repetitions, rpe := rpe, formula := 'epley'),
    one_rep_max(load_kg, repetitions, formula := 'epley'))) AS e1rm_kg
FROM sets WHERE working GROUP BY exercise HAVING e1rm_kg IS NOT NULL ORDER BY e1rm_kg DESC;

-- 3 The 80 % interval of each set's estimate
SELECT session_start, exercise, load_kg, repetitions, unnest(one_rep_max_interval(load_kg, repetitions))
FROM sets WHERE working AND load_kg > 0 ORDER BY session_start LIMIT 10;

-- 4 Whether each lift moved over its last five weeks, with the odds
WITH sessions AS (
  SELECT exercise, session_start::DATE AS day, max(one_rep_max(load_kg, repetitions)) AS e1rm
  FROM sets WHERE working GROUP BY ALL HAVING e1rm IS NOT NULL)
SELECT exercise, unnest(trend(list(day - DATE '2020-01-01' ORDER BY day), list(e1rm ORDER BY day)))
FROM sessions GROUP BY exercise ORDER BY exercise;

-- 5 Robust slopes, kilograms a week
WITH sessions AS (
  SELECT exercise, session_start::DATE AS day, max(one_rep_max(load_kg, repetitions)) AS e1rm
  FROM sets WHERE working GROUP BY ALL HAVING e1rm IS NOT NULL)
SELECT exercise, 7 * line(list(day - DATE '2020-01-01' ORDER BY day), list(e1rm ORDER BY day)).slope AS kg_a_week
FROM sessions GROUP BY exercise ORDER BY kg_a_week DESC NULLS LAST;

-- 6 Records: sessions above everything before them
WITH sessions AS (
  SELECT exercise, session_start, max(one_rep_max(load_kg, repetitions)) AS e1rm
  FROM sets WHERE working GROUP BY ALL HAVING e1rm IS NOT NULL)
SELECT *, max(e1rm) OVER (PARTITION BY exercise ORDER BY session_start ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS before
FROM sessions QUALIFY e1rm > before ORDER BY exercise, session_start;

-- 7 Sets of each muscle a week, where a muscle that helps counts by half
SELECT date_trunc('week', session_start) AS week, unnest(muscle_sets(list(exercise)))
FROM sets WHERE working GROUP BY week ORDER BY week;

-- 8 Percent of the 1RM, loads and plates for five repetitions that leave two, of a 1RM of 140 kg
SELECT rpe_percent(5, 8) AS percent, round_load(load_for(140, 5, rpe := 8)) AS kg, plates(kg).per_side AS plates_per_side;

-- 9 The next top set at the last load: how likely the repetitions of last time are
WITH lifts AS (
  SELECT exercise, session_start::DATE - DATE '2020-01-01' AS day, load_kg, repetitions
  FROM sets WHERE working AND load_kg > 0 AND repetitions BETWEEN 1 AND 15)
SELECT exercise, predict_next(
    list(day ORDER BY day), list(load_kg ORDER BY day), list(repetitions ORDER BY day),
    max(day) + 7, arg_max(load_kg, day), at_least := arg_max(repetitions, day)).probability_at_least AS probability
FROM lifts GROUP BY exercise ORDER BY exercise;

-- 10 Points of a total, on the scales of four federations
SELECT dots(600, 82.5, 'M') AS dots, wilks(600, 82.5, 'M') AS wilks, wilks(600, 82.5, 'M', version := 'wilks_2') AS wilks_2,
  ipf_gl(600, 82.5, 'M') AS ipf_gl;

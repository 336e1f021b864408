-- The work of `gymbo batch`, in DuckDB. What the columns mean is said in check.py. What begins with $ is put in.
set preserve_insertion_order = false;

-- The sets of a day at one load together. A set's place is its number; of the sets without one none is a warm-up. The places of the
-- hard sets are kept as bits, to find those that come before the day's top load.
create temp table loads as
select athlete, exercise, day, kilograms, count(*) working_sets, sum(is_hard::int) hard_sets, count(volume) loaded_sets,
  sum(volume) volume, sum(heavy::int) heavy, sum(moderate::int) moderate, sum(light::int) light, max(estimate) estimate,
  bit_or(case when is_hard and place is not null and kilograms is not null then 1::bigint << place else 0 end) bits,
  min(coalesce(place, 62)) place
from (
  select $athlete athlete, "Exercise Name" exercise, Date::date as day, try_cast("Set Order" as int) place,
    case when loaded then Weight end as kilograms, Distance = 0 and (RPE is null or RPE >= 6) as is_hard,
    case when loaded and Reps <= 12 then Weight * (36.0::double / (37 - Reps)) end estimate,
    case when loaded then Weight * Reps end volume,
    Reps between 1 and 5 heavy, Reps between 6 and 12 moderate, Reps >= 13 light
  from (
    select *, Weight > 0 and Reps >= 1 and Distance = 0 loaded
    from read_csv('$sets', filename = $many, header = true, delim = ',', quote = '"', escape = '"', auto_detect = false, columns = {
      $first'Date': 'TIMESTAMP', 'Workout Name': 'VARCHAR', 'Duration': 'VARCHAR',
      'Exercise Name': 'VARCHAR', 'Set Order': 'VARCHAR', 'Weight': 'DOUBLE', 'Reps': 'DOUBLE',
      'Distance': 'DOUBLE', 'Seconds': 'DOUBLE', 'Notes': 'VARCHAR', 'Workout Notes': 'VARCHAR', 'RPE': 'DOUBLE'})
    where "Set Order" <> 'W' and (Reps >= 1 or Seconds > 0 or Distance > 0)))
group by all;

-- Names as numbers from here on.
create type athlete_name as enum (select distinct athlete from loads order by 1);
create type exercise_name as enum (select distinct exercise from loads order by 1);
create temp table coded as
select * replace (athlete::athlete_name as athlete, exercise::exercise_name as exercise) from loads;
drop table loads;

create temp table summed as
select athlete, exercise, day, sum(working_sets)::int working_sets, sum(hard_sets)::int hard_sets,
  sum(loaded_sets)::int loaded_sets, sum(volume) volume, sum(heavy)::int heavy, sum(moderate)::int moderate,
  sum(light)::int light, max(estimate) estimate, max(kilograms) top, min(kilograms) least, arg_max(place, kilograms) top_place
from coded group by all;
create temp table warm_ups as
select athlete, exercise, day, sum(bit_count(bits & ((1::bigint << top_place) - 1)))::int warm_ups
from coded join (select athlete, exercise, day, top, top_place from summed where least < 0.6 * top)
  using (athlete, exercise, day)
where kilograms < 0.6 * top group by all;
create temp table days as
select * replace (hard_sets - coalesce(warm_ups, 0) as hard_sets)
from summed left join warm_ups using (athlete, exercise, day);

create temp table weeks as
select athlete, exercise, date_trunc('week', day)::date as start, sum(working_sets)::int working_sets,
  sum(hard_sets)::int hard_sets, sum(volume) volume_kg, max(estimate) best_e1rm_kg
from days group by all;
create temp table names as select distinct start, strftime(start, '%G-W%V') as week from weeks;
create temp table muscles as
select exercise::exercise_name exercise, muscle, weight
from read_csv('$muscles', header = true, columns = {'exercise': 'VARCHAR', 'muscle': 'VARCHAR', 'weight': 'DOUBLE'})
where exercise in (select distinct exercise::varchar from weeks);

copy (
  select athlete, exercise, week, start, working_sets, hard_sets, volume_kg, best_e1rm_kg
  from weeks join names using (start) order by athlete, exercise, start
) to '$folder/exercise_weeks.csv' (header);
copy (
  select athlete, muscle, week, start, fractional_sets
  from (
    select athlete, muscle, start, sum(hard_sets * weight) fractional_sets
    from weeks join muscles using (exercise) where hard_sets > 0 group by all)
  join names using (start) order by athlete, muscle, start
) to '$folder/muscle_weeks.csv' (header);
copy (
  with totals as (
    select athlete, exercise, sum(working_sets)::int working_sets, sum(hard_sets)::int hard_sets, sum(volume) volume_kg,
      max(estimate) best_e1rm_kg, sum(heavy)::int heavy_sets, sum(moderate)::int moderate_sets, sum(light)::int light_sets
    from days group by all),
  best as (
    select athlete, exercise, min(day) best_e1rm_date
    from days join totals using (athlete, exercise) where estimate = best_e1rm_kg group by all)
  select athlete, exercise, working_sets, hard_sets, volume_kg, best_e1rm_kg, best_e1rm_date, heavy_sets, moderate_sets,
    light_sets
  from totals left join best using (athlete, exercise) order by athlete, exercise
) to '$folder/exercises.csv' (header);

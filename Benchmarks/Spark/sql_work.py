"""The work of `gymbo batch` that Spark SQL can do; what the columns mean is said in ../Batch/check.py."""


def by_sql(spark, parts, muscles, out):
    types = {"Weight": "double", "Reps": "int", "Distance": "double", "Seconds": "double", "RPE": "double"}
    names = ["Athlete", "Date", "Workout Name", "Duration", "Exercise Name", "Set Order", "Weight", "Reps", "Distance",
             "Seconds", "Notes", "Workout Notes", "RPE"]
    types["Reps"] = "double"
    schema = ", ".join(f"`{name}` {types.get(name, 'string')}" for name in names)
    spark.read.csv(parts, schema=schema, header=True, escape='"', multiLine=True).createOrReplaceTempView("sets")
    spark.read.csv(muscles, schema="exercise string, muscle string, weight double", header=True) \
        .createOrReplaceTempView("muscles")
    spark.sql("""
        with worked as (
          select Athlete athlete, `Exercise Name` exercise, to_date(substr(Date, 1, 10)) day,
            try_cast(`Set Order` as int) place, Reps reps,
            case when Weight > 0 and Reps >= 1 and Distance = 0 then Weight end load,
            Distance = 0 and (RPE is null or RPE >= 6) is_hard
          from sets where `Set Order` <> 'W' and (Reps >= 1 or Seconds > 0 or Distance > 0)),
        topped as (select *, max(load) over (partition by athlete, exercise, day) top from worked),
        placed as (
          select *, min(if(load = top, coalesce(place, 62), null)) over (partition by athlete, exercise, day) first
          from topped)
        select athlete, exercise, day, count(*) working_sets,
          count_if(is_hard and not coalesce(load < 0.6 * top and place < first, false)) hard_sets,
          count(load) loaded_sets, sum(load * reps) volume,
          max(if(reps <= 12, load * (36 / (37 - reps)), null)) estimate, count_if(reps between 1 and 5) heavy,
          count_if(reps between 6 and 12) moderate, count_if(reps >= 13) light
        from placed group by athlete, exercise, day""").createOrReplaceTempView("days")
    spark.sql("cache table days")
    spark.sql("""
        select athlete, exercise, cast(date_trunc('week', day) as date) start, sum(working_sets) working_sets,
          sum(hard_sets) hard_sets, if(sum(loaded_sets) > 0, sum(volume), null) volume_kg, max(estimate) best_e1rm_kg
        from days group by all""").createOrReplaceTempView("weeks")
    spark.sql("cache table weeks")
    week = "concat(extract(yearofweek from start), '-W', lpad(weekofyear(start), 2, '0')) week"
    tables = {
        "exercise_weeks": f"select athlete, exercise, {week}, start, working_sets, hard_sets, volume_kg, best_e1rm_kg from weeks",
        "muscle_weeks": f"""
          select athlete, muscle, {week}, start, sum(hard_sets * weight) fractional_sets
          from weeks join muscles using (exercise) where hard_sets > 0 group by athlete, muscle, start""",
        "exercises": """
          select athlete, exercise, sum(working_sets) working_sets, sum(hard_sets) hard_sets,
            if(sum(loaded_sets) > 0, sum(volume), null) volume_kg, max(estimate) best_e1rm_kg,
            date_sub('1970-01-01', cast(max(if(estimate is null, null, struct(estimate, -unix_date(day) as d))).d as int))
              best_e1rm_date,
            sum(heavy) heavy_sets, sum(moderate) moderate_sets, sum(light) light_sets
          from days group by athlete, exercise"""}
    for name, query in tables.items():
        spark.sql(query).write.mode("overwrite").parquet(f"{out}/{name}")

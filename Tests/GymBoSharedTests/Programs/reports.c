/* Calls every function as a program would. With paths, reads these instead of what is in memory. */
#include "program.h"

#include "gymbo_coach.h"

/* The text has to hold a part, and to have the length it says. */
static void take(char *text, size_t count, const char *part) {
  CHECK(text != NULL);
  CHECK(strlen(text) == count);
  if (strstr(text, part) == NULL) {
    fprintf(stderr, "\"%s\" is not in:\n%s\n", part, text);
    exit(1);
  }
  gymbo_text_free(text);
}

static void every_report(const gymbo_history *history) {
  char *text = NULL;
  size_t count = 0;
  CHECK_WORKS(gymbo_report(history, NULL, GYMBO_TEXT, &text, &count, &error));
  take(text, count, "Week ");
  CHECK_WORKS(gymbo_report(history, NULL, GYMBO_JSON, &text, &count, &error));
  take(text, count, "\"gymbo.report/2\"");
  CHECK_WORKS(gymbo_report(history, NULL, GYMBO_CSV, &text, &count, &error));
  take(text, count, "\r\n");
  CHECK_WORKS(gymbo_exercise(history, "bench press (barbell)", NULL, GYMBO_TEXT, &text, &count, &error));
  take(text, count, "Bench Press (Barbell)");
  CHECK_WORKS(gymbo_exercise(history, "bench press (barbell)", NULL, GYMBO_JSON, &text, &count, &error));
  take(text, count, "\"gymbo.exercise/2\"");
  CHECK_WORKS(gymbo_suggest(history, NULL, GYMBO_JSON, &text, &count, &error));
  take(text, count, "\"gymbo.suggest/2\"");
  CHECK_WORKS(gymbo_suggest(history, NULL, GYMBO_CSV, &text, &count, &error));
  take(text, count, "Bench Press (Barbell)");
  gymbo_workout_options wanted = {.size = sizeof wanted, .goal = "strength"};
  CHECK_WORKS(gymbo_generate(history, &wanted, NULL, GYMBO_JSON, &text, &count, &error));
  take(text, count, "\"gymbo.workouts/1\"");
  CHECK_WORKS(gymbo_generate(NULL, &wanted, NULL, GYMBO_PROGRAM, &text, &count, &error));
  take(text, count, "## Full body A");
  CHECK_WORKS(gymbo_swap(history, "squat", NULL, NULL, GYMBO_CSV, &text, &count, &error));
  take(text, count, "rank,exercise,similarity");
  CHECK_WORKS(gymbo_swap(NULL, "squat", &wanted, NULL, GYMBO_TEXT, &text, &count, &error));
  take(text, count, "Instead of Squat (Barbell)");
  CHECK_WORKS(gymbo_nudges(history, NULL, NULL, GYMBO_JSON, &text, &count, &error));
  take(text, count, "\"gymbo.nudges/1\"");
  CHECK_WORKS(gymbo_nudges(history, NULL, NULL, GYMBO_CALENDAR, &text, &count, &error));
  take(text, count, "BEGIN:VCALENDAR");
  const char *program = "# Week 1\n## A\nSquat / 3x5 60kg / progress: lp(2.5kg)\n## B\nBench Press / 3x5 70%";
  const char *maxima[] = {"bench press=100kg"};
  gymbo_plan_options plan = {.size = sizeof plan, .start = "2026-10-19", .maxima = maxima, .maximum_count = 1};
  CHECK_WORKS(gymbo_plan(history, program, NULL, NULL, GYMBO_JSON, &text, &count, &error));
  take(text, count, "\"gymbo.plan/1\"");
  CHECK_WORKS(gymbo_plan(history, program, &plan, NULL, GYMBO_TEXT, &text, &count, &error));
  take(text, count, "How the plan was kept");
  CHECK_WORKS(gymbo_plan(history, program, &plan, NULL, GYMBO_CSV, &text, &count, &error));
  take(text, count, ",70,");
  plan.table = "adherence";
  CHECK_WORKS(gymbo_plan(history, program, &plan, NULL, GYMBO_CSV, &text, &count, &error));
  take(text, count, "planned_load_kg");
  CHECK_WORKS(gymbo_plan(history, program, &plan, NULL, GYMBO_HTML, &text, &count, &error));
  take(text, count, "<!doctype html>");
  CHECK_WORKS(gymbo_plan(history, program, &plan, NULL, GYMBO_CALENDAR, &text, &count, &error));
  take(text, count, "END:VCALENDAR");
  CHECK_WORKS(gymbo_plan(history, program, &plan, NULL, GYMBO_PROGRAM, &text, &count, &error));
  take(text, count, "## B");
  CHECK_WORKS(gymbo_preview(NULL, program, &plan, NULL, GYMBO_JSON, &text, &count, &error));
  take(text, count, "\"gymbo.preview/1\"");
  CHECK_WORKS(gymbo_preview(history, program, NULL, NULL, GYMBO_CSV, &text, &count, &error));
  take(text, count, "longest_day_minutes");
  gymbo_report_options followed = {.size = sizeof followed, .program = program};
  CHECK_WORKS(gymbo_report(history, &followed, GYMBO_JSON, &text, &count, &error));
  take(text, count, "\"gymbo.plan/1\"");
  CHECK_WORKS(gymbo_table(history, "adherence", &followed, &text, &count, &error));
  take(text, count, "planned_load_kg");
  CHECK_WORKS(gymbo_insights(history, NULL, GYMBO_JSON, &text, &count, &error));
  take(text, count, "\"gymbo.insights/1\"");
  CHECK_WORKS(gymbo_ledger(history, 14, NULL, GYMBO_CSV, &text, &count, &error));
  take(text, count, "exercise,date,next_date");
  int32_t has_findings = -1;
  CHECK_WORKS(gymbo_check(history, NULL, GYMBO_JSON, &has_findings, &text, &count, &error));
  take(text, count, "\"gymbo.check/2\"");
  CHECK(has_findings == 0 || has_findings == 1);
  /* What is not asked for may be null. */
  CHECK(gymbo_check(history, NULL, GYMBO_TEXT, NULL, &text, NULL, NULL) == GYMBO_OK);
  gymbo_text_free(text);
  const char *tables[] = {"summary", "sessions", "exercises", "muscles", "records",
                          "suggestions", "expected", "weeks", "sets", "issues"};
  for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
    CHECK_WORKS(gymbo_table(history, tables[i], NULL, &text, &count, &error));
    take(text, count, "\r\n");
  }
}

static void options(const gymbo_history *history) {
  gymbo_report_options options = {.size = sizeof options, .as_of = "2026-01-11", .week = "2026-W02",
                                  .rule = "linear", .weekly_goal = 2, .unit = GYMBO_POUND, .width = 60,
                                  .adjust_effort = 1, .formula = "epley", .volume_model = "fractional:0.3"};
  char *text = NULL;
  size_t count = 0;
  CHECK_WORKS(gymbo_report(history, &options, GYMBO_TEXT, &text, &count, &error));
  CHECK(strstr(text, "lb") != NULL);
  take(text, count, "Week 2 (5–11 Jan 2026)");
  options.language = "de";
  CHECK_WORKS(gymbo_report(history, &options, GYMBO_TEXT, &text, &count, &error));
  take(text, count, "Woche 2 (5.–11. Jan. 2026)");
  CHECK_WORKS(gymbo_table(history, "suggestions", &options, &text, &count, &error));
  CHECK(strstr(text, "102.5") == NULL);
  gymbo_text_free(text);
  CHECK_WORKS(gymbo_table(history, "exercises", &options, &text, &count, &error));
  take(text, count, "epley");
  CHECK_WORKS(gymbo_table(history, "suggestions", &options, &text, &count, &error));
  take(text, count, "linear");
}

static void equipment(const gymbo_history *history) {
  char *text = NULL;
  size_t count = 0;
  const char *maxima[] = {"bench press=110kg", "Bent Over Row (Barbell)=200lb"};
  gymbo_report_options options = {.size = sizeof options, .rule = "percentage:5x5@80", .training_maxima = maxima,
                                  .training_maximum_count = 2};
  char *plates = file_of("kind,unit,weight,count\nbar,kg,20,1\nplate,kg,20;10;1.5,2 pairs\n");
  options.plates = plates;
  CHECK_WORKS(gymbo_suggest(history, &options, GYMBO_TEXT, &text, &count, &error));
  /* 88 kg is 80 % of 110; the plates make 86. */
  take(text, count, "86 kg");
  unlink(plates);
  free(plates);
  gymbo_tables *tables = NULL;
  gymbo_report_options weights = {.size = sizeof weights};
  char model[64];
  weights.volume_model = model;
  char *path = file_of("exercise,muscle,weight\nBench Press (Barbell),chest,0.25\n");
  snprintf(model, sizeof model, "custom=%s", path);
  CHECK_WORKS(gymbo_table(history, "muscles", &weights, &text, &count, &error));
  take(text, count, "0.25");
  CHECK_WORKS(gymbo_history_analyze(history, &weights, &tables, &error));
  gymbo_tables_free(tables);
  unlink(path);
  free(path);
}

int main(int count, char **paths) {
  CHECK_WORKS(gymbo_require_abi(GYMBO_ABI_VERSION, &error));
  CHECK(strchr(gymbo_version(), '.') != NULL);
  gymbo_history *history = history_of(strong_csv);
  every_report(history);
  options(history);
  equipment(history);
  gymbo_history_free(history);
  const char *schemas[] = {"report", "exercise", "suggest", "check", "score", "methods"};
  for (size_t i = 0; i < sizeof schemas / sizeof *schemas; i++) {
    char *text = NULL;
    size_t length = 0;
    CHECK_WORKS(gymbo_schema(schemas[i], &text, &length, &error));
    take(text, length, "\"$schema\"");
  }
  if (count > 1) {
    gymbo_import_options reading = {.size = sizeof reading, .input_unit = GYMBO_KILOGRAM};
    CHECK_WORKS(gymbo_history_read((const char *const *)paths + 1, (size_t)count - 1, &reading, &history, &error));
    char *text = NULL;
    CHECK(gymbo_report(history, NULL, GYMBO_TEXT, &text, NULL, NULL) == GYMBO_OK);
    printf("%s", text);
    gymbo_text_free(text);
    gymbo_history_free(history);
  }
  return 0;
}

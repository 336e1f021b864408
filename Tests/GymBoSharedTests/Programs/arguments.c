/* Gives every function what it cannot take: each has to say so, and none may end the program. */
#include "program.h"

#include "gymbo_coach.h"

static void reading(void) {
  gymbo_history *history = (gymbo_history *)&history;
  gymbo_history *const untouched = history;
  const char *missing[] = {"no such file.csv"};
  const char *folder[] = {"."};
  const char *null[] = {NULL};
  const char *no_text[] = {"\xff\xfe"};
  CHECK_FAILS(GYMBO_UNREADABLE, gymbo_history_read(missing, 1, NULL, &history, &error));
  CHECK_FAILS(GYMBO_UNREADABLE, gymbo_history_read(folder, 1, NULL, &history, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_history_read(missing, 1, NULL, NULL, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_history_read(missing, 0, NULL, &history, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_history_read(NULL, 0, NULL, &history, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_history_read(NULL, 1, NULL, &history, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_history_read(missing, SIZE_MAX, NULL, &history, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_history_read(null, 1, NULL, &history, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_history_read(no_text, 1, NULL, &history, &error));
  gymbo_file nameless = {NULL, "x", 1}, without = {"a.csv", NULL, 1}, empty = {"a.csv", NULL, 0},
             huge = {"a.csv", "x", SIZE_MAX}, other = {"a.csv", "a,b\n1,2\n", 8};
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_history_read_bytes(&nameless, 1, NULL, &history, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_history_read_bytes(&without, 1, NULL, &history, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_history_read_bytes(&huge, 1, NULL, &history, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_history_read_bytes(&other, 1, NULL, NULL, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_history_read_bytes(NULL, 2, NULL, &history, &error));
  CHECK_FAILS(GYMBO_UNKNOWN_FORMAT, gymbo_history_read_bytes(&empty, 1, NULL, &history, &error));
  CHECK_FAILS(GYMBO_UNKNOWN_FORMAT, gymbo_history_read_bytes(&other, 1, NULL, &history, &error));
  /* A message that quotes a name has nothing in it that a terminal obeys, and nothing of what is in the file. */
  gymbo_file escape = {"a\x1b]0;x.csv", "secret,b\n1,2\n", 13};
  gymbo_error *quoting = NULL;
  CHECK(gymbo_history_read_bytes(&escape, 1, NULL, &history, &quoting) == GYMBO_UNKNOWN_FORMAT);
  CHECK(strchr(gymbo_error_message(quoting), 0x1b) == NULL);
  CHECK(strstr(gymbo_error_message(quoting), "]0;x") != NULL);
  CHECK(strstr(gymbo_error_message(quoting), "secret") == NULL);
  size_t formats = 0;
  while (gymbo_error_detail(quoting, "candidate", formats)) formats++;
  CHECK(formats > 10 && strcmp(gymbo_error_detail(quoting, "candidate", 1), "Strong") == 0);
  gymbo_error_free(quoting);
  gymbo_import_options options = {.size = sizeof options, .input_unit = 7};
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_history_read_bytes(&other, 1, &options, &history, &error));
  options = (gymbo_import_options){.size = sizeof options, .exercise_map = "no such map.csv"};
  CHECK_FAILS(GYMBO_UNREADABLE, gymbo_history_read_bytes(&other, 1, &options, &history, &error));
  options = (gymbo_import_options){.size = 0};
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_history_read_bytes(&other, 1, &options, &history, &error));
  CHECK(history == untouched);
}

/* What a file leaves open is said by options, which the errors name. */
static void open_questions(void) {
  const char *dated = "date,exercise,load_kg,repetitions\n03/04/2026,Squat (Barbell),100,5\n";
  const char *own = "Day,Lift,Kilos,Reps\n2026-01-05,Squat (Barbell),100,5\n";
  gymbo_file file = {"dated.csv", dated, strlen(dated)}, other = {"own.csv", own, strlen(own)};
  gymbo_history *read = NULL;
  gymbo_error *quoting = NULL;
  CHECK(gymbo_history_read_bytes(&file, 1, NULL, &read, &quoting) == GYMBO_UNKNOWN_FORMAT);
  CHECK(strstr(gymbo_error_message(quoting), "date_order") && !strstr(gymbo_error_message(quoting), "03/04"));
  gymbo_error_free(quoting);
  gymbo_import_options options = {.size = sizeof options, .date_order = "dmy", .zone = "Europe/Berlin"};
  CHECK_WORKS(gymbo_history_read_bytes(&file, 1, &options, &read, &error));
  gymbo_history_free(read);
  CHECK(gymbo_history_read_bytes(&other, 1, NULL, &read, &quoting) == GYMBO_UNKNOWN_FORMAT);
  CHECK(strstr(gymbo_error_message(quoting), "columns date=Day") && !strstr(gymbo_error_message(quoting), "Squat"));
  gymbo_error_free(quoting);
  const char *const said[] = {"auto", "date=Day,exercise=Lift,load=Kilos:kg,repetitions=Reps"};
  for (int i = 0; i < 2; i++) {
    options.columns = said[i];
    CHECK_WORKS(gymbo_history_read_bytes(&other, 1, &options, &read, &error));
    gymbo_history_free(read);
  }
  options.columns = "exercise=Lift";
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_history_read_bytes(&other, 1, &options, &read, &error));
  options = (gymbo_import_options){.size = sizeof options, .date_order = "ymd"};
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_history_read_bytes(&other, 1, &options, &read, &error));
  options = (gymbo_import_options){.size = sizeof options, .zone = "Nowhere/Atlantis"};
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_history_read_bytes(&other, 1, &options, &read, &error));
}

static void reports(const gymbo_history *history) {
  char *text = (char *)&text;
  char *const untouched = text;
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_report(NULL, NULL, GYMBO_TEXT, &text, NULL, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_report(history, NULL, GYMBO_TEXT, NULL, NULL, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_report(history, NULL, 4, &text, NULL, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_report(history, NULL, -1, &text, NULL, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_exercise(NULL, "x", NULL, 0, &text, NULL, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_exercise(history, NULL, NULL, 0, &text, NULL, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_exercise(history, "\xc3(", NULL, 0, &text, NULL, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_exercise(history, "x", NULL, 0, NULL, NULL, &error));
  CHECK_FAILS(GYMBO_NOT_FOUND, gymbo_exercise(history, "deadlfit", NULL, 0, &text, NULL, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_suggest(NULL, NULL, 0, &text, NULL, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_suggest(history, NULL, 9, &text, NULL, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_check(NULL, NULL, 0, NULL, &text, NULL, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_check(history, NULL, 0, NULL, NULL, NULL, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_table(NULL, "sets", NULL, &text, NULL, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_table(history, NULL, NULL, &text, NULL, &error));
  CHECK_FAILS(GYMBO_NOT_FOUND, gymbo_table(history, "set", NULL, &text, NULL, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_schema(NULL, &text, NULL, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_schema("report", NULL, NULL, &error));
  CHECK_FAILS(GYMBO_NOT_FOUND, gymbo_schema("", &text, NULL, &error));
  CHECK(text == untouched);
}

/* What an error tells besides its sentence. */
static void details(const gymbo_history *history) {
  char *text = NULL;
  gymbo_error *error = NULL;
  CHECK(gymbo_table(history, "set", NULL, &text, NULL, &error) == GYMBO_NOT_FOUND);
  CHECK(strcmp(gymbo_error_detail(error, "name", 0), "set") == 0);
  CHECK(gymbo_error_detail(error, "name", 1) == NULL);
  CHECK(strcmp(gymbo_error_detail(error, "candidate", 0), "summary") == 0);
  CHECK(gymbo_error_detail(error, "file", 0) == NULL && gymbo_error_detail(error, "colour", 0) == NULL);
  CHECK(gymbo_error_detail(error, NULL, 0) == NULL && gymbo_error_detail(NULL, "name", 0) == NULL);
  gymbo_error_free(error);
  gymbo_file file = {"a.csv", "Date,Exercise,Weight\n", 21};
  gymbo_history *none = NULL;
  CHECK(gymbo_history_read_bytes(&file, 1, NULL, &none, &error) == GYMBO_UNKNOWN_FORMAT);
  CHECK(strcmp(gymbo_error_detail(error, "file", 0), "a.csv") == 0);
  CHECK(gymbo_error_detail(error, "column", 0) != NULL);
  gymbo_error_free(error);
}

/* Tables of the user's that are given as text. */
static void own_tables(const gymbo_history *history) {
  gymbo_file file = {"a.csv", "date,exercise,load_kg,repetitions\n2026-01-05,Mine,100,5\n", 57};
  gymbo_history *read = NULL;
  gymbo_import_options options = {.size = sizeof options, .exercise_map_text = "name,exercise\nMine,Squat (Barbell)\n"};
  CHECK_WORKS(gymbo_history_read_bytes(&file, 1, &options, &read, &error));
  gymbo_history_free(read);
  options.exercise_map_text = "name\nMine\n";
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_history_read_bytes(&file, 1, &options, &read, &error));
  options.exercise_map = "map.csv";
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_history_read_bytes(&file, 1, &options, &read, &error));
  char *text = NULL;
  gymbo_report_options report = {.size = sizeof report, .plates_text = "kind,unit,weight,count\nbar,kg,20,1\n"};
  CHECK_WORKS(gymbo_suggest(history, &report, GYMBO_TEXT, &text, NULL, &error));
  gymbo_text_free(text);
  report.plates_text = "kind\nbar\n";
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_suggest(history, &report, GYMBO_TEXT, &text, NULL, &error));
}

static void reminders(const gymbo_history *history) {
  char *text = NULL;
  gymbo_nudge_options nudges = {.size = sizeof nudges, .now = "noon"};
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_nudges(NULL, NULL, NULL, GYMBO_TEXT, &text, NULL, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_nudges(history, &nudges, NULL, GYMBO_TEXT, &text, NULL, &error));
  nudges.now = NULL;
  nudges.zone = "../etc/passwd";
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_nudges(history, &nudges, NULL, GYMBO_TEXT, &text, NULL, &error));
  nudges.zone = NULL;
  nudges.open = "Push";
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_nudges(history, &nudges, NULL, GYMBO_TEXT, &text, NULL, &error));
  nudges.open = NULL;
  nudges.program = "Squat / 3X5";
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_nudges(history, &nudges, NULL, GYMBO_TEXT, &text, NULL, &error));
  nudges.program = NULL;
  nudges.plain = 2;
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_nudges(history, &nudges, NULL, GYMBO_CALENDAR, &text, NULL, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_insights(history, NULL, GYMBO_CALENDAR, &text, NULL, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_insights(history, NULL, GYMBO_CSV, &text, NULL, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_insights(NULL, NULL, GYMBO_TEXT, &text, NULL, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_ledger(history, 6, NULL, GYMBO_TEXT, &text, NULL, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_ledger(NULL, 0, NULL, GYMBO_TEXT, &text, NULL, &error));
}

static void plans(const gymbo_history *history) {
  char *text = NULL;
  const char *squat = "Squat / 3x5 60kg", *wrong[] = {"squat"}, *null[] = {NULL};
  gymbo_plan_options plan = {.size = sizeof plan};
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_plan(NULL, squat, &plan, NULL, GYMBO_TEXT, &text, NULL, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_plan(history, NULL, &plan, NULL, GYMBO_TEXT, &text, NULL, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_plan(history, "Squat / 3X5", &plan, NULL, GYMBO_TEXT, &text, NULL, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_preview(NULL, squat, &plan, NULL, GYMBO_HTML, &text, NULL, &error));
  plan.start = "monday";
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_plan(history, squat, &plan, NULL, GYMBO_TEXT, &text, NULL, &error));
  plan.start = NULL;
  plan.table = "sets";
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_plan(history, squat, &plan, NULL, GYMBO_CSV, &text, NULL, &error));
  plan.table = NULL;
  plan.minutes = 4;
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_preview(history, squat, &plan, NULL, GYMBO_TEXT, &text, NULL, &error));
  plan.minutes = 0;
  plan.plain = 2;
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_plan(history, squat, &plan, NULL, GYMBO_TEXT, &text, NULL, &error));
  plan.plain = 0;
  plan.maximum_count = 1;
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_plan(history, squat, &plan, NULL, GYMBO_TEXT, &text, NULL, &error));
  plan.maxima = null;
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_plan(history, squat, &plan, NULL, GYMBO_TEXT, &text, NULL, &error));
  plan.maxima = wrong;
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_plan(history, squat, &plan, NULL, GYMBO_TEXT, &text, NULL, &error));
  gymbo_report_options options = {.size = sizeof options, .program = "Squat / 3X5"};
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_report(history, &options, GYMBO_TEXT, &text, NULL, &error));
  CHECK_FAILS(GYMBO_NOT_FOUND, gymbo_table(history, "plan", NULL, &text, NULL, &error));
}

static void workouts(const gymbo_history *history) {
  char *text = NULL;
  const char *unknown[] = {"plonk"}, *null[] = {NULL};
  gymbo_workout_options wanted = {.size = sizeof wanted};
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_generate(history, NULL, NULL, GYMBO_TEXT, &text, NULL, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_generate(history, &wanted, NULL, GYMBO_TEXT, &text, NULL, &error));
  wanted.goal = "strength";
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_generate(history, &wanted, NULL, GYMBO_HTML, &text, NULL, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_generate(history, &wanted, NULL, GYMBO_TEXT, NULL, NULL, &error));
  wanted.days = 8;
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_generate(NULL, &wanted, NULL, GYMBO_TEXT, &text, NULL, &error));
  wanted.days = 7;
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_generate(NULL, &wanted, NULL, GYMBO_TEXT, &text, NULL, &error));
  wanted.days = 0;
  wanted.minutes = -1;
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_generate(NULL, &wanted, NULL, GYMBO_TEXT, &text, NULL, &error));
  wanted.minutes = 0;
  wanted.furniture = "sofa";
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_generate(NULL, &wanted, NULL, GYMBO_TEXT, &text, NULL, &error));
  wanted.furniture = NULL;
  wanted.avoided = null;
  wanted.avoided_count = 1;
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_swap(history, "squat", &wanted, NULL, GYMBO_TEXT, &text, NULL, &error));
  wanted.avoided = unknown;
  CHECK_FAILS(GYMBO_NOT_FOUND, gymbo_generate(NULL, &wanted, NULL, GYMBO_TEXT, &text, NULL, &error));
  CHECK_FAILS(GYMBO_NOT_FOUND, gymbo_swap(history, "squat", &wanted, NULL, GYMBO_TEXT, &text, NULL, &error));
  CHECK_FAILS(GYMBO_NOT_FOUND, gymbo_swap(history, "plonk", NULL, NULL, GYMBO_TEXT, &text, NULL, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_swap(history, NULL, NULL, NULL, GYMBO_TEXT, &text, NULL, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_swap(NULL, "squat", NULL, NULL, GYMBO_PROGRAM, &text, NULL, &error));
}

static void refused(const gymbo_history *history, gymbo_report_options options) {
  char *text = NULL;
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_report(history, &options, GYMBO_TEXT, &text, NULL, &error));
  CHECK(text == NULL);
}

static void files(void) {
  gymbo_tables *tables = NULL;
  gymbo_report_options options = {.size = sizeof options, .tables = "guess"};
  gymbo_import_options reading = {.size = sizeof reading, .input_unit = 7};
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_file_analyze(NULL, "Ann", NULL, NULL, &tables, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_file_analyze("a.csv", NULL, NULL, NULL, &tables, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_file_analyze("a.csv", "Ann", NULL, NULL, NULL, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_file_analyze("a.csv", "Ann", &reading, NULL, &tables, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_file_analyze("a.csv", "Ann", NULL, &options, &tables, &error));
  CHECK_FAILS(GYMBO_UNREADABLE, gymbo_file_analyze("no such file.csv", "Ann", NULL, NULL, &tables, &error));
  CHECK_FAILS(GYMBO_UNREADABLE, gymbo_file_analyze(".", "Ann", NULL, NULL, &tables, &error));
  CHECK_FAILS(GYMBO_UNKNOWN_FORMAT, gymbo_file_analyze("/dev/null", "Ann", NULL, NULL, &tables, &error));
  CHECK(tables == NULL);
}

static void options(const gymbo_history *history) {
  const size_t size = sizeof(gymbo_report_options);
  plans(history);
  workouts(history);
  reminders(history);
  refused(history, (gymbo_report_options){.size = 0});
  refused(history, (gymbo_report_options){.size = SIZE_MAX});
  // The size of no struct ends inside a pointer, of which half would be taken for the whole.
  refused(history, (gymbo_report_options){.size = 9, .as_of = "2026-01-05"});
  refused(history, (gymbo_report_options){.size = size - 4, .program = "Squat / 3x5"});
  refused(history, (gymbo_report_options){.size = 1 << 20});
  refused(history, (gymbo_report_options){.size = size, .as_of = "yesterday"});
  refused(history, (gymbo_report_options){.size = size, .as_of = "2026-02-30"});
  refused(history, (gymbo_report_options){.size = size, .as_of = "\xff"});
  refused(history, (gymbo_report_options){.size = size, .week = "2026-W54"});
  refused(history, (gymbo_report_options){.size = size, .as_of = "2026-01-01", .week = "2026-W45"});
  refused(history, (gymbo_report_options){.size = size, .rule = "guess"});
  refused(history, (gymbo_report_options){.size = size, .weekly_goal = 8});
  refused(history, (gymbo_report_options){.size = size, .weekly_goal = -1});
  refused(history, (gymbo_report_options){.size = size, .unit = 3});
  refused(history, (gymbo_report_options){.size = size, .width = 5});
  refused(history, (gymbo_report_options){.size = size, .adjust_effort = 2});
  refused(history, (gymbo_report_options){.size = size, .formula = "guess"});
  refused(history, (gymbo_report_options){.size = size, .language = "xx"});
  refused(history, (gymbo_report_options){.size = size, .volume_model = "fractional:2"});
  const char *maxima[] = {"squat", "yoga=140kg"};
  refused(history, (gymbo_report_options){.size = size, .rule = "5/3/1:1", .training_maximum_count = 1});
  refused(history, (gymbo_report_options){
                       .size = size, .rule = "5/3/1:1", .training_maxima = maxima, .training_maximum_count = 1});
  refused(history, (gymbo_report_options){
                       .size = size, .rule = "5/3/1:1", .training_maxima = maxima + 1, .training_maximum_count = 1});
  refused(history, (gymbo_report_options){
                       .size = size, .training_maxima = maxima + 1, .training_maximum_count = 1});
  char *unread = NULL;
  gymbo_report_options no_table = {.size = size, .plates = "no such table.csv"};
  CHECK_FAILS(GYMBO_UNREADABLE, gymbo_report(history, &no_table, GYMBO_TEXT, &unread, NULL, &error));
  no_table = (gymbo_report_options){.size = size, .volume_model = "custom=no such table.csv"};
  CHECK_FAILS(GYMBO_UNREADABLE, gymbo_report(history, &no_table, GYMBO_TEXT, &unread, NULL, &error));
  CHECK(unread == NULL);
  refused(history, (gymbo_report_options){.size = size, .tables = "exercises,"});
  /* A program of an older header has a shorter struct: what it lacks is the default. */
  gymbo_report_options older = {.size = offsetof(gymbo_report_options, rule), .rule = "guess", .width = -1};
  char *text = NULL;
  CHECK_WORKS(gymbo_report(history, &older, GYMBO_TEXT, &text, NULL, &error));
  gymbo_text_free(text);
  /* A program of a newer header has a longer one: served as long as it asks for nothing that is unknown here. */
  struct {
    gymbo_report_options known;
    int64_t later;
  } newer = {{.size = sizeof newer}, 0};
  CHECK_WORKS(gymbo_report(history, &newer.known, GYMBO_TEXT, &text, NULL, &error));
  gymbo_text_free(text);
  newer.later = 1;
  refused(history, (gymbo_report_options){.size = size, .weekly_goal = 99});
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_report(history, &newer.known, GYMBO_TEXT, &text, NULL, &error));
}

int main(void) {
  CHECK_FAILS(GYMBO_UNSUPPORTED_VERSION, gymbo_require_abi(0, &error));
  CHECK_FAILS(GYMBO_UNSUPPORTED_VERSION, gymbo_require_abi(GYMBO_ABI_VERSION + 1, &error));
  for (uint32_t version = 1; version <= GYMBO_ABI_VERSION; version++) CHECK_WORKS(gymbo_require_abi(version, &error));
  /* Without a place for the error there is the status alone. */
  CHECK(gymbo_require_abi(UINT32_MAX, NULL) == GYMBO_UNSUPPORTED_VERSION);
  CHECK(gymbo_report(NULL, NULL, GYMBO_TEXT, NULL, NULL, NULL) == GYMBO_INVALID_ARGUMENT);
  CHECK(gymbo_error_status(NULL) == GYMBO_OK);
  CHECK(strcmp(gymbo_error_message(NULL), "") == 0);
  gymbo_error_free(NULL);
  gymbo_history_free(NULL);
  gymbo_text_free(NULL);
  reading();
  gymbo_history *history = history_of(strong_csv);
  reports(history);
  details(history);
  own_tables(history);
  open_questions();
  options(history);
  gymbo_history_free(history);
  files();
  return 0;
}

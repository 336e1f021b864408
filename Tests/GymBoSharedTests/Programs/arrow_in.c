/* Reads tables through the Arrow C data interface: types, nulls, slices, dictionaries, empty batches, releases. */
#include "arrow.h"

static const int32_t name_offsets[] = {0, 10, 25, 29};
static const char names[] = "Deadlift  Squat (Barbell) Run";
static const struct column name_dictionary = {
    .format = "u", .length = 3, .values = name_offsets, .text = names};

/* The first two rows of each are left out by offsets: they hold what nobody could read. */
static const int8_t codes[] = {99, -1, 1, 1, 0, 1};
static const int64_t starts[] = {INT64_MAX, INT64_MIN, 1767636000, 1767636000, 1767722400, 1767808800};
static const float loads[] = {-1e30f, 0, 82.6f, 100, 120, 60};
static const uint16_t repetitions[] = {9999, 0, 5, 5, 3, 8};
static const double rpes[] = {-1, 0, 8, 8.5, 0, 9};
/* Row 4 has no RPE; bits from the lowest. */
static const uint8_t has_rpe[] = {0x2c};
static const int32_t athlete_offsets[] = {0, 0, 0, 3, 6, 9, 12};
static const char athlete_text[] = "AnnAnnBobAnn";

static struct column columns[] = {
    {.name = "Exercise", .format = "c", .length = 6, .values = codes, .dictionary = &name_dictionary},
    {.name = "start", .format = "tss:", .length = 6, .values = starts},
    {.name = "load", .format = "f", .length = 6, .values = loads},
    {.name = "reps", .format = "S", .length = 6, .values = repetitions},
    {.name = "rpe", .format = "g", .length = 6, .presence = has_rpe, .values = rpes},
    {.name = "athlete", .format = "u", .length = 6, .values = athlete_offsets, .text = athlete_text},
    {.name = "colour", .format = "+l", .length = 6}};
enum { column_count = sizeof columns / sizeof *columns };

static char *sets_of(const gymbo_batch *batch, size_t index) {
  gymbo_history *history = NULL;
  char *text = NULL;
  CHECK_WORKS(gymbo_batch_history(batch, index, &history, &error));
  CHECK_WORKS(gymbo_table(history, "sets", NULL, &text, NULL, &error));
  gymbo_history_free(history);
  return text;
}

static void check_holds(char *text, const char *part) {
  if (strstr(text, part) == NULL) {
    fprintf(stderr, "\"%s\" is not in:\n%s\n", part, text);
    exit(1);
  }
}

/* The rows that can be read are sets; the same table comes out wherever the offset stands. */
static void slices(int64_t of_batch) {
  for (int i = 0; i < column_count; i++) {
    columns[i].offset = 2 - of_batch;
    columns[i].length = 4 + of_batch;
  }
  struct source source = {.columns = columns, .count = column_count, .rows = 4, .offset = of_batch, .batches = 1};
  struct ArrowArrayStream stream = stream_of(&source);
  gymbo_batch *batch = NULL;
  CHECK_WORKS(gymbo_batch_read(&stream, NULL, &batch, &error));
  check_released();
  CHECK(gymbo_batch_count(batch) == 2);
  CHECK(strcmp(gymbo_batch_athlete(batch, 0), "Ann") == 0);
  CHECK(strcmp(gymbo_batch_athlete(batch, 1), "Bob") == 0);
  CHECK(gymbo_batch_athlete(batch, 2) == NULL);
  CHECK(strcmp(gymbo_batch_unread_column(batch, 0), "colour") == 0);
  CHECK(gymbo_batch_unread_column(batch, 1) == NULL && gymbo_batch_unread_column(NULL, 0) == NULL);
  char *ann = sets_of(batch, 0), *bob = sets_of(batch, 1);
  check_holds(ann, "2026-01-05T18:00:00,Squat (Barbell),");
  check_holds(ann, ",82.6,5,");
  check_holds(ann, ",60,8,");
  CHECK(strstr(ann, "Deadlift") == NULL);
  check_holds(bob, "2026-01-06T18:00:00,Deadlift,");
  CHECK(strstr(bob, ",Squat") == NULL);
  gymbo_text_free(ann);
  gymbo_text_free(bob);
  gymbo_batch_free(batch);
}

/* Batches without rows add nothing; several batches are one table. */
static void batches(void) {
  struct source source = {.columns = columns, .count = column_count, .rows = 0, .batches = 3};
  struct ArrowArrayStream stream = stream_of(&source);
  gymbo_batch *batch = NULL;
  CHECK_WORKS(gymbo_batch_read(&stream, NULL, &batch, &error));
  check_released();
  CHECK(gymbo_batch_count(batch) == 0);
  gymbo_batch_free(batch);
  source = (struct source){.columns = columns, .count = column_count, .rows = 4, .offset = 2, .batches = 2};
  for (int i = 0; i < column_count; i++) columns[i].offset = 0, columns[i].length = 6;
  stream = stream_of(&source);
  gymbo_import_options options = {.size = sizeof options, .input_unit = GYMBO_POUND};
  CHECK_WORKS(gymbo_batch_read(&stream, &options, &batch, &error));
  check_released();
  char *ann = sets_of(batch, 0);
  check_holds(ann, "45.359237,5,");
  gymbo_text_free(ann);
  gymbo_batch_free(batch);
}

/* What a workout has besides its sets, where a set stands, and its number, which tells that an exercise was begun anew. */
static void workouts(void) {
  static const int32_t exercise_offsets[] = {0, 5, 10, 15, 15};
  static const int64_t start[] = {1767636000, 1767636000, 1767636000, 1767636000}, lengths[] = {3600, 1, 1, 1};
  static const int32_t note_offsets[] = {0, 0, 6, 9, 9}, numbers[] = {1, 2, 1, 1}, places[] = {40, 50, 70, 60},
                       fives[] = {5, 5, 5, 5};
  static const struct column given[] = {
      {.name = "exercise", .format = "u", .length = 4, .values = exercise_offsets, .text = "SquatSquatSquat"},
      {.name = "start", .format = "tss:", .length = 4, .values = start},
      {.name = "reps", .format = "i", .length = 4, .values = fives},
      {.name = "session_duration_s", .format = "l", .length = 4, .values = lengths},
      {.name = "session_note", .format = "u", .length = 4, .values = note_offsets, .text = "deloadbad"},
      {.name = "set", .format = "i", .length = 4, .values = numbers},
      {.name = "line", .format = "i", .length = 4, .values = places}};
  struct source source = {.columns = given, .count = 7, .rows = 4, .batches = 1};
  struct ArrowArrayStream stream = stream_of(&source);
  gymbo_batch *batch = NULL;
  CHECK_WORKS(gymbo_batch_read(&stream, NULL, &batch, &error));
  char *sets = sets_of(batch, 0), *sessions = NULL;
  check_holds(sets, "table,40,set,,1,2026-01-05T18:00:00,Squat,1,");
  check_holds(sets, "table,50,set,,1,2026-01-05T18:00:00,Squat,1,");
  check_holds(sets, "table,70,set,,1,2026-01-05T18:00:00,Squat,2,");
  check_holds(sets, "table,60,rejected,");
  gymbo_history *history = NULL;
  CHECK_WORKS(gymbo_batch_history(batch, 0, &history, &error));
  CHECK_WORKS(gymbo_table(history, "sessions", NULL, &sessions, NULL, &error));
  check_holds(sessions, ",3600,");
  check_holds(sessions, ",deload");
  CHECK(strstr(sessions, "bad") == NULL);
  gymbo_text_free(sets);
  gymbo_text_free(sessions);
  gymbo_history_free(history);
  gymbo_batch_free(batch);
}

static void refused(gymbo_status status, struct source source) {
  struct ArrowArrayStream stream = stream_of(&source);
  gymbo_batch *batch = NULL;
  CHECK_FAILS(status, gymbo_batch_read(&stream, NULL, &batch, &error));
  CHECK(batch == NULL);
  check_released();
}

/* One column has another type, or lies otherwise in memory. */
static void refused_column(gymbo_status status, int index, struct column column) {
  struct column other[column_count];
  memcpy(other, columns, sizeof columns);
  other[index] = column;
  refused(status, (struct source){.columns = other, .count = column_count, .rows = 4, .batches = 1});
}

static void refusals(void) {
  refused(GYMBO_UNREADABLE, (struct source){.columns = columns, .count = column_count, .fails_at = -1});
  refused(GYMBO_UNREADABLE,
          (struct source){.columns = columns, .count = column_count, .rows = 1, .batches = 2, .fails_at = 2});
  /* Without an exercise; without anything; more rows than the columns have. */
  refused(GYMBO_UNKNOWN_FORMAT,
          (struct source){.columns = columns + 1, .count = column_count - 1, .rows = 1, .batches = 1});
  refused(GYMBO_UNKNOWN_FORMAT, (struct source){.columns = columns, .count = 0, .batches = 1});
  refused(GYMBO_INVALID_ARGUMENT,
          (struct source){.columns = columns, .count = column_count, .rows = 7, .batches = 1});
  refused(GYMBO_INVALID_ARGUMENT,
          (struct source){.columns = columns, .count = column_count, .rows = 6, .offset = 1, .batches = 1});
  struct column load = columns[2], start = columns[1], exercise = columns[0];
  load.format = "+l";
  refused_column(GYMBO_UNKNOWN_FORMAT, 2, load);
  load.format = "e";
  refused_column(GYMBO_UNKNOWN_FORMAT, 2, load);
  load.format = NULL;
  refused_column(GYMBO_UNKNOWN_FORMAT, 2, load);
  load.format = "d:5";
  refused_column(GYMBO_UNKNOWN_FORMAT, 2, load);
  load.format = "f";
  load.values = NULL;
  refused_column(GYMBO_INVALID_ARGUMENT, 2, load);
  load.values = loads;
  load.offset = -1;
  refused_column(GYMBO_INVALID_ARGUMENT, 2, load);
  load.offset = 0;
  load.name = "reps";
  refused_column(GYMBO_UNKNOWN_FORMAT, 2, load);
  start.format = "tsu:Europe/Berlin";
  refused_column(GYMBO_UNKNOWN_FORMAT, 1, start);
  start.format = "l";
  refused_column(GYMBO_UNKNOWN_FORMAT, 1, start);
  exercise.dictionary = NULL;
  refused_column(GYMBO_UNKNOWN_FORMAT, 0, exercise);
  /* A schema with a dictionary, and arrays without: the array says text, and has one buffer too few. */
  exercise.format = "u";
  refused_column(GYMBO_INVALID_ARGUMENT, 0, exercise);
}

static void arguments(void) {
  struct source source = {.columns = columns, .count = column_count, .rows = 4, .batches = 1};
  struct ArrowArrayStream stream = stream_of(&source), none = {0};
  gymbo_batch *batch = NULL;
  gymbo_history *history = NULL;
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_batch_read(NULL, NULL, &batch, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_batch_read(&none, NULL, &batch, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_batch_read(&stream, NULL, NULL, &error));
  check_released();
  /* Released: it cannot be read again. */
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_batch_read(&stream, NULL, &batch, &error));
  stream = stream_of(&source);
  gymbo_import_options options = {.size = 3};
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_batch_read(&stream, &options, &batch, &error));
  check_released();
  CHECK(batch == NULL);
  CHECK(gymbo_batch_count(NULL) == 0);
  CHECK(gymbo_batch_athlete(NULL, 0) == NULL);
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_batch_history(NULL, 0, &history, &error));
  gymbo_batch_free(NULL);
  stream = stream_of(&source);
  CHECK_WORKS(gymbo_batch_read(&stream, NULL, &batch, &error));
  CHECK_FAILS(GYMBO_NOT_FOUND, gymbo_batch_history(batch, SIZE_MAX, &history, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_batch_history(batch, 0, NULL, &error));
  gymbo_batch_free(batch);
}

int main(void) {
  slices(0);
  slices(1);
  slices(2);
  batches();
  workouts();
  refusals();
  arguments();
  return 0;
}

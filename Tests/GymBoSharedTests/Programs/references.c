/* Calls the function that each line of a file names with the numbers of the line, and compares the results;
   ReferenceCases.swift has the form. */
#include "program.h"
#include "gymbo_lifts.h"

#include <math.h>

enum { MOST_ARRAYS = 8 };

typedef struct {
  size_t count;
  double *numbers;
} array;

static gymbo_column of(const array *a) { return (gymbo_column){.values = a->numbers}; }

/* A column of one row; null where there is none. */
static const gymbo_column *given(gymbo_column *column, const double *number) {
  *column = (gymbo_column){.values = number};
  return isnan(*number) ? NULL : column;
}

static void strength(const char *function, const char *word, const array *in, double *result) {
  const double *n = in[0].numbers;
  gymbo_column load = {.values = n}, reps = {.values = n + 1}, rpe, rir;
  const gymbo_column *by_rpe = given(&rpe, n + 2), *by_rir = given(&rir, n + 3);
  gymbo_results out = {.values = result}, high = {.values = result + 1};
  if (strcmp(function, "one_rep_max") == 0)
    CHECK_WORKS(gymbo_one_rep_max(&load, &reps, by_rir, by_rpe, 1, word, &out, &error));
  else if (strcmp(function, "load_for") == 0)
    CHECK_WORKS(gymbo_load_for(&load, &reps, by_rir, by_rpe, 1, word, &out, &error));
  else
    CHECK_WORKS(gymbo_one_rep_max_interval(&load, &reps, by_rir, by_rpe, 1, word, &out, &high, &error));
}

static void percentages(const char *function, const char *word, const array *in, double *result) {
  const double *n = in[0].numbers;
  gymbo_column first = {.values = n}, second = {.values = n + 1};
  gymbo_results out = {.values = result};
  if (strcmp(function, "reps_at") == 0)
    CHECK_WORKS(gymbo_reps_at(&first, NULL, 1, word, &out, &error));
  else if (strcmp(function, "percent_at") == 0)
    CHECK_WORKS(gymbo_percent_at(&first, NULL, 1, word, &out, &error));
  else
    CHECK_WORKS(gymbo_rpe_percent(&first, &second, 1, &out, &error));
}

static void points(const char *word, const array *in, double *result) {
  const double *n = in[0].numbers;
  gymbo_column total = {.values = n}, weight = {.values = n + 1}, sex = {.values = n + 2}, age;
  gymbo_results out = {.values = result};
  CHECK_WORKS(gymbo_points(word, &total, &weight, &sex, given(&age, n + 3), 1, &out, &error));
}

static void trend(const array *in, double *result) {
  const int64_t offsets[] = {0, (int64_t)in[1].count};
  gymbo_column days = of(in + 1), values = of(in + 2), resumed;
  uint8_t state = 0;
  gymbo_trend_columns columns = {.size = sizeof columns,
                                 .states = &state,
                                 .percent_per_week = result + 1,
                                 .low = result + 2,
                                 .high = result + 3,
                                 .probability_rising = result + 4,
                                 .probability_falling = result + 5,
                                 .weeks = result + 6,
                                 .noise = result + 7,
                                 .probability_slowed = result + 8,
                                 .slowed_weeks_ago = result + 9};
  CHECK_WORKS(gymbo_trend(&days, &values, offsets, 1, given(&resumed, in[0].numbers + 1), in[0].numbers[0], &columns,
                          &error));
  result[0] = state;
}

static void line(const char *word, const array *in, double *result) {
  static const char *const methods[] = {"least_squares", "theil_sen", "huber", "bent"};
  const int64_t offsets[] = {0, (int64_t)in[1].count};
  gymbo_column times = of(in + 1), values = of(in + 2);
  gymbo_line method = 0;
  while (strcmp(methods[method], word) != 0) method++;
  gymbo_line_columns columns = {sizeof columns, result, result + 1, result + 2, result + 3, result + 4, result + 5, result + 6,
                                NULL};
  CHECK_WORKS(gymbo_lines(method, &times, &values, offsets, 1, in[0].numbers[0], &columns, &error));
}

static void mann_kendall(const array *in, double *result) {
  const int64_t offsets[] = {0, (int64_t)in[0].count};
  gymbo_column times = of(in), values = of(in + 1);
  CHECK_WORKS(gymbo_mann_kendall(&times, &values, offsets, 1, result, result + 1, result + 2, NULL, &error));
}

static void predict(const array *in, double *result) {
  const int64_t offsets[] = {0, (int64_t)in[1].count};
  const double *next = in[0].numbers, *h = in[4].numbers;
  gymbo_column day = {.values = next}, load = {.values = next + 1}, least = {.values = next + 2}, days = of(in + 1),
               loads = of(in + 2), reps = of(in + 3);
  gymbo_repetition_habits habits = {(int64_t)h[0], (int64_t)h[1], (int64_t)h[2], (int64_t)h[3], (int64_t)h[4]};
  gymbo_prediction_columns columns = {sizeof columns, result + 4, result, result + 1, result + 2, result + 3, NULL};
  CHECK_WORKS(gymbo_predict_next(&days, &loads, &reps, offsets, 1, &day, &load, &least, &habits, &columns, &error));
}

static void round_load(const char *word, const array *in, double *result) {
  gymbo_column load = {.values = in[0].numbers};
  gymbo_results out = {.values = result};
  gymbo_rounding direction = strcmp(word, "nearest") == 0 ? GYMBO_NEAREST : strcmp(word, "up") == 0 ? GYMBO_UP : GYMBO_DOWN;
  CHECK_WORKS(gymbo_round_load(&load, 1, in[0].numbers[1], GYMBO_KILOGRAM, direction, &out, &error));
}

/* The load, then the plates of each size on a side, the largest first. */
static void plates(const array *in, double *result) {
  gymbo_column target = {.values = in[0].numbers};
  gymbo_results out = {.values = result};
  gymbo_inventory *inventory = NULL;
  uint8_t side[16] = {0};
  /* The reference's: two pairs of 25 kg, one of each other size. */
  const char *table = "kind,unit,weight,count\nbar,kg,20,1\nplate,kg,25,4\nplate,kg,1.25; 2.5; 5; 10; 15; 20,2\n";
  CHECK_WORKS(gymbo_inventory_read_text(table, GYMBO_KILOGRAM, &inventory, &error));
  size_t sizes = gymbo_inventory_sizes(inventory, GYMBO_KILOGRAM, NULL, 0);
  CHECK(sizes == 7);
  CHECK_WORKS(gymbo_plates(&target, 1, inventory, GYMBO_KILOGRAM, &out, side, &error));
  for (size_t i = 0; i < sizes; i++) result[1 + i] = side[i];
  gymbo_inventory_free(inventory);
}

/* Tonnage, the sets of each band of repetitions, and the sets of each muscle. */
static void volume(const array *in, double *result) {
  enum { MUSCLES = 21, MOST_SETS = 16 };
  gymbo_column exercise = of(in), load = of(in + 1), reps = of(in + 2);
  double week = 0;
  gymbo_column group = {.values = &week, .is_constant = 1};
  uint8_t bands[MOST_SETS];
  size_t sets = in[0].count;
  const int64_t offsets[] = {0, (int64_t)sets};
  CHECK(sets <= MOST_SETS && in[4].count % MUSCLES == 0);
  gymbo_volume_columns columns = {
      .size = sizeof columns, .volume = result, .heavy = result + 1, .moderate = result + 2, .light = result + 3};
  CHECK_WORKS(gymbo_volume(&load, &reps, offsets, 1, GYMBO_KILOGRAM, &columns, &error));
  CHECK_WORKS(gymbo_repetition_bands(&reps, sets, bands, &error));
  double in_bands[4] = {0};
  for (size_t i = 0; i < sets; i++) in_bands[bands[i]] += 1;
  CHECK(memcmp(in_bands + 1, result + 1, 3 * sizeof(double)) == 0);
  CHECK_WORKS(gymbo_muscle_sets(&exercise, &group, sets, in[4].numbers, in[4].count / MUSCLES, 1, result + 4, &error));
}

static void call(const char *function, const char *word, const array *in, double *result) {
  if (strcmp(function, "points") == 0)
    points(word, in, result);
  else if (strcmp(function, "trend") == 0)
    trend(in, result);
  else if (strcmp(function, "line") == 0)
    line(word, in, result);
  else if (strcmp(function, "mann_kendall") == 0)
    mann_kendall(in, result);
  else if (strcmp(function, "predict") == 0)
    predict(in, result);
  else if (strcmp(function, "round_load") == 0)
    round_load(word, in, result);
  else if (strcmp(function, "plates") == 0)
    plates(in, result);
  else if (strcmp(function, "volume") == 0)
    volume(in, result);
  else if (strstr(function, "_at") || strstr(function, "percent"))
    percentages(function, word, in, result);
  else
    strength(function, word, in, result);
}

static int is_same(double ours, double theirs, double tolerance) {
  if (isinf(theirs)) return 1;
  if (isnan(theirs)) return isnan(ours);
  return fabs(ours - theirs) <= tolerance * fmax(1, fabs(theirs));
}

/* Reads the arrays of the rest of a line. */
static int arrays(char *rest, array *in) {
  int count = 0;
  for (char *token = strtok(rest, " \n"); token; token = strtok(NULL, " \n")) {
    CHECK(count < MOST_ARRAYS);
    in[count].count = strtoul(token, NULL, 10);
    in[count].numbers = calloc(in[count].count + 1, sizeof(double));
    for (size_t i = 0; i < in[count].count; i++) in[count].numbers[i] = strtod(strtok(NULL, " \n"), NULL);
    count++;
  }
  return count;
}

int main(int argument_count, char **arguments) {
  CHECK(argument_count == 2);
  FILE *file = fopen(arguments[1], "r");
  CHECK(file != NULL);
  char *text = NULL, function[32], word[32];
  size_t room = 0;
  int cases = 0;
  while (getline(&text, &room, file) > 0) {
    double tolerance;
    int at = 0;
    CHECK(sscanf(text, "%31s %31s %lf %n", function, word, &tolerance, &at) == 3);
    array in[MOST_ARRAYS];
    int count = arrays(text + at, in);
    const array *expected = &in[count - 1];
    double result[64];
    for (int i = 0; i < 64; i++) result[i] = NAN;
    call(function, word, in, result);
    for (size_t i = 0; i < expected->count; i++) {
      if (!is_same(result[i], expected->numbers[i], tolerance)) {
        fprintf(stderr, "%s %s, line %d: %.17g, not %.17g\n", function, word, cases + 1, result[i], expected->numbers[i]);
        return 1;
      }
    }
    for (int i = 0; i < count; i++) free(in[i].numbers);
    cases++;
  }
  free(text);
  fclose(file);
  printf("%d cases\n", cases);
  return 0;
}

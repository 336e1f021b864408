/* Calls every function over columns as a program would, and with what a program may get wrong. */
#include "program.h"
#include "gymbo_lifts.h"

#include <math.h>

/* Fewer where each instruction is looked at. */
#ifndef ROWS
#define ROWS 1000
#endif

static gymbo_column doubles(const double *values) {
  return (gymbo_column){.values = values};
}

/* One result equals another, bit by bit; all that is not a number is alike. */
static void same(double a, double b) {
  CHECK((isnan(a) && isnan(b)) || memcmp(&a, &b, sizeof a) == 0);
}

static int close_to(double a, double b, double within) { return fabs(a - b) <= within * fabs(b); }

/* Loads, repetitions and effort with all that is refused among them. */
static void fill(double *load, double *reps, double *rpe) {
  const double odd[] = {NAN, 0, -1, INFINITY, 0.5};
  for (int i = 0; i < ROWS; i++) {
    load[i] = i % 53 == 0 ? odd[i / 53 % 5] : 20 + 2.5 * (i % 80);
    reps[i] = i % 47 == 0 ? odd[i / 47 % 5] : 1 + i % 12;
    rpe[i] = i % 43 == 0 ? odd[i / 43 % 5] : 6 + 0.5 * (i % 9);
  }
}

static void one_row_and_many(void) {
  static double load[ROWS], reps[ROWS], rpe[ROWS], all[ROWS], part[ROWS], high[ROWS];
  static uint8_t reasons[ROWS];
  fill(load, reps, rpe);
  gymbo_column columns[3] = {doubles(load), doubles(reps), doubles(rpe)};
  gymbo_results out = {.values = all, .reasons = reasons};
  for (size_t f = 0; gymbo_formula_name(f); f++) {
    const char *formula = gymbo_formula_name(f);
    CHECK_WORKS(gymbo_one_rep_max(&columns[0], &columns[1], NULL, &columns[2], ROWS, formula, &out, &error));
    const size_t counts[] = {0, 1, 7, ROWS};
    for (int c = 0; c < 4; c++) {
      gymbo_results some = {.values = part};
      CHECK_WORKS(
          gymbo_one_rep_max(&columns[0], &columns[1], NULL, &columns[2], counts[c], formula, &some, &error));
      for (size_t i = 0; i < counts[c]; i++) same(part[i], all[i]);
    }
    int refused = 0;
    for (int i = 0; i < ROWS; i++) {
      double alone = 0;
      gymbo_column one[3] = {doubles(load + i), doubles(reps + i), doubles(rpe + i)};
      gymbo_results place = {.values = &alone};
      CHECK_WORKS(gymbo_one_rep_max(&one[0], &one[1], NULL, &one[2], 1, formula, &place, &error));
      same(alone, all[i]);
      CHECK(isnan(all[i]) == (reasons[i] != 0));
      CHECK(reasons[i] == 0 || gymbo_reason_name(reasons[i]) != NULL);
      refused += reasons[i] != 0;
    }
    CHECK(refused > ROWS / 30 && refused < ROWS);
    gymbo_results bounds[2] = {{.values = part}, {.values = high}};
    CHECK_WORKS(gymbo_one_rep_max_interval(&columns[0], &columns[1], NULL, &columns[2], ROWS, formula, &bounds[0],
                                           &bounds[1], &error));
    for (int i = 0; i < ROWS; i++) CHECK(isnan(all[i]) || (part[i] >= load[i] && all[i] < high[i]));
    /* The load for the 1RM is the load again, where the formula has an inverse. */
    gymbo_column maxima = doubles(all);
    gymbo_results back = {.values = part};
    CHECK_WORKS(gymbo_load_for(&maxima, &columns[1], NULL, &columns[2], ROWS, formula, &back, &error));
    for (int i = 0; i < ROWS; i++) CHECK(isnan(all[i]) || isnan(part[i]) || close_to(part[i], load[i], 1e-9));
  }
  CHECK(gymbo_formula_name(1000) == NULL && gymbo_reason_name(0) == NULL && gymbo_reason_name(255) == NULL);
}

/* Rows that are strided, of other types, marked as missing or constant give what plain columns give. */
static void layouts(void) {
  struct set { float load; int8_t reps; uint16_t rir; } __attribute__((packed)) sets[ROWS];
  static double load[ROWS], reps[ROWS], rir[ROWS], plain[ROWS];
  static float strided[2 * ROWS];
  static uint8_t validity[ROWS / 8 + 2], reasons[ROWS], present[(ROWS + 7) / 8];
  memset(validity, 0xff, sizeof validity);
  for (int i = 0; i < ROWS; i++) {
    sets[i] = (struct set){20 + i % 100, 1 + i % 12, i % 4};
    load[i] = sets[i].load, reps[i] = sets[i].reps, rir[i] = sets[i].rir;
    /* Every tenth load is missing; its bit is three further on. */
    if (i % 10 == 0) {
      validity[(i + 3) / 8] &= ~(1 << (i + 3) % 8);
      load[i] = NAN;
    }
  }
  gymbo_column columns[3] = {doubles(load), doubles(reps), doubles(rir)};
  gymbo_results out = {.values = plain};
  CHECK_WORKS(gymbo_one_rep_max(&columns[0], &columns[1], &columns[2], NULL, ROWS, "epley", &out, &error));
  gymbo_column packed[3] = {
      {.values = &sets[0].load, .stride = sizeof *sets, .type = GYMBO_FLOAT32, .validity = validity, .validity_offset = 3},
      {.values = &sets[0].reps, .stride = sizeof *sets, .type = GYMBO_INT8},
      {.values = &sets[0].rir, .stride = sizeof *sets, .type = GYMBO_UINT16}};
  gymbo_results floats = {
      .values = strided, .stride = 2 * sizeof(float), .type = GYMBO_FLOAT32, .reasons = reasons, .validity = present};
  CHECK_WORKS(gymbo_one_rep_max(&packed[0], &packed[1], &packed[2], NULL, ROWS, "epley", &floats, &error));
  for (int i = 0; i < ROWS; i++) {
    CHECK(isnan(plain[i]) ? isnan(strided[2 * i]) : strided[2 * i] == (float)plain[i]);
    CHECK((present[i / 8] >> i % 8 & 1) == !isnan(plain[i]));
    CHECK(reasons[i] == (i % 10 == 0 ? GYMBO_REASON_MISSING : 0));
  }
  /* Backwards, and one number of repetitions for all. */
  static double backwards[ROWS], five[ROWS], again[ROWS];
  int64_t whole = 5;
  for (int i = 0; i < ROWS; i++) five[i] = 5;
  gymbo_column reversed = {.values = load + ROWS - 1, .stride = -(int64_t)sizeof *load};
  gymbo_column constant = {.values = &whole, .type = GYMBO_INT64, .is_constant = 1};
  gymbo_column each = doubles(five);
  out.values = backwards;
  CHECK_WORKS(gymbo_one_rep_max(&reversed, &constant, NULL, NULL, ROWS, NULL, &out, &error));
  out.values = again;
  CHECK_WORKS(gymbo_one_rep_max(&columns[0], &each, NULL, NULL, ROWS, NULL, &out, &error));
  for (int i = 0; i < ROWS; i++) same(backwards[ROWS - 1 - i], again[i]);
}

static void published(void) {
  double value = 0, reps = 8, load = 100, rpe = 8, percent = 80;
  uint8_t reason = 0;
  gymbo_column l = doubles(&load), r = doubles(&reps), e = doubles(&rpe), p = doubles(&percent);
  gymbo_results out = {.values = &value, .reasons = &reason};
  CHECK_WORKS(gymbo_one_rep_max(&l, &r, NULL, NULL, 1, NULL, &out, &error));
  CHECK(close_to(value, 124.13793103448276, 1e-15));
  CHECK_WORKS(gymbo_reps_at(&p, NULL, 1, "epley", &out, &error));
  CHECK(close_to(value, 7.5, 1e-15));
  CHECK_WORKS(gymbo_percent_at(&r, NULL, 1, NULL, &out, &error));
  CHECK(close_to(value, 100 / 1.2413793103448276, 1e-15));
  CHECK_WORKS(gymbo_percent_at(&r, NULL, 1, "weight_dependent", &out, &error));
  CHECK(isnan(value) && reason == GYMBO_REASON_DEPENDS_ON_LOAD);
  CHECK(strcmp(gymbo_reason_name(reason), "depends_on_load") == 0);
  reps = 5;
  CHECK_WORKS(gymbo_rpe_percent(&r, &e, 1, &out, &error));
  CHECK(value == 81.1);
  double total = 1000, weight = 100, age = 50.5;
  int8_t sex = GYMBO_MALE;
  gymbo_column t = doubles(&total), b = doubles(&weight), s = {.values = &sex, .type = GYMBO_INT8}, a = doubles(&age);
  CHECK_WORKS(gymbo_points("dots", &t, &b, &s, NULL, 1, &out, &error));
  CHECK(close_to(value, 615.516, 1e-6));
  double points = value;
  CHECK_WORKS(gymbo_points("dots", &t, &b, &s, &a, 1, &out, &error));
  CHECK(value == points * 1.13);
  sex = 3;
  CHECK_WORKS(gymbo_points("wilks", &t, &b, &s, NULL, 1, &out, &error));
  CHECK(isnan(value) && reason == GYMBO_REASON_UNKNOWN_SEX);
  CHECK(strcmp(gymbo_score_name(0), "dots") == 0 && gymbo_score_name(1000) == NULL);
}

static void loads(void) {
  const double targets[] = {101.25, 60, 0, NAN, 101.2};
  double values[5];
  uint8_t reasons[5], plates[5 * 7];
  gymbo_column column = doubles(targets);
  gymbo_results out = {.values = values, .reasons = reasons};
  CHECK_WORKS(gymbo_round_load(&column, 5, 2.5, GYMBO_KILOGRAM, GYMBO_NEAREST, &out, &error));
  CHECK(values[0] == 102.5 && values[1] == 60 && values[4] == 100 && reasons[3] == GYMBO_REASON_MISSING);
  CHECK_WORKS(gymbo_round_load(&column, 5, 5, GYMBO_POUND, GYMBO_UP, &out, &error));
  CHECK(values[0] == 105 && values[1] == 60);
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_round_load(&column, 5, 0, GYMBO_KILOGRAM, GYMBO_NEAREST, &out, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_round_load(&column, 5, 1, GYMBO_KILOGRAM, 7, &out, &error));
  gymbo_inventory *inventory = NULL;
  CHECK_WORKS(gymbo_inventory_read(NULL, GYMBO_KILOGRAM, &inventory, &error));
  double sizes[7];
  CHECK(gymbo_inventory_sizes(inventory, GYMBO_KILOGRAM, sizes, 7) == 7);
  CHECK(sizes[0] == 25 && sizes[6] == 1.25);
  CHECK_WORKS(gymbo_plates(&column, 5, inventory, GYMBO_KILOGRAM, &out, plates, &error));
  CHECK(values[1] == 60 && plates[7 + 1] == 1 && plates[7] == 0);
  CHECK(values[2] == 20 && isnan(values[3]));
  gymbo_inventory_free(inventory);
  gymbo_inventory_free(NULL);
  /* A text is what a file with it is. */
  const char *table = "kind,unit,weight,count\nbar,kg,15,1\nplate,kg,10,1 pair\n";
  CHECK_WORKS(gymbo_inventory_read_text(table, GYMBO_KILOGRAM, &inventory, &error));
  CHECK(gymbo_inventory_sizes(inventory, GYMBO_KILOGRAM, sizes, 7) == 1 && sizes[0] == 10);
  CHECK_WORKS(gymbo_plates(&column, 5, inventory, GYMBO_KILOGRAM, &out, plates, &error));
  CHECK(values[0] == 35 && plates[0] == 1 && values[2] == 15 && plates[2] == 0);
  gymbo_inventory_free(inventory);
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_inventory_read_text(NULL, 0, &inventory, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_inventory_read_text("no table", 0, &inventory, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_plates(&column, 5, NULL, GYMBO_KILOGRAM, &out, NULL, &error));
  CHECK_FAILS(GYMBO_UNREADABLE, gymbo_inventory_read("no such table.csv", 0, &inventory, &error));
  CHECK(gymbo_inventory_sizes(NULL, 0, NULL, 0) == 0);
}

static void wrong_calls(void) {
  double number = 100;
  gymbo_column c = doubles(&number), wrong = {.values = &number, .type = 99}, null = {0};
  gymbo_results out = {.values = &number}, half = {.values = &number, .type = GYMBO_INT32};
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_one_rep_max(NULL, &c, NULL, NULL, 1, NULL, &out, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_one_rep_max(&c, &c, &c, &c, 1, NULL, &out, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_one_rep_max(&wrong, &c, NULL, NULL, 1, NULL, &out, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_one_rep_max(&null, &c, NULL, NULL, 1, NULL, &out, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_one_rep_max(&c, &c, NULL, NULL, 1, "x", &out, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_one_rep_max(&c, &c, NULL, NULL, 1, NULL, NULL, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_one_rep_max(&c, &c, NULL, NULL, 1, NULL, &half, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_one_rep_max(&c, &c, NULL, NULL, (size_t)-1, NULL, &out, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_points("x", &c, &c, &c, NULL, 1, &out, &error));
  CHECK_WORKS(gymbo_one_rep_max(&null, &null, NULL, NULL, 0, NULL, &(gymbo_results){0}, &error));
}

int main(void) {
  CHECK_WORKS(gymbo_require_abi(GYMBO_ABI_VERSION, &error));
  one_row_and_many();
  layouts();
  published();
  loads();
  wrong_calls();
  return 0;
}

/* Calls the functions over series, lifts and exercises, and with what a program may get wrong. */
#include "program.h"
#include "gymbo_lifts.h"

#include <math.h>

static gymbo_column doubles(const double *values) {
  return (gymbo_column){.values = values};
}

/* Three series: one that rises, one too short, one that falls and misses a value. */
static const double days[] = {0, 4, 7, 11, 14, 18, 21, 25, 28, 32, 0, 7, 0, 7, 14, 21, 28, 35, 42, 49};
static const double values[] = {100, 101, 102, 102.5, 104, 105, 105.5, 107, 108, 109, 80, 81,
                                120, 119, NAN, 117, 115, 114, 112, 111};
static const int64_t offsets[] = {0, 10, 12, 20};

static void trends(void) {
  uint8_t states[3], reasons[3];
  double slope[3], low[3], high[3], rising[3], falling[3], weeks[3], noise[3], slowed[3], ago[3];
  gymbo_column d = doubles(days), v = doubles(values);
  gymbo_trend_columns columns = {sizeof columns, states, slope, low, high, rising, falling,
                                 weeks, noise, slowed, ago, reasons};
  CHECK_WORKS(gymbo_trend(&d, &v, offsets, 3, NULL, 0, &columns, &error));
  CHECK(states[0] == GYMBO_PROGRESSING && states[1] == 0 && states[2] == GYMBO_DECLINING);
  CHECK(reasons[0] == 0 && reasons[1] == GYMBO_REASON_TOO_FEW_POINTS && isnan(slope[1]));
  CHECK(low[0] < slope[0] && slope[0] < high[0] && rising[0] > 0.9 && falling[2] > 0.9);
  CHECK(weeks[0] > 3 && noise[0] > 0);
  /* One series alone, and only what is asked for: the same bits. */
  double alone = 0;
  int64_t one[] = {0, 10};
  gymbo_trend_columns only = {.size = sizeof only, .percent_per_week = &alone};
  CHECK_WORKS(gymbo_trend(&d, &v, one, 1, NULL, 0.25, &only, &error));
  CHECK(memcmp(&alone, &slope[0], sizeof alone) == 0);
  /* After a break the series starts anew, and is too short. */
  double back[] = {25, NAN, NAN};
  gymbo_column resumed = doubles(back);
  CHECK_WORKS(gymbo_trend(&d, &v, offsets, 3, &resumed, 0, &columns, &error));
  CHECK(reasons[0] == GYMBO_REASON_TOO_FEW_POINTS && reasons[2] == 0);
  int64_t falling_offsets[] = {0, 10, 5};
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_trend(&d, &v, falling_offsets, 2, NULL, 0, &columns, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_trend(&d, &v, NULL, 2, NULL, 0, &columns, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_trend(&d, &v, offsets, 3, NULL, -1, &columns, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_trend(&d, &v, offsets, 3, NULL, 0, NULL, &error));
}

static void lines(void) {
  double slope[3], low[3], high[3], at_zero[3], deviation[3], knot[3], after[3];
  uint8_t reasons[3];
  gymbo_column d = doubles(days), v = doubles(values);
  gymbo_line_columns columns = {sizeof columns, slope, low, high, at_zero, deviation, knot, after, reasons};
  for (gymbo_line method = GYMBO_LEAST_SQUARES; method <= GYMBO_HUBER; method++) {
    CHECK_WORKS(gymbo_lines(method, &d, &v, offsets, 3, 0.9, &columns, &error));
    CHECK(slope[0] > 0.2 && slope[0] < 0.35 && slope[2] < 0 && reasons[0] == 0);
    CHECK(low[0] <= slope[0] && slope[0] <= high[0] && fabs(at_zero[0] - 100) < 1);
  }
  const double t[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9}, y[] = {0, 1.1, 2, 2.9, 4, 5, 5.1, 5, 4.9, 5};
  const int64_t ends[] = {0, 10};
  gymbo_column tc = doubles(t), yc = doubles(y);
  CHECK_WORKS(gymbo_lines(GYMBO_BENT, &tc, &yc, ends, 1, 0, &columns, &error));
  CHECK(fabs(knot[0] - 5) < 0.3 && fabs(slope[0] - 1) < 0.1 && fabs(after[0]) < 0.1);
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_lines(9, &tc, &yc, ends, 1, 0, &columns, &error));
  double s[3], z[3], p[3];
  CHECK_WORKS(gymbo_mann_kendall(&d, &v, offsets, 3, s, z, p, reasons, &error));
  CHECK(s[0] == 45 && p[0] < 0.001 && s[2] == -21 && z[2] < 0 && s[1] == 1);
  double spike[] = {1, 1.1, 1, 9, 1.1, 1, 1.1, 1, 1.1, 1}, medians[10], scales[10];
  uint8_t outliers[10];
  gymbo_column sc = doubles(spike);
  CHECK_WORKS(gymbo_hampel(&sc, ends, 1, 2, 3, 0.05, outliers, medians, scales, reasons, &error));
  CHECK(outliers[3] == 1 && outliers[2] == 0 && scales[3] > 0 && medians[3] == 1.1);
  double best[20];
  CHECK_WORKS(gymbo_best_before(&v, offsets, 3, best, &error));
  CHECK(isnan(best[0]) && best[1] == 100 && isnan(best[10]) && best[11] == 80 && isnan(best[14]) && best[15] == 120);
}

static void predictions(void) {
  const double when[] = {0, 0, 7, 14}, kilograms[] = {90, 100, 100, 100}, reps[] = {9, 8, 8, 9};
  const double day[] = {21}, load[] = {100}, least[] = {8};
  const int64_t ends[] = {0, 4};
  gymbo_column d = doubles(when), k = doubles(kilograms), r = doubles(reps), nd = doubles(day), nl = doubles(load),
               al = doubles(least);
  double probabilities[GYMBO_MOST_REPETITIONS], median, low, high, at_least, sum = 0, from_eight = 0;
  uint8_t reason = 9;
  gymbo_prediction_columns columns = {sizeof columns, probabilities, &median, &low, &high, &at_least, &reason};
  CHECK_WORKS(gymbo_predict_next(&d, &k, &r, ends, 1, &nd, &nl, &al, NULL, &columns, &error));
  for (int i = 0; i < GYMBO_MOST_REPETITIONS; i++) {
    sum += probabilities[i];
    if (i >= 7) from_eight += probabilities[i];
  }
  CHECK(fabs(sum - 1) < 1e-12 && reason == 0 && low <= median && median <= high && median >= 8);
  CHECK(fabs(from_eight - at_least) < 1e-12);
  gymbo_repetition_habits none = {0}, impossible = {.pairs = 1, .equal = 2};
  CHECK_WORKS(gymbo_predict_next(&d, &k, &r, ends, 1, &nd, &nl, NULL, &none, &columns, &error));
  CHECK(isnan(at_least));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT,
              gymbo_predict_next(&d, &k, &r, ends, 1, &nd, &nl, NULL, &impossible, &columns, &error));
  const double past[] = {3};
  gymbo_column before = doubles(past);
  CHECK_WORKS(gymbo_predict_next(&d, &k, &r, ends, 1, &before, &nl, NULL, NULL, &columns, &error));
  CHECK(reason == GYMBO_REASON_DAY_IN_THE_PAST && isnan(median));
}

static void exercises(void) {
  const char *names[] = {"Bench Press (Barbell)", "no such thing", "Lat Pulldown (Cable)"};
  gymbo_exercise_facts facts[3];
  CHECK_WORKS(gymbo_facts(names, 3, facts, &error));
  CHECK(strcmp(facts[0].source, "catalogue") == 0 && strcmp(facts[0].implement, "barbell") == 0);
  CHECK(strcmp(facts[1].source, "unassigned") == 0 && facts[1].name == NULL && facts[1].direct == 0);
  size_t muscles = 0;
  while (gymbo_muscle_name(muscles)) muscles++;
  CHECK(muscles == 21 && strcmp(gymbo_muscle_name(0), "chest") == 0 && (facts[0].direct & 1));
  double shares[3 * 21], sets[2 * 21];
  CHECK_WORKS(gymbo_muscle_shares(names, 3, NULL, shares, &error));
  CHECK(shares[0] == 1 && shares[21] == 0);
  const int32_t exercise[] = {0, 0, 2, 0, 7}, week[] = {0, 0, 0, 1, 1};
  gymbo_column e = {.values = exercise, .type = GYMBO_INT32}, g = {.values = week, .type = GYMBO_INT32};
  CHECK_WORKS(gymbo_muscle_sets(&e, &g, 5, shares, 3, 2, sets, &error));
  CHECK(sets[0] == 2 && sets[21] == 1 && sets[1] == 1);
  CHECK_WORKS(gymbo_muscle_shares(names, 3, "fractional:0.3", shares, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_muscle_shares(names, 3, "x", shares, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_facts(NULL, 3, facts, &error));
  const double reps[] = {1, 5, 6, 12, 13, 0, NAN};
  const uint8_t expected[] = {1, 1, 2, 2, 3, 0, 0};
  uint8_t bands[7];
  gymbo_column r = doubles(reps);
  CHECK_WORKS(gymbo_repetition_bands(&r, 7, bands, &error));
  CHECK(memcmp(bands, expected, sizeof bands) == 0);
}

static void volumes(void) {
  const double kilograms[] = {100, 100, NAN, 0.1, 50}, done[] = {5, 12, 20, 13.9, 0};
  const int64_t weeks[] = {0, 3, 4, 5};
  double volume[3], sets[3], loaded[3], repetitions[3], heavy[3], moderate[3], light[3];
  uint8_t reasons[3];
  gymbo_column k = doubles(kilograms), r = doubles(done);
  gymbo_volume_columns columns = {sizeof columns, volume, sets, loaded, repetitions, heavy, moderate, light, reasons};
  CHECK_WORKS(gymbo_volume(&k, &r, weeks, 3, GYMBO_KILOGRAM, &columns, &error));
  CHECK(volume[0] == 1700 && volume[1] == 1.3 && isnan(volume[2]));
  CHECK(sets[0] == 3 && loaded[0] == 2 && repetitions[0] == 37 && sets[2] == 0);
  CHECK(heavy[0] == 1 && moderate[0] == 1 && light[0] == 1 && light[1] == 1);
  CHECK(reasons[0] == 0 && reasons[2] == GYMBO_REASON_TOO_FEW_POINTS);
  double pounds = 0;
  gymbo_volume_columns only = {.size = sizeof only, .volume = &pounds};
  const int64_t all[] = {0, 5};
  CHECK_WORKS(gymbo_volume(&k, &r, all, 1, GYMBO_POUND, &only, &error));
  CHECK(pounds == 1701.3);
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_volume(NULL, &r, weeks, 3, 0, &columns, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_volume(&k, &r, weeks, 3, 7, &columns, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_volume(&k, &r, weeks, 3, 0, NULL, &error));
}

int main(void) {
  trends();
  lines();
  predictions();
  exercises();
  volumes();
  return 0;
}

/* GymBo for C: the formulas of strength training over columns of numbers. It comes with gymbo.h, and what that says of the
   whole interface holds here too: statuses and errors, text, threads, and that what stands here keeps its meaning and layout.

   Rules for columns
   - A row without a value in one of its columns, or with one that a formula is not defined for, is no failure: its result is
     NaN, its bit in the validity is 0, and its reason says why. A function fails only where it is called wrongly.
   - The bits of a result do not depend on the other rows, nor on how many there are: one row is a batch of one.
   - Memory does not grow with the number of rows: they are worked on in pieces of 512, on the stack. Functions over series
     allocate what the longest series needs.
   - Results, validity and reasons must not overlap each other or a column. */
#ifndef GYMBO_VECTORS_H
#define GYMBO_VECTORS_H

#include "gymbo.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Columns ----------------------------------------------------------------------------------------------------- */

/* How a number is stored. Since 3. */
typedef int32_t gymbo_number;
enum {
  GYMBO_FLOAT64 = 0,
  GYMBO_FLOAT32 = 1,
  GYMBO_INT64 = 2,
  GYMBO_INT32 = 3,
  GYMBO_INT16 = 4,
  GYMBO_INT8 = 5,
  GYMBO_UINT64 = 6,
  GYMBO_UINT32 = 7,
  GYMBO_UINT16 = 8,
  GYMBO_UINT8 = 9
};

/* Numbers, one a row. Its layout is final. Since 3. */
typedef struct gymbo_column {
  /* That of the first row; aligned for its type. May be null if there are no rows. */
  const void *values;
  /* Bytes from one row to the next, also below zero; 0: the size of a number. */
  int64_t stride;
  /* As Arrow has it: the bit of a row, from the lowest of a byte, is 1 if it has a value. May be null: all have one. NaN is
     no value either. */
  const uint8_t *validity;
  /* The bit of the first row. */
  int64_t validity_offset;
  gymbo_number type;
  /* 1: the first row's number is that of every row. Else 0. */
  int32_t is_constant;
} gymbo_column;

/* Where results are written. Its layout is final. Since 3. */
typedef struct gymbo_results {
  /* Of the first row; aligned for its type. May be null if there are no rows. */
  void *values;
  /* Bytes from one row to the next, also below zero; 0: the size of a number. */
  int64_t stride;
  /* A bit a row from the lowest of the first byte, (rows + 7) / 8 bytes. May be null. */
  uint8_t *validity;
  /* A byte a row: 0, or why there is no result; see gymbo_reason_name. May be null. */
  uint8_t *reasons;
  /* GYMBO_FLOAT64 or GYMBO_FLOAT32. */
  gymbo_number type;
  /* Zero. */
  int32_t reserved;
} gymbo_results;

/* Why a row or series has no result. Further values may come. Since 3. */
enum {
  GYMBO_REASON_NONE = 0,
  GYMBO_REASON_MISSING = 1,                   /* A value of the row is missing. */
  GYMBO_REASON_LOAD_NOT_POSITIVE = 2,         /* A load, 1RM or total that is not above 0, or too large. */
  GYMBO_REASON_REPETITIONS_BELOW_ONE = 3,
  GYMBO_REASON_REPETITIONS_OUT_OF_RANGE = 4,  /* As many as the formula's limit, or more. */
  GYMBO_REASON_PERCENTAGE_OUT_OF_RANGE = 5,   /* Reached at no number of repetitions. */
  GYMBO_REASON_LOAD_OUT_OF_RANGE = 6,         /* Below the formula's least load, or beyond what can be loaded. */
  GYMBO_REASON_DEPENDS_ON_LOAD = 7,           /* Needs the 1RM in kilograms. */
  GYMBO_REASON_RPE_OUT_OF_RANGE = 8,          /* Below 6, where people can no longer tell, or above 10. */
  GYMBO_REASON_RESERVE_OUT_OF_RANGE = 9,      /* Below 0. */
  GYMBO_REASON_OFF_CHART = 10,
  GYMBO_REASON_BODY_WEIGHT_OUT_OF_RANGE = 11, /* Not above 0, or below the score's least. */
  GYMBO_REASON_AGE_OUT_OF_RANGE = 12,         /* Outside the published table, 5 to 90. */
  GYMBO_REASON_UNKNOWN_SEX = 13,
  GYMBO_REASON_TOO_FEW_POINTS = 14,           /* Or too few of them apart in time. */
  GYMBO_REASON_DAYS_NOT_ASCENDING = 15,       /* Or no whole numbers. */
  GYMBO_REASON_VALUE_NOT_POSITIVE = 16,
  GYMBO_REASON_NO_ANSWER = 17,                /* The points do not vary, show no bend, or overflow. */
  GYMBO_REASON_UNKNOWN_NAME = 18,
  GYMBO_REASON_DAY_IN_THE_PAST = 19           /* Before the last one of the series. */
};

/* The word of a reason, such as "repetitions_below_one". Returns null for 0 and what is none; static, not to be freed.
   Since 3. */
const char *gymbo_reason_name(uint8_t reason);

/* ---- Strength: one result a row ----------------------------------------------------------------------------------- */

/* The estimated 1RM of each set, in the unit of its load.
   load: never null; above 0, in kilograms for "weight_dependent".
   reps: never null; done, 1 or more, not necessarily whole.
   rir: may be null; repetitions in reserve, added to those done. Without effort the sets count as done to failure.
   rpe: may be null; 6 to 10, in place of rir. Only one of the two may be given.
   count: rows.
   formula: may be null: "brzycki"; gymbo_formula_name has the names.
   results: never null.
   error: may be null.
   Returns GYMBO_OK or GYMBO_INVALID_ARGUMENT. Since 3. */
gymbo_status gymbo_one_rep_max(const gymbo_column *load, const gymbo_column *reps, const gymbo_column *rir,
                               const gymbo_column *rpe, size_t count, const char *formula,
                               const gymbo_results *results, gymbo_error **error);

/* The 80 % interval of the estimated 1RM of each set: 2 % from day to day, and 1 repetition misjudged where effort is given,
   1.5 where it is not; never below the load.
   load: as of gymbo_one_rep_max, never null; reps: never null; rir: may be null; rpe: may be null.
   formula: may be null: "brzycki".
   low: never null.
   high: never null.
   error: may be null.
   Returns GYMBO_OK or GYMBO_INVALID_ARGUMENT. Since 3. */
gymbo_status gymbo_one_rep_max_interval(const gymbo_column *load, const gymbo_column *reps, const gymbo_column *rir,
                                        const gymbo_column *rpe, size_t count, const char *formula,
                                        const gymbo_results *low, const gymbo_results *high, gymbo_error **error);

/* The load with which repetitions can be done, in the unit of the 1RM.
   maximum: never null; the 1RM, above 0.
   reps: never null; to be done. rir: may be null; to be left. rpe: may be null; to be reached, in place of rir.
   formula: may be null: "brzycki".
   results: never null.
   error: may be null.
   Returns GYMBO_OK or GYMBO_INVALID_ARGUMENT. Since 3. */
gymbo_status gymbo_load_for(const gymbo_column *maximum, const gymbo_column *reps, const gymbo_column *rir,
                            const gymbo_column *rpe, size_t count, const char *formula, const gymbo_results *results,
                            gymbo_error **error);

/* The repetitions, not necessarily whole, that can be done at a percentage of the 1RM.
   percentage: never null; above 0, 100 is the 1RM.
   maximum: may be null; the 1RM in kilograms, which only "weight_dependent" needs.
   formula: may be null: "brzycki".
   results: never null.
   error: may be null.
   Returns GYMBO_OK or GYMBO_INVALID_ARGUMENT. Since 3. */
gymbo_status gymbo_reps_at(const gymbo_column *percentage, const gymbo_column *maximum, size_t count,
                           const char *formula, const gymbo_results *results, gymbo_error **error);

/* The percentage of the 1RM at which repetitions can be done to failure.
   reps: never null.
   maximum: may be null; the 1RM in kilograms, which only "weight_dependent" needs.
   formula: may be null: "brzycki".
   results: never null.
   error: may be null.
   Returns GYMBO_OK or GYMBO_INVALID_ARGUMENT. Since 3. */
gymbo_status gymbo_percent_at(const gymbo_column *reps, const gymbo_column *maximum, size_t count,
                              const char *formula, const gymbo_results *results, gymbo_error **error);

/* The percentage of the 1RM by the chart of Reactive Training Systems.
   reps: never null; with those left at most 16.
   rpe: never null; 6 to 10.
   results: never null.
   error: may be null.
   Returns GYMBO_OK or GYMBO_INVALID_ARGUMENT. Since 3. */
gymbo_status gymbo_rpe_percent(const gymbo_column *reps, const gymbo_column *rpe, size_t count,
                               const gymbo_results *results, gymbo_error **error);

/* The names of the formulas of the 1RM: of the first for 0, and so on. Returns null after the last; static, not to be freed.
   Since 3. */
const char *gymbo_formula_name(size_t index);

/* ---- Scores and loads: one result a row --------------------------------------------------------------------------- */

/* The division of a lifter in a column. Since 3. */
enum { GYMBO_MALE = 1, GYMBO_FEMALE = 2 };

/* The points of a total, on a scale that compares lifters of different body weight.
   score: never null; gymbo_score_name has the names.
   total: never null; kilograms; a bench press for the scores named so.
   body_weight: never null; kilograms.
   sex: never null; GYMBO_MALE or GYMBO_FEMALE.
   age: may be null; years, of which the full ones count: points are multiplied by the Foster-McCulloch coefficient, as
   federations do with DOTS and Wilks, and the IPF does not.
   results: never null.
   error: may be null.
   Returns GYMBO_OK or GYMBO_INVALID_ARGUMENT. Since 3. */
gymbo_status gymbo_points(const char *score, const gymbo_column *total, const gymbo_column *body_weight,
                          const gymbo_column *sex, const gymbo_column *age, size_t count,
                          const gymbo_results *results, gymbo_error **error);

/* The names of the scores: of the first for 0, and so on. Returns null after the last; static, not to be freed. Since 3. */
const char *gymbo_score_name(size_t index);

/* Which neighbour a load is rounded to. Since 3. */
typedef int32_t gymbo_rounding;
enum { GYMBO_NEAREST = 0, GYMBO_DOWN = 1, GYMBO_UP = 2 };

/* The multiple of a step next to each load, exactly; of two equally near the higher.
   load: never null; up to 10,000 kg either way.
   step: above 0, in the same unit.
   unit: of loads and step; by default kilograms.
   results: never null; in the same unit.
   error: may be null.
   Returns GYMBO_OK or GYMBO_INVALID_ARGUMENT. Since 3. */
gymbo_status gymbo_round_load(const gymbo_column *load, size_t count, double step, gymbo_unit unit,
                              gymbo_rounding direction, const gymbo_results *results, gymbo_error **error);

/* What can be loaded on a bar. Since 3. */
typedef struct gymbo_inventory gymbo_inventory;

/* Reads what there is to lift with.
   plates: may be null; the path of a table as gymbo_report_options has it. By default a bar and plates as gyms have them.
   unit: of the default bar: 20 kg or 45 lb.
   inventory: never null; *inventory becomes a new inventory, to be freed with gymbo_inventory_free.
   error: may be null.
   Returns GYMBO_OK, GYMBO_INVALID_ARGUMENT or GYMBO_UNREADABLE. Since 3. */
gymbo_status gymbo_inventory_read(const char *plates, gymbo_unit unit, gymbo_inventory **inventory,
                                  gymbo_error **error);

/* As gymbo_inventory_read, with the table itself in place of its file.
   plates: never null; the table as CSV.
   unit: as of gymbo_inventory_read.
   inventory: never null; *inventory becomes a new inventory, to be freed with gymbo_inventory_free.
   error: may be null.
   Returns GYMBO_OK or GYMBO_INVALID_ARGUMENT. Since 5. */
gymbo_status gymbo_inventory_read_text(const char *plates, gymbo_unit unit, gymbo_inventory **inventory,
                                       gymbo_error **error);

/* The sizes of its plates, heaviest first, in a unit.
   inventory: may be null; then 0.
   sizes: may be null; else room for capacity sizes.
   Returns how many there are. Since 3. */
size_t gymbo_inventory_sizes(const gymbo_inventory *inventory, gymbo_unit unit, double *sizes, size_t capacity);

/* The load nearest to each target that bar and plates make, and the plates of one side. Of equally near ones that with the
   fewest plates; below the lightest bar, that bar alone.
   target: never null.
   inventory: never null; with a bar.
   unit: of targets and results.
   results: never null; the whole load.
   plates: may be null; else count rows of as many numbers as there are sizes: how many of each go on one side.
   error: may be null.
   Returns GYMBO_OK or GYMBO_INVALID_ARGUMENT. Since 3. */
gymbo_status gymbo_plates(const gymbo_column *target, size_t count, const gymbo_inventory *inventory, gymbo_unit unit,
                          const gymbo_results *results, uint8_t *plates, gymbo_error **error);

/* Frees an inventory. inventory: may be null. Since 3. */
void gymbo_inventory_free(gymbo_inventory *inventory);

/* ---- Series: one result a series ---------------------------------------------------------------------------------- */

/* The rows of a series are next to each other; series s has those from offsets[s] to before offsets[s + 1]. Offsets begin at 0
   and do not fall; there is one more than there are series. Rows without a value are passed over. */

/* What a lift did. Since 3. */
enum {
  GYMBO_PROGRESSING = 1,
  GYMBO_PLATEAU = 2,
  GYMBO_NOT_RISING = 3,
  GYMBO_DECLINING = 4,
  GYMBO_UNCLEAR = 5
};

/* Where trends are written, one a series; any pointer may be null. NaN where there is none. Since 3. */
typedef struct gymbo_trend_columns {
  /* sizeof(gymbo_trend_columns) */
  size_t size;
  /* 0 for none. */
  uint8_t *states;
  /* The expected change, percent of the level a week, and its 80 % interval. */
  double *percent_per_week;
  double *low;
  double *high;
  /* Of having risen and fallen by the threshold. */
  double *probability_rising;
  double *probability_falling;
  /* The weeks that were judged, at most five. */
  double *weeks;
  /* The standard deviation of a session, percent. */
  double *noise;
  /* Of having slowed by the threshold, and how many weeks ago; NaN unless that is more likely than not. */
  double *probability_slowed;
  double *slowed_weeks_ago;
  uint8_t *reasons;
} gymbo_trend_columns;

/* Whether each series moved over the last five weeks before its last day.
   days: never null; whole, ascending within a series, one a session. Six are needed, over three weeks.
   values: never null; above 0. Only ratios count.
   offsets: never null; series + 1 numbers.
   resumed: may be null; of each series the first day after a break of all training, with which it starts anew.
   threshold: above 0; percent of the level a week that counts as moving. 0: 0.25.
   columns: never null.
   error: may be null.
   Returns GYMBO_OK or GYMBO_INVALID_ARGUMENT. Since 3. */
gymbo_status gymbo_trend(const gymbo_column *days, const gymbo_column *values, const int64_t *offsets, size_t series,
                         const gymbo_column *resumed, double threshold, const gymbo_trend_columns *columns,
                         gymbo_error **error);

/* How a line is fitted. Since 3. */
typedef int32_t gymbo_line;
enum { GYMBO_LEAST_SQUARES = 0, GYMBO_THEIL_SEN = 1, GYMBO_HUBER = 2, GYMBO_BENT = 3 };

/* Where lines are written, one a series; any pointer may be null. NaN where a method tells nothing. Since 3. */
typedef struct gymbo_line_columns {
  /* sizeof(gymbo_line_columns) */
  size_t size;
  /* Per unit of time, of a bent line before its knot; and the interval of the slope. */
  double *slope;
  double *low;
  double *high;
  /* At time 0. */
  double *intercept;
  /* The standard deviation of the points about the line. */
  double *deviation;
  /* The time of the bend, and the slope after it. */
  double *knot;
  double *slope_after;
  uint8_t *reasons;
} gymbo_line_columns;

/* A line through the points of each series.
   times: never null; of a bent line ascending.
   values: never null.
   offsets: never null; series + 1 numbers.
   confidence: of the interval, between 0 and 1. 0: 0.8.
   columns: never null.
   error: may be null.
   Returns GYMBO_OK or GYMBO_INVALID_ARGUMENT. Since 3. */
gymbo_status gymbo_lines(gymbo_line method, const gymbo_column *times, const gymbo_column *values, const int64_t *offsets,
                         size_t series, double confidence, const gymbo_line_columns *columns, gymbo_error **error);

/* The Mann-Kendall test of each series for a monotone trend.
   times: never null.
   values: never null.
   offsets: never null; series + 1 numbers.
   statistic: may be null; pairs that rise less pairs that fall.
   z: may be null.
   probability: may be null; two-sided, exact for up to 10 points.
   reasons: may be null.
   error: may be null.
   Returns GYMBO_OK or GYMBO_INVALID_ARGUMENT. Since 3. */
gymbo_status gymbo_mann_kendall(const gymbo_column *times, const gymbo_column *values, const int64_t *offsets,
                                size_t series, double *statistic, double *z, double *probability, uint8_t *reasons,
                                gymbo_error **error);

/* Which values are far from the median of their neighbours in the series, by Hampel's filter.
   values: never null; in the order of time. A series that misses one has no result.
   offsets: never null; series + 1 numbers.
   reach: neighbours on each side. threshold: in multiples of the scale, usually 3. least_scale: in the unit of the values.
   outliers: may be null; a byte a row, 1 for an outlier.
   medians: may be null; a number a row. scales: may be null; a number a row.
   reasons: may be null; a byte a series.
   error: may be null.
   Returns GYMBO_OK or GYMBO_INVALID_ARGUMENT. Since 3. */
gymbo_status gymbo_hampel(const gymbo_column *values, const int64_t *offsets, size_t series, int32_t reach,
                          double threshold, double least_scale, uint8_t *outliers, double *medians, double *scales,
                          uint8_t *reasons, gymbo_error **error);

/* The best value before each row in its series: a row above it is a record. NaN for the first, and for a missing value.
   values: never null; in the order of time.
   offsets: never null; series + 1 numbers.
   best_before: never null; a number a row.
   error: may be null.
   Returns GYMBO_OK or GYMBO_INVALID_ARGUMENT. Since 3. */
gymbo_status gymbo_best_before(const gymbo_column *values, const int64_t *offsets, size_t series, double *best_before,
                               gymbo_error **error);

#ifdef __cplusplus
}
#endif

#endif

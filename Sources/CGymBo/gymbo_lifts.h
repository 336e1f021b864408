/* GymBo for C: what lifts and exercises are known by: the next set of a lift, the facts about an exercise, and the sets of its
   muscles. It comes with gymbo_vectors.h, whose rules for columns hold here too. */
#ifndef GYMBO_LIFTS_H
#define GYMBO_LIFTS_H

#include "gymbo_vectors.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- The next set -------------------------------------------------------------------------------------------------- */

/* How often neighbouring sessions of lifts have the same repetitions. Its layout is final. Since 3. */
typedef struct gymbo_repetition_habits {
  /* Pairs of neighbouring sessions; with equal repetitions. */
  int64_t pairs;
  int64_t equal;
  /* Pairs at the same load; with equal repetitions; with exactly one more. */
  int64_t same_load;
  int64_t same_load_equal;
  int64_t same_load_one_more;
} gymbo_repetition_habits;

/* The counts that a prediction is about: 1 to this. Since 3. */
#define GYMBO_MOST_REPETITIONS 30

/* Where predictions are written, one a lift; any pointer may be null. NaN where there is none. Since 3. */
typedef struct gymbo_prediction_columns {
  /* sizeof(gymbo_prediction_columns) */
  size_t size;
  /* GYMBO_MOST_REPETITIONS a lift, row after row: of 1 repetition, of 2, and so on. */
  double *probabilities;
  /* The repetitions in the middle, and those between which 80 % or more are. */
  double *median;
  double *low;
  double *high;
  /* The probability of at_least or more. */
  double *probability_at_least;
  uint8_t *reasons;
} gymbo_prediction_columns;

/* The repetitions that each lift's next top set will probably have.
   days: never null; of the sets, whole and not falling within a lift.
   load: never null; kilograms. Of each day the heaviest set with 1 to 15 repetitions counts.
   reps: never null; done.
   offsets: never null; lifts + 1 numbers: the rows of lift i are those from offsets[i] to before offsets[i + 1].
   next_day: never null; one a lift, not before its last.
   next_load: never null; one a lift, kilograms.
   at_least: may be null; one a lift.
   lifter: may be null; habits over all lifts of who does them. By default those of the lifts of this call.
   columns: never null.
   error: may be null.
   Returns GYMBO_OK or GYMBO_INVALID_ARGUMENT. Since 3. */
gymbo_status gymbo_predict_next(const gymbo_column *days, const gymbo_column *load, const gymbo_column *reps,
                                const int64_t *offsets, size_t lifts, const gymbo_column *next_day,
                                const gymbo_column *next_load, const gymbo_column *at_least,
                                const gymbo_repetition_habits *lifter, const gymbo_prediction_columns *columns,
                                gymbo_error **error);

/* ---- Exercises ------------------------------------------------------------------------------------------------------ */

/* What is known of an exercise. Its layout is final. Texts are static, not to be freed. Since 3. */
typedef struct gymbo_exercise_facts {
  /* The catalogue's name; null where the catalogue does not list the exercise. */
  const char *name;
  /* "catalogue"; "inferred" from the words of the name; "unassigned", and then nothing more is known. */
  const char *source;
  /* Null where nothing is known. */
  const char *movement;
  const char *mechanics;
  const char *region;
  const char *implement;
  const char *loading;
  const char *modality;
  /* Bit m is 1 for muscle m, whose name is gymbo_muscle_name(m): those for which a set counts fully, and by half. */
  uint32_t direct;
  uint32_t indirect;
} gymbo_exercise_facts;

/* The facts of exercises by their names, as apps and people write them.
   names: count names in UTF-8, none of them null.
   facts: never null; room for count facts.
   error: may be null.
   Returns GYMBO_OK or GYMBO_INVALID_ARGUMENT. Since 3. */
gymbo_status gymbo_facts(const char *const *names, size_t count, gymbo_exercise_facts *facts, gymbo_error **error);

/* The names of the muscles: of the first for 0, and so on. Returns null after the last; static, not to be freed. Since 3. */
const char *gymbo_muscle_name(size_t index);

/* What one set of each exercise counts for each muscle, in sets: count rows of as many numbers as there are muscles.
   names: count names in UTF-8, none of them null.
   volume_model: may be null; as gymbo_report_options has it, without tables: "fractional", "direct", "fractional:0.3".
   shares: never null.
   error: may be null.
   Returns GYMBO_OK or GYMBO_INVALID_ARGUMENT. Since 3. */
gymbo_status gymbo_muscle_shares(const char *const *names, size_t count, const char *volume_model, double *shares,
                                 gymbo_error **error);

/* The sets of each muscle in each group of sets, such as a week: groups rows of as many numbers as there are muscles. Exact, in
   hundredths of a set.
   exercise: never null; of each set, a row of the shares, from 0. Sets with another number are left out.
   group: never null; of each set, from 0. Sets with another number are left out.
   shares: never null; exercises rows, as of gymbo_muscle_shares.
   sets: never null; groups rows.
   error: may be null.
   Returns GYMBO_OK or GYMBO_INVALID_ARGUMENT. Since 3. */
gymbo_status gymbo_muscle_sets(const gymbo_column *exercise, const gymbo_column *group, size_t count,
                               const double *shares, size_t exercises, size_t groups, double *sets,
                               gymbo_error **error);

/* Where the work of groups of sets is written, one a group; any pointer may be null. Since 8. */
typedef struct gymbo_volume_columns {
  /* sizeof(gymbo_volume_columns) */
  size_t size;
  /* The exact sum of load times repetitions, in the unit of the loads; NaN where no set has a load. */
  double *volume;
  /* Sets with one repetition or more, and those of them with a load above 0. */
  double *sets;
  double *loaded_sets;
  double *repetitions;
  /* Sets of 1 to 5, of 6 to 12, and of 13 repetitions or more. */
  double *heavy;
  double *moderate;
  double *light;
  uint8_t *reasons;
} gymbo_volume_columns;

/* The work of each group of sets, such as a week. A row without a repetition is no set and is passed over; a group without sets
   has the reason GYMBO_REASON_TOO_FEW_POINTS.
   load: never null; missing, 0 and below 0 add no volume.
   reps: never null; done, of which the whole ones count.
   offsets: never null; groups + 1 numbers: the rows of group g are those from offsets[g] to before offsets[g + 1].
   unit: of loads and volumes; by default kilograms.
   columns: never null.
   error: may be null.
   Returns GYMBO_OK or GYMBO_INVALID_ARGUMENT. Since 8. */
gymbo_status gymbo_volume(const gymbo_column *load, const gymbo_column *reps, const int64_t *offsets, size_t groups,
                          gymbo_unit unit, const gymbo_volume_columns *columns, gymbo_error **error);

/* The repetition band of each set: 1 for heavy (1 to 5), 2 for moderate (6 to 12), 3 for light (13 and more), 0 for none.
   reps: never null.
   bands: never null; a byte a row.
   error: may be null.
   Returns GYMBO_OK or GYMBO_INVALID_ARGUMENT. Since 3. */
gymbo_status gymbo_repetition_bands(const gymbo_column *reps, size_t count, uint8_t *bands, gymbo_error **error);

#ifdef __cplusplus
}
#endif

#endif

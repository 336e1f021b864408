/* GymBo for C: what a coach answers: what a training program says for today, workouts by goal, equipment and minutes, what can
   be done in place of an exercise, and reminders. It comes with gymbo.h, whose rules hold here too. */
#ifndef GYMBO_COACH_H
#define GYMBO_COACH_H

#include "gymbo.h"

#ifdef __cplusplus
extern "C" {
#endif

/* How a training program is followed. Since 7. */
typedef struct gymbo_plan_options {
  /* sizeof(gymbo_plan_options) */
  size_t size;
  /* The day on which it began or begins, such as "2026-11-02". May be null: what its text says, or the first session that is
     like it. */
  const char *start;
  /* Of which percentages are taken: maximum_count texts such as "squat=140kg", none of them null. They go before the text's. */
  const char *const *maxima;
  size_t maximum_count;
  /* As CSV: "plan", every set of the week, "adherence", what was done of each planned set, or "notices", what was not
     understood, left out or taken for granted. May be null: "plan".
     For gymbo_preview "preview_weeks", a row a week, or "preview_muscles", a row a week and muscle. May be null:
     "preview_weeks". */
  const char *table;
  /* For gymbo_preview: the longest workout that is wanted, 5 to 600. 0: any. */
  int32_t minutes;
  /* Is not looked at. Older headers left these bytes unset. */
  int32_t unused;
  /* For gymbo_plan. 1: a calendar names workouts, lifts and loads, which others may see there. 0: it does not. Since 8. */
  int32_t plain;
} gymbo_plan_options;

/* What a training program says for today: the next workout with its loads, the week, and how the plan was kept; as JSON by the
   schema "plan", also as a page, as a calendar, and as the program as it is now (GYMBO_PROGRAM).
   history: never null.
   program: never null; a text in Liftoscript, or a text in Markdown with one.
   plan: may be null.
   options: may be null; `week` is not looked at.
   text: never null; *text becomes the plan, to be freed with gymbo_text_free.
   count: may be null; *count becomes the bytes of the text, without the NUL.
   error: may be null; for a fault in the program its sentence has line and column.
   Returns GYMBO_OK or GYMBO_INVALID_ARGUMENT. Since 7. */
gymbo_status gymbo_plan(const gymbo_history *history, const char *program, const gymbo_plan_options *plan,
                        const gymbo_report_options *options, gymbo_format format, char **text, size_t *count,
                        gymbo_error **error);

/* What a training program asks for, week by week, and what is doubtful about it; as JSON by the schema "preview".
   history: may be null.
   program: never null; as gymbo_plan takes it.
   plan: may be null; `start` is not looked at.
   options: may be null; `week` is not looked at.
   text: never null; *text becomes the preview, to be freed with gymbo_text_free.
   count: may be null; *count becomes the bytes of the text, without the NUL.
   error: may be null; for a fault in the program its sentence has line and column.
   Returns GYMBO_OK or GYMBO_INVALID_ARGUMENT. Since 7. */
gymbo_status gymbo_preview(const gymbo_history *history, const char *program, const gymbo_plan_options *plan,
                           const gymbo_report_options *options, gymbo_format format, char **text, size_t *count,
                           gymbo_error **error);

/* What may be trained, and with what. Since 7. */
typedef struct gymbo_workout_options {
  /* sizeof(gymbo_workout_options) */
  size_t size;
  /* For gymbo_generate never null: "hypertrophy", "strength", "endurance" or "general". gymbo_swap does not look at it. */
  const char *goal;
  /* What there is to lift with: "gym", "home" (dumbbells) or "bodyweight". May be null: "gym". */
  const char *equipment;
  /* Names of exercises that are not wanted: avoided_count texts, none of them null. */
  const char *const *avoided;
  size_t avoided_count;
  /* The longest workout, 10 to 180. 0: 60. The rest is for gymbo_generate alone. */
  int32_t minutes;
  /* Workouts a week, 1 to 6; 1 is a workout for the day that counts as today. 0: 3. */
  int32_t days;
  /* "beginner", "intermediate" or "advanced". May be null: by the weeks of the history, without one "beginner". */
  const char *experience;
  /* One workout that trains this: "full", "upper", "lower", "push", "pull" or "legs". May be null. */
  const char *focus;
  /* What there is besides, such as "bar,bench": bar, bench, dips, rack, table. May be null. */
  const char *furniture;
} gymbo_workout_options;

/* Workouts, as a text for people, by the schema "workouts", as a table with a row an exercise, or as the text of a program
   (GYMBO_PROGRAM). With a history they have the lifter's own exercises and loads, and let muscles rest that were trained hard.
   history: may be null.
   workouts: never null.
   options: may be null; `week` and `rule` are not looked at.
   text: never null; *text becomes the workouts, to be freed with gymbo_text_free.
   count: may be null; *count becomes the bytes of the text, without the NUL.
   error: may be null.
   Returns GYMBO_OK, GYMBO_INVALID_ARGUMENT or, for an avoided exercise that there is not, GYMBO_NOT_FOUND. Since 7. */
gymbo_status gymbo_generate(const gymbo_history *history, const gymbo_workout_options *workouts,
                            const gymbo_report_options *options, gymbo_format format, char **text, size_t *count,
                            gymbo_error **error);

/* The five exercises most like one, with the lifter's own loads; as JSON by the schema "swap".
   history: may be null.
   name: never null; as logged, or as any app or person writes it.
   workouts: may be null.
   options: may be null; `week` and `rule` are not looked at.
   text: never null; *text becomes the swaps, to be freed with gymbo_text_free.
   count: may be null; *count becomes the bytes of the text, without the NUL.
   error: may be null; for GYMBO_NOT_FOUND it names the exercises that could be meant.
   Returns GYMBO_OK, GYMBO_INVALID_ARGUMENT or GYMBO_NOT_FOUND. Since 7. */
gymbo_status gymbo_swap(const gymbo_history *history, const char *name, const gymbo_workout_options *workouts,
                        const gymbo_report_options *options, gymbo_format format, char **text, size_t *count,
                        gymbo_error **error);

/* From when on reminders are made, and what is known besides the history. Since 7. */
typedef struct gymbo_nudge_options {
  /* sizeof(gymbo_nudge_options) */
  size_t size;
  /* A time on the wall clock such as "2026-11-02T12:00". May be null: the end of the last workout. */
  const char *now;
  /* A time zone such as "Europe/Berlin", for instants beside the times of the wall clock. May be null. */
  const char *zone;
  /* A workout that is not ended, such as "Push@2026-11-15T18:05 last 18:40 3/8". May be null. */
  const char *open;
  /* The text of the lifter's training program, which then says the days and names the workouts. May be null. */
  const char *program;
  /* 1: a calendar names workouts, lifts and loads, which others may see there. 0: it does not. */
  int32_t plain;
} gymbo_nudge_options;

/* What an app would remind of from a time on, and what is held back; as JSON by the schema "nudges", also as a calendar.
   history: never null.
   nudges: may be null.
   options: may be null; `as_of` and `week` are not looked at.
   text: never null; *text becomes the reminders, to be freed with gymbo_text_free.
   count: may be null; *count becomes the bytes of the text, without the NUL.
   error: may be null.
   Returns GYMBO_OK or GYMBO_INVALID_ARGUMENT. Since 7. */
gymbo_status gymbo_nudges(const gymbo_history *history, const gymbo_nudge_options *nudges,
                          const gymbo_report_options *options, gymbo_format format, char **text, size_t *count,
                          gymbo_error **error);

/* What stands out, ranked, as a text for people or as JSON by the schema "insights".
   history: never null.
   options: may be null.
   text: never null; *text becomes the insights, to be freed with gymbo_text_free.
   count: may be null; *count becomes the bytes of the text, without the NUL.
   error: may be null.
   Returns GYMBO_OK or GYMBO_INVALID_ARGUMENT. Since 7. */
gymbo_status gymbo_insights(const gymbo_history *history, const gymbo_report_options *options, gymbo_format format,
                            char **text, size_t *count, gymbo_error **error);

/* The library's own suggestions in hindsight: agreement, never effect; as JSON by the schema "ledger".
   history: never null.
   days: looked back on, 7 to 3660; 0: 182. Each day with a workout takes an analysis.
   options: may be null; `week` is not looked at.
   text: never null; *text becomes the ledger, to be freed with gymbo_text_free.
   count: may be null; *count becomes the bytes of the text, without the NUL.
   error: may be null.
   Returns GYMBO_OK or GYMBO_INVALID_ARGUMENT. Since 7. */
gymbo_status gymbo_ledger(const gymbo_history *history, int32_t days, const gymbo_report_options *options,
                          gymbo_format format, char **text, size_t *count, gymbo_error **error);

#ifdef __cplusplus
}
#endif

#endif

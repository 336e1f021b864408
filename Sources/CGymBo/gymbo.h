/* GymBo for C, and for every language that can call C: the interface, and its contract.

   Frozen: what stands here keeps its name, its meaning and its layout. New functions and new fields at the end of a
   struct may come, with a new GYMBO_ABI_VERSION; each says since which version it is there.

   Rules for the whole interface
   - Functions that can fail return a status. GYMBO_OK is 0. On failure nothing is written through the other
     pointers, and if `error` is not null, *error is a new error object, to be freed with gymbo_error_free. On success
     *error is set to null.
   - No argument, whatever it holds, ends the process, with one exception that C cannot check: a pointer that is not
     null has to point to what its type says, and a handle has to be one that was made here and is not yet freed.
   - Text is UTF-8. Text that comes out ends with a NUL, belongs to the caller and is freed with gymbo_text_free. Text
     that goes in ends with a NUL, stays the caller's, and is not looked at any more once the function has returned.
   - Structs of options begin with `size`, to be set to sizeof the struct. Everything else may be zero, which means the
     default. A null pointer means all defaults. A field that this library does not know yet has to be zero.
   - Threads: a handle never changes once it is made. Any number of threads may use one handle at the same time; it is
     freed once, when none of them uses it any more. Different handles have nothing in common.
   - Nothing of the process is changed: no environment, no locale, no signal handler, no setting of BLAS. */
#ifndef GYMBO_H
#define GYMBO_H

#include <stddef.h>
#include <stdint.h>

#include "gymbo_arrow.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Version ---------------------------------------------------------------------------------------------------- */

/* The version of this interface. A library serves the programs that were compiled against its version or an earlier
   one. */
#define GYMBO_ABI_VERSION 8

/* What went wrong, in a word. Further values may come. Since 1. */
typedef int32_t gymbo_status;
enum {
  GYMBO_OK = 0,
  GYMBO_INVALID_ARGUMENT = 1,   /* A null pointer, a wrong size, a word or number that is none of those allowed. */
  GYMBO_UNREADABLE = 2,         /* A file cannot be read. */
  GYMBO_UNKNOWN_FORMAT = 3,     /* A file is no training history that GymBo knows. */
  GYMBO_NOT_FOUND = 4,          /* There is no exercise, table or schema of that name. */
  GYMBO_UNSUPPORTED_VERSION = 5 /* The library does not serve this version of the interface. */
};

/* Why a call failed. Made by a failing function; owned by the caller. Since 1. */
typedef struct gymbo_error gymbo_error;

/* The version of the library, such as "0.1.0". Never null; static, not to be freed. Since 1. */
const char *gymbo_version(void);

/* Whether the library serves programs compiled against a version of this interface: call it with GYMBO_ABI_VERSION
   before anything else.
   error: may be null. Returns GYMBO_OK or GYMBO_UNSUPPORTED_VERSION. Since 1. */
gymbo_status gymbo_require_abi(uint32_t version, gymbo_error **error);

/* ---- Errors and text -------------------------------------------------------------------------------------------- */

/* The status that came with an error. error: may be null; then GYMBO_OK. Since 1. */
gymbo_status gymbo_error_status(const gymbo_error *error);

/* One sentence for people: what, where, and what to do; since 8 without what is in the cells of a history's file.
   error: may be null; then "". Never null; belongs to the error and lives as long as it. Since 1. */
const char *gymbo_error_message(const gymbo_error *error);

/* What an error tells besides its sentence, for programs.
   error: may be null; then null.
   detail: may be null; then null. "name": what was asked for and is not there. "candidate": what could be meant instead, or
     all that there is; of a file in no known format (since 8) the formats that are known. "file": the file that it is about. "line": of that file, in decimal digits. "column": the columns of a
     table, or those that a file lacks.
   index: 0 for the first of such details, and so on.
   Returns null after the last; else text that belongs to the error and lives as long. Since 4. */
const char *gymbo_error_detail(const gymbo_error *error, const char *detail, size_t index);

/* Frees an error. error: may be null. Since 1. */
void gymbo_error_free(gymbo_error *error);
/* Frees a text that a function of this library returned. text: may be null. Since 1. */
void gymbo_text_free(char *text);

/* ---- Reading ---------------------------------------------------------------------------------------------------- */

/* The training history of one athlete. Since 1. */
typedef struct gymbo_history gymbo_history;

/* A unit of load. Since 1. */
typedef int32_t gymbo_unit;
enum { GYMBO_UNIT_DEFAULT = 0, GYMBO_KILOGRAM = 1, GYMBO_POUND = 2 };

/* How to read what the files leave open. Since 1. */
typedef struct gymbo_import_options {
  /* sizeof(gymbo_import_options) */
  size_t size;
  /* The unit of loads in files that name none; by default kilograms. It never overrides a unit in a file. */
  gymbo_unit input_unit;
  /* A CSV file with the user's own names of exercises (columns name and exercise; name, direct and indirect; or
     name and same_as, which counts two names as one exercise); may be null. */
  const char *exercise_map;
  /* The same table itself, as CSV, in place of a file; may be null. Since 4. */
  const char *exercise_map_text;
  /* How many threads gymbo_batch_read works on at most, 1 to 256; 0: one a processor that the process may use. Since 6. */
  int32_t threads;
  /* The order of dates such as 03/04/2026, "dmy" or "mdy", where no other date of a file tells it. May be null. Since 8. */
  const char *date_order;
  /* The lifter's time zone, such as "Europe/Berlin", for exports whose times are universal. May be null. Since 8. */
  const char *zone;
  /* What the columns of no app's file hold: "auto", or such as "date=Day,exercise=Lift,load=Wt:lb,repetitions=R". May be null:
     such a file is refused, and the error says what to give. Not for gymbo_batch_read. Since 8. */
  const char *columns;
} gymbo_import_options;

/* A file in memory. Its layout is final. Since 1. */
typedef struct gymbo_file {
  /* What messages call it; never null. */
  const char *name;
  /* Its content; may be null if count is 0. Stays the caller's. */
  const void *bytes;
  /* Bytes of it. */
  size_t count;
} gymbo_file;

/* Reads exports of one athlete; sessions present in several files count once. Rows that cannot be read are no
   failure: reports count them, and gymbo_check lists them.
   paths: count paths, none of them null; "-" is standard input.
   options: may be null.
   history: never null; *history becomes a new history, to be freed with gymbo_history_free.
   error: may be null.
   Returns GYMBO_OK, GYMBO_INVALID_ARGUMENT, GYMBO_UNREADABLE or GYMBO_UNKNOWN_FORMAT. Since 1. */
gymbo_status gymbo_history_read(const char *const *paths, size_t count, const gymbo_import_options *options,
                                gymbo_history **history, gymbo_error **error);

/* Reads exports that are in memory; else as gymbo_history_read. The bytes are copied.
   files: count files.
   options: may be null.
   history: never null; *history becomes a new history, to be freed with gymbo_history_free.
   error: may be null.
   Returns GYMBO_OK, GYMBO_INVALID_ARGUMENT or GYMBO_UNKNOWN_FORMAT. Since 1. */
gymbo_status gymbo_history_read_bytes(const gymbo_file *files, size_t count, const gymbo_import_options *options,
                                      gymbo_history **history, gymbo_error **error);

/* Frees a history. history: may be null. Since 1. */
void gymbo_history_free(gymbo_history *history);

/* ---- Reports ---------------------------------------------------------------------------------------------------- */

/* What is analysed, and how it is told. Since 1. */
typedef struct gymbo_report_options {
  /* sizeof(gymbo_report_options) */
  size_t size;
  /* The day that counts as today, such as "2026-07-19": the last that enters numbers. May be null: the last session's. */
  const char *as_of;
  /* The week that gymbo_report reports, such as "2026-W29". May be null: the week of the last session. */
  const char *week;
  /* The rule of suggestions, such as "linear"; for one athlete also "linear; squat=5/3/1:1". May be null: "auto". */
  const char *rule;
  /* The goal of workouts a week, 1 to 7. 0: none was set, and no week misses it; weeks with 3 count as a streak. */
  int32_t weekly_goal;
  /* The unit of text; by default the one of most loads. CSV, JSON and Arrow have kilograms, seconds and metres. */
  gymbo_unit unit;
  /* Columns of the text, 20 to 1000. 0: 80. */
  int32_t width;
  /* 1: repetitions in reserve count as done in the estimated 1RM. 0: they do not. */
  int32_t adjust_effort;
  /* The formula of the estimated 1RM, such as "epley". May be null: "brzycki". */
  const char *formula;
  /* No longer looked at: there is one rule for the trend of a lift. */
  const char *plateau_rule;
  /* How a set counts for muscles: "direct", "fractional:0.3" or "custom=weights.csv", a table. May be null: "fractional". */
  const char *volume_model;
  /* The path of a table of what there is to lift with, as the tool's --plates. May be null: usual steps. Since 2. */
  const char *plates;
  /* Of which the rules percentage and 5/3/1 are taken: training_maximum_count texts such as "squat=140kg", none of them
     null. Not for several athletes: each has their own. Since 2. */
  const char *const *training_maxima;
  size_t training_maximum_count;
  /* No longer looked at: no day is forecast, because forecasts came true too seldom. Since 2. */
  const char *target;
  /* The result tables that are made, such as "exercises,issues"; gymbo_tables_name has all. May be null: all. Since 2. */
  const char *tables;
  /* The text of gymbo_report: "full", or parts such as "next,records". May be null: the short report. Since 3. */
  const char *parts;
  /* The body weight of one athlete such as "82kg", which pull-ups move beside their load. May be null. Since 3. */
  const char *body_weight;
  /* The language of text, such as "de"; CSV and JSON are the same in each. May be null: "en". Since 4. */
  const char *language;
  /* The table of `plates` itself, as CSV, in place of a file; may be null. Since 4. */
  const char *plates_text;
  /* The text of a training program, which the weekly report and its tables then say the next workout of, and how it was
     kept; see gymbo_plan. May be null. Since 7. */
  const char *program;
} gymbo_report_options;

/* The form of a report. Since 1. */
typedef int32_t gymbo_format;
enum {
  GYMBO_TEXT = 0, /* For people. */
  GYMBO_JSON = 1, /* By the schema of the report's name; see gymbo_schema. */
  GYMBO_CSV = 2,  /* RFC 4180; of a report one table, see gymbo_table for the others. */
  GYMBO_HTML = 3, /* A page for a browser, of gymbo_report, gymbo_exercise and gymbo_plan alone. Since 3. */
  GYMBO_PROGRAM = 4, /* The text of a program, of gymbo_generate and gymbo_plan alone; see gymbo_coach.h. Since 7. */
  GYMBO_CALENDAR = 5 /* iCalendar (RFC 5545), of gymbo_plan and gymbo_nudges alone. Since 7. */
};

/* The weekly report: how the week went, whether each lift moves, what to lift next. As CSV: the table "summary".
   history: never null.
   options: may be null.
   text: never null; *text becomes the report, to be freed with gymbo_text_free.
   count: may be null; *count becomes the bytes of the report, without the NUL.
   error: may be null.
   Returns GYMBO_OK or GYMBO_INVALID_ARGUMENT. Since 1. */
gymbo_status gymbo_report(const gymbo_history *history, const gymbo_report_options *options, gymbo_format format,
                          char **text, size_t *count, gymbo_error **error);

/* The report of one exercise: records, series, repetition bands, last sessions, trend, suggestion.
   history: never null.
   name: never null; as logged, in any case, or a part that only one name has.
   options: may be null; `week` is not looked at.
   text: never null; *text becomes the report, to be freed with gymbo_text_free.
   count: may be null; *count becomes the bytes of the report, without the NUL.
   error: may be null; for GYMBO_NOT_FOUND it names the exercises that could be meant.
   Returns GYMBO_OK, GYMBO_INVALID_ARGUMENT or GYMBO_NOT_FOUND. Since 1. */
gymbo_status gymbo_exercise(const gymbo_history *history, const char *name, const gymbo_report_options *options,
                            gymbo_format format, char **text, size_t *count, gymbo_error **error);

/* What to lift next, per exercise, with rule and reason. As CSV: the table "suggestions".
   history: never null.
   options: may be null; `week` is not looked at.
   text: never null; *text becomes the suggestions, to be freed with gymbo_text_free.
   count: may be null; *count becomes the bytes of the text, without the NUL.
   error: may be null.
   Returns GYMBO_OK or GYMBO_INVALID_ARGUMENT. Since 1. */
gymbo_status gymbo_suggest(const gymbo_history *history, const gymbo_report_options *options, gymbo_format format,
                           char **text, size_t *count, gymbo_error **error);

/* What is wrong or doubtful in the data, with proposals. As CSV: the table "issues".
   history: never null.
   options: may be null; only `as_of`, `unit`, `width` and `language` are looked at.
   has_findings: may be null; *has_findings becomes 1 if anything worse than a notice was found, else 0.
   text: never null; *text becomes the list, to be freed with gymbo_text_free.
   count: may be null; *count becomes the bytes of the text, without the NUL.
   error: may be null.
   Returns GYMBO_OK or GYMBO_INVALID_ARGUMENT. Since 1. */
gymbo_status gymbo_check(const gymbo_history *history, const gymbo_report_options *options, gymbo_format format,
                         int32_t *has_findings, char **text, size_t *count, gymbo_error **error);

/* One table of the weekly report as CSV (RFC 4180); gymbo schema tables lists the columns. Changed with version 2 of the
   tables: "exercises" is that of gymbo_tables_get, without the athlete, and its columns about trends are "trends".
   history: never null.
   table: never null; "summary", "sessions", "exercises", "trends", "muscles", "cardio", "records",
   "suggestions", "expected", "weeks", "periods", "sets" or "issues"; with a program also "plan" and "adherence".
   options: may be null.
   text: never null; *text becomes the table, to be freed with gymbo_text_free.
   count: may be null; *count becomes the bytes of the table, without the NUL.
   error: may be null.
   Returns GYMBO_OK, GYMBO_INVALID_ARGUMENT or GYMBO_NOT_FOUND. Since 1. */
gymbo_status gymbo_table(const gymbo_history *history, const char *table, const gymbo_report_options *options,
                         char **text, size_t *count, gymbo_error **error);

/* The JSON Schema (2020-12) that a report's JSON is valid by.
   name: never null; "report", "exercise", "suggest", "plan", "preview", "workouts", "swap", "nudges", "insights", "ledger",
   "check", "score" or "methods".
   text: never null; *text becomes the schema, to be freed with gymbo_text_free.
   count: may be null; *count becomes the bytes of the schema, without the NUL.
   error: may be null.
   Returns GYMBO_OK, GYMBO_INVALID_ARGUMENT or GYMBO_NOT_FOUND. Since 1. */
gymbo_status gymbo_schema(const char *name, char **text, size_t *count, gymbo_error **error);

/* ---- Tables through the Arrow C data interface -------------------------------------------------------------------- */

/* The histories of several athletes, in the order in which they came. Since 1. */
typedef struct gymbo_batch gymbo_batch;

/* Reads a stream of record batches, one row a set, in any order. Columns may have these names, in any order and case:
     exercise     text; required
     start        of the workout: timestamp without a time zone, date, or text; required; also session_start
     athlete      text or whole number; without it, all rows are one athlete's
     session      text or whole number: which workout of the athlete; without it, sets of one start are one workout
     title        text: the workout's; also session_title
     load         number, in input_unit of the options; load_kg and load_lb name their unit, load_unit (text, kg or lb,
                  since 2) that of each row
     repetitions  whole number; also reps
     rpe          number, 1 to 10; without one, rir (0 to 9, since 2): repetitions in reserve
     kind         text: working, warm_up, drop or failure; also the words of the apps' exports
     duration     seconds, or an Arrow duration; also duration_s, seconds
     distance     metres; also distance_m, metres
     session_duration  seconds, or an Arrow duration: how long the workout lasted; also session_duration_s. Since 2
     session_note text: of the workout. Since 2
     superset     whole number: of the superset in the workout. Since 2; note: text, of the set. Since 2
     set          whole number: of the set in its exercise; where it begins anew, the exercise was begun anew. Since 2
     line         whole number, from 1: where the row stands; issues name it. Since 2
     status       text: rows of which it is not "set" are passed over, so that the table "sets" can come in again
   At least one of load, repetitions, duration and distance has to be there. Other names that people use are known too, such
   as "weight", "Weight (kg)", "weight_lb", "date", "exercise_name", "Exercise Title", "set_type", "notes" (since 3). A table
   with the columns of an app's export is read by the rules of that export (since 3). gymbo_batch_unread_column names the
   columns that nothing was read of.
   Text is utf8, large_utf8 or utf8_view, plain or dictionary-encoded; numbers are integers or floating point of any
   width from 8 and 32 bits, or decimal128. Null is missing, and so is NaN. A row that cannot be read is no failure: it is
   rejected, and gymbo_check lists it by its line, or by its number where it has none.
   stream: never null; its release is called, whether the function succeeds or fails.
   options: may be null.
   batch: never null; *batch becomes a new batch, to be freed with gymbo_batch_free.
   error: may be null.
   Returns GYMBO_OK, GYMBO_INVALID_ARGUMENT, GYMBO_UNREADABLE (the stream fails), GYMBO_UNKNOWN_FORMAT (a column is
   missing or has another type, or no column says what was done). Since 1. */
gymbo_status gymbo_batch_read(struct ArrowArrayStream *stream, const gymbo_import_options *options,
                              gymbo_batch **batch, gymbo_error **error);

/* How many athletes there are. batch: may be null; then 0. Since 1. */
size_t gymbo_batch_count(const gymbo_batch *batch);

/* The name of an athlete.
   batch: may be null; then null.
   Returns null without athletes or such an index; else text that belongs to the batch and lives as long. Since 1. */
const char *gymbo_batch_athlete(const gymbo_batch *batch, size_t index);

/* The name of a column of the table that nothing was read of: of the first for 0, and so on.
   batch: may be null; then null.
   Returns null after the last; else text that belongs to the batch and lives as long. Since 3. */
const char *gymbo_batch_unread_column(const gymbo_batch *batch, size_t index);

/* The history of an athlete.
   batch: never null.
   index: below gymbo_batch_count.
   history: never null; *history becomes a new history, to be freed with gymbo_history_free; it outlives the batch.
   error: may be null.
   Returns GYMBO_OK, GYMBO_INVALID_ARGUMENT or GYMBO_NOT_FOUND. Since 1. */
gymbo_status gymbo_batch_history(const gymbo_batch *batch, size_t index, gymbo_history **history, gymbo_error **error);

/* Frees a batch. batch: may be null. Since 1. */
void gymbo_batch_free(gymbo_batch *batch);

/* The result tables of one or several athletes: "athletes", "triage", "sessions", "sets", "exercises", "trends", "records",
   "suggestions", "expected", "weeks", "exercise_weeks", "muscle_weeks", "series" (every session of every exercise) and
   "issues" (expected, weeks and series since 4). The first column of each is the athlete; columns
   are large_utf8, int64, float64, bool, date32 or timestamp[s] without a time zone, and null where something is missing.
   Since 1. */
typedef struct gymbo_tables gymbo_tables;

/* Analyses every athlete of a batch.
   batch: never null.
   options: may be null; unit and width are not looked at.
   threads: how many work at most, up to 256; 0: as many as there are processors that the process may use. On return all have ended.
   tables: never null; *tables becomes the tables, to be freed with gymbo_tables_free.
   error: may be null.
   Returns GYMBO_OK or GYMBO_INVALID_ARGUMENT. Since 1. */
gymbo_status gymbo_batch_analyze(const gymbo_batch *batch, const gymbo_report_options *options, int32_t threads,
                                 gymbo_tables **tables, gymbo_error **error);

/* Reads a file as the tool's batch does and analyses every athlete of it, one after the other on the calling thread. Memory
   holds the history of one of them, and the tables of all.
   path: never null; the export of one athlete, or a file with a column Athlete, whose rows stand together by athlete.
   athlete: never null; the name of the athlete of a file without that column.
   reading: may be null.
   options: may be null; unit and width are not looked at.
   tables: never null; *tables becomes the tables, to be freed with gymbo_tables_free.
   error: may be null.
   Returns GYMBO_OK, GYMBO_INVALID_ARGUMENT, GYMBO_UNREADABLE or GYMBO_UNKNOWN_FORMAT. Since 2. */
gymbo_status gymbo_file_analyze(const char *path, const char *athlete, const gymbo_import_options *reading,
                                const gymbo_report_options *options, gymbo_tables **tables, gymbo_error **error);

/* Analyses one history, as a batch of one athlete without a name.
   history: never null.
   options: may be null; unit and width are not looked at.
   tables: never null; *tables becomes the tables, to be freed with gymbo_tables_free.
   error: may be null.
   Returns GYMBO_OK or GYMBO_INVALID_ARGUMENT. Since 1. */
gymbo_status gymbo_history_analyze(const gymbo_history *history, const gymbo_report_options *options,
                                   gymbo_tables **tables, gymbo_error **error);

/* One of the tables, as a stream of record batches.
   tables: never null.
   name: never null; of a table that was made.
   stream: never null; *stream becomes a stream that the caller releases; it outlives the tables, and may be taken again.
   error: may be null.
   Returns GYMBO_OK, GYMBO_INVALID_ARGUMENT or GYMBO_NOT_FOUND. Since 1. */
gymbo_status gymbo_tables_get(const gymbo_tables *tables, const char *name, struct ArrowArrayStream *stream,
                              gymbo_error **error);

/* As gymbo_tables_get, but names and words are dictionaries (int32 codes of large_utf8), and lists are large_list of
   large_utf8 rather than joined texts.
   tables: never null.
   name: never null; of a table that was made.
   stream: never null; *stream becomes a stream that the caller releases; it outlives the tables, and may be taken again.
   error: may be null.
   Returns GYMBO_OK, GYMBO_INVALID_ARGUMENT or GYMBO_NOT_FOUND. Since 4. */
gymbo_status gymbo_tables_get_encoded(const gymbo_tables *tables, const char *name, struct ArrowArrayStream *stream,
                                      gymbo_error **error);

/* The names of the tables: of the first for 0, and so on. Returns null after the last; static, not to be freed. Since 1. */
const char *gymbo_tables_name(size_t index);

/* Frees tables. tables: may be null. Since 1. */
void gymbo_tables_free(gymbo_tables *tables);

#ifdef __cplusplus
}
#endif

#endif

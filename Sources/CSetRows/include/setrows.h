#ifndef GYMBO_SETROWS_H
#define GYMBO_SETROWS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The fast path for ordinary rows of sets.
//
// CONTRACT. The plain way of GymBoImport splits a row into cells (CByteScan), reads its workout and exercise, and applies the
// rules of a valid set to the other cells (GymBoLog/SetRules). Before the rules it calls gymbo_read_sets, which reads the sets of
// this row and of those that follow, as long as they are ordinary, and stops at the first that is not. Of that one the plain way
// reads all cells. So this code may give up on any row, the first one, too; it may never read one into another set than the plain
// way does, and it reports no issue.
//
// A row is ordinary if
// - it begins with the same bytes as the first row, up to the exercise (the same workout), or with the same bytes as the row above
//   through the exercise (the same exercise);
// - it has the repetitions (above 0) and may have a load, an RPE, and the set's number or a letter for its kind;
// - its other cells are empty, `0` or `0.0`, no quotes are around anything but the exercise or an empty cell; or the note of the
//   workout is the same bytes as in the first row: many programs write it in each row, and then it is passed over; and
// - every number is plain: up to 8 characters, digits with at most one point. Load, repetitions and RPE are within the
//   bounds of the layout; the set's number needs no bound, because every one of 8 digits is valid;
// - it fits into what is looked at together: the cells after the head end, with the line, in the 64 bytes after it; so
//   does the exercise's cell in the 64 bytes from its start on, where the exercise is another one. None of these bytes is
//   NUL, and the file goes on for 72 bytes after the head: so the last rows of a file are read by the plain way.
//
// WHAT IT MAY ASSUME. The head of the first row was read without an issue about its workout or exercise, and holds no NUL. The
// layout is right for the file. The workout's note was read with its first row, so that of no later row it is read again. But for
// "above zero" no rule is written down here: bounds, units and letters come in the layout, from
// GymBoLog/SetRules.
//
// HOW TO SWITCH IT OFF. Build with the environment variable GYMBO_WITHOUT_SET_ROWS=1 (Package.swift). The target, its import
// and the one call to it are then left out, and every test still passes.
//
// WHICH TEST COMPARES. OrdinaryRowTests and SameRulesTests (GymBoImportTests) read the same thousands of odd rows by both ways;
// PlainRecordTests compares the numbers.
//
// WHAT IT BOUGHT. Figures are for `gymbo batch --jobs 1` with all tables, 200,000 sets of 400 athletes from SampleDataGenerator,
// or (*) with the tables exercise_weeks, muscle_weeks and exercises, 1,000,000 sets of 100 athletes.
// Without this target the whole run takes 6 % more processor time and 14 % more instructions. What makes it fast:
// - heads are compared with the row above instead of being split, and cells are found in one mask of 64 bytes;
// - the four numbers of a row are read at once, each in an element of a vector, without a call, a branch or an exact decimal
//   number between: 3.5 % of the processor time (*) against one after the other, each from one word of 8 bytes;
// - the first row of a workout is read here, too, once the plain way has read its head: 3 % of the instructions (*);
// - rows that repeat the workout's note are read here: 40 % of the instructions (*) where every row has a note, 2 % where one in
//   16 has;
// - the places of Strong's columns are constants: 2.8 % of the instructions (*). That is less than a trick has to buy; it is kept
//   because without it the batch was 3 % slower.
// A trick that was taken out again, because it bought less than 3 % of the whole run: splitting only the head of a workout's
// first row (1.4 % of the instructions).

/// Which cell of a row holds which value of a set: the cells after the head are numbered from 1; 0 stands for a column that the
/// file does not have. The head is the leading cells that tell the athlete, the workout and the exercise.
typedef struct {
  /// The number of cells after the head, from 1 to `GYMBO_MOST_SET_CELLS`.
  uint8_t count;
  uint8_t order, load, repetitions, rpe;
  /// Cells that are empty, `0` or `0.0` in an ordinary row.
  uint8_t zeros[2];
  /// Cells that are empty in an ordinary row, with or without quotes: the set's note, and the workout's, which may also be
  /// repeated.
  uint8_t blanks[2];
} gymbo_set_places;

/// How a file writes the numbers of sets, and the bounds of valid ones.
typedef struct {
  gymbo_set_places places;
  uint8_t delimiter;
  /// Bit i: whether the i-th letter of the alphabet, small or large, may replace the set's number.
  uint32_t letters;
  uint32_t most_repetitions;
  /// Units of load in one of the file's unit, and in 10^-1 to 10^-7 of it by the number of decimal places, 0 where these are no
  /// whole number; the last, for a number without a point, is the first again. At most 2 · 10^10: times a number of 8 digits, it
  /// fits into 64 bits.
  uint64_t units[9];
  /// The largest load, in units.
  uint64_t most_load;
  double least_rpe, most_rpe;
} gymbo_set_layout;

#define GYMBO_MOST_SET_CELLS 16

/// The cell of a workout's note as the first row has it, with its quotes. It has no line break, and no quote but in quotes.
typedef struct {
  const uint8_t *text;
  /// 0 where the first row has no note, or rows that repeat it cannot be passed over.
  size_t length;
} gymbo_workout_note;

/// One set of an ordinary row. Places are counted in bytes from the first row.
typedef struct {
  /// Where the row is, without its line end.
  uint32_t start, length;
  /// Where the exercise's name is, without quotes; the length is 0 where the exercise is that of the row above.
  uint32_t exercise, exercise_length;
  /// In units, rounded to the nearest, halves up; 0 where there is none.
  uint64_t load;
  /// −1 where there is none.
  double rpe;
  uint32_t repetitions;
  /// The number of the set; −1 where there is none.
  int32_t order;
  /// The letter that replaces the number; 0 where there is none.
  uint8_t letter;
  /// Whether the first of the blank cells has quotes.
  bool has_quotes;
} gymbo_set_row;

/// Reads ordinary rows of one workout, up to the first row that is not ordinary or belongs to another workout.
/// @param from where the first row begins.
/// @param workout the number of its bytes before the exercise's cell, with which every row of the workout begins; 0 where the
///   exercise is not the last cell of the head: then all rows begin with the whole head.
/// @param head the number of its bytes before the cells of the set.
/// @param rows receives the sets; has room for `limit`.
/// @param next receives where the row after them begins.
/// @return the number of rows that were read.
size_t gymbo_read_sets(const uint8_t *bytes, size_t count, size_t from, size_t workout, size_t head,
                       gymbo_workout_note note, const gymbo_set_layout *layout,
                       gymbo_set_row *rows, size_t limit, size_t *next);

#endif

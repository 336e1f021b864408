#ifndef GYMBO_BYTESCAN_H
#define GYMBO_BYTESCAN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// One cell of a CSV record: where its content lies, without the quotes around it.
typedef struct {
  ptrdiff_t start;
  ptrdiff_t end;
  /// Whether quotes stood around it: "" is quoted and empty, which some exports use as a sign.
  bool is_quoted;
  /// Whether the content holds doubled quotes.
  bool has_escapes;
  /// Where the cell is a plain number, its digits behind the point; −1 where it is none. Plain is up to 8 characters without
  /// quotes: digits, and one point at most, which is not the last. Zeros behind the point do not count if nothing else stands
  /// there: `8.0` is `8`.
  int8_t scale;
  /// The digits of a plain number, without the point.
  uint32_t digits;
  /// What the number was read from, so that it is not read again; `GYMBO_NO_NUMBER` where that is nothing of up to 8 characters.
  uint64_t values;
} gymbo_cell;

/// Bytes that are no digits.
#define GYMBO_NO_NUMBER 0xFFFFFFFFFFFFFFFF

/// Sets bit i of `marks` (bit i % 64 of word i / 64) where byte i can end or open a CSV cell: the delimiter,
/// a double quote, a line feed or a carriage return.
///
/// `marks` has (count + 63) / 64 words. Bits past `count` are 0, and no byte past `count` is read.
/// Returns 1 if any byte is NUL, else 0.
int32_t gymbo_mark_structure(const uint8_t *bytes, size_t count, uint8_t delimiter, uint64_t *marks);

/// Where a plain record ends, and what stands inside its quotes.
typedef struct {
  /// Its line feed or return, or the end of the bytes.
  size_t end;
  /// Line feeds inside quotes.
  size_t inner_breaks;
  /// Delimiters behind the first of those, inside quotes or not.
  size_t later_delimiters;
} gymbo_record_end;

/// Splits a plain record, or what is left of one, into cells: quotes stand around whole cells or doubled inside them,
/// no return stands inside quotes, no byte is NUL, and the record has less than 64 KiB.
/// @param count no byte from it on is read; it ends the record like a line break.
/// @param start where a cell begins.
/// @param cells receives the cells; holds those of another record, or cells of which `values` is `GYMBO_NO_NUMBER` and `scale` −1.
/// @param limit the most that `cells` holds.
/// @return the number of cells; 0 for every other record, of which `cells` and `record_end` tell nothing.
size_t gymbo_split_record(const uint8_t *bytes, size_t count, size_t start, uint8_t delimiter,
                          gymbo_cell *cells, size_t limit, gymbo_record_end *record_end);

/// Splits the first cells of a plain record, and reads no number of them.
/// @param start where a cell begins.
/// @param cells as for `gymbo_split_record`; holds `wanted` of them.
/// @param wanted above 0.
/// @return where the cell behind them begins; 0 where the record has no more cells, or where a quote, a line break in quotes or a
///   NUL among these or near them is for others to judge.
size_t gymbo_split_head(const uint8_t *bytes, size_t count, size_t start, uint8_t delimiter,
                        gymbo_cell *cells, size_t wanted);

/// Where the cells of a set stand in its row: how many cells stand between the head and each; −1 where there is no such column.
typedef struct {
  /// How many cells stand behind the head, from 1 to `GYMBO_MOST_SET_CELLS`.
  int8_t count;
  int8_t order, load, repetitions, rpe;
  /// Of an ordinary row, cells with nothing or a plain 0.
  int8_t zeros[2];
  /// Of an ordinary row, cells with nothing, be it in quotes.
  int8_t blanks[2];
} gymbo_set_places;

/// How a file writes the numbers of sets, and what an ordinary row may say.
typedef struct {
  gymbo_set_places places;
  uint8_t delimiter;
  /// Bit i: whether the i-th letter, small or large, may stand in place of the set's number.
  uint32_t letters;
  uint32_t most_repetitions;
  /// Units of load in one of the file's, below 10^9, and in the decimal places behind it; 0 where these are no whole number.
  uint64_t units[8];
  /// The most units of load.
  uint64_t most_load;
} gymbo_set_layout;

#define GYMBO_MOST_SET_CELLS 16

/// An ordinary row of a set: repetitions above 0, a load and an RPE or none, its number or a letter, and nothing else.
typedef struct {
  /// Its bytes behind the beginning of the first row, without the line's end.
  uint32_t start, length;
  /// The content of the exercise's cell, as far behind; no bytes where the exercise is that of the row above.
  uint32_t exercise, exercise_length;
  /// In units, rounded to the nearest, halves up; 0 where none is written.
  uint64_t load;
  /// From 1 to 10; −1 where none is written.
  double rpe;
  uint32_t repetitions;
  /// The set's number; −1 where there is none.
  int32_t order;
  /// The letter in place of the number; 0 where there is none.
  uint8_t letter;
  /// Whether quotes stand in the first of the blank cells.
  bool has_quotes;
} gymbo_set_row;

/// Reads ordinary rows of sets of one workout, up to the first row that is of another or not ordinary: for others to read.
/// No byte is NUL, each line has an end, and what stands behind the head of a row has less than 64 bytes, as has each exercise.
/// @param row where the first row begins.
/// @param workout how many bytes of it, in front of the exercise's cell, all rows begin with; 0 where the exercise's cell is not the
///   last of the head: then they begin with the whole head.
/// @param head how many bytes stand in front of its other cells.
/// @param rows receives the rows; holds `limit`.
/// @param next receives where the row behind them begins.
/// @return how many rows were read.
size_t gymbo_read_sets(const uint8_t *bytes, size_t count, size_t row, size_t workout, size_t head,
                       const gymbo_set_layout *layout, gymbo_set_row *rows, size_t limit,
                       size_t *next);

/// Of the lines from a line's start on, the last before the first that does not begin with a prefix, or that holds
/// a return which is no part of its end.
/// @param end lines that begin before it are looked at, and no byte from it on.
/// @param lines receives how many line feeds stand before the line that is returned.
/// @return its start; `from` where already the next line has no such beginning.
size_t gymbo_last_own_line(const uint8_t *bytes, size_t from, size_t end, const uint8_t *prefix,
                           size_t length, size_t *lines);

/// A number from all of some bytes, to find them among others by. Different bytes may have the same.
uint64_t gymbo_hash(const uint8_t *bytes, size_t count);

#endif

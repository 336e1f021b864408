// SQLite, and what Swift cannot reach: two settings whose C function takes any number of arguments, and a file in memory.
#include <sqlite3.h>
#include <string.h>

/// Defends a connection against a file made to harm: no SQL can write over the file's own structures, and functions named in the
/// file's schema are not trusted. Returns SQLite's result code.
static inline int gymbo_sqlite_defend(sqlite3 *connection) {
  int done = 0;
  int code = sqlite3_db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, 1, &done);
  if (code == SQLITE_OK)
    code = sqlite3_db_config(connection, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, &done);
  return code;
}

/// Opens a copy of a file's bytes in place of a connection's database. It cannot be written.
///
/// A file whose changes went to a log beside it says so in bytes 18 and 19, and cannot be opened without that log. The copy says
/// that it has none. Returns SQLite's result code.
static inline int gymbo_sqlite_read(sqlite3 *connection, const unsigned char *bytes, sqlite3_int64 count) {
  unsigned char *copy = sqlite3_malloc64((sqlite3_uint64)count + 1);
  if (copy == NULL) return SQLITE_NOMEM;
  if (count > 0) memcpy(copy, bytes, (size_t)count);
  if (count > 19 && copy[18] == 2) copy[18] = 1;
  if (count > 19 && copy[19] == 2) copy[19] = 1;
  return sqlite3_deserialize(
    connection, "main", copy, count, count, SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_READONLY);
}

/// Counts down, and stops a statement at 0.
static inline int gymbo_sqlite_count_down(void *left) { return --*(long long *)left <= 0; }

/// Bounds what a file made to harm can make a connection do: each value has at most this many bytes, and all statements together
/// take a number of rounds, each of 10,000 of SQLite's steps.
static inline void gymbo_sqlite_bound(sqlite3 *connection, int bytes, long long *rounds) {
  sqlite3_limit(connection, SQLITE_LIMIT_LENGTH, bytes);
  sqlite3_progress_handler(connection, 10000, gymbo_sqlite_count_down, rounds);
}

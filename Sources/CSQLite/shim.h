// SQLite, and the two settings that Swift cannot reach because their C function takes any number of arguments.
#include <sqlite3.h>

/// Defends a connection against a file made to harm: no SQL can write over the file's own structures, and functions named in the
/// file's schema are not trusted. Returns SQLite's result code.
static inline int gymbo_sqlite_defend(sqlite3 *connection) {
  int done = 0;
  int code = sqlite3_db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, 1, &done);
  if (code == SQLITE_OK)
    code = sqlite3_db_config(connection, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, &done);
  return code;
}

/* What the programs that call the C library share. */
#define _GNU_SOURCE
#include "gymbo.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Ends the program with the place and the condition where a promise is not kept. */
#define CHECK(condition)                                                                  \
  do {                                                                                    \
    if (!(condition)) {                                                                   \
      fprintf(stderr, "%s:%d: not true: %s\n", __FILE__, __LINE__, #condition);           \
      exit(1);                                                                            \
    }                                                                                     \
  } while (0)

/* Fails with this status and a sentence, which it frees. */
#define CHECK_FAILS(status, call)                                                         \
  do {                                                                                    \
    gymbo_error *error = NULL;                                                            \
    gymbo_status found = (call);                                                          \
    if (found != (status)) {                                                              \
      fprintf(stderr, "%s:%d: status %d: %s\n", __FILE__, __LINE__, found,                \
              gymbo_error_message(error));                                                \
      exit(1);                                                                            \
    }                                                                                     \
    CHECK(error != NULL);                                                                 \
    CHECK(gymbo_error_status(error) == found);                                            \
    CHECK(strlen(gymbo_error_message(error)) > 10);                                       \
    gymbo_error_free(error);                                                              \
  } while (0)

/* Succeeds, and sets the error to null. */
#define CHECK_WORKS(call)                                                                 \
  do {                                                                                    \
    gymbo_error *error = (gymbo_error *)&error;                                           \
    gymbo_status found = (call);                                                          \
    if (found != GYMBO_OK) {                                                              \
      fprintf(stderr, "%s:%d: status %d: %s\n", __FILE__, __LINE__, found,                \
              gymbo_error_message(error));                                                \
      exit(1);                                                                            \
    }                                                                                     \
    CHECK(error == NULL);                                                                 \
  } while (0)

static const char strong_csv[] =
    "Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"
    "2026-01-05 18:00:00,\"Push\",\"Bench Press (Barbell)\",1,100,8,0,0,\"\",\"\",8\n"
    "2026-01-05 18:00:00,\"Push\",\"Bench Press (Barbell)\",2,100,8,0,0,\"\",\"\",9\n"
    "2026-01-07 18:00:00,\"Pull\",\"Bent Over Row (Barbell)\",1,80,10,0,0,\"\",\"\",\n"
    "2026-01-07 18:00:00,\"Pull\",\"Plank\",1,0,0,0,60,\"\",\"\",\n"
    "2026-01-12 18:00:00,\"Push\",\"Bench Press (Barbell)\",1,102.5,8,0,0,\"\",\"\",8\n";

/* A history from memory. */
static inline gymbo_history *history_of(const char *csv) {
  gymbo_file file = {"memory.csv", csv, strlen(csv)};
  gymbo_history *history = NULL;
  CHECK_WORKS(gymbo_history_read_bytes(&file, 1, NULL, &history, &error));
  CHECK(history != NULL);
  return history;
}

/* A new file with this content, in a folder for such; its path is the caller's, to be freed and unlinked. */
static inline char *file_of(const char *content) {
  char *path = strdup(P_tmpdir "/gymbo-XXXXXX");
  CHECK(path != NULL);
  int descriptor = mkstemp(path);
  CHECK(descriptor >= 0);
  CHECK(write(descriptor, content, strlen(content)) == (ssize_t)strlen(content));
  CHECK(close(descriptor) == 0);
  return path;
}

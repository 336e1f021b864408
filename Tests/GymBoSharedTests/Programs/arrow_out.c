/* Takes result tables as Arrow streams: shapes, moved children, streams that outlive everything, refusals. */
#include "program.h"

/* Looks at a stream as the specification allows: keeps one column of the batch, releases the rest, the stream first. */
static void take(struct ArrowArrayStream *stream) {
  struct ArrowSchema schema;
  struct ArrowArray batch, end, column;
  CHECK(stream->get_schema(stream, &schema) == 0);
  CHECK(strcmp(schema.format, "+s") == 0);
  CHECK(strcmp(schema.children[0]->name, "athlete") == 0);
  CHECK(stream->get_next(stream, &batch) == 0);
  CHECK(batch.release != NULL && batch.n_children == schema.n_children);
  CHECK(stream->get_next(stream, &end) == 0);
  CHECK(end.release == NULL);
  stream->release(stream);
  CHECK(stream->release == NULL);
  for (int64_t i = 0; i < batch.n_children; i++) {
    const struct ArrowArray *child = batch.children[i];
    const char *format = schema.children[i]->format;
    CHECK(child->length == batch.length && child->offset == 0);
    CHECK(child->n_buffers == (strcmp(format, "U") == 0 ? 3 : 2));
    CHECK(child->null_count == 0 || child->buffers[0] != NULL);
    for (int64_t j = 1; j < child->n_buffers; j++) CHECK(child->buffers[j] != NULL);
  }
  /* Move a child away: the batch must not release it, and it lives on without the batch. */
  int64_t last = batch.n_children - 1;
  column = *batch.children[last];
  /* A flag takes a bit, any other value a byte or more. */
  int64_t bytes = strcmp(schema.children[last]->format, "b") == 0 ? (column.length + 7) / 8 : column.length;
  batch.children[last]->release = NULL;
  batch.release(&batch);
  CHECK(batch.release == NULL);
  schema.release(&schema);
  CHECK(schema.release == NULL);
  unsigned sum = 0;
  for (int64_t i = 0; i < bytes; i++) sum += ((const unsigned char *)column.buffers[1])[i];
  column.release(&column);
  CHECK(column.release == NULL && sum < 1u << 31);
}

/* The rows of a table, and the name in its first row; releases everything. */
static int64_t rows_of(const gymbo_tables *tables, const char *name, const char *athlete) {
  struct ArrowArrayStream stream;
  struct ArrowArray batch;
  CHECK_WORKS(gymbo_tables_get(tables, name, &stream, &error));
  CHECK(stream.get_next(&stream, &batch) == 0);
  int64_t rows = batch.length;
  if (rows > 0) {
    const struct ArrowArray *names = batch.children[0];
    const int64_t *ends = names->buffers[1];
    CHECK((size_t)ends[1] == strlen(athlete));
    CHECK(strncmp(names->buffers[2], athlete, strlen(athlete)) == 0);
  }
  batch.release(&batch);
  stream.release(&stream);
  return rows;
}

/* Files are read as the tool's batch reads them: one athlete named for the file, or many by a column. */
static void files(void) {
  char *path = file_of(strong_csv);
  gymbo_report_options options = {.size = sizeof options, .tables = "issues,athletes"};
  gymbo_tables *tables = NULL;
  struct ArrowArrayStream none;
  CHECK_WORKS(gymbo_file_analyze(path, "Ann", NULL, &options, &tables, &error));
  CHECK(rows_of(tables, "athletes", "Ann") == 1);
  CHECK(rows_of(tables, "issues", "Ann") >= 0);
  /* A table that was not asked for was not made. */
  CHECK_FAILS(GYMBO_NOT_FOUND, gymbo_tables_get(tables, "sets", &none, &error));
  gymbo_tables_free(tables);
  FILE *file = fopen(path, "w");
  CHECK(file != NULL);
  fputs("athlete,date,exercise,load_kg,repetitions\n"
        "Bob,2026-01-05,Squat,100,5\nBob,2026-01-05,Squat,100,no\nCy,2026-01-05,Squat,90,5\n", file);
  CHECK(fclose(file) == 0);
  CHECK_WORKS(gymbo_file_analyze(path, "Ann", NULL, NULL, &tables, &error));
  CHECK(rows_of(tables, "athletes", "Bob") == 2);
  CHECK(rows_of(tables, "exercises", "Bob") == 2);
  gymbo_tables_free(tables);
  file = fopen(path, "a");
  CHECK(file != NULL);
  fputs("Bob,2026-01-06,Squat,100,5\n", file);
  CHECK(fclose(file) == 0);
  CHECK_FAILS(GYMBO_UNKNOWN_FORMAT, gymbo_file_analyze(path, "Ann", NULL, NULL, &tables, &error));
  unlink(path);
  free(path);
}

int main(void) {
  gymbo_history *history = history_of(strong_csv);
  gymbo_tables *tables = NULL;
  gymbo_report_options options = {.size = sizeof options, .as_of = "2026-01-20"};
  CHECK_WORKS(gymbo_history_analyze(history, &options, &tables, &error));
  gymbo_history_free(history);
  struct ArrowArrayStream streams[16];
  size_t count = 0;
  for (; gymbo_tables_name(count) != NULL; count++) {
    CHECK_WORKS(gymbo_tables_get(tables, gymbo_tables_name(count), &streams[count], &error));
  }
  CHECK(count == 14);
  /* With dictionaries and lists. */
  for (size_t i = 0; i < count; i++) {
    struct ArrowArrayStream encoded;
    CHECK_WORKS(gymbo_tables_get_encoded(tables, gymbo_tables_name(i), &encoded, &error));
    take(&encoded);
  }
  struct ArrowArrayStream encoded;
  struct ArrowSchema schema;
  struct ArrowArray rows;
  CHECK_FAILS(GYMBO_NOT_FOUND, gymbo_tables_get_encoded(tables, "set", &encoded, &error));
  CHECK_WORKS(gymbo_tables_get_encoded(tables, "exercises", &encoded, &error));
  CHECK(encoded.get_schema(&encoded, &schema) == 0 && encoded.get_next(&encoded, &rows) == 0);
  encoded.release(&encoded);
  CHECK(strcmp(schema.children[1]->name, "exercise") == 0 && strcmp(schema.children[1]->format, "i") == 0);
  CHECK(strcmp(schema.children[1]->dictionary->format, "U") == 0);
  CHECK(rows.children[1]->dictionary->length == rows.length);
  CHECK(((const int32_t *)rows.children[1]->buffers[1])[0] == 0);
  schema.release(&schema);
  rows.release(&rows);
  /* Twice the same table; a stream that nobody reads; all of them after the tables are gone. */
  struct ArrowArrayStream again, unread;
  CHECK_WORKS(gymbo_tables_get(tables, "sets", &again, &error));
  CHECK_WORKS(gymbo_tables_get(tables, "sets", &unread, &error));
  CHECK_FAILS(GYMBO_NOT_FOUND, gymbo_tables_get(tables, "set", &again, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_tables_get(tables, NULL, &again, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_tables_get(tables, "sets", NULL, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_tables_get(NULL, "sets", &again, &error));
  gymbo_tables_free(tables);
  gymbo_tables_free(NULL);
  for (size_t i = 0; i < count; i++) take(&streams[i]);
  unread.release(&unread);

  /* What comes out goes in again, and the same sets come of it. */
  gymbo_batch *batch = NULL;
  CHECK_WORKS(gymbo_batch_read(&again, NULL, &batch, &error));
  CHECK(gymbo_batch_count(batch) == 1);
  CHECK(gymbo_batch_athlete(batch, 0) == NULL);
  CHECK_WORKS(gymbo_batch_analyze(batch, &options, 2, &tables, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_batch_analyze(batch, NULL, 0, NULL, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_batch_analyze(NULL, NULL, 0, &tables, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_batch_analyze(batch, NULL, -1, &tables, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_batch_analyze(batch, NULL, 257, &tables, &error));
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_history_analyze(NULL, NULL, &tables, &error));
  options.rule = "guess";
  CHECK_FAILS(GYMBO_INVALID_ARGUMENT, gymbo_batch_analyze(batch, &options, 0, &tables, &error));
  CHECK_WORKS(gymbo_tables_get(tables, "sessions", &again, &error));
  struct ArrowArray sessions;
  CHECK(again.get_next(&again, &sessions) == 0);
  CHECK(sessions.length == 3);
  sessions.release(&sessions);
  again.release(&again);
  gymbo_batch_free(batch);
  gymbo_tables_free(tables);
  files();
  return 0;
}

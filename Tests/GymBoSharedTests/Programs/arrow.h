/* A producer of Arrow streams that counts what is released. Buffers are the caller's constants. */
#include "program.h"

static int released_arrays, released_schemas, released_streams, made_arrays, made_schemas;

static void release_schema(struct ArrowSchema *schema) {
  CHECK(schema->release == release_schema);
  for (int64_t i = 0; i < schema->n_children; i++) {
    if (schema->children[i]->release) schema->children[i]->release(schema->children[i]);
    free(schema->children[i]);
  }
  free(schema->children);
  if (schema->dictionary) {
    schema->dictionary->release(schema->dictionary);
    free(schema->dictionary);
  }
  schema->release = NULL;
  released_schemas++;
}

static void release_array(struct ArrowArray *array) {
  CHECK(array->release == release_array);
  for (int64_t i = 0; i < array->n_children; i++) {
    if (array->children[i]->release) array->children[i]->release(array->children[i]);
    free(array->children[i]);
  }
  free(array->children);
  free(array->buffers);
  if (array->dictionary) {
    array->dictionary->release(array->dictionary);
    free(array->dictionary);
  }
  array->release = NULL;
  released_arrays++;
}

/* A column: its type, its values, and how they lie in the buffers. */
struct column {
  const char *name, *format;
  int64_t length, offset;
  const void *presence, *values, *text;
  const struct column *dictionary;
};

static void make_schema(struct ArrowSchema *schema, const struct column *column) {
  *schema = (struct ArrowSchema){.format = column->format, .name = column->name,
                                 .flags = ARROW_FLAG_NULLABLE, .release = release_schema};
  made_schemas++;
  if (column->dictionary) {
    schema->dictionary = malloc(sizeof *schema);
    make_schema(schema->dictionary, column->dictionary);
  }
}

static void make_array(struct ArrowArray *array, const struct column *column) {
  int buffers = column->text ? 3 : 2;
  *array = (struct ArrowArray){.length = column->length, .null_count = -1, .offset = column->offset,
                               .n_buffers = buffers, .release = release_array};
  array->buffers = calloc(3, sizeof(void *));
  array->buffers[0] = column->presence;
  array->buffers[1] = column->values;
  array->buffers[2] = column->text;
  made_arrays++;
  if (column->dictionary) {
    array->dictionary = malloc(sizeof *array);
    make_array(array->dictionary, column->dictionary);
  }
}

/* A stream of the same batch a number of times, or one that fails at a batch. */
struct source {
  const struct column *columns;
  int64_t count, rows, offset;
  int batches, fails_at, made;
};

static int get_schema(struct ArrowArrayStream *stream, struct ArrowSchema *out) {
  struct source *source = stream->private_data;
  if (source->fails_at == -1) return 5;
  *out = (struct ArrowSchema){.format = "+s", .n_children = source->count, .release = release_schema};
  out->children = calloc((size_t)source->count, sizeof(void *));
  made_schemas++;
  for (int64_t i = 0; i < source->count; i++) {
    out->children[i] = malloc(sizeof *out);
    make_schema(out->children[i], &source->columns[i]);
  }
  return 0;
}

static int get_next(struct ArrowArrayStream *stream, struct ArrowArray *out) {
  struct source *source = stream->private_data;
  *out = (struct ArrowArray){0};
  if (source->made == source->batches) return 0;
  if (++source->made == source->fails_at) return 5;
  *out = (struct ArrowArray){.length = source->rows, .offset = source->offset, .n_buffers = 1,
                             .n_children = source->count, .release = release_array};
  out->buffers = calloc(1, sizeof(void *));
  out->children = calloc((size_t)source->count, sizeof(void *));
  made_arrays++;
  for (int64_t i = 0; i < source->count; i++) {
    out->children[i] = malloc(sizeof *out);
    make_array(out->children[i], &source->columns[i]);
  }
  return 0;
}

static const char *get_last_error(struct ArrowArrayStream *stream) {
  (void)stream;
  return "the disk is on fire";
}

static void release_stream(struct ArrowArrayStream *stream) {
  stream->release = NULL;
  released_streams++;
}

static struct ArrowArrayStream stream_of(struct source *source) {
  released_arrays = released_schemas = released_streams = made_arrays = made_schemas = 0;
  source->made = 0;
  return (struct ArrowArrayStream){.get_schema = get_schema, .get_next = get_next,
                                   .get_last_error = get_last_error, .release = release_stream,
                                   .private_data = source};
}

/* Everything that was made is released, once. */
static void check_released(void) {
  CHECK(released_streams == 1);
  CHECK(released_schemas == made_schemas);
  CHECK(released_arrays == made_arrays);
}

/* Prints the weekly report of an export, and the lifts of its plateaus from a table.

     gcc -Wall report.c $(pkg-config --cflags --libs gymbo) -o report
     ./report strong.csv */
#include <gymbo.h>

#include <stdio.h>

/* Says why a call failed, and frees what says it. */
static int failed(gymbo_error *error) {
  fprintf(stderr, "%s\n", gymbo_error_message(error));
  gymbo_error_free(error);
  return 1;
}

int main(int count, char **arguments) {
  if (count != 2) {
    fprintf(stderr, "usage: report FILE\n");
    return 2;
  }
  gymbo_error *error = NULL;
  if (gymbo_require_abi(GYMBO_ABI_VERSION, &error) != GYMBO_OK) return failed(error);

  const char *path = arguments[1];
  gymbo_history *history = NULL;
  if (gymbo_history_read(&path, 1, NULL, &history, &error) != GYMBO_OK) return failed(error);

  gymbo_report_options options = {.size = sizeof options, .width = 80};
  char *text = NULL;
  if (gymbo_report(history, &options, GYMBO_TEXT, &text, NULL, &error) != GYMBO_OK) return failed(error);
  fputs(text, stdout);
  gymbo_text_free(text);

  if (gymbo_table(history, "trends", &options, &text, NULL, &error) != GYMBO_OK) return failed(error);
  fputs(text, stdout);
  gymbo_text_free(text);
  gymbo_history_free(history);
  return 0;
}

/* Eight threads share one history and each makes and frees its own: all get the same answers. */
#include "program.h"

#include <pthread.h>

enum { threads = 8, rounds = 4 };

static gymbo_history *shared;
static char *expected;

static void *work(void *unused) {
  (void)unused;
  for (int round = 0; round < rounds; round++) {
    gymbo_history *own = history_of(strong_csv);
    const gymbo_history *both[] = {shared, own};
    for (int i = 0; i < 2; i++) {
      char *text = NULL;
      CHECK_WORKS(gymbo_report(both[i], NULL, GYMBO_JSON, &text, NULL, &error));
      CHECK(strcmp(text, expected) == 0);
      gymbo_text_free(text);
      CHECK_FAILS(GYMBO_NOT_FOUND, gymbo_exercise(both[i], "nothing", NULL, GYMBO_TEXT, &text, NULL, &error));
    }
    gymbo_history_free(own);
  }
  return NULL;
}

int main(void) {
  shared = history_of(strong_csv);
  CHECK_WORKS(gymbo_report(shared, NULL, GYMBO_JSON, &expected, NULL, &error));
  pthread_t workers[threads];
  for (int i = 0; i < threads; i++) CHECK(pthread_create(&workers[i], NULL, work, NULL) == 0);
  for (int i = 0; i < threads; i++) CHECK(pthread_join(workers[i], NULL) == 0);
  gymbo_text_free(expected);
  gymbo_history_free(shared);
  return 0;
}

/* Forgets to free what it made: the check for leaks has to find it. */
#include "program.h"

int main(void) {
  CHECK(history_of(strong_csv) != NULL);
  return 0;
}

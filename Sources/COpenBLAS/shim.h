// OpenBLAS for the products and sums, LAPACKE for the factorizations.
#include <cblas.h>
#include <lapacke.h>

// OpenBLAS starts its threads while it is loaded, and they wait for work busily for a tenth of a second. Builds
// without threads of their own have no such function.
int blas_thread_shutdown_(void) __attribute__((weak));

static inline void gymbo_end_blas_threads(void) {
  if (blas_thread_shutdown_) blas_thread_shutdown_();
}

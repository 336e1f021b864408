// OpenBLAS, and LAPACK inside it.
#include <cblas.h>

#include <stddef.h>

// LAPACK's Fortran interface, of the four routines that are called. The headers of systems differ in whether they declare the
// lengths of texts at the end, which gfortran passes; every letter has the length 1.
void dgeqp3_(int *m, int *n, double *a, int *lda, int *jpvt, double *tau, double *work, int *lwork, int *info);
void dormqr_(char *side, char *trans, int *m, int *n, int *k, double *a, int *lda, double *tau, double *c, int *ldc,
             double *work, int *lwork, int *info, size_t, size_t);
void dtrtrs_(char *uplo, char *trans, char *diag, int *n, int *nrhs, double *a, int *lda, double *b, int *ldb, int *info,
             size_t, size_t, size_t);
void dgels_(char *trans, int *m, int *n, int *nrhs, double *a, int *lda, double *b, int *ldb, double *work, int *lwork,
            int *info, size_t);

// OpenBLAS starts its threads while it is loaded, and they wait for work busily for a tenth of a second. Builds
// without threads of their own have no such function.
int blas_thread_shutdown_(void) __attribute__((weak));

static inline void gymbo_end_blas_threads(void) {
  if (blas_thread_shutdown_) blas_thread_shutdown_();
}

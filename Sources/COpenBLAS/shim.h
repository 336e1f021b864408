// OpenBLAS for the products and sums, LAPACKE for the factorizations.
#include <cblas.h>
#include <lapacke.h>

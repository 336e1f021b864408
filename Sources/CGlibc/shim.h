// How the C library keeps freed memory, which its Swift module leaves out.
#include <malloc.h>

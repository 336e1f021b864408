// What the C library has and its Swift module leaves out.

// How it keeps freed memory.
#include <malloc.h>

// Has the disk begin with bytes of a file, and does not wait. In <fcntl.h> for GNU's own sources only.
#include <sys/types.h>
int sync_file_range(int descriptor, __off64_t start, __off64_t count, unsigned int flags);
enum { GYMBO_BEGIN_WRITING = 2 };  // SYNC_FILE_RANGE_WRITE

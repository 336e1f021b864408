// What systems have and the Swift module of their C library leaves out. Where a system has it not, nothing is done: both are hints.
#include <stddef.h>
#include <sys/types.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

// Has the allocator keep freed memory until there is this much of it, and take blocks up to a size from it.
static inline void gymbo_keep_freed_memory(int kept, int block) {
#ifdef __GLIBC__
  (void)mallopt(M_TRIM_THRESHOLD, kept);
  (void)mallopt(M_MMAP_THRESHOLD, block);
#else
  (void)kept, (void)block;
#endif
}

#ifdef __linux__
// In <fcntl.h> for GNU's own sources only.
int sync_file_range(int descriptor, off_t start, off_t count, unsigned int flags);
#endif

// Has the disk begin with bytes of a file, and does not wait.
static inline void gymbo_begin_writing(int descriptor, off_t start, off_t count) {
#ifdef __linux__
  (void)sync_file_range(descriptor, start, count, 2 /* SYNC_FILE_RANGE_WRITE */);
#else
  (void)descriptor, (void)start, (void)count;
#endif
}

// What systems have and the Swift module of their C library leaves out. Where a system lacks one of them, its comment says what
// happens instead.
#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <sys/types.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

// Has the allocator keep freed memory until there is this much of it, and take blocks up to a size from it. Elsewhere nothing: it
// is a hint.
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

// Has the disk begin with bytes of a file, and does not wait. Elsewhere nothing: it is a hint.
static inline void gymbo_begin_writing(int descriptor, off_t start, off_t count) {
#ifdef __linux__
  (void)sync_file_range(descriptor, start, count, 2 /* SYNC_FILE_RANGE_WRITE */);
#else
  (void)descriptor, (void)start, (void)count;
#endif
}

#ifdef __GLIBC__
// In <stdio.h> and <fcntl.h> for GNU's own sources only.
int renameat2(int folder, const char *path, int other_folder, const char *other, unsigned int flags);
#endif

// Gives two files each other's name in one step. Elsewhere fails with ENOSYS, as where a file system cannot do it.
// Returns 0, or -1 with errno.
static inline int gymbo_exchange(const char *path, const char *other) {
#if defined(__GLIBC__)
  return renameat2(-100 /* AT_FDCWD */, path, -100, other, 2 /* RENAME_EXCHANGE */);
#elif defined(__APPLE__)
  return renamex_np(path, other, 2 /* RENAME_SWAP */);
#else
  (void)path, (void)other;
  errno = ENOSYS;
  return -1;
#endif
}

// Calls a function once when the process gets a signal, on a stack of its own: the usual one may be what could not grow. The
// next signal of its kind does what it does by default.
static inline void gymbo_once_on_signal(int number, void (*handler)(int)) {
  static char memory[1 << 16];
  stack_t stack = {.ss_sp = memory, .ss_size = sizeof memory};
  struct sigaction action = {.sa_handler = handler, .sa_flags = SA_ONSTACK | SA_RESETHAND};
  (void)sigaltstack(&stack, NULL);
  (void)sigaction(number, &action, NULL);
}

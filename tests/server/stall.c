/* A disk that stands still: loaded before the C library, it lets no flush return while the file named by ENGAWA_STALL is there. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <unistd.h>

static int flushed(const char *name, int file) {
    const char *stall = getenv("ENGAWA_STALL");
    while (stall && access(stall, F_OK) == 0) usleep(5000);
    int (*flush)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
    return flush(file);
}

int fsync(int file) { return flushed("fsync", file); }
int fdatasync(int file) { return flushed("fdatasync", file); }

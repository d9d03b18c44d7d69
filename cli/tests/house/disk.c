/* A disk that fails on demand: loaded before the C library, it stands between the program and its files.
 *
 * Files whose path begins with LASCAUX_DISK are on this disk. LASCAUX_DISK_CONTROL names a file of eight numbers of
 * eight bytes, written by whoever makes the disk fail and read at every call:
 *   0  calls so far (counted here)         1  the first call that fails, 0 for none
 *   2  how many fail from there on         3  with which errno
 *   4  not 0: the disk is full             5  calls that failed so far (counted here)
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/types.h>
#include <unistd.h>

enum { CALLS, FIRST, MANY, ERROR, FULL, FAILED, WORDS = 8 };
enum { FILES = 65536 };

static _Atomic uint64_t *control;
static _Atomic char on_disk[FILES];
static const char *place;

#define REAL(result, name, ...) \
    static result (*real)(__VA_ARGS__); \
    if (!real) real = (result (*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

__attribute__((constructor)) static void begin(void) {
    REAL(int, "open64", const char *, int, ...);
    place = getenv("LASCAUX_DISK");
    const char *name = getenv("LASCAUX_DISK_CONTROL");
    if (!place || !name) return;
    int file = real(name, O_RDWR | O_CLOEXEC);
    if (file < 0) return;
    void *mapped = mmap(0, WORDS * 8, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (mapped != MAP_FAILED) control = mapped;
    close(file);
}

/* Counts a call; the errno with which it fails, or 0. */
static int fails(int takes_room) {
    if (!control) return 0;
    uint64_t call = ++control[CALLS];
    int error = 0;
    if (control[FULL] && takes_room) error = ENOSPC;
    if (control[FIRST] && call >= control[FIRST] && call < control[FIRST] + control[MANY]) error = (int)control[ERROR];
    if (error) ++control[FAILED];
    return error;
}

static int ours(int file) { return file >= 0 && file < FILES && on_disk[file]; }

#define REFUSED(file, takes_room) \
    if (ours(file)) { \
        int error = fails(takes_room); \
        if (error) { errno = error; return -1; } \
    }

static int opened(int file, const char *path) {
    if (file >= 0 && file < FILES) on_disk[file] = control && place && !strncmp(path, place, strlen(place));
    return file;
}

#define MODE(flags) \
    mode_t mode = 0; \
    if ((flags) & (O_CREAT | O_TMPFILE)) { \
        va_list rest; \
        va_start(rest, flags); \
        mode = va_arg(rest, mode_t); \
        va_end(rest); \
    }

int open(const char *path, int flags, ...) {
    MODE(flags);
    REAL(int, "open", const char *, int, ...);
    return opened(real(path, flags, mode), path);
}
int open64(const char *path, int flags, ...) {
    MODE(flags);
    REAL(int, "open64", const char *, int, ...);
    return opened(real(path, flags, mode), path);
}
int openat(int at, const char *path, int flags, ...) {
    MODE(flags);
    REAL(int, "openat", int, const char *, int, ...);
    return opened(real(at, path, flags, mode), path);
}
int openat64(int at, const char *path, int flags, ...) {
    MODE(flags);
    REAL(int, "openat64", int, const char *, int, ...);
    return opened(real(at, path, flags, mode), path);
}
int close(int file) {
    REAL(int, "close", int);
    if (file >= 0 && file < FILES) on_disk[file] = 0;
    return real(file);
}

ssize_t write(int file, const void *what, size_t count) {
    REAL(ssize_t, "write", int, const void *, size_t);
    REFUSED(file, 1);
    return real(file, what, count);
}
ssize_t pwrite(int file, const void *what, size_t count, off_t at) {
    REAL(ssize_t, "pwrite", int, const void *, size_t, off_t);
    REFUSED(file, 1);
    return real(file, what, count, at);
}
ssize_t pwrite64(int file, const void *what, size_t count, off64_t at) {
    REAL(ssize_t, "pwrite64", int, const void *, size_t, off64_t);
    REFUSED(file, 1);
    return real(file, what, count, at);
}
int ftruncate(int file, off_t size) {
    REAL(int, "ftruncate", int, off_t);
    REFUSED(file, size > 0);
    return real(file, size);
}
int ftruncate64(int file, off64_t size) {
    REAL(int, "ftruncate64", int, off64_t);
    REFUSED(file, size > 0);
    return real(file, size);
}
int fsync(int file) {
    REAL(int, "fsync", int);
    REFUSED(file, 0);
    return real(file);
}
int fdatasync(int file) {
    REAL(int, "fdatasync", int);
    REFUSED(file, 0);
    return real(file);
}
int fallocate(int file, int mode, off_t at, off_t count) {
    REAL(int, "fallocate", int, int, off_t, off_t);
    REFUSED(file, 1);
    return real(file, mode, at, count);
}
int fallocate64(int file, int mode, off64_t at, off64_t count) {
    REAL(int, "fallocate64", int, int, off64_t, off64_t);
    REFUSED(file, 1);
    return real(file, mode, at, count);
}
/* These two answer with the errno itself. */
int posix_fallocate(int file, off_t at, off_t count) {
    REAL(int, "posix_fallocate", int, off_t, off_t);
    int error = ours(file) ? fails(1) : 0;
    return error ? error : real(file, at, count);
}
int posix_fallocate64(int file, off64_t at, off64_t count) {
    REAL(int, "posix_fallocate64", int, off64_t, off64_t);
    int error = ours(file) ? fails(1) : 0;
    return error ? error : real(file, at, count);
}

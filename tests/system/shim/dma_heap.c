/* A dma-buf heap for machines whose kernel has none, to be preloaded in tests alone.
 *
 * libcamera's virtual camera and picamera2 allocate frames from a heap in
 * /dev/dma_heap. Here such a path opens as an anonymous file, an allocation is
 * another one of the size asked for, and the calls that keep caches in step have
 * nothing to do. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <linux/dma-buf.h>
#include <linux/dma-heap.h>
#include <stdarg.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/types.h>
#include <unistd.h>

static int names_a_heap(const char *path)
{
	return path && strncmp(path, "/dev/dma_heap/", 14) == 0;
}

static int anonymous(off_t bytes)
{
	int fd = memfd_create("dma-buf", MFD_CLOEXEC | MFD_ALLOW_SEALING);

	if (fd >= 0 && ftruncate(fd, bytes) != 0) {
		close(fd);
		return -1;
	}
	return fd;
}

#define SERVE_OPEN(name)                                                     \
	int name(const char *path, int flags, ...)                           \
	{                                                                    \
		int (*next)(const char *, int, ...) = dlsym(RTLD_NEXT, #name); \
		mode_t mode = 0;                                             \
		if (flags & (O_CREAT | __O_TMPFILE)) {                       \
			va_list rest;                                        \
			va_start(rest, flags);                               \
			mode = va_arg(rest, mode_t);                         \
			va_end(rest);                                        \
		}                                                            \
		return names_a_heap(path) ? anonymous(0) : next(path, flags, mode); \
	}

SERVE_OPEN(open)
SERVE_OPEN(open64)

int ioctl(int fd, unsigned long request, ...)
{
	int (*next)(int, unsigned long, ...) = dlsym(RTLD_NEXT, "ioctl");
	struct dma_heap_allocation_data *asked;
	va_list rest;
	void *argument;

	va_start(rest, request);
	argument = va_arg(rest, void *);
	va_end(rest);
	switch ((unsigned int)request) {
	case DMA_HEAP_IOCTL_ALLOC:
		asked = argument;
		asked->fd = anonymous(asked->len);
		return (int)asked->fd < 0 ? -1 : 0;
	case DMA_BUF_IOCTL_SYNC:
	case (unsigned int)DMA_BUF_SET_NAME_A:
	case (unsigned int)DMA_BUF_SET_NAME_B:
		return 0;
	default:
		return next(fd, request, argument);
	}
}

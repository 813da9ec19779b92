// Calls of Linux that the Glibc module of Swift leaves out: they need _GNU_SOURCE or _XOPEN_SOURCE, getdents64 has a header of its own.
#pragma once

#include <stddef.h>
#include <sys/types.h>

// renameat2(2), Linux 3.15 and glibc 2.28. RENAME_NOREPLACE is 1, RENAME_EXCHANGE is 2.
int renameat2(int oldFolder, const char *oldPath, int newFolder, const char *newPath, unsigned int flags);

// syncfs(2), Linux 2.6.39: writes out the file system the open file lies on.
int syncfs(int file);

// getdents64(2), Linux 2.4 and glibc 2.30: some more entries of an open folder.
ssize_t getdents64(int folder, void *buffer, size_t bytes);

// wcwidth(3): columns of a terminal that a letter takes, −1 where that is not known.
int wcwidth(wchar_t letter);

#include "CBuiltFrom.h"

// Package.swift asks git and defines it: for this file alone, so that a commit does not make everything be built again.
#ifndef BOARDWALK_COMMIT
#define BOARDWALK_COMMIT ""
#endif

const char *boardwalk_commit(void) { return BOARDWALK_COMMIT; }

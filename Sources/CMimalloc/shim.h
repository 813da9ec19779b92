// Mimalloc takes the place of the C library's malloc in every program that is linked with it.
#pragma once
#include <mimalloc.h>

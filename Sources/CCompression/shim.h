// zlib writes gzip, libbrotlienc Brotli. deflateInit2 is a macro, which Swift does not see.
#pragma once
#include <brotli/encode.h>
#include <zlib.h>

// Window bits of 31: the largest window, and a gzip header without a time.
static inline int deflate_init_gzip(z_stream *stream, int level) {
  return deflateInit2(stream, level, Z_DEFLATED, 31, 9, Z_DEFAULT_STRATEGY);
}

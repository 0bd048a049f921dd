#include <isa-l.h>
#include <stdlib.h>

// Swift doesn't import the library's structures, whose arrays are too long for it.

/// Compresses bytes in the zlib format; returns their number, or zero if they don't fit or memory
/// runs out.
///
/// Equal bytes are compressed to equal ones. ISA-L 2.30 promises that in no document: the result
/// depends on what was in the memory of the stream before (one file of eight by nine pixels in ten
/// thousand was different), which is zero here, and with levels 1 and 2 on its address too (one in
/// 500). Level 3 takes three times as long as this one, 0 with a code for the bytes.
static inline size_t isal_compress(
    uint8_t *source, size_t count, uint8_t *target, size_t capacity) {
  struct isal_zstream *stream = calloc(1, sizeof(struct isal_zstream));
  struct isal_huff_histogram *histogram = calloc(1, sizeof(struct isal_huff_histogram));
  struct isal_hufftables *code = calloc(1, sizeof(struct isal_hufftables));
  size_t written = 0;
  if (stream && histogram && code && count <= INT32_MAX && capacity <= UINT32_MAX) {
    isal_update_histogram(source, (int)count, histogram);
    isal_deflate_stateless_init(stream);
    if (isal_create_hufftables(code, histogram) == 0) { stream->hufftables = code; }
    stream->gzip_flag = IGZIP_ZLIB;
    stream->end_of_stream = 1;
    stream->next_in = source;
    stream->avail_in = (uint32_t)count;
    stream->next_out = target;
    stream->avail_out = (uint32_t)capacity;
    if (isal_deflate_stateless(stream) == COMP_OK) { written = stream->total_out; }
  }
  free(code);
  free(histogram);
  free(stream);
  return written;
}

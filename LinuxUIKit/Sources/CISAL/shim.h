#include <isa-l.h>
#include <stdlib.h>

// Swift doesn't import the library's stream, whose arrays are too long for it.

/// Compresses bytes in the zlib format; returns their number, or zero if they don't fit or memory
/// runs out.
static inline size_t isal_compress(
    uint8_t *source, size_t count, uint8_t *target, size_t capacity) {
  struct isal_zstream *stream = malloc(sizeof(struct isal_zstream));
  uint8_t *buffer = malloc(ISAL_DEF_LVL1_DEFAULT);
  size_t written = 0;
  if (stream && buffer && count <= UINT32_MAX && capacity <= UINT32_MAX) {
    isal_deflate_init(stream);
    stream->level = 1;
    stream->level_buf = buffer;
    stream->level_buf_size = ISAL_DEF_LVL1_DEFAULT;
    stream->gzip_flag = IGZIP_ZLIB;
    stream->end_of_stream = 1;
    stream->next_in = source;
    stream->avail_in = (uint32_t)count;
    stream->next_out = target;
    stream->avail_out = (uint32_t)capacity;
    if (isal_deflate(stream) == COMP_OK && stream->internal_state.state == ZSTATE_END) {
      written = stream->total_out;
    }
  }
  free(buffer);
  free(stream);
  return written;
}

// The intrinsics of the processor aren't needed.
#define SDL_DISABLE_IMMINTRIN_H
#define SDL_DISABLE_MMINTRIN_H
#define SDL_DISABLE_XMMINTRIN_H
#define SDL_DISABLE_EMMINTRIN_H
#define SDL_DISABLE_PMMINTRIN_H
#define SDL_DISABLE_ARM_NEON_H
#include <SDL2/SDL.h>

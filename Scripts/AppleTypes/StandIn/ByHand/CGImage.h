// Images and their formats. Written by hand.
#pragma once
#include "CGColor.h"
CGT(CGImage);
_Pragma("clang assume_nonnull begin")
typedef CGENUM(uint32_t, CGImageAlphaInfo) { kCGImageAlphaNone, kCGImageAlphaPremultipliedLast, kCGImageAlphaPremultipliedFirst, kCGImageAlphaLast, kCGImageAlphaFirst, kCGImageAlphaNoneSkipLast, kCGImageAlphaNoneSkipFirst, kCGImageAlphaOnly };
typedef CGOPTIONS(uint32_t, CGBitmapInfo) { kCGBitmapAlphaInfoMask = 0x1f, kCGBitmapFloatComponents = 1 << 8, kCGBitmapByteOrder32Little = 2 << 12, kCGBitmapByteOrder32Big = 4 << 12 };
CGImageRef _Nullable CGImageCreateWithImageInRect(CGImageRef image, CGRect rect) __attribute__((cf_returns_retained)) CGNAME(CGImageRef.cropping(self:to:));
size_t CGImageGetWidth(CGImageRef image) CGNAME(getter:CGImageRef.width(self:));
size_t CGImageGetHeight(CGImageRef image) CGNAME(getter:CGImageRef.height(self:));
size_t CGImageGetBitsPerComponent(CGImageRef image) CGNAME(getter:CGImageRef.bitsPerComponent(self:));
size_t CGImageGetBitsPerPixel(CGImageRef image) CGNAME(getter:CGImageRef.bitsPerPixel(self:));
size_t CGImageGetBytesPerRow(CGImageRef image) CGNAME(getter:CGImageRef.bytesPerRow(self:));
CGDataProviderRef _Nullable CGImageGetDataProvider(CGImageRef image) __attribute__((cf_returns_not_retained)) CGNAME(getter:CGImageRef.dataProvider(self:));
_Pragma("clang assume_nonnull end")

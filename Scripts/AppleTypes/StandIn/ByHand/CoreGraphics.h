#pragma once
#include "CoreFoundation.h"
#define CGT(n) typedef struct __attribute__((objc_bridge(id))) n *n##Ref
CGT(CGColor); CGT(CGImage); CGT(CGContext); CGT(CGColorSpace); CGT(CGGradient); CGT(CGFont); CGT(CGDataProvider); CGT(CGPDFDocument);
typedef const struct __attribute__((objc_bridge(id))) CGPath *CGPathRef;
typedef struct __attribute__((objc_bridge_mutable(id))) CGPath *CGMutablePathRef;
#define CGENUM(_type, _name) enum __attribute__((enum_extensibility(open))) _name : _type _name; enum _name : _type
typedef CGENUM(int32_t, CGBlendMode) { kCGBlendModeNormal, kCGBlendModeMultiply, kCGBlendModeScreen, kCGBlendModeCopy = 17, kCGBlendModeClear = 16 };
typedef CGENUM(int32_t, CGLineCap) { kCGLineCapButt, kCGLineCapRound, kCGLineCapSquare };
typedef CGENUM(int32_t, CGLineJoin) { kCGLineJoinMiter, kCGLineJoinRound, kCGLineJoinBevel };
typedef CGENUM(uint32_t, CGImageAlphaInfo) { kCGImageAlphaNone, kCGImageAlphaPremultipliedLast, kCGImageAlphaPremultipliedFirst, kCGImageAlphaLast, kCGImageAlphaFirst, kCGImageAlphaNoneSkipLast, kCGImageAlphaNoneSkipFirst, kCGImageAlphaOnly };
typedef enum __attribute__((flag_enum,enum_extensibility(open))) CGBitmapInfo : uint32_t CGBitmapInfo; enum CGBitmapInfo : uint32_t { kCGBitmapAlphaInfoMask = 0x1f, kCGBitmapFloatComponents = 1 << 8, kCGBitmapByteOrder32Little = 2 << 12, kCGBitmapByteOrder32Big = 4 << 12 };
_Pragma("clang assume_nonnull begin")
CGContextRef _Nullable CGBitmapContextCreate(void * _Nullable data, size_t width, size_t height, size_t bitsPerComponent, size_t bytesPerRow, CGColorSpaceRef space, uint32_t bitmapInfo) __attribute__((cf_returns_retained, swift_name("CGContext.init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)")));
CGColorSpaceRef CGColorSpaceCreateDeviceRGB(void) __attribute__((cf_returns_retained));
_Pragma("clang assume_nonnull end")

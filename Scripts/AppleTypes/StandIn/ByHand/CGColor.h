// Colors, color spaces and gradients. Written by hand.
#pragma once
#include "CoreGraphics.h"
CGT(CGColor); CGT(CGColorSpace);
_Pragma("clang assume_nonnull begin")
typedef CGOPTIONS(uint32_t, CGGradientDrawingOptions) { kCGGradientDrawsBeforeStartLocation = 1 << 0, kCGGradientDrawsAfterEndLocation = 1 << 1 };
CGColorSpaceRef CGColorSpaceCreateDeviceRGB(void) __attribute__((cf_returns_retained));
CGColorSpaceRef CGColorSpaceCreateDeviceGray(void) __attribute__((cf_returns_retained));
CGColorRef CGColorCreateGenericRGB(CGFloat red, CGFloat green, CGFloat blue, CGFloat alpha) __attribute__((cf_returns_retained)) CGNAME(CGColorRef.init(red:green:blue:alpha:));
CGColorRef CGColorCreateSRGB(CGFloat red, CGFloat green, CGFloat blue, CGFloat alpha) __attribute__((cf_returns_retained)) CGNAME(CGColorRef.init(srgbRed:green:blue:alpha:));
CGColorRef CGColorCreateGenericGray(CGFloat gray, CGFloat alpha) __attribute__((cf_returns_retained)) CGNAME(CGColorRef.init(gray:alpha:));
CGColorRef _Nullable CGColorCreate(CGColorSpaceRef space, const CGFloat *components) __attribute__((cf_returns_retained)) CGNAME(CGColorRef.init(colorSpace:components:));
CGColorRef _Nullable CGColorCreateCopyWithAlpha(CGColorRef color, CGFloat alpha) __attribute__((cf_returns_retained)) CGNAME(CGColorRef.copy(self:alpha:));
size_t CGColorGetNumberOfComponents(CGColorRef color) CGNAME(getter:CGColorRef.numberOfComponents(self:));
CGFloat CGColorGetAlpha(CGColorRef color) CGNAME(getter:CGColorRef.alpha(self:));
CGColorSpaceRef _Nullable CGColorGetColorSpace(CGColorRef color) __attribute__((cf_returns_not_retained)) CGNAME(getter:CGColorRef.colorSpace(self:));
CGGradientRef _Nullable CGGradientCreateWithColors(CGColorSpaceRef _Nullable space, CFArrayRef colors, const CGFloat * _Nullable locations) __attribute__((cf_returns_retained)) CGNAME(CGGradientRef.init(colorsSpace:colors:locations:));
_Pragma("clang assume_nonnull end")

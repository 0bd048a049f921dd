// Paths. Written by hand. Elements are added by the overlay.
#pragma once
#include "CoreFoundation.h"
typedef const struct __attribute__((objc_bridge(id))) CGPath *CGPathRef;
typedef struct __attribute__((objc_bridge_mutable(id))) CGPath *CGMutablePathRef;
_Pragma("clang assume_nonnull begin")
typedef CGENUM(int32_t, CGLineCap) { kCGLineCapButt, kCGLineCapRound, kCGLineCapSquare };
typedef CGENUM(int32_t, CGLineJoin) { kCGLineJoinMiter, kCGLineJoinRound, kCGLineJoinBevel };
typedef CGENUM(int32_t, CGPathDrawingMode) { kCGPathFill, kCGPathEOFill, kCGPathStroke, kCGPathFillStroke, kCGPathEOFillStroke };
CGPathRef CGPathCreateWithRect(CGRect rect, const CGAffineTransform * _Nullable transform) __attribute__((cf_returns_retained)) CGNAME(CGPathRef.init(rect:transform:));
CGPathRef CGPathCreateWithEllipseInRect(CGRect rect, const CGAffineTransform * _Nullable transform) __attribute__((cf_returns_retained)) CGNAME(CGPathRef.init(ellipseIn:transform:));
CGPathRef CGPathCreateWithRoundedRect(CGRect rect, CGFloat cornerWidth, CGFloat cornerHeight, const CGAffineTransform * _Nullable transform) __attribute__((cf_returns_retained)) CGNAME(CGPathRef.init(roundedRect:cornerWidth:cornerHeight:transform:));
CGPathRef _Nullable CGPathCreateCopy(CGPathRef path) __attribute__((cf_returns_retained)) CGNAME(CGPathRef.copy(self:));
CGPathRef _Nullable CGPathCreateCopyByTransformingPath(CGPathRef path, const CGAffineTransform * _Nullable transform) __attribute__((cf_returns_retained)) CGNAME(CGPathRef.copy(self:using:));
CGMutablePathRef _Nullable CGPathCreateMutableCopy(CGPathRef path) __attribute__((cf_returns_retained)) CGNAME(CGPathRef.mutableCopy(self:));
bool CGPathIsEmpty(CGPathRef path) CGNAME(getter:CGPathRef.isEmpty(self:));
CGPoint CGPathGetCurrentPoint(CGPathRef path) CGNAME(getter:CGPathRef.currentPoint(self:));
CGRect CGPathGetBoundingBox(CGPathRef path) CGNAME(getter:CGPathRef.boundingBox(self:));
CGRect CGPathGetPathBoundingBox(CGPathRef path) CGNAME(getter:CGPathRef.boundingBoxOfPath(self:));
CGMutablePathRef CGPathCreateMutable(void) __attribute__((cf_returns_retained)) CGNAME(CGMutablePathRef.init());
void CGPathCloseSubpath(CGMutablePathRef path) CGNAME(CGMutablePathRef.closeSubpath(self:));
_Pragma("clang assume_nonnull end")

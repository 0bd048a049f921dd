// Drawing. Written by hand. What takes arrays or defaults is in the overlay.
#pragma once
#include "CGColor.h"
#include "CGImage.h"
#include "CGPath.h"
_Pragma("clang assume_nonnull begin")
typedef CGENUM(int32_t, CGBlendMode) { kCGBlendModeNormal, kCGBlendModeMultiply, kCGBlendModeScreen, kCGBlendModeOverlay, kCGBlendModeDarken, kCGBlendModeLighten, kCGBlendModeColorDodge, kCGBlendModeColorBurn, kCGBlendModeSoftLight, kCGBlendModeHardLight, kCGBlendModeDifference, kCGBlendModeExclusion, kCGBlendModeHue, kCGBlendModeSaturation, kCGBlendModeColor, kCGBlendModeLuminosity, kCGBlendModeClear, kCGBlendModeCopy, kCGBlendModeSourceIn, kCGBlendModeSourceOut, kCGBlendModeSourceAtop, kCGBlendModeDestinationOver, kCGBlendModeDestinationIn, kCGBlendModeDestinationOut, kCGBlendModeDestinationAtop, kCGBlendModeXOR, kCGBlendModePlusDarker, kCGBlendModePlusLighter };
typedef CGENUM(int32_t, CGInterpolationQuality) { kCGInterpolationDefault = 0, kCGInterpolationNone = 1, kCGInterpolationLow = 2, kCGInterpolationMedium = 4, kCGInterpolationHigh = 3 };
CGContextRef _Nullable CGBitmapContextCreate(void * _Nullable data, size_t width, size_t height, size_t bitsPerComponent, size_t bytesPerRow, CGColorSpaceRef space, uint32_t bitmapInfo) __attribute__((cf_returns_retained)) CGNAME(CGContextRef.init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:));
void * _Nullable CGBitmapContextGetData(CGContextRef _Nullable c) CGNAME(getter:CGContextRef.data(self:));
size_t CGBitmapContextGetWidth(CGContextRef _Nullable c) CGNAME(getter:CGContextRef.width(self:));
size_t CGBitmapContextGetHeight(CGContextRef _Nullable c) CGNAME(getter:CGContextRef.height(self:));
CGImageRef _Nullable CGBitmapContextCreateImage(CGContextRef _Nullable c) __attribute__((cf_returns_retained)) CGNAME(CGContextRef.makeImage(self:));
void CGContextSaveGState(CGContextRef _Nullable c) CGNAME(CGContextRef.saveGState(self:));
void CGContextRestoreGState(CGContextRef _Nullable c) CGNAME(CGContextRef.restoreGState(self:));
void CGContextScaleCTM(CGContextRef _Nullable c, CGFloat sx, CGFloat sy) CGNAME(CGContextRef.scaleBy(self:x:y:));
void CGContextTranslateCTM(CGContextRef _Nullable c, CGFloat tx, CGFloat ty) CGNAME(CGContextRef.translateBy(self:x:y:));
void CGContextRotateCTM(CGContextRef _Nullable c, CGFloat angle) CGNAME(CGContextRef.rotate(self:by:));
void CGContextConcatCTM(CGContextRef _Nullable c, CGAffineTransform transform) CGNAME(CGContextRef.concatenate(self:_:));
CGAffineTransform CGContextGetCTM(CGContextRef _Nullable c) CGNAME(getter:CGContextRef.ctm(self:));
void CGContextSetLineWidth(CGContextRef _Nullable c, CGFloat width) CGNAME(CGContextRef.setLineWidth(self:_:));
void CGContextSetLineCap(CGContextRef _Nullable c, CGLineCap cap) CGNAME(CGContextRef.setLineCap(self:_:));
void CGContextSetLineJoin(CGContextRef _Nullable c, CGLineJoin join) CGNAME(CGContextRef.setLineJoin(self:_:));
void CGContextSetMiterLimit(CGContextRef _Nullable c, CGFloat limit) CGNAME(CGContextRef.setMiterLimit(self:_:));
void CGContextSetAlpha(CGContextRef _Nullable c, CGFloat alpha) CGNAME(CGContextRef.setAlpha(self:_:));
void CGContextSetBlendMode(CGContextRef _Nullable c, CGBlendMode mode) CGNAME(CGContextRef.setBlendMode(self:_:));
void CGContextSetShouldAntialias(CGContextRef _Nullable c, bool shouldAntialias) CGNAME(CGContextRef.setShouldAntialias(self:_:));
void CGContextBeginPath(CGContextRef _Nullable c) CGNAME(CGContextRef.beginPath(self:));
void CGContextClosePath(CGContextRef _Nullable c) CGNAME(CGContextRef.closePath(self:));
void CGContextAddRect(CGContextRef _Nullable c, CGRect rect) CGNAME(CGContextRef.addRect(self:_:));
void CGContextAddEllipseInRect(CGContextRef _Nullable c, CGRect rect) CGNAME(CGContextRef.addEllipse(self:in:));
void CGContextAddPath(CGContextRef _Nullable c, CGPathRef _Nullable path) CGNAME(CGContextRef.addPath(self:_:));
void CGContextDrawPath(CGContextRef _Nullable c, CGPathDrawingMode mode) CGNAME(CGContextRef.drawPath(self:using:));
void CGContextStrokePath(CGContextRef _Nullable c) CGNAME(CGContextRef.strokePath(self:));
void CGContextFillRect(CGContextRef _Nullable c, CGRect rect) CGNAME(CGContextRef.fill(self:_:));
void CGContextStrokeRect(CGContextRef _Nullable c, CGRect rect) CGNAME(CGContextRef.stroke(self:_:));
void CGContextStrokeRectWithWidth(CGContextRef _Nullable c, CGRect rect, CGFloat width) CGNAME(CGContextRef.stroke(self:_:width:));
void CGContextClearRect(CGContextRef _Nullable c, CGRect rect) CGNAME(CGContextRef.clear(self:_:));
void CGContextFillEllipseInRect(CGContextRef _Nullable c, CGRect rect) CGNAME(CGContextRef.fillEllipse(self:in:));
void CGContextStrokeEllipseInRect(CGContextRef _Nullable c, CGRect rect) CGNAME(CGContextRef.strokeEllipse(self:in:));
void CGContextClipToRect(CGContextRef _Nullable c, CGRect rect) CGNAME(CGContextRef.clip(self:to:));
CGRect CGContextGetClipBoundingBox(CGContextRef _Nullable c) CGNAME(getter:CGContextRef.boundingBoxOfClipPath(self:));
void CGContextSetFillColorWithColor(CGContextRef _Nullable c, CGColorRef color) CGNAME(CGContextRef.setFillColor(self:_:));
void CGContextSetStrokeColorWithColor(CGContextRef _Nullable c, CGColorRef color) CGNAME(CGContextRef.setStrokeColor(self:_:));
void CGContextSetShadow(CGContextRef _Nullable c, CGSize offset, CGFloat blur) CGNAME(CGContextRef.setShadow(self:offset:blur:));
void CGContextSetShadowWithColor(CGContextRef _Nullable c, CGSize offset, CGFloat blur, CGColorRef _Nullable color) CGNAME(CGContextRef.setShadow(self:offset:blur:color:));
void CGContextDrawLinearGradient(CGContextRef _Nullable c, CGGradientRef gradient, CGPoint startPoint, CGPoint endPoint, CGGradientDrawingOptions options) CGNAME(CGContextRef.drawLinearGradient(self:_:start:end:options:));
void CGContextDrawRadialGradient(CGContextRef _Nullable c, CGGradientRef gradient, CGPoint startCenter, CGFloat startRadius, CGPoint endCenter, CGFloat endRadius, CGGradientDrawingOptions options) CGNAME(CGContextRef.drawRadialGradient(self:_:startCenter:startRadius:endCenter:endRadius:options:));
void CGContextBeginTransparencyLayer(CGContextRef _Nullable c, CFDictionaryRef _Nullable auxiliaryInfo) CGNAME(CGContextRef.beginTransparencyLayer(self:auxiliaryInfo:));
void CGContextEndTransparencyLayer(CGContextRef _Nullable c) CGNAME(CGContextRef.endTransparencyLayer(self:));
_Pragma("clang assume_nonnull end")

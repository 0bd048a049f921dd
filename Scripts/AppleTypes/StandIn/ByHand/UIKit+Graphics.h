// Functions of UIKit that draw. They belong to no actor. Written by hand.
#pragma once
#include "UIKit.h"
NS_ASSUME_NONNULL_BEGIN
CGContextRef _Nullable UIGraphicsGetCurrentContext(void) __attribute__((cf_returns_not_retained));
void UIGraphicsPushContext(CGContextRef context);
void UIGraphicsPopContext(void);
void UIRectFillUsingBlendMode(CGRect rect, CGBlendMode blendMode);
void UIRectFill(CGRect rect);
void UIRectFrameUsingBlendMode(CGRect rect, CGBlendMode blendMode);
void UIRectFrame(CGRect rect);
void UIRectClip(CGRect rect);
void UIGraphicsBeginImageContext(CGSize size) __attribute__((availability(ios,deprecated=17.0))) __attribute__((availability(tvos,deprecated=17.0)));
void UIGraphicsBeginImageContextWithOptions(CGSize size, BOOL opaque, CGFloat scale) __attribute__((availability(ios,deprecated=17.0))) __attribute__((availability(tvos,deprecated=17.0)));
UIImage *_Nullable UIGraphicsGetImageFromCurrentImageContext(void);
void UIGraphicsEndImageContext(void);
NS_ASSUME_NONNULL_END

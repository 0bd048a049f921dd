// The times of animations and layers. Written by hand.
#pragma once
#include "Foundation.h"
NS_ASSUME_NONNULL_BEGIN
typedef NSString *CAMediaTimingFillMode NS_TYPED_ENUM;
extern CAMediaTimingFillMode const kCAFillModeForwards NS_SWIFT_NAME(CAMediaTimingFillMode.forwards);
extern CAMediaTimingFillMode const kCAFillModeBackwards NS_SWIFT_NAME(CAMediaTimingFillMode.backwards);
extern CAMediaTimingFillMode const kCAFillModeBoth NS_SWIFT_NAME(CAMediaTimingFillMode.both);
extern CAMediaTimingFillMode const kCAFillModeRemoved NS_SWIFT_NAME(CAMediaTimingFillMode.removed);
@protocol CAMediaTiming
@property CFTimeInterval beginTime;
@property CFTimeInterval duration;
@property float speed;
@property CFTimeInterval timeOffset;
@property float repeatCount;
@property CFTimeInterval repeatDuration;
@property BOOL autoreverses;
@property (copy) CAMediaTimingFillMode fillMode;
@end
typedef NSString *CAMediaTimingFunctionName NS_TYPED_ENUM;
extern CAMediaTimingFunctionName const kCAMediaTimingFunctionLinear NS_SWIFT_NAME(CAMediaTimingFunctionName.linear);
extern CAMediaTimingFunctionName const kCAMediaTimingFunctionEaseIn NS_SWIFT_NAME(CAMediaTimingFunctionName.easeIn);
extern CAMediaTimingFunctionName const kCAMediaTimingFunctionEaseOut NS_SWIFT_NAME(CAMediaTimingFunctionName.easeOut);
extern CAMediaTimingFunctionName const kCAMediaTimingFunctionEaseInEaseOut NS_SWIFT_NAME(CAMediaTimingFunctionName.easeInEaseOut);
extern CAMediaTimingFunctionName const kCAMediaTimingFunctionDefault NS_SWIFT_NAME(CAMediaTimingFunctionName.default);
@interface CAMediaTimingFunction : NSObject <NSSecureCoding>
+ (instancetype)functionWithName:(CAMediaTimingFunctionName)name;
+ (instancetype)functionWithControlPoints:(float)c1x :(float)c1y :(float)c2x :(float)c2y;
- (instancetype)initWithControlPoints:(float)c1x :(float)c1y :(float)c2x :(float)c2y;
- (void)getControlPointAtIndex:(size_t)idx values:(float [_Nonnull 2])ptr;
@end
NS_ASSUME_NONNULL_END

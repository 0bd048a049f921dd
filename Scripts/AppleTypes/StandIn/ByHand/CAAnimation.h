// Animations of layers, which belong to no actor. Written by hand.
#pragma once
#include "CALayer.h"
NS_ASSUME_NONNULL_BEGIN
@class CAValueFunction;
@protocol CAAnimationDelegate;
typedef struct CAFrameRateRange { float minimum, maximum, preferred; } CAFrameRateRange __attribute__((availability(ios,introduced=15.0), availability(tvos,introduced=15.0)));
@interface CAAnimation : NSObject <NSSecureCoding, NSCopying, CAMediaTiming, CAAction>
+ (instancetype)animation;
+ (nullable id)defaultValueForKey:(NSString *)key;
- (BOOL)shouldArchiveValueForKey:(NSString *)key;
@property (nullable, strong) CAMediaTimingFunction *timingFunction;
@property (nullable, strong) id<CAAnimationDelegate> delegate;
@property (getter=isRemovedOnCompletion) BOOL removedOnCompletion;
@end
@protocol CAAnimationDelegate <NSObject>
@optional
- (void)animationDidStart:(CAAnimation *)anim;
- (void)animationDidStop:(CAAnimation *)anim finished:(BOOL)flag;
@end
@interface CAPropertyAnimation : CAAnimation
+ (instancetype)animationWithKeyPath:(nullable NSString *)path;
@property (nullable, copy) NSString *keyPath;
@property (getter=isAdditive) BOOL additive;
@property (getter=isCumulative) BOOL cumulative;
@property (nullable, strong) CAValueFunction *valueFunction;
@end
@interface CABasicAnimation : CAPropertyAnimation
@property (nullable, strong) id fromValue;
@property (nullable, strong) id toValue;
@property (nullable, strong) id byValue;
@end
typedef NSString *CAAnimationCalculationMode NS_TYPED_ENUM;
extern CAAnimationCalculationMode const kCAAnimationLinear NS_SWIFT_NAME(CAAnimationCalculationMode.linear);
extern CAAnimationCalculationMode const kCAAnimationDiscrete NS_SWIFT_NAME(CAAnimationCalculationMode.discrete);
extern CAAnimationCalculationMode const kCAAnimationPaced NS_SWIFT_NAME(CAAnimationCalculationMode.paced);
extern CAAnimationCalculationMode const kCAAnimationCubic NS_SWIFT_NAME(CAAnimationCalculationMode.cubic);
extern CAAnimationCalculationMode const kCAAnimationCubicPaced NS_SWIFT_NAME(CAAnimationCalculationMode.cubicPaced);
typedef NSString *CAAnimationRotationMode NS_TYPED_ENUM;
extern CAAnimationRotationMode const kCAAnimationRotateAuto NS_SWIFT_NAME(CAAnimationRotationMode.rotateAuto);
extern CAAnimationRotationMode const kCAAnimationRotateAutoReverse NS_SWIFT_NAME(CAAnimationRotationMode.rotateAutoReverse);
@interface CAKeyframeAnimation : CAPropertyAnimation
@property (nullable, copy) NSArray *values;
@property (nullable) CGPathRef path;
@property (nullable, copy) NSArray<NSNumber *> *keyTimes;
@property (nullable, copy) NSArray<CAMediaTimingFunction *> *timingFunctions;
@property (copy) CAAnimationCalculationMode calculationMode;
@property (nullable, copy) NSArray<NSNumber *> *tensionValues;
@property (nullable, copy) NSArray<NSNumber *> *continuityValues;
@property (nullable, copy) NSArray<NSNumber *> *biasValues;
@property (nullable, copy) CAAnimationRotationMode rotationMode;
@end
@interface CASpringAnimation : CABasicAnimation
@property CGFloat mass;
@property CGFloat stiffness;
@property CGFloat damping;
@property CGFloat initialVelocity;
@property BOOL allowsOverdamping __attribute__((availability(ios,introduced=17.0), availability(tvos,introduced=17.0)));
@property (readonly) CFTimeInterval settlingDuration;
- (instancetype)initWithPerceptualDuration:(CFTimeInterval)perceptualDuration bounce:(CGFloat)bounce __attribute__((availability(ios,introduced=17.0), availability(tvos,introduced=17.0)));
@property (readonly) CFTimeInterval perceptualDuration __attribute__((availability(ios,introduced=17.0), availability(tvos,introduced=17.0)));
@property (readonly) CGFloat bounce __attribute__((availability(ios,introduced=17.0), availability(tvos,introduced=17.0)));
@end
typedef NSString *CATransitionType NS_TYPED_ENUM;
extern CATransitionType const kCATransitionFade NS_SWIFT_NAME(CATransitionType.fade);
extern CATransitionType const kCATransitionMoveIn NS_SWIFT_NAME(CATransitionType.moveIn);
extern CATransitionType const kCATransitionPush NS_SWIFT_NAME(CATransitionType.push);
extern CATransitionType const kCATransitionReveal NS_SWIFT_NAME(CATransitionType.reveal);
typedef NSString *CATransitionSubtype NS_TYPED_ENUM;
extern CATransitionSubtype const kCATransitionFromRight NS_SWIFT_NAME(CATransitionSubtype.fromRight);
extern CATransitionSubtype const kCATransitionFromLeft NS_SWIFT_NAME(CATransitionSubtype.fromLeft);
extern CATransitionSubtype const kCATransitionFromTop NS_SWIFT_NAME(CATransitionSubtype.fromTop);
extern CATransitionSubtype const kCATransitionFromBottom NS_SWIFT_NAME(CATransitionSubtype.fromBottom);
@interface CATransition : CAAnimation
@property (copy) CATransitionType type;
@property (nullable, copy) CATransitionSubtype subtype;
@property float startProgress;
@property float endProgress;
@end
@interface CAAnimationGroup : CAAnimation
@property (nullable, copy) NSArray<CAAnimation *> *animations;
@end
NS_ASSUME_NONNULL_END

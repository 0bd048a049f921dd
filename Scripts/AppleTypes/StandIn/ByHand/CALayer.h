// Layers, which belong to no actor. Written by hand.
#pragma once
#include "CATransform3D.h"
#include "Foundation+Text.h"
#include "CAMediaTiming.h"
NS_ASSUME_NONNULL_BEGIN
@class CAAnimation, CALayer;
@protocol CAAction
- (void)runActionForKey:(NSString *)event object:(id)anObject arguments:(nullable NSDictionary *)dict;
@end
@interface NSNull (CAActionAdditions) <CAAction>
@end
@protocol CALayerDelegate <NSObject>
@optional
- (void)displayLayer:(CALayer *)layer;
- (void)drawLayer:(CALayer *)layer inContext:(CGContextRef)ctx;
- (void)layerWillDraw:(CALayer *)layer;
- (void)layoutSublayersOfLayer:(CALayer *)layer;
- (nullable id<CAAction>)actionForLayer:(CALayer *)layer forKey:(NSString *)event;
@end
typedef NSString *CALayerContentsGravity NS_TYPED_ENUM;
extern CALayerContentsGravity const kCAGravityCenter NS_SWIFT_NAME(CALayerContentsGravity.center);
extern CALayerContentsGravity const kCAGravityTop NS_SWIFT_NAME(CALayerContentsGravity.top);
extern CALayerContentsGravity const kCAGravityBottom NS_SWIFT_NAME(CALayerContentsGravity.bottom);
extern CALayerContentsGravity const kCAGravityLeft NS_SWIFT_NAME(CALayerContentsGravity.left);
extern CALayerContentsGravity const kCAGravityRight NS_SWIFT_NAME(CALayerContentsGravity.right);
extern CALayerContentsGravity const kCAGravityTopLeft NS_SWIFT_NAME(CALayerContentsGravity.topLeft);
extern CALayerContentsGravity const kCAGravityTopRight NS_SWIFT_NAME(CALayerContentsGravity.topRight);
extern CALayerContentsGravity const kCAGravityBottomLeft NS_SWIFT_NAME(CALayerContentsGravity.bottomLeft);
extern CALayerContentsGravity const kCAGravityBottomRight NS_SWIFT_NAME(CALayerContentsGravity.bottomRight);
extern CALayerContentsGravity const kCAGravityResize NS_SWIFT_NAME(CALayerContentsGravity.resize);
extern CALayerContentsGravity const kCAGravityResizeAspect NS_SWIFT_NAME(CALayerContentsGravity.resizeAspect);
extern CALayerContentsGravity const kCAGravityResizeAspectFill NS_SWIFT_NAME(CALayerContentsGravity.resizeAspectFill);
typedef NSString *CALayerContentsFilter NS_TYPED_ENUM;
extern CALayerContentsFilter const kCAFilterNearest NS_SWIFT_NAME(CALayerContentsFilter.nearest);
extern CALayerContentsFilter const kCAFilterLinear NS_SWIFT_NAME(CALayerContentsFilter.linear);
extern CALayerContentsFilter const kCAFilterTrilinear NS_SWIFT_NAME(CALayerContentsFilter.trilinear);
typedef NSString *CALayerCornerCurve NS_TYPED_ENUM;
extern CALayerCornerCurve const kCACornerCurveCircular NS_SWIFT_NAME(CALayerCornerCurve.circular);
extern CALayerCornerCurve const kCACornerCurveContinuous NS_SWIFT_NAME(CALayerCornerCurve.continuous);
extern NSString *const kCAOnOrderIn;
extern NSString *const kCAOnOrderOut;
extern NSString *const kCATransition;
typedef NS_OPTIONS(NSUInteger, CACornerMask) { kCALayerMinXMinYCorner = 1, kCALayerMaxXMinYCorner = 2, kCALayerMinXMaxYCorner = 4, kCALayerMaxXMaxYCorner = 8 };
typedef NS_OPTIONS(unsigned int, CAEdgeAntialiasingMask) { kCALayerLeftEdge = 1, kCALayerRightEdge = 2, kCALayerBottomEdge = 4, kCALayerTopEdge = 8 };
@interface CALayer : NSObject <NSSecureCoding, CAMediaTiming>
+ (instancetype)layer;
- (instancetype)init;
- (instancetype)initWithLayer:(id)layer;
- (nullable instancetype)presentationLayer NS_SWIFT_NAME(presentation());
- (instancetype)modelLayer NS_SWIFT_NAME(model());
+ (nullable id)defaultValueForKey:(NSString *)key;
+ (BOOL)needsDisplayForKey:(NSString *)key;
- (BOOL)shouldArchiveValueForKey:(NSString *)key;
@property CGRect bounds;
@property CGPoint position;
@property CGFloat zPosition;
@property CGPoint anchorPoint;
@property CGFloat anchorPointZ;
@property CATransform3D transform;
- (CGAffineTransform)affineTransform;
- (void)setAffineTransform:(CGAffineTransform)m;
@property CGRect frame;
@property (getter=isHidden) BOOL hidden;
@property (getter=isDoubleSided) BOOL doubleSided;
@property (getter=isGeometryFlipped) BOOL geometryFlipped;
- (BOOL)contentsAreFlipped;
@property (nullable, readonly) CALayer *superlayer;
- (void)removeFromSuperlayer;
@property (nullable, copy) NSArray<__kindof CALayer *> *sublayers;
- (void)addSublayer:(CALayer *)layer;
- (void)insertSublayer:(CALayer *)layer atIndex:(unsigned)idx;
- (void)insertSublayer:(CALayer *)layer below:(nullable CALayer *)sibling;
- (void)insertSublayer:(CALayer *)layer above:(nullable CALayer *)sibling;
- (void)replaceSublayer:(CALayer *)oldLayer with:(CALayer *)newLayer;
@property CATransform3D sublayerTransform;
@property (nullable, strong) __kindof CALayer *mask;
@property BOOL masksToBounds;
- (CGPoint)convertPoint:(CGPoint)p fromLayer:(nullable CALayer *)l;
- (CGPoint)convertPoint:(CGPoint)p toLayer:(nullable CALayer *)l;
- (CGRect)convertRect:(CGRect)r fromLayer:(nullable CALayer *)l;
- (CGRect)convertRect:(CGRect)r toLayer:(nullable CALayer *)l;
- (CFTimeInterval)convertTime:(CFTimeInterval)t fromLayer:(nullable CALayer *)l;
- (CFTimeInterval)convertTime:(CFTimeInterval)t toLayer:(nullable CALayer *)l;
- (nullable __kindof CALayer *)hitTest:(CGPoint)p;
- (BOOL)containsPoint:(CGPoint)p;
@property (nullable, strong) id contents;
@property CGRect contentsRect;
@property (copy) CALayerContentsGravity contentsGravity;
@property CGFloat contentsScale;
@property CGRect contentsCenter;
@property (copy) CALayerContentsFilter minificationFilter;
@property (copy) CALayerContentsFilter magnificationFilter;
@property float minificationFilterBias;
@property (getter=isOpaque) BOOL opaque;
- (void)display;
- (void)setNeedsDisplay;
- (void)setNeedsDisplayInRect:(CGRect)r;
- (BOOL)needsDisplay;
- (void)displayIfNeeded;
@property BOOL needsDisplayOnBoundsChange;
@property BOOL drawsAsynchronously;
- (void)drawInContext:(CGContextRef)ctx;
- (void)renderInContext:(CGContextRef)ctx;
@property CAEdgeAntialiasingMask edgeAntialiasingMask;
@property BOOL allowsEdgeAntialiasing;
@property (nullable) CGColorRef backgroundColor;
@property CGFloat cornerRadius;
@property CACornerMask maskedCorners;
@property (copy) CALayerCornerCurve cornerCurve;
@property CGFloat borderWidth;
@property (nullable) CGColorRef borderColor;
@property float opacity;
@property BOOL allowsGroupOpacity;
@property (nullable, strong) id compositingFilter;
@property (nullable, copy) NSArray *filters;
@property (nullable, copy) NSArray *backgroundFilters;
@property BOOL shouldRasterize;
@property CGFloat rasterizationScale;
@property (nullable) CGColorRef shadowColor;
@property float shadowOpacity;
@property CGSize shadowOffset;
@property CGFloat shadowRadius;
@property (nullable) CGPathRef shadowPath;
- (CGSize)preferredFrameSize;
- (void)setNeedsLayout;
- (BOOL)needsLayout;
- (void)layoutIfNeeded;
- (void)layoutSublayers;
+ (nullable id<CAAction>)defaultActionForKey:(NSString *)event;
- (nullable id<CAAction>)actionForKey:(NSString *)event;
@property (nullable, copy) NSDictionary<NSString *, id<CAAction>> *actions;
- (void)addAnimation:(CAAnimation *)anim forKey:(nullable NSString *)key;
- (void)removeAllAnimations;
- (void)removeAnimationForKey:(NSString *)key;
- (nullable NSArray<NSString *> *)animationKeys;
- (nullable __kindof CAAnimation *)animationForKey:(NSString *)key;
@property (nullable, copy) NSString *name;
@property (nullable, weak) id<CALayerDelegate> delegate;
@property (nullable, copy) NSDictionary *style;
@end
NS_ASSUME_NONNULL_END

// Layers with a content of their own. Written by hand.
#pragma once
#include "CALayer.h"
NS_ASSUME_NONNULL_BEGIN
typedef NSString *CAShapeLayerFillRule NS_TYPED_ENUM;
extern CAShapeLayerFillRule const kCAFillRuleNonZero NS_SWIFT_NAME(CAShapeLayerFillRule.nonZero);
extern CAShapeLayerFillRule const kCAFillRuleEvenOdd NS_SWIFT_NAME(CAShapeLayerFillRule.evenOdd);
typedef NSString *CAShapeLayerLineJoin NS_TYPED_ENUM;
extern CAShapeLayerLineJoin const kCALineJoinMiter NS_SWIFT_NAME(CAShapeLayerLineJoin.miter);
extern CAShapeLayerLineJoin const kCALineJoinRound NS_SWIFT_NAME(CAShapeLayerLineJoin.round);
extern CAShapeLayerLineJoin const kCALineJoinBevel NS_SWIFT_NAME(CAShapeLayerLineJoin.bevel);
typedef NSString *CAShapeLayerLineCap NS_TYPED_ENUM;
extern CAShapeLayerLineCap const kCALineCapButt NS_SWIFT_NAME(CAShapeLayerLineCap.butt);
extern CAShapeLayerLineCap const kCALineCapRound NS_SWIFT_NAME(CAShapeLayerLineCap.round);
extern CAShapeLayerLineCap const kCALineCapSquare NS_SWIFT_NAME(CAShapeLayerLineCap.square);
@interface CAShapeLayer : CALayer
@property (nullable) CGPathRef path;
@property (nullable) CGColorRef fillColor;
@property (copy) CAShapeLayerFillRule fillRule;
@property (nullable) CGColorRef strokeColor;
@property CGFloat strokeStart;
@property CGFloat strokeEnd;
@property CGFloat lineWidth;
@property CGFloat miterLimit;
@property (copy) CAShapeLayerLineCap lineCap;
@property (copy) CAShapeLayerLineJoin lineJoin;
@property CGFloat lineDashPhase;
@property (nullable, copy) NSArray<NSNumber *> *lineDashPattern;
@end
typedef NSString *CAGradientLayerType NS_TYPED_ENUM;
extern CAGradientLayerType const kCAGradientLayerAxial NS_SWIFT_NAME(CAGradientLayerType.axial);
extern CAGradientLayerType const kCAGradientLayerRadial NS_SWIFT_NAME(CAGradientLayerType.radial);
extern CAGradientLayerType const kCAGradientLayerConic NS_SWIFT_NAME(CAGradientLayerType.conic);
@interface CAGradientLayer : CALayer
@property (nullable, copy) NSArray *colors;
@property (nullable, copy) NSArray<NSNumber *> *locations;
@property CGPoint startPoint;
@property CGPoint endPoint;
@property (copy) CAGradientLayerType type;
@end
@interface CAReplicatorLayer : CALayer
@property NSInteger instanceCount;
@property BOOL preservesDepth;
@property CFTimeInterval instanceDelay;
@property CATransform3D instanceTransform;
@property (nullable) CGColorRef instanceColor;
@property float instanceRedOffset;
@property float instanceGreenOffset;
@property float instanceBlueOffset;
@property float instanceAlphaOffset;
@end
typedef NSString *CATextLayerTruncationMode NS_TYPED_ENUM;
extern CATextLayerTruncationMode const kCATruncationNone NS_SWIFT_NAME(CATextLayerTruncationMode.none);
extern CATextLayerTruncationMode const kCATruncationStart NS_SWIFT_NAME(CATextLayerTruncationMode.start);
extern CATextLayerTruncationMode const kCATruncationEnd NS_SWIFT_NAME(CATextLayerTruncationMode.end);
extern CATextLayerTruncationMode const kCATruncationMiddle NS_SWIFT_NAME(CATextLayerTruncationMode.middle);
typedef NSString *CATextLayerAlignmentMode NS_TYPED_ENUM;
extern CATextLayerAlignmentMode const kCAAlignmentNatural NS_SWIFT_NAME(CATextLayerAlignmentMode.natural);
extern CATextLayerAlignmentMode const kCAAlignmentLeft NS_SWIFT_NAME(CATextLayerAlignmentMode.left);
extern CATextLayerAlignmentMode const kCAAlignmentRight NS_SWIFT_NAME(CATextLayerAlignmentMode.right);
extern CATextLayerAlignmentMode const kCAAlignmentCenter NS_SWIFT_NAME(CATextLayerAlignmentMode.center);
extern CATextLayerAlignmentMode const kCAAlignmentJustified NS_SWIFT_NAME(CATextLayerAlignmentMode.justified);
@interface CATextLayer : CALayer
@property (nullable, copy) id string;
@property (nullable) CFTypeRef font;
@property CGFloat fontSize;
@property (nullable) CGColorRef foregroundColor;
@property (getter=isWrapped) BOOL wrapped;
@property (copy) CATextLayerTruncationMode truncationMode;
@property (copy) CATextLayerAlignmentMode alignmentMode;
@property BOOL allowsFontSubpixelQuantization;
@end
@interface CATransformLayer : CALayer
@end
@interface CAScrollLayer : CALayer
- (void)scrollToPoint:(CGPoint)p;
- (void)scrollToRect:(CGRect)r;
@end
@interface CATiledLayer : CALayer
+ (CFTimeInterval)fadeDuration;
@property size_t levelsOfDetail;
@property size_t levelsOfDetailBias;
@property CGSize tileSize;
@end
typedef NSString *CAEmitterLayerEmitterShape NS_TYPED_ENUM;
extern CAEmitterLayerEmitterShape const kCAEmitterLayerPoint NS_SWIFT_NAME(CAEmitterLayerEmitterShape.point);
extern CAEmitterLayerEmitterShape const kCAEmitterLayerLine NS_SWIFT_NAME(CAEmitterLayerEmitterShape.line);
extern CAEmitterLayerEmitterShape const kCAEmitterLayerRectangle NS_SWIFT_NAME(CAEmitterLayerEmitterShape.rectangle);
extern CAEmitterLayerEmitterShape const kCAEmitterLayerCuboid NS_SWIFT_NAME(CAEmitterLayerEmitterShape.cuboid);
extern CAEmitterLayerEmitterShape const kCAEmitterLayerCircle NS_SWIFT_NAME(CAEmitterLayerEmitterShape.circle);
extern CAEmitterLayerEmitterShape const kCAEmitterLayerSphere NS_SWIFT_NAME(CAEmitterLayerEmitterShape.sphere);
typedef NSString *CAEmitterLayerEmitterMode NS_TYPED_ENUM;
extern CAEmitterLayerEmitterMode const kCAEmitterLayerPoints NS_SWIFT_NAME(CAEmitterLayerEmitterMode.points);
extern CAEmitterLayerEmitterMode const kCAEmitterLayerOutline NS_SWIFT_NAME(CAEmitterLayerEmitterMode.outline);
extern CAEmitterLayerEmitterMode const kCAEmitterLayerSurface NS_SWIFT_NAME(CAEmitterLayerEmitterMode.surface);
extern CAEmitterLayerEmitterMode const kCAEmitterLayerVolume NS_SWIFT_NAME(CAEmitterLayerEmitterMode.volume);
typedef NSString *CAEmitterLayerRenderMode NS_TYPED_ENUM;
extern CAEmitterLayerRenderMode const kCAEmitterLayerUnordered NS_SWIFT_NAME(CAEmitterLayerRenderMode.unordered);
extern CAEmitterLayerRenderMode const kCAEmitterLayerOldestFirst NS_SWIFT_NAME(CAEmitterLayerRenderMode.oldestFirst);
extern CAEmitterLayerRenderMode const kCAEmitterLayerOldestLast NS_SWIFT_NAME(CAEmitterLayerRenderMode.oldestLast);
extern CAEmitterLayerRenderMode const kCAEmitterLayerBackToFront NS_SWIFT_NAME(CAEmitterLayerRenderMode.backToFront);
extern CAEmitterLayerRenderMode const kCAEmitterLayerAdditive NS_SWIFT_NAME(CAEmitterLayerRenderMode.additive);
@interface CAEmitterCell : NSObject <NSSecureCoding, CAMediaTiming>
+ (instancetype)emitterCell;
@property (nullable, copy) NSString *name;
@property (getter=isEnabled) BOOL enabled;
@property float birthRate;
@property float lifetime;
@property float lifetimeRange;
@property CGFloat emissionLatitude;
@property CGFloat emissionLongitude;
@property CGFloat emissionRange;
@property CGFloat velocity;
@property CGFloat velocityRange;
@property CGFloat xAcceleration;
@property CGFloat yAcceleration;
@property CGFloat zAcceleration;
@property CGFloat scale;
@property CGFloat scaleRange;
@property CGFloat scaleSpeed;
@property CGFloat spin;
@property CGFloat spinRange;
@property (nullable) CGColorRef color;
@property float redRange;
@property float greenRange;
@property float blueRange;
@property float alphaRange;
@property float redSpeed;
@property float greenSpeed;
@property float blueSpeed;
@property float alphaSpeed;
@property (nullable, strong) id contents;
@property CGRect contentsRect;
@property CGFloat contentsScale;
@property (nullable, copy) NSArray<CAEmitterCell *> *emitterCells;
@property (nullable, copy) NSDictionary *style;
@end
@interface CAEmitterLayer : CALayer
@property (nullable, copy) NSArray<CAEmitterCell *> *emitterCells;
@property float birthRate;
@property float lifetime;
@property CGPoint emitterPosition;
@property CGFloat emitterZPosition;
@property CGSize emitterSize;
@property CGFloat emitterDepth;
@property (copy) CAEmitterLayerEmitterShape emitterShape;
@property (copy) CAEmitterLayerEmitterMode emitterMode;
@property (copy) CAEmitterLayerRenderMode renderMode;
@property BOOL preservesDepth;
@property float velocity;
@property float scale;
@property float spin;
@property unsigned int seed;
@end
NS_ASSUME_NONNULL_END

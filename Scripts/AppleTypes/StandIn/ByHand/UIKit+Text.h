// Text of UIKit that dotnet/macios declares elsewhere or not at all. Written by hand.
#pragma once
#include "UIKit.h"
NS_ASSUME_NONNULL_BEGIN
@interface NSAttributedString (NSStringDrawing)
- (CGSize)size;
- (void)drawAtPoint:(CGPoint)point NS_SWIFT_NAME(draw(at:));
- (void)drawInRect:(CGRect)rect NS_SWIFT_NAME(draw(in:));
@end
@interface NSAttributedString (NSExtendedStringDrawing)
- (void)drawWithRect:(CGRect)rect options:(NSStringDrawingOptions)options context:(nullable NSStringDrawingContext *)context NS_SWIFT_NAME(draw(with:options:context:));
- (CGRect)boundingRectWithSize:(CGSize)size options:(NSStringDrawingOptions)options context:(nullable NSStringDrawingContext *)context NS_SWIFT_NAME(boundingRect(with:options:context:));
@end
@interface NSAttributedString (NSAttributedStringAttachmentConveniences)
+ (NSAttributedString *)attributedStringWithAttachment:(NSTextAttachment *)attachment NS_SWIFT_NAME(init(attachment:));
@end
NS_ASSUME_NONNULL_END

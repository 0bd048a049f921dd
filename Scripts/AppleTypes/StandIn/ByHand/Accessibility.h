#pragma once
#include "Foundation.h"
#include "Foundation+Text.h"
NS_ASSUME_NONNULL_BEGIN
typedef enum NS_SWIFT_NAME(AXCustomContent.Importance) __attribute__((enum_extensibility(open))) AXCustomContentImportance : NSUInteger AXCustomContentImportance; enum AXCustomContentImportance : NSUInteger {
  AXCustomContentImportanceDefault,
  AXCustomContentImportanceHigh
};
@interface AXCustomContent : NSObject <NSCopying, NSSecureCoding>
+ (instancetype)customContentWithLabel:(NSString *)label value:(NSString *)value;
+ (instancetype)customContentWithAttributedLabel:(NSAttributedString *)label attributedValue:(NSAttributedString *)value;
@property (nonatomic, readonly, copy) NSString *label;
@property (nonatomic, readonly, copy) NSAttributedString *attributedLabel;
@property (nonatomic, readonly, copy) NSString *value;
@property (nonatomic, readonly, copy) NSAttributedString *attributedValue;
@property (nonatomic) AXCustomContentImportance importance;
@end
NS_ASSUME_NONNULL_END
@protocol AXCustomContentProvider <NSObject>
@property (nonatomic, copy) NSArray<AXCustomContent *> *accessibilityCustomContent;
@end

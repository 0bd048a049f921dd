// Types of UIKit that dotnet/macios declares in C# only. Written by hand.
#pragma once
#include "Foundation.h"
#include "CoreGraphics.h"
#include "QuartzCore.h"
#include "UniformTypeIdentifiers.h"
typedef struct UIEdgeInsets { CGFloat top, left, bottom, right; } UIEdgeInsets;
typedef struct NSDirectionalEdgeInsets { CGFloat top, leading, bottom, trailing; } NSDirectionalEdgeInsets;
typedef struct UIOffset { CGFloat horizontal, vertical; } UIOffset;
typedef struct UIFloatRange { CGFloat minimum, maximum; } UIFloatRange;
typedef uint16_t unichar_;
typedef CGFloat UIFontWeight NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIFont.Weight);
typedef float UILayoutPriority NS_TYPED_EXTENSIBLE_ENUM;
typedef CGFloat UIWindowLevel NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIWindow.Level);
typedef CGFloat UIScrollViewDecelerationRate NS_TYPED_ENUM NS_SWIFT_NAME(UIScrollView.DecelerationRate);
typedef uint64_t UIAccessibilityTraits NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString *UITextContentType NS_TYPED_ENUM;
typedef NSInteger UIBackgroundTaskIdentifier_;
typedef NSString *UIApplicationLaunchOptionsKey NS_TYPED_ENUM NS_SWIFT_NAME(UIApplication.LaunchOptionsKey);
typedef NSString *UIImagePickerControllerInfoKey NS_TYPED_ENUM NS_SWIFT_NAME(UIImagePickerController.InfoKey);
typedef NSString *UIPageViewControllerOptionsKey NS_TYPED_ENUM NS_SWIFT_NAME(UIPageViewController.OptionsKey);
typedef NSString *UIPasteboardName NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIPasteboard.Name);
typedef NSString *UIPasteboardOption NS_TYPED_ENUM NS_SWIFT_NAME(UIPasteboard.OptionsKey);
typedef NSString *UITransitionContextViewControllerKey NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString *UITransitionContextViewKey NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString *UIFontDescriptorAttributeName NS_TYPED_ENUM NS_SWIFT_NAME(UIFontDescriptor.AttributeName);
typedef NSString *UIFontDescriptorTraitKey NS_TYPED_ENUM NS_SWIFT_NAME(UIFontDescriptor.TraitKey);
typedef NS_OPTIONS(NSInteger, NSUnderlineStyle) { NSUnderlineStyleNone = 0, NSUnderlineStyleSingle = 1, NSUnderlineStyleThick = 2, NSUnderlineStyleDouble = 9, NSUnderlineStylePatternSolid NS_SWIFT_NAME(patternSolid) = 0, NSUnderlineStylePatternDot NS_SWIFT_NAME(patternDot) = 0x100, NSUnderlineStylePatternDash NS_SWIFT_NAME(patternDash) = 0x200, NSUnderlineStylePatternDashDot NS_SWIFT_NAME(patternDashDot) = 0x300, NSUnderlineStylePatternDashDotDot NS_SWIFT_NAME(patternDashDotDot) = 0x400, NSUnderlineStyleByWord = 0x8000 };
typedef NS_ENUM(NSInteger, NSWritingDirection) { NSWritingDirectionNatural = -1, NSWritingDirectionLeftToRight = 0, NSWritingDirectionRightToLeft = 1 };
typedef NS_OPTIONS(NSInteger, NSStringDrawingOptions) { NSStringDrawingUsesLineFragmentOrigin NS_SWIFT_NAME(usesLineFragmentOrigin) = 1 << 0, NSStringDrawingUsesFontLeading NS_SWIFT_NAME(usesFontLeading) = 1 << 1, NSStringDrawingUsesDeviceMetrics NS_SWIFT_NAME(usesDeviceMetrics) = 1 << 3, NSStringDrawingTruncatesLastVisibleLine NS_SWIFT_NAME(truncatesLastVisibleLine) = 1 << 5 };
NS_ASSUME_NONNULL_BEGIN
@interface NSStringDrawingContext : NSObject
@property (nonatomic) CGFloat minimumScaleFactor;
@property (nonatomic, readonly) CGFloat actualScaleFactor;
@property (nonatomic, readonly) CGRect totalBounds;
@end
NS_ASSUME_NONNULL_END
typedef NSInteger UITextDirection NS_TYPED_ENUM;

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

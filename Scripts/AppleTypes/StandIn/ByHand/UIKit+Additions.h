// Declarations of UIKit that the facts lack or cannot express. Written by hand.
#pragma once
#include "UIKit.h"
#include "UIKit+Text.h"
#include "UIKit+Graphics.h"
NS_ASSUME_NONNULL_BEGIN
extern NSString *const UICollectionElementKindSectionHeader NS_SWIFT_NAME(UICollectionView.elementKindSectionHeader);
extern NSString *const UICollectionElementKindSectionFooter NS_SWIFT_NAME(UICollectionView.elementKindSectionFooter);
NS_SWIFT_UI_ACTOR @interface NSLayoutAnchor<AnchorType> : NSObject <NSCopying, NSCoding>
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor NS_SWIFT_NAME(constraint(equalTo:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor NS_SWIFT_NAME(constraint(greaterThanOrEqualTo:));
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor NS_SWIFT_NAME(constraint(lessThanOrEqualTo:));
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor constant:(CGFloat)c NS_SWIFT_NAME(constraint(equalTo:constant:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor constant:(CGFloat)c NS_SWIFT_NAME(constraint(greaterThanOrEqualTo:constant:));
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor constant:(CGFloat)c NS_SWIFT_NAME(constraint(lessThanOrEqualTo:constant:));
@end
NS_SWIFT_UI_ACTOR @interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *>
- (NSLayoutConstraint *)constraintEqualToSystemSpacingAfterAnchor:(NSLayoutXAxisAnchor *)anchor multiplier:(CGFloat)multiplier NS_SWIFT_NAME(constraint(equalToSystemSpacingAfter:multiplier:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToSystemSpacingAfterAnchor:(NSLayoutXAxisAnchor *)anchor multiplier:(CGFloat)multiplier NS_SWIFT_NAME(constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:));
- (NSLayoutConstraint *)constraintLessThanOrEqualToSystemSpacingAfterAnchor:(NSLayoutXAxisAnchor *)anchor multiplier:(CGFloat)multiplier NS_SWIFT_NAME(constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:));
- (NSLayoutDimension *)anchorWithOffsetToAnchor:(NSLayoutXAxisAnchor *)otherAnchor;
@end
NS_SWIFT_UI_ACTOR @interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *>
- (NSLayoutConstraint *)constraintEqualToSystemSpacingBelowAnchor:(NSLayoutYAxisAnchor *)anchor multiplier:(CGFloat)multiplier NS_SWIFT_NAME(constraint(equalToSystemSpacingBelow:multiplier:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToSystemSpacingBelowAnchor:(NSLayoutYAxisAnchor *)anchor multiplier:(CGFloat)multiplier NS_SWIFT_NAME(constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:));
- (NSLayoutConstraint *)constraintLessThanOrEqualToSystemSpacingBelowAnchor:(NSLayoutYAxisAnchor *)anchor multiplier:(CGFloat)multiplier NS_SWIFT_NAME(constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:));
- (NSLayoutDimension *)anchorWithOffsetToAnchor:(NSLayoutYAxisAnchor *)otherAnchor;
@end
NS_SWIFT_UI_ACTOR @interface NSLayoutDimension : NSLayoutAnchor<NSLayoutDimension *>
- (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)c NS_SWIFT_NAME(constraint(equalToConstant:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToConstant:(CGFloat)c NS_SWIFT_NAME(constraint(greaterThanOrEqualToConstant:));
- (NSLayoutConstraint *)constraintLessThanOrEqualToConstant:(CGFloat)c NS_SWIFT_NAME(constraint(lessThanOrEqualToConstant:));
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)m NS_SWIFT_NAME(constraint(equalTo:multiplier:));
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)m constant:(CGFloat)c NS_SWIFT_NAME(constraint(equalTo:multiplier:constant:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)m constant:(CGFloat)c NS_SWIFT_NAME(constraint(greaterThanOrEqualTo:multiplier:constant:));
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)m constant:(CGFloat)c NS_SWIFT_NAME(constraint(lessThanOrEqualTo:multiplier:constant:));
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)m NS_SWIFT_NAME(constraint(lessThanOrEqualTo:multiplier:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)m NS_SWIFT_NAME(constraint(greaterThanOrEqualTo:multiplier:));
@end
extern const UILayoutPriority UILayoutPriorityRequired NS_SWIFT_NAME(UILayoutPriority.required);
extern const UILayoutPriority UILayoutPriorityDefaultHigh NS_SWIFT_NAME(UILayoutPriority.defaultHigh);
extern const UILayoutPriority UILayoutPriorityDefaultLow NS_SWIFT_NAME(UILayoutPriority.defaultLow);
extern const UILayoutPriority UILayoutPriorityFittingSizeLevel NS_SWIFT_NAME(UILayoutPriority.fittingSizeLevel);
extern const UIFontWeight UIFontWeightUltraLight NS_SWIFT_NAME(UIFontWeight.ultraLight);
extern const UIFontWeight UIFontWeightThin NS_SWIFT_NAME(UIFontWeight.thin);
extern const UIFontWeight UIFontWeightLight NS_SWIFT_NAME(UIFontWeight.light);
extern const UIFontWeight UIFontWeightRegular NS_SWIFT_NAME(UIFontWeight.regular);
extern const UIFontWeight UIFontWeightMedium NS_SWIFT_NAME(UIFontWeight.medium);
extern const UIFontWeight UIFontWeightSemibold NS_SWIFT_NAME(UIFontWeight.semibold);
extern const UIFontWeight UIFontWeightBold NS_SWIFT_NAME(UIFontWeight.bold);
extern const UIFontWeight UIFontWeightHeavy NS_SWIFT_NAME(UIFontWeight.heavy);
extern const UIFontWeight UIFontWeightBlack NS_SWIFT_NAME(UIFontWeight.black);
extern const UIWindowLevel UIWindowLevelNormal NS_SWIFT_NAME(UIWindowLevel.normal);
extern const UIWindowLevel UIWindowLevelAlert NS_SWIFT_NAME(UIWindowLevel.alert);
extern const UIWindowLevel UIWindowLevelStatusBar NS_SWIFT_NAME(UIWindowLevel.statusBar);
extern const UIScrollViewDecelerationRate UIScrollViewDecelerationRateNormal NS_SWIFT_NAME(UIScrollViewDecelerationRate.normal);
extern const UIScrollViewDecelerationRate UIScrollViewDecelerationRateFast NS_SWIFT_NAME(UIScrollViewDecelerationRate.fast);
extern const UIAccessibilityTraits UIAccessibilityTraitNone NS_SWIFT_NAME(UIAccessibilityTraits.none);
extern const UIAccessibilityTraits UIAccessibilityTraitButton NS_SWIFT_NAME(UIAccessibilityTraits.button);
extern const UIAccessibilityTraits UIAccessibilityTraitLink NS_SWIFT_NAME(UIAccessibilityTraits.link);
extern const UIAccessibilityTraits UIAccessibilityTraitHeader NS_SWIFT_NAME(UIAccessibilityTraits.header);
extern const UIAccessibilityTraits UIAccessibilityTraitSearchField NS_SWIFT_NAME(UIAccessibilityTraits.searchField);
extern const UIAccessibilityTraits UIAccessibilityTraitImage NS_SWIFT_NAME(UIAccessibilityTraits.image);
extern const UIAccessibilityTraits UIAccessibilityTraitSelected NS_SWIFT_NAME(UIAccessibilityTraits.selected);
extern const UIAccessibilityTraits UIAccessibilityTraitPlaysSound NS_SWIFT_NAME(UIAccessibilityTraits.playsSound);
extern const UIAccessibilityTraits UIAccessibilityTraitKeyboardKey NS_SWIFT_NAME(UIAccessibilityTraits.keyboardKey);
extern const UIAccessibilityTraits UIAccessibilityTraitStaticText NS_SWIFT_NAME(UIAccessibilityTraits.staticText);
extern const UIAccessibilityTraits UIAccessibilityTraitSummaryElement NS_SWIFT_NAME(UIAccessibilityTraits.summaryElement);
extern const UIAccessibilityTraits UIAccessibilityTraitNotEnabled NS_SWIFT_NAME(UIAccessibilityTraits.notEnabled);
extern const UIAccessibilityTraits UIAccessibilityTraitUpdatesFrequently NS_SWIFT_NAME(UIAccessibilityTraits.updatesFrequently);
extern const UIAccessibilityTraits UIAccessibilityTraitStartsMediaSession NS_SWIFT_NAME(UIAccessibilityTraits.startsMediaSession);
extern const UIAccessibilityTraits UIAccessibilityTraitAdjustable NS_SWIFT_NAME(UIAccessibilityTraits.adjustable);
extern const UIAccessibilityTraits UIAccessibilityTraitAllowsDirectInteraction NS_SWIFT_NAME(UIAccessibilityTraits.allowsDirectInteraction);
extern const UIAccessibilityTraits UIAccessibilityTraitCausesPageTurn NS_SWIFT_NAME(UIAccessibilityTraits.causesPageTurn);
extern const UIAccessibilityTraits UIAccessibilityTraitTabBar NS_SWIFT_NAME(UIAccessibilityTraits.tabBar);
extern const UIAccessibilityTraits UIAccessibilityTraitToggleButton NS_SWIFT_NAME(UIAccessibilityTraits.toggleButton) __attribute__((availability(ios,introduced=17.0))) __attribute__((availability(tvos,introduced=17.0)));
extern UITextContentType const UITextContentTypeName NS_SWIFT_NAME(UITextContentType.name);
extern UITextContentType const UITextContentTypeNamePrefix NS_SWIFT_NAME(UITextContentType.namePrefix);
extern UITextContentType const UITextContentTypeGivenName NS_SWIFT_NAME(UITextContentType.givenName);
extern UITextContentType const UITextContentTypeMiddleName NS_SWIFT_NAME(UITextContentType.middleName);
extern UITextContentType const UITextContentTypeFamilyName NS_SWIFT_NAME(UITextContentType.familyName);
extern UITextContentType const UITextContentTypeNameSuffix NS_SWIFT_NAME(UITextContentType.nameSuffix);
extern UITextContentType const UITextContentTypeNickname NS_SWIFT_NAME(UITextContentType.nickname);
extern UITextContentType const UITextContentTypeJobTitle NS_SWIFT_NAME(UITextContentType.jobTitle);
extern UITextContentType const UITextContentTypeOrganizationName NS_SWIFT_NAME(UITextContentType.organizationName);
extern UITextContentType const UITextContentTypeLocation NS_SWIFT_NAME(UITextContentType.location);
extern UITextContentType const UITextContentTypeFullStreetAddress NS_SWIFT_NAME(UITextContentType.fullStreetAddress);
extern UITextContentType const UITextContentTypeStreetAddressLine1 NS_SWIFT_NAME(UITextContentType.streetAddressLine1);
extern UITextContentType const UITextContentTypeStreetAddressLine2 NS_SWIFT_NAME(UITextContentType.streetAddressLine2);
extern UITextContentType const UITextContentTypeAddressCity NS_SWIFT_NAME(UITextContentType.addressCity);
extern UITextContentType const UITextContentTypeAddressState NS_SWIFT_NAME(UITextContentType.addressState);
extern UITextContentType const UITextContentTypeAddressCityAndState NS_SWIFT_NAME(UITextContentType.addressCityAndState);
extern UITextContentType const UITextContentTypeSublocality NS_SWIFT_NAME(UITextContentType.sublocality);
extern UITextContentType const UITextContentTypeCountryName NS_SWIFT_NAME(UITextContentType.countryName);
extern UITextContentType const UITextContentTypePostalCode NS_SWIFT_NAME(UITextContentType.postalCode);
extern UITextContentType const UITextContentTypeTelephoneNumber NS_SWIFT_NAME(UITextContentType.telephoneNumber);
extern UITextContentType const UITextContentTypeEmailAddress NS_SWIFT_NAME(UITextContentType.emailAddress);
extern UITextContentType const UITextContentTypeURL NS_SWIFT_NAME(UITextContentType.url);
extern UITextContentType const UITextContentTypeCreditCardNumber NS_SWIFT_NAME(UITextContentType.creditCardNumber);
extern UITextContentType const UITextContentTypeUsername NS_SWIFT_NAME(UITextContentType.username);
extern UITextContentType const UITextContentTypePassword NS_SWIFT_NAME(UITextContentType.password);
extern UITextContentType const UITextContentTypeNewPassword NS_SWIFT_NAME(UITextContentType.newPassword);
extern UITextContentType const UITextContentTypeOneTimeCode NS_SWIFT_NAME(UITextContentType.oneTimeCode);
extern UITextContentType const UITextContentTypeShipmentTrackingNumber NS_SWIFT_NAME(UITextContentType.shipmentTrackingNumber);
extern UITextContentType const UITextContentTypeFlightNumber NS_SWIFT_NAME(UITextContentType.flightNumber);
extern UITextContentType const UITextContentTypeDateTime NS_SWIFT_NAME(UITextContentType.dateTime);
extern UITextContentType const UITextContentTypeBirthdate NS_SWIFT_NAME(UITextContentType.birthdate);
extern UITextContentType const UITextContentTypeBirthdateDay NS_SWIFT_NAME(UITextContentType.birthdateDay);
extern UITextContentType const UITextContentTypeBirthdateMonth NS_SWIFT_NAME(UITextContentType.birthdateMonth);
extern UITextContentType const UITextContentTypeBirthdateYear NS_SWIFT_NAME(UITextContentType.birthdateYear);
extern UITextContentType const UITextContentTypeCreditCardSecurityCode NS_SWIFT_NAME(UITextContentType.creditCardSecurityCode);
extern UITextContentType const UITextContentTypeCreditCardName NS_SWIFT_NAME(UITextContentType.creditCardName);
extern UITextContentType const UITextContentTypeCreditCardGivenName NS_SWIFT_NAME(UITextContentType.creditCardGivenName);
extern UITextContentType const UITextContentTypeCreditCardMiddleName NS_SWIFT_NAME(UITextContentType.creditCardMiddleName);
extern UITextContentType const UITextContentTypeCreditCardFamilyName NS_SWIFT_NAME(UITextContentType.creditCardFamilyName);
extern UITextContentType const UITextContentTypeCreditCardExpiration NS_SWIFT_NAME(UITextContentType.creditCardExpiration);
extern UITextContentType const UITextContentTypeCreditCardExpirationMonth NS_SWIFT_NAME(UITextContentType.creditCardExpirationMonth);
extern UITextContentType const UITextContentTypeCreditCardExpirationYear NS_SWIFT_NAME(UITextContentType.creditCardExpirationYear);
extern UITextContentType const UITextContentTypeCreditCardType NS_SWIFT_NAME(UITextContentType.creditCardType);
extern UITextContentType const UITextContentTypeCellularEID NS_SWIFT_NAME(UITextContentType.cellularEID);
extern UITextContentType const UITextContentTypeCellularIMEI NS_SWIFT_NAME(UITextContentType.cellularIMEI);

@interface NSValue (Geometry2)
+ (NSValue *)valueWithCGPoint:(CGPoint)point;
+ (NSValue *)valueWithCGSize:(CGSize)size;
+ (NSValue *)valueWithCGRect:(CGRect)rect;
@property (nonatomic, readonly) CGPoint CGPointValue NS_SWIFT_NAME(cgPointValue);
@property (nonatomic, readonly) CGSize CGSizeValue NS_SWIFT_NAME(cgSizeValue);
@property (nonatomic, readonly) CGRect CGRectValue NS_SWIFT_NAME(cgRectValue);
@end
@interface NSObject (AccContainer2)
@property (nonatomic, nullable, copy) NSArray *accessibilityElements NS_SWIFT_UI_ACTOR;
@end
@interface UICollectionViewLayout (Nullable2)
@property (nullable, nonatomic, readonly) UICollectionView *collectionView NS_SWIFT_UI_ACTOR;
@end
@interface UIColor (Components2)
- (BOOL)getRed:(nullable CGFloat *)red green:(nullable CGFloat *)green blue:(nullable CGFloat *)blue alpha:(nullable CGFloat *)alpha;
- (BOOL)getHue:(nullable CGFloat *)hue saturation:(nullable CGFloat *)saturation brightness:(nullable CGFloat *)brightness alpha:(nullable CGFloat *)alpha;
@end
NS_SWIFT_UI_ACTOR @interface UIView (Classes)
@property (nonatomic, class, readonly) Class layerClass;
+ (void)setAnimationsEnabled:(BOOL)enabled;
@end
@interface NSLayoutConstraint (Anchors)
+ (instancetype)constraintWithItem:(id)view1 attribute:(NSLayoutAttribute)attr1 relatedBy:(NSLayoutRelation)relation toItem:(nullable id)view2 attribute:(NSLayoutAttribute)attr2 multiplier:(CGFloat)multiplier constant:(CGFloat)c NS_SWIFT_NAME(init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)) NS_SWIFT_UI_ACTOR;
@property (nonatomic, readonly, copy) NSLayoutAnchor *firstAnchor NS_SWIFT_UI_ACTOR;
@property (nonatomic, readonly, copy, nullable) NSLayoutAnchor *secondAnchor NS_SWIFT_UI_ACTOR;
@end
extern const CGFloat UIStackViewSpacingUseDefault NS_SWIFT_NAME(UIStackView.spacingUseDefault);
extern const CGFloat UIStackViewSpacingUseSystem NS_SWIFT_NAME(UIStackView.spacingUseSystem);

__attribute__((swift_bridge("UICellConfigurationState"))) __attribute__((swift_private)) @interface UICellConfigurationState : NSObject
@end
__attribute__((swift_bridge("UIViewConfigurationState"))) __attribute__((swift_private)) @interface UIViewConfigurationState : NSObject
@end
NS_SWIFT_UI_ACTOR @interface UICollectionViewCell (Configuration2)
- (void)setNeedsUpdateConfiguration2_;
- (void)updateConfigurationUsingState:(UICellConfigurationState *)state;
@end
NS_SWIFT_UI_ACTOR @interface UITableViewCell (Configuration2)
- (void)updateConfigurationUsingState:(UICellConfigurationState *)state;
@end
NS_SWIFT_UI_ACTOR @interface UITableViewHeaderFooterView (Configuration2)
- (void)updateConfigurationUsingState:(UIViewConfigurationState *)state;
@end

enum { UISegmentedControlNoSegment_ = -1 };

@interface UIImage (AccId2) <UIAccessibilityIdentification>
@end
NS_ASSUME_NONNULL_END

// Made from the bindings of dotnet/macios (d0107f4350, iOS 18.2). Swift names, isolation and some of
// the nullability in it are listed in ByHand/uikit-names.txt. See README.md.
#pragma once
#include "UIKit+Types.h"
#pragma clang diagnostic ignored "-Wavailability"
NS_ASSUME_NONNULL_BEGIN
@class NSAdaptiveImageGlyph;
@class NSCollectionLayoutAnchor;
@class NSCollectionLayoutBoundarySupplementaryItem;
@class NSCollectionLayoutDecorationItem;
@class NSCollectionLayoutDimension;
@class NSCollectionLayoutEdgeSpacing;
@class NSCollectionLayoutGroup;
@class NSCollectionLayoutGroupCustomItem;
@class NSCollectionLayoutItem;
@class NSCollectionLayoutSection;
@class NSCollectionLayoutSize;
@class NSCollectionLayoutSpacing;
@class NSCollectionLayoutSupplementaryItem;
@class NSDataAsset;
@class NSLayoutConstraint;
@class NSLayoutManager;
@class NSMutableParagraphStyle;
@class NSParagraphStyle;
@class NSShadow;
@class NSTextAttachment;
@class NSTextAttachmentViewProvider;
@class NSTextContainer;
@class NSTextContentManager;
@class NSTextContentStorage;
@class NSTextElement;
@class NSTextLayoutFragment;
@class NSTextLayoutManager;
@class NSTextLineFragment;
@class NSTextList;
@class NSTextListElement;
@class NSTextParagraph;
@class NSTextRange;
@class NSTextSelection;
@class NSTextSelectionNavigation;
@class NSTextStorage;
@class NSTextTab;
@class NSTextViewportLayoutController;
@class NSUIViewToolbarItem;
@class UIAcceleration;
@class UIAccelerometer;
@class UIAccessibilityCustomAction;
@class UIAccessibilityCustomRotor;
@class UIAccessibilityCustomRotorItemResult;
@class UIAccessibilityCustomRotorSearchPredicate;
@class UIAccessibilityElement;
@class UIAccessibilityLocationDescriptor;
@class UIAction;
@class UIActionSheet;
@class UIActivity;
@class UIActivityCollaborationModeRestriction;
@class UIActivityIndicatorView;
@class UIActivityItemProvider;
@class UIActivityItemsConfiguration;
@class UIActivityViewController;
@class UIAlertAction;
@class UIAlertController;
@class UIAlertView;
@class UIApplication;
@class UIApplicationShortcutIcon;
@class UIApplicationShortcutItem;
@class UIAttachmentBehavior;
@class UIBandSelectionInteraction;
@class UIBarAppearance;
@class UIBarButtonItem;
@class UIBarButtonItemAppearance;
@class UIBarButtonItemGroup;
@class UIBarButtonItemStateAppearance;
@class UIBarItem;
@class UIBezierPath;
@class UIBlurEffect;
@class UIButton;
@class UICalendarSelection;
@class UICalendarSelectionMultiDate;
@class UICalendarSelectionSingleDate;
@class UICalendarSelectionWeekOfYear;
@class UICalendarView;
@class UICalendarViewDecoration;
@class UICanvasFeedbackGenerator;
@class UICloudSharingController;
@class UICollectionLayoutSectionOrthogonalScrollingProperties;
@class UICollectionReusableView;
@class UICollectionView;
@class UICollectionViewCell;
@class UICollectionViewCompositionalLayout;
@class UICollectionViewCompositionalLayoutConfiguration;
@class UICollectionViewController;
@class UICollectionViewDropPlaceholder;
@class UICollectionViewDropProposal;
@class UICollectionViewFlowLayout;
@class UICollectionViewFlowLayoutInvalidationContext;
@class UICollectionViewFocusUpdateContext;
@class UICollectionViewLayout;
@class UICollectionViewLayoutAttributes;
@class UICollectionViewLayoutInvalidationContext;
@class UICollectionViewListCell;
@class UICollectionViewPlaceholder;
@class UICollectionViewTransitionLayout;
@class UICollectionViewUpdateItem;
@class UICollisionBehavior;
@class UIColor;
@class UIColorPickerViewController;
@class UIColorWell;
@class UICommand;
@class UICommandAlternate;
@class UIContextMenuConfiguration;
@class UIContextMenuInteraction;
@class UIContextualAction;
@class UIControl;
@class UICubicTimingParameters;
@class UIDatePicker;
@class UIDeferredMenuElement;
@class UIDevice;
@class UIDictationPhrase;
@class UIDocument;
@class UIDocumentBrowserAction;
@class UIDocumentBrowserTransitionController;
@class UIDocumentBrowserViewController;
@class UIDocumentInteractionController;
@class UIDocumentMenuViewController;
@class UIDocumentPickerExtensionViewController;
@class UIDocumentPickerViewController;
@class UIDocumentProperties;
@class UIDocumentViewController;
@class UIDocumentViewControllerLaunchOptions;
@class UIDragInteraction;
@class UIDragItem;
@class UIDragPreview;
@class UIDragPreviewParameters;
@class UIDragPreviewTarget;
@class UIDropInteraction;
@class UIDropProposal;
@class UIDynamicAnimator;
@class UIDynamicBehavior;
@class UIDynamicItemBehavior;
@class UIDynamicItemGroup;
@class UIEditMenuConfiguration;
@class UIEditMenuInteraction;
@class UIEvent;
@class UIEventAttribution;
@class UIEventAttributionView;
@class UIFeedbackGenerator;
@class UIFieldBehavior;
@class UIFindInteraction;
@class UIFindSession;
@class UIFocusAnimationCoordinator;
@class UIFocusDebugger;
@class UIFocusEffect;
@class UIFocusGuide;
@class UIFocusHaloEffect;
@class UIFocusMovementHint;
@class UIFocusSystem;
@class UIFocusUpdateContext;
@class UIFont;
@class UIFontDescriptor;
@class UIFontMetrics;
@class UIFontPickerViewController;
@class UIFontPickerViewControllerConfiguration;
@class UIGestureRecognizer;
@class UIGraphicsImageRenderer;
@class UIGraphicsImageRendererContext;
@class UIGraphicsImageRendererFormat;
@class UIGraphicsPdfRenderer;
@class UIGraphicsPdfRendererContext;
@class UIGraphicsPdfRendererFormat;
@class UIGraphicsRenderer;
@class UIGraphicsRendererContext;
@class UIGraphicsRendererFormat;
@class UIGravityBehavior;
@class UIHoverAutomaticEffect;
@class UIHoverGestureRecognizer;
@class UIHoverHighlightEffect;
@class UIHoverLiftEffect;
@class UIHoverStyle;
@class UIImage;
@class UIImageAsset;
@class UIImageConfiguration;
@class UIImagePickerController;
@class UIImageReader;
@class UIImageReaderConfiguration;
@class UIImageSymbolConfiguration;
@class UIImageView;
@class UIImpactFeedbackGenerator;
@class UIIndirectScribbleInteraction;
@class UIInputView;
@class UIInputViewController;
@class UIInterpolatingMotionEffect;
@class UIKey;
@class UIKeyCommand;
@class UIKeyboardLayoutGuide;
@class UILabel;
@class UILargeContentViewerInteraction;
@class UILayoutGuide;
@class UILexicon;
@class UILexiconEntry;
@class UILocalNotification;
@class UILocalizedIndexedCollation;
@class UILongPressGestureRecognizer;
@class UIManagedDocument;
@class UIMarkupTextPrintFormatter;
@class UIMenu;
@class UIMenuController;
@class UIMenuDisplayPreferences;
@class UIMenuElement;
@class UIMenuItem;
@class UIMenuSystem;
@class UIMotionEffect;
@class UIMotionEffectGroup;
@class UIMutableApplicationShortcutItem;
@class UIMutableUserNotificationAction;
@class UIMutableUserNotificationCategory;
@class UINavigationBar;
@class UINavigationBarAppearance;
@class UINavigationController;
@class UINavigationItem;
@class UINib;
@class UINotificationFeedbackGenerator;
@class UIOpenUrlContext;
@class UIPageControl;
@class UIPageControlProgress;
@class UIPageControlTimerProgress;
@class UIPageViewController;
@class UIPanGestureRecognizer;
@class UIPasteConfiguration;
@class UIPasteControl;
@class UIPasteControlConfiguration;
@class UIPasteboard;
@class UIPencilHoverPose;
@class UIPencilInteraction;
@class UIPencilInteractionSqueeze;
@class UIPencilInteractionTap;
@class UIPercentDrivenInteractiveTransition;
@class UIPickerView;
@class UIPinchGestureRecognizer;
@class UIPointerAccessory;
@class UIPointerEffect;
@class UIPointerHighlightEffect;
@class UIPointerHoverEffect;
@class UIPointerInteraction;
@class UIPointerLiftEffect;
@class UIPointerLockState;
@class UIPointerRegion;
@class UIPointerRegionRequest;
@class UIPointerShape;
@class UIPointerStyle;
@class UIPopoverBackgroundView;
@class UIPopoverController;
@class UIPopoverPresentationController;
@class UIPresentationController;
@class UIPress;
@class UIPressesEvent;
@class UIPreviewAction;
@class UIPreviewActionGroup;
@class UIPreviewInteraction;
@class UIPreviewParameters;
@class UIPreviewTarget;
@class UIPrintFormatter;
@class UIPrintInfo;
@class UIPrintInteractionController;
@class UIPrintPageRenderer;
@class UIPrintPaper;
@class UIPrintServiceExtension;
@class UIPrinter;
@class UIPrinterDestination;
@class UIPrinterPickerController;
@class UIProgressView;
@class UIPushBehavior;
@class UIReferenceLibraryViewController;
@class UIRefreshControl;
@class UIRegion;
@class UIResolvedShape;
@class UIResponder;
@class UIRotationGestureRecognizer;
@class UIScene;
@class UISceneActivationConditions;
@class UISceneActivationRequestOptions;
@class UISceneConfiguration;
@class UISceneConnectionOptions;
@class UISceneDestructionRequestOptions;
@class UISceneOpenExternalUrlOptions;
@class UISceneOpenUrlOptions;
@class UISceneSession;
@class UISceneSessionActivationRequest;
@class UISceneSizeRestrictions;
@class UISceneSystemProtectionManager;
@class UISceneWindowingBehaviors;
@class UIScreen;
@class UIScreenEdgePanGestureRecognizer;
@class UIScreenMode;
@class UIScreenshotService;
@class UIScribbleInteraction;
@class UIScrollView;
@class UISearchBar;
@class UISearchContainerViewController;
@class UISearchController;
@class UISearchDisplayController;
@class UISearchSuggestionItem;
@class UISearchTab;
@class UISearchTextField;
@class UISearchToken;
@class UISegmentedControl;
@class UISelectionFeedbackGenerator;
@class UIShadowProperties;
@class UIShape;
@class UIShapeResolutionContext;
@class UISheetPresentationController;
@class UISheetPresentationControllerDetent;
@class UISimpleTextPrintFormatter;
@class UISlider;
@class UISnapBehavior;
@class UISplitViewController;
@class UISpringLoadedInteraction;
@class UISpringTimingParameters;
@class UIStackView;
@class UIStandardTextCursorView;
@class UIStatusBarManager;
@class UIStepper;
@class UIStoryboard;
@class UIStoryboardPopoverSegue;
@class UIStoryboardSegue;
@class UIStoryboardUnwindSegueSource;
@class UISwipeActionsConfiguration;
@class UISwipeGestureRecognizer;
@class UISwitch;
@class UISymbolEffectCompletionContext;
@class UITab;
@class UITabBar;
@class UITabBarAppearance;
@class UITabBarController;
@class UITabBarControllerSidebar;
@class UITabBarItem;
@class UITabBarItemAppearance;
@class UITabBarItemStateAppearance;
@class UITabGroup;
@class UITabSidebarItem;
@class UITabSidebarItemRequest;
@class UITabSidebarScrollTarget;
@class UITableView;
@class UITableViewCell;
@class UITableViewController;
@class UITableViewDropPlaceholder;
@class UITableViewDropProposal;
@class UITableViewFocusUpdateContext;
@class UITableViewHeaderFooterView;
@class UITableViewPlaceholder;
@class UITableViewRowAction;
@class UITableViewSource;
@class UITapGestureRecognizer;
@class UITargetedDragPreview;
@class UITargetedPreview;
@class UITextChecker;
@class UITextCursorDropPositionAnimator;
@class UITextDragPreviewRenderer;
@class UITextDropProposal;
@class UITextField;
@class UITextFormattingCoordinator;
@class UITextFormattingViewController;
@class UITextFormattingViewControllerChangeValue;
@class UITextFormattingViewControllerComponent;
@class UITextFormattingViewControllerComponentGroup;
@class UITextFormattingViewControllerConfiguration;
@class UITextFormattingViewControllerFormattingDescriptor;
@class UITextFormattingViewControllerFormattingStyle;
@class UITextInputAssistantItem;
@class UITextInputContext;
@class UITextInputMode;
@class UITextInputPasswordRules;
@class UITextInputStringTokenizer;
@class UITextInteraction;
@class UITextItem;
@class UITextItemMenuConfiguration;
@class UITextItemMenuPreview;
@class UITextLoupeSession;
@class UITextPlaceholder;
@class UITextPosition;
@class UITextRange;
@class UITextSearchOptions;
@class UITextSearchingFindSession;
@class UITextSelectionDisplayInteraction;
@class UITextSelectionRect;
@class UITextView;
@class UITitlebar;
@class UIToolTipConfiguration;
@class UIToolTipInteraction;
@class UIToolbar;
@class UIToolbarAppearance;
@class UITouch;
@class UITrackingLayoutGuide;
@class UITraitAccessibilityContrast;
@class UITraitActiveAppearance;
@class UITraitCollection;
@class UITraitDisplayGamut;
@class UITraitDisplayScale;
@class UITraitForceTouchCapability;
@class UITraitHorizontalSizeClass;
@class UITraitImageDynamicRange;
@class UITraitLayoutDirection;
@class UITraitLegibilityWeight;
@class UITraitListEnvironment;
@class UITraitPreferredContentSizeCategory;
@class UITraitSceneCaptureState;
@class UITraitToolbarItemPresentationSize;
@class UITraitTypesettingLanguage;
@class UITraitUserInterfaceIdiom;
@class UITraitUserInterfaceLevel;
@class UITraitUserInterfaceStyle;
@class UITraitVerticalSizeClass;
@class UIUpdateActionPhase;
@class UIUpdateInfo;
@class UIUpdateLink;
@class UIUserNotificationAction;
@class UIUserNotificationCategory;
@class UIUserNotificationSettings;
@class UIVibrancyEffect;
@class UIVideoEditorController;
@class UIView;
@class UIViewController;
@class UIViewControllerTransition;
@class UIViewPrintFormatter;
@class UIViewPropertyAnimator;
@class UIVisualEffect;
@class UIVisualEffectView;
@class UIWebView;
@class UIWindow;
@class UIWindowScene;
@class UIWindowSceneActivationAction;
@class UIWindowSceneActivationConfiguration;
@class UIWindowSceneActivationInteraction;
@class UIWindowSceneActivationRequestOptions;
@class UIWindowSceneDestructionRequestOptions;
@class UIWindowSceneDragInteraction;
@class UIWindowSceneGeometry;
@class UIWindowSceneGeometryPreferences;
@class UIWindowSceneGeometryPreferencesIOS;
@class UIWindowSceneGeometryPreferencesMac;
@class UIWindowScenePlacement;
@class UIWindowSceneProminentPlacement;
@class UIWindowSceneStandardPlacement;
@class UIWritingToolsCoordinator;
@class UIWritingToolsCoordinatorAnimationParameters;
@class UIWritingToolsCoordinatorContext;
@class UIZoomTransitionAlignmentRectContext;
@class UIZoomTransitionInteractionContext;
@class UIZoomTransitionOptions;
@class UIZoomTransitionSourceViewProviderContext;
@class CIColor;
@class CIImage;
@class CKContainer;
@class CKShare;
@class CKShareMetadata;
@class CLRegion;
@class CNContact;
@class LPLinkMetadata;
@class MPMoviePlayerViewController;
@class NSCalendarUnit;
@class NSCell;
@class NSCharacterSet;
@class NSDateInterval;
@class NSExtensionContext;
@class NSExtensionItem;
@class NSFileWrapper;
@class NSGlyphGenerator;
@class NSImageScaling;
@class NSLayoutDimension;
@class NSLayoutXAxisAnchor;
@class NSLayoutYAxisAnchor;
@class NSManagedObjectContext;
@class NSManagedObjectModel;
@class NSRulerMarker;
@class NSRulerView;
@class NSStringCompareOptions;
@class NSStringEnumerationOptions;
@class NSSymbolContentTransition;
@class NSSymbolEffect;
@class NSSymbolEffectOptions;
@class NSTextAttachmentCell;
@class NSTextBlock;
@class NSTextTabType;
@class NSTextView;
@class NSTouchBar;
@class NSTypesetter;
@class NSTypesetterBehavior;
@class NSView;
@class NSWindow;
@class UICollectionViewCellRegistration;
@class UICollectionViewSupplementaryRegistration;
@class UIPointerAccessoryPosition;
@class UInt16;
@class UNNotificationResponse;
@protocol NSCollectionLayoutContainer;
@protocol NSCollectionLayoutEnvironment;
@protocol NSCollectionLayoutVisibleItem;
@protocol NSLayoutManagerDelegate;
@protocol NSTextAttachmentContainer;
@protocol NSTextAttachmentLayout;
@protocol NSTextContentManagerDelegate;
@protocol NSTextContentStorageDelegate;
@protocol NSTextElementProvider;
@protocol NSTextLayoutManagerDelegate;
@protocol NSTextLayoutOrientationProvider;
@protocol NSTextLocation;
@protocol NSTextSelectionDataSource;
@protocol NSTextStorageDelegate;
@protocol NSTextStorageObserving;
@protocol NSTextViewportLayoutControllerDelegate;
@protocol UIAccelerometerDelegate;
@protocol UIAccessibilityContainerDataTable;
@protocol UIAccessibilityContainerDataTableCell;
@protocol UIAccessibilityContentSizeCategoryImageAdjusting;
@protocol UIAccessibilityIdentification;
@protocol UIAccessibilityReadingContent;
@protocol UIActionSheetDelegate;
@protocol UIActivityItemSource;
@protocol UIActivityItemsConfigurationProviding;
@protocol UIActivityItemsConfigurationReading;
@protocol UIAdaptivePresentationControllerDelegate;
@protocol UIAlertViewDelegate;
@protocol UIAppearanceContainer;
@protocol UIApplicationDelegate;
@protocol UIBarPositioning;
@protocol UIBarPositioningDelegate;
@protocol UICalendarSelectionMultiDateDelegate;
@protocol UICalendarSelectionSingleDateDelegate;
@protocol UICalendarSelectionWeekOfYearDelegate;
@protocol UICalendarViewDelegate;
@protocol UICloudSharingControllerDelegate;
@protocol UICollectionViewDataSource;
@protocol UICollectionViewDataSourcePrefetching;
@protocol UICollectionViewDelegate;
@protocol UICollectionViewDelegateFlowLayout;
@protocol UICollectionViewDragDelegate;
@protocol UICollectionViewDropCoordinator;
@protocol UICollectionViewDropDelegate;
@protocol UICollectionViewDropItem;
@protocol UICollectionViewDropPlaceholderContext;
@protocol UICollectionViewSource;
@protocol UICollisionBehaviorDelegate;
@protocol UIColorPickerViewControllerDelegate;
@protocol UIContentContainer;
@protocol UIContentSizeCategoryAdjusting;
@protocol UIContextMenuInteractionAnimating;
@protocol UIContextMenuInteractionCommitAnimating;
@protocol UIContextMenuInteractionDelegate;
@protocol UICoordinateSpace;
@protocol UIDataSourceModelAssociation;
@protocol UIDataSourceTranslating;
@protocol UIDocumentBrowserViewControllerDelegate;
@protocol UIDocumentInteractionControllerDelegate;
@protocol UIDocumentMenuDelegate;
@protocol UIDocumentPickerDelegate;
@protocol UIDragAnimating;
@protocol UIDragDropSession;
@protocol UIDragInteractionDelegate;
@protocol UIDragSession;
@protocol UIDropInteractionDelegate;
@protocol UIDropSession;
@protocol UIDynamicAnimatorDelegate;
@protocol UIDynamicItem;
@protocol UIEditMenuInteractionAnimating;
@protocol UIEditMenuInteractionDelegate;
@protocol UIFindInteractionDelegate;
@protocol UIFocusAnimationContext;
@protocol UIFocusDebuggerOutput;
@protocol UIFocusEnvironment;
@protocol UIFocusItem;
@protocol UIFocusItemContainer;
@protocol UIFocusItemScrollableContainer;
@protocol UIFontPickerViewControllerDelegate;
@protocol UIGestureRecognizerDelegate;
@protocol UIGuidedAccessRestrictionDelegate;
@protocol UIHoverEffect;
@protocol UIImagePickerControllerDelegate;
@protocol UIIndirectScribbleInteractionDelegate;
@protocol UIInputViewAudioFeedback;
@protocol UIInteraction;
@protocol UIItemProviderPresentationSizeProviding;
@protocol UIItemProviderReadingAugmentationProviding;
@protocol UIKeyInput;
@protocol UILargeContentViewerInteractionDelegate;
@protocol UILargeContentViewerItem;
@protocol UILayoutGuideAspectFitting;
@protocol UILayoutSupport;
@protocol UILetterformAwareAdjusting;
@protocol UILookToDictateCapable;
@protocol UIMenuBuilder;
@protocol UIMenuLeaf;
@protocol UINavigationBarDelegate;
@protocol UINavigationControllerDelegate;
@protocol UINavigationItemRenameDelegate;
@protocol UIObjectRestoration;
@protocol UIPageControlProgressDelegate;
@protocol UIPageControlTimerProgressDelegate;
@protocol UIPageViewControllerDataSource;
@protocol UIPageViewControllerDelegate;
@protocol UIPasteConfigurationSupporting;
@protocol UIPencilInteractionDelegate;
@protocol UIPickerViewAccessibilityDelegate;
@protocol UIPickerViewDataSource;
@protocol UIPickerViewDelegate;
@protocol UIPickerViewModel;
@protocol UIPointerInteractionAnimating;
@protocol UIPointerInteractionDelegate;
@protocol UIPopoverBackgroundViewMethods;
@protocol UIPopoverControllerDelegate;
@protocol UIPopoverPresentationControllerDelegate;
@protocol UIPopoverPresentationControllerSourceItem;
@protocol UIPreviewActionItem;
@protocol UIPreviewInteractionDelegate;
@protocol UIPrintInteractionControllerDelegate;
@protocol UIPrinterPickerControllerDelegate;
@protocol UIResponderStandardEditActions;
@protocol UISceneDelegate;
@protocol UIScreenshotServiceDelegate;
@protocol UIScribbleInteractionDelegate;
@protocol UIScrollViewAccessibilityDelegate;
@protocol UIScrollViewDelegate;
@protocol UISearchBarDelegate;
@protocol UISearchControllerDelegate;
@protocol UISearchDisplayDelegate;
@protocol UISearchResultsUpdating;
@protocol UISearchSuggestion;
@protocol UISearchTextFieldDelegate;
@protocol UISearchTextFieldPasteItem;
@protocol UIShapeProvider;
@protocol UISheetPresentationControllerDelegate;
@protocol UISheetPresentationControllerDetentResolutionContext;
@protocol UISplitViewControllerDelegate;
@protocol UISpringLoadedInteractionBehavior;
@protocol UISpringLoadedInteractionContext;
@protocol UISpringLoadedInteractionEffect;
@protocol UISpringLoadedInteractionSupporting;
@protocol UIStateRestoring;
@protocol UITabBarControllerDelegate;
@protocol UITabBarControllerSidebarAnimating;
@protocol UITabBarControllerSidebarDelegate;
@protocol UITabBarDelegate;
@protocol UITableViewDataSource;
@protocol UITableViewDataSourcePrefetching;
@protocol UITableViewDelegate;
@protocol UITableViewDragDelegate;
@protocol UITableViewDropCoordinator;
@protocol UITableViewDropDelegate;
@protocol UITableViewDropItem;
@protocol UITableViewDropPlaceholderContext;
@protocol UITextCursorView;
@protocol UITextDocumentProxy;
@protocol UITextDragDelegate;
@protocol UITextDragRequest;
@protocol UITextDraggable;
@protocol UITextDropDelegate;
@protocol UITextDropRequest;
@protocol UITextDroppable;
@protocol UITextFieldDelegate;
@protocol UITextFormattingCoordinatorDelegate;
@protocol UITextFormattingViewControllerDelegate;
@protocol UITextInput;
@protocol UITextInputDelegate;
@protocol UITextInputTokenizer;
@protocol UITextInputTraits;
@protocol UITextInteractionDelegate;
@protocol UITextPasteConfigurationSupporting;
@protocol UITextPasteDelegate;
@protocol UITextPasteItem;
@protocol UITextSearchAggregator;
@protocol UITextSearching;
@protocol UITextSelectionDisplayInteractionDelegate;
@protocol UITextSelectionHandleView;
@protocol UITextSelectionHighlightView;
@protocol UITextViewDelegate;
@protocol UITimingCurveProvider;
@protocol UIToolTipInteractionDelegate;
@protocol UIToolbarDelegate;
@protocol UITraitChangeRegistration;
@protocol UITraitEnvironment;
@protocol UIUserActivityRestoring;
@protocol UIVideoEditorControllerDelegate;
@protocol UIViewAnimating;
@protocol UIViewControllerAnimatedTransitioning;
@protocol UIViewControllerContextTransitioning;
@protocol UIViewControllerInteractiveTransitioning;
@protocol UIViewControllerPreviewing;
@protocol UIViewControllerPreviewingDelegate;
@protocol UIViewControllerRestoration;
@protocol UIViewControllerTransitionCoordinator;
@protocol UIViewControllerTransitionCoordinatorContext;
@protocol UIViewControllerTransitioningDelegate;
@protocol UIViewImplicitlyAnimating;
@protocol UIWebViewDelegate;
@protocol UIWindowSceneDelegate;
@protocol UIWritingToolsCoordinatorDelegate;
typedef NSString *NSAttributedStringDocumentType NS_TYPED_ENUM;
typedef NS_OPTIONS(NSUInteger, NSControlCharacterAction) {
  NSControlCharacterActionZeroAdvancement = ( 1 << 0 ),
  NSControlCharacterActionWhitespace = ( 1 << 1 ),
  NSControlCharacterActionHorizontalTab = ( 1 << 2 ),
  NSControlCharacterActionLineBreak = ( 1 << 3 ),
  NSControlCharacterActionParagraphBreak = ( 1 << 4 ),
  NSControlCharacterActionContainerBreak = ( 1 << 5 )
};
typedef enum __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0))) __attribute__((enum_extensibility(open), flag_enum)) NSDirectionalRectEdge : NSUInteger NSDirectionalRectEdge; enum NSDirectionalRectEdge : NSUInteger {
  NSDirectionalRectEdgeNone = 0x0,
  NSDirectionalRectEdgeTop = 1uL << 0,
  NSDirectionalRectEdgeLeading = 1uL << 1,
  NSDirectionalRectEdgeBottom = 1uL << 2,
  NSDirectionalRectEdgeTrailing = 1uL << 3,
  NSDirectionalRectEdgeAll = NSDirectionalRectEdgeTop | NSDirectionalRectEdgeLeading | NSDirectionalRectEdgeBottom | NSDirectionalRectEdgeTrailing
};
typedef NS_ENUM(NSInteger, NSGlyphProperty) {
  NSGlyphPropertyNull = ( 1 << 0 ),
  NSGlyphPropertyControlCharacter = ( 1 << 1 ),
  NSGlyphPropertyElastic = ( 1 << 2 ),
  NSGlyphPropertyNonBaseCharacter = ( 1 << 3 )
};
typedef enum NS_SWIFT_NAME(NSLayoutConstraint.Attribute) __attribute__((enum_extensibility(open))) NSLayoutAttribute : NSInteger NSLayoutAttribute; enum NSLayoutAttribute : NSInteger {
  NSLayoutAttributeNoAttribute = 0,
  NSLayoutAttributeLeft = 1,
  NSLayoutAttributeRight,
  NSLayoutAttributeTop,
  NSLayoutAttributeBottom,
  NSLayoutAttributeLeading,
  NSLayoutAttributeTrailing,
  NSLayoutAttributeWidth,
  NSLayoutAttributeHeight,
  NSLayoutAttributeCenterX,
  NSLayoutAttributeCenterY,
  NSLayoutAttributeBaseline,
  NSLayoutAttributeLastBaseline = NSLayoutAttributeBaseline,
  NSLayoutAttributeFirstBaseline,
  NSLayoutAttributeLeftMargin,
  NSLayoutAttributeRightMargin,
  NSLayoutAttributeTopMargin,
  NSLayoutAttributeBottomMargin,
  NSLayoutAttributeLeadingMargin,
  NSLayoutAttributeTrailingMargin,
  NSLayoutAttributeCenterXWithinMargins,
  NSLayoutAttributeCenterYWithinMargins
};
typedef enum NS_SWIFT_NAME(NSLayoutConstraint.FormatOptions) __attribute__((enum_extensibility(open), flag_enum)) NSLayoutFormatOptions : NSUInteger NSLayoutFormatOptions; enum NSLayoutFormatOptions : NSUInteger {
  NSLayoutFormatOptionsNone = 0,
  NSLayoutFormatOptionsAlignAllLeft,
  NSLayoutFormatOptionsAlignAllRight,
  NSLayoutFormatOptionsAlignAllTop,
  NSLayoutFormatOptionsAlignAllBottom,
  NSLayoutFormatOptionsAlignAllLeading,
  NSLayoutFormatOptionsAlignAllTrailing,
  NSLayoutFormatOptionsAlignAllCenterX,
  NSLayoutFormatOptionsAlignAllCenterY,
  NSLayoutFormatOptionsAlignAllBaseline,
  NSLayoutFormatOptionsAlignAllLastBaseline,
  NSLayoutFormatOptionsAlignAllFirstBaseline,
  NSLayoutFormatOptionsAlignmentMask = 0xFFFF,
  NSLayoutFormatOptionsDirectionLeadingToTrailing = 0 << 16,
  NSLayoutFormatOptionsDirectionLeftToRight = 1 << 16,
  NSLayoutFormatOptionsDirectionRightToLeft = 2 << 16,
  NSLayoutFormatOptionsSpacingEdgeToEdge = 0 << 19,
  NSLayoutFormatOptionsSpacingBaselineToBaseline = 1 << 19,
  NSLayoutFormatOptionsSpacingMask = 1 << 19,
  NSLayoutFormatOptionsDirectionMask = 0x3 << 16
};
typedef enum NS_SWIFT_NAME(NSLayoutConstraint.Relation) __attribute__((enum_extensibility(open))) NSLayoutRelation : NSInteger NSLayoutRelation; enum NSLayoutRelation : NSInteger {
  NSLayoutRelationLessThanOrEqual = - 1,
  NSLayoutRelationEqual = 0,
  NSLayoutRelationGreaterThanOrEqual = 1
};
typedef NS_OPTIONS(NSUInteger, NSLineBreakStrategy) {
  NSLineBreakStrategyNone __attribute__((availability(ios,introduced=14.0))) __attribute__((availability(tvos,introduced=14.0))) = 0x0,
  NSLineBreakStrategyPushOut = 1uL << 0,
  NSLineBreakStrategyHangulWordPriority __attribute__((availability(ios,introduced=14.0))) __attribute__((availability(tvos,introduced=14.0))) = 1uL << 1,
  NSLineBreakStrategyStandard __attribute__((availability(ios,introduced=14.0))) __attribute__((availability(tvos,introduced=14.0))) = 0xffff
};
typedef enum __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0))) __attribute__((enum_extensibility(open))) NSRectAlignment : NSInteger NSRectAlignment; enum NSRectAlignment : NSInteger {
  NSRectAlignmentNone = 0,
  NSRectAlignmentTop,
  NSRectAlignmentTopLeading,
  NSRectAlignmentLeading,
  NSRectAlignmentBottomLeading,
  NSRectAlignmentBottom,
  NSRectAlignmentBottomTrailing,
  NSRectAlignmentTrailing,
  NSRectAlignmentTopTrailing
};
typedef enum __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0))) __attribute__((enum_extensibility(open), flag_enum)) NSTextContentManagerEnumerationOptions : NSUInteger NSTextContentManagerEnumerationOptions; enum NSTextContentManagerEnumerationOptions : NSUInteger {
  NSTextContentManagerEnumerationOptionsNone = 0x0,
  NSTextContentManagerEnumerationOptionsReverse = ( 1uL << 0 )
};
typedef NS_ENUM(int32_t, NSTextEffect) {
  NSTextEffectNone,
  NSTextEffectLetterPressStyle,
  NSTextEffectUnknownUseWeakEffect
};
typedef NSString *NSTextHighlightColorScheme NS_TYPED_ENUM;
typedef NSString *NSTextHighlightStyle NS_TYPED_ENUM;
typedef enum __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0))) __attribute__((enum_extensibility(open), flag_enum)) NSTextLayoutFragmentEnumerationOptions : NSUInteger NSTextLayoutFragmentEnumerationOptions; enum NSTextLayoutFragmentEnumerationOptions : NSUInteger {
  NSTextLayoutFragmentEnumerationOptionsNone = 0x0,
  NSTextLayoutFragmentEnumerationOptionsReverse = ( 1uL << 0 ),
  NSTextLayoutFragmentEnumerationOptionsEstimatesSize = ( 1uL << 1 ),
  NSTextLayoutFragmentEnumerationOptionsEnsuresLayout = ( 1uL << 2 ),
  NSTextLayoutFragmentEnumerationOptionsEnsuresExtraLineFragment = ( 1uL << 3 )
};
typedef enum __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0))) __attribute__((enum_extensibility(open))) NSTextLayoutFragmentState : NSUInteger NSTextLayoutFragmentState; enum NSTextLayoutFragmentState : NSUInteger {
  NSTextLayoutFragmentStateNone = 0,
  NSTextLayoutFragmentStateEstimatedUsageBounds = 1,
  NSTextLayoutFragmentStateCalculatedUsageBounds = 2,
  NSTextLayoutFragmentStateLayoutAvailable = 3
};
typedef enum __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0))) __attribute__((enum_extensibility(open), flag_enum)) NSTextLayoutManagerSegmentOptions : NSUInteger NSTextLayoutManagerSegmentOptions; enum NSTextLayoutManagerSegmentOptions : NSUInteger {
  NSTextLayoutManagerSegmentOptionsNone = 0x0,
  NSTextLayoutManagerSegmentOptionsRangeNotRequired = ( 1uL << 0 ),
  NSTextLayoutManagerSegmentOptionsMiddleFragmentsExcluded = ( 1uL << 1 ),
  NSTextLayoutManagerSegmentOptionsHeadSegmentExtended = ( 1uL << 2 ),
  NSTextLayoutManagerSegmentOptionsTailSegmentExtended = ( 1uL << 3 ),
  NSTextLayoutManagerSegmentOptionsUpstreamAffinity = ( 1uL << 4 )
};
typedef enum __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0))) __attribute__((enum_extensibility(open))) NSTextLayoutManagerSegmentType : NSInteger NSTextLayoutManagerSegmentType; enum NSTextLayoutManagerSegmentType : NSInteger {
  NSTextLayoutManagerSegmentTypeStandard = 0,
  NSTextLayoutManagerSegmentTypeSelection = 1,
  NSTextLayoutManagerSegmentTypeHighlight = 2
};
typedef NS_ENUM(NSInteger, NSTextLayoutOrientation) {
  NSTextLayoutOrientationHorizontal,
  NSTextLayoutOrientationVertical
};
typedef NSString *NSTextListMarkerFormats NS_TYPED_ENUM;
typedef enum __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0))) __attribute__((enum_extensibility(open), flag_enum)) NSTextListOptions : NSUInteger NSTextListOptions; enum NSTextListOptions : NSUInteger {
  NSTextListOptionsNone = 0,
  NSTextListOptionsPrependEnclosingMarker = 1
};
typedef enum __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0))) __attribute__((enum_extensibility(open))) NSTextScalingType : NSInteger NSTextScalingType; enum NSTextScalingType : NSInteger {
  NSTextScalingTypeStandard = 0,
  NSTextScalingTypeiOS
};
typedef enum __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0))) __attribute__((enum_extensibility(open))) NSTextSelectionAffinity : NSInteger NSTextSelectionAffinity; enum NSTextSelectionAffinity : NSInteger {
  NSTextSelectionAffinityUpstream = 0,
  NSTextSelectionAffinityDownstream = 1
};
typedef enum __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0))) __attribute__((enum_extensibility(open))) NSTextSelectionGranularity : NSInteger NSTextSelectionGranularity; enum NSTextSelectionGranularity : NSInteger {
  NSTextSelectionGranularityCharacter,
  NSTextSelectionGranularityWord,
  NSTextSelectionGranularityParagraph,
  NSTextSelectionGranularityLine,
  NSTextSelectionGranularitySentence
};
typedef enum __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0))) __attribute__((enum_extensibility(open))) NSTextSelectionNavigationDestination : NSInteger NSTextSelectionNavigationDestination; enum NSTextSelectionNavigationDestination : NSInteger {
  NSTextSelectionNavigationDestinationCharacter,
  NSTextSelectionNavigationDestinationWord,
  NSTextSelectionNavigationDestinationLine,
  NSTextSelectionNavigationDestinationSentence,
  NSTextSelectionNavigationDestinationParagraph,
  NSTextSelectionNavigationDestinationContainer,
  NSTextSelectionNavigationDestinationDocument
};
typedef enum __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0))) __attribute__((enum_extensibility(open))) NSTextSelectionNavigationDirection : NSInteger NSTextSelectionNavigationDirection; enum NSTextSelectionNavigationDirection : NSInteger {
  NSTextSelectionNavigationDirectionForward,
  NSTextSelectionNavigationDirectionBackward,
  NSTextSelectionNavigationDirectionRight,
  NSTextSelectionNavigationDirectionLeft,
  NSTextSelectionNavigationDirectionUp,
  NSTextSelectionNavigationDirectionDown
};
typedef enum __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0))) __attribute__((enum_extensibility(open))) NSTextSelectionNavigationLayoutOrientation : NSInteger NSTextSelectionNavigationLayoutOrientation; enum NSTextSelectionNavigationLayoutOrientation : NSInteger {
  NSTextSelectionNavigationLayoutOrientationHorizontal = 0,
  NSTextSelectionNavigationLayoutOrientationVertical = 1
};
typedef enum __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0))) __attribute__((enum_extensibility(open), flag_enum)) NSTextSelectionNavigationModifier : NSUInteger NSTextSelectionNavigationModifier; enum NSTextSelectionNavigationModifier : NSUInteger {
  NSTextSelectionNavigationModifierExtend = ( 1uL << 0 ),
  NSTextSelectionNavigationModifierVisual = ( 1uL << 1 ),
  NSTextSelectionNavigationModifierMultiple = ( 1uL << 2 )
};
typedef enum __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0))) __attribute__((enum_extensibility(open))) NSTextSelectionNavigationWritingDirection : NSInteger NSTextSelectionNavigationWritingDirection; enum NSTextSelectionNavigationWritingDirection : NSInteger {
  NSTextSelectionNavigationWritingDirectionLeftToRight = 0,
  NSTextSelectionNavigationWritingDirectionRightToLeft = 1
};
typedef NS_OPTIONS(NSUInteger, NSTextStorageEditActions) {
  NSTextStorageEditActionsAttributes = 1,
  NSTextStorageEditActionsCharacters = 2
};
typedef NS_OPTIONS(NSUInteger, NSWritingDirectionFormatType) {
  NSWritingDirectionFormatTypeEmbedding = 0 << 1,
  NSWritingDirectionFormatTypeOverride = 1 << 1
};
typedef NS_ENUM(NSInteger, UIAccessibilityContainerType) {
  UIAccessibilityContainerTypeNone = 0,
  UIAccessibilityContainerTypeDataTable,
  UIAccessibilityContainerTypeList,
  UIAccessibilityContainerTypeLandmark,
  UIAccessibilityContainerTypeSemanticGroup __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)))
};
typedef enum __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0))) __attribute__((enum_extensibility(open))) UIAccessibilityContrast : NSInteger UIAccessibilityContrast; enum UIAccessibilityContrast : NSInteger {
  UIAccessibilityContrastUnspecified = - 1,
  UIAccessibilityContrastNormal,
  UIAccessibilityContrastHigh
};
typedef NS_ENUM(NSInteger, UIAccessibilityCustomRotorDirection) {
  UIAccessibilityCustomRotorDirectionPrevious,
  UIAccessibilityCustomRotorDirectionNext
};
typedef NS_ENUM(NSInteger, UIAccessibilityCustomSystemRotorType) {
  UIAccessibilityCustomSystemRotorTypeNone = 0,
  UIAccessibilityCustomSystemRotorTypeLink,
  UIAccessibilityCustomSystemRotorTypeVisitedLink,
  UIAccessibilityCustomSystemRotorTypeHeading,
  UIAccessibilityCustomSystemRotorTypeHeadingLevel1,
  UIAccessibilityCustomSystemRotorTypeHeadingLevel2,
  UIAccessibilityCustomSystemRotorTypeHeadingLevel3,
  UIAccessibilityCustomSystemRotorTypeHeadingLevel4,
  UIAccessibilityCustomSystemRotorTypeHeadingLevel5,
  UIAccessibilityCustomSystemRotorTypeHeadingLevel6,
  UIAccessibilityCustomSystemRotorTypeBoldText,
  UIAccessibilityCustomSystemRotorTypeItalicText,
  UIAccessibilityCustomSystemRotorTypeUnderlineText,
  UIAccessibilityCustomSystemRotorTypeMisspelledWord,
  UIAccessibilityCustomSystemRotorTypeImage,
  UIAccessibilityCustomSystemRotorTypeTextField,
  UIAccessibilityCustomSystemRotorTypeTable,
  UIAccessibilityCustomSystemRotorTypeList,
  UIAccessibilityCustomSystemRotorTypeLandmark
};
typedef enum __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0))) __attribute__((enum_extensibility(open), flag_enum)) UIAccessibilityDirectTouchOptions : NSUInteger UIAccessibilityDirectTouchOptions; enum UIAccessibilityDirectTouchOptions : NSUInteger {
  UIAccessibilityDirectTouchOptionsNone = 0x0,
  UIAccessibilityDirectTouchOptionsSilentOnTouch = 1uL << 0,
  UIAccessibilityDirectTouchOptionsRequiresActivation = 1uL << 1
};
typedef enum __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0))) __attribute__((enum_extensibility(open))) UIAccessibilityExpandedStatus : NSInteger UIAccessibilityExpandedStatus; enum UIAccessibilityExpandedStatus : NSInteger {
  UIAccessibilityExpandedStatusUnsupported = 0,
  UIAccessibilityExpandedStatusExpanded,
  UIAccessibilityExpandedStatusCollapsed
};
typedef NS_ENUM(NSUInteger, UIAccessibilityHearingDeviceEar) {
  UIAccessibilityHearingDeviceEarNone = 0,
  UIAccessibilityHearingDeviceEarLeft = 1 << 1,
  UIAccessibilityHearingDeviceEarRight = 1 << 2,
  UIAccessibilityHearingDeviceEarBoth = UIAccessibilityHearingDeviceEarLeft | UIAccessibilityHearingDeviceEarRight
};
typedef NS_ENUM(NSInteger, UIAccessibilityNavigationStyle) {
  UIAccessibilityNavigationStyleAutomatic = 0,
  UIAccessibilityNavigationStyleSeparate = 1,
  UIAccessibilityNavigationStyleCombined = 2
};
typedef NSString *UIAccessibilityPriority NS_TYPED_ENUM;
typedef NS_ENUM(NSInteger, UIAccessibilityScrollDirection) {
  UIAccessibilityScrollDirectionRight = 1,
  UIAccessibilityScrollDirectionLeft,
  UIAccessibilityScrollDirectionUp,
  UIAccessibilityScrollDirectionDown,
  UIAccessibilityScrollDirectionNext,
  UIAccessibilityScrollDirectionPrevious
};
typedef NSString *UIAccessibilityTextualContext NS_TYPED_ENUM;
typedef NSString *UIActionIdentifier NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIAction.Identifier);
typedef enum __attribute__((availability(ios,deprecated=13.0))) __attribute__((enum_extensibility(open))) UIActionSheetStyle : NSInteger UIActionSheetStyle; enum UIActionSheetStyle : NSInteger {
  UIActionSheetStyleAutomatic = - 1,
  UIActionSheetStyleDefault,
  UIActionSheetStyleBlackTranslucent = 2,
  UIActionSheetStyleBlackOpaque = 1
};
typedef NS_ENUM(NSInteger, UIActivityCategory) {
  UIActivityCategoryAction,
  UIActivityCategoryShare
};
typedef enum __attribute__((availability(ios,introduced=18.0))) __attribute__((enum_extensibility(open))) UIActivityCollaborationMode : NSInteger UIActivityCollaborationMode; enum UIActivityCollaborationMode : NSInteger {
  UIActivityCollaborationModeSendCopy,
  UIActivityCollaborationModeCollaborate
};
typedef enum NS_SWIFT_NAME(UIActivityIndicatorView.Style) __attribute__((enum_extensibility(open))) UIActivityIndicatorViewStyle : NSInteger UIActivityIndicatorViewStyle; enum UIActivityIndicatorViewStyle : NSInteger {
  UIActivityIndicatorViewStyleWhiteLarge __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0))),
  UIActivityIndicatorViewStyleWhite __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0))),
  UIActivityIndicatorViewStyleGray __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0))),
  UIActivityIndicatorViewStyleMedium __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0))) = 100,
  UIActivityIndicatorViewStyleLarge __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0))) = 101
};
typedef NSString *UIActivityItemsConfigurationInteraction NS_TYPED_ENUM;
typedef NSString *UIActivityItemsConfigurationPreviewIntent NS_TYPED_ENUM;
typedef enum __attribute__((availability(ios,introduced=18.0))) __attribute__((enum_extensibility(open))) UIActivitySectionTypes : NSUInteger UIActivitySectionTypes; enum UIActivitySectionTypes : NSUInteger {
  UIActivitySectionTypesNone = 0,
  UIActivitySectionTypesPeopleSuggestions
};
typedef enum NS_SWIFT_NAME(UIAlertAction.Style) __attribute__((enum_extensibility(open))) UIAlertActionStyle : NSInteger UIAlertActionStyle; enum UIAlertActionStyle : NSInteger {
  UIAlertActionStyleDefault,
  UIAlertActionStyleCancel,
  UIAlertActionStyleDestructive
};
typedef enum __attribute__((availability(ios,introduced=16.0))) __attribute__((availability(tvos,introduced=16.0))) __attribute__((enum_extensibility(open))) UIAlertControllerSeverity : NSInteger UIAlertControllerSeverity; enum UIAlertControllerSeverity : NSInteger {
  UIAlertControllerSeverityDefault = 0,
  UIAlertControllerSeverityCritical
};
typedef enum NS_SWIFT_NAME(UIAlertController.Style) __attribute__((enum_extensibility(open))) UIAlertControllerStyle : NSInteger UIAlertControllerStyle; enum UIAlertControllerStyle : NSInteger {
  UIAlertControllerStyleActionSheet,
  UIAlertControllerStyleAlert
};
typedef NS_ENUM(NSInteger, UIAlertViewStyle) {
  UIAlertViewStyleDefault,
  UIAlertViewStyleSecureTextInput,
  UIAlertViewStylePlainTextInput,
  UIAlertViewStyleLoginAndPasswordInput
};
typedef enum __attribute__((availability(ios,introduced=18.2))) __attribute__((enum_extensibility(open))) UIApplicationCategory : NSInteger UIApplicationCategory; enum UIApplicationCategory : NSInteger {
  UIApplicationCategoryUIApplicationCategoryWebBrowser = 1
};
typedef enum __attribute__((availability(ios,introduced=18.2))) __attribute__((enum_extensibility(open))) UIApplicationCategoryDefaultErrorCode : NSInteger UIApplicationCategoryDefaultErrorCode; enum UIApplicationCategoryDefaultErrorCode : NSInteger {
  UIApplicationCategoryDefaultErrorCodeRateLimited = 1
};
typedef enum __attribute__((availability(ios,introduced=18.2))) __attribute__((enum_extensibility(open))) UIApplicationCategoryDefaultStatus : NSInteger UIApplicationCategoryDefaultStatus; enum UIApplicationCategoryDefaultStatus : NSInteger {
  UIApplicationCategoryDefaultStatusUnavailable,
  UIApplicationCategoryDefaultStatusIsDefault,
  UIApplicationCategoryDefaultStatusNotDefault
};
typedef NS_ENUM(NSInteger, UIApplicationShortcutIconType) {
  UIApplicationShortcutIconTypeCompose,
  UIApplicationShortcutIconTypePlay,
  UIApplicationShortcutIconTypePause,
  UIApplicationShortcutIconTypeAdd,
  UIApplicationShortcutIconTypeLocation,
  UIApplicationShortcutIconTypeSearch,
  UIApplicationShortcutIconTypeShare,
  UIApplicationShortcutIconTypeProhibit,
  UIApplicationShortcutIconTypeContact,
  UIApplicationShortcutIconTypeHome,
  UIApplicationShortcutIconTypeMarkLocation,
  UIApplicationShortcutIconTypeFavorite,
  UIApplicationShortcutIconTypeLove,
  UIApplicationShortcutIconTypeCloud,
  UIApplicationShortcutIconTypeInvitation,
  UIApplicationShortcutIconTypeConfirmation,
  UIApplicationShortcutIconTypeMail,
  UIApplicationShortcutIconTypeMessage,
  UIApplicationShortcutIconTypeDate,
  UIApplicationShortcutIconTypeTime,
  UIApplicationShortcutIconTypeCapturePhoto,
  UIApplicationShortcutIconTypeCaptureVideo,
  UIApplicationShortcutIconTypeTask,
  UIApplicationShortcutIconTypeTaskCompleted,
  UIApplicationShortcutIconTypeAlarm,
  UIApplicationShortcutIconTypeBookmark,
  UIApplicationShortcutIconTypeShuffle,
  UIApplicationShortcutIconTypeAudio,
  UIApplicationShortcutIconTypeUpdate
};
typedef enum NS_SWIFT_NAME(UIApplication.State) __attribute__((enum_extensibility(open))) UIApplicationState : NSInteger UIApplicationState; enum UIApplicationState : NSInteger {
  UIApplicationStateActive,
  UIApplicationStateInactive,
  UIApplicationStateBackground
};
typedef NS_ENUM(NSInteger, UIAttachmentBehaviorType) {
  UIAttachmentBehaviorTypeItems,
  UIAttachmentBehaviorTypeAnchor
};
typedef enum __attribute__((availability(tvos,introduced=13.4))) __attribute__((availability(ios,introduced=13.4))) __attribute__((enum_extensibility(open), flag_enum)) UIAxis : NSUInteger UIAxis; enum UIAxis : NSUInteger {
  UIAxisNeither = 0uL,
  UIAxisHorizontal = 1uL << 0,
  UIAxisVertical = 1uL << 1,
  UIAxisBoth = ( UIAxisHorizontal | UIAxisVertical )
};
typedef NS_ENUM(NSUInteger, UIBackgroundFetchResult) {
  UIBackgroundFetchResultNewData,
  UIBackgroundFetchResultNoData,
  UIBackgroundFetchResultFailed
};
typedef NS_ENUM(NSInteger, UIBackgroundRefreshStatus) {
  UIBackgroundRefreshStatusRestricted,
  UIBackgroundRefreshStatusDenied,
  UIBackgroundRefreshStatusAvailable
};
typedef enum __attribute__((availability(ios,introduced=15.0))) __attribute__((enum_extensibility(open))) UIBandSelectionInteractionState : NSInteger UIBandSelectionInteractionState; enum UIBandSelectionInteractionState : NSInteger {
  UIBandSelectionInteractionStatePossible = 0,
  UIBandSelectionInteractionStateBegan,
  UIBandSelectionInteractionStateSelecting,
  UIBandSelectionInteractionStateEnded
};
typedef enum NS_SWIFT_NAME(UIBarButtonItem.Style) __attribute__((enum_extensibility(open))) UIBarButtonItemStyle : NSInteger UIBarButtonItemStyle; enum UIBarButtonItemStyle : NSInteger {
  UIBarButtonItemStylePlain,
  UIBarButtonItemStyleBordered __attribute__((availability(ios,deprecated=8.0))) __attribute__((availability(tvos,deprecated=9.0))),
  UIBarButtonItemStyleDone
};
typedef enum NS_SWIFT_NAME(UIBarButtonItem.SystemItem) __attribute__((enum_extensibility(open))) UIBarButtonSystemItem : NSInteger UIBarButtonSystemItem; enum UIBarButtonSystemItem : NSInteger {
  UIBarButtonSystemItemDone,
  UIBarButtonSystemItemCancel,
  UIBarButtonSystemItemEdit,
  UIBarButtonSystemItemSave,
  UIBarButtonSystemItemAdd,
  UIBarButtonSystemItemFlexibleSpace,
  UIBarButtonSystemItemFixedSpace,
  UIBarButtonSystemItemCompose,
  UIBarButtonSystemItemReply,
  UIBarButtonSystemItemAction,
  UIBarButtonSystemItemOrganize,
  UIBarButtonSystemItemBookmarks,
  UIBarButtonSystemItemSearch,
  UIBarButtonSystemItemRefresh,
  UIBarButtonSystemItemStop,
  UIBarButtonSystemItemCamera,
  UIBarButtonSystemItemTrash,
  UIBarButtonSystemItemPlay,
  UIBarButtonSystemItemPause,
  UIBarButtonSystemItemRewind,
  UIBarButtonSystemItemFastForward,
  UIBarButtonSystemItemUndo,
  UIBarButtonSystemItemRedo,
  UIBarButtonSystemItemPageCurl __attribute__((availability(ios,deprecated=11.0))) __attribute__((availability(tvos,deprecated=11.0))),
  UIBarButtonSystemItemClose __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,unavailable))),
  UIBarButtonSystemItemWritingTools __attribute__((availability(ios,introduced=18.2))) __attribute__((availability(tvos,unavailable)))
};
typedef NS_ENUM(NSInteger, UIBarMetrics) {
  UIBarMetricsDefault,
  UIBarMetricsCompact,
  UIBarMetricsDefaultPrompt = 101,
  UIBarMetricsCompactPrompt,
  UIBarMetricsLandscapePhone __attribute__((availability(ios,deprecated=8.0))) __attribute__((availability(tvos,deprecated=9.0))) = UIBarMetricsCompact,
  UIBarMetricsLandscapePhonePrompt __attribute__((availability(ios,deprecated=8.0))) __attribute__((availability(tvos,deprecated=9.0))) = UIBarMetricsCompactPrompt
};
typedef NS_ENUM(NSInteger, UIBarPosition) {
  UIBarPositionAny,
  UIBarPositionBottom,
  UIBarPositionTop,
  UIBarPositionTopAttached
};
typedef NS_ENUM(NSInteger, UIBarStyle) {
  UIBarStyleDefault,
  UIBarStyleBlack,
  UIBarStyleBlackOpaque __attribute__((availability(ios,deprecated=5.1))) = 1,
  UIBarStyleBlackTranslucent __attribute__((availability(ios,deprecated=5.1))) = 2
};
typedef NS_ENUM(NSInteger, UIBaselineAdjustment) {
  UIBaselineAdjustmentAlignBaselines = 0,
  UIBaselineAdjustmentAlignCenters,
  UIBaselineAdjustmentNone
};
typedef enum __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=15.0))) __attribute__((enum_extensibility(open))) UIBehavioralStyle : NSUInteger UIBehavioralStyle; enum UIBehavioralStyle : NSUInteger {
  UIBehavioralStyleAutomatic = 0,
  UIBehavioralStylePad,
  UIBehavioralStyleMac
};
typedef enum NS_SWIFT_NAME(UIBlurEffect.Style) __attribute__((enum_extensibility(open))) UIBlurEffectStyle : NSInteger UIBlurEffectStyle; enum UIBlurEffectStyle : NSInteger {
  UIBlurEffectStyleExtraLight,
  UIBlurEffectStyleLight,
  UIBlurEffectStyleDark,
  UIBlurEffectStyleExtraDark __attribute__((availability(ios,unavailable))),
  UIBlurEffectStyleRegular = 4,
  UIBlurEffectStyleProminent = 5,
  UIBlurEffectStyleSystemUltraThinMaterial __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,unavailable))),
  UIBlurEffectStyleSystemThinMaterial __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,unavailable))),
  UIBlurEffectStyleSystemMaterial __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,unavailable))),
  UIBlurEffectStyleSystemThickMaterial __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,unavailable))),
  UIBlurEffectStyleSystemChromeMaterial __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,unavailable))),
  UIBlurEffectStyleSystemUltraThinMaterialLight __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,unavailable))),
  UIBlurEffectStyleSystemThinMaterialLight __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,unavailable))),
  UIBlurEffectStyleSystemMaterialLight __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,unavailable))),
  UIBlurEffectStyleSystemThickMaterialLight __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,unavailable))),
  UIBlurEffectStyleSystemChromeMaterialLight __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,unavailable))),
  UIBlurEffectStyleSystemUltraThinMaterialDark __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,unavailable))),
  UIBlurEffectStyleSystemThinMaterialDark __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,unavailable))),
  UIBlurEffectStyleSystemMaterialDark __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,unavailable))),
  UIBlurEffectStyleSystemThickMaterialDark __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,unavailable))),
  UIBlurEffectStyleSystemChromeMaterialDark __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,unavailable)))
};
typedef enum __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0))) __attribute__((enum_extensibility(open))) UIButtonConfigurationCornerStyle : NSInteger UIButtonConfigurationCornerStyle; enum UIButtonConfigurationCornerStyle : NSInteger {
  UIButtonConfigurationCornerStyleFixed = - 1,
  UIButtonConfigurationCornerStyleDynamic,
  UIButtonConfigurationCornerStyleSmall,
  UIButtonConfigurationCornerStyleMedium,
  UIButtonConfigurationCornerStyleLarge,
  UIButtonConfigurationCornerStyleCapsule
};
typedef enum __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0))) __attribute__((enum_extensibility(open))) UIButtonConfigurationIndicator : NSInteger UIButtonConfigurationIndicator; enum UIButtonConfigurationIndicator : NSInteger {
  UIButtonConfigurationIndicatorAutomatic,
  UIButtonConfigurationIndicatorNone,
  UIButtonConfigurationIndicatorPopup
};
typedef enum __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0))) __attribute__((enum_extensibility(open))) UIButtonConfigurationMacIdiomStyle : NSInteger UIButtonConfigurationMacIdiomStyle; enum UIButtonConfigurationMacIdiomStyle : NSInteger {
  UIButtonConfigurationMacIdiomStyleAutomatic,
  UIButtonConfigurationMacIdiomStyleBordered,
  UIButtonConfigurationMacIdiomStyleBorderless,
  UIButtonConfigurationMacIdiomStyleBorderlessTinted
};
typedef enum __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0))) __attribute__((enum_extensibility(open))) UIButtonConfigurationSize : NSInteger UIButtonConfigurationSize; enum UIButtonConfigurationSize : NSInteger {
  UIButtonConfigurationSizeMedium,
  UIButtonConfigurationSizeSmall,
  UIButtonConfigurationSizeMini,
  UIButtonConfigurationSizeLarge
};
typedef enum __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0))) __attribute__((enum_extensibility(open))) UIButtonConfigurationTitleAlignment : NSInteger UIButtonConfigurationTitleAlignment; enum UIButtonConfigurationTitleAlignment : NSInteger {
  UIButtonConfigurationTitleAlignmentAutomatic,
  UIButtonConfigurationTitleAlignmentLeading,
  UIButtonConfigurationTitleAlignmentCenter,
  UIButtonConfigurationTitleAlignmentTrailing
};
typedef enum NS_SWIFT_NAME(UIButton.Role) __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0))) __attribute__((enum_extensibility(open))) UIButtonRole : NSInteger UIButtonRole; enum UIButtonRole : NSInteger {
  UIButtonRoleNormal,
  UIButtonRolePrimary,
  UIButtonRoleCancel,
  UIButtonRoleDestructive
};
typedef enum NS_SWIFT_NAME(UIButton.ButtonType) __attribute__((enum_extensibility(open))) UIButtonType : NSInteger UIButtonType; enum UIButtonType : NSInteger {
  UIButtonTypeCustom,
  UIButtonTypeRoundedRect,
  UIButtonTypeDetailDisclosure,
  UIButtonTypeInfoLight,
  UIButtonTypeInfoDark,
  UIButtonTypeContactAdd,
  UIButtonTypePlain __attribute__((availability(ios,unavailable))),
  UIButtonTypeClose __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0))),
  UIButtonTypeSystem = UIButtonTypeRoundedRect
};
typedef enum __attribute__((availability(ios,introduced=16.0))) __attribute__((enum_extensibility(open))) UICalendarViewDecorationSize : NSInteger UICalendarViewDecorationSize; enum UICalendarViewDecorationSize : NSInteger {
  UICalendarViewDecorationSizeSmall = 0,
  UICalendarViewDecorationSizeMedium = 1,
  UICalendarViewDecorationSizeLarge = 2
};
typedef enum __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0))) __attribute__((enum_extensibility(open))) UICellAccessoryDisplayedState : NSInteger UICellAccessoryDisplayedState; enum UICellAccessoryDisplayedState : NSInteger {
  UICellAccessoryDisplayedStateAlways,
  UICellAccessoryDisplayedStateWhenEditing,
  UICellAccessoryDisplayedStateWhenNotEditing
};
typedef enum __attribute__((availability(ios,introduced=14.0))) __attribute__((enum_extensibility(open))) UICellAccessoryOutlineDisclosureStyle : NSInteger UICellAccessoryOutlineDisclosureStyle; enum UICellAccessoryOutlineDisclosureStyle : NSInteger {
  UICellAccessoryOutlineDisclosureStyleAutomatic,
  UICellAccessoryOutlineDisclosureStyleHeader,
  UICellAccessoryOutlineDisclosureStyleCell
};
typedef enum __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0))) __attribute__((enum_extensibility(open))) UICellAccessoryPlacement : NSInteger UICellAccessoryPlacement; enum UICellAccessoryPlacement : NSInteger {
  UICellAccessoryPlacementLeading,
  UICellAccessoryPlacementTrailing
};
typedef enum __attribute__((availability(ios,introduced=14.0))) __attribute__((enum_extensibility(open))) UICellConfigurationDragState : NSInteger UICellConfigurationDragState; enum UICellConfigurationDragState : NSInteger {
  UICellConfigurationDragStateNone,
  UICellConfigurationDragStateLifting,
  UICellConfigurationDragStateDragging
};
typedef enum __attribute__((availability(ios,introduced=14.0))) __attribute__((enum_extensibility(open))) UICellConfigurationDropState : NSInteger UICellConfigurationDropState; enum UICellConfigurationDropState : NSInteger {
  UICellConfigurationDropStateNone,
  UICellConfigurationDropStateNotTargeted,
  UICellConfigurationDropStateTargeted
};
typedef NS_OPTIONS(NSUInteger, UICloudSharingPermissionOptions) {
  UICloudSharingPermissionOptionsStandard = 0,
  UICloudSharingPermissionOptionsAllowPublic = 1 << 0,
  UICloudSharingPermissionOptionsAllowPrivate = 1 << 1,
  UICloudSharingPermissionOptionsAllowReadOnly = 1 << 2,
  UICloudSharingPermissionOptionsAllowReadWrite = 1 << 3
};
typedef enum NS_SWIFT_NAME(UICollectionView.ElementCategory) __attribute__((enum_extensibility(open))) UICollectionElementCategory : NSUInteger UICollectionElementCategory; enum UICollectionElementCategory : NSUInteger {
  UICollectionElementCategoryCell,
  UICollectionElementCategorySupplementaryView,
  UICollectionElementCategoryDecorationView
};
typedef enum __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0))) __attribute__((enum_extensibility(open))) UICollectionLayoutListAppearance : NSInteger UICollectionLayoutListAppearance; enum UICollectionLayoutListAppearance : NSInteger {
  UICollectionLayoutListAppearancePlain,
  UICollectionLayoutListAppearanceGrouped,
  UICollectionLayoutListAppearanceInsetGrouped __attribute__((availability(tvos,unavailable))),
  UICollectionLayoutListAppearanceSidebar __attribute__((availability(tvos,unavailable))),
  UICollectionLayoutListAppearanceSidebarPlain __attribute__((availability(tvos,unavailable)))
};
typedef enum __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0))) __attribute__((enum_extensibility(open))) UICollectionLayoutListContentHuggingElements : NSUInteger UICollectionLayoutListContentHuggingElements; enum UICollectionLayoutListContentHuggingElements : NSUInteger {
  UICollectionLayoutListContentHuggingElementsNone = 0,
  UICollectionLayoutListContentHuggingElementsSupplementaryHeader = 1 << 0
};
typedef enum __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0))) __attribute__((enum_extensibility(open))) UICollectionLayoutListFooterMode : NSInteger UICollectionLayoutListFooterMode; enum UICollectionLayoutListFooterMode : NSInteger {
  UICollectionLayoutListFooterModeNone,
  UICollectionLayoutListFooterModeSupplementary
};
typedef enum __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0))) __attribute__((enum_extensibility(open))) UICollectionLayoutListHeaderMode : NSInteger UICollectionLayoutListHeaderMode; enum UICollectionLayoutListHeaderMode : NSInteger {
  UICollectionLayoutListHeaderModeNone,
  UICollectionLayoutListHeaderModeSupplementary,
  UICollectionLayoutListHeaderModeFirstItemInSection
};
typedef enum __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0))) __attribute__((enum_extensibility(open))) UICollectionLayoutSectionOrthogonalScrollingBehavior : NSInteger UICollectionLayoutSectionOrthogonalScrollingBehavior; enum UICollectionLayoutSectionOrthogonalScrollingBehavior : NSInteger {
  UICollectionLayoutSectionOrthogonalScrollingBehaviorNone,
  UICollectionLayoutSectionOrthogonalScrollingBehaviorContinuous,
  UICollectionLayoutSectionOrthogonalScrollingBehaviorContinuousGroupLeadingBoundary,
  UICollectionLayoutSectionOrthogonalScrollingBehaviorPaging,
  UICollectionLayoutSectionOrthogonalScrollingBehaviorGroupPaging,
  UICollectionLayoutSectionOrthogonalScrollingBehaviorGroupPagingCentered
};
typedef enum __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0))) __attribute__((enum_extensibility(open))) UICollectionLayoutSectionOrthogonalScrollingBounce : NSInteger UICollectionLayoutSectionOrthogonalScrollingBounce; enum UICollectionLayoutSectionOrthogonalScrollingBounce : NSInteger {
  UICollectionLayoutSectionOrthogonalScrollingBounceAutomatic,
  UICollectionLayoutSectionOrthogonalScrollingBounceAlways,
  UICollectionLayoutSectionOrthogonalScrollingBounceNever
};
typedef enum NS_SWIFT_NAME(UICollectionViewUpdateItem.Action) __attribute__((enum_extensibility(open))) UICollectionUpdateAction : NSInteger UICollectionUpdateAction; enum UICollectionUpdateAction : NSInteger {
  UICollectionUpdateActionInsert,
  UICollectionUpdateActionDelete,
  UICollectionUpdateActionReload,
  UICollectionUpdateActionMove,
  UICollectionUpdateActionNone
};
typedef enum NS_SWIFT_NAME(UICollectionViewCell.DragState) __attribute__((enum_extensibility(open))) UICollectionViewCellDragState : NSInteger UICollectionViewCellDragState; enum UICollectionViewCellDragState : NSInteger {
  UICollectionViewCellDragStateNone,
  UICollectionViewCellDragStateLifting,
  UICollectionViewCellDragStateDragging
};
typedef enum NS_SWIFT_NAME(UICollectionViewDropProposal.Intent) __attribute__((enum_extensibility(open))) UICollectionViewDropIntent : NSInteger UICollectionViewDropIntent; enum UICollectionViewDropIntent : NSInteger {
  UICollectionViewDropIntentUnspecified,
  UICollectionViewDropIntentInsertAtDestinationIndexPath,
  UICollectionViewDropIntentInsertIntoDestinationIndexPath
};
typedef enum NS_SWIFT_NAME(UICollectionViewFlowLayout.SectionInsetReference) __attribute__((enum_extensibility(open))) UICollectionViewFlowLayoutSectionInsetReference : NSInteger UICollectionViewFlowLayoutSectionInsetReference; enum UICollectionViewFlowLayoutSectionInsetReference : NSInteger {
  UICollectionViewFlowLayoutSectionInsetReferenceContentInset NS_SWIFT_NAME(fromContentInset),
  UICollectionViewFlowLayoutSectionInsetReferenceSafeArea NS_SWIFT_NAME(fromSafeArea),
  UICollectionViewFlowLayoutSectionInsetReferenceLayoutMargins NS_SWIFT_NAME(fromLayoutMargins)
};
typedef enum NS_SWIFT_NAME(UICollectionView.ReorderingCadence) __attribute__((enum_extensibility(open))) UICollectionViewReorderingCadence : NSInteger UICollectionViewReorderingCadence; enum UICollectionViewReorderingCadence : NSInteger {
  UICollectionViewReorderingCadenceImmediate,
  UICollectionViewReorderingCadenceFast,
  UICollectionViewReorderingCadenceSlow
};
typedef enum NS_SWIFT_NAME(UICollectionView.ScrollDirection) __attribute__((enum_extensibility(open))) UICollectionViewScrollDirection : NSInteger UICollectionViewScrollDirection; enum UICollectionViewScrollDirection : NSInteger {
  UICollectionViewScrollDirectionVertical,
  UICollectionViewScrollDirectionHorizontal
};
typedef enum NS_SWIFT_NAME(UICollectionView.ScrollPosition) __attribute__((enum_extensibility(open), flag_enum)) UICollectionViewScrollPosition : NSUInteger UICollectionViewScrollPosition; enum UICollectionViewScrollPosition : NSUInteger {
  UICollectionViewScrollPositionNone,
  UICollectionViewScrollPositionTop = 1 << 0,
  UICollectionViewScrollPositionCenteredVertically = 1 << 1,
  UICollectionViewScrollPositionBottom = 1 << 2,
  UICollectionViewScrollPositionLeft = 1 << 3,
  UICollectionViewScrollPositionCenteredHorizontally = 1 << 4,
  UICollectionViewScrollPositionRight = 1 << 5
};
typedef enum NS_SWIFT_NAME(UICollectionView.SelfSizingInvalidation) __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0))) __attribute__((enum_extensibility(open))) UICollectionViewSelfSizingInvalidation : NSInteger UICollectionViewSelfSizingInvalidation; enum UICollectionViewSelfSizingInvalidation : NSInteger {
  UICollectionViewSelfSizingInvalidationDisabled,
  UICollectionViewSelfSizingInvalidationEnabled,
  UICollectionViewSelfSizingInvalidationEnabledIncludingConstraints
};
typedef NS_OPTIONS(NSUInteger, UICollisionBehaviorMode) {
  UICollisionBehaviorModeItems = 1,
  UICollisionBehaviorModeBoundaries = 2,
  UICollisionBehaviorModeEverything = 0xffffffffffffffffUL
};
typedef enum __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0))) __attribute__((enum_extensibility(open))) UIColorProminence : NSInteger UIColorProminence; enum UIColorProminence : NSInteger {
  UIColorProminencePrimary,
  UIColorProminenceSecondary,
  UIColorProminenceTertiary,
  UIColorProminenceQuaternary
};
typedef enum __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0))) __attribute__((enum_extensibility(open))) UIContentInsetsReference : NSInteger UIContentInsetsReference; enum UIContentInsetsReference : NSInteger {
  UIContentInsetsReferenceAutomatic,
  UIContentInsetsReferenceNone,
  UIContentInsetsReferenceSafeArea,
  UIContentInsetsReferenceLayoutMargins,
  UIContentInsetsReferenceReadableContent
};
typedef NSString *UIContentSizeCategory NS_TYPED_ENUM;
typedef enum __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0))) __attribute__((enum_extensibility(open))) UIContentUnavailableAlignment : NSInteger UIContentUnavailableAlignment; enum UIContentUnavailableAlignment : NSInteger {
  UIContentUnavailableAlignmentCenter,
  UIContentUnavailableAlignmentNatural
};
typedef enum NS_SWIFT_NAME(UIContextMenuConfiguration.ElementOrder) __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=16.0))) __attribute__((enum_extensibility(open))) UIContextMenuConfigurationElementOrder : NSInteger UIContextMenuConfigurationElementOrder; enum UIContextMenuConfigurationElementOrder : NSInteger {
  UIContextMenuConfigurationElementOrderAutomatic = 0,
  UIContextMenuConfigurationElementOrderPriority,
  UIContextMenuConfigurationElementOrderFixed
};
typedef enum __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=14.0))) __attribute__((enum_extensibility(open))) UIContextMenuInteractionAppearance : NSInteger UIContextMenuInteractionAppearance; enum UIContextMenuInteractionAppearance : NSInteger {
  UIContextMenuInteractionAppearanceUnknown = 0,
  UIContextMenuInteractionAppearanceRich,
  UIContextMenuInteractionAppearanceCompact
};
typedef enum __attribute__((availability(ios,introduced=13.0))) __attribute__((enum_extensibility(open))) UIContextMenuInteractionCommitStyle : NSInteger UIContextMenuInteractionCommitStyle; enum UIContextMenuInteractionCommitStyle : NSInteger {
  UIContextMenuInteractionCommitStyleDismiss = 0,
  UIContextMenuInteractionCommitStylePop
};
typedef enum NS_SWIFT_NAME(UIContextualAction.Style) __attribute__((enum_extensibility(open))) UIContextualActionStyle : NSInteger UIContextualActionStyle; enum UIContextualActionStyle : NSInteger {
  UIContextualActionStyleNormal,
  UIContextualActionStyleDestructive
};
typedef enum NS_SWIFT_NAME(UIControl.ContentHorizontalAlignment) __attribute__((enum_extensibility(open))) UIControlContentHorizontalAlignment : NSInteger UIControlContentHorizontalAlignment; enum UIControlContentHorizontalAlignment : NSInteger {
  UIControlContentHorizontalAlignmentCenter = 0,
  UIControlContentHorizontalAlignmentLeft = 1,
  UIControlContentHorizontalAlignmentRight = 2,
  UIControlContentHorizontalAlignmentFill = 3,
  UIControlContentHorizontalAlignmentLeading = 4,
  UIControlContentHorizontalAlignmentTrailing = 5
};
typedef enum NS_SWIFT_NAME(UIControl.ContentVerticalAlignment) __attribute__((enum_extensibility(open))) UIControlContentVerticalAlignment : NSInteger UIControlContentVerticalAlignment; enum UIControlContentVerticalAlignment : NSInteger {
  UIControlContentVerticalAlignmentCenter = 0,
  UIControlContentVerticalAlignmentTop = 1,
  UIControlContentVerticalAlignmentBottom = 2,
  UIControlContentVerticalAlignmentFill = 3
};
typedef enum NS_SWIFT_NAME(UIControl.Event) __attribute__((enum_extensibility(open), flag_enum)) UIControlEvents : NSUInteger UIControlEvents; enum UIControlEvents : NSUInteger {
  UIControlEventTouchDown = 1 << 0,
  UIControlEventTouchDownRepeat = 1 << 1,
  UIControlEventTouchDragInside = 1 << 2,
  UIControlEventTouchDragOutside = 1 << 3,
  UIControlEventTouchDragEnter = 1 << 4,
  UIControlEventTouchDragExit = 1 << 5,
  UIControlEventTouchUpInside = 1 << 6,
  UIControlEventTouchUpOutside = 1 << 7,
  UIControlEventTouchCancel = 1 << 8,
  UIControlEventValueChanged = 1 << 12,
  UIControlEventPrimaryActionTriggered = 1 << 13,
  UIControlEventMenuActionTriggered __attribute__((availability(ios,introduced=14.0))) __attribute__((availability(tvos,introduced=14.0))) = 1 << 14,
  UIControlEventEditingDidBegin = 1 << 16,
  UIControlEventEditingChanged = 1 << 17,
  UIControlEventEditingDidEnd = 1 << 18,
  UIControlEventEditingDidEndOnExit = 1 << 19,
  UIControlEventAllTouchEvents = 0x00000FFF,
  UIControlEventAllEditingEvents = 0x000F0000,
  UIControlEventApplicationReserved = 0x0F000000,
  UIControlEventSystemReserved = 0xF0000000,
  UIControlEventAllEvents = 0xFFFFFFFF
};
typedef enum NS_SWIFT_NAME(UIControl.State) __attribute__((enum_extensibility(open), flag_enum)) UIControlState : NSUInteger UIControlState; enum UIControlState : NSUInteger {
  UIControlStateHighlighted = 1 << 0,
  UIControlStateDisabled = 1 << 1,
  UIControlStateSelected = 1 << 2,
  UIControlStateFocused = 1 << 3,
  UIControlStateApplication = 0x00FF0000,
  UIControlStateReserved = 0xFF000000
};
typedef enum __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0))) __attribute__((enum_extensibility(open))) UICornerCurve : NSInteger UICornerCurve; enum UICornerCurve : NSInteger {
  UICornerCurveAutomatic,
  UICornerCurveCircular,
  UICornerCurveContinuous
};
typedef NS_OPTIONS(NSUInteger, UIDataDetectorType) {
  UIDataDetectorTypePhoneNumber = 1 << 0,
  UIDataDetectorTypeLink = 1 << 1,
  UIDataDetectorTypeAddress = 1 << 2,
  UIDataDetectorTypeCalendarEvent = 1 << 3,
  UIDataDetectorTypeShipmentTrackingNumber = 1 << 4,
  UIDataDetectorTypeFlightNumber = 1 << 5,
  UIDataDetectorTypeLookupSuggestion = 1 << 6,
  UIDataDetectorTypeMoney __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0))) = 1 << 7,
  UIDataDetectorTypePhysicalValue __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0))) = 1uL << 8,
  UIDataDetectorTypeNone = 0,
  UIDataDetectorTypeAll = 0xffffffffffffffffUL
};
typedef enum NS_SWIFT_NAME(UIDatePicker.Mode) __attribute__((enum_extensibility(open))) UIDatePickerMode : NSInteger UIDatePickerMode; enum UIDatePickerMode : NSInteger {
  UIDatePickerModeTime,
  UIDatePickerModeDate,
  UIDatePickerModeDateAndTime,
  UIDatePickerModeCountDownTimer,
  UIDatePickerModeYearAndMonth __attribute__((availability(ios,introduced=17.4)))
};
typedef enum __attribute__((availability(ios,introduced=13.4))) __attribute__((enum_extensibility(open))) UIDatePickerStyle : NSInteger UIDatePickerStyle; enum UIDatePickerStyle : NSInteger {
  UIDatePickerStyleAutomatic,
  UIDatePickerStyleWheels,
  UIDatePickerStyleCompact,
  UIDatePickerStyleInline __attribute__((availability(ios,introduced=14.0)))
};
typedef NS_ENUM(NSInteger, UIDeviceBatteryState) {
  UIDeviceBatteryStateUnknown,
  UIDeviceBatteryStateUnplugged,
  UIDeviceBatteryStateCharging,
  UIDeviceBatteryStateFull
};
typedef NS_ENUM(NSInteger, UIDeviceOrientation) {
  UIDeviceOrientationUnknown,
  UIDeviceOrientationPortrait,
  UIDeviceOrientationPortraitUpsideDown,
  UIDeviceOrientationLandscapeLeft,
  UIDeviceOrientationLandscapeRight,
  UIDeviceOrientationFaceUp,
  UIDeviceOrientationFaceDown
};
typedef NS_ENUM(NSInteger, UIDisplayGamut) {
  UIDisplayGamutUnspecified = - 1,
  UIDisplayGamutSrgb,
  UIDisplayGamutP3
};
typedef NS_OPTIONS(NSUInteger, UIDocumentBrowserActionAvailability) {
  UIDocumentBrowserActionAvailabilityMenu = 1,
  UIDocumentBrowserActionAvailabilityNavigationBar = 1 << 1
};
typedef NS_ENUM(NSInteger, UIDocumentBrowserErrorCode) {
  UIDocumentBrowserErrorCodeGeneric = 1,
  UIDocumentBrowserErrorCodeNoLocationAvailable = 2
};
typedef NS_ENUM(NSUInteger, UIDocumentBrowserImportMode) {
  UIDocumentBrowserImportModeNone,
  UIDocumentBrowserImportModeCopy,
  UIDocumentBrowserImportModeMove
};
typedef NS_ENUM(NSUInteger, UIDocumentBrowserUserInterfaceStyle) {
  UIDocumentBrowserUserInterfaceStyleWhite = 0,
  UIDocumentBrowserUserInterfaceStyleLight,
  UIDocumentBrowserUserInterfaceStyleDark
};
typedef NS_ENUM(NSInteger, UIDocumentChangeKind) {
  UIDocumentChangeKindDone,
  UIDocumentChangeKindUndone,
  UIDocumentChangeKindRedone,
  UIDocumentChangeKindCleared
};
typedef NSString *UIDocumentCreationIntent NS_TYPED_ENUM;
typedef enum __attribute__((availability(ios,deprecated=11.0))) __attribute__((enum_extensibility(open))) UIDocumentMenuOrder : NSUInteger UIDocumentMenuOrder; enum UIDocumentMenuOrder : NSUInteger {
  UIDocumentMenuOrderFirst,
  UIDocumentMenuOrderLast
};
typedef enum __attribute__((availability(ios,deprecated=14.0))) __attribute__((enum_extensibility(open))) UIDocumentPickerMode : NSUInteger UIDocumentPickerMode; enum UIDocumentPickerMode : NSUInteger {
  UIDocumentPickerModeImport,
  UIDocumentPickerModeOpen,
  UIDocumentPickerModeExportToService,
  UIDocumentPickerModeMoveToService
};
typedef NS_ENUM(NSInteger, UIDocumentSaveOperation) {
  UIDocumentSaveOperationForCreating,
  UIDocumentSaveOperationForOverwriting
};
typedef NS_OPTIONS(NSUInteger, UIDocumentState) {
  UIDocumentStateNormal = 0,
  UIDocumentStateClosed = 1 << 0,
  UIDocumentStateInConflict = 1 << 1,
  UIDocumentStateSavingError = 1 << 2,
  UIDocumentStateEditingDisabled = 1 << 3,
  UIDocumentStateProgressAvailable = 1 << 4
};
typedef NS_ENUM(NSUInteger, UIDropOperation) {
  UIDropOperationCancel = 0,
  UIDropOperationForbidden = 1,
  UIDropOperationCopy = 2,
  UIDropOperationMove = 3
};
typedef NS_ENUM(NSUInteger, UIDropSessionProgressIndicatorStyle) {
  UIDropSessionProgressIndicatorStyleNone,
  UIDropSessionProgressIndicatorStyleDefault
};
typedef NS_ENUM(NSUInteger, UIDynamicItemCollisionBoundsType) {
  UIDynamicItemCollisionBoundsTypeRectangle,
  UIDynamicItemCollisionBoundsTypeEllipse,
  UIDynamicItemCollisionBoundsTypePath
};
typedef enum __attribute__((availability(ios,introduced=16.0))) __attribute__((enum_extensibility(open))) UIEditMenuArrowDirection : NSInteger UIEditMenuArrowDirection; enum UIEditMenuArrowDirection : NSInteger {
  UIEditMenuArrowDirectionAutomatic = 0,
  UIEditMenuArrowDirectionUp = 1,
  UIEditMenuArrowDirectionDown = 2,
  UIEditMenuArrowDirectionLeft = 3,
  UIEditMenuArrowDirectionRight = 4
};
typedef enum __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0))) __attribute__((enum_extensibility(open))) UIEditingInteractionConfiguration : NSInteger UIEditingInteractionConfiguration; enum UIEditingInteractionConfiguration : NSInteger {
  UIEditingInteractionConfigurationNone = 0,
  UIEditingInteractionConfigurationDefault = 1
};
typedef enum NS_SWIFT_NAME(UIEvent.ButtonMask) __attribute__((availability(ios,introduced=13.4))) __attribute__((enum_extensibility(open), flag_enum)) UIEventButtonMask : NSUInteger UIEventButtonMask; enum UIEventButtonMask : NSUInteger {
  UIEventButtonMaskPrimary = 1L << 0,
  UIEventButtonMaskSecondary = 1L << 1
};
typedef enum NS_SWIFT_NAME(UIEvent.EventSubtype) __attribute__((enum_extensibility(open))) UIEventSubtype : NSInteger UIEventSubtype; enum UIEventSubtype : NSInteger {
  UIEventSubtypeNone,
  UIEventSubtypeMotionShake,
  UIEventSubtypeRemoteControlPlay = 100,
  UIEventSubtypeRemoteControlPause = 101,
  UIEventSubtypeRemoteControlStop = 102,
  UIEventSubtypeRemoteControlTogglePlayPause = 103,
  UIEventSubtypeRemoteControlNextTrack = 104,
  UIEventSubtypeRemoteControlPreviousTrack = 105,
  UIEventSubtypeRemoteControlBeginSeekingBackward = 106,
  UIEventSubtypeRemoteControlEndSeekingBackward = 107,
  UIEventSubtypeRemoteControlBeginSeekingForward = 108,
  UIEventSubtypeRemoteControlEndSeekingForward = 109
};
typedef enum NS_SWIFT_NAME(UIEvent.EventType) __attribute__((enum_extensibility(open))) UIEventType : NSInteger UIEventType; enum UIEventType : NSInteger {
  UIEventTypeTouches,
  UIEventTypeMotion,
  UIEventTypeRemoteControl,
  UIEventTypePresses,
  UIEventTypeScroll __attribute__((availability(ios,introduced=13.4))) __attribute__((availability(tvos,introduced=13.4))) = 10,
  UIEventTypeHover __attribute__((availability(ios,introduced=13.4))) __attribute__((availability(tvos,introduced=13.4))) = 11,
  UIEventTypeTransform __attribute__((availability(ios,introduced=13.4))) __attribute__((availability(tvos,introduced=13.4))) = 14
};
typedef enum __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0))) __attribute__((enum_extensibility(open))) UIFindSessionSearchResultDisplayStyle : NSInteger UIFindSessionSearchResultDisplayStyle; enum UIFindSessionSearchResultDisplayStyle : NSInteger {
  UIFindSessionSearchResultDisplayStyleCurrentAndTotal,
  UIFindSessionSearchResultDisplayStyleTotal,
  UIFindSessionSearchResultDisplayStyleNone
};
typedef enum __attribute__((availability(ios,introduced=15.0))) __attribute__((enum_extensibility(open))) UIFocusGroupPriority : NSInteger UIFocusGroupPriority; enum UIFocusGroupPriority : NSInteger {
  UIFocusGroupPriorityIgnored = 0,
  UIFocusGroupPriorityPreviouslyFocused = 1000,
  UIFocusGroupPriorityPrioritized = 2000,
  UIFocusGroupPriorityCurrentlyFocused = 0x7fffffffffffffffL
};
typedef enum __attribute__((availability(ios,introduced=15.0))) __attribute__((enum_extensibility(open))) UIFocusHaloEffectPosition : NSInteger UIFocusHaloEffectPosition; enum UIFocusHaloEffectPosition : NSInteger {
  UIFocusHaloEffectPositionAutomatic = 0,
  UIFocusHaloEffectPositionOutside,
  UIFocusHaloEffectPositionInside
};
typedef NS_OPTIONS(NSUInteger, UIFocusHeading) {
  UIFocusHeadingNone = 0,
  UIFocusHeadingUp = 1 << 0,
  UIFocusHeadingDown = 1 << 1,
  UIFocusHeadingLeft = 1 << 2,
  UIFocusHeadingRight = 1 << 3,
  UIFocusHeadingNext = 1 << 4,
  UIFocusHeadingPrevious = 1 << 5,
  UIFocusHeadingFirst __attribute__((availability(ios,introduced=15.0))) __attribute__((availability(tvos,introduced=15.0))) = 1uL << 8,
  UIFocusHeadingLast __attribute__((availability(ios,introduced=15.0))) __attribute__((availability(tvos,introduced=15.0))) = 1uL << 9
};
typedef enum __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0))) __attribute__((enum_extensibility(open))) UIFocusItemDeferralMode : NSInteger UIFocusItemDeferralMode; enum UIFocusItemDeferralMode : NSInteger {
  UIFocusItemDeferralModeAutomatic,
  UIFocusItemDeferralModeAlways,
  UIFocusItemDeferralModeNever
};
typedef NSString *UIFocusSoundIdentifier NS_TYPED_ENUM;
typedef enum NS_SWIFT_NAME(UIFontDescriptor.SymbolicTraits) __attribute__((enum_extensibility(open), flag_enum)) UIFontDescriptorSymbolicTraits : uint32_t UIFontDescriptorSymbolicTraits; enum UIFontDescriptorSymbolicTraits : uint32_t {
  UIFontDescriptorTraitItalic NS_SWIFT_NAME(traitItalic) = 1 << 0,
  UIFontDescriptorTraitBold NS_SWIFT_NAME(traitBold) = 1 << 1,
  UIFontDescriptorTraitExpanded NS_SWIFT_NAME(traitExpanded) = 1 << 5,
  UIFontDescriptorTraitCondensed NS_SWIFT_NAME(traitCondensed) = 1 << 6,
  UIFontDescriptorTraitMonoSpace NS_SWIFT_NAME(traitMonoSpace) = 1 << 10,
  UIFontDescriptorTraitVertical NS_SWIFT_NAME(traitVertical) = 1 << 11,
  UIFontDescriptorTraitUIOptimized NS_SWIFT_NAME(traitUIOptimized) = 1 << 12,
  UIFontDescriptorTraitTightLeading NS_SWIFT_NAME(traitTightLeading) = 1 << 15,
  UIFontDescriptorTraitLooseLeading NS_SWIFT_NAME(traitLooseLeading) = 1 << 16,
  UIFontDescriptorTraitClassMask = 0xF0000000,
  UIFontDescriptorTraitClassUnknown = 0,
  UIFontDescriptorTraitClassOldStyleSerifs = 1 << 28,
  UIFontDescriptorTraitClassTransitionalSerifs = 2 << 28,
  UIFontDescriptorTraitClassModernSerifs = 3 << 28,
  UIFontDescriptorTraitClassClarendonSerifs = 4 << 28,
  UIFontDescriptorTraitClassSlabSerifs = 5 << 28,
  UIFontDescriptorTraitClassFreeformSerifs = 7 << 28,
  UIFontDescriptorTraitClassSansSerif = 8U << 28,
  UIFontDescriptorTraitClassOrnamentals = 9U << 28,
  UIFontDescriptorTraitClassScripts = 10U << 28,
  UIFontDescriptorTraitClassSymbolic = 12U << 28
};
typedef NSString *UIFontDescriptorSystemDesign NS_TYPED_ENUM NS_SWIFT_NAME(UIFontDescriptor.SystemDesign);
typedef NSString *UIFontTextStyle NS_TYPED_ENUM NS_SWIFT_NAME(UIFont.TextStyle);
typedef enum __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0))) __attribute__((enum_extensibility(open))) UIFontWidth : int32_t UIFontWidth; enum UIFontWidth : int32_t {
  UIFontWidthCondensed,
  UIFontWidthStandard,
  UIFontWidthExpanded,
  UIFontWidthCompressed
};
typedef NS_ENUM(NSInteger, UIForceTouchCapability) {
  UIForceTouchCapabilityUnknown = 0,
  UIForceTouchCapabilityUnavailable = 1,
  UIForceTouchCapabilityAvailable = 2
};
typedef enum NS_SWIFT_NAME(UIGestureRecognizer.State) __attribute__((enum_extensibility(open))) UIGestureRecognizerState : NSInteger UIGestureRecognizerState; enum UIGestureRecognizerState : NSInteger {
  UIGestureRecognizerStatePossible,
  UIGestureRecognizerStateBegan,
  UIGestureRecognizerStateChanged,
  UIGestureRecognizerStateEnded,
  UIGestureRecognizerStateCancelled,
  UIGestureRecognizerStateFailed,
  UIGestureRecognizerStateRecognized = UIGestureRecognizerStateEnded
};
typedef enum NS_SWIFT_NAME(UIGraphicsImageRendererFormat.Range) __attribute__((enum_extensibility(open))) UIGraphicsImageRendererFormatRange : NSInteger UIGraphicsImageRendererFormatRange; enum UIGraphicsImageRendererFormatRange : NSInteger {
  UIGraphicsImageRendererFormatRangeUnspecified = - 1,
  UIGraphicsImageRendererFormatRangeAutomatic = 0,
  UIGraphicsImageRendererFormatRangeExtended,
  UIGraphicsImageRendererFormatRangeStandard
};
typedef NS_OPTIONS(NSUInteger, UIGuidedAccessAccessibilityFeature) {
  UIGuidedAccessAccessibilityFeatureVoiceOver = 1uL << 0,
  UIGuidedAccessAccessibilityFeatureZoom = 1uL << 1,
  UIGuidedAccessAccessibilityFeatureAssistiveTouch = 1uL << 2,
  UIGuidedAccessAccessibilityFeatureInvertColors = 1uL << 3,
  UIGuidedAccessAccessibilityFeatureGrayscaleDisplay = 1uL << 4
};
typedef NS_ENUM(NSInteger, UIGuidedAccessErrorCode) {
  UIGuidedAccessErrorCodePermissionDenied,
  UIGuidedAccessErrorCodeFailed = 0x7fffffffffffffffL
};
typedef NS_ENUM(NSInteger, UIGuidedAccessRestrictionState) {
  UIGuidedAccessRestrictionStateAllow,
  UIGuidedAccessRestrictionStateDeny
};
typedef enum __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0))) __attribute__((enum_extensibility(open))) UIImageDynamicRange : NSInteger UIImageDynamicRange; enum UIImageDynamicRange : NSInteger {
  UIImageDynamicRangeUnspecified = - 1,
  UIImageDynamicRangeStandard = 0,
  UIImageDynamicRangeConstrainedHigh = 1,
  UIImageDynamicRangeHigh = 2
};
typedef enum NS_SWIFT_NAME(UIImage.Orientation) __attribute__((enum_extensibility(open))) UIImageOrientation : NSInteger UIImageOrientation; enum UIImageOrientation : NSInteger {
  UIImageOrientationUp,
  UIImageOrientationDown,
  UIImageOrientationLeft,
  UIImageOrientationRight,
  UIImageOrientationUpMirrored,
  UIImageOrientationDownMirrored,
  UIImageOrientationLeftMirrored,
  UIImageOrientationRightMirrored
};
typedef NS_ENUM(NSInteger, UIImagePickerControllerCameraCaptureMode) {
  UIImagePickerControllerCameraCaptureModePhoto,
  UIImagePickerControllerCameraCaptureModeVideo
};
typedef NS_ENUM(NSInteger, UIImagePickerControllerCameraDevice) {
  UIImagePickerControllerCameraDeviceRear,
  UIImagePickerControllerCameraDeviceFront
};
typedef NS_ENUM(NSInteger, UIImagePickerControllerCameraFlashMode) {
  UIImagePickerControllerCameraFlashModeOff = - 1,
  UIImagePickerControllerCameraFlashModeAuto = 0,
  UIImagePickerControllerCameraFlashModeOn = 1
};
typedef enum __attribute__((availability(ios,deprecated=14.0))) __attribute__((enum_extensibility(open))) UIImagePickerControllerImageUrlExportPreset : NSInteger UIImagePickerControllerImageUrlExportPreset; enum UIImagePickerControllerImageUrlExportPreset : NSInteger {
  UIImagePickerControllerImageUrlExportPresetCompatible = 0,
  UIImagePickerControllerImageUrlExportPresetCurrent
};
typedef NS_ENUM(NSInteger, UIImagePickerControllerQualityType) {
  UIImagePickerControllerQualityTypeHigh,
  UIImagePickerControllerQualityTypeMedium,
  UIImagePickerControllerQualityTypeLow,
  UIImagePickerControllerQualityTypeAt640x480,
  UIImagePickerControllerQualityTypeAt1280x720,
  UIImagePickerControllerQualityTypeAt960x540
};
typedef enum NS_SWIFT_NAME(UIImagePickerController.SourceType) __attribute__((enum_extensibility(open))) UIImagePickerControllerSourceType : NSInteger UIImagePickerControllerSourceType; enum UIImagePickerControllerSourceType : NSInteger {
  UIImagePickerControllerSourceTypePhotoLibrary,
  UIImagePickerControllerSourceTypeCamera,
  UIImagePickerControllerSourceTypeSavedPhotosAlbum
};
typedef enum NS_SWIFT_NAME(UIImage.RenderingMode) __attribute__((enum_extensibility(open))) UIImageRenderingMode : NSInteger UIImageRenderingMode; enum UIImageRenderingMode : NSInteger {
  UIImageRenderingModeAutomatic,
  UIImageRenderingModeAlwaysOriginal,
  UIImageRenderingModeAlwaysTemplate
};
typedef enum NS_SWIFT_NAME(UIImage.ResizingMode) __attribute__((enum_extensibility(open))) UIImageResizingMode : NSInteger UIImageResizingMode; enum UIImageResizingMode : NSInteger {
  UIImageResizingModeTile,
  UIImageResizingModeStretch
};
typedef enum NS_SWIFT_NAME(UIImage.SymbolScale) __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0))) __attribute__((enum_extensibility(open))) UIImageSymbolScale : NSInteger UIImageSymbolScale; enum UIImageSymbolScale : NSInteger {
  UIImageSymbolScaleDefault = - 1,
  UIImageSymbolScaleUnspecified = 0,
  UIImageSymbolScaleSmall = 1,
  UIImageSymbolScaleMedium,
  UIImageSymbolScaleLarge
};
typedef enum NS_SWIFT_NAME(UIImage.SymbolWeight) __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0))) __attribute__((enum_extensibility(open))) UIImageSymbolWeight : NSInteger UIImageSymbolWeight; enum UIImageSymbolWeight : NSInteger {
  UIImageSymbolWeightUnspecified = 0,
  UIImageSymbolWeightUltraLight = 1,
  UIImageSymbolWeightThin,
  UIImageSymbolWeightLight,
  UIImageSymbolWeightRegular,
  UIImageSymbolWeightMedium,
  UIImageSymbolWeightSemibold,
  UIImageSymbolWeightBold,
  UIImageSymbolWeightHeavy,
  UIImageSymbolWeightBlack
};
typedef NS_ENUM(NSInteger, UIImpactFeedbackStyle) {
  UIImpactFeedbackStyleLight,
  UIImpactFeedbackStyleMedium,
  UIImpactFeedbackStyleHeavy,
  UIImpactFeedbackStyleSoft __attribute__((availability(ios,introduced=13.0))),
  UIImpactFeedbackStyleRigid __attribute__((availability(ios,introduced=13.0)))
};
typedef NS_ENUM(NSInteger, UIInputViewStyle) {
  UIInputViewStyleDefault,
  UIInputViewStyleKeyboard
};
typedef NS_ENUM(NSInteger, UIInterfaceOrientation) {
  UIInterfaceOrientationUnknown,
  UIInterfaceOrientationPortrait,
  UIInterfaceOrientationPortraitUpsideDown,
  UIInterfaceOrientationLandscapeLeft,
  UIInterfaceOrientationLandscapeRight
};
typedef NS_OPTIONS(NSUInteger, UIInterfaceOrientationMask) {
  UIInterfaceOrientationMaskPortrait,
  UIInterfaceOrientationMaskLandscapeLeft,
  UIInterfaceOrientationMaskLandscapeRight,
  UIInterfaceOrientationMaskPortraitUpsideDown,
  UIInterfaceOrientationMaskLandscape = UIInterfaceOrientationMaskLandscapeLeft | UIInterfaceOrientationMaskLandscapeRight,
  UIInterfaceOrientationMaskAll = UIInterfaceOrientationMaskPortraitUpsideDown | UIInterfaceOrientationMaskPortrait | UIInterfaceOrientationMaskLandscapeRight | UIInterfaceOrientationMaskLandscapeLeft,
  UIInterfaceOrientationMaskAllButUpsideDown = UIInterfaceOrientationMaskPortrait | UIInterfaceOrientationMaskLandscapeRight | UIInterfaceOrientationMaskLandscapeLeft
};
typedef enum NS_SWIFT_NAME(UIInterpolatingMotionEffect.EffectType) __attribute__((enum_extensibility(open))) UIInterpolatingMotionEffectType : NSInteger UIInterpolatingMotionEffectType; enum UIInterpolatingMotionEffectType : NSInteger {
  UIInterpolatingMotionEffectTypeTiltAlongHorizontalAxis,
  UIInterpolatingMotionEffectTypeTiltAlongVerticalAxis
};
typedef NS_OPTIONS(NSUInteger, UIKeyModifierFlags) {
  UIKeyModifierFlagsAlphaShift = 1 << 16,
  UIKeyModifierFlagsShift = 1 << 17,
  UIKeyModifierFlagsControl = 1 << 18,
  UIKeyModifierFlagsAlternate = 1 << 19,
  UIKeyModifierFlagsCommand = 1 << 20,
  UIKeyModifierFlagsNumericPad = 1 << 21
};
typedef NS_ENUM(NSInteger, UIKeyboardAppearance) {
  UIKeyboardAppearanceDefault,
  UIKeyboardAppearanceAlert,
  UIKeyboardAppearanceDark = UIKeyboardAppearanceAlert,
  UIKeyboardAppearanceLight
};
typedef enum NS_SWIFT_NAME(UIKeyboardHIDUsage) __attribute__((availability(ios,introduced=13.4))) __attribute__((availability(tvos,introduced=13.4))) __attribute__((enum_extensibility(open))) UIKeyboardHidUsage : NSInteger UIKeyboardHidUsage; enum UIKeyboardHidUsage : NSInteger {
  UIKeyboardHidUsageKeyboardErrorRollOver = 1,
  UIKeyboardHidUsageKeyboardPostFail = 2,
  UIKeyboardHidUsageKeyboardErrorUndefined = 3,
  UIKeyboardHidUsageKeyboardA = 4,
  UIKeyboardHidUsageKeyboardB = 5,
  UIKeyboardHidUsageKeyboardC = 6,
  UIKeyboardHidUsageKeyboardD = 7,
  UIKeyboardHidUsageKeyboardE = 8,
  UIKeyboardHidUsageKeyboardF = 9,
  UIKeyboardHidUsageKeyboardG = 10,
  UIKeyboardHidUsageKeyboardH = 11,
  UIKeyboardHidUsageKeyboardI = 12,
  UIKeyboardHidUsageKeyboardJ = 13,
  UIKeyboardHidUsageKeyboardK = 14,
  UIKeyboardHidUsageKeyboardL = 15,
  UIKeyboardHidUsageKeyboardM = 16,
  UIKeyboardHidUsageKeyboardN = 17,
  UIKeyboardHidUsageKeyboardO = 18,
  UIKeyboardHidUsageKeyboardP = 19,
  UIKeyboardHidUsageKeyboardQ = 20,
  UIKeyboardHidUsageKeyboardR = 21,
  UIKeyboardHidUsageKeyboardS = 22,
  UIKeyboardHidUsageKeyboardT = 23,
  UIKeyboardHidUsageKeyboardU = 24,
  UIKeyboardHidUsageKeyboardV = 25,
  UIKeyboardHidUsageKeyboardW = 26,
  UIKeyboardHidUsageKeyboardX = 27,
  UIKeyboardHidUsageKeyboardY = 28,
  UIKeyboardHidUsageKeyboardZ = 29,
  UIKeyboardHidUsageKeyboard1 = 30,
  UIKeyboardHidUsageKeyboard2 = 31,
  UIKeyboardHidUsageKeyboard3 = 32,
  UIKeyboardHidUsageKeyboard4 = 33,
  UIKeyboardHidUsageKeyboard5 = 34,
  UIKeyboardHidUsageKeyboard6 = 35,
  UIKeyboardHidUsageKeyboard7 = 36,
  UIKeyboardHidUsageKeyboard8 = 37,
  UIKeyboardHidUsageKeyboard9 = 38,
  UIKeyboardHidUsageKeyboard0 = 39,
  UIKeyboardHidUsageKeyboardReturnOrEnter = 40,
  UIKeyboardHidUsageKeyboardEscape = 41,
  UIKeyboardHidUsageKeyboardDeleteOrBackspace = 42,
  UIKeyboardHidUsageKeyboardTab = 43,
  UIKeyboardHidUsageKeyboardSpacebar = 44,
  UIKeyboardHidUsageKeyboardHyphen = 45,
  UIKeyboardHidUsageKeyboardEqualSign = 46,
  UIKeyboardHidUsageKeyboardOpenBracket = 47,
  UIKeyboardHidUsageKeyboardCloseBracket = 48,
  UIKeyboardHidUsageKeyboardBackslash = 49,
  UIKeyboardHidUsageKeyboardNonUSPound = 50,
  UIKeyboardHidUsageKeyboardSemicolon = 51,
  UIKeyboardHidUsageKeyboardQuote = 52,
  UIKeyboardHidUsageKeyboardGraveAccentAndTilde = 53,
  UIKeyboardHidUsageKeyboardComma = 54,
  UIKeyboardHidUsageKeyboardPeriod = 55,
  UIKeyboardHidUsageKeyboardSlash = 56,
  UIKeyboardHidUsageKeyboardCapsLock = 57,
  UIKeyboardHidUsageKeyboardF1 = 58,
  UIKeyboardHidUsageKeyboardF2 = 59,
  UIKeyboardHidUsageKeyboardF3 = 60,
  UIKeyboardHidUsageKeyboardF4 = 61,
  UIKeyboardHidUsageKeyboardF5 = 62,
  UIKeyboardHidUsageKeyboardF6 = 63,
  UIKeyboardHidUsageKeyboardF7 = 64,
  UIKeyboardHidUsageKeyboardF8 = 65,
  UIKeyboardHidUsageKeyboardF9 = 66,
  UIKeyboardHidUsageKeyboardF10 = 67,
  UIKeyboardHidUsageKeyboardF11 = 68,
  UIKeyboardHidUsageKeyboardF12 = 69,
  UIKeyboardHidUsageKeyboardPrintScreen = 70,
  UIKeyboardHidUsageKeyboardScrollLock = 71,
  UIKeyboardHidUsageKeyboardPause = 72,
  UIKeyboardHidUsageKeyboardInsert = 73,
  UIKeyboardHidUsageKeyboardHome = 74,
  UIKeyboardHidUsageKeyboardPageUp = 75,
  UIKeyboardHidUsageKeyboardDeleteForward = 76,
  UIKeyboardHidUsageKeyboardEnd = 77,
  UIKeyboardHidUsageKeyboardPageDown = 78,
  UIKeyboardHidUsageKeyboardRightArrow = 79,
  UIKeyboardHidUsageKeyboardLeftArrow = 80,
  UIKeyboardHidUsageKeyboardDownArrow = 81,
  UIKeyboardHidUsageKeyboardUpArrow = 82,
  UIKeyboardHidUsageKeypadNumLock = 83,
  UIKeyboardHidUsageKeypadSlash = 84,
  UIKeyboardHidUsageKeypadAsterisk = 85,
  UIKeyboardHidUsageKeypadHyphen = 86,
  UIKeyboardHidUsageKeypadPlus = 87,
  UIKeyboardHidUsageKeypadEnter = 88,
  UIKeyboardHidUsageKeypad1 = 89,
  UIKeyboardHidUsageKeypad2 = 90,
  UIKeyboardHidUsageKeypad3 = 91,
  UIKeyboardHidUsageKeypad4 = 92,
  UIKeyboardHidUsageKeypad5 = 93,
  UIKeyboardHidUsageKeypad6 = 94,
  UIKeyboardHidUsageKeypad7 = 95,
  UIKeyboardHidUsageKeypad8 = 96,
  UIKeyboardHidUsageKeypad9 = 97,
  UIKeyboardHidUsageKeypad0 = 98,
  UIKeyboardHidUsageKeypadPeriod = 99,
  UIKeyboardHidUsageKeyboardNonUSBackslash = 100,
  UIKeyboardHidUsageKeyboardApplication = 101,
  UIKeyboardHidUsageKeyboardPower = 102,
  UIKeyboardHidUsageKeypadEqualSign = 103,
  UIKeyboardHidUsageKeyboardF13 = 104,
  UIKeyboardHidUsageKeyboardF14 = 105,
  UIKeyboardHidUsageKeyboardF15 = 106,
  UIKeyboardHidUsageKeyboardF16 = 107,
  UIKeyboardHidUsageKeyboardF17 = 108,
  UIKeyboardHidUsageKeyboardF18 = 109,
  UIKeyboardHidUsageKeyboardF19 = 110,
  UIKeyboardHidUsageKeyboardF20 = 111,
  UIKeyboardHidUsageKeyboardF21 = 112,
  UIKeyboardHidUsageKeyboardF22 = 113,
  UIKeyboardHidUsageKeyboardF23 = 114,
  UIKeyboardHidUsageKeyboardF24 = 115,
  UIKeyboardHidUsageKeyboardExecute = 116,
  UIKeyboardHidUsageKeyboardHelp = 117,
  UIKeyboardHidUsageKeyboardMenu = 118,
  UIKeyboardHidUsageKeyboardSelect = 119,
  UIKeyboardHidUsageKeyboardStop = 120,
  UIKeyboardHidUsageKeyboardAgain = 121,
  UIKeyboardHidUsageKeyboardUndo = 122,
  UIKeyboardHidUsageKeyboardCut = 123,
  UIKeyboardHidUsageKeyboardCopy = 124,
  UIKeyboardHidUsageKeyboardPaste = 125,
  UIKeyboardHidUsageKeyboardFind = 126,
  UIKeyboardHidUsageKeyboardMute = 127,
  UIKeyboardHidUsageKeyboardVolumeUp = 128,
  UIKeyboardHidUsageKeyboardVolumeDown = 129,
  UIKeyboardHidUsageKeyboardLockingCapsLock = 130,
  UIKeyboardHidUsageKeyboardLockingNumLock = 131,
  UIKeyboardHidUsageKeyboardLockingScrollLock = 132,
  UIKeyboardHidUsageKeypadComma = 133,
  UIKeyboardHidUsageKeypadEqualSignAS400 = 134,
  UIKeyboardHidUsageKeyboardInternational1 = 135,
  UIKeyboardHidUsageKeyboardInternational2 = 136,
  UIKeyboardHidUsageKeyboardInternational3 = 137,
  UIKeyboardHidUsageKeyboardInternational4 = 138,
  UIKeyboardHidUsageKeyboardInternational5 = 139,
  UIKeyboardHidUsageKeyboardInternational6 = 140,
  UIKeyboardHidUsageKeyboardInternational7 = 141,
  UIKeyboardHidUsageKeyboardInternational8 = 142,
  UIKeyboardHidUsageKeyboardInternational9 = 143,
  UIKeyboardHidUsageKeyboardLang1 = 144,
  UIKeyboardHidUsageKeyboardLang2 = 145,
  UIKeyboardHidUsageKeyboardLang3 = 146,
  UIKeyboardHidUsageKeyboardLang4 = 147,
  UIKeyboardHidUsageKeyboardLang5 = 148,
  UIKeyboardHidUsageKeyboardLang6 = 149,
  UIKeyboardHidUsageKeyboardLang7 = 150,
  UIKeyboardHidUsageKeyboardLang8 = 151,
  UIKeyboardHidUsageKeyboardLang9 = 152,
  UIKeyboardHidUsageKeyboardAlternateErase = 153,
  UIKeyboardHidUsageKeyboardSysReqOrAttention = 154,
  UIKeyboardHidUsageKeyboardCancel = 155,
  UIKeyboardHidUsageKeyboardClear = 156,
  UIKeyboardHidUsageKeyboardPrior = 157,
  UIKeyboardHidUsageKeyboardReturn = 158,
  UIKeyboardHidUsageKeyboardSeparator = 159,
  UIKeyboardHidUsageKeyboardOut = 160,
  UIKeyboardHidUsageKeyboardOper = 161,
  UIKeyboardHidUsageKeyboardClearOrAgain = 162,
  UIKeyboardHidUsageKeyboardCrSelOrProps = 163,
  UIKeyboardHidUsageKeyboardExSel = 164,
  UIKeyboardHidUsageKeyboardLeftControl = 224,
  UIKeyboardHidUsageKeyboardLeftShift = 225,
  UIKeyboardHidUsageKeyboardLeftAlt = 226,
  UIKeyboardHidUsageKeyboardLeftGui = 227,
  UIKeyboardHidUsageKeyboardRightControl = 228,
  UIKeyboardHidUsageKeyboardRightShift = 229,
  UIKeyboardHidUsageKeyboardRightAlt = 230,
  UIKeyboardHidUsageKeyboardRightGui = 231,
  UIKeyboardHidUsageKeyboardReserved = 65535,
  UIKeyboardHidUsageKeyboardHangul = UIKeyboardHidUsageKeyboardLang1,
  UIKeyboardHidUsageKeyboardHanja = UIKeyboardHidUsageKeyboardLang2,
  UIKeyboardHidUsageKeyboardKanaSwitch = UIKeyboardHidUsageKeyboardLang1,
  UIKeyboardHidUsageKeyboardAlphanumericSwitch = UIKeyboardHidUsageKeyboardLang2,
  UIKeyboardHidUsageKeyboardKatakana = UIKeyboardHidUsageKeyboardLang3,
  UIKeyboardHidUsageKeyboardHiragana = UIKeyboardHidUsageKeyboardLang4,
  UIKeyboardHidUsageKeyboardZenkakuHankakuKanji = UIKeyboardHidUsageKeyboardLang5
};
typedef NS_ENUM(NSInteger, UIKeyboardType) {
  UIKeyboardTypeDefault,
  UIKeyboardTypeASCIICapable,
  UIKeyboardTypeAsciiCapable = UIKeyboardTypeASCIICapable,
  UIKeyboardTypeNumbersAndPunctuation,
  UIKeyboardTypeURL NS_SWIFT_NAME(URL),
  UIKeyboardTypeNumberPad,
  UIKeyboardTypePhonePad,
  UIKeyboardTypeNamePhonePad,
  UIKeyboardTypeEmailAddress,
  UIKeyboardTypeDecimalPad,
  UIKeyboardTypeTwitter,
  UIKeyboardTypeWebSearch,
  UIKeyboardTypeAsciiCapableNumberPad
};
typedef enum __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0))) __attribute__((enum_extensibility(open))) UILabelVibrancy : NSInteger UILabelVibrancy; enum UILabelVibrancy : NSInteger {
  UILabelVibrancyNone,
  UILabelVibrancyAutomatic
};
typedef enum NS_SWIFT_NAME(NSLayoutConstraint.Axis) __attribute__((enum_extensibility(open))) UILayoutConstraintAxis : NSInteger UILayoutConstraintAxis; enum UILayoutConstraintAxis : NSInteger {
  UILayoutConstraintAxisHorizontal,
  UILayoutConstraintAxisVertical
};
typedef enum __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0))) __attribute__((enum_extensibility(open))) UILegibilityWeight : NSInteger UILegibilityWeight; enum UILegibilityWeight : NSInteger {
  UILegibilityWeightUnspecified = - 1,
  UILegibilityWeightRegular,
  UILegibilityWeightBold
};
typedef enum __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0))) __attribute__((enum_extensibility(open))) UILetterformAwareSizingRule : NSInteger UILetterformAwareSizingRule; enum UILetterformAwareSizingRule : NSInteger {
  UILetterformAwareSizingRuleTypographic,
  UILetterformAwareSizingRuleOversize
};
typedef NS_ENUM(NSInteger, NSLineBreakMode) {
  NSLineBreakModeWordWrap NS_SWIFT_NAME(byWordWrapping) = 0,
  NSLineBreakModeCharacterWrap NS_SWIFT_NAME(byCharWrapping),
  NSLineBreakModeClip NS_SWIFT_NAME(byClipping),
  NSLineBreakModeHeadTruncation NS_SWIFT_NAME(byTruncatingHead),
  NSLineBreakModeTailTruncation NS_SWIFT_NAME(byTruncatingTail),
  NSLineBreakModeMiddleTruncation NS_SWIFT_NAME(byTruncatingMiddle)
};
typedef enum __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0))) __attribute__((enum_extensibility(open))) UIListEnvironment : NSInteger UIListEnvironment; enum UIListEnvironment : NSInteger {
  UIListEnvironmentUnspecified = 0,
  UIListEnvironmentNone = 1,
  UIListEnvironmentPlain = 2,
  UIListEnvironmentGrouped = 3,
  UIListEnvironmentInsetGrouped __attribute__((availability(tvos,unavailable))) = 4,
  UIListEnvironmentSidebar __attribute__((availability(tvos,unavailable))) = 5,
  UIListEnvironmentSidebarPlain __attribute__((availability(tvos,unavailable))) = 6
};
typedef enum __attribute__((availability(ios,introduced=14.5))) __attribute__((enum_extensibility(open))) UIListSeparatorVisibility : NSInteger UIListSeparatorVisibility; enum UIListSeparatorVisibility : NSInteger {
  UIListSeparatorVisibilityAutomatic,
  UIListSeparatorVisibilityVisible,
  UIListSeparatorVisibilityHidden
};
typedef NS_ENUM(NSInteger, UIMenuControllerArrowDirection) {
  UIMenuControllerArrowDirectionDefault,
  UIMenuControllerArrowDirectionUp,
  UIMenuControllerArrowDirectionDown,
  UIMenuControllerArrowDirectionLeft,
  UIMenuControllerArrowDirectionRight
};
typedef enum NS_SWIFT_NAME(UIMenuElement.Attributes) __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0))) __attribute__((enum_extensibility(open), flag_enum)) UIMenuElementAttributes : NSUInteger UIMenuElementAttributes; enum UIMenuElementAttributes : NSUInteger {
  UIMenuElementAttributesDisabled = 1uL << 0,
  UIMenuElementAttributesDestructive = 1uL << 1,
  UIMenuElementAttributesHidden = 1uL << 2,
  UIMenuElementAttributesKeepsMenuPresented __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0))) = 1uL << 3
};
typedef enum NS_SWIFT_NAME(UIMenu.ElementSize) __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0))) __attribute__((enum_extensibility(open))) UIMenuElementSize : NSInteger UIMenuElementSize; enum UIMenuElementSize : NSInteger {
  UIMenuElementSizeSmall = 0,
  UIMenuElementSizeMedium,
  UIMenuElementSizeLarge,
  UIMenuElementSizeAutomatic __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0))) = - 1
};
typedef enum NS_SWIFT_NAME(UIMenuElement.State) __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0))) __attribute__((enum_extensibility(open))) UIMenuElementState : NSInteger UIMenuElementState; enum UIMenuElementState : NSInteger {
  UIMenuElementStateOff,
  UIMenuElementStateOn,
  UIMenuElementStateMixed
};
typedef NSString *UIMenuIdentifier NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIMenu.Identifier);
typedef enum NS_SWIFT_NAME(UIMenu.Options) __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0))) __attribute__((enum_extensibility(open), flag_enum)) UIMenuOptions : NSUInteger UIMenuOptions; enum UIMenuOptions : NSUInteger {
  UIMenuOptionsDisplayInline = 1uL << 0,
  UIMenuOptionsDestructive = 1uL << 1,
  UIMenuOptionsSingleSelection __attribute__((availability(ios,introduced=15.0))) __attribute__((availability(tvos,introduced=15.0))) = 1uL << 5,
  UIMenuOptionsDisplayAsPalette __attribute__((availability(ios,introduced=17.0))) __attribute__((availability(tvos,introduced=17.0))) = 1uL << 7
};
typedef NS_ENUM(NSInteger, UIModalPresentationStyle) {
  UIModalPresentationStyleNone = - 1,
  UIModalPresentationStyleAutomatic __attribute__((availability(ios,introduced=13.0))) = - 2,
  UIModalPresentationStyleFullScreen = 0,
  UIModalPresentationStylePageSheet __attribute__((availability(tvos,unavailable))),
  UIModalPresentationStyleFormSheet __attribute__((availability(tvos,unavailable))),
  UIModalPresentationStyleCurrentContext,
  UIModalPresentationStyleCustom,
  UIModalPresentationStyleOverFullScreen,
  UIModalPresentationStyleOverCurrentContext,
  UIModalPresentationStylePopover __attribute__((availability(tvos,unavailable))),
  UIModalPresentationStyleBlurOverFullScreen __attribute__((availability(ios,deprecated=16.0))) __attribute__((availability(tvos,deprecated=16.0)))
};
typedef NS_ENUM(NSInteger, UIModalTransitionStyle) {
  UIModalTransitionStyleCoverVertical = 0,
  UIModalTransitionStyleFlipHorizontal __attribute__((availability(tvos,unavailable))),
  UIModalTransitionStyleCrossDissolve,
  UIModalTransitionStylePartialCurl __attribute__((availability(tvos,unavailable)))
};
typedef enum __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0))) __attribute__((enum_extensibility(open))) UINSToolbarItemPresentationSize : NSInteger UINSToolbarItemPresentationSize; enum UINSToolbarItemPresentationSize : NSInteger {
  UINSToolbarItemPresentationSizeUnspecified = - 1,
  UINSToolbarItemPresentationSizeRegular = 0,
  UINSToolbarItemPresentationSizeSmall = 1,
  UINSToolbarItemPresentationSizeLarge = 3
};
typedef enum __attribute__((availability(ios,introduced=16.0))) __attribute__((enum_extensibility(open))) UINavigationBarNSToolbarSection : NSInteger UINavigationBarNSToolbarSection; enum UINavigationBarNSToolbarSection : NSInteger {
  UINavigationBarNSToolbarSectionNone,
  UINavigationBarNSToolbarSectionSidebar,
  UINavigationBarNSToolbarSectionSupplementary,
  UINavigationBarNSToolbarSectionContent
};
typedef enum NS_SWIFT_NAME(UINavigationController.Operation) __attribute__((enum_extensibility(open))) UINavigationControllerOperation : NSInteger UINavigationControllerOperation; enum UINavigationControllerOperation : NSInteger {
  UINavigationControllerOperationNone,
  UINavigationControllerOperationPush,
  UINavigationControllerOperationPop
};
typedef enum NS_SWIFT_NAME(UINavigationItem.BackButtonDisplayMode) __attribute__((availability(ios,introduced=14.0))) __attribute__((enum_extensibility(open))) UINavigationItemBackButtonDisplayMode : NSInteger UINavigationItemBackButtonDisplayMode; enum UINavigationItemBackButtonDisplayMode : NSInteger {
  UINavigationItemBackButtonDisplayModeDefault = 0,
  UINavigationItemBackButtonDisplayModeGeneric = 1,
  UINavigationItemBackButtonDisplayModeMinimal = 2
};
typedef enum NS_SWIFT_NAME(UINavigationItem.LargeTitleDisplayMode) __attribute__((enum_extensibility(open))) UINavigationItemLargeTitleDisplayMode : NSInteger UINavigationItemLargeTitleDisplayMode; enum UINavigationItemLargeTitleDisplayMode : NSInteger {
  UINavigationItemLargeTitleDisplayModeAutomatic,
  UINavigationItemLargeTitleDisplayModeAlways,
  UINavigationItemLargeTitleDisplayModeNever,
  UINavigationItemLargeTitleDisplayModeInline __attribute__((availability(ios,introduced=17.0))) __attribute__((availability(tvos,unavailable)))
};
typedef enum NS_SWIFT_NAME(UINavigationItem.SearchBarPlacement) __attribute__((availability(ios,introduced=16.0))) __attribute__((enum_extensibility(open))) UINavigationItemSearchBarPlacement : NSInteger UINavigationItemSearchBarPlacement; enum UINavigationItemSearchBarPlacement : NSInteger {
  UINavigationItemSearchBarPlacementAutomatic,
  UINavigationItemSearchBarPlacementInline,
  UINavigationItemSearchBarPlacementStacked
};
typedef enum __attribute__((availability(ios,introduced=16.0))) __attribute__((enum_extensibility(open))) UINavigationItemStyle : NSInteger UINavigationItemStyle; enum UINavigationItemStyle : NSInteger {
  UINavigationItemStyleNavigator,
  UINavigationItemStyleBrowser,
  UINavigationItemStyleEditor
};
typedef NS_ENUM(NSInteger, UINotificationFeedbackType) {
  UINotificationFeedbackTypeSuccess,
  UINotificationFeedbackTypeWarning,
  UINotificationFeedbackTypeError
};
typedef enum NS_SWIFT_NAME(UIPageControl.BackgroundStyle) __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0))) __attribute__((enum_extensibility(open))) UIPageControlBackgroundStyle : NSInteger UIPageControlBackgroundStyle; enum UIPageControlBackgroundStyle : NSInteger {
  UIPageControlBackgroundStyleAutomatic = 0,
  UIPageControlBackgroundStyleProminent = 1,
  UIPageControlBackgroundStyleMinimal = 2
};
typedef enum __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0))) __attribute__((enum_extensibility(open))) UIPageControlDirection : NSInteger UIPageControlDirection; enum UIPageControlDirection : NSInteger {
  UIPageControlDirectionNatural = 0,
  UIPageControlDirectionLeftToRight = 1,
  UIPageControlDirectionRightToLeft = 2,
  UIPageControlDirectionTopToBottom = 3,
  UIPageControlDirectionBottomToTop = 4
};
typedef enum NS_SWIFT_NAME(UIPageControl.InteractionState) __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0))) __attribute__((enum_extensibility(open))) UIPageControlInteractionState : NSInteger UIPageControlInteractionState; enum UIPageControlInteractionState : NSInteger {
  UIPageControlInteractionStateNone = 0,
  UIPageControlInteractionStateDiscrete = 1,
  UIPageControlInteractionStateContinuous = 2
};
typedef enum NS_SWIFT_NAME(UIPageViewController.NavigationDirection) __attribute__((enum_extensibility(open))) UIPageViewControllerNavigationDirection : NSInteger UIPageViewControllerNavigationDirection; enum UIPageViewControllerNavigationDirection : NSInteger {
  UIPageViewControllerNavigationDirectionForward,
  UIPageViewControllerNavigationDirectionReverse
};
typedef enum NS_SWIFT_NAME(UIPageViewController.NavigationOrientation) __attribute__((enum_extensibility(open))) UIPageViewControllerNavigationOrientation : NSInteger UIPageViewControllerNavigationOrientation; enum UIPageViewControllerNavigationOrientation : NSInteger {
  UIPageViewControllerNavigationOrientationHorizontal,
  UIPageViewControllerNavigationOrientationVertical
};
typedef enum NS_SWIFT_NAME(UIPageViewController.SpineLocation) __attribute__((enum_extensibility(open))) UIPageViewControllerSpineLocation : NSInteger UIPageViewControllerSpineLocation; enum UIPageViewControllerSpineLocation : NSInteger {
  UIPageViewControllerSpineLocationNone,
  UIPageViewControllerSpineLocationMin,
  UIPageViewControllerSpineLocationMid,
  UIPageViewControllerSpineLocationMax
};
typedef enum NS_SWIFT_NAME(UIPageViewController.TransitionStyle) __attribute__((enum_extensibility(open))) UIPageViewControllerTransitionStyle : NSInteger UIPageViewControllerTransitionStyle; enum UIPageViewControllerTransitionStyle : NSInteger {
  UIPageViewControllerTransitionStylePageCurl,
  UIPageViewControllerTransitionStyleScroll
};
typedef enum __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0))) __attribute__((enum_extensibility(open))) UIPasteControlDisplayMode : NSUInteger UIPasteControlDisplayMode; enum UIPasteControlDisplayMode : NSUInteger {
  UIPasteControlDisplayModeIconAndLabel,
  UIPasteControlDisplayModeIconOnly,
  UIPasteControlDisplayModeLabelOnly,
  UIPasteControlDisplayModeArrowAndLabel __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)))
};
typedef NSString *UIPasteboardDetectionPattern NS_TYPED_ENUM;
typedef enum __attribute__((availability(ios,introduced=17.5))) __attribute__((enum_extensibility(open))) UIPencilInteractionPhase : NSUInteger UIPencilInteractionPhase; enum UIPencilInteractionPhase : NSUInteger {
  UIPencilInteractionPhaseBegan,
  UIPencilInteractionPhaseChanged,
  UIPencilInteractionPhaseEnded,
  UIPencilInteractionPhaseCancelled
};
typedef NS_ENUM(NSInteger, UIPencilPreferredAction) {
  UIPencilPreferredActionIgnore = 0,
  UIPencilPreferredActionSwitchEraser,
  UIPencilPreferredActionSwitchPrevious,
  UIPencilPreferredActionShowColorPalette,
  UIPencilPreferredActionShowInkAttributes __attribute__((availability(ios,introduced=16.0))),
  UIPencilPreferredActionShowContextualPalette __attribute__((availability(ios,introduced=17.5))),
  UIPencilPreferredActionRunSystemShortcut __attribute__((availability(ios,introduced=17.5)))
};
typedef enum __attribute__((availability(ios,introduced=13.4))) __attribute__((enum_extensibility(open))) UIPointerEffectTintMode : NSInteger UIPointerEffectTintMode; enum UIPointerEffectTintMode : NSInteger {
  UIPointerEffectTintModeNone = 0,
  UIPointerEffectTintModeOverlay,
  UIPointerEffectTintModeUnderlay
};
typedef NS_OPTIONS(NSUInteger, UIPopoverArrowDirection) {
  UIPopoverArrowDirectionUp = 1 << 0,
  UIPopoverArrowDirectionDown = 1 << 1,
  UIPopoverArrowDirectionLeft = 1 << 2,
  UIPopoverArrowDirectionRight = 1 << 3,
  UIPopoverArrowDirectionAny = UIPopoverArrowDirectionUp | UIPopoverArrowDirectionDown | UIPopoverArrowDirectionLeft | UIPopoverArrowDirectionRight,
  UIPopoverArrowDirectionUnknown = 0xffffffffffffffffUL
};
typedef NS_ENUM(NSInteger, UIPreferredPresentationStyle) {
  UIPreferredPresentationStyleUnspecified = 0,
  UIPreferredPresentationStyleInline,
  UIPreferredPresentationStyleAttachment
};
typedef enum NS_SWIFT_NAME(UIPress.Phase) __attribute__((enum_extensibility(open))) UIPressPhase : NSInteger UIPressPhase; enum UIPressPhase : NSInteger {
  UIPressPhaseBegan,
  UIPressPhaseChanged,
  UIPressPhaseStationary,
  UIPressPhaseEnded,
  UIPressPhaseCancelled
};
typedef enum NS_SWIFT_NAME(UIPress.PressType) __attribute__((enum_extensibility(open))) UIPressType : NSInteger UIPressType; enum UIPressType : NSInteger {
  UIPressTypeUpArrow,
  UIPressTypeDownArrow,
  UIPressTypeLeftArrow,
  UIPressTypeRightArrow,
  UIPressTypeSelect,
  UIPressTypeMenu,
  UIPressTypePlayPause,
  UIPressTypePageUp __attribute__((availability(tvos,introduced=14.3))) __attribute__((availability(ios,unavailable))) = 30,
  UIPressTypePageDown __attribute__((availability(tvos,introduced=14.3))) __attribute__((availability(ios,unavailable))) = 31,
  UIPressTypeTVRemoteOneTwoThree __attribute__((availability(tvos,introduced=18.1))) __attribute__((availability(ios,unavailable))) = 32,
  UIPressTypeTVRemoteFourColors __attribute__((availability(tvos,introduced=18.1))) __attribute__((availability(ios,unavailable))) = 33
};
typedef NS_ENUM(NSInteger, UIPreviewActionStyle) {
  UIPreviewActionStyleDefault,
  UIPreviewActionStyleSelected,
  UIPreviewActionStyleDestructive
};
typedef NS_ENUM(int32_t, UIPrintError) {
  UIPrintErrorNotAvailable = 1,
  UIPrintErrorNoContent,
  UIPrintErrorUnknownImageFormat,
  UIPrintErrorJobFailed
};
typedef NS_ENUM(NSInteger, UIPrintErrorCode) {
  UIPrintErrorCodeNotAvailableError = 1,
  UIPrintErrorCodeNoContentError,
  UIPrintErrorCodeUnknownImageFormatError,
  UIPrintErrorCodeJobFailedError
};
typedef NS_ENUM(NSInteger, UIPrintInfoDuplex) {
  UIPrintInfoDuplexNone,
  UIPrintInfoDuplexLongEdge,
  UIPrintInfoDuplexShortEdge
};
typedef NS_ENUM(NSInteger, UIPrintInfoOrientation) {
  UIPrintInfoOrientationPortrait,
  UIPrintInfoOrientationLandscape
};
typedef NS_ENUM(NSInteger, UIPrintInfoOutputType) {
  UIPrintInfoOutputTypeGeneral,
  UIPrintInfoOutputTypePhoto,
  UIPrintInfoOutputTypeGrayscale,
  UIPrintInfoOutputTypePhotoGrayscale
};
typedef enum __attribute__((availability(ios,introduced=14.5))) __attribute__((enum_extensibility(open))) UIPrintRenderingQuality : NSInteger UIPrintRenderingQuality; enum UIPrintRenderingQuality : NSInteger {
  UIPrintRenderingQualityBest,
  UIPrintRenderingQualityResponsive
};
typedef NS_ENUM(NSInteger, UIPrinterCutterBehavior) {
  UIPrinterCutterBehaviorNoCut,
  UIPrinterCutterBehaviorPrinterDefault,
  UIPrinterCutterBehaviorCutAfterEachPage,
  UIPrinterCutterBehaviorCutAfterEachCopy,
  UIPrinterCutterBehaviorCutAfterEachJob
};
typedef NS_ENUM(NSInteger, UIPrinterJobTypes) {
  UIPrinterJobTypesUnknown = 0,
  UIPrinterJobTypesDocument = 1 << 0,
  UIPrinterJobTypesEnvelope = 1 << 1,
  UIPrinterJobTypesLabel = 1 << 2,
  UIPrinterJobTypesPhoto = 1 << 3,
  UIPrinterJobTypesReceipt = 1 << 4,
  UIPrinterJobTypesRoll = 1 << 5,
  UIPrinterJobTypesLargeFormat = 1 << 6,
  UIPrinterJobTypesPostcard = 1 << 7
};
typedef enum NS_SWIFT_NAME(UIProgressView.Style) __attribute__((enum_extensibility(open))) UIProgressViewStyle : NSInteger UIProgressViewStyle; enum UIProgressViewStyle : NSInteger {
  UIProgressViewStyleDefault,
  UIProgressViewStyleBar __attribute__((availability(tvos,unavailable)))
};
typedef NS_ENUM(NSInteger, UIPushBehaviorMode) {
  UIPushBehaviorModeContinuous,
  UIPushBehaviorModeInstantaneous
};
typedef NS_OPTIONS(NSUInteger, UIRectCorner) {
  UIRectCornerTopLeft = 1 << 0,
  UIRectCornerTopRight = 1 << 1,
  UIRectCornerBottomLeft = 1 << 2,
  UIRectCornerBottomRight = 1 << 3,
  UIRectCornerAllCorners = ~  0
};
typedef NS_OPTIONS(NSUInteger, UIRectEdge) {
  UIRectEdgeNone = 0,
  UIRectEdgeTop = 1 << 0,
  UIRectEdgeLeft = 1 << 1,
  UIRectEdgeBottom = 1 << 2,
  UIRectEdgeRight = 1 << 3,
  UIRectEdgeAll = UIRectEdgeTop | UIRectEdgeLeft | UIRectEdgeBottom | UIRectEdgeRight
};
typedef NS_OPTIONS(NSUInteger, UIRemoteNotificationType) {
  UIRemoteNotificationTypeNone = 0,
  UIRemoteNotificationTypeBadge = 1 << 0,
  UIRemoteNotificationTypeSound = 1 << 1,
  UIRemoteNotificationTypeAlert = 1 << 2,
  UIRemoteNotificationTypeNewsstandContentAvailability = 1 << 3
};
typedef NS_ENUM(NSInteger, UIReturnKeyType) {
  UIReturnKeyTypeDefault,
  UIReturnKeyTypeGo,
  UIReturnKeyTypeGoogle,
  UIReturnKeyTypeJoin,
  UIReturnKeyTypeNext,
  UIReturnKeyTypeRoute,
  UIReturnKeyTypeSearch,
  UIReturnKeyTypeSend,
  UIReturnKeyTypeYahoo,
  UIReturnKeyTypeDone,
  UIReturnKeyTypeEmergencyCall,
  UIReturnKeyTypeContinue
};
typedef enum NS_SWIFT_NAME(UIScene.ActivationState) __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0))) __attribute__((enum_extensibility(open))) UISceneActivationState : NSInteger UISceneActivationState; enum UISceneActivationState : NSInteger {
  UISceneActivationStateUnattached = - 1,
  UISceneActivationStateForegroundActive,
  UISceneActivationStateForegroundInactive,
  UISceneActivationStateBackground
};
typedef enum __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0))) __attribute__((enum_extensibility(open))) UISceneCaptureState : NSInteger UISceneCaptureState; enum UISceneCaptureState : NSInteger {
  UISceneCaptureStateUnspecified = - 1,
  UISceneCaptureStateInactive = 0,
  UISceneCaptureStateActive = 1
};
typedef NS_ENUM(NSInteger, UISceneCollectionJoinBehavior) {
  UISceneCollectionJoinBehaviorAutomatic,
  UISceneCollectionJoinBehaviorPreferred,
  UISceneCollectionJoinBehaviorDisallowed,
  UISceneCollectionJoinBehaviorPreferredWithoutActivating
};
typedef enum __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0))) __attribute__((enum_extensibility(open))) UISceneErrorCode : NSInteger UISceneErrorCode; enum UISceneErrorCode : NSInteger {
  UISceneErrorCodeMultipleScenesNotSupported,
  UISceneErrorCodeRequestDenied,
  UISceneErrorCodeGeometryRequestUnsupported = 100,
  UISceneErrorCodeGeometryRequestDenied
};
typedef NS_ENUM(NSInteger, UIScreenOverscanCompensation) {
  UIScreenOverscanCompensationScale,
  UIScreenOverscanCompensationInsetBounds,
  UIScreenOverscanCompensationNone,
  UIScreenOverscanCompensationInsetApplicationFrame = UIScreenOverscanCompensationNone
};
typedef enum __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0))) __attribute__((enum_extensibility(open))) UIScreenReferenceDisplayModeStatus : NSInteger UIScreenReferenceDisplayModeStatus; enum UIScreenReferenceDisplayModeStatus : NSInteger {
  UIScreenReferenceDisplayModeStatusNotSupported,
  UIScreenReferenceDisplayModeStatusNotEnabled,
  UIScreenReferenceDisplayModeStatusLimited,
  UIScreenReferenceDisplayModeStatusEnabled
};
typedef enum __attribute__((availability(ios,introduced=13.4))) __attribute__((enum_extensibility(open))) UIScrollType : NSInteger UIScrollType; enum UIScrollType : NSInteger {
  UIScrollTypeDiscrete,
  UIScrollTypeContinuous
};
typedef enum __attribute__((availability(ios,introduced=13.4))) __attribute__((enum_extensibility(open), flag_enum)) UIScrollTypeMask : NSUInteger UIScrollTypeMask; enum UIScrollTypeMask : NSUInteger {
  UIScrollTypeMaskDiscrete = 1L << 0,
  UIScrollTypeMaskContinuous = 1L << 1,
  UIScrollTypeMaskAll = UIScrollTypeMaskDiscrete | UIScrollTypeMaskContinuous
};
typedef enum NS_SWIFT_NAME(UIScrollView.ContentInsetAdjustmentBehavior) __attribute__((enum_extensibility(open))) UIScrollViewContentInsetAdjustmentBehavior : NSInteger UIScrollViewContentInsetAdjustmentBehavior; enum UIScrollViewContentInsetAdjustmentBehavior : NSInteger {
  UIScrollViewContentInsetAdjustmentBehaviorAutomatic,
  UIScrollViewContentInsetAdjustmentBehaviorScrollableAxes,
  UIScrollViewContentInsetAdjustmentBehaviorNever,
  UIScrollViewContentInsetAdjustmentBehaviorAlways
};
typedef NS_ENUM(NSInteger, UIScrollViewIndexDisplayMode) {
  UIScrollViewIndexDisplayModeAutomatic,
  UIScrollViewIndexDisplayModeAlwaysHidden
};
typedef enum NS_SWIFT_NAME(UIScrollView.IndicatorStyle) __attribute__((enum_extensibility(open))) UIScrollViewIndicatorStyle : NSInteger UIScrollViewIndicatorStyle; enum UIScrollViewIndicatorStyle : NSInteger {
  UIScrollViewIndicatorStyleDefault,
  UIScrollViewIndicatorStyleBlack,
  UIScrollViewIndicatorStyleWhite
};
typedef enum NS_SWIFT_NAME(UIScrollView.KeyboardDismissMode) __attribute__((enum_extensibility(open))) UIScrollViewKeyboardDismissMode : NSInteger UIScrollViewKeyboardDismissMode; enum UIScrollViewKeyboardDismissMode : NSInteger {
  UIScrollViewKeyboardDismissModeNone,
  UIScrollViewKeyboardDismissModeOnDrag,
  UIScrollViewKeyboardDismissModeInteractive,
  UIScrollViewKeyboardDismissModeOnDragWithAccessory __attribute__((availability(tvos,introduced=16.0))),
  UIScrollViewKeyboardDismissModeInteractiveWithAccessory __attribute__((availability(tvos,introduced=16.0)))
};
typedef NS_ENUM(NSInteger, UISearchBarIcon) {
  UISearchBarIconSearch,
  UISearchBarIconClear __attribute__((availability(tvos,unavailable))),
  UISearchBarIconBookmark __attribute__((availability(tvos,unavailable))),
  UISearchBarIconResultsList __attribute__((availability(tvos,unavailable)))
};
typedef enum NS_SWIFT_NAME(UISearchBar.Style) __attribute__((enum_extensibility(open))) UISearchBarStyle : NSUInteger UISearchBarStyle; enum UISearchBarStyle : NSUInteger {
  UISearchBarStyleDefault,
  UISearchBarStyleProminent,
  UISearchBarStyleMinimal
};
typedef enum __attribute__((availability(ios,introduced=16.0))) __attribute__((enum_extensibility(open))) UISearchControllerScopeBarActivation : NSInteger UISearchControllerScopeBarActivation; enum UISearchControllerScopeBarActivation : NSInteger {
  UISearchControllerScopeBarActivationAutomatic,
  UISearchControllerScopeBarActivationManual,
  UISearchControllerScopeBarActivationOnTextEntry,
  UISearchControllerScopeBarActivationOnSearchActivation
};
typedef enum NS_SWIFT_NAME(UISegmentedControl.Segment) __attribute__((enum_extensibility(open))) UISegmentedControlSegment : NSInteger UISegmentedControlSegment; enum UISegmentedControlSegment : NSInteger {
  UISegmentedControlSegmentAny,
  UISegmentedControlSegmentLeft,
  UISegmentedControlSegmentCenter,
  UISegmentedControlSegmentRight,
  UISegmentedControlSegmentAlone
};
typedef enum __attribute__((availability(ios,deprecated=7.0))) __attribute__((enum_extensibility(open))) UISegmentedControlStyle : NSInteger UISegmentedControlStyle; enum UISegmentedControlStyle : NSInteger {
  UISegmentedControlStylePlain,
  UISegmentedControlStyleBordered,
  UISegmentedControlStyleBar,
  UISegmentedControlStyleBezeled
};
typedef NS_ENUM(NSInteger, UISemanticContentAttribute) {
  UISemanticContentAttributeUnspecified = 0,
  UISemanticContentAttributePlayback,
  UISemanticContentAttributeSpatial,
  UISemanticContentAttributeForceLeftToRight,
  UISemanticContentAttributeForceRightToLeft
};
typedef NSString *UISheetPresentationControllerDetentIdentifier NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UISheetPresentationController.Detent.Identifier);
typedef enum NS_SWIFT_NAME(UISplitViewController.BackgroundStyle) __attribute__((availability(ios,introduced=13.0))) __attribute__((enum_extensibility(open))) UISplitViewControllerBackgroundStyle : NSInteger UISplitViewControllerBackgroundStyle; enum UISplitViewControllerBackgroundStyle : NSInteger {
  UISplitViewControllerBackgroundStyleNone,
  UISplitViewControllerBackgroundStyleSidebar
};
typedef enum NS_SWIFT_NAME(UISplitViewController.Column) __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0))) __attribute__((enum_extensibility(open))) UISplitViewControllerColumn : NSInteger UISplitViewControllerColumn; enum UISplitViewControllerColumn : NSInteger {
  UISplitViewControllerColumnPrimary,
  UISplitViewControllerColumnSupplementary,
  UISplitViewControllerColumnSecondary,
  UISplitViewControllerColumnCompact
};
typedef enum NS_SWIFT_NAME(UISplitViewController.DisplayMode) __attribute__((enum_extensibility(open))) UISplitViewControllerDisplayMode : NSInteger UISplitViewControllerDisplayMode; enum UISplitViewControllerDisplayMode : NSInteger {
  UISplitViewControllerDisplayModeAutomatic,
  UISplitViewControllerDisplayModeSecondaryOnly __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0))),
  UISplitViewControllerDisplayModeOneBesideSecondary __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0))),
  UISplitViewControllerDisplayModeOneOverSecondary __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0))),
  UISplitViewControllerDisplayModeTwoBesideSecondary __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0))),
  UISplitViewControllerDisplayModeTwoOverSecondary __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0))),
  UISplitViewControllerDisplayModeTwoDisplaceSecondary __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0))),
  UISplitViewControllerDisplayModePrimaryHidden __attribute__((availability(ios,deprecated=14.0))) __attribute__((availability(tvos,deprecated=14.0))) = UISplitViewControllerDisplayModeSecondaryOnly,
  UISplitViewControllerDisplayModeAllVisible __attribute__((availability(ios,deprecated=14.0))) __attribute__((availability(tvos,deprecated=14.0))) = UISplitViewControllerDisplayModeOneBesideSecondary,
  UISplitViewControllerDisplayModePrimaryOverlay __attribute__((availability(ios,deprecated=14.0))) __attribute__((availability(tvos,deprecated=14.0))) = UISplitViewControllerDisplayModeOneOverSecondary
};
typedef enum __attribute__((availability(tvos,introduced=14.5))) __attribute__((availability(ios,introduced=14.5))) __attribute__((enum_extensibility(open))) UISplitViewControllerDisplayModeButtonVisibility : NSInteger UISplitViewControllerDisplayModeButtonVisibility; enum UISplitViewControllerDisplayModeButtonVisibility : NSInteger {
  UISplitViewControllerDisplayModeButtonVisibilityAutomatic,
  UISplitViewControllerDisplayModeButtonVisibilityNever,
  UISplitViewControllerDisplayModeButtonVisibilityAlways
};
typedef enum NS_SWIFT_NAME(UISplitViewController.PrimaryEdge) __attribute__((enum_extensibility(open))) UISplitViewControllerPrimaryEdge : NSInteger UISplitViewControllerPrimaryEdge; enum UISplitViewControllerPrimaryEdge : NSInteger {
  UISplitViewControllerPrimaryEdgeLeading,
  UISplitViewControllerPrimaryEdgeTrailing
};
typedef enum NS_SWIFT_NAME(UISplitViewController.SplitBehavior) __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0))) __attribute__((enum_extensibility(open))) UISplitViewControllerSplitBehavior : NSInteger UISplitViewControllerSplitBehavior; enum UISplitViewControllerSplitBehavior : NSInteger {
  UISplitViewControllerSplitBehaviorAutomatic,
  UISplitViewControllerSplitBehaviorTile,
  UISplitViewControllerSplitBehaviorOverlay,
  UISplitViewControllerSplitBehaviorDisplace
};
typedef enum NS_SWIFT_NAME(UISplitViewController.Style) __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0))) __attribute__((enum_extensibility(open))) UISplitViewControllerStyle : NSInteger UISplitViewControllerStyle; enum UISplitViewControllerStyle : NSInteger {
  UISplitViewControllerStyleUnspecified,
  UISplitViewControllerStyleDoubleColumn,
  UISplitViewControllerStyleTripleColumn
};
typedef NS_ENUM(NSInteger, UISpringLoadedInteractionEffectState) {
  UISpringLoadedInteractionEffectStateInactive,
  UISpringLoadedInteractionEffectStatePossible,
  UISpringLoadedInteractionEffectStateActivating,
  UISpringLoadedInteractionEffectStateActivated
};
typedef enum NS_SWIFT_NAME(UIStackView.Alignment) __attribute__((enum_extensibility(open))) UIStackViewAlignment : NSInteger UIStackViewAlignment; enum UIStackViewAlignment : NSInteger {
  UIStackViewAlignmentFill,
  UIStackViewAlignmentLeading,
  UIStackViewAlignmentTop = UIStackViewAlignmentLeading,
  UIStackViewAlignmentFirstBaseline,
  UIStackViewAlignmentCenter,
  UIStackViewAlignmentTrailing,
  UIStackViewAlignmentBottom = UIStackViewAlignmentTrailing,
  UIStackViewAlignmentLastBaseline
};
typedef enum NS_SWIFT_NAME(UIStackView.Distribution) __attribute__((enum_extensibility(open))) UIStackViewDistribution : NSInteger UIStackViewDistribution; enum UIStackViewDistribution : NSInteger {
  UIStackViewDistributionFill,
  UIStackViewDistributionFillEqually,
  UIStackViewDistributionFillProportionally,
  UIStackViewDistributionEqualSpacing,
  UIStackViewDistributionEqualCentering
};
typedef NS_ENUM(NSInteger, UIStatusBarAnimation) {
  UIStatusBarAnimationNone,
  UIStatusBarAnimationFade,
  UIStatusBarAnimationSlide
};
typedef NS_ENUM(NSInteger, UIStatusBarStyle) {
  UIStatusBarStyleDefault,
  UIStatusBarStyleBlackTranslucent __attribute__((availability(ios,deprecated=7.0))) = 1,
  UIStatusBarStyleLightContent = 1,
  UIStatusBarStyleBlackOpaque __attribute__((availability(ios,deprecated=7.0))) = 2,
  UIStatusBarStyleDarkContent __attribute__((availability(ios,introduced=13.0))) = 3
};
typedef enum NS_SWIFT_NAME(UISwipeGestureRecognizer.Direction) __attribute__((enum_extensibility(open), flag_enum)) UISwipeGestureRecognizerDirection : NSUInteger UISwipeGestureRecognizerDirection; enum UISwipeGestureRecognizerDirection : NSUInteger {
  UISwipeGestureRecognizerDirectionRight = 1 << 0,
  UISwipeGestureRecognizerDirectionLeft = 1 << 1,
  UISwipeGestureRecognizerDirectionUp = 1 << 2,
  UISwipeGestureRecognizerDirectionDown = 1 << 3
};
typedef enum NS_SWIFT_NAME(UISwitch.Style) __attribute__((availability(ios,introduced=14.0))) __attribute__((enum_extensibility(open))) UISwitchStyle : NSInteger UISwitchStyle; enum UISwitchStyle : NSInteger {
  UISwitchStyleAutomatic = 0,
  UISwitchStyleCheckbox,
  UISwitchStyleSliding
};
typedef NS_ENUM(NSUInteger, UISystemAnimation) {
  UISystemAnimationDelete
};
typedef enum __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0))) __attribute__((enum_extensibility(open))) UITabBarControllerMode : NSInteger UITabBarControllerMode; enum UITabBarControllerMode : NSInteger {
  UITabBarControllerModeAutomatic = 0,
  UITabBarControllerModeTabBar = 1,
  UITabBarControllerModeTabSidebar __attribute__((availability(tvos,unavailable))) = 2
};
typedef enum __attribute__((availability(ios,introduced=18.0))) __attribute__((enum_extensibility(open))) UITabBarControllerSidebarLayout : NSInteger UITabBarControllerSidebarLayout; enum UITabBarControllerSidebarLayout : NSInteger {
  UITabBarControllerSidebarLayoutAutomatic = 0,
  UITabBarControllerSidebarLayoutOverlap = 1,
  UITabBarControllerSidebarLayoutTile = 2
};
typedef enum __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0))) __attribute__((enum_extensibility(open))) UITabBarItemAppearanceStyle : NSInteger UITabBarItemAppearanceStyle; enum UITabBarItemAppearanceStyle : NSInteger {
  UITabBarItemAppearanceStyleStacked,
  UITabBarItemAppearanceStyleInline,
  UITabBarItemAppearanceStyleCompactInline
};
typedef NS_ENUM(NSInteger, UITabBarItemPositioning) {
  UITabBarItemPositioningAutomatic,
  UITabBarItemPositioningFill,
  UITabBarItemPositioningCentered
};
typedef NS_ENUM(NSInteger, UITabBarSystemItem) {
  UITabBarSystemItemMore,
  UITabBarSystemItemFavorites,
  UITabBarSystemItemFeatured,
  UITabBarSystemItemTopRated,
  UITabBarSystemItemRecents,
  UITabBarSystemItemContacts,
  UITabBarSystemItemHistory,
  UITabBarSystemItemBookmarks,
  UITabBarSystemItemSearch,
  UITabBarSystemItemDownloads,
  UITabBarSystemItemMostRecent,
  UITabBarSystemItemMostViewed
};
typedef enum __attribute__((availability(ios,introduced=18.0))) __attribute__((enum_extensibility(open))) UITabGroupSidebarAppearance : NSUInteger UITabGroupSidebarAppearance; enum UITabGroupSidebarAppearance : NSUInteger {
  UITabGroupSidebarAppearanceAutomatic = 0,
  UITabGroupSidebarAppearanceInline = 1,
  UITabGroupSidebarAppearanceRootSection = 2
};
typedef enum __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0))) __attribute__((enum_extensibility(open))) UITabPlacement : NSInteger UITabPlacement; enum UITabPlacement : NSInteger {
  UITabPlacementAutomatic = 0,
  UITabPlacementDefault = 1,
  UITabPlacementOptional = 2,
  UITabPlacementMovable = 3,
  UITabPlacementPinned = 4,
  UITabPlacementFixed = 5,
  UITabPlacementSidebarOnly = 6
};
typedef enum NS_SWIFT_NAME(UITableViewCell.AccessoryType) __attribute__((enum_extensibility(open))) UITableViewCellAccessoryType : NSInteger UITableViewCellAccessoryType; enum UITableViewCellAccessoryType : NSInteger {
  UITableViewCellAccessoryNone,
  UITableViewCellAccessoryDisclosureIndicator,
  UITableViewCellAccessoryDetailDisclosureButton __attribute__((availability(tvos,unavailable))),
  UITableViewCellAccessoryCheckmark,
  UITableViewCellAccessoryDetailButton __attribute__((availability(tvos,unavailable)))
};
typedef NS_ENUM(NSInteger, UITableViewCellDragState) {
  UITableViewCellDragStateNone,
  UITableViewCellDragStateLifting,
  UITableViewCellDragStateDragging
};
typedef enum NS_SWIFT_NAME(UITableViewCell.EditingStyle) __attribute__((enum_extensibility(open))) UITableViewCellEditingStyle : NSInteger UITableViewCellEditingStyle; enum UITableViewCellEditingStyle : NSInteger {
  UITableViewCellEditingStyleNone,
  UITableViewCellEditingStyleDelete,
  UITableViewCellEditingStyleInsert
};
typedef NS_ENUM(NSInteger, UITableViewCellFocusStyle) {
  UITableViewCellFocusStyleDefault,
  UITableViewCellFocusStyleCustom
};
typedef enum NS_SWIFT_NAME(UITableViewCell.SelectionStyle) __attribute__((enum_extensibility(open))) UITableViewCellSelectionStyle : NSInteger UITableViewCellSelectionStyle; enum UITableViewCellSelectionStyle : NSInteger {
  UITableViewCellSelectionStyleNone,
  UITableViewCellSelectionStyleBlue,
  UITableViewCellSelectionStyleGray,
  UITableViewCellSelectionStyleDefault
};
typedef enum NS_SWIFT_NAME(UITableViewCell.SeparatorStyle) __attribute__((enum_extensibility(open))) UITableViewCellSeparatorStyle : NSInteger UITableViewCellSeparatorStyle; enum UITableViewCellSeparatorStyle : NSInteger {
  UITableViewCellSeparatorStyleNone,
  UITableViewCellSeparatorStyleSingleLine,
  UITableViewCellSeparatorStyleSingleLineEtched __attribute__((availability(ios,deprecated=11.0))),
  UITableViewCellSeparatorStyleDoubleLineEtched = UITableViewCellSeparatorStyleSingleLineEtched
};
typedef enum NS_SWIFT_NAME(UITableViewCell.StateMask) __attribute__((enum_extensibility(open), flag_enum)) UITableViewCellState : NSUInteger UITableViewCellState; enum UITableViewCellState : NSUInteger {
  UITableViewCellStateDefaultMask = 0,
  UITableViewCellStateShowingEditControlMask = 1 << 0,
  UITableViewCellStateShowingDeleteConfirmationMask = 1 << 1
};
typedef enum NS_SWIFT_NAME(UITableViewCell.CellStyle) __attribute__((enum_extensibility(open))) UITableViewCellStyle : NSInteger UITableViewCellStyle; enum UITableViewCellStyle : NSInteger {
  UITableViewCellStyleDefault,
  UITableViewCellStyleValue1,
  UITableViewCellStyleValue2,
  UITableViewCellStyleSubtitle
};
typedef enum __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0))) __attribute__((enum_extensibility(open))) UITableViewContentHuggingElements : NSInteger UITableViewContentHuggingElements; enum UITableViewContentHuggingElements : NSInteger {
  UITableViewContentHuggingElementsNone = 0,
  UITableViewContentHuggingElementsSectionHeaders = 1 << 0
};
typedef NS_ENUM(NSInteger, UITableViewDropIntent) {
  UITableViewDropIntentUnspecified,
  UITableViewDropIntentInsertAtDestinationIndexPath,
  UITableViewDropIntentInsertIntoDestinationIndexPath,
  UITableViewDropIntentAutomatic
};
typedef enum __attribute__((availability(ios,deprecated=13.0))) __attribute__((enum_extensibility(open))) UITableViewRowActionStyle : NSInteger UITableViewRowActionStyle; enum UITableViewRowActionStyle : NSInteger {
  UITableViewRowActionStyleDefault,
  UITableViewRowActionStyleDestructive = UITableViewRowActionStyleDefault,
  UITableViewRowActionStyleNormal
};
typedef enum NS_SWIFT_NAME(UITableView.RowAnimation) __attribute__((enum_extensibility(open))) UITableViewRowAnimation : NSInteger UITableViewRowAnimation; enum UITableViewRowAnimation : NSInteger {
  UITableViewRowAnimationFade,
  UITableViewRowAnimationRight,
  UITableViewRowAnimationLeft,
  UITableViewRowAnimationTop,
  UITableViewRowAnimationBottom,
  UITableViewRowAnimationNone,
  UITableViewRowAnimationMiddle,
  UITableViewRowAnimationAutomatic = 100
};
typedef enum NS_SWIFT_NAME(UITableView.ScrollPosition) __attribute__((enum_extensibility(open))) UITableViewScrollPosition : NSInteger UITableViewScrollPosition; enum UITableViewScrollPosition : NSInteger {
  UITableViewScrollPositionNone,
  UITableViewScrollPositionTop,
  UITableViewScrollPositionMiddle,
  UITableViewScrollPositionBottom
};
typedef enum __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0))) __attribute__((enum_extensibility(open))) UITableViewSelfSizingInvalidation : NSInteger UITableViewSelfSizingInvalidation; enum UITableViewSelfSizingInvalidation : NSInteger {
  UITableViewSelfSizingInvalidationDisabled,
  UITableViewSelfSizingInvalidationEnabled,
  UITableViewSelfSizingInvalidationEnabledIncludingConstraints
};
typedef NS_ENUM(NSInteger, UITableViewSeparatorInsetReference) {
  UITableViewSeparatorInsetReferenceCellEdges,
  UITableViewSeparatorInsetReferenceAutomaticInsets
};
typedef enum NS_SWIFT_NAME(UITableView.Style) __attribute__((enum_extensibility(open))) UITableViewStyle : NSInteger UITableViewStyle; enum UITableViewStyle : NSInteger {
  UITableViewStylePlain,
  UITableViewStyleGrouped,
  UITableViewStyleInsetGrouped __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)))
};
typedef NS_ENUM(NSInteger, NSTextAlignment) {
  NSTextAlignmentLeft,
  NSTextAlignmentCenter,
  NSTextAlignmentRight,
  NSTextAlignmentJustified,
  NSTextAlignmentNatural
};
typedef enum __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0))) __attribute__((enum_extensibility(open))) UITextAlternativeStyle : NSInteger UITextAlternativeStyle; enum UITextAlternativeStyle : NSInteger {
  UITextAlternativeStyleNone,
  UITextAlternativeStyleLowConfidence
};
typedef NS_ENUM(NSInteger, UITextAutocapitalizationType) {
  UITextAutocapitalizationTypeNone,
  UITextAutocapitalizationTypeWords,
  UITextAutocapitalizationTypeSentences,
  UITextAutocapitalizationTypeAllCharacters
};
typedef NS_ENUM(NSInteger, UITextAutocorrectionType) {
  UITextAutocorrectionTypeDefault,
  UITextAutocorrectionTypeNo,
  UITextAutocorrectionTypeYes
};
typedef enum NS_SWIFT_NAME(UITextField.BorderStyle) __attribute__((enum_extensibility(open))) UITextBorderStyle : NSInteger UITextBorderStyle; enum UITextBorderStyle : NSInteger {
  UITextBorderStyleNone,
  UITextBorderStyleLine,
  UITextBorderStyleBezel,
  UITextBorderStyleRoundedRect
};
typedef NS_OPTIONS(NSUInteger, UITextDragOptions) {
  UITextDragOptionsNone = 0,
  UITextDragOptionsStripTextColorFromPreviews = ( 1 << 0 )
};
typedef NS_ENUM(NSUInteger, UITextDropAction) {
  UITextDropActionInsert = 0,
  UITextDropActionReplaceSelection,
  UITextDropActionReplaceAll
};
typedef NS_ENUM(NSUInteger, UITextDropEditability) {
  UITextDropEditabilityNo = 0,
  UITextDropEditabilityTemporary,
  UITextDropEditabilityYes
};
typedef NS_ENUM(NSUInteger, UITextDropPerformer) {
  UITextDropPerformerView = 0,
  UITextDropPerformerDelegate
};
typedef NS_ENUM(NSUInteger, UITextDropProgressMode) {
  UITextDropProgressModeSystem = 0,
  UITextDropProgressModeCustom
};
typedef enum NS_SWIFT_NAME(UITextField.DidEndEditingReason) __attribute__((enum_extensibility(open))) UITextFieldDidEndEditingReason : NSInteger UITextFieldDidEndEditingReason; enum UITextFieldDidEndEditingReason : NSInteger {
  UITextFieldDidEndEditingReasonUnknown = - 1,
  UITextFieldDidEndEditingReasonCommitted,
  UITextFieldDidEndEditingReasonCancelled __attribute__((availability(ios,unavailable)))
};
typedef enum NS_SWIFT_NAME(UITextField.ViewMode) __attribute__((enum_extensibility(open))) UITextFieldViewMode : NSInteger UITextFieldViewMode; enum UITextFieldViewMode : NSInteger {
  UITextFieldViewModeNever,
  UITextFieldViewModeWhileEditing,
  UITextFieldViewModeUnlessEditing,
  UITextFieldViewModeAlways
};
typedef NSString *UITextFormattingViewControllerChangeType NS_TYPED_ENUM;
typedef NSString *UITextFormattingViewControllerComponentKey NS_TYPED_ENUM;
typedef enum __attribute__((availability(ios,introduced=18.0))) __attribute__((enum_extensibility(open))) UITextFormattingViewControllerComponentSize : NSInteger UITextFormattingViewControllerComponentSize; enum UITextFormattingViewControllerComponentSize : NSInteger {
  UITextFormattingViewControllerComponentSizeAutomatic = 0,
  UITextFormattingViewControllerComponentSizeMini = 1,
  UITextFormattingViewControllerComponentSizeSmall = 2,
  UITextFormattingViewControllerComponentSizeRegular = 3,
  UITextFormattingViewControllerComponentSizeLarge = 4,
  UITextFormattingViewControllerComponentSizeExtraLarge = 5
};
typedef NSString *UITextFormattingViewControllerHighlight NS_TYPED_ENUM;
typedef NSString *UITextFormattingViewControllerTextAlignment NS_TYPED_ENUM;
typedef NSString *UITextFormattingViewControllerTextList NS_TYPED_ENUM;
typedef NS_ENUM(NSInteger, UITextGranularity) {
  UITextGranularityCharacter,
  UITextGranularityWord,
  UITextGranularitySentence,
  UITextGranularityParagraph,
  UITextGranularityLine,
  UITextGranularityDocument
};
typedef enum __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0))) __attribute__((enum_extensibility(open))) UITextInlinePredictionType : NSInteger UITextInlinePredictionType; enum UITextInlinePredictionType : NSInteger {
  UITextInlinePredictionTypeDefault,
  UITextInlinePredictionTypeNo,
  UITextInlinePredictionTypeYes
};
typedef enum __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0))) __attribute__((enum_extensibility(open))) UITextInteractionMode : NSInteger UITextInteractionMode; enum UITextInteractionMode : NSInteger {
  UITextInteractionModeEditable,
  UITextInteractionModeNonEditable
};
typedef enum __attribute__((availability(ios,introduced=17.0))) __attribute__((enum_extensibility(open))) UITextItemContentType : NSInteger UITextItemContentType; enum UITextItemContentType : NSInteger {
  UITextItemContentTypeLink = 0,
  UITextItemContentTypeTextAttachment = 1,
  UITextItemContentTypeTag = 2
};
typedef NS_ENUM(NSInteger, UITextItemInteraction) {
  UITextItemInteractionInvokeDefaultAction,
  UITextItemInteractionPresentActions,
  UITextItemInteractionPreview
};
typedef NS_ENUM(NSInteger, UITextLayoutDirection) {
  UITextLayoutDirectionRight = 2,
  UITextLayoutDirectionLeft,
  UITextLayoutDirectionUp,
  UITextLayoutDirectionDown
};
typedef enum __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0))) __attribute__((enum_extensibility(open))) UITextMathExpressionCompletionType : NSInteger UITextMathExpressionCompletionType; enum UITextMathExpressionCompletionType : NSInteger {
  UITextMathExpressionCompletionTypeDefault,
  UITextMathExpressionCompletionTypeNo,
  UITextMathExpressionCompletionTypeYes
};
typedef enum __attribute__((availability(ios,introduced=16.0))) __attribute__((enum_extensibility(open))) UITextSearchFoundTextStyle : NSInteger UITextSearchFoundTextStyle; enum UITextSearchFoundTextStyle : NSInteger {
  UITextSearchFoundTextStyleNormal,
  UITextSearchFoundTextStyleFound,
  UITextSearchFoundTextStyleHighlighted
};
typedef enum __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0))) __attribute__((enum_extensibility(open))) UITextSearchMatchMethod : NSInteger UITextSearchMatchMethod; enum UITextSearchMatchMethod : NSInteger {
  UITextSearchMatchMethodContains,
  UITextSearchMatchMethodStartsWith,
  UITextSearchMatchMethodFullWord
};
typedef NS_ENUM(NSInteger, UITextSmartDashesType) {
  UITextSmartDashesTypeDefault,
  UITextSmartDashesTypeNo,
  UITextSmartDashesTypeYes
};
typedef NS_ENUM(NSInteger, UITextSmartInsertDeleteType) {
  UITextSmartInsertDeleteTypeDefault,
  UITextSmartInsertDeleteTypeNo,
  UITextSmartInsertDeleteTypeYes
};
typedef NS_ENUM(NSInteger, UITextSmartQuotesType) {
  UITextSmartQuotesTypeDefault,
  UITextSmartQuotesTypeNo,
  UITextSmartQuotesTypeYes
};
typedef NS_ENUM(NSInteger, UITextSpellCheckingType) {
  UITextSpellCheckingTypeDefault,
  UITextSpellCheckingTypeNo,
  UITextSpellCheckingTypeYes
};
typedef NS_ENUM(NSInteger, UITextStorageDirection) {
  UITextStorageDirectionForward,
  UITextStorageDirectionBackward
};
typedef enum __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0))) __attribute__((enum_extensibility(open))) UITextViewBorderStyle : NSInteger UITextViewBorderStyle; enum UITextViewBorderStyle : NSInteger {
  UITextViewBorderStyleNone,
  UITextViewBorderStyleRoundedRect __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,unavailable)))
};
typedef NS_ENUM(NSInteger, UITimingCurveType) {
  UITimingCurveTypeBuiltin,
  UITimingCurveTypeCubic,
  UITimingCurveTypeSpring,
  UITimingCurveTypeComposed
};
typedef NS_ENUM(NSInteger, UITitlebarTitleVisibility) {
  UITitlebarTitleVisibilityVisible,
  UITitlebarTitleVisibilityHidden
};
typedef NS_ENUM(NSInteger, UITitlebarToolbarStyle) {
  UITitlebarToolbarStyleAutomatic,
  UITitlebarToolbarStyleExpanded,
  UITitlebarToolbarStylePreference,
  UITitlebarToolbarStyleUnified,
  UITitlebarToolbarStyleUnifiedCompact
};
typedef NS_ENUM(NSInteger, UIToolbarPosition) {
  UIToolbarPositionAny,
  UIToolbarPositionBottom,
  UIToolbarPositionTop
};
typedef enum NS_SWIFT_NAME(UITouch.Phase) __attribute__((enum_extensibility(open))) UITouchPhase : NSInteger UITouchPhase; enum UITouchPhase : NSInteger {
  UITouchPhaseBegan,
  UITouchPhaseMoved,
  UITouchPhaseStationary,
  UITouchPhaseEnded,
  UITouchPhaseCancelled,
  UITouchPhaseRegionEntered __attribute__((availability(ios,introduced=13.4))) __attribute__((availability(tvos,introduced=13.4))),
  UITouchPhaseRegionMoved __attribute__((availability(ios,introduced=13.4))) __attribute__((availability(tvos,introduced=13.4))),
  UITouchPhaseRegionExited __attribute__((availability(ios,introduced=13.4))) __attribute__((availability(tvos,introduced=13.4)))
};
typedef NS_OPTIONS(NSUInteger, UITouchProperties) {
  UITouchPropertiesForce = ( 1 << 0 ),
  UITouchPropertiesAzimuth = ( 1 << 1 ),
  UITouchPropertiesAltitude = ( 1 << 2 ),
  UITouchPropertiesLocation = ( 1 << 3 ),
  UITouchPropertiesRoll __attribute__((availability(ios,introduced=17.5))) __attribute__((availability(tvos,unavailable))) = ( 1L << 4 )
};
typedef enum NS_SWIFT_NAME(UITouch.TouchType) __attribute__((enum_extensibility(open))) UITouchType : NSInteger UITouchType; enum UITouchType : NSInteger {
  UITouchTypeDirect,
  UITouchTypeIndirect,
  UITouchTypeStylus,
  UITouchTypeIndirectPointer __attribute__((availability(ios,introduced=13.4))) __attribute__((availability(tvos,introduced=13.4)))
};
typedef NS_ENUM(NSInteger, UITraitEnvironmentLayoutDirection) {
  UITraitEnvironmentLayoutDirectionUnspecified = - 1,
  UITraitEnvironmentLayoutDirectionLeftToRight,
  UITraitEnvironmentLayoutDirectionRightToLeft
};
typedef NS_ENUM(int32_t, UITransitionViewControllerKind) {
  UITransitionViewControllerKindToView,
  UITransitionViewControllerKindFromView
};
typedef enum __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0))) __attribute__((enum_extensibility(open))) UIUserInterfaceActiveAppearance : NSInteger UIUserInterfaceActiveAppearance; enum UIUserInterfaceActiveAppearance : NSInteger {
  UIUserInterfaceActiveAppearanceUnspecified = - 1,
  UIUserInterfaceActiveAppearanceInactive,
  UIUserInterfaceActiveAppearanceActive
};
typedef NS_ENUM(NSInteger, UIUserInterfaceIdiom) {
  UIUserInterfaceIdiomUnspecified = - 1,
  UIUserInterfaceIdiomPhone,
  UIUserInterfaceIdiomPad,
  UIUserInterfaceIdiomTV,
  UIUserInterfaceIdiomCarPlay,
  UIUserInterfaceIdiomMac __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0))) = 5,
  UIUserInterfaceIdiomVision __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0))) = 6
};
typedef NS_ENUM(NSInteger, UIUserInterfaceLayoutDirection) {
  UIUserInterfaceLayoutDirectionLeftToRight,
  UIUserInterfaceLayoutDirectionRightToLeft
};
typedef enum __attribute__((availability(ios,introduced=13.0))) __attribute__((enum_extensibility(open))) UIUserInterfaceLevel : NSInteger UIUserInterfaceLevel; enum UIUserInterfaceLevel : NSInteger {
  UIUserInterfaceLevelUnspecified = - 1,
  UIUserInterfaceLevelBase,
  UIUserInterfaceLevelElevated
};
typedef NS_ENUM(NSInteger, UIUserInterfaceSizeClass) {
  UIUserInterfaceSizeClassUnspecified = 0,
  UIUserInterfaceSizeClassCompact = 1,
  UIUserInterfaceSizeClassRegular = 2
};
typedef NS_ENUM(NSInteger, UIUserInterfaceStyle) {
  UIUserInterfaceStyleUnspecified,
  UIUserInterfaceStyleLight,
  UIUserInterfaceStyleDark
};
typedef enum __attribute__((availability(ios,deprecated=10.0))) __attribute__((enum_extensibility(open))) UIUserNotificationActionBehavior : NSUInteger UIUserNotificationActionBehavior; enum UIUserNotificationActionBehavior : NSUInteger {
  UIUserNotificationActionBehaviorDefault,
  UIUserNotificationActionBehaviorTextInput
};
typedef enum __attribute__((availability(ios,deprecated=10.0))) __attribute__((enum_extensibility(open))) UIUserNotificationActionContext : NSUInteger UIUserNotificationActionContext; enum UIUserNotificationActionContext : NSUInteger {
  UIUserNotificationActionContextDefault,
  UIUserNotificationActionContextMinimal
};
typedef enum __attribute__((availability(ios,deprecated=10.0))) __attribute__((enum_extensibility(open))) UIUserNotificationActivationMode : NSUInteger UIUserNotificationActivationMode; enum UIUserNotificationActivationMode : NSUInteger {
  UIUserNotificationActivationModeForeground,
  UIUserNotificationActivationModeBackground
};
typedef enum __attribute__((availability(ios,deprecated=10.0))) __attribute__((enum_extensibility(open), flag_enum)) UIUserNotificationType : NSUInteger UIUserNotificationType; enum UIUserNotificationType : NSUInteger {
  UIUserNotificationTypeNone = 0,
  UIUserNotificationTypeBadge = 1 << 0,
  UIUserNotificationTypeSound = 1 << 1,
  UIUserNotificationTypeAlert = 1 << 2
};
typedef enum __attribute__((availability(ios,introduced=13.0))) __attribute__((enum_extensibility(open))) UIVibrancyEffectStyle : NSInteger UIVibrancyEffectStyle; enum UIVibrancyEffectStyle : NSInteger {
  UIVibrancyEffectStyleLabel,
  UIVibrancyEffectStyleSecondaryLabel,
  UIVibrancyEffectStyleTertiaryLabel,
  UIVibrancyEffectStyleQuaternaryLabel,
  UIVibrancyEffectStyleFill,
  UIVibrancyEffectStyleSecondaryFill,
  UIVibrancyEffectStyleTertiaryFill,
  UIVibrancyEffectStyleSeparator
};
typedef NS_ENUM(NSInteger, UIViewAnimatingPosition) {
  UIViewAnimatingPositionEnd,
  UIViewAnimatingPositionStart,
  UIViewAnimatingPositionCurrent
};
typedef NS_ENUM(NSInteger, UIViewAnimatingState) {
  UIViewAnimatingStateInactive,
  UIViewAnimatingStateActive,
  UIViewAnimatingStateStopped
};
typedef enum NS_SWIFT_NAME(UIView.AnimationCurve) __attribute__((enum_extensibility(open))) UIViewAnimationCurve : NSInteger UIViewAnimationCurve; enum UIViewAnimationCurve : NSInteger {
  UIViewAnimationCurveEaseInOut,
  UIViewAnimationCurveEaseIn,
  UIViewAnimationCurveEaseOut,
  UIViewAnimationCurveLinear
};
typedef enum NS_SWIFT_NAME(UIView.AnimationOptions) __attribute__((enum_extensibility(open), flag_enum)) UIViewAnimationOptions : NSUInteger UIViewAnimationOptions; enum UIViewAnimationOptions : NSUInteger {
  UIViewAnimationOptionLayoutSubviews = 1 << 0,
  UIViewAnimationOptionAllowUserInteraction = 1 << 1,
  UIViewAnimationOptionBeginFromCurrentState = 1 << 2,
  UIViewAnimationOptionRepeat = 1 << 3,
  UIViewAnimationOptionAutoreverse = 1 << 4,
  UIViewAnimationOptionOverrideInheritedDuration = 1 << 5,
  UIViewAnimationOptionOverrideInheritedCurve = 1 << 6,
  UIViewAnimationOptionAllowAnimatedContent = 1 << 7,
  UIViewAnimationOptionShowHideTransitionViews = 1 << 8,
  UIViewAnimationOptionOverrideInheritedOptions = 1 << 9,
  UIViewAnimationOptionCurveEaseInOut = 0 << 16,
  UIViewAnimationOptionCurveEaseIn = 1 << 16,
  UIViewAnimationOptionCurveEaseOut = 2 << 16,
  UIViewAnimationOptionCurveLinear = 3 << 16,
  UIViewAnimationOptionTransitionNone = 0 << 20,
  UIViewAnimationOptionTransitionFlipFromLeft = 1 << 20,
  UIViewAnimationOptionTransitionFlipFromRight = 2 << 20,
  UIViewAnimationOptionTransitionCurlUp = 3 << 20,
  UIViewAnimationOptionTransitionCurlDown = 4 << 20,
  UIViewAnimationOptionTransitionCrossDissolve = 5 << 20,
  UIViewAnimationOptionTransitionFlipFromTop = 6 << 20,
  UIViewAnimationOptionTransitionFlipFromBottom = 7 << 20,
  UIViewAnimationOptionPreferredFramesPerSecondDefault = 0 << 24,
  UIViewAnimationOptionPreferredFramesPerSecond60 = 3 << 24,
  UIViewAnimationOptionPreferredFramesPerSecond30 = 7 << 24
};
typedef NS_ENUM(NSInteger, UIViewAnimationTransition) {
  UIViewAnimationTransitionNone,
  UIViewAnimationTransitionFlipFromLeft,
  UIViewAnimationTransitionFlipFromRight,
  UIViewAnimationTransitionCurlUp,
  UIViewAnimationTransitionCurlDown
};
typedef enum NS_SWIFT_NAME(UIView.AutoresizingMask) __attribute__((enum_extensibility(open), flag_enum)) UIViewAutoresizing : NSUInteger UIViewAutoresizing; enum UIViewAutoresizing : NSUInteger {
  UIViewAutoresizingNone = 0,
  UIViewAutoresizingFlexibleLeftMargin = 1 << 0,
  UIViewAutoresizingFlexibleWidth NS_SWIFT_NAME(flexibleWidth) = 1 << 1,
  UIViewAutoresizingFlexibleRightMargin = 1 << 2,
  UIViewAutoresizingFlexibleTopMargin = 1 << 3,
  UIViewAutoresizingFlexibleHeight = 1 << 4,
  UIViewAutoresizingFlexibleBottomMargin = 1 << 5,
  UIViewAutoresizingFlexibleMargins = UIViewAutoresizingFlexibleBottomMargin | UIViewAutoresizingFlexibleTopMargin | UIViewAutoresizingFlexibleLeftMargin | UIViewAutoresizingFlexibleRightMargin,
  UIViewAutoresizingFlexibleDimensions = UIViewAutoresizingFlexibleHeight | UIViewAutoresizingFlexibleWidth,
  UIViewAutoresizingAll = 63
};
typedef enum NS_SWIFT_NAME(UIView.ContentMode) __attribute__((enum_extensibility(open))) UIViewContentMode : NSInteger UIViewContentMode; enum UIViewContentMode : NSInteger {
  UIViewContentModeScaleToFill,
  UIViewContentModeScaleAspectFit,
  UIViewContentModeScaleAspectFill,
  UIViewContentModeRedraw,
  UIViewContentModeCenter,
  UIViewContentModeTop,
  UIViewContentModeBottom,
  UIViewContentModeLeft,
  UIViewContentModeRight,
  UIViewContentModeTopLeft,
  UIViewContentModeTopRight,
  UIViewContentModeBottomLeft,
  UIViewContentModeBottomRight
};
typedef enum NS_SWIFT_NAME(UIView.KeyframeAnimationOptions) __attribute__((enum_extensibility(open), flag_enum)) UIViewKeyframeAnimationOptions : NSUInteger UIViewKeyframeAnimationOptions; enum UIViewKeyframeAnimationOptions : NSUInteger {
  UIViewKeyframeAnimationOptionsLayoutSubviews,
  UIViewKeyframeAnimationOptionsAllowUserInteraction,
  UIViewKeyframeAnimationOptionsBeginFromCurrentState,
  UIViewKeyframeAnimationOptionsRepeat,
  UIViewKeyframeAnimationOptionsAutoreverse,
  UIViewKeyframeAnimationOptionsOverrideInheritedDuration,
  UIViewKeyframeAnimationOptionsOverrideInheritedOptions,
  UIViewKeyframeAnimationOptionsCalculationModeLinear = 0 << 10,
  UIViewKeyframeAnimationOptionsCalculationModeDiscrete = 1 << 10,
  UIViewKeyframeAnimationOptionsCalculationModePaced = 2 << 10,
  UIViewKeyframeAnimationOptionsCalculationModeCubic = 3 << 10,
  UIViewKeyframeAnimationOptionsCalculationModeCubicPaced = 4 << 10
};
typedef enum NS_SWIFT_NAME(UIView.TintAdjustmentMode) __attribute__((enum_extensibility(open))) UIViewTintAdjustmentMode : NSInteger UIViewTintAdjustmentMode; enum UIViewTintAdjustmentMode : NSInteger {
  UIViewTintAdjustmentModeAutomatic,
  UIViewTintAdjustmentModeNormal,
  UIViewTintAdjustmentModeDimmed
};
typedef NS_ENUM(NSInteger, UIWebPaginationBreakingMode) {
  UIWebPaginationBreakingModePage,
  UIWebPaginationBreakingModeColumn
};
typedef NS_ENUM(NSInteger, UIWebPaginationMode) {
  UIWebPaginationModeUnpaginated,
  UIWebPaginationModeLeftToRight,
  UIWebPaginationModeTopToBottom,
  UIWebPaginationModeBottomToTop,
  UIWebPaginationModeRightToLeft
};
typedef NS_ENUM(NSInteger, UIWebViewNavigationType) {
  UIWebViewNavigationTypeLinkClicked,
  UIWebViewNavigationTypeFormSubmitted,
  UIWebViewNavigationTypeBackForward,
  UIWebViewNavigationTypeReload,
  UIWebViewNavigationTypeFormResubmitted,
  UIWebViewNavigationTypeOther
};
typedef enum __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0))) __attribute__((enum_extensibility(open))) UIWindowSceneDismissalAnimation : NSInteger UIWindowSceneDismissalAnimation; enum UIWindowSceneDismissalAnimation : NSInteger {
  UIWindowSceneDismissalAnimationStandard = 1,
  UIWindowSceneDismissalAnimationCommit = 2,
  UIWindowSceneDismissalAnimationDecline = 3
};
typedef enum __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0))) __attribute__((enum_extensibility(open))) UIWindowScenePresentationStyle : NSUInteger UIWindowScenePresentationStyle; enum UIWindowScenePresentationStyle : NSUInteger {
  UIWindowScenePresentationStyleAutomatic,
  UIWindowScenePresentationStyleStandard,
  UIWindowScenePresentationStyleProminent
};
typedef NSString *UIWindowSceneSessionRole NS_TYPED_ENUM;
typedef enum __attribute__((availability(ios,introduced=18.0))) __attribute__((enum_extensibility(open))) UIWritingToolsBehavior : NSInteger UIWritingToolsBehavior; enum UIWritingToolsBehavior : NSInteger {
  UIWritingToolsBehaviorNone = - 1,
  UIWritingToolsBehaviorDefault = 0,
  UIWritingToolsBehaviorComplete,
  UIWritingToolsBehaviorLimited
};
typedef enum __attribute__((availability(ios,introduced=18.2))) __attribute__((enum_extensibility(open))) UIWritingToolsCoordinatorContextScope : NSInteger UIWritingToolsCoordinatorContextScope; enum UIWritingToolsCoordinatorContextScope : NSInteger {
  UIWritingToolsCoordinatorContextScopeUserSelection,
  UIWritingToolsCoordinatorContextScopeFullDocument,
  UIWritingToolsCoordinatorContextScopeVisibleArea
};
typedef enum __attribute__((availability(ios,introduced=18.2))) __attribute__((enum_extensibility(open))) UIWritingToolsCoordinatorState : NSInteger UIWritingToolsCoordinatorState; enum UIWritingToolsCoordinatorState : NSInteger {
  UIWritingToolsCoordinatorStateInactive,
  UIWritingToolsCoordinatorStateNoninteractive,
  UIWritingToolsCoordinatorStateInteractiveResting,
  UIWritingToolsCoordinatorStateInteractiveStreaming
};
typedef enum __attribute__((availability(ios,introduced=18.2))) __attribute__((enum_extensibility(open))) UIWritingToolsCoordinatorTextAnimation : NSInteger UIWritingToolsCoordinatorTextAnimation; enum UIWritingToolsCoordinatorTextAnimation : NSInteger {
  UIWritingToolsCoordinatorTextAnimationAnticipate,
  UIWritingToolsCoordinatorTextAnimationRemove,
  UIWritingToolsCoordinatorTextAnimationInsert,
  UIWritingToolsCoordinatorTextAnimationAnticipateInactive __attribute__((availability(ios,unavailable))) = 8,
  UIWritingToolsCoordinatorTextAnimationTranslate __attribute__((availability(ios,unavailable))) = 9
};
typedef enum __attribute__((availability(ios,introduced=18.2))) __attribute__((enum_extensibility(open))) UIWritingToolsCoordinatorTextReplacementReason : NSInteger UIWritingToolsCoordinatorTextReplacementReason; enum UIWritingToolsCoordinatorTextReplacementReason : NSInteger {
  UIWritingToolsCoordinatorTextReplacementReasonInteractive,
  UIWritingToolsCoordinatorTextReplacementReasonNoninteractive
};
typedef enum __attribute__((availability(ios,introduced=18.2))) __attribute__((enum_extensibility(open))) UIWritingToolsCoordinatorTextUpdateReason : NSInteger UIWritingToolsCoordinatorTextUpdateReason; enum UIWritingToolsCoordinatorTextUpdateReason : NSInteger {
  UIWritingToolsCoordinatorTextUpdateReasonTyping,
  UIWritingToolsCoordinatorTextUpdateReasonUndoRedo
};
typedef enum __attribute__((availability(ios,introduced=18.0))) __attribute__((enum_extensibility(open), flag_enum)) UIWritingToolsResultOptions : NSUInteger UIWritingToolsResultOptions; enum UIWritingToolsResultOptions : NSUInteger {
  UIWritingToolsResultOptionsDefault = 0,
  UIWritingToolsResultOptionsPlainText = 1 << 0,
  UIWritingToolsResultOptionsRichText = 1 << 1,
  UIWritingToolsResultOptionsList = 1 << 2,
  UIWritingToolsResultOptionsTable = 1 << 3
};

@class NSLayoutAnchor<AnchorType>, NSLayoutXAxisAnchor, NSLayoutYAxisAnchor, NSLayoutDimension;
@protocol UIContentConfiguration, UIContentView, UIConfigurationState;

NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)))
@protocol NSCollectionLayoutContainer <NSObject>
@property (nonatomic, readonly) CGSize contentSize;
@property (nonatomic, readonly) CGSize effectiveContentSize;
@property (nonatomic, readonly) NSDirectionalEdgeInsets contentInsets;
@property (nonatomic, readonly) NSDirectionalEdgeInsets effectiveContentInsets;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)))
@protocol NSCollectionLayoutEnvironment <NSObject>
@property (nonatomic, readonly) id<NSCollectionLayoutContainer> container;
@property (nonatomic, readonly) UITraitCollection *traitCollection;
@end
NS_SWIFT_UI_ACTOR 
@protocol UIDynamicItem <NSObject>
@property (nonatomic) CGPoint center;
@property (nonatomic, readonly) CGRect bounds;
@property (nonatomic) CGAffineTransform transform;
@optional
@property (nonatomic, readonly) UIDynamicItemCollisionBoundsType collisionBoundsType;
@property (nonatomic, readonly) UIBezierPath *collisionBoundingPath;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)))
@protocol NSCollectionLayoutVisibleItem <UIDynamicItem, NSObject>
@property (nonatomic) CGFloat alpha;
@property (nonatomic) NSInteger zIndex;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic) CATransform3D transform3D;
@property (nonatomic, readonly) NSString *name;
@property (nonatomic, readonly) NSIndexPath *indexPath;
@property (nonatomic, readonly) CGRect frame;
@property (nonatomic, readonly) UICollectionElementCategory representedElementCategory;
@property (nonatomic, readonly, nullable) NSString *representedElementKind;
@end
NS_SWIFT_UI_ACTOR 
@protocol NSLayoutManagerDelegate <NSObject>

@optional
- (void)layoutManagerDidInvalidateLayout:(NSLayoutManager *)sender;
- (void)layoutManager:(NSLayoutManager *)layoutManager didCompleteLayoutForTextContainer:(NSTextContainer * _Nullable)textContainer atEnd:(BOOL)layoutFinishedFlag;
- (NSDictionary<NSString *, id> * _Nullable)layoutManager:(NSLayoutManager *)layoutManager shouldUseTemporaryAttributes:(NSDictionary<NSString *, id> *)temporaryAttributes forDrawingToScreen:(BOOL)drawingToScreen atCharacterIndex:(NSUInteger)characterIndex effectiveRange:(NSRange *)effectiveCharacterRange __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
- (CGFloat)layoutManager:(NSLayoutManager *)layoutManager lineSpacingAfterGlyphAtIndex:(NSUInteger)glyphIndex withProposedLineFragmentRect:(CGRect)rect;
- (CGFloat)layoutManager:(NSLayoutManager *)layoutManager paragraphSpacingBeforeGlyphAtIndex:(NSUInteger)glyphIndex withProposedLineFragmentRect:(CGRect)rect;
- (CGFloat)layoutManager:(NSLayoutManager *)layoutManager paragraphSpacingAfterGlyphAtIndex:(NSUInteger)glyphIndex withProposedLineFragmentRect:(CGRect)rect;
- (NSControlCharacterAction)layoutManager:(NSLayoutManager *)layoutManager shouldUseAction:(NSControlCharacterAction)action forControlCharacterAtIndex:(NSUInteger)characterIndex;
- (BOOL)layoutManager:(NSLayoutManager *)layoutManager shouldBreakLineByWordBeforeCharacterAtIndex:(NSUInteger)characterIndex;
- (BOOL)layoutManager:(NSLayoutManager *)layoutManager shouldBreakLineByHyphenatingBeforeCharacterAtIndex:(NSUInteger)characterIndex;
- (CGRect)layoutManager:(NSLayoutManager *)layoutManager boundingBoxForControlGlyphAtIndex:(NSUInteger)glyphIndex forTextContainer:(NSTextContainer *)textContainer proposedLineFragment:(CGRect)proposedRect glyphPosition:(CGPoint)glyphPosition characterIndex:(NSUInteger)characterIndex;
- (void)layoutManager:(NSLayoutManager *)layoutManager textContainer:(NSTextContainer *)textContainer didChangeGeometryFromSize:(CGSize)oldSize;
- (BOOL)layoutManager:(NSLayoutManager *)layoutManager shouldSetLineFragmentRect:(CGRect *)lineFragmentRect lineFragmentUsedRect:(CGRect *)lineFragmentUsedRect baselineOffset:(CGFloat *)baselineOffset inTextContainer:(NSTextContainer *)textContainer forGlyphRange:(NSRange)glyphRange;
- (NSUInteger)layoutManager:(NSLayoutManager *)layoutManager shouldGenerateGlyphs:(void *)glyphBuffer properties:(void *)properties characterIndexes:(void *)characterIndexes font:(UIFont *)font forGlyphRange:(NSRange)glyphRange;
@end
NS_SWIFT_UI_ACTOR 
@protocol NSTextAttachmentContainer <NSObject>
- (UIImage * _Nullable)imageForBounds:(CGRect)bounds textContainer:(NSTextContainer * _Nullable)textContainer characterIndex:(NSUInteger)characterIndex;
- (CGRect)attachmentBoundsForTextContainer:(NSTextContainer * _Nullable)textContainer proposedLineFragment:(CGRect)proposedLineFragment glyphPosition:(CGPoint)glyphPosition characterIndex:(NSUInteger)characterIndex;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)))
@protocol NSTextAttachmentLayout <NSObject>
- (UIImage * _Nullable)imageForBounds:(CGRect)bounds attributes:(NSDictionary<NSString *, id> *)attributes location:(id<NSTextLocation>)location textContainer:(NSTextContainer * _Nullable)textContainer;
- (CGRect)attachmentBoundsForAttributes:(NSDictionary<NSString *, id> *)attributes location:(id<NSTextLocation>)location textContainer:(NSTextContainer * _Nullable)textContainer proposedLineFragment:(CGRect)proposedLineFragment position:(CGPoint)position;
- (NSTextAttachmentViewProvider * _Nullable)viewProviderForParentView:(UIView * _Nullable)parentView location:(id<NSTextLocation>)location textContainer:(NSTextContainer * _Nullable)textContainer;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)))
@protocol NSTextContentManagerDelegate <NSObject>

@optional
- (NSTextElement * _Nullable)textContentManager:(NSTextContentManager *)textContentManager textElementAtLocation:(id<NSTextLocation>)location;
- (BOOL)textContentManager:(NSTextContentManager *)textContentManager shouldEnumerateTextElement:(NSTextElement *)textElement options:(NSTextContentManagerEnumerationOptions)options;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)))
@protocol NSTextContentStorageDelegate <NSTextContentManagerDelegate, NSObject>

@optional
- (NSTextParagraph * _Nullable)textContentStorage:(NSTextContentStorage *)textContentStorage textParagraphWithRange:(NSRange)range;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)))
@protocol NSTextElementProvider <NSObject>
@property (nonatomic, readonly) NSTextRange *documentRange;
- (id<NSTextLocation> _Nullable)enumerateTextElementsFromLocation:(id<NSTextLocation> _Nullable)textLocation options:(NSTextContentManagerEnumerationOptions)options usingBlock:(BOOL (^)(NSTextElement *))handler;
- (void)replaceContentsInRange:(NSTextRange *)range withTextElements:(NSArray<NSTextElement *> * _Nullable)textElements;
- (void)synchronizeToBackingStore:(void (^ _Nullable)(NSError *))completionHandler;
@optional
- (id<NSTextLocation> _Nullable)locationFromLocation:(id<NSTextLocation>)location withOffset:(NSInteger)offset;
- (NSInteger)offsetFromLocation:(id<NSTextLocation>)from toLocation:(id<NSTextLocation>)to;
- (NSTextRange * _Nullable)adjustedRangeFromRange:(NSTextRange *)textRange forEditingTextSelection:(BOOL)forEditingTextSelection;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)))
@protocol NSTextLayoutManagerDelegate <NSObject>

@optional
- (NSTextLayoutFragment *)textLayoutManager:(NSTextLayoutManager *)textLayoutManager textLayoutFragmentForLocation:(id<NSTextLocation>)location inTextElement:(NSTextElement *)textElement;
- (BOOL)textLayoutManager:(NSTextLayoutManager *)textLayoutManager shouldBreakLineBeforeLocation:(id<NSTextLocation>)location hyphenating:(BOOL)hyphenating;
- (NSDictionary<NSString *, id> * _Nullable)textLayoutManager:(NSTextLayoutManager *)textLayoutManager renderingAttributesForLink:(id)link atLocation:(id<NSTextLocation>)location defaultAttributes:(NSDictionary<NSString *, id> *)renderingAttributes;
@end

@protocol NSTextLayoutOrientationProvider <NSObject>
@property (nonatomic, readonly) NSTextLayoutOrientation layoutOrientation;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)))
@protocol NSTextLocation <NSObject>
- (NSComparisonResult)compare:(id<NSTextLocation>)location;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)))
@protocol NSTextSelectionDataSource <NSObject>
@property (nonatomic, readonly) NSTextRange *documentRange;
- (void)enumerateSubstringsFromLocation:(id<NSTextLocation>)location options:(NSStringEnumerationOptions *)options usingBlock:(void (^)(NSString *, NSTextRange *, NSTextRange *, BOOL *))handler;
- (NSTextRange * _Nullable)textRangeForSelectionGranularity:(NSTextSelectionGranularity)selectionGranularity enclosingLocation:(id<NSTextLocation>)location;
- (id<NSTextLocation> _Nullable)locationFromLocation:(id<NSTextLocation>)location withOffset:(NSInteger)offset;
- (NSInteger)offsetFromLocation:(id<NSTextLocation>)from toLocation:(id<NSTextLocation>)to;
- (NSTextSelectionNavigationWritingDirection)baseWritingDirectionAtLocation:(id<NSTextLocation>)location;
- (void)enumerateCaretOffsetsInLineFragmentAtLocation:(id<NSTextLocation>)location usingBlock:(void (^)(CGFloat, id<NSTextLocation>, BOOL, BOOL *))handler;
- (NSTextRange * _Nullable)lineFragmentRangeForPoint:(CGPoint)point inContainerAtLocation:(id<NSTextLocation>)location;
@optional
- (void)enumerateContainerBoundariesFromLocation:(id<NSTextLocation>)location reverse:(BOOL)reverse usingBlock:(void (^)(id<NSTextLocation>, BOOL *))handler;
- (NSTextSelectionNavigationLayoutOrientation)textLayoutOrientationAtLocation:(id<NSTextLocation>)location;
@end
NS_SWIFT_UI_ACTOR 
@protocol NSTextStorageDelegate <NSObject>

@optional
- (void)textStorageWillProcessEditing:(NSNotification *)notification __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
- (void)textStorageDidProcessEditing:(NSNotification *)notification __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
- (void)textStorage:(NSTextStorage *)textStorage willProcessEditing:(NSTextStorageEditActions)editedMask range:(NSRange)editedRange changeInLength:(NSInteger)delta;
- (void)textStorage:(NSTextStorage *)textStorage didProcessEditing:(NSTextStorageEditActions)editedMask range:(NSRange)editedRange changeInLength:(NSInteger)delta;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)))
@protocol NSTextStorageObserving <NSObject>
@property (nonatomic, nullable) NSTextStorage *textStorage;
- (void)processEditingForTextStorage:(NSTextStorage *)textStorage edited:(NSTextStorageEditActions)editMask range:(NSRange)newCharRange changeInLength:(NSInteger)delta invalidatedRange:(NSRange)invalidatedCharRange;
- (void)performEditingTransactionForTextStorage:(NSTextStorage *)textStorage usingBlock:(void (^)(void))transaction;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)))
@protocol NSTextViewportLayoutControllerDelegate <NSObject>
- (CGRect)viewportBoundsForTextViewportLayoutController:(NSTextViewportLayoutController *)textViewportLayoutController;
- (void)textViewportLayoutController:(NSTextViewportLayoutController *)textViewportLayoutController configureRenderingSurfaceForTextLayoutFragment:(NSTextLayoutFragment *)textLayoutFragment;
@optional
- (void)textViewportLayoutControllerWillLayout:(NSTextViewportLayoutController *)textViewportLayoutController;
- (void)textViewportLayoutControllerDidLayout:(NSTextViewportLayoutController *)textViewportLayoutController;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UIAccelerometerDelegate <NSObject>

@optional
- (void)accelerometer:(UIAccelerometer *)accelerometer didAccelerate:(UIAcceleration *)acceleration;
@end
NS_SWIFT_UI_ACTOR 
@protocol UIAccessibilityContainerDataTable <NSObject>
- (id<UIAccessibilityContainerDataTableCell> _Nullable)accessibilityDataTableCellElementForRow:(NSUInteger)row column:(NSUInteger)column;
@property (nonatomic, readonly) NSUInteger accessibilityRowCount;
@property (nonatomic, readonly) NSUInteger accessibilityColumnCount;
@optional
- (NSArray<id<UIAccessibilityContainerDataTableCell>> * _Nullable)accessibilityHeaderElementsForRow:(NSUInteger)row;
- (NSArray<id<UIAccessibilityContainerDataTableCell>> * _Nullable)accessibilityHeaderElementsForColumn:(NSUInteger)column;
@end
NS_SWIFT_UI_ACTOR 
@protocol UIAccessibilityContainerDataTableCell <NSObject>
- (NSRange)accessibilityRowRange;
- (NSRange)accessibilityColumnRange;
@end
NS_SWIFT_UI_ACTOR 
@protocol UIAccessibilityContentSizeCategoryImageAdjusting <NSObject>
@property (nonatomic) BOOL adjustsImageSizeForAccessibilityContentSizeCategory;
@end
NS_SWIFT_UI_ACTOR 
@protocol UIAccessibilityIdentification <NSObject>
@property (nonatomic, nullable, copy) NSString *accessibilityIdentifier;
@end
NS_SWIFT_UI_ACTOR 
@protocol UIAccessibilityReadingContent <NSObject>
- (NSInteger)accessibilityLineNumberForPoint:(CGPoint)point;
- (NSString *)accessibilityContentForLineNumber:(NSInteger)lineNumber;
- (CGRect)accessibilityFrameForLineNumber:(NSInteger)lineNumber;
- (NSString *)accessibilityPageContent;
@optional
- (NSAttributedString * _Nullable)accessibilityAttributedContentForLineNumber:(NSInteger)lineNumber;
- (NSAttributedString * _Nullable)accessibilityAttributedPageContent;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=8.3)))
@protocol UIActionSheetDelegate <NSObject>

@optional
- (void)actionSheet:(UIActionSheet *)actionSheet clickedButtonAtIndex:(NSInteger)buttonIndex;
- (void)actionSheetCancel:(UIActionSheet *)actionSheet;
- (void)willPresentActionSheet:(UIActionSheet *)actionSheet;
- (void)didPresentActionSheet:(UIActionSheet *)actionSheet;
- (void)actionSheet:(UIActionSheet *)actionSheet willDismissWithButtonIndex:(NSInteger)buttonIndex;
- (void)actionSheet:(UIActionSheet *)actionSheet didDismissWithButtonIndex:(NSInteger)buttonIndex;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UIActivityItemSource <NSObject>
- (id)activityViewControllerPlaceholderItem:(UIActivityViewController *)activityViewController;
- (id _Nullable)activityViewController:(UIActivityViewController *)activityViewController itemForActivityType:(NSString * _Nullable)activityType;
@optional
- (NSString *)activityViewController:(UIActivityViewController *)activityViewController dataTypeIdentifierForActivityType:(NSString * _Nullable)activityType;
- (NSString *)activityViewController:(UIActivityViewController *)activityViewController subjectForActivityType:(NSString * _Nullable)activityType;
- (UIImage *)activityViewController:(UIActivityViewController *)activityViewController thumbnailImageForActivityType:(NSString * _Nullable)activityType suggestedSize:(CGSize)suggestedSize;
- (LPLinkMetadata * _Nullable)activityViewControllerLinkMetadata:(UIActivityViewController *)activityViewController __attribute__((availability(ios,introduced=13.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=15.0)))
@protocol UIActivityItemsConfigurationProviding <NSObject>
@property (nonatomic, readonly, nullable) id<UIActivityItemsConfigurationReading> activityItemsConfiguration;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)))
@protocol UIActivityItemsConfigurationReading <NSObject>
@property (nonatomic, readonly, copy) NSArray<NSItemProvider *> *itemProvidersForActivityItemsConfiguration;
@optional
- (BOOL)activityItemsConfigurationSupportsInteraction:(NSString *)activityItemsConfigurationInteraction;
- (id _Nullable)activityItemsConfigurationMetadataForKey:(NSString *)activityItemsConfigurationMetadataKey;
- (id _Nullable)activityItemsConfigurationMetadataForItemAtIndex:(NSInteger)index key:(NSString *)activityItemsConfigurationMetadataKey;
- (NSItemProvider * _Nullable)activityItemsConfigurationPreviewForItemAtIndex:(NSInteger)index intent:(NSString *)activityItemsConfigurationPreviewIntent suggestedSize:(CGSize)suggestedSize;
- (NSArray<UIActivity *> * _Nullable)applicationActivitiesForActivityItemsConfiguration;
@end
NS_SWIFT_UI_ACTOR 
@protocol UIAdaptivePresentationControllerDelegate <NSObject>

@optional
- (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:(UIPresentationController *)forPresentationController;
- (UIViewController *)presentationController:(UIPresentationController *)controller viewControllerForAdaptivePresentationStyle:(UIModalPresentationStyle)style;
- (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:(UIPresentationController *)controller traitCollection:(UITraitCollection *)traitCollection;
- (void)presentationController:(UIPresentationController *)presentationController prepareAdaptivePresentationController:(UIPresentationController *)adaptivePresentationController __attribute__((availability(ios,introduced=15.0)));
- (void)presentationController:(UIPresentationController *)presentationController willPresentWithAdaptiveStyle:(UIModalPresentationStyle)style transitionCoordinator:(id<UIViewControllerTransitionCoordinator> _Nullable)transitionCoordinator;
- (BOOL)presentationControllerShouldDismiss:(UIPresentationController *)presentationController __attribute__((availability(ios,introduced=13.0)));
- (void)presentationControllerWillDismiss:(UIPresentationController *)presentationController __attribute__((availability(ios,introduced=13.0)));
- (void)presentationControllerDidDismiss:(UIPresentationController *)presentationController __attribute__((availability(ios,introduced=13.0)));
- (void)presentationControllerDidAttemptToDismiss:(UIPresentationController *)presentationController NS_SWIFT_NAME(presentationControllerDidAttemptToDismiss(_:)) __attribute__((availability(ios,introduced=13.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=9.0)))
@protocol UIAlertViewDelegate <NSObject>

@optional
- (void)alertView:(UIAlertView *)alertview clickedButtonAtIndex:(NSInteger)buttonIndex;
- (void)alertViewCancel:(UIAlertView *)alertView;
- (void)willPresentAlertView:(UIAlertView *)alertView;
- (void)didPresentAlertView:(UIAlertView *)alertView;
- (void)alertView:(UIAlertView *)alertView willDismissWithButtonIndex:(NSInteger)buttonIndex;
- (void)alertView:(UIAlertView *)alertView didDismissWithButtonIndex:(NSInteger)buttonIndex;
- (BOOL)alertViewShouldEnableFirstOtherButton:(UIAlertView *)alertView;
@end
NS_SWIFT_UI_ACTOR 
@protocol UIAppearanceContainer <NSObject>

@end
NS_SWIFT_UI_ACTOR 
@protocol UIApplicationDelegate <NSObject>

@optional
- (void)applicationDidFinishLaunching:(UIApplication *)application;
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(nullable NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions;
- (void)applicationDidBecomeActive:(UIApplication *)application;
- (void)applicationWillResignActive:(UIApplication *)application;
- (BOOL)application:(UIApplication *)application handleOpenURL:(NSURL *)url __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=9.0)));
- (void)applicationDidReceiveMemoryWarning:(UIApplication *)application;
- (void)applicationWillTerminate:(UIApplication *)application;
- (void)applicationSignificantTimeChange:(UIApplication *)application;
- (void)application:(UIApplication *)application willChangeStatusBarOrientation:(UIInterfaceOrientation)newStatusBarOrientation duration:(double)duration __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=13.0)));
- (void)application:(UIApplication *)application didChangeStatusBarOrientation:(UIInterfaceOrientation)oldStatusBarOrientation __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=13.0)));
- (void)application:(UIApplication *)application willChangeStatusBarFrame:(CGRect)newStatusBarFrame __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=13.0)));
- (void)application:(UIApplication *)application didChangeStatusBarFrame:(CGRect)oldStatusBarFrame __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=13.0)));
- (void)application:(UIApplication *)application didRegisterForRemoteNotificationsWithDeviceToken:(NSData *)deviceToken;
- (void)application:(UIApplication *)application didFailToRegisterForRemoteNotificationsWithError:(NSError *)error;
- (void)application:(UIApplication *)application didReceiveRemoteNotification:(NSDictionary *)userInfo __attribute__((availability(ios,deprecated=10.0))) __attribute__((availability(tvos,deprecated=10.0)));
- (void)application:(UIApplication *)application didReceiveLocalNotification:(UILocalNotification *)notification __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=10.0)));
- (void)applicationDidEnterBackground:(UIApplication *)application;
- (void)applicationWillEnterForeground:(UIApplication *)application;
- (void)applicationProtectedDataWillBecomeUnavailable:(UIApplication *)application;
- (void)applicationProtectedDataDidBecomeAvailable:(UIApplication *)application;
- (BOOL)application:(UIApplication *)application openURL:(NSURL *)url sourceApplication:(NSString *)sourceApplication annotation:(id)annotation __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=9.0)));
- (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary *)options;
@property (nonatomic, nullable) UIWindow *window;
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(nullable NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions;
- (UIInterfaceOrientationMask)application:(UIApplication *)application supportedInterfaceOrientationsForWindow:(UIWindow *)forWindow __attribute__((availability(tvos,unavailable)));
- (UIViewController *)application:(UIApplication *)application viewControllerWithRestorationIdentifierPath:(NSArray<NSString *> *)restorationIdentifierComponents coder:(NSCoder *)coder;
- (BOOL)application:(UIApplication *)application shouldSaveApplicationState:(NSCoder *)coder __attribute__((availability(ios,deprecated=13.2))) __attribute__((availability(tvos,deprecated=13.2)));
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder __attribute__((availability(ios,introduced=13.2))) __attribute__((availability(tvos,introduced=13.2)));
- (BOOL)application:(UIApplication *)application shouldRestoreApplicationState:(NSCoder *)coder __attribute__((availability(ios,deprecated=13.2))) __attribute__((availability(tvos,deprecated=13.2)));
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder __attribute__((availability(ios,introduced=13.2))) __attribute__((availability(tvos,introduced=13.2)));
- (void)application:(UIApplication *)application willEncodeRestorableStateWithCoder:(NSCoder *)coder;
- (void)application:(UIApplication *)application didDecodeRestorableStateWithCoder:(NSCoder *)coder;
- (BOOL)accessibilityPerformMagicTap __attribute__((availability(tvos,unavailable)));
- (void)application:(UIApplication *)application didReceiveRemoteNotification:(NSDictionary *)userInfo fetchCompletionHandler:(void (^)(UIBackgroundFetchResult))completionHandler;
- (void)application:(UIApplication *)application handleEventsForBackgroundURLSession:(NSString *)sessionIdentifier completionHandler:(void (^)(void))completionHandler;
- (void)application:(UIApplication *)application performFetchWithCompletionHandler:(void (^)(UIBackgroundFetchResult))completionHandler __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0)));
- (BOOL)application:(UIApplication *)application continueUserActivity:(NSUserActivity *)userActivity restorationHandler:(void (^)(NSArray<id> *))completionHandler;
- (void)application:(UIApplication *)application didFailToContinueUserActivityWithType:(NSString *)userActivityType error:(NSError *)error;
- (void)application:(UIApplication *)application didRegisterUserNotificationSettings:(UIUserNotificationSettings *)notificationSettings __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=10.0)));
- (void)application:(UIApplication *)application handleActionWithIdentifier:(NSString *)actionIdentifier forLocalNotification:(UILocalNotification *)localNotification completionHandler:(void (^)(void))completionHandler __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=10.0)));
- (void)application:(UIApplication *)application handleActionWithIdentifier:(NSString *)actionIdentifier forLocalNotification:(UILocalNotification *)localNotification withResponseInfo:(NSDictionary *)responseInfo completionHandler:(void (^)(void))completionHandler __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=10.0)));
- (void)application:(UIApplication *)application handleActionWithIdentifier:(NSString *)actionIdentifier forRemoteNotification:(NSDictionary *)remoteNotificationInfo completionHandler:(void (^)(void))completionHandler __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=10.0)));
- (void)application:(UIApplication *)application handleActionWithIdentifier:(NSString *)actionIdentifier forRemoteNotification:(NSDictionary *)remoteNotificationInfo withResponseInfo:(NSDictionary *)responseInfo completionHandler:(void (^)(void))completionHandler __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=10.0)));
- (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL))completionHandler __attribute__((availability(tvos,unavailable)));
- (BOOL)application:(UIApplication *)application willContinueUserActivityWithType:(NSString *)userActivityType;
- (void)application:(UIApplication *)application didUpdateUserActivity:(NSUserActivity *)userActivity;
- (BOOL)application:(UIApplication *)application shouldAllowExtensionPointIdentifier:(NSString *)extensionPointIdentifier;
- (void)application:(UIApplication *)application handleWatchKitExtensionRequest:(NSDictionary *)userInfo reply:(void (^)(NSDictionary *))reply;
- (void)applicationShouldRequestHealthAuthorization:(UIApplication *)application;
- (void)application:(UIApplication *)application userDidAcceptCloudKitShareWithMetadata:(CKShareMetadata *)cloudKitShareMetadata;
- (UISceneConfiguration *)application:(UIApplication *)application configurationForConnectingSceneSession:(UISceneSession *)connectingSceneSession options:(UISceneConnectionOptions *)options __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
- (void)application:(UIApplication *)application didDiscardSceneSessions:(NSSet<UISceneSession *> *)sceneSessions __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
- (BOOL)applicationShouldAutomaticallyLocalizeKeyCommands:(UIApplication *)application __attribute__((availability(ios,introduced=15.0))) __attribute__((availability(tvos,introduced=15.0)));
@end
NS_SWIFT_UI_ACTOR 
@protocol UIBarPositioning <NSObject>
@property (nonatomic, readonly) UIBarPosition barPosition;
@end
NS_SWIFT_UI_ACTOR 
@protocol UIBarPositioningDelegate <NSObject>

@optional
- (UIBarPosition)positionForBar:(id<UIBarPositioning>)barPositioning;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)))
@protocol UICalendarSelectionMultiDateDelegate <NSObject>
- (void)multiDateSelection:(UICalendarSelectionMultiDate *)selection didSelectDate:(NSDateComponents *)dateComponents;
- (void)multiDateSelection:(UICalendarSelectionMultiDate *)selection didDeselectDate:(NSDateComponents *)dateComponents;
@optional
- (BOOL)multiDateSelection:(UICalendarSelectionMultiDate *)selection canSelectDate:(NSDateComponents *)dateComponents;
- (BOOL)multiDateSelection:(UICalendarSelectionMultiDate *)selection canDeselectDate:(NSDateComponents *)dateComponents;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)))
@protocol UICalendarSelectionSingleDateDelegate <NSObject>
- (void)dateSelection:(UICalendarSelectionSingleDate *)selection didSelectDate:(NSDateComponents * _Nullable)dateComponents;
@optional
- (BOOL)dateSelection:(UICalendarSelectionSingleDate *)selection canSelectDate:(NSDateComponents * _Nullable)dateComponents;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=18.0)))
@protocol UICalendarSelectionWeekOfYearDelegate <NSObject>
- (void)weekOfYearSelection:(UICalendarSelectionWeekOfYear *)selection didSelectWeekOfYear:(NSDateComponents * _Nullable)weekOfYearComponents;
@optional
- (BOOL)weekOfYearSelection:(UICalendarSelectionWeekOfYear *)selection canSelectWeekOfYear:(NSDateComponents * _Nullable)weekOfYearComponents;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)))
@protocol UICalendarViewDelegate <NSObject>
- (UICalendarViewDecoration * _Nullable)calendarView:(UICalendarView *)calendarView decorationForDateComponents:(NSDateComponents *)dateComponents;
@optional
- (void)calendarView:(UICalendarView *)calendarView didChangeVisibleDateComponentsFrom:(NSDateComponents *)previousDateComponents __attribute__((availability(ios,introduced=16.2)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UICloudSharingControllerDelegate <NSObject>
- (void)cloudSharingController:(UICloudSharingController *)csc failedToSaveShareWithError:(NSError *)error;
- (NSString * _Nullable)itemTitleForCloudSharingController:(UICloudSharingController *)csc;
@optional
- (NSData * _Nullable)itemThumbnailDataForCloudSharingController:(UICloudSharingController *)csc;
- (NSString * _Nullable)itemTypeForCloudSharingController:(UICloudSharingController *)csc;
- (void)cloudSharingControllerDidSaveShare:(UICloudSharingController *)csc;
- (void)cloudSharingControllerDidStopSharing:(UICloudSharingController *)csc;
@end
NS_SWIFT_UI_ACTOR 
@protocol UICollectionViewDataSource <NSObject>
- (NSInteger)collectionView:(UICollectionView *)collectionView numberOfItemsInSection:(NSInteger)section;
- (UICollectionViewCell *)collectionView:(UICollectionView *)collectionView cellForItemAtIndexPath:(NSIndexPath *)indexPath;
@optional
- (NSInteger)numberOfSectionsInCollectionView:(UICollectionView *)collectionView;
- (UICollectionReusableView *)collectionView:(UICollectionView *)collectionView viewForSupplementaryElementOfKind:(NSString *)elementKind atIndexPath:(NSIndexPath *)indexPath;
- (BOOL)collectionView:(UICollectionView *)collectionView canMoveItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView moveItemAtIndexPath:(NSIndexPath *)sourceIndexPath toIndexPath:(NSIndexPath *)destinationIndexPath;
- (NSArray<NSString *> * _Nullable)indexTitlesForCollectionView:(UICollectionView *)collectionView;
- (NSIndexPath * _Nullable)collectionView:(UICollectionView *)collectionView indexPathForIndexTitle:(NSString *)title atIndex:(NSInteger)atIndex;
@end
NS_SWIFT_UI_ACTOR 
@protocol UICollectionViewDataSourcePrefetching <NSObject>
- (void)collectionView:(UICollectionView *)collectionView prefetchItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
@optional
- (void)collectionView:(UICollectionView *)collectionView cancelPrefetchingForItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
@end
NS_SWIFT_UI_ACTOR 
@protocol UIScrollViewDelegate <NSObject>

@optional
- (void)scrollViewDidScroll:(UIScrollView *)scrollView;
- (void)scrollViewWillBeginDragging:(UIScrollView *)scrollView;
- (void)scrollViewDidEndDragging:(UIScrollView *)scrollView willDecelerate:(BOOL)willDecelerate;
- (void)scrollViewWillBeginDecelerating:(UIScrollView *)scrollView;
- (void)scrollViewDidEndDecelerating:(UIScrollView *)scrollView;
- (void)scrollViewDidEndScrollingAnimation:(UIScrollView *)scrollView;
- (nullable UIView *)viewForZoomingInScrollView:(UIScrollView *)scrollView;
- (BOOL)scrollViewShouldScrollToTop:(UIScrollView *)scrollView;
- (void)scrollViewDidScrollToTop:(UIScrollView *)scrollView;
- (void)scrollViewDidEndZooming:(UIScrollView *)scrollView withView:(UIView *)withView atScale:(CGFloat)atScale;
- (void)scrollViewDidZoom:(UIScrollView *)scrollView;
- (void)scrollViewWillBeginZooming:(UIScrollView *)scrollView withView:(UIView *)view;
- (void)scrollViewWillEndDragging:(UIScrollView *)scrollView withVelocity:(CGPoint)velocity targetContentOffset:(CGPoint *)targetContentOffset;
- (void)scrollViewDidChangeAdjustedContentInset:(UIScrollView *)scrollView;
@end
NS_SWIFT_UI_ACTOR 
@protocol UICollectionViewDelegate <UIScrollViewDelegate, NSObject>

@optional
- (BOOL)collectionView:(UICollectionView *)collectionView shouldHighlightItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView didHighlightItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView didUnhighlightItemAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)collectionView:(UICollectionView *)collectionView shouldSelectItemAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)collectionView:(UICollectionView *)collectionView shouldDeselectItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView didSelectItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView didDeselectItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView willDisplayCell:(UICollectionViewCell *)cell forItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView willDisplaySupplementaryView:(UICollectionReusableView *)view forElementKind:(NSString *)elementKind atIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView didEndDisplayingCell:(UICollectionViewCell *)cell forItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView didEndDisplayingSupplementaryView:(UICollectionReusableView *)view forElementOfKind:(NSString *)elementKind atIndexPath:(NSIndexPath *)indexPath;
- (BOOL)collectionView:(UICollectionView *)collectionView shouldShowMenuForItemAtIndexPath:(NSIndexPath *)indexPath __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0)));
- (BOOL)collectionView:(UICollectionView *)collectionView canPerformAction:(SEL)action forItemAtIndexPath:(NSIndexPath *)indexPath withSender:(id)sender __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0)));
- (void)collectionView:(UICollectionView *)collectionView performAction:(SEL)action forItemAtIndexPath:(NSIndexPath *)indexPath withSender:(id)sender __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0)));
- (UICollectionViewTransitionLayout *)collectionView:(UICollectionView *)collectionView transitionLayoutForOldLayout:(UICollectionViewLayout *)fromLayout newLayout:(UICollectionViewLayout *)toLayout;
- (NSIndexPath *)collectionView:(UICollectionView *)collectionView targetIndexPathForMoveFromItemAtIndexPath:(NSIndexPath *)originalIndexPath toProposedIndexPath:(NSIndexPath *)proposedIndexPath __attribute__((availability(ios,deprecated=15.0))) __attribute__((availability(tvos,deprecated=15.0)));
- (CGPoint)collectionView:(UICollectionView *)collectionView targetContentOffsetForProposedContentOffset:(CGPoint)proposedContentOffset;
- (BOOL)collectionView:(UICollectionView *)collectionView canEditItemAtIndexPath:(NSIndexPath *)indexPath __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
- (BOOL)collectionView:(UICollectionView *)collectionView canFocusItemAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)collectionView:(UICollectionView *)collectionView shouldUpdateFocusInContext:(UICollectionViewFocusUpdateContext *)context;
- (void)collectionView:(UICollectionView *)collectionView didUpdateFocusInContext:(UICollectionViewFocusUpdateContext *)context withAnimationCoordinator:(UIFocusAnimationCoordinator *)coordinator;
- (NSIndexPath * _Nullable)indexPathForPreferredFocusedViewInCollectionView:(UICollectionView *)collectionView;
- (BOOL)collectionView:(UICollectionView *)collectionView selectionFollowsFocusForItemAtIndexPath:(NSIndexPath *)indexPath __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=15.0)));
- (NSIndexPath *)collectionView:(UICollectionView *)collectionView targetIndexPathForMoveOfItemFromOriginalIndexPath:(NSIndexPath *)originalIndexPath atCurrentIndexPath:(NSIndexPath *)currentIndexPath toProposedIndexPath:(NSIndexPath *)proposedIndexPath __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
- (BOOL)collectionView:(UICollectionView *)collectionView shouldSpringLoadItemAtIndexPath:(NSIndexPath *)indexPath withContext:(id<UISpringLoadedInteractionContext>)context __attribute__((availability(tvos,unavailable)));
- (BOOL)collectionView:(UICollectionView *)collectionView shouldBeginMultipleSelectionInteractionAtIndexPath:(NSIndexPath *)indexPath __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)));
- (void)collectionView:(UICollectionView *)collectionView didBeginMultipleSelectionInteractionAtIndexPath:(NSIndexPath *)indexPath __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)));
- (void)collectionViewDidEndMultipleSelectionInteraction:(UICollectionView *)collectionView __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)));
- (UIContextMenuConfiguration * _Nullable)collectionView:(UICollectionView *)collectionView contextMenuConfigurationForItemAtIndexPath:(NSIndexPath *)indexPath point:(CGPoint)point __attribute__((availability(ios,deprecated=16.0,introduced=13.0))) __attribute__((availability(tvos,unavailable)));
- (UITargetedPreview * _Nullable)collectionView:(UICollectionView *)collectionView previewForHighlightingContextMenuWithConfiguration:(UIContextMenuConfiguration *)configuration __attribute__((availability(ios,deprecated=16.0,introduced=13.0))) __attribute__((availability(tvos,unavailable)));
- (UITargetedPreview * _Nullable)collectionView:(UICollectionView *)collectionView previewForDismissingContextMenuWithConfiguration:(UIContextMenuConfiguration *)configuration __attribute__((availability(ios,deprecated=16.0,introduced=13.0))) __attribute__((availability(tvos,unavailable)));
- (void)collectionView:(UICollectionView *)collectionView willPerformPreviewActionForMenuWithConfiguration:(UIContextMenuConfiguration *)configuration animator:(id<UIContextMenuInteractionCommitAnimating>)animator __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)));
- (void)collectionView:(UICollectionView *)collectionView willDisplayContextMenuWithConfiguration:(UIContextMenuConfiguration *)configuration animator:(id<UIContextMenuInteractionAnimating> _Nullable)animator __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=14.0)));
- (void)collectionView:(UICollectionView *)collectionView willEndContextMenuInteractionWithConfiguration:(UIContextMenuConfiguration *)configuration animator:(id<UIContextMenuInteractionAnimating> _Nullable)animator __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=14.0)));
- (UIWindowSceneActivationConfiguration * _Nullable)collectionView:(UICollectionView *)collectionView sceneActivationConfigurationForItemAtIndexPath:(NSIndexPath *)indexPath point:(CGPoint)point __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=15.0)));
- (BOOL)collectionView:(UICollectionView *)collectionView canPerformPrimaryActionForItemAtIndexPath:(NSIndexPath *)indexPath __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
- (void)collectionView:(UICollectionView *)collectionView performPrimaryActionForItemAtIndexPath:(NSIndexPath *)indexPath __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
- (UIContextMenuConfiguration * _Nullable)collectionView:(UICollectionView *)collectionView contextMenuConfigurationForItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths point:(CGPoint)point __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=16.0)));
- (UITargetedPreview * _Nullable)collectionView:(UICollectionView *)collectionView contextMenuConfiguration:(UIContextMenuConfiguration *)configuration highlightPreviewForItemAtIndexPath:(NSIndexPath *)indexPath __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=16.0)));
- (UITargetedPreview * _Nullable)collectionView:(UICollectionView *)collectionView contextMenuConfiguration:(UIContextMenuConfiguration *)configuration dismissalPreviewForItemAtIndexPath:(NSIndexPath *)indexPath __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=16.0)));
@end
NS_SWIFT_UI_ACTOR 
@protocol UICollectionViewDelegateFlowLayout <UICollectionViewDelegate>

@optional
- (CGSize)collectionView:(UICollectionView *)collectionView layout:(UICollectionViewLayout *)layout sizeForItemAtIndexPath:(NSIndexPath *)indexPath;
- (UIEdgeInsets)collectionView:(UICollectionView *)collectionView layout:(UICollectionViewLayout *)layout insetForSectionAtIndex:(NSInteger)section;
- (CGFloat)collectionView:(UICollectionView *)collectionView layout:(UICollectionViewLayout *)layout minimumLineSpacingForSectionAtIndex:(NSInteger)section;
- (CGFloat)collectionView:(UICollectionView *)collectionView layout:(UICollectionViewLayout *)layout minimumInteritemSpacingForSectionAtIndex:(NSInteger)section;
- (CGSize)collectionView:(UICollectionView *)collectionView layout:(UICollectionViewLayout *)layout referenceSizeForHeaderInSection:(NSInteger)section;
- (CGSize)collectionView:(UICollectionView *)collectionView layout:(UICollectionViewLayout *)layout referenceSizeForFooterInSection:(NSInteger)section;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UICollectionViewDragDelegate <NSObject>
- (NSArray<UIDragItem *> *)collectionView:(UICollectionView *)collectionView itemsForBeginningDragSession:(id<UIDragSession>)session atIndexPath:(NSIndexPath *)indexPath;
@optional
- (NSArray<UIDragItem *> *)collectionView:(UICollectionView *)collectionView itemsForAddingToDragSession:(id<UIDragSession>)session atIndexPath:(NSIndexPath *)indexPath point:(CGPoint)point;
- (UIDragPreviewParameters * _Nullable)collectionView:(UICollectionView *)collectionView dragPreviewParametersForItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView dragSessionWillBegin:(id<UIDragSession>)session;
- (void)collectionView:(UICollectionView *)collectionView dragSessionDidEnd:(id<UIDragSession>)session;
- (BOOL)collectionView:(UICollectionView *)collectionView dragSessionAllowsMoveOperation:(id<UIDragSession>)session;
- (BOOL)collectionView:(UICollectionView *)collectionView dragSessionIsRestrictedToDraggingApplication:(id<UIDragSession>)session;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UICollectionViewDropCoordinator <NSObject>
@property (nonatomic, readonly) NSArray<id<UICollectionViewDropItem>> *items;
@property (nonatomic, readonly, nullable) NSIndexPath *destinationIndexPath;
@property (nonatomic, readonly) UICollectionViewDropProposal *proposal;
@property (nonatomic, readonly) id<UIDropSession> session;
- (id<UICollectionViewDropPlaceholderContext>)dropItem:(UIDragItem *)dragItem toPlaceholder:(UICollectionViewDropPlaceholder *)placeholder;
- (id<UIDragAnimating>)dropItem:(UIDragItem *)dragItem toItemAtIndexPath:(NSIndexPath *)itemIndexPath;
- (id<UIDragAnimating>)dropItem:(UIDragItem *)dragItem intoItemAtIndexPath:(NSIndexPath *)itemIndexPath rect:(CGRect)rect;
- (id<UIDragAnimating>)dropItem:(UIDragItem *)dragItem toTarget:(UIDragPreviewTarget *)target;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UICollectionViewDropDelegate <NSObject>
- (void)collectionView:(UICollectionView *)collectionView performDropWithCoordinator:(id<UICollectionViewDropCoordinator>)coordinator;
@optional
- (BOOL)collectionView:(UICollectionView *)collectionView canHandleDropSession:(id<UIDropSession>)session;
- (void)collectionView:(UICollectionView *)collectionView dropSessionDidEnter:(id<UIDropSession>)session;
- (UICollectionViewDropProposal *)collectionView:(UICollectionView *)collectionView dropSessionDidUpdate:(id<UIDropSession>)session withDestinationIndexPath:(NSIndexPath * _Nullable)destinationIndexPath;
- (void)collectionView:(UICollectionView *)collectionView dropSessionDidExit:(id<UIDropSession>)session;
- (void)collectionView:(UICollectionView *)collectionView dropSessionDidEnd:(id<UIDropSession>)session;
- (UIDragPreviewParameters * _Nullable)collectionView:(UICollectionView *)collectionView dropPreviewParametersForItemAtIndexPath:(NSIndexPath *)indexPath;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UICollectionViewDropItem <NSObject>
@property (nonatomic, readonly) UIDragItem *dragItem;
@property (nonatomic, readonly, nullable) NSIndexPath *sourceIndexPath;
@property (nonatomic, readonly) CGSize previewSize;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UIDragAnimating <NSObject>
- (void)addAnimations:(void (^)(void))animations;
- (void)addCompletion:(void (^)(UIViewAnimatingPosition))completion;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UICollectionViewDropPlaceholderContext <UIDragAnimating, NSObject>
@property (nonatomic, readonly) UIDragItem *dragItem;
- (BOOL)commitInsertionWithDataSourceUpdates:(void (^)(NSIndexPath *))dataSourceUpdates;
- (BOOL)deletePlaceholder;
- (void)setNeedsCellUpdate;
@end
NS_SWIFT_UI_ACTOR 
@protocol UICollectionViewSource <UICollectionViewDataSource, UICollectionViewDelegate, NSObject>

@end
NS_SWIFT_UI_ACTOR 
@protocol UICollisionBehaviorDelegate <NSObject>

@optional
- (void)collisionBehavior:(UICollisionBehavior *)behavior beganContactForItem:(id<UIDynamicItem>)firstItem withItem:(id<UIDynamicItem>)secondItem atPoint:(CGPoint)atPoint;
- (void)collisionBehavior:(UICollisionBehavior *)behavior endedContactForItem:(id<UIDynamicItem>)firstItem withItem:(id<UIDynamicItem>)secondItem;
- (void)collisionBehavior:(UICollisionBehavior *)behavior beganContactForItem:(id<UIDynamicItem>)dynamicItem withBoundaryIdentifier:(id _Nullable)boundaryIdentifier atPoint:(CGPoint)atPoint;
- (void)collisionBehavior:(UICollisionBehavior *)behavior endedContactForItem:(id<UIDynamicItem>)dynamicItem withBoundaryIdentifier:(id _Nullable)boundaryIdentifier;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=14.0)))
@protocol UIColorPickerViewControllerDelegate <NSObject>

@optional
- (void)colorPickerViewControllerDidSelectColor:(UIColorPickerViewController *)viewController __attribute__((availability(ios,deprecated=15.0)));
- (void)colorPickerViewController:(UIColorPickerViewController *)viewController didSelectColor:(UIColor *)color continuously:(BOOL)continuously __attribute__((availability(ios,introduced=15.0)));
- (void)colorPickerViewControllerDidFinish:(UIColorPickerViewController *)viewController;
@end
NS_SWIFT_UI_ACTOR 
@protocol UIContentContainer <NSObject>
@property (nonatomic, readonly) CGSize preferredContentSize;
- (void)preferredContentSizeDidChangeForChildContentContainer:(id<UIContentContainer>)container;
- (void)systemLayoutFittingSizeDidChangeForChildContentContainer:(id<UIContentContainer>)container;
- (CGSize)sizeForChildContentContainer:(id<UIContentContainer>)contentContainer withParentContainerSize:(CGSize)parentContainerSize;
- (void)viewWillTransitionToSize:(CGSize)toSize withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator;
- (void)willTransitionToTraitCollection:(UITraitCollection *)traitCollection withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator> _Nullable)coordinator;
@end
NS_SWIFT_UI_ACTOR 
@protocol UIContentSizeCategoryAdjusting <NSObject>
@property (nonatomic) BOOL adjustsFontForContentSizeCategory;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=13.0)))
@protocol UIContextMenuInteractionAnimating <NSObject>
@property (nonatomic, readonly, nullable) UIViewController *previewViewController;
- (void)addAnimations:(void (^)(void))animations;
- (void)addCompletion:(void (^)(void))completion;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)))
@protocol UIContextMenuInteractionCommitAnimating <UIContextMenuInteractionAnimating, NSObject>
@property (nonatomic) UIContextMenuInteractionCommitStyle preferredCommitStyle;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=13.0)))
@protocol UIContextMenuInteractionDelegate <NSObject>
- (UIContextMenuConfiguration * _Nullable)contextMenuInteraction:(UIContextMenuInteraction *)interaction configurationForMenuAtLocation:(CGPoint)location;
@optional
- (UITargetedPreview * _Nullable)contextMenuInteraction:(UIContextMenuInteraction *)interaction previewForHighlightingMenuWithConfiguration:(UIContextMenuConfiguration *)configuration __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=16.0)));
- (UITargetedPreview * _Nullable)contextMenuInteraction:(UIContextMenuInteraction *)interaction previewForDismissingMenuWithConfiguration:(UIContextMenuConfiguration *)configuration __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=16.0)));
- (void)contextMenuInteraction:(UIContextMenuInteraction *)interaction willPerformPreviewActionForMenuWithConfiguration:(UIContextMenuConfiguration *)configuration animator:(id<UIContextMenuInteractionCommitAnimating>)animator __attribute__((availability(tvos,unavailable)));
- (void)contextMenuInteraction:(UIContextMenuInteraction *)interaction willDisplayMenuForConfiguration:(UIContextMenuConfiguration *)configuration animator:(id<UIContextMenuInteractionAnimating> _Nullable)animator;
- (void)contextMenuInteraction:(UIContextMenuInteraction *)interaction willEndForConfiguration:(UIContextMenuConfiguration *)configuration animator:(id<UIContextMenuInteractionAnimating> _Nullable)animator;
- (UITargetedPreview * _Nullable)contextMenuInteraction:(UIContextMenuInteraction *)interaction configuration:(UIContextMenuConfiguration *)configuration highlightPreviewForItemWithIdentifier:(id<NSCopying>)identifier __attribute__((availability(ios,introduced=16.0)));
- (UITargetedPreview * _Nullable)contextMenuInteraction:(UIContextMenuInteraction *)interaction configuration:(UIContextMenuConfiguration *)configuration dismissalPreviewForItemWithIdentifier:(id<NSCopying>)identifier __attribute__((availability(ios,introduced=16.0)));
@end
NS_SWIFT_UI_ACTOR 
@protocol UICoordinateSpace <NSObject>
@property (nonatomic, readonly) CGRect bounds;
- (CGPoint)convertPoint:(CGPoint)point toCoordinateSpace:(id<UICoordinateSpace>)coordinateSpace;
- (CGPoint)convertPoint:(CGPoint)point fromCoordinateSpace:(id<UICoordinateSpace>)coordinateSpace;
- (CGRect)convertRect:(CGRect)rect toCoordinateSpace:(id<UICoordinateSpace>)coordinateSpace;
- (CGRect)convertRect:(CGRect)rect fromCoordinateSpace:(id<UICoordinateSpace>)coordinateSpace;
@end
NS_SWIFT_UI_ACTOR 
@protocol UIDataSourceModelAssociation <NSObject>
- (NSString *)modelIdentifierForElementAtIndexPath:(NSIndexPath *)idx inView:(UIView *)view;
- (NSIndexPath *)indexPathForElementWithModelIdentifier:(NSString *)identifier inView:(UIView *)view;
@end
NS_SWIFT_UI_ACTOR 
@protocol UIDataSourceTranslating <NSObject>
- (NSInteger)presentationSectionIndexForDataSourceSectionIndex:(NSInteger)dataSourceSectionIndex;
- (NSInteger)dataSourceSectionIndexForPresentationSectionIndex:(NSInteger)presentationSectionIndex;
- (NSIndexPath * _Nullable)presentationIndexPathForDataSourceIndexPath:(NSIndexPath * _Nullable)dataSourceIndexPath;
- (NSIndexPath * _Nullable)dataSourceIndexPathForPresentationIndexPath:(NSIndexPath * _Nullable)presentationIndexPath;
- (void)performUsingPresentationValues:(void (^)(void))actionsToTranslate;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UIDocumentBrowserViewControllerDelegate <NSObject>

@optional
- (void)documentBrowser:(UIDocumentBrowserViewController *)controller didPickDocumentURLs:(NSArray<NSURL *> *)documentUrls __attribute__((availability(ios,deprecated=12.0)));
- (void)documentBrowser:(UIDocumentBrowserViewController *)controller didRequestDocumentCreationWithHandler:(void (^)(NSURL *, UIDocumentBrowserImportMode))importHandler;
- (void)documentBrowser:(UIDocumentBrowserViewController *)controller didImportDocumentAtURL:(NSURL *)sourceUrl toDestinationURL:(NSURL *)destinationUrl;
- (void)documentBrowser:(UIDocumentBrowserViewController *)controller failedToImportDocumentAtURL:(NSURL *)documentUrl error:(NSError * _Nullable)error;
- (NSArray<UIActivity *> *)documentBrowser:(UIDocumentBrowserViewController *)controller applicationActivitiesForDocumentURLs:(NSArray<NSURL *> *)documentUrls;
- (void)documentBrowser:(UIDocumentBrowserViewController *)controller willPresentActivityViewController:(UIActivityViewController *)activityViewController;
- (void)documentBrowser:(UIDocumentBrowserViewController *)controller didPickDocumentsAtURLs:(NSArray<NSURL *> *)documentUrls;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UIDocumentInteractionControllerDelegate <NSObject>

@optional
- (BOOL)documentInteractionController:(UIDocumentInteractionController *)controller canPerformAction:(SEL _Nullable)action __attribute__((availability(ios,deprecated=6.0)));
- (BOOL)documentInteractionController:(UIDocumentInteractionController *)controller performAction:(SEL _Nullable)action __attribute__((availability(ios,deprecated=6.0)));
- (void)documentInteractionController:(UIDocumentInteractionController *)controller didEndSendingToApplication:(NSString * _Nullable)application;
- (void)documentInteractionController:(UIDocumentInteractionController *)controller willBeginSendingToApplication:(NSString * _Nullable)application;
- (void)documentInteractionControllerDidDismissOpenInMenu:(UIDocumentInteractionController *)controller;
- (void)documentInteractionControllerDidDismissOptionsMenu:(UIDocumentInteractionController *)controller;
- (void)documentInteractionControllerDidEndPreview:(UIDocumentInteractionController *)controller;
- (CGRect)documentInteractionControllerRectForPreview:(UIDocumentInteractionController *)controller;
- (UIViewController *)documentInteractionControllerViewControllerForPreview:(UIDocumentInteractionController *)controller;
- (UIView *)documentInteractionControllerViewForPreview:(UIDocumentInteractionController *)controller;
- (void)documentInteractionControllerWillBeginPreview:(UIDocumentInteractionController *)controller;
- (void)documentInteractionControllerWillPresentOpenInMenu:(UIDocumentInteractionController *)controller;
- (void)documentInteractionControllerWillPresentOptionsMenu:(UIDocumentInteractionController *)controller;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=13.0)))
@protocol UIDocumentMenuDelegate <NSObject>
- (void)documentMenu:(UIDocumentMenuViewController *)documentMenu didPickDocumentPicker:(UIDocumentPickerViewController *)documentPicker;
@optional
- (void)documentMenuWasCancelled:(UIDocumentMenuViewController *)documentMenu;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UIDocumentPickerDelegate <NSObject>

@optional
- (void)documentPicker:(UIDocumentPickerViewController *)controller didPickDocumentAtURL:(NSURL *)url __attribute__((availability(ios,deprecated=11.0)));
- (void)documentPicker:(UIDocumentPickerViewController *)controller didPickDocumentsAtURLs:(NSArray<NSURL *> *)urls;
- (void)documentPickerWasCancelled:(UIDocumentPickerViewController *)controller;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UIDragDropSession <NSObject>
@property (nonatomic, readonly) NSArray<UIDragItem *> *items;
- (CGPoint)locationInView:(UIView * _Nullable)view;
@property (nonatomic, readonly) BOOL allowsMoveOperation;
@property (nonatomic, readonly, getter=isRestrictedToDraggingApplication) BOOL restrictedToDraggingApplication;
- (BOOL)hasItemsConformingToTypeIdentifiers:(NSArray<NSString *> *)typeIdentifiers;
- (BOOL)canLoadObjectsOfClass:(Class)itemProviderReadingClass;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UIDragInteractionDelegate <NSObject>
- (NSArray<UIDragItem *> *)dragInteraction:(UIDragInteraction *)interaction itemsForBeginningSession:(id<UIDragSession>)session;
@optional
- (UITargetedDragPreview * _Nullable)dragInteraction:(UIDragInteraction *)interaction previewForLiftingItem:(UIDragItem *)item session:(id<UIDragSession>)session;
- (void)dragInteraction:(UIDragInteraction *)interaction willAnimateLiftWithAnimator:(id<UIDragAnimating>)animator session:(id<UIDragSession>)session;
- (void)dragInteraction:(UIDragInteraction *)interaction sessionWillBegin:(id<UIDragSession>)session;
- (BOOL)dragInteraction:(UIDragInteraction *)interaction sessionAllowsMoveOperation:(id<UIDragSession>)session;
- (BOOL)dragInteraction:(UIDragInteraction *)interaction sessionIsRestrictedToDraggingApplication:(id<UIDragSession>)session;
- (BOOL)dragInteraction:(UIDragInteraction *)interaction prefersFullSizePreviewsForSession:(id<UIDragSession>)session;
- (void)dragInteraction:(UIDragInteraction *)interaction sessionDidMove:(id<UIDragSession>)session;
- (void)dragInteraction:(UIDragInteraction *)interaction session:(id<UIDragSession>)session willEndWithOperation:(UIDropOperation)operation;
- (void)dragInteraction:(UIDragInteraction *)interaction session:(id<UIDragSession>)session didEndWithOperation:(UIDropOperation)operation;
- (void)dragInteraction:(UIDragInteraction *)interaction sessionDidTransferItems:(id<UIDragSession>)session;
- (NSArray<UIDragItem *> *)dragInteraction:(UIDragInteraction *)interaction itemsForAddingToSession:(id<UIDragSession>)session withTouchAtPoint:(CGPoint)point;
- (id<UIDragSession> _Nullable)dragInteraction:(UIDragInteraction *)interaction sessionForAddingItems:(NSArray<id<UIDragSession>> *)sessions withTouchAtPoint:(CGPoint)point;
- (void)dragInteraction:(UIDragInteraction *)interaction session:(id<UIDragSession>)session willAddItems:(NSArray<UIDragItem *> *)items forInteraction:(UIDragInteraction *)addingInteraction;
- (UITargetedDragPreview * _Nullable)dragInteraction:(UIDragInteraction *)interaction previewForCancellingItem:(UIDragItem *)item withDefault:(UITargetedDragPreview *)defaultPreview;
- (void)dragInteraction:(UIDragInteraction *)interaction item:(UIDragItem *)item willAnimateCancelWithAnimator:(id<UIDragAnimating>)animator;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UIDragSession <UIDragDropSession, NSObject>
@property (nonatomic, nullable) id localContext;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UIDropInteractionDelegate <NSObject>

@optional
- (BOOL)dropInteraction:(UIDropInteraction *)interaction canHandleSession:(id<UIDropSession>)session;
- (void)dropInteraction:(UIDropInteraction *)interaction sessionDidEnter:(id<UIDropSession>)session;
- (UIDropProposal *)dropInteraction:(UIDropInteraction *)interaction sessionDidUpdate:(id<UIDropSession>)session;
- (void)dropInteraction:(UIDropInteraction *)interaction sessionDidExit:(id<UIDropSession>)session;
- (void)dropInteraction:(UIDropInteraction *)interaction performDrop:(id<UIDropSession>)session;
- (void)dropInteraction:(UIDropInteraction *)interaction concludeDrop:(id<UIDropSession>)session;
- (void)dropInteraction:(UIDropInteraction *)interaction sessionDidEnd:(id<UIDropSession>)session;
- (UITargetedDragPreview * _Nullable)dropInteraction:(UIDropInteraction *)interaction previewForDroppingItem:(UIDragItem *)item withDefault:(UITargetedDragPreview *)defaultPreview;
- (void)dropInteraction:(UIDropInteraction *)interaction item:(UIDragItem *)item willAnimateDropWithAnimator:(id<UIDragAnimating>)animator;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UIDropSession <UIDragDropSession, NSObject>
@property (nonatomic, readonly, nullable) id<UIDragSession> localDragSession;
@property (nonatomic) UIDropSessionProgressIndicatorStyle progressIndicatorStyle;
- (NSProgress *)loadObjectsOfClass:(Class)itemProviderReadingClass completion:(void (^)(NSArray<id<NSItemProviderReading>> *))completion;
@end
NS_SWIFT_UI_ACTOR 
@protocol UIDynamicAnimatorDelegate <NSObject>

@optional
- (void)dynamicAnimatorWillResume:(UIDynamicAnimator *)animator;
- (void)dynamicAnimatorDidPause:(UIDynamicAnimator *)animator;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)))
@protocol UIEditMenuInteractionAnimating <NSObject>
- (void)addAnimations:(void (^)(void))animations;
- (void)addCompletion:(void (^)(void))completion;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)))
@protocol UIEditMenuInteractionDelegate <NSObject>

@optional
- (UIMenu * _Nullable)editMenuInteraction:(UIEditMenuInteraction *)interaction menuForConfiguration:(UIEditMenuConfiguration *)configuration suggestedActions:(NSArray<UIMenuElement *> *)suggestedActions;
- (CGRect)editMenuInteraction:(UIEditMenuInteraction *)interaction targetRectForConfiguration:(UIEditMenuConfiguration *)configuration;
- (void)editMenuInteraction:(UIEditMenuInteraction *)interaction willPresentMenuForConfiguration:(UIEditMenuConfiguration *)configuration animator:(id<UIEditMenuInteractionAnimating>)animator;
- (void)editMenuInteraction:(UIEditMenuInteraction *)interaction willDismissMenuForConfiguration:(UIEditMenuConfiguration *)configuration animator:(id<UIEditMenuInteractionAnimating>)animator;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)))
@protocol UIFindInteractionDelegate <NSObject>
- (UIFindSession * _Nullable)findInteraction:(UIFindInteraction *)interaction sessionForView:(UIView *)view __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
@optional
- (void)findInteraction:(UIFindInteraction *)interaction didBeginFindSession:(UIFindSession *)session;
- (void)findInteraction:(UIFindInteraction *)interaction didEndFindSession:(UIFindSession *)session;
@end
NS_SWIFT_UI_ACTOR 
@protocol UIFocusAnimationContext <NSObject>
@property (nonatomic, readonly) double duration;
@end
NS_SWIFT_UI_ACTOR 
@protocol UIFocusDebuggerOutput <NSObject>

@end
NS_SWIFT_UI_ACTOR 
@protocol UIFocusEnvironment <NSObject>
- (void)setNeedsFocusUpdate;
- (void)updateFocusIfNeeded;
- (BOOL)shouldUpdateFocusInContext:(UIFocusUpdateContext *)context;
- (void)didUpdateFocusInContext:(UIFocusUpdateContext *)context withAnimationCoordinator:(UIFocusAnimationCoordinator *)coordinator;
@property (nonatomic, readonly, copy) NSArray<id<UIFocusEnvironment>> *preferredFocusEnvironments;
@property (nonatomic, readonly, nullable) id<UIFocusEnvironment> parentFocusEnvironment;
@property (nonatomic, readonly, nullable) id<UIFocusItemContainer> focusItemContainer;
@optional
@property (nonatomic, readonly, nullable) UIView *preferredFocusedView __attribute__((availability(ios,deprecated=10.0))) __attribute__((availability(tvos,deprecated=10.0)));
- (NSString * _Nullable)soundIdentifierForFocusUpdateInContext:(UIFocusUpdateContext *)context __attribute__((availability(ios,unavailable)));
@property (nonatomic, readonly, nullable) NSString *focusGroupIdentifier __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=14.0)));
@end
NS_SWIFT_UI_ACTOR 
@protocol UIFocusItem <UIFocusEnvironment, NSObject>
@property (nonatomic, readonly) BOOL canBecomeFocused;
@property (nonatomic, readonly) CGRect frame;
@optional
@property (nonatomic, readonly, nullable, copy) UIFocusEffect *focusEffect __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic, readonly) UIFocusGroupPriority focusGroupPriority __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic, readonly, getter=isTransparentFocusItem) BOOL transparentFocusItem __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=15.0)));
- (void)didHintFocusMovement:(UIFocusMovementHint *)hint;
@property (nonatomic, readonly) UIFocusItemDeferralMode focusItemDeferralMode __attribute__((availability(ios,introduced=18.0))) __attribute__((availability(tvos,introduced=18.0)));
@end
NS_SWIFT_UI_ACTOR 
@protocol UIFocusItemContainer <NSObject>
@property (nonatomic, readonly) id<UICoordinateSpace> coordinateSpace;
- (NSArray<id<UIFocusItem>> *)focusItemsInRect:(CGRect)rect;
@end
NS_SWIFT_UI_ACTOR 
@protocol UIFocusItemScrollableContainer <UIFocusItemContainer, NSObject>
@property (nonatomic) CGPoint contentOffset;
@property (nonatomic, readonly) CGSize contentSize;
@property (nonatomic, readonly) CGSize visibleSize;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)))
@protocol UIFontPickerViewControllerDelegate <NSObject>

@optional
- (void)fontPickerViewControllerDidCancel:(UIFontPickerViewController *)viewController;
- (void)fontPickerViewControllerDidPickFont:(UIFontPickerViewController *)viewController;
@end
NS_SWIFT_UI_ACTOR 
@protocol UIGestureRecognizerDelegate <NSObject>

@optional
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)recognizer shouldReceiveTouch:(UITouch *)touch;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldRecognizeSimultaneouslyWithGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer;
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)recognizer;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldBeRequiredToFailByGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldRequireFailureOfGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldReceivePress:(UIPress *)press;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldReceiveEvent:(UIEvent *)event __attribute__((availability(tvos,introduced=13.4))) __attribute__((availability(ios,introduced=13.4)));
@end
NS_SWIFT_UI_ACTOR 
@protocol UIGuidedAccessRestrictionDelegate <NSObject>
@property (nonatomic, readonly) NSArray<NSString *> *guidedAccessRestrictionIdentifiers;
- (void)guidedAccessRestrictionWithIdentifier:(NSString *)restrictionIdentifier didChangeState:(UIGuidedAccessRestrictionState)newRestrictionState;
- (NSString *)textForGuidedAccessRestrictionWithIdentifier:(NSString *)restrictionIdentifier;
@optional
- (NSString *)detailTextForGuidedAccessRestrictionWithIdentifier:(NSString *)restrictionIdentifier;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=17.0)))
@protocol UIHoverEffect <NSObject>

@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UIImagePickerControllerDelegate <NSObject>

@optional
- (void)imagePickerController:(UIImagePickerController *)picker didFinishPickingMediaWithInfo:(NSDictionary<UIImagePickerControllerInfoKey, id> *)info;
- (void)imagePickerControllerDidCancel:(UIImagePickerController *)picker;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=14.0)))
@protocol UIIndirectScribbleInteractionDelegate <NSObject>
- (void)indirectScribbleInteraction:(UIIndirectScribbleInteraction *)interaction requestElementsInRect:(CGRect)rect completion:(void (^)(NSArray<id> *))completion;
- (BOOL)indirectScribbleInteraction:(UIIndirectScribbleInteraction *)interaction isElementFocused:(id)elementIdentifier;
- (CGRect)indirectScribbleInteraction:(UIIndirectScribbleInteraction *)interaction frameForElement:(id)elementIdentifier;
- (void)indirectScribbleInteraction:(UIIndirectScribbleInteraction *)interaction focusElementIfNeeded:(id)elementIdentifier referencePoint:(CGPoint)focusReferencePoint completion:(void (^)(id<UITextInput>))completion;
@optional
- (BOOL)indirectScribbleInteraction:(UIIndirectScribbleInteraction *)interaction shouldDelayFocusForElement:(id)elementIdentifier;
- (void)indirectScribbleInteraction:(UIIndirectScribbleInteraction *)interaction willBeginWritingInElement:(id)elementIdentifier;
- (void)indirectScribbleInteraction:(UIIndirectScribbleInteraction *)interaction didFinishWritingInElement:(id)elementIdentifier;
@end
NS_SWIFT_UI_ACTOR 
@protocol UIInputViewAudioFeedback <NSObject>

@optional
@property (nonatomic, readonly) BOOL enableInputClicksWhenVisible;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=13.0)))
@protocol UIInteraction <NSObject>
@property (nonatomic, readonly) UIView *view;
- (void)willMoveToView:(UIView * _Nullable)view;
- (void)didMoveToView:(UIView * _Nullable)view;
@end
 __attribute__((availability(tvos,unavailable)))
@protocol UIItemProviderPresentationSizeProviding <NSObject>
@property (nonatomic, readonly) CGSize preferredPresentationSizeForItemProvider;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.4))) __attribute__((availability(ios,introduced=17.4)))
@protocol UIItemProviderReadingAugmentationProviding <NSObject>
+ (id _Nullable)objectWithItemProviderData:(NSData *)data typeIdentifier:(NSString *)typeIdentifier requestedClass:(Class)requestedClass error:(NSError * _Nullable * _Nullable)outError;
@property (nonatomic, class, readonly, copy) NSArray<NSString *> *additionalLeadingReadableTypeIdentifiersForItemProvider;
@property (nonatomic, class, readonly, copy) NSArray<NSString *> *additionalTrailingReadableTypeIdentifiersForItemProvider;
@end
NS_SWIFT_UI_ACTOR 
@protocol UITextInputTraits <NSObject>

@optional
@property (nonatomic) UITextAutocapitalizationType autocapitalizationType;
@property (nonatomic) UITextAutocorrectionType autocorrectionType;
@property (nonatomic) UIKeyboardType keyboardType;
@property (nonatomic) UIKeyboardAppearance keyboardAppearance;
@property (nonatomic) UIReturnKeyType returnKeyType;
@property (nonatomic) BOOL enablesReturnKeyAutomatically;
@property (nonatomic, getter=isSecureTextEntry) BOOL secureTextEntry;
@property (nonatomic) UITextSpellCheckingType spellCheckingType;
@property (nonatomic, null_resettable) UITextContentType textContentType;
@property (nonatomic) UITextSmartQuotesType smartQuotesType;
@property (nonatomic) UITextSmartDashesType smartDashesType;
@property (nonatomic) UITextSmartInsertDeleteType smartInsertDeleteType;
@property (nonatomic, nullable, copy) UITextInputPasswordRules *passwordRules;
@property (nonatomic) UITextInlinePredictionType inlinePredictionType __attribute__((availability(ios,introduced=17.0)));
@property (nonatomic) UIWritingToolsBehavior writingToolsBehavior __attribute__((availability(ios,introduced=18.0))) __attribute__((availability(tvos,unavailable)));
@property (nonatomic) UIWritingToolsResultOptions allowedWritingToolsResultOptions __attribute__((availability(ios,introduced=18.0))) __attribute__((availability(tvos,unavailable)));
@property (nonatomic) UITextMathExpressionCompletionType mathExpressionCompletionType __attribute__((availability(ios,introduced=18.0))) __attribute__((availability(tvos,introduced=18.0)));
@end
NS_SWIFT_UI_ACTOR 
@protocol UIKeyInput <UITextInputTraits, NSObject>
@property (nonatomic, readonly) BOOL hasText;
- (void)insertText:(NSString *)text;
- (void)deleteBackward;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)))
@protocol UILargeContentViewerInteractionDelegate <NSObject>

@optional
- (void)largeContentViewerInteraction:(UILargeContentViewerInteraction *)interaction didEndOnItem:(id<UILargeContentViewerItem> _Nullable)item atPoint:(CGPoint)point;
- (id<UILargeContentViewerItem> _Nullable)largeContentViewerInteraction:(UILargeContentViewerInteraction *)interaction itemAtPoint:(CGPoint)point;
- (UIViewController *)viewControllerForLargeContentViewerInteraction:(UILargeContentViewerInteraction *)interaction;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)))
@protocol UILargeContentViewerItem <NSObject>
@property (nonatomic, readonly) BOOL showsLargeContentViewer;
@property (nonatomic, readonly, nullable) NSString *largeContentTitle;
@property (nonatomic, readonly, nullable) UIImage *largeContentImage;
@property (nonatomic, readonly) BOOL scalesLargeContentImage;
@property (nonatomic, readonly) UIEdgeInsets largeContentImageInsets;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)))
@protocol UILayoutGuideAspectFitting <NSObject>
@property (nonatomic) CGFloat aspectRatio;
@end
NS_SWIFT_UI_ACTOR 
@protocol UILayoutSupport <NSObject>
@property (nonatomic, readonly) CGFloat length;
@property (nonatomic, readonly) NSLayoutYAxisAnchor *topAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor *bottomAnchor;
@property (nonatomic, readonly) NSLayoutDimension *heightAnchor;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)))
@protocol UILetterformAwareAdjusting <NSObject>
@property (nonatomic) UILetterformAwareSizingRule sizingRule;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)))
@protocol UILookToDictateCapable <NSObject>
@property (nonatomic, getter=isLookToDictateEnabled) BOOL lookToDictateEnabled __attribute__((availability(tvos,unavailable)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)))
@protocol UIMenuBuilder <NSObject>
@property (nonatomic, readonly) UIMenuSystem *system;
- (UIMenu * _Nullable)menuForIdentifier:(NSString *)identifier;
- (UIAction * _Nullable)actionForIdentifier:(NSString *)identifier;
- (UICommand * _Nullable)commandForAction:(SEL)action propertyList:(id _Nullable)propertyList;
- (void)replaceMenuForIdentifier:(NSString *)replacedIdentifier withMenu:(UIMenu *)replacementMenu;
- (void)replaceChildrenOfMenuForIdentifier:(NSString *)parentIdentifier fromChildrenBlock:(NSArray<UIMenuElement *> * (^)(NSArray<UIMenuElement *> *))childrenBlock;
- (void)insertSiblingMenu:(UIMenu *)siblingMenu beforeMenuForIdentifier:(NSString *)siblingIdentifier;
- (void)insertSiblingMenu:(UIMenu *)siblingMenu afterMenuForIdentifier:(NSString *)siblingIdentifier;
- (void)insertChildMenu:(UIMenu *)childMenu atStartOfMenuForIdentifier:(NSString *)parentIdentifier;
- (void)insertChildMenu:(UIMenu *)childMenu atEndOfMenuForIdentifier:(NSString *)parentIdentifier;
- (void)removeMenuForIdentifier:(NSString *)removedIdentifier;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)))
@protocol UIMenuLeaf <NSObject>
@property (nonatomic) NSString *title;
@property (nonatomic, nullable, copy) UIImage *image;
@property (nonatomic, nullable) NSString *discoverabilityTitle;
@property (nonatomic) UIMenuElementAttributes attributes;
@property (nonatomic) UIMenuElementState state;
@property (nonatomic, readonly, nullable) id sender;
@property (nonatomic, readonly) id<UIPopoverPresentationControllerSourceItem> presentationSourceItem __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
- (void)performWithSender:(id _Nullable)sender target:(id _Nullable)target;
@property (nonatomic, copy) UIImage *selectedImage __attribute__((availability(ios,introduced=17.0)));
@end
NS_SWIFT_UI_ACTOR 
@protocol UINavigationBarDelegate <NSObject>

@optional
- (void)navigationBar:(UINavigationBar *)navigationBar didPopItem:(UINavigationItem *)item;
- (BOOL)navigationBar:(UINavigationBar *)navigationBar shouldPopItem:(UINavigationItem *)item;
- (void)navigationBar:(UINavigationBar *)navigationBar didPushItem:(UINavigationItem *)item;
- (BOOL)navigationBar:(UINavigationBar *)navigationBar shouldPushItem:(UINavigationItem *)item;
- (UINavigationBarNSToolbarSection)navigationBarNSToolbarSection:(UINavigationBar *)navigationBar __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
@end
NS_SWIFT_UI_ACTOR 
@protocol UINavigationControllerDelegate <NSObject>

@optional
- (void)navigationController:(UINavigationController *)navigationController willShowViewController:(UIViewController *)viewController animated:(BOOL)animated;
- (void)navigationController:(UINavigationController *)navigationController didShowViewController:(UIViewController *)viewController animated:(BOOL)animated;
- (UIInterfaceOrientationMask)navigationControllerSupportedInterfaceOrientations:(UINavigationController *)navigationController __attribute__((availability(tvos,unavailable)));
- (UIInterfaceOrientation)navigationControllerPreferredInterfaceOrientationForPresentation:(UINavigationController *)navigationController __attribute__((availability(tvos,unavailable)));
- (nullable id<UIViewControllerInteractiveTransitioning>)navigationController:(UINavigationController *)navigationController interactionControllerForAnimationController:(id<UIViewControllerAnimatedTransitioning>)animationController NS_SWIFT_NAME(navigationController(_:interactionControllerFor:));
- (nullable id<UIViewControllerAnimatedTransitioning>)navigationController:(UINavigationController *)navigationController animationControllerForOperation:(UINavigationControllerOperation)operation fromViewController:(UIViewController *)fromViewController toViewController:(UIViewController *)toViewController NS_SWIFT_NAME(navigationController(_:animationControllerFor:from:to:));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)))
@protocol UINavigationItemRenameDelegate <NSObject>
- (void)navigationItem:(UINavigationItem *)navigationItem didEndRenamingWithTitle:(NSString *)title;
@optional
- (BOOL)navigationItemShouldBeginRenaming:(UINavigationItem *)navigationItem;
- (NSString *)navigationItem:(UINavigationItem *)navigationItem willBeginRenamingWithSuggestedTitle:(NSString *)title selectedRange:(NSRange)selectedRange;
- (BOOL)navigationItem:(UINavigationItem *)navigationItem shouldEndRenamingWithTitle:(NSString *)title;
@end
NS_SWIFT_UI_ACTOR 
@protocol UIObjectRestoration <NSObject>

@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)))
@protocol UIPageControlProgressDelegate <NSObject>

@optional
- (float)pageControlProgress:(UIPageControlProgress *)progress initialProgressForPage:(NSInteger)page;
- (void)pageControlProgressVisibilityDidChange:(UIPageControlProgress *)progress;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)))
@protocol UIPageControlTimerProgressDelegate <UIPageControlProgressDelegate, NSObject>

@optional
- (void)pageControlTimerProgressDidChange:(UIPageControlTimerProgress *)progress;
- (BOOL)pageControlTimerProgress:(UIPageControlTimerProgress *)progress shouldAdvanceToPage:(NSInteger)page;
@end
NS_SWIFT_UI_ACTOR 
@protocol UIPageViewControllerDataSource <NSObject>
- (nullable UIViewController *)pageViewController:(UIPageViewController *)pageViewController viewControllerBeforeViewController:(UIViewController *)referenceViewController;
- (nullable UIViewController *)pageViewController:(UIPageViewController *)pageViewController viewControllerAfterViewController:(UIViewController *)referenceViewController;
@optional
- (NSInteger)presentationCountForPageViewController:(UIPageViewController *)pageViewController;
- (NSInteger)presentationIndexForPageViewController:(UIPageViewController *)pageViewController;
@end
NS_SWIFT_UI_ACTOR 
@protocol UIPageViewControllerDelegate <NSObject>

@optional
- (void)pageViewController:(UIPageViewController *)pageViewController didFinishAnimating:(BOOL)finished previousViewControllers:(NSArray<UIViewController *> *)previousViewControllers transitionCompleted:(BOOL)completed;
- (UIPageViewControllerSpineLocation)pageViewController:(UIPageViewController *)pageViewController spineLocationForInterfaceOrientation:(UIInterfaceOrientation)orientation __attribute__((availability(tvos,unavailable)));
- (void)pageViewController:(UIPageViewController *)pageViewController willTransitionToViewControllers:(NSArray<UIViewController *> *)pendingViewControllers;
- (UIInterfaceOrientationMask)pageViewControllerSupportedInterfaceOrientations:(UIPageViewController *)pageViewController __attribute__((availability(tvos,unavailable)));
- (UIInterfaceOrientation)pageViewControllerPreferredInterfaceOrientationForPresentation:(UIPageViewController *)pageViewController __attribute__((availability(tvos,unavailable)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UIPasteConfigurationSupporting <NSObject>
@property (nonatomic, nullable, copy) UIPasteConfiguration *pasteConfiguration;
@optional
- (void)pasteItemProviders:(NSArray<NSItemProvider *> *)itemProviders;
- (BOOL)canPasteItemProviders:(NSArray<NSItemProvider *> *)itemProviders;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UIPencilInteractionDelegate <NSObject>

@optional
- (void)pencilInteractionDidTap:(UIPencilInteraction *)interaction __attribute__((availability(ios,deprecated=17.5)));
- (void)pencilInteraction:(UIPencilInteraction *)interaction didReceiveTap:(UIPencilInteractionTap *)tap __attribute__((availability(ios,introduced=17.5)));
- (void)pencilInteraction:(UIPencilInteraction *)interaction didReceiveSqueeze:(UIPencilInteractionSqueeze *)squeeze __attribute__((availability(ios,introduced=17.5)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UIPickerViewAccessibilityDelegate <NSObject>

@optional
- (NSString * _Nullable)pickerView:(UIPickerView *)pickerView accessibilityLabelForComponent:(NSInteger)acessibilityLabelForComponent;
- (NSString * _Nullable)pickerView:(UIPickerView *)pickerView accessibilityHintForComponent:(NSInteger)component;
- (NSAttributedString * _Nullable)pickerView:(UIPickerView *)pickerView accessibilityAttributedLabelForComponent:(NSInteger)component;
- (NSAttributedString * _Nullable)pickerView:(UIPickerView *)pickerView accessibilityAttributedHintForComponent:(NSInteger)component;
- (NSArray<NSString *> *)pickerView:(UIPickerView *)pickerView accessibilityUserInputLabelsForComponent:(NSInteger)component __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
- (NSArray<NSAttributedString *> *)pickerView:(UIPickerView *)pickerView accessibilityAttributedUserInputLabelsForComponent:(NSInteger)component __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UIPickerViewDataSource <NSObject>
- (NSInteger)numberOfComponentsInPickerView:(UIPickerView *)pickerView;
- (NSInteger)pickerView:(UIPickerView *)pickerView numberOfRowsInComponent:(NSInteger)component;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UIPickerViewDelegate <NSObject>

@optional
- (CGFloat)pickerView:(UIPickerView *)pickerView rowHeightForComponent:(NSInteger)component;
- (CGFloat)pickerView:(UIPickerView *)pickerView widthForComponent:(NSInteger)component;
- (NSString * _Nullable)pickerView:(UIPickerView *)pickerView titleForRow:(NSInteger)row forComponent:(NSInteger)component;
- (UIView *)pickerView:(UIPickerView *)pickerView viewForRow:(NSInteger)row forComponent:(NSInteger)component reusingView:(UIView * _Nullable)view;
- (void)pickerView:(UIPickerView *)pickerView didSelectRow:(NSInteger)row inComponent:(NSInteger)component;
- (NSAttributedString *)pickerView:(UIPickerView *)pickerView attributedTitleForRow:(NSInteger)row forComponent:(NSInteger)component;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UIPickerViewModel <UIPickerViewDataSource, UIPickerViewDelegate, NSObject>

@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.4)))
@protocol UIPointerInteractionAnimating <NSObject>
- (void)addAnimations:(void (^)(void))animations;
- (void)addCompletion:(void (^)(BOOL))completion;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.4)))
@protocol UIPointerInteractionDelegate <NSObject>

@optional
- (UIPointerRegion * _Nullable)pointerInteraction:(UIPointerInteraction *)interaction regionForRequest:(UIPointerRegionRequest *)request defaultRegion:(UIPointerRegion *)defaultRegion;
- (UIPointerStyle * _Nullable)pointerInteraction:(UIPointerInteraction *)interaction styleForRegion:(UIPointerRegion *)region;
- (void)pointerInteraction:(UIPointerInteraction *)interaction willEnterRegion:(UIPointerRegion *)region animator:(id<UIPointerInteractionAnimating>)animator;
- (void)pointerInteraction:(UIPointerInteraction *)interaction willExitRegion:(UIPointerRegion *)region animator:(id<UIPointerInteractionAnimating>)animator;
@end
NS_SWIFT_UI_ACTOR 
@protocol UIPopoverBackgroundViewMethods <NSObject>

@optional
+ (CGFloat)arrowHeight;
+ (CGFloat)arrowBase;
+ (UIEdgeInsets)contentViewInsets;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(ios,deprecated=9.0))) __attribute__((availability(tvos,deprecated=9.0)))
@protocol UIPopoverControllerDelegate <NSObject>

@optional
- (void)popoverControllerDidDismissPopover:(UIPopoverController *)popoverController;
- (BOOL)popoverControllerShouldDismissPopover:(UIPopoverController *)popoverController;
- (void)popoverController:(UIPopoverController *)popoverController willRepositionPopoverToRect:(CGRect *)rect inView:(UIView * _Nullable * _Nullable)view;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UIPopoverPresentationControllerDelegate <NSObject>

@optional
- (void)prepareForPopoverPresentation:(UIPopoverPresentationController *)popoverPresentationController NS_SWIFT_NAME(prepareForPopoverPresentation(_:));
- (BOOL)popoverPresentationControllerShouldDismissPopover:(UIPopoverPresentationController *)popoverPresentationController __attribute__((availability(ios,deprecated=13.0)));
- (void)popoverPresentationControllerDidDismissPopover:(UIPopoverPresentationController *)popoverPresentationController __attribute__((availability(ios,deprecated=13.0)));
- (void)popoverPresentationController:(UIPopoverPresentationController *)popoverPresentationController willRepositionPopoverToRect:(CGRect *)targetRect inView:(UIView * _Nullable * _Nullable)inView;
@end
 __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)))
@protocol UIPopoverPresentationControllerSourceItem <NSObject>
- (CGRect)frameInView:(UIView *)referenceView __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=17.0)));
@end
NS_SWIFT_UI_ACTOR 
@protocol UIPreviewActionItem <NSObject>
@property (nonatomic, readonly) NSString *title;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UIPreviewInteractionDelegate <NSObject>
- (void)previewInteraction:(UIPreviewInteraction *)previewInteraction didUpdatePreviewTransition:(CGFloat)transitionProgress ended:(BOOL)ended;
- (void)previewInteractionDidCancel:(UIPreviewInteraction *)previewInteraction;
@optional
- (BOOL)previewInteractionShouldBegin:(UIPreviewInteraction *)previewInteraction;
- (void)previewInteraction:(UIPreviewInteraction *)previewInteraction didUpdateCommitTransition:(CGFloat)transitionProgress ended:(BOOL)ended;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UIPrintInteractionControllerDelegate <NSObject>

@optional
- (UIViewController *)printInteractionControllerParentViewController:(UIPrintInteractionController *)printInteractionController;
- (UIPrintPaper *)printInteractionController:(UIPrintInteractionController *)printInteractionController choosePaper:(NSArray<UIPrintPaper *> *)paperList;
- (void)printInteractionControllerWillPresentPrinterOptions:(UIPrintInteractionController *)printInteractionController;
- (void)printInteractionControllerDidPresentPrinterOptions:(UIPrintInteractionController *)printInteractionController;
- (void)printInteractionControllerWillDismissPrinterOptions:(UIPrintInteractionController *)printInteractionController;
- (void)printInteractionControllerDidDismissPrinterOptions:(UIPrintInteractionController *)printInteractionController;
- (void)printInteractionControllerWillStartJob:(UIPrintInteractionController *)printInteractionController;
- (void)printInteractionControllerDidFinishJob:(UIPrintInteractionController *)printInteractionController;
- (CGFloat)printInteractionController:(UIPrintInteractionController *)printInteractionController cutLengthForPaper:(UIPrintPaper *)paper;
- (UIPrinterCutterBehavior)printInteractionController:(UIPrintInteractionController *)printInteractionController chooseCutterBehavior:(NSArray<NSNumber *> *)availableBehaviors;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UIPrinterPickerControllerDelegate <NSObject>

@optional
- (UIViewController *)printerPickerControllerParentViewController:(UIPrinterPickerController *)printerPickerController;
- (BOOL)printerPickerController:(UIPrinterPickerController *)printerPickerController shouldShowPrinter:(UIPrinter *)printer;
- (void)printerPickerControllerWillPresent:(UIPrinterPickerController *)printerPickerController;
- (void)printerPickerControllerDidPresent:(UIPrinterPickerController *)printerPickerController;
- (void)printerPickerControllerWillDismiss:(UIPrinterPickerController *)printerPickerController;
- (void)printerPickerControllerDidDismiss:(UIPrinterPickerController *)printerPickerController;
- (void)printerPickerControllerDidSelectPrinter:(UIPrinterPickerController *)printerPickerController;
@end
NS_SWIFT_UI_ACTOR 
@protocol UIResponderStandardEditActions <NSObject>

@optional
- (void)cut:(id _Nullable)sender;
- (void)copy:(id _Nullable)sender;
- (void)paste:(id _Nullable)sender;
- (void)pasteAndMatchStyle:(id _Nullable)sender __attribute__((availability(ios,introduced=15.0)));
- (void)pasteAndGo:(id _Nullable)sender __attribute__((availability(ios,introduced=15.0)));
- (void)pasteAndSearch:(id _Nullable)sender __attribute__((availability(ios,introduced=15.0)));
- (void)select:(id _Nullable)sender;
- (void)selectAll:(id _Nullable)sender;
- (void)delete:(id _Nullable)sender;
- (void)makeTextWritingDirectionLeftToRight:(id _Nullable)sender;
- (void)makeTextWritingDirectionRightToLeft:(id _Nullable)sender;
- (void)toggleBoldface:(id _Nullable)sender;
- (void)toggleItalics:(id _Nullable)sender;
- (void)toggleUnderline:(id _Nullable)sender;
- (void)decreaseSize:(id _Nullable)sender;
- (void)increaseSize:(id _Nullable)sender;
- (void)updateTextAttributesWithConversionHandler:(NSDictionary * (^)(NSDictionary *))conversionHandler __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
- (void)print:(id _Nullable)sender NS_SWIFT_NAME(printContent(_:)) __attribute__((availability(ios,introduced=15.0)));
- (void)rename:(id _Nullable)sender __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
- (void)duplicate:(id _Nullable)sender __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
- (void)move:(id _Nullable)sender __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
- (void)export:(id _Nullable)sender __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
- (void)find:(id _Nullable)sender __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
- (void)findAndReplace:(id _Nullable)sender __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
- (void)findNext:(id _Nullable)sender __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
- (void)findPrevious:(id _Nullable)sender __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
- (void)useSelectionForFind:(id _Nullable)sender __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
- (void)showWritingTools:(id _Nullable)sender __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=18.2)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)))
@protocol UISceneDelegate <NSObject>

@optional
- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions;
- (void)sceneDidDisconnect:(UIScene *)scene;
- (void)sceneDidBecomeActive:(UIScene *)scene;
- (void)sceneWillResignActive:(UIScene *)scene;
- (void)sceneWillEnterForeground:(UIScene *)scene;
- (void)sceneDidEnterBackground:(UIScene *)scene;
- (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenUrlContext *> *)urlContexts;
- (NSUserActivity * _Nullable)stateRestorationActivityForScene:(UIScene *)scene;
- (void)scene:(UIScene *)scene restoreInteractionStateWithUserActivity:(NSUserActivity *)stateRestorationActivity;
- (void)scene:(UIScene *)scene willContinueUserActivityWithType:(NSString *)userActivityType;
- (void)scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)userActivity;
- (void)scene:(UIScene *)scene didFailToContinueUserActivityWithType:(NSString *)userActivityType error:(NSError *)error;
- (void)scene:(UIScene *)scene didUpdateUserActivity:(NSUserActivity *)userActivity;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)))
@protocol UIScreenshotServiceDelegate <NSObject>

@optional
- (void)screenshotService:(UIScreenshotService *)screenshotService generatePDFRepresentationWithCompletion:(NSDictionary * (^)(NSData *, NSInteger, CGRect))completionHandler;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=14.0)))
@protocol UIScribbleInteractionDelegate <NSObject>

@optional
- (BOOL)scribbleInteraction:(UIScribbleInteraction *)interaction shouldBeginAtLocation:(CGPoint)location;
- (BOOL)scribbleInteractionShouldDelayFocus:(UIScribbleInteraction *)interaction;
- (void)scribbleInteractionWillBeginWriting:(UIScribbleInteraction *)interaction;
- (void)scribbleInteractionDidFinishWriting:(UIScribbleInteraction *)interaction;
@end
NS_SWIFT_UI_ACTOR 
@protocol UIScrollViewAccessibilityDelegate <NSObject>

@optional
- (NSString * _Nullable)accessibilityScrollStatusForScrollView:(UIScrollView *)scrollView;
- (NSAttributedString * _Nullable)accessibilityAttributedScrollStatusForScrollView:(UIScrollView *)scrollView;
@end
NS_SWIFT_UI_ACTOR 
@protocol UISearchBarDelegate <NSObject>

@optional
- (BOOL)searchBarShouldBeginEditing:(UISearchBar *)searchBar;
- (void)searchBarTextDidBeginEditing:(UISearchBar *)searchBar;
- (BOOL)searchBarShouldEndEditing:(UISearchBar *)searchBar;
- (void)searchBarTextDidEndEditing:(UISearchBar *)searchBar;
- (void)searchBar:(UISearchBar *)searchBar textDidChange:(NSString *)searchText;
- (BOOL)searchBar:(UISearchBar *)searchBar shouldChangeTextInRange:(NSRange)range replacementText:(NSString *)text;
- (void)searchBarSearchButtonClicked:(UISearchBar *)searchBar;
- (void)searchBarBookmarkButtonClicked:(UISearchBar *)searchBar __attribute__((availability(tvos,unavailable)));
- (void)searchBarCancelButtonClicked:(UISearchBar *)searchBar __attribute__((availability(tvos,unavailable)));
- (void)searchBar:(UISearchBar *)searchBar selectedScopeButtonIndexDidChange:(NSInteger)selectedScope;
- (void)searchBarResultsListButtonClicked:(UISearchBar *)searchBar __attribute__((availability(tvos,unavailable)));
@end
NS_SWIFT_UI_ACTOR 
@protocol UISearchControllerDelegate <NSObject>

@optional
- (void)willPresentSearchController:(UISearchController *)searchController NS_SWIFT_NAME(willPresentSearchController(_:));
- (void)didPresentSearchController:(UISearchController *)searchController NS_SWIFT_NAME(didPresentSearchController(_:));
- (void)willDismissSearchController:(UISearchController *)searchController NS_SWIFT_NAME(willDismissSearchController(_:));
- (void)didDismissSearchController:(UISearchController *)searchController NS_SWIFT_NAME(didDismissSearchController(_:));
- (void)presentSearchController:(UISearchController *)searchController NS_SWIFT_NAME(presentSearchController(_:));
- (void)searchController:(UISearchController *)searchController willChangeToSearchBarPlacement:(UINavigationItemSearchBarPlacement)newPlacement __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
- (void)searchController:(UISearchController *)searchController didChangeFromSearchBarPlacement:(UINavigationItemSearchBarPlacement)previousPlacement __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UISearchDisplayDelegate <NSObject>

@optional
- (void)searchDisplayControllerWillBeginSearch:(UISearchDisplayController *)controller __attribute__((availability(ios,deprecated=8.0)));
- (void)searchDisplayControllerDidBeginSearch:(UISearchDisplayController *)controller __attribute__((availability(ios,deprecated=8.0)));
- (void)searchDisplayControllerWillEndSearch:(UISearchDisplayController *)controller __attribute__((availability(ios,deprecated=8.0)));
- (void)searchDisplayControllerDidEndSearch:(UISearchDisplayController *)controller __attribute__((availability(ios,deprecated=8.0)));
- (void)searchDisplayController:(UISearchDisplayController *)controller didLoadSearchResultsTableView:(UITableView *)tableView __attribute__((availability(ios,deprecated=8.0)));
- (void)searchDisplayController:(UISearchDisplayController *)controller willUnloadSearchResultsTableView:(UITableView *)tableView __attribute__((availability(ios,deprecated=8.0)));
- (void)searchDisplayController:(UISearchDisplayController *)controller willShowSearchResultsTableView:(UITableView *)tableView __attribute__((availability(ios,deprecated=8.0)));
- (void)searchDisplayController:(UISearchDisplayController *)controller didShowSearchResultsTableView:(UITableView *)tableView __attribute__((availability(ios,deprecated=8.0)));
- (void)searchDisplayController:(UISearchDisplayController *)controller willHideSearchResultsTableView:(UITableView *)tableView __attribute__((availability(ios,deprecated=8.0)));
- (void)searchDisplayController:(UISearchDisplayController *)controller didHideSearchResultsTableView:(UITableView *)tableView __attribute__((availability(ios,deprecated=8.0)));
- (BOOL)searchDisplayController:(UISearchDisplayController *)controller shouldReloadTableForSearchString:(NSString *)forSearchString __attribute__((availability(ios,deprecated=8.0)));
- (BOOL)searchDisplayController:(UISearchDisplayController *)controller shouldReloadTableForSearchScope:(NSInteger)forSearchOption __attribute__((availability(ios,deprecated=8.0)));
@end
NS_SWIFT_UI_ACTOR 
@protocol UISearchResultsUpdating <NSObject>
- (void)updateSearchResultsForSearchController:(UISearchController *)searchController;
@optional
- (void)updateSearchResultsForSearchController:(UISearchController *)searchController selectingSearchSuggestion:(id<UISearchSuggestion>)searchSuggestion __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=16.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=16.0)))
@protocol UISearchSuggestion <NSObject>
@property (nonatomic, readonly, nullable) NSString *localizedSuggestion;
@property (nonatomic, readonly, nullable) NSAttributedString *localizedAttributedSuggestion __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic, nullable) id representedObject __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
@optional
- (NSString * _Nullable)localizedDescription;
- (UIImage * _Nullable)iconImage;
@end
NS_SWIFT_UI_ACTOR 
@protocol UITextFieldDelegate <NSObject>

@optional
- (BOOL)textFieldShouldBeginEditing:(UITextField *)textField;
- (void)textFieldDidBeginEditing:(UITextField *)textField;
- (BOOL)textFieldShouldEndEditing:(UITextField *)textField;
- (void)textFieldDidEndEditing:(UITextField *)textField;
- (void)textFieldDidEndEditing:(UITextField *)textField reason:(UITextFieldDidEndEditingReason)reason;
- (BOOL)textFieldShouldClear:(UITextField *)textField;
- (BOOL)textFieldShouldReturn:(UITextField *)textField;
- (BOOL)textField:(UITextField *)textField shouldChangeCharactersInRange:(NSRange)range replacementString:(NSString *)replacementString;
- (void)textFieldDidChangeSelection:(UITextField *)textField __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
- (void)textField:(UITextField *)textField willPresentEditMenuWithAnimator:(id<UIEditMenuInteractionAnimating>)animator __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
- (void)textField:(UITextField *)textField willDismissEditMenuWithAnimator:(id<UIEditMenuInteractionAnimating>)animator __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
- (UIMenu * _Nullable)textField:(UITextField *)textField editMenuForCharactersInRange:(NSRange)range suggestedActions:(NSArray<UIMenuElement *> *)suggestedActions __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)))
@protocol UISearchTextFieldDelegate <UITextFieldDelegate, NSObject>

@optional
- (NSItemProvider *)searchTextField:(UISearchTextField *)searchTextField itemProviderForCopyingToken:(UISearchToken *)token;
- (void)searchTextField:(UISearchTextField *)searchTextField didSelectSuggestion:(id<UISearchSuggestion>)suggestion __attribute__((availability(ios,introduced=16.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UITextPasteItem <NSObject>
@property (nonatomic, readonly) NSItemProvider *itemProvider;
@property (nonatomic, readonly, nullable) id localObject;
@property (nonatomic, readonly) NSDictionary<NSString *, id> *defaultAttributes;
- (void)setStringResult:(NSString *)string;
- (void)setAttributedStringResult:(NSAttributedString *)string;
- (void)setAttachmentResult:(NSTextAttachment *)textAttachment;
- (void)setNoResult;
- (void)setDefaultResult;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)))
@protocol UISearchTextFieldPasteItem <UITextPasteItem, NSObject>
- (void)setSearchTokenResult:(UISearchToken *)token;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=17.0)))
@protocol UIShapeProvider <NSObject>
- (UIResolvedShape *)resolvedShapeInContext:(UIShapeResolutionContext *)context;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=15.0)))
@protocol UISheetPresentationControllerDelegate <UIAdaptivePresentationControllerDelegate, NSObject>

@optional
- (void)sheetPresentationControllerDidChangeSelectedDetentIdentifier:(UISheetPresentationController *)sheetPresentationController;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)))
@protocol UISheetPresentationControllerDetentResolutionContext <NSObject>
@property (nonatomic, readonly) UITraitCollection *containerTraitCollection;
@property (nonatomic, readonly) CGFloat maximumDetentValue;
@end
NS_SWIFT_UI_ACTOR 
@protocol UISplitViewControllerDelegate <NSObject>

@optional
- (UIInterfaceOrientationMask)splitViewControllerSupportedInterfaceOrientations:(UISplitViewController *)splitViewController __attribute__((availability(tvos,unavailable)));
- (UIInterfaceOrientation)splitViewControllerPreferredInterfaceOrientationForPresentation:(UISplitViewController *)splitViewController __attribute__((availability(tvos,unavailable)));
- (void)splitViewController:(UISplitViewController *)svc popoverController:(UIPopoverController *)pc willPresentViewController:(UIViewController *)aViewController __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=8.0)));
- (void)splitViewController:(UISplitViewController *)svc willHideViewController:(UIViewController *)aViewController withBarButtonItem:(UIBarButtonItem *)barButtonItem forPopoverController:(UIPopoverController *)pc __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=8.0)));
- (void)splitViewController:(UISplitViewController *)svc willShowViewController:(UIViewController *)aViewController invalidatingBarButtonItem:(UIBarButtonItem *)button __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=8.0)));
- (BOOL)splitViewController:(UISplitViewController *)svc shouldHideViewController:(UIViewController *)viewController inOrientation:(UIInterfaceOrientation)inOrientation __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=8.0)));
- (void)splitViewController:(UISplitViewController *)svc willChangeToDisplayMode:(UISplitViewControllerDisplayMode)displayMode;
- (UISplitViewControllerDisplayMode)targetDisplayModeForActionInSplitViewController:(UISplitViewController *)svc;
- (BOOL)splitViewController:(UISplitViewController *)splitViewController showViewController:(UIViewController *)vc sender:(id)sender;
- (BOOL)splitViewController:(UISplitViewController *)splitViewController showDetailViewController:(UIViewController *)vc sender:(id)sender;
- (UIViewController *)primaryViewControllerForCollapsingSplitViewController:(UISplitViewController *)splitViewController;
- (UIViewController *)primaryViewControllerForExpandingSplitViewController:(UISplitViewController *)splitViewController;
- (BOOL)splitViewController:(UISplitViewController *)splitViewController collapseSecondaryViewController:(UIViewController *)secondaryViewController ontoPrimaryViewController:(UIViewController *)primaryViewController;
- (UIViewController *)splitViewController:(UISplitViewController *)splitViewController separateSecondaryViewControllerFromPrimaryViewController:(UIViewController *)primaryViewController;
- (UISplitViewControllerColumn)splitViewController:(UISplitViewController *)splitViewController topColumnForCollapsingToProposedTopColumn:(UISplitViewControllerColumn)proposedTopColumn __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
- (UISplitViewControllerDisplayMode)splitViewController:(UISplitViewController *)splitViewController displayModeForExpandingToProposedDisplayMode:(UISplitViewControllerDisplayMode)proposedDisplayMode __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
- (void)splitViewControllerDidCollapse:(UISplitViewController *)splitViewController __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
- (void)splitViewControllerDidExpand:(UISplitViewController *)splitViewController __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
- (void)splitViewController:(UISplitViewController *)splitViewController willShowColumn:(UISplitViewControllerColumn)column __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
- (void)splitViewController:(UISplitViewController *)splitViewController willHideColumn:(UISplitViewControllerColumn)column __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
- (void)splitViewControllerInteractivePresentationGestureWillBegin:(UISplitViewController *)svc __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
- (void)splitViewControllerInteractivePresentationGestureDidEnd:(UISplitViewController *)svc __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UISpringLoadedInteractionBehavior <NSObject>
- (BOOL)shouldAllowInteraction:(UISpringLoadedInteraction *)interaction withContext:(id<UISpringLoadedInteractionContext>)context;
@optional
- (void)interactionDidFinish:(UISpringLoadedInteraction *)interaction;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UISpringLoadedInteractionContext <NSObject>
@property (nonatomic, readonly) UISpringLoadedInteractionEffectState state;
@property (nonatomic, nullable) UIView *targetView;
@property (nonatomic, nullable) id targetItem;
- (CGPoint)locationInView:(UIView * _Nullable)view;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UISpringLoadedInteractionEffect <NSObject>
- (void)interaction:(UISpringLoadedInteraction *)interaction didChangeWithContext:(id<UISpringLoadedInteractionContext>)context;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UISpringLoadedInteractionSupporting <NSObject>
@property (nonatomic, getter=isSpringLoaded) BOOL springLoaded;
@end
NS_SWIFT_UI_ACTOR 
@protocol UIStateRestoring <NSObject>

@optional
@property (nonatomic, readonly) id<UIStateRestoring> restorationParent;
@property (nonatomic, readonly, nullable) Class objectRestorationClass;
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder;
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder;
- (void)applicationFinishedRestoringState;
@end
NS_SWIFT_UI_ACTOR 
@protocol UITabBarControllerDelegate <NSObject>

@optional
- (BOOL)tabBarController:(UITabBarController *)tabBarController shouldSelectViewController:(UIViewController *)viewController;
- (void)tabBarController:(UITabBarController *)tabBarController didSelectViewController:(UIViewController *)viewController;
- (void)tabBarController:(UITabBarController *)tabBarController willBeginCustomizingViewControllers:(NSArray<UIViewController *> *)viewControllers __attribute__((availability(tvos,unavailable)));
- (void)tabBarController:(UITabBarController *)tabBarController willEndCustomizingViewControllers:(NSArray<UIViewController *> *)viewControllers changed:(BOOL)changed __attribute__((availability(tvos,unavailable)));
- (void)tabBarController:(UITabBarController *)tabBarController didEndCustomizingViewControllers:(NSArray<UIViewController *> *)viewControllers changed:(BOOL)changed __attribute__((availability(tvos,unavailable)));
- (UIInterfaceOrientationMask)tabBarControllerSupportedInterfaceOrientations:(UITabBarController *)tabBarController __attribute__((availability(tvos,unavailable)));
- (UIInterfaceOrientation)tabBarControllerPreferredInterfaceOrientationForPresentation:(UITabBarController *)tabBarController __attribute__((availability(tvos,unavailable)));
- (nullable id<UIViewControllerInteractiveTransitioning>)tabBarController:(UITabBarController *)tabBarController interactionControllerForAnimationController:(id<UIViewControllerAnimatedTransitioning>)animationController NS_SWIFT_NAME(tabBarController(_:interactionControllerFor:));
- (nullable id<UIViewControllerAnimatedTransitioning>)tabBarController:(UITabBarController *)tabBarController animationControllerForTransitionFromViewController:(UIViewController *)fromViewController toViewController:(UIViewController *)toViewController NS_SWIFT_NAME(tabBarController(_:animationControllerForTransitionFrom:to:));
- (BOOL)tabBarController:(UITabBarController *)tabBarController shouldSelectTab:(UITab *)tab __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)));
- (void)tabBarController:(UITabBarController *)tabBarController didSelectTab:(UITab *)tab previousTab:(UITab * _Nullable)previousTab __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)));
- (UIDropOperation)tabBarController:(UITabBarController *)tabBarController tab:(UITab *)tab operationForAcceptingItemsFromDropSession:(id<UIDropSession>)session __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=18.0)));
- (void)tabBarController:(UITabBarController *)tabBarController tab:(UITab *)tab acceptItemsFromDropSession:(id<UIDropSession>)session __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=18.0)));
- (void)tabBarControllerWillBeginEditing:(UITabBarController *)tabBarController __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=18.0)));
- (void)tabBarControllerDidEndEditing:(UITabBarController *)tabBarController __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=18.0)));
- (void)tabBarController:(UITabBarController *)tabBarController visibilityDidChangeForTabs:(NSArray<UITab *> *)tabs __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=18.0)));
- (void)tabBarController:(UITabBarController *)tabBarController displayOrderDidChangeForGroup:(UITabGroup *)group __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=18.0)));
- (NSArray<UIViewController *> *)tabBarController:(UITabBarController *)tabBarController displayedViewControllersForTab:(UITab *)tab proposedViewControllers:(NSArray<UIViewController *> *)proposedViewControllers __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=18.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=18.0)))
@protocol UITabBarControllerSidebarAnimating <NSObject>
- (void)addAnimations:(void (^)(void))animations;
- (void)addCompletion:(void (^)(void))completion;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=18.0)))
@protocol UITabBarControllerSidebarDelegate <NSObject>

@optional
- (void)tabBarController:(UITabBarController *)tabBarController sidebarVisibilityWillChange:(UITabBarControllerSidebar *)sidebar animator:(id<UITabBarControllerSidebarAnimating>)animator;
- (UITabSidebarItem *)tabBarController:(UITabBarController *)tabBarController sidebar:(UITabBarControllerSidebar *)sidebar itemForRequest:(UITabSidebarItemRequest *)request;
- (void)tabBarController:(UITabBarController *)tabBarController sidebar:(UITabBarControllerSidebar *)sidebar updateItem:(UITabSidebarItem *)item;
- (void)tabBarController:(UITabBarController *)tabBarController sidebar:(UITabBarControllerSidebar *)sidebar willBeginDisplayingTab:(UITab *)tab;
- (void)tabBarController:(UITabBarController *)tabBarController sidebar:(UITabBarControllerSidebar *)sidebar didEndDisplayingTab:(UITab *)tab;
- (UISwipeActionsConfiguration * _Nullable)tabBarController:(UITabBarController *)tabBarController sidebar:(UITabBarControllerSidebar *)sidebar leadingSwipeActionsConfigurationForTab:(UITab *)tab;
- (UISwipeActionsConfiguration * _Nullable)tabBarController:(UITabBarController *)tabBarController sidebar:(UITabBarControllerSidebar *)sidebar trailingSwipeActionsConfigurationForTab:(UITab *)tab;
- (UIContextMenuConfiguration * _Nullable)tabBarController:(UITabBarController *)tabBarController sidebar:(UITabBarControllerSidebar *)sidebar contextMenuConfigurationForTab:(UITab *)tab;
@end
NS_SWIFT_UI_ACTOR 
@protocol UITabBarDelegate <NSObject>

@optional
- (void)tabBar:(UITabBar *)tabbar didSelectItem:(UITabBarItem *)item;
- (void)tabBar:(UITabBar *)tabbar willBeginCustomizingItems:(NSArray<UITabBarItem *> *)items __attribute__((availability(tvos,unavailable)));
- (void)tabBar:(UITabBar *)tabbar didBeginCustomizingItems:(NSArray<UITabBarItem *> *)items __attribute__((availability(tvos,unavailable)));
- (void)tabBar:(UITabBar *)tabbar willEndCustomizingItems:(NSArray<UITabBarItem *> *)items changed:(BOOL)changed __attribute__((availability(tvos,unavailable)));
- (void)tabBar:(UITabBar *)tabbar didEndCustomizingItems:(NSArray<UITabBarItem *> *)items changed:(BOOL)changed __attribute__((availability(tvos,unavailable)));
@end
NS_SWIFT_UI_ACTOR 
@protocol UITableViewDataSource <NSObject>
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section;
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath;
@optional
- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView;
- (NSString * _Nullable)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section;
- (NSString * _Nullable)tableView:(UITableView *)tableView titleForFooterInSection:(NSInteger)section;
- (BOOL)tableView:(UITableView *)tableView canEditRowAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)tableView:(UITableView *)tableView canMoveRowAtIndexPath:(NSIndexPath *)indexPath;
- (NSArray<NSString *> * _Nullable)sectionIndexTitlesForTableView:(UITableView *)tableView;
- (NSInteger)tableView:(UITableView *)tableView sectionForSectionIndexTitle:(NSString *)title atIndex:(NSInteger)atIndex;
- (void)tableView:(UITableView *)tableView commitEditingStyle:(UITableViewCellEditingStyle)editingStyle forRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView moveRowAtIndexPath:(NSIndexPath *)sourceIndexPath toIndexPath:(NSIndexPath *)destinationIndexPath;
@end
NS_SWIFT_UI_ACTOR 
@protocol UITableViewDataSourcePrefetching <NSObject>
- (void)tableView:(UITableView *)tableView prefetchRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
@optional
- (void)tableView:(UITableView *)tableView cancelPrefetchingForRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
@end
NS_SWIFT_UI_ACTOR 
@protocol UITableViewDelegate <NSObject>

@optional
- (void)tableView:(UITableView *)tableView willDisplayCell:(UITableViewCell *)cell forRowAtIndexPath:(NSIndexPath *)indexPath;
- (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)indexPath;
- (CGFloat)tableView:(UITableView *)tableView heightForHeaderInSection:(NSInteger)section;
- (CGFloat)tableView:(UITableView *)tableView heightForFooterInSection:(NSInteger)section;
- (UIView * _Nullable)tableView:(UITableView *)tableView viewForHeaderInSection:(NSInteger)section;
- (UIView * _Nullable)tableView:(UITableView *)tableView viewForFooterInSection:(NSInteger)section;
- (void)tableView:(UITableView *)tableView accessoryButtonTappedForRowWithIndexPath:(NSIndexPath *)indexPath;
- (NSIndexPath * _Nullable)tableView:(UITableView *)tableView willSelectRowAtIndexPath:(NSIndexPath *)indexPath;
- (NSIndexPath * _Nullable)tableView:(UITableView *)tableView willDeselectRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didDeselectRowAtIndexPath:(NSIndexPath *)indexPath;
- (UITableViewCellEditingStyle)tableView:(UITableView *)tableView editingStyleForRowAtIndexPath:(NSIndexPath *)indexPath;
- (NSString * _Nullable)tableView:(UITableView *)tableView titleForDeleteConfirmationButtonForRowAtIndexPath:(NSIndexPath *)indexPath __attribute__((availability(tvos,unavailable)));
- (BOOL)tableView:(UITableView *)tableView shouldIndentWhileEditingRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView willBeginEditingRowAtIndexPath:(NSIndexPath *)indexPath __attribute__((availability(tvos,unavailable)));
- (void)tableView:(UITableView *)tableView didEndEditingRowAtIndexPath:(NSIndexPath *)indexPath __attribute__((availability(tvos,unavailable)));
- (NSIndexPath *)tableView:(UITableView *)tableView targetIndexPathForMoveFromRowAtIndexPath:(NSIndexPath *)sourceIndexPath toProposedIndexPath:(NSIndexPath *)proposedIndexPath;
- (NSInteger)tableView:(UITableView *)tableView indentationLevelForRowAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)tableView:(UITableView *)tableView shouldShowMenuForRowAtIndexPath:(NSIndexPath *)rowAtindexPath __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0)));
- (BOOL)tableView:(UITableView *)tableView canPerformAction:(SEL)action forRowAtIndexPath:(NSIndexPath *)indexPath withSender:(id)sender __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0)));
- (void)tableView:(UITableView *)tableView performAction:(SEL)action forRowAtIndexPath:(NSIndexPath *)indexPath withSender:(id)sender __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0)));
- (void)tableView:(UITableView *)tableView willDisplayHeaderView:(UIView *)headerView forSection:(NSInteger)section;
- (void)tableView:(UITableView *)tableView willDisplayFooterView:(UIView *)footerView forSection:(NSInteger)section;
- (void)tableView:(UITableView *)tableView didEndDisplayingCell:(UITableViewCell *)cell forRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didEndDisplayingHeaderView:(UIView *)headerView forSection:(NSInteger)section;
- (void)tableView:(UITableView *)tableView didEndDisplayingFooterView:(UIView *)footerView forSection:(NSInteger)section;
- (BOOL)tableView:(UITableView *)tableView shouldHighlightRowAtIndexPath:(NSIndexPath *)rowIndexPath;
- (void)tableView:(UITableView *)tableView didHighlightRowAtIndexPath:(NSIndexPath *)rowIndexPath;
- (void)tableView:(UITableView *)tableView didUnhighlightRowAtIndexPath:(NSIndexPath *)rowIndexPath;
- (CGFloat)tableView:(UITableView *)tableView estimatedHeightForRowAtIndexPath:(NSIndexPath *)indexPath;
- (CGFloat)tableView:(UITableView *)tableView estimatedHeightForHeaderInSection:(NSInteger)section;
- (CGFloat)tableView:(UITableView *)tableView estimatedHeightForFooterInSection:(NSInteger)section;
- (NSArray<UITableViewRowAction *> *)tableView:(UITableView *)tableView editActionsForRowAtIndexPath:(NSIndexPath *)indexPath __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=13.0)));
- (BOOL)tableView:(UITableView *)tableView canFocusRowAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)tableView:(UITableView *)tableView shouldUpdateFocusInContext:(UITableViewFocusUpdateContext *)context;
- (void)tableView:(UITableView *)tableView didUpdateFocusInContext:(UITableViewFocusUpdateContext *)context withAnimationCoordinator:(UIFocusAnimationCoordinator *)coordinator;
- (NSIndexPath * _Nullable)indexPathForPreferredFocusedViewInTableView:(UITableView *)tableView;
- (BOOL)tableView:(UITableView *)tableView selectionFollowsFocusForRowAtIndexPath:(NSIndexPath *)indexPath __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=15.0)));
- (UISwipeActionsConfiguration * _Nullable)tableView:(UITableView *)tableView leadingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath *)indexPath __attribute__((availability(tvos,unavailable)));
- (UISwipeActionsConfiguration * _Nullable)tableView:(UITableView *)tableView trailingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath *)indexPath __attribute__((availability(tvos,unavailable)));
- (BOOL)tableView:(UITableView *)tableView shouldSpringLoadRowAtIndexPath:(NSIndexPath *)indexPath withContext:(id<UISpringLoadedInteractionContext>)context __attribute__((availability(tvos,unavailable)));
- (BOOL)tableView:(UITableView *)tableView shouldBeginMultipleSelectionInteractionAtIndexPath:(NSIndexPath *)indexPath __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)));
- (void)tableView:(UITableView *)tableView didBeginMultipleSelectionInteractionAtIndexPath:(NSIndexPath *)indexPath __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)));
- (void)tableViewDidEndMultipleSelectionInteraction:(UITableView *)tableView __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)));
- (UIContextMenuConfiguration * _Nullable)tableView:(UITableView *)tableView contextMenuConfigurationForRowAtIndexPath:(NSIndexPath *)indexPath point:(CGPoint)point __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=13.0)));
- (UITargetedPreview * _Nullable)tableView:(UITableView *)tableView previewForHighlightingContextMenuWithConfiguration:(UIContextMenuConfiguration *)configuration __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=13.0)));
- (UITargetedPreview * _Nullable)tableView:(UITableView *)tableView previewForDismissingContextMenuWithConfiguration:(UIContextMenuConfiguration *)configuration __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=13.0)));
- (void)tableView:(UITableView *)tableView willPerformPreviewActionForMenuWithConfiguration:(UIContextMenuConfiguration *)configuration animator:(id<UIContextMenuInteractionCommitAnimating>)animator __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)));
- (void)tableView:(UITableView *)tableView willDisplayContextMenuWithConfiguration:(UIContextMenuConfiguration *)configuration animator:(id<UIContextMenuInteractionAnimating> _Nullable)animator __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=14.0)));
- (void)tableView:(UITableView *)tableView willEndContextMenuInteractionWithConfiguration:(UIContextMenuConfiguration *)configuration animator:(id<UIContextMenuInteractionAnimating> _Nullable)animator __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=14.0)));
- (BOOL)tableView:(UITableView *)tableView canPerformPrimaryActionForRowAtIndexPath:(NSIndexPath *)rowIndexPath __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
- (void)tableView:(UITableView *)tableView performPrimaryActionForRowAtIndexPath:(NSIndexPath *)rowIndexPath __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UITableViewDragDelegate <NSObject>
- (NSArray<UIDragItem *> *)tableView:(UITableView *)tableView itemsForBeginningDragSession:(id<UIDragSession>)session atIndexPath:(NSIndexPath *)indexPath;
@optional
- (NSArray<UIDragItem *> *)tableView:(UITableView *)tableView itemsForAddingToDragSession:(id<UIDragSession>)session atIndexPath:(NSIndexPath *)indexPath point:(CGPoint)point;
- (UIDragPreviewParameters * _Nullable)tableView:(UITableView *)tableView dragPreviewParametersForRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView dragSessionWillBegin:(id<UIDragSession>)session;
- (void)tableView:(UITableView *)tableView dragSessionDidEnd:(id<UIDragSession>)session;
- (BOOL)tableView:(UITableView *)tableView dragSessionAllowsMoveOperation:(id<UIDragSession>)session;
- (BOOL)tableView:(UITableView *)tableView dragSessionIsRestrictedToDraggingApplication:(id<UIDragSession>)session;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UITableViewDropCoordinator <NSObject>
@property (nonatomic, readonly) NSArray<id<UITableViewDropItem>> *items;
@property (nonatomic, readonly, nullable) NSIndexPath *destinationIndexPath;
@property (nonatomic, readonly) UITableViewDropProposal *proposal;
@property (nonatomic, readonly) id<UIDropSession> session;
- (id<UITableViewDropPlaceholderContext>)dropItem:(UIDragItem *)dragItem toPlaceholder:(UITableViewDropPlaceholder *)placeholder;
- (id<UIDragAnimating>)dropItem:(UIDragItem *)dragItem toRowAtIndexPath:(NSIndexPath *)indexPath;
- (id<UIDragAnimating>)dropItem:(UIDragItem *)dragItem intoRowAtIndexPath:(NSIndexPath *)indexPath rect:(CGRect)rect;
- (id<UIDragAnimating>)dropItem:(UIDragItem *)dragItem toTarget:(UIDragPreviewTarget *)target;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UITableViewDropDelegate <NSObject>
- (void)tableView:(UITableView *)tableView performDropWithCoordinator:(id<UITableViewDropCoordinator>)coordinator;
@optional
- (BOOL)tableView:(UITableView *)tableView canHandleDropSession:(id<UIDropSession>)session;
- (void)tableView:(UITableView *)tableView dropSessionDidEnter:(id<UIDropSession>)session;
- (UITableViewDropProposal *)tableView:(UITableView *)tableView dropSessionDidUpdate:(id<UIDropSession>)session withDestinationIndexPath:(NSIndexPath * _Nullable)destinationIndexPath;
- (void)tableView:(UITableView *)tableView dropSessionDidExit:(id<UIDropSession>)session;
- (void)tableView:(UITableView *)tableView dropSessionDidEnd:(id<UIDropSession>)session;
- (UIDragPreviewParameters * _Nullable)tableView:(UITableView *)tableView dropPreviewParametersForRowAtIndexPath:(NSIndexPath *)indexPath;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UITableViewDropItem <NSObject>
@property (nonatomic, readonly) UIDragItem *dragItem;
@property (nonatomic, readonly, nullable) NSIndexPath *sourceIndexPath;
@property (nonatomic, readonly) CGSize previewSize;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UITableViewDropPlaceholderContext <UIDragAnimating, NSObject>
@property (nonatomic, readonly) UIDragItem *dragItem;
- (BOOL)commitInsertionWithDataSourceUpdates:(void (^)(NSIndexPath *))dataSourceUpdates;
- (BOOL)deletePlaceholder;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)))
@protocol UITextCursorView <UICoordinateSpace, NSObject>
@property (nonatomic, getter=isBlinking) BOOL blinking;
- (void)resetBlinkAnimation;
@end
NS_SWIFT_UI_ACTOR 
@protocol UITextDocumentProxy <UIKeyInput, NSObject>
@property (nonatomic, readonly, nullable) NSString *documentContextBeforeInput;
@property (nonatomic, readonly, nullable) NSString *documentContextAfterInput;
- (void)adjustTextPositionByCharacterOffset:(NSInteger)offset;
- (void)setMarkedText:(NSString *)markedText selectedRange:(NSRange)selectedRange __attribute__((availability(ios,introduced=13.0)));
- (void)unmarkText __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, readonly, nullable) UITextInputMode *documentInputMode;
@property (nonatomic, readonly, nullable) NSString *selectedText;
@property (nonatomic, readonly, copy) NSUUID *documentIdentifier;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UITextDragDelegate <NSObject>

@optional
- (NSArray<UIDragItem *> *)textDraggableView:(id<UITextDraggable>)textDraggableView itemsForDrag:(id<UITextDragRequest>)dragRequest;
- (UITargetedDragPreview * _Nullable)textDraggableView:(id<UITextDraggable>)textDraggableView dragPreviewForLiftingItem:(UIDragItem *)item session:(id<UIDragSession>)session;
- (void)textDraggableView:(id<UITextDraggable>)textDraggableView willAnimateLiftWithAnimator:(id<UIDragAnimating>)animator session:(id<UIDragSession>)session;
- (void)textDraggableView:(id<UITextDraggable>)textDraggableView dragSessionWillBegin:(id<UIDragSession>)session;
- (void)textDraggableView:(id<UITextDraggable>)textDraggableView dragSessionDidEnd:(id<UIDragSession>)session withOperation:(UIDropOperation)operation;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UITextDragRequest <NSObject>
@property (nonatomic, readonly) UITextRange *dragRange;
@property (nonatomic, readonly) NSArray<UIDragItem *> *suggestedItems;
@property (nonatomic, readonly) NSArray<UIDragItem *> *existingItems;
@property (nonatomic, readonly, getter=isSelected) BOOL selected;
@property (nonatomic, readonly) id<UIDragSession> dragSession;
@end
NS_SWIFT_UI_ACTOR 
@protocol UITextInput <UIKeyInput, NSObject>
@property (nonatomic, nullable) UITextRange *selectedTextRange;
@property (nonatomic, nullable, copy) NSDictionary<NSAttributedStringKey, id> *markedTextStyle;
@property (nonatomic, readonly) UITextPosition *beginningOfDocument;
@property (nonatomic, readonly) UITextPosition *endOfDocument;
@property (nonatomic, nullable, weak) id<UITextInputDelegate> inputDelegate;
@property (nonatomic, readonly) id<UITextInputTokenizer> tokenizer;
- (nullable NSString *)textInRange:(UITextRange *)range;
- (void)replaceRange:(UITextRange *)range withText:(NSString *)text;
@property (nonatomic, nullable, readonly) UITextRange *markedTextRange;
- (void)setMarkedText:(NSString * _Nullable)markedText selectedRange:(NSRange)selectedRange;
- (void)unmarkText;
- (nullable UITextRange *)textRangeFromPosition:(UITextPosition *)fromPosition toPosition:(UITextPosition *)toPosition;
- (UITextPosition * _Nullable)positionFromPosition:(UITextPosition *)fromPosition offset:(NSInteger)offset;
- (nullable UITextPosition *)positionFromPosition:(UITextPosition *)fromPosition inDirection:(UITextLayoutDirection)inDirection offset:(NSInteger)offset;
- (NSComparisonResult)comparePosition:(UITextPosition *)first toPosition:(UITextPosition *)second;
- (NSInteger)offsetFromPosition:(UITextPosition *)fromPosition toPosition:(UITextPosition *)toPosition;
- (nullable UITextPosition *)positionWithinRange:(UITextRange *)range farthestInDirection:(UITextLayoutDirection)direction;
- (nullable UITextRange *)characterRangeByExtendingPosition:(UITextPosition *)byExtendingPosition inDirection:(UITextLayoutDirection)direction;
- (NSWritingDirection)baseWritingDirectionForPosition:(UITextPosition *)forPosition inDirection:(UITextStorageDirection)direction;
- (void)setBaseWritingDirection:(NSWritingDirection)writingDirection forRange:(UITextRange *)range;
- (CGRect)firstRectForRange:(UITextRange *)range;
- (CGRect)caretRectForPosition:(UITextPosition * _Nullable)position;
- (nullable UITextPosition *)closestPositionToPoint:(CGPoint)point;
- (nullable UITextPosition *)closestPositionToPoint:(CGPoint)point withinRange:(UITextRange *)withinRange;
- (nullable UITextRange *)characterRangeAtPoint:(CGPoint)point;
- (NSArray<UITextSelectionRect *> *)selectionRectsForRange:(UITextRange *)range;
@optional
@property (nonatomic, readonly) UIView *textInputView;
@property (nonatomic) UITextStorageDirection selectionAffinity;
- (nullable NSDictionary<NSAttributedStringKey, id> *)textStylingAtPosition:(UITextPosition *)atPosition inDirection:(UITextStorageDirection)inDirection;
- (nullable UITextPosition *)positionWithinRange:(UITextRange *)withinRange atCharacterOffset:(NSInteger)atCharacterOffset;
- (NSInteger)characterOffsetOfPosition:(UITextPosition *)position withinRange:(UITextRange *)range;
- (void)dictationRecognitionFailed;
- (void)dictationRecordingDidEnd;
- (void)insertDictationResult:(NSArray *)dictationResult;
- (BOOL)shouldChangeTextInRange:(UITextRange *)inRange replacementText:(NSString *)replacementText;
- (CGRect)frameForDictationResultPlaceholder:(id)placeholder;
- (id)insertDictationResultPlaceholder;
- (void)removeDictationResultPlaceholder:(id)placeholder willInsertResult:(BOOL)willInsertResult;
- (void)beginFloatingCursorAtPoint:(CGPoint)point;
- (void)updateFloatingCursorAtPoint:(CGPoint)point;
- (void)endFloatingCursor;
- (CGAffineTransform)caretTransformForPosition:(UITextPosition *)forPosition __attribute__((availability(tvos,introduced=17.4))) __attribute__((availability(ios,introduced=17.4)));
- (void)insertText:(NSString *)text alternatives:(NSArray<NSString *> *)alternatives style:(UITextAlternativeStyle)style __attribute__((availability(ios,introduced=13.0)));
- (void)setAttributedMarkedText:(NSAttributedString * _Nullable)markedText selectedRange:(NSRange)selectedRange __attribute__((availability(ios,introduced=13.0)));
- (UITextPlaceholder *)insertTextPlaceholderWithSize:(CGSize)size __attribute__((availability(ios,introduced=13.0)));
- (void)removeTextPlaceholder:(UITextPlaceholder *)textPlaceholder __attribute__((availability(ios,introduced=13.0)));
- (void)willPresentEditMenuWithAnimator:(id<UIEditMenuInteractionAnimating>)animator __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
- (void)willDismissEditMenuWithAnimator:(id<UIEditMenuInteractionAnimating>)animator __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
- (UIMenu * _Nullable)editMenuForTextRange:(UITextRange *)textRange suggestedActions:(NSArray<UIMenuElement *> *)suggestedActions __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic) BOOL supportsAdaptiveImageGlyph __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)));
- (void)insertAdaptiveImageGlyph:(NSAdaptiveImageGlyph *)adaptiveImageGlyph replacementRange:(UITextRange *)replacementRange __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)));
@property (nonatomic, readonly, getter=isEditable) BOOL editable __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=18.0)));
- (void)insertAttributedText:(NSAttributedString *)text __attribute__((availability(tvos,introduced=12.0))) __attribute__((availability(ios,introduced=12.0)));
- (NSAttributedString *)attributedTextInRange:(UITextRange *)range __attribute__((availability(tvos,introduced=12.0))) __attribute__((availability(ios,introduced=12.0)));
- (void)replaceRange:(UITextRange *)range withAttributedText:(NSAttributedString *)attributedText __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
- (void)willPresentWritingTools __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=18.0)));
- (void)didDismissWritingTools __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=18.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UITextDraggable <UITextInput, NSObject>
@property (nonatomic, nullable) id<UITextDragDelegate> textDragDelegate;
@property (nonatomic, readonly, nullable) UIDragInteraction *textDragInteraction;
@property (nonatomic, readonly, getter=isTextDragActive) BOOL textDragActive;
@property (nonatomic) UITextDragOptions textDragOptions;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UITextDropDelegate <NSObject>

@optional
- (UITextDropEditability)textDroppableView:(id<UITextDroppable>)textDroppableView willBecomeEditableForDrop:(id<UITextDropRequest>)drop;
- (UITextDropProposal *)textDroppableView:(id<UITextDroppable>)textDroppableView proposalForDrop:(id<UITextDropRequest>)drop;
- (void)textDroppableView:(id<UITextDroppable>)textDroppableView willPerformDrop:(id<UITextDropRequest>)drop;
- (UITargetedDragPreview * _Nullable)textDroppableView:(id<UITextDroppable>)textDroppableView previewForDroppingAllItemsWithDefault:(UITargetedDragPreview *)defaultPreview;
- (void)textDroppableView:(id<UITextDroppable>)textDroppableView dropSessionDidEnter:(id<UIDropSession>)session;
- (void)textDroppableView:(id<UITextDroppable>)textDroppableView dropSessionDidUpdate:(id<UIDropSession>)session;
- (void)textDroppableView:(id<UITextDroppable>)textDroppableView dropSessionDidExit:(id<UIDropSession>)session;
- (void)textDroppableView:(id<UITextDroppable>)textDroppableView dropSessionDidEnd:(id<UIDropSession>)session;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UITextDropRequest <NSObject>
@property (nonatomic, readonly) UITextPosition *dropPosition;
@property (nonatomic, readonly) UITextDropProposal *suggestedProposal;
@property (nonatomic, readonly, getter=isSameView) BOOL sameView;
@property (nonatomic, readonly) id<UIDropSession> dropSession;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UITextPasteConfigurationSupporting <UIPasteConfigurationSupporting, NSObject>
@property (nonatomic, nullable) id<UITextPasteDelegate> pasteDelegate;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UITextDroppable <UITextInput, UITextPasteConfigurationSupporting, NSObject>
@property (nonatomic, nullable) id<UITextDropDelegate> textDropDelegate;
@property (nonatomic, readonly, nullable) UIDropInteraction *textDropInteraction;
@property (nonatomic, readonly, getter=isTextDropActive) BOOL textDropActive;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)))
@protocol UITextFormattingCoordinatorDelegate <NSObject>
- (void)updateTextAttributesWithConversionHandler:(NSDictionary * (^)(NSDictionary *))conversionHandler;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=18.0)))
@protocol UITextFormattingViewControllerDelegate <NSObject>
- (void)textFormattingViewController:(UITextFormattingViewController *)viewController didChangeValue:(UITextFormattingViewControllerChangeValue *)changeValue;
@optional
- (BOOL)textFormattingViewController:(UITextFormattingViewController *)viewController shouldPresentFontPicker:(UIFontPickerViewController *)fontPicker;
- (BOOL)textFormattingViewController:(UITextFormattingViewController *)viewController shouldPresentColorPicker:(UIColorPickerViewController *)colorPicker;
- (void)textFormattingDidFinish:(UITextFormattingViewController *)viewController;
@end
NS_SWIFT_UI_ACTOR 
@protocol UITextInputDelegate <NSObject>
- (void)selectionWillChange:(id<UITextInput> _Nullable)uiTextInput;
- (void)selectionDidChange:(id<UITextInput> _Nullable)uiTextInput;
- (void)textWillChange:(id<UITextInput> _Nullable)textInput;
- (void)textDidChange:(id<UITextInput> _Nullable)textInput;
@end
NS_SWIFT_UI_ACTOR 
@protocol UITextInputTokenizer <NSObject>
- (nullable UITextRange *)rangeEnclosingPosition:(UITextPosition *)position withGranularity:(UITextGranularity)granularity inDirection:(UITextDirection)direction;
- (BOOL)isPosition:(UITextPosition *)probePosition atBoundary:(UITextGranularity)atBoundary inDirection:(UITextDirection)inDirection;
- (nullable UITextPosition *)positionFromPosition:(UITextPosition *)fromPosition toBoundary:(UITextGranularity)toBoundary inDirection:(UITextDirection)inDirection;
- (BOOL)isPosition:(UITextPosition *)probePosition withinTextUnit:(UITextGranularity)withinTextUnit inDirection:(UITextDirection)inDirection;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,unavailable)))
@protocol UITextInteractionDelegate <NSObject>

@optional
- (BOOL)interactionShouldBegin:(UITextInteraction *)interaction atPoint:(CGPoint)point;
- (void)interactionWillBegin:(UITextInteraction *)interaction;
- (void)interactionDidEnd:(UITextInteraction *)interaction;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UITextPasteDelegate <NSObject>

@optional
- (void)textPasteConfigurationSupporting:(id<UITextPasteConfigurationSupporting>)textPasteConfigurationSupporting transformPasteItem:(id<UITextPasteItem>)item;
- (NSAttributedString *)textPasteConfigurationSupporting:(id<UITextPasteConfigurationSupporting>)textPasteConfigurationSupporting combineItemAttributedStrings:(NSArray<NSAttributedString *> *)itemStrings forRange:(UITextRange *)textRange;
- (UITextRange *)textPasteConfigurationSupporting:(id<UITextPasteConfigurationSupporting>)textPasteConfigurationSupporting performPasteOfAttributedString:(NSAttributedString *)attributedString toRange:(UITextRange *)textRange;
- (BOOL)textPasteConfigurationSupporting:(id<UITextPasteConfigurationSupporting>)textPasteConfigurationSupporting shouldAnimatePasteOfAttributedString:(NSAttributedString *)attributedString toRange:(UITextRange *)textRange;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)))
@protocol UITextSearchAggregator <NSObject>
@property (nonatomic, readonly) NSOrderedSet<UITextRange *> *allFoundRanges;
- (void)foundRange:(UITextRange *)range forSearchString:(NSString *)string inDocument:(id<NSCopying> _Nullable)document;
- (void)invalidateFoundRange:(UITextRange *)foundRange inDocument:(id<NSCopying> _Nullable)document;
- (void)finishedSearching;
- (void)invalidate;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)))
@protocol UITextSearching <NSObject>
@property (nonatomic, readonly, nullable) UITextRange *selectedTextRange;
- (NSComparisonResult)compareFoundRange:(UITextRange *)foundRange toRange:(UITextRange *)toRange inDocument:(id<NSCopying> _Nullable)document;
- (void)performTextSearchWithQueryString:(NSString *)string usingOptions:(UITextSearchOptions *)options resultAggregator:(id<UITextSearchAggregator>)aggregator;
- (void)decorateFoundTextRange:(UITextRange *)foundRange inDocument:(id<NSCopying> _Nullable)document usingStyle:(UITextSearchFoundTextStyle)style;
- (void)clearAllDecoratedFoundText;
@optional
@property (nonatomic, readonly) BOOL supportsTextReplacement;
- (BOOL)shouldReplaceFoundTextInRange:(UITextRange *)range inDocument:(id<NSCopying> _Nullable)document withText:(NSString *)replacementText;
- (void)replaceFoundTextInRange:(UITextRange *)range inDocument:(id<NSCopying> _Nullable)document withText:(NSString *)replacementText;
- (void)replaceAllOccurrencesOfQueryString:(NSString *)queryString usingOptions:(UITextSearchOptions *)options withText:(NSString *)replacementText;
- (void)willHighlightFoundTextRange:(UITextRange *)foundRange inDocument:(id<NSCopying> _Nullable)document;
- (void)scrollRangeToVisible:(UITextRange *)range inDocument:(id<NSCopying> _Nullable)document;
@property (nonatomic, readonly, nullable) id<NSCopying> selectedTextSearchDocument;
- (NSComparisonResult)compareOrderFromDocument:(id<NSCopying>)fromDocument toDocument:(id<NSCopying>)toDocument;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)))
@protocol UITextSelectionDisplayInteractionDelegate <NSObject>

@optional
- (UIView * _Nullable)selectionContainerViewBelowTextForSelectionDisplayInteraction:(UITextSelectionDisplayInteraction *)interaction;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)))
@protocol UITextSelectionHandleView <UICoordinateSpace, NSObject>
@property (nonatomic) NSDirectionalRectEdge direction;
@property (nonatomic, readonly, getter=isVertical) BOOL vertical;
@property (nonatomic, nullable) UIBezierPath *customShape;
- (CGRect)preferredFrameForRect:(CGRect)rect;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)))
@protocol UITextSelectionHighlightView <UICoordinateSpace, NSObject>
@property (nonatomic) NSArray<UITextSelectionRect *> *selectionRects;
@end
NS_SWIFT_UI_ACTOR 
@protocol UITextViewDelegate <NSObject>

@optional
- (BOOL)textViewShouldBeginEditing:(UITextView *)textView;
- (BOOL)textViewShouldEndEditing:(UITextView *)textView;
- (void)textViewDidBeginEditing:(UITextView *)textView;
- (void)textViewDidEndEditing:(UITextView *)textView;
- (BOOL)textView:(UITextView *)textView shouldChangeTextInRange:(NSRange)range replacementText:(NSString *)text;
- (void)textViewDidChange:(UITextView *)textView;
- (void)textViewDidChangeSelection:(UITextView *)textView;
- (BOOL)textView:(UITextView *)textView shouldInteractWithURL:(NSURL *)url inRange:(NSRange)characterRange __attribute__((availability(ios,deprecated=10.0))) __attribute__((availability(tvos,deprecated=10.0)));
- (BOOL)textView:(UITextView *)textView shouldInteractWithTextAttachment:(NSTextAttachment *)textAttachment inRange:(NSRange)characterRange __attribute__((availability(ios,deprecated=10.0))) __attribute__((availability(tvos,deprecated=10.0)));
- (BOOL)textView:(UITextView *)textView shouldInteractWithURL:(NSURL *)url inRange:(NSRange)characterRange interaction:(UITextItemInteraction)interaction __attribute__((availability(ios,deprecated=10.0))) __attribute__((availability(tvos,deprecated=10.0)));
- (BOOL)textView:(UITextView *)textView shouldInteractWithTextAttachment:(NSTextAttachment *)textAttachment inRange:(NSRange)characterRange interaction:(UITextItemInteraction)interaction __attribute__((availability(ios,deprecated=17.0))) __attribute__((availability(tvos,deprecated=17.0)));
- (UIMenu * _Nullable)textView:(UITextView *)textView editMenuForTextInRange:(NSRange)range suggestedActions:(NSArray<UIMenuElement *> *)suggestedActions __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
- (void)textView:(UITextView *)textView willPresentEditMenuWithAnimator:(id<UIEditMenuInteractionAnimating>)animator __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
- (void)textView:(UITextView *)textView willDismissEditMenuWithAnimator:(id<UIEditMenuInteractionAnimating>)aniamtor __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
- (UIAction * _Nullable)textView:(UITextView *)textView primaryActionForTextItem:(UITextItem *)textItem defaultAction:(UIAction *)defaultAction __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=17.0)));
- (UITextItemMenuConfiguration * _Nullable)textView:(UITextView *)textView menuConfigurationForTextItem:(UITextItem *)textItem defaultMenu:(UIMenu *)defaultMenu __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=17.0)));
- (void)textView:(UITextView *)textView textItemMenuWillDisplayForTextItem:(UITextItem *)textItem animator:(id<UIContextMenuInteractionAnimating>)animator __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=17.0)));
- (void)textView:(UITextView *)textView textItemMenuWillEndForTextItem:(UITextItem *)textItem animator:(id<UIContextMenuInteractionAnimating>)animator __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=17.0)));
- (void)textViewWritingToolsWillBegin:(UITextView *)textView __attribute__((availability(ios,introduced=18.0))) __attribute__((availability(tvos,unavailable)));
- (void)textViewWritingToolsDidEnd:(UITextView *)textView __attribute__((availability(ios,introduced=18.0))) __attribute__((availability(tvos,unavailable)));
- (NSArray<NSValue *> *)textView:(UITextView *)textView writingToolsIgnoredRangesInEnclosingRange:(NSRange)enclosingRange __attribute__((availability(ios,introduced=18.0))) __attribute__((availability(tvos,unavailable)));
- (void)textView:(UITextView *)textView willBeginFormattingWithViewController:(UITextFormattingViewController *)viewController __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=18.0)));
- (void)textView:(UITextView *)textView didBeginFormattingWithViewController:(UITextFormattingViewController *)viewController __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=18.0)));
- (void)textView:(UITextView *)textView willEndFormattingWithViewController:(UITextFormattingViewController *)viewController __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=18.0)));
- (void)textView:(UITextView *)textView didEndFormattingWithViewController:(UITextFormattingViewController *)viewController __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=18.0)));
@end
NS_SWIFT_UI_ACTOR 
@protocol UITimingCurveProvider <NSCoding, NSCopying, NSObject>
@property (nonatomic, readonly) UITimingCurveType timingCurveType;
@property (nonatomic, readonly, nullable) UICubicTimingParameters *cubicTimingParameters;
@property (nonatomic, readonly, nullable) UISpringTimingParameters *springTimingParameters;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=15.0)))
@protocol UIToolTipInteractionDelegate <NSObject>

@optional
- (UIToolTipConfiguration * _Nullable)toolTipInteraction:(UIToolTipInteraction *)interaction configurationAtPoint:(CGPoint)point;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UIToolbarDelegate <NSObject>

@end
 __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)))
@protocol UITraitChangeRegistration <NSCopying, NSObject>

@end
NS_SWIFT_UI_ACTOR 
@protocol UITraitEnvironment <NSObject>
@property (nonatomic, readonly) UITraitCollection *traitCollection;
- (void)traitCollectionDidChange:(UITraitCollection * _Nullable)previousTraitCollection __attribute__((availability(ios,deprecated=17.0))) __attribute__((availability(tvos,deprecated=17.0)));
@end
NS_SWIFT_UI_ACTOR 
@protocol UIUserActivityRestoring <NSObject>
- (void)restoreUserActivityState:(NSUserActivity *)activity;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@protocol UIVideoEditorControllerDelegate <NSObject>

@optional
- (void)videoEditorController:(UIVideoEditorController *)editor didSaveEditedVideoToPath:(NSString *)editedVideoPath;
- (void)videoEditorController:(UIVideoEditorController *)editor didFailWithError:(NSError *)error;
- (void)videoEditorControllerDidCancel:(UIVideoEditorController *)editor;
@end
NS_SWIFT_UI_ACTOR 
@protocol UIViewAnimating <NSObject>
@property (nonatomic, readonly) UIViewAnimatingState state;
@property (nonatomic, readonly, getter=isRunning) BOOL running;
@property (nonatomic, getter=isReversed) BOOL reversed;
@property (nonatomic) CGFloat fractionComplete;
- (void)startAnimation;
- (void)startAnimationAfterDelay:(double)delay;
- (void)pauseAnimation;
- (void)stopAnimation:(BOOL)withoutFinishing;
- (void)finishAnimationAtPosition:(UIViewAnimatingPosition)finalPosition;
@end
NS_SWIFT_UI_ACTOR 
@protocol UIViewControllerAnimatedTransitioning <NSObject>
- (double)transitionDuration:(id<UIViewControllerContextTransitioning> _Nullable)transitionContext NS_SWIFT_NAME(transitionDuration(using:));
- (void)animateTransition:(id<UIViewControllerContextTransitioning>)transitionContext NS_SWIFT_NAME(animateTransition(using:));
@optional
- (id<UIViewImplicitlyAnimating>)interruptibleAnimatorForTransition:(id<UIViewControllerContextTransitioning>)transitionContext NS_SWIFT_NAME(interruptibleAnimator(using:));
- (void)animationEnded:(BOOL)transitionCompleted;
@end
NS_SWIFT_UI_ACTOR 
@protocol UIViewControllerContextTransitioning <NSObject>
@property (nonatomic, readonly) UIView *containerView;
@property (nonatomic, readonly, getter=isAnimated) BOOL animated;
@property (nonatomic, readonly, getter=isInteractive) BOOL interactive;
@property (nonatomic, readonly) BOOL transitionWasCancelled;
@property (nonatomic, readonly) UIModalPresentationStyle presentationStyle;
- (void)updateInteractiveTransition:(CGFloat)percentComplete;
- (void)finishInteractiveTransition;
- (void)cancelInteractiveTransition;
- (void)completeTransition:(BOOL)didComplete;
- (nullable UIViewController *)viewControllerForKey:(UITransitionContextViewControllerKey)uiTransitionKey;
- (CGRect)initialFrameForViewController:(UIViewController *)vc;
- (CGRect)finalFrameForViewController:(UIViewController *)vc;
- (nullable UIView *)viewForKey:(UITransitionContextViewKey)uiTransitionContextToOrFromKey;
@property (nonatomic, readonly) CGAffineTransform targetTransform;
- (void)pauseInteractiveTransition;
@end
NS_SWIFT_UI_ACTOR 
@protocol UIViewControllerInteractiveTransitioning <NSObject>
- (void)startInteractiveTransition:(id<UIViewControllerContextTransitioning>)transitionContext;
@optional
@property (nonatomic, readonly) CGFloat completionSpeed;
@property (nonatomic, readonly) UIViewAnimationCurve completionCurve;
@property (nonatomic, readonly) BOOL wantsInteractiveStart;
@end
NS_SWIFT_UI_ACTOR 
@protocol UIViewControllerPreviewing <NSObject>
@property (nonatomic, readonly) UIGestureRecognizer *previewingGestureRecognizerForFailureRelationship __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0)));
@property (nonatomic, readonly, nullable, weak) id<UIViewControllerPreviewingDelegate> delegate __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0)));
@property (nonatomic, readonly) UIView *sourceView __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0)));
@property (nonatomic) CGRect sourceRect __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0)));
@end
NS_SWIFT_UI_ACTOR 
@protocol UIViewControllerPreviewingDelegate <NSObject>
- (UIViewController *)previewingContext:(id<UIViewControllerPreviewing>)previewingContext viewControllerForLocation:(CGPoint)location __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0)));
- (void)previewingContext:(id<UIViewControllerPreviewing>)previewingContext commitViewController:(UIViewController *)viewControllerToCommit __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0)));
@end
NS_SWIFT_UI_ACTOR 
@protocol UIViewControllerRestoration <NSObject>

@end
NS_SWIFT_UI_ACTOR 
@protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@property (nonatomic, readonly, getter=isAnimated) BOOL animated;
@property (nonatomic, readonly) UIModalPresentationStyle presentationStyle;
@property (nonatomic, readonly) BOOL initiallyInteractive;
@property (nonatomic, readonly, getter=isInteractive) BOOL interactive;
@property (nonatomic, readonly, getter=isCancelled) BOOL cancelled;
@property (nonatomic, readonly) double transitionDuration;
@property (nonatomic, readonly) CGFloat percentComplete;
@property (nonatomic, readonly) CGFloat completionVelocity;
@property (nonatomic, readonly) UIViewAnimationCurve completionCurve;
- (nullable UIViewController *)viewControllerForKey:(UITransitionContextViewControllerKey)uiTransitionKey;
@property (nonatomic, readonly) UIView *containerView;
- (CGAffineTransform)targetTransform;
- (nullable UIView *)viewForKey:(UITransitionContextViewKey)key;
@property (nonatomic, readonly, getter=isInterruptible) BOOL interruptible;
@end
NS_SWIFT_UI_ACTOR 
@protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext, NSObject>
- (BOOL)animateAlongsideTransition:(void (^ _Nullable)(id<UIViewControllerTransitionCoordinatorContext>))animate completion:(void (^ _Nullable)(id<UIViewControllerTransitionCoordinatorContext>))completion;
- (BOOL)animateAlongsideTransitionInView:(UIView * _Nullable)view animation:(void (^ _Nullable)(id<UIViewControllerTransitionCoordinatorContext>))animation completion:(void (^ _Nullable)(id<UIViewControllerTransitionCoordinatorContext>))completion;
- (void)notifyWhenInteractionEndsUsingBlock:(void (^)(id<UIViewControllerTransitionCoordinatorContext>))handler __attribute__((availability(ios,deprecated=10.0))) __attribute__((availability(tvos,deprecated=10.0)));
- (void)notifyWhenInteractionChangesUsingBlock:(void (^)(id<UIViewControllerTransitionCoordinatorContext>))handler;
@end
NS_SWIFT_UI_ACTOR 
@protocol UIViewControllerTransitioningDelegate <NSObject>

@optional
- (nullable id<UIViewControllerAnimatedTransitioning>)animationControllerForPresentedController:(UIViewController *)presented presentingController:(UIViewController *)presenting sourceController:(UIViewController *)source NS_SWIFT_NAME(animationController(forPresented:presenting:source:));
- (nullable id<UIViewControllerAnimatedTransitioning>)animationControllerForDismissedController:(UIViewController *)dismissed NS_SWIFT_NAME(animationController(forDismissed:));
- (nullable id<UIViewControllerInteractiveTransitioning>)interactionControllerForPresentation:(id<UIViewControllerAnimatedTransitioning>)animator NS_SWIFT_NAME(interactionControllerForPresentation(using:));
- (nullable id<UIViewControllerInteractiveTransitioning>)interactionControllerForDismissal:(id<UIViewControllerAnimatedTransitioning>)animator NS_SWIFT_NAME(interactionControllerForDismissal(using:));
- (nullable UIPresentationController *)presentationControllerForPresentedViewController:(UIViewController *)presentedViewController presentingViewController:(UIViewController * _Nullable)presentingViewController sourceViewController:(UIViewController *)sourceViewController NS_SWIFT_NAME(presentationController(forPresented:presenting:source:));
@end
NS_SWIFT_UI_ACTOR 
@protocol UIViewImplicitlyAnimating <UIViewAnimating, NSObject>

@optional
- (void)addAnimations:(void (^)(void))animation delayFactor:(CGFloat)delayFactor;
- (void)addAnimations:(void (^)(void))animation;
- (void)addCompletion:(void (^)(UIViewAnimatingPosition))completion;
- (void)continueAnimationWithTimingParameters:(id<UITimingCurveProvider> _Nullable)parameters durationFactor:(CGFloat)durationFactor;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=12.0)))
@protocol UIWebViewDelegate <NSObject>

@optional
- (BOOL)webView:(UIWebView *)webView shouldStartLoadWithRequest:(NSURLRequest *)request navigationType:(UIWebViewNavigationType)navigationType;
- (void)webViewDidStartLoad:(UIWebView *)webView;
- (void)webViewDidFinishLoad:(UIWebView *)webView;
- (void)webView:(UIWebView *)webView didFailLoadWithError:(NSError *)error;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)))
@protocol UIWindowSceneDelegate <UISceneDelegate, NSObject>

@optional
@property (nonatomic, nullable) UIWindow *window;
- (void)windowScene:(UIWindowScene *)windowScene didUpdateCoordinateSpace:(id<UICoordinateSpace>)previousCoordinateSpace interfaceOrientation:(UIInterfaceOrientation)previousInterfaceOrientation traitCollection:(UITraitCollection *)previousTraitCollection __attribute__((availability(tvos,unavailable)));
- (void)windowScene:(UIWindowScene *)windowScene performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL))completionHandler __attribute__((availability(tvos,unavailable)));
- (void)windowScene:(UIWindowScene *)windowScene userDidAcceptCloudKitShareWithMetadata:(CKShareMetadata *)cloudKitShareMetadata;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=18.2)))
@protocol UIWritingToolsCoordinatorDelegate <NSObject>
- (void)writingToolsCoordinator:(UIWritingToolsCoordinator *)writingToolsCoordinator requestsContextsForScope:(UIWritingToolsCoordinatorContextScope)scope completion:(void (^)(NSArray<UIWritingToolsCoordinatorContext *> *))completion;
- (void)writingToolsCoordinator:(UIWritingToolsCoordinator *)writingToolsCoordinator replaceRange:(NSRange)range inContext:(UIWritingToolsCoordinatorContext *)context proposedText:(NSAttributedString *)replacementText reason:(UIWritingToolsCoordinatorTextReplacementReason)reason animationParameters:(UIWritingToolsCoordinatorAnimationParameters * _Nullable)animationParameters completion:(void (^)(NSAttributedString * _Nullable))completion;
- (void)writingToolsCoordinator:(UIWritingToolsCoordinator *)writingToolsCoordinator selectRanges:(NSArray<NSValue *> *)ranges inContext:(UIWritingToolsCoordinatorContext *)context completion:(void (^)(void))completion;
- (void)writingToolsCoordinator:(UIWritingToolsCoordinator *)writingToolsCoordinator requestsRangeInContextWithIdentifierForPoint:(CGPoint)point completion:(void (^)(NSRange, NSUUID *))completion;
- (void)writingToolsCoordinator:(UIWritingToolsCoordinator *)writingToolsCoordinator requestsBoundingBezierPathsForRange:(NSRange)range inContext:(UIWritingToolsCoordinatorContext *)context completion:(void (^)(NSArray<UIBezierPath *> *))completion;
- (void)writingToolsCoordinator:(UIWritingToolsCoordinator *)writingToolsCoordinator requestsUnderlinePathsForRange:(NSRange)range inContext:(UIWritingToolsCoordinatorContext *)context completion:(void (^)(NSArray<UIBezierPath *> *))completion;
- (void)writingToolsCoordinator:(UIWritingToolsCoordinator *)writingToolsCoordinator prepareForTextAnimation:(UIWritingToolsCoordinatorTextAnimation)textAnimation forRange:(NSRange)range inContext:(UIWritingToolsCoordinatorContext *)context completion:(void (^)(void))completion;
- (void)writingToolsCoordinator:(UIWritingToolsCoordinator *)writingToolsCoordinator requestsPreviewForTextAnimation:(UIWritingToolsCoordinatorTextAnimation)textAnimation ofRange:(NSRange)range inContext:(UIWritingToolsCoordinatorContext *)context completion:(void (^)(UIView * _Nullable))completion;
- (void)writingToolsCoordinator:(UIWritingToolsCoordinator *)writingToolsCoordinator finishTextAnimation:(UIWritingToolsCoordinatorTextAnimation)textAnimation forRange:(NSRange)range inContext:(UIWritingToolsCoordinatorContext *)context completion:(void (^)(void))completion;
@optional
- (void)writingToolsCoordinator:(UIWritingToolsCoordinator *)writingToolsCoordinator requestsSingleContainerSubrangesOfRange:(NSRange)range inContext:(UIWritingToolsCoordinatorContext *)context completion:(void (^)(NSArray<NSValue *> *))completion;
- (void)writingToolsCoordinator:(UIWritingToolsCoordinator *)writingToolsCoordinator requestsDecorationContainerViewForRange:(NSRange)range inContext:(UIWritingToolsCoordinatorContext *)context completion:(void (^)(UIView *))completion;
- (void)writingToolsCoordinator:(UIWritingToolsCoordinator *)writingToolsCoordinator willChangeToState:(UIWritingToolsCoordinatorState)newState completion:(void (^)(void))completion;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)))
@interface NSAdaptiveImageGlyph : NSObject <NSCopying, NSSecureCoding>
- (instancetype)initWithImageContent:(NSData *)imageContent NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly) NSData *imageContent;
@property (nonatomic, readonly) NSString *contentIdentifier;
@property (nonatomic, readonly, copy) NSString *contentDescription;
@property (nonatomic, class, readonly) UTType *contentType;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)))
@interface NSCollectionLayoutAnchor : NSObject <NSCopying>
+ (NSCollectionLayoutAnchor *)layoutAnchorWithEdges:(NSDirectionalRectEdge)edges;
+ (NSCollectionLayoutAnchor *)layoutAnchorWithEdges:(NSDirectionalRectEdge)edges absoluteOffset:(CGPoint)absoluteOffset;
+ (NSCollectionLayoutAnchor *)layoutAnchorWithEdges:(NSDirectionalRectEdge)edges fractionalOffset:(CGPoint)fractionalOffset;
@property (nonatomic, readonly) NSDirectionalRectEdge edges;
@property (nonatomic, readonly) CGPoint offset;
@property (nonatomic, readonly, getter=isAbsoluteOffset) BOOL absoluteOffset;
@property (nonatomic, readonly, getter=isFractionalOffset) BOOL fractionalOffset;
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)new NS_UNAVAILABLE;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)))
@interface NSCollectionLayoutItem : NSObject <NSCopying>
+ (NSCollectionLayoutItem *)itemWithLayoutSize:(NSCollectionLayoutSize *)layoutSize;
+ (NSCollectionLayoutItem *)itemWithLayoutSize:(NSCollectionLayoutSize *)layoutSize supplementaryItems:(NSArray<NSCollectionLayoutSupplementaryItem *> *)supplementaryItems;
@property (nonatomic) NSDirectionalEdgeInsets contentInsets;
@property (nonatomic, nullable, copy) NSCollectionLayoutEdgeSpacing *edgeSpacing;
@property (nonatomic, readonly) NSCollectionLayoutSize *layoutSize;
@property (nonatomic, readonly) NSArray<NSCollectionLayoutSupplementaryItem *> *supplementaryItems;
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)new NS_UNAVAILABLE;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)))
@interface NSCollectionLayoutSupplementaryItem : NSCollectionLayoutItem <NSCopying>
+ (instancetype)supplementaryItemWithLayoutSize:(NSCollectionLayoutSize *)layoutSize elementKind:(NSString *)elementKind containerAnchor:(NSCollectionLayoutAnchor *)containerAnchor;
+ (instancetype)supplementaryItemWithLayoutSize:(NSCollectionLayoutSize *)layoutSize elementKind:(NSString *)elementKind containerAnchor:(NSCollectionLayoutAnchor *)containerAnchor itemAnchor:(NSCollectionLayoutAnchor *)itemAnchor;
@property (nonatomic) NSInteger zIndex;
@property (nonatomic, readonly) NSString *elementKind;
@property (nonatomic, readonly) NSCollectionLayoutAnchor *containerAnchor;
@property (nonatomic, readonly, nullable) NSCollectionLayoutAnchor *itemAnchor;
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)new NS_UNAVAILABLE;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)))
@interface NSCollectionLayoutBoundarySupplementaryItem : NSCollectionLayoutSupplementaryItem <NSCopying>
+ (NSCollectionLayoutBoundarySupplementaryItem *)boundarySupplementaryItemWithLayoutSize:(NSCollectionLayoutSize *)layoutSize elementKind:(NSString *)elementKind alignment:(NSRectAlignment)alignment;
+ (NSCollectionLayoutBoundarySupplementaryItem *)boundarySupplementaryItemWithLayoutSize:(NSCollectionLayoutSize *)layoutSize elementKind:(NSString *)elementKind alignment:(NSRectAlignment)alignment absoluteOffset:(CGPoint)absoluteOffset;
@property (nonatomic) BOOL extendsBoundary;
@property (nonatomic) BOOL pinToVisibleBounds;
@property (nonatomic, readonly) NSRectAlignment alignment;
@property (nonatomic, readonly) CGPoint offset;
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)new NS_UNAVAILABLE;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)))
@interface NSCollectionLayoutDecorationItem : NSCollectionLayoutItem <NSCopying>
+ (NSCollectionLayoutDecorationItem *)backgroundDecorationItemWithElementKind:(NSString *)elementKind NS_SWIFT_NAME(background(elementKind:));
@property (nonatomic) NSInteger zIndex;
@property (nonatomic, readonly) NSString *elementKind;
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)new NS_UNAVAILABLE;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)))
@interface NSCollectionLayoutDimension : NSObject <NSCopying>
+ (NSCollectionLayoutDimension *)fractionalWidthDimension:(CGFloat)fractionalWidth NS_SWIFT_NAME(fractionalWidth(_:));
+ (NSCollectionLayoutDimension *)fractionalHeightDimension:(CGFloat)fractionalHeight NS_SWIFT_NAME(fractionalHeight(_:));
+ (NSCollectionLayoutDimension *)absoluteDimension:(CGFloat)absoluteDimension NS_SWIFT_NAME(absolute(_:));
+ (NSCollectionLayoutDimension *)estimatedDimension:(CGFloat)estimatedDimension NS_SWIFT_NAME(estimated(_:));
@property (nonatomic, readonly, getter=isFractionalWidth) BOOL fractionalWidth;
@property (nonatomic, readonly, getter=isFractionalHeight) BOOL fractionalHeight;
@property (nonatomic, readonly, getter=isAbsolute) BOOL absolute;
@property (nonatomic, readonly, getter=isEstimated) BOOL estimated;
@property (nonatomic, readonly) CGFloat dimension;
+ (NSCollectionLayoutDimension *)uniformAcrossSiblingsWithEstimate:(CGFloat)estimatedDimension NS_SWIFT_NAME(uniformAcrossSiblings(estimate:)) __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
@property (nonatomic, readonly, getter=isUniformAcrossSiblings) BOOL uniformAcrossSiblings __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)new NS_UNAVAILABLE;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)))
@interface NSCollectionLayoutEdgeSpacing : NSObject <NSCopying>
+ (NSCollectionLayoutEdgeSpacing *)spacingForLeading:(NSCollectionLayoutSpacing * _Nullable)leading top:(NSCollectionLayoutSpacing * _Nullable)top trailing:(NSCollectionLayoutSpacing * _Nullable)trailing bottom:(NSCollectionLayoutSpacing * _Nullable)bottom NS_SWIFT_NAME(init(leading:top:trailing:bottom:));
@property (nonatomic, readonly, nullable) NSCollectionLayoutSpacing *leading;
@property (nonatomic, readonly, nullable) NSCollectionLayoutSpacing *top;
@property (nonatomic, readonly, nullable) NSCollectionLayoutSpacing *trailing;
@property (nonatomic, readonly, nullable) NSCollectionLayoutSpacing *bottom;
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)new NS_UNAVAILABLE;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)))
@interface NSCollectionLayoutGroup : NSCollectionLayoutItem <NSCopying>
+ (NSCollectionLayoutGroup *)horizontalGroupWithLayoutSize:(NSCollectionLayoutSize *)layoutSize subitem:(NSCollectionLayoutItem *)subitem count:(NSInteger)count NS_SWIFT_NAME(horizontal(layoutSize:subitem:count:));
+ (NSCollectionLayoutGroup *)horizontalGroupWithLayoutSize:(NSCollectionLayoutSize *)layoutSize subitems:(NSArray<NSCollectionLayoutItem *> *)subitems NS_SWIFT_NAME(horizontal(layoutSize:subitems:));
+ (NSCollectionLayoutGroup *)verticalGroupWithLayoutSize:(NSCollectionLayoutSize *)layoutSize subitem:(NSCollectionLayoutItem *)subitem count:(NSInteger)count NS_SWIFT_NAME(vertical(layoutSize:subitem:count:));
+ (NSCollectionLayoutGroup *)verticalGroupWithLayoutSize:(NSCollectionLayoutSize *)layoutSize subitems:(NSArray<NSCollectionLayoutItem *> *)subitems NS_SWIFT_NAME(vertical(layoutSize:subitems:));
+ (NSCollectionLayoutGroup *)customGroupWithLayoutSize:(NSCollectionLayoutSize *)layoutSize itemProvider:(NSArray<NSCollectionLayoutGroupCustomItem *> * (^)(id<NSCollectionLayoutEnvironment>))itemProvider NS_SWIFT_NAME(custom(layoutSize:itemProvider:));
@property (nonatomic, copy) NSArray<NSCollectionLayoutSupplementaryItem *> *supplementaryItems;
@property (nonatomic, nullable, copy) NSCollectionLayoutSpacing *interItemSpacing;
@property (nonatomic, readonly) NSArray<NSCollectionLayoutItem *> *subitems;
- (NSString *)visualDescription;
+ (NSCollectionLayoutGroup *)horizontalGroupWithLayoutSize:(NSCollectionLayoutSize *)layoutSize repeatingSubitem:(NSCollectionLayoutItem *)repeatingSubitem count:(NSInteger)count NS_SWIFT_NAME(horizontal(layoutSize:repeatingSubitem:count:)) __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
+ (NSCollectionLayoutGroup *)verticalGroupWithLayoutSize:(NSCollectionLayoutSize *)layoutSize repeatingSubitem:(NSCollectionLayoutItem *)repeatingSubitem count:(NSInteger)count NS_SWIFT_NAME(vertical(layoutSize:repeatingSubitem:count:)) __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)new NS_UNAVAILABLE;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)))
@interface NSCollectionLayoutGroupCustomItem : NSObject <NSCopying>
+ (NSCollectionLayoutGroupCustomItem *)customItemWithFrame:(CGRect)frame;
+ (NSCollectionLayoutGroupCustomItem *)customItemWithFrame:(CGRect)frame zIndex:(NSInteger)zIndex;
@property (nonatomic, readonly) CGRect frame;
@property (nonatomic, readonly) NSInteger zIndex;
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)new NS_UNAVAILABLE;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)))
@interface NSCollectionLayoutSection : NSObject <NSCopying>
+ (NSCollectionLayoutSection *)sectionWithGroup:(NSCollectionLayoutGroup *)group;
@property (nonatomic) NSDirectionalEdgeInsets contentInsets;
@property (nonatomic) CGFloat interGroupSpacing;
@property (nonatomic) UIContentInsetsReference contentInsetsReference __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic) UICollectionLayoutSectionOrthogonalScrollingBehavior orthogonalScrollingBehavior;
@property (nonatomic, copy) NSArray<NSCollectionLayoutBoundarySupplementaryItem *> *boundarySupplementaryItems;
@property (nonatomic) BOOL supplementariesFollowContentInsets __attribute__((availability(ios,deprecated=16.0))) __attribute__((availability(tvos,deprecated=16.0)));
@property (nonatomic, nullable, copy) void (^ visibleItemsInvalidationHandler)(NSArray<id<NSCollectionLayoutVisibleItem>> *, CGPoint, id<NSCollectionLayoutEnvironment>);
@property (nonatomic, copy) NSArray<NSCollectionLayoutDecorationItem *> *decorationItems;
+ (NSCollectionLayoutSection *)orthogonalLayoutSectionForMediaItems __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,unavailable)));
@property (nonatomic) UIContentInsetsReference supplementaryContentInsetsReference __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic, readonly) UICollectionLayoutSectionOrthogonalScrollingProperties *orthogonalScrollingProperties __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)new NS_UNAVAILABLE;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)))
@interface NSCollectionLayoutSize : NSObject <NSCopying>
+ (NSCollectionLayoutSize *)sizeWithWidthDimension:(NSCollectionLayoutDimension *)width heightDimension:(NSCollectionLayoutDimension *)height;
@property (nonatomic, readonly) NSCollectionLayoutDimension *widthDimension;
@property (nonatomic, readonly) NSCollectionLayoutDimension *heightDimension;
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)new NS_UNAVAILABLE;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)))
@interface NSCollectionLayoutSpacing : NSObject <NSCopying>
+ (NSCollectionLayoutSpacing *)flexibleSpacing:(CGFloat)flexibleSpacing NS_SWIFT_NAME(flexible(_:));
+ (NSCollectionLayoutSpacing *)fixedSpacing:(CGFloat)fixedSpacing NS_SWIFT_NAME(fixed(_:));
@property (nonatomic, readonly) CGFloat spacing;
@property (nonatomic, readonly, getter=isFlexibleSpacing) BOOL flexibleSpacing;
@property (nonatomic, readonly, getter=isFixedSpacing) BOOL fixedSpacing;
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)new NS_UNAVAILABLE;
@end

@interface NSDataAsset : NSObject <NSCopying>
- (instancetype)initWithName:(NSString *)name;
- (instancetype)initWithName:(NSString *)name bundle:(NSBundle *)bundle NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly) NSString *name;
@property (nonatomic, readonly, copy) NSData *data;
@property (nonatomic, readonly) NSString *typeIdentifier;
@end
NS_SWIFT_UI_ACTOR 
@interface NSLayoutConstraint : NSObject
+ (NSArray<NSLayoutConstraint *> *)constraintsWithVisualFormat:(NSString *)format options:(NSLayoutFormatOptions)formatOptions metrics:(NSDictionary * _Nullable)metrics views:(NSDictionary *)views;
@property (nonatomic) UILayoutPriority priority;
@property (nonatomic) BOOL shouldBeArchived;
@property (nonatomic, readonly, nullable, assign) id firstItem;
@property (nonatomic, readonly) NSLayoutAttribute firstAttribute;
@property (nonatomic, readonly) NSLayoutRelation relation;
@property (nonatomic, readonly, nullable, assign) id secondItem;
@property (nonatomic, readonly) NSLayoutAttribute secondAttribute;
@property (nonatomic, readonly) CGFloat multiplier;
@property (nonatomic) CGFloat constant;
@property (nonatomic, getter=isActive) BOOL active;
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
+ (void)deactivateConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
@property (nonatomic, nullable) NSString *identifier;
@end

@interface NSLayoutManager : NSObject <NSSecureCoding>
@property (nonatomic, readonly) NSArray<NSTextContainer *> *textContainers;
- (void)addTextContainer:(NSTextContainer *)container;
- (void)insertTextContainer:(NSTextContainer *)container atIndex:(NSInteger)index;
- (void)removeTextContainerAtIndex:(NSInteger)index;
- (void)textContainerChangedGeometry:(NSTextContainer *)container;
- (void)textContainerChangedTextView:(NSTextContainer *)container __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly) BOOL hasNonContiguousLayout;
- (void)invalidateGlyphsForCharacterRange:(NSRange)characterRange changeInLength:(NSInteger)delta actualCharacterRange:(NSRange *)actualCharacterRange;
- (void)invalidateLayoutForCharacterRange:(NSRange)characterRange actualCharacterRange:(NSRange *)actualCharacterRange;
- (void)invalidateDisplayForCharacterRange:(NSRange)characterRange;
- (void)invalidateDisplayForGlyphRange:(NSRange)glyphRange;
- (void)ensureGlyphsForCharacterRange:(NSRange)characterRange;
- (void)ensureGlyphsForGlyphRange:(NSRange)glyphRange;
- (void)ensureLayoutForCharacterRange:(NSRange)characterRange;
- (void)ensureLayoutForGlyphRange:(NSRange)glyphRange;
- (void)ensureLayoutForTextContainer:(NSTextContainer *)container;
- (void)ensureLayoutForBoundingRect:(CGRect)bounds inTextContainer:(NSTextContainer *)container;
@property (nonatomic, readonly) NSUInteger numberOfGlyphs;
- (UInt16 *)glyphAtIndex:(NSUInteger)glyphIndex isValidIndex:(BOOL *)isValidIndex __attribute__((availability(ios,deprecated=9.0))) __attribute__((availability(tvos,deprecated=9.0)));
- (UInt16 *)glyphAtIndex:(NSUInteger)glyphIndex __attribute__((availability(ios,deprecated=9.0))) __attribute__((availability(tvos,deprecated=9.0)));
- (BOOL)isValidGlyphIndex:(NSUInteger)glyphIndex;
- (NSUInteger)characterIndexForGlyphAtIndex:(NSUInteger)glyphIndex;
- (NSUInteger)glyphIndexForCharacterAtIndex:(NSUInteger)characterIndex;
- (void)setTextContainer:(NSTextContainer *)container forGlyphRange:(NSRange)glyphRange;
- (void)setLineFragmentRect:(CGRect)fragmentRect forGlyphRange:(NSRange)glyphRange usedRect:(CGRect)usedRect;
- (void)setExtraLineFragmentRect:(CGRect)fragmentRect usedRect:(CGRect)usedRect textContainer:(NSTextContainer *)container;
- (void)setLocation:(CGPoint)location forStartOfGlyphRange:(NSRange)forStartOfGlyphRange;
- (void)setNotShownAttribute:(BOOL)flag forGlyphAtIndex:(NSUInteger)glyphIndex;
- (void)setDrawsOutsideLineFragment:(BOOL)flag forGlyphAtIndex:(NSUInteger)glyphIndex;
- (void)setAttachmentSize:(CGSize)attachmentSize forGlyphRange:(NSRange)glyphRange;
- (void)getFirstUnlaidCharacterIndex:(NSUInteger *)characterIndex glyphIndex:(NSUInteger *)glyphIndex;
@property (nonatomic, readonly) NSUInteger firstUnlaidCharacterIndex;
@property (nonatomic, readonly) NSUInteger firstUnlaidGlyphIndex;
- (NSTextContainer * _Nullable)textContainerForGlyphAtIndex:(NSUInteger)glyphIndex effectiveRange:(NSRange *)effectiveGlyphRange;
- (NSTextContainer * _Nullable)textContainerForGlyphAtIndex:(NSUInteger)glyphIndex effectiveRange:(NSRange *)effectiveGlyphRange withoutAdditionalLayout:(BOOL)withoutAdditionalLayout;
- (CGRect)usedRectForTextContainer:(NSTextContainer *)container;
- (CGRect)lineFragmentRectForGlyphAtIndex:(NSUInteger)glyphIndex effectiveRange:(NSRange *)effectiveGlyphRange;
- (CGRect)lineFragmentRectForGlyphAtIndex:(NSUInteger)glyphIndex effectiveRange:(NSRange *)effectiveGlyphRange withoutAdditionalLayout:(BOOL)withoutAdditionalLayout;
- (CGRect)lineFragmentUsedRectForGlyphAtIndex:(NSUInteger)glyphIndex effectiveRange:(NSRange *)effectiveGlyphRange;
- (CGRect)lineFragmentUsedRectForGlyphAtIndex:(NSUInteger)glyphIndex effectiveRange:(NSRange *)effectiveGlyphRange withoutAdditionalLayout:(BOOL)withoutAdditionalLayout;
@property (nonatomic, readonly) CGRect extraLineFragmentRect;
@property (nonatomic, readonly) CGRect extraLineFragmentUsedRect;
@property (nonatomic, readonly) NSTextContainer *extraLineFragmentTextContainer;
- (CGPoint)locationForGlyphAtIndex:(NSUInteger)glyphIndex;
- (BOOL)notShownAttributeForGlyphAtIndex:(NSUInteger)glyphIndex;
- (BOOL)drawsOutsideLineFragmentForGlyphAtIndex:(NSUInteger)glyphIndex;
- (CGSize)attachmentSizeForGlyphAtIndex:(NSUInteger)glyphIndex;
- (void)setLayoutRect:(CGRect)layoutRect forTextBlock:(NSTextBlock *)forTextBlock glyphRange:(NSRange)glyphRange __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
- (void)setBoundsRect:(CGRect)boundsRect forTextBlock:(NSTextBlock *)forTextBlock glyphRange:(NSRange)glyphRange __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
- (CGRect)layoutRectForTextBlock:(NSTextBlock *)block glyphRange:(NSRange)glyphRange __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
- (CGRect)boundsRectForTextBlock:(NSTextBlock *)block glyphRange:(NSRange)glyphRange __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
- (CGRect)layoutRectForTextBlock:(NSTextBlock *)block atIndex:(NSUInteger)glyphIndex effectiveRange:(NSRange *)effectiveGlyphRange __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
- (CGRect)boundsRectForTextBlock:(NSTextBlock *)block atIndex:(NSUInteger)glyphIndex effectiveRange:(NSRange *)effectiveGlyphRange __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
- (NSRange)glyphRangeForCharacterRange:(NSRange)characterRange actualCharacterRange:(NSRange *)actualCharacterRange;
- (NSRange)characterRangeForGlyphRange:(NSRange)glyphRange actualGlyphRange:(NSRange *)actualGlyphRange;
- (NSRange)glyphRangeForTextContainer:(NSTextContainer *)container;
- (NSRange)rangeOfNominallySpacedGlyphsContainingIndex:(NSUInteger)glyphIndex;
- (CGRect)boundingRectForGlyphRange:(NSRange)glyphRange inTextContainer:(NSTextContainer *)container;
- (NSRange)glyphRangeForBoundingRect:(CGRect)bounds inTextContainer:(NSTextContainer *)container;
- (NSRange)glyphRangeForBoundingRectWithoutAdditionalLayout:(CGRect)bounds inTextContainer:(NSTextContainer *)container;
- (NSUInteger)glyphIndexForPoint:(CGPoint)point inTextContainer:(NSTextContainer *)container fractionOfDistanceThroughGlyph:(CGFloat *)fractionOfDistanceThroughGlyph;
- (NSUInteger)glyphIndexForPoint:(CGPoint)point inTextContainer:(NSTextContainer *)container;
- (CGFloat)fractionOfDistanceThroughGlyphForPoint:(CGPoint)point inTextContainer:(NSTextContainer *)container;
- (NSUInteger)characterIndexForPoint:(CGPoint)point inTextContainer:(NSTextContainer *)container fractionOfDistanceBetweenInsertionPoints:(CGFloat *)fractionOfDistanceBetweenInsertionPoints;
- (NSDictionary<NSString *, id> *)temporaryAttributesAtCharacterIndex:(NSUInteger)characterIndex effectiveRange:(NSRange *)effectiveCharacterRange __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
- (void)setTemporaryAttributes:(NSDictionary *)attrs forCharacterRange:(NSRange)charRange __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
- (void)addTemporaryAttributes:(NSDictionary<NSString *, id> *)attributes forCharacterRange:(NSRange)characterRange __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
- (void)removeTemporaryAttribute:(NSString *)attributeName forCharacterRange:(NSRange)characterRange __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
- (id)temporaryAttribute:(NSString *)attributeName atCharacterIndex:(NSUInteger)characterIndex effectiveRange:(NSRange *)effectiveRange __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
- (id)temporaryAttribute:(NSString *)attributeName atCharacterIndex:(NSUInteger)characterIndex longestEffectiveRange:(NSRange *)longestEffectiveRange inRange:(NSRange)rangeLimit __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
- (NSDictionary<NSString *, id> *)temporaryAttributesAtCharacterIndex:(NSUInteger)characterIndex longestEffectiveRange:(NSRange *)longestEffectiveRange inRange:(NSRange)rangeLimit __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
- (void)addTemporaryAttribute:(NSString *)attributeName value:(id)value forCharacterRange:(NSRange)characterRange __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
- (CGFloat)defaultLineHeightForFont:(UIFont *)font __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
- (CGFloat)defaultBaselineOffsetForFont:(UIFont *)font __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
@property (nonatomic, nullable) NSTextStorage *textStorage;
@property (nonatomic) NSGlyphGenerator *glyphGenerator __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
@property (nonatomic) NSTypesetter *typesetter __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
@property (nonatomic, nullable, weak) id<NSLayoutManagerDelegate> delegate;
@property (nonatomic) BOOL backgroundLayoutEnabled __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
@property (nonatomic) BOOL usesScreenFonts __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
@property (nonatomic) BOOL showsInvisibleCharacters;
@property (nonatomic) BOOL showsControlCharacters;
@property (nonatomic) CGFloat hyphenationFactor __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0)));
@property (nonatomic) NSImageScaling *defaultAttachmentScaling __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
@property (nonatomic) NSTypesetterBehavior *typesetterBehavior __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
@property (nonatomic) BOOL allowsNonContiguousLayout;
@property (nonatomic) BOOL usesFontLeading;
- (void)drawBackgroundForGlyphRange:(NSRange)glyphsToShow atPoint:(CGPoint)origin;
- (void)drawGlyphsForGlyphRange:(NSRange)glyphsToShow atPoint:(CGPoint)origin;
- (NSGlyphProperty)propertyForGlyphAtIndex:(NSUInteger)glyphIndex;
- (UInt16 *)CGGlyphAtIndex:(NSUInteger)glyphIndex isValidIndex:(BOOL *)isValidIndex;
- (UInt16 *)CGGlyphAtIndex:(NSUInteger)glyphIndex;
- (void)processEditingForTextStorage:(NSTextStorage *)textStorage edited:(NSTextStorageEditActions)editMask range:(NSRange)newCharacterRange changeInLength:(NSInteger)delta invalidatedRange:(NSRange)invalidatedCharacterRange;
- (NSRange)truncatedGlyphRangeInLineFragmentForGlyphAtIndex:(NSUInteger)glyphIndex;
- (void)enumerateLineFragmentsForGlyphRange:(NSRange)glyphRange usingBlock:(void (^)(CGRect, CGRect, NSTextContainer *, NSRange, BOOL *))callback;
- (void)enumerateEnclosingRectsForGlyphRange:(NSRange)glyphRange withinSelectedGlyphRange:(NSRange)selectedRange inTextContainer:(NSTextContainer *)textContainer usingBlock:(void (^)(CGRect, BOOL *))callback;
- (void)drawUnderlineForGlyphRange:(NSRange)glyphRange underlineType:(NSUnderlineStyle)underlineVal baselineOffset:(CGFloat)baselineOffset lineFragmentRect:(CGRect)lineRect lineFragmentGlyphRange:(NSRange)lineGlyphRange containerOrigin:(CGPoint)containerOrigin;
- (void)underlineGlyphRange:(NSRange)glyphRange underlineType:(NSUnderlineStyle)underlineVal lineFragmentRect:(CGRect)lineRect lineFragmentGlyphRange:(NSRange)lineGlyphRange containerOrigin:(CGPoint)containerOrigin;
- (void)drawStrikethroughForGlyphRange:(NSRange)glyphRange strikethroughType:(NSUnderlineStyle)strikethroughVal baselineOffset:(CGFloat)baselineOffset lineFragmentRect:(CGRect)lineRect lineFragmentGlyphRange:(NSRange)lineGlyphRange containerOrigin:(CGPoint)containerOrigin;
- (void)strikethroughGlyphRange:(NSRange)glyphRange strikethroughType:(NSUnderlineStyle)strikethroughVal lineFragmentRect:(CGRect)lineRect lineFragmentGlyphRange:(NSRange)lineGlyphRange containerOrigin:(CGPoint)containerOrigin;
- (void)showAttachmentCell:(NSCell *)cell inRect:(CGRect)rect characterIndex:(NSUInteger)characterIndex __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
@property (nonatomic) BOOL limitsLayoutForSuspiciousContents;
@property (nonatomic) BOOL usesDefaultHyphenation __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
- (void *)rectArrayForGlyphRange:(NSRange)glyphRange withinSelectedGlyphRange:(NSRange)selectedGlyphRange inTextContainer:(void *)textContainerHandle rectCount:(NSUInteger *)rectCount __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
- (NSUInteger)getLineFragmentInsertionPointsForCharacterAtIndex:(NSUInteger)characterIndex alternatePositions:(BOOL)alternatePositions inDisplayOrder:(BOOL)inDisplayOrder positions:(void *)positions characterIndexes:(void *)characterIndexes;
- (NSUInteger)getGlyphsInRange:(NSRange)glyphRange glyphs:(void *)glyphBuffer properties:(void *)properties characterIndexes:(void *)characterIndexBuffer bidiLevels:(void *)bidiLevelBuffer;
- (void)setGlyphs:(void *)glyphs properties:(void *)properties characterIndexes:(void *)characterIndexes font:(UIFont *)font forGlyphRange:(NSRange)glyphRange;
- (void)showCGGlyphs:(void *)glyphs positions:(void *)positions count:(NSUInteger)glyphCount font:(UIFont *)font matrix:(CGAffineTransform)textMatrix attributes:(NSDictionary *)attributes inContext:(CGContextRef)graphicsContext __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0)));
- (void)showCGGlyphs:(void *)glyphs positions:(void *)positions count:(NSInteger)glyphCount font:(UIFont *)font textMatrix:(CGAffineTransform)textMatrix attributes:(NSDictionary *)attributes inContext:(CGContextRef)graphicsContext __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
- (void)fillBackgroundRectArray:(void *)rectArray count:(NSUInteger)rectCount forCharacterRange:(NSRange)characterRange color:(UIColor *)color;
@end

@interface NSParagraphStyle : NSObject <NSSecureCoding, NSMutableCopying>
@property (nonatomic) CGFloat lineSpacing;
@property (nonatomic) CGFloat paragraphSpacing;
@property (nonatomic) NSTextAlignment alignment;
@property (nonatomic) CGFloat headIndent;
@property (nonatomic) CGFloat tailIndent;
@property (nonatomic) CGFloat firstLineHeadIndent;
@property (nonatomic) CGFloat minimumLineHeight;
@property (nonatomic) CGFloat maximumLineHeight;
@property (nonatomic) NSLineBreakMode lineBreakMode;
@property (nonatomic) NSWritingDirection baseWritingDirection;
@property (nonatomic) CGFloat lineHeightMultiple;
@property (nonatomic) CGFloat paragraphSpacingBefore;
@property (nonatomic) float hyphenationFactor;
@property (nonatomic, readonly) BOOL usesDefaultHyphenation __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
+ (NSWritingDirection)defaultWritingDirectionForLanguage:(NSString * _Nullable)languageName;
@property (nonatomic, class, readonly, copy) NSParagraphStyle *defaultParagraphStyle;
@property (nonatomic) CGFloat defaultTabInterval;
@property (nonatomic, nullable, copy) NSArray<NSTextTab *> *tabStops;
@property (nonatomic) BOOL allowsDefaultTighteningForTruncation;
@property (nonatomic) NSArray<NSTextBlock *> *textBlocks __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
@property (nonatomic) NSArray<NSTextList *> *textLists;
@property (nonatomic) float tighteningFactorForTruncation __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
@property (nonatomic) NSInteger headerLevel __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
@property (nonatomic) NSLineBreakStrategy lineBreakStrategy;
@end

@interface NSMutableParagraphStyle : NSParagraphStyle
@property (nonatomic) CGFloat lineSpacing;
@property (nonatomic) NSTextAlignment alignment;
@property (nonatomic) CGFloat headIndent;
@property (nonatomic) CGFloat tailIndent;
@property (nonatomic) CGFloat firstLineHeadIndent;
@property (nonatomic) CGFloat minimumLineHeight;
@property (nonatomic) CGFloat maximumLineHeight;
@property (nonatomic) NSLineBreakMode lineBreakMode;
@property (nonatomic) NSWritingDirection baseWritingDirection;
@property (nonatomic) CGFloat lineHeightMultiple;
@property (nonatomic) CGFloat paragraphSpacing;
@property (nonatomic) CGFloat paragraphSpacingBefore;
@property (nonatomic) float hyphenationFactor;
@property (nonatomic) BOOL usesDefaultHyphenation __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic) CGFloat defaultTabInterval;
@property (nonatomic, nullable, copy) NSArray<NSTextTab *> *tabStops;
@property (nonatomic) BOOL allowsDefaultTighteningForTruncation;
- (void)addTabStop:(NSTextTab *)textTab;
- (void)removeTabStop:(NSTextTab *)textTab;
- (void)setParagraphStyle:(NSParagraphStyle *)paragraphStyle;
@property (nonatomic) NSArray<NSTextBlock *> *textBlocks __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
@property (nonatomic) NSArray<NSTextList *> *textLists;
@property (nonatomic) float tighteningFactorForTruncation __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
@property (nonatomic) NSInteger headerLevel __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
@property (nonatomic) NSLineBreakStrategy lineBreakStrategy;
@end

@interface NSShadow : NSObject <NSSecureCoding, NSCopying>
- (void)set __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
@property (nonatomic) CGSize shadowOffset;
@property (nonatomic) CGFloat shadowBlurRadius;
@property (nonatomic, nullable) UIColor *shadowColor;
@end

@interface NSTextAttachment : NSObject <NSTextAttachmentContainer, NSSecureCoding, NSTextAttachmentLayout, UIAccessibilityContentSizeCategoryImageAdjusting>
- (instancetype)initWithFileWrapper:(NSFileWrapper *)fileWrapper __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
- (instancetype)initWithData:(NSData * _Nullable)contentData ofType:(NSString * _Nullable)uti NS_DESIGNATED_INITIALIZER;
@property (nonatomic, nullable) NSData *contents;
@property (nonatomic, nullable) NSString *fileType;
@property (nonatomic, nullable) UIImage *image;
@property (nonatomic) CGRect bounds;
@property (nonatomic, nullable) NSFileWrapper *fileWrapper;
@property (nonatomic) NSTextAttachmentCell *attachmentCell __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
+ (NSTextAttachment *)textAttachmentWithImage:(UIImage *)image __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic) CGFloat lineLayoutPadding __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
+ (Class _Nullable)textAttachmentViewProviderClassForFileType:(NSString *)fileType __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
+ (void)registerTextAttachmentViewProviderClass:(Class)textAttachmentViewProviderClass forFileType:(NSString *)fileType __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic) BOOL allowsTextAttachmentView __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic, readonly) BOOL usesTextAttachmentView __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)))
@interface NSTextAttachmentViewProvider : NSObject
- (instancetype)initWithTextAttachment:(NSTextAttachment *)textAttachment parentView:(UIView * _Nullable)parentView textLayoutManager:(NSTextLayoutManager * _Nullable)textLayoutManager location:(id<NSTextLocation>)location NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly, nullable) NSTextAttachment *textAttachment;
@property (nonatomic, readonly, nullable) NSTextLayoutManager *textLayoutManager;
@property (nonatomic, readonly) id<NSTextLocation> location;
@property (nonatomic, nullable) UIView *view;
- (void)loadView;
@property (nonatomic) BOOL tracksTextAttachmentViewBounds;
- (CGRect)attachmentBoundsForAttributes:(NSDictionary<NSString *, id> *)attributes location:(id<NSTextLocation>)location textContainer:(NSTextContainer * _Nullable)textContainer proposedLineFragment:(CGRect)proposedLineFragment position:(CGPoint)position;
@end

@interface NSTextContainer : NSObject <NSTextLayoutOrientationProvider, NSSecureCoding>
- (instancetype)initWithSize:(CGSize)size NS_DESIGNATED_INITIALIZER;
- (void *)initWithContainerSize:(CGSize)size __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
@property (nonatomic, nullable) NSLayoutManager *layoutManager;
@property (nonatomic) CGSize size;
@property (nonatomic, copy) NSArray<UIBezierPath *> *exclusionPaths;
@property (nonatomic) NSLineBreakMode lineBreakMode;
@property (nonatomic) CGFloat lineFragmentPadding;
@property (nonatomic) NSUInteger maximumNumberOfLines;
- (CGRect)lineFragmentRectForProposedRect:(CGRect)proposedRect atIndex:(NSUInteger)characterIndex writingDirection:(NSWritingDirection)baseWritingDirection remainingRect:(CGRect *)remainingRect;
@property (nonatomic) BOOL widthTracksTextView;
@property (nonatomic) BOOL heightTracksTextView;
- (void)replaceLayoutManager:(NSLayoutManager *)newLayoutManager;
@property (nonatomic, readonly, getter=isSimpleRectangularTextContainer) BOOL simpleRectangularTextContainer;
- (BOOL)containsPoint:(CGPoint)point __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
@property (nonatomic) NSTextView *textView __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
@property (nonatomic) CGSize containerSize __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly, nullable) NSTextLayoutManager *textLayoutManager __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)))
@interface NSTextContentManager : NSObject <NSTextElementProvider, NSSecureCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
@property (nonatomic, nullable, weak) id<NSTextContentManagerDelegate> delegate;
@property (nonatomic, readonly, copy) NSArray<NSTextLayoutManager *> *textLayoutManagers;
- (void)addTextLayoutManager:(NSTextLayoutManager *)textLayoutManager;
- (void)removeTextLayoutManager:(NSTextLayoutManager *)textLayoutManager;
@property (nonatomic, nullable) NSTextLayoutManager *primaryTextLayoutManager;
- (void)synchronizeTextLayoutManagers:(void (^ _Nullable)(NSError *))completionHandler;
- (NSArray<NSTextElement *> *)textElementsForRange:(NSTextRange *)range;
@property (nonatomic, readonly) BOOL hasEditingTransaction;
- (void)performEditingTransactionUsingBlock:(void (^)(void))transaction;
- (void)recordEditActionInRange:(NSTextRange *)originalTextRange newTextRange:(NSTextRange *)newTextRange;
@property (nonatomic) BOOL automaticallySynchronizesTextLayoutManagers;
@property (nonatomic) BOOL automaticallySynchronizesToBackingStore;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)))
@interface NSTextContentStorage : NSTextContentManager <NSTextStorageObserving>
@property (nonatomic, nullable, weak) id<NSTextContentStorageDelegate> delegate;
@property (nonatomic, nullable, copy) NSAttributedString *attributedString;
- (NSAttributedString * _Nullable)attributedStringForTextElement:(NSTextElement *)textElement;
- (NSTextElement * _Nullable)textElementForAttributedString:(NSAttributedString *)attributedString;
- (id<NSTextLocation> _Nullable)locationFromLocation:(id<NSTextLocation>)location withOffset:(NSInteger)offset;
- (NSInteger)offsetFromLocation:(id<NSTextLocation>)from toLocation:(id<NSTextLocation>)to;
- (NSTextRange * _Nullable)adjustedRangeFromRange:(NSTextRange *)textRange forEditingTextSelection:(BOOL)forEditingTextSelection;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)))
@interface NSTextElement : NSObject
- (instancetype)initWithTextContentManager:(NSTextContentManager * _Nullable)textContentManager NS_DESIGNATED_INITIALIZER;
@property (nonatomic, nullable) NSTextContentManager *textContentManager;
@property (nonatomic, nullable) NSTextRange *elementRange;
@property (nonatomic, readonly, copy) NSArray<NSTextElement *> *childElements __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic, readonly, nullable) NSTextElement *parentElement __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic, readonly, getter=isRepresentedElement) BOOL representedElement __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)))
@interface NSTextLayoutFragment : NSObject <NSSecureCoding>
- (instancetype)initWithTextElement:(NSTextElement *)textElement range:(NSTextRange * _Nullable)rangeInElement NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly, nullable) NSTextLayoutManager *textLayoutManager;
@property (nonatomic, readonly, nullable) NSTextElement *textElement;
@property (nonatomic, readonly) NSTextRange *rangeInElement;
@property (nonatomic, readonly, copy) NSArray<NSTextLineFragment *> *textLineFragments;
@property (nonatomic, nullable) NSOperationQueue *layoutQueue;
@property (nonatomic, readonly) NSTextLayoutFragmentState state;
- (void)invalidateLayout;
@property (nonatomic, readonly) CGRect layoutFragmentFrame;
@property (nonatomic, readonly) CGRect renderingSurfaceBounds;
@property (nonatomic, readonly) CGFloat leadingPadding;
@property (nonatomic, readonly) CGFloat trailingPadding;
@property (nonatomic, readonly) CGFloat topMargin;
@property (nonatomic, readonly) CGFloat bottomMargin;
- (void)drawAtPoint:(CGPoint)point inContext:(CGContextRef)context;
@property (nonatomic, readonly, copy) NSArray<NSTextAttachmentViewProvider *> *textAttachmentViewProviders;
- (CGRect)frameForTextAttachmentAtLocation:(id<NSTextLocation>)location;
- (NSTextLineFragment * _Nullable)textLineFragmentForVerticalOffset:(CGFloat)verticalOffset requiresExactMatch:(BOOL)requiresExactMatch __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
- (NSTextLineFragment * _Nullable)textLineFragmentForTextLocation:(id<NSTextLocation>)textLocation isUpstreamAffinity:(BOOL)isUpstreamAffinity __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)))
@interface NSTextLayoutManager : NSObject <NSSecureCoding, NSTextSelectionDataSource>
@property (nonatomic, nullable, weak) id<NSTextLayoutManagerDelegate> delegate;
@property (nonatomic) BOOL usesFontLeading;
@property (nonatomic) BOOL limitsLayoutForSuspiciousContents;
@property (nonatomic) BOOL usesHyphenation;
@property (nonatomic, readonly, nullable) NSTextContentManager *textContentManager;
- (void)replaceTextContentManager:(NSTextContentManager *)textContentManager;
@property (nonatomic, nullable) NSTextContainer *textContainer;
@property (nonatomic, readonly) CGRect usageBoundsForTextContainer;
@property (nonatomic, readonly) NSTextViewportLayoutController *textViewportLayoutController;
@property (nonatomic, nullable) NSOperationQueue *layoutQueue;
- (void)ensureLayoutForRange:(NSTextRange *)range;
- (void)ensureLayoutForBounds:(CGRect)bounds;
- (void)invalidateLayoutForRange:(NSTextRange *)range;
- (NSTextLayoutFragment * _Nullable)textLayoutFragmentForPosition:(CGPoint)position;
- (NSTextLayoutFragment * _Nullable)textLayoutFragmentForLocation:(id<NSTextLocation>)location;
- (id<NSTextLocation> _Nullable)enumerateTextLayoutFragmentsFromLocation:(id<NSTextLocation> _Nullable)location options:(NSTextLayoutFragmentEnumerationOptions)options usingBlock:(BOOL (^)(NSTextLayoutFragment *))handler;
@property (nonatomic) NSArray<NSTextSelection *> *textSelections;
@property (nonatomic) NSTextSelectionNavigation *textSelectionNavigation;
- (void)enumerateRenderingAttributesFromLocation:(id<NSTextLocation>)location reverse:(BOOL)reverse usingBlock:(BOOL (^)(NSTextLayoutManager *, NSDictionary<NSString *, id> *, NSTextRange *))handler;
- (void)setRenderingAttributes:(NSDictionary<NSString *, id> *)renderingAttributes forTextRange:(NSTextRange *)textRange;
- (void)addRenderingAttribute:(NSString *)renderingAttribute value:(id _Nullable)value forTextRange:(NSTextRange *)textRange;
- (void)removeRenderingAttribute:(NSString *)renderingAttribute forTextRange:(NSTextRange *)textRange;
- (void)invalidateRenderingAttributesForTextRange:(NSTextRange *)textRange;
@property (nonatomic, nullable, copy) void (^ renderingAttributesValidator)(NSTextLayoutManager *, NSTextLayoutFragment *);
@property (nonatomic, class, readonly) NSDictionary<NSString *, id> *linkRenderingAttributes;
- (NSDictionary<NSString *, id> *)renderingAttributesForLink:(id)link atLocation:(id<NSTextLocation>)location;
- (void)enumerateTextSegmentsInRange:(NSTextRange *)textRange type:(NSTextLayoutManagerSegmentType)type options:(NSTextLayoutManagerSegmentOptions)options usingBlock:(BOOL (^)(NSTextRange *, CGRect, CGFloat, NSTextContainer *))handler;
- (void)replaceContentsInRange:(NSTextRange *)range withTextElements:(NSArray<NSTextElement *> *)textElements;
- (void)replaceContentsInRange:(NSTextRange *)range withAttributedString:(NSAttributedString *)attributedString;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)))
@interface NSTextLineFragment : NSObject <NSSecureCoding>
- (instancetype)initWithAttributedString:(NSAttributedString *)attributedString range:(NSRange)range NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithString:(NSString *)string attributes:(NSDictionary<NSString *, id> *)attributes range:(NSRange)range;
@property (nonatomic, readonly) NSAttributedString *attributedString;
@property (nonatomic, readonly) NSRange characterRange;
@property (nonatomic, readonly) CGRect typographicBounds;
@property (nonatomic, readonly) CGPoint glyphOrigin;
- (void)drawAtPoint:(CGPoint)point inContext:(CGContextRef)context;
- (CGPoint)locationForCharacterAtIndex:(NSInteger)characterIndex;
- (NSInteger)characterIndexForPoint:(CGPoint)point;
- (CGFloat)fractionOfDistanceThroughGlyphForPoint:(CGPoint)point;
@end
NS_SWIFT_UI_ACTOR 
@interface NSTextList : NSObject <NSCoding, NSCopying, NSSecureCoding>
- (instancetype)initWithMarkerFormat:(NSString *)format options:(NSTextListOptions)mask;
@property (nonatomic, readonly) NSString *markerFormat;
- (instancetype)initWithMarkerFormat:(NSString *)markerFormat options:(NSTextListOptions)options startingItemNumber:(NSInteger)startingItemNumber NS_DESIGNATED_INITIALIZER __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic, readonly) NSTextListOptions listOptions;
- (NSString *)markerForItemNumber:(NSInteger)itemNum;
@property (nonatomic) NSInteger startingItemNumber;
@property (nonatomic, readonly, getter=isOrdered) BOOL ordered __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)))
@interface NSTextParagraph : NSTextElement
- (instancetype)initWithAttributedString:(NSAttributedString * _Nullable)attributedString NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithTextContentManager:(NSTextContentManager * _Nullable)textContentManager NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly) NSAttributedString *attributedString;
@property (nonatomic, readonly, nullable) NSTextRange *paragraphContentRange;
@property (nonatomic, readonly, nullable) NSTextRange *paragraphSeparatorRange;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)))
@interface NSTextListElement : NSTextParagraph
- (instancetype)initWithAttributedString:(NSAttributedString * _Nullable)attributedString NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithTextContentManager:(NSTextContentManager * _Nullable)textContentManager NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithParentElement:(NSTextListElement * _Nullable)parent textList:(NSTextList *)textList contents:(NSAttributedString * _Nullable)contents markerAttributes:(NSDictionary * _Nullable)markerAttributes childElements:(NSArray<NSTextListElement *> * _Nullable)children NS_DESIGNATED_INITIALIZER;
+ (NSTextListElement *)textListElementWithContents:(NSAttributedString *)contents markerAttributes:(NSDictionary * _Nullable)markerAttributes textList:(NSTextList *)textList childElements:(NSArray<NSTextListElement *> * _Nullable)children;
+ (NSTextListElement * _Nullable)textListElementWithChildElements:(NSArray<NSTextListElement *> *)children textList:(NSTextList *)textList nestingLevel:(NSInteger)nestingLevel;
@property (nonatomic, readonly) NSTextList *textList;
@property (nonatomic, readonly, nullable) NSAttributedString *contents;
@property (nonatomic, readonly, nullable) NSDictionary *markerAttributes;
@property (nonatomic, readonly) NSAttributedString *attributedString;
@property (nonatomic, readonly, copy) NSArray<NSTextListElement *> *childElements;
@property (nonatomic, readonly, nullable) NSTextListElement *parentElement;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)))
@interface NSTextRange : NSObject
- (instancetype)initWithLocation:(id<NSTextLocation>)location endLocation:(id<NSTextLocation> _Nullable)endLocation NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithLocation:(id<NSTextLocation>)location;
@property (nonatomic, readonly, getter=isEmpty) BOOL empty;
@property (nonatomic, readonly) id<NSTextLocation> location;
@property (nonatomic, readonly) id<NSTextLocation> endLocation;
- (BOOL)isEqualToTextRange:(NSTextRange *)textRange;
- (BOOL)containsLocation:(id<NSTextLocation>)location;
- (BOOL)containsRange:(NSTextRange *)textRange;
- (BOOL)intersectsWithTextRange:(NSTextRange *)textRange;
- (NSTextRange * _Nullable)textRangeByIntersectingWithTextRange:(NSTextRange *)textRange;
- (NSTextRange *)textRangeByFormingUnionWithTextRange:(NSTextRange *)textRange;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)))
@interface NSTextSelection : NSObject <NSSecureCoding>
- (instancetype)initWithRanges:(NSArray<NSTextRange *> *)textRanges affinity:(NSTextSelectionAffinity)affinity granularity:(NSTextSelectionGranularity)granularity NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithRange:(NSTextRange *)range affinity:(NSTextSelectionAffinity)affinity granularity:(NSTextSelectionGranularity)granularity;
- (instancetype)initWithLocation:(id<NSTextLocation>)location affinity:(NSTextSelectionAffinity)affinity;
@property (nonatomic, readonly, copy) NSArray<NSTextRange *> *textRanges;
@property (nonatomic, readonly) NSTextSelectionGranularity granularity;
@property (nonatomic, readonly) NSTextSelectionAffinity affinity;
@property (nonatomic, readonly, getter=isTransient) BOOL transient;
@property (nonatomic) CGFloat anchorPositionOffset;
@property (nonatomic, getter=isLogical) BOOL logical;
@property (nonatomic, nullable) id<NSTextLocation> secondarySelectionLocation;
@property (nonatomic, copy) NSDictionary<NSString *, id> *typingAttributes;
- (NSTextSelection *)textSelectionWithTextRanges:(NSArray<NSTextRange *> *)textRanges;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)))
@interface NSTextSelectionNavigation : NSObject
- (instancetype)initWithDataSource:(id<NSTextSelectionDataSource>)dataSource NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly, nullable, weak) id<NSTextSelectionDataSource> textSelectionDataSource;
@property (nonatomic) BOOL allowsNonContiguousRanges;
@property (nonatomic) BOOL rotatesCoordinateSystemForLayoutOrientation;
- (void)flushLayoutCache;
- (NSTextSelection * _Nullable)destinationSelectionForTextSelection:(NSTextSelection *)textSelection direction:(NSTextSelectionNavigationDirection)direction destination:(NSTextSelectionNavigationDestination)destination extending:(BOOL)extending confined:(BOOL)confined;
- (NSArray<NSTextSelection *> *)textSelectionsInteractingAtPoint:(CGPoint)point inContainerAtLocation:(id<NSTextLocation>)containerLocation anchors:(NSArray<NSTextSelection *> *)anchors modifiers:(NSTextSelectionNavigationModifier)modifiers selecting:(BOOL)selecting bounds:(CGRect)bounds;
- (NSTextSelection *)textSelectionForSelectionGranularity:(NSTextSelectionGranularity)selectionGranularity enclosingTextSelection:(NSTextSelection *)textSelection;
- (NSTextSelection * _Nullable)textSelectionForSelectionGranularity:(NSTextSelectionGranularity)selectionGranularity enclosingPoint:(CGPoint)point inContainerAtLocation:(id<NSTextLocation>)location;
- (id<NSTextLocation> _Nullable)resolvedInsertionLocationForTextSelection:(NSTextSelection *)textSelection writingDirection:(NSTextSelectionNavigationWritingDirection)writingDirection;
- (NSArray<NSTextRange *> *)deletionRangesForTextSelection:(NSTextSelection *)textSelection direction:(NSTextSelectionNavigationDirection)direction destination:(NSTextSelectionNavigationDestination)destination allowsDecomposition:(BOOL)allowsDecomposition;
@end

@interface NSTextStorage : NSMutableAttributedString <NSSecureCoding>
- (instancetype)initWithString:(NSString *)str;
@property (nonatomic, readonly) NSArray<NSLayoutManager *> *layoutManagers;
- (void)addLayoutManager:(NSLayoutManager *)aLayoutManager;
- (void)removeLayoutManager:(NSLayoutManager *)aLayoutManager;
@property (nonatomic, readonly) NSTextStorageEditActions editedMask;
@property (nonatomic, readonly) NSRange editedRange;
@property (nonatomic, readonly) NSInteger changeInLength;
@property (nonatomic, nullable, weak) id<NSTextStorageDelegate> delegate;
- (void)edited:(NSTextStorageEditActions)editedMask range:(NSRange)editedRange changeInLength:(NSInteger)delta;
- (void)processEditing;
@property (nonatomic, readonly) BOOL fixesAttributesLazily;
- (void)invalidateAttributesInRange:(NSRange)range;
- (void)ensureAttributesAreFixedInRange:(NSRange)range;
@property (nonatomic, nullable) id<NSTextStorageObserving> textStorageObserver __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
@end

@interface NSTextTab : NSObject <NSSecureCoding, NSCopying>
- (instancetype)initWithTextAlignment:(NSTextAlignment)alignment location:(CGFloat)location options:(NSDictionary *)options NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithType:(NSTextTabType *)type location:(CGFloat)location __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly) NSTextAlignment alignment;
@property (nonatomic, readonly) NSDictionary *options;
@property (nonatomic, readonly) CGFloat location;
@property (nonatomic, readonly) NSTextTabType *tabStopType __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
+ (NSCharacterSet *)columnTerminatorsForLocale:(NSLocale * _Nullable)locale;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)))
@interface NSTextViewportLayoutController : NSObject
- (instancetype)initWithTextLayoutManager:(NSTextLayoutManager *)textLayoutManager NS_DESIGNATED_INITIALIZER;
@property (nonatomic, nullable, weak) id<NSTextViewportLayoutControllerDelegate> delegate;
@property (nonatomic, readonly, nullable) NSTextLayoutManager *textLayoutManager;
@property (nonatomic, readonly) CGRect viewportBounds;
@property (nonatomic, readonly, nullable) NSTextRange *viewportRange;
- (void)layoutViewport;
- (CGFloat)relocateViewportToTextLocation:(id<NSTextLocation>)textLocation;
- (void)adjustViewportByVerticalOffset:(CGFloat)verticalOffset;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=5.0)))
@interface UIAcceleration : NSObject
@property (nonatomic, readonly) double timestamp;
@property (nonatomic, readonly) double x;
@property (nonatomic, readonly) double y;
@property (nonatomic, readonly) double z;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=5.0)))
@interface UIAccelerometer : NSObject
@property (nonatomic, class, readonly) UIAccelerometer *sharedAccelerometer;
@property (nonatomic) double updateInterval;
@property (nonatomic, nullable, weak) id<UIAccelerometerDelegate> delegate;
@end
NS_SWIFT_UI_ACTOR 
@interface UIAccessibilityCustomAction : NSObject
- (instancetype)initWithName:(NSString *)name target:(id)target selector:(SEL)selector;
- (instancetype)initWithAttributedName:(NSAttributedString *)attributedName target:(id _Nullable)target selector:(SEL)selector;
- (instancetype)initWithName:(NSString *)name actionHandler:(BOOL (^ _Nullable)(UIAccessibilityCustomAction *))actionHandler __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
- (instancetype)initWithAttributedName:(NSAttributedString *)attributedName actionHandler:(BOOL (^ _Nullable)(UIAccessibilityCustomAction *))actionHandler __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
- (instancetype)initWithName:(NSString *)name image:(UIImage * _Nullable)image target:(id _Nullable)target selector:(SEL)selector __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
- (instancetype)initWithAttributedName:(NSAttributedString *)attributedName image:(UIImage * _Nullable)image target:(id _Nullable)target selector:(SEL)selector __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
- (instancetype)initWithName:(NSString *)name image:(UIImage * _Nullable)image actionHandler:(BOOL (^)(UIAccessibilityCustomAction *))actionHandler __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
- (instancetype)initWithAttributedName:(NSAttributedString *)attributedName image:(UIImage * _Nullable)image actionHandler:(BOOL (^)(UIAccessibilityCustomAction *))actionHandler __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic) NSString *name;
@property (nonatomic, copy) NSAttributedString *attributedName;
@property (nonatomic, nullable) id target;
@property (nonatomic, nullable) SEL selector;
@property (nonatomic, nullable, copy) BOOL (^ actionHandler)(UIAccessibilityCustomAction *) __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, nullable) UIImage *image __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic, nullable, copy) NSString *category __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)));
@end
NS_SWIFT_UI_ACTOR 
@interface UIAccessibilityCustomRotor : NSObject
- (instancetype)initWithName:(NSString *)name itemSearchBlock:(UIAccessibilityCustomRotorItemResult * (^)(UIAccessibilityCustomRotorSearchPredicate *))itemSearchHandler;
- (instancetype)initWithAttributedName:(NSAttributedString *)attributedName itemSearchBlock:(UIAccessibilityCustomRotorItemResult * (^)(UIAccessibilityCustomRotorSearchPredicate *))itemSearchBlock;
- (instancetype)initWithSystemType:(UIAccessibilityCustomSystemRotorType)type itemSearchBlock:(UIAccessibilityCustomRotorItemResult * (^)(UIAccessibilityCustomRotorSearchPredicate *))itemSearchBlock;
@property (nonatomic) NSString *name;
@property (nonatomic, copy) NSAttributedString *attributedName;
@property (nonatomic, copy) UIAccessibilityCustomRotorItemResult * (^ itemSearchBlock)(UIAccessibilityCustomRotorSearchPredicate *);
@property (nonatomic, readonly) UIAccessibilityCustomSystemRotorType systemRotorType;
@end
NS_SWIFT_UI_ACTOR 
@interface UIAccessibilityCustomRotorItemResult : NSObject
- (instancetype)initWithTargetElement:(id)targetElement targetRange:(UITextRange * _Nullable)targetRange;
@property (nonatomic, nullable) id targetElement;
@property (nonatomic, nullable) UITextRange *targetRange;
@end
NS_SWIFT_UI_ACTOR 
@interface UIAccessibilityCustomRotorSearchPredicate : NSObject
@property (nonatomic) UIAccessibilityCustomRotorItemResult *currentItem;
@property (nonatomic) UIAccessibilityCustomRotorDirection searchDirection;
@end
NS_SWIFT_UI_ACTOR 
@interface UIResponder : NSObject <UIUserActivityRestoring, UIResponderStandardEditActions>
@property (nonatomic, readonly) UIResponder *nextResponder;
@property (nonatomic, readonly) BOOL canBecomeFirstResponder;
- (BOOL)becomeFirstResponder;
@property (nonatomic, readonly) BOOL canResignFirstResponder;
- (BOOL)resignFirstResponder;
@property (nonatomic, readonly, getter=isFirstResponder) BOOL firstResponder;
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent * _Nullable)evt;
- (void)touchesMoved:(NSSet *)touches withEvent:(UIEvent * _Nullable)evt;
- (void)touchesEnded:(NSSet *)touches withEvent:(UIEvent * _Nullable)evt;
- (void)touchesCancelled:(NSSet *)touches withEvent:(UIEvent * _Nullable)evt;
- (void)motionBegan:(UIEventSubtype)motion withEvent:(UIEvent * _Nullable)evt;
- (void)motionEnded:(UIEventSubtype)motion withEvent:(UIEvent * _Nullable)evt;
- (void)motionCancelled:(UIEventSubtype)motion withEvent:(UIEvent * _Nullable)evt;
- (BOOL)canPerformAction:(SEL)action withSender:(id _Nullable)withSender;
@property (nonatomic, readonly, nullable) NSUndoManager *undoManager;
@property (nonatomic, readonly) UIEditingInteractionConfiguration editingInteractionConfiguration __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
@property (nonatomic, readonly) UIView *inputAccessoryView;
@property (nonatomic, readonly) UIView *inputView;
- (void)reloadInputViews;
- (void)remoteControlReceivedWithEvent:(UIEvent * _Nullable)theEvent;
@property (nonatomic, nullable, readonly) NSArray<UIKeyCommand *> *keyCommands;
+ (void)clearTextInputContextIdentifier:(NSString *)identifier;
- (id _Nullable)targetForAction:(SEL)action withSender:(id _Nullable)sender;
- (void)buildMenuWithBuilder:(id<UIMenuBuilder>)builder __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
- (void)validateCommand:(UICommand *)command __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
@property (nonatomic, readonly, nullable) NSString *textInputContextIdentifier;
@property (nonatomic, readonly) UITextInputMode *textInputMode;
@property (nonatomic, readonly) UIInputViewController *inputViewController;
@property (nonatomic, readonly) UIInputViewController *inputAccessoryViewController;
@property (nonatomic, nullable) NSUserActivity *userActivity;
- (void)updateUserActivityState:(NSUserActivity *)activity;
- (void)pressesBegan:(NSSet<UIPress *> *)presses withEvent:(UIPressesEvent * _Nullable)evt;
- (void)pressesChanged:(NSSet<UIPress *> *)presses withEvent:(UIPressesEvent * _Nullable)evt;
- (void)pressesEnded:(NSSet<UIPress *> *)presses withEvent:(UIPressesEvent * _Nullable)evt;
- (void)pressesCancelled:(NSSet<UIPress *> *)presses withEvent:(UIPressesEvent * _Nullable)evt;
@property (nonatomic, readonly) UITextInputAssistantItem *inputAssistantItem __attribute__((availability(tvos,unavailable)));
- (void)touchesEstimatedPropertiesUpdated:(NSSet *)touches;
@property (nonatomic, nullable) id<UIActivityItemsConfigurationReading> activityItemsConfiguration __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)));
- (void)captureTextFromCamera:(id _Nullable)sender __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
- (NSTouchBar * _Nullable)makeTouchBar __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,unavailable)));
@property (nonatomic, nullable) NSTouchBar *touchBar __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,unavailable)));
@end
NS_SWIFT_UI_ACTOR 
@interface UIAccessibilityElement : UIResponder <UIAccessibilityIdentification>
- (instancetype)initWithAccessibilityContainer:(id)container;
@property (nonatomic, nullable) id accessibilityContainer;
@property (nonatomic) BOOL isAccessibilityElement;
@property (nonatomic, nullable) NSString *accessibilityLabel;
@property (nonatomic, nullable) NSString *accessibilityHint;
@property (nonatomic, nullable) NSString *accessibilityValue;
@property (nonatomic) CGRect accessibilityFrame;
@property (nonatomic) uint64_t accessibilityTraits;
@property (nonatomic) CGRect accessibilityFrameInContainerSpace;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIAccessibilityLocationDescriptor : NSObject
- (instancetype)initWithName:(NSString *)name view:(UIView *)view;
- (instancetype)initWithName:(NSString *)name point:(CGPoint)point inView:(UIView *)view;
- (instancetype)initWithAttributedName:(NSAttributedString *)attributedName point:(CGPoint)point inView:(UIView *)view NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly, nullable) UIView *view;
@property (nonatomic, readonly) CGPoint point;
@property (nonatomic, readonly) NSString *name;
@property (nonatomic, readonly) NSAttributedString *attributedName;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)))
@interface UIMenuElement : NSObject <NSCopying, NSSecureCoding, UIAccessibilityIdentification>
@property (nonatomic, readonly) NSString *title;
@property (nonatomic, nullable) NSString *subtitle __attribute__((availability(ios,introduced=15.0))) __attribute__((availability(tvos,introduced=15.0)));
@property (nonatomic, readonly, nullable) UIImage *image;
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)new NS_UNAVAILABLE;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)))
@interface UIAction : UIMenuElement <UIMenuLeaf>
@property (nonatomic) NSString *title;
@property (nonatomic, nullable, copy) UIImage *image;
@property (nonatomic, nullable) NSString *discoverabilityTitle;
@property (nonatomic, readonly) UIActionIdentifier identifier;
@property (nonatomic) UIMenuElementAttributes attributes;
@property (nonatomic) UIMenuElementState state;
@property (nonatomic, readonly, nullable) id sender __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
+ (UIAction *)actionWithHandler:(void (^)(UIAction *))handler __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
+ (UIAction *)actionWithTitle:(NSString *)title image:(UIImage * _Nullable)image identifier:(NSString * _Nullable)identifier handler:(void (^)(UIAction *))handler;
+ (UIAction *)captureTextFromCameraActionForResponder:(id<UIKeyInput>)responder identifier:(NSString * _Nullable)identifier __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
@end
NS_SWIFT_UI_ACTOR 
@interface UIView : UIResponder <UIAppearanceContainer, UIDynamicItem, NSCoding, UIAccessibilityIdentification, UITraitEnvironment, UICoordinateSpace, UIFocusItem, UIFocusItemContainer>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (void)addSubview:(UIView *)view;
- (void)drawRect:(CGRect)rect;
@property (nonatomic, nullable) UIColor *backgroundColor;
@property (nonatomic) CGRect bounds;
@property (nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (nonatomic) NSInteger tag;
@property (nonatomic, readonly) CALayer *layer;
@property (nonatomic) CGRect frame;
@property (nonatomic) CGPoint center;
@property (nonatomic) CGAffineTransform transform;
@property (nonatomic, getter=isMultipleTouchEnabled) BOOL multipleTouchEnabled __attribute__((availability(tvos,unavailable)));
@property (nonatomic, getter=isExclusiveTouch) BOOL exclusiveTouch __attribute__((availability(tvos,unavailable)));
- (UIView * _Nullable)hitTest:(CGPoint)point withEvent:(UIEvent * _Nullable)uievent;
- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent * _Nullable)uievent;
- (CGPoint)convertPoint:(CGPoint)point toView:(UIView * _Nullable)toView;
- (CGPoint)convertPoint:(CGPoint)point fromView:(UIView * _Nullable)fromView;
- (CGRect)convertRect:(CGRect)rect toView:(UIView * _Nullable)toView;
- (CGRect)convertRect:(CGRect)rect fromView:(UIView * _Nullable)fromView;
@property (nonatomic) BOOL autoresizesSubviews;
@property (nonatomic) UIViewAutoresizing autoresizingMask;
- (CGSize)sizeThatFits:(CGSize)size;
- (void)sizeToFit;
@property (nonatomic, readonly, nullable) UIView *superview;
@property (nonatomic, readonly, copy) NSArray<UIView *> *subviews;
@property (nonatomic, readonly, nullable) UIWindow *window;
- (void)removeFromSuperview;
- (void)insertSubview:(UIView *)view atIndex:(NSInteger)atIndex;
- (void)exchangeSubviewAtIndex:(NSInteger)atIndex withSubviewAtIndex:(NSInteger)withSubviewAtIndex;
- (void)insertSubview:(UIView *)view belowSubview:(UIView *)siblingSubview;
- (void)insertSubview:(UIView *)view aboveSubview:(UIView *)siblingSubview;
- (void)bringSubviewToFront:(UIView *)view NS_SWIFT_NAME(bringSubviewToFront(_:));
- (void)sendSubviewToBack:(UIView *)view NS_SWIFT_NAME(sendSubviewToBack(_:));
- (void)didAddSubview:(UIView *)uiview;
- (void)willRemoveSubview:(UIView *)uiview;
- (void)willMoveToSuperview:(UIView * _Nullable)newsuper NS_SWIFT_NAME(willMove(toSuperview:));
- (void)didMoveToSuperview;
- (void)willMoveToWindow:(UIWindow * _Nullable)window NS_SWIFT_NAME(willMove(toWindow:));
- (void)didMoveToWindow;
- (BOOL)isDescendantOfView:(UIView *)view;
- (UIView * _Nullable)viewWithTag:(NSInteger)tag NS_SWIFT_NAME(viewWithTag(_:));
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
- (void)layoutSubviews;
- (void)setNeedsDisplay;
- (void)setNeedsDisplayInRect:(CGRect)rect;
@property (nonatomic) BOOL clipsToBounds;
@property (nonatomic) CGFloat alpha;
@property (nonatomic, getter=isOpaque) BOOL opaque;
@property (nonatomic) BOOL clearsContextBeforeDrawing;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic) UIViewContentMode contentMode;
@property (nonatomic) CGRect contentStretch __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=6.0)));
+ (void)commitAnimations __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0)));
+ (void)setAnimationDelegate:(id)del __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0)));
+ (void)setAnimationWillStartSelector:(SEL)sel __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0)));
+ (void)setAnimationDidStopSelector:(SEL)sel __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0)));
+ (void)setAnimationDuration:(double)duration __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0)));
+ (void)setAnimationDelay:(double)delay __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0)));
+ (void)setAnimationStartDate:(NSDate *)startDate __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0)));
+ (void)setAnimationCurve:(UIViewAnimationCurve)curve __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0)));
+ (void)setAnimationRepeatCount:(float)repeatCount __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0)));
+ (void)setAnimationRepeatAutoreverses:(BOOL)repeatAutoreverses __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0)));
+ (void)setAnimationBeginsFromCurrentState:(BOOL)fromCurrentState __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0)));
+ (void)setAnimationTransition:(UIViewAnimationTransition)transition forView:(UIView *)forView cache:(BOOL)cache __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0)));
@property (nonatomic, class, readonly) BOOL areAnimationsEnabled;
- (void)addGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer;
- (void)removeGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer;
@property (nonatomic, nullable, copy) NSArray<UIGestureRecognizer *> *gestureRecognizers;
+ (void)animateWithDuration:(double)duration animations:(void (^)(void))animation;
+ (void)animateWithDuration:(double)duration animations:(void (^)(void))animation completion:(void (^ _Nullable)(BOOL))completion;
+ (void)animateWithDuration:(double)duration delay:(double)delay options:(UIViewAnimationOptions)options animations:(void (^)(void))animation completion:(void (^ _Nullable)(BOOL))completion;
+ (void)transitionFromView:(UIView *)fromView toView:(UIView *)toView duration:(double)duration options:(UIViewAnimationOptions)options completion:(void (^ _Nullable)(BOOL))completion;
+ (void)transitionWithView:(UIView *)withView duration:(double)duration options:(UIViewAnimationOptions)options animations:(void (^ _Nullable)(void))animation completion:(void (^ _Nullable)(BOOL))completion;
@property (nonatomic) CGFloat contentScaleFactor;
@property (nonatomic, readonly) UIViewPrintFormatter *viewPrintFormatter __attribute__((availability(tvos,unavailable)));
- (void)drawRect:(CGRect)area forViewPrintFormatter:(UIViewPrintFormatter *)formatter __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly) NSArray<NSLayoutConstraint *> *constraints;
- (void)addConstraint:(NSLayoutConstraint *)constraint;
- (void)addConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
- (void)removeConstraint:(NSLayoutConstraint *)constraint;
- (void)removeConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
- (BOOL)needsUpdateConstraints;
- (void)setNeedsUpdateConstraints;
@property (nonatomic, class, readonly) BOOL requiresConstraintBasedLayout;
- (CGRect)alignmentRectForFrame:(CGRect)frame;
- (CGRect)frameForAlignmentRect:(CGRect)alignmentRect;
@property (nonatomic, readonly) UIEdgeInsets alignmentRectInsets;
@property (nonatomic, readonly) UIView *viewForBaselineLayout __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=9.0)));
@property (nonatomic, readonly) UIView *viewForFirstBaselineLayout;
@property (nonatomic, readonly) UIView *viewForLastBaselineLayout;
@property (nonatomic, readonly) CGSize intrinsicContentSize;
- (void)invalidateIntrinsicContentSize;
- (UILayoutPriority)contentHuggingPriorityForAxis:(UILayoutConstraintAxis)axis;
- (void)setContentHuggingPriority:(UILayoutPriority)priority forAxis:(UILayoutConstraintAxis)axis;
- (UILayoutPriority)contentCompressionResistancePriorityForAxis:(UILayoutConstraintAxis)axis;
- (void)setContentCompressionResistancePriority:(UILayoutPriority)priority forAxis:(UILayoutConstraintAxis)axis;
- (NSArray<NSLayoutConstraint *> *)constraintsAffectingLayoutForAxis:(UILayoutConstraintAxis)axis;
@property (nonatomic, readonly) BOOL hasAmbiguousLayout;
- (void)exerciseAmbiguityInLayout;
- (CGSize)systemLayoutSizeFittingSize:(CGSize)size;
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder;
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder;
@property (nonatomic, nullable, copy) NSString *restorationIdentifier;
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer;
@property (nonatomic) BOOL translatesAutoresizingMaskIntoConstraints;
- (void)updateConstraintsIfNeeded;
- (void)updateConstraints;
@property (nonatomic, null_resettable) UIColor *tintColor NS_SWIFT_NAME(tintColor);
@property (nonatomic) UIViewTintAdjustmentMode tintAdjustmentMode;
- (void)tintColorDidChange;
+ (void)performWithoutAnimation:(void (NS_NOESCAPE ^)(void))actionsWithoutAnimation;
+ (void)performSystemAnimation:(UISystemAnimation)animation onViews:(NSArray<UIView *> *)views options:(UIViewAnimationOptions)options animations:(void (^ _Nullable)(void))parallelAnimations completion:(void (^ _Nullable)(BOOL))completion;
+ (void)modifyAnimationsWithRepeatCount:(CGFloat)count autoreverses:(BOOL)autoreverses animations:(void (^)(void))animations __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
+ (void)animateKeyframesWithDuration:(double)duration delay:(double)delay options:(UIViewKeyframeAnimationOptions)options animations:(void (^)(void))animations completion:(void (^ _Nullable)(BOOL))completion;
+ (void)addKeyframeWithRelativeStartTime:(double)frameStartTime relativeDuration:(double)frameDuration animations:(void (^)(void))animations;
- (void)addMotionEffect:(UIMotionEffect *)effect;
- (void)removeMotionEffect:(UIMotionEffect *)effect;
@property (nonatomic, copy) NSArray<UIMotionEffect *> *motionEffects;
- (UIView * _Nullable)snapshotViewAfterScreenUpdates:(BOOL)afterScreenUpdates;
- (UIView * _Nullable)resizableSnapshotViewFromRect:(CGRect)rect afterScreenUpdates:(BOOL)afterScreenUpdates withCapInsets:(UIEdgeInsets)capInsets;
- (BOOL)drawViewHierarchyInRect:(CGRect)rect afterScreenUpdates:(BOOL)afterScreenUpdates;
+ (void)animateWithDuration:(double)duration delay:(double)delay usingSpringWithDamping:(CGFloat)springWithDampingRatio initialSpringVelocity:(CGFloat)initialSpringVelocity options:(UIViewAnimationOptions)options animations:(void (^)(void))animations completion:(void (^ _Nullable)(BOOL))completion;
@property (nonatomic, nullable) UIView *maskView;
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize withHorizontalFittingPriority:(UILayoutPriority)horizontalFittingPriority verticalFittingPriority:(UILayoutPriority)verticalFittingPriority;
@property (nonatomic) UIEdgeInsets layoutMargins;
@property (nonatomic) NSDirectionalEdgeInsets directionalLayoutMargins;
@property (nonatomic) BOOL preservesSuperviewLayoutMargins;
@property (nonatomic) BOOL insetsLayoutMarginsFromSafeArea;
- (void)layoutMarginsDidChange;
@property (nonatomic, readonly) UIEdgeInsets safeAreaInsets;
- (void)safeAreaInsetsDidChange;
+ (UIUserInterfaceLayoutDirection)userInterfaceLayoutDirectionForSemanticContentAttribute:(UISemanticContentAttribute)attribute;
+ (UIUserInterfaceLayoutDirection)userInterfaceLayoutDirectionForSemanticContentAttribute:(UISemanticContentAttribute)semanticContentAttribute relativeToLayoutDirection:(UIUserInterfaceLayoutDirection)layoutDirection;
@property (nonatomic, readonly) UIUserInterfaceLayoutDirection effectiveUserInterfaceLayoutDirection;
@property (nonatomic) UISemanticContentAttribute semanticContentAttribute;
@property (nonatomic, readonly) UILayoutGuide *layoutMarginsGuide;
@property (nonatomic, readonly) UILayoutGuide *readableContentGuide;
@property (nonatomic, readonly) UILayoutGuide *safeAreaLayoutGuide;
@property (nonatomic, readonly) UIKeyboardLayoutGuide *keyboardLayoutGuide __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic, class, readonly) double inheritedAnimationDuration;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *leadingAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *trailingAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *leftAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *rightAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor *topAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor *bottomAnchor;
@property (nonatomic, readonly) NSLayoutDimension *widthAnchor;
@property (nonatomic, readonly) NSLayoutDimension *heightAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *centerXAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor *centerYAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor *firstBaselineAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor *lastBaselineAnchor;
@property (nonatomic, readonly) NSArray<UILayoutGuide *> *layoutGuides;
- (void)addLayoutGuide:(UILayoutGuide *)guide;
- (void)removeLayoutGuide:(UILayoutGuide *)guide;
@property (nonatomic, readonly, getter=isFocused) BOOL focused;
@property (nonatomic, nullable) NSString *focusGroupIdentifier __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic) NSInteger focusGroupPriority __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic, nullable, copy) UIFocusEffect *focusEffect __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic, readonly) BOOL canBecomeFocused;
- (void)addInteraction:(id<UIInteraction>)interaction __attribute__((availability(tvos,introduced=13.0)));
- (void)removeInteraction:(id<UIInteraction>)interaction __attribute__((availability(tvos,introduced=13.0)));
@property (nonatomic, copy) NSArray<id<UIInteraction>> *interactions __attribute__((availability(tvos,introduced=13.0)));
@property (nonatomic) BOOL accessibilityIgnoresInvertColors;
@property (nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic) CATransform3D transform3D __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, nullable) NSString *minimumContentSizeCategory __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic, nullable) NSString *maximumContentSizeCategory __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic, readonly) NSString *appliedContentSizeCategoryLimitsDescription __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic) BOOL showsLargeContentViewer __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, nullable) NSString *largeContentTitle __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, nullable) UIImage *largeContentImage __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic) BOOL scalesLargeContentImage __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic) UIEdgeInsets largeContentImageInsets __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic) CGPoint anchorPoint __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
- (void)updateTraitsIfNeeded __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
@property (nonatomic, nullable, copy) UIHoverStyle *hoverStyle __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=17.0)));
+ (void)animateWithSpringDuration:(double)duration bounce:(CGFloat)bounce initialSpringVelocity:(CGFloat)velocity delay:(double)delay options:(UIViewAnimationOptions)options animations:(void (^)(void))animations completion:(void (^ _Nullable)(BOOL))completion __attribute__((availability(ios,introduced=17.0))) __attribute__((availability(tvos,introduced=17.0)));
+ (void)beginAnimations:(NSString * _Nullable)animationID context:(void *)context __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0)));
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=8.3)))
@interface UIActionSheet : UIView
- (instancetype)initWithFrame:(CGRect)frame;
- (instancetype)initWithTitle:(NSString * _Nullable)title delegate:(id<UIActionSheetDelegate> _Nullable)Delegate cancelButtonTitle:(NSString * _Nullable)cancelTitle destructiveButtonTitle:(NSString * _Nullable)destroy otherButtonTitles:(NSString * _Nullable)other __attribute__((availability(ios,deprecated=8.0)));
@property (nonatomic, nullable, weak) id<UIActionSheetDelegate> delegate;
@property (nonatomic, nullable, copy) NSString *title;
@property (nonatomic) UIActionSheetStyle actionSheetStyle;
- (NSInteger)addButtonWithTitle:(NSString *)title;
- (NSString *)buttonTitleAtIndex:(NSInteger)index;
@property (nonatomic, readonly) NSInteger numberOfButtons;
@property (nonatomic) NSInteger cancelButtonIndex;
@property (nonatomic) NSInteger destructiveButtonIndex;
@property (nonatomic, readonly) NSInteger firstOtherButtonIndex;
@property (nonatomic, readonly, getter=isVisible) BOOL visible;
- (void)showFromToolbar:(UIToolbar *)view;
- (void)showFromTabBar:(UITabBar *)view;
- (void)showInView:(UIView *)view;
- (void)dismissWithClickedButtonIndex:(NSInteger)buttonIndex animated:(BOOL)animated;
- (void)showFromBarButtonItem:(UIBarButtonItem *)item animated:(BOOL)animated;
- (void)showFromRect:(CGRect)rect inView:(UIView *)inView animated:(BOOL)animated;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIActivity : NSObject
@property (nonatomic, readonly, nullable) NSString *activityType;
@property (nonatomic, readonly, nullable) NSString *activityTitle;
@property (nonatomic, readonly) UIImage *activityImage;
- (BOOL)canPerformWithActivityItems:(NSArray<id> *)activityItems;
- (void)prepareWithActivityItems:(NSArray<id> *)activityItems;
@property (nonatomic, readonly) UIViewController *activityViewController;
- (void)performActivity;
- (void)activityDidFinish:(BOOL)completed;
@property (nonatomic, class, readonly) UIActivityCategory activityCategory;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=18.0)))
@interface UIActivityCollaborationModeRestriction : NSObject <NSSecureCoding, NSCopying>
@property (nonatomic, readonly) UIActivityCollaborationMode disabledMode;
@property (nonatomic, readonly, nullable, copy) NSString *alertTitle;
@property (nonatomic, readonly, nullable, copy) NSString *alertMessage;
@property (nonatomic, readonly, nullable, copy) NSString *alertDismissButtonTitle;
@property (nonatomic, readonly, nullable, copy) NSString *alertRecoverySuggestionButtonTitle;
@property (nonatomic, readonly, nullable, copy) NSURL *alertRecoverySuggestionButtonLaunchURL;
- (instancetype)initWithDisabledMode:(UIActivityCollaborationMode)disabledMode;
- (instancetype)initWithDisabledMode:(UIActivityCollaborationMode)disabledMode alertTitle:(NSString *)alertTitle alertMessage:(NSString *)alertMessage;
- (instancetype)initWithDisabledMode:(UIActivityCollaborationMode)disabledMode alertTitle:(NSString *)alertTitle alertMessage:(NSString *)alertMessage alertDismissButtonTitle:(NSString *)alertDismissButtonTitle;
- (instancetype)initWithDisabledMode:(UIActivityCollaborationMode)disabledMode alertTitle:(NSString *)alertTitle alertMessage:(NSString *)alertMessage alertDismissButtonTitle:(NSString *)alertDismissButtonTitle alertRecoverySuggestionButtonTitle:(NSString *)alertRecoverySuggestionButtonTitle alertRecoverySuggestionButtonLaunchURL:(NSURL *)alertRecoverySuggestionButtonLaunchUrl;
@end
NS_SWIFT_UI_ACTOR 
@interface UIActivityIndicatorView : UIView <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithActivityIndicatorStyle:(UIActivityIndicatorViewStyle)style NS_DESIGNATED_INITIALIZER NS_SWIFT_NAME(init(style:));
@property (nonatomic) UIActivityIndicatorViewStyle activityIndicatorViewStyle NS_SWIFT_NAME(style);
@property (nonatomic) BOOL hidesWhenStopped;
- (void)startAnimating;
- (void)stopAnimating;
@property (nonatomic, readonly, getter=isAnimating) BOOL animating;
@property (nonatomic, null_resettable) UIColor *color;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)))
@interface UIActivityItemsConfiguration : NSObject <UIActivityItemsConfigurationReading>
@property (nonatomic, nullable) id localObject;
@property (nonatomic, copy) NSArray<NSString *> *supportedInteractions;
@property (nonatomic, nullable, copy) id (^ metadataProvider)(NSString *);
@property (nonatomic, nullable, copy) id (^ perItemMetadataProvider)(NSInteger, NSString *);
@property (nonatomic, nullable, copy) id (^ previewProvider)(NSInteger, NSString *, CGSize);
@property (nonatomic, nullable, copy) NSArray<UIActivity *> * (^ applicationActivitiesProvider)(void);
+ (UIActivityItemsConfiguration *)activityItemsConfigurationWithObjects:(NSArray<id<NSItemProviderWriting>> *)objects;
+ (UIActivityItemsConfiguration *)activityItemsConfigurationWithItemProviders:(NSArray<NSItemProvider *> *)itemProviders;
- (instancetype)initWithObjects:(NSArray<id<NSItemProviderWriting>> *)objects NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithItemProviders:(NSArray<NSItemProvider *> *)itemProviders NS_DESIGNATED_INITIALIZER;
@end
NS_SWIFT_UI_ACTOR 
@interface UIViewController : UIResponder <NSCoding, UIAppearanceContainer, UIContentContainer, UITraitEnvironment, UIFocusEnvironment>
- (instancetype)initWithNibName:(NSString * _Nullable)nibName bundle:(NSBundle * _Nullable)bundle NS_DESIGNATED_INITIALIZER;
@property (nonatomic, null_resettable) UIView *view;
- (void)loadView;
- (void)viewDidLoad;
- (void)viewDidUnload __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=6.0)));
@property (nonatomic, readonly, getter=isViewLoaded) BOOL viewLoaded;
@property (nonatomic, readonly, nullable, copy) NSString *nibName;
@property (nonatomic, readonly, nullable) NSBundle *nibBundle;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
@property (nonatomic, nullable, copy) NSString *title;
- (void)didReceiveMemoryWarning;
- (void)presentModalViewController:(UIViewController *)modalViewController animated:(BOOL)animated __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=6.0)));
- (void)dismissModalViewControllerAnimated:(BOOL)animated __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=6.0)));
@property (nonatomic, readonly) UIViewController *modalViewController __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=6.0)));
@property (nonatomic) UIModalTransitionStyle modalTransitionStyle;
@property (nonatomic) BOOL wantsFullScreenLayout __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=7.0)));
@property (nonatomic, readonly, nullable) UIViewController *parentViewController NS_SWIFT_NAME(parent);
@property (nonatomic) UITabBarItem *tabBarItem;
- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=6.0)));
@property (nonatomic, readonly) UIView *rotatingHeaderView __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=8.0)));
@property (nonatomic, readonly) UIView *rotatingFooterView __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=8.0)));
@property (nonatomic, readonly) UIInterfaceOrientation interfaceOrientation __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=8.0)));
- (void)willRotateToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation duration:(double)duration __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=8.0)));
- (void)didRotateFromInterfaceOrientation:(UIInterfaceOrientation)fromInterfaceOrientation __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=8.0)));
- (void)willAnimateRotationToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation duration:(double)duration __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=8.0)));
- (void)willAnimateFirstHalfOfRotationToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation duration:(double)duration __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=5.0)));
- (void)didAnimateFirstHalfOfRotationToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=5.0)));
- (void)willAnimateSecondHalfOfRotationFromInterfaceOrientation:(UIInterfaceOrientation)fromInterfaceOrientation duration:(double)duration __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=5.0)));
@property (nonatomic, getter=isEditing) BOOL editing;
- (void)setEditing:(BOOL)editing animated:(BOOL)animated;
@property (nonatomic, readonly) UIBarButtonItem *editButtonItem;
@property (nonatomic, readonly) UISearchDisplayController *searchDisplayController __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=8.0)));
@property (nonatomic, readonly) UINavigationItem *navigationItem;
@property (nonatomic) BOOL hidesBottomBarWhenPushed __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly, nullable) UISplitViewController *splitViewController;
@property (nonatomic, readonly, nullable) UITabBarController *tabBarController;
@property (nonatomic, nullable) UIScrollView *tabBarObservedScrollView __attribute__((availability(tvos,deprecated=15.0,introduced=13.0))) __attribute__((availability(ios,unavailable)));
@property (nonatomic, readonly, nullable) UINavigationController *navigationController;
@property (nonatomic, nullable) NSArray<UIBarButtonItem *> *toolbarItems;
- (void)setToolbarItems:(NSArray<UIBarButtonItem *> * _Nullable)items animated:(BOOL)animated __attribute__((availability(tvos,unavailable)));
@property (nonatomic) UIModalPresentationStyle modalPresentationStyle;
- (void)presentMoviePlayerViewControllerAnimated:(MPMoviePlayerViewController *)moviePlayerViewController __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=9.0)));
- (void)dismissMoviePlayerViewControllerAnimated __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=9.0)));
@property (nonatomic) CGSize contentSizeForViewInPopover __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=7.0)));
@property (nonatomic, getter=isModalInPopover) BOOL modalInPopover __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0)));
@property (nonatomic, readonly) BOOL disablesAutomaticKeyboardDismissal;
@property (nonatomic, readonly, nullable) UIStoryboard *storyboard;
@property (nonatomic, readonly, nullable) UIViewController *presentedViewController NS_SWIFT_NAME(presentedViewController);
@property (nonatomic, readonly, nullable) UIViewController *presentingViewController NS_SWIFT_NAME(presentingViewController);
@property (nonatomic) BOOL definesPresentationContext;
@property (nonatomic) BOOL providesPresentationContextTransitionStyle;
- (void)viewWillUnload __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=6.0)));
- (void)performSegueWithIdentifier:(NSString *)identifier sender:(id _Nullable)sender;
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id _Nullable)sender;
- (void)viewWillLayoutSubviews;
- (void)viewDidLayoutSubviews;
@property (nonatomic, readonly, getter=isBeingPresented) BOOL beingPresented;
@property (nonatomic, readonly, getter=isBeingDismissed) BOOL beingDismissed;
@property (nonatomic, readonly, getter=isMovingToParentViewController) BOOL movingToParentViewController;
@property (nonatomic, readonly, getter=isMovingFromParentViewController) BOOL movingFromParentViewController;
- (void)presentViewController:(UIViewController *)viewControllerToPresent animated:(BOOL)animated completion:(void (^ _Nullable)(void))completionHandler;
- (void)dismissViewControllerAnimated:(BOOL)animated completion:(void (^ _Nullable)(void))completionHandler;
+ (void)attemptRotationToDeviceOrientation __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly) BOOL automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=6.0)));
@property (nonatomic, readonly) NSArray<UIViewController *> *childViewControllers NS_SWIFT_NAME(children);
- (void)addChildViewController:(UIViewController *)childController NS_SWIFT_NAME(addChild(_:));
- (void)removeFromParentViewController NS_SWIFT_NAME(removeFromParent());
- (void)transitionFromViewController:(UIViewController *)fromViewController toViewController:(UIViewController *)toViewController duration:(double)duration options:(UIViewAnimationOptions)options animations:(void (^ _Nullable)(void))animations completion:(void (^ _Nullable)(BOOL))completionHandler;
- (void)willMoveToParentViewController:(UIViewController * _Nullable)parent NS_SWIFT_NAME(willMove(toParent:));
- (void)didMoveToParentViewController:(UIViewController * _Nullable)parent NS_SWIFT_NAME(didMove(toParent:));
- (void)beginAppearanceTransition:(BOOL)isAppearing animated:(BOOL)animated;
- (void)endAppearanceTransition;
- (BOOL)shouldPerformSegueWithIdentifier:(NSString *)segueIdentifier sender:(id _Nullable)sender;
- (BOOL)canPerformUnwindSegueAction:(SEL)segueAction fromViewController:(UIViewController *)fromViewController withSender:(id)sender __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0)));
- (BOOL)canPerformUnwindSegueAction:(SEL)segueAction fromViewController:(UIViewController *)fromViewController sender:(id _Nullable)sender __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
- (UIViewController *)viewControllerForUnwindSegueAction:(SEL)segueAction fromViewController:(UIViewController *)fromViewController withSender:(id)sender __attribute__((availability(ios,deprecated=9.0))) __attribute__((availability(tvos,deprecated=9.0)));
- (UIStoryboardSegue *)segueForUnwindingToViewController:(UIViewController *)toViewController fromViewController:(UIViewController *)fromViewController identifier:(NSString *)identifier __attribute__((availability(ios,deprecated=9.0))) __attribute__((availability(tvos,deprecated=9.0)));
- (UIInterfaceOrientationMask)supportedInterfaceOrientations __attribute__((availability(tvos,unavailable)));
- (UIInterfaceOrientation)preferredInterfaceOrientationForPresentation __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly) BOOL shouldAutomaticallyForwardRotationMethods __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=8.0)));
@property (nonatomic, readonly) BOOL shouldAutomaticallyForwardAppearanceMethods;
@property (nonatomic, nullable, copy) NSString *restorationIdentifier;
@property (nonatomic, nullable) Class restorationClass;
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder;
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder;
- (void)updateViewConstraints;
- (BOOL)shouldAutorotate __attribute__((availability(ios,deprecated=16.0))) __attribute__((availability(tvos,unavailable)));
@property (nonatomic) UIRectEdge edgesForExtendedLayout;
@property (nonatomic) BOOL extendedLayoutIncludesOpaqueBars;
@property (nonatomic) BOOL automaticallyAdjustsScrollViewInsets __attribute__((availability(ios,deprecated=11.0))) __attribute__((availability(tvos,deprecated=11.0)));
- (void)setContentScrollView:(UIScrollView * _Nullable)scrollView forEdge:(NSDirectionalRectEdge)edge __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
- (UIScrollView * _Nullable)contentScrollViewForEdge:(NSDirectionalRectEdge)edge __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic) CGSize preferredContentSize;
@property (nonatomic, readonly) UIStatusBarStyle preferredStatusBarStyle __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly) BOOL prefersStatusBarHidden __attribute__((availability(tvos,unavailable)));
- (void)setNeedsStatusBarAppearanceUpdate __attribute__((availability(tvos,unavailable)));
- (void)applicationFinishedRestoringState;
@property (nonatomic, nullable, weak) id<UIViewControllerTransitioningDelegate> transitioningDelegate;
@property (nonatomic, nullable, readonly) UIViewController *childViewControllerForStatusBarStyle NS_SWIFT_NAME(childForStatusBarStyle) __attribute__((availability(tvos,unavailable)));
@property (nonatomic, nullable, readonly) UIViewController *childViewControllerForStatusBarHidden NS_SWIFT_NAME(childForStatusBarHidden) __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly) id<UILayoutSupport> topLayoutGuide __attribute__((availability(ios,deprecated=11.0))) __attribute__((availability(tvos,deprecated=11.0)));
@property (nonatomic, readonly) id<UILayoutSupport> bottomLayoutGuide __attribute__((availability(ios,deprecated=11.0))) __attribute__((availability(tvos,deprecated=11.0)));
@property (nonatomic, readonly) UIStatusBarAnimation preferredStatusBarUpdateAnimation __attribute__((availability(tvos,unavailable)));
@property (nonatomic) BOOL modalPresentationCapturesStatusBarAppearance __attribute__((availability(tvos,unavailable)));
- (UIViewController * _Nullable)targetViewControllerForAction:(SEL)action sender:(id _Nullable)sender;
- (void)showViewController:(UIViewController *)vc sender:(id _Nullable)sender;
- (void)showDetailViewController:(UIViewController *)vc sender:(id _Nullable)sender;
- (void)setOverrideTraitCollection:(UITraitCollection * _Nullable)collection forChildViewController:(UIViewController *)childViewController NS_SWIFT_NAME(setOverrideTraitCollection(_:forChild:)) __attribute__((availability(ios,deprecated=17.0))) __attribute__((availability(tvos,deprecated=17.0)));
- (nullable UITraitCollection *)overrideTraitCollectionForChildViewController:(UIViewController *)childViewController NS_SWIFT_NAME(overrideTraitCollection(forChild:)) __attribute__((availability(ios,deprecated=17.0))) __attribute__((availability(tvos,deprecated=17.0)));
@property (nonatomic, readonly, nullable) NSExtensionContext *extensionContext;
@property (nonatomic, readonly, nullable) UIPresentationController *presentationController;
@property (nonatomic, readonly, nullable) UIPopoverPresentationController *popoverPresentationController __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly, nullable) UISheetPresentationController *sheetPresentationController __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=15.0)));
- (void)loadViewIfNeeded;
@property (nonatomic, readonly, nullable) UIView *viewIfLoaded;
- (NSArray<UIViewController *> *)allowedChildViewControllersForUnwindingFromSource:(UIStoryboardUnwindSegueSource *)segueSource;
- (UIViewController * _Nullable)childViewControllerContainingSegueSource:(UIStoryboardUnwindSegueSource *)segueSource;
- (void)unwindForSegue:(UIStoryboardSegue *)unwindSegue towardsViewController:(UIViewController *)subsequentVC;
- (void)addKeyCommand:(UIKeyCommand *)command;
- (void)removeKeyCommand:(UIKeyCommand *)command;
- (id<UIViewControllerPreviewing>)registerForPreviewingWithDelegate:(id<UIViewControllerPreviewingDelegate>)previewingDelegate sourceView:(UIView *)sourceView __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0)));
- (void)unregisterForPreviewingWithContext:(id<UIViewControllerPreviewing>)previewing __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0)));
@property (nonatomic, readonly) NSArray<id<UIPreviewActionItem>> *previewActionItems __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0)));
@property (nonatomic) BOOL restoresFocusAfterTransition;
@property (nonatomic, nullable) NSString *focusGroupIdentifier __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic, readonly) UIUserInterfaceStyle preferredUserInterfaceStyle __attribute__((availability(ios,unavailable)));
- (void)setNeedsUserInterfaceAppearanceUpdate __attribute__((availability(ios,unavailable)));
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForUserInterfaceStyle __attribute__((availability(ios,unavailable)));
@property (nonatomic) UIEdgeInsets additionalSafeAreaInsets;
@property (nonatomic, readonly) NSDirectionalEdgeInsets systemMinimumLayoutMargins;
@property (nonatomic) BOOL viewRespectsSystemMinimumLayoutMargins;
- (void)viewLayoutMarginsDidChange;
- (void)viewSafeAreaInsetsDidChange;
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForScreenEdgesDeferringSystemGestures __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly) UIRectEdge preferredScreenEdgesDeferringSystemGestures __attribute__((availability(tvos,unavailable)));
- (void)setNeedsUpdateOfScreenEdgesDeferringSystemGestures __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForHomeIndicatorAutoHidden __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly) BOOL prefersHomeIndicatorAutoHidden __attribute__((availability(tvos,unavailable)));
- (void)setNeedsUpdateOfHomeIndicatorAutoHidden __attribute__((availability(tvos,unavailable)));
@property (nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, getter=isModalInPresentation) BOOL modalInPresentation __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, readonly) BOOL performsActionsWhilePresentingModally __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForPointerLock __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic, readonly) BOOL prefersPointerLocked __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=14.0)));
- (void)setNeedsUpdateOfPrefersPointerLocked __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=14.0)));
- (void)setNeedsTouchBarUpdate __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForTouchBar __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
@property (nonatomic, nullable) NSString *interactionActivityTrackingBaseName __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic, readonly, nullable) UIPresentationController *activePresentationController __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
- (void)setNeedsUpdateOfSupportedInterfaceOrientations __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
- (void)updateTraitsIfNeeded __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
- (void)setNeedsUpdateContentUnavailableConfiguration __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
- (void)viewIsAppearing:(BOOL)animated __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, readonly, nullable) UITab *tab __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)));
@property (nonatomic, nullable) UIViewControllerTransition *preferredTransition __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)));
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIActivityViewController : UIViewController
- (instancetype)initWithActivityItems:(NSArray<id> *)activityItems applicationActivities:(NSArray<UIActivity *> * _Nullable)applicationActivities NS_DESIGNATED_INITIALIZER;
@property (nonatomic, nullable, copy) void (^ completionHandler)(NSString *, BOOL) __attribute__((availability(ios,deprecated=8.0)));
@property (nonatomic, nullable, copy) NSArray<NSString *> *excludedActivityTypes;
@property (nonatomic, nullable, copy) void (^ completionWithItemsHandler)(NSString *, BOOL, NSArray<NSExtensionItem *> *, NSError *);
@property (nonatomic) BOOL allowsProminentActivity __attribute__((availability(ios,introduced=15.4)));
- (instancetype)initWithActivityItemsConfiguration:(id<UIActivityItemsConfigurationReading>)activityItemsConfiguration __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic) UIActivitySectionTypes excludedActivitySectionTypes __attribute__((availability(ios,introduced=18.0)));
@end
NS_SWIFT_UI_ACTOR 
@interface UIAlertAction : NSObject <NSCopying, UIAccessibilityIdentification>
@property (nonatomic, readonly, nullable) NSString *title;
@property (nonatomic, readonly) UIAlertActionStyle style;
@property (nonatomic, getter=isEnabled) BOOL enabled;
+ (UIAlertAction *)actionWithTitle:(NSString *)title style:(UIAlertActionStyle)style handler:(void (^ _Nullable)(UIAlertAction *))handler;
@end
NS_SWIFT_UI_ACTOR 
@interface UIAlertController : UIViewController
- (instancetype)initWithNibName:(NSString * _Nullable)nibName bundle:(NSBundle * _Nullable)bundle;
@property (nonatomic, readonly) NSArray<UIAlertAction *> *actions;
@property (nonatomic, readonly) NSArray<UITextField *> *textFields;
@property (nonatomic, nullable, copy) NSString *title;
@property (nonatomic, nullable, copy) NSString *message;
@property (nonatomic, readonly) UIAlertControllerStyle preferredStyle;
+ (UIAlertController *)alertControllerWithTitle:(NSString * _Nullable)title message:(NSString * _Nullable)message preferredStyle:(UIAlertControllerStyle)preferredStyle;
- (void)addAction:(UIAlertAction *)action;
- (void)addTextFieldWithConfigurationHandler:(void (^)(UITextField *))configurationHandler;
@property (nonatomic, nullable) UIAlertAction *preferredAction;
@property (nonatomic) UIAlertControllerSeverity severity __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=9.0)))
@interface UIAlertView : UIView <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
@property (nonatomic, nullable, weak) id<UIAlertViewDelegate> delegate;
@property (nonatomic, nullable, copy) NSString *title;
@property (nonatomic, nullable, copy) NSString *message;
- (NSInteger)addButtonWithTitle:(NSString * _Nullable)title;
- (NSString *)buttonTitleAtIndex:(NSInteger)index;
@property (nonatomic, readonly) NSInteger numberOfButtons;
@property (nonatomic) NSInteger cancelButtonIndex;
@property (nonatomic, readonly) NSInteger firstOtherButtonIndex;
@property (nonatomic, readonly, getter=isVisible) BOOL visible;
- (void)show;
- (void)dismissWithClickedButtonIndex:(NSInteger)index animated:(BOOL)animated;
@property (nonatomic) UIAlertViewStyle alertViewStyle;
- (UITextField *)textFieldAtIndex:(NSInteger)textFieldIndex;
@end
NS_SWIFT_UI_ACTOR 
@interface UIApplication : UIResponder
@property (nonatomic, class, readonly) UIApplication *sharedApplication;
@property (nonatomic, nullable, weak) id<UIApplicationDelegate> delegate;
- (void)beginIgnoringInteractionEvents __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0)));
- (void)endIgnoringInteractionEvents __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0)));
@property (nonatomic, readonly, getter=isIgnoringInteractionEvents) BOOL ignoringInteractionEvents __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0)));
@property (nonatomic, getter=isIdleTimerDisabled) BOOL idleTimerDisabled;
- (BOOL)openURL:(NSURL *)url __attribute__((availability(ios,deprecated=10.0))) __attribute__((availability(tvos,deprecated=10.0)));
- (void)openURL:(NSURL *)url options:(NSDictionary *)options completionHandler:(void (^ _Nullable)(BOOL))completion;
- (BOOL)canOpenURL:(NSURL *)url NS_SWIFT_NAME(canOpenURL(_:));
- (void)sendEvent:(UIEvent *)uievent;
@property (nonatomic, readonly, nullable) UIWindow *keyWindow __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0)));
@property (nonatomic, readonly) NSArray<UIWindow *> *windows __attribute__((availability(ios,deprecated=15.0))) __attribute__((availability(tvos,deprecated=15.0)));
- (BOOL)sendAction:(SEL)action to:(id _Nullable)target from:(id _Nullable)sender forEvent:(UIEvent * _Nullable)forEvent NS_SWIFT_NAME(sendAction(_:to:from:for:));
@property (nonatomic, getter=isNetworkActivityIndicatorVisible) BOOL networkActivityIndicatorVisible __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,unavailable)));
@property (nonatomic) UIStatusBarStyle statusBarStyle __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=9.0)));
- (void)setStatusBarStyle:(UIStatusBarStyle)statusBarStyle animated:(BOOL)animated __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=9.0)));
@property (nonatomic, getter=isStatusBarHidden) BOOL statusBarHidden __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=9.0)));
- (void)setStatusBarHidden:(BOOL)state withAnimation:(UIStatusBarAnimation)animation __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=9.0)));
- (void)setStatusBarHidden:(BOOL)hidden animated:(BOOL)animated __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=3.2)));
@property (nonatomic) UIInterfaceOrientation statusBarOrientation __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=9.0)));
- (void)setStatusBarOrientation:(UIInterfaceOrientation)orientation animated:(BOOL)animated __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=9.0)));
@property (nonatomic, readonly) double statusBarOrientationAnimationDuration __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=13.0)));
@property (nonatomic, readonly) CGRect statusBarFrame __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=13.0)));
@property (nonatomic) NSInteger applicationIconBadgeNumber __attribute__((availability(ios,deprecated=17.0))) __attribute__((availability(tvos,deprecated=17.0)));
@property (nonatomic) BOOL applicationSupportsShakeToEdit __attribute__((availability(tvos,unavailable)));
- (void)registerForRemoteNotificationTypes:(UIRemoteNotificationType)types __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=8.0)));
- (void)unregisterForRemoteNotifications;
@property (nonatomic, readonly) UIRemoteNotificationType enabledRemoteNotificationTypes __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=8.0)));
@property (nonatomic, readonly) UIApplicationState applicationState;
@property (nonatomic, readonly) double backgroundTimeRemaining;
- (NSInteger)beginBackgroundTaskWithExpirationHandler:(void (^ _Nullable)(void))backgroundTimeExpired;
- (void)endBackgroundTask:(NSInteger)taskId;
- (BOOL)setKeepAliveTimeout:(double)timeout handler:(void (^ _Nullable)(void))handler __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=9.0)));
- (void)clearKeepAliveTimeout __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=9.0)));
@property (nonatomic, readonly, getter=isProtectedDataAvailable) BOOL protectedDataAvailable;
- (void)presentLocalNotificationNow:(UILocalNotification *)notification __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=10.0)));
- (void)scheduleLocalNotification:(UILocalNotification *)notification __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=10.0)));
- (void)cancelLocalNotification:(UILocalNotification *)notification __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=10.0)));
- (void)cancelAllLocalNotifications __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=10.0)));
@property (nonatomic, copy) NSArray<UILocalNotification *> *scheduledLocalNotifications __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=10.0)));
- (void)beginReceivingRemoteControlEvents;
- (void)endReceivingRemoteControlEvents;
@property (nonatomic, readonly) UIUserInterfaceLayoutDirection userInterfaceLayoutDirection;
- (void)setNewsstandIconImage:(UIImage * _Nullable)image __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=9.0)));
- (void)extendStateRestoration;
- (void)completeStateRestoration;
- (UIInterfaceOrientationMask)supportedInterfaceOrientationsForWindow:(UIWindow *)window __attribute__((availability(tvos,unavailable)));
- (NSInteger)beginBackgroundTaskWithName:(NSString *)taskName expirationHandler:(void (^)(void))expirationHandler;
- (void)setMinimumBackgroundFetchInterval:(double)minimumBackgroundFetchInterval __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0)));
@property (nonatomic, readonly) UIContentSizeCategory preferredContentSizeCategory;
@property (nonatomic, readonly) NSSet<UIScene *> *connectedScenes __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
@property (nonatomic, readonly) NSSet<UISceneSession *> *openSessions __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
@property (nonatomic, readonly) BOOL supportsMultipleScenes __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
- (void)requestSceneSessionActivation:(UISceneSession * _Nullable)sceneSession userActivity:(NSUserActivity * _Nullable)userActivity options:(UISceneActivationRequestOptions * _Nullable)options errorHandler:(void (^ _Nullable)(NSError *))errorHandler __attribute__((availability(ios,deprecated=17.0,introduced=13.0))) __attribute__((availability(tvos,deprecated=17.0,introduced=13.0)));
- (void)requestSceneSessionDestruction:(UISceneSession *)sceneSession options:(UISceneDestructionRequestOptions * _Nullable)options errorHandler:(void (^ _Nullable)(NSError *))errorHandler __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
- (void)requestSceneSessionRefresh:(UISceneSession *)sceneSession __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
- (void)ignoreSnapshotOnNextApplicationLaunch;
+ (void)registerObjectForStateRestoration:(id<UIStateRestoring>)uistateRestoringObject restorationIdentifier:(NSString *)restorationIdentifier;
@property (nonatomic, readonly) UIBackgroundRefreshStatus backgroundRefreshStatus;
@property (nonatomic, readonly) UIUserNotificationSettings *currentUserNotificationSettings __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=10.0)));
@property (nonatomic, readonly, getter=isRegisteredForRemoteNotifications) BOOL registeredForRemoteNotifications;
- (void)registerForRemoteNotifications;
- (void)registerUserNotificationSettings:(UIUserNotificationSettings *)notificationSettings __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=10.0)));
@property (nonatomic, nullable, copy) NSArray<UIApplicationShortcutItem *> *shortcutItems __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly) BOOL supportsAlternateIcons;
- (void)setAlternateIconName:(NSString * _Nullable)alternateIconName completionHandler:(void (^ _Nullable)(NSError *))completionHandler;
@property (nonatomic, readonly, nullable) NSString *alternateIconName;
- (void)activateSceneSessionForRequest:(UISceneSessionActivationRequest *)request errorHandler:(void (^ _Nullable)(NSError *))errorHandler __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIApplicationShortcutIcon : NSObject <NSCopying>
+ (UIApplicationShortcutIcon *)iconWithType:(UIApplicationShortcutIconType)type;
+ (UIApplicationShortcutIcon *)iconWithTemplateImageName:(NSString *)templateImageName;
+ (UIApplicationShortcutIcon *)iconWithSystemImageName:(NSString *)systemImageName __attribute__((availability(ios,introduced=13.0)));
+ (UIApplicationShortcutIcon *)iconWithContact:(CNContact *)contact __attribute__((availability(tvos,unavailable)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIApplicationShortcutItem : NSObject <NSMutableCopying>
- (instancetype)initWithType:(NSString *)type localizedTitle:(NSString *)localizedTitle localizedSubtitle:(NSString * _Nullable)localizedSubtitle icon:(UIApplicationShortcutIcon * _Nullable)icon userInfo:(NSDictionary<NSString *, id> * _Nullable)userInfo NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithType:(NSString *)type localizedTitle:(NSString *)localizedTitle;
@property (nonatomic) NSString *type;
@property (nonatomic) NSString *localizedTitle;
@property (nonatomic, nullable) NSString *localizedSubtitle;
@property (nonatomic, nullable, copy) UIApplicationShortcutIcon *icon;
@property (nonatomic, nullable, copy) NSDictionary<NSString *, id> *userInfo;
@property (nonatomic, nullable, copy) id targetContentIdentifier __attribute__((availability(ios,introduced=13.0)));
@end
NS_SWIFT_UI_ACTOR 
@interface UIDynamicBehavior : NSObject
@property (nonatomic, readonly, copy) NSArray<UIDynamicBehavior *> *childBehaviors;
@property (nonatomic, nullable, copy) void (^ action)(void);
- (void)addChildBehavior:(UIDynamicBehavior *)behavior;
- (void)removeChildBehavior:(UIDynamicBehavior *)behavior;
@property (nonatomic, readonly) UIDynamicAnimator *dynamicAnimator;
- (void)willMoveToAnimator:(UIDynamicAnimator * _Nullable)targetAnimator;
@end
NS_SWIFT_UI_ACTOR 
@interface UIAttachmentBehavior : UIDynamicBehavior
@property (nonatomic, readonly, copy) NSArray<id<UIDynamicItem>> *items;
@property (nonatomic, readonly) UIAttachmentBehaviorType attachedBehaviorType;
@property (nonatomic) CGPoint anchorPoint;
@property (nonatomic) CGFloat length;
@property (nonatomic) CGFloat damping;
@property (nonatomic) CGFloat frequency;
- (instancetype)initWithItem:(id<UIDynamicItem>)item attachedToAnchor:(CGPoint)anchorPoint;
- (instancetype)initWithItem:(id<UIDynamicItem>)item offsetFromCenter:(UIOffset)offset attachedToAnchor:(CGPoint)anchorPoint NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithItem:(id<UIDynamicItem>)item attachedToItem:(id<UIDynamicItem>)attachedToItem;
- (instancetype)initWithItem:(id<UIDynamicItem>)item offsetFromCenter:(UIOffset)offsetFromCenter attachedToItem:(id<UIDynamicItem>)attachedToItem offsetFromCenter:(UIOffset)attachOffsetFromCenter NS_DESIGNATED_INITIALIZER;
+ (UIAttachmentBehavior *)slidingAttachmentWithItem:(id<UIDynamicItem>)item1 attachedToItem:(id<UIDynamicItem>)item2 attachmentAnchor:(CGPoint)attachmentAnchor axisOfTranslation:(CGVector)translationAxis;
+ (UIAttachmentBehavior *)slidingAttachmentWithItem:(id<UIDynamicItem>)item attachmentAnchor:(CGPoint)attachmentAnchor axisOfTranslation:(CGVector)translationAxis;
+ (UIAttachmentBehavior *)limitAttachmentWithItem:(id<UIDynamicItem>)item1 offsetFromCenter:(UIOffset)offsetFromCenter attachedToItem:(id<UIDynamicItem>)item2 offsetFromCenter:(UIOffset)offsetFromCenter2;
+ (UIAttachmentBehavior *)fixedAttachmentWithItem:(id<UIDynamicItem>)item1 attachedToItem:(id<UIDynamicItem>)item2 attachmentAnchor:(CGPoint)attachmentAnchor;
+ (UIAttachmentBehavior *)pinAttachmentWithItem:(id<UIDynamicItem>)item1 attachedToItem:(id<UIDynamicItem>)item2 attachmentAnchor:(CGPoint)attachmentAnchor;
@property (nonatomic) UIFloatRange attachmentRange;
@property (nonatomic) CGFloat frictionTorque;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=15.0)))
@interface UIBandSelectionInteraction : NSObject <UIInteraction>
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, readonly) UIBandSelectionInteractionState state;
@property (nonatomic, readonly) CGRect selectionRect;
@property (nonatomic, readonly) UIKeyModifierFlags initialModifierFlags;
@property (nonatomic, nullable, copy) BOOL (^ shouldBeginHandler)(UIBandSelectionInteraction *, CGPoint);
- (instancetype)initWithSelectionHandler:(void (^)(UIBandSelectionInteraction *))selectionHandler;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)))
@interface UIBarAppearance : NSObject <NSCopying, NSSecureCoding>
- (instancetype)initWithIdiom:(UIUserInterfaceIdiom)idiom NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly) UIUserInterfaceIdiom idiom;
- (instancetype)initWithBarAppearance:(UIBarAppearance *)barAppearance NS_DESIGNATED_INITIALIZER;
- (void)configureWithDefaultBackground;
- (void)configureWithOpaqueBackground;
- (void)configureWithTransparentBackground;
@property (nonatomic, nullable, copy) UIBlurEffect *backgroundEffect;
@property (nonatomic, nullable, copy) UIColor *backgroundColor;
@property (nonatomic, nullable) UIImage *backgroundImage;
@property (nonatomic) UIViewContentMode backgroundImageContentMode;
@property (nonatomic, nullable, copy) UIColor *shadowColor;
@property (nonatomic, nullable) UIImage *shadowImage;
@end
NS_SWIFT_UI_ACTOR 
@interface UIBarItem : NSObject <NSCoding, UIAccessibilityIdentification>
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, nullable, copy) NSString *title;
@property (nonatomic, nullable) UIImage *image;
@property (nonatomic) UIEdgeInsets imageInsets;
@property (nonatomic) NSInteger tag;
@property (nonatomic, nullable) UIImage *landscapeImagePhone __attribute__((availability(tvos,unavailable)));
@property (nonatomic) UIEdgeInsets landscapeImagePhoneInsets __attribute__((availability(tvos,unavailable)));
- (void)setTitleTextAttributes:(NSDictionary<NSAttributedStringKey, id> * _Nullable)attributes forState:(UIControlState)state;
- (NSDictionary<NSAttributedStringKey, id> * _Nullable)titleTextAttributesForState:(UIControlState)state;
@property (nonatomic, nullable) UIImage *largeContentSizeImage;
@property (nonatomic) UIEdgeInsets largeContentSizeImageInsets;
@end
NS_SWIFT_UI_ACTOR 
@interface UIBarButtonItem : UIBarItem <NSCoding>
- (instancetype)initWithImage:(UIImage * _Nullable)image style:(UIBarButtonItemStyle)style target:(id _Nullable)target action:(SEL _Nullable)action;
- (instancetype)initWithTitle:(NSString * _Nullable)title style:(UIBarButtonItemStyle)style target:(id _Nullable)target action:(SEL _Nullable)action;
- (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)systemItem target:(id _Nullable)target action:(SEL _Nullable)action;
- (instancetype)initWithCustomView:(UIView *)customView;
- (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)systemItem primaryAction:(UIAction * _Nullable)primaryAction __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
- (instancetype)initWithPrimaryAction:(UIAction * _Nullable)primaryAction __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
- (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)systemItem menu:(UIMenu * _Nullable)menu __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
- (instancetype)initWithTitle:(NSString * _Nullable)title menu:(UIMenu * _Nullable)menu __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
- (instancetype)initWithImage:(UIImage * _Nullable)image menu:(UIMenu * _Nullable)menu __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
- (instancetype)initWithPrimaryAction:(UIAction * _Nullable)primaryAction menu:(UIMenu * _Nullable)menu __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
- (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)systemItem primaryAction:(UIAction * _Nullable)primaryAction menu:(UIMenu * _Nullable)menu __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
- (instancetype)initWithTitle:(NSString * _Nullable)title image:(UIImage * _Nullable)image target:(id _Nullable)target action:(SEL _Nullable)action menu:(UIMenu * _Nullable)menu __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
+ (instancetype)fixedSpaceItemOfWidth:(CGFloat)width NS_SWIFT_NAME(fixedSpace(_:)) __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
+ (instancetype)flexibleSpaceItem __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic) UIBarButtonItemStyle style;
@property (nonatomic) CGFloat width;
@property (nonatomic, nullable, copy) NSSet *possibleTitles;
@property (nonatomic, nullable) UIView *customView;
@property (nonatomic, nullable) SEL action;
@property (nonatomic, nullable, assign) id target;
@property (nonatomic, nullable, copy) UIAction *primaryAction __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic, nullable, copy) UIMenu *menu __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic) BOOL changesSelectionAsPrimaryAction __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic, getter=isSelected) BOOL selected __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, nullable, copy) NSString *title;
@property (nonatomic, nullable) UIImage *image;
@property (nonatomic) UIEdgeInsets imageInsets;
@property (nonatomic) NSInteger tag;
@property (nonatomic, nullable) UIColor *tintColor;
- (instancetype)initWithImage:(UIImage * _Nullable)image landscapeImagePhone:(UIImage * _Nullable)landscapeImagePhone style:(UIBarButtonItemStyle)style target:(id _Nullable)target action:(SEL _Nullable)action;
- (void)setBackgroundImage:(UIImage * _Nullable)backgroundImage forState:(UIControlState)state barMetrics:(UIBarMetrics)barMetrics;
- (UIImage *)backgroundImageForState:(UIControlState)state barMetrics:(UIBarMetrics)barMetrics;
- (void)setBackgroundVerticalPositionAdjustment:(CGFloat)adjustment forBarMetrics:(UIBarMetrics)forBarMetrics;
- (CGFloat)backgroundVerticalPositionAdjustmentForBarMetrics:(UIBarMetrics)forBarMetrics;
- (void)setTitlePositionAdjustment:(UIOffset)adjustment forBarMetrics:(UIBarMetrics)barMetrics;
- (UIOffset)titlePositionAdjustmentForBarMetrics:(UIBarMetrics)barMetrics;
- (void)setBackButtonBackgroundImage:(UIImage * _Nullable)backgroundImage forState:(UIControlState)forState barMetrics:(UIBarMetrics)barMetrics __attribute__((availability(tvos,unavailable)));
- (UIImage *)backButtonBackgroundImageForState:(UIControlState)forState barMetrics:(UIBarMetrics)barMetrics __attribute__((availability(tvos,unavailable)));
- (void)setBackButtonTitlePositionAdjustment:(UIOffset)adjustment forBarMetrics:(UIBarMetrics)barMetrics __attribute__((availability(tvos,unavailable)));
- (UIOffset)backButtonTitlePositionAdjustmentForBarMetrics:(UIBarMetrics)barMetrics __attribute__((availability(tvos,unavailable)));
- (void)setBackButtonBackgroundVerticalPositionAdjustment:(CGFloat)adjustment forBarMetrics:(UIBarMetrics)barMetrics __attribute__((availability(tvos,unavailable)));
- (CGFloat)backButtonBackgroundVerticalPositionAdjustmentForBarMetrics:(UIBarMetrics)barMetrics __attribute__((availability(tvos,unavailable)));
- (void)setBackgroundImage:(UIImage * _Nullable)backgroundImage forState:(UIControlState)state style:(UIBarButtonItemStyle)style barMetrics:(UIBarMetrics)barMetrics;
- (UIImage *)backgroundImageForState:(UIControlState)state style:(UIBarButtonItemStyle)style barMetrics:(UIBarMetrics)barMetrics;
@property (nonatomic, readonly, nullable) UIBarButtonItemGroup *buttonGroup;
@property (nonatomic) UIContextMenuConfigurationElementOrder preferredMenuElementOrder __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic, getter=isHidden) BOOL hidden __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic, nullable, copy) UIMenuElement *menuRepresentation __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic, readonly) UIBarButtonItemGroup *creatingFixedGroup __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
- (UIBarButtonItemGroup *)creatingMovableGroupWithCustomizationIdentifier:(NSString *)customizationIdentifier __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
- (UIBarButtonItemGroup *)creatingOptionalGroupWithCustomizationIdentifier:(NSString *)customizationIdentifier inDefaultCustomization:(BOOL)inDefaultCustomization __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
- (void)addSymbolEffect:(NSSymbolEffect *)symbolEffect __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
- (void)addSymbolEffect:(NSSymbolEffect *)symbolEffect options:(NSSymbolEffectOptions *)options __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
- (void)addSymbolEffect:(NSSymbolEffect *)symbolEffect options:(NSSymbolEffectOptions *)options animated:(BOOL)animated __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
- (void)removeSymbolEffectOfType:(NSSymbolEffect *)symbolEffect options:(NSSymbolEffectOptions *)options __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
- (void)removeSymbolEffectOfType:(NSSymbolEffect *)symbolEffect options:(NSSymbolEffectOptions *)options animated:(BOOL)animated __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
- (void)removeAllSymbolEffects __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
- (void)removeAllSymbolEffectsWithOptions:(NSSymbolEffectOptions *)options __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
- (void)removeAllSymbolEffectsWithOptions:(NSSymbolEffectOptions *)options animated:(BOOL)animated __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
- (void)setSymbolImage:(UIImage *)symbolImage withContentTransition:(NSSymbolContentTransition *)transition __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
- (void)setSymbolImage:(UIImage *)symbolImage withContentTransition:(NSSymbolContentTransition *)transition options:(NSSymbolEffectOptions *)options __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
@property (nonatomic, getter=isSymbolAnimationEnabled) BOOL symbolAnimationEnabled __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
- (void)removeSymbolEffectOfType:(NSSymbolEffect *)symbolEffect __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)))
@interface UIBarButtonItemAppearance : NSObject <NSCopying, NSSecureCoding>
- (instancetype)initWithStyle:(UIBarButtonItemStyle)style NS_DESIGNATED_INITIALIZER;
- (void)configureWithDefaultForStyle:(UIBarButtonItemStyle)style;
@property (nonatomic, readonly) UIBarButtonItemStateAppearance *normal;
@property (nonatomic, readonly) UIBarButtonItemStateAppearance *highlighted;
@property (nonatomic, readonly) UIBarButtonItemStateAppearance *disabled;
@property (nonatomic, readonly) UIBarButtonItemStateAppearance *focused;
@end
NS_SWIFT_UI_ACTOR 
@interface UIBarButtonItemGroup : NSObject <NSCoding>
- (instancetype)initWithBarButtonItems:(NSArray<UIBarButtonItem *> *)barButtonItems representativeItem:(UIBarButtonItem * _Nullable)representativeItem NS_DESIGNATED_INITIALIZER;
@property (nonatomic, copy) NSArray<UIBarButtonItem *> *barButtonItems;
@property (nonatomic, nullable) UIBarButtonItem *representativeItem;
@property (nonatomic, readonly, getter=isDisplayingRepresentativeItem) BOOL displayingRepresentativeItem;
@property (nonatomic) BOOL alwaysAvailable __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic, getter=isHidden) BOOL hidden __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic, nullable, copy) UIMenuElement *menuRepresentation __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
+ (UIBarButtonItemGroup *)optionalGroupWithCustomizationIdentifier:(NSString *)customizationIdentifier inDefaultCustomization:(BOOL)inDefaultCustomization representativeItem:(UIBarButtonItem * _Nullable)representativeItem items:(NSArray<UIBarButtonItem *> *)items __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
+ (UIBarButtonItemGroup *)movableGroupWithCustomizationIdentifier:(NSString *)customizationIdentifier representativeItem:(UIBarButtonItem * _Nullable)representativeItem items:(NSArray<UIBarButtonItem *> *)items __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
+ (UIBarButtonItemGroup *)fixedGroupWithRepresentativeItem:(UIBarButtonItem * _Nullable)representativeItem items:(NSArray<UIBarButtonItem *> *)items __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)))
@interface UIBarButtonItemStateAppearance : NSObject
@property (nonatomic, copy) NSDictionary<NSAttributedStringKey, id> *titleTextAttributes;
@property (nonatomic) UIOffset titlePositionAdjustment;
@property (nonatomic, nullable) UIImage *backgroundImage;
@property (nonatomic) UIOffset backgroundImagePositionAdjustment;
@end

@interface UIBezierPath : NSObject <NSSecureCoding, NSCopying>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (UIBezierPath *)bezierPath;
+ (UIBezierPath *)bezierPathWithArcCenter:(CGPoint)center radius:(CGFloat)radius startAngle:(CGFloat)startAngle endAngle:(CGFloat)endAngle clockwise:(BOOL)clockwise;
+ (UIBezierPath *)bezierPathWithCGPath:(CGPathRef)path;
+ (UIBezierPath *)bezierPathWithOvalInRect:(CGRect)inRect;
+ (UIBezierPath *)bezierPathWithRect:(CGRect)rect;
+ (UIBezierPath *)bezierPathWithRoundedRect:(CGRect)rect byRoundingCorners:(UIRectCorner)corners cornerRadii:(CGSize)radii;
+ (UIBezierPath *)bezierPathWithRoundedRect:(CGRect)rect cornerRadius:(CGFloat)cornerRadius;
@property (nonatomic, nullable) CGPathRef CGPath;
- (void)moveToPoint:(CGPoint)point;
- (void)addLineToPoint:(CGPoint)point;
- (void)addCurveToPoint:(CGPoint)endPoint controlPoint1:(CGPoint)controlPoint1 controlPoint2:(CGPoint)controlPoint2;
- (void)addQuadCurveToPoint:(CGPoint)endPoint controlPoint:(CGPoint)controlPoint;
- (void)closePath;
- (void)removeAllPoints;
- (void)appendPath:(UIBezierPath *)path;
- (void)applyTransform:(CGAffineTransform)transform;
@property (nonatomic, readonly, getter=isEmpty) BOOL empty;
@property (nonatomic, readonly) CGRect bounds;
@property (nonatomic, readonly) CGPoint currentPoint;
- (BOOL)containsPoint:(CGPoint)point;
@property (nonatomic) CGFloat lineWidth;
@property (nonatomic) CGLineCap lineCapStyle;
@property (nonatomic) CGLineJoin lineJoinStyle;
@property (nonatomic) CGFloat miterLimit;
@property (nonatomic) CGFloat flatness;
@property (nonatomic) BOOL usesEvenOddFillRule;
- (void)fill;
- (void)stroke;
- (void)fillWithBlendMode:(CGBlendMode)blendMode alpha:(CGFloat)alpha;
- (void)strokeWithBlendMode:(CGBlendMode)blendMode alpha:(CGFloat)alpha;
- (void)addClip;
- (void)addArcWithCenter:(CGPoint)center radius:(CGFloat)radius startAngle:(CGFloat)startAngle endAngle:(CGFloat)endAngle clockwise:(BOOL)clockWise;
- (UIBezierPath *)bezierPathByReversingPath;
- (void)getLineDash:(void *)pattern count:(NSInteger *)count phase:(CGFloat *)phase;
- (void)setLineDash:(void *)fvalues count:(NSInteger)count phase:(CGFloat)phase;
@end
NS_SWIFT_UI_ACTOR 
@interface UIVisualEffect : NSObject <NSCopying, NSSecureCoding>

@end
NS_SWIFT_UI_ACTOR 
@interface UIBlurEffect : UIVisualEffect
+ (UIBlurEffect *)effectWithStyle:(UIBlurEffectStyle)style;
@end
NS_SWIFT_UI_ACTOR 
@interface UIControl : UIView <UIContextMenuInteractionDelegate>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame primaryAction:(UIAction * _Nullable)primaryAction __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, getter=isSelected) BOOL selected;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nonatomic) UIControlContentVerticalAlignment contentVerticalAlignment;
@property (nonatomic) UIControlContentHorizontalAlignment contentHorizontalAlignment;
@property (nonatomic, readonly) UIControlContentHorizontalAlignment effectiveContentHorizontalAlignment;
@property (nonatomic, readonly) UIControlState state;
@property (nonatomic, readonly, getter=isTracking) BOOL tracking;
@property (nonatomic, readonly, getter=isTouchInside) BOOL touchInside;
- (BOOL)beginTrackingWithTouch:(UITouch *)uitouch withEvent:(UIEvent * _Nullable)uievent NS_SWIFT_NAME(beginTracking(_:with:));
- (BOOL)continueTrackingWithTouch:(UITouch *)uitouch withEvent:(UIEvent * _Nullable)uievent NS_SWIFT_NAME(continueTracking(_:with:));
- (void)endTrackingWithTouch:(UITouch *)uitouch withEvent:(UIEvent * _Nullable)uievent NS_SWIFT_NAME(endTracking(_:with:));
- (void)cancelTrackingWithEvent:(UIEvent * _Nullable)uievent;
- (void)addTarget:(id _Nullable)target action:(SEL)sel forControlEvents:(UIControlEvents)events;
- (void)removeTarget:(id _Nullable)target action:(SEL _Nullable)sel forControlEvents:(UIControlEvents)events;
- (void)addAction:(UIAction *)action forControlEvents:(UIControlEvents)controlEvents NS_SWIFT_NAME(addAction(_:for:)) __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
- (void)removeAction:(UIAction *)action forControlEvents:(UIControlEvents)controlEvents NS_SWIFT_NAME(removeAction(_:for:)) __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
- (void)removeActionForIdentifier:(UIActionIdentifier )actionIdentifier forControlEvents:(UIControlEvents)controlEvents NS_SWIFT_NAME(removeAction(identifiedBy:for:)) __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
- (void)performPrimaryAction __attribute__((availability(ios,introduced=17.4))) __attribute__((availability(tvos,introduced=17.4)));
@property (nonatomic, readonly) NSSet *allTargets;
@property (nonatomic, readonly) UIControlEvents allControlEvents;
- (NSArray<NSString *> * _Nullable)actionsForTarget:(id _Nullable)target forControlEvent:(UIControlEvents)events;
- (void)sendAction:(SEL)action to:(id _Nullable)target forEvent:(UIEvent * _Nullable)uievent NS_SWIFT_NAME(sendAction(_:to:for:));
- (void)sendAction:(UIAction *)action NS_SWIFT_NAME(sendAction(_:)) __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
- (void)sendActionsForControlEvents:(UIControlEvents)events;
@property (nonatomic, readonly, nullable) UIContextMenuInteraction *contextMenuInteraction __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic, getter=isContextMenuInteractionEnabled) BOOL contextMenuInteractionEnabled __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic) BOOL showsMenuAsPrimaryAction __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=14.0)));
- (CGPoint)menuAttachmentPointForConfiguration:(UIContextMenuConfiguration *)configuration __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic, nullable) NSString *toolTip __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic, readonly, nullable) UIToolTipInteraction *toolTipInteraction __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic, getter=isSymbolAnimationEnabled) BOOL symbolAnimationEnabled __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
@end
NS_SWIFT_UI_ACTOR 
@interface UIButton : UIControl <UIAccessibilityContentSizeCategoryImageAdjusting>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame primaryAction:(UIAction * _Nullable)primaryAction __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
+ (UIButton *)systemButtonWithImage:(UIImage *)image target:(id _Nullable)target action:(SEL _Nullable)action __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
+ (UIButton *)systemButtonWithPrimaryAction:(UIAction * _Nullable)primaryAction __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
+ (UIButton *)buttonWithType:(UIButtonType)buttonType primaryAction:(UIAction * _Nullable)primaryAction __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
- (void)setNeedsUpdateConfiguration __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
- (void)updateConfiguration __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic, nullable, copy) void (^ configurationUpdateHandler)(UIButton *) __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic) BOOL automaticallyUpdatesConfiguration __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
+ (UIButton *)buttonWithType:(UIButtonType)type;
@property (nonatomic) UIEdgeInsets contentEdgeInsets __attribute__((availability(ios,deprecated=15.0))) __attribute__((availability(tvos,deprecated=15.0)));
@property (nonatomic) UIEdgeInsets titleEdgeInsets __attribute__((availability(ios,deprecated=15.0))) __attribute__((availability(tvos,deprecated=15.0)));
@property (nonatomic) BOOL reversesTitleShadowWhenHighlighted __attribute__((availability(ios,deprecated=15.0))) __attribute__((availability(tvos,deprecated=15.0)));
@property (nonatomic) UIEdgeInsets imageEdgeInsets __attribute__((availability(ios,deprecated=15.0))) __attribute__((availability(tvos,deprecated=15.0)));
@property (nonatomic) BOOL adjustsImageWhenHighlighted __attribute__((availability(ios,deprecated=15.0))) __attribute__((availability(tvos,deprecated=15.0)));
@property (nonatomic) BOOL adjustsImageWhenDisabled __attribute__((availability(ios,deprecated=15.0))) __attribute__((availability(tvos,deprecated=15.0)));
@property (nonatomic) BOOL showsTouchWhenHighlighted __attribute__((availability(ios,deprecated=15.0))) __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly) UIButtonType buttonType;
@property (nonatomic, readonly, getter=isHovered) BOOL hovered __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic, readonly, getter=isHeld) BOOL held __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic) UIButtonRole role __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic, getter=isPointerInteractionEnabled) BOOL pointerInteractionEnabled __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.4)));
@property (nonatomic, nullable, copy) UIPointerStyle * (^ pointerStyleProvider)(UIButton *, UIPointerEffect *, UIPointerShape *) __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.4)));
@property (nonatomic, nullable, copy) UIMenu *menu __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic) BOOL changesSelectionAsPrimaryAction __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=15.0)));
- (void)setTitle:(NSString * _Nullable)title forState:(UIControlState)forState;
- (void)setTitleColor:(UIColor * _Nullable)color forState:(UIControlState)forState;
- (void)setTitleShadowColor:(UIColor * _Nullable)color forState:(UIControlState)forState;
- (void)setImage:(UIImage * _Nullable)image forState:(UIControlState)forState;
- (void)setBackgroundImage:(UIImage * _Nullable)image forState:(UIControlState)forState;
- (NSString * _Nullable)titleForState:(UIControlState)state;
- (nullable UIColor *)titleColorForState:(UIControlState)state;
- (UIColor *)titleShadowColorForState:(UIControlState)state;
- (nullable UIImage *)imageForState:(UIControlState)state;
- (nullable UIImage *)backgroundImageForState:(UIControlState)state;
@property (nonatomic, readonly, nullable) NSString *currentTitle;
@property (nonatomic, readonly) UIColor *currentTitleColor;
@property (nonatomic, readonly) UIColor *currentTitleShadowColor;
@property (nonatomic, nullable, readonly) UIImage *currentImage;
@property (nonatomic, nullable, readonly) UIImage *currentBackgroundImage;
@property (nonatomic, readonly, nullable) UILabel *titleLabel;
@property (nonatomic, readonly, nullable) UIImageView *imageView;
@property (nonatomic, readonly, nullable) UILabel *subtitleLabel __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
- (CGRect)backgroundRectForBounds:(CGRect)rect __attribute__((availability(ios,deprecated=15.0))) __attribute__((availability(tvos,deprecated=15.0)));
- (CGRect)contentRectForBounds:(CGRect)rect __attribute__((availability(ios,deprecated=15.0))) __attribute__((availability(tvos,deprecated=15.0)));
- (CGRect)titleRectForContentRect:(CGRect)rect __attribute__((availability(ios,deprecated=15.0))) __attribute__((availability(tvos,deprecated=15.0)));
- (CGRect)imageRectForContentRect:(CGRect)rect __attribute__((availability(ios,deprecated=15.0))) __attribute__((availability(tvos,deprecated=15.0)));
@property (nonatomic, readonly, nullable) NSAttributedString *currentAttributedTitle;
- (void)setAttributedTitle:(NSAttributedString * _Nullable)title forState:(UIControlState)state;
- (NSAttributedString * _Nullable)attributedTitleForState:(UIControlState)state;
- (void)setPreferredSymbolConfiguration:(UIImageSymbolConfiguration * _Nullable)configuration forImageInState:(UIControlState)state __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
- (UIImageSymbolConfiguration * _Nullable)preferredSymbolConfigurationForImageInState:(UIControlState)state __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, readonly, nullable) UIImageSymbolConfiguration *currentPreferredSymbolConfiguration __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, readonly) UIBehavioralStyle behavioralStyle __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic) UIBehavioralStyle preferredBehavioralStyle __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic) UIContextMenuConfigurationElementOrder preferredMenuElementOrder __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=16.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)))
@interface UICalendarSelection : NSObject
- (void)updateSelectableDates;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)))
@interface UICalendarSelectionMultiDate : UICalendarSelection
@property (nonatomic, copy) NSArray<NSDateComponents *> *selectedDates;
- (void)setSelectedDates:(NSArray<NSDateComponents *> *)selectedDates animated:(BOOL)animated;
@property (nonatomic, readonly, nullable, weak) id<UICalendarSelectionMultiDateDelegate> delegate;
- (instancetype)initWithDelegate:(id<UICalendarSelectionMultiDateDelegate> _Nullable)delegate;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)))
@interface UICalendarSelectionSingleDate : UICalendarSelection
@property (nonatomic, readonly, nullable, weak) id<UICalendarSelectionSingleDateDelegate> delegate;
@property (nonatomic, nullable, copy) NSDateComponents *selectedDate;
- (void)setSelectedDate:(NSDateComponents * _Nullable)selectedDate animated:(BOOL)animated;
- (instancetype)initWithDelegate:(id<UICalendarSelectionSingleDateDelegate> _Nullable)delegate;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=18.0)))
@interface UICalendarSelectionWeekOfYear : UICalendarSelection
@property (nonatomic, nullable, copy) NSDateComponents *selectedWeekOfYear;
- (void)setSelectedWeekOfYear:(NSDateComponents * _Nullable)selectedWeekOfYear animated:(BOOL)animated;
@property (nonatomic, readonly, nullable, weak) id<UISheetPresentationControllerDelegate> delegate;
- (instancetype)initWithDelegate:(id<UICalendarSelectionWeekOfYearDelegate> _Nullable)delegate;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)))
@interface UICalendarView : UIView
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
@property (nonatomic, nullable, weak) id<UICalendarViewDelegate> delegate;
@property (nonatomic, nullable) UICalendarSelection *selectionBehavior;
@property (nonatomic) NSLocale *locale;
@property (nonatomic, copy) NSCalendar *calendar;
@property (nonatomic, nullable) NSTimeZone *timeZone;
@property (nonatomic) NSString *fontDesign;
@property (nonatomic, copy) NSDateInterval *availableDateRange;
@property (nonatomic, copy) NSDateComponents *visibleDateComponents;
- (void)setVisibleDateComponents:(NSDateComponents *)dateComponents animated:(BOOL)animated;
@property (nonatomic) BOOL wantsDateDecorations;
- (void)reloadDecorationsForDateComponents:(NSArray<NSDateComponents *> *)dates animated:(BOOL)animated;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)))
@interface UICalendarViewDecoration : NSObject
- (instancetype)initWithImage:(UIImage * _Nullable)image color:(UIColor * _Nullable)color size:(UICalendarViewDecorationSize)size;
- (instancetype)initWithCustomViewProvider:(UIView * (^)(void))customViewProvider;
+ (UICalendarViewDecoration *)decorationWithColor:(UIColor * _Nullable)color size:(UICalendarViewDecorationSize)size;
+ (UICalendarViewDecoration *)decorationWithImage:(UIImage * _Nullable)image;
+ (UICalendarViewDecoration *)decorationWithImage:(UIImage * _Nullable)image color:(UIColor * _Nullable)color size:(UICalendarViewDecorationSize)size;
+ (UICalendarViewDecoration *)decorationWithCustomViewProvider:(UIView * (^)(void))customViewProvider;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIFeedbackGenerator : NSObject <UIInteraction>
+ (UIFeedbackGenerator *)feedbackGeneratorForView:(UIView *)forView __attribute__((availability(ios,introduced=17.5)));
- (void)prepare;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=17.5)))
@interface UICanvasFeedbackGenerator : UIFeedbackGenerator
- (void)alignmentOccurredAtLocation:(CGPoint)atLocation;
- (void)pathCompletedAtLocation:(CGPoint)atLocation;
+ (UICanvasFeedbackGenerator *)feedbackGeneratorForView:(UIView *)forView __attribute__((availability(ios,introduced=17.5)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UICloudSharingController : UIViewController
- (instancetype)initWithNibName:(NSString * _Nullable)nibName bundle:(NSBundle * _Nullable)bundle;
- (instancetype)initWithPreparationHandler:(void (^)(UICloudSharingController *, void (^)(CKShare * _Nullable, CKContainer * _Nullable, NSError * _Nullable)))preparationHandler __attribute__((availability(ios,deprecated=17.0)));
- (instancetype)initWithShare:(CKShare *)share container:(CKContainer *)container;
@property (nonatomic, nullable) id<UICloudSharingControllerDelegate> delegate;
@property (nonatomic, readonly, nullable) CKShare *share;
@property (nonatomic) UICloudSharingPermissionOptions availablePermissions;
@property (nonatomic, readonly) id<UIActivityItemSource> activityItemSource;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)))
@interface UICollectionLayoutSectionOrthogonalScrollingProperties : NSObject <NSCopying>

@end
NS_SWIFT_UI_ACTOR 
@interface UICollectionReusableView : UIView
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly, nullable, copy) NSString *reuseIdentifier;
- (void)prepareForReuse;
- (void)applyLayoutAttributes:(UICollectionViewLayoutAttributes *)layoutAttributes;
- (void)willTransitionFromLayout:(UICollectionViewLayout *)oldLayout toLayout:(UICollectionViewLayout *)newLayout;
- (void)didTransitionFromLayout:(UICollectionViewLayout *)oldLayout toLayout:(UICollectionViewLayout *)newLayout;
- (UICollectionViewLayoutAttributes *)preferredLayoutAttributesFittingAttributes:(UICollectionViewLayoutAttributes *)layoutAttributes;
@end
NS_SWIFT_UI_ACTOR 
@interface UIScrollView : UIView <UIFocusItemScrollableContainer>
- (instancetype)initWithFrame:(CGRect)frame;
@property (nonatomic) CGPoint contentOffset;
@property (nonatomic) CGSize contentSize;
@property (nonatomic) UIEdgeInsets contentInset;
@property (nonatomic) CGPoint contentAlignmentPoint __attribute__((availability(ios,introduced=17.4))) __attribute__((availability(tvos,introduced=17.4)));
@property (nonatomic, readonly) UIEdgeInsets adjustedContentInset;
- (void)adjustedContentInsetDidChange;
@property (nonatomic) BOOL automaticallyAdjustsScrollIndicatorInsets __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic) UIScrollViewContentInsetAdjustmentBehavior contentInsetAdjustmentBehavior;
@property (nonatomic, readonly) UILayoutGuide *contentLayoutGuide;
@property (nonatomic, readonly) UILayoutGuide *frameLayoutGuide;
@property (nonatomic, nullable, weak) id<UIScrollViewDelegate> delegate;
@property (nonatomic) BOOL bounces;
@property (nonatomic) BOOL bouncesHorizontally __attribute__((availability(tvos,introduced=17.4))) __attribute__((availability(ios,introduced=17.4)));
@property (nonatomic) BOOL bouncesVertically __attribute__((availability(tvos,introduced=17.4))) __attribute__((availability(ios,introduced=17.4)));
@property (nonatomic) BOOL alwaysBounceVertical;
@property (nonatomic) BOOL alwaysBounceHorizontal;
@property (nonatomic) BOOL showsHorizontalScrollIndicator;
@property (nonatomic) BOOL showsVerticalScrollIndicator;
@property (nonatomic) UIEdgeInsets verticalScrollIndicatorInsets __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic) UIEdgeInsets horizontalScrollIndicatorInsets __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic) UIEdgeInsets scrollIndicatorInsets;
@property (nonatomic) UIScrollViewIndicatorStyle indicatorStyle;
@property (nonatomic) UIScrollViewDecelerationRate decelerationRate;
@property (nonatomic) UIScrollViewIndexDisplayMode indexDisplayMode;
@property (nonatomic, getter=isPagingEnabled) BOOL pagingEnabled __attribute__((availability(tvos,unavailable)));
@property (nonatomic, getter=isDirectionalLockEnabled) BOOL directionalLockEnabled;
@property (nonatomic, getter=isScrollEnabled) BOOL scrollEnabled;
@property (nonatomic) BOOL transfersHorizontalScrollingToParent __attribute__((availability(tvos,introduced=17.4))) __attribute__((availability(ios,introduced=17.4)));
@property (nonatomic) BOOL transfersVerticalScrollingToParent __attribute__((availability(tvos,introduced=17.4))) __attribute__((availability(ios,introduced=17.4)));
@property (nonatomic, readonly, getter=isTracking) BOOL tracking;
@property (nonatomic, readonly, getter=isDragging) BOOL dragging;
@property (nonatomic, readonly, getter=isDecelerating) BOOL decelerating;
@property (nonatomic, readonly, getter=isScrollAnimating) BOOL scrollAnimating __attribute__((availability(tvos,introduced=17.4))) __attribute__((availability(ios,introduced=17.4)));
- (void)setContentOffset:(CGPoint)contentOffset animated:(BOOL)animated;
- (void)scrollRectToVisible:(CGRect)rect animated:(BOOL)animated;
- (void)flashScrollIndicators;
- (void)withScrollIndicatorsShownForContentOffsetChanges:(void (^)(void))forContentOffsetChanges __attribute__((availability(tvos,introduced=17.4))) __attribute__((availability(ios,introduced=17.4)));
@property (nonatomic) BOOL delaysContentTouches;
@property (nonatomic) BOOL canCancelContentTouches;
- (BOOL)touchesShouldBegin:(NSSet *)touches withEvent:(UIEvent *)withEvent inContentView:(UIView *)inContentView;
- (BOOL)touchesShouldCancelInContentView:(UIView *)view;
@property (nonatomic) CGFloat minimumZoomScale;
@property (nonatomic) CGFloat maximumZoomScale;
@property (nonatomic) CGFloat zoomScale;
- (void)setZoomScale:(CGFloat)scale animated:(BOOL)animated;
- (void)zoomToRect:(CGRect)rect animated:(BOOL)animated;
@property (nonatomic) BOOL bouncesZoom;
@property (nonatomic, readonly, getter=isZooming) BOOL zooming;
@property (nonatomic, readonly, getter=isZoomBouncing) BOOL zoomBouncing;
@property (nonatomic, readonly, getter=isZoomAnimating) BOOL zoomAnimating __attribute__((availability(tvos,introduced=17.4))) __attribute__((availability(ios,introduced=17.4)));
@property (nonatomic) BOOL scrollsToTop __attribute__((availability(tvos,unavailable)));
- (void)stopScrollingAndZooming __attribute__((availability(tvos,introduced=17.4))) __attribute__((availability(ios,introduced=17.4)));
@property (nonatomic, readonly) UIPanGestureRecognizer *panGestureRecognizer;
@property (nonatomic, readonly) UIPinchGestureRecognizer *pinchGestureRecognizer __attribute__((availability(tvos,unavailable)));
@property (nonatomic) UIScrollViewKeyboardDismissMode keyboardDismissMode;
@property (nonatomic, readonly) UIGestureRecognizer *directionalPressGestureRecognizer __attribute__((availability(tvos,deprecated=11.0)));
@property (nonatomic, nullable) UIRefreshControl *refreshControl __attribute__((availability(tvos,unavailable)));
@property (nonatomic) BOOL allowsKeyboardScrolling __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=17.0)));
@end
NS_SWIFT_UI_ACTOR 
@interface UICollectionView : UIScrollView <NSCoding, UIDataSourceTranslating>
- (instancetype)initWithFrame:(CGRect)frame collectionViewLayout:(UICollectionViewLayout *)layout NS_DESIGNATED_INITIALIZER;
@property (nonatomic) UICollectionViewLayout *collectionViewLayout;
@property (nonatomic, nullable, weak) id<UICollectionViewDelegate> delegate;
@property (nonatomic, nullable, weak) id<UICollectionViewDataSource> dataSource;
@property (nonatomic, nullable) UIView *backgroundView;
@property (nonatomic) BOOL allowsSelection;
@property (nonatomic) BOOL allowsMultipleSelection;
- (void)registerNib:(UINib * _Nullable)nib forCellWithReuseIdentifier:(NSString *)reuseIdentifier;
- (void)registerNib:(UINib * _Nullable)nib forSupplementaryViewOfKind:(NSString *)kind withReuseIdentifier:(NSString *)reuseIdentifier;
- (__kindof UICollectionViewCell *)dequeueReusableCellWithReuseIdentifier:(NSString *)reuseIdentifier forIndexPath:(NSIndexPath *)indexPath;
- (__kindof UICollectionReusableView *)dequeueReusableSupplementaryViewOfKind:(NSString *)kind withReuseIdentifier:(NSString *)identifier forIndexPath:(NSIndexPath *)indexPath;
- (UICollectionViewCell *)dequeueConfiguredReusableCellWithRegistration:(UICollectionViewCellRegistration *)registration forIndexPath:(NSIndexPath *)indexPath item:(id)item __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
- (UICollectionReusableView *)dequeueConfiguredReusableSupplementaryViewWithRegistration:(UICollectionViewSupplementaryRegistration *)registration forIndexPath:(NSIndexPath *)indexPath __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic, readonly, nullable) NSArray<NSIndexPath *> *indexPathsForSelectedItems;
- (void)selectItemAtIndexPath:(NSIndexPath * _Nullable)indexPath animated:(BOOL)animated scrollPosition:(UICollectionViewScrollPosition)scrollPosition;
- (void)deselectItemAtIndexPath:(NSIndexPath *)indexPath animated:(BOOL)animated;
- (void)reloadData;
- (void)setCollectionViewLayout:(UICollectionViewLayout *)layout animated:(BOOL)animated;
@property (nonatomic, readonly) NSInteger numberOfSections;
- (NSInteger)numberOfItemsInSection:(NSInteger)section;
- (UICollectionViewLayoutAttributes * _Nullable)layoutAttributesForItemAtIndexPath:(NSIndexPath *)indexPath;
- (UICollectionViewLayoutAttributes * _Nullable)layoutAttributesForSupplementaryElementOfKind:(NSString *)elementKind atIndexPath:(NSIndexPath *)indexPath;
- (NSIndexPath * _Nullable)indexPathForItemAtPoint:(CGPoint)point;
- (NSIndexPath * _Nullable)indexPathForCell:(UICollectionViewCell *)cell;
- (UICollectionViewCell * _Nullable)cellForItemAtIndexPath:(NSIndexPath *)indexPath;
@property (nonatomic, readonly) NSArray<UICollectionViewCell *> *visibleCells;
@property (nonatomic, readonly) NSArray<NSIndexPath *> *indexPathsForVisibleItems;
- (void)scrollToItemAtIndexPath:(NSIndexPath *)indexPath atScrollPosition:(UICollectionViewScrollPosition)scrollPosition animated:(BOOL)animated;
- (void)insertSections:(NSIndexSet *)sections;
- (void)deleteSections:(NSIndexSet *)sections;
- (void)reloadSections:(NSIndexSet *)sections;
- (void)moveSection:(NSInteger)section toSection:(NSInteger)newSection;
- (void)insertItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
- (void)deleteItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
- (void)reloadItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
- (void)reconfigureItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
- (void)moveItemAtIndexPath:(NSIndexPath *)indexPath toIndexPath:(NSIndexPath *)newIndexPath;
- (void)performBatchUpdates:(void (^ _Nullable)(void))updates completion:(void (^ _Nullable)(BOOL))completed;
- (UICollectionViewTransitionLayout *)startInteractiveTransitionToCollectionViewLayout:(UICollectionViewLayout *)newCollectionViewLayout completion:(void (^ _Nullable)(BOOL, BOOL))completion;
- (void)setCollectionViewLayout:(UICollectionViewLayout *)layout animated:(BOOL)animated completion:(void (^ _Nullable)(BOOL))completion;
- (void)finishInteractiveTransition;
- (void)cancelInteractiveTransition;
- (BOOL)beginInteractiveMovementForItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)updateInteractiveMovementTargetPosition:(CGPoint)targetPosition;
- (void)endInteractiveMovement;
- (void)cancelInteractiveMovement;
- (UICollectionReusableView * _Nullable)supplementaryViewForElementKind:(NSString *)elementKind atIndexPath:(NSIndexPath *)indexPath;
- (NSArray<UICollectionReusableView *> *)visibleSupplementaryViewsOfKind:(NSString *)elementKind;
- (NSArray<NSIndexPath *> *)indexPathsForVisibleSupplementaryElementsOfKind:(NSString *)elementKind;
@property (nonatomic) BOOL remembersLastFocusedIndexPath;
@property (nonatomic) BOOL selectionFollowsFocus __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic) BOOL allowsFocus __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic) BOOL allowsFocusDuringEditing __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic, nullable) id<UICollectionViewDataSourcePrefetching> prefetchDataSource;
@property (nonatomic, getter=isPrefetchingEnabled) BOOL prefetchingEnabled;
@property (nonatomic, nullable) id<UICollectionViewDragDelegate> dragDelegate __attribute__((availability(tvos,unavailable)));
@property (nonatomic, nullable) id<UICollectionViewDropDelegate> dropDelegate __attribute__((availability(tvos,unavailable)));
@property (nonatomic) BOOL dragInteractionEnabled __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly, nullable) UIContextMenuInteraction *contextMenuInteraction __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic) UICollectionViewReorderingCadence reorderingCadence __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly) BOOL hasUncommittedUpdates;
@property (nonatomic, readonly) BOOL hasActiveDrag __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly) BOOL hasActiveDrop __attribute__((availability(tvos,unavailable)));
@property (nonatomic, getter=isEditing) BOOL editing __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic) BOOL allowsSelectionDuringEditing __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic) BOOL allowsMultipleSelectionDuringEditing __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic) UICollectionViewSelfSizingInvalidation selfSizingInvalidation __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
- (NSIndexPath * _Nullable)indexPathForSupplementaryView:(UICollectionReusableView *)supplementaryView __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)));
- (void)registerClass:(Class _Nullable)cellClass forCellWithReuseIdentifier:(NSString *)reuseIdentifier;
- (void)registerClass:(Class _Nullable)viewClass forSupplementaryViewOfKind:(NSString *)kind withReuseIdentifier:(NSString *)reuseIdentifier;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end
NS_SWIFT_UI_ACTOR 
@interface UICollectionViewCell : UICollectionReusableView
- (instancetype)initWithFrame:(CGRect)frame;
- (void)setNeedsUpdateConfiguration __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic) BOOL automaticallyUpdatesContentConfiguration __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic, readonly) UIView *contentView;
@property (nonatomic, getter=isSelected) BOOL selected;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nonatomic, nullable) UIView *backgroundView;
@property (nonatomic, nullable) UIView *selectedBackgroundView;
- (void)dragStateDidChange:(UICollectionViewCellDragState)dragState __attribute__((availability(tvos,unavailable)));
@property (nonatomic) BOOL automaticallyUpdatesBackgroundConfiguration __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
@end
NS_SWIFT_UI_ACTOR 
@interface UICollectionViewLayout : NSObject <NSCoding>
- (void)invalidateLayout;
- (void)registerNib:(UINib * _Nullable)nib forDecorationViewOfKind:(NSString *)kind;
- (void)prepareLayout;
- (NSArray<UICollectionViewLayoutAttributes *> * _Nullable)layoutAttributesForElementsInRect:(CGRect)rect;
- (UICollectionViewLayoutAttributes * _Nullable)layoutAttributesForItemAtIndexPath:(NSIndexPath *)indexPath;
- (UICollectionViewLayoutAttributes * _Nullable)layoutAttributesForSupplementaryViewOfKind:(NSString *)kind atIndexPath:(NSIndexPath *)indexPath;
- (UICollectionViewLayoutAttributes * _Nullable)layoutAttributesForDecorationViewOfKind:(NSString *)kind atIndexPath:(NSIndexPath *)indexPath;
- (BOOL)shouldInvalidateLayoutForBoundsChange:(CGRect)newBounds;
- (CGPoint)targetContentOffsetForProposedContentOffset:(CGPoint)proposedContentOffset withScrollingVelocity:(CGPoint)scrollingVelocity;
@property (nonatomic, readonly) CGSize collectionViewContentSize;
- (void)prepareForAnimatedBoundsChange:(CGRect)oldBounds;
- (UICollectionViewLayoutInvalidationContext *)invalidationContextForPreferredLayoutAttributes:(UICollectionViewLayoutAttributes *)preferredAttributes withOriginalAttributes:(UICollectionViewLayoutAttributes *)originalAttributes;
- (BOOL)shouldInvalidateLayoutForPreferredLayoutAttributes:(UICollectionViewLayoutAttributes *)preferredAttributes withOriginalAttributes:(UICollectionViewLayoutAttributes *)originalAttributes;
- (void)prepareForCollectionViewUpdates:(NSArray<UICollectionViewUpdateItem *> *)updateItems;
- (void)finalizeCollectionViewUpdates;
- (UICollectionViewLayoutAttributes * _Nullable)initialLayoutAttributesForAppearingItemAtIndexPath:(NSIndexPath *)itemIndexPath;
- (UICollectionViewLayoutAttributes * _Nullable)finalLayoutAttributesForDisappearingItemAtIndexPath:(NSIndexPath *)itemIndexPath;
- (UICollectionViewLayoutAttributes * _Nullable)initialLayoutAttributesForAppearingSupplementaryElementOfKind:(NSString *)elementKind atIndexPath:(NSIndexPath *)elementIndexPath;
- (UICollectionViewLayoutAttributes * _Nullable)finalLayoutAttributesForDisappearingSupplementaryElementOfKind:(NSString *)elementKind atIndexPath:(NSIndexPath *)elementIndexPath;
- (UICollectionViewLayoutAttributes * _Nullable)initialLayoutAttributesForAppearingDecorationElementOfKind:(NSString *)elementKind atIndexPath:(NSIndexPath *)decorationIndexPath;
- (UICollectionViewLayoutAttributes * _Nullable)finalLayoutAttributesForDisappearingDecorationElementOfKind:(NSString *)elementKind atIndexPath:(NSIndexPath *)decorationIndexPath;
- (void)finalizeAnimatedBoundsChange;
@property (nonatomic, class, readonly) Class layoutAttributesClass;
@property (nonatomic, class, readonly) Class invalidationContextClass;
- (UICollectionViewLayoutInvalidationContext *)invalidationContextForBoundsChange:(CGRect)newBounds;
- (NSArray<NSIndexPath *> *)indexPathsToDeleteForSupplementaryViewOfKind:(NSString *)kind;
- (NSArray<NSIndexPath *> *)indexPathsToDeleteForDecorationViewOfKind:(NSString *)kind;
- (NSArray<NSIndexPath *> *)indexPathsToInsertForSupplementaryViewOfKind:(NSString *)kind;
- (NSArray<NSIndexPath *> *)indexPathsToInsertForDecorationViewOfKind:(NSString *)kind;
- (void)invalidateLayoutWithContext:(UICollectionViewLayoutInvalidationContext *)context;
- (void)finalizeLayoutTransition;
- (void)prepareForTransitionFromLayout:(UICollectionViewLayout *)oldLayout;
- (void)prepareForTransitionToLayout:(UICollectionViewLayout *)newLayout;
- (CGPoint)targetContentOffsetForProposedContentOffset:(CGPoint)proposedContentOffset;
- (NSIndexPath *)targetIndexPathForInteractivelyMovingItem:(NSIndexPath *)previousIndexPath withPosition:(CGPoint)position;
- (UICollectionViewLayoutAttributes *)layoutAttributesForInteractivelyMovingItemAtIndexPath:(NSIndexPath *)indexPath withTargetPosition:(CGPoint)targetPosition;
- (UICollectionViewLayoutInvalidationContext *)invalidationContextForInteractivelyMovingItems:(NSArray<NSIndexPath *> *)targetIndexPaths withTargetPosition:(CGPoint)targetPosition previousIndexPaths:(NSArray<NSIndexPath *> *)previousIndexPaths previousPosition:(CGPoint)previousPosition;
- (UICollectionViewLayoutInvalidationContext *)invalidationContextForEndingInteractiveMovementOfItemsToFinalIndexPaths:(NSArray<NSIndexPath *> *)finalIndexPaths previousIndexPaths:(NSArray<NSIndexPath *> *)previousIndexPaths movementCancelled:(BOOL)movementCancelled;
@property (nonatomic, readonly) UIUserInterfaceLayoutDirection developmentLayoutDirection;
@property (nonatomic, readonly) BOOL flipsHorizontallyInOppositeLayoutDirection;
- (void)registerClass:(Class _Nullable)classPtr forDecorationViewOfKind:(NSString *)kind;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)))
@interface UICollectionViewCompositionalLayout : UICollectionViewLayout
- (instancetype)initWithSection:(NSCollectionLayoutSection *)section;
- (instancetype)initWithSection:(NSCollectionLayoutSection *)section configuration:(UICollectionViewCompositionalLayoutConfiguration *)configuration;
- (instancetype)initWithSectionProvider:(NSCollectionLayoutSection * _Nullable (^)(NSInteger, id<NSCollectionLayoutEnvironment>))sectionProvider;
- (instancetype)initWithSectionProvider:(NSCollectionLayoutSection * _Nullable (^)(NSInteger, id<NSCollectionLayoutEnvironment>))sectionProvider configuration:(UICollectionViewCompositionalLayoutConfiguration *)configuration;
@property (nonatomic, copy) UICollectionViewCompositionalLayoutConfiguration *configuration;
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)new NS_UNAVAILABLE;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)))
@interface UICollectionViewCompositionalLayoutConfiguration : NSObject <NSCopying>
@property (nonatomic) UICollectionViewScrollDirection scrollDirection;
@property (nonatomic) CGFloat interSectionSpacing;
@property (nonatomic, copy) NSArray<NSCollectionLayoutBoundarySupplementaryItem *> *boundarySupplementaryItems;
@property (nonatomic) UIContentInsetsReference contentInsetsReference __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
@end
NS_SWIFT_UI_ACTOR 
@interface UICollectionViewController : UIViewController <UICollectionViewSource, NSCoding>
- (instancetype)initWithNibName:(NSString * _Nullable)nibName bundle:(NSBundle * _Nullable)bundle NS_DESIGNATED_INITIALIZER;
@property (nonatomic) UICollectionView *collectionView;
@property (nonatomic) BOOL clearsSelectionOnViewWillAppear;
- (instancetype)initWithCollectionViewLayout:(UICollectionViewLayout *)layout NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly) UICollectionViewLayout *collectionViewLayout;
@property (nonatomic) BOOL useLayoutToLayoutNavigationTransitions;
@property (nonatomic) BOOL installsStandardGestureForInteractiveMovement;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UICollectionViewPlaceholder : NSObject
- (instancetype)initWithInsertionIndexPath:(NSIndexPath *)insertionIndexPath reuseIdentifier:(NSString *)reuseIdentifier NS_DESIGNATED_INITIALIZER;
@property (nonatomic, nullable, copy) void (^ cellUpdateHandler)(UICollectionViewCell *);
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UICollectionViewDropPlaceholder : UICollectionViewPlaceholder
- (instancetype)initWithInsertionIndexPath:(NSIndexPath *)insertionIndexPath reuseIdentifier:(NSString *)reuseIdentifier;
@property (nonatomic, nullable, copy) UIDragPreviewParameters * (^ previewParametersProvider)(UICollectionViewCell *);
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIDropProposal : NSObject <NSCopying>
- (instancetype)initWithDropOperation:(UIDropOperation)operation NS_DESIGNATED_INITIALIZER NS_SWIFT_NAME(init(operation:));
@property (nonatomic, readonly) UIDropOperation operation;
@property (nonatomic, getter=isPrecise) BOOL precise;
@property (nonatomic) BOOL prefersFullSizePreview;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UICollectionViewDropProposal : UIDropProposal
- (instancetype)initWithDropOperation:(UIDropOperation)operation NS_DESIGNATED_INITIALIZER NS_SWIFT_NAME(init(operation:));
- (instancetype)initWithDropOperation:(UIDropOperation)operation intent:(UICollectionViewDropIntent)intent NS_SWIFT_NAME(init(operation:intent:));
@property (nonatomic, readonly) UICollectionViewDropIntent intent;
@end
NS_SWIFT_UI_ACTOR 
@interface UICollectionViewFlowLayout : UICollectionViewLayout
@property (nonatomic) CGFloat minimumLineSpacing;
@property (nonatomic) CGFloat minimumInteritemSpacing;
@property (nonatomic) CGSize itemSize;
@property (nonatomic) CGSize estimatedItemSize;
@property (nonatomic) UICollectionViewScrollDirection scrollDirection;
@property (nonatomic) CGSize headerReferenceSize;
@property (nonatomic) CGSize footerReferenceSize;
@property (nonatomic) UIEdgeInsets sectionInset;
@property (nonatomic) UICollectionViewFlowLayoutSectionInsetReference sectionInsetReference;
@property (nonatomic) BOOL sectionHeadersPinToVisibleBounds;
@property (nonatomic) BOOL sectionFootersPinToVisibleBounds;
@end
NS_SWIFT_UI_ACTOR 
@interface UICollectionViewLayoutInvalidationContext : NSObject
@property (nonatomic, readonly) BOOL invalidateDataSourceCounts;
@property (nonatomic, readonly) BOOL invalidateEverything;
@property (nonatomic, readonly, nullable) NSArray<NSIndexPath *> *invalidatedItemIndexPaths;
@property (nonatomic, readonly, nullable) NSDictionary<NSString *, NSArray<NSIndexPath *> *> *invalidatedSupplementaryIndexPaths;
@property (nonatomic, readonly, nullable) NSDictionary<NSString *, NSArray<NSIndexPath *> *> *invalidatedDecorationIndexPaths;
@property (nonatomic) CGPoint contentOffsetAdjustment;
@property (nonatomic) CGSize contentSizeAdjustment;
- (void)invalidateItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
- (void)invalidateSupplementaryElementsOfKind:(NSString *)elementKind atIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
- (void)invalidateDecorationElementsOfKind:(NSString *)elementKind atIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
@property (nonatomic, readonly, nullable) NSArray<NSIndexPath *> *previousIndexPathsForInteractivelyMovingItems;
@property (nonatomic, readonly, nullable) NSArray<NSIndexPath *> *targetIndexPathsForInteractivelyMovingItems;
@property (nonatomic, readonly) CGPoint interactiveMovementTarget;
@end
NS_SWIFT_UI_ACTOR 
@interface UICollectionViewFlowLayoutInvalidationContext : UICollectionViewLayoutInvalidationContext
@property (nonatomic) BOOL invalidateFlowLayoutDelegateMetrics;
@property (nonatomic) BOOL invalidateFlowLayoutAttributes;
@end
NS_SWIFT_UI_ACTOR 
@interface UIFocusUpdateContext : NSObject
@property (nonatomic, readonly, nullable) UIView *previouslyFocusedView;
@property (nonatomic, readonly, nullable) UIView *nextFocusedView;
@property (nonatomic, readonly) UIFocusHeading focusHeading;
@property (nonatomic, readonly, nullable) id<UIFocusItem> previouslyFocusedItem;
@property (nonatomic, readonly, nullable) id<UIFocusItem> nextFocusedItem;
@end
NS_SWIFT_UI_ACTOR 
@interface UICollectionViewFocusUpdateContext : UIFocusUpdateContext
@property (nonatomic, readonly, nullable) NSIndexPath *previouslyFocusedIndexPath;
@property (nonatomic, readonly, nullable) NSIndexPath *nextFocusedIndexPath;
@end
NS_SWIFT_UI_ACTOR 
@interface UICollectionViewLayoutAttributes : NSObject <UIDynamicItem, NSCopying>
@property (nonatomic) CGRect frame;
@property (nonatomic) CGPoint center;
@property (nonatomic) CGSize size;
@property (nonatomic) CATransform3D transform3D;
@property (nonatomic) CGFloat alpha;
@property (nonatomic) NSInteger zIndex;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic) NSIndexPath *indexPath;
@property (nonatomic, readonly) UICollectionElementCategory representedElementCategory;
@property (nonatomic, readonly, nullable) NSString *representedElementKind;
+ (instancetype)layoutAttributesForCellWithIndexPath:(NSIndexPath *)indexPath;
+ (instancetype)layoutAttributesForDecorationViewOfKind:(NSString *)kind withIndexPath:(NSIndexPath *)indexPath;
+ (instancetype)layoutAttributesForSupplementaryViewOfKind:(NSString *)kind withIndexPath:(NSIndexPath *)indexPath;
@property (nonatomic) CGRect bounds;
@property (nonatomic) CGAffineTransform transform;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)))
@interface UICollectionViewListCell : UICollectionViewCell
- (instancetype)initWithFrame:(CGRect)frame;
@property (nonatomic) NSInteger indentationLevel;
@property (nonatomic) CGFloat indentationWidth;
@property (nonatomic) BOOL indentsAccessories;
@property (nonatomic, readonly) UILayoutGuide *separatorLayoutGuide __attribute__((availability(tvos,unavailable)));
@end
NS_SWIFT_UI_ACTOR 
@interface UICollectionViewTransitionLayout : UICollectionViewLayout <NSCoding>
@property (nonatomic, readonly) UICollectionViewLayout *currentLayout;
@property (nonatomic, readonly) UICollectionViewLayout *nextLayout;
- (instancetype)initWithCurrentLayout:(UICollectionViewLayout *)currentLayout nextLayout:(UICollectionViewLayout *)newLayout NS_DESIGNATED_INITIALIZER;
- (void)updateValue:(CGFloat)value forAnimatedKey:(NSString *)animatedKey;
- (CGFloat)valueForAnimatedKey:(NSString *)animatedKey;
@property (nonatomic) CGFloat transitionProgress;
@end
NS_SWIFT_UI_ACTOR 
@interface UICollectionViewUpdateItem : NSObject
@property (nonatomic, readonly, nullable) NSIndexPath *indexPathBeforeUpdate;
@property (nonatomic, readonly, nullable) NSIndexPath *indexPathAfterUpdate;
@property (nonatomic, readonly) UICollectionUpdateAction updateAction;
@end
NS_SWIFT_UI_ACTOR 
@interface UICollisionBehavior : UIDynamicBehavior
- (instancetype)initWithItems:(NSArray<id<UIDynamicItem>> *)items NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly, copy) NSArray<id<UIDynamicItem>> *items;
@property (nonatomic) UICollisionBehaviorMode collisionMode;
@property (nonatomic) BOOL translatesReferenceBoundsIntoBoundary;
@property (nonatomic, readonly, nullable, copy) NSArray<id> *boundaryIdentifiers;
@property (nonatomic, nullable, weak) id<UICollisionBehaviorDelegate> collisionDelegate;
- (void)addItem:(id<UIDynamicItem>)dynamicItem;
- (void)removeItem:(id<UIDynamicItem>)dynamicItem;
- (void)setTranslatesReferenceBoundsIntoBoundaryWithInsets:(UIEdgeInsets)insets;
- (void)addBoundaryWithIdentifier:(id)boundaryIdentifier forPath:(UIBezierPath *)bezierPath;
- (void)addBoundaryWithIdentifier:(id)boundaryIdentifier fromPoint:(CGPoint)fromPoint toPoint:(CGPoint)toPoint;
- (UIBezierPath *)boundaryWithIdentifier:(id)boundaryIdentifier;
- (void)removeBoundaryWithIdentifier:(id)boundaryIdentifier;
- (void)removeAllBoundaries;
@end
NS_SWIFT_SENDABLE 
@interface UIColor : NSObject <NSSecureCoding, NSCopying, NSItemProviderWriting, NSItemProviderReading, NSItemProviderReading, NSItemProviderWriting>
+ (UIColor *)colorWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
+ (UIColor *)colorWithHue:(CGFloat)hue saturation:(CGFloat)saturation brightness:(CGFloat)brightness alpha:(CGFloat)alpha;
+ (UIColor *)colorWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
+ (UIColor *)colorWithCGColor:(CGColorRef)color;
+ (UIColor * _Nullable)colorNamed:(NSString *)name;
+ (UIColor * _Nullable)colorNamed:(NSString *)name inBundle:(NSBundle * _Nullable)inBundle compatibleWithTraitCollection:(UITraitCollection * _Nullable)compatibleWithTraitCollection;
+ (UIColor *)colorWithDisplayP3Red:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
+ (UIColor *)colorWithPatternImage:(UIImage *)image;
- (instancetype)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
- (instancetype)initWithPatternImage:(UIImage *)patternImage;
- (instancetype)initWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
- (instancetype)initWithCGColor:(CGColorRef)color;
@property (nonatomic, class, readonly) UIColor *clearColor;
@property (nonatomic, class, readonly) UIColor *blackColor;
@property (nonatomic, class, readonly) UIColor *darkGrayColor;
@property (nonatomic, class, readonly) UIColor *lightGrayColor;
@property (nonatomic, class, readonly) UIColor *whiteColor;
@property (nonatomic, class, readonly) UIColor *grayColor;
@property (nonatomic, class, readonly) UIColor *redColor;
@property (nonatomic, class, readonly) UIColor *greenColor;
@property (nonatomic, class, readonly) UIColor *blueColor;
@property (nonatomic, class, readonly) UIColor *cyanColor;
@property (nonatomic, class, readonly) UIColor *yellowColor;
@property (nonatomic, class, readonly) UIColor *magentaColor;
@property (nonatomic, class, readonly) UIColor *orangeColor;
@property (nonatomic, class, readonly) UIColor *purpleColor;
@property (nonatomic, class, readonly) UIColor *brownColor;
- (void)set;
- (void)setFill;
- (void)setStroke;
- (UIColor *)colorWithAlphaComponent:(CGFloat)alpha;
@property (nonatomic, readonly) CGColorRef CGColor;
@property (nonatomic, readonly) CIColor *CIColor;
@property (nonatomic, class, readonly) UIColor *lightTextColor __attribute__((availability(tvos,unavailable)));
@property (nonatomic, class, readonly) UIColor *darkTextColor __attribute__((availability(tvos,unavailable)));
@property (nonatomic, class, readonly) UIColor *groupTableViewBackgroundColor __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,unavailable)));
@property (nonatomic, class, readonly) UIColor *viewFlipsideBackgroundColor __attribute__((availability(ios,deprecated=7.0))) __attribute__((availability(tvos,unavailable)));
@property (nonatomic, class, readonly) UIColor *scrollViewTexturedBackgroundColor __attribute__((availability(ios,deprecated=7.0))) __attribute__((availability(tvos,unavailable)));
@property (nonatomic, class, readonly) UIColor *underPageBackgroundColor __attribute__((availability(ios,deprecated=7.0))) __attribute__((availability(tvos,unavailable)));
+ (UIColor *)colorWithCIColor:(CIColor *)color;
- (instancetype)initWithCIColor:(CIColor *)ciColor;
- (BOOL)getWhite:(CGFloat * _Nullable)white alpha:(CGFloat * _Nullable)alpha;
@property (nonatomic, class, readonly, copy) NSArray<NSString *> *readableTypeIdentifiersForItemProvider __attribute__((availability(tvos,unavailable)));
+ (UIColor * _Nullable)objectWithItemProviderData:(NSData *)data typeIdentifier:(NSString *)typeIdentifier error:(NSError * _Nullable * _Nullable)outError __attribute__((availability(tvos,unavailable)));
@property (nonatomic, class, readonly, copy) NSArray<NSString *> *writableTypeIdentifiersForItemProvider __attribute__((availability(tvos,unavailable)));
+ (UIColor *)colorWithDynamicProvider:(UIColor * (^)(UITraitCollection *))dynamicProvider __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
- (instancetype)initWithDynamicProvider:(UIColor * (^)(UITraitCollection *))dynamicProvider __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
- (UIColor *)resolvedColorWithTraitCollection:(UITraitCollection *)traitCollection __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, class, readonly) UIColor *systemRedColor;
@property (nonatomic, class, readonly) UIColor *systemGreenColor;
@property (nonatomic, class, readonly) UIColor *systemBlueColor;
@property (nonatomic, class, readonly) UIColor *systemOrangeColor;
@property (nonatomic, class, readonly) UIColor *systemYellowColor;
@property (nonatomic, class, readonly) UIColor *systemPinkColor;
@property (nonatomic, class, readonly) UIColor *systemPurpleColor;
@property (nonatomic, class, readonly) UIColor *systemTealColor;
@property (nonatomic, class, readonly) UIColor *systemIndigoColor __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, class, readonly) UIColor *systemBrownColor __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic, class, readonly) UIColor *systemMintColor __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic, class, readonly) UIColor *systemCyanColor __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic, class, readonly) UIColor *systemGrayColor;
@property (nonatomic, class, readonly) UIColor *systemGray2Color __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, class, readonly) UIColor *systemGray3Color __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, class, readonly) UIColor *systemGray4Color __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, class, readonly) UIColor *systemGray5Color __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, class, readonly) UIColor *systemGray6Color __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, class, readonly) UIColor *tintColor NS_SWIFT_NAME(tintColor) __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic, class, readonly) UIColor *labelColor __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, class, readonly) UIColor *secondaryLabelColor __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, class, readonly) UIColor *tertiaryLabelColor __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, class, readonly) UIColor *quaternaryLabelColor __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, class, readonly) UIColor *linkColor __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, class, readonly) UIColor *placeholderTextColor __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, class, readonly) UIColor *separatorColor __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, class, readonly) UIColor *opaqueSeparatorColor __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, class, readonly) UIColor *systemBackgroundColor __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, class, readonly) UIColor *secondarySystemBackgroundColor __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, class, readonly) UIColor *tertiarySystemBackgroundColor __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, class, readonly) UIColor *systemGroupedBackgroundColor __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, class, readonly) UIColor *secondarySystemGroupedBackgroundColor __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, class, readonly) UIColor *tertiarySystemGroupedBackgroundColor __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, class, readonly) UIColor *systemFillColor __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, class, readonly) UIColor *secondarySystemFillColor __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, class, readonly) UIColor *tertiarySystemFillColor __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, class, readonly) UIColor *quaternarySystemFillColor __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, readonly) NSString *accessibilityName __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
- (UIColor *)colorWithProminence:(UIColorProminence)prominence __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)));
@property (nonatomic, readonly) UIColorProminence prominence __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=14.0)))
@interface UIColorPickerViewController : UIViewController
- (instancetype)initWithNibName:(NSString * _Nullable)nibName bundle:(NSBundle * _Nullable)bundle;
@property (nonatomic, nullable, weak) id<UIColorPickerViewControllerDelegate> delegate;
@property (nonatomic) UIColor *selectedColor;
@property (nonatomic) BOOL supportsAlpha;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=14.0)))
@interface UIColorWell : UIControl
- (instancetype)initWithFrame:(CGRect)frame;
@property (nonatomic, nullable) NSString *title;
@property (nonatomic) BOOL supportsAlpha;
@property (nonatomic, nullable) UIColor *selectedColor;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)))
@interface UICommand : UIMenuElement <UIMenuLeaf>
@property (nonatomic) NSString *title;
@property (nonatomic, nullable, copy) UIImage *image;
@property (nonatomic, nullable) NSString *discoverabilityTitle;
@property (nonatomic, readonly) SEL action;
@property (nonatomic, readonly, nullable) id propertyList;
@property (nonatomic) UIMenuElementAttributes attributes;
@property (nonatomic) UIMenuElementState state;
@property (nonatomic, readonly) NSArray<UICommandAlternate *> *alternates;
+ (UICommand *)commandWithTitle:(NSString *)title image:(UIImage * _Nullable)image action:(SEL)action propertyList:(id _Nullable)propertyList;
+ (UICommand *)commandWithTitle:(NSString *)title image:(UIImage * _Nullable)image action:(SEL)action propertyList:(id _Nullable)propertyList alternates:(NSArray<UICommandAlternate *> *)alternates;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)))
@interface UICommandAlternate : NSObject <NSCopying, NSSecureCoding>
@property (nonatomic, readonly) NSString *title;
@property (nonatomic, readonly) SEL action;
@property (nonatomic, readonly) UIKeyModifierFlags modifierFlags;
+ (UICommandAlternate *)alternateWithTitle:(NSString *)title action:(SEL)action modifierFlags:(UIKeyModifierFlags)modifierFlags;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=13.0)))
@interface UIContextMenuConfiguration : NSObject
@property (nonatomic, readonly) id<NSCopying> identifier;
+ (UIContextMenuConfiguration *)configurationWithIdentifier:(id<NSCopying> _Nullable)identifier previewProvider:(UIViewController * _Nullable (^ _Nullable)(void))previewProvider actionProvider:(UIMenu * _Nullable (^ _Nullable)(NSArray<UIMenuElement *> *))actionProvider;
@property (nonatomic, copy) NSSet<id<NSCopying>> *secondaryItemIdentifiers __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic) NSInteger badgeCount __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic) UIContextMenuConfigurationElementOrder preferredMenuElementOrder __attribute__((availability(ios,introduced=16.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=13.0)))
@interface UIContextMenuInteraction : NSObject <UIInteraction>
@property (nonatomic, readonly, nullable, weak) id<UIContextMenuInteractionDelegate> delegate;
@property (nonatomic, readonly) UIContextMenuInteractionAppearance menuAppearance __attribute__((availability(ios,introduced=14.0)));
- (instancetype)initWithDelegate:(id<UIContextMenuInteractionDelegate>)delegate NS_DESIGNATED_INITIALIZER;
- (CGPoint)locationInView:(UIView * _Nullable)inView;
- (void)updateVisibleMenuWithBlock:(UIMenu * (^)(UIMenu *))handler __attribute__((availability(ios,introduced=14.0)));
- (void)dismissMenu __attribute__((availability(ios,introduced=14.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIContextualAction : NSObject
+ (UIContextualAction *)contextualActionWithStyle:(UIContextualActionStyle)style title:(NSString * _Nullable)title handler:(void (^)(UIContextualAction *, UIView *, void (^)(BOOL)))handler;
@property (nonatomic, readonly) UIContextualActionStyle style;
@property (nonatomic, readonly, copy) void (^ handler)(UIContextualAction *, UIView *, void (^)(BOOL));
@property (nonatomic, nullable) NSString *title;
@property (nonatomic, nullable, copy) UIColor *backgroundColor;
@property (nonatomic, nullable, copy) UIImage *image;
@end
NS_SWIFT_UI_ACTOR 
@interface UICubicTimingParameters : NSObject <UITimingCurveProvider>
@property (nonatomic, readonly) UIViewAnimationCurve animationCurve;
@property (nonatomic, readonly) CGPoint controlPoint1;
@property (nonatomic, readonly) CGPoint controlPoint2;
- (instancetype)initWithAnimationCurve:(UIViewAnimationCurve)curve NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithControlPoint1:(CGPoint)point1 controlPoint2:(CGPoint)point2 NS_DESIGNATED_INITIALIZER;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIDatePicker : UIControl
- (instancetype)initWithFrame:(CGRect)frame;
@property (nonatomic) UIDatePickerMode datePickerMode;
@property (nonatomic, nullable) NSLocale *locale;
@property (nonatomic, nullable) NSTimeZone *timeZone;
@property (nonatomic, nullable, copy) NSCalendar *calendar;
@property (nonatomic) NSDate *date;
@property (nonatomic, nullable) NSDate *minimumDate;
@property (nonatomic, nullable) NSDate *maximumDate;
@property (nonatomic) double countDownDuration;
@property (nonatomic) NSInteger minuteInterval;
- (void)setDate:(NSDate *)date animated:(BOOL)animated;
@property (nonatomic) UIDatePickerStyle preferredDatePickerStyle __attribute__((availability(ios,introduced=13.4)));
@property (nonatomic, readonly) UIDatePickerStyle datePickerStyle __attribute__((availability(ios,introduced=13.4)));
@property (nonatomic) BOOL roundsToMinuteInterval __attribute__((availability(ios,introduced=15.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)))
@interface UIDeferredMenuElement : UIMenuElement
+ (UIDeferredMenuElement *)elementWithProvider:(void (^)(void (^)(NSArray<UIMenuElement *> *)))elementProvider;
+ (UIDeferredMenuElement *)elementWithUncachedProvider:(void (^)(void (^)(NSArray<UIMenuElement *> *)))elementProvider __attribute__((availability(ios,introduced=15.0))) __attribute__((availability(tvos,introduced=15.0)));
@end
NS_SWIFT_UI_ACTOR 
@interface UIDevice : NSObject
@property (nonatomic, class, readonly) UIDevice *currentDevice;
@property (nonatomic, readonly) NSString *name;
@property (nonatomic, readonly) NSString *model;
@property (nonatomic, readonly) NSString *localizedModel;
@property (nonatomic, readonly) NSString *systemName;
@property (nonatomic, readonly) NSString *systemVersion;
@property (nonatomic, readonly) UIDeviceOrientation orientation __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly, getter=isGeneratingDeviceOrientationNotifications) BOOL generatesDeviceOrientationNotifications __attribute__((availability(tvos,unavailable)));
- (void)beginGeneratingDeviceOrientationNotifications __attribute__((availability(tvos,unavailable)));
- (void)endGeneratingDeviceOrientationNotifications __attribute__((availability(tvos,unavailable)));
@property (nonatomic, getter=isBatteryMonitoringEnabled) BOOL batteryMonitoringEnabled __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly) UIDeviceBatteryState batteryState __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly) float batteryLevel __attribute__((availability(tvos,unavailable)));
@property (nonatomic, getter=isProximityMonitoringEnabled) BOOL proximityMonitoringEnabled;
@property (nonatomic, readonly) BOOL proximityState;
@property (nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@property (nonatomic, readonly, getter=isMultitaskingSupported) BOOL multitaskingSupported;
- (void)playInputClick;
@property (nonatomic, readonly, nullable) NSUUID *identifierForVendor;
@end
NS_SWIFT_UI_ACTOR 
@interface UIDictationPhrase : NSObject
@property (nonatomic, readonly, nullable) NSArray<NSString *> *alternativeInterpretations;
@property (nonatomic, readonly) NSString *text;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIDocument : NSObject <UIUserActivityRestoring>
@property (nonatomic, readonly, copy) NSString *localizedName;
@property (nonatomic, readonly, nullable, copy) NSString *fileType;
@property (nonatomic, copy) NSDate *fileModificationDate;
@property (nonatomic, readonly) UIDocumentState documentState;
- (instancetype)initWithFileURL:(NSURL *)url NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly) NSURL *fileURL;
- (void)openWithCompletionHandler:(void (^ _Nullable)(BOOL))completionHandler;
- (void)closeWithCompletionHandler:(void (^ _Nullable)(BOOL))completionHandler;
- (BOOL)loadFromContents:(id)contents ofType:(NSString * _Nullable)typeName error:(NSError * _Nullable * _Nullable)outError;
- (id _Nullable)contentsForType:(NSString *)typeName error:(NSError * _Nullable * _Nullable)outError;
- (void)disableEditing;
- (void)enableEditing;
@property (nonatomic) NSUndoManager *undoManager;
@property (nonatomic, readonly) BOOL hasUnsavedChanges;
- (void)updateChangeCount:(UIDocumentChangeKind)change;
- (id)changeCountTokenForSaveOperation:(UIDocumentSaveOperation)saveOperation;
- (void)updateChangeCountWithToken:(id)changeCountToken forSaveOperation:(UIDocumentSaveOperation)saveOperation;
- (void)saveToURL:(NSURL *)url forSaveOperation:(UIDocumentSaveOperation)saveOperation completionHandler:(void (^ _Nullable)(BOOL))completionHandler;
- (void)autosaveWithCompletionHandler:(void (^ _Nullable)(BOOL))completionHandler;
@property (nonatomic, readonly, nullable) NSString *savingFileType;
- (NSString *)fileNameExtensionForType:(NSString * _Nullable)typeName saveOperation:(UIDocumentSaveOperation)saveOperation;
- (BOOL)writeContents:(id)contents andAttributes:(NSDictionary * _Nullable)additionalFileAttributes safelyToURL:(NSURL *)url forSaveOperation:(UIDocumentSaveOperation)saveOperation error:(NSError * _Nullable * _Nullable)outError;
- (BOOL)writeContents:(id)contents toURL:(NSURL *)toUrl forSaveOperation:(UIDocumentSaveOperation)saveOperation originalContentsURL:(NSURL * _Nullable)originalContentsURL error:(NSError * _Nullable * _Nullable)outError;
- (NSDictionary * _Nullable)fileAttributesToWriteToURL:(NSURL *)forUrl forSaveOperation:(UIDocumentSaveOperation)saveOperation error:(NSError * _Nullable * _Nullable)outError;
- (BOOL)readFromURL:(NSURL *)fromUrl error:(NSError * _Nullable * _Nullable)outError;
- (void)performAsynchronousFileAccessUsingBlock:(void (^)(void))action;
- (void)handleError:(NSError *)error userInteractionPermitted:(BOOL)userInteractionPermitted;
- (void)finishedHandlingError:(NSError *)error recovered:(BOOL)recovered;
- (void)userInteractionNoLongerPermittedForError:(NSError *)error;
- (void)revertToContentsOfURL:(NSURL *)url completionHandler:(void (^ _Nullable)(BOOL))completionHandler;
@property (nonatomic) NSUserActivity *userActivity;
- (void)updateUserActivityState:(NSUserActivity *)userActivity;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIDocumentBrowserAction : NSObject
- (instancetype)initWithIdentifier:(NSString *)identifier localizedTitle:(NSString *)localizedTitle availability:(UIDocumentBrowserActionAvailability)availability handler:(void (^)(NSArray<NSURL *> *))handler NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly) NSString *identifier;
@property (nonatomic, readonly) NSString *localizedTitle;
@property (nonatomic, readonly) UIDocumentBrowserActionAvailability availability;
@property (nonatomic, nullable) UIImage *image;
@property (nonatomic, copy) NSArray<NSString *> *supportedContentTypes;
@property (nonatomic) BOOL supportsMultipleItems;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIDocumentBrowserTransitionController : NSObject <UIViewControllerAnimatedTransitioning>
@property (nonatomic, nullable) NSProgress *loadingProgress;
@property (nonatomic, nullable) UIView *targetView;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIDocumentBrowserViewController : UIViewController <NSCoding>
- (instancetype)initForOpeningFilesWithContentTypes:(NSArray<NSString *> * _Nullable)allowedContentTypes NS_DESIGNATED_INITIALIZER __attribute__((availability(ios,deprecated=14.0)));
- (instancetype)initForOpeningContentTypes:(NSArray<UTType *> * _Nullable)contentTypes NS_DESIGNATED_INITIALIZER __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic, nullable) id<UIDocumentBrowserViewControllerDelegate> delegate;
@property (nonatomic) BOOL allowsDocumentCreation;
@property (nonatomic) BOOL allowsPickingMultipleItems;
@property (nonatomic, readonly, copy) NSArray<NSString *> *allowedContentTypes __attribute__((availability(ios,deprecated=14.0)));
@property (nonatomic, readonly, copy) NSArray<NSString *> *recentDocumentsContentTypes __attribute__((availability(ios,deprecated=14.0,introduced=13.0)));
@property (nonatomic, readonly, copy) NSArray<UTType *> *contentTypesForRecentDocuments __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic) BOOL shouldShowFileExtensions __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic) NSArray<UIBarButtonItem *> *additionalLeadingNavigationBarButtonItems;
@property (nonatomic) NSArray<UIBarButtonItem *> *additionalTrailingNavigationBarButtonItems;
- (void)revealDocumentAtURL:(NSURL *)url importIfNeeded:(BOOL)importIfNeeded completion:(void (^ _Nullable)(NSURL *, NSError *))completion;
- (void)importDocumentAtURL:(NSURL *)documentUrl nextToDocumentAtURL:(NSURL *)neighbourUrl mode:(UIDocumentBrowserImportMode)importMode completionHandler:(void (^)(NSURL *, NSError *))completion;
- (UIDocumentBrowserTransitionController *)transitionControllerForDocumentURL:(NSURL *)documentUrl;
@property (nonatomic, copy) NSArray<UIDocumentBrowserAction *> *customActions;
@property (nonatomic) UIDocumentBrowserUserInterfaceStyle browserUserInterfaceStyle;
@property (nonatomic) NSString *localizedCreateDocumentActionTitle __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic) CGFloat defaultDocumentAspectRatio __attribute__((availability(ios,introduced=13.0)));
- (UIDocumentBrowserTransitionController *)transitionControllerForDocumentAtURL:(NSURL *)documentUrl;
- (void)renameDocumentAtURL:(NSURL *)documentUrl proposedName:(NSString *)proposedName completionHandler:(void (^)(NSURL *, NSError *))completionHandler __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic, readonly, nullable) UIDocumentCreationIntent activeDocumentCreationIntent __attribute__((availability(ios,introduced=18.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIDocumentInteractionController : NSObject
+ (UIDocumentInteractionController *)interactionControllerWithURL:(NSURL *)url;
@property (nonatomic, nullable, weak) id<UIDocumentInteractionControllerDelegate> delegate;
@property (nonatomic) NSURL *URL;
@property (nonatomic, nullable, copy) NSString *UTI;
@property (nonatomic, nullable) id annotation;
@property (nonatomic, nullable, copy) NSString *name;
@property (nonatomic, readonly) NSArray<UIImage *> *icons;
- (void)dismissMenuAnimated:(BOOL)animated;
- (void)dismissPreviewAnimated:(BOOL)animated;
- (BOOL)presentOpenInMenuFromBarButtonItem:(UIBarButtonItem *)item animated:(BOOL)animated;
- (BOOL)presentOpenInMenuFromRect:(CGRect)rect inView:(UIView *)inView animated:(BOOL)animated;
- (BOOL)presentOptionsMenuFromBarButtonItem:(UIBarButtonItem *)item animated:(BOOL)animated;
- (BOOL)presentOptionsMenuFromRect:(CGRect)rect inView:(UIView *)inView animated:(BOOL)animated;
- (BOOL)presentPreviewAnimated:(BOOL)animated;
@property (nonatomic, readonly) NSArray<UIGestureRecognizer *> *gestureRecognizers;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=11.0)))
@interface UIDocumentMenuViewController : UIViewController <NSCoding>
- (instancetype)initWithDocumentTypes:(NSArray<NSString *> *)allowedUTIs inMode:(UIDocumentPickerMode)mode NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithURL:(NSURL *)url inMode:(UIDocumentPickerMode)mode NS_DESIGNATED_INITIALIZER;
@property (nonatomic, nullable, weak) id<UIDocumentMenuDelegate> delegate;
- (void)addOptionWithTitle:(NSString *)title image:(UIImage * _Nullable)image order:(UIDocumentMenuOrder)order handler:(void (^)(void))completionHandler;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(ios,deprecated=14.0))) __attribute__((availability(tvos,unavailable)))
@interface UIDocumentPickerExtensionViewController : UIViewController
- (instancetype)initWithNibName:(NSString * _Nullable)nibName bundle:(NSBundle * _Nullable)bundle;
@property (nonatomic, readonly) UIDocumentPickerMode documentPickerMode;
@property (nonatomic, readonly, copy) NSURL *originalURL;
@property (nonatomic, readonly, copy) NSArray<NSString *> *validTypes;
@property (nonatomic, readonly) NSString *providerIdentifier;
@property (nonatomic, readonly, copy) NSURL *documentStorageURL;
- (void)dismissGrantingAccessToURL:(NSURL * _Nullable)url;
- (void)prepareForPresentationInMode:(UIDocumentPickerMode)mode;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIDocumentPickerViewController : UIViewController <NSCoding>
- (instancetype)initWithDocumentTypes:(NSArray<NSString *> *)allowedUTIs inMode:(UIDocumentPickerMode)mode NS_DESIGNATED_INITIALIZER __attribute__((availability(ios,deprecated=14.0)));
- (instancetype)initForOpeningContentTypes:(NSArray<UTType *> *)contentTypes asCopy:(BOOL)asCopy NS_DESIGNATED_INITIALIZER __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=14.0)));
- (instancetype)initForOpeningContentTypes:(NSArray<UTType *> *)contentTypes __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=14.0)));
- (instancetype)initWithURL:(NSURL *)url inMode:(UIDocumentPickerMode)mode NS_DESIGNATED_INITIALIZER __attribute__((availability(ios,deprecated=14.0)));
- (instancetype)initWithURLs:(NSArray<NSURL *> *)urls inMode:(UIDocumentPickerMode)mode NS_DESIGNATED_INITIALIZER __attribute__((availability(ios,deprecated=14.0)));
- (instancetype)initForExportingURLs:(NSArray<NSURL *> *)urls asCopy:(BOOL)asCopy NS_DESIGNATED_INITIALIZER __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=14.0)));
- (instancetype)initForExportingURLs:(NSArray<NSURL *> *)urls __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic, nullable, weak) id<UIDocumentPickerDelegate> delegate;
@property (nonatomic, readonly) UIDocumentPickerMode documentPickerMode __attribute__((availability(ios,deprecated=14.0)));
@property (nonatomic) BOOL allowsMultipleSelection;
@property (nonatomic) BOOL shouldShowFileExtensions __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, nullable, copy) NSURL *directoryURL __attribute__((availability(ios,introduced=13.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)))
@interface UIDocumentProperties : NSObject
- (instancetype)initWithURL:(NSURL *)url;
- (instancetype)initWithMetadata:(LPLinkMetadata *)metadata;
@property (nonatomic, copy) LPLinkMetadata *metadata;
@property (nonatomic, nullable, copy) NSArray<UIDragItem *> * (^ dragItemsProvider)(id<UIDragSession>);
@property (nonatomic, nullable, copy) UIActivityViewController * (^ activityViewControllerProvider)(void);
@property (nonatomic) BOOL wantsIconRepresentation;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=17.0)))
@interface UIDocumentViewController : UIViewController
- (instancetype)initWithNibName:(NSString * _Nullable)nibName bundle:(NSBundle * _Nullable)bundle NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithDocument:(UIDocument * _Nullable)document;
@property (nonatomic, nullable) UIDocument *document;
- (void)navigationItemDidUpdate;
- (void)openDocumentWithCompletionHandler:(void (^)(BOOL))completionHandler;
- (void)documentDidOpen;
@property (nonatomic, readonly) UIBarButtonItemGroup *undoRedoItemGroup;
@property (nonatomic) UIDocumentViewControllerLaunchOptions *launchOptions __attribute__((availability(ios,introduced=18.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(ios,introduced=18.0))) __attribute__((availability(tvos,unavailable)))
@interface UIDocumentViewControllerLaunchOptions : NSObject
@property (nonatomic) UIDocumentBrowserViewController *browserViewController;
@property (nonatomic, copy) NSString *title;
@property (nonatomic, nullable, copy) UIAction *primaryAction;
@property (nonatomic, nullable, copy) UIAction *secondaryAction;
@property (nonatomic, nullable) UIView *documentTargetView;
@property (nonatomic, nullable) UIView *foregroundAccessoryView;
@property (nonatomic, nullable) UIView *backgroundAccessoryView;
+ (UIAction *)createDocumentActionWithIntent:(UIDocumentCreationIntent)indent;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIDragInteraction : NSObject <UIInteraction>
- (instancetype)initWithDelegate:(id<UIDragInteractionDelegate>)delegate NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly, nullable) id<UIDragInteractionDelegate> delegate;
@property (nonatomic) BOOL allowsSimultaneousRecognitionDuringLift;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, class, readonly, getter=isEnabledByDefault) BOOL enabledByDefault;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIDragItem : NSObject
- (instancetype)initWithItemProvider:(NSItemProvider *)itemProvider NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly) NSItemProvider *itemProvider;
@property (nonatomic, nullable) id localObject;
@property (nonatomic, nullable, copy) UIDragPreview * (^ previewProvider)(void);
- (void)setNeedsDropPreviewUpdate __attribute__((availability(ios,introduced=17.4)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIDragPreview : NSObject <NSCopying>
- (instancetype)initWithView:(UIView *)view parameters:(UIDragPreviewParameters *)parameters NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithView:(UIView *)view;
@property (nonatomic, readonly) UIView *view;
@property (nonatomic, readonly, copy) UIDragPreviewParameters *parameters;
+ (UIDragPreview *)previewForURL:(NSURL *)url;
+ (UIDragPreview *)previewForURL:(NSURL *)url title:(NSString * _Nullable)title;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=13.0)))
@interface UIPreviewParameters : NSObject <NSCopying>
- (instancetype)initWithTextLineRects:(NSArray<NSValue *> *)textLineRects;
@property (nonatomic, nullable, copy) UIBezierPath *visiblePath;
@property (nonatomic, nullable, copy) UIBezierPath *shadowPath __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic, nullable, copy) UIColor *backgroundColor;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIDragPreviewParameters : UIPreviewParameters <NSCopying>
- (instancetype)initWithTextLineRects:(NSArray<NSValue *> *)textLineRects;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=13.0)))
@interface UIPreviewTarget : NSObject <NSCopying>
- (instancetype)initWithContainer:(UIView *)container center:(CGPoint)center transform:(CGAffineTransform)transform NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithContainer:(UIView *)container center:(CGPoint)center;
@property (nonatomic, readonly) UIView *container;
@property (nonatomic, readonly) CGPoint center;
@property (nonatomic, readonly) CGAffineTransform transform;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIDragPreviewTarget : UIPreviewTarget <NSCopying>
- (instancetype)initWithContainer:(UIView *)container center:(CGPoint)center transform:(CGAffineTransform)transform NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithContainer:(UIView *)container center:(CGPoint)center;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIDropInteraction : NSObject <UIInteraction>
- (instancetype)initWithDelegate:(id<UIDropInteractionDelegate>)delegate NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly, nullable) id<UIDropInteractionDelegate> delegate;
@property (nonatomic) BOOL allowsSimultaneousDropSessions;
@end
NS_SWIFT_UI_ACTOR 
@interface UIDynamicAnimator : NSObject
- (instancetype)initWithReferenceView:(UIView *)referenceView NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly) UIView *referenceView;
@property (nonatomic, readonly, copy) NSArray<UIDynamicBehavior *> *behaviors;
@property (nonatomic, readonly, getter=isRunning) BOOL running;
@property (nonatomic, nullable, weak) id<UIDynamicAnimatorDelegate> delegate;
- (void)addBehavior:(UIDynamicBehavior * _Nullable)behavior;
- (void)removeBehavior:(UIDynamicBehavior * _Nullable)behavior;
- (void)removeAllBehaviors;
- (NSArray<id<UIDynamicItem>> *)itemsInRect:(CGRect)rect;
@property (nonatomic, readonly) double elapsedTime;
- (void)updateItemUsingCurrentState:(id<UIDynamicItem>)uiDynamicItem;
- (instancetype)initWithCollectionViewLayout:(UICollectionViewLayout *)layout;
- (UICollectionViewLayoutAttributes *)layoutAttributesForCellAtIndexPath:(NSIndexPath *)cellIndexPath;
- (UICollectionViewLayoutAttributes *)layoutAttributesForSupplementaryViewOfKind:(NSString *)viewKind atIndexPath:(NSIndexPath *)viewIndexPath;
- (UICollectionViewLayoutAttributes *)layoutAttributesForDecorationViewOfKind:(NSString *)viewKind atIndexPath:(NSIndexPath *)viewIndexPath;
@end
NS_SWIFT_UI_ACTOR 
@interface UIDynamicItemBehavior : UIDynamicBehavior
- (instancetype)initWithItems:(NSArray<id<UIDynamicItem>> *)items NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly, copy) NSArray<id<UIDynamicItem>> *items;
@property (nonatomic) CGFloat elasticity;
@property (nonatomic) CGFloat friction;
@property (nonatomic) CGFloat density;
@property (nonatomic) CGFloat resistance;
@property (nonatomic) CGFloat angularResistance;
@property (nonatomic) BOOL allowsRotation;
- (void)addItem:(id<UIDynamicItem>)dynamicItem;
- (void)removeItem:(id<UIDynamicItem>)dynamicItem;
- (void)addLinearVelocity:(CGPoint)velocity forItem:(id<UIDynamicItem>)dynamicItem;
- (CGPoint)linearVelocityForItem:(id<UIDynamicItem>)dynamicItem;
- (void)addAngularVelocity:(CGFloat)velocity forItem:(id<UIDynamicItem>)dynamicItem;
- (CGFloat)angularVelocityForItem:(id<UIDynamicItem>)dynamicItem;
@property (nonatomic) CGFloat charge;
@property (nonatomic, getter=isAnchored) BOOL anchored;
@end
NS_SWIFT_UI_ACTOR 
@interface UIDynamicItemGroup : NSObject <UIDynamicItem>
- (instancetype)initWithItems:(NSArray<id<UIDynamicItem>> *)items;
@property (nonatomic, readonly, copy) NSArray<id<UIDynamicItem>> *items;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)))
@interface UIEditMenuConfiguration : NSObject
@property (nonatomic, readonly, copy) id<NSCopying> identifier;
@property (nonatomic, readonly) CGPoint sourcePoint;
@property (nonatomic) UIEditMenuArrowDirection preferredArrowDirection;
+ (UIEditMenuConfiguration *)configurationWithIdentifier:(id<NSCopying> _Nullable)identifier sourcePoint:(CGPoint)sourcePoint;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)))
@interface UIEditMenuInteraction : NSObject <UIInteraction>
@property (nonatomic, readonly, nullable, weak) id<UIEditMenuInteractionDelegate> delegate;
- (instancetype)initWithDelegate:(id<UIEditMenuInteractionDelegate> _Nullable)delegate;
- (void)presentEditMenuWithConfiguration:(UIEditMenuConfiguration *)configuration;
- (void)dismissMenu;
- (void)reloadVisibleMenu;
- (void)updateVisibleMenuPositionAnimated:(BOOL)animated;
- (CGPoint)locationInView:(UIView * _Nullable)inView;
@end
NS_SWIFT_UI_ACTOR 
@interface UIEvent : NSObject
@property (nonatomic, readonly) UIEventType type;
@property (nonatomic, readonly) UIEventSubtype subtype;
@property (nonatomic, readonly) double timestamp;
@property (nonatomic, readonly) UIKeyModifierFlags modifierFlags __attribute__((availability(tvos,introduced=13.4))) __attribute__((availability(ios,introduced=13.4)));
@property (nonatomic, readonly) UIEventButtonMask buttonMask __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.4)));
@property (nonatomic, readonly, nullable) NSSet *allTouches;
- (NSSet * _Nullable)touchesForView:(UIView *)view;
- (NSSet * _Nullable)touchesForWindow:(UIWindow *)window;
- (NSSet * _Nullable)touchesForGestureRecognizer:(UIGestureRecognizer *)window;
- (NSArray<UITouch *> * _Nullable)coalescedTouchesForTouch:(UITouch *)touch;
- (NSArray<UITouch *> * _Nullable)predictedTouchesForTouch:(UITouch *)touch;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=14.5)))
@interface UIEventAttribution : NSObject <NSCopying>
@property (nonatomic, readonly) uint8_t sourceIdentifier;
@property (nonatomic, readonly, copy) NSURL *destinationURL;
@property (nonatomic, readonly, nullable, copy) NSURL *reportEndpoint;
@property (nonatomic, readonly) NSString *sourceDescription;
@property (nonatomic, readonly) NSString *purchaser;
- (instancetype)initWithSourceIdentifier:(uint8_t)sourceIdentifier destinationURL:(NSURL *)destinationUrl sourceDescription:(NSString *)sourceDescription purchaser:(NSString *)purchaser;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=14.5)))
@interface UIEventAttributionView : UIView
- (instancetype)initWithFrame:(CGRect)frame;
@end
NS_SWIFT_UI_ACTOR 
@interface UIFieldBehavior : UIDynamicBehavior
- (void)addItem:(id<UIDynamicItem>)item;
- (void)removeItem:(id<UIDynamicItem>)item;
@property (nonatomic, readonly, copy) NSArray<id<UIDynamicItem>> *items;
@property (nonatomic) CGPoint position;
@property (nonatomic) UIRegion *region;
@property (nonatomic) CGFloat strength;
@property (nonatomic) CGFloat falloff;
@property (nonatomic) CGFloat minimumRadius;
@property (nonatomic) CGVector direction;
@property (nonatomic) CGFloat smoothness;
@property (nonatomic) CGFloat animationSpeed;
+ (UIFieldBehavior *)dragField;
+ (UIFieldBehavior *)vortexField;
+ (UIFieldBehavior *)radialGravityFieldWithPosition:(CGPoint)position;
+ (UIFieldBehavior *)linearGravityFieldWithVector:(CGVector)direction;
+ (UIFieldBehavior *)velocityFieldWithVector:(CGVector)direction;
+ (UIFieldBehavior *)noiseFieldWithSmoothness:(CGFloat)smoothness animationSpeed:(CGFloat)speed;
+ (UIFieldBehavior *)turbulenceFieldWithSmoothness:(CGFloat)smoothness animationSpeed:(CGFloat)speed;
+ (UIFieldBehavior *)springField;
+ (UIFieldBehavior *)electricField;
+ (UIFieldBehavior *)magneticField;
+ (UIFieldBehavior *)fieldWithEvaluationBlock:(CGVector (^)(UIFieldBehavior *, CGPoint, CGVector, CGFloat, CGFloat, double))evaluator;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)))
@interface UIFindInteraction : NSObject <UIInteraction>
@property (nonatomic, readonly, getter=isFindNavigatorVisible) BOOL findNavigatorVisible;
@property (nonatomic, readonly, nullable) UIFindSession *activeFindSession;
@property (nonatomic, nullable) NSString *searchText;
@property (nonatomic, nullable) NSString *replacementText;
@property (nonatomic, nullable, copy) UIMenu * (^ optionsMenuProvider)(NSArray<UIMenuElement *> *);
@property (nonatomic, readonly, nullable, weak) id<UIFindInteractionDelegate> delegate;
- (instancetype)initWithSessionDelegate:(id<UIFindInteractionDelegate>)sessionDelegate NS_DESIGNATED_INITIALIZER;
- (void)presentFindNavigatorShowingReplace:(BOOL)showingReplace;
- (void)dismissFindNavigator;
- (void)findNext;
- (void)findPrevious;
- (void)updateResultCount;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)))
@interface UIFindSession : NSObject
@property (nonatomic, readonly) NSInteger resultCount;
@property (nonatomic, readonly) NSInteger highlightedResultIndex;
@property (nonatomic) UIFindSessionSearchResultDisplayStyle searchResultDisplayStyle;
- (void)performSearchWithQuery:(NSString *)query options:(UITextSearchOptions * _Nullable)options;
- (void)performSingleReplacementWithSearchQuery:(NSString *)searchQuery replacementString:(NSString *)replacementString options:(UITextSearchOptions * _Nullable)options;
- (void)replaceAllInstancesOfSearchQuery:(NSString *)searchQuery withReplacementString:(NSString *)replacementString options:(UITextSearchOptions * _Nullable)options;
- (void)highlightNextResultInDirection:(UITextStorageDirection)direction;
- (void)invalidateFoundResults;
@property (nonatomic, readonly) BOOL supportsReplacement;
@property (nonatomic, readonly) BOOL allowsReplacementForCurrentlyHighlightedResult;
@end
NS_SWIFT_UI_ACTOR 
@interface UIFocusAnimationCoordinator : NSObject
- (void)addCoordinatedAnimations:(void (^ _Nullable)(void))animations completion:(void (^ _Nullable)(void))completion;
- (void)addCoordinatedFocusingAnimations:(void (^ _Nullable)(id<UIFocusAnimationContext>))animations completion:(void (^ _Nullable)(void))completion;
- (void)addCoordinatedUnfocusingAnimations:(void (^ _Nullable)(id<UIFocusAnimationContext>))animations completion:(void (^ _Nullable)(void))completion;
@end
NS_SWIFT_UI_ACTOR 
@interface UIFocusDebugger : NSObject
@property (nonatomic, class, readonly) id<UIFocusDebuggerOutput> help;
@property (nonatomic, class, readonly) id<UIFocusDebuggerOutput> status;
+ (id<UIFocusDebuggerOutput>)checkFocusabilityForItem:(id<UIFocusItem>)item;
+ (id<UIFocusDebuggerOutput>)simulateFocusUpdateRequestFromEnvironment:(id<UIFocusEnvironment>)environment;
+ (NSString *)checkFocusGroupTreeForEnvironment:(id<UIFocusEnvironment>)environment __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
+ (id<UIFocusDebuggerOutput>)preferredFocusEnvironmentsForEnvironment:(id<UIFocusEnvironment>)environment __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
+ (id<UIFocusDebuggerOutput>)focusGroupsForEnvironment:(id<UIFocusEnvironment>)environment __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
@end
 __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=15.0)))
@interface UIFocusEffect : NSObject <NSCopying>
+ (UIFocusEffect *)effect;
@end
NS_SWIFT_UI_ACTOR 
@interface UILayoutGuide : NSObject <NSCoding>
@property (nonatomic, readonly) CGRect layoutFrame;
@property (nonatomic, nullable) UIView *owningView;
@property (nonatomic) NSString *identifier;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *leadingAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *trailingAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *leftAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *rightAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor *topAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor *bottomAnchor;
@property (nonatomic, readonly) NSLayoutDimension *widthAnchor;
@property (nonatomic, readonly) NSLayoutDimension *heightAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *centerXAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor *centerYAnchor;
@end
NS_SWIFT_UI_ACTOR 
@interface UIFocusGuide : UILayoutGuide
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, nullable) UIView *preferredFocusedView __attribute__((availability(ios,deprecated=10.0))) __attribute__((availability(tvos,deprecated=10.0)));
@property (nonatomic, nullable, copy) NSArray<id<UIFocusEnvironment>> *preferredFocusEnvironments;
@end
 __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=15.0)))
@interface UIFocusHaloEffect : UIFocusEffect
+ (UIFocusHaloEffect *)effectWithRect:(CGRect)rect;
+ (UIFocusHaloEffect *)effectWithRoundedRect:(CGRect)rect cornerRadius:(CGFloat)cornerRadius curve:(NSString *)curve;
+ (UIFocusHaloEffect *)effectWithPath:(UIBezierPath *)bezierPath;
@property (nonatomic, nullable) UIView *containerView;
@property (nonatomic, nullable) UIView *referenceView;
@property (nonatomic) UIFocusHaloEffectPosition position;
@end
NS_SWIFT_UI_ACTOR 
@interface UIFocusMovementHint : NSObject <NSCopying>
@property (nonatomic, readonly) CGVector movementDirection;
@property (nonatomic, readonly) CATransform3D perspectiveTransform;
@property (nonatomic, readonly) CGVector rotation;
@property (nonatomic, readonly) CGVector translation;
@property (nonatomic, readonly) CATransform3D interactionTransform;
@end
NS_SWIFT_UI_ACTOR 
@interface UIFocusSystem : NSObject
+ (BOOL)environment:(id<UIFocusEnvironment>)environment containsEnvironment:(id<UIFocusEnvironment>)otherEnvironment;
+ (void)registerURL:(NSURL *)soundFileUrl forSoundIdentifier:(NSString *)identifier __attribute__((availability(ios,unavailable)));
@property (nonatomic, readonly, nullable) id<UIFocusItem> focusedItem;
+ (UIFocusSystem * _Nullable)focusSystemForEnvironment:(id<UIFocusEnvironment>)environment;
- (void)requestFocusUpdateToEnvironment:(id<UIFocusEnvironment>)environment;
- (void)updateFocusIfNeeded;
@end
NS_SWIFT_SENDABLE 
@interface UIFont : NSObject <NSCopying, NSSecureCoding>
+ (UIFont *)systemFontOfSize:(CGFloat)size;
+ (UIFont *)systemFontOfSize:(CGFloat)size weight:(UIFontWeight)weight;
+ (UIFont *)monospacedDigitSystemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight;
+ (UIFont *)boldSystemFontOfSize:(CGFloat)size;
+ (UIFont *)italicSystemFontOfSize:(CGFloat)size;
+ (nullable UIFont *)fontWithName:(NSString *)name size:(CGFloat)size;
+ (UIFont *)monospacedSystemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
@property (nonatomic, class, readonly) CGFloat labelFontSize __attribute__((availability(tvos,unavailable)));
@property (nonatomic, class, readonly) CGFloat buttonFontSize __attribute__((availability(tvos,unavailable)));
@property (nonatomic, class, readonly) CGFloat smallSystemFontSize __attribute__((availability(tvos,unavailable)));
@property (nonatomic, class, readonly) CGFloat systemFontSize __attribute__((availability(tvos,unavailable)));
- (UIFont *)fontWithSize:(CGFloat)size NS_SWIFT_NAME(withSize(_:));
@property (nonatomic, readonly) NSString *familyName;
@property (nonatomic, readonly) NSString *fontName;
@property (nonatomic, readonly) CGFloat pointSize;
@property (nonatomic, readonly) CGFloat ascender;
@property (nonatomic, readonly) CGFloat descender;
@property (nonatomic, readonly) CGFloat leading;
@property (nonatomic, readonly) CGFloat capHeight;
@property (nonatomic, readonly) CGFloat xHeight;
@property (nonatomic, readonly) CGFloat lineHeight;
@property (nonatomic, class, readonly) NSArray<NSString *> *familyNames;
+ (NSArray<NSString *> *)fontNamesForFamilyName:(NSString *)familyName;
@property (nonatomic, readonly) UIFontDescriptor *fontDescriptor;
+ (UIFont *)fontWithDescriptor:(UIFontDescriptor *)descriptor size:(CGFloat)pointSize;
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle )uiFontTextStyle;
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle )uiFontTextStyle compatibleWithTraitCollection:(UITraitCollection * _Nullable)traitCollection;
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize weight:(CGFloat)weight width:(CGFloat)width __attribute__((availability(ios,introduced=16.0))) __attribute__((availability(tvos,introduced=16.0)));
@end
NS_SWIFT_SENDABLE 
@interface UIFontDescriptor : NSObject <NSSecureCoding, NSCopying>
@property (nonatomic, readonly) NSString *postscriptName;
@property (nonatomic, readonly) CGFloat pointSize;
@property (nonatomic, readonly) CGAffineTransform matrix;
@property (nonatomic, readonly) UIFontDescriptorSymbolicTraits symbolicTraits;
- (id _Nullable)objectForKey:(UIFontDescriptorAttributeName )anAttribute;
@property (nonatomic, readonly) NSDictionary<UIFontDescriptorAttributeName, id> *fontAttributes;
- (NSArray<UIFontDescriptor *> *)matchingFontDescriptorsWithMandatoryKeys:(NSSet * _Nullable)mandatoryKeys;
+ (UIFontDescriptor *)fontDescriptorWithFontAttributes:(NSDictionary<UIFontDescriptorAttributeName, id> *)attributes;
+ (UIFontDescriptor *)fontDescriptorWithName:(NSString *)fontName size:(CGFloat)size;
+ (UIFontDescriptor *)fontDescriptorWithName:(NSString *)fontName matrix:(CGAffineTransform)matrix;
+ (UIFontDescriptor *)preferredFontDescriptorWithTextStyle:(UIFontTextStyle )uiFontTextStyle;
+ (UIFontDescriptor *)preferredFontDescriptorWithTextStyle:(NSString *)uiFontTextStyle compatibleWithTraitCollection:(UITraitCollection * _Nullable)traitCollection;
- (instancetype)initWithFontAttributes:(NSDictionary<UIFontDescriptorAttributeName, id> *)attributes NS_DESIGNATED_INITIALIZER;
- (UIFontDescriptor *)fontDescriptorByAddingAttributes:(NSDictionary<UIFontDescriptorAttributeName, id> *)attributes;
- (nullable UIFontDescriptor *)fontDescriptorWithSymbolicTraits:(UIFontDescriptorSymbolicTraits)symbolicTraits;
- (UIFontDescriptor * _Nullable)fontDescriptorWithDesign:(UIFontDescriptorSystemDesign )design __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
- (UIFontDescriptor *)fontDescriptorWithSize:(CGFloat)newPointSize;
- (UIFontDescriptor *)fontDescriptorWithMatrix:(CGAffineTransform)matrix;
- (UIFontDescriptor *)fontDescriptorWithFace:(NSString *)newFace;
- (UIFontDescriptor *)fontDescriptorWithFamily:(NSString *)newFamily;
@end

@interface UIFontMetrics : NSObject
@property (nonatomic, class, readonly) UIFontMetrics *defaultMetrics;
+ (UIFontMetrics *)metricsForTextStyle:(UIFontTextStyle )textStyle NS_SWIFT_NAME(init(forTextStyle:));
- (instancetype)initForTextStyle:(UIFontTextStyle )textStyle NS_DESIGNATED_INITIALIZER;
- (UIFont *)scaledFontForFont:(UIFont *)font;
- (UIFont *)scaledFontForFont:(UIFont *)font maximumPointSize:(CGFloat)maximumPointSize;
- (CGFloat)scaledValueForValue:(CGFloat)value NS_SWIFT_NAME(scaledValue(for:));
- (UIFont *)scaledFontForFont:(UIFont *)font compatibleWithTraitCollection:(UITraitCollection * _Nullable)traitCollection;
- (UIFont *)scaledFontForFont:(UIFont *)font maximumPointSize:(CGFloat)maximumPointSize compatibleWithTraitCollection:(UITraitCollection * _Nullable)traitCollection;
- (CGFloat)scaledValueForValue:(CGFloat)value compatibleWithTraitCollection:(UITraitCollection * _Nullable)traitCollection NS_SWIFT_NAME(scaledValue(for:compatibleWith:));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)))
@interface UIFontPickerViewController : UIViewController
- (instancetype)initWithConfiguration:(UIFontPickerViewControllerConfiguration *)configuration NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly, copy) UIFontPickerViewControllerConfiguration *configuration;
@property (nonatomic, nullable, weak) id<UIFontPickerViewControllerDelegate> delegate;
@property (nonatomic, nullable) UIFontDescriptor *selectedFontDescriptor;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)))
@interface UIFontPickerViewControllerConfiguration : NSObject <NSCopying>
@property (nonatomic) BOOL includeFaces;
@property (nonatomic) BOOL displayUsingSystemFont;
@property (nonatomic) UIFontDescriptorSymbolicTraits filteredTraits;
@property (nonatomic, nullable, copy) NSPredicate *filteredLanguagesPredicate __attribute__((availability(ios,deprecated=18.0)));
+ (NSPredicate * _Nullable)filterPredicateForFilteredLanguages:(NSArray<NSString *> *)filteredLanguages;
@end
NS_SWIFT_UI_ACTOR 
@interface UIGestureRecognizer : NSObject
- (instancetype)initWithTarget:(id)target action:(SEL)action NS_DESIGNATED_INITIALIZER;
@property (nonatomic, nullable, weak) id<UIGestureRecognizerDelegate> delegate;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic) UIGestureRecognizerState state;
@property (nonatomic, readonly, nullable) UIView *view;
- (void)addTarget:(id)target action:(SEL)action;
- (void)removeTarget:(id _Nullable)target action:(SEL _Nullable)action;
- (CGPoint)locationInView:(UIView * _Nullable)view;
@property (nonatomic) BOOL cancelsTouchesInView;
@property (nonatomic) BOOL delaysTouchesBegan;
@property (nonatomic) BOOL delaysTouchesEnded;
- (CGPoint)locationOfTouch:(NSInteger)touchIndex inView:(UIView * _Nullable)inView;
@property (nonatomic, readonly) NSInteger numberOfTouches;
- (void)requireGestureRecognizerToFail:(UIGestureRecognizer *)otherGestureRecognizer;
@property (nonatomic, nullable) NSString *name;
@property (nonatomic, readonly) UIKeyModifierFlags modifierFlags __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.4)));
@property (nonatomic, readonly) UIEventButtonMask buttonMask __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.4)));
- (void)ignoreTouch:(UITouch *)touch forEvent:(UIEvent *)forEvent;
- (void)ignorePress:(UIPress *)button forEvent:(UIPressesEvent *)event;
- (void)reset;
- (BOOL)canPreventGestureRecognizer:(UIGestureRecognizer *)preventedGestureRecognizer;
- (BOOL)canBePreventedByGestureRecognizer:(UIGestureRecognizer *)preventingGestureRecognizer;
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)evt;
- (void)touchesMoved:(NSSet *)touches withEvent:(UIEvent *)evt;
- (void)touchesEnded:(NSSet *)touches withEvent:(UIEvent *)evt;
- (void)touchesCancelled:(NSSet *)touches withEvent:(UIEvent *)evt;
- (BOOL)shouldRequireFailureOfGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer;
- (BOOL)shouldBeRequiredToFailByGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer;
- (BOOL)shouldReceiveEvent:(UIEvent *)event __attribute__((availability(ios,introduced=13.4))) __attribute__((availability(tvos,introduced=13.4)));
- (void)touchesEstimatedPropertiesUpdated:(NSSet *)touches;
@property (nonatomic, copy) NSArray<NSNumber *> *allowedTouchTypes;
@property (nonatomic, copy) NSArray<NSNumber *> *allowedPressTypes;
@property (nonatomic) BOOL requiresExclusiveTouchType;
- (void)pressesBegan:(NSSet<UIPress *> *)presses withEvent:(UIPressesEvent *)evt;
- (void)pressesChanged:(NSSet<UIPress *> *)presses withEvent:(UIPressesEvent *)evt;
- (void)pressesEnded:(NSSet<UIPress *> *)presses withEvent:(UIPressesEvent *)evt;
- (void)pressesCancelled:(NSSet<UIPress *> *)presses withEvent:(UIPressesEvent *)evt;
@end

@interface UIGraphicsRenderer : NSObject
- (instancetype)initWithBounds:(CGRect)bounds;
- (instancetype)initWithBounds:(CGRect)bounds format:(UIGraphicsRendererFormat *)format NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly) UIGraphicsRendererFormat *format;
@property (nonatomic, readonly) BOOL allowsImageOutput;
@property (nonatomic, class, readonly) Class rendererContextClass;
+ (CGContextRef)contextWithFormat:(UIGraphicsRendererFormat *)format;
+ (void)prepareCGContext:(CGContextRef)context withRendererContext:(UIGraphicsRendererContext *)rendererContext;
- (BOOL)runDrawingActions:(void (^)(UIGraphicsRendererContext *))drawingActions completionActions:(void (^ _Nullable)(UIGraphicsRendererContext *))completionActions error:(NSError * _Nullable * _Nullable)error;
@end

@interface UIGraphicsImageRenderer : UIGraphicsRenderer
- (instancetype)initWithSize:(CGSize)size;
- (instancetype)initWithSize:(CGSize)size format:(UIGraphicsImageRendererFormat *)format NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithBounds:(CGRect)bounds format:(UIGraphicsImageRendererFormat *)format NS_DESIGNATED_INITIALIZER;
- (UIImage *)imageWithActions:(void (NS_NOESCAPE ^)(UIGraphicsImageRendererContext *))actions;
- (NSData *)PNGDataWithActions:(void (NS_NOESCAPE ^)(UIGraphicsImageRendererContext *))actions;
- (NSData *)JPEGDataWithCompressionQuality:(CGFloat)compressionQuality actions:(void (^)(UIGraphicsImageRendererContext *))actions;
@end

@interface UIGraphicsRendererContext : NSObject
@property (nonatomic, readonly) CGContextRef CGContext;
@property (nonatomic, readonly) UIGraphicsRendererFormat *format;
- (void)fillRect:(CGRect)rect;
- (void)fillRect:(CGRect)rect blendMode:(CGBlendMode)blendMode;
- (void)strokeRect:(CGRect)rect;
- (void)strokeRect:(CGRect)rect blendMode:(CGBlendMode)blendMode;
- (void)clipToRect:(CGRect)rect;
@end

@interface UIGraphicsImageRendererContext : UIGraphicsRendererContext
@property (nonatomic, readonly) UIImage *currentImage;
@end

@interface UIGraphicsRendererFormat : NSObject <NSCopying>
@property (nonatomic, class, readonly) UIGraphicsRendererFormat *defaultFormat __attribute__((availability(tvos,deprecated=11.0)));
@property (nonatomic, readonly) CGRect bounds;
@property (nonatomic, class, readonly) UIGraphicsRendererFormat *preferredFormat;
@end

@interface UIGraphicsImageRendererFormat : UIGraphicsRendererFormat
@property (nonatomic) CGFloat scale;
@property (nonatomic) BOOL opaque;
@property (nonatomic) BOOL prefersExtendedRange __attribute__((availability(ios,deprecated=12.0))) __attribute__((availability(tvos,deprecated=12.0)));
@property (nonatomic, class, readonly) UIGraphicsImageRendererFormat *defaultFormat;
+ (UIGraphicsImageRendererFormat *)formatForTraitCollection:(UITraitCollection *)traitCollection;
@property (nonatomic) UIGraphicsImageRendererFormatRange preferredRange;
@property (nonatomic, readonly) BOOL supportsHighDynamicRange __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
@end

@interface UIGraphicsPdfRenderer : UIGraphicsRenderer
- (instancetype)initWithBounds:(CGRect)bounds format:(UIGraphicsPdfRendererFormat *)format NS_DESIGNATED_INITIALIZER;
- (BOOL)writePDFToURL:(NSURL *)url withActions:(void (^)(UIGraphicsPdfRendererContext *))actions error:(NSError * _Nullable * _Nullable)error;
- (NSData *)PDFDataWithActions:(void (^)(UIGraphicsPdfRendererContext *))actions;
@end

@interface UIGraphicsPdfRendererContext : UIGraphicsRendererContext
@property (nonatomic, readonly) CGRect pdfContextBounds;
- (void)beginPage;
- (void)beginPageWithBounds:(CGRect)bounds pageInfo:(NSDictionary<NSString *, id> *)pageInfo;
- (void)setURL:(NSURL *)url forRect:(CGRect)rect;
- (void)addDestinationWithName:(NSString *)name atPoint:(CGPoint)point;
- (void)setDestinationWithName:(NSString *)name forRect:(CGRect)rect;
@end

@interface UIGraphicsPdfRendererFormat : UIGraphicsRendererFormat
@property (nonatomic, copy) NSDictionary<NSString *, id> *documentInfo;
@property (nonatomic, class, readonly) UIGraphicsPdfRendererFormat *defaultFormat;
@end
NS_SWIFT_UI_ACTOR 
@interface UIGravityBehavior : UIDynamicBehavior
- (instancetype)initWithItems:(NSArray<id<UIDynamicItem>> *)items NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly, copy) NSArray<id<UIDynamicItem>> *items;
- (void)addItem:(id<UIDynamicItem>)dynamicItem;
- (void)removeItem:(id<UIDynamicItem>)dynamicItem;
@property (nonatomic) CGVector gravityDirection;
@property (nonatomic) CGFloat angle;
@property (nonatomic) CGFloat magnitude;
- (void)setAngle:(CGFloat)angle magnitude:(CGFloat)magnitude;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=17.0)))
@interface UIHoverAutomaticEffect : NSObject <NSCopying, UIHoverEffect>
+ (UIHoverAutomaticEffect *)effect;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)))
@interface UIHoverGestureRecognizer : UIGestureRecognizer
- (instancetype)initWithTarget:(id)target action:(SEL)action NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly) CGFloat zOffset __attribute__((availability(ios,introduced=16.1)));
- (CGFloat)azimuthAngleInView:(UIView * _Nullable)view __attribute__((availability(ios,introduced=16.4)));
- (CGVector)azimuthUnitVectorInView:(UIView * _Nullable)view __attribute__((availability(ios,introduced=16.4)));
@property (nonatomic, readonly) CGFloat altitudeAngle __attribute__((availability(ios,introduced=16.4)));
@property (nonatomic, readonly) CGFloat rollAngle __attribute__((availability(ios,introduced=17.5)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=17.0)))
@interface UIHoverHighlightEffect : NSObject <NSCopying, UIHoverEffect>
+ (UIHoverHighlightEffect *)effect;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=17.0)))
@interface UIHoverLiftEffect : NSObject <NSCopying, UIHoverEffect>
+ (UIHoverLiftEffect *)effect;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=17.0)))
@interface UIHoverStyle : NSObject <NSCopying>
@property (nonatomic) id<UIHoverEffect> effect;
@property (nonatomic, nullable) UIShape *shape;
@property (nonatomic, getter=isEnabled) BOOL enabled;
+ (UIHoverStyle *)styleWithEffect:(id<UIHoverEffect>)effect shape:(UIShape * _Nullable)shape;
+ (UIHoverStyle *)styleWithShape:(UIShape * _Nullable)shape;
+ (UIHoverStyle *)automaticStyle;
@end
NS_SWIFT_SENDABLE 
@interface UIImage : NSObject <NSSecureCoding, NSItemProviderWriting, NSItemProviderReading, NSItemProviderReading, NSItemProviderWriting>
- (nullable instancetype)initWithContentsOfFile:(NSString *)filename;
- (nullable instancetype)initWithData:(NSData *)data;
@property (nonatomic, readonly) CGSize size;
+ (UIImage * _Nullable)imageNamed:(NSString *)name NS_SWIFT_NAME(init(named:));
+ (UIImage * _Nullable)imageNamed:(NSString *)name inBundle:(NSBundle * _Nullable)bundle compatibleWithTraitCollection:(UITraitCollection * _Nullable)traitCollection NS_SWIFT_NAME(init(named:in:compatibleWith:));
+ (UIImage * _Nullable)imageWithContentsOfFile:(NSString *)filename;
+ (UIImage * _Nullable)imageWithData:(NSData *)data;
+ (UIImage *)imageWithCGImage:(CGImageRef)image;
+ (UIImage *)imageWithCGImage:(CGImageRef)image scale:(CGFloat)scale orientation:(UIImageOrientation)orientation;
+ (UIImage *)imageWithCIImage:(CIImage *)image;
@property (nonatomic, class, readonly, copy) NSArray<NSString *> *readableTypeIdentifiersForItemProvider __attribute__((availability(tvos,unavailable)));
+ (UIImage * _Nullable)objectWithItemProviderData:(NSData *)data typeIdentifier:(NSString *)typeIdentifier error:(NSError * _Nullable * _Nullable)outError __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly) UIImageRenderingMode renderingMode;
- (UIImage *)imageWithRenderingMode:(UIImageRenderingMode)renderingMode;
@property (nonatomic, readonly, nullable) CGImageRef CGImage;
@property (nonatomic, readonly) UIImageOrientation imageOrientation;
- (void)drawAtPoint:(CGPoint)point;
- (void)drawAtPoint:(CGPoint)point blendMode:(CGBlendMode)blendMode alpha:(CGFloat)alpha;
- (void)drawInRect:(CGRect)rect;
- (void)drawInRect:(CGRect)rect blendMode:(CGBlendMode)blendMode alpha:(CGFloat)alpha;
- (void)drawAsPatternInRect:(CGRect)rect;
- (UIImage *)stretchableImageWithLeftCapWidth:(NSInteger)leftCapWidth topCapHeight:(NSInteger)topCapHeight __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly) NSInteger leftCapWidth __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly) NSInteger topCapHeight __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly) CGFloat scale;
+ (UIImage * _Nullable)animatedImageNamed:(NSString *)name duration:(double)duration;
+ (UIImage * _Nullable)animatedImageWithImages:(NSArray<UIImage *> *)images duration:(double)duration;
+ (UIImage * _Nullable)animatedResizableImageNamed:(NSString *)name capInsets:(UIEdgeInsets)capInsets duration:(double)duration;
- (instancetype)initWithCGImage:(CGImageRef)cgImage;
- (instancetype)initWithCIImage:(CIImage *)ciImage;
- (instancetype)initWithCGImage:(CGImageRef)cgImage scale:(CGFloat)scale orientation:(UIImageOrientation)orientation;
@property (nonatomic, readonly, nullable) CIImage *CIImage;
@property (nonatomic, readonly, nullable) NSArray<UIImage *> *images;
@property (nonatomic, readonly) double duration;
- (UIImage *)resizableImageWithCapInsets:(UIEdgeInsets)capInsets;
@property (nonatomic, readonly) UIEdgeInsets capInsets;
@property (nonatomic, readonly) UIEdgeInsets alignmentRectInsets;
+ (UIImage * _Nullable)imageWithData:(NSData *)data scale:(CGFloat)scale;
+ (UIImage *)imageWithCIImage:(CIImage *)ciImage scale:(CGFloat)scale orientation:(UIImageOrientation)orientation;
- (nullable instancetype)initWithData:(NSData *)data scale:(CGFloat)scale;
- (instancetype)initWithCIImage:(CIImage *)ciImage scale:(CGFloat)scale orientation:(UIImageOrientation)orientation;
- (UIImage *)resizableImageWithCapInsets:(UIEdgeInsets)capInsets resizingMode:(UIImageResizingMode)resizingMode;
+ (UIImage * _Nullable)animatedResizableImageNamed:(NSString *)name capInsets:(UIEdgeInsets)capInsets resizingMode:(UIImageResizingMode)resizingMode duration:(double)duration;
- (UIImage *)imageWithAlignmentRectInsets:(UIEdgeInsets)alignmentInsets;
@property (nonatomic, readonly) UIImageResizingMode resizingMode;
@property (nonatomic, readonly) UITraitCollection *traitCollection;
@property (nonatomic, readonly, nullable) UIImageAsset *imageAsset;
- (UIImage *)imageFlippedForRightToLeftLayoutDirection;
@property (nonatomic, readonly) BOOL flipsForRightToLeftLayoutDirection;
@property (nonatomic, readonly) UIGraphicsImageRendererFormat *imageRendererFormat;
- (UIImage *)imageWithHorizontallyFlippedOrientation;
@property (nonatomic, class, readonly, copy) NSArray<NSString *> *writableTypeIdentifiersForItemProvider __attribute__((availability(tvos,unavailable)));
+ (UIImage * _Nullable)systemImageNamed:(NSString *)name NS_SWIFT_NAME(init(systemName:)) __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
+ (UIImage * _Nullable)systemImageNamed:(NSString *)name withConfiguration:(UIImageConfiguration * _Nullable)configuration NS_SWIFT_NAME(init(systemName:withConfiguration:)) __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
+ (UIImage * _Nullable)systemImageNamed:(NSString *)name compatibleWithTraitCollection:(UITraitCollection * _Nullable)traitCollection NS_SWIFT_NAME(init(systemName:compatibleWith:)) __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
+ (UIImage * _Nullable)imageNamed:(NSString *)name inBundle:(NSBundle * _Nullable)bundle withConfiguration:(UIImageConfiguration * _Nullable)configuration NS_SWIFT_NAME(init(named:in:with:)) __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, readonly, getter=isSymbolImage) BOOL symbolImage __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, readonly) CGFloat baselineOffsetFromBottom __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, readonly) BOOL hasBaseline __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
- (UIImage *)imageWithBaselineOffsetFromBottom:(CGFloat)baselineOffset __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
- (UIImage *)imageWithoutBaseline __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, readonly, nullable, copy) UIImageConfiguration *configuration __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
- (UIImage *)imageWithConfiguration:(UIImageConfiguration *)configuration __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, readonly, nullable, copy) UIImageSymbolConfiguration *symbolConfiguration __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
- (UIImage * _Nullable)imageByApplyingSymbolConfiguration:(UIImageSymbolConfiguration *)configuration __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
- (UIImage *)imageWithTintColor:(UIColor *)color __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
- (UIImage *)imageWithTintColor:(UIColor *)color renderingMode:(UIImageRenderingMode)renderingMode __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
- (UIImage * _Nullable)imageByPreparingForDisplay __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
- (void)prepareForDisplayWithCompletionHandler:(void (^)(UIImage * _Nullable))completionHandler NS_SWIFT_DISABLE_ASYNC __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
- (UIImage * _Nullable)imageByPreparingThumbnailOfSize:(CGSize)ofSize __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
- (void)prepareThumbnailOfSize:(CGSize)OfSize completionHandler:(void (^)(UIImage * _Nullable))completionHandler NS_SWIFT_DISABLE_ASYNC __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic, class, readonly) UIImage *actionsImage __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, class, readonly) UIImage *addImage __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, class, readonly) UIImage *removeImage __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, class, readonly) UIImage *checkmarkImage __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, class, readonly) UIImage *strokedCheckmarkImage __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
+ (UIImage * _Nullable)systemImageNamed:(NSString *)name variableValue:(double)value withConfiguration:(UIImageConfiguration * _Nullable)configuration __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
+ (UIImage * _Nullable)imageNamed:(NSString *)name inBundle:(NSBundle * _Nullable)bundle variableValue:(double)value withConfiguration:(UIImageConfiguration * _Nullable)configuration __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic, readonly, getter=isHighDynamicRange) BOOL highDynamicRange __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
@property (nonatomic, readonly) UIImage *imageRestrictedToStandardDynamicRange __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
@end
NS_SWIFT_SENDABLE 
@interface UIImageAsset : NSObject <NSSecureCoding>
- (UIImage *)imageWithConfiguration:(UIImageConfiguration *)configuration __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
- (void)registerImage:(UIImage *)image withConfiguration:(UIImageConfiguration *)configuration __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
- (void)unregisterImageWithConfiguration:(UIImageConfiguration *)configuration __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
- (UIImage *)imageWithTraitCollection:(UITraitCollection *)traitCollection;
- (void)registerImage:(UIImage *)image withTraitCollection:(UITraitCollection *)traitCollection;
- (void)unregisterImageWithTraitCollection:(UITraitCollection *)traitCollection;
@end
NS_SWIFT_SENDABLE  NS_SWIFT_NAME(UIImage.Configuration) __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)))
@interface UIImageConfiguration : NSObject <NSCopying, NSSecureCoding>
@property (nonatomic, readonly, nullable) UITraitCollection *traitCollection;
- (UIImageConfiguration *)configurationWithTraitCollection:(UITraitCollection * _Nullable)traitCollection;
- (instancetype)configurationByApplyingConfiguration:(UIImageConfiguration * _Nullable)otherConfiguration;
@property (nonatomic, readonly, nullable) NSLocale *locale __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
- (UIImageConfiguration *)configurationWithLocale:(NSLocale * _Nullable)locale __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
+ (UIImageConfiguration *)configurationWithLocale:(NSLocale * _Nullable)locale __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
+ (UIImageConfiguration *)configurationWithTraitCollection:(UITraitCollection * _Nullable)traitCollection __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
@end
NS_SWIFT_UI_ACTOR 
@interface UINavigationController : UIViewController
- (instancetype)initWithNibName:(NSString * _Nullable)nibName bundle:(NSBundle * _Nullable)bundle NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController NS_DESIGNATED_INITIALIZER;
- (void)pushViewController:(UIViewController *)viewController animated:(BOOL)animated;
- (nullable UIViewController *)popViewControllerAnimated:(BOOL)animated;
- (nullable NSArray<UIViewController *> *)popToViewController:(UIViewController *)viewController animated:(BOOL)animated NS_SWIFT_NAME(popToViewController(_:animated:));
- (nullable NSArray<UIViewController *> *)popToRootViewControllerAnimated:(BOOL)animated;
@property (nonatomic, nullable, readonly) UIViewController *topViewController;
@property (nonatomic, nullable, readonly) UIViewController *visibleViewController;
@property (nonatomic, copy) NSArray<UIViewController *> *viewControllers;
- (void)setViewControllers:(NSArray<UIViewController *> *)controllers animated:(BOOL)animated;
@property (nonatomic, getter=isNavigationBarHidden) BOOL navigationBarHidden;
- (void)setNavigationBarHidden:(BOOL)hidden animated:(BOOL)animated;
@property (nonatomic, readonly) UINavigationBar *navigationBar;
@property (nonatomic, getter=isToolbarHidden) BOOL toolbarHidden __attribute__((availability(tvos,unavailable)));
- (void)setToolbarHidden:(BOOL)hidden animated:(BOOL)animated __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly) UIToolbar *toolbar __attribute__((availability(tvos,unavailable)));
@property (nonatomic, nullable, weak) id<UINavigationControllerDelegate> delegate;
@property (nonatomic, nullable, readonly, copy) UIGestureRecognizer *interactivePopGestureRecognizer __attribute__((availability(tvos,unavailable)));
@property (nonatomic) BOOL hidesBarsWhenVerticallyCompact __attribute__((availability(tvos,unavailable)));
@property (nonatomic) BOOL hidesBarsOnTap __attribute__((availability(tvos,unavailable)));
- (void)showViewController:(UIViewController *)vc sender:(id _Nullable)sender;
@property (nonatomic) BOOL hidesBarsWhenKeyboardAppears __attribute__((availability(tvos,unavailable)));
@property (nonatomic) BOOL hidesBarsOnSwipe __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly) UIPanGestureRecognizer *barHideOnSwipeGestureRecognizer __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly) UITapGestureRecognizer *barHideOnTapGestureRecognizer __attribute__((availability(tvos,unavailable)));
- (instancetype)initWithNavigationBarClass:(void *)navigationBarClass toolbarClass:(void *)toolbarClass NS_DESIGNATED_INITIALIZER;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIImagePickerController : UINavigationController
+ (BOOL)isSourceTypeAvailable:(UIImagePickerControllerSourceType)sourceType;
+ (NSArray<NSString *> * _Nullable)availableMediaTypesForSourceType:(UIImagePickerControllerSourceType)sourceType;
@property (nonatomic, nullable, weak) id<UINavigationControllerDelegate, UIImagePickerControllerDelegate> delegate;
@property (nonatomic) UIImagePickerControllerSourceType sourceType;
@property (nonatomic, copy) NSArray<NSString *> *mediaTypes;
@property (nonatomic) BOOL allowsEditing;
@property (nonatomic) double videoMaximumDuration;
@property (nonatomic) UIImagePickerControllerQualityType videoQuality;
@property (nonatomic) BOOL showsCameraControls;
@property (nonatomic) UIView *cameraOverlayView;
@property (nonatomic) CGAffineTransform cameraViewTransform;
- (void)takePicture;
- (BOOL)startVideoCapture;
- (void)stopVideoCapture;
@property (nonatomic) UIImagePickerControllerCameraCaptureMode cameraCaptureMode;
+ (NSArray<NSNumber *> * _Nullable)availableCaptureModesForCameraDevice:(UIImagePickerControllerCameraDevice)cameraDevice;
@property (nonatomic) UIImagePickerControllerCameraDevice cameraDevice;
@property (nonatomic) UIImagePickerControllerCameraFlashMode cameraFlashMode;
+ (BOOL)isCameraDeviceAvailable:(UIImagePickerControllerCameraDevice)cameraDevice;
+ (BOOL)isFlashAvailableForCameraDevice:(UIImagePickerControllerCameraDevice)cameraDevice;
@property (nonatomic) UIImagePickerControllerImageUrlExportPreset imageExportPreset __attribute__((availability(ios,deprecated=14.0)));
@property (nonatomic) NSString *videoExportPreset __attribute__((availability(ios,deprecated=14.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)))
@interface UIImageReader : NSObject
@property (nonatomic, class, readonly) UIImageReader *defaultReader;
+ (UIImageReader *)readerWithConfiguration:(UIImageReaderConfiguration *)configuration;
@property (nonatomic, readonly, copy) UIImageReaderConfiguration *configuration;
- (UIImage *)imageWithContentsOfFileURL:(NSURL *)url;
- (UIImage *)imageWithData:(NSData *)data;
- (void)imageWithContentsOfFileURL:(NSURL *)url completion:(void (^)(UIImage *))completion;
- (void)imageWithData:(NSData *)data completion:(void (^)(UIImage *))completion;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)))
@interface UIImageReaderConfiguration : NSObject <NSCopying>
@property (nonatomic) BOOL prefersHighDynamicRange;
@property (nonatomic) BOOL preparesImagesForDisplay;
@property (nonatomic) CGSize preferredThumbnailSize;
@property (nonatomic) CGFloat pixelsPerInch;
@end
NS_SWIFT_SENDABLE  NS_SWIFT_NAME(UIImage.SymbolConfiguration) __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)))
@interface UIImageSymbolConfiguration : UIImageConfiguration
@property (nonatomic, class, readonly) UIImageSymbolConfiguration *unspecifiedConfiguration;
+ (UIImageSymbolConfiguration *)configurationWithScale:(UIImageSymbolScale)scale;
+ (UIImageSymbolConfiguration *)configurationWithPointSize:(CGFloat)pointSize;
+ (UIImageSymbolConfiguration *)configurationWithWeight:(UIImageSymbolWeight)weight;
+ (UIImageSymbolConfiguration *)configurationWithPointSize:(CGFloat)pointSize weight:(UIImageSymbolWeight)weight;
+ (UIImageSymbolConfiguration *)configurationWithPointSize:(CGFloat)pointSize weight:(UIImageSymbolWeight)weight scale:(UIImageSymbolScale)scale;
+ (UIImageSymbolConfiguration *)configurationWithTextStyle:(UIFontTextStyle )textStyle;
+ (UIImageSymbolConfiguration *)configurationWithTextStyle:(UIFontTextStyle )textStyle scale:(UIImageSymbolScale)scale;
+ (UIImageSymbolConfiguration *)configurationWithFont:(UIFont *)font;
+ (UIImageSymbolConfiguration *)configurationWithFont:(UIFont *)font scale:(UIImageSymbolScale)scale;
+ (UIImageSymbolConfiguration *)configurationWithHierarchicalColor:(UIColor *)hierarchicalColor __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
+ (UIImageSymbolConfiguration *)configurationWithPaletteColors:(NSArray<UIColor *> *)paletteColors __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
+ (instancetype)configurationPreferringMulticolor NS_SWIFT_NAME(preferringMulticolor()) __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic, readonly) UIImageSymbolConfiguration *configurationWithoutTextStyle;
@property (nonatomic, readonly) UIImageSymbolConfiguration *configurationWithoutScale;
@property (nonatomic, readonly) UIImageSymbolConfiguration *configurationWithoutWeight;
@property (nonatomic, readonly) UIImageSymbolConfiguration *configurationWithoutPointSizeAndWeight;
- (BOOL)isEqualToConfiguration:(UIImageSymbolConfiguration * _Nullable)otherConfiguration;
+ (instancetype)configurationPreferringMonochrome NS_SWIFT_NAME(preferringMonochrome()) __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
@end
NS_SWIFT_UI_ACTOR 
@interface UIImageView : UIView <UIAccessibilityContentSizeCategoryImageAdjusting>
- (instancetype)initWithFrame:(CGRect)frame;
- (instancetype)initWithImage:(UIImage * _Nullable)image;
- (instancetype)initWithImage:(UIImage * _Nullable)image highlightedImage:(UIImage * _Nullable)highlightedImage;
@property (nonatomic, nullable) UIImage *image;
@property (nonatomic, nullable) UIImage *highlightedImage;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nonatomic, nullable, copy) NSArray<UIImage *> *animationImages;
@property (nonatomic, nullable, copy) NSArray<UIImage *> *highlightedAnimationImages;
@property (nonatomic) double animationDuration;
@property (nonatomic) NSInteger animationRepeatCount;
- (void)startAnimating;
- (void)stopAnimating;
@property (nonatomic, readonly, getter=isAnimating) BOOL animating;
@property (nonatomic) BOOL adjustsImageWhenAncestorFocused __attribute__((availability(ios,unavailable)));
@property (nonatomic, readonly) UILayoutGuide *focusedFrameGuide __attribute__((availability(ios,unavailable)));
@property (nonatomic, readonly) UIView *overlayContentView __attribute__((availability(ios,unavailable)));
@property (nonatomic) BOOL masksFocusEffectToContents __attribute__((availability(ios,unavailable)));
@property (nonatomic, nullable) UIImageSymbolConfiguration *preferredSymbolConfiguration __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic) UIImageDynamicRange preferredImageDynamicRange __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
@property (nonatomic, readonly) UIImageDynamicRange imageDynamicRange __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
- (void)addSymbolEffect:(NSSymbolEffect *)symbolEffect __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
- (void)addSymbolEffect:(NSSymbolEffect *)symbolEffect options:(NSSymbolEffectOptions *)options __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
- (void)addSymbolEffect:(NSSymbolEffect *)symbolEffect options:(NSSymbolEffectOptions *)options animated:(BOOL)animated __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
- (void)addSymbolEffect:(NSSymbolEffect *)symbolEffect options:(NSSymbolEffectOptions *)options animated:(BOOL)animated completion:(void (^ _Nullable)(UISymbolEffectCompletionContext *))completionHandler __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
- (void)removeSymbolEffectOfType:(NSSymbolEffect *)symbolEffect __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
- (void)removeSymbolEffectOfType:(NSSymbolEffect *)symbolEffect options:(NSSymbolEffectOptions *)options __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
- (void)removeSymbolEffectOfType:(NSSymbolEffect *)symbolEffect options:(NSSymbolEffectOptions *)options animated:(BOOL)animated __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
- (void)removeSymbolEffectOfType:(NSSymbolEffect *)symbolEffect options:(NSSymbolEffectOptions *)options animated:(BOOL)animated completion:(void (^ _Nullable)(UISymbolEffectCompletionContext *))completionHandler __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
- (void)removeAllSymbolEffects __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
- (void)removeAllSymbolEffectsWithOptions:(NSSymbolEffectOptions *)options __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
- (void)removeAllSymbolEffectsWithOptions:(NSSymbolEffectOptions *)options animated:(BOOL)animated __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
- (void)setSymbolImage:(UIImage *)symbolImage withContentTransition:(NSSymbolContentTransition *)transition __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
- (void)setSymbolImage:(UIImage *)symbolImage withContentTransition:(NSSymbolContentTransition *)transition options:(NSSymbolEffectOptions *)options __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
- (void)setSymbolImage:(UIImage *)symbolImage withContentTransition:(NSSymbolContentTransition *)transition options:(NSSymbolEffectOptions *)options completion:(void (^ _Nullable)(UISymbolEffectCompletionContext *))completionHandler __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIImpactFeedbackGenerator : UIFeedbackGenerator
+ (UIImpactFeedbackGenerator *)feedbackGeneratorWithStyle:(UIImpactFeedbackStyle)style forView:(UIView *)view __attribute__((availability(ios,introduced=17.5)));
- (instancetype)initWithStyle:(UIImpactFeedbackStyle)style __attribute__((availability(ios,deprecated=17.5)));
- (void)impactOccurred;
- (void)impactOccurredAtLocation:(CGPoint)atLocation __attribute__((availability(ios,introduced=17.5)));
- (void)impactOccurredWithIntensity:(CGFloat)intensity NS_SWIFT_NAME(impactOccurred(intensity:)) __attribute__((availability(ios,introduced=13.0)));
- (void)impactOccurredWithIntensity:(CGFloat)intensity atLocation:(CGPoint)location __attribute__((availability(ios,introduced=17.5)));
+ (UIImpactFeedbackGenerator *)feedbackGeneratorForView:(UIView *)forView __attribute__((availability(ios,introduced=17.5)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=14.0)))
@interface UIIndirectScribbleInteraction : NSObject <UIInteraction>
- (instancetype)initWithDelegate:(id<UIIndirectScribbleInteractionDelegate>)delegate NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly, nullable, weak) id<UIIndirectScribbleInteractionDelegate> delegate;
@property (nonatomic, readonly, getter=isHandlingWriting) BOOL handlingWriting;
@end
NS_SWIFT_UI_ACTOR 
@interface UIInputView : UIView <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame inputViewStyle:(UIInputViewStyle)inputViewStyle NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly) UIInputViewStyle inputViewStyle;
@property (nonatomic) BOOL allowsSelfSizing;
@end
NS_SWIFT_UI_ACTOR 
@interface UIInputViewController : UIViewController <UITextInputDelegate>
- (instancetype)initWithNibName:(NSString * _Nullable)nibName bundle:(NSBundle * _Nullable)bundle;
@property (nonatomic, nullable) UIInputView *inputView;
@property (nonatomic, readonly, nullable) id<UITextDocumentProxy> textDocumentProxy;
- (void)dismissKeyboard;
- (void)advanceToNextInputMode;
- (void)requestSupplementaryLexiconWithCompletion:(void (^)(UILexicon *))completionHandler __attribute__((availability(tvos,unavailable)));
@property (nonatomic, nullable) NSString *primaryLanguage;
@property (nonatomic) BOOL hasDictationKey;
- (void)handleInputModeListFromView:(UIView *)fromView withEvent:(UIEvent *)withEvent;
@property (nonatomic, readonly) BOOL hasFullAccess;
@property (nonatomic, readonly) BOOL needsInputModeSwitchKey;
@end
NS_SWIFT_UI_ACTOR 
@interface UIMotionEffect : NSObject <NSCoding, NSCopying>
- (NSDictionary<NSString *, id> * _Nullable)keyPathsAndRelativeValuesForViewerOffset:(UIOffset)viewerOffset;
@end
NS_SWIFT_UI_ACTOR 
@interface UIInterpolatingMotionEffect : UIMotionEffect <NSCoding>
- (instancetype)initWithKeyPath:(NSString *)keyPath type:(UIInterpolatingMotionEffectType)type NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly) NSString *keyPath;
@property (nonatomic, readonly) UIInterpolatingMotionEffectType type;
@property (nonatomic, nullable) id minimumRelativeValue;
@property (nonatomic, nullable) id maximumRelativeValue;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(ios,introduced=13.4))) __attribute__((availability(tvos,introduced=13.4)))
@interface UIKey : NSObject <NSCopying, NSCoding>
@property (nonatomic, readonly) NSString *characters;
@property (nonatomic, readonly) NSString *charactersIgnoringModifiers;
@property (nonatomic, readonly) UIKeyModifierFlags modifierFlags;
@property (nonatomic, readonly) UIKeyboardHidUsage keyCode;
@end
NS_SWIFT_UI_ACTOR 
@interface UIKeyCommand : UICommand
@property (nonatomic) NSString *title __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
@property (nonatomic, nullable, copy) UIImage *image __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
@property (nonatomic, readonly, nullable) NSString *input;
@property (nonatomic, readonly) UIKeyModifierFlags modifierFlags;
@property (nonatomic, readonly, nullable) id propertyList __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
@property (nonatomic) UIMenuElementAttributes attributes __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
@property (nonatomic) UIMenuElementState state __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
@property (nonatomic, readonly) NSArray<UICommandAlternate *> *alternates __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
@property (nonatomic) BOOL wantsPriorityOverSystemBehavior __attribute__((availability(ios,introduced=15.0))) __attribute__((availability(tvos,introduced=15.0)));
@property (nonatomic) BOOL allowsAutomaticLocalization __attribute__((availability(ios,introduced=15.0))) __attribute__((availability(tvos,introduced=15.0)));
@property (nonatomic) BOOL allowsAutomaticMirroring __attribute__((availability(ios,introduced=15.0))) __attribute__((availability(tvos,introduced=15.0)));
+ (UIKeyCommand *)keyCommandWithInput:(NSString *)keyCommandInput modifierFlags:(UIKeyModifierFlags)modifierFlags action:(SEL)action;
+ (UIKeyCommand *)commandWithTitle:(NSString *)title image:(UIImage * _Nullable)image action:(SEL)action input:(NSString *)input modifierFlags:(UIKeyModifierFlags)modifierFlags propertyList:(id _Nullable)propertyList __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
+ (UIKeyCommand *)commandWithTitle:(NSString *)title image:(UIImage * _Nullable)image action:(SEL)action input:(NSString *)input modifierFlags:(UIKeyModifierFlags)modifierFlags propertyList:(id _Nullable)propertyList alternates:(NSArray<UICommandAlternate *> *)alternates __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
+ (UIKeyCommand *)keyCommandWithInput:(NSString *)keyCommandInput modifierFlags:(UIKeyModifierFlags)modifierFlags action:(SEL)action discoverabilityTitle:(NSString *)discoverabilityTitle __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0)));
@property (nonatomic, nullable) NSString *discoverabilityTitle;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=15.0)))
@interface UITrackingLayoutGuide : UILayoutGuide
- (void)setConstraints:(NSArray<NSLayoutConstraint *> *)trackingConstraints activeWhenNearEdge:(NSDirectionalRectEdge)edge;
- (NSArray<NSLayoutConstraint *> *)constraintsActiveWhenNearEdge:(NSDirectionalRectEdge)edge;
- (void)setConstraints:(NSArray<NSLayoutConstraint *> *)trackingConstraints activeWhenAwayFromEdge:(NSDirectionalRectEdge)edge;
- (NSArray<NSLayoutConstraint *> *)constraintsActiveWhenAwayFromEdge:(NSDirectionalRectEdge)edge;
- (void)removeAllTrackedConstraints;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=15.0)))
@interface UIKeyboardLayoutGuide : UITrackingLayoutGuide
@property (nonatomic) BOOL followsUndockedKeyboard;
@property (nonatomic) BOOL usesBottomSafeArea __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=17.0)));
@property (nonatomic) CGFloat keyboardDismissPadding __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=17.0)));
@end
NS_SWIFT_UI_ACTOR 
@interface UILabel : UIView <UIContentSizeCategoryAdjusting, UILetterformAwareAdjusting>
- (instancetype)initWithFrame:(CGRect)frame;
@property (nonatomic, nullable, copy) NSString *text;
@property (nonatomic, null_resettable) UIFont *font;
@property (nonatomic, null_resettable) UIColor *textColor;
@property (nonatomic, nullable) UIColor *shadowColor;
@property (nonatomic) CGSize shadowOffset;
@property (nonatomic) NSTextAlignment textAlignment;
@property (nonatomic) NSLineBreakMode lineBreakMode;
@property (nonatomic, nullable) UIColor *highlightedTextColor;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic) NSInteger numberOfLines;
@property (nonatomic) BOOL adjustsFontSizeToFitWidth;
@property (nonatomic) CGFloat minimumFontSize __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=6.0)));
@property (nonatomic) UIBaselineAdjustment baselineAdjustment;
- (CGRect)textRectForBounds:(CGRect)bounds limitedToNumberOfLines:(NSInteger)numberOfLines;
- (void)drawTextInRect:(CGRect)rect;
@property (nonatomic, nullable, copy) NSAttributedString *attributedText;
@property (nonatomic) BOOL adjustsLetterSpacingToFitWidth __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=7.0)));
@property (nonatomic) CGFloat minimumScaleFactor;
@property (nonatomic) CGFloat preferredMaxLayoutWidth;
@property (nonatomic) BOOL allowsDefaultTighteningForTruncation;
@property (nonatomic) NSLineBreakStrategy lineBreakStrategy __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic) BOOL enablesMarqueeWhenAncestorFocused __attribute__((availability(ios,unavailable)));
@property (nonatomic) BOOL showsExpansionTextWhenTruncated __attribute__((availability(ios,introduced=15.0))) __attribute__((availability(tvos,introduced=15.0)));
@property (nonatomic) UILabelVibrancy preferredVibrancy __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)))
@interface UILargeContentViewerInteraction : NSObject <UIInteraction>
- (instancetype)initWithDelegate:(id<UILargeContentViewerInteractionDelegate> _Nullable)delegate NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly, nullable, weak) id<UILargeContentViewerInteractionDelegate> delegate;
@property (nonatomic, readonly) UIGestureRecognizer *gestureRecognizerForExclusionRelationship;
@property (nonatomic, class, readonly, getter=isEnabled) BOOL enabled;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UILexicon : NSObject <NSCopying>
@property (nonatomic, readonly) NSArray<UILexiconEntry *> *entries;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UILexiconEntry : NSObject <NSCopying>
@property (nonatomic, readonly) NSString *documentText;
@property (nonatomic, readonly) NSString *userInput;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=10.0)))
@interface UILocalNotification : NSObject <NSCoding, NSCopying>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
@property (nonatomic, nullable, copy) NSDate *fireDate;
@property (nonatomic, nullable, copy) NSTimeZone *timeZone;
@property (nonatomic) NSCalendarUnit *repeatInterval;
@property (nonatomic, nullable, copy) NSCalendar *repeatCalendar;
@property (nonatomic, nullable, copy) NSString *alertBody;
@property (nonatomic) BOOL hasAction;
@property (nonatomic, nullable, copy) NSString *alertAction;
@property (nonatomic, nullable, copy) NSString *alertLaunchImage;
@property (nonatomic, nullable, copy) NSString *soundName;
@property (nonatomic) NSInteger applicationIconBadgeNumber;
@property (nonatomic, nullable, copy) NSDictionary *userInfo;
@property (nonatomic, nullable, copy) CLRegion *region;
@property (nonatomic) BOOL regionTriggersOnce;
@property (nonatomic, nullable) NSString *category;
@property (nonatomic, nullable) NSString *alertTitle;
@end
NS_SWIFT_UI_ACTOR 
@interface UILocalizedIndexedCollation : NSObject
@property (nonatomic, readonly) NSArray<NSString *> *sectionTitles;
@property (nonatomic, readonly) NSArray<NSString *> *sectionIndexTitles;
+ (UILocalizedIndexedCollation *)currentCollation;
- (NSInteger)sectionForSectionIndexTitleAtIndex:(NSInteger)indexTitleIndex;
- (NSInteger)sectionForObject:(id)obj collationStringSelector:(SEL)collationStringSelector;
- (NSArray<id> *)sortedArrayFromArray:(NSArray<id> *)array collationStringSelector:(SEL)collationStringSelector;
@end
NS_SWIFT_UI_ACTOR 
@interface UILongPressGestureRecognizer : UIGestureRecognizer
- (instancetype)initWithTarget:(id)target action:(SEL)action;
@property (nonatomic) NSUInteger numberOfTouchesRequired __attribute__((availability(tvos,unavailable)));
@property (nonatomic) double minimumPressDuration;
@property (nonatomic) CGFloat allowableMovement;
@property (nonatomic) NSInteger numberOfTapsRequired;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIManagedDocument : UIDocument
- (instancetype)initWithFileURL:(NSURL *)url;
@property (nonatomic, readonly) NSManagedObjectContext *managedObjectContext;
@property (nonatomic, readonly) NSManagedObjectModel *managedObjectModel;
@property (nonatomic, copy) NSDictionary *persistentStoreOptions;
@property (nonatomic, copy) NSString *modelConfiguration;
@property (nonatomic, class, readonly) NSString *persistentStoreName;
- (BOOL)configurePersistentStoreCoordinatorForURL:(NSURL *)storeURL ofType:(NSString *)fileType modelConfiguration:(NSString *)configuration storeOptions:(NSDictionary *)storeOptions error:(NSError *)error;
- (NSString *)persistentStoreTypeForFileType:(NSString *)fileType;
- (BOOL)readAdditionalContentFromURL:(NSURL *)absoluteURL error:(NSError * _Nullable * _Nullable)error;
- (id _Nullable)additionalContentForURL:(NSURL *)absoluteURL error:(NSError * _Nullable * _Nullable)error;
- (BOOL)writeAdditionalContent:(id)content toURL:(NSURL *)absoluteURL originalContentsURL:(NSURL *)absoluteOriginalContentsURL error:(NSError * _Nullable * _Nullable)error;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIPrintFormatter : NSObject <NSCopying>
@property (nonatomic) UIEdgeInsets contentInsets __attribute__((availability(ios,deprecated=10.0)));
@property (nonatomic) CGFloat maximumContentHeight;
@property (nonatomic) CGFloat maximumContentWidth;
@property (nonatomic, readonly) NSInteger pageCount;
@property (nonatomic, readonly) UIPrintPageRenderer *printPageRenderer;
@property (nonatomic) NSInteger startPage;
- (void)drawInRect:(CGRect)rect forPageAtIndex:(NSInteger)pageIndex;
- (CGRect)rectForPageAtIndex:(NSInteger)pageIndex;
- (void)removeFromPrintPageRenderer;
@property (nonatomic) UIEdgeInsets perPageContentInsets;
@property (nonatomic, readonly) BOOL requiresMainThread __attribute__((availability(ios,introduced=16.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIMarkupTextPrintFormatter : UIPrintFormatter
@property (nonatomic, nullable, copy) NSString *markupText;
- (instancetype)initWithMarkupText:(NSString * _Nullable)text;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)))
@interface UIMenu : UIMenuElement
@property (nonatomic, readonly) UIMenuIdentifier identifier;
@property (nonatomic, readonly) UIMenuOptions options;
@property (nonatomic, readonly) NSArray<UIMenuElement *> *selectedElements __attribute__((availability(ios,introduced=15.0))) __attribute__((availability(tvos,introduced=15.0)));
@property (nonatomic, nullable, copy) UIMenuDisplayPreferences *displayPreferences __attribute__((availability(ios,introduced=17.4))) __attribute__((availability(tvos,introduced=17.4)));
@property (nonatomic, readonly) NSArray<UIMenuElement *> *children;
+ (UIMenu *)menuWithChildren:(NSArray<UIMenuElement *> *)children __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
+ (UIMenu *)menuWithTitle:(NSString *)title children:(NSArray<UIMenuElement *> *)children;
+ (UIMenu *)menuWithTitle:(NSString *)title image:(UIImage * _Nullable)image identifier:(NSString * _Nullable)identifier options:(UIMenuOptions)options children:(NSArray<UIMenuElement *> *)children;
- (UIMenu *)menuByReplacingChildren:(NSArray<UIMenuElement *> *)newChildren;
@property (nonatomic) UIMenuElementSize preferredElementSize __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(ios,deprecated=16.0))) __attribute__((availability(tvos,unavailable)))
@interface UIMenuController : NSObject
@property (nonatomic, class, readonly) UIMenuController *sharedMenuController;
@property (nonatomic, getter=isMenuVisible) BOOL menuVisible;
- (void)setMenuVisible:(BOOL)visible animated:(BOOL)animated __attribute__((availability(ios,deprecated=13.0)));
- (void)setTargetRect:(CGRect)rect inView:(UIView *)inView __attribute__((availability(ios,deprecated=13.0)));
- (void)showMenuFromView:(UIView *)targetView rect:(CGRect)targetRect __attribute__((availability(ios,introduced=13.0)));
- (void)hideMenuFromView:(UIView *)targetView __attribute__((availability(ios,introduced=13.0)));
- (void)hideMenu __attribute__((availability(ios,introduced=13.0)));
- (void)update;
@property (nonatomic, readonly) CGRect menuFrame;
@property (nonatomic) UIMenuControllerArrowDirection arrowDirection;
@property (nonatomic, nullable, copy) NSArray<UIMenuItem *> *menuItems;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.4))) __attribute__((availability(ios,introduced=17.4)))
@interface UIMenuDisplayPreferences : NSObject <NSCopying, NSSecureCoding>
@property (nonatomic) NSInteger maximumNumberOfTitleLines;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(ios,deprecated=16.0))) __attribute__((availability(tvos,unavailable)))
@interface UIMenuItem : NSObject
- (instancetype)initWithTitle:(NSString *)title action:(SEL)action NS_DESIGNATED_INITIALIZER;
@property (nonatomic, nullable, copy) NSString *title;
@property (nonatomic, nullable) SEL action;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)))
@interface UIMenuSystem : NSObject
@property (nonatomic, class, readonly) UIMenuSystem *mainSystem;
@property (nonatomic, class, readonly) UIMenuSystem *contextSystem;
- (void)setNeedsRebuild;
- (void)setNeedsRevalidate;
@end
NS_SWIFT_UI_ACTOR 
@interface UIMotionEffectGroup : UIMotionEffect
@property (nonatomic, nullable, copy) NSArray<UIMotionEffect *> *motionEffects;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIMutableApplicationShortcutItem : UIApplicationShortcutItem
- (instancetype)initWithType:(NSString *)type localizedTitle:(NSString *)localizedTitle localizedSubtitle:(NSString * _Nullable)localizedSubtitle icon:(UIApplicationShortcutIcon * _Nullable)icon userInfo:(NSDictionary<NSString *, id> * _Nullable)userInfo;
- (instancetype)initWithType:(NSString *)type localizedTitle:(NSString *)localizedTitle;
@property (nonatomic) NSString *type;
@property (nonatomic) NSString *localizedTitle;
@property (nonatomic, nullable) NSString *localizedSubtitle;
@property (nonatomic, nullable, copy) UIApplicationShortcutIcon *icon;
@property (nonatomic, nullable, copy) NSDictionary<NSString *, id> *userInfo;
@property (nonatomic, nullable, copy) id targetContentIdentifier __attribute__((availability(ios,introduced=13.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(ios,deprecated=10.0))) __attribute__((availability(tvos,unavailable)))
@interface UIUserNotificationAction : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (nonatomic, readonly) NSString *identifier;
@property (nonatomic, readonly) NSString *title;
@property (nonatomic, readonly) UIUserNotificationActivationMode activationMode;
@property (nonatomic, readonly, getter=isAuthenticationRequired) BOOL authenticationRequired;
@property (nonatomic, readonly, getter=isDestructive) BOOL destructive;
@property (nonatomic, copy) NSDictionary *parameters;
@property (nonatomic) UIUserNotificationActionBehavior behavior;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(ios,deprecated=10.0))) __attribute__((availability(tvos,unavailable)))
@interface UIMutableUserNotificationAction : UIUserNotificationAction
@property (nonatomic, nullable, copy) NSString *identifier;
@property (nonatomic, nullable, copy) NSString *title;
@property (nonatomic) UIUserNotificationActivationMode activationMode;
@property (nonatomic, getter=isAuthenticationRequired) BOOL authenticationRequired;
@property (nonatomic, getter=isDestructive) BOOL destructive;
@property (nonatomic) UIUserNotificationActionBehavior behavior;
@property (nonatomic, nullable, copy) NSDictionary *parameters;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=10.0)))
@interface UIUserNotificationCategory : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (nonatomic, readonly) NSString *identifier;
- (NSArray<UIUserNotificationAction *> *)actionsForContext:(UIUserNotificationActionContext)context;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(ios,deprecated=10.0))) __attribute__((availability(tvos,unavailable)))
@interface UIMutableUserNotificationCategory : UIUserNotificationCategory
@property (nonatomic, nullable) NSString *identifier;
- (void)setActions:(NSArray<UIUserNotificationAction *> *)actions forContext:(UIUserNotificationActionContext)context;
@end
NS_SWIFT_UI_ACTOR 
@interface UINavigationBar : UIView <UIBarPositioning, NSCoding>
- (instancetype)initWithFrame:(CGRect)frame;
@property (nonatomic) UIBarStyle barStyle __attribute__((availability(tvos,unavailable)));
@property (nonatomic, nullable, weak) id<UINavigationBarDelegate> delegate;
@property (nonatomic, getter=isTranslucent) BOOL translucent;
- (void)pushNavigationItem:(UINavigationItem *)item animated:(BOOL)animated;
- (nullable UINavigationItem *)popNavigationItemAnimated:(BOOL)animated;
@property (nonatomic, nullable, readonly) UINavigationItem *topItem;
@property (nonatomic, nullable, readonly) UINavigationItem *backItem;
@property (nonatomic, nullable, copy) NSArray<UINavigationItem *> *items;
- (void)setItems:(NSArray<UINavigationItem *> *)items animated:(BOOL)animated;
@property (nonatomic, nullable, copy) NSDictionary<NSAttributedStringKey, id> *titleTextAttributes;
- (void)setBackgroundImage:(UIImage * _Nullable)backgroundImage forBarMetrics:(UIBarMetrics)barMetrics;
- (UIImage *)backgroundImageForBarMetrics:(UIBarMetrics)forBarMetrics;
- (void)setTitleVerticalPositionAdjustment:(CGFloat)adjustment forBarMetrics:(UIBarMetrics)barMetrics;
- (CGFloat)titleVerticalPositionAdjustmentForBarMetrics:(UIBarMetrics)barMetrics;
@property (nonatomic, nullable) UIImage *shadowImage;
@property (nonatomic, nullable) UIColor *barTintColor;
@property (nonatomic, nullable) UIImage *backIndicatorImage __attribute__((availability(tvos,unavailable)));
@property (nonatomic, nullable) UIImage *backIndicatorTransitionMaskImage __attribute__((availability(tvos,unavailable)));
@property (nonatomic, copy) UINavigationBarAppearance *standardAppearance __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, nullable, copy) UINavigationBarAppearance *compactAppearance __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, nullable, copy) UINavigationBarAppearance *scrollEdgeAppearance __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, nullable, copy) UINavigationBarAppearance *compactScrollEdgeAppearance __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
- (void)setBackgroundImage:(UIImage * _Nullable)backgroundImage forBarPosition:(UIBarPosition)barPosition barMetrics:(UIBarMetrics)barMetrics;
- (UIImage *)backgroundImageForBarPosition:(UIBarPosition)barPosition barMetrics:(UIBarMetrics)barMetrics;
@property (nonatomic) BOOL prefersLargeTitles __attribute__((availability(tvos,unavailable)));
@property (nonatomic, nullable, copy) NSDictionary<NSAttributedStringKey, id> *largeTitleTextAttributes __attribute__((availability(tvos,unavailable)));
@property (nonatomic) UIBehavioralStyle preferredBehavioralStyle __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic, readonly) UINavigationBarNSToolbarSection currentNSToolbarSection __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic, readonly) UIBehavioralStyle behavioralStyle __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)))
@interface UINavigationBarAppearance : UIBarAppearance
- (instancetype)initWithIdiom:(UIUserInterfaceIdiom)idiom NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithBarAppearance:(UIBarAppearance *)barAppearance NS_DESIGNATED_INITIALIZER;
@property (nonatomic, copy) NSDictionary<NSAttributedStringKey, id> *titleTextAttributes;
@property (nonatomic) UIOffset titlePositionAdjustment;
@property (nonatomic, copy) NSDictionary<NSAttributedStringKey, id> *largeTitleTextAttributes;
@property (nonatomic, copy) UIBarButtonItemAppearance *buttonAppearance;
@property (nonatomic, copy) UIBarButtonItemAppearance *doneButtonAppearance;
@property (nonatomic, copy) UIBarButtonItemAppearance *backButtonAppearance;
@property (nonatomic, readonly) UIImage *backIndicatorImage;
@property (nonatomic, readonly) UIImage *backIndicatorTransitionMaskImage;
- (void)setBackIndicatorImage:(UIImage * _Nullable)backIndicatorImage transitionMaskImage:(UIImage * _Nullable)backIndicatorTransitionMaskImage;
@end
NS_SWIFT_UI_ACTOR 
@interface UINavigationItem : NSObject <NSCoding>
- (instancetype)initWithTitle:(NSString *)title NS_DESIGNATED_INITIALIZER;
@property (nonatomic, nullable, copy) NSString *title;
@property (nonatomic, nullable) UIBarButtonItem *backBarButtonItem __attribute__((availability(tvos,unavailable)));
@property (nonatomic, nullable) NSString *backButtonTitle;
@property (nonatomic, nullable) UIView *titleView;
@property (nonatomic, nullable, copy) NSString *prompt __attribute__((availability(tvos,unavailable)));
@property (nonatomic) BOOL hidesBackButton __attribute__((availability(tvos,unavailable)));
- (void)setHidesBackButton:(BOOL)hides animated:(BOOL)animated __attribute__((availability(tvos,unavailable)));
@property (nonatomic) UINavigationItemBackButtonDisplayMode backButtonDisplayMode __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic, nullable) UIBarButtonItem *leftBarButtonItem;
@property (nonatomic, nullable) UIBarButtonItem *rightBarButtonItem;
- (void)setLeftBarButtonItem:(UIBarButtonItem * _Nullable)item animated:(BOOL)animated;
- (void)setRightBarButtonItem:(UIBarButtonItem * _Nullable)item animated:(BOOL)animated;
@property (nonatomic, nullable, copy) NSArray<UIBarButtonItem *> *leftBarButtonItems;
@property (nonatomic, nullable, copy) NSArray<UIBarButtonItem *> *rightBarButtonItems;
@property (nonatomic) BOOL leftItemsSupplementBackButton __attribute__((availability(tvos,unavailable)));
- (void)setLeftBarButtonItems:(NSArray<UIBarButtonItem *> *)items animated:(BOOL)animated;
- (void)setRightBarButtonItems:(NSArray<UIBarButtonItem *> *)items animated:(BOOL)animated;
@property (nonatomic) UINavigationItemLargeTitleDisplayMode largeTitleDisplayMode __attribute__((availability(tvos,unavailable)));
@property (nonatomic, nullable) UISearchController *searchController __attribute__((availability(tvos,unavailable)));
@property (nonatomic) BOOL hidesSearchBarWhenScrolling __attribute__((availability(tvos,unavailable)));
@property (nonatomic, nullable, copy) UINavigationBarAppearance *standardAppearance __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, nullable, copy) UINavigationBarAppearance *compactAppearance __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, nullable, copy) UINavigationBarAppearance *scrollEdgeAppearance __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, nullable, copy) UINavigationBarAppearance *compactScrollEdgeAppearance __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic, nullable) UIBarButtonItemGroup *pinnedTrailingGroup __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic, readonly, nullable) id<UIPopoverPresentationControllerSourceItem> overflowPresentationSource __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic, copy) NSArray<UIBarButtonItemGroup *> *trailingItemGroups __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic, nullable) UIDeferredMenuElement *additionalOverflowItems __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic, nullable, copy) UIMenu * (^ titleMenuProvider)(NSArray<UIMenuElement *> *) __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic, nullable, weak) id<UINavigationItemRenameDelegate> renameDelegate __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic, nullable) UIDocumentProperties *documentProperties __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic, nullable) NSString *customizationIdentifier __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic, copy) NSArray<UIBarButtonItemGroup *> *leadingItemGroups __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic, copy) NSArray<UIBarButtonItemGroup *> *centerItemGroups __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic) UINavigationItemStyle style __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic, nullable, copy) UIAction *backAction __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic) UINavigationItemSearchBarPlacement preferredSearchBarPlacement __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic, readonly) UINavigationItemSearchBarPlacement searchBarPlacement __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
@end

@interface UINib : NSObject
+ (UINib *)nibWithNibName:(NSString *)name bundle:(NSBundle * _Nullable)bundleOrNil;
+ (UINib *)nibWithData:(NSData *)data bundle:(NSBundle * _Nullable)bundleOrNil;
- (NSArray<id> *)instantiateWithOwner:(id _Nullable)ownerOrNil options:(NSDictionary * _Nullable)optionsOrNil;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UINotificationFeedbackGenerator : UIFeedbackGenerator
- (void)notificationOccurred:(UINotificationFeedbackType)notificationType;
- (void)notificationOccurred:(UINotificationFeedbackType)notificationType atLocation:(CGPoint)location __attribute__((availability(ios,introduced=17.5)));
+ (UINotificationFeedbackGenerator *)feedbackGeneratorForView:(UIView *)forView __attribute__((availability(ios,introduced=17.5)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)))
@interface UIOpenUrlContext : NSObject
@property (nonatomic, readonly, copy) NSURL *URL;
@property (nonatomic, readonly) UISceneOpenUrlOptions *options;
@end
NS_SWIFT_UI_ACTOR 
@interface UIPageControl : UIControl
- (instancetype)initWithFrame:(CGRect)frame;
@property (nonatomic) NSInteger numberOfPages;
@property (nonatomic) NSInteger currentPage;
@property (nonatomic) BOOL hidesForSinglePage;
@property (nonatomic, nullable) UIColor *pageIndicatorTintColor;
@property (nonatomic, nullable) UIColor *currentPageIndicatorTintColor;
@property (nonatomic) UIPageControlBackgroundStyle backgroundStyle __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic, readonly) UIPageControlInteractionState interactionState __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic) BOOL allowsContinuousInteraction __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic, nullable) UIImage *preferredIndicatorImage __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
- (UIImage * _Nullable)indicatorImageForPage:(NSInteger)page __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
- (void)setIndicatorImage:(UIImage * _Nullable)image forPage:(NSInteger)page __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
- (CGSize)sizeForNumberOfPages:(NSInteger)pageCount NS_SWIFT_NAME(size(forNumberOfPages:));
@property (nonatomic) BOOL defersCurrentPageDisplay __attribute__((availability(ios,deprecated=14.0))) __attribute__((availability(tvos,deprecated=14.0)));
- (void)updateCurrentPageDisplay __attribute__((availability(ios,deprecated=14.0))) __attribute__((availability(tvos,deprecated=14.0)));
@property (nonatomic) UIPageControlDirection direction __attribute__((availability(ios,introduced=16.0))) __attribute__((availability(tvos,introduced=16.0)));
@property (nonatomic, nullable) UIImage *preferredCurrentPageIndicatorImage __attribute__((availability(ios,introduced=16.0))) __attribute__((availability(tvos,introduced=16.0)));
- (UIImage * _Nullable)currentPageIndicatorImageForPage:(NSInteger)page __attribute__((availability(ios,introduced=16.0))) __attribute__((availability(tvos,introduced=16.0)));
- (void)setCurrentPageIndicatorImage:(UIImage * _Nullable)image forPage:(NSInteger)page __attribute__((availability(ios,introduced=16.0))) __attribute__((availability(tvos,introduced=16.0)));
@property (nonatomic, nullable) UIPageControlProgress *progress __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)))
@interface UIPageControlProgress : NSObject
@property (nonatomic, nullable, weak) id<UIPageControlProgressDelegate> delegate;
@property (nonatomic) float currentProgress;
@property (nonatomic, readonly, getter=isProgressVisible) BOOL progressVisible;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)))
@interface UIPageControlTimerProgress : UIPageControlProgress
- (instancetype)initWithPreferredDuration:(double)preferredDuration NS_DESIGNATED_INITIALIZER;
@property (nonatomic, nullable, weak) id<UIPageControlTimerProgressDelegate> delegate;
@property (nonatomic) BOOL resetsToInitialPageAfterEnd;
@property (nonatomic, readonly, getter=isRunning) BOOL running;
- (void)resumeTimer;
- (void)pauseTimer;
@property (nonatomic) double preferredDuration;
- (void)setDuration:(double)duration forPage:(NSInteger)page;
- (double)durationForPage:(NSInteger)page;
@end
NS_SWIFT_UI_ACTOR 
@interface UIPageViewController : UIViewController <NSCoding>
- (instancetype)initWithNibName:(NSString * _Nullable)nibName bundle:(NSBundle * _Nullable)bundle;
@property (nonatomic, nullable, weak) id<UIPageViewControllerDelegate> delegate;
@property (nonatomic, nullable, weak) id<UIPageViewControllerDataSource> dataSource;
@property (nonatomic, readonly) UIPageViewControllerTransitionStyle transitionStyle;
@property (nonatomic, readonly) UIPageViewControllerNavigationOrientation navigationOrientation;
@property (nonatomic, readonly) UIPageViewControllerSpineLocation spineLocation;
@property (nonatomic, getter=isDoubleSided) BOOL doubleSided;
@property (nonatomic, readonly) NSArray<UIGestureRecognizer *> *gestureRecognizers;
@property (nonatomic, readonly) NSArray<UIViewController *> *viewControllers;
- (instancetype)initWithTransitionStyle:(UIPageViewControllerTransitionStyle)style navigationOrientation:(UIPageViewControllerNavigationOrientation)navigationOrientation options:(NSDictionary<UIPageViewControllerOptionsKey, id> * _Nullable)options NS_DESIGNATED_INITIALIZER;
- (void)setViewControllers:(NSArray<UIViewController *> *)viewControllers direction:(UIPageViewControllerNavigationDirection)direction animated:(BOOL)animated completion:(void (^ _Nullable)(BOOL))completionHandler;
@end
NS_SWIFT_UI_ACTOR 
@interface UIPanGestureRecognizer : UIGestureRecognizer
- (instancetype)initWithTarget:(id)target action:(SEL)action;
@property (nonatomic) NSUInteger minimumNumberOfTouches __attribute__((availability(tvos,unavailable)));
@property (nonatomic) NSUInteger maximumNumberOfTouches __attribute__((availability(tvos,unavailable)));
- (void)setTranslation:(CGPoint)translation inView:(UIView * _Nullable)view;
- (CGPoint)translationInView:(UIView * _Nullable)view;
- (CGPoint)velocityInView:(UIView * _Nullable)view;
@property (nonatomic) UIScrollTypeMask allowedScrollTypesMask __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.4)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIPasteConfiguration : NSObject <NSSecureCoding, NSCopying>
@property (nonatomic, copy) NSArray<NSString *> *acceptableTypeIdentifiers;
- (instancetype)initWithAcceptableTypeIdentifiers:(NSArray<NSString *> *)acceptableTypeIdentifiers;
- (void)addAcceptableTypeIdentifiers:(NSArray<NSString *> *)acceptableTypeIdentifiers;
- (instancetype)initWithTypeIdentifiersForAcceptingClass:(Class)itemProviderReadingClass;
- (void)addTypeIdentifiersForAcceptingClass:(Class)itemProviderReadingClass;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)))
@interface UIPasteControl : UIControl
@property (nonatomic, readonly) UIPasteControlConfiguration *configuration;
@property (nonatomic, nullable) id<UIPasteConfigurationSupporting> target;
- (instancetype)initWithConfiguration:(UIPasteControlConfiguration *)configuration NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)))
@interface UIPasteControlConfiguration : NSObject <NSSecureCoding>
@property (nonatomic) UIPasteControlDisplayMode displayMode;
@property (nonatomic) UIButtonConfigurationCornerStyle cornerStyle;
@property (nonatomic) CGFloat cornerRadius;
@property (nonatomic, nullable) UIColor *baseForegroundColor;
@property (nonatomic, nullable) UIColor *baseBackgroundColor;
@property (nonatomic) NSDirectionalRectEdge imagePlacement __attribute__((availability(ios,introduced=18.0)));
@end
 __attribute__((availability(tvos,unavailable)))
@interface UIPasteboard : NSObject
@property (nonatomic, class, readonly) UIPasteboard *generalPasteboard;
+ (nullable UIPasteboard *)pasteboardWithName:(UIPasteboardName)name create:(BOOL)create NS_SWIFT_NAME(init(name:create:));
+ (UIPasteboard *)pasteboardWithUniqueName;
@property (nonatomic, readonly) UIPasteboardName name;
+ (void)removePasteboardWithName:(UIPasteboardName)name;
@property (nonatomic, getter=isPersistent) BOOL persistent;
@property (nonatomic, readonly) NSInteger changeCount;
@property (nonatomic, readonly) NSArray<NSString *> *pasteboardTypes NS_SWIFT_NAME(types);
- (BOOL)containsPasteboardTypes:(NSArray<NSString *> *)pasteboardTypes NS_SWIFT_NAME(contains(pasteboardTypes:));
- (NSData * _Nullable)dataForPasteboardType:(NSString *)pasteboardType;
- (id _Nullable)valueForPasteboardType:(NSString *)pasteboardType;
- (void)setValue:(id)value forPasteboardType:(NSString *)pasteboardType;
- (void)setData:(NSData *)data forPasteboardType:(NSString *)forPasteboardType;
@property (nonatomic, readonly) NSInteger numberOfItems;
- (NSArray<NSArray<NSString *> *> * _Nullable)pasteboardTypesForItemSet:(NSIndexSet * _Nullable)itemSet NS_SWIFT_NAME(types(forItemSet:));
- (BOOL)containsPasteboardTypes:(NSArray<NSString *> *)pasteboardTypes inItemSet:(NSIndexSet * _Nullable)itemSet NS_SWIFT_NAME(contains(pasteboardTypes:inItemSet:));
- (NSIndexSet * _Nullable)itemSetWithPasteboardTypes:(NSArray<NSString *> *)pasteboardTypes NS_SWIFT_NAME(itemSet(withPasteboardTypes:));
- (NSArray<NSData *> * _Nullable)valuesForPasteboardType:(NSString *)pasteboardType inItemSet:(NSIndexSet * _Nullable)itemSet;
- (NSArray<NSData *> * _Nullable)dataForPasteboardType:(NSString *)pasteboardType inItemSet:(NSIndexSet * _Nullable)itemSet;
@property (nonatomic, copy) NSArray<NSDictionary<NSString *, id> *> *items;
- (void)addItems:(NSArray<NSDictionary<NSString *, id> *> *)items;
@property (nonatomic, nullable, copy) NSString *string;
@property (nonatomic, nullable, copy) NSArray<NSString *> *strings;
@property (nonatomic, nullable, copy) NSURL *URL;
@property (nonatomic, nullable, copy) NSArray<NSURL *> *URLs;
@property (nonatomic, nullable, copy) UIImage *image;
@property (nonatomic, nullable, copy) UIColor *color;
@property (nonatomic, nullable, copy) NSArray<UIColor *> *colors;
- (void)setItems:(NSArray<NSDictionary<NSString *, id> *> *)items options:(NSDictionary<UIPasteboardOption, id> *)options;
@property (nonatomic, readonly) BOOL hasStrings __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly) BOOL hasURLs __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly) BOOL hasImages __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly) BOOL hasColors __attribute__((availability(tvos,unavailable)));
- (void)detectPatternsForPatterns:(NSSet<NSString *> *)patterns completionHandler:(void (^)(NSSet<NSString *> *, NSError *))completionHandler __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
- (void)detectPatternsForPatterns:(NSSet<NSString *> *)patterns inItemSet:(NSIndexSet * _Nullable)itemSet completionHandler:(void (^)(NSArray<NSSet<NSString *> *> *, NSError *))completionHandler __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
- (void)detectValuesForPatterns:(NSSet<NSString *> *)patterns completionHandler:(void (^)(NSDictionary<NSString *, id> *, NSError *))completionHandler __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
- (void)detectValuesForPatterns:(NSSet<NSString *> *)patterns inItemSet:(NSIndexSet * _Nullable)itemSet completionHandler:(void (^)(NSArray<NSDictionary<NSString *, id> *> *, NSError *))completionHandler __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic, copy) NSArray<NSItemProvider *> *itemProviders __attribute__((availability(tvos,unavailable)));
- (void)setItemProviders:(NSArray<NSItemProvider *> *)itemProviders localOnly:(BOOL)localOnly expirationDate:(NSDate * _Nullable)expirationDate __attribute__((availability(tvos,unavailable)));
- (void)setObjects:(NSArray<id<NSItemProviderWriting>> *)objects __attribute__((availability(tvos,unavailable)));
- (void)setObjects:(NSArray<id<NSItemProviderWriting>> *)objects localOnly:(BOOL)localOnly expirationDate:(NSDate * _Nullable)expirationDate __attribute__((availability(tvos,unavailable)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=17.5)))
@interface UIPencilHoverPose : NSObject
@property (nonatomic, readonly) CGPoint location;
@property (nonatomic, readonly) CGFloat zOffset;
@property (nonatomic, readonly) CGFloat azimuthAngle;
@property (nonatomic, readonly) CGVector azimuthUnitVector;
@property (nonatomic, readonly) CGFloat altitudeAngle;
@property (nonatomic, readonly) CGFloat rollAngle;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIPencilInteraction : NSObject <UIInteraction>
@property (nonatomic, class, readonly) UIPencilPreferredAction preferredTapAction;
@property (nonatomic, class, readonly) UIPencilPreferredAction preferredSqueezeAction __attribute__((availability(ios,introduced=17.5)));
@property (nonatomic, class, readonly) BOOL prefersPencilOnlyDrawing __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic, class, readonly) BOOL prefersHoverToolPreview __attribute__((availability(ios,introduced=17.5)));
- (instancetype)initWithDelegate:(id<UIPencilInteractionDelegate>)delegate __attribute__((availability(ios,introduced=17.5)));
@property (nonatomic, nullable, weak) id<UIPencilInteractionDelegate> delegate;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=17.5)))
@interface UIPencilInteractionSqueeze : NSObject
@property (nonatomic, readonly) double timestamp;
@property (nonatomic, readonly) UIPencilInteractionPhase phase;
@property (nonatomic, readonly, nullable) UIPencilHoverPose *hoverPose;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=17.5)))
@interface UIPencilInteractionTap : NSObject
@property (nonatomic, readonly) double timestamp;
@property (nonatomic, readonly, nullable) UIPencilHoverPose *hoverPose;
@end
NS_SWIFT_UI_ACTOR 
@interface UIPercentDrivenInteractiveTransition : NSObject <UIViewControllerInteractiveTransitioning>
@property (nonatomic, readonly) CGFloat duration;
@property (nonatomic, readonly) CGFloat percentComplete;
@property (nonatomic) CGFloat completionSpeed;
@property (nonatomic) UIViewAnimationCurve completionCurve;
@property (nonatomic, nullable) id<UITimingCurveProvider> timingCurve;
@property (nonatomic) BOOL wantsInteractiveStart;
- (void)pauseInteractiveTransition;
- (void)updateInteractiveTransition:(CGFloat)percentComplete;
- (void)cancelInteractiveTransition;
- (void)finishInteractiveTransition;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIPickerView : UIView
- (instancetype)initWithFrame:(CGRect)frame;
@property (nonatomic, nullable, weak) id<UIPickerViewDataSource> dataSource;
@property (nonatomic, nullable, weak) id<UIPickerViewDelegate> delegate;
@property (nonatomic) BOOL showsSelectionIndicator __attribute__((availability(ios,deprecated=13.0)));
@property (nonatomic, readonly) NSInteger numberOfComponents;
- (NSInteger)numberOfRowsInComponent:(NSInteger)component;
- (CGSize)rowSizeForComponent:(NSInteger)component;
- (nullable UIView *)viewForRow:(NSInteger)row forComponent:(NSInteger)component;
- (void)reloadAllComponents;
- (void)reloadComponent:(NSInteger)component;
- (void)selectRow:(NSInteger)row inComponent:(NSInteger)component animated:(BOOL)animated;
- (NSInteger)selectedRowInComponent:(NSInteger)component;
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section;
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIPinchGestureRecognizer : UIGestureRecognizer
- (instancetype)initWithTarget:(id)target action:(SEL)action;
@property (nonatomic) CGFloat scale;
@property (nonatomic, readonly) CGFloat velocity;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=15.0)))
@interface UIPointerAccessory : NSObject <NSCopying>
@property (nonatomic, readonly, copy) UIPointerShape *shape;
@property (nonatomic, readonly) UIPointerAccessoryPosition *position;
@property (nonatomic) BOOL orientationMatchesAngle;
+ (UIPointerAccessory *)accessoryWithShape:(UIPointerShape *)shape position:(UIPointerAccessoryPosition *)position;
+ (UIPointerAccessory *)arrowAccessoryWithPosition:(UIPointerAccessoryPosition *)position;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.4)))
@interface UIPointerEffect : NSObject <NSCopying, UIHoverEffect>
@property (nonatomic, readonly, copy) UITargetedPreview *preview;
+ (UIPointerEffect *)effectWithPreview:(UITargetedPreview *)preview;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.4)))
@interface UIPointerHighlightEffect : UIPointerEffect

@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.4)))
@interface UIPointerHoverEffect : UIPointerEffect
@property (nonatomic) UIPointerEffectTintMode preferredTintMode;
@property (nonatomic) BOOL prefersShadow;
@property (nonatomic) BOOL prefersScaledContent;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.4)))
@interface UIPointerInteraction : NSObject <UIInteraction>
@property (nonatomic, readonly, nullable) id<UIPointerInteractionDelegate> delegate;
@property (nonatomic, getter=isEnabled) BOOL enabled;
- (instancetype)initWithDelegate:(id<UIPointerInteractionDelegate> _Nullable)delegate NS_DESIGNATED_INITIALIZER;
- (void)invalidate;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.4)))
@interface UIPointerLiftEffect : UIPointerEffect

@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=14.0)))
@interface UIPointerLockState : NSObject
@property (nonatomic, readonly, getter=isLocked) BOOL locked;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.4)))
@interface UIPointerRegion : NSObject <NSCopying>
@property (nonatomic, readonly) CGRect rect;
@property (nonatomic, readonly, nullable) id identifier;
@property (nonatomic) UIAxis latchingAxes __attribute__((availability(ios,introduced=15.0)));
+ (UIPointerRegion *)regionWithRect:(CGRect)rect identifier:(id _Nullable)identifier;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.4)))
@interface UIPointerRegionRequest : NSObject
@property (nonatomic, readonly) CGPoint location;
@property (nonatomic, readonly) UIKeyModifierFlags modifiers;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.4)))
@interface UIPointerShape : NSObject <NSCopying>
+ (UIPointerShape *)shapeWithPath:(UIBezierPath *)path;
+ (UIPointerShape *)shapeWithRoundedRect:(CGRect)rect;
+ (UIPointerShape *)shapeWithRoundedRect:(CGRect)rect cornerRadius:(CGFloat)cornerRadius;
+ (UIPointerShape *)beamWithPreferredLength:(CGFloat)preferredLength axis:(UIAxis)axis;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.4)))
@interface UIPointerStyle : UIHoverStyle <NSCopying>
@property (nonatomic, copy) NSArray<UIPointerAccessory *> *accessories __attribute__((availability(ios,introduced=15.0)));
+ (UIPointerStyle *)styleWithEffect:(UIPointerEffect *)effect shape:(UIPointerShape * _Nullable)shape;
+ (UIPointerStyle *)styleWithShape:(UIPointerShape *)shape constrainedAxes:(UIAxis)axes;
+ (UIPointerStyle *)hiddenPointerStyle;
+ (UIPointerStyle *)systemPointerStyle __attribute__((availability(ios,introduced=15.0)));
@end
NS_SWIFT_UI_ACTOR 
@interface UIPopoverBackgroundView : UIView <UIPopoverBackgroundViewMethods>
- (instancetype)initWithFrame:(CGRect)frame;
@property (nonatomic) CGFloat arrowOffset;
@property (nonatomic) UIPopoverArrowDirection arrowDirection;
@property (nonatomic, class, readonly) BOOL wantsDefaultContentAppearance __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(ios,deprecated=9.0))) __attribute__((availability(tvos,deprecated=9.0)))
@interface UIPopoverController : NSObject <UIAppearanceContainer>
- (instancetype)initWithContentViewController:(UIViewController *)viewController;
@property (nonatomic) UIViewController *contentViewController;
- (void)setContentViewController:(UIViewController *)viewController animated:(BOOL)animated;
@property (nonatomic) CGSize popoverContentSize;
- (void)setPopoverContentSize:(CGSize)size animated:(BOOL)animated;
@property (nonatomic, copy) NSArray<UIView *> *passthroughViews;
@property (nonatomic, nullable, weak) id<UIPopoverControllerDelegate> delegate;
@property (nonatomic, readonly, getter=isPopoverVisible) BOOL popoverVisible;
@property (nonatomic, readonly) UIPopoverArrowDirection popoverArrowDirection;
- (void)presentPopoverFromRect:(CGRect)rect inView:(UIView *)view permittedArrowDirections:(UIPopoverArrowDirection)arrowDirections animated:(BOOL)animated;
- (void)presentPopoverFromBarButtonItem:(UIBarButtonItem *)item permittedArrowDirections:(UIPopoverArrowDirection)arrowDirections animated:(BOOL)animated;
- (void)dismissPopoverAnimated:(BOOL)animated;
@property (nonatomic) UIEdgeInsets popoverLayoutMargins;
@property (nonatomic) void *popoverBackgroundViewClass;
@property (nonatomic, copy) UIColor *backgroundColor;
@end
NS_SWIFT_UI_ACTOR 
@interface UIPresentationController : NSObject <UIAppearanceContainer, UITraitEnvironment, UIContentContainer, UIFocusEnvironment>
- (instancetype)initWithPresentedViewController:(UIViewController *)presentedViewController presentingViewController:(UIViewController * _Nullable)presentingViewController NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly) UIViewController *presentingViewController;
@property (nonatomic, readonly) UIViewController *presentedViewController;
@property (nonatomic, readonly) UIModalPresentationStyle presentationStyle;
@property (nonatomic, readonly) UIView *containerView;
@property (nonatomic, nullable, weak) id<UIAdaptivePresentationControllerDelegate> delegate;
@property (nonatomic, nullable, copy) UITraitCollection *overrideTraitCollection __attribute__((availability(ios,deprecated=17.0))) __attribute__((availability(tvos,deprecated=17.0)));
- (UIModalPresentationStyle)adaptivePresentationStyle;
- (UIModalPresentationStyle)adaptivePresentationStyleForTraitCollection:(UITraitCollection *)traitCollection;
- (void)containerViewWillLayoutSubviews;
- (void)containerViewDidLayoutSubviews;
@property (nonatomic, readonly) UIView *presentedView;
@property (nonatomic, readonly) CGRect frameOfPresentedViewInContainerView;
@property (nonatomic, readonly) BOOL shouldPresentInFullscreen;
@property (nonatomic, readonly) BOOL shouldRemovePresentersView;
- (void)presentationTransitionWillBegin;
- (void)presentationTransitionDidEnd:(BOOL)completed;
- (void)dismissalTransitionWillBegin;
- (void)dismissalTransitionDidEnd:(BOOL)completed;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIPopoverPresentationController : UIPresentationController
- (instancetype)initWithPresentedViewController:(UIViewController *)presentedViewController presentingViewController:(UIViewController * _Nullable)presentingViewController;
@property (nonatomic, nullable, weak) id<UIPopoverPresentationControllerDelegate> delegate;
@property (nonatomic) UIPopoverArrowDirection permittedArrowDirections;
@property (nonatomic) UIView *sourceView;
@property (nonatomic) CGRect sourceRect;
@property (nonatomic) BOOL canOverlapSourceViewRect;
@property (nonatomic, nullable) UIBarButtonItem *barButtonItem __attribute__((availability(ios,deprecated=16.0)));
@property (nonatomic, readonly) UIPopoverArrowDirection arrowDirection;
@property (nonatomic, copy) NSArray<UIView *> *passthroughViews;
@property (nonatomic, nullable, copy) UIColor *backgroundColor;
@property (nonatomic) UIEdgeInsets popoverLayoutMargins;
@property (nonatomic, nullable) void *popoverBackgroundViewClass;
@property (nonatomic, readonly) UISheetPresentationController *adaptiveSheetPresentationController __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic, nullable) id<UIPopoverPresentationControllerSourceItem> sourceItem __attribute__((availability(ios,introduced=16.0)));
@end

@interface UIPress : NSObject
@property (nonatomic, readonly) double timestamp;
@property (nonatomic, readonly) UIPressPhase phase;
@property (nonatomic, readonly) UIPressType type;
@property (nonatomic, readonly, nullable) UIWindow *window;
@property (nonatomic, readonly, nullable) UIResponder *responder;
@property (nonatomic, readonly, nullable, copy) NSArray<UIGestureRecognizer *> *gestureRecognizers;
@property (nonatomic, readonly) CGFloat force;
@property (nonatomic, readonly, nullable) UIKey *key __attribute__((availability(ios,introduced=13.4))) __attribute__((availability(tvos,introduced=13.4)));
@end
NS_SWIFT_UI_ACTOR 
@interface UIPressesEvent : UIEvent
@property (nonatomic, readonly) NSSet<UIPress *> *allPresses;
- (NSSet<UIPress *> *)pressesForGestureRecognizer:(UIGestureRecognizer *)gesture;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0)))
@interface UIPreviewAction : NSObject <UIPreviewActionItem, NSCopying>
+ (UIPreviewAction *)actionWithTitle:(NSString *)title style:(UIPreviewActionStyle)style handler:(void (^)(UIPreviewAction *, UIViewController *))handler;
@property (nonatomic, readonly, copy) void (^ handler)(UIPreviewAction *, UIViewController *);
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0)))
@interface UIPreviewActionGroup : NSObject <UIPreviewActionItem, NSCopying>
+ (UIPreviewActionGroup *)actionGroupWithTitle:(NSString *)title style:(UIPreviewActionStyle)style actions:(NSArray<UIPreviewAction *> *)actions;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIPreviewInteraction : NSObject
- (instancetype)initWithView:(UIView *)view NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly, nullable) UIView *view;
@property (nonatomic, nullable) id<UIPreviewInteractionDelegate> delegate;
- (CGPoint)locationInCoordinateSpace:(id<UICoordinateSpace> _Nullable)coordinateSpace;
- (void)cancelInteraction;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIPrintInfo : NSObject <NSCoding, NSCopying>
@property (nonatomic) UIPrintInfoDuplex duplex;
@property (nonatomic, copy) NSString *jobName;
@property (nonatomic) UIPrintInfoOrientation orientation;
@property (nonatomic) UIPrintInfoOutputType outputType;
@property (nonatomic, copy) NSString *printerID;
@property (nonatomic, class, readonly) UIPrintInfo *printInfo;
+ (UIPrintInfo *)printInfoWithDictionary:(NSDictionary *)dictionary;
@property (nonatomic, readonly) NSDictionary *dictionaryRepresentation;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIPrintInteractionController : NSObject
@property (nonatomic, nullable, weak) id<UIPrintInteractionControllerDelegate> delegate;
@property (nonatomic) UIPrintFormatter *printFormatter;
@property (nonatomic) UIPrintInfo *printInfo;
@property (nonatomic, copy) id printingItem;
@property (nonatomic, copy) NSArray<id> *printingItems;
@property (nonatomic) UIPrintPageRenderer *printPageRenderer;
@property (nonatomic, readonly) UIPrintPaper *printPaper;
@property (nonatomic) BOOL showsPageRange __attribute__((availability(ios,deprecated=10.0)));
+ (BOOL)canPrintData:(NSData *)data;
+ (BOOL)canPrintURL:(NSURL *)url;
@property (nonatomic, class, readonly, getter=isPrintingAvailable) BOOL printingAvailable;
@property (nonatomic, class, readonly) NSSet *printableUTIs;
@property (nonatomic, class, readonly) UIPrintInteractionController *sharedPrintController;
- (void)dismissAnimated:(BOOL)animated;
- (BOOL)presentAnimated:(BOOL)animated completionHandler:(void (^ _Nullable)(UIPrintInteractionController *, BOOL, NSError *))completion;
- (BOOL)presentFromBarButtonItem:(UIBarButtonItem *)item animated:(BOOL)animated completionHandler:(void (^ _Nullable)(UIPrintInteractionController *, BOOL, NSError *))completion;
- (BOOL)presentFromRect:(CGRect)rect inView:(UIView *)view animated:(BOOL)animated completionHandler:(void (^ _Nullable)(UIPrintInteractionController *, BOOL, NSError *))completion;
@property (nonatomic) BOOL showsNumberOfCopies;
@property (nonatomic) BOOL showsPaperSelectionForLoadedPapers;
@property (nonatomic) BOOL showsPaperOrientation __attribute__((availability(ios,introduced=15.0)));
- (BOOL)printToPrinter:(UIPrinter *)printer completionHandler:(void (^)(UIPrintInteractionController *, BOOL, NSError *))completion;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIPrintPageRenderer : NSObject
@property (nonatomic) CGFloat footerHeight;
@property (nonatomic) CGFloat headerHeight;
@property (nonatomic, readonly) CGRect paperRect;
@property (nonatomic, readonly) CGRect printableRect;
@property (nonatomic, nullable, copy) NSArray<UIPrintFormatter *> *printFormatters;
- (void)addPrintFormatter:(UIPrintFormatter *)formatter startingAtPageAtIndex:(NSInteger)pageIndex;
- (UIPrintRenderingQuality)currentRenderingQualityForRequestedRenderingQuality:(UIPrintRenderingQuality)requestedRenderingQuality __attribute__((availability(ios,introduced=14.5)));
- (void)drawContentForPageAtIndex:(NSInteger)index inRect:(CGRect)contentRect;
- (void)drawFooterForPageAtIndex:(NSInteger)index inRect:(CGRect)footerRect;
- (void)drawHeaderForPageAtIndex:(NSInteger)index inRect:(CGRect)headerRect;
- (void)drawPageAtIndex:(NSInteger)index inRect:(CGRect)pageRect;
- (void)drawPrintFormatter:(UIPrintFormatter *)printFormatter forPageAtIndex:(NSInteger)index;
@property (nonatomic, readonly) NSInteger numberOfPages;
- (void)prepareForDrawingPages:(NSRange)range;
- (NSArray<UIPrintFormatter *> *)printFormattersForPageAtIndex:(NSInteger)index;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIPrintPaper : NSObject
+ (UIPrintPaper *)bestPaperForPageSize:(CGSize)pageSize withPapersFromArray:(NSArray<UIPrintPaper *> *)paperList;
@property (nonatomic, readonly) CGSize paperSize;
@property (nonatomic, readonly) CGRect printableRect;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=14.5)))
@interface UIPrintServiceExtension : NSObject
- (NSArray<UIPrinterDestination *> *)printerDestinationsForPrintInfo:(UIPrintInfo *)printInfo;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIPrinter : NSObject
@property (nonatomic, readonly, copy) NSURL *URL;
@property (nonatomic, readonly) NSString *displayName;
@property (nonatomic, readonly, nullable) NSString *displayLocation;
@property (nonatomic, readonly) UIPrinterJobTypes supportedJobTypes;
@property (nonatomic, readonly, nullable) NSString *makeAndModel;
@property (nonatomic, readonly) BOOL supportsColor;
@property (nonatomic, readonly) BOOL supportsDuplex;
+ (UIPrinter *)printerWithURL:(NSURL *)url;
- (void)contactPrinter:(void (^)(BOOL))completionHandler;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=14.5)))
@interface UIPrinterDestination : NSObject <NSSecureCoding>
- (instancetype)initWithURL:(NSURL *)url;
@property (nonatomic, copy) NSURL *URL;
@property (nonatomic, nullable) NSString *displayName;
@property (nonatomic, nullable, copy) NSData *txtRecord;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIPrinterPickerController : NSObject
@property (nonatomic, readonly) UIPrinter *selectedPrinter;
@property (nonatomic, nullable, weak) id<UIPrinterPickerControllerDelegate> delegate;
+ (UIPrinterPickerController *)printerPickerControllerWithInitiallySelectedPrinter:(UIPrinter * _Nullable)printer;
- (BOOL)presentAnimated:(BOOL)animated completionHandler:(void (^ _Nullable)(UIPrinterPickerController *, BOOL, NSError *))completion;
- (BOOL)presentFromRect:(CGRect)rect inView:(UIView *)view animated:(BOOL)animated completionHandler:(void (^ _Nullable)(UIPrinterPickerController *, BOOL, NSError *))completion;
- (BOOL)presentFromBarButtonItem:(UIBarButtonItem *)item animated:(BOOL)animated completionHandler:(void (^ _Nullable)(UIPrinterPickerController *, BOOL, NSError *))completion;
- (void)dismissAnimated:(BOOL)animated;
@end
NS_SWIFT_UI_ACTOR 
@interface UIProgressView : UIView <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithProgressViewStyle:(UIProgressViewStyle)style;
@property (nonatomic) UIProgressViewStyle progressViewStyle;
@property (nonatomic) float progress;
@property (nonatomic, nullable) UIColor *progressTintColor;
@property (nonatomic, nullable) UIColor *trackTintColor;
@property (nonatomic, nullable) UIImage *progressImage;
@property (nonatomic, nullable) UIImage *trackImage;
- (void)setProgress:(float)progress animated:(BOOL)animated;
@property (nonatomic, nullable) NSProgress *observedProgress;
@end
NS_SWIFT_UI_ACTOR 
@interface UIPushBehavior : UIDynamicBehavior
- (instancetype)initWithItems:(NSArray<id<UIDynamicItem>> *)items mode:(UIPushBehaviorMode)mode NS_DESIGNATED_INITIALIZER;
- (void)addItem:(id<UIDynamicItem>)dynamicItem;
- (void)removeItem:(id<UIDynamicItem>)dynamicItem;
@property (nonatomic, readonly, copy) NSArray<id<UIDynamicItem>> *items;
- (UIOffset)targetOffsetFromCenterForItem:(id<UIDynamicItem>)item;
- (void)setTargetOffsetFromCenter:(UIOffset)offset forItem:(id<UIDynamicItem>)item;
@property (nonatomic, readonly) UIPushBehaviorMode mode;
@property (nonatomic) BOOL active;
@property (nonatomic) CGFloat angle;
@property (nonatomic) CGFloat magnitude;
- (void)setAngle:(CGFloat)angle magnitude:(CGFloat)magnitude;
@property (nonatomic) CGVector pushDirection;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIReferenceLibraryViewController : UIViewController <NSCoding>
- (instancetype)initWithNibName:(NSString * _Nullable)nibName bundle:(NSBundle * _Nullable)bundle;
+ (BOOL)dictionaryHasDefinitionForTerm:(NSString *)term;
- (instancetype)initWithTerm:(NSString *)term NS_DESIGNATED_INITIALIZER;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIRefreshControl : UIControl
@property (nonatomic, readonly, getter=isRefreshing) BOOL refreshing;
@property (nonatomic, nullable) NSAttributedString *attributedTitle;
- (void)beginRefreshing;
- (void)endRefreshing;
@end
NS_SWIFT_UI_ACTOR 
@interface UIRegion : NSObject <NSCopying, NSCoding>
@property (nonatomic, class, readonly) UIRegion *infiniteRegion;
- (instancetype)initWithRadius:(CGFloat)radius;
- (instancetype)initWithSize:(CGSize)size;
- (UIRegion *)inverseRegion;
- (UIRegion *)regionByUnionWithRegion:(UIRegion *)region;
- (UIRegion *)regionByDifferenceFromRegion:(UIRegion *)region;
- (UIRegion *)regionByIntersectionWithRegion:(UIRegion *)region;
- (BOOL)containsPoint:(CGPoint)point;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=17.0)))
@interface UIResolvedShape : NSObject <NSCopying>
@property (nonatomic, readonly) UIShape *shape;
@property (nonatomic, readonly) CGRect boundingRect;
@property (nonatomic, readonly) UIBezierPath *path;
- (UIResolvedShape *)shapeByApplyingInsets:(UIEdgeInsets)insets;
- (UIResolvedShape *)shapeByApplyingInset:(CGFloat)inset;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIRotationGestureRecognizer : UIGestureRecognizer
- (instancetype)initWithTarget:(id)target action:(SEL)action;
@property (nonatomic) CGFloat rotation;
@property (nonatomic, readonly) CGFloat velocity;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)))
@interface UIScene : UIResponder
- (instancetype)initWithSession:(UISceneSession *)session connectionOptions:(UISceneConnectionOptions *)connectionOptions NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly) UISceneSession *session;
@property (nonatomic, nullable, weak) id<UISceneDelegate> delegate;
@property (nonatomic, readonly) UISceneActivationState activationState;
- (void)openURL:(NSURL *)url options:(UISceneOpenExternalUrlOptions * _Nullable)options completionHandler:(void (^ _Nullable)(BOOL))completion;
@property (nonatomic) NSString *title;
@property (nonatomic) NSString *subtitle __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic) UISceneActivationConditions *activationConditions;
@property (nonatomic, readonly, nullable) UIPointerLockState *pointerLockState __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=14.0)));
- (void)extendStateRestoration __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
- (void)completeStateRestoration __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic, readonly, nullable) UISceneSystemProtectionManager *systemProtectionManager __attribute__((availability(ios,introduced=18.0))) __attribute__((availability(tvos,unavailable)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)))
@interface UISceneActivationConditions : NSObject <NSSecureCoding>
@property (nonatomic, copy) NSPredicate *canActivateForTargetContentIdentifierPredicate;
@property (nonatomic, copy) NSPredicate *prefersToActivateForTargetContentIdentifierPredicate;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)))
@interface UISceneActivationRequestOptions : NSObject <NSCopying>
@property (nonatomic, nullable) UIScene *requestingScene;
@property (nonatomic) UISceneCollectionJoinBehavior collectionJoinBehavior __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,unavailable)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)))
@interface UISceneConfiguration : NSObject <NSCopying, NSSecureCoding>
+ (UISceneConfiguration *)configurationWithName:(NSString * _Nullable)name sessionRole:(NSString *)sessionRole;
- (instancetype)initWithName:(NSString * _Nullable)name sessionRole:(NSString *)sessionRole NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly, nullable) NSString *name;
@property (nonatomic, readonly) NSString *role;
@property (nonatomic, nullable) Class sceneClass;
@property (nonatomic, nullable) Class delegateClass;
@property (nonatomic, nullable) UIStoryboard *storyboard;
@end
NS_SWIFT_UI_ACTOR  NS_SWIFT_NAME(UIScene.ConnectionOptions) __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)))
@interface UISceneConnectionOptions : NSObject
@property (nonatomic, readonly, copy) NSSet<UIOpenUrlContext *> *URLContexts;
@property (nonatomic, readonly, nullable) NSString *sourceApplication;
@property (nonatomic, readonly, nullable) NSString *handoffUserActivityType;
@property (nonatomic, readonly, copy) NSSet<NSUserActivity *> *userActivities;
@property (nonatomic, readonly, nullable) UNNotificationResponse *notificationResponse __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly, nullable) UIApplicationShortcutItem *shortcutItem __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly, nullable) CKShareMetadata *cloudKitShareMetadata;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)))
@interface UISceneDestructionRequestOptions : NSObject

@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)))
@interface UISceneOpenExternalUrlOptions : NSObject
@property (nonatomic) BOOL universalLinksOnly;
@property (nonatomic, nullable, copy) UIEventAttribution *eventAttribution __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=14.5)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)))
@interface UISceneOpenUrlOptions : NSObject
@property (nonatomic, readonly, nullable) NSString *sourceApplication;
@property (nonatomic, readonly, nullable) id annotation;
@property (nonatomic, readonly) BOOL openInPlace;
@property (nonatomic, readonly, nullable) UIEventAttribution *eventAttribution __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=14.5)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)))
@interface UISceneSession : NSObject <NSSecureCoding>
@property (nonatomic, readonly, nullable) UIScene *scene;
@property (nonatomic, readonly) NSString *role;
@property (nonatomic, readonly, copy) UISceneConfiguration *configuration;
@property (nonatomic, readonly) NSString *persistentIdentifier;
@property (nonatomic, nullable) NSUserActivity *stateRestorationActivity;
@property (nonatomic, nullable, copy) NSDictionary<NSString *, id> *userInfo;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)))
@interface UISceneSessionActivationRequest : NSObject <NSCopying>
@property (nonatomic, readonly) NSString *role;
@property (nonatomic, readonly, nullable) UISceneSession *session;
@property (nonatomic, nullable) NSUserActivity *userActivity;
@property (nonatomic, nullable, copy) UISceneActivationRequestOptions *options;
+ (UISceneSessionActivationRequest *)request;
+ (UISceneSessionActivationRequest *)requestWithRole:(NSString *)role;
+ (UISceneSessionActivationRequest *)requestWithSession:(UISceneSession *)session;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)))
@interface UISceneSizeRestrictions : NSObject
@property (nonatomic) CGSize minimumSize;
@property (nonatomic) CGSize maximumSize;
@property (nonatomic) BOOL allowsFullScreen __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=18.0)))
@interface UISceneSystemProtectionManager : NSObject
@property (nonatomic, readonly, getter=isUserAuthenticationEnabled) BOOL userAuthenticationEnabled;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)))
@interface UISceneWindowingBehaviors : NSObject
@property (nonatomic, getter=isClosable) BOOL closable;
@property (nonatomic, getter=isMiniaturizable) BOOL miniaturizable;
@end
NS_SWIFT_UI_ACTOR 
@interface UIScreen : NSObject <UITraitEnvironment>
@property (nonatomic, readonly) CGRect bounds;
@property (nonatomic, readonly) CGRect applicationFrame __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=9.0)));
@property (nonatomic, class, readonly) UIScreen *mainScreen;
@property (nonatomic, readonly, copy) NSArray<UIScreenMode *> *availableModes __attribute__((availability(tvos,unavailable)));
@property (nonatomic, nullable) UIScreenMode *currentMode;
@property (nonatomic, readonly) UIScreenMode *preferredMode __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly) UIScreen *mirroredScreen;
@property (nonatomic, class, readonly) NSArray<UIScreen *> *screens;
@property (nonatomic, readonly) CGFloat scale;
- (CADisplayLink * _Nullable)displayLinkWithTarget:(id)target selector:(SEL)sel;
@property (nonatomic, readonly) NSInteger maximumFramesPerSecond;
@property (nonatomic, readonly) double calibratedLatency __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
@property (nonatomic) CGFloat brightness __attribute__((availability(tvos,unavailable)));
@property (nonatomic) BOOL wantsSoftwareDimming __attribute__((availability(tvos,unavailable)));
@property (nonatomic) UIScreenOverscanCompensation overscanCompensation;
- (UIView * _Nullable)snapshotViewAfterScreenUpdates:(BOOL)afterScreenUpdates;
@property (nonatomic, readonly) CGRect nativeBounds;
@property (nonatomic, readonly) CGFloat nativeScale;
@property (nonatomic, readonly) id<UICoordinateSpace> coordinateSpace;
@property (nonatomic, readonly) id<UICoordinateSpace> fixedCoordinateSpace;
@property (nonatomic, readonly) UIEdgeInsets overscanCompensationInsets;
@property (nonatomic, readonly, nullable) UIView *focusedView __attribute__((availability(ios,deprecated=15.0))) __attribute__((availability(tvos,deprecated=15.0)));
@property (nonatomic, readonly) BOOL supportsFocus __attribute__((availability(ios,deprecated=15.0))) __attribute__((availability(tvos,deprecated=15.0)));
@property (nonatomic, readonly, nullable) id<UIFocusItem> focusedItem __attribute__((availability(ios,deprecated=15.0))) __attribute__((availability(tvos,deprecated=15.0)));
@property (nonatomic, readonly, getter=isCaptured) BOOL captured __attribute__((availability(ios,deprecated=17.2))) __attribute__((availability(tvos,deprecated=17.2)));
@property (nonatomic, readonly) UIScreenReferenceDisplayModeStatus referenceDisplayModeStatus __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic, readonly) CGFloat currentEDRHeadroom __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic, readonly) CGFloat potentialEDRHeadroom __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIScreenEdgePanGestureRecognizer : UIPanGestureRecognizer
- (instancetype)initWithTarget:(id)target action:(SEL)action;
@property (nonatomic) UIRectEdge edges;
@end
NS_SWIFT_UI_ACTOR 
@interface UIScreenMode : NSObject
@property (nonatomic, readonly) CGFloat pixelAspectRatio;
@property (nonatomic, readonly) CGSize size;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)))
@interface UIScreenshotService : NSObject
@property (nonatomic, nullable, weak) id<UIScreenshotServiceDelegate> delegate;
@property (nonatomic, readonly, nullable) UIWindowScene *windowScene;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=14.0)))
@interface UIScribbleInteraction : NSObject <UIInteraction>
- (instancetype)initWithDelegate:(id<UIScribbleInteractionDelegate>)delegate NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly, nullable, weak) id<UIScribbleInteractionDelegate> delegate;
@property (nonatomic, readonly, getter=isHandlingWriting) BOOL handlingWriting;
@property (nonatomic, class, readonly, getter=isPencilInputExpected) BOOL pencilInputExpected;
@end
NS_SWIFT_UI_ACTOR 
@interface UISearchBar : UIView <UIBarPositioning, UITextInputTraits, UILookToDictateCapable, NSCoding>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER __attribute__((availability(tvos,unavailable)));
@property (nonatomic) UIBarStyle barStyle __attribute__((availability(tvos,unavailable)));
@property (nonatomic, nullable, weak) id<UISearchBarDelegate> delegate;
@property (nonatomic, nullable, copy) NSString *text;
@property (nonatomic, nullable, copy) NSString *prompt;
@property (nonatomic, nullable, copy) NSString *placeholder;
@property (nonatomic) BOOL showsBookmarkButton __attribute__((availability(tvos,unavailable)));
@property (nonatomic) BOOL showsCancelButton __attribute__((availability(tvos,unavailable)));
@property (nonatomic) NSInteger selectedScopeButtonIndex;
@property (nonatomic) BOOL showsScopeBar;
- (void)setShowsScopeBar:(BOOL)show animated:(BOOL)animate __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
@property (nonatomic, nullable, copy) NSArray<NSString *> *scopeButtonTitles;
@property (nonatomic, getter=isTranslucent) BOOL translucent;
- (void)setShowsCancelButton:(BOOL)showsCancelButton animated:(BOOL)animated __attribute__((availability(tvos,unavailable)));
@property (nonatomic, getter=isSearchResultsButtonSelected) BOOL searchResultsButtonSelected __attribute__((availability(tvos,unavailable)));
@property (nonatomic) BOOL showsSearchResultsButton __attribute__((availability(tvos,unavailable)));
@property (nonatomic, nullable) UIImage *backgroundImage;
@property (nonatomic, nullable) UIImage *scopeBarBackgroundImage;
@property (nonatomic) UIOffset searchFieldBackgroundPositionAdjustment;
@property (nonatomic) UIOffset searchTextPositionAdjustment;
- (void)setSearchFieldBackgroundImage:(UIImage * _Nullable)backgroundImage forState:(UIControlState)state;
- (UIImage *)searchFieldBackgroundImageForState:(UIControlState)state;
- (void)setImage:(UIImage * _Nullable)iconImage forSearchBarIcon:(UISearchBarIcon)icon state:(UIControlState)state;
- (UIImage *)imageForSearchBarIcon:(UISearchBarIcon)icon state:(UIControlState)state;
- (void)setScopeBarButtonBackgroundImage:(UIImage * _Nullable)backgroundImage forState:(UIControlState)state;
- (UIImage *)scopeBarButtonBackgroundImageForState:(UIControlState)state;
- (void)setScopeBarButtonDividerImage:(UIImage * _Nullable)dividerImage forLeftSegmentState:(UIControlState)leftState rightSegmentState:(UIControlState)rightState;
- (UIImage *)scopeBarButtonDividerImageForLeftSegmentState:(UIControlState)leftState rightSegmentState:(UIControlState)rightState;
- (void)setScopeBarButtonTitleTextAttributes:(NSDictionary<NSAttributedStringKey, id> *)attributes forState:(UIControlState)state;
- (NSDictionary<NSAttributedStringKey, id> * _Nullable)scopeBarButtonTitleTextAttributesForState:(UIControlState)state;
- (void)setPositionAdjustment:(UIOffset)adjustment forSearchBarIcon:(UISearchBarIcon)icon;
- (UIOffset)positionAdjustmentForSearchBarIcon:(UISearchBarIcon)icon;
@property (nonatomic, nullable) UIView *inputAccessoryView;
@property (nonatomic, getter=isEnabled) BOOL enabled __attribute__((availability(tvos,introduced=16.4))) __attribute__((availability(ios,introduced=16.4)));
- (void)setBackgroundImage:(UIImage * _Nullable)backgroundImage forBarPosition:(UIBarPosition)barPosition barMetrics:(UIBarMetrics)barMetrics;
- (UIImage *)backgroundImageForBarPosition:(UIBarPosition)barPosition barMetrics:(UIBarMetrics)barMetrics;
@property (nonatomic, nullable) UIColor *barTintColor;
@property (nonatomic) UISearchBarStyle searchBarStyle;
@property (nonatomic, readonly) UITextInputAssistantItem *inputAssistantItem __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly) UISearchTextField *searchTextField __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, getter=isLookToDictateEnabled) BOOL lookToDictateEnabled __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=17.0)));
@end
NS_SWIFT_UI_ACTOR 
@interface UISearchContainerViewController : UIViewController
- (instancetype)initWithNibName:(NSString * _Nullable)nibName bundle:(NSBundle * _Nullable)bundle;
@property (nonatomic, readonly) UISearchController *searchController;
- (instancetype)initWithSearchController:(UISearchController *)searchController;
@end
NS_SWIFT_UI_ACTOR 
@interface UISearchController : UIViewController <UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning>
- (instancetype)init;
- (instancetype)initWithNibName:(NSString * _Nullable)nibName bundle:(NSBundle * _Nullable)bundle NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithSearchResultsController:(UIViewController * _Nullable)searchResultsController NS_DESIGNATED_INITIALIZER;
@property (nonatomic, nullable, weak) id<UISearchResultsUpdating> searchResultsUpdater;
@property (nonatomic, getter=isActive) BOOL active;
@property (nonatomic, nullable, weak) id<UISearchControllerDelegate> delegate;
@property (nonatomic) BOOL dimsBackgroundDuringPresentation __attribute__((availability(ios,deprecated=12.0))) __attribute__((availability(tvos,unavailable)));
@property (nonatomic) BOOL hidesNavigationBarDuringPresentation;
@property (nonatomic, readonly) UIViewController *searchResultsController;
@property (nonatomic, readonly) UISearchBar *searchBar;
@property (nonatomic) BOOL obscuresBackgroundDuringPresentation;
@property (nonatomic) BOOL automaticallyShowsSearchResultsController __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic) BOOL showsSearchResultsController __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic) BOOL automaticallyShowsCancelButton __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
@property (nonatomic) BOOL automaticallyShowsScopeBar __attribute__((availability(ios,deprecated=16.0,introduced=13.0))) __attribute__((availability(tvos,deprecated=16.0,introduced=13.0)));
@property (nonatomic, nullable, copy) NSArray<id<UISearchSuggestion>> *searchSuggestions __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic, nullable) UIScrollView *searchControllerObservedScrollView __attribute__((availability(tvos,deprecated=16.0,introduced=14.0))) __attribute__((availability(ios,unavailable)));
@property (nonatomic) UISearchControllerScopeBarActivation scopeBarActivation __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic) BOOL ignoresSearchSuggestionsForSearchBarPlacementStacked __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic, readonly) UINavigationItemSearchBarPlacement searchBarPlacement __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(ios,deprecated=8.0))) __attribute__((availability(tvos,unavailable)))
@interface UISearchDisplayController : NSObject
- (instancetype)initWithSearchBar:(UISearchBar *)searchBar contentsController:(UIViewController *)viewController;
@property (nonatomic, nullable, weak) id<UISearchDisplayDelegate> delegate;
@property (nonatomic, getter=isActive) BOOL active;
- (void)setActive:(BOOL)visible animated:(BOOL)animated;
@property (nonatomic, readonly) UISearchBar *searchBar;
@property (nonatomic, readonly) UIViewController *searchContentsController;
@property (nonatomic, readonly) UITableView *searchResultsTableView;
@property (nonatomic, nullable, assign) id searchResultsDataSource;
@property (nonatomic, nullable, assign) id searchResultsDelegate;
@property (nonatomic, nullable, copy) NSString *searchResultsTitle;
@property (nonatomic) BOOL displaysSearchBarInNavigationBar;
@property (nonatomic, readonly) UINavigationItem *navigationItem;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=16.0)))
@interface UISearchSuggestionItem : NSObject <UISearchSuggestion>
+ (UISearchSuggestionItem *)suggestionWithLocalizedSuggestion:(NSString *)localizedSuggestion;
+ (UISearchSuggestionItem *)suggestionWithLocalizedSuggestion:(NSString *)localizedSuggestion descriptionString:(NSString * _Nullable)description;
+ (UISearchSuggestionItem *)suggestionWithLocalizedSuggestion:(NSString *)localizedSuggestion descriptionString:(NSString * _Nullable)description iconImage:(UIImage * _Nullable)iconImage;
- (instancetype)initWithLocalizedSuggestion:(NSString *)localizedSuggestion;
- (instancetype)initWithLocalizedSuggestion:(NSString *)localizedSuggestion localizedDescription:(NSString * _Nullable)description;
- (instancetype)initWithLocalizedSuggestion:(NSString *)localizedSuggestion localizedDescription:(NSString * _Nullable)description iconImage:(UIImage * _Nullable)iconImage;
+ (UISearchSuggestionItem *)suggestionWithLocalizedAttributedSuggestion:(NSAttributedString *)suggestion __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
+ (UISearchSuggestionItem *)suggestionWithLocalizedAttributedSuggestion:(NSAttributedString *)localizedSuggestion descriptionString:(NSString * _Nullable)description __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
+ (UISearchSuggestionItem *)suggestionWithLocalizedAttributedSuggestion:(NSAttributedString *)localizedSuggestion descriptionString:(NSString * _Nullable)description iconImage:(UIImage * _Nullable)iconImage __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
- (instancetype)initWithLocalizedAttributedSuggestion:(NSAttributedString *)localizedSuggestion __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
- (instancetype)initWithLocalizedAttributedSuggestion:(NSAttributedString *)localizedSuggestion localizedDescription:(NSString * _Nullable)description __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
- (instancetype)initWithLocalizedAttributedSuggestion:(NSAttributedString *)localizedSuggestion localizedDescription:(NSString * _Nullable)description iconImage:(UIImage * _Nullable)iconImage __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic, readonly, nullable) NSAttributedString *localizedAttributedSuggestion __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic, nullable) id representedObject __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)))
@interface UITab : NSObject <UIAccessibilityIdentification>
@property (nonatomic, readonly) NSString *identifier;
@property (nonatomic, copy) NSString *title;
@property (nonatomic, nullable) UIImage *image;
@property (nonatomic, nullable, copy) NSString *subtitle;
@property (nonatomic, nullable, copy) NSString *badgeValue;
@property (nonatomic) UITabPlacement preferredPlacement;
@property (nonatomic, nullable) id userInfo;
@property (nonatomic, readonly, nullable) UITabGroup *parent;
@property (nonatomic, readonly, nullable) UITabBarController *tabBarController;
@property (nonatomic, readonly, nullable) UIViewController *viewController;
@property (nonatomic, readonly, nullable) UITabGroup *managingTabGroup;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic, getter=isHiddenByDefault) BOOL hiddenByDefault;
@property (nonatomic) BOOL allowsHiding;
- (instancetype)initWithTitle:(NSString *)title image:(UIImage * _Nullable)image identifier:(NSString *)identifier viewControllerProvider:(UIViewController * (^ _Nullable)(UITab *))viewControllerProvider;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)))
@interface UISearchTab : UITab
- (instancetype)initWithViewControllerProvider:(UIViewController * (^ _Nullable)(UITab *))viewControllerProvider NS_DESIGNATED_INITIALIZER;
@end
NS_SWIFT_UI_ACTOR 
@interface UITextField : UIControl <UITextInput, UIContentSizeCategoryAdjusting, UILetterformAwareAdjusting>
- (instancetype)initWithFrame:(CGRect)frame;
@property (nonatomic, nullable, copy) NSString *text;
@property (nonatomic, nullable) UIColor *textColor;
@property (nonatomic, nullable) UIFont *font;
@property (nonatomic) NSTextAlignment textAlignment;
@property (nonatomic) UITextBorderStyle borderStyle;
@property (nonatomic, nullable, copy) NSString *placeholder;
@property (nonatomic) BOOL clearsOnBeginEditing;
@property (nonatomic) BOOL adjustsFontSizeToFitWidth;
@property (nonatomic) CGFloat minimumFontSize;
@property (nonatomic, nullable, weak) id<UITextFieldDelegate> delegate;
@property (nonatomic, nullable) UIImage *background;
@property (nonatomic, nullable) UIImage *disabledBackground;
@property (nonatomic, readonly, getter=isEditing) BOOL editing;
@property (nonatomic) UITextFieldViewMode clearButtonMode;
@property (nonatomic, nullable) UIView *leftView;
@property (nonatomic, nullable) UIView *rightView;
@property (nonatomic) UITextFieldViewMode leftViewMode;
@property (nonatomic) UITextFieldViewMode rightViewMode;
- (CGRect)borderRectForBounds:(CGRect)forBounds;
- (CGRect)textRectForBounds:(CGRect)forBounds;
- (CGRect)placeholderRectForBounds:(CGRect)forBounds;
- (CGRect)editingRectForBounds:(CGRect)forBounds;
- (CGRect)clearButtonRectForBounds:(CGRect)forBounds;
- (CGRect)leftViewRectForBounds:(CGRect)forBounds;
- (CGRect)rightViewRectForBounds:(CGRect)forBounds;
- (void)drawTextInRect:(CGRect)rect __attribute__((availability(ios,deprecated=15.0))) __attribute__((availability(tvos,deprecated=15.0)));
- (void)drawPlaceholderInRect:(CGRect)rect;
@property (nonatomic, nullable) UIView *inputAccessoryView;
@property (nonatomic, nullable) UIView *inputView;
@property (nonatomic, nullable, copy) NSAttributedString *attributedText;
@property (nonatomic, nullable, copy) NSAttributedString *attributedPlaceholder;
@property (nonatomic) BOOL allowsEditingTextAttributes;
@property (nonatomic) BOOL clearsOnInsertion;
@property (nonatomic, nullable, copy) NSDictionary<NSAttributedStringKey, id> *typingAttributes;
@property (nonatomic, copy) NSDictionary<NSAttributedStringKey, id> *defaultTextAttributes;
@property (nonatomic, copy) id interactionState __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)))
@interface UISearchTextField : UITextField
- (instancetype)initWithFrame:(CGRect)frame;
@property (nonatomic, copy) NSArray<UISearchToken *> *tokens;
- (void)insertToken:(UISearchToken *)token atIndex:(NSInteger)tokenIndex;
- (void)removeTokenAtIndex:(NSInteger)tokenIndex;
- (UITextPosition *)positionOfTokenAtIndex:(NSInteger)tokenIndex;
- (NSArray<UISearchToken *> *)tokensInRange:(UITextRange *)textRange;
@property (nonatomic, readonly) UITextRange *textualRange;
- (void)replaceTextualPortionOfRange:(UITextRange *)textRange withToken:(UISearchToken *)token atIndex:(NSUInteger)tokenIndex;
@property (nonatomic) UIColor *tokenBackgroundColor;
@property (nonatomic) BOOL allowsDeletingTokens;
@property (nonatomic) BOOL allowsCopyingTokens;
@property (nonatomic, nullable, copy) NSArray<id<UISearchSuggestion>> *searchSuggestions __attribute__((availability(ios,introduced=16.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)))
@interface UISearchToken : NSObject
+ (UISearchToken *)tokenWithIcon:(UIImage * _Nullable)icon text:(NSString *)text;
@property (nonatomic, nullable) id representedObject;
@end
NS_SWIFT_UI_ACTOR 
@interface UISegmentedControl : UIControl
- (instancetype)initWithItems:(NSArray * _Nullable)items NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame actions:(NSArray<UIAction *> *)actions __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
- (void)insertSegmentWithAction:(UIAction *)action atIndex:(NSUInteger)segment animated:(BOOL)animated NS_SWIFT_NAME(insertSegment(action:at:animated:)) __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
- (void)setAction:(UIAction *)action forSegmentAtIndex:(NSUInteger)segment __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
- (UIAction * _Nullable)actionForSegmentAtIndex:(NSUInteger)segment __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
- (NSInteger)segmentIndexForActionIdentifier:(UIActionIdentifier )actionIdentifier NS_SWIFT_NAME(segmentIndex(identifiedBy:)) __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic) UISegmentedControlStyle segmentedControlStyle __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=7.0)));
@property (nonatomic, getter=isMomentary) BOOL momentary;
@property (nonatomic, readonly) NSInteger numberOfSegments;
- (void)insertSegmentWithTitle:(NSString *)title atIndex:(NSInteger)pos animated:(BOOL)animated;
- (void)insertSegmentWithImage:(UIImage *)image atIndex:(NSInteger)pos animated:(BOOL)animated;
- (void)removeSegmentAtIndex:(NSInteger)segment animated:(BOOL)animated;
- (void)removeAllSegments;
- (void)setTitle:(NSString * _Nullable)title forSegmentAtIndex:(NSInteger)segment;
- (NSString * _Nullable)titleForSegmentAtIndex:(NSInteger)segment;
- (void)setImage:(UIImage * _Nullable)image forSegmentAtIndex:(NSInteger)segment;
- (nullable UIImage *)imageForSegmentAtIndex:(NSInteger)segment;
- (void)setWidth:(CGFloat)width forSegmentAtIndex:(NSInteger)segment;
- (CGFloat)widthForSegmentAtIndex:(NSInteger)segment;
- (void)setContentOffset:(CGSize)offset forSegmentAtIndex:(NSInteger)segment;
- (CGSize)contentOffsetForSegmentAtIndex:(NSInteger)segment;
- (void)setEnabled:(BOOL)enabled forSegmentAtIndex:(NSInteger)segment;
- (BOOL)isEnabledForSegmentAtIndex:(NSInteger)segment;
@property (nonatomic) NSInteger selectedSegmentIndex;
@property (nonatomic, nullable) UIColor *selectedSegmentTintColor __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
@property (nonatomic) BOOL apportionsSegmentWidthsByContent;
- (void)setBackgroundImage:(UIImage * _Nullable)backgroundImage forState:(UIControlState)state barMetrics:(UIBarMetrics)barMetrics;
- (UIImage *)backgroundImageForState:(UIControlState)state barMetrics:(UIBarMetrics)barMetrics;
- (void)setDividerImage:(UIImage * _Nullable)dividerImage forLeftSegmentState:(UIControlState)leftSegmentState rightSegmentState:(UIControlState)rightSegmentState barMetrics:(UIBarMetrics)barMetrics;
- (UIImage * _Nullable)dividerImageForLeftSegmentState:(UIControlState)leftState rightSegmentState:(UIControlState)rightState barMetrics:(UIBarMetrics)barMetrics;
- (void)setTitleTextAttributes:(NSDictionary<NSAttributedStringKey, id> * _Nullable)attributes forState:(UIControlState)state;
- (NSDictionary<NSAttributedStringKey, id> * _Nullable)titleTextAttributesForState:(UIControlState)state;
- (void)setContentPositionAdjustment:(UIOffset)adjustment forSegmentType:(UISegmentedControlSegment)leftCenterRightOrAlone barMetrics:(UIBarMetrics)barMetrics;
- (UIOffset)contentPositionAdjustmentForSegmentType:(UISegmentedControlSegment)leftCenterRightOrAlone barMetrics:(UIBarMetrics)barMetrics;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UISelectionFeedbackGenerator : UIFeedbackGenerator
- (void)selectionChanged;
- (void)selectionChangedAtLocation:(CGPoint)location __attribute__((availability(ios,introduced=17.5)));
+ (UISelectionFeedbackGenerator *)feedbackGeneratorForView:(UIView *)forView __attribute__((availability(ios,introduced=17.5)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)))
@interface UIShadowProperties : NSObject <NSCopying, NSSecureCoding>
@property (nonatomic) UIColor *color;
@property (nonatomic) CGFloat opacity;
@property (nonatomic) CGFloat radius;
@property (nonatomic) CGSize offset;
@property (nonatomic, nullable, copy) UIBezierPath *path;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=17.0)))
@interface UIShape : NSObject <NSCopying, UIShapeProvider>
+ (UIShape *)rectShape;
+ (UIShape *)capsuleShape;
+ (UIShape *)circleShape;
+ (UIShape *)rectShapeWithCornerRadius:(CGFloat)cornerRadius;
+ (UIShape *)rectShapeWithCornerRadius:(CGFloat)cornerRadius cornerCurve:(UICornerCurve)cornerCurve;
+ (UIShape *)rectShapeWithCornerRadius:(CGFloat)cornerRadius cornerCurve:(UICornerCurve)cornerCurve maskedCorners:(UIRectCorner)maskedCorners;
+ (UIShape *)fixedRectShapeWithRect:(CGRect)rect;
+ (UIShape *)fixedRectShapeWithRect:(CGRect)rect cornerRadius:(CGFloat)cornerRadius;
+ (UIShape *)fixedRectShapeWithRect:(CGRect)rect cornerRadius:(CGFloat)cornerRadius cornerCurve:(UICornerCurve)cornerCurve maskedCorners:(UIRectCorner)maskedCorners;
+ (UIShape *)shapeWithBezierPath:(UIBezierPath *)path;
+ (UIShape *)shapeWithProvider:(id<UIShapeProvider>)provider;
- (UIShape *)shapeByApplyingInsets:(UIEdgeInsets)insets;
- (UIShape *)shapeByApplyingInset:(CGFloat)inset;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=17.0)))
@interface UIShapeResolutionContext : NSObject
@property (nonatomic, readonly) UIResolvedShape *contentShape;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=15.0)))
@interface UISheetPresentationController : UIPresentationController
- (instancetype)initWithPresentedViewController:(UIViewController *)presentedViewController presentingViewController:(UIViewController * _Nullable)presentingViewController NS_DESIGNATED_INITIALIZER;
@property (nonatomic, nullable, weak) id<UISheetPresentationControllerDelegate> delegate;
@property (nonatomic, nullable) UIView *sourceView;
@property (nonatomic) BOOL prefersEdgeAttachedInCompactHeight;
@property (nonatomic) BOOL widthFollowsPreferredContentSizeWhenEdgeAttached;
@property (nonatomic) BOOL prefersGrabberVisible;
@property (nonatomic) CGFloat preferredCornerRadius;
@property (nonatomic, copy) NSArray<UISheetPresentationControllerDetent *> *detents;
@property (nonatomic, nullable) UISheetPresentationControllerDetentIdentifier selectedDetentIdentifier;
@property (nonatomic, nullable) UISheetPresentationControllerDetentIdentifier largestUndimmedDetentIdentifier;
@property (nonatomic) BOOL prefersScrollingExpandsWhenScrolledToEdge;
- (void)animateChanges:(void (^)(void))changes;
- (void)invalidateDetents __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic) BOOL prefersPageSizing __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=17.0)));
@end
NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(UISheetPresentationController.Detent) __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=15.0)))
@interface UISheetPresentationControllerDetent : NSObject
+ (UISheetPresentationControllerDetent *)mediumDetent;
+ (UISheetPresentationControllerDetent *)largeDetent;
@property (nonatomic, readonly) UISheetPresentationControllerDetentIdentifier identifier __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
+ (UISheetPresentationControllerDetent *)customDetentWithIdentifier:(UISheetPresentationControllerDetentIdentifier  _Nullable)identifier resolver:(CGFloat (^)(id<UISheetPresentationControllerDetentResolutionContext>))resolver NS_SWIFT_NAME(custom(identifier:resolver:)) __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
- (CGFloat)resolvedValueInContext:(id<UISheetPresentationControllerDetentResolutionContext>)context __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UISimpleTextPrintFormatter : UIPrintFormatter
@property (nonatomic, nullable) UIColor *color;
@property (nonatomic, nullable) UIFont *font;
@property (nonatomic, nullable, copy) NSString *text;
@property (nonatomic) NSTextAlignment textAlignment;
- (instancetype)initWithText:(NSString * _Nullable)text;
- (instancetype)initWithAttributedText:(NSAttributedString * _Nullable)text;
@property (nonatomic, nullable, copy) NSAttributedString *attributedText;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UISlider : UIControl
- (instancetype)initWithFrame:(CGRect)frame;
@property (nonatomic) float value;
@property (nonatomic) float minimumValue;
@property (nonatomic) float maximumValue;
@property (nonatomic, nullable) UIImage *minimumValueImage;
@property (nonatomic, nullable) UIImage *maximumValueImage;
@property (nonatomic, getter=isContinuous) BOOL continuous;
@property (nonatomic, readonly) UIImage *currentThumbImage;
@property (nonatomic, readonly) UIImage *currentMinimumTrackImage;
@property (nonatomic, readonly) UIImage *currentMaximumTrackImage;
- (void)setValue:(float)value animated:(BOOL)animated;
- (void)setThumbImage:(UIImage * _Nullable)image forState:(UIControlState)forState;
- (void)setMinimumTrackImage:(UIImage * _Nullable)image forState:(UIControlState)forState;
- (void)setMaximumTrackImage:(UIImage * _Nullable)image forState:(UIControlState)forState;
- (UIImage *)thumbImageForState:(UIControlState)forState;
- (UIImage *)minimumTrackImageForState:(UIControlState)forState;
- (UIImage *)maximumTrackImageForState:(UIControlState)forState;
- (CGRect)minimumValueImageRectForBounds:(CGRect)forBounds;
- (CGRect)maximumValueImageRectForBounds:(CGRect)forBounds;
- (CGRect)trackRectForBounds:(CGRect)forBounds;
- (CGRect)thumbRectForBounds:(CGRect)bounds trackRect:(CGRect)trackRect value:(float)value;
@property (nonatomic, nullable) UIColor *minimumTrackTintColor;
@property (nonatomic, nullable) UIColor *maximumTrackTintColor;
@property (nonatomic, nullable) UIColor *thumbTintColor;
@property (nonatomic, readonly) UIBehavioralStyle behavioralStyle __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic) UIBehavioralStyle preferredBehavioralStyle __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=15.0)));
@end
NS_SWIFT_UI_ACTOR 
@interface UISnapBehavior : UIDynamicBehavior
- (instancetype)initWithItem:(id<UIDynamicItem>)dynamicItem snapToPoint:(CGPoint)point NS_DESIGNATED_INITIALIZER;
@property (nonatomic) CGFloat damping;
@property (nonatomic) CGPoint snapPoint;
@end
NS_SWIFT_UI_ACTOR 
@interface UISplitViewController : UIViewController
- (instancetype)initWithNibName:(NSString * _Nullable)nibName bundle:(NSBundle * _Nullable)bundle NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithStyle:(UISplitViewControllerStyle)style NS_DESIGNATED_INITIALIZER __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic, readonly) UISplitViewControllerStyle style __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic) BOOL showsSecondaryOnlyButton __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic) UISplitViewControllerSplitBehavior preferredSplitBehavior __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic, readonly) UISplitViewControllerSplitBehavior splitBehavior __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
- (void)setViewController:(UIViewController * _Nullable)viewController forColumn:(UISplitViewControllerColumn)column __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
- (UIViewController * _Nullable)viewControllerForColumn:(UISplitViewControllerColumn)column __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
- (void)hideColumn:(UISplitViewControllerColumn)column __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
- (void)showColumn:(UISplitViewControllerColumn)column __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic, copy) NSArray<UIViewController *> *viewControllers;
@property (nonatomic, nullable, weak) id<UISplitViewControllerDelegate> delegate;
@property (nonatomic) BOOL presentsWithGesture;
@property (nonatomic, readonly, getter=isCollapsed) BOOL collapsed;
@property (nonatomic) UISplitViewControllerDisplayMode preferredDisplayMode;
@property (nonatomic, readonly) UISplitViewControllerDisplayMode displayMode;
@property (nonatomic) CGFloat preferredPrimaryColumnWidthFraction;
@property (nonatomic) CGFloat preferredPrimaryColumnWidth __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic) CGFloat minimumPrimaryColumnWidth;
@property (nonatomic) CGFloat maximumPrimaryColumnWidth;
@property (nonatomic, readonly) CGFloat primaryColumnWidth;
@property (nonatomic) CGFloat preferredSupplementaryColumnWidthFraction __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic) CGFloat preferredSupplementaryColumnWidth __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic) CGFloat minimumSupplementaryColumnWidth __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic) CGFloat maximumSupplementaryColumnWidth __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic, readonly) CGFloat supplementaryColumnWidth __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic, readonly) UIBarButtonItem *displayModeButtonItem;
@property (nonatomic) UISplitViewControllerDisplayModeButtonVisibility displayModeButtonVisibility __attribute__((availability(ios,introduced=14.5))) __attribute__((availability(tvos,introduced=14.5)));
- (void)showViewController:(UIViewController *)vc sender:(id _Nullable)sender;
- (void)showDetailViewController:(UIViewController *)vc sender:(id _Nullable)sender;
@property (nonatomic) UISplitViewControllerPrimaryEdge primaryEdge;
@property (nonatomic) UISplitViewControllerBackgroundStyle primaryBackgroundStyle __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UISpringLoadedInteraction : NSObject <UIInteraction>
- (instancetype)initWithInteractionBehavior:(id<UISpringLoadedInteractionBehavior> _Nullable)interactionBehavior interactionEffect:(id<UISpringLoadedInteractionEffect> _Nullable)interactionEffect activationHandler:(void (^)(UISpringLoadedInteraction *, id<UISpringLoadedInteractionContext>))handler NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithActivationHandler:(void (^)(UISpringLoadedInteraction *, id<UISpringLoadedInteractionContext>))handler;
@property (nonatomic, readonly) id<UISpringLoadedInteractionBehavior> interactionBehavior;
@property (nonatomic, readonly) id<UISpringLoadedInteractionEffect> interactionEffect;
@end
NS_SWIFT_UI_ACTOR 
@interface UISpringTimingParameters : NSObject <UITimingCurveProvider>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly) CGVector initialVelocity;
- (instancetype)initWithDampingRatio:(CGFloat)ratio initialVelocity:(CGVector)velocity NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithMass:(CGFloat)mass stiffness:(CGFloat)stiffness damping:(CGFloat)damping initialVelocity:(CGVector)velocity NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithDampingRatio:(CGFloat)ratio;
- (instancetype)initWithDuration:(double)duration bounce:(CGFloat)bounce initialVelocity:(CGVector)velocity NS_DESIGNATED_INITIALIZER __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
- (instancetype)initWithDuration:(double)duration bounce:(CGFloat)bounce __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
@end
NS_SWIFT_UI_ACTOR 
@interface UIStackView : UIView
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithArrangedSubviews:(NSArray<UIView *> *)views;
@property (nonatomic, readonly) NSArray<UIView *> *arrangedSubviews;
@property (nonatomic) UILayoutConstraintAxis axis;
@property (nonatomic) UIStackViewDistribution distribution;
@property (nonatomic) UIStackViewAlignment alignment;
@property (nonatomic) CGFloat spacing;
@property (nonatomic, getter=isBaselineRelativeArrangement) BOOL baselineRelativeArrangement;
@property (nonatomic, getter=isLayoutMarginsRelativeArrangement) BOOL layoutMarginsRelativeArrangement;
- (void)addArrangedSubview:(UIView *)view;
- (void)removeArrangedSubview:(UIView *)view;
- (void)insertArrangedSubview:(UIView *)view atIndex:(NSUInteger)stackIndex;
- (void)setCustomSpacing:(CGFloat)spacing afterView:(UIView *)arrangedSubview;
- (CGFloat)customSpacingAfterView:(UIView *)arrangedSubview;
- (instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.4))) __attribute__((availability(ios,introduced=17.4)))
@interface UIStandardTextCursorView : UIView <UITextCursorView>
- (instancetype)initWithFrame:(CGRect)frame;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)))
@interface UIStatusBarManager : NSObject
@property (nonatomic, readonly) UIStatusBarStyle statusBarStyle;
@property (nonatomic, readonly, getter=isStatusBarHidden) BOOL statusBarHidden;
@property (nonatomic, readonly) CGRect statusBarFrame;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIStepper : UIControl
- (instancetype)initWithFrame:(CGRect)frame;
@property (nonatomic, getter=isContinuous) BOOL continuous;
@property (nonatomic) BOOL autorepeat;
@property (nonatomic) BOOL wraps;
@property (nonatomic) double value;
@property (nonatomic) double minimumValue;
@property (nonatomic) double maximumValue;
@property (nonatomic) double stepValue;
- (void)setBackgroundImage:(UIImage * _Nullable)image forState:(UIControlState)state;
- (UIImage *)backgroundImageForState:(UIControlState)state;
- (void)setDividerImage:(UIImage * _Nullable)image forLeftSegmentState:(UIControlState)leftState rightSegmentState:(UIControlState)rightState;
- (UIImage *)dividerImageForLeftSegmentState:(UIControlState)leftState rightSegmentState:(UIControlState)rightState;
- (void)setIncrementImage:(UIImage * _Nullable)image forState:(UIControlState)state;
- (UIImage *)incrementImageForState:(UIControlState)state;
- (void)setDecrementImage:(UIImage * _Nullable)image forState:(UIControlState)state;
- (UIImage *)decrementImageForState:(UIControlState)state;
@end
NS_SWIFT_UI_ACTOR 
@interface UIStoryboard : NSObject
+ (UIStoryboard *)storyboardWithName:(NSString *)name bundle:(NSBundle * _Nullable)storyboardBundleOrNil;
- (UIViewController *)instantiateInitialViewController;
- (UIViewController *)instantiateViewControllerWithIdentifier:(NSString *)identifier;
- (UIViewController *)instantiateInitialViewControllerWithCreator:(UIViewController * (^ _Nullable)(NSCoder *))creator __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
- (UIViewController *)instantiateViewControllerWithIdentifier:(NSString *)identifier creator:(UIViewController * (^ _Nullable)(NSCoder *))creator __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
@end
NS_SWIFT_UI_ACTOR 
@interface UIStoryboardSegue : NSObject
- (instancetype)initWithIdentifier:(NSString * _Nullable)identifier source:(UIViewController *)source destination:(UIViewController *)destination NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly, nullable) NSString *identifier;
@property (nonatomic, readonly) UIViewController *sourceViewController;
@property (nonatomic, readonly) UIViewController *destinationViewController;
- (void)perform;
+ (UIStoryboardSegue *)segueWithIdentifier:(NSString * _Nullable)identifier source:(UIViewController *)source destination:(UIViewController *)destination performHandler:(void (^)(void))performHandler;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(ios,deprecated=9.0))) __attribute__((availability(tvos,deprecated=9.0)))
@interface UIStoryboardPopoverSegue : UIStoryboardSegue
- (instancetype)initWithIdentifier:(NSString * _Nullable)identifier source:(UIViewController *)source destination:(UIViewController *)destination;
@property (nonatomic, readonly) UIPopoverController *popoverController;
@end
NS_SWIFT_UI_ACTOR 
@interface UIStoryboardUnwindSegueSource : NSObject
@property (nonatomic, readonly) UIViewController *sourceViewController;
@property (nonatomic, readonly) SEL unwindAction;
@property (nonatomic, readonly, nullable) id sender;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UISwipeActionsConfiguration : NSObject
+ (UISwipeActionsConfiguration *)configurationWithActions:(NSArray<UIContextualAction *> *)actions;
@property (nonatomic, readonly, copy) NSArray<UIContextualAction *> *actions;
@property (nonatomic) BOOL performsFirstActionWithFullSwipe;
@end
NS_SWIFT_UI_ACTOR 
@interface UISwipeGestureRecognizer : UIGestureRecognizer
- (instancetype)initWithTarget:(id)target action:(SEL)action;
@property (nonatomic) UISwipeGestureRecognizerDirection direction;
@property (nonatomic) NSUInteger numberOfTouchesRequired __attribute__((availability(tvos,unavailable)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UISwitch : UIControl <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
@property (nonatomic, getter=isOn) BOOL on;
- (void)setOn:(BOOL)newState animated:(BOOL)animated;
@property (nonatomic, nullable) UIColor *onTintColor;
@property (nonatomic, nullable) UIColor *thumbTintColor;
@property (nonatomic, nullable) UIImage *onImage;
@property (nonatomic, nullable) UIImage *offImage;
@property (nonatomic, nullable) NSString *title __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic, readonly) UISwitchStyle style __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic) UISwitchStyle preferredStyle __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=14.0)));
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)))
@interface UISymbolEffectCompletionContext : NSObject
@property (nonatomic, readonly, getter=isFinished) BOOL finished;
@property (nonatomic, readonly, nullable) id sender;
@property (nonatomic, readonly, nullable) NSSymbolEffect *effect;
@property (nonatomic, readonly, nullable) NSSymbolContentTransition *contentTransition;
@end
NS_SWIFT_UI_ACTOR 
@interface UITabBar : UIView
- (instancetype)initWithFrame:(CGRect)frame;
@property (nonatomic, nullable, weak) id<UITabBarDelegate> delegate;
@property (nonatomic, nullable, copy) NSArray<UITabBarItem *> *items;
@property (nonatomic, nullable) UITabBarItem *selectedItem;
- (void)setItems:(NSArray<UITabBarItem *> * _Nullable)items animated:(BOOL)animated;
- (void)beginCustomizingItems:(NSArray<UITabBarItem *> * _Nullable)items __attribute__((availability(tvos,unavailable)));
- (BOOL)endCustomizingAnimated:(BOOL)animated __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly, getter=isCustomizing) BOOL customizing __attribute__((availability(tvos,unavailable)));
@property (nonatomic, nullable) UIColor *selectedImageTintColor __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=8.0)));
@property (nonatomic, nullable) UIImage *backgroundImage;
@property (nonatomic, nullable) UIImage *selectionIndicatorImage;
@property (nonatomic, nullable) UIImage *shadowImage;
@property (nonatomic, nullable) UIColor *barTintColor;
@property (nonatomic) UITabBarItemPositioning itemPositioning __attribute__((availability(tvos,unavailable)));
@property (nonatomic) CGFloat itemWidth;
@property (nonatomic) CGFloat itemSpacing;
@property (nonatomic) UIBarStyle barStyle __attribute__((availability(tvos,unavailable)));
@property (nonatomic, getter=isTranslucent) BOOL translucent;
@property (nonatomic, nullable, copy) UIColor *unselectedItemTintColor;
@property (nonatomic, copy) UITabBarAppearance *standardAppearance __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, nullable, copy) UITabBarAppearance *scrollEdgeAppearance __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic, readonly) UIView *leadingAccessoryView __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,unavailable)));
@property (nonatomic, readonly) UIView *trailingAccessoryView __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,unavailable)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)))
@interface UITabBarAppearance : UIBarAppearance
- (instancetype)initWithIdiom:(UIUserInterfaceIdiom)idiom NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithBarAppearance:(UIBarAppearance *)barAppearance NS_DESIGNATED_INITIALIZER;
@property (nonatomic, copy) UITabBarItemAppearance *stackedLayoutAppearance;
@property (nonatomic, copy) UITabBarItemAppearance *inlineLayoutAppearance;
@property (nonatomic, copy) UITabBarItemAppearance *compactInlineLayoutAppearance;
@property (nonatomic, nullable, copy) UIColor *selectionIndicatorTintColor;
@property (nonatomic, nullable) UIImage *selectionIndicatorImage;
@property (nonatomic) UITabBarItemPositioning stackedItemPositioning;
@property (nonatomic) CGFloat stackedItemWidth;
@property (nonatomic) CGFloat stackedItemSpacing;
@end
NS_SWIFT_UI_ACTOR 
@interface UITabBarController : UIViewController <UITabBarDelegate>
- (instancetype)initWithNibName:(NSString * _Nullable)nibName bundle:(NSBundle * _Nullable)bundle;
@property (nonatomic, nullable, copy) NSArray<UIViewController *> *viewControllers;
- (void)setViewControllers:(NSArray<UIViewController *> *)viewControllers animated:(BOOL)animated;
@property (nonatomic, nullable) UIViewController *selectedViewController;
@property (nonatomic) NSInteger selectedIndex;
@property (nonatomic, readonly) UINavigationController *moreNavigationController __attribute__((availability(tvos,unavailable)));
@property (nonatomic, nullable, copy) NSArray<UIViewController *> *customizableViewControllers __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly) UITabBar *tabBar;
@property (nonatomic, nullable, weak) id<UITabBarControllerDelegate> delegate;
@property (nonatomic) UITabBarControllerMode mode __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)));
@property (nonatomic, readonly) UITabBarControllerSidebar *sidebar __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=18.0)));
@property (nonatomic, nullable, copy) NSString *customizationIdentifier __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)));
@property (nonatomic, nullable, copy) NSArray<NSString *> *compactTabIdentifiers __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)));
@property (nonatomic, nullable) UITab *selectedTab __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)));
@property (nonatomic, copy) NSArray<UITab *> *tabs __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)));
- (void)setTabs:(NSArray<UITab *> *)tabs animated:(BOOL)animated __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)));
- (UITab * _Nullable)tabForIdentifier:(NSString *)identifier __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)));
- (instancetype)initWithTabs:(NSArray<UITab *> *)tabs __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)));
@property (nonatomic, getter=isTabBarHidden) BOOL tabBarHidden __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)));
- (void)setTabBarHidden:(BOOL)hidden animated:(BOOL)animated __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=18.0)))
@interface UITabBarControllerSidebar : NSObject
@property (nonatomic, nullable, weak) id<UITabBarControllerSidebarDelegate> delegate;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic) UITabBarControllerSidebarLayout preferredLayout;
@property (nonatomic, nullable) UIView *bottomBarView;
- (void)scrollToTarget:(UITabSidebarScrollTarget *)target animated:(BOOL)animated;
- (void)reconfigureItemForTab:(UITab *)tab;
@end
NS_SWIFT_UI_ACTOR 
@interface UITabBarItem : UIBarItem <NSCoding>
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, nullable, copy) NSString *title;
@property (nonatomic, nullable) UIImage *image;
@property (nonatomic) UIEdgeInsets imageInsets;
@property (nonatomic) NSInteger tag;
- (instancetype)initWithTitle:(NSString * _Nullable)title image:(UIImage * _Nullable)image tag:(NSInteger)tag;
- (instancetype)initWithTabBarSystemItem:(UITabBarSystemItem)systemItem tag:(NSInteger)tag;
@property (nonatomic, nullable, copy) NSString *badgeValue;
- (void)setFinishedSelectedImage:(UIImage * _Nullable)selectedImage withFinishedUnselectedImage:(UIImage * _Nullable)unselectedImage __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=7.0)));
@property (nonatomic, readonly) UIImage *finishedSelectedImage __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=7.0)));
@property (nonatomic, readonly) UIImage *finishedUnselectedImage __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=7.0)));
@property (nonatomic) UIOffset titlePositionAdjustment;
- (instancetype)initWithTitle:(NSString * _Nullable)title image:(UIImage * _Nullable)image selectedImage:(UIImage * _Nullable)selectedImage;
@property (nonatomic, nullable) UIImage *selectedImage;
@property (nonatomic, nullable, copy) UIColor *badgeColor;
- (void)setBadgeTextAttributes:(NSDictionary<NSAttributedStringKey, id> * _Nullable)textAttributes forState:(UIControlState)state;
- (NSDictionary<NSString *, id> * _Nullable)badgeTextAttributesForState:(UIControlState)state;
@property (nonatomic, nullable, copy) UITabBarAppearance *standardAppearance __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, nullable, copy) UITabBarAppearance *scrollEdgeAppearance __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)))
@interface UITabBarItemAppearance : NSObject <NSCopying, NSSecureCoding>
- (instancetype)initWithStyle:(UITabBarItemAppearanceStyle)style NS_DESIGNATED_INITIALIZER;
- (void)configureWithDefaultForStyle:(UITabBarItemAppearanceStyle)style;
@property (nonatomic, readonly) UITabBarItemStateAppearance *normal;
@property (nonatomic, readonly) UITabBarItemStateAppearance *selected;
@property (nonatomic, readonly) UITabBarItemStateAppearance *disabled;
@property (nonatomic, readonly) UITabBarItemStateAppearance *focused;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)))
@interface UITabBarItemStateAppearance : NSObject
@property (nonatomic, copy) NSDictionary<NSAttributedStringKey, id> *titleTextAttributes;
@property (nonatomic) UIOffset titlePositionAdjustment;
@property (nonatomic, nullable, copy) UIColor *iconColor;
@property (nonatomic) UIOffset badgePositionAdjustment;
@property (nonatomic, nullable, copy) UIColor *badgeBackgroundColor;
@property (nonatomic, copy) NSDictionary<NSAttributedStringKey, id> *badgeTextAttributes;
@property (nonatomic) UIOffset badgeTitlePositionAdjustment;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)))
@interface UITabGroup : UITab
@property (nonatomic, nullable) UITab *selectedChild;
@property (nonatomic, nullable, copy) NSString *defaultChildIdentifier;
@property (nonatomic, copy) NSArray<UITab *> *children;
@property (nonatomic, copy) NSArray<NSString *> *displayOrderIdentifiers;
@property (nonatomic) BOOL allowsReordering;
@property (nonatomic, readonly) NSArray<UITab *> *displayOrder;
@property (nonatomic, nullable) UINavigationController *managingNavigationController;
- (UITab * _Nullable)tabForIdentifier:(NSString *)identifier;
@property (nonatomic, copy) NSArray<UIAction *> *sidebarActions;
@property (nonatomic) UITabGroupSidebarAppearance sidebarAppearance __attribute__((availability(tvos,unavailable)));
- (instancetype)initWithTitle:(NSString *)title image:(UIImage * _Nullable)image identifier:(NSString *)identifier children:(NSArray<UITab *> *)children viewControllerProvider:(UIViewController * (^ _Nullable)(UITab *))viewControllerProvider;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=18.0)))
@interface UITabSidebarItem : NSObject <NSCopying>
@property (nonatomic, readonly, nullable) UITab *tab;
@property (nonatomic, readonly, nullable) UIAction *action;
+ (UITabSidebarItem *)itemFromRequest:(UITabSidebarItemRequest *)request;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=18.0)))
@interface UITabSidebarItemRequest : NSObject
@property (nonatomic, readonly, nullable) UITab *tab;
@property (nonatomic, readonly, nullable) UIAction *action;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=18.0)))
@interface UITabSidebarScrollTarget : NSObject
+ (UITabSidebarScrollTarget *)targetForHeader;
+ (UITabSidebarScrollTarget *)targetForFooter;
+ (UITabSidebarScrollTarget *)targetForTab:(UITab *)tab;
@end
NS_SWIFT_UI_ACTOR 
@interface UITableView : UIScrollView <NSCoding, UIDataSourceTranslating>
- (instancetype)initWithFrame:(CGRect)frame;
- (instancetype)initWithFrame:(CGRect)frame style:(UITableViewStyle)style NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly) UITableViewStyle style;
@property (nonatomic, nullable, weak) id<UITableViewDataSource> dataSource;
@property (nonatomic, nullable, weak) id<UITableViewDelegate> delegate;
@property (nonatomic) CGFloat rowHeight;
@property (nonatomic) CGFloat sectionHeaderHeight;
@property (nonatomic) CGFloat sectionFooterHeight;
- (void)reloadData;
- (void)reloadSectionIndexTitles;
@property (nonatomic, readonly) NSInteger numberOfSections;
- (NSInteger)numberOfRowsInSection:(NSInteger)section;
- (CGRect)rectForSection:(NSInteger)section;
- (CGRect)rectForHeaderInSection:(NSInteger)section;
- (CGRect)rectForFooterInSection:(NSInteger)section;
- (CGRect)rectForRowAtIndexPath:(NSIndexPath *)indexPath;
- (NSIndexPath * _Nullable)indexPathForRowAtPoint:(CGPoint)point;
- (NSIndexPath * _Nullable)indexPathForCell:(UITableViewCell *)cell;
- (nullable NSArray<NSIndexPath *> *)indexPathsForRowsInRect:(CGRect)rect;
- (UITableViewCell * _Nullable)cellForRowAtIndexPath:(NSIndexPath *)ns;
@property (nonatomic, readonly) NSArray<UITableViewCell *> *visibleCells;
@property (nonatomic, readonly, nullable) NSArray<NSIndexPath *> *indexPathsForVisibleRows;
- (void)scrollToRowAtIndexPath:(NSIndexPath *)indexPath atScrollPosition:(UITableViewScrollPosition)atScrollPosition animated:(BOOL)animated;
- (void)scrollToNearestSelectedRowAtScrollPosition:(UITableViewScrollPosition)atScrollPosition animated:(BOOL)animated;
- (void)beginUpdates;
- (void)endUpdates;
- (void)insertSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)withRowAnimation;
- (void)deleteSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)withRowAnimation;
- (void)reloadSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)withRowAnimation;
- (void)insertRowsAtIndexPaths:(NSArray<NSIndexPath *> *)atIndexPaths withRowAnimation:(UITableViewRowAnimation)withRowAnimation;
- (void)deleteRowsAtIndexPaths:(NSArray<NSIndexPath *> *)atIndexPaths withRowAnimation:(UITableViewRowAnimation)withRowAnimation;
- (void)reloadRowsAtIndexPaths:(NSArray<NSIndexPath *> *)atIndexPaths withRowAnimation:(UITableViewRowAnimation)withRowAnimation;
- (void)reconfigureRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic, getter=isEditing) BOOL editing;
- (void)setEditing:(BOOL)editing animated:(BOOL)animated;
@property (nonatomic) BOOL allowsSelection;
@property (nonatomic) BOOL allowsSelectionDuringEditing;
@property (nonatomic, readonly, nullable) NSIndexPath *indexPathForSelectedRow;
- (void)selectRowAtIndexPath:(NSIndexPath * _Nullable)indexPath animated:(BOOL)animated scrollPosition:(UITableViewScrollPosition)scrollPosition;
- (void)deselectRowAtIndexPath:(NSIndexPath *)indexPath animated:(BOOL)animated;
@property (nonatomic) NSInteger sectionIndexMinimumDisplayRowCount;
@property (nonatomic) UITableViewCellSeparatorStyle separatorStyle __attribute__((availability(tvos,unavailable)));
@property (nonatomic, nullable) UIColor *separatorColor __attribute__((availability(tvos,unavailable)));
@property (nonatomic, nullable) UIView *tableHeaderView;
@property (nonatomic, nullable) UIView *tableFooterView;
- (UITableViewCell * _Nullable)dequeueReusableCellWithIdentifier:(NSString *)identifier;
@property (nonatomic, nullable) UIView *backgroundView;
@property (nonatomic) BOOL allowsMultipleSelection;
@property (nonatomic) BOOL allowsMultipleSelectionDuringEditing;
- (void)moveSection:(NSInteger)fromSection toSection:(NSInteger)toSection;
- (void)moveRowAtIndexPath:(NSIndexPath *)fromIndexPath toIndexPath:(NSIndexPath *)toIndexPath;
@property (nonatomic, readonly, nullable) NSArray<NSIndexPath *> *indexPathsForSelectedRows;
- (void)registerNib:(UINib * _Nullable)nib forCellReuseIdentifier:(NSString *)reuseIdentifier;
@property (nonatomic, nullable) UIColor *sectionIndexColor;
@property (nonatomic, nullable) UIColor *sectionIndexTrackingBackgroundColor;
- (UITableViewHeaderFooterView * _Nullable)headerViewForSection:(NSInteger)section;
- (UITableViewHeaderFooterView * _Nullable)footerViewForSection:(NSInteger)section;
- (UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)reuseIdentifier forIndexPath:(NSIndexPath *)indexPath;
- (UITableViewHeaderFooterView * _Nullable)dequeueReusableHeaderFooterViewWithIdentifier:(NSString *)reuseIdentifier;
- (void)registerNib:(UINib * _Nullable)nib forHeaderFooterViewReuseIdentifier:(NSString *)reuseIdentifier;
@property (nonatomic) CGFloat estimatedRowHeight;
@property (nonatomic) CGFloat estimatedSectionHeaderHeight;
@property (nonatomic) CGFloat estimatedSectionFooterHeight;
@property (nonatomic, nullable) UIColor *sectionIndexBackgroundColor;
@property (nonatomic) UIEdgeInsets separatorInset;
@property (nonatomic, nullable, copy) UIVisualEffect *separatorEffect __attribute__((availability(tvos,unavailable)));
@property (nonatomic) BOOL cellLayoutMarginsFollowReadableWidth;
@property (nonatomic) BOOL remembersLastFocusedIndexPath;
@property (nonatomic, nullable) id<UITableViewDataSourcePrefetching> prefetchDataSource;
@property (nonatomic, getter=isPrefetchingEnabled) BOOL prefetchingEnabled __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic, nullable) id<UITableViewDragDelegate> dragDelegate __attribute__((availability(tvos,unavailable)));
@property (nonatomic, nullable) id<UITableViewDropDelegate> dropDelegate __attribute__((availability(tvos,unavailable)));
@property (nonatomic) UITableViewSeparatorInsetReference separatorInsetReference;
- (void)performBatchUpdates:(void (^ _Nullable)(void))updates completion:(void (^ _Nullable)(BOOL))completion;
@property (nonatomic, readonly) BOOL hasUncommittedUpdates;
@property (nonatomic) BOOL dragInteractionEnabled __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly) BOOL hasActiveDrag __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly) BOOL hasActiveDrop __attribute__((availability(tvos,unavailable)));
@property (nonatomic) BOOL insetsContentViewsToSafeArea;
@property (nonatomic) BOOL selectionFollowsFocus __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic) BOOL allowsFocus __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic) BOOL allowsFocusDuringEditing __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic, readonly, nullable) UIContextMenuInteraction *contextMenuInteraction __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic) CGFloat fillerRowHeight __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic) CGFloat sectionHeaderTopPadding __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic) UITableViewSelfSizingInvalidation selfSizingInvalidation __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic) UITableViewContentHuggingElements contentHuggingElements __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)));
- (void)registerClass:(Class _Nullable)cellClass forCellReuseIdentifier:(NSString *)reuseIdentifier;
- (void)registerClass:(Class _Nullable)aClass forHeaderFooterViewReuseIdentifier:(NSString *)reuseIdentifier;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end
NS_SWIFT_UI_ACTOR 
@interface UITableViewCell : UIView <NSCoding, UIGestureRecognizerDelegate>
- (instancetype)initWithFrame:(CGRect)frame;
- (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString * _Nullable)reuseIdentifier NS_DESIGNATED_INITIALIZER;
- (void)setNeedsUpdateConfiguration __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic) BOOL automaticallyUpdatesContentConfiguration __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic, readonly) UIView *contentView;
@property (nonatomic, readonly, nullable) UIImageView *imageView;
@property (nonatomic, readonly, nullable) UILabel *textLabel;
@property (nonatomic, readonly, nullable) UILabel *detailTextLabel;
@property (nonatomic) BOOL automaticallyUpdatesBackgroundConfiguration __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic, nullable) UIView *backgroundView;
@property (nonatomic, nullable) UIView *selectedBackgroundView;
@property (nonatomic, readonly, nullable, copy) NSString *reuseIdentifier;
- (void)prepareForReuse;
@property (nonatomic) UITableViewCellSelectionStyle selectionStyle;
@property (nonatomic, getter=isSelected) BOOL selected;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
- (void)setSelected:(BOOL)selected animated:(BOOL)animated;
- (void)setHighlighted:(BOOL)highlighted animated:(BOOL)animated;
@property (nonatomic, readonly) UITableViewCellEditingStyle editingStyle;
@property (nonatomic) BOOL showsReorderControl;
@property (nonatomic) BOOL shouldIndentWhileEditing;
@property (nonatomic) UITableViewCellAccessoryType accessoryType;
@property (nonatomic, nullable) UIView *accessoryView;
@property (nonatomic) UITableViewCellAccessoryType editingAccessoryType;
@property (nonatomic, nullable) UIView *editingAccessoryView;
@property (nonatomic) NSInteger indentationLevel;
@property (nonatomic) CGFloat indentationWidth;
@property (nonatomic, getter=isEditing) BOOL editing;
- (void)setEditing:(BOOL)editing animated:(BOOL)animated;
@property (nonatomic) BOOL showingDeleteConfirmation;
- (void)willTransitionToState:(UITableViewCellState)mask;
- (void)didTransitionToState:(UITableViewCellState)mask;
@property (nonatomic, nullable) UIView *multipleSelectionBackgroundView;
@property (nonatomic) UIEdgeInsets separatorInset __attribute__((availability(tvos,unavailable)));
@property (nonatomic) UITableViewCellFocusStyle focusStyle;
- (void)dragStateDidChange:(UITableViewCellDragState)dragState __attribute__((availability(tvos,unavailable)));
@property (nonatomic) BOOL userInteractionEnabledWhileDragging __attribute__((availability(tvos,unavailable)));
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end
NS_SWIFT_UI_ACTOR 
@interface UITableViewController : UIViewController <UITableViewDataSource, UITableViewDelegate>
- (instancetype)initWithNibName:(NSString * _Nullable)nibName bundle:(NSBundle * _Nullable)bundle NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithStyle:(UITableViewStyle)withStyle NS_DESIGNATED_INITIALIZER;
@property (nonatomic) UITableView *tableView;
@property (nonatomic) BOOL clearsSelectionOnViewWillAppear;
@property (nonatomic, nullable) UIRefreshControl *refreshControl __attribute__((availability(tvos,unavailable)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UITableViewPlaceholder : NSObject
- (instancetype)initWithInsertionIndexPath:(NSIndexPath *)insertionIndexPath reuseIdentifier:(NSString *)reuseIdentifier rowHeight:(CGFloat)rowHeight NS_DESIGNATED_INITIALIZER;
@property (nonatomic, nullable, copy) void (^ cellUpdateHandler)(UITableViewCell *);
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UITableViewDropPlaceholder : UITableViewPlaceholder
- (instancetype)initWithInsertionIndexPath:(NSIndexPath *)insertionIndexPath reuseIdentifier:(NSString *)reuseIdentifier rowHeight:(CGFloat)rowHeight;
@property (nonatomic, nullable, copy) UIDragPreviewParameters * (^ previewParametersProvider)(UITableViewCell *);
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UITableViewDropProposal : UIDropProposal
- (instancetype)initWithDropOperation:(UIDropOperation)operation NS_DESIGNATED_INITIALIZER NS_SWIFT_NAME(init(operation:));
- (instancetype)initWithDropOperation:(UIDropOperation)operation intent:(UITableViewDropIntent)intent NS_SWIFT_NAME(init(operation:intent:));
@property (nonatomic, readonly) UITableViewDropIntent intent;
@end
NS_SWIFT_UI_ACTOR 
@interface UITableViewFocusUpdateContext : UIFocusUpdateContext
@property (nonatomic, readonly, nullable) NSIndexPath *previouslyFocusedIndexPath;
@property (nonatomic, readonly, nullable) NSIndexPath *nextFocusedIndexPath;
@end
NS_SWIFT_UI_ACTOR 
@interface UITableViewHeaderFooterView : UIView <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame;
- (void)setNeedsUpdateConfiguration __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic) BOOL automaticallyUpdatesContentConfiguration __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic, nullable, readonly) UILabel *textLabel;
@property (nonatomic, nullable, readonly) UILabel *detailTextLabel;
@property (nonatomic, readonly) UIView *contentView;
@property (nonatomic) BOOL automaticallyUpdatesBackgroundConfiguration __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic, nullable) UIView *backgroundView;
@property (nonatomic, readonly, nullable, copy) NSString *reuseIdentifier;
- (instancetype)initWithReuseIdentifier:(NSString * _Nullable)reuseIdentifier NS_DESIGNATED_INITIALIZER;
- (void)prepareForReuse;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=13.0)))
@interface UITableViewRowAction : NSObject <NSCopying>
@property (nonatomic, readonly) UITableViewRowActionStyle style;
@property (nonatomic, nullable) NSString *title;
@property (nonatomic, nullable, copy) UIColor *backgroundColor;
@property (nonatomic, nullable, copy) UIVisualEffect *backgroundEffect;
+ (UITableViewRowAction *)rowActionWithStyle:(UITableViewRowActionStyle)style title:(NSString * _Nullable)title handler:(void (^)(UITableViewRowAction *, NSIndexPath *))handler;
@end
NS_SWIFT_UI_ACTOR 
@interface UITapGestureRecognizer : UIGestureRecognizer
- (instancetype)initWithTarget:(id)target action:(SEL)action;
@property (nonatomic) NSUInteger numberOfTapsRequired;
@property (nonatomic) NSUInteger numberOfTouchesRequired __attribute__((availability(tvos,unavailable)));
@property (nonatomic) UIEventButtonMask buttonMaskRequired __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.4)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=13.0)))
@interface UITargetedPreview : NSObject <NSCopying>
- (instancetype)initWithView:(UIView *)view parameters:(UIPreviewParameters *)parameters target:(UIPreviewTarget *)target NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithView:(UIView *)view parameters:(UIPreviewParameters *)parameters;
- (instancetype)initWithView:(UIView *)view;
@property (nonatomic, readonly) UIPreviewTarget *target;
@property (nonatomic, readonly) UIView *view;
@property (nonatomic, readonly, copy) UIPreviewParameters *parameters;
@property (nonatomic, readonly) CGSize size;
- (UITargetedPreview *)retargetedPreviewWithTarget:(UIPreviewTarget *)newTarget;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UITargetedDragPreview : UITargetedPreview <NSCopying>
- (instancetype)initWithView:(UIView *)view parameters:(UIDragPreviewParameters *)parameters target:(UIDragPreviewTarget *)target NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithView:(UIView *)view parameters:(UIDragPreviewParameters *)parameters;
- (instancetype)initWithView:(UIView *)view;
@property (nonatomic, readonly) UIDragPreviewTarget *target;
@property (nonatomic, readonly) UIView *view;
@property (nonatomic, readonly, copy) UIDragPreviewParameters *parameters;
@property (nonatomic, readonly) CGSize size;
- (UITargetedDragPreview *)retargetedPreviewWithTarget:(UIDragPreviewTarget *)newTarget;
+ (UITargetedDragPreview *)previewForURL:(NSURL *)url target:(UIDragPreviewTarget *)target;
+ (UITargetedDragPreview *)previewForURL:(NSURL *)url title:(NSString * _Nullable)title target:(UIDragPreviewTarget *)target;
@end
NS_SWIFT_UI_ACTOR 
@interface UITextChecker : NSObject
- (NSRange)rangeOfMisspelledWordInString:(NSString *)stringToCheck range:(NSRange)range startingAt:(NSInteger)startingOffset wrap:(BOOL)wrapFlag language:(NSString *)language;
- (NSArray<NSString *> * _Nullable)guessesForWordRange:(NSRange)range inString:(NSString *)str language:(NSString *)language;
- (NSArray<NSString *> * _Nullable)completionsForPartialWordRange:(NSRange)range inString:(NSString *)str language:(NSString *)language;
- (void)ignoreWord:(NSString *)wordToIgnore;
@property (nonatomic, nullable) NSArray<NSString *> *ignoredWords;
+ (void)learnWord:(NSString *)word;
+ (void)unlearnWord:(NSString *)word;
+ (BOOL)hasLearnedWord:(NSString *)word;
@property (nonatomic, class, readonly) NSString *availableLanguages;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.4))) __attribute__((availability(ios,introduced=17.4)))
@interface UITextCursorDropPositionAnimator : NSObject
@property (nonatomic, readonly) id<UITextCursorView> cursorView;
@property (nonatomic, readonly) id<UITextInput> textInput;
- (instancetype)initWithTextCursorView:(id<UITextCursorView>)cursorView textInput:(id<UITextInput>)textInput NS_DESIGNATED_INITIALIZER;
- (void)setCursorVisible:(BOOL)visible animated:(BOOL)animated;
- (void)placeCursorAtPosition:(UITextPosition *)atPosition animated:(BOOL)animated;
- (void)animateAlongsideChanges:(void (^ _Nullable)(void))animation completion:(void (^ _Nullable)(void))completion;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UITextDragPreviewRenderer : NSObject
- (instancetype)initWithLayoutManager:(NSLayoutManager *)layoutManager range:(NSRange)range;
- (instancetype)initWithLayoutManager:(NSLayoutManager *)layoutManager range:(NSRange)range unifyRects:(BOOL)unifyRects NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly) NSLayoutManager *layoutManager;
@property (nonatomic, readonly) UIImage *image;
@property (nonatomic, readonly) CGRect firstLineRect;
@property (nonatomic, readonly) CGRect bodyRect;
@property (nonatomic, readonly) CGRect lastLineRect;
- (void)adjustFirstLineRect:(CGRect *)firstLineRect bodyRect:(CGRect *)bodyRect lastLineRect:(CGRect *)lastLineRect textOrigin:(CGPoint)origin;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UITextDropProposal : UIDropProposal <NSCopying>
- (instancetype)initWithDropOperation:(UIDropOperation)operation NS_SWIFT_NAME(init(operation:));
@property (nonatomic) UITextDropAction dropAction;
@property (nonatomic) UITextDropProgressMode dropProgressMode;
@property (nonatomic) BOOL useFastSameViewOperations;
@property (nonatomic) UITextDropPerformer dropPerformer;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)))
@interface UITextFormattingCoordinator : NSObject
@property (nonatomic, nullable, weak) id<UITextFormattingCoordinatorDelegate> delegate;
@property (nonatomic, class, readonly, getter=isFontPanelVisible) BOOL fontPanelVisible;
+ (UITextFormattingCoordinator *)textFormattingCoordinatorForWindowScene:(UIWindowScene *)windowScene;
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene NS_DESIGNATED_INITIALIZER;
- (void)setSelectedAttributes:(NSDictionary *)attributes isMultiple:(BOOL)flag;
+ (void)toggleFontPanel:(id)sender;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=18.0)))
@interface UITextFormattingViewController : UIViewController
- (instancetype)init NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly, copy) UITextFormattingViewControllerConfiguration *configuration;
@property (nonatomic, nullable, copy) UITextFormattingViewControllerFormattingDescriptor *formattingDescriptor;
@property (nonatomic, nullable, weak) id<UITextFormattingViewControllerDelegate> delegate;
- (instancetype)initWithConfiguration:(UITextFormattingViewControllerConfiguration *)configuration NS_DESIGNATED_INITIALIZER;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=18.0)))
@interface UITextFormattingViewControllerChangeValue : NSObject <NSCopying, NSSecureCoding>
@property (nonatomic, readonly) NSString *changeType;
@property (nonatomic, readonly, nullable) NSString *formattingStyleKey;
@property (nonatomic, readonly, nullable, copy) UIFont *font;
@property (nonatomic, readonly, nullable, copy) UIColor *color;
@property (nonatomic, readonly, nullable, copy) NSNumber *numberValue;
@property (nonatomic, readonly, nullable) NSString *textList;
@property (nonatomic, readonly) NSTextAlignment textAlignment;
@property (nonatomic, readonly, nullable) NSString *highlight;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=18.0)))
@interface UITextFormattingViewControllerComponent : NSObject <NSCopying, NSSecureCoding>
@property (nonatomic, readonly) NSString *componentKey;
@property (nonatomic, readonly) UITextFormattingViewControllerComponentSize preferredSize;
- (instancetype)initWithComponentKey:(NSString *)componentKey preferredSize:(UITextFormattingViewControllerComponentSize)preferredSize NS_DESIGNATED_INITIALIZER;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=18.0)))
@interface UITextFormattingViewControllerComponentGroup : NSObject <NSCopying, NSSecureCoding>
@property (nonatomic, readonly, copy) NSArray<UITextFormattingViewControllerComponent *> *components;
- (instancetype)initWithComponents:(NSArray<UITextFormattingViewControllerComponent *> *)components NS_DESIGNATED_INITIALIZER;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=18.0)))
@interface UITextFormattingViewControllerConfiguration : NSObject <NSCopying, NSSecureCoding>
@property (nonatomic, readonly, copy) NSArray<UITextFormattingViewControllerComponentGroup *> *groups;
@property (nonatomic, nullable, copy) NSArray<UITextFormattingViewControllerFormattingStyle *> *formattingStyles;
@property (nonatomic, nullable, copy) UIFontPickerViewControllerConfiguration *fontPickerConfiguration;
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithGroups:(NSArray<UITextFormattingViewControllerComponentGroup *> *)groups;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=18.0)))
@interface UITextFormattingViewControllerFormattingDescriptor : NSObject <NSCopying, NSSecureCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithString:(NSAttributedString *)string range:(NSRange)range;
- (instancetype)initWithAttributes:(NSDictionary *)attributes;
@property (nonatomic, nullable, copy) NSArray<UIFont *> *fonts;
@property (nonatomic, nullable, copy) NSArray<UIColor *> *textColors;
@property (nonatomic) CGFloat lineHeight;
@property (nonatomic) BOOL underlinePresent;
@property (nonatomic) BOOL strikethroughPresent;
@property (nonatomic, copy) NSSet<NSString *> *textAlignments;
@property (nonatomic, copy) NSSet<NSString *> *textLists;
@property (nonatomic, copy) NSSet<NSString *> *highlights;
@property (nonatomic, nullable) NSString *formattingStyleKey;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=18.0)))
@interface UITextFormattingViewControllerFormattingStyle : NSObject <NSCopying, NSSecureCoding>
@property (nonatomic, readonly) NSString *styleKey;
@property (nonatomic, readonly) NSString *title;
@property (nonatomic, readonly, copy) NSDictionary *attributes;
- (instancetype)initWithStyleKey:(NSString *)styleKey title:(NSString *)title attributes:(NSDictionary *)attributes;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UITextInputAssistantItem : NSObject
@property (nonatomic) BOOL allowsHidingShortcuts;
@property (nonatomic, nullable, copy) NSArray<UIBarButtonItemGroup *> *leadingBarButtonGroups;
@property (nonatomic, nullable, copy) NSArray<UIBarButtonItemGroup *> *trailingBarButtonGroups;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.4)))
@interface UITextInputContext : NSObject
@property (nonatomic, getter=isPencilInputExpected) BOOL pencilInputExpected;
@property (nonatomic, getter=isDictationInputExpected) BOOL dictationInputExpected;
@property (nonatomic, getter=isHardwareKeyboardInputExpected) BOOL hardwareKeyboardInputExpected;
@property (nonatomic, class, readonly) UITextInputContext *current;
@end
NS_SWIFT_UI_ACTOR 
@interface UITextInputMode : NSObject <NSSecureCoding>
@property (nonatomic, class, readonly, nullable) UITextInputMode *currentInputMode __attribute__((availability(ios,deprecated=7.0))) __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly, nullable) NSString *primaryLanguage;
@property (nonatomic, class, readonly) NSArray<UITextInputMode *> *activeInputModes;
@end
NS_SWIFT_UI_ACTOR 
@interface UITextInputPasswordRules : NSObject <NSSecureCoding, NSCopying>
@property (nonatomic, readonly) NSString *passwordRulesDescriptor;
+ (UITextInputPasswordRules *)passwordRulesWithDescriptor:(NSString *)passwordRulesDescriptor;
@end
NS_SWIFT_UI_ACTOR 
@interface UITextInputStringTokenizer : NSObject <UITextInputTokenizer>
- (instancetype)initWithTextInput:(id<UITextInput>)textInput;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)))
@interface UITextInteraction : NSObject <UIInteraction>
@property (nonatomic, nullable, weak) id<UITextInteractionDelegate> delegate;
@property (nonatomic, nullable) id<UITextInput> textInput;
@property (nonatomic, readonly) UITextInteractionMode textInteractionMode;
@property (nonatomic, readonly) NSArray<UIGestureRecognizer *> *gesturesForFailureRequirements;
+ (UITextInteraction *)textInteractionForMode:(UITextInteractionMode)mode;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=17.0)))
@interface UITextItem : NSObject
@property (nonatomic, readonly) UITextItemContentType contentType;
@property (nonatomic, readonly) NSRange range;
@property (nonatomic, readonly, nullable) NSURL *link;
@property (nonatomic, readonly, nullable) NSTextAttachment *textAttachment;
@property (nonatomic, readonly, nullable) NSString *tagIdentifier;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=17.0)))
@interface UITextItemMenuConfiguration : NSObject
+ (UITextItemMenuConfiguration *)configurationWithMenu:(UIMenu *)menu;
+ (UITextItemMenuConfiguration *)configurationWithPreview:(UITextItemMenuPreview * _Nullable)preview menu:(UIMenu *)menu;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=17.0)))
@interface UITextItemMenuPreview : NSObject
@property (nonatomic, class, readonly) UITextItemMenuPreview *defaultPreview;
- (instancetype)initWithView:(UIView *)view;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)))
@interface UITextLoupeSession : NSObject
+ (UITextLoupeSession * _Nullable)beginLoupeSessionAtPoint:(CGPoint)point fromSelectionWidgetView:(UIView * _Nullable)selectionWidget inView:(UIView *)interactionView;
- (void)moveToPoint:(CGPoint)point withCaretRect:(CGRect)caretRect trackingCaret:(BOOL)tracksCaret;
- (void)invalidate;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)))
@interface UITextPlaceholder : NSObject
@property (nonatomic, readonly) NSArray<UITextSelectionRect *> *rects;
@end
NS_SWIFT_UI_ACTOR 
@interface UITextPosition : NSObject

@end
NS_SWIFT_UI_ACTOR 
@interface UITextRange : NSObject
@property (nonatomic, readonly, getter=isEmpty) BOOL empty;
@property (nonatomic, readonly) UITextPosition *start;
@property (nonatomic, readonly) UITextPosition *end;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)))
@interface UITextSearchOptions : NSObject
@property (nonatomic, readonly) UITextSearchMatchMethod wordMatchMethod;
@property (nonatomic, readonly) NSStringCompareOptions *stringCompareOptions;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)))
@interface UITextSearchingFindSession : UIFindSession
@property (nonatomic, readonly, nullable) id<UITextSearching> searchableObject;
- (instancetype)initWithSearchableObject:(id<UITextSearching>)searchableObject NS_DESIGNATED_INITIALIZER;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)))
@interface UITextSelectionDisplayInteraction : NSObject <UIInteraction>
@property (nonatomic, getter=isActivated) BOOL activated;
@property (nonatomic, readonly, nullable) id<UITextInput> textInput;
@property (nonatomic, readonly, nullable, weak) id<UITextSelectionDisplayInteractionDelegate> delegate;
@property (nonatomic) id<UITextCursorView> cursorView;
@property (nonatomic) id<UITextSelectionHighlightView> highlightView;
@property (nonatomic) NSArray<id<UITextSelectionHandleView>> *handleViews;
- (instancetype)initWithTextInput:(id<UITextInput>)textInput delegate:(id<UITextSelectionDisplayInteractionDelegate>)delegate NS_DESIGNATED_INITIALIZER;
- (void)layoutManagedSubviews;
- (void)setNeedsSelectionUpdate;
@end
NS_SWIFT_UI_ACTOR 
@interface UITextSelectionRect : NSObject
@property (nonatomic, readonly) CGRect rect;
@property (nonatomic, readonly) NSWritingDirection writingDirection;
@property (nonatomic, readonly) BOOL containsStart;
@property (nonatomic, readonly) BOOL containsEnd;
@property (nonatomic, readonly, getter=isVertical) BOOL vertical;
@property (nonatomic, readonly) CGAffineTransform transform __attribute__((availability(tvos,introduced=17.4))) __attribute__((availability(ios,introduced=17.4)));
@end
NS_SWIFT_UI_ACTOR 
@interface UITextView : UIScrollView <UITextInput, NSCoding, UIContentSizeCategoryAdjusting, UILetterformAwareAdjusting>
- (instancetype)initWithFrame:(CGRect)frame;
@property (nonatomic, null_resettable, copy) NSString *text;
@property (nonatomic, nullable) UIFont *font;
@property (nonatomic, nullable) UIColor *textColor;
@property (nonatomic, getter=isEditable) BOOL editable __attribute__((availability(tvos,unavailable)));
@property (nonatomic) NSTextAlignment textAlignment;
@property (nonatomic) NSRange selectedRange;
- (void)scrollRangeToVisible:(NSRange)range;
@property (nonatomic, nullable, weak) id<UITextViewDelegate> delegate;
@property (nonatomic) UIDataDetectorType dataDetectorTypes __attribute__((availability(tvos,unavailable)));
@property (nonatomic, nullable) UIView *inputAccessoryView;
@property (nonatomic, nullable) UIView *inputView;
@property (nonatomic) BOOL allowsEditingTextAttributes;
@property (nonatomic, null_resettable, copy) NSAttributedString *attributedText;
@property (nonatomic) BOOL clearsOnInsertion;
@property (nonatomic, nullable, copy) NSDictionary<NSAttributedStringKey, id> *typingAttributes;
@property (nonatomic, getter=isSelectable) BOOL selectable;
- (instancetype)initWithFrame:(CGRect)frame textContainer:(NSTextContainer * _Nullable)textContainer NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly, copy) NSTextContainer *textContainer;
@property (nonatomic) UIEdgeInsets textContainerInset;
@property (nonatomic, readonly, copy) NSLayoutManager *layoutManager;
@property (nonatomic, readonly) NSTextStorage *textStorage;
@property (nonatomic, copy) NSDictionary<NSAttributedStringKey, id> *linkTextAttributes;
@property (nonatomic) BOOL usesStandardTextScaling __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
@property (nonatomic, copy) id interactionState __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic, readonly, nullable) NSTextLayoutManager *textLayoutManager __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic, readonly, nullable) UIFindInteraction *findInteraction __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic, getter=isFindInteractionEnabled) BOOL findInteractionEnabled __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
+ (UITextView *)textViewUsingTextLayoutManager:(BOOL)usingTextLayoutManager __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic) UITextViewBorderStyle borderStyle __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
@property (nonatomic, nullable, copy) NSDictionary<NSString *, id> *textHighlightAttributes __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)));
- (void)drawTextHighlightBackgroundForTextRange:(NSTextRange *)textRange origin:(CGPoint)origin __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)));
@property (nonatomic, readonly, getter=isWritingToolsActive) BOOL writingToolsActive __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=18.0)));
@property (nonatomic) UIWritingToolsBehavior writingToolsBehavior __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=18.0)));
@property (nonatomic) UIWritingToolsResultOptions allowedWritingToolsResultOptions __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=18.0)));
@property (nonatomic, nullable, copy) UITextFormattingViewControllerConfiguration *textFormattingConfiguration __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=18.0)));
@property (nonatomic, readonly) UIWritingToolsCoordinator *writingToolsCoordinator __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=18.2)));
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=15.0)))
@interface UIToolTipConfiguration : NSObject
@property (nonatomic, readonly) NSString *toolTip;
@property (nonatomic, readonly) CGRect sourceRect;
+ (UIToolTipConfiguration *)configurationWithToolTip:(NSString *)toolTip;
+ (UIToolTipConfiguration *)configurationWithToolTip:(NSString *)toolTip inRect:(CGRect)sourceRect;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=15.0)))
@interface UIToolTipInteraction : NSObject <UIInteraction>
@property (nonatomic, nullable, weak) id<UIToolTipInteractionDelegate> delegate;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, nullable) NSString *defaultToolTip;
- (instancetype)initWithDefaultToolTip:(NSString *)defaultToolTip;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIToolbar : UIView <UIBarPositioning>
- (instancetype)initWithFrame:(CGRect)frame;
@property (nonatomic) UIBarStyle barStyle;
@property (nonatomic, nullable, copy) NSArray<UIBarButtonItem *> *items;
@property (nonatomic, getter=isTranslucent) BOOL translucent;
- (void)setBackgroundImage:(UIImage * _Nullable)backgroundImage forToolbarPosition:(UIToolbarPosition)position barMetrics:(UIBarMetrics)barMetrics;
- (UIImage *)backgroundImageForToolbarPosition:(UIToolbarPosition)position barMetrics:(UIBarMetrics)barMetrics;
- (void)setShadowImage:(UIImage * _Nullable)shadowImage forToolbarPosition:(UIToolbarPosition)topOrBottom;
- (UIImage *)shadowImageForToolbarPosition:(UIToolbarPosition)topOrBottom;
@property (nonatomic, nullable) UIColor *barTintColor;
@property (nonatomic, nullable, weak) id<UIToolbarDelegate> delegate;
@property (nonatomic, copy) UIToolbarAppearance *standardAppearance __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, nullable, copy) UIToolbarAppearance *compactAppearance __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, nullable, copy) UIToolbarAppearance *scrollEdgeAppearance __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic, nullable, copy) UIToolbarAppearance *compactScrollEdgeAppearance __attribute__((availability(ios,introduced=15.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)))
@interface UIToolbarAppearance : UIBarAppearance
- (instancetype)initWithIdiom:(UIUserInterfaceIdiom)idiom NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithBarAppearance:(UIBarAppearance *)barAppearance NS_DESIGNATED_INITIALIZER;
@property (nonatomic, copy) UIBarButtonItemAppearance *buttonAppearance;
@property (nonatomic, copy) UIBarButtonItemAppearance *doneButtonAppearance;
@end
NS_SWIFT_UI_ACTOR 
@interface UITouch : NSObject
- (CGPoint)locationInView:(UIView * _Nullable)view;
- (CGPoint)previousLocationInView:(UIView * _Nullable)view;
@property (nonatomic, readonly) UIView *view;
@property (nonatomic, readonly) UIWindow *window;
@property (nonatomic, readonly) NSInteger tapCount;
@property (nonatomic, readonly) double timestamp;
@property (nonatomic, readonly) UITouchPhase phase;
@property (nonatomic, readonly, copy) NSArray<UIGestureRecognizer *> *gestureRecognizers;
@property (nonatomic, readonly) CGFloat majorRadius;
@property (nonatomic, readonly) CGFloat majorRadiusTolerance;
@property (nonatomic, readonly) CGFloat force;
@property (nonatomic, readonly) CGFloat maximumPossibleForce;
@property (nonatomic, readonly) UITouchType type;
- (CGPoint)preciseLocationInView:(UIView * _Nullable)view __attribute__((availability(tvos,unavailable)));
- (CGPoint)precisePreviousLocationInView:(UIView * _Nullable)view __attribute__((availability(tvos,unavailable)));
- (CGFloat)azimuthAngleInView:(UIView * _Nullable)view __attribute__((availability(tvos,unavailable)));
- (CGVector)azimuthUnitVectorInView:(UIView * _Nullable)view __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly) CGFloat altitudeAngle __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly, nullable) NSNumber *estimationUpdateIndex __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly) UITouchProperties estimatedProperties __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly) UITouchProperties estimatedPropertiesExpectingUpdates __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly) CGFloat rollAngle __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=17.5)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)))
@interface UITraitAccessibilityContrast : NSObject

@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)))
@interface UITraitActiveAppearance : NSObject

@end
NS_SWIFT_SENDABLE 
@interface UITraitCollection : NSObject <NSCopying, NSSecureCoding>
@property (nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@property (nonatomic, readonly) UIUserInterfaceStyle userInterfaceStyle;
@property (nonatomic, readonly) CGFloat displayScale;
@property (nonatomic, readonly) UIUserInterfaceSizeClass horizontalSizeClass;
@property (nonatomic, readonly) UIUserInterfaceSizeClass verticalSizeClass;
- (BOOL)containsTraitsInCollection:(UITraitCollection * _Nullable)trait __attribute__((availability(ios,deprecated=17.0))) __attribute__((availability(tvos,deprecated=17.0)));
+ (UITraitCollection *)traitCollectionWithTraitsFromCollections:(NSArray<UITraitCollection *> *)traitCollections __attribute__((availability(ios,deprecated=17.0))) __attribute__((availability(tvos,deprecated=17.0)));
+ (UITraitCollection *)traitCollectionWithUserInterfaceIdiom:(UIUserInterfaceIdiom)idiom;
+ (UITraitCollection *)traitCollectionWithDisplayScale:(CGFloat)scale;
+ (UITraitCollection *)traitCollectionWithHorizontalSizeClass:(UIUserInterfaceSizeClass)horizontalSizeClass;
+ (UITraitCollection *)traitCollectionWithVerticalSizeClass:(UIUserInterfaceSizeClass)verticalSizeClass;
+ (UITraitCollection *)traitCollectionWithForceTouchCapability:(UIForceTouchCapability)capability;
+ (UITraitCollection *)traitCollectionWithUserInterfaceStyle:(UIUserInterfaceStyle)userInterfaceStyle;
+ (UITraitCollection *)traitCollectionWithDisplayGamut:(UIDisplayGamut)displayGamut;
+ (UITraitCollection *)traitCollectionWithLayoutDirection:(UITraitEnvironmentLayoutDirection)layoutDirection;
+ (UITraitCollection *)traitCollectionWithPreferredContentSizeCategory:(UIContentSizeCategory )preferredContentSizeCategory;
+ (UITraitCollection *)traitCollectionWithSceneCaptureState:(UISceneCaptureState)sceneCaptureState __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
@property (nonatomic, readonly) UIForceTouchCapability forceTouchCapability;
@property (nonatomic, readonly) UIDisplayGamut displayGamut;
@property (nonatomic, readonly) UIContentSizeCategory preferredContentSizeCategory;
@property (nonatomic, readonly) UITraitEnvironmentLayoutDirection layoutDirection;
@property (nonatomic, readonly) UISceneCaptureState sceneCaptureState __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
+ (UITraitCollection *)traitCollectionWithAccessibilityContrast:(UIAccessibilityContrast)accessibilityContrast __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, readonly) UIAccessibilityContrast accessibilityContrast __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
+ (UITraitCollection *)traitCollectionWithUserInterfaceLevel:(UIUserInterfaceLevel)userInterfaceLevel __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, readonly) UIUserInterfaceLevel userInterfaceLevel __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)));
+ (UITraitCollection *)traitCollectionWithLegibilityWeight:(UILegibilityWeight)legibilityWeight __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, readonly) UILegibilityWeight legibilityWeight __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
+ (UITraitCollection *)traitCollectionWithActiveAppearance:(UIUserInterfaceActiveAppearance)userInterfaceActiveAppearance __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic, readonly) UIUserInterfaceActiveAppearance activeAppearance __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
@property (nonatomic, class) UITraitCollection *currentTraitCollection __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
- (void)performAsCurrentTraitCollection:(void (NS_NOESCAPE ^)(void))actions NS_SWIFT_NAME(performAsCurrent(_:)) __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
- (BOOL)hasDifferentColorAppearanceComparedToTraitCollection:(UITraitCollection * _Nullable)traitCollection NS_SWIFT_NAME(hasDifferentColorAppearance(comparedTo:)) __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
@property (nonatomic, readonly) UIImageConfiguration *imageConfiguration __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0)));
+ (UITraitCollection *)traitCollectionWithToolbarItemPresentationSize:(UINSToolbarItemPresentationSize)toolbarItemPresentationSize __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic, readonly) UINSToolbarItemPresentationSize toolbarItemPresentationSize __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
- (NSSet<Class> *)changedTraitsFromTraitCollection:(UITraitCollection * _Nullable)traitCollection __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
@property (nonatomic, readonly) NSString *typesettingLanguage __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
+ (UITraitCollection *)traitCollectionWithTypesettingLanguage:(NSString *)language __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
+ (UITraitCollection *)traitCollectionWithImageDynamicRange:(UIImageDynamicRange)imageDynamicRange __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
@property (nonatomic, readonly) UIImageDynamicRange imageDynamicRange __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
+ (UITraitCollection *)traitCollectionWithListEnvironment:(UIListEnvironment)listEnvironment __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)));
@property (nonatomic, readonly) UIListEnvironment listEnvironment __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)))
@interface UITraitDisplayGamut : NSObject

@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)))
@interface UITraitDisplayScale : NSObject

@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)))
@interface UITraitForceTouchCapability : NSObject

@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)))
@interface UITraitHorizontalSizeClass : NSObject

@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)))
@interface UITraitImageDynamicRange : NSObject

@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)))
@interface UITraitLayoutDirection : NSObject

@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)))
@interface UITraitLegibilityWeight : NSObject

@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)))
@interface UITraitListEnvironment : NSObject

@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)))
@interface UITraitPreferredContentSizeCategory : NSObject

@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)))
@interface UITraitSceneCaptureState : NSObject

@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)))
@interface UITraitToolbarItemPresentationSize : NSObject

@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)))
@interface UITraitTypesettingLanguage : NSObject

@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)))
@interface UITraitUserInterfaceIdiom : NSObject

@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)))
@interface UITraitUserInterfaceLevel : NSObject

@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)))
@interface UITraitUserInterfaceStyle : NSObject

@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)))
@interface UITraitVerticalSizeClass : NSObject

@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)))
@interface UIUpdateActionPhase : NSObject
@property (nonatomic, class, readonly) UIUpdateActionPhase *afterUpdateScheduled;
@property (nonatomic, class, readonly) UIUpdateActionPhase *beforeEventDispatch;
@property (nonatomic, class, readonly) UIUpdateActionPhase *afterEventDispatch;
@property (nonatomic, class, readonly) UIUpdateActionPhase *beforeCADisplayLinkDispatch;
@property (nonatomic, class, readonly) UIUpdateActionPhase *afterCADisplayLinkDispatch;
@property (nonatomic, class, readonly) UIUpdateActionPhase *beforeCATransactionCommit;
@property (nonatomic, class, readonly) UIUpdateActionPhase *afterCATransactionCommit;
@property (nonatomic, class, readonly) UIUpdateActionPhase *beforeLowLatencyEventDispatch;
@property (nonatomic, class, readonly) UIUpdateActionPhase *afterLowLatencyEventDispatch;
@property (nonatomic, class, readonly) UIUpdateActionPhase *beforeLowLatencyCATransactionCommit;
@property (nonatomic, class, readonly) UIUpdateActionPhase *afterLowLatencyCATransactionCommit;
@property (nonatomic, class, readonly) UIUpdateActionPhase *afterUpdateComplete;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)))
@interface UIUpdateInfo : NSObject
+ (UIUpdateInfo * _Nullable)currentUpdateInfoForWindowScene:(UIWindowScene *)windowScene;
+ (UIUpdateInfo * _Nullable)currentUpdateInfoForView:(UIView *)windowScene;
@property (nonatomic, readonly) double modelTime;
@property (nonatomic, readonly) double completionDeadlineTime;
@property (nonatomic, readonly) double estimatedPresentationTime;
@property (nonatomic, readonly, getter=isImmediatePresentationExpected) BOOL immediatePresentationExpected;
@property (nonatomic, readonly, getter=isLowLatencyEventDispatchConfirmed) BOOL lowLatencyEventDispatchConfirmed;
@property (nonatomic, readonly, getter=isPerformingLowLatencyPhases) BOOL performingLowLatencyPhases;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)))
@interface UIUpdateLink : NSObject
+ (UIUpdateLink *)updateLinkForWindowScene:(UIWindowScene *)windowScene NS_SWIFT_NAME(init(windowScene:));
+ (UIUpdateLink *)updateLinkForView:(UIView *)windowScene NS_SWIFT_NAME(init(view:));
- (void)addActionToPhase:(UIUpdateActionPhase *)phase handler:(void (^)(UIUpdateLink *, UIUpdateInfo *))handler NS_SWIFT_NAME(addAction(to:handler:));
- (void)addActionToPhase:(UIUpdateActionPhase *)phase target:(id)target selector:(SEL)selector;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic) BOOL requiresContinuousUpdates;
@property (nonatomic) BOOL wantsLowLatencyEventDispatch;
@property (nonatomic) BOOL wantsImmediatePresentation;
@property (nonatomic) CAFrameRateRange preferredFrameRateRange;
@property (nonatomic, readonly, nullable) UIUpdateInfo *currentUpdateInfo;
- (void)addActionWithHandler:(void (^)(UIUpdateLink *, UIUpdateInfo *))handler NS_SWIFT_NAME(addAction(handler:));
- (void)addActionWithTarget:(id)target selector:(SEL)selector;
+ (void)updateLinkForWindowScene:(UIWindowScene *)windowScene actionHandler:(void (^)(UIUpdateLink *, UIUpdateInfo *))handler;
+ (void)updateLinkForWindowScene:(UIWindowScene *)windowScene actionTarget:(id)target selector:(SEL)selector;
+ (void)updateLinkForView:(UIView *)windowScene actionHandler:(void (^)(UIUpdateLink *, UIUpdateInfo *))handler;
+ (void)updateLinkForView:(UIView *)windowScene actionTarget:(id)target selector:(SEL)selector;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(ios,deprecated=10.0))) __attribute__((availability(tvos,unavailable)))
@interface UIUserNotificationSettings : NSObject <NSCoding, NSSecureCoding, NSCopying>
@property (nonatomic, readonly) UIUserNotificationType types;
@property (nonatomic, readonly, copy) NSSet *categories;
+ (UIUserNotificationSettings *)settingsForTypes:(UIUserNotificationType)types categories:(NSSet * _Nullable)categories;
@end
NS_SWIFT_UI_ACTOR 
@interface UIVibrancyEffect : UIVisualEffect
+ (UIVibrancyEffect *)effectForBlurEffect:(UIBlurEffect *)blurEffect NS_SWIFT_NAME(init(blurEffect:));
+ (UIVibrancyEffect *)effectForBlurEffect:(UIBlurEffect *)blurEffect style:(UIVibrancyEffectStyle)style NS_SWIFT_NAME(init(blurEffect:style:)) __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=13.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIVideoEditorController : UINavigationController
+ (BOOL)canEditVideoAtPath:(NSString *)path;
@property (nonatomic, nullable, weak) id<UIVideoEditorControllerDelegate> delegate;
@property (nonatomic, copy) NSString *videoPath;
@property (nonatomic) double videoMaximumDuration;
@property (nonatomic) UIImagePickerControllerQualityType videoQuality;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)))
@interface UIViewControllerTransition : NSObject
+ (UIViewControllerTransition *)zoomWithOptions:(UIZoomTransitionOptions * _Nullable)options sourceViewProvider:(UIView * (^)(UIZoomTransitionSourceViewProviderContext *))sourceViewProvider;
@property (nonatomic, class, readonly) UIViewControllerTransition *coverVerticalTransition;
@property (nonatomic, class, readonly) UIViewControllerTransition *flipHorizontalTransition;
@property (nonatomic, class, readonly) UIViewControllerTransition *crossDissolveTransition;
@property (nonatomic, class, readonly) UIViewControllerTransition *partialCurlTransition;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable)))
@interface UIViewPrintFormatter : UIPrintFormatter
@property (nonatomic, readonly) UIView *view;
@end
NS_SWIFT_UI_ACTOR 
@interface UIViewPropertyAnimator : NSObject <UIViewImplicitlyAnimating, NSCopying>
@property (nonatomic, readonly, nullable, copy) id<UITimingCurveProvider> timingParameters;
@property (nonatomic, readonly) double duration;
@property (nonatomic, readonly) double delay;
@property (nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (nonatomic, getter=isManualHitTestingEnabled) BOOL manualHitTestingEnabled;
@property (nonatomic, getter=isInterruptible) BOOL interruptible;
@property (nonatomic) BOOL scrubsLinearly;
@property (nonatomic) BOOL pausesOnCompletion;
- (instancetype)initWithDuration:(double)duration timingParameters:(id<UITimingCurveProvider>)parameters NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithDuration:(double)duration curve:(UIViewAnimationCurve)curve animations:(void (^ _Nullable)(void))animations;
- (instancetype)initWithDuration:(double)duration controlPoint1:(CGPoint)point1 controlPoint2:(CGPoint)point2 animations:(void (^ _Nullable)(void))animations;
- (instancetype)initWithDuration:(double)duration dampingRatio:(CGFloat)ratio animations:(void (^ _Nullable)(void))animations;
+ (UIViewPropertyAnimator *)runningPropertyAnimatorWithDuration:(double)duration delay:(double)delay options:(UIViewAnimationOptions)options animations:(void (^)(void))animations completion:(void (^ _Nullable)(UIViewAnimatingPosition))completion;
@end
NS_SWIFT_UI_ACTOR 
@interface UIVisualEffectView : UIView <NSSecureCoding>
- (instancetype)initWithEffect:(UIVisualEffect * _Nullable)effect NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly) UIView *contentView;
@property (nonatomic, nullable, copy) UIVisualEffect *effect;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=12.0)))
@interface UIWebView : UIView <UIScrollViewDelegate>
- (instancetype)initWithFrame:(CGRect)frame;
@property (nonatomic, nullable, weak) id<UIWebViewDelegate> delegate;
- (void)loadRequest:(NSURLRequest *)r;
- (void)loadHTMLString:(NSString *)s baseURL:(NSURL * _Nullable)baseUrl;
- (void)loadData:(NSData *)data MIMEType:(NSString *)mimeType textEncodingName:(NSString *)textEncodingName baseURL:(NSURL *)baseUrl;
@property (nonatomic, readonly) NSURLRequest *request;
- (void)reload;
- (void)stopLoading;
- (void)goBack;
- (void)goForward;
@property (nonatomic, readonly) BOOL canGoBack;
@property (nonatomic, readonly) BOOL canGoForward;
@property (nonatomic, readonly, getter=isLoading) BOOL loading;
- (NSString *)stringByEvaluatingJavaScriptFromString:(NSString *)script;
@property (nonatomic) BOOL scalesPageToFit;
@property (nonatomic) UIDataDetectorType dataDetectorTypes;
@property (nonatomic) BOOL allowsInlineMediaPlayback;
@property (nonatomic) BOOL mediaPlaybackRequiresUserAction;
@property (nonatomic, readonly) UIScrollView *scrollView;
@property (nonatomic) BOOL mediaPlaybackAllowsAirPlay;
@property (nonatomic) BOOL suppressesIncrementalRendering;
@property (nonatomic) BOOL keyboardDisplayRequiresUserAction;
@property (nonatomic) UIWebPaginationMode paginationMode;
@property (nonatomic) UIWebPaginationBreakingMode paginationBreakingMode;
@property (nonatomic) CGFloat pageLength;
@property (nonatomic) CGFloat gapBetweenPages;
@property (nonatomic, readonly) NSInteger pageCount;
@property (nonatomic) BOOL allowsPictureInPictureMediaPlayback;
@property (nonatomic) BOOL allowsLinkPreview;
@end
NS_SWIFT_UI_ACTOR 
@interface UIWindow : UIView
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
@property (nonatomic, nullable) UIWindowScene *windowScene __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
@property (nonatomic) BOOL canResizeToFitContent __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
- (instancetype)initWithFrame:(CGRect)frame;
- (void)makeKeyAndVisible;
- (void)makeKeyWindow;
- (void)becomeKeyWindow;
- (void)resignKeyWindow;
@property (nonatomic, readonly, getter=isKeyWindow) BOOL keyWindow;
@property (nonatomic) CGFloat windowLevel;
@property (nonatomic, readonly) BOOL canBecomeKeyWindow __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
- (CGPoint)convertPoint:(CGPoint)point fromWindow:(UIWindow * _Nullable)window;
- (CGPoint)convertPoint:(CGPoint)point toWindow:(UIWindow * _Nullable)window;
- (CGRect)convertRect:(CGRect)rect fromWindow:(UIWindow * _Nullable)window;
- (CGRect)convertRect:(CGRect)rect toWindow:(UIWindow * _Nullable)window;
- (void)sendEvent:(UIEvent *)evt;
@property (nonatomic, nullable) UIViewController *rootViewController;
@property (nonatomic) UIScreen *screen;
@property (nonatomic, readonly) id<UILayoutGuideAspectFitting> safeAreaAspectFitLayoutGuide __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)))
@interface UIWindowScene : UIScene
- (instancetype)initWithSession:(UISceneSession *)session connectionOptions:(UISceneConnectionOptions *)connectionOptions NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly) UIScreen *screen;
@property (nonatomic, readonly) UIInterfaceOrientation interfaceOrientation __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly) id<UICoordinateSpace> coordinateSpace;
@property (nonatomic, readonly) UITraitCollection *traitCollection;
@property (nonatomic, readonly, nullable) UISceneSizeRestrictions *sizeRestrictions;
@property (nonatomic, readonly) NSArray<UIWindow *> *windows;
@property (nonatomic, readonly, nullable) UIWindow *keyWindow __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic, nullable) id<UIActivityItemsConfigurationProviding> activityItemsConfigurationSource __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic, readonly, nullable) UIStatusBarManager *statusBarManager __attribute__((availability(tvos,unavailable)));
@property (nonatomic, readonly, nullable) UIScreenshotService *screenshotService;
@property (nonatomic, readonly, nullable) UIFocusSystem *focusSystem __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
@property (nonatomic, readonly, nullable) UITitlebar *titlebar __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,unavailable)));
- (void)requestGeometryUpdateWithPreferences:(UIWindowSceneGeometryPreferences *)geometryPreferences errorHandler:(void (^ _Nullable)(NSError *))errorHandler __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic, readonly) UIWindowSceneGeometry *effectiveGeometry __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic, readonly, nullable) UISceneWindowingBehaviors *windowingBehaviors __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
@property (nonatomic, readonly, getter=isFullScreen) BOOL fullScreen __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=15.0)))
@interface UIWindowSceneActivationAction : UIAction
@property (nonatomic, nullable) NSString *title;
+ (UIWindowSceneActivationAction *)actionWithIdentifier:(NSString * _Nullable)identifier alternateAction:(UIAction * _Nullable)alternateAction configurationProvider:(UIWindowSceneActivationConfiguration * (^)(UIWindowSceneActivationAction *))configurationProvider;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=15.0)))
@interface UIWindowSceneActivationConfiguration : NSObject
@property (nonatomic, readonly) NSUserActivity *userActivity;
@property (nonatomic, nullable) UIWindowSceneActivationRequestOptions *options;
@property (nonatomic, nullable) UITargetedPreview *preview;
- (instancetype)initWithUserActivity:(NSUserActivity *)userActivity NS_DESIGNATED_INITIALIZER;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=15.0)))
@interface UIWindowSceneActivationInteraction : NSObject <UIInteraction>
- (instancetype)initWithConfigurationProvider:(UIWindowSceneActivationConfiguration * (^)(UIWindowSceneActivationInteraction *, CGPoint))configurationProvider errorHandler:(void (^)(NSError *))errorHandler NS_DESIGNATED_INITIALIZER;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)))
@interface UIWindowSceneActivationRequestOptions : UISceneActivationRequestOptions
@property (nonatomic) UIWindowScenePresentationStyle preferredPresentationStyle __attribute__((availability(ios,obsoleted=17.0))) __attribute__((availability(tvos,obsoleted=17.0)));
@property (nonatomic, nullable, copy) UIWindowScenePlacement *placement __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)))
@interface UIWindowSceneDestructionRequestOptions : UISceneDestructionRequestOptions
@property (nonatomic) UIWindowSceneDismissalAnimation windowDismissalAnimation;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=17.0)))
@interface UIWindowSceneDragInteraction : NSObject <UIInteraction>
@property (nonatomic, readonly) UIGestureRecognizer *gestureForFailureRelationships;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)))
@interface UIWindowSceneGeometry : NSObject <NSCopying>
@property (nonatomic, readonly) CGRect systemFrame;
@property (nonatomic, readonly) UIInterfaceOrientation interfaceOrientation __attribute__((availability(tvos,unavailable)));
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)))
@interface UIWindowSceneGeometryPreferences : NSObject

@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)))
@interface UIWindowSceneGeometryPreferencesIOS : UIWindowSceneGeometryPreferences
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithInterfaceOrientations:(UIInterfaceOrientationMask)interfaceOrientations;
@property (nonatomic) UIInterfaceOrientationMask interfaceOrientations;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)))
@interface UIWindowSceneGeometryPreferencesMac : UIWindowSceneGeometryPreferences
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithSystemFrame:(CGRect)systemFrame;
@property (nonatomic) CGRect systemFrame;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)))
@interface UIWindowScenePlacement : NSObject <NSCopying>

@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=17.0)))
@interface UIWindowSceneProminentPlacement : UIWindowScenePlacement
+ (UIWindowSceneProminentPlacement *)prominentPlacement;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)))
@interface UIWindowSceneStandardPlacement : UIWindowScenePlacement
+ (UIWindowSceneStandardPlacement *)standardPlacement;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=18.2)))
@interface UIWritingToolsCoordinator : NSObject <UIInteraction>
@property (nonatomic, class, readonly, getter=isWritingToolsAvailable) BOOL writingToolsAvailable;
- (instancetype)initWithDelegate:(id<UIWritingToolsCoordinatorDelegate> _Nullable)delegate;
@property (nonatomic, readonly, nullable, weak) id<UIWritingToolsCoordinatorDelegate> delegate;
@property (nonatomic, nullable) UIView *effectContainerView;
@property (nonatomic, nullable) UIView *decorationContainerView;
@property (nonatomic, readonly) UIWritingToolsCoordinatorState state;
- (void)stopWritingTools;
@property (nonatomic) UIWritingToolsBehavior preferredBehavior;
@property (nonatomic, readonly) UIWritingToolsBehavior behavior;
@property (nonatomic) UIWritingToolsResultOptions preferredResultOptions;
@property (nonatomic, readonly) UIWritingToolsResultOptions resultOptions;
- (void)updateRange:(NSRange)range withText:(NSAttributedString *)replacementText reason:(UIWritingToolsCoordinatorTextUpdateReason)reason forContextWithIdentifier:(NSUUID *)contextId;
- (void)updateForReflowedTextInContextWithIdentifier:(NSUUID *)contextId;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=18.2)))
@interface UIWritingToolsCoordinatorAnimationParameters : NSObject
@property (nonatomic, readonly) CGFloat duration;
@property (nonatomic, readonly) CGFloat delay;
@property (nonatomic, nullable, copy) void (^ progressHandler)(float);
@property (nonatomic, nullable, copy) void (^ completionHandler)(void);
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=18.2)))
@interface UIWritingToolsCoordinatorContext : NSObject
- (instancetype)initWithAttributedString:(NSAttributedString *)attributedString range:(NSRange)range NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly, copy) NSAttributedString *attributedString;
@property (nonatomic, readonly) NSRange range;
@property (nonatomic, readonly) NSUUID *identifier;
@property (nonatomic, readonly) NSRange resolvedRange;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)))
@interface UIZoomTransitionAlignmentRectContext : NSObject
@property (nonatomic, readonly) UIView *sourceView;
@property (nonatomic, readonly) UIViewController *zoomedViewController;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)))
@interface UIZoomTransitionInteractionContext : NSObject
@property (nonatomic, readonly) CGPoint location;
@property (nonatomic, readonly) CGVector velocity;
@property (nonatomic, readonly) BOOL willBegin;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)))
@interface UIZoomTransitionOptions : NSObject <NSCopying>
@property (nonatomic, nullable, copy) BOOL (^ interactiveDismissShouldBegin)(UIZoomTransitionInteractionContext *);
@property (nonatomic, nullable, copy) CGRect (^ alignmentRectProvider)(UIZoomTransitionAlignmentRectContext *);
@property (nonatomic, nullable) UIColor *dimmingColor;
@property (nonatomic, nullable) UIBlurEffect *dimmingVisualEffect;
@end
NS_SWIFT_UI_ACTOR  __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)))
@interface UIZoomTransitionSourceViewProviderContext : NSObject
@property (nonatomic, readonly) UIViewController *sourceViewController;
@property (nonatomic, readonly) UIViewController *zoomedViewController;
@end
NS_SWIFT_UI_ACTOR @interface NSAttributedString (NSAttributedString_NSAttributedStringKitAdditions)
- (BOOL)containsAttachmentsInRange:(NSRange)range;
@end
NS_SWIFT_UI_ACTOR @interface NSCoder (NSCoder_UIGeometryKeyedCoding)
- (void)encodeCGPoint:(CGPoint)point forKey:(NSString *)forKey;
- (void)encodeCGVector:(CGVector)vector forKey:(NSString *)forKey;
- (void)encodeCGSize:(CGSize)size forKey:(NSString *)forKey;
- (void)encodeCGRect:(CGRect)rect forKey:(NSString *)forKey;
- (void)encodeCGAffineTransform:(CGAffineTransform)transform forKey:(NSString *)forKey;
- (void)encodeUIEdgeInsets:(UIEdgeInsets)edgeInsets forKey:(NSString *)forKey;
- (void)encodeDirectionalEdgeInsets:(NSDirectionalEdgeInsets)directionalEdgeInsets forKey:(NSString *)forKey;
- (void)encodeUIOffset:(UIOffset)uiOffset forKey:(NSString *)forKey;
- (CGPoint)decodeCGPointForKey:(NSString *)key;
- (CGVector)decodeCGVectorForKey:(NSString *)key;
- (CGSize)decodeCGSizeForKey:(NSString *)key;
- (CGRect)decodeCGRectForKey:(NSString *)key;
- (CGAffineTransform)decodeCGAffineTransformForKey:(NSString *)key;
- (UIEdgeInsets)decodeUIEdgeInsetsForKey:(NSString *)key;
- (NSDirectionalEdgeInsets)decodeDirectionalEdgeInsetsForKey:(NSString *)key;
- (UIOffset)decodeUIOffsetForKey:(NSString *)key;
@end
@interface NSString (NSExtendedStringDrawing)
- (void)drawWithRect:(CGRect)rect options:(NSStringDrawingOptions)options attributes:(NSDictionary<NSAttributedStringKey, id> * _Nullable)attributes context:(NSStringDrawingContext * _Nullable)context;
- (CGRect)boundingRectWithSize:(CGSize)size options:(NSStringDrawingOptions)options attributes:(NSDictionary<NSAttributedStringKey, id> * _Nullable)attributes context:(NSStringDrawingContext * _Nullable)context;
@end
NS_SWIFT_UI_ACTOR @interface NSLayoutConstraint (NSIdentifier)
- (NSString *)identifier;
- (void)setIdentifier:(NSString * _Nullable)id_;
@end
@interface NSLayoutManager (NSLayoutManager_NSTextViewSupport)
- (NSArray<NSRulerMarker *> *)rulerMarkersForTextView:(NSTextView *)textView paragraphStyle:(NSParagraphStyle *)paragraphStyle ruler:(NSRulerView *)ruler;
- (NSView * _Nullable)rulerAccessoryViewForTextView:(NSTextView *)textView paragraphStyle:(NSParagraphStyle *)paragraphStyle ruler:(NSRulerView *)ruler enabled:(BOOL)enabled;
- (BOOL)layoutManagerOwnsFirstResponderInWindow:(NSWindow *)window;
- (NSTextView * _Nullable)firstTextView;
- (NSTextView * _Nullable)textViewForBeginningOfSelection;
@end
NS_SWIFT_UI_ACTOR @interface NSMutableAttributedString (NSMutableAttributedStringKitAdditions)
- (void)fixAttributesInRange:(NSRange)range;
@end
@interface NSObject (NSObject_UIAccessibilityCustomRotor)
- (NSArray<UIAccessibilityCustomRotor *> * _Nullable)accessibilityCustomRotors;
- (void)setAccessibilityCustomRotors:(NSArray<UIAccessibilityCustomRotor *> * _Nullable)customRotors;
@end
@interface NSObject (NSObject_UIAccessibilityHitTest)
- (id _Nullable)accessibilityHitTest:(CGPoint)point withEvent:(UIEvent * _Nullable)withEvent;
@end
@interface NSObject (NSObject_UIAccessibilityTextNavigation)
- (id _Nullable)accessibilityPreviousTextNavigationElement;
- (void)setAccessibilityPreviousTextNavigationElement:(id _Nullable)element;
- (id _Nullable)accessibilityNextTextNavigationElement;
- (void)setAccessibilityNextTextNavigationElement:(id _Nullable)element;
- (id _Nullable (^ _Nullable)(void))accessibilityPreviousTextNavigationElementBlock;
- (void)setAccessibilityPreviousTextNavigationElementBlock:(id _Nullable (^ _Nullable)(void))element;
- (id _Nullable (^ _Nullable)(void))accessibilityNextTextNavigationElementBlock;
- (void)setAccessibilityNextTextNavigationElementBlock:(id _Nullable (^ _Nullable)(void))element;
@end
@interface NSObject (NSObject_UIAccessibilityTextOperations)
- (id<UITextInput> _Nullable)accessibilityTextInputResponder;
- (void)setAccessibilityTextInputResponder:(id<UITextInput> _Nullable)textInput;
- (id<UITextInput> (^ _Nullable)(void))accessibilityTextInputResponderBlock;
- (void)setAccessibilityTextInputResponderBlock:(id<UITextInput> (^ _Nullable)(void))handler;
@end
@interface NSString (NSStringDrawing)
- (CGSize)sizeWithAttributes:(NSDictionary<NSAttributedStringKey, id> * _Nullable)attributes NS_SWIFT_NAME(size(withAttributes:));
- (void)drawAtPoint:(CGPoint)point withAttributes:(NSDictionary<NSAttributedStringKey, id> * _Nullable)attributes;
- (void)drawInRect:(CGRect)rect withAttributes:(NSDictionary<NSAttributedStringKey, id> * _Nullable)attributes;
@end
NS_SWIFT_UI_ACTOR @interface UIViewController (TransitionCoordinator_UIViewController)
@property (nonatomic, readonly, nullable) id<UIViewControllerTransitionCoordinator> transitionCoordinator;
@end
NS_SWIFT_UI_ACTOR @interface NSObject (UIAccessibility)
@property (nonatomic) BOOL isAccessibilityElement NS_SWIFT_UI_ACTOR;
@property (nonatomic, nullable, copy) NSString *accessibilityLabel NS_SWIFT_UI_ACTOR;
@property (nonatomic, nullable, copy) NSAttributedString *accessibilityAttributedLabel NS_SWIFT_UI_ACTOR;
@property (nonatomic, nullable, copy) NSString *accessibilityHint NS_SWIFT_UI_ACTOR;
@property (nonatomic, nullable, copy) NSAttributedString *accessibilityAttributedHint NS_SWIFT_UI_ACTOR;
@property (nonatomic, nullable, copy) NSString *accessibilityValue NS_SWIFT_UI_ACTOR;
@property (nonatomic, nullable, copy) NSAttributedString *accessibilityAttributedValue NS_SWIFT_UI_ACTOR;
@property (nonatomic) UIAccessibilityTraits accessibilityTraits NS_SWIFT_UI_ACTOR;
@property (nonatomic) CGRect accessibilityFrame NS_SWIFT_UI_ACTOR;
@property (nonatomic) CGPoint accessibilityActivationPoint NS_SWIFT_UI_ACTOR;
@property (nonatomic, nullable) NSString *accessibilityLanguage NS_SWIFT_UI_ACTOR;
@property (nonatomic) BOOL accessibilityElementsHidden NS_SWIFT_UI_ACTOR;
@property (nonatomic) BOOL accessibilityViewIsModal NS_SWIFT_UI_ACTOR;
@property (nonatomic) BOOL shouldGroupAccessibilityChildren NS_SWIFT_UI_ACTOR;
@property (nonatomic) UIAccessibilityNavigationStyle accessibilityNavigationStyle NS_SWIFT_UI_ACTOR;
@property (nonatomic) BOOL accessibilityRespondsToUserInteraction __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0))) NS_SWIFT_UI_ACTOR;
@property (nonatomic, null_resettable) NSArray<NSString *> *accessibilityUserInputLabels __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0))) NS_SWIFT_UI_ACTOR;
@property (nonatomic, copy) NSArray<NSAttributedString *> *accessibilityAttributedUserInputLabels __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0))) NS_SWIFT_UI_ACTOR;
@property (nonatomic, nullable) NSString *accessibilityTextualContext __attribute__((availability(tvos,introduced=13.0))) __attribute__((availability(ios,introduced=13.0))) NS_SWIFT_UI_ACTOR;
@property (nonatomic, nullable, copy) UIBezierPath *accessibilityPath NS_SWIFT_UI_ACTOR;
- (BOOL)accessibilityActivate NS_SWIFT_UI_ACTOR;
@property (nonatomic, nullable, copy) NSArray<id> *accessibilityHeaderElements __attribute__((availability(ios,unavailable))) NS_SWIFT_UI_ACTOR;
@property (nonatomic) UIAccessibilityDirectTouchOptions accessibilityDirectTouchOptions __attribute__((availability(ios,introduced=17.0))) __attribute__((availability(tvos,introduced=17.0))) NS_SWIFT_UI_ACTOR;
@property (nonatomic) UIAccessibilityExpandedStatus accessibilityExpandedStatus __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0))) NS_SWIFT_UI_ACTOR;
@end
NS_SWIFT_UI_ACTOR @interface NSObject (UIAccessibilityAction)
- (void)accessibilityIncrement NS_SWIFT_UI_ACTOR;
- (void)accessibilityDecrement NS_SWIFT_UI_ACTOR;
- (BOOL)accessibilityScroll:(UIAccessibilityScrollDirection)direction NS_SWIFT_UI_ACTOR;
- (BOOL)accessibilityPerformEscape NS_SWIFT_UI_ACTOR;
- (BOOL)accessibilityPerformMagicTap NS_SWIFT_UI_ACTOR;
@property (nonatomic, nullable) NSArray<UIAccessibilityCustomAction *> *accessibilityCustomActions NS_SWIFT_UI_ACTOR;
@end
NS_SWIFT_UI_ACTOR @interface NSObject (UIAccessibilityContainer)
- (NSInteger)accessibilityElementCount NS_SWIFT_UI_ACTOR;
- (id)accessibilityElementAtIndex:(NSInteger)index NS_SWIFT_UI_ACTOR;
- (NSInteger)indexOfAccessibilityElement:(id)element NS_SWIFT_UI_ACTOR;
@property (nonatomic) UIAccessibilityContainerType accessibilityContainerType NS_SWIFT_UI_ACTOR;
@end
NS_SWIFT_UI_ACTOR @interface NSObject (UIAccessibilityDragging)

@end
NS_SWIFT_UI_ACTOR @interface NSObject (UIAccessibilityFocus)
- (void)accessibilityElementDidBecomeFocused NS_SWIFT_UI_ACTOR;
- (void)accessibilityElementDidLoseFocus NS_SWIFT_UI_ACTOR;
- (BOOL)accessibilityElementIsFocused NS_SWIFT_UI_ACTOR;
@property (nonatomic, readonly) NSSet<NSString *> *accessibilityAssistiveTechnologyFocusedIdentifiers NS_SWIFT_UI_ACTOR;
@end
NS_SWIFT_UI_ACTOR @interface UIApplication (UIApplication_DefaultApplication)
- (UIApplicationCategoryDefaultStatus)defaultStatusForCategory:(UIApplicationCategory)category error:(NSError * _Nullable * _Nullable)error;
@end
NS_SWIFT_UI_ACTOR @interface UILayoutGuide (UILayoutGuide_UIConstraintBasedLayoutDebugging)
- (NSArray<NSLayoutConstraint *> *)constraintsAffectingLayoutForAxis:(UILayoutConstraintAxis)axis;
@property (nonatomic, readonly) BOOL hasAmbiguousLayout;
@end
NS_SWIFT_UI_ACTOR @interface UIViewController (UISplitViewController_UIViewController)
- (UISplitViewController * _Nullable)splitViewController;
- (void)collapseSecondaryViewController:(UIViewController *)secondaryViewController forSplitViewController:(UISplitViewController *)splitViewController;
- (UIViewController *)separateSecondaryViewControllerForSplitViewController:(UISplitViewController *)splitViewController;
@end
NS_SWIFT_UI_ACTOR @interface NSString (UIStringDrawing)
- (CGSize)drawAtPoint:(CGPoint)point withFont:(UIFont *)font __attribute__((availability(ios,deprecated=7.0)));
- (CGSize)drawAtPoint:(CGPoint)point forWidth:(CGFloat)width withFont:(UIFont *)font lineBreakMode:(NSLineBreakMode)breakMode __attribute__((availability(ios,deprecated=7.0)));
- (CGSize)drawAtPoint:(CGPoint)point forWidth:(CGFloat)width withFont:(UIFont *)font fontSize:(CGFloat)fontSize lineBreakMode:(NSLineBreakMode)breakMode baselineAdjustment:(UIBaselineAdjustment)adjustment __attribute__((availability(ios,deprecated=7.0)));
- (CGSize)drawAtPoint:(CGPoint)point forWidth:(CGFloat)width withFont:(UIFont *)font minFontSize:(CGFloat)minFontSize actualFontSize:(CGFloat *)actualFontSize lineBreakMode:(NSLineBreakMode)breakMode baselineAdjustment:(UIBaselineAdjustment)adjustment __attribute__((availability(ios,deprecated=7.0)));
- (CGSize)drawInRect:(CGRect)rect withFont:(UIFont *)font __attribute__((availability(ios,deprecated=7.0)));
- (CGSize)drawInRect:(CGRect)rect withFont:(UIFont *)font lineBreakMode:(NSLineBreakMode)mode __attribute__((availability(ios,deprecated=7.0)));
- (CGSize)drawInRect:(CGRect)rect withFont:(UIFont *)font lineBreakMode:(NSLineBreakMode)mode alignment:(NSTextAlignment)alignment __attribute__((availability(ios,deprecated=7.0)));
- (CGSize)sizeWithFont:(UIFont *)font __attribute__((availability(ios,deprecated=7.0)));
- (CGSize)sizeWithFont:(UIFont *)font forWidth:(CGFloat)forWidth lineBreakMode:(NSLineBreakMode)breakMode __attribute__((availability(ios,deprecated=7.0)));
- (CGSize)sizeWithFont:(UIFont *)font constrainedToSize:(CGSize)constrainedToSize __attribute__((availability(ios,deprecated=7.0)));
- (CGSize)sizeWithFont:(UIFont *)font constrainedToSize:(CGSize)constrainedToSize lineBreakMode:(NSLineBreakMode)lineBreakMode __attribute__((availability(ios,deprecated=7.0)));
- (CGSize)sizeWithFont:(UIFont *)font minFontSize:(CGFloat)minFontSize actualFontSize:(CGFloat *)actualFontSize forWidth:(CGFloat)forWidth lineBreakMode:(NSLineBreakMode)lineBreakMode __attribute__((availability(ios,deprecated=7.0)));
@end
NS_SWIFT_UI_ACTOR @interface UIView (UIView_UITextField)
- (BOOL)endEditing:(BOOL)force;
@end
#ifndef __ENVIRONMENT_TV_OS_VERSION_MIN_REQUIRED__
@interface UIResponder (TvlessUIResponder) <UIPasteConfigurationSupporting, UIActivityItemsConfigurationProviding>
@end
#endif
#ifndef __ENVIRONMENT_TV_OS_VERSION_MIN_REQUIRED__
@interface UIView (TvlessUIView) <UILargeContentViewerItem, UIPopoverPresentationControllerSourceItem>
@end
#endif
#ifndef __ENVIRONMENT_TV_OS_VERSION_MIN_REQUIRED__
@interface UIAlertController (TvlessUIAlertController) <UISpringLoadedInteractionSupporting>
@end
#endif
#ifndef __ENVIRONMENT_TV_OS_VERSION_MIN_REQUIRED__
@interface UIBarButtonItem (TvlessUIBarButtonItem) <UISpringLoadedInteractionSupporting, UIPopoverPresentationControllerSourceItem>
@end
#endif
#ifndef __ENVIRONMENT_TV_OS_VERSION_MIN_REQUIRED__
@interface UIButton (TvlessUIButton) <UISpringLoadedInteractionSupporting>
@end
#endif
#ifndef __ENVIRONMENT_TV_OS_VERSION_MIN_REQUIRED__
@interface UICollectionView (TvlessUICollectionView) <UISpringLoadedInteractionSupporting>
@end
#endif
#ifndef __ENVIRONMENT_TV_OS_VERSION_MIN_REQUIRED__
@interface UILayoutGuide (TvlessUILayoutGuide) <UIPopoverPresentationControllerSourceItem>
@end
#endif
#ifndef __ENVIRONMENT_TV_OS_VERSION_MIN_REQUIRED__
@interface UIImage (TvlessUIImage) <UIItemProviderPresentationSizeProviding>
@end
#endif
#ifndef __ENVIRONMENT_TV_OS_VERSION_MIN_REQUIRED__
@interface UITab (TvlessUITab) <UIPopoverPresentationControllerSourceItem, UISpringLoadedInteractionSupporting>
@end
#endif
#ifndef __ENVIRONMENT_TV_OS_VERSION_MIN_REQUIRED__
@interface UITextField (TvlessUITextField) <UITextDraggable, UITextDroppable, UITextPasteConfigurationSupporting>
@end
#endif
#ifndef __ENVIRONMENT_TV_OS_VERSION_MIN_REQUIRED__
@interface UISegmentedControl (TvlessUISegmentedControl) <UISpringLoadedInteractionSupporting>
@end
#endif
#ifndef __ENVIRONMENT_TV_OS_VERSION_MIN_REQUIRED__
@interface UITabBar (TvlessUITabBar) <UISpringLoadedInteractionSupporting>
@end
#endif
#ifndef __ENVIRONMENT_TV_OS_VERSION_MIN_REQUIRED__
@interface UITabBarItem (TvlessUITabBarItem) <UISpringLoadedInteractionSupporting, UIPopoverPresentationControllerSourceItem>
@end
#endif
#ifndef __ENVIRONMENT_TV_OS_VERSION_MIN_REQUIRED__
@interface UITableView (TvlessUITableView) <UISpringLoadedInteractionSupporting>
@end
#endif
#ifndef __ENVIRONMENT_TV_OS_VERSION_MIN_REQUIRED__
@interface UITextFormattingCoordinator (TvlessUITextFormattingCoordinator) <UIFontPickerViewControllerDelegate>
@end
#endif
#ifndef __ENVIRONMENT_TV_OS_VERSION_MIN_REQUIRED__
@interface UITextView (TvlessUITextView) <UITextDraggable, UITextDroppable, UITextPasteConfigurationSupporting>
@end
#endif
extern UIFontTextStyle const UIFontTextStyleHeadline NS_SWIFT_NAME(UIFontTextStyle.headline);
extern UIFontTextStyle const UIFontTextStyleBody NS_SWIFT_NAME(UIFontTextStyle.body);
extern UIFontTextStyle const UIFontTextStyleSubheadline NS_SWIFT_NAME(UIFontTextStyle.subheadline);
extern UIFontTextStyle const UIFontTextStyleFootnote NS_SWIFT_NAME(UIFontTextStyle.footnote);
extern UIFontTextStyle const UIFontTextStyleCaption1 NS_SWIFT_NAME(UIFontTextStyle.caption1);
extern UIFontTextStyle const UIFontTextStyleCaption2 NS_SWIFT_NAME(UIFontTextStyle.caption2);
extern UIFontTextStyle const UIFontTextStyleTitle1 NS_SWIFT_NAME(UIFontTextStyle.title1);
extern UIFontTextStyle const UIFontTextStyleTitle2 NS_SWIFT_NAME(UIFontTextStyle.title2);
extern UIFontTextStyle const UIFontTextStyleTitle3 NS_SWIFT_NAME(UIFontTextStyle.title3);
extern UIFontTextStyle const UIFontTextStyleCallout NS_SWIFT_NAME(UIFontTextStyle.callout);
extern UIFontTextStyle const UIFontTextStyleLargeTitle NS_SWIFT_NAME(UIFontTextStyle.largeTitle) __attribute__((availability(tvos,unavailable)));
extern UIFontTextStyle const UIFontTextStyleExtraLargeTitle NS_SWIFT_NAME(UIFontTextStyle.extraLargeTitle) __attribute__((availability(ios,introduced=17.0))) __attribute__((availability(tvos,introduced=17.0)));
extern UIFontTextStyle const UIFontTextStyleExtraLargeTitle2 NS_SWIFT_NAME(UIFontTextStyle.extraLargeTitle2) __attribute__((availability(ios,introduced=17.0))) __attribute__((availability(tvos,introduced=17.0)));
extern UITextFormattingViewControllerChangeType const UITextFormattingViewControllerUndefinedChangeType NS_SWIFT_NAME(UITextFormattingViewControllerChangeType.undefined);
extern UITextFormattingViewControllerChangeType const UITextFormattingViewControllerSetBoldChangeType NS_SWIFT_NAME(UITextFormattingViewControllerChangeType.setBold);
extern UITextFormattingViewControllerChangeType const UITextFormattingViewControllerRemoveBoldChangeType NS_SWIFT_NAME(UITextFormattingViewControllerChangeType.removeBold);
extern UITextFormattingViewControllerChangeType const UITextFormattingViewControllerSetItalicChangeType NS_SWIFT_NAME(UITextFormattingViewControllerChangeType.setItalic);
extern UITextFormattingViewControllerChangeType const UITextFormattingViewControllerRemoveItalicChangeType NS_SWIFT_NAME(UITextFormattingViewControllerChangeType.removeItalic);
extern UITextFormattingViewControllerChangeType const UITextFormattingViewControllerSetUnderlineChangeType NS_SWIFT_NAME(UITextFormattingViewControllerChangeType.setUnderline);
extern UITextFormattingViewControllerChangeType const UITextFormattingViewControllerRemoveUnderlineChangeType NS_SWIFT_NAME(UITextFormattingViewControllerChangeType.removeUnderline);
extern UITextFormattingViewControllerChangeType const UITextFormattingViewControllerSetStrikethroughChangeType NS_SWIFT_NAME(UITextFormattingViewControllerChangeType.setStrikethrough);
extern UITextFormattingViewControllerChangeType const UITextFormattingViewControllerRemoveStrikethroughChangeType NS_SWIFT_NAME(UITextFormattingViewControllerChangeType.removeStrikethrough);
extern UITextFormattingViewControllerChangeType const UITextFormattingViewControllerFontChangeType NS_SWIFT_NAME(UITextFormattingViewControllerChangeType.font);
extern UITextFormattingViewControllerChangeType const UITextFormattingViewControllerFontSizeChangeType NS_SWIFT_NAME(UITextFormattingViewControllerChangeType.fontSize);
extern UITextFormattingViewControllerChangeType const UITextFormattingViewControllerIncreaseFontSizeChangeType NS_SWIFT_NAME(UITextFormattingViewControllerChangeType.increaseFontSize);
extern UITextFormattingViewControllerChangeType const UITextFormattingViewControllerDecreaseFontSizeChangeType NS_SWIFT_NAME(UITextFormattingViewControllerChangeType.decreaseFontSize);
extern UITextFormattingViewControllerChangeType const UITextFormattingViewControllerTextColorChangeType NS_SWIFT_NAME(UITextFormattingViewControllerChangeType.textColor);
extern UITextFormattingViewControllerChangeType const UITextFormattingViewControllerLineHeightPointSizeChangeType NS_SWIFT_NAME(UITextFormattingViewControllerChangeType.lineHeightPointSize);
extern UITextFormattingViewControllerChangeType const UITextFormattingViewControllerIncreaseIndentationChangeType NS_SWIFT_NAME(UITextFormattingViewControllerChangeType.increaseIndentation);
extern UITextFormattingViewControllerChangeType const UITextFormattingViewControllerDecreaseIndentationChangeType NS_SWIFT_NAME(UITextFormattingViewControllerChangeType.decreaseIndentation);
extern UITextFormattingViewControllerChangeType const UITextFormattingViewControllerFormattingStyleChangeType NS_SWIFT_NAME(UITextFormattingViewControllerChangeType.formattingStyle);
extern UITextFormattingViewControllerChangeType const UITextFormattingViewControllerTextListChangeType NS_SWIFT_NAME(UITextFormattingViewControllerChangeType.textList);
extern UITextFormattingViewControllerChangeType const UITextFormattingViewControllerTextAlignmentChangeType NS_SWIFT_NAME(UITextFormattingViewControllerChangeType.textAlignment);
extern UITextFormattingViewControllerChangeType const UITextFormattingViewControllerHighlightChangeType NS_SWIFT_NAME(UITextFormattingViewControllerChangeType.highlight);
extern UIAccessibilityPriority const UIAccessibilityPriorityHigh NS_SWIFT_NAME(UIAccessibilityPriority.high);
extern UIAccessibilityPriority const UIAccessibilityPriorityDefault NS_SWIFT_NAME(UIAccessibilityPriority.default);
extern UIAccessibilityPriority const UIAccessibilityPriorityLow NS_SWIFT_NAME(UIAccessibilityPriority.low);
extern UIFocusSoundIdentifier const UIFocusSoundIdentifierNone NS_SWIFT_NAME(UIFocusSoundIdentifier.none);
extern UIFocusSoundIdentifier const UIFocusSoundIdentifierDefault NS_SWIFT_NAME(UIFocusSoundIdentifier.default);
extern UIPasteboardDetectionPattern const UIPasteboardDetectionPatternProbableWebURL NS_SWIFT_NAME(UIPasteboardDetectionPattern.probableWebUrl);
extern UIPasteboardDetectionPattern const UIPasteboardDetectionPatternProbableWebSearch NS_SWIFT_NAME(UIPasteboardDetectionPattern.probableWebSearch);
extern UIPasteboardDetectionPattern const UIPasteboardDetectionPatternNumber NS_SWIFT_NAME(UIPasteboardDetectionPattern.number);
extern UIPasteboardDetectionPattern const UIPasteboardDetectionPatternLink NS_SWIFT_NAME(UIPasteboardDetectionPattern.link) __attribute__((availability(ios,introduced=15.0))) __attribute__((availability(tvos,introduced=15.0)));
extern UIPasteboardDetectionPattern const UIPasteboardDetectionPatternPhoneNumber NS_SWIFT_NAME(UIPasteboardDetectionPattern.phoneNumber) __attribute__((availability(ios,introduced=15.0))) __attribute__((availability(tvos,introduced=15.0)));
extern UIPasteboardDetectionPattern const UIPasteboardDetectionPatternEmailAddress NS_SWIFT_NAME(UIPasteboardDetectionPattern.emailAddress) __attribute__((availability(ios,introduced=15.0))) __attribute__((availability(tvos,introduced=15.0)));
extern UIPasteboardDetectionPattern const UIPasteboardDetectionPatternPostalAddress NS_SWIFT_NAME(UIPasteboardDetectionPattern.postalAddress) __attribute__((availability(ios,introduced=15.0))) __attribute__((availability(tvos,introduced=15.0)));
extern UIPasteboardDetectionPattern const UIPasteboardDetectionPatternCalendarEvent NS_SWIFT_NAME(UIPasteboardDetectionPattern.calendarEvent) __attribute__((availability(ios,introduced=15.0))) __attribute__((availability(tvos,introduced=15.0)));
extern UIPasteboardDetectionPattern const UIPasteboardDetectionPatternShipmentTrackingNumber NS_SWIFT_NAME(UIPasteboardDetectionPattern.shipmentTrackingNumber) __attribute__((availability(ios,introduced=15.0))) __attribute__((availability(tvos,introduced=15.0)));
extern UIPasteboardDetectionPattern const UIPasteboardDetectionPatternFlightNumber NS_SWIFT_NAME(UIPasteboardDetectionPattern.flightNumber) __attribute__((availability(ios,introduced=15.0))) __attribute__((availability(tvos,introduced=15.0)));
extern UIPasteboardDetectionPattern const UIPasteboardDetectionPatternMoneyAmount NS_SWIFT_NAME(UIPasteboardDetectionPattern.moneyAmount) __attribute__((availability(ios,introduced=15.0))) __attribute__((availability(tvos,introduced=15.0)));
extern NSTextListMarkerFormats const NSTextListMarkerBox NS_SWIFT_NAME(NSTextListMarkerFormats.box);
extern NSTextListMarkerFormats const NSTextListMarkerCheck NS_SWIFT_NAME(NSTextListMarkerFormats.check);
extern NSTextListMarkerFormats const NSTextListMarkerCircle NS_SWIFT_NAME(NSTextListMarkerFormats.circle);
extern NSTextListMarkerFormats const NSTextListMarkerDiamond NS_SWIFT_NAME(NSTextListMarkerFormats.diamond);
extern NSTextListMarkerFormats const NSTextListMarkerDisc NS_SWIFT_NAME(NSTextListMarkerFormats.disc);
extern NSTextListMarkerFormats const NSTextListMarkerHyphen NS_SWIFT_NAME(NSTextListMarkerFormats.hyphen);
extern NSTextListMarkerFormats const NSTextListMarkerSquare NS_SWIFT_NAME(NSTextListMarkerFormats.square);
extern NSTextListMarkerFormats const NSTextListMarkerLowercaseHexadecimal NS_SWIFT_NAME(NSTextListMarkerFormats.lowercaseHexadecimal);
extern NSTextListMarkerFormats const NSTextListMarkerUppercaseHexadecimal NS_SWIFT_NAME(NSTextListMarkerFormats.uppercaseHexadecimal);
extern NSTextListMarkerFormats const NSTextListMarkerOctal NS_SWIFT_NAME(NSTextListMarkerFormats.octal);
extern NSTextListMarkerFormats const NSTextListMarkerLowercaseAlpha NS_SWIFT_NAME(NSTextListMarkerFormats.lowercaseAlpha);
extern NSTextListMarkerFormats const NSTextListMarkerUppercaseAlpha NS_SWIFT_NAME(NSTextListMarkerFormats.uppercaseAlpha);
extern NSTextListMarkerFormats const NSTextListMarkerLowercaseLatin NS_SWIFT_NAME(NSTextListMarkerFormats.lowercaseLatin);
extern NSTextListMarkerFormats const NSTextListMarkerUppercaseLatin NS_SWIFT_NAME(NSTextListMarkerFormats.uppercaseLatin);
extern NSTextListMarkerFormats const NSTextListMarkerLowercaseRoman NS_SWIFT_NAME(NSTextListMarkerFormats.lowercaseRoman);
extern NSTextListMarkerFormats const NSTextListMarkerUppercaseRoman NS_SWIFT_NAME(NSTextListMarkerFormats.uppercaseRoman);
extern NSTextListMarkerFormats const NSTextListMarkerDecimal NS_SWIFT_NAME(NSTextListMarkerFormats.decimal);
extern NSAttributedStringDocumentType const NSPlainTextDocumentType NS_SWIFT_NAME(NSAttributedStringDocumentType.plain);
extern NSAttributedStringDocumentType const NSRTFDTextDocumentType NS_SWIFT_NAME(NSAttributedStringDocumentType.rtfd);
extern NSAttributedStringDocumentType const NSRTFTextDocumentType NS_SWIFT_NAME(NSAttributedStringDocumentType.rtf);
extern NSAttributedStringDocumentType const NSHTMLTextDocumentType NS_SWIFT_NAME(NSAttributedStringDocumentType.html);
extern NSAttributedStringDocumentType const NSMacSimpleTextDocumentType NS_SWIFT_NAME(NSAttributedStringDocumentType.macSimple) __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
extern NSAttributedStringDocumentType const NSDocFormatTextDocumentType NS_SWIFT_NAME(NSAttributedStringDocumentType.docFormat) __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
extern NSAttributedStringDocumentType const NSWordMLTextDocumentType NS_SWIFT_NAME(NSAttributedStringDocumentType.wordML) __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
extern NSAttributedStringDocumentType const NSWebArchiveTextDocumentType NS_SWIFT_NAME(NSAttributedStringDocumentType.webArchive) __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
extern NSAttributedStringDocumentType const NSOfficeOpenXMLTextDocumentType NS_SWIFT_NAME(NSAttributedStringDocumentType.officeOpenXml) __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
extern NSAttributedStringDocumentType const NSOpenDocumentTextDocumentType NS_SWIFT_NAME(NSAttributedStringDocumentType.openDocument) __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
extern UITextFormattingViewControllerComponentKey const UITextFormattingViewControllerFormattingStylesComponentKey NS_SWIFT_NAME(UITextFormattingViewControllerComponentKey.formattingStyles);
extern UITextFormattingViewControllerComponentKey const UITextFormattingViewControllerFontAttributesComponentKey NS_SWIFT_NAME(UITextFormattingViewControllerComponentKey.fontAttributes);
extern UITextFormattingViewControllerComponentKey const UITextFormattingViewControllerFontPickerComponentKey NS_SWIFT_NAME(UITextFormattingViewControllerComponentKey.fontPicker);
extern UITextFormattingViewControllerComponentKey const UITextFormattingViewControllerFontSizeComponentKey NS_SWIFT_NAME(UITextFormattingViewControllerComponentKey.fontSize);
extern UITextFormattingViewControllerComponentKey const UITextFormattingViewControllerFontPointSizeComponentKey NS_SWIFT_NAME(UITextFormattingViewControllerComponentKey.fontPointSize);
extern UITextFormattingViewControllerComponentKey const UITextFormattingViewControllerTextAlignmentComponentKey NS_SWIFT_NAME(UITextFormattingViewControllerComponentKey.textAlignment);
extern UITextFormattingViewControllerComponentKey const UITextFormattingViewControllerTextAlignmentAndJustificationComponentKey NS_SWIFT_NAME(UITextFormattingViewControllerComponentKey.textAlignmentAndJustification);
extern UITextFormattingViewControllerComponentKey const UITextFormattingViewControllerTextIndentationComponentKey NS_SWIFT_NAME(UITextFormattingViewControllerComponentKey.textIndentation);
extern UITextFormattingViewControllerComponentKey const UITextFormattingViewControllerLineHeightComponentKey NS_SWIFT_NAME(UITextFormattingViewControllerComponentKey.lineHeight);
extern UITextFormattingViewControllerComponentKey const UITextFormattingViewControllerListStylesComponentKey NS_SWIFT_NAME(UITextFormattingViewControllerComponentKey.listStyles);
extern UITextFormattingViewControllerComponentKey const UITextFormattingViewControllerTextColorComponentKey NS_SWIFT_NAME(UITextFormattingViewControllerComponentKey.textColor);
extern UITextFormattingViewControllerComponentKey const UITextFormattingViewControllerHighlightComponentKey NS_SWIFT_NAME(UITextFormattingViewControllerComponentKey.highlight);
extern UITextFormattingViewControllerComponentKey const UITextFormattingViewControllerHighlightPickerComponentKey NS_SWIFT_NAME(UITextFormattingViewControllerComponentKey.highlightPicker);
extern UITextFormattingViewControllerTextList const UITextFormattingViewControllerTextListDisc NS_SWIFT_NAME(UITextFormattingViewControllerTextList.disc);
extern UITextFormattingViewControllerTextList const UITextFormattingViewControllerTextListHyphen NS_SWIFT_NAME(UITextFormattingViewControllerTextList.hyphen);
extern UITextFormattingViewControllerTextList const UITextFormattingViewControllerTextListDecimal NS_SWIFT_NAME(UITextFormattingViewControllerTextList.decimal);
extern UITextFormattingViewControllerTextList const UITextFormattingViewControllerTextListOther NS_SWIFT_NAME(UITextFormattingViewControllerTextList.other);
extern UIContentSizeCategory const UIContentSizeCategoryUnspecified NS_SWIFT_NAME(UIContentSizeCategory.unspecified);
extern UIContentSizeCategory const UIContentSizeCategoryExtraSmall NS_SWIFT_NAME(UIContentSizeCategory.extraSmall);
extern UIContentSizeCategory const UIContentSizeCategorySmall NS_SWIFT_NAME(UIContentSizeCategory.small);
extern UIContentSizeCategory const UIContentSizeCategoryMedium NS_SWIFT_NAME(UIContentSizeCategory.medium);
extern UIContentSizeCategory const UIContentSizeCategoryLarge NS_SWIFT_NAME(UIContentSizeCategory.large);
extern UIContentSizeCategory const UIContentSizeCategoryExtraLarge NS_SWIFT_NAME(UIContentSizeCategory.extraLarge);
extern UIContentSizeCategory const UIContentSizeCategoryExtraExtraLarge NS_SWIFT_NAME(UIContentSizeCategory.extraExtraLarge);
extern UIContentSizeCategory const UIContentSizeCategoryExtraExtraExtraLarge NS_SWIFT_NAME(UIContentSizeCategory.extraExtraExtraLarge);
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityMedium NS_SWIFT_NAME(UIContentSizeCategory.accessibilityMedium);
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityLarge NS_SWIFT_NAME(UIContentSizeCategory.accessibilityLarge);
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityExtraLarge NS_SWIFT_NAME(UIContentSizeCategory.accessibilityExtraLarge);
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityExtraExtraLarge NS_SWIFT_NAME(UIContentSizeCategory.accessibilityExtraExtraLarge);
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityExtraExtraExtraLarge NS_SWIFT_NAME(UIContentSizeCategory.accessibilityExtraExtraExtraLarge);
extern UIAccessibilityTextualContext const UIAccessibilityTextualContextWordProcessing NS_SWIFT_NAME(UIAccessibilityTextualContext.wordProcessing);
extern UIAccessibilityTextualContext const UIAccessibilityTextualContextNarrative NS_SWIFT_NAME(UIAccessibilityTextualContext.narrative);
extern UIAccessibilityTextualContext const UIAccessibilityTextualContextMessaging NS_SWIFT_NAME(UIAccessibilityTextualContext.messaging);
extern UIAccessibilityTextualContext const UIAccessibilityTextualContextSpreadsheet NS_SWIFT_NAME(UIAccessibilityTextualContext.spreadsheet);
extern UIAccessibilityTextualContext const UIAccessibilityTextualContextFileSystem NS_SWIFT_NAME(UIAccessibilityTextualContext.fileSystem);
extern UIAccessibilityTextualContext const UIAccessibilityTextualContextSourceCode NS_SWIFT_NAME(UIAccessibilityTextualContext.sourceCode);
extern UIAccessibilityTextualContext const UIAccessibilityTextualContextConsole NS_SWIFT_NAME(UIAccessibilityTextualContext.console);
extern UITextFormattingViewControllerTextAlignment const UITextFormattingViewControllerTextAlignmentLeft NS_SWIFT_NAME(UITextFormattingViewControllerTextAlignment.left);
extern UITextFormattingViewControllerTextAlignment const UITextFormattingViewControllerTextAlignmentCenter NS_SWIFT_NAME(UITextFormattingViewControllerTextAlignment.center);
extern UITextFormattingViewControllerTextAlignment const UITextFormattingViewControllerTextAlignmentRight NS_SWIFT_NAME(UITextFormattingViewControllerTextAlignment.right);
extern UITextFormattingViewControllerTextAlignment const UITextFormattingViewControllerTextAlignmentJustified NS_SWIFT_NAME(UITextFormattingViewControllerTextAlignment.justified);
extern UITextFormattingViewControllerTextAlignment const UITextFormattingViewControllerTextAlignmentNatural NS_SWIFT_NAME(UITextFormattingViewControllerTextAlignment.natural);
extern UIActivityItemsConfigurationPreviewIntent const UIActivityItemsConfigurationPreviewIntentFullSize NS_SWIFT_NAME(UIActivityItemsConfigurationPreviewIntent.fullSize);
extern UIActivityItemsConfigurationPreviewIntent const UIActivityItemsConfigurationPreviewIntentThumbnail NS_SWIFT_NAME(UIActivityItemsConfigurationPreviewIntent.thumbnail);
extern NSTextHighlightStyle const NSTextHighlightStyleDefault NS_SWIFT_NAME(NSTextHighlightStyle.default);
extern UITextFormattingViewControllerHighlight const UITextFormattingViewControllerHighlightDefault NS_SWIFT_NAME(UITextFormattingViewControllerHighlight.default);
extern UITextFormattingViewControllerHighlight const UITextFormattingViewControllerHighlightPurple NS_SWIFT_NAME(UITextFormattingViewControllerHighlight.purple);
extern UITextFormattingViewControllerHighlight const UITextFormattingViewControllerHighlightPink NS_SWIFT_NAME(UITextFormattingViewControllerHighlight.pink);
extern UITextFormattingViewControllerHighlight const UITextFormattingViewControllerHighlightOrange NS_SWIFT_NAME(UITextFormattingViewControllerHighlight.orange);
extern UITextFormattingViewControllerHighlight const UITextFormattingViewControllerHighlightMint NS_SWIFT_NAME(UITextFormattingViewControllerHighlight.mint);
extern UITextFormattingViewControllerHighlight const UITextFormattingViewControllerHighlightBlue NS_SWIFT_NAME(UITextFormattingViewControllerHighlight.blue);
extern UIFontDescriptorSystemDesign const UIFontDescriptorSystemDesignDefault NS_SWIFT_NAME(UIFontDescriptorSystemDesign.default);
extern UIFontDescriptorSystemDesign const UIFontDescriptorSystemDesignRounded NS_SWIFT_NAME(UIFontDescriptorSystemDesign.rounded);
extern UIFontDescriptorSystemDesign const UIFontDescriptorSystemDesignSerif NS_SWIFT_NAME(UIFontDescriptorSystemDesign.serif);
extern UIFontDescriptorSystemDesign const UIFontDescriptorSystemDesignMonospaced NS_SWIFT_NAME(UIFontDescriptorSystemDesign.monospaced);
extern UISheetPresentationControllerDetentIdentifier const UISheetPresentationControllerDetentIdentifierMedium NS_SWIFT_NAME(UISheetPresentationControllerDetentIdentifier.medium);
extern UISheetPresentationControllerDetentIdentifier const UISheetPresentationControllerDetentIdentifierLarge NS_SWIFT_NAME(UISheetPresentationControllerDetentIdentifier.large);
extern UIActionIdentifier const UIActionPaste NS_SWIFT_NAME(UIActionIdentifier.paste);
extern UIActionIdentifier const UIActionPasteAndMatchStyle NS_SWIFT_NAME(UIActionIdentifier.pasteAndMatchStyle);
extern UIActionIdentifier const UIActionPasteAndGo NS_SWIFT_NAME(UIActionIdentifier.pasteAndGo);
extern UIActionIdentifier const UIActionPasteAndSearch NS_SWIFT_NAME(UIActionIdentifier.pasteAndSearch);
extern UIDocumentCreationIntent const UIDocumentCreationIntentDefault NS_SWIFT_NAME(UIDocumentCreationIntent.default);
extern NSTextHighlightColorScheme const NSTextHighlightColorSchemeDefault NS_SWIFT_NAME(NSTextHighlightColorScheme.default);
extern NSTextHighlightColorScheme const NSTextHighlightColorSchemePurple NS_SWIFT_NAME(NSTextHighlightColorScheme.purple);
extern NSTextHighlightColorScheme const NSTextHighlightColorSchemePink NS_SWIFT_NAME(NSTextHighlightColorScheme.pink);
extern NSTextHighlightColorScheme const NSTextHighlightColorSchemeOrange NS_SWIFT_NAME(NSTextHighlightColorScheme.orange);
extern NSTextHighlightColorScheme const NSTextHighlightColorSchemeMint NS_SWIFT_NAME(NSTextHighlightColorScheme.mint);
extern NSTextHighlightColorScheme const NSTextHighlightColorSchemeBlue NS_SWIFT_NAME(NSTextHighlightColorScheme.blue);
extern UIWindowSceneSessionRole const UIWindowSceneSessionRoleApplication NS_SWIFT_NAME(UIWindowSceneSessionRole.application);
extern UIWindowSceneSessionRole const UIWindowSceneSessionRoleExternalDisplay NS_SWIFT_NAME(UIWindowSceneSessionRole.externalDisplay);
extern UIWindowSceneSessionRole const UIWindowSceneSessionRoleExternalDisplayNonInteractive NS_SWIFT_NAME(UIWindowSceneSessionRole.externalDisplayNonInteractive) __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
extern UIMenuIdentifier const UIMenuApplication NS_SWIFT_NAME(UIMenuIdentifier.application);
extern UIMenuIdentifier const UIMenuFile NS_SWIFT_NAME(UIMenuIdentifier.file);
extern UIMenuIdentifier const UIMenuEdit NS_SWIFT_NAME(UIMenuIdentifier.edit);
extern UIMenuIdentifier const UIMenuView NS_SWIFT_NAME(UIMenuIdentifier.view);
extern UIMenuIdentifier const UIMenuWindow NS_SWIFT_NAME(UIMenuIdentifier.window);
extern UIMenuIdentifier const UIMenuHelp NS_SWIFT_NAME(UIMenuIdentifier.help);
extern UIMenuIdentifier const UIMenuAbout NS_SWIFT_NAME(UIMenuIdentifier.about);
extern UIMenuIdentifier const UIMenuPreferences NS_SWIFT_NAME(UIMenuIdentifier.preferences);
extern UIMenuIdentifier const UIMenuServices NS_SWIFT_NAME(UIMenuIdentifier.services);
extern UIMenuIdentifier const UIMenuHide NS_SWIFT_NAME(UIMenuIdentifier.hide);
extern UIMenuIdentifier const UIMenuQuit NS_SWIFT_NAME(UIMenuIdentifier.quit);
extern UIMenuIdentifier const UIMenuNewScene NS_SWIFT_NAME(UIMenuIdentifier.newScene);
extern UIMenuIdentifier const UIMenuClose NS_SWIFT_NAME(UIMenuIdentifier.close);
extern UIMenuIdentifier const UIMenuPrint NS_SWIFT_NAME(UIMenuIdentifier.print);
extern UIMenuIdentifier const UIMenuUndoRedo NS_SWIFT_NAME(UIMenuIdentifier.undoRedo);
extern UIMenuIdentifier const UIMenuStandardEdit NS_SWIFT_NAME(UIMenuIdentifier.standardEdit);
extern UIMenuIdentifier const UIMenuFind NS_SWIFT_NAME(UIMenuIdentifier.find);
extern UIMenuIdentifier const UIMenuReplace NS_SWIFT_NAME(UIMenuIdentifier.replace);
extern UIMenuIdentifier const UIMenuShare NS_SWIFT_NAME(UIMenuIdentifier.share);
extern UIMenuIdentifier const UIMenuTextStyle NS_SWIFT_NAME(UIMenuIdentifier.textStyle);
extern UIMenuIdentifier const UIMenuSpelling NS_SWIFT_NAME(UIMenuIdentifier.spelling);
extern UIMenuIdentifier const UIMenuSpellingPanel NS_SWIFT_NAME(UIMenuIdentifier.spellingPanel);
extern UIMenuIdentifier const UIMenuSpellingOptions NS_SWIFT_NAME(UIMenuIdentifier.spellingOptions);
extern UIMenuIdentifier const UIMenuSubstitutions NS_SWIFT_NAME(UIMenuIdentifier.substitutions);
extern UIMenuIdentifier const UIMenuSubstitutionsPanel NS_SWIFT_NAME(UIMenuIdentifier.substitutionsPanel);
extern UIMenuIdentifier const UIMenuSubstitutionOptions NS_SWIFT_NAME(UIMenuIdentifier.substitutionOptions);
extern UIMenuIdentifier const UIMenuTransformations NS_SWIFT_NAME(UIMenuIdentifier.transformations);
extern UIMenuIdentifier const UIMenuSpeech NS_SWIFT_NAME(UIMenuIdentifier.speech);
extern UIMenuIdentifier const UIMenuLookup NS_SWIFT_NAME(UIMenuIdentifier.lookup);
extern UIMenuIdentifier const UIMenuLearn NS_SWIFT_NAME(UIMenuIdentifier.learn);
extern UIMenuIdentifier const UIMenuFormat NS_SWIFT_NAME(UIMenuIdentifier.format);
extern UIMenuIdentifier const UIMenuFont NS_SWIFT_NAME(UIMenuIdentifier.font);
extern UIMenuIdentifier const UIMenuTextSize NS_SWIFT_NAME(UIMenuIdentifier.textSize);
extern UIMenuIdentifier const UIMenuTextColor NS_SWIFT_NAME(UIMenuIdentifier.textColor);
extern UIMenuIdentifier const UIMenuTextStylePasteboard NS_SWIFT_NAME(UIMenuIdentifier.textStylePasteboard);
extern UIMenuIdentifier const UIMenuText NS_SWIFT_NAME(UIMenuIdentifier.text);
extern UIMenuIdentifier const UIMenuWritingDirection NS_SWIFT_NAME(UIMenuIdentifier.writingDirection);
extern UIMenuIdentifier const UIMenuAlignment NS_SWIFT_NAME(UIMenuIdentifier.alignment);
extern UIMenuIdentifier const UIMenuToolbar NS_SWIFT_NAME(UIMenuIdentifier.toolbar);
extern UIMenuIdentifier const UIMenuSidebar NS_SWIFT_NAME(UIMenuIdentifier.sidebar) __attribute__((availability(ios,introduced=15.0))) __attribute__((availability(tvos,introduced=15.0)));
extern UIMenuIdentifier const UIMenuFullscreen NS_SWIFT_NAME(UIMenuIdentifier.fullscreen);
extern UIMenuIdentifier const UIMenuMinimizeAndZoom NS_SWIFT_NAME(UIMenuIdentifier.minimizeAndZoom);
extern UIMenuIdentifier const UIMenuBringAllToFront NS_SWIFT_NAME(UIMenuIdentifier.bringAllToFront);
extern UIMenuIdentifier const UIMenuRoot NS_SWIFT_NAME(UIMenuIdentifier.root);
extern UIMenuIdentifier const UIMenuOpenRecent NS_SWIFT_NAME(UIMenuIdentifier.openRecent) __attribute__((availability(ios,introduced=14.0))) __attribute__((availability(tvos,introduced=14.0)));
extern UIMenuIdentifier const UIMenuDocument NS_SWIFT_NAME(UIMenuIdentifier.document) __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
extern UIMenuIdentifier const UIMenuAutoFill NS_SWIFT_NAME(UIMenuIdentifier.autoFill) __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
extern UIMenuIdentifier const UIMenuOpen NS_SWIFT_NAME(UIMenuIdentifier.open) __attribute__((availability(tvos,introduced=18.1))) __attribute__((availability(ios,introduced=18.1)));
extern UIActivityItemsConfigurationInteraction const UIActivityItemsConfigurationInteractionShare NS_SWIFT_NAME(UIActivityItemsConfigurationInteraction.share);
extern UIActivityItemsConfigurationInteraction const UIActivityItemsConfigurationInteractionCopy NS_SWIFT_NAME(UIActivityItemsConfigurationInteraction.copy) __attribute__((availability(ios,introduced=16.4)));
extern NSNotificationName const UIAccessibilityAnnouncementDidFinishNotification;
extern NSString * const UIAccessibilityVoiceOverStatusChanged __attribute__((availability(ios,deprecated=11.0))) __attribute__((availability(tvos,deprecated=11.0)));
extern NSNotificationName const UIAccessibilityVoiceOverStatusDidChangeNotification;
extern NSNotificationName const UIAccessibilityMonoAudioStatusDidChangeNotification;
extern NSNotificationName const UIAccessibilityClosedCaptioningStatusDidChangeNotification;
extern NSNotificationName const UIAccessibilityInvertColorsStatusDidChangeNotification;
extern NSNotificationName const UIAccessibilityGuidedAccessStatusDidChangeNotification;
extern NSString * const UIAccessibilitySpeechAttributePunctuation;
extern NSString * const UIAccessibilitySpeechAttributeLanguage;
extern NSString * const UIAccessibilitySpeechAttributePitch;
extern NSString * const UIAccessibilitySpeechAttributeAnnouncementPriority __attribute__((availability(ios,introduced=17.0))) __attribute__((availability(tvos,introduced=17.0)));
extern NSNotificationName const UIAccessibilityBoldTextStatusDidChangeNotification;
extern NSNotificationName const UIAccessibilityButtonShapesEnabledStatusDidChangeNotification __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
extern NSNotificationName const UIAccessibilityDarkerSystemColorsStatusDidChangeNotification;
extern NSNotificationName const UIAccessibilityGrayscaleStatusDidChangeNotification;
extern NSNotificationName const UIAccessibilityReduceMotionStatusDidChangeNotification;
extern NSNotificationName const UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
extern NSNotificationName const UIAccessibilityVideoAutoplayStatusDidChangeNotification __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
extern NSNotificationName const UIAccessibilityReduceTransparencyStatusDidChangeNotification;
extern NSNotificationName const UIAccessibilitySwitchControlStatusDidChangeNotification;
extern NSString * const UIAccessibilityNotificationSwitchControlIdentifier;
extern NSNotificationName const UIAccessibilitySpeakScreenStatusDidChangeNotification;
extern NSNotificationName const UIAccessibilitySpeakSelectionStatusDidChangeNotification;
extern NSNotificationName const UIAccessibilityShakeToUndoDidChangeNotification;
extern NSNotificationName const UIAccessibilityElementFocusedNotification;
extern NSNotificationName const UIAccessibilityFocusedElementKey;
extern NSNotificationName const UIAccessibilityUnfocusedElementKey;
extern NSNotificationName const UIAccessibilityAssistiveTechnologyKey;
extern NSString * const UIAccessibilityNotificationVoiceOverIdentifier;
extern NSNotificationName const UIAccessibilityHearingDevicePairedEarDidChangeNotification __attribute__((availability(tvos,unavailable)));
extern NSNotificationName const UIAccessibilityAssistiveTouchStatusDidChangeNotification;
extern NSNotificationName const UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
extern NSNotificationName const UIAccessibilityOnOffSwitchLabelsDidChangeNotification __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
extern NSString * const UIAccessibilitySpeechAttributeQueueAnnouncement;
extern NSString * const UIAccessibilitySpeechAttributeIPANotation;
extern NSString * const UIAccessibilityTextAttributeHeadingLevel;
extern NSString * const UIAccessibilityTextAttributeCustom;
extern NSString * const UIAccessibilityTextAttributeContext __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
extern NSString * const UIAccessibilitySpeechAttributeSpellOut __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
extern NSString * const UIAccessibilityCustomActionCategoryEdit __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)));
extern NSString * const UIActivityTypePostToFacebook;
extern NSString * const UIActivityTypePostToTwitter;
extern NSString * const UIActivityTypePostToWeibo;
extern NSString * const UIActivityTypeMessage;
extern NSString * const UIActivityTypeMail;
extern NSString * const UIActivityTypePrint;
extern NSString * const UIActivityTypeCopyToPasteboard;
extern NSString * const UIActivityTypeAssignToContact;
extern NSString * const UIActivityTypeSaveToCameraRoll;
extern NSString * const UIActivityTypeAddToReadingList;
extern NSString * const UIActivityTypePostToFlickr;
extern NSString * const UIActivityTypePostToVimeo;
extern NSString * const UIActivityTypePostToTencentWeibo;
extern NSString * const UIActivityTypeAirDrop;
extern NSString * const UIActivityTypeOpenInIBooks;
extern NSString * const UIActivityTypeMarkupAsPDF;
extern NSString * const UIActivityTypeSharePlay __attribute__((availability(ios,introduced=15.4)));
extern NSString * const UIActivityTypeCollaborationInviteWithLink __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
extern NSString * const UIActivityTypeCollaborationCopyLink __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
extern NSString * const UIActivityTypeAddToHomeScreen __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.4)));
extern NSString * const UIStateRestorationViewControllerStoryboardKey;
extern NSString * const UIApplicationOpenURLOptionsAnnotationKey;
extern NSString * const UIApplicationOpenURLOptionsSourceApplicationKey;
extern NSString * const UIApplicationOpenURLOptionsOpenInPlaceKey;
extern NSString * const UIApplicationOpenURLOptionsEventAttributionKey __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=14.5)));
extern NSString * const UIApplicationOpenURLOptionUniversalLinksOnly;
extern NSString * const UIApplicationOpenExternalURLOptionsEventAttributionKey __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=14.5)));
extern NSNotificationName const UIApplicationDidFinishLaunchingNotification;
extern NSNotificationName const UIApplicationDidBecomeActiveNotification NS_SWIFT_NAME(UIApplication.didBecomeActiveNotification);
extern NSNotificationName const UIApplicationWillResignActiveNotification;
extern NSNotificationName const UIApplicationDidReceiveMemoryWarningNotification NS_SWIFT_NAME(UIApplication.didReceiveMemoryWarningNotification);
extern NSNotificationName const UIApplicationWillTerminateNotification;
extern NSNotificationName const UIApplicationSignificantTimeChangeNotification;
extern NSNotificationName const UIApplicationWillChangeStatusBarOrientationNotification __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=13.0)));
extern NSNotificationName const UIApplicationDidChangeStatusBarOrientationNotification __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=13.0)));
extern NSString * const UIApplicationStatusBarOrientationUserInfoKey __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=13.0)));
extern NSNotificationName const UIApplicationWillChangeStatusBarFrameNotification __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=13.0)));
extern NSNotificationName const UIApplicationDidChangeStatusBarFrameNotification __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=13.0)));
extern NSString * const UIApplicationStatusBarFrameUserInfoKey __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=13.0)));
extern NSString * const UIApplicationLaunchOptionsURLKey;
extern NSString * const UIApplicationLaunchOptionsSourceApplicationKey;
extern NSString * const UIApplicationLaunchOptionsRemoteNotificationKey __attribute__((availability(tvos,unavailable)));
extern NSString * const UIApplicationLaunchOptionsAnnotationKey;
extern NSInteger const UIBackgroundTaskInvalid;
extern double const UIMinimumKeepAliveTimeout __attribute__((availability(ios,deprecated=13.0))) __attribute__((availability(tvos,deprecated=13.0)));
extern NSNotificationName const UIApplicationProtectedDataWillBecomeUnavailable;
extern NSNotificationName const UIApplicationProtectedDataDidBecomeAvailable;
extern NSString * const UIApplicationLaunchOptionsLocationKey;
extern NSNotificationName const UIApplicationDidEnterBackgroundNotification NS_SWIFT_NAME(UIApplication.didEnterBackgroundNotification);
extern NSNotificationName const UIApplicationWillEnterForegroundNotification NS_SWIFT_NAME(UIApplication.willEnterForegroundNotification);
extern NSString * const UIApplicationLaunchOptionsLocalNotificationKey __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,deprecated=10.0)));
extern NSString * const UIApplicationLaunchOptionsNewsstandDownloadsKey __attribute__((availability(tvos,unavailable)));
extern NSString * const UIApplicationLaunchOptionsBluetoothCentralsKey;
extern NSString * const UIApplicationLaunchOptionsBluetoothPeripheralsKey;
extern NSString * const UIApplicationLaunchOptionsShortcutItemKey __attribute__((availability(tvos,unavailable)));
extern NSString * const UIApplicationLaunchOptionsEventAttributionKey __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=14.5)));
extern NSString * const UITrackingRunLoopMode;
extern NSString * const UIApplicationStateRestorationBundleVersionKey;
extern NSString * const UIApplicationStateRestorationUserInterfaceIdiomKey;
extern NSNotificationName const UIContentSizeCategoryDidChangeNotification NS_SWIFT_NAME(UIContentSizeCategory.didChangeNotification);
extern double const UIApplicationBackgroundFetchIntervalMinimum;
extern double const UIApplicationBackgroundFetchIntervalNever;
extern NSString * const UIApplicationStateRestorationTimestampKey;
extern NSString * const UIApplicationStateRestorationSystemVersionKey;
extern NSNotificationName const UIApplicationBackgroundRefreshStatusDidChangeNotification;
extern NSNotificationName const UIApplicationUserDidTakeScreenshotNotification;
extern NSString * const UIApplicationOpenSettingsURLString;
extern NSString * const UIApplicationOpenNotificationSettingsURLString __attribute__((availability(ios,introduced=15.4))) __attribute__((availability(tvos,introduced=15.4)));
extern NSString * const UIApplicationLaunchOptionsUserActivityDictionaryKey;
extern NSString * const UIApplicationLaunchOptionsUserActivityTypeKey;
extern NSString * const UIApplicationLaunchOptionsCloudKitShareMetadataKey __attribute__((availability(tvos,unavailable)));
extern NSString * const UIApplicationOpenDefaultApplicationsSettingsURLString __attribute__((availability(ios,introduced=18.2))) __attribute__((availability(tvos,introduced=18.2)));
extern NSString * const UIApplicationKeyboardExtensionPointIdentifier;
extern CGSize const UICollectionViewFlowLayoutAutomaticSize NS_SWIFT_NAME(UICollectionViewFlowLayout.automaticSize);
extern CGFloat const UICollectionViewLayoutAutomaticDimension __attribute__((availability(tvos,introduced=15.0))) __attribute__((availability(ios,introduced=15.0)));
extern NSNotificationName const UIDocumentStateChangedNotification;
extern NSString * const NSUserActivityDocumentURLKey;
extern CGFloat const UIFontWeightUltraLight;
extern CGFloat const UIFontWeightThin;
extern CGFloat const UIFontWeightLight;
extern CGFloat const UIFontWeightRegular;
extern CGFloat const UIFontWeightMedium;
extern CGFloat const UIFontWeightSemibold;
extern CGFloat const UIFontWeightBold;
extern CGFloat const UIFontWeightHeavy;
extern CGFloat const UIFontWeightBlack;
extern UIFontDescriptorAttributeName const UIFontDescriptorFamilyAttribute NS_SWIFT_NAME(UIFontDescriptorAttributeName.family);
extern UIFontDescriptorAttributeName const UIFontDescriptorNameAttribute NS_SWIFT_NAME(UIFontDescriptorAttributeName.name);
extern UIFontDescriptorAttributeName const UIFontDescriptorFaceAttribute NS_SWIFT_NAME(UIFontDescriptorAttributeName.face);
extern UIFontDescriptorAttributeName const UIFontDescriptorSizeAttribute NS_SWIFT_NAME(UIFontDescriptorAttributeName.size);
extern UIFontDescriptorAttributeName const UIFontDescriptorVisibleNameAttribute NS_SWIFT_NAME(UIFontDescriptorAttributeName.visibleName);
extern UIFontDescriptorAttributeName const UIFontDescriptorMatrixAttribute NS_SWIFT_NAME(UIFontDescriptorAttributeName.matrix);
extern UIFontDescriptorAttributeName const UIFontDescriptorCharacterSetAttribute NS_SWIFT_NAME(UIFontDescriptorAttributeName.characterSet);
extern UIFontDescriptorAttributeName const UIFontDescriptorCascadeListAttribute NS_SWIFT_NAME(UIFontDescriptorAttributeName.cascadeList);
extern UIFontDescriptorAttributeName const UIFontDescriptorTraitsAttribute NS_SWIFT_NAME(UIFontDescriptorAttributeName.traits);
extern UIFontDescriptorAttributeName const UIFontDescriptorFixedAdvanceAttribute NS_SWIFT_NAME(UIFontDescriptorAttributeName.fixedAdvance);
extern UIFontDescriptorAttributeName const UIFontDescriptorFeatureSettingsAttribute NS_SWIFT_NAME(UIFontDescriptorAttributeName.featureSettings);
extern UIFontDescriptorAttributeName const UIFontDescriptorTextStyleAttribute NS_SWIFT_NAME(UIFontDescriptorAttributeName.textStyle);
extern UIFontDescriptorTraitKey const UIFontSymbolicTrait NS_SWIFT_NAME(UIFontDescriptorTraitKey.symbolic);
extern UIFontDescriptorTraitKey const UIFontWeightTrait NS_SWIFT_NAME(UIFontDescriptorTraitKey.weight);
extern UIFontDescriptorTraitKey const UIFontWidthTrait NS_SWIFT_NAME(UIFontDescriptorTraitKey.width);
extern UIFontDescriptorTraitKey const UIFontSlantTrait NS_SWIFT_NAME(UIFontDescriptorTraitKey.slant);
extern NSString * const UIFontFeatureSelectorIdentifierKey;
extern NSString * const UIFontFeatureTypeIdentifierKey;
extern NSNotificationName const UIKeyboardWillShowNotification NS_SWIFT_NAME(UIResponder.keyboardWillShowNotification) __attribute__((availability(tvos,unavailable)));
extern NSNotificationName const UIKeyboardDidShowNotification NS_SWIFT_NAME(UIResponder.keyboardDidShowNotification) __attribute__((availability(tvos,unavailable)));
extern NSNotificationName const UIKeyboardWillHideNotification NS_SWIFT_NAME(UIResponder.keyboardWillHideNotification) __attribute__((availability(tvos,unavailable)));
extern NSNotificationName const UIKeyboardDidHideNotification NS_SWIFT_NAME(UIResponder.keyboardDidHideNotification) __attribute__((availability(tvos,unavailable)));
extern NSNotificationName const UIKeyboardWillChangeFrameNotification NS_SWIFT_NAME(UIResponder.keyboardWillChangeFrameNotification) __attribute__((availability(tvos,unavailable)));
extern NSNotificationName const UIKeyboardDidChangeFrameNotification NS_SWIFT_NAME(UIResponder.keyboardDidChangeFrameNotification) __attribute__((availability(tvos,unavailable)));
extern NSString * const UIKeyboardAnimationCurveUserInfoKey NS_SWIFT_NAME(UIResponder.keyboardAnimationCurveUserInfoKey) __attribute__((availability(tvos,unavailable)));
extern NSString * const UIKeyboardAnimationDurationUserInfoKey NS_SWIFT_NAME(UIResponder.keyboardAnimationDurationUserInfoKey) __attribute__((availability(tvos,unavailable)));
extern NSString * const UIKeyboardFrameEndUserInfoKey NS_SWIFT_NAME(UIResponder.keyboardFrameEndUserInfoKey) __attribute__((availability(tvos,unavailable)));
extern NSString * const UIKeyboardFrameBeginUserInfoKey NS_SWIFT_NAME(UIResponder.keyboardFrameBeginUserInfoKey) __attribute__((availability(tvos,unavailable)));
extern NSString * const UIKeyboardIsLocalUserInfoKey __attribute__((availability(tvos,unavailable)));
extern NSString * const UIKeyInputUpArrow;
extern NSString * const UIKeyInputDownArrow;
extern NSString * const UIKeyInputLeftArrow;
extern NSString * const UIKeyInputRightArrow;
extern NSString * const UIKeyInputEscape;
extern NSString * const UIKeyInputPageUp __attribute__((availability(ios,introduced=13.4))) __attribute__((availability(tvos,introduced=13.4)));
extern NSString * const UIKeyInputPageDown __attribute__((availability(ios,introduced=13.4))) __attribute__((availability(tvos,introduced=13.4)));
extern NSString * const UIKeyInputHome __attribute__((availability(ios,introduced=13.4))) __attribute__((availability(tvos,introduced=13.4)));
extern NSString * const UIKeyInputEnd __attribute__((availability(ios,introduced=13.4))) __attribute__((availability(tvos,introduced=13.4)));
extern NSString * const UIKeyInputF1 __attribute__((availability(ios,introduced=13.4))) __attribute__((availability(tvos,introduced=13.4)));
extern NSString * const UIKeyInputF2 __attribute__((availability(ios,introduced=13.4))) __attribute__((availability(tvos,introduced=13.4)));
extern NSString * const UIKeyInputF3 __attribute__((availability(ios,introduced=13.4))) __attribute__((availability(tvos,introduced=13.4)));
extern NSString * const UIKeyInputF4 __attribute__((availability(ios,introduced=13.4))) __attribute__((availability(tvos,introduced=13.4)));
extern NSString * const UIKeyInputF5 __attribute__((availability(ios,introduced=13.4))) __attribute__((availability(tvos,introduced=13.4)));
extern NSString * const UIKeyInputF6 __attribute__((availability(ios,introduced=13.4))) __attribute__((availability(tvos,introduced=13.4)));
extern NSString * const UIKeyInputF7 __attribute__((availability(ios,introduced=13.4))) __attribute__((availability(tvos,introduced=13.4)));
extern NSString * const UIKeyInputF8 __attribute__((availability(ios,introduced=13.4))) __attribute__((availability(tvos,introduced=13.4)));
extern NSString * const UIKeyInputF9 __attribute__((availability(ios,introduced=13.4))) __attribute__((availability(tvos,introduced=13.4)));
extern NSString * const UIKeyInputF10 __attribute__((availability(ios,introduced=13.4))) __attribute__((availability(tvos,introduced=13.4)));
extern NSString * const UIKeyInputF11 __attribute__((availability(ios,introduced=13.4))) __attribute__((availability(tvos,introduced=13.4)));
extern NSString * const UIKeyInputF12 __attribute__((availability(ios,introduced=13.4))) __attribute__((availability(tvos,introduced=13.4)));
extern NSString * const UIKeyInputDelete __attribute__((availability(ios,introduced=15.0))) __attribute__((availability(tvos,introduced=15.0)));
extern NSString * const UITextInputTextBackgroundColorKey __attribute__((availability(ios,deprecated=8.0))) __attribute__((availability(tvos,unavailable)));
extern NSString * const UITextInputTextColorKey __attribute__((availability(ios,deprecated=8.0))) __attribute__((availability(tvos,unavailable)));
extern NSString * const UITextInputTextFontKey __attribute__((availability(ios,deprecated=8.0))) __attribute__((availability(tvos,unavailable)));
extern NSNotificationName const UITextInputCurrentInputModeDidChangeNotification;
extern NSString * const UILocalNotificationDefaultSoundName __attribute__((availability(ios,deprecated=10.0)));
extern NSNotificationName const UIWindowDidBecomeVisibleNotification;
extern NSNotificationName const UIWindowDidBecomeHiddenNotification;
extern NSNotificationName const UIWindowDidBecomeKeyNotification;
extern NSNotificationName const UIWindowDidResignKeyNotification;
extern NSNotificationName const UIDeviceOrientationDidChangeNotification __attribute__((availability(tvos,unavailable)));
extern NSNotificationName const UIDeviceBatteryStateDidChangeNotification __attribute__((availability(tvos,unavailable)));
extern NSNotificationName const UIDeviceBatteryLevelDidChangeNotification __attribute__((availability(tvos,unavailable)));
extern NSNotificationName const UIDeviceProximityStateDidChangeNotification;
extern UIImagePickerControllerInfoKey const UIImagePickerControllerMediaType NS_SWIFT_NAME(UIImagePickerController.InfoKey.mediaType);
extern UIImagePickerControllerInfoKey const UIImagePickerControllerOriginalImage NS_SWIFT_NAME(UIImagePickerController.InfoKey.originalImage);
extern UIImagePickerControllerInfoKey const UIImagePickerControllerEditedImage NS_SWIFT_NAME(UIImagePickerController.InfoKey.editedImage);
extern UIImagePickerControllerInfoKey const UIImagePickerControllerCropRect NS_SWIFT_NAME(UIImagePickerController.InfoKey.cropRect);
extern UIImagePickerControllerInfoKey const UIImagePickerControllerMediaURL NS_SWIFT_NAME(UIImagePickerController.InfoKey.mediaURL);
extern UIImagePickerControllerInfoKey const UIImagePickerControllerReferenceURL NS_SWIFT_NAME(UIImagePickerController.InfoKey.referenceURL) __attribute__((availability(ios,deprecated=11.0)));
extern UIImagePickerControllerInfoKey const UIImagePickerControllerMediaMetadata NS_SWIFT_NAME(UIImagePickerController.InfoKey.mediaMetadata);
extern UIImagePickerControllerInfoKey const UIImagePickerControllerLivePhoto NS_SWIFT_NAME(UIImagePickerController.InfoKey.livePhoto);
extern UIImagePickerControllerInfoKey const UIImagePickerControllerPHAsset NS_SWIFT_NAME(UIImagePickerController.InfoKey.phAsset) __attribute__((availability(ios,deprecated=14.0)));
extern UIImagePickerControllerInfoKey const UIImagePickerControllerImageURL NS_SWIFT_NAME(UIImagePickerController.InfoKey.imageURL);
extern NSNotificationName const UIMenuControllerWillShowMenuNotification;
extern NSNotificationName const UIMenuControllerDidShowMenuNotification;
extern NSNotificationName const UIMenuControllerWillHideMenuNotification;
extern NSNotificationName const UIMenuControllerDidHideMenuNotification;
extern NSNotificationName const UIMenuControllerMenuFrameDidChangeNotification;
extern CGFloat const UINavigationControllerHideShowBarDuration;
extern NSString * const UINibExternalObjects;
extern UIPageViewControllerOptionsKey const UIPageViewControllerOptionSpineLocationKey NS_SWIFT_NAME(UIPageViewControllerOptionsKey.spineLocation);
extern UIPageViewControllerOptionsKey const UIPageViewControllerOptionInterPageSpacingKey NS_SWIFT_NAME(UIPageViewControllerOptionsKey.interPageSpacing);
extern NSNotificationName const UIPasteboardChangedNotification NS_SWIFT_NAME(UIPasteboard.changedNotification);
extern NSString * const UIPasteboardChangedTypesAddedKey NS_SWIFT_NAME(UIPasteboard.changedTypesAddedUserInfoKey);
extern NSString * const UIPasteboardChangedTypesRemovedKey NS_SWIFT_NAME(UIPasteboard.changedTypesRemovedUserInfoKey);
extern NSNotificationName const UIPasteboardRemovedNotification NS_SWIFT_NAME(UIPasteboard.removedNotification);
extern NSString * const UIPasteboardTypeAutomatic;
extern UIPasteboardName const UIPasteboardNameGeneral NS_SWIFT_NAME(UIPasteboardName.general);
extern NSString * const UIPasteboardNameFind __attribute__((availability(ios,deprecated=10.0)));
extern UIPasteboardOption const UIPasteboardOptionExpirationDate NS_SWIFT_NAME(UIPasteboardOption.expirationDate);
extern UIPasteboardOption const UIPasteboardOptionLocalOnly NS_SWIFT_NAME(UIPasteboardOption.localOnly);
extern NSNotificationName const UIScreenBrightnessDidChangeNotification;
extern NSNotificationName const UIScreenModeDidChangeNotification;
extern NSNotificationName const UIScreenDidDisconnectNotification;
extern NSNotificationName const UIScreenDidConnectNotification;
extern NSNotificationName const UIScreenReferenceDisplayModeStatusDidChangeNotification __attribute__((availability(tvos,introduced=16.0))) __attribute__((availability(ios,introduced=16.0)));
extern NSNotificationName const UIScreenCapturedDidChangeNotification;
extern CGFloat const UIScrollViewDecelerationRateNormal;
extern CGFloat const UIScrollViewDecelerationRateFast;
extern NSString * const NSLigatureAttributeName;
extern NSString * const NSVerticalGlyphFormAttributeName;
extern NSString * const NSTextEffectAttributeName;
extern NSString * const NSUnderlineColorAttributeName;
extern NSString * const NSStrikethroughColorAttributeName;
extern NSString * const NSObliquenessAttributeName;
extern NSString * const NSExpansionAttributeName;
extern NSString * const NSWritingDirectionAttributeName;
extern NSString * const NSTrackingAttributeName __attribute__((availability(tvos,introduced=14.0))) __attribute__((availability(ios,introduced=14.0)));
extern NSString * const UITextItemTagAttributeName __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=17.0)));
extern NSString * const NSTextEffectLetterpressStyle;
extern NSString * const NSTargetTextScalingDocumentOption __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
extern NSString * const NSSourceTextScalingDocumentOption __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
extern NSString * const NSTextHighlightStyleAttributeName __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)));
extern NSString * const NSTextHighlightColorSchemeAttributeName __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)));
extern NSString * const NSAdaptiveImageGlyphAttributeName __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)));
extern NSString * const NSWritingToolsExclusionAttributeName __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=18.2)));
extern NSString * const UITableViewIndexSearch __attribute__((availability(tvos,unavailable)));
extern CGFloat const UITableViewAutomaticDimension NS_SWIFT_NAME(UITableView.automaticDimension);
extern NSNotificationName const UITableViewSelectionDidChangeNotification;
extern NSNotificationName const UITextFieldTextDidBeginEditingNotification NS_SWIFT_NAME(UITextField.textDidBeginEditingNotification);
extern NSNotificationName const UITextFieldTextDidEndEditingNotification NS_SWIFT_NAME(UITextField.textDidEndEditingNotification);
extern NSNotificationName const UITextFieldTextDidChangeNotification NS_SWIFT_NAME(UITextField.textDidChangeNotification);
extern NSString * const UITextFieldDidEndEditingReasonKey;
extern NSNotificationName const UITextViewTextDidBeginEditingNotification NS_SWIFT_NAME(UITextView.textDidBeginEditingNotification);
extern NSNotificationName const UITextViewTextDidChangeNotification NS_SWIFT_NAME(UITextView.textDidChangeNotification);
extern NSNotificationName const UITextViewTextDidEndEditingNotification NS_SWIFT_NAME(UITextView.textDidEndEditingNotification);
extern CGFloat const UIViewNoIntrinsicMetric NS_SWIFT_NAME(UIView.noIntrinsicMetric);
extern CGSize const UILayoutFittingCompressedSize NS_SWIFT_NAME(UIView.layoutFittingCompressedSize);
extern CGSize const UILayoutFittingExpandedSize NS_SWIFT_NAME(UIView.layoutFittingExpandedSize);
extern NSNotificationName const UIViewControllerShowDetailTargetDidChangeNotification;
extern NSString * const UIViewControllerHierarchyInconsistencyException;
extern UITransitionContextViewControllerKey const UITransitionContextFromViewControllerKey NS_SWIFT_NAME(UITransitionContextViewControllerKey.from);
extern UITransitionContextViewControllerKey const UITransitionContextToViewControllerKey NS_SWIFT_NAME(UITransitionContextViewControllerKey.to);
extern UITransitionContextViewKey const UITransitionContextFromViewKey NS_SWIFT_NAME(UITransitionContextViewKey.from);
extern UITransitionContextViewKey const UITransitionContextToViewKey NS_SWIFT_NAME(UITransitionContextViewKey.to);
extern CGFloat const UISplitViewControllerAutomaticDimension;
extern NSString * const UIUserNotificationTextInputActionButtonTitleKey __attribute__((availability(ios,deprecated=10.0)));
extern NSString * const UIUserNotificationActionResponseTypedTextKey __attribute__((availability(ios,deprecated=10.0)));
extern NSNotificationName const UIFocusDidUpdateNotification;
extern NSNotificationName const UIFocusMovementDidFailNotification;
extern NSString * const UIFocusUpdateContextKey;
extern NSString * const UIFocusUpdateAnimationCoordinatorKey;
extern NSString * const UITextAttributeFont;
extern NSString * const UITextAttributeTextColor;
extern NSString * const UITextAttributeTextShadowColor;
extern NSString * const UITextAttributeTextShadowOffset;
extern NSNotificationName const UISceneWillConnectNotification;
extern NSNotificationName const UISceneDidDisconnectNotification;
extern NSNotificationName const UISceneDidActivateNotification NS_SWIFT_NAME(UIScene.didActivateNotification);
extern NSNotificationName const UISceneWillDeactivateNotification;
extern NSNotificationName const UISceneWillEnterForegroundNotification;
extern NSNotificationName const UISceneDidEnterBackgroundNotification;
extern NSNotificationName const UISceneSystemProtectionDidChangeNotification __attribute__((availability(ios,introduced=18.0))) __attribute__((availability(tvos,unavailable)));
extern NSString * const UICommandTagShare;
extern NSNotificationName const UILargeContentViewerInteractionEnabledStatusDidChangeNotification;
extern NSString * const UIActivityItemsConfigurationMetadataKeyTitle;
extern NSString * const UIActivityItemsConfigurationMetadataKeyMessageBody;
extern NSString * const UIActivityItemsConfigurationMetadataKeyLinkPresentationMetadata __attribute__((availability(ios,introduced=15.0)));
extern NSString * const UIActivityItemsConfigurationMetadataKeyCollaborationModeRestrictions __attribute__((availability(ios,introduced=18.0)));
extern NSString * const UIActivityItemsConfigurationMetadataKeyShareRecipients __attribute__((availability(ios,introduced=18.0)));
extern NSNotificationName const UIPointerLockStateDidChangeNotification;
extern CGFloat const UISheetPresentationControllerAutomaticDimension;
extern CGFloat const UISheetPresentationControllerDetentInactive __attribute__((availability(tvos,unavailable))) __attribute__((availability(ios,introduced=16.0)));
extern double const UICollectionLayoutSectionOrthogonalScrollingDecelerationRateAutomatic;
extern double const UICollectionLayoutSectionOrthogonalScrollingDecelerationRateNormal;
extern double const UICollectionLayoutSectionOrthogonalScrollingDecelerationRateFast;
extern NSNotificationName const NSTextStorageWillProcessEditingNotification;
extern NSNotificationName const NSTextStorageDidProcessEditingNotification;
extern NSString * const NSTabColumnTerminatorsAttributeName;
extern NSNotificationName const NSTextContentStorageUnsupportedAttributeAddedNotification;
extern NSString * const NSDocumentTypeDocumentAttribute;
extern NSString * const NSConvertedDocumentAttribute __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
extern NSString * const NSFileTypeDocumentAttribute __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
extern NSString * const NSTitleDocumentAttribute __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
extern NSString * const NSCompanyDocumentAttribute __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
extern NSString * const NSCopyrightDocumentAttribute __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
extern NSString * const NSSubjectDocumentAttribute __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
extern NSString * const NSAuthorDocumentAttribute __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
extern NSString * const NSKeywordsDocumentAttribute __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
extern NSString * const NSCommentDocumentAttribute __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
extern NSString * const NSEditorDocumentAttribute __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
extern NSString * const NSCreationTimeDocumentAttribute __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
extern NSString * const NSModificationTimeDocumentAttribute __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
extern NSString * const NSManagerDocumentAttribute __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
extern NSString * const NSCategoryDocumentAttribute __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
extern NSString * const NSAppearanceDocumentAttribute __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
extern NSString * const NSCharacterEncodingDocumentAttribute;
extern NSString * const NSDefaultAttributesDocumentAttribute;
extern NSString * const NSPaperSizeDocumentAttribute;
extern NSString * const NSPaperMarginDocumentAttribute;
extern NSString * const NSLeftMarginDocumentAttribute __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
extern NSString * const NSRightMarginDocumentAttribute __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
extern NSString * const NSTopMarginDocumentAttribute __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
extern NSString * const NSBottomMarginDocumentAttribute __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
extern NSString * const NSViewSizeDocumentAttribute;
extern NSString * const NSViewZoomDocumentAttribute;
extern NSString * const NSViewModeDocumentAttribute;
extern NSString * const NSReadOnlyDocumentAttribute;
extern NSString * const NSBackgroundColorDocumentAttribute;
extern NSString * const NSHyphenationFactorDocumentAttribute;
extern NSString * const NSDefaultTabIntervalDocumentAttribute;
extern NSString * const NSTextLayoutSectionsAttribute;
extern NSString * const NSExcludedElementsDocumentAttribute __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
extern NSString * const NSTextEncodingNameDocumentAttribute __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
extern NSString * const NSPrefixSpacesDocumentAttribute __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
extern NSString * const NSTextScalingDocumentAttribute __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
extern NSString * const NSSourceTextScalingDocumentAttribute __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
extern NSString * const NSCocoaVersionDocumentAttribute __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,introduced=13.0)));
extern NSString * const NSDefaultFontExcludedDocumentAttribute __attribute__((availability(tvos,introduced=17.0))) __attribute__((availability(ios,introduced=17.0)));
extern NSString * const NSDocumentTypeDocumentOption;
extern NSString * const NSDefaultAttributesDocumentOption;
extern NSString * const NSCharacterEncodingDocumentOption;
extern NSString * const NSWebPreferencesDocumentOption __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
extern NSString * const NSWebResourceLoadDelegateDocumentOption __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
extern NSString * const NSBaseURLDocumentOption __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
extern NSString * const NSTextEncodingNameDocumentOption __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
extern NSString * const NSTextSizeMultiplierDocumentOption __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
extern NSString * const NSTimeoutDocumentOption __attribute__((availability(ios,unavailable))) __attribute__((availability(tvos,unavailable)));
extern NSString * const NSReadAccessURLDocumentOption __attribute__((availability(ios,introduced=13.0))) __attribute__((availability(tvos,unavailable)));
extern NSString * const NSTextKit1ListMarkerFormatDocumentOption __attribute__((availability(tvos,introduced=18.0))) __attribute__((availability(ios,introduced=18.0)));
NS_ASSUME_NONNULL_END

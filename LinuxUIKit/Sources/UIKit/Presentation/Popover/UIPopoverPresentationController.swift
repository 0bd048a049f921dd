/// The directions in which the arrow of a popover points.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The raw value of the directions.
  public let rawValue: UInt

  /// Creates directions from a raw value.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upward: the popover is below its anchor.
  public static let up = Self(rawValue: 1 << 0)
  /// Downward: the popover is above its anchor.
  public static let down = Self(rawValue: 1 << 1)
  /// To the left: the popover is at the right of its anchor.
  public static let left = Self(rawValue: 1 << 2)
  /// To the right: the popover is at the left of its anchor.
  public static let right = Self(rawValue: 1 << 3)
  /// All directions.
  public static let any: Self = [.up, .down, .left, .right]
  /// No known direction: the popover isn't displayed.
  public static let unknown = Self(rawValue: .max)
}

/// A view or bar button item at which a popover is displayed (iOS 16).
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// The presentation controller of a popover: a view with an arrow that points to its anchor.
///
/// ```swift
/// settings.modalPresentationStyle = .popover
/// settings.preferredContentSize = CGSize(width: 240, height: 160)
/// settings.popoverPresentationController?.sourceView = button
/// present(settings, animated: true)
/// ```
///
/// In compact width a popover is displayed as a sheet, unless the delegate's
/// `adaptivePresentationStyle(for:traitCollection:)` returns `.none`. A touch outside dismisses it.
///
/// - Note: Not implemented: background views of an app's own class, and the delegate's method for other
///   positions.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  private var anchor = Anchor()
  private var placement = Placement()

  /// The anchor of a popover.
  private struct Anchor {
    weak var view: UIView?
    var rect = CGRect.null
    var item: (any UIPopoverPresentationControllerSourceItem)?
  }

  /// The permitted and the displayed position of a popover.
  private struct Placement {
    var permitted = UIPopoverArrowDirection.any
    var direction = UIPopoverArrowDirection.unknown
    var canOverlap = false
    // Unverified: the default margins, in points.
    var margins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  }

  /// The view that contains the anchor.
  open var sourceView: UIView? {
    get { anchor.view }
    set {
      anchor.view = newValue
      containerView?.setNeedsLayout()
    }
  }

  /// The anchor in the coordinate system of `sourceView`.
  ///
  /// The default is `.null`, which stands for the bounds of the view.
  open var sourceRect: CGRect {
    get { anchor.rect }
    set {
      anchor.rect = newValue
      containerView?.setNeedsLayout()
    }
  }

  /// The bar button item or view that is the anchor, in place of `sourceView` (iOS 16).
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { anchor.item }
    set {
      anchor.item = newValue
      containerView?.setNeedsLayout()
    }
  }

  /// The bar button item that is the anchor.
  open var barButtonItem: UIBarButtonItem? {
    get { anchor.item as? UIBarButtonItem }
    set { sourceItem = newValue }
  }

  /// The directions in which the arrow may point.
  ///
  /// The default is `.any`.
  open var permittedArrowDirections: UIPopoverArrowDirection {
    get { placement.permitted }
    set {
      placement.permitted = newValue
      containerView?.setNeedsLayout()
    }
  }

  /// The direction of the displayed arrow, or `.unknown` before the presentation.
  open var arrowDirection: UIPopoverArrowDirection { placement.direction }

  /// Whether the popover may cover its anchor if there is too little space.
  ///
  /// The default is `false`.
  open var canOverlapSourceViewRect: Bool {
    get { placement.canOverlap }
    set { placement.canOverlap = newValue }
  }

  /// The distances of the popover from the edges of the safe area, in points.
  open var popoverLayoutMargins: UIEdgeInsets {
    get { placement.margins }
    set { placement.margins = newValue }
  }

  /// The views outside the popover that receive touches.
  open var passthroughViews: [UIView]?

  /// The color of the arrow and of the background; `nil` uses that of the presented view.
  open var backgroundColor: UIColor?

  /// The presentation controller of the sheet as which the popover is displayed in compact width
  /// (iOS 15).
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    if let adaptiveSheet { return adaptiveSheet }
    let sheet = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: nil)
    sheet.setRetainsPresented(retainsPresented)
    adaptiveSheet = sheet
    return sheet
  }
  private var adaptiveSheet: UISheetPresentationController?

  override func setRetainsPresented(_ isRetaining: Bool) {
    super.setRetainsPresented(isRetaining)
    adaptiveSheet?.setRetainsPresented(isRetaining)
  }

  open override var presentationStyle: UIModalPresentationStyle { .popover }

  /// Asks the delegate for an anchor, before the presentation.
  func prepare() {
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
  }

  /// Whether there is an anchor.
  var hasAnchor: Bool { anchor.view != nil || anchor.item != nil }

  /// Returns the position of the popover in a container, and stores the direction of its arrow.
  func layOut(in container: UIView) -> PopoverLayout {
    let layout = PopoverLayout(
      anchor: anchorRect(in: container), size: presentedViewController.popoverSize,
      in: container.bounds.inset(by: container.safeAreaInsets).inset(by: placement.margins),
      directions: placement.permitted, canOverlap: placement.canOverlap)
    placement.direction = layout.direction
    return layout
  }

  private func anchorRect(in container: UIView) -> CGRect {
    let itemView = (anchor.item as? UIBarButtonItem)?.displayedView ?? anchor.item as? UIView
    guard let view = itemView ?? anchor.view else {
      return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    }
    let isWhole = itemView != nil || anchor.rect.isNull
    return container.convert(isWhole ? view.bounds : anchor.rect, from: view)
  }

  /// The color of the arrow, which has the traits of the presented view controller.
  var arrowColor: UIColor {
    (backgroundColor ?? presentedViewController.backgroundOfTopView ?? .systemBackground)
      .resolvedColor(with: presentedViewController.traitCollection)
  }

  override func adapted(
    in traits: UITraitCollection
  ) -> (style: UIModalPresentationStyle, controller: UIPresentationController) {
    guard traits.horizontalSizeClass == .compact else { return (.popover, self) }
    switch delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? .automatic {
    case .none, .popover:
      return (.popover, self)
    case .pageSheet, .formSheet, .automatic:
      let sheet = adaptiveSheetPresentationController
      if sheet.delegate == nil { sheet.delegate = delegate }
      return (.pageSheet, sheet)
    case let style:
      let controller = UIPresentationController(
        presentedViewController: presentedViewController, presenting: nil)
      controller.delegate = delegate
      return (style, controller)
    }
  }
}

/// The delegate of a popover.
///
/// All methods are optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is presented.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// The default implementation does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

extension UIViewController {
  // Unverified: the size of a popover without a preferred size.
  private static let defaultPopoverSize = CGSize(width: 320, height: 480)

  /// The size of a popover: the preferred one or a default one.
  fileprivate var popoverSize: CGSize {
    let size = preferredSizeWithChildren
    let fallback = Self.defaultPopoverSize
    return CGSize(
      width: size.width > 0 ? size.width : fallback.width,
      height: size.height > 0 ? size.height : fallback.height)
  }

  /// The background color of the view, or of the topmost one of a stack.
  fileprivate var backgroundOfTopView: UIColor? {
    viewIfLoaded?.backgroundColor ?? stackedControllers.last?.viewIfLoaded?.backgroundColor
  }
}

/// The presentation controller of a sheet (iOS 15).
///
/// ```swift
/// filter.sheetPresentationController?.detents = [.medium(), .large()]
/// present(filter, animated: true)
/// ```
///
/// The user drags it between its detents, and down to dismiss it.
///
/// - Note: Not implemented: moving the sheet by a drag that has scrolled its content to the top edge.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @MainActor open class Detent: NSObject {
    /// The identifier of a detent.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      /// The raw value of the identifier.
      public let rawValue: String

      /// Creates an identifier from a string.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Creates an identifier from a string.
      public init(_ rawValue: String) {
        self.init(rawValue: rawValue)
      }

      /// About half of the screen.
      public static let medium = Self("com.apple.UIKit.medium")
      /// The full height.
      public static let large = Self("com.apple.UIKit.large")
    }

    /// The identifier (iOS 16).
    open private(set) var identifier: Identifier
    private let resolver:
      @MainActor (any UISheetPresentationControllerDetentResolutionContext) ->
        CGFloat?

    private init(
      identifier: Identifier,
      resolver:
        @escaping @MainActor (
          any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat?
    ) {
      (self.identifier, self.resolver) = (identifier, resolver)
    }

    // Unverified: the specification says "about half".
    /// Returns a detent of half the maximum height.
    public class func medium() -> Detent {
      Detent(identifier: .medium) { $0.maximumDetentValue / 2 }
    }

    /// Returns a detent of the maximum height.
    public class func large() -> Detent {
      Detent(identifier: .large) { $0.maximumDetentValue }
    }

    /// Returns a detent whose height, without the bottom safe area, is computed; `nil` disables it
    /// (iOS 16).
    public class func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping @MainActor (
          any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat?
    ) -> Detent {
      Detent(identifier: identifier ?? Identifier("custom"), resolver: resolver)
    }

    /// Returns the height, or `nil` if the detent is disabled (iOS 16).
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolver(context)
    }
  }

  /// The heights at which the sheet rests, from the smallest to the largest.
  ///
  /// The default is `[.large()]`.
  open var detents: [Detent] = [.large()] { didSet { update() } }

  /// The identifier of the displayed detent; `nil` is the first one.
  ///
  /// Set it in `animateChanges(_:)` to animate the sheet.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { update() } }

  /// The largest detent at which the content below isn't dimmed and receives touches; `nil` dims it at
  /// all detents.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { update() } }

  /// Whether a drag of content that is scrolled to its top edge expands the sheet.
  ///
  /// The default is `true`.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether a grabber is displayed at the top of the sheet.
  ///
  /// The default is `false`.
  open var prefersGrabberVisible: Bool {
    get { appearance.hasGrabber }
    set { appearance.hasGrabber = newValue }
  }

  /// Whether the sheet is attached to the bottom edge in compact height.
  ///
  /// Stored only.
  open var prefersEdgeAttachedInCompactHeight = false

  /// Whether a sheet at the bottom edge has the preferred width of the presented view controller.
  ///
  /// The default is `false`.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool {
    get { appearance.followsPreferredWidth }
    set { appearance.followsPreferredWidth = newValue }
  }

  /// The radius of the upper corners; `nil` is the default one.
  open var preferredCornerRadius: CGFloat? {
    get { appearance.cornerRadius }
    set { appearance.cornerRadius = newValue }
  }

  private var appearance = Appearance() { didSet { update() } }

  /// The appearance of a sheet.
  private struct Appearance {
    var hasGrabber = false
    var followsPreferredWidth = false
    var cornerRadius: CGFloat?
  }

  /// Animates changes of the sheet.
  open func animateChanges(_ changes: () -> Void) {
    containerView?.layoutIfNeeded()
    changes()
    (containerView as? PresentationContainerView)?.settle()
  }

  /// Calculates the heights of the detents again (iOS 16).
  open func invalidateDetents() {
    update()
  }

  private func update() {
    containerView?.setNeedsLayout()
  }

  /// The displayed detent.
  var selectedDetent: Detent? {
    detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
  }

  /// Selects a detent after a drag.
  func selectByUser(_ identifier: Detent.Identifier) {
    guard identifier != selectedDetent?.identifier else { return }
    selectedDetentIdentifier = identifier
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  /// Returns the heights of the enabled detents above the safe area.
  func heights(
    maximum: CGFloat, traits: UITraitCollection
  ) -> [(identifier: Detent.Identifier, height: CGFloat)] {
    let context = DetentContext(containerTraitCollection: traits, maximumDetentValue: maximum)
    return detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (detent.identifier, min(max(0, $0), maximum)) }
    }
  }

  /// Returns the width of a sheet at the bottom edge.
  func attachedWidth(in width: CGFloat) -> CGFloat {
    let preferred = presentedViewController.preferredContentSize.width
    return appearance.followsPreferredWidth && preferred > 0 ? min(preferred, width) : width
  }
}

/// The delegate of a sheet (iOS 15).
///
/// All methods are optional.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called after the user dragged the sheet to another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// The default implementation does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// The values from which the height of a detent is computed (iOS 16).
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The maximum height of the sheet without the bottom safe area, in points.
  var maximumDetentValue: CGFloat { get }
}

private final class DetentContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat) {
    self.containerTraitCollection = containerTraitCollection
    self.maximumDetentValue = maximumDetentValue
  }
}

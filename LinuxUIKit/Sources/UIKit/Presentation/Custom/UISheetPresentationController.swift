/// The presentation controller of a sheet (iOS 15).
///
/// ```swift
/// filter.sheetPresentationController?.detents = [.medium(), .large()]
/// present(filter, animated: true)
/// ```
///
/// - Note: Not implemented: dragging a sheet between its detents, the grabber, and content below that
///   receives touches. `largestUndimmedDetentIdentifier` and the grabber are stored only.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @MainActor public final class Detent: NSObject {
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
    public let identifier: Identifier
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
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolver(context)
    }
  }

  /// The heights at which the sheet rests, from the smallest to the largest.
  ///
  /// The default is `[.large()]`.
  open var detents: [Detent] = [.large()] {
    didSet { containerView?.setNeedsLayout() }
  }

  /// The identifier of the displayed detent; `nil` is the first one.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { containerView?.setNeedsLayout() }
  }

  /// The largest detent at which the content below isn't dimmed. Stored only.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether scrolling at the edge expands the sheet. Stored only.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether a grabber is displayed. Stored only.
  open var prefersGrabberVisible = false
  /// Whether the sheet is attached to the bottom edge in compact height. Stored only.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether an attached sheet has its preferred width. Stored only.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The radius of the upper corners; `nil` is the default one. Read when the presentation begins.
  open var preferredCornerRadius: CGFloat?

  /// Animates changes of the detents.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    UIView.animate(withDuration: PresentationMetrics.duration) {
      self.containerView?.layoutIfNeeded()
    }
  }

  /// Returns the height of the selected detent above the safe area; `nil` for the full height.
  func selectedHeight(maximum: CGFloat, traits: UITraitCollection) -> CGFloat? {
    let selected = detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
    guard let selected, selected.identifier != .large else { return nil }
    let context = DetentContext(containerTraitCollection: traits, maximumDetentValue: maximum)
    return selected.resolvedValue(in: context).map { min(max(0, $0), maximum) }
  }
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

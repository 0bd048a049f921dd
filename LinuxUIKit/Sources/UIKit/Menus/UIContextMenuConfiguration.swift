/// A closure that creates the preview of a context menu.
///
/// Return `nil` to use the pressed view.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// A closure that creates the menu of a context menu from suggested elements.
///
/// The Linux UIKit suggests none.
public typealias UIContextMenuActionProvider = @MainActor (_ suggested: [UIMenuElement]) -> UIMenu?

/// The preview and menu of a context menu, created when they are needed.
///
/// ```swift
/// func collectionView(
///   _ view: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
///   point: CGPoint
/// ) -> UIContextMenuConfiguration? {
///   guard let first = indexPaths.first else { return nil }
///   return UIContextMenuConfiguration(actionProvider: { _ in
///     UIMenu(children: [UIAction(title: "Share") { _ in share(first) }])
///   })
/// }
/// ```
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// The order of a menu's elements (iOS 16).
  public enum ElementOrder: Int, Sendable {
    /// The system's choice.
    case automatic = 0
    /// The first element closest to the touch.
    case priority = 1
    /// Fixed from top to bottom.
    case fixed = 2
  }

  /// The identifier of the configuration.
  ///
  /// It is generated if none was given.
  open private(set) var identifier: any NSCopying
  /// The identifiers of additional items of the menu (iOS 16).
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// The number of items, if it differs from the number of identifiers (iOS 16).
  open var badgeCount = 0
  /// The order of the menu's elements (iOS 16).
  open var preferredMenuElementOrder = ElementOrder.automatic
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration with closures for preview and menu.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }
}

/// The methods for adding animations and completions to the presentation or dismissal of a context
/// menu.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The view controller of the preview, or `nil` if the pressed view is used.
  var previewViewController: UIViewController? { get }

  /// Adds animations that run alongside those of the menu.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds a closure to call when the animation has ended.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The methods for adding animations to the commit of a context menu's preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating:
  UIContextMenuInteractionAnimating
{
  /// The style of the commit.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The style in which a context menu's preview is committed.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview is dismissed.
  case dismiss = 0
  /// The preview expands into the new screen.
  case pop = 1
}

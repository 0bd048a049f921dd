/// Makes what a context menu shows above its actions; nil shows the pressed view itself.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// Makes a context menu's actions, given those that the system suggests; ours suggests none.
public typealias UIContextMenuActionProvider = @MainActor (_ suggested: [UIMenuElement]) -> UIMenu?

/// What a long press opens: a preview and a menu, each made when it is needed.
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
  /// The order of a menu's elements on the screen (iOS 16).
  public enum ElementOrder: Int, Sendable {
    /// As the system likes it.
    case automatic = 0
    /// The first one nearest to the finger.
    case priority = 1
    /// From top to bottom.
    case fixed = 2
  }

  /// What tells this configuration from others; made up when none was given.
  open private(set) var identifier: any NSCopying
  /// What tells other things that the menu is about (iOS 16).
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// How many things the menu is about, where that is not the number of identifiers (iOS 16).
  open var badgeCount = 0
  /// The order of the menu's elements (iOS 16).
  open var preferredMenuElementOrder = ElementOrder.automatic
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// A configuration whose preview and menu the closures make.
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

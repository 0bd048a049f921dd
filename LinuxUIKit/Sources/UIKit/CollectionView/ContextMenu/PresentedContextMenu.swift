/// A context menu that a long press opened, as data: ours draws none.
///
/// ```swift
/// finger.press(at: point)
/// FrameClock.shared.advance(by: 0.6)
/// let menu = try #require(collectionView.presentedContextMenu)
/// menu.choose("Share")
/// ```
@MainActor package final class PresentedContextMenu {
  /// What the delegate answered.
  package let configuration: UIContextMenuConfiguration
  /// The items that the menu is about; none for the background.
  package let indexPaths: [IndexPath]
  /// The preview's controller; nil where the pressed view itself is shown.
  package let preview: UIViewController?
  /// What can be chosen; nil where there is a preview only.
  package let menu: UIMenu?
  private weak var host: UICollectionView?

  /// Opens what the configuration describes.
  init(
    _ configuration: UIContextMenuConfiguration, about indexPaths: [IndexPath],
    in host: UICollectionView
  ) {
    self.configuration = configuration
    self.indexPaths = indexPaths
    self.host = host
    preview = configuration.previewProvider?()
    menu = configuration.actionProvider?([])
  }

  /// The titles that can be seen, from top to bottom; those of menus inside stand in their place.
  package var titles: [String] { menu?.visibleActions.map(\.title) ?? [] }

  /// Chooses the first action of that title; false when there is none that can be chosen.
  @discardableResult package func choose(_ title: String) -> Bool {
    guard
      let action = menu?.visibleActions.first(where: {
        $0.title == title && $0.isEnabled
      })
    else { return false }
    // [guess 6.13] The menu goes before its action is called.
    if !action.attributes.contains(.keepsMenuPresented) { close() }
    action.performWithSender(host, target: nil)
    return true
  }

  /// Taps the preview, which opens what it previews.
  package func openPreview() {
    host?.commitContextMenu(self)
  }

  /// Taps beside the menu, which closes it.
  package func close() {
    host?.endContextMenu(self)
  }
}

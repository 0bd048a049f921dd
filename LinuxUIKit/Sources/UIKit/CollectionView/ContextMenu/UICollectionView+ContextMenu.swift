extension UICollectionView {
  /// Opens the context menu of the item at a point, and returns whether there is one.
  func presentContextMenu(at point: CGPoint) -> Bool {
    guard findContextMenu(at: point) else { return false }
    openContextMenu()
    return true
  }

  /// The context menu that is open; `nil` if there is none.
  package var presentedContextMenu: PresentedContextMenu? { interaction.contextMenu.presented }

  // Unverified: that it is requested after a press of half a second, before anything else happens;
  // inferred from uikit.md, 6.13.
  /// Requests the context menu at a point of the content from the delegate; returns whether there
  /// is one.
  func findContextMenu(at point: CGPoint) -> Bool {
    interaction.contextMenu.setFound(nil)
    guard interaction.contextMenu.presented == nil, let delegate else { return false }
    let paths = itemsForContextMenu(at: point)
    let configuration = delegate.collectionView(
      self, contextMenuConfigurationForItemsAt: paths, point: point)
    guard let configuration else { return false }
    interaction.contextMenu.setFound(
      ContextMenuState.Found(configuration: configuration, indexPaths: paths, point: point))
    return true
  }

  /// Opens the context menu that was found last.
  func openContextMenu() {
    guard let found = interaction.contextMenu.removeFound() else { return }
    // A pressed cell no longer handles the touch as a tap.
    _ = cancelItemTouch()
    let presented = PresentedContextMenu(found.configuration, about: found.indexPaths, in: self)
    interaction.contextMenu.open(presented)
    let steps = ContextMenuSteps(preview: presented.preview)
    delegate?.collectionView(self, willDisplayContextMenu: found.configuration, animator: steps)
    steps.run()
    presented.display(at: found.point)
  }

  /// Closes a menu, and notifies the delegate.
  func endContextMenu(_ menu: PresentedContextMenu) {
    guard interaction.contextMenu.close(menu) else { return }
    let steps = ContextMenuSteps(preview: menu.preview)
    delegate?.collectionView(
      self, willEndContextMenuInteraction: menu.configuration, animator: steps)
    steps.run()
  }

  /// Notifies the delegate that it can open the content of a preview, and closes the menu.
  func commitContextMenu(_ menu: PresentedContextMenu) {
    guard interaction.contextMenu.presented === menu else { return }
    let steps = ContextMenuSteps(preview: menu.preview)
    delegate?.collectionView(
      self, willPerformPreviewActionForMenuWith: menu.configuration, animator: steps)
    endContextMenu(menu)
    steps.run()
  }

  // Unverified: that a menu on one of several selected items applies to all of them; inferred from
  // uikit.md, 6.13.
  private func itemsForContextMenu(at point: CGPoint) -> [IndexPath] {
    guard let path = indexPathForItem(at: point) else { return [] }
    return selection.indexPaths.count > 1 && selection.contains(path)
      ? selection.indexPaths.sorted() : [path]
  }
}

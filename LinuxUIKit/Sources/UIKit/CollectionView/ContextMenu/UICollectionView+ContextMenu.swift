extension UICollectionView {
  /// Asks the delegate for the context menu at a point of the content; false when it has none.
  ///
  /// [guess 6.13] Asked when a finger has rested for half a second, before anything else happens.
  func findContextMenu(at point: CGPoint) -> Bool {
    contextMenu.found = nil
    guard contextMenu.presented == nil, let delegate else { return false }
    let paths = itemsForContextMenu(at: point)
    let configuration = delegate.collectionView(
      self, contextMenuConfigurationForItemsAt: paths, point: point)
    guard let configuration else { return false }
    contextMenu.found = ContextMenuState.Found(configuration: configuration, indexPaths: paths)
    return true
  }

  /// Opens what was found last.
  func openContextMenu() {
    guard let found = contextMenu.found else { return }
    contextMenu.found = nil
    // What was pressed is not tapped any more.
    _ = cancelTouch()
    let presented = PresentedContextMenu(found.configuration, about: found.indexPaths, in: self)
    contextMenu.presented = presented
    let steps = ContextMenuSteps(preview: presented.preview)
    delegate?.collectionView(self, willDisplayContextMenu: found.configuration, animator: steps)
    steps.run()
  }

  /// The context menu that is open; nil while there is none.
  package var presentedContextMenu: PresentedContextMenu? { contextMenu.presented }

  /// Closes a menu and tells the delegate.
  func endContextMenu(_ menu: PresentedContextMenu) {
    guard contextMenu.presented === menu else { return }
    contextMenu.presented = nil
    let steps = ContextMenuSteps(preview: menu.preview)
    delegate?.collectionView(
      self, willEndContextMenuInteraction: menu.configuration, animator: steps)
    steps.run()
  }

  /// Lets the delegate open what a menu previews, and closes the menu.
  func commitContextMenu(_ menu: PresentedContextMenu) {
    guard contextMenu.presented === menu else { return }
    let steps = ContextMenuSteps(preview: menu.preview)
    delegate?.collectionView(
      self, willPerformPreviewActionForMenuWith: menu.configuration, animator: steps)
    endContextMenu(menu)
    steps.run()
  }

  /// [guess 6.13] The item at the point; where it is one of several selected ones, all of these.
  private func itemsForContextMenu(at point: CGPoint) -> [IndexPath] {
    guard let path = indexPathForItem(at: point) else { return [] }
    return selection.count > 1 && selection.contains(path) ? selection.sorted() : [path]
  }
}

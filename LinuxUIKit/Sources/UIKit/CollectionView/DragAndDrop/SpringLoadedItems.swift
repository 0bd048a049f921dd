/// The spring loading of the items of a collection view, or of the rows of a table: a drag that
/// pauses over a cell selects the item as a tap does.
@MainActor final class SpringLoadedItems: NSObject, UISpringLoadedInteractionBehavior {
  private weak var host: UICollectionView?
  private var interaction: UISpringLoadedInteraction?

  /// Whether items are spring-loaded.
  var isEnabled: Bool { interaction != nil }

  /// Sets whether the items of a collection view are spring-loaded.
  func setEnabled(_ isEnabled: Bool, in host: UICollectionView) {
    guard isEnabled != self.isEnabled else { return }
    self.host = host
    if let interaction {
      interaction.view?.removeInteraction(interaction)
      self.interaction = nil
    } else {
      let new = UISpringLoadedInteraction(interactionBehavior: self, interactionEffect: nil) {
        [weak self] _, context in
        self?.select(context.targetItem as? IndexPath)
      }
      host.interactionHost.addInteraction(new)
      interaction = new
    }
  }

  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    guard let host, let path = host.indexPathForItem(at: context.location(in: host)),
      let source = host.dataSourceIndexPath(forPresentationIndexPath: path),
      host.dragAndDrop.source.state(ofItemAt: source) == .none,
      let cell = host.displayedCell(at: path)
    else { return false }
    context.targetView = cell
    context.targetItem = source
    return host.delegate?.collectionView(host, shouldSpringLoadItemAt: source, with: context)
      ?? true
  }

  private func select(_ path: IndexPath?) {
    guard let host, let path else { return }
    host.selectIfAllowed(path)
  }
}

extension UICollectionView: UISpringLoadedInteractionSupporting {}

import UIKit

extension LegoRenderer {
  /// Puts the collection view into `view`, as large as it and following its size.
  ///
  /// The content is there when the call returns, without animation. A second call moves the
  /// collection view to another view.
  ///
  /// - Parameters:
  ///   - view: The view to fill, such as a controller's own.
  ///   - configure: Sets up the collection view: its background, its delegate. It is not kept.
  public func render(in view: UIView, configure: (UICollectionView) -> Void = { _ in }) {
    let stage = self.stage ?? makeStage()
    let isFirst = self.stage == nil
    self.stage = stage
    pin(stage.collectionView, to: view)
    configure(stage.collectionView)
    if isFirst { showFirstContent(in: view) }
  }

  /// The item at `path` if it is of the type asked for, nil if there is none.
  ///
  /// It is answered from what is on show, which during an animation is what it leads to.
  public subscript<Item: TypedItemType>(
    path: IndexPath, as type: Item.Type = Item.self
  ) -> Item? {
    item(at: path)?.base as? Item
  }

  /// The item at `path`, nil if there is none.
  public func item(at path: IndexPath) -> AnyItem? {
    stage?.dataSource.itemIdentifier(for: path).flatMap(item)
  }

  private func pin(_ collectionView: UICollectionView, to view: UIView) {
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
  }

  private func showFirstContent(in view: UIView) {
    adoptContainer(around: view)
    let waiting = pending
    pending = PendingUpdate(
      lego: containersLego() ?? lego, animates: false,
      ticket: waiting?.ticket ?? UpdateCompletion(nil))
    showPending()
  }
}

/// A view that is being asked of the data source.
@MainActor struct ElementRequest {
  /// How many requests of all collection views are under way.
  static private(set) var depth = 0

  /// What is asked for.
  let element: ElementID
  /// Where it will be.
  let attributes: UICollectionViewLayoutAttributes?
  /// The cell that is filled anew; nil when any view will do.
  let existing: UICollectionViewCell?
  /// The views that were dequeued for it.
  var dequeued: [UICollectionReusableView] = []

  /// Runs a call to the data source as a part of this request.
  func perform<View>(in view: UICollectionView, _ call: () -> View) -> View {
    let outer = view.request
    view.request = self
    Self.depth += 1
    defer {
      Self.depth -= 1
      view.request = outer
    }
    let made = call()
    view.request?.stopIfWasteful(made as? UICollectionReusableView, in: view)
    return made
  }

  /// Stops when a view was dequeued that is not the one to show (uikit.md 6.16).
  ///
  /// [guess 6.16] What is dequeued without any request is let be.
  private func stopIfWasteful(_ made: UICollectionReusableView?, in view: UICollectionView) {
    guard let wasted = dequeued.first(where: { $0 !== made }) else { return }
    fatalError(
      CollectionViewMistake.dequeuedForNothing(wasted.description, view: view.description))
  }
}

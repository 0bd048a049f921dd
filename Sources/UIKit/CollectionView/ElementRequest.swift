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

  /// Runs a call to the data source as a part of this request.
  func perform<View>(in view: UICollectionView, _ call: () -> View) -> View {
    let outer = view.request
    view.request = self
    Self.depth += 1
    defer {
      Self.depth -= 1
      view.request = outer
    }
    return call()
  }
}

/// A request to the data source for the view of an element.
@MainActor final class ElementRequest {
  /// The number of requests in progress, in all collection views.
  static private(set) var depth = 0

  /// The requested element.
  let element: ElementID
  let attributes: UICollectionViewLayoutAttributes?
  /// The cell to reconfigure; `nil` if any view can be returned.
  let existing: (any ElementCell)?
  /// The views that were dequeued during the request.
  private(set) var dequeued: [any ElementView] = []

  init(
    element: ElementID, attributes: UICollectionViewLayoutAttributes?,
    existing: (any ElementCell)? = nil
  ) {
    self.element = element
    self.attributes = attributes
    self.existing = existing
  }

  /// Runs a call to the data source as a part of this request.
  func perform<View: ElementView>(
    in view: UICollectionView, _ call: () -> View?
  ) -> View? {
    Self.depth += 1
    defer { Self.depth -= 1 }
    return view.pendingWork.perform(self) {
      let provided = call()
      checkDequeuedViews(provided, in: view)
      return provided
    }
  }

  /// Records a view that was dequeued during the request.
  func recordDequeued(_ view: any ElementView) {
    dequeued.append(view)
  }

  // Unverified: that a view dequeued outside of any request is accepted; inferred from uikit.md,
  // 6.16.
  /// Stops the program if a view was dequeued that is not the one to display (uikit.md, 6.16).
  private func checkDequeuedViews(
    _ provided: (any ElementView)?, in view: UICollectionView
  ) {
    guard let wasted = dequeued.first(where: { $0 !== provided }) else { return }
    fatalError(
      CollectionViewMistake.dequeuedForNothing(wasted.description, view: view.description))
  }
}

import CompositionalLayout

extension UICollectionViewCompositionalLayout {
  /// Names a view that asks for another size, in the context of the invalidation.
  func name(
    _ original: UICollectionViewLayoutAttributes, asking size: CGSize,
    in context: UICollectionViewLayoutInvalidationContext
  ) {
    let element = original.element
    guard !original.sizing.isEmpty, element.category != .decorationView else { return }
    context.preferred = PreferredSize(
      element: element, size: size, isBadge: original.followsItem)
    if element.category == .cell {
      context.invalidateItems(at: [element.indexPath])
    } else {
      context.invalidateSupplementaryElements(ofKind: element.kind, at: [element.indexPath])
    }
  }

  /// Solves the sections again of which views were measured, and keeps what is visible in its place.
  func solveMeasured() {
    guard measuring.isDue, var preparation else { return }
    // 1. Note the first thing that starts on the screen (4.5).
    let anchor = VisibleAnchor(of: preparation.layout, in: visibleRect)
    // 2. Solve those sections, with everything else as it was. What asks the layout meanwhile sees
    //    the earlier solution; only the descriptions are taken from it, so as not to be copied.
    self.preparation?.contents = []
    preparation.update(
      with: measuring,
      customFrames: customFrames(of: preparation.providers, preparation.view.traits))
    self.preparation = preparation
    handled.forgetAll()
    measuring.settle()
    // 3. Go where it has gone.
    guard let distance = anchor?.distance(to: preparation.layout), distance != 0 else { return }
    collectionView?.due.offsetAdjustment[preparation.layout.axis] += distance
  }

  /// Notes what stays where it is in an update, where views size themselves (4.5).
  func noteAnchor(surviving map: UpdateMap) {
    guard let preparation, preparation.measuresViews else { return }
    updateAnchor = UpdateAnchor(of: preparation.layout, in: visibleRect, surviving: map)
  }

  /// Moves the content so that what was noted is where it was.
  func keepAnchor(in layout: SolvedLayout) {
    let distance = updateAnchor?.distance(to: layout) ?? 0
    updateAnchor = nil
    guard distance != 0 else { return }
    collectionView?.due.offsetAdjustment[layout.axis] += distance
  }

  /// The visible bounds without the adjusted insets.
  private var visibleRect: CGRect {
    guard let collectionView else { return .zero }
    return collectionView.bounds.inset(by: collectionView.adjustedContentInset)
  }
}

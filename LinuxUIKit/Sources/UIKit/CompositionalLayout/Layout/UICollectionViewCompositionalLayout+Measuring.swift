import CompositionalLayout

extension UICollectionViewCompositionalLayout {
  /// Records the preferred size of a view in an invalidation context.
  func record(
    _ size: CGSize, of original: UICollectionViewLayoutAttributes,
    in context: UICollectionViewLayoutInvalidationContext
  ) {
    let element = original.element
    guard !original.sizing.isEmpty, element.category != .decorationView else { return }
    context.setPreferred(
      PreferredSize(element: element, size: size, isBadge: original.followsItem))
    if element.category == .cell {
      context.invalidateItems(at: [element.indexPath])
    } else {
      context.invalidateSupplementaryElements(ofKind: element.kind, at: [element.indexPath])
    }
  }

  /// Solves the sections with measured views again, and keeps the visible content in place.
  func solveMeasured() {
    guard measuring.hasChanges, let layout = solved,
      let providers = prepared.preparation?.providers,
      let traits = prepared.preparation?.view.traits
    else { return }
    // 1. Find the first element that starts in the visible bounds (compositional-layout.md, 4.5).
    let anchor = VisibleAnchor(of: layout, in: visibleRect)
    // 2. Solve the sections with measured views.
    let updated = prepared.solveMeasured(measuring, customFrames(of: providers, traits))
    measuring.didSolve()
    // 3. Move the content with that element.
    guard let updated, let distance = anchor?.distance(to: updated), distance != 0 else { return }
    collectionView?.adjustContentOffset(by: distance, along: updated.axis)
  }

  /// Records the element that an update keeps in place, if views are self-sizing
  /// (compositional-layout.md, 4.5).
  func recordUpdateAnchor(keptBy map: UpdateMap) {
    guard let preparation = prepared.preparation, preparation.measuresViews else { return }
    measuring.setUpdateAnchor(
      UpdateAnchor(of: preparation.layout, in: visibleRect, surviving: map))
  }

  /// Moves the content so that the recorded element keeps its position.
  func keepUpdateAnchor(in layout: SolvedLayout) {
    let distance = measuring.removeUpdateAnchor(movingTo: layout)
    guard distance != 0 else { return }
    collectionView?.adjustContentOffset(by: distance, along: layout.axis)
  }

  /// The visible bounds without the adjusted insets.
  private var visibleRect: CGRect {
    guard let collectionView else { return .zero }
    return collectionView.bounds.inset(by: collectionView.adjustedContentInset)
  }
}

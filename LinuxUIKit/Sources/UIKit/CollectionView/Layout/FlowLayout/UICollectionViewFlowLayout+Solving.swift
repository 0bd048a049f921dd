import CompositionalLayout
import FlowLayout
import LayoutGeometry

extension UICollectionViewFlowLayout {
  /// The solution; `nil` until the layout is prepared.
  var solution: FlowSolution? { prepared.solution }

  /// The scroll axis.
  var axis: LayoutAxis { scrollDirection == .horizontal ? .horizontal : .vertical }

  /// Whether cells are self-sizing.
  var estimates: Bool { estimatedItemSize != .zero }

  /// Arranges all items for the current state of the view.
  ///
  /// - Parameter asking: Whether the delegate provides sizes, insets and spacings, or the known
  ///   ones are used.
  func solve(asking: Bool) {
    guard let collectionView, let environment else {
      return prepared.replace(with: nil)
    }
    let before = solution
    if !hasSameLines(before?.layout.environment, environment) { measuring.removeAll() }
    // 1. Request the sizes from the delegate, or use the known ones.
    var sections =
      asking ? requestedSections(of: collectionView) : before?.sections ?? []
    if estimates { measuring.write(to: &sections) }
    measuring.removeChanges()
    // 2. Arrange the items in lines.
    prepared.replace(
      with: FlowSolution(
        sections: sections, layout: SolvedFlowLayout(sections, in: environment)))
    // 3. Scroll to the start of the content.
    if before == nil { scrollToReadingStart(in: collectionView) }
  }

  /// Arranges sections with measured cells again, and keeps the visible content in place.
  func solveMeasured() {
    guard !measuring.changed.isEmpty, let before = solution?.layout else { return }
    let anchor = FlowAnchor(of: before, in: visible)
    let changed = measuring.changed
    measuring.removeChanges()
    guard let layout = prepared.update(changed), let distance = anchor?.distance(to: layout),
      distance != 0
    else { return }
    collectionView?.adjustContentOffset(by: distance, along: axis)
  }

  /// Stores the preferred size of a cell until the next preparation.
  func store(_ preferred: PreferredSize) {
    let path = preferred.element.indexPath
    guard path.count == 2, solution?.sections.indices.contains(path.section) ?? false else {
      return
    }
    measuring.setSize(preferred.size, ofItemAt: path)
    prepared.setSize(preferred.size, ofItemAt: path)
  }

  /// Records the preferred size of a cell in an invalidation context.
  func record(
    _ size: CGSize, of original: UICollectionViewLayoutAttributes,
    in context: UICollectionViewLayoutInvalidationContext
  ) {
    guard !original.sizing.isEmpty, original.element.category == .cell else { return }
    context.setPreferred(PreferredSize(element: original.element, size: size))
    context.invalidateItems(at: [original.indexPath])
    (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutDelegateMetrics = false
  }

  private func hasSameLines(_ before: FlowEnvironment?, _ now: FlowEnvironment) -> Bool {
    before?.axis == now.axis && before?.crossLength == now.crossLength
  }

  // Unverified: that a mirrored layout that scrolls horizontally starts at the right; inferred from
  // uikit.md, 4.7.
  private func scrollToReadingStart(in view: UICollectionView) {
    guard let layout = solution?.layout, layout.environment.isMirrored, axis == .horizontal else {
      return
    }
    let insets = view.adjustedContentInset
    let hidden = layout.contentSize.width + insets.left + insets.right - view.bounds.width
    guard hidden > 0, view.contentOffset.x == -insets.left else { return }
    view.adjustContentOffset(by: hidden, along: .horizontal)
  }
}

import CompositionalLayout
import FlowLayout
import LayoutGeometry

extension UICollectionViewFlowLayout {
  /// The scroll axis.
  var axis: LayoutAxis { scrollDirection == .horizontal ? .horizontal : .vertical }

  /// Whether cells say their own size.
  var estimates: Bool { estimatedItemSize != .zero }

  /// Makes lines for the view as it is now; asks the delegate only if told to.
  func solve(asking: Bool) {
    guard let collectionView, let environment else {
      solution = nil
      return
    }
    let before = solution
    if !hasSameRoom(before?.layout.environment, environment) { measuring.forget() }
    // 1. Learn how large everything is, or take what is known.
    var sections =
      asking ? askedSections(of: collectionView) : before?.sections ?? []
    if estimates { measuring.write(to: &sections) }
    measuring.settle()
    // 2. Make lines of it.
    solution = FlowSolution(
      sections: sections, layout: SolvedFlowLayout(sections, in: environment))
    // 3. Go to where reading starts.
    if before == nil { showReadingStart(in: collectionView) }
  }

  /// Makes lines again where cells were measured, and keeps what is visible in its place.
  func solveMeasured() {
    guard !measuring.changed.isEmpty, var solution else { return }
    let anchor = FlowAnchor(of: solution.layout, in: visible)
    let changed = measuring.changed.filter(solution.sections.indices.contains)
    measuring.settle()
    solution.layout.update(
      Dictionary(uniqueKeysWithValues: changed.map { ($0, solution.sections[$0]) }))
    self.solution = solution
    guard let distance = anchor?.distance(to: solution.layout), distance != 0 else { return }
    collectionView?.due.offsetAdjustment[axis] += distance
  }

  /// Keeps the size that a cell asks for until lines are made.
  func take(_ preferred: PreferredSize) {
    let path = preferred.element.indexPath
    guard path.count == 2, solution?.sections.indices.contains(path.section) ?? false else {
      return
    }
    measuring.take(preferred.size, for: path)
    solution?.sections[path.section].sizes.measure(preferred.size, item: path.item)
  }

  /// Names a cell that asks for another size, in the context of the invalidation.
  func name(
    _ original: UICollectionViewLayoutAttributes, asking size: CGSize,
    in context: UICollectionViewLayoutInvalidationContext
  ) {
    guard !original.sizing.isEmpty, original.element.category == .cell else { return }
    context.preferred = PreferredSize(element: original.element, size: size)
    context.invalidateItems(at: [original.indexPath])
    (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutDelegateMetrics = false
  }

  private func hasSameRoom(_ before: FlowEnvironment?, _ now: FlowEnvironment) -> Bool {
    before?.axis == now.axis && before?.crossLength == now.crossLength
  }

  /// [guess uikit.md 4.7] A mirrored layout that scrolls sideways starts at the right.
  private func showReadingStart(in view: UICollectionView) {
    guard let layout = solution?.layout, layout.environment.isMirrored, axis == .horizontal else {
      return
    }
    let insets = view.adjustedContentInset
    let hidden = layout.contentSize.width + insets.left + insets.right - view.bounds.width
    guard hidden > 0, view.contentOffset.x == -insets.left else { return }
    view.due.offsetAdjustment.x += hidden
  }
}

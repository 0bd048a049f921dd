import CompositionalLayout
import FlowLayout
import LayoutGeometry

extension UICollectionViewFlowLayout {
  /// The state of the view that the layout depends on; `nil` for a layout without a view.
  var environment: FlowEnvironment? {
    collectionView.map { environment(of: $0, bounds: $0.bounds) }
  }

  /// The visible interval along the scroll axis, without the adjusted insets.
  var visible: LayoutInterval? {
    collectionView.map { $0.bounds.inset(by: $0.adjustedContentInset).interval(on: axis) }
  }

  /// Returns whether the length of bounds across the scroll axis differs from that of the solution.
  func hasOtherCrossLength(_ bounds: CGRect) -> Bool {
    guard let collectionView, let solution else { return false }
    return environment(of: collectionView, bounds: bounds).crossLength
      != solution.layout.environment.crossLength
  }

  private func environment(of view: UICollectionView, bounds: CGRect) -> FlowEnvironment {
    let available = bounds.inset(by: view.adjustedContentInset).size
    return FlowEnvironment(
      axis: axis, crossLength: available[axis.crossing],
      reference: reference(in: view), isMirrored: isMirrored(in: view),
      displayScale: view.traitCollection.displayScale,
      pinsHeaders: sectionHeadersPinToVisibleBounds, pinsFooters: sectionFootersPinToVisibleBounds)
  }

  /// Returns whether the layout is mirrored.
  ///
  /// Apple's collection view mirrors the attributes of any layout; this implementation mirrors only
  /// those of flow layouts.
  private func isMirrored(in view: UICollectionView) -> Bool {
    flipsHorizontallyInOppositeLayoutDirection
      && view.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }

  // Unverified: that the reference adds the part of the safe area or of the margins that the
  // adjusted content insets, which count for all references, do not contain; inferred from
  // uikit.md, 6.11.
  private func reference(in view: UICollectionView) -> LayoutInsets {
    let edges: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: edges = view.safeAreaInsets
    case .fromLayoutMargins: edges = view.layoutMargins
    }
    let (adjusted, own) = (view.adjustedContentInset, view.contentInset)
    let left = max(0, edges.left - (adjusted.left - own.left))
    let right = max(0, edges.right - (adjusted.right - own.right))
    let isMirrored = isMirrored(in: view)
    return LayoutInsets(
      top: max(0, edges.top - (adjusted.top - own.top)), leading: isMirrored ? right : left,
      bottom: max(0, edges.bottom - (adjusted.bottom - own.bottom)),
      trailing: isMirrored ? left : right)
  }
}

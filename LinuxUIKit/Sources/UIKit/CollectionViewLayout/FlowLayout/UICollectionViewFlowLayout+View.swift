import CompositionalLayout
import FlowLayout
import LayoutGeometry

extension UICollectionViewFlowLayout {
  /// What the layout depends on, as the view has it now; nil while the layout is in none.
  var environment: FlowEnvironment? {
    collectionView.map { environment(of: $0, bounds: $0.bounds) }
  }

  /// What of the content is to be seen along the scroll axis, without the adjusted insets.
  var visible: LayoutInterval? {
    collectionView.map { $0.bounds.inset(by: $0.adjustedContentInset).interval(on: axis) }
  }

  /// Whether other bounds leave other room across the scroll axis than the solution is for.
  func isOtherRoom(_ bounds: CGRect) -> Bool {
    guard let collectionView, let solution else { return false }
    return environment(of: collectionView, bounds: bounds).crossLength
      != solution.layout.environment.crossLength
  }

  private func environment(of view: UICollectionView, bounds: CGRect) -> FlowEnvironment {
    let room = bounds.inset(by: view.adjustedContentInset).size
    return FlowEnvironment(
      axis: axis, crossLength: room[axis.crossing],
      reference: reference(in: view), isMirrored: isMirrored(in: view),
      displayScale: view.traitCollection.displayScale,
      pinsHeaders: sectionHeadersPinToVisibleBounds, pinsFooters: sectionFootersPinToVisibleBounds)
  }

  /// Apple's collection view flips what any layout answers; ours leaves that to flow layouts.
  private func isMirrored(in view: UICollectionView) -> Bool {
    flipsHorizontallyInOppositeLayoutDirection
      && view.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }

  /// [guess uikit.md 6.11] What the reference adds to the adjusted content insets, which count for all
  /// references: the part of the safe area or of the margins that is not among them already.
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

import Foundation

/// The inputs of a stack view's constraints.
///
/// `constraints()` returns the constraints by the rules of uikit.md, 4.10.
struct StackArrangement: Hashable {
  /// An arranged view.
  struct Item: Hashable {
    var id: ObjectIdentifier
    /// Whether the view is hidden and takes no space.
    var isHidden: Bool
    /// The gap to the next view, in points.
    var spacingAfter: CGFloat
    /// The intrinsic length in points; set for proportional distribution only.
    var naturalLength: CGFloat?
    var hugging: Float
    var resistance: Float
    /// Whether the view has baselines that matter.
    var hasBaselines: Bool

    /// The view as an item of constraints.
    var side: StackConstraint.Item { .view(id) }
  }

  var axis: NSLayoutConstraint.Axis
  var distribution: UIStackView.Distribution
  var alignment: UIStackView.Alignment
  /// The area of the views: the stack view or its margins.
  var canvas: StackConstraint.Item
  /// Whether gaps are from baseline to baseline.
  var isBaselineRelative: Bool
  /// The arranged views in order, including hidden ones.
  var items: [Item]

  /// The views that are not hidden.
  var visible: [Item] { items.filter { !$0.isHidden } }

  /// The pairs of visible neighbors.
  var neighbors: [(before: Item, after: Item)] {
    let visible = visible
    return zip(visible, visible.dropFirst()).map { ($0, $1) }
  }

  /// The number of gaps that need a guide for comparison.
  var gapCount: Int {
    let isComparing = distribution == .equalSpacing || distribution == .equalCentering
    return isComparing && neighbors.count > 1 ? neighbors.count : 0
  }

  /// Returns the constraints, which are equal for equal arrangements.
  func constraints() -> [StackConstraint] {
    // 1. The first and the last visible view are at the edges of the canvas.
    canvasConnections()
      // 2. Neighbors keep their spacing.
      + spacings()
      // 3. The remaining space is distributed.
      + distributed()
      // 4. Views are aligned on the other axis.
      + visible.flatMap(aligned) + alignedBaselines() + huggedAcross()
      // 5. Hidden views have no length, at the position where they will appear again.
      + collapsedHiddenViews()
  }
}

import Foundation

/// What a stack arranges and how: all that its constraints depend on.
///
/// `constraints()` works out what has to hold, by the rules of uikit.md 4.10.
struct StackArrangement: Hashable {
  /// An arranged view.
  struct Item: Hashable {
    /// The view.
    var id: ObjectIdentifier
    /// Whether it takes no room.
    var isHidden: Bool
    /// The gap to the next one, in points.
    var spacingAfter: CGFloat
    /// How long it is by its content, in points; known only where lengths are in proportion.
    var naturalLength: CGFloat?
    /// How much it resists being longer than its content.
    var hugging: Float
    /// How much it resists being shorter than its content.
    var resistance: Float
    /// Whether it has text, whose baselines count.
    var hasBaselines: Bool

    /// The view as a constraint names it.
    var side: StackConstraint.Item { .view(id) }
  }

  /// The direction in which the views follow each other.
  var axis: NSLayoutConstraint.Axis
  /// How the room along the axis is shared out.
  var distribution: UIStackView.Distribution
  /// Where the views stand across the axis.
  var alignment: UIStackView.Alignment
  /// What the views stand in: the stack or its margins.
  var canvas: StackConstraint.Item
  /// Whether gaps are from baseline to baseline.
  var isBaselineRelative: Bool
  /// The arranged views in their order, the hidden ones too.
  var items: [Item]

  /// The views that take room.
  var visible: [Item] { items.filter { !$0.isHidden } }

  /// The visible neighbors, pair by pair.
  var neighbors: [(before: Item, after: Item)] {
    let visible = visible
    return zip(visible, visible.dropFirst()).map { ($0, $1) }
  }

  /// How many gaps have a guide each, so that they can be compared.
  var gapCount: Int {
    let isComparing = distribution == .equalSpacing || distribution == .equalCentering
    return isComparing && neighbors.count > 1 ? neighbors.count : 0
  }

  /// What has to hold, the same for equal arrangements.
  func constraints() -> [StackConstraint] {
    // 1. The first and the last visible view stand at the edges of the canvas.
    canvasConnections()
      // 2. Neighbors keep their distance.
      + spacings()
      // 3. The rest of the room is shared out.
      + distributed()
      // 4. Across the axis every view stands where the alignment has it.
      + visible.flatMap(aligned) + baselinesOnOneLine() + huggedAcross()
      // 5. Hidden views have no length and wait where they will come back.
      + parked()
  }
}

import CompositionalLayout
import LayoutGeometry

/// What stays where it is on the screen when data changes, where views size themselves.
///
/// The rows above the screen are as high as they were measured or estimated, and nobody sees them:
/// what is read must not jump because a message came in above it.
struct UpdateAnchor {
  private let kept: Kept
  private let layout: SolvedLayout

  private enum Kept {
    /// The place where reading starts.
    case start
    /// A cell, and where its item is after the update.
    case cell(LayoutElement, after: IndexPath)
  }

  /// [guess compositional-layout.md 4.5, §9.12] The first visible cell, in the direction of reading,
  /// whose item the update leaves as it is; content that is scrolled to its very start stays there,
  /// so that what is inserted there is seen.
  ///
  /// Apple's keeps no anchor in other layouts (uikit.md 6.8). Costs O(log n) and the visible cells.
  init?(of layout: SolvedLayout, in visible: CGRect, surviving map: UpdateMap) {
    self.layout = layout
    guard !layout.isAtStart(visible) else {
      kept = .start
      return
    }
    let cells = layout.elements(in: visible, visible: nil).filter { $0.category == .cell }
      .sorted { layout.readingStart(of: $0.frame) < layout.readingStart(of: $1.frame) }
    for cell in cells {
      let before = IndexPath(item: cell.item, section: cell.section ?? 0)
      guard let after = map.stayingItem(before) else { continue }
      kept = .cell(cell, after: after)
      return
    }
    return nil
  }

  /// How far it is from there in the solution of the new data, in points along the scroll axis.
  func distance(to new: SolvedLayout) -> CGFloat? {
    switch kept {
    case .start: new.firstOffset - layout.firstOffset
    case .cell(let cell, let after):
      new.cell(after.item, section: after.section).map {
        new.edge(of: $0.frame) - layout.edge(of: cell.frame)
      }
    }
  }
}

extension SolvedLayout {
  private var isBackwards: Bool { axis == .horizontal && environment.isRightToLeft }

  /// The offset without insets at which reading starts: 0, or the far end from right to left.
  fileprivate var firstOffset: CGFloat {
    isBackwards ? max(0, contentSize[axis] - environment.size[axis]) : 0
  }

  /// The edge of a frame at which reading starts, along the scroll axis.
  fileprivate func edge(of frame: CGRect) -> CGFloat {
    isBackwards ? frame.maxX : frame.origin[axis]
  }

  /// The same edge as a number that grows in the direction of reading.
  fileprivate func readingStart(of frame: CGRect) -> CGFloat {
    isBackwards ? -edge(of: frame) : edge(of: frame)
  }

  /// Whether nothing of the content lies before a visible rectangle.
  ///
  /// A thousandth of a point is noise of floating-point sums.
  fileprivate func isAtStart(_ visible: CGRect) -> Bool {
    let beyond = visible.origin[axis] - firstOffset
    return isBackwards ? beyond > -0.001 : beyond < 0.001
  }
}

import CompositionalLayout
import LayoutGeometry

/// The position that stays in place during an update with self-sizing views.
///
/// Insertions above the visible content must not move it.
struct UpdateAnchor {
  private let kept: Kept
  private let layout: SolvedLayout

  private enum Kept {
    /// The start of the content.
    case start
    /// A cell, and its index path after the update.
    case cell(LayoutElement, after: IndexPath)
  }

  // Unverified: the first visible cell in reading direction whose item the update does not change,
  // and the start of content that is scrolled there, so that items inserted at the start are
  // visible; inferred from compositional-layout.md, 4.5.
  /// Creates the anchor of an update.
  ///
  /// Other layouts have no anchor (uikit.md, 6.8).
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

  /// Returns the distance of the anchor in the solution of the new data, in points along the scroll
  /// axis.
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

  /// The offset without insets at the start of the content: 0, or the far end in right-to-left
  /// layouts.
  fileprivate var firstOffset: CGFloat {
    isBackwards ? max(0, contentSize[axis] - environment.size[axis]) : 0
  }

  /// Returns the leading edge of a frame along the scroll axis.
  fileprivate func edge(of frame: CGRect) -> CGFloat {
    isBackwards ? frame.maxX : frame.origin[axis]
  }

  /// Returns the leading edge as a number that grows in reading direction.
  fileprivate func readingStart(of frame: CGRect) -> CGFloat {
    isBackwards ? -edge(of: frame) : edge(of: frame)
  }

  /// Returns whether a visible rectangle is at the start of the content, with a tolerance of a
  /// thousandth of a point.
  fileprivate func isAtStart(_ visible: CGRect) -> Bool {
    let beyond = visible.origin[axis] - firstOffset
    return isBackwards ? beyond > -0.001 : beyond < 0.001
  }
}

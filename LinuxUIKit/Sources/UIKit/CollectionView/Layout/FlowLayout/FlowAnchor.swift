import CompositionalLayout
import FlowLayout
import LayoutGeometry

// Unverified: the first line that starts at or after the visible start; inferred from uikit.md,
// 6.12.
/// The line that stays in place when elements before it change their size (uikit.md, 6.12).
struct FlowAnchor {
  private let section: Int
  private let item: Int
  private let edge: CGFloat

  /// Creates the anchor of a layout in the visible interval; `nil` if no line starts in it.
  init?(of layout: SolvedFlowLayout, in visible: LayoutInterval?) {
    guard let visible else { return nil }
    let axis = layout.environment.axis
    let first = layout.isBackwards ? layout.contentSize.width - visible.end : visible.start
    let rect = CGRect(
      axis, main: visible,
      cross: LayoutInterval(start: 0, end: layout.environment.crossLength))
    for element in layout.elements(in: rect, visible: nil) where element.category == .cell {
      let (section, item) = (element.section, element.item)
      guard let start = layout.lineStart(ofItem: item, section: section), start >= first else {
        continue
      }
      (self.section, self.item) = (section, item)
      edge = layout.isBackwards ? layout.contentSize.width - start : start
      return
    }
    return nil
  }

  /// Returns the distance of the line in a new layout, in points along the scroll axis.
  func distance(to layout: SolvedFlowLayout) -> CGFloat? {
    layout.lineStart(ofItem: item, section: section).map {
      (layout.isBackwards ? layout.contentSize.width - $0 : $0) - edge
    }
  }
}

extension SolvedFlowLayout {
  /// Whether sections follow each other from right to left.
  fileprivate var isBackwards: Bool { environment.isMirrored && environment.axis == .horizontal }
}

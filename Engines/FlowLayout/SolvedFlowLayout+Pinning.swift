import Foundation
import LayoutGeometry

extension SolvedFlowLayout {
  /// The z-index of headers and footers, in front of cells (uikit.md, 6.10).
  static let pinnedZIndex = 10

  // Unverified: it stays in its section, pushed by the footer at its end (uikit.md, 6.11).
  /// Returns the start of a pinned header; `nil` while its section isn't visible.
  func pinnedHeaderStart(of placed: Placed, _ visible: LayoutInterval?) -> CGFloat? {
    guard let visible = seen(visible), touches(placed, visible) else { return nil }
    let section = placed.section.section
    let last = placed.end - section.footer - section.header
    return min(max(placed.start, visible.start), last)
  }

  // Unverified: the mirror image of a header: it stays after its section's header (uikit.md, 6.11).
  /// Returns the start of a pinned footer; `nil` while its section isn't visible.
  func pinnedFooterStart(of placed: Placed, _ visible: LayoutInterval?) -> CGFloat? {
    guard let visible = seen(visible), touches(placed, visible) else { return nil }
    let section = placed.section.section
    let natural = placed.end - section.footer
    return max(min(natural, visible.end - section.footer), placed.start + section.header)
  }

  private func touches(_ placed: Placed, _ visible: LayoutInterval) -> Bool {
    LayoutInterval(start: placed.start, end: placed.end).intersects(visible)
  }

  /// Returns the visible interval relative to the leading edge.
  private func seen(_ visible: LayoutInterval?) -> LayoutInterval? {
    guard let visible, environment.isMirrored, environment.axis == .horizontal else {
      return visible
    }
    let length = contentSize.width
    return LayoutInterval(start: length - visible.end, end: length - visible.start)
  }
}

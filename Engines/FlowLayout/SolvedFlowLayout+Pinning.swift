import Foundation
import LayoutGeometry

extension SolvedFlowLayout {
  /// In front of cells (uikit.md 6.10).
  static let pinnedZIndex = 10

  /// Where a pinned header starts; nil while its section is not to be seen.
  ///
  /// [guess uikit.md 6.11] It stays in its section and leaves with it, pushed by the footer.
  func pinnedHeaderStart(of placed: Placed, _ visible: LayoutInterval?) -> CGFloat? {
    guard let visible = seen(visible), touches(placed, visible) else { return nil }
    let section = placed.section.section
    let last = placed.end - section.footer - section.header
    return min(max(placed.start, visible.start), last)
  }

  /// Where a pinned footer starts; nil while its section is not to be seen.
  ///
  /// [guess uikit.md 6.11] The mirror image of a header: it stays after its section's header.
  func pinnedFooterStart(of placed: Placed, _ visible: LayoutInterval?) -> CGFloat? {
    guard let visible = seen(visible), touches(placed, visible) else { return nil }
    let section = placed.section.section
    let natural = placed.end - section.footer
    return max(min(natural, visible.end - section.footer), placed.start + section.header)
  }

  private func touches(_ placed: Placed, _ visible: LayoutInterval) -> Bool {
    LayoutInterval(start: placed.start, end: placed.end).intersects(visible)
  }

  /// The visible stretch with its start at the leading side.
  private func seen(_ visible: LayoutInterval?) -> LayoutInterval? {
    guard let visible, environment.isMirrored, environment.axis == .horizontal else {
      return visible
    }
    let length = contentSize.width
    return LayoutInterval(start: length - visible.end, end: length - visible.start)
  }
}

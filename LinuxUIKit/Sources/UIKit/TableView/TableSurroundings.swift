/// The views around the rows of a table: its header, footer, background and section index.
@MainActor final class TableSurroundings {
  private(set) var header: UIView?
  private(set) var footer: UIView?
  private(set) var background: UIView?
  /// The section index; `nil` for a table without one.
  private(set) var index: SectionIndexView?
  /// The empty rows below the others; `nil` for none.
  private(set) var filler: FillerRowsView?
  /// Whether the titles of the index must be requested again.
  private(set) var needsIndex = true

  /// Replaces the header and returns the old one.
  func replaceHeader(with new: UIView?) -> UIView? {
    defer { header = new }
    return header
  }

  /// Replaces the footer and returns the old one.
  func replaceFooter(with new: UIView?) -> UIView? {
    defer { footer = new }
    return footer
  }

  /// Replaces the background and returns the old one.
  func replaceBackground(with new: UIView?) -> UIView? {
    defer { background = new }
    return background
  }

  /// Replaces the empty rows.
  func setFiller(_ new: FillerRowsView?) {
    if filler !== new { filler?.removeFromSuperview() }
    filler = new
  }

  /// Requests the titles of the index again in the next layout pass.
  func invalidateIndex() { needsIndex = true }

  /// Replaces the section index.
  func setIndex(_ new: SectionIndexView?) {
    if index !== new { index?.removeFromSuperview() }
    index = new
    needsIndex = false
  }
}

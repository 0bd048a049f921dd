/// The delegate of a layout manager, which observes layout and determines the space between lines.
///
/// All requirements have a default implementation.
///
/// - Note: Not implemented: glyphs, control characters, line breaks, paragraph spacing, and rectangles of
///   lines by the delegate.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  /// Called after the layout was discarded.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
  /// Called after the lines of a container were laid out; the flag is whether the text ends there.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
  /// Called after the size of a container has changed.
  func layoutManager(
    _ layoutManager: NSLayoutManager, textContainer: NSTextContainer,
    didChangeGeometryFrom oldSize: CGSize)
  /// Returns the space below a line in points, unless it is the last one of its container.
  ///
  /// The glyph is the last one of the line. The default implementation returns the line spacing of the
  /// paragraph style.
  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
}

extension NSLayoutManagerDelegate {
  /// The default implementation does nothing.
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}

  /// The default implementation does nothing.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}

  /// The default implementation does nothing.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, textContainer: NSTextContainer,
    didChangeGeometryFrom oldSize: CGSize
  ) {}

  /// The default implementation returns the line spacing of the paragraph style.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat {
    guard let text = layoutManager.textStorage, glyphIndex >= 0, glyphIndex < text.length else {
      return 0
    }
    let style = text.attribute(.paragraphStyle, at: glyphIndex, effectiveRange: nil)
    return (style as? NSParagraphStyle)?.lineSpacing ?? 0
  }
}

extension UITextView {
  /// What stays free beside the text, both sides together.
  private var freeWidth: CGFloat {
    style.insets.left + style.insets.right + 2 * textContainer.lineFragmentPadding
  }

  private func layout(width: CGFloat?) -> TextLayout {
    let room = width.map { max(1, $0 - freeWidth) }
    return TextLayoutCache.shared.layout(
      styledText.shape, width: room, lineLimit: textContainer.maximumNumberOfLines)
  }

  /// The size of the text with what stays free around it, in whole pixels.
  func fittingSize(width: CGFloat?) -> CGSize {
    let limit = width.flatMap { $0 > 0 && $0 < TextLayoutCache.hugeWidth ? $0 : nil }
    let size = layout(width: limit).size
    let scale = traitCollection.displayScale
    return CGSize(
      width: ceiledToPixel(size.width + freeWidth, scale: scale),
      height: ceiledToPixel(size.height, scale: scale) + style.insets.top + style.insets.bottom)
  }

  /// The lines at their places in the content.
  var textLines: TextLines {
    let layout = layout(width: bounds.width)
    let rect = CGRect(
      x: style.insets.left + textContainer.lineFragmentPadding, y: style.insets.top,
      width: max(1, bounds.width - freeWidth), height: layout.size.height)
    let placed = PlacedText(
      layout: layout, rect: rect, top: 0, scale: traitCollection.displayScale,
      isRightToLeft: isRightToLeft)
    return TextLines(placed, of: edited.text)
  }

  /// Where a caret before an offset of the text stands, in the content's coordinates.
  func caretFrame(at offset: Int) -> CGRect {
    var frame = textLines.caret(at: offset)
    frame.size.width = FieldMetrics.caretWidth
    return frame
  }

  /// Gives the content its size, and the canvas the content's.
  func placeText() {
    let height = fittingSize(width: bounds.width).height
    contentSize = CGSize(width: bounds.width, height: height)
    canvas.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: max(height, bounds.height))
  }
}

extension UITextView: WidthDependentContent {
  var isHeightDependentOnWidth: Bool { !isScrollEnabled }

  func contentSize(forWidth width: CGFloat) -> CGSize { fittingSize(width: width) }
}

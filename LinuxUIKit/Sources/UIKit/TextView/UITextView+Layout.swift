extension UITextView {
  /// The sum of the insets on both sides of the text.
  private var insetWidth: CGFloat {
    style.insets.left + style.insets.right + 2 * textContainer.lineFragmentPadding
  }

  /// The size of the container's text where it tracks the view, at least a point beside the padding.
  var textAreaSize: CGSize {
    let padding = 2 * textContainer.lineFragmentPadding
    return CGSize(
      width: max(1, bounds.width - insetWidth) + padding,
      height: max(1, bounds.height - style.insets.top - style.insets.bottom))
  }

  /// Returns the width of lines in a view of a width, which a container of a fixed width ignores.
  private func lineWidth(inWidth width: CGFloat?) -> CGFloat? {
    guard textContainer.followsTextView else {
      return TextArea(textContainer).lineWidth
    }
    return width.map { max(1, $0 - insetWidth) }
  }

  /// Returns the size of the text in a view of a width, without padding.
  private func textSize(width: CGFloat?) -> CGSize {
    guard let manager = textKit.manager else { return layout(width: width).size }
    let padding = 2 * textContainer.lineFragmentPadding
    let size = manager.size(
      in: textContainer, width: lineWidth(inWidth: width).map { $0 + padding })
    return CGSize(width: max(0, size.width - padding), height: size.height)
  }

  private func layout(width: CGFloat?) -> TextLayout {
    let available = lineWidth(inWidth: width)
    return TextLayoutCache.shared.layout(
      styledText.shape, width: available, lineLimit: textContainer.maximumNumberOfLines)
  }

  /// Returns the size of the text with its insets, in whole pixels.
  func fittingSize(width: CGFloat?) -> CGSize {
    let limit = width.flatMap { $0 > 0 && $0 < TextLayoutCache.hugeWidth ? $0 : nil }
    let size = textSize(width: limit)
    let scale = traitCollection.displayScale
    return CGSize(
      width: ceiledToPixel(size.width + insetWidth, scale: scale),
      height: ceiledToPixel(size.height, scale: scale) + style.insets.top + style.insets.bottom)
  }

  /// The lines in the content's coordinates.
  var textLines: TextLines {
    if let lines = textKit.manager?.lines(in: textContainer)?.lines {
      return lines.offsetBy(dx: style.insets.left, dy: style.insets.top)
    }
    let layout = layout(width: bounds.width)
    let rect = CGRect(
      x: style.insets.left + textContainer.lineFragmentPadding, y: style.insets.top,
      width: lineWidth(inWidth: bounds.width) ?? layout.size.width, height: layout.size.height)
    let positioned = PositionedText(
      layout: layout, rect: rect, top: 0, scale: traitCollection.displayScale,
      isRightToLeft: isRightToLeft)
    return TextLines(positioned, of: edited.text)
  }

  /// Returns the frame of a caret before an offset of the text, in the content's coordinates.
  func caretFrame(at offset: Int) -> CGRect {
    var frame = textLines.caret(at: offset)
    frame.size.width = FieldMetrics.caretWidth
    return frame
  }

  /// Sets the content size, and the frame of the canvas.
  func layOutText() {
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

// MARK: - Drawing

extension UITextView {
  /// Draws the selection, the text, and the caret.
  func drawContent(in context: CGContext) {
    let lines = textLines
    if isFirstResponder {
      context.setFillColor(tintColor.withAlphaComponent(FieldMetrics.selectionAlpha).cgColor)
      for part in lines.rectangles(for: edited.selection) { context.fill(part) }
    }
    drawText(lines, in: context)
    guard isFirstResponder, edited.selection.isEmpty, canvas.isCaretVisible else { return }
    context.setFillColor(tintColor.cgColor)
    context.fill(caretFrame(at: edited.selection.lowerBound))
  }

  private func drawText(_ lines: TextLines, in context: CGContext) {
    guard let manager = textKit.manager else {
      return TextPainter(
        text: lines.positioned, appearances: styledText.appearances, color: style.color
      ).draw(in: context)
    }
    let origin = CGPoint(x: style.insets.left, y: style.insets.top)
    let glyphs = manager.glyphRange(for: textContainer)
    manager.drawBackground(forGlyphRange: glyphs, at: origin)
    manager.drawGlyphs(forGlyphRange: glyphs, at: origin)
  }
}

// MARK: - Links

extension UITextView {
  /// Reports the link at a point of the content to the delegate, if there is one.
  ///
  /// The app opens the link: this implementation has no handler of URLs.
  func openLink(at point: CGPoint) {
    guard isSelectable, let link = link(at: point) else { return }
    _ = delegate?.textView(
      self, shouldInteractWith: link.url, in: NSRange(link.range),
      interaction: .invokeDefaultAction)
  }

  private func link(at point: CGPoint) -> (url: URL, range: Range<Int>)? {
    guard let attributes else { return nil }
    let lines = textLines
    var found: (url: URL, range: Range<Int>)?
    attributes.enumerateAttribute(.link, in: attributes.wholeRange) { value, range, stop in
      guard let url = value.flatMap(Self.url) else { return }
      let offsets = range.location..<range.location + range.length
      guard lines.rectangles(for: offsets).contains(where: { $0.contains(point) }) else { return }
      found = (url, offsets)
      stop.pointee = true
    }
    return found
  }

  /// Returns the URL of a link attribute, whose value is a URL or a string.
  private static func url(_ value: Any) -> URL? {
    value as? URL ?? (value as? String).flatMap { URL(string: $0) }
  }
}

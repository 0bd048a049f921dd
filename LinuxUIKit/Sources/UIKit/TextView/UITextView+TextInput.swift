// The members of `UITextInput` that text fields and text views have in common.
extension UITextView {
  /// The position before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

  /// The position after the last character.
  public var endOfDocument: UITextPosition { UITextPosition(offset: edited.length) }

  /// Returns the range between two positions, in either order.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    UITextRange(between: fromPosition, and: toPosition)
  }

  /// Returns the position at a distance in UTF-16 units; `nil` outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    edited.position(from: position.offset, offset: offset).map(UITextPosition.init(offset:))
  }

  /// Returns the order of two positions.
  public func compare(
    _ position: UITextPosition, to other: UITextPosition
  ) -> ComparisonResult {
    position.order(with: other)
  }

  /// Returns the distance of two positions in UTF-16 units; negative backward.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Returns the text in a range.
  public func text(in range: UITextRange) -> String? { edited.text(in: range.offsets) }

  /// Returns the first rectangle of a range's text, in the text view's coordinates.
  public func firstRect(for range: UITextRange) -> CGRect {
    textRectangles(for: range.offsets).first ?? caretFrame(at: range.offsets.lowerBound)
  }

  /// Returns the position closest to a point of the text view.
  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(offset: edited.boundary(atOrAfter: textOffset(nearestTo: point)))
  }

  /// The range of the provisionally inserted text of an input method; `nil` if there is none.
  public var markedTextRange: UITextRange? { edited.marked.map(UITextRange.init(offsets:)) }

  /// Returns the position a number of characters or lines away on the screen; `nil` if there is none.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    self.offset(from: position.offset, in: direction, by: offset).map(
      UITextPosition.init(offset:))
  }

  /// Returns the position of a range that is farthest in a direction.
  public func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    UITextPosition(offset: end(of: range.offsets, in: direction))
  }

  /// Returns the range from a position to the end or the beginning of the text.
  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    let whole = 0..<edited.length
    return UITextRange(
      between: position, and: UITextPosition(offset: end(of: whole, in: direction)))
  }

  /// Returns the writing direction of the paragraph at a position: that of its style, or of its
  /// first letter.
  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    writingDirection(at: position.offset)
  }

  /// Sets the writing direction of the paragraphs in a range.
  public func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {
    setWritingDirection(writingDirection, in: range.offsets)
  }

  /// Returns the rectangles of the selection of a range, in the view's coordinates.
  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    selectionRectangles(for: range.offsets)
  }

  /// Returns the position in a range that is closest to a point of the view.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    let (offset, offsets) = (closestPosition(to: point)?.offset ?? 0, range.offsets)
    return UITextPosition(offset: min(max(offset, offsets.lowerBound), offsets.upperBound))
  }

  /// Returns the range of the character at a point of the view; `nil` beside the text.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    character(at: point).map(UITextRange.init(offsets:))
  }
}

// MARK: - Geometry of editable text

extension UITextView: EditableTextView {
  func textRectangles(for range: Range<Int>) -> [CGRect] { textLines.rectangles(for: range) }

  func textOffset(nearestTo point: CGPoint) -> Int { textLines.offset(nearestTo: point) }
}

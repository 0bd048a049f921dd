// The members of `UITextInput` that text fields and text views have in common.
extension UITextField {
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

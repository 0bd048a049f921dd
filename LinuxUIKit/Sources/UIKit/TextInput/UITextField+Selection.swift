// Positions and ranges of the text. Offsets are in UTF-16 units, as the ranges of the delegate are.
extension UITextField {
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

  /// Returns the distance of two positions in UTF-16 units; negative backward.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Returns the order of two positions.
  public func compare(
    _ position: UITextPosition, to other: UITextPosition
  ) -> ComparisonResult {
    position.order(with: other)
  }

  /// Returns the text in a range.
  public func text(in range: UITextRange) -> String? { edited.text(in: range.offsets) }

  /// Replaces a range without calling the delegate, and moves the insertion point after it.
  public func replace(_ range: UITextRange, withText text: String) {
    replaceCharacters(in: range.offsets, with: text.withoutLineFeeds)
    sendActions(for: .editingChanged)
  }

  /// Returns the rectangle of a caret at a position, in the field's coordinates.
  public func caretRect(for position: UITextPosition) -> CGRect {
    caretFrame(at: position.offset, in: textFrame)
  }

  /// Returns the first rectangle of a range's text, in the field's coordinates.
  public func firstRect(for range: UITextRange) -> CGRect {
    let line = line(in: textFrame)
    return line.rectangles(for: range.offsets).first ?? line.caret(at: range.offsets.lowerBound)
  }

  /// Returns the position closest to a point of the field.
  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(offset: edited.boundary(atOrAfter: textOffset(nearestTo: point)))
  }
}

// MARK: - Geometry of editable text

extension UITextField: EditableTextView {
  func caretFrame(at offset: Int) -> CGRect { caretFrame(at: offset, in: textFrame) }

  func textRectangles(for range: Range<Int>) -> [CGRect] {
    line(in: textFrame).rectangles(for: range)
  }

  func textOffset(nearestTo point: CGPoint) -> Int {
    line(in: textFrame).offset(nearestTo: point.x)
  }

  var isMultiline: Bool { false }
}

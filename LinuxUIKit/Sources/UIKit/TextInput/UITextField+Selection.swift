// Where the caret is and what is selected. Offsets count UTF-16, as the ranges of the delegate do.
extension UITextField {
  /// The place before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

  /// The place behind the last character.
  public var endOfDocument: UITextPosition { UITextPosition(offset: edited.length) }

  /// The range between two places, in either order.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let ends = [fromPosition.offset, toPosition.offset].sorted()
    return UITextRange(offsets: ends[0]..<ends[1])
  }

  /// The place that many UTF-16 units further; nil outside of the text.
  ///
  /// [guess 2.7] A place inside of a character is moved on in the direction of the count.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let target = position.offset + offset
    guard (0...edited.length).contains(target) else { return nil }
    return UITextPosition(
      offset: offset < 0
        ? edited.boundary(atOrBefore: target) : edited.boundary(atOrAfter: target))
  }

  /// How many UTF-16 units lie from one place to another; negative backwards.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Which of two places comes first.
  public func compare(
    _ position: UITextPosition, to other: UITextPosition
  ) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  /// The text of a range.
  public func text(in range: UITextRange) -> String? { edited.text(in: range.offsets) }

  /// Puts a text in place of a range, without asking the delegate, and the caret behind it.
  public func replace(_ range: UITextRange, withText text: String) {
    replaceCharacters(in: range.offsets, with: text.withoutLineFeeds)
    sendActions(for: .editingChanged)
  }

  /// Where a caret stands, in the field's coordinates.
  public func caretRect(for position: UITextPosition) -> CGRect {
    caretFrame(at: position.offset, in: textFrame)
  }

  /// The rectangle of the beginning of a range's text, in the field's coordinates.
  public func firstRect(for range: UITextRange) -> CGRect {
    let line = line(in: textFrame)
    return line.rectangles(for: range.offsets).first ?? line.caret(at: range.offsets.lowerBound)
  }

  /// The place of the text nearest to a point of the field's coordinates.
  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    let offset = line(in: textFrame).offset(nearestTo: point.x)
    return UITextPosition(offset: edited.boundary(atOrAfter: offset))
  }

  /// Selects some of the text, and tells the delegate if that is something else than before.
  func changeSelection(to range: Range<Int>) {
    let former = edited.selection
    edited.select(range.clamped(to: 0..<edited.length))
    guard edited.selection != former else { return }
    revealCaret()
    canvas.setNeedsDisplay()
    delegate?.textFieldDidChangeSelection(self)
  }

  /// What a tap does: it begins typing, and the caret goes where the finger was.
  func placeCaret(at point: CGPoint) {
    guard isFirstResponder || becomeFirstResponder() else { return }
    guard let position = closestPosition(to: point) else { return }
    changeSelection(to: position.offset..<position.offset)
  }
}

/// A text field or text view as seen by keys, pointers, and the members of `UITextInput` that both
/// have in common.
///
/// Offsets are in UTF-16 units.
@MainActor protocol EditableTextView: UIView, UITextInput {
  /// The characters and the selection.
  var edited: EditedText { get }
  /// The text with attributes; `nil` for plain text.
  var attributes: NSAttributedString? { get }
  /// Returns the frame of the caret before an offset.
  func caretFrame(at offset: Int) -> CGRect
  /// Returns the rectangles that cover a range.
  func textRectangles(for range: Range<Int>) -> [CGRect]
  /// Returns the offset whose caret is nearest to a point.
  func textOffset(nearestTo point: CGPoint) -> Int

  /// The view that the text is drawn on.
  var canvas: TextCanvas { get }
  /// Whether the text can have several lines.
  var isMultiline: Bool { get }
  /// Selects a range by the user, scrolls to its movable end, and notifies the delegate of a change.
  func setSelection(_ range: Range<Int>, movesStart: Bool)
  /// Replaces a range by typed text, if the delegate allows it.
  func replaceByTyping(_ range: Range<Int>, with string: String)
}

extension EditableTextView {
  /// Registers the replacement of a range by the user, before it happens; secure text isn't kept.
  func registerUndo(ofReplacing range: Range<Int>, with string: String) {
    guard !isSecureTextEntry, let manager = undoManager else { return }
    let former = edited.text(in: range)
    let new = range.lowerBound..<range.lowerBound + string.utf16.count
    guard !former.isEmpty || !new.isEmpty else { return }
    manager.registerUndo(withTarget: self) { $0.replaceByTyping(new, with: former) }
    if !manager.isUndoing, !manager.isRedoing { manager.setActionName("Typing") }
  }

  /// Forgets the registered replacements, when the app replaces the text by another one.
  func discardUndo(before text: String) {
    if text != edited.text { undoManager?.removeAllActions(withTarget: self) }
  }

  /// Returns the offset a number of characters or lines away in a direction; `nil` outside the text.
  func offset(from offset: Int, in direction: UITextLayoutDirection, by count: Int) -> Int? {
    if count < 0 { return self.offset(from: offset, in: direction.opposite, by: -count) }
    switch direction {
    case .up, .down:
      return (0..<count).reduce(offset) { offset, _ in
        offset.flatMap { neighbor(of: $0, isBelow: direction == .down) }
      }
    case .left, .right:
      let isForward = (direction == .right) == (writingDirection(at: offset) != .rightToLeft)
      return edited.offset(from: offset, byCharacters: isForward ? count : -count)
    }
  }

  /// Returns the offset above or below a caret, nearest to an x coordinate or to the caret's; `nil` in
  /// the first or last line.
  func neighbor(of offset: Int, isBelow: Bool, x: CGFloat? = nil) -> Int? {
    let caret = caretFrame(at: offset)
    let y = isBelow ? caret.maxY + 1 : caret.minY - 1
    let found = textOffset(nearestTo: CGPoint(x: x ?? caret.midX, y: y))
    let isOtherLine =
      isBelow ? caretFrame(at: found).minY > caret.minY : caretFrame(at: found).minY < caret.minY
    return isOtherLine ? found : nil
  }

  /// Returns the end of a range that is farthest in a direction.
  func end(of range: Range<Int>, in direction: UITextLayoutDirection) -> Int {
    let isForward =
      switch direction {
      case .down: true
      case .up: false
      case .right: writingDirection(at: range.lowerBound) != .rightToLeft
      case .left: writingDirection(at: range.lowerBound) == .rightToLeft
      }
    return isForward ? range.upperBound : range.lowerBound
  }

  /// Returns the direction of the paragraph at an offset: that of its style, or of its first letter.
  func writingDirection(at offset: Int) -> NSWritingDirection {
    if let attributes, attributes.length > 0 {
      let index = min(max(offset, 0), attributes.length - 1)
      let style = attributes.attribute(.paragraphStyle, at: index, effectiveRange: nil)
      let direction = (style as? NSParagraphStyle)?.baseWritingDirection ?? .natural
      if direction != .natural { return direction }
    }
    return edited.paragraph(at: offset).startsRightToLeft ?? isRightToLeft
      ? .rightToLeft : .leftToRight
  }

  /// Returns the rectangles of the selection of a range.
  func selectionRectangles(for range: Range<Int>) -> [UITextSelectionRect] {
    let rects = textRectangles(for: range)
    return rects.enumerated().map { index, rect in
      EditedSelectionRect(
        rect, direction: writingDirection(at: range.lowerBound), isFirst: index == 0,
        isLast: index == rects.count - 1)
    }
  }

  /// Returns the character at a point: the one whose rectangle contains it; `nil` beside the text.
  func character(at point: CGPoint) -> Range<Int>? {
    let near = edited.boundary(atOrAfter: textOffset(nearestTo: point))
    let candidates = [
      edited.offset(from: near, byCharacters: -1).map { $0..<near },
      edited.offset(from: near, byCharacters: 1).map { near..<$0 },
    ]
    return candidates.compactMap(\.self).first { range in
      textRectangles(for: range).contains { $0.contains(point) }
    }
  }
}

extension UITextLayoutDirection {
  fileprivate var opposite: UITextLayoutDirection {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .down
    case .down: .up
    }
  }
}

extension String {
  /// Whether the first letter is written from right to left; `nil` without letters.
  fileprivate var startsRightToLeft: Bool? {
    unicodeScalars.first(where: \.properties.isAlphabetic).map { scalar in
      // The blocks of Hebrew, Arabic and the other scripts that are written from right to left.
      [0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF]
        .contains { $0.contains(Int(scalar.value)) }
    }
  }
}

/// The connection of editable text with an input method.
@MainActor struct InputConnection {
  weak var delegate: (any UITextInputDelegate)?
  var markedTextStyle: [NSAttributedString.Key: Any]?
  private var tokenizer: (any UITextInputTokenizer)?

  /// Returns the tokenizer of a view, which is created on first use.
  mutating func tokenizer(
    of view: any UIResponder & UITextInput
  ) -> any UITextInputTokenizer {
    if let tokenizer { return tokenizer }
    let created = UITextInputStringTokenizer(textInput: view)
    tokenizer = created
    return created
  }

  /// The attributes of marked text.
  // Unverified: the underline is inferred from the appearance of input methods on iOS.
  var markedAttributes: [NSAttributedString.Key: Any] {
    markedTextStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue]
  }
}

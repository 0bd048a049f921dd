extension EditableTextView {
  /// Performs a command of a key, and returns whether the view has handled it.
  ///
  /// An input method has the keys while it composes text. A view with one line leaves the page keys
  /// to scroll views.
  func perform(_ command: TextKeyCommand) -> Bool {
    guard edited.marked == nil else { return false }
    let column = canvas.column
    canvas.setColumn(nil)
    switch command {
    case .move(.line(let direction), let extends) where isMultiline:
      move(direction, extends: extends, in: column)
    case .move(.page, extends: _) where !isMultiline: return false
    case .move(let movement, let extends): move(movement, extends: extends)
    case .delete(let movement): delete(movement)
    case .selectAll: setSelection(0..<edited.length, movesStart: false)
    case .copy: copySelection()
    case .cut: if copySelection() { replaceByTyping(edited.selection, with: "") }
    case .paste: pasteText()
    }
    return true
  }

  /// Moves the insertion point, or the movable end of the selection.
  private func move(_ movement: TextMovement, extends: Bool) {
    let selection = edited.selection
    guard !extends else {
      return select(from: edited.fixedEnd, to: offset(from: edited.movableEnd, movement))
    }
    guard !selection.isEmpty else {
      let target = offset(from: selection.lowerBound, movement)
      return setSelection(target..<target, movesStart: false)
    }
    let isForward = storageDirection(of: movement, at: selection.lowerBound) == .forward
    let edge = isForward ? selection.upperBound : selection.lowerBound
    // Movement by a character only collapses the selection.
    if case .boundary(.character, _) = movement {
      return setSelection(edge..<edge, movesStart: false)
    }
    let target = offset(from: edge, movement)
    setSelection(target..<target, movesStart: false)
  }

  /// Moves to the line above or below, in the column in which successive movements began.
  private func move(_ direction: UITextStorageDirection, extends: Bool, in former: CaretColumn?) {
    let isForward = direction == .forward
    let edge = isForward ? edited.selection.upperBound : edited.selection.lowerBound
    let start = extends ? edited.movableEnd : edge
    let x = former?.offset == start ? former?.x : nil
    let column = x ?? caretFrame(at: start).midX
    let end = isForward ? edited.length : 0
    let target =
      neighbor(of: start, isBelow: isForward, x: column).map(edited.boundary(atOrAfter:)) ?? end
    select(from: extends ? edited.fixedEnd : target, to: target)
    canvas.setColumn(CaretColumn(offset: target, x: column))
  }

  /// Selects the text between two offsets, of which the second one is movable.
  func select(from fixedEnd: Int, to movableEnd: Int) {
    setSelection(
      min(fixedEnd, movableEnd)..<max(fixedEnd, movableEnd), movesStart: movableEnd < fixedEnd)
  }

  private func delete(_ movement: TextMovement) {
    let start = edited.selection.lowerBound
    let end = offset(from: start, movement)
    let range = edited.selection.isEmpty ? min(start, end)..<max(start, end) : edited.selection
    if !range.isEmpty { replaceByTyping(range, with: "") }
  }

  // MARK: Clipboard

  /// Copies the selected text, and returns whether there is one; secure text isn't copied.
  @discardableResult func copySelection() -> Bool {
    guard !edited.selection.isEmpty, !isSecureTextEntry else { return false }
    UIPasteboard.general.string = edited.selectedText
    return true
  }

  /// Replaces the selection by the text of the general pasteboard, if there is one.
  func pasteText() {
    guard let text = UIPasteboard.general.string, !text.isEmpty else { return }
    replaceByTyping(edited.inputRange, with: isMultiline ? text : text.withoutLineFeeds)
  }

  // MARK: Movements

  /// Returns the offset to which a movement leads.
  func offset(from offset: Int, _ movement: TextMovement) -> Int {
    let isForward = storageDirection(of: movement, at: offset) == .forward
    let end = isForward ? edited.length : 0
    switch movement {
    case .boundary(.character, _):
      return edited.offset(from: offset, byCharacters: isForward ? 1 : -1) ?? end
    case .boundary(.line, _):
      return isMultiline ? endOfLine(at: offset, isForward: isForward) : end
    // Words of secure text aren't revealed.
    case .boundary(let unit, _):
      return isSecureTextEntry ? end : boundary(of: unit, from: offset, isForward: isForward) ?? end
    case .line:
      return self.offset(from: offset, in: isForward ? .down : .up, by: 1)
        .map(edited.boundary(atOrAfter:)) ?? end
    case .page:
      return page(from: offset, isForward: isForward)
    }
  }

  private func storageDirection(
    of movement: TextMovement, at offset: Int
  ) -> UITextStorageDirection {
    switch movement {
    case .line(let direction), .page(let direction): return direction
    case .boundary(_, let direction):
      if let storage = UITextStorageDirection(rawValue: direction.rawValue) { return storage }
      let isRight = direction == .layout(.right)
      return isRight == (writingDirection(at: offset) != .rightToLeft) ? .forward : .backward
    }
  }

  private func boundary(of unit: UITextGranularity, from offset: Int, isForward: Bool) -> Int? {
    let units = TextUnits(edited.text).ranges(of: unit)
    return isForward
      ? units.map(\.upperBound).first { $0 > offset }
      : units.map(\.lowerBound).last { $0 < offset }
  }

  private func endOfLine(at offset: Int, isForward: Bool) -> Int {
    let isRight = isForward == (writingDirection(at: offset) != .rightToLeft)
    let caret = caretFrame(at: offset)
    let x = isRight ? bounds.maxX + bounds.width : bounds.minX - bounds.width
    return edited.boundary(atOrAfter: textOffset(nearestTo: CGPoint(x: x, y: caret.midY)))
  }

  private func page(from offset: Int, isForward: Bool) -> Int {
    let caret = caretFrame(at: offset)
    let y = caret.midY + (isForward ? bounds.height : -bounds.height)
    let last = caretFrame(at: edited.length).maxY
    // The first and the last page end at the ends of the text.
    guard y >= caretFrame(at: 0).minY else { return 0 }
    guard y < last else { return edited.length }
    return edited.boundary(atOrAfter: textOffset(nearestTo: CGPoint(x: caret.midX, y: y)))
  }
}

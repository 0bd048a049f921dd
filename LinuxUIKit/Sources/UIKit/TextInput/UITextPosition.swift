/// A position between two characters of editable text.
///
/// Text views create positions; they are valid until the text changes.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  /// The offset from the beginning of the text, in UTF-16 units.
  let offset: Int

  init(offset: Int) {
    self.offset = offset
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition).map { $0.offset == offset } ?? false
  }

  open override var hash: Int { offset.hashValue }
}

/// A range of editable text.
@preconcurrency @MainActor open class UITextRange: NSObject {
  /// The offsets of both ends, in UTF-16 units.
  let offsets: Range<Int>

  init(offsets: Range<Int>) {
    self.offsets = offsets
  }

  /// The start of the range.
  open var start: UITextPosition { UITextPosition(offset: offsets.lowerBound) }

  /// The end of the range.
  open var end: UITextPosition { UITextPosition(offset: offsets.upperBound) }

  /// Whether the range is empty.
  open var isEmpty: Bool { offsets.isEmpty }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextRange).map { $0.offsets == offsets } ?? false
  }

  open override var hash: Int { offsets.hashValue }
}

/// A position between two characters of editable text.
///
/// Text views create positions; they are valid until the text changes. An app's own `UITextInput` has
/// subclasses with its own kind of position.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  /// The offset from the beginning of the text, in UTF-16 units.
  let offset: Int

  /// Creates a position for a subclass to describe.
  public override init() { offset = 0 }

  init(offset: Int) {
    self.offset = offset
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition).map { $0.offset == offset } ?? false
  }

  open override var hash: Int { offset.hashValue }
}

extension UITextPosition {
  /// Returns the order of the position and another one of the same text.
  func order(with other: UITextPosition) -> ComparisonResult {
    if offset == other.offset { return .orderedSame }
    return offset < other.offset ? .orderedAscending : .orderedDescending
  }
}

/// A range of editable text.
@preconcurrency @MainActor open class UITextRange: NSObject {
  /// The offsets of both ends, in UTF-16 units.
  let offsets: Range<Int>

  /// Creates a range for a subclass to describe.
  public override init() { offsets = 0..<0 }

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

extension UITextRange {
  /// Creates the range between two positions, in either order.
  convenience init(between first: UITextPosition, and second: UITextPosition) {
    self.init(
      offsets: min(first.offset, second.offset)..<max(first.offset, second.offset))
  }
}

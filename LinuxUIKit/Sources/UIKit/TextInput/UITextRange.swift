/// What is between two places of a text that can be edited.
@preconcurrency @MainActor open class UITextRange: NSObject {
  /// The offsets of both ends, in UTF-16.
  let offsets: Range<Int>

  init(offsets: Range<Int>) {
    self.offsets = offsets
  }

  /// Where it begins.
  open var start: UITextPosition { UITextPosition(offset: offsets.lowerBound) }

  /// Where it ends.
  open var end: UITextPosition { UITextPosition(offset: offsets.upperBound) }

  /// Whether it holds no text.
  open var isEmpty: Bool { offsets.isEmpty }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextRange).map { $0.offsets == offsets } ?? false
  }

  open override var hash: Int { offsets.hashValue }
}

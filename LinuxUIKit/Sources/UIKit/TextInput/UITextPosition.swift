/// A place between two characters of a text that can be edited.
///
/// Views that hold such a text make them; they are good as long as the text does not change.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  /// The offset from the beginning of the text, in UTF-16.
  let offset: Int

  init(offset: Int) {
    self.offset = offset
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition).map { $0.offset == offset } ?? false
  }

  open override var hash: Int { offset.hashValue }
}

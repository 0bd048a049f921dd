/// The changes of a text since they were processed, combined to one range.
///
/// ```swift
/// var record = TextEditRecord()
/// record.merge(.editedCharacters, range: NSRange(location: 4, length: 0), changeInLength: 2)
/// record.range  // 4..<6
/// ```
struct TextEditRecord {
  /// The kinds of changes.
  private(set) var mask: NSTextStorage.EditActions = []
  /// The range of the present text; its location is `NSNotFound` without changes.
  private(set) var range = NSRange(location: NSNotFound, length: 0)
  /// The change of the length in UTF-16 units.
  private(set) var changeInLength = 0

  /// Adds a change of a range of the text before the change.
  mutating func merge(
    _ mask: NSTextStorage.EditActions, range changed: NSRange, changeInLength delta: Int
  ) {
    var (start, end) = (changed.location, NSMaxRange(changed))
    if range.location != NSNotFound {
      start = min(start, range.location)
      end = max(end, NSMaxRange(range))
    }
    range = NSRange(location: start, length: max(0, end + delta - start))
    changeInLength += delta
    self.mask.formUnion(mask)
  }
}

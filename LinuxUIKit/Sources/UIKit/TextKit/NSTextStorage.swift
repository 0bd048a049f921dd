/// An attributed string whose changes are reported to layout managers and a delegate.
///
/// ```swift
/// let storage = NSTextStorage(string: "let answer = 42")
/// let manager = NSLayoutManager()
/// storage.addLayoutManager(manager)
/// manager.addTextContainer(NSTextContainer(size: CGSize(width: 200, height: 0)))
/// ```
///
/// A subclass with a text of its own overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`. The latter two change the text and
/// call `edited(_:range:changeInLength:)`; all other functions are based on these four. A highlighter
/// sets attributes in `processEditing()`, or in the delegate's
/// `textStorage(_:didProcessEditing:range:changeInLength:)`.
///
/// The storage keeps its layout managers alive, and these keep their containers alive.
///
/// A text of a subclass is copied as far as it changes; reading `string` takes time in proportion to
/// the length.
///
/// - Note: Not implemented: fixing of attributes, changes of `mutableString`, which aren't reported, and
///   observers other than layout managers.
open class NSTextStorage: NSMutableAttributedString {
  private var record = TextEditRecord()
  private var managers: [NSLayoutManager] = []
  private var editingDepth = 0
  private var isProcessing = false
  /// Whether the inherited text has the change that is reported next.
  private var hasChange = false

  /// Creates an empty storage.
  public init() {
    super.init(string: "")
  }

  /// Creates a storage of a plain text.
  public override init(string: String) {
    super.init(string: string)
  }

  /// Creates a storage of a text with the same attributes for all characters.
  public override init(string: String, attributes: [NSAttributedString.Key: Any]?) {
    super.init(string: string, attributes: attributes)
  }

  /// Creates a storage with a copy of a text.
  public override init(attributedString: NSAttributedString) {
    super.init(attributedString: attributedString)
  }

  /// Creates an empty storage.
  ///
  /// - Note: Not implemented: archives.
  public required init?(coder: NSCoder) {
    super.init(string: "")
  }

  /// The object that is notified before and after changes are processed.
  open weak var delegate: (any NSTextStorageDelegate)?

  // MARK: Layout managers

  /// The layout managers that display the text.
  open var layoutManagers: [NSLayoutManager] { managers }

  /// Adds a layout manager, which is removed from its former storage.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !managers.contains(where: { $0 === aLayoutManager }) else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    managers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Removes a layout manager; without effect for that of another storage.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard managers.contains(where: { $0 === aLayoutManager }) else { return }
    managers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
  }

  // MARK: Editing

  /// The kinds of the changes that are not processed yet.
  open var editedMask: EditActions { record.mask }

  /// The range of the present text that contains the changes that are not processed yet.
  ///
  /// Its location is `NSNotFound` without changes.
  open var editedRange: NSRange { record.range }

  /// The change of the length by the changes that are not processed yet, in UTF-16 units.
  open var changeInLength: Int { record.changeInLength }

  /// Reports a change of the text, which is processed at once or after the outermost `endEditing()`.
  ///
  /// The range is that of the text before the change. A subclass calls this function after a change of its
  /// own text.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    if !hasChange { copyOwnText(replacing: editedRange, editedMask) }
    hasChange = false
    record.merge(editedMask, range: editedRange, changeInLength: delta)
    processIfNeeded()
  }

  /// Notifies the delegate, then the layout managers, of the changes.
  ///
  /// An override that sets attributes calls `super` last. Changes during processing are part of the
  /// processed changes.
  open func processEditing() {
    notify(Self.willProcessEditingNotification) { delegate, record in
      delegate.textStorage(
        self, willProcessEditing: record.mask, range: record.range,
        changeInLength: record.changeInLength)
    }
    notify(Self.didProcessEditingNotification) { delegate, record in
      delegate.textStorage(
        self, didProcessEditing: record.mask, range: record.range,
        changeInLength: record.changeInLength)
    }
    notifyLayoutManagers()
  }

  /// Begins a group of changes that are processed together.
  open override func beginEditing() {
    editingDepth += 1
  }

  /// Ends a group of changes, which are processed after the outermost one.
  open override func endEditing() {
    editingDepth = max(0, editingDepth - 1)
    processIfNeeded()
  }

  // MARK: Primitives

  /// Replaces characters; the new ones have the attributes of the first replaced one, or of that
  /// before.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    hasChange = true
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  /// Replaces all attributes of a range.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    hasChange = true
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  // MARK: Changes by primitives

  /// Adds an attribute to a range.
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  /// Adds attributes to a range.
  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange
  ) {
    changeAttributes(in: range) { $0.merge(attrs) { $1 } }
  }

  /// Removes an attribute from a range.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(in: range) { $0[name] = nil }
  }

  /// Replaces characters and their attributes.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    let new = attrString === self ? NSAttributedString(attributedString: self) : attrString
    beginEditing()
    replaceCharacters(in: range, with: new.string)
    new.enumerateAttributes(in: new.wholeRange) { attributes, part, _ in
      let part = NSRange(location: range.location + part.location, length: part.length)
      setAttributes(attributes, range: part)
    }
    endEditing()
  }

  /// Inserts a text.
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  /// Appends a text.
  open override func append(_ attrString: NSAttributedString) {
    insert(attrString, at: length)
  }

  /// Deletes characters.
  open override func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: "")
  }

  /// Replaces the whole text.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: wholeRange, with: attrString)
  }
}

extension NSTextStorage {
  /// The kinds of changes of a text storage.
  public struct EditActions: OptionSet, Sendable {
    /// The bits of the kinds.
    public let rawValue: UInt

    /// Creates kinds from bits; unknown bits have no effect.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Attributes have changed.
    public static let editedAttributes = Self(rawValue: 1 << 0)

    /// Characters have changed.
    public static let editedCharacters = Self(rawValue: 1 << 1)
  }

  /// Posted by a text storage before its changes are processed.
  public static let willProcessEditingNotification = Notification.Name(
    "NSTextStorageWillProcessEditingNotification")

  /// Posted by a text storage after its changes were processed, and before layout managers are notified.
  public static let didProcessEditingNotification = Notification.Name(
    "NSTextStorageDidProcessEditingNotification")
}

// MARK: - Processing

extension NSTextStorage {
  private func processIfNeeded() {
    guard editingDepth == 0, !isProcessing, !record.mask.isEmpty else { return }
    isProcessing = true
    processEditing()
    isProcessing = false
    // Those of a subclass after the call of `super`.
    notifyLayoutManagers()
  }

  private func notify(
    _ name: Notification.Name, _ call: (any NSTextStorageDelegate, TextEditRecord) -> Void
  ) {
    if let delegate { call(delegate, record) }
    NotificationCenter.default.post(name: name, object: self)
  }

  private func notifyLayoutManagers() {
    guard !record.mask.isEmpty else { return }
    let processed = record
    record = TextEditRecord()
    for manager in managers {
      manager.processEditing(
        for: self, edited: processed.mask, range: processed.range,
        changeInLength: processed.changeInLength, invalidatedRange: processed.range)
    }
  }

  private func changeAttributes(
    in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    beginEditing()
    var location = range.location
    while location < NSMaxRange(range) {
      var run = NSRange()
      var attributes = attributes(at: location, effectiveRange: &run)
      change(&attributes)
      let end = max(location + 1, min(NSMaxRange(run), NSMaxRange(range)))
      setAttributes(attributes, range: NSRange(location..<end))
      location = end
    }
    endEditing()
  }
}

// MARK: - Text of subclasses

extension NSTextStorage {
  /// Copies a changed range of a subclass's text to the inherited text, which Foundation's functions
  /// read.
  private func copyOwnText(replacing range: NSRange, _ mask: EditActions) {
    let own = string as NSString
    let former = super.length
    let edit = Self.edit(of: range, from: former, to: own.length)
    if mask.contains(.editedCharacters) || own.length != former {
      let new = own.substring(with: NSRange(edit.new))
      super.replaceCharacters(in: NSRange(edit.former), with: new)
    }
    copyOwnAttributes(in: edit.new)
  }

  /// Returns the replaced range and its replacement, by the lengths of the whole texts.
  private static func edit(
    of range: NSRange, from former: Int, to length: Int
  ) -> (former: Range<Int>, new: Range<Int>) {
    let replaced = range.offsets(upTo: former)
    let end = replaced.upperBound + length - former
    guard end >= replaced.lowerBound else { return (0..<former, 0..<length) }
    return (replaced, replaced.lowerBound..<end)
  }

  private func copyOwnAttributes(in range: Range<Int>) {
    var location = range.lowerBound
    while location < range.upperBound {
      var run = NSRange()
      let attributes = attributes(at: location, effectiveRange: &run)
      let end = max(location + 1, min(NSMaxRange(run), range.upperBound))
      super.setAttributes(attributes, range: NSRange(location..<end))
      location = end
    }
  }
}

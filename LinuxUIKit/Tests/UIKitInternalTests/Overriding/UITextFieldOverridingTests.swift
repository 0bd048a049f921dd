import Testing
import UIKit

/// Tests that subclasses can override what Apple declares in `UITextField`.
@MainActor struct UITextFieldOverridingTests {
  @Test("The overrides of a text field are called through a reference of the superclass")
  func overrides() {
    let log = OverrideLog()
    let field: UITextField = LoggedField(log: log)
    field.text = "abc"
    #expect(field.defaultTextAttributes[.font] != nil)
    let (start, end) = (field.beginningOfDocument, field.endOfDocument)
    guard let range = field.textRange(from: start, to: end),
      let second = field.position(from: start, offset: 1)
    else {
      Issue.record("no range")
      return
    }
    #expect(field.offset(from: start, to: end) == 3)
    #expect(field.compare(start, to: second) == .orderedAscending)
    #expect(field.text(in: range) == "abc")
    #expect(field.firstRect(for: range).width > 0)
    #expect(field.closestPosition(to: .zero) != nil)
    #expect(field.closestPosition(to: .zero, within: range) != nil)
    _ = field.characterRange(at: .zero)
    #expect(field.markedTextRange == nil)
    #expect(field.position(from: start, in: .right, offset: 1) != nil)
    #expect(field.position(within: range, farthestIn: .right) != nil)
    #expect(field.characterRange(byExtending: start, in: .right) != nil)
    field.setBaseWritingDirection(.leftToRight, for: range)
    #expect(field.baseWritingDirection(for: start, in: .forward) == .leftToRight)
    #expect(!field.selectionRects(for: range).isEmpty)
    #expect(field.caretRect(for: start).height > 0)
    field.replace(range, withText: "d")

    field.autocapitalizationType = .none
    field.autocorrectionType = .no
    field.spellCheckingType = .no
    field.smartQuotesType = .no
    field.smartDashesType = .no
    field.smartInsertDeleteType = .no
    field.keyboardType = .URL
    field.keyboardAppearance = .dark
    field.returnKeyType = .done
    field.enablesReturnKeyAutomatically = true
    field.isSecureTextEntry = true
    field.textContentType = .password

    #expect(
      log.names == [
        "autocapitalizationType", "autocorrectionType", "baseWritingDirection(for:in:)",
        "beginningOfDocument", "caretRect(for:)", "characterRange(at:)",
        "characterRange(byExtending:in:)", "closestPosition(to:)", "closestPosition(to:within:)",
        "compare(_:to:)", "defaultTextAttributes", "enablesReturnKeyAutomatically", "endOfDocument",
        "firstRect(for:)", "isSecureTextEntry", "keyboardAppearance", "keyboardType",
        "markedTextRange", "offset(from:to:)", "position(from:in:offset:)",
        "position(from:offset:)",
        "position(within:farthestIn:)", "replace(_:withText:)", "returnKeyType",
        "selectionRects(for:)", "setBaseWritingDirection(_:for:)", "smartDashesType",
        "smartInsertDeleteType", "smartQuotesType", "spellCheckingType", "text(in:)",
        "textContentType", "textRange(from:to:)",
      ])
  }
}

/// A `UITextField` that records the calls of its overrides.
private final class LoggedField: UITextField {
  private let log: OverrideLog

  init(log: OverrideLog) {
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      log.record()
      return super.defaultTextAttributes
    }
    set {
      log.record()
      super.defaultTextAttributes = newValue
    }
  }

  override var beginningOfDocument: UITextPosition {
    log.record()
    return super.beginningOfDocument
  }

  override var endOfDocument: UITextPosition {
    log.record()
    return super.endOfDocument
  }

  override func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    log.record()
    return super.textRange(from: fromPosition, to: toPosition)
  }

  override func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    log.record()
    return super.position(from: position, offset: offset)
  }

  override func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    log.record()
    return super.offset(from: from, to: toPosition)
  }

  override func compare(
    _ position: UITextPosition, to other: UITextPosition
  ) -> ComparisonResult {
    log.record()
    return super.compare(position, to: other)
  }

  override func text(in range: UITextRange) -> String? {
    log.record()
    return super.text(in: range)
  }

  override func replace(_ range: UITextRange, withText text: String) {
    log.record()
    super.replace(range, withText: text)
  }

  override func caretRect(for position: UITextPosition) -> CGRect {
    log.record()
    return super.caretRect(for: position)
  }

  override func firstRect(for range: UITextRange) -> CGRect {
    log.record()
    return super.firstRect(for: range)
  }

  override func closestPosition(to point: CGPoint) -> UITextPosition? {
    log.record()
    return super.closestPosition(to: point)
  }

  override var markedTextRange: UITextRange? {
    log.record()
    return super.markedTextRange
  }

  override func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    log.record()
    return super.position(from: position, in: direction, offset: offset)
  }

  override func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    log.record()
    return super.position(within: range, farthestIn: direction)
  }

  override func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    log.record()
    return super.characterRange(byExtending: position, in: direction)
  }

  override func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    log.record()
    return super.baseWritingDirection(for: position, in: direction)
  }

  override func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {
    log.record()
    super.setBaseWritingDirection(writingDirection, for: range)
  }

  override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    log.record()
    return super.selectionRects(for: range)
  }

  override func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    log.record()
    return super.closestPosition(to: point, within: range)
  }

  override func characterRange(at point: CGPoint) -> UITextRange? {
    log.record()
    return super.characterRange(at: point)
  }

  override var autocapitalizationType: UITextAutocapitalizationType {
    get {
      log.record()
      return super.autocapitalizationType
    }
    set {
      log.record()
      super.autocapitalizationType = newValue
    }
  }

  override var autocorrectionType: UITextAutocorrectionType {
    get {
      log.record()
      return super.autocorrectionType
    }
    set {
      log.record()
      super.autocorrectionType = newValue
    }
  }

  override var spellCheckingType: UITextSpellCheckingType {
    get {
      log.record()
      return super.spellCheckingType
    }
    set {
      log.record()
      super.spellCheckingType = newValue
    }
  }

  override var smartQuotesType: UITextSmartQuotesType {
    get {
      log.record()
      return super.smartQuotesType
    }
    set {
      log.record()
      super.smartQuotesType = newValue
    }
  }

  override var smartDashesType: UITextSmartDashesType {
    get {
      log.record()
      return super.smartDashesType
    }
    set {
      log.record()
      super.smartDashesType = newValue
    }
  }

  override var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get {
      log.record()
      return super.smartInsertDeleteType
    }
    set {
      log.record()
      super.smartInsertDeleteType = newValue
    }
  }

  override var keyboardType: UIKeyboardType {
    get {
      log.record()
      return super.keyboardType
    }
    set {
      log.record()
      super.keyboardType = newValue
    }
  }

  override var keyboardAppearance: UIKeyboardAppearance {
    get {
      log.record()
      return super.keyboardAppearance
    }
    set {
      log.record()
      super.keyboardAppearance = newValue
    }
  }

  override var returnKeyType: UIReturnKeyType {
    get {
      log.record()
      return super.returnKeyType
    }
    set {
      log.record()
      super.returnKeyType = newValue
    }
  }

  override var enablesReturnKeyAutomatically: Bool {
    get {
      log.record()
      return super.enablesReturnKeyAutomatically
    }
    set {
      log.record()
      super.enablesReturnKeyAutomatically = newValue
    }
  }

  override var isSecureTextEntry: Bool {
    get {
      log.record()
      return super.isSecureTextEntry
    }
    set {
      log.record()
      super.isSecureTextEntry = newValue
    }
  }

  override var textContentType: UITextContentType? {
    get {
      log.record()
      return super.textContentType
    }
    set {
      log.record()
      super.textContentType = newValue
    }
  }
}

/// A view with one line of editable text.
///
/// ```swift
/// let field = UITextField()
/// field.placeholder = "Message"
/// field.borderStyle = .roundedRect
/// field.addAction(UIAction { _ in print(field.text ?? "") }, for: .editingChanged)
/// ```
///
/// A tap makes the field the first responder and moves the insertion point. Text that is too wide
/// is truncated with an ellipsis; during editing it scrolls horizontally, so that the caret is
/// visible.
///
/// With a keyboard, arrows move by characters, and by words with Control or Option; Shift selects.
/// A pointer selects by dragging, words by a double click, and the whole text by a triple click.
///
/// - Note: Not implemented: the edit menu, dragging and background images.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput {
  /// The style.
  ///
  /// Extensions read it.
  private(set) var style = FieldStyle() {
    didSet { if style != oldValue { styleDidChange() } }
  }
  private(set) lazy var editor = FieldEditor(of: self)
  private var parts = FieldParts()
  private var inputViews = InputViews()
  private var connection = InputConnection()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a text field with default properties.
  ///
  /// - Note: Not implemented: archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    contentMode = .redraw
    canvas.clipsToBounds = true
    canvas.setDrawHandler { [weak self] in self?.drawContent(in: $0) }
    addSubview(canvas)
    addSubview(clearButton)
    clearButton.isHidden = true
    addGestureRecognizer(TextPointerRecognizer())
    clearButton.addAction(
      UIAction { [weak self] _ in self?.editor.clear() }, for: .touchUpInside)
  }

  /// The delegate.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// The plain text.
  ///
  /// The default is the empty string, also after setting `nil`.
  ///
  /// Setting it moves the insertion point to the end, and does not call the delegate.
  open var text: String? {
    get { edited.text }
    set { setText(newValue ?? "", attributes: nil) }
  }

  /// The text with its attributes; typed text has the attributes of the character before it.
  open var attributedText: NSAttributedString? {
    get {
      editor.attributes
        ?? NSAttributedString(string: edited.text, attributes: defaultTextAttributes)
    }
    set { setText(newValue?.string ?? "", attributes: newValue) }
  }

  /// The text that is displayed while the field is empty.
  open var placeholder: String? {
    get { style.placeholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }

  /// The text that is displayed while the field is empty.
  ///
  /// Without attributes it has the field's font and the placeholder color.
  open var attributedPlaceholder: NSAttributedString? {
    get { style.placeholder }
    set {
      style.placeholder = newValue?.copy() as? NSAttributedString
      contentDidChange()
    }
  }

  /// The font of the whole text.
  ///
  /// The default is the system font of 17 points, also after setting `nil`.
  open var font: UIFont? {
    get { style.font }
    set { setFont(newValue ?? FieldStyle().font) }
  }

  /// The color of the whole text.
  ///
  /// The default is the label color, also after setting `nil`.
  open var textColor: UIColor? {
    get { style.color }
    set { setColor(newValue ?? FieldStyle().color) }
  }

  /// The alignment of the text.
  ///
  /// The default is `natural`.
  open var textAlignment: NSTextAlignment {
    get { style.alignment }
    set { style.alignment = newValue }
  }

  /// Whether the font shrinks to fit the text into the field.
  ///
  /// The default is `false`.
  open var adjustsFontSizeToFitWidth: Bool {
    get { style.adjustsFontSizeToFitWidth }
    set { style.adjustsFontSizeToFitWidth = newValue }
  }

  /// The smallest font size in points of text that shrinks; zero is no limit.
  open var minimumFontSize: CGFloat {
    get { style.minimumFontSize }
    set { style.minimumFontSize = newValue }
  }

  /// Whether a font that follows Dynamic Type is updated when the content size category changes.
  open var adjustsFontForContentSizeCategory: Bool {
    get { style.adjustsFontForContentSizeCategory }
    set {
      style.adjustsFontForContentSizeCategory = newValue
      adjustFontToContentSizeCategory()
    }
  }

  /// The font, color and alignment of the field as attributes.
  ///
  /// - Note: Not implemented: other attributes.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { attributesOfStyle }
    set { changeStyle(to: newValue) }
  }

  // MARK: Editing

  /// Whether the field is being edited: whether it is the first responder.
  open var isEditing: Bool { isFirstResponder }

  /// Whether the text is cleared when editing begins, if the delegate allows it.
  open var clearsOnBeginEditing: Bool {
    get { style.clearsOnBeginEditing }
    set { style.clearsOnBeginEditing = newValue }
  }

  /// Whether the next inserted text replaces the whole text.
  open var clearsOnInsertion: Bool {
    get { style.clearsOnInsertion }
    set { style.clearsOnInsertion = newValue }
  }

  /// The selected range; an empty range is the insertion point.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(offsets: edited.selection) }
    set {
      connection.delegate?.selectionWillChange(self)
      editor.select(newValue?.offsets ?? edited.length..<edited.length)
      connection.delegate?.selectionDidChange(self)
    }
  }

  /// The attributes of the next typed text, until the selection changes.
  ///
  /// The default is the attributes of the character before the insertion point.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { editor.typingAttributes }
    set { editor.typingAttributes = newValue }
  }

  /// The object that is notified when the app changes the text or the selection.
  open weak var inputDelegate: (any UITextInputDelegate)? {
    get { connection.delegate }
    set { connection.delegate = newValue }
  }

  /// The object that finds the units of the text, such as words.
  open var tokenizer: any UITextInputTokenizer { connection.tokenizer(of: self) }

  /// The attributes with which marked text is drawn; `nil` underlines it.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { connection.markedTextStyle }
    set {
      connection.markedTextStyle = newValue
      contentDidChange()
    }
  }

  /// Replaces the marked text, or the selection, by marked text, if the delegate allows it, and
  /// selects a range of it.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.setMarkedText(markedText ?? "", selecting: selectedRange)
  }

  /// Makes the marked text part of the text.
  open func unmarkText() {
    editor.unmark()
  }

  /// Selects the whole text.
  open func selectAll(_ sender: Any?) {
    editor.select(0..<edited.length)
  }

  /// Copies the selected text to the general pasteboard; secure text isn't copied.
  open func copy(_ sender: Any?) {
    copySelection()
  }

  /// Copies the selected text and deletes it, if the delegate allows it.
  open func cut(_ sender: Any?) {
    _ = perform(.cut)
  }

  /// Replaces the selection by the text of the general pasteboard, if the delegate allows it.
  ///
  /// Line breaks become spaces.
  open func paste(_ sender: Any?) {
    pasteText()
  }

  /// Whether the text is not empty.
  open var hasText: Bool { edited.length > 0 }

  /// Inserts text, or replaces the selection, if the delegate allows it.
  ///
  /// A single line feed is the return key; others become spaces.
  open func insertText(_ text: String) {
    editor.insertText(text)
  }

  /// Deletes the selection, or the character before the insertion point, if the delegate allows it.
  open func deleteBackward() {
    editor.deleteBackward()
  }

  /// Whether the field is enabled.
  open override var canBecomeFocused: Bool { isEnabled }

  open override var canBecomeFirstResponder: Bool {
    isEnabled && delegate?.textFieldShouldBeginEditing(self) ?? true
  }

  open override var canResignFirstResponder: Bool {
    delegate?.textFieldShouldEndEditing(self) ?? true
  }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    let wasEditing = isFirstResponder
    // Unverified: the delegate of a text field is notified before the keyboard is displayed, and
    // that of a text view after it; inferred from logs of apps.
    return deferringKeyboardChanges {
      let isEditing = super.becomeFirstResponder()
      if isEditing, !wasEditing { editor.editingDidBegin() }
      return isEditing
    }
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    let wasEditing = isFirstResponder
    let didResign = super.resignFirstResponder()
    if wasEditing, didResign { editor.editingDidEnd() }
    return didResign
  }

  open override var inputView: UIView? {
    get { inputViews.inputView }
    set { inputViews.inputView = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { inputViews.accessoryView }
    set { inputViews.accessoryView = newValue }
  }

  open override var isEnabled: Bool {
    didSet { if !isEnabled { resignFirstResponder() } }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside, touch.type != .indirectPointer else { return }
    editor.beginEditing(at: touch.location(in: self))
  }

  // MARK: Appearance

  /// The border of the field.
  ///
  /// The default is `none`.
  open var borderStyle: BorderStyle {
    get { style.borderStyle }
    set { setBorderStyle(newValue) }
  }

  /// The condition under which the clear button is displayed, if there is text.
  ///
  /// The default is `never`.
  open var clearButtonMode: ViewMode {
    get { style.clearButtonMode }
    set { style.clearButtonMode = newValue }
  }

  /// The view before the text, displayed by `leftViewMode`.
  open var leftView: UIView? {
    get { parts.leftView }
    set {
      let former = parts.leftView
      parts.leftView = newValue
      sideViewDidChange(from: former, to: newValue)
    }
  }

  /// The condition under which the view before the text is displayed.
  ///
  /// The default is `never`.
  open var leftViewMode: ViewMode {
    get { style.leftViewMode }
    set { style.leftViewMode = newValue }
  }

  /// The view after the text, displayed by `rightViewMode` unless the clear button is.
  open var rightView: UIView? {
    get { parts.rightView }
    set {
      let former = parts.rightView
      parts.rightView = newValue
      sideViewDidChange(from: former, to: newValue)
    }
  }

  /// The condition under which the view after the text is displayed.
  ///
  /// The default is `never`.
  open var rightViewMode: ViewMode {
    get { style.rightViewMode }
    set { style.rightViewMode = newValue }
  }

  // MARK: Rectangles and drawing

  /// Returns the rectangle of the border in bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the text in bounds, except during editing.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    availableTextRect(in: bounds, whileEditing: false)
  }

  /// Returns the rectangle of the text in bounds during editing.
  open func editingRect(forBounds bounds: CGRect) -> CGRect {
    availableTextRect(in: bounds, whileEditing: true)
  }

  /// Returns the rectangle of the placeholder in bounds.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Returns the rectangle of the clear button in bounds.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButtonFrame(in: bounds) }

  /// Returns the rectangle of the view before the text in bounds.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftViewFrame(in: bounds) }

  /// Returns the rectangle of the view after the text in bounds.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightViewFrame(in: bounds) }

  /// Draws the text in a rectangle of the current context.
  open func drawText(in rect: CGRect) { drawLine(in: rect) }

  /// Draws the placeholder in a rectangle of the current context.
  open func drawPlaceholder(in rect: CGRect) { drawPlaceholderLine(in: rect) }

  open override func draw(_ rect: CGRect) { drawBorder() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
    editor.revealCaret()
  }

  open override var intrinsicContentSize: CGSize { naturalSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  override var baselineContent: (any BaselineContent)? { self }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFontToContentSizeCategory()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    canvas.setNeedsDisplay()
  }

  // MARK: Accessibility

  open override var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The text, with bullets for secure text; the placeholder if there is none.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (hasText ? displayedText.string : placeholder) }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Text input

  /// The position before the first character.
  open var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

  /// The position after the last character.
  open var endOfDocument: UITextPosition { UITextPosition(offset: edited.length) }

  /// Returns the range between two positions, in either order.
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    UITextRange(between: fromPosition, and: toPosition)
  }

  /// Returns the position at a distance in UTF-16 units; `nil` outside the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    edited.position(from: position.offset, offset: offset).map(UITextPosition.init(offset:))
  }

  /// Returns the distance of two positions in UTF-16 units; negative backward.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Returns the order of two positions.
  open func compare(
    _ position: UITextPosition, to other: UITextPosition
  ) -> ComparisonResult {
    position.order(with: other)
  }

  /// Returns the text in a range.
  open func text(in range: UITextRange) -> String? { edited.text(in: range.offsets) }

  /// Replaces a range without calling the delegate, and moves the insertion point after it.
  open func replace(_ range: UITextRange, withText text: String) {
    replaceCharacters(in: range.offsets, with: text.withoutLineFeeds)
    sendActions(for: .editingChanged)
  }

  /// Returns the rectangle of a caret at a position, in the field's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect {
    caretFrame(at: position.offset, in: textFrame)
  }

  /// Returns the first rectangle of a range's text, in the field's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect {
    let line = line(in: textFrame)
    return line.rectangles(for: range.offsets).first ?? line.caret(at: range.offsets.lowerBound)
  }

  /// Returns the position closest to a point of the field.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(offset: edited.boundary(atOrAfter: textOffset(nearestTo: point)))
  }

  /// The range of the provisionally inserted text of an input method; `nil` if there is none.
  open var markedTextRange: UITextRange? { edited.marked.map(UITextRange.init(offsets:)) }

  /// Returns the position a number of characters or lines away on the screen; `nil` if there is none.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    self.offset(from: position.offset, in: direction, by: offset).map(
      UITextPosition.init(offset:))
  }

  /// Returns the position of a range that is farthest in a direction.
  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    UITextPosition(offset: end(of: range.offsets, in: direction))
  }

  /// Returns the range from a position to the end or the beginning of the text.
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    let whole = 0..<edited.length
    return UITextRange(
      between: position, and: UITextPosition(offset: end(of: whole, in: direction)))
  }

  /// Returns the writing direction of the paragraph at a position: that of its style, or of its
  /// first letter.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    writingDirection(at: position.offset)
  }

  /// Sets the writing direction of the paragraphs in a range.
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {
    setWritingDirection(writingDirection, in: range.offsets)
  }

  /// Returns the rectangles of the selection of a range, in the view's coordinates.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    selectionRectangles(for: range.offsets)
  }

  /// Returns the position in a range that is closest to a point of the view.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    let (offset, offsets) = (closestPosition(to: point)?.offset ?? 0, range.offsets)
    return UITextPosition(offset: min(max(offset, offsets.lowerBound), offsets.upperBound))
  }

  /// Returns the range of the character at a point of the view; `nil` beside the text.
  open func characterRange(at point: CGPoint) -> UITextRange? {
    character(at: point).map(UITextRange.init(offsets:))
  }

  // MARK: Input traits

  /// The automatic capitalization.
  ///
  /// The default is `sentences`.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { inputTraits.autocapitalization }
    set { setInputTrait(\.autocapitalization, to: newValue) }
  }

  /// The automatic correction.
  open var autocorrectionType: UITextAutocorrectionType {
    get { inputTraits.autocorrection }
    set { setInputTrait(\.autocorrection, to: newValue) }
  }

  /// The spell checking.
  open var spellCheckingType: UITextSpellCheckingType {
    get { inputTraits.spellChecking }
    set { setInputTrait(\.spellChecking, to: newValue) }
  }

  /// The conversion of quotation marks to smart quotes.
  open var smartQuotesType: UITextSmartQuotesType {
    get { inputTraits.smartQuotes }
    set { setInputTrait(\.smartQuotes, to: newValue) }
  }

  /// The conversion of hyphens to dashes.
  open var smartDashesType: UITextSmartDashesType {
    get { inputTraits.smartDashes }
    set { setInputTrait(\.smartDashes, to: newValue) }
  }

  /// The insertion and removal of spaces around pasted text.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { inputTraits.smartInsertDelete }
    set { setInputTrait(\.smartInsertDelete, to: newValue) }
  }

  /// The type of keyboard.
  open var keyboardType: UIKeyboardType {
    get { inputTraits.keyboard }
    set { setInputTrait(\.keyboard, to: newValue) }
  }

  /// The appearance of the keyboard.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { inputTraits.appearance }
    set { setInputTrait(\.appearance, to: newValue) }
  }

  /// The title of the return key.
  open var returnKeyType: UIReturnKeyType {
    get { inputTraits.returnKey }
    set { setInputTrait(\.returnKey, to: newValue) }
  }

  /// Whether the return key is disabled while there is no text.
  ///
  /// The default is `false`.
  open var enablesReturnKeyAutomatically: Bool {
    get { inputTraits.enablesReturnKeyAutomatically }
    set { setInputTrait(\.enablesReturnKeyAutomatically, to: newValue) }
  }

  /// Whether the text is displayed as bullets.
  ///
  /// The default is `false`.
  open var isSecureTextEntry: Bool {
    get { inputTraits.isSecure }
    set { setInputTrait(\.isSecure, to: newValue) }
  }

  /// The meaning of the text, for autofill.
  open var textContentType: UITextContentType? {
    get { inputTraits.contentType }
    set { setInputTrait(\.contentType, to: newValue) }
  }
}

// MARK: - State for extensions

extension UITextField {
  var canvas: TextCanvas { parts.canvas }

  var clearButton: UIControl { parts.clearButton }

  /// The attributes of marked text.
  var markedAttributes: [NSAttributedString.Key: Any] { connection.markedAttributes }

  /// Changes the style, and updates the display if it differs.
  func changeStyle(_ change: (inout FieldStyle) -> Void) {
    change(&style)
  }
}

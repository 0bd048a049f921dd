/// A scrollable view with editable text of several lines, and with links.
///
/// ```swift
/// let story = UITextView()
/// story.isEditable = false
/// story.isScrollEnabled = false
/// story.attributedText = NSAttributedString(
///   string: "Read more", attributes: [.link: "https://example.org"])
/// story.delegate = self
/// ```
///
/// Links can be tapped while the view isn't editable; the delegate opens them. With scrolling
/// disabled the intrinsic size is that of the text.
///
/// With a keyboard, arrows move by characters and lines, and by words with Control or Option; Shift
/// selects. A pointer selects by dragging, words by a double click, and paragraphs by a triple click.
///
/// The text is that of `textStorage`, which a highlighter changes, and is laid out and drawn by
/// `layoutManager`. Both are created when they are used for the first time, unless the container that the view
/// was created with has them.
///
/// - Note: Not implemented: TextKit 2, the edit menu, data detectors, and the text items of iOS 17.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput {
  /// The style.
  ///
  /// Extensions read it.
  private(set) var style = TextViewStyle() {
    didSet { if style != oldValue { contentDidChange() } }
  }
  private var content = EditableContent()
  let canvas = TextCanvas()
  private var inputViews = InputViews()
  private var connection = InputConnection()
  let textKit = TextKitConnection()

  /// Creates a text view whose text is in a container; `nil` is a new one.
  ///
  /// The view displays and edits the text of the container's layout manager, if there is one. A container
  /// belongs to one text view.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? TextKitConnection.trackingContainer()
    super.init(frame: frame)
    setUp()
  }

  /// Creates a text view with a container of its own; the flag has no effect.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  /// Creates a text view with a container of its own.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Creates a text view with default properties.
  ///
  /// - Note: Not implemented: archives.
  public required init?(coder: NSCoder) {
    textContainer = TextKitConnection.trackingContainer()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentMode = .redraw
    canvas.setDrawHandler { [weak self] in self?.drawContent(in: $0) }
    addSubview(canvas)
    addGestureRecognizer(TextPointerRecognizer())
    textContainer.setHost(textContainerHost)
    if textContainer.layoutManager != nil { connectTextKit() }
  }

  /// The delegate, also of scrolling.
  open var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { setScrollDelegate(newValue) }
  }

  /// The metrics of the area of the text.
  open private(set) var textContainer: NSTextContainer

  /// The layout manager, which lays out and draws the text.
  open var layoutManager: NSLayoutManager { connectTextKit().manager }

  /// The text, which the view displays and edits.
  ///
  /// Its changes are displayed at once. Those by the app don't call the delegate.
  open var textStorage: NSTextStorage { connectTextKit().storage }

  // MARK: Text

  /// The plain text.
  ///
  /// The default is the empty string, also after setting `nil`.
  ///
  /// Setting it moves the insertion point to the end, and does not call the delegate.
  open var text: String! {
    get { edited.text }
    set { setText(newValue ?? "", attributes: nil) }
  }

  /// The text with its attributes; typed text has the attributes of the character before it.
  open var attributedText: NSAttributedString! {
    get {
      content.attributes ?? NSAttributedString(string: edited.text, attributes: defaultAttributes)
    }
    set { setText(newValue?.string ?? "", attributes: newValue) }
  }

  /// The font of the whole text.
  ///
  /// The default is the system font of 12 points, also after setting `nil`.
  open var font: UIFont? {
    get { style.font }
    set { setFont(newValue ?? TextViewStyle().font) }
  }

  /// The color of the whole text.
  ///
  /// The default is the label color, also after setting `nil`.
  open var textColor: UIColor? {
    get { style.color }
    set { setColor(newValue ?? TextViewStyle().color) }
  }

  /// The alignment of the text.
  ///
  /// The default is `natural`.
  open var textAlignment: NSTextAlignment {
    get { style.alignment }
    set { style.alignment = newValue }
  }

  /// The insets of the text.
  ///
  /// The default is 8 points at the top and bottom.
  open var textContainerInset: UIEdgeInsets {
    get { style.insets }
    set { style.insets = newValue }
  }

  /// Whether a font that follows Dynamic Type is updated when the content size category changes.
  open var adjustsFontForContentSizeCategory: Bool {
    get { style.adjustsFontForContentSizeCategory }
    set {
      style.adjustsFontForContentSizeCategory = newValue
      adjustFontsToContentSizeCategory()
    }
  }

  /// The attributes of links, which take precedence over their own attributes.
  ///
  /// The default is the tint color.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    didSet { contentDidChange() }
  }

  // MARK: Editing

  /// Whether the text can be edited.
  ///
  /// The default is `true`.
  open var isEditable: Bool {
    get { style.isEditable }
    set {
      style.isEditable = newValue
      if !newValue { resignFirstResponder() }
    }
  }

  /// Whether links can be tapped.
  ///
  /// The default is `true`.
  open var isSelectable: Bool {
    get { style.isSelectable }
    set { style.isSelectable = newValue }
  }

  /// The selected range in UTF-16 units; an empty range is the insertion point.
  ///
  /// A range that reaches beyond the text is reduced to it.
  open var selectedRange: NSRange {
    get { NSRange(edited.selection) }
    set { changeSelection(to: newValue.offsets(upTo: edited.length)) }
  }

  /// The selected range; an empty range is the insertion point.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(offsets: edited.selection) }
    set {
      connection.delegate?.selectionWillChange(self)
      changeSelection(to: newValue?.offsets ?? edited.length..<edited.length)
      connection.delegate?.selectionDidChange(self)
    }
  }

  /// The attributes of the next typed text, until the selection changes.
  ///
  /// The default is the attributes of the character before the insertion point.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { content.typingAttributes(defaults: defaultAttributes) }
    set { content.setTypingAttributes(newValue, defaults: defaultAttributes) }
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
    let text = markedText ?? ""
    let selected = selectedRange.offsets(upTo: text.utf16.count)
    type(text, in: edited.inputRange) { $0.setMarkedText(text, selecting: selected) }
  }

  /// Makes the marked text part of the text.
  open func unmarkText() {
    guard edited.marked != nil else { return }
    content.unmark()
    contentDidChange()
  }

  /// Replaces a range without asking the delegate, and moves the insertion point after it.
  open func replace(_ range: UITextRange, withText text: String) {
    replaceContent(in: range.offsets, with: text) {
      $0.replaceCharacters(in: range.offsets, with: text)
    }
    contentDidChange()
    reportChange()
  }

  /// Returns the rectangle of a caret at a position, in the text view's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect { caretFrame(at: position.offset) }

  /// Scrolls by the least distance that makes a range of the text, in UTF-16 units, visible.
  open func scrollRangeToVisible(_ range: NSRange) {
    let offsets = range.offsets(upTo: edited.length)
    let lines = textLines
    let rects = lines.rectangles(for: offsets)
    let whole = rects.dropFirst().reduce(rects.first) { $0?.union($1) }
    scrollRectToVisible(whole ?? caretFrame(at: offsets.lowerBound), animated: false)
  }

  /// Selects the whole text.
  open func selectAll(_ sender: Any?) {
    changeSelection(to: 0..<edited.length)
  }

  /// Copies the selected text to the general pasteboard; secure text isn't copied.
  open func copy(_ sender: Any?) {
    copySelection()
  }

  /// Copies the selected text and deletes it, if the delegate allows it.
  open func cut(_ sender: Any?) {
    guard isEditable else { return }
    _ = perform(.cut)
  }

  /// Replaces the selection by the text of the general pasteboard, if the delegate allows it.
  open func paste(_ sender: Any?) {
    guard isEditable else { return }
    pasteText()
  }

  /// Whether the text is not empty.
  open var hasText: Bool { edited.length > 0 }

  /// Inserts text, or replaces the selection, if the delegate allows it.
  open func insertText(_ text: String) {
    replaceByTyping(edited.inputRange, with: text)
  }

  /// Deletes the selection, or the character before the insertion point, if the delegate allows it.
  open func deleteBackward() {
    guard let range = edited.rangeToDeleteBackward else { return }
    replaceByTyping(range, with: "")
  }

  /// Whether the text can be edited.
  open override var canBecomeFocused: Bool { isEditable }
  override var focusBehavior: FocusBehavior { FocusBehavior(canEditText: isEditable) }

  open override var canBecomeFirstResponder: Bool {
    isEditable && delegate?.textViewShouldBeginEditing(self) ?? true
  }

  open override var canResignFirstResponder: Bool {
    delegate?.textViewShouldEndEditing(self) ?? true
  }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    let wasEditing = isFirstResponder
    let isEditing = super.becomeFirstResponder()
    if isEditing, !wasEditing { editingDidBegin() }
    return isEditing
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    let wasEditing = isFirstResponder
    let didResign = super.resignFirstResponder()
    if wasEditing, didResign { editingDidEnd() }
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

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else {
      return super.touchesEnded(touches, with: event)
    }
    guard !isEditable || touch.type != .indirectPointer else { return }
    handleTap(at: touch.location(in: self))
  }

  // MARK: Layout

  open override var isScrollEnabled: Bool {
    didSet { invalidateIntrinsicContentSize() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutText()
  }

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
      : fittingSize(width: nil)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

  override var widthDependentContent: (any WidthDependentContent)? { self }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFontsToContentSizeCategory()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }

  // MARK: Accessibility

  open override var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? edited.text }
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

  /// Returns the order of two positions.
  open func compare(
    _ position: UITextPosition, to other: UITextPosition
  ) -> ComparisonResult {
    position.order(with: other)
  }

  /// Returns the distance of two positions in UTF-16 units; negative backward.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Returns the text in a range.
  open func text(in range: UITextRange) -> String? { edited.text(in: range.offsets) }

  /// Returns the first rectangle of a range's text, in the text view's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect {
    textRectangles(for: range.offsets).first ?? caretFrame(at: range.offsets.lowerBound)
  }

  /// Returns the position closest to a point of the text view.
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
}

// MARK: - State for extensions

extension UITextView {
  /// The characters and the selection.
  var edited: EditedText { content.edited }

  /// The text with attributes; `nil` for plain text.
  var attributes: NSAttributedString? { content.attributes }

  /// The attributes of text that has none of its own.
  var defaultAttributes: [NSAttributedString.Key: Any] {
    [.font: style.font, .foregroundColor: style.color]
  }

  /// Sets the writing direction of the paragraphs in a range.
  func setWritingDirection(_ direction: NSWritingDirection, in range: Range<Int>) {
    content.setWritingDirection(direction, in: range, defaults: defaultAttributes)
    attributesDidChange()
  }

  var inputTraits: InputTraits { style.traits }

  /// Sets a trait of the text input.
  func setInputTrait<Value>(_ trait: WritableKeyPath<InputTraits, Value>, to value: Value) {
    style.traits[keyPath: trait] = value
  }

  /// The text with fonts and colors; links have the link attributes of the view.
  var styledText: StyledText {
    content.styledText { content in
      let format = ParagraphFormat(
        alignment: style.alignment, lineBreakMode: textContainer.lineBreakMode)
      let face = style.font.face
      return content.attributes(marking: connection.markedAttributes).map {
        StyledText(replacingLinks(in: $0), face: face, format: format)
      } ?? StyledText(content.edited.text, face: face, format: format)
    }
  }
}

// MARK: - Changes

extension UITextView {
  /// Changes the text, its attributes or its selection without reports.
  func changeContent<Result>(_ change: (inout EditableContent) -> Result) -> Result {
    change(&content)
  }

  /// Updates the display after a change of the content or the style.
  func contentDidChange() {
    content.discardStyledText()
    textKit.manager?.invalidate()
    canvas.restartBlinking()
    canvas.setNeedsDisplay()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func attributesDidChange() {
    writeAttributes()
    contentDidChange()
  }

  private func setText(_ text: String, attributes: NSAttributedString?) {
    connection.delegate?.textWillChange(self)
    discardUndo(before: text)
    content.setText(text, attributes: storedAttributes(attributes, of: text))
    style.adoptFirstAttributes(of: content.attributes)
    writeText()
    contentDidChange()
    connection.delegate?.textDidChange(self)
  }

  /// Sets the appearance of text without attributes to that of the first character.
  func adoptFirstAttributes() {
    style.adoptFirstAttributes(of: content.attributes)
  }

  private func setFont(_ font: UIFont) {
    style.font = font
    if content.setAttribute(.font, to: font) { attributesDidChange() }
  }

  private func setColor(_ color: UIColor) {
    style.color = color
    if content.setAttribute(.foregroundColor, to: color) { attributesDidChange() }
  }

  /// Updates fonts that follow Dynamic Type, if `adjustsFontForContentSizeCategory` is set.
  private func adjustFontsToContentSizeCategory() {
    guard style.adjustsFontForContentSizeCategory else { return }
    let category = traitCollection.preferredContentSizeCategory
    style.font = style.font.adjusted(to: category)
    if content.adjustFonts(to: category) { attributesDidChange() }
  }
}
